//! Errors of texts, puzzles and solution files alike: the file, the line with a mark below the place, what was expected,
//! and what to do.

use annotate_snippets::{AnnotationKind, Group, Level, Renderer, Snippet};
use std::borrow::Cow;
use std::fmt::Write;

/// At most this many errors of a file are shown.
pub const MAX_ERRORS: usize = 20;

/// True for characters that steer a terminal or turn the direction of a line instead of being seen.
fn is_unseen(c: char) -> bool {
    let turns = matches!(c, '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}');
    turns || (c.is_control() && c != '\n' && c != '\t')
}

/// The text with a visible escape (`\u{1b}`) for each control character but line ends and tabs, so that nothing in a
/// file, a file name or an argument can steer the terminal it is shown on.
pub fn visible(text: &str) -> Cow<'_, str> {
    if !text.contains(is_unseen) {
        return Cow::Borrowed(text);
    }
    let mut shown = String::with_capacity(text.len() + 16);
    for c in text.chars() {
        if is_unseen(c) {
            // `escape_default` would write some of them short, which hides that they are one character.
            shown.extend(c.escape_unicode());
        } else {
            shown.push(c);
        }
    }
    Cow::Owned(shown)
}

/// A text of JSON in which nothing is unseen: JSON itself demands escapes for the older control characters only.
pub fn visible_json(json: String) -> String {
    if !json.contains(is_unseen) {
        return json;
    }
    let mut shown = String::with_capacity(json.len() + 16);
    for c in json.chars() {
        if is_unseen(c) {
            // All of them have four digits.
            shown += &format!("\\u{:04x}", u32::from(c));
        } else {
            shown.push(c);
        }
    }
    shown
}

/// A path as it is shown to people: see [`visible`].
pub fn shown_path(path: &std::path::Path) -> String {
    visible(&path.display().to_string()).into_owned()
}

/// One fault of a text, with its place where it has one.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.render(false))]
#[non_exhaustive]
pub struct TextError {
    /// The file.
    pub label: String,
    /// The place; `None` for a fault of the file as a whole.
    pub place: Option<TextPlace>,
    /// What is wrong.
    pub message: String,
    /// What was expected there, if that can be said.
    pub expected: Option<String>,
    /// What to do about it, if that is not plain.
    pub help: Option<String>,
}

/// A place in a text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TextPlace {
    /// From 1.
    pub line: u64,
    /// In characters, from 1; `None` if the line as a whole is meant.
    pub column: Option<u64>,
    /// The line, or a part of it around the place when it is long; empty if it is not at hand.
    pub excerpt: String,
    /// The place in the excerpt, in bytes.
    pub span: std::ops::Range<usize>,
}

impl TextError {
    /// A fault of a file as a whole.
    pub fn new(label: impl Into<String>, message: impl Into<String>) -> TextError {
        TextError {
            label: label.into(),
            place: None,
            message: message.into(),
            expected: None,
            help: None,
        }
    }

    /// Adds the place.
    #[must_use]
    pub fn at(mut self, place: TextPlace) -> Self {
        self.place = Some(place);
        self
    }

    /// Adds a line of help.
    #[must_use]
    pub fn with_help(mut self, help: impl Into<String>) -> Self {
        self.help = Some(help.into());
        self
    }

    /// The line, from 1.
    pub fn line(&self) -> Option<u64> {
        self.place.as_ref().map(|place| place.line)
    }

    /// The column, in characters, from 1.
    pub fn column(&self) -> Option<u64> {
        self.place.as_ref().and_then(|place| place.column)
    }

    /// File, line and column, as far as they are known: `p.txt:3:7`.
    pub fn location(&self) -> String {
        let mut text = visible(&self.label).into_owned();
        if let Some(place) = &self.place {
            let _ = write!(text, ":{}", place.line);
            if let Some(column) = place.column {
                let _ = write!(text, ":{column}");
            }
        }
        text
    }

    /// The error in a line: location and message.
    pub fn in_a_line(&self) -> String {
        format!("{}: {}", self.location(), visible(&self.message))
    }

    /// The error with its source line and a caret; with colours if `styled`.
    pub fn render(&self, styled: bool) -> String {
        self.render_as(Level::ERROR, styled)
    }

    /// The same as a warning.
    pub fn render_warning(&self, styled: bool) -> String {
        self.render_as(Level::WARNING, styled)
    }

    fn render_as(&self, level: Level<'_>, styled: bool) -> String {
        // Here alone errors of texts become output: nothing goes out that is not seen.
        let [label, message] = [&self.label, &self.message].map(|text| visible(text));
        let title = Group::with_title(level.primary_title(&*message));
        let title = match &self.place {
            None => title.element(annotate_snippets::Origin::path(&*label)),
            Some(place) => shown_place(title, &label, place, self.expected.as_deref()),
        };
        let mut groups = vec![title];
        let help = self.help.as_deref().map(visible);
        if let Some(help) = &help {
            groups.push(Group::with_title(Level::HELP.secondary_title(&**help)));
        }
        let renderer = if styled { Renderer::styled() } else { Renderer::plain() };
        renderer.render(&groups)
    }
}

/// Adds the line of the place with a mark below it.
fn shown_place<'a>(title: Group<'a>, label: &'a str, place: &TextPlace, expected: Option<&str>) -> Group<'a> {
    let line = place.line as usize;
    let (before, rest) = place.excerpt.split_at(place.span.start);
    let (marked, after) = rest.split_at(place.span.len());
    let [before, marked, after] = [before, marked, after].map(visible);
    let excerpt = format!("{before}{marked}{after}");
    let mark = AnnotationKind::Primary.span(before.len()..before.len() + marked.len());
    let mark = match expected {
        Some(expected) => mark.label(format!("expected {}", visible(expected))),
        None => mark,
    };
    let snippet = Snippet::source(excerpt).line_start(line).annotation(mark);
    let origin = annotate_snippets::Origin::path(label).line(line);
    let first = 1 + place.excerpt[..place.span.start].chars().count() as u64;
    match place.column {
        Some(column) if place.excerpt.is_empty() => title.element(origin.char_column(column as usize)),
        None if place.excerpt.is_empty() => title.element(origin),
        // The place is that of the mark, as the excerpt starts at the line's first character.
        Some(column) if column == first => title.element(snippet.path(label)),
        Some(column) => title.element(origin.char_column(column as usize)).element(snippet),
        None => title.element(snippet.path(label)),
    }
}

/// The faults of a text: at least one, the first [`MAX_ERRORS`] kept.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.render(false))]
pub struct TextErrors {
    errors: Vec<TextError>,
    more: usize,
}

impl TextErrors {
    /// The faults kept.
    pub fn errors(&self) -> &[TextError] {
        &self.errors
    }

    /// The first fault.
    pub fn first(&self) -> &TextError {
        // There is one: who makes a list gives one.
        &self.errors[0]
    }

    /// How many faults there are, also those not kept.
    pub fn count(&self) -> usize {
        self.errors.len() + self.more
    }

    /// All of them with source lines; with colours if `styled`.
    pub fn render(&self, styled: bool) -> String {
        let mut text: Vec<String> = self.errors.iter().map(|error| error.render(styled)).collect();
        if self.more > 0 {
            text.push(format!(
                "{} more errors in {}",
                self.more,
                visible(&self.errors[0].label)
            ));
        }
        text.join("\n")
    }

    /// Adds a line of help to the last error.
    #[must_use]
    pub fn with_help(mut self, help: impl Into<String>) -> Self {
        if let Some(last) = self.errors.last_mut() {
            last.help = Some(help.into());
        }
        self
    }
}

impl From<TextError> for TextErrors {
    fn from(error: TextError) -> Self {
        TextErrors {
            errors: vec![error],
            more: 0,
        }
    }
}

/// Gathers faults while a text is read on.
#[derive(Debug, Default)]
pub struct ErrorList {
    errors: Vec<TextError>,
    more: usize,
}

impl ErrorList {
    /// Adds a fault; beyond [`MAX_ERRORS`] it is only counted.
    pub fn push(&mut self, error: TextError) {
        self.push_with(|| error);
    }

    /// Adds a fault that is made only if it is kept: a text may have millions, and each takes time to find its place.
    pub fn push_with(&mut self, error: impl FnOnce() -> TextError) {
        if self.errors.len() < MAX_ERRORS {
            self.errors.push(error());
        } else {
            self.more += 1;
        }
    }

    /// Adds a line of help to the first fault.
    pub fn help_first(&mut self, help: &str) {
        if let Some(first) = self.errors.first_mut() {
            first.help = Some(help.to_string());
        }
    }

    /// True while nothing was added.
    pub fn is_empty(&self) -> bool {
        self.errors.is_empty()
    }

    /// `value`, unless faults were added.
    ///
    /// # Errors
    /// The faults, if there are any.
    pub fn finish<T>(self, value: T) -> Result<T, TextErrors> {
        if self.errors.is_empty() {
            Ok(value)
        } else {
            Err(TextErrors {
                errors: self.errors,
                more: self.more,
            })
        }
    }
}
