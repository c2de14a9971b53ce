//! Parts without end and texts nested too deep: what a parser holds in memory is bounded.

use super::*;

#[test]
fn nested_too_deep() {
    let xml = |depth| {
        format!(
            "<CPLEXSolution>{}{}</CPLEXSolution>",
            "<a>".repeat(depth),
            "</a>".repeat(depth)
        )
    };
    assert_eq!(reading(xml(100).as_bytes()), "cplex; NoSolution(NotSaid); AsSeen");
    assert_eq!(reading(xml(101).as_bytes()), "fault: the XML is nested too deep");
    let result = |depth| {
        format!(
            "termination {{\nreason: UNBOUNDED\n}}\n{}{}",
            "a {\n".repeat(depth),
            "}\n".repeat(depth)
        )
    };
    assert_eq!(
        reading(result(51).as_bytes()),
        "mathopt; NoSolution(Unbounded); 'UNBOUNDED'; Written; 0 columns"
    );
    assert_eq!(reading(result(52).as_bytes()), "fault: messages are nested too deep");
}

/// The XML and JSON parsers hold one element, one string in memory: it is bounded, the file is not.
#[test]
fn parts_without_end() {
    let fault = |text: String| {
        let mut source = Source::open(text.as_bytes()).unwrap();
        let fault = read(&mut source, &mut Recorder::default()).unwrap_err();
        fault.in_short("fault")
    };
    let mib = 1 << 20;
    let long = "a".repeat(3 * mib);
    assert_eq!(
        fault(format!(
            "<CPLEXSolution>\n<!-- a comment -->\n<variable name=\"{long}\"/>\n</CPLEXSolution>\n"
        )),
        "fault:3: an XML element longer than 1 MiB: this is no solution file",
    );
    let (blanks, note) = ("\n".repeat(200 << 10), "a".repeat(900 << 10));
    let text = format!("<CPLEXSolution>{blanks}<variable name=\"x_0_0\" value=\"1\" note=\"{note}\"/></CPLEXSolution>");
    assert_eq!(reading(text.as_bytes()), "cplex; Unknown; AsSeen; x_0_0=1@204801");
    let many = "<a/>\n".repeat(mib / 4);
    let text = format!("<CPLEXSolution>\n{many}<variable name=\"x_0_0\" value=\"1\"/>\n</CPLEXSolution>\n");
    assert_eq!(reading(text.as_bytes()), "cplex; Unknown; AsSeen; x_0_0=1@262146");

    let string = |text: &str| format!("{{\n\"{text}\": 0, \"x_0_0\": 1}}");
    assert_eq!(
        reading(string(&"a".repeat(mib)).as_bytes()),
        "json; Unknown; AsSeen; x_0_0=1@2"
    );
    for piece in [",", "\\\""] {
        let text = string(&piece.repeat(mib / piece.len() + 1));
        let expected = "fault:2: a JSON string longer than 1 MiB: this is no solution file that can be read";
        assert_eq!(fault(text), expected, "{piece}");
    }
    for piece in [r#""", "\"", "\\", "#, "0, [], {}, "] {
        let text = format!("{{\"list\": [{}0], \"x_0_0\": 1}}", piece.repeat(mib / 10));
        assert_eq!(reading(text.as_bytes()), "json; Unknown; AsSeen; x_0_0=1@1", "{piece}");
    }
}
