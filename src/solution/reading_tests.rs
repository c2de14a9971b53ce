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
    check_after(
        HEAD,
        &[
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
        ],
    );
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

#[test]
fn highs() {
    const HEAD: &str = "Model status\nOptimal\n\n# Primal solution values\nFeasible\nObjective 0\n";
    check_after(
        HEAD,
        &[
            (
                "# Columns 2\nx_0_0 1\nx_0_1 0\n# Rows 1\nr 1\n",
                "highs; Solved; 'Optimal'; Written; 2 columns; x_0_0=1@8; x_0_1=0@9",
            ),
            ("", "fault: the file ends before the primal values: it is cut"),
            ("# Columns a\nx_0_0 1\n", "fault: a count is expected here"),
            (
                "# Columns 2\nx_0_0 1\n",
                "fault: 2 columns announced, 1 found before the end of the file: the file is cut",
            ),
            (
                "# Columns 2\nx_0_0 1\nx_0_1 0",
                "highs; Solved; 'Optimal'; Written; 2 columns; cut? its last line has no line end; x_0_0=1@8; x_0_1=0@9",
            ),
            (
                "# Columns 2\nx_0_0 1\nx_0",
                "fault: 2 columns announced, 1 found before the end of the file: the file is cut",
            ),
            (
                "# Columns 2\nx_0_0 1",
                "fault: 2 columns announced, 0 found before the end of the file: the file is cut",
            ),
            (
                "# Columns 2\nx_0_0 1\nx",
                "fault: 2 columns announced, 1 found before the end of the file: the file is cut",
            ),
            (
                "# Columns 1\nx_0_0",
                "fault: 1 columns announced, 0 found before the end of the file: the file is cut",
            ),
            (
                "# Columns 2\nx_0_0 1\n\n",
                "fault: 2 columns announced, 1 found before the end of the file: the file is cut",
            ),
            (
                "# Columns 2\nx_0_0 1\n# Rows 0\n",
                "fault: 2 columns announced, 1 found before the end of the file: the file is cut",
            ),
            (
                "# Columns 1\nx_0_0 1\nx_0_1 0\n",
                "fault: 1 columns announced, here is one more",
            ),
            (
                "# Columns 1\nx_0_0 1\n\nx_0_1 0\n",
                "highs; Solved; 'Optimal'; Written; 1 columns; x_0_0=1@8",
            ),
            (
                "# Columns 1\nx_0_0 1\n# Dual solution values\n",
                "highs; Solved; 'Optimal'; Written; 1 columns; x_0_0=1@8",
            ),
            (
                "# Columns 1\nx_0_0 1\n# Rows 2\nr 1\n",
                "fault: 2 rows announced, 1 found before the end of the file: the file is cut",
            ),
            (
                "# Columns 1\nx_0_0 1\n# Rows 1\nr 1",
                "fault: 1 rows announced, 0 found before the end of the file: the file is cut",
            ),
            (
                "# Columns 1\nx_0_0 1\n# Rows 1\nr 1\ns 1\n",
                "highs; Solved; 'Optimal'; Written; 1 columns; x_0_0=1@8",
            ),
            (
                "# Columns 1\nx_0_0 1\n# Rows a\nr 1\n",
                "fault: a count is expected here",
            ),
            (
                "# Columns 1\nx_0_0 1 0\n",
                "highs; Solved; 'Optimal'; Written; 1 columns; x_0_0 1=0@8",
            ),
            ("# Columns 1\nx_0_0\n", "fault: a name and a value are expected here"),
            (
                "# Columns 3\n1\n0\n-0\n",
                "highs-nameless; Solved; 'Optimal'; Written; 3 columns; #0=1@8; #1=0@9; #2=-0@10",
            ),
            (
                "# Columns 3\n.5\nnan\nInf\n",
                "highs-nameless; Solved; 'Optimal'; Written; 3 columns; #0=.5@8; #1=nan@9; #2=Inf@10",
            ),
            (
                "# Columns -1\nx_0_0 1 0\n# Rows -0\n",
                "fault: a count is expected here",
            ),
            (
                "# Columns -1\nx_0_0 1  0\n",
                "highs; Solved; 'Optimal'; LeftOut; x_0_0=1@8",
            ),
            (
                "# Columns -2\nx_0_0 1 0\n",
                "fault: 2 columns announced, 1 found before the end of the file: the file is cut",
            ),
            ("# Columns -1\n1\n", "fault: a name and a value are expected here"),
            (
                "# Columns 1 sparse\nx_0_0 1 0\n",
                "highs; Solved; 'Optimal'; LeftOut; x_0_0=1@8",
            ),
            ("# Columns -a\nx_0_0 1 0\n", "fault: a count is expected here"),
        ],
    );
    check(&[
        (
            " Model status \nOptimal\n\n# Primal solution values\nFeasible\nObjective 0\n# Columns 1\nx_0_0 1\n",
            "highs; Solved; 'Optimal'; Written; 1 columns; x_0_0=1@8",
        ),
        (
            "\nModel status\nOptimal\n\n# Primal solution values\nFeasible\nObjective 0\n# Columns 1\nx_0_0 1\n",
            "text",
        ),
        (
            "Model status\n",
            "fault: the file ends before the primal values: it is cut",
        ),
        (
            "Model status\nOptimal\n",
            "fault: the file ends before the primal values: it is cut",
        ),
        (
            "Model status\nOptimal\n\n# Primal solution values\n",
            "fault: the file ends before the primal values: it is cut",
        ),
        (
            "Model status\nOptimal\n\n# Primal solution values\nFeas",
            "fault: the file ends before the primal values: it is cut",
        ),
        (
            "Model status\nInfeasible\n\n# Primal solution values\nNone\n",
            "highs; NoSolution(Infeasible); 'Infeasible'; Written",
        ),
        (
            "Model status\nTime limit reached\n\n# Primal solution values\nNone\n",
            "highs; NoSolution(Limit); 'Time limit reached'; Written",
        ),
        (
            "Model status\nOptimal\n\n# Primal solution values\nInfeasible\nObjective 0\n# Columns 1\nx_0_0 1\n",
            "highs; NoSolution(NotSaid); 'Optimal'; Written; note: HiGHS marks the values of the file as infeasible: they are not judged",
        ),
        (
            "Model status\nInfeasible\n\n# Primal solution values\nInfeasible\nObjective 0\n# Columns 1\nx_0_0 1\n",
            "highs; NoSolution(Infeasible); 'Infeasible'; Written",
        ),
        (
            "Model status\nTime limit reached\n\n# Primal solution values\nInfeasible\nObjective 0\n# Columns 1\nx_0_0 1\n",
            "highs; NoSolution(Limit); 'Time limit reached'; Written; note: HiGHS marks the values of the file as infeasible: they are not judged",
        ),
        (
            "Model status\nUnknown\n\n# Primal solution values\nInfeasible\nObjective 0\n# Columns 1\nx_0_0 1\n",
            "highs; NoSolution(NotSaid); 'Unknown'; Written; note: HiGHS marks the values of the file as infeasible: they are not judged",
        ),
        (
            "Model status\nTime limit reached\n\n# Primal solution values\nFeasible\nObjective 0\n# Columns 1\nx_0_0 1\n",
            "highs; Incumbent; 'Time limit reached'; Written; 1 columns; x_0_0=1@8",
        ),
        (
            "Model status\nInfeasible\n\n# Primal solution values\nFeasible\nObjective 0\n# Columns 1\nx_0_0 1\n",
            "highs; Unknown; 'Infeasible'; Written; 1 columns; note: HiGHS says \"Infeasible\" but gives values as feasible: they are judged; x_0_0=1@8",
        ),
    ]);
}

#[test]
fn highs_pretty() {
    let whole = [
        "Columns",
        "    Index Status        Lower        Upper       Primal         Dual  Type      Name",
        "        0                   0            1            1               Integer   x_0_0",
        "        1                   0            1            0               Integer   x_0_1",
        "",
        "",
        "Rows",
        "    Index Status",
        "",
        "Model status: Optimal",
        "",
    ]
    .join("\n");
    check_changed(
        &whole,
        &[
            (
                "",
                "",
                "highs-pretty; Solved; 'Optimal'; Written; 2 columns; x_0_0=1@3; x_0_1=0@4",
            ),
            (
                "\n\nRows\n",
                "Rows\n",
                "highs-pretty; Solved; 'Optimal'; Written; 2 columns; x_0_0=1@3; x_0_1=0@4",
            ),
            (
                "        1                   0            1            0               Integer   x_0_1\n",
                "        1                   0            1                            Integer   x_0_1\n",
                "highs-pretty; Solved; 'Optimal'; Written; 1 columns; x_0_0=1@3",
            ),
            (
                "        0                   0            1            1               Integer   x_0_0\n        1                   0            1            0               Integer   x_0_1\n",
                "        0                   0            1                            Integer   x_0_0\n",
                "highs-pretty; NoSolution(NotSaid); 'Optimal'; Written; 0 columns; note: the column Primal is blank: the file has no values",
            ),
            (
                "        0                   0            1            1               Integer   x_0_0\n        1                   0            1            0               Integer   x_0_1\n\n\nRows\n    Index Status\n\nModel status: Optimal\n",
                "        0                   0            1                            Integer   x_0_0\n\nModel status: Infeasible\n",
                "highs-pretty; NoSolution(Infeasible); 'Infeasible'; Written; 0 columns; note: the column Primal is blank: the file has no values",
            ),
            (
                "        0                   0            1            1               Integer   x_0_0\n        1                   0            1            0               Integer   x_0_1\n\n\nRows\n    Index Status\n\nModel status: Optimal\n",
                "        0                   0            1                            Integer   x_0_0\n\nModel status: Time limit reached\n",
                "highs-pretty; NoSolution(Limit); 'Time limit reached'; Written; 0 columns; note: the column Primal is blank: the file has no values",
            ),
            (
                "        0                   0            1            1               Integer   x_0_0\n        1                   0            1            0               Integer   x_0_1\n",
                "",
                "highs-pretty; Solved; 'Optimal'; Written; 0 columns",
            ),
            (
                "Model status: Optimal\n",
                "",
                "fault: the line \"Model status:\" that ends this format is missing: the file is cut",
            ),
            (
                "Model status: Optimal\n",
                "Model status: Optimal",
                "highs-pretty; Solved; 'Optimal'; Written; 2 columns; x_0_0=1@3; x_0_1=0@4",
            ),
            (
                "Model status: Optimal\n",
                "Model status:\n",
                "highs-pretty; Unknown; ''; Written; 2 columns; x_0_0=1@3; x_0_1=0@4",
            ),
            (
                "Model status: Optimal\n",
                "Model status:",
                "fault: the line \"Model status:\" that ends this format is missing: the file is cut",
            ),
            (
                "Model status: Optimal",
                "Model status: Infeasible",
                "highs-pretty; NoSolution(Infeasible); 'Infeasible'; Written; 2 columns; x_0_0=1@3; x_0_1=0@4",
            ),
            ("x_0_1", "", "fault: the line is shorter than its title"),
            (
                "        1                   0            1            0               Integer   x_0_1\n",
                "        1               0\n",
                "fault: the line is shorter than its title",
            ),
            (
                "        1                   0            1            0               Integer   x_0_1\n\n\nRows\n    Index Status\n\nModel status: Optimal\n",
                "        1               0",
                "fault: the line \"Model status:\" that ends this format is missing: the file is cut",
            ),
            (
                "\n\nRows\n    Index Status\n\nModel status: Optimal\n",
                "",
                "fault: the line \"Model status:\" that ends this format is missing: the file is cut",
            ),
            (
                "        0                   0            1            1               Integer   x_0_0\n        1                   0            1            0               Integer   x_0_1\n\n\nRows\n    Index Status\n\nModel status: Optimal\n",
                "",
                "fault: the line \"Model status:\" that ends this format is missing: the file is cut",
            ),
            ("Columns\n", "Rows\n", "text"),
            ("Index Status  ", "Count Status  ", "text"),
            ("Upper", "Above", "text"),
            ("Primal", "Values", "text"),
            ("Name", "Text", "text"),
            ("Upper       Primal", "Primal       Upper", "text"),
            (
                "Primal         Dual  Type      Name",
                "  Name         Dual  Type      Primal",
                "text",
            ),
        ],
    );
}

#[test]
fn highs_old() {
    let whole = [
        "2 1 : Number of columns and rows for primal and dual solution or basis",
        "T Primal solution",
        "T Dual solution",
        "T Basis",
        "Columns",
        "1",
        "0",
        "Rows",
        "1",
        "",
    ]
    .join("\n");
    check_changed(
        &whole,
        &[
            ("", "", "highs-old; Unknown; Written; 2 columns; #0=1@6; #1=0@7"),
            (
                "Rows\n1\n",
                "Rows\n",
                "fault: 1 rows announced, 0 found before the end of the file: the file is cut",
            ),
            (
                "Rows\n1\n",
                "",
                "fault: 1 rows announced, 0 found before the end of the file: the file is cut",
            ),
            (
                "Rows\n1\n",
                "Rows\n1",
                "fault: 1 rows announced, 0 found before the end of the file: the file is cut",
            ),
            (
                "2 1 :",
                "2 0 :",
                "highs-old; Unknown; Written; 2 columns; #0=1@6; #1=0@7",
            ),
            (
                "\n0\nRows\n1\n",
                "\n0",
                "fault: 2 columns announced, 1 found before the end of the file: the file is cut",
            ),
            (
                "\n0\nRows\n1\n",
                "\n",
                "fault: 2 columns announced, 1 found before the end of the file: the file is cut",
            ),
            (
                "\n0\nRows",
                "\na\nRows",
                "highs-old; Unknown; Written; 2 columns; #0=1@6; #1=a@7",
            ),
            (
                "T Primal",
                "F Primal",
                "highs-old; NoSolution(NotSaid); Written; 2 columns",
            ),
            (
                "Columns\n1\n0\nRows\n1\n",
                "",
                "fault: 2 columns announced, 0 found before the end of the file: the file is cut",
            ),
            ("2 1 :", "a 1 :", "fault: a count is expected here"),
            ("2 1 :", "2 a :", "fault: a count is expected here"),
            ("2 1 :", "2:", "text"),
            ("columns and rows", "rows and columns", "text"),
        ],
    );
}

#[test]
fn highs_logs() {
    const HEAD: &str = "Running HiGHS 1.15.0\n";
    check_after(
        HEAD,
        &[
            (
                "Model status        : Infeasible\n",
                "highs-log; NoSolution(Infeasible); 'Infeasible'; Written",
            ),
            (
                "  Status            Infeasible\n",
                "highs-log; NoSolution(Infeasible); 'Infeasible'; Written",
            ),
            (
                "  Status            Optimal\n",
                "fault: this is a log of HiGHS: it has no values",
            ),
            (
                "  Status            Time limit reached\n  Solution status   -\n",
                "highs-log; NoSolution(Limit); 'Time limit reached'; Written",
            ),
            (
                "  Status            Time limit reached\n  Solution status   feasible\n",
                "fault: this is a log of HiGHS: it has no values",
            ),
            (
                "  Solution status   -\n",
                "fault: this is a log of HiGHS: it has no values",
            ),
            ("", "fault: this is a log of HiGHS: it has no values"),
        ],
    );
    check(&[("HiGHS 1.15.0\nModel status        : Infeasible\n", "text")]);
}

#[test]
fn glpk() {
    let whole = [
        "Problem:    binox",
        "Rows:       1",
        "Columns:    2 (2 integer, 2 binary)",
        "Non-zeros:  2",
        "Status:     INTEGER OPTIMAL",
        "Objective:  obj = 0 (MINimum)",
        "",
        "   No.   Row name        Activity     Lower bound   Upper bound",
        "------ ------------    ------------- ------------- -------------",
        "     1 r               1             1             =",
        "",
        "   No. Column name       Activity     Lower bound   Upper bound",
        "------ ------------    ------------- ------------- -------------",
        "     1 x_0_0        *              1             0             1",
        "     2 x_0_1        *              0             0             1",
        "",
        "Integer feasibility conditions:",
        "",
        "End of output",
        "",
    ]
    .join("\n");
    check_changed(
        &whole,
        &[
            (
                "",
                "",
                "glpk; Solved; 'INTEGER OPTIMAL'; Written; 2 columns; x_0_0=1@14; x_0_1=0@15",
            ),
            (
                "INTEGER OPTIMAL",
                "INTEGER NON-OPTIMAL",
                "glpk; Incumbent; 'INTEGER NON-OPTIMAL'; Written; 2 columns; note: NON-OPTIMAL: the solver stopped early; its best solution is judged; x_0_0=1@14; x_0_1=0@15",
            ),
            (
                "INTEGER OPTIMAL",
                "FEASIBLE",
                "glpk; Incumbent; 'FEASIBLE'; Written; 2 columns; x_0_0=1@14; x_0_1=0@15",
            ),
            (
                "INTEGER OPTIMAL",
                "OPTIMAL",
                "glpk; Solved; 'OPTIMAL'; Written; 2 columns; x_0_0=1@14; x_0_1=0@15",
            ),
            (
                "INTEGER OPTIMAL",
                "INTEGER UNDEFINED",
                "glpk; NoSolution(Limit); 'INTEGER UNDEFINED'; Written; 2 columns; note: UNDEFINED: no integer solution was found",
            ),
            (
                "INTEGER OPTIMAL",
                "UNDEFINED",
                "glpk; NoSolution(Limit); 'UNDEFINED'; Written; 2 columns",
            ),
            (
                "INTEGER OPTIMAL",
                "INTEGER EMPTY",
                "glpk; NoSolution(Infeasible); 'INTEGER EMPTY'; Written; 2 columns; note: EMPTY: it was proved that no integer solution exists",
            ),
            (
                "INTEGER OPTIMAL",
                "INFEASIBLE (FINAL)",
                "glpk; NoSolution(Infeasible); 'INFEASIBLE (FINAL)'; Written; 2 columns",
            ),
            (
                "INTEGER OPTIMAL",
                "UNBOUNDED",
                "glpk; NoSolution(Unbounded); 'UNBOUNDED'; Written; 2 columns",
            ),
            (
                "x_0_1        *",
                "x_0_1        B",
                "glpk; Solved; 'INTEGER OPTIMAL'; Written; 2 columns; x_0_0=1@14; x_0_1=0@15",
            ),
            (
                "x_0_1        *",
                "x_0_1        NL",
                "glpk; Solved; 'INTEGER OPTIMAL'; Written; 2 columns; x_0_0=1@14; x_0_1=0@15",
            ),
            (
                "x_0_1        *",
                "x_0_1        NU",
                "glpk; Solved; 'INTEGER OPTIMAL'; Written; 2 columns; x_0_0=1@14; x_0_1=0@15",
            ),
            (
                "x_0_1        *",
                "x_0_1        NF",
                "glpk; Solved; 'INTEGER OPTIMAL'; Written; 2 columns; x_0_0=1@14; x_0_1=0@15",
            ),
            (
                "x_0_1        *",
                "x_0_1        NS",
                "glpk; Solved; 'INTEGER OPTIMAL'; Written; 2 columns; x_0_0=1@14; x_0_1=0@15",
            ),
            (
                "x_0_1        *",
                "x_0_1         ",
                "glpk; Solved; 'INTEGER OPTIMAL'; Written; 2 columns; x_0_0=1@14; x_0_1=0@15",
            ),
            (
                "x_0_1        *",
                "x_0_1        Q",
                "glpk; Solved; 'INTEGER OPTIMAL'; Written; 2 columns; x_0_0=1@14; x_0_1=Q@15",
            ),
            (
                "\n   No.   Row name        Activity     Lower bound   Upper bound\n------ ------------    ------------- ------------- -------------\n     1 r               1             1             =\n\n   No. Column name       Activity     Lower bound   Upper bound\n------ ------------    ------------- ------------- -------------\n     1 x_0_0        *              1             0             1\n     2 x_0_1        *              0             0             1\n\nInteger feasibility conditions:\n\nEnd of output\n",
                "",
                "fault: \"End of output\" at the end is missing: the file is cut",
            ),
            (
                "\n   No. Column name       Activity     Lower bound   Upper bound\n------ ------------    ------------- ------------- -------------\n     1 x_0_0        *              1             0             1\n     2 x_0_1        *              0             0             1\n\nInteger feasibility conditions:\n\nEnd of output\n",
                "",
                "fault: \"End of output\" at the end is missing: the file is cut",
            ),
            (
                "     1 x_0_0        *              1             0             1\n     2 x_0_1        *              0             0             1\n\nInteger feasibility conditions:\n\nEnd of output\n",
                "",
                "fault: \"End of output\" at the end is missing: the file is cut",
            ),
            (
                "\nInteger feasibility conditions:\n\nEnd of output\n",
                "",
                "fault: \"End of output\" at the end is missing: the file is cut",
            ),
            (
                "\nInteger feasibility conditions:\n\nEnd of output\n",
                "\n",
                "fault: \"End of output\" at the end is missing: the file is cut",
            ),
            (
                "1\n\nInteger feasibility conditions:\n\nEnd of output\n",
                "1",
                "fault: \"End of output\" at the end is missing: the file is cut",
            ),
            (
                "End of output\n",
                "End of output",
                "glpk; Solved; 'INTEGER OPTIMAL'; Written; 2 columns; x_0_0=1@14; x_0_1=0@15",
            ),
            (
                "End of output\n",
                "End of outp",
                "fault: \"End of output\" at the end is missing: the file is cut",
            ),
            (
                "MINimum)\n\n   No.   Row name        Activity     Lower bound   Upper bound\n------ ------------    ------------- ------------- -------------\n     1 r               1             1             =\n\n   No. Column name       Activity     Lower bound   Upper bound\n------ ------------    ------------- ------------- -------------\n     1 x_0_0        *              1             0             1\n     2 x_0_1        *              0             0             1\n\nInteger feasibility conditions:\n\nEnd of output\n",
                "MINimum)",
                "fault: \"End of output\" at the end is missing: the file is cut",
            ),
            (
                "     2 x_0_1        *              0             0             1\n",
                "",
                "fault: 2 columns announced, 1 found before the end of the file: the file is cut",
            ),
            (
                "Columns:    2 (2 integer, 2 binary)\n",
                "",
                "glpk; Solved; 'INTEGER OPTIMAL'; Written; x_0_0=1@13; x_0_1=0@14",
            ),
            ("Rows:       1\n", "", "text"),
            ("Problem:", "Problem", "text"),
            (
                "x_0_1        ",
                "a_very_long_name\n                    ",
                "glpk; Solved; 'INTEGER OPTIMAL'; Written; 2 columns; x_0_0=1@14; a_very_long_name=0@16",
            ),
            (
                "x_0_1        *",
                "a_very_long_name\n                     ",
                "glpk; Solved; 'INTEGER OPTIMAL'; Written; 2 columns; x_0_0=1@14; a_very_long_name=0@16",
            ),
            (
                "     2 x_0_1        *              0             0             1\n",
                "     2\n",
                "fault: number, name and activity of a column are expected here",
            ),
            (
                "x_0_1        *              0             0             1",
                "x_0_1 *",
                "fault: number, name and activity of a column are expected here",
            ),
        ],
    );
}

#[test]
fn glpk_raw() {
    const HEAD: &str = "s mip 1 2 o 0\n";
    check_after(
        HEAD,
        &[
            (
                "i 1 1\nj 1 1\nj 2 0\ne o f\n",
                "glpk-raw; Solved; 'optimal'; Written; 2 columns; #0=1@3; #1=0@4",
            ),
            (
                "i 1 1\nj 1 1\nj 2 0\ne o f",
                "glpk-raw; Solved; 'optimal'; Written; 2 columns; #0=1@3; #1=0@4",
            ),
            (
                "i 1 1\nj 1 1\nj 2 0\n",
                "fault: \"e o f\" at the end is missing: the file is cut",
            ),
            (
                "i 1 1\nj 1 1\nj 2 0\ne o",
                "fault: \"e o f\" at the end is missing: the file is cut",
            ),
            (
                "j 1 1\ne o f\n",
                "fault: 2 columns announced, 1 found before the end of the file: the file is cut",
            ),
            (
                "i 1 1\nj 1 1\nj 2 0\nj 2 0\ne o f\n",
                "fault: 2 columns announced, 3 found before the end of the file: the file is cut",
            ),
            (
                "j 1 1\nj 3 0\ne o f\n",
                "fault: column number 3, but the file says 2 columns",
            ),
            (
                "j 1 1\nj 0 0\ne o f\n",
                "fault: `j`, a column number and its value are expected here",
            ),
            (
                "j 1 1\nj 2\ne o f\n",
                "fault: `j`, a column number and its value are expected here",
            ),
            (
                "j 1 1\nj a 0\ne o f\n",
                "fault: `j`, a column number and its value are expected here",
            ),
            (
                "j 1 1\nj 2 a b\ne o f\n",
                "glpk-raw; Solved; 'optimal'; Written; 2 columns; #0=1@2; #1=a@3",
            ),
        ],
    );
    check(&[
        (
            "s ipt 1 2 f f\nj 1 1 0\nj 2 0 0\ne o f\n",
            "glpk-raw; Incumbent; 'feasible'; Written; 2 columns; #0=1@2; #1=0@3",
        ),
        (
            "c Problem:    binox\nc Rows:       1\nc Columns:    2\nc Non-zeros:  2\nc Status:     INTEGER OPTIMAL\nc Objective:  obj = 0 (MINimum)\nc\ns mip 1 2 o 0\ni 1 1\nj 1 1\nj 2 0\ne o f\n",
            "glpk-raw; Solved; 'INTEGER OPTIMAL'; Written; 2 columns; #0=1@10; #1=0@11",
        ),
        (
            "s mip 1 2 o 0",
            "fault: \"e o f\" at the end is missing: the file is cut",
        ),
        (
            "s mip 1 2\ni 1 1\nj 1 1\nj 2 0\ne o f\n",
            "fault: a line `s mip rows columns status objective` is expected here",
        ),
        (
            "s mip 1 a o 0\ni 1 1\nj 1 1\nj 2 0\ne o f\n",
            "fault: a line `s mip rows columns status objective` is expected here",
        ),
        (
            "s mip 1 2 f 0\ni 1 1\nj 1 1\nj 2 0\ne o f\n",
            "glpk-raw; Incumbent; 'feasible'; Written; 2 columns; #0=1@3; #1=0@4",
        ),
        (
            "s mip 1 2 n 0\ni 1 1\nj 1 1\nj 2 0\ne o f\n",
            "glpk-raw; NoSolution(Infeasible); 'infeasible'; Written; 2 columns",
        ),
        (
            "s mip 1 2 u 0\ni 1 1\nj 1 1\nj 2 0\ne o f\n",
            "glpk-raw; NoSolution(Limit); 'undefined'; Written; 2 columns",
        ),
        (
            "s mip 1 2 x 0\ni 1 1\nj 1 1\nj 2 0\ne o f\n",
            "fault: the status letter is none of o, f, n, u",
        ),
        (
            "s ipt 1 2 o 0\ni 1 1 0\nj 1 1 0\nj 2 0 0\ne o f\n",
            "glpk-raw; Solved; 'optimal'; Written; 2 columns; #0=1@3; #1=0@4",
        ),
        (
            "s ipt 1 2 i 0\ne o f\n",
            "glpk-raw; NoSolution(Infeasible); 'infeasible'; Written; 2 columns",
        ),
        (
            "s bas 1 2 f f 0\ni 1 b 1 0\nj 1 b 1 0\nj 2 l 0 0\ne o f\n",
            "glpk-raw; Solved; 'optimal'; Written; 2 columns; #0=1@3; #1=0@4",
        ),
        (
            "s bas 1 2 f n 0\n",
            "glpk-raw; NoSolution(Unbounded); 'unbounded'; Written; 2 columns",
        ),
        (
            "s bas 1 2 f u 0\nj 1 b 1 0\nj 2 l 0 0\ne o f\n",
            "glpk-raw; Incumbent; 'feasible'; Written; 2 columns; #0=1@2; #1=0@3",
        ),
        (
            "s bas 1 2 n f 0\n",
            "glpk-raw; NoSolution(Infeasible); 'infeasible'; Written; 2 columns",
        ),
        (
            "s bas 1 2 u u 0\n",
            "glpk-raw; NoSolution(Limit); 'undefined'; Written; 2 columns",
        ),
        ("s sol 1 2 o 0\ni 1 1\nj 1 1\nj 2 0\ne o f\n", "text"),
        (
            "c Problem:    binox\nc Status:     INTEGER EMPTY\n\ns mip 1 2 n 0\n",
            "glpk-raw; NoSolution(Infeasible); 'INTEGER EMPTY'; Written; 2 columns; note: EMPTY: it was proved that no integer solution exists",
        ),
        (
            "c Problem:    binox\nc Status:     INTEGER UNDEFINED\n",
            "fault: \"e o f\" at the end is missing: the file is cut",
        ),
        ("c Comment\ns mip 1 2 o 0\ni 1 1\nj 1 1\nj 2 0\ne o f\n", "text"),
    ]);
}

#[test]
fn glpk_logs() {
    check(&[
        (
            "GLPSOL--GLPK LP/MIP Solver 5.0\nPROBLEM HAS NO PRIMAL FEASIBLE SOLUTION\n",
            "glpk-log; NoSolution(Infeasible); 'PROBLEM HAS NO PRIMAL FEASIBLE SOLUTION'; Written",
        ),
        (
            "GLPSOL--GLPK LP/MIP Solver 5.0\nPROBLEM HAS NO INTEGER FEASIBLE SOLUTION\n",
            "glpk-log; NoSolution(Infeasible); 'PROBLEM HAS NO INTEGER FEASIBLE SOLUTION'; Written",
        ),
        (
            "GLPSOL--GLPK LP/MIP Solver 5.0\nPROBLEM HAS NO FEASIBLE SOLUTION\n",
            "glpk-log; NoSolution(Infeasible); 'PROBLEM HAS NO FEASIBLE SOLUTION'; Written",
        ),
        (
            "GLPSOL--GLPK LP/MIP Solver 5.0\nINTEGER OPTIMAL SOLUTION FOUND\n",
            "fault: this is a log of GLPK: it has no values",
        ),
        ("GLPK\nPROBLEM HAS NO FEASIBLE SOLUTION\n", "text"),
    ]);
}

#[test]
fn scip() {
    const HEAD: &str =
        "solution status: optimal solution found\nobjective value:                                    0\n";
    check_after(
        HEAD,
        &[
            (
                "x_0_0                                               1 \t(obj:0)\n",
                "scip; Solved; 'optimal solution found'; AsSeen; x_0_0=1@3",
            ),
            (
                "x_0_0 1 (obj:0)\nx_0_1 0 (obj:0)\n",
                "scip; Solved; 'optimal solution found'; AsSeen; x_0_0=1@3; x_0_1=0@4",
            ),
            ("x_0_0 1\n", "scip; Solved; 'optimal solution found'; AsSeen; x_0_0=1@3"),
            (
                "x_0_0 1 (cost:0)\n",
                "fault: name, value and (obj:...) are expected here",
            ),
            ("x_0_0\n", "fault: a name and a value are expected here"),
            (
                "x_0_0 1 (obj:0)",
                "scip; Solved; 'optimal solution found'; AsSeen; cut? its last line has no line end; x_0_0=1@3",
            ),
            (
                "\n\nx_0_0 1 (obj:0)\n",
                "scip; Solved; 'optimal solution found'; AsSeen; x_0_0=1@5",
            ),
            ("", "scip; Solved; 'optimal solution found'; AsSeen"),
        ],
    );
    check(&[
        (
            "objective value: 0\nx_0_0 1 (obj:0)\n",
            "scip; Unknown; AsSeen; x_0_0=1@2",
        ),
        (
            "solution status: optimal solution found\n",
            "fault: the file ends before its values: it is cut",
        ),
        (
            "solution status: time limit reached\nobjective value: 0\nx_0_0 1 (obj:0)\n",
            "scip; Incumbent; 'time limit reached'; AsSeen; x_0_0=1@3",
        ),
        (
            "solution status: infeasible\nobjective value: 0\nx_0_0 1 (obj:0)\n",
            "scip; Unknown; 'infeasible'; AsSeen; note: SCIP says \"infeasible\" but gives values as feasible: they are judged; x_0_0=1@3",
        ),
        (
            "solution status: infeasible\nno solution available\n",
            "scip; NoSolution(Infeasible); 'infeasible'; AsSeen",
        ),
        (
            "solution status: time limit reached\nno solution available\n",
            "scip; NoSolution(Limit); 'time limit reached'; AsSeen",
        ),
        ("no solution available\n", "scip; NoSolution(NotSaid); AsSeen"),
        ("solution stats: optimal\nobjective value: 0\n", "text"),
    ]);
}

#[test]
fn scip_logs() {
    const HEAD: &str = "SCIP version 10.0.0\n";
    check_after(
        HEAD,
        &[
            (
                "SCIP Status        : problem is solved [optimal solution found]\nobjective value: 0\nx_0_0 1 (obj:0)\n\nmore\n",
                "scip-log; Solved; 'optimal solution found'; AsSeen; x_0_0=1@4",
            ),
            (
                "SCIP Status        : problem is solved [optimal solution found]\nobjective value: 0\nx_0_0 1 (obj:0)\n",
                "scip-log; Solved; 'optimal solution found'; AsSeen; cut? no blank line ends its list of values; x_0_0=1@4",
            ),
            (
                "SCIP Status        : problem is solved [infeasible]\nobjective value: 0\nx_0_0 1 (obj:0)\n\n",
                "scip-log; Unknown; 'infeasible'; AsSeen; note: SCIP says \"infeasible\" but gives values as feasible: they are judged; x_0_0=1@4",
            ),
            (
                "SCIP Status        : problem is solved [infeasible]\nno solution available\n",
                "scip-log; NoSolution(Infeasible); 'infeasible'; AsSeen",
            ),
            (
                "SCIP Status        : problem is solved [infeasible]\n",
                "scip-log; NoSolution(Infeasible); 'infeasible'; AsSeen",
            ),
            (
                "SCIP Status        : problem is solved [optimal solution found]\n",
                "fault: this is a log of SCIP: it has no values",
            ),
            (
                "SCIP Status        : solving was interrupted [time limit reached]\nno solution available\n",
                "scip-log; NoSolution(Limit); 'time limit reached'; AsSeen",
            ),
            (
                "SCIP Status        : infeasible\n",
                "scip-log; NoSolution(Infeasible); 'infeasible'; AsSeen",
            ),
            (
                "objective value: 0\nx_0_0 1 (obj:0)\n\nobjective value: 0\nx_0_1 1 (obj:0)\n\n",
                "scip-log; Unknown; AsSeen; x_0_1=1@6",
            ),
            (
                "objective value: 0\nx_0_0 1 (obj:0)\n\nSCIP Status        : problem is solved [infeasible]\n",
                "scip-log; NoSolution(Infeasible); 'infeasible'; AsSeen",
            ),
            (
                "objective value: 0\nx_0_0 1 (obj:0)\n\nno solution available\n",
                "scip-log; NoSolution(NotSaid); AsSeen",
            ),
            (
                "objective value: 0\nx_0_0\n",
                "fault: a name and a value are expected here",
            ),
            ("", "fault: this is a log of SCIP: it has no values"),
        ],
    );
    check(&[("SCIP 10.0.0\nno solution here\n", "text")]);
}

#[test]
fn gurobi_attr() {
    const HEAD: &str = "# Attribute file for binox\n";
    check_after(
        HEAD,
        &[
            (
                "SECTION BASIS\nx_0_0 0\nSECTION SOLUTION\n# comment\nx_0_0 1\n\nx_0_1 0\nSECTION START\nx_0_0 0\n",
                "gurobi-attr; Unknown; AsSeen; x_0_0=1@6; x_0_1=0@8",
            ),
            (
                "SECTION SOLUTION\nx_0_0 1",
                "gurobi-attr; Unknown; AsSeen; cut? its last line has no line end; x_0_0=1@3",
            ),
            (
                "SECTION SOLUTION\nx_0_0\n",
                "fault: a name and a value are expected here",
            ),
            (
                "SECTION SOLUTION\nx_0_0 1 0\n",
                "fault: a name and a value are expected here",
            ),
            (
                "SECTION BASIS\nx_0_0 0\n",
                "gurobi-attr; NoSolution(NotSaid); Written; note: the attribute file has no section SOLUTION",
            ),
            (
                "SECTION BASIS\nx_0_0 0",
                "fault: the file ends before its sections: it is cut",
            ),
            ("", "fault: the file ends before its sections: it is cut"),
            ("SECTION START\nSECTION SOLUTION\n", "gurobi-attr; Unknown; AsSeen"),
        ],
    );
    check(&[("# An attribute file\nSECTION SOLUTION\nx_0_0 1\n", "text")]);
}

#[test]
fn gurobi_print() {
    check(&[
        (
            "\n    Variable            X \n-------------------------\n       x_0_0            1 \n",
            "gurobi-print; Unknown; LeftOut; x_0_0=1@4",
        ),
        (
            "Variable X\n----\nx_0_0 1\n\nx_0_1 1\n",
            "gurobi-print; Unknown; LeftOut; x_0_0=1@3; x_0_1=1@5",
        ),
        (
            "Variable X\n-----\nx_0_0 1",
            "gurobi-print; Unknown; LeftOut; cut? its last line has no line end; x_0_0=1@3",
        ),
        ("Variable X\nx_0_0\n", "fault: a name and a value are expected here"),
        ("Variable X\nx_0_0 1 1\n", "fault: a name and a value are expected here"),
        ("Variable Y\nx_0_0 1\n", "text"),
        ("Variable X Y\nx_0_0 1 1\n", "text"),
    ]);
}

#[test]
fn cplex() {
    let whole = [
        "<?xml version=\"1.0\"?>",
        "<CPLEXSolution version=\"1.2\">",
        "<header solutionStatusString=\"optimal\" primalFeasible=\"1\"/>",
        "<constraints><constraint name=\"r\" slack=\"0\"/></constraints>",
        "<variables>",
        "<variable name=\"x_0_0\" index=\"0\" value=\"1\"/>",
        "<variable name=\"x_0_1\" index=\"1\" value=\"0\"/>",
        "</variables>",
        "</CPLEXSolution>",
        "",
    ]
    .join("\n");
    check_changed(
        &whole,
        &[
            ("", "", "cplex; Solved; 'optimal'; AsSeen; x_0_0=1@6; x_0_1=0@7"),
            (
                "<?xml version=\"1.0\"?>\n",
                "",
                "cplex; Solved; 'optimal'; AsSeen; x_0_0=1@5; x_0_1=0@6",
            ),
            (
                "<variable name=\"x_0_0\" index=\"0\" value=\"1\"/>\n<variable name=\"x_0_1\" index=\"1\" value=\"0\"/>\n",
                "",
                "cplex; NoSolution(NotSaid); 'optimal'; AsSeen",
            ),
            (
                "<header solutionStatusString=\"optimal\" primalFeasible=\"1\"/>\n",
                "",
                "cplex; Unknown; AsSeen; x_0_0=1@5; x_0_1=0@6",
            ),
            (
                "solutionStatusString=\"optimal\" primalFeasible=\"1\"",
                "solutionStatusString=\"optimal\" primalFeasible=\"0\"",
                "cplex; NoSolution(NotSaid); 'optimal'; AsSeen; note: CPLEX marks the values of the file as infeasible: they are not judged; x_0_0=1@6; x_0_1=0@7",
            ),
            (
                "solutionStatusString=\"optimal\" primalFeasible=\"1\"",
                "solutionStatusString=\"optimal\"",
                "cplex; Solved; 'optimal'; AsSeen; x_0_0=1@6; x_0_1=0@7",
            ),
            (
                "solutionStatusString=\"optimal\" primalFeasible=\"1\"",
                "solutionStatusString=\"infeasible\" primalFeasible=\"1\"",
                "cplex; Unknown; 'infeasible'; AsSeen; note: CPLEX says \"infeasible\" but gives values as feasible: they are judged; x_0_0=1@6; x_0_1=0@7",
            ),
            (
                "solutionStatusString=\"optimal\" primalFeasible=\"1\"",
                "solutionStatusString=\"infeasible\" primalFeasible=\"0\"",
                "cplex; NoSolution(Infeasible); 'infeasible'; AsSeen; x_0_0=1@6; x_0_1=0@7",
            ),
            (
                "solutionStatusString=\"optimal\" primalFeasible=\"1\"",
                "solutionStatusString=\"infeasible\"",
                "cplex; NoSolution(Infeasible); 'infeasible'; AsSeen; x_0_0=1@6; x_0_1=0@7",
            ),
            (
                "solutionStatusString=\"optimal\" primalFeasible=\"1\"",
                "solutionStatusString=\"unbounded\" primalFeasible=\"1\"",
                "cplex; Unknown; 'unbounded'; AsSeen; note: CPLEX says \"unbounded\" but gives values as feasible: they are judged; x_0_0=1@6; x_0_1=0@7",
            ),
            (
                "solutionStatusString=\"optimal\" primalFeasible=\"1\"",
                "solutionStatusString=\"unbounded\" primalFeasible=\"0\"",
                "cplex; NoSolution(Unbounded); 'unbounded'; AsSeen; x_0_0=1@6; x_0_1=0@7",
            ),
            (
                "solutionStatusString=\"optimal\" primalFeasible=\"1\"",
                "solutionStatusString=\"unbounded\"",
                "cplex; NoSolution(Unbounded); 'unbounded'; AsSeen; x_0_0=1@6; x_0_1=0@7",
            ),
            (
                "solutionStatusString=\"optimal\" primalFeasible=\"1\"",
                "solutionStatusString=\"time limit\" primalFeasible=\"1\"",
                "cplex; Incumbent; 'time limit'; AsSeen; x_0_0=1@6; x_0_1=0@7",
            ),
            (
                "solutionStatusString=\"optimal\" primalFeasible=\"1\"",
                "solutionStatusString=\"time limit\" primalFeasible=\"0\"",
                "cplex; NoSolution(Limit); 'time limit'; AsSeen; note: CPLEX marks the values of the file as infeasible: they are not judged; x_0_0=1@6; x_0_1=0@7",
            ),
            (
                "solutionStatusString=\"optimal\" primalFeasible=\"1\"",
                "solutionStatusString=\"time limit\"",
                "cplex; Incumbent; 'time limit'; AsSeen; x_0_0=1@6; x_0_1=0@7",
            ),
            (
                "primalFeasible=\"1\"",
                "primalFeasible=\" 0 \"",
                "cplex; NoSolution(NotSaid); 'optimal'; AsSeen; note: CPLEX marks the values of the file as infeasible: they are not judged; x_0_0=1@6; x_0_1=0@7",
            ),
            (
                "solutionStatusString=\"optimal\" primalFeasible=\"1\"",
                "primalFeasible=\"0\"",
                "cplex; NoSolution(NotSaid); AsSeen; note: CPLEX marks the values of the file as infeasible: they are not judged; x_0_0=1@6; x_0_1=0@7",
            ),
            (
                "solutionStatusString=\"optimal\" primalFeasible=\"1\"/>\n<constraints><constraint name=\"r\" slack=\"0\"/></constraints>\n<variables>\n<variable name=\"x_0_0\" index=\"0\" value=\"1\"/>\n<variable name=\"x_0_1\" index=\"1\" value=\"0\"/>\n</variables>\n</CPLEXSolution>\n",
                "solutionStatusString=\"infeasible\"/>\n</CPLEXSolution>",
                "cplex; NoSolution(Infeasible); 'infeasible'; AsSeen",
            ),
            (
                "solutionStatusString=\"optimal\" primalFeasible=\"1\"/>\n<constraints><constraint name=\"r\" slack=\"0\"/></constraints>\n<variables>\n<variable name=\"x_0_0\" index=\"0\" value=\"1\"/>\n<variable name=\"x_0_1\" index=\"1\" value=\"0\"/>\n</variables>\n</CPLEXSolution>\n",
                "solutionStatusString=\"time limit\"/>\n</CPLEXSolution>",
                "cplex; NoSolution(Limit); 'time limit'; AsSeen",
            ),
            (
                "</CPLEXSolution>\n",
                "",
                "fault: the XML ends inside an element, <CPLEXSolution>: the file is cut",
            ),
            (
                "</variables>\n</CPLEXSolution>\n",
                "",
                "fault: the XML ends inside an element, <variables>: the file is cut",
            ),
            (
                "</CPLEXSolution>\n",
                "</CPLEXSol",
                "fault: the XML ends inside an element: the file is cut (syntax error: tag not closed: `>` not found before end of input)",
            ),
            (
                " index=\"1\" value=\"0\"/>\n</variables>\n</CPLEXSolution>\n",
                " ind",
                "fault: the XML ends inside an element: the file is cut (syntax error: tag not closed: `>` not found before end of input)",
            ),
            (
                "</variables>",
                "</header>",
                "fault: the XML is damaged (ill-formed document: expected `</variables>`, but `</header>` was found)",
            ),
            (
                "\"1\" value=\"0\"",
                "\"1\"",
                "fault: a <variable> without name or value",
            ),
            ("name=\"x_0_1\"", "", "fault: a <variable> without name or value"),
            (
                "value=\"0\"",
                "value=\"one\"",
                "fault: variable x_0_1: the value \"one\" is not a number",
            ),
            (
                "value=\"0\"",
                "value=\"nan\"",
                "fault: variable x_0_1: the value nan is not a number",
            ),
            (
                "value=\"0\"/>",
                "value=\" 0 \"></variable>",
                "cplex; Solved; 'optimal'; AsSeen; x_0_0=1@6; x_0_1=0@7",
            ),
            (
                "x_0_1",
                "x_&quot;",
                "cplex; Solved; 'optimal'; AsSeen; x_0_0=1@6; x_\"=0@7",
            ),
            (
                "x_0_1",
                "x_&nope;",
                "fault: the XML is damaged (at 3..7: unrecognized entity `nope`)",
            ),
            (
                "index=\"1\"",
                "name=\"x_0_1\"",
                "fault: the XML is damaged (position 22: duplicated attribute, previous declaration at position 9)",
            ),
            (
                "<CPLEXSolution version",
                "<!DOCTYPE a>\n<CPLEXSolution version",
                "fault: an XML document type has no place in a solution file",
            ),
            (
                "<CPLEXSolution version",
                "<Solution version",
                "fault: the XML is no solution of CPLEX: its root is <Solution>",
            ),
            (
                "</CPLEXSolution>\n",
                "</CPLEXSolution>\n<CPLEXSolution>\n<header solutionStatusString=\"infeasible\"/>\n<variable name=\"x_0_0\" value=\"0\"/>\n</CPLEXSolution>\n",
                "cplex; Solved; 'optimal'; AsSeen; 2 solutions; note: the file holds 2 solutions; the first, the incumbent, is judged; x_0_0=1@6; x_0_1=0@7",
            ),
        ],
    );
    check(&[
        (
            "<?xml version=\"1.0\"?>\n",
            "fault: the XML ends inside an element, <CPLEXSolution>: the file is cut",
        ),
        ("<CPLEXSolution/>", "cplex; NoSolution(NotSaid); AsSeen"),
        ("<CPLEXVariables/>", "text"),
        (
            "<CPLEXSolutions>\n<CPLEXSolution>\n<header solutionStatusString=\"optimal\"/>\n  <variable name=\"x_0_0\" index=\"0\" value=\"1\"/>\n</CPLEXSolution>\n<CPLEXSolution>\n<header solutionStatusString=\"infeasible\"/>\n  <variable name=\"x_0_0\" value=\"0\"/>\n</CPLEXSolution>\n</CPLEXSolutions>\n",
            "cplex; Solved; 'optimal'; AsSeen; 2 solutions; note: the file holds 2 solutions; the first, the incumbent, is judged; x_0_0=1@4",
        ),
    ]);
}

#[test]
fn nested_too_deep() {
    let xml = |depth| {
        format!(
            "<CPLEXSolution>{}{}</CPLEXSolution>",
            "<a>".repeat(depth),
            "</a>".repeat(depth)
        )
    };
    assert_eq!(reading(xml(100).as_bytes()), "cplex; NoSolution(NotSaid); AsSeen");
    assert_eq!(reading(xml(101).as_bytes()), "fault: the XML is nested too deep");
    let result = |depth| {
        format!(
            "termination {{\nreason: UNBOUNDED\n}}\n{}{}",
            "a {\n".repeat(depth),
            "}\n".repeat(depth)
        )
    };
    assert_eq!(
        reading(result(51).as_bytes()),
        "mathopt; NoSolution(Unbounded); 'UNBOUNDED'; Written; 0 columns"
    );
    assert_eq!(reading(result(52).as_bytes()), "fault: messages are nested too deep");
}

#[test]
fn cplex_display() {
    check(&[
        (
            "CPLEX> Incumbent solution\nVariable Name           Solution Value\nx_0_0                         1.000000\nAll other variables in the range 1-4 are 0.\n",
            "cplex-display; Unknown; LeftOut; x_0_0=1.000000@3",
        ),
        (
            "Variable Name           Solution Value\nx_0_0 1\n\nother text here\n",
            "cplex-display; Unknown; AsSeen; cut? the line \"All other variables ... are 0.\" is missing; x_0_0=1@2",
        ),
        (
            "Variable Name           Solution Value\nx_0_0 1\n",
            "cplex-display; Unknown; AsSeen; cut? the line \"All other variables ... are 0.\" is missing; x_0_0=1@2",
        ),
        (
            "Variable Name           Solution Value\nx_0_0 1\nAll other variables in\n",
            "fault: the line that ends the list is cut",
        ),
        (
            "Variable Name           Solution Value\nx_0_0\n",
            "fault: a name and a value are expected here",
        ),
        (
            "Variable Name           Solution Value\nx_0_0 1 1\n",
            "fault: a name and a value are expected here",
        ),
        (
            "Variable Name           Solution Value\nx_0_0 1\nVariable Name           Solution Value\nx_0_1 1\n\n",
            "cplex-display; Unknown; AsSeen; cut? the line \"All other variables ... are 0.\" is missing; x_0_1=1@4",
        ),
        ("Variable Name Solution\nx_0_0 1\n", "text"),
        (
            "Variable Name           Solution Value\n",
            "cplex-display; Unknown; AsSeen; cut? the line \"All other variables ... are 0.\" is missing",
        ),
        (
            "All other variables here are 0.\nVariable Name           Solution Value\nx_0_0 1\n\n",
            "cplex-display; Unknown; AsSeen; cut? the line \"All other variables ... are 0.\" is missing; x_0_0=1@3",
        ),
        (
            "\nsome text\nVariable Name           Solution Value\nx_0_0 1\nAll other variables in the range 1-4 are 0.\nx_0_1 1\n",
            "cplex-display; Unknown; LeftOut; x_0_0=1@4",
        ),
    ]);
}

#[test]
fn xpress_slx() {
    check(&[
        (
            "NAME binox\n C x_0_0 1\n C x_0_1 0\n R r 1\nENDATA\n",
            "xpress-slx; Unknown; AsSeen; x_0_0=1@2; x_0_1=0@3",
        ),
        ("NAME\n C x_0_0 1\n\nENDATA", "xpress-slx; Unknown; AsSeen; x_0_0=1@2"),
        ("ENDATA\n", "xpress-slx; NoSolution(NotSaid); Written"),
        (
            "NAME binox\nENDATA\n",
            "fault: this is an MPS basis, not a solution: it says which columns are basic, not their values",
        ),
        (
            "NAME binox\n C x_0_0 1\n",
            "fault: \"ENDATA\" at the end is missing: the file is cut",
        ),
        (
            "NAME binox\n C x_0_0 1\n C x_0",
            "fault: \"ENDATA\" at the end is missing: the file is cut",
        ),
        (
            "NAME binox\n C x_0_0\nENDATA\n",
            "fault: `C`, a name and a value are expected here",
        ),
        (
            "NAME binox\n R r\nENDATA\n",
            "fault: `C`, a name and a value are expected here",
        ),
        (
            "NAME binox\nNAME binox\nENDATA\n",
            "fault: `C`, a name and a value are expected here",
        ),
        (
            "NAME binox\n D x_0_0 1\nENDATA\n",
            "fault: `C`, a name and a value are expected here",
        ),
        (
            "NAME binox\n XU x_0_0 r\nENDATA\n",
            "fault: this is an MPS basis, not a solution: it says which columns are basic, not their values",
        ),
        (
            "NAME binox\n XL x_0_0 r\nENDATA\n",
            "fault: this is an MPS basis, not a solution: it says which columns are basic, not their values",
        ),
        (
            "NAME binox\n UL x_0_0\nENDATA\n",
            "fault: this is an MPS basis, not a solution: it says which columns are basic, not their values",
        ),
        (
            "NAME binox\n LL x_0_0\nENDATA\n",
            "fault: this is an MPS basis, not a solution: it says which columns are basic, not their values",
        ),
        (
            "NAME binox\n BS x_0_0\nENDATA\n",
            "fault: this is an MPS basis, not a solution: it says which columns are basic, not their values",
        ),
        (
            "NAME binox\nROWS\n N obj\n",
            "fault: this is an MPS model, not a solution",
        ),
        ("NAME binox\nROWS x\n", "fault: this is an MPS model, not a solution"),
        ("NAMES binox\n C x_0_0 1\nENDATA\n", "text"),
        ("ENDATA x\n", "text"),
    ]);
}

#[test]
fn xpress_asc() {
    check(&[
        (
            "1,\"r       \",\"E\",\"EQ\",1,0,1,0\n2,\"x_0_0   \",\"C\",\"SB\",1,0,0,0\n",
            "xpress-asc; Unknown; AsSeen; x_0_0=1@2",
        ),
        (
            "2,\"x(0,3)  \",\"C\",\"SB\",1,0,0,0\n",
            "xpress-asc; Unknown; AsSeen; x(0,3)=1@1",
        ),
        (
            "2,\"x_0_0\",\"C\",\"SB\",1",
            "xpress-asc; Unknown; AsSeen; cut? its last line has no line end; x_0_0=1@1",
        ),
        (
            "2,\"x_0_0\",\"C\",\"SB\"\n",
            "fault: number, name, type, status and value are expected here, with commas",
        ),
        (
            "2,\"x_0_0\",\"C,\"SB\",1\n",
            "fault: number, name, type, status and value are expected here, with commas",
        ),
        (
            "2,\"x_0_0,\"C\",\"SB\",1\n",
            "fault: number, name, type, status and value are expected here, with commas",
        ),
        ("2,x_0_0,\"C\",\"SB\",1\n", "text"),
        (
            "a,\"x_0_0\",\"C\",\"SB\",1\n",
            "csv; Unknown; AsSeen; by hand; a,\"x_0_0\",\"C\",\"SB\"=1@1",
        ),
        (",\"x_0_0\",\"C\",\"SB\",1\n", "text"),
        (
            "2,\"x_0_0\",\"C\",\"SB\",1\n\n3,\"x_0_1\",\"C\",\"SB\",0\n",
            "xpress-asc; Unknown; AsSeen; x_0_0=1@1; x_0_1=0@3",
        ),
        ("2,\"x_0_0\",\"C\",\"SB\",a\n", "xpress-asc; Unknown; AsSeen; x_0_0=a@1"),
        (
            "2,\"x_0_0\",\"C\",\"SB\",1\nx_0_1,1\n",
            "fault: number, name, type, status and value are expected here, with commas",
        ),
        (
            "\"binox\",\"a\",1,2,3,4,5,6,7\n",
            "fault: this is the header file (.hdr) of Xpress: it has no values",
        ),
        ("\"binox\",\"a\",1,2,3,4,5,6\n", "text"),
        (
            "binox,\"a\",1,2,3,4,5,6,7\n",
            "csv; Unknown; AsSeen; by hand; binox,\"a\",1,2,3,4,5,6=7@1",
        ),
    ]);
}

#[test]
fn xpress_prt() {
    let whole = [
        "Problem Statistics",
        "           Matrix  binox",
        "Problem has        1 rows and        2 structural columns",
        "Optimal solution found after 0 iterations",
        "Rows Section",
        " E 1 r EQ 1",
        "Columns Section",
        " Number Column At Value",
        " C 2 x_0_0 BS 1 0",
        " C 3 x_0_1 LL 0 0",
        "",
    ]
    .join("\n");
    check_changed(
        &whole,
        &[
            (
                "",
                "",
                "xpress-prt; Solved; 'Optimal solution found after 0 iterations'; Written; 2 columns; x_0_0=1@9; x_0_1=0@10",
            ),
            (
                "Optimal solution found after 0 iterations",
                "Problem is infeasible",
                "xpress-prt; NoSolution(Infeasible); 'Problem is infeasible'; Written; 2 columns; x_0_0=1@9; x_0_1=0@10",
            ),
            (
                "Optimal solution found after 0 iterations",
                "Infeasible",
                "xpress-prt; NoSolution(Infeasible); 'Infeasible'; Written; 2 columns; x_0_0=1@9; x_0_1=0@10",
            ),
            (
                "Optimal solution found after 0 iterations",
                "Global search complete (proved)",
                "xpress-prt; Unknown; Written; 2 columns; x_0_0=1@9; x_0_1=0@10",
            ),
            (
                "Optimal solution found after 0 iterations",
                "Optimal solution found (proved)",
                "xpress-prt; Solved; 'Optimal solution found'; Written; 2 columns; x_0_0=1@9; x_0_1=0@10",
            ),
            (
                "Optimal solution found after 0 iterations\n",
                "",
                "xpress-prt; Unknown; Written; 2 columns; x_0_0=1@8; x_0_1=0@9",
            ),
            (
                " C 3 x_0_1 LL 0 0\n",
                "",
                "fault: 2 columns announced, 1 found before the end of the file: the file is cut",
            ),
            (
                " 0\n C 3 x_0_1 LL 0 0\n",
                " 0\n C 3 x_0_1 LL 0 0",
                "xpress-prt; Solved; 'Optimal solution found after 0 iterations'; Written; 2 columns; cut? its last line has no line end; x_0_0=1@9; x_0_1=0@10",
            ),
            (
                "LL 0 0",
                "LL 0",
                "xpress-prt; Solved; 'Optimal solution found after 0 iterations'; Written; 2 columns; x_0_0=1@9; x_0_1=0@10",
            ),
            (
                "LL 0 0",
                "LL",
                "fault: `C`, number, name, status and value are expected here",
            ),
            (
                "x_0_1 LL 0 0",
                "",
                "fault: `C`, number, name, status and value are expected here",
            ),
            (
                " C 3 x_0_1",
                " D 3 x_0_1",
                "fault: 2 columns announced, 1 found before the end of the file: the file is cut",
            ),
            (
                "        2 structural",
                "        3 structural",
                "fault: 3 columns announced, 2 found before the end of the file: the file is cut",
            ),
            (
                "Problem has        1 rows and        2 structural columns\n",
                "",
                "fault: the listing does not say how many columns the problem has: it is cut",
            ),
            (
                "        2 structural",
                "      two structural",
                "fault: the listing does not say how many columns the problem has: it is cut",
            ),
            (
                "Columns Section\n",
                "",
                "fault: 2 columns announced, 0 found before the end of the file: the file is cut",
            ),
            ("Problem Statistics", "Problem statistics", "text"),
        ],
    );
}

#[test]
fn models() {
    check(&[
        ("Minimize \n obj: x\n", "fault: this is an LP model, not a solution"),
        ("minimise \n obj: x\n", "fault: this is an LP model, not a solution"),
        ("Minimum \n obj: x\n", "fault: this is an LP model, not a solution"),
        ("MAXIMIZE \n obj: x\n", "fault: this is an LP model, not a solution"),
        ("maximise \n obj: x\n", "fault: this is an LP model, not a solution"),
        ("maximum \n obj: x\n", "fault: this is an LP model, not a solution"),
        ("Max \n obj: x\n", "fault: this is an LP model, not a solution"),
        ("\\ a comment\nMinimize\n", "fault: this is an LP model, not a solution"),
        ("\\ a comment\n\nbest\n", "text"),
    ]);
}

#[test]
fn lp_solve() {
    check(&[
        (
            "\nValue of objective function: 0\n\nActual values of the variables:\nx_0_0                           1\nx_0_1                           0\n\nActual values of the constraints:\nr 1\n",
            "lp_solve; Unknown; AsSeen; x_0_0=1@5; x_0_1=0@6",
        ),
        (
            "Actual values of the variables:\nx_0_0 1\n",
            "lp_solve; Unknown; AsSeen; cut? the constraints that follow the variables are missing; x_0_0=1@2",
        ),
        (
            "Actual values of the variables:\nx_0_0 1\n\nActual values of the constraints:",
            "lp_solve; Unknown; AsSeen; cut? its last line has no line end; x_0_0=1@2",
        ),
        (
            "Actual values of the variables:\nx_0_0 1\nActual values of the constraints:\nr 1 1\n",
            "lp_solve; Unknown; AsSeen; x_0_0=1@2",
        ),
        (
            "Actual values of the variables:\nx_0_0\n",
            "fault: a name and a value are expected here",
        ),
        (
            "Actual values of the variables:\nx_0_0 1 1\n",
            "fault: a name and a value are expected here",
        ),
        (
            "Actual values of the variables:\nx_0_0 1\n\nActual values of the constraints:\n\nImproved solution\nActual values of the variables:\nx_0_1 1\n\nDual value\n",
            "lp_solve; Unknown; AsSeen; cut? the constraints that follow the variables are missing; note: lp_solve printed 2 solutions on its way; the last is judged; x_0_1=1@8",
        ),
        (
            "Actual values of the variables:\nx_0_0 1\n\nActual values of the constraints:\nActual values of the variables:\nx_0_1 1\n\nActual values of the constraints:\n",
            "lp_solve; Unknown; AsSeen; note: lp_solve printed 2 solutions on its way; the last is judged; x_0_1=1@6",
        ),
        (
            "This problem is infeasible",
            "lp_solve; NoSolution(Infeasible); 'This problem is infeasible'; AsSeen",
        ),
        (
            "This problem is unbounded\n",
            "lp_solve; NoSolution(Unbounded); 'This problem is unbounded'; AsSeen",
        ),
        (
            "This problem is unknown\n",
            "status; NoSolution(NotSaid); 'This problem is unknown'; Written",
        ),
        (
            "Value of objective function: 0\n",
            "fault: the output of lp_solve has no values of the variables",
        ),
        (
            "Value of objective function: 0\ntimeout\n",
            "lp_solve; NoSolution(Limit); 'timeout'; AsSeen",
        ),
        (
            "The model is sub-optimal. Only a faster solution was found.\nValue of objective function: 0\nActual values of the variables:\nx_0_0 1\n\nActual values of the constraints:\n",
            "lp_solve; Incumbent; 'sub-optimal'; AsSeen; x_0_0=1@4",
        ),
        (
            "Actual values of the variables:\nx_0_0 1\n\nActual values of the constraints:\nTIMEOUT\n",
            "lp_solve; Incumbent; 'TIMEOUT'; AsSeen; x_0_0=1@2",
        ),
        (
            "Actual values of the variables:\nx_0_0 1\n\nActual values of the constraints:\nThis problem is infeasible\n",
            "lp_solve; NoSolution(Infeasible); 'This problem is infeasible'; AsSeen; x_0_0=1@2",
        ),
        ("Actual values of the constraints:\nr 1\n", "text"),
    ]);
}

#[test]
fn symphony() {
    const HEAD: &str = "==  Welcome to the SYMPHONY MILP Solver\n";
    check_after(
        HEAD,
        &[
            (
                "* Optimal Solution Found *\nColumn names and values of nonzeros in the solution\n+++++++++++++++++++\nx_0_0 1.0\n\nmore text\n",
                "symphony; Solved; 'Optimal Solution Found'; LeftOut; x_0_0=1.0@5",
            ),
            (
                "Column names and values of nonzeros in the solution\n+++++++++++++++++++\nx_0_0 1.0\n",
                "symphony; Unknown; LeftOut; cut? no blank line ends its list of values; x_0_0=1.0@4",
            ),
            (
                "Column names and values of nonzeros in the solution\n+++++++++++++++++++\nx_0_0 1.0\n\n",
                "symphony; Unknown; LeftOut; x_0_0=1.0@4",
            ),
            (
                "Column names and values of nonzeros\nx_0_0\n",
                "fault: a name and a value are expected here",
            ),
            (
                "column names and values of nonzeros\nx_0_0 1 1\n",
                "fault: a name and a value are expected here",
            ),
            (
                "Column names and values of nonzeros in the solution\n+++++++++++++++++++\nx_0_0 1.0\n\nColumn names and values of nonzeros in the solution\n+++++++++++++++++++\nx_0_1 1.0\n\n",
                "symphony; Unknown; LeftOut; x_0_1=1.0@8",
            ),
            (
                "* Time Limit Reached *\n* Optimal Solution Found *\nColumn names and values of nonzeros in the solution\n+++++++++++++++++++\nx_0_0 1.0\n\n",
                "symphony; Incumbent; 'Time Limit Reached'; LeftOut; x_0_0=1.0@6",
            ),
            (
                "* Problem Infeasible *\nColumn names and values of nonzeros in the solution\n+++++++++++++++++++\nx_0_0 1.0\n\n",
                "symphony; Unknown; 'Problem Infeasible'; LeftOut; note: SYMPHONY says \"Problem Infeasible\" but gives values as feasible: they are judged; x_0_0=1.0@5",
            ),
            (
                "Column names and values of nonzeros in the solution\n+++++++++++++++++++\nx_0_0 1.0\n\nThe problem is infeasible!\n",
                "symphony; Unknown; 'The problem is infeasible'; LeftOut; note: SYMPHONY says \"The problem is infeasible\" but gives values as feasible: they are judged; x_0_0=1.0@4",
            ),
            (
                "The problem is infeasible!\n",
                "symphony; NoSolution(Infeasible); 'The problem is infeasible'; LeftOut",
            ),
            (
                "The problem is unbounded!\n",
                "symphony; NoSolution(Unbounded); 'The problem is unbounded'; LeftOut",
            ),
            (
                "The problem is fine!\n",
                "fault: this is a log of SYMPHONY: it has no values",
            ),
            (
                "No Solution Found\n",
                "symphony; NoSolution(Limit); 'No Solution Found'; LeftOut",
            ),
            (
                "The problem is infeasible!\nNo Solution Found\n",
                "symphony; NoSolution(Infeasible); 'The problem is infeasible'; LeftOut",
            ),
            (
                "* Time Limit Reached *\nNo Solution Found\n",
                "symphony; NoSolution(Limit); 'No Solution Found'; LeftOut; note: the file says \"No Solution Found\" and also \"Time Limit Reached\": the first counts",
            ),
            (
                "* Problem Infeasible *\n",
                "symphony; NoSolution(Infeasible); 'Problem Infeasible'; LeftOut",
            ),
            (
                "* Time Limit Reached *\n",
                "fault: this is a log of SYMPHONY: it has no values",
            ),
            (
                "* Time Limit Reached *\nThe problem is infeasible!\n",
                "symphony; NoSolution(Infeasible); 'The problem is infeasible'; LeftOut; note: the file says \"The problem is infeasible\" and also \"Time Limit Reached\": the first counts",
            ),
            (
                "* Optimal Solution Found *\nNo Solution Found\n",
                "symphony; NoSolution(Limit); 'No Solution Found'; LeftOut; note: the file says \"No Solution Found\" and also \"Optimal Solution Found\": the first counts",
            ),
            (
                "* Problem Unbounded *\nThe problem is infeasible!\n",
                "symphony; NoSolution(Unbounded); 'Problem Unbounded'; LeftOut",
            ),
            ("", "fault: this is a log of SYMPHONY: it has no values"),
        ],
    );
    check(&[("SYMPHONY\nNo Solution Found\n", "text")]);
}

#[test]
fn or_tools() {
    check(&[
        (
            "status: OPTIMAL\nsolution: 1\nsolution: 0\nobjective_value: 0\n",
            "or-tools; Solved; 'OPTIMAL'; Written; 2 columns; #0=1@2; #1=0@3",
        ),
        (
            "status: FEASIBLE\nvariable_value: 1\n",
            "or-tools; Incumbent; 'FEASIBLE'; Written; 1 columns; #0=1@2",
        ),
        (
            "status: MPSOLVER_OPTIMAL\nvariable_value: 1\n",
            "or-tools; Solved; 'MPSOLVER_OPTIMAL'; Written; 1 columns; #0=1@2",
        ),
        (
            "status: OPTIMAL\n",
            "fault: the file says \"OPTIMAL\" but has no values: it is cut",
        ),
        (
            "status: FEASIBLE\n",
            "fault: the file says \"FEASIBLE\" but has no values: it is cut",
        ),
        (
            "status: MPSOLVER_FEASIBLE\n",
            "fault: the file says \"MPSOLVER_FEASIBLE\" but has no values: it is cut",
        ),
        (
            "status: INFEASIBLE\n",
            "or-tools; NoSolution(Infeasible); 'INFEASIBLE'; Written; 0 columns",
        ),
        (
            "status: INFEASIBLE_OR_UNBOUNDED\n",
            "or-tools; NoSolution(Infeasible); 'INFEASIBLE_OR_UNBOUNDED'; Written; 0 columns",
        ),
        (
            "status: UNBOUNDED\n",
            "or-tools; NoSolution(Unbounded); 'UNBOUNDED'; Written; 0 columns",
        ),
        (
            "status: MPSOLVER_NOT_SOLVED\n",
            "or-tools; NoSolution(Limit); 'MPSOLVER_NOT_SOLVED'; Written; 0 columns",
        ),
        (
            "status: UNKNOWN\n",
            "or-tools; NoSolution(Limit); 'UNKNOWN'; Written; 0 columns",
        ),
        (
            "status: UNKNOWN_STATUS\n",
            "or-tools; NoSolution(Limit); 'UNKNOWN_STATUS'; Written; 0 columns",
        ),
        (
            "status: NO_SOLUTION_FOUND\n",
            "or-tools; NoSolution(Limit); 'NO_SOLUTION_FOUND'; Written; 0 columns",
        ),
        (
            "status: MODEL_INVALID\nsolution: 1\n",
            "or-tools; NoSolution(NotSaid); 'MODEL_INVALID'; Written; 1 columns; #0=1@2",
        ),
        (
            "status: MPSOLVER_MODEL_INVALID_INFEASIBLE\n",
            "or-tools; NoSolution(Infeasible); 'MPSOLVER_MODEL_INVALID_INFEASIBLE'; Written; 0 columns",
        ),
        (
            "solution: 1\n",
            "or-tools; Unknown; 'UNKNOWN'; Written; 1 columns; #0=1@1",
        ),
        (
            "variable_value: 1\n",
            "or-tools; Unknown; 'UNKNOWN'; Written; 1 columns; #0=1@1",
        ),
        (
            "num_booleans: 0\n",
            "or-tools; NoSolution(Limit); 'UNKNOWN'; Written; 0 columns",
        ),
        (
            "num_conflicts: 0\nsolution: 1\n",
            "or-tools; Unknown; 'UNKNOWN'; Written; 1 columns; #0=1@2",
        ),
        (
            "wall_time: 0.1\nsolution: 1\n",
            "or-tools; Unknown; 'UNKNOWN'; Written; 1 columns; #0=1@2",
        ),
        (
            "user_time: 0.1\nsolution: 1\n",
            "or-tools; Unknown; 'UNKNOWN'; Written; 1 columns; #0=1@2",
        ),
        (
            "objective_value: 0\nsolution: 1\n",
            "or-tools; Unknown; 'UNKNOWN'; Written; 1 columns; #0=1@2",
        ),
        (
            "best_objective_bound: 0\nsolution: 1\n",
            "or-tools; Unknown; 'UNKNOWN'; Written; 1 columns; #0=1@2",
        ),
        (
            "other_key: 0\nsolution: 1\n",
            "pairs; Unknown; AsSeen; by hand; other_key=0@1; solution=1@2",
        ),
        (
            "status: OPTIMAL",
            "fault: the file says \"status: OPTIMAL\" but has no values: it is cut",
        ),
        (
            "status: OPT",
            "fault: the file says \"status: OPT\" but has no values: it is cut",
        ),
        (
            "status: OPTIMAL\nsolution: a\n",
            "or-tools; Solved; 'OPTIMAL'; Written; 1 columns; #0=a@2",
        ),
        (
            "status: OPTIMAL\nsolution 1\n",
            "fault: a key, a colon and a value are expected here",
        ),
        (
            "status: OPTIMAL\n\nsolution: 1\n",
            "or-tools; Solved; 'OPTIMAL'; Written; 1 columns; #0=1@3",
        ),
        (
            "status: OPTIMAL\nsolution: 1\nadditional_solutions {\n  values: 0\n  solution: 0\n}\nadditional_solutions {\n  values: 0\n}\nsolution: 0\n",
            "or-tools; Solved; 'OPTIMAL'; Written; 2 columns; 3 solutions; #0=1@2; #1=0@10",
        ),
        (
            "status: OPTIMAL\nsolve_info {\n  additional_solutions {\n  solution: 0\n  }\n  solution: 0\n}\nsolution: 1\n",
            "or-tools; Solved; 'OPTIMAL'; Written; 1 columns; #0=1@8",
        ),
        (
            "status: OPTIMAL\n}\nsolution: 1\n",
            "or-tools; Solved; 'OPTIMAL'; Written; 1 columns; #0=1@3",
        ),
    ]);
}

#[test]
fn mathopt() {
    let whole = [
        "termination {",
        "  reason: TERMINATION_REASON_OPTIMAL",
        "}",
        "solutions {",
        "  primal_solution {",
        "    variable_values {",
        "      ids: 0",
        "      ids: 1",
        "      values: 1",
        "      values: 0",
        "    }",
        "    feasibility_status: SOLUTION_STATUS_FEASIBLE",
        "  }",
        "}",
        "",
    ]
    .join("\n");
    check_changed(
        &whole,
        &[
            (
                "",
                "",
                "mathopt; Solved; 'TERMINATION_REASON_OPTIMAL'; Written; 2 columns; #0=1@9; #1=0@10",
            ),
            (
                "REASON_OPTIMAL",
                "REASON_FEASIBLE",
                "mathopt; Incumbent; 'TERMINATION_REASON_FEASIBLE'; Written; 2 columns; #0=1@9; #1=0@10",
            ),
            (
                "REASON_OPTIMAL",
                "REASON_INFEASIBLE",
                "mathopt; NoSolution(Infeasible); 'TERMINATION_REASON_INFEASIBLE'; Written; 2 columns; #0=1@9; #1=0@10",
            ),
            (
                "REASON_OPTIMAL",
                "REASON_OTHER_ERROR",
                "mathopt; NoSolution(NotSaid); 'TERMINATION_REASON_OTHER_ERROR'; Written; 2 columns; #0=1@9; #1=0@10",
            ),
            (
                "REASON_OPTIMAL",
                "REASON_IMPRECISE",
                "mathopt; Unknown; 'TERMINATION_REASON_IMPRECISE'; Written; 2 columns; #0=1@9; #1=0@10",
            ),
            (
                "  reason: TERMINATION_REASON_OPTIMAL\n",
                "",
                "mathopt; Unknown; ''; Written; 2 columns; #0=1@8; #1=0@9",
            ),
            (
                "solutions {\n  primal_solution {\n    variable_values {\n      ids: 0\n      ids: 1\n      values: 1\n      values: 0\n    }\n    feasibility_status: SOLUTION_STATUS_FEASIBLE\n  }\n}\n",
                "",
                "fault: the file says \"TERMINATION_REASON_OPTIMAL\" but has no values: it is cut",
            ),
            (
                "termination {\n  reason: TERMINATION_REASON_OPTIMAL\n}\nsolutions {\n  primal_solution {\n    variable_values {\n      ids: 0\n      ids: 1\n      values: 1\n      values: 0\n    }\n    feasibility_status: SOLUTION_STATUS_FEASIBLE\n  }\n}\n",
                "termination {\n  reason: TERMINATION_REASON_FEASIBLE\n}\n",
                "fault: the file says \"TERMINATION_REASON_FEASIBLE\" but has no values: it is cut",
            ),
            (
                "termination {\n  reason: TERMINATION_REASON_OPTIMAL\n}\nsolutions {\n  primal_solution {\n    variable_values {\n      ids: 0\n      ids: 1\n      values: 1\n      values: 0\n    }\n    feasibility_status: SOLUTION_STATUS_FEASIBLE\n  }\n}\n",
                "termination {\n  reason: TERMINATION_REASON_INFEASIBLE\n}\n",
                "mathopt; NoSolution(Infeasible); 'TERMINATION_REASON_INFEASIBLE'; Written; 0 columns",
            ),
            (
                "termination {\n  reason: TERMINATION_REASON_OPTIMAL\n}\nsolutions {\n  primal_solution {\n    variable_values {\n      ids: 0\n      ids: 1\n      values: 1\n      values: 0\n    }\n    feasibility_status: SOLUTION_STATUS_FEASIBLE\n  }\n}\n",
                "termination {\n  reason: TERMINATION_REASON_UNBOUNDED\n}\n",
                "mathopt; NoSolution(Unbounded); 'TERMINATION_REASON_UNBOUNDED'; Written; 0 columns",
            ),
            (
                "termination {\n  reason: TERMINATION_REASON_OPTIMAL\n}\nsolutions {\n  primal_solution {\n    variable_values {\n      ids: 0\n      ids: 1\n      values: 1\n      values: 0\n    }\n    feasibility_status: SOLUTION_STATUS_FEASIBLE\n  }\n}\n",
                "termination {\n  reason: TERMINATION_REASON_NO_SOLUTION_FOUND\n}\n",
                "mathopt; NoSolution(Limit); 'TERMINATION_REASON_NO_SOLUTION_FOUND'; Written; 0 columns",
            ),
            (
                "termination {\n  reason: TERMINATION_REASON_OPTIMAL\n}\nsolutions {\n  primal_solution {\n    variable_values {\n      ids: 0\n      ids: 1\n      values: 1\n      values: 0\n    }\n    feasibility_status: SOLUTION_STATUS_FEASIBLE\n  }\n}\n",
                "termination {\n  reason: TERMINATION_REASON_OTHER_ERROR\n}\n",
                "mathopt; NoSolution(NotSaid); 'TERMINATION_REASON_OTHER_ERROR'; Written; 0 columns",
            ),
            (
                "ids: 1\n",
                "ids: 5\n",
                "mathopt; Solved; 'TERMINATION_REASON_OPTIMAL'; Written; 2 columns; #0=1@9; #5=0@10",
            ),
            ("ids: 1\n", "ids: a\n", "fault: a column number is expected here"),
            (
                "ids: 1\n",
                "ids: 1\n      ids: 5\n      ids: 6\n      values: 0\n      values: 1\n",
                "mathopt; Solved; 'TERMINATION_REASON_OPTIMAL'; Written; 4 columns; #0=0@11; #1=1@12; #5=1@13; #6=0@14",
            ),
            (
                "      values: 0\n",
                "",
                "fault: 2 values announced, 1 found before the end of the file: the file is cut",
            ),
            (
                "      values: 0\n",
                "      values: 0\n      values: 0\n",
                "fault: more values than column numbers",
            ),
            (
                "values: 0",
                "values: a",
                "mathopt; Solved; 'TERMINATION_REASON_OPTIMAL'; Written; 2 columns; #0=1@9; #1=a@10",
            ),
            (
                "values: 0",
                "others: 0",
                "fault: 2 values announced, 1 found before the end of the file: the file is cut",
            ),
            (
                "primal_solution",
                "dual_solution",
                "fault: the file says \"TERMINATION_REASON_OPTIMAL\" but has no values: it is cut",
            ),
            (
                "variable_values",
                "other_values",
                "fault: the file says \"TERMINATION_REASON_OPTIMAL\" but has no values: it is cut",
            ),
            (
                "variable_values {",
                "variable_values: {",
                "mathopt; Solved; 'TERMINATION_REASON_OPTIMAL'; Written; 2 columns; #0=1@9; #1=0@10",
            ),
            (
                "solutions {",
                "others {",
                "fault: the file says \"TERMINATION_REASON_OPTIMAL\" but has no values: it is cut",
            ),
            (
                "  }\n}\n",
                "  }\n",
                "fault: the text ends inside a message: the file is cut",
            ),
            ("  }\n}\n", "  }\n}\n}\n", "fault: a closing brace too many"),
            (
                "  }\n}\n",
                "  }\n}\nsolutions {\n  primal_solution {\n    variable_values {\n      ids: 0\n      values: 0\n    }\n    feasibility_status: SOLUTION_STATUS_FEASIBLE\n  }\n}\n",
                "mathopt; Solved; 'TERMINATION_REASON_OPTIMAL'; Written; 2 columns; 2 solutions; note: the file holds 2 solutions; the first is judged; #0=1@9; #1=0@10",
            ),
            ("termination {", "termination: {", "text"),
        ],
    );
}

#[test]
fn pyomo() {
    let whole = [
        "# = Solver Results",
        "Solver: ",
        "- Status: ok",
        "  Termination condition: optimal",
        "Solution: ",
        "- number of solutions: 1",
        "- Gap: 0.0",
        "  Objective: No values",
        "  Variable:",
        "    x[0,0]:",
        "      Value: 1",
        "    'x[0,1]':",
        "      Value: 0",
        "  Constraint: No values",
        "",
    ]
    .join("\n");
    check_changed(
        &whole,
        &[
            ("", "", "pyomo; Solved; 'optimal'; AsSeen; x[0,0]=1@11; x[0,1]=0@13"),
            (
                "# = Solver Results\n",
                "Problem: \n- Name: unknown\n",
                "pyomo; Solved; 'optimal'; AsSeen; x[0,0]=1@12; x[0,1]=0@14",
            ),
            ("# = Solver Results\n", "Problem: \n- Name: binox\n", "text"),
            (
                "# = Solver Results\n",
                "\n\n# = Solver Results\n",
                "pyomo; Solved; 'optimal'; AsSeen; x[0,0]=1@13; x[0,1]=0@15",
            ),
            ("# = Solver Results\n", "\n\n\n# = Solver Results\n", "text"),
            (
                "  Constraint: No values\n",
                "",
                "fault: the list of variables is not followed by \"Constraint:\": the file is cut",
            ),
            (
                "Solution: \n- number of solutions: 1\n- Gap: 0.0\n  Objective: No values\n  Variable:\n    x[0,0]:\n      Value: 1\n    'x[0,1]':\n      Value: 0\n  Constraint: No values\n",
                "",
                "fault: Pyomo says \"optimal\", but the file has no values: it is cut",
            ),
            (
                "  Termination condition: optimal\n",
                "",
                "fault: the file ends before the termination condition: it is cut",
            ),
            (
                "optimal\nSolution: \n- number of solutions: 1\n- Gap: 0.0\n  Objective: No values\n  Variable:\n    x[0,0]:\n      Value: 1\n    'x[0,1]':\n      Value: 0\n  Constraint: No values\n",
                "opt",
                "fault: the file ends before the termination condition: it is cut",
            ),
            (
                "optimal",
                "infeasible",
                "pyomo; NoSolution(Infeasible); 'infeasible'; AsSeen; x[0,0]=1@11; x[0,1]=0@13",
            ),
            (
                "optimal",
                "maxTimeLimit",
                "pyomo; Incumbent; 'maxTimeLimit'; AsSeen; x[0,0]=1@11; x[0,1]=0@13",
            ),
            (
                "optimal\nSolution: \n- number of solutions: 1\n- Gap: 0.0\n  Objective: No values\n  Variable:\n    x[0,0]:\n      Value: 1\n    'x[0,1]':\n      Value: 0\n  Constraint: No values\n",
                "infeasible\n",
                "pyomo; NoSolution(Infeasible); 'infeasible'; AsSeen",
            ),
            (
                "optimal\nSolution: \n- number of solutions: 1\n- Gap: 0.0\n  Objective: No values\n  Variable:\n    x[0,0]:\n      Value: 1\n    'x[0,1]':\n      Value: 0\n  Constraint: No values\n",
                "maxTimeLimit\n",
                "pyomo; NoSolution(Limit); 'maxTimeLimit'; AsSeen",
            ),
            (
                "optimal\nSolution: \n- number of solutions: 1\n- Gap: 0.0\n  Objective: No values\n  Variable:\n    x[0,0]:\n      Value: 1\n    'x[0,1]':\n      Value: 0\n  Constraint: No values\n",
                "unknown\n",
                "pyomo; NoSolution(NotSaid); 'unknown'; AsSeen",
            ),
            (
                "  Variable:\n    x[0,0]:\n      Value: 1\n    'x[0,1]':\n      Value: 0\n",
                "  Variable: No values\n",
                "fault: Pyomo says \"optimal\", but the file has no values: it is cut",
            ),
            (
                "optimal\nSolution: \n- number of solutions: 1\n- Gap: 0.0\n  Objective: No values\n  Variable:\n    x[0,0]:\n      Value: 1\n    'x[0,1]':\n      Value: 0\n",
                "maxTimeLimit\nSolution: \n- Gap: 0.0\n  Variable: No values\n",
                "pyomo; NoSolution(Limit); 'maxTimeLimit'; AsSeen",
            ),
            (
                "  Constraint: No values\n",
                "  Constraint: No values\n- Gap: 0.0\n  Variable:\n    x[0,0]:\n      Value: 1\n    'x[0,1]':\n      Value: 0\n  Constraint: No values\n",
                "pyomo; Solved; 'optimal'; AsSeen; 2 solutions; note: the file holds 2 solutions; the first is judged; x[0,0]=1@11; x[0,1]=0@13",
            ),
            ("x[0,0]:", "x[0,0]", "fault: a name and a colon are expected here"),
            ("    x[0,0]:\n", "", "fault: a value without a name"),
            ("Value: 0", "Other: 0", "pyomo; Solved; 'optimal'; AsSeen; x[0,0]=1@11"),
            (
                "Value: 0",
                "Value 0",
                "fault: a key, a colon and a value are expected here",
            ),
            (
                "'x[0,1]'",
                "\"x[0,1]\"",
                "pyomo; Solved; 'optimal'; AsSeen; x[0,0]=1@11; x[0,1]=0@13",
            ),
            ("'x[0,1]'", "''", "pyomo; Solved; 'optimal'; AsSeen; x[0,0]=1@11; =0@13"),
            (
                "'x[0,1]'",
                "it's",
                "pyomo; Solved; 'optimal'; AsSeen; x[0,0]=1@11; it's=0@13",
            ),
            (
                "Solution:",
                "Solutions:",
                "fault: Pyomo says \"optimal\", but the file has no values: it is cut",
            ),
            (
                "  Constraint:",
                "# remark\n\n  Constraint:",
                "pyomo; Solved; 'optimal'; AsSeen; x[0,0]=1@11; x[0,1]=0@13",
            ),
            (
                "  Constraint: No values\n",
                "  Constraint: No values\n    x[1,1]:\n      Value: 1\n",
                "pyomo; Solved; 'optimal'; AsSeen; x[0,0]=1@11; x[0,1]=0@13",
            ),
            (
                "  Constraint: No values\n",
                "Other: \n  Constraint: No values\n",
                "fault: the list of variables is not followed by \"Constraint:\": the file is cut",
            ),
            (
                "    x[0,0]:\n      Value: 1\n",
                "     x[0,0]:\n      Value: 1\n",
                "fault: a value without a name",
            ),
        ],
    );
}

#[test]
fn gurobi_json() {
    check_changed(
        "{\"SolutionInfo\": {\"Status\": 2}, \"Vars\": [{\"VarName\": \"x_0_0\", \"X\": 1}]}",
        &[
            (
                "2",
                "1",
                "gurobi-json; NoSolution(Limit); '1, loaded, not solved'; AsSeen; x_0_0=1@1",
            ),
            ("2", "2", "gurobi-json; Solved; '2, optimal'; AsSeen; x_0_0=1@1"),
            (
                "2",
                "3",
                "gurobi-json; NoSolution(Infeasible); '3, infeasible'; AsSeen; x_0_0=1@1",
            ),
            (
                "2",
                "4",
                "gurobi-json; NoSolution(Infeasible); '4, infeasible or unbounded'; AsSeen; x_0_0=1@1",
            ),
            (
                "2",
                "5",
                "gurobi-json; NoSolution(Unbounded); '5, unbounded'; AsSeen; x_0_0=1@1",
            ),
            ("2", "6", "gurobi-json; Incumbent; '6, cutoff'; AsSeen; x_0_0=1@1"),
            (
                "2",
                "7",
                "gurobi-json; Incumbent; '7, iteration limit'; AsSeen; x_0_0=1@1",
            ),
            ("2", "8", "gurobi-json; Incumbent; '8, node limit'; AsSeen; x_0_0=1@1"),
            ("2", "9", "gurobi-json; Incumbent; '9, time limit'; AsSeen; x_0_0=1@1"),
            (
                "2",
                "10",
                "gurobi-json; Incumbent; '10, solution limit'; AsSeen; x_0_0=1@1",
            ),
            (
                "2",
                "11",
                "gurobi-json; Incumbent; '11, interrupted'; AsSeen; x_0_0=1@1",
            ),
            (
                "2",
                "12",
                "gurobi-json; Incumbent; '12, numeric trouble'; AsSeen; x_0_0=1@1",
            ),
            ("2", "13", "gurobi-json; Incumbent; '13, suboptimal'; AsSeen; x_0_0=1@1"),
            (
                "2",
                "14",
                "gurobi-json; Unknown; '14, a status of a newer release'; AsSeen; note: the status \"14, a status of a newer release\" is NOT KNOWN to this program: look up whether it means that the solver has a solution; x_0_0=1@1",
            ),
            (
                "2",
                "15",
                "gurobi-json; Incumbent; '15, user objective limit'; AsSeen; x_0_0=1@1",
            ),
            ("2", "16", "gurobi-json; Incumbent; '16, work limit'; AsSeen; x_0_0=1@1"),
            (
                "2",
                "17",
                "gurobi-json; Incumbent; '17, memory limit'; AsSeen; x_0_0=1@1",
            ),
            (
                "2",
                "18",
                "gurobi-json; Unknown; '18, a status of a newer release'; AsSeen; note: the status \"18, a status of a newer release\" is NOT KNOWN to this program: look up whether it means that the solver has a solution; x_0_0=1@1",
            ),
        ],
    );
    check(&[
        (
            "{\"SolutionInfo\": {\"Status\": 2, \"SolCount\": 1}, \"Vars\": [{\"VarName\": \"x_0_0\", \"X\": 1.0}, {\"VarName\": \"x_0_1\", \"X\": 0}]}",
            "gurobi-json; Solved; '2, optimal'; AsSeen; x_0_0=1e0@1; x_0_1=0@1",
        ),
        (
            "{\"SolutionInfo\": {\"Status\": 2, \"SolCount\": 0}}",
            "gurobi-json; NoSolution(NotSaid); '2, optimal'; AsSeen",
        ),
        (
            "{\"SolutionInfo\": {\"Status\": 9, \"SolCount\": 0}}",
            "gurobi-json; NoSolution(Limit); '9, time limit'; AsSeen",
        ),
        (
            "{\"SolutionInfo\": {\"Status\": 3, \"SolCount\": 0}}",
            "gurobi-json; NoSolution(Infeasible); '3, infeasible'; AsSeen",
        ),
        (
            "{\"SolutionInfo\": {\"Status\": 9, \"SolCount\": 1}}",
            "gurobi-json; Incumbent; '9, time limit'; AsSeen",
        ),
        (
            "{\"SolutionInfo\": {\"Status\": 2.5}}",
            "gurobi-json; Unknown; 'unknown'; AsSeen",
        ),
        ("{\"SolutionInfo\": {}}", "gurobi-json; Unknown; 'unknown'; AsSeen"),
        (
            "{\"SolutionInfo\": {\"Status\": 2, \"SolCount\": 2}, \"Vars\": [{\"VarName\": \"x_0_0\", \"X\": 1, \"PoolNX\": [{\"X\": 0}]}]}",
            "gurobi-json; Solved; '2, optimal'; AsSeen; 2 solutions; note: the file holds 2 solutions; the first, the incumbent, is judged; x_0_0=1@1",
        ),
        (
            "{\"SolutionInfo\": {\"Status\": 2, \"SolCount\": 1}, \"Vars\": [{\"VarName\": \"x_0_0\", \"X\": 1, \"PoolNX\": [{\"X\": 0}]}]}",
            "gurobi-json; Solved; '2, optimal'; AsSeen; x_0_0=1@1",
        ),
        (
            "{\"SolutionInfo\": {\"Status\": 2, \"SolCount\": 2}, \"Vars\": [{\"VarName\": \"x_0_0\", \"X\": 1}]}",
            "gurobi-json; Solved; '2, optimal'; AsSeen; x_0_0=1@1",
        ),
        (
            "{\"SolutionInfo\": {\"Status\": 2, \"SolCount\": -2}, \"Vars\": [{\"VarName\": \"x_0_0\", \"X\": 1}]}",
            "gurobi-json; Solved; '2, optimal'; AsSeen; x_0_0=1@1",
        ),
    ]);
}

#[test]
fn pulp_json() {
    check_changed(
        "{\"parameters\": {\"status\": 1, \"sol_status\": 1}, \"variables\": [{\"name\": \"x_0_0\", \"varValue\": 1}], \"constraints\": [{\"name\": \"r\", \"coefficients\": [{\"name\": \"x_0_1\", \"value\": 1}]}]}",
        &[
            (
                "\"status\": 1, \"sol_status\": 1}, \"variables\": [{\"name\": \"x_0_0\", \"varValue\": 1}]",
                "\"status\": 5, \"sol_status\": 5}, \"variables\": []",
                "pulp-json; Unknown; 'a code of a newer release'; AsSeen; note: the status \"a code of a newer release\" is NOT KNOWN to this program: look up whether it means that the solver has a solution",
            ),
            (
                "\"status\": 1, \"sol_status\": 1}, \"variables\": [{\"name\": \"x_0_0\", \"varValue\": 1}]",
                "\"status\": 5, \"sol_status\": 5}, \"variables\": [{\"name\": \"x_0_0\", \"varValue\": null}, {\"name\": \"x_0_1\", \"varValue\": 1}]",
                "pulp-json; Unknown; 'a code of a newer release'; AsSeen; note: the status \"a code of a newer release\" is NOT KNOWN to this program: look up whether it means that the solver has a solution; x_0_1=1@1",
            ),
            ("", "", "pulp-json; Solved; 'optimal'; AsSeen; x_0_0=1@1"),
            (
                "\"status\": 1, \"sol_status\": 1",
                "\"status\": 1, \"sol_status\": 2",
                "pulp-json; Incumbent; 'stopped with a solution'; AsSeen; x_0_0=1@1",
            ),
            (
                "\"status\": 1, \"sol_status\": 1",
                "\"status\": 1, \"sol_status\": 0",
                "pulp-json; NoSolution(Limit); 'not solved'; AsSeen; x_0_0=1@1",
            ),
            (
                "\"status\": 1, \"sol_status\": 1",
                "\"status\": 0, \"sol_status\": 0",
                "pulp-json; NoSolution(Limit); 'not solved'; AsSeen; x_0_0=1@1",
            ),
            (
                "\"status\": 1, \"sol_status\": 1",
                "\"status\": 0, \"sol_status\": 1",
                "pulp-json; NoSolution(Limit); 'not solved'; AsSeen; x_0_0=1@1",
            ),
            (
                "\"status\": 1, \"sol_status\": 1",
                "\"status\": -1, \"sol_status\": -1",
                "pulp-json; NoSolution(Infeasible); 'infeasible'; AsSeen; x_0_0=1@1",
            ),
            (
                "\"status\": 1, \"sol_status\": 1",
                "\"status\": -1, \"sol_status\": 0",
                "pulp-json; NoSolution(Infeasible); 'infeasible'; AsSeen; x_0_0=1@1",
            ),
            (
                "\"status\": 1, \"sol_status\": 1",
                "\"status\": 1, \"sol_status\": -1",
                "pulp-json; NoSolution(Infeasible); 'infeasible'; AsSeen; x_0_0=1@1",
            ),
            (
                "\"status\": 1, \"sol_status\": 1",
                "\"status\": -2, \"sol_status\": 0",
                "pulp-json; NoSolution(Unbounded); 'unbounded'; AsSeen; x_0_0=1@1",
            ),
            (
                "\"status\": 1, \"sol_status\": 1",
                "\"status\": 1, \"sol_status\": -2",
                "pulp-json; NoSolution(Unbounded); 'unbounded'; AsSeen; x_0_0=1@1",
            ),
            (
                "\"status\": 1, \"sol_status\": 1",
                "\"status\": -3, \"sol_status\": -3",
                "pulp-json; NoSolution(NotSaid); 'undefined'; AsSeen; x_0_0=1@1",
            ),
            (
                "\"status\": 1, \"sol_status\": 1",
                "\"status\": -3, \"sol_status\": 0",
                "pulp-json; NoSolution(NotSaid); 'undefined'; AsSeen; x_0_0=1@1",
            ),
            (
                "\"status\": 1, \"sol_status\": 1",
                "\"status\": 5, \"sol_status\": 5",
                "pulp-json; Unknown; 'a code of a newer release'; AsSeen; note: the status \"a code of a newer release\" is NOT KNOWN to this program: look up whether it means that the solver has a solution; x_0_0=1@1",
            ),
            (
                "\"status\": 1, \"sol_status\": 1",
                "\"status\": 1, \"sol_status\": 5",
                "pulp-json; Solved; 'optimal'; AsSeen; x_0_0=1@1",
            ),
            (
                "\"status\": 1, \"sol_status\": 1",
                "\"status\": null, \"sol_status\": 0",
                "pulp-json; NoSolution(Limit); 'not solved'; AsSeen; x_0_0=1@1",
            ),
            (
                "\"status\": 1, \"sol_status\": 1",
                "\"status\": 0, \"sol_status\": null",
                "pulp-json; NoSolution(Limit); 'not solved'; AsSeen; x_0_0=1@1",
            ),
            (
                "\"status\": 1, \"sol_status\": 1",
                "\"status\": 1, \"sol_status\": null",
                "pulp-json; Solved; 'optimal'; AsSeen; x_0_0=1@1",
            ),
            (
                "\"status\": 1, \"sol_status\": 1",
                "\"status\": null, \"sol_status\": null",
                "pulp-json; Unknown; 'not said'; AsSeen; x_0_0=1@1",
            ),
            (
                "\"varValue\": 1",
                "\"varValue\": null",
                "pulp-json; NoSolution(NotSaid); 'optimal'; AsSeen",
            ),
            (
                "\"status\": 1, \"sol_status\": 1}, \"variables\": [{\"name\": \"x_0_0\", \"varValue\": 1",
                "\"status\": 5, \"sol_status\": 5}, \"variables\": [{\"name\": \"x_0_0\", \"varValue\": null",
                "pulp-json; NoSolution(NotSaid); 'a code of a newer release'; AsSeen; note: the status \"a code of a newer release\" is NOT KNOWN to this program: look up whether it means that the solver has a solution",
            ),
            (
                "\"status\": 1, \"sol_status\": 1}, \"variables\": [{\"name\": \"x_0_0\", \"varValue\": 1",
                "\"status\": 1, \"sol_status\": 2}, \"variables\": [{\"name\": \"x_0_0\", \"varValue\": null",
                "pulp-json; NoSolution(Limit); 'stopped with a solution'; AsSeen",
            ),
            (
                "\"varValue\": 1}",
                "\"varValue\": null}, {\"name\": \"x_0_1\", \"varValue\": 1}",
                "pulp-json; Solved; 'optimal'; AsSeen; x_0_1=1@1",
            ),
            (
                "{\"name\": \"x_0_0\", \"varValue\": 1}",
                "",
                "pulp-json; Solved; 'optimal'; AsSeen",
            ),
        ],
    );
}

#[test]
fn pyomo_json() {
    check(&[
        (
            "{\"Solver\": [{\"Termination condition\": \"optimal\"}], \"Solution\": [{\"number of solutions\": 1}, {\"Variable\": {\"x_0_0\": {\"Value\": 1}, \"other\": {\"Value\": 2}}}]}",
            "pyomo-json; Solved; 'optimal'; AsSeen; x_0_0=1@1",
        ),
        (
            "{\"Solver\": [{\"Termination condition\": \"infeasible\"}], \"Solution\": [{\"number of solutions\": 1}, {\"Variable\": {\"x_0_0\": {\"Value\": 1}, \"other\": {\"Value\": 2}}}]}",
            "pyomo-json; NoSolution(Infeasible); 'infeasible'; AsSeen; x_0_0=1@1",
        ),
        (
            "{\"Solver\": [{\"Termination condition\": \"maxTimeLimit\"}], \"Solution\": [{\"number of solutions\": 1}, {\"Variable\": {\"x_0_0\": {\"Value\": 1}, \"other\": {\"Value\": 2}}}]}",
            "pyomo-json; Incumbent; 'maxTimeLimit'; AsSeen; x_0_0=1@1",
        ),
        (
            "{\"Solver\": [{\"Termination condition\": \"optimal\"}], \"Solution\": [{\"number of solutions\": 1}, {\"Variable\": {\"x_0_0\": {\"Value\": 1}, \"other\": {\"Value\": 2}}}, {\"Variable\": {\"x_0_0\": {\"Value\": 0}}}]}",
            "pyomo-json; Solved; 'optimal'; AsSeen; 2 solutions; note: the file holds 2 solutions; the first is judged; x_0_0=1@1",
        ),
        (
            "{\"Solver\": [{\"Termination condition\": \"optimal\"}]}",
            "pyomo-json; Unknown; 'optimal'; AsSeen",
        ),
        (
            "{\"Solver\": [{\"Termination condition\": \"infeasible\"}]}",
            "pyomo-json; NoSolution(Infeasible); 'infeasible'; AsSeen",
        ),
        (
            "{\"Solver\": [{\"Termination condition\": \"maxTimeLimit\"}]}",
            "pyomo-json; NoSolution(Limit); 'maxTimeLimit'; AsSeen",
        ),
        (
            "{\"Solver\": [{\"Termination condition\": \"unknown\"}]}",
            "pyomo-json; Unknown; 'unknown'; AsSeen",
        ),
        (
            "{\"Solver\": [{\"termination_condition\": \"unbounded\"}]}",
            "pyomo-json; NoSolution(Unbounded); 'unbounded'; AsSeen",
        ),
        (
            "{\"Solution\": [{\"Variable\": {\"x_0_0\": {\"Value\": 1}}}]}",
            "pyomo-json; Unknown; AsSeen; x_0_0=1@1",
        ),
        (
            "{\"Solver\": [{\"Status\": \"optimal\"}], \"Solution\": [{\"Variable\": {\"x_0_0\": {\"Other\": 1}}}]}",
            "pyomo-json; Unknown; 'optimal'; AsSeen",
        ),
    ]);
}

#[test]
fn json() {
    check(&[
        (
            "{\"x_0_0\": 1, \"x_0_1\": 0}",
            "json; Unknown; AsSeen; x_0_0=1@1; x_0_1=0@1",
        ),
        (
            " \n [ {\"name\": \"x_0_0\", \"value\": 1}]",
            "json; Unknown; AsSeen; x_0_0=1@2",
        ),
        ("[1, 2]", "text"),
        ("[[{\"name\": \"x_0_0\", \"value\": 1}]]", "text"),
        (
            "{\"x_0_0\": true, \"x_0_1\": false}",
            "json; Unknown; AsSeen; x_0_0=1@1; x_0_1=0@1",
        ),
        (
            "{\"x_0_0\": -1, \"x_0_1\": 1.5e-7}",
            "json; Unknown; AsSeen; x_0_0=-1@1; x_0_1=1.5e-7@1",
        ),
        ("{\"x_0_0\": \" 1 \"}", "json; Unknown; AsSeen; x_0_0=1@1"),
        ("{\"x_0_0\": null}", "json; Unknown; AsSeen"),
        ("{\"x_0_0\": \"one\"}", "json; Unknown; AsSeen; x_0_0=one@1"),
        ("{\"x_0_0\": [1]}", "json; Unknown; AsSeen"),
        ("{\"x_0_0\": {\"value\": 1}}", "json; Unknown; AsSeen; x_0_0=1@1"),
        ("{\"C0000001\": 1}", "json; Unknown; AsSeen; C0000001=1@1"),
        ("{\"\\n\": 1,\n\"x_0_0\": 1}", "json; Unknown; AsSeen; x_0_0=1@2"),
        (
            "{\"status\": \"Optimal\", \"x_0_0\": 1}",
            "json; Solved; 'Optimal'; AsSeen; x_0_0=1@1",
        ),
        (
            "{\"status\": \"Infeasible\", \"x_0_0\": 1}",
            "json; NoSolution(Infeasible); 'Infeasible'; AsSeen; x_0_0=1@1",
        ),
        (
            "{\"status\": \"Infeasible\"}",
            "json; NoSolution(Infeasible); 'Infeasible'; AsSeen",
        ),
        (
            "{\"status\": \"Time limit\"}",
            "json; NoSolution(Limit); 'Time limit'; AsSeen",
        ),
        ("{\"status\": \"Optimal\"}", "json; Unknown; 'Optimal'; AsSeen"),
        (
            "{\"status\": 1, \"x_0_0\": 1}",
            "json; Unknown; AsSeen; note: the status of the file is the number 1: its meaning is NOT KNOWN to this program, look it up in the solver's manual; x_0_0=1@1",
        ),
        (
            "{\"variables\": {\"x_0_0\": 1, \"r\": 2}}",
            "json; Unknown; AsSeen; x_0_0=1@1",
        ),
        (
            "{\"Variable\": {\"x_0_0\": 1, \"r\": 2}}",
            "json; Unknown; AsSeen; x_0_0=1@1",
        ),
        (
            "{\"vars\": {\"x_0_0\": 1, \"r\": 2}}",
            "json; Unknown; AsSeen; x_0_0=1@1",
        ),
        (
            "{\"VALUES\": {\"x_0_0\": 1, \"r\": 2}}",
            "json; Unknown; AsSeen; x_0_0=1@1",
        ),
        (
            "{\"solution\": {\"x_0_0\": 1, \"r\": 2}}",
            "json; Unknown; AsSeen; x_0_0=1@1",
        ),
        (
            "{\"primal\": {\"x_0_0\": 1, \"r\": 2}}",
            "json; Unknown; AsSeen; x_0_0=1@1",
        ),
        (
            "{\"primal_solution\": {\"x_0_0\": 1, \"r\": 2}}",
            "json; Unknown; AsSeen; x_0_0=1@1",
        ),
        (
            "{\"columns\": {\"x_0_0\": 1, \"r\": 2}}",
            "json; Unknown; AsSeen; x_0_0=1@1",
        ),
        ("{\"x\": {\"x_0_0\": 1, \"r\": 2}}", "json; Unknown; AsSeen; x_0_0=1@1"),
        (
            "{\"result\": {\"x_0_0\": 1, \"r\": 2}}",
            "json; Unknown; AsSeen; x_0_0=1@1",
        ),
        ("{\"reduced_costs\": {\"x_0_0\": 1, \"r\": 2}}", "json; Unknown; AsSeen"),
        (
            "{\"values\": [{\"VarName\": \"x_0_0\", \"X\": 1}]}",
            "json; Unknown; AsSeen; x_0_0=1@1",
        ),
        (
            "{\"values\": [{\"name\": \"x_0_0\", \"varValue\": 1}]}",
            "json; Unknown; AsSeen; x_0_0=1@1",
        ),
        (
            "{\"values\": [{\"Name\": \"x_0_0\", \"value\": 1}]}",
            "json; Unknown; AsSeen; x_0_0=1@1",
        ),
        (
            "{\"values\": [{\"variable\": \"x_0_0\", \"Value\": 1}]}",
            "json; Unknown; AsSeen; x_0_0=1@1",
        ),
        (
            "{\"values\": [{\"name\": \"x_0_0\", \"x\": 1}]}",
            "json; Unknown; AsSeen; x_0_0=1@1",
        ),
        (
            "{\"values\": [{\"title\": \"x_0_0\", \"value\": 1}]}",
            "json; Unknown; AsSeen",
        ),
        (
            "{\"values\": [{\"name\": \"x_0_0\", \"cost\": 1}]}",
            "json; Unknown; AsSeen",
        ),
        ("{\"values\": [{\"name\": 1, \"value\": 1}]}", "json; Unknown; AsSeen"),
        (
            "{\"values\": {\"x_0_0\": {\"x\": 1}}}",
            "json; Unknown; AsSeen; x_0_0=1@1",
        ),
        (
            "{\"other\": [{\"name\": \"x_0_0\", \"value\": 1}]}",
            "json; Unknown; AsSeen",
        ),
        ("{\"x_0_0\": 1", "fault: the JSON ends too early: the file is cut"),
        (
            "{\"x_0_0\": 1}}",
            "fault: the JSON is damaged: trailing characters at line 1 column 13",
        ),
        (
            "{\"x_0_0\": NaN}",
            "fault: the JSON is damaged: expected value at line 1 column 11",
        ),
        (
            "{\"x_0_0\": 1,\n\"x_0_1\": 1,5}",
            "fault: the JSON is damaged: key must be a string at line 2 column 12",
        ),
        (
            "{\"CoptVersion\": \"7.0\"}",
            "fault: COPT packs the values of its JSON file: they cannot be read",
        ),
        (
            "{\"values\": {\"CoptVersion\": 1, \"x_0_0\": 1}}",
            "json; Unknown; AsSeen; x_0_0=1@1",
        ),
        (
            "{\"x_0_0\": 1, \"deep\": {\"x_0_1\": 1}, \"list\": [{\"x_0_1\": 1}]}",
            "json; Unknown; AsSeen; x_0_0=1@1",
        ),
        ("{\"a\\\"b\": 1, \"x_0_0\": 1}", "json; Unknown; AsSeen; x_0_0=1@1"),
    ]);
}

#[test]
fn pairs() {
    check(&[
        (
            "# Solution for model binox\n# Objective value = 0\nx_0_0 1\n\nx_0_1 0\n",
            "gurobi; Unknown; AsSeen; x_0_0=1@3; x_0_1=0@5",
        ),
        (
            "# MIP start for model binox\nx_0_0 1\n",
            "gurobi; Unknown; AsSeen; x_0_0=1@2",
        ),
        (
            "# Solution of model binox\nx_0_0 1\n",
            "pairs; Unknown; AsSeen; by hand; x_0_0=1@2",
        ),
        (
            "# Solution for model binox\nx_0_0 1",
            "gurobi; Unknown; AsSeen; cut? its last line has no line end; x_0_0=1@2",
        ),
        (
            "# Solution for model binox\nx_0_0\n",
            "fault: a name and a value are expected here",
        ),
        (
            "# Solution for model binox\n1 1\n",
            "fault: a name and a value are expected here",
        ),
        ("# Objective value 0\nx_0_0 1\n", "copt; Unknown; AsSeen; x_0_0=1@2"),
        (
            "# Objective value 0\nx_0_0 1",
            "copt; Unknown; AsSeen; cut? its last line has no line end; x_0_0=1@2",
        ),
        ("=obj= 0\nx_0_0 1\n", "miplib; Unknown; AsSeen; x_0_0=1@2"),
        ("# miplib\n=obj= 0\nx_0_0 1\n", "miplib; Unknown; AsSeen; x_0_0=1@3"),
        (
            "=infeas=\nx_0_0 1\n",
            "miplib; NoSolution(Infeasible); '=infeas='; AsSeen",
        ),
        ("=unkn=\nx_0_0 1\n", "miplib; NoSolution(NotSaid); '=unkn='; AsSeen"),
        (
            "x_0_0 1\n=infeas=\n",
            "pairs; NoSolution(Infeasible); '=infeas='; AsSeen; x_0_0=1@1",
        ),
        ("=other=\nx_0_0 1\n", "text"),
        (
            "x_0_0 1\nx_0_1 0\n",
            "pairs; Unknown; AsSeen; by hand; x_0_0=1@1; x_0_1=0@2",
        ),
        (
            "x_0_0 1\nx_0_1 0",
            "pairs; Unknown; AsSeen; cut? its last line has no line end; by hand; x_0_0=1@1; x_0_1=0@2",
        ),
        ("x_0_0 = 1\n", "pairs; Unknown; AsSeen; by hand; x_0_0=1@1"),
        ("x_0_0=1\n", "pairs; Unknown; AsSeen; by hand; x_0_0=1@1"),
        ("x_0_0: 1\n", "pairs; Unknown; AsSeen; by hand; x_0_0=1@1"),
        ("x_0_0 == 1\n", "text"),
        ("x[0, 3] 1\n", "pairs; Unknown; AsSeen; by hand; x[0, 3]=1@1"),
        ("x y 1\n", "text"),
        ("foo 1\n", "pairs; Unknown; AsSeen; by hand; foo=1@1"),
        ("foo one\n", "text"),
        ("x_0_0 one\n", "pairs; Unknown; AsSeen; by hand; x_0_0=one@1"),
        ("x_0_0\n", "text"),
        ("1 x_0_0\n", "text"),
        (" x_0_0\t1 \n", "pairs; Unknown; AsSeen; by hand; x_0_0=1@1"),
        ("x_0_0 1\nfoo\n", "fault: a name and a value are expected here"),
        ("x_0_0 1\n_x 1\n", "fault: a name and a value are expected here"),
        ("# a comment\nx_0_0 1\n", "pairs; Unknown; AsSeen; by hand; x_0_0=1@2"),
    ]);
}

#[test]
fn csv() {
    check(&[
        (
            "name,solution\nx_0_0,1\n",
            "csv; Unknown; AsSeen; note: CBC's csv form does not say how CBC ended; x_0_0=1@2",
        ),
        (
            "name,solution\n",
            "fault: the file holds no line with a name and a value",
        ),
        (
            "name,solution\nr\n",
            "fault: a name, a comma and a value are expected here",
        ),
        (
            "x_0_0,1\nx_0_1,0\n",
            "csv; Unknown; AsSeen; by hand; x_0_0=1@1; x_0_1=0@2",
        ),
        ("x_0_0;1\n", "csv; Unknown; AsSeen; by hand; x_0_0=1@1"),
        (
            "x_0_0,1",
            "csv; Unknown; AsSeen; cut? its last line has no line end; by hand; x_0_0=1@1",
        ),
        ("name,value\nx_0_0,1\n", "csv; Unknown; AsSeen; by hand; x_0_0=1@2"),
        ("name,value\nx_0_0,a\n", "text"),
        ("name,value\n\nx_0_0,1\n", "csv; Unknown; AsSeen; by hand; x_0_0=1@3"),
        ("name,1a\nx_0_0,1\n", "text"),
        ("1,value\nx_0_0,1\n", "text"),
        ("name,value\n", "text"),
        ("\"x_0_0\",\"1\"\n", "csv; Unknown; AsSeen; by hand; x_0_0=1@1"),
        ("\"x(0,3)\",1\n", "csv; Unknown; AsSeen; by hand; x(0,3)=1@1"),
        ("x(0,3),1\n", "csv; Unknown; AsSeen; by hand; x(0,3)=1@1"),
        ("x(0, 3),1\n", "csv; Unknown; AsSeen; by hand; x(0, 3)=1@1"),
        ("x y,1\n", "text"),
        ("\"x_0_0,1\n", "text"),
        ("x_0_0,\"1\n", "csv; Unknown; AsSeen; by hand; x_0_0=\"1@1"),
        (
            "x_0_0,1,0\n",
            "fault: \"1,0\" has a decimal comma; a value is written with a point, as in 1.0",
        ),
        (
            "x_0_0;1,0\n",
            "fault: \"1,0\" has a decimal comma; a value is written with a point, as in 1.0",
        ),
        ("foo,1,0\n", "csv; Unknown; AsSeen; by hand; foo,1=0@1"),
        (
            "x_0_0,1\nx_0_1\n",
            "fault: a name, a comma and a value are expected here",
        ),
        (
            "x_0_0,1\n\nx_0_1,a\n",
            "csv; Unknown; AsSeen; by hand; x_0_0=1@1; x_0_1=a@3",
        ),
        (" x_0_0 , 1 \n", "csv; Unknown; AsSeen; by hand; x_0_0=1@1"),
        (
            "name,value\nx_0_0,1\nx_0_1,1,5\n",
            "fault: \"1,5\" has a decimal comma; a value is written with a point, as in 1.0",
        ),
        (
            "name,solution\nname,solution\nx_0_0,1\n",
            "csv; Unknown; AsSeen; note: CBC's csv form does not say how CBC ended; name=solution@2; x_0_0=1@3",
        ),
    ]);
}

#[test]
fn each_reason_has_its_own_words() {
    for (why, word) in [
        (Why::Infeasible, "infeasible"),
        (Why::Unbounded, "unbounded"),
        (Why::Limit, "stopped"),
        (Why::NotSaid, "does not say why"),
    ] {
        assert!(why.words().contains(word), "{why:?}");
    }
}

/// Takes no value.
struct Refuser;

impl Entries for Refuser {
    fn entry(&mut self, entry: Entry<'_>) -> Result<(), Fault> {
        Err(Fault::new("refused").on_line(entry.line))
    }

    fn restart(&mut self) {}
}

/// JSON has no lines worth showing: the fault of a value names its column.
#[test]
fn a_refused_value_of_json_is_told_with_its_name() {
    let fault = read(&mut Source::open(&b"{\n\"x_0_0\": 1}"[..]).unwrap(), &mut Refuser).unwrap_err();
    assert_eq!(fault.in_file("fault").to_string(), "fault:2: x_0_0: refused");
}

/// The XML and JSON parsers hold one element, one string in memory: it is bounded, the file is not.
#[test]
fn parts_without_end() {
    let fault = |text: String| {
        let mut source = Source::open(text.as_bytes()).unwrap();
        let fault = read(&mut source, &mut Recorder::default()).unwrap_err();
        fault.in_file("fault").to_string()
    };
    let mib = 1 << 20;
    let long = "a".repeat(3 * mib);
    assert_eq!(
        fault(format!(
            "<CPLEXSolution>\n<!-- a comment -->\n<variable name=\"{long}\"/>\n</CPLEXSolution>\n"
        )),
        "fault:3: an XML element longer than 1 MiB: this is no solution file",
    );
    let (blanks, note) = ("\n".repeat(200 << 10), "a".repeat(900 << 10));
    let text = format!("<CPLEXSolution>{blanks}<variable name=\"x_0_0\" value=\"1\" note=\"{note}\"/></CPLEXSolution>");
    assert_eq!(reading(text.as_bytes()), "cplex; Unknown; AsSeen; x_0_0=1@204801");
    let many = "<a/>\n".repeat(mib / 4);
    let text = format!("<CPLEXSolution>\n{many}<variable name=\"x_0_0\" value=\"1\"/>\n</CPLEXSolution>\n");
    assert_eq!(reading(text.as_bytes()), "cplex; Unknown; AsSeen; x_0_0=1@262146");

    let string = |text: &str| format!("{{\n\"{text}\": 0, \"x_0_0\": 1}}");
    assert_eq!(
        reading(string(&"a".repeat(mib)).as_bytes()),
        "json; Unknown; AsSeen; x_0_0=1@2"
    );
    for piece in [",", "\\\""] {
        let text = string(&piece.repeat(mib / piece.len() + 1));
        let expected = "fault:2: a JSON string longer than 1 MiB: this is no solution file that can be read";
        assert_eq!(fault(text), expected, "{piece}");
    }
    for piece in [r#""", "\"", "\\", "#, "0, [], {}, "] {
        let text = format!("{{\"list\": [{}0], \"x_0_0\": 1}}", piece.repeat(mib / 10));
        assert_eq!(reading(text.as_bytes()), "json; Unknown; AsSeen; x_0_0=1@1", "{piece}");
    }
}

/// From so many columns on, the reader offers its lines in bulk; a receiver that takes none gets each.
#[test]
fn a_long_list_is_read_whole() {
    let count = readers::highs::LONG + 2;
    let names: String = (0..count).map(|number| format!("x_{number} 1\n")).collect();
    let text = format!("Model status\nOptimal\n# Primal solution values\nFeasible\n# Columns {count}\n{names}");
    let mut recorder = Recorder::default();
    read(&mut Source::open(text.as_bytes()).unwrap(), &mut recorder).unwrap();
    let expected: Vec<String> = (0..count)
        .map(|number| format!("x_{number}=1@{}", number + 6))
        .collect();
    assert_eq!(recorder.0, expected);
}

/// The cells of the table in `words.rs`: what the status says, then what the file marks its values as. A cell is read
/// from a file of each format that has such a mark.
#[test]
fn status_and_mark_come_to_one_table() {
    let highs = |status: &str, mark: &str| {
        format!(
            "Model status\n{status}\n\n# Primal solution values\n{mark}\nObjective 0\n# Columns 1\nx_0_0 1\n# Rows 0\n"
        )
    };
    let cplex = |status: &str, mark: &str, value: &str| {
        format!("<CPLEXSolution>\n<header solutionStatusString=\"{status}\"{mark}/>\n{value}</CPLEXSolution>\n")
    };
    const VALUE: &str = "<variable name=\"x_0_0\" value=\"1\"/>\n";
    let scip = |status: &str, rest: &str| format!("solution status: {status}\n{rest}");
    const POINT: &str = "objective value: 0\nx_0_0 1 (obj:0)\n";
    let symphony = |status: &str, rest: &str| format!("==  Welcome to the SYMPHONY MILP Solver\n* {status} *\n{rest}");
    const LIST: &str = "Column names and values of nonzeros in the solution\n+++++++\nx_0_0 1.0\n\n";
    let jump = |status: &str, mark: &str| {
        format!("{{\"termination_status\": \"{status}\", \"primal_status\": \"{mark}\", \"x_0_0\": 1}}")
    };
    let gurobi = |status: u8, count: u8| {
        format!(
            "{{\"SolutionInfo\": {{\"Status\": {status}, \"SolCount\": {count}}}, \"Vars\": [{{\"VarName\": \"x_0_0\", \"X\": 1}}]}}"
        )
    };
    let no = |why| State::NoSolution(why);
    let cells = [
        // Finished.
        (State::Solved, highs("Optimal", "Feasible")),
        (State::Solved, cplex("optimal", " primalFeasible=\"1\"", VALUE)),
        (State::Solved, scip("optimal solution found", POINT)),
        (State::Solved, symphony("Optimal Solution Found", LIST)),
        (State::Solved, jump("OPTIMAL", "FEASIBLE_POINT")),
        (State::Solved, cplex("optimal", "", VALUE)),
        (State::Solved, gurobi(2, 1)),
        (no(Why::NotSaid), highs("Optimal", "Infeasible")),
        (no(Why::NotSaid), cplex("optimal", " primalFeasible=\"0\"", VALUE)),
        (no(Why::Infeasible), jump("OPTIMAL", "INFEASIBLE_POINT")),
        (no(Why::NotSaid), highs("Optimal", "None")),
        (no(Why::NotSaid), cplex("optimal", "", "")),
        (
            no(Why::NotSaid),
            scip("optimal solution found", "no solution available\n"),
        ),
        (
            no(Why::Limit),
            symphony("Optimal Solution Found", "No Solution Found\n"),
        ),
        (no(Why::Limit), jump("OPTIMAL", "NO_SOLUTION")),
        (no(Why::NotSaid), gurobi(2, 0)),
        // Stopped early.
        (State::Incumbent, highs("Time limit reached", "Feasible")),
        (
            State::Incumbent,
            cplex("time limit exceeded", " primalFeasible=\"1\"", VALUE),
        ),
        (State::Incumbent, scip("time limit reached", POINT)),
        (State::Incumbent, symphony("Time Limit Reached", LIST)),
        (State::Incumbent, jump("TIME_LIMIT", "FEASIBLE_POINT")),
        (State::Incumbent, cplex("time limit exceeded", "", VALUE)),
        (State::Incumbent, gurobi(9, 1)),
        (no(Why::Limit), highs("Time limit reached", "Infeasible")),
        (
            no(Why::Limit),
            cplex("time limit exceeded", " primalFeasible=\"0\"", VALUE),
        ),
        (no(Why::Limit), highs("Time limit reached", "None")),
        (no(Why::Limit), cplex("time limit exceeded", "", "")),
        (no(Why::Limit), scip("time limit reached", "no solution available\n")),
        (no(Why::Limit), symphony("Time Limit Reached", "No Solution Found\n")),
        (no(Why::Limit), jump("TIME_LIMIT", "NO_SOLUTION")),
        (no(Why::Limit), gurobi(9, 0)),
        // Denies a solution.
        (State::Unknown, highs("Infeasible", "Feasible")),
        (State::Unknown, highs("Solve error", "Feasible")),
        (
            State::Unknown,
            cplex("integer infeasible", " primalFeasible=\"1\"", VALUE),
        ),
        (State::Unknown, scip("infeasible", POINT)),
        (State::Unknown, symphony("Problem Infeasible", LIST)),
        (no(Why::Infeasible), cplex("integer infeasible", "", VALUE)),
        (no(Why::Infeasible), gurobi(3, 1)),
        (no(Why::Infeasible), jump("INFEASIBLE", "FEASIBLE_POINT")),
        (no(Why::Infeasible), highs("Infeasible", "Infeasible")),
        (no(Why::Unbounded), highs("Unbounded", "Infeasible")),
        (
            no(Why::Infeasible),
            cplex("integer infeasible", " primalFeasible=\"0\"", VALUE),
        ),
        (no(Why::Infeasible), highs("Infeasible", "None")),
        (no(Why::Infeasible), cplex("integer infeasible", "", "")),
        (no(Why::Infeasible), scip("infeasible", "no solution available\n")),
        (
            no(Why::Infeasible),
            symphony("Problem Infeasible", "No Solution Found\n"),
        ),
        (no(Why::Infeasible), gurobi(3, 0)),
        // Silent, and not known.
        (State::Unknown, highs("Unknown", "Feasible")),
        (State::Unknown, cplex("unknown", " primalFeasible=\"1\"", VALUE)),
        (State::Unknown, scip("unknown", POINT)),
        (State::Unknown, symphony("Fabulous", LIST)),
        (State::Unknown, cplex("unknown", "", VALUE)),
        (State::Unknown, cplex("fabulous", "", VALUE)),
        (State::Unknown, gurobi(99, 1)),
        (no(Why::NotSaid), highs("Unknown", "Infeasible")),
        (no(Why::NotSaid), highs("Fabulous", "Infeasible")),
        (no(Why::NotSaid), cplex("unknown", " primalFeasible=\"0\"", VALUE)),
        (no(Why::NotSaid), highs("Unknown", "None")),
        (no(Why::NotSaid), cplex("fabulous", "", "")),
        (no(Why::NotSaid), scip("unknown", "no solution available\n")),
        (no(Why::NotSaid), gurobi(99, 0)),
    ];
    for (state, text) in cells {
        let mut source = Source::open(text.as_bytes()).unwrap();
        let Reading::Values(outcome) = read(&mut source, &mut Recorder::default()).unwrap() else {
            panic!("no solution file: {text}");
        };
        assert_eq!(outcome.state, state, "{text}");
        let denied_and_feasible = state == State::Unknown
            && ["nfeasible\n", "Infeasible *", "integer infeasible", "Solve error"]
                .iter()
                .any(|word| text.contains(word));
        let told = outcome
            .notes
            .iter()
            .any(|note| note.contains("but gives values as feasible"));
        assert_eq!(told, denied_and_feasible, "{text}: {:?}", outcome.notes);
        let unknown = ["abulous", "Status\": 99"].iter().any(|word| text.contains(word));
        let told = outcome.notes.iter().any(|note| note.contains("NOT KNOWN"));
        assert_eq!(told, unknown, "{text}: {:?}", outcome.notes);
    }
}

#[test]
fn words_that_deny_a_solution_in_every_format() {
    let json = |pairs: &str| format!("{{{pairs}, \"x_0_0\": 1}}");
    for text in [
        json("\"status\": \"Not Solved\""),
        json("\"status\": \"Undefined\""),
        json("\"Status\": \"INF_OR_UNBD\""),
        json("\"success\": false, \"status\": 2, \"message\": \"The problem is infeasible\""),
        json("\"success\": \"False\""),
        json("\"feasible\": false, \"status\": \"optimal\""),
        json("\"infeasible\": true"),
        json("\"termination_status\": \"INFEASIBLE\""),
        json("\"primal_status\": \"NO_SOLUTION\", \"termination_status\": \"OPTIMAL\""),
        json("\"status\": \"infeasible\", \"solver_status\": \"ok\", \"sol_status\": \"optimal\""),
        json("\"status\": \"infeasible\", \"status\": \"optimal\""),
        json("\"solver\": {\"status\": \"infeasible\"}"),
        json("\"result\": \"infeasible\""),
        "{\"result\": {\"status\": \"infeasible\", \"x_0_0\": 1}}".to_string(),
        "{\"solution\": {\"Termination condition\": \"noSolution\", \"x_0_0\": 1}}".to_string(),
        "[{\"status\": \"infeasible\"}, {\"name\": \"x_0_0\", \"value\": 1}]".to_string(),
        "{\"Solver\": [{\"Status\": \"ok\", \"Termination condition\": \"noSolution\"}], \"Solution\": [{\"Status\": \"optimal\", \"Variable\": {\"x_0_0\": {\"Value\": 1}}}]}".to_string(),
        "{\"Solver\": {\"Status\": \"error\", \"Termination condition\": \"optimal\"}, \"Solution\": [{\"Variable\": {\"x_0_0\": {\"Value\": 1}}}]}".to_string(),
        "{\"status\": \"infeasible\", \"parameters\": {\"status\": 1, \"sol_status\": 1}, \"variables\": [{\"name\": \"x_0_0\", \"varValue\": 1}]}".to_string(),
        "{\"SolutionInfo\": {\"Status\": \"2\", \"SolCount\": \"0\"}, \"Vars\": [{\"VarName\": \"x_0_0\", \"X\": 1}]}".to_string(),
        "status,infeasible\nx_0_0,1\n".to_string(),
        "x_0_0,1\nstatus,no solution\n".to_string(),
        "\"status\";\"Not Solved\"\nname;value\nx_0_0;1\n".to_string(),
        "status infeasible\nx_0_0 1\n".to_string(),
        "status: infeasible\nx_0_0 1\n".to_string(),
        "status: infeasible\nx_0_0: 1\n".to_string(),
        "status: OPTIMAL\ntermination_condition: infeasible\nx_0_0,1\n".to_string(),
        "x_0_0 1\nStatus: time limit, no solution\n".to_string(),
        "# status: INFEASIBLE\nx_0_0 1\n".to_string(),
        "Problem:    b\nRows:       1\nColumns:    1\nStatus:     INTEGER  EMPTY\n\n".to_string(),
        "Problem:    b\nRows:       1\nColumns:    1\nStatus:     integer undefined\n\n".to_string(),
        "Problem:    b\nRows:       1\nColumns:    1\nSTATUS:     integer empty\n\n".to_string(),
        "c Problem: b\nc Status:     INTEGER  EMPTY\ns mip 1 1 o 0\nj 1 1\ne o f\n".to_string(),
        "status: INFEASIBLE\nstatus: OPTIMAL\nsolution: 1\n".to_string(),
        "status: NOT_SOLVED\nsolution: 1\n".to_string(),
        "solution status: infeasible\nsolution status: optimal\nno solution available\n".to_string(),
        "Actual values of the variables:\nx_0_0 1\n\nActual values of the constraints:\nThis problem is infeasible\nTimeout\n".to_string(),
        "Welcome to the CBC MILP Solver\nResult - Problem proven infeasible\nOptimal - objective value 0\n 0 x_0_0 1 0\nTotal\n".to_string(),
    ] {
        let got = reading(text.as_bytes());
        assert!(got.contains("NoSolution("), "{text:?}: {got}");
    }
}

#[test]
fn a_status_and_nothing_else() {
    check(&[
        ("\nTimeout\n", "lp_solve; NoSolution(Limit); 'Timeout'; AsSeen"),
        ("Timeout", "lp_solve; NoSolution(Limit); 'Timeout'; AsSeen"),
        ("timeout\r\n", "lp_solve; NoSolution(Limit); 'timeout'; AsSeen"),
        (
            "\nNumerical failure encountered\n",
            "lp_solve; NoSolution(NotSaid); 'Numerical failure encountered'; AsSeen",
        ),
        (
            "\nParse called\n\nTimeout\n",
            "lp_solve; NoSolution(Limit); 'Timeout'; AsSeen",
        ),
        (
            "Welcome to the CBC MILP Solver\nResult - Stopped on time limit\n\nNo feasible solution found\nLower bound: 0\n",
            "cbc-log; NoSolution(Limit); 'No feasible solution found'; Written",
        ),
        (
            "SCIP version 10.0.2\nSCIP Status        : solving was interrupted [time limit reached]\nPrimal Bound       : +1.00000000000000e+20 (0 solutions)\n",
            "scip-log; NoSolution(Limit); 'time limit reached'; AsSeen; note: SCIP says that it has 0 solutions",
        ),
        (
            "SCIP version 10.0.2\nSCIP Status        : solving was interrupted [time limit reached]\nPrimal Bound       : +0.00000000000000e+00 (10 solutions)\n",
            "fault: this is a log of SCIP: it has no values",
        ),
        ("INFEASIBLE\n", "status; NoSolution(Infeasible); 'INFEASIBLE'; Written"),
        (
            "=====UNSATISFIABLE=====\n",
            "status; NoSolution(Infeasible); '=====UNSATISFIABLE====='; Written",
        ),
        (
            "no solution found",
            "status; NoSolution(Limit); 'no solution found'; Written",
        ),
        ("TIME_LIMIT\n", "status; NoSolution(Limit); 'TIME_LIMIT'; Written"),
        ("unknown\n", "status; NoSolution(NotSaid); 'unknown'; Written"),
        (
            "solver status: ok\ntermination condition: infeasible\n",
            "status; NoSolution(Infeasible); 'infeasible'; Written",
        ),
        (
            "status,infeasible\n",
            "status; NoSolution(Infeasible); 'infeasible'; Written",
        ),
        (
            "optimal\n",
            "fault: the file says \"optimal\" and nothing else: the values are missing",
        ),
        (
            "Status: fabulous\n",
            "status; NoSolution(NotSaid); 'fabulous'; Written; note: the status \"fabulous\" is NOT KNOWN to this program: look up whether it means that the solver has a solution",
        ),
        ("Status:", "text"),
        ("Status: \n", "text"),
        (
            "Status: opti",
            "fault: the file ends within its status \"opti\", without a line end: it is probably truncated",
        ),
        (
            "Status: infeasible",
            "status; NoSolution(Infeasible); 'infeasible'; Written",
        ),
        ("sh: 1: highs: not found\n", "text"),
        ("X O X O\nO X O X\n", "text"),
        ("infeasible\nX O\n", "text"),
        ("infeasible\nx_0_0 1\n", "text"),
    ]);
}

#[test]
fn models_and_bases_are_said_to_be_such() {
    let lp = "fault: this is an LP model, not a solution";
    let mps = "fault: this is an MPS model, not a solution";
    let other = "fault: this is a model, not a solution";
    let glp = "fault: this is a model in GLPK's own format (.glp), not a solution";
    let basis = "fault: this is an MPS basis, not a solution: it says which columns are basic, not their values";
    let highs =
        "fault: this is a basis that HiGHS wrote, not a solution: it says which columns are basic, not their values";
    check(&[
        ("\\ binox 4 x 4\n\\ formulation document\nMinimize\n obj: 0 x_0_0\n", lp),
        ("\\Problem name: p\n\nMinimize\n obj:\n", lp),
        ("/* Objective function */\nmin: ;\n", lp),
        ("/* a\n b */\n\n// c\nmax: 3x_0_0;\n", lp),
        ("min: x_0_0;\n", lp),
        ("Max\n obj: x_0_0\n", lp),
        ("min,1\nx_0_0,1\n", "csv; Unknown; AsSeen; by hand; min=1@1; x_0_0=1@2"),
        (
            "max 1\nx_0_0 1\n",
            "pairs; Unknown; AsSeen; by hand; max=1@1; x_0_0=1@2",
        ),
        (
            "* binox 4 x 4\n* formulation document\nNAME          binox\nROWS\n N  obj\n",
            mps,
        ),
        ("NAME\nROWS\n N  obj\n", mps),
        ("ROWS\n N  obj\n", mps),
        ("*a comment\nNAME b\nOBJSENSE\n    MAX\nROWS\n", mps),
        ("NAME b FREE\nOBJSENSE MAX\nROWS\n", mps),
        ("p mip min 4 3 9\nn p b\n", glp),
        ("c a comment\np lp max 4 3 9\n", glp),
        ("STATISTICS\n  Problem name : b\n", other),
        ("* #variable= 5 #constraint= 4\n+1 x1 >= 1;\n", other),
        ("* SCIP STATISTICS\n*   Problem name     : b.lp\n +1 x1 = +1;\n", other),
        ("g3 1 1 0\t# problem b\n", other),
        ("NAME          BLANK      VALUES\nENDATA\n", basis),
        ("NAME          BLANK      VALUES\n BS x_0_0       1\nENDATA\n", basis),
        (
            "NAME          s3 Rows 353 Cols 135 Iters 149\n XL x_0_0_2   cell_0_0\nENDATA\n",
            basis,
        ),
        ("* a basis\nNAME          b\n UL x_0_0\nENDATA\n", basis),
        ("HiGHS_basis_file v2\nValid\n# Columns 1\nx_0_0 1 \n", highs),
        ("HiGHS v1\nValid\n# Columns 1\n1 \n", highs),
    ]);
    for formulation in ["models/binox/4x4", "models/skyscraper/3"] {
        for (end, says) in [("lp", lp), ("mps", mps), ("fixed.mps", mps)] {
            let path = format!("{}/{formulation}.{end}", env!("CARGO_MANIFEST_DIR"));
            if let Ok(text) = std::fs::read(path) {
                assert_eq!(reading(&text), says, "{formulation}.{end}");
            }
        }
    }
}

#[test]
fn the_first_line_of_a_csv_is_no_title_if_it_names_a_column() {
    for name in ["x_0_0", "x(0,0)", "\"x[0,0]\"", "X_0_0", "C0000001"] {
        for value in ["true", "one", "", "x", "\"true\""] {
            let text = format!("{name},{value}\nx_0_1,1\n");
            let got = reading(text.as_bytes());
            let shown = value.trim_matches('"');
            assert!(got.contains(&format!("={shown}@1;")), "{text:?}: {got}");
        }
    }
    check(&[(
        "x_0_0,B,1\n",
        "fault: a name, a comma and a value are expected here, and no more",
    )]);
}

/// A terminal that gets an escape sequence obeys it: nothing that is shown of a file holds one.
#[test]
fn control_characters_of_a_file_are_never_shown() {
    const BAD: [char; 4] = ['\u{1b}', '\u{9b}', '\u{7}', '\u{202e}'];
    for bad in BAD {
        let bad = format!("{bad}[31m");
        for text in [
            format!("Model status\n{bad}\n\n# Primal solution values\nFeasible\n# Columns 1\nx_0_0 1\n# Rows 0\n"),
            format!("Infeasible{bad} - objective value 0\n"),
            format!("Optimal - objective value 0\n 0 x_0_0 {bad} 0\n"),
            format!("Optimal - objective value 0\n{bad}\n"),
            format!("Problem: b\nRows: 1\nColumns: 1\nStatus: {bad}\n\n"),
            format!("solution status: {bad}\nobjective value: 0\nx_0_0 1\n"),
            format!("solution status: infeasible{bad}\nobjective value: 0\nx_0_0 1\n"),
            format!("<CPLEXSolution><header solutionStatusString=\"a{bad}\"/></CPLEXSolution>"),
            format!("<CPLEXSolution><variable name=\"x{bad}\" value=\"a\"/></CPLEXSolution>"),
            format!("<CPLEXSolution><variable name=\"&{bad};\" value=\"a\"/></CPLEXSolution>"),
            format!("<CPLEXSolution><a{bad}>"),
            format!("<?xml?><a{bad}/>"),
            format!("{{\"status\": \"infeasible {bad}\"}}")
                .replace('\u{1b}', "\\u001b")
                .replace('\u{7}', "\\u0007"),
            format!("{{\"status\": \"a{bad}\", \"status\": \"infeasible\"}}")
                .replace('\u{1b}', "\\u001b")
                .replace('\u{7}', "\\u0007"),
            format!("{{\"x_0_0\": \"{bad}\"}}")
                .replace('\u{1b}', "\\u001b")
                .replace('\u{7}', "\\u0007"),
            format!("status: {bad}\nx_0_0 1\n"),
            format!("status,{bad}\nx_0_0,1\n"),
            format!("x_0_0 1\n{bad}\n"),
            format!("x_0_0 {bad}\n"),
            format!("{bad} foo 1\n"),
            format!("foo{bad} 1\n"),
            format!("termination {{\nreason: {bad}\n}}\n"),
            format!("status: {bad}\n"),
            format!("==  Welcome to the SYMPHONY\n* {bad} *\nNo Solution Found\n"),
            format!("# = Solver Results\nSolver:\n- Status: ok\n  Termination condition: {bad}\n"),
            format!("NAME {bad}\n XU x{bad}\n"),
        ] {
            struct Columned;
            impl Columns for Columned {
                fn shape(&self) -> [usize; 3] {
                    [2, 2, 1]
                }
                fn locate(&self, _: &ColumnName, _: u32) -> Result<Located, String> {
                    Ok(Located::Auxiliary)
                }
                fn column_counts(&self) -> Vec<u64> {
                    vec![4]
                }
            }
            let mut collector = Collector::new(&[&Columned]);
            let read = Source::open(text.as_bytes()).and_then(|mut source| read(&mut source, &mut collector));
            let shown = match read {
                Ok(Reading::Text(_)) => continue,
                Ok(Reading::Values(outcome)) => {
                    let finished = collector.finish(&outcome).map(|assignment| assignment.notes.join("\n"));
                    let finished = finished.unwrap_or_else(|fault| fault.in_file("f").to_string());
                    format!(
                        "{}\n{}\n{finished}",
                        outcome.status.unwrap_or_default(),
                        outcome.notes.join("\n")
                    )
                }
                Err(fault) => fault.in_file("f").to_string(),
            };
            assert!(
                !shown.contains(|c: char| c != '\n' && (c.is_control() || BAD.contains(&c))),
                "{text:?}: {shown:?}"
            );
        }
    }
}
