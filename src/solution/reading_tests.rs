//! Short texts, each with the reading it must come to: which format claims it, what that reader makes of it.
//!
//! A text that misses a format by one detail stands beside one that has it, so that each condition of a reader is
//! seen to matter.

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
    let mut wrong = Vec::new();
    for (text, expected) in cases {
        let got = reading(text.as_bytes());
        if got != *expected {
            wrong.push(format!("        ({text:?}, {got:?}),"));
        }
    }
    assert!(wrong.is_empty(), "read otherwise:\n{}", wrong.join("\n"));
}

#[test]
fn cbc() {
    check(&[
        (
            "Optimal - objective value 0\n 0 x_0_0 1 0\n",
            "cbc; Solved; 'Optimal'; LeftOut; x_0_0=1@2",
        ),
        (
            "Optimal - objective value 0\n 0 x_0_0 0 0\n",
            "cbc; Solved; 'Optimal'; Written; x_0_0=0@2",
        ),
        (
            "Optimal - objective value 0\n** 0 x_0_0 0 0\n",
            "cbc; Solved; 'Optimal'; LeftOut; x_0_0=0@2",
        ),
        (
            "Optimal - objective value 0\n** 0 x_0_0 1 0\n\n 1 x_0_1 1 0",
            "cbc; Solved; 'Optimal'; LeftOut; cut? its last line has no line end; x_0_0=1@2; x_0_1=1@4",
        ),
        (
            "Optimal - objective value 0\n 0 x_0_0 1\n",
            "fault: index, name, value and reduced cost are expected here",
        ),
        (
            "Optimal - objective value 0\n 0 x_0_0 1 0 0\n",
            "fault: index, name, value and reduced cost are expected here",
        ),
        (
            "Optimal - objective value 0\n a x_0_0 1 0\n",
            "fault: index, name, value and reduced cost are expected here",
        ),
        ("optimal - objective value 0\n 0 x_0_0 1 0\n", "text"),
        (
            "Infeasible - objective value 0\n 0 x_0_0 1 0\n",
            "cbc; NoSolution(Infeasible); 'Infeasible'; LeftOut",
        ),
        (
            "Unbounded - objective value 0\n 0 x_0_0 1 0\n",
            "cbc; NoSolution(Unbounded); 'Unbounded'; LeftOut",
        ),
        (
            "Stopped on time - objective value 0\n 0 x_0_0 1 0\n",
            "cbc; Incumbent; 'Stopped on time'; LeftOut; x_0_0=1@2",
        ),
        (
            "Optimal - objective value 0\nint intIndicesV[] = {\n",
            "fault: CBC's `printingOptions special` has no column names",
        ),
    ]);
}

#[test]
fn cbc_gsolution() {
    check(&[
        (
            "1 2\n5 0\n1\n1\n0\n",
            "cbc-gsolution; Solved; '5, optimal'; Written; 2 columns; #0=1@4; #1=0@5",
        ),
        (
            "1 2\n2 0\n1\n1\n0\n",
            "cbc-gsolution; Incumbent; '2, feasible'; Written; 2 columns; #0=1@4; #1=0@5",
        ),
        (
            "1 2\n1 0\n1\n1\n0\n",
            "cbc-gsolution; NoSolution(Limit); '1, undefined'; Written; 2 columns",
        ),
        (
            "1 2\n3 0\n1\n1\n0\n",
            "cbc-gsolution; NoSolution(NotSaid); '3, infeasible'; Written; 2 columns",
        ),
        (
            "1 2\n4 0\n1\n1\n0\n",
            "cbc-gsolution; NoSolution(NotSaid); '4, no feasible solution'; Written; 2 columns",
        ),
        (
            "1 2\n6 0\n1\n1\n0\n",
            "cbc-gsolution; NoSolution(Unbounded); '6, unbounded'; Written; 2 columns",
        ),
        ("1 2\n7 0\n1\n1\n0\n", "text"),
        ("1 2\n5 a\n1\n1\n0\n", "text"),
        ("1 2\n5\n1\n1\n0\n", "text"),
        ("1 2 3\n5 0\n1\n1\n0\n", "text"),
        ("1 a\n5 0\n1\n1\n0\n", "text"),
        ("1 2\n5 0\na\n1\n0\n", "text"),
        ("1 2\n5 0\n1 1\n1\n0\n", "text"),
        ("1 2\n5 0\n1\n1 1\n0\n", "fault: the value of a column is expected here"),
        ("1 2\n5 0\n1\n1\na\n", "fault: the value of a column is expected here"),
        (
            "1 2\n5 0\n1\n1\n0",
            "fault: 2 columns announced, 1 found before the end of the file: the file is cut",
        ),
        (
            "1 2\n5 0\n1\n1\n",
            "fault: 2 columns announced, 1 found before the end of the file: the file is cut",
        ),
        (
            "2 1\n5 0\n1\n1",
            "fault: 2 rows announced, 1 found before the end of the file: the file is cut",
        ),
        (
            "2 1\n5 0\n1\n",
            "fault: 2 rows announced, 1 found before the end of the file: the file is cut",
        ),
        (
            "1 2\n2 2 0\n1 1 0\n1 1 0\n1 0 0\n",
            "cbc-gsolution; Incumbent; '2, feasible'; Written; 2 columns; #0=1@4; #1=0@5",
        ),
        (
            "1 2\n5 2 0\n1 1 0\n1 1 0\n1 0 0\n",
            "cbc-gsolution; Solved; '5, optimal'; Written; 2 columns; #0=1@4; #1=0@5",
        ),
        (
            "1 2\n4 2 0\n1 1 0\n1 1 0\n1 0 0\n",
            "cbc-gsolution; NoSolution(NotSaid); '4, no feasible solution'; Written; 2 columns",
        ),
        (
            "1 2\n3 2 0\n1 1 0\n1 1 0\n1 0 0\n",
            "cbc-gsolution; NoSolution(NotSaid); '3, infeasible'; Written; 2 columns",
        ),
        (
            "1 2\n6 2 0\n1 1 0\n1 1 0\n1 0 0\n",
            "cbc-gsolution; NoSolution(Unbounded); '6, unbounded'; Written; 2 columns",
        ),
        (
            "1 2\n1 2 0\n1 1 0\n1 1 0\n1 0 0\n",
            "cbc-gsolution; NoSolution(Limit); '1, undefined'; Written; 2 columns",
        ),
        ("1 2\n2 2 a\n1 1 0\n1 1 0\n1 0 0\n", "text"),
        ("1 2\n2 7 0\n1 1 0\n1 1 0\n1 0 0\n", "text"),
        ("1 2\n7 2 0\n1 1 0\n1 1 0\n1 0 0\n", "text"),
        (
            "1 2\n2 2 0\n1 1 0\n1 1 0\n1 a 0\n",
            "fault: the value of a column is expected here",
        ),
        (
            "1 2\n2 2 0\n1 1 0\n1 1 0\n1 0 0",
            "fault: 2 columns announced, 1 found before the end of the file: the file is cut",
        ),
        ("1 2\n2 2 0\n1 1 a\n1 1 0\n1 0 0\n", "text"),
    ]);
}

#[test]
fn cbc_logs() {
    const HEAD: &str = "Welcome to the CBC MILP Solver\n";
    let with_head = |text: &str| reading(format!("{HEAD}{text}").as_bytes());
    let cases = [
        (
            "Optimal - objective value 0\n 0 x_0_0 1 0\nTotal time\n",
            "cbc-log; Solved; 'Optimal'; LeftOut; x_0_0=1@3",
        ),
        (
            "Optimal - objective value 0\n 0 x_0_0 1 0\n",
            "cbc-log; Solved; 'Optimal'; LeftOut; cut? the log ends with its list of values; x_0_0=1@3",
        ),
        (
            "Optimal - objective value 0\n 0 x_0_0 1 0",
            "cbc-log; Solved; 'Optimal'; LeftOut; cut? the log ends with its list of values; x_0_0=1@3",
        ),
        (
            "Optimal - objective value 0\n 0 x_0_0 1 0\n 1 x_0",
            "fault: the list of values ends within a line: the file is cut",
        ),
        (
            "Optimal - objective value 0\nTotal time\n",
            "fault: this is a log of CBC: it has no values",
        ),
        (
            "Optimal - objective value 0\nTotal\n 0 x_0_0 1 0\n",
            "fault: this is a log of CBC: it has no values",
        ),
        (
            "Infeasible - objective value 0\n 0 x_0_0 1 0\nTotal time\n",
            "cbc-log; NoSolution(Infeasible); 'Infeasible'; LeftOut",
        ),
        (
            "Infeasible - objective value 0\n",
            "cbc-log; NoSolution(Infeasible); 'Infeasible'; LeftOut; cut? the log ends with its list of values",
        ),
        (
            "Optimal - objective value 0\n 0 x_0_0 1 0\nOptimal - objective value 0\n 0 x_0_1 1 0\nTotal time\n",
            "cbc-log; Solved; 'Optimal'; LeftOut; x_0_1=1@5",
        ),
        (
            "Optimal - objective value 0\n 0 x_0_0 1 0\nInfeasible - objective value 0\nTotal time\n",
            "cbc-log; NoSolution(Infeasible); 'Infeasible'; LeftOut",
        ),
        (
            "Result - Optimal solution found\n",
            "fault: this is a log of CBC: it has no values",
        ),
        (
            "Result - Problem proven infeasible\n",
            "cbc-log; NoSolution(Infeasible); 'Problem proven infeasible'; Written",
        ),
        (
            "Problem is infeasible - 0.00 seconds\n",
            "cbc-log; NoSolution(Infeasible); 'infeasible'; Written",
        ),
        (
            "Cbc3007W No integer variables - problem proven infeasible\n",
            "cbc-log; NoSolution(Infeasible); 'infeasible'; Written",
        ),
        (
            "Result - Stopped on time limit\n",
            "fault: this is a log of CBC: it has no values",
        ),
        ("", "fault: this is a log of CBC: it has no values"),
    ];
    let wrong: Vec<String> = cases
        .iter()
        .filter(|(text, expected)| with_head(text) != *expected)
        .map(|(text, _)| format!("        ({text:?}, {:?}),", with_head(text)))
        .collect();
    assert!(wrong.is_empty(), "read otherwise:\n{}", wrong.join("\n"));
}

#[test]
fn python_mip() {
    check(&[
        (
            "Optimal solution - objective value - objective 0\n",
            "cbc; Solved; 'Optimal solution'; LeftOut",
        ),
        (
            "Optimal - solution - objective 0\n0 x_0_0 1 0\n\n1 x_0_1 0 0\n",
            "python-mip; Solved; 'Optimal'; AsSeen; x_0_0=1@2; x_0_1=0@4",
        ),
        (
            "Feasible - solution - objective 0\n0 x_0_0 1 0\n",
            "python-mip; Unknown; 'Feasible'; AsSeen; x_0_0=1@2",
        ),
        (
            "Infeasible - solution - objective 0\n0 x_0_0 1 0\n",
            "python-mip; NoSolution(Infeasible); 'Infeasible'; AsSeen",
        ),
        (
            "Optimal - solution - objective 0\n0 x_0_0 1\n",
            "fault: counter, name, value and reduced cost are expected here",
        ),
        (
            "Optimal - solution - objective 0\n0 x_0_0 1 0",
            "python-mip; Solved; 'Optimal'; AsSeen; cut? its last line has no line end; x_0_0=1@2",
        ),
    ]);
}
