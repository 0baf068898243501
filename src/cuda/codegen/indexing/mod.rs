//! Nodes that locate their elements by index, as parts of a kernel: each computes the index of an element in its
//! operand.

pub(in crate::cuda) mod at;
pub(in crate::cuda) mod embedding;
pub(in crate::cuda) mod join;
pub(in crate::cuda) mod products;
pub(in crate::cuda) mod rearrange;
pub(in crate::cuda) mod run_time;
