//! CPLEX: `.sol`, `.mst` and pool files (XML), and `display solution variables`.
//!
//! Only `<variable name= value=>` elements are values; `<constraint>` elements have a `name` too, and new
//! releases add attributes and status codes. The status text is shown and searched for a few words, not
//! looked up in a table; `primalFeasible="0"` means that the values are no solution. A pool,
//! `<CPLEXSolutions>`, holds the incumbent first.
//!
//! End mark: the closing tag of the root. A truncated file ends inside an element. In the display it is the line
//! `All other variables ... are 0.`; a truncated display lacks it, and so does one of all
//! variables: it is accepted if its board is valid, and refused otherwise.
//!
//! Source: CPLEX 22.1 file formats reference, "SOL file format", "MST file format"; files of 22.2.

use std::io::{self, BufRead, Read};

use quick_xml::Reader;
use quick_xml::events::{BytesStart, Event};

use super::support::{find, hand_on_pair};
use crate::solution::source::{first_line, reading_failed};
use crate::solution::words::Mark;
use crate::solution::{ColumnRef, Entries, Entry, Fault, Format, Outcome, Source, Zeros};

pub(in crate::solution) const FORMATS: &[Format] = &[
    Format {
        name: "cplex",
        about: "CPLEX .sol, .mst or pool (XML)",
        claims: |head| {
            let first = first_line(head);
            first.starts_with(b"<?xml") || first.starts_with(b"<CPLEXSolution")
        },
        read: read_xml,
    },
    Format {
        name: "cplex-display",
        about: "CPLEX, display solution variables -",
        claims: |head| crate::solution::source::lines(head).any(is_title),
        read: read_display,
    },
];

/// A part of an XML file without `<` or `>` longer than this is no solver's.
const LONGEST_PART: usize = 1 << 20;

/// Passes text on, but not without end: the XML reader holds an element in memory.
struct Bounded<'s, 'r> {
    source: &'s mut Source<'r>,
    since_mark: usize,
}

impl Read for Bounded<'_, '_> {
    fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
        self.source.read(out)
    }
}

impl BufRead for Bounded<'_, '_> {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        if self.since_mark > LONGEST_PART {
            return Err(io::Error::other(
                Fault::new("an XML element longer than 1 MiB: this is no solution file")
                    .on_line(self.source.line_number() + 1),
            ));
        }
        self.source.fill_buf()
    }

    fn consume(&mut self, count: usize) {
        let (head, marks) = match self.source.fill_buf() {
            Ok(available) => {
                let taken = &available[..count.min(available.len())];
                (taken.len(), memchr::memrchr2(b'<', b'>', taken))
            }
            Err(_) => (0, None),
        };
        self.since_mark = match marks {
            Some(last) => head - last,
            None => self.since_mark + head,
        };
        self.source.consume(count);
    }
}

fn xml_fault(error: &quick_xml::Error, line: u64) -> Fault {
    if let quick_xml::Error::Io(error) = error {
        if let Some(fault) = error.get_ref().and_then(|inner| inner.downcast_ref::<Fault>()) {
            return fault.clone();
        }
        return reading_failed(error);
    }
    let is_cut = matches!(error, quick_xml::Error::Syntax(_));
    let what = if is_cut {
        "the XML ends inside an element: the file is cut"
    } else {
        "the XML is damaged"
    };
    Fault::new(format!("{what} ({error})")).on_line(line)
}

/// What the header of a solution says.
#[derive(Default)]
struct Header {
    status: Option<String>,
    primal_feasible: Option<bool>,
}

/// What is known of a document so far.
#[derive(Default)]
struct Document {
    has_root: bool,
    /// The elements that have begun and not ended.
    open: Vec<String>,
    /// That of the first solution.
    header: Header,
    solutions: u64,
    values: u64,
}

fn read_xml(source: &mut Source<'_>, entries: &mut dyn Entries) -> Result<Outcome, Fault> {
    let mut reader = Reader::from_reader(Bounded { source, since_mark: 0 });
    let mut buffer = Vec::new();
    let mut document = Document::default();
    loop {
        buffer.clear();
        let event = reader.read_event_into(&mut buffer);
        let line = reader.get_ref().source.line_number() + 1;
        match event.map_err(|error| xml_fault(&error, line))? {
            Event::Start(element) => {
                let name = document.element(&element, line, entries)?;
                document.open(name, line)?;
            }
            Event::Empty(element) => {
                document.element(&element, line, entries)?;
            }
            Event::End(_) => {
                document.open.pop();
            }
            Event::Eof => break,
            Event::DocType(_) => {
                return Err(Fault::new("an XML document type has no place in a solution file").on_line(line));
            }
            _ => {}
        }
    }
    let line = reader.get_ref().source.line_number();
    if let Some(element) = document.unfinished() {
        return Err(
            Fault::new(format!("the XML ends inside an element, <{element}>: the file is cut"))
                .on_line(line)
                .help("write the file again"),
        );
    }
    Ok(document.outcome())
}

impl Document {
    /// Takes what an element says; its name.
    fn element(&mut self, element: &BytesStart<'_>, line: u64, entries: &mut dyn Entries) -> Result<String, Fault> {
        let name = String::from_utf8_lossy(element.name().as_ref().as_ref()).into_owned();
        if !self.has_root && !name.starts_with("CPLEXSolution") {
            return Err(Fault::new(format!("the XML is no solution of CPLEX: its root is <{name}>")).on_line(line));
        }
        self.has_root = true;
        match name.as_str() {
            "CPLEXSolution" => self.solutions += 1,
            "header" if self.solutions == 1 => self.header = header_of(element, line)?,
            "variable" if self.solutions == 1 => {
                self.values += 1;
                variable(element, line, entries)?;
            }
            _ => {}
        }
        Ok(name)
    }

    fn open(&mut self, name: String, line: u64) -> Result<(), Fault> {
        if self.open.len() > 100 {
            return Err(Fault::new("the XML is nested too deep").on_line(line));
        }
        self.open.push(name);
        Ok(())
    }

    /// The element that a truncated document ends in.
    fn unfinished(&self) -> Option<&str> {
        match self.open.last() {
            Some(element) => Some(element),
            None => (!self.has_root).then_some("CPLEXSolution"),
        }
    }

    fn outcome(self) -> Outcome {
        let mut outcome = Outcome::of("cplex").zeros(Zeros::AsSeen);
        outcome.solutions_in_file = self.solutions;
        if self.solutions > 1 {
            outcome = outcome.note(format!(
                "the file holds {} solutions; the first, the incumbent, is judged",
                self.solutions
            ));
        }
        let text = self.header.status.clone().unwrap_or_default();
        let mark = match self.header.primal_feasible {
            _ if self.values == 0 => Mark::NoValues,
            Some(true) => Mark::Feasible,
            Some(false) => Mark::Infeasible,
            None => Mark::NotMarked,
        };
        outcome.status = self.header.status;
        outcome.settled("CPLEX", &text, mark)
    }
}

fn attributes<'e>(element: &'e BytesStart<'_>, line: u64) -> impl Iterator<Item = Result<(&'e [u8], String), Fault>> {
    element.attributes().map(move |attribute| {
        let damaged = |error: &dyn std::fmt::Display| Fault::new(format!("the XML is damaged ({error})")).on_line(line);
        let attribute = attribute.map_err(|error| damaged(&error))?;
        let value = attribute
            .normalized_value(quick_xml::XmlVersion::Implicit1_0)
            .map_err(|error| damaged(&error))?
            .into_owned();
        Ok((attribute.key.into_inner().as_ref(), value))
    })
}

fn header_of(element: &BytesStart<'_>, line: u64) -> Result<Header, Fault> {
    let mut header = Header::default();
    for attribute in attributes(element, line) {
        match attribute? {
            (b"solutionStatusString", value) => header.status = Some(crate::solution::source::shown(value.as_bytes())),
            (b"primalFeasible", value) => header.primal_feasible = Some(value.trim() != "0"),
            _ => {}
        }
    }
    Ok(header)
}

fn variable(element: &BytesStart<'_>, line: u64, entries: &mut dyn Entries) -> Result<(), Fault> {
    let mut name = None;
    let mut value = None;
    for attribute in attributes(element, line) {
        match attribute? {
            (b"name", text) => name = Some(text),
            (b"value", text) => value = Some(text),
            _ => {}
        }
    }
    let (Some(name), Some(value)) = (name, value) else {
        return Err(Fault::new("a <variable> without name or value").on_line(line));
    };
    let value = value.trim();
    let finite = crate::solution::parse_number(value.as_bytes())
        .map_err(|error| Fault::new(format!("variable {name}: the value {error}")).on_line(line))?
        .is_finite();
    if !finite {
        return Err(Fault::new(format!("variable {name}: the value {value} is not a number")).on_line(line));
    }
    entries.entry(Entry {
        column: ColumnRef::Name(name.as_bytes()),
        value: value.as_bytes(),
        line,
    })
}

fn is_title(line: &[u8]) -> bool {
    crate::solution::source::words(line).eq([&b"Variable"[..], b"Name", b"Solution", b"Value"])
}

fn read_display(source: &mut Source<'_>, entries: &mut dyn Entries) -> Result<Outcome, Fault> {
    let mut titled = false;
    let mut outcome = Outcome::of("cplex-display").zeros(Zeros::AsSeen);
    while let Some(line) = source.next_line()? {
        if is_title(line.text) {
            entries.restart();
            titled = true;
        } else if titled && line.text.starts_with(b"All other variables") {
            if find(line.text, b"are 0").is_none() {
                return Err(line.fault("the line that ends the list is cut"));
            }
            outcome.zeros = Zeros::LeftOut;
            return Ok(outcome);
        } else if titled && !line.is_blank() {
            hand_on_pair(entries, &line)?;
        } else if titled && line.is_blank() {
            break;
        }
    }
    // Without the line about the others, all were asked for, or the text is truncated.
    outcome.may_be_cut = Some("the line \"All other variables ... are 0.\" is missing");
    Ok(outcome)
}
