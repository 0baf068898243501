//! Operations: what consumes expressions.

mod cast;
mod in_place;
#[cfg(feature = "linalg")]
pub mod linalg;
mod matrix;
pub mod nn;
mod number;
mod pointwise;
#[cfg(feature = "rand_010")]
pub mod random;
mod reduce;

pub use cast::{CastTo, Casts};
pub use matrix::{Matmul, MatrixOps, MatrixProduct, MatrixVectorProduct};
pub use number::{Arithmetic, Fraction, Ordered, Real, Summable};
pub use pointwise::*;
pub use reduce::{NonEmpty, Reduce, Without};
