//! JSON whose parts keep their places in the text.

use super::size::check_size;
use crate::diagnostic::{TextError, TextErrors};
use crate::text::{Source, clipped};
use serde::Deserialize;
use serde::de::{MapAccess, Visitor};
use serde_json::value::RawValue;
use std::fmt;

/// An object's members in order, keys and values as written.
struct Members<'a>(Vec<(String, &'a RawValue)>);

impl<'de: 'a, 'a> Deserialize<'de> for Members<'a> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct InOrder;
        impl<'de> Visitor<'de> for InOrder {
            type Value = Members<'de>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
                let mut members = Vec::new();
                while let Some(member) = map.next_entry()? {
                    members.push(member);
                }
                Ok(Members(members))
            }
        }
        deserializer.deserialize_map(InOrder)
    }
}

fn fault(source: &Source, part: &str, error: &serde_json::Error) -> TextError {
    // The error counts lines and bytes from the start of the part.
    let line = part
        .split('\n')
        .take(error.line().saturating_sub(1))
        .map(|line| line.len() + 1);
    let at = line.sum::<usize>() + error.column().saturating_sub(1);
    let at = (0..=at.min(part.len()))
        .rev()
        .find(|&at| part.is_char_boundary(at))
        .unwrap_or(0);
    let text = error.to_string();
    let message = text.split(" at line ").next().unwrap_or(&text);
    source.error_on(
        &part[at..part.len().min(at)],
        format!("this is no JSON: {message}"),
        "JSON",
    )
}

/// The text from its first brace on.
pub fn whole(source: &Source) -> &str {
    let text = source.text();
    text.find('{').map_or(text, |start| text[start..].trim_end())
}

/// The members of an object; each value is a slice of the text.
///
/// # Errors
/// What is no object, and a key that stands twice or is none of `known`.
pub fn object<'a>(source: &Source, part: &'a str, known: &[&str]) -> Result<Vec<(String, &'a str)>, TextErrors> {
    let Members(members) = serde_json::from_str(part).map_err(|error| fault(source, part, &error))?;
    let mut found: Vec<(String, &'a str)> = Vec::with_capacity(members.len());
    for (key, value) in members {
        let value = value.get();
        if !known.contains(&key.as_str()) {
            let message = format!("unknown key \"{}\": it may change the puzzle", clipped(&key));
            return Err(source
                .error_on(value, message, format!("one of: {}", known.join(", ")))
                .into());
        }
        if found.iter().any(|(other, _)| *other == key) {
            return Err(source
                .error_on(value, format!("the key \"{key}\" stands twice"), "each key once")
                .into());
        }
        found.push((key, value));
    }
    Ok(found)
}

/// The value of a key.
///
/// # Errors
/// If the object does not have it.
pub fn member<'a>(
    source: &Source,
    object: &str,
    members: &[(String, &'a str)],
    key: &str,
) -> Result<&'a str, TextErrors> {
    let found = members.iter().find(|(name, _)| name == key);
    found.map(|(_, value)| *value).ok_or_else(|| {
        let line = object.lines().next().unwrap_or_default();
        source
            .error_on(
                line,
                format!("the key \"{key}\" is missing"),
                format!("an object with \"{key}\""),
            )
            .into()
    })
}

/// The elements of an array; each is a slice of the text.
///
/// # Errors
/// What is no array.
pub fn array<'a>(source: &Source, part: &'a str) -> Result<Vec<&'a str>, TextErrors> {
    let elements: Vec<&RawValue> = serde_json::from_str(part).map_err(|error| fault(source, part, &error))?;
    Ok(elements.into_iter().map(RawValue::get).collect())
}

fn range(least: usize, most: usize) -> String {
    if most == usize::MAX {
        format!("a whole number from {least} on")
    } else {
        format!("{least} to {most}")
    }
}

/// A whole number from `least` to `most`.
///
/// # Errors
/// Anything else; `what` names it.
pub fn number(source: &Source, part: &str, what: &str, least: usize, most: usize) -> Result<usize, TextErrors> {
    match part.parse::<usize>() {
        Ok(number) if (least..=most).contains(&number) => Ok(number),
        _ => Err(source
            .error_on(part, format!("{} is no {what}", clipped(part)), range(least, most))
            .into()),
    }
}

/// The two numbers of `"shape"`.
///
/// # Errors
/// Anything but two numbers that make a board of a size within bounds.
pub fn shape(source: &Source, part: &str) -> Result<(usize, usize), TextErrors> {
    match array(source, part)?.as_slice() {
        [rows, cols] => {
            let rows = number(source, rows, "number of rows", 1, usize::MAX)?;
            let cols = number(source, cols, "number of columns", 1, usize::MAX)?;
            check_size(source, part, rows, cols)?;
            Ok((rows, cols))
        }
        other => {
            let message = format!("a shape of {} numbers", other.len());
            Err(source.error_on(part, message, "[rows, columns]").into())
        }
    }
}

/// The entries of `"fixed"`: row and column from 0, and the value as it is written.
///
/// # Errors
/// A cell outside the board or named twice, and what is no entry.
pub fn fixed<'a>(
    source: &Source,
    part: &'a str,
    rows: usize,
    cols: usize,
) -> Result<Vec<(usize, usize, &'a str)>, TextErrors> {
    let mut seen = std::collections::BTreeSet::new();
    let mut found = Vec::new();
    for entry in array(source, part)? {
        let members = object(source, entry, &["row", "col", "val"])?;
        let get = |key| member(source, entry, &members, key);
        let row = number(source, get("row")?, "row of the board", 0, rows - 1)?;
        let col = number(source, get("col")?, "column of the board", 0, cols - 1)?;
        if !seen.insert((row, col)) {
            let message = format!("row {row}, column {col} (from 0) is fixed twice");
            return Err(source.error_on(entry, message, "each cell once").into());
        }
        found.push((row, col, get("val")?));
    }
    Ok(found)
}

/// True for JSON.
pub fn is_json(source: &Source) -> bool {
    super::start(source).starts_with('{')
}
