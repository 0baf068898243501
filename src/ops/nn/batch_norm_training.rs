//! `batch_norm_training`: batch normalisation with the statistics of the batch, and the running statistics.

use core::marker::PhantomData;

use num_traits::{Float, Zero};

use super::batch_columns::{COLUMNS, column_moments, column_squares};
use super::contiguous_lane::{is_line, is_long, shifted, sum_of};
use super::norm::{Epsilon, scattered};
use super::sizes::{across, part};
use super::{
    AcceptedLayout, Compute, ElemOf, Maybe, ShapeOf, Sum, count, distance, only, walk, walk_shared,
};
use crate::expr::kernel::{Operation, with_operands};
use crate::expr::simd_dispatch::{ComputeBound, VECTORS, vectorised};
use crate::expr::{ExprNode, Host, IntoExpr, KernelOperand, Lazy, Materialized, kernels};
use crate::layout::operation::{batch_norm_training, bias, weight};
use crate::layout::{
    BatchNormInput, ChannelsOf, IfShapeFits, IfStatisticsFit, Layout, SecondOf, ShapeFits,
    ShapeFitsBy, StatisticsBy, StatisticsVerdict,
};
use crate::ops::Real;
use crate::ops::join::axis;
use crate::shape::{MAX_RANK, SameShape, Shape};
use crate::storage::{StorageMut, temporaries_on_stack};
use crate::tensor::TensorBase;

/// `batch_norm` with the mean and the variance of the batch.
#[derive(Clone, Copy, Debug)]
pub struct BatchNormTraining<X: ExprNode, W, B, Out> {
    pub(crate) x: X,
    pub(crate) w: W,
    pub(crate) b: B,
    pub(crate) eps: Epsilon<ElemOf<X>>,
    output: AcceptedLayout<Out>,
}
impl<X: ExprNode, W, B, Out> BatchNormTraining<X, W, B, Out> {
    pub(crate) fn with(x: X, w: W, b: B, eps: Epsilon<ElemOf<X>>) -> Self {
        Self {
            x,
            w,
            b,
            eps,
            output: PhantomData,
        }
    }
}

kernels! {
    [X: ExprNode<Elem: Real>, W: KernelOperand<Placed: Maybe<X::Elem>>, B: KernelOperand<Placed: Maybe<X::Elem>>, Out: Shape]
    BatchNormTraining<X, W, B, Out> => BatchNormTraining<X::Placed, W::Placed, B::Placed, Out>, X::Elem, Out;
    x: X, w: W, b: B;
    |this| BatchNormTraining { x, w, b, eps: this.eps, output: this.output };
}

/// The sizes of an index space with one index for each channel, and those of the elements of a channel.
const fn channels<S: Shape>() -> [[usize; MAX_RANK]; 2] {
    let at = axis::<S, SecondOf<S>>();
    let mut sizes = [1; MAX_RANK];
    sizes[at] = S::PADDED[at];
    [sizes, across(S::PADDED, at)]
}

// SAFETY: the elements of all channels together are all indices of the shape.
unsafe impl<X: Materialized, W: Maybe<X::Elem>, B: Maybe<X::Elem>, Out: Shape> Compute
    for BatchNormTraining<X, W, B, Out>
where
    X::Elem: Real,
{
    type Elem = X::Elem;
    type Shape = Out;
    unsafe fn run<L: Layout<Shape = Out>>(&self, out: *mut X::Elem, unique: bool) {
        let (xs, os) = const { (X::STEPS, L::PADDED_STRIDES) };
        let at = const { axis::<X::Shape, SecondOf<X::Shape>>() };
        let [outer, inner] = const { &channels::<X::Shape>() };
        if const { in_columns::<X>(&X::STEPS) && in_columns::<X>(&L::PADDED_STRIDES) } {
            let blocks = const { <ShapeOf<X> as Shape>::PADDED[MAX_RANK - 1].div_ceil(COLUMNS) };
            let mut sizes = [1; MAX_RANK];
            sizes[MAX_RANK - 1] = blocks;
            // SAFETY: the caller's promise; each block is written by one thread only.
            return unsafe {
                walk_shared::<X::Elem>(
                    &sizes,
                    const { ShapeOf::<X>::NUMEL },
                    unique,
                    #[cfg_attr(not(unoptimised), inline(always))]
                    |index| self.block::<L>(index[MAX_RANK - 1] * COLUMNS, out),
                )
            };
        }
        // SAFETY: guaranteed by the caller; each element of the output is written by one thread only. Weight and bias
        // have one element per channel.
        unsafe {
            walk_shared::<X::Elem>(
                outer,
                const { ShapeOf::<X>::NUMEL },
                unique,
                #[cfg_attr(not(unoptimised), inline(always))]
                |index| {
                    let channel = only(index[at]);
                    let given = (self.w.at(&channel), self.b.at(&channel));
                    if const { in_lines::<X>(&X::STEPS) && in_lines::<X>(&L::PADDED_STRIDES) } {
                        let first = self.x.first().add(distance(index, &xs));
                        let (mean, squares) = Self::moments_of_lines(first);
                        let n = inner.iter().product::<usize>();
                        let scale = Float::sqrt(squares / count(n) + self.eps.0).recip();
                        let scale = given.0.map_or(scale, |w| scale * w);
                        let shift = given.1.unwrap_or_else(X::Elem::zero);
                        let to = out.add(distance(index, &os));
                        let (batches, length) = const { lines::<X>() };
                        walk(&batches, |i| {
                            let (x, y) = (first.add(distance(i, &xs)), to.add(distance(i, &os)));
                            shifted(length, x, y, [mean, scale, shift]);
                        });
                        return;
                    }
                    scattered(
                        inner,
                        (self.x.first().add(distance(index, &xs)), &xs),
                        (out.add(distance(index, &os)), &os),
                        true,
                        self.eps.0,
                        #[cfg_attr(not(unoptimised), inline(always))]
                        |_| given,
                    );
                },
            );
        }
    }
}
impl<X: Materialized, W, B, Out: Shape> BatchNormTraining<X, W, B, Out>
where
    X::Elem: Real,
{
    /// The channels of a block, the first of which is `from`.
    ///
    /// # Safety
    /// There is such a channel, and the elements of the block may be written.
    #[inline(never)]
    unsafe fn block<L: Layout<Shape = Out>>(&self, from: usize, out: *mut X::Elem)
    where
        W: Maybe<X::Elem>,
        B: Maybe<X::Elem>,
    {
        let [.., rows, channels] = const { <ShapeOf<X> as Shape>::PADDED };
        let x = self.x.first().wrapping_add(from);
        let eps = self.eps.0;
        let of = (x, &self.w, &self.b, out.wrapping_add(from));
        vectorised::<ComputeBound, _, _>(
            const { ShapeOf::<X>::NUMEL },
            &of,
            #[cfg_attr(not(unoptimised), inline(always))]
            // SAFETY: the caller's promise: these channels.
            |&(x, w, b, out)| unsafe {
                if channels - from >= COLUMNS {
                    Self::columns::<L, COLUMNS>(from, rows, (x, w, b, out), eps);
                    return;
                }
                for c in 0..channels - from {
                    let of = (x.add(c), w, b, out.add(c));
                    Self::columns::<L, 1>(from + c, rows, of, eps);
                }
            },
        );
    }
    /// # Safety
    /// As for `block`.
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn columns<L: Layout<Shape = Out>, const N: usize>(
        from: usize,
        rows: usize,
        (x, w, b, out): (*const X::Elem, &W, &B, *mut X::Elem),
        eps: X::Elem,
    ) where
        W: Maybe<X::Elem>,
        B: Maybe<X::Elem>,
    {
        let step = const { X::STEPS[MAX_RANK - 2] };
        let to = const { L::PADDED_STRIDES[MAX_RANK - 2] };
        // SAFETY: the caller's promise.
        unsafe {
            let [means, mut scales] = column_moments::<X::Elem, N>(x, step, rows, eps);
            let mut shifts = [X::Elem::zero(); N];
            for j in 0..N {
                let channel = only(from + j);
                if let Some(w) = w.at(&channel) {
                    scales[j] = scales[j] * w;
                }
                if let Some(b) = b.at(&channel) {
                    shifts[j] = b;
                }
            }
            for row in 0..rows {
                let (x, out) = (x.add(row * step), out.add(row * to));
                for j in 0..N {
                    out.add(j)
                        .write((*x.add(j) - means[j]) * scales[j] + shifts[j]);
                }
            }
        }
    }
    /// The mean of a channel whose elements are lines, and the sum of the squares of deviations from it.
    ///
    /// # Safety
    /// `first` is the first element of a channel.
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn moments_of_lines(first: *const X::Elem) -> (X::Elem, X::Elem) {
        let (batches, length) = const { lines::<X>() };
        let lines = batches.iter().product::<usize>();
        let n = lines * length;
        // SAFETY: valid indices of the input; lines are long.
        unsafe {
            let mut sum = Sum::of_at_most(lines);
            walk(&batches, |i| {
                sum.add(sum_of(first.add(distance(i, &X::STEPS)), length, None))
            });
            let mean = sum.total() / count(n);
            let mut squares = Sum::of_at_most(lines);
            walk(&batches, |i| {
                squares.add(sum_of(
                    first.add(distance(i, &X::STEPS)),
                    length,
                    Some(mean),
                ));
            });
            (mean, squares.total())
        }
    }
    /// Calls `f` with each channel, its mean and its variance, which is not biased.
    #[cfg_attr(not(unoptimised), inline(always))]
    fn statistics(&self, mut f: impl FnMut(usize, X::Elem, X::Elem)) {
        // As in PyTorch, an empty batch has none.
        if const { ShapeOf::<X>::NUMEL } == 0 {
            return;
        }
        let at = const { axis::<X::Shape, SecondOf<X::Shape>>() };
        let [outer, inner] = const { &channels::<X::Shape>() };
        let n = inner.iter().product::<usize>();
        if const { in_columns::<X>(&X::STEPS) } {
            let [.., rows, channels] = const { <ShapeOf<X> as Shape>::PADDED };
            let step = const { X::STEPS[MAX_RANK - 2] };
            let mut from = 0;
            while from < channels {
                let x = self.x.first().wrapping_add(from);
                let mut each = |means: &[X::Elem], squares: &[X::Elem]| {
                    for (j, (mean, squares)) in means.iter().zip(squares).enumerate() {
                        f(from + j, *mean, *squares / count(n.saturating_sub(1)));
                    }
                    means.len()
                };
                // SAFETY: Bounds: these channels.
                from += unsafe {
                    if channels - from >= COLUMNS {
                        let [means, squares] = column_squares::<_, COLUMNS>(x, step, rows);
                        each(&means, &squares)
                    } else {
                        let [means, squares] = column_squares::<_, 1>(x, step, rows);
                        each(&means, &squares)
                    }
                };
            }
            return;
        }
        walk(outer, |index| {
            let first = self.x.first().wrapping_add(distance(index, &X::STEPS));
            if const { in_lines::<X>(&X::STEPS) } {
                // SAFETY: the first element of a channel.
                let (mean, squares) = unsafe { Self::moments_of_lines(first) };
                return f(index[at], mean, squares / count(n.saturating_sub(1)));
            }
            // SAFETY: a valid index of the input.
            let load = |i: &[usize; MAX_RANK]| unsafe { *first.add(distance(i, &X::STEPS)) };
            let mut sum = Sum::of_at_most(n);
            walk(inner, |i| sum.add(load(i)));
            let mean = sum.total() / count(n);
            let mut squares = Sum::of_at_most(n);
            walk(inner, |i| squares.add((load(i) - mean) * (load(i) - mean)));
            f(
                index[at],
                mean,
                squares.total() / count(n.saturating_sub(1)),
            );
        });
    }
}

/// Whether a channel has one element in each element of the batch, and channels are adjacent at these strides.
const fn in_columns<X: Materialized>(strides: &[usize; MAX_RANK]) -> bool {
    let sizes = <ShapeOf<X> as Shape>::PADDED;
    VECTORS
        && ShapeOf::<X>::RANK == 2
        && strides[MAX_RANK - 1] == 1
        && sizes[MAX_RANK - 1] > 1
        && sizes[MAX_RANK - 2] > 1
}
/// The sizes of the batches of a channel, and the number of elements after its index.
const fn lines<X: Materialized>() -> ([usize; MAX_RANK], usize) {
    let [_, inner] = channels::<X::Shape>();
    let after = ShapeOf::<X>::RANK.saturating_sub(2);
    let (batches, line) = (part(inner, after, false), part(inner, after, true));
    let (mut length, mut d) = (1, 0);
    while d < MAX_RANK {
        length *= line[d];
        d += 1;
    }
    (batches, length)
}
/// Whether the elements after the index of a channel are contiguous at these strides, and many.
const fn in_lines<X: Materialized>(strides: &[usize; MAX_RANK]) -> bool {
    let [_, inner] = channels::<X::Shape>();
    let line = part(inner, ShapeOf::<X>::RANK.saturating_sub(2), true);
    is_long(&line) && is_line(&line, strides)
}

impl<X: ExprNode<Elem: Real>, W, B, Out: Shape> Lazy<BatchNormTraining<X, W, B, Out>> {
    /// Multiplies each channel by a weight.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x: Tensor<f32, Shape![2, 2]> = tensor![[1.0, 10.0], [3.0, 30.0]];
    /// let y = x.batch_norm_training(0.0).weight(&tensor![1.0, 2.0]).eval();
    /// assert_eq!(y.as_slice(), [-1.0, -2.0, 1.0, 2.0]);
    /// ```
    // One bound per line, as the error message shows it.
    #[rustfmt::skip]
    pub fn weight<E: IntoExpr<X::Memory, Elem = X::Elem>>(
        self,
        w: E,
    ) -> Lazy<
        BatchNormTraining<
            X,
            E::Node,
            B,
            IfShapeFits<E::Shape, batch_norm_training, weight, ChannelsOf<X::Shape>, Out>,
        >,
    >
    where
        E::Shape: ShapeFitsBy<batch_norm_training, weight, ChannelsOf<X::Shape>, SameShape<E::Shape, ChannelsOf<X::Shape>>>
            + ShapeFits<batch_norm_training, weight, ChannelsOf<X::Shape>>,
    {
        let BatchNormTraining { x, b, eps, .. } = self.0;
        Lazy(BatchNormTraining::with(x, w.node(), b, eps))
    }

    /// Adds a bias to each channel.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x: Tensor<f32, Shape![2, 2]> = tensor![[1.0, 10.0], [3.0, 30.0]];
    /// let y = x.batch_norm_training(0.0).bias(&tensor![1.0, 2.0]).eval();
    /// assert_eq!(y.as_slice(), [0.0, 1.0, 2.0, 3.0]);
    /// ```
    // One bound per line, as the error message shows it.
    #[rustfmt::skip]
    pub fn bias<E: IntoExpr<X::Memory, Elem = X::Elem>>(
        self,
        b: E,
    ) -> Lazy<
        BatchNormTraining<
            X,
            W,
            E::Node,
            IfShapeFits<E::Shape, batch_norm_training, bias, ChannelsOf<X::Shape>, Out>,
        >,
    >
    where
        E::Shape: ShapeFitsBy<batch_norm_training, bias, ChannelsOf<X::Shape>, SameShape<E::Shape, ChannelsOf<X::Shape>>>
            + ShapeFits<batch_norm_training, bias, ChannelsOf<X::Shape>>,
    {
        let BatchNormTraining { x, w, eps, .. } = self.0;
        Lazy(BatchNormTraining::with(x, w, b.node(), eps))
    }
}
impl<X: ExprNode<Elem: Real, Memory = Host> + Copy, Out: Shape>
    Lazy<BatchNormTraining<X, (), (), Out>>
{
    /// Updates running statistics in place: at this call, not at `eval`, and again wherever the call is repeated. Each
    /// becomes `(1 - momentum) * running + momentum * batch`, where the variance of the batch is not biased. PyTorch does
    /// this in `F.batch_norm(x, running_mean, running_var, training=True, momentum=momentum)`.
    ///
    /// If the input is an expression, it is computed here, and again when the result is evaluated.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x: Tensor<f32, Shape![2, 2]> = tensor![[1.0, 10.0], [3.0, 30.0]];
    /// let (mut mean, mut var) = (tensor![0.0, 0.0], tensor![1.0, 1.0]);
    /// let y = x.batch_norm_training(0.0).update_running(&mut mean, &mut var, 0.5).eval();
    /// assert_eq!((mean.as_slice(), var.as_slice()), (&[1.0, 10.0][..], &[1.5, 100.5][..]));
    /// assert_eq!(y.as_slice(), [-1.0, -1.0, 1.0, 1.0]);
    /// ```
    // One bound per line, as the error message shows it.
    #[rustfmt::skip]
    pub fn update_running<S, L, R, K>(
        self,
        mean: &mut TensorBase<S, L>,
        var: &mut TensorBase<R, K>,
        momentum: X::Elem,
    ) -> IfStatisticsFit<X::Shape, L::Shape, K::Shape, Self>
    where
        S: StorageMut<Elem = X::Elem>,
        L: Layout,
        R: StorageMut<Elem = X::Elem>,
        K: Layout,
        X::Shape: StatisticsBy<L::Shape, K::Shape, StatisticsVerdict<X::Shape, L::Shape, K::Shape>>
            + BatchNormInput<L::Shape, K::Shape>,
    {
        const { temporaries_on_stack(<BatchNormTraining<X, (), (), Out> as Operation>::OPERANDS.peak) };
        let (mean, var) = (mean.first_mut(), var.first_mut());
        let steps = const {
            [
                L::PADDED_STRIDES[MAX_RANK - 1],
                K::PADDED_STRIDES[MAX_RANK - 1],
            ]
        };
        let kept = num_traits::one::<X::Elem>() - momentum;
        let BatchNormTraining { x, eps, .. } = self.0;
        let norm = BatchNormTraining::<_, _, _, Out>::with(x, (), (), eps);
        with_operands(norm, |over| {
            over.statistics(|c, of_mean, of_var| {
                // SAFETY: both have an element for each channel, and are borrowed mutably.
                unsafe {
                    let (mean, var) = (mean.add(c * steps[0]), var.add(c * steps[1]));
                    mean.write(kept * mean.read() + momentum * of_mean);
                    var.write(kept * var.read() + momentum * of_var);
                }
            });
        });
        Lazy(BatchNormTraining::with(x, (), (), eps))
    }
}
