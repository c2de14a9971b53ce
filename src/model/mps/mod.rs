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

mod columns;
pub mod format;

use super::formulation::{Domain, Family};
use super::lp::Options;
use super::names::{Name, Names};
use super::size::{self, Effort, Size};
use super::stream::{Buffer, PROGRAM, Plan, Section, write_ordered};
use super::view::Model;
use columns::marker;
use format::{FIXED_NAME, Keys, Labels, Rhs, RowNames, put_padded, value_length};
use std::io::{self, Write};

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
/// The largest number of rows or columns that fixed names can count.
const FIXED_COUNT: u64 = 9_999_999;

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
        labels: Labels { names, numbered },
        options,
    };
    writer.head(out, wrote)?;
    columns::write(model, &writer.labels, options, out, wrote)?;
    writer.tail(out, wrote)
}

/// How many bytes [`write()`] will produce before packing.
// Longer than 60 lines: it follows the file section by section.
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
        PROGRAM
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

struct Writer<'a> {
    model: &'a dyn Model,
    labels: Labels,
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
    // Longer than 60 lines: one arm for each kind of stretch.
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
                numbered: self.labels.numbered,
                next: if self.labels.numbered {
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
                        buffer.push(format!("* R{key:07} {}\n", self.labels.names.text(row.name)).as_bytes());
                    });
                }
                Stretch::ColumnMap(group) => self.model.visit_columns(*group, units.clone(), &mut |column| {
                    buffer.push(
                        format!("* C{:07} {}\n", column.number + 1, self.labels.names.text(column.name)).as_bytes(),
                    );
                }),
                Stretch::RowNames { family, first } => {
                    let mut sink = RowNames {
                        labels: &self.labels,
                        keys: keys(*family, *first),
                        key: 0,
                        out: buffer,
                    };
                    self.model.mps_row_names(*family, units.clone(), &mut sink);
                }
                Stretch::Rhs { family, first } => {
                    let mut sink = Rhs {
                        labels: &self.labels,
                        keys: keys(*family, *first),
                        key: 0,
                        out: buffer,
                    };
                    self.model.mps_rhs(*family, units.clone(), &mut sink);
                }
                Stretch::Bounds(group) => self.model.visit_columns(*group, units.clone(), &mut |column| {
                    let key = if self.labels.numbered {
                        column.number + 1
                    } else {
                        column.name.packed()
                    };
                    buffer.push(b" UP BND       ");
                    let len = put_padded(&self.labels.names, self.labels.letter(b'C'), key, buffer.room());
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
    fn families_with_first(&self) -> Vec<(usize, Family, u64)> {
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
        if self.labels.numbered {
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
}
