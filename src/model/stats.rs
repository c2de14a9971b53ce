//! Sizes of a model, from the closed formulas of its groups and families: nothing is enumerated.

use super::Model;
use std::fmt::Write;

/// A table of columns, rows and terms by group and family, with totals.
pub fn table(model: &dyn Model) -> String {
    let groups = model.groups();
    let families = model.families();
    let mut text = format!("{}\nformulation {}\n\n", model.title(), model.name());
    let width = |numbers: &mut dyn Iterator<Item = u64>, title: &str| {
        let total: u64 = numbers.sum();
        total.to_string().len().max(title.len())
    };
    let wide = width(&mut groups.iter().map(|group| group.columns), "columns");
    let _ = writeln!(text, "{:>wide$}  names", "columns");
    for group in &groups {
        let _ = writeln!(text, "{:>wide$}  {}: {}", group.columns, group.pattern, group.meaning);
    }
    let _ = writeln!(text, "{:>wide$}  in all\n", model.column_count());
    let rows_wide = width(&mut families.iter().map(|family| family.rows), "rows");
    let terms_wide = width(&mut families.iter().map(|family| family.terms), "nonzeros");
    let _ = writeln!(text, "{:>rows_wide$}  {:>terms_wide$}  family", "rows", "nonzeros");
    for family in &families {
        let _ = writeln!(
            text,
            "{:>rows_wide$}  {:>terms_wide$}  {} {}",
            family.rows, family.terms, family.id, family.comment
        );
    }
    let terms: u64 = families.iter().map(|family| family.terms).sum();
    let zeros: u64 = families.iter().map(|family| family.zeros).sum();
    let _ = writeln!(
        text,
        "{:>rows_wide$}  {:>terms_wide$}  in all",
        model.row_count(),
        terms
    );
    if zeros > 0 {
        let _ = writeln!(
            text,
            "\n{zeros} of these terms are written with the coefficient 0, as the formulation has them"
        );
    }
    text
}
