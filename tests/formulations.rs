//! Every formulation has the same boards as the published one: by enumeration, and against solvers that know nothing
//! of models.

mod support;

use puzzle_mip::grid::{Cell, Grid, Side};
use puzzle_mip::puzzles::binox::{Binox, Symbol};
use puzzle_mip::puzzles::board::Cells;
use puzzle_mip::puzzles::kind::{ModelRequest, Puzzle};
use puzzle_mip::puzzles::skyscraper::Skyscraper;
use std::collections::BTreeSet;
use support::kinds::sizes_agree;
use support::search::Search;
use support::tier;

/// A small generator of numbers (xorshift), the same on every machine.
struct Random(u64);

impl Random {
    fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % end
    }
}

fn binox(rows: usize, cols: usize, given: impl Fn(Cell) -> Option<Symbol>) -> Binox {
    Binox::new(Grid::from_fn(rows, cols, given)).expect("even sides")
}

/// Rules of Binox on a board of `rows` x `cols` bits, written for this test.
fn is_binox(board: &[bool], rows: usize, cols: usize) -> bool {
    let across: Vec<Vec<bool>> = board.chunks(cols).map(<[bool]>::to_vec).collect();
    let down: Vec<Vec<bool>> = (0..cols)
        .map(|col| (0..rows).map(|row| across[row][col]).collect())
        .collect();
    let fine = |lines: &[Vec<bool>]| {
        let distinct: BTreeSet<_> = lines.iter().collect();
        distinct.len() == lines.len()
            && lines.iter().all(|line| {
                2 * line.iter().filter(|x| **x).count() == line.len()
                    && line
                        .windows(3)
                        .all(|three| three[0] != three[1] || three[1] != three[2])
            })
    };
    fine(&across) && fine(&down)
}

/// All boards with these givens, cell by cell.
fn all_binox(puzzle: &Binox) -> BTreeSet<Vec<bool>> {
    fn line_may_be(line: &[Option<bool>]) -> bool {
        let half = line.len() / 2;
        line.iter().filter(|cell| **cell == Some(true)).count() <= half
            && line.iter().filter(|cell| **cell == Some(false)).count() <= half
            && line
                .windows(3)
                .all(|three| three[0].is_none() || three[0] != three[1] || three[1] != three[2])
    }
    fn fill(puzzle: &Binox, at: usize, board: &mut Vec<Option<bool>>, found: &mut BTreeSet<Vec<bool>>) {
        let (rows, cols) = (puzzle.givens().rows(), puzzle.givens().cols());
        if at == rows * cols {
            let board: Vec<bool> = board.iter().map(|cell| *cell == Some(true)).collect();
            if is_binox(&board, rows, cols) {
                found.insert(board);
            }
            return;
        }
        for value in [true, false] {
            let given = puzzle.givens().cells()[at];
            if given.is_some_and(|symbol| (symbol == Symbol::X) != value) {
                continue;
            }
            board[at] = Some(value);
            let (row, col) = (at / cols, at % cols);
            let down: Vec<_> = (0..rows).map(|row| board[row * cols + col]).collect();
            if line_may_be(&board[row * cols..(row + 1) * cols]) && line_may_be(&down) {
                fill(puzzle, at + 1, board, found);
            }
            board[at] = None;
        }
    }
    let mut found = BTreeSet::new();
    fill(
        puzzle,
        0,
        &mut vec![None; puzzle.columns().decision_columns()],
        &mut found,
    );
    found
}

fn seen(heights: impl Iterator<Item = u32>) -> u32 {
    let (mut tallest, mut count) = (0, 0);
    for height in heights {
        if height > tallest {
            (tallest, count) = (height, count + 1);
        }
    }
    count
}

/// The clues of a full board: left, right, top, bottom.
fn clues_of(board: &[u32], n: usize) -> [Vec<u32>; 4] {
    let row = |i: usize| (0..n).map(move |j| i * n + j);
    let col = |j: usize| (0..n).map(move |i| i * n + j);
    [
        (0..n).map(|i| seen(row(i).map(|at| board[at]))).collect(),
        (0..n).map(|i| seen(row(i).rev().map(|at| board[at]))).collect(),
        (0..n).map(|j| seen(col(j).map(|at| board[at]))).collect(),
        (0..n).map(|j| seen(col(j).rev().map(|at| board[at]))).collect(),
    ]
}

/// All boards of a puzzle, cell by cell.
fn all_skyscraper(puzzle: &Skyscraper) -> Vec<Vec<u32>> {
    fn fill(puzzle: &Skyscraper, at: usize, board: &mut Vec<u32>, found: &mut Vec<Vec<u32>>) {
        let n = puzzle.size();
        if at == n * n {
            let clues = clues_of(board, n);
            let met = puzzle
                .clued_lines()
                .iter()
                .all(|(sight, clue)| clues[sight.side as usize][sight.index] == *clue);
            if met {
                found.push(board.clone());
            }
            return;
        }
        let (row, col) = (at / n, at % n);
        if col == 0 && row > 0 {
            let clues = clues_of(
                &board[..row * n]
                    .iter()
                    .copied()
                    .chain(vec![0; (n - row) * n])
                    .collect::<Vec<_>>(),
                n,
            );
            for (sight, clue) in puzzle.clued_lines() {
                let side = sight.side;
                if matches!(side, Side::Left | Side::Right)
                    && sight.index < row
                    && clues[side as usize][sight.index] != clue
                {
                    return;
                }
            }
        }
        for height in 1..=n as u32 {
            let given = puzzle.givens().cells()[at];
            if given.is_some_and(|given| given != height) {
                continue;
            }
            let used = (0..col).any(|col| board[row * n + col] == height)
                || (0..row).any(|row| board[row * n + col] == height);
            if !used {
                board[at] = height;
                fill(puzzle, at + 1, board, found);
                board[at] = 0;
            }
        }
    }
    let mut found = Vec::new();
    fill(puzzle, 0, &mut vec![0; puzzle.size().pow(2)], &mut found);
    found
}

fn decisions_of(board: &[u32], n: usize) -> Vec<bool> {
    board
        .iter()
        .flat_map(|&height| (1..=n as u32).map(move |k| k == height))
        .collect()
}

fn skyscraper(n: usize, givens: &[Option<u32>], clues: [Vec<Option<u32>>; 4]) -> Skyscraper {
    let givens = Grid::from_cells(n, n, givens.to_vec()).expect("a square");
    Skyscraper::new(givens, clues).expect("numbers from 1 to n")
}

fn latin_squares(n: usize) -> Vec<Vec<u32>> {
    all_skyscraper(&skyscraper(n, &vec![None; n * n], [(); 4].map(|()| vec![None; n])))
}

/// What the exhaustive tests search: a sample leaves the published formulation to equivalence.rs, which has it for the
/// same boards.
fn searched() -> &'static [&'static str] {
    if tier::long() {
        &["compact", "document"]
    } else {
        &["compact"]
    }
}

fn search(puzzle: &dyn Puzzle, formulation: &str) -> Search {
    let model = puzzle.model(formulation).expect("a formulation of the kind");
    Search::new(&*model, puzzle.decision_columns())
}

#[test]
fn all_boards_of_4x4_binox() {
    let puzzle = binox(4, 4, |_| None);
    for formulation in searched() {
        let search = search(&puzzle, formulation);
        let mut count = 0;
        for bits in 0..1u32 << 16 {
            let board: Vec<bool> = (0..16).map(|at| bits >> at & 1 == 1).collect();
            let valid = is_binox(&board, 4, 4);
            assert_eq!(search.extends(&board), valid, "{formulation}: {bits:016b}");
            count += u32::from(valid);
        }
        assert_eq!(count, 72);
    }
}

#[test]
fn numbers_of_binox_boards_by_size() {
    for (rows, cols, count) in [(2, 2, 2), (4, 6, 96), (6, 4, 96), (6, 6, 4140)] {
        let puzzle = binox(rows, cols, |_| None);
        for formulation in ["document", "compact"] {
            let found = search(&puzzle, formulation).solutions(usize::MAX);
            assert!(found.iter().all(|board| is_binox(board, rows, cols)));
            assert_eq!(found.len(), count, "{rows} x {cols}, {formulation}");
        }
    }
}

#[test]
fn lazy_with_all_pairs_is_compact_and_without_any_has_the_balanced_boards() {
    use puzzle_mip::grid::Line;
    use puzzle_mip::place::Place;
    let puzzle = binox(4, 4, |_| None);
    let without = search(&puzzle, "lazy").solutions(usize::MAX);
    assert_eq!(without.len(), 90);
    let pairs: Vec<Place> = (0..4)
        .flat_map(|i| (0..4).map(move |j| (i, j)))
        .filter(|(i, j)| i != j)
        .flat_map(|(i, j)| {
            [
                Place::pair(Line::Across(i), Line::Across(j)),
                Place::pair(Line::Down(i), Line::Down(j)),
            ]
        })
        .collect();
    let request = ModelRequest {
        places: &pairs,
        ..ModelRequest::new("lazy")
    };
    let model = puzzle.model_with(&request).expect("lazy");
    sizes_agree(&*model, "lazy");
    assert_eq!(Search::new(&*model, 16).solutions(usize::MAX).len(), 72);
    let one = [Place::pair(Line::Down(3), Line::Down(1))];
    let request = ModelRequest {
        places: &one,
        ..ModelRequest::new("lazy")
    };
    let model = puzzle.model_with(&request).expect("lazy");
    let found = Search::new(&*model, 16).solutions(usize::MAX);
    let differ = |board: &Vec<bool>| (0..4).any(|row| board[4 * row + 1] != board[4 * row + 3]);
    assert!(found.iter().all(differ));
    assert_eq!(found.len(), without.iter().filter(|board| differ(board)).count());
}

#[test]
fn partial_8x8_binox_against_a_solver_without_models() {
    let mut random = Random(0x5eed_0001);
    let whole = binox(8, 8, |_| None);
    for round in 0..60 {
        // A few boards to take givens from: blocks XO/OX and OX/XO; half of the rounds take symbols at random.
        let flips: Vec<bool> = (0..16).map(|_| random.below(2) == 1).collect();
        let givens: Vec<Option<Symbol>> = (0..64)
            .map(|at| {
                let (row, col) = (at / 8, at % 8);
                let x = if round % 2 == 0 {
                    flips[row / 2 * 4 + col / 2] == ((row + col) % 2 == 0)
                } else {
                    random.below(2) == 1
                };
                let keep = if round % 2 == 0 { 26 } else { 10 };
                (random.below(64) < keep).then_some(if x { Symbol::X } else { Symbol::O })
            })
            .collect();
        let puzzle = binox(8, 8, |cell| givens[8 * cell.row + cell.col]);
        let expected = if round % 2 == 0 {
            all_binox(&puzzle)
        } else {
            // Too many boards to list: the models must agree with each other on whether there is any.
            let document = search(&puzzle, "document").solutions(1);
            assert_eq!(document.is_empty(), search(&puzzle, "compact").solutions(1).is_empty());
            continue;
        };
        for formulation in ["document", "compact"] {
            let found: BTreeSet<_> = search(&puzzle, formulation).solutions(5000).into_iter().collect();
            if expected.len() < 5000 {
                assert!(
                    found == expected,
                    "{formulation}: {} and {}\n{puzzle}",
                    found.len(),
                    expected.len()
                );
            }
        }
    }
    sizes_agree(&*whole.model("compact").expect("compact"), "8x8");
}

#[test]
fn latin_squares_up_to_4_with_all_their_clues() {
    for n in 1..=4 {
        let squares = latin_squares(n);
        assert_eq!(squares.len(), [1, 2, 12, 576][n - 1]);
        let all_clues: BTreeSet<_> = squares.iter().map(|square| clues_of(square, n)).collect();
        for clues in all_clues {
            let some = clues.clone().map(|side| side.into_iter().map(Some).collect());
            let puzzle = skyscraper(n, &vec![None; n * n], some);
            let searches: Vec<_> = searched()
                .iter()
                .map(|formulation| search(&puzzle, formulation))
                .collect();
            for square in &squares {
                let valid = clues_of(square, n) == clues;
                for search in &searches {
                    assert_eq!(search.extends(&decisions_of(square, n)), valid, "{square:?}\n{puzzle}");
                }
            }
        }
    }
}

#[test]
fn boards_that_are_no_latin_squares_are_none() {
    // n = 2: all values of the columns; n = 3: all boards with a height a cell, for all clues of all squares, each whole
    // and with every second clue.
    for n in [2, 3] {
        for square in latin_squares(n) {
            for step in [1, 2] {
                let some = clues_of(&square, n).map(|side| {
                    let clues = side.into_iter().enumerate();
                    clues.map(|(at, clue)| (at % step == 0).then_some(clue)).collect()
                });
                let puzzle = skyscraper(n, &vec![None; n * n], some);
                let solutions: BTreeSet<_> = all_skyscraper(&puzzle)
                    .iter()
                    .map(|board| decisions_of(board, n))
                    .collect();
                let search = search(&puzzle, "compact");
                let candidates: Vec<Vec<bool>> = if n == 2 {
                    (0..1u32 << 8)
                        .map(|bits| (0..8).map(|at| bits >> at & 1 == 1).collect())
                        .collect()
                } else {
                    (0..3u32.pow(9))
                        .map(|number| {
                            let board: Vec<u32> = (0..9).map(|at| number / 3u32.pow(at) % 3 + 1).collect();
                            decisions_of(&board, 3)
                        })
                        .collect()
                };
                for candidate in candidates {
                    assert_eq!(search.extends(&candidate), solutions.contains(&candidate), "{puzzle}");
                }
            }
        }
    }
}

/// A random Latin square, row by row with a fresh start where it does not go on.
fn random_square(n: usize, random: &mut Random) -> Vec<u32> {
    'again: loop {
        let mut square: Vec<u32> = Vec::new();
        while square.len() < n * n {
            let (row, col) = (square.len() / n, square.len() % n);
            let open: Vec<u32> = (1..=n as u32)
                .filter(|k| {
                    (0..col).all(|col| square[row * n + col] != *k) && (0..row).all(|row| square[row * n + col] != *k)
                })
                .collect();
            if open.is_empty() {
                continue 'again;
            }
            square.push(open[random.below(open.len())]);
        }
        return square;
    }
}

#[test]
fn partial_skyscrapers_against_a_solver_without_models() {
    let mut random = Random(0x5eed_0002);
    for n in [5, 6] {
        for round in 0..tier::rounds(6, 30) {
            let square = random_square(n, &mut random);
            let mut clues = clues_of(&square, n).map(|side| {
                let some: Vec<_> = side
                    .into_iter()
                    .map(|clue| (random.below(10) < 6).then_some(clue))
                    .collect();
                some
            });
            let keep = if n == 5 { 4 } else { 10 };
            let givens: Vec<_> = square
                .iter()
                .map(|&height| (random.below(n * n) < keep).then_some(height))
                .collect();
            if round % 3 == 0 {
                // One clue that is perhaps wrong.
                clues[random.below(4)][random.below(n)] = Some(random.below(n) as u32 + 1);
            }
            let puzzle = skyscraper(n, &givens, clues);
            let expected: BTreeSet<_> = all_skyscraper(&puzzle)
                .iter()
                .map(|board| decisions_of(board, n))
                .collect();
            for formulation in ["document", "compact"] {
                let search = search(&puzzle, formulation);
                assert!(
                    expected.iter().all(|board| search.extends(board)),
                    "{formulation} loses a board\n{puzzle}"
                );
                if expected.len() <= 40 {
                    let found: BTreeSet<_> = search.solutions(41).into_iter().collect();
                    assert!(
                        found == expected,
                        "{formulation}: {} and {}\n{puzzle}",
                        found.len(),
                        expected.len()
                    );
                }
            }
        }
    }
}

#[test]
fn sizes_are_as_told() {
    let mut random = Random(0x5eed_0003);
    let boards = [(2, 2), (2, 4), (4, 2), (6, 10), (12, 8), (66, 4), (4, 130)];
    for (rows, cols) in boards.into_iter().take(if tier::long() { 7 } else { 4 }) {
        for keep in [0, 20, 60] {
            let cells: Vec<_> = (0..rows * cols)
                .map(|_| (random.below(100) < keep).then_some([Symbol::X, Symbol::O][random.below(2)]))
                .collect();
            let puzzle = binox(rows, cols, |cell| cells[cell.row * cols + cell.col]);
            every_request(&puzzle, &["document", "compact", "lazy"]);
        }
    }
    for n in [1, 2, 3, 6] {
        for keep in [0, 30, 100] {
            let square = random_square(n, &mut random);
            let clues = clues_of(&square, n).map(|side| {
                let some: Vec<_> = side
                    .into_iter()
                    .map(|clue| (random.below(100) < keep).then_some(clue))
                    .collect();
                some
            });
            let givens: Vec<_> = square
                .iter()
                .map(|&height| (random.below(100) < keep / 4).then_some(height))
                .collect();
            every_request(&skyscraper(n, &givens, clues), &["document", "compact"]);
        }
    }
    // Beyond exact lines: states by counting.
    let n = 15;
    let square: Vec<u32> = (0..n * n).map(|at| ((at / n + at % n) % n) as u32 + 1).collect();
    let puzzle = skyscraper(
        n,
        &vec![None; n * n],
        clues_of(&square, n).map(|side| side.into_iter().map(Some).collect()),
    );
    let model = puzzle.model("compact").expect("compact");
    sizes_agree(&*model, "15 x 15");
    assert!(Search::new(&*model, n * n * n).extends(&decisions_of(&square, n)));
}

fn every_request(puzzle: &dyn Puzzle, formulations: &[&str]) {
    let board = vec![true; puzzle.decision_columns()];
    for formulation in formulations {
        for exclude in [&[][..], &[board.clone(), board.clone()]] {
            for repair in [false, true] {
                let request = ModelRequest {
                    exclude,
                    repair,
                    ..ModelRequest::new(formulation)
                };
                let model = puzzle.model_with(&request).expect("a model");
                sizes_agree(
                    &*model,
                    &format!("{formulation} {} {repair} of\n{puzzle}", exclude.len()),
                );
                assert_eq!(
                    model.column_count()
                        - puzzle
                            .model_with(&ModelRequest {
                                repair: false,
                                ..request
                            })
                            .expect("it")
                            .column_count()
                        >= puzzle.demands().len() as u64,
                    repair || puzzle.demands().is_empty(),
                    "a column a demand"
                );
            }
        }
    }
}

#[test]
fn excluded_boards_are_the_only_ones_missing() {
    let puzzle = binox(4, 4, |cell| (cell == Cell::new(0, 0)).then_some(Symbol::X));
    for formulation in ["document", "compact"] {
        let all = search(&puzzle, formulation).solutions(usize::MAX);
        assert_eq!(all.len(), 36);
        let exclude = [all[3].clone(), all[20].clone()];
        let request = ModelRequest {
            exclude: &exclude,
            ..ModelRequest::new(formulation)
        };
        let model = puzzle.model_with(&request).expect("a model");
        let left = Search::new(&*model, 16).solutions(usize::MAX);
        assert_eq!(left.len(), 34);
        assert!(left.iter().all(|board| !exclude.contains(board)));
    }
    let n = 4;
    let puzzle = skyscraper(
        n,
        &[None; 16],
        [
            vec![Some(2), None, None, None],
            vec![None; 4],
            vec![None; 4],
            vec![None; 4],
        ],
    );
    let all = search(&puzzle, "compact").solutions(usize::MAX);
    let request = ModelRequest {
        exclude: &all[5..7],
        ..ModelRequest::new("compact")
    };
    let model = puzzle.model_with(&request).expect("a model");
    let left = Search::new(&*model, 64).solutions(usize::MAX);
    assert_eq!(left.len(), all.len() - 2);
}
