//! What the programs read: puzzles, and boards to be excluded.

use super::failure::Failure;
use crate::puzzles::KINDS;
use crate::puzzles::kind::{Kind, Puzzle, ReadOptions};
use crate::puzzles::recognise::{Recognised, recognise};
use crate::text::Source;
use crate::verdict::{self, Excluded, Options, Verdict};
use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

/// No text of a puzzle is larger: the largest board with a long entry for every cell stays far below.
const MAX_PUZZLE_BYTES: u64 = 1 << 27;

/// Reads a file, or standard input for `-`.
///
/// # Errors
/// The reason, with the file's name; a text that is too large is one.
pub(super) fn read_source(path: &Path) -> Result<Source, Failure> {
    let mut bytes = Vec::new();
    // One byte more tells a text that is too large from the largest one.
    let label = label(path);
    let result = if path == Path::new("-") {
        io::stdin().lock().take(MAX_PUZZLE_BYTES + 1).read_to_end(&mut bytes)
    } else {
        File::open(path).and_then(|file| file.take(MAX_PUZZLE_BYTES + 1).read_to_end(&mut bytes))
    };
    result.map_err(|error| Failure::new(format!("cannot read {label}: {error}")))?;
    if bytes.len() as u64 > MAX_PUZZLE_BYTES {
        let most = MAX_PUZZLE_BYTES >> 20;
        return Err(Failure::new(format!(
            "{label} is larger than {most} MiB, which no puzzle is"
        )));
    }
    Ok(Source::new(label, bytes)?)
}

/// Reads a puzzle of the kind given; without one its kind is recognised.
///
/// # Errors
/// The faults of the text.
pub(super) fn read_puzzle(
    path: &Path,
    kind: Option<&'static Kind>,
    options: &ReadOptions,
) -> Result<Recognised, Failure> {
    let source = read_source(path)?;
    match kind {
        None => Ok(recognise(&source, options)?),
        Some(kind) => match kind.read(&source, options) {
            Ok(puzzle) => Ok(Recognised::One(puzzle)),
            Err(errors) => {
                // A text that another kind reads without a fault was probably meant for it.
                let other = KINDS
                    .iter()
                    .find(|other| other.name != kind.name && other.read(&source, options).is_ok());
                Err(Failure::Text(match other {
                    Some(other) => errors.with_help(format!("this text reads as a {} puzzle", other.name)),
                    None => errors,
                }))
            }
        },
    }
}

/// The one puzzle of the text that messages call `label`.
///
/// # Errors
/// Asks for `--kind` where the text fits several.
pub(super) fn only_one(recognised: Recognised, label: &str) -> Result<Box<dyn Puzzle>, Failure> {
    match recognised {
        Recognised::One(puzzle) => Ok(puzzle),
        Recognised::Several(puzzles) => {
            let names: Vec<_> = puzzles.iter().map(|puzzle| puzzle.kind().name).collect();
            let message = format!("{label} can be read as {}", names.join(" and as "));
            Err(Failure::new(message).with_help(format!("say which with --kind {}", names.join(" or --kind "))))
        }
    }
}

/// The name under which messages speak of an input.
pub(super) fn label(path: &Path) -> String {
    if path == Path::new("-") {
        "<stdin>".to_string()
    } else {
        path.display().to_string()
    }
}

/// The boards in files: solution files of any solver, or finished boards as text. Each is judged as `verify` does, since
/// a row that excludes a wrong board excludes right ones too.
///
/// # Errors
/// If a file cannot be read, holds no board, or one that breaks a rule. With `repair`, givens and clues may be broken.
pub(super) fn read_boards(puzzle: &dyn Puzzle, files: &[PathBuf], repair: bool) -> Result<Vec<Excluded>, Failure> {
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
    let check = verdict::check(&[puzzle], &label, file, options)?;
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
