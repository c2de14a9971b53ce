//! A puzzle while a format is read: every number with its place in the text.

use super::puzzle::{Skyscraper, clue_item};
use crate::diagnostic::{ErrorList, TextError, TextErrors};
use crate::grid::{Grid, Side, SightLine};
use crate::puzzles::formats::numbers::number;
use crate::puzzles::formats::size::check_size;
use crate::text::{Origin, Source};

/// A puzzle in the making.
pub(super) struct Builder<'a> {
    source: &'a Source,
    n: usize,
    givens: Vec<Option<u32>>,
    clues: [Vec<Option<u32>>; 4],
    origin: Origin,
    /// What was found wrong on the way.
    pub(super) errors: ErrorList,
}

impl<'a> Builder<'a> {
    /// An empty board; `part` is what says its size.
    ///
    /// # Errors
    /// If the board has no line or is too large.
    pub(super) fn new(source: &'a Source, n: usize, part: &str) -> Result<Builder<'a>, TextErrors> {
        check_size(source, part, n, n)?;
        Ok(Builder {
            source,
            n,
            givens: vec![None; n * n],
            clues: [const { Vec::new() }; 4].map(|_: Vec<Option<u32>>| vec![None; n]),
            origin: Origin::of(source),
            errors: ErrorList::default(),
        })
    }

    /// A height at a cell, counted in reading order; a part that says there is none is fine.
    pub(super) fn given(&mut self, cell: usize, part: &str) {
        if let Some(height) = number(self.source, part, "height", self.n, &mut self.errors) {
            self.givens[cell] = Some(height);
            self.origin.put(cell, part);
        }
    }

    /// A clue, or none where the part says so.
    pub(super) fn clue(&mut self, side: Side, index: usize, part: &str) {
        if let Some(clue) = number(self.source, part, "clue", self.n, &mut self.errors) {
            self.put_clue(side, index, clue, part);
        }
    }

    /// A clue that was read already.
    pub(super) fn put_clue(&mut self, side: Side, index: usize, clue: u32, part: &str) {
        self.clues[side as usize][index] = Some(clue);
        self.origin.put(clue_item(self.n, SightLine { side, index }), part);
    }

    /// A height that was read already.
    pub(super) fn put_given(&mut self, cell: usize, height: u32, part: &str) {
        self.givens[cell] = Some(height);
        self.origin.put(cell, part);
    }

    /// A line of clues or heights must have `n` numbers.
    pub(super) fn count(&mut self, tokens: &[&str], part: &str, what: &str) -> bool {
        let n = self.n;
        if tokens.len() != n {
            let source = self.source;
            self.errors.push_with(|| {
                let place = tokens.get(n).copied().unwrap_or(part);
                let message = format!("{what} has {} numbers, the board has {n} lines", tokens.len());
                source.error_on(place, message, format!("{n} numbers, `.` for none"))
            });
        }
        tokens.len() == n
    }

    /// All clues of a side.
    pub(super) fn side(&mut self, side: Side, tokens: &[&str], part: &str) {
        if self.count(tokens, part, side.word()) {
            for (index, token) in tokens.iter().enumerate() {
                self.clue(side, index, token);
            }
        }
    }

    /// All cells of a row.
    pub(super) fn row(&mut self, row: usize, tokens: &[&str], part: &str) {
        if self.count(tokens, part, "this row") {
            for (col, token) in tokens.iter().enumerate() {
                self.given(row * self.n + col, token);
            }
        }
    }

    /// Adds something users should know.
    pub(super) fn note(&mut self, note: TextError) {
        self.origin.note(note);
    }

    /// The puzzle.
    ///
    /// # Errors
    /// What was found wrong.
    pub(super) fn finish(self) -> Result<Skyscraper, TextErrors> {
        self.errors.finish(())?;
        let puzzle = Grid::from_cells(self.n, self.n, self.givens)
            .and_then(|givens| Skyscraper::new(givens, self.clues))
            .map(|puzzle| puzzle.with_origin(self.origin.sorted()));
        puzzle.ok_or_else(|| {
            self.source
                .error_whole("the numbers make no board", "numbers from 1 to n")
                .into()
        })
    }
}
