//! A verdict shown: as text and JSON, and pictures of a board in the terminal, as SVG, on a page of HTML. They see a report,
//! no rule.

pub mod html;
pub mod json;
pub mod svg;
pub mod terminal;
pub mod text;

/// How a board is shown on standard output.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Look {
    /// As in a puzzle's text: what goes into a pipe can be read again.
    Plain,
    /// In a frame, with marks.
    Framed {
        /// Characters of ASCII only.
        ascii: bool,
        /// With colours, which then say what marks say otherwise.
        styled: bool,
    },
}

/// Text as it stands between the tags of SVG and HTML.
fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            // No other control character may stand in XML.
            c if c.is_control() && c != '\n' && c != '\t' => out.push('\u{FFFD}'),
            c => out.push(c),
        }
    }
    out
}
