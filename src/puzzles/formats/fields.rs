//! What stands between the cells of a board, or between the numbers of a list.
//!
//! | text | cells are apart by | an empty cell |
//! |---|---|---|
//! | has commas or semicolons | those, in the lines that have them | an empty field, at either end of a line too |
//! | has tabs, and between them single words | tabs | an empty field, at either end of a line too |
//! | a Markdown table: a line like `\|---\|---\|` | bars | an empty field between two bars |
//! | anything else | blanks and bars | is always written |
//!
//! Quotes around a field are taken off, as spreadsheets and R write them. Where it is not plain whether a field is an
//! empty cell or nothing at all, the text is refused.

use crate::diagnostic::TextErrors;
use crate::text::{BARS, Source, TextLine, Token};

/// What separates the cells of a text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Sign {
    Blanks,
    Commas,
    Tabs,
    Bars,
}

/// How the lines of a text fall into cells.
#[derive(Debug, Clone, Copy)]
pub struct Fields {
    sign: Sign,
    /// Brackets and quotes are blanks, as around the lists of programs.
    brackets: bool,
}

const EXPECTED: &str = "`.` in each empty cell";

impl Fields {
    /// Finds out how cells are apart in these lines, which have no comments and no frames.
    ///
    /// # Errors
    /// A field that may be an empty cell, or may be none.
    pub fn of(source: &Source, lines: &[TextLine<'_>], brackets: bool) -> Result<Fields, TextErrors> {
        let fields = |sign| Fields { sign, brackets };
        let any = |signs: &[char]| lines.iter().any(|line| line.text.contains(signs));
        if lines.iter().any(is_table_rule) {
            return fields(Sign::Bars).unless_doubtful(source, lines);
        }
        if any(&[',', ';']) {
            return fields(Sign::Commas).unless_doubtful(source, lines);
        }
        let blanks = fields(Sign::Blanks);
        blanks.refuse_empty_bars(source, lines)?;
        if any(&['\t']) {
            let tabs = fields(Sign::Tabs);
            // One word in every line, all of one length: cells written without anything between them.
            let indented = || {
                let words = |line| blanks.cells(line);
                let len = lines.first().and_then(|line| Some(words(line).first()?.text.len()));
                len.is_some_and(|len| len > 1)
                    && lines
                        .iter()
                        .map(words)
                        .all(|words| words.len() == 1 && Some(words[0].text.len()) == len)
            };
            if tabs.joins_words(lines) {
                // Here tabs are wide blanks, unless two of them may hold a cell between them.
                tabs.refuse_double_tabs(source, lines)?;
            } else if !indented() {
                return Ok(tabs);
            }
        }
        Ok(blanks)
    }

    fn is_blank(&self, c: char) -> bool {
        let listed = self.sign != Sign::Commas && (c == ',' || c == ';');
        c.is_whitespace() || BARS.contains(&c) || listed || (self.brackets && "\"'[](){}".contains(c))
    }

    /// The stretches of a line between separators, in bytes; the line as one where it has no separator.
    fn stretches<'a>(&self, line: &TextLine<'a>) -> Vec<(usize, &'a str)> {
        let text = line.text;
        let (from, text) = match self.sign {
            Sign::Blanks => return vec![(0, text)],
            Sign::Commas | Sign::Tabs => (0, text),
            Sign::Bars => {
                // The outer bars of a table may be left out.
                let inner = text.trim();
                let inner = inner.strip_prefix('|').unwrap_or(inner);
                let inner = inner.strip_suffix('|').unwrap_or(inner);
                let from = inner.as_ptr() as usize - text.as_ptr() as usize;
                (from, inner)
            }
        };
        let mut at = from;
        let between = text.split(|c: char| self.separates(c));
        between
            .map(|part| {
                let start = at;
                at += part.len() + 1;
                (start, part)
            })
            .collect()
    }

    fn separates(&self, c: char) -> bool {
        match self.sign {
            Sign::Blanks => false,
            Sign::Commas => c == ',' || c == ';',
            Sign::Tabs => c == '\t',
            Sign::Bars => c == '|',
        }
    }

    /// The cells of a line; the text of an empty one is empty. None for a line without any.
    pub fn cells<'a>(&self, line: &TextLine<'a>) -> Vec<Token<'a>> {
        let mut cells = Vec::new();
        if self.sign == Sign::Bars && is_table_rule(line) {
            return cells;
        }
        let stretches = self.stretches(line);
        // A line without a separator has only the words that stand in it, and may be blank.
        let empties = stretches.len() > 1 || (self.sign == Sign::Bars && line.text.contains('|'));
        for (start, part) in stretches {
            let before = cells.len();
            self.words(line, start, part, &mut cells);
            // A bar of a drawing stands between two tabs, but is no cell.
            let frame = self.sign == Sign::Tabs && part.contains(BARS);
            if cells.len() == before && empties && !frame {
                let (start, text) = (start + part.len(), &part[part.len()..]);
                cells.push(Token {
                    line: *line,
                    start,
                    text,
                });
            }
        }
        cells
    }

    /// The texts of the cells of a line; that of an empty field is empty.
    pub fn texts<'a>(&self, line: &TextLine<'a>) -> Vec<&'a str> {
        self.cells(line).into_iter().map(|cell| cell.text).collect()
    }

    /// Adds the words of a stretch, without the quotes around them.
    fn words<'a>(&self, line: &TextLine<'a>, start: usize, part: &'a str, cells: &mut Vec<Token<'a>>) {
        let mut put = |at: usize, word: &'a str| {
            let inner = word.strip_prefix('"').and_then(|rest| rest.strip_suffix('"'));
            cells.push(match inner {
                Some(inner) => Token {
                    line: *line,
                    start: start + at + 1,
                    text: inner.trim(),
                },
                None => Token {
                    line: *line,
                    start: start + at,
                    text: word,
                },
            });
        };
        let inner = part.trim_start();
        let at = part.len() - inner.len();
        let inner = inner.trim_end();
        // Quotes around a field with blanks in it, but not around two words.
        let quoted = inner.starts_with('"') && inner[1..].find('"') == inner.len().checked_sub(2);
        if quoted && !self.brackets && self.sign != Sign::Blanks {
            put(at, inner);
            return;
        }
        let mut from = None;
        for (at, c) in part.char_indices() {
            if !self.is_blank(c) {
                from.get_or_insert(at);
            } else if let Some(from) = from.take() {
                put(from, &part[from..at]);
            }
        }
        if let Some(from) = from {
            put(from, &part[from..]);
        }
    }

    /// True if blanks separate words too, in a line with separators.
    fn joins_words(&self, lines: &[TextLine<'_>]) -> bool {
        let mut words = Vec::new();
        lines.iter().any(|line| {
            let stretches = self.stretches(line);
            stretches.len() > 1
                && stretches.into_iter().any(|(start, part)| {
                    words.clear();
                    self.words(line, start, part, &mut words);
                    words.len() > 1
                })
        })
    }

    /// Refuses empty fields where blanks separate cells too.
    fn unless_doubtful(self, source: &Source, lines: &[TextLine<'_>]) -> Result<Fields, TextErrors> {
        if !self.joins_words(lines) {
            return Ok(self);
        }
        let mut cells = lines.iter().flat_map(|line| self.cells(line));
        match cells.find(|cell| cell.text.is_empty()) {
            Some(cell) => {
                let message = "an empty field, but blanks separate cells here too: is it an empty cell?";
                Err(source.error_at(&cell, message, EXPECTED).into())
            }
            None => Ok(self),
        }
    }

    /// Refuses two tabs between the words of a line.
    fn refuse_double_tabs(&self, source: &Source, lines: &[TextLine<'_>]) -> Result<(), TextErrors> {
        for line in lines {
            let text = line.text.trim();
            let Some(at) = text.find("\t\t") else { continue };
            let start = text.as_ptr() as usize - line.text.as_ptr() as usize + at;
            let token = Token {
                line: *line,
                start: start + 1,
                text: &text[at + 1..at + 1],
            };
            let message = "two tabs, but blanks separate cells here too: is an empty cell between them?";
            return Err(source.error_at(&token, message, EXPECTED).into());
        }
        Ok(())
    }

    /// Refuses blanks between two bars where every field holds one word at most: outside a Markdown table that may be
    /// an empty cell, or a gap in a frame. `||` is a double line.
    fn refuse_empty_bars(&self, source: &Source, lines: &[TextLine<'_>]) -> Result<(), TextErrors> {
        let mut doubtful = None;
        for line in lines.iter().filter(|line| line.text.contains(BARS)) {
            let mut parts = line.text.split(BARS);
            // What stands outside the outer bars is no field of a table.
            let first = parts.next().unwrap_or_default();
            let mut at = first.len();
            let mut inner: Vec<(usize, &str)> = Vec::new();
            for part in parts {
                at += line.text[at..].chars().next().map_or(1, char::len_utf8);
                inner.push((at, part));
                at += part.len();
            }
            let several = |part: &str| part.split_whitespace().nth(1).is_some();
            if several(first) || inner.iter().any(|(_, part)| several(part)) {
                return Ok(());
            }
            inner.pop();
            // A line with blanks between two bars only is a gap in a frame.
            let blank = inner
                .iter()
                .find(|(_, part)| !part.is_empty() && part.trim().is_empty());
            if let Some((start, _)) = blank.filter(|_| inner.len() > 1) {
                doubtful.get_or_insert(Token {
                    line: *line,
                    start: *start,
                    text: "",
                });
            }
        }
        match doubtful {
            Some(cell) => {
                let message = "nothing stands between two bars: is it an empty cell?";
                let error = source.error_at(&cell, message, EXPECTED);
                let help = "in a Markdown table, with its line |---|---|, an empty field is an empty cell";
                Err(error.with_help(help).into())
            }
            None => Ok(()),
        }
    }
}

/// True for the line of a Markdown table that stands below its first one: `|---|---|`, with colons or without.
pub fn is_table_rule(line: &TextLine<'_>) -> bool {
    let text = line.text.trim();
    if !text.contains('|') || !text.bytes().all(|c| b"|-: \t".contains(&c)) {
        return false;
    }
    let inner = text.strip_prefix('|').unwrap_or(text);
    let inner = inner.strip_suffix('|').unwrap_or(inner);
    inner.split('|').map(str::trim).all(|field| {
        let dashes = field.strip_prefix(':').unwrap_or(field);
        let dashes = dashes.strip_suffix(':').unwrap_or(dashes);
        // A single `-` is an empty cell.
        field.len() > 1 && !dashes.is_empty() && dashes.bytes().all(|c| c == b'-')
    })
}
