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

use super::failure::Failure;
use super::inputs::{label, only_one};
use super::json::error_value;
use super::print::print;
use super::status::Status;
use crate::puzzles::kind::{Finding, Kind, Puzzle, ReadOptions};
use crate::puzzles::recognise::recognise;
use crate::show::json::line as json_line;
use crate::text::Source;
use serde_json::{Map, Value, json};
use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};
use std::path::{Path, PathBuf};

/// Which puzzles are treated one after the other; the same in every program.
#[derive(clap::Args, Debug, Clone, Default)]
pub(super) struct EachArgs {
    /// Each line of FILE is a puzzle: print a line of JSON for each
    ///
    /// A line is a game ID, a task, an address or JSON; what follows a tab is no part of it. Empty lines and
    /// lines that begin with # are left out. A bad line, also one of more than 64 MiB, does not stop the others; the
    /// exit status is the worst of all: a failure (2), a broken rule (1), no solution (3).
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
pub(super) fn parse_share(word: &str) -> Result<(u64, u64), String> {
    let numbers = word
        .split_once('/')
        .and_then(|(share, shares)| Some((share.parse().ok()?, shares.parse().ok()?)));
    match numbers {
        Some((share, shares)) if share >= 1 && share <= shares => Ok((share, shares)),
        _ => Err("expected I/N with 1 <= I <= N, e.g. 2/8".to_string()),
    }
}

/// A longer line is no puzzle: 64 MiB, where a board of 1000 x 1000 with all cells given takes 25 as JSON.
const MAX_LINE_BYTES: u64 = 64 << 20;
/// So far the end of a line that is too long is looked for.
const MAX_SKIPPED_BYTES: u64 = 1 << 30;

/// A line of a list.
enum Line {
    /// As it is, with its end.
    Complete,
    /// Its first [`MAX_LINE_BYTES`]; what follows is skipped.
    TooLong,
    /// Too long, and no end found.
    Endless,
    /// What could be read of it.
    Failed(io::Error),
}

/// Reads a line into `bytes`; `None` at the end of the input.
fn read_line(input: &mut dyn BufRead, bytes: &mut Vec<u8>) -> Option<Line> {
    bytes.clear();
    match Read::take(&mut *input, MAX_LINE_BYTES + 1).read_until(b'\n', bytes) {
        Ok(0) => return None,
        Ok(_) => {}
        Err(error) => return Some(Line::Failed(error)),
    }
    if bytes.len() as u64 <= MAX_LINE_BYTES || bytes.ends_with(b"\n") {
        return Some(Line::Complete);
    }
    let mut skipped = 0;
    loop {
        let (used, ended) = match input.fill_buf() {
            Ok([]) => return Some(Line::TooLong),
            Ok(more) => match memchr::memchr(b'\n', more) {
                Some(end) => (end + 1, true),
                None => (more.len(), false),
            },
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Some(Line::Failed(error)),
        };
        input.consume(used);
        skipped += used as u64;
        if ended {
            return Some(Line::TooLong);
        }
        if skipped > MAX_SKIPPED_BYTES {
            return Some(Line::Endless);
        }
    }
}

/// A line with a puzzle.
#[derive(Debug)]
pub(super) struct Item {
    /// The number of the line, from 1.
    pub line: usize,
    /// What follows a tab, if one is there.
    pub rest: Option<PathBuf>,
}

/// What came of a puzzle: its status, and what the program says of it.
pub(super) type Outcome = Result<(Status, Map<String, Value>), Failure>;

impl EachArgs {
    /// The file with the puzzles, if one is given.
    pub(super) fn file(&self) -> Option<&Path> {
        self.each.as_deref()
    }

    /// Treats the puzzles of `file`, goes on after a bad one, and gives the worst status.
    ///
    /// # Errors
    /// If the file cannot be read to its end, or if nobody reads what is printed.
    pub(super) fn run(
        &self,
        file: &Path,
        kind: Option<&'static Kind>,
        options: &ReadOptions,
        mut work: impl FnMut(&Item, &dyn Puzzle, &[Finding]) -> Outcome,
    ) -> Result<Status, Failure> {
        let label = label(file);
        let unreadable = |error: &io::Error| Failure::new(format!("cannot read {label}: {error}"));
        let mut input = open(file).map_err(|error| unreadable(&error))?;
        let (share, shares) = self.shard.unwrap_or((1, 1));
        let progress = progress();
        let (mut worst, mut unwritten) = (Status::Fine, None);
        let mut count: u64 = 0;
        let mut bytes = Vec::new();
        for line in 1.. {
            let Some(read) = read_line(&mut input, &mut bytes) else {
                break;
            };
            // Then there is no next line to go on with.
            let last = match &read {
                Line::Complete | Line::TooLong => None,
                Line::Endless => Some(Failure::new(format!("{label}:{line}: the line has no end"))),
                Line::Failed(error) => Some(unreadable(error)),
            };
            let text = bytes.trim_ascii();
            let empty = text.is_empty() && matches!(read, Line::Complete | Line::Failed(_));
            count += u64::from(!empty && !text.starts_with(b"#"));
            if empty || text.starts_with(b"#") || (count - 1) % shares != share - 1 {
                match last {
                    None => continue,
                    Some(failure) => return Err(failure),
                }
            }
            let end = text.iter().position(|c| *c == b'\t').unwrap_or(text.len());
            let item = Item {
                line,
                rest: text.get(end + 1..).map(path_of),
            };
            let fault = fault_of(&read, unreadable);
            let (status, object) = match fault {
                None => treat(&item, &label, &text[..end], kind, options, &mut work)?,
                Some(fault) => failed(&fault, place(&label, line)),
            };
            worst = worst.or_worse(status);
            // Puzzles are treated also when nobody reads: the status is that of all, and models are written.
            if unwritten.is_none() {
                unwritten = print(&json_line(&object), status).err();
            }
            progress.inc(1);
            if let Some(failure) = last {
                return Err(failure);
            }
        }
        progress.finish_and_clear();
        match unwritten {
            None => Ok(worst),
            Some(failure) => failure.after(worst),
        }
    }
}

/// Why a line holds no puzzle.
fn fault_of(read: &Line, unreadable: impl Fn(&io::Error) -> Failure) -> Option<Failure> {
    match read {
        Line::Complete => None,
        Line::TooLong => Some(Failure::new(format!("the line is longer than {MAX_LINE_BYTES} bytes"))),
        Line::Endless => Some(Failure::new("the line has no end")),
        Line::Failed(error) => Some(unreadable(error)),
    }
}

fn open(file: &Path) -> io::Result<Box<dyn BufRead>> {
    Ok(if file == Path::new("-") {
        Box::new(io::stdin().lock())
    } else {
        Box::new(BufReader::new(File::open(file)?))
    })
}

/// How many puzzles are done.
fn progress() -> indicatif::ProgressBar {
    let progress = indicatif::ProgressBar::new_spinner().with_message("puzzles");
    let style = indicatif::ProgressStyle::with_template("{pos} {msg}, {per_sec}");
    progress.set_style(style.unwrap_or_else(|_| indicatif::ProgressStyle::default_spinner()));
    progress
}

/// The place of a line whose puzzle is not known yet.
fn place(label: &str, line: usize) -> Value {
    json!({ "file": label, "line": line, "kind": null, "title": null })
}

/// A path as its bytes are written, which need not be UTF-8 where paths are bytes.
fn path_of(bytes: &[u8]) -> PathBuf {
    #[cfg(unix)]
    {
        use std::os::unix::ffi::OsStrExt;
        PathBuf::from(std::ffi::OsStr::from_bytes(bytes))
    }
    #[cfg(not(unix))]
    PathBuf::from(String::from_utf8_lossy(bytes).into_owned())
}

fn treat(
    item: &Item,
    label: &str,
    text: &[u8],
    kind: Option<&'static Kind>,
    options: &ReadOptions,
    work: &mut impl FnMut(&Item, &dyn Puzzle, &[Finding]) -> Outcome,
) -> Outcome {
    let mut place = place(label, item.line);
    let puzzle = match read(label, text, kind, options) {
        Ok(puzzle) => puzzle,
        Err(failure) => return Ok(failed(&failure, place)),
    };
    place["kind"] = puzzle.kind().name.into();
    place["title"] = puzzle.title().into();
    let findings = puzzle.precheck();
    match work(item, &*puzzle, &findings) {
        Ok((status, mut object)) => {
            object.insert("puzzle".into(), place);
            object.insert("exit".into(), (status as u8).into());
            if !findings.is_empty() {
                let sentences: Vec<String> = findings.into_iter().map(|finding| finding.message).collect();
                object.insert("contradictions".into(), sentences.into());
            }
            Ok((status, object))
        }
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
        return only_one(recognise(&source, options)?, "the line");
    };
    Ok(kind.read(&source, options)?)
}

fn failed(failure: &Failure, place: Value) -> (Status, Map<String, Value>) {
    let mut object = Map::new();
    object.insert("puzzle".into(), place);
    object.insert("exit".into(), (failure.status() as u8).into());
    object.insert("error".into(), json!(error_value(failure)));
    (failure.status(), object)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read_all(input: impl Read) -> Vec<(&'static str, usize)> {
        let mut input = BufReader::new(input);
        let mut bytes = Vec::new();
        let mut lines = Vec::new();
        while let Some(line) = read_line(&mut input, &mut bytes) {
            let word = match line {
                Line::Complete => "complete",
                Line::TooLong => "too long",
                Line::Endless => "endless",
                Line::Failed(_) => "failed",
            };
            lines.push((word, bytes.len()));
            if matches!(line, Line::Endless | Line::Failed(_)) {
                break;
            }
        }
        lines
    }

    #[test]
    fn a_line_that_is_too_long_is_skipped_to_its_end() {
        let long = |bytes: u64| io::repeat(b'x').take(bytes);
        let max = MAX_LINE_BYTES as usize;
        let text = (&b"first\n"[..])
            .chain(long(MAX_LINE_BYTES))
            .chain(&b"\n"[..])
            .chain(long(MAX_LINE_BYTES + 1))
            .chain(&b"\nnext\n"[..])
            .chain(long(3 * MAX_LINE_BYTES));
        assert_eq!(
            read_all(text),
            [
                ("complete", 6),
                ("complete", max + 1),
                ("too long", max + 1),
                ("complete", 5),
                ("too long", max + 1)
            ]
        );
    }

    #[test]
    fn a_read_that_fails_ends_the_list() {
        struct Failing;
        impl Read for Failing {
            fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
                Err(io::ErrorKind::Other.into())
            }
        }
        assert_eq!(
            read_all((&b"first\nhalf"[..]).chain(Failing)),
            [("complete", 6), ("failed", 4)]
        );
        let long = io::repeat(b'x').take(2 * MAX_LINE_BYTES).chain(Failing);
        assert_eq!(read_all(long), [("failed", MAX_LINE_BYTES as usize + 1)]);
    }
}
