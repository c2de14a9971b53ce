//! CPLEX.

use super::*;

#[test]
fn cplex() {
    let whole = [
        "<?xml version=\"1.0\"?>",
        "<CPLEXSolution version=\"1.2\">",
        "<header solutionStatusString=\"optimal\" primalFeasible=\"1\"/>",
        "<constraints><constraint name=\"r\" slack=\"0\"/></constraints>",
        "<variables>",
        "<variable name=\"x_0_0\" index=\"0\" value=\"1\"/>",
        "<variable name=\"x_0_1\" index=\"1\" value=\"0\"/>",
        "</variables>",
        "</CPLEXSolution>",
        "",
    ]
    .join("\n");
    check_changed(
        &whole,
        &[
            ("", "", "cplex; Solved; 'optimal'; AsSeen; x_0_0=1@6; x_0_1=0@7"),
            (
                "<?xml version=\"1.0\"?>\n",
                "",
                "cplex; Solved; 'optimal'; AsSeen; x_0_0=1@5; x_0_1=0@6",
            ),
            (
                "<variable name=\"x_0_0\" index=\"0\" value=\"1\"/>\n<variable name=\"x_0_1\" index=\"1\" value=\"0\"/>\n",
                "",
                "cplex; NoSolution(NotSaid); 'optimal'; AsSeen",
            ),
            (
                "<header solutionStatusString=\"optimal\" primalFeasible=\"1\"/>\n",
                "",
                "cplex; Unknown; AsSeen; x_0_0=1@5; x_0_1=0@6",
            ),
            (
                "solutionStatusString=\"optimal\" primalFeasible=\"1\"",
                "solutionStatusString=\"optimal\" primalFeasible=\"0\"",
                "cplex; NoSolution(NotSaid); 'optimal'; AsSeen; note: CPLEX marks the values of the file as infeasible: they are not judged; x_0_0=1@6; x_0_1=0@7",
            ),
            (
                "solutionStatusString=\"optimal\" primalFeasible=\"1\"",
                "solutionStatusString=\"optimal\"",
                "cplex; Solved; 'optimal'; AsSeen; x_0_0=1@6; x_0_1=0@7",
            ),
            (
                "solutionStatusString=\"optimal\" primalFeasible=\"1\"",
                "solutionStatusString=\"infeasible\" primalFeasible=\"1\"",
                "cplex; Unknown; 'infeasible'; AsSeen; note: CPLEX says \"infeasible\" but gives values as feasible: they are judged; x_0_0=1@6; x_0_1=0@7",
            ),
            (
                "solutionStatusString=\"optimal\" primalFeasible=\"1\"",
                "solutionStatusString=\"infeasible\" primalFeasible=\"0\"",
                "cplex; NoSolution(Infeasible); 'infeasible'; AsSeen; x_0_0=1@6; x_0_1=0@7",
            ),
            (
                "solutionStatusString=\"optimal\" primalFeasible=\"1\"",
                "solutionStatusString=\"infeasible\"",
                "cplex; NoSolution(Infeasible); 'infeasible'; AsSeen; x_0_0=1@6; x_0_1=0@7",
            ),
            (
                "solutionStatusString=\"optimal\" primalFeasible=\"1\"",
                "solutionStatusString=\"unbounded\" primalFeasible=\"1\"",
                "cplex; Unknown; 'unbounded'; AsSeen; note: CPLEX says \"unbounded\" but gives values as feasible: they are judged; x_0_0=1@6; x_0_1=0@7",
            ),
            (
                "solutionStatusString=\"optimal\" primalFeasible=\"1\"",
                "solutionStatusString=\"unbounded\" primalFeasible=\"0\"",
                "cplex; NoSolution(Unbounded); 'unbounded'; AsSeen; x_0_0=1@6; x_0_1=0@7",
            ),
            (
                "solutionStatusString=\"optimal\" primalFeasible=\"1\"",
                "solutionStatusString=\"unbounded\"",
                "cplex; NoSolution(Unbounded); 'unbounded'; AsSeen; x_0_0=1@6; x_0_1=0@7",
            ),
            (
                "solutionStatusString=\"optimal\" primalFeasible=\"1\"",
                "solutionStatusString=\"time limit\" primalFeasible=\"1\"",
                "cplex; Incumbent; 'time limit'; AsSeen; x_0_0=1@6; x_0_1=0@7",
            ),
            (
                "solutionStatusString=\"optimal\" primalFeasible=\"1\"",
                "solutionStatusString=\"time limit\" primalFeasible=\"0\"",
                "cplex; NoSolution(Limit); 'time limit'; AsSeen; note: CPLEX marks the values of the file as infeasible: they are not judged; x_0_0=1@6; x_0_1=0@7",
            ),
            (
                "solutionStatusString=\"optimal\" primalFeasible=\"1\"",
                "solutionStatusString=\"time limit\"",
                "cplex; Incumbent; 'time limit'; AsSeen; x_0_0=1@6; x_0_1=0@7",
            ),
            (
                "primalFeasible=\"1\"",
                "primalFeasible=\" 0 \"",
                "cplex; NoSolution(NotSaid); 'optimal'; AsSeen; note: CPLEX marks the values of the file as infeasible: they are not judged; x_0_0=1@6; x_0_1=0@7",
            ),
            (
                "solutionStatusString=\"optimal\" primalFeasible=\"1\"",
                "primalFeasible=\"0\"",
                "cplex; NoSolution(NotSaid); AsSeen; note: CPLEX marks the values of the file as infeasible: they are not judged; x_0_0=1@6; x_0_1=0@7",
            ),
            (
                "solutionStatusString=\"optimal\" primalFeasible=\"1\"/>\n<constraints><constraint name=\"r\" slack=\"0\"/></constraints>\n<variables>\n<variable name=\"x_0_0\" index=\"0\" value=\"1\"/>\n<variable name=\"x_0_1\" index=\"1\" value=\"0\"/>\n</variables>\n</CPLEXSolution>\n",
                "solutionStatusString=\"infeasible\"/>\n</CPLEXSolution>",
                "cplex; NoSolution(Infeasible); 'infeasible'; AsSeen",
            ),
            (
                "solutionStatusString=\"optimal\" primalFeasible=\"1\"/>\n<constraints><constraint name=\"r\" slack=\"0\"/></constraints>\n<variables>\n<variable name=\"x_0_0\" index=\"0\" value=\"1\"/>\n<variable name=\"x_0_1\" index=\"1\" value=\"0\"/>\n</variables>\n</CPLEXSolution>\n",
                "solutionStatusString=\"time limit\"/>\n</CPLEXSolution>",
                "cplex; NoSolution(Limit); 'time limit'; AsSeen",
            ),
            (
                "</CPLEXSolution>\n",
                "",
                "fault: the XML ends inside an element, <CPLEXSolution>: the file is cut",
            ),
            (
                "</variables>\n</CPLEXSolution>\n",
                "",
                "fault: the XML ends inside an element, <variables>: the file is cut",
            ),
            (
                "</CPLEXSolution>\n",
                "</CPLEXSol",
                "fault: the XML ends inside an element: the file is cut (syntax error: tag not closed: `>` not found before end of input)",
            ),
            (
                " index=\"1\" value=\"0\"/>\n</variables>\n</CPLEXSolution>\n",
                " ind",
                "fault: the XML ends inside an element: the file is cut (syntax error: tag not closed: `>` not found before end of input)",
            ),
            (
                "</variables>",
                "</header>",
                "fault: the XML is damaged (ill-formed document: expected `</variables>`, but `</header>` was found)",
            ),
            (
                "\"1\" value=\"0\"",
                "\"1\"",
                "fault: a <variable> without name or value",
            ),
            ("name=\"x_0_1\"", "", "fault: a <variable> without name or value"),
            (
                "value=\"0\"",
                "value=\"one\"",
                "fault: variable x_0_1: the value \"one\" is not a number",
            ),
            (
                "value=\"0\"",
                "value=\"nan\"",
                "fault: variable x_0_1: the value nan is not a number",
            ),
            (
                "value=\"0\"/>",
                "value=\" 0 \"></variable>",
                "cplex; Solved; 'optimal'; AsSeen; x_0_0=1@6; x_0_1=0@7",
            ),
            (
                "x_0_1",
                "x_&quot;",
                "cplex; Solved; 'optimal'; AsSeen; x_0_0=1@6; x_\"=0@7",
            ),
            (
                "x_0_1",
                "x_&nope;",
                "fault: the XML is damaged (at 3..7: unrecognized entity `nope`)",
            ),
            (
                "index=\"1\"",
                "name=\"x_0_1\"",
                "fault: the XML is damaged (position 22: duplicated attribute, previous declaration at position 9)",
            ),
            (
                "<CPLEXSolution version",
                "<!DOCTYPE a>\n<CPLEXSolution version",
                "fault: an XML document type has no place in a solution file",
            ),
            (
                "<CPLEXSolution version",
                "<Solution version",
                "fault: the XML is no solution of CPLEX: its root is <Solution>",
            ),
            (
                "</CPLEXSolution>\n",
                "</CPLEXSolution>\n<CPLEXSolution>\n<header solutionStatusString=\"infeasible\"/>\n<variable name=\"x_0_0\" value=\"0\"/>\n</CPLEXSolution>\n",
                "cplex; Solved; 'optimal'; AsSeen; 2 solutions; note: the file holds 2 solutions; the first, the incumbent, is judged; x_0_0=1@6; x_0_1=0@7",
            ),
        ],
    );
    check(&[
        (
            "<?xml version=\"1.0\"?>\n",
            "fault: the XML ends inside an element, <CPLEXSolution>: the file is cut",
        ),
        ("<CPLEXSolution/>", "cplex; NoSolution(NotSaid); AsSeen"),
        ("<CPLEXVariables/>", "text"),
        (
            "<CPLEXSolutions>\n<CPLEXSolution>\n<header solutionStatusString=\"optimal\"/>\n  <variable name=\"x_0_0\" index=\"0\" value=\"1\"/>\n</CPLEXSolution>\n<CPLEXSolution>\n<header solutionStatusString=\"infeasible\"/>\n  <variable name=\"x_0_0\" value=\"0\"/>\n</CPLEXSolution>\n</CPLEXSolutions>\n",
            "cplex; Solved; 'optimal'; AsSeen; 2 solutions; note: the file holds 2 solutions; the first, the incumbent, is judged; x_0_0=1@4",
        ),
    ]);
}

#[test]
fn cplex_display() {
    check(&[
        (
            "CPLEX> Incumbent solution\nVariable Name           Solution Value\nx_0_0                         1.000000\nAll other variables in the range 1-4 are 0.\n",
            "cplex-display; Unknown; LeftOut; x_0_0=1.000000@3",
        ),
        (
            "Variable Name           Solution Value\nx_0_0 1\n\nother text here\n",
            "cplex-display; Unknown; AsSeen; cut? the line \"All other variables ... are 0.\" is missing; x_0_0=1@2",
        ),
        (
            "Variable Name           Solution Value\nx_0_0 1\n",
            "cplex-display; Unknown; AsSeen; cut? the line \"All other variables ... are 0.\" is missing; x_0_0=1@2",
        ),
        (
            "Variable Name           Solution Value\nx_0_0 1\nAll other variables in\n",
            "fault: the line that ends the list is cut",
        ),
        (
            "Variable Name           Solution Value\nx_0_0\n",
            "fault: a name and a value are expected here",
        ),
        (
            "Variable Name           Solution Value\nx_0_0 1 1\n",
            "fault: a name and a value are expected here",
        ),
        (
            "Variable Name           Solution Value\nx_0_0 1\nVariable Name           Solution Value\nx_0_1 1\n\n",
            "cplex-display; Unknown; AsSeen; cut? the line \"All other variables ... are 0.\" is missing; x_0_1=1@4",
        ),
        ("Variable Name Solution\nx_0_0 1\n", "text"),
        (
            "Variable Name           Solution Value\n",
            "cplex-display; Unknown; AsSeen; cut? the line \"All other variables ... are 0.\" is missing",
        ),
        (
            "All other variables here are 0.\nVariable Name           Solution Value\nx_0_0 1\n\n",
            "cplex-display; Unknown; AsSeen; cut? the line \"All other variables ... are 0.\" is missing; x_0_0=1@3",
        ),
        (
            "\nsome text\nVariable Name           Solution Value\nx_0_0 1\nAll other variables in the range 1-4 are 0.\nx_0_1 1\n",
            "cplex-display; Unknown; LeftOut; x_0_0=1@4",
        ),
    ]);
}
