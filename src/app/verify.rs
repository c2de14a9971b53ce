//! The program `verify`: a puzzle and a solution file in, a verdict out.
//!
//! The file's values make a board, and the rules are checked on that board alone. What the solver says of itself counts
//! only where it says that it has no solution.
//!
//! `--json` prints one object, whatever happens: see [`crate::show::json`].

use super::args::{ReadArgs, parse_kind};
use super::failure::Failure;
use super::inputs::read_puzzle;
use super::json::or_object;
use super::print::{finish, print, show_notes};
use super::status::{EXIT_STATUS_HELP, Status};
use crate::app::batch::EachArgs;
use crate::app::inputs;
use crate::app::pictures::PictureArgs;
use crate::files::places::Places;
use crate::puzzles::kind::{INTEGRALITY_TOLERANCE, Kind, Puzzle};
use crate::puzzles::recognise::Recognised;
use crate::show::html::Page;
use crate::show::{Look, json, text};
use crate::verdict::report::Report;
use crate::verdict::{Check, Excluded, Options, Verdict, check};
use clap::Parser;
use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};

const EXAMPLES: &str = "Examples:
  verify p.txt p.sol                  the file of any solver; its format is recognised by content
  verify p.txt board.txt              a finished board in the puzzle's own text form
  glpsol --lp p.lp -o /dev/stdout | verify p.txt -     (a log in front of it is no solution file)
  verify p.txt                        the puzzle alone: do its givens break a rule?
  verify p.txt p.sol --rows           the rows of the model too: is the model wrong, or the solver?
  verify p.txt p.sol --json           for machines
  verify --each list.txt              each line a puzzle, a tab and its solution file; a line of JSON for each";

/// Check a solver's solution against the puzzle's own rules
#[derive(Parser, Debug)]
#[command(name = "verify", version, after_help = EXIT_STATUS_HELP, after_long_help = format!("{EXAMPLES}\n\n{EXIT_STATUS_HELP}"))]
pub(super) struct Args {
    /// Puzzle file, `-` for standard input; its kind is recognised by content
    #[arg(required_unless_present = "each")]
    puzzle: Option<PathBuf>,
    /// Solution file of any solver, or a finished board; .gz too; `-` for standard input. Without it the puzzle alone is checked
    solution: Option<PathBuf>,
    /// Kind of puzzle, where the text does not tell
    #[arg(long, value_parser = parse_kind)]
    kind: Option<&'static Kind>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
    /// A value further than this from 0 and 1 is not integral
    #[arg(long, value_name = "T", value_parser = parse_tolerance, default_value_t = INTEGRALITY_TOLERANCE)]
    tolerance: f64,
    /// Evaluate every row of the formulation at the solver's own values too
    #[arg(long)]
    rows: bool,
    /// Formulation for --rows, as in gen-model
    #[arg(long, value_name = "F", default_value = "document")]
    formulation: String,
    /// The model was made with gen-model --repair: givens and clues may be broken, and are named
    #[arg(long)]
    repair: bool,
    /// The model was made with gen-model --exclude SOL: the board in SOL is no answer. May be given several times
    #[arg(long, value_name = "SOL", conflicts_with = "each")]
    exclude: Vec<PathBuf>,
    #[command(flatten)]
    many: EachArgs,
    #[command(flatten)]
    pictures: PictureArgs,
    #[command(flatten)]
    reading: ReadArgs,
}

fn parse_tolerance(word: &str) -> Result<f64, String> {
    match word.parse::<f64>() {
        Ok(value) if (0.0..0.5).contains(&value) => Ok(value),
        _ => Err("expected a number from 0 up to, but not including, 0.5".to_string()),
    }
}

/// Does what the arguments say.
///
/// # Errors
/// Whatever ends with status 2.
pub(super) fn run(args: &Args) -> Result<Status, Failure> {
    let Some(puzzle_file) = &args.puzzle else {
        return many(args);
    };
    or_object(args.json, puzzle_file, one(args, puzzle_file))
}

/// Checks one puzzle.
fn one(args: &Args, puzzle_file: &Path) -> Result<Status, Failure> {
    let dash = Path::new("-");
    if puzzle_file == dash && args.solution.as_deref() == Some(dash) {
        return Err(Failure::new("puzzle and solution cannot both come from standard input"));
    }
    let mut places = Places::default();
    places.read(puzzle_file);
    args.solution
        .iter()
        .chain(&args.exclude)
        .for_each(|path| places.read(path));
    places.write(dash)?;
    args.pictures.claim(&mut places)?;
    let puzzles = match read_puzzle(puzzle_file, args.kind, &args.reading.options())? {
        Recognised::One(puzzle) => vec![puzzle],
        Recognised::Several(puzzles) => puzzles,
    };
    let puzzles: Vec<&dyn Puzzle> = puzzles.iter().map(AsRef::as_ref).collect();
    if let [puzzle] = puzzles.as_slice() {
        show_notes(*puzzle);
    }
    if args.rows {
        known_formulation(&puzzles, &args.formulation)?;
    }
    let exclude = match (puzzles.as_slice(), args.exclude.as_slice()) {
        (_, []) => Vec::new(),
        ([puzzle], files) => inputs::read_boards(*puzzle, files, args.repair)?,
        _ => return Err(Failure::new("the puzzle fits several kinds, so --exclude needs --kind")),
    };
    let subject = text::Subject {
        puzzle_file,
        solution_file: args.solution.as_deref(),
        tolerance: args.tolerance,
        excludes: !args.exclude.is_empty(),
        look: args.pictures.look(),
    };
    let Some(path) = &args.solution else {
        return puzzle_alone(args, &subject, &puzzles);
    };
    judge(args, path, &puzzles, &exclude, &subject)
}

/// Checks a solution file and says what came of it.
fn judge(
    args: &Args,
    path: &Path,
    puzzles: &[&dyn Puzzle],
    exclude: &[Excluded],
    subject: &text::Subject<'_>,
) -> Result<Status, Failure> {
    let label = inputs::label(path);
    let options = Options {
        tolerance: args.tolerance,
        rows: args.rows.then_some(args.formulation.as_str()),
        repair: args.repair,
        exclude,
        board: false,
    };
    let checked = if path == Path::new("-") {
        check(puzzles, &label, io::stdin().lock(), options)
    } else {
        let file = File::open(path).map_err(|error| Failure::new(format!("cannot read {label}: {error}")))?;
        check(puzzles, &label, file, options)
    };
    let check = match checked {
        Ok(check) => check,
        Err(errors) if args.json => {
            let object = json::unreadable(subject, &errors);
            Failure::Text(errors).report("verify");
            return print(&line(object, Status::Unreadable), Status::Unreadable);
        }
        Err(errors) => return Err(errors.into()),
    };
    let pictures = match &check.verdict {
        Verdict::Judged { puzzle, report, .. } => {
            let verdict = text::verdict(&check);
            write_pictures(args, puzzles[*puzzle], report, &verdict, Some(&check))
        }
        Verdict::NoSolution(_) if args.pictures.wants_files() => {
            let report = puzzles[0].judge_givens();
            write_pictures(args, puzzles[0], &report, "no solution in the file", Some(&check))
        }
        Verdict::NoSolution(_) => Ok(()),
    };
    let output = if args.json {
        line(json::check(subject, puzzles, &check), Status::from(&check))
    } else {
        text::check(subject, puzzles, &check).into_bytes()
    };
    finish(&output, Status::from(&check), pictures)
}

/// Checks the givens.
fn puzzle_alone(args: &Args, subject: &text::Subject<'_>, puzzles: &[&dyn Puzzle]) -> Result<Status, Failure> {
    let reports: Vec<Report> = puzzles.iter().map(|puzzle| puzzle.judge_givens()).collect();
    let broken = reports.iter().all(|report| !report.valid());
    let status = if broken { Status::Broken } else { Status::Fine };
    let verdict = if broken {
        "the givens break the rules"
    } else {
        "the givens break no rule"
    };
    let pictures = write_pictures(args, puzzles[0], &reports[0], verdict, None);
    let output = if args.json {
        let each = puzzles.iter().zip(&reports);
        let objects = each.map(|(puzzle, report)| {
            let mut object = json::givens(subject, *puzzle, report);
            object.exit = Some(of_givens(report) as u8);
            object
        });
        let mut objects: Vec<json::Object<'_>> = objects.collect();
        let object = match objects.pop() {
            Some(only) if objects.is_empty() => only,
            last => {
                let mut object = json::Object::new(status.word(), json::puzzle_value(subject.puzzle_file, None));
                objects.extend(last);
                object.kinds = Some(objects);
                object
            }
        };
        line(object, status)
    } else {
        text::givens(puzzles, &reports, subject.look).into_bytes()
    };
    finish(&output, status, pictures)
}

/// The status of a puzzle alone.
fn of_givens(report: &Report) -> Status {
    if report.valid() { Status::Fine } else { Status::Broken }
}

/// The object with the exit status, as a line.
fn line(mut object: json::Object<'_>, status: Status) -> Vec<u8> {
    object.exit = Some(status as u8);
    json::line(&object)
}

/// Checks every line of a file: a puzzle and, after a tab, the solution file that belongs to it; without one the
/// puzzle alone.
fn many(args: &Args) -> Result<Status, Failure> {
    let file = args.many.file().unwrap_or(Path::new("-"));
    let mut places = Places::default();
    places.read(file);
    places.write(Path::new("-"))?;
    args.many
        .run(file, args.kind, &args.reading.options(), |item, puzzle, _| {
            let solution = item.rest.as_ref();
            let subject = text::Subject {
                puzzle_file: file,
                solution_file: solution.map(PathBuf::as_path),
                tolerance: args.tolerance,
                excludes: false,
                look: Look::Plain,
            };
            let Some(path) = solution else {
                let report = puzzle.judge_givens();
                return Ok((of_givens(&report), json::map(&json::givens(&subject, puzzle, &report))));
            };
            if args.rows {
                known_formulation(&[puzzle], &args.formulation)?;
            }
            let label = path.display().to_string();
            let input = File::open(path).map_err(|error| Failure::new(format!("cannot read {label}: {error}")))?;
            let options = Options {
                tolerance: args.tolerance,
                rows: args.rows.then_some(args.formulation.as_str()),
                repair: args.repair,
                ..Options::default()
            };
            match check(&[puzzle], &label, input, options) {
                Ok(check) => Ok((
                    Status::from(&check),
                    json::map(&json::check(&subject, &[puzzle], &check)),
                )),
                Err(errors) => Err(errors.into()),
            }
        })
}

/// Writes the pictures asked for.
fn write_pictures(
    args: &Args,
    puzzle: &dyn Puzzle,
    report: &Report,
    verdict: &str,
    check: Option<&Check>,
) -> Result<(), Failure> {
    if !args.pictures.wants_files() {
        return Ok(());
    }
    let mut facts = Vec::new();
    if let Some(path) = &args.puzzle {
        facts.push(("Puzzle file", path.display().to_string()));
    }
    if let Some(path) = &args.solution {
        facts.push(("Solution file", path.display().to_string()));
    }
    if let Some(outcome) = check.and_then(|check| check.outcome.as_ref()) {
        facts.push(("Written by", text::about(outcome).to_string()));
        if let Some(status) = outcome.status.as_ref().filter(|status| !status.is_empty()) {
            facts.push(("Its status", status.clone()));
        }
    }
    facts.push(("Integrality tolerance", args.tolerance.to_string()));
    let model = puzzle.model(&args.formulation).ok();
    let page = Page {
        title: puzzle.title(),
        verdict: verdict.trim().to_string(),
        good: report.valid() && check.is_none_or(|check| Status::from(check) == Status::Fine),
        notes: check.map_or(Vec::new(), |check| check.notes.clone()),
        report,
        model: model.as_deref(),
        facts,
    };
    args.pictures.write(&page)
}

fn known_formulation(puzzles: &[&dyn Puzzle], name: &str) -> Result<(), Failure> {
    let known: Vec<&str> = puzzles
        .iter()
        .flat_map(|puzzle| puzzle.kind().formulations)
        .map(|formulation| formulation.name)
        .collect();
    if known.contains(&name) {
        return Ok(());
    }
    Err(Failure::new(format!("there is no formulation `{name}`")).with_help(format!("known: {}", known.join(", "))))
}
