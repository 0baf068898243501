//! `qlinear`.

use core::marker::PhantomData;

use super::rescale::Rescale;
#[cfg(all(feature = "std", target_arch = "x86_64", target_feature = "sse2"))]
use super::rescale::{Finish, biases};
use super::{Activation, BiasIn, IntOf, IsQuantized, QCompute, QOf, ROWS, blocks, inner_is_run};
use crate::expr::Materialized;
#[cfg(all(feature = "std", target_arch = "x86_64", target_feature = "sse2"))]
use crate::expr::simd_dispatch::widest;
use crate::layout::{HeightOf, Layout};
use crate::num::offset::{Numbered, index};
#[cfg(all(feature = "std", target_arch = "x86_64", target_feature = "sse2"))]
use crate::ops::heap::Scratch;
use crate::ops::nn::sizes::across;
use crate::ops::nn::{AcceptedLayout, Maybe, ShapeOf, distance, only, walk};
use crate::ops::quantized::dot::dots;
#[cfg(all(feature = "std", target_arch = "x86_64", target_feature = "sse2"))]
use crate::ops::quantized::rows;
use crate::ops::quantized::{Bias, Checked, PerTensor, Quantized};
use crate::shape::{MAX_RANK, Shape};

/// The last dimension of a quantised input times a weight, with an optional bias and activation.
#[derive(Clone, Copy, Debug)]
pub struct QLinear<X, W, B, A, Out> {
    pub(in crate::ops::quantized) x: X,
    pub(in crate::ops::quantized) w: W,
    pub(in crate::ops::quantized) b: B,
    pub(in crate::ops::quantized) activation: PhantomData<A>,
    pub(in crate::ops::quantized) output: AcceptedLayout<Out>,
}

impl<X, W, B: Maybe<BiasIn<X, W>>, A: Activation, Out: Shape> QLinear<X, W, B, A, Out>
where
    X: Materialized<Elem: IsQuantized<Q: PerTensor>>,
    W: Materialized<Elem: IsQuantized>,
{
    /// Computes results `o` to `o + R` of a row of the input.
    ///
    /// # Safety
    /// `x` is a row of the input, `y` a row of the output; the results are in range.
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn block<Q: PerTensor, const R: usize>(
        &self,
        x: *const X::Elem,
        (y, step): (*mut Quantized<Q>, usize),
        o: usize,
    ) {
        const LAST: usize = MAX_RANK - 1;
        let inner = const { ShapeOf::<X>::PADDED[LAST] };
        let (xs, ws) = const { (X::STEPS[LAST], [W::STEPS[LAST - 1], W::STEPS[LAST]]) };
        let (x_zero, w_zero) = const {
            (
                Checked::<QOf<X::Elem>>::ZERO_POINT,
                Checked::<QOf<W::Elem>>::ZERO_POINT,
            )
        };
        let mut sums = [0; R];
        for (r, sum) in sums.iter_mut().numbered() {
            // SAFETY: the result is in range, and the bias has as many elements.
            *sum = unsafe { self.b.at(&only(index!(o + r))) }.map_or(0, Bias::int);
        }
        // Pointers to empty rows may be out of range for their storage.
        // SAFETY: checked at compile time: the rows of the weight are as long as those of the input; quantised elements
        // have the memory representation of their integers.
        unsafe {
            let w = self.w.first().wrapping_add(index!(o * ws[0]));
            if const { inner_is_run(ShapeOf::<X>::PADDED[LAST], X::STEPS[LAST], W::STEPS[LAST]) } {
                dots::<IntOf<X::Elem>, IntOf<W::Elem>, R>(
                    (x.cast(), x_zero),
                    (w.cast(), ws[0], w_zero),
                    inner,
                    &mut sums,
                );
            } else {
                for i in 0..inner {
                    let left = (*x.add(index!(i * xs))).widened().wrapping_sub(x_zero);
                    for (r, sum) in sums.iter_mut().numbered() {
                        let right = (*w.add(index!(r * ws[0] + i * ws[1]))).widened();
                        let right = right.wrapping_sub(w_zero);
                        *sum = sum.wrapping_add(left.wrapping_mul(right));
                    }
                }
            }
            for (r, sum) in sums.into_iter().numbered() {
                let result = Rescale::<QOf<X::Elem>, QOf<W::Elem>, Q, HeightOf<W::Shape>>::finish::<
                    A,
                    true,
                >(index!(o + r), sum);
                y.add(index!(index!(o + r) * step)).write(result);
            }
        }
    }
}
#[cfg(all(feature = "std", target_arch = "x86_64", target_feature = "sse2"))]
impl<X, W, B: Maybe<BiasIn<X, W>>, A: Activation, Out: Shape> QLinear<X, W, B, A, Out>
where
    X: Materialized<Elem: IsQuantized<Q: PerTensor>>,
    W: Materialized<Elem: IsQuantized>,
{
    /// The rows of the input.
    const ROWS: usize = {
        let (mut rows, mut d) = (1, 0);
        while d < MAX_RANK - 1 {
            rows *= Out::PADDED[d];
            d += 1;
        }
        rows
    };
    const BY_ROWS: bool = rows::takes(
        Self::ROWS,
        ShapeOf::<W>::PADDED[MAX_RANK - 2],
        1,
        ShapeOf::<X>::PADDED[MAX_RANK - 1],
    );
    /// # Safety
    /// As for `run`.
    unsafe fn by_rows<Q: PerTensor, L: Layout<Shape = Out>>(&self, out: *mut Quantized<Q>) {
        const LAST: usize = MAX_RANK - 1;
        let (xs, os) = const { (X::STEPS, L::PADDED_STRIDES) };
        let (rows, positions) = (
            Scratch::<usize>::new(Self::ROWS),
            Scratch::<usize>::new(Self::ROWS),
        );
        let mut n = 0;
        walk(const { &across(Out::PADDED, LAST) }, |index| {
            // SAFETY: there is room for all rows.
            unsafe {
                rows.first.add(n).write(distance(index, &xs));
                positions.first.add(n).write(distance(index, &os));
            }
            n += 1;
        });
        // SAFETY: all rows were written; quantised elements have the memory representation of their integers.
        unsafe {
            rows::linear::<IntOf<X::Elem>, IntOf<W::Elem>>(
                &rows::Linear {
                    rows: core::slice::from_raw_parts(rows.first, n),
                    positions: core::slice::from_raw_parts(positions.first, n),
                    inputs: const { ShapeOf::<X>::PADDED[LAST] },
                    outputs: const { ShapeOf::<W>::PADDED[LAST - 1] },
                    x_step: const { X::STEPS[LAST] },
                    w_steps: const { [W::STEPS[LAST - 1], W::STEPS[LAST]] },
                },
                (self.x.first().cast(), Checked::<QOf<X::Elem>>::ZERO_POINT),
                (self.w.first().cast(), Checked::<QOf<W::Elem>>::ZERO_POINT),
                &mut |block| {
                    widest(
                        Finish::<QOf<X::Elem>, QOf<W::Elem>, Q, HeightOf<W::Shape>, A, true> {
                            bias: biases(&self.b, &block),
                            block,
                            out,
                            step: os[LAST],
                            layer: PhantomData,
                        },
                    );
                },
            );
        }
    }
}
// SAFETY: `walk` visits every row of the output, and the blocks are all elements of a row.
unsafe impl<Q: PerTensor, X, W, B: Maybe<BiasIn<X, W>>, A: Activation, Out: Shape> QCompute<Q>
    for QLinear<X, W, B, A, Out>
where
    X: Materialized<Elem: IsQuantized<Q: PerTensor>>,
    W: Materialized<Elem: IsQuantized>,
{
    type Shape = Out;
    unsafe fn run<L: Layout<Shape = Out>>(&self, out: *mut Quantized<Q>) {
        #[cfg(all(feature = "std", target_arch = "x86_64", target_feature = "sse2"))]
        if const { Self::BY_ROWS } {
            // SAFETY: guaranteed by the caller.
            return unsafe { self.by_rows::<Q, L>(out) };
        }
        const LAST: usize = MAX_RANK - 1;
        let outputs = const { ShapeOf::<W>::PADDED[LAST - 1] };
        let (xs, os) = const { (X::STEPS, L::PADDED_STRIDES) };
        walk(
            const { &across(Out::PADDED, LAST) },
            #[cfg_attr(not(unoptimised), inline(always))]
            |index| {
                // SAFETY: a row of the input, and a row of the output.
                unsafe {
                    let x = self.x.first().wrapping_add(distance(index, &xs));
                    let y = (out.add(distance(index, &os)), os[LAST]);
                    blocks!(0, outputs, |o, R| self.block::<Q, R>(x, y, o));
                }
            },
        );
    }
}
