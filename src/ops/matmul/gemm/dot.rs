//! One row times one vector, both long, on several threads. Each thread computes partial sums that one thread alone
//! would compute, and the partial sums are added in the same order. The result is therefore bitwise identical with and
//! without the feature.

use core::ops::Range;

use super::BLOCK;
use super::inner_products::{accumulators, across, gather, halves, middle, products_in};
use super::operands::Source;
#[cfg(feature = "rayon")]
use crate::expr::PARALLEL_FROM;
use crate::expr::parallel::{MOST_PARTS, split_and_join};
use crate::expr::simd_dispatch::{Job, VECTORS, Vectors, widest};
use crate::ops::{Arithmetic, LANES};
use core::marker::PhantomData;

/// The largest number of accumulators for any vector width; with narrow vectors the last ones stay 0.
const MOST: usize = 64;
/// The number of steps after which the sums of a level are reset.
const STRETCH: usize = BLOCK * BLOCK;

/// # Safety
/// The sources are `shared`, and have a row and a column of `k` elements; `k` is large.
#[inline(never)]
pub(super) unsafe fn in_parts<T: Arithmetic>(k: usize, a: impl Source<T>, b: impl Source<T>) -> T {
    if VECTORS
        && a.unit_column()
        && b.unit_row()
        && let (Some(a), Some(b)) = (a.elements(), b.elements())
    {
        // SAFETY: the caller's promise.
        return unsafe { of_vectors(k, a.first, b.first) };
    }
    // SAFETY: the caller's promise.
    by_halves(k, &|l| unsafe { a.at(0, l).times(b.at(l, 0)) })
}

/// # Safety
/// As above, with contiguous elements.
unsafe fn of_vectors<T: Arithmetic>(k: usize, a: *const T, b: *const T) -> T {
    let lanes = widest(Width::<T>(PhantomData));
    let steps = k / lanes;
    let stretches = steps.div_ceil(STRETCH);
    let mut all = [T::ZERO; MOST];
    let add = |sums: &mut [T; MOST], more: [T; MOST]| {
        for (sum, more) in sums.iter_mut().zip(more) {
            *sum = sum.plus(more);
        }
    };
    // As many stretches as are added into one sum of the level above.
    const { assert!(BLOCK <= MOST_PARTS) };
    let mut from = 0;
    while from < stretches {
        let some = BLOCK.min(stretches - from);
        let mut sums = [T::ZERO; MOST];
        let stretch = |part: Range<usize>| {
            let begin = (from + part.start) * STRETCH;
            let end = steps.min(begin + STRETCH);
            // SAFETY: the steps are below `k / lanes`.
            widest(unsafe { Stretch(a.add(begin * lanes), b.add(begin * lanes), end - begin) })
        };
        // SAFETY: the elements are plain numbers, which are only read.
        unsafe { split_and_join(some, 1, k, stretch, |more| add(&mut sums, more)) };
        add(&mut all, sums);
        from += some;
    }
    // SAFETY: the caller's promise.
    unsafe { across(all, steps * lanes..k, a, b) }
}

/// The number of accumulators of a row: as in [`LongRows`].
struct Width<T>(PhantomData<T>);
impl<T> Job for Width<T> {
    type Out = usize;
    const HEAVY: bool = true;
    #[cfg_attr(not(unoptimised), inline(always))]
    fn run<V: Vectors>(self) -> usize {
        match const { accumulators::<T, V>() } {
            64.. => 64,
            32.. => 32,
            _ => 16,
        }
    }
}

/// Some steps of a row and a vector: their sums, before those of the next stretch are added.
struct Stretch<T>(*const T, *const T, usize);
impl<T: Arithmetic> Job for Stretch<T> {
    type Out = [T; MOST];
    const HEAVY: bool = true;
    #[cfg_attr(not(unoptimised), inline(always))]
    fn run<V: Vectors>(self) -> [T; MOST] {
        // SAFETY: the promise of the code that created the stretch.
        unsafe {
            match const { accumulators::<T, V>() } {
                64.. => stretch::<T, V, 64>(self),
                32.. => stretch::<T, V, 32>(self),
                _ => stretch::<T, V, 16>(self),
            }
        }
    }
}
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn stretch<T: Arithmetic, V: Vectors, const L: usize>(
    Stretch(a, b, steps): Stretch<T>,
) -> [T; MOST] {
    let mut above = [[T::ZERO; L]];
    let mut l = 0;
    while l < steps {
        let end = if steps - l > BLOCK { l + BLOCK } else { steps };
        // SAFETY: the caller's promise.
        let mut sums = unsafe { products_in::<T, V, 1, L>(l..end, [a], b) };
        gather(&mut above, &mut sums);
        l = end;
    }
    let mut out = [T::ZERO; MOST];
    for (out, sum) in out.iter_mut().zip(above[0]) {
        *out = sum;
    }
    out
}

/// The sum of many products that are computed or are not contiguous: split in two recursively.
fn by_halves<T: Arithmetic>(k: usize, product: &impl Fn(usize) -> T) -> T {
    const CUTS: u32 = if cfg!(miri) { 3 } else { 6 };
    const { assert!(1 << CUTS <= MOST_PARTS && PARALLEL_FROM >> CUTS > 16 * LANES) };
    let mut sums = [T::ZERO; 1 << CUTS];
    let mut places = sums.iter_mut();
    let half = |part: Range<usize>| {
        let (mut from, mut to) = (0, k);
        for cut in (0..CUTS).rev() {
            if part.start >> cut & 1 == 0 {
                to = middle(from, to);
            } else {
                from = middle(from, to);
            }
        }
        halves(from, to, product)
    };
    // SAFETY: the caller's sources are shared.
    unsafe {
        split_and_join(1 << CUTS, 1, k, half, |sum| {
            if let Some(place) = places.next() {
                *place = sum;
            }
        });
    }
    let mut pairs = 1 << CUTS;
    while pairs > 1 {
        pairs /= 2;
        for i in 0..pairs {
            sums[i] = sums[2 * i].plus(sums[2 * i + 1]);
        }
    }
    sums[0]
}
