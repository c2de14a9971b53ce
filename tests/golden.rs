//! The models of the small samples, byte for byte as in `models/`.
//!
//! `UPDATE_GOLDEN=1 cargo test --test golden` rewrites the files: look at the difference before committing it.

mod support;

use std::path::PathBuf;

use support::samples::{Sample, files_in, models, samples};

/// Files beside a sample: extension, format, and up to which size of its LP file there is such a file; larger
/// ones would only make the repository heavy.
const GOLDEN: [(&str, &str, usize); 3] = [
    ("lp", "lp", 50_000),
    ("mps", "mps", 50_000),
    ("fixed.mps", "fixed-mps", 5_000),
];

/// The golden files of a sample: path and format.
fn golden_files(sample: &Sample) -> Vec<(PathBuf, &'static str)> {
    let size = sample.model("lp").len();
    GOLDEN
        .iter()
        .filter(|(_, _, most)| size <= *most)
        .map(|(extension, format, _)| (sample.path.with_extension(extension), *format))
        .collect()
}

#[test]
fn models_of_the_small_samples() {
    let update = std::env::var_os("UPDATE_GOLDEN").is_some();
    let mut differing = Vec::new();
    let mut compared = 0;
    for sample in samples() {
        for (path, format) in golden_files(&sample) {
            compared += 1;
            let made = sample.model(format);
            if update {
                std::fs::write(&path, &made).expect("written");
            } else if std::fs::read(&path).ok().as_ref() != Some(&made) {
                differing.push(path);
            }
        }
    }
    assert!(compared >= 20, "only {compared} models are compared");
    assert!(
        differing.is_empty(),
        "not as the program writes them now (UPDATE_GOLDEN=1 rewrites them): {differing:?}"
    );
}

#[test]
fn no_golden_file_without_its_sample() {
    let expected: Vec<PathBuf> = samples().iter().flat_map(golden_files).map(|(path, _)| path).collect();
    for kind in puzzle_mip::puzzles::KINDS.iter().map(|kind| kind.name) {
        for path in files_in(&models().join(kind)) {
            let is_puzzle = path.extension().is_some_and(|extension| extension == "txt");
            assert!(
                is_puzzle || expected.contains(&path),
                "{} belongs to no small sample",
                path.display()
            );
        }
    }
}
