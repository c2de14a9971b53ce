//! A status and nothing else.

use super::*;

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
