//! Exact integer-programming models of logic puzzles, and an independent verdict on any solver's answer.
//!
//! ```text
//! puzzle text   -> Puzzle -> formulation -> LP or MPS writer                     (gen-model)
//! solution file -> values of columns -> board -> rule checks -> report           (verify)
//! ```
//!
//! The two lines meet in two places only: the puzzle and the names of the columns. A rule check sees a puzzle and a
//! board, nothing else, so a wrong model cannot vouch for itself. [`model`], [`solution`], [`verdict`], [`grid`] and
//! [`text`] know no puzzle; a puzzle ([`puzzles`]) knows them.

pub mod app;
pub mod grid;
pub mod model;
pub mod puzzles;
pub mod show;
pub mod solution;
pub mod solver;
pub mod text;
pub mod verdict;

/// Name and version, as comments in written files show them.
pub const PROGRAM: &str = concat!(env!("CARGO_PKG_NAME"), " ", env!("CARGO_PKG_VERSION"));
