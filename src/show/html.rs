//! One self-contained page about one board: picture, rules with their verdicts, sizes of the model, solver and times.

use super::{escaped, svg};
use crate::model::Model;
use crate::text::counted;
use crate::verdict::report::{Report, Violation};
use std::fmt::Write;

/// At most this many violations of a rule are listed.
const LISTED: usize = 100;

/// What a page tells.
pub struct Page<'a> {
    /// The puzzle in a few words.
    pub title: String,
    /// The verdict in a few words.
    pub verdict: String,
    /// Whether the verdict is a good one.
    pub good: bool,
    /// Remarks.
    pub notes: Vec<String>,
    /// The board and the rules checked on it.
    pub report: &'a Report,
    /// The model.
    pub model: Option<&'a dyn Model>,
    /// Files, solver, times: names and values.
    pub facts: Vec<(&'static str, String)>,
}

const STYLE: &str = "body{font:16px/1.45 'DejaVu Sans',Verdana,sans-serif;color:#1f2933;max-width:60rem;margin:2rem auto;padding:0 1rem}\
h1{font-size:1.5rem;margin:0 0 .5rem}h2{font-size:1.1rem;margin:1.8rem 0 .5rem}figure{margin:1rem 0;overflow-x:auto}\
figure svg{max-width:100%;height:auto}table{border-collapse:collapse;width:100%;margin-bottom:1.2rem}\
th,td{text-align:left;vertical-align:top;padding:.3rem .6rem;border-bottom:1px solid #d5dae1}thead th{border-bottom:2px solid #8a94a3}\
td.n,th.n{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}tfoot td{font-weight:bold;border-bottom:0}\
.v{display:inline-block;padding:.2rem .7rem;border-radius:.3rem;font-weight:bold;border:2px solid}\
.ok{color:#11632f;border-color:#11632f}.no{color:#a31515;border-color:#a31515}code{font-family:'DejaVu Sans Mono',monospace;font-size:.9em}\
ul{margin:.3rem 0;padding-left:1.2rem}dl{display:grid;grid-template-columns:max-content 1fr;gap:.2rem 1rem;margin:0}dd{margin:0;overflow-wrap:anywhere}\
footer{margin-top:2rem;font-size:.85rem;color:#5a6573}@media print{body{margin:0;max-width:none}h2{break-after:avoid}tr,figure{break-inside:avoid}}";

/// The whole page.
pub fn document(page: &Page<'_>) -> String {
    let title = escaped(&page.title);
    let mut out = format!(
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>{title}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<h1>{title}</h1>\n"
    );
    let class = if page.good { "ok" } else { "no" };
    let sign = if page.good { "\u{2713}" } else { "\u{2717}" };
    let _ = writeln!(
        out,
        "<p><span class=\"v {class}\">{sign} {}</span></p>",
        escaped(&page.verdict)
    );
    for note in &page.notes {
        let _ = writeln!(out, "<p>{}</p>", escaped(note));
    }
    let _ = writeln!(
        out,
        "<figure>\n{}</figure>",
        svg::figure(&page.report.picture, &page.title)
    );
    rules(&mut out, page.report);
    if let Some(model) = page.model {
        sizes(&mut out, model);
    }
    if !page.facts.is_empty() {
        out.push_str("<h2>Run</h2>\n<dl>\n");
        for (name, value) in &page.facts {
            let _ = writeln!(out, "<dt>{}</dt><dd>{}</dd>", escaped(name), escaped(value));
        }
        out.push_str("</dl>\n");
    }
    let _ = writeln!(out, "<footer>{}</footer>\n</body>\n</html>", crate::model::PROGRAM);
    out
}

fn rules(out: &mut String, report: &Report) {
    out.push_str("<h2>Rules</h2>\n<table>\n<thead><tr><th>Rule</th><th class=\"n\">Checked</th><th>Verdict</th></tr></thead>\n<tbody>\n");
    for rule in &report.rules {
        let broken = &rule.findings.violations;
        let _ = write!(
            out,
            "<tr><td>{}<br><code>{}</code>",
            escaped(rule.rule.statement),
            escaped(rule.rule.id)
        );
        if !broken.is_empty() {
            out.push_str("<ul>");
            for violation in broken.iter().take(LISTED) {
                let _ = write!(
                    out,
                    "<li>{}: {}</li>",
                    escaped(&violation.place.to_string()),
                    escaped(&violation.message)
                );
            }
            if broken.len() > LISTED {
                let listed: usize = broken[..LISTED].iter().map(Violation::count).sum();
                let _ = write!(out, "<li>and {} more</li>", rule.findings.count - listed);
            }
            out.push_str("</ul>");
        }
        let verdict = match rule.findings.count {
            0 => "<span class=\"v ok\">\u{2713} holds</span>".to_string(),
            count => format!("<span class=\"v no\">\u{2717} {count} broken</span>"),
        };
        let _ = writeln!(
            out,
            "</td><td class=\"n\">{}</td><td>{verdict}</td></tr>",
            escaped(&counted(rule.findings.checked, rule.rule.unit))
        );
    }
    out.push_str("</tbody>\n</table>\n");
}

fn sizes(out: &mut String, model: &dyn Model) {
    let _ = write!(
        out,
        "<h2>Model: formulation {}</h2>\n<table>\n<thead><tr><th>Columns</th><th class=\"n\">Number</th></tr></thead>\n<tbody>\n",
        escaped(model.name())
    );
    for group in model.groups() {
        let _ = writeln!(
            out,
            "<tr><td><code>{}</code> {}</td><td class=\"n\">{}</td></tr>",
            escaped(group.pattern),
            escaped(group.meaning),
            group.columns
        );
    }
    let _ = writeln!(
        out,
        "</tbody>\n<tfoot><tr><td>in all</td><td class=\"n\">{}</td></tr></tfoot>\n</table>",
        model.column_count()
    );
    out.push_str("<table>\n<thead><tr><th>Rows, by family</th><th class=\"n\">Number</th><th class=\"n\">Nonzeros</th></tr></thead>\n<tbody>\n");
    let mut terms = 0;
    for family in model.families() {
        terms += family.terms;
        let _ = writeln!(
            out,
            "<tr><td><code>{}</code> {}</td><td class=\"n\">{}</td><td class=\"n\">{}</td></tr>",
            escaped(family.id),
            escaped(family.comment),
            family.rows,
            family.terms
        );
    }
    let _ = writeln!(
        out,
        "</tbody>\n<tfoot><tr><td>in all</td><td class=\"n\">{}</td><td class=\"n\">{terms}</td></tr></tfoot>\n</table>",
        model.row_count()
    );
}
