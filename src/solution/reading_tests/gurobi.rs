//! Gurobi's attribute file and `printAttr`; its other files are in `pairs.rs` and `json.rs`.

use super::*;

#[test]
fn gurobi_attr() {
    const HEAD: &str = "# Attribute file for binox\n";
    check_after(
        HEAD,
        &[
            (
                "SECTION BASIS\nx_0_0 0\nSECTION SOLUTION\n# comment\nx_0_0 1\n\nx_0_1 0\nSECTION START\nx_0_0 0\n",
                "gurobi-attr; Unknown; AsSeen; x_0_0=1@6; x_0_1=0@8",
            ),
            (
                "SECTION SOLUTION\nx_0_0 1",
                "gurobi-attr; Unknown; AsSeen; cut? its last line has no line end; x_0_0=1@3",
            ),
            (
                "SECTION SOLUTION\nx_0_0\n",
                "fault: a name and a value are expected here",
            ),
            (
                "SECTION SOLUTION\nx_0_0 1 0\n",
                "fault: a name and a value are expected here",
            ),
            (
                "SECTION BASIS\nx_0_0 0\n",
                "gurobi-attr; NoSolution(NotSaid); Written; note: the attribute file has no section SOLUTION",
            ),
            (
                "SECTION BASIS\nx_0_0 0",
                "fault: the file ends before its sections: it is cut",
            ),
            ("", "fault: the file ends before its sections: it is cut"),
            ("SECTION START\nSECTION SOLUTION\n", "gurobi-attr; Unknown; AsSeen"),
        ],
    );
    check(&[("# An attribute file\nSECTION SOLUTION\nx_0_0 1\n", "text")]);
}

#[test]
fn gurobi_print() {
    check(&[
        (
            "\n    Variable            X \n-------------------------\n       x_0_0            1 \n",
            "gurobi-print; Unknown; LeftOut; x_0_0=1@4",
        ),
        (
            "Variable X\n----\nx_0_0 1\n\nx_0_1 1\n",
            "gurobi-print; Unknown; LeftOut; x_0_0=1@3; x_0_1=1@5",
        ),
        (
            "Variable X\n-----\nx_0_0 1",
            "gurobi-print; Unknown; LeftOut; cut? its last line has no line end; x_0_0=1@3",
        ),
        ("Variable X\nx_0_0\n", "fault: a name and a value are expected here"),
        ("Variable X\nx_0_0 1 1\n", "fault: a name and a value are expected here"),
        ("Variable Y\nx_0_0 1\n", "text"),
        ("Variable X Y\nx_0_0 1 1\n", "text"),
    ]);
}
