//! SCIP.

use super::*;

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
