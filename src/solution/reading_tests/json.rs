//! JSON.

use super::*;

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
    assert_eq!(fault.in_short("fault"), "fault:2: x_0_0: refused");
}
