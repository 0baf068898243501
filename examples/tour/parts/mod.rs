//! The parts of the tour, a function each.

pub(crate) mod blood_pressure;
pub(crate) mod broadcasting;
pub(crate) mod contiguity;
pub(crate) mod images;
pub(crate) mod linear_algebra;
pub(crate) mod operations;
pub(crate) mod sheet;
pub(crate) mod views;
pub(crate) mod writing;
