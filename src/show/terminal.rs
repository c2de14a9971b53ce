//! The board in the terminal.

use crate::verdict::report::{Mark, Picture, Sign};
use anstyle::{AnsiColor, Style};
use std::fmt::Write;

const GIVEN: Style = Style::new().bold();
const CLUE: Style = AnsiColor::Cyan.on_default();
const BROKEN: Style = AnsiColor::Red.on_default().bold();
const DIFFERS: Style = AnsiColor::Yellow.on_default().bold();
const FRAME: Style = Style::new().dimmed();

/// The board in a frame. A given is bold, or in brackets without colours; what breaks a rule has a `!` after it in
/// either case, and is red.
pub fn draw(picture: &Picture, ascii: bool, styled: bool) -> String {
    let pen = Pen::new(picture, ascii, styled);
    let [left, right, top, bottom] = &picture.clues;
    let mut out = String::new();
    pen.outer(&mut out, top);
    pen.ruler(&mut out, picture, ['\u{250C}', '\u{2510}']);
    for (at, row) in picture.cells.chunks(picture.cols.max(1)).enumerate() {
        out.push_str(&pen.slot(left.get(at), true));
        pen.bar(&mut out);
        for cell in row {
            out.push_str(&pen.slot(Some(cell), false));
        }
        pen.bar(&mut out);
        if right.get(at).is_some_and(|clue| clue.sign != Sign::Empty) {
            out.push_str(pen.slot(right.get(at), true).trim_end());
        }
        out.push('\n');
    }
    pen.ruler(&mut out, picture, ['\u{2514}', '\u{2518}']);
    pen.outer(&mut out, bottom);
    pen.legend(&mut out, picture);
    out
}

struct Pen {
    width: usize,
    clues: bool,
    /// Some cells are given and some are found, so that they must look different.
    mixed: bool,
    ascii: bool,
    styled: bool,
}

impl Pen {
    fn new(picture: &Picture, ascii: bool, styled: bool) -> Pen {
        let marks = picture.clues.iter().flatten().chain(&picture.cells);
        Pen {
            width: marks.map(|mark| mark.sign.width()).max().unwrap_or(1),
            clues: picture.clues.iter().any(|side| !side.is_empty()),
            mixed: picture.cells.iter().any(|mark| mark.given)
                && picture.cells.iter().any(|mark| !mark.given && mark.sign != Sign::Empty),
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

    fn bar(&self, out: &mut String) {
        out.push_str(&self.painted(if self.ascii { "|" } else { "\u{2502}" }, FRAME));
    }

    fn ruler(&self, out: &mut String, picture: &Picture, ends: [char; 2]) {
        let [first, last] = if self.ascii { ['+', '+'] } else { ends };
        let stroke = if self.ascii { "-" } else { "\u{2500}" };
        let ruler = format!("{first}{}{last}", stroke.repeat(picture.cols * (self.width + 2)));
        let _ = writeln!(out, "{}{}", self.slot(None, true), self.painted(&ruler, FRAME));
    }

    /// The clues above or below the board.
    fn outer(&self, out: &mut String, clues: &[Mark]) {
        if clues.iter().any(|clue| clue.sign != Sign::Empty) {
            let slots: String = clues.iter().map(|clue| self.slot(Some(clue), true)).collect();
            let _ = writeln!(out, "{} {}", self.slot(None, true), slots.trim_end());
        }
    }

    /// What the marks mean, as far as they occur.
    fn legend(&self, out: &mut String, picture: &Picture) {
        let all = || picture.cells.iter().chain(picture.clues.iter().flatten());
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
    use crate::grid::{Cell, Side, SightLine};

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
            clues: [
                vec![clue("2", false), clue(".", false)],
                vec![clue(".", false), clue("1", true)],
                vec![clue(".", false), clue("10", false)],
                vec![clue(".", false), clue(".", false)],
            ],
            broken_sights: vec![SightLine {
                side: Side::Right,
                index: 1,
            }],
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
        assert_eq!(Cell::new(0, 0).row, 0);
    }

    #[test]
    fn a_board_without_clues_stands_two_blanks_in() {
        let plain = Picture {
            rows: 1,
            cols: 2,
            cells: vec![mark("X", false, false), mark("O", false, false)],
            clues: Default::default(),
            broken_sights: Vec::new(),
        };
        assert_eq!(draw(&plain, true, false), "  +------+\n  | X  O |\n  +------+\n");
    }
}
