//! Convolutions: each output element is the product of a window of the input and a kernel. The window is not copied to
//! a temporary tensor.

use core::marker::PhantomData;

use super::windows::{Plan, convolve};
use super::{AcceptedLayout, Compute, Maybe, StridesOf};
use crate::expr::{ExprNode, IntoExpr, KernelOperand, Lazy, Materialized, kernels};
use crate::layout::operation::bias;
use crate::layout::{
    ConvWindowRule, Four, FourWeights, HeightOf, IfShapeFits, Layout, ShapeFits, ShapeFitsBy,
    Window, WindowOp, WindowOptions, four,
};
use crate::ops::Real;
use crate::shape::{SameShape, Shape};

/// A convolution `Op` of an input with a weight and an optional bias, with the options `O`.
#[derive(Clone, Copy, Debug)]
pub struct Conv<Op, O, X, W, B, Out> {
    pub(crate) x: X,
    pub(crate) w: W,
    pub(crate) b: B,
    options: PhantomData<(Op, O)>,
    output: AcceptedLayout<Out>,
}
impl<Op, O, X, W, Out> Conv<Op, O, X, W, (), Out> {
    pub(super) fn new(x: X, w: W) -> Self {
        Self {
            x,
            w,
            b: (),
            options: PhantomData,
            output: PhantomData,
        }
    }
}
impl<Op, O, X, W, B, Out> Conv<Op, O, X, W, B, Out> {
    pub(crate) fn with(x: X, w: W, b: B) -> Self {
        Self {
            x,
            w,
            b,
            options: PhantomData,
            output: PhantomData,
        }
    }
}

/// The index of the input that a window at `at` reads, or `None` if it is in the padding.
#[cfg_attr(not(unoptimised), inline(always))]
pub(crate) const fn meets(at: usize, padding: usize, size: usize) -> Option<usize> {
    let place = at.wrapping_sub(padding);
    if at >= padding && place < size {
        Some(place)
    } else {
        None
    }
}

kernels! {
    [Op: WindowOp, O: WindowOptions<Op>, X: ExprNode<Elem: Real>, W: ExprNode<Elem = X::Elem>, B: KernelOperand<Placed: Maybe<X::Elem>>, Out: Shape]
    Conv<Op, O, X, W, B, Out> => Conv<Op, O, X::Placed, W::Placed, B::Placed, Out>, X::Elem, Out;
    x: X, w: W, b: B;
    |this| Conv { x, w, b, options: this.options, output: this.output };
}

// SAFETY: the loops visit every index of the output, whose sizes were checked at compile time.
unsafe impl<
    Op: WindowOp,
    O: WindowOptions<Op>,
    X: Materialized,
    W: Materialized<Elem = X::Elem>,
    B: Maybe<X::Elem>,
    Out: Shape,
> Compute for Conv<Op, O, X, W, B, Out>
where
    X::Elem: Real,
{
    type Elem = X::Elem;
    type Shape = Out;
    unsafe fn run<L: Layout<Shape = Out>>(&self, out: *mut X::Elem, unique: bool) {
        let plan = const {
            &Plan::new(
                Window::of::<ConvWindowRule<Op, X::Shape, W::Shape, O>>(),
                four(<Four<Op, StridesOf<X>> as Shape>::SIZES, 0),
                four(<FourWeights<Op, StridesOf<W>> as Shape>::SIZES, 0),
                four(<Four<Op, L::Strides> as Shape>::SIZES, 0),
            )
        };
        // SAFETY: guaranteed by the caller.
        unsafe {
            convolve(
                plan,
                self.x.first(),
                self.w.first(),
                self.b.row(),
                out,
                unique,
            )
        }
    }
}

impl<Op, O, X: ExprNode, W: ExprNode, B, Out: Shape> Lazy<Conv<Op, O, X, W, B, Out>> {
    /// Adds a bias with one element per output channel. PyTorch's `conv2d(x, w, bias)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<f32, Shape![3, 4, 4]>::ones();
    /// let (w, b) = (Tensor::<f32, Shape![2, 3, 3, 3]>::ones(), tensor![0.5, -27.0]);
    /// assert_eq!(x.conv2d(&w).bias(&b).eval().as_slice(), [27.5, 27.5, 27.5, 27.5, 0.0, 0.0, 0.0, 0.0]);
    /// ```
    // One bound per line, as the error message shows it.
    #[rustfmt::skip]
    pub fn bias<E: IntoExpr<X::Memory, Elem = X::Elem>>(
        self,
        b: E,
    ) -> Lazy<Conv<Op, O, X, W, E::Node, IfShapeFits<E::Shape, Op, bias, (HeightOf<W::Shape>,), Out>>>
    where
        E::Shape: ShapeFitsBy<Op, bias, (HeightOf<W::Shape>,), SameShape<E::Shape, (HeightOf<W::Shape>,)>>
            + ShapeFits<Op, bias, (HeightOf<W::Shape>,)>,
    {
        let Conv { x, w, .. } = self.0;
        Lazy(Conv {
            x,
            w,
            b: b.node(),
            options: PhantomData,
            output: PhantomData,
        })
    }
}
