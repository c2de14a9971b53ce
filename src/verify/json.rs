//! The verdict for machines; the keys are documented in the parent module.

use super::text::Told;
use super::{Check, RowCheck, Unreadable, Verdict};
use crate::board::{Cell, Line};
use crate::cli::Status;
use crate::puzzle::Puzzle;
use crate::report::{Fact, Place, Report, Violation};
use crate::solution::{Outcome, State};
use crate::text::visible_json;
use serde_json::{Map, Value, json};
use std::path::Path;

pub fn check(told: &Told<'_>, puzzles: &[&dyn Puzzle], check: &Check) -> Map<String, Value> {
    let mut object = Map::new();
    let status = check.status();
    object.insert("verdict".into(), word(status).into());
    object.insert("exit".into(), (status as u8).into());
    let puzzle = match &check.verdict {
        Verdict::Judged { puzzle, .. } => Some(puzzles[*puzzle]),
        // Without values a text that fits several kinds stays undecided.
        Verdict::NoSolution(_) => puzzles.first().copied().filter(|_| puzzles.len() == 1),
    };
    object.insert("puzzle".into(), puzzle_value(told.puzzle_file, puzzle));
    object.insert("solution".into(), solution(told, check));
    object.insert("tolerance".into(), told.tolerance.into());
    if let Verdict::Judged { report, rows, .. } = &check.verdict {
        report_into(&mut object, report);
        if let Some(rows) = rows {
            object.insert("rows".into(), rows_value(rows));
        }
    }
    object
}

pub fn givens(told: &Told<'_>, puzzle: &dyn Puzzle, report: &Report) -> Map<String, Value> {
    let mut object = Map::new();
    let status = if report.valid() { Status::Fine } else { Status::Broken };
    object.insert("verdict".into(), word(status).into());
    object.insert("exit".into(), (status as u8).into());
    object.insert("puzzle".into(), puzzle_value(told.puzzle_file, Some(puzzle)));
    object.insert("solution".into(), Value::Null);
    object.insert("tolerance".into(), told.tolerance.into());
    report_into(&mut object, report);
    object
}

pub fn unreadable(told: &Told<'_>, unreadable: &Unreadable) -> String {
    let error = match unreadable {
        Unreadable::Fault(fault) => json!({
            "message": fault.message,
            "line": fault.line,
            "column": fault.column,
            "help": fault.help,
        }),
        Unreadable::Board(errors) => json!({
            "message": errors.to_string(),
            "line": null,
            "column": null,
            "help": null,
        }),
    };
    let mut object = Map::new();
    object.insert("verdict".into(), word(Status::Unreadable).into());
    object.insert("exit".into(), (Status::Unreadable as u8).into());
    object.insert("puzzle".into(), puzzle_value(told.puzzle_file, None));
    object.insert("solution".into(), json!({ "file": file(told) }));
    object.insert("error".into(), error);
    line(object)
}

/// One object a line.
pub fn line(object: Map<String, Value>) -> String {
    let mut text = visible_json(Value::Object(object).to_string());
    text.push('\n');
    text
}

pub fn word(status: Status) -> &'static str {
    match status {
        Status::Fine => "valid",
        Status::Broken => "violated",
        Status::Unreadable => "unreadable",
        Status::NoSolution => "no-solution",
    }
}

fn file(told: &Told<'_>) -> Option<String> {
    told.solution_file.map(|path| path.display().to_string())
}

pub fn puzzle_value(file: &Path, puzzle: Option<&dyn Puzzle>) -> Value {
    json!({
        "file": file.display().to_string(),
        "kind": puzzle.map(|puzzle| puzzle.kind().name),
        "title": puzzle.map(Puzzle::title),
    })
}

fn solution(told: &Told<'_>, check: &Check) -> Value {
    let outcome = check.outcome.as_ref();
    let reason = match check.verdict {
        Verdict::NoSolution(why) => Some(why.words()),
        Verdict::Judged { .. } => None,
    };
    json!({
        "file": file(told),
        "format": outcome.map_or("board", |outcome| outcome.format),
        "status": outcome.and_then(|outcome| outcome.status.as_deref()),
        "state": outcome.map_or("solved", state),
        "reason": reason,
        "solutions_in_file": outcome.map_or(1, |outcome| outcome.solutions_in_file),
        "zeros_left_out": check.zeros_left_out,
        "notes": check.notes,
    })
}

fn state(outcome: &Outcome) -> &'static str {
    match outcome.state {
        State::Solved => "solved",
        State::Incumbent => "incumbent",
        State::NoSolution(_) => "no-solution",
        State::Unknown => "unknown",
    }
}

pub fn report_into(object: &mut Map<String, Value>, report: &Report) {
    let picture = &report.picture;
    let board: Vec<Vec<&str>> = picture
        .cells
        .chunks(picture.cols.max(1))
        .map(|row| row.iter().map(|mark| mark.text.as_str()).collect())
        .collect();
    object.insert("board".into(), json!(board));
    object.insert("violations".into(), report.violations().into());
    let rules: Vec<Value> = report
        .rules
        .iter()
        .map(|rule| {
            let violations: Vec<Value> = rule.findings.violations.iter().map(violation).collect();
            json!({
                "id": rule.rule.id,
                "statement": rule.rule.statement,
                "unit": rule.rule.unit,
                "checked": rule.findings.checked,
                "ok": violations.is_empty(),
                "violations": violations,
            })
        })
        .collect();
    object.insert("rules".into(), rules.into());
}

fn violation(violation: &Violation) -> Value {
    let facts: Map<String, Value> = violation
        .facts
        .iter()
        .map(|(name, fact)| ((*name).to_string(), fact_value(fact)))
        .collect();
    json!({
        "place": place(&violation.place),
        "cells": violation.cells.iter().map(cell).collect::<Vec<_>>(),
        "message": violation.message,
        "facts": facts,
    })
}

fn fact_value(fact: &Fact) -> Value {
    match fact {
        Fact::Integer(value) => (*value).into(),
        // JSON has no NaN and no infinity: their names stand for them.
        Fact::Value(value) if !value.is_finite() => value.to_string().into(),
        Fact::Value(value) => (*value).into(),
        Fact::Text(text) => text.as_str().into(),
        Fact::List(values) => json!(values),
    }
}

pub fn cell(cell: &Cell) -> Value {
    json!({ "row": cell.row + 1, "column": cell.col + 1 })
}

pub fn place(place: &Place) -> Value {
    match place {
        Place::Cell(at) => json!({ "cell": cell(at) }),
        Place::Line(Line::Across(row)) => json!({ "row": row + 1 }),
        Place::Line(Line::Down(column)) => json!({ "column": column + 1 }),
        Place::Lines(Line::Across(a), Line::Across(b)) => json!({ "rows": [a + 1, b + 1] }),
        Place::Lines(Line::Down(a), Line::Down(b)) => json!({ "columns": [a + 1, b + 1] }),
        Place::Lines(a, b) => json!({ "lines": [a.to_string(), b.to_string()] }),
        Place::Sight(sight) => json!({ "clue": { "side": sight.side.word(), "line": sight.index + 1 } }),
    }
}

fn rows_value(rows: &RowCheck) -> Value {
    json!({
        "formulation": rows.formulation,
        "checked": rows.checked,
        "not_evaluated": rows.not_evaluated,
        "broken": rows.broken,
        "largest_within_tolerance": rows.largest_within_tolerance,
        "worst": rows.worst.as_ref().map(|worst| json!({
            "row": worst.row,
            "activity": number(worst.activity),
            "relation": worst.relation,
            "bound": worst.bound,
            "excess": number(worst.excess),
        })),
        "definitions": {
            "checked": rows.definitions.checked,
            "wrong": rows.definitions.wrong,
            "first": rows.definitions.first,
        },
    })
}

fn number(value: f64) -> Value {
    if value.is_finite() {
        value.into()
    } else {
        value.to_string().into()
    }
}
