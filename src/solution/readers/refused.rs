//! Files that people give to verify and that are no solutions: models and bases. What the file is is said, and what to
//! give instead.
//!
//! - models: LP in CPLEX's dialect and in lp_solve's, MPS, SCIP's CIP, GLPK's `.glp`, AMPL's `.nl`, OPB.
//! - bases: MPS bases (`NAME`, lines `XU`, `XL`, `UL`, `LL`, `BS`, `ENDATA`), HiGHS's (`HiGHS_basis_file v2`,
//!   before 1.8 `HiGHS v1`). A basis says which columns are basic, not their values.
//!
//! MPS models and bases begin as Xpress's `.slx` files do: `xpress.rs` tells which is which.
//!
//! End mark: not looked for. The first lines decide, so a truncated file is refused in the same words.
//!
//! Sources: GLPK 5.0 `src/api/wrprob.c`; HiGHS `highs/lp_data/HighsSolution.cpp`; lp_solve 5.5 `bas_format.htm`.

use super::support::{first_mps_line, is_a_basis, is_a_model};
use crate::solution::Format;
use crate::solution::source::{first_line, lines, words};

pub(in crate::solution) const FORMATS: &[Format] = &[
    Format {
        name: "model-lp",
        about: "an LP model (refused)",
        claims: claims_lp,
        read: |source, _| Err(is_a_model("an LP model").on_line(source.line_number() + 1)),
    },
    Format {
        name: "model-glpk",
        about: "a model in GLPK's own format (refused)",
        claims: |head| {
            let first = lines(head).find(|line| !line.starts_with(b"c ") && !line.trim_ascii().is_empty());
            first.is_some_and(|line| [&b"p mip "[..], b"p lp "].iter().any(|start| line.starts_with(start)))
        },
        read: |source, _| Err(is_a_model("a model in GLPK's own format (.glp)").on_line(source.line_number() + 1)),
    },
    Format {
        name: "model-mps",
        about: "an MPS model (refused)",
        claims: |head| MPS_SECTIONS.contains(&first_mps_line(head)),
        read: |source, _| Err(is_a_model("an MPS model").on_line(source.line_number() + 1)),
    },
    Format {
        name: "model-other",
        about: "a model in CIP, OPB or nl form (refused)",
        claims: |head| {
            let first = first_line(head);
            let is_nl = matches!(first, [b'g' | b'b', rest @ ..]
                if words(rest).count() >= 3 && words(rest).take(3).all(|word| word.iter().all(u8::is_ascii_digit)));
            // SCIP's OPB begins with comments as MPS does; its rows end with a semicolon.
            let is_opb = first.starts_with(b"*") && first_mps_line(head).ends_with(b";");
            first == b"STATISTICS" || first.starts_with(b"* #variable=") || is_opb || is_nl
        },
        read: |source, _| Err(is_a_model("a model").on_line(source.line_number() + 1)),
    },
    Format {
        name: "basis-highs",
        about: "HiGHS's basis (refused)",
        claims: |head| {
            [&b"HiGHS_basis_file"[..], b"HiGHS v"]
                .iter()
                .any(|start| first_line(head).starts_with(start))
        },
        read: |source, _| Err(is_a_basis("a basis that HiGHS wrote").on_line(source.line_number() + 1)),
    },
];

/// The sections that an MPS model without a NAME begins with.
const MPS_SECTIONS: &[&[u8]] = &[
    b"ROWS",
    b"OBJSENSE",
    b"OBJNAME",
    b"OBJSENSE MAX",
    b"OBJSENSE MIN",
    b"USERCUTS",
];

/// The keyword that an LP model starts with, after its comments: `\ ...` of CPLEX's dialect, `/* ... */` and `// ...`
/// of lp_solve's, which has `max: 3x + 2y;` on one line.
fn claims_lp(head: &[u8]) -> bool {
    let mut text = head.trim_ascii_start();
    loop {
        let comment = if text.starts_with(b"\\") || text.starts_with(b"//") {
            memchr::memchr(b'\n', text)
        } else if text.starts_with(b"/*") {
            memchr::memmem::find(text, b"*/").map(|at| at + 1)
        } else {
            break;
        };
        match comment {
            Some(end) => text = text[end + 1..].trim_ascii_start(),
            None => return false,
        }
    }
    let letters = text.iter().take_while(|byte| byte.is_ascii_alphabetic()).count();
    let word = text[..letters].to_ascii_lowercase();
    let rest = text[letters..].trim_ascii_start();
    match word.as_slice() {
        b"minimize" | b"minimise" | b"minimum" | b"maximize" | b"maximise" | b"maximum" => !rest.starts_with(b","),
        // Short words may be names of columns.
        b"min" | b"max" => rest.starts_with(b":") || letters == first_line(text).len(),
        _ => false,
    }
}
