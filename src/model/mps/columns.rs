//! The section COLUMNS: the entries of one block of columns after the other.

use super::format::{Columns, Entries, Keys, Labels, Table};
use crate::model::formulation::Domain;
use crate::model::lp::Options;
use crate::model::stream::{Buffer, Plan, Section, write_ordered};
use crate::model::view::Model;
use std::io::{self, Write};
use std::ops::Range;

/// A chunk of output is about as long.
const CHUNK_BYTES: u64 = 256 * 1024;
/// Bytes left of the memory allowed for all else: the program, its stacks and its buffers.
const OTHER_BYTES: u64 = 8 << 20;
/// Bytes of a kept entry: the row's key and the coefficient.
const ENTRY_BYTES: u64 = 12;
/// Estimated bytes of an entry's line.
const ENTRY_TEXT_BYTES: u64 = 50;
/// Bytes kept for each column of a block: where its entries end.
const COLUMN_BYTES: u64 = 8;
/// Entries are first counted in at most this many buckets of consecutive columns.
const BUCKETS: u64 = 1 << 21;

/// Writes the section.
pub(super) fn write(
    model: &dyn Model,
    labels: &Labels,
    options: &Options,
    out: &mut (dyn Write + Send),
    wrote: &(dyn Fn(u64) + Sync),
) -> io::Result<()> {
    ByColumn { model, labels, options }.columns(out, wrote)
}

struct ByColumn<'a> {
    model: &'a dyn Model,
    labels: &'a Labels,
    options: &'a Options,
}

impl ByColumn<'_> {
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
            numbered: self.labels.numbered,
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

    /// Writes a block of columns.
    fn block(
        &self,
        block: Range<u64>,
        integer: &mut bool,
        out: &mut (dyn Write + Send),
        wrote: &(dyn Fn(u64) + Sync),
    ) -> io::Result<()> {
        let filled = self.fill(&block);
        let plan = Plan::new(self.sections(&block, &filled.ends, integer));
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
                        labels: self.labels,
                        first: block.start,
                        columns: column(units.start).max(block.start)..column(units.end).min(block.end),
                        ends: &filled.ends,
                        keys: &filled.keys,
                        coefficients: &filled.coefficients,
                        cost: groups[*group].cost.unwrap_or(0),
                        out: buffer,
                    };
                    let units = first_unit + units.start / pieces..first_unit + units.end.div_ceil(*pieces);
                    self.model.mps_columns(*group, units, &mut sink);
                }
            }
        };
        let (threads, packing) = (self.options.threads, self.options.packing);
        write_ordered(0..plan.chunks(), threads, packing, out, &format, wrote)
    }

    /// Collects the entries of a block: each thread keeps a stretch of the columns, with about as many entries as the
    /// others.
    fn fill(&self, block: &Range<u64>) -> Filled {
        // Ends of the columns' entries, first as counts.
        let mut ends = self.count(block, 0);
        ends.truncate((block.end - block.start) as usize);
        let mut total = 0;
        for end in &mut ends {
            total += std::mem::replace(end, total);
        }
        let mut keys = vec![0u64; total as usize];
        let mut coefficients = vec![0i32; total as usize];
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
        Filled {
            ends,
            keys,
            coefficients,
        }
    }

    /// What a block's text consists of: the columns by group, and a marker where integer columns begin or end.
    fn sections(&self, block: &Range<u64>, ends: &[u64], integer: &mut bool) -> Vec<Section<Part>> {
        let mut sections = Vec::new();
        let mut group_first = 0;
        let groups = self.model.groups();
        for (at, group) in groups.iter().enumerate().filter(|(_, group)| group.columns > 0) {
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
        sections
    }
}

/// The entries of a block of columns.
struct Filled {
    /// For each column the number of entries up to its last one.
    ends: Vec<u64>,
    /// The rows of the entries.
    keys: Vec<u64>,
    /// Their coefficients.
    coefficients: Vec<i32>,
}

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

pub(super) const fn marker(start: bool) -> &'static str {
    if start {
        "    MARKER    'MARKER'                 'INTORG'\n"
    } else {
        "    MARKER    'MARKER'                 'INTEND'\n"
    }
}
