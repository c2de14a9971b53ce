//! Tasks of puzzle-skyscrapers.com: the clues in the order top, bottom, left, right, and the grid. Game IDs have the same
//! body.

use crate::diagnostic::TextErrors;
use crate::grid::{Side, SightLine};
use crate::puzzles::board::Cells;
use crate::puzzles::formats::{self, digits, only_line, runs};
use crate::puzzles::skyscraper::builder::Builder;
use crate::puzzles::skyscraper::puzzle::Skyscraper;
use crate::text::Source;

/// The order of the clues.
pub(super) const ORDER: [Side; 4] = [Side::Top, Side::Bottom, Side::Left, Side::Right];

/// True for clues between slashes, and perhaps a grid after a comma.
pub(super) fn is_description(text: &str) -> bool {
    let (clues, grid) = text.split_once(',').unwrap_or((text, ""));
    clues.bytes().all(|c| c == b'/' || c.is_ascii_digit())
        && grid
            .bytes()
            .all(|c| c == b'_' || c.is_ascii_digit() || c.is_ascii_lowercase())
}

pub(super) fn is_task(source: &Source) -> bool {
    only_line(source).is_some_and(|line| line.contains('/') && is_description(line))
}

/// Reads a task: the size follows from the number of clues.
pub(super) fn read_task(source: &Source) -> Result<Skyscraper, TextErrors> {
    let word = only_line(source).unwrap_or_else(|| formats::start(source));
    let clues = word.split(',').next().unwrap_or_default();
    let fields = clues.split('/').count();
    if !fields.is_multiple_of(4) {
        let message = format!("the task has {fields} clues, which is no multiple of 4");
        return Err(source.error_on(clues, message, "4 n clues between slashes").into());
    }
    read_fields(source, fields / 4, word, word)
}

/// Reads the body of a game ID.
pub(super) fn read_desc(source: &Source, size: &str, desc: &str) -> Result<Skyscraper, TextErrors> {
    let n: usize = size.parse().unwrap_or(usize::MAX);
    read_fields(source, n, size, desc)
}

/// Clues between slashes, and perhaps a grid after a comma.
fn read_fields(source: &Source, n: usize, size: &str, desc: &str) -> Result<Skyscraper, TextErrors> {
    let (clues, grid) = match desc.split_once(',') {
        Some((clues, grid)) => (clues, Some(grid)),
        None => (desc, None),
    };
    let fields: Vec<&str> = clues.split('/').collect();
    if n.checked_mul(4) != Some(fields.len()) {
        let message = format!(
            "{} clues between slashes, a board with {size} lines has 4 times as many",
            fields.len()
        );
        let message = if size.len() > 9 {
            format!("{} clues between slashes", fields.len())
        } else {
            message
        };
        return Err(source
            .error_on(
                clues,
                message,
                "4 n clues, none between two slashes where there is none",
            )
            .into());
    }
    let mut builder = Builder::new(source, n, size)?;
    for (at, field) in fields.iter().enumerate().filter(|(_, field)| !field.is_empty()) {
        builder.clue(ORDER[at / n], at % n, field);
    }
    if let Some(grid) = grid {
        read_grid(source, &mut builder, n, grid)?;
    }
    builder.finish()
}

fn read_grid(source: &Source, builder: &mut Builder<'_>, n: usize, grid: &str) -> Result<(), TextErrors> {
    let area = n * n;
    let mut at = 0;
    let mut place = 0;
    while let Some(c) = grid[place..].chars().next() {
        let len = match digits(&grid[place..]) {
            Some((number, _)) => number.len(),
            None => c.len_utf8(),
        };
        let part = &grid[place..place + len];
        place += len;
        if c == '_' {
            continue;
        }
        let cells = if c.is_ascii_digit() { Some(1) } else { runs::length(c) };
        let Some(cells) = cells else {
            return Err(source
                .error_on(
                    part,
                    format!("`{c}` in a grid"),
                    "heights, `_`, or a letter for empty cells",
                )
                .into());
        };
        if at + cells > area {
            let message = format!("the grid is longer than {area} cells");
            return Err(source.error_on(part, message, format!("{area} cells")).into());
        }
        if c.is_ascii_digit() {
            builder.given(at, part);
        }
        at += cells;
    }
    if at != area {
        let message = format!("the grid ends after {at} of {area} cells");
        return Err(source
            .error_on(&grid[grid.len()..], message, format!("{area} cells"))
            .into());
    }
    Ok(())
}

/// Clues between slashes, and the grid if there are givens.
pub(super) fn write_task(puzzle: &Skyscraper) -> String {
    let n = puzzle.size();
    let fields: Vec<String> = ORDER
        .into_iter()
        .flat_map(|side| (0..n).map(move |index| SightLine { side, index }))
        .map(|sight| puzzle.clue(sight).map_or(String::new(), |clue| clue.to_string()))
        .collect();
    let mut text = fields.join("/");
    let cells = puzzle.givens().cells();
    if cells.iter().any(Option::is_some) {
        text.push(',');
        let mut run = 0;
        for (at, given) in cells.iter().enumerate() {
            let Some(height) = given else {
                run += 1;
                continue;
            };
            if run == 0 && at > 0 {
                text.push('_');
            }
            runs::write(&mut text, std::mem::take(&mut run));
            text += &height.to_string();
        }
        runs::write(&mut text, run);
    }
    text
}
