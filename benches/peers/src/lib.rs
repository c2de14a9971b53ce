//! The Binox model `document` of an empty N x N board, stated once for both peers.

/// A relation to the right-hand side.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Relation {
    AtMost,
    AtLeast,
    Equal,
}

/// Takes the model: all columns first, then the rows. Columns are numbered in the order of `column`.
pub trait Peer {
    fn column(&mut self, name: String);
    fn row(&mut self, terms: &[(i32, usize)], relation: Relation, rhs: i32);
}

/// States the model of an `n` x `n` board.
pub fn state(n: usize, peer: &mut impl Peer) {
    let pairs = || (0..n).flat_map(|i| (0..n).filter(move |&j| j != i).map(move |j| (i, j)));
    for i in 0..n {
        (0..n).for_each(|j| peer.column(format!("x_{i}_{j}")));
    }
    for stem in ["y", "z"] {
        for (i, j) in pairs() {
            (0..n).for_each(|k| peer.column(format!("{stem}_{i}_{j}_{k}")));
        }
    }
    let x = |i: usize, j: usize| i * n + j;
    let cells = |across: bool, line: usize, at: usize| if across { x(line, at) } else { x(at, line) };
    for across in [true, false] {
        for line in 0..n {
            for at in 0..n - 2 {
                let terms = [0, 1, 2].map(|step| (1, cells(across, line, at + step)));
                peer.row(&terms, Relation::AtMost, 2);
                peer.row(&terms, Relation::AtLeast, 1);
            }
        }
    }
    for across in [true, false] {
        for line in 0..n {
            let terms: Vec<_> = (0..n).map(|at| (1, cells(across, line, at))).collect();
            peer.row(&terms, Relation::Equal, n as i32 / 2);
        }
    }
    let mut first = n * n;
    for across in [true, false] {
        for (pair, (i, j)) in pairs().enumerate() {
            for k in 0..n {
                let (e, a, b) = (first + pair * n + k, cells(across, i, k), cells(across, j, k));
                peer.row(&[(1, e), (1, a), (1, b)], Relation::AtLeast, 1);
                peer.row(&[(1, e), (1, a), (-1, b)], Relation::AtMost, 1);
                peer.row(&[(1, e), (1, b), (-1, a)], Relation::AtMost, 1);
                peer.row(&[(1, a), (1, b), (-1, e)], Relation::AtMost, 1);
            }
        }
        for pair in 0..n * (n - 1) {
            let terms: Vec<_> = (0..n).map(|k| (1, first + pair * n + k)).collect();
            peer.row(&terms, Relation::AtMost, n as i32 - 1);
        }
        first += n * n * (n - 1);
    }
}

/// N and the file from the command line.
pub fn arguments() -> (usize, String) {
    let mut arguments = std::env::args().skip(1);
    match (arguments.next().and_then(|n| n.parse().ok()), arguments.next()) {
        (Some(n), Some(file)) if n >= 2 => (n, file),
        _ => panic!("usage: PEER N FILE"),
    }
}
