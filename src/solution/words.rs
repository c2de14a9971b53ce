//! The few words about a solver's end that several formats share.

use super::{State, Why};

/// What a status text comes to, if values stand below it.
///
/// No table of all texts is kept: a new release brings new ones. The words that make numbers worthless
/// are few and old.
pub(super) fn state_of(status: &str) -> State {
    let status = status.to_ascii_lowercase();
    let says = |word: &str| status.contains(word);
    if says("no integer solution") || says("no solution") {
        State::NoSolution(if says("infeasible") {
            Why::Infeasible
        } else {
            Why::Limit
        })
    } else if says("infeasible") || says("empty") {
        State::NoSolution(Why::Infeasible)
    } else if says("unbounded") {
        State::NoSolution(Why::Unbounded)
    } else if says("optimal") && !says("non-optimal") && !says("sub-optimal") && !says("suboptimal") {
        State::Solved
    } else if says("unknown") || status.is_empty() {
        State::Unknown
    } else {
        State::Incumbent
    }
}

/// What a status text comes to, if there are no values.
pub(super) fn state_without_values(status: &str) -> State {
    match state_of(status) {
        State::NoSolution(why) => State::NoSolution(why),
        State::Solved | State::Unknown => State::NoSolution(Why::NotSaid),
        State::Incumbent => State::NoSolution(Why::Limit),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn status_texts_of_solvers() {
        for (text, state) in [
            ("Optimal", State::Solved),
            ("optimal solution found", State::Solved),
            ("Optimal (within gap tolerance)", State::Solved),
            ("integer optimal, tolerance", State::Solved),
            ("Infeasible", State::NoSolution(Why::Infeasible)),
            ("Integer infeasible", State::NoSolution(Why::Infeasible)),
            ("integer infeasible or unbounded", State::NoSolution(Why::Infeasible)),
            ("Unbounded", State::NoSolution(Why::Unbounded)),
            ("Stopped on time", State::Incumbent),
            (
                "Stopped on time (no integer solution - continuous used)",
                State::NoSolution(Why::Limit),
            ),
            ("Time limit reached", State::Incumbent),
            ("INTEGER NON-OPTIMAL", State::Incumbent),
            ("INTEGER EMPTY", State::NoSolution(Why::Infeasible)),
            ("Status unknown", State::Unknown),
            ("", State::Unknown),
            ("non-optimal", State::Incumbent),
            ("sub-optimal", State::Incumbent),
            ("suboptimal", State::Incumbent),
            ("no solution", State::NoSolution(Why::Limit)),
            ("no solution: infeasible", State::NoSolution(Why::Infeasible)),
            ("no integer solution", State::NoSolution(Why::Limit)),
            ("stopped", State::Incumbent),
        ] {
            assert_eq!(state_of(text), state, "{text}");
        }
        for (text, why) in [
            ("Time limit reached", Why::Limit),
            ("Infeasible", Why::Infeasible),
            ("Unbounded", Why::Unbounded),
            ("Optimal", Why::NotSaid),
            ("Unknown", Why::NotSaid),
        ] {
            assert_eq!(state_without_values(text), State::NoSolution(why), "{text}");
        }
    }
}
