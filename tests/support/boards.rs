//! The rules once more, by other means than the crate's: a second opinion on boards that were called valid.

/// What stands in a cell and around the board, as tokens; a Skyscraper has a frame of clues around it.
pub fn is_valid(kind: &str, puzzle: &str, board: &[Vec<String>]) -> bool {
    let tokens: Vec<Vec<&str>> = puzzle
        .lines()
        .filter(|line| !line.starts_with('#') && *line != "binox" && !line.trim().is_empty())
        .map(|line| line.split_whitespace().collect())
        .collect();
    let frame = usize::from(kind == "skyscraper");
    let rows = tokens.len() - 2 * frame;
    let cols = tokens[0].len() - 2 * frame;
    if board.len() != rows || board.iter().any(|row| row.len() != cols) {
        return false;
    }
    for (i, row) in board.iter().enumerate() {
        for (j, cell) in row.iter().enumerate() {
            let given = tokens[i + frame][j + frame];
            if given != "." && given != cell {
                return false;
            }
        }
    }
    let across: Vec<Vec<&str>> = board
        .iter()
        .map(|row| row.iter().map(String::as_str).collect())
        .collect();
    let down: Vec<Vec<&str>> = (0..cols)
        .map(|j| (0..rows).map(|i| board[i][j].as_str()).collect())
        .collect();
    assert!(["binox", "skyscraper"].contains(&kind), "no second opinion on {kind}");
    if kind == "binox" {
        return [&across, &down].into_iter().all(|lines| {
            lines.iter().enumerate().all(|(at, line)| {
                let text = line.concat();
                line.iter().all(|cell| ["X", "O"].contains(cell))
                    && !text.contains("XXX")
                    && !text.contains("OOO")
                    && text.matches('X').count() * 2 == line.len()
                    && !lines[..at].contains(line)
            })
        });
    }
    let heights = |line: &[&str]| -> Vec<usize> { line.iter().filter_map(|cell| cell.parse().ok()).collect() };
    let once = [&across, &down].into_iter().flatten().all(|line| {
        let mut sorted = heights(line);
        sorted.sort_unstable();
        sorted.into_iter().eq(1..=rows)
    });
    let sees = |line: Vec<usize>, clue: &str| {
        let seen = (0..line.len())
            .filter(|&at| line[..at].iter().all(|before| before < &line[at]))
            .count();
        clue == "." || clue == seen.to_string()
    };
    let reversed = |line: &[&str]| heights(line).into_iter().rev().collect::<Vec<_>>();
    once && (0..rows).all(|at| {
        sees(heights(&across[at]), tokens[at + 1][0])
            && sees(reversed(&across[at]), tokens[at + 1][cols + 1])
            && sees(heights(&down[at]), tokens[0][at + 1])
            && sees(reversed(&down[at]), tokens[rows + 1][at + 1])
    })
}
