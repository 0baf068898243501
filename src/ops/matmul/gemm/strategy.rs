//! Which algorithm writes a product of these sizes and strides.

use super::BLOCK;
use super::long_row::{LINE_ELEMENT, is_long_row};
use super::operands::{Sizes, Source};
use crate::expr::simd_dispatch::{VECTOR, VECTORS};
#[cfg(target_arch = "x86_64")]
use crate::ops::matmul::small;

/// The maximum number of multiplications of a product that is compiled for its sizes, or, with vectors, uses one
/// function for all sizes. Above it [`gemm_large`] is faster.
const SMALL: usize = 32 * 32 * 32;
/// Whether the function for all sizes has wider vectors than a product that is compiled for its sizes. With vectors of
/// equal width the latter is faster from size 9 to 20.
pub(super) const WIDER: bool = cfg!(any(
    feature = "reproducible",
    all(feature = "std", target_arch = "x86_64"),
    target_feature = "avx"
));

/// Whether a product is compiled for its sizes.
pub(crate) const fn is_small(m: usize, k: usize, n: usize) -> bool {
    m.saturating_mul(k).saturating_mul(n) <= SMALL
}

/// Whether a float product of the given element size in bytes is so small that a separate loop, compiled for its sizes
/// and for AVX, is worth its code size. Requires that the columns of the right factor and of the product are one
/// element apart, or the rows of the left factor and of the product. `work` is the total number of multiplications of
/// all such products: for small numbers, detecting the processor features would take longer than the gain.
pub(crate) const fn is_tiny(
    Sizes { m, k, n }: Sizes,
    [a, b, out]: [[usize; 2]; 3],
    bytes: usize,
    work: usize,
) -> bool {
    let wide = if b[1] == 1 || a[0] != 1 {
        (b[1] == 1 && out[1] == 1, n)
    } else {
        (out[0] == 1, m)
    };
    VECTORS
        && cfg!(target_arch = "x86_64")
        && (cfg!(feature = "std") || VECTOR > 16)
        && m > 1
        && n > 1
        && k > 0
        && k <= BLOCK
        && wide.0
        && wide.1 * bytes >= 16
        && m.saturating_mul(k).saturating_mul(n) <= TINY
        && work >= WORTH_ASKING
}
const TINY: usize = 32 * 32 * 32;
const WORTH_ASKING: usize = 4 * 4 * 4;

/// A strategy that is a constant of a type.
pub(crate) trait HasStrategy {
    const STRATEGY: Strategy;
    /// Whether the product is one row times a matrix that is read row by row; or, for `LONG_COLUMN`, a matrix times one
    /// column, with rows and columns swapped.
    const LONG_ROW: bool;
    const LONG_COLUMN: bool;
    /// Whether the product has few elements and is not added to the previous contents.
    #[cfg(target_arch = "x86_64")]
    const FEW: bool;
}

/// Whether a product of elements of the given size in bytes, if they are `f32`, has few elements. It then uses explicit
/// vectors on x86-64 processors, which all have SSE2.
#[cfg(target_arch = "x86_64")]
pub(crate) const fn is_few(sizes: Sizes, steps: [[usize; 2]; 3], bytes: usize) -> bool {
    VECTORS && small::is_few(sizes, steps, bytes)
}

/// The algorithm that writes a product.
#[derive(Clone, Copy)]
pub(crate) enum Strategy {
    /// One function for all sizes.
    Shared,
    Tiles,
    TilesSwapped,
    InnerProducts,
    InnerProductsSwapped,
}
/// Properties of a factor: whether it is in memory, and whether its rows or its columns are one element apart.
#[derive(Clone, Copy)]
pub(crate) struct Kind {
    pub(crate) in_memory: bool,
    pub(crate) unit_row: bool,
    pub(crate) unit_column: bool,
}
/// Whether a product is one row times a matrix that is read row by row.
pub(crate) const fn has_long_row(sizes: Sizes, a: Kind, b: Kind, bytes: usize) -> bool {
    bytes <= LINE_ELEMENT && a.in_memory && b.in_memory && is_long_row(sizes, b.unit_column)
}
/// Whether a product is a matrix times one column; the counterpart of `has_long_row` with rows and columns swapped.
pub(crate) const fn has_long_column(sizes: Sizes, a: Kind, b: Kind, bytes: usize) -> bool {
    bytes <= LINE_ELEMENT && a.in_memory && b.in_memory && is_long_row(sizes.swapped(), a.unit_row)
}

impl Strategy {
    /// The strategy of a small product.
    pub(crate) const fn small(sizes: Sizes, a: Kind, b: Kind) -> Self {
        let Sizes { m, n, .. } = sizes;
        let (least, most) = if m < n { (m, n) } else { (n, m) };
        if VECTORS
            && a.in_memory
            && b.in_memory
            && least > 1
            && most >= 8
            && (WIDER || !matches!(most, 9..=20))
        {
            return Self::Shared;
        }
        match Self::of(sizes, a, b) {
            Self::Tiles if !b.unit_column && a.unit_row => Self::TilesSwapped,
            way => way,
        }
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(super) const fn of(Sizes { m, n, .. }: Sizes, a: Kind, b: Kind) -> Self {
        let tall = m > 1 && !a.unit_column && a.unit_row;
        let flat = m == 1 && !b.unit_column && b.unit_row;
        match (n, tall, flat) {
            (1, true, _) => Self::TilesSwapped,
            (1, ..) => Self::InnerProducts,
            (_, _, true) => Self::InnerProductsSwapped,
            _ => Self::Tiles,
        }
    }
}
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) fn kind<T>(source: impl Source<T>) -> Kind {
    Kind {
        in_memory: source.elements().is_some(),
        unit_row: source.unit_row(),
        unit_column: source.unit_column(),
    }
}
