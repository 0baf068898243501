//! Operations: what consumes expressions.

pub mod arrange;
mod cast;
mod contract;
#[macro_use]
pub mod einsum;
#[cfg(feature = "fft")]
pub mod fft;
mod gemm;
mod in_place;
pub mod join;
#[cfg(feature = "linalg")]
pub mod linalg;
mod matrix;
pub mod nn;
mod number;
pub mod order;
mod pointwise;
#[macro_use]
pub mod quantized;
#[cfg(feature = "rand_010")]
pub mod random;
mod reduce;
pub mod select;
mod wide;

pub use crate::layout::{BatchesBroadcast, Matmul};
pub use arrange::{Arrange, Grid};
pub use cast::{CastTo, Casts};
pub use join::Join;
pub use matrix::{
    BatchProduct, CrossProduct, DotProduct, KroneckerProduct, MatrixOps, MatrixProduct,
    MatrixVectorProduct, OuterProduct, ProductOf, TraceOf,
};
pub use number::{Arithmetic, Bits, Fraction, Integer, Ordered, Real, Summable, Truth};
pub use order::{Order, SearchSorted};
pub use pointwise::*;
pub use reduce::{
    Best, Keeping, KeepingDims, NonEmpty, NonEmptyAlong, Reduce, Without, WithoutDims,
};
pub use select::{Find, IndexOps, IndicesError, Scatter, ScatterValue};
