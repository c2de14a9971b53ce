//! What `solve` says in the end: the text, the pictures, the JSON.

use super::failure::Failure;
use super::pictures::PictureArgs;
use super::status::Status;
use crate::grid::Cell;
use crate::puzzles::kind::Puzzle;
use crate::show::html::Page;
use crate::show::{json, text};
use crate::solver::SolverError;
use crate::solver::search::Found;
use crate::text::counted;
use serde::Serialize;
use std::num::NonZeroUsize;
use std::path::Path;

/// What was asked for.
#[derive(Clone, Copy)]
pub(super) struct Asked<'a> {
    /// Whether the board is the only one.
    pub unique: bool,
    /// Up to how many boards.
    pub count: Option<NonZeroUsize>,
    /// Which givens and clues are in the way.
    pub repair: bool,
    /// Pictures.
    pub pictures: &'a PictureArgs,
}

/// At most this many cells are listed; `--json` lists all.
const LISTED: usize = 20;

/// What is printed in the end.
pub(super) struct Run<'t> {
    pub asked: Asked<'t>,
    pub path: &'t Path,
    pub puzzle: &'t dyn Puzzle,
    pub solver: &'static str,
    pub formulation: &'t str,
    pub found: Found,
}

impl Run<'_> {
    pub(super) fn status(&self) -> Status {
        let boards = &self.found.boards;
        match boards.as_slice() {
            [] => Status::NoSolution,
            boards if !boards.iter().all(|board| board.report.valid()) => Status::Broken,
            [_, _] if self.asked.unique => Status::Broken,
            [first] if self.asked.repair && !first.proved => Status::Undecided,
            _ => self.found.stopped.as_ref().map_or(Status::Fine, status_of),
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
            text::picture(&picture, self.asked.pictures.look()),
            differing.len(),
            cells.join(", ")
        )
    }

    pub(super) fn text(&self) -> String {
        let title = self.puzzle.title();
        let look = self.asked.pictures.look();
        let boards = &self.found.boards;
        let mut out = format!("{title}\n");
        let Some(first) = boards.first() else {
            out.push_str(&self.last_lines());
            return out;
        };
        if self.asked.repair {
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
    pub(super) fn last_lines(&self) -> String {
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
        match (stopped, self.asked.unique, self.asked.count) {
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
    pub(super) fn write_pictures(
        &self,
        verdict: String,
        notes: Vec<String>,
        facts: Vec<(&'static str, String)>,
    ) -> Result<(), Failure> {
        let givens = self.puzzle.judge_givens();
        let model = self.puzzle.model(self.formulation).ok();
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
        self.asked.pictures.write(&page)
    }

    pub(super) fn json(&self) -> SolveObject<'_> {
        let boards = &self.found.boards;
        let status = self.status();
        let several = self.asked.unique || self.asked.count.is_some();
        let not_unique = self.asked.unique && boards.len() == 2 && boards.iter().all(|board| board.report.valid());
        let dropped = self.found.dropped().iter().map(|dropped| json::DroppedValue {
            place: json::PlaceValue(&dropped.place),
            what: &dropped.words,
            message: &dropped.message,
        });
        SolveObject {
            verdict: if not_unique { "not-unique" } else { status.word() },
            exit: status as u8,
            puzzle: json::puzzle_value(self.path, Some(self.puzzle)),
            solver: Some(self.solver),
            formulation: self.formulation,
            dropped: self.asked.repair.then(|| dropped.collect()),
            minimum_proved: self
                .asked
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
pub(super) struct SolveObject<'a> {
    /// `valid`, `violated`, `not-unique`, `no-solution`, `undecided`, `unreadable`
    verdict: &'static str,
    /// the exit status
    exit: u8,
    /// the puzzle
    puzzle: json::PuzzleValue,
    /// who solved it; null if nobody was asked
    pub(super) solver: Option<&'static str>,
    /// the formulation of the model
    formulation: &'a str,
    /// with `--repair`: the givens and clues that are dropped, each
    #[serde(skip_serializing_if = "Option::is_none")]
    dropped: Option<Vec<json::DroppedValue<'a>>>,
    /// with `--repair`: whether the solver says that fewer do not do
    #[serde(skip_serializing_if = "Option::is_none")]
    minimum_proved: Option<bool>,
    /// with `--unique` and `--count`: whether the solver says that there are no other boards
    #[serde(skip_serializing_if = "Option::is_none")]
    complete: Option<bool>,
    /// with `--unique` and `--count`: why the search stopped early, or null
    #[serde(skip_serializing_if = "Option::is_none")]
    stopped: Option<Option<String>>,
    /// with `--unique` and `--count`: the boards, each
    #[serde(skip_serializing_if = "Option::is_none")]
    solutions: Option<Vec<Solution<'a>>>,
    /// otherwise: the board and the rules
    #[serde(flatten)]
    report: Option<json::ReportValue<'a>>,
    /// without a board: `infeasible`
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<&'static str>,
    /// why the puzzle can have no board, where that shows at once
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) contradictions: Option<Vec<String>>,
}

/// One of several boards.
#[derive(Serialize)]
pub(super) struct Solution<'a> {
    #[serde(flatten)]
    report: json::ReportValue<'a>,
    /// The cells that differ from the first board.
    differs: Vec<json::CellValue>,
}

/// The status of a search that ends without an answer.
fn status_of(error: &SolverError) -> Status {
    if error.is_undecided() {
        Status::Undecided
    } else {
        Status::Unreadable
    }
}
