//! What must hold for every kind of puzzle, whatever it is: [`check`] runs a kind over its samples.

use super::{lp, mps, tier};
use puzzle_mip::model::lp::Options;
use puzzle_mip::model::{FileFormat, Model};
use puzzle_mip::puzzles::kind::{INTEGRALITY_TOLERANCE, Kind, ModelRequest, Puzzle, ReadOptions};
use puzzle_mip::solution::Values;
use puzzle_mip::solver::builtin::{Outcome, solve};
use puzzle_mip::text::Source;
use std::collections::BTreeSet;
use std::time::Duration;

const LIMIT: Duration = Duration::from_secs(300);

/// Models for repair with more nonzeros than that are solved in the long tier only.
const MOST_NONZEROS: u64 = 3_000;

/// A sample: its name, which has `infeasible` in it if there is no solution, and its text.
pub type Sample = (String, String);

/// Reads a text as a puzzle of the kind.
#[track_caller]
pub fn read(kind: &Kind, text: &str, options: &ReadOptions) -> Box<dyn Puzzle> {
    let source = Source::new("sample", text.as_bytes().to_vec()).expect("UTF-8");
    kind.read(&source, options)
        .unwrap_or_else(|errors| panic!("{}: {errors}\n{text}", kind.name))
}

/// Everything that can be asked of a kind without knowing it.
pub fn check(kind: &'static Kind, samples: &[Sample]) {
    assert!(!samples.is_empty(), "{}: a kind without samples", kind.name);
    assert!(
        samples.iter().any(|(name, _)| name.contains("infeasible")),
        "{}: no sample is infeasible",
        kind.name
    );
    assert_eq!(kind.formulations.first().map(|first| first.name), Some("document"));
    let mut broken: BTreeSet<&str> = BTreeSet::new();
    for (name, text) in samples {
        let what = format!("{} {name}", kind.name);
        let puzzle = read(kind, text, &ReadOptions::default());
        round_trips(kind, &*puzzle, &what);
        models(&*puzzle, &what);
        match solutions(&*puzzle, name, &what) {
            Some(board) => changes(&*puzzle, &board, &mut broken),
            None => assert!(name.contains("infeasible"), "{what}: no solution"),
        }
        all_dropped(&*puzzle, &what);
    }
    for rule in (kind.rules)() {
        assert!(broken.contains(rule.id), "no changed board breaks {}", rule.id);
        assert!(rule.id.starts_with(&format!("{}/", kind.name)), "{}", rule.id);
    }
    example(kind);
}

/// The example of the help is a puzzle of this kind.
fn example(kind: &'static Kind) {
    let puzzle = read(kind, kind.example, &ReadOptions::default());
    assert!(puzzle.precheck().is_empty(), "{}: {:?}", kind.name, puzzle.precheck());
    for name in std::iter::once(&kind.name).chain(kind.other_names) {
        let named = read(kind, &format!("{name}\n{}", kind.example), &ReadOptions::default());
        assert_eq!(named.to_string(), puzzle.to_string(), "{name}");
    }
}

/// What is written in any format reads back as the same puzzle; the text form is always one.
fn round_trips(kind: &Kind, puzzle: &dyn Puzzle, what: &str) {
    assert!(
        kind.writers.contains(&"text"),
        "{}: the text form is not written",
        kind.name
    );
    for writer in kind.writers {
        match puzzle.to_format(writer) {
            Some(Ok(text)) => {
                let again = read(kind, &text, &ReadOptions::default());
                assert_eq!(again.to_string(), puzzle.to_string(), "{what} as {writer}");
            }
            Some(Err(_)) => assert_ne!(*writer, "text", "{what}"),
            None => panic!("{what}: the format {writer} is listed and not written"),
        }
    }
    assert!(puzzle.to_format("no such format").is_none());
}

/// The requests that every formulation serves.
fn requests<'r>(puzzle: &dyn Puzzle, exclude: &'r [Vec<bool>]) -> Vec<(String, ModelRequest<'r>)> {
    let mut requests = Vec::new();
    for formulation in puzzle.kind().formulations {
        let plain = ModelRequest::new(formulation.name);
        let repair = ModelRequest { repair: true, ..plain };
        requests.push((formulation.name.to_string(), plain));
        requests.push((format!("{} with repair", formulation.name), repair));
        let all = ModelRequest { exclude, ..repair };
        requests.push((format!("{} with repair and an excluded board", formulation.name), all));
    }
    requests
}

/// Sizes are as enumerated, and LP, MPS and fixed MPS hold the same matrix.
fn models(puzzle: &dyn Puzzle, what: &str) {
    let exclude = vec![(0..puzzle.decision_columns()).map(|at| at % 2 == 0).collect()];
    for (name, request) in requests(puzzle, &exclude) {
        let what = format!("{what}, {name}");
        let model = puzzle
            .model_with(&request)
            .unwrap_or_else(|error| panic!("{what}: {error}"));
        sizes_agree(&*model, &what);
        one_matrix(&*model, &what);
    }
}

/// The closed sizes of groups and families against their columns and rows, one by one.
#[track_caller]
pub fn sizes_agree(model: &dyn Model, what: &str) {
    let mut names = BTreeSet::new();
    let mut next = 0;
    let texts = model.names();
    for (at, group) in model.groups().iter().enumerate() {
        let first = next;
        for unit in 0..group.units {
            let before = next;
            model.visit_columns(at, unit..unit + 1, &mut |column| {
                let name = texts.text(column.name);
                assert_eq!(column.number, next, "{what}: numbers count up");
                assert!(names.insert(name.clone()), "{what}: {name} twice");
                next += 1;
            });
            assert_eq!(
                next - before,
                group.columns / group.units,
                "{what}: {} unit {unit}",
                group.pattern
            );
        }
        assert_eq!(next - first, group.columns, "{what}: {}", group.pattern);
    }
    let mut row_names = BTreeSet::new();
    for (at, family) in model.families().iter().enumerate() {
        let (mut rows, mut terms, mut zeros) = (0, 0, 0);
        for unit in 0..family.units {
            assert_eq!(rows, model.rows_before(at, unit), "{what}: {} unit {unit}", family.id);
            model.visit_rows(at, unit..unit + 1, &mut |row| {
                let name = texts.text(row.name);
                rows += 1;
                terms += row.terms.len() as u64;
                zeros += row.terms.iter().filter(|term| term.0 == 0).count() as u64;
                assert!(!row.terms.is_empty(), "{what}: {name} is empty");
                let columns: BTreeSet<u64> = row.terms.iter().map(|term| term.1.number).collect();
                assert_eq!(columns.len(), row.terms.len(), "{what}: a column twice in {name}");
                for (_, column) in row.terms {
                    assert!(
                        names.contains(&texts.text(column.name)),
                        "{what}: {name} has a strange column"
                    );
                }
                assert!(row_names.insert(name.clone()), "{what}: {name} twice");
            });
        }
        assert_eq!(
            (rows, terms, zeros),
            (family.rows, family.terms, family.zeros),
            "{what}: {}",
            family.id
        );
    }
}

fn written(model: &dyn Model, format: FileFormat, threads: usize) -> String {
    let mut bytes = Vec::new();
    let options = Options {
        threads,
        ..Options::default()
    };
    format
        .write(model, &options, &mut bytes, &|_| ())
        .expect("no write fails");
    String::from_utf8(bytes).expect("ASCII")
}

#[track_caller]
fn one_matrix(model: &dyn Model, what: &str) {
    let text = written(model, FileFormat::Lp, 1);
    assert_eq!(
        text,
        written(model, FileFormat::Lp, 3),
        "{what}: threads change the bytes"
    );
    let from_lp = lp::read(&text);
    let from_mps = mps::read(&written(model, FileFormat::Mps, 1), mps::Form::Free);
    from_lp.assert_same_model(&from_mps, &format!("{what} as MPS"));
    assert_eq!(from_lp.row_order, from_mps.row_order, "{what}: order of rows");
    let fixed = written(model, FileFormat::FixedMps, 1);
    let renamed = mps::read(&fixed, mps::Form::Fixed).renamed(&mps::numbered_names(&fixed));
    from_lp.assert_same_model(&renamed, &format!("{what} as fixed MPS"));
}

/// Solves every formulation: a valid board, or none if the name says so. Gives a board.
fn solutions(puzzle: &dyn Puzzle, name: &str, what: &str) -> Option<Vec<bool>> {
    let mut board = None;
    for formulation in puzzle.kind().formulations {
        let what = format!("{what}, {}", formulation.name);
        let model = puzzle.model(formulation.name).expect("a formulation");
        match solve(&*model, LIMIT).unwrap_or_else(|error| panic!("{what}: {error}")) {
            // What a lazy formulation leaves out may be what makes a puzzle infeasible.
            Outcome::Infeasible => assert!(name.contains("infeasible"), "{what}: no solution"),
            Outcome::Solved { values, .. } => {
                let values: Values = values.into_iter().take(puzzle.decision_columns()).map(Some).collect();
                let report = puzzle.judge(&values, INTEGRALITY_TOLERANCE);
                if formulation.lazy.is_none() {
                    assert!(report.valid(), "{what}: {report:?}");
                    assert!(!name.contains("infeasible"), "{what}: a solution");
                    board = Some(values.ones());
                }
            }
        }
    }
    let ones = board?;
    // The board as text is a finished board of this puzzle.
    let text = puzzle.board_text(&ones);
    let source = Source::new("board", text.clone().into_bytes()).expect("UTF-8");
    assert_eq!(puzzle.board_values(&source).as_ref(), Ok(&ones), "{what}: {text}");
    assert!(
        puzzle.judge_board(&source).is_ok_and(|report| report.valid()),
        "{what}: {text}"
    );
    Some(ones)
}

/// Changes a valid board in many ways and notes the rules that are broken: a cell emptied, a cell like another one, a
/// line like a parallel one.
fn changes(puzzle: &dyn Puzzle, ones: &[bool], broken: &mut BTreeSet<&'static str>) {
    let [rows, cols, count] = puzzle.columns().shape();
    let cell = |row: usize, col: usize| (row * cols + col) * count;
    let mut judge = |change: &dyn Fn(&mut Vec<f64>)| {
        let mut values: Vec<f64> = ones.iter().map(|&one| f64::from(u8::from(one))).collect();
        change(&mut values);
        let changed = values
            .iter()
            .zip(ones)
            .any(|(value, one)| *value != f64::from(u8::from(*one)));
        let report = puzzle.judge(&values.into_iter().map(Some).collect(), INTEGRALITY_TOLERANCE);
        let found = report.rules.iter().filter(|rule| rule.findings.count > 0);
        let found: Vec<&str> = found.map(|rule| rule.rule.id).collect();
        assert!(changed || found.is_empty());
        broken.extend(found);
    };
    let copy = |values: &mut Vec<f64>, from: usize, to: usize| values.copy_within(from..from + count, to);
    for to in 0..rows * cols {
        judge(&|values| values[to * count..(to + 1) * count].fill(0.5));
        for from in 0..rows * cols {
            judge(&|values| copy(values, from * count, to * count));
        }
    }
    for to in 0..rows {
        for from in 0..rows {
            judge(&|values| (0..cols).for_each(|col| copy(values, cell(from, col), cell(to, col))));
        }
    }
    for to in 0..cols {
        for from in 0..cols {
            judge(&|values| (0..rows).for_each(|row| copy(values, cell(row, from), cell(row, to))));
        }
    }
}

/// A puzzle whose givens and clues are all dropped has a solution, and so has each model in which they may be.
fn all_dropped(puzzle: &dyn Puzzle, what: &str) {
    let demands: Vec<usize> = (0..puzzle.demands().len()).collect();
    let open = puzzle.without(&demands);
    assert!(open.demands().is_empty(), "{what}: {:?}", open.demands());
    let model = open.model(open.best_formulation(false)).expect("the formulation");
    assert!(
        matches!(solve(&*model, LIMIT), Ok(Outcome::Solved { .. })),
        "{what}: no board at all"
    );
    for formulation in puzzle.kind().formulations {
        let request = ModelRequest {
            repair: true,
            ..ModelRequest::new(formulation.name)
        };
        let model = puzzle.model_with(&request).expect("a formulation");
        let drops = model.groups().iter().map(|group| group.columns).sum::<u64>()
            - puzzle
                .model(formulation.name)
                .expect("a formulation")
                .column_count()
                .min(model.column_count());
        if formulation.name == "document" {
            assert_eq!(drops, demands.len() as u64, "{what}: a column for each given and clue");
        }
        let nonzeros: u64 = model.families().iter().map(|family| family.terms).sum();
        if nonzeros > MOST_NONZEROS && !tier::long() {
            continue;
        }
        let answer = solve(&*model, LIMIT);
        assert!(
            matches!(answer, Ok(Outcome::Solved { .. })),
            "{what}, {} with repair: {answer:?}",
            formulation.name
        );
    }
}
