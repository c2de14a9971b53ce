//! How much the long tests do, by the environment variable PUZZLE_MIP_LONG:
//!
//! - not set, or 0: a small sample, the same in every run. All of `cargo test` takes less than a minute.
//! - 1: all that is exhaustive, and many random rounds. This is what scripts/test does, and so CI.
//! - a larger number N, for a night: the same, with N times as many random rounds.
//!
//! A test that is quick does everything in every run and asks nothing here.
#![allow(dead_code, reason = "each test program uses its own part")]

/// The number in PUZZLE_MIP_LONG.
fn level() -> usize {
    match std::env::var("PUZZLE_MIP_LONG") {
        Ok(text) if text.is_empty() => 0,
        Ok(text) => text
            .parse()
            .unwrap_or_else(|_| panic!("PUZZLE_MIP_LONG is a number, not {text:?}")),
        Err(_) => 0,
    }
}

/// Whether all is to be done.
pub fn long() -> bool {
    level() > 0
}

/// How many random rounds: the first number in a sample, else the second as many times as asked for.
pub fn rounds(sample: usize, all: usize) -> usize {
    if long() { level() * all } else { sample }
}

/// For `step_by`: one in so many cases in a sample, else every case.
pub fn one_in(step: usize) -> usize {
    if long() { 1 } else { step }
}
