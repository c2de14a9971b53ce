//! The formats in which people have Skyscraper puzzles, besides the board itself (`text.rs`): who claims what.

mod ids;
mod keys;

use super::builder::Builder;
use super::{Skyscraper, text};
use crate::grid::{Cell, Side, SightLine};
use crate::puzzles::formats::{self, digits, janko, json, only_line, without_difficulty};
use crate::puzzles::kind::{Puzzle, Reader};
use crate::text::{Source, TextErrors};

/// All readers.
pub(super) const READERS: &[Reader] = &[
    Reader {
        name: "json",
        about: "JSON with shape, clues and fixed",
        claims: is_json,
        read: |source, _| boxed(read_json(source)),
    },
    Reader {
        name: "sgt-save",
        about: "a save file of Simon Tatham's Towers",
        claims: formats::is_sgt_save,
        read: |source, _| boxed(ids::read_save(source)),
    },
    Reader {
        name: "pzprv3",
        about: "a file of pzprv3 or puzz.link",
        claims: is_pzprv3,
        read: |source, _| boxed(ids::read_pzprv3(source)),
    },
    Reader {
        name: "janko",
        about: "a block of janko.at",
        claims: formats::is_janko,
        read: |source, _| boxed(read_janko(source)),
    },
    Reader {
        name: "puzzlink",
        about: "an address of puzz.link, .../p?skyscrapers/4/4/i22i3g1g22h1o2k",
        claims: |source| only_line(source).is_some_and(|line| ids::puzzlink(line).is_some()),
        read: |source, _| boxed(ids::read_puzzlink(source)),
    },
    Reader {
        name: "sgt-id",
        about: "a game ID of Simon Tatham's Towers, 4:///2/2////3//1//2/2//,1i2e",
        claims: is_id,
        read: |source, _| boxed(ids::read_id(source)),
    },
    Reader {
        name: "task",
        about: "the task of puzzle-skyscrapers.com, ///2/2////3//1//2/2//,1i2e",
        claims: is_task,
        read: |source, _| boxed(ids::read_task(source)),
    },
    Reader {
        name: "keys",
        about: "lines top: bottom: left: right: grid:, or tblr:, or clockwise:",
        claims: has_keys,
        read: |source, _| boxed(keys::read_keys(source)),
    },
    Reader {
        name: "flat",
        about: "a bare list of clues in one line: refused, as its order is not told",
        claims: is_flat,
        read: |source, _| boxed(Err(keys::refuse_flat(source).into())),
    },
    Reader {
        name: "puzzlekit",
        about: "a puzzlekit file: n n MAX, then top, bottom, left, right and the board",
        claims: is_puzzlekit,
        read: |source, _| boxed(keys::read_puzzlekit(source)),
    },
    Reader {
        name: "text",
        about: "the board with the clues around it",
        claims: is_text,
        read: |source, options| match &options.symbols {
            Some(_) => Err(source
                .error_whole("a Skyscraper has heights, no symbols", "no --symbols with this puzzle")
                .into()),
            None => boxed(text::parse(source)),
        },
    },
];

/// All formats written.
pub(super) const WRITERS: &[&str] = &["text", "game-id", "task", "json", "puzz.link"];

/// JSON, unless its keys are those of another kind.
fn is_json(source: &Source) -> bool {
    formats::is_json(source) && !source.text().contains("\"symbol_number\"")
}

fn boxed(puzzle: Result<Skyscraper, TextErrors>) -> Result<Box<dyn Puzzle>, TextErrors> {
    puzzle.map(|puzzle| Box::new(puzzle) as Box<dyn Puzzle>)
}

fn is_pzprv3(source: &Source) -> bool {
    formats::start(source).starts_with("pzprv3")
}

/// True for clues between slashes, and perhaps a grid behind a comma.
fn is_description(text: &str) -> bool {
    let (clues, grid) = text.split_once(',').unwrap_or((text, ""));
    clues.bytes().all(|c| c == b'/' || c.is_ascii_digit())
        && grid
            .bytes()
            .all(|c| c == b'_' || c.is_ascii_digit() || c.is_ascii_lowercase())
}

fn is_id(source: &Source) -> bool {
    let Some((_, rest)) = only_line(source).and_then(digits) else {
        return false;
    };
    let rest = without_difficulty(rest);
    formats::is_seed(rest) || rest.strip_prefix(':').is_some_and(is_description)
}

fn is_task(source: &Source) -> bool {
    only_line(source).is_some_and(|line| line.contains('/') && is_description(line))
}

fn has_keys(source: &Source) -> bool {
    source.lines().any(|line| keys::key(&line).is_some())
}

/// The words of a list, without the quotes and brackets of programs.
fn words(line: &str) -> impl Iterator<Item = &str> {
    line.split(|c: char| c.is_whitespace() || ",;|\"'[](){}".contains(c))
        .filter(|word| !word.is_empty())
}

fn is_flat(source: &Source) -> bool {
    // A brace in front is JSON's.
    only_line(source).is_some_and(|line| {
        !line.starts_with('{')
            && words(line).nth(1).is_some()
            && words(line).all(|word| word.bytes().all(|c| c.is_ascii_digit()))
    })
}

fn is_puzzlekit(source: &Source) -> bool {
    let mut lines = formats::content(source);
    let Some(first) = lines.next() else { return false };
    // Tabs are of a table, whose first line may have empty fields.
    if first.text.contains('\t') {
        return false;
    }
    let tokens: Vec<&str> = first.text.split_whitespace().take(5).collect();
    let [rows, cols, max, rest @ ..] = tokens.as_slice() else {
        return false;
    };
    let numbers = [rows, cols, max].map(|word| word.parse::<usize>());
    let [Ok(rows), Ok(cols), Ok(_)] = numbers else {
        return false;
    };
    rows == cols && rest.len() <= 1 && lines.count() == rows.saturating_add(4)
}

fn is_text(source: &Source) -> bool {
    let start = formats::start(source);
    let marked = ["{", "SAVEFILE:41:", "pzprv3"]
        .iter()
        .any(|mark| start.starts_with(mark));
    if marked || formats::is_janko(source) || has_keys(source) || is_puzzlekit(source) {
        return false;
    }
    // One line is no board, but cells apart with a mark of the empty one among them were meant as one.
    formats::has_several_lines(source)
        || only_line(source).is_some_and(|line| {
            line.split_whitespace().nth(1).is_some()
                && words(line).any(|word| !word.bytes().all(|c| c.is_ascii_digit()))
        })
}

fn read_json(source: &Source) -> Result<Skyscraper, TextErrors> {
    let whole = json::whole(source);
    let members = json::object(source, whole, &["shape", "clues", "fixed"])?;
    let shape = json::member(source, whole, &members, "shape")?;
    let (rows, cols) = json::shape(source, shape)?;
    if rows != cols {
        let message = format!("{rows} rows and {cols} columns: a Skyscraper is a square");
        return Err(source.error_on(shape, message, "two equal numbers").into());
    }
    let n = rows;
    let mut builder = Builder::new(source, n, shape)?;
    let clues = json::member(source, whole, &members, "clues")?;
    let names = Side::ALL.map(Side::word);
    for (name, values) in json::object(source, clues, &names)? {
        let Some(side) = Side::ALL.into_iter().find(|side| side.word() == name) else {
            continue;
        };
        let values = json::array(source, values)?;
        if values.len() != n {
            let part = values.get(n).copied().unwrap_or(clues);
            let message = format!("{name} has {} clues, the board has {n} lines", values.len());
            return Err(source
                .error_on(part, message, format!("{n} clues, null for none"))
                .into());
        }
        for (index, value) in values.into_iter().enumerate().filter(|(_, value)| *value != "null") {
            let clue = json::number(source, value, "clue", 1, n)?;
            builder.put_clue(side, index, clue as u32, value);
        }
    }
    if let Some((_, fixed)) = members.iter().find(|(name, _)| name == "fixed") {
        for (row, col, value) in json::fixed(source, fixed, n, n)? {
            let height = json::number(source, value, "height", 1, n)?;
            builder.put_given(row * n + col, height as u32, value);
        }
    }
    builder.finish()
}

fn read_janko(source: &Source) -> Result<Skyscraper, TextErrors> {
    let block = janko::read(source)?;
    block.must_be(source, &["wolkenkratzer", "skyscraper", "hochh"])?;
    let refuse = |part: &str, what: &str| {
        let message = format!("a Skyscraper with {what}: other rules");
        TextErrors::from(source.error_on(part, message, "the plain puzzle: heights 1 to n, each once in a line"))
    };
    if let Some(property) = block.get(&["diagonals", "diagonal"]) {
        return Err(refuse(property.name, "diagonals"));
    }
    if let Some(property) = block.get(&["parks", "park", "parke"]) {
        return Err(refuse(property.name, "parks"));
    }
    let lines = |names: &[&str]| {
        block.get(names).map_or(Vec::new(), |property| {
            let lines = property.lines.iter();
            lines
                .map(|line| (line.text.split_whitespace().collect::<Vec<_>>(), line.text.trim()))
                .collect()
        })
    };
    let (columns, rows, problem) = (lines(&["clabels"]), lines(&["rlabels"]), lines(&["problem"]));
    let n = match (problem.len(), columns.first().or(rows.first())) {
        (0, Some((labels, _))) => labels.len(),
        (0, None) => {
            return Err(source
                .error_whole(
                    "the block has neither labels nor a problem",
                    "clabels, rlabels, problem",
                )
                .into());
        }
        (n, _) => n,
    };
    let mut builder = Builder::new(source, n, formats::start(source))?;
    for (labels, sides, name) in [
        (&columns, [Side::Top, Side::Bottom], "clabels"),
        (&rows, [Side::Left, Side::Right], "rlabels"),
    ] {
        if !labels.is_empty() && labels.len() != 2 {
            let part = labels.get(2).unwrap_or(&labels[0]).1;
            return Err(source
                .error_on(part, format!("{name} has {} lines", labels.len()), "2 lines")
                .into());
        }
        for ((tokens, part), side) in labels.iter().zip(sides) {
            builder.side(side, tokens, part);
        }
    }
    for (row, (tokens, part)) in problem.iter().enumerate() {
        builder.row(row, tokens, part);
    }
    for name in ["size", "depth", "height", "maxheight", "max", "floors"] {
        let Some(property) = block.get(&[name]) else { continue };
        let word = property.word().split_whitespace().next().unwrap_or("");
        if word.parse::<usize>().is_ok_and(|number| number != n) {
            return Err(refuse(word, "heights that end below n, or parks"));
        }
    }
    // A solution with an empty cell shows a park, whatever the properties are called.
    for (tokens, part) in lines(&["solution"]) {
        if let Some(token) = tokens.iter().find(|token| ["0", "-", "."].contains(token)) {
            return Err(refuse(if token.is_empty() { part } else { token }, "parks"));
        }
    }
    builder.finish()
}

/// Writes a puzzle; `None` for a format that is none of [`WRITERS`].
pub(super) fn write(puzzle: &Skyscraper, format: &str) -> Option<Result<String, String>> {
    match format {
        "text" => Some(Ok(puzzle.to_string())),
        "game-id" => Some(Ok(format!("{}:{}\n", puzzle.size(), ids::write_task(puzzle)))),
        "task" => Some(Ok(format!("{}\n", ids::write_task(puzzle)))),
        "json" => Some(Ok(write_json(puzzle))),
        "puzz.link" => Some(ids::write_puzzlink(puzzle).map(|text| text + "\n")),
        _ => None,
    }
}

fn write_json(puzzle: &Skyscraper) -> String {
    let n = puzzle.size();
    let sides = [Side::Top, Side::Bottom, Side::Left, Side::Right].map(|side| {
        let clue = |index| {
            puzzle
                .clue(SightLine { side, index })
                .map_or("null".to_string(), |clue| clue.to_string())
        };
        let clues: Vec<String> = (0..n).map(clue).collect();
        format!("\"{}\":[{}]", side.word(), clues.join(","))
    });
    let fixed = puzzle.givens().iter().filter_map(|(Cell { row, col }, height)| {
        Some(format!("{{\"row\":{row},\"col\":{col},\"val\":{}}}", (*height)?))
    });
    let fixed: Vec<String> = fixed.collect();
    format!(
        "{{\"shape\":[{n},{n}],\"clues\":{{{}}},\"fixed\":[{}]}}\n",
        sides.join(","),
        fixed.join(",")
    )
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

    #[test]
    fn the_game_ids_of_the_corpus() {
        let table = include_str!("../../../../tests/corpus/game-ids/towers.tsv");
        for line in table.lines().skip(1) {
            let (id, board) = line.split_once('\t').expect("two fields");
            let expected = KIND
                .read(&source(&board.replace('/', "\n")), &ReadOptions::default())
                .expect("a block");
            assert_eq!(
                read(id).as_deref(),
                Ok(expected.to_string().trim_end().replace('\n', "/").as_str()),
                "{line}"
            );
            let puzzle = KIND.read(&source(id), &ReadOptions::default()).expect("a puzzle");
            assert_eq!(puzzle.to_format("game-id"), Some(Ok(format!("{id}\n"))));
            assert_eq!(puzzle.precheck(), [], "{line}");
        }
    }
}
