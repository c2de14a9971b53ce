//! What must not be left when a signal ends the process: unfinished files, temporary folders, running solvers.
//!
//! Who makes such a thing makes it by [`kept()`] and holds the [`Guard`] for as long as it must be taken away. A program
//! that watches signals asks [`with_all()`] what there is.

use std::io;
use std::path::PathBuf;
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};

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

/// What is to be done before the first thing is made.
static FIRST: OnceLock<fn()> = OnceLock::new();

/// Has `first` called before anything is guarded: a program starts to watch signals then, since before it there is
/// nothing to take away. A library leaves signals to its caller.
pub fn before_the_first(first: fn()) {
    let _ = FIRST.set(first);
}

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
    if let Some(first) = FIRST.get() {
        first();
    }
    let mut things = things();
    let made = make()?;
    let number = things.next;
    things.next += 1;
    let thing = thing(&made);
    things.list.push((number, thing));
    Ok((made, Guard(number)))
}

/// Shows all that is guarded, and makes and releases nothing as long as `look` runs.
pub fn with_all<T>(look: impl FnOnce(&[&Thing]) -> T) -> T {
    look(&things().list.iter().map(|(_, thing)| thing).collect::<Vec<_>>())
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
