//! The board in the terminal.

use crate::grid::Cell;
use crate::picture::{Mark, Picture, Sign};
use anstyle::{AnsiColor, Style};
use std::collections::BTreeMap;
use std::fmt::Write;

const GIVEN: Style = Style::new().bold();
const CLUE: Style = AnsiColor::Cyan.on_default();
const BROKEN: Style = AnsiColor::Red.on_default().bold();
const DIFFERS: Style = AnsiColor::Yellow.on_default().bold();
const FRAME: Style = Style::new().dimmed();

/// Where strokes meet, by the directions from which they come: left 1, right 2, up 4, down 8.
const JUNCTIONS: [char; 16] = [
    ' ', '\u{2500}', '\u{2500}', '\u{2500}', '\u{2502}', '\u{2518}', '\u{2514}', '\u{2534}', '\u{2502}', '\u{2510}',
    '\u{250C}', '\u{252C}', '\u{2502}', '\u{2524}', '\u{251C}', '\u{253C}',
];

/// The board in a frame. A given is bold, or in brackets without colours; what breaks a rule has a `!` after it in
/// either case, and is red. Signs and borders of regions are between the cells.
pub fn draw(picture: &Picture, ascii: bool, styled: bool) -> String {
    let pen = Pen::new(picture, ascii, styled);
    let [left, right, top, bottom] = picture.outside().unwrap_or_default();
    let mut out = String::new();
    pen.outer(&mut out, &top);
    pen.ruler(&mut out, 2);
    for row in 0..picture.rows {
        out.push_str(&pen.slot(left.get(row).and_then(Option::as_ref), true));
        pen.stroke(&mut out, 12);
        for (col, cell) in picture.row(row).iter().enumerate() {
            if col > 0 {
                pen.between(&mut out, Cell::new(row, col - 1), Cell::new(row, col));
            }
            out.push_str(&pen.slot(Some(cell), false));
        }
        pen.stroke(&mut out, 12);
        if let Some(Some(clue)) = right.get(row)
            && clue.sign != Sign::Empty
        {
            out.push_str(pen.slot(Some(clue), true).trim_end());
        }
        out.push('\n');
        if row + 1 < picture.rows {
            pen.below(&mut out, row);
        }
    }
    pen.ruler(&mut out, 1);
    pen.outer(&mut out, &bottom);
    pen.legend(&mut out);
    out
}

struct Pen<'p> {
    picture: &'p Picture,
    signs: BTreeMap<(Cell, Cell), Mark>,
    width: usize,
    clues: bool,
    /// There is a place for a sign or border between any two cells of a line across.
    gaps: bool,
    /// Some cells are given and some are found, so that they must look different.
    mixed: bool,
    ascii: bool,
    styled: bool,
}

impl<'p> Pen<'p> {
    fn new(picture: &'p Picture, ascii: bool, styled: bool) -> Pen<'p> {
        let signs = picture.between();
        Pen {
            width: picture.all().map(|mark| mark.sign.width()).max().unwrap_or(1),
            clues: picture.outside().is_some(),
            gaps: picture.regions.is_some() || !signs.is_empty(),
            mixed: picture.cells.iter().any(|mark| mark.given)
                && picture.cells.iter().any(|mark| !mark.given && mark.sign != Sign::Empty),
            picture,
            signs,
            ascii,
            styled,
        }
    }

    fn painted(&self, text: &str, style: Style) -> String {
        if self.styled && style != Style::new() && !text.trim().is_empty() {
            format!("{style}{text}{style:#}")
        } else {
            text.to_string()
        }
    }

    /// A cell or a clue, with a place for a mark on either side.
    fn slot(&self, mark: Option<&Mark>, clue: bool) -> String {
        let width = self.width;
        let Some(mark) = mark else {
            return if self.clues {
                " ".repeat(width + 2)
            } else {
                "  ".to_string()
            };
        };
        let text = match mark.sign {
            Sign::Empty if clue => " ".to_string(),
            Sign::Empty if !self.ascii => "\u{B7}".to_string(),
            sign => sign.to_string(),
        };
        let brackets = self.mixed && mark.given && !clue && !self.styled;
        let before = if brackets { '[' } else { ' ' };
        let after = match (mark.broken, mark.differs, brackets) {
            (true, ..) => '!',
            (_, true, _) => '*',
            (.., true) => ']',
            _ => ' ',
        };
        let style = match (mark.broken, mark.differs, clue, mark.given) {
            (true, ..) => BROKEN,
            (_, true, ..) => DIFFERS,
            (_, _, true, _) => CLUE,
            (_, _, _, true) => GIVEN,
            _ => Style::new(),
        };
        // The bracket stays beside its number where numbers are of several lengths.
        let blanks = " ".repeat(width.saturating_sub(text.chars().count()));
        format!("{blanks}{}", self.painted(&format!("{before}{text}{after}"), style))
    }

    /// A character of the frame or of a border, by the directions of its strokes.
    fn stroke(&self, out: &mut String, directions: usize) {
        let stroke = match directions {
            0 => ' ',
            1..=3 if self.ascii => '-',
            4 | 8 | 12 if self.ascii => '|',
            _ if self.ascii => '+',
            _ => JUNCTIONS[directions],
        };
        out.push_str(&self.painted(stroke.encode_utf8(&mut [0; 4]), FRAME));
    }

    /// The first or last line of the frame; `ends` is the direction of the stroke at its left end.
    fn ruler(&self, out: &mut String, ends: usize) {
        let [first, last] = match ends {
            _ if self.ascii => ['+', '+'],
            2 => ['\u{250C}', '\u{2510}'],
            _ => ['\u{2514}', '\u{2518}'],
        };
        let stroke = if self.ascii { "-" } else { "\u{2500}" };
        let gaps = if self.gaps {
            self.picture.cols.saturating_sub(1)
        } else {
            0
        };
        let strokes = stroke.repeat(self.picture.cols * (self.width + 2) + gaps);
        let ruler = format!("{first}{strokes}{last}");
        let _ = writeln!(out, "{}{}", self.slot(None, true), self.painted(&ruler, FRAME));
    }

    /// The sign or border between two cells of a line across.
    fn between(&self, out: &mut String, first: Cell, second: Cell) {
        match self.signs.get(&(first, second)) {
            Some(mark) => self.sign(out, mark),
            None if self.picture.is_border(first, second) => self.stroke(out, 12),
            None if self.gaps => out.push(' '),
            None => {}
        }
    }

    fn sign(&self, out: &mut String, mark: &Mark) {
        let style = if mark.broken { BROKEN } else { CLUE };
        out.push_str(&self.painted(&mark.sign.to_string(), style));
    }

    /// The line between a row and the next one, if there is a sign or border in it.
    fn below(&self, out: &mut String, row: usize) {
        let pair = |col| (Cell::new(row, col), Cell::new(row + 1, col));
        let border = |col| self.picture.is_border(pair(col).0, pair(col).1);
        let cols = self.picture.cols;
        if !(0..cols).any(|col| border(col) || self.signs.contains_key(&pair(col))) {
            return;
        }
        let mut line = self.slot(None, true);
        let first = if border(0) { 14 } else { 12 };
        self.stroke(&mut line, first);
        for col in 0..cols {
            if col > 0 {
                let beside = |row| self.picture.is_border(Cell::new(row, col - 1), Cell::new(row, col));
                let directions = [border(col - 1), border(col), beside(row), beside(row + 1)];
                let directions = directions
                    .iter()
                    .rev()
                    .fold(0, |sum, &stroke| 2 * sum + usize::from(stroke));
                self.stroke(&mut line, directions);
            }
            match self.signs.get(&pair(col)) {
                Some(mark) => {
                    line.push_str(&" ".repeat(self.width));
                    self.sign(&mut line, mark);
                    line.push(if mark.broken { '!' } else { ' ' });
                }
                None if border(col) => (0..self.width + 2).for_each(|_| self.stroke(&mut line, 3)),
                None => line.push_str(&" ".repeat(self.width + 2)),
            }
        }
        self.stroke(&mut line, if border(cols - 1) { 13 } else { 12 });
        let _ = writeln!(out, "{line}");
    }

    /// The clues above or below the board.
    fn outer(&self, out: &mut String, clues: &[Option<Mark>]) {
        if clues.iter().flatten().any(|clue| clue.sign != Sign::Empty) {
            let slots: Vec<String> = clues.iter().map(|clue| self.slot(clue.as_ref(), true)).collect();
            let slots = slots.join(if self.gaps { " " } else { "" });
            let _ = writeln!(out, "{} {}", self.slot(None, true), slots.trim_end());
        }
    }

    /// What the marks mean, as far as they occur.
    fn legend(&self, out: &mut String) {
        let all = || self.picture.all();
        let mut words = Vec::new();
        if self.mixed {
            words.push(if self.styled {
                self.painted("bold", GIVEN) + " given"
            } else {
                "[ ] given".to_string()
            });
        }
        if all().any(|mark| mark.broken) {
            words.push(self.painted("!", BROKEN) + " breaks a rule");
        }
        if all().any(|mark| mark.differs) {
            words.push(self.painted("*", DIFFERS) + " differs");
        }
        if !words.is_empty() {
            let _ = writeln!(out, "{}{}", self.slot(None, true), words.join(", "));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::{Grid, Side, SightLine};
    use crate::place::Place;

    fn mark(text: &str, given: bool, broken: bool) -> Mark {
        Mark {
            sign: match text.parse() {
                Ok(number) => Sign::Number(number),
                Err(_) if text == "." => Sign::Empty,
                Err(_) => Sign::Letter(text.chars().next().unwrap()),
            },
            given,
            broken,
            ..Mark::default()
        }
    }

    fn picture() -> Picture {
        let clue = |text, broken| mark(text, true, broken);
        Picture {
            rows: 2,
            cols: 2,
            cells: vec![
                mark("1", true, false),
                mark("2", false, true),
                mark("2", true, true),
                mark(".", false, false),
            ],
            marks: [
                (Side::Left, 0, clue("2", false)),
                (Side::Left, 1, clue(".", false)),
                (Side::Right, 1, clue("1", true)),
                (Side::Top, 1, clue("10", false)),
            ]
            .map(|(side, index, mark)| (Place::Outside(SightLine { side, index }), mark))
            .to_vec(),
            regions: None,
        }
    }

    #[test]
    fn marks_survive_without_colours() {
        let expected = "          10\n    +--------+\n  2 | [1]  2!|\n    | [2!  . |  1!\n    +--------+\n    [ ] given, ! breaks a rule\n";
        assert_eq!(draw(&picture(), true, false), expected);
        let drawn = draw(&picture(), false, false);
        assert!(drawn.contains("\u{250C}\u{2500}") && drawn.contains('\u{B7}') && !drawn.contains('\u{1b}'));
        let styled = draw(&picture(), true, true);
        assert!(styled.contains("\u{1b}[1m\u{1b}[31m 2!\u{1b}[0m"), "{styled:?}");
        assert!(styled.contains("\u{1b}[1m 1 \u{1b}[0m"), "{styled:?}");
    }

    #[test]
    fn a_board_without_clues_stands_two_blanks_in() {
        let plain = Picture {
            rows: 1,
            cols: 2,
            cells: vec![mark("X", false, false), mark("O", false, false)],
            ..Picture::default()
        };
        assert_eq!(draw(&plain, true, false), "  +------+\n  | X  O |\n  +------+\n");
    }

    /// A board of 3 x 2 with two regions, a sign across and a broken sign down.
    fn with_signs() -> Picture {
        let at = Cell::new;
        let sign = |letter, broken| Mark {
            broken,
            ..Mark::given(Sign::Letter(letter))
        };
        Picture {
            rows: 2,
            cols: 3,
            cells: ["1", "2", "3", ".", "1", "."]
                .map(|text| mark(text, false, false))
                .to_vec(),
            marks: vec![
                (Place::Between(at(0, 0), at(0, 1)), sign('<', false)),
                (Place::Between(at(0, 1), at(1, 1)), sign('v', true)),
            ],
            regions: Grid::from_cells(2, 3, vec![0, 0, 1, 0, 1, 1]),
        }
    }

    #[test]
    fn signs_and_borders_of_regions_are_between_the_cells() {
        let expected =
            "  +-----------+\n  | 1 < 2 | 3 |\n  |   + v!+   |\n  | . | 1   . |\n  +-----------+\n  ! breaks a rule\n";
        assert_eq!(draw(&with_signs(), true, false), expected);
        let drawn = draw(&with_signs(), false, false);
        assert!(drawn.contains("\u{2502}   \u{250C} v!\u{2518}   \u{2502}"), "{drawn}");
        assert_eq!(with_signs().text("."), "1 < 2   3\n    v    \n.   1   .\n");
    }

    #[test]
    fn a_border_goes_around_a_corner() {
        let corner = Picture {
            rows: 2,
            cols: 2,
            cells: vec![mark("1", false, false); 4],
            marks: Vec::new(),
            regions: Grid::from_cells(2, 2, vec![0, 0, 0, 1]),
        };
        assert_eq!(
            draw(&corner, true, false),
            "  +-------+\n  | 1   1 |\n  |   +---+\n  | 1 | 1 |\n  +-------+\n"
        );
        let drawn = draw(&corner, false, false);
        assert!(
            drawn.contains("\u{2502}   \u{250C}\u{2500}\u{2500}\u{2500}\u{2524}"),
            "{drawn}"
        );
    }
}
