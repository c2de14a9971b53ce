//! The program `gen-model`: a puzzle's text in, a model file out.

use crate::cli::{self, EXIT_STATUS_HELP, Failure, ReadArgs, Status, only_one, parse_kind, read_puzzle};
use crate::model::stream::Packing;
use crate::model::{Model, lp, mps, stats};
use crate::output::{Output, same_file};
use crate::progress::Progress;
use crate::puzzle::Kind;
use clap::{Parser, ValueEnum};
use std::path::{Path, PathBuf};

const EXAMPLES: &str = "Examples:
  gen-model binox p.txt -o p.lp                 the published formulation as LP
  gen-model skyscraper p.txt -o p.mps           as MPS
  gen-model binox - < p.txt | head              LP on standard output
  gen-model binox p.txt --stats                 sizes by constraint family, nothing written
  gen-model binox p.txt -o p.lp --part 2/8      the second of eight parts that join to the whole";

/// Write the integer-programming model of a puzzle as an LP or MPS file for any solver
#[derive(Parser, Debug)]
#[command(name = "gen-model", version, after_help = EXIT_STATUS_HELP, after_long_help = format!("{EXAMPLES}\n\n{EXIT_STATUS_HELP}"))]
pub struct Args {
    /// Kind of puzzle: binox (Takuzu, Binairo) or skyscraper (Towers)
    #[arg(value_parser = parse_kind)]
    kind: &'static Kind,
    /// Puzzle file, `-` for standard input
    puzzle: PathBuf,
    /// Model file, `-` for standard output; .lp or .mps says the format, .gz packs it
    #[arg(short, long, value_name = "FILE", default_value = "-")]
    output: PathBuf,
    /// Format of the model; from the extension of --output if not given, else lp
    #[arg(long, value_enum)]
    format: Option<Format>,
    /// Print the numbers of columns, rows and nonzeros by family instead of writing a model
    #[arg(long)]
    stats: bool,
    /// Formulation; `document` is the published one, exactly
    #[arg(long, default_value = "document")]
    formulation: String,
    /// Formatting threads; all cores by default. The bytes do not depend on it
    #[arg(long, value_name = "N")]
    threads: Option<std::num::NonZeroUsize>,
    /// Write the I-th of N parts of an LP file; all parts joined are the whole
    #[arg(long, value_name = "I/N", value_parser = parse_part)]
    part: Option<(u64, u64)>,
    /// Memory for the table of entries of an MPS file, e.g. 512M or 2G
    #[arg(long, value_name = "BYTES", value_parser = parse_bytes, default_value = "1G")]
    memory: u64,
    /// Show no progress
    #[arg(short, long)]
    quiet: bool,
    #[command(flatten)]
    reading: ReadArgs,
}

/// A model file's format.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Format {
    /// CPLEX LP, the dialect that every reader takes
    Lp,
    /// MPS in padded columns: free, and fixed too while no name is longer than 8 characters
    Mps,
    /// MPS for fixed readers: rows and columns are numbered when a name is longer than 8 characters
    FixedMps,
}

fn parse_part(word: &str) -> Result<(u64, u64), String> {
    let numbers = word
        .split_once('/')
        .and_then(|(part, parts)| Some((part.parse().ok()?, parts.parse().ok()?)));
    match numbers {
        Some((part, parts)) if part >= 1 && part <= parts => Ok((part, parts)),
        _ => Err("expected I/N with 1 <= I <= N, e.g. 2/8".to_string()),
    }
}

fn parse_bytes(word: &str) -> Result<u64, String> {
    let unit = |suffixes: &[char], shift: u32| word.strip_suffix(suffixes).map(|number| (number, shift));
    let (number, shift) = unit(&['k', 'K'], 10)
        .or_else(|| unit(&['m', 'M'], 20))
        .or_else(|| unit(&['g', 'G'], 30))
        .unwrap_or((word, 0));
    let bytes = number
        .parse::<u64>()
        .ok()
        .and_then(|number| number.checked_mul(1 << shift));
    match bytes {
        Some(bytes) if bytes >= 1 << 16 => Ok(bytes),
        _ => Err("expected a number of bytes from 64K up, e.g. 512M or 2G".to_string()),
    }
}

/// Format and packing that a file name asks for.
fn by_name(path: &Path) -> (Option<Format>, Packing) {
    let name = path
        .file_name()
        .map(|name| name.to_string_lossy().to_ascii_lowercase())
        .unwrap_or_default();
    let (name, packing) = match name.strip_suffix(".gz") {
        Some(name) => (name, Packing::Gzip),
        None => (name.as_str(), Packing::Plain),
    };
    let format = match name.rsplit_once('.').map(|(_, extension)| extension) {
        Some("lp") => Some(Format::Lp),
        Some("mps") => Some(Format::Mps),
        _ => None,
    };
    (format, packing)
}

/// Does what the arguments say.
///
/// # Errors
/// Whatever ends with status 2.
pub fn run(args: &Args) -> Result<Status, Failure> {
    let options = args.reading.options();
    let puzzle = only_one(read_puzzle(&args.puzzle, Some(args.kind), &options)?, &args.puzzle)?;
    // A puzzle without a solution has a model all the same: an infeasible one.
    cli::warn(&*puzzle);
    let Some(model) = puzzle.model(&args.formulation) else {
        let names: Vec<_> = args
            .kind
            .formulations
            .iter()
            .map(|formulation| formulation.name)
            .collect();
        return Err(
            Failure::new(format!("{} has no formulation `{}`", args.kind.name, args.formulation))
                .with_help(format!("known: {}", names.join(", "))),
        );
    };
    if args.stats {
        return cli::print(stats::table(&*model).as_bytes());
    }
    write(&*model, args)?;
    Ok(Status::Fine)
}

fn write(model: &dyn Model, args: &Args) -> Result<(), Failure> {
    let (named, packing) = by_name(&args.output);
    let format = match (args.format, named) {
        (Some(format), _) | (None, Some(format)) => format,
        (None, None) if args.output == Path::new("-") || args.output.extension().is_none() => Format::Lp,
        (None, None) if !same_kind_of_place(&args.output) => Format::Lp,
        (None, None) => {
            return Err(Failure::new(format!(
                "{}: the extension says neither .lp nor .mps",
                args.output.display()
            ))
            .with_help("say the format with --format lp, --format mps or --format fixed-mps"));
        }
    };
    if args.part.is_some() && format != Format::Lp {
        return Err(Failure::new(
            "--part cuts LP files only: each part of an MPS file would need all rows",
        ));
    }
    if args.output != Path::new("-") && same_file(&args.puzzle, &args.output) {
        return Err(Failure::new(format!("{} is the puzzle itself", args.output.display())));
    }
    let threads = args.threads.map_or_else(
        || std::thread::available_parallelism().map_or(1, Into::into),
        Into::into,
    );
    let options = lp::Options {
        threads,
        part: args.part.unwrap_or((1, 1)),
        packing,
        memory: args.memory,
    };
    let failed = |error: std::io::Error| Failure::writing(&args.output, &error);
    let mut output = Output::open(&args.output).map_err(failed)?;
    let expected = match format {
        Format::Lp => lp::estimate(model) / options.part.1,
        Format::Mps | Format::FixedMps => mps::estimate(model),
    };
    let progress = Progress::new(expected, args.quiet);
    let wrote = |bytes: u64| progress.add(bytes);
    match format {
        Format::Lp => lp::write(model, &options, output.writer(), &wrote),
        Format::Mps => mps::write(model, mps::Form::Free, &options, output.writer(), &wrote),
        Format::FixedMps => mps::write(model, mps::Form::Fixed, &options, output.writer(), &wrote),
    }
    .map_err(failed)?;
    progress.finish();
    output.finish().map_err(failed)
}

/// True unless the place is a device or pipe, whose name says nothing of a format.
fn same_kind_of_place(path: &Path) -> bool {
    std::fs::metadata(path).map_or(true, |place| place.is_file() || place.is_dir())
}
