//! Checks a solver's solution against the puzzle's own rules.

use std::process::ExitCode;

fn main() -> ExitCode {
    puzzle_mip::app::verify()
}
