//! Any bytes as a puzzle: by its look, and by every reader asked for by name.
//!
//!     cargo +nightly fuzz run puzzle fuzz/corpus/puzzle tests/corpus/puzzles
//!
//! No input may panic, and what is written reads back as the same puzzle.
#![no_main]

use libfuzzer_sys::fuzz_target;
use puzzle_mip::puzzles::kind::{Puzzle, ReadOptions};
use puzzle_mip::puzzles::{self, KINDS};
use puzzle_mip::text::Source;

/// Larger boards take long and show nothing new.
const LARGEST: usize = 20_000;

fn look_at(puzzle: &dyn Puzzle) {
    if puzzle.decision_columns() > LARGEST {
        return;
    }
    puzzle.precheck();
    puzzle.judge_givens();
    for writer in puzzle.kind().writers {
        let Some(Ok(text)) = puzzle.to_format(writer) else { continue };
        let source = Source::new("written", text.clone().into_bytes()).expect("UTF-8");
        let again = puzzle.kind().read(&source, &ReadOptions::default()).expect(&text);
        assert_eq!(again.to_string(), puzzle.to_string(), "{text}");
    }
}

fuzz_target!(|bytes: &[u8]| {
    let Ok(source) = Source::new("fuzzed", bytes.to_vec()) else { return };
    // As a finished board of either kind.
    for (kind, puzzle) in KINDS.iter().zip([". .\n. .\n", ". . . .\n. 1 . .\n. . . .\n. . . .\n"]) {
        let puzzle = Source::new("puzzle", puzzle.into()).expect("UTF-8");
        let puzzle = kind.read(&puzzle, &ReadOptions::default()).expect("a puzzle");
        let _ = puzzle.judge_board(&source).map_err(|errors| errors.render(true));
    }
    let _ = puzzles::recognise::recognise(&source, &ReadOptions::default()).map_err(|errors| errors.to_string());
    for kind in KINDS {
        for reader in kind.readers {
            let flags = kind.options.iter().filter(|option| option.value.is_none());
            let options = flags.fold(ReadOptions::from(reader.name), |options, flag| options.with(flag, ""));
            match kind.read(&source, &options) {
                Ok(puzzle) => look_at(&*puzzle),
                Err(errors) => drop(errors.render(true)),
            }
        }
    }
});
