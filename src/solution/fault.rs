//! Why a solution file cannot be read, with the place and a way out.

use crate::diagnostic::{TextError, TextPlace};

/// Excerpts longer than this are cut: a file may be one line of many megabytes.
const LONGEST_EXCERPT: usize = 100;

/// A reason to refuse a solution file.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{message}")]
pub struct Fault {
    /// Line, from 1.
    pub line: Option<u64>,
    /// Column within the line, from 1.
    pub column: Option<u64>,
    /// The line itself, cut to a bounded length.
    pub excerpt: Option<String>,
    /// What is wrong.
    pub message: String,
    /// What to do about it.
    pub help: Option<String>,
}

impl Fault {
    /// A fault of the whole file.
    pub fn new(message: impl Into<String>) -> Self {
        Fault {
            line: None,
            column: None,
            excerpt: None,
            message: visible(&message.into()),
            help: None,
        }
    }

    /// Adds the line it stands on.
    pub fn on_line(mut self, line: u64) -> Self {
        self.line = Some(line);
        self
    }

    /// Adds the column within the line.
    pub fn at_column(mut self, column: u64) -> Self {
        self.column = Some(column);
        self
    }

    /// Adds the text of the line.
    pub fn with_excerpt(mut self, text: &[u8]) -> Self {
        self.excerpt = Some(excerpt(text));
        self
    }

    /// Adds advice.
    pub fn help(mut self, help: impl Into<String>) -> Self {
        self.help = Some(visible(&help.into()));
        self
    }

    /// The fault with control characters made visible, wherever its parts came from.
    pub(super) fn made_visible(mut self) -> Self {
        self.message = visible(&self.message);
        self.excerpt = self.excerpt.map(|text| visible(&text));
        self.help = self.help.map(|text| visible(&text));
        self
    }

    /// The fault as an error of the file it is about.
    pub fn in_file(self, label: &str) -> TextError {
        let mut error = TextError::new(label, self.message);
        error.help = self.help;
        error.place = self.line.map(|line| {
            let excerpt = self.excerpt.unwrap_or_default();
            // Without a column, or with one beyond the excerpt, the mark is below all of it.
            let start = self.column.and_then(|column| {
                let mut characters = excerpt.char_indices();
                characters.nth(usize::try_from(column).ok()?.checked_sub(1)?)
            });
            let span = start.map_or(0..excerpt.len(), |(at, c)| at..at + c.len_utf8());
            TextPlace {
                line,
                column: self.column,
                excerpt,
                span,
            }
        });
        error
    }
}

/// A text that a terminal shows as it is: control characters, and others that are not seen but change what is shown
/// around them (the directions of writing, say), become escapes such as `\u{1b}`; a tab becomes a blank. Doing it twice
/// changes nothing.
pub(super) fn visible(text: &str) -> String {
    let plain = |c: char| c == ' ' || c.is_ascii_graphic();
    if text.chars().all(plain) {
        return text.to_string();
    }
    let mut visible = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '\t' => visible.push(' '),
            c if plain(c) => visible.push(c),
            c => visible.extend(c.escape_debug()),
        }
    }
    visible
}

/// A line made safe to print: bounded, and no control characters.
pub(super) fn excerpt(text: &[u8]) -> String {
    let text = text.trim_ascii_end();
    let cut = text.len() > LONGEST_EXCERPT;
    let shown = String::from_utf8_lossy(&text[..text.len().min(LONGEST_EXCERPT)]);
    let mut safe = visible(&shown);
    if cut {
        safe.push_str(" ...");
    }
    safe
}

#[cfg(test)]
impl Fault {
    /// All of the fault in few lines, for comparing.
    pub(super) fn in_short(self, label: &str) -> String {
        let excerpt = self.excerpt.clone().map(|text| format!("\n  | {text}"));
        let help = self.help.clone().map(|help| format!("\n  help: {help}"));
        let line = self.in_file(label).in_a_line();
        format!("{line}{}{}", excerpt.unwrap_or_default(), help.unwrap_or_default())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_printed_form_has_place_line_and_help() {
        let fault = Fault::new("no number")
            .on_line(3)
            .with_excerpt(b"x_0_0\tone\r")
            .help("write 1");
        let printed = fault.in_file("p.sol").to_string();
        let expected = "error: no number\n --> p.sol:3:1\n  |\n3 | x_0_0 one\n  | ^^^^^^^^^\n  |\nhelp: write 1";
        assert_eq!(printed, expected);
    }

    #[test]
    fn the_column_follows_the_line_and_is_not_alone() {
        let fault = || Fault::new("damaged").at_column(7);
        assert_eq!(fault().in_file("p.sol").in_a_line(), "p.sol: damaged");
        assert_eq!(fault().on_line(3).in_file("p.sol").in_a_line(), "p.sol:3:7: damaged");
        assert_eq!(
            fault().on_line(3).in_file("p.sol").to_string(),
            "error: damaged\n--> p.sol:3:7"
        );
        let marked = fault()
            .on_line(3)
            .with_excerpt(b"x_0_0 one")
            .in_file("p.sol")
            .to_string();
        assert_eq!(
            marked,
            "error: damaged\n --> p.sol:3:7\n  |\n3 | x_0_0 one\n  |       ^"
        );
    }

    #[test]
    fn control_characters_are_visible() {
        for (text, shown) in [
            ("\u{1b}[31mred\u{1b}[0m", "\\u{1b}[31mred\\u{1b}[0m"),
            ("\u{9b}2J", "\\u{9b}2J"),
            ("a\tb\rc\u{7}\u{7f}", "a b\\rc\\u{7}\\u{7f}"),
            ("a\u{202e}b\u{200b}", "a\\u{202e}b\\u{200b}"),
            ("\\u{1b} 'it' \"is\"", "\\u{1b} 'it' \"is\""),
            ("höchstens", "höchstens"),
        ] {
            assert_eq!(visible(text), shown);
            assert_eq!(visible(shown), shown, "twice");
            assert_eq!(excerpt(text.as_bytes()), shown);
            let fault = Fault::new(text).help(text).with_excerpt(text.as_bytes());
            assert_eq!(
                fault.in_file("f").to_string(),
                format!("error: {shown}\n--> f\n |\nhelp: {shown}")
            );
        }
    }

    #[test]
    fn a_very_long_line_is_not_printed_whole() {
        let line = |length| excerpt(&vec![b'1'; length]);
        assert_eq!(line(100), "1".repeat(100));
        assert_eq!(line(101), format!("{} ...", "1".repeat(100)));
        assert!(excerpt(&[b'1'; 1 << 20]).len() < 200);
    }
}
