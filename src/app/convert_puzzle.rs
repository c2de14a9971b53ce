//! The program `convert-puzzle`: a puzzle in any known format in, the same puzzle in another one out.

use super::args::{ReadArgs, parse_kind};
use super::failure::Failure;
use super::inputs::{only_one, read_puzzle};
use super::print::warn;
use super::status::{EXIT_STATUS_HELP, Status};
use crate::files::output::Output;
use crate::files::places::Places;
use crate::puzzles::KINDS;
use crate::puzzles::kind::Kind;
use clap::Parser;
use std::path::PathBuf;

const EXAMPLES: &str = "Examples:
  convert-puzzle id.txt                         a game ID as the board that people read
  echo 6x6u:acbgdcaCBBi | convert-puzzle -      the same, from standard input
  convert-puzzle p.txt --to game-id             for Simon Tatham's Unruly or Towers
  convert-puzzle p.txt --to puzz.link           the address of a Skyscraper at puzz.link
  convert-puzzle p.txt --symbols 1,0,2 -o q.txt a board where 2 is the empty cell";

/// Rewrite a puzzle in another format
#[derive(Parser, Debug)]
#[command(name = "convert-puzzle", version, after_help = EXIT_STATUS_HELP, after_long_help = format!("{EXAMPLES}\n\n{}\n\n{EXIT_STATUS_HELP}", formats()))]
pub(super) struct Args {
    /// Puzzle file, `-` for standard input
    puzzle: PathBuf,
    /// Format to write: text, game-id, task, json or puzz.link
    #[arg(long, value_name = "FORMAT", default_value = "text", value_parser = parse_writer)]
    to: String,
    /// Kind of puzzle; recognised by its text if not given
    #[arg(long, value_parser = parse_kind)]
    kind: Option<&'static Kind>,
    /// File to write, `-` for standard output
    #[arg(short, long, value_name = "FILE", default_value = "-")]
    output: PathBuf,
    #[command(flatten)]
    reading: ReadArgs,
}

/// The formats read, by kind, for `--help`.
fn formats() -> String {
    let mut text = "Formats read (--from):".to_string();
    for kind in KINDS {
        text += &format!("\n  {}", kind.name);
        for reader in kind.readers {
            text += &format!("\n    {:<10} {}", reader.name, reader.about);
        }
    }
    text
}

fn parse_writer(word: &str) -> Result<String, String> {
    let mut known: Vec<&str> = Vec::new();
    for name in KINDS.iter().flat_map(|kind| kind.writers) {
        if !known.contains(name) {
            known.push(name);
        }
    }
    if known.contains(&word) {
        Ok(word.to_string())
    } else {
        Err(format!("no such format to write; known: {}", known.join(", ")))
    }
}

/// Does what the arguments say.
///
/// # Errors
/// Whatever ends with status 2.
pub(super) fn run(args: &Args) -> Result<Status, Failure> {
    let options = args.reading.options();
    let mut places = Places::default();
    places.read(&args.puzzle);
    places.write(&args.output)?;
    let puzzle = only_one(
        read_puzzle(&args.puzzle, args.kind, &options)?,
        &args.puzzle.display().to_string(),
    )?;
    warn(&*puzzle);
    let kind = puzzle.kind();
    let Some(text) = puzzle.to_format(&args.to) else {
        return Err(
            Failure::new(format!("{} is not written as {}", kind.name, args.to)).with_help(format!(
                "known for {}: {}",
                kind.name,
                kind.writers.join(", ")
            )),
        );
    };
    let text = text.map_err(Failure::new)?;
    let failed = |error: std::io::Error| Failure::writing(&args.output, &error);
    let mut output = Output::open(&args.output).map_err(failed)?;
    output.writer().write_all(text.as_bytes()).map_err(failed)?;
    output.finish().map_err(failed)?;
    Ok(Status::Fine)
}
