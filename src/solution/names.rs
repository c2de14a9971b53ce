//! Column names in all the spellings that modelling tools give them.
//!
//! `x_0_3` is ours. The same column is `x(0,3)` in AMPL and python-mip, `x[0,3]` in JuMP and Gurobi's
//! Python, `x(0_3)` in Pyomo, `x_(0,_3)` in PuLP, `x[0][3]` in code, `x#0#3` in ZIMPL and OPL, and
//! `X_0_3` where a tool folds case.

use std::fmt;

/// Most indices a column of ours has.
const MOST_INDICES: usize = 3;

/// A column's name taken apart.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ColumnName {
    /// The letter in front, lower case.
    pub letter: u8,
    /// A letter before the first index, upper case: the `L` of `z_L0_2_5`.
    pub tag: Option<u8>,
    indices: [u32; MOST_INDICES],
    count: u8,
}

impl ColumnName {
    /// A name from its parts.
    ///
    /// # Panics
    /// If there are more than three indices.
    pub fn new(letter: u8, tag: Option<u8>, given: &[u32]) -> Self {
        let mut indices = [0; MOST_INDICES];
        indices[..given.len()].copy_from_slice(given);
        ColumnName {
            letter,
            tag,
            indices,
            count: given.len() as u8,
        }
    }

    /// The numbers of the name, in order.
    pub fn indices(&self) -> &[u32] {
        &self.indices[..usize::from(self.count)]
    }

    /// Takes a name apart; none if it has another shape (a row, a column of somebody's own).
    #[inline]
    pub fn parse(text: &[u8]) -> Option<Self> {
        let (&letter, rest) = text.split_first()?;
        if !letter.is_ascii_alphabetic() {
            return None;
        }
        let mut name = ColumnName {
            letter: letter.to_ascii_lowercase(),
            tag: None,
            indices: [0; MOST_INDICES],
            count: 0,
        };
        // The closing bracket that is due, and whether a separator stands before what comes next.
        let mut due = 0;
        let mut separated = false;
        let mut at = 0;
        while let Some(&byte) = rest.get(at) {
            at += 1;
            match byte {
                b'0'..=b'9' if separated => {
                    let mut number = u32::from(byte - b'0');
                    while let Some(digit @ b'0'..=b'9') = rest.get(at) {
                        number = number.checked_mul(10)?.checked_add(u32::from(digit - b'0'))?;
                        at += 1;
                    }
                    *name.indices.get_mut(usize::from(name.count))? = number;
                    name.count += 1;
                    separated = false;
                }
                b'_' | b'#' | b'$' | b'.' => separated = true,
                b'(' | b'[' | b'{' if due == 0 => {
                    due = match byte {
                        b'(' => b')',
                        b'[' => b']',
                        _ => b'}',
                    };
                    separated = true;
                }
                b')' | b']' | b'}' if byte == due && !separated => due = 0,
                b',' | b' ' | b'\t' if due != 0 => separated = true,
                b'A'..=b'Z' | b'a'..=b'z'
                    if separated
                        && name.count == 0
                        && name.tag.is_none()
                        && rest.get(at).is_some_and(u8::is_ascii_digit) =>
                {
                    name.tag = Some(byte.to_ascii_uppercase());
                }
                _ => return None,
            }
        }
        (due == 0 && !separated && name.count > 0).then_some(name)
    }
}

impl fmt::Display for ColumnName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", char::from(self.letter))?;
        for (at, index) in self.indices().iter().enumerate() {
            f.write_str("_")?;
            if let (0, Some(tag)) = (at, self.tag) {
                write!(f, "{}", char::from(tag))?;
            }
            write!(f, "{index}")?;
        }
        Ok(())
    }
}

/// The number, from 1, in a name of our fixed MPS files: 12 for `C0000012`.
pub fn fixed_mps_number(text: &[u8]) -> Option<u64> {
    let digits = text.strip_prefix(b"C")?;
    if !(7..=10).contains(&digits.len()) || !digits.iter().all(u8::is_ascii_digit) {
        return None;
    }
    Some(
        digits
            .iter()
            .fold(0, |number, digit| number * 10 + u64::from(digit - b'0')),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn canonical(text: &str) -> Option<String> {
        ColumnName::parse(text.as_bytes()).map(|name| name.to_string())
    }

    #[test]
    fn every_spelling_is_one_column() {
        for text in [
            "x_0_3", "x(0,3)", "x[0,3]", "x(0_3)", "x_(0,_3)", "x[0][3]", "X_0_3", "x[0, 3]", "x{0,3}", "x#0#3",
            "x$0$3", "x.0.3", "x_[0,3]", "x(0)(3)", "X(0,3)", "x_00_03",
        ] {
            assert_eq!(canonical(text).as_deref(), Some("x_0_3"), "{text}");
        }
        assert_eq!(canonical("z_L0_2_5").as_deref(), Some("z_L0_2_5"));
        assert_eq!(canonical("z(T0,2,5)").as_deref(), Some("z_T0_2_5"));
        assert_eq!(canonical("z(T,0,2,5)"), None, "a letter is right before its number");
        assert_eq!(canonical("y_10_200_3").as_deref(), Some("y_10_200_3"));
        assert_eq!(canonical("x_4294967295").as_deref(), Some("x_4294967295"));
        assert_eq!(canonical("x(0,\t3)").as_deref(), Some("x_0_3"));
        for side in ["L", "R", "T", "B"] {
            let name = format!("z_{side}0_2_5");
            assert_eq!(canonical(&name).as_deref(), Some(&name[..]));
            assert_eq!(canonical(&name.to_lowercase()).as_deref(), Some(&name[..]));
        }
    }

    #[test]
    fn other_names_are_not_columns() {
        for text in [
            "",
            "x",
            "x_",
            "x0_3",
            "x_0_",
            "x_0_3_",
            "x(0,3",
            "x0,3)",
            "x(0,3]",
            "x[0][3",
            "x()",
            "x(0,)",
            "x_0_1_2_3",
            "cell_0_0",
            "row_0_1",
            "R0000012",
            "C0000012",
            "x_0_3 1",
            "x_-1_0",
            "x_99999999999_0",
            "_x_0",
            "x,0,3",
            "0_3",
            "x_0_3'",
            "z_L_0",
            "z_LL0_1_2",
            "run_a2_5",
            "see_B2_2_3",
            "x((0,3))",
            "x[(0,3])",
            "x[(0,3)",
            "x((0,3)",
            "x_4294967296",
            "x(0,3))",
            "x_0,3",
            "x_0 3",
            "x_0\t3",
            "z_0_L2_5",
            "zL0_2_5",
            "z_L",
            "1_0_3",
            "x(_)",
        ] {
            assert_eq!(canonical(text), None, "{text}");
        }
    }

    #[test]
    fn fixed_mps_names_are_numbers() {
        assert_eq!(fixed_mps_number(b"C0000012"), Some(12));
        assert_eq!(fixed_mps_number(b"C12345678"), Some(12_345_678));
        assert_eq!(fixed_mps_number(b"C1234567890"), Some(1_234_567_890));
        for text in [
            "R0000012",
            "C000012",
            "C12",
            "C00000x2",
            "c0000012",
            "C",
            "C00000000012",
        ] {
            assert_eq!(fixed_mps_number(text.as_bytes()), None, "{text}");
        }
    }
}
