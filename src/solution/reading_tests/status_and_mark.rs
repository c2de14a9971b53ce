//! What statuses and marks come to, in every format that has them.

use super::*;

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
