//! Quantised arithmetic: 8-bit integers that represent real numbers, with TFLite's semantics.
//!
//! An integer `q` represents `scale * (q - zero_point)`. A [`Quantization`] is a type that contains these two numbers,
//! and it is part of the element type: `Tensor<Quantized<Hidden>, Shape![16]>`. Two tensors that represent different
//! real numbers by the same integers therefore have different types, and one cannot be used for the other.
//! [`requantize`](QuantizedOps::requantize) converts between them.
//!
//! ```
//! use stridewise::prelude::*;
//! quantization! {
//!     /// Angles from 0 to 6.28.
//!     Angle: i8 = 0.0246, -128;
//!     /// One scale for each row of the weight, and no zero point.
//!     Weight: i8 = [0.01, 0.02];
//!     Hidden: i8 = 0.05, -10;
//! }
//! static W: [i8; 6] = [1, 2, 3, -4, 5, -6];
//! static B: [i32; 2] = [100, -100];
//! // In steps of the scale of the input times that of the weight, which are part of its type.
//! let b = TensorView::<i32, Shape![2]>::new(&B).as_bias::<Angle, Weight>();
//!
//! let x: Tensor<Quantized<Angle>, Shape![3]> = tensor![0.0, 1.0, 6.28f32].quantize().eval();
//! let w = TensorView::<i8, Shape![2, 3]>::new(&W).as_quantized::<Weight>();
//! let mut y = Tensor::<Quantized<Hidden>, Shape![2]>::full(Quantized::ZERO);
//! x.qlinear(w).bias(b).relu().eval_into(&mut y);
//! assert_eq!(y.as_view().int_repr().storage(), [-5, -10]);
//! ```
//!
//! # Computation
//!
//! Products are summed in `i32`; one multiplication and one shift ([`Multiplier`]) then rescale the sum to the scale of
//! the result, saturated. The result is bit-identical to that of TFLite's reference kernels on every processor. Scales
//! become multipliers at compile time; the program contains no floating-point scale.
//!
//! A bias is in units of the scale of its layer's input times that of its weight. Both are part of its type ([`Bias`]),
//! and the bias of another layer does not compile.
//!
//! | TFLite | Stridewise |
//! |---|---|
//! | `FULLY_CONNECTED` | [`x.qlinear(&w).bias(&b)`](QuantizedOps::qlinear) |
//! | `CONV_2D` | [`x.conv_options::<..>().qconv2d(&w).bias(&b)`](QuantizedOps::qconv2d) |
//! | `DEPTHWISE_CONV_2D` | the same with `Groups<C>` |
//! | `AVERAGE_POOL_2D` | [`x.qavg_pool2d::<Kernel<2>>()`](QuantizedOps::qavg_pool2d) |
//! | `MAX_POOL_2D` | [`x.max_pool2d::<Kernel<2>>()`](crate::ops::nn::NnOps::max_pool2d) |
//! | `SOFTMAX` | [`x.qsoftmax::<-1>()`](QuantizedOps::qsoftmax) |
//! | `ADD` | [`a.qadd(&b)`](QuantizedOps::qadd) |
//! | `QUANTIZE` | [`x.requantize()`](QuantizedOps::requantize), of floats [`x.quantize()`](Quantize::quantize) |
//! | `DEQUANTIZE` | [`x.dequantize()`](QuantizedOps::dequantize) |
//! | fused `RELU`, `RELU6` | `.relu()`, `.relu6()` after a layer |
//!
//! # Channels last
//!
//! Shapes are in PyTorch's order, `[N, C, H, W]` and `[O, C / groups, KH, KW]`, whatever the order in memory. TFLite's
//! tensors have the channels last: `x.permute::<Dims![0, 3, 1, 2]>()` views `[N, H, W, C]` in PyTorch's order, and in
//! the same way a filter `[O, KH, KW, C]`; `Dims![3, 0, 1, 2]` views a depthwise filter `[1, KH, KW, C]`. A view costs
//! nothing, and channels last is the faster order: the elements of a window's row are contiguous in both operands. A
//! depthwise convolution with one channel per group is fastest if each output's filter is contiguous, `[C, 1, KH, KW]`.

// The types of layers contain their operands and the checks of their shapes.
#![allow(clippy::type_complexity)]

#[cfg(all(feature = "std", target_arch = "x86_64", target_feature = "sse2"))]
mod bytes;
mod dot;
mod fixed;
mod layers;
mod operations;
mod pointwise;
#[cfg(all(feature = "std", target_arch = "x86_64", target_feature = "sse2"))]
mod rows;

use core::fmt;
use core::marker::PhantomData;

use crate::expr::NoDerivative;
use crate::expr::simd_dispatch::{Guaranteed, VECTORS, Vectors};
use crate::layout::operation::to;
use crate::layout::{Layout, StorageSpan, Trailing};
use crate::num::{D, Dim, Sealed};
use crate::ops::element_traits::multiply_add;
use crate::ops::nn::Poolable;
use crate::ops::{CastTo, Ordered};
#[cfg(feature = "alloc")]
use crate::storage::Boxed;
use crate::storage::{AnyBitPattern, Array, Element, Heapless, NoUninit, Ref, RefMut};
use crate::tensor::TensorBase;

#[cfg_attr(doc, doc(hidden))]
pub use fixed::Multiplier;
#[cfg_attr(doc, doc(hidden))]
pub use layers::{Activation, NoActivation, QConv, QLinear, Relu, Relu6};
#[cfg_attr(doc, doc(hidden))]
pub use layers::{IsQuantized, QCompute, QLayer, QOperation};
pub use operations::QuantizedOps;
pub use pointwise::Quantize;
#[cfg_attr(doc, doc(hidden))]
pub use pointwise::{
    Dequantize, ProbabilityOf, QAdd, QAveragePool, QSoftmax, QuantizeOf, Requantize,
};

/// An 8-bit integer: `i8` or `u8`.
#[diagnostic::on_unimplemented(
    message = "a quantization has integers of 8 bits, `i8` or `u8`, not `{Self}`",
    label = "`i8` or `u8` is needed"
)]
#[cfg_attr(doc, doc(hidden))]
pub trait QuantizedInt: Element + Sealed + PartialEq + fmt::Debug {
    /// Whether the type is signed.
    #[doc(hidden)]
    const SIGNED: bool;
    /// The least value.
    const LEAST: i32;
    /// The largest value.
    const LARGEST: i32;
    /// The integer in its memory representation, from a number in range.
    #[doc(hidden)]
    fn narrow(x: i32) -> Self;
    /// The integer as `i32`.
    #[doc(hidden)]
    fn wide(self) -> i32;
    /// The integers in ascending order: the one from a number in range, in a constant too.
    #[doc(hidden)]
    const ASCENDING: [Self; 256];
    #[doc(hidden)]
    const LOWEST_INT: Self;
    /// The quantization of fractions of 1.
    #[doc(hidden)]
    type Probability: PerTensor<Int = Self>;
}
macro_rules! ints {
    ($($T:ident $signed:literal $Probability:ident)*) => { $(
        #[diagnostic::do_not_recommend]
        impl QuantizedInt for $T {
            type Probability = $Probability;
            const SIGNED: bool = $signed;
            const LEAST: i32 = $T::MIN as i32;
            const LARGEST: i32 = $T::MAX as i32;
            const ASCENDING: [Self; 256] = {
                let mut all = [$T::MIN; 256];
                let mut i = 1;
                while i < 256 {
                    all[i] = all[i - 1] + 1;
                    i += 1;
                }
                all
            };
            const LOWEST_INT: Self = $T::MIN;
            #[cfg_attr(not(unoptimised), inline(always))]
            fn narrow(x: i32) -> Self { x as $T }
            #[cfg_attr(not(unoptimised), inline(always))]
            fn wide(self) -> i32 { self as i32 }
        }
    )* };
}
ints! { i8 true Probability u8 false ProbabilityU8 }

/// The meaning of 8-bit integers: `q` represents `scale * (q - ZERO_POINT)`. [`quantization!`](crate::quantization)
/// declares a quantization. If a scale is not positive and finite, or the zero point is out of range, the use of the
/// quantization does not compile.
///
/// ```
/// # use stridewise::{ops::quantized::{PerTensor, Quantization}, prelude::*};
/// struct Angle;
/// impl Quantization for Angle {
///     type Int = u8;
///     const SCALES: &'static [f32] = &[0.5];
///     const ZERO_POINT: i32 = 255;
/// }
/// impl PerTensor for Angle {
///     const SCALE: f32 = 0.5;
/// }
/// assert_eq!(Quantized::<Angle>::of(-1.0).int(), 253);
/// ```
/// ```compile_fail
/// # use stridewise::{ops::quantized::{PerTensor, Quantization}, prelude::*};
/// # struct Angle;
/// impl Quantization for Angle {
///     type Int = u8;
///     const SCALES: &'static [f32] = &[0.5];
///     const ZERO_POINT: i32 = 256;
/// }
/// # impl PerTensor for Angle {
/// #     const SCALE: f32 = 0.5;
/// # }
/// # assert_eq!(Quantized::<Angle>::of(-1.0).int(), 253);
/// ```
/// ```compile_fail
/// # use stridewise::{ops::quantized::{PerTensor, Quantization}, prelude::*};
/// # struct Angle;
/// # impl Quantization for Angle {
/// #     type Int = u8;
/// #     const SCALES: &'static [f32] = &[-0.5];
/// #     const ZERO_POINT: i32 = 255;
/// # }
/// # impl PerTensor for Angle {
/// #     const SCALE: f32 = -0.5;
/// # }
/// # assert_eq!(Quantized::<Angle>::of(-1.0).int(), 253);
/// ```
/// ```compile_fail
/// # use stridewise::{ops::quantized::{PerTensor, Quantization}, prelude::*};
/// # struct Angle;
/// # impl Quantization for Angle {
/// #     type Int = u8;
/// #     const SCALES: &'static [f32] = &[0.25];
/// #     const ZERO_POINT: i32 = 255;
/// # }
/// # impl PerTensor for Angle {
/// #     const SCALE: f32 = 0.5;
/// # }
/// # assert_eq!(Quantized::<Angle>::of(-1.0).int(), 253);
/// ```
pub trait Quantization: Sized + 'static {
    /// `i8` or `u8`.
    type Int: QuantizedInt;
    /// The scales, positive and finite: one, or for a weight one per output channel.
    const SCALES: &'static [f32];
    /// The integer that represents 0: from -128 to 127 for `i8`, from 0 to 255 for `u8`.
    const ZERO_POINT: i32;
}

/// The checked scale and zero point of a quantization. All uses read them here, so that user-defined implementations of
/// `Quantization` are checked, too.
struct Checked<Q>(PhantomData<Q>);
impl<Q: Quantization> Checked<Q> {
    const SCALES: &'static [f32] = {
        assert!(
            !Q::SCALES.is_empty(),
            "`Quantization::SCALES` is empty: one scale, or one for each output channel of a weight"
        );
        let mut i = 0;
        while i < Q::SCALES.len() {
            assert!(
                is_scale(Q::SCALES[i]),
                "`Quantization::SCALES`: a scale must be positive and finite"
            );
            i += 1;
        }
        Q::SCALES
    };
    const ZERO_POINT: i32 = {
        match (is_zero_point::<Q::Int>(Q::ZERO_POINT), Q::Int::SIGNED) {
            (true, _) => Q::ZERO_POINT,
            (_, true) => panic!("`Quantization::ZERO_POINT` of `i8` must be from -128 to 127"),
            (_, false) => panic!("`Quantization::ZERO_POINT` of `u8` must be from 0 to 255"),
        }
    };
}
impl<Q: PerTensor> Checked<Q> {
    const SCALE: f32 = {
        assert!(
            Self::SCALES.len() == 1 && Self::SCALES[0] == Q::SCALE,
            "`PerTensor::SCALE` must be the only one of `Quantization::SCALES`"
        );
        Q::SCALE
    };
}
/// Whether a number is a valid scale: positive and finite.
#[doc(hidden)]
pub const fn is_scale(scale: f32) -> bool {
    scale > 0.0 && scale < f32::INFINITY
}
/// Whether a number is a valid zero point: in the range of the integers.
#[doc(hidden)]
pub const fn is_zero_point<Int: QuantizedInt>(zero: i32) -> bool {
    Int::LEAST <= zero && zero <= Int::LARGEST
}
#[doc(hidden)]
#[macro_export]
macro_rules! __check_scale {
    ($Name:ident: $scale:expr) => {
        const _: () = if !$crate::ops::quantized::is_scale($scale) {
            ::core::panic!(
                "{}",
                ::core::concat!(
                    "the scale of `",
                    ::core::stringify!($Name),
                    "` is ",
                    ::core::stringify!($scale),
                    ": it must be positive and finite"
                )
            )
        };
    };
}
#[doc(hidden)]
#[macro_export]
macro_rules! __check_zero_point {
    ($Name:ident: $Int:ident, $zero:expr) => {
        const _: () = if !$crate::ops::quantized::is_zero_point::<$Int>($zero) {
            ::core::panic!(
                "{}",
                if <$Int as $crate::ops::quantized::QuantizedInt>::SIGNED {
                    ::core::concat!(
                        "the zero point of `",
                        ::core::stringify!($Name),
                        "` is ",
                        ::core::stringify!($zero),
                        ": of `i8` it must be from -128 to 127"
                    )
                } else {
                    ::core::concat!(
                        "the zero point of `",
                        ::core::stringify!($Name),
                        "` is ",
                        ::core::stringify!($zero),
                        ": of `u8` it must be from 0 to 255"
                    )
                }
            )
        };
    };
}

/// A quantization with one scale. Only a weight may have several.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a quantization with one scale",
    label = "one scale is needed: only a weight has one for each channel",
    note = "`quantization! {{ {Self}: i8 = 0.05, -10; }}` declares one with the scale 0.05 and the zero point -10"
)]
pub trait PerTensor: Quantization {
    /// The real number that one integer step represents.
    const SCALE: f32;
}

/// Declares quantizations: `Name: i8 = scale, zero_point;`, or with one scale per output channel of a weight `Name: i8
/// = [scale, ..];`, whose zero point is 0. A scale that is not positive and finite, and a zero point out of the range
/// of the integers, do not compile.
///
/// ```
/// use stridewise::prelude::*;
/// quantization! {
///     /// Temperatures from -20 to 107.5.
///     pub Celsius: u8 = 0.5, 40;
/// }
/// assert_eq!(Quantized::<Celsius>::of(21.3).int(), 83);
/// assert_eq!(Quantized::<Celsius>::of(21.3).value(), 21.5);
/// assert_eq!(Quantized::<Celsius>::of(1000.0).value(), 107.5);
/// ```
#[macro_export]
macro_rules! quantization {
    () => {};
    ($(#[$doc:meta])* $vis:vis $Name:ident: $Int:ident = [$($scale:expr),+ $(,)?]; $($rest:tt)*) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug)]
        $vis struct $Name;
        impl $crate::ops::quantized::Quantization for $Name {
            type Int = $Int;
            const SCALES: &'static [f32] = &[$($scale),+];
            const ZERO_POINT: i32 = 0;
        }
        $($crate::__check_scale! { $Name: $scale })+
        $crate::quantization! { $($rest)* }
    };
    ($(#[$doc:meta])* $vis:vis $Name:ident: $Int:ident = $scale:expr, $zero:expr; $($rest:tt)*) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug)]
        $vis struct $Name;
        impl $crate::ops::quantized::Quantization for $Name {
            type Int = $Int;
            const SCALES: &'static [f32] = &[$scale];
            const ZERO_POINT: i32 = $zero;
        }
        impl $crate::ops::quantized::PerTensor for $Name {
            const SCALE: f32 = $scale;
        }
        $crate::__check_scale! { $Name: $scale }
        $crate::__check_zero_point! { $Name: $Int, $zero }
        $crate::quantization! { $($rest)* }
    };
    ($(#[$doc:meta])* $vis:vis $Name:ident: $Int:ident = $scale:expr $(;)?) => {
        ::core::compile_error!("a zero point follows the scale: `quantization! { Q: i8 = 0.05, -10; }`");
        $crate::quantization! { $vis $Name: $Int = $scale, 0; }
    };
    ($(#[$doc:meta])* $vis:vis $Name:ident: $Int:ident = $scale:expr, $zero:expr) => {
        ::core::compile_error!("a quantization ends with a semicolon: `quantization! { Q: i8 = 0.05, -10; }`");
        $crate::quantization! { $vis $Name: $Int = $scale, $zero; }
    };
}

crate::quantization! {
    /// Fractions of 1 as `i8`: the quantization of a softmax.
    pub Probability: i8 = 1.0 / 256.0, -128;
    /// Fractions of 1 as `u8`.
    pub ProbabilityU8: u8 = 1.0 / 256.0, 0;
}

/// An element that is an 8-bit integer and represents a real number in the quantization `Q`.
#[repr(transparent)]
pub struct Quantized<Q: Quantization>(Q::Int);

impl<Q: Quantization> Clone for Quantized<Q> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<Q: Quantization> Copy for Quantized<Q> {}
impl<Q: Quantization> PartialEq for Quantized<Q> {
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}
impl<Q: Quantization> Eq for Quantized<Q> {}
impl<Q: Quantization> fmt::Debug for Quantized<Q> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl<Q: Quantization> Quantized<Q> {
    /// The element that represents 0: its integer is the zero point.
    ///
    /// A static of [`Quantized::new(0)`](Self::new), whose bits are all 0, needs no initial value in flash; it is for
    /// memory that is written before it is read.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// quantization! { Hidden: i8 = 0.05, 3; }
    /// let x = Tensor::<Quantized<Hidden>, Shape![2]>::full(Quantized::ZERO);
    /// assert_eq!(x.dequantize().eval().as_slice(), [0.0, 0.0]);
    /// assert_eq!(x.int_repr().eval().as_slice(), [3, 3]);
    /// ```
    pub const ZERO: Self =
        Self(Q::Int::ASCENDING[(Checked::<Q>::ZERO_POINT - Q::Int::LEAST) as usize]);

    /// The element with this integer.
    pub const fn new(int: Q::Int) -> Self {
        Self(int)
    }
    /// The integer. PyTorch's `x.int_repr()`.
    pub const fn int(self) -> Q::Int {
        self.0
    }

    /// The element with a wider integer, saturated.
    #[cfg_attr(not(unoptimised), inline(always))]
    fn saturated(x: i32) -> Self {
        Self(Q::Int::narrow(x.clamp(Q::Int::LEAST, Q::Int::LARGEST)))
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    fn wide(self) -> i32 {
        self.0.wide()
    }
}
impl<Q: PerTensor> Quantized<Q> {
    /// The element nearest to a real number, ties away from zero, saturated. NaN becomes 0.
    pub fn of(real: f32) -> Self {
        if VECTORS {
            return Self::nearest::<Guaranteed>(real);
        }
        let x = libm::roundf(real / Checked::<Q>::SCALE);
        // `as` saturates to the range of `i32`; the zero point is added where it cannot overflow.
        Self::saturated((x as i32).saturating_add(Checked::<Q>::ZERO_POINT))
    }
    /// Whether a quotient by the scale is the product with its inverse and one correction: the rest of the division is exact,
    /// and rounds as the quotient unless all bits of the scale are ones (Markstein).
    const HAS_INVERSE: bool = {
        let scale = Checked::<Q>::SCALE;
        let ones = (1 << (f32::MANTISSA_DIGITS - 1)) - 1;
        scale > 1e-18 && scale < 1e18 && scale.to_bits() & ones != ones
    };
    /// [`of`](Self::of) without calls and branches, so that a loop of it becomes vector code.
    #[cfg_attr(not(unoptimised), inline(always))]
    fn nearest<V: Vectors>(real: f32) -> Self {
        // What the least and the largest integer represent, in steps.
        let least = const { (Q::Int::LEAST - Checked::<Q>::ZERO_POINT) as f32 };
        let largest = const { (Q::Int::LARGEST - Checked::<Q>::ZERO_POINT) as f32 };
        let within = |x: f32, least: f32, largest: f32| {
            let x = if x > largest { largest } else { x };
            if x < least { least } else { x }
        };
        let scale = const { Checked::<Q>::SCALE };
        let x = if const { V::FUSED && Self::HAS_INVERSE } {
            let inverse = const { 1.0 / Checked::<Q>::SCALE };
            // A quarter of a step beyond, which the rounding below takes back.
            let real = within(real, (least - 0.25) * scale, (largest + 0.25) * scale);
            let x = real * inverse;
            multiply_add::<V, _>(multiply_add::<V, _>(-x, scale, real), inverse, x)
        } else {
            within(real / scale, least, largest)
        };
        let x = if x.is_nan() { 0.0 } else { x };
        // To the nearest, ties away from zero: the sum of ½ and the number just below it would be rounded to 1.
        const BELOW_HALF: f32 = 0.5 - f32::EPSILON / 4.0;
        let x = x + BELOW_HALF.copysign(x);
        // SAFETY: the nearest integer is one of those in range, less the zero point.
        let x = unsafe { x.to_int_unchecked::<i32>() };
        Self(Q::Int::narrow(
            x.wrapping_add(const { Checked::<Q>::ZERO_POINT }),
        ))
    }
    /// The represented real number.
    pub fn value(self) -> f32 {
        if VECTORS {
            return self.product();
        }
        (Checked::<Q>::SCALE as f64 * (self.wide() - Checked::<Q>::ZERO_POINT) as f64) as f32
    }
    /// [`value`](Self::value) as one product of `f32`: both round the exact product once.
    #[cfg_attr(not(unoptimised), inline(always))]
    fn product(self) -> f32 {
        let steps = self.wide().wrapping_sub(const { Checked::<Q>::ZERO_POINT });
        steps as f32 * const { Checked::<Q>::SCALE }
    }
}

/// An element of a bias: an integer in units of the scale of an input `X` times that of a weight `W`, as in TFLite. If
/// the weight has one scale per output channel, so has the bias.
///
/// ```
/// use stridewise::prelude::*;
/// quantization! { Angle: i8 = 0.5, 0; Weight: i8 = 0.25, 0; }
/// static B: [i32; 2] = [8, -8];
/// static BIAS: TensorView<Bias<Angle, Weight>, Shape![2]> = TensorView::<i32, Shape![2]>::new(&B).as_bias();
/// assert_eq!(BIAS[[0]].int(), 8);
/// ```
#[repr(transparent)]
pub struct Bias<X, W>(i32, PhantomData<fn() -> (X, W)>);

impl<X, W> Clone for Bias<X, W> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<X, W> Copy for Bias<X, W> {}
impl<X, W> PartialEq for Bias<X, W> {
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}
impl<X, W> Eq for Bias<X, W> {}
impl<X, W> fmt::Debug for Bias<X, W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
impl<X: Quantization, W: Quantization> Bias<X, W> {
    /// The element with this integer.
    pub const fn new(int: i32) -> Self {
        Self(int, PhantomData)
    }
    /// The integer.
    #[cfg_attr(not(unoptimised), inline(always))]
    pub const fn int(self) -> i32 {
        self.0
    }
}

#[diagnostic::do_not_recommend]
impl<Q: Quantization> Sealed for Quantized<Q> {}
// SAFETY: a transparent wrapper around a byte.
#[diagnostic::do_not_recommend]
unsafe impl<Q: Quantization> NoUninit for Quantized<Q> {
    type Bytes = D<1>;
    type Align = D<1>;
}
// SAFETY: every byte is a valid `i8` and a valid `u8`.
#[diagnostic::do_not_recommend]
unsafe impl<Q: Quantization> AnyBitPattern for Quantized<Q> {}

#[diagnostic::do_not_recommend]
impl<Q: Quantization> Ordered for Quantized<Q> {
    fn median_of_none() -> Self {
        Self::ZERO
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    fn below(self, best: Self) -> bool {
        self.wide() < best.wide()
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    fn above(self, best: Self) -> bool {
        self.wide() > best.wide()
    }
}
#[diagnostic::do_not_recommend]
impl<Q: Quantization> Poolable for Quantized<Q> {
    const LOWEST: Self = Self(Q::Int::LOWEST_INT);
}

// `x.to::<Quantized<Q>>()` is `requantize`: the quantizations are known from the types.
#[diagnostic::do_not_recommend]
impl<A: PerTensor, B: PerTensor> CastTo<Quantized<B>> for Quantized<A> {
    type Derivative = NoDerivative<to<Quantized<B>>>;
    #[cfg_attr(not(unoptimised), inline(always))]
    fn cast_to(self) -> Quantized<B> {
        pointwise::requantized(self)
    }
}

// Views of the same memory with another element type, for all kinds of tensors: `$K<$T>` is the storage of the view of
// a tensor of `T`. A view of an owned tensor borrows it.
macro_rules! each_kind {
    ($(
        $(#[$cfg:meta])?
        [$($g:tt)*] $S:ident<$($before:lifetime,)? _ $(, $after:ident)*>, [$($const:ident)?] ($($recv:tt)+)
            -> $K:ident<$a:lifetime, $Rest:ty> { $x:ident => $lend:expr };
    )*) => { $(
        $(#[$cfg])?
        impl<$($g)* T: QuantizedInt, L: Layout> TensorBase<$S<$($before,)? T $(, $after)*>, L> {
            /// Views the integers as elements with a quantization.
            ///
            /// ```
            /// use stridewise::prelude::*;
            /// quantization! { Weight: i8 = 0.5, 0; }
            /// static W: [i8; 4] = [1, -2, 3, -4];
            /// static WEIGHT: TensorView<Quantized<Weight>, Shape![2, 2]> =
            ///     TensorView::<i8, Shape![2, 2]>::new(&W).as_quantized();
            /// assert_eq!(WEIGHT.dequantize().eval().as_slice(), [0.5, -1.0, 1.5, -2.0]);
            ///
            /// // Memory of the caller, shared by all layers.
            /// quantization! { Hidden: u8 = 0.5, 100; }
            /// let mut scratch = Tensor::<u8, Shape![64]>::zeros();
            /// let (hidden, _) = scratch.as_view_mut().split_at::<0, 2>();
            /// hidden.as_quantized::<Hidden>().copy_(&tensor![0.0f32, 1.0].quantize().eval());
            /// assert_eq!(scratch.as_slice()[..3], [100, 102, 0]);
            /// assert_eq!(scratch.as_quantized::<Hidden>()[[1]], Quantized::of(1.0));
            /// ```
            pub $($const)? fn as_quantized<Q: Quantization<Int = T>>(
                $($recv)+
            ) -> TensorBase<$K<$a, Quantized<Q>, $Rest>, L> {
                let $x = $lend;
                // SAFETY: `Quantized` is `repr(transparent)` over the integer.
                TensorBase::over(unsafe { $K::from_ptr($x.ptr().cast()) })
            }
        }
        $(#[$cfg])?
        impl<$($g)* Q: Quantization, L: Layout> TensorBase<$S<$($before,)? Quantized<Q> $(, $after)*>, L> {
            /// Views the integers. PyTorch's `x.int_repr()`, without its copy.
            ///
            /// ```
            /// use stridewise::prelude::*;
            /// quantization! { Hidden: u8 = 0.5, 100; }
            /// let mut x: Tensor<Quantized<Hidden>, Shape![2]> = tensor![0.0f32, 1.0].quantize().eval();
            /// assert_eq!(x.int_repr(), tensor![100, 102]);
            /// x.as_view_mut().int_repr().fill_(110);
            /// assert_eq!(x.dequantize().eval().as_slice(), [5.0, 5.0]);
            /// ```
            pub $($const)? fn int_repr($($recv)+) -> TensorBase<$K<$a, Q::Int, $Rest>, L> {
                let $x = $lend;
                // SAFETY: Validity: `Quantized` is `repr(transparent)` over the integer.
                TensorBase::over(unsafe { $K::from_ptr($x.ptr().cast()) })
            }
        }
    )* };
}
each_kind! {
    ['a, Rest: StorageSpan,] Ref<'a, _, Rest>, [const] (self) -> Ref<'a, Rest> { x => self.storage };
    ['a, Rest: StorageSpan,] RefMut<'a, _, Rest>, [const] (self) -> RefMut<'a, Rest> { x => self.storage };
    [Len: Dim,] Array<_, Len>, [const] (&self) -> Ref<'_, Trailing<D<0>>> { x => self.as_view().storage };
    [const N: usize, Len: Dim,] Heapless<_, N, Len>, [] (&self) -> Ref<'_, Trailing<D<0>>> { x => self.as_view().storage };
    #[cfg(feature = "alloc")]
    [Len: Dim,] Boxed<_, Len>, [] (&self) -> Ref<'_, Trailing<D<0>>> { x => self.as_view().storage };
}

macro_rules! as_bias {
    ($(
        $(#[$cfg:meta])?
        [$($g:tt)*] $S:ty, [$($const:ident)?] ($($recv:tt)+) -> $a:lifetime, $Rest:ty, { $x:ident => $lend:expr };
    )*) => { $(
        $(#[$cfg])?
        impl<$($g)* L: Layout> TensorBase<$S, L> {
            /// Views the integers as a bias of a layer whose input has the quantization `X`, and whose weight `W`.
            ///
            /// ```
            /// use stridewise::prelude::*;
            /// quantization! { Real: i8 = 0.5, 0; Weight: i8 = 0.25, 0; }
            /// let x = Tensor::<Quantized<Real>, Shape![3]>::full(Quantized::of(2.0));
            /// let w = Tensor::<Quantized<Weight>, Shape![2, 3]>::full(Quantized::of(1.0));
            /// // In steps of 0.125.
            /// let b: Tensor<i32, Shape![2]> = tensor![0, 8];
            /// let y: Tensor<Quantized<Real>, _> = x.qlinear(&w).bias(b.as_bias()).eval();
            /// assert_eq!(y.dequantize().eval().as_slice(), [6.0, 7.0]);
            /// ```
            pub $($const)? fn as_bias<X: Quantization, W: Quantization>(
                $($recv)+
            ) -> TensorBase<Ref<$a, Bias<X, W>, $Rest>, L> {
                let $x = $lend;
                // SAFETY: `Bias` is `repr(transparent)` over the integer.
                TensorBase::over(unsafe { Ref::from_ptr($x.ptr().cast()) })
            }
        }
    )* };
}
as_bias! {
    ['a, Rest: StorageSpan,] Ref<'a, i32, Rest>, [const] (self) -> 'a, Rest, { x => self.storage };
    [Len: Dim,] Array<i32, Len>, [const] (&self) -> '_, Trailing<D<0>>, { x => self.as_view().storage };
    [const N: usize, Len: Dim,] Heapless<i32, N, Len>, [] (&self) -> '_, Trailing<D<0>>, { x => self.as_view().storage };
    #[cfg(feature = "alloc")]
    [Len: Dim,] Boxed<i32, Len>, [] (&self) -> '_, Trailing<D<0>>, { x => self.as_view().storage };
}
