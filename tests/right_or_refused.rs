//! The cases in tests/cases that were found by trying to break the programs (f*), and after public reports (r*): each
//! `expect` gives commands and the exit status that they must have. `state` is what the output must say; the words for
//! it are in `SAYS`.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// What the output of a case's commands must have, in one of them each.
const SAYS: &[(&str, &[&str])] = &[
    ("f03", &["not decided whether there is another board"]),
    (
        "f04",
        &["returned a board again that its model forbids by the row exclude_0"],
    ),
    (
        "f05",
        &[
            "the file is probably truncated",
            "b6cut.sol:3\n",
            "the board in allo.txt is no solution of this puzzle",
        ],
    ),
];

/// Commands whose outcome is stated in another test: they measure time or need another language.
const ELSEWHERE: &[&str] = &["f09", "f10"];

fn cases() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases");
    let mut cases: Vec<PathBuf> = fs::read_dir(folder)
        .expect("the cases")
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| {
            let name = path.file_name().expect("a name").to_string_lossy().into_owned();
            name.starts_with(['f', 'r']) && name[1..].parse::<u32>().is_ok() && !ELSEWHERE.contains(&name.as_str())
        })
        .collect();
    cases.sort();
    cases
}

fn status(class: &str) -> i32 {
    match class {
        "ok" => 0,
        "violated" | "refuted" => 1,
        "bad-input" => 2,
        "no-solution" => 3,
        "undecided" => 4,
        other => panic!("no such class: {other}"),
    }
}

struct Step {
    command: String,
    accepted: Vec<i32>,
}

fn steps(expect: &str) -> Vec<Step> {
    let mut steps: Vec<Step> = Vec::new();
    for line in expect.lines() {
        match line.split_once(": ") {
            Some(("command", command)) => steps.push(Step {
                command: command.to_owned(),
                accepted: Vec::new(),
            }),
            Some(("exit" | "also-accepted", class)) => {
                let step = steps.last_mut().expect("a command before it");
                step.accepted.push(status(class.trim()));
            }
            _ => {}
        }
    }
    steps
}

/// Runs a command in a copy of the case; its status and all that it printed.
fn run(command: &str, folder: &Path) -> (Option<i32>, String) {
    let programs = Path::new(env!("CARGO_BIN_EXE_verify")).parent().expect("a folder");
    let path = std::env::join_paths(
        std::iter::once(programs.to_path_buf())
            .chain(std::env::split_paths(&std::env::var_os("PATH").unwrap_or_default())),
    )
    .expect("a PATH");
    let output = Command::new("bash")
        .args(["-c", command])
        .current_dir(folder)
        .env("PATH", path)
        .output()
        .expect("bash runs");
    let text = [output.stdout, output.stderr].map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
    (output.status.code(), text.concat())
}

#[test]
fn every_case_ends_as_it_should() {
    let cases = cases();
    assert!(cases.len() >= 5, "{cases:?}");
    let mut faults = Vec::new();
    for case in cases {
        let name = case.file_name().expect("a name").to_string_lossy().into_owned();
        let folder = tempfile::tempdir().expect("a folder");
        for entry in fs::read_dir(&case).expect("the case") {
            let path = entry.expect("an entry").path();
            fs::copy(&path, folder.path().join(path.file_name().expect("a name"))).expect("copied");
        }
        let mut printed = String::new();
        for step in steps(&fs::read_to_string(case.join("expect")).expect("expect")) {
            let (status, text) = run(&step.command, folder.path());
            if !status.is_some_and(|status| step.accepted.contains(&status)) {
                faults.push(format!(
                    "{name}: {}\n  status {status:?}, accepted are {:?}\n{text}",
                    step.command, step.accepted
                ));
            }
            printed += &text;
        }
        for words in SAYS
            .iter()
            .filter(|(case, _)| *case == name)
            .flat_map(|(_, says)| *says)
        {
            if !printed.contains(words) {
                faults.push(format!("{name}: does not say `{words}`:\n{printed}"));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
