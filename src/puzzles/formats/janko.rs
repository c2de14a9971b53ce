//! Blocks of the site janko.at: `begin` ... `end` with one property a line, or `[begin]` ... `[end]` with each name in
//! brackets on a line of its own.

use crate::diagnostic::TextErrors;
use crate::puzzles::formats;
use crate::text::{Source, TextLine, clipped};

/// A property: its name and what follows it.
#[derive(Debug)]
pub struct Property<'a> {
    /// The name as it is written, without brackets.
    pub name: &'a str,
    /// What follows the name in its line.
    pub value: &'a str,
    /// The lines up to the next property.
    pub lines: Vec<TextLine<'a>>,
}

impl<'a> Property<'a> {
    /// The first word: of the line itself, or of the next one.
    pub fn word(&self) -> &'a str {
        let below = || self.lines.first().map_or("", |line| line.text.trim());
        if self.value.is_empty() { below() } else { self.value }
    }
}

/// A block: its properties in order.
#[derive(Debug)]
pub struct Block<'a> {
    properties: Vec<Property<'a>>,
}

/// A property's name and the rest of its line.
fn name_of<'a>(line: &TextLine<'a>, brackets: bool) -> Option<(&'a str, &'a str)> {
    let text = line.text.trim();
    if brackets {
        let (name, rest) = text.strip_prefix('[')?.split_once(']')?;
        return Some((name.trim(), rest.trim()));
    }
    if !text.starts_with(|c: char| c.is_ascii_alphabetic()) {
        return None;
    }
    let end = text.find(char::is_whitespace).unwrap_or(text.len());
    Some((&text[..end], text[end..].trim()))
}

/// Reads the block.
///
/// # Errors
/// A block without an end, and a second block.
pub fn read(source: &Source) -> Result<Block<'_>, TextErrors> {
    formats::must_be_one(source, begins_janko)?;
    let mut brackets = false;
    let mut properties: Vec<Property<'_>> = Vec::new();
    let mut open = None;
    for line in source.lines() {
        let word = line.text.trim();
        if open.is_none() {
            brackets = word.starts_with('[');
            if word.trim_matches(['[', ']']).eq_ignore_ascii_case("begin") {
                open = Some(line);
            }
            continue;
        }
        match name_of(&line, brackets) {
            Some((name, _)) if name.eq_ignore_ascii_case("end") => return Ok(Block { properties }),
            Some((name, value)) => properties.push(Property {
                name,
                value,
                lines: Vec::new(),
            }),
            None if word.is_empty() => {}
            None => match properties.last_mut() {
                Some(property) => property.lines.push(line),
                None => {
                    return Err(source
                        .error_on(word, "a line before the first property", "a property's name")
                        .into());
                }
            },
        }
    }
    let first = open.map_or("", |line| line.text);
    Err(source
        .error_on(first, "the block has no end", "a line `end` below")
        .into())
}

impl<'a> Block<'a> {
    /// The first property that has one of these names.
    pub fn get(&self, names: &[&str]) -> Option<&Property<'a>> {
        let mut properties = self.properties.iter();
        properties.find(|property| names.iter().any(|name| property.name.eq_ignore_ascii_case(name)))
    }

    /// Refuses a block of another puzzle: its name must contain one of these words.
    ///
    /// # Errors
    /// Names the puzzle found.
    pub fn must_be(&self, source: &Source, words: &[&str]) -> Result<(), TextErrors> {
        let Some(property) = self.get(&["puzzle"]) else {
            return Ok(());
        };
        let name = property.word();
        let lower = name.to_lowercase();
        if words.iter().any(|word| lower.contains(word)) {
            return Ok(());
        }
        Err(source
            .error_on(
                name,
                format!("a block of the puzzle {}", clipped(name)),
                format!("a block of {}", words.join(" or ")),
            )
            .into())
    }
}

/// True for a block of the site janko.at.
pub fn is_janko(source: &Source) -> bool {
    source.lines().any(|line| begins_janko(line.text.trim()))
}

/// True for the first line of a block of janko.at.
pub fn begins_janko(line: &str) -> bool {
    line.eq_ignore_ascii_case("begin") || line.eq_ignore_ascii_case("[begin]")
}
