//! lp_solve.

use super::*;

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
