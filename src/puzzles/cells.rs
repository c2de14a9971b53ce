//! Puzzles of one value a cell: what a kind states ([`CellPuzzle`]), and everything that follows from it, written once:
//! [`Puzzle`], and the names of the board's columns ([`Columns`]).
//!
//! A cell with one of two symbols has one column, x(i,j); a cell with a number from 1 to n has n of them, x(i,j,k). Columns
//! are numbered in reading order.

use crate::diagnostic::{TextError, TextErrors};
use crate::grid::{Cell, Grid};
use crate::model::{Model, ModelError};
use crate::picture::{Mark, Picture, Sign};
use crate::place::Place;
use crate::puzzles::board::{Board, Cells, Holds, Unfilled, Value};
use crate::puzzles::kind::{Finding, Kind, ModelRequest, Puzzle, column_counts, unfinished};
use crate::solution::{ColumnName, Columns, Located, PlainFamily, Values};
use crate::text::{Origin, Source, counted};
use crate::verdict::completion::{Completion, complete};
use crate::verdict::report::{Report, Rule};
use std::fmt;

/// A value as columns state it.
pub trait InColumns: Value {
    /// Whether a column's name ends with the number that it is for.
    const NUMBERED: bool;

    /// The number of columns of a cell on a board of `n` lines.
    fn columns(n: usize) -> usize;

    /// All values, the one of the lowest column first.
    fn all(n: usize) -> Vec<Self>;

    /// Which of a cell's columns is 1; `None` if none is.
    fn column(self) -> Option<usize>;

    /// The value that the columns from `first` on state; `count` of them are the cell's.
    ///
    /// # Errors
    /// Why they state none.
    fn read(values: &Values, first: usize, count: usize, tolerance: f64) -> Result<Self, Unfilled>;
}

/// Numbers from 1: column k - 1 of the cell is 1 if the cell holds k.
impl InColumns for u32 {
    const NUMBERED: bool = true;

    fn columns(n: usize) -> usize {
        n
    }

    fn all(n: usize) -> Vec<u32> {
        (1..=n as u32).collect()
    }

    fn column(self) -> Option<usize> {
        Some(self as usize - 1)
    }

    fn read(values: &Values, first: usize, count: usize, tolerance: f64) -> Result<u32, Unfilled> {
        let mut chosen = Vec::new();
        let mut stated = false;
        // A column that is not listed is 0 or says nothing: the number is not chosen either way.
        for (column, value) in values.listed(first..first + count) {
            stated = true;
            let number = (column - first) as u32 + 1;
            if (value - 1.0).abs() <= tolerance {
                chosen.push(number);
            } else if value.abs() > tolerance || value.is_nan() {
                let number = Some(number);
                return Err(Unfilled::Fraction { number, value });
            }
        }
        match chosen.as_slice() {
            [number] => Ok(*number),
            [] if !stated && values.get(first).is_none() => Err(Unfilled::NoValue),
            [] => Err(Unfilled::NotChosen),
            _ => Err(Unfilled::Several(chosen)),
        }
    }
}

/// A clue: what a puzzle states besides its givens.
#[derive(Debug, Clone, PartialEq)]
pub struct Clue {
    /// The place that a violation of it has.
    pub place: Place,
    /// A few words: `the clue 3 at the left of row 1`.
    pub words: String,
    /// The clue as it is drawn.
    pub sign: Sign,
}

/// What a kind states of one of its puzzles. Only the methods without a default must be written.
pub trait CellPuzzle: Cells<Value: InColumns> + Clone + fmt::Display + fmt::Debug + Send + Sync + 'static {
    /// The kind.
    const KIND: &'static Kind;
    /// All rules in the order in which they are reported.
    const RULES: &'static [Rule<Self, Board<Self::Value>>];
    /// What clues are called, in the plural; `None` if the kind has none.
    const CLUES: Option<&'static str> = None;

    /// The values given, to be changed.
    fn givens_mut(&mut self) -> &mut Grid<Option<Self::Value>>;

    /// Where givens and clues are in the text, and notes on it.
    fn origin(&self) -> &Origin;

    /// The model that is asked for.
    ///
    /// # Errors
    /// If the kind has no formulation of the name, or none for a puzzle of this size.
    fn formulation(&self, request: &ModelRequest<'_>) -> Result<Box<dyn Model + '_>, ModelError>;

    /// Reads a finished board in the puzzle's own text form.
    ///
    /// # Errors
    /// The faults of the text; a board of another size is one.
    fn read_board(&self, source: &Source) -> Result<Board<Self::Value>, TextErrors>;

    /// The clues, in the order of the columns that drop them.
    fn clues(&self) -> Vec<Clue> {
        Vec::new()
    }

    /// The same puzzle without the clue at a place.
    fn drop_clue(&mut self, _: &Place) {}

    /// What is drawn besides the cells: the clues, unless the kind says otherwise.
    fn marks(&self) -> Vec<(Place, Mark)> {
        let clues = self.clues().into_iter();
        clues.map(|clue| (clue.place, Mark::given(clue.sign))).collect()
    }

    /// The region of each cell, if the board has regions.
    fn regions(&self) -> Option<Grid<usize>> {
        None
    }

    /// Whether a column that is not the board's is one of this puzzle's models; `None` if the kind has no such columns.
    /// `at` gives the line of an index that is inside the board.
    fn auxiliary(&self, _: &ColumnName, _: &dyn Fn(u32, usize) -> Option<usize>) -> Option<bool> {
        None
    }

    /// See [`Columns::definition`].
    fn definition_of(&self, _: &ColumnName, _: &dyn Fn(usize) -> Option<bool>) -> Option<bool> {
        None
    }

    /// Further families that may be read the fast way, see [`Columns::plain_families`].
    fn auxiliary_families(&self) -> Vec<PlainFamily> {
        Vec::new()
    }

    /// How many columns people's own models of the puzzle have besides those of the kind's formulations.
    fn other_counts(&self) -> Vec<u64> {
        Vec::new()
    }

    /// Why the puzzle can have no solution, as far as that shows at once. No false positives: a puzzle with a solution
    /// has no finding.
    fn findings(&self) -> Vec<Finding> {
        Vec::new()
    }

    /// The puzzle in the format of that name, one of [`Kind::writers`]; `None` if it is not.
    ///
    /// # Errors
    /// Why this puzzle cannot be written in the format.
    fn write_as(&self, format: &str) -> Option<Result<String, String>> {
        (format == "text").then(|| Ok(self.to_string()))
    }

    /// Checks every rule on a board.
    fn check(&self, board: &Board<Self::Value>) -> Report {
        Report::run(
            Self::KIND.name,
            Self::RULES,
            self,
            board,
            self.picture(|cell| board[cell].as_ref().ok().copied()),
        )
    }

    /// The puzzle with these values in its cells as people see it.
    fn picture(&self, value: impl Fn(Cell) -> Option<Self::Value>) -> Picture {
        let cells = self.givens().iter().map(|(cell, given)| Mark {
            sign: value(cell).map_or(Sign::Empty, Value::sign),
            given: given.is_some(),
            ..Mark::default()
        });
        Picture {
            rows: self.givens().rows(),
            cols: self.givens().cols(),
            cells: cells.collect(),
            marks: self.marks(),
            regions: self.regions(),
        }
    }

    /// The puzzle in text form.
    fn text(&self) -> String {
        self.picture(|cell| self.givens()[cell]).text(".")
    }
}

/// The columns of a cell, and the number of the first one.
fn columns_of<P: CellPuzzle>(puzzle: &P, cell: Cell) -> (usize, usize) {
    let count = P::Value::columns(puzzle.givens().rows());
    ((cell.row * puzzle.givens().cols() + cell.col) * count, count)
}

/// The board that the values state; a cell without exactly one value stays unfilled, with the reason.
fn board_of<P: CellPuzzle>(puzzle: &P, values: &Values, tolerance: f64) -> Board<P::Value> {
    let givens = puzzle.givens();
    assert_eq!(values.columns(), puzzle.decision_columns(), "one value a column");
    Grid::from_fn(givens.rows(), givens.cols(), |cell| {
        let (first, count) = columns_of(puzzle, cell);
        P::Value::read(values, first, count, tolerance)
    })
}

impl<P: CellPuzzle> Puzzle for P {
    fn kind(&self) -> &'static Kind {
        P::KIND
    }

    fn title(&self) -> String {
        let (rows, cols) = (self.givens().rows(), self.givens().cols());
        let givens = counted(self.givens().cells().iter().flatten().count(), "givens");
        let clues = P::CLUES.map_or(String::new(), |word| format!("{}, ", counted(self.clues().len(), word)));
        format!("{} {rows} x {cols}, {clues}{givens}", P::KIND.name)
    }

    fn model_with(&self, request: &ModelRequest<'_>) -> Result<Box<dyn Model + '_>, ModelError> {
        self.formulation(request)
    }

    fn demands(&self) -> Vec<(Place, String)> {
        let givens = self.listed_givens().into_iter();
        let givens = givens.map(|(cell, value)| {
            let words = format!("the given {} at {cell}", value.sign());
            (Place::Cell(cell), words)
        });
        let clues = self.clues().into_iter().map(|clue| (clue.place, clue.words));
        givens.chain(clues).collect()
    }

    fn without(&self, demands: &[usize]) -> Box<dyn Puzzle> {
        let mut puzzle = self.clone();
        let (givens, clues) = (self.listed_givens(), self.clues());
        for &demand in demands {
            match demand.checked_sub(givens.len()) {
                None => puzzle.givens_mut()[givens[demand].0] = None,
                Some(at) => puzzle.drop_clue(&clues[at].place),
            }
        }
        Box::new(puzzle)
    }

    fn board_values(&self, source: &Source) -> Result<Vec<bool>, TextErrors> {
        let board = self.read_board(source)?;
        let mut values = vec![false; self.decision_columns()];
        for (cell, value) in board.iter() {
            let value = value.as_ref().map_err(|_| unfinished(source, cell))?;
            if let Some(column) = value.column() {
                values[columns_of(self, cell).0 + column] = true;
            }
        }
        Ok(values)
    }

    fn board_text(&self, values: &[bool]) -> String {
        let values: Values = values.iter().map(|&one| Some(f64::from(u8::from(one)))).collect();
        let board = board_of(self, &values, 0.0);
        self.picture(|cell| board[cell].as_ref().ok().copied()).text(".")
    }

    fn columns(&self) -> &dyn Columns {
        self
    }

    fn judge(&self, values: &Values, tolerance: f64) -> Report {
        self.check(&board_of(self, values, tolerance))
    }

    fn may_go_on(&self, values: &Values, last: usize, tolerance: f64) -> Completion {
        let mut board = board_of(self, values, tolerance);
        let all = P::Value::all(self.givens().rows());
        let choices = |values: &[P::Value]| -> Vec<_> { values.iter().copied().map(Ok).collect() };
        let count = P::Value::columns(self.givens().rows());
        // The cell of the last column is open too if no number is chosen in it yet, for the numbers after that one.
        let mut open: Vec<Cell> = board.iter().map(|(cell, _)| cell).skip(last / count).collect();
        let decided = open
            .first()
            .is_some_and(|&first| !matches!(board[first], Err(Unfilled::NotChosen)));
        if decided {
            open.remove(0);
        }
        for &cell in &open {
            board[cell] = Err(Unfilled::Open);
        }
        if decided || open.is_empty() {
            return complete(self, P::RULES, board, &open, &choices(&all));
        }
        let first = open.remove(0);
        let mut found = Completion::Impossible;
        for value in choices(&all[last % count + 1..]) {
            let mut board = board.clone();
            board[first] = value;
            match complete(self, P::RULES, board, &open, &choices(&all)) {
                Completion::Impossible => {}
                other => found = other,
            }
            if found == Completion::Possible {
                break;
            }
        }
        found
    }

    fn judge_board(&self, board: &Source) -> Result<Report, TextErrors> {
        Ok(self.check(&self.read_board(board)?))
    }

    fn judge_givens(&self) -> Report {
        let givens = self.givens();
        self.check(&Grid::from_fn(givens.rows(), givens.cols(), |cell| {
            givens[cell].ok_or(Unfilled::Open)
        }))
    }

    fn notes(&self) -> &[TextError] {
        self.origin().notes()
    }

    fn precheck(&self) -> Vec<Finding> {
        self.findings()
    }

    fn to_format(&self, format: &str) -> Option<Result<String, String>> {
        self.write_as(format)
    }
}

impl<P: CellPuzzle> Columns for P {
    fn shape(&self) -> [usize; 3] {
        let (rows, cols) = (self.givens().rows(), self.givens().cols());
        [rows, cols, P::Value::columns(rows)]
    }

    #[inline]
    fn locate(&self, name: &ColumnName, base: u32) -> Result<Located, String> {
        let [rows, cols, count] = self.shape();
        let at = |index: u32, lines: usize| index.checked_sub(base).map(|at| at as usize).filter(|&at| at < lines);
        // Numbers count from 1 whatever the cells count from.
        let column = |k: u32| (k as usize).checked_sub(1).filter(|&k| k < count);
        let inside = match (name.letter, name.indices()) {
            // A name with a letter before its first index is somebody's own.
            (b'x', _) if name.tag.is_some() => true,
            (b'x', &[i, j]) if !P::Value::NUMBERED => match (at(i, rows), at(j, cols)) {
                (Some(i), Some(j)) => return Ok(Located::Decision(i * cols + j)),
                _ => false,
            },
            (b'x', &[i, j, k]) if P::Value::NUMBERED => match (at(i, rows), at(j, cols), column(k)) {
                (Some(i), Some(j), Some(k)) => return Ok(Located::Decision((i * cols + j) * count + k)),
                _ => false,
            },
            (b'x', indices) => {
                let wanted = if P::Value::NUMBERED { 3 } else { 2 };
                return Err(format!(
                    "it has {} indices, the columns of a {} cell have {wanted}",
                    indices.len(),
                    P::KIND.name
                ));
            }
            _ => self.auxiliary(name, &at).unwrap_or(true),
        };
        if inside {
            return Ok(Located::Auxiliary);
        }
        let numbers = match P::HOLDS {
            Holds::Numbers(_, many) => format!(" with {many} 1 to {count}"),
            Holds::Symbols(..) => String::new(),
        };
        Err(format!(
            "it is outside the board, which has {rows} rows and {cols} columns{numbers}"
        ))
    }

    fn numbered(&self) -> bool {
        P::Value::NUMBERED
    }

    fn plain_families(&self) -> Vec<PlainFamily> {
        let mut families = self.auxiliary_families();
        if !P::Value::NUMBERED {
            let bounds = [self.givens().rows() as u32, self.givens().cols() as u32, 0];
            families.insert(
                0,
                PlainFamily {
                    letter: b'x',
                    bounds,
                    decision: true,
                },
            );
        }
        families
    }

    fn column_counts(&self) -> Vec<u64> {
        let mut counts = column_counts(self);
        counts.extend(self.other_counts());
        counts
    }

    fn definition(&self, name: &ColumnName, chosen: &dyn Fn(usize) -> Option<bool>) -> Option<bool> {
        self.definition_of(name, chosen)
    }
}
