//! SYMPHONY.

use super::*;

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
