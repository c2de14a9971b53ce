//! Where written files go: whole or not at all.
//!
//! A regular file is written beside its place under a temporary name and renamed when complete, so a full disk, an
//! error or a killed process leaves the old file, or none, under the asked name. Standard output, devices and pipes are
//! written straight.

use std::fs::{self, File};
use std::io::{self, Seek, Write};
use std::path::{Path, PathBuf};
use tempfile::NamedTempFile;

/// An open output.
pub enum Output {
    /// Standard output.
    Stdout(io::Stdout),
    /// A device or pipe, written straight.
    Straight(File),
    /// A file that appears when [`Output::finish`] is called.
    Whole {
        /// Beside the place.
        temporary: NamedTempFile,
        /// The place.
        path: PathBuf,
        /// True if more room may be reserved than is written.
        reserved: bool,
    },
}

impl Output {
    /// Opens standard output for `-`, else the file.
    ///
    /// # Errors
    /// If the folder cannot be written to, or if the place is a folder.
    pub fn open(path: &Path) -> io::Result<Output> {
        if path == Path::new("-") {
            return Ok(Output::Stdout(io::stdout()));
        }
        // A link is followed, or renaming would replace the link instead of what it points to.
        let path = fs::canonicalize(path).unwrap_or_else(|_| path.to_path_buf());
        match fs::metadata(&path) {
            Ok(place) if place.is_dir() => return Err(io::Error::from(io::ErrorKind::IsADirectory)),
            Ok(place) if !place.is_file() => return Ok(Output::Straight(File::options().write(true).open(&path)?)),
            _ => {}
        }
        let folder = match path.parent() {
            Some(folder) if !folder.as_os_str().is_empty() => folder,
            _ => Path::new("."),
        };
        let mut builder = tempfile::Builder::new();
        builder.prefix(".puzzle-mip-").suffix(".part");
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            // The usual permissions of a new file (the system takes the umask off), not the private ones of temporary files.
            builder.permissions(fs::Permissions::from_mode(0o666));
        }
        Ok(Output::Whole {
            temporary: builder.tempfile_in(folder)?,
            path,
            reserved: false,
        })
    }

    /// Reserves room on the disk for about `bytes` that will be written; only a file takes it. Writing into reserved
    /// room costs about half (benches/benchmarks.md), since the file system need not look for room block by block.
    pub fn reserve(&mut self, bytes: u64) {
        #[cfg(target_os = "linux")]
        if let Output::Whole {
            temporary, reserved, ..
        } = self
        {
            use rustix::fs::{FallocateFlags, fallocate};
            // A file system that cannot do this, or has not as much room as guessed, may still take what is written.
            *reserved |= fallocate(temporary.as_file(), FallocateFlags::KEEP_SIZE, 0, bytes).is_ok();
        }
        #[cfg(not(target_os = "linux"))]
        let _ = bytes;
    }

    /// The writer.
    pub fn writer(&mut self) -> &mut (dyn Write + Send) {
        match self {
            Output::Stdout(stdout) => stdout,
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
                mut temporary,
                path,
                reserved,
            } => {
                if reserved {
                    let written = temporary.stream_position()?;
                    temporary.as_file().set_len(written)?;
                }
                temporary.persist(path).map(|_| ()).map_err(|error| error.error)
            }
            Output::Stdout(_) | Output::Straight(_) => Ok(()),
        }
    }
}

/// True if both paths are one existing file.
pub fn same_file(a: &Path, b: &Path) -> bool {
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt;
        match (fs::metadata(a), fs::metadata(b)) {
            (Ok(a), Ok(b)) => a.is_file() && (a.dev(), a.ino()) == (b.dev(), b.ino()),
            _ => false,
        }
    }
    #[cfg(not(unix))]
    {
        matches!((fs::canonicalize(a), fs::canonicalize(b)), (Ok(a), Ok(b)) if a == b)
    }
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
        assert!(same_file(&path, &folder.path().join("./m.lp")));
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
