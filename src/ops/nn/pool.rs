//! Pools: the largest element or the mean of each window.

use core::marker::PhantomData;

use super::conv::meets;
use super::{Compute, Makes, StridesOf, Sum, count};
use crate::expr::Stored;
use crate::layout::{Four, Layout, PlanesOf, PoolSlide, Window, WindowOp, WindowOptions, four};
use crate::ops::{Ordered, Real};
use crate::shape::Shape;

/// Elements of which a window has a largest one, where NaN, if there is one, wins.
#[diagnostic::on_unimplemented(
    message = "elements of type `{Self}` have no largest one to pool",
    label = "neither integers nor floats"
)]
pub trait Poolable: Ordered {
    /// The largest element of no elements.
    const LOWEST: Self;
}
macro_rules! poolable {
    ($($T:ident $lowest:expr;)*) => { $(
        #[diagnostic::do_not_recommend]
        impl Poolable for $T {
            const LOWEST: Self = $lowest;
        }
    )* };
}
poolable! {
    f32 f32::NEG_INFINITY; f64 f64::NEG_INFINITY;
    i8 i8::MIN; i16 i16::MIN; i32 i32::MIN; i64 i64::MIN; isize isize::MIN;
    u8 0; u16 0; u32 0; u64 0; usize 0;
}

macro_rules! pools {
    ($($(#[$doc:meta])* $Pool:ident: $Bound:ident, |$pool:ident, $x:ident, $size:ident| $begin:expr, $next:expr, $end:expr;)*) => { $(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug)]
        pub struct $Pool<Op, O, X, Out> {
            x: X,
            options: PhantomData<(Op, O)>,
            makes: Makes<Out>,
        }
        impl<Op, O, X, Out> $Pool<Op, O, X, Out> {
            pub(super) fn new(x: X) -> Self {
                Self { x, options: PhantomData, makes: PhantomData }
            }
        }
        // SAFETY: the loops visit every index of the output, whose sizes are those of the verdict.
        unsafe impl<Op: WindowOp, O: WindowOptions<Op>, X: Stored, Out: Shape> Compute
            for $Pool<Op, O, X, Out>
        where
            X::Elem: $Bound,
        {
            type Elem = X::Elem;
            type Shape = Out;
            unsafe fn run<L: Layout<Shape = Out>>(&self, out: *mut X::Elem) {
                let g = const { Window::of::<PoolSlide<Op, X::Shape, O>>() };
                let xs = const { four(<Four<Op, StridesOf<X>> as Shape>::SIZES, 0) };
                let os = const { four(<Four<Op, L::Strides> as Shape>::SIZES, 0) };
                let [batches, channels, high, wide] = g.input;
                let $size = g.kernel[0] * g.kernel[1];
                for n in 0..batches {
                    for c in 0..channels {
                        for row in 0..g.output[2] {
                            for column in 0..g.output[3] {
                                let mut $pool = $begin;
                                for i in 0..g.kernel[0] {
                                    let at = row * g.stride[0] + i * g.dilation[0];
                                    let Some(y) = meets(at, g.padding[0], high) else {
                                        continue;
                                    };
                                    for j in 0..g.kernel[1] {
                                        let at = column * g.stride[1] + j * g.dilation[1];
                                        let Some(at) = meets(at, g.padding[1], wide) else {
                                            continue;
                                        };
                                        let at = n * xs[0] + c * xs[1] + y * xs[2] + at * xs[3];
                                        // SAFETY: an index of the input.
                                        let $x = unsafe { *self.x.first().add(at) };
                                        $next;
                                    }
                                }
                                let at = n * os[0] + c * os[1] + row * os[2] + column * os[3];
                                let y = $end;
                                // SAFETY: an index of the output.
                                unsafe { out.add(at).write(y) };
                            }
                        }
                    }
                }
            }
        }
    )* };
}
pools! {
    /// The largest element of each window.
    MaxPool: Poolable, |best, x, _size| <X::Elem as Poolable>::LOWEST, if x.above(best) { best = x }, best;
    /// The mean of each window.
    AveragePool: Real, |sum, x, size| Sum::new(), sum.add(x), sum.total() / count(size);
}

/// The means of parts of an input.
#[derive(Clone, Copy, Debug)]
pub struct AdaptiveAverage<X, Out> {
    x: X,
    makes: Makes<Out>,
}
impl<X, Out> AdaptiveAverage<X, Out> {
    pub(super) fn new(x: X) -> Self {
        Self {
            x,
            makes: PhantomData,
        }
    }
}

/// Where the part `i` of `parts` begins and ends.
#[inline(always)]
const fn part(i: usize, parts: usize, size: usize) -> (usize, usize) {
    if parts == 0 {
        return (0, 0);
    }
    // In two steps, so that no product exceeds that of a remainder and the parts.
    let (whole, rest) = (size / parts, size % parts);
    let (from, to) = (i * rest, (i + 1) * rest);
    (
        i * whole + from / parts,
        (i + 1) * whole + to.div_ceil(parts),
    )
}

// SAFETY: the loops visit every index of the output: batch and channels of the input, then its parts.
unsafe impl<X: Stored, Out: Shape> Compute for AdaptiveAverage<X, Out>
where
    X::Elem: Real,
{
    type Elem = X::Elem;
    type Shape = Out;
    unsafe fn run<L: Layout<Shape = Out>>(&self, out: *mut X::Elem) {
        let [batches, channels, high, wide] =
            const { four(<PlanesOf<X::Shape> as Shape>::SIZES, 0) };
        let xs = const { four(<PlanesOf<StridesOf<X>> as Shape>::SIZES, 0) };
        let [_, _, rows, columns] = const { four(<PlanesOf<Out> as Shape>::SIZES, 0) };
        let os = const { four(<PlanesOf<L::Strides> as Shape>::SIZES, 0) };
        for n in 0..batches {
            for c in 0..channels {
                for row in 0..rows {
                    let (top, bottom) = part(row, rows, high);
                    for column in 0..columns {
                        let (left, right) = part(column, columns, wide);
                        let mut sum = Sum::new();
                        for y in top..bottom {
                            for x in left..right {
                                let at = n * xs[0] + c * xs[1] + y * xs[2] + x * xs[3];
                                // SAFETY: an index of the input: each part ends within its size.
                                sum.add(unsafe { *self.x.first().add(at) });
                            }
                        }
                        let at = n * os[0] + c * os[1] + row * os[2] + column * os[3];
                        let mean = sum.total() / count((bottom - top) * (right - left));
                        // SAFETY: an index of the output.
                        unsafe { out.add(at).write(mean) };
                    }
                }
            }
        }
    }
}
