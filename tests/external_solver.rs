//! The runner of external solvers against programs that misbehave in every way that was met or feared.
//! The programs are the scripts in `fake_solvers/`.
#![cfg(unix)]

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use puzzle_mip::solver::external::{External, ExternalError, Finished, Installed, Job, ModelForm};

fn fake(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/fake_solvers")
        .join(name)
}

fn run_in(folder: &Path, name: &str, limit: Option<Duration>) -> Result<Finished, ExternalError> {
    Installed::at(&fake(name))
        .expect("a fake solver is recognised by its name")
        .run(&Job {
            folder,
            model: "p.mps",
            form: ModelForm::FixedMps,
            solution: "p.sol",
            time_limit: limit,
            threads: None,
        })
}

fn run(name: &str) -> Result<Finished, ExternalError> {
    let folder = tempfile::tempdir().expect("a folder");
    run_in(folder.path(), name, None)
}

#[track_caller]
fn no_file(outcome: Result<Finished, ExternalError>) -> (String, Vec<String>, String) {
    match outcome {
        Err(error) => {
            let text = error.to_string();
            match error {
                ExternalError::NoSolutionFile { what, last_lines, .. } => (what, last_lines, text),
                other => panic!("not about the solution file: {other:?}"),
            }
        }
        Ok(finished) => panic!("taken for a run with a solution file: {finished:?}"),
    }
}

#[test]
fn a_good_exit_status_without_a_file_is_a_failure_that_shows_command_and_last_lines() {
    let (what, mut last_lines, text) = no_file(run("highs-writes-nothing"));
    assert_eq!(what, "ended (exit status: 0) without writing p.sol");
    // The two outputs are two pipes: their lines may come in either order.
    last_lines.sort();
    assert_eq!(last_lines, ["cannot read the model", "reading the model"]);
    assert!(
        text.contains("highs-writes-nothing --model_file p.mps --solution_file p.sol"),
        "{text}"
    );
    assert!(text.contains("\n  | cannot read the model"), "{text}");
}

#[test]
fn an_old_solution_file_is_not_taken_for_a_fresh_one() {
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::write(folder.path().join("p.sol"), "of yesterday").expect("written");
    no_file(run_in(folder.path(), "highs-writes-nothing", None));
    assert!(!folder.path().join("p.sol").exists());
}

#[test]
fn an_empty_solution_file_is_a_failure() {
    let (what, _, text) = no_file(run("highs-writes-an-empty-file"));
    assert_eq!(what, "ended (exit status: 0) and left p.sol empty");
    assert!(text.ends_with("; it printed nothing"), "{text}");
}

#[test]
fn the_beginning_of_a_file_left_by_a_crash_is_a_failure() {
    let (what, _, _) = no_file(run("scip-falls-over"));
    assert!(what.starts_with("fell over (signal: 11"), "{what}");
}

#[test]
fn what_the_file_says_is_for_its_reader() {
    let folder = tempfile::tempdir().expect("a folder");
    run_in(folder.path(), "highs-writes-garbage", None).expect("there is a file");
    let left = std::fs::read(folder.path().join("p.sol")).expect("the file");
    assert_eq!(left, b"this is\nno solution\0 file\n");
}

#[test]
fn a_bad_exit_status_with_a_file_is_no_failure_and_the_limit_is_passed_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let limit = Some(Duration::from_millis(2500));
    run_in(folder.path(), "highs-shows-its-call", limit).expect("there is a file");
    let words = std::fs::read_to_string(folder.path().join("p.sol")).expect("the file");
    assert_eq!(words, "--model_file\np.mps\n--solution_file\np.sol\n--time_limit\n3\n");
}

fn is_stopped_soon_after_its_limit(name: &str, folder: &Path) {
    let started = Instant::now();
    match run_in(folder, name, Some(Duration::from_millis(10))) {
        Err(ExternalError::TimedOut { last_lines, .. }) => assert_eq!(last_lines, ["searching"]),
        other => panic!("{other:?}"),
    }
    let took = started.elapsed();
    assert!(took > Duration::from_secs(5), "stopped too early: {took:?}");
    assert!(took < Duration::from_secs(15), "stopped too late: {took:?}");
}

#[test]
fn a_solver_that_hangs_is_stopped_by_force() {
    let folder = tempfile::tempdir().expect("a folder");
    is_stopped_soon_after_its_limit("highs-hangs", folder.path());
}

/// Whether a process runs that a fake solver named in `pids`.
fn any_runs(folder: &Path) -> bool {
    let pids = std::fs::read_to_string(folder.join("pids")).expect("the solver said its processes");
    pids.split_whitespace().any(|pid| {
        let ps = std::process::Command::new("ps")
            .args(["-o", "stat=", "-p", pid])
            .output();
        let state = ps.expect("ps runs").stdout;
        !state.is_empty() && !state.starts_with(b"Z")
    })
}

#[track_caller]
fn none_runs(folder: &Path) {
    let started = Instant::now();
    while any_runs(folder) {
        assert!(started.elapsed() < Duration::from_secs(10), "a process is left");
        std::thread::sleep(Duration::from_millis(10));
    }
}

#[test]
fn what_a_solver_leaves_running_is_ended() {
    let folder = tempfile::tempdir().expect("a folder");
    let started = Instant::now();
    no_file(run_in(folder.path(), "highs-leaves-another", None));
    none_runs(folder.path());
    assert!(started.elapsed() < Duration::from_secs(10));
}

#[test]
fn a_grandchild_that_holds_the_outputs_open_is_not_waited_for_and_ends_too() {
    let folder = tempfile::tempdir().expect("a folder");
    is_stopped_soon_after_its_limit("highs-hangs-behind-a-wrapper", folder.path());
    none_runs(folder.path());
}

#[test]
fn only_the_end_of_a_long_output_is_kept() {
    let (_, last_lines, _) = no_file(run("highs-talks-without-end"));
    assert_eq!(last_lines.len(), 20);
    assert_eq!(last_lines[18], "200000");
    assert_eq!(last_lines[19], "the very last line");
}

#[test]
fn a_solver_is_recognised_by_its_name_or_by_what_it_says() {
    let scip = Installed::at(&fake("mystery-says-scip")).expect("recognised by its banner");
    assert_eq!(scip.solver, External::Scip);
    assert!(scip.program.is_absolute());
    match Installed::at(&fake("mystery-says-nothing-known")) {
        Err(error @ ExternalError::Unknown { .. }) => {
            let text = error.to_string();
            assert!(text.contains("GNU bash, version 5.2.15"), "{text}");
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn what_is_no_program_is_refused_with_the_reason() {
    for (name, reason) in [
        ("highs-that-is-not-there", "No such file"),
        ("highs-not-executable", "not executable"),
        (".", "not a file"),
    ] {
        match Installed::at(&fake(name)) {
            Err(error @ ExternalError::NotAProgram { .. }) => {
                assert!(error.to_string().contains(reason), "{error}");
            }
            other => panic!("{name}: {other:?}"),
        }
    }
}
