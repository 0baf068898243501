//! Gradients on a device.
//!
//! As on the host, an expression becomes a tape: the same tree, in which each kernel is computed and its result kept in
//! memory of the stream (`tape`, `kernels`). Gradients then go from the root to the variables. One kernel for each
//! variable or result that an elementwise part reads computes the values of the part again and, from them, one gradient
//! (`elementwise`, with a row for each operation in `derivatives`). Each kernel has its derivative in a file of its own.

pub(in crate::cuda) mod attention;
pub(in crate::cuda) mod backward;
pub(in crate::cuda) mod chains;
pub(in crate::cuda) mod collect;
pub(in crate::cuda) mod conv;
pub(in crate::cuda) mod derivatives;
pub(in crate::cuda) mod elementwise;
pub(in crate::cuda) mod factors;
pub(in crate::cuda) mod interpolate;
pub(in crate::cuda) mod kernels;
pub(in crate::cuda) mod linear;
pub(in crate::cuda) mod losses;
pub(in crate::cuda) mod norm;
pub(in crate::cuda) mod padding;
pub(in crate::cuda) mod pool;
mod portable;
pub(in crate::cuda) mod prod;
pub(in crate::cuda) mod products;
pub(in crate::cuda) mod rearrange;
pub(in crate::cuda) mod reduce;
pub(in crate::cuda) mod result_view;
pub(in crate::cuda) mod scan;
pub(in crate::cuda) mod select;
pub(in crate::cuda) mod softmax;
pub(in crate::cuda) mod sums;
pub(in crate::cuda) mod tape;
pub(in crate::cuda) mod update;
pub(in crate::cuda) mod variables;
pub(in crate::cuda) mod vectors;
