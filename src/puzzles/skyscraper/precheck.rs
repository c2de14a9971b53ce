//! Why a Skyscraper can have no solution, as far as its text alone shows it: a height twice in a line, clues that no
//! order of the heights meets. Only the puzzle is looked at, no model.

use super::Skyscraper;
use super::puzzle::clue_item;
use crate::grid::{Cell, Line, Side, SightLine};
use crate::place::Place;
use crate::puzzles::board::Cells;
use crate::puzzles::kind::{Finding, Findings};

/// In longer lines only the simple sentences are checked, not every order of the heights.
const LONGEST: usize = 14;

pub(super) fn findings(puzzle: &Skyscraper) -> Vec<Finding> {
    let mut found = Findings::default();
    for line in puzzle.givens().lines() {
        let heights: Vec<Option<u32>> = puzzle.givens().line(line).copied().collect();
        let before = found.len();
        twice(puzzle, line, &heights, &mut found);
        let ends = ends(line);
        let [near, far] = ends.map(|sight| puzzle.clue(sight));
        both(puzzle, ends, [near, far], &mut found);
        let mut backwards = heights.clone();
        backwards.reverse();
        for (sight, heights) in ends.into_iter().zip([&heights, &backwards]) {
            if let Some(clue) = puzzle.clue(sight) {
                one(puzzle, sight, clue, heights, &mut found);
            }
        }
        let clued = near.is_some() || far.is_some();
        if found.len() == before && clued && heights.len() <= LONGEST && !can_be_met(&heights, near, far) {
            let sight = if near.is_some() { ends[0] } else { ends[1] };
            let message = format!("{line}: no order of the heights meets its clues and givens");
            let expected = "clues that some order of the heights meets";
            push_at_clue(puzzle, sight, message, expected, &mut found);
        }
    }
    found.finish()
}

/// From where a line is seen: its first end, its last end.
fn ends(line: Line) -> [SightLine; 2] {
    match line {
        Line::Across(index) => [Side::Left, Side::Right].map(|side| SightLine { side, index }),
        Line::Down(index) => [Side::Top, Side::Bottom].map(|side| SightLine { side, index }),
    }
}

fn push_at_clue(
    puzzle: &Skyscraper,
    sight: SightLine,
    message: String,
    expected: impl Into<String>,
    found: &mut Findings,
) {
    let item = clue_item(puzzle.size(), sight);
    let text = |message: &str| puzzle.origin.error(item, message, expected);
    found.push(Some(Place::Outside(sight)), message, text);
}

fn twice(puzzle: &Skyscraper, line: Line, heights: &[Option<u32>], found: &mut Findings) {
    let mut seen = vec![false; puzzle.size() + 1];
    for (position, height) in heights.iter().enumerate() {
        let Some(height) = *height else { continue };
        if std::mem::replace(&mut seen[height as usize], true) {
            let Cell { row, col } = line.cell(position);
            let message = format!("{line} has the height {height} twice among its givens");
            let item = row * puzzle.size() + col;
            let text = |message: &str| puzzle.origin.error(item, message, "each height once in a line");
            found.push(Some(Place::Line(line)), message, text);
        }
    }
}

/// What two clues of a line say together.
fn both(puzzle: &Skyscraper, ends: [SightLine; 2], clues: [Option<u32>; 2], found: &mut Findings) {
    let n = puzzle.size() as u32;
    let [Some(near), Some(far)] = clues else { return };
    let [first, last] = ends;
    if near + far > n + 1 {
        let message = format!(
            "{first} has clue {near} and {last} has clue {far}: together at most {} buildings are seen",
            n + 1
        );
        let expected = format!("at most {}", n + 1 - near.min(n));
        push_at_clue(puzzle, last, message, expected, found);
    } else if near == 1 && far == 1 && n > 1 {
        let message = format!("{first} and {last} both have clue 1: the height {n} cannot stand at both ends");
        push_at_clue(puzzle, last, message, "2 or more", found);
    }
}

/// What one clue says of the heights given, nearest first.
fn one(puzzle: &Skyscraper, sight: SightLine, clue: u32, heights: &[Option<u32>], found: &mut Findings) {
    let n = heights.len() as u32;
    let givens = || {
        heights
            .iter()
            .enumerate()
            .filter_map(|(position, height)| Some((position as u32, (*height)?)))
    };
    let (message, expected) = if clue == 1 {
        let wrong = givens().find(|&(position, height)| (position == 0) != (height == n));
        let Some((position, height)) = wrong else { return };
        (
            format!(
                "{sight} has clue 1, so the height {n} stands nearest; but {height} is given at place {} from there",
                position + 1
            ),
            "2 or more",
        )
    } else if clue == n {
        let Some((position, height)) = givens().find(|&(position, height)| height != position + 1) else {
            return;
        };
        (
            format!(
                "{sight} has clue {n}, so the heights stand in order from 1; but {height} is given at place {} from there",
                position + 1
            ),
            "a smaller clue",
        )
    } else {
        // Behind a building of height h at most n - h taller ones are seen, and before it at most its distance.
        let Some((position, height)) = givens().find(|&(position, height)| position + 1 + (n - height) < clue) else {
            return;
        };
        (
            format!(
                "{sight} has clue {clue}, but {height} at place {} from there lets at most {} buildings be seen",
                position + 1,
                position + 1 + (n - height)
            ),
            "a smaller clue",
        )
    };
    push_at_clue(puzzle, sight, message, expected, found);
}

/// True if some order of the heights 1..n keeps the givens and meets both clues.
fn can_be_met(heights: &[Option<u32>], near: Option<u32>, far: Option<u32>) -> bool {
    let n = heights.len();
    let backwards: Vec<Option<u32>> = heights.iter().rev().copied().collect();
    // The tallest building splits the line: nothing behind it is seen.
    let before = seen(heights);
    let behind = seen(&backwards);
    let all = before.len() - 1;
    let tallest = heights.iter().position(|height| *height == Some(n as u32));
    before.iter().enumerate().any(|(set, counts)| {
        let position = set.count_ones() as usize;
        let free = match tallest {
            Some(place) => place == position,
            None => heights[position].is_none(),
        };
        let meets = |counts: u32, clue: Option<u32>| match clue {
            Some(clue) => counts >> (clue - 1) & 1 == 1,
            None => counts != 0,
        };
        free && meets(*counts, near) && meets(behind[all ^ set], far)
    })
}

/// For every set of heights below n: how many of them may be seen when they fill the first places, one bit a number.
fn seen(heights: &[Option<u32>]) -> Vec<u32> {
    let n = heights.len();
    let mut place = vec![None; n + 1];
    for (position, height) in heights.iter().enumerate() {
        if let Some(height) = height {
            place[*height as usize] = Some(position);
        }
    }
    let mut counts = vec![0_u32; 1 << (n - 1)];
    counts[0] = 1;
    for set in 0..counts.len() {
        let position = set.count_ones() as usize;
        for height in 1..n {
            let bit = 1 << (height - 1);
            let fits = match place[height] {
                Some(place) => place == position,
                None => heights[position].is_none(),
            };
            if counts[set] != 0 && set & bit == 0 && fits {
                // It is seen if no taller one stands before it.
                counts[set | bit] |= if set < bit { counts[set] << 1 } else { counts[set] };
            }
        }
    }
    counts
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::Grid;
    use crate::puzzles::cells::CellPuzzle;
    use crate::puzzles::kind::ReadOptions;
    use crate::text::Source;

    fn said(text: &str) -> String {
        let source = Source::new("p.txt", text.as_bytes().to_vec()).expect("UTF-8");
        let puzzle = super::super::KIND.read(&source, &ReadOptions::default()).expect(text);
        puzzle
            .precheck()
            .iter()
            .map(|finding| finding.render(false) + "\n")
            .collect()
    }

    #[test]
    fn every_sentence_with_its_place() {
        let large = format!("16:9{},16zzzzzzzzzu", "/".repeat(63));
        for (text, place, words) in [
            (
                "4:///////////////,3b3l",
                "p.txt:1:21",
                "row 1 has the height 3 twice among its givens",
            ),
            (
                "4:///////////////,3g3g",
                "p.txt:1:21",
                "column 1 has the height 3 twice among its givens",
            ),
            (
                "4:////////3////3///",
                "p.txt:1:16",
                "left of row 1 has clue 3 and right of row 1 has clue 3: together at most 5",
            ),
            (
                "4:1////1///////////",
                "p.txt:1:8",
                "top of column 1 and bottom of column 1 both have clue 1",
            ),
            (
                "4:1///////////////,3o",
                "p.txt:1:3",
                "the height 4 stands nearest; but 3 is given at place 1 from there",
            ),
            (
                "4:////////1///////,b4m",
                "p.txt:1:11",
                "the height 4 stands nearest; but 4 is given at place 3 from there",
            ),
            (
                "4:////////4///////,b2m",
                "p.txt:1:11",
                "in order from 1; but 2 is given at place 3 from there",
            ),
            (
                "5:///////////////3////,d5t",
                "p.txt:1:18",
                "has clue 3, but 5 at place 1 from there lets at most 1",
            ),
            (
                "4:////////2////3///,1a2m",
                "p.txt:1:11",
                "row 1: no order of the heights meets its clues and givens",
            ),
            (
                &large,
                "p.txt:1:4",
                "has clue 9, but 16 at place 1 from there lets at most 1 buildings",
            ),
        ] {
            let said = said(text);
            assert!(said.contains(place) && said.contains(words), "{text}\n{said}");
            assert!(said.starts_with("warning"), "{said}");
        }
        assert_eq!(said("4:///2/2////3//1//2/2//,1i2e"), "");
        assert_eq!(said("1:1/1/1/1,1"), "");
    }

    struct Random(u64);

    impl Random {
        fn below(&mut self, end: usize) -> usize {
            self.0 ^= self.0 << 13;
            self.0 ^= self.0 >> 7;
            self.0 ^= self.0 << 17;
            (self.0 % end as u64) as usize
        }

        fn shuffled(&mut self, n: usize) -> Vec<usize> {
            let mut order: Vec<usize> = (0..n).collect();
            for at in (1..n).rev() {
                order.swap(at, self.below(at + 1));
            }
            order
        }
    }

    /// A board that holds every height once in a line: row by row at random, or a shuffled cyclic one if it is large.
    fn board(random: &mut Random, n: usize) -> Grid<u32> {
        if n > 6 {
            let (rows, cols, names) = (random.shuffled(n), random.shuffled(n), random.shuffled(n));
            return Grid::from_fn(n, n, |cell| names[(rows[cell.row] + cols[cell.col]) % n] as u32 + 1);
        }
        let mut rows: Vec<Vec<usize>> = Vec::new();
        let mut tries = 0;
        while rows.len() < n {
            let row = random.shuffled(n);
            if rows.iter().all(|other| other.iter().zip(&row).all(|(a, b)| a != b)) {
                rows.push(row);
            }
            tries += 1;
            // A start that cannot go on, or not soon.
            if tries % 2000 == 0 {
                rows.clear();
            }
        }
        Grid::from_fn(n, n, |cell| rows[cell.row][cell.col] as u32 + 1)
    }

    /// How many of the heights are seen.
    fn visible(heights: impl Iterator<Item = u32>) -> u32 {
        let mut tallest = 0;
        heights.fold(0, |seen, height| {
            let more = u32::from(height > tallest);
            tallest = tallest.max(height);
            seen + more
        })
    }

    #[test]
    fn no_puzzle_with_a_solution_is_blamed() {
        let mut random = Random(0x9E37_79B9_7F4A_7C15);
        for (n, count) in [
            (1, 100),
            (2, 2000),
            (3, 10_000),
            (4, 20_000),
            (5, 20_000),
            (6, 8000),
            (9, 200),
            (17, 200),
        ] {
            for _ in 0..count {
                let board = board(&mut random, n);
                let keep = random.below(101);
                let givens = Grid::from_fn(n, n, |cell| (random.below(100) < keep).then(|| board[cell]));
                let clues = Side::ALL.map(|side| {
                    (0..n)
                        .map(|index| {
                            let sight = SightLine { side, index };
                            let seen = visible((0..n).map(|position| board[sight.cell(n, position)]));
                            (random.below(3) > 0).then_some(seen)
                        })
                        .collect()
                });
                let puzzle = Skyscraper::new(givens, clues).expect("a puzzle");
                assert_eq!(findings(&puzzle), [], "{puzzle}");
            }
        }
    }

    /// All orders of 1..=n.
    fn orders(n: u32) -> Vec<Vec<u32>> {
        let mut all = vec![vec![]];
        for _ in 0..n {
            all = all
                .into_iter()
                .flat_map(|order: Vec<u32>| {
                    (1..=n)
                        .filter(|height| !order.contains(height))
                        .map(|height| [&order[..], &[height]].concat())
                        .collect::<Vec<_>>()
                })
                .collect();
        }
        all
    }

    #[test]
    fn a_line_can_be_met_exactly_if_some_order_meets_it() {
        let mut random = Random(0x0123_4567_89AB_CDEF);
        for n in 1..=5_usize {
            let orders = orders(n as u32);
            for _ in 0..2000 {
                let mut heights = vec![None; n];
                for (position, height) in random.shuffled(n).into_iter().enumerate() {
                    if random.below(3) == 0 {
                        heights[position] = Some(height as u32 + 1);
                    }
                }
                let mut clue = || (random.below(4) > 0).then(|| random.below(n) as u32 + 1);
                let (near, far) = (clue(), clue());
                let meets = |order: &Vec<u32>| {
                    heights
                        .iter()
                        .zip(order)
                        .all(|(given, height)| given.is_none_or(|given| given == *height))
                        && near.is_none_or(|clue| clue == visible(order.iter().copied()))
                        && far.is_none_or(|clue| clue == visible(order.iter().rev().copied()))
                };
                assert_eq!(
                    can_be_met(&heights, near, far),
                    orders.iter().any(meets),
                    "{near:?} {heights:?} {far:?}"
                );
            }
        }
    }

    #[test]
    fn whoever_is_blamed_has_no_solution() {
        let mut random = Random(0x2468_ACE0_1357_9BDF);
        let orders = orders(3);
        let mut blamed = 0;
        for _ in 0..3000 {
            let keep = random.below(40);
            let givens = Grid::from_fn(3, 3, |_| (random.below(100) < keep).then(|| random.below(3) as u32 + 1));
            let clues = Side::ALL.map(|_| {
                (0..3)
                    .map(|_| (random.below(100) < keep).then(|| random.below(3) as u32 + 1))
                    .collect()
            });
            let puzzle = Skyscraper::new(givens, clues).expect("a puzzle");
            if findings(&puzzle).is_empty() {
                continue;
            }
            blamed += 1;
            for at in 0..orders.len().pow(3) {
                let rows =
                    [at, at / orders.len(), at / orders.len() / orders.len()].map(|at| &orders[at % orders.len()]);
                let board = Grid::from_fn(3, 3, |cell| Ok(rows[cell.row][cell.col]));
                assert!(!puzzle.check(&board).valid(), "{puzzle}");
            }
        }
        assert!(blamed > 500, "{blamed}");
    }
}
