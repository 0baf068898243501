//! The reductions that are folds: sums, products, means, norms, truth values, and the logarithm of exponentials.

use core::mem::MaybeUninit;

use num_traits::{ConstOne, ConstZero};

use super::accumulate::{always, always_at, join_lanes};
use super::extrema::{extreme, shared_extreme};
use super::fold::{Apply, fold, fold_with};
use super::moments::{TWICE, in_one_loop};
use super::region::{Read, Region, Run, blocks_of, in_vectors, walk_runs};
use crate::expr::Walk;
use crate::expr::simd_dispatch::{
    ComputeBound, Loop, VECTORS, Vectors, WORTH_VECTORS, with_vectors,
};
use crate::num::offset::Numbered;
use crate::ops::element_traits::count;
use crate::ops::nn::{largest_and_sums, largest_of, sum_of_exponentials};
use crate::ops::{Arithmetic, LANES, Ordered, Real, Ring, Sum, ToBool};
use crate::shape::MAX_RANK;

#[cfg_attr(all(feature = "std", not(unoptimised)), inline(always))]
#[cfg_attr(not(feature = "std"), inline)]
pub(super) fn total<const W: usize, R: Region<W>, T: Ring>(
    region: &R,
    f: impl Fn(R::Elem) -> T,
) -> [T; W] {
    fold(
        region,
        [(); W],
        T::NOTHING,
        #[cfg_attr(not(unoptimised), inline(always))]
        |(), x| f(x),
        T::plus,
    )
}

#[cfg_attr(all(feature = "std", not(unoptimised)), inline(always))]
#[cfg_attr(not(feature = "std"), inline)]
pub(super) fn product<const W: usize, R: Region<W, Elem: Sum>>(
    region: &R,
) -> [<R::Elem as Sum>::Sum; W] {
    let one = <R::Elem as Sum>::Sum::UNIT;
    fold(
        region,
        [(); W],
        one,
        #[cfg_attr(not(unoptimised), inline(always))]
        |(), x| x.summand(),
        Ring::times,
    )
}

#[cfg_attr(all(feature = "std", not(unoptimised)), inline(always))]
#[cfg_attr(not(feature = "std"), inline)]
pub(super) fn truths<const W: usize, R: Region<W, Elem: ToBool>>(
    region: &R,
    nothing: bool,
    join: impl Fn(bool, bool) -> bool + Copy,
) -> [bool; W] {
    fold(
        region,
        [(); W],
        nothing,
        #[cfg_attr(not(unoptimised), inline(always))]
        |(), x| x.truth(),
        join,
    )
}

#[cfg_attr(all(feature = "std", not(unoptimised)), inline(always))]
#[cfg_attr(not(feature = "std"), inline)]
pub(super) fn mean<const W: usize, R: Region<W, Elem: Real>>(region: &R) -> [R::Elem; W] {
    total(region, |x| x).map(|sum| sum / count(R::COUNT))
}

#[cfg_attr(all(feature = "std", not(unoptimised)), inline(always))]
#[cfg_attr(not(feature = "std"), inline)]
pub(super) fn norm<const W: usize, R: Region<W, Elem: Real>>(region: &R) -> [R::Elem; W] {
    total(
        region,
        #[cfg_attr(not(unoptimised), inline(always))]
        |x| x * x,
    )
    .map(num_traits::Float::sqrt)
}

#[cfg_attr(all(feature = "std", not(unoptimised)), inline(always))]
#[cfg_attr(not(feature = "std"), inline)]
pub(super) fn norm_with<const W: usize, R: Region<W, Elem: Real>>(
    region: &R,
    p: R::Elem,
) -> [R::Elem; W] {
    use num_traits::Float;
    let (zero, one) = (R::Elem::ZERO, R::Elem::ONE);
    if p == zero {
        total(region, |x: R::Elem| if x == zero { zero } else { one })
    } else if p == one {
        total(region, |x| x.absolute())
    } else if p == one + one {
        norm(region)
    } else if p.is_infinite() {
        if R::COUNT == 0 {
            [if p > zero { zero } else { R::Elem::infinity() }; W]
        } else if p > zero {
            shared_extreme(region, |x| x.absolute(), Ordered::upper)
        } else {
            shared_extreme(region, |x| x.absolute(), Ordered::lower)
        }
    } else {
        total(region, |x| x.absolute().to_power(p)).map(|sum| sum.to_power(one / p))
    }
}

/// The sum of the exponentials of a moderate number of elements, minus `shift`. They are written to a buffer before
/// they are added, so that their computation is vectorized.
#[cfg_attr(not(unoptimised), inline(always))]
fn few_exponentials<const W: usize, R: Region<W, Elem: Real>>(
    region: &R,
    shift: R::Elem,
) -> R::Elem {
    const PLACES: usize = 2 * LANES;
    let mut sums = [R::Elem::ZERO; PLACES];
    walk_runs::<W, Read<R, W>, _>(
        region,
        0..<Read<R, W> as Walk>::STEPS,
        #[cfg_attr(not(unoptimised), inline(always))]
        |elements, run| {
            for block in blocks_of(PLACES, run) {
                let mut part = [R::Elem::ZERO; PLACES];
                for (e, i) in part.iter_mut().zip(block) {
                    // SAFETY: the plan visits the index.
                    *e = (unsafe { elements.at(i, 0) } - shift).share();
                }
                for (sum, e) in sums.iter_mut().zip(part) {
                    *sum = *sum + e;
                }
            }
        },
    );
    join_lanes(&sums, Ring::plus)
}

#[cfg_attr(all(feature = "std", not(unoptimised)), inline(always))]
#[cfg_attr(not(feature = "std"), inline)]
pub(super) fn log_sum_exp<const W: usize, R: Region<W, Elem: Real>>(region: &R) -> [R::Elem; W] {
    use num_traits::Float;
    if R::COUNT == 0 {
        return [R::Elem::neg_infinity(); W];
    }
    if const { in_few_vectors::<W, R>() } {
        return with_vectors::<ComputeBound, _, _>(R::COUNT, region, LogSumExp);
    }
    if const { in_a_chunk::<W, R>() } {
        return [log_sum_exp_of_chunk::<W, R>(region); W];
    }
    let shift = extreme(region, |x| x, Ordered::upper).map(|largest| {
        if largest.is_infinite() {
            R::Elem::ZERO
        } else {
            largest
        }
    });
    if const { VECTORS && W == 1 && R::COUNT <= TWICE } {
        let sum = in_vectors::<ComputeBound, _, _, W>(
            region,
            #[cfg_attr(not(unoptimised), inline(always))]
            move |region| few_exponentials(region, shift[0]),
        );
        return [sum.logarithm() + shift[0]; W];
    }
    let sums = fold_with(region, shift, R::Elem::ZERO, Exponential, Ring::plus);
    let mut all = [R::Elem::ZERO; W];
    for (i, x) in all.iter_mut().numbered().take(R::WIDTH) {
        *x = sums[i].logarithm() + shift[i];
    }
    all
}

/// The exponential of an element without what it is shifted by.
#[derive(Clone, Copy)]
struct Exponential;
impl<T: Real> Apply<T, T, T> for Exponential {
    #[cfg_attr(not(unoptimised), inline(always))]
    fn apply<V: Vectors>(self, shift: T, x: T) -> T {
        (x - shift).share_with::<V>()
    }
}

/// Whether the elements of one result are computed once, in a chunk on the stack.
const fn in_a_chunk<const W: usize, R: Region<W>>() -> bool {
    VECTORS
        && W == 1
        && R::CHUNKS
        && R::COUNT <= TWICE
        && size_of::<R::Elem>() <= 8
        && in_one_loop::<W, R>()
}
/// [`log_sum_exp`] of elements that are computed [in a chunk](in_a_chunk).
#[inline]
fn log_sum_exp_of_chunk<const W: usize, R: Region<W, Elem: Real>>(region: &R) -> R::Elem {
    let mut chunk = [const { MaybeUninit::<R::Elem>::uninit() }; TWICE];
    // SAFETY: there is an element, so the plan visits the first index; the elements are those of one loop, which are no more
    // than the chunk has, and have been written.
    let elements: &[R::Elem] = unsafe {
        region.fill::<Read<R, W>>(&[0; MAX_RANK], R::COUNT, chunk.as_mut_ptr().cast());
        core::slice::from_raw_parts(chunk.as_ptr().cast(), R::COUNT)
    };
    with_vectors::<ComputeBound, _, _>(WORTH_VECTORS, &elements, LogSumExp)
}

/// Whether a region is of one result, whose elements, not too many, are visited by one loop and may be computed twice.
pub(super) const fn in_few_vectors<const W: usize, R: Region<W>>() -> bool {
    VECTORS && W == 1 && R::COUNT <= TWICE && !R::CHUNKS && in_one_loop::<W, R>()
}

/// As [`log_sum_exp`] of elements that are visited by one loop, with these vectors.
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) fn log_sum_exp_with<V: Vectors, const W: usize, R: Region<W, Elem: Real>>(
    region: &R,
) -> [R::Elem; W] {
    let elements = Run::<Read<R, W>, _, W>::first(region);
    if W == 1 {
        // SAFETY: the plan is one loop.
        let at = always(
            #[cfg_attr(not(unoptimised), inline(always))]
            |i| unsafe { elements.at(i, 0) },
        );
        return [log_sum_exp_of::<V, _>(R::COUNT, at); W];
    }
    // SAFETY: the plan is one loop; the column is less than the width.
    let at = always_at(
        #[cfg_attr(not(unoptimised), inline(always))]
        |i, column| unsafe { elements.at(i, column) },
    );
    let (shifts, mut sums) = largest_and_sums::<V, _, W>(R::COUNT, at, finite);
    for (sum, shift) in sums.iter_mut().zip(shifts) {
        *sum = sum.logarithm_with::<V>() + shift;
    }
    sums
}
/// The logarithm of the sum of the exponentials of `n` elements.
#[cfg_attr(not(unoptimised), inline(always))]
fn log_sum_exp_of<V: Vectors, T: Real>(n: usize, at: impl Fn(usize) -> T + Copy) -> T {
    let shift = finite(largest_of::<V, _>(n, at));
    let sum = sum_of_exponentials::<V, _>(n, at, shift, |_, _| ());
    sum.logarithm_with::<V>() + shift
}
/// The largest element, by which the others are less in exponentials, or 0 if it is infinite.
#[cfg_attr(not(unoptimised), inline(always))]
fn finite<T: Real>(largest: T) -> T {
    if largest.is_infinite() {
        T::ZERO
    } else {
        largest
    }
}
/// [`log_sum_exp_with`], as a loop.
struct LogSumExp;
impl<const W: usize, R: Region<W, Elem: Real>> Loop<R, [R::Elem; W]> for LogSumExp {
    #[cfg_attr(not(unoptimised), inline(always))]
    fn run<V: Vectors>(self, region: &R) -> [R::Elem; W] {
        log_sum_exp_with::<V, W, R>(region)
    }
}
impl<T: Real> Loop<&[T], T> for LogSumExp {
    #[cfg_attr(not(unoptimised), inline(always))]
    fn run<V: Vectors>(self, elements: &&[T]) -> T {
        // SAFETY: an index of the elements.
        log_sum_exp_of::<V, _>(elements.len(), |i| unsafe { *elements.get_unchecked(i) })
    }
}
