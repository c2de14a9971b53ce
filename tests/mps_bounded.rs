//! MPS files in bounded memory hold the matrix of the LP file, also when it takes many blocks of columns.
//!
//! Both files are read as streams by readers of this file alone. Entries come in another order in each, so what is
//! compared is a sum of hashes over all entries (with their number), the same over rows, right-hand sides and columns.

use puzzle_mip::model::lp::{self, Options};
use puzzle_mip::model::mps;
use puzzle_mip::puzzles;
use puzzle_mip::puzzles::kind::{Puzzle, ReadOptions};
use puzzle_mip::text::Source;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Command, Stdio};

/// A set in a few words: how many, and the sum of their hashes.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq)]
struct Set {
    count: u64,
    sum: u64,
}

impl Set {
    fn add(&mut self, hash: u64) {
        self.count += 1;
        self.sum = self.sum.wrapping_add(mix(hash));
    }
}

fn mix(mut hash: u64) -> u64 {
    hash = (hash ^ (hash >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    hash = (hash ^ (hash >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    hash ^ (hash >> 31)
}

fn hash(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

fn pair(a: u64, b: u64) -> u64 {
    mix(a).wrapping_mul(3).wrapping_add(b)
}

#[derive(Debug, Default, Clone, Copy, PartialEq, Eq)]
struct Model {
    entries: Set,
    /// Names with their relations.
    rows: Set,
    /// Right-hand sides other than 0.
    rhs: Set,
    /// Names of binary columns.
    binaries: Set,
}

fn number(token: &[u8]) -> i64 {
    std::str::from_utf8(token)
        .ok()
        .and_then(|token| token.parse().ok())
        .unwrap_or_else(|| panic!("no integer: {:?}", String::from_utf8_lossy(token)))
}

fn words(line: &[u8]) -> impl Iterator<Item = &[u8]> {
    line.split(|byte| byte.is_ascii_whitespace())
        .filter(|word| !word.is_empty())
}

/// Hands over each line without its end.
fn each_line(input: impl Read, mut take: impl FnMut(&[u8])) -> io::Result<()> {
    let mut input = BufReader::with_capacity(1 << 20, input);
    let mut line = Vec::new();
    loop {
        line.clear();
        if input.read_until(b'\n', &mut line)? == 0 {
            return Ok(());
        }
        take(line.strip_suffix(b"\n").unwrap_or(&line));
    }
}

fn read_lp(input: impl Read) -> io::Result<Model> {
    let mut model = Model::default();
    let mut section = 0;
    let (mut row, mut sign, mut coefficient) = (0u64, 1i64, None);
    let mut sense = None;
    each_line(input, |line| {
        match line {
            [b'\\', ..] => return,
            b"Minimize" | b"Subject To" | b"Binaries" | b"End" => {
                section += 1;
                return;
            }
            _ => {}
        }
        match section {
            2 => {
                for word in words(line) {
                    match word {
                        [name @ .., b':'] => row = hash(name),
                        b"+" => sign = 1,
                        b"-" => sign = -1,
                        b"<=" => sense = Some(b'L'),
                        b">=" => sense = Some(b'G'),
                        b"=" => sense = Some(b'E'),
                        [b'a'..=b'z', ..] => {
                            let value = sign * coefficient.take().unwrap_or(1);
                            model.entries.add(pair(pair(row, hash(word)), value as u64));
                            sign = 1;
                        }
                        _ => match sense.take() {
                            Some(letter) => {
                                model.rows.add(pair(row, u64::from(letter)));
                                if number(word) != 0 {
                                    model.rhs.add(pair(row, number(word) as u64));
                                }
                            }
                            None => coefficient = Some(number(word)),
                        },
                    }
                }
            }
            3 => words(line).for_each(|name| model.binaries.add(hash(name))),
            _ => {}
        }
    })?;
    assert_eq!(section, 4, "the file is whole");
    Ok(model)
}

fn read_mps(input: impl Read) -> io::Result<Model> {
    let mut model = Model::default();
    let mut section = Vec::new();
    let (mut integer, mut column, mut column_hash) = (false, Vec::new(), 0);
    // Integer columns, which must be those with an upper bound of 1.
    let mut integers = Set::default();
    each_line(input, |line| {
        if line.starts_with(b"*") {
            return;
        }
        if !line.starts_with(b" ") {
            section = words(line).next().unwrap_or_default().to_vec();
            return;
        }
        let mut words = words(line);
        let mut word = || words.next().unwrap_or_default();
        match section.as_slice() {
            b"ROWS" => match word() {
                b"N" => {}
                letter => model.rows.add(pair(hash(word()), u64::from(letter[0]))),
            },
            b"COLUMNS" => {
                let (name, row, value) = (word(), word(), word());
                if row == b"'MARKER'" {
                    integer = value == b"'INTORG'";
                    return;
                }
                if column != name {
                    column = name.to_vec();
                    column_hash = hash(name);
                    if integer {
                        integers.add(column_hash);
                    }
                }
                model
                    .entries
                    .add(pair(pair(hash(row), column_hash), number(value) as u64));
            }
            b"RHS" => {
                word();
                model.rhs.add(pair(hash(word()), number(word()) as u64));
            }
            b"BOUNDS" => {
                assert_eq!((word(), word()), (b"UP".as_slice(), b"BND".as_slice()));
                model.binaries.add(hash(word()));
                assert_eq!(word(), b"1");
            }
            _ => panic!("{:?}", String::from_utf8_lossy(line)),
        }
    })?;
    assert_eq!(section, b"ENDATA", "the file is whole");
    assert_eq!(integers, model.binaries, "integer columns have the bound");
    Ok(model)
}

fn read(kind: &str, text: &str) -> Box<dyn Puzzle> {
    let source = Source::new("p.txt", text.as_bytes().to_vec()).expect("UTF-8");
    let kind = puzzles::recognise::kind_named(kind).expect("a kind");
    kind.read(&source, &ReadOptions::default())
        .unwrap_or_else(|errors| panic!("{errors}"))
}

fn empty_board(n: usize) -> String {
    (". ".repeat(n) + "\n").repeat(n)
}

#[test]
fn any_memory_gives_the_same_file_and_the_matrix_of_the_lp() {
    let towers = ". 1 2 2 2 .\n1 . . . . 4\n2 . . . . 3\n2 . . . . 2\n2 . . . . 1\n. 4 3 2 1 .\n";
    for (kind, text) in [("binox", empty_board(12)), ("skyscraper", towers.to_string())] {
        let puzzle = read(kind, &text);
        let model = puzzle.model("document").expect("the formulation");
        let mut text = Vec::new();
        lp::write(&*model, &Options::default(), &mut text, &|_| ()).expect("memory");
        let wanted = read_lp(&*text).expect("memory");
        assert_eq!(wanted.rows.count, model.row_count());
        let files: Vec<Vec<u8>> = [(1 << 16, 1), (1 << 16, 2), (1 << 20, 7), (1 << 30, 2)]
            .into_iter()
            .map(|(memory, threads)| {
                let options = Options {
                    memory,
                    threads,
                    ..Options::default()
                };
                let mut text = Vec::new();
                mps::write(&*model, mps::Form::Free, &options, &mut text, &|_| ()).expect("memory");
                text
            })
            .collect();
        assert_eq!(read_mps(&*files[0]).expect("memory"), wanted, "{kind}");
        assert!(files.iter().all(|file| *file == files[0]), "{kind}");
    }
}

#[test]
fn the_readers_see_a_changed_entry() {
    let puzzle = read("binox", &empty_board(4));
    let model = puzzle.model("document").expect("the formulation");
    let mut text = Vec::new();
    mps::write(&*model, mps::Form::Free, &Options::default(), &mut text, &|_| ()).expect("memory");
    let text = String::from_utf8(text).expect("ASCII");
    let right = read_mps(text.as_bytes()).expect("memory");
    for (old, new) in [
        ("            -1\n", "             1\n"),
        (" L  ", " G  "),
        ("z_3_2_1 ", "z_3_2_0 "),
    ] {
        assert!(text.contains(old));
        let changed = text.replacen(old, new, 1);
        assert_ne!(read_mps(changed.as_bytes()).ok(), Some(right), "{old:?} for {new:?}");
    }
}

/// The largest part of the memory that was ever in use, in bytes.
fn peak(pid: u32) -> Option<u64> {
    let status = std::fs::read_to_string(format!("/proc/{pid}/status")).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    Some(line.trim().strip_suffix("kB")?.trim().parse::<u64>().ok()? << 10)
}

/// A pipe's end that looks at the writer's memory now and then.
struct Watched<'a, R> {
    inner: R,
    pid: u32,
    bytes: u64,
    peak: &'a mut u64,
}

impl<R: Read> Read for Watched<'_, R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let before = self.bytes >> 20;
        let count = self.inner.read(buffer)?;
        self.bytes += count as u64;
        if self.bytes >> 20 > before {
            *self.peak = (*self.peak).max(peak(self.pid).unwrap_or(0));
        }
        Ok(count)
    }
}

/// Runs gen-model on an empty board and reads what it writes; also says its peak memory.
fn gen_model(n: usize, words: &[&str], read: fn(&mut dyn Read) -> io::Result<Model>) -> (Model, u64) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_gen-model"))
        .args(["binox", "-"])
        .args(words)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("gen-model runs");
    let mut stdin = child.stdin.take().expect("piped");
    stdin.write_all(empty_board(n).as_bytes()).expect("gen-model reads");
    drop(stdin);
    let mut peak = 0;
    let mut output = Watched {
        inner: child.stdout.take().expect("piped"),
        pid: child.id(),
        bytes: 0,
        peak: &mut peak,
    };
    let model = read(&mut output).expect("gen-model writes");
    assert!(child.wait().expect("gen-model ends").success());
    (model, peak)
}

/// 26 million entries in less memory than they take; the test's process reads 1.9 gigabytes of text.
#[test]
#[ignore = "half a minute; scripts/test runs it"]
#[cfg(target_os = "linux")]
fn a_large_file_stays_below_the_memory_allowed() {
    let (wanted, _) = gen_model(100, &["--format", "lp"], |input| read_lp(input));
    assert_eq!(wanted.entries.count, 12 * 100 * 98 + 2 * 10_000 + 26 * 9_900 * 100);
    let (found, peak) = gen_model(
        100,
        &["--format", "mps", "--memory", "64M", "--threads", "2"],
        |input| read_mps(input),
    );
    assert_eq!(found, wanted);
    eprintln!("peak memory: {peak} of {} bytes allowed", 64 << 20);
    assert!(peak < 64 << 20, "{peak} bytes");
    assert!(peak > 32 << 20, "{peak} bytes: not measured?");
}
