//! OR-tools.

use super::*;

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
