//! Transposed convolutions: by the kernel of the convolutions, or, on processors without vectors, each output element
//! gathers its contributions from the input.

use core::marker::PhantomData;

use super::windows::convolve_transposed;
use super::{AcceptedLayout, Compute, Maybe, StridesOf, Sum, TERM, walk_shared, within};
use crate::expr::simd_dispatch::VECTORS;
use crate::expr::{ExprNode, IntoExpr, KernelOperand, Lazy, Materialized, kernels};
use crate::layout::operation::bias;
use crate::layout::{
    ConvTransposeGeometry, ConvTransposeOutputs, ConvTransposeSizes, Four, FourWeights,
    IfShapeFits, Layout, ShapeFits, ShapeFitsBy, Window, WindowOp, WindowOptions, four,
};
use crate::ops::Real;
use crate::shape::{MAX_RANK, SameShape, Shape};

/// A transposed convolution `Op` of an input with a weight and an optional bias, with the options `O`.
#[derive(Clone, Copy, Debug)]
pub struct ConvTranspose<Op, O, X, W, B, Out> {
    pub(crate) x: X,
    pub(crate) w: W,
    pub(crate) b: B,
    options: PhantomData<(Op, O)>,
    output: AcceptedLayout<Out>,
}
impl<Op, O, X, W, Out> ConvTranspose<Op, O, X, W, (), Out> {
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
impl<Op, O, X, W, B, Out> ConvTranspose<Op, O, X, W, B, Out> {
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

/// The index of the input whose product with element `i` of the kernel contributes to the output `at`, if it exists.
#[cfg_attr(not(unoptimised), inline(always))]
fn source(at: usize, padding: usize, i: usize, stride: usize, size: usize) -> Option<usize> {
    let from = (at + padding).checked_sub(i)?;
    let (x, rest) = (from.checked_div(stride)?, from.checked_rem(stride)?);
    if rest == 0 && x < size { Some(x) } else { None }
}

kernels! {
    [Op: WindowOp, O: WindowOptions<Op>, X: ExprNode<Elem: Real>, W: ExprNode<Elem = X::Elem>, B: KernelOperand<Placed: Maybe<X::Elem>>, Out: Shape]
    ConvTranspose<Op, O, X, W, B, Out> => ConvTranspose<Op, O, X::Placed, W::Placed, B::Placed, Out>, X::Elem, Out;
    x: X, w: W, b: B;
    |this| ConvTranspose { x, w, b, options: this.options, output: this.output };
}

// SAFETY: the loops visit every index of the output, whose sizes were checked at compile time.
unsafe impl<
    Op: WindowOp,
    O: WindowOptions<Op>,
    X: Materialized,
    W: Materialized<Elem = X::Elem>,
    B: Maybe<X::Elem>,
    Out: Shape,
> Compute for ConvTranspose<Op, O, X, W, B, Out>
where
    X::Elem: Real,
{
    type Elem = X::Elem;
    type Shape = Out;
    unsafe fn run<L: Layout<Shape = Out>>(&self, out: *mut X::Elem, unique: bool) {
        if VECTORS {
            let window = const {
                &Window::new(
                    <ConvTransposeGeometry<Op, X::Shape, W::Shape, O> as ConvTransposeSizes>::WINDOW,
                )
            };
            let steps = const {
                [
                    four(<Four<Op, StridesOf<X>> as Shape>::SIZES, 0),
                    four(<FourWeights<Op, StridesOf<W>> as Shape>::SIZES, 0),
                    four(<Four<Op, L::Strides> as Shape>::SIZES, 0),
                ]
            };
            // SAFETY: guaranteed by the caller.
            return unsafe {
                convolve_transposed(
                    window,
                    steps,
                    [self.x.first(), self.w.first()],
                    self.b.row(),
                    out,
                    unique,
                )
            };
        }
        let [input, output, kernel, stride, _, [_, _, groups, _]] = const {
            <ConvTransposeGeometry<Op, X::Shape, W::Shape, O> as ConvTransposeSizes>::WINDOW
        };
        // Checked at compile time: there is at least one group.
        let per = input[1] / groups.max(1);
        let rows = [1, 1, 1, 1, 1, output[0], output[1], output[2]];
        let sums = output[0] * output[1] * output[2] * output[3];
        // With a stride, only a part of the kernel's elements contributes to an element of the output.
        let met = |d: usize| kernel[d].div_ceil(stride[d].max(1));
        let work = sums.saturating_mul((met(0) * met(1) * per + kernel[0] * kernel[1]) * TERM);
        let (x, w, added) = (self.x.first(), self.w.first(), self.b.row());
        // SAFETY: each row of the output is written by one thread only; the indices of input, weight, bias and output
        // are valid.
        unsafe {
            walk_shared::<X::Elem>(
                &rows,
                work,
                unique,
                #[cfg_attr(not(unoptimised), inline(always))]
                move |&[.., n, o, row]: &[usize; MAX_RANK]| {
                    let [
                        input,
                        output,
                        kernel,
                        stride,
                        padding,
                        [high, wide, groups, _],
                    ] = const {
                        <ConvTransposeGeometry<Op, X::Shape, W::Shape, O> as ConvTransposeSizes>::WINDOW
                    };
                    let xs = const { four(<Four<Op, StridesOf<X>> as Shape>::SIZES, 0) };
                    let ws = const { four(<FourWeights<Op, StridesOf<W>> as Shape>::SIZES, 0) };
                    let os = const { four(<Four<Op, L::Strides> as Shape>::SIZES, 0) };
                    within([n, o, row], [output[0], output[1], output[2]]);
                    // Checked at compile time: neither is 0.
                    let groups = groups.max(1);
                    let (per, made) = (input[1] / groups, (output[1] / groups).max(1));
                    let (group, of_group) = (o / made, o % made);
                    let b = added.map(|(first, step)| *first.add(o * step));
                    let taps = kernel[0] * kernel[1] * per;
                    for column in 0..output[3] {
                        let mut sum = Sum::of_at_most(taps);
                        for i in 0..kernel[0] {
                            let Some(y) = source(row, padding[0], i * high, stride[0], input[2])
                            else {
                                continue;
                            };
                            for j in 0..kernel[1] {
                                let Some(x_at) =
                                    source(column, padding[1], j * wide, stride[1], input[3])
                                else {
                                    continue;
                                };
                                for c in group * per..(group + 1) * per {
                                    let at = n * xs[0] + c * xs[1] + y * xs[2] + x_at * xs[3];
                                    let of = c * ws[0] + of_group * ws[1] + i * ws[2] + j * ws[3];
                                    sum.add(*x.add(at) * *w.add(of));
                                }
                            }
                        }
                        let mut y = sum.total();
                        if let Some(b) = b {
                            y = y + b;
                        }
                        let at = n * os[0] + o * os[1] + row * os[2] + column * os[3];
                        out.add(at).write(y);
                    }
                },
            );
        }
    }
}

type Outputs<Op, X, W, O> =
    ConvTransposeOutputs<Op, <X as ExprNode>::Shape, <W as ExprNode>::Shape, O>;
impl<Op: WindowOp, O: WindowOptions<Op>, X: ExprNode, W: ExprNode, B, Out: Shape>
    Lazy<ConvTranspose<Op, O, X, W, B, Out>>
{
    /// Adds a bias with one element per output channel. PyTorch's `conv_transpose2d(x, w, bias)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<f32, Shape![1, 2, 2]>::ones();
    /// let (w, b) = (Tensor::<f32, Shape![1, 1, 1, 1]>::ones(), tensor![0.5]);
    /// assert_eq!(x.conv_transpose2d(&w).bias(&b).eval().as_slice(), [1.5; 4]);
    /// ```
    // One bound per line, as the error message shows it.
    #[rustfmt::skip]
    pub fn bias<E: IntoExpr<X::Memory, Elem = X::Elem>>(
        self,
        b: E,
    ) -> Lazy<
        ConvTranspose<
            Op,
            O,
            X,
            W,
            E::Node,
            IfShapeFits<E::Shape, Op, bias, Outputs<Op, X, W, O>, Out>,
        >,
    >
    where
        E::Shape: ShapeFitsBy<Op, bias, Outputs<Op, X, W, O>, SameShape<E::Shape, Outputs<Op, X, W, O>>>
            + ShapeFits<Op, bias, Outputs<Op, X, W, O>>,
    {
        let ConvTranspose { x, w, .. } = self.0;
        Lazy(ConvTranspose {
            x,
            w,
            b: b.node(),
            options: PhantomData,
            output: PhantomData,
        })
    }
}
