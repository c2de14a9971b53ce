//! The list of puzzle kinds: the only file that knows them all.

pub mod binox;
pub mod board;
pub mod cells;
pub mod formats;
pub mod kind;
pub mod latin;
pub mod recognise;
pub mod skyscraper;

use crate::puzzles::kind::Kind;

/// Every kind, in the order of help texts.
pub static KINDS: &[&Kind] = &[&binox::KIND, &skyscraper::KIND];
