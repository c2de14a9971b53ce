//! The formats in which people have Binox puzzles, besides the board itself (`text.rs`).

mod janko;
mod json;
mod sgt;
mod task;

use super::puzzle::Binox;
use super::{options, text};
use crate::diagnostic::TextErrors;
use crate::puzzles::formats::janko::is_janko;
use crate::puzzles::formats::sgt::is_sgt_save;
use crate::puzzles::formats::{self, only_line};
use crate::puzzles::kind::{Puzzle, Reader};
use crate::text::Source;

/// All readers.
pub(super) const READERS: &[Reader] = &[
    Reader {
        name: "json",
        about: "JSON with shape, symbol_number and fixed",
        claims: json::is_json,
        read: |source, _| boxed(json::read_json(source)),
    },
    Reader {
        name: "sgt-save",
        about: "a save file of Simon Tatham's Unruly",
        claims: is_sgt_save,
        read: |source, options| boxed(sgt::read_save(source, options)),
    },
    Reader {
        name: "janko",
        about: "a block of janko.at",
        claims: is_janko,
        read: |source, options| boxed(janko::read_janko(source, options)),
    },
    Reader {
        name: "sgt-id",
        about: "a game ID of Simon Tatham's Unruly, 6x6u:acbgdcaCBBi",
        claims: sgt::is_id,
        read: |source, options| boxed(sgt::read_id(source, options)),
    },
    Reader {
        name: "task",
        about: "the task of puzzle-binairo.com, 0b0a0f0c0b00b1a1a1h",
        claims: task::is_task,
        read: |source, _| boxed(task::read_task(source)),
    },
    Reader {
        name: "text",
        about: "the board itself, X O . or 1 0 .",
        claims: is_text,
        read: |source, options| boxed(text::parse(source, options::symbols(options).as_ref())),
    },
];

/// All formats written.
pub(super) const WRITERS: &[&str] = &["text", "game-id", "task", "json"];

fn boxed(puzzle: Result<Binox, TextErrors>) -> Result<Box<dyn Puzzle>, TextErrors> {
    puzzle.map(|puzzle| Box::new(puzzle) as Box<dyn Puzzle>)
}

fn is_text(source: &Source) -> bool {
    let first = formats::start(source);
    if first.starts_with('{') || first.starts_with("SAVEFILE:41:") || is_janko(source) {
        return false;
    }
    // One line is a board of one row: cells apart, or marks that occur in no other format.
    formats::has_several_lines(source)
        || only_line(source).is_some_and(|line| {
            line.split_whitespace().nth(1).is_some()
                || (!line.is_empty() && line.chars().all(|c| "XxOo.-_?".contains(c)))
        })
}

/// Writes a puzzle; `None` for a format that is none of [`WRITERS`].
pub(super) fn write(puzzle: &Binox, format: &str) -> Option<Result<String, String>> {
    match format {
        "text" => Some(Ok(puzzle.to_string())),
        "game-id" => Some(Ok(sgt::write_id(puzzle))),
        "task" => Some(task::write_task(puzzle)),
        "json" => Some(Ok(json::write_json(puzzle))),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::super::KIND;
    use super::*;
    use crate::puzzles::kind::ReadOptions;

    fn source(text: &str) -> Source {
        Source::new("p.txt", text.as_bytes().to_vec()).expect("UTF-8")
    }

    fn read(text: &str, options: &ReadOptions) -> Result<String, String> {
        let puzzle = KIND.read(&source(text), options).map_err(|errors| errors.to_string())?;
        Ok(puzzle.to_string().replace(' ', "").trim_end().replace('\n', "/"))
    }

    /// The puzzle of FORMATS.md.
    const BOARD: &str = "O..O.O/....../O...O./.OO..X/.X.X../......";
    const FIXED: &str = "[{\"row\":0,\"col\":0,\"val\":\"O\"},{\"row\":0,\"col\":3,\"val\":\"O\"},\
        {\"row\":0,\"col\":5,\"val\":\"o\"},{\"row\":2,\"col\":0,\"val\":\"O\"},{\"row\":2,\"col\":4,\"val\":\"O\"},\
        {\"row\":3,\"col\":1,\"val\":\"O\"},{\"row\":3,\"col\":2,\"val\":\"O\"},{\"row\":3,\"col\":5,\"val\":\"X\"},\
        {\"row\":4,\"col\":1,\"val\":\"X\"},{\"row\":4,\"col\":3,\"val\":\"x\"}]";

    #[test]
    fn one_puzzle_in_every_format() {
        let save = "SAVEFILE:41:Simon Tatham's Portable Puzzle Collection\nVERSION :1:1\nGAME    :6:Unruly\n\
                    PARAMS  :6:6x6udt\nCPARAMS :6:6x6udt\nDESC    :11:acbgdcaCBBi\nNSTATES :1:1\nSTATEPOS:1:1\n";
        let rows = "2 - - 2 - 2\n- - - - - -\n2 - - - 2 -\n- 2 2 - - 1\n- 1 - 1 - -\n- - - - - -\n";
        let assume = ReadOptions::default().with(&options::ASSUME_UNIQUE, "");
        for (text, options) in [
            ("6x6u:acbgdcaCBBi", &ReadOptions::default()),
            (
                "# from the app\n  6udt:acbgdcaCBBi  # pasted\n\n",
                &ReadOptions::default(),
            ),
            ("binox\n6x6u:acbgdcaCBBi\n", &ReadOptions::default()),
            ("6x6:acbgdcaCBBi", &assume),
            (save, &ReadOptions::default()),
            (&save.replace("6:6x6udt", "3:6x6"), &assume),
            ("0b0a0f0c0b00b1a1a1h", &ReadOptions::default()),
            ("6x6:0b0a0f0c0b00b1a1a1h\n", &ReadOptions::default()),
            (
                &format!("{{\"shape\":[6,6],\"symbol_number\":2,\"fixed\":{FIXED}}}"),
                &ReadOptions::default(),
            ),
            (
                &format!("begin\npuzzle Binairo\nauthor A B\nsize 6\nproblem\n{rows}solution\n1 2\nend\n"),
                &assume,
            ),
            (
                &format!("<x>\n[begin]\n[puzzle]\nTohu-Wa-Vohu\n[problem]\n{rows}[end]\n"),
                &assume,
            ),
            (&format!("6 6\n{rows}"), &ReadOptions::default()),
        ] {
            assert_eq!(
                read(text, options).unwrap_or_else(|error| panic!("{text}\n{error}")),
                BOARD,
                "{text}"
            );
        }
    }

    #[test]
    fn what_would_be_a_guess_is_refused() {
        let none = ReadOptions::default();
        let mut wrong = String::new();
        let janko = "begin\nproblem\n1 -\n- -\nend";
        for (text, place, words) in [
            ("6x6:acbgdcaCBBi", "p.txt:1:1", "--assume-unique reads it all the same"),
            (
                "6x6dt:acbgdcaCBBi",
                "p.txt:1:1",
                "2 of 3 such puzzles have no Binox solution",
            ),
            ("6x6u#12345", "p.txt:1:5", "names a random seed, not a puzzle"),
            (
                "6x6u:acbgdcaCBB",
                "p.txt:1:16",
                "the description ends after 28 of 36 cells",
            ),
            (
                "6x6u:acbgdcaCBBii",
                "p.txt:1:17",
                "the description is longer than 6 rows and 6 columns",
            ),
            ("5x6u:zf", "p.txt:1:6", "6 rows and 5 columns: both must be even"),
            ("99999x99999u:a", "p.txt:1:14", "too short for 99999 rows"),
            (janko, "p.txt:2:1", "--assume-unique reads it all the same"),
            (
                "begin\npuzzle Hitori\nproblem\n1 -\n- -\nend",
                "p.txt:2:8",
                "a block of the puzzle Hitori",
            ),
            ("begin\nproblem\n1 -\n- -\n", "p.txt:1:1", "the block has no end"),
            ("0b0a", "p.txt:1:1", "the task has 5 cells, which is no square"),
            (
                "6x4:0b0",
                "p.txt:1:5",
                "the task has 4 cells, 4 rows and 6 columns have 24",
            ),
            ("0b=0ax", "p.txt:1:3", "Binairo+"),
            (
                "0 1 2 .\n. . . .\n. . . .\n. . . .",
                "p.txt:1:5",
                "say which with --symbols",
            ),
            ("1x0xx01x\n........", "p.txt:1:2", "say it with --symbols"),
            ("1..O\n....", "p.txt:1:4", "letters and digits are mixed"),
            (
                "{\"shape\":[2,2],\"symbol_number\":3,\"fixed\":[]}",
                "p.txt:1:32",
                "a puzzle of 3 symbols",
            ),
            (
                "{\"shape\":[2,2],\"symbol_number\":2,\"fixed\":[],\"diagonal\":1}",
                "p.txt:1:56",
                "unknown key",
            ),
            (
                "{\"shape\":[2,2],\n\"symbol_number\":2}",
                "p.txt:1:1",
                "the key \"fixed\" is missing",
            ),
            (
                "{\"shape\":[2,2],\n\"symbol_number\":}",
                "p.txt:2:17",
                "this is no JSON",
            ),
            (
                "{\"shape\":[900000,900000],\"symbol_number\":2,\"fixed\":[]}",
                "p.txt:1:10",
                "too large",
            ),
            ("hello", "p.txt:1:1", "in any known format"),
        ] {
            let error = read(text, &none).expect_err(text);
            if !(error.contains(place) && error.contains(words)) {
                wrong += &format!("{text}\nwanted {place} {words}\n{error}\n\n");
            }
        }
        assert!(wrong.is_empty(), "{wrong}");
        let assume = none.clone().with(&options::ASSUME_UNIQUE, "");
        assert_eq!(read(janko, &assume).as_deref(), Ok("X./.."));
    }

    #[test]
    fn users_may_say_what_the_marks_mean() {
        let symbols = |word: &str| ReadOptions::default().with(&options::SYMBOLS, word);
        for (text, marks, board) in [
            ("0 1\n2 .", "1,0,2", "OX/.."),
            ("0 1\n2 .", "1,2,0", ".X/O."),
            ("1x0x\nxx01", "1,0,x", "X.O./..OX"),
            ("W b\n. B", "b,w", "OX/.X"),
            ("Aa\n-a", "A,a", "XO/.O"),
        ] {
            assert_eq!(read(text, &symbols(marks)).as_deref(), Ok(board), "{text}");
        }
        let error = read("X O\n. .", &symbols("1,0")).expect_err("other marks");
        assert!(
            error.contains("expected 1, 0 or an empty cell, as --symbols says"),
            "{error}"
        );
        let error = read("6x6u:acbgdcaCBBi", &symbols("1,0")).expect_err("no marks");
        assert!(error.contains("--symbols"), "{error}");
        for bad in ["1", "1,1", "1,0,1", "1,0,x,y", "1,", "a b,c"] {
            assert!(bad.parse::<options::Symbols>().is_err(), "{bad}");
        }
    }

    #[test]
    fn a_lone_x_is_a_symbol() {
        let none = ReadOptions::default();
        assert_eq!(read("x.\n.x", &none).as_deref(), Ok("X./.X"));
        assert_eq!(read("X-\n-x", &none).as_deref(), Ok("X./.X"));
    }

    #[test]
    fn a_board_of_digits_without_an_empty_cell_is_read_with_a_warning() {
        let notes = |text: &str| {
            KIND.read(&source(text), &ReadOptions::default())
                .expect(text)
                .notes()
                .to_vec()
        };
        assert!(notes("10\n01")[0].message.contains("no cell is empty"));
        assert!(
            notes("1 2\n2 1")[0]
                .help
                .as_ref()
                .is_some_and(|help| help.contains("--symbols"))
        );
        assert!(notes("1.\n01").is_empty() && notes("XO\nOX").is_empty());
    }
}
