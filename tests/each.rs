//! Lists of puzzles (`--each`): each line gives its one line of JSON, whatever is wrong with it.

#[path = "support/tier.rs"]
mod tier;

use serde_json::Value;
use std::fs::{self, File};
use std::io::{BufWriter, Write};
use std::path::Path;
use std::process::{Command, Stdio};

const PUZZLE: &str = "{\"shape\":[4,4],\"symbol_number\":2,\"fixed\":[]}";
const MIB: usize = 1 << 20;

/// The programs that take lists, without the list.
fn programs() -> [Command; 3] {
    let mut gen_model = Command::new(env!("CARGO_BIN_EXE_gen-model"));
    gen_model.args(["binox", "--each"]);
    let mut solve = Command::new(env!("CARGO_BIN_EXE_solve"));
    solve.args(["--solver", "built-in", "--each"]);
    let mut verify = Command::new(env!("CARGO_BIN_EXE_verify"));
    verify.arg("--each");
    [gen_model, solve, verify]
}

/// The lines of JSON that a list gives, the exit status, and what standard error says.
#[track_caller]
fn treated(program: &mut Command, list: &Path) -> (Vec<Value>, Option<i32>, String) {
    let output = program.arg(list).stdin(Stdio::null()).output().expect("it runs");
    let text = String::from_utf8(output.stdout).expect("UTF-8");
    let lines = text.lines().map(|line| serde_json::from_str(line).expect("JSON"));
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    (lines.collect(), output.status.code(), said)
}

fn exits(lines: &[Value]) -> Vec<(u64, u64)> {
    let number = |value: &Value| value.as_u64().expect("a number");
    let pair = |line: &Value| (number(&line["puzzle"]["line"]), number(&line["exit"]));
    lines.iter().map(pair).collect()
}

#[test]
fn every_line_gives_one_line() {
    let folder = tempfile::tempdir().expect("a folder");
    let list = folder.path().join("list.txt");
    let mut out = BufWriter::new(File::create(&list).expect("a file"));
    let mut line = |start: &str, filler: u8, bytes: usize| {
        out.write_all(start.as_bytes()).expect("written");
        for _ in 0..bytes / MIB {
            out.write_all(&vec![filler; MIB]).expect("written");
        }
        out.write_all(b"\n").expect("written");
    };
    line(PUZZLE, b' ', 0);
    line("", 0, 65 * MIB);
    line(PUZZLE, b' ', 0);
    // No puzzle at all, however long.
    line("# a long comment", b'#', 70 * MIB);
    line("", b' ', 0);
    line("", b' ', 66 * MIB);
    line(PUZZLE, b' ', MIB);
    line("nothing known", b' ', 0);
    line("{\"shape\":[4,4", b' ', 0);
    line(&format!("{PUZZLE}\t/nonexistent/file"), b' ', 0);
    line(&"[".repeat(100_000), b'[', MIB);
    line("\u{feff}\u{0}", 0xff, MIB);
    line("4x4:", b'a', MIB);
    line(PUZZLE, b' ', 0);
    drop(out);
    for (program, missing_solution) in programs().iter_mut().zip([0, 0, 2]).step_by(tier::one_in(2)) {
        let (lines, status, said) = treated(program, &list);
        let expected = [
            (1, 0),
            (2, 2),
            (3, 0),
            (6, 2),
            (7, 0),
            (8, 2),
            (9, 2),
            (10, missing_solution),
            (11, 2),
            (12, 2),
            (13, 2),
            (14, 0),
        ];
        assert_eq!(exits(&lines), expected, "{program:?}\n{said}");
        assert_eq!(status, Some(2));
        for (line, (_, exit)) in lines.iter().zip(expected) {
            assert_eq!(line["error"]["message"].is_string(), exit == 2, "{line}");
        }
        assert!(
            lines[1]["error"]["message"]
                .as_str()
                .is_some_and(|it| it.contains("longer than"))
        );
    }
    // The shares of a list are those of its lines, too long or not.
    let mut seen = Vec::new();
    for share in ["1/3", "2/3", "3/3"] {
        let [mut gen_model, ..] = programs();
        gen_model.arg(&list).args(["--shard", share]);
        let output = gen_model.output().expect("it runs");
        let text = String::from_utf8(output.stdout).expect("UTF-8");
        let lines: Vec<Value> = text
            .lines()
            .map(|line| serde_json::from_str(line).expect("JSON"))
            .collect();
        seen.extend(exits(&lines).into_iter().map(|(line, _)| line));
    }
    seen.sort_unstable();
    assert_eq!(seen, [1, 2, 3, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
}

/// As in the case f08: little memory, and 400 MB without an end of line.
#[test]
#[cfg(target_os = "linux")]
fn a_line_without_end_is_refused() {
    for program in ["$GEN_MODEL binox", "$SOLVE --solver built-in", "$VERIFY"] {
        for list in ["/dev/zero", "-"].into_iter().step_by(tier::one_in(2)) {
            let output = Command::new("sh")
                .args([
                    "-c",
                    &format!("ulimit -v 1000000; head -c 400000000 /dev/zero | timeout 100 {program} --each {list}"),
                ])
                .env("GEN_MODEL", env!("CARGO_BIN_EXE_gen-model"))
                .env("VERIFY", env!("CARGO_BIN_EXE_verify"))
                .env("SOLVE", env!("CARGO_BIN_EXE_solve"))
                .output()
                .expect("sh runs");
            let said = String::from_utf8_lossy(&output.stderr);
            assert_eq!(output.status.code(), Some(2), "{program} --each {list}: {said}");
            let text = String::from_utf8(output.stdout).expect("UTF-8");
            let line: Value = serde_json::from_str(text.trim_end()).expect("one line of JSON");
            assert!(line["error"]["message"].is_string(), "{line}");
        }
    }
}

#[test]
fn a_list_that_cannot_be_read_is_a_failure() {
    let folder = tempfile::tempdir().expect("a folder");
    fs::create_dir(folder.path().join("list")).expect("a folder");
    for name in ["list", "none"] {
        for mut program in programs() {
            let (lines, status, said) = treated(&mut program, &folder.path().join(name));
            assert!(lines.is_empty());
            assert_eq!(status, Some(2));
            assert!(said.contains("cannot read"), "{said}");
        }
    }
}

/// Paths are bytes: a name that is no UTF-8 is opened as it is written.
#[cfg(target_os = "linux")]
#[test]
fn a_solution_file_whose_name_is_no_utf8() {
    use std::os::unix::ffi::OsStrExt;
    let folder = tempfile::tempdir().expect("a folder");
    let name = folder.path().join(std::ffi::OsStr::from_bytes(b"b\xff.txt"));
    std::fs::write(&name, "XXOO\nOOXX\nXOXO\nOXOX\n").expect("written");
    let mut list = PUZZLE.as_bytes().to_vec();
    list.push(b'\t');
    list.extend(name.as_os_str().as_bytes());
    let path = folder.path().join("list.txt");
    std::fs::write(&path, list).expect("written");
    let [_, _, mut verify] = programs();
    let (lines, status, said) = treated(&mut verify, &path);
    assert_eq!((lines.len(), status), (1, Some(0)), "{said}");
}
