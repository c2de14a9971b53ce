//! Geometry of a board, without any puzzle: cells, lines across and down, sides and sight lines.
//!
//! *Row* and *column* are the matrix's words; a board has *lines*. All numbers count from 0 here, as in the
//! formulations; what a person reads (`Display`) counts from 1.

use std::fmt;

/// No board has more lines across or down.
pub const MOST_LINES: usize = 10_000;

/// No board has more cells: a few bytes of text can ask for a board of any size, and showing a verdict takes about 100
/// bytes a cell.
pub const MOST_CELLS: usize = 4_000_000;

/// True for the size of a board within [`MOST_LINES`] and [`MOST_CELLS`]: the bound of every kind, reader and format.
pub const fn fits(rows: usize, cols: usize) -> bool {
    rows >= 1 && rows <= MOST_LINES && cols >= 1 && cols <= MOST_LINES && rows * cols <= MOST_CELLS
}

/// A cell: which line across, which line down, both from 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell {
    /// The line across (the board row).
    pub row: usize,
    /// The line down (the board column).
    pub col: usize,
}

impl Cell {
    /// The cell where the two lines cross.
    pub const fn new(row: usize, col: usize) -> Self {
        Cell { row, col }
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "row {} column {}", self.row + 1, self.col + 1)
    }
}

/// A whole line of the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Line {
    /// A board row, read left to right.
    Across(usize),
    /// A board column, read top to bottom.
    Down(usize),
}

impl Line {
    /// The cell at `position` of the line, from its left or top end.
    pub const fn cell(self, position: usize) -> Cell {
        match self {
            Line::Across(row) => Cell::new(row, position),
            Line::Down(col) => Cell::new(position, col),
        }
    }
}

impl Line {
    /// Which line it is, counted from the top or from the left.
    pub const fn index(self) -> usize {
        match self {
            Line::Across(index) | Line::Down(index) => index,
        }
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Line::Across(i) => write!(f, "row {}", i + 1),
            Line::Down(j) => write!(f, "column {}", j + 1),
        }
    }
}

/// A side of the board, from which one looks in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    /// Lines across, read left to right.
    Left,
    /// Lines across, read right to left.
    Right,
    /// Lines down, read top to bottom.
    Top,
    /// Lines down, read bottom to top.
    Bottom,
}

impl Side {
    /// All sides in the order of the formulation: L, R, T, B.
    pub const ALL: [Side; 4] = [Side::Left, Side::Right, Side::Top, Side::Bottom];

    /// The letter used in column names.
    pub const fn letter(self) -> char {
        match self {
            Side::Left => 'L',
            Side::Right => 'R',
            Side::Top => 'T',
            Side::Bottom => 'B',
        }
    }

    /// The side of a letter, in either case.
    pub const fn from_letter(letter: u8) -> Option<Side> {
        match letter {
            b'L' | b'l' => Some(Side::Left),
            b'R' | b'r' => Some(Side::Right),
            b'T' | b't' => Some(Side::Top),
            b'B' | b'b' => Some(Side::Bottom),
            _ => None,
        }
    }

    /// The side's word.
    pub const fn word(self) -> &'static str {
        match self {
            Side::Left => "left",
            Side::Right => "right",
            Side::Top => "top",
            Side::Bottom => "bottom",
        }
    }
}

/// A line of cells as seen from a side of a square board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SightLine {
    /// From where one looks.
    pub side: Side,
    /// Which line, counted from the left or from the top.
    pub index: usize,
}

impl SightLine {
    /// The cell at position `p` from the viewer (0 is nearest) on an `n` x `n` board.
    pub const fn cell(self, n: usize, p: usize) -> Cell {
        match self.side {
            Side::Left => Cell::new(self.index, p),
            Side::Right => Cell::new(self.index, n - 1 - p),
            Side::Top => Cell::new(p, self.index),
            Side::Bottom => Cell::new(n - 1 - p, self.index),
        }
    }
}

impl fmt::Display for SightLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let word = match self.side {
            Side::Left | Side::Right => "row",
            Side::Top | Side::Bottom => "column",
        };
        write!(f, "{} of {word} {}", self.side.word(), self.index + 1)
    }
}

/// A rectangle of values, stored line by line.
#[derive(Debug, Clone, PartialEq)]
pub struct Grid<T> {
    rows: usize,
    cols: usize,
    cells: Vec<T>,
}

impl<T> Grid<T> {
    /// A grid with the value that `value` gives each cell.
    pub fn from_fn(rows: usize, cols: usize, mut value: impl FnMut(Cell) -> T) -> Self {
        let mut cells = Vec::with_capacity(rows * cols);
        for row in 0..rows {
            for col in 0..cols {
                cells.push(value(Cell::new(row, col)));
            }
        }
        Grid { rows, cols, cells }
    }

    /// A grid of values in reading order; `None` unless there are exactly `rows * cols` of them.
    pub fn from_cells(rows: usize, cols: usize, cells: Vec<T>) -> Option<Self> {
        (cells.len() == rows * cols).then_some(Grid { rows, cols, cells })
    }

    /// Number of lines across.
    pub const fn rows(&self) -> usize {
        self.rows
    }

    /// Number of lines down.
    pub const fn cols(&self) -> usize {
        self.cols
    }

    /// All values in reading order.
    pub fn cells(&self) -> &[T] {
        &self.cells
    }

    /// All values with their cells, in reading order.
    pub fn iter(&self) -> impl Iterator<Item = (Cell, &T)> {
        let cols = self.cols.max(1);
        self.cells
            .iter()
            .enumerate()
            .map(move |(at, value)| (Cell::new(at / cols, at % cols), value))
    }

    /// All lines: across from the top, then down from the left.
    pub fn lines(&self) -> impl Iterator<Item = Line> + use<T> {
        (0..self.rows).map(Line::Across).chain((0..self.cols).map(Line::Down))
    }

    /// How many cells the line has.
    pub const fn line_len(&self, line: Line) -> usize {
        match line {
            Line::Across(_) => self.cols,
            Line::Down(_) => self.rows,
        }
    }

    /// The values of a line, from its left or top end.
    pub fn line(&self, line: Line) -> impl Iterator<Item = &T> {
        (0..self.line_len(line)).map(move |position| &self[line.cell(position)])
    }
}

impl<T> std::ops::Index<Cell> for Grid<T> {
    type Output = T;
    fn index(&self, cell: Cell) -> &T {
        assert!(
            cell.col < self.cols,
            "column {} of a board with {}",
            cell.col,
            self.cols
        );
        &self.cells[cell.row * self.cols + cell.col]
    }
}

impl<T> std::ops::IndexMut<Cell> for Grid<T> {
    fn index_mut(&mut self, cell: Cell) -> &mut T {
        assert!(
            cell.col < self.cols,
            "column {} of a board with {}",
            cell.col,
            self.cols
        );
        &mut self.cells[cell.row * self.cols + cell.col]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sight_line_starts_at_its_own_side() {
        let first = |side| SightLine { side, index: 1 }.cell(4, 0);
        let last = |side| SightLine { side, index: 1 }.cell(4, 3);
        assert_eq!(
            (first(Side::Left), last(Side::Left)),
            (Cell::new(1, 0), Cell::new(1, 3))
        );
        assert_eq!(
            (first(Side::Right), last(Side::Right)),
            (Cell::new(1, 3), Cell::new(1, 0))
        );
        assert_eq!((first(Side::Top), last(Side::Top)), (Cell::new(0, 1), Cell::new(3, 1)));
        assert_eq!(
            (first(Side::Bottom), last(Side::Bottom)),
            (Cell::new(3, 1), Cell::new(0, 1))
        );
    }

    #[test]
    fn lines_of_a_rectangle_have_the_length_of_the_other_side() {
        let grid = Grid::from_fn(2, 3, |cell| 10 * cell.row + cell.col);
        assert_eq!(grid.lines().count(), 5);
        assert_eq!(grid.line(Line::Across(1)).copied().collect::<Vec<_>>(), [10, 11, 12]);
        assert_eq!(grid.line(Line::Down(2)).copied().collect::<Vec<_>>(), [2, 12]);
    }
}
