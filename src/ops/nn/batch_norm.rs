//! `batch_norm` with given statistics, those of the training.

use core::marker::PhantomData;

use num_traits::{Float, Zero};

use super::contiguous_lane::shifted;
use super::input_copy::{are_lines, first_of, lines_in_place, steps_of};
use super::norm::Epsilon;
use super::sizes::{across, part};
use super::{AcceptedLayout, Compute, ElemOf, Maybe, ShapeOf, distance, only, walk, walk_shared};
use crate::expr::{ExprNode, IntoExpr, KernelOperand, Lazy, Materialized, kernels};
use crate::layout::operation::{batch_norm, bias, weight};
use crate::layout::{ChannelsOf, IfShapeFits, Layout, SecondOf, ShapeFits, ShapeFitsBy};
use crate::ops::Real;
use crate::ops::join::axis;
use crate::shape::{MAX_RANK, SameShape, Shape};

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

kernels! {
    [X: ExprNode<Elem: Real>, M: ExprNode<Elem = X::Elem>, V: ExprNode<Elem = X::Elem>, W: KernelOperand<Placed: Maybe<X::Elem>>, B: KernelOperand<Placed: Maybe<X::Elem>>, Out: Shape]
    BatchNorm<X, M, V, W, B, Out> => BatchNorm<X::Placed, M::Placed, V::Placed, W::Placed, B::Placed, Out>, X::Elem, Out;
    x: X, mean: M, var: V, w: W, b: B;
    |this| BatchNorm { x, mean, var, w, b, eps: this.eps, output: this.output };
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
