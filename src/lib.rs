//! Exact integer-programming models of logic puzzles, and an independent verdict on any solver's answer.
//!
//! ```text
//! puzzle text   -> Puzzle -> formulation -> LP or MPS writer                     (gen-model)
//! solution file -> values of columns -> board -> rule checks -> report           (verify)
//! ```
//!
//! The two lines meet in two places only: the puzzle and the names of the columns. A rule check sees a puzzle and a
//! board, nothing else, so a wrong model cannot vouch for itself.
//!
//! | module | what it is |
//! |---|---|
//! | [`text`], [`grid`] | a text as a person wrote it, with errors that show the place; the geometry of a board |
//! | [`model`] | models as streams of columns and rows, their LP and MPS files; no puzzle is known there |
//! | [`solution`] | solution files of all solvers; no puzzle is known there |
//! | [`puzzles`] | the kinds: their texts, rules and formulations |
//! | [`verdict`] | what rules find on a board, and the check of a solution file |
//! | [`solver`] | solvers, and the search for boards with them |
//! | [`show`] | pictures of a board |
//! | [`app`] | the programs; nothing else knows it, but [`solver::search`] still does |

pub mod app;
pub mod diagnostic;
pub mod files;
pub mod grid;
pub mod model;
pub mod puzzles;
pub mod show;
pub mod solution;
pub mod solver;
pub mod text;
pub mod verdict;
