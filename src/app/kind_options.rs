//! Options that kinds declare, as arguments of the programs: those of their readers, and files for lazy formulations.

use super::failure::Failure;
use super::inputs::read_source;
use crate::place::Place;
use crate::puzzles::KINDS;
use crate::puzzles::kind::{Lazy, Puzzle, ReadOptions, ReaderOption};
use std::path::{Path, PathBuf};

/// The options that single kinds have for their readers.
#[derive(Debug, Clone, Default)]
pub(super) struct KindOptions(Vec<(&'static ReaderOption, String)>);

impl KindOptions {
    /// Adds the options that are given.
    pub(super) fn add_to(&self, options: ReadOptions) -> ReadOptions {
        let given = self.0.iter();
        given.fold(options, |options, (option, value)| options.with(option, value.clone()))
    }
}

/// Every option of a kind once; kinds may share one.
fn reader_options() -> Vec<&'static ReaderOption> {
    let mut options: Vec<&ReaderOption> = Vec::new();
    for option in KINDS.iter().flat_map(|kind| kind.options) {
        if options.iter().all(|known| known.name != option.name) {
            options.push(option);
        }
    }
    options
}

impl clap::Args for KindOptions {
    fn augment_args(command: clap::Command) -> clap::Command {
        reader_options().into_iter().fold(command, |command, option| {
            let arg = clap::Arg::new(option.name)
                .long(option.name)
                .help(option.about)
                .hide_short_help(true);
            command.arg(match option.value {
                None => arg.action(clap::ArgAction::SetTrue),
                Some(form) => {
                    let check = |value: &str| (option.check)(value).map(|()| value.to_string());
                    arg.value_name(form).value_parser(check)
                }
            })
        })
    }

    fn augment_args_for_update(command: clap::Command) -> clap::Command {
        Self::augment_args(command)
    }
}

impl clap::FromArgMatches for KindOptions {
    fn from_arg_matches(matches: &clap::ArgMatches) -> Result<Self, clap::Error> {
        let given = reader_options().into_iter().filter_map(|option| {
            let value = match option.value {
                None => matches.get_flag(option.name).then(String::new)?,
                Some(_) => matches.get_one::<String>(option.name)?.clone(),
            };
            Some((option, value))
        });
        Ok(KindOptions(given.collect()))
    }

    fn update_from_arg_matches(&mut self, matches: &clap::ArgMatches) -> Result<(), clap::Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}

/// The files that lazy formulations read.
#[derive(Debug, Clone, Default)]
pub(super) struct LazyFiles(Vec<(&'static Lazy, PathBuf)>);

fn lazy_formulations() -> impl Iterator<Item = &'static Lazy> {
    let formulations = KINDS.iter().flat_map(|kind| kind.formulations);
    formulations.filter_map(|formulation| formulation.lazy)
}

impl LazyFiles {
    /// The files.
    pub(super) fn paths(&self) -> impl Iterator<Item = &Path> {
        self.0.iter().map(|(_, path)| path.as_path())
    }

    /// The places in the file for this formulation of the puzzle.
    ///
    /// # Errors
    /// The faults of the file; a file that the formulation does not read is one.
    pub(super) fn places(&self, puzzle: &dyn Puzzle, formulation: &str) -> Result<Vec<Place>, Failure> {
        let own = puzzle.kind().formulation(formulation)?.lazy;
        let mut places = Vec::new();
        for (lazy, path) in &self.0 {
            if own.is_none_or(|own| own.option != lazy.option) {
                let message = format!("formulation `{formulation}` takes no --{}", lazy.option);
                return Err(Failure::new(message));
            }
            places.extend((lazy.read)(puzzle, &read_source(path)?)?);
        }
        Ok(places)
    }
}

impl clap::Args for LazyFiles {
    fn augment_args(command: clap::Command) -> clap::Command {
        lazy_formulations().fold(command, |command, lazy| {
            command.arg(
                clap::Arg::new(lazy.option)
                    .long(lazy.option)
                    .help(lazy.about)
                    .value_name("FILE")
                    .value_parser(clap::value_parser!(PathBuf)),
            )
        })
    }

    fn augment_args_for_update(command: clap::Command) -> clap::Command {
        Self::augment_args(command)
    }
}

impl clap::FromArgMatches for LazyFiles {
    fn from_arg_matches(matches: &clap::ArgMatches) -> Result<Self, clap::Error> {
        let given = lazy_formulations().filter_map(|lazy| {
            let path = matches.get_one::<PathBuf>(lazy.option)?.clone();
            Some((lazy, path))
        });
        Ok(LazyFiles(given.collect()))
    }

    fn update_from_arg_matches(&mut self, matches: &clap::ArgMatches) -> Result<(), clap::Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}
