//! The samples of `models/`, and our programs run on them.

use puzzle_mip::puzzles::KINDS;
use puzzle_mip::puzzles::recognise::kind_named;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// A puzzle of `models/`.
#[derive(Debug, Clone)]
pub struct Sample {
    /// The puzzle's file.
    pub path: PathBuf,
    /// The kind's name.
    pub kind: String,
    /// Kind and file name without its extension.
    pub name: String,
}

impl Sample {
    /// Whether it has a solution, which its name says.
    pub fn has_solution(&self) -> bool {
        !self.name.contains("infeasible")
    }

    /// The formulations that its kind has.
    pub fn formulations(&self) -> Vec<&'static str> {
        let kind = kind_named(&self.kind).expect("a kind");
        kind.formulations.iter().map(|formulation| formulation.name).collect()
    }

    /// The model as gen-model writes it to standard output.
    #[track_caller]
    pub fn model(&self, format: &str) -> Vec<u8> {
        self.formulation("document", format)
    }

    /// The model in one of the formulations.
    #[track_caller]
    pub fn formulation(&self, formulation: &str, format: &str) -> Vec<u8> {
        let output = gen_model()
            .arg(&self.kind)
            .arg(&self.path)
            .args(["--format", format, "--formulation", formulation])
            .output()
            .expect("gen-model runs");
        assert_fine(&output, &format!("gen-model of {} as {format}", self.name));
        output.stdout
    }
}

/// All samples, sorted by name.
pub fn samples() -> Vec<Sample> {
    let mut samples = Vec::new();
    for kind in KINDS.iter().map(|kind| kind.name) {
        for path in files_in(&models().join(kind)) {
            if path.extension().is_some_and(|extension| extension == "txt") {
                let stem = path.file_stem().expect("a name").to_string_lossy().into_owned();
                samples.push(Sample {
                    path,
                    kind: kind.to_owned(),
                    name: format!("{kind}/{stem}"),
                });
            }
        }
    }
    assert!(samples.len() >= 15, "models/ has lost samples: {samples:?}");
    samples
}

/// The folder of the samples.
pub fn models() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("models")
}

/// The files of a folder, sorted.
pub fn files_in(folder: &Path) -> Vec<PathBuf> {
    let mut files: Vec<PathBuf> = std::fs::read_dir(folder)
        .expect("a folder")
        .map(|entry| entry.expect("an entry").path())
        .collect();
    files.sort();
    files
}

/// The program gen-model.
pub fn gen_model() -> Command {
    Command::new(env!("CARGO_BIN_EXE_gen-model"))
}

/// The program verify.
pub fn verify() -> Command {
    Command::new(env!("CARGO_BIN_EXE_verify"))
}

/// Fails with what the program said unless it ended with 0.
#[track_caller]
pub fn assert_fine(output: &Output, what: &str) {
    assert!(
        output.status.success(),
        "{what}: {}\n{}{}",
        output.status,
        String::from_utf8_lossy(&output.stdout),
        String::from_utf8_lossy(&output.stderr)
    );
}
