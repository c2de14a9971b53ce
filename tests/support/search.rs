//! All solutions of a model on its decision columns, by propagation of bounds over its rows: slow and obvious, for tests.
//!
//! Nothing is known here of what the columns mean. Columns beyond the decisions are never branched on: when all
//! decisions are made, propagation must have narrowed the others so far that their least values satisfy every row, or
//! must have shown that nothing does. A formulation for which that is not so fails the test with a panic.

use puzzle_mip::model::{Domain, Model, Sense};

const UNBOUNDED: i64 = i64::MAX / 4;

struct Row {
    terms: Vec<(i64, usize)>,
    least: i64,
    most: i64,
}

/// A model in memory.
pub struct Search {
    decisions: usize,
    rows: Vec<Row>,
    rows_of: Vec<Vec<usize>>,
    start: Vec<(i64, i64)>,
}

impl Search {
    /// The model, whose first `decisions` columns are the board's.
    pub fn new(model: &dyn Model, decisions: usize) -> Search {
        let mut start = Vec::new();
        for group in model.groups() {
            let upper = match group.domain {
                Domain::Binary | Domain::Fraction => 1,
                Domain::Continuous => UNBOUNDED,
            };
            start.resize(start.len() + group.columns as usize, (0, upper));
        }
        let mut rows = Vec::new();
        let mut rows_of = vec![Vec::new(); start.len()];
        model.each_row(&mut |row| {
            let terms: Vec<(i64, usize)> = row
                .terms
                .iter()
                .filter(|(coefficient, _)| *coefficient != 0)
                .map(|(coefficient, column)| (i64::from(*coefficient), column.number as usize))
                .collect();
            for (_, column) in &terms {
                rows_of[*column].push(rows.len());
            }
            let (least, most) = match row.sense {
                Sense::Le => (-UNBOUNDED, row.rhs),
                Sense::Ge => (row.rhs, UNBOUNDED),
                Sense::Eq => (row.rhs, row.rhs),
            };
            rows.push(Row { terms, least, most });
        });
        Search {
            decisions,
            rows,
            rows_of,
            start,
        }
    }

    /// True if the decisions can be completed to values of all columns.
    pub fn extends(&self, decisions: &[bool]) -> bool {
        let mut bounds = self.start.clone();
        for (bound, value) in bounds.iter_mut().zip(decisions) {
            *bound = (i64::from(*value), i64::from(*value));
        }
        self.propagate(&mut bounds, (0..self.rows.len()).collect()) && self.complete(&bounds)
    }

    /// All decisions that can be completed, in the order of the columns, 1 before 0; stops behind `limit`.
    pub fn solutions(&self, limit: usize) -> Vec<Vec<bool>> {
        let mut found = Vec::new();
        let mut bounds = self.start.clone();
        if self.propagate(&mut bounds, (0..self.rows.len()).collect()) {
            self.branch(&bounds, limit, &mut found);
        }
        found
    }

    fn branch(&self, bounds: &[(i64, i64)], limit: usize, found: &mut Vec<Vec<bool>>) {
        if found.len() >= limit {
            return;
        }
        let Some(open) = (0..self.decisions).find(|&at| bounds[at].0 != bounds[at].1) else {
            if self.complete(bounds) {
                found.push(bounds[..self.decisions].iter().map(|bound| bound.0 == 1).collect());
            }
            return;
        };
        for value in [1, 0] {
            let mut bounds = bounds.to_vec();
            bounds[open] = (value, value);
            if self.propagate(&mut bounds, self.rows_of[open].clone()) {
                self.branch(&bounds, limit, found);
            }
        }
    }

    fn propagate(&self, bounds: &mut [(i64, i64)], mut queue: Vec<usize>) -> bool {
        while let Some(at) = queue.pop() {
            let row = &self.rows[at];
            let side = |coefficient: i64, column: usize, bounds: &[(i64, i64)]| {
                let (lower, upper) = bounds[column];
                if coefficient > 0 {
                    (
                        coefficient * lower,
                        if upper >= UNBOUNDED {
                            None
                        } else {
                            Some(coefficient * upper)
                        },
                    )
                } else {
                    // A column without an upper bound makes the least activity unbounded.
                    (
                        if upper >= UNBOUNDED {
                            -UNBOUNDED
                        } else {
                            coefficient * upper
                        },
                        Some(coefficient * lower),
                    )
                }
            };
            let (mut least, mut most, mut free_below, mut free_above) = (0, 0, 0, 0);
            for &(coefficient, column) in &row.terms {
                let (low, high) = side(coefficient, column, bounds);
                if low <= -UNBOUNDED {
                    free_below += 1;
                } else {
                    least += low;
                }
                match high {
                    None => free_above += 1,
                    Some(high) => most += high,
                }
            }
            if free_below == 0 && least > row.most || free_above == 0 && most < row.least {
                return false;
            }
            for &(coefficient, column) in &row.terms {
                let (low, high) = side(coefficient, column, bounds);
                let (lower, upper) = bounds[column];
                let (mut new_lower, mut new_upper) = (lower, upper);
                // The others at their least leave at most `room` to this term; at their most, at least `need`.
                let own_free = low <= -UNBOUNDED;
                if row.most < UNBOUNDED && free_below == usize::from(own_free) {
                    let room = row.most - (least - if own_free { 0 } else { low });
                    if coefficient > 0 {
                        new_upper = new_upper.min(room.div_euclid(coefficient));
                    } else {
                        new_lower = new_lower.max(-(room.div_euclid(-coefficient)));
                    }
                }
                let own_free = high.is_none();
                if row.least > -UNBOUNDED && free_above == usize::from(own_free) {
                    let need = row.least - (most - high.unwrap_or(0));
                    if coefficient > 0 {
                        new_lower = new_lower.max(-((-need).div_euclid(coefficient)));
                    } else {
                        new_upper = new_upper.min((-need).div_euclid(-coefficient));
                    }
                }
                if new_lower > new_upper {
                    return false;
                }
                if (new_lower, new_upper) != (lower, upper) {
                    bounds[column] = (new_lower, new_upper);
                    queue.extend(&self.rows_of[column]);
                    // The sums above are out of date: look at this row again.
                    break;
                }
            }
        }
        true
    }

    fn complete(&self, bounds: &[(i64, i64)]) -> bool {
        for row in &self.rows {
            let sum: i64 = row
                .terms
                .iter()
                .map(|&(coefficient, column)| coefficient * bounds[column].0)
                .sum();
            assert!(
                (row.least..=row.most).contains(&sum),
                "propagation does not tell whether the other columns have values"
            );
        }
        true
    }
}
