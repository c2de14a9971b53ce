//! HiGHS, CBC, GLPK and SCIP as programs of this machine: found, started on a model file, and judged.
//!
//! The exit status of these programs says nothing: all of them end with 0 on an infeasible model, CBC even
//! when the model file is missing. What counts is whether a solution file appeared that was not there before.

#[cfg(unix)]
use crate::files::guard::{self, Guard, Thing};
#[cfg(unix)]
use rustix::{
    io::Errno,
    process::{Pid, Signal, WaitId, WaitIdOptions, kill_process_group, waitid},
};
use std::collections::VecDeque;
use std::ffi::OsStr;
use std::io::{self, BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// How many of a solver's last lines are kept for an error.
const LAST_LINES: usize = 20;
/// A longer line of a solver is cut here: a program gone wild must not fill the memory.
const LINE_BYTES: u64 = 400;
/// A solver is stopped by force this long after its time limit, and a fifth of the limit
/// more: they look at the clock between steps that are long on big models.
const GRACE: Duration = Duration::from_secs(5);
/// A program of unknown name has this long to say what it is.
const BANNER_TIME: Duration = Duration::from_secs(10);
/// After its end a solver's last words are waited for this long; more than that only a process that has left the
/// solver's group and holds the pipe open can need.
const LAST_WORDS_TIME: Duration = Duration::from_secs(1);

/// A solver that is a program of this machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum External {
    /// HiGHS.
    Highs,
    /// CBC of COIN-OR.
    Cbc,
    /// The stand-alone solver of GLPK.
    Glpsol,
    /// SCIP.
    Scip,
}

/// The form of a model file, as far as a solver must know it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ModelForm {
    /// CPLEX LP.
    Lp,
    /// MPS, fields at blanks.
    FreeMps,
    /// MPS, fields in fixed columns.
    FixedMps,
}

/// A solver together with the program that was found for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Installed {
    /// Which solver it is.
    pub solver: External,
    /// Its program, as an absolute path.
    pub program: PathBuf,
}

/// What a solver is to do.
#[derive(Clone, Copy, Debug)]
pub struct Job<'a> {
    /// The folder that the solver runs in.
    pub folder: &'a Path,
    /// The model file's name in that folder, with the extension `.lp` or `.mps`.
    pub model: &'a str,
    /// The model file's form.
    pub form: ModelForm,
    /// The name of the solution file to write in that folder; what is there before is removed.
    pub solution: &'a str,
    /// The solver gets this limit, and stopped by force a while after it.
    pub time_limit: Option<Duration>,
    /// How many threads the solver may use; its own choice if not given.
    pub threads: Option<u32>,
}

/// A run that left a solution file, whatever that file says.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Finished {
    /// The command as run.
    pub command: String,
    /// The last lines that the solver printed.
    pub last_lines: Vec<String>,
    /// How long the solver ran.
    pub elapsed: Duration,
}

/// Why there is no solution file to read.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ExternalError {
    /// No such program on PATH.
    #[error("no program `{program}` on PATH: scripts/install-solvers installs it, or give the path of one")]
    NotOnPath {
        /// The program's name.
        program: &'static str,
    },
    /// The path given names no program.
    #[error("{}: {reason}", .path.display())]
    NotAProgram {
        /// The path as given.
        path: PathBuf,
        /// What is the matter with it.
        reason: String,
    },
    /// Neither the program's name nor what it says tells which solver it is.
    #[error("{}: not known to be HiGHS, CBC, glpsol or SCIP, neither by its name nor by what `--version` prints{}",
            .path.display(), quoted(.said))]
    Unknown {
        /// The program as given.
        path: PathBuf,
        /// The last lines that it printed.
        said: Vec<String>,
    },
    /// The program could not be started.
    #[error("could not start `{command}`: {source}")]
    NotStarted {
        /// The command as it was to be run.
        command: String,
        /// Why not.
        source: io::Error,
    },
    /// The program ended and there is no solution file, or one that is not to be trusted.
    #[error("`{command}` {what}{}", quoted(.last_lines))]
    NoSolutionFile {
        /// The command as run.
        command: String,
        /// What happened.
        what: String,
        /// The last lines that the solver printed.
        last_lines: Vec<String>,
    },
    /// The program did not stop by itself and was stopped by force.
    #[error("`{command}` was stopped after {} s: it had not kept to its time limit{}", .after.as_secs(), quoted(.last_lines))]
    TimedOut {
        /// The command as run.
        command: String,
        /// How long it ran.
        after: Duration,
        /// The last lines that the solver printed.
        last_lines: Vec<String>,
    },
    /// A file of the run could not be removed, looked at or waited for.
    #[error("{}: {source}", .path.display())]
    Io {
        /// The file.
        path: PathBuf,
        /// Why not.
        source: io::Error,
    },
}

/// A solver's last lines as the tail of an error message.
pub fn quoted(lines: &[String]) -> String {
    if lines.is_empty() {
        return "; it printed nothing".to_owned();
    }
    let mut text = String::from("; its last lines:");
    for line in lines {
        text.push_str("\n  | ");
        text.push_str(line);
    }
    text
}

impl External {
    /// All of them, in the order in which one is chosen when any will do.
    pub const ALL: [External; 4] = [External::Highs, External::Scip, External::Cbc, External::Glpsol];

    /// The name of its program, which is also the name it is asked for by.
    pub fn program(self) -> &'static str {
        match self {
            External::Highs => "highs",
            External::Cbc => "cbc",
            External::Glpsol => "glpsol",
            External::Scip => "scip",
        }
    }

    /// The name it is known by.
    pub fn title(self) -> &'static str {
        match self {
            External::Highs => "HiGHS",
            External::Cbc => "CBC",
            External::Glpsol => "GLPK",
            External::Scip => "SCIP",
        }
    }

    /// The solver of that name, the program's or its own, in any case.
    pub fn named(name: &str) -> Option<External> {
        let is_called = |it: &External| {
            [it.program(), it.title()]
                .iter()
                .any(|own| own.eq_ignore_ascii_case(name))
        };
        External::ALL.into_iter().find(is_called)
    }

    /// `highs`, `highs-1.15`, `scip.exe`: known by how the file name begins.
    fn of_file_name(path: &Path) -> Option<External> {
        let name = path.file_name()?.to_str()?.to_ascii_lowercase();
        External::ALL.into_iter().find(|it| {
            name.strip_prefix(it.program())
                .is_some_and(|rest| !rest.starts_with(|c: char| c.is_ascii_alphabetic()))
        })
    }

    /// Known by a line that the program prints about itself.
    fn of_banner(lines: &[String]) -> Option<External> {
        let marks = [
            ("SCIP version", External::Scip),
            ("GLPSOL", External::Glpsol),
            ("HiGHS", External::Highs),
            ("CBC MILP Solver", External::Cbc),
        ];
        marks
            .into_iter()
            .find(|(mark, _)| lines.iter().any(|line| line.contains(mark)))
            .map(|(_, solver)| solver)
    }

    /// The words that make the solver do the job. They name files without their folder, which is where it
    /// runs: no solver needs to cope with blanks or lengths of this machine's paths.
    // Longer than 60 lines: a list of words for each solver.
    fn arguments(self, job: &Job<'_>) -> Vec<String> {
        let mut words: Vec<String> = Vec::new();
        let mut add = |word: &str| words.push(word.to_owned());
        // Whole seconds, at least one: glpsol takes no others.
        let seconds = job
            .time_limit
            .map(|limit| limit.as_millis().div_ceil(1000).max(1).to_string());
        let threads = job.threads.map(|threads| threads.to_string());
        match self {
            External::Highs => {
                add("--model_file");
                add(job.model);
                add("--solution_file");
                add(job.solution);
                if let Some(seconds) = &seconds {
                    add("--time_limit");
                    add(seconds);
                }
                if let Some(threads) = &threads {
                    add("--threads");
                    add(threads);
                }
            }
            External::Cbc => {
                add(job.model);
                if let Some(seconds) = &seconds {
                    // Without this CBC counts processor seconds.
                    add("-timeMode");
                    add("elapsed");
                    add("-seconds");
                    add(seconds);
                }
                if let Some(threads) = &threads {
                    add("-threads");
                    add(threads);
                }
                add("-solve");
                add("-solution");
                add(job.solution);
                add("-quit");
            }
            External::Glpsol => {
                // It has one thread only.
                add(match job.form {
                    ModelForm::Lp => "--lp",
                    ModelForm::FreeMps => "--freemps",
                    ModelForm::FixedMps => "--mps",
                });
                add(job.model);
                if let Some(seconds) = &seconds {
                    add("--tmlim");
                    add(seconds);
                }
                add("--output");
                add(job.solution);
            }
            External::Scip => {
                // Its search runs in one thread.
                let mut command = |text: String| {
                    words.push("-c".to_owned());
                    words.push(text);
                };
                if let Some(seconds) = &seconds {
                    command(format!("set limits time {seconds}"));
                }
                command(format!("read {}", job.model));
                command("optimize".to_owned());
                command(format!("write solution {}", job.solution));
                command("quit".to_owned());
            }
        }
        words
    }
}

impl Installed {
    /// The solver's program on PATH.
    pub fn on_path(solver: External) -> Option<Installed> {
        Installed::in_folders(solver, &std::env::var_os("PATH")?)
    }

    /// The first of [`External::ALL`] whose program is on PATH.
    pub fn any_on_path() -> Option<Installed> {
        External::ALL.into_iter().find_map(Installed::on_path)
    }

    /// The solver's program on PATH, or the error that says that it is not there.
    pub fn required(solver: External) -> Result<Installed, ExternalError> {
        Installed::on_path(solver).ok_or(ExternalError::NotOnPath {
            program: solver.program(),
        })
    }

    /// The solver's program in the first of these folders, which are listed as in PATH.
    fn in_folders(solver: External, folders: &OsStr) -> Option<Installed> {
        std::env::split_paths(folders)
            .filter(|folder| !folder.as_os_str().is_empty())
            .map(|folder| folder.join(format!("{}{}", solver.program(), std::env::consts::EXE_SUFFIX)))
            .find(|program| not_a_program(program).is_none())
            .and_then(|program| std::path::absolute(program).ok())
            .map(|program| Installed { solver, program })
    }

    /// The program at that path, recognised by its name or, failing that, by what it says about itself.
    pub fn at(path: &Path) -> Result<Installed, ExternalError> {
        if let Some(reason) = not_a_program(path) {
            return Err(ExternalError::NotAProgram {
                path: path.to_owned(),
                reason,
            });
        }
        let program = std::path::absolute(path).map_err(|source| ExternalError::Io {
            path: path.to_owned(),
            source,
        })?;
        if let Some(solver) = External::of_file_name(&program) {
            return Ok(Installed { solver, program });
        }
        let mut command = Command::new(&program);
        command.arg("--version");
        let run = Run::start(command)
            .and_then(|run| run.finish(Some(BANNER_TIME)))
            .map_err(|source| ExternalError::NotStarted {
                command: format!("{} --version", shown_word(&program.to_string_lossy())),
                source,
            })?;
        match External::of_banner(&run.last_lines) {
            Some(solver) => Ok(Installed { solver, program }),
            None => Err(ExternalError::Unknown {
                path: path.to_owned(),
                said: run.last_lines,
            }),
        }
    }

    /// Runs the solver on a model file. `Ok` means that it left a fresh solution file, no more: what
    /// that file says, also "infeasible", is for its reader.
    pub fn run(&self, job: &Job<'_>) -> Result<Finished, ExternalError> {
        let arguments = self.solver.arguments(job);
        let command_line = shown_command(&self.program, &arguments);
        let solution = job.folder.join(job.solution);
        let io_error = |source| ExternalError::Io {
            path: solution.clone(),
            source,
        };
        match std::fs::remove_file(&solution) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(io_error(error)),
            _ => {}
        }

        let started = Instant::now();
        let mut command = Command::new(&self.program);
        command.args(&arguments).current_dir(job.folder);
        let run = Run::start(command)
            .and_then(|run| {
                run.finish(
                    job.time_limit
                        .map(|limit| limit.saturating_add(limit / 5).saturating_add(GRACE)),
                )
            })
            .map_err(|source| ExternalError::NotStarted {
                command: command_line.clone(),
                source,
            })?;
        let elapsed = started.elapsed();

        let Some(status) = run.status else {
            return Err(ExternalError::TimedOut {
                command: command_line,
                after: elapsed,
                last_lines: run.last_lines,
            });
        };
        let size = match std::fs::metadata(&solution) {
            Ok(found) => Some(found.len()),
            Err(error) if error.kind() == io::ErrorKind::NotFound => None,
            Err(error) => return Err(io_error(error)),
        };
        let what = match size {
            None => format!("ended ({status}) without writing {}", job.solution),
            Some(0) => format!("ended ({status}) and left {} empty", job.solution),
            // SCIP leaves the beginning of a file when it falls over.
            Some(_) if was_killed(status) => format!("fell over ({status})"),
            Some(_) => {
                return Ok(Finished {
                    command: command_line,
                    last_lines: run.last_lines,
                    elapsed,
                });
            }
        };
        Err(ExternalError::NoSolutionFile {
            command: command_line,
            what,
            last_lines: run.last_lines,
        })
    }
}

/// Why this is no program that can be run; nothing if it is one.
fn not_a_program(path: &Path) -> Option<String> {
    match std::fs::metadata(path) {
        Err(error) => Some(error.to_string()),
        Ok(found) if !found.is_file() => Some("not a file".to_owned()),
        #[cfg(unix)]
        Ok(found) if std::os::unix::fs::PermissionsExt::mode(&found.permissions()) & 0o111 == 0 => {
            Some("not executable".to_owned())
        }
        Ok(_) => None,
    }
}

/// Ended by a signal, directly or, as a shell says it, below a wrapper script.
fn was_killed(status: ExitStatus) -> bool {
    status.code().is_none_or(|code| code > 128)
}

/// The command as a person would type it.
fn shown_command(program: &Path, arguments: &[String]) -> String {
    let mut line = shown_word(&program.to_string_lossy());
    for argument in arguments {
        line.push(' ');
        line.push_str(&shown_word(argument));
    }
    line
}

/// One word of a command, quoted where a shell would split it.
fn shown_word(word: &str) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || "-_./=+:,@%".contains(c);
    if !word.is_empty() && word.chars().all(plain) {
        word.to_owned()
    } else {
        format!("'{}'", word.replace('\'', r"'\''"))
    }
}

/// A program under way, with all that it starts: a group of processes. When its first process has ended, or when this
/// is dropped, the others are killed.
struct Run {
    child: Child,
    /// Kills the group if a signal ends our own process; `None` once that is done.
    group: Option<Group>,
    last_lines: LastLines,
    listeners_done: Receiver<()>,
}

/// The last lines that a program has printed so far.
type LastLines = Arc<Mutex<VecDeque<String>>>;

/// A program that has ended.
struct Ended {
    /// Nothing if it had to be killed.
    status: Option<ExitStatus>,
    last_lines: Vec<String>,
}

impl Run {
    /// Starts the program without input and listens to both of its outputs.
    fn start(mut command: Command) -> io::Result<Run> {
        command
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        let (mut child, group) = Group::start(command)?;
        let last_lines = LastLines::default();
        let (done, listeners_done) = mpsc::channel();
        if let Some(output) = child.stdout.take() {
            listen(output, &last_lines, done.clone());
        }
        if let Some(output) = child.stderr.take() {
            listen(output, &last_lines, done);
        }
        Ok(Run {
            child,
            group: Some(group),
            last_lines,
            listeners_done,
        })
    }

    /// Waits for the end; after the limit the program is killed.
    fn finish(mut self, limit: Option<Duration>) -> io::Result<Ended> {
        let in_time = match limit {
            None => has_ended(&mut self.child, true)?,
            Some(limit) => self.ends_within(limit)?,
        };
        let status = self.end()?;
        let status = in_time.then_some(status);
        // Nothing is sent: this ends once both listeners have heard the end and dropped their sender.
        let _ = self.listeners_done.recv_timeout(LAST_WORDS_TIME);
        let mut last_lines = self.last_lines.lock().unwrap_or_else(PoisonError::into_inner);
        Ok(Ended {
            status,
            last_lines: std::mem::take(&mut *last_lines).into(),
        })
    }

    /// True if the program ends by itself within the limit.
    fn ends_within(&mut self, limit: Duration) -> io::Result<bool> {
        let started = Instant::now();
        let mut pause = Duration::from_millis(1);
        loop {
            if has_ended(&mut self.child, false)? {
                return Ok(true);
            }
            let left = limit.saturating_sub(started.elapsed());
            if left.is_zero() {
                return Ok(false);
            }
            // Short solves are not delayed noticeably, long ones not watched busily.
            thread::sleep(pause.min(left));
            pause = (pause * 2).min(Duration::from_millis(50));
        }
    }

    /// Kills what still runs of the group, and gives the status of its first process.
    fn end(&mut self) -> io::Result<ExitStatus> {
        if let Some(group) = self.group.take() {
            group.kill(&mut self.child);
        }
        self.child.wait()
    }
}

impl Drop for Run {
    fn drop(&mut self) {
        // Fails where it has ended already, which is what is wanted.
        let _ = self.end();
    }
}

/// The processes that a solver's program starts: a wrapper script and the solver, say.
#[cfg(unix)]
struct Group {
    leader: Pid,
    _guard: Guard,
}

#[cfg(unix)]
impl Group {
    /// Starts the program as the first process of a group of its own.
    fn start(mut command: Command) -> io::Result<(Child, Group)> {
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let ((child, leader), guard) = guard::kept(
            || {
                let child = command.spawn()?;
                let leader = Pid::from_child(&child);
                Ok((child, leader))
            },
            |(_, leader)| Thing::Group(*leader),
        )?;
        Ok((child, Group { leader, _guard: guard }))
    }

    /// Kills the processes that are left. The first one must not be waited for before: as long as it is not, its number
    /// cannot become that of another group.
    fn kill(self, _: &mut Child) {
        // Fails where none is left.
        let _ = kill_process_group(self.leader, Signal::KILL);
    }
}

/// True if the process has ended; it is still to be waited for, so that its number stays its own. `wait`: returns only
/// then.
#[cfg(unix)]
fn has_ended(child: &mut Child, wait: bool) -> io::Result<bool> {
    let mut options = WaitIdOptions::EXITED | WaitIdOptions::NOWAIT;
    if !wait {
        options |= WaitIdOptions::NOHANG;
    }
    loop {
        match waitid(WaitId::Pid(Pid::from_child(child)), options) {
            Ok(ended) => return Ok(ended.is_some()),
            Err(Errno::INTR) => {}
            Err(error) => return Err(error.into()),
        }
    }
}

/// Where there are no groups: the process alone.
#[cfg(not(unix))]
struct Group;

#[cfg(not(unix))]
impl Group {
    fn start(mut command: Command) -> io::Result<(Child, Group)> {
        Ok((command.spawn()?, Group))
    }

    fn kill(self, child: &mut Child) {
        let _ = child.kill();
    }
}

#[cfg(not(unix))]
fn has_ended(child: &mut Child, wait: bool) -> io::Result<bool> {
    if wait {
        return child.wait().map(|_| true);
    }
    child.try_wait().map(|ended| ended.is_some())
}

/// Keeps the last lines of one output, on a thread of its own; `done` is dropped at the output's end.
fn listen(output: impl Read + Send + 'static, last_lines: &LastLines, done: Sender<()>) {
    let last_lines = Arc::clone(last_lines);
    thread::spawn(move || {
        let mut output = BufReader::new(output);
        let mut bytes = Vec::new();
        loop {
            bytes.clear();
            // An over-long line comes in pieces.
            match output.by_ref().take(LINE_BYTES).read_until(b'\n', &mut bytes) {
                Ok(0) | Err(_) => break,
                Ok(_) => {}
            }
            let line = String::from_utf8_lossy(&bytes).trim_end().to_owned();
            if line.is_empty() {
                continue;
            }
            let mut last_lines = last_lines.lock().unwrap_or_else(PoisonError::into_inner);
            if last_lines.len() == LAST_LINES {
                last_lines.pop_front();
            }
            last_lines.push_back(line);
        }
        drop(done);
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    fn job(form: ModelForm) -> Job<'static> {
        Job {
            folder: Path::new("."),
            model: "p.lp",
            form,
            solution: "p.sol",
            time_limit: Some(Duration::from_secs(60)),
            threads: Some(2),
        }
    }

    #[test]
    fn calls() {
        let call = |solver: External, form| shown_command(Path::new(solver.program()), &solver.arguments(&job(form)));
        let calls = [
            (
                call(External::Highs, ModelForm::Lp),
                "highs --model_file p.lp --solution_file p.sol --time_limit 60 --threads 2",
            ),
            (
                call(External::Cbc, ModelForm::Lp),
                "cbc p.lp -timeMode elapsed -seconds 60 -threads 2 -solve -solution p.sol -quit",
            ),
            (
                call(External::Glpsol, ModelForm::Lp),
                "glpsol --lp p.lp --tmlim 60 --output p.sol",
            ),
            (
                call(External::Glpsol, ModelForm::FreeMps),
                "glpsol --freemps p.lp --tmlim 60 --output p.sol",
            ),
            (
                call(External::Glpsol, ModelForm::FixedMps),
                "glpsol --mps p.lp --tmlim 60 --output p.sol",
            ),
            (
                call(External::Scip, ModelForm::Lp),
                "scip -c 'set limits time 60' -c 'read p.lp' -c optimize -c 'write solution p.sol' -c quit",
            ),
        ];
        for (call, expected) in calls {
            assert_eq!(call, expected);
        }
    }

    #[test]
    fn file_names() {
        for (name, expected) in [
            ("highs", Some(External::Highs)),
            ("HiGHS-1.15.1", Some(External::Highs)),
            ("scip.exe", Some(External::Scip)),
            ("cbc2.10", Some(External::Cbc)),
            ("glpsol_5", Some(External::Glpsol)),
            ("scipopt", None),
            ("my-highs", None),
            ("", None),
        ] {
            assert_eq!(External::of_file_name(&Path::new("/x").join(name)), expected, "{name}");
        }
    }

    #[test]
    fn names() {
        for (name, expected) in [
            ("highs", Some(External::Highs)),
            ("HiGHS", Some(External::Highs)),
            ("glpk", Some(External::Glpsol)),
            ("glpsol", Some(External::Glpsol)),
            ("CBC", Some(External::Cbc)),
            ("high", None),
        ] {
            assert_eq!(External::named(name), expected, "{name}");
        }
    }

    #[test]
    fn words_are_quoted_as_a_shell_needs_it() {
        assert_eq!(shown_word("a-b/c_d.lp"), "a-b/c_d.lp");
        assert_eq!(shown_word("a b"), "'a b'");
        assert_eq!(shown_word("it's"), r"'it'\''s'");
        assert_eq!(shown_word(""), "''");
    }

    #[cfg(unix)]
    #[test]
    fn the_first_folder_that_has_the_program_counts() {
        let fakes = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fake_solvers");
        let first = tempfile::tempdir().expect("a folder");
        let second = tempfile::tempdir().expect("a folder");
        // In the first it is a file that cannot be run, in the second a program.
        std::fs::write(first.path().join("cbc"), "").expect("written");
        std::os::unix::fs::symlink(fakes.join("highs-writes-nothing"), second.path().join("cbc")).expect("linked");
        let folders = std::env::join_paths([Path::new(""), first.path(), second.path()]).expect("joined");
        let found = Installed::in_folders(External::Cbc, &folders).expect("found");
        assert_eq!(found.program, second.path().join("cbc"));
        assert_eq!(Installed::in_folders(External::Scip, &folders), None);
    }
}
