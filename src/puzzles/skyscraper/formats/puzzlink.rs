//! Addresses of puzz.link.

use super::task::ORDER;
use crate::diagnostic::TextErrors;
use crate::grid::SightLine;
use crate::puzzles::board::Cells;
use crate::puzzles::formats::{self, digits, only_line};
use crate::puzzles::skyscraper::builder::Builder;
use crate::puzzles::skyscraper::puzzle::Skyscraper;
use crate::text::{Source, clipped};

/// The parts of a puzz.link address.
pub(super) struct Link<'a> {
    cols: &'a str,
    rows: &'a str,
    body: &'a str,
}

/// Takes an address apart; `None` if it is none. The host does not matter.
pub(super) fn puzzlink(line: &str) -> Option<Link<'_>> {
    if line.contains(char::is_whitespace) {
        return None;
    }
    let path = match line.split_once('?') {
        Some((_, path)) => path,
        None => line,
    };
    let rest = ["skyscrapers/", "skyscraper/", "building/"]
        .iter()
        .find_map(|pid| path.strip_prefix(pid))?;
    let rest = rest.strip_prefix("v:/").unwrap_or(rest);
    let (cols, rest) = digits(rest)?;
    let (rows, rest) = digits(rest.strip_prefix('/')?)?;
    let body = if rest.is_empty() { rest } else { rest.strip_prefix('/')? };
    // A last slash says nothing.
    let body = body.strip_suffix('/').unwrap_or(body);
    body.bytes()
        .all(|c| c.is_ascii_digit() || c.is_ascii_lowercase() || b"-.+".contains(&c))
        .then_some(Link { cols, rows, body })
}

/// Reads an address of puzz.link.
// Longer than 60 lines: one pass over the address.
pub(super) fn read_puzzlink(source: &Source) -> Result<Skyscraper, TextErrors> {
    let word = only_line(source).unwrap_or_else(|| formats::start(source));
    let Some(Link { cols, rows, body }) = puzzlink(word) else {
        return Err(source
            .error_on(
                word,
                "this is no address of puzz.link",
                ".../p?skyscrapers/COLUMNS/ROWS/...",
            )
            .into());
    };
    let n = square(source, rows, cols)?;
    let mut builder = Builder::new(source, n, rows)?;
    let (outer, area) = (4 * n, n * n);
    let mut at = 0;
    let mut place = 0;
    while let Some(c) = body[place..].chars().next() {
        let hex = |from: usize, len: usize| body.get(place + from..place + from + len);
        let (word, value, cells) = match c {
            '0'..='9' | 'a'..='f' => (hex(0, 1), hex(0, 1), 1),
            '-' => (hex(0, 3), hex(1, 2), 1),
            '+' => (hex(0, 4), hex(1, 3), 1),
            // A clue that is not stated says nothing.
            '.' => (hex(0, 1), None, 1),
            _ => (hex(0, 1), None, c as usize - 'f' as usize),
        };
        let Some(part) = word else {
            return Err(source
                .error_on(&body[place..], "the address ends inside a number", "hexadecimal digits")
                .into());
        };
        place += part.len();
        let end = if at < outer { outer } else { outer + area };
        if at + cells > end {
            let message = if at < outer {
                "this run goes beyond the clues"
            } else {
                "the address is too long"
            };
            return Err(source
                .error_on(part, message, format!("{outer} clues, then {area} cells"))
                .into());
        }
        if let Some(value) = value {
            match u32::from_str_radix(value, 16) {
                Ok(number) if (1..=n as u32).contains(&number) && !value.starts_with('+') => {
                    match at.checked_sub(outer) {
                        Some(cell) => builder.put_given(cell, number, part),
                        None => builder.put_clue(ORDER[at / n], at % n, number, part),
                    }
                }
                _ => builder.errors.push_with(|| {
                    let message = format!("the number {part} (hexadecimal) on a board with {n} lines");
                    source.error_on(part, message, format!("1 to {n}"))
                }),
            }
        }
        at += cells;
    }
    builder.finish()
}

/// The address at puzz.link.
pub(super) fn write_puzzlink(puzzle: &Skyscraper) -> Result<String, String> {
    let n = puzzle.size();
    if n > 4095 {
        return Err("puzz.link has no numbers above 4095".to_string());
    }
    let clues = ORDER
        .into_iter()
        .flat_map(|side| (0..n).map(move |index| SightLine { side, index }));
    let mut text = format!("https://puzz.link/p?skyscrapers/{n}/{n}/");
    write_numbers(&mut text, clues.map(|sight| puzzle.clue(sight)));
    let cells = puzzle.givens().cells();
    if cells.iter().any(Option::is_some) {
        write_numbers(&mut text, cells.iter().copied());
    }
    Ok(text)
}

fn write_numbers(text: &mut String, numbers: impl Iterator<Item = Option<u32>>) {
    let mut run = 0;
    let close = |text: &mut String, run: &mut u8| {
        if *run > 0 {
            text.push((b'f' + *run) as char);
            *run = 0;
        }
    };
    for number in numbers {
        match number {
            None => {
                run += 1;
                if run == 20 {
                    close(text, &mut run);
                }
            }
            Some(number) => {
                close(text, &mut run);
                *text += &match number {
                    0..16 => format!("{number:x}"),
                    16..256 => format!("-{number:02x}"),
                    _ => format!("+{number:03x}"),
                };
            }
        }
    }
    close(text, &mut run);
}

/// The number of lines of a square board.
pub(super) fn square(source: &Source, rows: &str, cols: &str) -> Result<usize, TextErrors> {
    match rows.parse::<usize>() {
        Ok(n) if cols.parse() == Ok(n) => Ok(n),
        _ => Err(source
            .error_on(
                rows,
                format!(
                    "{} rows and {} columns: a Skyscraper is a square",
                    clipped(rows),
                    clipped(cols)
                ),
                "two equal numbers",
            )
            .into()),
    }
}
