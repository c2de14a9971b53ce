//! CBC, CLP and python-mip.

use super::*;

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
