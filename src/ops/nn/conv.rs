//! Convolutions: each output element is the product of a window of the input and a kernel, read where they
//! lie.

use core::marker::PhantomData;

use super::{Compute, LANES, Layer, Makes, Maybe, StridesOf, only};
use crate::expr::{Expr, Node, Stored};
use crate::layout::operation::bias;
use crate::layout::{
    ConvSlide, Four, FourWeights, Given, GivenVerdict, HighOf, Layout, ShapeFits, Window, WindowOp,
    WindowOptions, four,
};
use crate::ops::{Real, Ring};
use crate::shape::Shape;

/// A convolution `Op` of an input with a weight, and perhaps a bias, with the options `O`.
#[derive(Clone, Copy, Debug)]
pub struct Conv<Op, O, X, W, B, Out> {
    x: X,
    w: W,
    b: B,
    options: PhantomData<(Op, O)>,
    makes: Makes<Out>,
}
impl<Op, O, X, W, Out> Conv<Op, O, X, W, (), Out> {
    pub(super) fn new(x: X, w: W) -> Self {
        Self {
            x,
            w,
            b: (),
            options: PhantomData,
            makes: PhantomData,
        }
    }
}

/// The index of the input that a window at `at` meets, where it does not lie in the padding.
#[inline(always)]
pub(in crate::ops) const fn meets(at: usize, padding: usize, size: usize) -> Option<usize> {
    if at >= padding && at - padding < size {
        Some(at - padding)
    } else {
        None
    }
}

// SAFETY: the loops visit every index of the output, whose sizes are those of the verdict.
unsafe impl<
    Op: WindowOp,
    O: WindowOptions<Op>,
    X: Stored,
    W: Stored<Elem = X::Elem>,
    B: Maybe<X::Elem>,
    Out: Shape,
> Compute for Conv<Op, O, X, W, B, Out>
where
    X::Elem: Real,
{
    type Elem = X::Elem;
    type Shape = Out;
    unsafe fn run<L: Layout<Shape = Out>>(&self, out: *mut X::Elem) {
        let g = const { Window::of::<ConvSlide<Op, X::Shape, W::Shape, O>>() };
        let xs = const { four(<Four<Op, StridesOf<X>> as Shape>::SIZES, 0) };
        let ws = const { four(<FourWeights<Op, StridesOf<W>> as Shape>::SIZES, 0) };
        let os = const { four(<Four<Op, L::Strides> as Shape>::SIZES, 0) };
        let [batches, channels, high, wide] = g.input;
        let [_, outputs, rows, columns] = g.output;
        let (per, made) = const {
            let g = Window::of::<ConvSlide<Op, X::Shape, W::Shape, O>>();
            let groups = if g.groups == 0 { 1 } else { g.groups };
            (g.input[1] / groups, g.output[1] / groups)
        };
        let _ = channels;
        for n in 0..batches {
            for o in 0..outputs {
                let group = o.checked_div(made).unwrap_or(0);
                // SAFETY: `o` is below the size of the bias.
                let b = unsafe { self.b.at(&only(o)) }
                    .unwrap_or(<X::Elem as num_traits::ConstZero>::ZERO);
                for row in 0..rows {
                    let mut column = 0;
                    while column < columns {
                        let lanes = if columns - column < LANES {
                            columns - column
                        } else {
                            LANES
                        };
                        let mut sums = [<X::Elem as num_traits::ConstZero>::ZERO; LANES];
                        for c in 0..per {
                            for i in 0..g.kernel[0] {
                                let at = row * g.stride[0] + i * g.dilation[0];
                                let Some(y) = meets(at, g.padding[0], high) else {
                                    continue;
                                };
                                for j in 0..g.kernel[1] {
                                    // SAFETY: the group's channels are channels of the input, `y` is below its
                                    // height; the other indices are below the sizes of the weight.
                                    let (x, w) = unsafe {
                                        (
                                            self.x.first().add(
                                                n * xs[0] + (group * per + c) * xs[1] + y * xs[2],
                                            ),
                                            *self
                                                .w
                                                .first()
                                                .add(o * ws[0] + c * ws[1] + i * ws[2] + j * ws[3]),
                                        )
                                    };
                                    let first = column * g.stride[1] + j * g.dilation[1];
                                    let inside = lanes == LANES
                                        && first >= g.padding[1]
                                        && first - g.padding[1] + (LANES - 1) * g.stride[1] < wide;
                                    if inside {
                                        for (lane, sum) in sums.iter_mut().enumerate() {
                                            let at = first - g.padding[1] + lane * g.stride[1];
                                            // SAFETY: the last of these is below the width.
                                            *sum = sum.plus(w * unsafe { *x.add(at * xs[3]) });
                                        }
                                    } else {
                                        for (lane, sum) in sums.iter_mut().enumerate().take(lanes) {
                                            let at = first + lane * g.stride[1];
                                            if let Some(at) = meets(at, g.padding[1], wide) {
                                                // SAFETY: `at` is below the width.
                                                *sum = sum.plus(w * unsafe { *x.add(at * xs[3]) });
                                            }
                                        }
                                    }
                                }
                            }
                        }
                        for (lane, sum) in sums.iter().enumerate().take(lanes) {
                            let at = n * os[0] + o * os[1] + row * os[2] + (column + lane) * os[3];
                            // SAFETY: an index of the output.
                            unsafe { out.add(at).write(*sum + b) };
                        }
                        column += lanes;
                    }
                }
            }
        }
    }
}

impl<Op, O, X: Node, W: Node, B, Out: Shape> Layer<Conv<Op, O, X, W, B, Out>> {
    /// With a bias, one element for each output channel. PyTorch's `conv2d(x, w, bias)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<f32, Shape![3, 4, 4]>::ones();
    /// let (w, b) = (Tensor::<f32, Shape![2, 3, 3, 3]>::ones(), tensor![0.5, -27.0]);
    /// assert_eq!(x.conv2d(&w).bias(&b).eval().as_slice(), [27.5, 27.5, 27.5, 27.5, 0.0, 0.0, 0.0, 0.0]);
    /// ```
    pub fn bias<E: Expr<Elem = X::Elem>>(
        self,
        b: E,
    ) -> Layer<Conv<Op, O, X, W, E::Node, Given<Op, bias, E::Shape, (HighOf<W::Shape>,), Out>>>
    where
        E::Node: Stored,
        GivenVerdict<E::Shape, (HighOf<W::Shape>,)>:
            ShapeFits<Op, bias, E::Shape, (HighOf<W::Shape>,)>,
    {
        let Conv { x, w, .. } = self.0;
        Layer(Conv {
            x,
            w,
            b: b.node(),
            options: PhantomData,
            makes: PhantomData,
        })
    }
}
