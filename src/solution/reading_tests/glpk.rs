//! GLPK.

use super::*;

#[test]
fn glpk() {
    let whole = [
        "Problem:    binox",
        "Rows:       1",
        "Columns:    2 (2 integer, 2 binary)",
        "Non-zeros:  2",
        "Status:     INTEGER OPTIMAL",
        "Objective:  obj = 0 (MINimum)",
        "",
        "   No.   Row name        Activity     Lower bound   Upper bound",
        "------ ------------    ------------- ------------- -------------",
        "     1 r               1             1             =",
        "",
        "   No. Column name       Activity     Lower bound   Upper bound",
        "------ ------------    ------------- ------------- -------------",
        "     1 x_0_0        *              1             0             1",
        "     2 x_0_1        *              0             0             1",
        "",
        "Integer feasibility conditions:",
        "",
        "End of output",
        "",
    ]
    .join("\n");
    check_changed(
        &whole,
        &[
            (
                "",
                "",
                "glpk; Solved; 'INTEGER OPTIMAL'; Written; 2 columns; x_0_0=1@14; x_0_1=0@15",
            ),
            (
                "INTEGER OPTIMAL",
                "INTEGER NON-OPTIMAL",
                "glpk; Incumbent; 'INTEGER NON-OPTIMAL'; Written; 2 columns; note: NON-OPTIMAL: the solver stopped early; its best solution is judged; x_0_0=1@14; x_0_1=0@15",
            ),
            (
                "INTEGER OPTIMAL",
                "FEASIBLE",
                "glpk; Incumbent; 'FEASIBLE'; Written; 2 columns; x_0_0=1@14; x_0_1=0@15",
            ),
            (
                "INTEGER OPTIMAL",
                "OPTIMAL",
                "glpk; Solved; 'OPTIMAL'; Written; 2 columns; x_0_0=1@14; x_0_1=0@15",
            ),
            (
                "INTEGER OPTIMAL",
                "INTEGER UNDEFINED",
                "glpk; NoSolution(Limit); 'INTEGER UNDEFINED'; Written; 2 columns; note: UNDEFINED: no integer solution was found",
            ),
            (
                "INTEGER OPTIMAL",
                "UNDEFINED",
                "glpk; NoSolution(Limit); 'UNDEFINED'; Written; 2 columns",
            ),
            (
                "INTEGER OPTIMAL",
                "INTEGER EMPTY",
                "glpk; NoSolution(Infeasible); 'INTEGER EMPTY'; Written; 2 columns; note: EMPTY: it was proved that no integer solution exists",
            ),
            (
                "INTEGER OPTIMAL",
                "INFEASIBLE (FINAL)",
                "glpk; NoSolution(Infeasible); 'INFEASIBLE (FINAL)'; Written; 2 columns",
            ),
            (
                "INTEGER OPTIMAL",
                "UNBOUNDED",
                "glpk; NoSolution(Unbounded); 'UNBOUNDED'; Written; 2 columns",
            ),
            (
                "x_0_1        *",
                "x_0_1        B",
                "glpk; Solved; 'INTEGER OPTIMAL'; Written; 2 columns; x_0_0=1@14; x_0_1=0@15",
            ),
            (
                "x_0_1        *",
                "x_0_1        NL",
                "glpk; Solved; 'INTEGER OPTIMAL'; Written; 2 columns; x_0_0=1@14; x_0_1=0@15",
            ),
            (
                "x_0_1        *",
                "x_0_1        NU",
                "glpk; Solved; 'INTEGER OPTIMAL'; Written; 2 columns; x_0_0=1@14; x_0_1=0@15",
            ),
            (
                "x_0_1        *",
                "x_0_1        NF",
                "glpk; Solved; 'INTEGER OPTIMAL'; Written; 2 columns; x_0_0=1@14; x_0_1=0@15",
            ),
            (
                "x_0_1        *",
                "x_0_1        NS",
                "glpk; Solved; 'INTEGER OPTIMAL'; Written; 2 columns; x_0_0=1@14; x_0_1=0@15",
            ),
            (
                "x_0_1        *",
                "x_0_1         ",
                "glpk; Solved; 'INTEGER OPTIMAL'; Written; 2 columns; x_0_0=1@14; x_0_1=0@15",
            ),
            (
                "x_0_1        *",
                "x_0_1        Q",
                "glpk; Solved; 'INTEGER OPTIMAL'; Written; 2 columns; x_0_0=1@14; x_0_1=Q@15",
            ),
            (
                "\n   No.   Row name        Activity     Lower bound   Upper bound\n------ ------------    ------------- ------------- -------------\n     1 r               1             1             =\n\n   No. Column name       Activity     Lower bound   Upper bound\n------ ------------    ------------- ------------- -------------\n     1 x_0_0        *              1             0             1\n     2 x_0_1        *              0             0             1\n\nInteger feasibility conditions:\n\nEnd of output\n",
                "",
                "fault: \"End of output\" at the end is missing: the file is cut",
            ),
            (
                "\n   No. Column name       Activity     Lower bound   Upper bound\n------ ------------    ------------- ------------- -------------\n     1 x_0_0        *              1             0             1\n     2 x_0_1        *              0             0             1\n\nInteger feasibility conditions:\n\nEnd of output\n",
                "",
                "fault: \"End of output\" at the end is missing: the file is cut",
            ),
            (
                "     1 x_0_0        *              1             0             1\n     2 x_0_1        *              0             0             1\n\nInteger feasibility conditions:\n\nEnd of output\n",
                "",
                "fault: \"End of output\" at the end is missing: the file is cut",
            ),
            (
                "\nInteger feasibility conditions:\n\nEnd of output\n",
                "",
                "fault: \"End of output\" at the end is missing: the file is cut",
            ),
            (
                "\nInteger feasibility conditions:\n\nEnd of output\n",
                "\n",
                "fault: \"End of output\" at the end is missing: the file is cut",
            ),
            (
                "1\n\nInteger feasibility conditions:\n\nEnd of output\n",
                "1",
                "fault: \"End of output\" at the end is missing: the file is cut",
            ),
            (
                "End of output\n",
                "End of output",
                "glpk; Solved; 'INTEGER OPTIMAL'; Written; 2 columns; x_0_0=1@14; x_0_1=0@15",
            ),
            (
                "End of output\n",
                "End of outp",
                "fault: \"End of output\" at the end is missing: the file is cut",
            ),
            (
                "MINimum)\n\n   No.   Row name        Activity     Lower bound   Upper bound\n------ ------------    ------------- ------------- -------------\n     1 r               1             1             =\n\n   No. Column name       Activity     Lower bound   Upper bound\n------ ------------    ------------- ------------- -------------\n     1 x_0_0        *              1             0             1\n     2 x_0_1        *              0             0             1\n\nInteger feasibility conditions:\n\nEnd of output\n",
                "MINimum)",
                "fault: \"End of output\" at the end is missing: the file is cut",
            ),
            (
                "     2 x_0_1        *              0             0             1\n",
                "",
                "fault: 2 columns announced, 1 found before the end of the file: the file is cut",
            ),
            (
                "Columns:    2 (2 integer, 2 binary)\n",
                "",
                "glpk; Solved; 'INTEGER OPTIMAL'; Written; x_0_0=1@13; x_0_1=0@14",
            ),
            ("Rows:       1\n", "", "text"),
            ("Problem:", "Problem", "text"),
            (
                "x_0_1        ",
                "a_very_long_name\n                    ",
                "glpk; Solved; 'INTEGER OPTIMAL'; Written; 2 columns; x_0_0=1@14; a_very_long_name=0@16",
            ),
            (
                "x_0_1        *",
                "a_very_long_name\n                     ",
                "glpk; Solved; 'INTEGER OPTIMAL'; Written; 2 columns; x_0_0=1@14; a_very_long_name=0@16",
            ),
            (
                "     2 x_0_1        *              0             0             1\n",
                "     2\n",
                "fault: number, name and activity of a column are expected here",
            ),
            (
                "x_0_1        *              0             0             1",
                "x_0_1 *",
                "fault: number, name and activity of a column are expected here",
            ),
        ],
    );
}

#[test]
fn glpk_raw() {
    const HEAD: &str = "s mip 1 2 o 0\n";
    check_after(
        HEAD,
        &[
            (
                "i 1 1\nj 1 1\nj 2 0\ne o f\n",
                "glpk-raw; Solved; 'optimal'; Written; 2 columns; #0=1@3; #1=0@4",
            ),
            (
                "i 1 1\nj 1 1\nj 2 0\ne o f",
                "glpk-raw; Solved; 'optimal'; Written; 2 columns; #0=1@3; #1=0@4",
            ),
            (
                "i 1 1\nj 1 1\nj 2 0\n",
                "fault: \"e o f\" at the end is missing: the file is cut",
            ),
            (
                "i 1 1\nj 1 1\nj 2 0\ne o",
                "fault: \"e o f\" at the end is missing: the file is cut",
            ),
            (
                "j 1 1\ne o f\n",
                "fault: 2 columns announced, 1 found before the end of the file: the file is cut",
            ),
            (
                "i 1 1\nj 1 1\nj 2 0\nj 2 0\ne o f\n",
                "fault: 2 columns announced, 3 found before the end of the file: the file is cut",
            ),
            (
                "j 1 1\nj 3 0\ne o f\n",
                "fault: column number 3, but the file says 2 columns",
            ),
            (
                "j 1 1\nj 0 0\ne o f\n",
                "fault: `j`, a column number and its value are expected here",
            ),
            (
                "j 1 1\nj 2\ne o f\n",
                "fault: `j`, a column number and its value are expected here",
            ),
            (
                "j 1 1\nj a 0\ne o f\n",
                "fault: `j`, a column number and its value are expected here",
            ),
            (
                "j 1 1\nj 2 a b\ne o f\n",
                "glpk-raw; Solved; 'optimal'; Written; 2 columns; #0=1@2; #1=a@3",
            ),
        ],
    );
    check(&[
        (
            "s ipt 1 2 f f\nj 1 1 0\nj 2 0 0\ne o f\n",
            "glpk-raw; Incumbent; 'feasible'; Written; 2 columns; #0=1@2; #1=0@3",
        ),
        (
            "c Problem:    binox\nc Rows:       1\nc Columns:    2\nc Non-zeros:  2\nc Status:     INTEGER OPTIMAL\nc Objective:  obj = 0 (MINimum)\nc\ns mip 1 2 o 0\ni 1 1\nj 1 1\nj 2 0\ne o f\n",
            "glpk-raw; Solved; 'INTEGER OPTIMAL'; Written; 2 columns; #0=1@10; #1=0@11",
        ),
        (
            "s mip 1 2 o 0",
            "fault: \"e o f\" at the end is missing: the file is cut",
        ),
        (
            "s mip 1 2\ni 1 1\nj 1 1\nj 2 0\ne o f\n",
            "fault: a line `s mip rows columns status objective` is expected here",
        ),
        (
            "s mip 1 a o 0\ni 1 1\nj 1 1\nj 2 0\ne o f\n",
            "fault: a line `s mip rows columns status objective` is expected here",
        ),
        (
            "s mip 1 2 f 0\ni 1 1\nj 1 1\nj 2 0\ne o f\n",
            "glpk-raw; Incumbent; 'feasible'; Written; 2 columns; #0=1@3; #1=0@4",
        ),
        (
            "s mip 1 2 n 0\ni 1 1\nj 1 1\nj 2 0\ne o f\n",
            "glpk-raw; NoSolution(Infeasible); 'infeasible'; Written; 2 columns",
        ),
        (
            "s mip 1 2 u 0\ni 1 1\nj 1 1\nj 2 0\ne o f\n",
            "glpk-raw; NoSolution(Limit); 'undefined'; Written; 2 columns",
        ),
        (
            "s mip 1 2 x 0\ni 1 1\nj 1 1\nj 2 0\ne o f\n",
            "fault: the status letter is none of o, f, n, u",
        ),
        (
            "s ipt 1 2 o 0\ni 1 1 0\nj 1 1 0\nj 2 0 0\ne o f\n",
            "glpk-raw; Solved; 'optimal'; Written; 2 columns; #0=1@3; #1=0@4",
        ),
        (
            "s ipt 1 2 i 0\ne o f\n",
            "glpk-raw; NoSolution(Infeasible); 'infeasible'; Written; 2 columns",
        ),
        (
            "s bas 1 2 f f 0\ni 1 b 1 0\nj 1 b 1 0\nj 2 l 0 0\ne o f\n",
            "glpk-raw; Solved; 'optimal'; Written; 2 columns; #0=1@3; #1=0@4",
        ),
        (
            "s bas 1 2 f n 0\n",
            "glpk-raw; NoSolution(Unbounded); 'unbounded'; Written; 2 columns",
        ),
        (
            "s bas 1 2 f u 0\nj 1 b 1 0\nj 2 l 0 0\ne o f\n",
            "glpk-raw; Incumbent; 'feasible'; Written; 2 columns; #0=1@2; #1=0@3",
        ),
        (
            "s bas 1 2 n f 0\n",
            "glpk-raw; NoSolution(Infeasible); 'infeasible'; Written; 2 columns",
        ),
        (
            "s bas 1 2 u u 0\n",
            "glpk-raw; NoSolution(Limit); 'undefined'; Written; 2 columns",
        ),
        ("s sol 1 2 o 0\ni 1 1\nj 1 1\nj 2 0\ne o f\n", "text"),
        (
            "c Problem:    binox\nc Status:     INTEGER EMPTY\n\ns mip 1 2 n 0\n",
            "glpk-raw; NoSolution(Infeasible); 'INTEGER EMPTY'; Written; 2 columns; note: EMPTY: it was proved that no integer solution exists",
        ),
        (
            "c Problem:    binox\nc Status:     INTEGER UNDEFINED\n",
            "fault: \"e o f\" at the end is missing: the file is cut",
        ),
        ("c Comment\ns mip 1 2 o 0\ni 1 1\nj 1 1\nj 2 0\ne o f\n", "text"),
    ]);
}

#[test]
fn glpk_logs() {
    check(&[
        (
            "GLPSOL--GLPK LP/MIP Solver 5.0\nPROBLEM HAS NO PRIMAL FEASIBLE SOLUTION\n",
            "glpk-log; NoSolution(Infeasible); 'PROBLEM HAS NO PRIMAL FEASIBLE SOLUTION'; Written",
        ),
        (
            "GLPSOL--GLPK LP/MIP Solver 5.0\nPROBLEM HAS NO INTEGER FEASIBLE SOLUTION\n",
            "glpk-log; NoSolution(Infeasible); 'PROBLEM HAS NO INTEGER FEASIBLE SOLUTION'; Written",
        ),
        (
            "GLPSOL--GLPK LP/MIP Solver 5.0\nPROBLEM HAS NO FEASIBLE SOLUTION\n",
            "glpk-log; NoSolution(Infeasible); 'PROBLEM HAS NO FEASIBLE SOLUTION'; Written",
        ),
        (
            "GLPSOL--GLPK LP/MIP Solver 5.0\nINTEGER OPTIMAL SOLUTION FOUND\n",
            "fault: this is a log of GLPK: it has no values",
        ),
        ("GLPK\nPROBLEM HAS NO FEASIBLE SOLUTION\n", "text"),
    ]);
}
