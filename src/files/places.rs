//! The inputs and outputs of one run: no output may overwrite an input or another output.
//!
//! Files are compared, not names: links, `.` and redirected descriptors lead to the same file under other names. Only
//! regular files count, since writing to a device or a pipe overwrites nothing.

use super::output::{Target, descriptor};
use std::fs::{self, Metadata};
use std::path::{Path, PathBuf};

/// An output that would overwrite an input or another output.
#[derive(Debug, thiserror::Error)]
#[error("{message}")]
pub struct Taken {
    message: String,
    /// What to do.
    pub help: &'static str,
}

/// What is read and written in one run.
#[derive(Debug, Default, Clone)]
pub struct Places {
    inputs: Vec<Place>,
    outputs: Vec<Place>,
}

#[derive(Debug, Clone)]
struct Place {
    /// As the user names it.
    name: String,
    file: Identity,
    /// Written through an open descriptor: what was there before stays.
    descriptor: bool,
}

/// What makes a file the same as another one.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Identity {
    /// Device and number of an existing file.
    #[cfg(unix)]
    Number(u64, u64),
    /// The path of a file that is not there yet.
    Path(PathBuf),
}

/// The identity of a regular file.
fn identity(found: &Metadata, _path: &Path) -> Option<Identity> {
    #[cfg(unix)]
    let identity = {
        use std::os::unix::fs::MetadataExt;
        Identity::Number(found.dev(), found.ino())
    };
    #[cfg(not(unix))]
    let identity = Identity::Path(fs::canonicalize(_path).ok()?);
    found.is_file().then_some(identity)
}

impl Places {
    /// The file of that name is read; `-` is standard input. Call this for all inputs first.
    pub fn read(&mut self, path: &Path) {
        let (name, found) = if path == Path::new("-") {
            let stdin = descriptor(0).and_then(|stdin| stdin.metadata());
            ("standard input".to_string(), stdin)
        } else {
            (path.display().to_string(), fs::metadata(path))
        };
        // What is not there is reported by who reads it.
        if let Some(file) = found.ok().and_then(|found| identity(&found, path)) {
            self.inputs.push(Place {
                name,
                file,
                descriptor: false,
            });
        }
    }

    /// The file of that name is written; `-` is standard output.
    ///
    /// # Errors
    /// If it is an input or another output of this run.
    pub fn write(&mut self, path: &Path) -> Result<(), Taken> {
        if let Some(place) = self.free(path)? {
            self.outputs.push(place);
        }
        Ok(())
    }

    /// The same for an output that is no longer of interest when the next one is written.
    ///
    /// # Errors
    /// If it is an input or another output of this run.
    pub fn check(&self, path: &Path) -> Result<(), Taken> {
        self.free(path).map(|_| ())
    }

    /// The place, unless it is taken; `None` if nothing can be overwritten there.
    fn free(&self, path: &Path) -> Result<Option<Place>, Taken> {
        let name = if path == Path::new("-") {
            "standard output".to_string()
        } else {
            path.display().to_string()
        };
        let (file, descriptor) = match Target::of(path) {
            Ok(Target::Descriptor(number)) => {
                let found = descriptor(number).and_then(|open| open.metadata());
                (found.ok().and_then(|found| identity(&found, path)), true)
            }
            Ok(Target::Place(place)) => match fs::metadata(&place) {
                Ok(found) => (identity(&found, &place), false),
                Err(_) => (Some(Identity::Path(place)), false),
            },
            // Who opens it reports it.
            Err(_) => (None, false),
        };
        let Some(file) = file else {
            return Ok(None);
        };
        if let Some(input) = self.inputs.iter().find(|input| input.file == file) {
            let message = if input.name == name {
                format!("{name} is an input: it would be overwritten")
            } else {
                format!(
                    "{name} is the same file as the input {}: it would be overwritten",
                    input.name
                )
            };
            return Err(Taken {
                message,
                help: "write to another file",
            });
        }
        // Through descriptors one text comes after the other.
        let mut others = self.outputs.iter();
        if let Some(other) = others.find(|other| other.file == file && !(other.descriptor && descriptor)) {
            let message = format!(
                "{name} and {} are the same file: one would overwrite the other",
                other.name
            );
            return Err(Taken {
                message,
                help: "write to two files",
            });
        }
        Ok(Some(Place { name, file, descriptor }))
    }
}
