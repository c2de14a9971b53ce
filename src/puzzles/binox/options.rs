//! What users may say about a Binox text.

use crate::puzzles::kind::{ReadOptions, ReaderOption};

/// `--assume-unique`
pub static ASSUME_UNIQUE: ReaderOption = ReaderOption {
    name: "assume-unique",
    value: None,
    about: "Read a puzzle made without the rule that no two lines are equal as if made with it",
    reader: None,
    check: |_| Ok(()),
};

/// `--symbols`
pub static SYMBOLS: ReaderOption = ReaderOption {
    name: "symbols",
    value: Some("ONE,ZERO[,EMPTY]"),
    about: "Marks of a board in text form, where they could mean two things, e.g. 1,0,x",
    reader: Some("text"),
    check: |value| value.parse::<Symbols>().map(|_| ()),
};

/// What the marks of a board mean.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Symbols {
    /// The mark of 1 (Binox: X).
    pub(super) one: String,
    /// The mark of 0 (Binox: O).
    pub(super) zero: String,
    /// A mark of the empty cell besides the usual ones.
    pub(super) empty: Option<String>,
}

impl std::str::FromStr for Symbols {
    type Err = String;

    fn from_str(text: &str) -> Result<Symbols, String> {
        let words: Vec<&str> = text.split(',').collect();
        let plain = |word: &&str| !word.is_empty() && !word.contains(|c: char| c.is_whitespace() || ";|#".contains(c));
        let (one, zero, empty) = match words.as_slice() {
            [one, zero] => (*one, *zero, None),
            [one, zero, empty] => (*one, *zero, Some(*empty)),
            _ => return Err("expected ONE,ZERO or ONE,ZERO,EMPTY, e.g. 1,0,x".to_string()),
        };
        if !words.iter().all(plain) {
            return Err("a mark is a word without blanks, `;`, `|` and `#`".to_string());
        }
        if one == zero || empty == Some(one) || empty == Some(zero) {
            return Err("the marks must differ".to_string());
        }
        Ok(Symbols {
            one: one.to_string(),
            zero: zero.to_string(),
            empty: empty.map(str::to_string),
        })
    }
}

/// The marks that users gave.
pub(super) fn symbols(options: &ReadOptions) -> Option<Symbols> {
    // A value that is none was refused before any reader was called.
    options.value(&SYMBOLS).and_then(|value| value.parse().ok())
}

/// Whether users said that the puzzle may be read as if made with the rule that no two lines are equal.
pub(super) fn assume_unique(options: &ReadOptions) -> bool {
    options.value(&ASSUME_UNIQUE).is_some()
}
