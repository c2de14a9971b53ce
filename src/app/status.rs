//! The exit statuses of the programs.

use crate::verdict::{Check, Verdict};
use std::process::ExitCode;

/// The exit statuses of all programs, whatever they are asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Status {
    /// The answer is yes: the board is valid, the only one, found, written.
    Fine = 0,
    /// The answer is no: a rule is broken, the board is not the only one.
    Broken = 1,
    /// Wrong usage, input that cannot be read, output that cannot be written, a solver that fails.
    Unreadable = 2,
    /// There is no board: it is proved, or the solver's file reports none.
    NoSolution = 3,
    /// Not decided within the limits.
    Undecided = 4,
}

impl Status {
    /// The statuses from the worst one on: what counts where several puzzles end in different ways.
    const WORST_FIRST: [Status; 5] = [
        Status::Unreadable,
        Status::Broken,
        Status::Undecided,
        Status::NoSolution,
        Status::Fine,
    ];

    /// The status as a verdict in JSON.
    pub fn word(self) -> &'static str {
        match self {
            Status::Fine => "valid",
            Status::Broken => "violated",
            Status::Unreadable => "unreadable",
            Status::NoSolution => "no-solution",
            Status::Undecided => "undecided",
        }
    }

    /// The worse one of two.
    #[must_use]
    pub fn or_worse(self, other: Status) -> Status {
        let badness = |status| Status::WORST_FIRST.iter().position(|worse| *worse == status);
        if badness(other) < badness(self) { other } else { self }
    }

    /// The status of an answer that could not be printed or drawn: what was found out stays, but all is not well.
    #[must_use]
    pub fn without_output(self) -> Status {
        match self {
            Status::Fine => Status::Unreadable,
            other => other,
        }
    }
}

impl From<Status> for ExitCode {
    fn from(status: Status) -> ExitCode {
        ExitCode::from(status as u8)
    }
}

/// The table of exit statuses for help texts.
pub(super) const EXIT_STATUS_HELP: &str = "Exit status:
  0  yes: valid, found, the only one, written
  1  no: a rule is broken, or the board is not the only one
  2  wrong usage, unreadable input, unwritable output, a failing solver
  3  no board: proved here, or reported by the solver's file
  4  not decided within the limits
The status is the answer's, also if nobody reads the output. With --each: the worst of 2, 1, 4, 3, 0";

impl From<&Check> for Status {
    fn from(check: &Check) -> Status {
        match &check.verdict {
            Verdict::Judged { .. } if check.excluded_by.is_some() => Status::Broken,
            Verdict::Judged { report, .. } if report.valid() => Status::Fine,
            Verdict::Judged { .. } => Status::Broken,
            Verdict::NoSolution(_) => Status::NoSolution,
        }
    }
}
