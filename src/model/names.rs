//! Names of rows and columns: packed into eight bytes while they travel, turned into text by table.
//!
//! A name is a stem and up to three indices: `same_a1_` + 0, 1, 2 is `same_a1_0_1_2`, `z_L` + 0, 1, 2 is `z_L0_1_2`.

/// Bits of one index.
const INDEX_BITS: u32 = 18;
/// The largest index a name can hold.
pub const MAX_INDEX: u32 = (1 << INDEX_BITS) - 1;
/// Bytes of the longest stem.
pub(crate) const STEM_BYTES: usize = 16;
/// Bytes that the indices of a name may touch.
pub(crate) const INDICES_ROOM: usize = 3 * 8;
/// Bytes that [`Names::put`] may touch from the start of a name on.
pub(crate) const NAME_ROOM: usize = STEM_BYTES + INDICES_ROOM;

/// The name of a row or column.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Name(u64);

impl Name {
    /// A name of at most three indices, each up to [`MAX_INDEX`].
    #[inline(always)]
    pub const fn new(stem: u8, indices: &[u32]) -> Name {
        let mut packed = (stem as u64) << 56 | (indices.len() as u64) << (3 * INDEX_BITS);
        let mut at = 0;
        while at < indices.len() {
            debug_assert!(indices[at] <= MAX_INDEX && at < 3);
            packed |= (indices[at] as u64) << (INDEX_BITS * at as u32);
            at += 1;
        }
        Name(packed)
    }

    /// A name of these indices, each up to [`MAX_INDEX`].
    #[inline(always)]
    pub const fn at<const N: usize>(stem: u8, indices: [u64; N]) -> Name {
        let mut packed = (stem as u64) << 56 | (N as u64) << (3 * INDEX_BITS);
        let mut at = 0;
        while at < N {
            debug_assert!(indices[at] <= MAX_INDEX as u64 && at < 3);
            packed |= indices[at] << (INDEX_BITS * at as u32);
            at += 1;
        }
        Name(packed)
    }

    /// The name as eight bytes.
    #[inline(always)]
    pub(crate) const fn packed(self) -> u64 {
        self.0
    }

    /// A name from [`Name::packed`].
    #[inline(always)]
    pub(crate) const fn from_packed(packed: u64) -> Name {
        Name(packed)
    }

    /// The number of the stem in the formulation's table.
    #[inline(always)]
    pub const fn stem(self) -> u8 {
        (self.0 >> 56) as u8
    }

    /// How many indices there are.
    #[inline(always)]
    pub const fn len(self) -> usize {
        (self.0 >> (3 * INDEX_BITS)) as usize & 3
    }

    /// True if the name is its stem alone.
    pub const fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// The indices and how many there are, as a key: successive names often differ in the stem only.
    #[inline(always)]
    pub(crate) const fn indices(self) -> u64 {
        self.0 & ((1 << 56) - 1)
    }

    /// An index, 0 beyond [`Name::len`].
    #[inline(always)]
    pub const fn index(self, at: usize) -> u32 {
        (self.0 >> (INDEX_BITS * at as u32)) as u32 & MAX_INDEX
    }
}

/// Up to eight bytes: `_` and the digits of an index.
#[derive(Clone, Copy)]
struct Digits {
    word: u64,
    len: u8,
}

#[derive(Clone, Copy)]
struct Stem {
    bytes: [u8; STEM_BYTES],
    len: u8,
}

/// The texts of a formulation's names, by table: one store of eight bytes an index.
pub struct Names {
    digits: Vec<Digits>,
    stems: Vec<Stem>,
}

impl Names {
    /// Tables for all stems and for indices up to `max_index`.
    ///
    /// # Panics
    /// If a stem is longer than 16 bytes or `max_index` beyond [`MAX_INDEX`]: a formulation's fault, not an input's.
    pub fn new(stems: &[&str], max_index: u32) -> Names {
        assert!(max_index <= MAX_INDEX, "index {max_index} is too large for a name");
        let digits = (0..=max_index)
            .map(|index| {
                let mut bytes = [0; 8];
                let text = format!("_{index}");
                bytes[..text.len()].copy_from_slice(text.as_bytes());
                Digits {
                    word: u64::from_le_bytes(bytes),
                    len: text.len() as u8,
                }
            })
            .collect();
        let stems = stems
            .iter()
            .map(|stem| {
                let mut bytes = [0; STEM_BYTES];
                bytes[..stem.len()].copy_from_slice(stem.as_bytes());
                Stem {
                    bytes,
                    len: stem.len() as u8,
                }
            })
            .collect();
        Names { digits, stems }
    }

    /// Writes a name at the start of `out` and returns its length; up to [`NAME_ROOM`] bytes are touched.
    #[inline(always)]
    pub(crate) fn put(&self, name: Name, out: &mut [u8; NAME_ROOM]) -> usize {
        let len = self.put_stem(name, out);
        self.put_indices(name, len, out)
    }

    /// Writes the stem of a name at the start of `out` and returns its length.
    #[inline(always)]
    pub(crate) fn put_stem(&self, name: Name, out: &mut [u8]) -> usize {
        let stem = &self.stems[name.stem() as usize];
        out[..STEM_BYTES].copy_from_slice(&stem.bytes);
        stem.len as usize
    }

    /// Writes the indices of a name at `len` and returns where they end; up to [`INDICES_ROOM`] bytes are touched.
    #[inline(always)]
    pub(crate) fn put_indices(&self, name: Name, mut len: usize, out: &mut [u8]) -> usize {
        if !name.is_empty() {
            let digits = self.digits[name.index(0) as usize];
            out[len..len + 8].copy_from_slice(&(digits.word >> 8).to_le_bytes());
            len += digits.len as usize - 1;
        }
        if name.len() > 1 {
            let digits = self.digits[name.index(1) as usize];
            out[len..len + 8].copy_from_slice(&digits.word.to_le_bytes());
            len += digits.len as usize;
        }
        if name.len() > 2 {
            let digits = self.digits[name.index(2) as usize];
            out[len..len + 8].copy_from_slice(&digits.word.to_le_bytes());
            len += digits.len as usize;
        }
        len
    }

    /// The length of a name's text.
    pub(crate) fn length(&self, name: Name) -> usize {
        let indices = (0..name.len()).map(|at| self.digits[name.index(at) as usize].len as usize);
        // The first index has no `_` before it.
        self.stems[name.stem() as usize].len as usize + indices.sum::<usize>() - name.len().min(1)
    }

    /// The text of a name.
    pub fn text(&self, name: Name) -> String {
        let mut bytes = [0; NAME_ROOM];
        let len = self.put(name, &mut bytes);
        String::from_utf8_lossy(&bytes[..len]).into_owned()
    }

    /// An upper bound of the length of all names of a stem.
    pub(crate) fn longest(&self, stem: u8, indices: usize) -> usize {
        let digits = self.digits.last().map_or(0, |digits| digits.len as usize);
        self.stems[stem as usize].len as usize + indices * digits
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_holds_its_parts_and_prints_them() {
        let names = Names::new(&["x_", "z_L", "sum"], MAX_INDEX);
        assert_eq!(names.text(Name::new(0, &[0, 9])), "x_0_9");
        assert_eq!(names.text(Name::new(1, &[10, 99, 100])), "z_L10_99_100");
        assert_eq!(names.text(Name::new(1, &[MAX_INDEX; 3])), "z_L262143_262143_262143");
        assert_eq!(names.text(Name::new(2, &[])), "sum");
        for name in [Name::new(0, &[0, 9]), Name::new(1, &[10, 99, 100]), Name::new(2, &[])] {
            assert_eq!(names.length(name), names.text(name).len());
        }
        let name = Name::new(1, &[MAX_INDEX, 0, 7]);
        assert_eq!(
            (name.stem(), name.len(), name.index(0), name.index(1), name.index(2)),
            (1, 3, MAX_INDEX, 0, 7)
        );
    }
}
