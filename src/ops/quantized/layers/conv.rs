//! `qconv2d`.

use core::marker::PhantomData;

use super::rescale::Rescale;
#[cfg(all(feature = "std", target_arch = "x86_64", target_feature = "sse2"))]
use super::rescale::{Finish, biases};
use super::{Activation, BiasIn, IntOf, IsQuantized, QCompute, QOf, ROWS, blocks};
use crate::expr::Materialized;
#[cfg(all(feature = "std", target_arch = "x86_64", target_feature = "sse2"))]
use crate::expr::simd_dispatch::widest;
use crate::layout::operation::conv2d;
use crate::layout::{
    ConvWindowRule, Four, FourWeights, HeightOf, Layout, Window, WindowOptions, four,
};
use crate::num::offset::{Numbered, index};
use crate::ops::nn::conv::meets;
use crate::ops::nn::{AcceptedLayout, Maybe, StridesOf, only};
use crate::ops::quantized::dot::{dots, dots_beside};
#[cfg(all(feature = "std", target_arch = "x86_64", target_feature = "sse2"))]
use crate::ops::quantized::rows;
use crate::ops::quantized::{Bias, Checked, PerTensor, Quantized};
use crate::shape::Shape;

/// A convolution of a quantised input with a weight, with an optional bias and activation.
#[derive(Clone, Copy, Debug)]
pub struct QConv<O, X, W, B, A, Out> {
    pub(in crate::ops::quantized) x: X,
    pub(in crate::ops::quantized) w: W,
    pub(in crate::ops::quantized) b: B,
    pub(in crate::ops::quantized) options: PhantomData<(O, A)>,
    pub(in crate::ops::quantized) output: AcceptedLayout<Out>,
}

/// The parameters of the convolution kernel: sizes, and strides from batch to width.
#[derive(Clone, Copy)]
pub(in crate::ops::quantized) struct Convolution {
    pub(in crate::ops::quantized) window: Window,
    pub(in crate::ops::quantized) x: [usize; 4],
    pub(in crate::ops::quantized) w: [usize; 4],
    /// The number of input and output channels per group.
    pub(in crate::ops::quantized) per: usize,
    pub(in crate::ops::quantized) made: usize,
    /// Number of contiguous runs of a row of a window, and number of elements per run and column; `None` if the
    /// elements are not contiguous.
    runs: Option<(usize, usize)>,
}
impl Convolution {
    const fn new(window: Window, x: [usize; 4], w: [usize; 4]) -> Self {
        let groups = if window.groups == 0 { 1 } else { window.groups };
        let (per, made) = (window.input[1] / groups, window.output[1] / groups);
        let one_column = window.kernel[1] == 1;
        let channels_last = per == 1 || x[1] == 1 && w[1] == 1;
        let runs = if window.dilation[0] != 1 || window.dilation[1] != 1 {
            None
        } else if channels_last && (one_column || x[3] == per && w[3] == per) {
            Some((1, per))
        } else if one_column || x[3] == 1 && w[3] == 1 {
            Some((per, 1))
        } else {
            None
        };
        Self {
            window,
            x,
            w,
            per,
            made,
            runs,
        }
    }
}

impl<O: WindowOptions<conv2d>, X, W, B: Maybe<BiasIn<X, W>>, A: Activation, Out: Shape>
    QConv<O, X, W, B, A, Out>
where
    X: Materialized<Elem: IsQuantized<Q: PerTensor>>,
    W: Materialized<Elem: IsQuantized>,
{
    const CONVOLUTION: Convolution = Convolution::new(
        Window::of::<ConvWindowRule<conv2d, X::Shape, W::Shape, O>>(),
        four(<Four<conv2d, StridesOf<X>> as Shape>::SIZES, 0),
        four(<FourWeights<conv2d, StridesOf<W>> as Shape>::SIZES, 0),
    );

    /// Computes output channels `o` to `o + R` at one position. They read the input channels from `c`; output `o + r`
    /// reads them at an additional channel offset of `r * spread`.
    ///
    /// # Safety
    /// `x` is the first element of the batch element, `y` that of the position, and the channels are in range; `row`
    /// and `column` are the start of the window, counted with the padding.
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn block<Q: PerTensor, const R: usize>(
        &self,
        x: *const X::Elem,
        (y, step): (*mut Quantized<Q>, usize),
        [row, column]: [usize; 2],
        (o, c, spread): (usize, usize, usize),
    ) {
        let g = const { Self::CONVOLUTION };
        let [_, _, high, wide] = g.window.input;
        let [_, xc, xh, xw] = g.x;
        let [wo, wc, wh, ww] = g.w;
        let [pad_high, pad_wide] = g.window.padding;
        let [k_high, k_wide] = g.window.kernel;
        let (x_zero, w_zero) = const {
            (
                Checked::<QOf<X::Elem>>::ZERO_POINT,
                Checked::<QOf<W::Elem>>::ZERO_POINT,
            )
        };
        let mut sums = [0; R];
        for (r, sum) in sums.iter_mut().numbered() {
            // SAFETY: the channel is in range, and the bias has as many elements.
            *sum = unsafe { self.b.at(&only(index!(o + r))) }.map_or(0, Bias::int);
        }
        // SAFETY: the group's channels are channels of the input, and the rows and columns that are read are inside it;
        // the other indices are less than the sizes of the weight. Quantised elements have the memory representation of
        // their integers.
        unsafe {
            let x = x.add(index!(c * xc));
            let w = self.w.first().add(index!(o * wo));
            // The part of the window that is inside the input.
            let (top, left) = (less(pad_high, row), less(pad_wide, column));
            let bottom = least(k_high, less(index!(high + pad_high), row));
            let right = least(k_wide, less(index!(wide + pad_wide), column));
            match g.runs {
                // Each output has its own input channel, and these channels are adjacent.
                _ if spread == 1 && xc == 1 && wo == 1 && g.window.dilation == [1, 1] => {
                    let first = index!(row + top).wrapping_sub(pad_high).wrapping_mul(xh);
                    let first = first.wrapping_add(
                        index!(column + left)
                            .wrapping_sub(pad_wide)
                            .wrapping_mul(xw),
                    );
                    let (x, w) = (
                        x.wrapping_add(first),
                        w.wrapping_add(top.wrapping_mul(wh).wrapping_add(left.wrapping_mul(ww))),
                    );
                    let sizes = [less(bottom, top), less(right, left)];
                    dots_beside::<IntOf<X::Elem>, IntOf<W::Elem>, R>(
                        (x.cast(), [xh, xw], x_zero),
                        (w.cast(), [wh, ww], w_zero),
                        // Constant sizes, if the whole window is inside the input.
                        if sizes == g.window.kernel {
                            g.window.kernel
                        } else {
                            sizes
                        },
                        &mut sums,
                    );
                }
                Some((pieces, wider)) if spread == 0 => {
                    let n = index!(less(right, left) * wider);
                    let first = index!(column + left)
                        .wrapping_sub(pad_wide)
                        .wrapping_mul(xw);
                    for piece in 0..pieces {
                        for i in top..bottom {
                            let x = x
                                .add(index!(piece * xc + index!(row + i - pad_high) * xh))
                                .wrapping_add(first);
                            let w = w.wrapping_add(
                                (piece.wrapping_mul(wc))
                                    .wrapping_add(i.wrapping_mul(wh))
                                    .wrapping_add(left.wrapping_mul(ww)),
                            );
                            dots::<IntOf<X::Elem>, IntOf<W::Elem>, R>(
                                (x.cast(), x_zero),
                                (w.cast(), wo, w_zero),
                                n,
                                &mut sums,
                            );
                        }
                    }
                }
                _ => {
                    for i in 0..k_high {
                        let Some(at) =
                            meets(index!(row + i * g.window.dilation[0]), pad_high, high)
                        else {
                            continue;
                        };
                        let (x, w) = (x.add(index!(at * xh)), w.add(index!(i * wh)));
                        for j in 0..k_wide {
                            let at = index!(column + j * g.window.dilation[1]);
                            let Some(at) = meets(at, pad_wide, wide) else {
                                continue;
                            };
                            let (x, w) = (x.add(index!(at * xw)), w.add(index!(j * ww)));
                            for channel in 0..g.per {
                                for (r, sum) in sums.iter_mut().numbered() {
                                    let left = *x.add(index!(channel * xc + r * spread * xc));
                                    let right = *w.add(index!(r * wo + channel * wc));
                                    let left = left.widened().wrapping_sub(x_zero);
                                    let right = right.widened().wrapping_sub(w_zero);
                                    *sum = sum.wrapping_add(left.wrapping_mul(right));
                                }
                            }
                        }
                    }
                }
            }
            for (r, sum) in sums.into_iter().numbered() {
                let result = Rescale::<QOf<X::Elem>, QOf<W::Elem>, Q, HeightOf<W::Shape>>::finish::<
                    A,
                    false,
                >(index!(o + r), sum);
                y.add(index!(index!(o + r) * step)).write(result);
            }
        }
    }
}
#[cfg_attr(not(unoptimised), inline(always))]
const fn less(a: usize, b: usize) -> usize {
    a.saturating_sub(b)
}
#[cfg_attr(not(unoptimised), inline(always))]
const fn least(a: usize, b: usize) -> usize {
    if a < b { a } else { b }
}

// SAFETY: the loops visit every index of the output, whose sizes were checked at compile time.
unsafe impl<
    Q: PerTensor,
    O: WindowOptions<conv2d>,
    X,
    W,
    B: Maybe<BiasIn<X, W>>,
    A: Activation,
    Out: Shape,
> QCompute<Q> for QConv<O, X, W, B, A, Out>
where
    X: Materialized<Elem: IsQuantized<Q: PerTensor>>,
    W: Materialized<Elem: IsQuantized>,
{
    type Shape = Out;
    unsafe fn run<L: Layout<Shape = Out>>(&self, out: *mut Quantized<Q>) {
        let g = const { Self::CONVOLUTION };
        #[cfg(all(feature = "std", target_arch = "x86_64", target_feature = "sse2"))]
        if const { Self::CONVOLUTION.is_worth_copies() } {
            let os = const { four(<Four<conv2d, L::Strides> as Shape>::SIZES, 0) };
            // SAFETY: the elements are in memory; quantised ones have the memory representation of their integers.
            return unsafe {
                rows::convolve::<IntOf<X::Elem>, IntOf<W::Elem>>(
                    &g,
                    (self.x.first().cast(), Checked::<QOf<X::Elem>>::ZERO_POINT),
                    (self.w.first().cast(), Checked::<QOf<W::Elem>>::ZERO_POINT),
                    os,
                    &mut |block| {
                        widest(Finish::<_, _, Q, HeightOf<W::Shape>, A, false> {
                            bias: biases(&self.b, &block),
                            block,
                            out,
                            step: os[1],
                            layer: PhantomData::<(QOf<X::Elem>, QOf<W::Elem>, _, _)>,
                        });
                    },
                );
            };
        }
        let os = const { four(<Four<conv2d, L::Strides> as Shape>::SIZES, 0) };
        let [batches, outputs, rows, columns] = g.window.output;
        for n in 0..batches {
            for row in 0..rows {
                for column in 0..columns {
                    let at = [
                        index!(row * g.window.stride[0]),
                        index!(column * g.window.stride[1]),
                    ];
                    // SAFETY: a batch element of the input, and a position of the output.
                    unsafe {
                        let x = self.x.first().add(index!(n * g.x[0]));
                        let y = (
                            out.add(index!(n * os[0] + row * os[2] + column * os[3])),
                            os[1],
                        );
                        if g.per == 1 && g.made == 1 && outputs > 1 {
                            // Each output has its own input channel.
                            blocks!(0, outputs, |o, R| self.block::<Q, R>(x, y, at, (o, o, 1)));
                        } else {
                            for group in 0..g.window.groups {
                                let (first, c) = (index!(group * g.made), index!(group * g.per));
                                blocks!(first, index!(first + g.made), |o, R| {
                                    self.block::<Q, R>(x, y, at, (o, c, 0));
                                });
                            }
                        }
                    }
                }
            }
        }
    }
}
