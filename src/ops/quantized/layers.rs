//! `qlinear`, `qconv2d`, and the methods of all quantised operations.

use core::marker::PhantomData;

use super::dot::{dots, dots_beside};
use super::pointwise::{Dequantize, ProbabilityOf, QAdd, QAveragePool, QSoftmax, Requantize};
#[cfg(all(feature = "std", target_arch = "x86_64", target_feature = "sse2"))]
use super::rows;
use super::{
    Bias, Checked, Multiplier, PerTensor, Quantization, Quantized, QuantizedInt, is_scale,
};
use crate::expr::memory::first_written;
#[cfg(all(feature = "std", target_arch = "x86_64", target_feature = "sse2"))]
use crate::expr::simd_dispatch::{Job, Vectors, widest};
use crate::expr::temporaries::{Need, Room};
use crate::expr::{
    Binary, Compute, Expr, ExprNode, Host, IntoExpr, Kernel, KernelOperand, Lazy, Materialized,
    Memory, Operation, Tracked, Unary, WrittenFrom,
};
use crate::layout::operation::{avg_pool2d, bias, conv2d, linear};
use crate::layout::{
    AvgPool2d, Conv2d, ConvFits, ConvOf, ConvShape, ConvWindowRule, Four, FourWeights, HeightOf,
    IfShapeFits, Layout, LinearBy, LinearInput, LinearOf, LinearShape, OfShape, OutputOf, PoolFits,
    PoolOf, PoolShape, ShapeFits, ShapeFitsBy, Window, WindowOptions, four,
};
use crate::num::Dim;
use crate::num::offset::{Numbered, index};
#[cfg(all(feature = "std", target_arch = "x86_64", target_feature = "sse2"))]
use crate::ops::heap::Scratch;
use crate::ops::nn::conv::meets;
use crate::ops::nn::norm::across;
use crate::ops::nn::{
    AcceptedLayout, ConvOptions, Maybe, ShapeOf, StridesOf, distance, only, walk,
};
use crate::shape::{AxisOrScalar, BroadcastBy, BroadcastWith, MAX_RANK, SameShape, Shape};
use crate::tensor::TensorBase;

/// An element with a quantization.
#[diagnostic::on_unimplemented(
    message = "expected quantised elements, found `{Self}`",
    label = "no scale and no zero point",
    note = "floats are quantised by `x.quantize()`; integers get their meaning by `x.as_quantized::<Q>()`, where `quantization! {{ Q: i8 = 0.05, -10; }}`"
)]
pub trait IsQuantized: crate::num::Own {
    /// The quantization.
    type Q: Quantization;
    #[doc(hidden)]
    fn widened(self) -> i32;
}
#[diagnostic::do_not_recommend]
impl<Q: Quantization> IsQuantized for Quantized<Q> {
    type Q = Q;
    #[cfg_attr(not(unoptimised), inline(always))]
    fn widened(self) -> i32 {
        self.wide()
    }
}
pub(super) type QOf<T> = <T as IsQuantized>::Q;
type IntOf<T> = <QOf<T> as Quantization>::Int;

/// The bias elements of a layer with the operands `X` and `W`.
type BiasIn<X, W> = Bias<QOf<<X as ExprNode>::Elem>, QOf<<W as ExprNode>::Elem>>;

/// The lower and upper bound of a layer's result.
pub trait Activation: 'static + crate::num::Sealed {
    /// The least and the largest integer of the result in its quantization.
    #[doc(hidden)]
    fn bounds<Q: PerTensor>() -> (i32, i32);
}
/// No bounds other than those of the integer type.
#[derive(Clone, Copy, Debug)]
pub struct NoActivation;
#[diagnostic::do_not_recommend]
impl crate::num::Sealed for NoActivation {}
/// Bounded to at least 0.
#[derive(Clone, Copy, Debug)]
pub struct Relu;
#[diagnostic::do_not_recommend]
impl crate::num::Sealed for Relu {}
/// Bounded to the range from 0 to 6.
#[derive(Clone, Copy, Debug)]
pub struct Relu6;
#[diagnostic::do_not_recommend]
impl crate::num::Sealed for Relu6 {}

/// The integer that represents a real number, with TFLite's rounding.
const fn integer<Q: PerTensor>(real: f32) -> i32 {
    let x = (real / Checked::<Q>::SCALE) as f64;
    // Ties away from zero: in `f32`, the sum of ½ and a number just below it would be rounded to 1. `as` saturates.
    let x = if x < 0.0 { x - 0.5 } else { x + 0.5 } as i32;
    Checked::<Q>::ZERO_POINT.saturating_add(x)
}
const fn larger(a: i32, b: i32) -> i32 {
    if a > b { a } else { b }
}
const fn smaller(a: i32, b: i32) -> i32 {
    if a < b { a } else { b }
}
impl Activation for NoActivation {
    #[cfg_attr(not(unoptimised), inline(always))]
    fn bounds<Q: PerTensor>() -> (i32, i32) {
        (Q::Int::LEAST, Q::Int::LARGEST)
    }
}
impl Activation for Relu {
    #[cfg_attr(not(unoptimised), inline(always))]
    fn bounds<Q: PerTensor>() -> (i32, i32) {
        (
            const { larger(Q::Int::LEAST, integer::<Q>(0.0)) },
            Q::Int::LARGEST,
        )
    }
}
impl Activation for Relu6 {
    #[cfg_attr(not(unoptimised), inline(always))]
    fn bounds<Q: PerTensor>() -> (i32, i32) {
        (
            const { larger(Q::Int::LEAST, integer::<Q>(0.0)) },
            const { smaller(Q::Int::LARGEST, integer::<Q>(6.0)) },
        )
    }
}
/// The integer saturated to the bounds of an activation.
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) fn bounded<Q: PerTensor, A: Activation>(x: i32) -> Quantized<Q> {
    let (least, largest) = A::bounds::<Q>();
    let x = if x < least { least } else { x };
    Quantized(Q::Int::narrow(if x > largest { largest } else { x }))
}

/// A layer whose result has the quantization `Q`: that of the memory which it is written to, or of an argument.
#[derive(Clone, Copy, Debug)]
pub struct QLayer<Op, Q> {
    pub(super) op: Op,
    to: PhantomData<Q>,
}
impl<Op, Q> QLayer<Op, Q> {
    pub(super) const fn new(op: Op) -> Self {
        Self {
            op,
            to: PhantomData,
        }
    }
}
#[diagnostic::do_not_recommend]
impl<Op, Q> crate::num::Sealed for QLayer<Op, Q> {}

/// A layer over operands that are expressions.
#[doc(hidden)]
pub trait QOperation: Operation {
    /// The memory of the operands.
    type Memory: Memory;
    /// Whether a variable is among the operands.
    type RequiresGrad: Tracked;
}
// SAFETY: the operands are those of the layer.
#[diagnostic::do_not_recommend]
unsafe impl<Op: QOperation, Q: PerTensor> Operation for QLayer<Op, Q> {
    type Over = QLayer<Op::Over, Q>;
    const OPERANDS: Need = Op::OPERANDS;
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn over(self, room: &mut Room) -> Self::Over {
        // SAFETY: guaranteed by the caller.
        QLayer::new(unsafe { self.op.over(room) })
    }
}
#[diagnostic::do_not_recommend]
impl<Op: QOperation<Over: QCompute<Q>>, Q: PerTensor> Kernel for QLayer<Op, Q> {
    type Elem = Quantized<Q>;
    type Shape = <Op::Over as QCompute<Q>>::Shape;
    type Memory = Op::Memory;
    type RequiresGrad = Op::RequiresGrad;
}
// SAFETY: the layer writes all elements.
unsafe impl<Over: QCompute<Q>, Q: PerTensor> Compute for QLayer<Over, Q> {
    type Elem = Quantized<Q>;
    type Shape = Over::Shape;
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn run<L: Layout<Shape = Over::Shape>>(&self, out: *mut Quantized<Q>, _: bool) {
        // SAFETY: guaranteed by the caller.
        unsafe { self.op.run::<L>(out) }
    }
}
impl<Op: QOperation<Over: QCompute<Q>, Memory = Host>, Q: PerTensor> Lazy<QLayer<Op, Q>> {
    /// Writes the result to `out`, a tensor or a view of any layout: [`Expr::eval_into`]. The quantization is that of
    /// `out`.
    ///
    /// A layer whose operands are in memory is a part of the calling function, which takes less stack on a
    /// microcontroller.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// quantization! { Real: i8 = 0.5, 0; Weight: i8 = 1.0, 0; }
    /// let x = Tensor::<Quantized<Real>, Shape![3]>::full(Quantized::of(2.0));
    /// let w = Tensor::<Quantized<Weight>, Shape![2, 3]>::full(Quantized::of(1.0));
    /// let mut y = Tensor::<Quantized<Real>, Shape![4, 2]>::full(Quantized::ZERO);
    /// x.qlinear(&w).eval_into(&mut y.as_view_mut().select::<0, 1>());
    /// assert_eq!(y.dequantize().eval().as_slice(), [0.0, 0.0, 6.0, 6.0, 0.0, 0.0, 0.0, 0.0]);
    /// ```
    #[cfg_attr(not(unoptimised), inline(always))]
    pub fn eval_into<S, L>(self, out: &mut TensorBase<S, L>)
    where
        S: WrittenFrom<Host, Elem = Quantized<Q>>,
        L: OutputOf<<Op::Over as QCompute<Q>>::Shape>,
    {
        if const { S::UNIQUE && Op::OPERANDS.peak == 0 } {
            if const { <<Op::Over as QCompute<Q>>::Shape as Shape>::NUMEL > 0 } {
                // SAFETY: the operands need no memory. The layout is within the storage, which is borrowed mutably and
                // may be written.
                unsafe {
                    let mut room = Room::new(core::ptr::null_mut(), 0);
                    let layer = self.0.op.over(&mut room);
                    layer.run::<OfShape<L, <Op::Over as QCompute<Q>>::Shape>>(first_written(out));
                }
            }
        } else {
            Expr::eval_into(self, out);
        }
    }
}
// The layers: generics, the layer over expressions and over operands in memory, and the operands.
macro_rules! layers {
    ($(
        [$($g:tt)*] $Op:ty => $Over:ty; $first:ident: $First:ty $(, $field:ident: $F:ty)*; |$this:ident| $over:expr;
    )*) => { $(
        $crate::expr::operations! { [$($g)*] $Op => $Over; $first: $First $(, $field: $F)*; |$this| $over; }
        #[diagnostic::do_not_recommend]
        impl<$($g)*> $crate::ops::quantized::QOperation for $Op {
            type Memory = <$First as $crate::expr::ExprNode>::Memory;
            type RequiresGrad = $crate::expr::kernels!(@any $First $(, $F)*);
        }
    )* };
}
pub(super) use layers;

layers! {
    [X: ExprNode, W: ExprNode, B: KernelOperand, A, Out]
    QLinear<X, W, B, A, Out> => QLinear<X::Placed, W::Placed, B::Placed, A, Out>;
    x: X, w: W, b: B;
    |this| QLinear { x, w, b, activation: this.activation, output: this.output };
    [O, X: ExprNode, W: ExprNode, B: KernelOperand, A, Out]
    QConv<O, X, W, B, A, Out> => QConv<O, X::Placed, W::Placed, B::Placed, A, Out>;
    x: X, w: W, b: B;
    |this| QConv { x, w, b, options: this.options, output: this.output };
}

/// The computation of a quantised layer.
///
/// # Safety
/// `run` writes every element of the layout, relative to `out`.
#[doc(hidden)]
pub unsafe trait QCompute<Q: PerTensor> {
    type Shape: Shape;
    /// # Safety
    /// Every index of the layout, relative to `out`, is in writable memory.
    unsafe fn run<L: Layout<Shape = Self::Shape>>(&self, out: *mut Quantized<Q>);
}

/// Rescales sums of products to results: with one multiplier per output channel, or one for all.
struct Rescale<X, W, Q, O>(PhantomData<(X, W, Q, O)>);
impl<X: PerTensor, W: Quantization, Q: PerTensor, O: Dim> Rescale<X, W, Q, O> {
    const ONE_SCALE: bool = {
        assert!(
            Checked::<W>::SCALES.len() == 1 || Checked::<W>::SCALES.len() == O::SIZE,
            "the weight has another number of scales than of output channels"
        );
        Checked::<W>::SCALES.len() == 1
    };
    /// Whether all multipliers shift to the right, by at most 22 bits, so that the simpler functions can be used.
    const TO_THE_RIGHT: bool = {
        let (mut all, mut o) = (true, 0);
        while o < Checked::<W>::SCALES.len() {
            let shift = Self::of_channel(o).shift;
            all &= -22 <= shift && shift < 0;
            o += 1;
        }
        all
    };
    const fn of_channel(o: usize) -> Multiplier {
        Multiplier::new(
            Checked::<X>::SCALE as f64 * Checked::<W>::SCALES[o] as f64
                / Checked::<Q>::SCALE as f64,
        )
    }
    // TFLite multiplies the scales of a fully connected layer as `f32`.
    const OF_LINEAR: Multiplier = {
        let product = Checked::<X>::SCALE * Checked::<W>::SCALES[0];
        assert!(
            is_scale(product),
            "the scale of the input times that of the weight must be positive and finite"
        );
        Multiplier::new(product as f64 / Checked::<Q>::SCALE as f64)
    };
    const OF_CONVOLUTION: Multiplier = Self::of_channel(0);
    /// The multipliers of the channels, in an array that may be longer: a constant whose length is a generic parameter
    /// cannot have a `'static` reference.
    const fn table<const N: usize>() -> [Multiplier; N] {
        let mut out = [Multiplier::new(0.0); N];
        let mut o = 0;
        while o < Checked::<W>::SCALES.len() && o < N {
            out[o] = Self::of_channel(o);
            o += 1;
        }
        out
    }
    /// # Safety
    /// `o` is less than the number of scales.
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn multiplier(o: usize) -> Multiplier {
        macro_rules! choose {
            ($($n:literal)*) => { $(
                if const { Checked::<W>::SCALES.len() <= $n } {
                    // SAFETY: the table has at least as many multipliers as there are scales.
                    return unsafe { *const { &Self::table::<$n>() }.get_unchecked(o) };
                }
            )* };
        }
        choose! { 4 8 12 16 24 32 48 64 96 128 192 256 384 512 768 1024 }
        const {
            assert!(
                Checked::<W>::SCALES.len() <= 1024,
                "a weight has at most 1024 scales, or one for all output channels"
            )
        };
        Multiplier::new(0.0)
    }

    /// The result for output channel `o`, from its sum.
    ///
    /// # Safety
    /// `o` is less than the number of output channels.
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn finish<A: Activation, const LINEAR: bool>(o: usize, sum: i32) -> Quantized<Q> {
        let multiplier = if const { Self::ONE_SCALE } {
            if LINEAR {
                const { Self::OF_LINEAR }
            } else {
                const { Self::OF_CONVOLUTION }
            }
        } else {
            // SAFETY: guaranteed by the caller.
            unsafe { Self::multiplier(o) }
        };
        let result = if LINEAR {
            let to_the_right = if const { Self::ONE_SCALE } {
                const { Self::OF_LINEAR.shift < 0 }
            } else {
                const { Self::TO_THE_RIGHT }
            };
            if to_the_right {
                multiplier.apply_once_right(sum)
            } else {
                within_half(multiplier.apply_once(sum))
            }
        } else if const { Self::TO_THE_RIGHT } {
            multiplier.apply_right(sum)
        } else {
            within_half(multiplier.apply(sum))
        };
        bounded::<Q, A>(result.wrapping_add(Checked::<Q>::ZERO_POINT))
    }
}

/// Saturates to ±2³⁰, a range in which any zero point can be added without overflow.
#[cfg_attr(not(unoptimised), inline(always))]
const fn within_half(x: i32) -> i32 {
    const HALF: i32 = 1 << 30;
    if x > HALF {
        HALF
    } else if x < -HALF {
        -HALF
    } else {
        x
    }
}

/// Writes the results of a block of sums.
#[cfg(all(feature = "std", target_arch = "x86_64", target_feature = "sse2"))]
struct Finish<'a, X, W, Q: Quantization, O, A, const LINEAR: bool> {
    block: rows::Block<'a>,
    bias: [i32; rows::MOST],
    out: *mut Quantized<Q>,
    /// The distance of output channels.
    step: usize,
    layer: PhantomData<(X, W, O, A)>,
}
#[cfg(all(feature = "std", target_arch = "x86_64", target_feature = "sse2"))]
impl<X: PerTensor, W: Quantization, Q: PerTensor, O: Dim, A: Activation, const LINEAR: bool> Job
    for Finish<'_, X, W, Q, O, A, LINEAR>
{
    type Out = ();
    const HEAVY: bool = true;
    #[cfg_attr(not(unoptimised), inline(always))]
    fn run<V: Vectors>(self) {
        const MOST: usize = rows::MOST;
        let block = &self.block;
        // SAFETY: the block has a sum for each output and position, which are in range.
        unsafe {
            let row = |r: usize, to: &mut [Quantized<Q>; MOST]| {
                let sums =
                    core::slice::from_raw_parts(block.sums.add(r * block.step), block.outputs);
                for (i, ((to, &sum), &more)) in to.iter_mut().zip(sums).zip(&self.bias).enumerate()
                {
                    let sum = sum.wrapping_add(more);
                    *to = Rescale::<X, W, Q, O>::finish::<A, LINEAR>(block.first + i, sum);
                }
            };
            if self.step == 1 {
                let mut results = [Quantized(Q::Int::LOWEST_INT); MOST];
                for (r, &at) in block.positions.iter().enumerate() {
                    row(r, &mut results);
                    let to = self.out.add(at + block.first);
                    to.copy_from_nonoverlapping(results.as_ptr(), block.outputs);
                }
                return;
            }
            let mut results = [[Quantized(Q::Int::LOWEST_INT); MOST]; MOST];
            for (r, results) in results.iter_mut().take(block.positions.len()).enumerate() {
                row(r, results);
            }
            let (tiles, rest) = block.positions.as_chunks::<TILE>();
            let mut done = 0;
            for (tile, at) in tiles.iter().enumerate() {
                let rows = &results[tile * TILE..];
                // Adjacent positions are written by vectors.
                let whole = if at.is_sorted_by(|a, b| a + 1 == *b) {
                    block.outputs / TILE * TILE
                } else {
                    0
                };
                for i in (0..whole).step_by(TILE) {
                    let rows = core::array::from_fn(|r| rows[r].as_ptr().add(i).cast());
                    for (o, column) in columns_of(rows).into_iter().enumerate() {
                        let to = self.out.add((block.first + i + o) * self.step + at[0]);
                        core::arch::x86_64::_mm_storeu_si128(to.cast(), column);
                    }
                }
                for i in whole..block.outputs {
                    let to = self.out.add((block.first + i) * self.step);
                    for (results, &at) in rows.iter().zip(at) {
                        to.add(at).write(results[i]);
                    }
                }
                done += TILE;
            }
            for i in 0..block.outputs {
                let to = self.out.add((block.first + i) * self.step);
                for (results, &at) in results[done..].iter().zip(rest) {
                    to.add(at).write(results[i]);
                }
            }
        }
    }
}
/// The bytes of a vector.
#[cfg(all(feature = "std", target_arch = "x86_64", target_feature = "sse2"))]
const TILE: usize = 16;
/// The columns of rows of as many bytes.
///
/// # Safety
/// The rows may be read.
#[cfg(all(feature = "std", target_arch = "x86_64", target_feature = "sse2"))]
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn columns_of(
    rows: [*const core::arch::x86_64::__m128i; TILE],
) -> [core::arch::x86_64::__m128i; TILE] {
    use core::arch::x86_64::{_mm_loadu_si128, _mm_unpackhi_epi8, _mm_unpacklo_epi8};
    // SAFETY: the caller's promise; every processor of the target has SSE2.
    unsafe {
        let mut vectors = rows.map(|row| _mm_loadu_si128(row));
        // Each step interleaves the vectors with those half of them later: it moves a bit of the vector's number to that
        // of the byte.
        for _ in 0..TILE.ilog2() {
            let from = vectors;
            for i in 0..TILE / 2 {
                let (a, b) = (from[i], from[i + TILE / 2]);
                vectors[2 * i] = _mm_unpacklo_epi8(a, b);
                vectors[2 * i + 1] = _mm_unpackhi_epi8(a, b);
            }
        }
        vectors
    }
}
/// The elements of a bias for the outputs of a block.
///
/// # Safety
/// They are in range.
#[cfg(all(feature = "std", target_arch = "x86_64", target_feature = "sse2"))]
unsafe fn biases<X: Quantization, W: Quantization>(
    b: &impl Maybe<Bias<X, W>>,
    block: &rows::Block<'_>,
) -> [i32; rows::MOST] {
    let mut all = [0; rows::MOST];
    for (i, one) in all.iter_mut().take(block.outputs).enumerate() {
        // SAFETY: guaranteed by the caller.
        *one = unsafe { b.at(&only(block.first + i)) }.map_or(0, Bias::int);
    }
    all
}

/// Number of output channels that are computed together, so that each element of the input is read once for all of
/// them. Limited by the number of registers.
const ROWS: usize = if cfg!(all(target_arch = "arm", not(target_has_atomic = "32"))) {
    2
} else {
    4
};

/// Calls a function for blocks of `ROWS` channels, then for single channels.
macro_rules! blocks {
    ($from:expr, $to:expr, |$o:ident, $R:ident| $call:expr) => {{
        let mut $o = $from;
        while index!($to - $o) >= ROWS {
            const $R: usize = ROWS;
            $call;
            $o = index!($o + ROWS);
        }
        while $o < $to {
            const $R: usize = 1;
            $call;
            $o = index!($o + 1);
        }
    }};
}

/// The last dimension of a quantised input times a weight, with an optional bias and activation.
#[derive(Clone, Copy, Debug)]
pub struct QLinear<X, W, B, A, Out> {
    x: X,
    w: W,
    b: B,
    activation: PhantomData<A>,
    output: AcceptedLayout<Out>,
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
/// Whether the elements are contiguous in both operands.
const fn inner_is_run(n: usize, x: usize, w: usize) -> bool {
    n <= 1 || x == 1 && w == 1
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

/// A convolution of a quantised input with a weight, with an optional bias and activation.
#[derive(Clone, Copy, Debug)]
pub struct QConv<O, X, W, B, A, Out> {
    x: X,
    w: W,
    b: B,
    options: PhantomData<(O, A)>,
    output: AcceptedLayout<Out>,
}

/// The parameters of the convolution kernel: sizes, and strides from batch to width.
#[derive(Clone, Copy)]
pub(super) struct Convolution {
    pub(super) window: Window,
    pub(super) x: [usize; 4],
    pub(super) w: [usize; 4],
    /// The number of input and output channels per group.
    pub(super) per: usize,
    pub(super) made: usize,
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

macro_rules! bias_and_activation {
    ($Layer:ident $op:ident [$($o:ident)?] $field:ident) => {
        impl<$($o,)? X: ExprNode, W: ExprNode, B, A, Q, Out: Shape> Lazy<QLayer<$Layer<$($o,)? X, W, B, A, Out>, Q>> {
            /// Adds a bias with one element per output channel, in units of the scale of the input times that of the
            /// weight, as in TFLite. The quantizations of input and weight are part of the bias's type:
            /// [`as_bias`](TensorBase::as_bias) names or infers them.
            ///
            /// ```
            /// use stridewise::prelude::*;
            /// quantization! { Real: i8 = 0.5, 0; Weight: i8 = 0.25, 0; }
            /// let x = Tensor::<Quantized<Real>, Shape![3, 1, 1]>::full(Quantized::of(2.0));
            /// let w = Tensor::<Quantized<Weight>, Shape![2, 3]>::full(Quantized::of(1.0));
            /// let b: Tensor<i32, Shape![2]> = tensor![0, 8];
            /// let b = b.as_view().as_bias::<Real, Weight>();
            /// let y: Tensor<Quantized<Real>, _> = x.view::<Shape![3]>().qlinear(&w).bias(b).eval();
            /// assert_eq!(y.dequantize().eval().as_slice(), [6.0, 7.0]);
            /// let y = x.qconv2d::<_, Real>(w.view::<Shape![2, 3, 1, 1]>()).bias(b).eval();
            /// assert_eq!(y.dequantize().eval().as_slice(), [6.0, 7.0]);
            /// ```
            pub fn bias<E: IntoExpr<Elem = Bias<QOf<X::Elem>, QOf<W::Elem>>>>(
                self,
                b: E,
            ) -> Lazy<QLayer<$Layer<$($o,)? X, W, E::Node, A, IfShapeFits<E::Shape, $op, bias, (HeightOf<W::Shape>,), Out>>, Q>>
            where
                X::Elem: IsQuantized,
                W::Elem: IsQuantized,
                E::Shape: ShapeFitsBy<$op, bias, (HeightOf<W::Shape>,), SameShape<E::Shape, (HeightOf<W::Shape>,)>>
                    + ShapeFits<$op, bias, (HeightOf<W::Shape>,)>,
            {
                Lazy(QLayer::new($Layer {
                    x: self.0.op.x,
                    w: self.0.op.w,
                    b: b.node(),
                    $field: PhantomData,
                    output: PhantomData,
                }))
            }
            /// Clamps results to at least 0, as part of the saturation. TFLite's fused `RELU`.
            pub fn relu(self) -> Lazy<QLayer<$Layer<$($o,)? X, W, B, Relu, Out>, Q>> {
                self.activated()
            }
            /// Clamps results to the range from 0 to 6. TFLite's fused `RELU6`.
            pub fn relu6(self) -> Lazy<QLayer<$Layer<$($o,)? X, W, B, Relu6, Out>, Q>> {
                self.activated()
            }
            fn activated<To>(self) -> Lazy<QLayer<$Layer<$($o,)? X, W, B, To, Out>, Q>> {
                Lazy(QLayer::new($Layer {
                    x: self.0.op.x,
                    w: self.0.op.w,
                    b: self.0.op.b,
                    $field: PhantomData,
                    output: PhantomData,
                }))
            }
        }
    };
}
bias_and_activation! { QLinear linear [] activation }
bias_and_activation! { QConv conv2d [O] options }

/// Operations on quantised tensors, and on views of them of any layout.
pub trait QuantizedOps: Expr {
    /// Multiplies the last dimension by a weight `[out, in]`: `[.., in]` becomes `[.., out]`. TFLite's
    /// `FULLY_CONNECTED`; PyTorch's `torch.ops.quantized.linear`.
    ///
    /// `.bias(&b)`, `.relu()` and `.relu6()` are optional. The quantization of the result is that of the memory which
    /// it is written to; within a larger expression, name it: `x.qlinear::<_, Hidden>(&v).relu().qlinear(&w)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// quantization! { Real: i8 = 0.5, 0; Weight: i8 = [0.25, 0.5]; }
    /// let x: Tensor<Quantized<Real>, Shape![3]> = tensor![1.0f32, 2.0, 3.0].quantize().eval();
    /// static W: [i8; 6] = [4, 4, 4, -2, 0, 0];
    /// let w = TensorView::<i8, Shape![2, 3]>::new(&W).as_quantized::<Weight>();
    /// let y: Tensor<Quantized<Real>, Shape![2]> = x.qlinear(w).eval();
    /// assert_eq!(y.dequantize().eval().as_slice(), [6.0, -1.0]);
    /// assert_eq!(x.qlinear::<_, Real>(w).relu().dequantize().eval().as_slice(), [6.0, 0.0]);
    /// ```
    #[rustfmt::skip]
    fn qlinear<W: IntoExpr, Q: PerTensor>(
        self,
        w: W,
    ) -> Lazy<QLayer<QLinear<Self::Node, W::Node, (), NoActivation, LinearShape<Self::Shape, W::Shape>>, Q>>
    where
        Self::Elem: IsQuantized<Q: PerTensor>,
        W::Elem: IsQuantized,
        Self::Shape: LinearBy<linear, W::Shape, LinearOf<Self::Shape, W::Shape>>,
        Self::Shape: LinearInput<W::Shape>,
    {
        Lazy(QLayer::new(QLinear {
            x: self.node(),
            w: w.node(),
            b: (),
            activation: PhantomData,
            output: PhantomData,
        }))
    }

    /// A convolution with stride 1 and no padding: `[N, C, H, W]` or `[C, H, W]` with a weight `[O, C, KH, KW]`.
    /// TFLite's `CONV_2D`; PyTorch's `torch.ops.quantized.conv2d`. Stride, padding, dilation and groups are set by a
    /// preceding [`conv_options`](crate::ops::nn::NnOps::conv_options).
    ///
    /// `permute` views channels-last memory in this order at no cost.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// quantization! { Real: i8 = 0.5, 0; Weight: i8 = 1.0, 0; }
    /// // TFLite's order: height, width, channels; output channels, height, width, input channels.
    /// let x = Tensor::<Quantized<Real>, Shape![4, 4, 2]>::full(Quantized::of(0.5));
    /// let w = Tensor::<Quantized<Weight>, Shape![3, 2, 2, 2]>::full(Quantized::of(1.0));
    /// let mut y = Tensor::<Quantized<Real>, Shape![3, 3, 3]>::full(Quantized::ZERO);
    /// let (x, w) = (x.permute::<Dims![2, 0, 1]>(), w.permute::<Dims![0, 3, 1, 2]>());
    /// x.qconv2d(w).eval_into(&mut y.as_view_mut().permute::<Dims![2, 0, 1]>());
    /// assert_eq!(y[[2, 2, 2]].value(), 4.0);
    /// ```
    #[rustfmt::skip]
    fn qconv2d<W: IntoExpr, Q: PerTensor>(
        self,
        w: W,
    ) -> Lazy<QLayer<QConv<(), Self::Node, W::Node, (), NoActivation, ConvShape<conv2d, Self::Shape, W::Shape, ()>>, Q>>
    where
        Self::Elem: IsQuantized<Q: PerTensor>,
        W::Elem: IsQuantized,
        Self::Shape: ConvFits<conv2d, W::Shape, (), ConvOf<conv2d, Self::Shape, W::Shape, ()>>,
        Self::Shape: Conv2d<W::Shape>,
    {
        Lazy(QLayer::new(QConv {
            x: self.node(),
            w: w.node(),
            b: (),
            options: PhantomData,
            output: PhantomData,
        }))
    }

    /// The mean of each window of `[N, C, H, W]` or `[C, H, W]`, without the padding. The options are `Kernel<..>`,
    /// `Stride<..>` and `Padding<..>`. The result has the quantization of the input. TFLite's `AVERAGE_POOL_2D`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// quantization! { Real: i8 = 0.5, 0; }
    /// let x: Tensor<Quantized<Real>, Shape![1, 2, 2]> = tensor![[[1.0f32, 2.0], [3.0, 4.0]]].quantize().eval();
    /// let mut y = Tensor::<Quantized<Real>, Shape![1, 1, 1]>::full(Quantized::ZERO);
    /// x.qavg_pool2d::<Kernel<2>>().eval_into(&mut y);
    /// assert_eq!(y.dequantize().eval().as_slice(), [2.5]);
    /// ```
    #[rustfmt::skip]
    fn qavg_pool2d<O: WindowOptions<avg_pool2d>>(
        self,
    ) -> Lazy<QLayer<QAveragePool<O, Self::Node, PoolShape<avg_pool2d, Self::Shape, O>>, QOf<Self::Elem>>>
    where
        Self::Elem: IsQuantized<Q: PerTensor>,
        Self::Shape: PoolFits<avg_pool2d, O, PoolOf<avg_pool2d, Self::Shape, O>>,
        Self::Shape: AvgPool2d<O>,
    {
        Lazy(QLayer::new(QAveragePool::new(self.node())))
    }

    /// The softmax along dimension `DIM`, in integer arithmetic. The result is a [`Probability`](super::Probability),
    /// or for `u8` a [`ProbabilityU8`](super::ProbabilityU8). TFLite's `SOFTMAX` with a beta of 1.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// use stridewise::ops::quantized::Probability;
    /// quantization! { Logit: i8 = 0.1, 0; }
    /// let x: Tensor<Quantized<Logit>, Shape![2]> = tensor![0.0f32, 1.1].quantize().eval();
    /// let y: Tensor<Quantized<Probability>, Shape![2]> = x.qsoftmax::<-1>().eval();
    /// assert_eq!(y.as_view().int_repr().storage(), [-64, 64]);
    /// ```
    #[rustfmt::skip]
    fn qsoftmax<const DIM: isize>(
        self,
    ) -> Lazy<QLayer<QSoftmax<Self::Node, <Self::Shape as AxisOrScalar<DIM>>::Index>, ProbabilityOf<Self::Elem>>>
    where
        Self::Elem: IsQuantized<Q: PerTensor>,
        Self::Shape: AxisOrScalar<DIM>,
    {
        Lazy(QLayer::new(QSoftmax::new(self.node())))
    }

    /// Adds the real numbers. The result is an expression, in the quantization of its destination. TFLite's `ADD`;
    /// PyTorch's `torch.ops.quantized.add`. The shapes are broadcast.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// quantization! { A: i8 = 0.5, 0; B: i8 = 0.25, 10; Sum: i8 = 1.0, 0; }
    /// let a: Tensor<Quantized<A>, Shape![2]> = tensor![1.0f32, -3.0].quantize().eval();
    /// let b: Tensor<Quantized<B>, Shape![2]> = tensor![1.0f32, 1.0].quantize().eval();
    /// let y: Tensor<Quantized<Sum>, Shape![2]> = a.qadd(&b).eval();
    /// assert_eq!(y.dequantize().eval().as_slice(), [2.0, -2.0]);
    /// let y: Tensor<Quantized<Sum>, Shape![2]> = a.qadd_relu(&b).eval();
    /// assert_eq!(y.dequantize().eval().as_slice(), [2.0, 0.0]);
    /// ```
    fn qadd<E: IntoExpr, Q: PerTensor>(
        self,
        other: E,
    ) -> Lazy<Binary<QAdd<Q, NoActivation>, Self::Node, E::Node>>
    where
        Self::Elem: IsQuantized<Q: PerTensor>,
        E::Elem: IsQuantized<Q: PerTensor>,
        Self::Shape: BroadcastBy<E::Shape>,
        Self::Shape: BroadcastWith<E::Shape>,
    {
        Lazy(Binary {
            op: QAdd::new(),
            a: self.node(),
            b: other.node(),
        })
    }
    /// [`qadd`](Self::qadd), clamped to at least 0. PyTorch's `torch.ops.quantized.add_relu`.
    fn qadd_relu<E: IntoExpr, Q: PerTensor>(
        self,
        other: E,
    ) -> Lazy<Binary<QAdd<Q, Relu>, Self::Node, E::Node>>
    where
        Self::Elem: IsQuantized<Q: PerTensor>,
        E::Elem: IsQuantized<Q: PerTensor>,
        Self::Shape: BroadcastBy<E::Shape>,
        Self::Shape: BroadcastWith<E::Shape>,
    {
        Lazy(Binary {
            op: QAdd::new(),
            a: self.node(),
            b: other.node(),
        })
    }

    /// Converts to another quantization of the same real numbers, that of the destination, as an expression. TFLite's
    /// `QUANTIZE`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// quantization! { Fine: i8 = 0.25, 0; Coarse: u8 = 0.5, 128; }
    /// let x: Tensor<Quantized<Fine>, Shape![2]> = tensor![1.5f32, -2.0].quantize().eval();
    /// let y: Tensor<Quantized<Coarse>, Shape![2]> = x.requantize().eval();
    /// assert_eq!(y.as_view().int_repr().storage(), [131, 124]);
    /// ```
    fn requantize<Q: PerTensor>(self) -> Lazy<Unary<Requantize<Q>, Self::Node>>
    where
        Self::Elem: IsQuantized<Q: PerTensor>,
    {
        Lazy(Unary {
            op: Requantize::new(),
            a: self.node(),
        })
    }

    /// The represented real numbers as `f32`, as an expression. TFLite's `DEQUANTIZE`; PyTorch's `x.dequantize()`.
    fn dequantize(self) -> Lazy<Unary<Dequantize, Self::Node>>
    where
        Self::Elem: IsQuantized<Q: PerTensor>,
    {
        Lazy(Unary {
            op: Dequantize,
            a: self.node(),
        })
    }
}
impl<E: Expr> QuantizedOps for E {}

impl<O, X: ExprNode<Memory = Host>> ConvOptions<O, X> {
    /// A convolution of quantised elements; see [`QuantizedOps::qconv2d`].
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// quantization! { Real: i8 = 0.5, 0; Weight: i8 = 1.0, 0; }
    /// let x = Tensor::<Quantized<Real>, Shape![2, 5, 5]>::full(Quantized::of(1.0));
    /// let w = Tensor::<Quantized<Weight>, Shape![2, 1, 3, 3]>::full(Quantized::of(1.0));
    /// let y = x.conv_options::<(Stride<2>, Padding<1>, Groups<2>)>().qconv2d::<_, Real>(&w).eval();
    /// assert_eq!((y.shape(), y[[1, 1, 1]].value()), (&[2, 3, 3][..], 9.0));
    /// // TensorFlow's `SAME`, where the windows do not divide the height evenly.
    /// let x = x.narrow::<1, 0, 4>();
    /// let y = x.conv_options::<(Stride<2>, PaddingAfter<1, 0>, Groups<2>)>().qconv2d::<_, Real>(&w).eval();
    /// assert_eq!((y.shape(), y[[1, 1, 1]].value()), (&[2, 2, 2][..], 6.0));
    /// ```
    // One bound per line, as the error message shows it.
    #[rustfmt::skip]
    pub fn qconv2d<W: IntoExpr, Q: PerTensor>(
        self,
        w: W,
    ) -> Lazy<QLayer<QConv<O, X, W::Node, (), NoActivation, ConvShape<conv2d, X::Shape, W::Shape, O>>, Q>>
    where
        X::Elem: IsQuantized<Q: PerTensor>,
        W::Elem: IsQuantized,
        O: WindowOptions<conv2d>,
        X::Shape: ConvFits<conv2d, W::Shape, O, ConvOf<conv2d, X::Shape, W::Shape, O>>,
        X::Shape: Conv2d<W::Shape, O>,
    {
        Lazy(QLayer::new(QConv {
            x: self.input,
            w: w.node(),
            b: (),
            options: PhantomData,
            output: PhantomData,
        }))
    }
}
