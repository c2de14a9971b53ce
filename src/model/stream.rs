//! Long outputs in parallel: chunks are formatted by any thread and written in order.
//!
//! The plan of chunks depends on the model alone, never on the number of threads, so the bytes are the same for any
//! number; for the same reason an output can be cut into parts that join to exactly the whole.

use std::io::{self, Write};
use std::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Condvar, Mutex};

/// Name and version of the program, as comments in written files show them.
pub const PROGRAM: &str = concat!(env!("CARGO_PKG_NAME"), " ", env!("CARGO_PKG_VERSION"));

/// A stretch of the output that consists of `units` alike units.
#[derive(Debug, Clone)]
pub struct Section<T> {
    /// What the section holds.
    pub what: T,
    /// How many units there are.
    pub units: u64,
    /// How many units one chunk takes.
    pub units_per_chunk: u64,
}

impl<T> Section<T> {
    /// A section cut into chunks of about `target` bytes, if a unit takes about `bytes_per_unit`.
    pub fn new(what: T, units: u64, bytes_per_unit: u64, target: u64) -> Self {
        Section {
            what,
            units,
            units_per_chunk: (target / bytes_per_unit.max(1)).max(1),
        }
    }

    /// How many chunks the section has.
    pub fn chunks(&self) -> u64 {
        self.units.div_ceil(self.units_per_chunk)
    }
}

/// Sections in order, addressed by the number of a chunk.
#[derive(Debug, Clone)]
pub struct Plan<T> {
    sections: Vec<Section<T>>,
    first: Vec<u64>,
}

impl<T> Plan<T> {
    /// A plan of the sections in this order.
    pub fn new(sections: Vec<Section<T>>) -> Self {
        let mut first = vec![0];
        for section in &sections {
            first.push(first[first.len() - 1] + section.chunks());
        }
        Plan { sections, first }
    }

    /// How many chunks there are.
    pub fn chunks(&self) -> u64 {
        self.first[self.sections.len()]
    }

    /// The section and the units of a chunk.
    pub fn chunk(&self, number: u64) -> (&T, Range<u64>) {
        let at = self.first.partition_point(|&first| first <= number) - 1;
        let section = &self.sections[at];
        let start = (number - self.first[at]) * section.units_per_chunk;
        (
            &section.what,
            start..(start + section.units_per_chunk).min(section.units),
        )
    }

    /// The sections of some chunks, with those of their units that the chunks hold.
    pub fn ranges(&self, chunks: Range<u64>) -> impl Iterator<Item = (&T, Range<u64>)> {
        self.sections
            .iter()
            .zip(&self.first)
            .filter_map(move |(section, &first)| {
                let own = |chunk: u64| (chunk.max(first) - first).min(section.chunks());
                let unit = |chunk: u64| (own(chunk) * section.units_per_chunk).min(section.units);
                let units = unit(chunks.start)..unit(chunks.end);
                (!units.is_empty()).then_some((&section.what, units))
            })
    }

    /// The chunks of part `part` (from 1) of `parts`.
    pub fn part(&self, part: u64, parts: u64) -> Range<u64> {
        let cut = |at: u64| (u128::from(self.chunks()) * u128::from(at) / u128::from(parts)) as u64;
        cut(part - 1)..cut(part)
    }
}

/// Bytes that grow at the end. Bytes past the end stay initialised, so a writer may store whole words and then
/// say how many of their bytes count: cheaper than appending exact lengths, and without `unsafe`.
#[derive(Debug, Default)]
pub struct Buffer {
    bytes: Vec<u8>,
    len: usize,
}

impl Buffer {
    /// The bytes written.
    pub fn written(&self) -> &[u8] {
        &self.bytes[..self.len]
    }

    /// How many bytes are written.
    #[inline(always)]
    pub fn len(&self) -> usize {
        self.len
    }

    /// True if nothing is written.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Forgets the bytes past `len`.
    #[inline(always)]
    pub fn truncate(&mut self, len: usize) {
        self.len = self.len.min(len);
    }

    /// `N` bytes to write to, past the end; [`Buffer::advance`] says how many count.
    #[inline(always)]
    pub fn room<const N: usize>(&mut self) -> &mut [u8; N] {
        let end = self.len + N;
        if end > self.bytes.len() {
            self.grow(end);
        }
        match self.bytes[self.len..].first_chunk_mut() {
            Some(room) => room,
            None => unreachable!("the buffer was grown"),
        }
    }

    /// Counts the next `count` bytes as written.
    #[inline(always)]
    pub fn advance(&mut self, count: usize) {
        self.len += count;
        debug_assert!(self.len <= self.bytes.len());
    }

    /// Appends bytes.
    pub fn push(&mut self, bytes: &[u8]) {
        let end = self.len + bytes.len();
        if end > self.bytes.len() {
            self.grow(end);
        }
        self.bytes[self.len..end].copy_from_slice(bytes);
        self.len = end;
    }

    #[cold]
    fn grow(&mut self, end: usize) {
        self.bytes.resize(end.max(2 * self.bytes.len()).max(4096), 0);
    }
}

impl Write for Buffer {
    fn write(&mut self, data: &[u8]) -> io::Result<usize> {
        self.push(data);
        Ok(data.len())
    }
    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// How chunks become bytes of the output.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum Packing {
    /// As they are.
    Plain,
    /// Each chunk a gzip member of its own; members joined are one gzip file.
    Gzip,
}

/// gzip's level: the fastest; 5 times smaller at a tenth of the time of the usual level 6.
const GZIP_LEVEL: u32 = 1;

fn pack(plain: &Buffer, packed: &mut Buffer) -> io::Result<()> {
    packed.truncate(0);
    // No time stamp and no file name in the member: same input, same bytes.
    let mut encoder = flate2::GzBuilder::new().write(packed, flate2::Compression::new(GZIP_LEVEL));
    encoder.write_all(plain.written())?;
    encoder.finish()?;
    Ok(())
}

/// How often the next in line looks whether it is its turn before it sleeps: for about as long as a write takes. Waking
/// a sleeping thread takes as long as formatting a chunk.
const LOOKS: u32 = 5000;

/// Formats `chunks` on `threads` threads and writes them in order. `format` fills an empty buffer; `wrote` hears of
/// the bytes of each chunk, before packing, after it is written.
///
/// # Errors
/// The first failing write; nothing is written after it.
// Longer than 60 lines: the threads share the state that is set up here.
pub fn write_ordered(
    chunks: Range<u64>,
    threads: usize,
    packing: Packing,
    out: &mut (dyn Write + Send),
    format: &(dyn Fn(u64, &mut Buffer) + Sync),
    wrote: &(dyn Fn(u64) + Sync),
) -> io::Result<()> {
    struct Turn<'a> {
        next: u64,
        out: &'a mut (dyn Write + Send),
        result: io::Result<()>,
    }
    let claimed = AtomicU64::new(chunks.start);
    let turn = Mutex::new(Turn {
        next: chunks.start,
        out,
        result: Ok(()),
    });
    let changed = Condvar::new();
    // The chunk whose turn it is, to be seen without the lock.
    let upcoming = AtomicU64::new(chunks.start);
    let work = || -> Option<()> {
        let mut plain = Buffer::default();
        let mut packed = Buffer::default();
        loop {
            let chunk = claimed.fetch_add(1, Ordering::Relaxed);
            if chunk >= chunks.end {
                return None;
            }
            plain.truncate(0);
            format(chunk, &mut plain);
            let (ready, bytes) = match packing {
                Packing::Plain => (Ok(()), &plain),
                Packing::Gzip => (pack(&plain, &mut packed), &packed),
            };
            let mut looks = 0;
            while looks < LOOKS && upcoming.load(Ordering::Acquire) + 1 == chunk {
                std::hint::spin_loop();
                looks += 1;
            }
            // A poisoned lock means that another thread panicked; its panic reaches the caller through the scope.
            let mut turn = turn.lock().ok()?;
            while turn.next != chunk && turn.result.is_ok() {
                turn = changed.wait(turn).ok()?;
            }
            if turn.result.is_ok() {
                turn.result = ready.and_then(|()| turn.out.write_all(bytes.written()));
            }
            if turn.result.is_err() {
                claimed.store(chunks.end, Ordering::Relaxed);
                changed.notify_all();
                return None;
            }
            turn.next += 1;
            upcoming.store(turn.next, Ordering::Release);
            drop(turn);
            changed.notify_all();
            wrote(plain.len() as u64);
        }
    };
    let helpers = (threads as u64).min(chunks.end - chunks.start).saturating_sub(1);
    std::thread::scope(|scope| {
        for _ in 0..helpers {
            scope.spawn(work);
        }
        work();
    });
    turn.into_inner().map_or_else(
        |_| Err(io::Error::other("a writing thread stopped")),
        |turn| turn.result,
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_cover_every_chunk_once() {
        let plan = Plan::new(vec![
            Section::new('a', 10, 30, 100),
            Section::new('b', 0, 1, 100),
            Section::new('c', 1, 1000, 100),
        ]);
        assert_eq!(plan.chunks(), 5);
        let all: Vec<_> = (0..5).map(|at| (*plan.chunk(at).0, plan.chunk(at).1)).collect();
        assert_eq!(all, [('a', 0..3), ('a', 3..6), ('a', 6..9), ('a', 9..10), ('c', 0..1)]);
        for parts in 1..9 {
            let joined: Vec<u64> = (1..=parts).flat_map(|part| plan.part(part, parts)).collect();
            assert_eq!(joined, (0..5).collect::<Vec<_>>());
        }
        let ranges = |chunks| {
            plan.ranges(chunks)
                .map(|(what, units)| (*what, units))
                .collect::<Vec<_>>()
        };
        assert_eq!(ranges(0..5), [('a', 0..10), ('c', 0..1)]);
        assert_eq!(ranges(1..3), [('a', 3..9)]);
        assert_eq!(ranges(3..4), [('a', 9..10)]);
        assert_eq!(ranges(4..5), [('c', 0..1)]);
        assert_eq!(ranges(2..2), []);
    }

    #[test]
    fn order_holds_on_any_number_of_threads_and_a_failing_write_ends_all() {
        let format = |chunk: u64, out: &mut Buffer| out.push(format!("{chunk}\n").as_bytes());
        let expected: String = (3..500).map(|chunk| format!("{chunk}\n")).collect();
        for threads in [1, 2, 7] {
            let mut out = Vec::new();
            write_ordered(3..500, threads, Packing::Plain, &mut out, &format, &|_| ()).expect("memory");
            assert_eq!(String::from_utf8_lossy(&out), expected);
        }
        struct Full(usize);
        impl Write for Full {
            fn write(&mut self, data: &[u8]) -> io::Result<usize> {
                if self.0 < data.len() {
                    return Err(io::Error::from(io::ErrorKind::StorageFull));
                }
                self.0 -= data.len();
                Ok(data.len())
            }
            fn flush(&mut self) -> io::Result<()> {
                Ok(())
            }
        }
        for threads in [1, 2, 7] {
            let error =
                write_ordered(0..500, threads, Packing::Plain, &mut Full(100), &format, &|_| ()).expect_err("full");
            assert_eq!(error.kind(), io::ErrorKind::StorageFull);
        }
    }
}
