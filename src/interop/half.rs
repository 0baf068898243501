//! `half`: 16-bit floats as elements. What they can do is in the documentation of `interop`. A sum of them is an `f32`;
//! PyTorch also adds in `f32`, and then rounds.

use half::{bf16, f16};

use crate::expr::NoDerivative;
use crate::files::{Dtype, FileElement};
use crate::fmt::{Printable, Value};
use crate::layout::operation::to;
use crate::num::bits::False;
use crate::num::{D, Sealed};
use crate::ops::{CastTo, Fraction, Magnitude, Ordered, Ring, Sum, ToBool, running};
use crate::storage::{AnyBitPattern, NoUninit};

macro_rules! half {
    ($($T:ident $Dtype:ident $name:literal;)*) => { $(
        #[diagnostic::do_not_recommend]
        impl Sealed for $T {}
        #[diagnostic::do_not_recommend]
        // SAFETY: Validity: 16 bits.
        unsafe impl NoUninit for $T {
            type Bytes = D<2>;
            type Align = D<2>;
        }
        #[diagnostic::do_not_recommend]
        // SAFETY: Validity: every bit pattern is a valid float.
        unsafe impl AnyBitPattern for $T {}
        #[diagnostic::do_not_recommend]
        // SAFETY: Validity: every bit pattern is a float.
        unsafe impl FileElement for $T {
            const DTYPE: Dtype = Dtype::$Dtype;
        }
        #[diagnostic::do_not_recommend]
        impl Printable for $T {
            const DTYPE: &'static str = $name;
            fn value(self) -> Value {
                Value::Float(self.to_f64())
            }
        }
        #[diagnostic::do_not_recommend]
        impl Ordered for $T {
            fn median_of_none() -> Self { $T::NAN }
            fn below(self, best: Self) -> bool {
                self.to_f32().below(best.to_f32())
            }
            fn above(self, best: Self) -> bool {
                self.to_f32().above(best.to_f32())
            }
            fn is_unordered(self) -> bool {
                self.is_nan()
            }
            fn or_unordered(self, other: Self, best: Self) -> Self {
                if self.is_nan() || other.is_nan() {
                    Self::NAN
                } else {
                    best
                }
            }
        }
        // In `f32`, whose precision is high enough that the second rounding changes nothing.
        #[diagnostic::do_not_recommend]
        impl Ring for $T {
            const NOTHING: Self = Self::ZERO;
            const UNIT: Self = Self::ONE;
            #[cfg_attr(not(unoptimised), inline(always))]
            fn plus(self, other: Self) -> Self { Self::from_f32(self.to_f32() + other.to_f32()) }
            #[cfg_attr(not(unoptimised), inline(always))]
            fn minus(self, other: Self) -> Self { Self::from_f32(self.to_f32() - other.to_f32()) }
            #[cfg_attr(not(unoptimised), inline(always))]
            fn times(self, other: Self) -> Self { Self::from_f32(self.to_f32() * other.to_f32()) }
            #[cfg_attr(not(unoptimised), inline(always))]
            fn negated(self) -> Self { Self::from_bits(self.to_bits() ^ 0x8000) }
            #[cfg_attr(not(unoptimised), inline(always))]
            fn is_number(self) -> bool { !self.is_nan() }
            running! {}
        }
        #[diagnostic::do_not_recommend]
        impl Fraction for $T {
            #[cfg_attr(not(unoptimised), inline(always))]
            fn over(self, other: Self) -> Self { Self::from_f32(self.to_f32() / other.to_f32()) }
        }
        #[diagnostic::do_not_recommend]
        impl Magnitude for $T {
            type Abs = Self;
            #[cfg_attr(not(unoptimised), inline(always))]
            fn magnitude(self) -> Self { Self::from_bits(self.to_bits() & 0x7fff) }
        }
        #[diagnostic::do_not_recommend]
        impl Sum for $T {
            type Sum = f32;
            #[cfg_attr(not(unoptimised), inline(always))]
            fn summand(self) -> f32 { self.to_f32() }
        }
        #[diagnostic::do_not_recommend]
        impl ToBool for $T {
            fn truth(self) -> bool {
                self.to_f32().truth()
            }
        }
        half! { @casts $T f32 f64 i8 i16 i32 i64 isize u8 u16 u32 u64 usize }
        #[diagnostic::do_not_recommend]
        impl CastTo<bool> for $T {
            type Derivative = NoDerivative<to<bool>>;
            fn cast_to(self) -> bool {
                self.to_f32() != 0.0
            }
        }
        #[diagnostic::do_not_recommend]
        impl CastTo<$T> for bool {
            type Derivative = NoDerivative<to<$T>>;
            fn cast_to(self) -> $T {
                $T::from_f32(f32::from(u8::from(self)))
            }
        }
    )* };
    (@derivative f32) => { type Derivative = False; };
    (@derivative f64) => { type Derivative = False; };
    (@derivative $U:ident) => { type Derivative = NoDerivative<to<$U>>; };
    (@casts $T:ident $($U:tt)*) => { $(
        #[diagnostic::do_not_recommend]
        impl CastTo<$U> for $T {
            half! { @derivative $U }
            fn cast_to(self) -> $U {
                // Both types represent every half exactly.
                self.to_f32() as $U
            }
        }
        #[diagnostic::do_not_recommend]
        impl CastTo<$T> for $U {
            type Derivative = NoDerivative<to<$T>>;
            #[allow(clippy::unnecessary_cast)]
            fn cast_to(self) -> $T {
                // By way of `f32`, as in PyTorch.
                $T::from_f32(self as f32)
            }
        }
    )* };
}
half! {
    f16 F16 "torch.float16";
    bf16 Bf16 "torch.bfloat16";
}
#[diagnostic::do_not_recommend]
impl CastTo<f16> for bf16 {
    type Derivative = NoDerivative<to<f16>>;
    fn cast_to(self) -> f16 {
        f16::from_f32(self.to_f32())
    }
}
#[diagnostic::do_not_recommend]
impl CastTo<bf16> for f16 {
    type Derivative = NoDerivative<to<bf16>>;
    fn cast_to(self) -> bf16 {
        bf16::from_f32(self.to_f32())
    }
}
