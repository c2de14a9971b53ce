//! Entries handed to a [`Collector`], and the values and remarks it must come to.

use super::*;
use crate::solution::Source;

/// A board of any shape: columns `x`, or `y` by number, and `z` besides; `w` is of another puzzle.
struct Board {
    shape: [usize; 3],
    counts: Vec<u64>,
}

impl Columns for Board {
    fn shape(&self) -> [usize; 3] {
        self.shape
    }

    fn locate(&self, name: &ColumnName, base: u32) -> Result<Located, String> {
        let [rows, columns, heights] = self.shape.map(|side| side as u32);
        let inside = |index: u32, side: u32, first: u32| {
            (first..first + side)
                .contains(&index)
                .then(|| index - first)
                .ok_or_else(|| format!("{index} is outside"))
        };
        let column = match (name.letter, name.indices()) {
            (b'x', &[i, j]) if heights == 1 => inside(i, rows, base)? * columns + inside(j, columns, base)?,
            (b'x', &[i, j, k]) if heights > 1 => {
                (inside(i, rows, base)? * columns + inside(j, columns, base)?) * heights + inside(k, heights, 1)?
            }
            (b'y', &[number]) => number,
            (b'z', _) => return Ok(Located::Auxiliary),
            _ => return Err("is of another puzzle".to_string()),
        };
        Ok(Located::Decision(column as usize))
    }

    fn column_counts(&self) -> Vec<u64> {
        self.counts.clone()
    }

    fn plain_families(&self) -> Vec<PlainFamily> {
        let [rows, columns, _] = self.shape.map(|side| side as u32);
        vec![
            PlainFamily {
                letter: b'x',
                bounds: [rows, columns, 0],
                decision: true,
            },
            PlainFamily {
                letter: b'z',
                bounds: [4, 4, 4],
                decision: false,
            },
        ]
    }
}

/// Two rows and three columns of symbols.
fn symbols() -> Board {
    Board {
        shape: [2, 3, 1],
        counts: vec![20, 20, 30],
    }
}

/// Two rows and two columns of two heights.
fn heights() -> Board {
    Board {
        shape: [2, 2, 2],
        counts: vec![16],
    }
}

fn outcome(zeros: Zeros) -> Outcome {
    Outcome::of("test").zeros(zeros)
}

/// Hands on `name value` or `#number value`, one a line.
fn give(collector: &mut Collector<'_>, entries: &str) -> Result<(), Fault> {
    for (line, words) in (1..).zip(entries.split(", ").filter(|words| !words.is_empty())) {
        let (name, value) = words.split_once(' ').unwrap();
        let column = match name.strip_prefix('#') {
            Some(number) => ColumnRef::Number(number.parse().unwrap()),
            None => ColumnRef::Name(name.as_bytes()),
        };
        collector.entry(Entry {
            column,
            value: value.as_bytes(),
            line,
        })?;
    }
    Ok(())
}

/// The values of the board, `-` where there is none, and what else is said.
fn finished(collector: Collector<'_>, decisions: usize, outcome: &Outcome) -> String {
    let assignment = match collector.finish(outcome) {
        Ok(assignment) => assignment,
        Err(fault) => return fault.in_short("fault"),
    };
    let mut words: Vec<String> = (0..decisions)
        .map(|column| {
            assignment
                .values
                .get(column)
                .map_or("-".to_string(), |value| value.to_string())
        })
        .collect();
    words.extend((assignment.candidate > 0).then(|| format!("of puzzle {}", assignment.candidate)));
    words.extend(assignment.ends_in_the_board.then(|| "ends in the board".to_string()));
    words.extend(assignment.notes);
    words.join("; ")
}

fn collected(boards: &[&dyn Columns], outcome: &Outcome, entries: &str) -> String {
    let mut collector = Collector::new(boards);
    match give(&mut collector, entries) {
        Ok(()) => finished(collector, boards[0].decision_columns(), outcome),
        Err(fault) => fault.in_short("fault"),
    }
}

fn check(boards: &[&dyn Columns], outcome: &Outcome, cases: &[(&str, &str)]) {
    let mut wrong = Vec::new();
    for (entries, expected) in cases {
        let got = collected(boards, outcome, entries);
        if got != *expected {
            wrong.push(format!("        ({entries:?}, {got:?}),"));
        }
    }
    assert!(wrong.is_empty(), "collected otherwise:\n{}", wrong.join("\n"));
}

#[test]
fn every_value_written() {
    check(
        &[&symbols()],
        &outcome(Zeros::Written),
        &[
            (
                "x_0_0 1, x_0_1 0, x_0_2 1, x_1_0 0, x_1_1 1, x_1_2 0.5",
                "1; 0; 1; 0; 1; 0.5; ends in the board",
            ),
            (
                "x_1_1 1, x_1_2 0, x_1_3 1, x_2_1 0, x_2_2 1, x_2_3 0",
                "1; 0; 1; 0; 1; 0; ends in the board; indices are counted from 1: index 0 never occurs in the file",
            ),
            (
                "x_0_0 1, x_0_1 0, x_0_2 1, x_1_0 0, x_1_2 1",
                "1; 0; 1; 0; -; 1; ends in the board",
            ),
            (
                "x_0_0 1, x_0_1 0, x_0_2 1, x_1_0 0, x_1_1 1",
                "fault: the values stop after row 2 column 2: 5 of 6 cells have one\n  help: the file is cut, or belongs to a smaller puzzle",
            ),
            (
                "x_0_0 1, x_0_1 0, x_0_2 1",
                "fault: the file has values for the first 1 rows and 3 columns of the board only; the puzzle has 2 rows and 3 columns\n  help: the file is cut, or belongs to a smaller puzzle",
            ),
            (
                "x_0_0 1, x_0_1 0, x_1_0 1, x_1_1 0",
                "fault: the file has values for the first 2 rows and 2 columns of the board only; the puzzle has 2 rows and 3 columns\n  help: the file is cut, or belongs to a smaller puzzle",
            ),
            ("x_1_2 1", "-; -; -; -; -; 1; ends in the board"),
            (
                "",
                "fault: the file holds no value of a board column\n  help: the file is cut, or all its values are left out",
            ),
            (
                "foo 1, bar 1",
                "fault:1: no name in the file is a column of this puzzle: 2 names, the first is \"foo\"\n  help: board columns are named x_0_3, x(0,3), x[0,3] or the like",
            ),
            (
                "x_0_0 1, w_0 1",
                "fault:2: column w_0: is of another puzzle\n  help: the file belongs to another puzzle or size, or to a model with other names",
            ),
            (
                "x_0_0 1, x_0_3 1",
                "fault:2: column x_0_3: 3 is outside\n  help: the file belongs to another puzzle or size, or to a model with other names",
            ),
            (
                "x_0_0 1, x_2_0 1",
                "fault:2: column x_2_0: 2 is outside\n  help: the file belongs to another puzzle or size, or to a model with other names",
            ),
            ("x_0_0 one", "fault:1: the value \"one\" is not a number"),
            (
                "foo one, x_0_0 1",
                "fault: the file has values for the first 1 rows and 1 columns of the board only; the puzzle has 2 rows and 3 columns\n  help: the file is cut, or belongs to a smaller puzzle",
            ),
            ("C0000001 one", "fault:1: the value \"one\" is not a number"),
            ("#0 one", "fault:1: the value \"one\" is not a number"),
        ],
    );
}

#[test]
fn zeros_left_out() {
    check(
        &[&symbols()],
        &outcome(Zeros::LeftOut),
        &[
            ("x_0_0 1", "1; 0; 0; 0; 0; 0; ends in the board"),
            ("x_0_0 1, y_5 1", "1; 0; 0; 0; 0; 1; ends in the board"),
            ("x_0_0 1, y_6 1", "1; 0; 0; 0; 0; 0; ends in the board"),
            ("x_0_0 1, y_64 1", "1; 0; 0; 0; 0; 0; ends in the board"),
            ("x_0_0 1, z_0 1", "1; 0; 0; 0; 0; 0"),
            (
                "z_0 1",
                "fault: the file holds no value of a board column\n  help: the file is cut, or all its values are left out",
            ),
            ("x_1_0 1, x_1_1 1", "0; 0; 0; 1; 1; 0; ends in the board"),
            ("x_0_0 1, x_0_0 1", "1; 0; 0; 0; 0; 0; ends in the board"),
            ("x_0_0 0, x_0_0 -0", "0; 0; 0; 0; 0; 0; ends in the board"),
            ("x_0_0 nan, x_0_0 nan", "NaN; 0; 0; 0; 0; 0; ends in the board"),
            (
                "x_0_0 nan, x_0_0 1",
                "fault:2: column x_0_0: it has two different values, NaN and 1",
            ),
            (
                "x_0_0 1, x_0_0 nan",
                "fault:2: column x_0_0: it has two different values, 1 and NaN",
            ),
            (
                "x_0_0 1, x_0_1 1, x_0_0 0, x_0_1 0",
                "fault:3: column x_0_0: it has two different values, 1 and 0",
            ),
            (
                "x_0_0 1, z_0 1, z_0 0, z_0 1",
                "fault:3: column z_0: it has two different values, 1 and 0",
            ),
            (
                "x_0_0 1, z_0 0.5, z_1 0.25, z_2 1.000001",
                "1; 0; 0; 0; 0; 0; 2 columns besides the board's are not integral, the first is z_0 = 0.5: perhaps the solver did not finish",
            ),
            ("x_0_0 0.5", "0.5; 0; 0; 0; 0; 0; ends in the board"),
        ],
    );
    check(
        &[&symbols()],
        &outcome(Zeros::AsSeen),
        &[
            (
                "C0000001 1",
                "1; 0; 0; 0; 0; 0; ends in the board; the columns have the numbered names of a fixed MPS file: they are taken by number",
            ),
            ("x_0_0 1", "1; 0; 0; 0; 0; 0; ends in the board"),
            ("x_0_0 1, x_1_2 0", "1; -; -; -; -; 0; ends in the board"),
            ("x_0_0 1, x_1_2 1, z_0 0", "1; -; -; -; -; 1"),
            (
                "C0000001 1, C0000006 0",
                "1; -; -; -; -; 0; ends in the board; the columns have the numbered names of a fixed MPS file: they are taken by number",
            ),
        ],
    );
}

#[test]
fn columns_by_number() {
    check(
        &[&symbols()],
        &outcome(Zeros::Written),
        &[
            (
                "#0 1, #1 0, #2 1, #3 0, #4 1, #5 0",
                "1; 0; 1; 0; 1; 0; ends in the board; the file has no column names: columns are taken by number, in the order of the models that gen-model writes",
            ),
            (
                "#0 1, #1 0, #2 1, #3 0, #4 1",
                "fault: 5 values without names, but the board has 6 cells, and models of this puzzle have 20 or 30 columns\n  help: have the solver write a file with column names; for a model of gen-model --repair, say --repair here too",
            ),
            (
                "C0000001 1, C0000002 0, C0000003 1, C0000004 0, C0000005 1, C0000006 0",
                "1; 0; 1; 0; 1; 0; ends in the board; the columns have the numbered names of a fixed MPS file: they are taken by number",
            ),
            (
                "C0000000 1",
                "fault:1: column C0000000: the names of a fixed MPS file start with C0000001\n  help: the file belongs to another puzzle or size, or to a model with other names",
            ),
            (
                "C0000001 1, C0000030 1",
                "fault: the file has values for the first 1 rows and 1 columns of the board only; the puzzle has 2 rows and 3 columns\n  help: the file is cut, or belongs to a smaller puzzle",
            ),
            (
                "C0000001 1, C0000031 1",
                "fault: column number 31 (C0000031): models of this puzzle have 20 or 30 columns",
            ),
            (
                "C0000001 1, C0000001 0",
                "fault:2: column C0000001: it has two different values, 1 and 0",
            ),
        ],
    );
    check(
        &[&symbols()],
        &outcome(Zeros::LeftOut).announced(Some(20)),
        &[
            (
                "#0 1, #1 0, #19 1",
                "1; 0; 0; 0; 0; 0; the file has no column names: columns are taken by number, in the order of the models that gen-model writes",
            ),
            (
                "#0 1, #0 0",
                "fault:2: column number 1: it has two different values, 1 and 0",
            ),
        ],
    );
    check(
        &[&symbols()],
        &outcome(Zeros::LeftOut).announced(Some(21)),
        &[(
            "#0 1, #1 0",
            "fault: 21 values without names, but the board has 6 cells, and models of this puzzle have 20 or 30 columns\n  help: have the solver write a file with column names; for a model of gen-model --repair, say --repair here too",
        )],
    );
    check(
        &[&heights()],
        &outcome(Zeros::LeftOut).announced(Some(8)),
        &[(
            "#0 1, #7 1",
            "1; 0; 0; 0; 0; 0; 0; 1; ends in the board; the file has no column names: columns are taken by number, in the order of the models that gen-model writes",
        )],
    );
    check(
        &[&heights()],
        &outcome(Zeros::LeftOut).announced(Some(9)),
        &[(
            "#0 1, #7 1",
            "fault: 9 values without names, but the board has 4 cells with 2 columns each, and models of this puzzle have 16 columns\n  help: have the solver write a file with column names; for a model of gen-model --repair, say --repair here too",
        )],
    );
    let as_seen = outcome(Zeros::AsSeen).announced(Some(20));
    check(
        &[&symbols()],
        &as_seen,
        &[
            (
                "#0 1, #5 1",
                "1; 0; 0; 0; 0; 1; ends in the board; the file has no column names: columns are taken by number, in the order of the models that gen-model writes",
            ),
            (
                "#0 1, #5 0",
                "1; -; -; -; -; 0; ends in the board; the file has no column names: columns are taken by number, in the order of the models that gen-model writes",
            ),
        ],
    );
}

#[test]
fn several_puzzles() {
    let (two, three) = (
        symbols(),
        Board {
            shape: [3, 3, 1],
            counts: vec![9],
        },
    );
    let boards: [&dyn Columns; 2] = [&two, &heights()];
    check(
        &boards,
        &outcome(Zeros::LeftOut),
        &[
            ("x_0_0 1", "1; 0; 0; 0; 0; 0; ends in the board"),
            ("x_0_0_1 1", "1; 0; 0; 0; 0; 0; of puzzle 1; ends in the board"),
            (
                "w_0 1",
                "fault:1: column w_0: is of another puzzle\n  help: the file belongs to another puzzle or size, or to a model with other names",
            ),
            (
                "x_0_0 1, x_0_0_1 1",
                "fault:2: column x_0_0_1: is of another puzzle\n  help: the file belongs to another puzzle or size, or to a model with other names",
            ),
            (
                "x_0_0_1 1, x_0_1_1 1, x_0_0 1",
                "fault:3: column x_0_0: is of another puzzle\n  help: the file belongs to another puzzle or size, or to a model with other names",
            ),
        ],
    );
    check(
        &[&two, &three],
        &outcome(Zeros::LeftOut),
        &[
            (
                "x_0_0 1",
                "fault: the puzzle fits several kinds, and the file's columns do not tell which\n  help: say which with --kind",
            ),
            ("x_0_0 1, x_2_0 1", "1; 0; 0; 0; 0; 0; of puzzle 1; ends in the board"),
        ],
    );
}

#[test]
fn part_of_a_board_of_heights() {
    check(
        &[&heights()],
        &outcome(Zeros::Written),
        &[
            (
                "x_0_0_1 1, x_0_0_2 0, x_0_1_1 1, x_0_1_2 0, x_1_0_1 1, x_1_0_2 0, x_1_1_1 1, x_1_1_2 0",
                "1; 0; 1; 0; 1; 0; 1; 0; ends in the board",
            ),
            (
                "x_0_0_2 0, x_0_1_1 1, x_1_0_1 1, x_1_1_2 0",
                "-; 0; 1; -; 1; -; -; 0; ends in the board",
            ),
            (
                "x_0_0_2 0, x_0_1_1 1, x_1_0_1 1",
                "fault: the values stop after row 2 column 1: 3 of 4 cells have one\n  help: the file is cut, or belongs to a smaller puzzle",
            ),
            (
                "x_0_0_2 0, x_0_1_1 1",
                "fault: the file has values for the first 1 rows and 2 columns of the board only; the puzzle has 2 rows and 2 columns\n  help: the file is cut, or belongs to a smaller puzzle",
            ),
        ],
    );
    let part = |shape| {
        let reading = Reading {
            decisions: 1,
            values: None,
            found: 0,
            misfit: None,
            clash: None,
        };
        reading.refuse_a_part(shape)
    };
    assert_eq!(part([2, 0, 1]), Ok(()));
    assert_eq!(part([2, 2, 0]), Ok(()));
}

#[test]
fn heights_that_stop_early() {
    let board = Board {
        shape: [2, 3, 2],
        counts: vec![12],
    };
    check(
        &[&board],
        &outcome(Zeros::LeftOut),
        &[
            (
                "x_0_0_1 1, x_0_1_2 1, x_0_2_1 1, x_1_0_1 1",
                "1; 0; 0; 1; 1; 0; 1; 0; 0; 0; 0; 0; ends in the board",
            ),
            (
                "x_0_0_1 1, x_0_1_2 1, x_0_2_1 1, x_1_0_1 1, x_1_1_1 1",
                "1; 0; 0; 1; 1; 0; 1; 0; 1; 0; 0; 0; ends in the board",
            ),
            (
                "x_0_0_1 1, x_0_2_1 1",
                "1; 0; 0; 0; 1; 0; 0; 0; 0; 0; 0; 0; ends in the board",
            ),
            (
                "x_0_0_1 1, x_0_1_2 1, x_1_0_1 0.25",
                "1; 0; 0; 1; 0; 0; 0.25; 0; 0; 0; 0; 0; ends in the board",
            ),
            ("x_0_0_1 0.5", "0.5; 0; 0; 0; 0; 0; 0; 0; 0; 0; 0; 0; ends in the board"),
            ("x_0_0_1 1, z_0 1", "1; 0; 0; 0; 0; 0; 0; 0; 0; 0; 0; 0"),
        ],
    );
}

#[test]
fn a_later_solution_counts_alone() {
    let board = symbols();
    let mut collector = Collector::new(&[&board]);
    give(
        &mut collector,
        "x_0_0 1, x_0_0 0, z_0 1, z_0 0, z_1 0.5, w_0 1, foo 1, #1 1, C0000099 1",
    )
    .unwrap();
    collector.restart();
    give(&mut collector, "x_0_1 1").unwrap();
    assert_eq!(
        finished(collector, 6, &outcome(Zeros::AsSeen)),
        "0; 1; 0; 0; 0; 0; ends in the board"
    );
}

#[test]
fn all_values_are_kept_if_asked_for() {
    let board = symbols();
    let mut collector = Collector::new(&[&board]).keep_all();
    give(&mut collector, "x_0_0 1, z_0 0").unwrap();
    assert_eq!(collector.plain_lines(&plain("x_0_1 1\n"), 9), (0, 0));
    let kept = collector.finish(&outcome(Zeros::LeftOut)).unwrap().kept.unwrap();
    assert_eq!(
        (kept.named.len(), kept.named[&ColumnName::new(b'z', None, &[0])]),
        (2, 0.0)
    );
    let mut collector = Collector::new(&[&board]).keep_all();
    give(&mut collector, "x_0_0 1, z_0 0, x_0_0 0").unwrap();
    assert!(collector.finish(&outcome(Zeros::LeftOut)).is_err());
    let mut collector = Collector::new(&[&board]).keep_all();
    give(&mut collector, "C0000001 1, C0000020 0.5").unwrap();
    let kept = collector.finish(&outcome(Zeros::LeftOut)).unwrap().kept.unwrap();
    assert_eq!((kept.numbered.len(), kept.numbered[&19]), (2, 0.5));
    let mut collector = Collector::new(&[&board]);
    give(&mut collector, "x_0_0 1").unwrap();
    assert!(collector.finish(&outcome(Zeros::LeftOut)).unwrap().kept.is_none());
}

/// The bound on what is compared: memory is to go with the board.
#[test]
fn only_so_many_other_columns_are_compared() {
    let board = symbols();
    let mut collector = Collector::new(&[&board]);
    for number in 0..=COMPARED {
        give(&mut collector, &format!("z_{number} 1")).unwrap();
    }
    assert_eq!(collector.kept.named.len(), 1 << 16);
    give(&mut collector, &format!("z_{COMPARED} 0")).unwrap();
    assert!(collector.contradiction.is_none());
}

#[test]
fn what_a_puzzle_need_not_say() {
    struct Plain;
    impl Columns for Plain {
        fn shape(&self) -> [usize; 3] {
            [2, 3, 4]
        }
        fn locate(&self, _: &ColumnName, _: u32) -> Result<Located, String> {
            Ok(Located::Auxiliary)
        }
        fn column_counts(&self) -> Vec<u64> {
            Vec::new()
        }
    }
    assert_eq!(Plain.decision_columns(), 24);
    assert_eq!(
        Plain.definition(&ColumnName::new(b'z', None, &[0]), &|_| Some(true)),
        None
    );
    assert_eq!(Plain.plain_families(), []);
}

#[test]
fn a_fault_without_a_line_has_none() {
    let fault = |line| {
        Misfit {
            name: "x_0_0".to_string(),
            line,
            why: "why".to_string(),
        }
        .fault()
        .line
    };
    assert_eq!((fault(0), fault(1), fault(2)), (None, Some(1), Some(2)));
}

/// A text for the fast way, with room behind it for a whole line.
fn plain(text: &str) -> Vec<u8> {
    [text.as_bytes(), &[b'-'; WINDOW]].concat()
}

#[test]
fn plain_lines_are_taken_as_far_as_they_go() {
    // Lines already read, the text, how many lines are wanted, how many are taken, and what stands in the end.
    let cases = [
        (
            "x_0_0 1",
            "x_0_1 1\nx_0_2 0\nx_1_0 1\n",
            9,
            3,
            "fault: the values stop after row 2 column 1: 4 of 6 cells have one\n  help: the file is cut, or belongs to a smaller puzzle",
        ),
        (
            "x_0_0 1",
            "x_0_1 1\nx_0_2 0\nx_1_0 1\n",
            2,
            2,
            "fault: the file has values for the first 1 rows and 3 columns of the board only; the puzzle has 2 rows and 3 columns\n  help: the file is cut, or belongs to a smaller puzzle",
        ),
        (
            "x_0_0 1",
            "x_0_1 1\nx_0_2 2\nx_1_0 1\n",
            9,
            1,
            "1; 1; 0; 0; 0; 0; ends in the board",
        ),
        (
            "x_0_0 1",
            "x_1_0 1\nx_0_2 1\n",
            9,
            1,
            "1; 0; 0; 1; 0; 0; ends in the board",
        ),
        (
            "x_0_0 1",
            "x_0_2 1\nx_0_1 1\n",
            9,
            1,
            "1; 0; 1; 0; 0; 0; ends in the board",
        ),
        (
            "x_0_0 1",
            "x_0_1 1\nx_0_1 1\n",
            9,
            1,
            "1; 1; 0; 0; 0; 0; ends in the board",
        ),
        ("x_0_0 1", "x_0_0 1\n", 9, 0, "1; 0; 0; 0; 0; 0; ends in the board"),
        ("x_0_0 1", "x_0_3 1\n", 9, 0, "1; 0; 0; 0; 0; 0; ends in the board"),
        ("x_0_0 1", "w_0_1 1\n", 9, 0, "1; 0; 0; 0; 0; 0; ends in the board"),
        (
            "x_0_0 1",
            "x_0_1 1\nz_0_1_2 1\nz_0_1_3 0\nz_0_2_0 1\nz_1_0_0 1\n",
            9,
            5,
            "fault: the file has values for the first 1 rows and 2 columns of the board only; the puzzle has 2 rows and 3 columns\n  help: the file is cut, or belongs to a smaller puzzle",
        ),
        ("x_0_0 1", "z_0_1_2 1\nz_0_1_1 1\n", 9, 1, "1; 0; 0; 0; 0; 0"),
        ("x_0_0 1", "z_0_2_0 1\nz_0_1_1 1\n", 9, 1, "1; 0; 0; 0; 0; 0"),
        ("x_0_0 1", "z_1_0_0 1\nz_0_1_1 1\n", 9, 1, "1; 0; 0; 0; 0; 0"),
        ("x_0_0 1", "z_0_1_2 1\nx_0_1 1\n", 9, 1, "1; 0; 0; 0; 0; 0"),
        ("x_0_0 1", "z_1_1_2 1\n", 9, 0, "1; 0; 0; 0; 0; 0; ends in the board"),
        ("x_0_0 1, z_0 1", "x_0_1 1\nz_0_1_2 1\n", 9, 2, "1; 1; 0; 0; 0; 0"),
        (
            "z_0 1",
            "x_0_1 1\n",
            9,
            0,
            "fault: the file holds no value of a board column\n  help: the file is cut, or all its values are left out",
        ),
        ("x_1_1 1", "x_1_2 1\n", 9, 0, "0; 0; 0; 0; 1; 0; ends in the board"),
        (
            "x_2_3 1",
            "x_1_2 1\n",
            9,
            0,
            "0; 0; 0; 0; 0; 1; ends in the board; indices are counted from 1: index 0 never occurs in the file",
        ),
        (
            "x_0_0 1, w_0 1",
            "x_0_1 1\n",
            9,
            0,
            "fault:2: column w_0: is of another puzzle\n  help: the file belongs to another puzzle or size, or to a model with other names",
        ),
    ];
    let board = symbols();
    let mut wrong = Vec::new();
    for (before, text, most, lines, expected) in cases {
        let mut collector = Collector::new(&[&board]);
        give(&mut collector, before).unwrap();
        let taken = collector.plain_lines(&plain(text), most);
        let names = collector.tally.names - before.split(", ").count() as u64;
        let bytes = text.split_inclusive('\n').take(lines).map(str::len).sum::<usize>();
        let got = finished(collector, 6, &outcome(Zeros::AsSeen));
        if taken != (bytes, lines as u64) || names != lines as u64 || got != expected {
            wrong.push(format!(
                "            ({before:?}, {text:?}, {most}, {}, {got:?}), {names}",
                taken.1
            ));
        }
    }
    assert!(wrong.is_empty(), "taken otherwise:\n{}", wrong.join("\n"));
}

#[test]
fn plain_lines_go_on_where_they_stopped() {
    let board = symbols();
    let mut collector = Collector::new(&[&board]);
    give(&mut collector, "x_0_0 1").unwrap();
    assert_eq!(collector.plain_lines(&plain("x_1_0 1\n"), 9), (8, 1));
    assert_eq!(collector.plain_lines(&plain("x_0_1 1\n"), 9), (0, 0), "not ascending");
    assert_eq!(collector.plain_lines(&plain("x_1_1 1\n"), 9), (8, 1));
    assert_eq!(collector.plain_lines(b"x_1_2 1\n", 9), (0, 0), "too near the end");
    assert_eq!(collector.candidates[0].readings[0].found, 3);
    collector.restart();
    give(&mut collector, "x_0_0 1").unwrap();
    assert_eq!(collector.plain_lines(&plain("x_0_1 1\n"), 9), (8, 1));
}

#[test]
fn plain_lines_need_one_puzzle() {
    let (two, other) = (
        symbols(),
        Board {
            shape: [2, 3, 2],
            counts: vec![],
        },
    );
    let mut collector = Collector::new(&[&two, &two]);
    give(&mut collector, "x_0_0 1").unwrap();
    assert_eq!(collector.plain_lines(&plain("x_0_1 1\n"), 9), (0, 0));
    let mut collector = Collector::new(&[&other, &two]);
    give(&mut collector, "x_0_0 1").unwrap();
    assert_eq!(collector.plain_lines(&plain("x_0_1 1\n"), 9), (8, 1));
}

#[test]
fn plain_lines_of_heights() {
    struct Heights;
    impl Columns for Heights {
        fn shape(&self) -> [usize; 3] {
            [2, 3, 4]
        }
        fn locate(&self, name: &ColumnName, base: u32) -> Result<Located, String> {
            // The first line is all that goes this way.
            if base == 0 {
                Ok(Located::Decision(0))
            } else {
                Err(name.to_string())
            }
        }
        fn column_counts(&self) -> Vec<u64> {
            vec![]
        }
        fn plain_families(&self) -> Vec<PlainFamily> {
            vec![PlainFamily {
                letter: b'x',
                bounds: [2, 3, 5],
                decision: true,
            }]
        }
    }
    let mut collector = Collector::new(&[&Heights]);
    give(&mut collector, "x_0_0_0 0").unwrap();
    assert_eq!(
        collector
            .plain_lines(&plain("x_0_0_2 1\nx_0_1_0 1\nx_1_0_1 1\nx_1_2_0 1\n"), 9)
            .1,
        3
    );
    let assignment = collector.finish(&outcome(Zeros::LeftOut)).unwrap();
    let ones: Vec<usize> = (0..24)
        .filter(|&column| assignment.values.get(column) == Some(1.0))
        .collect();
    // Numbered by the bounds of the family; the last is beyond the board.
    assert_eq!(ones, [2, 5, 16]);
}

#[test]
fn plain_line_takes_nothing_else() {
    let line = |text: &str, bounds| {
        let mut window = [b'-'; WINDOW];
        window[..text.len()].copy_from_slice(text.as_bytes());
        plain_line(&window, bounds)
    };
    const PLANE: [u32; 3] = [2, 10, 0];
    const SPACE: [u32; 3] = [2, 10, 3];
    const VAST: [u32; 3] = [9_999_999; 3];
    for (text, bounds, indices) in [
        ("x_0_3 1\n", PLANE, [0, 3, 0]),
        ("x_1_9 0\n", PLANE, [1, 9, 0]),
        ("x_1_04 0\n", PLANE, [1, 4, 0]),
        ("x_1_9_2 0\n", SPACE, [1, 9, 2]),
        ("x_19_90_2 0\n", VAST, [19, 90, 2]),
        ("z_1234567_2345678_3456789 1\n", VAST, [1_234_567, 2_345_678, 3_456_789]),
    ] {
        assert_eq!(line(text, bounds), Some((indices, text.len())), "{text}");
    }
    for text in [
        "x_2_3 1\n",
        "x_0_10 1\n",
        "x0_3 1\n",
        "x-0_3 1\n",
        "x_0-3 1\n",
        "x_:_3 1\n",
        "x_/_3 1\n",
        "x_0_: 1\n",
        "x_0_3: 1\n",
        "x_0_3/ 1\n",
        "x_0_3_1 1\n",
        "x_0 1\n",
        "x_0_3\t1\n",
        "x_0_3  1\n",
        "x_0_3 2\n",
        "x_0_3 11\n",
        "x_0_3 1\r\n",
        "x_0_3 \n",
        "x_00000000_3 1\n",
    ] {
        assert_eq!(line(text, PLANE), None, "{text}");
    }
    assert_eq!(line("x_1_9_3 0\n", SPACE), None);
    assert_eq!(line("x_1_9 0\n", SPACE), None);
}

#[test]
fn a_long_file_of_highs_goes_the_fast_way() {
    let board = Board {
        shape: [2, 40_000, 1],
        counts: vec![80_000],
    };
    let lines: String = (0..2)
        .flat_map(|i| (0..40_000).map(move |j| format!("x_{i}_{j} 1\n")))
        .collect();
    let read = |announced: u64| {
        let head = "Model status\nOptimal\n# Primal solution values\nFeasible\n";
        let rows = "row 1\n".repeat(9);
        let text = format!("{head}# Columns {announced}\n{lines}# Rows 9\n{rows}");
        let mut collector = Collector::new(&[&board]);
        let outcome = match crate::solution::read(&mut Source::open(text.as_bytes()).unwrap(), &mut collector) {
            Ok(crate::solution::Reading::Values(outcome)) => outcome,
            Ok(_) => panic!("no solution file"),
            Err(fault) => return fault.to_string(),
        };
        let assignment = collector.finish(&outcome).unwrap();
        assert!((0..80_000).all(|column| assignment.values.get(column) == Some(1.0)));
        outcome.format.to_string()
    };
    assert_eq!(read(80_000), "highs");
    assert_eq!(read(79_999), "79999 columns announced, here is one more");
    assert_eq!(
        read(80_001),
        "80001 columns announced, 80000 found before the end of the file: the file is cut"
    );
}

/// Names stand for themselves: the sizes of models are asked for only where a file has numbers.
#[test]
fn named_columns_need_no_model() {
    struct NoModel;

    impl Columns for NoModel {
        fn shape(&self) -> [usize; 3] {
            [2, 3, 1]
        }

        fn locate(&self, name: &ColumnName, base: u32) -> Result<Located, String> {
            symbols().locate(name, base)
        }

        fn column_counts(&self) -> Vec<u64> {
            panic!("a model is built")
        }
    }

    check(
        &[&NoModel],
        &outcome(Zeros::LeftOut),
        &[
            ("x_0_0 1", "1; 0; 0; 0; 0; 0; ends in the board"),
            (
                "x_0_0 1, w_0 1",
                "fault:2: column w_0: is of another puzzle\n  help: the file belongs to another puzzle or size, or to a model with other names",
            ),
        ],
    );
}

#[test]
fn the_last_listed_column() {
    let last = |entries: &str| {
        let board = symbols();
        let mut collector = Collector::new(&[&board]);
        give(&mut collector, entries).unwrap();
        let assignment = collector.finish(&outcome(Zeros::LeftOut)).unwrap();
        (assignment.values.last_listed(), assignment.ends_in_the_board)
    };
    assert_eq!(last("x_0_0 1"), (Some(0), true));
    assert_eq!(last("x_0_0 1, x_1_2 1, x_0_1 1"), (Some(5), true));
    assert_eq!(last("x_0_2 1, z_0 1"), (Some(2), false));
    assert_eq!(last("z_0 1, x_0_2 1"), (Some(2), true));
}
