//! Checks a solver's solution against the puzzle's own rules.

use clap::Parser;
use std::process::ExitCode;

fn main() -> ExitCode {
    let args = puzzle_mip::verify::Args::parse();
    puzzle_mip::cli::run("verify", || puzzle_mip::verify::run(&args))
}
