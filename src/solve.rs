//! The program `solve`: a puzzle's text in, a verified board out.
//!
//! ```text
//! puzzle -> model -> solver (a program of this machine, or the built-in one) -> values -> board -> every rule checked
//! ```
//!
//! The solver is not trusted: what it calls a solution is judged on the board like anybody else's, and its exit status
//! is not looked at (see [`crate::solver::external`]).

use crate::cli::{self, EXIT_STATUS_HELP, Failure, ReadArgs, Status, only_one, parse_kind, read_puzzle};
use crate::model::{Model, lp};
use crate::output::{Output, same_file};
use crate::puzzle::{INTEGRALITY_TOLERANCE, Kind, Puzzle};
use crate::report::Report;
use crate::solution::{self, Collector, Fault, Reading, State, Why};
use crate::solver::builtin::{self, NoAnswer};
use crate::solver::external::{External, ExternalError, Installed, Job, ModelForm, quoted};
use crate::verify;
use clap::Parser;
use serde_json::Map;
use std::fs::File;
use std::io::{IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

const EXAMPLES: &str = "Examples:
  solve p.txt                        first of highs, scip, cbc, glpsol on PATH, else built-in
  solve p.txt --solver built-in      nothing else needed
  solve p.txt --solver cbc --keep d  leaves d/p.lp and d/p.sol
  solve p.txt --solver /opt/highs/bin/highs --time-limit 60
  solve - --kind binox < p.txt";

/// Solve a puzzle and check the board found
#[derive(Parser, Debug)]
#[command(name = "solve", version, after_help = EXIT_STATUS_HELP, after_long_help = format!("{EXAMPLES}\n\n{EXIT_STATUS_HELP}"))]
pub struct Args {
    /// Puzzle file, `-` for standard input
    puzzle: PathBuf,
    /// Kind of puzzle: binox (Takuzu, Binairo) or skyscraper (Towers); from the text if not given
    #[arg(long, value_parser = parse_kind)]
    kind: Option<&'static Kind>,
    /// auto, built-in, highs, cbc, glpsol, scip, or the path of one of these programs
    #[arg(long, value_name = "SOLVER", default_value = "auto", value_parser = Choice::parse)]
    solver: Choice,
    /// Formulation of the model
    #[arg(long, value_name = "NAME", default_value = "document")]
    formulation: String,
    /// Give up after so many seconds; 60 for the built-in solver if not given, no limit for others
    #[arg(long, value_name = "SECONDS", value_parser = parse_seconds)]
    time_limit: Option<Duration>,
    /// Leave the model and the solution file in this folder
    #[arg(long, value_name = "DIR")]
    keep: Option<PathBuf>,
    /// Print one JSON object instead of text
    #[arg(long)]
    json: bool,
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
    /// Where model and solution files stay; a temporary folder if nowhere.
    pub keep: Option<&'a Path>,
    /// The name of these files without their extension.
    pub stem: String,
}

/// What a solver says.
#[derive(Debug, Clone, PartialEq)]
pub enum Answer {
    /// The values of the decision columns.
    Values(Vec<Option<f64>>),
    /// There is no solution.
    Infeasible,
}

impl Runner<'_> {
    /// Solves a model of the puzzle.
    ///
    /// # Errors
    /// If the solver fails, gives up, or leaves a file that cannot be read; if a file cannot be written.
    pub fn solve(&self, puzzle: &dyn Puzzle, model: &dyn Model) -> Result<Answer, Failure> {
        match &self.solver {
            Solver::BuiltIn => self.solve_inside(puzzle, model),
            Solver::External(installed) => match self.keep {
                Some(folder) => self.solve_outside(installed, puzzle, model, folder),
                None => {
                    let folder = tempfile::Builder::new()
                        .prefix("puzzle-mip-")
                        .tempdir()
                        .map_err(|error| Failure::new(format!("cannot make a temporary folder: {error}")))?;
                    self.solve_outside(installed, puzzle, model, folder.path())
                }
            },
        }
    }

    fn solve_inside(&self, puzzle: &dyn Puzzle, model: &dyn Model) -> Result<Answer, Failure> {
        builtin::check_size(model).map_err(no_answer)?;
        if let Some(folder) = self.keep {
            write_model(model, &folder.join(self.model_name()))?;
        }
        let outcome = builtin::solve(model, self.time_limit.unwrap_or(builtin::TIME_LIMIT)).map_err(no_answer)?;
        let builtin::Outcome::Solved { values, .. } = outcome else {
            return Ok(Answer::Infeasible);
        };
        if let Some(folder) = self.keep {
            write_values(model, &values, &folder.join(self.solution_name()))?;
        }
        let decisions = values.into_iter().take(puzzle.decision_columns());
        Ok(Answer::Values(decisions.map(Some).collect()))
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
                threads: None,
            })
            .map_err(|error| Failure::new(error.to_string()))?;
        let name = self.solution_name();
        read_answer(puzzle, &folder.join(&name)).map_err(|reason| {
            Failure::new(format!(
                "`{}` left no solution in {name}: {reason}{}",
                finished.command,
                quoted(&finished.last_lines)
            ))
        })
    }

    fn model_name(&self) -> String {
        format!("{}.lp", self.stem)
    }

    fn solution_name(&self) -> String {
        format!("{}.sol", self.stem)
    }
}

/// What a solution file says of the puzzle's decision columns, or why it says nothing.
fn read_answer(puzzle: &dyn Puzzle, path: &Path) -> Result<Answer, String> {
    let unreadable = |fault: Fault| fault.in_file(&path.display().to_string()).to_string();
    let file = File::open(path).map_err(|error| error.to_string())?;
    let mut collector = Collector::new(&[puzzle.columns()]);
    let mut source = solution::Source::open(file).map_err(unreadable)?;
    let outcome = match solution::read(&mut source, &mut collector).map_err(unreadable)? {
        Reading::Values(outcome) => outcome,
        Reading::Text(_) => return Err("its format is not known".to_owned()),
    };
    match outcome.state {
        State::NoSolution(Why::Infeasible) => Ok(Answer::Infeasible),
        State::NoSolution(why) => Err(match outcome.status {
            Some(status) => format!("{} (\"{status}\")", why.words()),
            None => why.words().to_owned(),
        }),
        State::Solved | State::Incumbent | State::Unknown => {
            let assignment = collector.finish(&outcome).map_err(unreadable)?;
            let decisions = 0..puzzle.decision_columns();
            Ok(Answer::Values(
                decisions.map(|column| assignment.value(column)).collect(),
            ))
        }
    }
}

fn no_answer(reason: NoAnswer) -> Failure {
    let titles: Vec<&str> = External::ALL.iter().map(|solver| solver.title()).collect();
    Failure::new(reason.to_string()).with_help(format!(
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
    match plain.chars().next() {
        Some(first) if first != '-' => plain,
        _ => format!("puzzle{plain}"),
    }
}

/// Does what the arguments say.
///
/// # Errors
/// Whatever ends with status 2.
pub fn run(args: &Args) -> Result<Status, Failure> {
    let puzzle = only_one(
        read_puzzle(&args.puzzle, args.kind, &args.reading.options())?,
        &args.puzzle,
    )?;
    let Some(model) = puzzle.model(&args.formulation) else {
        let known: Vec<&str> = puzzle.kind().formulations.iter().map(|it| it.name).collect();
        return Err(Failure::new(format!(
            "{} has no formulation `{}`",
            puzzle.kind().name,
            args.formulation
        ))
        .with_help(format!("known: {}", known.join(", "))));
    };
    let solver = args.solver.find().map_err(|error| Failure::new(error.to_string()))?;
    let runner = Runner {
        solver,
        time_limit: args.time_limit,
        keep: args.keep.as_deref(),
        stem: stem(&args.puzzle),
    };
    if let Some(folder) = &args.keep {
        std::fs::create_dir_all(folder).map_err(|error| Failure::writing(folder, &error))?;
        for name in [runner.model_name(), runner.solution_name()] {
            if same_file(&args.puzzle, &folder.join(&name)) {
                return Err(Failure::new(format!(
                    "{} is the puzzle itself: --keep would overwrite it",
                    args.puzzle.display()
                )));
            }
        }
    }
    if std::io::stderr().is_terminal() {
        eprintln!(
            "solve: {}, {} rows, {} columns ...",
            runner.solver.title(),
            model.row_count(),
            model.column_count()
        );
    }
    let started = Instant::now();
    let answer = runner.solve(&*puzzle, &*model)?;
    let seconds = started.elapsed().as_secs_f64();
    let report = match &answer {
        Answer::Infeasible => None,
        Answer::Values(values) => Some(puzzle.judge(values, INTEGRALITY_TOLERANCE)),
    };
    let told = Told {
        args,
        puzzle: &*puzzle,
        solver: &runner.solver,
        report: report.as_ref(),
    };
    let output = if args.json { told.json() } else { told.text() };
    std::io::stdout()
        .write_all(output.as_bytes())
        .map_err(|error| Failure::writing(Path::new("-"), &error))?;
    // The time differs from run to run: it is no part of the output.
    eprintln!("solve: {}, {seconds:.2} s", runner.solver.title());
    Ok(told.status())
}

/// What is printed in the end.
struct Told<'t> {
    args: &'t Args,
    puzzle: &'t dyn Puzzle,
    solver: &'t Solver,
    /// None where there is no solution.
    report: Option<&'t Report>,
}

impl Told<'_> {
    fn status(&self) -> Status {
        match self.report {
            None => Status::NoSolution,
            Some(report) if report.valid() => Status::Fine,
            Some(_) => Status::Broken,
        }
    }

    fn text(&self) -> String {
        let title = self.puzzle.title();
        match self.report {
            Some(report) => format!(
                "{title}\n\n{}{}",
                verify::text::judged(report),
                verify::text::last_line(report.violations())
            ),
            None => format!(
                "{title}\ninfeasible: {} proved that this puzzle has no solution\n",
                self.solver.title()
            ),
        }
    }

    fn json(&self) -> String {
        let status = self.status();
        let mut object = Map::new();
        object.insert("verdict".into(), verify::json::word(status).into());
        object.insert("exit".into(), (status as u8).into());
        object.insert(
            "puzzle".into(),
            verify::json::puzzle_value(&self.args.puzzle, Some(self.puzzle)),
        );
        object.insert("solver".into(), self.solver.title().into());
        object.insert("formulation".into(), self.args.formulation.as_str().into());
        match self.report {
            Some(report) => verify::json::report_into(&mut object, report),
            None => {
                object.insert("reason".into(), "infeasible".into());
            }
        }
        verify::json::line(object)
    }
}
