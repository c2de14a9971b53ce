//! Writes the integer-programming model of a puzzle.

use std::process::ExitCode;

fn main() -> ExitCode {
    puzzle_mip::app::gen_model()
}
