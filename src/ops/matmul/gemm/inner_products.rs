//! Elements of a product one by one: sums along rows of the left factor, in the lanes of some accumulators.

use core::ops::Range;

use super::BLOCK;
#[cfg(feature = "rayon")]
use super::dot;
use super::operands::{Elements, Sizes, Source, Target};
#[cfg(feature = "rayon")]
use crate::expr::PARALLEL_FROM;
use crate::expr::simd_dispatch::{Job, VECTORS, Vectors, widest};
use crate::num::offset::{Numbered, index};
use crate::ops::element_traits::multiply_add;
use crate::ops::{Arithmetic, LANES};

// Each row times one vector.
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) unsafe fn inner_products<T: Arithmetic>(
    Sizes { m, k, n }: Sizes,
    a: impl Source<T>,
    b: impl Source<T>,
    out: Target<T>,
) {
    // One number for all: sums.
    if VECTORS
        && k >= 16
        && a.unit_column()
        && let (Some(a), Some(b)) = (a.elements(), b.elements())
        && b.row == 0
    {
        // SAFETY: the caller's promise.
        return unsafe { sums_of_rows(Sizes { m, k, n }, a, b.first.read(), out) };
    }
    #[cfg(feature = "rayon")]
    if m == 1 && k >= PARALLEL_FROM && a.is_shared() && b.is_shared() {
        // SAFETY: the caller's promise; the elements are plain numbers, which several threads may read or compute.
        return unsafe { out.put(0, 0, dot::in_parts(k, a, b)) };
    }
    // Shorter rows are worth it where they are many: [10000, 16] takes 23 µs on a Zen 5, and 65 one by one.
    if VECTORS
        && (k >= 64 || k >= 16 && m >= 16)
        && a.unit_column()
        && b.unit_row()
        && let (Some(a), Some(b)) = (a.elements(), b.elements())
    {
        // SAFETY: the caller's promise.
        return unsafe { long_rows(Sizes { m, k, n }, a, b, out) };
    }
    for i in 0..m {
        // SAFETY: the caller's promise.
        let product = |l| unsafe { a.at(i, l).times(b.at(l, 0)) };
        let sum = if k <= 16 * LANES {
            lanes(0, k, &product)
        } else {
            halves(0, k, &product)
        };
        // SAFETY: the caller's promise.
        unsafe { out.put(i, 0, sum) };
    }
}

/// Rows times one vector, all in memory, with elements one element apart.
///
/// # Safety
/// As for `gemm_small`.
#[inline(never)]
pub(super) unsafe fn long_rows<T: Arithmetic>(
    sizes: Sizes,
    a: Elements<T>,
    b: Elements<T>,
    out: Target<T>,
) {
    widest(LongRows(sizes, a, b.first, out));
}
/// Rows in memory, with elements one element apart, times one number.
///
/// # Safety
/// As above.
#[inline(never)]
pub(super) unsafe fn sums_of_rows<T: Arithmetic>(
    sizes: Sizes,
    a: Elements<T>,
    b: T,
    out: Target<T>,
) {
    widest(LongRows(sizes, a, Same(b), out));
}

/// What rows are multiplied by: a vector in memory, or one number.
pub(super) trait Right<T>: Copy {
    /// The elements from an index on.
    ///
    /// # Safety
    /// There are that many.
    unsafe fn read<const L: usize>(self, at: usize) -> [T; L];
    /// The vector.
    #[cfg(all(
        target_arch = "x86_64",
        feature = "std",
        not(feature = "reproducible"),
        not(miri)
    ))]
    fn pointer(self) -> Option<*const T>;
}
impl<T: Copy> Right<T> for *const T {
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn read<const L: usize>(self, at: usize) -> [T; L] {
        // SAFETY: the caller's promise.
        unsafe { self.add(at).cast::<[T; L]>().read_unaligned() }
    }
    #[cfg(all(
        target_arch = "x86_64",
        feature = "std",
        not(feature = "reproducible"),
        not(miri)
    ))]
    #[cfg_attr(not(unoptimised), inline(always))]
    fn pointer(self) -> Option<*const T> {
        Some(self)
    }
}
#[derive(Clone, Copy)]
struct Same<T>(T);
impl<T: Copy> Right<T> for Same<T> {
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn read<const L: usize>(self, _: usize) -> [T; L] {
        [self.0; L]
    }
    #[cfg(all(
        target_arch = "x86_64",
        feature = "std",
        not(feature = "reproducible"),
        not(miri)
    ))]
    #[cfg_attr(not(unoptimised), inline(always))]
    fn pointer(self) -> Option<*const T> {
        None
    }
}

/// The number of accumulators of a row: eight vectors, or as many as eight of 32 bytes hold if results are not to
/// depend on the vectors.
pub(super) const fn accumulators<T, V: Vectors>() -> usize {
    let bytes = if cfg!(feature = "reproducible") {
        32
    } else {
        V::BYTES
    };
    8 * bytes / size_of::<T>()
}
pub(super) struct LongRows<T, B>(
    pub(super) Sizes,
    pub(super) Elements<T>,
    pub(super) B,
    pub(super) Target<T>,
);
impl<T: Arithmetic, B: Right<T>> Job for LongRows<T, B> {
    type Out = ();
    const HEAVY: bool = true;
    #[cfg_attr(not(unoptimised), inline(always))]
    fn run<V: Vectors>(self) {
        // Eight vectors of accumulators: for one row, or for four.
        // SAFETY: the promise of `long_rows`.
        unsafe {
            match const { accumulators::<T, V>() } {
                64.. => rows::<T, V, _, 64, 16>(self),
                32.. => rows::<T, V, _, 32, 8>(self),
                _ => rows::<T, V, _, 16, 4>(self),
            }
        }
    }
}

#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn rows<T: Arithmetic, V: Vectors, B: Right<T>, const ONE: usize, const FOUR: usize>(
    LongRows(Sizes { m, k, .. }, a, b, out): LongRows<T, B>,
) {
    let mut i = 0;
    // SAFETY: the caller's promise.
    unsafe {
        while index!(m - i) >= 4 {
            let first = a.first.add(i * a.row);
            let [second, third, fourth] = [a.row, 2 * a.row, 3 * a.row].map(
                #[cfg_attr(not(unoptimised), inline(always))]
                |at| first.add(at),
            );
            let sums = products_of::<T, V, 4, FOUR>(k, [first, second, third, fourth], b);
            for (r, sum) in sums.into_iter().numbered() {
                out.put(i + r, 0, sum);
            }
            i = index!(i + 4);
        }
        while i < m {
            let [sum] = products_of::<T, V, 1, ONE>(k, [a.first.add(i * a.row)], b);
            out.put(i, 0, sum);
            i += 1;
        }
    }
}

// `R` rows times one vector, with `L` accumulators for each row. An accumulator adds at most `BLOCK` products; these
// sums are added in turn, in two levels, so that no sum has many terms.
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn products_of<T: Arithmetic, V: Vectors, const R: usize, const L: usize>(
    k: usize,
    rows: [*const T; R],
    b: impl Right<T>,
) -> [T; R] {
    let steps = k / L;
    let mut levels = [[[T::ZERO; L]; R]; 3];
    let (mut l, mut blocks) = (0, 0_usize);
    while l < steps {
        let end = if steps - l > BLOCK { l + BLOCK } else { steps };
        // SAFETY: the caller's promise.
        let mut sums = unsafe { products_in::<T, V, R, L>(l..end, rows, b) };
        l = end;
        blocks += 1;
        let [first, second, third] = &mut levels;
        gather(first, &mut sums);
        if blocks.is_multiple_of(BLOCK) {
            gather(second, first);
            if (blocks / BLOCK).is_multiple_of(BLOCK) {
                gather(third, second);
            }
        }
    }
    let [first, mut second, mut third] = levels;
    gather(&mut second, &mut { first });
    gather(&mut third, &mut second);
    // A loop: `map` is a call for each row, without the vectors.
    let mut sums = [T::ZERO; R];
    for ((sum, lanes), row) in sums.iter_mut().zip(third).zip(rows) {
        // SAFETY: the caller's promise.
        *sum = unsafe { across(lanes, steps * L..k, row, b) };
    }
    sums
}
// The sums of products of some steps, in `L` accumulators for each row.
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) unsafe fn products_in<T: Arithmetic, V: Vectors, const R: usize, const L: usize>(
    steps: Range<usize>,
    rows: [*const T; R],
    b: impl Right<T>,
) -> [[T; L]; R] {
    #[cfg(all(
        target_arch = "x86_64",
        feature = "std",
        not(feature = "reproducible"),
        not(miri)
    ))]
    if const { V::BYTES == 64 }
        && let Some(b) = b.pointer()
        // SAFETY: the caller's promise; the processor has the vectors.
        && let Some(sums) = unsafe { crate::ops::matmul::aligned_rows::sums(steps.clone(), rows, b) }
    {
        return sums;
    }
    let mut sums = [[T::ZERO; L]; R];
    for l in steps {
        // SAFETY: the caller's promise.
        unsafe {
            let y = b.read::<L>(l * L);
            for (sums, row) in sums.iter_mut().zip(rows) {
                let x = row.add(l * L).cast::<[T; L]>().read_unaligned();
                for ((sum, x), y) in sums.iter_mut().zip(x).zip(y) {
                    *sum = multiply_add::<V, T>(x, y, *sum);
                }
            }
        }
    }
    sums
}
// The sum of the accumulators, by halves, plus the products of the remainder after the last step.
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) unsafe fn across<T: Arithmetic, const L: usize>(
    mut lanes: [T; L],
    rest: Range<usize>,
    row: *const T,
    b: impl Right<T>,
) -> T {
    let mut width = L;
    while width > 1 {
        width /= 2;
        for c in 0..width {
            lanes[c] = lanes[c].plus(lanes[c + width]);
        }
    }
    let mut sum = lanes[0];
    for l in rest {
        // SAFETY: the caller's promise.
        let [y] = unsafe { b.read(l) };
        // SAFETY: as above.
        sum = sum.plus(unsafe { row.add(l).read() }.times(y));
    }
    sum
}
// Adds sums to the sums of the level above, and resets them to 0.
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) fn gather<T: Arithmetic, const R: usize, const L: usize>(
    above: &mut [[T; L]; R],
    sums: &mut [[T; L]; R],
) {
    for (above, sums) in above.iter_mut().zip(sums.iter_mut()) {
        for (above, sum) in above.iter_mut().zip(sums.iter_mut()) {
            *above = above.plus(*sum);
            *sum = T::ZERO;
        }
    }
}

// A sum of many products, by halves: pairwise.
pub(super) fn halves<T: Arithmetic>(from: usize, to: usize, product: &impl Fn(usize) -> T) -> T {
    if index!(to - from) <= 16 * LANES {
        return lanes(from, to, product);
    }
    let middle = middle(from, to);
    halves(from, middle, product).plus(halves(middle, to, product))
}

// The index at which a sum of many products is split.
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) fn middle(from: usize, to: usize) -> usize {
    let lanes = index!(to - from).div_ceil(16 * LANES);
    index!(from + (lanes / 2) * (16 * LANES))
}

// A sum of few products, in several accumulators.
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) fn lanes<T: Arithmetic>(from: usize, to: usize, product: &impl Fn(usize) -> T) -> T {
    const FEW: usize = 8;
    let mut i = from;
    let mut sum = T::ZERO;
    if index!(to - from) >= FEW {
        let mut sums = [T::ZERO; FEW];
        if LANES > FEW && index!(to - from) >= 2 * LANES {
            let mut all = [T::ZERO; LANES];
            while index!(to - i) >= LANES {
                for (lane, sum) in all.iter_mut().numbered() {
                    *sum = sum.plus(product(index!(i + lane)));
                }
                i = index!(i + LANES);
            }
            let (low, high) = all.split_at(LANES / 2);
            for (lane, sum) in sums.iter_mut().numbered() {
                *sum = (low[lane].plus(high[lane])).plus(low[lane + FEW].plus(high[lane + FEW]));
            }
        }
        while index!(to - i) >= FEW {
            for (lane, sum) in sums.iter_mut().numbered() {
                *sum = sum.plus(product(index!(i + lane)));
            }
            i = index!(i + FEW);
        }
        let [a, b, c, d, e, f, g, h] = sums;
        sum = a.plus(e).plus(c.plus(g)).plus(b.plus(f).plus(d.plus(h)));
    }
    if index!(to - from) == 1 {
        return product(i);
    }
    while i < to {
        sum = sum.plus(product(i));
        i = index!(i + 1);
    }
    sum
}
