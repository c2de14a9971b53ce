//! Writes the integer-programming model of a puzzle.

use clap::Parser;
use std::process::ExitCode;

fn main() -> ExitCode {
    let args = puzzle_mip::gen_model::Args::parse();
    puzzle_mip::cli::run("gen-model", || puzzle_mip::gen_model::run(&args))
}
