//! Models and bases, which are no solutions.

use super::*;

#[test]
fn models() {
    check(&[
        ("Minimize \n obj: x\n", "fault: this is an LP model, not a solution"),
        ("minimise \n obj: x\n", "fault: this is an LP model, not a solution"),
        ("Minimum \n obj: x\n", "fault: this is an LP model, not a solution"),
        ("MAXIMIZE \n obj: x\n", "fault: this is an LP model, not a solution"),
        ("maximise \n obj: x\n", "fault: this is an LP model, not a solution"),
        ("maximum \n obj: x\n", "fault: this is an LP model, not a solution"),
        ("Max \n obj: x\n", "fault: this is an LP model, not a solution"),
        ("\\ a comment\nMinimize\n", "fault: this is an LP model, not a solution"),
        ("\\ a comment\n\nbest\n", "text"),
    ]);
}

#[test]
fn models_and_bases_are_said_to_be_such() {
    let lp = "fault: this is an LP model, not a solution";
    let mps = "fault: this is an MPS model, not a solution";
    let other = "fault: this is a model, not a solution";
    let glp = "fault: this is a model in GLPK's own format (.glp), not a solution";
    let basis = "fault: this is an MPS basis, not a solution: it says which columns are basic, not their values";
    let highs =
        "fault: this is a basis that HiGHS wrote, not a solution: it says which columns are basic, not their values";
    check(&[
        ("\\ binox 4 x 4\n\\ formulation document\nMinimize\n obj: 0 x_0_0\n", lp),
        ("\\Problem name: p\n\nMinimize\n obj:\n", lp),
        ("/* Objective function */\nmin: ;\n", lp),
        ("/* a\n b */\n\n// c\nmax: 3x_0_0;\n", lp),
        ("min: x_0_0;\n", lp),
        ("Max\n obj: x_0_0\n", lp),
        ("min,1\nx_0_0,1\n", "csv; Unknown; AsSeen; by hand; min=1@1; x_0_0=1@2"),
        (
            "max 1\nx_0_0 1\n",
            "pairs; Unknown; AsSeen; by hand; max=1@1; x_0_0=1@2",
        ),
        (
            "* binox 4 x 4\n* formulation document\nNAME          binox\nROWS\n N  obj\n",
            mps,
        ),
        ("NAME\nROWS\n N  obj\n", mps),
        ("ROWS\n N  obj\n", mps),
        ("*a comment\nNAME b\nOBJSENSE\n    MAX\nROWS\n", mps),
        ("NAME b FREE\nOBJSENSE MAX\nROWS\n", mps),
        ("p mip min 4 3 9\nn p b\n", glp),
        ("c a comment\np lp max 4 3 9\n", glp),
        ("STATISTICS\n  Problem name : b\n", other),
        ("* #variable= 5 #constraint= 4\n+1 x1 >= 1;\n", other),
        ("* SCIP STATISTICS\n*   Problem name     : b.lp\n +1 x1 = +1;\n", other),
        ("g3 1 1 0\t# problem b\n", other),
        ("NAME          BLANK      VALUES\nENDATA\n", basis),
        ("NAME          BLANK      VALUES\n BS x_0_0       1\nENDATA\n", basis),
        (
            "NAME          s3 Rows 353 Cols 135 Iters 149\n XL x_0_0_2   cell_0_0\nENDATA\n",
            basis,
        ),
        ("* a basis\nNAME          b\n UL x_0_0\nENDATA\n", basis),
        ("HiGHS_basis_file v2\nValid\n# Columns 1\nx_0_0 1 \n", highs),
        ("HiGHS v1\nValid\n# Columns 1\n1 \n", highs),
    ]);
    for formulation in ["models/binox/4x4", "models/skyscraper/3"] {
        for (end, says) in [("lp", lp), ("mps", mps), ("fixed.mps", mps)] {
            let path = format!("{}/{formulation}.{end}", env!("CARGO_MANIFEST_DIR"));
            if let Ok(text) = std::fs::read(path) {
                assert_eq!(reading(&text), says, "{formulation}.{end}");
            }
        }
    }
}
