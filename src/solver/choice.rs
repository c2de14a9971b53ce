//! Which solver is asked.

use super::external::{External, ExternalError, Installed};
use std::ffi::OsStr;
use std::path::PathBuf;

/// A solver by the words of a user.
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
