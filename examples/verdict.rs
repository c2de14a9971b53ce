//! The verdict on a solution file: `cargo run --example verdict puzzle.txt solution.sol`.

use puzzle_mip::{Verdict, check_solution, read_puzzle};
use std::env;
use std::error::Error;
use std::fs::{self, File};

fn main() -> Result<(), Box<dyn Error>> {
    let files: Vec<String> = env::args().skip(1).collect();
    let [puzzle_file, solution_file] = files.as_slice() else {
        return Err("usage: verdict PUZZLE SOLUTION".into());
    };
    let puzzle = read_puzzle(&fs::read_to_string(puzzle_file)?)?;
    let check = check_solution(&*puzzle, solution_file, File::open(solution_file)?)?;
    println!("{}: {}", puzzle.title(), check.word());
    match &check.verdict {
        Verdict::NoSolution(why) => println!("{}", why.words()),
        Verdict::Judged { report, .. } => {
            for rule in &report.rules {
                for violation in &rule.findings.violations {
                    println!("{}: {}: {}", rule.rule.id, violation.place, violation.message);
                }
            }
        }
        _ => {}
    }
    Ok(())
}
