//! LP files in the dialect that every reader tried takes.
//!
//! The objective lists every x column with its coefficient (readers number columns by first appearance), rows have all
//! columns on the left and one integer on the right, lines end by 100 bytes and break between terms, comments stand on
//! lines of their own, `Binaries` comes last. Why each of these: README, "What is exact, and why".
//!
//! Rows are formatted where the formulation produces them: a column that several rows of a unit share is turned into
//! text once ([`Label`]), and so are the indices that successive names of rows share; an index is one store of eight
//! bytes from a table. `scripts/bench-instructions` counts what a row costs.

use super::names::{INDICES_ROOM, NAME_ROOM};
use super::size::{self, Effort, Size};
use super::stream::{Buffer, Packing, Plan, Section, write_ordered};
use super::{Column, ColumnSink, Domain, Model, Name, Names, RowSink, Sense};
use std::io::{self, Write};
use std::ops::Range;

/// No line is longer, its end not counted.
pub const MAX_LINE: usize = 100;

/// A chunk of output is about as long: small enough for the second-level cache, large enough to be worth a turn.
const CHUNK_BYTES: u64 = 256 * 1024;
/// Estimated bytes of a row without its terms, and of a term.
const ROW_BYTES: u64 = 24;
const TERM_BYTES: u64 = 16;

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

/// What a file is written with.
#[derive(Debug, Clone, Copy)]
pub struct Options {
    /// Formatting threads; the bytes do not depend on it.
    pub threads: usize,
    /// Which part of how many, counted from 1: the parts join to the whole.
    pub part: (u64, u64),
    /// Plain or gzip.
    pub packing: Packing,
    /// Bytes of memory that a column-wise format may take for its table of entries.
    pub memory: u64,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            threads: 1,
            part: (1, 1),
            packing: Packing::Plain,
            memory: 1 << 30,
        }
    }
}

/// One stretch of an LP file.
#[derive(Debug, Clone)]
enum Stretch {
    Text(String),
    Objective { group: usize, first: bool },
    Rows(usize),
    Bounds(usize),
    Binaries(usize),
}

fn plan(model: &dyn Model) -> Plan<Stretch> {
    let text = |text: String| Section::new(Stretch::Text(text), 1, 1, 1);
    let groups = model.groups();
    let mut sections = vec![text(format!(
        "\\ {}\n\\ formulation {}, written by {}\nMinimize\n",
        model.title(),
        model.name(),
        crate::PROGRAM
    ))];
    let mut first = true;
    for (at, group) in groups
        .iter()
        .enumerate()
        .filter(|(_, group)| group.cost.is_some() && group.columns > 0)
    {
        let bytes = group.columns / group.units * (TERM_BYTES + 2);
        sections.push(Section::new(
            Stretch::Objective { group: at, first },
            group.units,
            bytes,
            CHUNK_BYTES,
        ));
        first = false;
    }
    sections.push(text("Subject To\n".to_string()));
    for (at, family) in model
        .families()
        .iter()
        .enumerate()
        .filter(|(_, family)| family.rows > 0)
    {
        sections.push(text(format!("\\ {} {}\n", family.id, family.comment)));
        let bytes = (family.rows * ROW_BYTES + family.terms * TERM_BYTES) / family.units;
        sections.push(Section::new(Stretch::Rows(at), family.units, bytes, CHUNK_BYTES));
    }
    let listed = |domain| {
        let all = groups.iter().enumerate();
        all.filter(move |(_, group)| group.domain == domain && group.columns > 0)
    };
    for (before, (at, group)) in listed(Domain::Fraction).enumerate() {
        if before == 0 {
            sections.push(text("Bounds\n".to_string()));
        }
        let bytes = group.columns / group.units * (TERM_BYTES + BOUND.len() as u64);
        sections.push(Section::new(Stretch::Bounds(at), group.units, bytes, CHUNK_BYTES));
    }
    sections.push(text("Binaries\n".to_string()));
    for (at, group) in listed(Domain::Binary) {
        let bytes = group.columns / group.units * TERM_BYTES;
        sections.push(Section::new(Stretch::Binaries(at), group.units, bytes, CHUNK_BYTES));
    }
    sections.push(text("End\n".to_string()));
    Plan::new(sections)
}

/// Writes the model, or a part of it, as LP. `wrote` hears of the bytes as they are written.
///
/// # Errors
/// The first failing write.
pub fn write(
    model: &dyn Model,
    options: &Options,
    out: &mut (dyn Write + Send),
    wrote: &(dyn Fn(u64) + Sync),
) -> io::Result<()> {
    let names = model.names();
    let plan = plan(model);
    let format = |chunk: u64, buffer: &mut Buffer| {
        let (stretch, units) = plan.chunk(chunk);
        put_stretch(model, &names, stretch, units, buffer);
    };
    let (part, parts) = options.part;
    write_ordered(
        plan.part(part, parts),
        options.threads,
        options.packing,
        out,
        &format,
        wrote,
    )
}

/// Formats some units of a stretch.
fn put_stretch(model: &dyn Model, names: &Names, stretch: &Stretch, units: Range<u64>, buffer: &mut Buffer) {
    match stretch {
        Stretch::Text(text) => buffer.push(text.as_bytes()),
        Stretch::Rows(family) => model.lp_rows(*family, units, &mut LpRows::new(names, buffer)),
        Stretch::Objective { group, first } => {
            let cost = model.groups()[*group].cost.unwrap_or(0);
            for unit in units {
                let first = *first && unit == 0;
                let mut sink = LpColumns::new(names, buffer, Listing::Objective { cost, first });
                model.lp_columns(*group, unit..unit + 1, &mut sink);
                sink.end_line();
            }
        }
        Stretch::Binaries(group) => {
            for unit in units {
                let mut sink = LpColumns::new(names, buffer, Listing::Names);
                model.lp_columns(*group, unit..unit + 1, &mut sink);
                sink.end_line();
            }
        }
        Stretch::Bounds(group) => {
            model.lp_columns(*group, units, &mut LpColumns::new(names, buffer, Listing::Bounds));
        }
    }
}

/// What follows the name in a line of the section Bounds.
const BOUND: &[u8] = b" <= 1\n";

/// How many bytes [`write()`] will produce before packing; of a part, how many about.
pub fn estimate(model: &dyn Model, (part, parts): (u64, u64), effort: Effort) -> Size {
    let names = model.names();
    let plan = plan(model);
    let mut buffer = Buffer::default();
    let mut length = |stretch: &Stretch, unit: u64| {
        buffer.truncate(0);
        put_stretch(model, &names, stretch, unit..unit + 1, &mut buffer);
        buffer.len() as u64
    };
    let stretches = plan.ranges(plan.part(part, parts));
    stretches
        .map(|(stretch, units)| match stretch {
            Stretch::Text(text) => Size::exact(text.len() as u64),
            Stretch::Rows(family) => size::of_rows(model, *family, &units, effort, |unit, sum| {
                let mut row_bytes = 0;
                model.visit_rows(*family, unit..unit + 1, &mut |row| {
                    let relation = put_relation(&mut [0; 32], 0, row.sense, row.rhs);
                    // A blank before the name, a colon after it, and the end of the line.
                    row_bytes += (names.length(row.name) + relation + 3) as u64;
                    sum.rows += 1;
                    sum.terms += row.terms.len() as u64;
                });
                sum.row_bytes += row_bytes;
                sum.term_bytes += length(stretch, unit) - row_bytes;
            }),
            Stretch::Objective { group, .. } | Stretch::Bounds(group) | Stretch::Binaries(group) => {
                size::of_columns(model, *group, &units, effort, |unit| length(stretch, unit))
            }
        })
        .sum()
}

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
/// behind `line_break` if that line is full.
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

/// Writes a coefficient other than 1 and the blank behind it; returns the length.
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
fn put_relation(text: &mut [u8], at: usize, sense: Sense, rhs: i64) -> usize {
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
