//! Xpress: `.slx`, `.asc` (with its `.hdr`), `.prt`; and the MPS files that begin in the same way.
//!
//! - `.slx`: `NAME`, lines `  C name value` (`R` for rows), `ENDATA`; only `ENDATA` if there is none.
//! - `.asc`: `number,"name    ","C","SB",value,...`; rows first, with types E, L, G, N, R. With the flag
//!   that drops the type, rows and columns mix and the layout is that of `pairs.rs`.
//! - `.hdr`: one line about the problem, no values.
//! - `.prt`: a listing with `Rows Section` and `Columns Section`.
//!
//! End mark: `ENDATA` in a `.slx` file; a truncated one lacks it. An `.asc` file has none: a truncated one is a shorter
//! list, and only a last line without its line end shows it. A `.prt` file says how many columns there are; a truncated
//! one has fewer.
//!
//! Source: FICO Xpress Optimizer reference manual, "File formats"; files of 9.9.

use super::support::{find, first_mps_line, hand_on, is_a_basis, is_a_model, natural_number, truncated, with_statuses};
use crate::solution::source::{first_line, shown, words};
use crate::solution::words::Statuses;
use crate::solution::{ColumnRef, Entries, Fault, Format, Line, Outcome, Source, State, Why, Zeros};

pub(in crate::solution) const FORMATS: &[Format] = &[
    Format {
        name: "xpress-slx",
        about: "Xpress .slx",
        claims: |head| {
            let first = first_mps_line(head);
            first == b"ENDATA" || words(first).next() == Some(b"NAME")
        },
        read: read_slx,
    },
    Format {
        name: "xpress-asc",
        about: "Xpress .asc",
        claims: |head| {
            let first = first_line(head);
            let digits = first.iter().take_while(|byte| byte.is_ascii_digit()).count();
            digits > 0 && first[digits..].starts_with(b",\"")
        },
        read: read_asc,
    },
    Format {
        name: "xpress-hdr",
        about: "Xpress .hdr",
        claims: |head| {
            let first = first_line(head);
            first.starts_with(b"\"") && first.iter().filter(|&&byte| byte == b',').count() >= 8
        },
        read: |_, _| {
            Err(Fault::new("this is the header file (.hdr) of Xpress: it has no values")
                .help("give the .asc file beside it to verify, or have Xpress write a .slx file with writeslxsol"))
        },
    },
    Format {
        name: "xpress-prt",
        about: "Xpress .prt",
        claims: |head| first_line(head) == b"Problem Statistics",
        read: read_prt,
    },
];

/// Sections that an MPS model has after its NAME.
const MPS: &[&[u8]] = &[b"ROWS", b"OBJSENSE", b"OBJNAME"];

fn read_slx(source: &mut Source<'_>, entries: &mut dyn Entries) -> Result<Outcome, Fault> {
    let mut columns = 0u64;
    let mut named = None;
    while let Some(line) = source.next_line()? {
        let text = line.text.trim_ascii_end();
        if text.is_empty() || (columns == 0 && text.starts_with(b"*")) {
            continue;
        }
        if named.is_none() && text.starts_with(b"NAME") {
            named = Some(line.number);
            continue;
        }
        if text == b"ENDATA" {
            return match named {
                _ if columns > 0 => Ok(Outcome::of("xpress-slx").zeros(Zeros::AsSeen)),
                // Xpress writes this one line if it has no solution; a basis without a line has a NAME.
                None => Ok(Outcome::of("xpress-slx").state(State::NoSolution(Why::NotSaid))),
                Some(number) => Err(is_a_basis("an MPS basis").on_line(number)),
            };
        }
        if is_basis_line(&line) {
            let fault = is_a_basis("an MPS basis");
            return Err(fault.on_line(line.number).with_excerpt(line.text));
        }
        if !text.starts_with(b" ")
            && line.words().count() <= 2
            && words(text).next().is_some_and(|word| MPS.contains(&word))
        {
            return Err(is_a_model("an MPS model").on_line(line.number).with_excerpt(line.text));
        }
        let mut fields = line.words();
        match (fields.next(), fields.next(), fields.next()) {
            (Some(b"C"), Some(name), Some(value)) => {
                columns += 1;
                hand_on(entries, &line, ColumnRef::Name(name), value)?;
            }
            (Some(b"R"), Some(_), Some(_)) => {}
            _ if line.open => break,
            _ => return Err(line.fault("`C`, a name and a value are expected here")),
        }
    }
    Err(Fault::new("\"ENDATA\" at the end is missing: the file is cut").help("write the file again"))
}

/// Whether a line belongs to an MPS basis: a status of it and one or two names.
fn is_basis_line(line: &Line<'_>) -> bool {
    let mut fields = line.words();
    matches!(fields.next(), Some(b"XU" | b"XL" | b"UL" | b"LL" | b"BS")) && fields.next().is_some()
}

fn read_asc(source: &mut Source<'_>, entries: &mut dyn Entries) -> Result<Outcome, Fault> {
    while let Some(line) = source.next_line()? {
        if line.is_blank() {
            continue;
        }
        // number,"name","type","status",value,...: the name may hold commas, the rest holds none.
        let fields = line.text.trim_ascii().split_once_at(b",\"").and_then(|(_, rest)| {
            let (name, rest) = rest.split_once_at(b"\",\"")?;
            let mut rest = rest.split(|&byte| byte == b',');
            let kind = rest.next()?.strip_suffix(b"\"")?;
            let _status = rest.next()?;
            Some((name.trim_ascii(), kind, rest.next()?.trim_ascii()))
        });
        let Some((name, kind, value)) = fields else {
            return Err(line.fault("number, name, type, status and value are expected here, with commas"));
        };
        if kind == b"C" {
            hand_on(entries, &line, ColumnRef::Name(name), value)?;
        }
    }
    Ok(Outcome::of("xpress-asc").zeros(Zeros::AsSeen).unless_cut(source))
}

/// `str::split_once` for bytes.
trait SplitOnce {
    fn split_once_at(&self, mark: &[u8]) -> Option<(&[u8], &[u8])>;
}

impl SplitOnce for [u8] {
    fn split_once_at(&self, mark: &[u8]) -> Option<(&[u8], &[u8])> {
        let at = find(self, mark)?;
        Some((&self[..at], &self[at + mark.len()..]))
    }
}

fn read_prt(source: &mut Source<'_>, entries: &mut dyn Entries) -> Result<Outcome, Fault> {
    let mut announced = None;
    let mut statuses = Statuses::default();
    let mut in_columns = false;
    let mut found = 0;
    while let Some(line) = source.next_line()? {
        let text = line.text.trim_ascii();
        if text == b"Columns Section" {
            in_columns = true;
        } else if in_columns {
            let mut fields = line.words();
            if fields.next() != Some(b"C") {
                continue;
            }
            let (name, value) = (fields.nth(1), fields.nth(1));
            let (Some(name), Some(value)) = (name, value) else {
                return Err(line.fault("`C`, number, name, status and value are expected here"));
            };
            found += 1;
            hand_on(entries, &line, ColumnRef::Name(name), value)?;
        } else if text.starts_with(b"Problem has ") {
            announced = words(text).nth(5).and_then(natural_number);
        } else if find(text, b"solution found").is_some() || find(text, b"nfeasible").is_some() {
            statuses.add(shown(text.split(|&byte| byte == b'(').next().unwrap_or_default()));
        }
    }
    let outcome = with_statuses(Outcome::of("xpress-prt").announced(announced), statuses);
    if let State::NoSolution(_) = outcome.state {
        return Ok(outcome);
    }
    match announced {
        Some(announced) if announced == found => Ok(outcome.unless_cut(source)),
        Some(announced) => Err(truncated(announced, found, "columns")),
        None => Err(Fault::new(
            "the listing does not say how many columns the problem has: it is cut",
        )),
    }
}
