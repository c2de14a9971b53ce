//! Rows and lists of columns as lines of an LP file.
//!
//! Rows are formatted where the formulation produces them: a column that several rows of a unit share is turned into
//! text once ([`Label`]), and so are the indices that successive names of rows share; an index is one store of eight
//! bytes from a table. `scripts/bench-instructions` counts what a row costs.

use crate::model::formulation::{Column, ColumnSink, RowSink, Sense};
use crate::model::names::{INDICES_ROOM, NAME_ROOM, Name, Names};
use crate::model::stream::Buffer;

/// No line is longer, its end not counted.
pub const MAX_LINE: usize = 100;

/// What follows the name in a line of the section Bounds.
pub(super) const BOUND: &[u8] = b" <= 1\n";

/// Bytes copied of a column's term: stems of columns are short.
const LABEL_BYTES: usize = 32;

/// A column's term as text, ready to be copied: ` + x_0_1`.
#[derive(Clone, Copy)]
pub struct Label {
    bytes: [u8; PLUS.len() + NAME_ROOM],
    len: usize,
}

/// What joins a term to the one before; ` - ` is as long.
const PLUS: &[u8; 3] = b" + ";

/// Formats rows.
pub struct LpRows<'a> {
    names: &'a Names,
    out: &'a mut Buffer,
    line_start: usize,
    first: bool,
    /// The indices that the last short row's name had, and their text.
    indices: Option<u64>,
    indices_text: [u8; INDICES_ROOM],
    indices_len: usize,
}

/// Room for a short row of up to four terms.
const ROW_ROOM: usize = 512;

const MAX_SHORT_TERMS: usize = 4;

const _: () = assert!(1 + NAME_ROOM + 8 + MAX_SHORT_TERMS * (16 + LABEL_BYTES) + 32 <= ROW_ROOM);

/// Room for a term: sign, coefficient, name, and the start of a line before it.
const TERM_ROOM: usize = 32 + NAME_ROOM;

impl<'a> LpRows<'a> {
    /// A sink that appends to `out`.
    pub fn new(names: &'a Names, out: &'a mut Buffer) -> Self {
        LpRows {
            names,
            out,
            line_start: 0,
            first: true,
            indices: None,
            indices_text: [0; INDICES_ROOM],
            indices_len: 0,
        }
    }

    /// Counts the next `len` bytes of the buffer, a word of a long row, as written: on a new line if the old one is full.
    #[inline(always)]
    fn advance_word(&mut self, len: usize) {
        advance_word(self.out, &mut self.line_start, b"\n  ", len);
    }

    /// Breaks the last row, whose one line is of `len` bytes, between its terms.
    #[cold]
    fn break_line(&mut self, len: usize) {
        let start = self.out.len() - len - 1;
        let line = self.out.written()[start..start + len].to_vec();
        self.out.truncate(start);
        self.line_start = start;
        // Behind the first term, each word starts with a blank and a sign.
        let starts_word = |at: &usize| *at == len || (line[*at] == b' ' && b"+-<>=".contains(&line[at + 1]));
        let mut word = 0;
        for at in (1..=len).filter(starts_word) {
            put(self.out.room::<ROW_ROOM>(), 0, &line[word..at]);
            self.advance_word(at - word);
            word = at;
        }
        self.out.push(b"\n");
    }
}

/// Counts the next `len` bytes of the buffer as written: they are a word of a line that started at `line_start` and move
/// after `line_break` if that line is full.
#[inline(always)]
fn advance_word(out: &mut Buffer, line_start: &mut usize, line_break: &[u8], mut len: usize) {
    let at = out.len();
    if at + len - *line_start > MAX_LINE {
        let text = out.room::<TERM_ROOM>();
        text.copy_within(..len, line_break.len());
        len += put(text, 0, line_break);
        *line_start = at + 1;
    }
    out.advance(len);
}

/// Writes a term of a short row at `at`; returns where it ends.
#[inline(always)]
fn put_term(text: &mut [u8; ROW_ROOM], at: usize, (coefficient, label): &(i32, Label), first: bool) -> usize {
    // Copies of a fixed length are cheaper than exact ones.
    let (start, skipped) = match coefficient {
        1 if first => (at, 2),
        1 | -1 => (at, 0),
        _ => {
            let sign = put_sign(text, at, *coefficient, first);
            (at + sign + put_magnitude(text, at + sign, *coefficient), PLUS.len())
        }
    };
    put(text, start, &label.bytes[skipped..skipped + LABEL_BYTES]);
    if *coefficient == -1 {
        text[start + 1] = b'-';
    }
    start + label.len - skipped
}

/// Writes ` + `, ` - ` or the blank before a first term; returns the length.
#[inline(always)]
fn put_sign(text: &mut [u8], at: usize, coefficient: i32, first: bool) -> usize {
    let sign = match (coefficient < 0, first) {
        (false, true) => return put(text, at, b" "),
        (false, false) => b" + ",
        (true, _) => b" - ",
    };
    put(text, at, sign)
}

/// Writes a coefficient other than 1 and the blank after it; returns the length.
#[inline(always)]
fn put_magnitude(text: &mut [u8], at: usize, coefficient: i32) -> usize {
    match coefficient.unsigned_abs() {
        1 => 0,
        magnitude => {
            let len = put_number(text, at, u64::from(magnitude));
            text[at + len] = b' ';
            len + 1
        }
    }
}

#[inline(always)]
fn put(text: &mut [u8], at: usize, bytes: &[u8]) -> usize {
    text[at..at + bytes.len()].copy_from_slice(bytes);
    bytes.len()
}

/// Writes a number in decimal; returns the length.
#[inline(always)]
pub(crate) fn put_number(text: &mut [u8], at: usize, number: u64) -> usize {
    if number < 10 {
        text[at] = b'0' + number as u8;
        return 1;
    }
    let mut digits = [0u8; 20];
    let mut start = digits.len();
    let mut rest = number;
    while rest > 0 {
        start -= 1;
        digits[start] = b'0' + (rest % 10) as u8;
        rest /= 10;
    }
    put(text, at, &digits[start..])
}

const fn sense_text(sense: Sense) -> &'static [u8; 4] {
    match sense {
        Sense::Le => b" <= ",
        Sense::Ge => b" >= ",
        Sense::Eq => b" =  ",
    }
}

/// Writes ` <= 1`; returns the length.
#[inline(always)]
pub(super) fn put_relation(text: &mut [u8], at: usize, sense: Sense, rhs: i64) -> usize {
    let mut len = put(text, at, sense_text(sense)) - usize::from(sense == Sense::Eq);
    if rhs < 0 {
        text[at + len] = b'-';
        len += 1;
    }
    len + put_number(text, at + len, rhs.unsigned_abs())
}

impl RowSink for LpRows<'_> {
    type Handle = Label;

    #[inline(always)]
    fn column(&mut self, column: Column) -> Label {
        let mut bytes = [0; PLUS.len() + NAME_ROOM];
        let mut len = put(&mut bytes, 0, PLUS);
        if let Some(room) = bytes[PLUS.len()..].first_chunk_mut() {
            len += self.names.put(column.name, room);
        }
        Label { bytes, len }
    }

    #[inline(always)]
    fn row<const N: usize>(&mut self, name: Name, terms: [(i32, Label); N], sense: Sense, rhs: i64) {
        const { assert!(N <= MAX_SHORT_TERMS) };
        if self.indices != Some(name.indices()) {
            self.indices = Some(name.indices());
            self.indices_len = self.names.put_indices(name, 0, &mut self.indices_text);
        }
        let text = self.out.room::<ROW_ROOM>();
        text[0] = b' ';
        let mut len = 1 + self.names.put_stem(name, &mut text[1..]);
        put(text, len, &self.indices_text);
        len += self.indices_len;
        text[len] = b':';
        len += 1;
        // Written out, because the compiler copies whole labels for a loop over them.
        if N > 0 {
            len = put_term(text, len, &terms[0], true);
        }
        if N > 1 {
            len = put_term(text, len, &terms[1], false);
        }
        if N > 2 {
            len = put_term(text, len, &terms[2], false);
        }
        if N > 3 {
            len = put_term(text, len, &terms[3], false);
        }
        len += put_relation(text, len, sense, rhs);
        text[len] = b'\n';
        self.out.advance(len + 1);
        if len > MAX_LINE {
            self.break_line(len);
        }
    }

    fn begin(&mut self, name: Name) {
        self.line_start = self.out.len();
        let text = self.out.room::<{ NAME_ROOM + 2 }>();
        text[0] = b' ';
        let mut len = 1;
        if let Some(room) = text[1..].first_chunk_mut() {
            len += self.names.put(name, room);
        }
        text[len] = b':';
        self.out.advance(len + 1);
        self.first = true;
    }

    #[inline]
    fn term(&mut self, coefficient: i32, column: Column) {
        let text = self.out.room::<TERM_ROOM>();
        let mut len = put_sign(text, 0, coefficient, self.first);
        len += put_magnitude(text, len, coefficient);
        if let Some(room) = text[len..].first_chunk_mut() {
            len += self.names.put(column.name, room);
        }
        self.first = false;
        self.advance_word(len);
    }

    fn end(&mut self, sense: Sense, rhs: i64) {
        let text = self.out.room::<TERM_ROOM>();
        let len = put_relation(text, 0, sense, rhs);
        self.advance_word(len);
        self.out.push(b"\n");
    }
}

/// How columns are listed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Listing {
    /// Terms of the objective; `first` starts it.
    Objective {
        /// The coefficient of each.
        cost: i32,
        /// True where the objective begins.
        first: bool,
    },
    /// Names only.
    Names,
    /// A line for each, with the upper bound 1.
    Bounds,
}

/// Formats a list of columns, one unit of a group a call; each unit starts a line.
pub struct LpColumns<'a> {
    names: &'a Names,
    out: &'a mut Buffer,
    listing: Listing,
    line_start: usize,
    first: bool,
}

impl<'a> LpColumns<'a> {
    /// A sink that appends to `out`.
    pub fn new(names: &'a Names, out: &'a mut Buffer, listing: Listing) -> Self {
        let line_start = out.len();
        let first = match listing {
            Listing::Objective { first, .. } => {
                out.push(if first { b" obj:" } else { b"  " });
                first
            }
            Listing::Names | Listing::Bounds => false,
        };
        LpColumns {
            names,
            out,
            listing,
            line_start,
            first,
        }
    }

    /// Ends the unit's last line.
    pub fn end_line(self) {
        if self.listing != Listing::Bounds {
            self.out.push(b"\n");
        }
    }
}

impl ColumnSink for LpColumns<'_> {
    #[inline]
    fn column(&mut self, column: Column) {
        let text = self.out.room::<TERM_ROOM>();
        let mut len = match self.listing {
            Listing::Objective { cost, .. } => {
                let sign = put_sign(text, 0, cost, self.first);
                sign + put_magnitude(text, sign, cost)
            }
            Listing::Names | Listing::Bounds => put(text, 0, b" "),
        };
        self.first = false;
        if let Some(room) = text[len..].first_chunk_mut() {
            len += self.names.put(column.name, room);
        }
        let line_break: &[u8] = match self.listing {
            Listing::Objective { .. } => b"\n  ",
            Listing::Names => b"\n",
            Listing::Bounds => {
                self.out.advance(len);
                self.out.push(BOUND);
                return;
            }
        };
        advance_word(self.out, &mut self.line_start, line_break, len);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_short_row_that_grows_too_long_breaks_between_terms() {
        let names = Names::new(&["x_", "a_long_row_name_"], 262_143);
        let big = |at: u32| Column {
            name: Name::new(0, &[262_000 + at, 262_143, 262_143]),
            number: 0,
        };
        let mut buffer = Buffer::default();
        let mut sink = LpRows::new(&names, &mut buffer);
        let terms = [
            (1, sink.column(big(0))),
            (-1, sink.column(big(1))),
            (-3, sink.column(big(2))),
            (0, sink.column(big(3))),
        ];
        sink.row(Name::new(1, &[262_143, 0]), terms, Sense::Le, -12);
        let text = String::from_utf8_lossy(buffer.written()).into_owned();
        assert!(text.lines().all(|line| line.len() <= MAX_LINE), "{text}");
        let words: Vec<&str> = text.split_whitespace().collect();
        assert_eq!(
            words.join(" "),
            "a_long_row_name_262143_0: x_262000_262143_262143 - x_262001_262143_262143 - 3 x_262002_262143_262143 + 0 x_262003_262143_262143 <= -12"
        );
    }

    #[test]
    fn numbers_in_decimal() {
        for number in [0, 1, 9, 10, 99, 100, 12_345, u64::MAX] {
            let mut text = [0; 24];
            let len = put_number(&mut text, 2, number);
            assert_eq!(String::from_utf8_lossy(&text[2..2 + len]), number.to_string());
        }
    }
}
