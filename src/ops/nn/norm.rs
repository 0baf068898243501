//! Norms and softmax: operations that read a complete lane before they write its elements.

use core::marker::PhantomData;
use core::ops::Range;

use num_traits::{Float, Zero};

use super::contiguous_lane::{is_line, is_long, moments, shifted, steps, weighted};
use super::short_rows::{each_tile, is_short, softmax, tiles};
use super::{
    AcceptedLayout, Compute, ElemOf, Maybe, ShapeOf, ShortSum, Sum, count, distance, in_parts,
    only, walk, walk_part, walk_shared,
};
use crate::expr::simd_dispatch::{
    ComputeBound, Loop, VECTORS, Vectors, WORTH_VECTORS, prefetch, with_vectors,
};
use crate::expr::{ExprNode, IntoExpr, KernelOperand, Lazy, Materialized, copy, kernels};
use crate::layout::operation::{batch_norm, bias, layer_norm, rms_norm, weight};
use crate::layout::{ChannelsOf, IfShapeFits, Layout, SecondOf, ShapeFits, ShapeFitsBy};
use crate::ops::Real;
use crate::ops::element_traits::multiply_add;
use crate::ops::join::axis;
use crate::ops::matmul::gemm::is_float;
use crate::ops::reduce::{join_halves, join_lanes};
use crate::shape::{Index, MAX_RANK, SameShape, Shape};

/// `softmax`, or its logarithm.
#[derive(Clone, Copy, Debug)]
pub struct Softmax<X, I, const LOG: bool> {
    pub(crate) x: X,
    along: PhantomData<fn() -> I>,
}
impl<X, I, const LOG: bool> Softmax<X, I, LOG> {
    pub(crate) fn new(x: X) -> Self {
        Self {
            x,
            along: PhantomData,
        }
    }
}

/// The sizes with one of them replaced by 1.
pub(in crate::ops) const fn across(mut sizes: [usize; MAX_RANK], axis: usize) -> [usize; MAX_RANK] {
    sizes[axis] = 1;
    sizes
}

kernels! {
    [X: ExprNode<Elem: Real>, I: Index, const LOG: bool]
    Softmax<X, I, LOG> => Softmax<X::Placed, I, LOG>, X::Elem, X::Shape;
    x: X;
    |this| Softmax { x, along: this.along };
    [Op: Centered, X: ExprNode<Elem: Real>, To: Shape, W: KernelOperand<Placed: Maybe<X::Elem>>, B: KernelOperand<Placed: Maybe<X::Elem>>, Out: Shape]
    Norm<Op, X, To, W, B, Out> => Norm<Op, X::Placed, To, W::Placed, B::Placed, Out>, X::Elem, Out;
    x: X, w: W, b: B;
    |this| Norm { x, w, b, eps: this.eps, over: this.over, output: this.output };
    [X: ExprNode<Elem: Real>, M: ExprNode<Elem = X::Elem>, V: ExprNode<Elem = X::Elem>, W: KernelOperand<Placed: Maybe<X::Elem>>, B: KernelOperand<Placed: Maybe<X::Elem>>, Out: Shape]
    BatchNorm<X, M, V, W, B, Out> => BatchNorm<X::Placed, M::Placed, V::Placed, W::Placed, B::Placed, Out>, X::Elem, Out;
    x: X, mean: M, var: V, w: W, b: B;
    |this| BatchNorm { x, mean, var, w, b, eps: this.eps, output: this.output };
}

// SAFETY: the lanes along one dimension together are all indices of the shape.
unsafe impl<X: Materialized, I: Index, const LOG: bool> Compute for Softmax<X, I, LOG>
where
    X::Elem: Real,
{
    type Elem = X::Elem;
    type Shape = X::Shape;
    unsafe fn run<L: Layout<Shape = X::Shape>>(&self, out: *mut X::Elem, unique: bool) {
        if const { ShapeOf::<X>::NUMEL } == 0 {
            return;
        }
        // SAFETY: guaranteed by the caller. Each part writes lanes of its own; threads share only memory that is read,
        // or that is read by the one that writes it.
        unsafe {
            if const { Self::in_place::<L>() } {
                copy::<X, L>(&self.x, out, unique);
            }
            in_parts(
                const { steps(&Self::lanes::<L>()) },
                const { ShapeOf::<X>::NUMEL },
                unique && X::is_shared(),
                #[cfg_attr(not(unoptimised), inline(always))]
                |some| {
                    with_vectors::<ComputeBound, _, _>(
                        const { ShapeOf::<X>::NUMEL },
                        self,
                        Lanes::<L, _>(out, some, PhantomData),
                    );
                },
            );
        }
    }
}
/// A range of the lanes of a softmax, and the first element of its result in the layout `L`: as [`Softmax::some`]
/// requires.
struct Lanes<L, T>(*mut T, Range<usize>, PhantomData<L>);
impl<X: Materialized, I: Index, L: Layout<Shape = X::Shape>, const LOG: bool>
    Loop<Softmax<X, I, LOG>, ()> for Lanes<L, X::Elem>
where
    X::Elem: Real,
{
    #[cfg_attr(not(unoptimised), inline(always))]
    fn run<V: Vectors>(self, softmax: &Softmax<X, I, LOG>) {
        // SAFETY: guaranteed where this was made.
        unsafe { softmax.some::<V, L>(self.0, self.1) }
    }
}
impl<X: Materialized, I: Index, const LOG: bool> Softmax<X, I, LOG>
where
    X::Elem: Real,
{
    /// Whether the input is copied to the result, where lanes are then computed: in vectors, which its strides do not allow.
    const fn in_place<L: Layout<Shape = X::Shape>>() -> bool {
        let along = axis::<X::Shape, I>();
        let (xs, os) = (&X::STEPS, &L::PADDED_STRIDES);
        let adjacent = xs[along] == 1 && os[along] == 1;
        // Of elements of 8 bytes, squares of four are transposed, by and for tiles: two times are one too many. 4096 rows of
        // 16 from planes take 138 µs so, and 114 by themselves, on a Xeon with AVX-512.
        let short = size_of::<X::Elem>() == 8
            && os[along] == 1
            && ShapeOf::<X>::PADDED[along] < CHUNK
            && is_short::<X::Elem>(&ShapeOf::<X>::PADDED, 1);
        worth_a_copy::<X>()
            && !adjacent
            && !short
            && Space::new::<X>(along, xs, os).beside.is_none()
            && (os[along] == 1 || Space::new::<X>(along, os, os).beside.is_some())
    }
    /// The strides of the elements that are read.
    const fn steps<L: Layout<Shape = X::Shape>>() -> [usize; MAX_RANK] {
        steps_of::<X, L>(Self::in_place::<L>())
    }
    /// Whether lanes are rows shorter than a chunk, which are computed in tiles.
    const fn in_tiles<L: Layout<Shape = X::Shape>>() -> bool {
        let along = axis::<X::Shape, I>();
        along == MAX_RANK - 1
            && Self::steps::<L>()[along] == 1
            && L::PADDED_STRIDES[along] == 1
            && ShapeOf::<X>::PADDED[along] < CHUNK
            && is_short::<X::Elem>(&ShapeOf::<X>::PADDED, 1)
    }
    const fn space<L: Layout<Shape = X::Shape>>() -> Space {
        Space::new::<X>(
            axis::<X::Shape, I>(),
            &Self::steps::<L>(),
            &L::PADDED_STRIDES,
        )
    }
    /// The sizes of an index space with one index per lane, per strip of adjacent lanes, or per tile of short rows.
    const fn lanes<L: Layout<Shape = X::Shape>>() -> [usize; MAX_RANK] {
        if Self::in_tiles::<L>() {
            return tiles(&ShapeOf::<X>::PADDED, 1);
        }
        let Space { sizes, beside } = Self::space::<L>();
        let mut sizes = across(sizes, axis::<X::Shape, I>());
        if let Some(neighbour) = beside {
            sizes[neighbour] = sizes[neighbour].div_ceil(BESIDE);
        }
        sizes
    }

    /// # Safety
    /// As for `run`. The shape has elements, and `some` is a range of its lanes.
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn some<V: Vectors, L: Layout<Shape = X::Shape>>(
        &self,
        out: *mut X::Elem,
        some: Range<usize>,
    ) {
        let (xs, os) = const { (Self::steps::<L>(), L::PADDED_STRIDES) };
        // If both are the same memory, the compiler knows it.
        let first = if const { Self::in_place::<L>() } {
            out.cast_const()
        } else {
            self.x.first()
        };
        if const { Self::in_tiles::<L>() } {
            // SAFETY: guaranteed by the caller: these are the rows of some tiles.
            return unsafe {
                each_tile(
                    const { (&ShapeOf::<X>::PADDED, 1) },
                    some,
                    (first, &xs),
                    (out, &os),
                    #[cfg_attr(not(unoptimised), inline(always))]
                    |x, y, rows| {
                        softmax::<V, _, LOG>(
                            x,
                            y,
                            [const { ShapeOf::<X>::PADDED }[MAX_RANK - 1], rows],
                        );
                    },
                );
            };
        }
        let along = const { axis::<X::Shape, I>() };
        let n = const { ShapeOf::<X>::PADDED[axis::<X::Shape, I>()] };
        let (x_step, y_step) = (xs[along], os[along]);
        let Space { sizes, beside } = const { Self::space::<L>() };
        // With a constant width, the sums stay in registers.
        let whole = const { Self::space::<L>().width() };
        walk_part(
            const { &Self::lanes::<L>() },
            const { ShapeOf::<X>::NUMEL },
            some,
            #[cfg_attr(not(unoptimised), inline(always))]
            |index| {
                let mut index = *index;
                let mut width = 1;
                if let Some(neighbour) = beside {
                    let start = index[neighbour] * BESIDE;
                    let left = sizes[neighbour] - start;
                    width = if left < BESIDE { left } else { BESIDE };
                    index[neighbour] = start;
                }
                // SAFETY: these are the first elements of a lane of the input and of the output, or of a strip of lanes
                // that are adjacent in both.
                unsafe {
                    let x = first.add(distance(&index, &xs));
                    let y = out.add(distance(&index, &os));
                    if beside.is_some() && width == whole {
                        strip::<V, _, LOG>(x, y, [n, whole], [x_step, y_step]);
                    } else if beside.is_some() {
                        strip::<V, _, LOG>(x, y, [n, width], [x_step, y_step]);
                    } else if const { VECTORS && is_small::<X::Elem>() } {
                        lane::<V, _, LOG>(x, y, n, [x_step, y_step]);
                    } else {
                        small_lane::<_, LOG>(x, y, n, [x_step, y_step]);
                    }
                }
            },
        );
    }
}
/// The lanes along a dimension.
struct Space {
    /// The sizes; of dimensions whose lanes are adjacent as those of one, the last has all.
    sizes: [usize; MAX_RANK],
    /// The dimension along which lanes are adjacent in memory, if the elements of a lane are not.
    beside: Option<usize>,
}
impl Space {
    /// Of lanes with these strides in the input and in the output.
    const fn new<X: Materialized>(
        along: usize,
        xs: &[usize; MAX_RANK],
        os: &[usize; MAX_RANK],
    ) -> Self {
        let mut sizes = ShapeOf::<X>::PADDED;
        let mut beside = None;
        if !VECTORS || !is_small::<X::Elem>() || xs[along] == 1 {
            return Self { sizes, beside };
        }
        let (mut last, mut d) = (MAX_RANK - 1, MAX_RANK - 1);
        while d > 0 {
            d -= 1;
            let size = sizes[last];
            if sizes[d] == 1 || d == along {
                continue;
            }
            if last != along && xs[d] == size * xs[last] && os[d] == size * os[last] {
                sizes[last] *= sizes[d];
                sizes[d] = 1;
            } else {
                last = d;
            }
        }
        d = MAX_RANK;
        while d > 0 {
            d -= 1;
            if d != along && sizes[d] >= FEW && xs[d] == 1 && os[d] == 1 {
                beside = Some(d);
            }
        }
        Self { sizes, beside }
    }
    /// The number of lanes of a strip.
    const fn width(&self) -> usize {
        match self.beside {
            Some(d) if self.sizes[d] < BESIDE => self.sizes[d],
            _ => BESIDE,
        }
    }
}
/// Whether an input whose strides allow no vectors is copied to the memory of the result, which costs less than to read it
/// as it is. With feature `reproducible` it is on small processors, too: the order of sums is that of the strides.
pub(super) const fn worth_a_copy<X: Materialized>() -> bool {
    VECTORS
        && cfg!(any(feature = "std", feature = "reproducible"))
        && size_of::<X::Elem>() <= 8
        && ShapeOf::<X>::NUMEL >= WORTH_VECTORS
}
/// The strides of the elements that are read, `in_place` of the result.
pub(super) const fn steps_of<X: Materialized, L: Layout>(in_place: bool) -> [usize; MAX_RANK] {
    if in_place {
        L::PADDED_STRIDES
    } else {
        X::STEPS
    }
}
/// The first of the elements that are read, which are copied to the result if they are normalised `in_place`. That it is that
/// of the result the compiler then knows.
///
/// # Safety
/// As for [`Compute::run`].
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) unsafe fn first_of<X: Materialized, L: Layout>(
    x: &X,
    out: *mut X::Elem,
    unique: bool,
    in_place: bool,
) -> *const X::Elem {
    if !in_place {
        return x.first();
    }
    // SAFETY: guaranteed by the caller.
    unsafe { copy::<X, L>(x, out, unique) };
    out.cast_const()
}
/// Whether elements of these inner sizes are contiguous in the output and, with these strides, in the input, and many.
pub(super) const fn are_lines<L: Layout>(
    inner: &[usize; MAX_RANK],
    xs: &[usize; MAX_RANK],
) -> bool {
    is_long(inner) && is_line(inner, xs) && is_line(inner, &L::PADDED_STRIDES)
}
/// Whether elements of these inner sizes are normalised in the memory of the result.
pub(super) const fn lines_in_place<X: Materialized, L: Layout>(inner: &[usize; MAX_RANK]) -> bool {
    worth_a_copy::<X>()
        && !are_lines::<L>(inner, &X::STEPS)
        && are_lines::<L>(inner, &L::PADDED_STRIDES)
}
/// Whether some arrays of elements fit on the stack: not of those with many derivatives.
const fn is_small<T>() -> bool {
    size_of::<T>() <= 64
}
/// Minimum number of adjacent lanes for which a strip is faster than single lanes.
const FEW: usize = 8;
/// Maximum number of lanes of a strip; the accumulators are arrays of this length.
const BESIDE: usize = 64;
/// Number of elements that are computed in an array before they are written.
pub(super) const CHUNK: usize = 64;
/// Number of elements of an incomplete chunk that are computed together.
const WHOLE: usize = 16;
/// Number of elements that are summed before the partial sum is added to the total.
pub(super) const ROWS: usize = 16;

/// The largest of `n` elements, at least one. Independent lanes shorten the chain of dependent comparisons.
#[cfg_attr(not(unoptimised), inline(always))]
fn largest<T: Copy>(n: usize, at: impl Fn(usize) -> T, larger: impl Fn(T, T) -> T) -> T {
    if const { !is_small::<T>() } {
        return (1..n).fold(at(0), |most, i| larger(at(i), most));
    }
    let mut lanes = [at(0); LANES];
    let mut i = 0;
    while n.wrapping_sub(i) >= LANES {
        for (most, lane) in lanes.iter_mut().zip(0..LANES) {
            *most = larger(at(i.wrapping_add(lane)), *most);
        }
        i = i.wrapping_add(LANES);
    }
    let mut most = lanes[0];
    for x in lanes {
        most = larger(x, most);
    }
    for i in i..n {
        most = larger(at(i), most);
    }
    most
}
/// As [`largest`], in vectors; the last one has elements that were seen before.
#[cfg_attr(not(unoptimised), inline(always))]
fn largest_in_vectors<T: Copy, const LANES: usize>(
    n: usize,
    at: impl Fn(usize) -> T,
    larger: impl Fn(T, T) -> T,
) -> T {
    let mut lanes = [at(0); LANES];
    let mut begin = 0;
    while n.wrapping_sub(begin) >= LANES {
        for (most, lane) in lanes.iter_mut().zip(0..LANES) {
            *most = larger(at(begin.wrapping_add(lane)), *most);
        }
        begin = begin.wrapping_add(LANES);
    }
    if begin < n {
        for (most, i) in lanes.iter_mut().zip(n.saturating_sub(LANES)..n) {
            *most = larger(at(i), *most);
        }
    }
    join_lanes(&lanes, larger)
}
/// The largest element, and the sum of the exponentials of the differences from it. `put` receives each exponential.
///
/// # Safety
/// There are `n` readable elements, at least one, with stride `step`.
#[cfg_attr(not(unoptimised), inline(always))]
pub(crate) unsafe fn largest_and_sum<V: Vectors, T: Real>(
    x: *const T,
    step: usize,
    n: usize,
    put: impl FnMut(usize, T),
) -> (T, T) {
    // SAFETY: `i` is less than `n`.
    let at = |i: usize| unsafe { *x.add(i.wrapping_mul(step)) };
    // No check for NaN is needed: the exponential propagates it.
    let most = largest_of::<V, _>(n, at);
    (most, sum_of_exponentials::<V, _>(n, at, most, put))
}
/// The largest of `n` elements, at least one; if one is NaN, any of them.
#[cfg_attr(not(unoptimised), inline(always))]
pub(crate) fn largest_of<V: Vectors, T: Real>(n: usize, at: impl Fn(usize) -> T) -> T {
    if const { VECTORS && is_small::<T>() } && n >= LANES {
        largest_in_vectors::<T, LANES>(n, at, upper)
    } else if const { VECTORS && is_small::<T>() && V::BYTES >= 32 } && n >= FEW {
        largest_in_vectors::<T, FEW>(n, at, upper)
    } else {
        largest(n, at, upper)
    }
}
/// The sum of the exponentials of the differences of `n` elements from `most`. `put` receives each exponential.
#[cfg_attr(not(unoptimised), inline(always))]
pub(crate) fn sum_of_exponentials<V: Vectors, T: Real>(
    n: usize,
    at: impl Fn(usize) -> T,
    most: T,
    mut put: impl FnMut(usize, T),
) -> T {
    if const { !is_small::<T>() } {
        let mut sum = ShortSum::new();
        for i in 0..n {
            let e = (at(i) - most).share_with::<V>();
            put(i, e);
            sum.add(e);
        }
        return sum.total();
    }
    let mut sums = [T::ZERO; CHUNK];
    let mut begin = 0;
    while n.wrapping_sub(begin) >= CHUNK {
        let mut part = [T::ZERO; CHUNK];
        // `enumerate` would check its count for overflow.
        for (e, i) in part.iter_mut().zip(0..CHUNK) {
            *e = (at(begin.wrapping_add(i)) - most).share_with::<V>();
        }
        for (e, i) in part.iter().zip(0..CHUNK) {
            put(begin.wrapping_add(i), *e);
        }
        for (sum, e) in sums.iter_mut().zip(part) {
            *sum = *sum + e;
        }
        begin = begin.wrapping_add(CHUNK);
    }
    if begin < n {
        if const { !VECTORS } {
            for (sum, i) in sums.iter_mut().zip(begin..n) {
                let e = (at(i) - most).share_with::<V>();
                put(i, e);
                *sum = *sum + e;
            }
            return join_halves(sums, T::plus);
        }
        let left = n.wrapping_sub(begin);
        let mut part = [most; CHUNK];
        for (e, i) in part.iter_mut().zip(0..left) {
            *e = at(begin.wrapping_add(i));
        }
        // Chunks of constant length compile to whole vectors.
        let chunks = left.div_ceil(WHOLE);
        for some in part.as_chunks_mut::<WHOLE>().0.iter_mut().take(chunks) {
            for e in some {
                *e = (*e - most).share_with::<V>();
            }
        }
        // Of wide vectors, as many as of a whole chunk are faster than some.
        let added = if const { V::BYTES >= 32 } {
            CHUNK
        } else {
            chunks.wrapping_mul(WHOLE)
        };
        for (e, i) in part.iter_mut().zip(0..added) {
            *e = if i < left { *e } else { T::ZERO };
        }
        for (e, i) in part.iter().zip(0..left) {
            put(begin.wrapping_add(i), *e);
        }
        for (sum, e) in sums.iter_mut().zip(part).take(added) {
            *sum = *sum + e;
        }
    }
    join_halves(sums, T::plus)
}
/// As [`largest_and_sum`], of each of `W` columns of some rows, at least one. The sums are those of the differences from what
/// `less` makes of the largest elements, which is returned.
#[cfg_attr(not(unoptimised), inline(always))]
pub(crate) fn largest_and_sums<V: Vectors, T: Real, const W: usize>(
    rows: usize,
    at: impl Fn(usize, usize) -> T,
    less: impl Fn(T) -> T,
) -> ([T; W], [T; W]) {
    let mut mosts = [T::ZERO; W];
    for (j, most) in mosts.iter_mut().enumerate() {
        *most = at(0, j);
    }
    for i in 1..rows {
        for (j, most) in mosts.iter_mut().enumerate() {
            *most = upper(at(i, j), *most);
        }
    }
    for most in &mut mosts {
        *most = less(*most);
    }
    let mut sums = [T::ZERO; W];
    let mut begin = 0;
    while begin < rows {
        let end = if rows - begin < ROWS {
            rows
        } else {
            begin + ROWS
        };
        let mut some = [T::ZERO; W];
        for i in begin..end {
            for (j, sum) in some.iter_mut().enumerate() {
                *sum = *sum + (at(i, j) - mosts[j]).share_with::<V>();
            }
        }
        for (sum, some) in sums.iter_mut().zip(some) {
            *sum = *sum + some;
        }
        begin = end;
    }
    (mosts, sums)
}
/// The quotient of `x`, at most 1, and `sum`, given the reciprocal of the sum: its error is corrected, so that it is rounded
/// once.
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) fn part_of<V: Vectors, T: Real>(x: T, sum: T, per: T) -> T {
    if const { !V::FUSED } {
        return x / sum;
    }
    // The error of a small quotient would be subnormal, for which processors take a hundred times as long. Of a number with
    // a derivative, the derivative may be large.
    let scaled = is_float::<T>();
    let up = if scaled { T::nearest(UP) } else { T::ONE };
    let x = x * up;
    let y = x * per;
    let y = multiply_add::<V, T>(multiply_add::<V, T>(-y, sum, x), per, y);
    if scaled { y * T::nearest(1.0 / UP) } else { y }
}
/// A power of two, by which quotients are scaled without rounding.
const UP: f64 = (1u64 << 63) as f64;
/// Softmax of one lane, in whole vectors.
///
/// # Safety
/// `n` elements, at least one, are readable from `x` and writable from `y`, at their strides.
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn lane<V: Vectors, T: Real, const LOG: bool>(
    x: *const T,
    y: *mut T,
    n: usize,
    [x_step, y_step]: [usize; 2],
) {
    // SAFETY: `i` is less than `n`; elements of the result are read only after they were written.
    unsafe {
        let (most, sum) = largest_and_sum::<V, _>(
            x,
            x_step,
            n,
            #[cfg_attr(not(unoptimised), inline(always))]
            |i, e| {
                if !LOG {
                    y.add(i * y_step).write(e);
                }
            },
        );
        let log = sum.logarithm_with::<V>();
        let per = T::ONE / sum;
        for i in 0..n {
            let y = y.add(i * y_step);
            y.write(if LOG {
                *x.add(i * x_step) - most - log
            } else {
                part_of::<V, T>(*y, sum, per)
            });
        }
    }
}
/// The prefetch distance of a strip, in lines.
const AHEAD: usize = 16;
/// Prefetches elements that are needed soon. The hardware does not predict accesses with large strides: without the
/// prefetch, a strip waits for most of its lines.
#[cfg_attr(not(unoptimised), inline(always))]
fn soon<T>(first: *const T, count: usize) {
    if cfg!(feature = "std") {
        for line in 0..(count * size_of::<T>()).div_ceil(64) {
            prefetch(first.cast::<u8>().wrapping_add(64 * line));
        }
    }
}
/// Softmax of `width` adjacent lanes of `n` elements each.
///
/// # Safety
/// `n` rows of `width` adjacent elements are readable from `x` and writable from `y`; the rows are at the strides
/// `x_step` and `y_step`, and `width` is at most `BESIDE`.
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn strip<V: Vectors, T: Real, const LOG: bool>(
    x: *const T,
    y: *mut T,
    [n, width]: [usize; 2],
    [x_step, y_step]: [usize; 2],
) {
    // SAFETY: `i` is less than `n` and `j` less than the width.
    let at = |i: usize, j: usize| unsafe { *x.add(i * x_step + j) };
    let mut most = [T::ZERO; BESIDE];
    for (j, most) in most.iter_mut().enumerate().take(width) {
        *most = at(0, j);
    }
    for i in 1..n {
        soon(x.wrapping_add((i + AHEAD) * x_step), width);
        for (j, most) in most.iter_mut().enumerate().take(width) {
            *most = upper(at(i, j), *most);
        }
    }
    let mut sums = [T::ZERO; BESIDE];
    let mut begin = 0;
    while begin < n {
        let end = if n - begin < ROWS { n } else { begin + ROWS };
        let mut some = [T::ZERO; BESIDE];
        for i in begin..end {
            let mut part = [T::ZERO; BESIDE];
            for (j, e) in part.iter_mut().enumerate().take(width) {
                *e = (at(i, j) - most[j]).share_with::<V>();
            }
            for (j, sum) in some.iter_mut().enumerate().take(width) {
                *sum = *sum + part[j];
            }
            if !LOG {
                soon(y.wrapping_add((i + AHEAD) * y_step), width);
                for (j, e) in part.iter().enumerate().take(width) {
                    // SAFETY: Bounds: `i` is less than `n` and `j` less than the width, so this is an element of the
                    // result.
                    unsafe { y.add(i * y_step + j).write(*e) };
                }
            }
        }
        for (sum, some) in sums.iter_mut().zip(some) {
            *sum = *sum + some;
        }
        begin = end;
    }
    let mut per = [T::ZERO; BESIDE];
    for (sum, per) in sums.iter_mut().zip(&mut per).take(width) {
        if LOG {
            *sum = sum.logarithm();
        } else {
            *per = T::ONE / *sum;
        }
    }
    for i in 0..n {
        if LOG {
            soon(y.wrapping_add((i + AHEAD) * y_step), width);
        }
        for j in 0..width {
            // SAFETY: Bounds: `i` is less than `n` and `j` less than the width. Initialisation: the result is read
            // only where the first pass wrote it.
            unsafe {
                let y = y.add(i * y_step + j);
                y.write(if LOG {
                    at(i, j) - most[j] - sums[j]
                } else {
                    part_of::<V, T>(*y, sums[j], per[j])
                });
            }
        }
    }
}
/// Softmax of one lane for processors without vectors, in less code.
///
/// # Safety
/// As for [`lane`].
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn small_lane<T: Real, const LOG: bool>(
    x: *const T,
    y: *mut T,
    n: usize,
    [x_step, y_step]: [usize; 2],
) {
    // SAFETY: `i` is less than `n`.
    let at = |i: usize| unsafe { *x.add(i * x_step) };
    let most = largest(n, at, larger);
    let mut sum = ShortSum::new();
    for i in 0..n {
        let e = (at(i) - most).share();
        sum.add(e);
        if !LOG {
            // SAFETY: Bounds: `i` is less than `n`, so this is an element of the result.
            unsafe { y.add(i * y_step).write(e) };
        }
    }
    let sum = sum.total();
    let log = sum.logarithm();
    for i in 0..n {
        // SAFETY: Bounds: `i` is less than `n`. Initialisation: the result is read only where the first pass wrote
        // it.
        unsafe {
            let y = y.add(i * y_step);
            y.write(if LOG { at(i) - most - log } else { *y / sum });
        }
    }
}
/// Number of elements that are compared at once.
const LANES: usize = if cfg!(any(target_arch = "x86_64", feature = "reproducible")) {
    32
} else {
    4
};
/// The larger of two numbers, neither of which is NaN.
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) fn upper<T: Real>(x: T, most: T) -> T {
    if x > most { x } else { most }
}
/// The larger of two numbers, or NaN if one is NaN.
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) fn larger<T: Real>(x: T, most: T) -> T {
    if x > most || x.is_nan() { x } else { most }
}

/// The number added to a variance so that its square root is not 0.
#[derive(Clone, Copy)]
pub(crate) struct Epsilon<T>(pub(crate) T);
// `Debug` does not print every element, so it needs no bound on the element type.
impl<T> core::fmt::Debug for Epsilon<T> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("Epsilon")
    }
}

/// `layer_norm` or `rms_norm` over the last dimensions.
#[derive(Clone, Copy, Debug)]
pub struct Norm<Op, X: ExprNode, To, W, B, Out> {
    pub(crate) x: X,
    pub(crate) w: W,
    pub(crate) b: B,
    pub(crate) eps: Epsilon<ElemOf<X>>,
    over: PhantomData<fn() -> (Op, To)>,
    output: AcceptedLayout<Out>,
}
impl<Op, X: ExprNode, To, Out> Norm<Op, X, To, (), (), Out> {
    pub(super) fn new(x: X, eps: X::Elem) -> Self {
        Self {
            x,
            w: (),
            b: (),
            eps: Epsilon(eps),
            over: PhantomData,
            output: PhantomData,
        }
    }
}
impl<Op, X: ExprNode, To, W, B, Out> Norm<Op, X, To, W, B, Out> {
    pub(crate) fn with(x: X, w: W, b: B, eps: Epsilon<ElemOf<X>>) -> Self {
        Self {
            x,
            w,
            b,
            eps,
            over: PhantomData,
            output: PhantomData,
        }
    }
}
/// Whether a norm subtracts the mean.
#[doc(hidden)]
pub trait Centered {
    const CENTERED: bool;
}
impl Centered for layer_norm {
    const CENTERED: bool = true;
}
impl Centered for rms_norm {
    const CENTERED: bool = false;
}

/// The sizes of the last `rank` dimensions, or of the others; the rest are 1.
pub(crate) const fn part(
    mut sizes: [usize; MAX_RANK],
    rank: usize,
    last: bool,
) -> [usize; MAX_RANK] {
    let mut d = 0;
    while d < MAX_RANK {
        if (d >= MAX_RANK - rank) != last {
            sizes[d] = 1;
        }
        d += 1;
    }
    sizes
}
/// Writes a norm of the elements of these sizes, at any strides, with the weights and biases that are `given`.
///
/// # Safety
/// The elements are readable, from `x`, and writable, from `y`, at their strides.
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) unsafe fn scattered<T: Real>(
    sizes: &[usize; MAX_RANK],
    (x, xs): (*const T, &[usize; MAX_RANK]),
    (y, ys): (*mut T, &[usize; MAX_RANK]),
    centered: bool,
    eps: T,
    given: impl Fn(&[usize; MAX_RANK]) -> (Option<T>, Option<T>),
) {
    let elements = steps(sizes);
    let n = count::<T>(elements);
    // SAFETY: guaranteed by the caller.
    let at = |i: &[usize; MAX_RANK]| unsafe { *x.add(distance(i, xs)) };
    let mut mean = T::zero();
    if centered {
        let mut sum = Sum::of_at_most(elements);
        walk(
            sizes,
            #[cfg_attr(not(unoptimised), inline(always))]
            |i| sum.add(at(i)),
        );
        mean = sum.total() / n;
    }
    let mut squares = Sum::of_at_most(elements);
    walk(
        sizes,
        #[cfg_attr(not(unoptimised), inline(always))]
        |i| squares.add((at(i) - mean) * (at(i) - mean)),
    );
    let scale = (squares.total() / n + eps).sqrt().recip();
    walk(
        sizes,
        #[cfg_attr(not(unoptimised), inline(always))]
        |i| {
            let mut e = (at(i) - mean) * scale;
            let (w, b) = given(i);
            if let Some(w) = w {
                e = e * w;
            }
            if let Some(b) = b {
                e = e + b;
            }
            // SAFETY: guaranteed by the caller.
            unsafe { y.add(distance(i, ys)).write(e) };
        },
    );
}

// SAFETY: the outer and the inner indices together are all indices of the shape.
unsafe impl<
    Op: Centered,
    X: Materialized,
    To: Shape,
    W: Maybe<X::Elem>,
    B: Maybe<X::Elem>,
    Out: Shape,
> Compute for Norm<Op, X, To, W, B, Out>
where
    X::Elem: Real,
{
    type Elem = X::Elem;
    type Shape = Out;
    unsafe fn run<L: Layout<Shape = Out>>(&self, out: *mut X::Elem, unique: bool) {
        // SAFETY: guaranteed by the caller.
        let first =
            unsafe { first_of::<X, L>(&self.x, out, unique, const { Self::in_place::<L>() }) };
        if const { Self::in_tiles::<L>() } {
            // SAFETY: guaranteed by the caller.
            return unsafe { self.run_in_tiles::<L>(first, out, unique) };
        }
        let lines = const {
            let inner = &part(ShapeOf::<X>::PADDED, To::RANK, true);
            is_long(inner) && Self::are_lines(&Self::steps::<L>(), &L::PADDED_STRIDES)
        };
        // SAFETY: guaranteed by the caller; each element of the output is written by one thread only. The sum of an
        // outer and an inner index is a valid index of the input and of the output; the inner index is a valid index of
        // weight and bias.
        unsafe {
            walk_shared::<X::Elem>(
                const { &part(ShapeOf::<X>::PADDED, To::RANK, false) },
                const { ShapeOf::<X>::NUMEL },
                unique,
                #[cfg_attr(not(unoptimised), inline(always))]
                |outer| {
                    let x = first.add(distance(outer, const { &Self::steps::<L>() }));
                    let y = out.add(distance(outer, const { &L::PADDED_STRIDES }));
                    if lines {
                        return self.line(x, y);
                    }
                    scattered(
                        const { &part(ShapeOf::<X>::PADDED, To::RANK, true) },
                        (x, const { &Self::steps::<L>() }),
                        (y, const { &L::PADDED_STRIDES }),
                        Op::CENTERED,
                        self.eps.0,
                        #[cfg_attr(not(unoptimised), inline(always))]
                        |i| (self.w.at(i), self.b.at(i)),
                    );
                },
            );
        }
    }
}
impl<Op: Centered, X: Materialized, To: Shape, W: Maybe<X::Elem>, B: Maybe<X::Elem>, Out: Shape>
    Norm<Op, X, To, W, B, Out>
where
    X::Elem: Real,
{
    /// Whether rows with these strides are contiguous, and weight and bias are.
    pub(super) const fn are_lines(xs: &[usize; MAX_RANK], os: &[usize; MAX_RANK]) -> bool {
        let row = &part(ShapeOf::<X>::PADDED, To::RANK, true);
        is_line(row, xs) && is_line(row, os) && W::IS_LINE && B::IS_LINE
    }
    /// Whether rows are normalised in the memory of the result.
    const fn in_place<L: Layout>() -> bool {
        let (sizes, os) = (&ShapeOf::<X>::PADDED, &L::PADDED_STRIDES);
        worth_a_copy::<X>()
            && (is_long(&part(*sizes, To::RANK, true)) || is_short::<X::Elem>(sizes, To::RANK))
            && !Self::are_lines(&X::STEPS, os)
            && Self::are_lines(os, os)
    }
    /// The strides of the elements that are read.
    pub(super) const fn steps<L: Layout>() -> [usize; MAX_RANK] {
        steps_of::<X, L>(Self::in_place::<L>())
    }
    /// Normalises the elements of one outer index, which are contiguous.
    ///
    /// # Safety
    /// `To::NUMEL` elements are readable, and writable; weight and bias are contiguous.
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn line(&self, x: *const X::Elem, y: *mut X::Elem) {
        let n = To::NUMEL;
        let given = [self.w.pointer(), self.b.pointer()];
        // SAFETY: guaranteed by the caller.
        unsafe {
            let (mean, scale) = if const { Op::CENTERED } {
                moments::<_, true>(x, n, self.eps.0)
            } else {
                moments::<_, false>(x, n, self.eps.0)
            };
            match const { (W::GIVEN, B::GIVEN) } {
                (false, false) => shifted(n, x, y, [mean, scale, X::Elem::zero()]),
                (true, false) => weighted::<_, true, false>(n, x, y, [mean, scale], given),
                (false, true) => weighted::<_, false, true>(n, x, y, [mean, scale], given),
                (true, true) => weighted::<_, true, true>(n, x, y, [mean, scale], given),
            }
        }
    }
}

impl<Op, X: ExprNode, To: Shape, W, B, Out: Shape> Lazy<Norm<Op, X, To, W, B, Out>> {
    /// Multiplies the normalised elements by a weight each.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x: Tensor<f32, Shape![2]> = tensor![1.0, 3.0];
    /// let w = tensor![1.0, 10.0];
    /// assert_eq!(x.layer_norm::<Shape![2]>(0.0).weight(&w).eval().as_slice(), [-1.0, 10.0]);
    /// ```
    // One bound per line, as the error message shows it.
    #[rustfmt::skip]
    pub fn weight<E: IntoExpr<X::Memory, Elem = X::Elem>>(
        self,
        w: E,
    ) -> Lazy<Norm<Op, X, To, E::Node, B, IfShapeFits<E::Shape, Op, weight, To, Out>>>
    where
        E::Shape: ShapeFitsBy<Op, weight, To, SameShape<E::Shape, To>>
            + ShapeFits<Op, weight, To>,
    {
        let Norm { x, b, eps, .. } = self.0;
        Lazy(Norm {
            x,
            w: w.node(),
            b,
            eps,
            over: PhantomData,
            output: PhantomData,
        })
    }
}
impl<X: ExprNode, To: Shape, W, B, Out: Shape> Lazy<Norm<layer_norm, X, To, W, B, Out>> {
    /// Adds a bias to each normalised element.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x: Tensor<f32, Shape![2]> = tensor![1.0, 3.0];
    /// let b = tensor![1.0, 10.0];
    /// assert_eq!(x.layer_norm::<Shape![2]>(0.0).bias(&b).eval().as_slice(), [0.0, 11.0]);
    /// ```
    // One bound per line, as the error message shows it.
    #[rustfmt::skip]
    pub fn bias<E: IntoExpr<X::Memory, Elem = X::Elem>>(
        self,
        b: E,
    ) -> Lazy<Norm<layer_norm, X, To, W, E::Node, IfShapeFits<E::Shape, layer_norm, bias, To, Out>>>
    where
        E::Shape: ShapeFitsBy<layer_norm, bias, To, SameShape<E::Shape, To>>
            + ShapeFits<layer_norm, bias, To>,
    {
        let Norm { x, w, eps, .. } = self.0;
        Lazy(Norm {
            x,
            w,
            b: b.node(),
            eps,
            over: PhantomData,
            output: PhantomData,
        })
    }
}

/// `batch_norm` with the running mean and variance of the training.
#[derive(Clone, Copy, Debug)]
pub struct BatchNorm<X: ExprNode, M, V, W, B, Out> {
    pub(crate) x: X,
    pub(crate) mean: M,
    pub(crate) var: V,
    pub(crate) w: W,
    pub(crate) b: B,
    pub(crate) eps: Epsilon<ElemOf<X>>,
    output: AcceptedLayout<Out>,
}
impl<X: ExprNode, M, V, Out> BatchNorm<X, M, V, (), (), Out> {
    pub(super) fn new(x: X, mean: M, var: V, eps: X::Elem) -> Self {
        Self {
            x,
            mean,
            var,
            w: (),
            b: (),
            eps: Epsilon(eps),
            output: PhantomData,
        }
    }
}

impl<X: ExprNode, M, V, W, B, Out> BatchNorm<X, M, V, W, B, Out> {
    pub(crate) fn with(x: X, mean: M, var: V, w: W, b: B, eps: Epsilon<ElemOf<X>>) -> Self {
        Self {
            x,
            mean,
            var,
            w,
            b,
            eps,
            output: PhantomData,
        }
    }
}

// SAFETY: `walk` visits every index of the shape.
unsafe impl<
    X: Materialized,
    M: Materialized<Elem = X::Elem>,
    V: Materialized<Elem = X::Elem>,
    W: Maybe<X::Elem>,
    B: Maybe<X::Elem>,
    Out: Shape,
> Compute for BatchNorm<X, M, V, W, B, Out>
where
    X::Elem: Real,
{
    type Elem = X::Elem;
    type Shape = Out;
    unsafe fn run<L: Layout<Shape = Out>>(&self, out: *mut X::Elem, unique: bool) {
        let channels = const { axis::<X::Shape, SecondOf<X::Shape>>() };
        let inner = const { positions::<X::Shape>(true) };
        let in_place = const { lines_in_place::<X, L>(&positions::<X::Shape>(true)) };
        let (xs, os) = const {
            let in_place = lines_in_place::<X, L>(&positions::<X::Shape>(true));
            (steps_of::<X, L>(in_place), L::PADDED_STRIDES)
        };
        let lines = const {
            let inner = &positions::<X::Shape>(true);
            let in_place = lines_in_place::<X, L>(inner);
            are_lines::<L>(inner, &steps_of::<X, L>(in_place))
        };
        // SAFETY: guaranteed by the caller.
        let first = unsafe { first_of::<X, L>(&self.x, out, unique, in_place) };
        // An index per channel of each batch element, or per channel.
        let outer = if lines {
            const { &positions::<X::Shape>(false) }
        } else {
            const {
                let mut sizes = [1; MAX_RANK];
                let channels = axis::<X::Shape, SecondOf<X::Shape>>();
                sizes[channels] = ShapeOf::<X>::PADDED[channels];
                &{ sizes }
            }
        };
        // SAFETY: guaranteed by the caller; each element of the output is written by one thread only. Mean, variance,
        // weight and bias have one element per channel; the indices are valid for the input and the output, which have
        // the same shape.
        unsafe {
            walk_shared::<X::Elem>(
                outer,
                const { ShapeOf::<X>::NUMEL },
                unique,
                #[cfg_attr(not(unoptimised), inline(always))]
                |outer| {
                    let at = only(outer[channels]);
                    let mean = self.mean.load(&at);
                    let mut scale = (self.var.load(&at) + self.eps.0).sqrt().recip();
                    if let Some(w) = self.w.at(&at) {
                        scale = scale * w;
                    }
                    let b = self.b.at(&at).unwrap_or_else(X::Elem::zero);
                    let x = first.add(distance(outer, &xs));
                    let y = out.add(distance(outer, &os));
                    if lines {
                        return shifted(inner.iter().product(), x, y, [mean, scale, b]);
                    }
                    let sizes = const {
                        let channels = axis::<X::Shape, SecondOf<X::Shape>>();
                        &across(ShapeOf::<X>::PADDED, channels)
                    };
                    walk(
                        sizes,
                        #[cfg_attr(not(unoptimised), inline(always))]
                        |i| {
                            let x = *x.add(distance(i, &xs));
                            y.add(distance(i, &os)).write((x - mean) * scale + b);
                        },
                    );
                },
            );
        }
    }
}
/// The sizes of the dimensions after the channels, or of batch and channels; the others are 1.
const fn positions<S: Shape>(inner: bool) -> [usize; MAX_RANK] {
    let rank = MAX_RANK - 1 - axis::<S, SecondOf<S>>();
    part(S::PADDED, rank, inner)
}

impl<X: ExprNode, M, V, W, B, Out: Shape> Lazy<BatchNorm<X, M, V, W, B, Out>> {
    /// Multiplies each channel by a weight.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<f32, Shape![1, 2]>::ones();
    /// let (mean, var) = (Tensor::<f32, Shape![2]>::zeros(), Tensor::<f32, Shape![2]>::ones());
    /// let y = x.batch_norm(&mean, &var, 0.0).weight(&tensor![2.0, 3.0]).eval();
    /// assert_eq!(y.as_slice(), [2.0, 3.0]);
    /// ```
    // One bound per line, as the error message shows it.
    #[rustfmt::skip]
    pub fn weight<E: IntoExpr<X::Memory, Elem = X::Elem>>(
        self,
        w: E,
    ) -> Lazy<
        BatchNorm<
            X,
            M,
            V,
            E::Node,
            B,
            IfShapeFits<E::Shape, batch_norm, weight, ChannelsOf<X::Shape>, Out>,
        >,
    >
    where
        E::Shape: ShapeFitsBy<batch_norm, weight, ChannelsOf<X::Shape>, SameShape<E::Shape, ChannelsOf<X::Shape>>>
            + ShapeFits<batch_norm, weight, ChannelsOf<X::Shape>>,
    {
        let BatchNorm {
            x,
            mean,
            var,
            b,
            eps,
            ..
        } = self.0;
        Lazy(BatchNorm {
            x,
            mean,
            var,
            w: w.node(),
            b,
            eps,
            output: PhantomData,
        })
    }

    /// Adds a bias to each channel.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<f32, Shape![1, 2]>::ones();
    /// let (mean, var) = (Tensor::<f32, Shape![2]>::zeros(), Tensor::<f32, Shape![2]>::ones());
    /// let y = x.batch_norm(&mean, &var, 0.0).bias(&tensor![2.0, 3.0]).eval();
    /// assert_eq!(y.as_slice(), [3.0, 4.0]);
    /// ```
    // One bound per line, as the error message shows it.
    #[rustfmt::skip]
    pub fn bias<E: IntoExpr<X::Memory, Elem = X::Elem>>(
        self,
        b: E,
    ) -> Lazy<
        BatchNorm<
            X,
            M,
            V,
            W,
            E::Node,
            IfShapeFits<E::Shape, batch_norm, bias, ChannelsOf<X::Shape>, Out>,
        >,
    >
    where
        E::Shape: ShapeFitsBy<batch_norm, bias, ChannelsOf<X::Shape>, SameShape<E::Shape, ChannelsOf<X::Shape>>>
            + ShapeFits<batch_norm, bias, ChannelsOf<X::Shape>>,
    {
        let BatchNorm {
            x,
            mean,
            var,
            w,
            eps,
            ..
        } = self.0;
        Lazy(BatchNorm {
            x,
            mean,
            var,
            w,
            b: b.node(),
            eps,
            output: PhantomData,
        })
    }
}
