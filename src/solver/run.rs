//! A model goes to a solver, and what comes back is judged.
//!
//! The solver is not trusted: what it calls a solution is judged on the board like anybody else's, and its exit status
//! is not looked at (see [`super::external`]).

use super::builtin::{self, NoAnswer};
use super::choice::Solver;
use super::error::SolverError;
use super::external::{Installed, Job, ModelForm};
use crate::files::guard::{self, Thing};
use crate::files::output::Output;
use crate::files::places::Places;
use crate::model::size::Effort;
use crate::model::{Model, lp};
use crate::puzzles::kind::{Dropped, Puzzle};
use crate::solution::{State, Values, Why};
use crate::verdict::report::Report;
use crate::verdict::{self, Verdict};
use std::fs::File;
use std::io;
use std::path::Path;
use std::time::{Duration, Instant};

/// A board that a solver found, judged.
#[derive(Debug)]
#[non_exhaustive]
pub struct Board {
    /// The verdict; where givens and clues may be dropped, on the puzzle without those that the board breaks.
    pub report: Report,
    /// The givens and clues that the board breaks, where they may be dropped.
    pub dropped: Vec<Dropped>,
    /// Which decision columns are 1, if the board keeps the rules.
    pub ones: Option<Vec<bool>>,
    /// The solver says that it is the best one; so is every board where all are equally good.
    pub proved: bool,
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
    pub fn solve(&self, puzzle: &dyn Puzzle, model: &dyn Model, repair: bool) -> Result<Answer, SolverError> {
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
                    return Err(SolverError::ModelTooLarge { bytes });
                }
                match self.keep {
                    Some(folder) => self.solve_outside(installed, puzzle, model, repair, folder),
                    None => {
                        let folder = guard::kept(
                            || tempfile::Builder::new().prefix("puzzle-mip-").tempdir(),
                            |folder| Thing::Folder(folder.path().to_path_buf()),
                        )
                        .map_err(SolverError::Temporary)?;
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
    fn time_left(&self, limit: Duration) -> Result<Duration, SolverError> {
        match limit.checked_sub(self.started.elapsed()) {
            Some(left) if !left.is_zero() => Ok(left),
            _ => Err(SolverError::TimeLimit { limit }),
        }
    }

    fn solve_inside(&self, puzzle: &dyn Puzzle, model: &dyn Model, repair: bool) -> Result<Answer, SolverError> {
        builtin::check_size(model)?;
        if let Some(folder) = self.keep {
            write_model(model, &folder.join(self.model_name()))?;
            // Like an external solver's: what lies there afterwards is of this run.
            remove_old(&folder.join(self.solution_name()))?;
        }
        let limit = self.time_limit.unwrap_or(builtin::TIME_LIMIT);
        let outcome = builtin::solve(model, self.time_left(limit)?).map_err(|reason| match reason {
            // The limit is that of the run, not what earlier boards have left of it.
            NoAnswer::GaveUp { .. } => NoAnswer::GaveUp { after: limit },
            reason => reason,
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
    ) -> Result<Answer, SolverError> {
        write_model(model, &folder.join(self.model_name()))?;
        let finished = installed.run(&Job {
            folder,
            model: &self.model_name(),
            form: ModelForm::Lp,
            solution: &self.solution_name(),
            time_limit: self.time_limit.map(|limit| self.time_left(limit)).transpose()?,
            threads: self.threads,
        })?;
        let path = folder.join(self.solution_name());
        let left = |reason: String, stopped: bool| SolverError::NoSolutionLeft {
            command: finished.command.clone(),
            file: self.solution_name(),
            reason,
            stopped,
            last_lines: finished.last_lines.clone(),
        };
        match read_solution(puzzle, &path, repair) {
            Ok(Read::Answer(answer)) => Ok(answer),
            Ok(Read::Stopped(words)) => Err(left(words, true)),
            Err(reason) => Err(left(reason, false)),
        }
    }

    fn model_name(&self) -> String {
        model_name(&self.stem)
    }

    fn solution_name(&self) -> String {
        solution_name(&self.stem)
    }
}

fn model_name(stem: &str) -> String {
    format!("{stem}.lp")
}

fn solution_name(stem: &str) -> String {
    format!("{stem}.sol")
}

/// Leaves the model of a puzzle that no solver is asked for as a run leaves it, and no solution of an earlier run.
///
/// # Errors
/// If a file cannot be written.
pub fn leave_model(model: &dyn Model, folder: &Path, stem: &str, places: &Places) -> Result<(), SolverError> {
    let [model_file, solution_file] = [model_name(stem), solution_name(stem)].map(|name| folder.join(name));
    for file in [&model_file, &solution_file] {
        places.check(file)?;
    }
    remove_old(&solution_file)?;
    write_model(model, &model_file)
}

/// What a solution file says.
enum Read {
    /// Values, or that there is no solution.
    Answer(Answer),
    /// Neither: the solver stopped. Why.
    Stopped(String),
}

/// What a solution file says of the puzzle, judged as `verify` judges it, or why it cannot be read.
fn read_solution(puzzle: &dyn Puzzle, path: &Path, repair: bool) -> Result<Read, String> {
    let label = path.display().to_string();
    let file = File::open(path).map_err(|error| error.to_string())?;
    let options = verdict::Options {
        repair,
        board: true,
        ..verdict::Options::default()
    };
    let check = verdict::check(&[puzzle], &label, file, options).map_err(|errors| errors.first().in_a_line())?;
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

fn write_model(model: &dyn Model, path: &Path) -> Result<(), SolverError> {
    let write = || {
        let mut output = Output::open(path)?;
        lp::write(model, &lp::Options::all_cores(), output.writer(), &|_| ())?;
        output.finish()
    };
    write().map_err(|error| SolverError::writing(path, error))
}

fn remove_old(path: &Path) -> Result<(), SolverError> {
    match std::fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(SolverError::writing(path, error)),
        _ => Ok(()),
    }
}

/// All values as `name value` lines, a form that verify reads.
fn write_values(model: &dyn Model, values: &[f64], path: &Path) -> Result<(), SolverError> {
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
    write().map_err(|error| SolverError::writing(path, error))
}
