//! Why a Binox can have no solution, as far as its text alone shows it.

use super::Binox;
use crate::puzzle::Finding;

pub(super) fn findings(_: &Binox) -> Vec<Finding> {
    Vec::new()
}
