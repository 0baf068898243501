//! Quantised operations without weights: conversions, sums, means, softmax.

use core::marker::PhantomData;

use super::fixed::{divided_by_power, exp, high, one_over_one_plus};
use super::layers::{Activation, IsQuantized, QCompute, QOf, bounded, layers};
use super::{Checked, Multiplier, PerTensor, Quantization, Quantized, QuantizedInt};
use crate::expr::simd_dispatch::{Guaranteed, VECTORS, Vectors};
use crate::expr::{Expr, ExprNode, Lazy, Materialized, NoDerivative, Unary};
use crate::layout::operation::avg_pool2d;
use crate::layout::{Four, Layout, PoolWindowRule, Window, WindowOptions, four, operation};
use crate::num::bits::False;
use crate::num::offset::index;
use crate::ops::join::axis;
use crate::ops::nn::conv::meets;
use crate::ops::nn::sizes::across;
use crate::ops::nn::{AcceptedLayout, ShapeOf, StridesOf, distance, walk};
use crate::ops::{BinaryOp, UnaryOp};
use crate::shape::{Index, Shape};

/// Quantises floats to the nearest integers.
#[derive(Clone, Copy, Debug)]
pub struct QuantizeOf<Q>(PhantomData<Q>);
#[diagnostic::do_not_recommend]
impl<Q> crate::num::Sealed for QuantizeOf<Q> {}
impl<Q: PerTensor> UnaryOp<f32> for QuantizeOf<Q> {
    type Out = Quantized<Q>;
    type Derivative = NoDerivative<operation::quantize>;
    const WIDE: bool = true;
    #[cfg_attr(not(unoptimised), inline(always))]
    fn apply(&self, x: f32) -> Quantized<Q> {
        self.apply_with::<Guaranteed>(x)
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    fn apply_with<V: Vectors>(&self, x: f32) -> Quantized<Q> {
        if VECTORS {
            Quantized::nearest::<V>(x)
        } else {
            Quantized::of(x)
        }
    }
}

/// Quantisation of floats.
pub trait Quantize: Expr<Elem = f32> {
    /// The nearest integers, ties away from zero, saturated, in the quantization of the destination, as an expression.
    /// TFLite's `QUANTIZE`; PyTorch's `torch.quantize_per_tensor`, which rounds ties to even.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// quantization! { Real: i8 = 0.5, -3; }
    /// let x: Tensor<Quantized<Real>, Shape![3]> = tensor![0.25f32, -1.0, 1000.0].quantize().eval();
    /// assert_eq!(x.as_view().int_repr().storage(), [-2, -5, 127]);
    /// ```
    #[rustfmt::skip]
    fn quantize<Q: PerTensor>( // x.quantize::<Q>(), of quantization! { Q: i8 = 0.05, 3; }
        self,
    ) -> Lazy<Unary<QuantizeOf<Q>, Self::Node>> {
        Lazy(Unary {
            op: QuantizeOf(PhantomData),
            a: self.node(),
        })
    }
}
impl<E: Expr<Elem = f32>> Quantize for E {}

/// Converts integers to the real numbers that they represent.
#[derive(Clone, Copy, Debug)]
pub struct Dequantize;
#[diagnostic::do_not_recommend]
impl crate::num::Sealed for Dequantize {}
impl<Q: PerTensor> UnaryOp<Quantized<Q>> for Dequantize {
    type Out = f32;
    type Derivative = False;
    #[cfg_attr(not(unoptimised), inline(always))]
    fn apply(&self, x: Quantized<Q>) -> f32 {
        if VECTORS { x.product() } else { x.value() }
    }
}

/// Converts from one quantization to another.
#[derive(Clone, Copy, Debug)]
pub struct Requantize<Q>(PhantomData<Q>);
#[diagnostic::do_not_recommend]
impl<Q> crate::num::Sealed for Requantize<Q> {}
impl<Q> Requantize<Q> {
    pub(super) fn new() -> Self {
        Self(PhantomData)
    }
}
impl<From: PerTensor, Q: PerTensor> UnaryOp<Quantized<From>> for Requantize<Q> {
    type Out = Quantized<Q>;
    type Derivative = False;
    const WIDE: bool = true;
    #[cfg_attr(not(unoptimised), inline(always))]
    fn apply(&self, x: Quantized<From>) -> Quantized<Q> {
        requantized(x)
    }
}
/// The same real number in another quantization.
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) fn requantized<From: PerTensor, Q: PerTensor>(x: Quantized<From>) -> Quantized<Q> {
    let multiplier =
        const { Multiplier::new(Checked::<From>::SCALE as f64 / Checked::<Q>::SCALE as f64) };
    let x = multiplier.apply(x.wide().wrapping_sub(Checked::<From>::ZERO_POINT));
    Quantized::saturated(x.saturating_add(Checked::<Q>::ZERO_POINT))
}

/// Addition, with a result in the quantization `Q`.
#[derive(Clone, Copy, Debug)]
pub struct QAdd<Q, A>(PhantomData<(Q, A)>);
#[diagnostic::do_not_recommend]
impl<Q, A> crate::num::Sealed for QAdd<Q, A> {}
impl<Q, A> QAdd<Q, A> {
    pub(super) fn new() -> Self {
        Self(PhantomData)
    }
}
/// Number of bits by which the operands are shifted to the left before they are rescaled.
const ADD_SHIFT: u32 = 20;
const fn twice_larger(a: f32, b: f32) -> f64 {
    2.0 * if a > b { a } else { b } as f64
}
impl<L: PerTensor, R: PerTensor, Q: PerTensor, A: Activation> BinaryOp<Quantized<L>, Quantized<R>>
    for QAdd<Q, A>
{
    type Out = Quantized<Q>;
    type Derivative = False;
    // Three products of 64 bits.
    const WIDE: bool = true;
    #[cfg_attr(not(unoptimised), inline(always))]
    fn apply(&self, a: Quantized<L>, b: Quantized<R>) -> Quantized<Q> {
        let (left, right, whole) = const {
            let twice = twice_larger(Checked::<L>::SCALE, Checked::<R>::SCALE);
            (
                Multiplier::new(Checked::<L>::SCALE as f64 / twice),
                Multiplier::new(Checked::<R>::SCALE as f64 / twice),
                Multiplier::new(twice / ((1 << ADD_SHIFT) as f64 * Checked::<Q>::SCALE as f64)),
            )
        };
        let a = left.apply(a.wide().wrapping_sub(Checked::<L>::ZERO_POINT) << ADD_SHIFT);
        let b = right.apply(b.wide().wrapping_sub(Checked::<R>::ZERO_POINT) << ADD_SHIFT);
        bounded::<Q, A>(
            whole
                .apply(a.wrapping_add(b))
                .saturating_add(Checked::<Q>::ZERO_POINT),
        )
    }
}

/// The means of windows.
#[derive(Clone, Copy, Debug)]
pub struct QAveragePool<O, X, Out> {
    x: X,
    options: PhantomData<O>,
    output: AcceptedLayout<Out>,
}
impl<O, X, Out> QAveragePool<O, X, Out> {
    pub(super) fn new(x: X) -> Self {
        Self {
            x,
            options: PhantomData,
            output: PhantomData,
        }
    }
}
// SAFETY: the loops visit every index of the output, whose sizes were checked at compile time.
unsafe impl<Q: PerTensor, O: WindowOptions<avg_pool2d>, X, Out: Shape> QCompute<Q>
    for QAveragePool<O, X, Out>
where
    X: Materialized<Elem = Quantized<Q>>,
{
    type Shape = Out;
    unsafe fn run<L: Layout<Shape = Out>>(&self, out: *mut Quantized<Q>) {
        let g = const { Window::of::<PoolWindowRule<avg_pool2d, X::Shape, O>>() };
        let xs = const { four(<Four<avg_pool2d, StridesOf<X>> as Shape>::SIZES, 0) };
        let os = const { four(<Four<avg_pool2d, L::Strides> as Shape>::SIZES, 0) };
        let [batches, channels, high, wide] = g.input;
        for n in 0..batches {
            for row in 0..g.output[2] {
                for column in 0..g.output[3] {
                    for c in 0..channels {
                        let (mut sum, mut count) = (0i32, 0i32);
                        for i in 0..g.kernel[0] {
                            let at = index!(row * g.stride[0] + i);
                            let Some(y) = meets(at, g.padding[0], high) else {
                                continue;
                            };
                            for j in 0..g.kernel[1] {
                                let at = index!(column * g.stride[1] + j);
                                let Some(at) = meets(at, g.padding[1], wide) else {
                                    continue;
                                };
                                let at = index!(n * xs[0] + c * xs[1] + y * xs[2] + at * xs[3]);
                                // SAFETY: a valid index of the input.
                                sum = sum.wrapping_add(unsafe { *self.x.first().add(at) }.wide());
                                count = count.wrapping_add(1);
                            }
                        }
                        // To the nearest, ties away from zero. A window contains at least one element of the input.
                        let half = count / 2;
                        let half = if sum > 0 { half } else { half.wrapping_neg() };
                        let mean = sum.wrapping_add(half).checked_div(count).unwrap_or(0);
                        let at = index!(n * os[0] + c * os[1] + row * os[2] + column * os[3]);
                        // SAFETY: a valid index of the output.
                        unsafe { out.add(at).write(Quantized::saturated(mean)) };
                    }
                }
            }
        }
    }
}

/// A softmax.
#[derive(Clone, Copy, Debug)]
pub struct QSoftmax<X, I> {
    x: X,
    along: PhantomData<fn() -> I>,
}
impl<X, I> QSoftmax<X, I> {
    pub(super) fn new(x: X) -> Self {
        Self {
            x,
            along: PhantomData,
        }
    }
}

layers! {
    [O, X: ExprNode, Out]
    QAveragePool<O, X, Out> => QAveragePool<O, X::Placed, Out>;
    x: X;
    |this| QAveragePool { x, options: this.options, output: this.output };
    [X: ExprNode, I]
    QSoftmax<X, I> => QSoftmax<X::Placed, I>;
    x: X;
    |this| QSoftmax { x, along: this.along };
}

/// The integer bits of the exponential's argument.
const DIFFERENCE_BITS: u32 = 5;
/// The integer bits of the sum of exponentials.
const SUM_BITS: u32 = 12;

/// Whether at least `n` exponentials, each at most 1, are summed.
const fn at_least<S: Shape, I: Index>(n: usize) -> bool {
    S::PADDED[axis::<S, I>()] >= n
}

/// The quantization of a softmax of these elements.
pub type ProbabilityOf<T> = <<QOf<T> as Quantization>::Int as QuantizedInt>::Probability;

/// The multiplier of differences, and the least difference whose exponential is not treated as 0.
const fn of_differences<Q: PerTensor>() -> (Multiplier, i32) {
    let real = Checked::<Q>::SCALE as f64 * (1i64 << (31 - DIFFERENCE_BITS)) as f64;
    let most = ((1i64 << 31) - 1) as f64;
    let multiplier = Multiplier::new(if real < most { real } else { most });
    let shift = if multiplier.shift > 0 {
        multiplier.shift as u32
    } else {
        0
    };
    let range = ((1i64 << DIFFERENCE_BITS) - 1) << (31 - DIFFERENCE_BITS);
    (multiplier, -((range >> shift) as i32))
}

// SAFETY: the lanes along one dimension together are all indices of the shape.
unsafe impl<X, I: Index> QCompute<ProbabilityOf<X::Elem>> for QSoftmax<X, I>
where
    X: Materialized<Elem: IsQuantized<Q: PerTensor>>,
{
    type Shape = X::Shape;
    unsafe fn run<L: Layout<Shape = X::Shape>>(&self, out: *mut Quantized<ProbabilityOf<X::Elem>>) {
        let lowest = const { <QOf<X::Elem> as Quantization>::Int::LEAST };
        let n = const { ShapeOf::<X>::PADDED[axis::<X::Shape, I>()] };
        let (xs, os) = const { (X::STEPS, L::PADDED_STRIDES) };
        let (step, y_step) = const {
            let along = axis::<X::Shape, I>();
            (X::STEPS[along], L::PADDED_STRIDES[along])
        };
        let (multiplier, least) = const { of_differences::<QOf<X::Elem>>() };
        walk(
            const { &across(ShapeOf::<X>::PADDED, axis::<X::Shape, I>()) },
            #[cfg_attr(not(unoptimised), inline(always))]
            |index| {
                // SAFETY: the first elements of a lane of the input, and of the output.
                let (x, y) = unsafe {
                    (
                        self.x.first().add(distance(index, &xs)),
                        out.add(distance(index, &os)),
                    )
                };
                // SAFETY: `i` is less than the size of the dimension.
                let at = |i: usize| unsafe { *x.add(index!(i * step)) }.widened();
                let mut most = i32::MIN;
                for i in 0..n {
                    most = most.max(at(i));
                }
                let exponential = |difference: i32| exp(multiplier.apply(difference));
                let mut sum = 0i32;
                for i in 0..n {
                    let difference = at(i).wrapping_sub(most);
                    if difference >= least {
                        let term = divided_by_power(exponential(difference), SUM_BITS);
                        sum = if const { at_least::<X::Shape, I>(1 << SUM_BITS) } {
                            sum.saturating_add(term)
                        } else {
                            sum.wrapping_add(term)
                        };
                    }
                }
                // The sum as a number from 1 to 2 and a power of two.
                let zeros = sum.leading_zeros();
                let fraction = ((sum as u32).wrapping_shl(zeros) ^ 1 << 31) as i32;
                let scale = one_over_one_plus(fraction);
                let power = (SUM_BITS + 31 - 8).wrapping_sub(zeros);
                // With this many large exponentials, each quotient is less than half a step.
                let none = const { at_least::<X::Shape, I>(1 << (SUM_BITS - 3)) } && power > 31;
                let least = if none { 1 } else { least };
                for i in 0..n {
                    let difference = at(i).wrapping_sub(most);
                    let result = if difference >= least {
                        divided_by_power(high(scale, exponential(difference)), power)
                            .wrapping_add(lowest)
                    } else {
                        lowest
                    };
                    // SAFETY: Bounds: `i` is less than the size of the dimension, so this is an element of the
                    // result.
                    unsafe {
                        y.add(index!(i * y_step))
                            .write(Quantized::saturated(result))
                    };
                }
            },
        );
    }
}
