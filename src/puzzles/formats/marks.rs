//! Marks of empty cells.

/// Marks of an empty cell or a line without a clue, in every text form.
pub const EMPTY_MARKS: [&str; 5] = [".", "_", "-", "?", "-1"];

/// True for a mark of an empty cell, and for an empty field.
pub fn is_empty_mark(text: &str) -> bool {
    text.is_empty() || EMPTY_MARKS.contains(&text)
}

/// What programs that know no empty cell write for it.
const MISSING: [&str; 7] = ["NA", "N/A", "#N/A", "NaN", "NULL", "null", "None"];

/// What to do about a token that programs write for a missing value.
pub fn missing_help(text: &str) -> Option<&'static str> {
    let missing = MISSING.iter().any(|word| word.eq_ignore_ascii_case(text));
    missing.then_some("an empty cell is written `.`, or left empty between commas")
}
