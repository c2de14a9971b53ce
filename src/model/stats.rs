//! Sizes of a model, from the closed formulas of its groups and families; only the lengths of its files, which have no
//! formula, are estimated from a sample of units.

use super::size::Effort;
use super::{Model, lp, mps};
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
    let _ = writeln!(
        text,
        "\nabout {} as LP, {} as MPS",
        bytes(lp::estimate(model, (1, 1), Effort::THOROUGH).bytes),
        bytes(mps::estimate(model, mps::Form::Free, Effort::THOROUGH).bytes)
    );
    text
}

/// A number of bytes in three digits.
pub fn bytes(bytes: u64) -> String {
    let units = ["bytes", "kB", "MB", "GB", "TB", "PB", "EB"];
    let mut value = bytes as f64;
    let mut unit = 0;
    while value >= 999.5 && unit + 1 < units.len() {
        value /= 1000.0;
        unit += 1;
    }
    let digits = match value {
        _ if unit == 0 => 0,
        value if value >= 99.95 => 0,
        value if value >= 9.995 => 1,
        _ => 2,
    };
    format!("{value:.digits$} {}", units[unit])
}

#[cfg(test)]
mod tests {
    #[test]
    fn bytes_are_said_in_three_digits() {
        let of = super::bytes;
        assert_eq!(
            [of(0), of(999), of(1000), of(99_949), of(99_950)],
            ["0 bytes", "999 bytes", "1.00 kB", "99.9 kB", "100 kB"]
        );
        assert_eq!(
            [of(999_499), of(999_500), of(551_000_000_000)],
            ["999 kB", "1.00 MB", "551 GB"]
        );
        assert_eq!([of(9_994), of(9_995)], ["9.99 kB", "10.0 kB"]);
    }
}
