//! Reductions of any expression, of all elements or along some dimensions, without a temporary for the operand.
//!
//! [`table`] has a row for each reduction, which names how it reduces a [region](region): the elements of one result.
//! All regions are read by a plan (`expr/plan.rs`), in the order that suits the operands.
//!
//! **How many results at a time.** A reduction of all elements has one. Along dimensions, [`lanes`] compares the
//! strides of the first operand:
//!
//! | smallest stride | results at a time | why |
//! |---|---|---|
//! | of a reduced dimension | one | its elements are contiguous: they fill vectors by themselves |
//! | of a kept dimension of at least `FEW` | `FEW` or `MANY` adjacent ones | a vector holds several results, and memory is read once |
//! | of a kept dimension of more than 64, with `std` | `WIDE` ones | a long row is prefetched |
//! | of a kept dimension of more than 256, with `std`, and not too many rows | `LINE` ones, or `SHARED_LINE` on several threads | as above |
//!
//! The second to fourth compute the last strip with an overlap, so that each strip has the full width.
//!
//! **How a region becomes a result.**
//!
//! | reduction | path |
//! |---|---|
//! | sum, product, mean, norm, any, all, `logsumexp` | [`sums`] by [`fold`]: each [block](accumulate) of contiguous elements in several accumulators, the blocks [pairwise](pairwise) |
//! | `logsumexp` along short lanes, smallest and largest bytes | [`short`]: of several lanes in the elements of a vector |
//! | smallest, largest | [`extrema`]: accumulators as above, but any order gives the same result, so that the last vector may overlap the one before |
//! | position of the smallest or largest | [`search`]: the extreme of a block, then its place; the first of several is the result; short lanes by [`short`] |
//! | variance, standard deviation | [`moments`]: two passes while the second one reads the first-level cache, else moments of blocks, combined pairwise |
//! | cumulative sum, product | [`scan`]: in logical order, several lanes in turn, because a step needs the one before it |
//!
//! Elements of functions are computed in chunks, by loops of their own or by functions of the library ([`Region::fill`]), and
//! have the bits that they have where the expression is evaluated; a few results at a time are computed element by element.
//!
//! A sum is at least as accurate as pairwise summation, also along a dimension.
//!
//! **On several threads** (`rayon`), one result is split into parts whose borders do not depend on the number of
//! threads, and many results are shared out by lanes. The result is the same for any number of threads.

mod accumulate;
mod extrema;
mod fold;
mod lanes;
mod moments;
mod node;
mod pairwise;
mod region;
mod scan;
mod search;
mod shapes;
mod short;
mod sums;
mod table;

pub(crate) use accumulate::{Lined, always, join_groups, join_halves, join_lanes};
pub(crate) use node::{Reduced, Reducer};
pub(crate) use pairwise::{LEVELS, Pairwise, join_all};
pub(crate) use region::{Along, Dimension, Region, fill_along, in_chunks};
#[cfg(feature = "cuda")]
pub(crate) use scan::Step as ScanStep;
pub(crate) use scan::{LONG, RunningProduct, RunningSum, SIDE, Scan, Tile};
#[cfg(feature = "cuda")]
pub(crate) use search::ArgOp;
pub use search::ValuesIndices;
pub(crate) use search::{Extreme, Largest, Smallest};
pub(crate) use shapes::{Found, HasElements};
pub use shapes::{
    HasQuantile, HasQuantileBy, HasQuantileProven, Keeping, KeepingDims, NonEmpty, NonEmptyAlong,
    NonEmptyBy, NonEmptyProven, Searched, SearchedForNothing, SizeAlong, Without, WithoutDims,
};
#[cfg(feature = "cuda")]
pub(crate) use table::{AllOp, AnyOp, CountNonzeroOp};
pub(crate) use table::{
    AmaxOp, AminOp, LogSumExpOp, MeanOp, NormOp, NormWithOp, ProdOp, StdOp, StdWithOp, SumOp,
    VarOp, VarWithOp,
};
pub use table::{Reduce, ReduceDims};
