//! The board as a picture of its own, for browsers and for print.

use super::escaped;
use crate::grid::{Cell, Side, SightLine};
use crate::picture::{Mark, Picture, Sign};
use crate::place::Place;
use std::fmt::Write;

/// The side of a cell; all other lengths follow from it.
const CELL: usize = 48;

/// Colours also have a sign each: givens a grey ground and bold type, broken cells a corner, broken clues a ring.
const STYLE: &str = ".pm-page{fill:#fff}.pm-given{fill:#e6e9ee}.pm-bad{fill:#fbd5d5}.pm-band{fill:#f59f00;fill-opacity:.25}\
.pm-grid{stroke:#8a94a3;stroke-width:1}.pm-frame{fill:none;stroke:#1f2933;stroke-width:3}\
.pm-mark{fill:none;stroke:#c81e1e;stroke-width:3}.pm-corner{fill:#c81e1e}\
.pm-cell{font:24px 'DejaVu Sans',Verdana,sans-serif;fill:#1c4fa0;text-anchor:middle}.pm-bold{font-weight:bold;fill:#111}\
.pm-clue{font:20px 'DejaVu Sans',Verdana,sans-serif;fill:#444;text-anchor:middle}.pm-off{font-weight:bold;fill:#c81e1e}\
.pm-border{stroke:#1f2933;stroke-width:3}.pm-sign{fill:#fff;stroke:#8a94a3;stroke-width:1}\
.pm-legend{font:15px 'DejaVu Sans',Verdana,sans-serif;fill:#333}\
svg{-webkit-print-color-adjust:exact;print-color-adjust:exact}";

/// A file of its own.
pub fn document(picture: &Picture, title: &str) -> String {
    format!("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n{}", figure(picture, title))
}

/// The picture to stand in a page.
pub fn figure(picture: &Picture, title: &str) -> String {
    let margin = if picture.outside().is_some() { CELL } else { CELL / 4 };
    let board = Board {
        picture,
        left: margin,
        top: margin,
    };
    let legend = board.legend();
    let width = (picture.cols * CELL + 2 * margin).max(if legend.is_empty() { 0 } else { 9 * CELL });
    let height = picture.rows * CELL + 2 * margin + if legend.is_empty() { 0 } else { CELL };
    let mut out = String::new();
    let _ = writeln!(
        out,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" viewBox=\"0 0 {width} {height}\" role=\"img\">"
    );
    let _ = writeln!(out, "<title>{}</title>\n<style>{STYLE}</style>", escaped(title));
    let _ = writeln!(out, "<rect class=\"pm-page\" width=\"{width}\" height=\"{height}\"/>");
    board.grounds(&mut out);
    board.bands(&mut out);
    board.texts(&mut out);
    board.lines(&mut out);
    board.borders(&mut out);
    board.signs(&mut out);
    board.clues(&mut out);
    let y = picture.rows * CELL + 2 * margin;
    let _ = write!(
        out,
        "<g transform=\"translate({},{y})\">{legend}</g>\n</svg>\n",
        CELL / 4
    );
    out
}

struct Board<'a> {
    picture: &'a Picture,
    left: usize,
    top: usize,
}

impl Board<'_> {
    fn cells(&self) -> impl Iterator<Item = (usize, usize, &Mark)> {
        let cols = self.picture.cols.max(1);
        let place = move |(at, mark)| (self.left + at % cols * CELL, self.top + at / cols * CELL, mark);
        self.picture.cells.iter().enumerate().map(place)
    }

    fn outside(&self) -> impl Iterator<Item = (SightLine, &Mark)> {
        let marks = self.picture.marks.iter();
        marks.filter_map(|(place, mark)| match place {
            Place::Outside(sight) => Some((*sight, mark)),
            _ => None,
        })
    }

    /// The middle between two cells that share an edge.
    fn middle(&self, first: Cell, second: Cell) -> (usize, usize) {
        let along = |from, first, second| from + (first + second + 1) * CELL / 2;
        (
            along(self.left, first.col, second.col),
            along(self.top, first.row, second.row),
        )
    }

    fn grounds(&self, out: &mut String) {
        for (x, y, mark) in self.cells() {
            let class = match (mark.broken, mark.given) {
                (true, _) => "pm-bad",
                (false, true) => "pm-given",
                (false, false) => continue,
            };
            let _ = writeln!(
                out,
                "<rect class=\"{class}\" x=\"{x}\" y=\"{y}\" width=\"{CELL}\" height=\"{CELL}\"/>"
            );
        }
    }

    /// Sight lines of broken clues: a band with an arrow in the direction of sight.
    fn bands(&self, out: &mut String) {
        let (wide, high) = (self.picture.cols * CELL, self.picture.rows * CELL);
        for (SightLine { side, index }, _) in self.outside().filter(|(_, mark)| mark.broken) {
            let (x, y, w, h) = match side {
                Side::Left | Side::Right => (self.left, self.top + index * CELL + CELL / 4, wide, CELL / 2),
                Side::Top | Side::Bottom => (self.left + index * CELL + CELL / 4, self.top, CELL / 2, high),
            };
            let _ = writeln!(
                out,
                "<rect class=\"pm-band\" x=\"{x}\" y=\"{y}\" width=\"{w}\" height=\"{h}\"/>"
            );
        }
    }

    fn lines(&self, out: &mut String) {
        let (left, top) = (self.left, self.top);
        let (right, bottom) = (left + self.picture.cols * CELL, top + self.picture.rows * CELL);
        let mut path = String::new();
        for row in 1..self.picture.rows {
            let _ = write!(path, "M{left} {}H{right}", top + row * CELL);
        }
        for col in 1..self.picture.cols {
            let _ = write!(path, "M{} {top}V{bottom}", left + col * CELL);
        }
        let _ = writeln!(out, "<path class=\"pm-grid\" d=\"{path}\"/>");
        let (w, h) = (right - left, bottom - top);
        let _ = writeln!(
            out,
            "<rect class=\"pm-frame\" x=\"{left}\" y=\"{top}\" width=\"{w}\" height=\"{h}\"/>"
        );
    }

    /// Borders between regions.
    fn borders(&self, out: &mut String) {
        let Some(regions) = &self.picture.regions else { return };
        let mut path = String::new();
        for (cell, _) in regions.iter() {
            let (x, y) = (self.left + cell.col * CELL, self.top + cell.row * CELL);
            let border = |other: Cell| {
                other.row < self.picture.rows && other.col < self.picture.cols && self.picture.is_border(cell, other)
            };
            if border(Cell::new(cell.row, cell.col + 1)) {
                let _ = write!(path, "M{} {y}v{CELL}", x + CELL);
            }
            if border(Cell::new(cell.row + 1, cell.col)) {
                let _ = write!(path, "M{x} {}h{CELL}", y + CELL);
            }
        }
        let _ = writeln!(out, "<path class=\"pm-border\" d=\"{path}\"/>");
    }

    /// Signs between cells.
    fn signs(&self, out: &mut String) {
        for ((first, second), mark) in self.picture.between() {
            let (x, y) = self.middle(first, second);
            let ring = if mark.broken { "pm-sign pm-mark" } else { "pm-sign" };
            let words = if mark.broken { "pm-clue pm-off" } else { "pm-clue" };
            let radius = CELL / 5;
            let _ = writeln!(
                out,
                "<circle class=\"{ring}\" cx=\"{x}\" cy=\"{y}\" r=\"{radius}\"/>\
                 <text class=\"{words}\" x=\"{x}\" y=\"{}\" style=\"font-size:16px\">{}</text>",
                y + 5,
                escaped(&mark.sign.to_string())
            );
        }
    }

    fn texts(&self, out: &mut String) {
        for (x, y, mark) in self.cells() {
            if mark.broken {
                let third = CELL / 4;
                let _ = writeln!(
                    out,
                    "<path class=\"pm-corner\" d=\"M{} {}h-{third}l{third} {third}z\"/>",
                    x + CELL - 2,
                    y + 2
                );
            }
            if mark.sign != Sign::Empty {
                let class = if mark.given { "pm-cell pm-bold" } else { "pm-cell" };
                text(out, class, x, y, mark.sign);
            }
        }
    }

    fn clues(&self, out: &mut String) {
        let (right, bottom) = (
            self.left + self.picture.cols * CELL,
            self.top + self.picture.rows * CELL,
        );
        for (SightLine { side, index }, mark) in self.outside().filter(|(_, mark)| mark.sign != Sign::Empty) {
            let (x, y) = match side {
                Side::Left => (self.left - CELL, self.top + index * CELL),
                Side::Right => (right, self.top + index * CELL),
                Side::Top => (self.left + index * CELL, self.top - CELL),
                Side::Bottom => (self.left + index * CELL, bottom),
            };
            if mark.broken {
                let (cx, cy, r) = (x + CELL / 2, y + CELL / 2, CELL * 2 / 5);
                let _ = writeln!(out, "<circle class=\"pm-mark\" cx=\"{cx}\" cy=\"{cy}\" r=\"{r}\"/>");
                // An arrow head at the edge shows from where one looks.
                let (x, y, turn) = match side {
                    Side::Left => (self.left, cy, 0),
                    Side::Right => (right, cy, 180),
                    Side::Top => (cx, self.top, 90),
                    Side::Bottom => (cx, bottom, 270),
                };
                let _ = writeln!(
                    out,
                    "<path class=\"pm-corner\" transform=\"translate({x},{y}) rotate({turn})\" d=\"M-6 -7L6 0L-6 7z\"/>"
                );
            }
            let class = if mark.broken { "pm-clue pm-off" } else { "pm-clue" };
            text(out, class, x, y, mark.sign);
        }
    }

    /// What the signs mean, as far as they occur.
    fn legend(&self) -> String {
        let cells = &self.picture.cells;
        let given = cells.iter().find(|mark| mark.given);
        let found = cells.iter().find(|mark| !mark.given && mark.sign != Sign::Empty);
        let broken = cells.iter().any(|mark| mark.broken);
        if !(given.is_some() && found.is_some() || broken) {
            return String::new();
        }
        let side = CELL / 2;
        let mut out = String::new();
        let mut x = 0;
        let mut entry = |ground: &str, inside: &str, word: &str| {
            let _ = write!(
                out,
                "<g transform=\"translate({x},0)\"><rect class=\"{ground}\" width=\"{side}\" height=\"{side}\" \
                 stroke=\"#8a94a3\"/>{inside}<text class=\"pm-legend\" x=\"{}\" y=\"17\">{word}</text></g>",
                side + 8
            );
            x += 2 * CELL + 8;
        };
        let sample = |class: &str, mark: &Mark| {
            let (middle, words) = (side / 2, mark.sign);
            format!("<text class=\"{class}\" x=\"{middle}\" y=\"18\" style=\"font-size:16px\">{words}</text>")
        };
        if let Some(mark) = given {
            entry("pm-given", &sample("pm-cell pm-bold", mark), "given");
        }
        if let Some(mark) = found {
            entry("pm-page", &sample("pm-cell", mark), "found");
        }
        if broken {
            entry(
                "pm-bad",
                &format!("<path class=\"pm-corner\" d=\"M{side} 0h-12l12 12z\"/>"),
                "breaks a rule",
            );
        }
        out
    }
}

/// A text in the middle of a square; long numbers are set smaller.
fn text(out: &mut String, class: &str, x: usize, y: usize, sign: Sign) {
    let (cx, base) = (x + CELL / 2, y + CELL / 2 + CELL / 6);
    let letters = sign.width();
    let style = if letters > 2 {
        format!(" style=\"font-size:{}px\"", (60 / letters).max(6))
    } else {
        String::new()
    };
    let _ = writeln!(
        out,
        "<text class=\"{class}\" x=\"{cx}\" y=\"{base}\"{style}>{sign}</text>"
    );
}
