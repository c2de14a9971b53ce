//! Skyscraper puzzles in one line: game IDs, tasks and puzz.link, which share the order of the clues: top, bottom, left,
//! right.

use crate::grid::{Side, SightLine};
use crate::puzzles::formats::{self, digits, only_line, runs, sgt, without_difficulty};
use crate::puzzles::skyscraper::Skyscraper;
use crate::puzzles::skyscraper::builder::Builder;
use crate::text::{Source, TextErrors, clipped};

/// The order of the clues.
const ORDER: [Side; 4] = [Side::Top, Side::Bottom, Side::Left, Side::Right];

/// Reads a game ID.
pub(super) fn read_id(source: &Source) -> Result<Skyscraper, TextErrors> {
    let word = only_line(source).unwrap_or_else(|| formats::start(source));
    let expected = "a game ID, e.g. 4:///2/2////3//1//2/2//,1i2e";
    let Some((size, rest)) = digits(word) else {
        return Err(source.error_on(word, "this is no game ID", expected).into());
    };
    let rest = without_difficulty(rest);
    if rest.starts_with('#') {
        let error = source.error_on(rest, "this ID names a random seed, not a puzzle", expected);
        return Err(error
            .with_help("open it in the program and copy the ID from Specific: it has a colon")
            .into());
    }
    match rest.strip_prefix(':') {
        Some(desc) => read_desc(source, size, desc),
        None => Err(source.error_on(rest, "this is no game ID", expected).into()),
    }
}

/// Reads a save file.
pub(super) fn read_save(source: &Source) -> Result<Skyscraper, TextErrors> {
    let save = sgt::read(source, "Towers")?;
    match digits(save.params) {
        Some((size, rest)) if without_difficulty(rest).is_empty() => read_desc(source, size, save.desc),
        _ => Err(source
            .error_on(save.params, "this is no size", "a number, and `d` with a letter")
            .into()),
    }
}

/// Reads a task: the size follows from the number of clues.
pub(super) fn read_task(source: &Source) -> Result<Skyscraper, TextErrors> {
    let word = only_line(source).unwrap_or_else(|| formats::start(source));
    let clues = word.split(',').next().unwrap_or_default();
    let fields = clues.split('/').count();
    if !fields.is_multiple_of(4) {
        let message = format!("the task has {fields} clues, which is no multiple of 4");
        return Err(source.error_on(clues, message, "4 n clues between slashes").into());
    }
    read_fields(source, fields / 4, word, word)
}

fn read_desc(source: &Source, size: &str, desc: &str) -> Result<Skyscraper, TextErrors> {
    let n: usize = size.parse().unwrap_or(usize::MAX);
    read_fields(source, n, size, desc)
}

/// Clues between slashes, and perhaps a grid behind a comma.
fn read_fields(source: &Source, n: usize, size: &str, desc: &str) -> Result<Skyscraper, TextErrors> {
    let (clues, grid) = match desc.split_once(',') {
        Some((clues, grid)) => (clues, Some(grid)),
        None => (desc, None),
    };
    let fields: Vec<&str> = clues.split('/').collect();
    if n.checked_mul(4) != Some(fields.len()) {
        let message = format!(
            "{} clues between slashes, a board with {size} lines has 4 times as many",
            fields.len()
        );
        let message = if size.len() > 9 {
            format!("{} clues between slashes", fields.len())
        } else {
            message
        };
        return Err(source
            .error_on(
                clues,
                message,
                "4 n clues, none between two slashes where there is none",
            )
            .into());
    }
    let mut builder = Builder::new(source, n, size)?;
    for (at, field) in fields.iter().enumerate().filter(|(_, field)| !field.is_empty()) {
        builder.clue(ORDER[at / n], at % n, field);
    }
    if let Some(grid) = grid {
        read_grid(source, &mut builder, n, grid)?;
    }
    builder.finish()
}

fn read_grid(source: &Source, builder: &mut Builder<'_>, n: usize, grid: &str) -> Result<(), TextErrors> {
    let area = n * n;
    let mut at = 0;
    let mut place = 0;
    while let Some(c) = grid[place..].chars().next() {
        let len = match digits(&grid[place..]) {
            Some((number, _)) => number.len(),
            None => c.len_utf8(),
        };
        let part = &grid[place..place + len];
        place += len;
        if c == '_' {
            continue;
        }
        let cells = if c.is_ascii_digit() { Some(1) } else { runs::length(c) };
        let Some(cells) = cells else {
            return Err(source
                .error_on(
                    part,
                    format!("`{c}` in a grid"),
                    "heights, `_`, or a letter for empty cells",
                )
                .into());
        };
        if at + cells > area {
            let message = format!("the grid is longer than {area} cells");
            return Err(source.error_on(part, message, format!("{area} cells")).into());
        }
        if c.is_ascii_digit() {
            builder.given(at, part);
        }
        at += cells;
    }
    if at != area {
        let message = format!("the grid ends after {at} of {area} cells");
        return Err(source
            .error_on(&grid[grid.len()..], message, format!("{area} cells"))
            .into());
    }
    Ok(())
}

/// The parts of a puzz.link address.
pub(super) struct Link<'a> {
    cols: &'a str,
    rows: &'a str,
    body: &'a str,
}

/// Takes an address apart; `None` if it is none. The host does not matter.
pub(super) fn puzzlink(line: &str) -> Option<Link<'_>> {
    if line.contains(char::is_whitespace) {
        return None;
    }
    let path = match line.split_once('?') {
        Some((_, path)) => path,
        None => line,
    };
    let rest = ["skyscrapers/", "skyscraper/", "building/"]
        .iter()
        .find_map(|pid| path.strip_prefix(pid))?;
    let rest = rest.strip_prefix("v:/").unwrap_or(rest);
    let (cols, rest) = digits(rest)?;
    let (rows, rest) = digits(rest.strip_prefix('/')?)?;
    let body = if rest.is_empty() { rest } else { rest.strip_prefix('/')? };
    // A last slash says nothing.
    let body = body.strip_suffix('/').unwrap_or(body);
    body.bytes()
        .all(|c| c.is_ascii_digit() || c.is_ascii_lowercase() || b"-.+".contains(&c))
        .then_some(Link { cols, rows, body })
}

fn square(source: &Source, rows: &str, cols: &str) -> Result<usize, TextErrors> {
    match rows.parse::<usize>() {
        Ok(n) if cols.parse() == Ok(n) => Ok(n),
        _ => Err(source
            .error_on(
                rows,
                format!(
                    "{} rows and {} columns: a Skyscraper is a square",
                    clipped(rows),
                    clipped(cols)
                ),
                "two equal numbers",
            )
            .into()),
    }
}

/// Reads an address of puzz.link.
pub(super) fn read_puzzlink(source: &Source) -> Result<Skyscraper, TextErrors> {
    let word = only_line(source).unwrap_or_else(|| formats::start(source));
    let Some(Link { cols, rows, body }) = puzzlink(word) else {
        return Err(source
            .error_on(
                word,
                "this is no address of puzz.link",
                ".../p?skyscrapers/COLUMNS/ROWS/...",
            )
            .into());
    };
    let n = square(source, rows, cols)?;
    let mut builder = Builder::new(source, n, rows)?;
    let (outer, area) = (4 * n, n * n);
    let mut at = 0;
    let mut place = 0;
    while let Some(c) = body[place..].chars().next() {
        let hex = |from: usize, len: usize| body.get(place + from..place + from + len);
        let (word, value, cells) = match c {
            '0'..='9' | 'a'..='f' => (hex(0, 1), hex(0, 1), 1),
            '-' => (hex(0, 3), hex(1, 2), 1),
            '+' => (hex(0, 4), hex(1, 3), 1),
            // A clue that is not told says nothing.
            '.' => (hex(0, 1), None, 1),
            _ => (hex(0, 1), None, c as usize - 'f' as usize),
        };
        let Some(part) = word else {
            return Err(source
                .error_on(&body[place..], "the address ends inside a number", "hexadecimal digits")
                .into());
        };
        place += part.len();
        let end = if at < outer { outer } else { outer + area };
        if at + cells > end {
            let message = if at < outer {
                "this run goes beyond the clues"
            } else {
                "the address is too long"
            };
            return Err(source
                .error_on(part, message, format!("{outer} clues, then {area} cells"))
                .into());
        }
        if let Some(value) = value {
            match u32::from_str_radix(value, 16) {
                Ok(number) if (1..=n as u32).contains(&number) && !value.starts_with('+') => {
                    match at.checked_sub(outer) {
                        Some(cell) => builder.put_given(cell, number, part),
                        None => builder.put_clue(ORDER[at / n], at % n, number, part),
                    }
                }
                _ => builder.errors.push_with(|| {
                    let message = format!("the number {part} (hexadecimal) on a board with {n} lines");
                    source.error_on(part, message, format!("1 to {n}"))
                }),
            }
        }
        at += cells;
    }
    builder.finish()
}

/// Reads a pzprv3 file.
pub(super) fn read_pzprv3(source: &Source) -> Result<Skyscraper, TextErrors> {
    formats::must_be_one(source, |line| line.starts_with("pzprv3"))?;
    let text = source.text();
    let start = text.find("pzprv3").unwrap_or(0);
    // The parts are separated by line ends or slashes; a history in JSON may follow.
    let mut parts = text[start..]
        .split(['/', '\n', '\r'])
        .filter(|part| !part.trim().is_empty());
    let head = parts.next().unwrap_or_default();
    let name = parts.next().unwrap_or(head);
    if !["skyscrapers", "skyscraper", "building"].contains(&name.trim()) {
        let message = format!("a pzprv3 file of the puzzle {}", clipped(name.trim()));
        return Err(source.error_on(name, message, "skyscrapers").into());
    }
    let (Some(rows), Some(cols)) = (parts.next(), parts.next()) else {
        return Err(source
            .error_on(name, "the file has no size", "rows and columns below")
            .into());
    };
    let n = square(source, rows.trim(), cols.trim())?;
    let mut builder = Builder::new(source, n, rows)?;
    let mut answers = None;
    for row in 0..n + 2 {
        let Some(line) = parts.next() else {
            return Err(source
                .error_on(
                    rows,
                    format!("the file ends after {row} lines"),
                    format!("{} lines", n + 2),
                )
                .into());
        };
        let tokens: Vec<&str> = line.split_whitespace().collect();
        if tokens.len() != n + 2 {
            let message = format!("this line has {} tokens", tokens.len());
            return Err(source
                .error_on(line.trim(), message, format!("{} tokens", n + 2))
                .into());
        }
        for (col, token) in tokens.into_iter().enumerate() {
            let inner = (1..=n).contains(&row) && (1..=n).contains(&col);
            // A place beside the board, unless it is a corner.
            let side = match (row, col) {
                (0, col) if (1..=n).contains(&col) => Some((Side::Top, col - 1)),
                (row, col) if row == n + 1 && (1..=n).contains(&col) => Some((Side::Bottom, col - 1)),
                (row, 0) if (1..=n).contains(&row) => Some((Side::Left, row - 1)),
                (row, col) if col == n + 1 && (1..=n).contains(&row) => Some((Side::Right, row - 1)),
                _ => None,
            };
            // Marks in brackets are the player's notes.
            let plain = token.split('[').next().unwrap_or_default();
            if inner {
                match plain.strip_prefix('q') {
                    Some("-") => {}
                    Some(height) => builder.given((row - 1) * n + col - 1, height),
                    None if plain.starts_with(|c: char| c.is_ascii_digit()) => answers = answers.or(Some(token)),
                    None if [".", "-", ""].contains(&plain) => {}
                    None => builder.given((row - 1) * n + col - 1, plain),
                }
            } else if let Some((side, index)) = side {
                // A clue that the player has crossed off has a letter behind it.
                let clue = plain.strip_prefix('c').unwrap_or(plain);
                builder.clue(side, index, clue);
            }
        }
    }
    if let Some(token) = answers {
        let note = source.error_on(
            token,
            "the player's answers in the file are ignored",
            "givens, which are written q5",
        );
        builder.note(note);
    }
    builder.finish()
}

/// Clues between slashes, and the grid if there are givens.
pub(super) fn write_task(puzzle: &Skyscraper) -> String {
    let n = puzzle.size();
    let fields: Vec<String> = ORDER
        .into_iter()
        .flat_map(|side| (0..n).map(move |index| SightLine { side, index }))
        .map(|sight| puzzle.clue(sight).map_or(String::new(), |clue| clue.to_string()))
        .collect();
    let mut text = fields.join("/");
    let cells = puzzle.givens().cells();
    if cells.iter().any(Option::is_some) {
        text.push(',');
        let mut run = 0;
        for (at, given) in cells.iter().enumerate() {
            let Some(height) = given else {
                run += 1;
                continue;
            };
            if run == 0 && at > 0 {
                text.push('_');
            }
            runs::write(&mut text, std::mem::take(&mut run));
            text += &height.to_string();
        }
        runs::write(&mut text, run);
    }
    text
}

/// The address at puzz.link.
pub(super) fn write_puzzlink(puzzle: &Skyscraper) -> Result<String, String> {
    let n = puzzle.size();
    if n > 4095 {
        return Err("puzz.link has no numbers above 4095".to_string());
    }
    let clues = ORDER
        .into_iter()
        .flat_map(|side| (0..n).map(move |index| SightLine { side, index }));
    let mut text = format!("https://puzz.link/p?skyscrapers/{n}/{n}/");
    write_numbers(&mut text, clues.map(|sight| puzzle.clue(sight)));
    let cells = puzzle.givens().cells();
    if cells.iter().any(Option::is_some) {
        write_numbers(&mut text, cells.iter().copied());
    }
    Ok(text)
}

fn write_numbers(text: &mut String, numbers: impl Iterator<Item = Option<u32>>) {
    let mut run = 0;
    let close = |text: &mut String, run: &mut u8| {
        if *run > 0 {
            text.push((b'f' + *run) as char);
            *run = 0;
        }
    };
    for number in numbers {
        match number {
            None => {
                run += 1;
                if run == 20 {
                    close(text, &mut run);
                }
            }
            Some(number) => {
                close(text, &mut run);
                *text += &match number {
                    0..16 => format!("{number:x}"),
                    16..256 => format!("-{number:02x}"),
                    _ => format!("+{number:03x}"),
                };
            }
        }
    }
    close(text, &mut run);
}
