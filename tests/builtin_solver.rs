//! The built-in solver: its answers are solutions of the rows, and it says infeasible exactly when there is none.

use std::time::Duration;

use puzzle_mip::model::{Model, Sense};
use puzzle_mip::puzzles;
use puzzle_mip::puzzles::kind::{INTEGRALITY_TOLERANCE, Puzzle, ReadOptions};
use puzzle_mip::solution::Values;
use puzzle_mip::solver::builtin::{NoAnswer, Outcome, solve};
use puzzle_mip::text::Source;

const LIMIT: Duration = Duration::from_secs(120);

fn read(kind: &str, text: &str) -> Box<dyn Puzzle> {
    let source = Source::new("test", text.as_bytes().to_vec()).expect("UTF-8");
    let kind = puzzles::recognise::kind_named(kind).expect("a kind");
    kind.read(&source, &ReadOptions::default()).expect("a puzzle")
}

/// Every row holds at these values.
#[track_caller]
fn assert_rows_hold(model: &dyn Model, values: &[f64]) {
    let names = model.names();
    model.each_row(&mut |row| {
        let sum: f64 = row
            .terms
            .iter()
            .map(|(coefficient, column)| f64::from(*coefficient) * values[column.number as usize])
            .sum();
        let rhs = row.rhs as f64;
        let holds = match row.sense {
            Sense::Le => sum <= rhs + 1e-6,
            Sense::Ge => sum >= rhs - 1e-6,
            Sense::Eq => (sum - rhs).abs() <= 1e-6,
        };
        assert!(holds, "row {}: {sum} against {rhs}", names.text(row.name));
    });
}

#[track_caller]
fn solution(puzzle: &dyn Puzzle) -> Option<Vec<f64>> {
    let model = puzzle.model("document").expect("the formulation");
    match solve(&*model, LIMIT).expect("an answer") {
        Outcome::Infeasible => None,
        Outcome::Solved { values, proved } => {
            assert!(proved, "any solution is the best one where the objective is 0");
            assert_eq!(values.len() as u64, model.column_count());
            assert_rows_hold(&*model, &values);
            let decisions: Values = values[..puzzle.decision_columns()].iter().copied().map(Some).collect();
            let report = puzzle.judge(&decisions, INTEGRALITY_TOLERANCE);
            assert!(report.valid(), "{puzzle}: {report:?}");
            Some(values)
        }
    }
}

#[test]
fn both_kinds_are_solved_right() {
    for (kind, text) in [
        ("binox", "X .\n. .\n"),
        ("binox", ". . . . . .\n. . . . . .\n. . . . . .\n. . . . . .\n"),
        (
            "binox",
            ". . . . . .\n. O X . . .\n. . X . O .\n. X . . O .\n. . . . . O\nO O . . O .\n",
        ),
        ("skyscraper", ". . .\n1 . .\n. . .\n"),
        ("skyscraper", ". . . 1 .\n. . . . .\n. . . . .\n. . . . 3\n. . . . .\n"),
    ] {
        assert!(solution(&*read(kind, text)).is_some(), "{text}");
    }
}

/// All finished 4x4 boards as bits in reading order, by the rules' own judgement.
fn boards_4x4() -> Vec<u32> {
    let empty = read("binox", &". . . .\n".repeat(4));
    (0..1 << 16)
        .filter(|board| {
            let values: Values = (0..16).map(|cell| Some(f64::from(board >> cell & 1))).collect();
            empty.judge(&values, INTEGRALITY_TOLERANCE).valid()
        })
        .collect()
}

#[test]
fn infeasible_is_said_exactly_where_no_board_fits_the_givens() {
    let boards = boards_4x4();
    assert_eq!(boards.len(), 72);
    let mut state = 0x9E37_79B9_7F4A_7C15_u64;
    let mut random = |below: u64| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state % below
    };
    let mut impossible = 0;
    for _ in 0..150 {
        let mut given = [None; 16];
        for _ in 0..random(10) {
            given[random(16) as usize] = Some(random(2) == 1);
        }
        let text: String = given
            .chunks(4)
            .map(|line| {
                let line: Vec<&str> = line
                    .iter()
                    .map(|cell| cell.map_or(".", |x| if x { "X" } else { "O" }))
                    .collect();
                format!("{}\n", line.join(" "))
            })
            .collect();
        let fits = |board: &u32| (0..16).all(|cell| given[cell].is_none_or(|x| (board >> cell & 1 == 1) == x));
        let possible = boards.iter().any(fits);
        impossible += usize::from(!possible);
        assert_eq!(solution(&*read("binox", &text)).is_some(), possible, "{text}");
    }
    assert!((20..130).contains(&impossible), "{impossible} of 150 had no solution");
}

#[test]
fn a_model_that_is_too_big_is_refused_at_once() {
    // By closed formulas: the rows of this one would fill any memory.
    let puzzle = read("binox", &format!("{}\n", ". ".repeat(1000)).repeat(1000));
    let model = puzzle.model("document").expect("the formulation");
    let refusal = solve(&*model, LIMIT).expect_err("refused");
    assert_eq!(
        refusal,
        NoAnswer::TooBig {
            columns: 1_999_000_000,
            rows: 7_997_992_000,
            nonzeros: 25_987_976_000
        }
    );
}
