//! JSON with shape, clues and fixed.

use crate::diagnostic::TextErrors;
use crate::grid::{Cell, Side, SightLine};
use crate::puzzles::board::Cells;
use crate::puzzles::formats::json;
use crate::puzzles::skyscraper::builder::Builder;
use crate::puzzles::skyscraper::puzzle::Skyscraper;
use crate::text::Source;

/// JSON, unless its keys are those of another kind.
pub(super) fn is_json(source: &Source) -> bool {
    json::is_json(source) && !source.text().contains("\"symbol_number\"")
}

pub(super) fn read_json(source: &Source) -> Result<Skyscraper, TextErrors> {
    let whole = json::whole(source);
    let members = json::object(source, whole, &["shape", "clues", "fixed"])?;
    let shape = json::member(source, whole, &members, "shape")?;
    let (rows, cols) = json::shape(source, shape)?;
    if rows != cols {
        let message = format!("{rows} rows and {cols} columns: a Skyscraper is a square");
        return Err(source.error_on(shape, message, "two equal numbers").into());
    }
    let n = rows;
    let mut builder = Builder::new(source, n, shape)?;
    let clues = json::member(source, whole, &members, "clues")?;
    let names = Side::ALL.map(Side::word);
    for (name, values) in json::object(source, clues, &names)? {
        let Some(side) = Side::ALL.into_iter().find(|side| side.word() == name) else {
            continue;
        };
        let values = json::array(source, values)?;
        if values.len() != n {
            let part = values.get(n).copied().unwrap_or(clues);
            let message = format!("{name} has {} clues, the board has {n} lines", values.len());
            return Err(source
                .error_on(part, message, format!("{n} clues, null for none"))
                .into());
        }
        for (index, value) in values.into_iter().enumerate().filter(|(_, value)| *value != "null") {
            let clue = json::number(source, value, "clue", 1, n)?;
            builder.put_clue(side, index, clue as u32, value);
        }
    }
    if let Some((_, fixed)) = members.iter().find(|(name, _)| name == "fixed") {
        for (row, col, value) in json::fixed(source, fixed, n, n)? {
            let height = json::number(source, value, "height", 1, n)?;
            builder.put_given(row * n + col, height as u32, value);
        }
    }
    builder.finish()
}

pub(super) fn write_json(puzzle: &Skyscraper) -> String {
    let n = puzzle.size();
    let sides = [Side::Top, Side::Bottom, Side::Left, Side::Right].map(|side| {
        let clue = |index| {
            puzzle
                .clue(SightLine { side, index })
                .map_or("null".to_string(), |clue| clue.to_string())
        };
        let clues: Vec<String> = (0..n).map(clue).collect();
        format!("\"{}\":[{}]", side.word(), clues.join(","))
    });
    let fixed = puzzle.givens().iter().filter_map(|(Cell { row, col }, height)| {
        Some(format!("{{\"row\":{row},\"col\":{col},\"val\":{}}}", (*height)?))
    });
    let fixed: Vec<String> = fixed.collect();
    format!(
        "{{\"shape\":[{n},{n}],\"clues\":{{{}}},\"fixed\":[{}]}}\n",
        sides.join(","),
        fixed.join(",")
    )
}
