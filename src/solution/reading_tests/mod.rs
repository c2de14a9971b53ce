//! Short texts, each with the reading it must come to: which format claims it, what that reader makes of it.
//!
//! A text that misses a format by one detail is next to one that has it, so that each condition of a reader is
//! seen to matter.
//!
//! Each reader's texts are in the file of its name; the texts of all formats are in files named for what they test.

mod bounds;
mod cbc;
mod control_characters;
mod cplex;
mod glpk;
mod gurobi;
mod highs;
mod json;
mod lpsolve;
mod ortools;
mod pairs;
mod pyomo;
mod refused;
mod scip;
mod status;
mod status_and_mark;
mod symphony;
mod xpress;

use super::*;

/// Keeps every value as the reader hands it on.
#[derive(Default)]
struct Recorder(Vec<String>);

impl Entries for Recorder {
    fn entry(&mut self, entry: Entry<'_>) -> Result<(), Fault> {
        let column = match entry.column {
            ColumnRef::Name(name) => String::from_utf8_lossy(name).into_owned(),
            ColumnRef::Number(number) => format!("#{number}"),
        };
        let value = String::from_utf8_lossy(entry.value);
        self.0.push(format!("{column}={value}@{}", entry.line));
        Ok(())
    }

    fn restart(&mut self) {
        self.0.clear();
    }
}

/// The reading of a text in one line.
fn reading(text: &[u8]) -> String {
    let mut recorder = Recorder::default();
    let result = Source::open(text).and_then(|mut source| read(&mut source, &mut recorder));
    let outcome = match result {
        Ok(Reading::Values(outcome)) => outcome,
        Ok(Reading::Text(_)) => return "text".to_string(),
        Err(fault) => return format!("fault: {fault}"),
    };
    let mut words = vec![outcome.format.to_string(), format!("{:?}", outcome.state)];
    words.extend(outcome.status.map(|status| format!("'{status}'")));
    words.push(format!("{:?}", outcome.zeros));
    words.extend(outcome.announced_columns.map(|columns| format!("{columns} columns")));
    words.extend((outcome.solutions_in_file != 1).then(|| format!("{} solutions", outcome.solutions_in_file)));
    words.extend(outcome.may_be_cut.map(|why| format!("cut? {why}")));
    words.extend(outcome.by_hand.then(|| "by hand".to_string()));
    words.extend(outcome.notes.into_iter().map(|note| format!("note: {note}")));
    words.extend(recorder.0);
    words.join("; ")
}

fn check(cases: &[(&str, &str)]) {
    check_after("", cases);
}

/// As [`check`], with what all the texts begin with.
fn check_after(head: &str, cases: &[(&str, &str)]) {
    let mut wrong = Vec::new();
    for (text, expected) in cases {
        let got = reading([head, text].concat().as_bytes());
        if got != *expected {
            wrong.push(format!("        ({text:?}, {got:?}),"));
        }
    }
    assert!(wrong.is_empty(), "read otherwise:\n{}", wrong.join("\n"));
}

/// One text, and what comes of it if one piece of it is put in another's place.
fn check_changed(whole: &str, cases: &[(&str, &str, &str)]) {
    let mut wrong = Vec::new();
    for (from, to, expected) in cases {
        assert!(whole.contains(from), "{from:?} is not in the text");
        let got = reading(whole.replacen(from, to, 1).as_bytes());
        if got != *expected {
            wrong.push(format!("        ({from:?}, {to:?}, {got:?}),"));
        }
    }
    assert!(wrong.is_empty(), "read otherwise:\n{}", wrong.join("\n"));
}
