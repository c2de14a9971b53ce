//! From puzzle to verdict through real solvers. All tests here need solvers on PATH and are ignored by default;
//! `scripts/test` installs the solvers and runs them. A missing solver is a failure there, never a skip.

mod support;

use std::path::Path;
use std::process::{Command, Output};
use std::time::Duration;

use puzzle_mip::puzzles::recognise::kind_named;
use puzzle_mip::solver::external::{External, Installed, Job, ModelForm};
use support::mps;
use support::samples::{Sample, assert_fine, gen_model, samples, verify};

/// No run of a sample takes nearly as long.
const LIMIT: Duration = Duration::from_secs(300);

/// A model format: what gen-model calls it, the file's extension, what a solver must be told.
const FORMATS: [(&str, &str, ModelForm); 3] = [
    ("lp", "lp", ModelForm::Lp),
    ("mps", "mps", ModelForm::FreeMps),
    ("fixed-mps", "mps", ModelForm::FixedMps),
];

/// The formulations whose every solution is a board. A lazy one leaves rows out, so one run of a solver is not enough.
fn formulations(sample: &Sample) -> Vec<&'static str> {
    let kind = kind_named(&sample.kind).expect("a kind");
    let complete = kind
        .formulations
        .iter()
        .filter(|formulation| formulation.lazy.is_none());
    complete.map(|formulation| formulation.name).collect()
}

/// Writes a model with gen-model, as a person would.
#[track_caller]
fn write_model(kind: &str, puzzle: &Path, format: &str, model: &Path) {
    let output = gen_model()
        .arg(kind)
        .arg(puzzle)
        .args(["--format", format, "-o"])
        .arg(model)
        .output()
        .expect("gen-model runs");
    assert_fine(&output, &format!("gen-model of {} as {format}", puzzle.display()));
}

/// What is wrong with what verify says about a solution file; nothing if it is as it should be.
fn wrong_verdict(puzzle: &Path, solution: &Path, has_solution: bool) -> Option<String> {
    let output = verify().arg(puzzle).arg(solution).output().expect("verify runs");
    let said = everything(&output);
    let last = said.lines().last().unwrap_or_default();
    let right = match (has_solution, output.status.code()) {
        (true, Some(0)) => last == "valid",
        // A limit that was reached is no proof: the word must be there.
        (false, Some(3)) => last.contains("infeasible"),
        _ => false,
    };
    let expected = if has_solution { "valid" } else { "infeasible" };
    (!right).then(|| format!("expected {expected}, got {}:\n{said}", output.status))
}

fn everything(output: &Output) -> String {
    let both = [&output.stdout[..], &output.stderr[..]].concat();
    String::from_utf8_lossy(&both).into_owned()
}

/// One sample through one solver in all formats: the wrong verdicts.
fn wrong_verdicts(installed: &Installed, sample: &Sample) -> Vec<String> {
    let folder = tempfile::tempdir().expect("a folder");
    let mut wrong = Vec::new();
    let all = formulations(sample)
        .into_iter()
        .flat_map(|formulation| FORMATS.map(|format| (formulation, format)));
    for (formulation, (format, extension, form)) in all {
        let model = format!("p.{extension}");
        let text = sample.formulation(formulation, format);
        std::fs::write(folder.path().join(&model), text).expect("room for the model");
        let run = installed.run(&Job {
            folder: folder.path(),
            model: &model,
            form,
            solution: "p.sol",
            time_limit: Some(LIMIT),
            threads: None,
        });
        let fault = match run {
            Ok(_) => wrong_verdict(&sample.path, &folder.path().join("p.sol"), sample.has_solution()),
            Err(error) => Some(error.to_string()),
        };
        wrong.extend(fault.map(|fault| format!("{formulation} of {} as {format}: {fault}", sample.name)));
    }
    wrong
}

fn all_samples_through(solver: External) {
    let installed = Installed::required(solver).expect("scripts/install-solvers has put it on PATH");
    let wrong: Vec<String> = samples()
        .iter()
        .flat_map(|sample| wrong_verdicts(&installed, sample))
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
#[ignore = "needs HiGHS on PATH; scripts/test installs and runs it"]
fn all_samples_through_highs() {
    all_samples_through(External::Highs);
}

#[test]
#[ignore = "needs CBC on PATH; scripts/test installs and runs it"]
fn all_samples_through_cbc() {
    all_samples_through(External::Cbc);
}

#[test]
#[ignore = "needs GLPK on PATH; scripts/test installs and runs it"]
fn all_samples_through_glpk() {
    all_samples_through(External::Glpsol);
}

#[test]
#[ignore = "needs SCIP on PATH; scripts/test installs and runs it"]
fn all_samples_through_scip() {
    all_samples_through(External::Scip);
}

/// Small puzzles, where all names are short: kind, text, whether there is a solution.
const SMALL: [(&str, &str, bool); 6] = [
    ("binox", "X .\n. .\n", true),
    ("binox", ". O\n. .\n", true),
    ("binox", "X X\n. .\n", false),
    ("skyscraper", ". . 1 .\n. . . .\n. . . .\n. . . .\n", true),
    (
        "skyscraper",
        ". . . 1 .\n. . . . .\n. . . . .\n. . . . 3\n. . . . .\n",
        true,
    ),
    (
        "skyscraper",
        ". . . . .\n3 . . . .\n. . . . 1\n. . . . .\n. . 2 1 .\n",
        false,
    ),
];

/// A reader of MPS files: the command's words, with `{model}` and `{solution}` for the files; where there is no
/// `{solution}`, standard output is the solution file.
const READERS: [(&str, &str, &[&str]); 10] = [
    (
        "HiGHS",
        "mps",
        &["highs", "--model_file", "{model}", "--solution_file", "{solution}"],
    ),
    (
        "HiGHS",
        "fixed-mps",
        &["highs", "--model_file", "{model}", "--solution_file", "{solution}"],
    ),
    (
        "CBC",
        "mps",
        &["cbc", "{model}", "-solve", "-solution", "{solution}", "-quit"],
    ),
    (
        "CBC",
        "fixed-mps",
        &["cbc", "{model}", "-solve", "-solution", "{solution}", "-quit"],
    ),
    (
        "GLPK free",
        "mps",
        &["glpsol", "--freemps", "{model}", "--output", "{solution}"],
    ),
    (
        "GLPK free",
        "fixed-mps",
        &["glpsol", "--freemps", "{model}", "--output", "{solution}"],
    ),
    (
        "GLPK fixed",
        "fixed-mps",
        &["glpsol", "--mps", "{model}", "--output", "{solution}"],
    ),
    ("lp_solve free", "mps", &["lp_solve", "-fmps", "{model}", "-S3"]),
    ("lp_solve free", "fixed-mps", &["lp_solve", "-fmps", "{model}", "-S3"]),
    ("lp_solve fixed", "fixed-mps", &["lp_solve", "-mps", "{model}", "-S3"]),
];

#[test]
#[ignore = "needs HiGHS, CBC, GLPK and lp_solve on PATH; scripts/test installs and runs them"]
fn small_mps_files_are_read_by_every_reader() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = |name: &str| folder.path().join(name);
    let mut wrong = Vec::new();
    for (kind, text, has_solution) in SMALL {
        std::fs::write(at("p.txt"), format!("{kind}\n{text}")).expect("written");
        for (reader, format, words) in READERS {
            write_model(kind, &at("p.txt"), format, &at("p.mps"));
            let _ = std::fs::remove_file(at("p.sol"));
            let words: Vec<String> = words
                .iter()
                .map(|word| word.replace("{model}", "p.mps").replace("{solution}", "p.sol"))
                .collect();
            let output = Command::new(&words[0])
                .args(&words[1..])
                .current_dir(folder.path())
                .output()
                .unwrap_or_else(|error| panic!("{} does not start: {error}", words[0]));
            if !words.iter().any(|word| word == "p.sol") {
                std::fs::write(at("p.sol"), &output.stdout).expect("written");
            }
            if let Some(fault) = wrong_verdict(&at("p.txt"), &at("p.sol"), has_solution) {
                wrong.push(format!(
                    "{reader}, {format}, {kind}\n{text}{fault}after\n{}",
                    everything(&output)
                ));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
#[ignore = "needs SCIP on PATH; scripts/test installs and runs it"]
fn small_mps_files_are_read_by_scip() {
    let scip = Installed::required(External::Scip).expect("scripts/install-solvers has put it on PATH");
    let folder = tempfile::tempdir().expect("a folder");
    let at = |name: &str| folder.path().join(name);
    for (kind, text, has_solution) in SMALL {
        std::fs::write(at("p.txt"), format!("{kind}\n{text}")).expect("written");
        for (format, _, form) in &FORMATS[1..] {
            write_model(kind, &at("p.txt"), format, &at("p.mps"));
            scip.run(&Job {
                folder: folder.path(),
                model: "p.mps",
                form: *form,
                solution: "p.sol",
                time_limit: Some(LIMIT),
                threads: None,
            })
            .expect("a solution file");
            let fault = wrong_verdict(&at("p.txt"), &at("p.sol"), has_solution);
            assert_eq!(fault, None, "{format}, {kind}\n{text}");
        }
    }
}

#[test]
#[ignore = "needs HiGHS on PATH; scripts/test installs and runs it"]
fn highs_rewrites_all_formats_to_the_same_matrix() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = |name: &str| folder.path().join(name);
    let samples = samples();
    let all = samples.iter().flat_map(|sample| {
        formulations(sample)
            .into_iter()
            .map(move |formulation| (sample, formulation))
    });
    for (sample, formulation) in all {
        let text = |format| String::from_utf8(sample.formulation(formulation, format)).expect("ASCII");
        let ours = mps::read(&text("mps"), mps::Form::Free).without_zeros();
        for (format, extension, _) in FORMATS {
            let model = format!("p.{extension}");
            let text = text(format);
            std::fs::write(at(&model), &text).expect("room for the model");
            let _ = std::fs::remove_file(at("again.mps"));
            let output = Command::new("highs")
                .args(["--model_file", &model, "--write_model_file", "again.mps"])
                .current_dir(folder.path())
                .output()
                .expect("highs starts");
            let again = std::fs::read_to_string(at("again.mps"))
                .unwrap_or_else(|error| panic!("{error}: HiGHS wrote no model: {}", everything(&output)));
            let again = mps::read(&again, mps::Form::Free)
                .renamed(&mps::numbered_names(&text))
                .without_zeros();
            ours.assert_same_model(
                &again,
                &format!("{formulation} of {} as {format}, rewritten by HiGHS", sample.name),
            );
        }
    }
}
