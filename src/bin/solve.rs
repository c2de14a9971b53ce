//! Solves a puzzle and checks the board found.

use clap::Parser;
use std::process::ExitCode;

fn main() -> ExitCode {
    let args = puzzle_mip::solve::Args::parse();
    puzzle_mip::cli::run("solve", || puzzle_mip::solve::run(&args))
}
