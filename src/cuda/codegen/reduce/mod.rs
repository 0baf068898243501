//! Reductions and row kernels over any expression: one block per row, or many blocks for a whole tensor.

pub(in crate::cuda) mod extrema;
pub(in crate::cuda) mod rows;
pub(in crate::cuda) mod scan;
pub(in crate::cuda) mod table;
pub(in crate::cuda) mod team;
pub(in crate::cuda) mod walk;
pub(in crate::cuda) mod whole;
