//! HiGHS.

use super::*;

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
