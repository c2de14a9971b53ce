//! Mutated puzzle texts and solution files thrown at all programs under a limit of memory: none is aborted, and status
//! 0 is given only to boards that a second opinion calls valid.
//!
//! The same inputs in every run; how many, support/tier.rs says.

#![cfg(unix)]

#[path = "support/boards.rs"]
mod boards;
#[path = "support/random.rs"]
mod random;
#[path = "support/tier.rs"]
mod tier;

use random::Random;
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use tempfile::TempDir;

/// In KiB, as `ulimit -v` takes it.
const MEMORY: &str = "2000000";

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// One of a list.
fn one_of<'l, T>(list: &'l [T], random: &mut Random) -> &'l T {
    &list[random.below(list.len())]
}

/// Words that have upset readers.
const WORDS: &[&[u8]] = &[
    b"9999",
    b"10000",
    b"99999999999999999999",
    b"-1",
    b"0",
    b"1e9",
    b"nan",
    b"\n",
    b"\n\n",
    b"\r\n",
    b"\t",
    b",,",
    b"|",
    b"|---|\n",
    b"+---+\n",
    b"# ",
    b"\"",
    b"{",
    b"}",
    b"[[",
    b"<",
    b"zzzz",
    b"X O ",
    b". . . . ",
    b"binox\n",
    b"towers\n",
    b"x_0_0 1\n",
    b"x_0_0_1 1\n",
    b"Infeasible\n",
    b"status,infeasible\n",
    b"{\"shape\":[4000,1000],\"symbol_number\":2,\"fixed\":[]}",
    b"1000x1000u:",
    b"clockwise: ",
    b"\x1b[31m",
    b"\0",
    b"\xff\xfe",
    b"\xef\xbb\xbf",
];

fn mutated(bytes: &[u8], random: &mut Random) -> Vec<u8> {
    let mut bytes = bytes.to_vec();
    for _ in 0..=random.below(2) {
        let from = random.below(bytes.len() + 1);
        let to = (from + random.below(30)).min(bytes.len());
        match random.below(7) {
            0 if from < bytes.len() => bytes[from] = random.below(256) as u8,
            1 => drop(bytes.drain(from..to)),
            2 => bytes.truncate(from),
            3 => {
                let part = bytes[from..to].to_vec();
                let times = 1 + random.below(3);
                bytes.splice(from..from, part.repeat(times));
            }
            _ => drop(bytes.splice(from..from, one_of(WORDS, random).iter().copied())),
        }
    }
    bytes
}

struct Ran {
    status: Option<i32>,
    out: String,
    err: String,
}

/// Runs a program under the limit; its time is limited too, so that a hang is seen.
fn run(program: &str, args: &[&str], folder: &Path) -> Ran {
    let path = Path::new(env!("CARGO_BIN_EXE_verify")).with_file_name(program);
    let output = Command::new("sh")
        .args(["-c", "ulimit -v $0 && exec timeout 60 \"$@\"", MEMORY])
        .arg(path)
        .args(args)
        .current_dir(folder)
        .env("PATH", std::env::var_os("PATH").unwrap_or_default())
        .stdin(Stdio::null())
        .output()
        .expect("sh runs");
    let [out, err] = [output.stdout, output.stderr].map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
    Ran {
        status: output.status.code(),
        out,
        err,
    }
}

impl Ran {
    #[track_caller]
    fn ended(&self, what: &str, input: &Path) {
        let kept = || {
            let bytes = fs::read(input).unwrap_or_default();
            String::from_utf8_lossy(&bytes).into_owned()
        };
        assert!(
            self.status.is_some_and(|status| (0..=4).contains(&status)),
            "{what}: status {:?}\n{}\ninput:\n{}",
            self.status,
            self.err,
            kept()
        );
        assert!(!self.err.contains("panicked"), "{what}\n{}\n{}", self.err, kept());
        let raw = |text: &str| text.contains('\u{1b}');
        assert!(!raw(&self.out) && !raw(&self.err), "{what}: a raw escape\n{}", kept());
    }
}

fn board(object: &Value) -> Vec<Vec<String>> {
    let text = |cell: &Value| cell.as_str().unwrap_or_default().to_string();
    let row = |row: &Value| row.as_array().into_iter().flatten().map(text).collect();
    object["board"].as_array().into_iter().flatten().map(row).collect()
}

/// The puzzle as text, by `convert-puzzle`; the second opinion reads that.
fn as_text(puzzle: &Path, kind: &str, folder: &Path) -> String {
    let converted = run(
        "convert-puzzle",
        &[&puzzle.display().to_string(), "--kind", kind],
        folder,
    );
    assert_eq!(converted.status, Some(0), "{}", converted.err);
    converted.out
}

/// Fails where a board is called valid that is not.
#[track_caller]
fn second_opinion(ran: &Ran, puzzle: &Path, folder: &Path, what: &str) {
    let object: Value = serde_json::from_str(&ran.out).expect("JSON");
    let kind = object["puzzle"]["kind"].as_str().expect("a kind").to_string();
    let board = board(&object);
    let text = as_text(puzzle, &kind, folder);
    assert!(
        boards::is_valid(&kind, &text, &board),
        "{what}: {board:?} is called valid for\n{text}"
    );
}

fn puzzles() -> Vec<Vec<u8>> {
    let mut texts: Vec<Vec<u8>> = Vec::new();
    for kind in ["binox", "skyscraper"] {
        let folder = root().join("models").join(kind);
        let mut paths: Vec<PathBuf> = fs::read_dir(folder)
            .expect("the samples")
            .map(|entry| entry.expect("an entry").path())
            .filter(|path| path.extension().is_some_and(|extension| extension == "txt"))
            .collect();
        paths.sort();
        texts.extend(paths.iter().map(|path| fs::read(path).expect("a sample")));
    }
    for text in [
        "6x6u:acbgdcaCBBi\n",
        "4:///2/2////3//1//2/2//,1i2e\n",
        "0b0a0f0c0b00b1a1a1h\n",
        "https://puzz.link/p?skyscrapers/4/4/i22i3g1g22h1o2k\n",
        "clockwise: 0 0 0 2 2 2 0 0 0 0 0 2 0 1 0 3\n",
        "top: 1,,2,\nbottom: ,,,\nleft: ,3,,\nright: ,,,1\n",
        "{\"shape\":[6,6],\"symbol_number\":2,\"fixed\":[{\"row\":0,\"column\":1,\"symbol\":1}]}\n",
        "1,1,,0\n,,,\n,0,,\n,,1,\n",
        "| 1 | . | . | 0 |\n|---|---|---|---|\n| . | . | . | . |\n| . | . | . | . |\n| . | . | . | . |\n",
    ] {
        texts.push(text.as_bytes().to_vec());
    }
    texts
}

/// Real solution files with the puzzles that they belong to.
fn solutions() -> Vec<(PathBuf, Vec<u8>)> {
    let mut all = Vec::new();
    for folder in ["", "more", "own"] {
        let folder = root().join("tests/corpus").join(folder);
        let manifest = fs::read_to_string(folder.join("MANIFEST.tsv")).expect("a manifest");
        for row in manifest.lines().skip(1) {
            let mut fields = row.split('\t');
            let (file, puzzle) = (fields.next().expect("a file"), fields.next().expect("a puzzle"));
            let bytes = fs::read(folder.join(file)).expect("a solution file");
            if bytes.len() < 50_000 {
                all.push((folder.join("puzzles").join(format!("{puzzle}.txt")), bytes));
            }
        }
    }
    assert!(all.len() > 300, "{}", all.len());
    all
}

#[test]
fn mutated_puzzles() {
    let folder = TempDir::new().expect("a folder");
    let texts = puzzles();
    let mut random = Random(0x5eed_0001);
    let path = folder.path().join("p.txt");
    let name = path.display().to_string();
    let mut read = 0;
    let rounds = tier::rounds(20, 150);
    for round in 0..rounds {
        let text: &Vec<u8> = one_of(&texts, &mut random);
        fs::write(&path, mutated(text, &mut random)).expect("written");
        let what = |program| format!("{program}, round {round}");
        let verify = run("verify", &[&name, "--json"], folder.path());
        verify.ended(&what("verify"), &path);
        run("convert-puzzle", &[&name], folder.path()).ended(&what("convert-puzzle"), &path);
        for kind in ["binox", "skyscraper"] {
            let formulation = one_of(&["document", "compact"], &mut random);
            let args = [kind, &name, "--stats", "--formulation", formulation];
            run("gen-model", &args, folder.path()).ended(&what("gen-model"), &path);
        }
        read += usize::from(verify.status == Some(0));
        if round % 3 == 0 {
            let args = [&name, "--solver", "built-in", "--time-limit", "1", "--json"];
            let solve = run("solve", &args, folder.path());
            solve.ended(&what("solve"), &path);
            if solve.status == Some(0) {
                second_opinion(&solve, &path, folder.path(), &what("solve"));
            }
        }
    }
    assert!(15 * read >= rounds, "enough of the texts are puzzles: {read}");
}

#[test]
fn mutated_solutions() {
    let folder = TempDir::new().expect("a folder");
    let files = solutions();
    let mut random = Random(0x5eed_0002);
    let path = folder.path().join("p.sol");
    let name = path.display().to_string();
    let mut valid = 0;
    let rounds = tier::rounds(60, 400);
    for round in 0..rounds {
        let (puzzle, bytes) = one_of(&files, &mut random);
        fs::write(&path, mutated(bytes, &mut random)).expect("written");
        let what = format!("verify {}, round {round}", puzzle.display());
        let args = [puzzle.display().to_string(), name.clone(), "--json".to_string()];
        let ran = run("verify", &args.each_ref().map(String::as_str), folder.path());
        ran.ended(&what, &path);
        if ran.status == Some(0) {
            valid += 1;
            second_opinion(&ran, puzzle, folder.path(), &what);
        }
        if round % 10 == 0 {
            let kind = if puzzle.display().to_string().contains("/s") {
                "skyscraper"
            } else {
                "binox"
            };
            let puzzle = puzzle.display().to_string();
            let args = [kind, &puzzle, "--exclude", &name, "--stats"];
            run("gen-model", &args, folder.path()).ended(&what, &path);
        }
    }
    assert!(20 * valid > rounds, "enough of the files are still valid: {valid}");
}

/// Small texts that ask for much: each answered or refused, none aborted, by every program.
#[test]
fn a_few_bytes_that_ask_for_much() {
    let folder = TempDir::new().expect("a folder");
    let lines = |line: &str, count: usize| line.repeat(count);
    let clues = |n: usize| vec!["1"; n].join(" ");
    let sides = |n: usize| {
        ["top", "bottom", "left", "right"]
            .map(|side| format!("{side}: {}\n", clues(n)))
            .concat()
    };
    let texts: Vec<(&str, String)> = vec![
        (
            "binox",
            r#"{"shape":[10000,10000],"symbol_number":2,"fixed":[]}"#.into(),
        ),
        ("binox", r#"{"shape":[2000,2000],"symbol_number":2,"fixed":[]}"#.into()),
        ("binox", r#"{"shape":[2,10000],"symbol_number":2,"fixed":[]}"#.into()),
        ("binox", format!("2000x2000u:{}", lines("z", 160_000))),
        ("binox", lines(&format!("{}\n", lines("X", 1000)), 998)),
        ("binox", lines(&format!("{}\n", lines("XXOO", 175)), 700)),
        ("binox", lines(&format!("{}\n", lines(".", 1000)), 998)),
        ("skyscraper", format!("clockwise: {}", lines("1 ", 8000))),
        ("skyscraper", sides(100)),
        ("skyscraper", sides(300)),
        ("skyscraper", lines(&format!("{}\n", lines(". ", 702)), 702)),
        ("skyscraper", lines(&format!("{}\n", lines("9 ", 700)), 700)),
    ];
    let path = folder.path().join("p.txt");
    let solution = folder.path().join("p.sol");
    let name = path.display().to_string();
    for (kind, text) in texts.into_iter().step_by(tier::one_in(8)) {
        let head: String = text.chars().take(60).collect();
        assert!(text.len() < 1_000_000, "{head}");
        fs::write(&path, &text).expect("written");
        let one = if kind == "binox" { "x_0_0 1\n" } else { "x_0_0_1 1\n" };
        fs::write(&solution, one).expect("written");
        let solution = solution.display().to_string();
        let runs: [(&str, Vec<&str>); 8] = [
            ("verify", vec![&name]),
            ("verify", vec![&name, "--json"]),
            ("verify", vec![&name, &solution]),
            ("verify", vec![&name, &name, "--json"]),
            ("convert-puzzle", vec![&name, "-o", "converted.txt"]),
            ("gen-model", vec![kind, &name, "--stats"]),
            ("gen-model", vec![kind, &name, "--stats", "--formulation", "compact"]),
            ("solve", vec![&name, "--solver", "built-in", "--time-limit", "1"]),
        ];
        for (program, args) in runs {
            // Sizes of the published model of 2000 lines: half a minute, all of it counting.
            let long = text.len() > 10_000 && kind == "skyscraper" && args.len() == 3 && program == "gen-model";
            if long && !tier::long() {
                continue;
            }
            let ran = run(program, &args, folder.path());
            ran.ended(&format!("{program} {args:?} for {head}"), Path::new("/dev/null"));
        }
    }
}
