//! Blocks of janko.at.

use crate::diagnostic::TextErrors;
use crate::grid::Side;
use crate::puzzles::formats::{self, janko};
use crate::puzzles::skyscraper::builder::Builder;
use crate::puzzles::skyscraper::puzzle::Skyscraper;
use crate::text::Source;

// Longer than 60 lines: one property of the block after the other.
pub(super) fn read_janko(source: &Source) -> Result<Skyscraper, TextErrors> {
    let block = janko::read(source)?;
    block.must_be(source, &["wolkenkratzer", "skyscraper", "hochh"])?;
    let refuse = |part: &str, what: &str| {
        let message = format!("a Skyscraper with {what}: other rules");
        TextErrors::from(source.error_on(part, message, "the plain puzzle: heights 1 to n, each once in a line"))
    };
    if let Some(property) = block.get(&["diagonals", "diagonal"]) {
        return Err(refuse(property.name, "diagonals"));
    }
    if let Some(property) = block.get(&["parks", "park", "parke"]) {
        return Err(refuse(property.name, "parks"));
    }
    let lines = |names: &[&str]| {
        block.get(names).map_or(Vec::new(), |property| {
            let lines = property.lines.iter();
            lines
                .map(|line| (line.text.split_whitespace().collect::<Vec<_>>(), line.text.trim()))
                .collect()
        })
    };
    let (columns, rows, problem) = (lines(&["clabels"]), lines(&["rlabels"]), lines(&["problem"]));
    let n = match (problem.len(), columns.first().or(rows.first())) {
        (0, Some((labels, _))) => labels.len(),
        (0, None) => {
            return Err(source
                .error_whole(
                    "the block has neither labels nor a problem",
                    "clabels, rlabels, problem",
                )
                .into());
        }
        (n, _) => n,
    };
    let mut builder = Builder::new(source, n, formats::start(source))?;
    for (labels, sides, name) in [
        (&columns, [Side::Top, Side::Bottom], "clabels"),
        (&rows, [Side::Left, Side::Right], "rlabels"),
    ] {
        if !labels.is_empty() && labels.len() != 2 {
            let part = labels.get(2).unwrap_or(&labels[0]).1;
            return Err(source
                .error_on(part, format!("{name} has {} lines", labels.len()), "2 lines")
                .into());
        }
        for ((tokens, part), side) in labels.iter().zip(sides) {
            builder.side(side, tokens, part);
        }
    }
    for (row, (tokens, part)) in problem.iter().enumerate() {
        builder.row(row, tokens, part);
    }
    for name in ["size", "depth", "height", "maxheight", "max", "floors"] {
        let Some(property) = block.get(&[name]) else { continue };
        let word = property.word().split_whitespace().next().unwrap_or("");
        if word.parse::<usize>().is_ok_and(|number| number != n) {
            return Err(refuse(word, "heights that end below n, or parks"));
        }
    }
    // A solution with an empty cell shows a park, whatever the properties are called.
    for (tokens, part) in lines(&["solution"]) {
        if let Some(token) = tokens.iter().find(|token| ["0", "-", "."].contains(token)) {
            return Err(refuse(if token.is_empty() { part } else { token }, "parks"));
        }
    }
    builder.finish()
}
