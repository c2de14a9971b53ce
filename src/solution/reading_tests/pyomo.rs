//! Pyomo's YAML.

use super::*;

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
