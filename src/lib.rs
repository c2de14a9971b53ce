//! Exact integer-programming models of logic puzzles, and an independent verdict on any solver's answer.

pub mod solution;
pub mod solver;
