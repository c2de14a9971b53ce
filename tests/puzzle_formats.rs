//! Puzzle formats: exactly one reader claims a text, and what is written reads back as the same puzzle.

#[path = "support/tier.rs"]
mod tier;

use proptest::prelude::*;
use puzzle_mip::grid::Grid;
use puzzle_mip::puzzles::KINDS;
use puzzle_mip::puzzles::binox::{self, Binox, Symbol};
use puzzle_mip::puzzles::board::Cells;
use puzzle_mip::puzzles::kind::{Kind, Puzzle, ReadOptions};
use puzzle_mip::puzzles::recognise::recognise;
use puzzle_mip::puzzles::skyscraper::{self, Skyscraper};
use puzzle_mip::text::Source;

fn source(text: &str) -> Source {
    Source::new("p.txt", text.as_bytes().to_vec()).expect("UTF-8")
}

fn claiming(kind: &Kind, text: &str) -> Vec<&'static str> {
    let source = kind.without_name(&source(text));
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
    #![proptest_config(ProptestConfig::with_cases(tier::rounds(60, 300) as u32))]

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
                let from = ReadOptions::from(reader.name);
                let flags = kind.options.iter().filter(|option| option.value.is_none());
                let with_flags = flags.fold(from.clone(), |options, flag| options.with(flag, ""));
                for options in [from, with_flags] {
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
        let kind = puzzle_mip::puzzles::recognise::kind_named(kind).expect("a kind");
        assert_eq!(claiming(kind, text), [reader], "{} {text:?}", kind.name);
    }
}

/// Found by the property above: `0# x` is two words of a board, not a seed.
#[test]
fn a_game_id_with_a_seed_is_one_word() {
    for kind in KINDS {
        if kind.readers.iter().any(|reader| reader.name == "sgt-id") {
            assert_eq!(claiming(kind, "0# x"), ["text"], "{}", kind.name);
            assert_eq!(claiming(kind, "6#1234"), ["sgt-id"], "{}", kind.name);
        }
    }
}

/// The board of a puzzle's text form, cell by cell.
fn cells(puzzle: &dyn Puzzle) -> Vec<Vec<String>> {
    let text = puzzle.to_string();
    let lines = text
        .lines()
        .map(|line| line.split_whitespace().map(str::to_string).collect());
    lines.collect()
}

/// A board with empty fields, in every form that has them. `left_out` says which marks of empty cells are left out.
fn with_empty_fields(cells: &[Vec<String>], left_out: &[bool]) -> Vec<String> {
    let mut turn = left_out.iter().cycle();
    let board: Vec<Vec<String>> = cells
        .iter()
        .map(|row| {
            let field = |cell: &String| match (cell.as_str(), turn.next()) {
                (".", Some(true)) => String::new(),
                _ => cell.clone(),
            };
            row.iter().map(field).collect()
        })
        .collect();
    let lines = |between: &str| board.iter().map(|row| row.join(between) + "\n").collect::<String>();
    let table = |outer: &str| {
        let mut text = String::new();
        for (at, row) in board.iter().enumerate() {
            text += &format!("{outer} {} {outer}\n", row.join(" | "));
            if at == 0 {
                text += &format!("|{}\n", "---|".repeat(row.len()));
            }
        }
        text
    };
    let quoted: String = board
        .iter()
        .map(|row| {
            row.iter()
                .map(|cell| format!("\"{cell}\""))
                .collect::<Vec<_>>()
                .join(",")
                + "\n"
        })
        .collect();
    vec![
        lines(","),
        lines(" , ").replace('\n', "\r\n"),
        lines(";").replace('\n', "# note\n").replace("# note", " # note"),
        lines("\t"),
        quoted,
        table("|"),
    ]
}

fn keeps_empty_fields(kind: &'static Kind, puzzle: &dyn Puzzle, left_out: &[bool]) -> Result<(), TestCaseError> {
    for text in with_empty_fields(&cells(puzzle), left_out) {
        // Tabs alone are blank lines, and a few other lines are no board.
        if text.lines().filter(|line| !line.trim().is_empty()).count() < 3 {
            continue;
        }
        let read = kind.read(&source(&text), &ReadOptions::default());
        let read = read.unwrap_or_else(|error| panic!("{text:?}\n{error}"));
        prop_assert_eq!(read.to_string(), puzzle.to_string(), "{:?}", text);
    }
    Ok(())
}

/// Two boards in a text, with each thing that separates boards, are refused and their lines named.
fn refuses_two(kind: &'static Kind, puzzle: &dyn Puzzle, lines: usize) -> Result<(), TestCaseError> {
    let board = puzzle.to_string();
    for between in [
        "\n",
        "# the solution\n",
        "+++\n",
        "+---+---+\n",
        "\n\n+-+\n# x\n",
        "|   |\n",
    ] {
        let text = format!("{board}{between}{board}");
        let gap = between.matches('\n').count();
        let named = format!("lines 1 to {lines}, lines {} to {}", lines + gap + 1, 2 * lines + gap);
        let error = kind.read(&source(&text), &ReadOptions::default());
        let error = error.expect_err(&text).to_string();
        prop_assert!(
            error.contains("holds 2 boards") && error.contains(&named),
            "{}\n{}",
            text,
            error
        );
        let error = puzzle.judge_board(&source(&text)).expect_err(&text).to_string();
        prop_assert!(
            error.contains("holds 2 boards") && error.contains(&named),
            "{}\n{}",
            text,
            error
        );
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(tier::rounds(40, 200) as u32))]

    #[test]
    fn an_empty_field_of_binox_is_an_empty_cell(puzzle in binox_puzzle(), left_out in proptest::collection::vec(any::<bool>(), 1..50)) {
        keeps_empty_fields(&binox::KIND, &puzzle, &left_out)?;
        keeps_empty_fields(&binox::KIND, &puzzle, &[true])?;
    }

    #[test]
    fn an_empty_field_of_skyscraper_is_an_empty_cell(puzzle in skyscraper_puzzle(), left_out in proptest::collection::vec(any::<bool>(), 1..50)) {
        keeps_empty_fields(&skyscraper::KIND, &puzzle, &left_out)?;
        keeps_empty_fields(&skyscraper::KIND, &puzzle, &[true])?;
    }

    #[test]
    fn two_boards_of_binox_are_not_one(puzzle in binox_puzzle()) {
        refuses_two(&binox::KIND, &puzzle, puzzle.givens().rows())?;
    }

    #[test]
    fn two_boards_of_skyscraper_are_not_one(puzzle in skyscraper_puzzle()) {
        refuses_two(&skyscraper::KIND, &puzzle, puzzle.size() + 2)?;
    }

    /// However the empty fields of a list of clues are written, no other puzzle is read.
    #[test]
    fn an_empty_field_of_a_list_is_no_clue(puzzle in skyscraper_puzzle(), between in prop_oneof![Just(","), Just(" ; "), Just("\t"), Just("\",\"")]) {
        use puzzle_mip::grid::{Cell, Side, SightLine};
        let n = puzzle.size();
        let field = |number: Option<u32>| number.map_or(String::new(), |number| number.to_string());
        let side = |side: Side| (0..n).map(|index| field(puzzle.clue(SightLine { side, index }))).collect::<Vec<_>>();
        let sides = [Side::Top, Side::Bottom, Side::Left, Side::Right];
        // A line of one field has no separator that could show it.
        prop_assume!(n > 1);
        let grid: Vec<String> = (0..n)
            .map(|row| (0..n).map(|col| field(puzzle.givens()[Cell::new(row, col)])).collect::<Vec<_>>().join(between))
            .collect();
        let keys: String = sides.iter().map(|&it| format!("{}: {}\n", it.word(), side(it).join(between))).collect();
        let all: Vec<String> = sides.iter().flat_map(|&it| side(it)).collect();
        for text in [
            format!("{keys}grid:\n{}\n", grid.join("\n")),
            format!("tblr: [{}]\ngrid:\n{}\n", all.join(between), grid.join("\n")),
        ] {
            let read = skyscraper::KIND.read(&source(&text), &ReadOptions::default());
            let read = read.unwrap_or_else(|error| panic!("{text:?}\n{error}"));
            prop_assert_eq!(read.to_string(), puzzle.to_string(), "{:?}", text);
        }
    }
}

/// What the text is refused for, as that kind.
#[track_caller]
fn refusal(kind: &str, text: &str) -> String {
    let kind = puzzle_mip::puzzles::recognise::kind_named(kind).expect("a kind");
    let read = kind.read(&source(text), &ReadOptions::default());
    read.expect_err(text).to_string()
}

#[test]
fn where_an_empty_field_may_be_nothing_the_text_is_refused() {
    let doubt = "blanks separate cells here too";
    for (kind, text, words) in [
        ("binox", "X O . .;\n. . . .;\n. . . .;\n. . . .;", doubt),
        ("binox", "X O, ,\n. .,.,.", doubt),
        ("binox", "X O\t\tO X\n. . . .", "two tabs"),
        (
            "binox",
            "| X |   | O |\n| . | X | X |",
            "nothing stands between two bars",
        ),
        (
            "binox",
            "+---+---+\n| X |   |\n+---+---+\n|   | O |\n+---+---+",
            "is it an empty cell?",
        ),
        (
            "binox",
            "\u{2502}X\u{2502} \u{2502}\n\u{2502}O\u{2502} \u{2502}",
            "is it an empty cell?",
        ),
        ("skyscraper", "top: 1 2,,1\nleft: 1 2 3 4", doubt),
        (
            "skyscraper",
            "tblr: 1,2,2,1,\n1,2,2,1,\n1,2,2,1,\n1,2,2,1,",
            "the list goes on in the next line",
        ),
    ] {
        let error = refusal(kind, text);
        assert!(error.contains(words), "{text}\n{error}");
    }
}

#[test]
fn titles_and_row_names_are_refused_with_the_cause() {
    let titles = "leave out titles and row names";
    for (kind, text, words) in [
        // R: write.csv, and write.table with quotes.
        ("binox", "\"\",\"V1\",\"V2\"\n\"1\",1,NA\n\"2\",0,1\n", titles),
        ("binox", "\"V1\" \"V2\"\n1 NA\n0 1\n", titles),
        ("binox", "1,NA\n0,1\n", "an empty cell is written `.`"),
        // Spreadsheets.
        ("binox", "a,b\n1,\n,1\n", titles),
        ("binox", "| a | b |\n|---|---|\n| 1 |   |\n|   | 1 |\n", titles),
        ("skyscraper", "\"a\",\"b\",\"c\"\n,1,\n1,1,1\n,1,\n", titles),
        // pandas: numbers above and beside the board.
        ("binox", ",0,1\n0,1,\n1,,1\n", "both must be even"),
        (
            "skyscraper",
            ",0,1,2,3\n0,,2,1,\n1,2,,,1\n2,1,,,2\n3,,1,2,\n",
            "in a corner",
        ),
    ] {
        let error = refusal(kind, text);
        assert!(error.contains(words), "{text}\n{error}");
    }
}

#[test]
fn what_is_no_empty_field_stays_as_it_is() {
    let read = |kind: &str, text: &str| {
        let kind = puzzle_mip::puzzles::recognise::kind_named(kind).expect("a kind");
        let puzzle = kind.read(&source(text), &ReadOptions::default());
        let puzzle = puzzle.unwrap_or_else(|error| panic!("{text}\n{error}"));
        puzzle.to_string().trim_end().replace('\n', "/")
    };
    let sky = ". . 2 ./2 . . 2/. . . ./. . . .";
    for text in [
        "  || . 2 ||\n2 || . . || 2\n. || . . || .\n  || . . ||",
        "\t\t. 2\n2\t| . . |\t2\n.\t| . . |\t.\n\t\t. .",
        "\t\t2\t\n2\t\t\t2\n\t\t\t\n\t\t\t\n",
    ] {
        assert_eq!(read("skyscraper", text), sky, "{text:?}");
    }
    let binox = "X . . O/. . . ./. . . ./O . . X";
    for text in [
        // Indented by tabs, and with tabs behind.
        "\tX..O\n\t....\n\t....\n\tO..X",
        "\t\tX . . O\t\n\t\t. . . .\t\n\t\t. . . .\n\t\tO . . X",
        // A row of nothing but empty fields is a row.
        "X,,,O\n,,,\n,,,\nO,,,X",
        "X\t\t\tO\n\t\t\t\n\t\t\t\nO\t\t\tX",
        "takuzu,,,\nX,,,O\n,,,\n,,,\nO,,,X",
        "4,4\nX,,,O\n,,,\n,,,\nO,,,X",
        // Bars of a drawing beside commas; a table without outer bars.
        "X | . | . | O\n---|---|---|---\n . | . |  | .\n . | . | . | .\nO | . | . | X",
    ] {
        assert_eq!(read("binox", text), binox, "{text:?}");
    }
    assert_eq!(
        read("binox", "| - | - |\n| - | X |"),
        ". ./. X",
        "a row of `-` is no rule of a table"
    );
    let blocks = "X . . O\n\n. . . .\n. . . .\nO . . X\n";
    assert_eq!(read("binox", blocks), binox, "one line is no board");
    let help = refusal("binox", ". . . .\n. . . .\n\n. . . .\n. . . .\n");
    assert!(
        help.contains("lines 1 to 2, lines 4 to 5") && help.contains("if they are one board"),
        "{help}"
    );
}

#[test]
fn a_second_puzzle_in_a_file_is_not_left_out_in_silence() {
    let janko = "begin\npuzzle wolkenkratzer\nclabels\n1 2\n2 1\nrlabels\n1 2\n2 1\nend\n";
    let save = "SAVEFILE:41:x\nGAME    :6:Towers\nPARAMS  :1:2\nDESC    :7:///////\n";
    let pzprv3 = "pzprv3\nskyscrapers\n2\n2\n. . . .\n. . . .\n. . . .\n. . . .\n";
    for text in [janko, save, pzprv3] {
        let kind = &skyscraper::KIND;
        assert!(kind.read(&source(text), &ReadOptions::default()).is_ok(), "{text}");
        let error = refusal("skyscraper", &text.repeat(2));
        assert!(error.contains("a second puzzle begins here"), "{text}\n{error}");
    }
}

/// A few bytes can ask for any size: every format that states one refuses it before it makes room.
#[test]
fn no_text_asks_for_a_board_beyond_the_bound() {
    for size in [
        "2002",
        "9998",
        "100000",
        "1000000000",
        "18446744073709551614",
        "9".repeat(40).as_str(),
    ] {
        let slashes = "/".repeat(4 * 9998 - 1);
        let zeros = "0 ".repeat(4 * 9998);
        for (kind, text) in [
            (
                "binox",
                format!("{{\"shape\":[{size},{size}],\"symbol_number\":2,\"fixed\":[]}}"),
            ),
            ("binox", format!("{size}x{size}u:{}a", "z".repeat(200_000))),
            ("binox", format!("{size}x{size}:0{}", "z".repeat(200_000))),
            ("skyscraper", format!("{{\"shape\":[{size},{size}],\"clues\":{{}}}}")),
            ("skyscraper", format!("{size}:{slashes}")),
            ("skyscraper", format!("skyscrapers/{size}/{size}/")),
            ("skyscraper", format!("pzprv3/skyscrapers/{size}/{size}/")),
            ("skyscraper", format!("{size}\ntop: 1")),
            ("skyscraper", format!("clockwise: {zeros}")),
            ("skyscraper", "1\n".repeat(10_010)),
            ("binox", "1\n".repeat(10_010)),
            ("binox", format!("{}\n", ".".repeat(10_010)).repeat(2)),
        ] {
            let error = refusal(kind, &text);
            assert!(error.len() < 10_000, "{size}: {error}");
        }
    }
    refusal("binox", &(",".repeat(4_050_000) + "\n."));
    let most = "{\"shape\":[2000,2000],\"symbol_number\":2,\"fixed\":[]}";
    assert!(recognise(&source(most), &ReadOptions::default()).is_ok());
}

#[test]
fn the_bound_of_a_board_is_one() {
    use puzzle_mip::grid::{MOST_CELLS, MOST_LINES, fits};
    assert!(fits(2000, 2000) && fits(MOST_LINES, 400) && !fits(MOST_LINES + 1, 2) && !fits(0, 2));
    assert!(!fits(2002, 2000) && !fits(usize::MAX, usize::MAX) && MOST_CELLS == 2000 * 2000);
    let grid = |rows, cols| Binox::new(Grid::from_fn(rows, cols, |_| None)).is_some();
    assert!(grid(2, MOST_LINES) && !grid(2, MOST_LINES + 2) && !grid(2002, 2000));
    let empty = |n: usize| Skyscraper::new(Grid::from_fn(n, n, |_| None), [(); 4].map(|()| vec![None; n])).is_some();
    assert!(empty(2000) && !empty(2001));
}
