//! The text of a solution file: decompressed, its encoding checked, served line by line from one
//! bounded buffer.

use std::io::{self, BufRead, Read};

use flate2::read::MultiGzDecoder;
use memchr::{memchr, memchr_iter};

use super::Fault;

/// Formats are recognised within this many bytes.
const HEAD: usize = 64 << 10;
/// How much is read at once: large enough that the calls do not count.
const CHUNK: usize = 256 << 10;
/// No solver writes a line as long as this in a format that is read by lines.
const LONGEST_LINE: usize = 1 << 20;

const BYTE_ORDER_MARK: &[u8] = b"\xEF\xBB\xBF";
const GZIP: &[u8] = b"\x1F\x8B";

/// A text being read.
pub struct Source<'r> {
    input: Box<dyn Read + 'r>,
    buffer: Vec<u8>,
    start: usize,
    end: usize,
    ended: bool,
    line: u64,
    open_line: bool,
}

/// One line, without its end.
#[derive(Debug, Clone, Copy)]
pub struct Line<'a> {
    /// The bytes, without line feed and carriage return.
    pub text: &'a [u8],
    /// Its number, from 1.
    pub number: u64,
    /// Whether the file ends in it, without a line end.
    pub open: bool,
}

impl<'a> Line<'a> {
    /// A fault of this line.
    pub fn fault(&self, message: impl Into<String>) -> Fault {
        Fault::new(message).on_line(self.number).with_excerpt(self.text)
    }

    /// The words of the line.
    pub fn words(&self) -> impl Iterator<Item = &'a [u8]> + use<'a> {
        words(self.text)
    }

    /// Exactly `N` words, or none.
    pub fn exactly<const N: usize>(&self) -> Option<[&'a [u8]; N]> {
        let mut found = [&self.text[..0]; N];
        let mut words = self.words();
        for slot in &mut found {
            *slot = words.next()?;
        }
        words.next().is_none().then_some(found)
    }

    /// Whether the line is blank.
    pub fn is_blank(&self) -> bool {
        self.text.trim_ascii().is_empty()
    }
}

/// The words of a text: what blanks and tabs separate.
pub(super) fn words(text: &[u8]) -> impl Iterator<Item = &[u8]> {
    text.split(u8::is_ascii_whitespace).filter(|word| !word.is_empty())
}

/// The lines of a head, without their ends.
pub(super) fn lines(head: &[u8]) -> impl Iterator<Item = &[u8]> {
    head.split(|&byte| byte == b'\n')
        .map(|line| line.strip_suffix(b"\r").unwrap_or(line))
}

/// The first line that is not blank, trimmed.
pub(super) fn first_line(head: &[u8]) -> &[u8] {
    lines(head)
        .map(<[u8]>::trim_ascii)
        .find(|line| !line.is_empty())
        .unwrap_or_default()
}

/// Whether a line of the head begins with the words of a program's banner.
pub(super) fn has_line(head: &[u8], start: &[u8]) -> bool {
    lines(head).any(|line| line.trim_ascii_start().starts_with(start))
}

/// Text for people: never invalid, never long.
pub(super) fn shown(text: &[u8]) -> String {
    super::fault::excerpt(text.trim_ascii())
}

impl<'r> Source<'r> {
    /// Opens a text: unpacks gzip, drops a byte-order mark, refuses what is no text.
    ///
    /// # Errors
    /// If the text is UTF-16 or binary, or cannot be read.
    pub fn open(input: impl Read + 'r) -> Result<Self, Fault> {
        let mut source = Source {
            input: Box::new(input),
            buffer: vec![0; CHUNK],
            start: 0,
            end: 0,
            ended: false,
            line: 0,
            open_line: false,
        };
        source.fill_to(GZIP.len())?;
        if source.head().starts_with(GZIP) {
            let packed = io::Cursor::new(source.buffer[..source.end].to_vec()).chain(source.input);
            source.input = Box::new(MultiGzDecoder::new(packed));
            source.end = 0;
            source.ended = false;
        }
        source.fill_to(HEAD)?;
        if source.head().starts_with(BYTE_ORDER_MARK) {
            source.start = BYTE_ORDER_MARK.len();
        }
        source.refuse_what_is_no_text()?;
        Ok(source)
    }

    fn refuse_what_is_no_text(&self) -> Result<(), Fault> {
        let head = self.head();
        let nuls = |from: usize| head.iter().skip(from).step_by(2).take(16).filter(|&&b| b == 0).count();
        if head.starts_with(b"\xFF\xFE") || head.starts_with(b"\xFE\xFF") || (nuls(0) >= 8) != (nuls(1) >= 8) {
            return Err(Fault::new("the file is UTF-16, not UTF-8").help(
                "Windows PowerShell writes UTF-16 with `>`; there, use `| Out-File -Encoding utf8`, or save as UTF-8",
            ));
        }
        if memchr(0, head).is_some() {
            return Err(Fault::new("the file is binary, not text").help(
                "CBC's `saveSolution` writes binary: use `solution FILE`; other solvers have a command that writes text",
            ));
        }
        Ok(())
    }

    /// The first bytes of what is still unread.
    pub fn head(&self) -> &[u8] {
        &self.buffer[self.start..self.end.min(self.start + HEAD)]
    }

    /// Whether [`head`](Self::head) is the whole text.
    pub fn head_is_all(&self) -> bool {
        self.ended && self.end - self.start <= HEAD
    }

    /// Whether the last line read ended with the file and not with a line end.
    pub fn last_line_is_open(&self) -> bool {
        self.open_line
    }

    /// The number of the last line read.
    pub fn line_number(&self) -> u64 {
        self.line
    }

    /// The next line, or none at the end.
    ///
    /// # Errors
    /// If reading fails, or the line is too long.
    pub fn next_line(&mut self) -> Result<Option<Line<'_>>, Fault> {
        let mut scanned = self.start;
        let (from, to) = loop {
            if let Some(found) = memchr(b'\n', &self.buffer[scanned..self.end]) {
                let from = self.start;
                self.start = scanned + found + 1;
                break (from, scanned + found);
            }
            if self.ended {
                if self.start == self.end {
                    return Ok(None);
                }
                self.open_line = true;
                let from = self.start;
                self.start = self.end;
                break (from, self.end);
            }
            let unread = self.end - self.start;
            if unread > LONGEST_LINE {
                return Err(
                    Fault::new("the line is longer than 1 MiB: this is no solution file that a solver writes")
                        .on_line(self.line + 1)
                        .with_excerpt(&self.buffer[self.start..self.end]),
                );
            }
            self.fill()?;
            scanned = self.start + unread;
        };
        self.line += 1;
        let text = &self.buffer[from..to];
        Ok(Some(Line {
            text: text.strip_suffix(b"\r").unwrap_or(text),
            number: self.line,
            open: self.open_line,
        }))
    }

    /// What is read and not yet taken.
    pub(super) fn buffered(&self) -> &[u8] {
        &self.buffer[self.start..self.end]
    }

    /// Takes whole lines off what is buffered.
    pub(super) fn take_lines(&mut self, bytes: usize, lines: u64) {
        self.start = (self.start + bytes).min(self.end);
        self.line += lines;
    }

    /// Reads to the end and counts the line ends.
    ///
    /// # Errors
    /// If reading fails.
    pub fn count_line_ends(&mut self) -> Result<u64, Fault> {
        let mut count = 0;
        loop {
            count += memchr_iter(b'\n', &self.buffer[self.start..self.end]).count() as u64;
            self.start = self.end;
            if self.ended {
                return Ok(count);
            }
            self.fill()?;
        }
    }

    /// The rest as text, if it is not longer than `longest`.
    ///
    /// # Errors
    /// If it is longer, or not UTF-8, or reading fails.
    pub fn rest_as_text(&mut self, longest: usize) -> Result<String, Fault> {
        let mut bytes = Vec::new();
        loop {
            bytes.extend_from_slice(&self.buffer[self.start..self.end]);
            self.start = self.end;
            if bytes.len() > longest {
                return Err(
                    Fault::new("the file is no solution file of a known format, and too long for a board")
                        .on_line(1)
                        .with_excerpt(first_line(&bytes[..HEAD])),
                );
            }
            if self.ended {
                break;
            }
            self.fill()?;
        }
        String::from_utf8(bytes).map_err(|error| {
            let before = &error.as_bytes()[..error.utf8_error().valid_up_to()];
            let line = memchr_iter(b'\n', before).count() as u64 + 1;
            Fault::new("the file is not UTF-8 text, and no solution file of a known format").on_line(line)
        })
    }

    /// Reads until at least `wanted` bytes are buffered, or the text ends.
    fn fill_to(&mut self, wanted: usize) -> Result<(), Fault> {
        while !self.ended && self.end - self.start < wanted {
            self.fill()?;
        }
        Ok(())
    }

    /// Reads more after what is unread.
    fn fill(&mut self) -> Result<(), Fault> {
        if self.start > 0 {
            self.buffer.copy_within(self.start..self.end, 0);
            self.end -= self.start;
            self.start = 0;
        }
        if self.end == self.buffer.len() {
            self.buffer.resize(self.buffer.len() * 2, 0);
        }
        loop {
            match self.input.read(&mut self.buffer[self.end..]) {
                Ok(0) => self.ended = true,
                Ok(count) => self.end += count,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                Err(error) => return Err(reading_failed(&error)),
            }
            return Ok(());
        }
    }
}

/// The sentence for a failed read; flate2 reports a damaged stream as one of these kinds.
pub(super) fn reading_failed(error: &io::Error) -> Fault {
    match error.kind() {
        io::ErrorKind::UnexpectedEof => Fault::new("the gzip data end too early: the file is cut"),
        io::ErrorKind::InvalidData | io::ErrorKind::InvalidInput => {
            Fault::new(format!("the gzip data are damaged: {error}"))
        }
        _ => Fault::new(format!("reading fails: {error}")),
    }
}

/// For the libraries that read bytes themselves; lines are counted as they are consumed.
impl BufRead for Source<'_> {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        if self.start == self.end && !self.ended {
            self.fill().map_err(io::Error::other)?;
        }
        Ok(&self.buffer[self.start..self.end])
    }

    fn consume(&mut self, count: usize) {
        let to = (self.start + count).min(self.end);
        self.line += memchr_iter(b'\n', &self.buffer[self.start..to]).count() as u64;
        self.start = to;
    }
}

impl Read for Source<'_> {
    fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
        let available = self.fill_buf()?;
        let count = available.len().min(out.len());
        out[..count].copy_from_slice(&available[..count]);
        self.consume(count);
        Ok(count)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use flate2::{Compression, write::GzEncoder};
    use std::io::Write;

    fn all_lines(bytes: &[u8]) -> Result<Vec<String>, Fault> {
        let mut source = Source::open(bytes)?;
        let mut lines = Vec::new();
        while let Some(line) = source.next_line()? {
            lines.push(String::from_utf8_lossy(line.text).into_owned());
        }
        Ok(lines)
    }

    fn packed(bytes: &[u8]) -> Vec<u8> {
        let mut encoder = GzEncoder::new(Vec::new(), Compression::fast());
        encoder.write_all(bytes).unwrap();
        encoder.finish().unwrap()
    }

    #[test]
    fn line_ends_and_byte_order_mark_are_dropped() {
        assert_eq!(all_lines(b"\xEF\xBB\xBFa\r\n\nb").unwrap(), ["a", "", "b"]);
    }

    #[test]
    fn lines_across_refills_are_whole() {
        let text: String = (0..200_000).map(|n| format!("line {n}\n")).collect();
        let lines = all_lines(text.as_bytes()).unwrap();
        assert_eq!(lines.len(), 200_000);
        assert_eq!(lines[123_456], "line 123456");
        assert_eq!(all_lines(&packed(text.as_bytes())).unwrap(), lines);
    }

    #[test]
    fn gzip_members_are_joined_and_a_cut_one_is_named() {
        let mut two = packed(b"a\n");
        two.extend(packed(b"b\n"));
        assert_eq!(all_lines(&two).unwrap(), ["a", "b"]);
        for cut in 2..10 {
            let fault = all_lines(&two[..two.len() - cut]).unwrap_err();
            assert!(fault.message.contains("gzip"), "{fault}");
        }
    }

    #[test]
    fn what_is_no_text_is_named() {
        let utf16: Vec<u8> = "x_0_0 1\nx_0_1 0\nx_1_0"
            .encode_utf16()
            .flat_map(u16::to_le_bytes)
            .collect();
        assert!(all_lines(&utf16).unwrap_err().message.contains("UTF-16"));
        assert!(all_lines(b"\xFF\xFEx\0").unwrap_err().message.contains("UTF-16"));
        assert!(all_lines(b"abc\0def").unwrap_err().message.contains("binary"));
    }

    #[test]
    fn a_line_without_end_is_bounded() {
        let fault = all_lines(&vec![b'1'; 10 << 20]).unwrap_err();
        assert!(fault.message.contains("1 MiB"), "{fault}");
        let bomb = packed(&vec![b'x'; 64 << 20]);
        assert!(all_lines(&bomb).unwrap_err().message.contains("1 MiB"));
    }

    #[test]
    fn an_open_last_line_is_seen() {
        let mut source = Source::open(&b"a\nb"[..]).unwrap();
        assert!(!source.next_line().unwrap().unwrap().open && !source.last_line_is_open());
        assert!(source.next_line().unwrap().unwrap().open && source.last_line_is_open());
        assert!(source.next_line().unwrap().is_none());
        assert_eq!(source.line_number(), 2);
    }

    #[test]
    fn a_line_has_words() {
        let line = |text: &'static str| Line {
            text: text.as_bytes(),
            number: 7,
            open: false,
        };
        assert_eq!(line(" a\tb  c ").words().collect::<Vec<_>>(), [b"a", b"b", b"c"]);
        assert_eq!(line(" a b ").exactly(), Some([&b"a"[..], b"b"]));
        assert_eq!(line("a").exactly::<2>(), None);
        assert_eq!(line("a b c").exactly::<2>(), None);
        assert!(line(" \t").is_blank() && !line(" a").is_blank());
        let fault = line("a b").fault("wrong");
        assert_eq!((fault.line, fault.excerpt.as_deref()), (Some(7), Some("a b")));
    }

    #[test]
    fn the_head_is_looked_at_by_lines() {
        let head = b"\r\n \n  a b \r\nccc\n";
        assert_eq!(
            lines(head).collect::<Vec<_>>(),
            [&b""[..], b" ", b"  a b ", b"ccc", b""]
        );
        assert_eq!(first_line(head), b"a b");
        assert_eq!(first_line(b"\n"), b"");
        assert!(has_line(head, b"a b") && has_line(head, b"cc") && !has_line(head, b"b"));
        assert_eq!(shown(b" a\tb "), "a b");
    }

    #[test]
    fn the_head_is_bounded_and_knows_whether_it_is_all() {
        for (length, shown, all) in [
            (10, 10, true),
            (HEAD - 1, HEAD - 1, true),
            // The end is not seen yet.
            (HEAD, HEAD, false),
            (HEAD + 1, HEAD, false),
            (3 * CHUNK, HEAD, false),
        ] {
            let text = vec![b'a'; length];
            let source = Source::open(&text[..]).unwrap();
            assert_eq!((source.head().len(), source.head_is_all()), (shown, all), "{length}");
        }
        let marked = [BYTE_ORDER_MARK, &vec![b'a'; HEAD - 4]].concat();
        let source = Source::open(&marked[..]).unwrap();
        assert_eq!((source.head().len(), source.head_is_all()), (HEAD - 4, true));
        let mut source = Source::open(&b"a\nb\nc\n"[..]).unwrap();
        source.next_line().unwrap();
        assert_eq!((source.head(), source.buffered()), (&b"b\nc\n"[..], &b"b\nc\n"[..]));
        source.take_lines(2, 1);
        assert_eq!((source.head(), source.line_number()), (&b"c\n"[..], 2));
        source.take_lines(9, 1);
        assert_eq!((source.head(), source.line_number()), (&b""[..], 3));
    }

    /// Hands out one byte at a time, and is interrupted before each.
    struct Trickle<'t>(&'t [u8], bool);

    impl Read for Trickle<'_> {
        fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
            self.1 = !self.1;
            if self.1 {
                return Err(io::ErrorKind::Interrupted.into());
            }
            let count = self.0.len().min(out.len()).min(1);
            out[..count].copy_from_slice(&self.0[..count]);
            self.0 = &self.0[count..];
            Ok(count)
        }
    }

    #[test]
    fn a_slow_input_is_read_whole() {
        for text in [&b"a\nb"[..], &packed(b"a\nb")] {
            let mut source = Source::open(Trickle(text, false)).unwrap();
            assert!(source.head_is_all());
            assert_eq!(source.rest_as_text(9).unwrap(), "a\nb");
        }
    }

    #[test]
    fn reading_may_fail() {
        struct Broken;
        impl Read for Broken {
            fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
                Err(io::Error::other("no disk"))
            }
        }
        let told = |kind: io::ErrorKind| reading_failed(&kind.into()).message;
        assert_eq!(Source::open(Broken).err().unwrap().message, "reading fails: no disk");
        assert_eq!(
            told(io::ErrorKind::UnexpectedEof),
            "the gzip data end too early: the file is cut"
        );
        assert_eq!(
            told(io::ErrorKind::InvalidData),
            "the gzip data are damaged: invalid data"
        );
        assert_eq!(
            told(io::ErrorKind::InvalidInput),
            "the gzip data are damaged: invalid input parameter"
        );
    }

    #[test]
    fn utf_16_is_seen_by_its_zeros() {
        let told = |bytes: &[u8]| {
            Source::open(bytes)
                .err()
                .map_or("text".to_string(), |fault| fault.message)
        };
        let (utf16, binary) = ("the file is UTF-16, not UTF-8", "the file is binary, not text");
        for (bytes, expected) in [
            (&b"a\0".repeat(8)[..], utf16),
            (&b"\0a".repeat(8), utf16),
            (&b"a\0".repeat(7), binary),
            (&b"\0a".repeat(7), binary),
            (&b"\0\0".repeat(8), binary),
            (&[&b"a".repeat(32)[..], &b"\0a".repeat(32)].concat(), binary),
            (b"\xFF\xFEa", utf16),
            (b"\xFE\xFFa", utf16),
            (b"\xFE\xFEa", "text"),
        ] {
            assert_eq!(told(bytes), expected, "{bytes:?}");
        }
    }

    #[test]
    fn line_ends_are_counted_to_the_end() {
        let text = "a\n".repeat(CHUNK);
        let mut source = Source::open(text.as_bytes()).unwrap();
        source.next_line().unwrap();
        assert_eq!(source.count_line_ends().unwrap(), CHUNK as u64 - 1);
        assert_eq!(source.count_line_ends().unwrap(), 0);
    }

    #[test]
    fn a_text_is_bounded_and_its_damage_has_a_line() {
        let rest = |bytes: &[u8], longest| Source::open(bytes).unwrap().rest_as_text(longest);
        assert_eq!(rest(b"abc", 3).unwrap(), "abc");
        let long = "a line\n".repeat(CHUNK);
        assert_eq!(rest(long.as_bytes(), long.len()).unwrap(), long);
        let fault = rest(long.as_bytes(), long.len() - 1).unwrap_err();
        assert_eq!((fault.line, fault.excerpt.as_deref()), (Some(1), Some("a line")));
        assert!(fault.message.contains("too long"));
        assert_eq!(rest(b"a\nb\n\xFF\n", 99).unwrap_err().line, Some(3));
    }

    #[test]
    fn libraries_read_it_too() {
        let text = "line\n".repeat(CHUNK);
        let mut source = Source::open(text.as_bytes()).unwrap();
        let mut out = String::new();
        source.read_to_string(&mut out).unwrap();
        assert_eq!((out, source.line_number()), (text.clone(), CHUNK as u64));
        let mut source = Source::open(text.as_bytes()).unwrap();
        source.consume(7);
        assert_eq!(
            (
                source.line_number(),
                source.fill_buf().unwrap().starts_with(b"ne\nline")
            ),
            (1, true)
        );
        source.consume(usize::MAX / 2);
        assert_eq!(BufRead::lines(source).count(), CHUNK - CHUNK / 5 - 1 + 1);
    }

    #[test]
    fn the_buffer_does_not_grow_with_the_file() {
        let text = "line\n".repeat(2 * CHUNK);
        let mut source = Source::open(text.as_bytes()).unwrap();
        while source.next_line().unwrap().is_some() {}
        assert_eq!(source.buffer.len(), CHUNK);
    }

    #[test]
    fn the_fault_of_a_long_line_has_its_number() {
        let text = format!("a\nb\n{}", "c".repeat(3 << 20));
        assert_eq!(all_lines(text.as_bytes()).unwrap_err().line, Some(3));
        let line = "c".repeat(1 << 20);
        assert_eq!(
            all_lines(format!("a\n{line}\nb\n").as_bytes()).unwrap(),
            ["a", &line, "b"]
        );
    }
}
