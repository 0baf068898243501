//! Linear algebra through `nalgebra` (feature `linalg`).
//!
//! Sizes reach as far as `nalgebra` carries a static one: 127 rows and columns.

use core::fmt;

use nalgebra::allocator::Allocator;
use nalgebra::{Const, DefaultAllocator, DimMin, DimName, OMatrix, RealField, ToTypenum};

use crate::expr::Expr;
use crate::num::{D, Dim};
use crate::ops::Real;
use crate::tensor::Tensor;

/// Why a linear system has no answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LinalgError {
    /// The matrix has no inverse.
    Singular,
    /// The columns of the matrix depend on each other, so the least-squares solution is not unique.
    RankDeficient,
}

impl fmt::Display for LinalgError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Singular => "the matrix is singular: it has no inverse",
            Self::RankDeficient => {
                "the columns of the matrix depend on each other: the solution is not unique"
            }
        })
    }
}
impl core::error::Error for LinalgError {}
