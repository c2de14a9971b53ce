//! One file for each solver, or for those that write alike: its formats, how each is recognised, where it ends.
//!
//! The first lines of each file say where the format is written down, what marks its end, and what a truncated file
//! looks like.

pub(super) mod cbc;
pub(super) mod cplex;
pub(super) mod glpk;
pub(super) mod gurobi;
pub(super) mod highs;
pub(super) mod json;
pub(super) mod lpsolve;
pub(super) mod ortools;
pub(super) mod pairs;
pub(super) mod pyomo;
pub(super) mod refused;
pub(super) mod scip;
pub(super) mod status;
mod support;
pub(super) mod symphony;
pub(super) mod xpress;
