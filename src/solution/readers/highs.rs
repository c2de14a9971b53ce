//! HiGHS: `write_solution_style` -1 to 4, and its log.
//!
//! - style 0, raw: `Model status`, the status, `# Primal solution values` with `Feasible`, `Infeasible` or
//!   `None`, then `# Columns N` and N lines `name value`. `# Rows M` follows in the same layout. Some
//!   releases wrote the values without names.
//! - style 4, sparse: the same with `# Columns -N` (1.16 adds the word `sparse`) and `name value index`.
//! - style 1, pretty: a table under titles, value in the column `Primal` (blank if there is none), the
//!   name last; the status is at the end.
//! - styles 2 and 3 imitate GLPK: see `glpk.rs`.
//! - style -1, old raw: `N M : Number of columns and rows ...`, one value a line, no names.
//!
//! End mark: raw, sparse and old files announce their columns and rows; a truncated one has fewer lines than that. A
//! pretty file ends with `Model status:`; a truncated one lacks that line. A log has no values; one that is truncated
//! before its status is refused.
//!
//! Sources: `highs/lp_data/HighsSolution.cpp` and `HighsModelUtils.cpp`, files of 1.15 and 1.16.

use memchr::{memchr, memrchr};

use super::support::{find, hand_on, natural_number, no_name_and_value, truncated};
use crate::solution::source::{first_line, has_line, lines, shown};
use crate::solution::words::{Mark, Statuses, settle, state_of, state_without_values};
use crate::solution::{ColumnRef, Entries, Fault, Format, Line, Outcome, Source, State, Why, Zeros};

pub(in crate::solution) const FORMATS: &[Format] = &[
    Format {
        name: "highs",
        about: "HiGHS, raw or sparse (write_solution_style 0 or 4)",
        claims: |head| {
            lines(head)
                .next()
                .is_some_and(|line| line.trim_ascii() == b"Model status")
        },
        read: read_raw,
    },
    Format {
        name: "highs-pretty",
        about: "HiGHS, pretty (write_solution_style 1)",
        claims: |head| {
            let mut lines = lines(head);
            lines.next().is_some_and(|line| line.trim_ascii() == b"Columns")
                && lines.next().is_some_and(|title| Titles::of(title).is_some())
        },
        read: read_pretty,
    },
    Format {
        name: "highs-old",
        about: "HiGHS, old raw (write_solution_style -1)",
        claims: |head| find(first_line(head), b" : Number of columns and rows").is_some(),
        read: read_old,
    },
    Format {
        name: "highs-log",
        about: "HiGHS, standard output",
        claims: |head| has_line(head, b"Running HiGHS "),
        read: read_log,
    },
];

const HOW_TO_WRITE: &str = "run `highs MODEL --solution_file FILE` and give FILE to verify";

fn read_raw(source: &mut Source<'_>, entries: &mut dyn Entries) -> Result<Outcome, Fault> {
    let ends_early = || Fault::new("the file ends before the primal values: it is cut");
    source.next_line()?;
    let status = match source.next_line()? {
        Some(line) => shown(line.text),
        None => return Err(ends_early()),
    };
    let outcome = Outcome::of("highs").status(status.as_str());
    loop {
        let line = source.next_line()?.ok_or_else(ends_early)?;
        if line.text.starts_with(b"# Primal solution values") {
            break;
        }
    }
    let primal = source.next_line()?.ok_or_else(ends_early)?.text.trim_ascii().to_vec();
    let mark = match primal.as_slice() {
        b"None" => Mark::NoValues,
        b"Infeasible" => Mark::Infeasible,
        b"Feasible" => Mark::Feasible,
        _ => return Err(ends_early().on_line(source.line_number())),
    };
    let mut outcome = outcome.settled("HiGHS", &status, mark);
    if let State::NoSolution(_) = outcome.state {
        return Ok(outcome);
    }
    let (announced, sparse) = loop {
        let line = source.next_line()?.ok_or_else(ends_early)?;
        if let Some(rest) = line.text.strip_prefix(b"# Columns ") {
            break columns_count(&line, rest)?;
        }
    };
    let named = read_columns(source, entries, announced, sparse)?;
    if sparse {
        outcome.zeros = Zeros::LeftOut;
    } else {
        outcome.announced_columns = Some(announced);
    }
    if !named {
        outcome.format = "highs-nameless";
    }
    if source.last_line_is_open() {
        return Ok(outcome.unless_cut(source));
    }
    if let Some(line) = source.next_line()? {
        if let Some(rows) = line.text.strip_prefix(b"# Rows ") {
            let rows = number_of(&line, rows)?;
            let found = source.count_line_ends()?;
            if found < rows {
                return Err(truncated(rows, found, "rows"));
            }
        } else if !line.is_blank() && !line.text.starts_with(b"#") {
            return Err(line.fault(format!("{announced} columns announced, here is one more")));
        }
    }
    Ok(outcome)
}

fn number_of(line: &Line<'_>, text: &[u8]) -> Result<u64, Fault> {
    let word = crate::solution::source::words(text).next().unwrap_or_default();
    natural_number(word).ok_or_else(|| line.fault("a count is expected here"))
}

fn columns_count(line: &Line<'_>, text: &[u8]) -> Result<(u64, bool), Fault> {
    match text.strip_prefix(b"-") {
        Some(count) => Ok((number_of(line, count)?, true)),
        None => Ok((number_of(line, text)?, find(text, b"sparse").is_some())),
    }
}

/// The lines under `# Columns`; whether they have names. This is the loop that big files spend their
/// time in.
fn read_columns(
    source: &mut Source<'_>,
    entries: &mut dyn Entries,
    announced: u64,
    sparse: bool,
) -> Result<bool, Fault> {
    let mut named = true;
    let mut found = 0;
    while found < announced {
        if announced > LONG && !sparse {
            let (bytes, lines) = entries.plain_lines(source.buffered(), announced - found);
            source.take_lines(bytes, lines);
            found += lines;
            if found == announced {
                break;
            }
        }
        let Some(line) = source.next_line()? else {
            return Err(truncated(announced, found, "columns"));
        };
        let text = line.text.trim_ascii_end();
        let text = if sparse { without_index(text) } else { text };
        let column = match memrchr(b' ', text) {
            Some(blank) => Some((text[..blank].trim_ascii(), &text[blank + 1..])),
            None if sparse || text.is_empty() || !(text[0].is_ascii_digit() || b"-+.nNiI".contains(&text[0])) => None,
            None => {
                named = false;
                Some((&text[..0], text))
            }
        };
        let fault = match column {
            // The next section: a column is missing.
            Some((b"# Rows", _)) => return Err(truncated(announced, found, "columns")),
            Some((name, value)) => {
                let column = if name.is_empty() {
                    ColumnRef::Number(found)
                } else {
                    ColumnRef::Name(name)
                };
                hand_on(entries, &line, column, value).err()
            }
            None if text.is_empty() || text[0] == b'#' => return Err(truncated(announced, found, "columns")),
            None => Some(no_name_and_value(&line)),
        };
        if line.open && (fault.is_some() || found + 1 < announced) {
            return Err(truncated(announced, found, "columns"));
        }
        if let Some(fault) = fault {
            return Err(fault);
        }
        found += 1;
    }
    Ok(named)
}

/// The part `name value` of a sparse line `name value index`.
#[inline]
fn without_index(text: &[u8]) -> &[u8] {
    match memrchr(b' ', text) {
        Some(blank) => text[..blank].trim_ascii_end(),
        None => text,
    }
}

/// From this number of columns on, lines are taken in bulk where they are plain.
pub(in crate::solution) const LONG: u64 = 1 << 16;

/// Where the fields of the pretty table are.
#[derive(Clone, Copy)]
struct Titles {
    primal: (usize, usize),
    name: usize,
}

impl Titles {
    fn of(title: &[u8]) -> Option<Self> {
        find(title, b"Index")?;
        let upper = find(title, b"Upper")?;
        let primal = find(title, b"Primal")?;
        let name = find(title, b"Name")?;
        (upper < primal && primal < name).then_some(Titles {
            primal: (upper + b"Upper".len(), primal + b"Primal".len()),
            name,
        })
    }
}

fn read_pretty(source: &mut Source<'_>, entries: &mut dyn Entries) -> Result<Outcome, Fault> {
    let is_cut = || {
        Fault::new("the line \"Model status:\" that ends this format is missing: the file is cut")
            .help("write the file again")
    };
    source.next_line()?;
    let titles = source
        .next_line()?
        .and_then(|line| Titles::of(line.text))
        .ok_or_else(is_cut)?;
    let mut blank = 0u64;
    let mut found = 0u64;
    loop {
        let line = source.next_line()?.ok_or_else(is_cut)?;
        if line.is_blank() || line.text == b"Rows" {
            break;
        }
        let fields = line
            .text
            .get(titles.primal.0..titles.primal.1)
            .zip(line.text.get(titles.name..))
            .map(|(value, name)| (value.trim_ascii(), name.trim_ascii()));
        let Some((value, name)) = fields.filter(|(_, name)| !name.is_empty()) else {
            return Err(if line.open {
                is_cut()
            } else {
                line.fault("the line is shorter than its title")
            });
        };
        if value.is_empty() {
            blank += 1;
        } else {
            found += 1;
            hand_on(entries, &line, ColumnRef::Name(name), value)?;
        }
    }
    let mut statuses = Statuses::default();
    while let Some(line) = source.next_line()? {
        if let Some(words) = line.text.strip_prefix(b"Model status:") {
            statuses.add(shown(words));
        }
    }
    let meaning = match statuses.deciding() {
        Some((status, meaning)) if !(status.is_empty() && source.last_line_is_open()) => meaning,
        _ => return Err(is_cut()),
    };
    let outcome = statuses.into_outcome(Outcome::of("highs-pretty").announced(Some(found)));
    Ok(if found == 0 && blank > 0 {
        outcome
            .state(settle(meaning, Mark::NoValues))
            .note("the column Primal is blank: the file has no values")
    } else {
        outcome.state(settle(meaning, Mark::NotMarked))
    })
}

fn read_old(source: &mut Source<'_>, entries: &mut dyn Entries) -> Result<Outcome, Fault> {
    let (columns, rows) = match source.next_line()? {
        Some(line) => {
            let blank = memchr(b' ', line.text).unwrap_or(line.text.len());
            (number_of(&line, line.text)?, number_of(&line, &line.text[blank..])?)
        }
        None => (0, 0),
    };
    let outcome = Outcome::of("highs-old").announced(Some(columns));
    loop {
        let line = source.next_line()?.ok_or_else(|| truncated(columns, 0, "columns"))?;
        match line.text.trim_ascii() {
            b"F Primal solution" => return Ok(outcome.state(State::NoSolution(Why::NotSaid))),
            b"Columns" => break,
            _ => {}
        }
    }
    for found in 0..columns {
        let Some(line) = source.next_line()? else {
            return Err(truncated(columns, found, "columns"));
        };
        let value = line.text.trim_ascii();
        let taken = hand_on(entries, &line, ColumnRef::Number(found), value);
        if line.open {
            return Err(truncated(columns, found, "columns"));
        }
        taken?;
    }
    // "Rows" has a line of its own before the rows.
    let found = source.count_line_ends()?;
    if found < rows + 1 {
        return Err(truncated(rows, found.saturating_sub(1), "rows"));
    }
    Ok(outcome)
}

fn read_log(source: &mut Source<'_>, _: &mut dyn Entries) -> Result<Outcome, Fault> {
    let mut status = None;
    let mut no_solution = false;
    while let Some(line) = source.next_line()? {
        let text = line.text.trim_ascii();
        if let Some(rest) = text.strip_prefix(b"Model status ").or(text.strip_prefix(b"Status ")) {
            status = Some(shown(rest).trim_start_matches([' ', ':']).to_string());
        } else if let Some(rest) = text.strip_prefix(b"Solution status ") {
            no_solution = rest.trim_ascii() == b"-";
        }
    }
    let outcome = Outcome::of("highs-log");
    match status {
        Some(status) if no_solution || matches!(state_of(&status), State::NoSolution(_)) => {
            let state = state_without_values(&status);
            Ok(outcome.status(status).state(state))
        }
        _ => Err(Fault::new("this is a log of HiGHS: it has no values").help(HOW_TO_WRITE)),
    }
}
