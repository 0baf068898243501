//! Interpolation: resizes the height and width of images.
//!
//! On processors with vectors, the indices and weights of the columns are computed once for a block of rows. Bilinear
//! interpolation keeps the two rows of the input between which an output row is, interpolated along the width: of several
//! output rows between the same two, each takes one pass over vectors.

use core::marker::PhantomData;
use core::ops::Range;

use super::{AcceptedLayout, Compute, StridesOf, count, walk_shared, within};
use crate::expr::simd_dispatch::{Job, VECTORS, Vectors, widest};
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
    output: AcceptedLayout<Out>,
}
impl<Op, X, Out> Resize<Op, X, Out> {
    pub(super) fn new(x: X) -> Self {
        Self {
            x,
            corners: false,
            op: PhantomData,
            output: PhantomData,
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

/// Cost of one output element, in additions: nearest-neighbour and bilinear; a quarter of it with vectors.
const NEAREST: usize = 8;
const BETWEEN: usize = 32;

/// Calls `f` with each index of the output and the offset of its element.
///
/// # Safety
/// If the output is `unique` and the elements are plain numbers, `f` may be called on several threads at once, with
/// different indices.
#[cfg_attr(not(unoptimised), inline(always))]
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
            #[cfg_attr(not(unoptimised), inline(always))]
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

/// The index of the nearest element, rounded down, computed as PyTorch does: in `f32` whatever the elements are.
#[cfg_attr(not(unoptimised), inline(always))]
pub(crate) fn nearest(at: usize, from: usize, to: usize) -> usize {
    let place = at as f32 * (from as f32 / to as f32);
    (place as usize).min(from.saturating_sub(1))
}

/// The columns of which indices and weights are kept at a time, and the rows for which they are computed.
const COLUMNS: usize = 256;
const ROWS: usize = 32;

/// Some rows of an image, or of one channel of it.
#[derive(Clone)]
struct Rows<T> {
    x: *const T,
    out: *mut T,
    /// Height and width of input and output, and the strides of their rows and columns.
    from: [usize; 2],
    to: [usize; 2],
    xs: [usize; 2],
    os: [usize; 2],
    rows: Range<usize>,
}

/// Calls `f` with the rows of each channel of each image, `ROWS` at a time.
///
/// # Safety
/// If the output is `unique` and the elements are plain numbers, `f` may be called on several threads at once, with
/// different rows.
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn each_rows<Op: crate::layout::WindowOp, X: Materialized, Out: Shape, L: Layout>(
    (x, out): (*const X::Elem, *mut X::Elem),
    (unique, work): (bool, usize),
    f: impl Fn(Rows<X::Elem>) + Copy,
) {
    let blocks = const {
        let [n, c, high, _] = four(<Four<Op, Out> as Shape>::SIZES, 0);
        [1, 1, 1, 1, 1, n, c, high.div_ceil(ROWS)]
    };
    // SAFETY: guaranteed by the caller.
    unsafe {
        walk_shared::<X::Elem>(
            &blocks,
            Out::NUMEL.saturating_mul(work),
            unique,
            #[cfg_attr(not(unoptimised), inline(always))]
            move |&[.., n, c, block]: &[usize; MAX_RANK]| {
                let from = const { four(<Four<Op, X::Shape> as Shape>::SIZES, 0) };
                let to = const { four(<Four<Op, Out> as Shape>::SIZES, 0) };
                let xs = const { four(<Four<Op, StridesOf<X>> as Shape>::SIZES, 0) };
                let os = const { four(<Four<Op, L::Strides> as Shape>::SIZES, 0) };
                f(Rows {
                    x: x.wrapping_add(n * xs[0] + c * xs[1]),
                    out: out.wrapping_add(n * os[0] + c * os[1]),
                    from: [from[2], from[3]],
                    to: [to[2], to[3]],
                    xs: [xs[2], xs[3]],
                    os: [os[2], os[3]],
                    rows: block * ROWS..to[2].min(block * ROWS + ROWS),
                });
            },
        );
    }
}

/// Writes the nearest elements of some rows.
///
/// # Safety
/// The elements of the image are readable, and the rows writable.
#[inline(never)]
unsafe fn nearest_rows<T: Element>(image: &Rows<T>) {
    let Rows {
        from, to, xs, os, ..
    } = *image;
    let mut first = 0;
    while first < to[1] {
        let wide = COLUMNS.min(to[1] - first);
        let mut columns = [0; COLUMNS];
        for (i, column) in columns.iter_mut().enumerate().take(wide) {
            *column = nearest(first + i, from[1], to[1]) * xs[1];
        }
        let mut before = usize::MAX;
        for y in image.rows.clone() {
            let at = nearest(y, from[0], to[0]);
            let row = image.x.wrapping_add(at * xs[0]);
            let out = image.out.wrapping_add(y * os[0] + first * os[1]);
            let again = at == before && os[1] == 1;
            before = at;
            // SAFETY: guaranteed by the caller: the indices are less than the sizes.
            unsafe {
                if again {
                    // The row that has just been written. Rows of cells may overlap.
                    out.copy_from(out.wrapping_sub(os[0]), wide);
                } else if os[1] == 1 {
                    for (i, column) in columns.iter().enumerate().take(wide) {
                        out.add(i).write(row.add(*column).read());
                    }
                } else {
                    for (i, column) in columns.iter().enumerate().take(wide) {
                        out.add(i * os[1]).write(row.add(*column).read());
                    }
                }
            }
        }
        first += wide;
    }
}

/// The offsets of the two columns of the input between which a column of the output is, and their weights.
#[derive(Clone, Copy)]
struct Between<T> {
    at: [usize; 2],
    weights: [T; 2],
}
/// Bilinear interpolation of some rows.
struct Bilinear<'i, T> {
    image: &'i Rows<T>,
    corners: bool,
}
impl<T: Real> Job for Bilinear<'_, T> {
    type Out = ();
    #[cfg_attr(not(unoptimised), inline(always))]
    fn run<V: Vectors>(self) {
        let Self { image, corners } = self;
        let Rows {
            from, to, xs, os, ..
        } = *image;
        let mut first = 0;
        while first < to[1] {
            let wide = COLUMNS.min(to[1] - first);
            let mut columns = [Between {
                at: [0; 2],
                weights: [T::ZERO; 2],
            }; COLUMNS];
            for (i, column) in columns.iter_mut().enumerate().take(wide) {
                let [(left, a), (right, b)] = between(first + i, from[1], to[1], corners);
                *column = Between {
                    at: [left * xs[1], right * xs[1]],
                    weights: [a, b],
                };
            }
            // Two rows of the input, interpolated along the width, and their indices.
            let mut lines = [[T::ZERO; COLUMNS]; 2];
            let [upper, lower] = &mut lines;
            let (mut upper, mut lower) = (upper, lower);
            let mut held = [usize::MAX; 2];
            let along = |line: &mut [T; COLUMNS], y: usize| {
                let row = image.x.wrapping_add(y * xs[0]);
                for (x, column) in line.iter_mut().zip(&columns).take(wide) {
                    let [left, right] = column.at;
                    let [a, b] = column.weights;
                    // SAFETY: the indices are less than the sizes.
                    *x = unsafe { a * *row.add(left) + b * *row.add(right) };
                }
            };
            for y in image.rows.clone() {
                let [(above, a), (below, b)] = between::<T>(y, from[0], to[0], corners);
                if held[0] != above {
                    if held[1] == above {
                        core::mem::swap(&mut upper, &mut lower);
                        held.swap(0, 1);
                    } else {
                        along(upper, above);
                        held[0] = above;
                    }
                }
                if held[1] != below {
                    along(lower, below);
                    held[1] = below;
                }
                let out = image.out.wrapping_add(y * os[0] + first * os[1]);
                let pairs = upper.iter().zip(lower.iter()).enumerate().take(wide);
                // SAFETY: the columns of the row are writable.
                unsafe {
                    if os[1] == 1 {
                        for (i, (x, y)) in pairs {
                            out.add(i).write(a * *x + b * *y);
                        }
                    } else {
                        for (i, (x, y)) in pairs {
                            out.add(i * os[1]).write(a * *x + b * *y);
                        }
                    }
                }
            }
            first += wide;
        }
    }
}
/// Writes some rows by bilinear interpolation.
///
/// # Safety
/// As for [`nearest_rows`].
#[inline(never)]
unsafe fn bilinear_rows<T: Real>(image: &Rows<T>, corners: bool) {
    widest(Bilinear { image, corners });
}

kernels! {
    [X: ExprNode, Out: Shape]
    Resize<interpolate_nearest, X, Out> => Resize<interpolate_nearest, X::Placed, Out>, X::Elem, Out;
    x: X;
    |this| Resize { x, corners: this.corners, op: this.op, output: this.output };
    [X: ExprNode<Elem: Real>, Out: Shape]
    Resize<interpolate_bilinear, X, Out> => Resize<interpolate_bilinear, X::Placed, Out>, X::Elem, Out;
    x: X;
    |this| Resize { x, corners: this.corners, op: this.op, output: this.output };
}

// SAFETY: `each` visits every index of the output.
unsafe impl<X: Materialized<Elem: Element>, Out: Shape> Compute
    for Resize<interpolate_nearest, X, Out>
{
    type Elem = X::Elem;
    type Shape = Out;
    const APART: bool = false;
    unsafe fn run<L: Layout<Shape = Out>>(&self, out: *mut X::Elem, unique: bool) {
        type Op = interpolate_nearest;
        let first = self.x.first();
        if VECTORS {
            // SAFETY: guaranteed by the caller; the rows of different calls are different.
            return unsafe {
                each_rows::<Op, X, Out, L>(
                    (first, out),
                    (unique, NEAREST / 4),
                    #[cfg_attr(not(unoptimised), inline(always))]
                    |rows| nearest_rows(&rows),
                )
            };
        }
        // SAFETY: each row of the output is written by one thread only; the indices of the input and of the output are
        // valid.
        unsafe {
            each::<Op, X::Elem, Out, L>(
                (unique, NEAREST),
                #[cfg_attr(not(unoptimised), inline(always))]
                move |[n, c, y, x], at| {
                    let from = const { four(<Four<Op, X::Shape> as Shape>::SIZES, 0) };
                    let to = const { four(<Four<Op, Out> as Shape>::SIZES, 0) };
                    let xs = const { four(<Four<Op, StridesOf<X>> as Shape>::SIZES, 0) };
                    let y = nearest(y, from[2], to[2]);
                    let x = nearest(x, from[3], to[3]);
                    let x = *first.add(n * xs[0] + c * xs[1] + y * xs[2] + x * xs[3]);
                    out.add(at).write(x);
                },
            );
        }
    }
}

/// The two input indices that surround an output element, and their weights.
#[cfg_attr(not(unoptimised), inline(always))]
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
    const APART: bool = false;
    unsafe fn run<L: Layout<Shape = Out>>(&self, out: *mut X::Elem, unique: bool) {
        type Op = interpolate_bilinear;
        let (first, corners) = (self.x.first(), self.corners);
        if VECTORS {
            // SAFETY: guaranteed by the caller; the rows of different calls are different.
            return unsafe {
                each_rows::<Op, X, Out, L>(
                    (first, out),
                    (unique, BETWEEN / 4),
                    #[cfg_attr(not(unoptimised), inline(always))]
                    move |rows| bilinear_rows(&rows, corners),
                )
            };
        }
        // SAFETY: each row of the output is written by one thread only; the indices of the input and of the output are
        // valid.
        unsafe {
            each::<Op, X::Elem, Out, L>(
                (unique, BETWEEN),
                #[cfg_attr(not(unoptimised), inline(always))]
                move |[n, c, y, x], at| {
                    let from = const { four(<Four<Op, X::Shape> as Shape>::SIZES, 0) };
                    let to = const { four(<Four<Op, Out> as Shape>::SIZES, 0) };
                    let xs = const { four(<Four<Op, StridesOf<X>> as Shape>::SIZES, 0) };
                    let rows = between::<X::Elem>(y, from[2], to[2], corners);
                    let [(left, a), (right, b)] = between::<X::Elem>(x, from[3], to[3], corners);
                    let [upper, lower] = rows.map(
                        #[cfg_attr(not(unoptimised), inline(always))]
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
