//! Why there is no model.

/// Why there is no model.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ModelError {
    /// The kind has no formulation of this name.
    #[error("{kind} has no formulation `{name}`")]
    Unknown {
        /// The kind of puzzle.
        kind: &'static str,
        /// The name asked for.
        name: String,
        /// Those that it has.
        known: Vec<&'static str>,
    },
    /// The formulation is not made for a board of this size.
    #[error("formulation `{name}` does not serve this puzzle: {why}")]
    Size {
        /// The formulation.
        name: &'static str,
        /// What is too large.
        why: String,
    },
    /// More boards are excluded than rows can be numbered.
    #[error("{count} boards are excluded, at most {most} can be")]
    TooManyBoards {
        /// How many.
        count: usize,
        /// The most.
        most: u32,
    },
    /// A fault of the formulation: a row that is said to be droppable is none that can be lifted.
    #[error("formulation `{name}`: row {row} of family {family} cannot be dropped: {why}")]
    NotDroppable {
        /// The formulation.
        name: &'static str,
        /// The family's id.
        family: &'static str,
        /// The number of the row in the family, from 0.
        row: u64,
        /// What it lacks.
        why: &'static str,
    },
}
