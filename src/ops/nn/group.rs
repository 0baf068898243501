//! `group_norm` and `instance_norm`: norms over groups of channels, separately for each element of a batch.

use core::marker::PhantomData;

use num_traits::{One, Zero};

use super::contiguous_lane::{moments, shifted};
use super::input_copy::{are_lines, first_of, lines_in_place, steps_of};
use super::norm::{Epsilon, scattered};
use super::{AcceptedLayout, Compute, ElemOf, Maybe, ShapeOf, distance, only, walk_shared};
use crate::expr::{ExprNode, IntoExpr, KernelOperand, Lazy, Materialized, kernels};
use crate::layout::operation::{bias, weight};
use crate::layout::{ChannelsOf, IfShapeFits, Layout, SecondOf, ShapeFits, ShapeFitsBy};
use crate::num::Dim;
use crate::ops::Real;
use crate::ops::join::axis;
use crate::shape::{MAX_RANK, SameShape, Shape};

/// A norm over `G` groups of channels.
#[derive(Clone, Copy, Debug)]
pub struct GroupNorm<Op, X: ExprNode, G, W, B, Out> {
    pub(crate) x: X,
    pub(crate) w: W,
    pub(crate) b: B,
    pub(crate) eps: Epsilon<ElemOf<X>>,
    groups: PhantomData<fn() -> (Op, G)>,
    output: AcceptedLayout<Out>,
}
impl<Op, X: ExprNode, G, Out> GroupNorm<Op, X, G, (), (), Out> {
    pub(super) fn new(x: X, eps: X::Elem) -> Self {
        Self {
            x,
            w: (),
            b: (),
            eps: Epsilon(eps),
            groups: PhantomData,
            output: PhantomData,
        }
    }
}

impl<Op, X: ExprNode, G, W, B, Out> GroupNorm<Op, X, G, W, B, Out> {
    pub(crate) fn with(x: X, w: W, b: B, eps: Epsilon<ElemOf<X>>) -> Self {
        Self {
            x,
            w,
            b,
            eps,
            groups: PhantomData,
            output: PhantomData,
        }
    }
}

/// The sizes of a group of channels of one element of the batch.
pub(crate) const fn group<S: Shape, G: Dim>() -> [usize; MAX_RANK] {
    let mut sizes = S::PADDED;
    let at = axis::<S, SecondOf<S>>();
    if at == 0 {
        return sizes;
    }
    sizes[at - 1] = 1;
    // Checked at compile time: there is at least one group.
    sizes[at] = match sizes[at].checked_div(G::SIZE) {
        Some(per) => per,
        None => 0,
    };
    sizes
}
/// The number of groups along batch and channels.
pub(crate) const fn groups<S: Shape, G: Dim>() -> [usize; MAX_RANK] {
    let mut sizes = [1; MAX_RANK];
    let at = axis::<S, SecondOf<S>>();
    if at == 0 {
        return sizes;
    }
    sizes[at - 1] = S::PADDED[at - 1];
    sizes[at] = G::SIZE;
    sizes
}

kernels! {
    [Op, X: ExprNode<Elem: Real>, G: Dim, W: KernelOperand<Placed: Maybe<X::Elem>>, B: KernelOperand<Placed: Maybe<X::Elem>>, Out: Shape]
    GroupNorm<Op, X, G, W, B, Out> => GroupNorm<Op, X::Placed, G, W::Placed, B::Placed, Out>, X::Elem, Out;
    x: X, w: W, b: B;
    |this| GroupNorm { x, w, b, eps: this.eps, groups: this.groups, output: this.output };
}

// SAFETY: the groups of channels of all batch elements together are all indices of the shape.
unsafe impl<Op, X: Materialized, G: Dim, W: Maybe<X::Elem>, B: Maybe<X::Elem>, Out: Shape> Compute
    for GroupNorm<Op, X, G, W, B, Out>
where
    X::Elem: Real,
{
    type Elem = X::Elem;
    type Shape = Out;
    unsafe fn run<L: Layout<Shape = Out>>(&self, out: *mut X::Elem, unique: bool) {
        let in_place = const { lines_in_place::<X, L>(&group::<X::Shape, G>()) };
        let (xs, os) = const {
            let in_place = lines_in_place::<X, L>(&group::<X::Shape, G>());
            (steps_of::<X, L>(in_place), L::PADDED_STRIDES)
        };
        let channels = const { axis::<X::Shape, SecondOf<X::Shape>>() };
        let inner = const { &group::<X::Shape, G>() };
        let lines = const {
            let inner = &group::<X::Shape, G>();
            are_lines::<L>(inner, &steps_of::<X, L>(lines_in_place::<X, L>(inner)))
        };
        // SAFETY: guaranteed by the caller.
        let first = unsafe { first_of::<X, L>(&self.x, out, unique, in_place) };
        // SAFETY: guaranteed by the caller; each element of the output is written by one thread only. Added to the
        // first channel of the group, an index is a valid index of the input and of the output; weight and bias have
        // one element per channel.
        unsafe {
            walk_shared::<X::Elem>(
                const { &groups::<X::Shape, G>() },
                const { ShapeOf::<X>::NUMEL },
                unique,
                #[cfg_attr(not(unoptimised), inline(always))]
                |start| {
                    let mut start = *start;
                    start[channels] *= inner[channels];
                    let x = first.add(distance(&start, &xs));
                    let y = out.add(distance(&start, &os));
                    if lines {
                        return self.line(x, y, start[channels]);
                    }
                    scattered(
                        inner,
                        (x, &xs),
                        (y, &os),
                        true,
                        self.eps.0,
                        #[cfg_attr(not(unoptimised), inline(always))]
                        |i| {
                            let channel = only(start[channels] + i[channels]);
                            (self.w.at(&channel), self.b.at(&channel))
                        },
                    );
                },
            );
        }
    }
}
impl<Op, X: Materialized, G: Dim, W: Maybe<X::Elem>, B: Maybe<X::Elem>, Out: Shape>
    GroupNorm<Op, X, G, W, B, Out>
where
    X::Elem: Real,
{
    /// One group of contiguous elements, which starts at a channel.
    ///
    /// # Safety
    /// The elements of the group are readable, and writable.
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn line(&self, x: *const X::Elem, y: *mut X::Elem, first: usize) {
        let inner = const { &group::<X::Shape, G>() };
        let channels = const { axis::<X::Shape, SecondOf<X::Shape>>() };
        let n: usize = inner.iter().product();
        // SAFETY: guaranteed by the caller; weight and bias have one element per channel.
        unsafe {
            let (mean, scale) = moments::<_, true>(x, n, self.eps.0);
            if const { !W::GIVEN && !B::GIVEN } {
                return shifted(n, x, y, [mean, scale, X::Elem::zero()]);
            }
            let each = n / inner[channels];
            for c in 0..inner[channels] {
                let channel = only(first + c);
                let w = self.w.at(&channel).unwrap_or_else(X::Elem::one);
                let b = self.b.at(&channel).unwrap_or_else(X::Elem::zero);
                let (x, y) = (x.add(c * each), y.add(c * each));
                shifted(each, x, y, [mean, scale * w, b]);
            }
        }
    }
}

impl<Op, X: ExprNode, G, W, B, Out: Shape> Lazy<GroupNorm<Op, X, G, W, B, Out>> {
    /// Multiplies each channel by a weight.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x: Tensor<f32, Shape![1, 2, 2]> = tensor![[[1.0, 3.0], [5.0, 9.0]]];
    /// let y = x.instance_norm(0.0).weight(&tensor![1.0, 2.0]).eval();
    /// assert_eq!(y.as_slice(), [-1.0, 1.0, -2.0, 2.0]);
    /// ```
    // One bound per line, as the error message shows it.
    #[rustfmt::skip]
    pub fn weight<E: IntoExpr<X::Memory, Elem = X::Elem>>(
        self,
        w: E,
    ) -> Lazy<
        GroupNorm<
            Op,
            X,
            G,
            E::Node,
            B,
            IfShapeFits<E::Shape, Op, weight, ChannelsOf<X::Shape>, Out>,
        >,
    >
    where
        E::Shape: ShapeFitsBy<Op, weight, ChannelsOf<X::Shape>, SameShape<E::Shape, ChannelsOf<X::Shape>>>
            + ShapeFits<Op, weight, ChannelsOf<X::Shape>>,
    {
        let GroupNorm { x, b, eps, .. } = self.0;
        Lazy(GroupNorm {
            x,
            w: w.node(),
            b,
            eps,
            groups: PhantomData,
            output: PhantomData,
        })
    }

    /// Adds a bias to each channel.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x: Tensor<f32, Shape![1, 2, 2]> = tensor![[[1.0, 3.0], [5.0, 9.0]]];
    /// let y = x.instance_norm(0.0).bias(&tensor![1.0, 2.0]).eval();
    /// assert_eq!(y.as_slice(), [0.0, 2.0, 1.0, 3.0]);
    /// ```
    // One bound per line, as the error message shows it.
    #[rustfmt::skip]
    pub fn bias<E: IntoExpr<X::Memory, Elem = X::Elem>>(
        self,
        b: E,
    ) -> Lazy<
        GroupNorm<Op, X, G, W, E::Node, IfShapeFits<E::Shape, Op, bias, ChannelsOf<X::Shape>, Out>>,
    >
    where
        E::Shape: ShapeFitsBy<Op, bias, ChannelsOf<X::Shape>, SameShape<E::Shape, ChannelsOf<X::Shape>>>
            + ShapeFits<Op, bias, ChannelsOf<X::Shape>>,
    {
        let GroupNorm { x, w, eps, .. } = self.0;
        Lazy(GroupNorm {
            x,
            w,
            b: b.node(),
            eps,
            groups: PhantomData,
            output: PhantomData,
        })
    }
}
