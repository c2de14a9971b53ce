//! What the programs read besides the puzzle: boards to be excluded, pairs of lines.

use crate::app::cli::{Failure, read_source};
use crate::grid::Line;
use crate::puzzles::kind::Puzzle;
use crate::text::{ErrorList, TextLine};
use crate::verdict::{self, Excluded, Options, Unreadable, Verdict};
use std::fs::File;
use std::path::{Path, PathBuf};

/// The name under which messages speak of an input.
pub fn label(path: &Path) -> String {
    if path == Path::new("-") {
        "<stdin>".to_string()
    } else {
        path.display().to_string()
    }
}

/// A solution file that cannot be read, as a failure of the program.
pub fn failure(unreadable: Unreadable, label: &str) -> Failure {
    match unreadable {
        Unreadable::Board(errors) => Failure::Text(errors),
        Unreadable::Fault(mut fault) => {
            let help = fault.help.take();
            let failure = Failure::new(fault.in_file(label).to_string());
            match help {
                Some(help) => failure.with_help(help),
                None => failure,
            }
        }
    }
}

/// The boards in files: solution files of any solver, or finished boards as text. Each is judged as `verify` does, since
/// a row that excludes a wrong board excludes right ones too.
///
/// # Errors
/// If a file cannot be read, holds no board, or one that breaks a rule. With `repair`, givens and clues may be broken.
pub fn read_boards(puzzle: &dyn Puzzle, files: &[PathBuf], repair: bool) -> Result<Vec<Excluded>, Failure> {
    files.iter().map(|path| read_board(puzzle, path, repair)).collect()
}

fn read_board(puzzle: &dyn Puzzle, path: &Path, repair: bool) -> Result<Excluded, Failure> {
    let label = label(path);
    let file = File::open(path).map_err(|error| Failure::new(format!("cannot read {label}: {error}")))?;
    let options = Options {
        repair,
        board: true,
        ..Options::default()
    };
    let check = verdict::check(&[puzzle], &label, file, options).map_err(|unreadable| failure(unreadable, &label))?;
    let report = match &check.verdict {
        Verdict::NoSolution(why) => {
            return Err(Failure::new(format!(
                "{label} holds no board to exclude: {}",
                why.words()
            )));
        }
        Verdict::Judged { report, .. } => report,
    };
    let first = report.rules.iter().find_map(|rule| {
        let violation = rule.findings.violations.first()?;
        Some(format!("{}: {}: {}", rule.rule.id, violation.place, violation.message))
    });
    match (first, check.board) {
        (None, Some(board)) => Ok(Excluded { label, board }),
        (first, _) => {
            let why = first.unwrap_or_else(|| "it is not filled".to_string());
            Err(
                Failure::new(format!("the board in {label} is no solution of this puzzle: {why}"))
                    .with_help(format!("verify shows all that is wrong with {label}")),
            )
        }
    }
}

/// At most this many pairs are read: each has a row for each of its cells.
const MOST_PAIRS: usize = 1_000_000;

/// Pairs of lines: `rows 3 6` or `columns 1 4`, counted from 1, as verify prints them; of more than two lines in a line
/// each pair is meant.
///
/// # Errors
/// The faults of the text; a line that the board does not have is one.
pub fn read_pairs(puzzle: &dyn Puzzle, path: &Path) -> Result<Vec<(Line, Line)>, Failure> {
    const EXPECTED: &str = "`rows I J` or `columns I J`, lines of the board counted from 1";
    let source = read_source(path)?;
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
                "fewer: formulation compact has all pairs",
            ));
            return;
        }
        for (at, i) in indices.iter().enumerate() {
            pairs.extend(indices[at + 1..].iter().map(|j| (of(*i), of(*j))));
        }
    };
    for line in source.lines() {
        read(&line.without_comment());
    }
    Ok(errors.finish(pairs)?)
}
