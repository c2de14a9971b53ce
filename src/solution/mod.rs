//! Solution files of any solver, read into values of columns.
