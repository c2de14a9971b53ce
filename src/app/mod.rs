//! The programs and what only they need: command lines, files in and out, exit statuses. Nothing else knows this module.

mod args;
mod batch;
mod convert_puzzle;
mod failure;
mod gen_model;
mod inputs;
mod json;
mod kind_options;
mod pictures;
mod print;
mod progress;
#[cfg(unix)]
mod signals;
mod solve;
mod solve_report;
mod status;
mod verify;

pub use status::Status;
use std::process::ExitCode;

/// The program `gen-model`.
pub fn gen_model() -> ExitCode {
    args::main(gen_model::run)
}

/// The program `verify`.
pub fn verify() -> ExitCode {
    args::main(verify::run)
}

/// The program `solve`.
pub fn solve() -> ExitCode {
    args::main(solve::run)
}

/// The program `convert-puzzle`.
pub fn convert_puzzle() -> ExitCode {
    args::main(convert_puzzle::run)
}
