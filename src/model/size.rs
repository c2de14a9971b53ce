//! How long a file will be: exactly for a small model, by a sample of its units for a large one.
//!
//! Units of one family may differ a lot: those of the rows that say which buildings are seen have no terms at the near
//! end of a line and hundreds at the far end. So it is not the bytes of a unit that are taken for all, but the bytes of
//! a row and those of a term; how many rows and terms there are is known exactly.

use super::Model;
use std::iter::Sum;
use std::ops::Range;

/// A length in bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Size {
    /// How many bytes.
    pub bytes: u64,
    /// True if they were counted, not estimated.
    pub exact: bool,
}

impl Size {
    pub(super) fn exact(bytes: u64) -> Size {
        Size { bytes, exact: true }
    }
}

impl Sum for Size {
    fn sum<I: Iterator<Item = Size>>(sizes: I) -> Size {
        sizes.fold(Size::exact(0), |sum, size| Size {
            bytes: sum.bytes.saturating_add(size.bytes),
            exact: sum.exact && size.exact,
        })
    }
}

/// How much work an estimate may take.
#[derive(Debug, Clone, Copy)]
pub struct Effort {
    /// A family or group of at most this many rows and terms, or columns, is counted exactly.
    counted: u64,
    /// Of a larger one a sample of about this many is taken.
    sampled: u64,
}

impl Effort {
    /// Before a file is written: far less work than the writing.
    pub const QUICK: Effort = Effort {
        counted: 1_000,
        sampled: 1_500,
    };
    /// Where the size is all that is asked for.
    pub const THOROUGH: Effort = Effort {
        counted: 400_000,
        sampled: 200_000,
    };
}

/// Units of a sample: at least, however large they are (fewer are all counted); at most, however small.
const UNITS: Range<u64> = 32..20_000;

/// What some units measure.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Measure {
    pub rows: u64,
    pub terms: u64,
    /// Bytes that belong to the rows, whatever terms they have.
    pub row_bytes: u64,
    /// Bytes that belong to the terms.
    pub term_bytes: u64,
}

/// The size of some units of a family; `add` adds what one unit measures.
pub(super) fn of_rows(
    model: &dyn Model,
    family: usize,
    units: &Range<u64>,
    effort: Effort,
    mut add: impl FnMut(u64, &mut Measure),
) -> Size {
    let facts = &model.families()[family];
    let count = units.end - units.start;
    let mut sum = Measure::default();
    let share = |total: u64| ratio(total, count, facts.units);
    if count <= UNITS.start || share(facts.rows) + share(facts.terms) <= effort.counted {
        units.clone().for_each(|unit| add(unit, &mut sum));
        return Size::exact(sum.row_bytes + sum.term_bytes);
    }
    // How many terms all units have is known; of fewer units it is estimated too, which takes a larger sample.
    let sampled = if count == facts.units {
        effort.sampled
    } else {
        16 * effort.sampled
    };
    for (before, unit) in (0..).zip(sample(units)) {
        if before >= UNITS.start && sum.rows + sum.terms >= sampled {
            break;
        }
        add(unit, &mut sum);
    }
    let (rows, terms) = if count == facts.units {
        (facts.rows, facts.terms)
    } else {
        let rows = model.rows_before(family, units.end) - model.rows_before(family, units.start);
        (rows, ratio(sum.terms, rows, sum.rows))
    };
    Size {
        bytes: ratio(sum.row_bytes, rows, sum.rows) + ratio(sum.term_bytes, terms, sum.terms),
        exact: false,
    }
}

/// The size of some units of a group; `bytes` gives that of one.
pub(super) fn of_columns(
    model: &dyn Model,
    group: usize,
    units: &Range<u64>,
    effort: Effort,
    mut bytes: impl FnMut(u64) -> u64,
) -> Size {
    let facts = &model.groups()[group];
    let count = units.end - units.start;
    // All units of a group are alike in size.
    let per_unit = facts.columns / facts.units;
    if count <= UNITS.start || per_unit * count <= effort.counted {
        return Size::exact(units.clone().map(bytes).sum());
    }
    let taken = (effort.sampled / per_unit.max(1)).clamp(UNITS.start, UNITS.end);
    let sum = sample(units).take(taken as usize).map(&mut bytes).sum();
    Size {
        bytes: ratio(sum, count, taken),
        exact: false,
    }
}

/// `a * b / c`, rounded; 0 if `c` is.
fn ratio(a: u64, b: u64, c: u64) -> u64 {
    let (a, b, c) = (u128::from(a), u128::from(b), u128::from(c));
    (a * b + c / 2)
        .checked_div(c)
        .unwrap_or(0)
        .try_into()
        .unwrap_or(u64::MAX)
}

/// Units spread evenly, however many of them are taken, without a period that could agree with one of the model: steps
/// of the golden section, the same in every run.
fn sample(units: &Range<u64>) -> impl Iterator<Item = u64> + use<> {
    const GOLDEN: u64 = 0x9E37_79B9_7F4A_7C15;
    let (start, count) = (units.start, u128::from(units.end - units.start));
    (1..=UNITS.end).map(move |at: u64| start + ((u128::from(at.wrapping_mul(GOLDEN)) * count) >> 64) as u64)
}
