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
//! A folder `src/puzzles/<kind>/`, and two lines in `src/puzzles/mod.rs`: the module and its [`Kind`](crate::Kind) in
//! [`KINDS`](crate::KINDS). Help, README tables, programs, tests and scripts take it from there.
//!
//! A board holds one value a cell: one of two symbols, as in Binox, or a number from 1 to n, as in Skyscraper. A kind needs
//! these files first:
//!
//! | file | what it is | what it uses |
//! |---|---|---|
//! | `puzzle.rs` | the puzzle as a value that cannot be wrong: givens and clues; [`Cells`](crate::puzzles::board::Cells) | |
//! | `text.rs` | the puzzle in text form: reading, and `Display` | [`numbers`](crate::puzzles::formats::numbers) and [`board`](crate::puzzles::formats::board); [`CellPuzzle::text`](crate::puzzles::cells::CellPuzzle::text) writes |
//! | `rules.rs` | the rules, each a function of puzzle and board, nothing else | `filled`, `given`, `once` of [`board`](crate::puzzles::board) |
//! | `document.rs` | the published formulation: a [`family!`](crate::family) for each family of rows | [`latin`](crate::puzzles::latin): x(i,j,k) and the four families of all puzzles with each number once in a line |
//! | `mod.rs` | the [`Kind`](crate::Kind), and [`CellPuzzle`](crate::puzzles::cells::CellPuzzle) for the puzzle: what is drawn ([`Place`](crate::place::Place)), clues that may be dropped | everything else has a default |
//!
//! For numbers copy `skyscraper/`, for symbols `binox/`; `tests/every_kind.rs` has a complete kind in 130 lines. What both
//! kinds have besides can wait: `formats/<owner>.rs` (formats of other programs), `columns.rs` (auxiliary columns, for
//! `--rows`), `options.rs`, `compact.rs` with `propagate.rs` (a smaller formulation), `precheck.rs` (contradictions that show
//! at once).
//!
//! Its samples are `models/<kind>/*.txt`, at least one with `infeasible` in its name. `tests/every_kind.rs` takes the kind
//! from there on: sizes, formats, round trips, solutions, each rule broken, all clues dropped. `tests/golden.rs` keeps the
//! models byte by byte (`UPDATE_GOLDEN=1 cargo test --test golden` writes them), `UPDATE_README=1 cargo test --test readme` the
//! README's tables. What only the kind can say goes into tests of its own: each rule with a board that breaks it alone, each
//! fault of a text, and the formulation against an enumeration of all small boards (`tests/equivalence.rs`).
