//! The public cases that concern gen-model: each `command: gen-model ...` of tests/cases/*/expect ends as `exit` says,
//! and what `state` says is checked here, case by case.

mod support;

use assert_cmd::Command;
use std::fs;
use std::path::{Path, PathBuf};
use support::{Matrix, lp, mps};

fn case(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases").join(name)
}

fn gen_model(args: &[&str], folder: &Path) -> std::process::Output {
    Command::new(env!("CARGO_BIN_EXE_gen-model"))
        .args(args)
        .current_dir(folder)
        .output()
        .expect("gen-model runs")
}

#[test]
fn every_command_of_gen_model_ends_as_expected() {
    let mut commands = 0;
    let mut folders: Vec<PathBuf> = fs::read_dir(case(""))
        .expect("the cases")
        .map(|entry| entry.expect("an entry").path())
        .collect();
    folders.sort();
    for folder in folders.iter().filter(|path| path.is_dir()) {
        let expect = fs::read_to_string(folder.join("expect")).expect("expect");
        let mut command = None;
        for line in expect.lines() {
            if let Some(words) = line.strip_prefix("command: ") {
                // f13 is about its other arguments: tests/outputs.rs.
                let words = words
                    .strip_prefix("gen-model ")
                    .filter(|words| !words.contains(" --exclude "));
                command = words.map(str::to_string);
            }
            if let (Some(exit), Some(words)) = (
                line.strip_prefix("exit: "),
                command.take_if(|_| line.starts_with("exit: ")),
            ) {
                // Only the first of several commands is taken here; the locale and repetition have tests of their own.
                let words: Vec<&str> = words.split(';').next().unwrap_or_default().split(' ').collect();
                let output = gen_model(&[words[0], words[1]], folder);
                let code = match exit {
                    "ok" => 0,
                    "bad-input" => 2,
                    other => panic!("{}: exit {other}", folder.display()),
                };
                let stderr = String::from_utf8_lossy(&output.stderr);
                assert_eq!(
                    output.status.code(),
                    Some(code),
                    "{}: {words:?}: {stderr}",
                    folder.display()
                );
                assert_eq!(output.stdout.is_empty(), code == 2);
                assert!(
                    code == 0 || stderr.contains(&format!("{}:", words[1])),
                    "the file is named: {stderr}"
                );
                commands += 1;
            }
        }
    }
    assert!(commands >= 18, "{commands} commands found");
}

fn stdout(args: &[&str], name: &str) -> String {
    let output = gen_model(args, &case(name));
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("ASCII")
}

fn sizes(matrix: &Matrix) -> (usize, usize, usize) {
    (
        matrix.columns.len(),
        matrix.rows.len(),
        matrix.rows.values().map(|row| row.terms.len()).sum(),
    )
}

#[test]
fn a01_sums_without_terms_are_written_with_a_zero() {
    let text = stdout(&["skyscraper", "sky.txt"], "a01");
    let sky = lp::read(&text);
    assert_eq!((sky.columns.len(), sky.rows.len()), (12, 25));
    assert!(sky.rows.values().all(|row| !row.terms.is_empty()));
    for k in 1..=2 {
        assert!(text.contains(&format!(": 0 z_L0_0_{k} <= 0\n")));
    }
    let text = stdout(&["binox", "bin.txt"], "a01");
    assert_eq!(sizes(&lp::read(&text)), (12, 41, 113));
    assert!(
        !text.contains("run"),
        "a 2x2 board has no runs, and no comment tells of any"
    );
}

#[test]
fn a04_long_sums_are_broken_between_terms() {
    let text = stdout(&["skyscraper", "p.txt"], "a04");
    let model = lp::read(&text);
    assert_eq!((model.columns.len(), model.rows.len()), (1872, 865));
    for line in text.lines() {
        assert!(line.len() <= 100);
        assert!(
            !line.ends_with("<=") && !line.ends_with(">=") && !line.ends_with(" ="),
            "{line}"
        );
    }
}

#[test]
fn a06_names_of_free_mps_have_nothing_that_readers_trip_on() {
    let text = stdout(&["binox", "p.txt", "--format", "mps"], "a06");
    let model = mps::read(&text, mps::Form::Free);
    let puzzle = fs::read_to_string(case("a06").join("p.txt")).expect("the puzzle");
    let givens = puzzle.chars().filter(|c| "XO".contains(*c)).count();
    assert_eq!((model.columns.len(), model.rows.len()), (112, 448 + givens));
    for name in model.column_order.iter().chain(&model.row_order) {
        assert!(name.bytes().all(|c| c.is_ascii_alphanumeric() || c == b'_'), "{name}");
        assert!(!name.starts_with(|c: char| c.is_ascii_digit()), "{name}");
    }
}

#[test]
fn a10_numbers_of_mps_are_plain_integers() {
    let text = stdout(&["skyscraper", "p.txt", "--format", "mps"], "a10");
    let data = text
        .lines()
        .skip_while(|line| *line != "COLUMNS")
        .filter(|line| line.starts_with("    ") && !line.contains("MARKER"));
    let mut numbers = 0;
    for line in data {
        let number = line.split_whitespace().last().expect("a number");
        number.parse::<i64>().unwrap_or_else(|_| panic!("{line}"));
        assert!(number != "-0" && !number.starts_with('+'), "{line}");
        numbers += 1;
    }
    assert!(numbers > 100);
}

#[test]
fn d05_a_zero_is_no_clue() {
    assert_eq!(
        stdout(&["skyscraper", "zeros.txt"], "d05"),
        stdout(&["skyscraper", "dots.txt"], "d05")
    );
    let model = lp::read(&stdout(&["skyscraper", "dots.txt"], "d05"));
    assert!(
        model
            .columns
            .keys()
            .all(|name| !name.starts_with("z_T") && !name.starts_with("z_B"))
    );
}

#[test]
fn e01_rows_and_columns_of_a_rectangle_are_not_mixed_up() {
    let model = lp::read(&stdout(&["binox", "p.txt"], "e01"));
    for (name, row) in &model.rows {
        if name.starts_with("differ_a_") {
            assert_eq!((row.rhs, row.terms.len()), (5, 6), "{name}");
        }
        if name.starts_with("differ_d_") {
            assert_eq!((row.rhs, row.terms.len()), (3, 4), "{name}");
        }
    }
}
