//! The text form of Skyscraper.
//!
//! The board with the clues around it: n+2 lines of n+2 tokens with empty corners, or the first and the last line with
//! n tokens when the corners are left out. Heights and clues are tokens, never single characters, so 10, 11, 12 work.
//! Empty is `.` `_` `-` `?`, an empty field, or 0, which can be no height and no clue. A size header, frames and comments may be there.

use super::builder::Builder;
use super::puzzle::{EXAMPLE, NAME, Skyscraper};
use super::rules::Board;
use crate::diagnostic::{TextError, TextErrors};
use crate::grid::{Grid, Side};
use crate::puzzles::board::{Cells, Unfilled};
use crate::puzzles::cells::CellPuzzle;
use crate::puzzles::formats::board::{BoardText, Row, TITLE_HELP, has_titles, without_size_header};
use crate::puzzles::formats::numbers::{is_empty, read_rows};
use crate::puzzles::kind::example_help;
use crate::text::{Source, clipped};
use std::fmt;

/// True for a height, a clue or a mark that says there is none, whatever the size of the board.
fn is_written(token: &str) -> bool {
    is_empty(token) || token.bytes().all(|c| c.is_ascii_digit())
}

/// The rows below a size header, if there is one. A header states the size of the board, without the clues around it.
fn below_header<'a, 'b>(rows: &'b [Row<'a>]) -> &'b [Row<'a>] {
    let widest = rows.iter().map(|row| row.cells.len()).max().unwrap_or(0);
    without_size_header(
        rows,
        |below| {
            if below == widest {
                widest.saturating_sub(2)
            } else {
                usize::MAX
            }
        },
        |_| widest.saturating_sub(2),
        |_| false,
    )
}

/// True for rows that are a board by themselves: with clues around it, or a finished one without.
fn is_board(rows: &[Row<'_>]) -> bool {
    let rows = below_header(rows);
    let side = rows.len();
    let fits = |at: usize, row: &Row<'_>| {
        let outer = side > 2 && (at == 0 || at + 1 == side);
        row.cells.len() == side || (outer && row.cells.len() == side - 2)
    };
    side > 1
        && rows
            .iter()
            .enumerate()
            .all(|(at, row)| fits(at, row) && row.cells.iter().all(|cell| is_written(cell.text)))
}

/// Reads a puzzle.
pub(super) fn parse(source: &Source) -> Result<Skyscraper, TextErrors> {
    let text = BoardText::of(source)?;
    text.must_be_one(source, is_board)?;
    parse_rows(source, &text.rows)
}

/// Refuses lines that cannot be a block with clues around it.
fn refuse_no_block(source: &Source, lines: &[Row<'_>]) -> Result<(), TextErrors> {
    let count = |row: &Row<'_>| row.cells.len();
    let example = || example_help(NAME, EXAMPLE);
    if let [line] = lines {
        let message = "the text is one line: a Skyscraper is a block of n+2 lines with the clues around it";
        let error = source.error_whole(
            message,
            format!("lines above and below this one, not {} numbers in a line", count(line)),
        );
        return Err(error.with_help(example()).into());
    }
    if lines.len() < 3 {
        return Err(source
            .error_whole(
                "this is no Skyscraper",
                "a block of n+2 lines, 3 at least, with the clues around it",
            )
            .with_help(example())
            .into());
    }
    if lines.iter().all(|line| count(line) == 1) && lines.len() > 3 {
        let error = source.error_whole(
            "the numbers are not separated",
            "blanks between the numbers, as 10, 11, 12 are numbers too",
        );
        return Err(error.with_help("put blanks between the numbers").into());
    }
    Ok(())
}

/// The error of a line that has more or fewer tokens than one of its place.
fn wrong_length(source: &Source, row: &Row<'_>, n: usize, outer: bool) -> TextError {
    let wanted = if outer {
        format!("{n} clues, or {} tokens with the corners", n + 2)
    } else {
        format!("a clue, {n} cells, a clue")
    };
    let message = format!(
        "this line has {} tokens; {} lines make a board of {n} x {n} with clues around it",
        row.cells.len(),
        n + 2
    );
    match row.cells.get(n + 2) {
        Some(token) => source.error_at(token, message, wanted),
        None => source.error_after(&row.line, message, wanted),
    }
}

fn parse_rows(source: &Source, rows: &[Row<'_>]) -> Result<Skyscraper, TextErrors> {
    let titles = has_titles(rows, is_written);
    let lines = below_header(rows);
    refuse_no_block(source, lines)?;
    let n = lines.len() - 2;
    let mut builder = Builder::new(source, n, lines[0].line.text)?;
    for (at, row) in lines.iter().enumerate() {
        let tokens = &row.cells;
        let outer = at == 0 || at == n + 1;
        if tokens.len() != n + 2 && !(outer && tokens.len() == n) {
            builder.errors.push_with(|| wrong_length(source, row, n, outer));
            continue;
        }
        let inner = if tokens.len() == n { &tokens[..] } else { &tokens[1..=n] };
        let ends = (tokens.len() == n + 2).then(|| (&tokens[0], &tokens[n + 1]));
        if outer {
            let side = if at == 0 { Side::Top } else { Side::Bottom };
            for (index, token) in inner.iter().enumerate() {
                builder.clue(side, index, token.text);
            }
            for corner in ends
                .into_iter()
                .flat_map(|(first, last)| [first, last])
                .filter(|corner| !is_empty(corner.text))
            {
                builder.errors.push(source.error_at(
                    corner,
                    format!("`{}` in a corner", clipped(corner.text)),
                    "`.`: no clue stands in a corner",
                ));
            }
        } else if let Some((left, right)) = ends {
            builder.clue(Side::Left, at - 1, left.text);
            for (col, token) in inner.iter().enumerate() {
                builder.given((at - 1) * n + col, token.text);
            }
            builder.clue(Side::Right, at - 1, right.text);
        }
    }
    if titles {
        builder.errors.help_first(TITLE_HELP);
    }
    builder.finish()
}

/// Reads a board for a puzzle: n lines of n heights, or the same with the puzzle's clues around it.
pub(super) fn parse_board(source: &Source, puzzle: &Skyscraper) -> Result<Board, TextErrors> {
    let n = puzzle.size();
    let text = BoardText::of(source)?;
    text.must_be_one(source, is_board)?;
    let bare = text.rows.len() == n && text.rows.iter().all(|row| row.cells.len() == n);
    if bare {
        let (grid, _) = read_rows(source, &text.rows, "height")?;
        return Ok(Grid::from_fn(n, n, |cell| grid[cell].ok_or(Unfilled::NoValue)));
    }
    let framed = parse_rows(source, &text.rows)?;
    if framed.size() != n {
        let message = format!("this board has {0} rows and {0} columns", framed.size());
        return Err(source
            .error_whole(message, format!("{n} rows and {n} columns, as in the puzzle"))
            .into());
    }
    for (sight, clue) in framed.clued_lines() {
        if puzzle.clue(sight) != Some(clue) {
            let own = puzzle.clue(sight).map_or("no clue".to_string(), |own| own.to_string());
            let message = format!("{sight}: the board is written with clue {clue}, the puzzle has {own}");
            return Err(source
                .error_whole(message, "the puzzle's own clues, or the board alone")
                .into());
        }
    }
    Ok(Grid::from_fn(n, n, |cell| {
        framed.givens()[cell].ok_or(Unfilled::NoValue)
    }))
}

impl fmt::Display for Skyscraper {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text())
    }
}

#[cfg(test)]
mod tests {
    use super::super::KIND;
    use super::*;
    use crate::grid::Cell;

    fn puzzle(text: &str) -> Result<Skyscraper, TextErrors> {
        parse(&KIND.without_name(&Source::new("p.txt", text.as_bytes().to_vec())?))
    }

    #[test]
    fn every_way_of_writing_gives_the_same_puzzle() {
        let expected =
            puzzle(". . . . 2 .\n3 1 . . . 2\n. . . . . 2\n1 . . 2 . .\n. . . . . .\n. 2 . . . .\n").expect("corners");
        for text in [
            "    . . . 2\n  +---------+\n3 | 1 . . . | 2\n. | . . . . | 2\n1 | . . 2 . | .\n. | . . . . | .\n  +---------+\n    2 . . .",
            "skyscraper\n0 0 0 0 2 0\n3 1 0 0 0 2\n0 0 0 0 0 2\n1 0 0 2 0 0\n0 0 0 0 0 0\n0 2 0 0 0 0",
            "4\n. . . . 2 .\r\n3 1 . . . 2\r\n. . . . . 2 # two\r\n1 . . 2 . .\r\n. . . . . .\r\n. 2 . . . .",
            "4 4\n. . . 2\n3 1 . . . 2\n. . . . . 2\n1 . . 2 . .\n. . . . . .\n2 . . .",
        ] {
            assert_eq!(
                puzzle(text).unwrap_or_else(|error| panic!("{error}")),
                expected,
                "{text}"
            );
        }
        assert_eq!(puzzle(&expected.to_string()).expect("what Display writes"), expected);
    }

    #[test]
    fn numbers_of_two_digits_are_tokens() {
        let n = 12;
        let line = |tokens: Vec<String>| tokens.join(" ");
        let mut lines = vec![line((0..n + 2).map(|_| ".".to_string()).collect())];
        for row in 0..n {
            lines.push(line(
                (0..n + 2)
                    .map(|col| {
                        if col > 0 && col <= n && row == 3 {
                            col.to_string()
                        } else {
                            ".".to_string()
                        }
                    })
                    .collect(),
            ));
        }
        lines.push(lines[0].clone());
        let puzzle = puzzle(&lines.join("\n")).expect("a board of 12");
        assert_eq!(puzzle.givens()[Cell::new(3, 11)], Some(12));
        assert_eq!(
            super::parse(&Source::new("p", puzzle.to_string().into_bytes()).expect("UTF-8")).expect("round trip"),
            puzzle
        );
    }

    #[test]
    fn each_fault_is_told_with_its_place() {
        for (text, place, words) in [
            (
                "1 2 3 4",
                "p.txt:1:1",
                "the text is one line: a Skyscraper is a block of n+2 lines",
            ),
            (". 1 .\n. 2 .\n. . .", "p.txt:2:3", "height 2 on a board with 1 lines"),
            (
                ". . 3 .\n. . . .\n. . . .\n. . . .",
                "p.txt:1:5",
                "clue 3 on a board with 2 lines",
            ),
            ("1 . . .\n. . . .\n. . . .\n. . . .", "p.txt:1:1", "`1` in a corner"),
            (
                ". . . .\n. . .\n. . . .\n. . . .",
                "p.txt:2:6",
                "this line has 3 tokens",
            ),
            (". . . .\n. x . .\n. . . .\n. . . .", "p.txt:2:3", "`x` is no height"),
            ("..2.\n.1..\n....\n....", "p.txt:1:1", "put blanks between the numbers"),
            (
                ". . . . .\n. 1.2 . . .\n. . . . .\n. . . . .\n. . . . .",
                "p.txt:2:3",
                "put blanks between the numbers",
            ),
        ] {
            let text = puzzle(text).expect_err(text).to_string();
            assert!(text.contains(place) && text.contains(words), "{text}");
        }
    }
}
