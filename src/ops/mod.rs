//! Operations: what consumes expressions.

mod cast;
mod in_place;
#[cfg(feature = "linalg")]
pub mod linalg;
mod matrix;
mod number;
mod pointwise;
mod reduce;

pub use cast::{CastTo, Casts};
pub use matrix::{Matmul, MatrixOps, MatrixProduct, MatrixVectorProduct};
pub use number::{Arithmetic, Bits, Fraction, Integer, Ordered, Real, Summable, Truth};
pub use pointwise::*;
pub use reduce::{
    Best, Keeping, KeepingDims, NonEmpty, NonEmptyAlong, Reduce, Without, WithoutDims,
};
