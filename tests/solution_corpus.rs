//! Every file of `tests/corpus`: claimed by one format, and read to the state its manifest says.

use puzzle_mip::solution::{Collector, ColumnName, Columns, Fault, Located, Reading, Source, State, formats, read};
use std::path::{Path, PathBuf};

/// The columns of the document formulations, from the puzzle's text alone.
struct Board {
    rows: usize,
    columns: usize,
    heights: Option<usize>,
    clues: u64,
}

impl Board {
    fn of(text: &str) -> Board {
        let lines: Vec<Vec<&str>> = text
            .lines()
            .filter(|line| !line.starts_with('#') && *line != "binox")
            .map(|line| line.split_whitespace().collect())
            .collect();
        let binox = lines.iter().flatten().all(|cell| ["X", "O", "."].contains(cell)) && lines.len().is_multiple_of(2);
        let n = lines.len().saturating_sub(2);
        let edge = |r: usize, c: usize| (r == 0 || r == n + 1) != (c == 0 || c == n + 1);
        let clues = lines
            .iter()
            .enumerate()
            .flat_map(|(r, line)| line.iter().enumerate().map(move |(c, cell)| (r, c, *cell)))
            .filter(|&(r, c, cell)| edge(r, c) && cell != ".")
            .count() as u64;
        if binox {
            Board {
                rows: lines.len(),
                columns: lines[0].len(),
                heights: None,
                clues: 0,
            }
        } else {
            Board {
                rows: n,
                columns: n,
                heights: Some(n),
                clues,
            }
        }
    }
}

impl Columns for Board {
    fn shape(&self) -> [usize; 3] {
        [self.rows, self.columns, self.heights.unwrap_or(1)]
    }

    fn locate(&self, name: &ColumnName, base: u32) -> Result<Located, String> {
        let at = |index: u32, below: usize| {
            index
                .checked_sub(base)
                .map(|index| index as usize)
                .filter(|&index| index < below)
                .ok_or_else(|| format!("{index} is outside the board"))
        };
        match (name.letter, name.indices(), self.heights) {
            (b'x', &[i, j], None) => Ok(Located::Decision(
                at(i, self.rows)? * self.columns + at(j, self.columns)?,
            )),
            (b'x', &[i, j, k], Some(n)) if (1..=n).contains(&(k as usize)) => {
                Ok(Located::Decision((at(i, n)? * n + at(j, n)?) * n + k as usize - 1))
            }
            (b'x', ..) => Err("is of another puzzle".to_string()),
            _ => Ok(Located::Auxiliary),
        }
    }

    fn column_counts(&self) -> Vec<u64> {
        let (r, c) = (self.rows as u64, self.columns as u64);
        match self.heights {
            None => vec![r * c + r * (r - 1) * c + c * (c - 1) * r],
            // Some models of the corpus have z columns for lines without a clue too.
            Some(n) => [self.clues, 4 * n as u64]
                .map(|lines| (n * n * n) as u64 + lines * (n * n) as u64)
                .to_vec(),
        }
    }
}

fn corpus(sub: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus").join(sub)
}

/// How reading ended, in the manifest's words.
fn verdict(bytes: &[u8], board: &Board) -> (String, &'static str) {
    let read = || -> Result<(String, &'static str), Fault> {
        let mut source = Source::open(bytes)?;
        let mut collector = Collector::new(&[board]);
        match read(&mut source, &mut collector)? {
            Reading::Text(_) => Ok(("text".to_string(), "text")),
            Reading::Values(outcome) => match outcome.state {
                State::NoSolution(_) => Ok(("no-solution".to_string(), outcome.format)),
                _ => {
                    let assignment = collector.finish(&outcome)?;
                    let complete = (0..board.decision_columns()).all(|column| assignment.values.get(column).is_some());
                    let integral = (0..board.decision_columns()).all(|column| {
                        assignment
                            .values
                            .get(column)
                            .is_none_or(|value| (value - value.round()).abs() < 1e-5)
                    });
                    Ok((format!("read {complete} {integral}"), outcome.format))
                }
            },
        }
    };
    read().unwrap_or_else(|fault| (format!("unreadable: {fault}"), ""))
}

#[test]
fn every_file_of_the_corpus_comes_to_its_state() {
    let mut wrong = Vec::new();
    for folder in ["", "more/", "own/"] {
        let manifest = std::fs::read_to_string(corpus(folder).join("MANIFEST.tsv")).unwrap();
        for row in manifest.lines().skip(1) {
            let fields: Vec<&str> = row.split('\t').collect();
            let bytes = std::fs::read(corpus(folder).join(fields[0])).unwrap();
            let puzzle = std::fs::read_to_string(corpus(folder).join("puzzles").join(format!("{}.txt", fields[1])));
            let board = Board::of(&puzzle.unwrap());
            let expected = *fields.last().unwrap();
            let (got, format) = verdict(&bytes, &board);
            let right = match expected.split([' ', ':']).next().unwrap() {
                "valid" => got == "read true true",
                "invalid" | "violated" => got.starts_with("read "),
                "no-solution" => got == "no-solution",
                "unreadable" => got.starts_with("unreadable"),
                _ => true,
            };
            if !right {
                wrong.push(format!("{}: expected {expected}, got {got} ({format})", fields[0]));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn one_format_claims_each_file() {
    for folder in ["", "more/", "own/"] {
        let manifest = std::fs::read_to_string(corpus(folder).join("MANIFEST.tsv")).unwrap();
        for row in manifest.lines().skip(1) {
            let file = row.split('\t').next().unwrap();
            let bytes = std::fs::read(corpus(folder).join(file)).unwrap();
            let Ok(source) = Source::open(&bytes[..]) else { continue };
            let mut claims: Vec<_> = formats()
                .filter(|format| format.claims(source.head()))
                .map(|f| f.name)
                .collect();
            // The last one takes what the others leave.
            if claims.len() > 1 {
                claims.retain(|&name| name != "pairs");
            }
            assert!(claims.len() == 1 || bytes.trim_ascii().is_empty(), "{file}: {claims:?}");
        }
    }
}
