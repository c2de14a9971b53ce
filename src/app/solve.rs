//! The program `solve`: a puzzle's text in, a verified board out.
//!
//! ```text
//! puzzle -> model -> solver (a program of this machine, or the built-in one) -> values -> board -> every rule checked
//! ```
//!
//! The solver is not trusted: what it calls a solution is judged on the board like anybody else's, and its exit status
//! is not looked at (see [`crate::solver::external`]).

use crate::app::batch::EachArgs;
use crate::app::cli::{self, EXIT_STATUS_HELP, Failure, ReadArgs, Status, only_one, parse_kind, read_puzzle};
use crate::app::inputs;
use crate::app::pictures::PictureArgs;
use crate::files::guard::{self, Thing};
use crate::files::output::Output;
use crate::files::places::Places;
use crate::grid::Cell;
use crate::model::size::Effort;
use crate::model::{Model, lp, stats};
use crate::puzzles::kind::{Dropped, Finding, Kind, ModelRequest, Puzzle};
use crate::show::html::Page;
use crate::show::{json, text};
use crate::solution::{State, Values, Why};
use crate::solver::builtin::{self, NoAnswer};
use crate::solver::external::{External, ExternalError, Installed, Job, ModelForm, quoted};
use crate::solver::search::{self, Board, Boards, Event};
use crate::text::counted;
use crate::verdict::{self, Verdict};
use clap::Parser;
use clap::builder::{OsStringValueParser, TypedValueParser};
use serde::Serialize;
use std::ffi::{OsStr, OsString};
use std::fs::File;
use std::io::{self, IsTerminal};
use std::num::NonZeroU32;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// At most this many cells are listed; `--json` lists all.
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

/// Solve a puzzle and check the board found
#[derive(Parser, Debug)]
#[command(name = "solve", version, after_help = EXIT_STATUS_HELP, after_long_help = format!("{EXAMPLES}\n\n{EXIT_STATUS_HELP}"))]
pub struct Args {
    /// Puzzle file, `-` for standard input
    #[arg(required_unless_present = "each")]
    puzzle: Option<PathBuf>,
    /// Kind of puzzle: binox (Takuzu, Binairo) or skyscraper (Towers); from the text if not given
    #[arg(long, value_parser = parse_kind)]
    kind: Option<&'static Kind>,
    /// auto, built-in, highs, cbc, glpsol, scip, or the path of one of these programs
    #[arg(long, value_name = "SOLVER", default_value = "auto", value_parser = choice_parser())]
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
    /// Give up after this many seconds in all; 60 for the built-in solver if not given, no limit for others
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
    pub fn parse(word: &OsStr) -> Result<Choice, String> {
        let name = word.to_string_lossy();
        Ok(match (&*name, External::named(&name)) {
            ("auto", _) => Choice::Auto,
            ("built-in", _) => Choice::BuiltIn,
            (_, Some(solver)) => Choice::OnPath(solver),
            _ if name.contains(std::path::is_separator) => Choice::At(PathBuf::from(word)),
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

/// A path of a solver need not be UTF-8.
fn choice_parser() -> impl TypedValueParser<Value = Choice> {
    OsStringValueParser::new().try_map(|word: OsString| Choice::parse(&word))
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
    /// For how long in all.
    pub time_limit: Option<Duration>,
    /// Since when.
    pub started: Instant,
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
#[derive(Debug)]
pub enum Answer {
    /// A board, judged.
    Board(Box<Board>),
    /// There is no solution.
    Infeasible,
}

/// An LP file larger than this is not written for a solver: none could read it.
const MOST_MODEL_BYTES: u64 = 32 << 30;

impl Runner<'_> {
    /// Solves a model of the puzzle. With `repair`, the board may break givens and clues.
    ///
    /// # Errors
    /// If the solver fails, gives up, or leaves a file that cannot be read; if a file cannot be written.
    pub fn solve(&self, puzzle: &dyn Puzzle, model: &dyn Model, repair: bool) -> Result<Answer, Failure> {
        if let Some(folder) = self.keep {
            for name in [self.model_name(), self.solution_name()] {
                self.places.check(&folder.join(name))?;
            }
        }
        match &self.solver {
            Solver::BuiltIn => self.solve_inside(puzzle, model, repair),
            Solver::External(installed) => {
                let bytes = lp::estimate(model, (1, 1), Effort::QUICK).bytes;
                if bytes > MOST_MODEL_BYTES {
                    return Err(Failure::new(format!(
                        "the model would have about {}, which no solver reads",
                        stats::bytes(bytes)
                    ))
                    .with_help("gen-model writes it all the same"));
                }
                match self.keep {
                    Some(folder) => self.solve_outside(installed, puzzle, model, repair, folder),
                    None => {
                        let folder = guard::kept(
                            || tempfile::Builder::new().prefix("puzzle-mip-").tempdir(),
                            |folder| Thing::Folder(folder.path().to_path_buf()),
                        )
                        .map_err(|error| Failure::new(format!("cannot make a temporary folder: {error}")))?;
                        self.solve_outside(installed, puzzle, model, repair, folder.0.path())
                    }
                }
            }
        }
    }

    /// What is left of a time limit.
    ///
    /// # Errors
    /// If nothing is left.
    fn time_left(&self, limit: Duration) -> Result<Duration, Failure> {
        match limit.checked_sub(self.started.elapsed()) {
            Some(left) if !left.is_zero() => Ok(left),
            _ => Err(Failure::undecided(format!(
                "the time limit of {} s is reached",
                limit.as_secs_f64()
            ))),
        }
    }

    fn solve_inside(&self, puzzle: &dyn Puzzle, model: &dyn Model, repair: bool) -> Result<Answer, Failure> {
        builtin::check_size(model).map_err(no_answer)?;
        if let Some(folder) = self.keep {
            write_model(model, &folder.join(self.model_name()))?;
            // Like an external solver's: what lies there afterwards is of this run.
            remove_old(&folder.join(self.solution_name()))?;
        }
        let limit = self.time_limit.unwrap_or(builtin::TIME_LIMIT);
        let outcome = builtin::solve(model, self.time_left(limit)?).map_err(|reason| match reason {
            // The limit is that of the run, not what earlier boards have left of it.
            NoAnswer::GaveUp { .. } => no_answer(NoAnswer::GaveUp { after: limit }),
            reason => no_answer(reason),
        })?;
        let builtin::Outcome::Solved { values, proved } = outcome else {
            return Ok(Answer::Infeasible);
        };
        if let Some(folder) = self.keep {
            write_values(model, &values, &folder.join(self.solution_name()))?;
        }
        let decisions: Values = values.into_iter().take(puzzle.decision_columns()).map(Some).collect();
        let (report, dropped) = verdict::judge_values(puzzle, &decisions, repair);
        Ok(Answer::Board(Box::new(Board {
            ones: report.valid().then(|| decisions.ones()),
            report,
            dropped: dropped.unwrap_or_default(),
            proved,
        })))
    }

    fn solve_outside(
        &self,
        installed: &Installed,
        puzzle: &dyn Puzzle,
        model: &dyn Model,
        repair: bool,
        folder: &Path,
    ) -> Result<Answer, Failure> {
        write_model(model, &folder.join(self.model_name()))?;
        let finished = installed
            .run(&Job {
                folder,
                model: &self.model_name(),
                form: ModelForm::Lp,
                solution: &self.solution_name(),
                time_limit: self.time_limit.map(|limit| self.time_left(limit)).transpose()?,
                threads: self.threads,
            })
            .map_err(|error| match error {
                ExternalError::TimedOut { .. } => Failure::undecided(error.to_string()),
                error => Failure::new(error.to_string()),
            })?;
        let name = self.solution_name();
        let failed = |reason: String, failure: fn(String) -> Failure| {
            failure(format!(
                "`{}` left no solution in {name}: {reason}{}",
                finished.command,
                quoted(&finished.last_lines)
            ))
        };
        match read_answer(puzzle, &folder.join(&name), repair) {
            Ok(Read::Answer(answer)) => Ok(answer),
            Ok(Read::Stopped(words)) => Err(failed(words, Failure::undecided)),
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

/// What a solution file says of the puzzle, judged as `verify` judges it, or why it cannot be read.
fn read_answer(puzzle: &dyn Puzzle, path: &Path, repair: bool) -> Result<Read, String> {
    let label = path.display().to_string();
    let file = File::open(path).map_err(|error| error.to_string())?;
    let options = verdict::Options {
        repair,
        board: true,
        ..verdict::Options::default()
    };
    let check = verdict::check(&[puzzle], &label, file, options)
        .map_err(|unreadable| inputs::failure(unreadable, &label).to_string())?;
    let Some(outcome) = check.outcome else {
        return Err("its format is not known".to_owned());
    };
    match check.verdict {
        Verdict::NoSolution(Why::Infeasible) => Ok(Read::Answer(Answer::Infeasible)),
        Verdict::NoSolution(why) => Ok(Read::Stopped(match outcome.status {
            Some(status) => format!("{} (\"{status}\")", why.words()),
            None => why.words().to_owned(),
        })),
        Verdict::Judged { report, .. } => Ok(Read::Answer(Answer::Board(Box::new(Board {
            report: *report,
            dropped: check.dropped.unwrap_or_default(),
            ones: check.board,
            proved: outcome.state == State::Solved,
        })))),
    }
}

fn no_answer(reason: NoAnswer) -> Failure {
    let failure = match reason {
        NoAnswer::GaveUp { .. } => Failure::undecided(reason.to_string()),
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
    let mut text = String::new();
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
/// Whatever ends without a board: status 2, or 4 where a limit is reached.
pub fn run(args: &Args) -> Result<Status, Failure> {
    let Some(path) = &args.puzzle else {
        return many(args);
    };
    json::or_object(args.json, path, one(args, path))
}

/// Solves one puzzle.
fn one(args: &Args, path: &Path) -> Result<Status, Failure> {
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
    let started = Instant::now();
    let runner = Runner {
        solver,
        time_limit: args.time_limit,
        started,
        threads: args.threads.map(Into::into),
        keep: args.keep.as_deref(),
        stem: stem(path),
        places: &places,
    };
    if let Some(folder) = &args.keep {
        std::fs::create_dir_all(folder).map_err(|error| Failure::writing(folder, &error))?;
    }
    let title = runner.solver.title();
    let mut boards = Boards::new(&*puzzle, runner, formulation, args.repair, &narrate);
    let told = Told {
        args,
        path,
        puzzle: &*puzzle,
        solver: title,
        formulation,
        found: found(args, &mut boards)?,
    };
    let seconds = started.elapsed().as_secs_f64();
    let pictures = if args.pictures.wants_files() {
        let facts = vec![("Solver", title.to_string()), ("Solved in", format!("{seconds:.2} s"))];
        told.write_pictures(told.last_lines(), vec![], facts)
    } else {
        Ok(())
    };
    let output = if args.json {
        json::line(&told.json())
    } else {
        told.text().into_bytes()
    };
    let result = cli::finish(&output, told.status(), pictures);
    // The time differs from run to run: it is no part of the output.
    cli::say(format!("solve: {title}, {seconds:.2} s"));
    if let Some(stopped) = &told.found.stopped {
        stopped.report("solve");
    }
    result
}

/// Says what happens, where somebody watches.
fn narrate(event: Event) {
    match event {
        Event::Solving { solver, rows, columns } => {
            if io::stderr().is_terminal() {
                cli::say(format!("solve: {solver}, {rows} rows, {columns} columns ..."));
            }
        }
        Event::EqualLines(pairs) => {
            cli::say(format!("solve: {pairs} pairs of equal lines get rows, solving again"));
        }
    }
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
        None => search::best(puzzle, args.repair),
    };
    search::formulation(puzzle, name).map(|_| name)
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
        let started = Instant::now();
        let runner = Runner {
            solver: solver.clone(),
            time_limit: args.time_limit,
            started,
            threads: args.threads.map(Into::into),
            keep: args.keep.as_deref(),
            stem: format!("{:06}", item.line),
            places: &places,
        };
        let contradicted = !args.repair && !puzzle.precheck().is_empty();
        let found = if contradicted {
            if let Some(folder) = &args.keep {
                keep_contradiction(folder, &runner.stem, &places, puzzle, formulation)?;
            }
            Found::default()
        } else {
            found(
                args,
                &mut Boards::new(puzzle, runner, formulation, args.repair, &narrate),
            )?
        };
        let told = Told {
            args,
            path: file,
            puzzle,
            solver: solver.title(),
            formulation,
            found,
        };
        let mut value = told.json();
        if contradicted {
            value.solver = None;
        }
        let mut object = json::map(&value);
        // A line says what came out; the rules that hold are the same for all.
        object.remove("rules");
        if let Some(serde_json::Value::Array(solutions)) = object.get_mut("solutions") {
            for solution in solutions.iter_mut().filter_map(serde_json::Value::as_object_mut) {
                solution.remove("rules");
            }
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
    write_model(&*search::model(puzzle, &ModelRequest::new(formulation))?, &model)
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
    let pictures = if args.pictures.wants_files() {
        told.write_pictures(verdict.to_string(), sentences.clone(), vec![])
    } else {
        Ok(())
    };
    let output = if args.json {
        let mut object = told.json();
        object.solver = None;
        object.contradictions = Some(sentences);
        json::line(&object)
    } else {
        format!("{}\n{verdict}\n", puzzle.title()).into_bytes()
    };
    cli::finish(&output, Status::NoSolution, pictures)
}

/// Looks for as many boards as the task needs. What is found is kept when the search stops.
fn found(args: &Args, boards: &mut Boards<'_>) -> Result<Found, Failure> {
    let wanted = match args.count {
        Some(count) => count.get(),
        None if args.unique => 2,
        None => 1,
    };
    let mut found = Found::default();
    while found.boards.len() < wanted {
        match boards.find() {
            Ok(Some(board)) => {
                let another = wanted > 1 && found.boards.len() + 1 < wanted;
                match (another, &board.ones) {
                    (true, Some(ones)) => boards.exclude(ones.clone()),
                    // A board that breaks a rule ends the search: excluding it would exclude others too.
                    (_, None) => {
                        found.boards.push(board);
                        break;
                    }
                    (false, _) => {}
                }
                found.boards.push(board);
            }
            Ok(None) => {
                found.complete = true;
                break;
            }
            Err(failure) if found.boards.is_empty() => return Err(failure),
            Err(failure) => {
                found.stopped = Some(failure);
                break;
            }
        }
    }
    Ok(found)
}

/// What was found.
#[derive(Default)]
struct Found {
    boards: Vec<Board>,
    /// Proved that there are no others.
    complete: bool,
    /// Why the search ended before that, if it found boards.
    stopped: Option<Failure>,
}

impl Found {
    /// The givens and clues that a repair drops.
    fn dropped(&self) -> &[Dropped] {
        self.boards.first().map_or(&[], |board| &board.dropped)
    }
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
            [first] if self.args.repair && !first.proved => Status::Undecided,
            _ => self.found.stopped.as_ref().map_or(Status::Fine, Failure::status),
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
            .filter(|(_, (a, b))| a.sign != b.sign)
            .map(|(at, _)| Cell::new(at / first.cols, at % first.cols))
            .collect()
    }

    /// A board after the first one, with the cells marked that differ.
    fn other(&self, at: usize) -> String {
        let differing = self.differing(at);
        let mut picture = self.found.boards[at].report.picture.clone();
        for cell in &differing {
            picture.cells[cell.row * picture.cols + cell.col].differs = true;
        }
        let cells: Vec<String> = differing.iter().take(LISTED).map(Cell::to_string).collect();
        let more = match differing.len().saturating_sub(LISTED) {
            0 => String::new(),
            more => format!(", and {more} more"),
        };
        format!(
            "{}\n{} cells differ from the first board: {}{more}\n",
            text::picture(&picture, self.args.pictures.look()),
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
        out.push_str(&format!("\n{}", text::judged(&first.report, look)));
        for (at, board) in boards.iter().enumerate().skip(1) {
            if board.report.valid() {
                out.push_str(&format!("\nboard {}, valid:\n\n{}", at + 1, self.other(at)));
            } else {
                out.push_str(&format!("\nboard {}:\n\n{}", at + 1, text::judged(&board.report, look)));
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
            return text::last_line(violations);
        }
        let stopped = self.found.stopped.as_ref().map(ToString::to_string);
        let stopped = stopped.as_deref().and_then(|words| words.lines().next());
        match (stopped, self.args.unique, self.args.count) {
            (Some(why), true, _) => format!("valid\nnot decided whether there is another board: {why}\n"),
            (Some(why), false, _) => {
                let solutions = counted(count, "solutions");
                format!("at least {solutions}; not decided whether there are more: {why}\n")
            }
            (None, true, _) if count == 1 => {
                format!("valid\nunique: {solver} proved that there is no other board\n")
            }
            (None, true, _) => "not unique\n".to_owned(),
            (None, false, Some(_)) => {
                let solutions = counted(count, "solutions");
                if self.found.complete {
                    format!("exactly {solutions}: {solver} proved that there are no others\n")
                } else {
                    format!("at least {solutions}\n")
                }
            }
            (None, false, None) => text::last_line(0),
        }
    }

    fn repaired(&self, proved: bool) -> String {
        let dropped = self.found.dropped();
        if dropped.is_empty() {
            return "nothing to repair: this puzzle has a solution\n".to_owned();
        }
        let of = self.puzzle.demands().len();
        let minimum = if proved {
            format!("{} proved that fewer do not do", self.solver)
        } else {
            "not decided whether fewer do".to_owned()
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
        let model = search::model(self.puzzle, &ModelRequest::new(self.formulation)).ok();
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

    fn json(&self) -> Object<'_> {
        let boards = &self.found.boards;
        let status = self.status();
        let several = self.args.unique || self.args.count.is_some();
        let not_unique = self.args.unique && boards.len() == 2 && boards.iter().all(|board| board.report.valid());
        let dropped = self.found.dropped().iter().map(|dropped| json::DroppedValue {
            place: json::PlaceValue(&dropped.place),
            what: &dropped.words,
            message: &dropped.message,
        });
        Object {
            verdict: if not_unique { "not-unique" } else { json::word(status) },
            exit: status as u8,
            puzzle: json::puzzle_value(self.path, Some(self.puzzle)),
            solver: Some(self.solver),
            formulation: self.formulation,
            dropped: self.args.repair.then(|| dropped.collect()),
            minimum_proved: self
                .args
                .repair
                .then(|| boards.first().is_some_and(|board| board.proved)),
            complete: several.then_some(self.found.complete),
            stopped: several.then(|| self.found.stopped.as_ref().map(ToString::to_string)),
            solutions: several.then(|| {
                let solutions = boards.iter().enumerate().map(|(at, board)| Solution {
                    report: json::report_value(&board.report),
                    differs: self.differing(at).iter().map(json::cell).collect(),
                });
                solutions.collect()
            }),
            report: boards
                .first()
                .filter(|_| !several)
                .map(|board| json::report_value(&board.report)),
            reason: boards.is_empty().then_some("infeasible"),
            contradictions: None,
        }
    }
}

/// What `solve` says of a puzzle.
#[derive(Serialize)]
struct Object<'a> {
    /// `valid`, `violated`, `not-unique`, `no-solution`, `undecided`.
    verdict: &'static str,
    /// The exit status.
    exit: u8,
    /// The puzzle.
    puzzle: json::PuzzleValue,
    /// Who solved it; null if nobody was asked.
    solver: Option<&'static str>,
    /// The formulation of the model.
    formulation: &'a str,
    /// With `--repair`: givens and clues that are dropped.
    #[serde(skip_serializing_if = "Option::is_none")]
    dropped: Option<Vec<json::DroppedValue<'a>>>,
    /// With `--repair`: the solver says that fewer do not do.
    #[serde(skip_serializing_if = "Option::is_none")]
    minimum_proved: Option<bool>,
    /// With `--unique` and `--count`: there are no other boards, says the solver.
    #[serde(skip_serializing_if = "Option::is_none")]
    complete: Option<bool>,
    /// With `--unique` and `--count`: why the search stopped early, or null.
    #[serde(skip_serializing_if = "Option::is_none")]
    stopped: Option<Option<String>>,
    /// With `--unique` and `--count`: the boards.
    #[serde(skip_serializing_if = "Option::is_none")]
    solutions: Option<Vec<Solution<'a>>>,
    /// Otherwise: the board.
    #[serde(flatten)]
    report: Option<json::ReportValue<'a>>,
    /// Without a board: `infeasible`.
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<&'static str>,
    /// Why the puzzle can have no board, where that shows at once.
    #[serde(skip_serializing_if = "Option::is_none")]
    contradictions: Option<Vec<String>>,
}

/// One of several boards.
#[derive(Serialize)]
struct Solution<'a> {
    #[serde(flatten)]
    report: json::ReportValue<'a>,
    /// The cells that differ from the first board.
    differs: Vec<json::CellValue>,
}
