//! The program `solve`: what it prints, and its exit statuses.

mod support;

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use support::samples::{models, samples, verify};

fn solve() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_solve"));
    // No solver of this machine unless a test asks for one.
    command.env("PATH", "");
    command
}

/// Exit status, standard output, standard error.
fn ran(command: &mut Command) -> (i32, String, String) {
    told(&command.output().expect("solve runs"))
}

fn told(output: &Output) -> (i32, String, String) {
    (
        output.status.code().expect("no signal"),
        String::from_utf8_lossy(&output.stdout).into_owned(),
        String::from_utf8_lossy(&output.stderr).into_owned(),
    )
}

fn sample(name: &str) -> PathBuf {
    models().join(name)
}

fn with_standard_input(command: &mut Command, text: &str) -> (i32, String, String) {
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("solve starts");
    let mut input = child.stdin.take().expect("a pipe");
    input.write_all(text.as_bytes()).expect("written");
    drop(input);
    told(&child.wait_with_output().expect("solve ends"))
}

#[test]
fn the_built_in_solver_solves_every_sample() {
    for sample in samples() {
        let (status, out, err) = ran(solve().arg(&sample.path));
        let what = format!("{}\n{out}{err}", sample.name);
        if sample.has_solution() {
            assert_eq!(status, 0, "{what}");
            assert_eq!(out.lines().last(), Some("valid"), "{what}");
        } else {
            assert_eq!(status, 3, "{what}");
            assert!(out.contains("infeasible"), "{what}");
        }
    }
}

#[test]
fn the_board_is_shown() {
    let (status, out, _) = ran(solve().arg(sample("binox/2x2.txt")).args(["--solver", "built-in"]));
    assert_eq!(status, 0);
    assert!(out.contains("X O\n") && out.contains("O X\n"), "{out}");
}

#[test]
fn the_output_is_the_same_each_time() {
    let run = || ran(solve().arg(sample("skyscraper/several-4.txt"))).1;
    assert_eq!(run(), run());
}

#[test]
fn standard_input() {
    let (status, out, err) = with_standard_input(solve().arg("-"), "X .\n. .\n");
    assert_eq!((status, out.lines().last()), (0, Some("valid")), "{err}");
}

#[test]
fn a_text_that_fits_both_kinds_asks_for_the_kind() {
    let dots = ". . . .\n. . . .\n. . . .\n. . . .\n";
    let (status, out, err) = with_standard_input(solve().arg("-"), dots);
    assert_eq!(status, 2);
    assert_eq!(out, "");
    assert!(
        err.contains("--kind binox") && err.contains("--kind skyscraper"),
        "{err}"
    );
    for kind in ["binox", "skyscraper"] {
        let (status, out, err) = with_standard_input(solve().args(["-", "--kind", kind]), dots);
        assert_eq!((status, out.lines().last()), (0, Some("valid")), "{kind}: {err}");
    }
}

#[test]
fn bad_text_is_status_2_with_its_place() {
    let (status, _, err) = with_standard_input(solve().arg("-"), "X .\n. Z\n");
    assert_eq!(status, 2);
    assert!(err.contains("<stdin>:2:3"), "{err}");
    let (status, _, err) = ran(solve().arg("no-such-puzzle.txt"));
    assert_eq!(status, 2);
    assert!(err.contains("no-such-puzzle.txt"), "{err}");
}

#[test]
fn a_missing_solver_is_status_2_and_says_how_to_get_it() {
    for name in ["highs", "cbc", "glpsol", "scip"] {
        let (status, out, err) = ran(solve().arg(sample("binox/2x2.txt")).args(["--solver", name]));
        assert_eq!((status, out.as_str()), (2, ""));
        assert!(err.contains(name) && err.contains("scripts/install-solvers"), "{err}");
    }
    for (name, words) in [
        ("gurobi", "auto, built-in, highs"),
        ("./no/such/solver", "./no/such/solver"),
    ] {
        let (status, _, err) = ran(solve().arg(sample("binox/2x2.txt")).args(["--solver", name]));
        assert_eq!(status, 2);
        assert!(err.contains(words), "{err}");
    }
}

#[test]
fn a_time_limit_must_be_a_number_above_0() {
    for limit in ["0", "-1", "soon", "nan", "inf"] {
        let (status, _, err) = ran(solve()
            .arg(sample("binox/2x2.txt"))
            .arg(format!("--time-limit={limit}")));
        assert_eq!(status, 2, "{limit}");
        assert!(err.contains("seconds above 0"), "{err}");
    }
}

/// All clues of a 7 x 7 board: microlp does not finish the published formulation of it within a minute.
const HARD: &str = "\
. 2 3 3 4 2 1 3 .
4 . 5 . . . . . 2
1 . . . . . . . 3
3 . . . 6 . . 7 1
4 . . 4 . . . 2 3
3 . . . . . . . 3
3 2 . . . . . . 2
2 . . . . . . . 4
. 2 1 2 3 2 3 3 .
";

#[test]
fn the_built_in_solver_gives_up_and_names_others() {
    let (status, out, err) = with_standard_input(
        solve().args(["-", "--formulation", "document", "--time-limit", "1"]),
        HARD,
    );
    assert_eq!((status, out.as_str()), (4, ""));
    assert!(
        err.contains("not decided: the built-in solver gave up after 1 s"),
        "{err}"
    );
    for name in ["HiGHS", "SCIP", "CBC", "GLPK", "scripts/install-solvers"] {
        assert!(err.contains(name), "{name}: {err}");
    }
}

#[test]
fn what_is_too_big_for_the_built_in_solver_is_said_before_it_starts() {
    let board = format!("{}\n", ". ".repeat(40)).repeat(40);
    let (status, _, err) = with_standard_input(solve().args(["-", "--kind", "binox"]), &board);
    assert_eq!(status, 2);
    assert!(
        err.contains("too big for the built-in solver") && err.contains("nonzeros"),
        "{err}"
    );
    assert!(err.contains("HiGHS"), "{err}");
}

#[test]
fn keep_leaves_model_and_solution_of_the_built_in_solver() {
    let folder = tempfile::tempdir().expect("a folder");
    let keep = folder.path().join("not/there/yet");
    let puzzle = sample("skyscraper/3.txt");
    let (status, _, err) = ran(solve()
        .arg(&puzzle)
        .args(["--solver", "built-in", "--formulation", "document", "--keep"])
        .arg(&keep));
    assert_eq!(status, 0, "{err}");
    let golden = std::fs::read(sample("skyscraper/3.lp")).expect("the golden model");
    assert!(std::fs::read(keep.join("3.lp")).expect("the model") == golden);
    let (status, out, err) = ran(verify().arg(&puzzle).arg(keep.join("3.sol")));
    assert_eq!((status, out.lines().last()), (0, Some("valid")), "{err}");

    // An old solution does not stay where there is none.
    let infeasible = sample("skyscraper/infeasible-4.txt");
    let old = keep.join("infeasible-4.sol");
    std::fs::write(&old, "x_0_0_1 1\n").expect("written");
    let (status, _, err) = ran(solve()
        .arg(infeasible)
        .args(["--solver", "built-in", "--keep"])
        .arg(&keep));
    assert_eq!(status, 3, "{err}");
    assert!(!old.exists());
}

#[test]
fn files_of_standard_input_have_a_name_too() {
    let folder = tempfile::tempdir().expect("a folder");
    let (status, _, err) = with_standard_input(solve().args(["-", "--keep"]).arg(folder.path()), "X .\n. .\n");
    assert_eq!(status, 0, "{err}");
    assert!(folder.path().join("puzzle.lp").exists() && folder.path().join("puzzle.sol").exists());
}

#[test]
fn json_is_one_object_with_the_keys_of_verify() {
    let json = |name: &str| {
        let (status, out, err) = ran(solve().arg(sample(name)).arg("--json"));
        let value: serde_json::Value = serde_json::from_str(&out).unwrap_or_else(|error| panic!("{error}: {out}{err}"));
        (status, value)
    };
    let (status, valid) = json("binox/2x2.txt");
    assert_eq!(status, 0);
    assert_eq!(valid["verdict"], "valid");
    assert_eq!(valid["exit"], 0);
    assert_eq!(valid["puzzle"]["kind"], "binox");
    assert_eq!(valid["solver"], "built-in solver");
    assert_eq!(valid["formulation"], "compact");
    assert_eq!(valid["board"], serde_json::json!([["X", "O"], ["O", "X"]]));
    assert_eq!(valid["violations"], 0);
    let (status, infeasible) = json("skyscraper/infeasible-4.txt");
    assert_eq!(status, 3);
    assert_eq!(infeasible["verdict"], "no-solution");
    assert_eq!(infeasible["reason"], "infeasible");
    assert_eq!(infeasible["puzzle"]["kind"], "skyscraper");
    assert!(infeasible.get("board").is_none());
}

#[cfg(unix)]
mod with_fake_solvers {
    use super::*;

    fn fake(name: &str) -> PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("tests/fake_solvers")
            .join(name)
    }

    /// `solve` with a fake solver; the scripts themselves need the machine's programs.
    fn solve_with(name: &str) -> Command {
        let mut command = solve();
        command.env("PATH", std::env::var_os("PATH").unwrap_or_default());
        command.arg(sample("binox/2x2.txt")).arg("--solver").arg(fake(name));
        command
    }

    #[test]
    fn a_failing_solver_is_status_2_with_its_last_lines() {
        let (status, out, err) = ran(&mut solve_with("highs-writes-nothing"));
        assert_eq!((status, out.as_str()), (2, ""));
        assert!(err.contains("cannot read the model"), "{err}");
        assert!(err.contains("highs-writes-nothing --model_file 2x2.lp"), "{err}");
    }

    #[test]
    fn limit_and_threads_are_passed_on() {
        let (_, _, err) = ran(solve_with("highs-writes-nothing").args(["--time-limit", "7", "--threads", "2"]));
        assert!(
            err.contains("--solution_file 2x2.sol --time_limit 7 --threads 2`"),
            "{err}"
        );
    }

    #[test]
    fn a_file_that_is_no_solution_is_status_2() {
        let (status, out, err) = ran(&mut solve_with("highs-writes-garbage"));
        assert_eq!((status, out.as_str()), (2, ""), "{err}");
    }

    #[test]
    fn a_wrong_board_is_status_1_whatever_the_solver_calls_it() {
        let (status, out, err) = ran(&mut solve_with("highs-finds-a-wrong-board"));
        assert_eq!(status, 1, "{err}");
        assert!(
            out.lines().last().expect("a line").starts_with("not a solution: "),
            "{out}"
        );
    }

    #[test]
    fn a_limit_reached_is_no_proof() {
        let (status, out, err) = ran(&mut solve_with("highs-stops-at-its-limit"));
        assert_eq!((status, out.as_str()), (4, ""), "{err}");
        assert!(!err.contains("infeasible"), "{err}");
        assert!(err.contains("Time limit reached"), "{err}");
    }

    #[test]
    fn auto_takes_the_first_of_highs_scip_cbc_glpsol_on_path() {
        let folder = tempfile::tempdir().expect("a folder");
        for name in ["glpsol", "cbc", "scip", "highs"] {
            std::os::unix::fs::symlink(fake("highs-writes-nothing"), folder.path().join(name)).expect("linked");
            let (status, _, err) = ran(solve().env("PATH", folder.path()).arg(sample("binox/2x2.txt")));
            assert_eq!(status, 2);
            let program = folder.path().join(name);
            assert!(err.contains(&format!("{} ", program.display())), "{name}: {err}");
        }
    }

    #[test]
    fn the_puzzle_itself_is_never_overwritten() {
        let folder = tempfile::tempdir().expect("a folder");
        for name in ["p.lp", "p.sol"] {
            let puzzle = folder.path().join(name);
            std::fs::write(&puzzle, "X .\n. .\n").expect("written");
            for solver in ["built-in".into(), fake("highs-finds-a-wrong-board").into_os_string()] {
                let (status, _, err) = ran(solve()
                    .arg(&puzzle)
                    .arg("--solver")
                    .arg(solver)
                    .arg("--keep")
                    .arg(folder.path()));
                assert_eq!(status, 2, "{err}");
                assert_eq!(std::fs::read_to_string(&puzzle).expect("still there"), "X .\n. .\n");
            }
        }
    }
}
