//! Answers that are proofs, through the programs: excluded boards, uniqueness, counts, repairs, the lazy loop.

use std::fs;
use std::path::Path;
use std::process::Command;

fn ran(command: &mut Command) -> (i32, String, String) {
    let output = command.env("PATH", "").output().expect("it runs");
    (
        output.status.code().expect("no signal"),
        String::from_utf8_lossy(&output.stdout).into_owned(),
        String::from_utf8_lossy(&output.stderr).into_owned(),
    )
}

fn solve(puzzle: &Path, words: &[&str]) -> (i32, String, String) {
    ran(Command::new(env!("CARGO_BIN_EXE_solve"))
        .arg(puzzle)
        .args(["--solver", "built-in"])
        .args(words))
}

fn gen_model(puzzle: &Path, words: &[&str]) -> (i32, String, String) {
    ran(Command::new(env!("CARGO_BIN_EXE_gen-model"))
        .arg("binox")
        .arg(puzzle)
        .args(words))
}

const TWO: &str = "X X O .\n. . X .\n. . X .\nO . . X\n";
const FIRST: &str = "X X O O\nX O X O\nO O X X\nO X O X\n";

fn folder_with(name: &str, text: &str) -> (tempfile::TempDir, std::path::PathBuf) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join(name);
    fs::write(&path, text).expect("written");
    (folder, path)
}

#[test]
fn a_board_is_unique_or_a_second_one_is_shown() {
    let (_folder, path) = folder_with("two.txt", TWO);
    let (status, out, _) = solve(&path, &["--unique"]);
    assert_eq!(status, 1, "{out}");
    assert!(out.contains("4 cells differ") && out.ends_with("not unique\n"), "{out}");
    let (_folder, path) = folder_with("one.txt", &TWO.replace("X X O .\n. .", "X X O .\nX ."));
    let (status, out, _) = solve(&path, &["--unique"]);
    assert_eq!(status, 0, "{out}");
    assert!(
        out.ends_with("unique: built-in solver proved that there is no other board\n"),
        "{out}"
    );
}

#[test]
fn boards_are_counted() {
    let (_folder, path) = folder_with("two.txt", TWO);
    for (count, words) in [("5", "exactly 2 solutions"), ("2", "at least 2 solutions")] {
        let (status, out, _) = solve(&path, &["--count", count]);
        assert_eq!(status, 0, "{out}");
        assert!(out.contains(words), "{out}");
    }
    for formulation in ["document", "compact", "lazy"] {
        let (status, out, _) = solve(&path, &["--count", "5", "--formulation", formulation]);
        assert_eq!(status, 0, "{out}");
        assert!(out.contains("exactly 2 solutions"), "{formulation}: {out}");
    }
}

#[test]
fn all_72_boards_of_4x4_by_the_lazy_loop() {
    let (_folder, path) = folder_with("4.txt", &". . . .\n".repeat(4));
    let (status, out, err) = solve(&path, &["--kind", "binox", "--formulation", "lazy", "--count", "100"]);
    assert_eq!(status, 0, "{out}{err}");
    assert!(out.contains("exactly 72 solutions"), "{out}");
}

#[test]
fn a_planted_given_and_a_planted_clue_are_found() {
    // FIRST with all cells given and the last one wrong.
    let (_folder, path) = folder_with("wrong.txt", &(FIRST[..FIRST.len() - 2].to_string() + "O\n"));
    let (status, out, _) = solve(&path, &["--repair"]);
    assert_eq!(status, 0, "{out}");
    assert!(out.contains("without 1 of 16 givens and clues"), "{out}");
    assert!(
        out.contains("the given O at row 4 column 4") && out.contains("proved that fewer do not do"),
        "{out}"
    );
    let (_folder, path) = folder_with("fine.txt", TWO);
    let (status, out, _) = solve(&path, &["--repair"]);
    assert_eq!(status, 0);
    assert!(out.contains("nothing to repair"), "{out}");
    // A Latin square of 3 whose clue 3 above the first column should be 2.
    let (_folder, path) = folder_with("sky.txt", ". 3 . . .\n. 2 1 3 .\n. 3 2 1 .\n. 1 3 2 .\n. . . . .\n");
    let (status, out, _) = solve(&path, &["--repair"]);
    assert_eq!(status, 0, "{out}");
    assert!(out.contains("the clue 3 at the top of column 1"), "{out}");
}

#[test]
fn gen_model_excludes_boards_and_keeps_pairs_apart() {
    let (folder, path) = folder_with("two.txt", TWO);
    let board = folder.path().join("first.txt");
    fs::write(&board, FIRST).expect("written");
    let board = board.to_string_lossy();
    let (status, out, err) = gen_model(&path, &["--exclude", &board, "--exclude", &board]);
    assert_eq!(status, 0, "{err}");
    assert!(
        out.contains(" exclude_0: x_0_0 + x_0_1 + x_1_0") && out.contains(" exclude_1:"),
        "{out}"
    );
    let pairs = folder.path().join("pairs.txt");
    fs::write(&pairs, "# found by verify\nrows 2 and 3\ncolumns 4 1\n").expect("written");
    let pairs = pairs.to_string_lossy().into_owned();
    let (status, out, err) = gen_model(&path, &["--formulation", "lazy", "--pairs", &pairs]);
    assert_eq!(status, 0, "{err}");
    assert!(out.contains(" differ_a_1_2:"), "{out}");
    let (status, _, err) = gen_model(&path, &["--pairs", &pairs]);
    assert_eq!(status, 2);
    assert!(err.contains("takes no --pairs"), "{err}");
    fs::write(&pairs, "rows 2 9\n").expect("written");
    let (status, _, err) = gen_model(&path, &["--formulation", "lazy", "--pairs", &pairs]);
    assert_eq!(status, 2);
    assert!(err.contains("`9` is no line of this board"), "{err}");
    let (status, out, _) = gen_model(&path, &["--repair"]);
    assert_eq!(status, 0);
    assert!(out.contains(" given_0_0: x_0_0 + drop_0_0 >= 1"), "{out}");
}
