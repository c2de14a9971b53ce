//! What must not be left when a signal ends the process: unfinished files, temporary folders, running solvers.
//!
//! Who makes such a thing makes it by [`kept()`] and holds the [`Guard`] for as long as it must be taken away. A program
//! that called [`on_signals()`] takes away all that is guarded when a signal asks it to end, and then ends by that
//! signal, so that its caller sees why.

use std::io;
use std::path::PathBuf;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// A thing to take away.
#[derive(Debug)]
pub enum Thing {
    /// A file that is not finished.
    File(PathBuf),
    /// A temporary folder with all that is in it.
    Folder(PathBuf),
    /// The processes of a group, by the number of its leader.
    #[cfg(unix)]
    Group(rustix::process::Pid),
}

/// All things to take away, numbered.
struct Things {
    next: u64,
    list: Vec<(u64, Thing)>,
}

static THINGS: Mutex<Things> = Mutex::new(Things {
    next: 0,
    list: Vec::new(),
});

fn things() -> MutexGuard<'static, Things> {
    THINGS.lock().unwrap_or_else(PoisonError::into_inner)
}

/// As long as this lives, a signal takes the thing away.
#[derive(Debug)]
#[must_use]
pub struct Guard(u64);

impl Drop for Guard {
    fn drop(&mut self) {
        things().list.retain(|(number, _)| *number != self.0);
    }
}

/// Makes something, to be taken away by a signal. No signal comes between the making and the guarding.
///
/// # Errors
/// If `make` fails.
pub fn kept<T>(make: impl FnOnce() -> io::Result<T>, thing: impl FnOnce(&T) -> Thing) -> io::Result<(T, Guard)> {
    #[cfg(unix)]
    signals::watch();
    let mut things = things();
    let made = make()?;
    let number = things.next;
    things.next += 1;
    let thing = thing(&made);
    things.list.push((number, thing));
    Ok((made, Guard(number)))
}

/// From now on signals that end the process first take away what is guarded. For programs; a library leaves signals to
/// its caller.
pub fn on_signals() {
    #[cfg(unix)]
    signals::WANTED.store(true, std::sync::atomic::Ordering::Relaxed);
}

#[cfg(unix)]
mod signals {
    use super::{Thing, things};
    use rustix::process::{Signal, kill_process_group};
    use signal_hook::consts::{SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP, SIGXCPU, SIGXFSZ};
    use signal_hook::iterator::Signals;
    use signal_hook::low_level::emulate_default_handler;
    use std::io;
    use std::path::Path;
    use std::sync::atomic::{AtomicBool, Ordering};
    use std::sync::{Arc, Once};
    use std::time::Duration;

    pub static WANTED: AtomicBool = AtomicBool::new(false);
    static STARTED: Once = Once::new();

    /// Signals by which a process is asked to end.
    const ENDING: [i32; 5] = [SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGXCPU];

    /// Starts the thread that waits for signals, once: with the first thing to take away, since before it there is
    /// nothing to do.
    pub fn watch() {
        if !WANTED.load(Ordering::Relaxed) {
            return;
        }
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
                let things = things();
                take_away(things.list.iter().map(|(_, thing)| thing));
                let _ = emulate_default_handler(signal);
                std::process::exit(128 + signal);
            }
        }
    }

    fn to_groups(signal: Signal) {
        for (_, thing) in &things().list {
            if let Thing::Group(leader) = thing {
                let _ = kill_process_group(*leader, signal);
            }
        }
    }

    /// Takes things away: processes first, since they write into the folders.
    fn take_away<'t>(things: impl Iterator<Item = &'t Thing> + Clone) {
        for thing in things.clone() {
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
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_thing_is_guarded_until_its_guard_is_dropped() -> io::Result<()> {
        let guarded = |name: &str| {
            let is = |thing: &Thing| matches!(thing, Thing::File(path) if path.as_os_str() == name);
            things().list.iter().filter(|(_, thing)| is(thing)).count()
        };
        let keep = |name: &'static str| kept(|| Ok(()), |()| Thing::File(name.into()));
        let ((), first) = keep("a guarded file")?;
        let ((), second) = keep("a guarded file")?;
        assert_eq!(guarded("a guarded file"), 2);
        drop(first);
        assert_eq!(guarded("a guarded file"), 1);
        drop(second);
        assert_eq!(guarded("a guarded file"), 0);
        let failed = kept(
            || Err::<(), _>(io::ErrorKind::Other.into()),
            |()| Thing::File("never made".into()),
        );
        assert!(failed.is_err());
        assert_eq!(guarded("never made"), 0);
        Ok(())
    }
}
