//! What is shown of a file is safe to print.

use super::*;

/// A terminal that gets an escape sequence obeys it: nothing that is shown of a file holds one.
#[test]
fn control_characters_of_a_file_are_never_shown() {
    const BAD: [char; 4] = ['\u{1b}', '\u{9b}', '\u{7}', '\u{202e}'];
    for bad in BAD {
        let bad = format!("{bad}[31m");
        for text in [
            format!("Model status\n{bad}\n\n# Primal solution values\nFeasible\n# Columns 1\nx_0_0 1\n# Rows 0\n"),
            format!("Infeasible{bad} - objective value 0\n"),
            format!("Optimal - objective value 0\n 0 x_0_0 {bad} 0\n"),
            format!("Optimal - objective value 0\n{bad}\n"),
            format!("Problem: b\nRows: 1\nColumns: 1\nStatus: {bad}\n\n"),
            format!("solution status: {bad}\nobjective value: 0\nx_0_0 1\n"),
            format!("solution status: infeasible{bad}\nobjective value: 0\nx_0_0 1\n"),
            format!("<CPLEXSolution><header solutionStatusString=\"a{bad}\"/></CPLEXSolution>"),
            format!("<CPLEXSolution><variable name=\"x{bad}\" value=\"a\"/></CPLEXSolution>"),
            format!("<CPLEXSolution><variable name=\"&{bad};\" value=\"a\"/></CPLEXSolution>"),
            format!("<CPLEXSolution><a{bad}>"),
            format!("<?xml?><a{bad}/>"),
            format!("{{\"status\": \"infeasible {bad}\"}}")
                .replace('\u{1b}', "\\u001b")
                .replace('\u{7}', "\\u0007"),
            format!("{{\"status\": \"a{bad}\", \"status\": \"infeasible\"}}")
                .replace('\u{1b}', "\\u001b")
                .replace('\u{7}', "\\u0007"),
            format!("{{\"x_0_0\": \"{bad}\"}}")
                .replace('\u{1b}', "\\u001b")
                .replace('\u{7}', "\\u0007"),
            format!("status: {bad}\nx_0_0 1\n"),
            format!("status,{bad}\nx_0_0,1\n"),
            format!("x_0_0 1\n{bad}\n"),
            format!("x_0_0 {bad}\n"),
            format!("{bad} foo 1\n"),
            format!("foo{bad} 1\n"),
            format!("termination {{\nreason: {bad}\n}}\n"),
            format!("status: {bad}\n"),
            format!("==  Welcome to the SYMPHONY\n* {bad} *\nNo Solution Found\n"),
            format!("# = Solver Results\nSolver:\n- Status: ok\n  Termination condition: {bad}\n"),
            format!("NAME {bad}\n XU x{bad}\n"),
        ] {
            struct Columned;
            impl Columns for Columned {
                fn shape(&self) -> [usize; 3] {
                    [2, 2, 1]
                }
                fn locate(&self, _: &ColumnName, _: u32) -> Result<Located, String> {
                    Ok(Located::Auxiliary)
                }
                fn column_counts(&self) -> Vec<u64> {
                    vec![4]
                }
            }
            let mut collector = Collector::new(&[&Columned]);
            let read = Source::open(text.as_bytes()).and_then(|mut source| read(&mut source, &mut collector));
            let shown = match read {
                Ok(Reading::Text(_)) => continue,
                Ok(Reading::Values(outcome)) => {
                    let finished = collector.finish(&outcome).map(|assignment| assignment.notes.join("\n"));
                    let finished = finished.unwrap_or_else(|fault| fault.in_file("f").to_string());
                    format!(
                        "{}\n{}\n{finished}",
                        outcome.status.unwrap_or_default(),
                        outcome.notes.join("\n")
                    )
                }
                Err(fault) => fault.in_file("f").to_string(),
            };
            assert!(
                !shown.contains(|c: char| c != '\n' && (c.is_control() || BAD.contains(&c))),
                "{text:?}: {shown:?}"
            );
        }
    }
}
