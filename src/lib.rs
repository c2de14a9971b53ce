//! Exact integer-programming models of logic puzzles, and an independent verdict on any solver's answer.
//!
//! A puzzle's text becomes a model in the published formulation, as an LP or MPS file for any solver. The solver's own
//! solution file is read back, and every rule of the puzzle is checked on the board itself: the verdict owes nothing to
//! the model or to the solver.
//!
//! ```
//! use puzzle_mip::{FileFormat, check_solution, read_puzzle, write_model};
//!
//! let puzzle = read_puzzle("binox\nX . . O\n. . . .\n. O . .\n. . X .\n")?;
//! let mut lp = Vec::new();
//! write_model(&*puzzle.model("document")?, FileFormat::Lp, &mut lp)?;
//! assert!(lp.starts_with(b"\\ binox 4 x 4, 4 givens"));
//! // What a solver wrote: the columns that are 1, so the cells that are X.
//! let solution = "x_0_0 1\nx_0_1 1\nx_1_2 1\nx_1_3 1\nx_2_0 1\nx_2_3 1\nx_3_1 1\nx_3_2 1\n";
//! let check = check_solution(&*puzzle, "p.sol", solution.as_bytes())?;
//! assert_eq!(check.word(), "valid");
//! # Ok::<(), puzzle_mip::Error>(())
//! ```
//!
//! # Rooms
//!
//! | module | what it is |
//! |---|---|
//! | [`diagnostic`], [`text`] | errors that show the place; a text as a person wrote it |
//! | [`grid`], [`place`], [`picture`] | the geometry of a board; places on it; a board as people see it |
//! | [`model`] | models as streams of columns and rows, their LP and MPS files; no puzzle is known there |
//! | [`solution`] | solution files of all solvers; no puzzle is known there |
//! | [`puzzles`] | the kinds: their texts, rules and formulations |
//! | [`verdict`] | what rules find on a board, and the check of a solution file |
//! | [`show`] | a verdict as text, JSON, SVG, HTML and in the terminal |
//! | `solver` (feature `solver`) | external solvers and a built-in one, and the search for boards with them |
//! | `app` (feature `cli`) | the programs; nothing else knows it |
//!
//! Who may import whom is a table in `tests/layering.rs`. [`guide`] says how to add a reader of solution files and a kind
//! of puzzle.
//!
//! # From a puzzle's text to an LP byte
//!
//! [`text::Source::new`] → [`puzzles::recognise`] (or [`Kind::read`](puzzles::kind::Kind::read)) → the reader that claims
//! the text (`puzzles/<kind>/formats/`, `text.rs`) → `builder.rs` → a [`Puzzle`] → [`Puzzle::model`] → a formulation
//! (`document.rs`) as a [`Model`] → [`FileFormat::write`] → [`model::lp::write()`], which plans the stretches of the file →
//! [`model::stream`], which formats them in threads → the formulation's rows → [`model::lp::format`] → [`model::names`] →
//! the byte.
//!
//! # From a line of a solution to a verdict
//!
//! [`verdict::check`] → [`solution::read_answer`] → [`solution::Source`] (gunzip, lines) → [`solution::read`], which asks
//! each format → the reader (`solution/readers/<solver>.rs`) → [`solution::Collector`] → [`solution::ColumnName`] →
//! `solution/number.rs` → the puzzle's [`solution::Columns`], which say what a name means → [`solution::Values`] →
//! [`Puzzle::judge`] → `columns.rs`, a board → `rules.rs`, each rule → [`verdict::report::Report`].
//!
//! The two ways meet in two places only: the puzzle, and the names of its columns. A rule sees a puzzle and a board,
//! nothing else, so a wrong model cannot vouch for itself.

#![warn(unreachable_pub)]

#[cfg(feature = "cli")]
pub mod app;
pub mod diagnostic;
mod error;
#[cfg(feature = "solver")]
pub mod files;
mod front;
pub mod grid;
pub mod guide;
pub mod model;
pub mod picture;
pub mod place;
pub mod puzzles;
pub mod show;
pub mod solution;
#[cfg(feature = "solver")]
pub mod solver;
pub mod text;
pub mod verdict;

pub use error::Error;
pub use front::{check_solution, read_puzzle, read_puzzle_of, write_model};
pub use model::{FileFormat, Model, ModelError};
pub use puzzles::KINDS;
pub use puzzles::kind::{Kind, Puzzle};
pub use verdict::report::Report;
pub use verdict::{Check, Verdict};
