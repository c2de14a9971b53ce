//! A board as people see it. Terminal, SVG, HTML, JSON and a puzzle's own text are all made from it.

use crate::grid::{Cell, Grid, Side, SightLine};
use crate::place::Place;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

/// A symbol, a value or a clue as it is drawn.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Sign {
    /// Nothing there; drawn as `.`.
    #[default]
    Empty,
    /// A symbol, or a sign between two cells.
    Letter(char),
    /// A value or a clue.
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
    /// The number of its characters.
    pub fn width(self) -> usize {
        match self {
            Sign::Empty | Sign::Letter(_) => 1,
            Sign::Number(number) => number.checked_ilog10().unwrap_or(0) as usize + 1,
        }
    }
}

/// What is drawn at a place.
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

impl Mark {
    /// A sign that the puzzle gives.
    pub fn given(sign: Sign) -> Mark {
        Mark {
            sign,
            given: true,
            ..Mark::default()
        }
    }
}

/// A board as people see it.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Picture {
    /// Number of lines across.
    pub rows: usize,
    /// Number of lines down.
    pub cols: usize,
    /// The cells in reading order.
    pub cells: Vec<Mark>,
    /// What is drawn elsewhere: outside the board ([`Place::Outside`]) and between cells ([`Place::Between`]).
    pub marks: Vec<(Place, Mark)>,
    /// The number of the region of each cell, if the board has regions; a border is drawn between two regions.
    pub regions: Option<Grid<usize>>,
}

impl Picture {
    /// All that is drawn.
    pub fn all(&self) -> impl Iterator<Item = &Mark> {
        self.cells.iter().chain(self.marks.iter().map(|(_, mark)| mark))
    }

    /// The cells of a line across, from the left.
    pub fn row(&self, row: usize) -> &[Mark] {
        &self.cells[row * self.cols..(row + 1) * self.cols]
    }

    /// The marks outside the board by side (left, right, top, bottom) and line; `None` if there is none at all.
    pub fn outside(&self) -> Option<[Vec<Option<Mark>>; 4]> {
        let mut sides = Side::ALL.map(|side| match side {
            Side::Left | Side::Right => vec![None; self.rows],
            Side::Top | Side::Bottom => vec![None; self.cols],
        });
        let mut found = false;
        for (place, mark) in &self.marks {
            if let Place::Outside(SightLine { side, index }) = place
                && let Some(slot) = sides[*side as usize].get_mut(*index)
            {
                *slot = Some(*mark);
                found = true;
            }
        }
        found.then_some(sides)
    }

    /// The marks between two cells, by the cells.
    pub fn between(&self) -> BTreeMap<(Cell, Cell), Mark> {
        let marks = self.marks.iter();
        marks
            .filter_map(|(place, mark)| match place {
                Place::Between(first, second) => Some(((*first, *second), *mark)),
                _ => None,
            })
            .collect()
    }

    /// Whether a border of a region is between two cells.
    pub fn is_border(&self, first: Cell, second: Cell) -> bool {
        self.regions
            .as_ref()
            .is_some_and(|regions| regions[first] != regions[second])
    }

    /// Marks as broken what is drawn at one of these places, and the cells for which `cells` is true.
    pub fn mark_broken<'p>(&mut self, places: impl Iterator<Item = &'p Place>, cells: &[bool]) {
        for (mark, broken) in self.cells.iter_mut().zip(cells) {
            mark.broken |= broken;
        }
        if !self.marks.is_empty() {
            let places: BTreeSet<&Place> = places.collect();
            for (place, mark) in &mut self.marks {
                mark.broken |= places.contains(place);
            }
        }
    }

    /// The board as text that can be read again: a line a row, the signs aligned, `corner` where the lines of the marks
    /// outside cross. Signs between cells are in their own columns and lines. A `*` follows a sign that differs.
    pub fn text(&self, corner: &str) -> String {
        let outside = self.outside();
        let between = self.between();
        let width = self.all().map(|mark| mark.sign.width()).max().unwrap_or(1);
        // A star after the signs that differ, a blank after all others, so that they stay below each other.
        let starred = self.all().any(|mark| mark.differs);
        let slot = |mark: Option<&Mark>, empty: &str| {
            let sign = mark.map_or(empty.to_string(), |mark| mark.sign.to_string());
            let star = match mark {
                _ if !starred => "",
                Some(mark) if mark.differs => "*",
                _ => " ",
            };
            format!("{sign:>width$}{star}")
        };
        let mut out = String::new();
        let mut line = |slots: &[String], gaps: &dyn Fn(usize) -> char| {
            for (at, slot) in slots.iter().enumerate() {
                if at > 0 {
                    match gaps(at) {
                        ' ' if between.is_empty() => out.push(' '),
                        gap => out.extend([' ', gap, ' ']),
                    }
                }
                out.push_str(slot);
            }
            out.push('\n');
        };
        let no_gap = |_: usize| ' ';
        let outer = |side: &[Option<Mark>]| -> Vec<String> {
            let marks = side.iter().map(|mark| slot(mark.as_ref(), "."));
            let corner = || std::iter::once(slot(None, corner));
            corner().chain(marks).chain(corner()).collect()
        };
        if let Some([_, _, top, _]) = &outside {
            line(&outer(top), &no_gap);
        }
        for row in 0..self.rows {
            let mut slots: Vec<String> = self.row(row).iter().map(|mark| slot(Some(mark), "")).collect();
            let first = usize::from(outside.is_some());
            if let Some([left, right, ..]) = &outside {
                slots.insert(0, slot(left[row].as_ref(), "."));
                slots.push(slot(right[row].as_ref(), "."));
            }
            let sign = |first: Cell, second: Cell| match between.get(&(first, second)).map(|mark| mark.sign) {
                Some(Sign::Letter(letter)) => letter,
                _ => ' ',
            };
            line(&slots, &|at| match at.checked_sub(first) {
                Some(col @ 1..) if col < self.cols => sign(Cell::new(row, col - 1), Cell::new(row, col)),
                _ => ' ',
            });
            let below = |col| (row + 1 < self.rows).then(|| sign(Cell::new(row, col), Cell::new(row + 1, col)));
            let signs: Vec<char> = (0..self.cols).map(|col| below(col).unwrap_or(' ')).collect();
            if signs.iter().any(|&sign| sign != ' ') {
                let mut slots: Vec<String> = signs.iter().map(|sign| format!("{sign:>width$}")).collect();
                if outside.is_some() {
                    slots.insert(0, " ".repeat(width));
                }
                line(&slots, &no_gap);
            }
        }
        if let Some([.., bottom]) = &outside {
            line(&outer(bottom), &no_gap);
        }
        out
    }
}
