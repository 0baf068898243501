//! Operations on expressions.

// The return type of a method spells out the types of the expression.
#![allow(clippy::type_complexity)]

mod cast;
mod columns;
mod complex;
mod cumulate;
mod element_traits;
mod elementary;
#[cfg(feature = "fft")]
pub mod fft;
#[cfg(feature = "std")]
mod heap;
mod in_place;
#[cfg_attr(doc, doc(hidden))]
pub mod join;
#[cfg(feature = "linalg")]
pub mod linalg;
pub(crate) mod matmul;
mod matrix;
pub mod nn;
pub(crate) mod pointwise;
mod quantile;
#[cfg_attr(doc, doc(hidden))]
pub mod rearrange;
#[cfg_attr(doc, doc(hidden))]
pub mod sort;
#[macro_use]
pub mod quantized;
#[cfg_attr(doc, doc(hidden))]
pub mod indexing;
#[cfg(feature = "rand_010")]
pub mod random;
mod reduce;
mod rejected;
pub mod scatter;
mod unevaluated;

#[cfg_attr(doc, doc(hidden))]
pub use crate::expr::{BinaryOp, UnaryOp};
#[cfg_attr(doc, doc(hidden))]
pub use crate::layout::{BatchesBroadcast, Matmul};
pub use cast::{CastTo, Casts};
#[cfg_attr(doc, doc(hidden))]
pub use complex::PartOf;
pub use cumulate::Cumulate;
#[cfg_attr(doc, doc(hidden))]
pub use cumulate::{RunningLogSumExp, ScanWithIndices};
#[cfg_attr(doc, doc(hidden))]
pub use element_traits::Fraction;
pub(crate) use element_traits::running;
pub use element_traits::{Arithmetic, Bits, Integer, Magnitude, Ordered, Real, Ring, Sum, ToBool};
pub use indexing::{IndexOps, IndicesError, NonzeroOps, Scatter, ScatterValue};
pub use join::JoinOps;
pub(crate) use matmul::contract::Kronecker;
#[cfg(feature = "cuda")]
pub(crate) use matmul::contract::{Matrices, Outer};
#[cfg_attr(doc, doc(hidden))]
pub use matmul::einsum;
#[cfg_attr(doc, doc(hidden))]
pub use matrix::{
    AddProduct, BatchProduct, DotProduct, MatrixProduct, MatrixVectorProduct, OuterProduct,
    Product, ProductOf, TraceOf,
};
pub(crate) use matrix::{CrossProduct, Multiply};
pub use matrix::{MatrixOps, MatrixScalars};
#[cfg_attr(doc, doc(hidden))]
pub use pointwise::*;
pub use pointwise::{Pointwise, where_};
pub use quantile::Quantiles;
pub(crate) use quantile::{Quantile, between, neighbours, of_all as quantile_of_all};
pub use rearrange::{Arrange, GridOps};
#[cfg_attr(doc, doc(hidden))]
pub use reduce::ValuesIndices;
#[cfg(feature = "cuda")]
pub(crate) use reduce::{AllOp, AnyOp, ArgOp, CountNonzeroOp, Largest, ScanStep, Smallest};
pub(crate) use reduce::{
    AmaxOp, AminOp, Extreme, Found, HasElements, LEVELS, Lined, LogSumExpOp, MeanOp, NormOp,
    NormWithOp, Pairwise, ProdOp, Reduced, Reducer, Region, RunningProduct, RunningSum, Scan,
    StdOp, StdWithOp, SumOp, VarOp, VarWithOp, join_all, join_halves,
};
#[cfg_attr(doc, doc(hidden))]
pub use reduce::{
    HasQuantile, HasQuantileBy, HasQuantileProven, Keeping, KeepingDims, NonEmpty, NonEmptyAlong,
    NonEmptyBy, NonEmptyProven, Searched, SearchedForNothing, SizeAlong, Without, WithoutDims,
};
pub use reduce::{Reduce, ReduceDims};
#[doc(hidden)]
pub use rejected::{RejectedNumber, RejectedOperation};
pub use scatter::ScatterOps;
pub use sort::{SearchSorted, SortOps};
#[cfg(feature = "linalg")]
#[doc(hidden)]
pub use unevaluated::{Negated, NegatedUnevaluated, NoNegated};
#[doc(hidden)]
pub use unevaluated::{NoOperand, OneResult, OperandOfOneResult};

/// The number of accumulators of a long sum. On a wide machine they fill two vectors; on a small machine, which has no
/// vectors, few registers and little memory for code, there are fewer.
const LANES: usize = if cfg!(all(
    any(target_arch = "arm", target_arch = "riscv32"),
    not(feature = "reproducible")
)) {
    8
} else {
    32
};
