//! The lines that hold a board in text form, and where one board ends and another begins.

use super::fields::{self, Fields};
use super::size::most;
use crate::diagnostic::{TextError, TextErrors};
use crate::grid::{MOST_CELLS, MOST_LINES};
use crate::text::{Source, TextLine, Token};

/// At most this many blocks are named when a file holds several boards.
const NAMED_BLOCKS: usize = 4;

/// A line of a board.
#[derive(Debug)]
pub struct Row<'a> {
    /// The line.
    pub line: TextLine<'a>,
    /// What stands in it; the text of an empty field is empty.
    pub cells: Vec<Token<'a>>,
}

/// The lines of a text that hold a board: without comments, blank lines and frames.
#[derive(Debug)]
pub struct BoardText<'a> {
    /// The lines.
    pub rows: Vec<Row<'a>>,
    /// The rows before which a blank line, a comment or a rule stands.
    gaps: Vec<usize>,
}

impl<'a> BoardText<'a> {
    /// The board lines of a text.
    ///
    /// # Errors
    /// More cells than a board has, and fields that may be empty cells or nothing.
    pub fn of(source: &'a Source) -> Result<BoardText<'a>, TextErrors> {
        BoardText::of_lines(source, source.lines())
    }

    /// The board lines among these lines.
    ///
    /// # Errors
    /// More cells than a board has, and fields that may be empty cells or nothing.
    pub fn of_lines(
        source: &Source,
        lines: impl IntoIterator<Item = TextLine<'a>>,
    ) -> Result<BoardText<'a>, TextErrors> {
        let lines: Vec<TextLine<'a>> = saying(lines).collect();
        let fields = Fields::of(source, &lines, false)?;
        let (mut rows, mut gaps): (Vec<Row<'a>>, Vec<usize>) = (Vec::new(), Vec::new());
        let mut last = None;
        // The clues around a board count too.
        let mut room = MOST_CELLS + 4 * MOST_LINES;
        for line in lines {
            let cells = fields.cells(&line);
            if cells.is_empty() {
                // The rule of a Markdown table stands below the first line of its board.
                if fields::is_table_rule(&line) {
                    last = last.map(|_| line.number);
                }
                continue;
            }
            if last.is_some_and(|last| last + 1 < line.number) {
                gaps.push(rows.len());
            }
            last = Some(line.number);
            match room.checked_sub(cells.len()) {
                Some(rest) => room = rest,
                None => return Err(source.error_at(&cells[0], "the board is too large", most()).into()),
            }
            rows.push(Row { line, cells });
        }
        Ok(BoardText { rows, gaps })
    }

    /// Refuses a text of several boards: blocks of lines, apart by blank lines, comments or rules, each of which is a
    /// board by itself.
    ///
    /// # Errors
    /// Names the lines of the boards.
    pub fn must_be_one(&self, source: &Source, is_board: impl Fn(&[Row<'a>]) -> bool) -> Result<(), TextErrors> {
        if self.gaps.is_empty() {
            return Ok(());
        }
        let starts = std::iter::once(0).chain(self.gaps.iter().copied());
        let ends = self.gaps.iter().copied().chain([self.rows.len()]);
        let blocks: Vec<&[Row<'a>]> = starts.zip(ends).map(|(start, end)| &self.rows[start..end]).collect();
        if !blocks.iter().all(|block| is_board(block)) {
            return Ok(());
        }
        let mut named: Vec<String> = Vec::new();
        for block in blocks.iter().take(NAMED_BLOCKS) {
            if let [first, .., last] = block {
                named.push(format!("lines {} to {}", first.line.number, last.line.number));
            }
        }
        let more = if blocks.len() > NAMED_BLOCKS { ", ..." } else { "" };
        let message = format!("the text holds {} boards: {}{more}", blocks.len(), named.join(", "));
        let error = source.error_at(&blocks[1][0].cells[0], message, "one board in a text");
        let help = "keep one of them; if they are one board, take out the blank lines, comments and rules inside it";
        Err(TextError::with_help(error, help).into())
    }
}

/// The lines of a text without comments, blank lines and rules.
pub fn content(source: &Source) -> impl Iterator<Item = TextLine<'_>> {
    saying(source.lines())
}

/// The lines without comments, blank lines and rules. Tabs alone may be empty fields.
fn saying<'a>(lines: impl IntoIterator<Item = TextLine<'a>>) -> impl Iterator<Item = TextLine<'a>> {
    lines
        .into_iter()
        .filter(|line| !line.is_ruler())
        .map(|line| line.without_comment())
        .filter(|line| line.text.contains(|c: char| !c.is_whitespace() || c == '\t'))
}

/// Takes a size header off the lines: one or two integers, the first equal to the number of lines below, the last equal
/// to `width` of the next line, and not itself a line of the board (`is_board_line`).
pub fn without_size_header<'a, 'b>(
    rows: &'b [Row<'a>],
    below: impl Fn(usize) -> usize,
    width: impl Fn(&Row<'a>) -> usize,
    is_board_line: impl Fn(&Row<'a>) -> bool,
) -> &'b [Row<'a>] {
    let [first, rest @ ..] = rows else { return rows };
    let Some(next) = rest.first() else { return rows };
    if first.cells.len() > 2 {
        return rows;
    }
    let numbers: Option<Vec<usize>> = first.cells.iter().map(|cell| cell.text.parse().ok()).collect();
    match numbers.as_deref() {
        Some([size]) if *size == below(rest.len()) && *size == width(next) && !is_board_line(first) => rest,
        Some([rows, cols]) if *rows == below(rest.len()) && *cols == width(next) && !is_board_line(first) => rest,
        _ => rows,
    }
}

/// What to do about a first line without a single cell of the puzzle above lines that have some: spreadsheets and R
/// write titles.
pub const TITLE_HELP: &str = "this looks like a line of titles: leave out titles and row names, only the board is read";

/// True for a first line that has no cell of the puzzle above a line that has one.
pub fn has_titles(rows: &[Row<'_>], is_cell: impl Fn(&str) -> bool) -> bool {
    let written = |row: &Row<'_>| row.cells.iter().filter(|cell| !cell.text.is_empty()).count();
    let known = |row: &Row<'_>| row.cells.iter().any(|cell| !cell.text.is_empty() && is_cell(cell.text));
    match rows {
        [first, rest @ ..] => written(first) > 0 && !known(first) && rest.iter().any(known),
        [] => false,
    }
}
