//! Gurobi's attribute file and `printAttr`; `.sol` and `.mst` are read in `pairs.rs`, `.json` in `json.rs`.
//!
//! - `.attr`: sections; the values are under `SECTION SOLUTION`, which is missing if there are none.
//! - `m.printAttr('X')`: a table `Variable`, `X`, with the non-zero values.
//!
//! End mark: none. A truncated file is a shorter list; only a last line without its line end shows it. A `.attr` file
//! that ends before its first section is refused.
//!
//! Source: Gurobi 13 reference manual, "ATTR format"; files of Gurobi 13.0.

use super::support::{hand_on, hand_on_pair, name_and_value};
use crate::solution::source::{first_line, words};
use crate::solution::{ColumnRef, Entries, Fault, Format, Outcome, Source, State, Why, Zeros};

pub(in crate::solution) const FORMATS: &[Format] = &[
    Format {
        name: "gurobi-attr",
        about: "Gurobi .attr",
        claims: |head| first_line(head).starts_with(b"# Attribute file"),
        read: read_attr,
    },
    Format {
        name: "gurobi-print",
        about: "Gurobi, printAttr('X')",
        claims: |head| words(first_line(head)).eq([&b"Variable"[..], b"X"]),
        read: read_print,
    },
];

fn read_attr(source: &mut Source<'_>, entries: &mut dyn Entries) -> Result<Outcome, Fault> {
    let mut in_solution = false;
    let mut sections = false;
    let mut solution = false;
    while let Some(line) = source.next_line()? {
        if let Some(section) = line.text.strip_prefix(b"SECTION ") {
            sections = true;
            in_solution = section.trim_ascii() == b"SOLUTION";
            solution |= in_solution;
        } else if in_solution && !line.is_blank() && !line.text.starts_with(b"#") {
            hand_on_pair(entries, &line)?;
        }
    }
    if solution {
        return Ok(Outcome::of("gurobi-attr").zeros(Zeros::AsSeen).unless_cut(source));
    }
    if !sections || source.last_line_is_open() {
        return Err(Fault::new("the file ends before its sections: it is cut").on_line(source.line_number()));
    }
    Ok(Outcome::of("gurobi-attr")
        .state(State::NoSolution(Why::NotSaid))
        .note("the attribute file has no section SOLUTION"))
}

fn read_print(source: &mut Source<'_>, entries: &mut dyn Entries) -> Result<Outcome, Fault> {
    let mut titled = false;
    while let Some(line) = source.next_line()? {
        let ruler = line.text.iter().all(|byte| *byte == b'-');
        if line.is_blank() || ruler {
            continue;
        }
        let [name, value] = name_and_value(&line)?;
        if std::mem::replace(&mut titled, true) {
            hand_on(entries, &line, ColumnRef::Name(name), value)?;
        }
    }
    Ok(Outcome::of("gurobi-print").zeros(Zeros::LeftOut).unless_cut(source))
}
