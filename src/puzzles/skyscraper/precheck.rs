//! Why a Skyscraper can have no solution, as far as its text alone shows it.

use super::Skyscraper;
use crate::puzzle::Finding;

pub(super) fn findings(_: &Skyscraper) -> Vec<Finding> {
    Vec::new()
}
