//! Places on a board: where a rule is broken, what a given or clue is about, and where something is drawn.

use crate::grid::{Cell, Line, SightLine};
use std::fmt;

/// A place on a board.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum Place {
    /// One cell.
    Cell(Cell),
    /// Between two cells that share an edge, in reading order.
    Between(Cell, Cell),
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
    /// Outside the board, at the end of a line that is seen from there.
    Outside(SightLine),
    /// A region of the board by its number, from 0, and its cells in reading order.
    Region(usize, Vec<Cell>),
}

impl Place {
    /// The place of two parallel lines.
    pub fn pair(first: Line, second: Line) -> Place {
        Place::Lines(vec![first, second])
    }

    /// Of more than two parallel lines each pair, else the place itself.
    pub fn pairs(&self) -> Box<dyn Iterator<Item = Place> + '_> {
        match self {
            Place::Lines(lines) => Box::new(lines.iter().enumerate().flat_map(|(at, first)| {
                let later = lines[at + 1..].iter();
                later.map(|second| Place::pair(*first, *second))
            })),
            other => Box::new(std::iter::once(other.clone())),
        }
    }

    /// The cells of the place on a board of this size, in the order in which a rule reads them.
    pub fn cells(&self, rows: usize, cols: usize) -> Box<dyn Iterator<Item = Cell> + '_> {
        let len = move |line: Line| match line {
            Line::Across(_) => cols,
            Line::Down(_) => rows,
        };
        let all = move |line: Line| (0..len(line)).map(move |position| line.cell(position));
        match self {
            Place::Cell(cell) => Box::new(std::iter::once(*cell)),
            Place::Between(first, second) => Box::new([*first, *second].into_iter()),
            Place::Line(line) => Box::new(all(*line)),
            Place::Stretch { line, first, last } => {
                let line = *line;
                Box::new((*first..last + 1).map(move |position| line.cell(position)))
            }
            Place::Lines(lines) => Box::new(lines.iter().flat_map(move |line| all(*line))),
            Place::Outside(sight) => {
                let sight = *sight;
                Box::new((0..rows).map(move |position| sight.cell(rows, position)))
            }
            Place::Region(_, cells) => Box::new(cells.iter().copied()),
        }
    }
}

/// At most this many numbers of lines are listed in a place's words.
const NUMBERS_SHOWN: usize = 20;

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Cell(cell) => cell.fmt(f),
            Place::Between(first, second) => write!(f, "between {first} and {second}"),
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
            Place::Outside(sight) => sight.fmt(f),
            Place::Region(number, _) => write!(f, "region {}", number + 1),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::Side;

    #[test]
    fn every_place_has_its_words_and_cells() {
        let at = Cell::new;
        for (place, words, cells) in [
            (Place::Cell(at(0, 1)), "row 1 column 2", "01"),
            (
                Place::Between(at(0, 1), at(1, 1)),
                "between row 1 column 2 and row 2 column 2",
                "01 11",
            ),
            (Place::Line(Line::Down(2)), "column 3", "02 12 22"),
            (
                Place::Stretch {
                    line: Line::Across(1),
                    first: 1,
                    last: 2,
                },
                "row 2",
                "11 12",
            ),
            (
                Place::pair(Line::Across(0), Line::Across(2)),
                "rows 1 and 3",
                "00 01 02 20 21 22",
            ),
            (
                Place::Outside(SightLine {
                    side: Side::Right,
                    index: 1,
                }),
                "right of row 2",
                "12 11 10",
            ),
            (Place::Region(3, vec![at(0, 0), at(1, 0)]), "region 4", "00 10"),
        ] {
            let found: Vec<String> = place
                .cells(3, 3)
                .map(|cell| format!("{}{}", cell.row, cell.col))
                .collect();
            assert_eq!((place.to_string().as_str(), found.join(" ").as_str()), (words, cells));
        }
    }

    #[test]
    fn many_lines_are_pairs() {
        let lines = Place::Lines([0, 2, 5].map(Line::Down).to_vec());
        let pairs: Vec<String> = lines.pairs().map(|place| place.to_string()).collect();
        assert_eq!(pairs, ["columns 1 and 3", "columns 1 and 6", "columns 3 and 6"]);
        let cell = Place::Cell(Cell::new(0, 0));
        assert_eq!(
            cell.pairs().map(|place| place.to_string()).collect::<Vec<_>>(),
            ["row 1 column 1"]
        );
    }
}
