//! The verdict for people.

use crate::diagnostic::shown_path;
use crate::picture::Picture;
use crate::puzzles::kind::Puzzle;
use crate::show::{Look, terminal};
use crate::solution::{self, Outcome, State};
use crate::text::counted;
use crate::verdict::report::{Report, Violation};
use crate::verdict::{Check, RowCheck, Verdict};
use std::fmt::Write;
use std::path::Path;

/// At most this many places of a rule are listed; `--json` lists more.
const LISTED: usize = 20;

/// What a verdict is about, and how it is shown.
pub struct Subject<'t> {
    /// The file of the puzzle.
    pub puzzle_file: &'t Path,
    /// The solution file; `None` if the puzzle alone is looked at.
    pub solution_file: Option<&'t Path>,
    /// A value further than this from 0 and 1 is not integral.
    pub tolerance: f64,
    /// Whether boards are excluded.
    pub excludes: bool,
    /// How the board is shown.
    pub look: Look,
}

/// The verdict of a check: the puzzle, the file, the board, the rules, the last line.
pub fn check(subject: &Subject<'_>, puzzles: &[&dyn Puzzle], check: &Check) -> String {
    let mut out = String::new();
    if let Verdict::Judged { puzzle, .. } = &check.verdict {
        let _ = writeln!(out, "{}", puzzles[*puzzle].title());
    }
    if let (Some(outcome), Some(file)) = (&check.outcome, subject.solution_file) {
        let _ = writeln!(out, "{}: {}{}", shown_path(file), about(outcome), status(outcome));
    }
    match &check.verdict {
        Verdict::NoSolution(_) => {
            for note in &check.notes {
                let _ = writeln!(out, "note: {note}");
            }
            let _ = writeln!(out, "numbers in the file are not judged as a board");
            out.push_str(&verdict(check));
        }
        Verdict::Judged { report, rows, .. } => {
            for note in &check.notes {
                let _ = writeln!(out, "note: {note}");
            }
            let _ = writeln!(out);
            out.push_str(&judged(report, subject.look));
            if let Some(rows) = rows {
                let _ = writeln!(out);
                row_check(&mut out, rows, report.valid());
            }
            out.push_str(&dropped_lines(check, puzzles));
            out.push_str(&verdict(check));
        }
    }
    out
}

/// The givens and clues that a board of a repaired puzzle breaks, a line each.
fn dropped_lines(check: &Check, puzzles: &[&dyn Puzzle]) -> String {
    let (Some(dropped), Verdict::Judged { puzzle, .. }) = (&check.dropped, &check.verdict) else {
        return String::new();
    };
    if dropped.is_empty() {
        return "all givens and clues are kept\n".to_string();
    }
    let of = puzzles[*puzzle].demands().len();
    // A solver that stopped early does not say so.
    let finished = check
        .outcome
        .as_ref()
        .is_some_and(|outcome| outcome.state == State::Solved);
    let fewest = if finished {
        "that fewer do not do is the solver's word"
    } else {
        "the file does not say whether fewer do"
    };
    let mut out = format!("dropped: {} of {of} givens and clues; {fewest}\n", dropped.len());
    for dropped in dropped {
        let _ = writeln!(out, "      {}: {}", dropped.words, dropped.message);
    }
    out
}

/// The verdict of a check in a line.
pub fn verdict(check: &Check) -> String {
    match (&check.verdict, &check.excluded_by, &check.dropped) {
        (Verdict::NoSolution(why), ..) => format!("no solution: {}\n", why.words()),
        (Verdict::Judged { .. }, Some(file), _) => {
            format!("not an answer: this is the board of {file}, which is excluded\n")
        }
        (Verdict::Judged { report, .. }, None, Some(dropped)) if report.valid() && !dropped.is_empty() => {
            let these = match dropped.len() {
                1 => "this given or clue".to_string(),
                count => format!("these {count} givens and clues"),
            };
            format!("valid without {these}\n")
        }
        (Verdict::Judged { report, .. }, ..) => last_line(report.violations()),
    }
}

/// The board and a line a rule, as every program shows them before [`last_line`].
pub fn judged(report: &Report, look: Look) -> String {
    let mut out = picture(&report.picture, look);
    out.push('\n');
    rules(&mut out, report);
    out
}

/// What the rules say of the givens alone, for each kind that the text fits.
pub fn givens(puzzles: &[&dyn Puzzle], reports: &[Report], look: Look) -> String {
    let mut out = String::new();
    for (puzzle, report) in puzzles.iter().zip(reports) {
        let _ = writeln!(out, "{}\n\n{}", puzzle.title(), picture(&report.picture, look));
        rules(&mut out, report);
        let _ = match report.violations() {
            0 => writeln!(out, "the givens break no rule"),
            1 => writeln!(out, "the givens break the rules: 1 violation"),
            count => writeln!(out, "the givens break the rules: {count} violations"),
        };
    }
    out
}

/// The verdict in a line.
pub fn last_line(violations: usize) -> String {
    match violations {
        0 => "valid\n".to_string(),
        1 => "not a solution: 1 violation\n".to_string(),
        count => format!("not a solution: {count} violations\n"),
    }
}

/// Which solver and form a solution file is of.
pub fn about(outcome: &Outcome) -> &'static str {
    solution::formats()
        .find(|format| format.name == outcome.format)
        .map_or(outcome.format, |format| format.about)
}

fn status(outcome: &Outcome) -> String {
    match &outcome.status {
        Some(status) if !status.is_empty() => format!("; status: {status}"),
        _ => String::new(),
    }
}

/// One line a rule, and one a violation.
fn rules(out: &mut String, report: &Report) {
    let width = report.rules.iter().map(|rule| rule.rule.id.len()).max().unwrap_or(0);
    for rule in &report.rules {
        let broken = &rule.findings.violations;
        let verdict = if broken.is_empty() { "ok  " } else { "FAIL" };
        let _ = write!(
            out,
            "{verdict}  {:width$}  {} checked: {}",
            rule.rule.id,
            counted(rule.findings.checked, rule.rule.unit),
            rule.rule.statement
        );
        let _ = match rule.findings.count {
            0 => writeln!(out),
            1 => writeln!(out, "; 1 violation"),
            count => writeln!(out, "; {count} violations"),
        };
        for violation in broken.iter().take(LISTED) {
            let pairs = match violation.count() {
                1 => String::new(),
                pairs => format!(" ({pairs} pairs)"),
            };
            let _ = writeln!(out, "      {}: {}{pairs}", violation.place, violation.message);
        }
        if broken.len() > LISTED {
            let listed: usize = broken[..LISTED].iter().map(Violation::count).sum();
            let _ = writeln!(out, "      and {} more (see --json)", rule.findings.count - listed);
        }
    }
}

fn row_check(out: &mut String, rows: &RowCheck, rules_hold: bool) {
    let _ = writeln!(
        out,
        "rows of {}: {} evaluated at the solver's values, {} broken",
        rows.formulation, rows.checked, rows.broken
    );
    if let Some(worst) = &rows.worst {
        let _ = writeln!(
            out,
            "      worst: {}: activity {}, must be {} {}; off by {}",
            worst.row, worst.activity, worst.relation, worst.bound, worst.excess
        );
    }
    if rows.largest_within_tolerance > 0.0 {
        let _ = writeln!(
            out,
            "      the others are off by {:e} at most, within the tolerance",
            rows.largest_within_tolerance
        );
    }
    if rows.not_evaluated > 0 {
        let _ = writeln!(
            out,
            "      {} rows not evaluated: the file does not have all their columns",
            rows.not_evaluated
        );
    }
    if rows.definitions.checked > 0 {
        let _ = writeln!(
            out,
            "      y and z columns compared with their definitions: {}, {} differ",
            rows.definitions.checked, rows.definitions.wrong
        );
    }
    if let Some(first) = &rows.definitions.first {
        let _ = writeln!(out, "      first: {first}");
    }
    if rows.checked > 0 {
        let _ = match (rules_hold, rows.broken == 0) {
            (true, true) => writeln!(out, "      rules and rows agree: all hold"),
            (false, true) => writeln!(out, "      rules are broken though all rows hold: the model is wrong"),
            (true, false) => writeln!(
                out,
                "      rows are broken though all rules hold: the solver's other columns are wrong"
            ),
            (false, false) => writeln!(
                out,
                "      rules and rows are broken: the solver is wrong, or its tolerance was too loose"
            ),
        };
    }
}

/// The board, with all that is drawn around it and in it.
pub fn picture(picture: &Picture, look: Look) -> String {
    if let Look::Framed { ascii, styled } = look {
        return terminal::draw(picture, ascii, styled);
    }
    let text = picture.text("");
    let lines = text
        .lines()
        .map(|line| format!("  {line}").trim_end().to_string() + "\n");
    lines.collect()
}
