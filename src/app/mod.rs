//! The programs and what only they need: command lines, files in and out, exit statuses. Nothing else knows this module.

pub mod batch;
pub mod cleanup;
pub mod cli;
pub mod convert_puzzle;
pub mod gen_model;
pub mod inputs;
pub mod output;
pub mod pictures;
pub mod places;
pub mod progress;
pub mod solve;
pub mod verify;
