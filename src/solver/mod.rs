//! Running solvers: programs of this machine ([`external`]) and the one that is built in ([`builtin`]); and the search
//! for boards with them ([`search`]).

pub mod builtin;
pub mod external;
pub mod search;
