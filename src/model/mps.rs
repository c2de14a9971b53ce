//! MPS files: the fixed-column layout, which free readers take too.
//!
//! One layout for both forms: names padded to eight characters from columns 5 and 15, the number right-aligned to
//! column 36. While no name is longer than eight characters the file is valid fixed and free MPS at once; a longer name
//! pushes its line to the right and makes the file free MPS only. [`Form::Fixed`] numbers rows and columns
//! (`R0000001`, `C0000001`) when a name is longer, and lists what they stand for in comments.
//!
//! MPS stores the matrix by column, a formulation produces it by row. The writer does not hold a transposed copy of the
//! whole: it takes a block of consecutive columns whose entries fit the memory allowed, streams all rows again, keeps
//! the entries of that block, writes them, and goes on. We chose this over closed formulas for the rows of a column,
//! because those would write every formulation a second time, and the second text could be wrong. The price is one more
//! pass over the rows (a few nanoseconds a row) for each block; up to about 80 million entries there is one block at
//! the default 1 GiB. Within a block each thread keeps its own stretch of columns and streams the rows for itself.

use super::lp::{Options, put_number};
use super::names::NAME_ROOM;
use super::size::{self, Effort, Size};
use super::stream::{Buffer, Plan, Section, write_ordered};
use super::{Column, ColumnSink, Domain, Model, Name, Names, RowSink, Sense};
use std::io::{self, Write};
use std::ops::Range;

/// Which of the two forms is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Form {
    /// Names as they are.
    Free,
    /// Names of at most eight characters; numbered ones when the formulation's are longer.
    Fixed,
}

/// A chunk of output is about as long.
const CHUNK_BYTES: u64 = 256 * 1024;
/// Names up to this length fit the columns of fixed MPS.
const FIXED_NAME: usize = 8;
/// The largest number of rows or columns that fixed names can count.
const FIXED_COUNT: u64 = 9_999_999;
/// Bytes left of the memory allowed for all else: the program, its stacks and its buffers.
const OTHER_BYTES: u64 = 8 << 20;
/// Bytes of a kept entry: the row's key and the coefficient.
const ENTRY_BYTES: u64 = 12;
/// Estimated bytes of an entry's line.
const ENTRY_TEXT_BYTES: u64 = 50;
/// Bytes kept for each column of a block: where its entries end.
const COLUMN_BYTES: u64 = 8;
/// Entries are first counted in at most so many buckets of consecutive columns.
const BUCKETS: u64 = 1 << 21;

/// Writes the model as MPS. `wrote` hears of the bytes as they are written. `options.part` is for LP only: parts of an
/// MPS file would each need all rows.
///
/// # Errors
/// The first failing write; [`io::ErrorKind::InvalidInput`] if fixed names cannot count the rows or columns, or if
/// the entries of a single column exceed the memory allowed.
pub fn write(
    model: &dyn Model,
    form: Form,
    options: &Options,
    out: &mut (dyn Write + Send),
    wrote: &(dyn Fn(u64) + Sync),
) -> io::Result<()> {
    let names = model.names();
    let numbered = form == Form::Fixed && has_long_names(model, &names);
    if numbered && (model.row_count() > FIXED_COUNT || model.column_count() > FIXED_COUNT) {
        return Err(io::Error::new(
            io::ErrorKind::InvalidInput,
            format!(
                "fixed MPS counts rows and columns up to {FIXED_COUNT}; this model has {} rows and {} columns: write free MPS",
                model.row_count(),
                model.column_count()
            ),
        ));
    }
    let writer = Writer {
        model,
        names,
        numbered,
        options,
    };
    writer.head(out, wrote)?;
    writer.columns(out, wrote)?;
    writer.tail(out, wrote)
}

/// How many bytes [`write()`] will produce before packing.
pub fn estimate(model: &dyn Model, form: Form, effort: Effort) -> Size {
    let names = model.names();
    let numbered = form == Form::Fixed && has_long_names(model, &names);
    let length = |name: Name| names.length(name) as u64;
    let padded = |name: Name| {
        if numbered {
            FIXED_NAME as u64
        } else {
            length(name).max(FIXED_NAME as u64)
        }
    };
    let written = |name: Name| if numbered { FIXED_NAME as u64 } else { length(name) };
    // A line of the list of numbered rows and columns: `* R0000001 ` and the end of the line.
    let map = |name: Name| if numbered { 12 + length(name) } else { 0 };
    let mut sizes = vec![Size::exact(
        [head(model), name_line(model)].iter().map(String::len).sum::<usize>() as u64
            + [COLUMNS, RHS, BOUNDS, END].iter().map(|text| text.len()).sum::<usize>() as u64,
    )];
    for (at, family) in model.families().iter().enumerate() {
        if family.rows == 0 {
            continue;
        }
        sizes.push(size::of_rows(model, at, &(0..family.units), effort, |unit, sum| {
            model.visit_rows(at, unit..unit + 1, &mut |row| {
                sum.rows += 1;
                sum.terms += row.terms.len() as u64;
                let name = padded(row.name);
                // ` L  ` and the end of the line; `    RHS       `; four blanks and two before an entry's names.
                sum.row_bytes += map(row.name) + 5 + written(row.name);
                if row.rhs != 0 {
                    sum.row_bytes += 14 + name + value_length(row.rhs);
                }
                for (coefficient, column) in row.terms {
                    sum.term_bytes += 4 + padded(column.name) + 2 + name + value_length(i64::from(*coefficient));
                }
            });
        }));
    }
    let mut integer = false;
    for (at, group) in model.groups().iter().enumerate() {
        if group.columns == 0 {
            continue;
        }
        if (group.domain == Domain::Binary) != integer {
            integer = !integer;
            sizes.push(Size::exact(marker(integer).len() as u64));
        }
        let cost = group.cost.filter(|cost| *cost != 0).map(i64::from);
        let bounded = group.domain != Domain::Continuous;
        if !numbered && cost.is_none() && !bounded {
            continue;
        }
        sizes.push(size::of_columns(model, at, &(0..group.units), effort, |unit| {
            let mut bytes = 0;
            model.visit_columns(at, unit..unit + 1, &mut |column| {
                let name = padded(column.name);
                // An entry of the row `obj     `; ` UP BND       ` and a value.
                let in_objective = cost.map_or(0, |cost| 4 + name + 2 + 8 + value_length(cost));
                let bound = if bounded { 14 + name + value_length(1) } else { 0 };
                bytes += map(column.name) + in_objective + bound;
            });
            bytes
        }));
    }
    if integer {
        sizes.push(Size::exact(marker(false).len() as u64));
    }
    sizes.into_iter().sum()
}

/// The first lines.
fn head(model: &dyn Model) -> String {
    format!(
        "* {}\n* formulation {}, written by {}\n",
        model.title(),
        model.name(),
        crate::PROGRAM
    )
}

/// The lines from NAME to the first row.
fn name_line(model: &dyn Model) -> String {
    format!("NAME          {}\nROWS\n N  obj\n", model.word())
}

const COLUMNS: &str = "COLUMNS\n";
const RHS: &str = "RHS\n";
const BOUNDS: &str = "BOUNDS\n";
const END: &str = "ENDATA\n";

/// True if some name is longer than fixed columns hold. Enumerates only where the bound by stem does not tell.
fn has_long_names(model: &dyn Model, names: &Names) -> bool {
    let may_be_long = |name: Name| names.longest(name.stem(), name.len()) > FIXED_NAME;
    let is_long = |name: Name| names.length(name) > FIXED_NAME;
    let mut long = false;
    for (at, group) in model.groups().iter().enumerate() {
        let mut open = false;
        model.visit_columns(at, 0..group.units.min(1), &mut |column| {
            open |= may_be_long(column.name)
        });
        for unit in 0..if open { group.units } else { 0 } {
            if long {
                return true;
            }
            model.visit_columns(at, unit..unit + 1, &mut |column| long |= is_long(column.name));
        }
    }
    for (at, family) in model.families().iter().enumerate() {
        let mut open = false;
        model.visit_rows(at, 0..family.units.min(1), &mut |row| open |= may_be_long(row.name));
        for unit in 0..if open { family.units } else { 0 } {
            if long {
                return true;
            }
            model.visit_rows(at, unit..unit + 1, &mut |row| long |= is_long(row.name));
        }
    }
    long
}

/// What stands for a row in the table of entries: its packed name, or its number from 1 when rows are numbered.
#[derive(Clone, Copy)]
struct Keys {
    numbered: bool,
    next: u64,
}

impl Keys {
    #[inline(always)]
    fn of(&mut self, name: Name) -> u64 {
        self.next += 1;
        if self.numbered { self.next } else { name.packed() }
    }
}

/// Writes a padded name; returns its length with the padding.
#[inline(always)]
fn put_padded(names: &Names, numbered: Option<u8>, key: u64, text: &mut [u8; NAME_ROOM]) -> usize {
    match numbered {
        Some(letter) => {
            text[0] = letter;
            let mut rest = key;
            for at in (1..=7).rev() {
                text[at] = b'0' + (rest % 10) as u8;
                rest /= 10;
            }
            FIXED_NAME
        }
        None => {
            let len = names.put(Name::from_packed(key), text);
            if len >= FIXED_NAME {
                return len;
            }
            text[len..FIXED_NAME].fill(b' ');
            FIXED_NAME
        }
    }
}

struct Writer<'a> {
    model: &'a dyn Model,
    names: Names,
    numbered: bool,
    options: &'a Options,
}

#[derive(Clone)]
enum Stretch {
    Text(String),
    RowMap { family: usize, first: u64 },
    ColumnMap(usize),
    RowNames { family: usize, first: u64 },
    Rhs { family: usize, first: u64 },
    Bounds(usize),
}

impl Writer<'_> {
    fn letter(&self, letter: u8) -> Option<u8> {
        self.numbered.then_some(letter)
    }

    fn emit(
        &self,
        sections: Vec<Section<Stretch>>,
        out: &mut (dyn Write + Send),
        wrote: &(dyn Fn(u64) + Sync),
    ) -> io::Result<()> {
        let plan = Plan::new(sections);
        let format = |chunk: u64, buffer: &mut Buffer| {
            let (stretch, units) = plan.chunk(chunk);
            let keys = |family: usize, first: u64| Keys {
                numbered: self.numbered,
                next: if self.numbered {
                    first + self.model.rows_before(family, units.start)
                } else {
                    0
                },
            };
            match stretch {
                Stretch::Text(text) => buffer.push(text.as_bytes()),
                Stretch::RowMap { family, first } => {
                    let mut keys = keys(*family, *first);
                    self.model.visit_rows(*family, units.clone(), &mut |row| {
                        let key = keys.of(row.name);
                        buffer.push(format!("* R{key:07} {}\n", self.names.text(row.name)).as_bytes());
                    });
                }
                Stretch::ColumnMap(group) => self.model.visit_columns(*group, units.clone(), &mut |column| {
                    buffer.push(format!("* C{:07} {}\n", column.number + 1, self.names.text(column.name)).as_bytes());
                }),
                Stretch::RowNames { family, first } => {
                    let mut sink = RowNames {
                        writer: self,
                        keys: keys(*family, *first),
                        key: 0,
                        out: buffer,
                    };
                    self.model.mps_row_names(*family, units.clone(), &mut sink);
                }
                Stretch::Rhs { family, first } => {
                    let mut sink = Rhs {
                        writer: self,
                        keys: keys(*family, *first),
                        key: 0,
                        out: buffer,
                    };
                    self.model.mps_rhs(*family, units.clone(), &mut sink);
                }
                Stretch::Bounds(group) => self.model.visit_columns(*group, units.clone(), &mut |column| {
                    let key = if self.numbered {
                        column.number + 1
                    } else {
                        column.name.packed()
                    };
                    buffer.push(b" UP BND       ");
                    let len = put_padded(&self.names, self.letter(b'C'), key, buffer.room());
                    buffer.advance(len);
                    buffer.push(b"             1\n");
                }),
            }
        };
        write_ordered(
            0..plan.chunks(),
            self.options.threads,
            self.options.packing,
            out,
            &format,
            wrote,
        )
    }

    /// The families with the number of rows before each.
    fn families_with_first(&self) -> Vec<(usize, super::Family, u64)> {
        let mut first = 0;
        let mut families = Vec::new();
        for (at, family) in self.model.families().into_iter().enumerate() {
            let rows = family.rows;
            if rows > 0 {
                families.push((at, family, first));
            }
            first += rows;
        }
        families
    }

    fn head(&self, out: &mut (dyn Write + Send), wrote: &(dyn Fn(u64) + Sync)) -> io::Result<()> {
        let text = |text: String| Section::new(Stretch::Text(text), 1, 1, 1);
        let mut sections = vec![text(head(self.model))];
        if self.numbered {
            for (at, group) in self
                .model
                .groups()
                .iter()
                .enumerate()
                .filter(|(_, group)| group.columns > 0)
            {
                sections.push(Section::new(
                    Stretch::ColumnMap(at),
                    group.units,
                    group.columns / group.units * 28,
                    CHUNK_BYTES,
                ));
            }
            for (family, Family { units, rows, .. }, first) in self.families_with_first() {
                sections.push(Section::new(
                    Stretch::RowMap { family, first },
                    units,
                    rows / units * 28,
                    CHUNK_BYTES,
                ));
            }
        }
        sections.push(text(name_line(self.model)));
        for (family, Family { units, rows, .. }, first) in self.families_with_first() {
            sections.push(Section::new(
                Stretch::RowNames { family, first },
                units,
                rows / units * 18,
                CHUNK_BYTES,
            ));
        }
        sections.push(text(COLUMNS.to_string()));
        self.emit(sections, out, wrote)
    }

    fn tail(&self, out: &mut (dyn Write + Send), wrote: &(dyn Fn(u64) + Sync)) -> io::Result<()> {
        let text = |text: &str| Section::new(Stretch::Text(text.to_string()), 1, 1, 1);
        let mut sections = vec![text(RHS)];
        for (family, Family { units, rows, .. }, first) in self.families_with_first() {
            sections.push(Section::new(
                Stretch::Rhs { family, first },
                units,
                rows / units * 37,
                CHUNK_BYTES,
            ));
        }
        sections.push(text(BOUNDS));
        for (at, group) in self.model.groups().iter().enumerate() {
            if group.columns > 0 && group.domain != Domain::Continuous {
                sections.push(Section::new(
                    Stretch::Bounds(at),
                    group.units,
                    group.columns / group.units * 37,
                    CHUNK_BYTES,
                ));
            }
        }
        sections.push(text(END));
        self.emit(sections, out, wrote)
    }

    /// Streams all rows past one sink a thread, each with its own stretch of `columns`.
    fn stream_rows(&self, sinks: Vec<Entries<'_>>) {
        std::thread::scope(|scope| {
            for mut sink in sinks {
                scope.spawn(move || {
                    for (at, family) in self.model.families().iter().enumerate() {
                        self.model.mps_entries(at, 0..family.units, &mut sink);
                    }
                });
            }
        });
    }

    fn keys(&self) -> Keys {
        Keys {
            numbered: self.numbered,
            next: 0,
        }
    }

    /// How many entries each bucket of `1 << shift` columns has.
    fn count(&self, columns: &Range<u64>, shift: u32) -> Vec<u64> {
        let buckets = ((columns.end - columns.start) >> shift) + 1;
        let mut counts = vec![0; buckets as usize];
        let share = buckets.div_ceil(self.options.threads as u64).max(1);
        let sinks = counts
            .chunks_mut(share as usize)
            .enumerate()
            .map(|(at, counts)| {
                let first = columns.start + ((at as u64 * share) << shift);
                let end = (first + ((counts.len() as u64) << shift)).min(columns.end);
                Entries {
                    first,
                    len: end - first,
                    keys: self.keys(),
                    key: 0,
                    table: Table::Count { shift, counts },
                }
            })
            .collect();
        self.stream_rows(sinks);
        counts
    }

    /// Cuts the columns into blocks whose entries fit the memory allowed.
    fn blocks(&self, columns: Range<u64>, blocks: &mut Vec<Range<u64>>) -> io::Result<()> {
        let shift = (0..64)
            .find(|shift| (columns.end - columns.start) >> shift < BUCKETS)
            .unwrap_or(0);
        let counts = self.count(&columns, shift);
        let cost = |entries: u64, columns: u64| entries * ENTRY_BYTES + columns * COLUMN_BYTES;
        let allowed = self.options.memory - OTHER_BYTES.min(self.options.memory / 4);
        let mut start = columns.start;
        let mut entries = 0;
        for (at, &count) in counts.iter().enumerate() {
            let bucket = columns.start + ((at as u64) << shift);
            let end = (bucket + (1 << shift)).min(columns.end);
            if bucket >= end {
                break;
            }
            if cost(entries + count, end - start) > allowed && bucket > start {
                blocks.push(start..bucket);
                (start, entries) = (bucket, 0);
            }
            if cost(count, end - bucket) > allowed {
                if shift == 0 {
                    let message = format!("one column has {count} entries: more than --memory allows");
                    return Err(io::Error::new(io::ErrorKind::InvalidInput, message));
                }
                self.blocks(bucket..end, blocks)?;
                (start, entries) = (end, 0);
                continue;
            }
            entries += count;
        }
        if start < columns.end {
            blocks.push(start..columns.end);
        }
        Ok(())
    }

    fn columns(&self, out: &mut (dyn Write + Send), wrote: &(dyn Fn(u64) + Sync)) -> io::Result<()> {
        let mut blocks = Vec::new();
        self.blocks(0..self.model.column_count(), &mut blocks)?;
        let mut integer = false;
        for block in blocks {
            self.block(block, &mut integer, out, wrote)?;
        }
        if integer {
            let marker = |_: u64, buffer: &mut Buffer| buffer.push(marker(false).as_bytes());
            write_ordered(0..1, 1, self.options.packing, out, &marker, wrote)?;
        }
        Ok(())
    }

    fn block(
        &self,
        block: Range<u64>,
        integer: &mut bool,
        out: &mut (dyn Write + Send),
        wrote: &(dyn Fn(u64) + Sync),
    ) -> io::Result<()> {
        // Ends of the columns' entries, first as counts.
        let mut ends = self.count(&block, 0);
        ends.truncate((block.end - block.start) as usize);
        let mut total = 0;
        for end in &mut ends {
            total += std::mem::replace(end, total);
        }
        let mut keys = vec![0u64; total as usize];
        let mut coefficients = vec![0i32; total as usize];
        {
            let share = total.div_ceil(self.options.threads as u64).max(1);
            let mut sinks = Vec::new();
            let (mut rest_ends, mut rest_keys, mut rest_coefficients) =
                (&mut ends[..], &mut keys[..], &mut coefficients[..]);
            let mut first = block.start;
            let mut taken = 0;
            while !rest_ends.is_empty() {
                // The columns whose entries start within this thread's share.
                let cut = rest_ends.partition_point(|&start| start < taken + share).max(1);
                let (own_ends, other_ends) = rest_ends.split_at_mut(cut);
                let entries = other_ends.first().map_or(total, |&start| start) - taken;
                let (own_keys, other_keys) = rest_keys.split_at_mut(entries as usize);
                let (own_coefficients, other_coefficients) = rest_coefficients.split_at_mut(entries as usize);
                let len = own_ends.len() as u64;
                let table = Table::Fill {
                    base: taken,
                    ends: own_ends,
                    keys: own_keys,
                    coefficients: own_coefficients,
                };
                sinks.push(Entries {
                    first,
                    len,
                    keys: self.keys(),
                    key: 0,
                    table,
                });
                (rest_ends, rest_keys, rest_coefficients) = (other_ends, other_keys, other_coefficients);
                first += len;
                taken += entries;
            }
            self.stream_rows(sinks);
        }
        let mut sections = Vec::new();
        let mut group_first = 0;
        for (at, group) in self
            .model
            .groups()
            .iter()
            .enumerate()
            .filter(|(_, group)| group.columns > 0)
        {
            let per_unit = group.columns / group.units;
            let own = group_first.max(block.start)..(group_first + group.columns).min(block.end);
            if own.start < own.end {
                if (group.domain == Domain::Binary) != *integer {
                    *integer = !*integer;
                    sections.push(Section::new(Part::Marker(*integer), 1, 1, 1));
                }
                let units = (own.start - group_first) / per_unit..(own.end - group_first).div_ceil(per_unit);
                let end_of = |column: u64| match column - block.start {
                    0 => 0,
                    before => ends[before as usize - 1],
                };
                let average = (end_of(own.end) - end_of(own.start)) / (own.end - own.start) + 1;
                let bytes = per_unit * average * ENTRY_TEXT_BYTES;
                // The x columns of one board row may have more entries than a chunk should hold.
                let pieces = bytes.div_ceil(CHUNK_BYTES).min(per_unit);
                let what = Part::Group {
                    group: at,
                    first: group_first + units.start * per_unit,
                    first_unit: units.start,
                    per_unit,
                    pieces,
                };
                let count = (units.end - units.start) * pieces;
                sections.push(Section::new(what, count, bytes / pieces, CHUNK_BYTES));
            }
            group_first += group.columns;
        }
        let plan = Plan::new(sections);
        let groups = self.model.groups();
        let format = |chunk: u64, buffer: &mut Buffer| {
            let (part, units) = plan.chunk(chunk);
            match part {
                Part::Marker(start) => buffer.push(marker(*start).as_bytes()),
                Part::Group {
                    group,
                    first,
                    first_unit,
                    per_unit,
                    pieces,
                } => {
                    // The first column of a piece; the pieces of a unit follow each other.
                    let column = |piece: u64| first + piece / pieces * per_unit + piece % pieces * per_unit / pieces;
                    let mut sink = Columns {
                        writer: self,
                        first: block.start,
                        columns: column(units.start).max(block.start)..column(units.end).min(block.end),
                        ends: &ends,
                        keys: &keys,
                        coefficients: &coefficients,
                        cost: groups[*group].cost.unwrap_or(0),
                        out: buffer,
                    };
                    let units = first_unit + units.start / pieces..first_unit + units.end.div_ceil(*pieces);
                    self.model.mps_columns(*group, units, &mut sink);
                }
            }
        };
        write_ordered(
            0..plan.chunks(),
            self.options.threads,
            self.options.packing,
            out,
            &format,
            wrote,
        )
    }
}

use super::Family;

#[derive(Clone)]
enum Part {
    Marker(bool),
    /// The columns of a group from `first` on, each unit cut into pieces.
    Group {
        group: usize,
        first: u64,
        first_unit: u64,
        per_unit: u64,
        pieces: u64,
    },
}

const fn marker(start: bool) -> &'static str {
    if start {
        "    MARKER    'MARKER'                 'INTORG'\n"
    } else {
        "    MARKER    'MARKER'                 'INTEND'\n"
    }
}

/// Formats the ROWS section.
pub struct RowNames<'a> {
    writer: &'a Writer<'a>,
    keys: Keys,
    key: u64,
    out: &'a mut Buffer,
}

impl RowNames<'_> {
    #[inline(always)]
    fn put(&mut self, sense: Sense, key: u64) {
        let letter = match sense {
            Sense::Le => b'L',
            Sense::Ge => b'G',
            Sense::Eq => b'E',
        };
        let text = self.out.room::<{ NAME_ROOM + 8 }>();
        text[..4].copy_from_slice(&[b' ', letter, b' ', b' ']);
        let mut len = 4;
        if let Some(room) = text[4..].first_chunk_mut() {
            len += match self.writer.letter(b'R') {
                Some(_) => put_padded(&self.writer.names, Some(b'R'), key, room),
                None => self.writer.names.put(Name::from_packed(key), room),
            };
        }
        text[len] = b'\n';
        self.out.advance(len + 1);
    }
}

impl RowSink for RowNames<'_> {
    type Handle = ();
    #[inline(always)]
    fn column(&mut self, _: Column) {}
    #[inline(always)]
    fn row<const N: usize>(&mut self, name: Name, _: [(i32, ()); N], sense: Sense, _: i64) {
        let key = self.keys.of(name);
        self.put(sense, key);
    }
    fn begin(&mut self, name: Name) {
        self.key = self.keys.of(name);
    }
    #[inline(always)]
    fn term(&mut self, _: i32, _: Column) {}
    fn end(&mut self, sense: Sense, _: i64) {
        self.put(sense, self.key);
    }
}

/// Formats the RHS section; a right-hand side of 0 is left out.
pub struct Rhs<'a> {
    writer: &'a Writer<'a>,
    keys: Keys,
    key: u64,
    out: &'a mut Buffer,
}

impl Rhs<'_> {
    #[inline(always)]
    fn put(&mut self, key: u64, rhs: i64) {
        if rhs != 0 {
            self.out.push(b"    RHS       ");
            let len = put_padded(&self.writer.names, self.writer.letter(b'R'), key, self.out.room());
            self.out.advance(len);
            put_value(self.out, rhs);
        }
    }
}

/// Ends an entry's line: two blanks and the number right-aligned to twelve characters.
#[inline(always)]
fn put_value(out: &mut Buffer, value: i64) {
    let text = out.room::<48>();
    text[..16].fill(b' ');
    let len = if (0..10).contains(&value) {
        text[13] = b'0' + value as u8;
        14
    } else {
        let mut digits = [0u8; 24];
        let mut len = 0;
        if value < 0 {
            digits[0] = b'-';
            len = 1;
        }
        len += put_number(&mut digits, len, value.unsigned_abs());
        let start = if len < 12 { 14 - len } else { 2 };
        text[start..start + len].copy_from_slice(&digits[..len]);
        start + len
    };
    text[len] = b'\n';
    out.advance(len + 1);
}

/// How many bytes [`put_value`] writes.
fn value_length(value: i64) -> u64 {
    let digits = value
        .unsigned_abs()
        .checked_ilog10()
        .map_or(1, |log| u64::from(log) + 1);
    let len = digits + u64::from(value < 0);
    (if len < 12 { 14 } else { 2 + len }) + 1
}

impl RowSink for Rhs<'_> {
    type Handle = ();
    #[inline(always)]
    fn column(&mut self, _: Column) {}
    #[inline(always)]
    fn row<const N: usize>(&mut self, name: Name, _: [(i32, ()); N], _: Sense, rhs: i64) {
        let key = self.keys.of(name);
        self.put(key, rhs);
    }
    fn begin(&mut self, name: Name) {
        self.key = self.keys.of(name);
    }
    #[inline(always)]
    fn term(&mut self, _: i32, _: Column) {}
    fn end(&mut self, _: Sense, rhs: i64) {
        self.put(self.key, rhs);
    }
}

enum Table<'a> {
    /// Counts the entries of buckets of `1 << shift` columns.
    Count { shift: u32, counts: &'a mut [u64] },
    /// Keeps the entries; `ends` starts as the first entry of each column and ends as the last, both counted from the
    /// block's first entry, of which `base` belong to other threads.
    Fill {
        base: u64,
        ends: &'a mut [u64],
        keys: &'a mut [u64],
        coefficients: &'a mut [i32],
    },
}

/// Counts or keeps the entries of a stretch of columns.
pub struct Entries<'a> {
    first: u64,
    len: u64,
    keys: Keys,
    key: u64,
    table: Table<'a>,
}

impl Entries<'_> {
    #[inline(always)]
    fn entry(&mut self, key: u64, coefficient: i32, column: u64) {
        let at = column.wrapping_sub(self.first);
        if at >= self.len {
            return;
        }
        match &mut self.table {
            Table::Count { shift, counts } => counts[(at >> *shift) as usize] += 1,
            Table::Fill {
                base,
                ends,
                keys,
                coefficients,
            } => {
                let end = &mut ends[at as usize];
                let slot = (*end - *base) as usize;
                *end += 1;
                keys[slot] = key;
                coefficients[slot] = coefficient;
            }
        }
    }
}

impl RowSink for Entries<'_> {
    type Handle = u64;
    #[inline(always)]
    fn column(&mut self, column: Column) -> u64 {
        column.number
    }
    #[inline(always)]
    fn row<const N: usize>(&mut self, name: Name, terms: [(i32, u64); N], _: Sense, _: i64) {
        let key = self.keys.of(name);
        for (coefficient, column) in terms {
            self.entry(key, coefficient, column);
        }
    }
    fn begin(&mut self, name: Name) {
        self.key = self.keys.of(name);
    }
    #[inline(always)]
    fn term(&mut self, coefficient: i32, column: Column) {
        self.entry(self.key, coefficient, column.number);
    }
    fn end(&mut self, _: Sense, _: i64) {}
}

/// Formats columns with the entries kept for them.
pub struct Columns<'a> {
    writer: &'a Writer<'a>,
    /// The first column that entries are kept of.
    first: u64,
    /// The columns to write.
    columns: Range<u64>,
    ends: &'a [u64],
    keys: &'a [u64],
    coefficients: &'a [i32],
    cost: i32,
    out: &'a mut Buffer,
}

/// Bytes before the row's name: four blanks, the column's name, two blanks.
const PREFIX_ROOM: usize = 4 + NAME_ROOM + 2;

impl ColumnSink for Columns<'_> {
    #[inline]
    fn column(&mut self, column: Column) {
        if !self.columns.contains(&column.number) {
            return;
        }
        let names = &self.writer.names;
        let mut prefix = [b' '; PREFIX_ROOM];
        let key = if self.writer.numbered {
            column.number + 1
        } else {
            column.name.packed()
        };
        let mut start = 4;
        if let Some(room) = prefix[4..].first_chunk_mut() {
            start += put_padded(names, self.writer.letter(b'C'), key, room);
        }
        prefix[start..start + 2].fill(b' ');
        start += 2;
        if self.cost != 0 {
            self.out.push(&prefix[..start]);
            self.out.push(b"obj     ");
            put_value(self.out, i64::from(self.cost));
        }
        let at = (column.number - self.first) as usize;
        let from = if at == 0 { 0 } else { self.ends[at - 1] };
        let entries = from as usize..self.ends[at] as usize;
        for (&key, &coefficient) in self.keys[entries.clone()].iter().zip(&self.coefficients[entries]) {
            self.out.room::<PREFIX_ROOM>().copy_from_slice(&prefix);
            self.out.advance(start);
            let len = put_padded(names, self.writer.letter(b'R'), key, self.out.room());
            self.out.advance(len);
            put_value(self.out, i64::from(coefficient));
        }
    }
}
