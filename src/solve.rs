//! The program `solve`: a puzzle's text in, a verified board out.
//!
//! ```text
//! puzzle -> model -> solver (a program of this machine, or the built-in one) -> values -> board -> every rule checked
//! ```
//!
//! The solver is not trusted: what it calls a solution is judged on the board like anybody else's, and its exit status
//! is not looked at (see [`crate::solver::external`]).

use crate::answers::{self, Board, Boards};
use crate::board::Cell;
use crate::cleanup::{self, Thing};
use crate::cli::{self, EXIT_STATUS_HELP, Failure, ReadArgs, Status, only_one, parse_kind, read_puzzle};
use crate::each::EachArgs;
use crate::model::{Model, lp};
use crate::output::Output;
use crate::picture::PictureArgs;
use crate::picture::html::Page;
use crate::places::Places;
use crate::puzzle::{Finding, INTEGRALITY_TOLERANCE, Kind, ModelRequest, Puzzle};
use crate::report::{Place, Report};
use crate::solution::{self, Collector, Fault, Reading, State, Why};
use crate::solver::builtin::{self, NoAnswer};
use crate::solver::external::{External, ExternalError, Installed, Job, ModelForm, quoted};
use crate::verify;
use clap::Parser;
use serde_json::{Map, Value, json};
use std::fs::File;
use std::io::{self, Write};
use std::num::NonZeroU32;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// So many cells are listed; `--json` lists all.
const LISTED: usize = 20;

const EXAMPLES: &str = "Examples:
  solve p.txt                        first of highs, scip, cbc, glpsol on PATH, else built-in
  solve p.txt --solver built-in      nothing else needed
  solve p.txt --solver cbc --keep d  leaves d/p.lp and d/p.sol
  solve p.txt --solver /opt/highs/bin/highs --time-limit 60
  solve p.txt --unique               proves that there is no other board, or shows one
  solve p.txt --count 10             up to ten boards
  solve p.txt --repair               no board? which givens and clues are in the way
  solve - --kind binox < p.txt
  solve --each ids.txt --shard 2/8   each line a puzzle, a line of JSON for it; the second of eight shares";

const EXIT_HELP: &str = "  1  (solve) or, with --unique, there is a second board
  3  (solve) proved that there is no board";

/// Solve a puzzle and check the board found
#[derive(Parser, Debug)]
#[command(name = "solve", version, after_help = format!("{EXIT_STATUS_HELP}\n{EXIT_HELP}"), after_long_help = format!("{EXAMPLES}\n\n{EXIT_STATUS_HELP}\n{EXIT_HELP}"))]
pub struct Args {
    /// Puzzle file, `-` for standard input
    #[arg(required_unless_present = "each")]
    puzzle: Option<PathBuf>,
    /// Kind of puzzle: binox (Takuzu, Binairo) or skyscraper (Towers); from the text if not given
    #[arg(long, value_parser = parse_kind)]
    kind: Option<&'static Kind>,
    /// auto, built-in, highs, cbc, glpsol, scip, or the path of one of these programs
    #[arg(long, value_name = "SOLVER", default_value = "auto", value_parser = Choice::parse)]
    solver: Choice,
    /// Formulation of the model; the one that solves best if not given
    #[arg(long, value_name = "NAME")]
    formulation: Option<String>,
    /// Is the board found the only one? Proves it, or shows a second one
    #[arg(long, group = "task")]
    unique: bool,
    /// Find up to N boards, all of them if there are fewer
    #[arg(long, value_name = "N", group = "task")]
    count: Option<std::num::NonZeroUsize>,
    /// Drop as few givens and clues as possible, so that a board exists: finds the one mistyped
    #[arg(long, group = "task")]
    repair: bool,
    /// Give up after so many seconds; 60 for the built-in solver if not given, no limit for others
    #[arg(long, value_name = "SECONDS", value_parser = parse_seconds)]
    time_limit: Option<Duration>,
    /// Threads of an external solver; its own choice if not given. SCIP, GLPK and the built-in solver use one
    #[arg(long, value_name = "N")]
    threads: Option<NonZeroU32>,
    /// Leave the model and the solution file in this folder
    #[arg(long, value_name = "DIR")]
    keep: Option<PathBuf>,
    /// Print one JSON object instead of text
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    many: EachArgs,
    #[command(flatten)]
    pictures: PictureArgs,
    #[command(flatten)]
    reading: ReadArgs,
}

/// What the user says about the solver.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Choice {
    /// The first one on PATH, else the built-in one.
    Auto,
    /// The built-in one.
    BuiltIn,
    /// This one, on PATH.
    OnPath(External),
    /// The program at this path.
    At(PathBuf),
}

impl Choice {
    /// The choice that a word stands for; every word that is no name is a path.
    pub fn parse(word: &str) -> Result<Choice, String> {
        Ok(match (word, External::named(word)) {
            ("auto", _) => Choice::Auto,
            ("built-in", _) => Choice::BuiltIn,
            (_, Some(solver)) => Choice::OnPath(solver),
            _ if word.contains(std::path::is_separator) => Choice::At(PathBuf::from(word)),
            _ => {
                let names: Vec<&str> = External::ALL.iter().map(|solver| solver.program()).collect();
                return Err(format!(
                    "known are auto, built-in, {}; a path has a `/` in it",
                    names.join(", ")
                ));
            }
        })
    }

    /// Finds the program.
    ///
    /// # Errors
    /// If it is missing, or not one of the known solvers.
    pub fn find(&self) -> Result<Solver, ExternalError> {
        Ok(match self {
            Choice::Auto => Installed::any_on_path().map_or(Solver::BuiltIn, Solver::External),
            Choice::BuiltIn => Solver::BuiltIn,
            Choice::OnPath(solver) => Solver::External(Installed::required(*solver)?),
            Choice::At(path) => Solver::External(Installed::at(path)?),
        })
    }
}

fn parse_seconds(word: &str) -> Result<Duration, String> {
    match word.parse::<f64>().map(Duration::try_from_secs_f64) {
        Ok(Ok(limit)) if !limit.is_zero() => Ok(limit),
        _ => Err("expected a number of seconds above 0".to_owned()),
    }
}

/// A solver ready to run.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Solver {
    /// The built-in one.
    BuiltIn,
    /// A program of this machine.
    External(Installed),
}

impl Solver {
    /// The name for people.
    pub fn title(&self) -> &'static str {
        match self {
            Solver::BuiltIn => "built-in solver",
            Solver::External(installed) => installed.solver.title(),
        }
    }
}

/// How models are solved, one after the other where a task needs several.
pub struct Runner<'a> {
    /// By which solver.
    pub solver: Solver,
    /// For how long each.
    pub time_limit: Option<Duration>,
    /// How many threads an external solver may use; its own choice if not given.
    pub threads: Option<u32>,
    /// Where model and solution files stay; a temporary folder if nowhere.
    pub keep: Option<&'a Path>,
    /// The name of these files without their extension.
    pub stem: String,
    /// Inputs and outputs of the run, which these files may not overwrite.
    pub places: &'a Places,
}

/// What a solver says.
#[derive(Debug, Clone, PartialEq)]
pub enum Answer {
    /// The values of the decision columns.
    Values {
        /// By number.
        values: Vec<Option<f64>>,
        /// The solver says that no better one exists.
        proved: bool,
    },
    /// There is no solution.
    Infeasible,
}

impl Runner<'_> {
    /// Solves a model of the puzzle.
    ///
    /// # Errors
    /// If the solver fails, gives up, or leaves a file that cannot be read; if a file cannot be written.
    pub fn solve(&self, puzzle: &dyn Puzzle, model: &dyn Model) -> Result<Answer, Failure> {
        if let Some(folder) = self.keep {
            for name in [self.model_name(), self.solution_name()] {
                self.places.check(&folder.join(name))?;
            }
        }
        match &self.solver {
            Solver::BuiltIn => self.solve_inside(puzzle, model),
            Solver::External(installed) => match self.keep {
                Some(folder) => self.solve_outside(installed, puzzle, model, folder),
                None => {
                    let folder = cleanup::kept(
                        || tempfile::Builder::new().prefix("puzzle-mip-").tempdir(),
                        |folder| Thing::Folder(folder.path().to_path_buf()),
                    )
                    .map_err(|error| Failure::new(format!("cannot make a temporary folder: {error}")))?;
                    self.solve_outside(installed, puzzle, model, folder.0.path())
                }
            },
        }
    }

    fn solve_inside(&self, puzzle: &dyn Puzzle, model: &dyn Model) -> Result<Answer, Failure> {
        builtin::check_size(model).map_err(no_answer)?;
        if let Some(folder) = self.keep {
            write_model(model, &folder.join(self.model_name()))?;
            // Like an external solver's: what lies there afterwards is of this run.
            remove_old(&folder.join(self.solution_name()))?;
        }
        let outcome = builtin::solve(model, self.time_limit.unwrap_or(builtin::TIME_LIMIT)).map_err(no_answer)?;
        let builtin::Outcome::Solved { values, proved } = outcome else {
            return Ok(Answer::Infeasible);
        };
        if let Some(folder) = self.keep {
            write_values(model, &values, &folder.join(self.solution_name()))?;
        }
        let decisions = values.into_iter().take(puzzle.decision_columns());
        Ok(Answer::Values {
            values: decisions.map(Some).collect(),
            proved,
        })
    }

    fn solve_outside(
        &self,
        installed: &Installed,
        puzzle: &dyn Puzzle,
        model: &dyn Model,
        folder: &Path,
    ) -> Result<Answer, Failure> {
        write_model(model, &folder.join(self.model_name()))?;
        let finished = installed
            .run(&Job {
                folder,
                model: &self.model_name(),
                form: ModelForm::Lp,
                solution: &self.solution_name(),
                time_limit: self.time_limit,
                threads: self.threads,
            })
            .map_err(|error| Failure::new(error.to_string()))?;
        let name = self.solution_name();
        let failed = |reason: String, failure: fn(String) -> Failure| {
            failure(format!(
                "`{}` left no solution in {name}: {reason}{}",
                finished.command,
                quoted(&finished.last_lines)
            ))
        };
        match read_answer(puzzle, &folder.join(&name)) {
            Ok(Read::Answer(answer)) => Ok(answer),
            Ok(Read::Stopped(words)) => Err(failed(words, Failure::no_solution)),
            Err(reason) => Err(failed(reason, Failure::new)),
        }
    }

    fn model_name(&self) -> String {
        format!("{}.lp", self.stem)
    }

    fn solution_name(&self) -> String {
        format!("{}.sol", self.stem)
    }
}

/// What a solution file says.
enum Read {
    /// Values, or that there is no solution.
    Answer(Answer),
    /// Neither: the solver stopped. Why.
    Stopped(String),
}

/// What a solution file says of the puzzle's decision columns, or why it cannot be read.
fn read_answer(puzzle: &dyn Puzzle, path: &Path) -> Result<Read, String> {
    let unreadable = |fault: Fault| fault.in_file(&path.display().to_string()).to_string();
    let file = File::open(path).map_err(|error| error.to_string())?;
    let mut collector = Collector::new(&[puzzle.columns()]);
    let mut source = solution::Source::open(file).map_err(unreadable)?;
    let outcome = match solution::read(&mut source, &mut collector).map_err(unreadable)? {
        Reading::Values(outcome) => outcome,
        Reading::Text(_) => return Err("its format is not known".to_owned()),
    };
    match outcome.state {
        State::NoSolution(Why::Infeasible) => Ok(Read::Answer(Answer::Infeasible)),
        State::NoSolution(why) => Ok(Read::Stopped(match outcome.status {
            Some(status) => format!("{} (\"{status}\")", why.words()),
            None => why.words().to_owned(),
        })),
        State::Solved | State::Incumbent | State::Unknown => {
            if let Some(reason) = outcome.may_be_cut {
                return Err(format!("the file may be cut: {reason}"));
            }
            let assignment = collector.finish(&outcome).map_err(unreadable)?;
            let decisions = 0..puzzle.decision_columns();
            Ok(Read::Answer(Answer::Values {
                values: decisions.map(|column| assignment.value(column)).collect(),
                proved: outcome.state == State::Solved,
            }))
        }
    }
}

fn no_answer(reason: NoAnswer) -> Failure {
    let failure = match reason {
        NoAnswer::GaveUp { .. } => Failure::no_solution(reason.to_string()),
        NoAnswer::TooBig { .. } | NoAnswer::Failed { .. } => Failure::new(reason.to_string()),
    };
    let titles: Vec<&str> = External::ALL.iter().map(|solver| solver.title()).collect();
    failure.with_help(format!(
        "{} are stronger: scripts/install-solvers installs them, --solver chooses one",
        titles.join(", ")
    ))
}

fn write_model(model: &dyn Model, path: &Path) -> Result<(), Failure> {
    let options = lp::Options {
        threads: std::thread::available_parallelism().map_or(1, Into::into),
        ..lp::Options::default()
    };
    let write = || {
        let mut output = Output::open(path)?;
        lp::write(model, &options, output.writer(), &|_| ())?;
        output.finish()
    };
    write().map_err(|error| Failure::writing(path, &error))
}

fn remove_old(path: &Path) -> Result<(), Failure> {
    match std::fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(Failure::writing(path, &error)),
        _ => Ok(()),
    }
}

/// All values as `name value` lines, a form that verify reads.
fn write_values(model: &dyn Model, values: &[f64], path: &Path) -> Result<(), Failure> {
    let names = model.names();
    let mut text = String::from("=obj= 0\n");
    model.each_column(&mut |column| {
        text.push_str(&format!(
            "{} {}\n",
            names.text(column.name),
            values[column.number as usize]
        ));
    });
    let write = || {
        let mut output = Output::open(path)?;
        output.writer().write_all(text.as_bytes())?;
        output.finish()
    };
    write().map_err(|error| Failure::writing(path, &error))
}

/// The files of a run are named after the puzzle's, in characters that no solver's command line trips over.
fn stem(puzzle: &Path) -> String {
    let name = puzzle.file_stem().map(|stem| stem.to_string_lossy().into_owned());
    let plain: String = name
        .unwrap_or_default()
        .chars()
        .take(60)
        .map(|c| if c.is_ascii_alphanumeric() || c == '-' { c } else { '_' })
        .collect();
    // A leading `-` would make an option of it.
    match plain.trim_start_matches('-') {
        "" => "puzzle".to_owned(),
        name => name.to_owned(),
    }
}

/// Does what the arguments say.
///
/// # Errors
/// Whatever ends with status 2.
pub fn run(args: &Args) -> Result<Status, Failure> {
    let Some(path) = &args.puzzle else {
        return many(args);
    };
    let places = places(args, path)?;
    let puzzle = only_one(read_puzzle(path, args.kind, &args.reading.options())?, path)?;
    cli::show_notes(&*puzzle);
    let formulation = formulation_of(args, &*puzzle)?;
    let findings = puzzle.precheck();
    // A contradiction is what --repair is asked to mend.
    if !findings.is_empty() && !args.repair {
        return contradiction(args, path, &places, &*puzzle, formulation, &findings);
    }
    let solver = args.solver.find().map_err(|error| Failure::new(error.to_string()))?;
    let runner = Runner {
        solver,
        time_limit: args.time_limit,
        threads: args.threads.map(Into::into),
        keep: args.keep.as_deref(),
        stem: stem(path),
        places: &places,
    };
    if let Some(folder) = &args.keep {
        std::fs::create_dir_all(folder).map_err(|error| Failure::writing(folder, &error))?;
    }
    let title = runner.solver.title();
    let started = Instant::now();
    let mut boards = Boards::new(&*puzzle, runner, formulation, args.repair);
    let told = Told {
        args,
        path,
        puzzle: &*puzzle,
        solver: title,
        formulation,
        found: found(args, &*puzzle, &mut boards)?,
    };
    let seconds = started.elapsed().as_secs_f64();
    if args.pictures.wants_files() {
        let facts = vec![("Solver", title.to_string()), ("Solved in", format!("{seconds:.2} s"))];
        told.write_pictures(told.last_lines(), vec![], facts)?;
    }
    cli::print(
        if args.json {
            verify::json::line(told.json())
        } else {
            told.text()
        }
        .as_bytes(),
    )?;
    // The time differs from run to run: it is no part of the output.
    narrate(&format!("{title}, {seconds:.2} s"));
    Ok(told.status())
}

/// The inputs and outputs that are known before anything is solved.
fn places(args: &Args, input: &Path) -> Result<Places, Failure> {
    let mut places = Places::default();
    places.read(input);
    places.write(Path::new("-"))?;
    args.pictures.claim(&mut places)?;
    Ok(places)
}

/// The formulation asked for, or the kind's best.
fn formulation_of<'a>(args: &'a Args, puzzle: &dyn Puzzle) -> Result<&'a str, Failure> {
    let name = match &args.formulation {
        Some(name) => name.as_str(),
        None => answers::best(puzzle, args.repair),
    };
    answers::formulation(puzzle, name).map(|_| name)
}

/// Solves every line of a file.
fn many(args: &Args) -> Result<Status, Failure> {
    let file = args.many.file().unwrap_or(Path::new("-"));
    let places = places(args, file)?;
    let solver = args.solver.find().map_err(|error| Failure::new(error.to_string()))?;
    if let Some(folder) = &args.keep {
        std::fs::create_dir_all(folder).map_err(|error| Failure::writing(folder, &error))?;
    }
    args.many.run(file, args.kind, &args.reading.options(), |item, puzzle| {
        let formulation = formulation_of(args, puzzle)?;
        let runner = Runner {
            solver: solver.clone(),
            time_limit: args.time_limit,
            threads: args.threads.map(Into::into),
            keep: args.keep.as_deref(),
            stem: format!("{:06}", item.line),
            places: &places,
        };
        let started = Instant::now();
        let contradicted = !args.repair && !puzzle.precheck().is_empty();
        let found = if contradicted {
            if let Some(folder) = &args.keep {
                keep_contradiction(folder, &runner.stem, &places, puzzle, formulation)?;
            }
            Found::default()
        } else {
            found(args, puzzle, &mut Boards::new(puzzle, runner, formulation, args.repair))?
        };
        let told = Told {
            args,
            path: file,
            puzzle,
            solver: solver.title(),
            formulation,
            found,
        };
        let mut object = told.json();
        // A line says what came out; the rules that hold are the same for all.
        object.remove("rules");
        if let Some(Value::Array(solutions)) = object.get_mut("solutions") {
            for solution in solutions.iter_mut().filter_map(Value::as_object_mut) {
                solution.remove("rules");
            }
        }
        if contradicted {
            object.insert("solver".into(), Value::Null);
        }
        let seconds = (started.elapsed().as_secs_f64() * 1000.0).round() / 1000.0;
        object.insert("seconds".into(), seconds.into());
        Ok((told.status(), object))
    })
}

/// Leaves the model of a puzzle that contradicts itself, and no solution of an earlier run.
fn keep_contradiction(
    folder: &Path,
    stem: &str,
    places: &Places,
    puzzle: &dyn Puzzle,
    formulation: &str,
) -> Result<(), Failure> {
    std::fs::create_dir_all(folder).map_err(|error| Failure::writing(folder, &error))?;
    let [model, solution] = ["lp", "sol"].map(|extension| folder.join(format!("{stem}.{extension}")));
    [&model, &solution]
        .into_iter()
        .try_for_each(|path| places.check(path))?;
    remove_old(&solution)?;
    write_model(&*answers::model(puzzle, &ModelRequest::new(formulation))?, &model)
}

/// Tells of a puzzle that contradicts itself: no solver is asked.
fn contradiction(
    args: &Args,
    path: &Path,
    places: &Places,
    puzzle: &dyn Puzzle,
    formulation: &str,
    findings: &[Finding],
) -> Result<Status, Failure> {
    cli::show_findings(findings);
    if let Some(folder) = &args.keep {
        keep_contradiction(folder, &stem(path), places, puzzle, formulation)?;
    }
    let told = Told {
        args,
        path,
        puzzle,
        solver: "no solver",
        formulation,
        found: Found::default(),
    };
    let verdict = "infeasible: the puzzle contradicts itself, no solver is needed";
    let sentences: Vec<String> = findings.iter().map(|finding| finding.message.clone()).collect();
    if args.pictures.wants_files() {
        told.write_pictures(verdict.to_string(), sentences.clone(), vec![])?;
    }
    if !args.json {
        let title = puzzle.title();
        return cli::print(format!("{title}\n{verdict}\n").as_bytes()).map(|_| Status::NoSolution);
    }
    let mut object = told.object();
    object.insert("solver".into(), Value::Null);
    object.insert("reason".into(), "infeasible".into());
    object.insert("contradictions".into(), sentences.into());
    cli::print(verify::json::line(object).as_bytes()).map(|_| Status::NoSolution)
}

/// A line on standard error; nobody has to hear it.
pub(crate) fn narrate(line: &str) {
    let _ = writeln!(io::stderr(), "solve: {line}");
}

/// Looks for as many boards as the task needs.
fn found(args: &Args, puzzle: &dyn Puzzle, boards: &mut Boards<'_>) -> Result<Found, Failure> {
    let wanted = match args.count {
        Some(count) => count.get(),
        None if args.unique => 2,
        None => 1,
    };
    let mut found = Found {
        boards: Vec::new(),
        complete: false,
        dropped: Vec::new(),
    };
    while found.boards.len() < wanted {
        let Some(mut board) = boards.find()? else {
            found.complete = true;
            break;
        };
        if args.repair {
            let dropped = dropped(puzzle, &board.report);
            let demands: Vec<usize> = dropped.iter().map(|dropped| dropped.demand).collect();
            board.report = puzzle.without(&demands).judge(&board.values, INTEGRALITY_TOLERANCE);
            found.dropped = dropped;
        }
        let valid = board.report.valid();
        if wanted > 1 {
            boards.exclude(board.decisions());
        }
        found.boards.push(board);
        if !valid {
            break;
        }
    }
    Ok(found)
}

/// The givens and clues that a board breaks.
fn dropped(puzzle: &dyn Puzzle, report: &Report) -> Vec<Dropped> {
    let violations = || report.rules.iter().flat_map(|rule| &rule.findings.violations);
    let demands = puzzle.demands().into_iter().enumerate();
    demands
        .filter_map(|(demand, (place, words))| {
            let violation = violations().find(|violation| violation.place == place)?;
            Some(Dropped {
                demand,
                place,
                words,
                message: violation.message.clone(),
            })
        })
        .collect()
}

/// What was found.
#[derive(Default)]
struct Found {
    boards: Vec<Board>,
    /// Proved that there are no others.
    complete: bool,
    /// Givens and clues that a repair drops.
    dropped: Vec<Dropped>,
}

/// A given or clue that the repaired puzzle does not have.
struct Dropped {
    demand: usize,
    place: Place,
    words: String,
    message: String,
}

/// What is printed in the end.
struct Told<'t> {
    args: &'t Args,
    path: &'t Path,
    puzzle: &'t dyn Puzzle,
    solver: &'static str,
    formulation: &'t str,
    found: Found,
}

impl Told<'_> {
    fn status(&self) -> Status {
        let boards = &self.found.boards;
        match boards.as_slice() {
            [] => Status::NoSolution,
            boards if !boards.iter().all(|board| board.report.valid()) => Status::Broken,
            [_, _] if self.args.unique => Status::Broken,
            _ => Status::Fine,
        }
    }

    /// The cells in which a board differs from the first one.
    fn differing(&self, at: usize) -> Vec<Cell> {
        let (first, other) = (
            &self.found.boards[0].report.picture,
            &self.found.boards[at].report.picture,
        );
        let cells = first.cells.iter().zip(&other.cells).enumerate();
        cells
            .filter(|(_, (a, b))| a.text != b.text)
            .map(|(at, _)| Cell::new(at / first.cols, at % first.cols))
            .collect()
    }

    /// A board behind the first one, with the cells marked that differ.
    fn other(&self, at: usize) -> String {
        let differing = self.differing(at);
        let mut picture = self.found.boards[at].report.picture.clone();
        // A star behind the symbols that differ, a blank behind all others, so that they stay below each other.
        for mark in picture.cells.iter_mut().chain(picture.clues.iter_mut().flatten()) {
            mark.broken = false;
            mark.text.push(' ');
        }
        for cell in &differing {
            let mark = &mut picture.cells[cell.row * picture.cols + cell.col];
            mark.broken = true;
            mark.text.pop();
            mark.text.push('*');
        }
        let cells: Vec<String> = differing.iter().take(LISTED).map(Cell::to_string).collect();
        let more = match differing.len().saturating_sub(LISTED) {
            0 => String::new(),
            more => format!(", and {more} more"),
        };
        format!(
            "{}\n{} cells differ from the first board: {}{more}\n",
            verify::text::picture(&picture, self.args.pictures.look()),
            differing.len(),
            cells.join(", ")
        )
    }

    fn text(&self) -> String {
        let title = self.puzzle.title();
        let look = self.args.pictures.look();
        let boards = &self.found.boards;
        let mut out = format!("{title}\n");
        let Some(first) = boards.first() else {
            out.push_str(&self.last_lines());
            return out;
        };
        if self.args.repair {
            out.push_str(&self.repaired(first.proved));
        }
        out.push_str(&format!("\n{}", verify::text::judged(&first.report, look)));
        for (at, board) in boards.iter().enumerate().skip(1) {
            if board.report.valid() {
                out.push_str(&format!("\nboard {}, valid:\n\n{}", at + 1, self.other(at)));
            } else {
                out.push_str(&format!(
                    "\nboard {}:\n\n{}",
                    at + 1,
                    verify::text::judged(&board.report, look)
                ));
            }
        }
        out.push_str(&self.last_lines());
        out
    }

    /// The verdict in a line or two.
    fn last_lines(&self) -> String {
        let solver = self.solver;
        let boards = &self.found.boards;
        let violations: usize = boards.iter().map(|board| board.report.violations()).sum();
        let count = boards.len();
        if count == 0 {
            return format!("infeasible: this puzzle has no solution, says {solver}\n");
        }
        if violations > 0 {
            verify::text::last_line(violations)
        } else if self.args.unique {
            if count == 1 {
                format!("valid\nunique: {solver} proved that there is no other board\n")
            } else {
                "not unique\n".to_owned()
            }
        } else if self.args.count.is_some() {
            let s = if count == 1 { "" } else { "s" };
            if self.found.complete {
                format!("exactly {count} solution{s}: {solver} proved that there are no others\n")
            } else {
                format!("at least {count} solution{s}\n")
            }
        } else {
            verify::text::last_line(0)
        }
    }

    fn repaired(&self, proved: bool) -> String {
        let dropped = &self.found.dropped;
        if dropped.is_empty() {
            return "nothing to repair: this puzzle has a solution\n".to_owned();
        }
        let of = self.puzzle.demands().len();
        let minimum = if proved {
            format!("{} proved that fewer do not do", self.solver)
        } else {
            "not proved to be the fewest".to_owned()
        };
        let mut out = format!(
            "without {} of {of} givens and clues there is a board; {minimum}:\n",
            dropped.len()
        );
        for dropped in dropped {
            out.push_str(&format!("  {}: {}\n", dropped.words, dropped.message));
        }
        out
    }

    /// Writes the pictures asked for; of the givens where there is no solution.
    fn write_pictures(
        &self,
        verdict: String,
        notes: Vec<String>,
        facts: Vec<(&'static str, String)>,
    ) -> Result<(), Failure> {
        let givens = self.puzzle.judge_givens();
        let model = answers::model(self.puzzle, &ModelRequest::new(self.formulation)).ok();
        let file = ("Puzzle file", self.path.display().to_string());
        let page = Page {
            title: self.puzzle.title(),
            verdict: verdict.trim().to_string(),
            good: self.status() == Status::Fine,
            notes,
            report: self.found.boards.first().map_or(&givens, |board| &board.report),
            model: model.as_deref(),
            facts: std::iter::once(file).chain(facts).collect(),
        };
        self.args.pictures.write(&page)
    }

    /// What the object of `--json` begins with.
    fn object(&self) -> Map<String, Value> {
        let status = self.status();
        let mut object = Map::new();
        object.insert("verdict".into(), verify::json::word(status).into());
        object.insert("exit".into(), (status as u8).into());
        object.insert(
            "puzzle".into(),
            verify::json::puzzle_value(self.path, Some(self.puzzle)),
        );
        object.insert("solver".into(), self.solver.into());
        object.insert("formulation".into(), self.formulation.into());
        object
    }

    fn json(&self) -> Map<String, Value> {
        let boards = &self.found.boards;
        let mut object = self.object();
        if self.args.repair {
            let dropped = self.found.dropped.iter();
            let dropped: Vec<Value> = dropped
                .map(|dropped| {
                    json!({
                        "place": verify::json::place(&dropped.place),
                        "what": dropped.words,
                        "message": dropped.message,
                    })
                })
                .collect();
            object.insert("dropped".into(), dropped.into());
            let proved = boards.first().is_some_and(|board| board.proved);
            object.insert("minimum_proved".into(), proved.into());
        }
        let several = self.args.unique || self.args.count.is_some();
        if several {
            object.insert("complete".into(), self.found.complete.into());
            let solutions: Vec<Value> = (0..boards.len())
                .map(|at| {
                    let mut solution = Map::new();
                    verify::json::report_into(&mut solution, &boards[at].report);
                    let differs: Vec<Value> = self.differing(at).iter().map(verify::json::cell).collect();
                    solution.insert("differs".into(), differs.into());
                    solution.into()
                })
                .collect();
            object.insert("solutions".into(), solutions.into());
        }
        match boards.first() {
            Some(first) if !several => verify::json::report_into(&mut object, &first.report),
            Some(_) => {}
            None => {
                object.insert("reason".into(), "infeasible".into());
            }
        }
        object
    }
}
