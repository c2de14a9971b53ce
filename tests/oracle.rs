//! A second opinion on the document formulations: the article's formulas, written once more through the modelling
//! language of the crate lp-modeler, give the same rows in the same order.
//!
//! lp-modeler takes expressions on both sides and moves them itself, so here the formulas stand as the article prints
//! them. It cannot write a constant objective, hence the dummy column, and its text is read by the tests' own reader.

mod support;

use lp_modeler::dsl::*;
use lp_modeler::format::lp_format::LpFileFormat;
use puzzle_mip::model::lp::{self, Options};
use puzzle_mip::puzzles;
use puzzle_mip::text::Source;
use support::{Matrix, Row, Sense};

fn bin(name: String) -> LpBinary {
    LpBinary::new(&name)
}

fn sum(terms: &[LpBinary]) -> LpExpression {
    lp_sum(&terms.to_vec())
}

/// The rows that lp-modeler states, in order.
fn oracle_rows(build: impl FnOnce(&mut LpProblem)) -> Vec<Row> {
    let mut problem = LpProblem::new("oracle", LpObjective::Minimize);
    problem += 1 * &bin("dummy".to_string());
    build(&mut problem);
    // `<= -0` is how lp-modeler moves a zero; the reader takes it as 0.
    ordered_rows(support::lp::read(&problem.to_lp_file_format()))
}

fn ordered_rows(matrix: Matrix) -> Vec<Row> {
    let matrix = matrix.without_zeros();
    let rows = matrix.row_order.iter().map(|name| matrix.rows[name].clone());
    // The rows `0 z <= 0` of the article have no terms left; lp-modeler cannot write them at all.
    rows.filter(|row| !row.terms.is_empty() || (row.sense, row.rhs) != (Sense::Le, 0))
        .collect()
}

fn our_rows(kind: &str, text: &str) -> Vec<Row> {
    let source = Source::new("p.txt", text.as_bytes().to_vec()).expect("UTF-8");
    let kind = puzzles::recognise::kind_named(kind).expect("a kind");
    let puzzle = kind
        .read(&source, &Default::default())
        .unwrap_or_else(|errors| panic!("{errors}"));
    let model = puzzle.model("document").expect("the formulation");
    let mut bytes = Vec::new();
    lp::write(&*model, &Options::default(), &mut bytes, &|_| ()).expect("memory");
    ordered_rows(support::lp::read(&String::from_utf8(bytes).expect("ASCII")))
}

fn assert_same(ours: &[Row], theirs: &[Row], what: &str) {
    for (at, (ours, theirs)) in ours.iter().zip(theirs).enumerate() {
        assert_eq!(ours, theirs, "{what}: row {at}");
    }
    assert_eq!(ours.len(), theirs.len(), "{what}: number of rows");
}

fn binox_oracle(rows: usize, cols: usize, given_x: &[(usize, usize)], given_o: &[(usize, usize)]) -> Vec<Row> {
    let x = |i: usize, j: usize| bin(format!("x_{i}_{j}"));
    let y = |i: usize, j: usize, k: usize| bin(format!("y_{i}_{j}_{k}"));
    let z = |i: usize, j: usize, k: usize| bin(format!("z_{i}_{j}_{k}"));
    oracle_rows(|problem| {
        for &(i, j) in given_x {
            *problem += sum(&[x(i, j)]).equal(1);
        }
        for &(i, j) in given_o {
            *problem += sum(&[x(i, j)]).equal(0);
        }
        for i in 0..rows {
            for j in 0..cols - 2 {
                *problem += sum(&[x(i, j), x(i, j + 1), x(i, j + 2)]).le(2);
                *problem += sum(&[x(i, j), x(i, j + 1), x(i, j + 2)]).ge(1);
            }
        }
        for i in 0..rows - 2 {
            for j in 0..cols {
                *problem += sum(&[x(i, j), x(i + 1, j), x(i + 2, j)]).le(2);
                *problem += sum(&[x(i, j), x(i + 1, j), x(i + 2, j)]).ge(1);
            }
        }
        for i in 0..rows {
            *problem += sum(&(0..cols).map(|j| x(i, j)).collect::<Vec<_>>()).equal(cols as i32 / 2);
        }
        for j in 0..cols {
            *problem += sum(&(0..rows).map(|i| x(i, j)).collect::<Vec<_>>()).equal(rows as i32 / 2);
        }
        for i in 0..rows {
            for j in (0..rows).filter(|&j| j != i) {
                for k in 0..cols {
                    let y = y(i, j, k);
                    *problem += (&y + &x(i, k) + &x(j, k)).ge(1);
                    *problem += (&y + &x(i, k)).le(&x(j, k) + 1);
                    *problem += (&y + &x(j, k)).le(&x(i, k) + 1);
                    *problem += (&x(i, k) + &x(j, k)).le(&y + 1);
                }
            }
        }
        for i in 0..rows {
            for j in (0..rows).filter(|&j| j != i) {
                *problem += sum(&(0..cols).map(|k| y(i, j, k)).collect::<Vec<_>>()).le(cols as i32 - 1);
            }
        }
        for i in 0..cols {
            for j in (0..cols).filter(|&j| j != i) {
                for k in 0..rows {
                    let z = z(i, j, k);
                    *problem += (&z + &x(k, i) + &x(k, j)).ge(1);
                    *problem += (&z + &x(k, i)).le(&x(k, j) + 1);
                    *problem += (&z + &x(k, j)).le(&x(k, i) + 1);
                    *problem += (&x(k, i) + &x(k, j)).le(&z + 1);
                }
            }
        }
        for i in 0..cols {
            for j in (0..cols).filter(|&j| j != i) {
                *problem += sum(&(0..rows).map(|k| z(i, j, k)).collect::<Vec<_>>()).le(rows as i32 - 1);
            }
        }
    })
}

/// Text, numbers of rows and columns of the board, cells given as X, cells given as O.
type BinoxCase = (
    &'static str,
    usize,
    usize,
    &'static [(usize, usize)],
    &'static [(usize, usize)],
);

#[test]
fn binox_rows_are_the_article_s() {
    let cases: [BinoxCase; 4] = [
        ("X .\n. .", 2, 2, &[(0, 0)], &[]),
        (". . . .\n. O . .\n. . X .\nX . . .", 4, 4, &[(2, 2), (3, 0)], &[(1, 1)]),
        (
            ". . . . . .\n. . . . X .\n. O . . . .\n. . . . . .",
            4,
            6,
            &[(1, 4)],
            &[(2, 1)],
        ),
        ("....\nX...\n....\n..O.\n....\n....", 6, 4, &[(1, 0)], &[(3, 2)]),
    ];
    for (text, rows, cols, given_x, given_o) in cases {
        assert_same(
            &our_rows("binox", text),
            &binox_oracle(rows, cols, given_x, given_o),
            text,
        );
    }
}

/// Clues are (side letter, line, clue).
fn skyscraper_oracle(n: usize, givens: &[(usize, usize, usize)], clues: &[(char, usize, i32)]) -> Vec<Row> {
    let x = |i: usize, j: usize, k: usize| bin(format!("x_{i}_{j}_{k}"));
    let all = |f: &dyn Fn(usize) -> LpBinary| sum(&(0..n).map(f).collect::<Vec<_>>());
    oracle_rows(|problem| {
        for i in 0..n {
            for j in 0..n {
                *problem += all(&|k| x(i, j, k + 1)).equal(1);
            }
        }
        for i in 0..n {
            for k in 1..=n {
                *problem += all(&|j| x(i, j, k)).equal(1);
            }
        }
        for j in 0..n {
            for k in 1..=n {
                *problem += all(&|i| x(i, j, k)).equal(1);
            }
        }
        for &(i, j, k) in givens {
            *problem += sum(&[x(i, j, k)]).equal(1);
        }
        let z = |side: char, line: usize, p: usize, k: usize| bin(format!("z_{side}{line}_{p}_{k}"));
        for &(side, line, _) in clues {
            let cell = |p: usize| match side {
                'L' => (line, p),
                'R' => (line, n - 1 - p),
                'T' => (p, line),
                _ => (n - 1 - p, line),
            };
            let at = |p: usize, k: usize| x(cell(p).0, cell(p).1, k);
            for p in 0..n {
                for k in 1..=n {
                    let taller: Vec<LpBinary> = (0..p)
                        .flat_map(|q| (k + 1..=n).map(move |taller| (q, taller)))
                        .map(|(q, k)| at(q, k))
                        .collect();
                    let z = z(side, line, p, k);
                    if taller.is_empty() {
                        // lp-modeler has no empty sum.
                        if p > 0 {
                            *problem += ((p as i32) * &z).le(p as i32);
                        }
                        *problem += (&at(p, k) - &z).ge(0);
                        *problem += (&at(p, k) - &z).le(0);
                    } else {
                        *problem += (sum(&taller) + (p as i32) * &z).le(p as i32);
                        *problem += (&at(p, k) - &z).ge(0);
                        *problem += (&at(p, k) - sum(&taller) - &z).le(0);
                    }
                }
            }
        }
        for &(side, line, clue) in clues {
            let seen: Vec<LpBinary> = (0..n)
                .flat_map(|p| (1..=n).map(move |k| (p, k)))
                .map(|(p, k)| z(side, line, p, k))
                .collect();
            *problem += sum(&seen).equal(clue);
        }
    })
}

#[test]
fn skyscraper_rows_are_the_article_s() {
    type Case = (
        &'static str,
        usize,
        &'static [(usize, usize, usize)],
        &'static [(char, usize, i32)],
    );
    let cases: [Case; 4] = [
        (". . .\n1 1 .\n. . .", 1, &[(0, 0, 1)], &[('L', 0, 1)]),
        (". . . .\n2 . . .\n. . . .\n. . . .", 2, &[], &[('L', 0, 2)]),
        (
            ". 3 . . .\n. . . . 2\n. . 3 . .\n. . . . .\n. . 1 . .",
            3,
            &[(1, 1, 3)],
            &[('R', 0, 2), ('T', 0, 3), ('B', 1, 1)],
        ),
        (
            ". 1 2 3 4 .\n1 . . . . 2\n. 4 . . . .\n3 . . . . 1\n. . . . 2 .\n. . 2 . . .",
            4,
            &[(1, 0, 4), (3, 3, 2)],
            &[
                ('L', 0, 1),
                ('L', 2, 3),
                ('R', 0, 2),
                ('R', 2, 1),
                ('T', 0, 1),
                ('T', 1, 2),
                ('T', 2, 3),
                ('T', 3, 4),
                ('B', 1, 2),
            ],
        ),
    ];
    for (text, n, givens, clues) in cases {
        let (ours, theirs) = (our_rows("skyscraper", text), skyscraper_oracle(n, givens, clues));
        assert_same(&ours, &theirs, text);
    }
}
