//! Signals that end a program leave nothing: no unfinished file, no temporary folder, no solver.
#![cfg(unix)]

mod support;

use rustix::process::{Pid, Signal, kill_process};
use std::fs;
use std::os::unix::process::ExitStatusExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};
use support::samples::files_in;

const ENDING: [Signal; 4] = [Signal::INT, Signal::TERM, Signal::HUP, Signal::QUIT];

/// Those of [`ENDING`] that this process does not ignore, as it does below `nohup`: its children ignore them too, and are
/// right not to end.
fn ending() -> impl Iterator<Item = Signal> {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let mask = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    let ignored = mask
        .and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok())
        .unwrap_or(0);
    ENDING
        .into_iter()
        .filter(move |signal| ignored >> (signal.as_raw() - 1) & 1 == 0)
}

/// Waits until `done` gives something.
#[track_caller]
fn wait_for<T>(what: &str, mut done: impl FnMut() -> Option<T>) -> T {
    let started = Instant::now();
    loop {
        if let Some(it) = done() {
            return it;
        }
        assert!(started.elapsed() < Duration::from_secs(60), "waited in vain: {what}");
        std::thread::sleep(Duration::from_millis(5));
    }
}

fn send(child: &Child, signal: Signal) {
    kill_process(Pid::from_child(child), signal).expect("sent");
}

/// The end of a child that a signal was sent to.
#[track_caller]
fn end(child: &mut Child) -> ExitStatus {
    wait_for("the end", || child.try_wait().expect("a child"))
}

/// True if the process runs; one that has ended and that nobody waits for does not.
fn runs(pid: u32) -> bool {
    let ps = Command::new("ps")
        .args(["-o", "stat=", "-p", &pid.to_string()])
        .output();
    let state = ps.expect("ps runs").stdout;
    !state.is_empty() && !state.starts_with(b"Z")
}

#[track_caller]
fn all_end(pids: &[u32]) {
    wait_for(&format!("the end of {pids:?}"), || {
        (!pids.iter().any(|pid| runs(*pid))).then_some(())
    });
}

/// The processes of a fake solver, once it has said them.
#[track_caller]
fn pids(file: &Path) -> Vec<u32> {
    let text = wait_for("the solver", || fs::read_to_string(file).ok());
    text.split_whitespace()
        .map(|pid| pid.parse().expect("a number"))
        .collect()
}

fn fake(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/fake_solvers")
        .join(name)
}

fn part_file(folder: &Path) -> Option<PathBuf> {
    files_in(folder)
        .into_iter()
        .find(|path| path.extension().is_some_and(|end| end == "part"))
}

/// A board whose model takes minutes to write.
fn big_board(folder: &Path) -> PathBuf {
    let puzzle = folder.join("p.txt");
    fs::write(&puzzle, format!("{}\n", ".".repeat(300)).repeat(300)).expect("a file");
    puzzle
}

#[test]
fn a_signal_leaves_no_part_of_a_model() {
    for signal in ending() {
        for format in ["lp", "mps"] {
            let folder = tempfile::tempdir().expect("a folder");
            let puzzle = big_board(folder.path());
            let out = folder.path().join("m.out");
            fs::write(&out, "old").expect("a file");
            let mut child = Command::new(env!("CARGO_BIN_EXE_gen-model"))
                .arg("binox")
                .arg(&puzzle)
                .args(["--format", format, "-o"])
                .arg(&out)
                .spawn()
                .expect("gen-model runs");
            wait_for("the file", || part_file(folder.path()));
            send(&child, signal);
            assert_eq!(end(&mut child).signal(), Some(signal.as_raw()), "{signal:?}");
            assert_eq!(files_in(folder.path()), [out.clone(), puzzle], "{signal:?} {format}");
            assert_eq!(fs::read_to_string(&out).expect("the old file"), "old");
        }
    }
}

#[test]
fn a_signal_that_the_caller_has_ignored_stays_ignored() {
    let folder = tempfile::tempdir().expect("a folder");
    let puzzle = big_board(folder.path());
    let mut child = Command::new("sh")
        .args(["-c", "trap '' HUP INT; exec \"$0\" binox \"$1\" -o \"$2\""])
        .arg(env!("CARGO_BIN_EXE_gen-model"))
        .arg(&puzzle)
        .arg(folder.path().join("m.lp"))
        .spawn()
        .expect("sh runs");
    let part = wait_for("the file", || part_file(folder.path()));
    let written = || fs::metadata(&part).expect("still there").len();
    send(&child, Signal::HUP);
    send(&child, Signal::INT);
    let before = written();
    wait_for("more bytes", || (written() > before + 1_000_000).then_some(()));
    assert!(child.try_wait().expect("a child").is_none());
    send(&child, Signal::TERM);
    assert_eq!(end(&mut child).signal(), Some(Signal::TERM.as_raw()));
    assert_eq!(files_in(folder.path()), [puzzle]);
}

#[test]
fn a_signal_leaves_no_solver_and_no_temporary_folder() {
    for signal in ending() {
        for keep in [false, true] {
            let folder = tempfile::tempdir().expect("a folder");
            let temporary = folder.path().join("tmp");
            fs::create_dir(&temporary).expect("a folder");
            let puzzle = folder.path().join("p.txt");
            fs::write(&puzzle, ". . . .\n".repeat(4)).expect("a file");
            let said = folder.path().join("pids");
            let mut solve = Command::new(env!("CARGO_BIN_EXE_solve"));
            solve
                .arg(&puzzle)
                .args(["--kind", "binox", "--solver"])
                .arg(fake("highs-starts-another"))
                .env("TMPDIR", &temporary)
                .env("PIDS", &said)
                .stdout(Stdio::null());
            if keep {
                solve.arg("--keep").arg(folder.path().join("kept"));
            }
            let mut child = solve.spawn().expect("solve runs");
            let pids = pids(&said);
            assert!(pids.len() == 2 && pids.iter().all(|pid| runs(*pid)));
            assert_eq!(files_in(&temporary).len(), usize::from(!keep));
            send(&child, signal);
            assert_eq!(end(&mut child).signal(), Some(signal.as_raw()), "{signal:?}");
            all_end(&pids);
            assert!(
                files_in(&temporary).is_empty(),
                "{signal:?}: {:?}",
                files_in(&temporary)
            );
        }
    }
}

#[test]
fn a_stopped_solve_stops_its_solver_and_goes_on_with_it() {
    // Only where the system says whether a process is stopped.
    let state = |pid: u32| {
        let stat = fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
        stat.rsplit(')').next()?.trim_start().chars().next()
    };
    if state(std::process::id()).is_none() {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let puzzle = folder.path().join("p.txt");
    fs::write(&puzzle, ". . . .\n".repeat(4)).expect("a file");
    let said = folder.path().join("pids");
    let mut child = Command::new(env!("CARGO_BIN_EXE_solve"))
        .arg(&puzzle)
        .args(["--kind", "binox", "--solver"])
        .arg(fake("highs-starts-another"))
        .env("TMPDIR", folder.path())
        .env("PIDS", &said)
        .spawn()
        .expect("solve runs");
    let mut all = pids(&said);
    all.push(child.id());
    send(&child, Signal::TSTP);
    wait_for("all stopped", || {
        all.iter().all(|pid| state(*pid) == Some('T')).then_some(())
    });
    send(&child, Signal::CONT);
    wait_for("all go on", || {
        all.iter().all(|pid| state(*pid) != Some('T')).then_some(())
    });
    send(&child, Signal::INT);
    assert_eq!(end(&mut child).signal(), Some(Signal::INT.as_raw()));
    all_end(&all[..2]);
}

#[test]
fn a_file_beyond_the_limit_of_its_size_is_an_error_and_leaves_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let puzzle = big_board(folder.path());
    let output = Command::new("sh")
        .args(["-c", "ulimit -f 2000; exec \"$0\" binox \"$1\" -o \"$2\""])
        .arg(env!("CARGO_BIN_EXE_gen-model"))
        .arg(&puzzle)
        .arg(folder.path().join("m.lp"))
        .output()
        .expect("sh runs");
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{stderr}");
    assert!(
        stderr.contains("cannot write") && stderr.contains("too large"),
        "{stderr}"
    );
    assert_eq!(files_in(folder.path()), [puzzle]);
}
