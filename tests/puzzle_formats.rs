//! Puzzle formats: exactly one reader claims a text, and what is written reads back as the same puzzle.

use proptest::prelude::*;
use puzzle_mip::board::Grid;
use puzzle_mip::puzzle::{Kind, Puzzle, ReadOptions};
use puzzle_mip::puzzles::binox::{self, Binox, Symbol};
use puzzle_mip::puzzles::skyscraper::{self, Skyscraper};
use puzzle_mip::puzzles::{KINDS, recognise};
use puzzle_mip::text::Source;

fn source(text: &str) -> Source {
    Source::new("p.txt", text.as_bytes().to_vec()).expect("UTF-8")
}

fn claiming(kind: &Kind, text: &str) -> Vec<&'static str> {
    let source = source(text);
    let claims = kind.readers.iter().filter(|reader| (reader.claims)(&source));
    claims.map(|reader| reader.name).collect()
}

fn binox_puzzle() -> impl Strategy<Value = Binox> {
    let sides = (1..=7_usize, 1..=7_usize, 0..=10_u8);
    sides.prop_flat_map(|(rows, cols, open)| {
        let (rows, cols) = (2 * rows, 2 * cols);
        proptest::collection::vec((0..=10_u8, any::<bool>()), rows * cols).prop_map(move |cells| {
            let symbols = [Symbol::X, Symbol::O];
            let cell = |(weight, symbol): (u8, bool)| (weight > open).then(|| symbols[usize::from(symbol)]);
            let grid = Grid::from_cells(rows, cols, cells.into_iter().map(cell).collect()).expect("a rectangle");
            Binox::new(grid).expect("even sides")
        })
    })
}

fn skyscraper_puzzle() -> impl Strategy<Value = Skyscraper> {
    let sizes = (prop_oneof![1..=6_usize, 7..=30_usize], 0..=10_u8, 0..=10_u8);
    sizes.prop_flat_map(|(n, open, dark)| {
        let number = move |empty: u8| {
            (0..=10_u8, 1..=n as u32).prop_map(move |(weight, number)| (weight > empty).then_some(number))
        };
        let sides = proptest::collection::vec(proptest::collection::vec(number(dark), n), 4);
        (proptest::collection::vec(number(open), n * n), sides).prop_map(move |(cells, sides)| {
            let clues: [Vec<Option<u32>>; 4] = sides.try_into().expect("four sides");
            Skyscraper::new(Grid::from_cells(n, n, cells).expect("a square"), clues).expect("numbers from 1 to n")
        })
    })
}

/// The reader that must claim what a writer wrote.
fn reader_of(writer: &str) -> &str {
    match writer {
        "game-id" => "sgt-id",
        "puzz.link" => "puzzlink",
        other => other,
    }
}

/// Everything a kind can write of a puzzle is claimed by the right reader alone, and reads back as the puzzle; so do
/// the text with other line ends, with comments and with the kind's name above. Other kinds' readers never agree on it.
fn round_trip(kind: &'static Kind, puzzle: &dyn Puzzle) -> Result<(), TestCaseError> {
    for writer in kind.writers {
        let Ok(text) = puzzle.to_format(writer).expect("a writer of the list") else {
            // Only a task without a given cannot be written.
            prop_assert_eq!(*writer, "task");
            continue;
        };
        let variants = [
            text.clone(),
            text.replace('\n', "\r\n"),
            format!("\u{feff}# a comment\n\n{}", text.trim_end()),
            format!("{}\n{text}", kind.name),
        ];
        for text in variants {
            prop_assert_eq!(claiming(kind, &text), [reader_of(writer)], "{}", text);
            let read = kind.read(&source(&text), &ReadOptions::default());
            let read = read.unwrap_or_else(|error| panic!("{text}\n{error}"));
            prop_assert_eq!(read.to_string(), puzzle.to_string(), "{}", text);
        }
        // Without its name a board of open cells may be several kinds; anything else is recognised.
        if *writer != "text" {
            prop_assert!(recognise(&source(&text), &ReadOptions::default()).is_ok(), "{}", text);
        }
    }
    prop_assert!(puzzle.to_format("none").is_none());
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn binox_round_trip(puzzle in binox_puzzle()) {
        round_trip(&binox::KIND, &puzzle)?;
    }

    #[test]
    fn skyscraper_round_trip(puzzle in skyscraper_puzzle()) {
        round_trip(&skyscraper::KIND, &puzzle)?;
    }

    /// Whatever the text is: no two readers of a kind claim it, and reading it ends in a puzzle or an error.
    #[test]
    fn no_two_readers_claim_a_text(text in "[0-4xXoOud.:/,#az_\\-\"\\[{| \n]{0,40}") {
        for kind in KINDS {
            prop_assert!(claiming(kind, &text).len() <= 1, "{}: {:?} {:?}", kind.name, text, claiming(kind, &text));
            let _ = kind.read(&source(&text), &ReadOptions::default());
        }
    }

    /// Readers asked for by name take any text without a panic.
    #[test]
    fn every_reader_takes_every_text(text in "(\\PC|[0-9/:,a-z.\n ]){0,60}", start in 0..14_usize) {
        let starts = [
            "", "{\"shape\":[2,2],", "{\"shape\":[2,2],\"symbol_number\":2,\"fixed\":[{", "SAVEFILE:41:x\nGAME:6:Towers\nPARAMS:1:4\nDESC:",
            "pzprv3/skyscrapers/2/2/", "begin\nproblem\n", "[begin]\n[clabels]\n", "skyscrapers/3/3/", "6x6u:", "4:", "///", "top:", "clockwise:", "3 3 3\n",
        ];
        let text = format!("{}{text}", starts[start]);
        for kind in KINDS {
            for reader in kind.readers {
                for assume_unique in [false, true] {
                    let options = ReadOptions { from: Some(reader.name.to_string()), assume_unique, ..ReadOptions::default() };
                    if let Ok(puzzle) = kind.read(&source(&text), &options) {
                        puzzle.precheck();
                    }
                }
            }
        }
    }
}

#[test]
fn the_reader_of_each_look() {
    let rows = "- - - -\n".repeat(8);
    for (kind, text, reader) in [
        ("binox", "  {\n}", "json"),
        (
            "binox",
            "SAVEFILE:41:Simon Tatham's Portable Puzzle Collection\nGAME    :6:Unruly",
            "sgt-save",
        ),
        ("binox", "begin\nproblem\nend", "janko"),
        ("binox", "<script>\n[begin]\n[problem]\n[end]", "janko"),
        ("binox", "6x6u:zKa", "sgt-id"),
        ("binox", "6x6:zKa", "sgt-id"),
        ("binox", "10udn:azzzy", "sgt-id"),
        ("binox", "6x6u#1234", "sgt-id"),
        ("binox", "0b0a0f0c0b00b1a1a1h", "task"),
        ("binox", "6x4:0w", "task"),
        ("binox", "0b=a", "task"),
        ("binox", "10\n01", "text"),
        ("binox", "X O . .", "text"),
        ("binox", "....", "text"),
        ("binox", "binox\n+---+\n| X |", "text"),
        ("skyscraper", "{", "json"),
        ("skyscraper", "SAVEFILE:41:", "sgt-save"),
        ("skyscraper", "pzprv3/skyscrapers/4/4/", "pzprv3"),
        ("skyscraper", "pzprv3.1\nskyscrapers\n4\n4", "pzprv3"),
        ("skyscraper", "[begin]\n[end]", "janko"),
        (
            "skyscraper",
            "https://puzz.link/p?skyscrapers/4/4/i22i3g1g22h1o2k",
            "puzzlink",
        ),
        ("skyscraper", "https://pzplus.tck.mn/p?building/v:/4/4", "puzzlink"),
        ("skyscraper", "4:///2/2////3//1//2/2//,1i2e", "sgt-id"),
        ("skyscraper", "4dh:///2/2////3//1//2/2//", "sgt-id"),
        ("skyscraper", "4#99", "sgt-id"),
        ("skyscraper", "///2/2////3//1//2/2//,1i2e", "task"),
        ("skyscraper", "top: 1 2\nbottom: 2 1", "keys"),
        ("skyscraper", "clockwise: 1 2 2 1 1 2 2 1", "keys"),
        ("skyscraper", "grid:\n. .\n. .", "keys"),
        ("skyscraper", "0 0 0 2 2 2 0 0 0 0 0 2 0 1 0 3", "flat"),
        ("skyscraper", "\"0 0 0 2\"", "flat"),
        ("skyscraper", "[0, 0, 0, 2]", "flat"),
        ("skyscraper", &format!("4 4 4\n{rows}"), "puzzlekit"),
        ("skyscraper", &format!("4 4 4 D\n{rows}"), "puzzlekit"),
        ("skyscraper", ". 1 .\n. . .\n. . .", "text"),
        ("skyscraper", "2 2 3\n. . . . .\n. . . . .\n. . . . .\n. . .", "text"),
        ("skyscraper", ". . . 2", "text"),
    ] {
        let kind = puzzle_mip::puzzles::kind(kind).expect("a kind");
        assert_eq!(claiming(kind, text), [reader], "{} {text:?}", kind.name);
    }
}

/// Found by the property above: `0# x` is two words of a board, not a seed.
#[test]
fn a_game_id_with_a_seed_is_one_word() {
    for kind in KINDS {
        assert_eq!(claiming(kind, "0# x"), ["text"], "{}", kind.name);
        assert_eq!(claiming(kind, "6#1234"), ["sgt-id"], "{}", kind.name);
    }
}
