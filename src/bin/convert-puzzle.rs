//! Rewrites a puzzle in another format.

use std::process::ExitCode;

fn main() -> ExitCode {
    puzzle_mip::cli::main(puzzle_mip::convert_puzzle::run)
}
