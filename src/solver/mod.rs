//! Running solvers: programs of this machine ([`external`]) and the one that is built in ([`builtin`]); one run with its
//! board judged ([`run`]), and the search for several boards ([`search`]).

pub mod builtin;
pub mod choice;
pub mod error;
pub mod external;
pub mod run;
pub mod search;

pub use error::SolverError;
