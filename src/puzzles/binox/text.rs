//! The text form of Binox.
//!
//! One line of text is one line across. Cells are separated by blanks, commas or bars, or written without anything
//! between them (one word a line). Symbols come from one family in a file, in either case: `X O`, `1 0` or `1 2`, where
//! 1 is X. Empty is `.` `_` `-` `?`, or an empty field (`formats/fields.rs`). A size header, frames and comments may be there. What could mean two things is an
//! error: `0 1 2` in one board (2 or 0 may be the empty cell), digits beside letters (`x` may be the empty cell).

use super::builder::finish;
use super::options::Symbols;
use super::puzzle::{Binox, EXAMPLE, NAME, Symbol};
use super::rules::Board;
use crate::diagnostic::{ErrorList, TextError, TextErrors};
use crate::grid::Grid;
use crate::puzzles::board::Unfilled;
use crate::puzzles::cells::CellPuzzle;
use crate::puzzles::formats::board::{BoardText, Row, TITLE_HELP, has_titles, without_size_header};
use crate::puzzles::formats::marks::{is_empty_mark, missing_help};
use crate::puzzles::formats::size::most;
use crate::puzzles::kind::example_help;
use crate::text::{Origin, Source, TextLine, Token, clipped};
use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::fmt;

/// What a token says of a cell, before the families are known.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Written {
    Empty,
    X,
    O,
    Zero,
    One,
    Two,
}

fn written(text: &str, symbols: Option<&Symbols>) -> Option<Written> {
    if let Some(symbols) = symbols {
        return marked(text, symbols);
    }
    match text {
        "X" | "x" => Some(Written::X),
        "O" | "o" => Some(Written::O),
        "0" => Some(Written::Zero),
        "1" => Some(Written::One),
        "2" => Some(Written::Two),
        _ => is_empty_mark(text).then_some(Written::Empty),
    }
}

/// What a token says when users have said what the marks mean: letters, as then there are no families.
fn marked(text: &str, symbols: &Symbols) -> Option<Written> {
    // Case tells marks apart only where nothing else does.
    let marks = [Some(&symbols.one), Some(&symbols.zero), symbols.empty.as_ref()];
    let lower: Vec<String> = marks.iter().flatten().map(|mark| mark.to_lowercase()).collect();
    let by_case = (1..lower.len()).any(|at| lower[..at].contains(&lower[at]));
    let is = |mark: &str| {
        if by_case {
            text == mark
        } else {
            text.to_lowercase() == mark.to_lowercase()
        }
    };
    if is(&symbols.one) {
        Some(Written::X)
    } else if is(&symbols.zero) {
        Some(Written::O)
    } else {
        let empty = symbols.empty.as_deref().is_some_and(is) || is_empty_mark(text);
        empty.then_some(Written::Empty)
    }
}

const EXPECTED: &str = "X, O or an empty cell (`.` `_` `-` `?`)";

/// True for a board with one word a line.
fn is_compact(rows: &[Row<'_>]) -> bool {
    // A size header is one or two tokens too, so the last line tells.
    rows.last().is_some_and(|last| last.cells.len() == 1)
}

/// How many cells a line has: its tokens, or the characters of its only token when the board is compact.
fn width(row: &Row<'_>, compact: bool) -> usize {
    match row.cells.as_slice() {
        [token] if compact => token.text.chars().count(),
        tokens => tokens.len(),
    }
}

/// The cells of a line.
fn cells<'a>(row: Row<'a>, compact: bool) -> Vec<Token<'a>> {
    match row.cells.as_slice() {
        [token] if compact => token.characters().collect(),
        _ => row.cells,
    }
}

/// True if every cell of the line is one.
fn all_written(row: &Row<'_>, compact: bool, marks: Option<&Symbols>) -> bool {
    match row.cells.as_slice() {
        [token] if compact => token.characters().all(|cell| written(cell.text, marks).is_some()),
        tokens => tokens.iter().all(|cell| written(cell.text, marks).is_some()),
    }
}

/// The rows below a size header, if there is one.
fn below_header<'a, 'b>(rows: &'b [Row<'a>], compact: bool, marks: Option<&Symbols>) -> &'b [Row<'a>] {
    let last = rows.last().map_or(0, |last| width(last, compact));
    without_size_header(
        rows,
        |below| below,
        |row| width(row, compact),
        |row| width(row, compact) == last && all_written(row, compact, marks),
    )
}

/// True for rows that are a board by themselves.
fn is_board(rows: &[Row<'_>], marks: Option<&Symbols>) -> bool {
    let compact = is_compact(rows);
    let rows = below_header(rows, compact, marks);
    let cols = rows.first().map_or(0, |row| width(row, compact));
    let even = |side: usize| side > 0 && side.is_multiple_of(2);
    even(rows.len())
        && even(cols)
        && rows
            .iter()
            .all(|row| width(row, compact) == cols && all_written(row, compact, marks))
}

/// Reads a rectangle of symbols, and where each stands.
fn read(source: &Source, symbols: Option<&Symbols>) -> Result<(Grid<Option<Symbol>>, Origin), TextErrors> {
    read_rows(source, BoardText::of(source)?, symbols)
}

/// Reads the lines that hold a board.
pub(super) fn read_lines(
    source: &Source,
    lines: &[TextLine<'_>],
    marks: Option<&Symbols>,
) -> Result<(Grid<Option<Symbol>>, Origin), TextErrors> {
    read_rows(source, BoardText::of_lines(source, lines.iter().copied())?, marks)
}

fn read_rows(
    source: &Source,
    text: BoardText<'_>,
    marks: Option<&Symbols>,
) -> Result<(Grid<Option<Symbol>>, Origin), TextErrors> {
    if text.rows.is_empty() {
        return Err(source
            .error_whole("there is no board in the text", format!("a {} puzzle", NAME))
            .with_help(example_help(NAME, EXAMPLE))
            .into());
    }
    text.must_be_one(source, |rows| is_board(rows, marks))?;
    let compact = is_compact(&text.rows);
    let titles = has_titles(&text.rows, |cell| written(cell, marks).is_some());
    let header = text.rows.len() - below_header(&text.rows, compact, marks).len();
    let rows = &text.rows[header..];
    let lines: Vec<TextLine<'_>> = rows.iter().map(|row| row.line).collect();
    let size: usize = rows.iter().map(|row| width(row, compact)).sum();
    if size > crate::grid::MOST_CELLS {
        return Err(source
            .error_at(&rows[0].cells[0], "the board is too large", most())
            .into());
    }
    let rows = text.rows.into_iter().skip(header);
    let rows: Vec<Vec<Token<'_>>> = rows.map(|row| cells(row, compact)).collect();
    let mut errors = ErrorList::default();
    let cols = usual_width(&rows);
    refuse_uneven_lines(source, &lines, &rows, cols, &mut errors);
    let mut used = Used::default();
    let mut symbols = Vec::with_capacity(rows.len() * cols);
    let mut origin = Origin::of(source);
    for token in rows.iter().flatten() {
        let symbol = match written(token.text, marks) {
            Some(written) => used.symbol(token, written),
            None => {
                errors.push_with(|| unknown(source, token, marks, compact));
                None
            }
        };
        if symbol.is_some() {
            origin.put(symbols.len(), token.text);
        }
        symbols.push(symbol);
    }
    if titles {
        errors.help_first(TITLE_HELP);
    }
    used.refuse_mixed(source, &mut errors);
    if errors.is_empty() {
        refuse_odd_sides(source, &lines, cols, &mut errors);
    }
    if used.digits.iter().any(Option::is_some) && symbols.iter().all(Option::is_some) {
        origin.note(nothing_to_solve(source));
    }
    let grid = Grid::from_cells(rows.len(), cols, symbols);
    errors.finish(())?;
    grid.map(|grid| (grid, origin)).ok_or_else(|| {
        source
            .error_whole("the board is no rectangle", "lines of one length")
            .into()
    })
}

/// Reads a puzzle.
pub(super) fn parse(source: &Source, symbols: Option<&Symbols>) -> Result<Binox, TextErrors> {
    let (grid, origin) = read(source, symbols)?;
    finish(source, grid, origin)
}

/// The note that a board of digits has no empty cell.
fn nothing_to_solve(source: &Source) -> TextError {
    let message = "no cell is empty: nothing is left to solve";
    let note = source.error_whole(message, "an empty cell somewhere");
    note.with_help("if one of the symbols is the empty cell, say it with --symbols, e.g. --symbols 1,2,0")
}

/// The width most lines have; the first of them if several tie.
fn usual_width(rows: &[Vec<Token<'_>>]) -> usize {
    let mut counts: BTreeMap<usize, (usize, Reverse<usize>)> = BTreeMap::new();
    for (at, row) in rows.iter().enumerate() {
        counts.entry(row.len()).or_insert((0, Reverse(at))).0 += 1;
    }
    let usual = counts.iter().max_by_key(|(_, count)| **count);
    usual.map_or(0, |(len, _)| *len)
}

/// Refuses lines that have not `cols` cells.
fn refuse_uneven_lines(
    source: &Source,
    lines: &[TextLine<'_>],
    rows: &[Vec<Token<'_>>],
    cols: usize,
    errors: &mut ErrorList,
) {
    for (line, row) in lines.iter().zip(rows) {
        let message = || format!("this line has {} cells, the others have {cols}", row.len());
        if row.len() < cols {
            errors.push_with(|| source.error_after(line, message(), format!("{cols} cells")));
        } else if let Some(first) = row.get(cols) {
            errors.push_with(|| source.error_at(first, message(), format!("{cols} cells")));
        }
    }
}

/// The error of a cell that is no symbol and no mark of the empty cell.
fn unknown(source: &Source, token: &Token<'_>, marks: Option<&Symbols>, compact: bool) -> TextError {
    let word = clipped(token.text);
    let expected = match marks {
        Some(marks) => format!("{}, {} or an empty cell, as --symbols says", marks.one, marks.zero),
        None => EXPECTED.to_string(),
    };
    let error = source.error_at(token, format!("unknown symbol `{word}`"), expected);
    let joined =
        !compact && token.text.chars().count() > 1 && token.characters().all(|c| written(c.text, marks).is_some());
    match missing_help(token.text) {
        _ if joined => error.with_help("separate the cells of every line by blanks, or of none"),
        Some(help) => error.with_help(help),
        None => error,
    }
}

/// Which families of symbols a board is written in: the first letter, and the first of each digit.
#[derive(Default)]
struct Used<'a> {
    letter: Option<Token<'a>>,
    digits: [Option<Token<'a>>; 3],
}

impl<'a> Used<'a> {
    /// The symbol that a cell states.
    fn symbol(&mut self, token: &Token<'a>, written: Written) -> Option<Symbol> {
        let (first, symbol) = match written {
            Written::Empty => return None,
            Written::X => (&mut self.letter, Symbol::X),
            Written::O => (&mut self.letter, Symbol::O),
            Written::One => (&mut self.digits[1], Symbol::X),
            Written::Zero => (&mut self.digits[0], Symbol::O),
            Written::Two => (&mut self.digits[2], Symbol::O),
        };
        first.get_or_insert(*token);
        Some(symbol)
    }

    /// Refuses a board of letters and digits, and one of 0, 1 and 2: what is empty there would be a guess.
    fn refuse_mixed(&self, source: &Source, errors: &mut ErrorList) {
        let first_digit = self.digits.iter().flatten();
        let first_digit = first_digit.min_by_key(|token| (token.line.number, token.start));
        if let (Some(letter), Some(digit)) = (&self.letter, first_digit) {
            let later = if (letter.line.number, letter.start) > (digit.line.number, digit.start) {
                letter
            } else {
                digit
            };
            let error = source.error_at(
                later,
                "letters and digits are mixed in one board",
                "one family of symbols: X O, 1 0 or 1 2",
            );
            errors.push(
                error.with_help("`x` may be X or the empty cell here: say it with --symbols, e.g. --symbols 1,0,x"),
            );
        }
        if let [Some(_), _, Some(two)] = &self.digits {
            let error = source.error_at(
                two,
                "0, 1 and 2 in one board: 0 or 2 may be the empty cell",
                "one family of symbols: X O, 1 0 or 1 2",
            );
            errors.push(error.with_help(
                "say which with --symbols, e.g. --symbols 1,0,2 (2 is empty) or --symbols 1,2,0 (0 is empty)",
            ));
        }
    }
}

/// Refuses a board with an odd side.
fn refuse_odd_sides(source: &Source, lines: &[TextLine<'_>], cols: usize, errors: &mut ErrorList) {
    let rows = lines.len();
    let message = match (rows.is_multiple_of(2), cols.is_multiple_of(2)) {
        (true, true) => return,
        (false, false) => format!("{rows} rows and {cols} columns: both must be even"),
        (false, true) => format!("{rows} rows: the number of rows must be even (the {cols} columns are fine)"),
        (true, false) => format!("{cols} columns: the number of columns must be even (the {rows} rows are fine)"),
    };
    errors.push(source.error_after(
        &lines[rows - 1],
        message,
        "a board with even sides, as half of each line is X",
    ));
}

/// Reads a board of a known size; cells may be empty.
pub(super) fn parse_board(source: &Source, rows: usize, cols: usize) -> Result<Board, TextErrors> {
    let (grid, _) = read(source, None)?;
    if (grid.rows(), grid.cols()) != (rows, cols) {
        let message = format!("this board has {} rows and {} columns", grid.rows(), grid.cols());
        return Err(source
            .error_whole(message, format!("{rows} rows and {cols} columns, as in the puzzle"))
            .into());
    }
    Ok(Grid::from_fn(rows, cols, |cell| grid[cell].ok_or(Unfilled::NoValue)))
}

impl fmt::Display for Binox {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text())
    }
}

#[cfg(test)]
mod tests {
    use super::super::KIND;
    use super::*;
    use crate::puzzles::board::Cells;

    fn puzzle(text: &str) -> Result<Binox, TextErrors> {
        parse(
            &KIND.without_name(&Source::new("p.txt", text.as_bytes().to_vec())?),
            None,
        )
    }

    fn message(text: &str) -> String {
        puzzle(text).expect_err(text).to_string()
    }

    #[test]
    fn every_way_of_writing_gives_the_same_puzzle() {
        let expected = puzzle("X . . O . X\n. . . . . .\n. O . . . .\n. . . . . X").expect("spaced");
        for text in [
            "x..o.x\n......\n.o....\n.....x",
            "binox\n4 6\nX . . O . X\n. . . . . .\n. O . . . .\n. . . . . X\n",
            "# a comment\r\n1 - - 0 - 1\r\n\r\n- - - - - -\r\n- 0 - - - - # another\r\n- - - - - 1",
            "\u{FEFF}1,_,_,2,_,1\n_,_,_,_,_,_\n_,2,_,_,_,_\n_,_,_,_,_,1",
            "+---+---+\n|X . . O . X|\n+===+\n| . . . . . .|\n|. O|. . . .|\n|.\t.\t.\t.\t.\tX|\n+---+---+",
            "4 6\n1??0?1\n??????\n?0????\n?????1",
            "Takuzu:\n1 -1 -1 0 -1 1\n-1 -1 -1 -1 -1 -1\n-1 0 -1 -1 -1 -1\n-1 -1 -1 -1 -1 1",
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
    fn a_first_line_that_can_be_a_row_is_a_row() {
        assert_eq!(puzzle("10\n01").expect("2 x 2").givens().rows(), 2);
        let ten = format!("10\n{}", "..........\n".repeat(10));
        assert_eq!(puzzle(&ten).expect("header").givens().rows(), 10);
    }

    #[test]
    fn each_fault_is_told_with_its_place() {
        for (text, place, words) in [
            ("X .\n. Z", "p.txt:2:3", "unknown symbol `Z`"),
            (
                "X . . .\n. . .\n. . . .\n. . . .",
                "p.txt:2:6",
                "this line has 3 cells, the others have 4",
            ),
            (
                "X . . .\n. . . . O\n. . . .\n. . . .",
                "p.txt:2:9",
                "this line has 5 cells, the others have 4",
            ),
            (
                ". . .\n. . .\n. . .",
                "p.txt:3:6",
                "3 rows and 3 columns: both must be even",
            ),
            (
                ". . .\n. . .",
                "p.txt:2:6",
                "3 columns: the number of columns must be even (the 2 rows are fine)",
            ),
            (
                ". .\n. .\nX O",
                "p.txt:3:4",
                "3 rows: the number of rows must be even (the 2 columns are fine)",
            ),
            ("X .\n. 0", "p.txt:2:3", "letters and digits are mixed"),
            ("1 0\n. 2", "p.txt:2:3", "0, 1 and 2 in one board"),
            ("XO\n. .", "p.txt:1:1", "unknown symbol `XO`"),
        ] {
            let text = message(text);
            assert!(text.contains(place) && text.contains(words), "{text}");
        }
    }

    #[test]
    fn twenty_errors_of_a_file_are_shown_and_the_rest_counted() {
        let errors = puzzle(&"Z Z Z Z Z Z\n".repeat(6)).expect_err("no symbols");
        assert_eq!((errors.count(), errors.errors().len()), (36, 20));
        assert!(errors.to_string().contains("16 more errors in p.txt"));
    }
}
