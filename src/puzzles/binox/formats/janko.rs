//! Blocks of janko.at.

use crate::diagnostic::TextErrors;
use crate::puzzles::binox::builder::{finish, not_unique};
use crate::puzzles::binox::options::assume_unique;
use crate::puzzles::binox::puzzle::Binox;
use crate::puzzles::binox::text;
use crate::puzzles::formats::janko;
use crate::puzzles::kind::ReadOptions;
use crate::text::Source;

pub(super) fn read_janko(source: &Source, options: &ReadOptions) -> Result<Binox, TextErrors> {
    let block = janko::read(source)?;
    block.must_be(source, &["tohu", "bina", "takuzu", "binoxxo"])?;
    let Some(problem) = block.get(&["problem"]) else {
        return Err(source
            .error_whole("the block has no problem", "a property `problem` with the board")
            .into());
    };
    if !assume_unique(options) {
        return Err(not_unique(source, problem.name).into());
    }
    if problem.lines.is_empty() {
        return Err(source
            .error_on(problem.name, "the problem has no lines", "the board below")
            .into());
    }
    let (grid, origin) = text::read_lines(source, &problem.lines, None)?;
    finish(source, grid, origin)
}
