//! The lengths of model files that are told before they are written, against what is written.

mod support;

use puzzle_mip::grid::Line;
use puzzle_mip::model::size::{Effort, Size};
use puzzle_mip::model::{Model, lp, mps};
use puzzle_mip::place::Place;
use puzzle_mip::puzzles;
use puzzle_mip::puzzles::kind::{ModelRequest, Puzzle, ReadOptions};
use puzzle_mip::text::Source;
use std::io::{self, Write};
use support::samples::samples;
use support::tier;

/// Counts what is written.
struct Length(u64);

impl Write for Length {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0 += bytes.len() as u64;
        Ok(bytes.len())
    }
    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

fn read(kind: &str, text: &str) -> Box<dyn Puzzle> {
    let source = Source::new("test", text.as_bytes().to_vec()).expect("text");
    let kind = puzzles::recognise::kind_named(kind).expect("a kind");
    kind.read(&source, &ReadOptions::default()).expect("a puzzle")
}

/// Which estimates are compared.
#[derive(Clone, Copy, PartialEq)]
enum Formats {
    All,
    LpOnly,
}

fn real_lp(model: &dyn Model, part: (u64, u64)) -> u64 {
    let options = lp::Options {
        threads: 2,
        part,
        ..lp::Options::default()
    };
    let mut length = Length(0);
    lp::write(model, &options, &mut length, &|_| ()).expect("written");
    length.0
}

fn real_mps(model: &dyn Model, form: mps::Form) -> u64 {
    let options = lp::Options {
        threads: 2,
        ..lp::Options::default()
    };
    let mut length = Length(0);
    mps::write(model, form, &options, &mut length, &|_| ()).expect("written");
    length.0
}

/// Tenths of a percent that an estimate is off.
#[track_caller]
fn assert_close(what: &str, size: Size, real: u64, small: bool) -> u64 {
    let off = size.bytes.abs_diff(real);
    if size.exact {
        assert_eq!(size.bytes, real, "{what}: said to be exact");
    }
    assert!(size.exact || !small, "{what}: a small model is counted");
    assert!(off * 20 <= real, "{what}: {} estimated, {real} written", size.bytes);
    off * 1000 / real
}

/// Compares all estimates of a model with what is written; gives the worst fault in tenths of a percent.
#[track_caller]
fn compare(what: &str, model: &dyn Model, formats: Formats) -> u64 {
    let work = |family: &puzzle_mip::model::Family| family.rows + family.terms;
    let largest = model
        .families()
        .iter()
        .map(work)
        .max()
        .unwrap_or(0)
        .max(model.column_count());
    let mut worst = 0;
    let real = real_lp(model, (1, 1));
    let forms = match formats {
        Formats::All => vec![("mps", mps::Form::Free), ("fixed-mps", mps::Form::Fixed)],
        Formats::LpOnly => vec![],
    };
    let real_forms: Vec<_> = forms.iter().map(|(_, form)| real_mps(model, *form)).collect();
    for (effort, name, small) in [
        (Effort::QUICK, "quick", largest <= 1_000),
        (Effort::THOROUGH, "thorough", largest <= 400_000),
    ] {
        let size = lp::estimate(model, (1, 1), effort);
        worst = worst.max(assert_close(&format!("{what}, lp, {name}"), size, real, small));
        for ((format, form), real) in forms.iter().zip(&real_forms) {
            let size = mps::estimate(model, *form, effort);
            worst = worst.max(assert_close(&format!("{what}, {format}, {name}"), size, *real, small));
        }
    }
    worst
}

/// All formulations of a puzzle, also with boards excluded, pairs kept apart, and givens and clues dropped.
#[track_caller]
fn compare_all(what: &str, puzzle: &dyn Puzzle) -> u64 {
    // Any values do: only which of them are 1 matters.
    let board = |step: usize| {
        (0..puzzle.decision_columns())
            .map(|at| at % step == 0)
            .collect::<Vec<_>>()
    };
    let exclude = [board(2), board(3), board(7)];
    let [rows, columns, _] = puzzle.columns().shape();
    let apart = [
        Place::pair(Line::Across(0), Line::Across(rows - 1)),
        Place::pair(Line::Down(0), Line::Down(columns - 1)),
    ];
    let mut worst = 0;
    for formulation in puzzle.kind().formulations {
        let plain = ModelRequest::new(formulation.name);
        let requests = [
            ("", plain),
            (
                " with exclude",
                ModelRequest {
                    exclude: &exclude,
                    ..plain
                },
            ),
            (" with repair", ModelRequest { repair: true, ..plain }),
            (
                " with all",
                ModelRequest {
                    exclude: &exclude,
                    repair: true,
                    places: if formulation.lazy.is_some() && rows > 1 {
                        &apart
                    } else {
                        &[]
                    },
                    ..plain
                },
            ),
        ];
        for (more, request) in requests {
            let Ok(model) = puzzle.model_with(&request) else {
                continue;
            };
            let what = format!("{what}, {}{more}", formulation.name);
            worst = worst.max(compare(&what, &*model, Formats::All));
        }
    }
    worst
}

/// The puzzle whose board is a cyclic Latin square: all clues or none, and the first `givens` cells.
fn skyscraper(n: usize, clues: bool, givens: usize) -> String {
    let height = |i: usize, j: usize| 1 + (i + j) % n;
    let seen = |line: Vec<usize>| {
        let mut tallest = 0;
        let seen = line.iter().filter(|height| {
            let seen = **height > tallest;
            tallest = tallest.max(**height);
            seen
        });
        if clues {
            seen.count().to_string()
        } else {
            ".".to_string()
        }
    };
    let across = |i: usize| (0..n).map(|j| height(i, j)).collect::<Vec<_>>();
    let back = |mut line: Vec<usize>| {
        line.reverse();
        line
    };
    // The square is symmetric: columns are as rows.
    let top: Vec<String> = (0..n).map(|j| seen(across(j))).collect();
    let bottom: Vec<String> = (0..n).map(|j| seen(back(across(j)))).collect();
    let mut text = format!(". {} .\n", top.join(" "));
    for i in 0..n {
        let cells: Vec<String> = (0..n)
            .map(|j| {
                if i * n + j < givens {
                    height(i, j).to_string()
                } else {
                    ".".to_string()
                }
            })
            .collect();
        text += &format!("{} {} {}\n", seen(across(i)), cells.join(" "), seen(back(across(i))));
    }
    text + &format!(". {} .\n", bottom.join(" "))
}

fn binox(rows: usize, cols: usize, givens: usize) -> String {
    let mut text = String::new();
    for i in 0..rows {
        for j in 0..cols {
            text.push(match (i * cols + j < givens, (i + j) % 2) {
                (false, _) => '.',
                (true, 0) => 'X',
                (true, _) => 'O',
            });
        }
        text.push('\n');
    }
    text
}

#[test]
fn sizes_of_all_samples() {
    for sample in samples().iter().step_by(tier::one_in(4)) {
        let text = std::fs::read_to_string(&sample.path).expect("a sample");
        compare_all(&sample.name, &*read(&sample.kind, &text));
    }
}

#[test]
fn sizes_of_small_boards() {
    let mut worst = 0;
    for n in (2..=14).step_by(tier::one_in(7)) {
        for (clues, givens) in [(false, 0), (true, 0), (true, n * n / 2)] {
            let what = format!("skyscraper {n}, clues {clues}, {givens} givens");
            worst = worst.max(compare_all(&what, &*read("skyscraper", &skyscraper(n, clues, givens))));
        }
    }
    for rows in (2..=14).step_by(2 * tier::one_in(4)) {
        for cols in [2, rows, 16] {
            for givens in [0, rows * cols / 2] {
                let what = format!("binox {rows} x {cols}, {givens} givens");
                worst = worst.max(compare_all(&what, &*read("binox", &binox(rows, cols, givens))));
            }
        }
    }
    eprintln!("the worst estimate is {} % off", worst as f64 / 10.0);
}

#[test]
fn sizes_of_larger_boards() {
    let mut worst = 0;
    for (kind, text, formats) in [
        ("binox", binox(6, 120, 60), Formats::All),
        ("skyscraper", skyscraper(20, true, 0), Formats::All),
        ("skyscraper", skyscraper(26, true, 100), Formats::LpOnly),
        ("skyscraper", skyscraper(60, false, 0), Formats::All),
        ("skyscraper", skyscraper(101, false, 2000), Formats::LpOnly),
        ("binox", binox(40, 40, 0), Formats::All),
        ("binox", binox(102, 30, 0), Formats::LpOnly),
    ]
    .into_iter()
    .step_by(tier::one_in(7))
    {
        let puzzle = read(kind, &text);
        for formulation in puzzle.kind().formulations {
            if let Ok(model) = puzzle.model(formulation.name) {
                let what = format!("{}, {}", puzzle.title(), formulation.name);
                // Fixed names count no more than this.
                let countable = model.row_count().max(model.column_count()) < 10_000_000;
                let formats = if countable { formats } else { Formats::LpOnly };
                let off = compare(&what, &*model, formats);
                eprintln!("{what}: {} % off", off as f64 / 10.0);
                worst = worst.max(off);
            }
        }
    }
    eprintln!("the worst estimate is {} % off", worst as f64 / 10.0);
}

/// Of a part less is known: no more may be reserved than a little less than is estimated.
#[test]
fn sizes_of_parts() {
    for (kind, text) in [
        ("skyscraper", skyscraper(12, true, 0)),
        ("skyscraper", skyscraper(18, true, 20)),
        ("binox", binox(24, 20, 30)),
        ("binox", binox(4, 4, 0)),
    ]
    .into_iter()
    .step_by(tier::one_in(2))
    {
        let puzzle = read(kind, &text);
        for formulation in puzzle.kind().formulations {
            let Ok(model) = puzzle.model(formulation.name) else {
                continue;
            };
            for parts in [8, 2, 3, 50].into_iter().step_by(tier::one_in(4)) {
                for part in 1..=parts {
                    let real = real_lp(&*model, (part, parts));
                    for effort in [Effort::QUICK, Effort::THOROUGH] {
                        let size = lp::estimate(&*model, (part, parts), effort);
                        let what = format!("{}, {}, {part}/{parts}", puzzle.title(), formulation.name);
                        if size.exact {
                            assert_eq!(size.bytes, real, "{what}");
                        }
                        let off = size.bytes.abs_diff(real);
                        assert!(off * 10 <= real, "{what}: {} estimated, {real} written", size.bytes);
                    }
                }
            }
        }
    }
}

/// While a file is written it holds hardly more room than it will need, and afterwards no more than it needs.
#[test]
#[cfg(target_os = "linux")]
fn room_is_reserved_as_it_is_needed() {
    use std::os::unix::fs::MetadataExt;
    let folder = tempfile::tempdir().expect("a folder");
    let puzzle = folder.path().join("p.txt");
    std::fs::write(&puzzle, skyscraper(20, true, 0)).expect("a file");
    for (format, part) in [
        ("lp", "1/1"),
        ("lp", "1/8"),
        ("lp", "8/8"),
        ("mps", ""),
        ("fixed-mps", ""),
    ]
    .into_iter()
    .step_by(tier::one_in(3))
    {
        let out = folder.path().join("m.out");
        let mut gen_model = support::samples::gen_model();
        gen_model.args(["skyscraper", "-q", "--threads", "1", "--format", format]);
        if !part.is_empty() {
            gen_model.args(["--part", part]);
        }
        let mut child = gen_model
            .arg(&puzzle)
            .arg("-o")
            .arg(&out)
            .spawn()
            .expect("gen-model runs");
        let mut held = 0;
        while child.try_wait().expect("a child").is_none() {
            for path in support::samples::files_in(folder.path()) {
                if path.extension().is_some_and(|end| end == "part") {
                    let found = std::fs::metadata(&path);
                    held = held.max(found.map_or(0, |file| file.blocks() * 512));
                }
            }
        }
        let file = std::fs::metadata(&out).expect("written");
        // A file system counts in blocks, and some of its own.
        let slack = file.len() / 100 + (1 << 18);
        let what = format!(
            "{format} {part}: {} bytes, {held} held, {} in the end",
            file.len(),
            file.blocks() * 512
        );
        assert!(held > 0, "{what}");
        assert!(held <= file.len() + file.len() / 20 + slack, "{what}");
        assert!(file.blocks() * 512 <= file.len() + slack, "{what}");
    }
}
