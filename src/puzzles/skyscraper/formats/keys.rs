//! Key lines: `top:`, `bottom:`, `left:`, `right:`, `grid:`, or all clues after `tblr:` or `clockwise:`.

use super::flat::words;
use crate::diagnostic::TextErrors;
use crate::grid::Side;
use crate::puzzles::formats::board;
use crate::puzzles::formats::fields::Fields;
use crate::puzzles::skyscraper::builder::Builder;
use crate::puzzles::skyscraper::puzzle::Skyscraper;
use crate::text::{Source, TextLine};

/// A key at the start of a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Key {
    /// The clues of one side.
    Side(Side),
    /// The clues of all sides: top, bottom, left, right.
    Tblr,
    /// The clues of all sides, clockwise from the top left corner.
    Clockwise,
    /// The board.
    Grid,
}

const KEYS: [(&str, Key); 7] = [
    ("top", Key::Side(Side::Top)),
    ("bottom", Key::Side(Side::Bottom)),
    ("left", Key::Side(Side::Left)),
    ("right", Key::Side(Side::Right)),
    ("tblr", Key::Tblr),
    ("clockwise", Key::Clockwise),
    ("grid", Key::Grid),
];

/// The key of a line, its word, and what follows the colon.
pub(super) fn key<'a>(line: &TextLine<'a>) -> Option<(Key, &'a str, &'a str)> {
    let (word, rest) = line.text.split_once(':')?;
    let word = word.trim();
    let (_, key) = KEYS.iter().find(|(name, _)| name.eq_ignore_ascii_case(word))?;
    Some((*key, word, rest))
}

/// What follows a key.
struct Section<'a> {
    key: Key,
    word: &'a str,
    /// The numbers by line.
    rows: Vec<Vec<&'a str>>,
}

impl<'a> Section<'a> {
    fn all(&self) -> Vec<&'a str> {
        self.rows.concat()
    }

    /// Gives the numbers of the section to the builder of a board with `n` lines.
    fn put(&self, source: &Source, n: usize, builder: &mut Builder<'_>) {
        let Section { key, word, rows } = self;
        let all = &self.all();
        match key {
            Key::Side(side) => builder.side(*side, all, word),
            Key::Tblr | Key::Clockwise if all.len() != 4 * n => {
                let message = format!(
                    "{word}: has {} numbers, a board with {n} lines has {}",
                    all.len(),
                    4 * n
                );
                let place = all.get(4 * n).unwrap_or(word);
                builder
                    .errors
                    .push(source.error_on(place, message, format!("{} numbers, 0 for none", 4 * n)));
            }
            Key::Tblr => {
                for (side, clues) in [Side::Top, Side::Bottom, Side::Left, Side::Right]
                    .into_iter()
                    .zip(all.chunks(n))
                {
                    builder.side(side, clues, word);
                }
            }
            Key::Clockwise => {
                for (side, clues) in [Side::Top, Side::Right, Side::Bottom, Side::Left]
                    .into_iter()
                    .zip(all.chunks(n))
                {
                    let mut clues = clues.to_vec();
                    // Along the bottom and up the left the numbers run against the lines' order.
                    if matches!(side, Side::Bottom | Side::Left) {
                        clues.reverse();
                    }
                    builder.side(side, &clues, word);
                }
            }
            Key::Grid if rows.len() != n => {
                let message = format!("the grid has {} rows, the board {n} lines", rows.len());
                builder.errors.push(source.error_on(word, message, format!("{n} rows")));
            }
            Key::Grid => {
                for (row, tokens) in rows.iter().enumerate() {
                    let part = tokens.last().copied().unwrap_or(word);
                    builder.row(row, tokens, part);
                }
            }
        }
    }
}

/// Reads key lines, in any order; numbers may go on in the lines below.
pub(super) fn read_keys(source: &Source) -> Result<Skyscraper, TextErrors> {
    let (sections, outside) = sections(source)?;
    refuse_open_ends(source, &sections)?;
    let stated = match &outside {
        Some(line) => Some(stated_size(source, line)?),
        None => None,
    };
    refuse_repetitions(source, &sections)?;
    let Some((n, part)) = stated.or_else(|| sections.iter().find_map(size_of)) else {
        return Err(source.error_whole("no key has a number", "clues or a grid").into());
    };
    let mut builder = Builder::new(source, n, part)?;
    for section in &sections {
        section.put(source, n, &mut builder);
    }
    builder.finish()
}

/// The sections of a text, and the first line before them.
fn sections(source: &Source) -> Result<(Vec<Section<'_>>, Option<TextLine<'_>>), TextErrors> {
    let lines: Vec<TextLine<'_>> = board::content(source).collect();
    let behind_key = |line: &TextLine<'_>| key(line).map(|(.., rest)| rest.len());
    let values: Vec<TextLine<'_>> = lines
        .iter()
        .map(|line| TextLine {
            number: line.number,
            text: &line.text[line.text.len() - behind_key(line).unwrap_or(line.text.len())..],
        })
        .collect();
    let fields = Fields::of(source, &values, true)?;
    let mut sections: Vec<Section<'_>> = Vec::new();
    let mut outside = None;
    for (line, value) in lines.iter().zip(&values) {
        let row = fields.texts(value);
        let rows = if row.is_empty() { vec![] } else { vec![row] };
        match (key(line), sections.last_mut()) {
            (Some((key, word, _)), _) => sections.push(Section { key, word, rows }),
            (None, Some(section)) => section.rows.extend(rows),
            (None, None) => outside = outside.or(Some(*line)),
        }
    }
    Ok((sections, outside))
}

/// At the end of a line that is not the last one of a list, an empty field may be a cell or nothing.
fn refuse_open_ends(source: &Source, sections: &[Section<'_>]) -> Result<(), TextErrors> {
    let lists = sections.iter().filter(|section| section.key != Key::Grid);
    let mut broken = lists.flat_map(|section| section.rows.split_last().map_or(&[][..], |(_, rows)| rows));
    if let Some(end) = broken.find_map(|row| row.last().filter(|number| number.is_empty())) {
        let message = "the list goes on in the next line: is the last field of this one empty?";
        return Err(source
            .error_on(end, message, "`.` for no clue, or the list in one line")
            .into());
    }
    Ok(())
}

/// The size that a line above the first key states.
fn stated_size<'a>(source: &Source, line: &TextLine<'a>) -> Result<(usize, &'a str), TextErrors> {
    let words = words(line.text).collect::<Vec<_>>();
    let sizes: Option<Vec<usize>> = words.iter().map(|word| word.parse().ok()).collect();
    match sizes.as_deref() {
        Some([n]) => Ok((*n, line.text)),
        Some([rows, cols]) if rows == cols => Ok((*rows, line.text)),
        _ => {
            let expected = "a key: top: bottom: left: right: tblr: clockwise: grid:";
            Err(source
                .error_on(line.text.trim(), "a line before the first key", expected)
                .into())
        }
    }
}

/// Refuses a key that is there twice, and two keys that state the same clues.
fn refuse_repetitions(source: &Source, sections: &[Section<'_>]) -> Result<(), TextErrors> {
    // The first key that is there twice ends the loop, so `earlier` is short.
    for (at, Section { key, word, .. }) in sections.iter().enumerate() {
        let earlier = &sections[..at];
        if earlier.iter().any(|other| other.key == *key) {
            return Err(source
                .error_on(word, format!("{word}: stands twice"), "each key once")
                .into());
        }
        let all = |key: &Key| matches!(key, Key::Tblr | Key::Clockwise);
        let clash = |other: &Key| all(other) || (all(key) && *other != Key::Grid);
        if *key != Key::Grid
            && let Some(other) = earlier
                .iter()
                .find(|other| clash(&other.key) && (all(key) || all(&other.key)))
        {
            let message = format!("{word}: beside {}: tells clues twice", other.word);
            return Err(source.error_on(word, message, "one of them").into());
        }
    }
    Ok(())
}

/// The size that a section tells.
fn size_of<'a>(section: &Section<'a>) -> Option<(usize, &'a str)> {
    let count: usize = section.rows.iter().map(Vec::len).sum();
    let n = match section.key {
        Key::Side(_) => count,
        Key::Tblr | Key::Clockwise => count.div_ceil(4),
        Key::Grid => section.rows.len(),
    };
    (n > 0).then_some((n, section.word))
}

pub(super) fn has_keys(source: &Source) -> bool {
    source.lines().any(|line| key(&line).is_some())
}
