//! Why a solver gives no answer.

use super::builtin::NoAnswer;
use super::external::{ExternalError, quoted};
use crate::files::places::Taken;
use crate::model::{ModelError, stats};
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// Why a solver gives no answer.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum SolverError {
    /// There is no such model.
    #[error(transparent)]
    Model(#[from] ModelError),
    /// The built-in solver has no answer.
    #[error(transparent)]
    BuiltIn(#[from] NoAnswer),
    /// The program is not there, or left no solution file.
    #[error(transparent)]
    External(#[from] ExternalError),
    /// The model is not written for a solver.
    #[error("the model would have about {}, which no solver reads", stats::bytes(*.bytes))]
    ModelTooLarge {
        /// About as many bytes.
        bytes: u64,
    },
    /// The limit of the search is reached.
    #[error("the time limit of {} s is reached", .limit.as_secs_f64())]
    TimeLimit {
        /// The limit.
        limit: Duration,
    },
    /// The solver ended, and its file has neither a solution nor a proof that there is none.
    #[error("`{command}` left no solution in {file}: {reason}{}", quoted(.last_lines))]
    NoSolutionLeft {
        /// The command as run.
        command: String,
        /// The solution file.
        file: String,
        /// What is the matter with it.
        reason: String,
        /// Whether the file says that the solver stopped.
        stopped: bool,
        /// The last lines that the solver printed.
        last_lines: Vec<String>,
    },
    /// The solver returned a board that its model forbids.
    #[error(
        "{solver} returned a board again that its model forbids by the row exclude_{row}: \
         the solver is wrong, or its tolerance was too loose"
    )]
    Again {
        /// The solver.
        solver: &'static str,
        /// The number of the row.
        row: usize,
    },
    /// A file of the run is an input or another output.
    #[error(transparent)]
    Taken(#[from] Taken),
    /// A file cannot be written.
    #[error("cannot write {}: {source}", .path.display())]
    Write {
        /// The file.
        path: PathBuf,
        /// Why not.
        source: io::Error,
    },
    /// No temporary folder.
    #[error("cannot make a temporary folder: {0}")]
    Temporary(io::Error),
}

impl SolverError {
    pub(crate) fn writing(path: &Path, source: io::Error) -> SolverError {
        SolverError::Write {
            path: path.to_path_buf(),
            source,
        }
    }

    /// True if a limit was reached: with more time there may be an answer.
    pub fn is_undecided(&self) -> bool {
        matches!(
            self,
            SolverError::BuiltIn(NoAnswer::GaveUp { .. })
                | SolverError::External(ExternalError::TimedOut { .. })
                | SolverError::TimeLimit { .. }
                | SolverError::NoSolutionLeft { stopped: true, .. }
        )
    }
}
