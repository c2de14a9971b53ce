//! How to add a reader of solution files, and a kind of puzzle. (No code, only this text.)
//!
//! # A reader of solution files
//!
//! 1. `src/solution/readers/<solver>.rs`: the head says who writes the format, where it is described, what marks its end
//!    and what a truncated file looks like. `FORMATS` lists its forms: a name, whose format it is, `claims` and `read`.
//! 2. `claims` decides by the first bytes alone, never by a file's name. It must not claim what another reader claims: the
//!    tests in `src/solution/reading_tests/` show this for all texts there.
//! 3. `read` hands each value on by `support.rs` and gives an [`Outcome`](crate::solution::Outcome): the solver's own words
//!    of its status, whether it is a solution, an incumbent or none, what a column that is not listed has for a value, and
//!    whether the file may be truncated. Words of a status go into the table of `words.rs`.
//! 4. One line in `src/solution/formats.rs`, before any format that would claim the same texts.
//! 5. Files of the real solver in `tests/corpus`, one per status, with their lines in `MANIFEST.tsv`; and short texts in
//!    `src/solution/reading_tests/<solver>.rs`: each condition of the reader decides a pair of them.
//! 6. The table of the README.
//!
//! # A kind of puzzle
//!
//! A folder `src/puzzles/<kind>/` and two lines in `src/puzzles/mod.rs`. Both kinds that are there have the same files:
//!
//! | file | what it is |
//! |---|---|
//! | `puzzle.rs` | the puzzle as a value that cannot be wrong: size, givens, clues |
//! | `text.rs` | the board in text form, read and written |
//! | `builder.rs` | from what a format states to a puzzle |
//! | `formats/<owner>.rs` | other formats that people have, one file an owner; `formats/mod.rs` lists them |
//! | `rules.rs` | the rules, each a function of puzzle and board, nothing else |
//! | `columns.rs` | the names of columns, and the board that their values state |
//! | `document.rs` | the published formulation |
//! | `compact.rs` | a smaller one with the same boards; `propagate.rs` finds the cells that are known beforehand (in Binox `reduced.rs` takes them out of the published rows) |
//! | `precheck.rs` | why a puzzle can have no solution, where that shows at once |
//! | `mod.rs` | the [`Kind`](crate::Kind), and [`Puzzle`](crate::Puzzle) for it |
//!
//! Puzzles in `models/<kind>/` are samples: `tests/golden.rs` keeps their models byte by byte
//! (`UPDATE_GOLDEN=1 cargo test --test golden` writes them), `tests/equivalence.rs` and `tests/formulations.rs` compare every
//! formulation with an enumeration of all boards.
