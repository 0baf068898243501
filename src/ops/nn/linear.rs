//! The `linear` layer.

use core::marker::PhantomData;

use super::{AcceptedLayout, Compute, LANES, Maybe, ShapeOf, distance, of_lanes, only, walk};
use crate::expr::simd_dispatch::VECTORS;
use crate::expr::{ExprNode, IntoExpr, KernelOperand, Lazy, Materialized, kernels};
use crate::layout::operation::{bias, linear};
use crate::layout::{HeightOf, IfShapeFits, Layout, ShapeFits, ShapeFitsBy};
use crate::num::offset::{Numbered, index};
use crate::ops::Real;
use crate::ops::matmul::contract::{self, Weighted};
use crate::shape::{MAX_RANK, SameShape, Shape};

/// The last dimension of an input times a weight, plus an optional bias.
#[derive(Clone, Copy, Debug)]
pub struct Linear<X, W, B, Out> {
    pub(crate) x: X,
    pub(crate) w: W,
    pub(crate) b: B,
    output: AcceptedLayout<Out>,
}

impl<X, W, B, Out> Linear<X, W, B, Out> {
    pub(crate) fn with(x: X, w: W, b: B) -> Self {
        Self {
            x,
            w,
            b,
            output: PhantomData,
        }
    }
}

kernels! {
    [X: ExprNode<Elem: Real>, W: ExprNode<Elem = X::Elem>, B: KernelOperand<Placed: Maybe<X::Elem>>, Out: Shape]
    Linear<X, W, B, Out> => Linear<X::Placed, W::Placed, B::Placed, Out>, X::Elem, Out;
    x: X, w: W, b: B;
    |this| Linear { x, w, b, output: this.output };
}

// SAFETY: `walk` visits every index of the shape.
unsafe impl<X: Materialized, W: Materialized<Elem = X::Elem>, B: Maybe<X::Elem>, Out: Shape> Compute
    for Linear<X, W, B, Out>
where
    X::Elem: Real,
{
    type Elem = X::Elem;
    type Shape = Out;
    unsafe fn run<L: Layout<Shape = Out>>(&self, out: *mut X::Elem, unique: bool) {
        // SAFETY: guaranteed by the caller.
        unsafe {
            if VECTORS {
                self.multiplied::<L>(out, unique);
            } else {
                self.summed::<L>(out);
            }
        }
    }
}
impl<X: Materialized, W: Materialized<Elem = X::Elem>, B: Maybe<X::Elem>, Out: Shape>
    Linear<X, W, B, Out>
where
    X::Elem: Real,
{
    /// Computes a matrix product, then adds the bias.
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn multiplied<L: Layout<Shape = Out>>(&self, out: *mut X::Elem, unique: bool) {
        const LAST: usize = MAX_RANK - 1;
        // SAFETY: checked at compile time and guaranteed by the caller: input and weight share the last size, and the
        // output has the remaining sizes. All elements of the output have been written when the bias is added.
        unsafe {
            contract::write::<Weighted, X, W, L>(&self.x, &self.w, out, unique);
            let Some((first, step)) = self.b.row() else {
                return;
            };
            walk(
                const { &Out::PADDED },
                #[cfg_attr(not(unoptimised), inline(always))]
                |index| {
                    let y = out.add(distance(index, const { &L::PADDED_STRIDES }));
                    y.write(*y + *first.add(index[LAST] * step));
                },
            );
        }
    }

    /// For a processor without vectors: computes a few sums at a time.
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn summed<L: Layout<Shape = Out>>(&self, out: *mut X::Elem) {
        const LAST: usize = MAX_RANK - 1;
        let outputs = const { Out::PADDED[LAST] };
        let rows = const {
            let mut rows = Out::PADDED;
            rows[LAST] = (rows[LAST] > 0) as usize;
            rows
        };
        let xs = const { X::STEPS };
        walk(
            &rows,
            #[cfg_attr(not(unoptimised), inline(always))]
            |index| {
                // SAFETY: checked at compile time: except for the last size, the output has the sizes of the input. The
                // last size of the input is the second size of the weight; the last size of the output is the first
                // size of the weight, and the size of the bias.
                // Pointers to empty rows may be out of range for their storage.
                unsafe {
                    let x = self.x.first().wrapping_add(distance(index, &xs));
                    let y = out.wrapping_add(distance(index, const { &L::PADDED_STRIDES }));
                    let mut o = 0;
                    while index!(outputs - o) >= AT_ONCE {
                        self.sums::<L, AT_ONCE>(x, o, y);
                        o = index!(o + AT_ONCE);
                    }
                    while o < outputs {
                        self.sums::<L, 1>(x, o, y);
                        o = index!(o + 1);
                    }
                }
            },
        );
    }

    /// Writes `N` elements of a row of the output, from the element `o` on.
    ///
    /// # Safety
    /// `x` and `y` point to rows of the input and of the output, which has these elements.
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn sums<L: Layout<Shape = Out>, const N: usize>(
        &self,
        x: *const X::Elem,
        o: usize,
        y: *mut X::Elem,
    ) {
        const LAST: usize = MAX_RANK - 1;
        let inner = const { ShapeOf::<X>::PADDED[LAST] };
        let (xs, ws) = const { (X::STEPS, W::STEPS) };
        let step = const { L::PADDED_STRIDES[LAST] };
        let mut sums = [[<X::Elem as num_traits::ConstZero>::ZERO; LANES]; N];
        // SAFETY: the caller's promise; the sizes were checked at compile time.
        unsafe {
            let w = self.w.first().wrapping_add(index!(o * ws[LAST - 1]));
            let product = |n: usize, i: usize| {
                *x.add(index!(i * xs[LAST])) * *w.add(index!(n * ws[LAST - 1] + i * ws[LAST]))
            };
            let mut i = 0;
            if const { ShapeOf::<X>::PADDED[LAST] >= LANES } {
                // The first product of a lane is not added to 0.
                for (n, lanes) in sums.iter_mut().numbered() {
                    for (lane, sum) in lanes.iter_mut().numbered() {
                        *sum = product(n, lane);
                    }
                }
                i = LANES;
            }
            while index!(inner - i) >= LANES {
                for (n, lanes) in sums.iter_mut().numbered() {
                    for (lane, sum) in lanes.iter_mut().numbered() {
                        *sum = *sum + product(n, index!(i + lane));
                    }
                }
                i = index!(i + LANES);
            }
            for (n, lanes) in sums.iter_mut().numbered() {
                for (lane, sum) in lanes.iter_mut().numbered() {
                    if lane < index!(inner - i) {
                        *sum = *sum + product(n, index!(i + lane));
                    }
                }
            }
            for (n, lanes) in sums.into_iter().numbered() {
                let mut total = of_lanes(lanes);
                if let Some(b) = self.b.at(&only(index!(o + n))) {
                    total = total + b;
                }
                y.add(index!(o * step + n * step)).write(total);
            }
        }
    }
}

/// The sums that are computed at once: as many as the floating-point registers hold.
const AT_ONCE: usize = if cfg!(target_abi = "eabihf") { 2 } else { 1 };

impl<X: ExprNode, W: ExprNode, B, Out: Shape> Lazy<Linear<X, W, B, Out>> {
    /// Adds a bias with one element per output. PyTorch's `linear(x, w, bias)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x: Tensor<f32, Shape![2]> = tensor![1.0, 2.0];
    /// let (w, b) = (Tensor::<f32, Shape![3, 2]>::ones(), tensor![0.0, 1.0, 2.0]);
    /// assert_eq!(x.linear(&w).bias(&b).eval().as_slice(), [3.0, 4.0, 5.0]);
    /// ```
    // One bound per line, as the error message shows it.
    #[rustfmt::skip]
    pub fn bias<E: IntoExpr<X::Memory, Elem = X::Elem>>(
        self,
        b: E,
    ) -> Lazy<Linear<X, W, E::Node, IfShapeFits<E::Shape, linear, bias, (HeightOf<W::Shape>,), Out>>>
    where
        E::Shape: ShapeFitsBy<linear, bias, (HeightOf<W::Shape>,), SameShape<E::Shape, (HeightOf<W::Shape>,)>>
            + ShapeFits<linear, bias, (HeightOf<W::Shape>,)>,
    {
        let Linear { x, w, .. } = self.0;
        Lazy(Linear {
            x,
            w,
            b: b.node(),
            output: PhantomData,
        })
    }
}
