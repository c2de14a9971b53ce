//! The LP text of empty Binox boards against a second, slow text: every line of the formulation put together with
//! `format!`, no code shared with `src/`. Rows are counted and bytes hashed as the parts arrive, as is done with boards
//! whose text no machine holds.

use puzzle_mip::model::Model;
use puzzle_mip::model::lp::{self, Options};
use puzzle_mip::puzzles;
use puzzle_mip::puzzles::kind::{Puzzle, ReadOptions};
use puzzle_mip::text::Source;
use std::io::{self, Write};

/// What is known of a text that has gone by.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Seen {
    bytes: u64,
    rows: u64,
    /// FNV-1a over all bytes.
    hash: u64,
    /// The start of the line that is still open, as far as it tells a row.
    line: Vec<u8>,
}

impl Seen {
    fn nothing() -> Seen {
        Seen {
            bytes: 0,
            rows: 0,
            hash: 0xcbf2_9ce4_8422_2325,
            line: Vec::new(),
        }
    }
}

impl Write for Seen {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        for &byte in bytes {
            self.bytes += 1;
            self.hash = (self.hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
            if byte == b'\n' {
                // A row's first line starts with its name and a colon; the objective's is ` obj:`.
                let is_row = self.line.first() == Some(&b' ') && self.line.contains(&b':');
                self.rows += u64::from(is_row && !self.line.starts_with(b" obj:"));
                self.line.clear();
            } else {
                self.line.push(byte);
            }
        }
        Ok(bytes.len())
    }
    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Words on lines of at most 100 bytes; a new line starts with `indent`.
fn folded(start: &str, words: &[String], indent: &str) -> String {
    let mut text = String::new();
    let mut line = start.to_string();
    for word in words {
        if line.len() + word.len() > 100 {
            text += &line;
            text.push('\n');
            line = indent.to_string();
        }
        line += word;
    }
    text + &line + "\n"
}

fn sum(name: &str, columns: &[String], relation: &str) -> String {
    let mut words: Vec<String> = columns.iter().map(|column| format!(" + {column}")).collect();
    words[0] = format!(" {}", columns[0]);
    words.push(format!(" {relation}"));
    folded(&format!(" {name}:"), &words, "  ")
}

/// The whole text, line by line, into `out`.
fn slow_text(rows: usize, cols: usize, out: &mut Seen) -> io::Result<()> {
    let x = |i: usize, j: usize| format!("x_{i}_{j}");
    let pairs = |lines: usize| (0..lines).flat_map(move |i| (0..lines).filter(move |&j| j != i).map(move |j| (i, j)));
    writeln!(out, "\\ binox {rows} x {cols}, 0 givens")?;
    writeln!(
        out,
        "\\ formulation document, written by puzzle-mip {}",
        env!("CARGO_PKG_VERSION")
    )?;
    writeln!(out, "Minimize")?;
    for i in 0..rows {
        let mut words: Vec<String> = (0..cols).map(|j| format!(" + 0 {}", x(i, j))).collect();
        if i == 0 {
            words[0] = format!(" 0 {}", x(0, 0));
        }
        write!(out, "{}", folded(if i == 0 { " obj:" } else { "  " }, &words, "  "))?;
    }
    writeln!(out, "Subject To")?;
    for (across, id, letter, word) in [(true, "B2", 'a', "across"), (false, "B3", 'd', "down")] {
        let (lines, starts) = if across { (rows, cols - 2) } else { (rows - 2, cols) };
        if lines > 0 && starts > 0 {
            writeln!(out, "\\ {id} runs {word}: one or two X among three cells in succession")?;
        }
        for i in 0..lines {
            for j in 0..starts {
                let cell = |step: usize| if across { x(i, j + step) } else { x(i + step, j) };
                let three = format!("{} + {} + {}", cell(0), cell(1), cell(2));
                writeln!(out, " run_{letter}_max_{i}_{j}: {three} <= 2")?;
                writeln!(out, " run_{letter}_min_{i}_{j}: {three} >= 1")?;
            }
        }
    }
    writeln!(out, "\\ B4 balance across: half of the cells are X")?;
    for i in 0..rows {
        let cells: Vec<String> = (0..cols).map(|j| x(i, j)).collect();
        write!(
            out,
            "{}",
            sum(&format!("balance_a{i}"), &cells, &format!("= {}", cols / 2))
        )?;
    }
    writeln!(out, "\\ B5 balance down: half of the cells are X")?;
    for j in 0..cols {
        let cells: Vec<String> = (0..rows).map(|i| x(i, j)).collect();
        write!(
            out,
            "{}",
            sum(&format!("balance_d{j}"), &cells, &format!("= {}", rows / 2))
        )?;
    }
    for (across, letter, name) in [(true, 'a', 'y'), (false, 'd', 'z')] {
        let (lines, len) = if across { (rows, cols) } else { (cols, rows) };
        if across {
            writeln!(out, "\\ B6 equality of cells: y_i_j_k is 1 iff x_i_k = x_j_k")?;
        } else {
            writeln!(out, "\\ B8 equality of cells: z_i_j_k is 1 iff x_k_i = x_k_j")?;
        }
        for (i, j) in pairs(lines) {
            for k in 0..len {
                let equal = format!("{name}_{i}_{j}_{k}");
                let (a, b) = if across { (x(i, k), x(j, k)) } else { (x(k, i), x(k, j)) };
                writeln!(out, " same_{letter}1_{i}_{j}_{k}: {equal} + {a} + {b} >= 1")?;
                writeln!(out, " same_{letter}2_{i}_{j}_{k}: {equal} + {a} - {b} <= 1")?;
                writeln!(out, " same_{letter}3_{i}_{j}_{k}: {equal} + {b} - {a} <= 1")?;
                writeln!(out, " same_{letter}4_{i}_{j}_{k}: {a} + {b} - {equal} <= 1")?;
            }
        }
        if across {
            writeln!(out, "\\ B7 rows i and j of the board differ")?;
        } else {
            writeln!(out, "\\ B9 columns i and j of the board differ")?;
        }
        for (i, j) in pairs(lines) {
            let equal: Vec<String> = (0..len).map(|k| format!("{name}_{i}_{j}_{k}")).collect();
            let relation = format!("<= {}", len - 1);
            write!(out, "{}", sum(&format!("differ_{letter}_{i}_{j}"), &equal, &relation))?;
        }
    }
    writeln!(out, "Binaries")?;
    for i in 0..rows {
        let names: Vec<String> = (0..cols).map(|j| format!(" {}", x(i, j))).collect();
        write!(out, "{}", folded("", &names, ""))?;
    }
    for (name, lines, len) in [('y', rows, cols), ('z', cols, rows)] {
        for (i, j) in pairs(lines) {
            let names: Vec<String> = (0..len).map(|k| format!(" {name}_{i}_{j}_{k}")).collect();
            write!(out, "{}", folded("", &names, ""))?;
        }
    }
    writeln!(out, "End")
}

fn board(rows: usize, cols: usize) -> Box<dyn Puzzle> {
    let text = (". ".repeat(cols) + "\n").repeat(rows);
    let source = Source::new("p.txt", text.into_bytes()).expect("UTF-8");
    let kind = puzzles::recognise::kind_named("binox").expect("a kind");
    kind.read(&source, &ReadOptions::default())
        .unwrap_or_else(|errors| panic!("{errors}"))
}

fn joined(model: &dyn Model, parts: u64, threads: usize) -> Seen {
    let mut seen = Seen::nothing();
    for part in 1..=parts {
        let options = Options {
            threads,
            part: (part, parts),
            ..Options::default()
        };
        lp::write(model, &options, &mut seen, &|_| ()).expect("memory");
    }
    seen
}

/// Rows by the formula of the specification.
fn row_count(rows: u64, cols: u64) -> u64 {
    let (p, q) = (rows * (rows - 1), cols * (cols - 1));
    2 * rows * (cols - 2) + 2 * cols * (rows - 2) + rows + cols + 4 * p * cols + p + 4 * q * rows + q
}

#[track_caller]
fn check(rows: usize, cols: usize, cuts: &[(u64, usize)]) {
    let mut slow = Seen::nothing();
    slow_text(rows, cols, &mut slow).expect("memory");
    assert_eq!(slow.rows, row_count(rows as u64, cols as u64), "{rows} x {cols}");
    let puzzle = board(rows, cols);
    let model = puzzle.model("document").expect("the formulation");
    assert_eq!(model.row_count(), slow.rows, "{rows} x {cols}");
    for &(parts, threads) in cuts {
        let fast = joined(&*model, parts, threads);
        assert_eq!(fast, slow, "{rows} x {cols} in {parts} parts by {threads} threads");
    }
}

#[test]
fn parts_join_to_the_lines_of_the_formulation() {
    for (rows, cols) in [(2, 2), (2, 4), (4, 2), (4, 6), (10, 10), (12, 6), (6, 14)] {
        check(rows, cols, &[(1, 1), (1, 7), (2, 1), (3, 2), (7, 2), (1000, 1)]);
    }
}

/// Indices of one, two and three digits.
#[test]
fn wide_and_high_boards_too() {
    check(2, 102, &[(1, 1), (5, 2)]);
    check(102, 2, &[(1, 2), (64, 1)]);
}

/// Several chunks a family: 12 million bytes of text.
#[test]
fn many_chunks_too() {
    check(30, 30, &[(1, 1), (1, 2), (1, 7), (11, 2)]);
}
