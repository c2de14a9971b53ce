//! The program `gen-model`: a puzzle's text in, a model file out.

use super::args::{ReadArgs, formulations, kinds, kinds_with_names, parse_kind};
use super::failure::Failure;
use super::inputs::{only_one, read_puzzle};
use super::kind_options::LazyFiles;
use super::print::{print, warn};
use super::status::{EXIT_STATUS_HELP, Status};
use crate::app::batch::{EachArgs, parse_share};
use crate::app::inputs;
use crate::app::progress::Progress;
use crate::files::output::Output;
use crate::files::places::Places;
use crate::model::size::Effort;
use crate::model::stream::Packing;
use crate::model::{FileFormat, Model, lp, stats};
use crate::puzzles::kind::{Kind, ModelRequest, Puzzle};
use clap::{Parser, ValueEnum};
use serde_json::Map;
use std::path::{Path, PathBuf};

const EXAMPLES: &str = "Examples:
  gen-model binox p.txt -o p.lp                 the published formulation as LP
  gen-model skyscraper p.txt -o p.mps           as MPS
  gen-model binox - < p.txt | head              LP on standard output
  gen-model binox p.txt --stats                 sizes by constraint family, nothing written
  gen-model binox p.txt -o p.lp --part 2/8      the second of eight parts that join to the whole
  gen-model binox p.txt -o p.lp --formulation compact       the same boards, far smaller
  gen-model binox p.txt -o q.lp --exclude p.sol             has a solution if p.sol is not the only one
  gen-model binox p.txt -o r.lp --repair                    which givens contradict the rest?
  gen-model binox --each ids.txt -o models      models/000001.lp and so on, a line of JSON for each";

/// Write the integer-programming model of a puzzle as an LP or MPS file for any solver
#[derive(Parser, Debug)]
#[command(name = "gen-model", version, after_help = EXIT_STATUS_HELP, after_long_help = format!("{EXAMPLES}\n\n{}\n\n{EXIT_STATUS_HELP}", formulations()))]
pub(super) struct Args {
    #[arg(value_parser = parse_kind, help = format!("Kind of puzzle: {}", kinds()), long_help = format!("Kind of puzzle: {}", kinds_with_names()))]
    kind: &'static Kind,
    /// Puzzle file, `-` for standard input
    #[arg(required_unless_present = "each")]
    puzzle: Option<PathBuf>,
    /// Model file, `-` for standard output; .lp or .mps says the format, .gz packs it; with --each a folder
    #[arg(short, long, value_name = "FILE", default_value = "-")]
    output: PathBuf,
    /// Format of the model; from the extension of --output if not given, else lp
    #[arg(long, value_enum)]
    format: Option<Format>,
    /// Print the numbers of columns, rows and nonzeros by family instead of writing a model
    #[arg(long)]
    stats: bool,
    /// Formulation; `document` is the published one, exactly
    #[arg(long, value_name = "NAME", default_value = "document")]
    formulation: String,
    /// Forbid the board in this file: a solution file of any solver, or a finished board. May be given several times
    #[arg(long, value_name = "SOL")]
    exclude: Vec<PathBuf>,
    /// Let givens and clues be dropped, as few as possible: a column drop_* of cost 1 for each
    #[arg(long)]
    repair: bool,
    #[command(flatten)]
    lazy: LazyFiles,
    /// Formatting threads; all cores by default. The bytes do not depend on it
    #[arg(long, value_name = "N")]
    threads: Option<std::num::NonZeroUsize>,
    /// Write the I-th of N parts of an LP file; all parts joined are the whole
    #[arg(long, value_name = "I/N", value_parser = parse_share)]
    part: Option<(u64, u64)>,
    /// Memory for the table of entries of an MPS file, e.g. 512M or 2G
    #[arg(long, value_name = "BYTES", value_parser = parse_bytes, default_value = "1G")]
    memory: u64,
    /// Show no progress
    #[arg(short, long)]
    quiet: bool,
    #[command(flatten)]
    many: EachArgs,
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

impl From<Format> for FileFormat {
    fn from(format: Format) -> FileFormat {
        match format {
            Format::Lp => FileFormat::Lp,
            Format::Mps => FileFormat::Mps,
            Format::FixedMps => FileFormat::FixedMps,
        }
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
pub(super) fn run(args: &Args) -> Result<Status, Failure> {
    let options = args.reading.options();
    let Some(path) = &args.puzzle else {
        return many(args);
    };
    let mut places = inputs(args, path);
    places.write(if args.stats { Path::new("-") } else { &args.output })?;
    let puzzle = only_one(
        read_puzzle(path, Some(args.kind), &options)?,
        &path.display().to_string(),
    )?;
    // A puzzle without a solution has a model all the same: an infeasible one.
    warn(&*puzzle);
    with_model(&*puzzle, args, |model| {
        if args.stats {
            return print(stats::table(model).as_bytes(), Status::Fine);
        }
        write(model, args, &args.output)?;
        Ok(Status::Fine)
    })
}

/// The files that are read.
fn inputs(args: &Args, puzzles: &Path) -> Places {
    let mut places = Places::default();
    places.read(puzzles);
    for path in args.exclude.iter().map(PathBuf::as_path).chain(args.lazy.paths()) {
        places.read(path);
    }
    places
}

/// Makes the model that the arguments ask for, and hands it to `work`.
fn with_model<T>(
    puzzle: &dyn Puzzle,
    args: &Args,
    work: impl FnOnce(&dyn Model) -> Result<T, Failure>,
) -> Result<T, Failure> {
    let places = args.lazy.places(puzzle, &args.formulation)?;
    let excluded = inputs::read_boards(puzzle, &args.exclude, args.repair)?;
    let exclude: Vec<Vec<bool>> = excluded.into_iter().map(|excluded| excluded.board).collect();
    let request = ModelRequest {
        formulation: &args.formulation,
        places: &places,
        exclude: &exclude,
        repair: args.repair,
    };
    work(&*puzzle.model_with(&request)?)
}

/// Writes a model for every line of a file into a folder, or its sizes only if there is none.
fn many(args: &Args) -> Result<Status, Failure> {
    let file = args.many.file().unwrap_or(Path::new("-"));
    let mut places = inputs(args, file);
    places.write(Path::new("-"))?;
    let folder = Some(&args.output).filter(|output| **output != Path::new("-"));
    if let Some(folder) = folder {
        std::fs::create_dir_all(folder).map_err(|error| Failure::writing(folder, &error))?;
    }
    let extension = match args.format {
        Some(Format::Mps | Format::FixedMps) => "mps",
        Some(Format::Lp) | None => "lp",
    };
    let options = args.reading.options();
    args.many.run(file, Some(args.kind), &options, |item, puzzle, _| {
        with_model(puzzle, args, |model| {
            let mut object = Map::new();
            object.insert("formulation".into(), args.formulation.as_str().into());
            object.insert("columns".into(), model.column_count().into());
            object.insert("rows".into(), model.row_count().into());
            let terms: u64 = model.families().iter().map(|family| family.terms).sum();
            object.insert("nonzeros".into(), terms.into());
            if let Some(folder) = folder
                && !args.stats
            {
                let path = folder.join(format!("{:06}.{extension}", item.line));
                places.check(&path)?;
                write(model, args, &path)?;
                object.insert("model".into(), path.display().to_string().into());
            }
            Ok((Status::Fine, object))
        })
    })
}

fn write(model: &dyn Model, args: &Args, place: &Path) -> Result<(), Failure> {
    let (named, packing) = by_name(place);
    let format = match (args.format, named) {
        (Some(format), _) | (None, Some(format)) => format,
        (None, None) if place == Path::new("-") || place.extension().is_none() => Format::Lp,
        (None, None) if !same_kind_of_place(place) => Format::Lp,
        (None, None) => {
            return Err(
                Failure::new(format!("{}: the extension says neither .lp nor .mps", place.display()))
                    .with_help("say the format with --format lp, --format mps or --format fixed-mps"),
            );
        }
    };
    if args.part.is_some() && format != Format::Lp {
        return Err(Failure::new(
            "--part cuts LP files only: each part of an MPS file would need all rows",
        ));
    }
    let format = FileFormat::from(format);
    let all_cores = lp::Options::all_cores();
    let options = lp::Options {
        threads: args.threads.map_or(all_cores.threads, Into::into),
        part: args.part.unwrap_or((1, 1)),
        packing,
        memory: args.memory,
    };
    let failed = |error: std::io::Error| Failure::writing(place, &error);
    let mut output = Output::open(place).map_err(failed)?;
    let reserves = packing == Packing::Plain && output.is_file();
    let expected = if reserves || Progress::is_shown(args.quiet) {
        format.estimate(model, options.part, Effort::QUICK).bytes
    } else {
        0
    };
    if reserves {
        // A part is not as surely estimated as the sum of all: rather a little less than too much.
        let part = options.part.1 > 1;
        output.reserve(if part { expected / 10 * 9 } else { expected });
    }
    let progress = Progress::new(expected, args.quiet);
    let wrote = |bytes: u64| progress.add(bytes);
    format.write(model, &options, output.writer(), &wrote).map_err(failed)?;
    progress.finish();
    output.finish().map_err(failed)
}

/// True unless the place is a device or pipe, whose name says nothing of a format.
fn same_kind_of_place(path: &Path) -> bool {
    std::fs::metadata(path).map_or(true, |place| place.is_file() || place.is_dir())
}
