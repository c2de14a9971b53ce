//! Models as streams of columns and rows: what a formulation is, and who may consume it.
//!
//! A formulation is written once, as [`Formulation`]: groups of columns and families of rows. Both are divided into
//! *units* (a board row, a pair of lines, a position of a sight line) that can be produced on their own, in any order.
//! Everything else is a consumer of that one stream: the LP and MPS writers, statistics, evaluation, the built-in
//! solver. The writers are compiled against the formulation ([`families`] has the figure); all others use the `dyn`
//! view, [`Model`].
//!
//! Coefficients and right-hand sides are integers: exact, and fast to print.

mod error;
pub mod extend;
pub mod families;
mod file;
mod formulation;
pub(crate) mod known;
pub mod lp;
pub mod mps;
pub mod names;
pub mod size;
pub mod stats;
pub mod stream;
mod view;

pub use error::ModelError;
pub use file::FileFormat;
pub use formulation::{About, Column, ColumnSink, Domain, Family, Formulation, Group, Lift, RowSink, Sense, Size};
pub use names::{Name, Names};
pub use stream::PROGRAM;
pub use view::{Model, Row};
