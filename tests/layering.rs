//! Who may import whom: [`ROOMS`] is the table, checked against every path in `src` that names a module of the crate,
//! in a `use` or inline, from `crate`, `super`, `self` or an imported name. No files may import each other in a circle.
//!
//! A path counts for the file that defines what it names, so a module may re-export what its own files define. Tests
//! inside a file may import what they like.

mod support;

use std::collections::BTreeMap;
use support::imports::{Crate, Imports, circles, sources};

/// A room: the beginning of the paths of its files, and the rooms that they may import besides their own. A file is in
/// the room with the longest beginning; `*` is the folder of a kind, the same one in a row of the table.
type Room = (&'static str, &'static [&'static str]);

/// The table. Change it only with a reason written beside the line.
const ROOMS: &[Room] = &[
    // The ground floor.
    ("diagnostic.rs", &[]),
    ("grid.rs", &[]),
    // Places on a board, and a board as people see it.
    ("place.rs", &["grid.rs"]),
    ("picture.rs", &["grid.rs", "place.rs"]),
    ("text.rs", &["diagnostic.rs"]),
    ("model/", &[]),
    ("solution/", &["diagnostic.rs"]),
    // What rules find: places on the board.
    ("verdict/report.rs", &["grid.rs", "picture.rs", "place.rs"]),
    // Boards that may still become valid: of what rules find, nothing else.
    ("verdict/completion.rs", &["grid.rs", "verdict/report.rs"]),
    // A puzzle is read (text, diagnostic), has models, names columns (solution) and judges boards (verdict).
    (
        "puzzles/",
        &[
            "diagnostic.rs",
            "grid.rs",
            "picture.rs",
            "place.rs",
            "text.rs",
            "model/",
            "solution/",
            "verdict/report.rs",
            "verdict/completion.rs",
        ],
    ),
    // A rule sees the puzzle and the board, nothing else. `board.rs` has the rules that kinds share, `puzzle.rs` is the
    // puzzle itself.
    (
        "puzzles/*/rules.rs",
        &[
            "puzzles/*/puzzle.rs",
            "puzzles/board.rs",
            "grid.rs",
            "place.rs",
            "verdict/report.rs",
        ],
    ),
    (
        "puzzles/board.rs",
        &["grid.rs", "picture.rs", "place.rs", "verdict/report.rs"],
    ),
    // The check reads a finished board as text; its errors are those of texts.
    (
        "verdict/mod.rs",
        &[
            "diagnostic.rs",
            "grid.rs",
            "picture.rs",
            "text.rs",
            "puzzles/kind.rs",
            "solution/",
            "verdict/report.rs",
            "verdict/completion.rs",
            "verdict/rows.rs",
        ],
    ),
    // Evaluates the rows of a formulation, if a user asks for it: no part of the verdict.
    ("verdict/rows.rs", &["model/", "puzzles/kind.rs", "solution/"]),
    // Shows a verdict; the sizes of a model; what a puzzle and a format are called.
    (
        "show/",
        &[
            "diagnostic.rs",
            "grid.rs",
            "picture.rs",
            "place.rs",
            "text.rs",
            "verdict/",
            "model/",
            "puzzles/kind.rs",
            "solution/",
        ],
    ),
    // Written files know nothing of what is in them.
    ("files/", &[]),
    // Boards that solvers find are judged, so the search knows the verdict; models are written to files.
    (
        "solver/",
        &[
            "diagnostic.rs",
            "files/",
            "place.rs",
            "model/",
            "solution/",
            "puzzles/kind.rs",
            "verdict/mod.rs",
            "verdict/report.rs",
        ],
    ),
    ("error.rs", &["diagnostic.rs", "model/", "solver/"]),
    (
        "front.rs",
        &[
            "error.rs",
            "model/",
            "puzzles/",
            "text.rs",
            "verdict/mod.rs",
            "diagnostic.rs",
        ],
    ),
    ("guide.rs", &[]),
    // The front door re-exports; nothing imports from it.
    (
        "lib.rs",
        &[
            "error.rs",
            "front.rs",
            "model/",
            "puzzles/",
            "verdict/mod.rs",
            "verdict/report.rs",
        ],
    ),
    // The programs may know all; nothing knows them.
    (
        "app/",
        &[
            "diagnostic.rs",
            "files/",
            "grid.rs",
            "place.rs",
            "text.rs",
            "model/",
            "solution/",
            "puzzles/",
            "verdict/mod.rs",
            "verdict/report.rs",
            "show/",
            "solver/",
        ],
    ),
];

/// The folder of a kind's file.
fn kind_of(path: &str) -> &str {
    path.strip_prefix("puzzles/")
        .and_then(|rest| rest.split_once('/'))
        .map_or("", |(kind, _)| kind)
}

/// Whether a path is in the room that begins so, where `*` is this kind.
fn begins(path: &str, start: &str, kind: &str) -> bool {
    path.starts_with(&start.replace('*', kind))
}

fn room_of(path: &str) -> Option<&'static Room> {
    let rooms = ROOMS.iter().filter(|(start, _)| begins(path, start, kind_of(path)));
    rooms.max_by_key(|(start, _)| start.len())
}

/// What breaks the table, in words.
fn breaches(imports: &Imports) -> Vec<String> {
    let mut found = Vec::new();
    for ((from, to), paths) in imports {
        let Some((own, allowed)) = room_of(from) else {
            found.push(format!("{from} is in no room"));
            continue;
        };
        let same = room_of(to).is_some_and(|(room, _)| room == own);
        let rules = from.ends_with("rules.rs") || from == "puzzles/board.rs";
        let kind = kind_of(from);
        if (same && !rules)
            || allowed
                .iter()
                .any(|start| begins(to, start, kind) && (!rules || *to == start.replace('*', kind)))
        {
            continue;
        }
        // Rules are a room inside the puzzles' room, which may use them.
        if to.starts_with(own) && !rules {
            continue;
        }
        found.push(format!("{from} imports {to}: {paths:?}"));
    }
    for circle in circles(imports) {
        found.push(format!("a circle: {circle:?}"));
    }
    found
}

fn imports_of(texts: &BTreeMap<String, String>) -> Imports {
    Crate::new(texts).imports()
}

#[test]
fn every_import_is_in_the_table() {
    let texts = sources();
    let krate = Crate::new(&texts);
    assert!(krate.files().len() > 80, "{:?}", krate.files());
    let unhoused: Vec<&str> = krate
        .files()
        .into_iter()
        .filter(|file| room_of(file).is_none())
        .collect();
    assert_eq!(unhoused, [""; 0], "files in no room");
    let imports = krate.imports();
    assert!(imports.len() > 200, "{}", imports.len());
    let breaches = breaches(&imports);
    assert!(breaches.is_empty(), "{}", breaches.join("\n"));
}

/// Each kind of fault, put into a copy of the sources, is found.
#[test]
fn faults_that_are_put_in_are_found() {
    for (file, line, says) in [
        // Upward: nothing knows the programs, in any way of writing it.
        (
            "solver/run.rs",
            "use crate::app::Status;",
            "solver/run.rs imports app/status.rs",
        ),
        (
            "model/names.rs",
            "fn f() { crate::app::verify(); }",
            "model/names.rs imports app/verify.rs",
        ),
        (
            "show/svg.rs",
            "fn f() -> super::super::app::Status { todo!() }",
            "show/svg.rs imports app/status.rs",
        ),
        (
            "grid.rs",
            "fn f() { println!(\"{}\", crate::model::PROGRAM); }",
            "grid.rs imports model/stream.rs",
        ),
        (
            "text.rs",
            "use crate::{grid::Cell as C, model as m};",
            "text.rs imports grid.rs",
        ),
        // The library does not see who lists the kinds.
        ("puzzles/kind.rs", "fn f() { let _ = super::KINDS; }", "a circle"),
        // A rule sees no column, no model, no text of its own kind.
        (
            "puzzles/binox/rules.rs",
            "use super::columns;",
            "puzzles/binox/rules.rs imports puzzles/binox/columns.rs",
        ),
        (
            "puzzles/binox/rules.rs",
            "use crate::model::Model;",
            "puzzles/binox/rules.rs imports model/view.rs",
        ),
        (
            "puzzles/skyscraper/rules.rs",
            "use super::Document;",
            "imports puzzles/skyscraper/document.rs",
        ),
        (
            "puzzles/skyscraper/rules.rs",
            "use crate::solution::Values;",
            "imports solution/values.rs",
        ),
        (
            "puzzles/skyscraper/rules.rs",
            "use crate::puzzles::binox::Symbol;",
            "puzzles/skyscraper/rules.rs imports puzzles/binox/puzzle.rs",
        ),
        (
            "puzzles/board.rs",
            "use crate::puzzles::cells::InColumns;",
            "puzzles/board.rs imports puzzles/cells.rs",
        ),
        // Nothing on the way of the verdict builds a model.
        (
            "verdict/mod.rs",
            "use crate::model::Model;",
            "verdict/mod.rs imports model/view.rs",
        ),
        (
            "solution/collect.rs",
            "use crate::puzzles::kind::Puzzle;",
            "imports puzzles/kind.rs",
        ),
        // A circle of two files of one room, by an imported name.
        (
            "model/names.rs",
            "use super::lp; fn f() { let _ = lp::BOUND; }",
            "a circle",
        ),
        ("solution/readers/support.rs", "use super::highs::FORMATS;", "a circle"),
    ] {
        let mut texts = sources();
        let text = texts.get_mut(file).unwrap_or_else(|| panic!("no file {file}"));
        let tests = text.find("#[cfg(test)]").unwrap_or(text.len());
        text.insert_str(tests, &format!("{line}\n"));
        let found = breaches(&imports_of(&texts)).join("\n");
        assert!(found.contains(says), "{file}: {line}\n{found}");
    }
}

/// Tests inside a file may import what they like.
#[test]
fn imports_of_tests_do_not_count() {
    let mut texts = sources();
    let text = texts.get_mut("grid.rs").expect("a file");
    text.push_str("#[cfg(test)]\nmod more { use crate::model::Model; }\n");
    assert_eq!(breaches(&imports_of(&texts)), [""; 0]);
}

/// The lines of a file without comments, up to its tests.
fn code_of(text: &str) -> impl Iterator<Item = &str> {
    let code = text.split("#[cfg(test)]").next().unwrap_or_default();
    code.lines().map(|line| line.split("//").next().unwrap_or_default())
}

#[test]
fn what_knows_no_puzzle_names_none() {
    for (path, text) in sources() {
        let rooms = [
            "model/",
            "solution/",
            "solver/",
            "verdict/",
            "show/",
            "files/",
            "grid.rs",
            "text.rs",
            "diagnostic.rs",
        ];
        if rooms.iter().any(|room| path.starts_with(room)) && !path.contains("tests") {
            for line in code_of(&text) {
                assert!(
                    !line.contains("Binox") && !line.contains("Skyscraper"),
                    "{path}: {line}"
                );
            }
        }
    }
}

/// The library never prints, never exits, and knows no command line.
#[test]
fn the_library_does_not_print_or_exit() {
    for (path, text) in sources() {
        if path.starts_with("app/") || path.starts_with("bin/") {
            continue;
        }
        for line in code_of(&text) {
            for word in [
                "println!",
                "print!(",
                "eprintln!",
                "process::exit",
                "ExitCode",
                "clap::",
                "anstream::",
            ] {
                assert!(!line.contains(word), "{path}: {line}");
            }
        }
    }
}
