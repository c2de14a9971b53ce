//! What a check of a board found: rules, places, violations, a picture of the board. No puzzle is known here.

use crate::grid::{Cell, Line, SightLine};
use std::fmt;

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

/// Where a rule is broken.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum Place {
    /// One cell.
    Cell(Cell),
    /// A line.
    Line(Line),
    /// A part of a line: from one position to another, both included, from 0.
    Stretch {
        /// The line.
        line: Line,
        /// The first position.
        first: usize,
        /// The last position.
        last: usize,
    },
    /// Parallel lines that should differ and are all equal: two or more, in the order of the board.
    Lines(Vec<Line>),
    /// A line seen from a side.
    Sight(SightLine),
}

impl Place {
    /// The cells of the place on a board of this size, in the order in which a rule reads them.
    pub fn cells(&self, rows: usize, cols: usize) -> Box<dyn Iterator<Item = Cell> + '_> {
        let len = move |line: Line| match line {
            Line::Across(_) => cols,
            Line::Down(_) => rows,
        };
        let all = move |line: Line| (0..len(line)).map(move |position| line.cell(position));
        match self {
            Place::Cell(cell) => Box::new(std::iter::once(*cell)),
            Place::Line(line) => Box::new(all(*line)),
            Place::Stretch { line, first, last } => {
                let line = *line;
                Box::new((*first..last + 1).map(move |position| line.cell(position)))
            }
            Place::Lines(lines) => Box::new(lines.iter().flat_map(move |line| all(*line))),
            Place::Sight(sight) => {
                let sight = *sight;
                Box::new((0..rows).map(move |position| sight.cell(rows, position)))
            }
        }
    }
}

/// At most this many numbers of lines are listed in a place's words.
const NUMBERS_SHOWN: usize = 20;

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Cell(cell) => cell.fmt(f),
            Place::Line(line) | Place::Stretch { line, .. } => line.fmt(f),
            Place::Lines(lines) => {
                f.write_str(match lines.first() {
                    Some(Line::Down(_)) => "columns ",
                    _ => "rows ",
                })?;
                let shown = match lines.len() {
                    len if len > NUMBERS_SHOWN => NUMBERS_SHOWN,
                    len => len.saturating_sub(1),
                };
                for (at, line) in lines[..shown].iter().enumerate() {
                    let comma = if at == 0 { "" } else { ", " };
                    write!(f, "{comma}{}", line.index() + 1)?;
                }
                match &lines[shown..] {
                    [last] => write!(f, " and {}", last.index() + 1),
                    more => write!(f, " and {} more", more.len()),
                }
            }
            Place::Sight(sight) => sight.fmt(f),
        }
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
    /// A count, a clue, a height.
    Integer(i64),
    /// A solver's value.
    Value(f64),
    /// A word, e.g. the symbol.
    Text(String),
    /// Several numbers, e.g. the heights seen.
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
                picture.mark(&findings);
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

/// A symbol, a height or a clue as it is drawn.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Sign {
    /// Nothing there; drawn as `.`.
    #[default]
    Empty,
    /// A symbol.
    Letter(char),
    /// A height or a clue.
    Number(u32),
}

impl fmt::Display for Sign {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Sign::Empty => f.pad("."),
            Sign::Letter(letter) => f.pad(letter.encode_utf8(&mut [0; 4])),
            Sign::Number(number) => number.fmt(f),
        }
    }
}

impl Sign {
    /// How many characters it takes.
    pub fn width(self) -> usize {
        match self {
            Sign::Empty | Sign::Letter(_) => 1,
            Sign::Number(number) => number.checked_ilog10().unwrap_or(0) as usize + 1,
        }
    }
}

/// What is drawn in a cell or beside a line.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Mark {
    /// What is there.
    pub sign: Sign,
    /// The puzzle gives it.
    pub given: bool,
    /// Some violation concerns it.
    pub broken: bool,
    /// It differs from another board that is shown with this one.
    pub differs: bool,
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
    /// Marks what the violations of a rule concern.
    fn mark(&mut self, findings: &Findings) {
        for (mark, broken) in self.cells.iter_mut().zip(&findings.marked) {
            mark.broken |= broken;
        }
        for violation in &findings.violations {
            if let Place::Sight(sight) = violation.place {
                self.broken_sights.push(sight);
                if let Some(mark) = self.clues[sight.side as usize].get_mut(sight.index) {
                    mark.broken = true;
                }
            }
        }
    }
}
