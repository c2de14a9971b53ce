//! Numbers as solvers write them.

use std::fmt;

/// A text that is no number.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct InvalidNumber {
    text: String,
    decimal_comma: bool,
}

impl fmt::Display for InvalidNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.decimal_comma {
            write!(
                f,
                "\"{}\" has a decimal comma; a value is written with a point, as in 1.0",
                self.text
            )
        } else {
            write!(f, "\"{}\" is not a number", self.text)
        }
    }
}

/// Reads a number: plain, with an exponent (`e`, or Fortran's `D`), signed zero, `nan` and `inf` in the
/// spellings of C libraries.
///
/// # Errors
/// If the text is none of these.
pub fn parse(text: &[u8]) -> Result<f64, InvalidNumber> {
    // Nearly every value of a puzzle is one digit.
    if let [digit @ b'0'..=b'9'] = text {
        return Ok(f64::from(digit - b'0'));
    }
    parse_any(text).ok_or_else(|| InvalidNumber {
        text: super::fault::excerpt(text),
        decimal_comma: text.contains(&b',')
            && text
                .iter()
                .all(|byte| byte.is_ascii_digit() || b",.+-eE".contains(byte)),
    })
}

fn parse_any(text: &[u8]) -> Option<f64> {
    let text = std::str::from_utf8(text).ok()?;
    if let Ok(value) = text.parse() {
        return Some(value);
    }
    let lower = text.to_ascii_lowercase();
    let unsigned = lower.trim_start_matches(['+', '-']);
    // Old Windows libraries: 1.#INF, 1.#QNAN, -1.#IND; glibc: nan(0x8000).
    if unsigned.starts_with("1.#") || unsigned.starts_with("nan(") {
        return Some(f64::NAN);
    }
    // Fortran's exponent.
    lower.replacen('d', "e", 1).parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spellings_of_solvers() {
        for (text, value) in [
            ("0", 0.0),
            ("1", 1.0),
            ("-0", 0.0),
            ("+1", 1.0),
            ("1.", 1.0),
            (".000000", 0.0),
            ("1.000000", 1.0),
            ("1e+00", 1.0),
            ("1.0D+00", 1.0),
            ("1d0", 1.0),
            (".5D1", 5.0),
            ("7", 7.0),
            ("42", 42.0),
            ("-1e-13", -1e-13),
            ("0.9999991", 0.9999991),
            ("1.0000000000012", 1.0000000000012),
        ] {
            assert_eq!(parse(text.as_bytes()), Ok(value), "{text}");
        }
        for text in [
            "nan",
            "NaN",
            "-nan",
            "inf",
            "-Infinity",
            "1.#QNAN",
            "-1.#IND",
            "nan(0x1)",
            "1e999",
        ] {
            assert!(!parse(text.as_bytes()).unwrap().is_finite(), "{text}");
        }
    }

    #[test]
    fn what_is_no_number_is_told_apart_from_a_decimal_comma() {
        for text in [
            "", "one", "no", "add", "nan1", "2.#INF", "1x", "0x1", "1e", "d", "1dd0", "x_0_0", "--1", "1 0",
        ] {
            let error = parse(text.as_bytes()).unwrap_err().to_string();
            assert!(error.contains("not a number"), "{error}");
        }
        for text in ["1,0", "-1,5e-7", "+1.0,5E+2"] {
            assert!(
                parse(text.as_bytes())
                    .unwrap_err()
                    .to_string()
                    .contains("decimal comma"),
                "{text}"
            );
        }
        for text in ["1,x", "x_0_0,1", "1 0"] {
            assert!(
                !parse(text.as_bytes())
                    .unwrap_err()
                    .to_string()
                    .contains("decimal comma"),
                "{text}"
            );
        }
        assert!(parse(b"\xff\xfe").is_err());
    }
}
