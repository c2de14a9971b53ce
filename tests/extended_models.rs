//! Solutions of models that `gen-model --repair` and `--exclude` make, with column names and without: `verify` with the
//! same options says what they mean.

use puzzle_mip::model::Model;
use puzzle_mip::puzzles;
use puzzle_mip::puzzles::kind::{ModelRequest, Puzzle, ReadOptions};
use puzzle_mip::puzzles::recognise::Recognised;
use puzzle_mip::solver::builtin::{Outcome, solve};
use puzzle_mip::text::Source;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;
use tempfile::TempDir;

fn sample(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("models").join(name)
}

fn puzzle(path: &Path) -> Box<dyn Puzzle> {
    let source = Source::new("sample", fs::read(path).expect("a sample")).expect("text");
    match puzzles::recognise::recognise(&source, &ReadOptions::default()).expect("a puzzle") {
        Recognised::One(puzzle) => puzzle,
        Recognised::Several(_) => panic!("{}: several kinds", path.display()),
    }
}

/// The solution of a model in two forms: lines `name value`, and GLPK's raw file, which only numbers the columns.
fn solution_files(model: &dyn Model, folder: &Path) -> [PathBuf; 2] {
    let Outcome::Solved { values, .. } = solve(model, Duration::from_secs(60)).expect("an answer") else {
        panic!("no solution");
    };
    let names = model.names();
    let (mut named, mut raw) = (String::new(), String::new());
    raw += &format!("c Problem:\ns mip {} {} o 0\n", model.row_count(), model.column_count());
    for row in 1..=model.row_count() {
        raw += &format!("i {row} 0\n");
    }
    model.each_column(&mut |column| {
        let value = values[column.number as usize].round();
        named += &format!("{} {value}\n", names.text(column.name));
        raw += &format!("j {} {value}\n", column.number + 1);
    });
    raw += "e o f\n";
    let files = [folder.join("named.sol"), folder.join("raw.sol")];
    fs::write(&files[0], named).expect("written");
    fs::write(&files[1], raw).expect("written");
    files
}

fn verify(puzzle: &Path, solution: &Path, options: &[&str]) -> (Option<i32>, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_verify"))
        .args([puzzle, solution])
        .args(options)
        .output()
        .expect("verify runs");
    let text = [output.stdout, output.stderr].map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
    (output.status.code(), text.concat())
}

#[test]
fn a_repaired_puzzle_is_valid_without_what_is_named() {
    let folder = TempDir::new().expect("a folder");
    for name in ["binox/infeasible-4x4.txt", "skyscraper/infeasible-4.txt"] {
        let path = sample(name);
        let puzzle = puzzle(&path);
        for formulation in puzzle.kind().formulations.iter().filter(|it| it.lazy.is_none()) {
            let request = ModelRequest {
                repair: true,
                ..ModelRequest::new(formulation.name)
            };
            let model = puzzle.model_with(&request).expect("a model");
            let what = format!("{name}, {}", formulation.name);
            let [named, raw] = solution_files(&*model, folder.path());
            for file in [&named, &raw] {
                let (status, text) = verify(&path, file, &["--repair"]);
                assert_eq!(status, Some(0), "{what}: {text}");
                assert!(
                    text.contains("dropped: 1 of ") && text.contains("valid without this given or clue"),
                    "{what}: {text}"
                );
                // GLPK's file says that the solver finished, the list of names and values says nothing.
                let fewest = if file == &raw {
                    "that fewer do not do is the solver's word"
                } else {
                    "the file does not say whether fewer do"
                };
                assert!(text.contains(fewest), "{what}: {text}");
                let (_, json) = verify(&path, file, &["--repair", "--json"]);
                let object: serde_json::Value = serde_json::from_str(&json).expect("JSON");
                assert_eq!(object["dropped"].as_array().map(Vec::len), Some(1), "{json}");
                let formulation = ["--repair", "--rows", "--formulation", formulation.name];
                let (status, text) = verify(&path, file, &formulation);
                assert_eq!(status, Some(0), "{what}: {text}");
                assert!(
                    text.contains(", 0 broken\n"),
                    "the rows are those of the repaired model: {text}"
                );
            }
            // Without the option the names speak for themselves, and the numbers are not those of a model.
            let (status, text) = verify(&path, &named, &[]);
            assert_eq!(status, Some(1), "{what}: {text}");
            let (status, text) = verify(&path, &raw, &[]);
            assert_eq!(status, Some(2), "{what}: {text}");
            assert!(text.contains("say --repair here too"), "{what}: {text}");
        }
    }
}

#[test]
fn a_puzzle_that_needs_no_repair_drops_nothing() {
    let folder = TempDir::new().expect("a folder");
    let path = sample("binox/6x6.txt");
    let puzzle = puzzle(&path);
    let request = ModelRequest {
        repair: true,
        ..ModelRequest::new("document")
    };
    let [_, raw] = solution_files(&*puzzle.model_with(&request).expect("a model"), folder.path());
    let (status, text) = verify(&path, &raw, &["--repair"]);
    assert_eq!(status, Some(0), "{text}");
    assert!(text.contains("all givens and clues are kept\nvalid\n"), "{text}");
}

#[test]
fn an_excluded_board_is_no_answer() {
    let folder = TempDir::new().expect("a folder");
    let path = sample("skyscraper/several-4.txt");
    let puzzle = puzzle(&path);
    for formulation in puzzle.kind().formulations {
        let first = puzzle.model(formulation.name).expect("a model");
        let [named, raw] = solution_files(&*first, folder.path());
        let board = folder.path().join("first.sol");
        fs::rename(&named, &board).expect("renamed");
        let excluding = ["--exclude", &board.display().to_string()].map(str::to_string);
        let excluding = excluding.each_ref().map(String::as_str);
        for file in [&board, &raw] {
            let (status, text) = verify(&path, file, &excluding);
            assert_eq!(status, Some(1), "{text}");
            assert!(text.contains("not an answer: this is the board of "), "{text}");
        }
        let (_, json) = verify(&path, &raw, &[&excluding[..], &["--json"]].concat());
        let object: serde_json::Value = serde_json::from_str(&json).expect("JSON");
        assert_eq!(
            (&object["verdict"], &object["violations"]),
            (&"excluded".into(), &0.into())
        );
        // The next board is another one.
        let ones = board_of(&*puzzle, &board);
        let request = ModelRequest {
            exclude: &[ones],
            ..ModelRequest::new(formulation.name)
        };
        let second = puzzle.model_with(&request).expect("a model");
        for file in solution_files(&*second, folder.path()) {
            let (status, text) = verify(&path, &file, &excluding);
            assert_eq!(status, Some(0), "{text}");
            let (status, _) = verify(&path, &file, &["--exclude", &file.display().to_string()]);
            assert_eq!(status, Some(1));
        }
    }
}

/// Which x columns are 1, by the lines of the file: they are first, in the order of their numbers.
fn board_of(puzzle: &dyn Puzzle, file: &Path) -> Vec<bool> {
    let text = fs::read_to_string(file).expect("the file");
    let values = text.lines().map(|line| line.ends_with(" 1"));
    values.take(puzzle.decision_columns()).collect()
}
