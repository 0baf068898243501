//! `layer_norm` and `rms_norm`: norms over the last dimensions.

use core::marker::PhantomData;

use num_traits::Zero;

use super::contiguous_lane::{is_line, is_long, moments, shifted, steps, weighted};
use super::input_copy::{first_of, steps_of, worth_a_copy};
use super::short_rows::is_short;
use super::sizes::part;
use super::{
    AcceptedLayout, Compute, ElemOf, Maybe, ShapeOf, Sum, count, distance, walk, walk_shared,
};
use crate::expr::{ExprNode, IntoExpr, KernelOperand, Lazy, Materialized, kernels};
use crate::layout::operation::{bias, layer_norm, rms_norm, weight};
use crate::layout::{IfShapeFits, Layout, ShapeFits, ShapeFitsBy};
use crate::ops::Real;
use crate::shape::{MAX_RANK, SameShape, Shape};

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
kernels! {
    [Op: Centered, X: ExprNode<Elem: Real>, To: Shape, W: KernelOperand<Placed: Maybe<X::Elem>>, B: KernelOperand<Placed: Maybe<X::Elem>>, Out: Shape]
    Norm<Op, X, To, W, B, Out> => Norm<Op, X::Placed, To, W::Placed, B::Placed, Out>, X::Elem, Out;
    x: X, w: W, b: B;
    |this| Norm { x, w, b, eps: this.eps, over: this.over, output: this.output };
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
