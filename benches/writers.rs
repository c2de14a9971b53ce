//! Speed of the formatters and writers in memory, without processes and disks: `cargo bench`.
//!
//! Times are noisy on a shared machine; `scripts/bench-instructions` counts instructions instead.

use divan::counter::BytesCount;
use divan::{Bencher, black_box};
use puzzle_mip::model::lp::format::{Listing, LpColumns, LpRows};
use puzzle_mip::model::lp::{self, Options};
use puzzle_mip::model::stream::{Buffer, Packing};
use puzzle_mip::model::{Model, mps};
use puzzle_mip::puzzles;
use puzzle_mip::puzzles::kind::{Puzzle, ReadOptions};
use puzzle_mip::text::Source;
use std::io;

fn main() {
    divan::main();
}

fn read(kind: &str, text: &str) -> Box<dyn Puzzle> {
    let Ok(source) = Source::new("bench", text.as_bytes().to_vec()) else {
        panic!("the text is UTF-8");
    };
    let puzzle = puzzles::recognise::kind_named(kind).map(|kind| kind.read(&source, &ReadOptions::default()));
    let Some(Ok(puzzle)) = puzzle else {
        panic!("{kind}: the text is a puzzle");
    };
    puzzle
}

fn empty_board(n: usize) -> String {
    (". ".repeat(n) + "\n").repeat(n)
}

/// The board whose rows are 1 2 ... n, shifted by one each: all its clues, no heights.
fn towers(n: usize) -> String {
    let seen = |line: &mut dyn Iterator<Item = usize>| {
        let mut top = 0;
        let mut count = 0;
        for height in line {
            count += usize::from(height > top);
            top = top.max(height);
        }
        count
    };
    let height = |i: usize, j: usize| (i + j) % n + 1;
    let border = |from_below: bool| {
        let clues = (0..n).map(|j| seen(&mut (0..n).map(|i| height(if from_below { n - 1 - i } else { i }, j))));
        let clues: Vec<String> = clues.map(|clue| clue.to_string()).collect();
        format!(". {} .\n", clues.join(" "))
    };
    let rows = (0..n).map(|i| {
        let left = seen(&mut (0..n).map(|j| height(i, j)));
        let right = seen(&mut (0..n).rev().map(|j| height(i, j)));
        format!("{left} {}{right}\n", ". ".repeat(n))
    });
    border(false) + &rows.collect::<String>() + &border(true)
}

fn document(puzzle: &dyn Puzzle) -> Box<dyn Model + '_> {
    match puzzle.model("document") {
        Ok(model) => model,
        Err(_) => panic!("every kind has this formulation"),
    }
}

/// Formats `take` units from the middle of each family.
fn rows(bencher: Bencher<'_, '_>, puzzle: &dyn Puzzle, take: u64) {
    let model = document(puzzle);
    let names = model.names();
    let mut buffer = Buffer::default();
    let mut format = || {
        buffer.truncate(0);
        for (at, family) in model.families().iter().enumerate() {
            let start = (family.units / 2).saturating_sub(take / 2);
            let units = start..(start + take).min(family.units);
            model.lp_rows(at, units, &mut LpRows::new(&names, &mut buffer));
        }
        buffer.len()
    };
    let bytes = format();
    bencher
        .counter(BytesCount::new(bytes))
        .bench_local(|| black_box(format()));
}

/// Rows as LP, by the size of an empty Binox board; about half a megabyte.
#[divan::bench(args = [50, 100, 1000])]
fn lp_rows_binox(bencher: Bencher<'_, '_>, n: usize) {
    rows(bencher, &*read("binox", &empty_board(n)), 2500 / n as u64);
}

/// Rows as LP, whose sums fill many lines.
#[divan::bench(args = [9, 20])]
fn lp_rows_skyscraper(bencher: Bencher<'_, '_>, n: usize) {
    rows(bencher, &*read("skyscraper", &towers(n)), 200);
}

/// The names in an LP file's section of binaries.
#[divan::bench]
fn lp_columns(bencher: Bencher<'_, '_>) {
    let puzzle = read("binox", &empty_board(50));
    let model = document(&*puzzle);
    let names = model.names();
    let mut buffer = Buffer::default();
    let mut format = || {
        buffer.truncate(0);
        for unit in 0..500 {
            let mut sink = LpColumns::new(&names, &mut buffer, Listing::Names);
            model.lp_columns(1, unit..unit + 1, &mut sink);
            sink.end_line();
        }
        buffer.len()
    };
    let bytes = format();
    bencher
        .counter(BytesCount::new(bytes))
        .bench_local(|| black_box(format()));
}

/// Takes bytes and forgets them, so that only the writer is measured.
struct Nowhere(u64);

impl io::Write for Nowhere {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0 += black_box(bytes).len() as u64;
        Ok(bytes.len())
    }
    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

fn whole(
    bencher: Bencher<'_, '_>,
    n: usize,
    write: impl Fn(&dyn Model, &mut Nowhere, &(dyn Fn(u64) + Sync)) -> io::Result<()>,
) {
    let puzzle = read("binox", &empty_board(n));
    let model = document(&*puzzle);
    // Bytes before packing, so that packed and plain files compare.
    let text = std::sync::atomic::AtomicU64::new(0);
    let count = |bytes: u64| {
        text.fetch_add(bytes, std::sync::atomic::Ordering::Relaxed);
    };
    if let Err(error) = write(&*model, &mut Nowhere(0), &count) {
        panic!("{error}");
    }
    bencher
        .counter(BytesCount::new(text.into_inner()))
        .bench_local(|| write(&*model, &mut Nowhere(0), &|_| ()));
}

fn options(threads: usize, packing: Packing) -> Options {
    Options {
        threads,
        packing,
        ..Options::default()
    }
}

/// A whole LP file of an empty 50 x 50 board, by the number of threads.
#[divan::bench(args = [1, 2])]
fn lp_file(bencher: Bencher<'_, '_>, threads: usize) {
    whole(bencher, 50, |model, out, wrote| {
        lp::write(model, &options(threads, Packing::Plain), out, wrote)
    });
}

/// The same packed.
#[divan::bench(args = [1, 2], sample_count = 5)]
fn lp_gz_file(bencher: Bencher<'_, '_>, threads: usize) {
    whole(bencher, 50, |model, out, wrote| {
        lp::write(model, &options(threads, Packing::Gzip), out, wrote)
    });
}

/// A whole free MPS file of an empty 50 x 50 board, by the number of threads.
#[divan::bench(args = [1, 2], sample_count = 10)]
fn mps_file(bencher: Bencher<'_, '_>, threads: usize) {
    whole(bencher, 50, |model, out, wrote| {
        mps::write(model, mps::Form::Free, &options(threads, Packing::Plain), out, wrote)
    });
}

/// Reading the text of a large empty board.
#[divan::bench(sample_count = 5)]
fn read_board_1000(bencher: Bencher<'_, '_>) {
    let text = empty_board(1000);
    bencher
        .counter(BytesCount::new(text.len()))
        .bench(|| read("binox", black_box(&text)));
}
