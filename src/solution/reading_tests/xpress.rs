//! Xpress.

use super::*;

#[test]
fn xpress_slx() {
    check(&[
        (
            "NAME binox\n C x_0_0 1\n C x_0_1 0\n R r 1\nENDATA\n",
            "xpress-slx; Unknown; AsSeen; x_0_0=1@2; x_0_1=0@3",
        ),
        ("NAME\n C x_0_0 1\n\nENDATA", "xpress-slx; Unknown; AsSeen; x_0_0=1@2"),
        ("ENDATA\n", "xpress-slx; NoSolution(NotSaid); Written"),
        (
            "NAME binox\nENDATA\n",
            "fault: this is an MPS basis, not a solution: it says which columns are basic, not their values",
        ),
        (
            "NAME binox\n C x_0_0 1\n",
            "fault: \"ENDATA\" at the end is missing: the file is cut",
        ),
        (
            "NAME binox\n C x_0_0 1\n C x_0",
            "fault: \"ENDATA\" at the end is missing: the file is cut",
        ),
        (
            "NAME binox\n C x_0_0\nENDATA\n",
            "fault: `C`, a name and a value are expected here",
        ),
        (
            "NAME binox\n R r\nENDATA\n",
            "fault: `C`, a name and a value are expected here",
        ),
        (
            "NAME binox\nNAME binox\nENDATA\n",
            "fault: `C`, a name and a value are expected here",
        ),
        (
            "NAME binox\n D x_0_0 1\nENDATA\n",
            "fault: `C`, a name and a value are expected here",
        ),
        (
            "NAME binox\n XU x_0_0 r\nENDATA\n",
            "fault: this is an MPS basis, not a solution: it says which columns are basic, not their values",
        ),
        (
            "NAME binox\n XL x_0_0 r\nENDATA\n",
            "fault: this is an MPS basis, not a solution: it says which columns are basic, not their values",
        ),
        (
            "NAME binox\n UL x_0_0\nENDATA\n",
            "fault: this is an MPS basis, not a solution: it says which columns are basic, not their values",
        ),
        (
            "NAME binox\n LL x_0_0\nENDATA\n",
            "fault: this is an MPS basis, not a solution: it says which columns are basic, not their values",
        ),
        (
            "NAME binox\n BS x_0_0\nENDATA\n",
            "fault: this is an MPS basis, not a solution: it says which columns are basic, not their values",
        ),
        (
            "NAME binox\nROWS\n N obj\n",
            "fault: this is an MPS model, not a solution",
        ),
        ("NAME binox\nROWS x\n", "fault: this is an MPS model, not a solution"),
        ("NAMES binox\n C x_0_0 1\nENDATA\n", "text"),
        ("ENDATA x\n", "text"),
    ]);
}

#[test]
fn xpress_asc() {
    check(&[
        (
            "1,\"r       \",\"E\",\"EQ\",1,0,1,0\n2,\"x_0_0   \",\"C\",\"SB\",1,0,0,0\n",
            "xpress-asc; Unknown; AsSeen; x_0_0=1@2",
        ),
        (
            "2,\"x(0,3)  \",\"C\",\"SB\",1,0,0,0\n",
            "xpress-asc; Unknown; AsSeen; x(0,3)=1@1",
        ),
        (
            "2,\"x_0_0\",\"C\",\"SB\",1",
            "xpress-asc; Unknown; AsSeen; cut? its last line has no line end; x_0_0=1@1",
        ),
        (
            "2,\"x_0_0\",\"C\",\"SB\"\n",
            "fault: number, name, type, status and value are expected here, with commas",
        ),
        (
            "2,\"x_0_0\",\"C,\"SB\",1\n",
            "fault: number, name, type, status and value are expected here, with commas",
        ),
        (
            "2,\"x_0_0,\"C\",\"SB\",1\n",
            "fault: number, name, type, status and value are expected here, with commas",
        ),
        ("2,x_0_0,\"C\",\"SB\",1\n", "text"),
        (
            "a,\"x_0_0\",\"C\",\"SB\",1\n",
            "csv; Unknown; AsSeen; by hand; a,\"x_0_0\",\"C\",\"SB\"=1@1",
        ),
        (",\"x_0_0\",\"C\",\"SB\",1\n", "text"),
        (
            "2,\"x_0_0\",\"C\",\"SB\",1\n\n3,\"x_0_1\",\"C\",\"SB\",0\n",
            "xpress-asc; Unknown; AsSeen; x_0_0=1@1; x_0_1=0@3",
        ),
        ("2,\"x_0_0\",\"C\",\"SB\",a\n", "xpress-asc; Unknown; AsSeen; x_0_0=a@1"),
        (
            "2,\"x_0_0\",\"C\",\"SB\",1\nx_0_1,1\n",
            "fault: number, name, type, status and value are expected here, with commas",
        ),
        (
            "\"binox\",\"a\",1,2,3,4,5,6,7\n",
            "fault: this is the header file (.hdr) of Xpress: it has no values",
        ),
        ("\"binox\",\"a\",1,2,3,4,5,6\n", "text"),
        (
            "binox,\"a\",1,2,3,4,5,6,7\n",
            "csv; Unknown; AsSeen; by hand; binox,\"a\",1,2,3,4,5,6=7@1",
        ),
    ]);
}

#[test]
fn xpress_prt() {
    let whole = [
        "Problem Statistics",
        "           Matrix  binox",
        "Problem has        1 rows and        2 structural columns",
        "Optimal solution found after 0 iterations",
        "Rows Section",
        " E 1 r EQ 1",
        "Columns Section",
        " Number Column At Value",
        " C 2 x_0_0 BS 1 0",
        " C 3 x_0_1 LL 0 0",
        "",
    ]
    .join("\n");
    check_changed(
        &whole,
        &[
            (
                "",
                "",
                "xpress-prt; Solved; 'Optimal solution found after 0 iterations'; Written; 2 columns; x_0_0=1@9; x_0_1=0@10",
            ),
            (
                "Optimal solution found after 0 iterations",
                "Problem is infeasible",
                "xpress-prt; NoSolution(Infeasible); 'Problem is infeasible'; Written; 2 columns; x_0_0=1@9; x_0_1=0@10",
            ),
            (
                "Optimal solution found after 0 iterations",
                "Infeasible",
                "xpress-prt; NoSolution(Infeasible); 'Infeasible'; Written; 2 columns; x_0_0=1@9; x_0_1=0@10",
            ),
            (
                "Optimal solution found after 0 iterations",
                "Global search complete (proved)",
                "xpress-prt; Unknown; Written; 2 columns; x_0_0=1@9; x_0_1=0@10",
            ),
            (
                "Optimal solution found after 0 iterations",
                "Optimal solution found (proved)",
                "xpress-prt; Solved; 'Optimal solution found'; Written; 2 columns; x_0_0=1@9; x_0_1=0@10",
            ),
            (
                "Optimal solution found after 0 iterations\n",
                "",
                "xpress-prt; Unknown; Written; 2 columns; x_0_0=1@8; x_0_1=0@9",
            ),
            (
                " C 3 x_0_1 LL 0 0\n",
                "",
                "fault: 2 columns announced, 1 found before the end of the file: the file is cut",
            ),
            (
                " 0\n C 3 x_0_1 LL 0 0\n",
                " 0\n C 3 x_0_1 LL 0 0",
                "xpress-prt; Solved; 'Optimal solution found after 0 iterations'; Written; 2 columns; cut? its last line has no line end; x_0_0=1@9; x_0_1=0@10",
            ),
            (
                "LL 0 0",
                "LL 0",
                "xpress-prt; Solved; 'Optimal solution found after 0 iterations'; Written; 2 columns; x_0_0=1@9; x_0_1=0@10",
            ),
            (
                "LL 0 0",
                "LL",
                "fault: `C`, number, name, status and value are expected here",
            ),
            (
                "x_0_1 LL 0 0",
                "",
                "fault: `C`, number, name, status and value are expected here",
            ),
            (
                " C 3 x_0_1",
                " D 3 x_0_1",
                "fault: 2 columns announced, 1 found before the end of the file: the file is cut",
            ),
            (
                "        2 structural",
                "        3 structural",
                "fault: 3 columns announced, 2 found before the end of the file: the file is cut",
            ),
            (
                "Problem has        1 rows and        2 structural columns\n",
                "",
                "fault: the listing does not say how many columns the problem has: it is cut",
            ),
            (
                "        2 structural",
                "      two structural",
                "fault: the listing does not say how many columns the problem has: it is cut",
            ),
            (
                "Columns Section\n",
                "",
                "fault: 2 columns announced, 0 found before the end of the file: the file is cut",
            ),
            ("Problem Statistics", "Problem statistics", "text"),
        ],
    );
}
