//! The model handed to lp-solvers as expressions in text, as its documentation shows it, and written by it.

use lp_solvers::lp_format::{Constraint, LpObjective, LpProblem};
use lp_solvers::problem::{Problem, StrExpression, Variable};
use peers::{Peer, Relation};
use std::fmt::Write as _;
use std::io::Write as _;

struct Solvers {
    variables: Vec<Variable>,
    constraints: Vec<Constraint<StrExpression>>,
}

impl Peer for Solvers {
    fn column(&mut self, name: String) {
        self.variables.push(Variable {
            name,
            is_integer: true,
            lower_bound: 0.0,
            upper_bound: 1.0,
        });
    }

    fn row(&mut self, terms: &[(i32, usize)], relation: Relation, rhs: i32) {
        let mut text = String::new();
        for (place, &(coefficient, at)) in terms.iter().enumerate() {
            let sign = match (place, coefficient) {
                (0, _) => "",
                (_, 1) => " + ",
                _ => " - ",
            };
            let _ = write!(text, "{sign}{}", self.variables[at].name);
        }
        let operator = match relation {
            Relation::AtMost => std::cmp::Ordering::Less,
            Relation::AtLeast => std::cmp::Ordering::Greater,
            Relation::Equal => std::cmp::Ordering::Equal,
        };
        self.constraints.push(Constraint {
            lhs: StrExpression(text),
            operator,
            rhs: f64::from(rhs),
        });
    }
}

fn main() -> std::io::Result<()> {
    let (n, file) = peers::arguments();
    let mut solvers = Solvers {
        variables: Vec::new(),
        constraints: Vec::new(),
    };
    peers::state(n, &mut solvers);
    let problem = Problem {
        name: "binox".to_string(),
        sense: LpObjective::Minimize,
        objective: StrExpression("0 x_0_0".to_string()),
        variables: solvers.variables,
        constraints: solvers.constraints,
    };
    let mut out = std::io::BufWriter::with_capacity(1 << 20, std::fs::File::create(file)?);
    write!(out, "{}", problem.display_lp())?;
    out.flush()
}
