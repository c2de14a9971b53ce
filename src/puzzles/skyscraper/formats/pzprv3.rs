//! Files of pzprv3 and puzz.link.

use super::puzzlink::square;
use crate::diagnostic::TextErrors;
use crate::grid::Side;
use crate::puzzles::formats;
use crate::puzzles::skyscraper::builder::Builder;
use crate::puzzles::skyscraper::puzzle::Skyscraper;
use crate::text::{Source, clipped};

pub(super) fn is_pzprv3(source: &Source) -> bool {
    formats::start(source).starts_with("pzprv3")
}

/// Reads a pzprv3 file.
// Longer than 60 lines: one pass over the parts of the file.
pub(super) fn read_pzprv3(source: &Source) -> Result<Skyscraper, TextErrors> {
    formats::must_be_one(source, |line| line.starts_with("pzprv3"))?;
    let text = source.text();
    let start = text.find("pzprv3").unwrap_or(0);
    // The parts are separated by line ends or slashes; a history in JSON may follow.
    let mut parts = text[start..]
        .split(['/', '\n', '\r'])
        .filter(|part| !part.trim().is_empty());
    let head = parts.next().unwrap_or_default();
    let name = parts.next().unwrap_or(head);
    if !["skyscrapers", "skyscraper", "building"].contains(&name.trim()) {
        let message = format!("a pzprv3 file of the puzzle {}", clipped(name.trim()));
        return Err(source.error_on(name, message, "skyscrapers").into());
    }
    let (Some(rows), Some(cols)) = (parts.next(), parts.next()) else {
        return Err(source
            .error_on(name, "the file has no size", "rows and columns below")
            .into());
    };
    let n = square(source, rows.trim(), cols.trim())?;
    let mut builder = Builder::new(source, n, rows)?;
    let mut answers = None;
    for row in 0..n + 2 {
        let Some(line) = parts.next() else {
            return Err(source
                .error_on(
                    rows,
                    format!("the file ends after {row} lines"),
                    format!("{} lines", n + 2),
                )
                .into());
        };
        let tokens: Vec<&str> = line.split_whitespace().collect();
        if tokens.len() != n + 2 {
            let message = format!("this line has {} tokens", tokens.len());
            return Err(source
                .error_on(line.trim(), message, format!("{} tokens", n + 2))
                .into());
        }
        for (col, token) in tokens.into_iter().enumerate() {
            let inner = (1..=n).contains(&row) && (1..=n).contains(&col);
            // A place beside the board, unless it is a corner.
            let side = match (row, col) {
                (0, col) if (1..=n).contains(&col) => Some((Side::Top, col - 1)),
                (row, col) if row == n + 1 && (1..=n).contains(&col) => Some((Side::Bottom, col - 1)),
                (row, 0) if (1..=n).contains(&row) => Some((Side::Left, row - 1)),
                (row, col) if col == n + 1 && (1..=n).contains(&row) => Some((Side::Right, row - 1)),
                _ => None,
            };
            // Marks in brackets are the player's notes.
            let plain = token.split('[').next().unwrap_or_default();
            if inner {
                match plain.strip_prefix('q') {
                    Some("-") => {}
                    Some(height) => builder.given((row - 1) * n + col - 1, height),
                    None if plain.starts_with(|c: char| c.is_ascii_digit()) => answers = answers.or(Some(token)),
                    None if [".", "-", ""].contains(&plain) => {}
                    None => builder.given((row - 1) * n + col - 1, plain),
                }
            } else if let Some((side, index)) = side {
                // A clue that the player has crossed off has a letter after it.
                let clue = plain.strip_prefix('c').unwrap_or(plain);
                builder.clue(side, index, clue);
            }
        }
    }
    if let Some(token) = answers {
        let note = source.error_on(
            token,
            "the player's answers in the file are ignored",
            "givens, which are written q5",
        );
        builder.note(note);
    }
    builder.finish()
}
