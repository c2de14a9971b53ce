//! Any bytes as a solution file of a small Binox, of a small Skyscraper and of a board of dots.
//!
//!     cargo +nightly fuzz run solution fuzz/corpus/solution tests/corpus/more/solutions/s3
//!
//! No input may panic, and what is called valid must be a board that keeps the puzzle's text.
#![no_main]

use libfuzzer_sys::fuzz_target;
use puzzle_mip::puzzles::kind::{Puzzle, ReadOptions};
use puzzle_mip::puzzles::recognise::Recognised;
use puzzle_mip::puzzles;
use puzzle_mip::text::Source;
use puzzle_mip::verdict::{self, Options, Verdict};

const PUZZLES: [&str; 3] = [
    "X . . .\n. . . O\n. O . .\nO . . O\n",
    ". . . 1 .\n. . . . .\n. . . . .\n. . . . 3\n. . . . .\n",
    ". . . .\n. . . .\n. . . .\n. . . .\n",
];

fuzz_target!(|bytes: &[u8]| {
    for text in PUZZLES {
        let source = Source::new("puzzle", text.as_bytes().to_vec()).expect("UTF-8");
        let puzzles = match puzzles::recognise::recognise(&source, &ReadOptions::default()).expect("a puzzle") {
            Recognised::One(puzzle) => vec![puzzle],
            Recognised::Several(puzzles) => puzzles,
        };
        let puzzles: Vec<&dyn Puzzle> = puzzles.iter().map(AsRef::as_ref).collect();
        for rows in [None, Some("document")] {
            let options = Options { rows, ..Options::default() };
            let Ok(check) = verdict::check(&puzzles, "fuzzed", bytes, options) else { continue };
            if let Verdict::Judged { report, .. } = check.verdict
                && report.valid()
            {
                assert!(report.picture.cells.iter().all(|cell| cell.text != "." && !cell.broken));
            }
        }
    }
});
