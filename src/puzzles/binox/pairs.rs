//! Pairs of lines that the formulation `lazy` keeps different.

use crate::diagnostic::{ErrorList, TextErrors};
use crate::grid::Line;
use crate::place::Place;
use crate::puzzles::kind::{Lazy, Puzzle};
use crate::text::{Source, TextLine};

/// The rows that `lazy` leaves out.
pub(super) static LAZY: Lazy = Lazy {
    rules: &["binox/rows-differ", "binox/columns-differ"],
    what: "pairs of equal lines",
    option: "pairs",
    about: "Pairs of lines that formulation lazy keeps apart, one a line: `rows 3 6`, `columns 1 4`",
    read: read_pairs,
};

/// At most this many pairs are read: each has a row for each of its cells.
const MOST_PAIRS: usize = 1_000_000;

/// Pairs of lines: `rows 3 6` or `columns 1 4`, counted from 1, as verify prints them; of more than two lines in a line
/// each pair is meant.
///
/// # Errors
/// The faults of the text; a line that the board does not have is one.
fn read_pairs(puzzle: &dyn Puzzle, source: &Source) -> Result<Vec<Place>, TextErrors> {
    const EXPECTED: &str = "`rows I J` or `columns I J`, lines of the board counted from 1";
    let [rows, cols, _] = puzzle.columns().shape();
    let mut errors = ErrorList::default();
    let mut pairs = Vec::new();
    let mut read = |line: &TextLine<'_>| {
        let tokens = line.tokens();
        let [word, numbers @ ..] = tokens.as_slice() else {
            return;
        };
        let (lines, of): (usize, fn(usize) -> Line) = match word.text.trim_end_matches(':') {
            "rows" => (rows, Line::Across),
            "columns" => (cols, Line::Down),
            other => {
                errors.push(source.error_at(word, format!("`{other}` is no pair of lines"), EXPECTED));
                return;
            }
        };
        // What verify prints says `rows 3 and 6`.
        let numbers: Vec<_> = numbers.iter().filter(|token| token.text != "and").collect();
        let mut indices = Vec::new();
        for token in &numbers {
            match token.text.trim_end_matches(':').parse::<usize>() {
                Ok(number) if (1..=lines).contains(&number) => indices.push(number - 1),
                _ => {
                    let message = format!("`{}` is no line of this board", token.text);
                    errors.push(source.error_at(token, message, format!("a number from 1 to {lines}")));
                    return;
                }
            }
        }
        let mut different = indices.clone();
        different.sort_unstable();
        different.dedup();
        if different.len() < 2 || different.len() < indices.len() {
            errors.push(source.error_at(word, "not two different lines", EXPECTED));
            return;
        }
        if pairs.len() + different.len() * different.len() / 2 > MOST_PAIRS {
            errors.push(source.error_at(
                word,
                format!("more than {MOST_PAIRS} pairs of lines"),
                "fewer: the formulation compact has all pairs",
            ));
            return;
        }
        for (at, i) in indices.iter().enumerate() {
            pairs.extend(indices[at + 1..].iter().map(|j| Place::pair(of(*i), of(*j))));
        }
    };
    for line in source.lines() {
        read(&line.without_comment());
    }
    errors.finish(pairs)
}
