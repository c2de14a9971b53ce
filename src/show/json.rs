//! A verdict for machines: one JSON object a line. The tables of the README are made from these structs.

use super::text::Subject;
use crate::diagnostic::{TextErrors, visible_json};
use crate::grid::{Cell, Line};
use crate::picture::Sign;
use crate::place::Place;
use crate::puzzles::kind::Puzzle;
use crate::solution::{Outcome, State};
use crate::verdict::report::{Fact, Report, RuleReport, Violation};
use crate::verdict::{Check, RowCheck, Verdict};
use serde::ser::{SerializeMap, SerializeSeq};
use serde::{Serialize, Serializer};
use serde_json::{Map, Value};
use std::path::Path;

/// At most this many pairs of equal lines are listed of a rule.
pub const MOST_PAIRS: usize = 1000;

/// What is said of a puzzle and its solution file.
#[derive(Serialize)]
pub struct Object<'a> {
    /// `valid`, `violated`, `excluded`, `no-solution`, `unreadable`, `undecided`
    pub verdict: &'static str,
    /// the exit status of the program
    #[serde(skip_serializing_if = "Option::is_none")]
    pub exit: Option<u8>,
    /// the puzzle
    pub puzzle: PuzzleValue,
    /// the solution file, or null
    pub solution: Option<SolutionValue<'a>>,
    /// the integrality tolerance
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tolerance: Option<f64>,
    /// the board and the rules
    #[serde(flatten)]
    pub report: Option<ReportValue<'a>>,
    /// with `--repair`: the givens and clues that the board breaks, each
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dropped: Option<Vec<DroppedValue<'a>>>,
    /// with `--exclude`: the file that holds this very board, or null
    #[serde(skip_serializing_if = "Option::is_none")]
    pub excluded_by: Option<Option<String>>,
    /// with `--rows`: what the rows of the formulation come to
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rows: Option<RowsValue<'a>>,
    /// where a text fits several kinds: an object like this for each
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kinds: Option<Vec<Object<'a>>>,
    /// why there is no verdict
    #[serde(skip_serializing_if = "Option::is_none")]
    pub error: Option<ErrorValue>,
}

/// Which puzzle.
#[derive(Serialize)]
pub struct PuzzleValue {
    /// The file as given.
    pub file: String,
    /// The kind's name; null where it is not known.
    pub kind: Option<&'static str>,
    /// Size and givens.
    pub title: Option<String>,
}

/// Which solution file, and what it says of itself.
#[derive(Serialize)]
pub struct SolutionValue<'a> {
    file: Option<String>,
    #[serde(flatten)]
    about: Option<AboutSolution<'a>>,
}

#[derive(Serialize)]
struct AboutSolution<'a> {
    format: &'static str,
    /// The file's own words.
    status: Option<&'a str>,
    /// `solved`, `incumbent`, `no-solution`, `unknown`.
    state: &'static str,
    /// For no solution.
    reason: Option<&'static str>,
    solutions_in_file: u64,
    zeros_left_out: bool,
    notes: &'a [String],
}

/// A board and the rules checked on it.
#[derive(Serialize)]
pub struct ReportValue<'a> {
    /// the cells as text, a list a row; `.` where there is nothing
    board: BoardValue<'a>,
    /// how many violations there are in all; k equal lines are k(k-1)/2
    violations: usize,
    /// for each rule
    rules: Vec<RuleValue<'a>>,
}

/// Lists of symbols or heights, one a row; `.` where there is none.
struct BoardValue<'a>(&'a Report);

#[derive(Serialize)]
struct RuleValue<'a> {
    id: &'static str,
    statement: &'static str,
    unit: &'static str,
    checked: usize,
    ok: bool,
    violations: Violations<'a>,
    not_listed: usize,
}

struct Violations<'a> {
    rule: &'a RuleReport,
    rows: usize,
    cols: usize,
}

#[derive(Serialize)]
struct ViolationValue<'a> {
    place: PlaceValue<'a>,
    cells: Cells<'a>,
    message: &'a str,
    facts: Facts<'a>,
}

/// A place: `{"cell": {"row", "column"}}`, `{"row": n}`, `{"column": n}`, `{"rows": [a, b]}`, `{"columns": [a, b]}`,
/// `{"clue": {"side", "line"}}`, `{"between": [cell, cell]}` or `{"region": n}`. All numbers count from 1, as in the text.
pub struct PlaceValue<'a>(pub &'a Place);

struct Cells<'a> {
    violation: &'a Violation,
    rows: usize,
    cols: usize,
}

struct Facts<'a>(&'a [(&'static str, Fact)]);

/// A cell, counted from 1.
#[derive(Serialize)]
pub struct CellValue {
    row: usize,
    column: usize,
}

/// A given or clue that a repaired puzzle does not have.
#[derive(Serialize)]
pub struct DroppedValue<'a> {
    /// Its place.
    pub place: PlaceValue<'a>,
    /// The given or clue in words.
    pub what: &'a str,
    /// What the board has instead.
    pub message: &'a str,
}

/// What the rows of a formulation came to.
#[derive(Serialize)]
pub struct RowsValue<'a> {
    formulation: &'static str,
    checked: u64,
    not_evaluated: u64,
    broken: u64,
    largest_within_tolerance: f64,
    worst: Option<WorstValue<'a>>,
    definitions: DefinitionsValue<'a>,
}

#[derive(Serialize)]
struct WorstValue<'a> {
    row: &'a str,
    activity: Number,
    relation: &'static str,
    bound: i64,
    excess: Number,
}

#[derive(Serialize)]
struct DefinitionsValue<'a> {
    checked: u64,
    wrong: u64,
    first: Option<&'a str>,
}

/// Why something cannot be read or written.
#[derive(Serialize)]
pub struct ErrorValue {
    message: String,
    line: Option<u64>,
    column: Option<u64>,
    help: Option<String>,
    /// How many more errors there are in the same text.
    more: usize,
}

/// A number, or its name where JSON has none for it: NaN, inf.
struct Number(f64);

impl Serialize for Number {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        if self.0.is_finite() {
            out.serialize_f64(self.0)
        } else {
            out.collect_str(&self.0)
        }
    }
}

impl Serialize for BoardValue<'_> {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        let picture = &self.0.picture;
        let rows = picture.cells.chunks(picture.cols.max(1));
        let mut list = out.serialize_seq(Some(rows.len()))?;
        for row in rows {
            let signs: Vec<Shown> = row.iter().map(|mark| Shown(mark.sign)).collect();
            list.serialize_element(&signs)?;
        }
        list.end()
    }
}

struct Shown(Sign);

impl Serialize for Shown {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        out.collect_str(&self.0)
    }
}

/// The pairs of a line with each later one of its group.
fn pairs_of<'v>(
    (first, violation, later): (Line, &'v Violation, &'v [Line]),
) -> impl Iterator<Item = (&'v Violation, [Line; 2])> {
    later.iter().map(move |second| (violation, [first, *second]))
}

impl Violations<'_> {
    /// Pairs of equal lines, in the order of the board: each with the group it is of.
    fn pairs(&self) -> impl Iterator<Item = (&Violation, [Line; 2])> {
        let mut firsts: Vec<(Line, &Violation, &[Line])> = Vec::new();
        for violation in &self.rule.findings.violations {
            if let Place::Lines(lines) = &violation.place {
                let later = |at: usize| (lines[at], violation, &lines[at + 1..]);
                firsts.extend((0..lines.len()).map(later));
            }
        }
        firsts.sort_by_key(|(line, ..)| *line);
        firsts.into_iter().flat_map(pairs_of).take(MOST_PAIRS)
    }

    fn others(&self) -> impl Iterator<Item = &Violation> {
        let violations = self.rule.findings.violations.iter();
        violations.filter(|violation| !matches!(violation.place, Place::Lines(_)))
    }

    fn listed(&self) -> usize {
        self.others().count() + self.pairs().count()
    }
}

impl Serialize for Violations<'_> {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        let mut list = out.serialize_seq(Some(self.listed()))?;
        let mut add = |violation: &Violation| {
            list.serialize_element(&ViolationValue {
                place: PlaceValue(&violation.place),
                cells: Cells {
                    violation,
                    rows: self.rows,
                    cols: self.cols,
                },
                message: &violation.message,
                facts: Facts(&violation.facts),
            })
        };
        self.others().try_for_each(&mut add)?;
        for (group, pair) in self.pairs() {
            let message = group.message.replacen("all are", "both are", 1);
            add(&Violation::new(
                Place::Lines(pair.to_vec()),
                message,
                group.facts.clone(),
            ))?;
        }
        list.end()
    }
}

impl Serialize for Cells<'_> {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        out.collect_seq(self.violation.cells(self.rows, self.cols).map(|at| cell(&at)))
    }
}

impl Serialize for Facts<'_> {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        let mut map = out.serialize_map(Some(self.0.len()))?;
        for (name, fact) in self.0 {
            match fact {
                Fact::Integer(value) => map.serialize_entry(name, value)?,
                Fact::Value(value) => map.serialize_entry(name, &Number(*value))?,
                Fact::Text(text) => map.serialize_entry(name, text)?,
                Fact::List(values) => map.serialize_entry(name, values)?,
            }
        }
        map.end()
    }
}

impl Serialize for PlaceValue<'_> {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        let mut map = out.serialize_map(Some(1))?;
        match self.0 {
            Place::Cell(at) => map.serialize_entry("cell", &cell(at))?,
            Place::Line(line) | Place::Stretch { line, .. } => match line {
                Line::Across(row) => map.serialize_entry("row", &(row + 1))?,
                Line::Down(column) => map.serialize_entry("column", &(column + 1))?,
            },
            Place::Lines(lines) => {
                let word = match lines.first() {
                    Some(Line::Down(_)) => "columns",
                    _ => "rows",
                };
                let numbers: Vec<usize> = lines.iter().map(|line| line.index() + 1).collect();
                map.serialize_entry(word, &numbers)?;
            }
            Place::Between(first, second) => map.serialize_entry("between", &[cell(first), cell(second)])?,
            Place::Region(number, _) => map.serialize_entry("region", &(number + 1))?,
            Place::Outside(sight) => {
                #[derive(Serialize)]
                struct Clue {
                    side: &'static str,
                    line: usize,
                }
                let line = sight.index + 1;
                let side = sight.side.word();
                map.serialize_entry("clue", &Clue { side, line })?;
            }
        }
        map.end()
    }
}

/// The object of a check.
pub fn check<'a>(subject: &Subject<'_>, puzzles: &[&dyn Puzzle], check: &'a Check) -> Object<'a> {
    let puzzle = match &check.verdict {
        Verdict::Judged { puzzle, .. } => Some(puzzles[*puzzle]),
        // Without values a text that fits several kinds stays undecided.
        Verdict::NoSolution(_) => puzzles.first().copied().filter(|_| puzzles.len() == 1),
    };
    let mut object = Object::new(check.word(), puzzle_value(subject.puzzle_file, puzzle));
    object.solution = Some(solution(subject, check));
    object.tolerance = Some(subject.tolerance);
    if let Verdict::Judged { report, rows, .. } = &check.verdict {
        object.report = Some(report_value(report));
        object.rows = rows.as_ref().map(rows_value);
        object.dropped = check.dropped.as_ref().map(|dropped| {
            let dropped = dropped.iter().map(|dropped| DroppedValue {
                place: PlaceValue(&dropped.place),
                what: &dropped.words,
                message: &dropped.message,
            });
            dropped.collect()
        });
        object.excluded_by = subject.excludes.then(|| check.excluded_by.clone());
    }
    object
}

/// The object of a puzzle alone.
pub fn givens<'a>(subject: &Subject<'_>, puzzle: &dyn Puzzle, report: &'a Report) -> Object<'a> {
    let mut object = Object::new(report.word(), puzzle_value(subject.puzzle_file, Some(puzzle)));
    object.tolerance = Some(subject.tolerance);
    object.report = Some(report_value(report));
    object
}

/// The object of a solution file that cannot be read.
pub fn unreadable<'a>(subject: &Subject<'_>, errors: &TextErrors) -> Object<'a> {
    let mut object = Object::new("unreadable", puzzle_value(subject.puzzle_file, None));
    object.solution = Some(SolutionValue {
        file: file(subject),
        about: None,
    });
    object.error = Some(ErrorValue::from(errors));
    object
}

impl From<&TextErrors> for ErrorValue {
    fn from(errors: &TextErrors) -> ErrorValue {
        let first = errors.first();
        ErrorValue {
            message: first.message.clone(),
            line: first.line(),
            column: first.column(),
            help: first.help.clone(),
            more: errors.count().saturating_sub(1),
        }
    }
}

impl ErrorValue {
    /// An error that has no place.
    pub fn new(message: impl Into<String>, help: Option<String>) -> ErrorValue {
        ErrorValue {
            message: message.into(),
            line: None,
            column: None,
            help,
            more: 0,
        }
    }
}

/// The object as a value, to be added to.
pub fn map(object: &impl Serialize) -> Map<String, Value> {
    match serde_json::to_value(object) {
        Ok(Value::Object(map)) => map,
        _ => Map::new(),
    }
}

impl Object<'_> {
    /// An object that says no more than a verdict.
    pub fn new(verdict: &'static str, puzzle: PuzzleValue) -> Self {
        Object {
            verdict,
            exit: None,
            puzzle,
            solution: None,
            tolerance: None,
            report: None,
            dropped: None,
            excluded_by: None,
            rows: None,
            kinds: None,
            error: None,
        }
    }
}

/// One object a line.
pub fn line(object: &impl Serialize) -> Vec<u8> {
    // No map here has a key that is no text, which is all that can fail.
    let text = serde_json::to_string(object).unwrap_or_else(|error| format!("{{\"error\":\"{error}\"}}"));
    let mut text = visible_json(text).into_bytes();
    text.push(b'\n');
    text
}

fn file(subject: &Subject<'_>) -> Option<String> {
    subject.solution_file.map(|path| path.display().to_string())
}

/// The puzzle's file, kind and title.
pub fn puzzle_value(file: &Path, puzzle: Option<&dyn Puzzle>) -> PuzzleValue {
    PuzzleValue {
        file: file.display().to_string(),
        kind: puzzle.map(|puzzle| puzzle.kind().name),
        title: puzzle.map(Puzzle::title),
    }
}

fn solution<'a>(subject: &Subject<'_>, check: &'a Check) -> SolutionValue<'a> {
    let outcome = check.outcome.as_ref();
    let reason = match check.verdict {
        Verdict::NoSolution(why) => Some(why.words()),
        Verdict::Judged { .. } => None,
    };
    SolutionValue {
        file: file(subject),
        about: Some(AboutSolution {
            format: outcome.map_or("board", |outcome| outcome.format),
            status: outcome.and_then(|outcome| outcome.status.as_deref()),
            state: outcome.map_or("solved", state),
            reason,
            solutions_in_file: outcome.map_or(1, |outcome| outcome.solutions_in_file),
            zeros_left_out: check.zeros_left_out,
            notes: &check.notes,
        }),
    }
}

fn state(outcome: &Outcome) -> &'static str {
    match outcome.state {
        State::Solved => "solved",
        State::Incumbent => "incumbent",
        State::NoSolution(_) => "no-solution",
        State::Unknown => "unknown",
    }
}

/// Board, rules and violations.
pub fn report_value(report: &Report) -> ReportValue<'_> {
    let (rows, cols) = (report.picture.rows, report.picture.cols);
    ReportValue {
        board: BoardValue(report),
        violations: report.violations(),
        rules: report.rules.iter().map(|rule| rule_value(rule, rows, cols)).collect(),
    }
}

fn rule_value(rule: &RuleReport, rows: usize, cols: usize) -> RuleValue<'_> {
    let RuleReport { rule: info, findings } = rule;
    let violations = Violations { rule, rows, cols };
    RuleValue {
        id: info.id,
        statement: info.statement,
        unit: info.unit,
        checked: findings.checked,
        ok: findings.count == 0,
        not_listed: findings.count - violations.listed(),
        violations,
    }
}

/// A cell, counted from 1.
pub fn cell(cell: &Cell) -> CellValue {
    CellValue {
        row: cell.row + 1,
        column: cell.col + 1,
    }
}

fn rows_value(rows: &RowCheck) -> RowsValue<'_> {
    RowsValue {
        formulation: rows.formulation,
        checked: rows.checked,
        not_evaluated: rows.not_evaluated,
        broken: rows.broken,
        largest_within_tolerance: rows.largest_within_tolerance,
        worst: rows.worst.as_ref().map(|worst| WorstValue {
            row: &worst.row,
            activity: Number(worst.activity),
            relation: worst.relation,
            bound: worst.bound,
            excess: Number(worst.excess),
        }),
        definitions: DefinitionsValue {
            checked: rows.definitions.checked,
            wrong: rows.definitions.wrong,
            first: rows.definitions.first.as_deref(),
        },
    }
}
