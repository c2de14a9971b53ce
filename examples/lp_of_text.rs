//! The LP file of a puzzle: `cargo run --example lp_of_text < puzzle.txt`.

use puzzle_mip::{FileFormat, read_puzzle, write_model};
use std::error::Error;
use std::io;

fn main() -> Result<(), Box<dyn Error>> {
    let text = io::read_to_string(io::stdin())?;
    let puzzle = read_puzzle(&text)?;
    // The published formulation; `puzzle.best_formulation(false)` solves faster.
    let model = puzzle.model("document")?;
    eprintln!(
        "{}: {} columns, {} rows",
        puzzle.title(),
        model.column_count(),
        model.row_count()
    );
    write_model(&*model, FileFormat::Lp, &mut io::stdout())?;
    Ok(())
}
