//! The program `verify` as users meet it: every sentence of its specification.

#[path = "support/tier.rs"]
mod tier;

use assert_cmd::Command;
use serde_json::Value;
use std::io::Write;
use std::path::{Path, PathBuf};
use tempfile::TempDir;

fn tests(sub: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(sub)
}

/// What a run printed and how it ended.
struct Run {
    out: String,
    err: String,
    exit: i32,
}

fn verify(args: &[&str], stdin: &[u8]) -> Run {
    let mut command = Command::cargo_bin("verify").unwrap();
    let output = command.args(args).write_stdin(stdin).output().unwrap();
    Run {
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
        exit: output.status.code().expect("no signal"),
    }
}

impl Run {
    #[track_caller]
    fn is(self, exit: i32, says: &[&str]) -> Self {
        let text = format!("{}{}", self.out, self.err);
        assert_eq!(self.exit, exit, "{text}");
        for words in says {
            assert!(text.contains(words), "`{words}` is missing:\n{text}");
        }
        self
    }

    #[track_caller]
    fn never(self, word: &str) -> Self {
        assert!(
            !self.out.contains(word) && !self.err.contains(word),
            "{}{}",
            self.out,
            self.err
        );
        self
    }

    #[track_caller]
    fn ends_with(self, line: &str) -> Self {
        assert_eq!(self.out.lines().last(), Some(line), "{}", self.out);
        self
    }
}

/// A 4x4 Binox and its solution, as x values.
const BINOX: &str = "X . . .\n. . . O\n. O . .\nO . . O\n";
const BOARD: [[u8; 4]; 4] = [[1, 0, 1, 0], [0, 1, 1, 0], [1, 0, 0, 1], [0, 1, 0, 1]];
/// A puzzle that the board solves.
const OPEN: &str = "X . . .\n. . . O\n. O . .\nO . . X\n";
/// A 3x3 Skyscraper and a solution.
const SKYSCRAPER: &str = ". . . 1 .\n. . . . .\n. . . . .\n. . . . 3\n. . . . .\n";
const HEIGHTS: [[u32; 3]; 3] = [[2, 1, 3], [1, 3, 2], [3, 2, 1]];

fn binox_lines(name: impl Fn(usize, usize) -> String, value: impl Fn(u8) -> String) -> String {
    let mut text = String::new();
    for (i, row) in BOARD.iter().enumerate() {
        for (j, cell) in row.iter().enumerate() {
            text += &format!("{} {}\n", name(i, j), value(*cell));
        }
    }
    text
}

fn plain(i: usize, j: usize) -> String {
    format!("x_{i}_{j}")
}

fn skyscraper_lines(heights: &[[u32; 3]; 3]) -> String {
    let mut text = String::new();
    for (i, row) in heights.iter().enumerate() {
        for (j, height) in row.iter().enumerate() {
            for k in 1..=3 {
                text += &format!("x_{i}_{j}_{k} {}\n", u8::from(k == *height));
            }
        }
    }
    text
}

/// Puzzle and solution in a folder of their own.
struct Files {
    _folder: TempDir,
    puzzle: String,
    solution: String,
}

fn files(puzzle: &str, solution: &[u8]) -> Files {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).display().to_string();
    let (puzzle_path, solution_path) = (path("p.txt"), path("p.sol"));
    std::fs::write(&puzzle_path, puzzle).unwrap();
    std::fs::write(&solution_path, solution).unwrap();
    Files {
        _folder: folder,
        puzzle: puzzle_path,
        solution: solution_path,
    }
}

fn run(puzzle: &str, solution: impl AsRef<[u8]>) -> Run {
    run_with(puzzle, solution, &[])
}

fn run_with(puzzle: &str, solution: impl AsRef<[u8]>, more: &[&str]) -> Run {
    let files = files(puzzle, solution.as_ref());
    let mut args = vec![files.puzzle.as_str(), files.solution.as_str()];
    args.extend(more);
    verify(&args, b"")
}

/// With 64 MB of address space, the program itself included.
fn run_in_little_memory(puzzle: &str, solution: &[u8]) -> Run {
    let files = files(puzzle, solution);
    let mut command = Command::new("sh");
    command.args(["-c", "ulimit -v 65536; exec \"$0\" \"$@\""]);
    let output = command
        .arg(assert_cmd::cargo::cargo_bin("verify"))
        .args([&files.puzzle, &files.solution])
        .output()
        .unwrap();
    Run {
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
        exit: output.status.code().expect("no signal"),
    }
}

fn json(run: &Run) -> Value {
    serde_json::from_str(&run.out).unwrap_or_else(|error| panic!("{error}: {}", run.out))
}

// Values.

#[test]
fn values_near_an_integer_are_taken() {
    for (one, zero) in [
        ("0.9999991", "-1e-13"),
        ("1.0000000000012", "-0"),
        ("1e+00", "0e+00"),
        ("1.0D+00", "0.0D+00"),
        ("1.", ".0"),
        ("+1", "0"),
    ] {
        let text = binox_lines(plain, |cell| (if cell == 1 { one } else { zero }).to_string());
        run(OPEN, text).is(0, &[]).ends_with("valid");
    }
}

#[test]
fn a_decimal_comma_is_refused_with_a_sentence() {
    let text = binox_lines(plain, |cell| format!("{cell},0"));
    run(OPEN, &text).is(2, &["p.sol:1:", "decimal comma"]);
    run(OPEN, text.replace(' ', ",")).is(2, &["p.sol:1:", "decimal comma"]);
}

#[test]
fn what_is_not_a_number_breaks_the_board() {
    for value in ["nan", "NaN", "inf", "-inf", "1e999"] {
        let text = binox_lines(plain, |cell| cell.to_string()).replacen("x_1_2 1", &format!("x_1_2 {value}"), 1);
        run(OPEN, text)
            .is(1, &["row 2 column 3", "not a number"])
            .ends_with("not a solution: 1 violation");
    }
    run(OPEN, "x_0_0 one\n").is(2, &["p.sol:1", "\"one\" is not a number"]);
}

#[test]
fn a_fraction_is_told_with_cell_value_and_distance() {
    let text = binox_lines(plain, |cell| cell.to_string()).replacen("x_1_2 1", "x_1_2 0.4", 1);
    run(OPEN, text).is(1, &["row 2 column 3", "0.4", "not integral", "4.000e-1 away"]);
    let text = skyscraper_lines(&HEIGHTS).replacen("x_0_0_2 1", "x_0_0_2 0.5", 1);
    run(SKYSCRAPER, text).is(1, &["row 1 column 1", "height 2", "0.5", "not integral"]);
}

#[test]
fn the_tolerance_can_be_chosen() {
    let text = binox_lines(plain, |cell| {
        if cell == 1 {
            "0.999".to_string()
        } else {
            "0".to_string()
        }
    });
    run(OPEN, &text).is(1, &["not integral"]);
    run_with(OPEN, &text, &["--tolerance", "0.01"])
        .is(0, &[])
        .ends_with("valid");
    run_with(OPEN, &text, &["--tolerance", "0.5"]).is(2, &["0.5"]);
    run_with(OPEN, &text, &["--tolerance", "NaN"]).is(2, &["NaN"]);
    let exact = binox_lines(plain, |cell| cell.to_string());
    run_with(OPEN, &exact, &["--tolerance", "0"])
        .is(0, &[])
        .ends_with("valid");
}

#[test]
fn a_cell_with_no_height_or_two_is_said_as_such() {
    let text = skyscraper_lines(&HEIGHTS).replacen("x_1_1_3 1", "x_1_1_3 0", 1);
    run(SKYSCRAPER, text).is(1, &["row 2 column 2: no height"]);
    let text = skyscraper_lines(&HEIGHTS).replacen("x_1_1_1 0", "x_1_1_1 1", 1);
    run(SKYSCRAPER, text).is(1, &["row 2 column 2: two heights: 1 and 3"]);
}

// Names.

#[test]
fn every_spelling_of_a_name_is_read() {
    let spellings: [fn(usize, usize) -> String; 10] = [
        |i, j| format!("x({i},{j})"),
        |i, j| format!("x[{i},{j}]"),
        |i, j| format!("x({i}_{j})"),
        |i, j| format!("x_({i},_{j})"),
        |i, j| format!("x[{i}][{j}]"),
        |i, j| format!("X_{i}_{j}"),
        |i, j| format!("x[{i}, {j}]"),
        |i, j| format!("x#{i}#{j}"),
        |i, j| format!("x.{i}.{j}"),
        |i, j| format!("C{:07}", 4 * i + j + 1),
    ];
    for name in spellings {
        let text = binox_lines(name, |cell| cell.to_string());
        run(OPEN, &text).is(0, &[]).ends_with("valid");
        // The same in CBC's csv, where names with commas stand bare.
        if !text.contains(", ") {
            run(OPEN, format!("name,solution\n{}", text.replace(' ', ",")))
                .is(0, &[])
                .ends_with("valid");
        }
    }
}

#[test]
fn indices_from_one_are_understood_and_said() {
    let text = binox_lines(|i, j| format!("x[{},{}]", i + 1, j + 1), |cell| cell.to_string());
    run(OPEN, text).is(0, &["counted from 1"]).ends_with("valid");
    // Heights count from 1 whatever the cells count from.
    let mut text = String::new();
    for (i, row) in HEIGHTS.iter().enumerate() {
        for (j, height) in row.iter().enumerate() {
            text += &format!("x({},{},{height}) 1\n", i + 1, j + 1);
        }
    }
    run(SKYSCRAPER, text).is(0, &["counted from 1"]).ends_with("valid");
    // With an index 0 somewhere it is no file counted from 1.
    let text = "x_0_1 1\nx_4_4 1\n";
    run(OPEN, text).is(2, &["p.sol:2", "x_4_4", "outside"]);
}

#[test]
fn row_names_are_never_values() {
    let rows = "cell_0_0 7\nrow_0_1 3\nR0000001 9\ngiven_0_0 0.5\nrun_a_max_0_0 nan_is_no_problem_here\n";
    let text = binox_lines(plain, |cell| cell.to_string());
    run(OPEN, format!("{text}{rows}")).is(0, &[]).ends_with("valid");
}

#[test]
fn the_same_column_twice_must_agree() {
    let text = binox_lines(plain, |cell| cell.to_string());
    run(OPEN, format!("{text}x_1_1 1.0\n")).is(0, &[]).ends_with("valid");
    run(OPEN, format!("{text}x_1_1 0\n")).is(2, &["p.sol:17", "x_1_1", "two different values"]);
    run(OPEN, format!("{text}y_0_1_2 0\ny_0_1_2 1\n")).is(2, &["p.sol:18", "y_0_1_2", "two different values"]);
}

#[test]
fn a_column_outside_the_board_is_refused_with_name_and_line() {
    let text = binox_lines(plain, |cell| cell.to_string());
    for (name, line) in [
        ("x_4_0", 17),
        ("x_0_4", 17),
        ("y_4_0_0", 17),
        ("z_0_0_1", 17),
        ("x_1_1_1", 17),
    ] {
        run(OPEN, format!("{text}{name} 1\n")).is(2, &[&format!("p.sol:{line}"), name]);
    }
    run(OPEN, skyscraper_lines(&HEIGHTS)).is(2, &["p.sol:1", "x_0_0_1", "binox"]);
    run(SKYSCRAPER, text).is(2, &["p.sol:1", "x_0_0", "skyscraper"]);
    run(SKYSCRAPER, "x_0_0_4 1\n").is(2, &["p.sol:1", "x_0_0_4", "heights 1 to 3"]);
}

#[test]
fn a_file_of_a_smaller_puzzle_is_not_taken_for_a_bad_board() {
    let six = ". . . . . .\n".repeat(6);
    run_with(&six, binox_lines(plain, |cell| cell.to_string()), &["--kind", "binox"])
        .is(2, &["first 4 rows and 4 columns", "smaller puzzle"])
        .never("violation");
}

#[test]
fn names_that_are_no_columns_are_told() {
    run(OPEN, "cell_1 1\ncell_2 0\n").is(2, &["p.sol:1", "2 names", "cell_1", "x_0_3"]);
}

#[test]
fn a_puzzle_of_dots_takes_its_kind_from_the_columns() {
    let dots = ". . . . . .\n".repeat(6);
    let heights = [[1, 2, 3, 4], [2, 1, 4, 3], [3, 4, 1, 2], [4, 3, 2, 1]];
    let mut text = String::new();
    for (i, row) in heights.iter().enumerate() {
        for (j, height) in row.iter().enumerate() {
            text += &format!("x_{i}_{j}_{height} 1\n");
        }
    }
    run(&dots, &text).is(0, &["skyscraper 4 x 4"]).ends_with("valid");
    run_with(&dots, &text, &["--kind", "binox"]).is(2, &["x_0_0_1"]);
}

// Files.

#[test]
fn an_empty_file_is_told() {
    run(OPEN, "").is(2, &["empty"]);
    run(OPEN, " \n\r\n\t\n").is(2, &["empty"]);
}

#[test]
fn line_ends_marks_and_compression_do_not_matter() {
    let text = binox_lines(plain, |cell| cell.to_string());
    run(OPEN, text.replace('\n', "\r\n")).is(0, &[]).ends_with("valid");
    run(OPEN, format!("\u{feff}{text}")).is(0, &[]).ends_with("valid");
    let mut packed = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::default());
    packed.write_all(text.as_bytes()).unwrap();
    let packed = packed.finish().unwrap();
    run(OPEN, &packed).is(0, &[]).ends_with("valid");
    run(OPEN, &packed[..packed.len() - 9]).is(2, &["gzip", "cut"]);
    let mut damaged = packed;
    let middle = damaged.len() / 2;
    damaged[middle] ^= 0xFF;
    run(OPEN, damaged).is(2, &["gzip"]);
}

#[test]
fn what_is_no_text_is_told() {
    let text = binox_lines(plain, |cell| cell.to_string());
    for bytes in [u16::to_le_bytes as fn(u16) -> [u8; 2], u16::to_be_bytes] {
        let utf16: Vec<u8> = text.encode_utf16().flat_map(bytes).collect();
        run(OPEN, &utf16).is(2, &["UTF-16"]);
        let marked: Vec<u8> = "\u{feff}x_0_0 1".encode_utf16().flat_map(bytes).collect();
        run(OPEN, &marked).is(2, &["UTF-16"]);
    }
    let garbage: Vec<u8> = (0..100_000u32)
        .map(|n| (n.wrapping_mul(2_654_435_761) >> 13) as u8)
        .collect();
    run(OPEN, garbage).is(2, &["binary"]);
    run(OPEN, b"\xff\xfd\xfc text that is not UTF-8\n").is(2, &["not UTF-8"]);
}

#[test]
fn a_line_of_ten_megabytes_ends_in_an_error() {
    for start in [
        "",
        "x_0_0 ",
        "Model status\n",
        "<?xml ",
        "{\"",
        "{\"a\": ",
        "# Solution for model\n",
        "x_0_0,",
    ] {
        let mut text = start.as_bytes().to_vec();
        text.resize(10 << 20, b'1');
        let run = run_in_little_memory(OPEN, &text).is(2, &["p.sol"]);
        assert!(run.err.len() < 2000, "{} bytes of error", run.err.len());
    }
}

#[test]
fn a_gzip_bomb_ends_in_an_error() {
    for byte in [b'x', b' ', b'\n', b'{'].into_iter().step_by(tier::one_in(4)) {
        let mut packed = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
        for _ in 0..256 {
            packed.write_all(&vec![byte; 1 << 20]).unwrap();
        }
        let run = run_in_little_memory(OPEN, &packed.finish().unwrap()).is(2, &["p.sol"]);
        assert!(run.err.len() < 2000, "{} bytes of error", run.err.len());
    }
}

#[test]
fn a_cut_file_is_called_cut() {
    let text = binox_lines(plain, |cell| cell.to_string());
    let at = |line: usize| text.lines().take(line).map(|line| line.len() + 1).sum::<usize>();
    run(OPEN, &text[..at(10)]).is(2, &["cut"]).never("violation");
    run(OPEN, &text[..at(15)])
        .is(2, &["values stop after row 4 column 3", "cut"])
        .never("violation");
    run(OPEN, &text[..at(10) + 3]).is(2, &["p.sol:11"]).never("violation");
}

// Lists without zeros and without an end mark.

/// A list of ones in each form that has no end mark.
fn lists_of_ones(names: &[String]) -> Vec<String> {
    let each = |line: &dyn Fn(usize, &String) -> String| -> String {
        names.iter().enumerate().map(|(at, name)| line(at, name)).collect()
    };
    vec![
        each(&|_, name| format!("{name} 1\n")),
        each(&|_, name| format!("{name},1\n")),
        format!("name,solution\n{}", each(&|_, name| format!("{name},1\n"))),
        format!("# Solution for model p\n{}", each(&|_, name| format!("{name} 1\n"))),
        format!("=obj= 0\n{}", each(&|_, name| format!("{name} 1\n"))),
        format!(
            "Optimal - objective value 0\n{}",
            each(&|at, name| format!("{at:7} {name} 1 0\n"))
        ),
        format!(
            "Optimal - solution - objective 0\n{}",
            each(&|at, name| format!("{at} {name} 1 0\n"))
        ),
        format!(
            "solution status: optimal\nobjective value: 0\n{}",
            each(&|_, name| format!("{name} 1 \t(obj:0)\n"))
        ),
        format!("Variable X\n----------\n{}", each(&|_, name| format!("{name} 1\n"))),
    ]
}

fn ones_of_the_board() -> Vec<String> {
    let cells = (0..4).flat_map(|i| (0..4).map(move |j| (i, j)));
    cells
        .filter(|&(i, j)| BOARD[i][j] == 1)
        .map(|(i, j)| plain(i, j))
        .collect()
}

fn ones_of_the_heights() -> Vec<String> {
    let cells = (0..3).flat_map(|i| (0..3).map(move |j| (i, j)));
    cells.map(|(i, j)| format!("x_{i}_{j}_{}", HEIGHTS[i][j])).collect()
}

#[test]
fn a_list_that_may_have_lost_its_end_is_not_blamed() {
    for (puzzle, ones) in [(OPEN, ones_of_the_board()), (SKYSCRAPER, ones_of_the_heights())] {
        for listed in 1..ones.len() {
            for text in lists_of_ones(&ones[..listed]) {
                let line = format!("p.sol:{}\n", text.lines().count());
                run(puzzle, &text)
                    .is(2, &["probably truncated", &line])
                    .never("violation");
            }
        }
        for text in lists_of_ones(&ones) {
            run(puzzle, &text).is(0, &[]).ends_with("valid");
        }
    }
}

#[test]
fn a_rule_broken_before_the_end_of_a_list_is_blamed() {
    // The first row has three X: no later one can repair that. The second puzzle has a given that the list leaves out.
    let three: Vec<String> = ["x_0_0", "x_0_1", "x_0_2", "x_1_0"].map(str::to_string).to_vec();
    for text in lists_of_ones(&three) {
        run(OPEN, &text).is(1, &["FAIL", "row 1: 3 X"]);
    }
    for text in lists_of_ones(&ones_of_the_board()[1..3]) {
        run(OPEN, &text).is(1, &["given X, found O"]);
    }
    // Two heights in a cell; a cell without one before others; a clue that is not met in a full line.
    for names in [
        ["x_0_0_1", "x_0_0_2", "x_0_1_1"],
        ["x_0_0_2", "x_0_2_3", "x_1_0_1"],
        ["x_0_0_2", "x_0_1_3", "x_0_2_2"],
        ["x_0_0_3", "x_0_1_1", "x_0_2_1"],
    ] {
        for text in lists_of_ones(&names.map(str::to_string)) {
            run(SKYSCRAPER, &text).is(1, &["FAIL"]);
        }
    }
    // Complete lists with a fault: nothing that could be added after the last column repairs them.
    let mut ones = ones_of_the_board();
    *ones.last_mut().unwrap() = "x_3_2".to_string();
    for text in lists_of_ones(&ones) {
        run(OPEN, &text).is(1, &["FAIL"]);
    }
    let mut ones = ones_of_the_heights();
    *ones.last_mut().unwrap() = "x_2_2_3".to_string();
    for text in lists_of_ones(&ones) {
        run(SKYSCRAPER, &text).is(1, &["FAIL"]);
    }
    // Fractions stay what they are.
    run(OPEN, "x_0_0 1\nx_0_1 0.5\n").is(1, &["not integral"]);
}

#[test]
fn what_shows_its_end_is_judged_as_it_is() {
    let some = &ones_of_the_board()[..3];
    let json: Vec<String> = some.iter().map(|name| format!("\"{name}\": 1")).collect();
    run(OPEN, format!("{{{}}}", json.join(", "))).is(1, &["FAIL"]);
    // A column of the model after the board's: the board is complete.
    let list: String = some.iter().map(|name| format!("{name} 1\n")).collect();
    run(OPEN, format!("{list}y_0_1_0 1\n")).is(1, &["FAIL"]);
    run(OPEN, format!("y_0_1_0 1\n{list}")).is(2, &["probably truncated"]);
    // A last line without its end may have lost more than that.
    run(OPEN, list.trim_end()).is(2, &["its last line has no line end"]);
}

#[test]
fn a_large_truncated_list_is_refused_soon() {
    let size = 200;
    let puzzle = format!("{}\n", ". ".repeat(size)).repeat(size);
    let list: String = (0..size / 2)
        .flat_map(|i| (0..size).map(move |j| (i, j)))
        .filter(|(i, j)| (i / 2 + j + usize::from(j / 2 % 7 == i % 7)) % 2 == 0)
        .map(|(i, j)| format!("x_{i}_{j} 1\n"))
        .collect();
    let started = std::time::Instant::now();
    let run = run_with(&puzzle, list, &["--kind", "binox"]);
    assert!([1, 2].contains(&run.exit), "{}", run.err);
    assert!(started.elapsed().as_secs() < 30, "{:?}", started.elapsed());
}

// Formats that are refused, and logs.

#[test]
fn what_has_no_values_names_the_way_to_get_them() {
    let more = "corpus/more/solutions/s3/";
    let first = "corpus/solutions/binox-4x4/";
    for (file, says) in [
        (format!("{more}copt-json.json"), &["COPT", "writesol"][..]),
        (format!("{more}cbc-special.sol"), &["special", "solution FILE"]),
        (format!("{more}cbc-saveSolution.bin"), &["binary", "solution FILE"]),
        (
            format!("{more}lpsolve-basis.bas"),
            &["basis", "-S3", "lpsolve-basis.bas:2"],
        ),
        (format!("{more}lpsolve-S1.log"), &["no values", "-S3"]),
        (format!("{more}xpress-writesol.hdr"), &["header", "writeslxsol"]),
        (format!("{more}highs-stdout.log"), &["log of HiGHS", "--solution_file"]),
        (format!("{first}highs-stdout.log"), &["log of HiGHS", "--solution_file"]),
        (format!("{first}cbc-stdout.log"), &["log of CBC", "solution FILE"]),
        (format!("{first}glpk-stdout.log"), &["log of GLPK", "-o FILE"]),
    ] {
        let file = tests(&file).display().to_string();
        let puzzle = tests("corpus/more/puzzles/s3.txt").display().to_string();
        verify(&[&puzzle, &file], b"").is(2, says);
    }
    run(OPEN, "\\ puzzle\nMinimize\n obj: 0 x\n").is(2, &["model, not a solution"]);
    run(OPEN, "* puzzle\nNAME binox\nROWS\n N obj\n").is(2, &["p.sol:3", "MPS model", "give the model to a solver"]);
    run(OPEN, "HiGHS_basis_file v2\nValid\n").is(2, &["basis that HiGHS wrote", "--solution_file"]);
    run(OPEN, "p mip min 1 1 1\n").is(2, &["GLPK's own format"]);
    run(OPEN, "NAME binox\nROWS\n N obj\n").is(2, &["model, not a solution"]);
}

// States.

#[test]
fn no_solution_is_exit_3_with_the_status_and_no_verdict() {
    let folder = tests("corpus/more");
    for (puzzle, file, says) in [
        ("b4inf", "b4inf/cbc-default-infeasible.sol", &["Infeasible"][..]),
        ("b4inf", "b4inf/cbcdev-default-infeasible.sol", &["Integer infeasible"]),
        ("s3", "s3/edited-cbcstatus-unbounded.sol", &["Unbounded", "unbounded"]),
        (
            "b8",
            "b8/cbc-default-sec0.sol",
            &["no integer solution - continuous used", "before it found"],
        ),
        ("s3", "s3/glpk-printable-tmlim0.out", &["INTEGER UNDEFINED"]),
        ("b4inf", "b4inf/glpk-raw-infeasible.sol", &["INTEGER EMPTY", "proved"]),
        ("s3", "s3/miplib-infeas.sol", &["=infeas="]),
        (
            "s3",
            "s3/edited-highs-infeasible-point.sol",
            &["Time limit reached", "infeasible"],
        ),
    ] {
        let puzzle = folder
            .join("puzzles")
            .join(format!("{puzzle}.txt"))
            .display()
            .to_string();
        let file = folder.join("solutions").join(file).display().to_string();
        let run = verify(&[&puzzle, &file], b"")
            .is(3, says)
            .never("valid\n")
            .never("violation")
            .never("FAIL");
        assert!(
            run.out.lines().last().unwrap().starts_with("no solution: "),
            "{}",
            run.out
        );
        let value = json(&verify(&[&puzzle, &file, "--json"], b"").is(3, &[]));
        assert_eq!(value["verdict"], "no-solution");
        assert_eq!(value["exit"], 3);
        assert!(value["board"].is_null());
    }
}

#[test]
fn a_limit_is_not_called_infeasible() {
    let case = tests("cases/b11");
    let path = |name: &str| case.join(name).display().to_string();
    verify(&[&path("p.txt"), &path("none.sol")], b"")
        .is(3, &["Time limit reached"])
        .never("infeasible");
    verify(&[&path("p.txt"), &path("p.sol")], b"")
        .is(0, &["Time limit reached", "stopped early"])
        .ends_with("valid");
}

#[test]
fn a_status_that_is_missing_or_unknown_is_told_and_the_values_judged() {
    run(OPEN, binox_lines(plain, |cell| cell.to_string())).is(0, &["does not say whether the solver finished"]);
    let case = tests("cases/b17");
    let path = |name: &str| case.join(name).display().to_string();
    verify(&[&path("p.txt"), &path("p.sol")], b"").is(0, &["Status unknown", "does not say whether"]);
}

#[test]
fn a_file_that_contradicts_itself_is_judged_by_its_values() {
    let puzzle = tests("corpus/more/puzzles/s3.txt").display().to_string();
    let file = tests("corpus/more/solutions/s3/symphony-stdout.log")
        .display()
        .to_string();
    verify(&[&puzzle, &file], b"")
        .is(0, &["The problem is infeasible", "judged"])
        .ends_with("valid");
}

#[test]
fn a_pool_says_how_many_solutions_it_holds() {
    let puzzle = tests("corpus/more/puzzles/s3.txt").display().to_string();
    let file = tests("corpus/more/solutions/s3/cplex-pool.sol").display().to_string();
    let run = verify(&[&puzzle, &file, "--json"], b"").is(0, &["2 solutions", "incumbent"]);
    assert_eq!(json(&run)["solution"]["solutions_in_file"], 2);
    let pool = "{\"SolutionInfo\": {\"Status\": 2, \"SolCount\": 3}, \"Vars\": [{\"VarName\": \"x_0_0\", \"X\": 1, \"PoolNX\": [1, 0]}]}";
    run_with(OPEN, pool, &[]).is(1, &["3 solutions"]);
}

#[test]
fn the_last_solution_of_a_log_counts() {
    let text = |value: u8| format!("objective value: 0\nx_0_0 {value} \t(obj:0)\n\n");
    let right: String = binox_lines(plain, |cell| cell.to_string());
    let log = format!("SCIP version 10\n{}objective value: 0\n{right}\n", text(0));
    run(OPEN, &log).is(0, &[]).ends_with("valid");
    let values = "Actual values of the variables:\n";
    let improved = format!(
        "\nValue of objective function: 0\n\n{values}x_0_0 0\n\n{values}{right}\nActual values of the constraints:\nR1 1\n"
    );
    run(OPEN, improved).is(0, &["2 solutions"]).ends_with("valid");
}

#[test]
fn escape_sequences_of_a_file_reach_no_terminal() {
    for text in [
        "status: \u{1b}[31mInfeasible\nx_0_0 1\n",
        "x_0_0 \u{1b}[31m1\n",
        "x_0_0 1\n\u{1b}]0;title\u{7}\n",
        "\u{1b}[31mx 1\n",
        "Model status\n\u{1b}[2JOptimal\n\n# Primal solution values\nNone\n",
    ] {
        let run = run(OPEN, text);
        assert!(
            !run.out.contains('\u{1b}') && !run.err.contains('\u{1b}'),
            "{}{}",
            run.out,
            run.err
        );
    }
    run(OPEN, "status: \u{1b}[31mInfeasible\nx_0_0 1\n").is(3, &["\\u{1b}[31mInfeasible"]);
}

// JSON dumps.

#[test]
fn dumps_of_python_users_are_read() {
    let entries: Vec<String> = binox_lines(plain, |cell| cell.to_string())
        .lines()
        .map(|line| format!("\"{}", line.replacen(' ', "\": ", 1)))
        .collect();
    let object = format!("{{{}}}", entries.join(", "));
    run(OPEN, &object).is(0, &[]).ends_with("valid");
    run(OPEN, object.replace(": 1", ": true").replace(": 0", ": false"))
        .is(0, &[])
        .ends_with("valid");
    run(OPEN, object.replace(": 1", ": \"1.0\""))
        .is(0, &[])
        .ends_with("valid");
    for key in ["variables", "values", "solution", "x"] {
        run(OPEN, format!("{{\"status\": \"Optimal\", \"{key}\": {object}}}"))
            .is(0, &["Optimal"])
            .ends_with("valid");
    }
    run(OPEN, format!("{{\"status\": \"Infeasible\", \"values\": {object}}}")).is(3, &["Infeasible"]);
    let list: Vec<String> = binox_lines(plain, |cell| cell.to_string())
        .lines()
        .map(|line| line.split_once(' ').unwrap())
        .map(|(name, value)| format!("{{\"name\": \"{name}\", \"value\": {value}, \"dual\": 3}}"))
        .collect();
    run(OPEN, format!("[{}]", list.join(", ")))
        .is(0, &[])
        .ends_with("valid");
    run(OPEN, object.replace('"', "'")).is(2, &["single quotes", "json.dump"]);
    // A table of reduced costs has the same names.
    let costs = object.replace(": 1", ": 7").replace(": 0", ": 7");
    run(OPEN, format!("{{\"reduced_costs\": {costs}, \"values\": {object}}}"))
        .is(0, &[])
        .ends_with("valid");
    run(OPEN, object.replacen(": 1", ": NaN", 1)).is(2, &["JSON", "NaN"]);
    run(OPEN, &object[..object.len() - 1]).is(2, &["cut"]);
    run(OPEN, "[".repeat(10_000) + "1").is(2, &[]);
    run(OPEN, "{\"a\":".repeat(10_000)).is(2, &[]);
}

// A finished board.

#[test]
fn a_finished_board_is_read_in_the_puzzles_own_form() {
    run(OPEN, "X O X O\nO X X O\nX O O X\nO X O X\n")
        .is(0, &["finished board"])
        .ends_with("valid");
    run(OPEN, "1010\n0110\n1001\n0101\n").is(0, &[]).ends_with("valid");
    run(OPEN, "X O X O\nO X X O\nX O O X\nO X X O\n").is(1, &["FAIL"]);
    run(OPEN, "X O X\nO X X O\nX O O X\nO X O X\n").is(2, &["p.sol:1", "no solution file of a known format"]);
    run(OPEN, "hello world\n").is(2, &["p.sol:1", "no solution file of a known format"]);
    run(OPEN, OPEN.replace(['X', 'O'], ".")).is(2, &["empty board"]);
}

// Rows.

fn with_auxiliaries() -> String {
    let mut text = binox_lines(plain, |cell| cell.to_string());
    for (letter, at) in [('y', false), ('z', true)] {
        let cell = |line: usize, k: usize| if at { BOARD[k][line] } else { BOARD[line][k] };
        for i in 0..4 {
            for j in (0..4).filter(|&j| j != i) {
                for k in 0..4 {
                    text += &format!("{letter}_{i}_{j}_{k} {}\n", u8::from(cell(i, k) == cell(j, k)));
                }
            }
        }
    }
    text
}

#[test]
fn rows_are_evaluated_at_the_solvers_values() {
    let text = with_auxiliaries();
    run_with(OPEN, &text, &["--rows"])
        .is(
            0,
            &["453 evaluated", "0 broken", "96, 0 differ", "rules and rows agree"],
        )
        .ends_with("valid");
    // A y that is wrong: rules hold, rows do not.
    let bent = text.replacen("y_0_1_0 0", "y_0_1_0 1", 1);
    run_with(OPEN, &bent, &["--rows"]).is(
        0,
        &[
            "worst: same_a",
            "off by 1",
            "96, 1 differ",
            "y_0_1_0 is 1, by its definition it is 0",
        ],
    );
    // Values that the tolerance lets pass.
    let close = text.replacen("x_0_0 1", "x_0_0 0.999999", 1);
    run_with(OPEN, &close, &["--rows"]).is(0, &["0 broken", "within the tolerance"]);
    // A board that breaks a given.
    let other = BINOX;
    run_with(other, &text, &["--rows"]).is(1, &["worst: given_3_3: activity 1, must be = 0; off by 1"]);
}

#[test]
fn rows_of_columns_that_are_missing_are_not_evaluated() {
    let text = binox_lines(plain, |cell| cell.to_string());
    run_with(OPEN, text, &["--rows"]).is(0, &["45 evaluated", "408 rows not evaluated"]);
}

#[test]
fn rows_work_from_numbers_and_from_indices_that_start_at_one() {
    let from_one: String = with_auxiliaries()
        .lines()
        .map(|line| {
            let (name, value) = line.split_once(' ').unwrap();
            let mut parts = name.split('_');
            let letter = parts.next().unwrap();
            let indices: Vec<String> = parts
                .map(|part| (part.parse::<u32>().unwrap() + 1).to_string())
                .collect();
            format!("{letter}({}) {value}\n", indices.join(","))
        })
        .collect();
    run_with(OPEN, from_one, &["--rows"]).is(0, &["counted from 1", "453 evaluated", "0 broken", "96, 0 differ"]);
    let values: String = with_auxiliaries()
        .lines()
        .map(|line| format!("{}\n", line.split_once(' ').unwrap().1))
        .collect();
    let nameless =
        format!("Model status\nOptimal\n\n# Primal solution values\nFeasible\nObjective 0\n# Columns 112\n{values}");
    run_with(OPEN, nameless, &["--rows"]).is(0, &["by number", "453 evaluated", "0 broken", "96, 0 differ"]);
}

#[test]
fn an_unknown_formulation_is_refused() {
    let text = binox_lines(plain, |cell| cell.to_string());
    run_with(OPEN, text, &["--rows", "--formulation", "nonsense"]).is(2, &["nonsense", "document"]);
}

// The puzzle alone.

#[test]
fn without_a_solution_the_givens_are_checked() {
    let files = files("X X X .\n. . . .\n. . . .\n. . . .\n", b"");
    verify(&[&files.puzzle], b"").is(1, &["row 1", "3 X in succession"]);
    verify(&["-"], OPEN.as_bytes()).is(0, &["the givens break no rule"]);
    verify(&["-"], b". . . . .\n. 1 . . .\n. 1 . . .\n. . . . .\n. . . . .\n")
        .is(1, &["column 1", "height 1 occurs 2 times"]);
}

// Streams and arguments.

#[test]
fn standard_input_serves_either_file() {
    let files = files(OPEN, binox_lines(plain, |cell| cell.to_string()).as_bytes());
    verify(&[&files.puzzle, "-"], &std::fs::read(&files.solution).unwrap())
        .is(0, &[])
        .ends_with("valid");
    verify(&["-", &files.solution], OPEN.as_bytes())
        .is(0, &[])
        .ends_with("valid");
    verify(&["-", "-"], b"").is(2, &["standard input"]);
    verify(&[&files.puzzle, "no/such/file"], b"").is(2, &["no/such/file"]);
    verify(&[&files.puzzle, "."], b"").is(2, &[]);
}

#[test]
fn json_has_its_documented_keys() {
    let text = binox_lines(plain, |cell| cell.to_string()).replacen("x_0_1 0", "x_0_1 1", 1);
    let value = json(&run_with(OPEN, text, &["--json"]).is(1, &[]));
    assert_eq!(value["verdict"], "violated");
    assert_eq!(value["exit"], 1);
    assert_eq!(value["puzzle"]["kind"], "binox");
    assert_eq!(value["solution"]["format"], "pairs");
    assert_eq!(value["solution"]["state"], "unknown");
    assert_eq!(value["solution"]["zeros_left_out"], false);
    assert_eq!(value["board"][0], serde_json::json!(["X", "X", "X", "O"]));
    let rules = value["rules"].as_array().unwrap();
    let run = rules.iter().find(|rule| rule["id"] == "binox/run").unwrap();
    assert_eq!(run["ok"], false);
    assert_eq!(run["violations"][0]["place"]["row"], 1);
    assert_eq!(
        run["violations"][0]["cells"][0],
        serde_json::json!({"row": 1, "column": 1})
    );
    assert_eq!(run["violations"][0]["facts"]["length"], 3);
    let broken: usize = rules
        .iter()
        .map(|rule| rule["violations"].as_array().unwrap().len())
        .sum();
    assert_eq!(value["violations"], broken);
    let value = json(&run_with(OPEN, with_auxiliaries(), &["--json", "--rows"]).is(0, &[]));
    assert_eq!(value["verdict"], "valid");
    assert_eq!(value["rows"]["checked"], 453);
    assert_eq!(value["rows"]["broken"], 0);
    assert_eq!(value["rows"]["definitions"]["checked"], 96);
    let value = json(&run_with(OPEN, "x_0_0 one\n", &["--json"]).is(2, &[]));
    assert_eq!(value["verdict"], "unreadable");
    assert_eq!(value["error"]["line"], 1);
    let value = json(&verify(&["-", "--json"], OPEN.as_bytes()).is(0, &[]));
    assert_eq!(value["verdict"], "valid");
    assert!(value["solution"].is_null());
}

#[test]
fn output_is_the_same_in_every_run() {
    let text = with_auxiliaries();
    let first = run_with(OPEN, &text, &["--rows"])
        .out
        .lines()
        .skip(2)
        .collect::<Vec<_>>()
        .join("\n");
    for _ in 0..3 {
        let again = run_with(OPEN, &text, &["--rows"])
            .out
            .lines()
            .skip(2)
            .collect::<Vec<_>>()
            .join("\n");
        assert_eq!(again, first);
    }
}

// Long files.

/// A 42 x 42 board of 2x2 blocks in HiGHS's raw form: 146 328 columns, enough to be read in bulk.
fn long_file() -> (String, Vec<String>) {
    const N: usize = 42;
    let mut state = 88_172_645_463_325_252u64;
    let mut random = || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state >> 33 & 1
    };
    let blocks: Vec<Vec<u64>> = (0..N / 2).map(|_| (0..N / 2).map(|_| random()).collect()).collect();
    let x = |i: usize, j: usize| blocks[i / 2][j / 2] ^ (i as u64 & 1) ^ (j as u64 & 1);
    let puzzle = format!(
        "X{}\n{}",
        " .".repeat(N - 1),
        format!(".{}\n", " .".repeat(N - 1)).repeat(N - 1)
    );
    let puzzle = if x(0, 0) == 1 {
        puzzle
    } else {
        puzzle.replacen('X', "O", 1)
    };
    let mut lines: Vec<String> = [
        "Model status",
        "Optimal",
        "",
        "# Primal solution values",
        "Feasible",
        "Objective 0",
    ]
    .map(String::from)
    .to_vec();
    lines.push(format!("# Columns {}", N * N + 2 * N * (N - 1) * N));
    for i in 0..N {
        lines.extend((0..N).map(|j| format!("x_{i}_{j} {}", x(i, j))));
    }
    for letter in ["y", "z"] {
        for i in 0..N {
            for j in (0..N).filter(|&j| j != i) {
                let same = |k| {
                    if letter == "y" {
                        x(i, k) == x(j, k)
                    } else {
                        x(k, i) == x(k, j)
                    }
                };
                lines.extend((0..N).map(|k| format!("{letter}_{i}_{j}_{k} {}", u8::from(same(k)))));
            }
        }
    }
    lines.push("# Rows 2".to_string());
    lines.extend(["balance_a0 21", "balance_a1 21", "", "# Dual solution values", "None"].map(String::from));
    (puzzle, lines)
}

#[test]
fn long_files_are_read_in_bulk_with_the_same_care() {
    let (puzzle, lines) = long_file();
    let text = |lines: &[String]| lines.join("\n") + "\n";
    run(&puzzle, text(&lines)).is(0, &["Optimal"]).ends_with("valid");
    // A board of dots fits a Skyscraper too, until the first name is read.
    run(&puzzle.replace(['X', 'O'], "."), text(&lines))
        .is(0, &["binox 42 x 42"])
        .ends_with("valid");
    let changed = |at: usize, line: &str| {
        let mut lines = lines.clone();
        lines[at] = line.to_string();
        text(&lines)
    };
    // Line numbers are those of the file: line 8 is x_0_0.
    run(&puzzle, changed(100_000, "y_99_0_0 1")).is(2, &["p.sol:100001", "y_99_0_0", "outside"]);
    run(&puzzle, changed(100_000, "y_5_5_0 1")).is(2, &["p.sol:100001", "y_5_5_0"]);
    run(&puzzle, changed(100_000, "x_0_5 0.5")).is(2, &["p.sol:100001", "x_0_5", "two different values"]);
    run(&puzzle, changed(100_000, "nothing")).is(2, &["p.sol:100001"]);
    run(&puzzle, changed(100_000, "y_1_2_3 one")).is(2, &["p.sol:100001", "not a number"]);
    run(&puzzle, changed(1000, "x_23_27 0.5")).is(1, &["not integral"]);
    run(&puzzle, changed(100_000, "foo 0.5")).is(0, &[]).ends_with("valid");
    // Cut within the columns, at a line's end and within a line; cut within the rows.
    let whole = text(&lines);
    for cut in [whole.len() / 2, whole.len() / 3] {
        run(&puzzle, &whole[..cut]).is(2, &["announced", "cut"]);
    }
    let rows = whole.find("balance_a1").unwrap();
    run(&puzzle, &whole[..rows]).is(2, &["2 rows announced, 1 found"]);
    // CRLF goes the slow way.
    run(&puzzle, whole.replace('\n', "\r\n")).is(0, &[]).ends_with("valid");
    // Names in another order, too.
    let mut shuffled = lines.clone();
    shuffled.swap(50_000, 60_000);
    shuffled.swap(10, 1700);
    run(&puzzle, text(&shuffled)).is(0, &[]).ends_with("valid");
}
