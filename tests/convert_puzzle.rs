//! convert-puzzle, the reading options of every program, --each and --shard, pictures, man pages and completions, as
//! users meet them.

use assert_cmd::Command;
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Output;

fn case(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases").join(name)
}

fn program(name: &str) -> &'static str {
    match name {
        "gen-model" => env!("CARGO_BIN_EXE_gen-model"),
        "verify" => env!("CARGO_BIN_EXE_verify"),
        "solve" => env!("CARGO_BIN_EXE_solve"),
        "convert-puzzle" => env!("CARGO_BIN_EXE_convert-puzzle"),
        other => panic!("no program {other}"),
    }
}

fn run(name: &str, args: &[&str], input: &str, folder: &Path) -> Output {
    let mut command = Command::new(program(name));
    command
        .args(args)
        .current_dir(folder)
        .env_remove("NO_COLOR")
        .write_stdin(input);
    command.output().expect("it runs")
}

/// Standard output of a run that must end with the status.
#[track_caller]
fn out(name: &str, args: &[&str], input: &str, status: i32) -> String {
    let output = run(name, args, input, Path::new(env!("CARGO_MANIFEST_DIR")));
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(status), "{name} {args:?}\n{stderr}");
    String::from_utf8(output.stdout).expect("UTF-8")
}

/// Standard error of a run that must end with status 2.
#[track_caller]
fn refusal(name: &str, args: &[&str], input: &str) -> String {
    let output = run(name, args, input, Path::new(env!("CARGO_MANIFEST_DIR")));
    let stderr = String::from_utf8(output.stderr).expect("UTF-8");
    assert_eq!(output.status.code(), Some(2), "{name} {args:?}\n{stderr}");
    assert!(output.stdout.is_empty(), "{name} {args:?} prints though it refuses");
    stderr
}

#[test]
fn case_d13_game_ids() {
    let folder = case("d13");
    let read = |name: &str| fs::read_to_string(folder.join(name)).expect(name);
    for (id, board) in [("towers.id", "towers.txt"), ("unruly.id", "unruly.txt")] {
        let path = folder.join(id);
        assert_eq!(
            out("convert-puzzle", &[path.to_str().expect("a name")], "", 0),
            read(board),
            "{id}"
        );
        let path = folder.join(board);
        let kind = if id.starts_with("towers") {
            "skyscraper"
        } else {
            "binox"
        };
        let args = [path.to_str().expect("a name"), "--to", "game-id", "--kind", kind];
        assert_eq!(out("convert-puzzle", &args, "", 0), read(id), "{board}");
    }
    let plain = read("unruly-plain.id");
    let error = refusal("convert-puzzle", &["-"], &plain);
    assert!(
        error.contains("this ID does not ask for unique rows and columns"),
        "{error}"
    );
    assert!(error.contains("--assume-unique reads it all the same"), "{error}");
    assert_eq!(
        out("convert-puzzle", &["-", "--assume-unique"], &plain, 0),
        read("unruly.txt")
    );
    for name in ["solve", "verify"] {
        assert!(refusal(name, &["-"], &plain).contains("--assume-unique"));
    }
}

#[test]
fn every_program_reads_every_format() {
    let towers = "4:///2/2////3//1//2/2//,1i2e\n";
    let solved = out("solve", &["-", "--solver", "built-in"], towers, 0);
    assert!(solved.ends_with("valid\n"), "{solved}");
    let link = out("convert-puzzle", &["-", "--to", "puzz.link"], towers, 0);
    assert_eq!(link, "https://puzz.link/p?skyscrapers/4/4/i22i3g1g22h1o2k\n");
    let of_link = out("gen-model", &["skyscraper", "-"], &link, 0);
    assert_eq!(
        of_link,
        out("gen-model", &["skyscraper", "-"], towers, 0),
        "the same model"
    );
    assert!(out("verify", &["-"], &link, 0).contains("the givens break no rule"));
    let marks = case("d11").join("zeroone.txt");
    let args = [marks.to_str().expect("a name"), "--symbols", "1,0,x", "--to", "task"];
    assert_eq!(out("convert-puzzle", &args, "", 0), "g01d0a0\n");
}

#[test]
fn what_cannot_be_written_is_said() {
    let board = "X . . O\n. . . .\n. O . .\n. . X .\n";
    assert!(refusal("convert-puzzle", &["-", "--to", "puzz.link"], board).contains("known for binox: text, game-id"));
    assert!(
        refusal("convert-puzzle", &["-", "--to", "pdf"], board).contains("known: text, game-id, task, json, puzz.link")
    );
    assert!(refusal("convert-puzzle", &["-", "--from", "pdf"], board).contains("no such puzzle format; known: json"));
    assert!(refusal("convert-puzzle", &["-", "--from", "sgt-id"], board).contains("no game ID"));
    assert!(refusal("convert-puzzle", &["-", "--symbols", "1"], board).contains("expected ONE,ZERO"));
    let empty = ". . . .\n".repeat(4);
    let error = refusal("convert-puzzle", &["-"], &empty);
    assert!(
        error.contains("say which with --kind binox or --kind skyscraper"),
        "{error}"
    );
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("p.txt");
    fs::write(&path, board).expect("a file");
    let name = path.to_str().expect("a name");
    assert!(refusal("convert-puzzle", &[name, "-o", name], "").contains("is an input"));
    assert_eq!(out("convert-puzzle", &[name, "-o", "-"], "", 0), board);
    assert_eq!(fs::read_to_string(&path).expect("the file"), board);
}

#[test]
fn the_error_shown_is_of_the_kind_that_comes_nearest() {
    for (text, words) in [
        ("4:///5////////////\n", "clue 5 on a board with 4 lines"),
        ("0 1 1 0\n", "tblr: 0 1 1 0"),
        ("6x6u:abc\n", "the description ends after"),
        (
            "{\"shape\":[2,2],\"clues\":{},\"fixed\":[{\"row\":0,\"col\":0,\"val\":7}]}",
            "7 is no height",
        ),
        ("X O\nO Z\n", "unknown symbol `Z`"),
        (
            "SAVEFILE:41:x\nGAME    :6:Towers\nPARAMS  :1:4\nDESC    :3:///\n",
            "4 clues between slashes",
        ),
    ] {
        let error = refusal("convert-puzzle", &["-"], text);
        assert!(error.contains(words), "{text}\n{error}");
    }
}

#[test]
fn contradictions_are_told_before_any_solver() {
    let text = "XXX.\n....\n....\n....\n";
    let output = run("solve", &["-", "--solver", "built-in"], text, Path::new("."));
    assert_eq!(output.status.code(), Some(3));
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert!(
        stderr.contains("<stdin>:1:3") && stderr.contains("  |   ^ expected at most two equal"),
        "{stderr}"
    );
    let stdout = String::from_utf8_lossy(&output.stdout);
    assert!(
        stdout.ends_with("infeasible: the puzzle contradicts itself, no solver is needed\n"),
        "{stdout}"
    );
    let json: Value = serde_json::from_str(&out("solve", &["-", "--json"], text, 3)).expect("JSON");
    assert_eq!(
        (&json["verdict"], &json["solver"]),
        (&"no-solution".into(), &Value::Null)
    );
    assert_eq!(
        json["contradictions"][0],
        "row 1 has 3 X in succession among its givens"
    );
    // A solution of an earlier run does not stay, and the model is there.
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("p.txt"), text).expect("a file");
    fs::write(folder.path().join("p.sol"), "x_0_0 1\n").expect("a file");
    let output = run("solve", &["p.txt", "--keep", "."], "", folder.path());
    assert_eq!(output.status.code(), Some(3));
    assert!(!folder.path().join("p.sol").exists() && folder.path().join("p.lp").exists());
    // The model is written all the same.
    let output = run("gen-model", &["binox", "-"], text, Path::new("."));
    assert_eq!(output.status.code(), Some(0));
    assert!(output.stdout.starts_with(b"\\ binox") && !output.stderr.is_empty());
}

#[test]
fn each_line_a_puzzle_and_the_worst_status() {
    let folder = tempfile::tempdir().expect("a folder");
    let list = "# two puzzles, a contradiction, and a line that is none\n\
                6x6u:acbgdcaCBBi\n\n4:///2/2////3//1//2/2//,1i2e\tleft alone\n4:////////3////3///\nhello\n";
    fs::write(folder.path().join("list"), list).expect("a file");
    let lines = |name: &str, args: &[&str], status: i32| -> Vec<Value> {
        let output = run(name, args, "", folder.path());
        assert_eq!(
            output.status.code(),
            Some(status),
            "{name} {args:?} {}",
            String::from_utf8_lossy(&output.stderr)
        );
        let text = String::from_utf8(output.stdout).expect("UTF-8");
        text.lines()
            .map(|line| serde_json::from_str(line).expect("JSON"))
            .collect()
    };
    let all = lines("solve", &["--each", "list", "--solver", "built-in"], 2);
    let exits: Vec<i64> = all.iter().filter_map(|line| line["exit"].as_i64()).collect();
    assert_eq!(exits, [0, 0, 3, 2]);
    assert_eq!(all[0]["puzzle"]["line"], 2);
    assert_eq!(all[1]["board"][0], serde_json::json!(["1", "2", "4", "3"]));
    assert!(
        all[2]["contradictions"][0]
            .as_str()
            .is_some_and(|text| text.contains("together at most 5"))
    );
    assert!(
        all[3]["error"]["message"]
            .as_str()
            .is_some_and(|text| text.contains("in any known format"))
    );
    // Shares are disjoint and make up the whole.
    let mut numbers = Vec::new();
    for share in ["1/3", "2/3", "3/3"] {
        let part = lines(
            "solve",
            &["--each", "list", "--solver", "built-in", "--shard", share],
            if share == "1/3" {
                2
            } else if share == "2/3" {
                0
            } else {
                3
            },
        );
        numbers.extend(part.iter().filter_map(|line| line["puzzle"]["line"].as_i64()));
    }
    numbers.sort_unstable();
    assert_eq!(numbers, [2, 4, 5, 6]);

    let models = lines("gen-model", &["skyscraper", "--each", "list", "-o", "models"], 2);
    assert_eq!(models[1]["model"], "models/000004.lp");
    let written = fs::read_to_string(folder.path().join("models/000004.lp")).expect("the model");
    assert_eq!(
        written,
        out("gen-model", &["skyscraper", "-"], "4:///2/2////3//1//2/2//,1i2e", 0)
    );
    assert_eq!(models[1]["nonzeros"].as_u64().map(|count| count > 500), Some(true));
    assert!(!folder.path().join("models/000002.lp").exists());

    fs::write(folder.path().join("board"), "1 2 4 3\n3 4 1 2\n4 3 2 1\n2 1 3 4\n").expect("a board");
    fs::write(folder.path().join("wrong"), "1 2 4 3\n3 4 1 2\n4 3 2 1\n2 1 4 3\n").expect("a board");
    let id = "4:///2/2////3//1//2/2//,1i2e";
    fs::write(
        folder.path().join("pairs"),
        format!("{id}\tboard\n{id}\twrong\n{id}\tmissing\n{id}\n"),
    )
    .expect("a file");
    let pairs = lines("verify", &["--each", "pairs"], 2);
    let exits: Vec<i64> = pairs.iter().filter_map(|line| line["exit"].as_i64()).collect();
    assert_eq!(exits, [0, 1, 2, 0]);
    for bad in ["0/3", "4/3", "1", "a/b"] {
        assert!(refusal("solve", &["--each", "list", "--shard", bad], "").contains("1 <= I <= N"));
    }
}

#[test]
fn pictures_and_pages() {
    let folder = tempfile::tempdir().expect("a folder");
    let (puzzle, answer) = (case("d02").join("p.txt"), case("d02").join("mine.sol"));
    let paths = [puzzle.to_str().expect("a name"), answer.to_str().expect("a name")];
    fn joined<'a>(paths: &[&'a str], more: &[&'a str]) -> Vec<&'a str> {
        [paths, more].concat()
    }
    let output = run(
        "verify",
        &joined(&paths, &["--svg", "p.svg", "--html", "p.html", "--ascii"]),
        "",
        folder.path(),
    );
    assert_eq!(output.status.code(), Some(1));
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(
        text.contains("        2  3  3!    1\n   +------------------+\n"),
        "{text}"
    );
    let svg = fs::read_to_string(folder.path().join("p.svg")).expect("the picture");
    assert!(svg.starts_with("<?xml") && svg.contains("pm-band") && svg.matches("pm-bad").count() > 6);
    let mut reader = quick_xml::Reader::from_str(&svg);
    let mut texts = 0;
    loop {
        match reader.read_event().expect("well-formed XML") {
            quick_xml::events::Event::Eof => break,
            quick_xml::events::Event::Text(_) => texts += 1,
            _ => {}
        }
    }
    assert!(texts > 36 + 10, "{texts}");
    let page = fs::read_to_string(folder.path().join("p.html")).expect("the page");
    for words in [
        "skyscraper/seen",
        "top of column 4: clue 3, 4 seen",
        "1 broken",
        "S5",
        "7308",
        "Solution file",
        "<svg",
    ] {
        assert!(page.contains(words), "{words}");
    }
    assert!(
        !page.contains("http://") || page.matches("http").count() == page.matches("http://www.w3.org/2000/svg").count()
    );
    // Plain in a pipe, whatever the terminal; colours when asked for.
    let plain = run("verify", &paths, "", folder.path()).stdout;
    assert!(!plain.contains(&0x1b) && !plain.contains(&b'+'));
    let coloured = run("verify", &joined(&paths, &["--color", "always"]), "", folder.path()).stdout;
    let coloured = String::from_utf8(coloured).expect("UTF-8");
    assert!(
        coloured.contains("\u{1b}[31m") && coloured.contains('\u{2502}'),
        "{coloured}"
    );
    let error = refusal("verify", &joined(&paths, &["--svg", paths[0]]), "");
    assert!(error.contains("is an input"), "{error}");
}

#[test]
fn man_pages_and_completions_of_every_program() {
    for name in ["gen-model", "verify", "solve", "convert-puzzle"] {
        let page = out(name, &["--man"], "", 0);
        assert!(
            page.contains(".SH OPTIONS")
                && page.contains(".SH EXIT STATUS")
                && page.contains("Read a puzzle made without the rule"),
            "{page}"
        );
        for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
            assert!(out(name, &["--completions", shell], "", 0).contains(name), "{shell}");
        }
        let help = out(name, &["-h"], "", 0);
        assert!(
            help.lines().count() <= 40,
            "{name} -h has {} lines",
            help.lines().count()
        );
        let long = out(name, &["--help"], "", 0);
        assert!(long.contains("Examples:") && long.contains("Exit status:") && long.contains("--symbols"));
    }
}

/// Runs a program in a folder with arguments that need not be UTF-8.
#[cfg(unix)]
fn run_raw(name: &str, args: &[&[u8]], folder: &Path) -> (Option<i32>, String, String) {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;
    let mut command = Command::new(program(name));
    let output = command
        .args(args.iter().map(|arg| OsStr::from_bytes(arg)))
        .current_dir(folder)
        .output()
        .expect("it runs");
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (output.status.code(), text(&output.stdout), text(&output.stderr))
}

#[test]
fn case_f02_empty_fields() {
    let folder = case("f02");
    let run = |args: &[&str]| run("convert-puzzle", args, "", &folder);
    let [empty, dots] = ["csv66.csv", "dots66.csv"].map(|name| run(&[name]));
    assert_eq!(empty.status.code(), Some(0));
    assert_eq!(empty.stdout, dots.stdout);
    let keys = run(&["--kind", "skyscraper", "keys.txt"]);
    let text = String::from_utf8(keys.stdout).expect("UTF-8");
    assert_eq!(text.lines().count(), 6, "4 x 4 with clues around it: {text}");
    assert_eq!(text.lines().next(), Some(". 1 . 2 . ."));
}

#[test]
fn case_r01_several_boards_in_a_file() {
    let folder = case("r01");
    for (name, args, lines) in [
        (
            "gen-model",
            ["binox", "two6.txt"].as_slice(),
            "lines 1 to 6, lines 8 to 13",
        ),
        ("verify", &["two6.txt"], "lines 1 to 6, lines 8 to 13"),
        (
            "convert-puzzle",
            &["p6-with-solution.txt"],
            "lines 1 to 6, lines 8 to 13",
        ),
        (
            "solve",
            &["--solver", "built-in", "p6-with-solution.txt"],
            "lines 1 to 6, lines 8 to 13",
        ),
    ] {
        let output = run(name, args, "", &folder);
        let stderr = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{name} {stderr}");
        assert!(
            stderr.contains("holds 2 boards") && stderr.contains(lines),
            "{name} {stderr}"
        );
    }
}

/// The board text that verify reads beside a puzzle is one board too, with clues or without.
#[test]
fn several_finished_boards_in_a_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let board = "XOOX\nOXXO\nXOXO\nOXOX\n";
    let sky = "1 2\n2 1\n";
    for (puzzle, board) in [
        ("X...\n....\n....\n....\n".to_string(), board.to_string()),
        (
            "skyscraper\n. . . .\n. 1 . .\n. . . .\n. . . .\n".to_string(),
            sky.to_string(),
        ),
        (
            "skyscraper\n. . . .\n. 1 . .\n. . . .\n. . . .\n".to_string(),
            ". . . .\n. 1 2 .\n. 2 1 .\n. . . .\n".to_string(),
        ),
    ] {
        fs::write(folder.path().join("p.txt"), &puzzle).expect("a file");
        for (text, status) in [
            (board.clone(), 0),
            (format!("{board}\n{board}"), 2),
            (format!("{board}# x\n{board}"), 2),
        ] {
            fs::write(folder.path().join("b.txt"), &text).expect("a file");
            let output = run("verify", &["p.txt", "b.txt"], "", folder.path());
            let stderr = String::from_utf8_lossy(&output.stderr);
            assert_eq!(output.status.code(), Some(status), "{text}\n{stderr}");
            assert_eq!(stderr.contains("holds 2 boards"), status == 2, "{text}\n{stderr}");
        }
    }
}

#[test]
fn case_f08_sizes_that_a_few_bytes_ask_for() {
    let folder = case("f08");
    let output = run("verify", &["j1.json"], "", &folder);
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{stderr}");
    assert!(
        stderr.contains("a board of 10000 x 10000 cells is too large"),
        "{stderr}"
    );
    let output = run("verify", &["--each", "each2.txt"], "", &folder);
    let stdout = String::from_utf8_lossy(&output.stdout);
    assert_eq!(stdout.matches("\"exit\"").count(), 3, "{stdout}");
    for (folder, name) in [("f01", "p100.json"), ("f07", "b200.json")] {
        assert_eq!(
            run("verify", &[name], "", &case(folder)).status.code(),
            Some(0),
            "{name}"
        );
    }
    // The values take as much memory as the file lists, whatever the board.
    let temp = tempfile::tempdir().expect("a folder");
    fs::write(temp.path().join("p.txt"), format!("2000:{}\n", "/".repeat(7999))).expect("a file");
    fs::write(temp.path().join("p.sol"), "x_1_1_1 1\n").expect("a file");
    let output = run("verify", &["p.txt", "p.sol"], "", temp.path());
    let stdout = String::from_utf8_lossy(&output.stdout);
    assert_eq!(output.status.code(), Some(1));
    assert!(stdout.contains("not a solution: 3999999 violations"));
}

/// Case f09: what is wrong with a text is said at once; benches/wrong_texts.rs shows how time grows.
#[test]
fn case_f09_many_faults() {
    let line = "Z ".repeat(40_000) + "\n";
    let error = refusal("verify", &["-"], &line.repeat(2));
    assert!(
        error.contains("unknown symbol `Z`") && error.contains("79980 more errors"),
        "{}",
        &error[..1000]
    );
}

#[test]
fn a_text_above_the_limit_is_refused_and_not_truncated() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = fs::File::create(folder.path().join("p.txt")).expect("a file");
    // The file has no bytes on the disk, and is a valid board up to the limit.
    fs::write(folder.path().join("p.txt"), "binox\nX.\n.X\n").expect("a file");
    file.set_len((1 << 27) + 1).expect("a size");
    for args in [
        ["binox", "p.txt"].as_slice(),
        &["--pairs", "p.txt", "--formulation", "lazy", "binox", "-"],
    ] {
        let output = run("gen-model", args, "X.\n.X\n", folder.path());
        let stderr = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{stderr}");
        assert!(stderr.contains("p.txt is larger than 128 MiB"), "{stderr}");
    }
}

#[cfg(unix)]
#[test]
fn file_names_need_not_be_utf8() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;
    let folder = tempfile::tempdir().expect("a folder");
    let file = |name: &[u8]| folder.path().join(OsStr::from_bytes(name));
    let board = "X . . O\n. . . .\n. O . .\n. . X .\n";
    fs::write(file(b"p\xFF.txt"), board).expect("a file");
    fs::write(file(b"each\xFF"), "6x6u:acbgdcaCBBi\n").expect("a file");
    let solved = out("solve", &["-", "--solver", "built-in"], board, 0);
    assert!(solved.contains("valid"));
    for (name, args) in [
        (
            "convert-puzzle",
            [b"p\xFF.txt".as_slice(), b"-o", b"q\xFF.txt"].as_slice(),
        ),
        ("convert-puzzle", &[b"q\xFF.txt"]),
        (
            "verify",
            &[b"p\xFF.txt", b"--svg", b"v\xFF.svg", b"--html", b"v\xFF.html"],
        ),
        ("verify", &[b"--each", b"each\xFF"]),
        ("gen-model", &[b"binox", b"p\xFF.txt", b"-o", b"m\xFF.lp"]),
        ("gen-model", &[b"binox", b"--each", b"each\xFF", b"-o", b"models\xFF"]),
        (
            "solve",
            &[
                b"p\xFF.txt",
                b"--solver",
                b"built-in",
                b"--keep",
                b"kept\xFF",
                b"--svg",
                b"s\xFF.svg",
            ],
        ),
    ] {
        let (status, _, stderr) = run_raw(name, args, folder.path());
        assert_eq!(status, Some(0), "{name} {stderr}");
    }
    for written in [
        b"q\xFF.txt".as_slice(),
        b"v\xFF.svg",
        b"v\xFF.html",
        b"m\xFF.lp",
        b"models\xFF",
        b"kept\xFF",
        b"s\xFF.svg",
    ] {
        assert!(file(written).exists(), "{written:?}");
    }
    // A solver's path too: it is looked for, and not refused as no text.
    let (status, _, stderr) = run_raw("solve", &[b"p\xFF.txt", b"--solver", b"./no\xFF/highs"], folder.path());
    assert_eq!(status, Some(2), "{stderr}");
    assert!(!stderr.contains("UTF-8"), "{stderr}");
}

/// Nothing that a file, its name or an argument holds steers the terminal: an escape is shown instead.
#[cfg(unix)]
#[test]
fn control_characters_are_shown_and_not_sent() {
    let folder = tempfile::tempdir().expect("a folder");
    let evil = "\u{1b}[31m\u{7}\u{9b}2J\u{202e}\u{8}\r";
    let board = format!("X {evil}Z O O\nO O X X\n. . . .\n. . . .\n");
    let name = format!("p{evil}.txt");
    fs::write(folder.path().join(&name), &board).expect("a file");
    fs::write(folder.path().join("good.txt"), "X . . O\n. . . .\n. O . .\n. . X .\n").expect("a file");
    fs::write(
        folder.path().join(format!("contradicts{evil}")),
        "XXX.\n....\n....\n....\n",
    )
    .expect("a file");
    fs::write(folder.path().join(format!("board{evil}")), format!("{evil}\n{evil}\n")).expect("a file");
    fs::write(folder.path().join(format!("s{evil}.sol")), "x_0_0 1\n").expect("a file");
    fs::write(
        folder.path().join("janko"),
        format!("begin\npuzzle a{evil}b\nproblem\n- -\nend\n"),
    )
    .expect("a file");
    fs::write(folder.path().join("json"), format!("{{\"{}\":1}}", "k\u{9b}\u{7f}")).expect("a file");
    fs::write(
        folder.path().join("save"),
        format!("SAVEFILE:41:\nGAME:{evil}:x{evil}\nPARAMS:1:4\nDESC:1:a\n"),
    )
    .expect("a file");
    let named = |start: &str, end: &str| format!("{start}{evil}{end}");
    for (program, args) in [
        ("verify", vec![name.clone()]),
        ("solve", vec![name.clone()]),
        ("convert-puzzle", vec![name.clone()]),
        ("convert-puzzle", vec![named("missing", "")]),
        ("convert-puzzle", vec![named("contradicts", "")]),
        ("convert-puzzle", vec!["--to".into(), named("a", "")]),
        (
            "convert-puzzle",
            vec!["--from".into(), named("a", ""), "good.txt".into()],
        ),
        ("convert-puzzle", vec![named("--a", "")]),
        ("convert-puzzle", vec!["good.txt".into(), named("more", "")]),
        ("convert-puzzle", vec!["janko".into()]),
        ("convert-puzzle", vec!["json".into()]),
        ("convert-puzzle", vec!["save".into()]),
        (
            "convert-puzzle",
            vec!["good.txt".into(), "-o".into(), named("no/such/", "")],
        ),
        ("gen-model", vec!["binox".into(), name.clone()]),
        ("gen-model", vec![named("kind", ""), "good.txt".into()]),
        (
            "gen-model",
            vec![
                "binox".into(),
                "good.txt".into(),
                "--formulation".into(),
                named("f", ""),
            ],
        ),
        (
            "gen-model",
            vec!["binox".into(), "good.txt".into(), "-o".into(), named("m", ".pdf")],
        ),
        (
            "gen-model",
            vec![
                "binox".into(),
                "good.txt".into(),
                "--exclude".into(),
                named("s", ".sol"),
            ],
        ),
        ("solve", vec!["good.txt".into(), "--solver".into(), named("./s", "")]),
        ("solve", vec!["good.txt".into(), "--solver".into(), named("s", "")]),
        ("verify", vec!["good.txt".into(), named("board", "")]),
        ("verify", vec!["good.txt".into(), named("s", ".sol")]),
        ("verify", vec!["good.txt".into(), named("s", ".sol"), "--json".into()]),
        ("verify", vec!["good.txt".into(), "--symbols".into(), named("a", ",b")]),
    ] {
        // Colours are the programs' own.
        for color in ["never", "always"] {
            let mut all: Vec<&[u8]> = args.iter().map(|arg| arg.as_bytes()).collect();
            all.extend([b"--color".as_slice(), color.as_bytes()]);
            let (_, stdout, stderr) = run_raw(program, &all, folder.path());
            for text in [stdout, stderr] {
                let own = |c: char| c == '\n' || (color == "always" && c == '\u{1b}');
                let bad = |c: char| (c.is_control() && !own(c)) || c == '\u{202e}';
                assert!(!text.contains(bad), "{program} {args:?}: {text:?}");
                assert!(
                    !text.contains("\u{1b}[31m\\u{7}") && !text.contains("\u{1b}[31m\u{7}"),
                    "{text:?}"
                );
            }
        }
    }
    let (_, _, stderr) = run_raw("verify", &[name.as_bytes()], folder.path());
    assert!(stderr.contains("\\u{1b}[31m\\u{7}\\u{9b}2J"), "{stderr:?}");
}
