//! The formats of model files, as one choice.

use super::lp::{self, Options};
use super::mps::{self, Form};
use super::size::{Effort, Size};
use super::view::Model;
use std::io::{self, Write};

/// A model file's format.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum FileFormat {
    /// CPLEX LP, the dialect that every reader takes.
    Lp,
    /// MPS in padded columns: free, and fixed too while no name is longer than 8 characters.
    Mps,
    /// MPS for fixed readers: rows and columns are numbered when a name is longer than 8 characters.
    FixedMps,
}

impl FileFormat {
    /// Writes a model. `wrote` hears of the bytes as they are written.
    ///
    /// # Errors
    /// As [`lp::write()`] and [`mps::write()`].
    pub fn write(
        self,
        model: &dyn Model,
        options: &Options,
        out: &mut (dyn Write + Send),
        wrote: &(dyn Fn(u64) + Sync),
    ) -> io::Result<()> {
        match self {
            FileFormat::Lp => lp::write(model, options, out, wrote),
            FileFormat::Mps => mps::write(model, Form::Free, options, out, wrote),
            FileFormat::FixedMps => mps::write(model, Form::Fixed, options, out, wrote),
        }
    }

    /// The size of the file before packing; of `part`, as in [`Options::part`], for LP.
    pub fn estimate(self, model: &dyn Model, part: (u64, u64), effort: Effort) -> Size {
        match self {
            FileFormat::Lp => lp::estimate(model, part, effort),
            FileFormat::Mps => mps::estimate(model, Form::Free, effort),
            FileFormat::FixedMps => mps::estimate(model, Form::Fixed, effort),
        }
    }
}
