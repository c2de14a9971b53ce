//! The programs and what only they need: command lines, files in and out, exit statuses. Nothing else knows this module.

pub mod batch;
pub mod cli;
pub mod convert_puzzle;
pub mod gen_model;
pub mod inputs;
pub mod pictures;
pub mod progress;
pub mod solve;
pub mod verify;
