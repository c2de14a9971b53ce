//! Writes the integer-programming model of a puzzle.

use std::process::ExitCode;

fn main() -> ExitCode {
    puzzle_mip::cli::main(puzzle_mip::gen_model::run)
}
