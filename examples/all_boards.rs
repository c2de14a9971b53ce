//! All boards of a puzzle, by a loop with an external solver: HiGHS, SCIP, CBC or GLPK, whichever is found first, else the
//! built-in one. `cargo run --example all_boards < puzzle.txt`.

use puzzle_mip::files::places::Places;
use puzzle_mip::read_puzzle;
use puzzle_mip::solver::choice::Choice;
use puzzle_mip::solver::run::Runner;
use puzzle_mip::solver::search::Boards;
use std::error::Error;
use std::io;
use std::time::Instant;

fn main() -> Result<(), Box<dyn Error>> {
    let puzzle = read_puzzle(&io::read_to_string(io::stdin())?)?;
    let places = Places::default();
    let runner = Runner {
        solver: Choice::Auto.find()?,
        time_limit: None,
        started: Instant::now(),
        threads: None,
        keep: None,
        stem: "puzzle".to_string(),
        places: &places,
    };
    let formulation = puzzle.best_formulation(false);
    let mut boards = Boards::new(&*puzzle, runner, formulation, false, &|_| ());
    let mut count = 0;
    // Each board is judged by the rules; the next model excludes it.
    while let Some(board) = boards.find()? {
        let Some(ones) = board.ones else {
            return Err("the solver returned a board that breaks a rule".into());
        };
        count += 1;
        println!("{}", puzzle.board_text(&ones));
        boards.exclude(ones);
    }
    println!("{count} boards; that there are no others is the solver's word");
    Ok(())
}
