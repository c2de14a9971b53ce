//! How long it takes to say what is wrong with a text: time grows with the text, whatever is wrong and whoever reads it.
//!
//!     cargo bench --bench wrong_texts
//!
//! Each text is read once, twice and four times as long; linear time shows as equal throughput.

use divan::counter::BytesCount;
use divan::{Bencher, black_box};
use puzzle_mip::puzzles::kind::{Kind, ReadOptions};
use puzzle_mip::puzzles::recognise::recognise;
use puzzle_mip::puzzles::{binox, skyscraper};
use puzzle_mip::text::Source;

fn main() {
    divan::main();
}

/// Makes a text of about this many bytes.
type Make = fn(usize) -> String;

/// The wrong texts and their names.
const TEXTS: &[(&str, Make)] = &[
    ("wrong symbols, 2 lines", |size| {
        ("Z ".repeat(size / 4) + "\n").repeat(2)
    }),
    ("wrong symbols, square", |size| {
        let side = (size / 2).isqrt() / 2 * 2;
        ("Z ".repeat(side) + "\n").repeat(side)
    }),
    ("wrong numbers, square", |size| {
        let side = (size / 5).isqrt();
        ("9999 ".repeat(side) + "\n").repeat(side)
    }),
    ("a board of the other kind", |size| {
        let side = (size / 2).isqrt() / 2 * 2;
        ("X O ".repeat(side / 2) + "\n").repeat(side - 1) + "Z"
    }),
    ("one line without end", |size| "X".repeat(size)),
    ("one line of wrong symbols", |size| "Z".repeat(size)),
    ("one line of words", |size| "Z ".repeat(size / 2)),
    ("short lines", |size| "X\n".repeat(size / 2)),
    ("short wrong lines", |size| "Z Z\n".repeat(size / 4)),
    ("empty lines", |size| "\n".repeat(size) + "Z"),
    ("comments", |size| "# Z\n".repeat(size / 4) + "Z"),
    ("lines of all widths", |size| {
        let most = size.isqrt();
        (1..most).map(|width| ". ".repeat(width) + "\n").collect()
    }),
    ("wrong widths", |size| "X . O\nX . O .\n".repeat(size / 14)),
    ("commas", |size| (",".repeat(99) + "\n").repeat(size / 100) + ",Z"),
    ("doubtful fields", |size| "X O\tX\n".repeat(size / 6) + "X\t\tO"),
    ("doubtful bars", |size| "|X| |X|\n".repeat(size / 8)),
    ("boards", |size| "X.\n.X\n\n".repeat(size / 7)),
    ("key lines", |size| "top: 1\n".repeat(size / 7)),
    ("a long key line", |size| {
        format!("clockwise: {}", "Z ".repeat(size / 2))
    }),
    ("a grid of wrong numbers", |size| {
        let side = (size / 2).isqrt();
        format!("grid:\n{}", ("Z ".repeat(side) + "\n").repeat(side))
    }),
    ("a long game ID of letters", |size| format!("6x6u:{}", "a".repeat(size))),
    ("a game ID that contradicts", |size| {
        let side = size.isqrt() / 2 * 2;
        format!("{side}x{side}u:{}", "A".repeat(side * side))
    }),
    ("a long game ID of clues", |size| {
        format!("{}:{}", size / 20, "9999/".repeat(size / 5))
    }),
    ("a long task", |size| "01".repeat(size / 2) + "0"),
    ("a long address", |size| {
        let side = (size / 2).isqrt();
        format!("skyscrapers/{side}/{side}/{}", "-00".repeat(size / 3))
    }),
    ("pzprv3", |size| {
        let side = (size / 2).isqrt() - 2;
        format!(
            "pzprv3/skyscrapers/{side}/{side}/{}",
            ("Z ".repeat(side + 2) + "/").repeat(side + 2)
        )
    }),
    ("janko", |size| {
        let side = (size / 2).isqrt();
        format!("begin\nproblem\n{}end\n", ("Z ".repeat(side) + "\n").repeat(side))
    }),
    ("janko without end", |size| {
        format!("begin\n{}", "a b\n".repeat(size / 4))
    }),
    ("JSON of wrong entries", |size| {
        let entry = "{\"row\":0,\"col\":0,\"val\":\"Z\"},";
        format!(
            "{{\"shape\":[4,4],\"symbol_number\":2,\"fixed\":[{}0]}}",
            entry.repeat(size / entry.len())
        )
    }),
    ("deep JSON", |size| format!("{{\"shape\":{}", "[".repeat(size))),
    ("JSON of many keys", |size| {
        format!("{{{}\"a\":1}}", "\"fixed\":1,".repeat(size / 10))
    }),
];

const SIZES: [usize; 3] = [1, 2, 4];

/// Bytes of a text at its smallest.
const BASE: usize = 160_000;

fn bench(bencher: Bencher<'_, '_>, (name, times): (&str, usize), read: impl Fn(&Source) + Sync) {
    let Some((_, text)) = TEXTS.iter().find(|(known, _)| *known == name) else {
        panic!("no text {name}");
    };
    let text = text(times * BASE);
    let bytes = text.len();
    let Ok(source) = Source::new("wrong.txt", text.into_bytes()) else {
        panic!("UTF-8");
    };
    bencher
        .counter(BytesCount::new(bytes))
        .bench_local(|| read(black_box(&source)));
}

/// The texts at all lengths.
fn all() -> Vec<(&'static str, usize)> {
    let texts = TEXTS.iter().flat_map(|(name, _)| SIZES.map(|times| (*name, times)));
    texts.collect()
}

/// As a program does: reads, and says what is wrong with the text or why it can have no solution.
fn as_kind(kind: &'static Kind, source: &Source) {
    match kind.read(source, &ReadOptions::default()) {
        Ok(puzzle) => drop(black_box(puzzle.precheck())),
        Err(errors) => drop(black_box(errors.render(false))),
    }
}

#[divan::bench(args = all().into_iter().map(Text).collect::<Vec<_>>(), sample_count = 5, sample_size = 1)]
fn as_binox(bencher: Bencher<'_, '_>, text: &Text) {
    bench(bencher, text.0, |source| as_kind(&binox::KIND, source));
}

#[divan::bench(args = all().into_iter().map(Text).collect::<Vec<_>>(), sample_count = 5, sample_size = 1)]
fn as_skyscraper(bencher: Bencher<'_, '_>, text: &Text) {
    bench(bencher, text.0, |source| as_kind(&skyscraper::KIND, source));
}

#[divan::bench(args = all().into_iter().map(Text).collect::<Vec<_>>(), sample_count = 5, sample_size = 1)]
fn recognised(bencher: Bencher<'_, '_>, text: &Text) {
    bench(bencher, text.0, |source| {
        if let Err(errors) = recognise(source, &ReadOptions::default()) {
            drop(black_box(errors.render(false)));
        }
    });
}

/// A text's name and how many times it is as long as the shortest.
struct Text((&'static str, usize));

impl std::fmt::Display for Text {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let (name, times) = self.0;
        write!(f, "{name} x{times}")
    }
}
