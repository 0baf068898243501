//! Interpolation: resizes the height and width of images.

use core::any::TypeId;
use core::marker::PhantomData;

use super::{Compute, Makes, StridesOf, count, walk_shared, within};
use crate::expr::{ExprNode, Lazy, Materialized, kernels};
use crate::layout::operation::{interpolate_bilinear, interpolate_nearest};
use crate::layout::{Four, Layout, four};
use crate::ops::Real;
use crate::shape::{MAX_RANK, Shape};
use crate::storage::Element;

/// An interpolation: nearest-neighbour or bilinear.
#[derive(Clone, Copy, Debug)]
pub struct Resize<Op, X, Out> {
    pub(crate) x: X,
    pub(crate) corners: bool,
    op: PhantomData<Op>,
    makes: Makes<Out>,
}
impl<Op, X, Out> Resize<Op, X, Out> {
    pub(super) fn new(x: X) -> Self {
        Self {
            x,
            corners: false,
            op: PhantomData,
            makes: PhantomData,
        }
    }
}
impl<Op, X, Out> Resize<Op, X, Out> {
    pub(crate) fn with(x: X, corners: bool) -> Self {
        Self {
            corners,
            ..Self::new(x)
        }
    }
}
impl<X, Out> Lazy<Resize<interpolate_bilinear, X, Out>> {
    /// Aligns the corner elements of input and output and spaces the others evenly between them. PyTorch's
    /// `align_corners=True`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x: Tensor<f32, Shape![1, 1, 2]> = tensor![[[1.0, 3.0]]];
    /// assert_eq!(x.interpolate_bilinear::<1, 3>().align_corners().eval().as_slice(), [1.0, 2.0, 3.0]);
    /// ```
    pub fn align_corners(mut self) -> Self {
        self.0.corners = true;
        self
    }
}

/// Cost of one output element, in additions: nearest-neighbour and bilinear.
const NEAREST: usize = 8;
const BETWEEN: usize = 32;

/// Calls `f` with each index of the output and the offset of its element.
///
/// # Safety
/// If the output is `unique` and the elements are plain numbers, `f` may be called on several threads at once, with
/// different indices.
#[inline(always)]
unsafe fn each<Op: crate::layout::WindowOp, T: 'static, Out: Shape, L: Layout>(
    (unique, work): (bool, usize),
    f: impl Fn([usize; 4], usize) + Copy,
) {
    let sizes = const { four(<Four<Op, Out> as Shape>::SIZES, 0) };
    let rows = [1, 1, 1, 1, 1, sizes[0], sizes[1], sizes[2]];
    // SAFETY: guaranteed by the caller.
    unsafe {
        walk_shared::<T>(
            &rows,
            Out::NUMEL.saturating_mul(work),
            unique,
            #[inline(always)]
            move |&[.., n, c, y]: &[usize; MAX_RANK]| {
                let [batches, channels, high, wide] =
                    const { four(<Four<Op, Out> as Shape>::SIZES, 0) };
                within([n, c, y], [batches, channels, high]);
                let os = const { four(<Four<Op, L::Strides> as Shape>::SIZES, 0) };
                for x in 0..wide {
                    f([n, c, y, x], n * os[0] + c * os[1] + y * os[2] + x * os[3]);
                }
            },
        );
    }
}

/// The index of the nearest element, rounded down, computed with PyTorch's precision.
#[inline(always)]
pub(crate) fn nearest<T: 'static>(at: usize, from: usize, to: usize) -> usize {
    let place = if TypeId::of::<T>() == TypeId::of::<f64>() {
        (at as f64 * (from as f64 / to as f64)) as f32
    } else {
        at as f32 * (from as f32 / to as f32)
    };
    (place as usize).min(from.saturating_sub(1))
}

kernels! {
    [X: ExprNode, Out: Shape]
    Resize<interpolate_nearest, X, Out> => Resize<interpolate_nearest, X::Placed, Out>, X::Elem, Out;
    x: X;
    |this| Resize { x, corners: this.corners, op: this.op, makes: this.makes };
    [X: ExprNode<Elem: Real>, Out: Shape]
    Resize<interpolate_bilinear, X, Out> => Resize<interpolate_bilinear, X::Placed, Out>, X::Elem, Out;
    x: X;
    |this| Resize { x, corners: this.corners, op: this.op, makes: this.makes };
}

// SAFETY: `each` visits every index of the output.
unsafe impl<X: Materialized<Elem: Element>, Out: Shape> Compute
    for Resize<interpolate_nearest, X, Out>
{
    type Elem = X::Elem;
    type Shape = Out;
    unsafe fn run<L: Layout<Shape = Out>>(&self, out: *mut X::Elem, unique: bool) {
        type Op = interpolate_nearest;
        let first = self.x.first();
        // SAFETY: each row of the output is written by one thread only; the indices of the input and of the output are
        // valid.
        unsafe {
            each::<Op, X::Elem, Out, L>(
                (unique, NEAREST),
                #[inline(always)]
                move |[n, c, y, x], at| {
                    let from = const { four(<Four<Op, X::Shape> as Shape>::SIZES, 0) };
                    let to = const { four(<Four<Op, Out> as Shape>::SIZES, 0) };
                    let xs = const { four(<Four<Op, StridesOf<X>> as Shape>::SIZES, 0) };
                    let y = nearest::<X::Elem>(y, from[2], to[2]);
                    let x = nearest::<X::Elem>(x, from[3], to[3]);
                    let x = *first.add(n * xs[0] + c * xs[1] + y * xs[2] + x * xs[3]);
                    out.add(at).write(x);
                },
            );
        }
    }
}

/// The two input indices that surround an output element, and their weights.
#[inline(always)]
pub(crate) fn between<T: Real>(
    at: usize,
    from: usize,
    to: usize,
    corners: bool,
) -> [(usize, T); 2] {
    let (half, last) = (count::<T>(2).recip(), from.saturating_sub(1));
    let place = if corners {
        let scale = if to > 1 {
            count::<T>(last) / count(to - 1)
        } else {
            T::zero()
        };
        scale * count(at)
    } else {
        count::<T>(from) / count(to) * (count::<T>(at) + half) - half
    };
    let place = if place < T::zero() { T::zero() } else { place };
    let low = place.to_usize().unwrap_or(0).min(last);
    let share = place - count(low);
    let share = if share > T::one() { T::one() } else { share };
    [(low, T::one() - share), ((low + 1).min(last), share)]
}

// SAFETY: `each` visits every index of the output.
unsafe impl<X: Materialized<Elem: Real>, Out: Shape> Compute
    for Resize<interpolate_bilinear, X, Out>
{
    type Elem = X::Elem;
    type Shape = Out;
    unsafe fn run<L: Layout<Shape = Out>>(&self, out: *mut X::Elem, unique: bool) {
        type Op = interpolate_bilinear;
        let (first, corners) = (self.x.first(), self.corners);
        // SAFETY: each row of the output is written by one thread only; the indices of the input and of the output are
        // valid.
        unsafe {
            each::<Op, X::Elem, Out, L>(
                (unique, BETWEEN),
                #[inline(always)]
                move |[n, c, y, x], at| {
                    let from = const { four(<Four<Op, X::Shape> as Shape>::SIZES, 0) };
                    let to = const { four(<Four<Op, Out> as Shape>::SIZES, 0) };
                    let xs = const { four(<Four<Op, StridesOf<X>> as Shape>::SIZES, 0) };
                    let rows = between::<X::Elem>(y, from[2], to[2], corners);
                    let [(left, a), (right, b)] = between::<X::Elem>(x, from[3], to[3], corners);
                    let [upper, lower] = rows.map(
                        #[inline(always)]
                        |(y, share)| {
                            let row = n * xs[0] + c * xs[1] + y * xs[2];
                            let l = *first.add(row + left * xs[3]);
                            let r = *first.add(row + right * xs[3]);
                            share * (a * l + b * r)
                        },
                    );
                    out.add(at).write(upper + lower);
                },
            );
        }
    }
}
