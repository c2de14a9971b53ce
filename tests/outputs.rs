//! Where the programs write: open descriptors, links, files that are replaced; and what they must not overwrite.
#![cfg(unix)]

mod support;

use std::fs;
use std::os::unix::fs::{MetadataExt, PermissionsExt, symlink};
use std::path::Path;
use std::process::{Command, Output};
use support::samples::files_in;

/// A folder with a puzzle, its solution in two forms, pairs of lines, and a list.
fn folder() -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    let write = |name: &str, text: &str| fs::write(folder.path().join(name), text).expect("a file");
    write("p.txt", ". X X .\n. . . O\n. . . .\n. . X .\n");
    write("board.txt", "O X X O\nX X O O\nX O O X\nO O X X\n");
    write("pairs.txt", "rows 1 2\n");
    write("list.txt", "{\"shape\":[4,4],\"symbol_number\":2,\"fixed\":[]}\n");
    write(
        "list2.txt",
        "{\"shape\":[4,4],\"symbol_number\":2,\"fixed\":[]}\tboard.txt\n",
    );
    folder
}

/// Runs a line of the shell in the folder; our programs are `$GEN_MODEL` and so on.
fn shell(folder: &Path, line: &str) -> Output {
    Command::new("sh")
        .args(["-c", line])
        .current_dir(folder)
        .env("GEN_MODEL", env!("CARGO_BIN_EXE_gen-model"))
        .env("VERIFY", env!("CARGO_BIN_EXE_verify"))
        .env("SOLVE", env!("CARGO_BIN_EXE_solve"))
        .env("CONVERT", env!("CARGO_BIN_EXE_convert-puzzle"))
        .output()
        .expect("sh runs")
}

#[track_caller]
fn fine(folder: &Path, line: &str) -> String {
    let output = shell(folder, line);
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{line}\n{}\n{stderr}", output.status);
    String::from_utf8(output.stdout).expect("UTF-8")
}

fn text(folder: &Path, name: &str) -> String {
    fs::read_to_string(folder.join(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// The ways of every program to name an output, and a word that then is in it.
const WRITERS: [(&str, &str); 7] = [
    ("$CONVERT p.txt -o", "X"),
    ("$GEN_MODEL binox p.txt --format lp -q -o", "Subject To"),
    ("$GEN_MODEL binox p.txt --format mps -q -o", "ENDATA"),
    ("$VERIFY p.txt board.txt --svg", "</svg>"),
    ("$VERIFY p.txt board.txt --html", "</html>"),
    ("$SOLVE p.txt --solver built-in --svg", "</svg>"),
    ("$SOLVE p.txt --solver built-in --html", "</html>"),
];

#[test]
fn a_descriptor_is_written_where_it_is_open() {
    for (writer, word) in WRITERS {
        for (name, number) in [
            ("-", 1),
            ("/dev/stdout", 1),
            ("/dev/fd/1", 1),
            ("link-to-stdout", 1),
            ("/dev/stderr", 2),
            ("/dev/fd/2", 2),
            ("/dev/fd/7", 7),
            ("link-to-7", 7),
            #[cfg(target_os = "linux")]
            ("/proc/self/fd/1", 1),
            #[cfg(target_os = "linux")]
            ("/proc/self/fd/7", 7),
            #[cfg(target_os = "linux")]
            ("/proc/thread-self/fd/7", 7),
        ] {
            let folder = folder();
            let folder = folder.path();
            symlink("/dev/stdout", folder.join("link-to-stdout")).expect("a link");
            symlink("/dev/fd/7", folder.join("link-to-7")).expect("a link");
            // Appended to, and written from the middle on: what was there stays, and what follows comes after.
            for open in [">>log", "<>log"] {
                fs::write(folder.join("log"), "before\n").expect("a file");
                let number_before = fs::metadata(folder.join("log")).expect("a file").ino();
                let other = if number == 1 { "" } else { ">/dev/null" };
                let skip = if open == "<>log" { "read -r line <&9;" } else { "" };
                fine(
                    folder,
                    &format!("exec 9{open}; {skip} {writer} {name} {other} {number}>&9; echo after >&9"),
                );
                let log = text(folder, "log");
                let what = format!("{writer} {name} {open}\n{log}");
                assert!(log.starts_with("before\n") && log.ends_with("after\n"), "{what}");
                assert!(log.contains(word), "{what}");
                assert_eq!(
                    fs::metadata(folder.join("log")).expect("a file").ino(),
                    number_before,
                    "{what}"
                );
            }
            // A pipe.
            let other = if number == 1 { "" } else { ">/dev/null" };
            let piped = fine(
                folder,
                &format!("{{ {writer} {name} {number}>&9 {other}; }} 9>&1 | cat"),
            );
            assert!(piped.contains(word), "{writer} {name}: {piped}");
        }
    }
}

#[test]
fn a_descriptor_that_is_not_open_is_an_error() {
    let folder = folder();
    for (writer, _) in WRITERS {
        let output = shell(folder.path(), &format!("{writer} /dev/fd/57"));
        let stderr = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{writer}: {stderr}");
        assert!(stderr.contains("cannot write /dev/fd/57"), "{writer}: {stderr}");
    }
}

#[test]
fn what_is_no_file_is_written_straight() {
    let folder = folder();
    let folder = folder.path();
    fine(folder, "mkfifo pipe");
    for (writer, word) in WRITERS {
        fine(folder, &format!("{writer} /dev/null"));
        let read = fine(
            folder,
            &format!("cat pipe >read & {writer} pipe >/dev/null; wait; cat read"),
        );
        assert!(read.contains(word), "{writer}");
        assert!(
            fs::metadata(folder.join("pipe")).is_ok_and(|pipe| !pipe.is_file()),
            "{writer}"
        );
    }
}

#[test]
fn no_input_is_overwritten() {
    let solve = "$SOLVE p.txt --solver built-in";
    for (line, input) in [
        ("$CONVERT p.txt -o p.txt".to_string(), "p.txt"),
        ("$CONVERT - -o p.txt <p.txt".to_string(), "p.txt"),
        ("$CONVERT p.txt >>p.txt".to_string(), "p.txt"),
        ("$CONVERT p.txt -o /dev/stdout >>p.txt".to_string(), "p.txt"),
        ("$CONVERT /dev/stdin -o ./p.txt <p.txt".to_string(), "p.txt"),
        ("ln p.txt hard; $CONVERT p.txt -o hard".to_string(), "p.txt"),
        ("ln -s p.txt soft; $CONVERT p.txt -o soft".to_string(), "p.txt"),
        ("$GEN_MODEL binox p.txt --format lp -o p.txt".to_string(), "p.txt"),
        (
            "$GEN_MODEL binox p.txt --exclude board.txt --format lp -o board.txt".to_string(),
            "board.txt",
        ),
        (
            "$GEN_MODEL binox - --exclude board.txt --format mps -o board.txt <p.txt".to_string(),
            "board.txt",
        ),
        (
            "$GEN_MODEL binox p.txt --formulation lazy --pairs pairs.txt --format lp -o ../$(basename $PWD)/pairs.txt"
                .to_string(),
            "pairs.txt",
        ),
        ("$GEN_MODEL binox p.txt --stats >>p.txt".to_string(), "p.txt"),
        (
            "mkdir m; mv list.txt m/000001.lp; ln -s m/000001.lp list.txt; $GEN_MODEL binox --each list.txt -o m"
                .to_string(),
            "list.txt",
        ),
        (
            "mkdir m; ln board.txt m/000001.lp; $GEN_MODEL binox --each list.txt --exclude board.txt -o m".to_string(),
            "board.txt",
        ),
        ("$GEN_MODEL binox --each list.txt >>list.txt".to_string(), "list.txt"),
        ("$VERIFY p.txt board.txt --svg p.txt".to_string(), "p.txt"),
        ("$VERIFY p.txt board.txt --html board.txt".to_string(), "board.txt"),
        ("$VERIFY - board.txt --html p.txt <p.txt".to_string(), "p.txt"),
        ("$VERIFY p.txt - --svg board.txt <board.txt".to_string(), "board.txt"),
        ("$VERIFY p.txt --svg p.txt".to_string(), "p.txt"),
        ("$VERIFY p.txt board.txt >>board.txt".to_string(), "board.txt"),
        ("$VERIFY --each list2.txt >>list2.txt".to_string(), "list2.txt"),
        (format!("{solve} --svg p.txt"), "p.txt"),
        (format!("{solve} --html p.txt"), "p.txt"),
        (format!("mv p.txt p.lp; ln -s p.lp p.txt; {solve} --keep ."), "p.txt"),
        (format!("mkdir d; ln p.txt d/p.sol; {solve} --keep d"), "p.txt"),
        (
            format!("mkdir d; ln p.txt d/p-2.lp; {solve} --unique --keep d"),
            "p.txt",
        ),
        (
            "mkdir d; ln list.txt d/000001.sol; $SOLVE --each list.txt --kind binox --solver built-in --keep d"
                .to_string(),
            "list.txt",
        ),
        (format!("{solve} >>p.txt"), "p.txt"),
    ] {
        let folder = folder();
        let before = text(folder.path(), input);
        let output = shell(folder.path(), &line);
        let said = format!(
            "{}{}",
            String::from_utf8_lossy(&output.stdout),
            String::from_utf8_lossy(&output.stderr)
        );
        assert_eq!(output.status.code(), Some(2), "{line}\n{said}");
        assert!(
            said.contains("input") && said.contains("would be overwritten"),
            "{line}\n{said}"
        );
        assert_eq!(text(folder.path(), input), before, "{line}");
    }
}

#[test]
fn outputs_do_not_overwrite_each_other() {
    let verify = "$VERIFY p.txt board.txt";
    let solve = "$SOLVE p.txt --solver built-in";
    for line in [
        format!("{verify} --svg out --html out"),
        format!("{verify} --svg out --html ./out"),
        format!("ln -s out to; {verify} --svg out --html to"),
        format!("touch out; ln out to; {verify} --svg out --html to"),
        format!("{verify} --svg out >out"),
        format!("{solve} --svg out --html out"),
        format!("{solve} --html out >out"),
        format!("mkdir d; {solve} --keep d --svg d/p.lp"),
        format!("mkdir d; {solve} --keep d --svg d/p.sol"),
        format!("mkdir d; {solve} --keep d >d/p.lp"),
        "mkdir m; $GEN_MODEL binox --each list.txt -o m >m/000001.lp".to_string(),
    ] {
        let folder = folder();
        let output = shell(folder.path(), &line);
        let said = format!(
            "{}{}",
            String::from_utf8_lossy(&output.stdout),
            String::from_utf8_lossy(&output.stderr)
        );
        let each = fs::read_to_string(folder.path().join("m/000001.lp")).unwrap_or_default();
        assert_eq!(output.status.code(), Some(2), "{line}\n{said}{each}");
        assert!((said + &each).contains("are the same file"), "{line}");
    }
    // Through descriptors, to devices and to two files nothing is lost.
    let folder = folder();
    for line in [
        format!("{verify} --svg /dev/null --html /dev/null >/dev/null"),
        format!("{verify} --svg a --html b >c"),
        format!("{verify} --svg - >both"),
        format!("{solve} --svg /dev/stdout >both"),
    ] {
        fine(folder.path(), &line);
    }
    let both = text(folder.path(), "both");
    assert!(both.contains("</svg>") && both.contains("valid"), "{both}");
}

#[test]
fn a_replaced_file_keeps_its_permissions_and_a_new_one_has_the_usual_ones() {
    let mode = |path: &Path| fs::metadata(path).expect("a file").permissions().mode() & 0o7777;
    for (writer, word) in WRITERS {
        let folder = folder();
        let folder = folder.path();
        for old in [0o600, 0o640, 0o644, 0o755, 0o666] {
            let out = folder.join("out");
            fs::write(&out, "old").expect("a file");
            fs::set_permissions(&out, fs::Permissions::from_mode(old)).expect("its owner");
            fine(folder, &format!("umask 022; {writer} out"));
            assert!(text(folder, "out").contains(word), "{writer}");
            assert_eq!(mode(&out), old, "{writer} over {old:o}");
        }
        for (umask, expected) in [("022", 0o644), ("077", 0o600), ("002", 0o664)] {
            fine(folder, &format!("rm out; umask {umask}; {writer} out"));
            assert_eq!(mode(&folder.join("out")), expected, "{writer} with umask {umask}");
        }
    }
}

#[test]
fn a_link_to_a_file_that_is_not_there_makes_that_file() {
    for (writer, word) in WRITERS {
        let folder = folder();
        let folder = folder.path();
        fs::create_dir(folder.join("sub")).expect("a folder");
        symlink("sub/target", folder.join("link")).expect("a link");
        symlink("link", folder.join("link-to-link")).expect("a link");
        symlink("../above", folder.join("sub/up")).expect("a link");
        symlink(folder.join("sub/full"), folder.join("whole-path")).expect("a link");
        for (link, target) in [
            ("link-to-link", "sub/target"),
            ("sub/up", "above"),
            ("whole-path", "sub/full"),
        ] {
            fine(folder, &format!("{writer} {link}"));
            assert!(
                fs::symlink_metadata(folder.join(link)).is_ok_and(|it| it.is_symlink()),
                "{writer} {link}"
            );
            assert!(!fs::symlink_metadata(folder.join(target)).expect("made").is_symlink());
            assert!(text(folder, target).contains(word), "{writer} {link}");
        }
        symlink("circle", folder.join("circle")).expect("a link");
        symlink("none/target", folder.join("nowhere")).expect("a link");
        for link in ["circle", "nowhere"] {
            let output = shell(folder, &format!("{writer} {link}"));
            assert_eq!(output.status.code(), Some(2), "{writer} {link}");
        }
        assert!(
            files_in(folder)
                .iter()
                .all(|path| path.extension().is_none_or(|end| end != "part"))
        );
    }
}

#[test]
fn the_cases_found() {
    let case = |name: &str, line: &str, status: i32| {
        let folder = tempfile::tempdir().expect("a folder");
        for path in files_in(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases").join(name)) {
            fs::copy(&path, folder.path().join(path.file_name().expect("a name"))).expect("copied");
        }
        let output = shell(folder.path(), line);
        let said = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(status), "{name}: {said}");
    };
    case(
        "f06",
        "echo before >log.txt; $CONVERT p.txt -o /dev/stdout >>log.txt; grep -q before log.txt && grep -q X log.txt",
        0,
    );
    case(
        "f10",
        "timeout -s INT 0.4 $GEN_MODEL binox b200.json -q -o b.lp; test -z \"$(find . -name '.*part*' -o -name b.lp)\"",
        0,
    );
    case(
        "f13",
        "$GEN_MODEL binox p.txt --exclude 4x4.sol --format lp -o 4x4.sol && exit 9; test $(grep -c x_ 4x4.sol) = 16 && exit 2",
        2,
    );
}
