//! The error of the crate's front door.

use crate::diagnostic::{TextError, TextErrors};
use crate::model::ModelError;
#[cfg(feature = "solver")]
use crate::solver::SolverError;
use std::io;

/// Why something cannot be read, made, written or solved.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// Faults of a puzzle's text or of a solution file, each with its place.
    #[error(transparent)]
    Text(#[from] TextErrors),
    /// The text fits several kinds of puzzle.
    #[error("the text can be read as {}", .kinds.join(" and as "))]
    SeveralKinds {
        /// Their names.
        kinds: Vec<&'static str>,
    },
    /// There is no such model.
    #[error(transparent)]
    Model(#[from] ModelError),
    /// A model cannot be written.
    #[error("cannot write the model: {0}")]
    Write(#[from] io::Error),
    /// A solver gives no answer.
    #[cfg(feature = "solver")]
    #[error(transparent)]
    Solver(#[from] SolverError),
}

impl From<TextError> for Error {
    fn from(error: TextError) -> Error {
        Error::Text(error.into())
    }
}
