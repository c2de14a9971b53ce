//! What solvers' words about their end mean, for all formats.
//!
//! No table of all texts is kept: a new release brings new ones. A text is taken apart into lower-case words, so that
//! `noSolution`, `NO_SOLUTION` and `no solution` are one. Words that deny a solution win over all others; a text that
//! has no known word is said to be unknown, in a note for the user.

use super::{Outcome, State, Why};

/// What a status text says.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Meaning {
    /// There is no solution, or none was found.
    Denies(Why),
    /// The solver stopped early.
    Stopped,
    /// The values are called feasible, and no more is said.
    Feasible,
    /// The solver finished.
    Finished,
    /// Known words that say nothing of a solution, such as `ok` and `unknown`, or no words at all.
    Silent,
    /// No known word.
    NotKnown,
}

/// What a file marks its values as, besides the status.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Mark {
    /// Feasible: HiGHS's `Feasible`, CPLEX's `primalFeasible="1"`; SCIP and SYMPHONY print only feasible values.
    Feasible,
    /// Infeasible: HiGHS's `Infeasible`, CPLEX's `primalFeasible="0"`.
    Infeasible,
    /// There are values and no mark.
    NotMarked,
    /// There are no values: HiGHS's `None`, SCIP's `no solution available`, Gurobi's `SolCount` 0.
    NoValues,
}

/// What status and mark come to together. README.md has the same table.
///
/// | status | marked feasible | not marked | marked infeasible | no values |
/// |---|---|---|---|---|
/// | finished | judged | judged | none | none |
/// | stopped early, or feasible | judged | judged | none: a limit | none: a limit |
/// | denies a solution | judged, with a note | none, as the status says | none, as the status says | none, as the status says |
/// | silent or not known | judged | judged | none | none |
pub(super) fn settle(status: Meaning, mark: Mark) -> State {
    match (status, mark) {
        (Meaning::Denies(_), Mark::Feasible) => State::Unknown,
        (Meaning::Denies(why), _) => State::NoSolution(why),
        (Meaning::Stopped | Meaning::Feasible, Mark::Infeasible | Mark::NoValues) => State::NoSolution(Why::Limit),
        (_, Mark::Infeasible | Mark::NoValues) => State::NoSolution(Why::NotSaid),
        (Meaning::Stopped | Meaning::Feasible, Mark::Feasible | Mark::NotMarked) => State::Incumbent,
        (Meaning::Finished, Mark::Feasible | Mark::NotMarked) => State::Solved,
        (Meaning::Silent | Meaning::NotKnown, Mark::Feasible | Mark::NotMarked) => State::Unknown,
    }
}

/// What a status text comes to, if values without a mark stand below it.
pub(super) fn state_of(status: &str) -> State {
    settle(meaning_of(status), Mark::NotMarked)
}

/// What a status text comes to, if there are no values.
pub(super) fn state_without_values(status: &str) -> State {
    settle(meaning_of(status), Mark::NoValues)
}

impl Outcome {
    /// With the state that status and mark come to, and a note where they contradict each other.
    pub(super) fn settled(self, solver: &str, status: &str, mark: Mark) -> Self {
        let meaning = meaning_of(status);
        let outcome = self.state(settle(meaning, mark));
        match (meaning, mark) {
            (Meaning::Denies(_), Mark::Feasible) => outcome.note(format!(
                "{solver} says \"{status}\" but gives values as feasible: they are judged"
            )),
            (_, Mark::Infeasible) if !matches!(meaning, Meaning::Denies(_)) => outcome.note(format!(
                "{solver} marks the values of the file as infeasible: they are not judged"
            )),
            _ => outcome,
        }
    }
}

/// Several status texts of one file: none of them hides another.
#[derive(Debug, Default)]
pub(super) struct Statuses(Vec<(String, Meaning)>);

impl Statuses {
    /// Adds a text.
    pub(super) fn add(&mut self, text: impl Into<String>) {
        let text = text.into();
        let meaning = meaning_of(&text);
        self.add_as(text, meaning);
    }

    /// Adds a text whose meaning the format knows better.
    pub(super) fn add_as(&mut self, text: impl Into<String>, meaning: Meaning) {
        let text = text.into();
        if !self.0.iter().any(|(known, _)| *known == text) {
            self.0.push((text, meaning));
        }
    }

    /// Whether there is none.
    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The text that decides: one that denies a solution before all others, then one that says that the solver
    /// stopped, then one that says that it finished. Of equal ones the first counts, but one with a reason.
    pub(super) fn deciding(&self) -> Option<(&str, Meaning)> {
        let rank = |meaning: Meaning| match meaning {
            Meaning::Denies(Why::Infeasible | Why::Unbounded) => 0,
            Meaning::Denies(Why::Limit) => 1,
            Meaning::Denies(Why::NotSaid) => 2,
            Meaning::Stopped => 3,
            Meaning::Finished => 4,
            Meaning::Feasible => 5,
            Meaning::NotKnown => 6,
            Meaning::Silent => 7,
        };
        let best = self.0.iter().min_by_key(|(_, meaning)| rank(*meaning));
        best.map(|(text, meaning)| (text.as_str(), *meaning))
    }

    /// The outcome with the deciding text as its status, and notes about others that say something else.
    pub(super) fn into_outcome(self, outcome: Outcome) -> Outcome {
        let Some((text, meaning)) = self.deciding() else {
            return outcome;
        };
        let text = text.to_string();
        let mut outcome = outcome.status(text.as_str());
        for (other, said) in self.0 {
            if other == text {
                continue;
            }
            match said {
                Meaning::NotKnown => outcome = outcome.note(not_known(&other)),
                Meaning::Denies(_) | Meaning::Stopped | Meaning::Finished
                    if std::mem::discriminant(&said) != std::mem::discriminant(&meaning) =>
                {
                    outcome = outcome.note(format!(
                        "the file says \"{text}\" and also \"{other}\": the first counts"
                    ));
                }
                _ => {}
            }
        }
        outcome
    }
}

/// The note about a status without a known word.
pub(super) fn not_known(status: &str) -> String {
    format!(
        "the status \"{status}\" is NOT KNOWN to this program: look up whether it means that the solver has a solution"
    )
}

/// The words of a text in lower case: letters and digits, taken apart at `aB` too.
fn words_of(text: &str) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    let mut before = ' ';
    for c in text.chars() {
        if c.is_alphanumeric() {
            let starts = !before.is_alphanumeric() || (before.is_lowercase() && c.is_uppercase());
            match words.last_mut() {
                Some(word) if !starts => word.extend(c.to_lowercase()),
                _ => words.push(c.to_lowercase().collect()),
            }
        }
        before = c;
    }
    words
}

/// What a status text says.
pub(super) fn meaning_of(status: &str) -> Meaning {
    let words = words_of(status);
    meaning_of_words(&words)
}

fn meaning_of_words(words: &[String]) -> Meaning {
    let text = format!(" {} ", words.join(" "));
    let says = |phrase: &str| text.contains(&format!(" {phrase} "));
    let any = |phrases: &[&str]| phrases.iter().any(|phrase| says(phrase));
    let part = |stem: &str| words.iter().any(|word| word.contains(stem));
    if words.is_empty() {
        return Meaning::Silent;
    }
    let unbounded = part("unbounded") || says("unbd");
    // "dual infeasible" alone is the other word for unbounded.
    let dual = any(&["dual infeasible", "dual infeas"]) && !part("primal") && !any(&["or", "and"]);
    if (part("infeasible") || any(INFEASIBLE) || (unbounded && says("inf"))) && !dual {
        // GLPK's word for a point that is not feasible yet: nothing is proved.
        return Meaning::Denies(if says("intermediate") {
            Why::Limit
        } else {
            Why::Infeasible
        });
    }
    if dual || unbounded {
        return Meaning::Denies(Why::Unbounded);
    }
    if denies_a_solution(words) || any(NOT_SOLVED) {
        return Meaning::Denies(Why::Limit);
    }
    if any(NOTHING) {
        return Meaning::Denies(Why::NotSaid);
    }
    let has_one = any(&["solution exists", "integer feasible", "feasible", "incumbent"]);
    if any(ERRORS) && !has_one {
        return Meaning::Denies(Why::NotSaid);
    }
    if any(OPTIMAL) || part("optimal") {
        let limited = any(NEGATIONS) || any(&["suboptimal", "nonoptimal", "notoptimal", "limit"]);
        return if limited { Meaning::Stopped } else { Meaning::Finished };
    }
    if any(STOPPED) || any(ERRORS) || words.iter().any(|word| word.ends_with("limit")) {
        return Meaning::Stopped;
    }
    if has_one || any(&["satisfiable", "satisfied", "sat", "solution found"]) {
        return Meaning::Feasible;
    }
    if any(SILENT) {
        return Meaning::Silent;
    }
    Meaning::NotKnown
}

/// `no` or `without`, and at most three words later a solution that could have been there.
fn denies_a_solution(words: &[String]) -> bool {
    let word = |at: usize| words.get(at).map_or("", String::as_str);
    (0..words.len()).any(|at| {
        matches!(word(at), "no" | "without")
            && (at + 1..=at + 4)
                .map(word)
                // "No better solution" speaks of one that is there.
                .take_while(|next| {
                    !matches!(
                        *next,
                        "better" | "other" | "further" | "new" | "more" | "improving" | "optimal"
                    )
                })
                .any(|next| {
                    matches!(
                        next,
                        "solution" | "solutions" | "sol" | "incumbent" | "point" | "result" | "values"
                    )
                })
    })
}

const INFEASIBLE: &[&str] = &[
    "infeas",
    "nofeas",
    "unfeasible",
    "nonfeasible",
    "not feasible",
    "non feasible",
    "unsatisfiable",
    "unsat",
    "unsolvable",
    "integer empty",
    "infeasibility proven",
    "infeasibility certificate",
];
const NOT_SOLVED: &[&str] = &[
    "not solved",
    "notsolved",
    "unsolved",
    "nosolution",
    "solution not found",
    "not found",
    "notfound",
    "not run",
    "not started",
    "unstarted",
    "not called",
    "not attempted",
    "loaded",
    "non integer",
    "continuous used",
];
const NOTHING: &[&str] = &["undefined", "undef", "not set", "notset", "none", "empty"];
const ERRORS: &[&str] = &[
    "error",
    "errors",
    "fail",
    "failed",
    "failure",
    "invalid",
    "license",
    "licensing",
    "out of memory",
    "crashed",
    "abnormal",
];
const OPTIMAL: &[&str] = &["optimum", "solved", "convergence criteria satisfied"];
const NEGATIONS: &[&str] = &["no", "not", "non", "sub", "near", "nearly", "almost", "without"];
const STOPPED: &[&str] = &[
    "stopped",
    "stop",
    "timeout",
    "time out",
    "timed out",
    "max time",
    "max iterations",
    "max evaluations",
    "interrupted",
    "interrupt",
    "interruption",
    "aborted",
    "abort",
    "cutoff",
    "cut off",
    "reached",
    "exceeded",
    "terminated",
    "killed",
    "cancelled",
    "canceled",
    "signal",
    "unfinished",
    "imprecise",
    "numeric trouble",
    "slow progress",
    "min step length",
    "min function value",
];
const SILENT: &[&str] = &[
    "unknown",
    "unkn",
    "not said",
    "ok",
    "warning",
    "success",
    "successful",
    "successfully",
    "completed",
    "complete",
    "finished",
    "done",
    "other",
];

/// Words that only accompany others in a status, for [`is_a_status`].
const FILLERS: &[&str] = &[
    "a",
    "after",
    "all",
    "an",
    "and",
    "at",
    "b",
    "be",
    "been",
    "bound",
    "by",
    "compute",
    "could",
    "criteria",
    "dual",
    "for",
    "found",
    "gap",
    "global",
    "globally",
    "has",
    "have",
    "in",
    "integer",
    "is",
    "iteration",
    "iterations",
    "limit",
    "limits",
    "linear",
    "local",
    "locally",
    "lp",
    "max",
    "memory",
    "milp",
    "mip",
    "model",
    "node",
    "nodes",
    "not",
    "no",
    "non",
    "numerical",
    "objective",
    "of",
    "on",
    "optimal",
    "or",
    "point",
    "primal",
    "problem",
    "program",
    "proved",
    "sat",
    "satisfiable",
    "satisfied",
    "proven",
    "relaxation",
    "routine",
    "search",
    "solution",
    "solutions",
    "solve",
    "solver",
    "status",
    "sub",
    "target",
    "termination",
    "that",
    "the",
    "there",
    "this",
    "time",
    "to",
    "tolerance",
    "user",
    "was",
    "with",
    "within",
    "work",
    "encountered",
];

/// Whether a line is a status and nothing else, by itself: a known meaning, and no word that is not of this trade.
pub(super) fn is_a_status(line: &str) -> bool {
    // MIPLIB's `=infeas=` has a reader of its own.
    if line.len() > LONGEST_STATUS || (line.starts_with('=') && !line.starts_with("==")) {
        return false;
    }
    // The name of the program that speaks.
    let line = line.strip_prefix("lp_solve ").unwrap_or(line);
    let words = words_of(line);
    let phrases = [
        INFEASIBLE, NOT_SOLVED, NOTHING, ERRORS, OPTIMAL, NEGATIONS, STOPPED, SILENT,
    ];
    let known = |word: &str| {
        FILLERS.contains(&word)
            || ["infeasible", "unbounded", "optimal"]
                .iter()
                .any(|stem| word.contains(stem))
            || word == "feasible"
            || word == "unbd"
            || word == "inf"
            || phrases
                .iter()
                .copied()
                .flatten()
                .any(|phrase| phrase.split(' ').any(|part| part == word))
    };
    meaning_of_words(&words) != Meaning::NotKnown && !words.is_empty() && words.iter().all(|word| known(word))
}

const LONGEST_STATUS: usize = 200;

/// Whether a word is the name under which a status is written: `status`, `solver status`, `termination_condition`,
/// `primal_status`. The status of dual values is not asked for.
pub(super) fn is_status_key(key: &str) -> bool {
    if key.len() > 40 {
        return false;
    }
    let words = words_of(key);
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match words.as_slice() {
        [first, ..] if *first == "dual" || *first == "basis" => false,
        [.., "status"] | [.., "termination", "condition" | "reason"] | ["termination" | "outcome" | "state"] => true,
        _ => false,
    }
}

/// A line that names a status and says it: `status: infeasible`, `Status infeasible`, `"status","infeasible"`,
/// `# status = infeasible`.
pub(super) fn status_line(line: &[u8]) -> Option<&[u8]> {
    let line = line.trim_ascii();
    let line = line.strip_prefix(b"#").unwrap_or(line).trim_ascii_start();
    // Nearly every line is a column's.
    if !matches!(line.first()?, b'"' | b'\'' | b'a'..=b'w' | b'A'..=b'W') {
        return None;
    }
    let end = line
        .iter()
        .position(|byte| matches!(byte, b':' | b'=' | b',' | b';' | b'\t'));
    let end = end.or_else(|| line.iter().position(|byte| *byte == b' '))?;
    let unquoted = |text: &'_ [u8]| -> (usize, usize) {
        let is_quote = |byte: &u8| matches!(byte, b'"' | b'\'') || byte.is_ascii_whitespace();
        let start = text.iter().position(|byte| !is_quote(byte)).unwrap_or(text.len());
        let stop = text
            .iter()
            .rposition(|byte| !is_quote(byte))
            .map_or(start, |last| last + 1);
        (start, stop)
    };
    let (start, stop) = unquoted(&line[..end]);
    let key = std::str::from_utf8(&line[start..stop]).ok()?;
    if !is_status_key(key) {
        return None;
    }
    let value = &line[end + 1..];
    let (start, stop) = unquoted(value);
    Some(&value[start..stop])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_known_is_no_silence() {
        for text in ["fabulous", "42", "a status of a newer release", "x_0_0", "Zeitgrenze"] {
            assert_eq!(meaning_of(text), Meaning::NotKnown, "{text}");
        }
        for text in ["", " ", "unknown", "Status unknown", "ok", "warning"] {
            assert_eq!(meaning_of(text), Meaning::Silent, "{text}");
        }
    }

    #[test]
    fn lines_that_are_a_status_by_themselves() {
        for line in [
            "Timeout",
            "TIME_LIMIT",
            "infeasible",
            "Problem is infeasible.",
            "no solution found",
            "=====UNSATISFIABLE=====",
            "Numerical failure encountered",
            "The B&B routine failed",
            "lp_solve stopped by user",
            "Out of memory",
            "INFEASIBLE_OR_UNBOUNDED",
            "Optimal solution found",
        ] {
            assert!(is_a_status(line), "{line}");
        }
        for line in [
            "",
            "X O X O",
            "x_0_0 1",
            "sh: 1: highs: not found",
            "error: cannot open p.lp",
            "1 2 3 4",
            "model",
            "Model status",
            "the time",
        ] {
            assert!(!is_a_status(line), "{line}");
        }
    }

    #[test]
    fn lines_that_name_a_status() {
        let said = |line: &str| status_line(line.as_bytes()).map(|value| String::from_utf8_lossy(value).into_owned());
        for (line, status) in [
            ("status,infeasible", "infeasible"),
            ("Status: time limit reached", "time limit reached"),
            ("status infeasible", "infeasible"),
            ("\"status\",\"infeasible\"", "infeasible"),
            ("# status = infeasible", "infeasible"),
            ("termination_condition: noSolution", "noSolution"),
            ("solver status: ok", "ok"),
            ("primal_status;NO_SOLUTION", "NO_SOLUTION"),
            ("Status\tInfeasible", "Infeasible"),
            ("status:", ""),
        ] {
            assert_eq!(said(line).as_deref(), Some(status), "{line}");
        }
        for line in [
            "x_0_0 1",
            "dual_status: NO_SOLUTION",
            "statuses 1",
            "r 1",
            "# a comment",
            "",
            "status",
            "objective: 3",
        ] {
            assert_eq!(said(line), None, "{line}");
        }
    }

    #[test]
    fn no_status_hides_another() {
        let decide = |texts: &[&str]| {
            let mut statuses = Statuses::default();
            texts.iter().for_each(|text| statuses.add(*text));
            let state = statuses
                .deciding()
                .map_or(State::Unknown, |(_, meaning)| settle(meaning, Mark::NotMarked));
            let outcome = statuses.into_outcome(Outcome::of("test"));
            format!("{state:?} {:?} {}", outcome.status, outcome.notes.join("; "))
        };
        let both = "the file says \"infeasible\" and also \"optimal\": the first counts";
        let infeasible = format!("NoSolution(Infeasible) Some(\"infeasible\") {both}");
        assert_eq!(decide(&["infeasible", "optimal"]), infeasible);
        assert_eq!(decide(&["optimal", "infeasible"]), infeasible);
        assert_eq!(decide(&["ok", "optimal", "optimal"]), "Solved Some(\"optimal\") ");
        assert_eq!(
            decide(&["optimal", "time limit"]),
            "Incumbent Some(\"time limit\") the file says \"time limit\" and also \"optimal\": the first counts"
        );
        assert!(decide(&["optimal", "fabulous"]).contains("\"fabulous\" is NOT KNOWN"));
        assert_eq!(decide(&[]), "Unknown None ");
    }

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
            // PuLP, Pyomo, JuMP, OR-tools, Gurobi, scipy, Xpress, MiniZinc, HiGHS, CPLEX, GLPK.
            ("Not Solved", State::NoSolution(Why::Limit)),
            ("Undefined", State::NoSolution(Why::NotSaid)),
            ("NOT_SOLVED", State::NoSolution(Why::Limit)),
            ("LpStatusNotSolved", State::NoSolution(Why::Limit)),
            ("noSolution", State::NoSolution(Why::Limit)),
            ("internalSolverError", State::NoSolution(Why::NotSaid)),
            ("intermediateNonInteger", State::NoSolution(Why::Limit)),
            ("infeasibleOrUnbounded", State::NoSolution(Why::Infeasible)),
            ("maxTimeLimit", State::Incumbent),
            ("globallyOptimal", State::Solved),
            ("INF_OR_UNBD", State::NoSolution(Why::Infeasible)),
            ("InfOrUnbd", State::NoSolution(Why::Infeasible)),
            ("GRB.INFEASIBLE", State::NoSolution(Why::Infeasible)),
            ("DUAL_INFEASIBLE", State::NoSolution(Why::Unbounded)),
            ("PRIMAL_INFEASIBLE", State::NoSolution(Why::Infeasible)),
            ("OPTIMIZE_NOT_CALLED", State::NoSolution(Why::Limit)),
            ("NO_SOLUTION", State::NoSolution(Why::Limit)),
            ("INFEASIBLE_POINT", State::NoSolution(Why::Infeasible)),
            ("INFEASIBILITY_CERTIFICATE", State::NoSolution(Why::Infeasible)),
            ("FEASIBLE_POINT", State::Incumbent),
            ("ALMOST_OPTIMAL", State::Incumbent),
            ("NUMERICAL_ERROR", State::NoSolution(Why::NotSaid)),
            ("MODEL_INVALID", State::NoSolution(Why::NotSaid)),
            ("TERMINATION_REASON_NO_SOLUTION_FOUND", State::NoSolution(Why::Limit)),
            ("mip_no_sol_found", State::NoSolution(Why::Limit)),
            ("=====UNSATISFIABLE=====", State::NoSolution(Why::Infeasible)),
            (
                "Optimization terminated successfully. (HiGHS Status 7: Optimal)",
                State::Solved,
            ),
            ("Not Set", State::NoSolution(Why::NotSaid)),
            ("Solve error", State::NoSolution(Why::NotSaid)),
            ("Primal infeasible or unbounded", State::NoSolution(Why::Infeasible)),
            ("INFEASIBLE (INTERMEDIATE)", State::NoSolution(Why::Limit)),
            ("INFEASIBLE (FINAL)", State::NoSolution(Why::Infeasible)),
            ("integer  empty", State::NoSolution(Why::Infeasible)),
            (
                "time limit exceeded, no integer solution",
                State::NoSolution(Why::Limit),
            ),
            ("error termination, integer solution exists", State::Incumbent),
            ("optimal with unscaled infeasibilities", State::Solved),
            ("not proven optimal", State::Incumbent),
            ("stopped: no better solution", State::Incumbent),
            ("Timeout", State::Incumbent),
            ("ok", State::Unknown),
            ("fabulous", State::Unknown),
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
