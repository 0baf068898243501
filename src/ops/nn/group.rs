//! `group_norm` and `instance_norm`: norms over groups of channels, each element of a batch for itself.

use core::marker::PhantomData;

use num_traits::{Float, One, Zero};

use super::lines::{is_line, is_long, moments, shifted};
use super::norm::Epsilon;
use super::{
    Compute, ElemOf, Layer, Makes, Maybe, ShapeOf, Sum, count, distance, in_parts, only, walk,
};
use crate::expr::{Expr, Node, Stored};
use crate::layout::operation::{bias, weight};
use crate::layout::{ChannelsOf, Given, GivenVerdict, Layout, SecondOf, ShapeFits};
use crate::num::Dim;
use crate::ops::Real;
use crate::ops::join::axis;
use crate::shape::{MAX_RANK, Shape};

/// A norm over `G` groups of channels.
#[derive(Clone, Copy, Debug)]
pub struct GroupNorm<Op, X: Node, G, W, B, Out> {
    x: X,
    w: W,
    b: B,
    eps: Epsilon<ElemOf<X>>,
    groups: PhantomData<fn() -> (Op, G)>,
    makes: Makes<Out>,
}
impl<Op, X: Node, G, Out> GroupNorm<Op, X, G, (), (), Out> {
    pub(super) fn new(x: X, eps: X::Elem) -> Self {
        Self {
            x,
            w: (),
            b: (),
            eps: Epsilon(eps),
            groups: PhantomData,
            makes: PhantomData,
        }
    }
}

/// The sizes of a group of channels of one element of the batch.
const fn group<S: Shape, G: Dim>() -> [usize; MAX_RANK] {
    let mut sizes = S::PADDED;
    let at = axis::<S, SecondOf<S>>();
    if at == 0 {
        return sizes;
    }
    sizes[at - 1] = 1;
    // The verdict: there is a group.
    sizes[at] = match sizes[at].checked_div(G::SIZE) {
        Some(per) => per,
        None => 0,
    };
    sizes
}

// SAFETY: the groups of channels of each element of the batch are together all indices of the shape.
unsafe impl<Op, X: Stored, G: Dim, W: Maybe<X::Elem>, B: Maybe<X::Elem>, Out: Shape> Compute
    for GroupNorm<Op, X, G, W, B, Out>
where
    X::Elem: Real,
{
    type Elem = X::Elem;
    type Shape = Out;
    unsafe fn run<L: Layout<Shape = Out>>(&self, out: *mut X::Elem, unique: bool) {
        let (sizes, xs, os) = const { (ShapeOf::<X>::PADDED, X::STEPS, L::PADDED_STRIDES) };
        let channels = const { axis::<X::Shape, SecondOf<X::Shape>>() };
        let inner = const { &group::<X::Shape, G>() };
        let per = inner[channels];
        let lines = const {
            let inner = &group::<X::Shape, G>();
            is_long(inner) && is_line(inner, &X::STEPS) && is_line(inner, &L::PADDED_STRIDES)
        };
        // SAFETY: the caller's promise. Parts write other elements each; threads share what is read. From the first
        // channel of the group on, an index of it is one of the input and of the output; weight and bias have one
        // element for each channel.
        unsafe {
            in_parts(
                sizes[channels - 1] * G::SIZE,
                const { ShapeOf::<X>::NUMEL },
                unique && X::is_shared(),
                #[inline(always)]
                |some| {
                    for step in some {
                        let (batch, g) = (step / G::SIZE, step % G::SIZE);
                        let mut start = [0; MAX_RANK];
                        start[channels - 1] = batch;
                        start[channels] = g * per;
                        let x = self.x.first().add(distance(&start, &xs));
                        let y = out.add(distance(&start, &os));
                        if lines {
                            self.line(x, y, g * per);
                        } else {
                            self.scattered::<L>(x, y, g * per);
                        }
                    }
                },
            );
        }
    }
}
impl<Op, X: Stored, G: Dim, W: Maybe<X::Elem>, B: Maybe<X::Elem>, Out: Shape>
    GroupNorm<Op, X, G, W, B, Out>
where
    X::Elem: Real,
{
    /// One group, whose elements lie one after the other, from a channel on.
    ///
    /// # Safety
    /// The elements of the group may be read, and written.
    #[inline(always)]
    unsafe fn line(&self, x: *const X::Elem, y: *mut X::Elem, first: usize) {
        let inner = const { &group::<X::Shape, G>() };
        let channels = const { axis::<X::Shape, SecondOf<X::Shape>>() };
        let n: usize = inner.iter().product();
        // SAFETY: the caller's promise; weight and bias have one element for each channel.
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

    /// One group, wherever its elements lie, from a channel on.
    ///
    /// # Safety
    /// As above.
    #[inline(always)]
    unsafe fn scattered<L: Layout<Shape = Out>>(
        &self,
        x: *const X::Elem,
        y: *mut X::Elem,
        first: usize,
    ) {
        let (xs, os) = const { (X::STEPS, L::PADDED_STRIDES) };
        let channels = const { axis::<X::Shape, SecondOf<X::Shape>>() };
        let inner = const { &group::<X::Shape, G>() };
        let n = count::<X::Elem>(inner.iter().product());
        // SAFETY: the caller's promise.
        let at = |i: &[usize; MAX_RANK]| unsafe { *x.add(distance(i, &xs)) };
        let mut sum = Sum::new();
        walk(
            inner,
            #[inline(always)]
            |i| sum.add(at(i)),
        );
        let mean = sum.total() / n;
        let mut squares = Sum::new();
        walk(
            inner,
            #[inline(always)]
            |i| squares.add((at(i) - mean) * (at(i) - mean)),
        );
        let scale = (squares.total() / n + self.eps.0).sqrt().recip();
        walk(
            inner,
            #[inline(always)]
            |i| {
                let mut e = (at(i) - mean) * scale;
                let channel = only(first + i[channels]);
                // SAFETY: weight and bias have one element for each channel; an index of the output.
                unsafe {
                    if let Some(w) = self.w.at(&channel) {
                        e = e * w;
                    }
                    if let Some(b) = self.b.at(&channel) {
                        e = e + b;
                    }
                    y.add(distance(i, &os)).write(e);
                }
            },
        );
    }
}

impl<Op, X: Node, G, W, B, Out: Shape> Layer<GroupNorm<Op, X, G, W, B, Out>> {
    /// With a weight for each channel.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x: Tensor<f32, Shape![1, 2, 2]> = tensor![[[1.0, 3.0], [5.0, 9.0]]];
    /// let y = x.instance_norm(0.0).weight(&tensor![1.0, 2.0]).eval();
    /// assert_eq!(y.as_slice(), [-1.0, 1.0, -2.0, 2.0]);
    /// ```
    pub fn weight<E: Expr<Elem = X::Elem>>(
        self,
        w: E,
    ) -> Layer<
        GroupNorm<Op, X, G, E::Node, B, Given<Op, weight, E::Shape, ChannelsOf<X::Shape>, Out>>,
    >
    where
        E::Node: Stored,
        GivenVerdict<E::Shape, ChannelsOf<X::Shape>>:
            ShapeFits<Op, weight, E::Shape, ChannelsOf<X::Shape>>,
    {
        let GroupNorm { x, b, eps, .. } = self.0;
        Layer(GroupNorm {
            x,
            w: w.node(),
            b,
            eps,
            groups: PhantomData,
            makes: PhantomData,
        })
    }

    /// With a bias for each channel.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x: Tensor<f32, Shape![1, 2, 2]> = tensor![[[1.0, 3.0], [5.0, 9.0]]];
    /// let y = x.instance_norm(0.0).bias(&tensor![1.0, 2.0]).eval();
    /// assert_eq!(y.as_slice(), [0.0, 2.0, 1.0, 3.0]);
    /// ```
    pub fn bias<E: Expr<Elem = X::Elem>>(
        self,
        b: E,
    ) -> Layer<GroupNorm<Op, X, G, W, E::Node, Given<Op, bias, E::Shape, ChannelsOf<X::Shape>, Out>>>
    where
        E::Node: Stored,
        GivenVerdict<E::Shape, ChannelsOf<X::Shape>>:
            ShapeFits<Op, bias, E::Shape, ChannelsOf<X::Shape>>,
    {
        let GroupNorm { x, w, eps, .. } = self.0;
        Layer(GroupNorm {
            x,
            w,
            b: b.node(),
            eps,
            groups: PhantomData,
            makes: PhantomData,
        })
    }
}
