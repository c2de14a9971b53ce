//! The program `solve`: a puzzle's text in, a verified board out.
//!
//! ```text
//! puzzle -> model -> solver (a program of this machine, or the built-in one) -> values -> board -> every rule checked
//! ```
//!
//! The solver is not trusted: what it calls a solution is judged on the board like anybody else's, and its exit status
//! is not looked at (see [`crate::solver::external`]).

use super::args::{ReadArgs, formulations, kinds, parse_kind};
use super::batch::EachArgs;
use super::failure::{Failure, say};
use super::inputs::{only_one, read_puzzle};
use super::json::or_object;
use super::pictures::PictureArgs;
use super::print::{finish, show_findings, show_notes};
use super::solve_report::{Asked, Run};
use super::status::{EXIT_STATUS_HELP, Status};
use crate::files::places::Places;
use crate::puzzles::kind::{Finding, Kind, Puzzle};
use crate::show::json;
use crate::solver::choice::{Choice, Solver};
use crate::solver::external::External;
use crate::solver::run::{self, Runner};
use crate::solver::search::{Boards, Event, Found};
use clap::Parser;
use clap::builder::{OsStringValueParser, TypedValueParser};
use std::ffi::OsString;
use std::io::{self, IsTerminal};
use std::num::NonZeroU32;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

const EXAMPLES: &str = "Examples:
  solve p.txt                        first of highs, scip, cbc, glpsol on PATH, else built-in
  solve p.txt --solver built-in      nothing else needed
  solve p.txt --solver cbc --keep d  leaves d/p.lp and d/p.sol
  solve p.txt --solver /opt/highs/bin/highs --time-limit 60
  solve p.txt --unique               proves that there is no other board, or shows one
  solve p.txt --count 10             up to ten boards
  solve p.txt --repair               no board? which givens and clues are in the way
  solve - --kind binox < p.txt
  solve --each ids.txt --shard 2/8   each line a puzzle, a line of JSON for it; the second of eight shares";

/// Solve a puzzle and check the board found
#[derive(Parser, Debug)]
#[command(name = "solve", version, after_help = EXIT_STATUS_HELP, after_long_help = format!("{EXAMPLES}\n\n{}\n\n{EXIT_STATUS_HELP}", formulations()))]
pub(super) struct Args {
    /// Puzzle file, `-` for standard input
    #[arg(required_unless_present = "each")]
    puzzle: Option<PathBuf>,
    #[arg(long, value_parser = parse_kind, help = format!("Kind of puzzle: {}; from the text if not given", kinds()))]
    kind: Option<&'static Kind>,
    #[arg(long, value_name = "SOLVER", default_value = "auto", value_parser = choice_parser(), help = solvers())]
    solver: Choice,
    /// Formulation of the model; the one that solves best if not given
    #[arg(long, value_name = "NAME")]
    formulation: Option<String>,
    /// Is the board found the only one? Proves it, or shows a second one
    #[arg(long, group = "task")]
    unique: bool,
    /// Find up to N boards, all of them if there are fewer
    #[arg(long, value_name = "N", group = "task")]
    count: Option<std::num::NonZeroUsize>,
    /// Drop as few givens and clues as possible, so that a board exists: finds the one mistyped
    #[arg(long, group = "task")]
    repair: bool,
    /// Give up after this many seconds in all; 60 for the built-in solver if not given, no limit for others
    #[arg(long, value_name = "SECONDS", value_parser = parse_seconds)]
    time_limit: Option<Duration>,
    /// Threads of an external solver; its own choice if not given. SCIP, GLPK and the built-in solver use one
    #[arg(long, value_name = "N")]
    threads: Option<NonZeroU32>,
    /// Leave the model and the solution file in this folder
    #[arg(long, value_name = "DIR")]
    keep: Option<PathBuf>,
    /// Print one JSON object instead of text
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    many: EachArgs,
    #[command(flatten)]
    pictures: PictureArgs,
    #[command(flatten)]
    reading: ReadArgs,
}

/// The solvers for help texts.
fn solvers() -> String {
    let names: Vec<&str> = External::ALL.iter().map(|solver| solver.program()).collect();
    format!(
        "auto, built-in, {}, or the path of one of these programs",
        names.join(", ")
    )
}

/// A path of a solver need not be UTF-8.
fn choice_parser() -> impl TypedValueParser<Value = Choice> {
    OsStringValueParser::new().try_map(|word: OsString| Choice::parse(&word))
}

fn parse_seconds(word: &str) -> Result<Duration, String> {
    match word.parse::<f64>().map(Duration::try_from_secs_f64) {
        Ok(Ok(limit)) if !limit.is_zero() => Ok(limit),
        _ => Err("expected a number of seconds above 0".to_owned()),
    }
}

/// The files of a run are named after the puzzle's, in characters that no solver's command line trips over.
fn stem(puzzle: &Path) -> String {
    let name = puzzle.file_stem().map(|stem| stem.to_string_lossy().into_owned());
    let plain: String = name
        .unwrap_or_default()
        .chars()
        .take(60)
        .map(|c| if c.is_ascii_alphanumeric() || c == '-' { c } else { '_' })
        .collect();
    // A leading `-` would make an option of it.
    match plain.trim_start_matches('-') {
        "" => "puzzle".to_owned(),
        name => name.to_owned(),
    }
}

/// Does what the arguments say.
///
/// # Errors
/// Whatever ends without a board: status 2, or 4 where a limit is reached.
pub(super) fn run(args: &Args) -> Result<Status, Failure> {
    let Some(path) = &args.puzzle else {
        return many(args);
    };
    or_object(args.json, path, one(args, path))
}

/// Solves one puzzle.
fn one(args: &Args, path: &Path) -> Result<Status, Failure> {
    let places = places(args, path)?;
    let puzzle = only_one(
        read_puzzle(path, args.kind, &args.reading.options())?,
        &path.display().to_string(),
    )?;
    show_notes(&*puzzle);
    let formulation = formulation_of(args, &*puzzle)?;
    let findings = puzzle.precheck();
    // A contradiction is what --repair is asked to mend.
    if !findings.is_empty() && !args.repair {
        return contradiction(args, path, &places, &*puzzle, formulation, &findings);
    }
    let solver = args.solver.find().map_err(|error| Failure::new(error.to_string()))?;
    make_folder(args)?;
    let started = Instant::now();
    let runner = args.runner(solver, started, stem(path), &places);
    let title = runner.solver.title();
    let mut boards = Boards::new(&*puzzle, runner, formulation, args.repair, &narrate);
    let run = Run {
        asked: args.asked(),
        path,
        puzzle: &*puzzle,
        solver: title,
        formulation,
        found: boards.find_up_to(args.wanted())?,
    };
    let seconds = started.elapsed().as_secs_f64();
    let pictures = if args.pictures.wants_files() {
        let facts = vec![("Solver", title.to_string()), ("Solved in", format!("{seconds:.2} s"))];
        run.write_pictures(run.last_lines(), vec![], facts)
    } else {
        Ok(())
    };
    let output = if args.json {
        json::line(&run.json())
    } else {
        run.text().into_bytes()
    };
    let result = finish(&output, run.status(), pictures);
    // The time differs from run to run: it is no part of the output.
    say(format!("solve: {title}, {seconds:.2} s"));
    if let Some(stopped) = run.found.stopped {
        Failure::from(stopped).report("solve");
    }
    result
}

impl Args {
    /// How models are solved.
    fn runner<'a>(&'a self, solver: Solver, started: Instant, stem: String, places: &'a Places) -> Runner<'a> {
        Runner {
            solver,
            time_limit: self.time_limit,
            started,
            threads: self.threads.map(Into::into),
            keep: self.keep.as_deref(),
            stem,
            places,
        }
    }

    /// How many boards are looked for.
    fn wanted(&self) -> usize {
        match self.count {
            Some(count) => count.get(),
            None if self.unique => 2,
            None => 1,
        }
    }

    fn asked(&self) -> Asked<'_> {
        Asked {
            unique: self.unique,
            count: self.count,
            repair: self.repair,
            pictures: &self.pictures,
        }
    }
}

/// Makes the folder that model and solution are left in.
fn make_folder(args: &Args) -> Result<(), Failure> {
    match &args.keep {
        Some(folder) => std::fs::create_dir_all(folder).map_err(|error| Failure::writing(folder, &error)),
        None => Ok(()),
    }
}

/// Says what happens, where somebody watches.
fn narrate(event: Event) {
    match event {
        Event::Solving { solver, rows, columns } => {
            if io::stderr().is_terminal() {
                say(format!("solve: {solver}, {rows} rows, {columns} columns ..."));
            }
        }
        Event::RowsAdded { count, what } => {
            say(format!("solve: {count} {what} get rows, solving again"));
        }
    }
}

/// The inputs and outputs that are known before anything is solved.
fn places(args: &Args, input: &Path) -> Result<Places, Failure> {
    let mut places = Places::default();
    places.read(input);
    places.write(Path::new("-"))?;
    args.pictures.claim(&mut places)?;
    Ok(places)
}

/// The formulation asked for, or the kind's best.
fn formulation_of<'a>(args: &'a Args, puzzle: &dyn Puzzle) -> Result<&'a str, Failure> {
    let name = match &args.formulation {
        Some(name) => name.as_str(),
        None => puzzle.best_formulation(args.repair),
    };
    puzzle.kind().formulation(name)?;
    Ok(name)
}

/// Solves every line of a file.
fn many(args: &Args) -> Result<Status, Failure> {
    let file = args.many.file().unwrap_or(Path::new("-"));
    let places = places(args, file)?;
    let solver = args.solver.find().map_err(|error| Failure::new(error.to_string()))?;
    make_folder(args)?;
    args.many
        .run(file, args.kind, &args.reading.options(), |item, puzzle, findings| {
            let formulation = formulation_of(args, puzzle)?;
            let started = Instant::now();
            let runner = args.runner(solver.clone(), started, format!("{:06}", item.line), &places);
            let contradicted = !args.repair && !findings.is_empty();
            let found = if contradicted {
                keep_contradiction(args, &runner.stem, &places, puzzle, formulation)?;
                Found::default()
            } else {
                Boards::new(puzzle, runner, formulation, args.repair, &narrate).find_up_to(args.wanted())?
            };
            let run = Run {
                asked: args.asked(),
                path: file,
                puzzle,
                solver: solver.title(),
                formulation,
                found,
            };
            let mut value = run.json();
            if contradicted {
                value.solver = None;
            }
            let mut object = json::map(&value);
            // A line says what came out; the rules that hold are the same for all.
            object.remove("rules");
            if let Some(serde_json::Value::Array(solutions)) = object.get_mut("solutions") {
                for solution in solutions.iter_mut().filter_map(serde_json::Value::as_object_mut) {
                    solution.remove("rules");
                }
            }
            let seconds = (started.elapsed().as_secs_f64() * 1000.0).round() / 1000.0;
            object.insert("seconds".into(), seconds.into());
            Ok((run.status(), object))
        })
}

/// Leaves the model of a puzzle that contradicts itself in the folder asked for.
fn keep_contradiction(
    args: &Args,
    stem: &str,
    places: &Places,
    puzzle: &dyn Puzzle,
    formulation: &str,
) -> Result<(), Failure> {
    if let Some(folder) = &args.keep {
        run::leave_model(&*puzzle.model(formulation)?, folder, stem, places)?;
    }
    Ok(())
}

/// Tells of a puzzle that contradicts itself: no solver is asked.
fn contradiction(
    args: &Args,
    path: &Path,
    places: &Places,
    puzzle: &dyn Puzzle,
    formulation: &str,
    findings: &[Finding],
) -> Result<Status, Failure> {
    show_findings(findings);
    make_folder(args)?;
    keep_contradiction(args, &stem(path), places, puzzle, formulation)?;
    let run = Run {
        asked: args.asked(),
        path,
        puzzle,
        solver: "no solver",
        formulation,
        found: Found::default(),
    };
    let verdict = "infeasible: the puzzle contradicts itself, no solver is needed";
    let sentences: Vec<String> = findings.iter().map(|finding| finding.message.clone()).collect();
    let pictures = if args.pictures.wants_files() {
        run.write_pictures(verdict.to_string(), sentences.clone(), vec![])
    } else {
        Ok(())
    };
    let output = if args.json {
        let mut object = run.json();
        object.solver = None;
        object.contradictions = Some(sentences);
        json::line(&object)
    } else {
        format!("{}\n{verdict}\n", puzzle.title()).into_bytes()
    };
    finish(&output, Status::NoSolution, pictures)
}
