//! What the programs share: exit statuses, reading FILE or `-`, showing errors.

use crate::files::guard;
use crate::puzzles;
use crate::puzzles::kind::{Finding, Kind, Puzzle, ReadOptions, Symbols};
use crate::puzzles::recognise::{Recognised, kind_named, recognise};
use crate::text::{MAX_ERRORS, Source, TextErrors, visible};
use clap::error::{ContextKind, ContextValue};
use clap::{ColorChoice, CommandFactory, FromArgMatches};
use std::fmt;
use std::io::{self, Read, Write};
use std::path::Path;
use std::process::ExitCode;

/// The exit statuses of all programs, whatever they are asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Status {
    /// The answer is yes: the board is valid, the only one, found, written.
    Fine = 0,
    /// The answer is no: a rule is broken, the board is not the only one.
    Broken = 1,
    /// Wrong usage, input that cannot be read, output that cannot be written, a solver that fails.
    Unreadable = 2,
    /// There is no board: it is proved, or the solver's file reports none.
    NoSolution = 3,
    /// Not decided within the limits.
    Undecided = 4,
}

impl Status {
    /// The statuses from the worst one on: what counts where several puzzles end in different ways.
    const WORST_FIRST: [Status; 5] = [
        Status::Unreadable,
        Status::Broken,
        Status::Undecided,
        Status::NoSolution,
        Status::Fine,
    ];

    /// The worse one of two.
    #[must_use]
    pub fn or_worse(self, other: Status) -> Status {
        let badness = |status| Status::WORST_FIRST.iter().position(|worse| *worse == status);
        if badness(other) < badness(self) { other } else { self }
    }

    /// The status of an answer that could not be printed or drawn: what was found out stays, but all is not well.
    #[must_use]
    pub fn without_output(self) -> Status {
        match self {
            Status::Fine => Status::Unreadable,
            other => other,
        }
    }
}

impl From<Status> for ExitCode {
    fn from(status: Status) -> ExitCode {
        ExitCode::from(status as u8)
    }
}

/// The table of exit statuses for help texts.
pub const EXIT_STATUS_HELP: &str = "Exit status:
  0  yes: valid, found, the only one, written
  1  no: a rule is broken, or the board is not the only one
  2  wrong usage, unreadable input, unwritable output, a failing solver
  3  no board: proved here, or reported by the solver's file
  4  not decided within the limits
The status is the answer's, also if nobody reads the output. With --each: the worst of 2, 1, 4, 3, 0";

/// Why a program stops.
#[derive(Debug)]
pub enum Failure {
    /// Faults in a text, each with its place.
    Text(TextErrors),
    /// Anything else, with a line of help where there is one.
    Other {
        /// What is wrong; says which file.
        message: String,
        /// What to do.
        help: Option<String>,
        /// [`Status::Unreadable`] or [`Status::Undecided`].
        status: Status,
    },
    /// The answer is known, but could not be written where it was to go.
    Output {
        /// What is wrong; says which file.
        message: String,
        /// The status of the answer.
        answer: Status,
    },
    /// Nobody reads a model any more that is written: end quietly, as if all was well.
    ClosedPipe,
}

impl Failure {
    /// A failure of status 2 without help.
    pub fn new(message: impl Into<String>) -> Failure {
        Failure::Other {
            message: message.into(),
            help: None,
            status: Status::Unreadable,
        }
    }

    /// A limit is reached before anything is decided.
    pub fn undecided(message: impl Into<String>) -> Failure {
        Failure::Other {
            message: message.into(),
            help: None,
            status: Status::Undecided,
        }
    }

    /// Adds a line of help.
    #[must_use]
    pub fn with_help(self, text: impl Into<String>) -> Failure {
        match self {
            Failure::Other { message, status, .. } => Failure::Other {
                message,
                help: Some(text.into()),
                status,
            },
            Failure::Text(errors) => Failure::Text(errors.with_help(text)),
            other => other,
        }
    }

    /// A failing write: a closed pipe, or the reason.
    pub fn writing(path: &Path, error: &io::Error) -> Failure {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::ClosedPipe,
            _ if path == Path::new("-") => Failure::new(format!("cannot write to standard output: {error}")),
            _ => Failure::new(format!("cannot write {}: {error}", path.display())),
        }
    }

    /// The same failure where an answer is known that was to be written: its status counts.
    ///
    /// # Errors
    /// Unless nobody reads any more.
    pub fn after(self, answer: Status) -> Result<Status, Failure> {
        match self {
            Failure::ClosedPipe => Ok(answer),
            failure => Err(Failure::Output {
                message: failure.to_string(),
                answer,
            }),
        }
    }

    /// The exit status that goes with it.
    pub fn status(&self) -> Status {
        match self {
            Failure::Text(_) => Status::Unreadable,
            Failure::Other { status, .. } => *status,
            Failure::Output { answer, .. } => answer.without_output(),
            Failure::ClosedPipe => Status::Fine,
        }
    }

    /// Shows the failure on standard error and gives its status.
    pub fn report(&self, program: &str) -> Status {
        match self {
            Failure::Text(errors) => say(errors.render(true)),
            Failure::Other { message, status, .. } => {
                let bold = anstyle::AnsiColor::Red.on_default().bold();
                let word = if *status == Status::Undecided {
                    "not decided"
                } else {
                    "error"
                };
                say(format!("{program}: {bold}{word}{bold:#}: {}", visible(message)));
            }
            Failure::Output { message, .. } => {
                let bold = anstyle::AnsiColor::Red.on_default().bold();
                say(format!("{program}: {bold}error{bold:#}: {}", visible(message)));
            }
            Failure::ClosedPipe => {}
        }
        if let Failure::Other { help: Some(help), .. } = self {
            say(format!("  help: {}", visible(help)));
        }
        self.status()
    }
}

/// A line on standard error. Nobody has to read it: whether it is full or closed changes nothing.
pub fn say(line: impl fmt::Display) {
    let _ = writeln!(anstream::stderr().lock(), "{line}");
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Text(errors) => errors.fmt(f),
            Failure::Other { message, .. } | Failure::Output { message, .. } => f.write_str(message),
            Failure::ClosedPipe => f.write_str("closed pipe"),
        }
    }
}

impl std::error::Error for Failure {}

impl From<TextErrors> for Failure {
    fn from(errors: TextErrors) -> Failure {
        Failure::Text(errors)
    }
}

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
pub fn command<A: CommandFactory>() -> clap::Command {
    <CommonArgs as clap::Args>::augment_args(A::command())
}

/// Runs a program: reads its arguments, does what all programs do alike, and gives the exit status of the body.
pub fn main<A: CommandFactory + FromArgMatches>(body: impl FnOnce(&A) -> Result<Status, Failure>) -> ExitCode {
    guard::on_signals();
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

/// Writes an answer to standard output and gives its status. Where nobody reads any more, the status stays.
///
/// # Errors
/// If writing fails otherwise, e.g. on a full disk.
pub fn print(bytes: &[u8], answer: Status) -> Result<Status, Failure> {
    let mut stdout = io::stdout().lock();
    match stdout.write_all(bytes).and_then(|()| stdout.flush()) {
        Ok(()) => Ok(answer),
        Err(error) => Failure::writing(Path::new("-"), &error).after(answer),
    }
}

/// Prints an answer whose pictures were written or not: that they were not does not change it.
///
/// # Errors
/// If writing the answer or the pictures failed.
pub fn finish(output: &[u8], answer: Status, pictures: Result<(), Failure>) -> Result<Status, Failure> {
    let status = print(output, answer)?;
    match pictures {
        Ok(()) => Ok(status),
        Err(failure) => failure.after(status),
    }
}

/// What users say about a puzzle's text; the same in every program.
#[derive(clap::Args, Debug, Clone, Default)]
#[command(about = None, long_about = None)]
pub struct ReadArgs {
    /// Format of the puzzle, if its look does not tell
    #[arg(long, value_name = "FORMAT", value_parser = parse_format)]
    from: Option<String>,
    /// Read a puzzle made without the rule that no two lines are equal as if made with it
    #[arg(long, hide_short_help = true)]
    assume_unique: bool,
    /// Marks of a board in text form, where they could mean two things, e.g. 1,0,x
    #[arg(long, value_name = "ONE,ZERO[,EMPTY]", hide_short_help = true)]
    symbols: Option<Symbols>,
}

impl ReadArgs {
    /// As options of the readers.
    pub fn options(&self) -> ReadOptions {
        ReadOptions {
            from: self.from.clone(),
            assume_unique: self.assume_unique,
            symbols: self.symbols.clone(),
        }
    }
}

fn parse_format(word: &str) -> Result<String, String> {
    let mut known: Vec<&str> = Vec::new();
    for reader in puzzles::KINDS.iter().flat_map(|kind| kind.readers) {
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

/// Shows on standard error what the reader of a puzzle noted.
pub fn show_notes(puzzle: &dyn Puzzle) {
    for note in puzzle.notes() {
        say(note.render_warning(true));
    }
}

/// Shows on standard error why a puzzle can have no solution.
pub fn show_findings(findings: &[Finding]) {
    for finding in findings.iter().take(MAX_ERRORS) {
        say(finding.render(true));
    }
    if findings.len() > MAX_ERRORS {
        say(format!("{} more warnings", findings.len() - MAX_ERRORS));
    }
}

/// Shows on standard error what users should know of a puzzle: notes of its reader, and why it can have no solution.
pub fn warn(puzzle: &dyn Puzzle) {
    show_notes(puzzle);
    let findings = puzzle.precheck();
    show_findings(&findings);
    if !findings.is_empty() {
        say("so this puzzle has no solution");
    }
}

/// Runs a program's body and gives its exit status.
pub fn run(program: &str, body: impl FnOnce() -> Result<Status, Failure>) -> ExitCode {
    body().unwrap_or_else(|failure| failure.report(program)).into()
}

/// No text of a puzzle is larger: the largest board with a long entry for every cell stays far below.
const MAX_PUZZLE_BYTES: u64 = 1 << 27;

/// Reads a file, or standard input for `-`.
///
/// # Errors
/// The reason, with the file's name; a text that is too large is one.
pub fn read_source(path: &Path) -> Result<Source, Failure> {
    let mut bytes = Vec::new();
    // One byte more tells a text that is too large from the largest one.
    let (label, result) = if path == Path::new("-") {
        let read = io::stdin().lock().take(MAX_PUZZLE_BYTES + 1).read_to_end(&mut bytes);
        ("<stdin>".to_string(), read)
    } else {
        let read = std::fs::File::open(path).and_then(|file| file.take(MAX_PUZZLE_BYTES + 1).read_to_end(&mut bytes));
        (path.display().to_string(), read)
    };
    result.map_err(|error| Failure::new(format!("cannot read {label}: {error}")))?;
    if bytes.len() as u64 > MAX_PUZZLE_BYTES {
        let most = MAX_PUZZLE_BYTES >> 20;
        return Err(Failure::new(format!(
            "{label} is larger than {most} MiB, which no puzzle is"
        )));
    }
    Ok(Source::new(label, bytes)?)
}

/// The kind of that name.
///
/// # Errors
/// Lists the known names.
pub fn parse_kind(word: &str) -> Result<&'static Kind, String> {
    kind_named(word).ok_or_else(|| {
        let names: Vec<_> = puzzles::KINDS.iter().map(|kind| kind.name).collect();
        format!("no such kind of puzzle; known: {}", names.join(", "))
    })
}

/// Reads a puzzle whose kind is told, or recognised where it is not.
///
/// # Errors
/// The faults of the text.
pub fn read_puzzle(path: &Path, kind: Option<&'static Kind>, options: &ReadOptions) -> Result<Recognised, Failure> {
    let source = read_source(path)?;
    match kind {
        None => Ok(recognise(&source, options)?),
        Some(kind) => match kind.read(&source, options) {
            Ok(puzzle) => Ok(Recognised::One(puzzle)),
            Err(errors) => {
                // A text that another kind reads without a fault was probably meant for it.
                let other = puzzles::KINDS
                    .iter()
                    .find(|other| other.name != kind.name && other.read(&source, options).is_ok());
                Err(Failure::Text(match other {
                    Some(other) => errors.with_help(format!("this text reads as a {} puzzle", other.name)),
                    None => errors,
                }))
            }
        },
    }
}

/// The one puzzle of a text.
///
/// # Errors
/// Asks for `--kind` where the text fits several.
pub fn only_one(recognised: Recognised, path: &Path) -> Result<Box<dyn Puzzle>, Failure> {
    match recognised {
        Recognised::One(puzzle) => Ok(puzzle),
        Recognised::Several(puzzles) => {
            let names: Vec<_> = puzzles.iter().map(|puzzle| puzzle.kind().name).collect();
            let message = format!("{} can be read as {}", path.display(), names.join(" and as "));
            Err(Failure::new(message).with_help(format!("say which with --kind {}", names.join(" or --kind "))))
        }
    }
}
