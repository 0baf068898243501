//! The layers of quantised operands: what they have in common, and what computes them. `linear.rs` and `conv.rs` are those of
//! products, `rescale.rs` makes results of sums.

mod conv;
mod linear;
mod rescale;

use core::marker::PhantomData;

#[cfg(all(feature = "std", target_arch = "x86_64", target_feature = "sse2"))]
pub(in crate::ops::quantized) use conv::Convolution;
pub use conv::QConv;
pub use linear::QLinear;

use crate::expr::memory::first_written;
use crate::expr::temporaries::{Need, Room};
use crate::expr::{
    Compute, Expr, ExprNode, Host, Kernel, KernelOperand, Lazy, Memory, Operation, Tracked,
    WrittenFrom,
};
use crate::layout::{Layout, OfShape, OutputOf};
use crate::ops::quantized::{Bias, Checked, PerTensor, Quantization, Quantized, QuantizedInt};
use crate::shape::Shape;
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
pub(in crate::ops::quantized) type QOf<T> = <T as IsQuantized>::Q;
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
pub(in crate::ops::quantized) fn bounded<Q: PerTensor, A: Activation>(x: i32) -> Quantized<Q> {
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
pub(in crate::ops::quantized) use layers;

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
use blocks;

/// Whether the elements are contiguous in both operands.
const fn inner_is_run(n: usize, x: usize, w: usize) -> bool {
    n <= 1 || x == 1 && w == 1
}
