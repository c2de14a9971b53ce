//! Files that are written: whole or not at all ([`output`]), taken away when a signal ends the process ([`guard`]), and
//! never over an input of the same run ([`places`]).

pub mod guard;
pub mod output;
pub mod places;
