//! What a check of a board found: rules, places, violations, a picture of the board. No puzzle is known here.

use crate::board::{Cell, Line, SightLine};
use std::fmt;

/// A rule of a puzzle, as people are told it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RuleInfo {
    /// Stable short name, e.g. `binox/run`.
    pub id: &'static str,
    /// The rule in one sentence.
    pub statement: &'static str,
    /// What is counted when the rule is checked: `cells`, `lines`, `pairs of rows`, `clues`.
    pub unit: &'static str,
}

/// A rule with the check of it. `P` is the puzzle, `B` the board.
pub struct Rule<P, B> {
    /// Name and statement.
    pub info: RuleInfo,
    /// Reports every place of the board that breaks the rule.
    pub check: fn(&P, &B, &mut Findings),
}

/// Where a rule is broken.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Place {
    /// One cell.
    Cell(Cell),
    /// A line, or a stretch of it.
    Line(Line),
    /// Two lines that should differ.
    Lines(Line, Line),
    /// A line seen from a side.
    Sight(SightLine),
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Cell(cell) => cell.fmt(f),
            Place::Line(line) => line.fmt(f),
            Place::Lines(Line::Across(a), Line::Across(b)) => write!(f, "rows {} and {}", a + 1, b + 1),
            Place::Lines(Line::Down(a), Line::Down(b)) => write!(f, "columns {} and {}", a + 1, b + 1),
            Place::Lines(a, b) => write!(f, "{a} and {b}"),
            Place::Sight(sight) => sight.fmt(f),
        }
    }
}

/// One place where a rule is broken.
#[derive(Debug, Clone, PartialEq)]
pub struct Violation {
    /// Where.
    pub place: Place,
    /// The cells concerned, in the order in which the rule reads them.
    pub cells: Vec<Cell>,
    /// What is wrong there, with its numbers; it does not repeat the place.
    pub message: String,
    /// The numbers of the message under stable names, for machines.
    pub facts: Vec<(&'static str, Fact)>,
}

/// A number or a text in a violation.
#[derive(Debug, Clone, PartialEq)]
pub enum Fact {
    /// A count, a clue, a height.
    Integer(i64),
    /// A solver's value.
    Value(f64),
    /// A word, e.g. the symbol.
    Text(String),
    /// Several numbers, e.g. the heights seen.
    List(Vec<i64>),
}

/// Collects what one rule's check finds.
#[derive(Debug, Default)]
pub struct Findings {
    /// How many units (cells, lines, clues) were looked at.
    pub checked: usize,
    /// The places where the rule is broken, in the order of the board.
    pub violations: Vec<Violation>,
}

impl Findings {
    /// Notes that `count` more units were looked at.
    pub fn checked(&mut self, count: usize) {
        self.checked += count;
    }

    /// Notes a broken place.
    pub fn broken(
        &mut self,
        place: Place,
        cells: Vec<Cell>,
        message: impl Into<String>,
        facts: Vec<(&'static str, Fact)>,
    ) {
        self.violations.push(Violation {
            place,
            cells,
            message: message.into(),
            facts,
        });
    }
}

/// A rule with what its check found.
#[derive(Debug)]
pub struct RuleReport {
    /// The rule.
    pub rule: RuleInfo,
    /// How many units were looked at, and the broken places.
    pub findings: Findings,
}

/// All rules of a puzzle checked on one board.
#[derive(Debug)]
pub struct Report {
    /// The puzzle kind's name.
    pub kind: &'static str,
    /// Every rule, in the puzzle's order, broken or not.
    pub rules: Vec<RuleReport>,
    /// The board as people see it.
    pub picture: Picture,
}

impl Report {
    /// Runs every rule on the board, in order.
    pub fn run<P, B>(kind: &'static str, rules: &[Rule<P, B>], puzzle: &P, board: &B, mut picture: Picture) -> Report {
        let rules: Vec<RuleReport> = rules
            .iter()
            .map(|rule| {
                let mut findings = Findings::default();
                (rule.check)(puzzle, board, &mut findings);
                RuleReport {
                    rule: rule.info,
                    findings,
                }
            })
            .collect();
        for violation in rules.iter().flat_map(|rule| &rule.findings.violations) {
            picture.mark(violation);
        }
        Report { kind, rules, picture }
    }

    /// True if no rule is broken.
    pub fn valid(&self) -> bool {
        self.violations() == 0
    }

    /// The number of violations of all rules.
    pub fn violations(&self) -> usize {
        self.rules.iter().map(|rule| rule.findings.violations.len()).sum()
    }
}

/// What is drawn in a cell or beside a line.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Mark {
    /// The text: a symbol, a height, a clue, `.` for nothing.
    pub text: String,
    /// The puzzle gives it.
    pub given: bool,
    /// Some violation concerns it.
    pub broken: bool,
}

/// A board as people see it: its cells, and clues around it where the puzzle has them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Picture {
    /// Number of lines across.
    pub rows: usize,
    /// Number of lines down.
    pub cols: usize,
    /// The cells in reading order.
    pub cells: Vec<Mark>,
    /// Clues by side (left, right, top, bottom), each in the order of its lines; empty lists where the puzzle has none.
    pub clues: [Vec<Mark>; 4],
    /// The sight lines whose clues are not met.
    pub broken_sights: Vec<SightLine>,
}

impl Picture {
    fn mark(&mut self, violation: &Violation) {
        for cell in &violation.cells {
            if let Some(mark) = self.cells.get_mut(cell.row * self.cols + cell.col) {
                mark.broken = true;
            }
        }
        if let Place::Sight(sight) = violation.place {
            self.broken_sights.push(sight);
            if let Some(mark) = self.clues[sight.side as usize].get_mut(sight.index) {
                mark.broken = true;
            }
        }
    }
}
