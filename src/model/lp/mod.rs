//! LP files in the dialect that every reader tried takes.
//!
//! The objective lists every x column with its coefficient (readers number columns by first appearance), rows have all
//! columns on the left and one integer on the right, lines end by 100 bytes and break between terms, comments stand on
//! lines of their own, `Binaries` comes last. Why each of these: README, "What is exact, and why".

pub mod format;

use super::formulation::Domain;
use super::names::Names;
use super::size::{self, Effort, Size};
use super::stream::{Buffer, PROGRAM, Packing, Plan, Section, write_ordered};
use super::view::Model;
use format::{BOUND, Listing, LpColumns, LpRows, put_relation};
use std::io::{self, Write};
use std::ops::Range;

/// A chunk of output is about as long: small enough for the second-level cache, large enough to be worth a turn.
const CHUNK_BYTES: u64 = 256 * 1024;
/// Estimated bytes of a row without its terms, and of a term.
const ROW_BYTES: u64 = 24;
const TERM_BYTES: u64 = 16;

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

impl Options {
    /// As many threads as there are cores.
    pub fn all_cores() -> Options {
        Options {
            threads: std::thread::available_parallelism().map_or(1, Into::into),
            ..Options::default()
        }
    }
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
        PROGRAM
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
