//! The program gen-model from outside: formats, bytes, errors, outputs that fail.

mod support;

use assert_cmd::Command;
use predicates::prelude::*;
use std::fs;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::process::Stdio;
use support::samples::{files_in, samples};
use support::tier;

fn gen_model() -> Command {
    Command::new(env!("CARGO_BIN_EXE_gen-model"))
}

fn model(kind: &str, text: &str, args: &[&str]) -> Vec<u8> {
    let output = gen_model()
        .args([kind, "-"])
        .args(args)
        .write_stdin(text)
        .output()
        .expect("gen-model runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    output.stdout
}

fn dots(rows: usize, cols: usize) -> String {
    format!("{}\n", ".".repeat(cols)).repeat(rows)
}

/// A puzzle of ten lines with all clues that the cyclic Latin square has.
fn skyscraper_10() -> String {
    let n = 10;
    let height = |i: usize, j: usize| 1 + (i + j) % n;
    let seen = |line: Vec<usize>| {
        line.iter()
            .enumerate()
            .filter(|(p, height)| line[..*p].iter().all(|before| before < height))
            .count()
    };
    let clue = |side: usize, at: usize| {
        let mut line: Vec<usize> = (0..n)
            .map(|p| if side < 2 { height(at, p) } else { height(p, at) })
            .collect();
        if side % 2 == 1 {
            line.reverse();
        }
        seen(line).to_string()
    };
    let edge = |side| format!(". {} .\n", (0..n).map(|j| clue(side, j)).collect::<Vec<_>>().join(" "));
    let middle: String = (0..n)
        .map(|i| format!("{} {}{}\n", clue(0, i), ". ".repeat(n), clue(1, i)))
        .collect();
    format!("{}{middle}{}", edge(2), edge(3))
}

#[test]
fn lp_text_is_what_every_reader_takes() {
    for (kind, text) in [
        ("binox", dots(12, 14)),
        ("binox", dots(2, 2)),
        ("skyscraper", skyscraper_10()),
    ] {
        let lp = String::from_utf8(model(kind, &text, &[])).expect("UTF-8");
        assert!(lp.is_ascii() && lp.ends_with("\nEnd\n"));
        for line in lp.lines() {
            assert!(line.len() <= 100, "too long: {line}");
            assert!(!line.contains('\t') && !line.ends_with(' '), "{line:?}");
            if let Some(at) = line.find('\\') {
                assert_eq!(at, 0, "a comment behind something: {line}");
                continue;
            }
            for bad in ["-0", "+-", "--", ".", "*", "e+", "=<", "=>", "==", "< ", "> "] {
                assert!(
                    !line.replace("<= ", "").replace(">= ", "").contains(bad),
                    "`{bad}` in {line}"
                );
            }
            let words: Vec<&str> = line.split_whitespace().collect();
            if let Some(at) = words.iter().position(|word| ["<=", ">=", "="].contains(word)) {
                assert_eq!(words.len(), at + 2, "one number behind the sign, on its line: {line}");
                words[at + 1].parse::<u32>().expect("a whole number, not negative");
            }
        }
    }
}

#[test]
fn bytes_do_not_depend_on_threads_parts_or_packing() {
    let folder = tempfile::tempdir().expect("a folder");
    // Large enough for many chunks, and for several blocks of MPS columns under the least memory.
    let puzzles = [("binox", dots(24, 20)), ("skyscraper", skyscraper_10())];
    for (kind, text) in puzzles.iter().step_by(tier::one_in(2)) {
        let lp = model(kind, text, &["--threads", "1"]);
        for threads in ["2", "7"] {
            assert_eq!(
                model(kind, text, &["--threads", threads]),
                lp,
                "{kind}: {threads} threads"
            );
        }
        for parts in [8, 2, 3, 100].into_iter().step_by(tier::one_in(4)) {
            let joined: Vec<u8> = (1..=parts)
                .flat_map(|part| model(kind, text, &["--part", &format!("{part}/{parts}")]))
                .collect();
            assert!(joined == lp, "{kind}: {parts} parts");
        }
        for format in ["mps", "fixed-mps"] {
            let whole = model(kind, text, &["--format", format, "--threads", "1"]);
            for args in [
                &["--threads", "2"][..],
                &["--threads", "7"],
                &["--memory", "64K"],
                &["--memory", "64K", "--threads", "3"],
            ]
            .into_iter()
            .step_by(tier::one_in(3))
            {
                assert!(
                    model(kind, text, &[&["--format", format], args].concat()) == whole,
                    "{kind} {format} {args:?}"
                );
            }
        }
        for name in ["m.lp.gz", "m.mps.gz"] {
            let puzzle = folder.path().join("p.txt");
            fs::write(&puzzle, text).expect("a file");
            let file = folder.path().join(name);
            for threads in ["1", "3"] {
                gen_model()
                    .arg(kind)
                    .arg(&puzzle)
                    .arg("-o")
                    .arg(&file)
                    .args(["--threads", threads])
                    .assert()
                    .success();
                let packed = fs::read(&file).expect("the file");
                let mut unpacked = Vec::new();
                flate2::read::MultiGzDecoder::new(&packed[..])
                    .read_to_end(&mut unpacked)
                    .expect("gzip");
                assert!(
                    unpacked == model(kind, text, &["--format", &name[2..name.len() - 3]]),
                    "{kind} {name}"
                );
                assert!(packed.len() < unpacked.len() / 4);
            }
        }
    }
}

#[test]
fn the_extension_says_the_format_and_format_overrides_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let write = |name: &str, args: &[&str]| {
        let path = folder.path().join(name);
        gen_model()
            .args(["binox", "-", "-o"])
            .arg(&path)
            .args(args)
            .write_stdin("X .\n. .")
            .assert()
            .success()
            .stdout("");
        fs::read_to_string(&path).expect("the file")
    };
    assert!(write("m.lp", &[]).starts_with("\\ binox 2 x 2"));
    assert!(write("m.mps", &[]).contains("\nROWS\n"));
    assert!(write("m.MPS", &[]).contains("\nROWS\n"));
    assert!(write("none", &[]).contains("\nSubject To\n"));
    assert!(write("m.txt", &["--format", "lp"]).contains("\nSubject To\n"));
    assert!(write("m.lp", &["--format", "fixed-mps"]).contains("\n* R0000001 given_0_0\n"));
    let odd = folder.path().join("m.txt2");
    gen_model()
        .args(["binox", "-", "-o"])
        .arg(&odd)
        .write_stdin("X .\n. .")
        .assert()
        .code(2)
        .stderr(predicate::str::contains("neither .lp nor .mps").and(predicate::str::contains("--format")));
    assert!(!odd.exists());
    assert_eq!(
        files_in(folder.path())
            .iter()
            .filter(|path| path.extension().is_some_and(|end| end == "part"))
            .count(),
        0
    );
}

#[test]
fn the_same_bytes_from_every_way_of_writing_a_puzzle() {
    let zeros = ". 0 0 . .\n0 . . . .\n. . . 2 .\n. . . . 3\n. . . . .";
    let spaced = "skyscraper\r\n. . . . .\r\n. . . . .\r\n. . . 2 .\r\n. . . . 3\r\n. . . . .\r\n";
    assert_eq!(model("skyscraper", zeros, &[]), model("towers", spaced, &[]));
    let words = "takuzu\n1 . . 0\n. . . .\n. . . .\n. . . .";
    assert_eq!(
        model("binox", "x..o\n....\n....\n....", &[]),
        model("Binairo", words, &[])
    );
}

#[test]
fn faults_end_with_2_and_nothing_is_written() {
    let folder = tempfile::tempdir().expect("a folder");
    let out = folder.path().join("m.lp");
    let case = |kind: &str, text: &[u8], words: &[&str]| {
        let output = gen_model()
            .args([kind, "-", "-o"])
            .arg(&out)
            .write_stdin(text)
            .output()
            .expect("gen-model runs");
        let stderr = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{stderr}");
        for word in words {
            assert!(stderr.contains(word), "`{word}` in:\n{stderr}");
        }
        assert!(!out.exists());
    };
    case(
        "binox",
        b". . . .\n. . .\n. . . .\n. . . .",
        &["<stdin>:2:6", "this line has 3 cells", "expected 4 cells"],
    );
    case("binox", b". . .\n. . .\n. . .", &["both must be even"]);
    case(
        "binox",
        b". Q\n. .",
        &["<stdin>:1:3", "unknown symbol `Q`", "^ expected X, O"],
    );
    case("binox", b"X 0\n. .", &["letters and digits are mixed", "--symbols"]);
    case("binox", b"1 0\n2 .", &["0, 1 and 2 in one board", "--symbols"]);
    case("binox", b"", &["the text is empty", "a binox puzzle looks like this"]);
    case("binox", b"\n  \n# nothing\n", &["the text is empty"]);
    case("binox", b"X \xFF\n. .", &["<stdin>:1:3", "0xFF is not UTF-8"]);
    case(
        "binox",
        b"skyscraper\n. . .\n. . .\n. . .",
        &["<stdin>:1:1", "the text says it is a skyscraper puzzle"],
    );
    case(
        "skyscraper",
        b". . .\n. 2 .\n. . .",
        &["<stdin>:2:3", "height 2 on a board with 1 lines", "expected 1 to 1"],
    );
    case(
        "skyscraper",
        b". . 3 .\n. . . .\n. . . .\n. . . .",
        &["clue 3 on a board with 2 lines"],
    );
    case(
        "skyscraper",
        b"1 . . .\n. . . .\n. . . .\n. . . .",
        &["`1` in a corner"],
    );
    case(
        "skyscraper",
        b"1 2 3 4 1 2 3 4",
        &["the text is one line", "a skyscraper puzzle looks like this"],
    );
    case(
        "skyscraper",
        b"X O\nO X",
        &["a block of n+2 lines", "this text reads as a binox puzzle"],
    );
    let many = ["Z Z Z Z Z Z\n"; 6].concat();
    case("binox", many.as_bytes(), &["16 more errors"]);
}

#[test]
fn usage_faults_end_with_2() {
    let fails = |args: &[&str], words: &str| {
        gen_model()
            .args(args)
            .write_stdin("X .\n. .")
            .assert()
            .code(2)
            .stderr(predicate::str::contains(words));
    };
    fails(&["sudoku", "-"], "known: binox, skyscraper");
    fails(&["binox"], "PUZZLE");
    fails(&["binox", "/nonexistent/p.txt"], "cannot read /nonexistent/p.txt");
    fails(&["binox", "-", "--formulation", "none"], "no formulation `none`");
    fails(&["binox", "-", "--part", "3/2"], "expected I/N");
    fails(
        &["binox", "-", "--part", "1/2", "--format", "mps"],
        "--part cuts LP files only",
    );
    fails(&["binox", "-", "--memory", "1"], "from 64K up");
    fails(
        &["binox", "-", "-o", "/nonexistent/m.lp"],
        "cannot write /nonexistent/m.lp",
    );
    fails(&["binox", "-", "-o", "/"], "cannot write /");
}

#[test]
fn the_puzzle_is_not_overwritten_by_its_model() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("p.lp");
    fs::write(&path, "X .\n. .").expect("a file");
    gen_model()
        .arg("binox")
        .arg(&path)
        .arg("-o")
        .arg(&path)
        .assert()
        .code(2)
        .stderr(predicate::str::contains("is an input"));
    assert_eq!(fs::read_to_string(&path).expect("the file"), "X .\n. .");
}

#[test]
fn stats_of_a_huge_board_need_no_enumeration() {
    let output = model("binox", &dots(1000, 1000), &["--stats"]);
    let text = String::from_utf8(output).expect("UTF-8");
    for number in ["1999000000", "7997992000", "25987976000"] {
        assert!(text.contains(number), "{text}");
    }
}

#[test]
fn fixed_mps_that_cannot_count_its_rows_says_so() {
    let output = gen_model()
        .args(["binox", "-", "--format", "fixed-mps"])
        .write_stdin(dots(200, 200))
        .output()
        .expect("gen-model runs");
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("write free MPS"));
    assert!(output.stdout.is_empty());
}

#[test]
#[cfg(target_os = "linux")]
fn a_full_disk_ends_with_the_reason_and_2() {
    for format in ["lp", "mps"] {
        gen_model()
            .args(["binox", "-", "-o", "/dev/full", "--format", format])
            .write_stdin(dots(30, 30))
            .assert()
            .code(2)
            .stderr(predicate::str::contains("cannot write /dev/full").and(predicate::str::contains("No space left")));
    }
    let stdout = fs::File::options().write(true).open("/dev/full").expect("the device");
    let output = std::process::Command::new(env!("CARGO_BIN_EXE_gen-model"))
        .args(["binox", &write_temp("p.txt", &dots(4, 4)).display().to_string()])
        .stdout(stdout)
        .output()
        .expect("gen-model runs");
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("cannot write to standard output"));
}

/// A file in a folder of its own that outlives the test.
fn write_temp(name: &str, text: &str) -> PathBuf {
    let folder = tempfile::tempdir().expect("a folder").keep();
    let path = folder.join(name);
    fs::write(&path, text).expect("a file");
    path
}

/// A small file system of its own needs the right to mount; the runs of CI have it.
#[test]
#[cfg(target_os = "linux")]
fn a_full_file_system_leaves_the_old_file_and_no_other() {
    let folder = tempfile::tempdir().expect("a folder");
    let mount = std::process::Command::new("mount")
        .args(["-t", "tmpfs", "-o", "size=1m", "tmpfs"])
        .arg(folder.path())
        .output();
    if !mount.is_ok_and(|output| output.status.success()) {
        eprintln!("not allowed to mount a tmpfs here: /dev/full alone was tried");
        return;
    }
    let check = || {
        let out = folder.path().join("m.lp");
        fs::write(&out, "old").map_err(|error| error.to_string())?;
        let output = gen_model()
            .args(["binox", "-", "-o"])
            .arg(&out)
            .write_stdin(dots(30, 30))
            .output()
            .map_err(|error| error.to_string())?;
        let stderr = String::from_utf8_lossy(&output.stderr).into_owned();
        let left = files_in(folder.path());
        let old = fs::read_to_string(&out).map_err(|error| error.to_string())?;
        Ok::<_, String>((output.status.code(), stderr, left, old))
    };
    let result = check();
    std::process::Command::new("umount")
        .arg(folder.path())
        .status()
        .expect("umount runs");
    let (code, stderr, left, old) = result.expect("the run");
    assert_eq!(code, Some(2), "{stderr}");
    assert!(stderr.contains("No space left"), "{stderr}");
    assert_eq!(left.len(), 1, "{left:?}");
    assert_eq!(old, "old");
}

#[test]
fn a_closed_pipe_is_no_fault() {
    let mut child = std::process::Command::new(env!("CARGO_BIN_EXE_gen-model"))
        .args(["binox", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("gen-model runs");
    child
        .stdin
        .take()
        .expect("a pipe")
        .write_all(dots(60, 60).as_bytes())
        .expect("the puzzle");
    let mut head = [0; 100];
    child
        .stdout
        .take()
        .expect("a pipe")
        .read_exact(&mut head)
        .expect("the head");
    let output = child.wait_with_output().expect("the end");
    assert_eq!(output.status.code(), Some(0));
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
}

#[test]
#[cfg(unix)]
fn a_killed_process_leaves_no_file_under_the_asked_name() {
    let folder = tempfile::tempdir().expect("a folder");
    let puzzle = folder.path().join("p.txt");
    fs::write(&puzzle, dots(300, 300)).expect("a file");
    let out = folder.path().join("m.lp");
    let mut child = std::process::Command::new(env!("CARGO_BIN_EXE_gen-model"))
        .arg("binox")
        .arg(&puzzle)
        .arg("-o")
        .arg(&out)
        .spawn()
        .expect("gen-model runs");
    // Some 15 GB would be written: it is at work as soon as its temporary file holds something.
    let temporary = |folder: &Path| {
        files_in(folder).into_iter().find(|path| {
            path.extension().is_some_and(|end| end == "part") && fs::metadata(path).is_ok_and(|file| file.len() > 0)
        })
    };
    while temporary(folder.path()).is_none() {
        assert!(
            child.try_wait().expect("the child").is_none(),
            "it ended before it was killed"
        );
        std::thread::sleep(std::time::Duration::from_millis(2));
    }
    child.kill().expect("SIGKILL");
    child.wait().expect("the end");
    assert!(!out.exists());
}

#[test]
fn the_locale_changes_nothing() {
    for sample in samples().iter().take(4) {
        let write = |locale: &str| {
            gen_model()
                .env("LC_ALL", locale)
                .arg(&sample.kind)
                .arg(&sample.path)
                .output()
                .expect("gen-model runs")
                .stdout
        };
        assert_eq!(write("C"), write("de_DE.UTF-8"));
    }
}
