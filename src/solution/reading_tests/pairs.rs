//! Lines of a name and a value, with and without a comma.

use super::*;

#[test]
fn pairs() {
    check(&[
        (
            "# Solution for model binox\n# Objective value = 0\nx_0_0 1\n\nx_0_1 0\n",
            "gurobi; Unknown; AsSeen; x_0_0=1@3; x_0_1=0@5",
        ),
        (
            "# MIP start for model binox\nx_0_0 1\n",
            "gurobi; Unknown; AsSeen; x_0_0=1@2",
        ),
        (
            "# Solution of model binox\nx_0_0 1\n",
            "pairs; Unknown; AsSeen; by hand; x_0_0=1@2",
        ),
        (
            "# Solution for model binox\nx_0_0 1",
            "gurobi; Unknown; AsSeen; cut? its last line has no line end; x_0_0=1@2",
        ),
        (
            "# Solution for model binox\nx_0_0\n",
            "fault: a name and a value are expected here",
        ),
        (
            "# Solution for model binox\n1 1\n",
            "fault: a name and a value are expected here",
        ),
        ("# Objective value 0\nx_0_0 1\n", "copt; Unknown; AsSeen; x_0_0=1@2"),
        (
            "# Objective value 0\nx_0_0 1",
            "copt; Unknown; AsSeen; cut? its last line has no line end; x_0_0=1@2",
        ),
        ("=obj= 0\nx_0_0 1\n", "miplib; Unknown; AsSeen; x_0_0=1@2"),
        ("# miplib\n=obj= 0\nx_0_0 1\n", "miplib; Unknown; AsSeen; x_0_0=1@3"),
        (
            "=infeas=\nx_0_0 1\n",
            "miplib; NoSolution(Infeasible); '=infeas='; AsSeen",
        ),
        ("=unkn=\nx_0_0 1\n", "miplib; NoSolution(NotSaid); '=unkn='; AsSeen"),
        (
            "x_0_0 1\n=infeas=\n",
            "pairs; NoSolution(Infeasible); '=infeas='; AsSeen; x_0_0=1@1",
        ),
        ("=other=\nx_0_0 1\n", "text"),
        (
            "x_0_0 1\nx_0_1 0\n",
            "pairs; Unknown; AsSeen; by hand; x_0_0=1@1; x_0_1=0@2",
        ),
        (
            "x_0_0 1\nx_0_1 0",
            "pairs; Unknown; AsSeen; cut? its last line has no line end; by hand; x_0_0=1@1; x_0_1=0@2",
        ),
        ("x_0_0 = 1\n", "pairs; Unknown; AsSeen; by hand; x_0_0=1@1"),
        ("x_0_0=1\n", "pairs; Unknown; AsSeen; by hand; x_0_0=1@1"),
        ("x_0_0: 1\n", "pairs; Unknown; AsSeen; by hand; x_0_0=1@1"),
        ("x_0_0 == 1\n", "text"),
        ("x[0, 3] 1\n", "pairs; Unknown; AsSeen; by hand; x[0, 3]=1@1"),
        ("x y 1\n", "text"),
        ("foo 1\n", "pairs; Unknown; AsSeen; by hand; foo=1@1"),
        ("foo one\n", "text"),
        ("x_0_0 one\n", "pairs; Unknown; AsSeen; by hand; x_0_0=one@1"),
        ("x_0_0\n", "text"),
        ("1 x_0_0\n", "text"),
        (" x_0_0\t1 \n", "pairs; Unknown; AsSeen; by hand; x_0_0=1@1"),
        ("x_0_0 1\nfoo\n", "fault: a name and a value are expected here"),
        ("x_0_0 1\n_x 1\n", "fault: a name and a value are expected here"),
        ("# a comment\nx_0_0 1\n", "pairs; Unknown; AsSeen; by hand; x_0_0=1@2"),
    ]);
}

#[test]
fn csv() {
    check(&[
        (
            "name,solution\nx_0_0,1\n",
            "csv; Unknown; AsSeen; note: CBC's csv form does not say how CBC ended; x_0_0=1@2",
        ),
        (
            "name,solution\n",
            "fault: the file holds no line with a name and a value",
        ),
        (
            "name,solution\nr\n",
            "fault: a name, a comma and a value are expected here",
        ),
        (
            "x_0_0,1\nx_0_1,0\n",
            "csv; Unknown; AsSeen; by hand; x_0_0=1@1; x_0_1=0@2",
        ),
        ("x_0_0;1\n", "csv; Unknown; AsSeen; by hand; x_0_0=1@1"),
        (
            "x_0_0,1",
            "csv; Unknown; AsSeen; cut? its last line has no line end; by hand; x_0_0=1@1",
        ),
        ("name,value\nx_0_0,1\n", "csv; Unknown; AsSeen; by hand; x_0_0=1@2"),
        ("name,value\nx_0_0,a\n", "text"),
        ("name,value\n\nx_0_0,1\n", "csv; Unknown; AsSeen; by hand; x_0_0=1@3"),
        ("name,1a\nx_0_0,1\n", "text"),
        ("1,value\nx_0_0,1\n", "text"),
        ("name,value\n", "text"),
        ("\"x_0_0\",\"1\"\n", "csv; Unknown; AsSeen; by hand; x_0_0=1@1"),
        ("\"x(0,3)\",1\n", "csv; Unknown; AsSeen; by hand; x(0,3)=1@1"),
        ("x(0,3),1\n", "csv; Unknown; AsSeen; by hand; x(0,3)=1@1"),
        ("x(0, 3),1\n", "csv; Unknown; AsSeen; by hand; x(0, 3)=1@1"),
        ("x y,1\n", "text"),
        ("\"x_0_0,1\n", "text"),
        ("x_0_0,\"1\n", "csv; Unknown; AsSeen; by hand; x_0_0=\"1@1"),
        (
            "x_0_0,1,0\n",
            "fault: \"1,0\" has a decimal comma; a value is written with a point, as in 1.0",
        ),
        (
            "x_0_0;1,0\n",
            "fault: \"1,0\" has a decimal comma; a value is written with a point, as in 1.0",
        ),
        ("foo,1,0\n", "csv; Unknown; AsSeen; by hand; foo,1=0@1"),
        (
            "x_0_0,1\nx_0_1\n",
            "fault: a name, a comma and a value are expected here",
        ),
        (
            "x_0_0,1\n\nx_0_1,a\n",
            "csv; Unknown; AsSeen; by hand; x_0_0=1@1; x_0_1=a@3",
        ),
        (" x_0_0 , 1 \n", "csv; Unknown; AsSeen; by hand; x_0_0=1@1"),
        (
            "name,value\nx_0_0,1\nx_0_1,1,5\n",
            "fault: \"1,5\" has a decimal comma; a value is written with a point, as in 1.0",
        ),
        (
            "name,solution\nname,solution\nx_0_0,1\n",
            "csv; Unknown; AsSeen; note: CBC's csv form does not say how CBC ended; name=solution@2; x_0_0=1@3",
        ),
    ]);
}

#[test]
fn the_first_line_of_a_csv_is_no_title_if_it_names_a_column() {
    for name in ["x_0_0", "x(0,0)", "\"x[0,0]\"", "X_0_0", "C0000001"] {
        for value in ["true", "one", "", "x", "\"true\""] {
            let text = format!("{name},{value}\nx_0_1,1\n");
            let got = reading(text.as_bytes());
            let shown = value.trim_matches('"');
            assert!(got.contains(&format!("={shown}@1;")), "{text:?}: {got}");
        }
    }
    check(&[(
        "x_0_0,B,1\n",
        "fault: a name, a comma and a value are expected here, and no more",
    )]);
}
