//! The exit status is the answer's, whatever becomes of the output: nobody reads it, or it cannot be written.

#![cfg(unix)]

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use tempfile::TempDir;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// A command and the status of its answer.
struct Answer {
    program: &'static str,
    args: Vec<String>,
    status: i32,
}

/// A program that plays CBC, and what it writes.
fn fake_cbc(folder: &Path, name: &str, text: &str) -> String {
    use std::os::unix::fs::PermissionsExt;
    let path = folder.join(format!("cbc-{name}"));
    let script = format!("#!/bin/sh\nfor a; do [ \"$p\" = -solution ] && f=$a; p=$a; done\nprintf '{text}' > \"$f\"\n");
    fs::write(&path, script).expect("written");
    fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).expect("executable");
    path.display().to_string()
}

/// One command for each status of each program, with text, JSON and many puzzles.
fn answers(folder: &Path) -> Vec<Answer> {
    let file = |name: &str, text: &str| {
        let path = folder.join(name);
        fs::write(&path, text).expect("written");
        path.display().to_string()
    };
    let puzzle = file("p.txt", "binox\nX . . .\n. . . .\n. . . .\n. . . .\n");
    let unique = root().join("models/binox/6x6.txt").display().to_string();
    let right = file("right.txt", "XXOO\nOOXX\nXOXO\nOXOX\n");
    let wrong = file("wrong.txt", "XXXX\nOOXX\nXOXO\nOXOX\n");
    let none = file("none.sol", "Infeasible - objective value 0.00000000\n");
    let damaged = file("damaged.txt", "XXOO\nOOZX\nXOXO\nOXOX\n");
    let impossible = file("impossible.txt", "binox\nX X X .\n. . . .\n. . . .\n. . . .\n");
    let each = |name: &str, lines: &[&str]| file(name, &lines.join("\n"));
    let id = r#"{"shape":[4,4],"symbol_number":2,"fixed":[]}"#;
    let list_wrong = each("wrong.list", &[&format!("{id}\t{wrong}"), &format!("{id}\t{right}")]);
    let list_none = each("none.list", &[&format!("{id}\t{none}"), id]);
    let list_mixed = each("mixed.list", &["nonsense", id, &format!("{id}\t{wrong}")]);
    let late = fake_cbc(
        folder,
        "late",
        "Stopped on time (no integer solution - continuous used) - objective value 0.00000000\\n",
    );
    let s = |words: &[&str]| words.iter().map(|word| (*word).to_string()).collect::<Vec<_>>();
    let mut all = Vec::new();
    let mut add = |program, args: &[&str], status| {
        all.push(Answer {
            program,
            args: s(args),
            status,
        });
    };
    for (file, status) in [(&right, 0), (&wrong, 1), (&damaged, 2), (&none, 3)] {
        add("verify", &[&puzzle, file], status);
        add("verify", &[&puzzle, file, "--json"], status);
    }
    add("verify", &[&puzzle], 0);
    add("verify", &[&impossible], 1);
    add("verify", &["--each", &list_wrong], 1);
    add("verify", &["--each", &list_none], 3);
    add("verify", &["--each", &list_mixed], 2);
    add("solve", &[&unique, "--solver", "built-in"], 0);
    add("solve", &[&unique, "--solver", "built-in", "--unique", "--json"], 0);
    add("solve", &[&puzzle, "--solver", "built-in", "--unique"], 1);
    add("solve", &[&damaged, "--solver", "built-in"], 2);
    add("solve", &[&impossible, "--solver", "built-in"], 3);
    add("solve", &[&puzzle, "--solver", &late], 4);
    add("solve", &[&puzzle, "--solver", &late, "--json"], 4);
    add("solve", &["--each", &list_none, "--solver", "built-in"], 0);
    add("solve", &["--each", &list_none, "--solver", &late], 4);
    add("gen-model", &["binox", &damaged], 2);
    add("gen-model", &["binox", &puzzle, "--stats"], 0);
    add("gen-model", &["binox", "--each", &list_none], 0);
    add("gen-model", &["binox", &puzzle], 0);
    add("convert-puzzle", &[&puzzle], 0);
    add("convert-puzzle", &[&damaged], 2);
    all
}

fn program(name: &str) -> PathBuf {
    Path::new(env!("CARGO_BIN_EXE_verify")).with_file_name(name)
}

fn status(answer: &Answer, out: Stdio, err: Stdio) -> (Option<i32>, String) {
    let output = Command::new(program(answer.program))
        .args(&answer.args)
        .stdin(Stdio::null())
        .stdout(out)
        .stderr(err)
        .spawn()
        .expect("it starts")
        .wait_with_output()
        .expect("it ends");
    let text = [output.stdout, output.stderr].map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
    (output.status.code(), text.concat())
}

/// The writing end of a pipe that nobody reads.
fn closed_pipe() -> Stdio {
    let (reader, writer) = std::io::pipe().expect("a pipe");
    drop(reader);
    writer.into()
}

fn full() -> Stdio {
    File::options().write(true).open("/dev/full").expect("/dev/full").into()
}

#[track_caller]
fn check(out: fn() -> Stdio, err: fn() -> Stdio, of: fn(i32) -> i32, what: &str) {
    let folder = TempDir::new().expect("a folder");
    for answer in answers(folder.path()) {
        let (ended, text) = status(&answer, out(), err());
        assert_eq!(
            ended,
            Some(of(answer.status)),
            "{what}: {} {:?}\n{text}",
            answer.program,
            answer.args
        );
    }
}

#[test]
fn the_statuses_as_the_table_has_them() {
    check(Stdio::piped, Stdio::piped, |status| status, "pipes");
}

#[test]
fn a_reader_that_goes_away_changes_no_status() {
    check(closed_pipe, Stdio::piped, |status| status, "closed output");
    check(Stdio::piped, closed_pipe, |status| status, "closed errors");
    check(closed_pipe, closed_pipe, |status| status, "both closed");
}

#[test]
fn a_full_disk_turns_0_and_only_0_into_2() {
    let or_two = |status| if status == 0 { 2 } else { status };
    check(full, Stdio::piped, or_two, "full output");
    check(Stdio::piped, full, |status| status, "full errors");
    check(full, full, or_two, "both full");
}

#[test]
fn a_picture_that_cannot_be_written_turns_0_and_only_0_into_2() {
    let folder = TempDir::new().expect("a folder");
    for mut answer in answers(folder.path()) {
        let many = answer.args.iter().any(|word| word == "--each");
        // Where there is no answer there is no picture either.
        if !["verify", "solve"].contains(&answer.program) || many || [2, 4].contains(&answer.status) {
            continue;
        }
        answer.args.extend(["--svg".to_string(), "/dev/full".to_string()]);
        let (ended, text) = status(&answer, Stdio::piped(), Stdio::piped());
        let expected = if answer.status == 0 { 2 } else { answer.status };
        assert_eq!(ended, Some(expected), "{} {:?}\n{text}", answer.program, answer.args);
        assert!(text.contains("cannot write /dev/full"), "{text}");
        assert!(
            ["valid", "unique", "violat", "no solution", "infeasible", "the givens"]
                .iter()
                .any(|words| text.contains(words)),
            "the answer is printed all the same: {text}"
        );
    }
}

#[test]
fn json_is_one_object_whatever_happens() {
    let folder = TempDir::new().expect("a folder");
    let dots = folder.path().join("dots.txt");
    fs::write(&dots, ". . . .\n. . . .\n. . . .\n. . . .\n").expect("written");
    let dots = dots.display().to_string();
    let missing = "no-such-file".to_string();
    let mut all = answers(folder.path());
    for (program, args, status) in [
        ("verify", vec![dots.clone()], 0),
        ("verify", vec![missing.clone()], 2),
        ("verify", vec![dots.clone(), missing.clone()], 2),
        ("verify", vec!["-".to_string(), "-".to_string()], 2),
        ("solve", vec![dots.clone()], 2),
        ("solve", vec![missing.clone()], 2),
        (
            "solve",
            vec![
                dots.clone(),
                "--kind".into(),
                "binox".into(),
                "--formulation".into(),
                "none".into(),
            ],
            2,
        ),
        (
            "solve",
            vec![
                dots,
                "--kind".into(),
                "binox".into(),
                "--solver".into(),
                "/no/such/solver".into(),
            ],
            2,
        ),
    ] {
        all.push(Answer { program, args, status });
    }
    for mut answer in all {
        let many = answer.args.iter().any(|word| word == "--each");
        if !["verify", "solve"].contains(&answer.program) || many {
            continue;
        }
        if !answer.args.iter().any(|word| word == "--json") {
            answer.args.push("--json".to_string());
        }
        let (ended, text) = status(&answer, Stdio::piped(), Stdio::null());
        assert_eq!(ended, Some(answer.status), "{:?}\n{text}", answer.args);
        assert_eq!(text.lines().count(), 1, "{:?}\n{text}", answer.args);
        let object: serde_json::Value = serde_json::from_str(&text).expect("JSON");
        assert_eq!(object["exit"], answer.status, "{text}");
        if answer.status == 2 {
            assert!(object["error"]["message"].is_string(), "{text}");
        }
    }
}
