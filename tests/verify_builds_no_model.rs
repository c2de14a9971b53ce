//! A verdict on named columns needs no model of the puzzle: none is built.

use puzzle_mip::app::Status;
use puzzle_mip::diagnostic::{TextError, TextErrors};
use puzzle_mip::model::{Model, ModelError};
use puzzle_mip::place::Place;
use puzzle_mip::puzzles;
use puzzle_mip::puzzles::kind::{Finding, Kind, ModelRequest, Puzzle, ReadOptions};
use puzzle_mip::puzzles::recognise::Recognised;
use puzzle_mip::solution::{ColumnName, Columns, Located, PlainFamily, Values};
use puzzle_mip::text::Source;
use puzzle_mip::verdict::completion::Completion;
use puzzle_mip::verdict::report::Report;
use puzzle_mip::verdict::{self, Options};
use std::fmt;

/// A puzzle with the counts of its columns taken from it: both ask for no model.
#[derive(Debug)]
struct NoModel(Box<dyn Puzzle>);

impl fmt::Display for NoModel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Puzzle for NoModel {
    fn kind(&self) -> &'static Kind {
        self.0.kind()
    }
    fn title(&self) -> String {
        self.0.title()
    }
    fn model_with(&self, _: &ModelRequest<'_>) -> Result<Box<dyn Model + '_>, ModelError> {
        panic!("a model is built")
    }
    fn demands(&self) -> Vec<(Place, String)> {
        self.0.demands()
    }
    fn without(&self, demands: &[usize]) -> Box<dyn Puzzle> {
        self.0.without(demands)
    }
    fn board_values(&self, board: &Source) -> Result<Vec<bool>, TextErrors> {
        self.0.board_values(board)
    }
    fn board_text(&self, values: &[bool]) -> String {
        self.0.board_text(values)
    }
    fn columns(&self) -> &dyn Columns {
        self
    }
    fn judge(&self, values: &Values, tolerance: f64) -> Report {
        self.0.judge(values, tolerance)
    }
    fn may_go_on(&self, values: &Values, last: usize, tolerance: f64) -> Completion {
        self.0.may_go_on(values, last, tolerance)
    }
    fn judge_board(&self, board: &Source) -> Result<Report, TextErrors> {
        self.0.judge_board(board)
    }
    fn judge_givens(&self) -> Report {
        self.0.judge_givens()
    }
    fn notes(&self) -> &[TextError] {
        self.0.notes()
    }
    fn precheck(&self) -> Vec<Finding> {
        self.0.precheck()
    }
    fn to_format(&self, format: &str) -> Option<Result<String, String>> {
        self.0.to_format(format)
    }
}

impl Columns for NoModel {
    fn shape(&self) -> [usize; 3] {
        self.0.columns().shape()
    }
    fn locate(&self, name: &ColumnName, base: u32) -> Result<Located, String> {
        self.0.columns().locate(name, base)
    }
    fn column_counts(&self) -> Vec<u64> {
        puzzle_mip::puzzles::kind::column_counts(self)
    }
    fn plain_families(&self) -> Vec<PlainFamily> {
        self.0.columns().plain_families()
    }
}

fn status(puzzle: &str, solution: &str) -> Result<u8, String> {
    let source = Source::new("p.txt", puzzle.into()).unwrap();
    let Ok(Recognised::One(puzzle)) = puzzles::recognise::recognise(&source, &ReadOptions::default()) else {
        panic!("one kind: {puzzle}");
    };
    let puzzle = NoModel(puzzle);
    verdict::check(&[&puzzle], "p.sol", solution.as_bytes(), Options::default())
        .map(|check| Status::from(&check) as u8)
        .map_err(|unreadable| format!("{unreadable:?}"))
}

const BINOX: &str = "X . . .\n. . . O\n. O . .\nO . . X\n";
const ONES: [&str; 8] = ["x_0_0", "x_0_2", "x_1_1", "x_1_2", "x_2_0", "x_2_3", "x_3_1", "x_3_3"];

#[test]
fn named_columns_are_judged_without_a_model() {
    let list = |names: &[&str]| -> String { names.iter().map(|name| format!("{name} 1\n")).collect() };
    assert_eq!(status(BINOX, &list(&ONES)), Ok(0));
    assert_eq!(status(BINOX, &list(&["x_0_0", "x_0_1", "x_0_2"])), Ok(1));
    assert!(status(BINOX, &list(&ONES[..3])).unwrap_err().contains("truncated"));
    assert!(status(BINOX, &list(&["x_9_9"])).unwrap_err().contains("outside"));
    assert_eq!(status(BINOX, "status: infeasible\n"), Ok(3));
    assert_eq!(status(BINOX, "X O X O\nO X X O\nX O O X\nO X O X\n"), Ok(0));
    let towers = ". . . 1 .\n. . . . .\n. . . . .\n. . . . 3\n. . . . .\n";
    let heights = "x_0_0_2 1\nx_0_1_1 1\nx_0_2_3 1\nx_1_0_1 1\nx_1_1_3 1\nx_1_2_2 1\nx_2_0_3 1\nx_2_1_2 1\nx_2_2_1 1\n";
    assert_eq!(status(towers, heights), Ok(0));
}

#[test]
#[should_panic(expected = "a model is built")]
fn values_without_names_need_the_sizes_of_the_models() {
    let text = "Model status\nOptimal\n\n# Primal solution values\nFeasible\n# Columns 5\n1\n0\n1\n0\n1\n# Rows 0\n";
    let _ = status(BINOX, text);
}
