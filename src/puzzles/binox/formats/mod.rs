//! The formats in which people have Binox puzzles, besides the board itself (`text.rs`).

use super::{Binox, Symbol, text};
use crate::grid::{Cell, Grid};
use crate::puzzles::formats::board::most;
use crate::puzzles::formats::{self, check_size, digits, janko, json, only_line, runs, sgt, without_difficulty};
use crate::puzzles::kind::{Puzzle, ReadOptions, Reader};
use crate::text::{Origin, Source, TextError, TextErrors, clipped};

/// The sentence for texts that were made without the rule that lines must differ.
const NOT_UNIQUE: &str = "made without the rule that no two rows and no two columns are equal, which Binox has: \
                          2 of 3 such puzzles have no Binox solution";

/// All readers.
pub(super) const READERS: &[Reader] = &[
    Reader {
        name: "json",
        about: "JSON with shape, symbol_number and fixed",
        claims: is_json,
        read: |source, _| boxed(read_json(source)),
    },
    Reader {
        name: "sgt-save",
        about: "a save file of Simon Tatham's Unruly",
        claims: formats::is_sgt_save,
        read: |source, options| boxed(read_save(source, options)),
    },
    Reader {
        name: "janko",
        about: "a block of janko.at",
        claims: formats::is_janko,
        read: |source, options| boxed(read_janko(source, options)),
    },
    Reader {
        name: "sgt-id",
        about: "a game ID of Simon Tatham's Unruly, 6x6u:acbgdcaCBBi",
        claims: is_id,
        read: |source, options| boxed(read_id(source, options)),
    },
    Reader {
        name: "task",
        about: "the task of puzzle-binairo.com, 0b0a0f0c0b00b1a1a1h",
        claims: is_task,
        read: |source, _| boxed(read_task(source)),
    },
    Reader {
        name: "text",
        about: "the board itself, X O . or 1 0 .",
        claims: is_text,
        read: |source, options| boxed(text::parse(source, options.symbols.as_ref())),
    },
];

/// All formats written.
pub(super) const WRITERS: &[&str] = &["text", "game-id", "task", "json"];

/// JSON, unless its keys are those of another kind.
fn is_json(source: &Source) -> bool {
    let has = |key: &str| source.text().contains(key);
    formats::is_json(source) && (has("\"symbol_number\"") || !has("\"clues\""))
}

fn boxed(puzzle: Result<Binox, TextErrors>) -> Result<Box<dyn Puzzle>, TextErrors> {
    puzzle.map(|puzzle| Box::new(puzzle) as Box<dyn Puzzle>)
}

/// Size and body of `W`, `WxH` or nothing in front of a mark.
struct Sized<'a> {
    /// Columns and rows, as written.
    size: (&'a str, &'a str),
    /// What follows the size.
    rest: &'a str,
}

fn sized(word: &str) -> Option<Sized<'_>> {
    let (cols, rest) = digits(word)?;
    let (rows, rest) = match rest.strip_prefix('x').and_then(digits) {
        Some((rows, rest)) => (rows, rest),
        None => (cols, rest),
    };
    Some(Sized {
        size: (cols, rows),
        rest,
    })
}

/// The rest of a game ID behind size, `u` and difficulty; and whether the `u` is there.
fn options_of(word: &str) -> (bool, &str) {
    let rest = word.strip_prefix('u');
    (rest.is_some(), without_difficulty(rest.unwrap_or(word)))
}

fn is_id(source: &Source) -> bool {
    let Some(id) = only_line(source).and_then(sized) else {
        return false;
    };
    let (_, rest) = options_of(id.rest);
    match rest.strip_prefix(':') {
        Some(letters) => !letters.is_empty() && letters.bytes().all(|c| c.is_ascii_alphabetic()),
        None => formats::is_seed(rest),
    }
}

/// The body of a task string, with its size if it has one.
fn task(word: &str) -> (Option<Sized<'_>>, &str) {
    match sized(word) {
        Some(Sized { size, rest }) if rest.starts_with(':') => {
            let rest = &rest[1..];
            (Some(Sized { size, rest }), rest)
        }
        _ => (None, word),
    }
}

fn is_task(source: &Source) -> bool {
    let Some(word) = only_line(source) else { return false };
    let (_, body) = task(word);
    // The signs of Binairo+ are claimed too, to be refused by name.
    let mut letters = body.bytes();
    letters.all(|c| c.is_ascii_digit() || c.is_ascii_lowercase() || c == b'=')
        && body.bytes().any(|c| b"01=".contains(&c))
}

fn is_text(source: &Source) -> bool {
    let first = formats::start(source);
    if first.starts_with('{') || first.starts_with("SAVEFILE:41:") || formats::is_janko(source) {
        return false;
    }
    // One line is a board of one row: cells apart, or marks that occur in no other format.
    formats::has_several_lines(source)
        || only_line(source).is_some_and(|line| {
            line.split_whitespace().nth(1).is_some()
                || (!line.is_empty() && line.chars().all(|c| "XxOo.-_?".contains(c)))
        })
}

/// The size in a text, within bounds.
fn size(source: &Source, (cols, rows): (&str, &str), body: &str) -> Result<(usize, usize), TextErrors> {
    let number = |word: &str| {
        let error = || source.error_on(word, "this is no size of a board", most());
        word.parse::<usize>().map_err(|_| TextErrors::from(error()))
    };
    let (whole, cols, rows) = (cols, number(cols)?, number(rows)?);
    // No letter stands for more than 26 cells.
    if rows
        .checked_mul(cols)
        .is_none_or(|cells| cells > 26 * body.len().max(1))
    {
        let message = format!("the description is too short for {rows} rows and {cols} columns");
        return Err(source
            .error_on(body, message, "letters and digits for every cell")
            .into());
    }
    check_size(source, whole, rows, cols)?;
    Ok((rows, cols))
}

/// The puzzle of cells in reading order; names the fault of a size.
fn puzzle(
    source: &Source,
    part: &str,
    (rows, cols): (usize, usize),
    cells: Vec<Option<Symbol>>,
    origin: Origin,
) -> Result<Binox, TextErrors> {
    if !rows.is_multiple_of(2) || !cols.is_multiple_of(2) {
        let message = format!("{rows} rows and {cols} columns: both must be even");
        return Err(source
            .error_on(part, message, "a board with even sides, as half of each line is X")
            .into());
    }
    match Grid::from_cells(rows, cols, cells) {
        Some(grid) => text::finish(source, grid, origin),
        None => Err(source
            .error_on(part, "the cells make no board", "a cell for each place")
            .into()),
    }
}

fn not_unique(source: &Source, part: &str) -> TextError {
    let error = source.error_on(part, NOT_UNIQUE, "a puzzle made with the rule");
    error.with_help("--assume-unique reads it all the same")
}

fn read_id(source: &Source, options: &ReadOptions) -> Result<Binox, TextErrors> {
    let word = only_line(source).unwrap_or_else(|| formats::start(source));
    let expected = "a game ID, e.g. 6x6u:acbgdcaCBBi";
    let Some(id) = sized(word) else {
        return Err(source.error_on(word, "this is no game ID", expected).into());
    };
    let (unique, rest) = options_of(id.rest);
    if rest.starts_with('#') {
        let error = source.error_on(rest, "this ID names a random seed, not a puzzle", expected);
        return Err(error
            .with_help("open it in the program and copy the ID from Specific: it has a colon")
            .into());
    }
    let Some(desc) = rest.strip_prefix(':') else {
        return Err(source.error_on(rest, "this is no game ID", expected).into());
    };
    if !unique && !options.assume_unique {
        let before = &word[..word.len() - desc.len() - 1];
        let message = "this ID does not ask for unique rows and columns (no `u` behind the size), Binox does: \
                       2 of 3 such puzzles have no Binox solution";
        let error = source.error_on(before, message, format!("{}u:...", clipped(before)));
        return Err(error.with_help("--assume-unique reads it all the same").into());
    }
    read_desc(source, id.size, desc)
}

fn read_save(source: &Source, options: &ReadOptions) -> Result<Binox, TextErrors> {
    let save = sgt::read(source, "Unruly")?;
    let Some(id) = sized(save.params) else {
        return Err(source.error_on(save.params, "this is no size", "WIDTHxHEIGHT").into());
    };
    let (unique, rest) = options_of(id.rest);
    if !rest.is_empty() {
        return Err(source
            .error_on(rest, "unknown options of the puzzle", "`u`, and `d` with a letter")
            .into());
    }
    if !unique && !options.assume_unique {
        return Err(not_unique(source, save.params).into());
    }
    read_desc(source, id.size, save.desc)
}

/// Letters: so many cells on, then a symbol; `z` is 25 cells on and nothing. The last letter ends one cell behind the board.
fn read_desc(source: &Source, wanted: (&str, &str), desc: &str) -> Result<Binox, TextErrors> {
    let (rows, cols) = size(source, wanted, desc)?;
    let area = rows * cols;
    let mut cells = vec![None; area];
    let mut origin = Origin::of(source);
    let mut at = 0;
    for (place, letter) in desc.char_indices() {
        let part = &desc[place..place + letter.len_utf8()];
        if !letter.is_ascii_alphabetic() {
            return Err(source.error_on(part, "this is no letter", "letters only").into());
        }
        let steps = letter.to_ascii_lowercase() as usize - 'a' as usize;
        at += steps;
        if steps < 25 {
            if at < area {
                cells[at] = Some(if letter.is_ascii_uppercase() {
                    Symbol::X
                } else {
                    Symbol::O
                });
                origin.put(at, part);
            }
            at += 1;
        }
        if at > area + 1 {
            let message = format!("the description is longer than {rows} rows and {cols} columns");
            return Err(source.error_on(part, message, format!("{area} cells")).into());
        }
    }
    if at != area + 1 {
        let end = &desc[desc.len()..];
        let message = format!("the description ends after {} of {area} cells", at.min(area));
        return Err(source.error_on(end, message, "more letters").into());
    }
    puzzle(source, desc, (rows, cols), cells, origin)
}

fn read_task(source: &Source) -> Result<Binox, TextErrors> {
    let word = only_line(source).unwrap_or_else(|| formats::start(source));
    let (wanted, body) = task(word);
    if let Some(place) = body.find('=') {
        let message = "this is a Binairo+ task: its signs between cells are other rules";
        return Err(source
            .error_on(&body[place..=place], message, "a task of Binairo")
            .into());
    }
    let mut cells = Vec::new();
    let mut origin = Origin::of(source);
    for (place, c) in body.char_indices() {
        let part = &body[place..place + c.len_utf8()];
        match (c, runs::length(c)) {
            (_, Some(empty)) => cells.resize(cells.len() + empty, None),
            ('0' | '1', _) => {
                origin.put(cells.len(), part);
                cells.push(Some(if c == '1' { Symbol::X } else { Symbol::O }));
            }
            _ => {
                let message = format!("`{c}` in a task");
                return Err(source
                    .error_on(part, message, "0, 1, or a letter for empty cells")
                    .into());
            }
        }
    }
    let (rows, cols) = match &wanted {
        Some(wanted) => size(source, wanted.size, body)?,
        None => {
            let side = cells.len().isqrt();
            if side * side != cells.len() {
                let message = format!("the task has {} cells, which is no square", cells.len());
                let error = source.error_on(body, message, "a square number of cells, or the size in front");
                return Err(error
                    .with_help("write the size in front, WIDTHxHEIGHT:, e.g. 6x4:")
                    .into());
            }
            (side, side)
        }
    };
    if cells.len() != rows * cols {
        let message = format!(
            "the task has {} cells, {rows} rows and {cols} columns have {}",
            cells.len(),
            rows * cols
        );
        return Err(source.error_on(body, message, format!("{} cells", rows * cols)).into());
    }
    puzzle(source, word, (rows, cols), cells, origin)
}

fn read_json(source: &Source) -> Result<Binox, TextErrors> {
    let whole = json::whole(source);
    let members = json::object(source, whole, &["shape", "symbol_number", "fixed"])?;
    let get = |key| json::member(source, whole, &members, key);
    let symbols = get("symbol_number")?;
    if symbols != "2" {
        return Err(source
            .error_on(
                symbols,
                format!("a puzzle of {} symbols", clipped(symbols)),
                "2 symbols",
            )
            .into());
    }
    let shape = get("shape")?;
    let (rows, cols) = json::shape(source, shape)?;
    let mut cells = vec![None; rows * cols];
    let mut origin = Origin::of(source);
    for (row, col, value) in json::fixed(source, get("fixed")?, rows, cols)? {
        let symbol = match value {
            "\"X\"" | "\"x\"" => Symbol::X,
            "\"O\"" | "\"o\"" => Symbol::O,
            _ => return Err(source.error_on(value, "this is no symbol", "\"X\" or \"O\"").into()),
        };
        origin.put(row * cols + col, value);
        cells[row * cols + col] = Some(symbol);
    }
    puzzle(source, shape, (rows, cols), cells, origin)
}

fn read_janko(source: &Source, options: &ReadOptions) -> Result<Binox, TextErrors> {
    let block = janko::read(source)?;
    block.must_be(source, &["tohu", "bina", "takuzu", "binoxxo"])?;
    let Some(problem) = block.get(&["problem"]) else {
        return Err(source
            .error_whole("the block has no problem", "a property `problem` with the board")
            .into());
    };
    if !options.assume_unique {
        return Err(not_unique(source, problem.name).into());
    }
    if problem.lines.is_empty() {
        return Err(source
            .error_on(problem.name, "the problem has no lines", "the board below")
            .into());
    }
    let (grid, origin) = text::read_lines(source, &problem.lines, None)?;
    text::finish(source, grid, origin)
}

/// Writes a puzzle; `None` for a format that is none of [`WRITERS`].
pub(super) fn write(puzzle: &Binox, format: &str) -> Option<Result<String, String>> {
    match format {
        "text" => Some(Ok(puzzle.to_string())),
        "game-id" => Some(Ok(write_id(puzzle))),
        "task" => Some(write_task(puzzle)),
        "json" => Some(Ok(write_json(puzzle))),
        _ => None,
    }
}

fn write_id(puzzle: &Binox) -> String {
    let givens = puzzle.givens();
    let mut text = format!("{}x{}u:", givens.cols(), givens.rows());
    let mut run = 0;
    let put = |text: &mut String, run: usize, first: u8| {
        for _ in 0..run / 25 {
            text.push((first + 25) as char);
        }
        text.push((first + (run % 25) as u8) as char);
    };
    for symbol in givens.cells() {
        match symbol {
            None => {
                run += 1;
                continue;
            }
            Some(Symbol::X) => put(&mut text, run, b'A'),
            Some(Symbol::O) => put(&mut text, run, b'a'),
        }
        run = 0;
    }
    put(&mut text, run, b'a');
    text.push('\n');
    text
}

fn write_task(puzzle: &Binox) -> Result<String, String> {
    let givens = puzzle.givens();
    if givens.cells().iter().all(Option::is_none) {
        return Err("a task string without a given cannot be told from other strings of letters".to_string());
    }
    let mut text = String::new();
    if givens.rows() != givens.cols() {
        text = format!("{}x{}:", givens.cols(), givens.rows());
    }
    let mut run = 0;
    for symbol in givens.cells() {
        let Some(symbol) = symbol else {
            run += 1;
            continue;
        };
        runs::write(&mut text, std::mem::take(&mut run));
        text.push(if *symbol == Symbol::X { '1' } else { '0' });
    }
    runs::write(&mut text, run);
    text.push('\n');
    Ok(text)
}

fn write_json(puzzle: &Binox) -> String {
    let givens = puzzle.givens();
    let fixed = givens.iter().filter_map(|(Cell { row, col }, symbol)| {
        let letter = symbol.as_ref()?.letter();
        Some(format!("{{\"row\":{row},\"col\":{col},\"val\":\"{letter}\"}}"))
    });
    let fixed: Vec<String> = fixed.collect();
    format!(
        "{{\"shape\":[{},{}],\"symbol_number\":2,\"fixed\":[{}]}}\n",
        givens.rows(),
        givens.cols(),
        fixed.join(",")
    )
}

#[cfg(test)]
mod tests {
    use super::super::KIND;
    use super::*;

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
        let assume = ReadOptions {
            assume_unique: true,
            ..ReadOptions::default()
        };
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
        let assume = ReadOptions {
            assume_unique: true,
            ..none.clone()
        };
        assert_eq!(read(janko, &assume).as_deref(), Ok("X./.."));
    }

    #[test]
    fn users_may_say_what_the_marks_mean() {
        let symbols = |word: &str| ReadOptions {
            symbols: Some(word.parse().expect(word)),
            ..ReadOptions::default()
        };
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
            assert!(bad.parse::<crate::puzzles::kind::Symbols>().is_err(), "{bad}");
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

    #[test]
    fn the_game_ids_of_the_corpus() {
        let table = include_str!("../../../../tests/corpus/game-ids/unruly.tsv");
        for line in table.lines().skip(1) {
            let fields: Vec<&str> = line.split('\t').collect();
            let expected = fields[1].replace('1', "X").replace('0', "O");
            let unique = fields[0].contains('u');
            let options = ReadOptions {
                assume_unique: !unique,
                ..ReadOptions::default()
            };
            assert_eq!(read(fields[0], &ReadOptions::default()).is_ok(), unique, "{line}");
            assert_eq!(read(fields[0], &options).as_deref(), Ok(expected.as_str()), "{line}");
            let puzzle = KIND.read(&source(fields[0]), &options).expect("a puzzle");
            let id = if unique {
                fields[0].to_string()
            } else {
                fields[0].replace(':', "u:")
            };
            assert_eq!(puzzle.to_format("game-id"), Some(Ok(format!("{id}\n"))));
            if fields[2] != "-" {
                let report = puzzle
                    .judge_board(&source(&fields[2].replace('/', "\n")))
                    .expect("a board");
                assert!(report.valid(), "{line}");
                assert_eq!(puzzle.precheck(), [], "{line}");
            }
        }
    }
}
