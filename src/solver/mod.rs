//! Running solvers: programs of this machine ([`external`]) and the one that is built in ([`builtin`]).
//!
//! Nothing here knows a puzzle: a model goes in, a solution file or the values of columns come out.

pub mod builtin;
pub mod external;
