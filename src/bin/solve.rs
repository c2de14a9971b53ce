//! Solves a puzzle and checks the board found.

use std::process::ExitCode;

fn main() -> ExitCode {
    puzzle_mip::app::solve()
}
