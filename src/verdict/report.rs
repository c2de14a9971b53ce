//! What a check of a board found: rules and violations, and the picture of the board. No puzzle is known here.

use crate::grid::Cell;
use crate::picture::Picture;
use crate::place::Place;

/// A rule of a puzzle, in words.
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

impl<P, B> Rule<P, B> {
    /// A rule of a kind: its id, the statement, what is counted, and the check.
    pub const fn new(
        id: &'static str,
        statement: &'static str,
        unit: &'static str,
        check: fn(&P, &B, &mut Findings),
    ) -> Rule<P, B> {
        let info = RuleInfo { id, statement, unit };
        Rule { info, check }
    }
}

/// One place where a rule is broken.
#[derive(Debug, Clone, PartialEq)]
pub struct Violation {
    /// Where.
    pub place: Place,
    /// The cells of the place that are concerned; `None` if all of them are.
    pub some_cells: Option<Vec<Cell>>,
    /// What is wrong there, with its numbers; it does not repeat the place.
    pub message: String,
    /// The numbers of the message under stable names, for machines.
    pub facts: Vec<(&'static str, Fact)>,
}

impl Violation {
    /// A violation that concerns all cells of its place.
    pub fn new(place: Place, message: impl Into<String>, facts: Vec<(&'static str, Fact)>) -> Violation {
        Violation {
            place,
            some_cells: None,
            message: message.into(),
            facts,
        }
    }

    /// The cells concerned on a board of this size, in the order in which the rule reads them.
    pub fn cells(&self, rows: usize, cols: usize) -> Box<dyn Iterator<Item = Cell> + '_> {
        match &self.some_cells {
            Some(cells) => Box::new(cells.iter().copied()),
            None => self.place.cells(rows, cols),
        }
    }

    /// How many violations this is: lines that are equal break the rule once a pair.
    pub fn count(&self) -> usize {
        match &self.place {
            Place::Lines(lines) => lines.len() * (lines.len() - 1) / 2,
            _ => 1,
        }
    }
}

/// A number or a text in a violation.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub enum Fact {
    /// A count, a clue, a number in a cell.
    Integer(i64),
    /// A solver's value.
    Value(f64),
    /// A word, e.g. the symbol.
    Text(String),
    /// Several numbers.
    List(Vec<i64>),
}

/// At most this many violations of a rule are kept with their words; all are counted, and drawn in pictures.
pub const MOST_VIOLATIONS: usize = 100_000;

/// Collects what one rule's check finds.
#[derive(Debug, Default)]
pub struct Findings {
    /// How many units (cells, lines, clues) were looked at.
    pub checked: usize,
    /// The places where the rule is broken, in the order of the board; the first [`MOST_VIOLATIONS`] of them.
    pub violations: Vec<Violation>,
    /// How many violations there are, kept or not.
    pub count: usize,
    /// The size of the board, and which of its cells are concerned.
    rows: usize,
    cols: usize,
    marked: Vec<bool>,
}

impl Findings {
    /// Nothing found yet on a board of this size.
    pub fn on(rows: usize, cols: usize) -> Findings {
        Findings {
            rows,
            cols,
            ..Findings::default()
        }
    }

    /// Notes that `count` more units were looked at.
    pub fn checked(&mut self, count: usize) {
        self.checked += count;
    }

    /// Notes a broken place, all cells of which are concerned.
    pub fn broken(&mut self, place: Place, message: impl Into<String>, facts: Vec<(&'static str, Fact)>) {
        self.add(Violation::new(place, message, facts));
    }

    /// Notes a violation.
    pub fn add(&mut self, violation: Violation) {
        self.count += violation.count();
        self.marked.resize(self.rows * self.cols, false);
        for cell in violation.cells(self.rows, self.cols) {
            if let Some(mark) = self.marked.get_mut(cell.row * self.cols + cell.col) {
                *mark = true;
            }
        }
        if self.violations.len() < MOST_VIOLATIONS {
            self.violations.push(violation);
        }
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
                let mut findings = Findings::on(picture.rows, picture.cols);
                (rule.check)(puzzle, board, &mut findings);
                let places = findings.violations.iter().map(|violation| &violation.place);
                picture.mark_broken(places, &findings.marked);
                findings.marked = Vec::new();
                RuleReport {
                    rule: rule.info,
                    findings,
                }
            })
            .collect();
        Report { kind, rules, picture }
    }

    /// True if no rule is broken.
    pub fn valid(&self) -> bool {
        self.violations() == 0
    }

    /// `valid` or `violated`.
    pub fn word(&self) -> &'static str {
        if self.valid() { "valid" } else { "violated" }
    }

    /// The number of violations of all rules.
    pub fn violations(&self) -> usize {
        self.rules.iter().map(|rule| rule.findings.count).sum()
    }
}
