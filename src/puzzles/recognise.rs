//! What kind of puzzle a text is: by its first word, or by the kind whose reader reads it without a fault.

use crate::diagnostic::TextErrors;
use crate::puzzles::KINDS;
use crate::puzzles::kind::{Kind, Puzzle, ReadOptions, Reader, ReaderOption, first_word};
use crate::text::{Source, Token};

/// What a text turned out to be.
#[derive(Debug)]
pub enum Recognised {
    /// A puzzle of one kind.
    One(Box<dyn Puzzle>),
    /// The text fits several kinds (a board of dots only).
    Several(Vec<Box<dyn Puzzle>>),
}

/// The kind of that name or other name.
pub fn kind_named(word: &str) -> Option<&'static Kind> {
    KINDS.iter().copied().find(|kind| kind.is_called(word))
}

/// The first word of the text if it stands alone in its line and names a kind.
pub fn keyword(source: &Source) -> Option<(&'static Kind, Token<'_>)> {
    let token = first_word(source)?;
    kind_named(token.text.trim_end_matches(':')).map(|kind| (kind, token))
}

/// Finds out what kind of puzzle a text is, and reads it.
///
/// # Errors
/// The faults of the text, as the kind sees it that comes nearest to reading it.
pub fn recognise(source: &Source, options: &ReadOptions) -> Result<Recognised, TextErrors> {
    if let Some((kind, _)) = keyword(source) {
        return kind.read(source, options).map(Recognised::One);
    }
    let mut puzzles: Vec<Box<dyn Puzzle>> = Vec::new();
    let mut best: Option<(Rank, TextErrors)> = None;
    for kind in KINDS {
        match kind.read(source, options) {
            Ok(puzzle) => puzzles.push(puzzle),
            Err(errors) => {
                let rank = rank(kind, source, options, &errors);
                if best.as_ref().is_none_or(|(best, _)| rank > *best) {
                    best = Some((rank, errors));
                }
            }
        }
    }
    match (puzzles.len(), best) {
        (0, Some((_, errors))) => Err(errors),
        (1, _) => Ok(Recognised::One(puzzles.remove(0))),
        _ => Ok(Recognised::Several(puzzles)),
    }
}

/// How near a kind came to reading a text: by the look of it, by few faults, by how far it came.
type Rank = (u8, std::cmp::Reverse<usize>, Option<u64>, Option<u64>);

fn rank(kind: &Kind, source: &Source, options: &ReadOptions, errors: &TextErrors) -> Rank {
    let look = match kind.reader(source, options) {
        // Everything that looks like nothing else is read as a board.
        Ok(reader) if reader.name == "text" => 1,
        Ok(_) => 2,
        Err(_) => 0,
    };
    let first = errors.errors().first();
    // Whoever is shown how a puzzle of the kind looks has none that comes near.
    let example = Some(kind.example_help());
    let look = if first.is_some_and(|first| first.help == example) {
        0
    } else {
        look
    };
    let (line, column) = first.map_or((None, None), |error| (error.line(), error.column()));
    (look, std::cmp::Reverse(errors.count()), line, column)
}

impl Kind {
    /// Reads a text that should be of this kind.
    ///
    /// # Errors
    /// The faults of the text, with its places; a text that names another kind in its first line is one.
    pub fn read(&self, source: &Source, options: &ReadOptions) -> Result<Box<dyn Puzzle>, TextErrors> {
        if let Some((kind, token)) = keyword(source)
            && kind.name != self.name
        {
            let message = format!("the text says it is a {} puzzle", kind.name);
            return Err(source
                .error_at(&token, message, format!("a {} puzzle, as asked for", self.name))
                .into());
        }
        if source.lines().all(|line| line.without_comment().text.trim().is_empty()) {
            return Err(source
                .error_whole("the text is empty", format!("a {} puzzle", self.name))
                .with_help(self.example_help())
                .into());
        }
        let source = &self.without_name(source);
        let reader = self.reader(source, options)?;
        for (option, value) in options.binding() {
            self.accepts(option, value, reader)
                .map_err(|(message, expected)| source.error_whole(message, expected))?;
        }
        (reader.read)(source, options)
    }

    /// Refuses an option that says something of the text and is not for this kind or this reader: message and what is
    /// expected.
    fn accepts(&self, option: &ReaderOption, value: &str, reader: &Reader) -> Result<(), (String, String)> {
        let flag = option.flag();
        if !self.options.iter().any(|own| own.name == option.name) {
            let message = format!("a {} puzzle has no option {flag}", self.name);
            return Err((message, format!("no {flag} with this puzzle")));
        }
        if let Some(only) = option.reader.filter(|only| *only != reader.name) {
            let message = format!("the format {} has no option {flag}", reader.name);
            return Err((message, format!("the format {only}, as {flag} is given")));
        }
        let form = option.value.unwrap_or_default().to_string();
        (option.check)(value).map_err(|why| (format!("{flag} {value}: {why}"), format!("{flag} {form}")))
    }

    /// The reader of a text: the one asked for, or the one that claims it.
    ///
    /// # Errors
    /// If there is no such reader, if none claims the text or if several do.
    pub fn reader(&self, source: &Source, options: &ReadOptions) -> Result<&'static Reader, TextErrors> {
        let known: Vec<_> = self.readers.iter().map(|reader| reader.name).collect();
        let expected = format!("one of: {}", known.join(", "));
        if let Some(name) = &options.from {
            return self.readers.iter().find(|reader| reader.name == name).ok_or_else(|| {
                let message = format!("{} has no puzzle format `{name}`", self.name);
                source.error_whole(message, expected).into()
            });
        }
        let claiming: Vec<&Reader> = self.readers.iter().filter(|reader| (reader.claims)(source)).collect();
        match claiming.as_slice() {
            [reader] => Ok(reader),
            [] => {
                let message = format!("this is no {} puzzle in any known format", self.name);
                Err(source
                    .error_whole(message, expected)
                    .with_help(self.example_help())
                    .into())
            }
            several => {
                let names: Vec<_> = several.iter().map(|reader| reader.name).collect();
                let message = format!("the text looks like {}", names.join(" and like "));
                let help = format!("say which with --from {}", names.join(" or --from "));
                Err(source.error_whole(message, "one format").with_help(help).into())
            }
        }
    }
}
