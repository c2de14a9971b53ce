//! Puzzle text as a person wrote it: lines, tokens, and errors that show the place.

use crate::diagnostic::{TextError, TextErrors, TextPlace};
use std::sync::Arc;

/// At most this many characters of a line are kept around the place of an error.
const EXCERPT_CHARS: usize = 120;

/// A word of a text for a message: not more than its first 20 characters.
pub fn clipped(word: &str) -> String {
    match word.char_indices().nth(20) {
        Some((end, _)) => format!("{}...", &word[..end]),
        None => word.to_string(),
    }
}

/// A text with the label under which errors name it. Valid UTF-8, without a byte-order mark.
#[derive(Debug, Clone)]
pub struct Source {
    label: Arc<str>,
    text: Arc<str>,
    /// The number of a line that was read already.
    left_out: Option<usize>,
}

impl Source {
    /// Takes a file's bytes.
    ///
    /// # Errors
    /// One error with the place of the first byte that is not UTF-8; UTF-16 is named as such.
    pub fn new(label: impl Into<String>, bytes: Vec<u8>) -> Result<Self, TextErrors> {
        let label = label.into();
        let mut bytes = bytes;
        if bytes.starts_with(b"\xEF\xBB\xBF") {
            bytes.drain(..3);
        }
        match String::from_utf8(bytes) {
            Ok(text) => Ok(Source {
                label: label.into(),
                text: text.into(),
                left_out: None,
            }),
            Err(error) => {
                let good = error.utf8_error().valid_up_to();
                let bytes = error.as_bytes();
                let head = String::from_utf8_lossy(&bytes[..good]);
                let line = 1 + head.matches('\n').count();
                let tail = head.rsplit('\n').next().unwrap_or_default();
                let column = 1 + tail.chars().count();
                let utf16 = bytes.starts_with(&[0xFF, 0xFE]) || bytes.starts_with(&[0xFE, 0xFF]);
                let message = if utf16 {
                    "the text is UTF-16".to_string()
                } else {
                    format!("byte {:#04X} is not UTF-8", bytes[good])
                };
                let mut excerpt: String = tail.chars().take(EXCERPT_CHARS).collect();
                excerpt.push('\u{FFFD}');
                let end = excerpt.len();
                let place = TextPlace {
                    line: line as u64,
                    column: Some(column as u64),
                    span: end - '\u{FFFD}'.len_utf8()..end,
                    excerpt,
                };
                let mut error = TextError::new(label, message).at(place);
                error.expected = Some("a plain text file; save it as UTF-8".to_string());
                Err(TextErrors::from(error))
            }
        }
    }

    /// The name under which the text is known: a file name, or `<stdin>`.
    pub fn label(&self) -> &str {
        &self.label
    }

    /// The whole text.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The same text without the line of this number, which was read already. Errors about the text show it all the
    /// same.
    #[must_use]
    pub fn without_line(&self, number: usize) -> Source {
        Source {
            left_out: Some(number),
            ..self.clone()
        }
    }

    /// The lines with their numbers from 1, but for one that is left out.
    pub fn lines(&self) -> impl Iterator<Item = TextLine<'_>> {
        self.all_lines().filter(|line| Some(line.number) != self.left_out)
    }

    /// All lines; LF, CRLF and CR end a line.
    fn all_lines(&self) -> impl Iterator<Item = TextLine<'_>> {
        // A CRLF splits into a line and an empty one: the second has no number of its own.
        let mut rest = Some(&*self.text);
        let mut number = 0;
        std::iter::from_fn(move || {
            let text = rest?;
            if text.is_empty() {
                return None;
            }
            number += 1;
            match memchr::memchr2(b'\n', b'\r', text.as_bytes()) {
                None => {
                    rest = None;
                    Some(TextLine { number, text })
                }
                Some(end) => {
                    let skip = if text[end..].starts_with("\r\n") { 2 } else { 1 };
                    rest = Some(&text[end + skip..]);
                    Some(TextLine {
                        number,
                        text: &text[..end],
                    })
                }
            }
        })
    }

    /// An error at a token.
    pub fn error_at(&self, token: &Token<'_>, message: impl Into<String>, expected: impl Into<String>) -> TextError {
        self.error_in(
            token.line,
            token.start..token.start + token.text.len(),
            message,
            expected,
        )
    }

    /// An error just after the last character of a line.
    pub fn error_after(
        &self,
        line: &TextLine<'_>,
        message: impl Into<String>,
        expected: impl Into<String>,
    ) -> TextError {
        let end = line.text.trim_end().len();
        self.error_in(*line, end..end + 1, message, expected)
    }

    /// An error about the text as a whole, shown at its first line that is not blank.
    pub fn error_whole(&self, message: impl Into<String>, expected: impl Into<String>) -> TextError {
        let first = self
            .all_lines()
            .find(|line| !line.text.trim().is_empty())
            .unwrap_or(TextLine { number: 1, text: "" });
        let end = first.text.trim_end().len();
        let start = first.text.len() - first.text.trim_start().len();
        self.error_in(first, start.min(end)..end.max(start), message, expected)
    }

    /// An error at a part of the text: a slice of [`Source::text`], of which the first line is shown.
    pub fn error_on(&self, part: &str, message: impl Into<String>, expected: impl Into<String>) -> TextError {
        match self.offset_of(part) {
            Some(start) => self.error_from(start, part.len(), message, expected),
            None => self.error_whole(message, expected),
        }
    }

    /// Where a slice of the text begins, in bytes; `None` if it is no slice of it.
    fn offset_of(&self, part: &str) -> Option<usize> {
        let start = (part.as_ptr() as usize).checked_sub(self.text.as_ptr() as usize)?;
        (start + part.len() <= self.text.len()).then_some(start)
    }

    fn error_from(
        &self,
        start: usize,
        len: usize,
        message: impl Into<String>,
        expected: impl Into<String>,
    ) -> TextError {
        let text = &*self.text;
        // The end of a CRLF belongs to the line before it.
        let start = start - usize::from(text[..start].ends_with('\r') && text[start..].starts_with('\n'));
        let before = &text.as_bytes()[..start];
        let from = memchr::memrchr2(b'\n', b'\r', before).map_or(0, |end| end + 1);
        if from == text.len() {
            return self.error_whole(message, expected);
        }
        let to = memchr::memchr2(b'\n', b'\r', &text.as_bytes()[from..]).map_or(text.len(), |end| from + end);
        let ends = memchr::memchr_iter(b'\n', &before[..from]).count();
        let lone = memchr::memchr_iter(b'\r', &before[..from]).filter(|&end| before.get(end + 1) != Some(&b'\n'));
        let line = TextLine {
            number: 1 + ends + lone.count(),
            text: &text[from..to],
        };
        let at = start - from;
        let end = (at + len).min(line.text.len()).max(at + 1);
        self.error_in(line, at..end, message, expected)
    }

    fn error_in(
        &self,
        line: TextLine<'_>,
        span: std::ops::Range<usize>,
        message: impl Into<String>,
        expected: impl Into<String>,
    ) -> TextError {
        let column = 1 + line.text.get(..span.start).map_or(0, |before| before.chars().count());
        // Long lines are cut to a window around the place; columns still count from the line's start.
        let before = line.text.get(..span.start).unwrap_or(line.text);
        let from = before
            .char_indices()
            .rev()
            .nth(EXCERPT_CHARS / 2 - 1)
            .map_or(0, |(at, _)| at);
        let mut excerpt: String = line.text[from..].chars().take(EXCERPT_CHARS).collect();
        let start = (span.start - from).min(excerpt.len());
        let end = (span.end - from).min(excerpt.len()).max(start);
        if start == excerpt.len() {
            excerpt.push(' ');
        }
        // An empty place is shown at the character that follows it.
        let end = (end.max(start + 1)..=excerpt.len())
            .find(|&end| excerpt.is_char_boundary(end))
            .unwrap_or(end);
        let mut error = TextError::new(&*self.label, message).at(TextPlace {
            line: line.number as u64,
            column: Some(column as u64),
            span: start..end,
            excerpt,
        });
        error.expected = Some(expected.into());
        error
    }
}

/// A count with the word for what is counted, which is given in the plural: `1 given`, `2 givens`.
pub fn counted(count: usize, many: &str) -> String {
    let word = if count == 1 {
        many.strip_suffix('s').unwrap_or(many)
    } else {
        many
    };
    format!("{count} {word}")
}

/// One line of a text.
#[derive(Debug, Clone, Copy)]
pub struct TextLine<'a> {
    /// From 1.
    pub number: usize,
    /// Without its end.
    pub text: &'a str,
}

/// Bars of frames and tables; the box-drawing ones are what people paste from terminals.
pub(crate) const BARS: [char; 4] = ['|', '\u{2502}', '\u{2503}', '\u{2551}'];

/// True for what separates tokens.
fn separates(c: char) -> bool {
    c.is_whitespace() || c == ',' || c == ';' || BARS.contains(&c)
}

impl<'a> TextLine<'a> {
    /// The line without a comment and the blanks before it: `#` starts one at the line's start or after a blank, so `6x6u#1` stays whole.
    pub fn without_comment(&self) -> TextLine<'a> {
        for at in memchr::memchr_iter(b'#', self.text.as_bytes()) {
            let before = &self.text[..at];
            if before.chars().next_back().is_none_or(char::is_whitespace) {
                return TextLine {
                    number: self.number,
                    text: before.trim_end(),
                };
            }
        }
        *self
    }

    /// The token of a line that has one alone.
    pub fn only_token(&self) -> Option<Token<'a>> {
        let start = self.text.find(|c| !separates(c))?;
        let rest = &self.text[start..];
        let (text, rest) = rest.split_at(rest.find(separates).unwrap_or(rest.len()));
        rest.chars().all(separates).then_some(Token {
            line: *self,
            start,
            text,
        })
    }

    /// True for a horizontal part of a frame: `+---+`, `+=+`, box drawing. It needs a corner, so a line of `-` is no ruler.
    pub fn is_ruler(&self) -> bool {
        let text = self.text.trim();
        let drawing = |c: char| ('\u{2500}'..='\u{257F}').contains(&c);
        text.contains(|c| c == '+' || (drawing(c) && !BARS.contains(&c)))
            && text.chars().all(|c| "+-=| \t".contains(c) || drawing(c))
    }

    /// The tokens: what stands between blanks, commas, semicolons and bars. Empty fields are no tokens; see
    /// [`crate::puzzles::formats::fields`].
    pub fn tokens(&self) -> Vec<Token<'a>> {
        let mut tokens = Vec::new();
        let mut start = None;
        let mut close = |start: &mut Option<usize>, end: usize| {
            if let Some(from) = start.take() {
                tokens.push(Token {
                    line: *self,
                    start: from,
                    text: &self.text[from..end],
                });
            }
        };
        for (at, c) in self.text.char_indices() {
            if separates(c) {
                close(&mut start, at);
            } else if start.is_none() {
                start = Some(at);
            }
        }
        close(&mut start, self.text.len());
        tokens
    }
}

/// A word of a line.
#[derive(Debug, Clone, Copy)]
pub struct Token<'a> {
    /// The line it stands in.
    pub line: TextLine<'a>,
    /// Byte offset in the line.
    pub start: usize,
    /// The word.
    pub text: &'a str,
}

impl<'a> Token<'a> {
    /// Each character as a token of its own.
    pub fn characters(&self) -> impl Iterator<Item = Token<'a>> + use<'a> {
        let token = *self;
        token.text.char_indices().map(move |(at, c)| Token {
            line: token.line,
            start: token.start + at,
            text: &token.text[at..at + c.len_utf8()],
        })
    }
}

/// Where the givens and clues of a puzzle stand in the text it was read from, and what was noticed on reading.
///
/// It is no part of what the puzzle says: two puzzles are equal whatever texts they came from.
#[derive(Debug, Clone, Default)]
pub struct Origin {
    source: Option<Source>,
    spots: Vec<Spot>,
    notes: Vec<TextError>,
}

/// An item's place: the item's number in the puzzle, and a stretch of the text in bytes.
#[derive(Debug, Clone, Copy)]
struct Spot {
    item: u32,
    start: u32,
    len: u32,
}

/// Of longer texts no places are kept: they would need as much memory as the puzzle.
const MAX_PLACED_TEXT: usize = 1 << 24;

impl Origin {
    /// The origin of a puzzle that is read from this text.
    pub fn of(source: &Source) -> Origin {
        Origin {
            source: (source.text().len() <= MAX_PLACED_TEXT).then(|| source.clone()),
            ..Origin::default()
        }
    }

    /// Notes that the item of this number stands in this part of the text.
    pub fn put(&mut self, item: usize, part: &str) {
        if let Some(start) = self.source.as_ref().and_then(|source| source.offset_of(part))
            && let (Ok(item), Ok(start), Ok(len)) = (item.try_into(), start.try_into(), part.len().try_into())
        {
            self.spots.push(Spot { item, start, len });
        }
    }

    /// Puts the places in the order of their items, as [`Origin::error`] needs them.
    #[must_use]
    pub fn sorted(mut self) -> Origin {
        if !self.spots.is_sorted_by_key(|spot| spot.item) {
            self.spots.sort_by_key(|spot| spot.item);
        }
        self
    }

    /// Adds something that users should know and that is no fault.
    pub fn note(&mut self, note: TextError) {
        self.notes.push(note);
    }

    /// What users should know.
    pub fn notes(&self) -> &[TextError] {
        &self.notes
    }

    /// An error at the place of an item; `None` if the place is not known. The origin must be [`Origin::sorted`].
    pub fn error(&self, item: usize, message: impl Into<String>, expected: impl Into<String>) -> Option<TextError> {
        let source = self.source.as_ref()?;
        let at = self.spots.partition_point(|spot| (spot.item as usize) < item);
        let spot = self.spots.get(at).filter(|spot| spot.item as usize == item)?;
        Some(source.error_from(spot.start as usize, spot.len as usize, message, expected))
    }

    /// An error about the text as a whole; `None` if the text is not known.
    pub fn error_whole(&self, message: impl Into<String>, expected: impl Into<String>) -> Option<TextError> {
        Some(self.source.as_ref()?.error_whole(message, expected))
    }
}

impl PartialEq for Origin {
    fn eq(&self, _: &Origin) -> bool {
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::diagnostic::{ErrorList, MAX_ERRORS, visible, visible_json};
    use std::borrow::Cow;

    fn source(text: &str) -> Source {
        Source::new("p.txt", text.as_bytes().to_vec()).expect("UTF-8")
    }

    #[test]
    fn line_ends_of_all_systems_and_a_missing_last_one() {
        for text in ["a\nb\n\nc", "a\r\nb\r\n\r\nc\r\n", "a\rb\r\rc", "\u{FEFF}a\nb\n\nc\n"] {
            let source = source(text);
            let lines: Vec<_> = source.lines().map(|line| (line.number, line.text)).collect();
            assert_eq!(lines, [(1, "a"), (2, "b"), (3, ""), (4, "c")], "{text:?}");
        }
    }

    #[test]
    fn a_comment_needs_a_blank_before_it() {
        let line = |text| TextLine { number: 1, text };
        assert_eq!(line("6x6u#1 # seed").without_comment().text, "6x6u#1");
        assert_eq!(line("# all").without_comment().text, "");
    }

    #[test]
    fn rulers_need_a_corner() {
        let ruler = |text| TextLine { number: 1, text }.is_ruler();
        assert!(ruler("+---+---+") && ruler(" +=+ ") && ruler("┌───┬───┐"));
        assert!(!ruler("- - - -") && !ruler("---") && !ruler("") && !ruler("+ X +") && !ruler("│ │"));
    }

    #[test]
    fn the_place_of_an_error_counts_characters_and_is_shown() {
        let source = source("X . é Z .\n");
        let line = source.lines().next().expect("a line");
        let token = line.tokens()[3];
        let text = source.error_at(&token, "unknown symbol `Z`", "X or O").to_string();
        assert!(text.contains("p.txt:1:7"), "{text}");
        assert!(text.contains("^ expected X or O"), "{text}");
    }

    #[test]
    fn a_long_line_is_cut_around_the_place() {
        let source = source(&format!("{} Z {}", "X ".repeat(500_000), "O ".repeat(500_000)));
        let line = source.lines().next().expect("a line");
        let token = *line.tokens().iter().find(|token| token.text == "Z").expect("the token");
        let error = source.error_at(&token, "unknown symbol `Z`", "X or O");
        assert_eq!(error.column(), Some(1_000_002));
        let place = error.place.as_ref().expect("a place");
        assert_eq!(&place.excerpt[place.span.clone()], "Z");
        assert!(error.to_string().len() < 1000);
    }

    #[test]
    fn every_place_of_a_text_has_its_line() {
        let text = "a\nb\r\n\r\nc\r\rd é\n\ne";
        let source = source(text);
        let mut shown = Vec::new();
        for (at, c) in text.char_indices() {
            let error = source.error_on(&source.text()[at..at + c.len_utf8()], "m", "e");
            let place = error.place.as_ref().expect("a place");
            let (number, column) = (place.line as usize, place.column.expect("a column") as usize);
            let line = source.lines().find(|line| line.number == number).expect("a line");
            assert!(column <= 1 + line.text.chars().count(), "{at}");
            if !c.is_control() {
                assert_eq!(line.text.chars().nth(column - 1), Some(c), "{at}");
            }
            shown.push(number);
        }
        // An end of a line belongs to the line that it ends.
        assert_eq!(shown, [1, 1, 2, 2, 2, 3, 3, 4, 4, 5, 6, 6, 6, 6, 7, 8]);
    }

    #[test]
    fn what_is_unseen_is_shown_as_an_escape() {
        assert_eq!(
            visible("a\u{1b}[2J\u{7f}\u{9b}\u{202e}é\t\n"),
            "a\\u{1b}[2J\\u{7f}\\u{9b}\\u{202e}é\t\n"
        );
        assert!(matches!(visible("plain é"), Cow::Borrowed(_)));
        let json = visible_json(serde_json::json!("\u{1b}\u{7f}\u{9b}\u{202e}").to_string());
        assert_eq!(json, "\"\\u001b\\u007f\\u009b\\u202e\"");
        let source = source("X \u{1b}[31m\u{1b}Z O\n");
        let line = source.lines().next().expect("a line");
        let text = source
            .error_at(&line.tokens()[1], "m\u{1b}", "e\u{8}")
            .with_help("h\u{7}")
            .to_string();
        assert!(!text.contains(|c: char| c.is_control() && c != '\n'), "{text:?}");
        let mark = "X \\u{1b}[31m\\u{1b}Z O\n  |   ^^^^^^^^^^^^^^^^^ expected e\\u{8}";
        assert!(text.contains(mark), "{text}");
    }

    #[test]
    fn faults_beyond_the_first_ones_are_not_made() {
        let source = source("Z\n");
        let mut errors = ErrorList::default();
        let mut made = 0;
        for _ in 0..1000 {
            errors.push_with(|| {
                made += 1;
                source.error_whole("m", "e")
            });
        }
        assert_eq!(
            (made, errors.finish(()).expect_err("faults").count()),
            (MAX_ERRORS, 1000)
        );
    }

    #[test]
    fn what_is_not_utf8_is_named_with_its_place() {
        let errors = Source::new("p.txt", b"X O\nX \xFF\n".to_vec()).expect_err("no UTF-8");
        let text = errors.to_string();
        assert!(
            text.contains("0xFF is not UTF-8") && text.contains("p.txt:2:3"),
            "{text}"
        );
        let errors = Source::new("p.txt", b"\xFF\xFEX\0".to_vec()).expect_err("UTF-16");
        assert!(errors.to_string().contains("UTF-16"), "{errors}");
    }
}
