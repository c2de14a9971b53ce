//! Files that no solver wrote: mutated, and cut at every byte.
//!
//! Whatever the file, there is no panic, and `valid` is said only of boards that are valid by a second opinion. A cut
//! file is never blamed for what it lost, as far as its format can show the loss.

#[path = "support/boards.rs"]
mod boards;
#[path = "support/random.rs"]
mod random;
#[path = "support/tier.rs"]
mod tier;

use puzzle_mip::app::Status;
use puzzle_mip::diagnostic::TextErrors;
use puzzle_mip::puzzles;
use puzzle_mip::puzzles::kind::{Puzzle, ReadOptions};
use puzzle_mip::puzzles::recognise::Recognised;
use puzzle_mip::text::Source;
use puzzle_mip::verdict::{self, Check, Options, Verdict};
use random::Random;
use std::path::{Path, PathBuf};

fn corpus(sub: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus").join(sub)
}

struct Sample {
    name: String,
    puzzle_text: String,
    puzzle: Box<dyn Puzzle>,
    bytes: Vec<u8>,
    expected: String,
}

fn samples() -> Vec<Sample> {
    let mut samples = Vec::new();
    for folder in ["", "more/", "own/"] {
        let manifest = std::fs::read_to_string(corpus(folder).join("MANIFEST.tsv")).unwrap();
        for row in manifest.lines().skip(1) {
            let fields: Vec<&str> = row.split('\t').collect();
            let path = corpus(folder).join("puzzles").join(format!("{}.txt", fields[1]));
            let puzzle_text = std::fs::read_to_string(path).unwrap();
            let source = Source::new("puzzle", puzzle_text.clone().into_bytes()).unwrap();
            let Recognised::One(puzzle) = puzzles::recognise::recognise(&source, &ReadOptions::default()).unwrap()
            else {
                panic!("{row}");
            };
            samples.push(Sample {
                name: format!("{folder}{}", fields[0]),
                puzzle_text,
                puzzle,
                bytes: std::fs::read(corpus(folder).join(fields[0])).unwrap(),
                expected: fields[fields.len() - 1].to_string(),
            });
        }
    }
    samples
}

impl Sample {
    fn check(&self, bytes: &[u8]) -> Result<Check, TextErrors> {
        verdict::check(&[&*self.puzzle], "mutated", bytes, Options::default())
    }

    /// True if the verdict is `valid`; then the board must be so by another opinion too.
    fn is_called_valid(&self, checked: &Result<Check, TextErrors>, what: &dyn Fn() -> String) -> bool {
        let Ok(Check {
            verdict: Verdict::Judged { report, .. },
            ..
        }) = checked
        else {
            return false;
        };
        if !report.valid() {
            return false;
        }
        let picture = &report.picture;
        let board: Vec<Vec<String>> = picture
            .cells
            .chunks(picture.cols)
            .map(|row| row.iter().map(|mark| mark.sign.to_string()).collect())
            .collect();
        assert!(
            boards::is_valid(self.puzzle.kind().name, &self.puzzle_text, &board),
            "{}: {board:?} is called valid",
            what()
        );
        true
    }
}

const WORDS: &[&[u8]] = &[
    b"0",
    b"1",
    b"-1",
    b"0.5",
    b"1e+00",
    b"nan",
    b"inf",
    b"1e999",
    b"\n",
    b"\r\n",
    b" ",
    b"\t",
    b",",
    b"\"",
    b"{",
    b"}",
    b"<",
    b">",
    b"x_0_0 1\n",
    b"x_0_0_1 1\n",
    b"x_9_9 1\n",
    b"Infeasible",
    b"Optimal",
    b"None",
    b"\0",
    b"\xff",
    b"# Columns 99999999999999999999\n",
    b"# Columns -3\n",
    b"e o f\n",
    b"End of output\n",
    b"=infeas=\n",
    b"ENDATA\n",
    b"C0000001 1\n",
    b"j 1 1\n",
    b"objective value: 0\n",
    b"\xef\xbb\xbf",
];

fn mutate(bytes: &[u8], other: &[u8], random: &mut Random) -> Vec<u8> {
    let mut bytes = bytes.to_vec();
    for _ in 0..=random.below(3) {
        let from = random.below(bytes.len() + 1);
        let to = (from + random.below(40)).min(bytes.len());
        match random.below(8) {
            0 if from < bytes.len() => bytes[from] = random.below(256) as u8,
            1 if from < bytes.len() => bytes[from] ^= 1 << random.below(8),
            2 => drop(bytes.drain(from..to)),
            3 => {
                let copy = bytes[from..to].to_vec();
                bytes.splice(from..from, copy);
            }
            4 => {
                let word = WORDS[random.below(WORDS.len())];
                bytes.splice(from..from, word.iter().copied());
            }
            5 => {
                let word = WORDS[random.below(WORDS.len())];
                bytes.splice(from..to, word.iter().copied());
            }
            6 => {
                let mut lines: Vec<&[u8]> = bytes.split_inclusive(|&byte| byte == b'\n').collect();
                if lines.len() > 1 {
                    let (a, b) = (random.below(lines.len()), random.below(lines.len()));
                    lines.swap(a, b);
                    bytes = lines.concat();
                }
            }
            _ => {
                let cut = random.below(other.len() + 1);
                bytes.truncate(from);
                bytes.extend_from_slice(&other[cut..]);
            }
        }
    }
    bytes
}

/// `count` mutations spread over the corpus, short files more often than long ones.
fn mutations(count: usize, seed: u64) {
    let samples = samples();
    let mut random = Random(seed);
    let mut called_valid = 0;
    for round in 0..count {
        let mut sample = &samples[random.below(samples.len())];
        for _ in 0..2 {
            let other = &samples[random.below(samples.len())];
            if other.bytes.len() < sample.bytes.len() {
                sample = other;
            }
        }
        let other = &samples[random.below(samples.len())].bytes;
        let bytes = mutate(&sample.bytes, other, &mut random);
        let checked = sample.check(&bytes);
        called_valid += usize::from(sample.is_called_valid(&checked, &|| format!("{} round {round}", sample.name)));
    }
    // Many mutations hit what does not matter; a reader that refuses all would prove nothing.
    assert!(called_valid > count / 50, "{called_valid} of {count} are still valid");
}

#[test]
fn mutated_files_never_panic_and_never_make_a_wrong_board_valid() {
    mutations(tier::rounds(5_000, 200_000), 0x9E37_79B9_7F4A_7C15);
}

#[test]
fn a_file_cut_at_any_byte_is_not_blamed() {
    let samples = samples();
    let mut formats: Vec<(&'static str, bool)> = Vec::new();
    let mut wrong = Vec::new();
    for sample in &samples {
        let Ok(whole) = sample.check(&sample.bytes) else {
            continue;
        };
        let Some(outcome) = &whole.outcome else { continue };
        // One file of each format and of each way to treat zeros, and each doctored one that is short.
        let form = (outcome.format, whole.zeros_left_out);
        if !sample.expected.starts_with("valid") || sample.bytes.len() > 45_000 || formats.contains(&form) {
            continue;
        }
        formats.push(form);
        // A sample takes the last 64 bytes, which matter most, and every 101st before them.
        let tail = sample.bytes.len().saturating_sub(64);
        for cut in (0..tail).step_by(tier::one_in(101)).chain(tail..sample.bytes.len()) {
            let what = || format!("{} ({}) cut at byte {cut}", sample.name, outcome.format);
            let checked = sample.check(&sample.bytes[..cut]);
            if sample.is_called_valid(&checked, &what) {
                continue;
            }
            let Ok(check) = checked else { continue };
            let at_line_end = sample.bytes[..cut].ends_with(b"\n");
            let right = match check.verdict {
                // Cut before its SECTION SOLUTION it is, byte for byte, what Gurobi writes without a solution.
                Verdict::NoSolution(_) => outcome.format == "gurobi-attr" && at_line_end,
                // What is left of a valid file can always go on to a valid board.
                _ => false,
            };
            if !right {
                let verdict = if check.outcome.is_none() { "board" } else { "judged" };
                wrong.push(format!(
                    "{}: {verdict} {:?} {:?}",
                    what(),
                    Status::from(&check),
                    check.notes
                ));
            }
        }
    }
    assert!(
        wrong.is_empty(),
        "{}:\n{}",
        wrong.len(),
        wrong[..wrong.len().min(60)].join("\n")
    );
    assert!(formats.len() >= 25, "{formats:?}");
}
