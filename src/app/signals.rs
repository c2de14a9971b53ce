//! Signals that end a program first take away what is guarded, then end it as they would have, so that its caller sees
//! why.

use crate::files::guard::{self, Thing};
use rustix::process::{Signal, kill_process_group};
use signal_hook::consts::{SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP, SIGXCPU, SIGXFSZ};
use signal_hook::iterator::Signals;
use signal_hook::low_level::emulate_default_handler;
use std::io;
use std::path::Path;
use std::sync::{Arc, Once};
use std::time::Duration;

static STARTED: Once = Once::new();

/// Signals by which a process is asked to end.
const ENDING: [i32; 5] = [SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGXCPU];

/// Starts the thread that waits for signals, once: with the first thing to take away, since before it there is
/// nothing to do.
fn watch() {
    STARTED.call_once(|| {
        // A write beyond the limit of a file's size then fails like any other, instead of ending the process.
        let _ = signal_hook::flag::register(SIGXFSZ, Arc::default());
        let ignored = ignored();
        let wanted = ENDING.into_iter().chain([SIGTSTP]);
        let wanted = wanted.filter(|signal| ignored >> (signal - 1) & 1 == 0);
        // Without the thread signals end the process as they always did.
        if let Ok(signals) = Signals::new(wanted) {
            let _ = std::thread::Builder::new()
                .name("signals".to_string())
                .spawn(move || wait(signals));
        }
    });
}

/// The signals that the process was started to ignore, as `nohup` does: they stay ignored. Bit 0 is signal 1.
fn ignored() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let mask = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    mask.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok())
        .unwrap_or(0)
}

fn wait(mut signals: Signals) {
    for signal in signals.forever() {
        if signal == SIGTSTP {
            // Solvers are in groups of their own, which the terminal does not stop.
            to_groups(Signal::STOP);
            let _ = emulate_default_handler(signal);
            to_groups(Signal::CONT);
        } else {
            // Locked to the end: nothing new is made any more.
            guard::with_all(|things| {
                take_away(things);
                let _ = emulate_default_handler(signal);
                std::process::exit(128 + signal)
            });
        }
    }
}

fn to_groups(signal: Signal) {
    guard::with_all(|things| {
        for thing in things {
            if let Thing::Group(leader) = thing {
                let _ = kill_process_group(*leader, signal);
            }
        }
    });
}

/// Takes things away: processes first, since they write into the folders.
fn take_away(things: &[&Thing]) {
    for thing in things {
        if let Thing::Group(leader) = thing {
            let _ = kill_process_group(*leader, Signal::KILL);
        }
    }
    for thing in things {
        match thing {
            Thing::File(path) => drop(std::fs::remove_file(path)),
            Thing::Folder(path) => remove_folder(path),
            Thing::Group(_) => {}
        }
    }
}

/// A process that is being killed may make one more file.
fn remove_folder(path: &Path) {
    for _ in 0..100 {
        match std::fs::remove_dir_all(path) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => {
                std::thread::sleep(Duration::from_millis(10));
            }
            _ => return,
        }
    }
}

/// From now on signals take away what is guarded.
pub(super) fn on_signals() {
    guard::before_the_first(watch);
}
