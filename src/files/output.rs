//! Where written files go: complete or not at all.
//!
//! A regular file is written beside its place under a temporary name and renamed when complete, so a full disk, an
//! error or a killed process leaves the old file, or none, under the asked name. A file that is replaced keeps its
//! permissions. Descriptors that the caller opened (`-`, `/dev/stdout`, `/dev/fd/3`), devices and pipes are written
//! straight: what a descriptor leads to, and from which place on, is the caller's choice.

use super::guard::{self, Guard, Thing};
use std::fs::{self, File, Metadata};
use std::io::{self, Seek, Write};
use std::path::{Path, PathBuf};
use tempfile::NamedTempFile;

/// An open output.
pub enum Output {
    /// A descriptor of the caller, a device or a pipe, written straight.
    Straight(Box<dyn Write + Send>),
    /// A file that appears when [`Output::finish`] is called.
    Whole {
        /// Beside the place.
        temporary: NamedTempFile,
        /// The place.
        path: PathBuf,
        /// The file that is replaced.
        old: Option<Box<Metadata>>,
        /// True if more room may be reserved than is written.
        reserved: bool,
        /// Removes the temporary file if a signal ends the process.
        guard: Guard,
    },
}

/// What the name of an output stands for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Target {
    /// A descriptor that is open already.
    Descriptor(u32),
    /// A place in the file system; links are followed, also one to a file that is not there yet.
    Place(PathBuf),
}

/// How many links are followed, as many as Linux follows.
const MAX_LINKS: u32 = 40;

impl Target {
    /// What a name stands for; `-` is standard output.
    ///
    /// # Errors
    /// If the folder is not there, or if links lead in a circle.
    pub fn of(path: &Path) -> io::Result<Target> {
        for (name, number) in [("-", 1), ("/dev/stdin", 0), ("/dev/stdout", 1), ("/dev/stderr", 2)] {
            if path == Path::new(name) {
                return Ok(Target::Descriptor(number));
            }
        }
        let mut path = path.to_path_buf();
        for _ in 0..MAX_LINKS {
            let Some(name) = path.file_name() else {
                return Ok(Target::Place(fs::canonicalize(&path)?));
            };
            let folder = match path.parent() {
                Some(folder) if !folder.as_os_str().is_empty() => fs::canonicalize(folder)?,
                _ => fs::canonicalize(".")?,
            };
            if let Some(number) = name.to_str().and_then(|name| name.parse().ok())
                && is_of_descriptors(&folder)
            {
                return Ok(Target::Descriptor(number));
            }
            // Joined to the folder, or a relative link would be looked for in the wrong one.
            let place = folder.join(name);
            let Ok(to) = fs::read_link(&place) else {
                return Ok(Target::Place(place));
            };
            path = folder.join(to);
            // The system has links that name nothing, but lead to an open file: /proc/1/fd/1 is `pipe:[25]`.
            if fs::symlink_metadata(&path).is_err() && place.exists() {
                return Ok(Target::Place(place));
            }
        }
        Err(io::Error::other("too many links"))
    }
}

/// True if the folder lists the open descriptors of this process.
fn is_of_descriptors(folder: &Path) -> bool {
    let own = |name: &str| fs::canonicalize(name).is_ok_and(|own| own == folder);
    folder == Path::new("/dev/fd")
        || own("/proc/self/fd")
        || fs::canonicalize("/proc/self/task").is_ok_and(|tasks| folder.starts_with(tasks) && folder.ends_with("fd"))
}

/// Another handle of an open descriptor: it shares the place in the file, and whether writes go to its end.
///
/// # Errors
/// If there is no such descriptor, or if the system does not give it.
pub fn descriptor(number: u32) -> io::Result<File> {
    #[cfg(unix)]
    {
        use std::os::fd::AsFd;
        match number {
            0 => return Ok(io::stdin().as_fd().try_clone_to_owned()?.into()),
            1 => return Ok(io::stdout().as_fd().try_clone_to_owned()?.into()),
            2 => return Ok(io::stderr().as_fd().try_clone_to_owned()?.into()),
            _ => {}
        }
    }
    #[cfg(target_os = "linux")]
    {
        use rustix::process::{PidfdFlags, PidfdGetfdFlags, getpid, pidfd_getfd, pidfd_open};
        let own = pidfd_open(getpid(), PidfdFlags::empty());
        let copy = own.and_then(|own| pidfd_getfd(own, number.cast_signed(), PidfdGetfdFlags::empty()));
        match copy {
            Ok(copy) => Ok(copy.into()),
            Err(rustix::io::Errno::BADF) => Err(rustix::io::Errno::BADF.into()),
            // Before Linux 5.6, or where the call is forbidden.
            Err(_) => reopened(number),
        }
    }
    #[cfg(not(target_os = "linux"))]
    {
        // Where there is such a file, opening it copies the descriptor.
        File::options().write(true).open(format!("/dev/fd/{number}"))
    }
}

/// What a descriptor leads to, opened once more: at the same place, or for writes to the end.
#[cfg(target_os = "linux")]
fn reopened(number: u32) -> io::Result<File> {
    let info = fs::read_to_string(format!("/proc/self/fdinfo/{number}"))?;
    let field = |name: &str, radix: u32| {
        let value = info.lines().find_map(|line| line.strip_prefix(name))?;
        u64::from_str_radix(value.trim(), radix).ok()
    };
    let flags = field("flags:", 8).unwrap_or(0);
    let append = flags & u64::from(rustix::fs::OFlags::APPEND.bits()) != 0;
    let mut file = File::options()
        .write(true)
        .append(append)
        .open(format!("/proc/self/fd/{number}"))?;
    if !append && file.metadata()?.is_file() {
        file.seek(io::SeekFrom::Start(field("pos:", 10).unwrap_or(0)))?;
    }
    Ok(file)
}

impl Output {
    /// Opens standard output for `-`, else the file.
    ///
    /// # Errors
    /// If the folder cannot be written to, or if the place is a folder.
    pub fn open(path: &Path) -> io::Result<Output> {
        let path = match Target::of(path)? {
            #[cfg(not(unix))]
            Target::Descriptor(1) => return Ok(Output::Straight(Box::new(io::stdout()))),
            Target::Descriptor(number) => return Ok(Output::Straight(Box::new(descriptor(number)?))),
            Target::Place(path) => path,
        };
        let old = match fs::metadata(&path) {
            Ok(place) if place.is_dir() => return Err(io::Error::from(io::ErrorKind::IsADirectory)),
            Ok(place) if !place.is_file() => {
                let file = File::options().write(true).open(&path)?;
                return Ok(Output::Straight(Box::new(file)));
            }
            place => place.ok().map(Box::new),
        };
        let folder = path.parent().unwrap_or(Path::new("/"));
        let mut builder = tempfile::Builder::new();
        builder.prefix(".puzzle-mip-").suffix(".part");
        #[cfg(unix)]
        if old.is_none() {
            use std::os::unix::fs::PermissionsExt;
            // The usual permissions of a new file (the system takes the umask off), not the private ones of temporary
            // files. What replaces a file stays private until it has that file's permissions.
            builder.permissions(fs::Permissions::from_mode(0o666));
        }
        let (temporary, guard) = guard::kept(
            || builder.tempfile_in(folder),
            |temporary| Thing::File(temporary.path().to_path_buf()),
        )?;
        Ok(Output::Whole {
            temporary,
            path,
            old,
            reserved: false,
            guard,
        })
    }

    /// Reserves room on the disk for about `bytes` that will be written, before the first of them; only a file takes it. Writing into reserved
    /// room costs about half (benches/benchmarks.md), since the file system need not look for room block by block.
    pub fn reserve(&mut self, bytes: u64) {
        #[cfg(target_os = "linux")]
        if let Output::Whole {
            temporary, reserved, ..
        } = self
        {
            use rustix::fs::{FallocateFlags, fallocate};
            // A file system that cannot do this, or has not as much room as guessed, may still take what is written; but
            // what it reserved before it had no more must be free for that.
            if fallocate(temporary.as_file(), FallocateFlags::KEEP_SIZE, 0, bytes).is_err() {
                let _ = temporary.as_file().set_len(0);
            }
            *reserved = true;
        }
        #[cfg(not(target_os = "linux"))]
        let _ = bytes;
    }

    /// True for a file, which takes reserved room.
    pub fn is_file(&self) -> bool {
        matches!(self, Output::Whole { .. })
    }

    /// The writer.
    pub fn writer(&mut self) -> &mut (dyn Write + Send) {
        match self {
            Output::Straight(file) => file,
            Output::Whole { temporary, .. } => temporary.as_file_mut(),
        }
    }

    /// Flushes, and puts a file in its place.
    ///
    /// # Errors
    /// A failing write, flush or rename; then nothing appears under the name.
    pub fn finish(mut self) -> io::Result<()> {
        self.writer().flush()?;
        match self {
            Output::Whole {
                guard,
                mut temporary,
                path,
                old,
                reserved,
            } => {
                if reserved {
                    let written = temporary.stream_position()?;
                    temporary.as_file().set_len(written)?;
                }
                if let Some(old) = old {
                    keep_access(temporary.as_file(), &old)?;
                }
                temporary.persist(path).map_err(|error| error.error)?;
                drop(guard);
                Ok(())
            }
            Output::Straight(_) => Ok(()),
        }
    }
}

/// Gives a new file the owner, as far as that is allowed, and the permissions of the one it replaces.
fn keep_access(new: &File, old: &Metadata) -> io::Result<()> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::{MetadataExt, fchown};
        let made = new.metadata()?;
        // Only root gives files away: for others the new file is their own.
        if made.uid() != old.uid() {
            let _ = fchown(new, Some(old.uid()), None);
        }
        if made.gid() != old.gid() {
            let _ = fchown(new, None, Some(old.gid()));
        }
    }
    new.set_permissions(old.permissions())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_appears_whole_or_not_at_all() -> io::Result<()> {
        let folder = tempfile::tempdir()?;
        let path = folder.path().join("m.lp");
        let mut output = Output::open(&path)?;
        output.writer().write_all(b"half")?;
        assert!(!path.exists());
        drop(output);
        assert_eq!(
            fs::read_dir(folder.path())?.count(),
            0,
            "an abandoned output leaves nothing"
        );
        let mut output = Output::open(&path)?;
        output.writer().write_all(b"whole")?;
        output.finish()?;
        assert_eq!(fs::read(&path)?, b"whole");
        Ok(())
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn reserved_room_that_is_not_needed_is_given_back() -> io::Result<()> {
        use std::os::unix::fs::MetadataExt;
        let folder = tempfile::tempdir()?;
        for reserved in [0, 3, 5 << 20] {
            let path = folder.path().join("m.lp");
            let mut output = Output::open(&path)?;
            output.reserve(reserved);
            output.writer().write_all(b"whole")?;
            output.finish()?;
            assert_eq!(fs::read(&path)?, b"whole");
            assert!(fs::metadata(&path)?.blocks() < 1 << 10);
        }
        Ok(())
    }

    #[test]
    fn folders_are_refused_and_links_followed() -> io::Result<()> {
        let folder = tempfile::tempdir()?;
        assert!(Output::open(folder.path()).is_err());
        assert!(Output::open(&folder.path().join("none/m.lp")).is_err());
        let target = folder.path().join("target");
        fs::write(&target, "old")?;
        #[cfg(unix)]
        {
            let link = folder.path().join("link");
            std::os::unix::fs::symlink(&target, &link)?;
            let mut output = Output::open(&link)?;
            output.writer().write_all(b"new")?;
            output.finish()?;
            assert!(fs::symlink_metadata(&link)?.is_symlink());
            assert_eq!(fs::read(&target)?, b"new");
        }
        Ok(())
    }
}
