//! What the command lines of all programs share.

use super::failure::Failure;
use super::kind_options::KindOptions;
use super::print::print;
use super::status::Status;
use crate::diagnostic::visible;
use crate::puzzles::KINDS;
use crate::puzzles::kind::{Kind, ReadOptions};
use crate::puzzles::recognise::kind_named;
use clap::error::{ContextKind, ContextValue};
use clap::{ColorChoice, CommandFactory, FromArgMatches};
use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;

// What every program understands besides its own arguments. (A doc comment here would become the program's help.)
#[derive(clap::Args, Debug)]
struct CommonArgs {
    /// Colours; `auto` is on a terminal only, unless NO_COLOR is set
    #[arg(long, value_name = "WHEN", value_enum, default_value_t = ColorChoice::Auto, hide_short_help = true)]
    color: ColorChoice,
    /// Print completions for a shell and end
    #[arg(long, value_name = "SHELL", value_enum, exclusive = true, hide_short_help = true)]
    completions: Option<clap_complete::Shell>,
    /// Print the man page and end
    #[arg(long, exclusive = true, hide_short_help = true)]
    man: bool,
}

/// The arguments of a program with those that all programs share: what help, man page and completions are made of.
pub(super) fn command<A: CommandFactory>() -> clap::Command {
    <CommonArgs as clap::Args>::augment_args(A::command())
}

/// Runs a program: reads its arguments, does what all programs do alike, and gives the exit status of the body.
pub(super) fn main<A: CommandFactory + FromArgMatches>(body: impl FnOnce(&A) -> Result<Status, Failure>) -> ExitCode {
    #[cfg(unix)]
    super::signals::on_signals();
    let mut command = command::<A>();
    let matches = command
        .try_get_matches_from_mut(std::env::args_os())
        .unwrap_or_else(|error| shown(error).exit());
    let common = CommonArgs::from_arg_matches(&matches).unwrap_or_else(|error| shown(error).exit());
    match common.color {
        ColorChoice::Auto => anstream::ColorChoice::Auto,
        ColorChoice::Always => anstream::ColorChoice::Always,
        ColorChoice::Never => anstream::ColorChoice::Never,
    }
    .write_global();
    let program = command.get_name().to_string();
    run(&program, || {
        if common.man {
            let page = man_page(command).map_err(|error| Failure::writing(Path::new("-"), &error))?;
            return print(&page, Status::Fine);
        }
        if let Some(shell) = common.completions {
            let mut script = Vec::new();
            clap_complete::generate(shell, &mut command, &program, &mut script);
            return print(&script, Status::Fine);
        }
        let args = A::from_arg_matches(&matches).unwrap_or_else(|error| shown(error).exit());
        body(&args)
    })
}

/// A usage error whose words from the command line are made [`visible`].
fn shown(mut error: clap::Error) -> clap::Error {
    let raw: Vec<(ContextKind, ContextValue)> = error
        .context()
        .filter_map(|(kind, value)| {
            let shown = match value {
                ContextValue::String(word) => ContextValue::String(visible(word).into_owned()),
                ContextValue::Strings(words) => {
                    ContextValue::Strings(words.iter().map(|word| visible(word).into_owned()).collect())
                }
                // Tips repeat the argument. As plain text they have no escapes but those that are shown.
                ContextValue::StyledStrs(tips) => ContextValue::StyledStrs(
                    tips.iter()
                        .map(|tip| visible(&tip.to_string()).into_owned().into())
                        .collect(),
                ),
                _ => return None,
            };
            Some((kind, shown))
        })
        .collect();
    for (kind, value) in raw {
        error.insert(kind, value);
    }
    error
}

/// The man page of a program, from the same definition as its help.
fn man_page(command: clap::Command) -> io::Result<Vec<u8>> {
    let extra = command
        .get_after_long_help()
        .map(ToString::to_string)
        .unwrap_or_default();
    // What -h leaves out for shortness belongs here.
    let man = clap_mangen::Man::new(command.mut_args(|arg| arg.hide_short_help(false)));
    let mut page = Vec::new();
    man.render_title(&mut page)?;
    man.render_name_section(&mut page)?;
    man.render_synopsis_section(&mut page)?;
    man.render_description_section(&mut page)?;
    man.render_options_section(&mut page)?;
    // Examples and tables keep their lines: each paragraph is a section of its own, named by its first line.
    for paragraph in extra.split("\n\n") {
        let (title, lines) = paragraph.split_once('\n').unwrap_or((paragraph, ""));
        writeln!(page, ".SH {}\n.nf", title.trim_end_matches(':').to_uppercase())?;
        for line in lines.lines() {
            let line = line.replace('\\', "\\\\").replace('-', "\\-");
            // A line that starts with a dot or an apostrophe would be a command.
            writeln!(page, "\\&{line}")?;
        }
        writeln!(page, ".fi")?;
    }
    man.render_version_section(&mut page)?;
    Ok(page)
}

/// What users say about a puzzle's text; the same in every program.
#[derive(clap::Args, Debug, Clone, Default)]
#[command(about = None, long_about = None)]
pub(super) struct ReadArgs {
    /// Format of the puzzle, if its look does not tell
    #[arg(long, value_name = "FORMAT", value_parser = parse_format)]
    from: Option<String>,
    #[command(flatten)]
    of_kinds: KindOptions,
}

impl ReadArgs {
    /// As options of the readers.
    pub(super) fn options(&self) -> ReadOptions {
        let mut options = ReadOptions::default();
        options.from.clone_from(&self.from);
        self.of_kinds.add_to(options)
    }
}

/// The kinds for short help texts: `binox or skyscraper`.
pub(super) fn kinds() -> String {
    KINDS.iter().map(|kind| kind.name).collect::<Vec<_>>().join(" or ")
}

/// The kinds with their other names.
pub(super) fn kinds_with_names() -> String {
    let kinds = KINDS
        .iter()
        .map(|kind| format!("{} ({})", kind.name, kind.other_names.join(", ")));
    kinds.collect::<Vec<_>>().join(" or ")
}

/// The formulations of all kinds, a line each, for help texts.
pub(super) fn formulations() -> String {
    let mut text = "Formulations:".to_string();
    for kind in KINDS {
        for formulation in kind.formulations {
            text += &format!("\n  {:12}{:10}{}", kind.name, formulation.name, formulation.about);
        }
    }
    text
}

fn parse_format(word: &str) -> Result<String, String> {
    let mut known: Vec<&str> = Vec::new();
    for reader in KINDS.iter().flat_map(|kind| kind.readers) {
        if !known.contains(&reader.name) {
            known.push(reader.name);
        }
    }
    if known.contains(&word) {
        Ok(word.to_string())
    } else {
        Err(format!("no such puzzle format; known: {}", known.join(", ")))
    }
}

/// Runs a program's body and gives its exit status.
pub(super) fn run(program: &str, body: impl FnOnce() -> Result<Status, Failure>) -> ExitCode {
    body().unwrap_or_else(|failure| failure.report(program)).into()
}

/// The kind of that name.
///
/// # Errors
/// Lists the known names.
pub(super) fn parse_kind(word: &str) -> Result<&'static Kind, String> {
    kind_named(word).ok_or_else(|| {
        let names: Vec<_> = KINDS.iter().map(|kind| kind.name).collect();
        format!("no such kind of puzzle; known: {}", names.join(", "))
    })
}
