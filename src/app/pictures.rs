//! What users ask for of pictures, and the files they are written to.

use super::failure::Failure;
use crate::files::output::Output;
use crate::files::places::Places;
use crate::show::html::Page;
use crate::show::{Look, html, svg};
use std::io::IsTerminal;
use std::path::{Path, PathBuf};

/// How users want a board to be shown; the same in every program that shows one.
#[derive(clap::Args, Debug, Clone, Default)]
pub(super) struct PictureArgs {
    /// Frame the board in plain ASCII; on a terminal it is framed with line drawing otherwise
    #[arg(long, hide_short_help = true)]
    ascii: bool,
    /// Write a picture of the board
    #[arg(long, value_name = "FILE", conflicts_with = "each")]
    svg: Option<PathBuf>,
    /// Write a page with picture, rules and sizes of the model
    #[arg(long, value_name = "FILE", conflicts_with = "each")]
    html: Option<PathBuf>,
}

impl PictureArgs {
    /// How the board is shown on standard output.
    pub(super) fn look(&self) -> Look {
        let stdout = std::io::stdout();
        let styled = anstream::AutoStream::choice(&stdout) != anstream::ColorChoice::Never;
        if self.ascii || styled || stdout.is_terminal() {
            let ascii = self.ascii;
            Look::Framed { ascii, styled }
        } else {
            Look::Plain
        }
    }

    /// True if a file is asked for.
    pub(super) fn wants_files(&self) -> bool {
        self.svg.is_some() || self.html.is_some()
    }

    /// Remembers the files asked for as outputs of the run.
    ///
    /// # Errors
    /// If one of them is an input or another output.
    pub(super) fn claim(&self, places: &mut Places) -> Result<(), Failure> {
        for path in self.svg.iter().chain(&self.html) {
            places.write(path)?;
        }
        Ok(())
    }

    /// Writes the files asked for.
    ///
    /// # Errors
    /// A file that cannot be written.
    pub(super) fn write(&self, page: &Page<'_>) -> Result<(), Failure> {
        if let Some(path) = &self.svg {
            write(path, &svg::document(&page.report.picture, &page.title))?;
        }
        match &self.html {
            Some(path) => write(path, &html::document(page)),
            None => Ok(()),
        }
    }
}

fn write(path: &Path, text: &str) -> Result<(), Failure> {
    let failed = |error: std::io::Error| Failure::writing(path, &error);
    let mut output = Output::open(path).map_err(failed)?;
    output.writer().write_all(text.as_bytes()).map_err(failed)?;
    output.finish().map_err(failed)
}
