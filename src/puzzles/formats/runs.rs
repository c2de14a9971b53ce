//! Runs of empty cells written as letters: `a` is one cell, `z` is 26.

/// The most cells of one letter.
const LONGEST: usize = 26;

/// How many empty cells a letter stands for.
pub fn length(letter: char) -> Option<usize> {
    letter.is_ascii_lowercase().then(|| letter as usize - 'a' as usize + 1)
}

/// Writes a run of empty cells.
pub fn write(text: &mut String, mut empty: usize) {
    while empty > 0 {
        let letter = empty.min(LONGEST);
        text.push((b'a' + (letter - 1) as u8) as char);
        empty -= letter;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn runs_add_up_to_what_was_written() {
        for empty in 0..200 {
            let mut text = String::new();
            write(&mut text, empty);
            assert_eq!(text.chars().filter_map(length).sum::<usize>(), empty);
        }
        assert_eq!(
            (length('a'), length('z'), length('A'), length('1')),
            (Some(1), Some(26), None, None)
        );
    }
}
