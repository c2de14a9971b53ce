//! The formats in which people have Skyscraper puzzles, besides the board itself (`text.rs`): who claims what.

mod flat;
mod janko;
mod json;
mod keys;
mod puzzlekit;
mod puzzlink;
mod pzprv3;
mod sgt;
mod task;

use super::puzzle::Skyscraper;
use super::text;
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
        about: "JSON with shape, clues and fixed",
        claims: json::is_json,
        read: |source, _| boxed(json::read_json(source)),
    },
    Reader {
        name: "sgt-save",
        about: "a save file of Simon Tatham's Towers",
        claims: is_sgt_save,
        read: |source, _| boxed(sgt::read_save(source)),
    },
    Reader {
        name: "pzprv3",
        about: "a file of pzprv3 or puzz.link",
        claims: pzprv3::is_pzprv3,
        read: |source, _| boxed(pzprv3::read_pzprv3(source)),
    },
    Reader {
        name: "janko",
        about: "a block of janko.at",
        claims: is_janko,
        read: |source, _| boxed(janko::read_janko(source)),
    },
    Reader {
        name: "puzzlink",
        about: "an address of puzz.link, .../p?skyscrapers/4/4/i22i3g1g22h1o2k",
        claims: |source| only_line(source).is_some_and(|line| puzzlink::puzzlink(line).is_some()),
        read: |source, _| boxed(puzzlink::read_puzzlink(source)),
    },
    Reader {
        name: "sgt-id",
        about: "a game ID of Simon Tatham's Towers, 4:///2/2////3//1//2/2//,1i2e",
        claims: sgt::is_id,
        read: |source, _| boxed(sgt::read_id(source)),
    },
    Reader {
        name: "task",
        about: "the task of puzzle-skyscrapers.com, ///2/2////3//1//2/2//,1i2e",
        claims: task::is_task,
        read: |source, _| boxed(task::read_task(source)),
    },
    Reader {
        name: "keys",
        about: "lines top: bottom: left: right: grid:, or tblr:, or clockwise:",
        claims: keys::has_keys,
        read: |source, _| boxed(keys::read_keys(source)),
    },
    Reader {
        name: "flat",
        about: "a bare list of clues in one line: refused, as its order is not known",
        claims: flat::is_flat,
        read: |source, _| boxed(Err(flat::refuse_flat(source).into())),
    },
    Reader {
        name: "puzzlekit",
        about: "a puzzlekit file: n n MAX, then top, bottom, left, right and the board",
        claims: puzzlekit::is_puzzlekit,
        read: |source, _| boxed(puzzlekit::read_puzzlekit(source)),
    },
    Reader {
        name: "text",
        about: "the board with the clues around it",
        claims: is_text,
        read: |source, _| boxed(text::parse(source)),
    },
];

/// All formats written.
pub(super) const WRITERS: &[&str] = &["text", "game-id", "task", "json", "puzz.link"];

fn boxed(puzzle: Result<Skyscraper, TextErrors>) -> Result<Box<dyn Puzzle>, TextErrors> {
    puzzle.map(|puzzle| Box::new(puzzle) as Box<dyn Puzzle>)
}

fn is_text(source: &Source) -> bool {
    let start = formats::start(source);
    let marked = ["{", "SAVEFILE:41:", "pzprv3"]
        .iter()
        .any(|mark| start.starts_with(mark));
    if marked || is_janko(source) || keys::has_keys(source) || puzzlekit::is_puzzlekit(source) {
        return false;
    }
    // One line is no board, but cells apart with a mark of the empty one among them were meant as one.
    formats::has_several_lines(source)
        || only_line(source).is_some_and(|line| {
            line.split_whitespace().nth(1).is_some()
                && flat::words(line).any(|word| !word.bytes().all(|c| c.is_ascii_digit()))
        })
}

/// Writes a puzzle; `None` for a format that is none of [`WRITERS`].
pub(super) fn write(puzzle: &Skyscraper, format: &str) -> Option<Result<String, String>> {
    match format {
        "text" => Some(Ok(puzzle.to_string())),
        "game-id" => Some(Ok(format!("{}:{}\n", puzzle.size(), task::write_task(puzzle)))),
        "task" => Some(Ok(format!("{}\n", task::write_task(puzzle)))),
        "json" => Some(Ok(json::write_json(puzzle))),
        "puzz.link" => Some(puzzlink::write_puzzlink(puzzle).map(|text| text + "\n")),
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

    fn read(text: &str) -> Result<String, String> {
        let puzzle = KIND
            .read(&source(text), &ReadOptions::default())
            .map_err(|errors| errors.to_string())?;
        Ok(puzzle.to_string().trim_end().replace('\n', "/"))
    }

    /// The puzzle of FORMATS.md.
    const BOARD: &str = ". . . . 2 ./3 1 . . . 2/. . . . . 2/1 . . 2 . ./. . . . . ./. 2 . . . .";

    #[test]
    fn one_puzzle_in_every_format() {
        let desc = "///2/2////3//1//2/2//,1i2e";
        let save = format!(
            "SAVEFILE:41:Simon Tatham's Portable Puzzle Collection\r\nVERSION :1:1\r\nGAME    :6:Towers\r\n\
             PARAMS  :3:4de\r\nDESC    :{}:{desc}\r\nNSTATES :1:1\r\n",
            desc.len()
        );
        let pzprv3 = "pzprv3/skyscrapers/4/4/. . . . 2 . /3 q1 4 .[1,2,,] 3 2 /. . . . . 2 /1 . . q2 . . /. . . . . . /. 2 . . . . /";
        let json = "{\"shape\":[4,4],\"clues\":{\"top\":[null,null,null,2],\"bottom\":[2,null,null,null],\n\
                    \"left\":[3,null,1,null],\"right\":[2,2,null,null]},\n\
                    \"fixed\":[{\"row\":0,\"col\":0,\"val\":1},{\"row\":2,\"col\":2,\"val\":2}]}";
        let grid = "1 - - -\n- - - -\n- - 2 -\n- - - -\n";
        for text in [
            "4:///2/2////3//1//2/2//,1i2e",
            "skyscraper\n4du:///2/2////3//1//2/2//,1i2e  # hard",
            "4:///2/2////3//1//2/2//,_1_i_2e",
            desc,
            &save,
            "https://puzz.link/p?skyscrapers/4/4/i22i3g1g22h1o2k",
            "http://pzv.jp/p.html?building/v:/4/4/i22i3g1g22h1o2k/",
            "skyscraper/4/4/i22i3g1g22h1o2",
            pzprv3,
            &pzprv3.replace('/', "\n"),
            json,
            "top: . . . 2\nbottom: 2 . . .\nleft: 3 . 1 .\nright: 2 2 . .\ngrid:\n1 . . .\n. . . .\n. . 2 .\n. . . .",
            "grid: 1 0 0 0\n. . . .\n0 0 2 0\n. . . .\nRIGHT:2,2,-,-\nleft: [3, 0, 1, 0]\nTop : 0 0 0 2\nbottom:2 0 0 0",
            "clockwise: 0 0 0 2 2 2 0 0 0 0 0 2 0 1 0 3\ngrid:\n+---------+\n| 1 . . . |\n| . . . . |\n| . . 2 . |\n| . . . . |\n+---------+",
            "4\ntblr: 0 0 0 2 2 0 0 0\n3 0 1 0 2 2 0 0\ngrid:\n1 . . .\n. . . .\n. . 2 .\n. . . .",
            &format!("4 4 4\n- - - 2\n2 - - -\n3 - 1 -\n2 2 - -\n{grid}"),
            &format!(
                "begin\npuzzle wolkenkratzer\nsize 4\nclabels\n- - - 2\n2 - - -\nrlabels\n3 - 1 -\n2 2 - -\nproblem\n{grid}solution\n1 2 4 3\nend\n"
            ),
            &format!(
                "[begin]\n[puzzle]\nWolkenkratzer\n[size]\n4\n[clabels]\n- - - 2\n2 - - -\n[rlabels]\n3 - 1 -\n2 2 - -\n[problem]\n{grid}[end]\n"
            ),
        ] {
            assert_eq!(
                read(text).unwrap_or_else(|error| panic!("{text}\n{error}")),
                BOARD,
                "{text}"
            );
        }
        let notes = KIND
            .read(&source(pzprv3), &ReadOptions::default())
            .expect("a puzzle")
            .notes()
            .to_vec();
        assert_eq!(notes.len(), 1, "said once");
        assert!(notes[0].message.contains("answers in the file are ignored"));
    }

    #[test]
    fn sizes_beyond_the_programs() {
        assert_eq!(read("1:///").as_deref(), Ok(". . ./. . ./. . ."));
        assert_eq!(read("1:1/1/1/1,1").as_deref(), Ok(". 1 ./1 1 1/. 1 ."));
        assert_eq!(read("2:///////,1_2b").as_deref(), Ok(". . . ./. 1 2 ./. . . ./. . . ."));
        let twelve = format!("12:{},12_11zzzzzl", "/".repeat(47));
        assert!(read(&twelve).expect("12 lines").contains("12 11  ."), "{twelve}");
        let link = format!("skyscrapers/17/17/-11{}", "z".repeat(3));
        assert!(read(&link).expect("17 lines").contains("17"));
        assert_eq!(
            read("4:///////////////,p").as_deref(),
            Ok(read("4:///////////////").expect("empty").as_str())
        );
    }

    #[test]
    fn what_would_be_a_guess_is_refused() {
        let mut wrong = String::new();
        let rows = "- - - -\n".repeat(7);
        for (text, place, words) in [
            (
                "0 0 0 2 2 2 0 0 0 0 0 2 0 1 0 3",
                "p.txt:1:1",
                "tblr: 0 0 0 2 2 2 0 0 0 0 0 2 0 1 0 3 ",
            ),
            (
                "\"1 3 2 2 3 2 2 1 1 3 2 3 2 2 3 1\"",
                "p.txt:1:1",
                "clockwise: 1 3 2 2 3 2 2 1 1 3 2 3 2 2 3 1 ",
            ),
            (
                "[1, 2, 3]",
                "p.txt:1:1",
                "a list of clues has 4 n numbers; this one has 3",
            ),
            (
                ". . 3 .",
                "p.txt:1:1",
                "the text is one line: a Skyscraper is a block of n+2 lines",
            ),
            ("5#12345", "p.txt:1:2", "names a random seed, not a puzzle"),
            (
                "4:///2",
                "p.txt:1:3",
                "4 clues between slashes, a board with 4 lines has 4 times as many",
            ),
            ("4:///5////////////", "p.txt:1:6", "clue 5 on a board with 4 lines"),
            (
                "4:///////////////,1a",
                "p.txt:1:21",
                "the grid ends after 2 of 16 cells",
            ),
            (
                "4:///////////////,1za",
                "p.txt:1:20",
                "the grid is longer than 16 cells",
            ),
            ("/////", "p.txt:1:1", "the task has 6 clues, which is no multiple of 4"),
            ("99999999999:///", "p.txt:1:13", "4 clues between slashes"),
            (
                "skyscrapers/4/5/",
                "p.txt:1:15",
                "5 rows and 4 columns: a Skyscraper is a square",
            ),
            (
                "skyscrapers/4/4/7",
                "p.txt:1:17",
                "the number 7 (hexadecimal) on a board with 4 lines",
            ),
            ("skyscrapers/4/4/z", "p.txt:1:17", "goes beyond the clues"),
            ("skyscrapers/4/4/-", "p.txt:1:17", "ends inside a number"),
            (
                "pzprv3/nurikabe/4/4/",
                "p.txt:1:8",
                "a pzprv3 file of the puzzle nurikabe",
            ),
            ("pzprv3/skyscrapers/4/4/. .", "p.txt:1:24", "this line has 2 tokens"),
            (
                &format!("4 4 3\n{rows}- - - -"),
                "p.txt:1:5",
                "heights up to 3, so with parks",
            ),
            (&format!("4 4 4 D\n{rows}- - - -"), "p.txt:1:7", "diagonals"),
            (
                "begin\npuzzle wolkenkratzer\ndiagonals\nproblem\n-\nend",
                "p.txt:3:1",
                "diagonals",
            ),
            (
                "begin\ndepth 3\nproblem\n- - - -\n- - - -\n- - - -\n- - - -\nend",
                "p.txt:2:7",
                "parks",
            ),
            (
                "begin\nproblem\n- -\n- -\nsolution\n1 -\n- 1\nend",
                "p.txt:6:3",
                "parks",
            ),
            ("top: 1 2\ntop: 2 1", "p.txt:2:1", "top: stands twice"),
            (
                "top: 1 2\ntblr: 0 0 0 0 0 0 0 0",
                "p.txt:2:1",
                "tblr: beside top: tells clues twice",
            ),
            (
                "top: 1 2\nleft: 1 2 1",
                "p.txt:2:11",
                "left has 3 numbers, the board has 2 lines",
            ),
            (
                "tblr: 1 2 0 0 0 0 0",
                "p.txt:1:1",
                "tblr: has 7 numbers, a board with 2 lines has 8",
            ),
            ("hello world\ntop: 1 2", "p.txt:1:1", "a line before the first key"),
            (
                "{\"shape\":[2,3],\"clues\":{}}",
                "p.txt:1:10",
                "a Skyscraper is a square",
            ),
            (
                "{\"shape\":[2,2],\"clues\":{\"top\":[1]}}",
                "p.txt:1:24",
                "top has 1 clues, the board has 2 lines",
            ),
            (
                "{\"shape\":[2,2],\"clues\":{},\"fixed\":[{\"row\":2,\"col\":0,\"val\":1}]}",
                "p.txt:1:43",
                "2 is no row of the board",
            ),
            (
                "{\"shape\":[2,2],\"clues\":{},\"fixed\":[{\"row\":1,\"col\":0,\"val\":3}]}",
                "p.txt:1:59",
                "3 is no height",
            ),
        ] {
            let error = read(text).expect_err(text);
            if !(error.contains(place) && error.contains(words)) {
                wrong += &format!("{text}\nwanted {place} {words}\n{error}\n\n");
            }
        }
        assert!(wrong.is_empty(), "{wrong}");
    }
}
