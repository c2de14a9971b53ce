//! A family of rows as one type: its number, its words, its size, its rows, and how they are dropped.
//!
//! A family is written with [`family!`](crate::family), which makes the type. A formulation lists its families with
//! [`families!`](crate::families). The list is compiled into a direct call for each family, so the
//! writers' code is inlined into the rows: with one virtual call a row instead, the LP file of a Binox of 50 x 50 takes
//! 47 % longer (benches/benchmarks.md).

use super::formulation::{Family, Lift, RowSink, Size};
use std::ops::Range;

/// The family of rows of the formulation `F`.
pub trait Rows<F> {
    /// The number in the specification, e.g. `B6`.
    const ID: &'static str;
    /// The constraint in one short line; the comment in the LP file.
    const COMMENT: &'static str;
    /// The fixed parts of the names of the rows.
    const STEMS: &'static [&'static str];

    /// How many rows there are.
    fn size(of: &F) -> Size;

    /// The rows of a unit; `stem` is the number of the first of [`Rows::STEMS`].
    fn rows<S: RowSink>(of: &F, stem: u8, unit: u64, sink: &mut S);

    /// The rows of some units.
    #[inline(always)]
    fn each<S: RowSink>(of: &F, stem: u8, units: Range<u64>, sink: &mut S) {
        for unit in units {
            Self::rows(of, stem, unit, sink);
        }
    }

    /// How the rows are dropped; `None` if they may not be.
    fn lift(_: &F) -> Option<Lift> {
        None
    }

    /// The number of rows before a unit.
    fn rows_before(of: &F, unit: u64) -> u64 {
        Self::family(of).even_rows_before(unit)
    }

    /// The family as a value.
    fn family(of: &F) -> Family {
        Family {
            lift: Self::lift(of),
            ..Family::new(Self::ID, Self::COMMENT, Self::STEMS, Self::size(of))
        }
    }
}

/// A family of a formulation as a type, in the order of a reader's questions:
///
/// ```text
/// family! { B4 of Document: "balance across: half of the cells are X";
///     names "balance_a";                                      // the stems of its rows
///     size(d) = Size::new(units, rows, terms);                // d is the formulation
///     rows(d, stem, unit, sink) = sink.sum(...);              // of one unit
///     lift(d) = Lift::Given { drops: &["drop_"] };            // left out if rows may not be dropped
/// }
/// ```
#[macro_export]
macro_rules! family {
    ($name:ident of $formulation:ident: $comment:literal;
     names $($stem:literal),+;
     size($d:ident) = $size:expr;
     rows($e:ident, $first:ident, $unit:ident, $sink:ident) = $rows:expr;
     $(lift($f:ident) = $lift:expr;)?) => {
        #[doc = $comment]
        pub(super) struct $name;

        impl $crate::model::families::Rows<$formulation<'_>> for $name {
            const ID: &'static str = stringify!($name);
            const COMMENT: &'static str = $comment;
            const STEMS: &'static [&'static str] = &[$($stem),+];

            fn size($d: &$formulation<'_>) -> $crate::model::Size {
                $size
            }

            #[inline(always)]
            fn rows<S: $crate::model::RowSink>($e: &$formulation<'_>, $first: u8, $unit: u64, $sink: &mut S) {
                $rows
            }

            $(fn lift($f: &$formulation<'_>) -> Option<$crate::model::Lift> {
                let _ = $f;
                Some($lift)
            })?
        }
    };
}
pub use family;

/// The methods `families`, `rows` and `rows_before` of [`Formulation`](super::Formulation) for a list of families in the
/// order of the file; `after` is the last group of columns, whose stems come before theirs.
#[macro_export]
macro_rules! families {
    (after $group:expr; $($family:ty),+ $(,)?) => {
        fn families(&self) -> Vec<$crate::model::Family> {
            use $crate::model::families::Rows;
            vec![$(<$family as Rows<Self>>::family(self)),+]
        }

        // All numbers are constants once this is compiled.
        #[allow(unused_assignments, reason = "the last family has none after it")]
        fn rows<S: $crate::model::RowSink>(&self, family: usize, units: std::ops::Range<u64>, sink: &mut S) {
            use $crate::model::families::Rows;
            let (mut at, mut stem) = (0, const { $group.next_stem() });
            $(
                if family == at {
                    return <$family as Rows<Self>>::each(self, stem, units, sink);
                }
                at += 1;
                stem += const { <$family as Rows<Self>>::STEMS.len() as u8 };
            )+
        }

        #[allow(unused_assignments, reason = "the last family has none after it")]
        fn rows_before(&self, family: usize, unit: u64) -> u64 {
            use $crate::model::families::Rows;
            let mut at = 0;
            $(
                if family == at {
                    return <$family as Rows<Self>>::rows_before(self, unit);
                }
                at += 1;
            )+
            0
        }
    };
}
pub use families;
