//! The kernel of every product: `out[i, j] = Σ a[i, l] · b[l, j]`, on pointers, sizes and strides.
//!
//! A small product is compiled for its sizes: tiles of the result stay in registers while the kernel iterates over the
//! inner size, and the loops are unrolled by constants. Float products up to about 32 by 32 are additionally compiled
//! for AVX (`tiny`); the version is chosen at run time. With vectors, all other products of size 8 and more use one
//! function for all sizes, compiled for the widest vectors available. A large product packs one panel of the right
//! matrix at a time, so that the matrix is read from memory once, and accumulates the inner size in blocks. It uses one
//! function for all sizes, which is also the place to call another library's kernel.
//!
//! `strategy.rs` says which of these it is, `operands.rs` what they read and write.
//!
//! Float sums accumulate at most [`BLOCK`] products in one accumulator, those of [`packed`](super::packed) at most 384; the
//! sums of the blocks are then added.

#[cfg(test)]
mod alignment;
#[cfg(feature = "rayon")]
mod dot;
mod float_kernels;
mod inner_products;
mod long_row;
mod operands;
mod panels;
mod shared;
mod strategy;
#[cfg(all(test, feature = "rayon", not(miri)))]
mod tests;
mod tiles;

use core::any::TypeId;
use core::marker::PhantomData;

pub(super) use self::float_kernels::floats;
use self::inner_products::inner_products;
pub(super) use self::long_row::LINE_ELEMENT;
use self::long_row::{is_row_of_lines, long_row};
use self::operands::Swapped;
pub(crate) use self::operands::{Elements, Sizes, Source, Target};
use self::panels::panels;
use self::shared::{Product, shared};
pub(crate) use self::shared::{WIDE, gemm_tiny, is_wide};
#[cfg(target_arch = "x86_64")]
pub(crate) use self::strategy::is_few;
use self::strategy::kind;
pub(crate) use self::strategy::{
    HasStrategy, Kind, Strategy, has_long_column, has_long_row, is_small, is_tiny,
};
use self::tiles::tiles;
use super::packs;
#[cfg(target_arch = "x86_64")]
use super::small;
use crate::expr::simd_dispatch::VECTORS;
use crate::num::offset::{Numbered, index};
use crate::ops::Arithmetic;

/// The number of products that one accumulator adds up.
pub(super) const BLOCK: usize = 64;

/// Whether the elements are `f32` or `f64`: known at compile time.
#[cfg_attr(not(unoptimised), inline(always))]
pub(crate) fn is_float<T: 'static>() -> bool {
    TypeId::of::<T>() == TypeId::of::<f32>() || TypeId::of::<T>() == TypeId::of::<f64>()
}

/// Writes the product of two matrices, compiled for its sizes and for its `Strategy`. It is a constant, so the code of
/// the others is not compiled.
///
/// # Safety
/// `a` is read at `[m, k]`, `b` at `[k, n]`, and `out` is written at `[m, n]`. The strategy matches the sizes and
/// factors.
#[cfg_attr(not(unoptimised), inline(always))]
pub(crate) unsafe fn gemm_small<T: Arithmetic, W: HasStrategy, A: Source<T>, B: Source<T>>(
    sizes: Sizes,
    a: A,
    b: B,
    out: Target<T>,
) {
    let swapped = sizes.swapped();
    // SAFETY: the caller's promise; both factors and the product are swapped together.
    unsafe {
        if const { W::LONG_ROW }
            && let (Some(a), Some(b)) = (a.elements(), b.elements())
        {
            return long_row(sizes, a, b, out);
        }
        if const { W::LONG_COLUMN }
            && let (Some(a), Some(b)) = (a.elements(), b.elements())
        {
            return long_row(swapped, b.transposed(), a.transposed(), out.swapped());
        }
        #[cfg(target_arch = "x86_64")]
        if const { W::FEW }
            && TypeId::of::<T>() == TypeId::of::<f32>()
            && let (Some(a), Some(b)) = (a.elements(), b.elements())
        {
            return small::few(sizes, a, b, out);
        }
        (const { Small::<T, W, A, B>::CALL })(sizes, a, b, out);
    }
}
/// The loops of a strategy, as a constant: the code of the others is not compiled.
struct Small<T, W, A, B>(PhantomData<(T, W, A, B)>);
impl<T: Arithmetic, W: HasStrategy, A: Source<T>, B: Source<T>> Small<T, W, A, B> {
    const CALL: unsafe fn(Sizes, A, B, Target<T>) = match W::STRATEGY {
        Strategy::Shared => Self::shared,
        Strategy::InnerProducts => Self::inner_products,
        Strategy::InnerProductsSwapped => Self::inner_products_swapped,
        Strategy::TilesSwapped => Self::tiles_swapped,
        Strategy::Tiles => Self::tiles,
    };
    /// # Safety
    /// As for [`gemm_small`], like the following.
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn shared(sizes: Sizes, a: A, b: B, out: Target<T>) {
        if let (Some(a), Some(b)) = (a.elements(), b.elements()) {
            // SAFETY: the caller's promise.
            unsafe { shared(Product::of(sizes, a, b, out)) };
        }
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn inner_products(sizes: Sizes, a: A, b: B, out: Target<T>) {
        // SAFETY: the caller's promise.
        unsafe { inner_products(sizes, a, b, out) };
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn inner_products_swapped(sizes: Sizes, a: A, b: B, out: Target<T>) {
        // SAFETY: the caller's promise; both factors and the product are transposed together.
        unsafe { inner_products(sizes.swapped(), Swapped(b), Swapped(a), out.swapped()) };
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn tiles_swapped(sizes: Sizes, a: A, b: B, out: Target<T>) {
        // SAFETY: the caller's promise; both factors and the product are transposed together.
        unsafe { tiles(sizes.swapped(), Swapped(b), Swapped(a), out.swapped()) };
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn tiles(sizes: Sizes, a: A, b: B, out: Target<T>) {
        // SAFETY: the caller's promise.
        unsafe { tiles(sizes, a, b, out) };
    }
}
/// Adds the outer product of a column and a row to the target.
///
/// # Safety
/// As above, with an inner size of 1.
#[cfg_attr(not(unoptimised), inline(always))]
pub(crate) unsafe fn add_outer<T: Arithmetic, A: Source<T>, B: Source<T>>(
    sizes: Sizes,
    a: A,
    b: B,
    out: Target<T>,
) {
    let swapped = sizes.swapped();
    let mut out = out;
    if !VECTORS {
        // Else the compiler computes each address of a short loop from that of the whole struct of parameters, with
        // instructions of their own.
        out.first = core::hint::black_box(out.first);
    }
    // SAFETY: the caller's promise; both factors and the product are swapped together.
    unsafe {
        if out.column != 1 && out.row == 1 {
            add_rows_of_outer(swapped, Swapped(b), Swapped(a), out.swapped());
        } else {
            add_rows_of_outer(sizes, a, b, out);
        }
    }
}
/// The columns of an outer product that are added at once: as many as registers hold.
const OUTER: usize = 8;
/// # Safety
/// As above.
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn add_rows_of_outer<T: Arithmetic>(
    Sizes { m, n, .. }: Sizes,
    a: impl Source<T>,
    b: impl Source<T>,
    out: Target<T>,
) {
    let mut j = 0;
    // SAFETY: the caller's promise.
    unsafe {
        while index!(n - j) >= OUTER {
            let mut right = [T::ZERO; OUTER];
            for (c, y) in right.iter_mut().numbered() {
                *y = b.at(0, index!(j + c));
            }
            for i in 0..m {
                let x = a.at(i, 0);
                for (c, y) in right.iter().numbered() {
                    out.put(i, index!(j + c), x.times(*y));
                }
            }
            j = index!(j + OUTER);
        }
        while j < n {
            let y = b.at(0, j);
            for i in 0..m {
                out.put(i, j, a.at(i, 0).times(y));
            }
            j = index!(j + 1);
        }
    }
}

/// Writes the product of two matrices of any sizes.
///
/// # Safety
/// As above.
#[inline(never)]
pub(crate) unsafe fn gemm_large<T: Arithmetic, A: Source<T>, B: Source<T>>(
    sizes: Sizes,
    a: A,
    b: B,
    out: Target<T>,
) {
    let swapped = sizes.swapped();
    // SAFETY: Bounds: the caller's promise; the transposed product reads and writes the same elements.
    unsafe {
        if VECTORS
            && is_float::<T>()
            && let (Some(a), Some(b)) = (a.elements(), b.elements())
            && super::skinny::skinny(sizes, a, b, out, !packs(TypeId::of::<T>()))
        {
            return;
        }
        if sizes.m > 1 && sizes.n > 1 && sizes.k > 2 && floats(sizes, a, b, out) {
            return;
        }
        if VECTORS
            && sizes.m.min(sizes.n) > 1
            && let (Some(a), Some(b)) = (a.elements(), b.elements())
        {
            return shared(Product::of(sizes, a, b, out));
        }
        if is_row_of_lines(sizes, b.unit_column())
            && size_of::<T>() <= LINE_ELEMENT
            && let (Some(a), Some(b)) = (a.elements(), b.elements())
        {
            return long_row(sizes, a, b, out);
        }
        if is_row_of_lines(swapped, a.unit_row())
            && size_of::<T>() <= LINE_ELEMENT
            && let (Some(a), Some(b)) = (a.elements(), b.elements())
        {
            return long_row(swapped, b.transposed(), a.transposed(), out.swapped());
        }
        match Strategy::of(sizes, kind(a), kind(b)) {
            Strategy::InnerProducts => inner_products(sizes, a, b, out),
            Strategy::InnerProductsSwapped => {
                inner_products(swapped, Swapped(b), Swapped(a), out.swapped());
            }
            Strategy::TilesSwapped => panels(swapped, Swapped(b), Swapped(a), out.swapped()),
            Strategy::Tiles | Strategy::Shared => panels(sizes, a, b, out),
        }
    }
}

/// Writes the product of two matrices in memory, of any sizes, small ones without fused multiplication: what a product
/// of the same sizes that are constants would do, but for rows of fewer than 64 columns.
///
/// # Safety
/// As above.
pub(crate) unsafe fn gemm_in_memory<T: Arithmetic>(
    sizes: Sizes,
    a: Elements<T>,
    b: Elements<T>,
    out: Target<T>,
) {
    let Sizes { m, k, n } = sizes;
    // SAFETY: Bounds: the caller's promise, passed on with the same sizes and operands.
    unsafe {
        if VECTORS && is_small(m, k, n) && m.min(n) > 1 {
            shared(Product::of(sizes, a, b, out));
        } else {
            gemm_large(sizes, a, b, out);
        }
    }
}

/// The same for some rows or columns of a product of floats, whose kernel is that of the whole: however it is divided, each
/// element is the same sum. A part has as many rows or columns as the whole, or at least [`LEAST_PART`].
///
/// # Safety
/// As above.
#[cfg(all(feature = "std", not(feature = "reproducible")))]
pub(crate) unsafe fn gemm_part<T: Arithmetic>(
    whole: Sizes,
    sizes: Sizes,
    a: Elements<T>,
    b: Elements<T>,
    out: Target<T>,
) {
    let Sizes { m, k, n } = whole;
    // SAFETY: Bounds: the caller's promise, passed on with the same sizes and operands. Few rows or columns are not divided.
    unsafe {
        if VECTORS && is_small(m, k, n) && m.min(n) > 1 {
            shared(Product::of(sizes, a, b, out));
        } else if !(VECTORS
            && is_float::<T>()
            && super::skinny::is_skinny(whole)
            && super::skinny::skinny_part(sizes, a, b, out, !packs(TypeId::of::<T>())))
        {
            gemm_large(sizes, a, b, out);
        }
    }
}
/// The least rows or columns of a part: more than a few, as `skinny` has, and elsewhere than on x86-64 more than the crate
/// `gemm` has another block of the inner size for.
#[cfg(all(feature = "std", not(feature = "reproducible")))]
pub(crate) const LEAST_PART: usize = if cfg!(target_arch = "x86_64") { 16 } else { 72 };
