//! Rewrites a puzzle in another format.

use std::process::ExitCode;

fn main() -> ExitCode {
    puzzle_mip::app::convert_puzzle()
}
