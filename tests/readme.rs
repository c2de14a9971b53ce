//! The console examples of README.md are what the programs print: each `$ command` is run and its output compared.
//! With UPDATE_README=1 the outputs in README.md are written anew.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// What a terminal would show of the command, run in a copy of the folders that the examples name.
fn shown(command: &str, folder: &Path) -> String {
    let programs = Path::new(env!("CARGO_BIN_EXE_verify")).parent().expect("a folder");
    let path = std::env::join_paths(
        std::iter::once(programs.to_path_buf())
            .chain(std::env::split_paths(&std::env::var_os("PATH").unwrap_or_default())),
    )
    .expect("a PATH");
    let output = Command::new("sh")
        .args(["-c", &format!("exec 2>&1; {command}")])
        .current_dir(folder)
        .env("PATH", path)
        .env("NO_COLOR", "1")
        .output()
        .expect("sh runs");
    String::from_utf8(output.stdout).expect("UTF-8")
}

#[test]
fn the_examples_are_what_is_printed() {
    let folder = tempfile::tempdir().expect("a folder");
    for name in ["models", "tests"] {
        std::os::unix::fs::symlink(root().join(name), folder.path().join(name)).expect("a link");
    }
    let readme = fs::read_to_string(root().join("README.md")).expect("README.md");
    let mut written = String::new();
    let mut examples = 0;
    let mut lines = readme.lines().peekable();
    while let Some(line) = lines.next() {
        written.push_str(line);
        written.push('\n');
        if line != "```console" {
            continue;
        }
        while let Some(line) = lines.next() {
            if line == "```" {
                written.push_str("```\n");
                break;
            }
            if let Some(command) = line.strip_prefix("$ ") {
                examples += 1;
                written.push_str(&format!("{line}\n{}", shown(command, folder.path())));
                while lines
                    .next_if(|line| *line != "```" && !line.starts_with("$ "))
                    .is_some()
                {}
            }
        }
    }
    assert!(examples >= 5, "{examples} examples");
    if std::env::var_os("UPDATE_README").is_some() {
        fs::write(root().join("README.md"), written).expect("README.md");
        return;
    }
    for (at, (is, should)) in readme.lines().zip(written.lines()).enumerate() {
        assert_eq!(
            is,
            should,
            "README.md:{}: run UPDATE_README=1 cargo test --test readme",
            at + 1
        );
    }
    assert_eq!(readme, written, "run UPDATE_README=1 cargo test --test readme");
}
