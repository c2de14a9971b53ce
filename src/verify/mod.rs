//! The program `verify`: a puzzle and a solution file in, a verdict out.
//!
//! The file's values make a board, and the rules are checked on that board alone. What the solver says of itself counts
//! only where it says that it has no solution.
//!
//! `--json` prints one object, whatever happens; its keys are stable:
//!
//! | key | value |
//! |---|---|
//! | `verdict` | `valid`, `violated`, `excluded`, `no-solution`, `unreadable`, `undecided` |
//! | `exit` | the exit status: 0, 1, 3, 2, 4 |
//! | `puzzle` | `file`, `kind`, `title` |
//! | `solution` | `file`, `format`, `status` (the solver's own words or null), `state` (`solved`, `incumbent`, `no-solution`, `unknown`), `reason` (for no solution), `solutions_in_file`, `zeros_left_out`, `notes`; null without a solution file |
//! | `tolerance` | the integrality tolerance |
//! | `board` | lists of symbols or heights, `.` where there is none |
//! | `violations` | their number |
//! | `rules` | for each rule `id`, `statement`, `unit`, `checked`, `ok`, `violations`: each with `place`, `cells` (`row`, `column`), `message`, `facts`; and `not_listed`: how many more there are (at most 100 000 are listed of a rule, and at most 1000 pairs of equal lines) |
//! | `dropped` | with `--repair`: the givens and clues that the board breaks, each with `place`, `what`, `message` |
//! | `excluded_by` | with `--exclude`: the file that holds this very board, else null |
//! | `rows` | with `--rows`: `formulation`, `checked`, `not_evaluated`, `broken`, `largest_within_tolerance`, `worst` (`row`, `activity`, `relation`, `bound`, `excess`), `definitions` (`checked`, `wrong`, `first`) |
//! | `kinds` | where a text fits several kinds and no solution file tells which: an object like this one for each |
//! | `error` | for `unreadable`: `message`, `line`, `column`, `help`, `more` (how many more errors the text has) |
//!
//! A place is `{"cell": {"row", "column"}}`, `{"row": n}`, `{"column": n}`, `{"rows": [a, b]}`, `{"columns": [a, b]}` or
//! `{"clue": {"side", "line"}}`. Rows, columns and lines count from 1 there, as in the text.

pub(crate) mod json;
mod rows;
pub(crate) mod text;

use crate::app::batch::EachArgs;
use crate::app::cli::{self, EXIT_STATUS_HELP, Failure, ReadArgs, Status, parse_kind, read_puzzle};
use crate::app::inputs;
use crate::app::pictures::PictureArgs;
use crate::app::places::Places;
use crate::grid::Cell;
use crate::puzzles::kind::{Dropped, INTEGRALITY_TOLERANCE, Kind, ModelRequest, Puzzle, Recognised};
use crate::show::Look;
use crate::show::html::Page;
use crate::solution::{
    self, Assignment, Collector, Columns, Fault, Outcome, Reading, State, Values, Why, WithMoreColumns,
};
use crate::text::{Source, TextErrors};
use crate::verdict::completion::Completion;
use crate::verdict::report::{Report, Sign};
use clap::Parser;
use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

pub use rows::{Definitions, RowCheck, WorstRow};

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
pub struct Args {
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

/// What came of a check.
#[derive(Debug)]
pub enum Verdict {
    /// A board was rebuilt and judged.
    Judged {
        /// Which of the puzzles it is.
        puzzle: usize,
        /// Every rule, broken or not.
        report: Box<Report>,
        /// The rows of a formulation, if they were asked for.
        rows: Option<RowCheck>,
    },
    /// The file says that there is no solution.
    NoSolution(Why),
}

/// A verdict and what is told with it.
#[derive(Debug)]
pub struct Check {
    /// The verdict.
    pub verdict: Verdict,
    /// What the reader of the solution file learned; none for a finished board or the puzzle alone.
    pub outcome: Option<Outcome>,
    /// Whether missing columns were taken as 0.
    pub zeros_left_out: bool,
    /// The givens and clues that the board breaks, where a repaired puzzle is asked for: its report is of the puzzle
    /// without them.
    pub dropped: Option<Vec<Dropped>>,
    /// Which columns are 1, of a board that keeps the rules.
    pub board: Option<Vec<bool>>,
    /// The file that excludes this very board, if any does.
    pub excluded_by: Option<String>,
    /// Remarks for the user.
    pub notes: Vec<String>,
}

impl Check {
    /// The exit status that goes with the verdict.
    pub fn status(&self) -> Status {
        match &self.verdict {
            Verdict::Judged { .. } if self.excluded_by.is_some() => Status::Broken,
            Verdict::Judged { report, .. } if report.valid() => Status::Fine,
            Verdict::Judged { .. } => Status::Broken,
            Verdict::NoSolution(_) => Status::NoSolution,
        }
    }
}

/// Why a solution file gives no verdict.
#[derive(Debug)]
pub enum Unreadable {
    /// No solution file that can be read.
    Fault(Fault),
    /// Neither a solution file nor a finished board.
    Board(TextErrors),
}

impl From<Fault> for Unreadable {
    fn from(fault: Fault) -> Self {
        Unreadable::Fault(fault)
    }
}

/// How to check.
#[derive(Debug, Clone, Copy)]
pub struct Options<'o> {
    /// A value further than this from 0 and 1 is not integral.
    pub tolerance: f64,
    /// The formulation whose rows are evaluated, if any.
    pub rows: Option<&'o str>,
    /// Givens and clues may be broken, as in a model made for repair.
    pub repair: bool,
    /// Boards that are no answer.
    pub exclude: &'o [Excluded],
    /// Whether [`Check::board`] is wanted.
    pub board: bool,
}

/// A board that is excluded.
#[derive(Debug, Clone)]
pub struct Excluded {
    /// The file that it was read from.
    pub label: String,
    /// Which columns are 1.
    pub board: Vec<bool>,
}

impl Default for Options<'_> {
    fn default() -> Self {
        Options {
            tolerance: INTEGRALITY_TOLERANCE,
            rows: None,
            repair: false,
            exclude: &[],
            board: false,
        }
    }
}

/// Checks a solution file, or a finished board, against the puzzle it belongs to; several puzzles where a text can be
/// read as several kinds.
///
/// # Errors
/// If the file cannot be read, or is cut, or belongs to none of the puzzles.
pub fn check(
    puzzles: &[&dyn Puzzle],
    label: &str,
    input: impl Read,
    options: Options<'_>,
) -> Result<Check, Unreadable> {
    let counts: Vec<_> = puzzles
        .iter()
        .map(|puzzle| {
            move || {
                if options.repair {
                    repair_counts(*puzzle)
                } else {
                    Vec::new()
                }
            }
        })
        .collect();
    let with_drops: Vec<WithMoreColumns<'_>> = puzzles
        .iter()
        .zip(&counts)
        .map(|(puzzle, counts)| WithMoreColumns {
            columns: puzzle.columns(),
            counts,
        })
        .collect();
    let columns: Vec<&dyn Columns> = with_drops.iter().map(|columns| columns as &dyn Columns).collect();
    let mut collector = Collector::new(&columns);
    if options.rows.is_some() {
        collector = collector.keep_all();
    }
    let mut source = solution::Source::open(input)?;
    let outcome = match solution::read(&mut source, &mut collector)? {
        Reading::Values(outcome) => outcome,
        Reading::Text(board) => return check_board(puzzles, label, board, options),
    };
    if let State::NoSolution(why) = outcome.state {
        let notes = outcome.notes.clone();
        return Ok(Check {
            verdict: Verdict::NoSolution(why),
            outcome: Some(outcome),
            zeros_left_out: false,
            dropped: None,
            board: None,
            excluded_by: None,
            notes,
        });
    }
    let assignment = collector.finish(&outcome)?;
    let puzzle = puzzles[assignment.candidate];
    let values = &assignment.values;
    let judge = |puzzle: &dyn Puzzle| puzzle.judge(values, options.tolerance);
    let (report, dropped) = repaired(puzzle, judge(puzzle), options.repair, judge);
    let mut notes = notes(&outcome, &assignment);
    let cut = outcome
        .may_be_cut
        .filter(|_| !outcome.by_hand || assignment.zeros_left_out);
    if let Some(reason) = cut {
        if !report.valid() {
            return Err(Fault::new(format!("the file may be cut: {reason}"))
                .help("have the solver write it again; if it is whole, end its last line with a line end")
                .into());
        }
        notes.push(format!(
            "the file may be cut ({reason}), but all board values are there"
        ));
    } else if !report.valid()
        && outcome.no_end_mark
        && assignment.zeros_left_out
        && assignment.ends_in_the_board
        && let Some(last) = values.last_listed()
        && puzzle.may_go_on(values, last, options.tolerance) != Completion::Impossible
    {
        // A broken rule is blamed on the solver only if no lost end of the list can have kept it.
        return Err(truncated(puzzle, last, source.line_number()).into());
    }
    let rows = match options.rows {
        None => None,
        Some(name) => {
            let boards: Vec<Vec<bool>> = options.exclude.iter().map(|it| it.board.clone()).collect();
            let request = ModelRequest {
                exclude: &boards,
                repair: options.repair,
                ..ModelRequest::new(name)
            };
            let model = puzzle
                .model_with(&request)
                .map_err(|error| Fault::new(error.to_string()))?;
            Some(rows::check(puzzle.columns(), &*model, &assignment, options.tolerance))
        }
    };
    let candidate = assignment.candidate;
    let check = Check {
        zeros_left_out: assignment.zeros_left_out,
        dropped,
        board: None,
        excluded_by: None,
        outcome: Some(outcome),
        notes,
        verdict: Verdict::Judged {
            puzzle: candidate,
            report: Box::new(report),
            rows,
        },
    };
    check.with_board(options, || Ok(values.ones()))
}

/// How many columns the models have in which givens and clues can be dropped.
fn repair_counts(puzzle: &dyn Puzzle) -> Vec<u64> {
    let requests = puzzle.kind().formulations.iter().map(|formulation| ModelRequest {
        repair: true,
        ..ModelRequest::new(formulation.name)
    });
    requests
        .filter_map(|request| puzzle.model_with(&request).ok().map(|model| model.column_count()))
        .collect()
}

/// Judges values that come from no file. With `repair`, givens and clues may be broken: the report is of the puzzle
/// without those.
pub fn judge_values(puzzle: &dyn Puzzle, values: &Values, repair: bool) -> (Report, Option<Vec<Dropped>>) {
    let judge = |puzzle: &dyn Puzzle| puzzle.judge(values, INTEGRALITY_TOLERANCE);
    repaired(puzzle, judge(puzzle), repair, judge)
}

/// The report of a board where givens and clues may be broken: of the puzzle without those.
fn repaired(
    puzzle: &dyn Puzzle,
    report: Report,
    repair: bool,
    judge: impl Fn(&dyn Puzzle) -> Report,
) -> (Report, Option<Vec<Dropped>>) {
    if !repair {
        return (report, None);
    }
    let dropped = puzzle.broken_demands(&report);
    if dropped.is_empty() {
        return (report, Some(dropped));
    }
    let demands: Vec<usize> = dropped.iter().map(|dropped| dropped.demand).collect();
    (judge(&*puzzle.without(&demands)), Some(dropped))
}

impl Check {
    /// Adds which columns are 1 where that is wanted, and whether that board is excluded.
    fn with_board(
        mut self,
        options: Options<'_>,
        ones: impl FnOnce() -> Result<Vec<bool>, Unreadable>,
    ) -> Result<Check, Unreadable> {
        let valid = matches!(&self.verdict, Verdict::Judged { report, .. } if report.valid());
        if valid && (options.board || !options.exclude.is_empty()) {
            let board = ones()?;
            let excluded = options.exclude.iter().find(|excluded| excluded.board == board);
            self.excluded_by = excluded.map(|excluded| excluded.label.clone());
            self.board = Some(board);
        }
        Ok(self)
    }
}

/// The fault of a list that may be the beginning of a longer one.
fn truncated(puzzle: &dyn Puzzle, last: usize, line: u64) -> Fault {
    let [_, columns, heights] = puzzle.columns().shape();
    let cell = last / heights.max(1);
    let place = Cell::new(cell / columns.max(1), cell % columns.max(1));
    Fault::new(format!(
        "the file is probably truncated: its list of values ends at {place}, and more of them could give a board that breaks no rule"
    ))
    .on_line(line)
    .help("have the solver write the file again; a list with all zeros written shows by itself whether it is complete")
}

fn notes(outcome: &Outcome, assignment: &Assignment) -> Vec<String> {
    let mut notes = Vec::new();
    match outcome.state {
        State::Incumbent => notes.push("the solver stopped early; its best solution so far is judged".to_string()),
        State::Unknown => notes.push("the file does not say whether the solver finished".to_string()),
        State::Solved | State::NoSolution(_) => {}
    }
    notes.extend(outcome.notes.iter().cloned());
    notes.extend(assignment.notes.iter().cloned());
    notes
}

/// A text that is no solution file may be a finished board.
fn check_board(puzzles: &[&dyn Puzzle], label: &str, board: String, options: Options<'_>) -> Result<Check, Unreadable> {
    let no_board = |errors: TextErrors| {
        Unreadable::Board(errors.with_help(
            "the file is no solution file of a known format, so it was read as a finished board of this puzzle",
        ))
    };
    // Room for frames, comments and wide cells; a longer text is no board of this puzzle, whatever it is.
    let longest = puzzles
        .iter()
        .map(|puzzle| {
            let [rows, columns, _] = puzzle.columns().shape();
            (rows + 4) * (columns + 4) * 16 + (64 << 10)
        })
        .max();
    if longest.is_none_or(|longest| board.len() > longest) {
        return Err(Fault::new(
            "the file is no solution file of a known format, and too long for a board of this puzzle",
        )
        .into());
    }
    let source = Source::new(label, board.into_bytes()).map_err(no_board)?;
    let mut errors = None;
    for (at, puzzle) in puzzles.iter().enumerate() {
        match puzzle.judge_board(&source) {
            Ok(report) if report.picture.cells.iter().all(|cell| cell.sign == Sign::Empty) => {
                return Err(Fault::new("the file is an empty board: it states no solution").into());
            }
            Ok(report) => {
                // The text was read once without a fault: reading it again for other givens has none either.
                let again = |puzzle: &dyn Puzzle| puzzle.judge_board(&source).unwrap_or_else(|_| puzzle.judge_givens());
                let (report, dropped) = repaired(*puzzle, report, options.repair, again);
                let check = Check {
                    verdict: Verdict::Judged {
                        puzzle: at,
                        report: Box::new(report),
                        rows: None,
                    },
                    outcome: None,
                    zeros_left_out: false,
                    dropped,
                    board: None,
                    excluded_by: None,
                    notes: vec!["the file is a finished board".to_string()],
                };
                return check.with_board(options, || puzzle.board_values(&source).map_err(no_board));
            }
            Err(fault) => {
                errors.get_or_insert(fault);
            }
        }
    }
    match errors {
        Some(errors) => Err(no_board(errors)),
        None => Err(Fault::new("no puzzle to compare with").into()),
    }
}

/// Does what the arguments say.
///
/// # Errors
/// Whatever ends with status 2.
pub fn run(args: &Args) -> Result<Status, Failure> {
    let Some(puzzle_file) = &args.puzzle else {
        return many(args);
    };
    let result = one(args, puzzle_file);
    if args.json {
        json::also_failed(puzzle_file, result)
    } else {
        result
    }
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
        cli::show_notes(*puzzle);
    }
    if args.rows {
        known_formulation(&puzzles, &args.formulation)?;
    }
    let exclude = match (puzzles.as_slice(), args.exclude.as_slice()) {
        (_, []) => Vec::new(),
        ([puzzle], files) => inputs::read_boards(*puzzle, files, args.repair)?,
        _ => return Err(Failure::new("the puzzle fits several kinds, so --exclude needs --kind")),
    };
    let told = text::Told {
        puzzle_file,
        solution_file: args.solution.as_deref(),
        tolerance: args.tolerance,
        excludes: !args.exclude.is_empty(),
        look: args.pictures.look(),
    };
    let Some(path) = &args.solution else {
        return puzzle_alone(args, &told, &puzzles);
    };
    let label = inputs::label(path);
    let options = Options {
        tolerance: args.tolerance,
        rows: args.rows.then_some(args.formulation.as_str()),
        repair: args.repair,
        exclude: &exclude,
        board: false,
    };
    let checked = if path == dash {
        check(&puzzles, &label, io::stdin().lock(), options)
    } else {
        let file = File::open(path).map_err(|error| Failure::new(format!("cannot read {label}: {error}")))?;
        check(&puzzles, &label, file, options)
    };
    let check = match checked {
        Ok(check) => check,
        Err(unreadable) if args.json => {
            let object = json::line(&json::unreadable(&told, &unreadable));
            inputs::failure(unreadable, &label).report("verify");
            return cli::print(&object, Status::Unreadable);
        }
        Err(unreadable) => return Err(inputs::failure(unreadable, &label)),
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
        json::line(&json::check(&told, &puzzles, &check))
    } else {
        text::check(&told, &puzzles, &check).into_bytes()
    };
    finish(&output, check.status(), pictures)
}

/// Prints an answer. Pictures that could not be written do not change it.
fn finish(output: &[u8], answer: Status, pictures: Result<(), Failure>) -> Result<Status, Failure> {
    let status = cli::print(output, answer)?;
    match pictures {
        Ok(()) => Ok(status),
        Err(failure) => failure.after(status),
    }
}

/// Checks the givens.
fn puzzle_alone(args: &Args, told: &text::Told<'_>, puzzles: &[&dyn Puzzle]) -> Result<Status, Failure> {
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
        let mut objects: Vec<json::Object<'_>> = each
            .map(|(puzzle, report)| json::givens(told, *puzzle, report))
            .collect();
        json::line(&match objects.pop() {
            Some(only) if objects.is_empty() => only,
            last => {
                let mut object = json::Object::new(status, json::puzzle_value(told.puzzle_file, None));
                objects.extend(last);
                object.kinds = Some(objects);
                object
            }
        })
    } else {
        text::givens(puzzles, &reports, told.look).into_bytes()
    };
    finish(&output, status, pictures)
}

/// Checks every line of a file: a puzzle and, after a tab, the solution file that belongs to it; without one the
/// puzzle alone.
fn many(args: &Args) -> Result<Status, Failure> {
    let file = args.many.file().unwrap_or(Path::new("-"));
    let mut places = Places::default();
    places.read(file);
    places.write(Path::new("-"))?;
    args.many.run(file, args.kind, &args.reading.options(), |item, puzzle| {
        let solution = item.rest.as_ref();
        let told = text::Told {
            puzzle_file: file,
            solution_file: solution.map(PathBuf::as_path),
            tolerance: args.tolerance,
            excludes: false,
            look: Look::Plain,
        };
        let Some(path) = solution else {
            let report = puzzle.judge_givens();
            let status = if report.valid() { Status::Fine } else { Status::Broken };
            return Ok((status, json::map(&json::givens(&told, puzzle, &report))));
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
            Ok(check) => Ok((check.status(), json::map(&json::check(&told, &[puzzle], &check)))),
            Err(unreadable) => Err(inputs::failure(unreadable, &label)),
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
        good: report.valid() && check.is_none_or(|check| check.status() == Status::Fine),
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
