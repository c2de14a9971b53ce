//! The formulation `document` has exactly the puzzle's solutions, exhaustively for small boards: all rows hold exactly
//! when all rules hold. y and z are set to what their definitions say, and shown to be forced to it.

#[path = "support/tier.rs"]
mod tier;

use puzzle_mip::grid::{Cell, Grid, Side, SightLine};
use puzzle_mip::model::{Model, Sense};
use puzzle_mip::puzzles::binox::{self, Binox, Symbol};
use puzzle_mip::puzzles::board::Cells;
use puzzle_mip::puzzles::cells::CellPuzzle;
use puzzle_mip::puzzles::kind::Puzzle;
use puzzle_mip::puzzles::skyscraper::{self, Skyscraper};
use std::collections::{BTreeMap, BTreeSet};

struct Row {
    terms: Vec<(i64, usize)>,
    sense: Sense,
    rhs: i64,
}

impl Row {
    fn holds(&self, values: &[i64]) -> bool {
        let activity: i64 = self
            .terms
            .iter()
            .map(|(coefficient, column)| coefficient * values[*column])
            .sum();
        match self.sense {
            Sense::Le => activity <= self.rhs,
            Sense::Ge => activity >= self.rhs,
            Sense::Eq => activity == self.rhs,
        }
    }
}

fn rows(model: &dyn Model) -> Vec<Row> {
    let mut rows = Vec::new();
    model.each_row(&mut |row| {
        let terms = row
            .terms
            .iter()
            .map(|(coefficient, column)| (i64::from(*coefficient), column.number as usize));
        rows.push(Row {
            terms: terms.collect(),
            sense: row.sense,
            rhs: row.rhs,
        });
    });
    rows
}

/// Names of all columns, by number.
fn columns(model: &dyn Model) -> Vec<(String, [usize; 3])> {
    let names = model.names();
    let mut columns = Vec::new();
    model.each_column(&mut |column| {
        assert_eq!(
            column.number as usize,
            columns.len(),
            "columns come in the order of their numbers"
        );
        let indices = [0, 1, 2].map(|at| column.name.index(at) as usize);
        columns.push((names.text(column.name), indices));
    });
    columns
}

fn open_binox(rows: usize, cols: usize) -> Binox {
    Binox::new(Grid::from_fn(rows, cols, |_| None)).expect("even sides")
}

/// x, and y and z by their definitions.
fn binox_values(columns: &[(String, [usize; 3])], x: impl Fn(usize, usize) -> bool) -> Vec<i64> {
    let value = |(name, [i, j, k]): &(String, [usize; 3])| match name.as_bytes()[0] {
        b'x' => x(*i, *j),
        b'y' => x(*i, *k) == x(*j, *k),
        _ => x(*k, *i) == x(*k, *j),
    };
    columns.iter().map(|column| i64::from(value(column))).collect()
}

fn binox_valid(puzzle: &Binox, x: impl Fn(usize, usize) -> bool) -> bool {
    let givens = puzzle.givens();
    let symbol = |cell: Cell| Ok(if x(cell.row, cell.col) { Symbol::X } else { Symbol::O });
    let board: binox::Board = Grid::from_fn(givens.rows(), givens.cols(), symbol);
    puzzle.check(&board).valid()
}

#[test]
fn all_65536_boards_of_4x4_binox() {
    let puzzle = open_binox(4, 4);
    let model = puzzle.model("document").expect("the formulation");
    let (rows, columns) = (rows(&*model), columns(&*model));
    let mut count = 0;
    for bits in 0..1u32 << 16 {
        let x = |i: usize, j: usize| bits >> (4 * i + j) & 1 == 1;
        let values = binox_values(&columns, x);
        let feasible = rows.iter().all(|row| row.holds(&values));
        assert_eq!(feasible, binox_valid(&puzzle, x), "board {bits:016b}");
        count += usize::from(feasible);
    }
    assert_eq!(count, 72);
}

#[test]
fn y_and_z_are_forced_on_every_4x4_board() {
    let puzzle = open_binox(4, 4);
    let model = puzzle.model("document").expect("the formulation");
    let (rows, columns) = (rows(&*model), columns(&*model));
    // The rows of B6 and B8 that a column y or z stands in; B7 and B9 sum up many and are left out.
    let linking: Vec<Vec<&Row>> = (0..columns.len())
        .map(|column| {
            rows.iter()
                .filter(|row| row.terms.len() == 3 && row.terms.iter().any(|term| term.1 == column))
                .collect()
        })
        .collect();
    for bits in 0..1u32 << 16 {
        let mut values = binox_values(&columns, |i, j| bits >> (4 * i + j) & 1 == 1);
        for column in 16..columns.len() {
            assert!(linking[column].iter().all(|row| row.holds(&values)));
            values[column] = 1 - values[column];
            assert!(
                !linking[column].iter().all(|row| row.holds(&values)),
                "{} is free",
                columns[column].0
            );
            values[column] = 1 - values[column];
        }
    }
}

/// Counts the boards whose rows hold, line across by line across: every pattern is tried, and a row is checked as soon
/// as all its cells are set.
fn count_by_rows(height: usize, width: usize) -> usize {
    let puzzle = open_binox(height, width);
    let model = puzzle.model("document").expect("the formulation");
    let (rows, columns) = (rows(&*model), columns(&*model));
    let last_line = |column: usize| {
        let (name, [i, j, k]) = &columns[column];
        match name.as_bytes()[0] {
            b'x' => *i,
            b'y' => *i.max(j),
            _ => *k,
        }
    };
    let mut due: Vec<Vec<&Row>> = (0..height).map(|_| Vec::new()).collect();
    for row in &rows {
        due[row.terms.iter().map(|term| last_line(term.1)).max().expect("terms")].push(row);
    }
    let of_line: Vec<Vec<usize>> = (0..height)
        .map(|line| (0..columns.len()).filter(|&column| last_line(column) == line).collect())
        .collect();
    struct Search<'a> {
        puzzle: &'a Binox,
        width: usize,
        columns: &'a [(String, [usize; 3])],
        due: &'a [Vec<&'a Row>],
        of_line: &'a [Vec<usize>],
        values: Vec<i64>,
    }
    impl Search<'_> {
        fn count(&mut self, line: usize) -> usize {
            let width = self.width;
            if line == self.due.len() {
                let values = &self.values;
                assert!(binox_valid(self.puzzle, |i, j| values[i * width + j] == 1));
                return 1;
            }
            let mut count = 0;
            for pattern in 0..1u32 << width {
                for j in 0..width {
                    self.values[line * width + j] = i64::from(pattern >> j & 1);
                }
                for &column in &self.of_line[line] {
                    let (name, [i, j, k]) = &self.columns[column];
                    let x = |i: usize, j: usize| self.values[i * width + j];
                    match name.as_bytes()[0] {
                        b'x' => {}
                        b'y' => self.values[column] = i64::from(x(*i, *k) == x(*j, *k)),
                        _ => self.values[column] = i64::from(x(*k, *i) == x(*k, *j)),
                    }
                }
                if self.due[line].iter().all(|row| row.holds(&self.values)) {
                    count += self.count(line + 1);
                }
            }
            count
        }
    }
    Search {
        puzzle: &puzzle,
        width,
        columns: &columns,
        due: &due,
        of_line: &of_line,
        values: vec![0; columns.len()],
    }
    .count(0)
}

#[test]
fn counts_of_binox_boards_are_the_known_ones() {
    assert_eq!(count_by_rows(2, 2), 2);
    assert_eq!(count_by_rows(4, 4), 72);
    assert_eq!(count_by_rows(4, 6), 96);
    assert_eq!(count_by_rows(6, 4), 96);
    assert_eq!(count_by_rows(6, 6), 4140);
}

fn every_latin_square(n: usize) -> Vec<Vec<u32>> {
    fn extend(n: usize, square: &mut Vec<u32>, found: &mut Vec<Vec<u32>>) {
        if square.len() == n * n {
            found.push(square.clone());
            return;
        }
        let (row, col) = (square.len() / n, square.len() % n);
        for height in 1..=n as u32 {
            let used = square[row * n..].contains(&height) || (0..row).any(|above| square[above * n + col] == height);
            if !used {
                square.push(height);
                extend(n, square, found);
                square.pop();
            }
        }
    }
    let mut found = Vec::new();
    extend(n, &mut Vec::new(), &mut found);
    found
}

fn seen(n: usize, square: &[u32], sight: SightLine) -> u32 {
    let mut tallest = 0;
    let mut count = 0;
    for p in 0..n {
        let cell = sight.cell(n, p);
        let height = square[cell.row * n + cell.col];
        if height > tallest {
            tallest = height;
            count += 1;
        }
    }
    count
}

fn clues_of(n: usize, square: &[u32]) -> [Vec<Option<u32>>; 4] {
    Side::ALL.map(|side| {
        (0..n)
            .map(|index| Some(seen(n, square, SightLine { side, index })))
            .collect()
    })
}

fn skyscraper_valid(puzzle: &Skyscraper, square: &[u32]) -> bool {
    let n = puzzle.size();
    let board: skyscraper::Board = Grid::from_fn(n, n, |cell| Ok(square[cell.row * n + cell.col]));
    puzzle.check(&board).valid()
}

/// x, and z by its definition.
fn skyscraper_values(n: usize, columns: &[(String, [usize; 3])], square: &[u32]) -> Vec<i64> {
    let height = |cell: Cell| square[cell.row * n + cell.col];
    let value = |(name, [a, b, k]): &(String, [usize; 3])| match name.as_bytes()[0] {
        b'x' => height(Cell::new(*a, *b)) == *k as u32,
        _ => {
            let side = Side::from_letter(name.as_bytes()[2]).expect("a side");
            let sight = SightLine { side, index: *a };
            height(sight.cell(n, *b)) == *k as u32 && (0..*b).all(|q| height(sight.cell(n, q)) < *k as u32)
        }
    };
    columns.iter().map(|column| i64::from(value(column))).collect()
}

#[test]
fn all_latin_squares_with_all_their_clue_vectors() {
    for (n, squares) in [(1, 1), (2, 2), (3, 12), (4, 576)] {
        let latin = every_latin_square(n);
        assert_eq!(latin.len(), squares);
        let vectors: BTreeSet<[Vec<Option<u32>>; 4]> = latin.iter().map(|square| clues_of(n, square)).collect();
        // The columns are the same for every clue vector, as all lines have a clue.
        let no_givens = || Grid::from_fn(n, n, |_| None);
        let any = Skyscraper::new(no_givens(), clues_of(n, &latin[0])).expect("a puzzle");
        let columns = columns(&*any.model("document").expect("the formulation"));
        let values: Vec<Vec<i64>> = latin
            .iter()
            .map(|square| skyscraper_values(n, &columns, square))
            .collect();
        let fitting = |vector: &[Vec<Option<u32>>; 4]| {
            let puzzle = Skyscraper::new(no_givens(), vector.clone()).expect("a puzzle");
            let rows = rows(&*puzzle.model("document").expect("the formulation"));
            let mut fitting = 0;
            for (square, values) in latin.iter().zip(&values) {
                let feasible = rows.iter().rev().all(|row| row.holds(values));
                assert_eq!(feasible, skyscraper_valid(&puzzle, square), "{square:?} for {puzzle}");
                fitting += usize::from(feasible);
            }
            fitting
        };
        // One half in a thread of its own.
        let vectors: Vec<_> = vectors.into_iter().collect();
        let (one, other) = vectors.split_at(vectors.len() / 2);
        let sum = |vectors: &[_]| vectors.iter().map(fitting).sum::<usize>();
        let pairs = std::thread::scope(|scope| {
            let one = scope.spawn(|| sum(one));
            sum(other) + one.join().expect("all of it agrees")
        });
        assert_eq!(
            pairs, squares,
            "each square fits its own clues, and none is counted twice"
        );
    }
}

#[test]
fn every_board_of_size_3_latin_or_not() {
    let n = 3;
    // Clue vectors of a few squares, whole and thinned out, and none at all.
    let mut puzzles = vec![[const { Vec::new() }; 4].map(|_: Vec<Option<u32>>| vec![None; n])];
    for (at, square) in every_latin_square(n).iter().enumerate() {
        let mut clues = clues_of(n, square);
        puzzles.push(clues.clone());
        clues[at % 4] = vec![None; n];
        clues[(at + 1) % 4][at % n] = None;
        puzzles.push(clues);
    }
    for clues in puzzles.into_iter().step_by(tier::one_in(8)) {
        let givens = Grid::from_fn(n, n, |cell| {
            (cell == Cell::new(1, 1)).then_some(2).filter(|_| clues[0][0].is_none())
        });
        let puzzle = Skyscraper::new(givens, clues).expect("a puzzle");
        let model = puzzle.model("document").expect("the formulation");
        let (rows, columns) = (rows(&*model), columns(&*model));
        for number in 0..3usize.pow(9) {
            let square: Vec<u32> = (0..9).map(|cell| 1 + (number / 3usize.pow(cell) % 3) as u32).collect();
            let values = skyscraper_values(n, &columns, &square);
            let feasible = rows.iter().all(|row| row.holds(&values));
            assert_eq!(feasible, skyscraper_valid(&puzzle, &square), "{square:?} for {puzzle}");
        }
    }
}

#[test]
fn z_is_forced_and_a_cell_takes_one_height() {
    let n = 3;
    let latin = every_latin_square(n);
    for square in &latin {
        let puzzle = Skyscraper::new(Grid::from_fn(n, n, |_| None), clues_of(n, square)).expect("a puzzle");
        let model = puzzle.model("document").expect("the formulation");
        let (rows, columns) = (rows(&*model), columns(&*model));
        let mut values = skyscraper_values(n, &columns, square);
        // Without the sums of S6, any change of one column breaks a row.
        let sums = rows.len() - 4 * n;
        for column in 0..columns.len() {
            values[column] = 1 - values[column];
            assert!(
                !rows[..sums].iter().all(|row| row.holds(&values)),
                "{} is free",
                columns[column].0
            );
            values[column] = 1 - values[column];
        }
    }
}

#[test]
fn sizes_by_closed_formula_are_those_enumerated() {
    let mut models: Vec<(String, Box<dyn Puzzle>)> = Vec::new();
    for (rows, cols) in [
        (2, 2),
        (2, 4),
        (4, 2),
        (4, 4),
        (4, 6),
        (6, 4),
        (6, 6),
        (8, 8),
        (2, 10),
        (12, 10),
        (14, 14),
    ] {
        for every in [0, 3, 7] {
            let given =
                |cell: Cell| (every > 0 && (cell.row * cols + cell.col).is_multiple_of(every)).then_some(Symbol::X);
            let puzzle = Binox::new(Grid::from_fn(rows, cols, given)).expect("even sides");
            models.push((format!("binox {rows} x {cols}, every {every}"), Box::new(puzzle)));
        }
    }
    for n in 1..9 {
        for every in [1, 2, 5] {
            let clues = [0usize, 1, 2, 3].map(|side| {
                (0..n)
                    .map(|line| (side * n + line).is_multiple_of(every).then_some(1))
                    .collect()
            });
            let givens = Grid::from_fn(n, n, |cell| {
                (cell.row + cell.col).is_multiple_of(every + 1).then_some(1)
            });
            models.push((
                format!("skyscraper {n}, every {every}"),
                Box::new(Skyscraper::new(givens, clues).expect("a puzzle")),
            ));
        }
    }
    for (what, puzzle) in models {
        let model = puzzle.model("document").expect("the formulation");
        let names = model.names();
        for (at, family) in model.families().iter().enumerate() {
            let (mut rows, mut terms, mut zeros) = (0, 0, 0);
            let mut per_unit = BTreeMap::new();
            for unit in 0..family.units {
                let before = rows;
                model.visit_rows(at, unit..unit + 1, &mut |row| {
                    rows += 1;
                    terms += row.terms.len() as u64;
                    zeros += row.terms.iter().filter(|term| term.0 == 0).count() as u64;
                });
                *per_unit.entry(rows - before).or_insert(0) += 1;
            }
            assert_eq!(
                (rows, terms, zeros),
                (family.rows, family.terms, family.zeros),
                "{what}, {}",
                family.id
            );
            assert!(per_unit.len() <= 1, "{what}, {}: units of {per_unit:?} rows", family.id);
        }
        let mut all = BTreeSet::new();
        for (at, group) in model.groups().iter().enumerate() {
            let mut count = 0;
            model.visit_columns(at, 0..group.units, &mut |column| {
                count += 1;
                assert!(all.insert(names.text(column.name)), "{what}: a column twice");
            });
            assert_eq!(count, group.columns, "{what}, {}", group.pattern);
        }
        let columns = all.len();
        model.each_row(&mut |row| {
            assert!(
                all.insert(names.text(row.name)),
                "{what}: {} twice",
                names.text(row.name)
            )
        });
        assert_eq!(all.len() - columns, model.row_count() as usize);
    }
}

#[test]
fn the_specification_s_own_figures() {
    let size = |puzzle: &dyn Puzzle| {
        let model = puzzle.model("document").expect("the formulation");
        let terms: u64 = model.families().iter().map(|family| family.terms).sum();
        (model.column_count(), model.row_count(), terms)
    };
    let ten = Binox::new(Grid::from_fn(6, 6, |cell| {
        (cell.row * 6 + cell.col < 10).then_some(Symbol::O)
    }))
    .expect("even sides");
    assert_eq!(size(&ten), (396, 1618, 5050));
    assert_eq!(size(&open_binox(4, 4)), (112, 448, 1376));
    assert_eq!(size(&open_binox(10, 10)), (1900, 7720, 24560));
    assert_eq!(
        size(&open_binox(1000, 1000)),
        (1_999_000_000, 7_997_992_000, 25_987_976_000)
    );
    let two = Binox::new(Grid::from_fn(2, 2, |cell| {
        (cell == Cell::new(0, 0)).then_some(Symbol::X)
    }))
    .expect("even sides");
    assert_eq!(size(&two), (12, 41, 113));
    let clues = [0usize, 1, 2, 3].map(|side| (0..5).map(|line| (side * 5 + line < 16).then_some(1)).collect());
    let five = Skyscraper::new(
        Grid::from_fn(5, 5, |cell| (cell.row == 0 && cell.col < 2).then_some(1)),
        clues,
    )
    .expect("a puzzle");
    assert_eq!(size(&five), (525, 1293, 5977));
}
