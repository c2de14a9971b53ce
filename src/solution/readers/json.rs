//! JSON: Gurobi `.json`, PuLP `to_json`, Pyomo results, and what Python users dump themselves.
//!
//! - Gurobi: `SolutionInfo.Status`, `Vars[]` with `VarName` and `X`, non-zeros only unless `JSONSolDetail`
//!   is 1; other solutions of the pool in `PoolNX`.
//! - PuLP: `parameters.status` and `sol_status`, `variables[]` with `name` and `varValue`. An infeasible
//!   run carries values all the same; the constraints' `coefficients` have names and values too.
//! - Pyomo: `Solver[]."Termination condition"`, `Solution[].Variable`, zeros left out.
//! - a dump: `{"x_0_0": 1, ...}`, perhaps within `variables`, `values` or `solution`; `[{"name": "x_0_0", "value": 1},
//!   ...]`.
//! - COPT packs its values and is refused.
//!
//! The text is streamed; no value larger than one string is held.
//!
//! End mark: the closing bracket of the object or list that is the file. A truncated file ends before it
//! and does not parse.
//!
//! Sources: Gurobi 13 reference manual, "JSON solution format"; `pulp/pulp.py`; `pyomo/opt/results`.

use std::cell::Cell;
use std::fmt;
use std::io::{self, Read};
use std::rc::Rc;

use serde::de::{DeserializeSeed, Deserializer, IgnoredAny, MapAccess, SeqAccess, Visitor};

use super::support::is_column;
use crate::solution::source::{reading_failed, shown};
use crate::solution::words::{self, Mark, Meaning, Statuses, is_status_key, settle, state_without_values};
use crate::solution::{ColumnRef, Entries, Entry, Fault, Format, Outcome, Source, State, Why, Zeros};

pub(in crate::solution) const FORMATS: &[Format] = &[Format {
    name: "json",
    about: "JSON: Gurobi, PuLP to_json, Pyomo results, {\"x_0_0\": 1, ...}",
    claims: |head| {
        let text = head.trim_ascii_start();
        // A list of objects with a name and a value is a table too; other lists are no solutions.
        let inside = text.strip_prefix(b"[").map(<[u8]>::trim_ascii_start);
        inside.unwrap_or(text).starts_with(b"{")
    },
    read,
}];

/// A string or number longer than this is no solver's.
const LONGEST_TOKEN: usize = 1 << 20;

/// Passes text on and counts lines; refuses a token without end, since the parser holds it in memory.
struct Bounded<'s, 'r> {
    source: &'s mut Source<'r>,
    line: Rc<Cell<u64>>,
    in_string: bool,
    escaped: bool,
    token: usize,
}

impl Read for Bounded<'_, '_> {
    fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
        let count = self.source.read(out)?;
        for &byte in &out[..count] {
            self.token += 1;
            match byte {
                b'\n' => self.line.set(self.line.get() + 1),
                _ if self.escaped => {
                    self.escaped = false;
                    continue;
                }
                b'\\' if self.in_string => self.escaped = true,
                b'"' => {
                    self.in_string = !self.in_string;
                    self.token = 0;
                }
                b',' | b':' | b'{' | b'}' | b'[' | b']' if !self.in_string => self.token = 0,
                _ => {}
            }
        }
        if self.token > LONGEST_TOKEN {
            return Err(io::Error::other(
                Fault::new("a JSON string longer than 1 MiB: this is no solution file that can be read")
                    .on_line(self.line.get()),
            ));
        }
        Ok(count)
    }
}

/// A leaf of the JSON tree.
enum Leaf {
    /// An object, a list, or null.
    Nothing,
    Truth(bool),
    Number(String),
    Text(String),
}

/// Where in the tree a value is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    Root,
    /// Object of leaves that describe the run.
    Info,
    /// An object that may have a status, and tables beside it.
    About,
    /// List of objects with a name and a value, or object of names and values.
    Table,
    /// One object of such a list.
    Record,
    /// `{"Value": 1.0}` under a column's name.
    Boxed,
    /// Pyomo's list of solutions, and one of them.
    Solutions,
    Solution,
    /// Pyomo's list of solvers.
    Solvers,
    /// A leaf; objects and lists within are passed over.
    Leaf,
}

/// What is known of the file so far.
struct Found<'e> {
    entries: &'e mut dyn Entries,
    line: Rc<Cell<u64>>,
    fault: Option<Fault>,
    format: &'static str,
    statuses: Statuses,
    /// What the solver says of its values, where a key says it with true or false.
    denied: Option<&'static str>,
    status_code: Option<i64>,
    solution_code: Option<i64>,
    solution_count: Option<u64>,
    pool: bool,
    tables: u64,
    values: u64,
    missing: u64,
}

fn read(source: &mut Source<'_>, entries: &mut dyn Entries) -> Result<Outcome, Fault> {
    let line = Rc::new(Cell::new(1));
    let mut found = Found {
        entries,
        line: Rc::clone(&line),
        fault: None,
        format: "json",
        statuses: Statuses::default(),
        denied: None,
        status_code: None,
        solution_code: None,
        solution_count: None,
        pool: false,
        tables: 0,
        values: 0,
        missing: 0,
    };
    let bounded = Bounded {
        source,
        line,
        in_string: false,
        escaped: false,
        token: 0,
    };
    let mut json = serde_json::Deserializer::from_reader(bounded);
    let walked = Walk {
        found: &mut found,
        place: Place::Root,
    }
    .deserialize(&mut json)
    .and_then(|_| json.end());
    if let Some(fault) = found.fault {
        return Err(fault);
    }
    walked.map_err(json_fault)?;
    found.outcome()
}

fn json_fault(error: serde_json::Error) -> Fault {
    let (line, column) = (error.line() as u64, error.column() as u64);
    let place = |fault: Fault| fault.on_line(line).at_column(column);
    match error.classify() {
        serde_json::error::Category::Eof => {
            place(Fault::new("the JSON ends too early: the file is cut")).help("write the file again")
        }
        serde_json::error::Category::Io => {
            let error = io::Error::from(error);
            match error.get_ref().and_then(|inner| inner.downcast_ref::<Fault>()) {
                Some(fault) => fault.clone(),
                None => reading_failed(&error),
            }
        }
        _ => place(Fault::new(format!("the JSON is damaged: {error}"))).help(
            "JSON knows no NaN, no infinity, no decimal comma and no single quotes: in Python, write it with json.dump",
        ),
    }
}

impl Found<'_> {
    fn fail<E: serde::de::Error>(&mut self, fault: Fault) -> E {
        self.fault = Some(fault);
        E::custom("refused")
    }

    fn value<E: serde::de::Error>(&mut self, name: &str, leaf: Leaf) -> Result<(), E> {
        let text = match leaf {
            Leaf::Number(text) | Leaf::Text(text) => text,
            Leaf::Truth(one) => u8::from(one).to_string(),
            Leaf::Nothing => {
                self.missing += 1;
                return Ok(());
            }
        };
        self.values += 1;
        let line = self.line.get();
        let entry = Entry {
            column: ColumnRef::Name(name.as_bytes()),
            value: text.trim().as_bytes(),
            line,
        };
        self.entries.entry(entry).map_err(|fault| {
            let message = format!("{name}: {}", fault.message);
            self.fail(Fault { message, ..fault })
        })
    }

    /// A leaf among those that describe the run. Several may speak of the end: none hides another.
    fn info(&mut self, key: &str, leaf: &Leaf) {
        let whole = |text: &str| {
            text.trim()
                .parse::<f64>()
                .ok()
                .filter(|value| value.fract() == 0.0)
                .map(|value| value as i64)
        };
        let number = match leaf {
            Leaf::Number(text) | Leaf::Text(text) => whole(text),
            Leaf::Truth(_) | Leaf::Nothing => None,
        };
        match (key, leaf, number) {
            ("Status" | "status", _, Some(number)) => self.status_code = Some(number),
            ("sol_status", _, Some(number)) => self.solution_code = Some(number),
            ("SolCount", _, Some(count)) => self.solution_count = u64::try_from(count).ok(),
            (key, Leaf::Text(text), None) if is_status_key(key) || is_result_key(key) => {
                self.statuses.add(shown(text.as_bytes()));
            }
            // scipy's sentence gives the reason for `success: false`; it is no word for its own status.
            ("message", Leaf::Text(text), None) if words::meaning_of(text) != Meaning::NotKnown => {
                self.statuses.add(shown(text.as_bytes()));
            }
            (key, leaf, _) => {
                let truth = match leaf {
                    Leaf::Truth(truth) => Some(*truth),
                    Leaf::Text(text) if text.eq_ignore_ascii_case("false") => Some(false),
                    Leaf::Text(text) if text.eq_ignore_ascii_case("true") => Some(true),
                    _ => None,
                };
                let key = key.to_ascii_lowercase();
                if truth == Some(false)
                    && let Some(&denied) = SUCCESS_KEYS.iter().find(|&&known| key == known)
                {
                    self.denied.get_or_insert(denied);
                } else if truth == Some(true) && key == "infeasible" {
                    self.statuses.add("infeasible");
                }
            }
        }
    }

    fn outcome(mut self) -> Result<Outcome, Fault> {
        let mut outcome = Outcome::of(self.format).zeros(Zeros::AsSeen);
        if let Some(key) = self.denied {
            let why = match self.statuses.deciding() {
                Some((_, Meaning::Denies(why))) => why,
                Some((_, Meaning::Stopped)) => Why::Limit,
                _ => Why::NotSaid,
            };
            self.statuses.add_as(format!("{key}: false"), Meaning::Denies(why));
        }
        let (status, state) = match self.format {
            "gurobi-json" => self.gurobi_end(),
            "pulp-json" => self.pulp_end(),
            _ => {
                let state = self.state_of_statuses();
                if let Some(code) = self.status_code.filter(|_| self.statuses.is_empty()) {
                    outcome = outcome.note(format!(
                        "the status of the file is the number {code}: its meaning is NOT KNOWN to this program, look it up in the solver's manual"
                    ));
                }
                outcome = std::mem::take(&mut self.statuses).into_outcome(outcome);
                (outcome.status.take(), state)
            }
        };
        outcome.status = status;
        outcome.state = state;
        // Words elsewhere in a file of Gurobi or PuLP.
        if let Some((words, Meaning::Denies(why))) = self.statuses.deciding()
            && !matches!(outcome.state, State::NoSolution(_))
        {
            outcome.state = State::NoSolution(why);
            outcome.notes.push(format!("the file says \"{words}\" too: it counts"));
        }
        match self.solution_count {
            Some(count) if self.pool && count > 1 => {
                outcome.solutions_in_file = count;
                outcome = outcome.note(format!(
                    "the file holds {count} solutions; the first, the incumbent, is judged"
                ));
            }
            _ if self.tables > 1 => {
                outcome.solutions_in_file = self.tables;
                outcome = outcome.note(format!("the file holds {} solutions; the first is judged", self.tables));
            }
            _ => {}
        }
        Ok(outcome)
    }

    /// The words for Gurobi's status code, and what it comes to.
    fn gurobi_end(&self) -> (Option<String>, State) {
        let (words, state) = self.status_code.map_or(("unknown", State::Unknown), gurobi_status);
        let state = match state {
            state @ State::NoSolution(_) => state,
            _ if self.solution_count == Some(0) => state_without_values(words),
            state => state,
        };
        let code = self.status_code.map_or(String::new(), |code| format!("{code}, "));
        (Some(format!("{code}{words}")), state)
    }

    /// The words for PuLP's status codes, and what they come to.
    fn pulp_end(&self) -> (Option<String>, State) {
        let (words, state) = pulp_status(self.status_code, self.solution_code);
        let state = match state {
            State::Unknown if self.values == 0 && self.missing > 0 => State::NoSolution(Why::NotSaid),
            State::Solved | State::Incumbent if self.values == 0 && self.missing > 0 => state_without_values(words),
            state => state,
        };
        (Some(words.to_string()), state)
    }

    /// What the statuses of any other file come to.
    fn state_of_statuses(&self) -> State {
        match self.statuses.deciding() {
            None => State::Unknown,
            // Nothing denies a solution here, and there is none: the collector says that.
            Some((_, Meaning::Finished | Meaning::Silent | Meaning::NotKnown)) if self.values == 0 => State::Unknown,
            Some((_, meaning)) if self.values == 0 => settle(meaning, Mark::NoValues),
            Some((_, meaning)) => settle(meaning, Mark::NotMarked),
        }
    }
}

fn gurobi_status(code: i64) -> (&'static str, State) {
    match code {
        1 => ("loaded, not solved", State::NoSolution(Why::Limit)),
        2 => ("optimal", State::Solved),
        3 => ("infeasible", State::NoSolution(Why::Infeasible)),
        4 => ("infeasible or unbounded", State::NoSolution(Why::Infeasible)),
        5 => ("unbounded", State::NoSolution(Why::Unbounded)),
        6 => ("cutoff", State::Incumbent),
        7 => ("iteration limit", State::Incumbent),
        8 => ("node limit", State::Incumbent),
        9 => ("time limit", State::Incumbent),
        10 => ("solution limit", State::Incumbent),
        11 => ("interrupted", State::Incumbent),
        12 => ("numeric trouble", State::Incumbent),
        13 => ("suboptimal", State::Incumbent),
        15 => ("user objective limit", State::Incumbent),
        16 => ("work limit", State::Incumbent),
        17 => ("memory limit", State::Incumbent),
        _ => ("a status of a newer release", State::Unknown),
    }
}

fn pulp_status(status: Option<i64>, solution: Option<i64>) -> (&'static str, State) {
    match (status, solution) {
        (Some(-1), _) | (_, Some(-1)) => ("infeasible", State::NoSolution(Why::Infeasible)),
        (Some(-2), _) | (_, Some(-2)) => ("unbounded", State::NoSolution(Why::Unbounded)),
        (Some(-3), _) => ("undefined", State::NoSolution(Why::NotSaid)),
        (_, Some(2)) => ("stopped with a solution", State::Incumbent),
        (_, Some(0)) | (Some(0), _) => ("not solved", State::NoSolution(Why::Limit)),
        (Some(1), _) => ("optimal", State::Solved),
        (None, None) => ("not said", State::Unknown),
        _ => ("a code of a newer release", State::Unknown),
    }
}

/// Visits one value of the tree.
struct Walk<'w, 'e> {
    found: &'w mut Found<'e>,
    place: Place,
}

/// Objects that hold a dump's values; others, such as reduced costs, have the same names in them.
const TABLES: &[&str] = &[
    "variables",
    "variable",
    "vars",
    "values",
    "solution",
    "primal",
    "primal_solution",
    "columns",
    "x",
    "result",
];

/// Keys of objects in which the word status has another meaning, that of a column or a row.
const MEANS_NO_RUN: &[&str] = &[
    "constraints",
    "constraint",
    "rows",
    "basis",
    "duals",
    "options",
    "sos",
    "reduced_costs",
];

/// Keys that say with true or false whether there is a solution.
const SUCCESS_KEYS: &[&str] = &[
    "success",
    "succeeded",
    "solved",
    "feasible",
    "is_feasible",
    "primal_feasible",
    "found",
    "has_solution",
    "solution_found",
];

/// Keys besides [`is_status_key`] whose text is a status.
fn is_result_key(key: &str) -> bool {
    key.eq_ignore_ascii_case("result") || key.eq_ignore_ascii_case("solution")
}

impl<'e> Walk<'_, 'e> {
    /// Where the value of a key is.
    fn below<E: serde::de::Error>(&mut self, key: &str) -> Result<Place, E> {
        Ok(match (self.place, key) {
            (Place::Root, "CoptVersion") => {
                return Err(self.found.fail(
                    Fault::new("COPT packs the values of its JSON file: they cannot be read")
                        .help("write a .sol file in COPT: `writesol FILE.sol`, in Python `model.write(\"FILE.sol\")`"),
                ));
            }
            (Place::Root, "SolutionInfo") => {
                self.found.format = "gurobi-json";
                Place::Info
            }
            (Place::Root, "parameters") => {
                self.found.format = "pulp-json";
                Place::Info
            }
            (Place::Root, "Solution") => {
                self.found.format = "pyomo-json";
                Place::Solutions
            }
            (Place::Root, "Solver") => {
                self.found.format = "pyomo-json";
                Place::Solvers
            }
            (Place::Solution, "Variable") => {
                self.found.tables += 1;
                if self.found.tables == 1 {
                    Place::Table
                } else {
                    Place::Leaf
                }
            }
            (Place::Root | Place::Table, key) if is_column(key.as_bytes()) => Place::Boxed,
            // One level down, a status may be beside the values or in an object of its own.
            (Place::Root, key) if MEANS_NO_RUN.iter().any(|other| key.eq_ignore_ascii_case(other)) => Place::Leaf,
            (Place::Root, key) if TABLES.iter().any(|table| key.eq_ignore_ascii_case(table)) => Place::Table,
            (Place::Root, _) => Place::About,
            _ => Place::Leaf,
        })
    }

    fn child(&mut self, place: Place) -> Walk<'_, 'e> {
        Walk {
            found: self.found,
            place,
        }
    }
}

impl<'de> DeserializeSeed<'de> for Walk<'_, '_> {
    type Value = Leaf;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Leaf, D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Walk<'_, '_> {
    type Value = Leaf;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a value")
    }

    fn visit_bool<E>(self, value: bool) -> Result<Leaf, E> {
        Ok(Leaf::Truth(value))
    }

    fn visit_u64<E>(self, value: u64) -> Result<Leaf, E> {
        Ok(Leaf::Number(value.to_string()))
    }

    fn visit_i64<E>(self, value: i64) -> Result<Leaf, E> {
        Ok(Leaf::Number(value.to_string()))
    }

    fn visit_f64<E>(self, value: f64) -> Result<Leaf, E> {
        Ok(Leaf::Number(format!("{value:e}")))
    }

    fn visit_str<E>(self, value: &str) -> Result<Leaf, E> {
        Ok(Leaf::Text(value.to_string()))
    }

    fn visit_unit<E>(self) -> Result<Leaf, E> {
        Ok(Leaf::Nothing)
    }

    fn visit_seq<A: SeqAccess<'de>>(mut self, mut list: A) -> Result<Leaf, A::Error> {
        let element = match self.place {
            Place::Table | Place::Root => Place::Record,
            Place::Solutions => Place::Solution,
            Place::Solvers => Place::Info,
            _ => {
                while list.next_element::<IgnoredAny>()?.is_some() {}
                return Ok(Leaf::Nothing);
            }
        };
        while list.next_element_seed(self.child(element))?.is_some() {}
        Ok(Leaf::Nothing)
    }

    fn visit_map<A: MapAccess<'de>>(mut self, mut map: A) -> Result<Leaf, A::Error> {
        let mut name = None;
        let mut value = None;
        let mut status = None;
        while let Some(key) = map.next_key::<String>()? {
            if self.place == Place::Leaf {
                map.next_value::<IgnoredAny>()?;
                continue;
            }
            let below = self.below(&key)?;
            let leaf = map.next_value_seed(self.child(below))?;
            match (self.place, key.as_str()) {
                (Place::Root | Place::Table, key) if is_column(key.as_bytes()) => self.found.value(key, leaf)?,
                (Place::Record, key) if is_status_key(key) && name.is_none() => status = Some((key.to_string(), leaf)),
                (Place::Root | Place::Info | Place::About | Place::Table | Place::Solvers | Place::Solution, key) => {
                    self.found.info(key, &leaf)
                }
                (Place::Record, "VarName" | "name" | "Name" | "variable") => name = Some(leaf),
                (Place::Record | Place::Boxed, "X" | "varValue" | "value" | "Value" | "x") => value = Some(leaf),
                (Place::Record, "PoolNX") => self.found.pool = true,
                _ => {}
            }
        }
        // A record without a name is one of the run, as in `[{"status": "infeasible"}, ...]`.
        if let (None, Some((key, leaf))) = (&name, &status) {
            self.found.info(key, leaf);
        }
        match (self.place, name, value) {
            (Place::Record, Some(Leaf::Text(name)), Some(value)) => self.found.value(&name, value)?,
            // A value under its column's name: the parent knows the name.
            (Place::Boxed, _, Some(value)) => return Ok(value),
            _ => {}
        }
        Ok(Leaf::Nothing)
    }
}
