//! The model built with lp-modeler and written by it.

use lp_modeler::dsl::*;
use lp_modeler::format::lp_format::LpFileFormat;
use peers::{Peer, Relation};

struct Modeler {
    columns: Vec<LpBinary>,
    problem: LpProblem,
}

impl Peer for Modeler {
    fn column(&mut self, name: String) {
        self.columns.push(LpBinary::new(&name));
    }

    fn row(&mut self, terms: &[(i32, usize)], relation: Relation, rhs: i32) {
        let mut sum: Option<LpExpression> = None;
        for &(coefficient, at) in terms {
            let column = &self.columns[at];
            sum = Some(match (sum, coefficient) {
                (None, _) => coefficient * column,
                (Some(sum), 1) => sum + column,
                (Some(sum), _) => sum - column,
            });
        }
        let Some(sum) = sum else { return };
        self.problem += match relation {
            Relation::AtMost => sum.le(rhs),
            Relation::AtLeast => sum.ge(rhs),
            Relation::Equal => sum.equal(rhs),
        };
    }
}

fn main() -> std::io::Result<()> {
    let (n, file) = peers::arguments();
    let mut modeler = Modeler {
        columns: Vec::new(),
        problem: LpProblem::new("binox", LpObjective::Minimize),
    };
    // It panics on a constant objective; a column of its own is the nearest thing it can write.
    modeler.problem += 1 * &LpBinary::new("dummy");
    peers::state(n, &mut modeler);
    modeler.problem.write_lp(&file)
}
