//! Products of matrices, and all other sums of products over the indices that factors share.
//!
//! [`contract`] computes a plan when the program is compiled: of the labels of the dimensions one becomes the rows, one
//! the columns and one the inner size of a product of matrices, `[m, k]` times `[k, n]`; the others become loops around
//! it. [`einsum`] parses a pattern into labels, and [`order`] chooses what is summed and multiplied first; `mm`, `bmm`,
//! `linear` and their like name theirs (`ops/matrix.rs`).
//!
//! The product takes the first path whose condition holds. Sizes, strides and element types are constants, so a small
//! product has the code of its own path only.
//!
//! **Small**: at most 32³ multiplications.
//!
//! | path | condition | why |
//! |---|---|---|
//! | [`packed`] | floats in memory, from 24³, or 12³ where columns of `b` are contiguous, with `std` and AVX-512 | a batch of 64 [32, 32] takes half of the time of the paths below |
//! | `gemm_tiny` by [`small`] | floats in memory, at most 32³, `k` at most 64, contiguous rows of `b` and of the result (or all transposed), AVX | unrolled for its sizes, which keeps the result in registers |
//! | `add_outer` | `k` is 1, and the result is added to a tensor | a vector of the result at a time |
//! | `long_row` | one row, at least 64 contiguous columns, `k` above 7 (or all transposed) | whole rows of the matrix are read, in order |
//! | `few` of [`small`] | `f32`, and `b` fits in four SSE registers | SSE2 needs no detection |
//! | `shared` | in memory, more than one row and column, at least 8 of one | one function for all sizes, for the widest vectors |
//! | `inner_products` | one column, or one row where `b` is contiguous along `k` | each element is a dot product, in lanes |
//! | `tiles` | all others, also of expressions that are not in memory | unrolled for its sizes |
//!
//! **Large**:
//!
//! | path | condition | why |
//! |---|---|---|
//! | `staged` of [`contract`] | a factor is an expression that is not in memory | a block of it is computed once, then multiplied by the paths below |
//! | [`skinny`] | in memory, at most 8 rows (or columns), `k` at least 64, `b` contiguous along `k`, or its rows where [`packed`] does not apply | `b` is read from memory once, in order |
//! | [`outer`] | in memory, `k` is 1, vectors | a vector of the result at a time |
//! | [`packed`] | floats in memory, more than one row and column, `k` above 2, x86-64 with AVX2, `std`, not `reproducible` | tiles of six rows by two vectors, with AVX-512 ([`packed_avx512`]) of eight by three; factors in place where a copy costs more, blocks for each cache |
//! | `gemm`'s kernels | the same on other processors | blocks for each cache |
//! | `shared` | more than one row and column, vectors | as above |
//! | `long_row` | one row, any number of contiguous columns, `k` above 7 (or all transposed) | as above; a part for a thread may have few columns |
//! | `inner_products` | as above | as above |
//! | `sums_of_rows` | one column, of one number in memory, as where `einsum!` sums a single operand; contiguous rows | the rows are read, in lanes |
//! | `panels` | all others | each panel of `b` is packed, so that `b` is read from memory once |
//!
//! The paths that detect AVX2 or AVX-512 fuse products and sums with them (`expr/simd_dispatch.rs`: `Vectors::FUSED`).
//!
//! A path for rows takes columns by transposing both factors and the result: `..Swapped`. The limits are constants of
//! [`gemm`], which also says how many products one accumulator adds up.

#[cfg(all(
    target_arch = "x86_64",
    feature = "std",
    not(feature = "reproducible"),
    not(miri)
))]
mod aligned_rows;
pub(crate) mod contract;
pub mod einsum;
pub(crate) mod gemm;
pub(crate) mod order;
mod outer;
#[cfg(all(
    target_arch = "x86_64",
    feature = "std",
    not(feature = "reproducible"),
    not(miri)
))]
pub(crate) mod packed;
#[cfg(all(
    target_arch = "x86_64",
    feature = "std",
    not(feature = "reproducible"),
    not(miri)
))]
mod packed_avx512;
#[cfg(not(all(
    target_arch = "x86_64",
    feature = "std",
    not(feature = "reproducible"),
    not(miri)
)))]
mod packed {
    /// No product is packed by tiles of this library.
    pub(super) fn packs(_: core::any::TypeId) -> bool {
        false
    }
    /// As above.
    pub(super) fn packs_wide(_: core::any::TypeId) -> bool {
        false
    }
}
mod skinny;
#[cfg(target_arch = "x86_64")]
mod small;

use packed::{packs, packs_wide};
