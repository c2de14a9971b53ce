//! Many puzzles in one run: every line of a file is a puzzle and gives one line of JSON.
//!
//! | key | value |
//! |---|---|
//! | `puzzle` | `file`, `line` (from 1), `kind`, `title` |
//! | `exit` | the exit status that the program would have for this puzzle alone |
//! | `contradictions` | why the puzzle can have no solution, where its text shows it |
//! | `error` | for a puzzle that cannot be read or treated: `message`, `column`, `help` |
//!
//! and what the program itself says of a puzzle.

use crate::cli::{self, Failure, Status};
use crate::puzzle::{Kind, Puzzle, ReadOptions, Recognised};
use crate::puzzles;
use crate::text::{Source, visible_json};
use serde_json::{Map, Value, json};
use std::fs::File;
use std::io::{self, BufRead, BufReader};
use std::path::{Path, PathBuf};

/// Which puzzles are treated one after the other; the same in every program.
#[derive(clap::Args, Debug, Clone, Default)]
pub struct EachArgs {
    /// Each line of FILE is a puzzle: print a line of JSON for each
    ///
    /// A line is a game ID, a task, an address or JSON; what stands behind a tab is no part of it. Empty lines and
    /// lines that begin with # are left out. A bad line does not stop the others; the exit status is the worst of all:
    /// a failure (2), a broken rule (1), no solution (3).
    #[arg(long, value_name = "FILE", conflicts_with = "puzzle")]
    each: Option<PathBuf>,
    /// Of the puzzles of --each take the I-th of N shares: every N-th, from the I-th on
    #[arg(long, value_name = "I/N", requires = "each", value_parser = parse_share, hide_short_help = true)]
    shard: Option<(u64, u64)>,
}

/// Reads `I/N` with I from 1 to N.
///
/// # Errors
/// Anything else.
pub fn parse_share(word: &str) -> Result<(u64, u64), String> {
    let numbers = word
        .split_once('/')
        .and_then(|(share, shares)| Some((share.parse().ok()?, shares.parse().ok()?)));
    match numbers {
        Some((share, shares)) if share >= 1 && share <= shares => Ok((share, shares)),
        _ => Err("expected I/N with 1 <= I <= N, e.g. 2/8".to_string()),
    }
}

/// A line with a puzzle.
#[derive(Debug)]
pub struct Item {
    /// The number of the line, from 1.
    pub line: usize,
    /// What stands behind a tab, if one is there.
    pub rest: Option<String>,
}

/// What came of a puzzle: its status, and what the program says of it.
pub type Outcome = Result<(Status, Map<String, Value>), Failure>;

/// How bad a status is among those of many puzzles: a failure, a broken rule, no solution.
fn badness(status: Status) -> u8 {
    match status {
        Status::Fine => 0,
        Status::NoSolution => 1,
        Status::Broken => 2,
        Status::Unreadable => 3,
    }
}

impl EachArgs {
    /// The file with the puzzles, if one is given.
    pub fn file(&self) -> Option<&Path> {
        self.each.as_deref()
    }

    /// Treats the puzzles of `file`, goes on after a bad one, and gives the worst status.
    ///
    /// # Errors
    /// If the file cannot be read, or if nobody reads what is printed.
    pub fn run(
        &self,
        file: &Path,
        kind: Option<&'static Kind>,
        options: &ReadOptions,
        mut work: impl FnMut(&Item, &dyn Puzzle) -> Outcome,
    ) -> Result<Status, Failure> {
        let label = if file == Path::new("-") {
            "<stdin>".to_string()
        } else {
            file.display().to_string()
        };
        let unreadable = |error: io::Error| Failure::new(format!("cannot read {label}: {error}"));
        let mut input: Box<dyn BufRead> = if file == Path::new("-") {
            Box::new(io::stdin().lock())
        } else {
            Box::new(BufReader::new(File::open(file).map_err(unreadable)?))
        };
        let (share, shares) = self.shard.unwrap_or((1, 1));
        let progress = indicatif::ProgressBar::new_spinner().with_message("puzzles");
        progress.set_style(
            indicatif::ProgressStyle::with_template("{pos} {msg}, {per_sec}")
                .unwrap_or_else(|_| indicatif::ProgressStyle::default_spinner()),
        );
        let mut worst = Status::Fine;
        let mut count = 0;
        let mut bytes = Vec::new();
        for line in 1.. {
            bytes.clear();
            if input.read_until(b'\n', &mut bytes).map_err(unreadable)? == 0 {
                break;
            }
            let text = bytes.trim_ascii();
            if text.is_empty() || text.starts_with(b"#") {
                continue;
            }
            count += 1;
            if (count - 1) % shares != share - 1 {
                continue;
            }
            let end = text.iter().position(|c| *c == b'\t').unwrap_or(text.len());
            let item = Item {
                line,
                rest: text
                    .get(end + 1..)
                    .map(|rest| String::from_utf8_lossy(rest).into_owned()),
            };
            let (status, object) = treat(&item, &label, &text[..end], kind, options, &mut work)?;
            if badness(status) > badness(worst) {
                worst = status;
            }
            cli::print((visible_json(Value::Object(object).to_string()) + "\n").as_bytes())?;
            progress.inc(1);
        }
        progress.finish_and_clear();
        Ok(worst)
    }
}

fn treat(
    item: &Item,
    label: &str,
    text: &[u8],
    kind: Option<&'static Kind>,
    options: &ReadOptions,
    work: &mut impl FnMut(&Item, &dyn Puzzle) -> Outcome,
) -> Outcome {
    let mut place = json!({ "file": label, "line": item.line, "kind": null, "title": null });
    let puzzle = match read(label, text, kind, options) {
        Ok(puzzle) => puzzle,
        Err(failure) => return Ok(failed(&failure, place)),
    };
    place["kind"] = puzzle.kind().name.into();
    place["title"] = puzzle.title().into();
    let findings = puzzle.precheck();
    match work(item, &*puzzle) {
        Ok((status, mut object)) => {
            object.insert("puzzle".into(), place);
            object.insert("exit".into(), (status as u8).into());
            if !findings.is_empty() {
                let sentences: Vec<String> = findings.into_iter().map(|finding| finding.message).collect();
                object.insert("contradictions".into(), sentences.into());
            }
            Ok((status, object))
        }
        Err(Failure::ClosedPipe) => Err(Failure::ClosedPipe),
        Err(failure) => Ok(failed(&failure, place)),
    }
}

fn read(
    label: &str,
    text: &[u8],
    kind: Option<&'static Kind>,
    options: &ReadOptions,
) -> Result<Box<dyn Puzzle>, Failure> {
    let source = Source::new(label, text.to_vec())?;
    let Some(kind) = kind else {
        return match puzzles::recognise(&source, options)? {
            Recognised::One(puzzle) => Ok(puzzle),
            Recognised::Several(puzzles) => {
                let names: Vec<_> = puzzles.iter().map(|puzzle| puzzle.kind().name).collect();
                Err(
                    Failure::new(format!("the line can be read as {}", names.join(" and as ")))
                        .with_help(format!("say which with --kind {}", names.join(" or --kind "))),
                )
            }
        };
    };
    Ok(kind.read(&source, options)?)
}

fn failed(failure: &Failure, place: Value) -> (Status, Map<String, Value>) {
    let error = match failure {
        Failure::Text(errors) => {
            let first = &errors.errors()[0];
            json!({ "message": first.message, "column": first.column, "help": first.help })
        }
        Failure::Other { message, help, .. } => json!({ "message": message, "column": null, "help": help }),
        Failure::ClosedPipe => Value::Null,
    };
    let mut object = Map::new();
    object.insert("puzzle".into(), place);
    object.insert("exit".into(), (failure.status() as u8).into());
    object.insert("error".into(), error);
    (failure.status(), object)
}
