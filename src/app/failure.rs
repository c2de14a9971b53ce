//! Why a program stops, and how that is shown.

use super::status::Status;
use crate::diagnostic::{TextError, TextErrors, visible};
use crate::files::places::Taken;
use crate::model::ModelError;
use crate::solver::SolverError;
use crate::solver::external::External;
use std::fmt;
use std::io::{self, Write};
use std::path::Path;

/// Why a program stops.
#[derive(Debug, thiserror::Error)]
pub(super) enum Failure {
    /// Faults in a text, each with its place.
    #[error(transparent)]
    Text(#[from] TextErrors),
    /// Anything else, with a line of help where there is one.
    #[error("{message}")]
    Other {
        /// What is wrong; says which file.
        message: String,
        /// What to do.
        help: Option<String>,
        /// [`Status::Unreadable`] or [`Status::Undecided`].
        status: Status,
    },
    /// The answer is known, but could not be written where it was to go.
    #[error("{message}")]
    Output {
        /// What is wrong; says which file.
        message: String,
        /// The status of the answer.
        answer: Status,
    },
    /// Nobody reads a model any more that is written: end quietly, as if all was well.
    #[error("closed pipe")]
    ClosedPipe,
}

impl Failure {
    /// A failure of status 2 without help.
    pub(super) fn new(message: impl Into<String>) -> Failure {
        Failure::Other {
            message: message.into(),
            help: None,
            status: Status::Unreadable,
        }
    }

    /// Adds a line of help.
    #[must_use]
    pub(super) fn with_help(self, text: impl Into<String>) -> Failure {
        match self {
            Failure::Other { message, status, .. } => Failure::Other {
                message,
                help: Some(text.into()),
                status,
            },
            Failure::Text(errors) => Failure::Text(errors.with_help(text)),
            other => other,
        }
    }

    /// A failing write: a closed pipe, or the reason.
    pub(super) fn writing(path: &Path, error: &io::Error) -> Failure {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::ClosedPipe,
            _ if path == Path::new("-") => Failure::new(format!("cannot write to standard output: {error}")),
            _ => Failure::new(format!("cannot write {}: {error}", path.display())),
        }
    }

    /// The same failure where an answer is known that was to be written: its status counts.
    ///
    /// # Errors
    /// Unless nobody reads any more.
    pub(super) fn after(self, answer: Status) -> Result<Status, Failure> {
        match self {
            Failure::ClosedPipe => Ok(answer),
            failure => Err(Failure::Output {
                message: failure.to_string(),
                answer,
            }),
        }
    }

    /// The exit status that goes with it.
    pub(super) fn status(&self) -> Status {
        match self {
            Failure::Text(_) => Status::Unreadable,
            Failure::Other { status, .. } => *status,
            Failure::Output { answer, .. } => answer.without_output(),
            Failure::ClosedPipe => Status::Fine,
        }
    }

    /// Shows the failure on standard error and gives its status.
    pub(super) fn report(&self, program: &str) -> Status {
        match self {
            Failure::Text(errors) => say(errors.render(true)),
            Failure::Other { message, status, .. } => {
                let bold = anstyle::AnsiColor::Red.on_default().bold();
                let word = if *status == Status::Undecided {
                    "not decided"
                } else {
                    "error"
                };
                say(format!("{program}: {bold}{word}{bold:#}: {}", visible(message)));
            }
            Failure::Output { message, .. } => {
                let bold = anstyle::AnsiColor::Red.on_default().bold();
                say(format!("{program}: {bold}error{bold:#}: {}", visible(message)));
            }
            Failure::ClosedPipe => {}
        }
        if let Failure::Other { help: Some(help), .. } = self {
            say(format!("  help: {}", visible(help)));
        }
        self.status()
    }
}

/// A line on standard error. Nobody has to read it: whether it is full or closed changes nothing.
pub(super) fn say(line: impl fmt::Display) {
    let _ = writeln!(anstream::stderr().lock(), "{line}");
}

impl From<TextError> for Failure {
    fn from(error: TextError) -> Failure {
        Failure::Text(error.into())
    }
}

impl From<ModelError> for Failure {
    fn from(error: ModelError) -> Failure {
        Failure::Other {
            message: error.to_string(),
            help: help_of_model(&error),
            status: Status::Unreadable,
        }
    }
}

impl From<Taken> for Failure {
    fn from(taken: Taken) -> Failure {
        Failure::new(taken.to_string()).with_help(taken.help)
    }
}

impl From<SolverError> for Failure {
    fn from(error: SolverError) -> Failure {
        let status = if error.is_undecided() {
            Status::Undecided
        } else {
            Status::Unreadable
        };
        match &error {
            SolverError::Write { path, source } => Failure::writing(path, source),
            _ => Failure::Other {
                message: error.to_string(),
                help: help_of_solver(&error),
                status,
            },
        }
    }
}

/// What to do where there is no model.
fn help_of_model(error: &ModelError) -> Option<String> {
    match error {
        ModelError::Unknown { known, .. } => Some(format!("known: {}", known.join(", "))),
        ModelError::Size { .. } => Some("--formulation document does".to_string()),
        _ => None,
    }
}

/// What to do where a solver gives no answer.
fn help_of_solver(error: &SolverError) -> Option<String> {
    match error {
        SolverError::BuiltIn(_) => {
            let titles: Vec<&str> = External::ALL.iter().map(|solver| solver.title()).collect();
            Some(format!(
                "{} are stronger: scripts/install-solvers installs them, --solver chooses one",
                titles.join(", ")
            ))
        }
        SolverError::ModelTooLarge { .. } => Some("gen-model writes it all the same".to_owned()),
        SolverError::Model(error) => help_of_model(error),
        SolverError::Taken(taken) => Some(taken.help.to_owned()),
        _ => None,
    }
}
