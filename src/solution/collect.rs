//! From entries to the values of the board's columns.
//!
//! The collector does not know a puzzle: it asks [`Columns`] what a name means. It keeps one value for
//! each decision column (the columns that make up the board, which come first in every model), so its
//! memory goes with the board. A text of dots fits several kinds of puzzle, so several candidates may be
//! asked at once; and people number from 1, so each is asked with both bases. The first name that does
//! not fit rules a reading out; what is left at the end is the meaning of the file.

use std::collections::HashMap;

use super::values::Bits;
use super::{ColumnName, ColumnRef, Entries, Entry, Fault, Outcome, Values, Zeros, fixed_mps_number, parse_number};

/// What a column's name means to one puzzle.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Located {
    /// A column of the board, by number.
    Decision(usize),
    /// Another column of a model of this puzzle.
    Auxiliary,
}

/// The columns of one puzzle's models.
pub trait Columns {
    /// Rows and columns of the board, and how many columns a cell has: 1 if a column says which of two
    /// symbols stands in a cell, n if there is one for each height. Columns are numbered in this order.
    fn shape(&self) -> [usize; 3];

    /// What a name means, when board indices count from `base` (heights always count from 1).
    ///
    /// # Errors
    /// If it is outside this board, or of another kind of puzzle: why.
    fn locate(&self, name: &ColumnName, base: u32) -> Result<Located, String>;

    /// How many columns each formulation of this puzzle has.
    fn column_counts(&self) -> Vec<u64>;

    /// What a column of the document formulation that is not part of the board must be worth, by its
    /// definition, on the board that `chosen` gives by the numbers of its columns; none where this does
    /// not follow. The name counts from 0.
    fn definition(&self, name: &ColumnName, chosen: &dyn Fn(usize) -> Option<bool>) -> Option<bool> {
        let _ = (name, chosen);
        None
    }

    /// Families that may be read the fast way; [`locate`](Self::locate) says the same of their names.
    fn plain_families(&self) -> Vec<PlainFamily> {
        Vec::new()
    }

    /// How many columns make up the board.
    fn decision_columns(&self) -> usize {
        self.shape().iter().product()
    }

    /// Whether the last index of a name is a number from 1, whatever board indices count from.
    fn numbered(&self) -> bool {
        self.shape()[2] > 1
    }
}

/// The columns of a puzzle whose models have more than its formulations say, such as those that drop givens.
pub struct WithMoreColumns<'c> {
    /// The puzzle's columns.
    pub columns: &'c dyn Columns,
    /// How many columns such models have. Asked for only where a file has no names, as the answer takes models.
    pub counts: &'c dyn Fn() -> Vec<u64>,
}

impl Columns for WithMoreColumns<'_> {
    fn shape(&self) -> [usize; 3] {
        self.columns.shape()
    }

    fn locate(&self, name: &ColumnName, base: u32) -> Result<Located, String> {
        self.columns.locate(name, base)
    }

    fn column_counts(&self) -> Vec<u64> {
        let mut counts = self.columns.column_counts();
        counts.extend((self.counts)());
        counts
    }

    fn definition(&self, name: &ColumnName, chosen: &dyn Fn(usize) -> Option<bool>) -> Option<bool> {
        self.columns.definition(name, chosen)
    }

    fn plain_families(&self) -> Vec<PlainFamily> {
        self.columns.plain_families()
    }

    fn numbered(&self) -> bool {
        self.columns.numbered()
    }
}

/// Columns whose names are a letter and indices that count from 0, each below its bound: `x_i_j`. For the
/// fast way through long files.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PlainFamily {
    /// The letter, lower case.
    pub letter: u8,
    /// The bounds; 0 for an index that the name does not have.
    pub bounds: [u32; 3],
    /// Whether they are the decision columns, numbered in reading order, or others, of two different
    /// lines by their first two indices.
    pub decision: bool,
}

/// Values by column, where a caller wants those of all columns and not of the board alone.
#[derive(Debug, Clone, Default)]
pub struct Kept {
    /// By name, as numbered in the file.
    pub named: HashMap<ColumnName, f64>,
    /// By number, from 0.
    pub numbered: HashMap<u64, f64>,
}

/// The values of the board's columns.
#[derive(Debug, Clone)]
pub struct Assignment {
    /// Which of the candidates the file belongs to.
    pub candidate: usize,
    /// From where the file counts board indices: 0 or 1.
    pub base: u32,
    /// Whether a column that is missing is worth 0.
    pub zeros_left_out: bool,
    /// Whether the last column that the file lists is one of the board's: only then may others of them be missing.
    pub ends_in_the_board: bool,
    /// Values of all columns, if they were asked for.
    pub kept: Option<Kept>,
    /// Remarks for the user.
    pub notes: Vec<String>,
    /// The values of the decision columns.
    pub values: Values,
}

/// Keeps the values of the board's columns.
pub struct Collector<'c> {
    candidates: Vec<Candidate<'c>>,
    /// Values by name: of all columns if they were asked for, else of the first ones that are not the
    /// board's, to see contradictions.
    kept: Kept,
    keep_all: bool,
    contradiction: Option<Misfit>,
    tally: Tally,
    last_plain: (u8, u64),
}

/// At most this many columns besides the board's are compared with what the file says of them again; a bound, since
/// memory is to go with the board.
const COMPARED: usize = 1 << 16;

/// What is counted whatever the puzzle.
#[derive(Debug, Default)]
struct Tally {
    names: u64,
    plain_numbers: u64,
    fixed_names: u64,
    zeros: u64,
    largest_fixed: u64,
    other_name: Option<(String, u64)>,
    /// Whether the last column was the board's.
    last_of_the_board: bool,
    /// Values besides the board's that are not near an integer, and the first of them.
    fractions: u64,
    fraction: Option<(ColumnName, f64)>,
}

impl Tally {
    /// What the user should know of how the columns were read.
    fn notes(&self, base: u32) -> Vec<String> {
        let mut notes = Vec::new();
        if self.plain_numbers > 0 {
            notes.push(
                "the file has no column names: columns are taken by number, in the order of the models that gen-model writes"
                    .to_string(),
            );
        }
        if self.fixed_names > 0 {
            notes.push("the columns have the numbered names of a fixed MPS file: they are taken by number".to_string());
        }
        if base == 1 {
            notes.push("indices are counted from 1: index 0 never occurs in the file".to_string());
        }
        if let Some((name, value)) = &self.fraction {
            notes.push(format!(
                "{} columns besides the board's are not integral, the first is {name} = {value}: perhaps the solver did not finish",
                self.fractions
            ));
        }
        notes
    }
}

/// Nearer to an integer than this, a value is taken as one.
const NEAR: f64 = 1e-5;

struct Candidate<'c> {
    columns: &'c dyn Columns,
    readings: [Reading; 2],
}

/// One candidate read with one base.
struct Reading {
    decisions: usize,
    /// From the first value on.
    values: Option<Values>,
    found: usize,
    misfit: Option<Misfit>,
    clash: Option<Misfit>,
}

#[derive(Debug, Clone)]
struct Misfit {
    name: String,
    line: u64,
    why: String,
}

/// Whether two values of one column agree; 0 and -0 do.
fn same(before: f64, value: f64) -> bool {
    before == value || (before.is_nan() && value.is_nan())
}

impl Misfit {
    fn clash(name: String, line: u64, before: f64, value: f64) -> Self {
        Misfit {
            name,
            line,
            why: format!("it has two different values, {before} and {value}"),
        }
    }

    fn fault(&self) -> Fault {
        let mut fault = Fault::new(format!("column {}: {}", self.name, self.why));
        if self.line > 0 {
            fault = fault.on_line(self.line);
        }
        fault
    }
}

impl<'c> Collector<'c> {
    /// A collector for a file that belongs to one of these puzzles.
    pub fn new(candidates: &[&'c dyn Columns]) -> Self {
        let reading = |columns: &dyn Columns| Reading {
            decisions: columns.decision_columns(),
            values: None,
            found: 0,
            misfit: None,
            clash: None,
        };
        Collector {
            candidates: candidates
                .iter()
                .map(|&columns| Candidate {
                    columns,
                    readings: [reading(columns), reading(columns)],
                })
                .collect(),
            kept: Kept::default(),
            keep_all: false,
            contradiction: None,
            tally: Tally::default(),
            last_plain: (0, 0),
        }
    }

    /// Keeps the values of all columns too; memory then goes with the file.
    pub fn keep_all(mut self) -> Self {
        self.keep_all = true;
        self
    }

    /// The values, once the file is read.
    ///
    /// # Errors
    /// If the columns are not those of one of the puzzles, or contradict each other, or too many are
    /// missing for the file to be whole.
    pub fn finish(self, outcome: &Outcome) -> Result<Assignment, Fault> {
        let Collector {
            candidates,
            kept,
            keep_all,
            contradiction,
            tally,
            last_plain: _,
        } = self;
        let (candidate, base) = the_one_that_fits(&candidates, &tally, outcome)?;
        let zeros_left_out = match outcome.zeros {
            Zeros::LeftOut => true,
            Zeros::Written => false,
            Zeros::AsSeen => tally.zeros == 0,
        };
        let chosen = candidates
            .into_iter()
            .nth(candidate)
            .ok_or_else(|| Fault::new("no puzzle to compare with"))?;
        let shape = chosen.columns.shape();
        let [from_zero, from_one] = chosen.readings;
        let reading = if base == 1 { from_one } else { from_zero };
        if let Some(clash) = reading.clash.as_ref().or(contradiction.as_ref()) {
            return Err(clash.fault());
        }
        if !zeros_left_out {
            reading.refuse_a_part(shape)?;
        }
        Ok(Assignment {
            ends_in_the_board: tally.last_of_the_board,
            candidate,
            base,
            zeros_left_out,
            kept: keep_all.then_some(kept),
            notes: tally.notes(base),
            values: reading
                .values
                .unwrap_or_else(|| Values::new(reading.decisions))
                .with_zeros_left_out(zeros_left_out),
        })
    }
}

impl Candidate<'_> {
    fn base_that_fits(&self, tally: &Tally, outcome: &Outcome) -> Option<u32> {
        if self.counts_misfit(tally, outcome).is_some() {
            return None;
        }
        (0..2u32).find(|&base| {
            let reading = &self.readings[base as usize];
            reading.misfit.is_none() && reading.found > 0
        })
    }

    /// Numbers say nothing by themselves: their count must be that of a model.
    fn counts_misfit(&self, tally: &Tally, outcome: &Outcome) -> Option<Fault> {
        // Asking for the counts builds every model of the puzzle: names stand for themselves, without any model.
        if tally.plain_numbers == 0 && tally.largest_fixed == 0 {
            return None;
        }
        let counts = self.columns.column_counts();
        let decisions = self.columns.decision_columns() as u64;
        let known = |count: u64| counts.contains(&count) || count == decisions;
        let models = || {
            let mut sizes: Vec<String> = counts.iter().map(u64::to_string).collect();
            sizes.dedup();
            sizes.join(" or ")
        };
        if tally.plain_numbers > 0 {
            let count = outcome.announced_columns.unwrap_or(tally.plain_numbers);
            if !known(count) {
                let [rows, columns, per_cell] = self.columns.shape();
                let board = if per_cell == 1 {
                    format!("the board has {} cells", rows * columns)
                } else {
                    format!("the board has {} cells with {per_cell} columns each", rows * columns)
                };
                return Some(
                    Fault::new(format!(
                        "{count} values without names, but {board}, and models of this puzzle have {} columns",
                        models()
                    ))
                    .help(
                        "have the solver write a file with column names; for a model of gen-model --repair, say --repair here too",
                    ),
                );
            }
        }
        let most = counts.iter().copied().max().unwrap_or(0).max(decisions);
        (tally.largest_fixed > most).then(|| {
            Fault::new(format!(
                "column number {} (C{:07}): models of this puzzle have {} columns",
                tally.largest_fixed,
                tally.largest_fixed,
                models()
            ))
        })
    }
}

impl Reading {
    fn take(&mut self, located: Result<Located, String>, value: f64, name: impl Fn() -> String, line: u64) {
        match located {
            Ok(Located::Decision(column)) if column < self.decisions => {
                let values = self.values.get_or_insert_with(|| Values::new(self.decisions));
                match values.list(column, value) {
                    None => self.found += 1,
                    Some(before) if !same(before, value) && self.clash.is_none() => {
                        self.clash = Some(Misfit::clash(name(), line, before, value));
                    }
                    Some(_) => {}
                }
            }
            Ok(_) => {}
            Err(why) => {
                self.misfit = Some(Misfit {
                    name: name(),
                    line,
                    why,
                });
                // This reading is out: its memory is free for the others.
                self.values = None;
            }
        }
    }

    /// A file that lists zeros and stops in the middle of the board, or has only a corner of it, is cut
    /// or belongs to a smaller puzzle: its board is not to be blamed.
    fn refuse_a_part(&self, [rows, columns, per_cell]: [usize; 3]) -> Result<(), Fault> {
        if self.found == self.decisions || per_cell == 0 || columns == 0 {
            return Ok(());
        }
        let mut last_row = 0;
        let mut last_column = 0;
        let mut last_cell = 0;
        let mut cells = 0;
        let listed = self.values.iter().flat_map(|values| values.listed(0..self.decisions));
        for (column, _) in listed {
            let cell = column / per_cell;
            if cells == 0 || cell != last_cell {
                last_row = cell / columns;
                last_column = last_column.max(cell % columns);
                last_cell = cell;
                cells += 1;
            }
        }
        let help = "the file is cut, or belongs to a smaller puzzle";
        if last_row + 1 < rows || last_column + 1 < columns {
            return Err(Fault::new(format!(
                "the file has values for the first {} rows and {} columns of the board only; the puzzle has {rows} rows and {columns} columns",
                last_row + 1,
                last_column + 1
            ))
            .help(help));
        }
        if cells == last_cell + 1 && cells < rows * columns {
            return Err(Fault::new(format!(
                "the values stop after row {} column {}: {} of {} cells have one",
                last_row + 1,
                last_cell % columns + 1,
                cells,
                rows * columns
            ))
            .help(help));
        }
        Ok(())
    }
}

/// The number of the only candidate whose columns are those of the file, and from where the file counts.
fn the_one_that_fits(candidates: &[Candidate<'_>], tally: &Tally, outcome: &Outcome) -> Result<(usize, u32), Fault> {
    let fitting: Vec<(usize, u32)> = candidates
        .iter()
        .enumerate()
        .filter_map(|(at, candidate)| candidate.base_that_fits(tally, outcome).map(|base| (at, base)))
        .collect();
    match fitting[..] {
        [one] => Ok(one),
        [] => Err(nothing_fits(candidates, tally, outcome)),
        _ => Err(
            Fault::new("the puzzle fits several kinds, and the file's columns do not tell which")
                .help("say which with --kind"),
        ),
    }
}

/// Says why no puzzle fits, by the candidate that got furthest.
fn nothing_fits(candidates: &[Candidate<'_>], tally: &Tally, outcome: &Outcome) -> Fault {
    if let Some(fault) = candidates
        .iter()
        .find_map(|candidate| candidate.counts_misfit(tally, outcome))
    {
        return fault;
    }
    let misfit = candidates
        .iter()
        .flat_map(|candidate| &candidate.readings[..1])
        .filter_map(|reading| reading.misfit.as_ref().map(|misfit| (reading.found, misfit)))
        .max_by_key(|&(found, misfit)| (found, misfit.line));
    if let Some((_, misfit)) = misfit {
        return misfit
            .fault()
            .help("the file belongs to another puzzle or size, or to a model with other names");
    }
    if let Some((name, line)) = &tally.other_name {
        return Fault::new(format!(
            "no name in the file is a column of this puzzle: {} names, the first is \"{name}\"",
            tally.names
        ))
        .on_line(*line)
        .help("board columns are named x_0_3, x(0,3), x[0,3] or the like");
    }
    Fault::new("the file holds no value of a board column").help("the file is cut, or all its values are left out")
}

impl Entries for Collector<'_> {
    fn entry(&mut self, entry: Entry<'_>) -> Result<(), Fault> {
        let number = |value: &[u8]| {
            parse_number(value).map_err(|error| Fault::new(format!("the value {error}")).on_line(entry.line))
        };
        match entry.column {
            ColumnRef::Name(text) => {
                self.tally.names += 1;
                if let Some(name) = ColumnName::parse(text) {
                    let value = number(entry.value)?;
                    self.tally.zeros += u64::from(value == 0.0);
                    self.named(&name, value, entry.line);
                } else if let Some(from_one) = fixed_mps_number(text) {
                    let value = number(entry.value)?;
                    self.tally.zeros += u64::from(value == 0.0);
                    self.tally.fixed_names += 1;
                    self.tally.largest_fixed = self.tally.largest_fixed.max(from_one);
                    self.numbered(from_one.checked_sub(1), value, text, entry.line);
                } else if self.tally.other_name.is_none() {
                    self.tally.other_name = Some((super::source::shown(text), entry.line));
                }
            }
            ColumnRef::Number(column) => {
                let value = number(entry.value)?;
                self.tally.zeros += u64::from(value == 0.0);
                self.tally.plain_numbers += 1;
                self.numbered(Some(column), value, b"", entry.line);
            }
        }
        Ok(())
    }

    fn plain_lines(&mut self, text: &[u8], most: u64) -> (usize, u64) {
        let mut possible = self
            .candidates
            .iter_mut()
            .filter(|candidate| candidate.readings.iter().any(|reading| reading.misfit.is_none()));
        let (Some(candidate), None) = (possible.next(), possible.next()) else {
            return (0, 0);
        };
        let [reading, one_based] = &mut candidate.readings;
        // The first lines went the slow way and settled from where the file counts.
        if self.keep_all || reading.misfit.is_some() || one_based.misfit.is_none() {
            return (0, 0);
        }
        let Some((values, present)) = reading.values.as_mut().and_then(Values::dense) else {
            return (0, 0);
        };
        let families = candidate.columns.plain_families();
        let mut plain = PlainLines {
            families: &families,
            values,
            present,
            found: &mut reading.found,
            tally: &mut self.tally,
            last: self.last_plain,
        };
        let taken = plain.take(text, most);
        self.last_plain = plain.last;
        taken
    }

    fn restart(&mut self) {
        self.tally = Tally::default();
        self.kept = Kept::default();
        self.contradiction = None;
        self.last_plain = (0, 0);
        for reading in self.candidates.iter_mut().flat_map(|candidate| &mut candidate.readings) {
            reading.values = None;
            reading.found = 0;
            reading.misfit = None;
            reading.clash = None;
        }
    }
}

impl Collector<'_> {
    #[inline]
    fn named(&mut self, name: &ColumnName, value: f64, line: u64) {
        let mut of_the_board = false;
        for candidate in &mut self.candidates {
            for (base, reading) in (0..).zip(&mut candidate.readings) {
                if reading.misfit.is_none() {
                    let located = candidate.columns.locate(name, base);
                    of_the_board |= matches!(located, Ok(Located::Decision(_)));
                    reading.take(located, value, || name.to_string(), line);
                }
            }
        }
        self.tally.last_of_the_board = of_the_board;
        let near_an_integer = (value - value.round()).abs() <= NEAR;
        if !of_the_board && !near_an_integer {
            self.tally.fractions += 1;
            self.tally.fraction.get_or_insert((*name, value));
        }
        if self.keep_all || (!of_the_board && self.kept.named.len() < COMPARED) {
            let before = self.kept.named.insert(*name, value);
            if let Some(before) = before
                && !same(before, value)
                && self.contradiction.is_none()
            {
                self.contradiction = Some(Misfit::clash(name.to_string(), line, before, value));
            }
        }
    }

    fn numbered(&mut self, column: Option<u64>, value: f64, name: &[u8], line: u64) {
        for candidate in &mut self.candidates {
            let located = match column {
                None => Err("the names of a fixed MPS file start with C0000001".to_string()),
                Some(column) => Ok(usize::try_from(column)
                    .ok()
                    .filter(|&column| column < candidate.readings[0].decisions)
                    .map_or(Located::Auxiliary, Located::Decision)),
            };
            let reading = &mut candidate.readings[0];
            if reading.misfit.is_none() {
                let shown = || match column {
                    Some(column) if name.is_empty() => format!("number {}", column + 1),
                    _ => super::source::shown(name),
                };
                reading.take(located, value, shown, line);
            }
        }
        self.tally.last_of_the_board = column.is_some_and(|column| {
            let inside = |candidate: &Candidate<'_>| column < candidate.readings[0].decisions as u64;
            self.candidates.iter().any(inside)
        });
        if let (true, Some(column)) = (self.keep_all, column) {
            self.kept.numbered.insert(column, value);
        }
    }
}

/// The fast way through lines `x_3_17 1`: names in ascending order, single digits as values. Whatever is
/// otherwise ends it and goes the slow way. Ascending names cannot contradict each other, so nothing is
/// kept of the columns that are not the board's.
struct PlainLines<'p> {
    families: &'p [PlainFamily],
    values: &'p mut [f64],
    present: &'p mut Bits,
    found: &'p mut usize,
    tally: &'p mut Tally,
    last: (u8, u64),
}

/// Room for the longest line taken: a letter, three numbers of at most seven digits, a digit.
const WINDOW: usize = 32;

impl PlainLines<'_> {
    fn take(&mut self, text: &[u8], most: u64) -> (usize, u64) {
        let mut at = 0;
        let mut lines = 0;
        let mut family = match self.families.first() {
            Some(&family) => family,
            None => return (0, 0),
        };
        while lines < most {
            let Some(window) = text.get(at..).and_then(|rest| rest.first_chunk::<WINDOW>()) else {
                break;
            };
            if window[0] != family.letter {
                match self.families.iter().find(|family| family.letter == window[0]) {
                    Some(&other) => family = other,
                    None => break,
                }
            }
            let Some((indices, length)) = plain_line(window, family.bounds) else {
                break;
            };
            let [i, j, k] = indices;
            let key = (family.letter, u64::from(i) << 48 | u64::from(j) << 24 | u64::from(k));
            if key <= self.last {
                break;
            }
            let digit = window[(length - 2) % WINDOW] - b'0';
            if family.decision {
                let [_, columns, heights] = family.bounds.map(|bound| bound.max(1) as usize);
                let column = (i as usize * columns + j as usize) * heights + k as usize;
                if column >= self.values.len() || self.present.set(column) {
                    break;
                }
                self.values[column] = f64::from(digit);
                *self.found += 1;
                self.tally.last_of_the_board = true;
            } else if i == j {
                break;
            } else {
                self.tally.last_of_the_board = false;
            }
            self.last = key;
            self.tally.zeros += u64::from(digit == 0);
            at += length;
            lines += 1;
        }
        self.tally.names += lines;
        (at, lines)
    }
}

/// The indices of a plain line and its length with the line end.
#[inline]
fn plain_line(window: &[u8; WINDOW], bounds: [u32; 3]) -> Option<([u32; 3], usize)> {
    let mut indices = [0; 3];
    let mut at = 1;
    for (index, bound) in indices.iter_mut().zip(bounds) {
        if bound == 0 {
            break;
        }
        if window[at % WINDOW] != b'_' {
            return None;
        }
        let first = window[(at + 1) % WINDOW].wrapping_sub(b'0');
        if first > 9 {
            return None;
        }
        at += 2;
        let mut number = u32::from(first);
        for _ in 0..6 {
            let digit = window[at % WINDOW].wrapping_sub(b'0');
            if digit > 9 {
                break;
            }
            number = number * 10 + u32::from(digit);
            at += 1;
        }
        if number >= bound {
            return None;
        }
        *index = number;
    }
    let [blank, digit, end] = [at, at + 1, at + 2].map(|at| window[at % WINDOW]);
    (blank == b' ' && (digit == b'0' || digit == b'1') && end == b'\n').then_some((indices, at + 3))
}

#[cfg(test)]
mod tests;
