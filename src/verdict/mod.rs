//! What a check of a board found, and the search that says whether an unfinished board may still become valid. No puzzle
//! is known here, no model and no solver.

pub mod completion;
pub mod report;
