//! JSON with shape, symbol_number and fixed.

use crate::diagnostic::TextErrors;
use crate::grid::Cell;
use crate::puzzles::binox::builder::puzzle;
use crate::puzzles::binox::puzzle::{Binox, Symbol};
use crate::puzzles::board::Cells;
use crate::puzzles::formats::json;
use crate::text::{Origin, Source, clipped};

/// JSON, unless its keys are those of another kind.
pub(super) fn is_json(source: &Source) -> bool {
    let has = |key: &str| source.text().contains(key);
    json::is_json(source) && (has("\"symbol_number\"") || !has("\"clues\""))
}

pub(super) fn read_json(source: &Source) -> Result<Binox, TextErrors> {
    let whole = json::whole(source);
    let members = json::object(source, whole, &["shape", "symbol_number", "fixed"])?;
    let get = |key| json::member(source, whole, &members, key);
    let symbols = get("symbol_number")?;
    if symbols != "2" {
        return Err(source
            .error_on(
                symbols,
                format!("a puzzle of {} symbols", clipped(symbols)),
                "2 symbols",
            )
            .into());
    }
    let shape = get("shape")?;
    let (rows, cols) = json::shape(source, shape)?;
    let mut cells = vec![None; rows * cols];
    let mut origin = Origin::of(source);
    for (row, col, value) in json::fixed(source, get("fixed")?, rows, cols)? {
        let symbol = match value {
            "\"X\"" | "\"x\"" => Symbol::X,
            "\"O\"" | "\"o\"" => Symbol::O,
            _ => return Err(source.error_on(value, "this is no symbol", "\"X\" or \"O\"").into()),
        };
        origin.put(row * cols + col, value);
        cells[row * cols + col] = Some(symbol);
    }
    puzzle(source, shape, (rows, cols), cells, origin)
}

pub(super) fn write_json(puzzle: &Binox) -> String {
    let givens = puzzle.givens();
    let fixed = givens.iter().filter_map(|(Cell { row, col }, symbol)| {
        let letter = symbol.as_ref()?.letter();
        Some(format!("{{\"row\":{row},\"col\":{col},\"val\":\"{letter}\"}}"))
    });
    let fixed: Vec<String> = fixed.collect();
    format!(
        "{{\"shape\":[{},{}],\"symbol_number\":2,\"fixed\":[{}]}}\n",
        givens.rows(),
        givens.cols(),
        fixed.join(",")
    )
}
