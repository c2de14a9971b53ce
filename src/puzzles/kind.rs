//! What a puzzle kind is to the rest of the crate: readers of its text, rules, formulations, and the way back from
//! values of columns to a board.

use crate::diagnostic::{MAX_ERRORS, TextError, TextErrors, visible};
use crate::grid::Cell;
use crate::model::extend::Extended;
use crate::model::{Formulation, Model, ModelError};
use crate::place::Place;
use crate::solution::{Columns, Values};
use crate::text::{Source, Token};
use crate::verdict::completion::Completion;
use crate::verdict::report::{Report, RuleInfo};
use std::collections::BTreeMap;
use std::fmt;

// Column names have room for the number of every line.
const _: () = assert!(crate::grid::MOST_LINES <= crate::model::names::MAX_INDEX as usize);

/// A value further than this from 0 and 1 is not integral. HiGHS, CBC and SCIP call a value integral within 1e-6;
/// 1e-5 leaves room for what their printing rounds, and is far below what a wrong board shows (0.5).
pub const INTEGRALITY_TOLERANCE: f64 = 1e-5;

/// [`Puzzle::best_formulation`] takes a formulation with more nonzeros only if the kind has no smaller one.
pub const LARGE: u64 = 3_000_000;

/// A kind of puzzle. A new one is a folder under `src/puzzles/` and a line in [`crate::puzzles::KINDS`].
pub struct Kind {
    /// The word users type.
    pub name: &'static str,
    /// Other names of the puzzle; accepted wherever the name is.
    pub other_names: &'static [&'static str],
    /// The rules in a sentence.
    pub about: &'static str,
    /// A small puzzle in the text form, for help and error messages.
    pub example: &'static str,
    /// The rules in the order in which they are checked.
    pub rules: fn() -> Vec<RuleInfo>,
    /// The formulations; the first is `document`.
    pub formulations: &'static [FormulationInfo],
    /// The formulations that `solve` chooses from, the best one first.
    pub best: &'static [&'static str],
    /// The options of its readers.
    pub options: &'static [&'static ReaderOption],
    /// Readers of puzzle texts; each says by itself whether a text is its own, and exactly one should.
    pub readers: &'static [Reader],
    /// The formats that [`Puzzle::to_format`] writes.
    pub writers: &'static [&'static str],
}

impl fmt::Debug for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

/// A formulation users may ask for.
#[derive(Debug, Clone, Copy)]
pub struct FormulationInfo {
    /// The word users type.
    pub name: &'static str,
    /// What is special about it.
    pub about: &'static str,
    /// How it gets the rows that it leaves out; `None` if it has all rows.
    pub lazy: Option<&'static Lazy>,
}

/// A reader of one puzzle format.
#[derive(Debug)]
pub struct Reader {
    /// The format's name, for `--from`.
    pub name: &'static str,
    /// Whose format it is.
    pub about: &'static str,
    /// True if the text is in this format. Decides by the look of the text alone; a text with faults is claimed too.
    pub claims: fn(&Source) -> bool,
    /// Reads the text.
    pub read: ReadText,
}

/// Reads a puzzle's text in one format.
pub type ReadText = fn(&Source, &ReadOptions) -> Result<Box<dyn Puzzle>, TextErrors>;

/// An option of the readers of one kind.
#[derive(Debug)]
pub struct ReaderOption {
    /// The word users type.
    pub name: &'static str,
    /// The form of its value; `None` for an option without one, which allows something and may be of no use.
    pub value: Option<&'static str>,
    /// What it does.
    pub about: &'static str,
    /// The only reader that accepts it; `None` for all of the kind.
    pub reader: Option<&'static str>,
    /// What is wrong with a value.
    pub check: fn(&str) -> Result<(), String>,
}

impl ReaderOption {
    /// The option as messages name it: the programs have it under this name.
    pub fn flag(&self) -> String {
        format!("--{}", self.name)
    }
}

/// What users say about a text.
#[derive(Debug, Clone, Default)]
pub struct ReadOptions {
    /// Read with the reader of this name instead of the one that claims the text.
    pub from: Option<String>,
    /// Options of single kinds, with their values.
    given: Vec<(&'static ReaderOption, String)>,
}

impl ReadOptions {
    /// Reads with the reader of this name.
    pub fn from(reader: impl Into<String>) -> ReadOptions {
        ReadOptions {
            from: Some(reader.into()),
            given: Vec::new(),
        }
    }

    /// Adds an option of a kind; an empty value for an option without one.
    #[must_use]
    pub fn with(mut self, option: &'static ReaderOption, value: impl Into<String>) -> ReadOptions {
        self.given.push((option, value.into()));
        self
    }

    /// The value of an option, if it is given.
    pub fn value(&self, option: &ReaderOption) -> Option<&str> {
        let mut given = self.given.iter();
        given
            .find(|(given, _)| given.name == option.name)
            .map(|(_, value)| value.as_str())
    }

    /// The options that say something of the text: a kind that has no such option must not read it.
    pub(super) fn binding(&self) -> impl Iterator<Item = (&'static ReaderOption, &str)> {
        let given = self.given.iter().filter(|(option, _)| option.value.is_some());
        given.map(|(option, value)| (*option, value.as_str()))
    }
}

/// How a formulation gets rows that it leaves out at first.
#[derive(Debug)]
pub struct Lazy {
    /// The rules whose rows are left out: each violation is a place that gets its rows.
    pub rules: &'static [&'static str],
    /// What gets rows, in the plural: `pairs of equal lines`.
    pub what: &'static str,
    /// The option for a file of such places.
    pub option: &'static str,
    /// What the option does.
    pub about: &'static str,
    /// Reads such a file.
    pub read: fn(&dyn Puzzle, &Source) -> Result<Vec<Place>, TextErrors>,
}

/// Why a puzzle can have no solution, as far as its text alone shows it.
#[derive(Debug, Clone, PartialEq)]
pub struct Finding {
    /// Where on the board; `None` for the board as a whole.
    pub place: Option<Place>,
    /// The whole sentence, with the place.
    pub message: String,
    /// The place in the text, where that is known; of many findings the first [`MAX_ERRORS`] have it.
    pub text: Option<TextError>,
}

impl Finding {
    /// The finding as a warning, with its source line and a caret where they are known; with colours if `styled`.
    pub fn render(&self, styled: bool) -> String {
        match &self.text {
            Some(text) => text.render_warning(styled),
            None => format!("warning: {}", visible(&self.message)),
        }
    }
}

/// Gathers findings. Only the first ones that are shown have their place in the text, as each takes time to find it.
#[derive(Debug, Default)]
pub(crate) struct Findings(Vec<Finding>);

impl Findings {
    /// Adds a finding; `text` makes its error in the text.
    pub(crate) fn push(&mut self, place: Option<Place>, message: String, text: impl FnOnce(&str) -> Option<TextError>) {
        let text = (self.0.len() < MAX_ERRORS).then(|| text(&message)).flatten();
        self.0.push(Finding { place, message, text });
    }

    /// How many there are.
    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }

    /// All of them.
    pub(crate) fn finish(self) -> Vec<Finding> {
        self.0
    }
}

/// What a model is to be.
#[derive(Debug, Clone, Copy, Default)]
pub struct ModelRequest<'r> {
    /// The name of the formulation.
    pub formulation: &'r str,
    /// Places for which a formulation has rows that leaves them out otherwise ([`Lazy`]).
    pub places: &'r [Place],
    /// Boards that are no solution, by the values of the decision columns.
    pub exclude: &'r [Vec<bool>],
    /// Givens and clues may be dropped, as few as possible.
    pub repair: bool,
}

impl<'r> ModelRequest<'r> {
    /// The formulation of that name as it is.
    pub fn new(formulation: &'r str) -> Self {
        ModelRequest {
            formulation,
            ..ModelRequest::default()
        }
    }

    /// The formulation with what else is asked for.
    ///
    /// # Errors
    /// If the formulation cannot be extended so.
    pub fn extend<'m, F: Formulation + 'm>(&self, formulation: F) -> Result<Box<dyn Model + 'm>, ModelError> {
        Ok(if self.exclude.is_empty() && !self.repair {
            Box::new(formulation)
        } else {
            Box::new(Extended::new(formulation, self.exclude, self.repair)?)
        })
    }

    /// The error that the kind has no formulation of the name asked for.
    pub fn unknown<T>(&self, kind: &Kind) -> Result<T, ModelError> {
        Err(kind.unknown_formulation(self.formulation))
    }
}

/// A given or clue that a board breaks.
#[derive(Debug, Clone, PartialEq)]
pub struct Dropped {
    /// Its number among [`Puzzle::demands`].
    pub demand: usize,
    /// Its place.
    pub place: Place,
    /// What it says, in words.
    pub words: String,
    /// What the board has instead.
    pub message: String,
}

/// One puzzle: what its text says.
pub trait Puzzle: fmt::Display + fmt::Debug + Send + Sync {
    /// The kind it is of.
    fn kind(&self) -> &'static Kind;
    /// Size and givens in a few words.
    fn title(&self) -> String;
    /// The model that is asked for.
    ///
    /// # Errors
    /// If the kind has no formulation of the name, or none for a puzzle of this size.
    fn model_with(&self, request: &ModelRequest<'_>) -> Result<Box<dyn Model + '_>, ModelError>;
    /// The model in the formulation of that name.
    ///
    /// # Errors
    /// As [`model_with`](Self::model_with).
    fn model(&self, formulation: &str) -> Result<Box<dyn Model + '_>, ModelError> {
        self.model_with(&ModelRequest::new(formulation))
    }
    /// The formulation that solves best: the first of the kind's best ones with at most [`LARGE`] nonzeros, else the
    /// smallest one.
    fn best_formulation(&self, repair: bool) -> &'static str {
        let sizes = self.kind().best.iter().filter_map(|name| {
            let request = ModelRequest {
                repair,
                ..ModelRequest::new(name)
            };
            let families = self.model_with(&request).ok()?.families();
            let nonzeros: u64 = families.iter().map(|family| family.terms - family.zeros).sum();
            Some((nonzeros, *name))
        });
        let sizes: Vec<(u64, &str)> = sizes.collect();
        let small = sizes.iter().find(|(nonzeros, _)| *nonzeros <= LARGE);
        small.or(sizes.iter().min()).map_or("document", |(_, name)| name)
    }
    /// The givens and clues, in the order of the columns that drop them: the place that a violation of each has, and a
    /// few words (`the given X at row 3 column 2`).
    fn demands(&self) -> Vec<(Place, String)>;
    /// The givens and clues that a board breaks.
    fn broken_demands(&self, report: &Report) -> Vec<Dropped> {
        let violations = report.rules.iter().flat_map(|rule| &rule.findings.violations);
        let mut by_place: BTreeMap<&Place, &str> = BTreeMap::new();
        for violation in violations {
            // A cell that has no value breaks another rule than a given; the first violation of a place is meant.
            by_place.entry(&violation.place).or_insert(&violation.message);
        }
        let demands = self.demands().into_iter().enumerate();
        demands
            .filter_map(|(demand, (place, words))| {
                let message = (*by_place.get(&place)?).to_string();
                Some(Dropped {
                    demand,
                    place,
                    words,
                    message,
                })
            })
            .collect()
    }
    /// The puzzle without some of its [`Puzzle::demands`], by their numbers.
    fn without(&self, demands: &[usize]) -> Box<dyn Puzzle>;
    /// Reads a finished board in the puzzle's own text form: the values of the decision columns.
    ///
    /// # Errors
    /// The faults of the text; an unfilled cell is one.
    fn board_values(&self, board: &Source) -> Result<Vec<bool>, TextErrors>;
    /// Writes the board that the values of the decision columns state, in the puzzle's own text form.
    fn board_text(&self, values: &[bool]) -> String;
    /// What the names of columns mean, for readers of solution files.
    fn columns(&self) -> &dyn Columns;
    /// Rebuilds the board from a solver's values and checks every rule on it.
    ///
    /// # Panics
    /// If `values` is not of as many columns as there are decision columns.
    fn judge(&self, values: &Values, tolerance: f64) -> Report;
    /// Whether a list of values that ends with the decision column `last` may be the beginning of a valid board's: with
    /// none, one or more of the columns after `last` set to 1 no rule is broken. Like [`Puzzle::judge`], it sees the
    /// rules and the board only.
    fn may_go_on(&self, values: &Values, last: usize, tolerance: f64) -> Completion;
    /// Reads a finished board in the puzzle's own text form and checks every rule on it.
    ///
    /// # Errors
    /// The faults of the text; a board of another size is one.
    fn judge_board(&self, board: &Source) -> Result<Report, TextErrors>;
    /// Checks the givens alone, as far as rules can be broken by them.
    fn judge_givens(&self) -> Report;
    /// What users should know about the text, though it is no fault.
    fn notes(&self) -> &[TextError];
    /// Why the puzzle can have no solution, as far as that shows at once. No false positives: a puzzle with a solution
    /// has no finding.
    fn precheck(&self) -> Vec<Finding>;
    /// The puzzle in the format of that name, one of [`Kind::writers`]; `None` if it is not.
    ///
    /// # Errors
    /// Why this puzzle cannot be written in the format.
    fn to_format(&self, format: &str) -> Option<Result<String, String>>;
}

impl dyn Puzzle + '_ {
    /// The number of decision columns.
    pub fn decision_columns(&self) -> usize {
        self.columns().decision_columns()
    }
}

/// The fault of a board that is to be finished and has an open cell.
pub(crate) fn unfinished(source: &Source, cell: Cell) -> TextErrors {
    source
        .error_whole(format!("{cell} is not filled"), "a finished board")
        .into()
}

/// How many columns each formulation of the puzzle has.
pub fn column_counts(puzzle: &dyn Puzzle) -> Vec<u64> {
    let formulations = puzzle.kind().formulations.iter();
    formulations
        .filter_map(|formulation| puzzle.model(formulation.name).ok())
        .map(|model| model.column_count())
        .collect()
}

/// The first word of a text if nothing else is in its line.
pub(super) fn first_word(source: &Source) -> Option<Token<'_>> {
    let mut lines = source.lines().map(|line| line.without_comment());
    lines.find(|line| !line.text.trim().is_empty())?.only_token()
}

/// How a puzzle of a kind looks, for the help of an error.
pub(super) fn example_help(name: &str, example: &str) -> String {
    format!("a {name} puzzle looks like this:\n{example}")
}

impl Kind {
    /// True if the word names this kind.
    pub fn is_called(&self, word: &str) -> bool {
        std::iter::once(&self.name)
            .chain(self.other_names)
            .any(|name| name.eq_ignore_ascii_case(word))
    }

    /// The formulation of that name.
    ///
    /// # Errors
    /// If the kind has none.
    pub fn formulation(&self, name: &str) -> Result<&'static FormulationInfo, ModelError> {
        let mut formulations = self.formulations.iter();
        let found = formulations.find(|formulation| formulation.name == name);
        found.ok_or_else(|| self.unknown_formulation(name))
    }

    fn unknown_formulation(&self, name: &str) -> ModelError {
        ModelError::Unknown {
            kind: self.name,
            name: name.to_string(),
            known: self.formulations.iter().map(|formulation| formulation.name).collect(),
        }
    }

    /// The text without a first line that names this kind and says nothing else.
    #[must_use]
    pub fn without_name(&self, source: &Source) -> Source {
        match first_word(source) {
            Some(token) if self.is_called(token.text.trim_end_matches(':')) => source.without_line(token.line.number),
            _ => source.clone(),
        }
    }

    /// How a puzzle of the kind looks, for the help of an error.
    pub fn example_help(&self) -> String {
        example_help(self.name, self.example)
    }
}
