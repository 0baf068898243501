//! Operations: what consumes expressions.

mod cast;
mod contract;
#[macro_use]
pub mod einsum;
mod gemm;
mod in_place;
#[cfg(feature = "linalg")]
pub mod linalg;
mod matrix;
mod number;
mod pointwise;
mod reduce;

pub use crate::layout::{BatchesBroadcast, Matmul};
pub use cast::{CastTo, Casts};
pub use matrix::{
    BatchProduct, CrossProduct, DotProduct, KroneckerProduct, MatrixOps, MatrixProduct,
    MatrixVectorProduct, OuterProduct, ProductOf, TraceOf,
};
pub use number::{Arithmetic, Fraction, Ordered, Real, Summable};
pub use pointwise::*;
pub use reduce::{NonEmpty, Reduce, Without};
