//! LP, free MPS and fixed MPS of every sample are one matrix, as readers of our own see it.

mod support;

use support::samples::{Sample, samples};
use support::{Matrix, lp, mps};

fn text(sample: &Sample, formulation: &str, format: &str) -> String {
    let bytes = sample.formulation(formulation, format);
    assert!(
        bytes.is_ascii(),
        "{formulation} of {} as {format} is not ASCII",
        sample.name
    );
    String::from_utf8(bytes).expect("ASCII")
}

fn read_lp(sample: &Sample) -> Matrix {
    lp::read(&text(sample, "document", "lp"))
}

#[test]
fn all_formats_hold_the_same_model() {
    for sample in samples() {
        for formulation in sample.formulations() {
            let what = format!("{formulation} of {}", sample.name);
            let from_lp = lp::read(&text(&sample, formulation, "lp"));
            let from_free = mps::read(&text(&sample, formulation, "mps"), mps::Form::Free);
            from_lp.assert_same_model(&from_free, &format!("{what} as free MPS"));
            assert_eq!(from_lp.row_order, from_free.row_order, "{what}: order of rows");

            let fixed = text(&sample, formulation, "fixed-mps");
            let names = mps::numbered_names(&fixed);
            let as_fixed = mps::read(&fixed, mps::Form::Fixed);
            let as_free = mps::read(&fixed, mps::Form::Free);
            assert_eq!(as_fixed, as_free, "{what}: fixed MPS read as free MPS");
            let renamed = as_fixed.renamed(&names);
            from_lp.assert_same_model(&renamed, &format!("{what} as fixed MPS"));
            assert_eq!(from_free.column_order, renamed.column_order, "{what}: order of columns");
        }
    }
}

#[test]
fn x_columns_come_first_in_every_format() {
    for sample in samples() {
        let orders = [
            read_lp(&sample).column_order,
            mps::read(&text(&sample, "document", "mps"), mps::Form::Free).column_order,
        ];
        for order in &orders {
            let first_other = order
                .iter()
                .position(|name| !name.starts_with('x'))
                .unwrap_or(order.len());
            assert!(
                order[first_other..].iter().all(|name| !name.starts_with('x')),
                "{}: an x column after others",
                sample.name
            );
            assert_eq!(order[..first_other], orders[0][..first_other], "{}", sample.name);
        }
    }
}

/// The text with the first `old` replaced, which must be there.
#[track_caller]
fn changed(text: &str, old: &str, new: &str) -> String {
    assert!(text.contains(old), "{old:?} is not in the model");
    text.replacen(old, new, 1)
}

#[test]
fn the_readers_see_every_kind_of_change() {
    let sample = samples()
        .into_iter()
        .find(|it| it.name == "binox/2x2")
        .expect("the sample");
    let in_lp = text(&sample, "document", "lp");
    let in_mps = text(&sample, "document", "mps");
    let right = lp::read(&in_lp);
    for (old, new) in [
        (">= 1", ">= 0"),
        ("<= 1", ">= 1"),
        (": y_0_1_0 + x_0_0", ": y_0_1_0 - x_0_0"),
        ("0 x_0_0", "3 x_0_0"),
        (" z_1_0_1\nEnd", "\nEnd"),
    ] {
        assert!(
            lp::read(&changed(&in_lp, old, new)) != right,
            "{old:?} for {new:?} in LP"
        );
    }
    let right = mps::read(&in_mps, mps::Form::Free);
    for (old, new) in [
        (
            " UP BND       x_0_0                1",
            " UP BND       x_0_0                2",
        ),
        (" G  same_a1_0_1_0", " L  same_a1_0_1_0"),
        (
            "    RHS       balance_a0             1",
            "    RHS       balance_a0             2",
        ),
        (
            "    x_0_0     balance_a0             1",
            "    x_0_0     balance_a0            -1",
        ),
        ("'INTORG'", "'INTEND'"),
    ] {
        let changed = mps::read(&changed(&in_mps, old, new), mps::Form::Free);
        assert!(changed != right, "{old:?} for {new:?} in MPS");
    }
}
