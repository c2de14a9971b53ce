//! The verdict owes nothing to the model or the solver: the files that check rules do not know them.

use std::fs;
use std::path::{Path, PathBuf};

fn rust_files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            rust_files(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
}

fn all_files() -> Vec<PathBuf> {
    let mut found = Vec::new();
    rust_files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut found);
    found
}

/// The program text, without comments and the tests behind it.
fn code(path: &Path) -> String {
    let text = fs::read_to_string(path).expect("a source file");
    let text = text.split("#[cfg(test)]").next().unwrap_or_default();
    text.lines()
        .map(|line| line.split("//").next().unwrap_or_default())
        .collect::<Vec<_>>()
        .join("\n")
}

/// True if one of the modules is named in a path.
fn names_module(code: &str, module: &str) -> bool {
    let word = |c: char| c.is_alphanumeric() || c == '_';
    code.match_indices(module).any(|(at, _)| {
        let before = code[..at].chars().next_back();
        let after = &code[at + module.len()..];
        !before.is_some_and(word)
            && !after.starts_with(word)
            && (after.trim_start().starts_with("::") || code[..at].ends_with("::"))
    })
}

#[test]
fn rules_see_the_puzzle_and_the_board_only() {
    let rules: Vec<PathBuf> = all_files()
        .into_iter()
        .filter(|path| path.ends_with("rules.rs"))
        .collect();
    assert!(rules.len() >= 2, "the rules of each puzzle: {rules:?}");
    for path in rules {
        let code = code(&path);
        for module in [
            "model", "solution", "solver", "columns", "document", "rows", "compact", "lazy", "app", "cli", "verify",
            "solve",
        ] {
            assert!(!names_module(&code, module), "{} uses {module}", path.display());
        }
        for word in ["Model", "Formulation", "Column", "RowSink", "Entry", "tolerance"] {
            assert!(!code.contains(word), "{} knows of {word}", path.display());
        }
    }
}

#[test]
fn what_knows_no_puzzle_stays_so() {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    for path in all_files() {
        let inner = path.strip_prefix(&source).expect("below src");
        let rooms = [
            "model",
            "solution",
            "verdict/report.rs",
            "verdict/completion.rs",
            "solver/builtin.rs",
            "solver/external.rs",
            "grid.rs",
            "text.rs",
        ];
        if rooms.iter().any(|room| inner.starts_with(room)) {
            let code = code(&path);
            assert!(!names_module(&code, "puzzles"), "{} knows puzzles", inner.display());
            assert!(
                !code.contains("Binox") && !code.contains("Skyscraper"),
                "{} knows a puzzle",
                inner.display()
            );
        }
    }
}

#[test]
fn the_check_itself_finds_a_use() {
    assert!(names_module("use crate::model::Name;", "model"));
    assert!(names_module("super::columns::board(x)", "columns"));
    assert!(!names_module("let model = 1; remodel::x", "model"));
}
