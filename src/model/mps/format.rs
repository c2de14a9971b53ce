//! Rows and columns as lines of an MPS file, and the table of entries between them.

use crate::model::formulation::{Column, ColumnSink, RowSink, Sense};
use crate::model::lp::format::put_number;
use crate::model::names::{NAME_ROOM, Name, Names};
use crate::model::stream::Buffer;
use std::ops::Range;

/// Names up to this length fit the columns of fixed MPS.
pub(super) const FIXED_NAME: usize = 8;

/// The names of rows and columns as the file has them.
pub struct Labels {
    /// The model's own.
    pub(super) names: Names,
    /// Whether rows and columns are numbered instead.
    pub(super) numbered: bool,
}

impl Labels {
    /// The letter before a number, where there are numbers.
    pub(super) fn letter(&self, letter: u8) -> Option<u8> {
        self.numbered.then_some(letter)
    }
}

/// What stands for a row in the table of entries: its packed name, or its number from 1 when rows are numbered.
#[derive(Clone, Copy)]
pub(super) struct Keys {
    /// Whether rows are numbered.
    pub numbered: bool,
    /// How many rows came before.
    pub next: u64,
}

impl Keys {
    #[inline(always)]
    pub(super) fn of(&mut self, name: Name) -> u64 {
        self.next += 1;
        if self.numbered { self.next } else { name.packed() }
    }
}

/// Writes a padded name; returns its length with the padding.
#[inline(always)]
pub(super) fn put_padded(names: &Names, numbered: Option<u8>, key: u64, text: &mut [u8; NAME_ROOM]) -> usize {
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

/// Formats the ROWS section.
pub struct RowNames<'a> {
    pub(super) labels: &'a Labels,
    pub(super) keys: Keys,
    pub(super) key: u64,
    pub(super) out: &'a mut Buffer,
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
            len += match self.labels.letter(b'R') {
                Some(_) => put_padded(&self.labels.names, Some(b'R'), key, room),
                None => self.labels.names.put(Name::from_packed(key), room),
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
    pub(super) labels: &'a Labels,
    pub(super) keys: Keys,
    pub(super) key: u64,
    pub(super) out: &'a mut Buffer,
}

impl Rhs<'_> {
    #[inline(always)]
    fn put(&mut self, key: u64, rhs: i64) {
        if rhs != 0 {
            self.out.push(b"    RHS       ");
            let len = put_padded(&self.labels.names, self.labels.letter(b'R'), key, self.out.room());
            self.out.advance(len);
            put_value(self.out, rhs);
        }
    }
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
pub(super) fn value_length(value: i64) -> u64 {
    let digits = value
        .unsigned_abs()
        .checked_ilog10()
        .map_or(1, |log| u64::from(log) + 1);
    let len = digits + u64::from(value < 0);
    (if len < 12 { 14 } else { 2 + len }) + 1
}

pub(super) enum Table<'a> {
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
    pub(super) first: u64,
    pub(super) len: u64,
    pub(super) keys: Keys,
    pub(super) key: u64,
    pub(super) table: Table<'a>,
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
    pub(super) labels: &'a Labels,
    /// The first column that entries are kept of.
    pub(super) first: u64,
    /// The columns to write.
    pub(super) columns: Range<u64>,
    pub(super) ends: &'a [u64],
    pub(super) keys: &'a [u64],
    pub(super) coefficients: &'a [i32],
    pub(super) cost: i32,
    pub(super) out: &'a mut Buffer,
}

/// Bytes before the row's name: four blanks, the column's name, two blanks.
const PREFIX_ROOM: usize = 4 + NAME_ROOM + 2;

impl ColumnSink for Columns<'_> {
    #[inline]
    fn column(&mut self, column: Column) {
        if !self.columns.contains(&column.number) {
            return;
        }
        let names = &self.labels.names;
        let mut prefix = [b' '; PREFIX_ROOM];
        let key = if self.labels.numbered {
            column.number + 1
        } else {
            column.name.packed()
        };
        let mut start = 4;
        if let Some(room) = prefix[4..].first_chunk_mut() {
            start += put_padded(names, self.labels.letter(b'C'), key, room);
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
            let len = put_padded(names, self.labels.letter(b'R'), key, self.out.room());
            self.out.advance(len);
            put_value(self.out, i64::from(coefficient));
        }
    }
}
