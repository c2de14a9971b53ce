//! Every solution file of the corpus, and every public case, gets its verdict; a wrong one breaks its rule and no other.

use puzzle_mip::app::Status;
use puzzle_mip::diagnostic::TextErrors;
use puzzle_mip::grid::{Line, Side};
use puzzle_mip::place::Place;
use puzzle_mip::puzzles;
use puzzle_mip::puzzles::kind::{Puzzle, ReadOptions};
use puzzle_mip::puzzles::recognise::Recognised;
use puzzle_mip::solution::State;
use puzzle_mip::text::Source;
use puzzle_mip::verdict::report::{Fact, Report, Violation};
use puzzle_mip::verdict::{self, Check, Options, Verdict};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

fn tests(sub: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(sub)
}

fn puzzles_of(path: &Path) -> Vec<Box<dyn Puzzle>> {
    let source = Source::new(path.display().to_string(), std::fs::read(path).unwrap()).unwrap();
    match puzzles::recognise::recognise(&source, &ReadOptions::default()).unwrap() {
        Recognised::One(puzzle) => vec![puzzle],
        Recognised::Several(puzzles) => puzzles,
    }
}

fn check(puzzle: &Path, solution: &Path) -> Result<Check, TextErrors> {
    let puzzles = puzzles_of(puzzle);
    let puzzles: Vec<&dyn Puzzle> = puzzles.iter().map(AsRef::as_ref).collect();
    let bytes = std::fs::read(solution).unwrap();
    verdict::check(&puzzles, "solution", &bytes[..], Options::default())
}

/// Verdict in a word, for comparing and for messages.
fn told(checked: &Result<Check, TextErrors>) -> String {
    match checked {
        Err(unreadable) => format!("unreadable: {}", unreadable),
        Ok(check) => match (&check.verdict, Status::from(check)) {
            (Verdict::Judged { report, .. }, Status::Broken) => format!("violated: {:?}", broken(report)),
            (Verdict::Judged { .. }, _) => "valid".to_string(),
            (Verdict::NoSolution(why), _) => format!("no-solution: {}", why.words()),
            (other, _) => panic!("an unknown verdict: {other:?}"),
        },
    }
}

/// The broken rules in the words of the cases: 0-based, sides T, B, L, R.
fn broken(report: &Report) -> BTreeSet<String> {
    let rules = report.rules.iter();
    rules
        .flat_map(|rule| {
            rule.findings
                .violations
                .iter()
                .flat_map(move |violation| broken_rules(rule.rule.id, violation))
        })
        .collect()
}

/// A group of equal lines is a pair for each two of them.
fn broken_rules(id: &str, violation: &Violation) -> Vec<String> {
    let Place::Lines(lines) = &violation.place else {
        return vec![broken_rule(id, violation)];
    };
    let mut pairs = Vec::new();
    for (at, first) in lines.iter().enumerate() {
        for second in &lines[at + 1..] {
            let words = match (id, first) {
                ("binox/rows-differ", Line::Across(_)) => "rows",
                ("binox/columns-differ", Line::Down(_)) => "cols",
                other => panic!("no words for {other:?}"),
            };
            pairs.push(format!("equal {words} {} {}", first.index(), second.index()));
        }
    }
    pairs
}

fn broken_rule(id: &str, violation: &Violation) -> String {
    let fact = |name: &str| {
        violation
            .facts
            .iter()
            .find(|(key, _)| *key == name)
            .map(|(_, fact)| fact)
    };
    let integer = |name: &str| match fact(name) {
        Some(Fact::Integer(value)) => *value,
        other => panic!("{id}: {name} is {other:?}"),
    };
    match (id.split_once('/').unwrap().1, &violation.place) {
        ("given", Place::Cell(cell)) => format!("given {} {}", cell.row, cell.col),
        ("filled", Place::Cell(cell)) => match (fact("value"), fact("heights")) {
            (Some(_), _) => format!("fraction {} {}", cell.row, cell.col),
            (None, Some(_)) => format!("cell {} {} several", cell.row, cell.col),
            (None, None) => format!("cell {} {} none", cell.row, cell.col),
        },
        ("run", Place::Stretch { line, first, .. }) => match line {
            Line::Across(row) => format!("run row {row} {first}"),
            Line::Down(col) => format!("run col {col} {first}"),
        },
        ("balance", Place::Line(Line::Across(row))) => format!("balance row {row}"),
        ("balance", Place::Line(Line::Down(col))) => format!("balance col {col}"),
        ("once", Place::Line(Line::Across(row))) => format!("latin row {row}"),
        ("once", Place::Line(Line::Down(col))) => format!("latin col {col}"),
        ("seen", Place::Outside(sight)) => {
            format!(
                "clue {} {} {} {}",
                sight.side.letter(),
                sight.index,
                integer("clue"),
                integer("seen")
            )
        }
        other => panic!("no words for {other:?}"),
    }
}

/// The rule that a manifest names, as a start of the words above.
fn rule_of_manifest(rule: &str) -> &'static [&'static str] {
    match rule {
        "balance-col" => &["balance col"],
        "balance-row" => &["balance row"],
        "balance" => &["balance"],
        "given" | "givens" => &["given"],
        "duplicate-row" | "unique-row" => &["equal rows"],
        "duplicate-col" | "unique-col" => &["equal cols"],
        "run-col" => &["run col"],
        "run-row" => &["run row"],
        "run" => &["run"],
        "cell" => &["cell"],
        "repeat-col" => &["latin col"],
        "repeat-row" => &["latin row"],
        "visible-L" => &["clue L"],
        "visible-R" => &["clue R"],
        "visible-T" => &["clue T"],
        "visible-B" => &["clue B"],
        // Cells that are integral may well break other rules beside a fraction.
        "fractional" | "not integral" => &["fraction", ""],
        other => panic!("no rule {other}"),
    }
}

#[test]
fn every_file_of_the_manifests_gets_its_verdict() {
    let mut wrong = Vec::new();
    let mut rows = 0;
    for folder in ["corpus", "corpus/more", "corpus/own"] {
        let manifest = std::fs::read_to_string(tests(folder).join("MANIFEST.tsv")).unwrap();
        for row in manifest.lines().skip(1) {
            rows += 1;
            let fields: Vec<&str> = row.split('\t').collect();
            let puzzle = tests(folder).join("puzzles").join(format!("{}.txt", fields[1]));
            let checked = check(&puzzle, &tests(folder).join(fields[0]));
            let told = told(&checked);
            let expected = *fields.last().unwrap();
            let (class, detail) = expected.split_once([':', ' ']).unwrap_or((expected, ""));
            let right = match class {
                "valid" => told == "valid",
                // All values of this file are 0 or 1, whatever its manifest says; it breaks a given.
                "violated" if fields[0] == "solutions/binox-4x4-infeasible/cbc-csv.csv" => {
                    told == "violated: {\"given 1 2\"}"
                }
                "invalid" | "violated" => match &checked {
                    Ok(Check {
                        verdict: Verdict::Judged { report, .. },
                        ..
                    }) => {
                        let broken = broken(report);
                        let starts = rule_of_manifest(detail.trim());
                        broken.iter().any(|rule| rule.starts_with(starts[0]))
                            && broken
                                .iter()
                                .all(|rule| starts.iter().any(|start| rule.starts_with(start)))
                    }
                    _ => false,
                },
                "no-solution" => told.starts_with("no-solution") && reason_fits(detail, &checked),
                "unreadable" => told.starts_with("unreadable"),
                "not-valid" => told != "valid",
                // The format may go unread; the author of the manifest did not say what is in the file.
                "optional" if fields[1].contains("infeasible") => told.starts_with("no-solution"),
                "optional" => told == "valid",
                other => panic!("{other}"),
            };
            if !right {
                wrong.push(format!("{}: expected {expected}, got {told}", fields[0]));
            }
        }
    }
    // The last summand is ours: tests/corpus/own/make.py.
    assert_eq!(rows, 165 + 284 + 66, "rows of the manifests");
    assert!(wrong.is_empty(), "{} wrong:\n{}", wrong.len(), wrong.join("\n"));
}

/// The manifest's word for why there is no solution.
fn reason_fits(detail: &str, checked: &Result<Check, TextErrors>) -> bool {
    use puzzle_mip::solution::Why;
    let Ok(check) = checked else { return false };
    let Verdict::NoSolution(why) = &check.verdict else {
        return false;
    };
    match detail.trim_matches(['(', ')']) {
        // An attribute file without a section SOLUTION does not say why.
        "infeasible" if check.outcome.as_ref().unwrap().format == "gurobi-attr" => *why == Why::NotSaid,
        "infeasible" => *why == Why::Infeasible,
        "unbounded" => *why == Why::Unbounded,
        // "limit", "time limit", "time-limit", "node-limit"; GLPK's UNDEFINED is how it ends at a limit.
        word if word.ends_with("limit") => *why == Why::Limit,
        "undefined" => matches!(why, Why::Limit | Why::NotSaid),
        "no primal values" => *why == Why::Infeasible,
        "none available" | "no values" | "unknown" => *why == Why::NotSaid,
        other => panic!("no reason {other}"),
    }
}

#[test]
fn every_wrong_file_breaks_its_one_rule() {
    let table = std::fs::read_to_string(tests("corpus/WRONG.tsv")).unwrap();
    let mut wrong = Vec::new();
    for row in table.lines().skip(1) {
        let fields: Vec<&str> = row.split('\t').collect();
        let checked = check(&tests("corpus").join(fields[1]), &tests("corpus").join(fields[0]));
        let (Verdict::Judged { report, .. }, true) = (match &checked {
            Ok(check) => (&check.verdict, true),
            Err(unreadable) => panic!("{row}: {}", unreadable),
        }) else {
            panic!("{row}");
        };
        let broken = broken(report);
        let expected = fields[2];
        let only = |start: &str| !broken.is_empty() && broken.iter().all(|rule| rule.starts_with(start));
        let right = match expected {
            "valid" => broken.is_empty(),
            _ if expected.contains("a height repeats in columns") => only("latin col"),
            _ if expected.contains("visibility only") => {
                let at = expected.split("clue ").nth(1).unwrap().split(' ').next().unwrap();
                let side = Side::ALL.into_iter().find(|side| at.starts_with(side.word())).unwrap();
                let line = &at[side.word().len()..];
                broken.len() == 1 && only(&format!("clue {} {line} ", side.letter()))
            }
            _ if expected.contains("givens only") => broken.iter().eq(["given 1 2"]),
            _ => {
                let rule = expected
                    .strip_prefix("violated: ")
                    .unwrap()
                    .strip_suffix(" only")
                    .unwrap();
                only(rule_of_manifest(rule)[0])
            }
        };
        if !right {
            wrong.push(format!("{row}: got {broken:?}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// One block of a case's `expect` file.
#[derive(Default, Debug)]
struct Expected {
    puzzle: String,
    solution: String,
    exit: String,
    also: String,
    rules: Option<BTreeSet<String>>,
    format: String,
}

fn expected_of(case: &Path) -> Vec<Expected> {
    let text = std::fs::read_to_string(case.join("expect")).unwrap();
    let mut blocks = Vec::new();
    for paragraph in text.split("\n\n") {
        let mut block = Expected::default();
        let mut is_verify = false;
        for line in paragraph.lines() {
            let (key, value) = line.split_once(": ").unwrap_or((line, ""));
            match key {
                // What a shell makes of several commands is tested where the programs are run.
                "command" if value.starts_with("bash ") => {}
                "command" => {
                    let words: Vec<&str> = value.split(' ').skip_while(|word| *word != "verify").collect();
                    // Whole shell lines are run by tests/right_or_refused.rs.
                    if let (false, ["verify", puzzle, solution]) = (value.starts_with("bash"), &words[..]) {
                        is_verify = true;
                        block.puzzle = puzzle.to_string();
                        block.solution = solution.to_string();
                    }
                }
                "exit" => block.exit = value.to_string(),
                "also-accepted" => block.also = value.to_string(),
                "rules" if value == "none broken" => block.rules = Some(BTreeSet::new()),
                "rules" => block.rules = Some(value.split("; ").map(str::to_string).collect()),
                "format" => block.format = value.to_string(),
                _ => {}
            }
        }
        if is_verify {
            blocks.push(block);
        }
    }
    blocks
}

#[test]
fn every_public_case_of_verify_holds() {
    let mut wrong = Vec::new();
    let mut commands = 0;
    let mut cases: Vec<PathBuf> = std::fs::read_dir(tests("cases"))
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .collect();
    cases.sort();
    for case in cases.iter().filter(|path| path.is_dir()) {
        for block in expected_of(case) {
            commands += 1;
            let at = format!(
                "{} verify {} {}",
                case.file_name().unwrap().display(),
                block.puzzle,
                block.solution
            );
            let checked = check(&case.join(&block.puzzle), &case.join(&block.solution));
            let told = told(&checked);
            let class = match block.exit.as_str() {
                "ok" => "valid",
                "violated" => "violated",
                "no-solution" => "no-solution",
                "bad-input" => "unreadable",
                other => panic!("{at}: {other}"),
            };
            if !told.starts_with(class) {
                wrong.push(format!("{at}: expected {} {}, got {told}", block.exit, block.also));
                continue;
            }
            if let (
                Some(rules),
                Ok(Check {
                    verdict: Verdict::Judged { report, .. },
                    ..
                }),
            ) = (&block.rules, &checked)
                && &broken(report) != rules
            {
                wrong.push(format!("{at}: expected {rules:?}, got {told}"));
            }
            if let Ok(Check {
                outcome: Some(outcome), ..
            }) = &checked
            {
                let fits = match block.format.as_str() {
                    // The name-value family has a name for each title line here.
                    // Not all cases say it.
                    "" => true,
                    "pairs" => ["pairs", "gurobi", "copt"].contains(&outcome.format),
                    "miplib" => ["pairs", "miplib"].contains(&outcome.format),
                    format => outcome.format == format,
                };
                if !fits {
                    wrong.push(format!(
                        "{at}: expected format {}, got {}",
                        block.format, outcome.format
                    ));
                }
            }
        }
    }
    assert!(commands > 40, "{commands} commands found");
    assert!(
        wrong.is_empty(),
        "{} of {commands} wrong:\n{}",
        wrong.len(),
        wrong.join("\n")
    );
}

#[test]
fn an_incumbent_is_named_as_such() {
    for (puzzle, file) in [
        ("s3", "solutions/s3/edited-highs-timelimit-feasible.sol"),
        ("s3", "solutions/s3/edited-cplex-timelimit.sol"),
        ("s3", "solutions/s3/edited-glpk-nonoptimal.out"),
        ("s3", "solutions/s3/edited-glpk-raw-nonoptimal.sol"),
        ("s3", "solutions/s3/edited-scipstatus-gap_limit_reached.sol"),
        ("b8", "solutions/b8/cbc-default-maxnodes.sol"),
        ("s4multi", "solutions/s4multi/cbc-incumbent.sol"),
    ] {
        let puzzle = tests("corpus/more/puzzles").join(format!("{puzzle}.txt"));
        let check = check(&puzzle, &tests("corpus/more").join(file)).unwrap();
        let outcome = check.outcome.as_ref().unwrap();
        assert_eq!(outcome.state, State::Incumbent, "{file}: {:?}", outcome.status);
        assert!(check.notes.iter().any(|note| note.contains("stopped early")), "{file}");
    }
}
