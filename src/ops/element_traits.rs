//! Arithmetic of elements, as in PyTorch: integers wrap, floats follow IEEE 754.

use crate::expr::simd_dispatch::{FUSES, Guaranteed, VECTORS, Vectors};
use crate::ops::elementary::{self, Blocks};
use crate::storage::Element;

/// Elements that can be added, subtracted and multiplied: integers, which wrap, and floats. With their features also
/// half-precision and complex numbers.
#[diagnostic::on_unimplemented(
    message = "elements of type `{Self}` have no arithmetic",
    label = "neither an integer nor a float",
    note = "convert them first: `x.to::<f32>()`"
)]
pub trait Ring: Element + crate::num::Sealed {
    /// 0, the empty sum.
    const NOTHING: Self;
    /// 1, the empty product.
    const UNIT: Self;
    /// The sum.
    fn plus(self, other: Self) -> Self;
    /// The difference.
    fn minus(self, other: Self) -> Self;
    /// The product.
    fn times(self, other: Self) -> Self;
    /// `self * by + to`, rounded once where the standard library is there to do so.
    #[doc(hidden)]
    #[cfg_attr(not(unoptimised), inline(always))]
    fn fused(self, by: Self, to: Self) -> Self {
        to.plus(self.times(by))
    }
    /// The negation.
    fn negated(self) -> Self;
    /// Whether it is not NaN.
    fn is_number(self) -> bool;
    /// Whether sums are rounded.
    #[doc(hidden)]
    const ROUNDS: bool = false;
    /// Whether a sum takes no longer than to read an element: one of integers.
    #[doc(hidden)]
    const QUICK: bool = false;
    /// The type in which running sums and products are accumulated, of more digits if it is `WIDER`.
    #[doc(hidden)]
    type Running: Ring;
    #[doc(hidden)]
    const WIDER: bool;
    #[doc(hidden)]
    fn running(self) -> Self::Running;
    #[doc(hidden)]
    fn settled(x: Self::Running) -> Self;
}

/// The type in which running results of `f32` are accumulated: that of PyTorch, where the processor has it, and where all
/// processors have the same bits.
#[cfg(any(
    feature = "std",
    feature = "reproducible",
    target_feature = "sse2",
    target_feature = "neon",
    target_feature = "simd128"
))]
type Wide = f64;
#[cfg(not(any(
    feature = "std",
    feature = "reproducible",
    target_feature = "sse2",
    target_feature = "neon",
    target_feature = "simd128"
)))]
type Wide = f32;

/// What a [`Ring`] accumulates in: its own type, or another one.
macro_rules! running {
    () => {
        $crate::ops::running! { Self: |x| x, |x| x }
    };
    ($Running:ty: |$x:ident| $to:expr, |$sum:ident| $nearest:expr) => {
        type Running = $Running;
        const WIDER: bool = size_of::<$Running>() > size_of::<Self>();
        #[cfg_attr(not(unoptimised), inline(always))]
        fn running(self) -> $Running {
            let $x = self;
            $to
        }
        #[cfg_attr(not(unoptimised), inline(always))]
        fn settled($sum: $Running) -> Self {
            $nearest
        }
    };
}
pub(crate) use running;

/// `x * by + to`: fused where the vectors are.
#[cfg_attr(not(unoptimised), inline(always))]
pub(crate) fn multiply_add<V: Vectors, T: Ring>(x: T, by: T, to: T) -> T {
    if const { V::FUSED } {
        x.fused(by, to)
    } else {
        to.plus(x.times(by))
    }
}

/// Elements with an absolute value: numbers, whose absolute value has the same type, and complex numbers, whose
/// absolute value is a float.
#[diagnostic::on_unimplemented(
    message = "elements of type `{Self}` have no arithmetic",
    label = "neither an integer nor a float",
    note = "convert them first: `x.to::<f32>()`"
)]
pub trait Magnitude: Element + crate::num::Sealed {
    /// The type of the absolute value.
    type Abs: Element;
    /// The absolute value.
    fn magnitude(self) -> Self::Abs;
}
#[diagnostic::do_not_recommend]
impl<T: Arithmetic> Magnitude for T {
    type Abs = T;
    #[cfg_attr(not(unoptimised), inline(always))]
    fn magnitude(self) -> T {
        self.absolute()
    }
}

/// Numbers that can also be ordered and rounded: integers, which wrap, and floats.
#[diagnostic::on_unimplemented(
    message = "expected integers, `f32` or `f64`, found elements of type `{Self}`",
    label = "this operation is defined for integers, `f32` and `f64`",
    note = "booleans and 16-bit floats become `f32` by `x.float()`; `.to::<f16>()` rounds the result to 16 bits",
    note = "of complex numbers, combine the results of their parts, `z.real()` and `z.imag()`"
)]
pub trait Arithmetic:
    Ring
    + Sum
    + num_traits::ConstZero
    + num_traits::ConstOne
    + PartialOrd
    + crate::expr::Operand<Self, Node = crate::expr::Scalar<Self>>
{
    /// The absolute value.
    fn absolute(self) -> Self;
    /// -1, 0 or 1; 0 for NaN.
    fn sign(self) -> Self {
        if Self::ZERO < self {
            Self::ONE
        } else if self < Self::ZERO {
            Self::ZERO.minus(Self::ONE)
        } else {
            Self::ZERO
        }
    }
    /// The quotient, rounded down. Integer division by 0 gives 0.
    fn floored_over(self, other: Self) -> Self;
    /// The remainder of the division that rounds down: it has the sign of `other`. For integers, the remainder by 0 is
    /// `self`.
    fn modulo(self, other: Self) -> Self;
    /// The remainder of the division that rounds towards 0: it has the sign of `self`. For integers, the remainder by 0
    /// is `self`.
    fn rest(self, other: Self) -> Self;
    /// Whether the remainders of usual elements are computed without a call.
    #[doc(hidden)]
    const USUAL_REST: bool = false;
    /// As `rest`, in a loop with these vectors: for rare elements it marks `rare`, and the result is wrong.
    #[doc(hidden)]
    #[cfg_attr(not(unoptimised), inline(always))]
    fn usual_rest<V: Vectors>(self, other: Self, _rare: &mut bool) -> Self {
        self.rest(other)
    }
    /// As `modulo`, likewise.
    #[doc(hidden)]
    #[cfg_attr(not(unoptimised), inline(always))]
    fn usual_modulo<V: Vectors>(self, other: Self, _rare: &mut bool) -> Self {
        self.modulo(other)
    }
    /// As `floored_over`, likewise.
    #[doc(hidden)]
    #[cfg_attr(not(unoptimised), inline(always))]
    fn usual_floored_over<V: Vectors>(self, other: Self, _rare: &mut bool) -> Self {
        self.floored_over(other)
    }
    /// Whether powers are computed without a call in a loop with fused vectors.
    #[doc(hidden)]
    const FUSED_POWER: bool = false;
    /// As `to_power`, in a loop with these vectors. The exponent is a `SCALAR` for all elements or not.
    #[doc(hidden)]
    #[cfg_attr(not(unoptimised), inline(always))]
    fn to_power_with<V: Vectors, const SCALAR: bool>(self, exponent: Self) -> Self {
        self.to_power(exponent)
    }
    /// As `to_power_with` of one exponent for all elements, which may be a root or a quotient: a loop of its own for each.
    #[doc(hidden)]
    #[cfg_attr(not(unoptimised), inline(always))]
    fn to_power_of_number<V: Vectors>(self, exponent: Self) -> Self {
        self.to_power_with::<V, true>(exponent)
    }
    /// The power. Integers to a negative power are 0, except that 1 gives 1 and -1 gives 1 or -1.
    fn to_power(self, exponent: Self) -> Self;
    /// The largest integer that is not greater.
    fn floored(self) -> Self;
    /// The smallest integer that is not less.
    fn ceiled(self) -> Self;
    /// The nearest integer; ties round to even.
    fn rounded(self) -> Self;
    /// As `rounded`, in a loop with these vectors.
    #[doc(hidden)]
    #[cfg_attr(not(unoptimised), inline(always))]
    fn rounded_with<V: Vectors>(self) -> Self {
        self.rounded()
    }
    /// The integer part: rounds towards 0.
    fn truncated(self) -> Self;
    /// Whether it is 0, and its derivatives, if it has any, are.
    #[doc(hidden)]
    #[cfg_attr(not(unoptimised), inline(always))]
    fn is_nothing(self) -> bool {
        self == Self::ZERO
    }
}

/// Elements with bitwise operations: integers, and booleans, which have one bit.
#[diagnostic::on_unimplemented(
    message = "elements of type `{Self}` have no bits to combine",
    label = "neither an integer nor a boolean",
    note = "truth values are combined by `logical_and`, `logical_or`, `logical_xor` and `logical_not`"
)]
pub trait Bits: Element + crate::num::Sealed {
    /// Bitwise AND.
    fn and(self, other: Self) -> Self;
    /// Bitwise OR.
    fn or(self, other: Self) -> Self;
    /// Bitwise XOR.
    fn xor(self, other: Self) -> Self;
    /// Bitwise NOT.
    fn flipped(self) -> Self;
}

/// Integers.
#[diagnostic::on_unimplemented(
    message = "expected integer elements, found `{Self}`",
    label = "this operation is defined for integers",
    note = "convert them first: `x.long()`"
)]
pub trait Integer: Arithmetic + Bits {
    /// Left shift; 0 if `by` is out of range for the number of bits.
    fn shifted_left(self, by: Self) -> Self;
    /// Arithmetic right shift, which copies the sign bit; only sign bits remain if `by` is out of range for the number
    /// of bits.
    fn shifted_right(self, by: Self) -> Self;
}

/// Elements that can be divided: floats.
#[diagnostic::on_unimplemented(
    message = "elements of type `{Self}` cannot be divided by `/`",
    label = "`/` divides floats",
    note = "PyTorch's `/` makes floats of integers; here the conversion is written: `x.float() / 2.0`"
)]
pub trait Fraction: Ring {
    /// The quotient.
    fn over(self, other: Self) -> Self;
}

// Functions in a loop with vectors `V`, which may be fused.
macro_rules! in_loops {
    ($($name:ident $with:ident;)*) => { $(
        #[doc = concat!("`", stringify!($name), "`, in a loop with these vectors.")]
        #[doc(hidden)]
        #[cfg_attr(not(unoptimised), inline(always))]
        fn $with<V: Vectors>(self) -> Self {
            self.$name()
        }
    )* };
}

/// Floats: `f32` and `f64`.
#[diagnostic::on_unimplemented(
    message = "expected floating-point elements, found `{Self}`",
    label = "this operation is defined for `f32` and `f64`",
    note = "convert them first: `x.float()`; complex numbers have the parts `z.real()` and `z.imag()`"
)]
pub trait Real: Arithmetic + Fraction + num_traits::Float + Sum<Sum = Self> + Ordered {
    /// The functions of adjacent elements, on a processor that has the vectors for them.
    #[doc(hidden)]
    const BLOCKS: Blocks<Self> = Blocks::NONE;
    /// The nearest element to a number.
    fn nearest(x: f64) -> Self;
    /// Minus the absolute value. At 0 its derivative is that from above, -1: of a function that is smooth there, although
    /// its formula has this number, as `1 / (1 + exp(-|x|))`.
    #[doc(hidden)]
    #[cfg_attr(not(unoptimised), inline(always))]
    fn minus_size(self) -> Self {
        -self.abs()
    }
    /// What is left without the value: 0, with its derivatives, if it has any.
    #[doc(hidden)]
    #[cfg_attr(not(unoptimised), inline(always))]
    fn without_value(self) -> Self {
        Self::ZERO
    }
    /// The error function.
    fn error_function(self) -> Self;
    /// 1 minus the error function.
    fn error_function_complement(self) -> Self;
    /// The element times the cumulative distribution function of the normal distribution at it.
    fn times_normal(self) -> Self;
    /// The cumulative distribution function of the normal distribution, and its derivative times √(2π).
    #[doc(hidden)]
    #[cfg_attr(not(unoptimised), inline(always))]
    fn normal(self) -> (Self, Self) {
        let half = Self::nearest(0.5);
        let at = -self * Self::nearest(core::f64::consts::FRAC_1_SQRT_2);
        (
            half * at.error_function_complement(),
            (self * self * -half).exponential(),
        )
    }
    /// The sine.
    fn sine(self) -> Self;
    /// The cosine.
    fn cosine(self) -> Self;
    /// The tangent.
    fn tangent(self) -> Self;
    /// Whether the angle is so large that the functions for usual angles lose precision.
    #[doc(hidden)]
    fn is_large_angle(self) -> bool;
    /// The sine of an angle that is not large.
    #[doc(hidden)]
    fn usual_sine(self) -> Self;
    /// The cosine of an angle that is not large.
    #[doc(hidden)]
    fn usual_cosine(self) -> Self;
    /// The tangent of an angle that is not large.
    #[doc(hidden)]
    fn usual_tangent(self) -> Self;
    /// The inverse hyperbolic sine.
    fn area_sine(self) -> Self;
    /// The inverse hyperbolic cosine.
    fn area_cosine(self) -> Self;
    /// The inverse hyperbolic tangent.
    fn area_tangent(self) -> Self;
    /// e to the power of the element.
    fn exponential(self) -> Self;
    /// e to the power of the element, a difference from the largest one; 0 where that is subnormal, if that is faster.
    #[doc(hidden)]
    #[cfg_attr(not(unoptimised), inline(always))]
    fn share(self) -> Self {
        self.exponential()
    }
    /// e to the power of the element, minus 1.
    fn exponential_less_one(self) -> Self;
    /// 2 to the power of the element.
    fn power_of_two(self) -> Self;
    /// The natural logarithm.
    fn logarithm(self) -> Self;
    /// The logarithm to the base 2.
    fn logarithm_to_2(self) -> Self;
    /// The logarithm to the base 10.
    fn logarithm_to_10(self) -> Self;
    /// The natural logarithm of 1 plus the element.
    fn logarithm_of_one_more(self) -> Self;
    /// The hyperbolic tangent.
    fn hyperbolic_tangent(self) -> Self;
    /// The inverse sine.
    fn arc_sine(self) -> Self;
    /// The inverse cosine.
    fn arc_cosine(self) -> Self;
    /// The inverse tangent.
    fn arc_tangent(self) -> Self;
    /// The angle of the point (`x`, `self`).
    fn arc_tangent_of(self, x: Self) -> Self;
    /// The hyperbolic sine.
    fn hyperbolic_sine(self) -> Self;
    /// The hyperbolic cosine.
    fn hyperbolic_cosine(self) -> Self;
    /// The length of the vector (`self`, `other`).
    fn hypotenuse(self, other: Self) -> Self;
    in_loops! {
        error_function error_function_with;
        error_function_complement error_function_complement_with;
        times_normal times_normal_with;
        sine sine_with;
        cosine cosine_with;
        tangent tangent_with;
        usual_sine usual_sine_with;
        usual_cosine usual_cosine_with;
        usual_tangent usual_tangent_with;
        area_sine area_sine_with;
        area_cosine area_cosine_with;
        area_tangent area_tangent_with;
        exponential exponential_with;
        share share_with;
        exponential_less_one exponential_less_one_with;
        power_of_two power_of_two_with;
        logarithm logarithm_with;
        logarithm_to_2 logarithm_to_2_with;
        logarithm_to_10 logarithm_to_10_with;
        logarithm_of_one_more logarithm_of_one_more_with;
        hyperbolic_tangent hyperbolic_tangent_with;
        arc_sine arc_sine_with;
        arc_cosine arc_cosine_with;
        arc_tangent arc_tangent_with;
        hyperbolic_sine hyperbolic_sine_with;
        hyperbolic_cosine hyperbolic_cosine_with;
    }
    /// log(x / (1 - x)), exact near 1/2, in a loop with these vectors.
    #[doc(hidden)]
    #[cfg_attr(not(unoptimised), inline(always))]
    fn log_odds_with<V: Vectors>(self) -> Self {
        log_odds::<V, Self>(self)
    }
    /// `hypotenuse`, in a loop with these vectors.
    #[doc(hidden)]
    #[cfg_attr(not(unoptimised), inline(always))]
    fn hypotenuse_with<V: Vectors>(self, other: Self) -> Self {
        self.hypotenuse(other)
    }
    /// `arc_tangent_of`, in a loop with these vectors.
    #[doc(hidden)]
    #[cfg_attr(not(unoptimised), inline(always))]
    fn arc_tangent_of_with<V: Vectors>(self, x: Self) -> Self {
        self.arc_tangent_of(x)
    }
}

/// log(x / (1 - x)), exact near 1/2.
#[cfg_attr(not(unoptimised), inline(always))]
fn log_odds<V: Vectors, T: Real>(x: T) -> T {
    let (rest, beyond) = (T::one() - x, x - T::nearest(0.5));
    if beyond.abs() < T::nearest(0.25) {
        (beyond * T::nearest(2.0) / rest).logarithm_of_one_more_with::<V>()
    } else {
        (x / rest).logarithm_with::<V>()
    }
}

/// Converts an element count to a float.
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) fn count<T: Real>(n: usize) -> T {
    T::from(n).unwrap_or_else(T::nan)
}

/// Elements with a truth value: booleans, and numbers, of which 0 is false.
#[diagnostic::on_unimplemented(
    message = "expected elements that convert to `bool`, found `{Self}`",
    label = "neither a number nor a boolean"
)]
pub trait ToBool: Element + crate::num::Sealed {
    /// Whether the element is not 0.
    fn truth(self) -> bool;
}

/// Ordered elements. NaN, if there is one, is the result, as in PyTorch's `min` and `max`.
#[diagnostic::on_unimplemented(
    message = "elements of type `{Self}` have no order",
    label = "neither an integer, a float nor a boolean"
)]
pub trait Ordered: Element + crate::num::Sealed {
    /// Whether `self` replaces `best` as the minimum.
    fn below(self, best: Self) -> bool;
    /// Whether `self` replaces `best` as the maximum.
    fn above(self, best: Self) -> bool;
    /// The number of bytes of a [`key`](Self::key), if elements have one.
    #[doc(hidden)]
    const KEY_BYTES: usize = 0;
    /// A number in the order of the elements, the same for elements of which none is above the other.
    #[doc(hidden)]
    #[cfg_attr(not(unoptimised), inline(always))]
    fn key(self) -> u64 {
        0
    }
    /// The smaller one; neither may be NaN.
    #[doc(hidden)]
    #[cfg_attr(not(unoptimised), inline(always))]
    fn lower(self, other: Self) -> Self {
        if self.below(other) { self } else { other }
    }
    /// The larger one; neither may be NaN.
    #[doc(hidden)]
    #[cfg_attr(not(unoptimised), inline(always))]
    fn upper(self, other: Self) -> Self {
        if self.above(other) { self } else { other }
    }
    /// The larger one of an element and a lower bound; NaN if one is NaN.
    #[doc(hidden)]
    #[cfg_attr(not(unoptimised), inline(always))]
    fn at_least(self, bound: Self) -> Self {
        if bound.is_unordered() {
            bound
        } else {
            bound.upper(self)
        }
    }
    /// The smaller one of an element and an upper bound; NaN if one is NaN.
    #[doc(hidden)]
    #[cfg_attr(not(unoptimised), inline(always))]
    fn at_most(self, bound: Self) -> Self {
        if bound.is_unordered() {
            bound
        } else {
            bound.lower(self)
        }
    }
    /// The median of no elements: NaN, or for types without NaN the value to which NaN converts, 0.
    #[doc(hidden)]
    fn median_of_none() -> Self;
    /// Whether the element is NaN.
    #[doc(hidden)]
    #[cfg_attr(not(unoptimised), inline(always))]
    fn is_unordered(self) -> bool {
        false
    }
    /// `best`, or NaN if one of the two is NaN; needs only one comparison.
    #[doc(hidden)]
    #[cfg_attr(not(unoptimised), inline(always))]
    fn or_unordered(self, _other: Self, best: Self) -> Self {
        best
    }
    /// Whether elements have derivatives, which equal elements share where one of them is selected.
    #[doc(hidden)]
    const SHARES: bool = false;
    /// The selected element, with the mean of the derivatives of those that equal it. `each` visits all elements.
    #[doc(hidden)]
    #[cfg_attr(not(unoptimised), inline(always))]
    fn shared(self, _each: impl FnOnce(&mut dyn FnMut(Self))) -> Self {
        self
    }
}

/// Elements that can be summed: floats in their own type, integers and booleans in `i64`, as in PyTorch, but `u64`, of which
/// `i64` does not hold every number, and `usize` and `isize`, which PyTorch does not have, in their own type.
#[diagnostic::on_unimplemented(
    message = "elements of type `{Self}` cannot be summed",
    label = "neither an integer, a float nor a boolean"
)]
pub trait Sum: Element + crate::num::Sealed {
    /// The type of the sum.
    type Sum: Ring;
    /// Converts the element to the type of the sum.
    fn summand(self) -> Self::Sum;
    /// Converts a pointer to elements to a pointer to summands, if both have the same type.
    #[doc(hidden)]
    const SUMMANDS: Option<fn(*const Self) -> *const Self::Sum> = None;
}

macro_rules! bits {
    ($T:ident) => {
        #[diagnostic::do_not_recommend]
        impl Bits for $T {
            #[cfg_attr(not(unoptimised), inline(always))]
            fn and(self, other: Self) -> Self {
                self & other
            }
            #[cfg_attr(not(unoptimised), inline(always))]
            fn or(self, other: Self) -> Self {
                self | other
            }
            #[cfg_attr(not(unoptimised), inline(always))]
            fn xor(self, other: Self) -> Self {
                self ^ other
            }
            #[cfg_attr(not(unoptimised), inline(always))]
            fn flipped(self) -> Self {
                !self
            }
        }
    };
}
bits! { bool }

macro_rules! truth {
    ($T:ident: |$x:ident| $e:expr) => {
        #[diagnostic::do_not_recommend]
        impl ToBool for $T {
            #[cfg_attr(not(unoptimised), inline(always))]
            fn truth(self) -> bool {
                let $x = self;
                $e
            }
        }
    };
}
truth! { bool: |x| x }

/// Whether small integers are divided as `f32`, in vectors. A processor may have a slow division of 16 bits, and none of vectors.
const FLOATS: bool = cfg!(any(
    target_feature = "sse2",
    target_feature = "neon",
    target_feature = "simd128"
));
macro_rules! integers {
    // The quotient, of which the fraction is cut off. That of two numbers of 16 bits is at least 1 / 2^15 below the next integer,
    // relative to its size, so that it does not become one when it is rounded.
    (@div $x:ident $by:ident $T:ident) => {
        match const { size_of::<$T>() } {
            1 | 2 if FLOATS => {
                let quotient = $x as f32 / $by as f32;
                // SAFETY: the divisor is not 0: the quotient is finite, and at most 2^16 in size.
                (unsafe { quotient.to_int_unchecked::<i32>() }) as $T
            }
            1 | 2 => ($x as i32 / $by as i32) as $T,
            _ => $x.wrapping_div($by),
        }
    };
    ($($T:ident $Sum:ident;)*) => { $(
        #[diagnostic::do_not_recommend]
        impl Ring for $T {
            const NOTHING: Self = 0;
            const UNIT: Self = 1;
            const QUICK: bool = true;
            #[cfg_attr(not(unoptimised), inline(always))]
            fn plus(self, other: Self) -> Self { self.wrapping_add(other) }
            #[cfg_attr(not(unoptimised), inline(always))]
            fn minus(self, other: Self) -> Self { self.wrapping_sub(other) }
            #[cfg_attr(not(unoptimised), inline(always))]
            fn times(self, other: Self) -> Self { self.wrapping_mul(other) }
            #[cfg_attr(not(unoptimised), inline(always))]
            fn negated(self) -> Self { self.wrapping_neg() }
            #[cfg_attr(not(unoptimised), inline(always))]
            fn is_number(self) -> bool { true }
            running! {}
        }
        #[diagnostic::do_not_recommend]
        impl Arithmetic for $T {
            #[cfg_attr(not(unoptimised), inline(always))]
            #[allow(unused_comparisons)]
            fn absolute(self) -> Self { if self < 0 { self.wrapping_neg() } else { self } }
            #[cfg_attr(not(unoptimised), inline(always))]
            #[allow(unused_comparisons)]
            fn floored_over(self, other: Self) -> Self {
                // One division: the remainder follows from the quotient.
                let by = if other == 0 { 1 } else { other };
                let quotient = integers!(@div self by $T);
                let down = quotient.wrapping_mul(by) != self && (self < 0) != (by < 0);
                let floor = if down { quotient.wrapping_sub(1) } else { quotient };
                if other == 0 { 0 } else { floor }
            }
            #[cfg_attr(not(unoptimised), inline(always))]
            #[allow(unused_comparisons)]
            fn modulo(self, other: Self) -> Self {
                let rest = self.rest(other);
                let other_sign = other != 0 && rest != 0 && (rest < 0) != (other < 0);
                if other_sign { rest.wrapping_add(other) } else { rest }
            }
            #[cfg_attr(not(unoptimised), inline(always))]
            fn rest(self, other: Self) -> Self {
                if const { size_of::<$T>() <= 2 } {
                    let by = if other == 0 { 1 } else { other };
                    let rest = self.wrapping_sub(integers!(@div self by $T).wrapping_mul(by));
                    return if other == 0 { self } else { rest };
                }
                if other == 0 { self } else { self.wrapping_rem(other) }
            }
            #[inline]
            #[allow(unused_comparisons)]
            fn to_power(self, exponent: Self) -> Self {
                if exponent < 0 {
                    let minus_one = (0 as $T).wrapping_sub(1);
                    return match self {
                        1 => 1,
                        x if x == minus_one => if exponent & 1 == 1 { minus_one } else { 1 },
                        _ => 0,
                    };
                }
                let (mut power, mut square, mut left) = (1 as $T, self, exponent);
                while left > 0 {
                    if left & 1 == 1 {
                        power = power.wrapping_mul(square);
                    }
                    square = square.wrapping_mul(square);
                    left >>= 1;
                }
                power
            }
            #[cfg_attr(not(unoptimised), inline(always))]
            fn floored(self) -> Self { self }
            #[cfg_attr(not(unoptimised), inline(always))]
            fn ceiled(self) -> Self { self }
            #[cfg_attr(not(unoptimised), inline(always))]
            fn rounded(self) -> Self { self }
            #[cfg_attr(not(unoptimised), inline(always))]
            fn truncated(self) -> Self { self }
        }
        bits! { $T }
        truth! { $T: |x| x != 0 }
        #[diagnostic::do_not_recommend]
        impl Integer for $T {
            #[cfg_attr(not(unoptimised), inline(always))]
            #[allow(unused_comparisons)]
            fn shifted_left(self, by: Self) -> Self {
                if by < 0 || by as u64 >= $T::BITS as u64 { 0 } else { self.wrapping_shl(by as u32) }
            }
            #[cfg_attr(not(unoptimised), inline(always))]
            #[allow(unused_comparisons)]
            fn shifted_right(self, by: Self) -> Self {
                let beyond = by < 0 || by as u64 >= $T::BITS as u64;
                let shifted = self.wrapping_shr(if beyond { $T::BITS - 1 } else { by as u32 });
                if beyond { shifted.wrapping_shr(1) } else { shifted }
            }
        }
        #[diagnostic::do_not_recommend]
        impl Ordered for $T {
            fn median_of_none() -> Self { 0 }
            const KEY_BYTES: usize = size_of::<$T>();
            #[cfg_attr(not(unoptimised), inline(always))]
            fn key(self) -> u64 { (self as i64).wrapping_sub($T::MIN as i64) as u64 }
            #[cfg_attr(not(unoptimised), inline(always))]
            fn below(self, best: Self) -> bool { self < best }
            #[cfg_attr(not(unoptimised), inline(always))]
            fn above(self, best: Self) -> bool { self > best }
        }
        #[diagnostic::do_not_recommend]
        impl Sum for $T {
            type Sum = $Sum;
            #[cfg_attr(not(unoptimised), inline(always))]
            fn summand(self) -> $Sum { self as $Sum }
            const SUMMANDS: Option<fn(*const $T) -> *const $Sum> = integers!(@same $T $Sum);
        }
    )* };
    (@same i64 i64) => { Some(|x| x) };
    (@same u64 u64) => { Some(|x| x) };
    (@same isize isize) => { Some(|x| x) };
    (@same usize usize) => { Some(|x| x) };
    (@same $T:ident $Sum:ident) => { None };
}
integers! {
    i8 i64; i16 i64; i32 i64; i64 i64; isize isize;
    u8 i64; u16 i64; u32 i64; u64 u64; usize usize;
}

// On processors with vectors, our own function: a call would prevent vectorization.
// The C library of some systems is off by several units at large angles.
const LARGE_ANGLES: bool = VECTORS || cfg!(feature = "std");

macro_rules! vectors {
    ($T:ident: $($name:ident $with:ident [$($own:tt)*] |$x:ident| $other:expr;)*) => { $(
        #[cfg_attr(not(unoptimised), inline(always))]
        fn $name(self) -> Self {
            self.$with::<Guaranteed>()
        }
        #[cfg_attr(not(unoptimised), inline(always))]
        fn $with<V: Vectors>(self) -> Self {
            let $x = self;
            if VECTORS { elementary::$($own)*::<V>($x) } else { $other }
        }
    )* };
}
/// Quotients and remainders of usual numbers, by fused multiply-add.
mod division {
    macro_rules! division {
        ($T:ident) => {
            pub(super) mod $T {
                use crate::expr::simd_dispatch::Vectors;
                use crate::ops::element_traits::multiply_add;

                /// The quotient of the absolute values, rounded down, and the remainder: both exact. Marked are numbers
                /// with a large quotient, infinities and division by 0; of NaN, and of 0 by 0, both are NaN.
                #[cfg_attr(not(unoptimised), inline(always))]
                pub(in super::super) fn parts<V: Vectors>(
                    x: $T,
                    y: $T,
                    rare: &mut bool,
                ) -> ($T, $T) {
                    const LARGE: $T = ((1u64 << ($T::MANTISSA_DIGITS - 4)) as $T);
                    let (x, y) = (x.abs(), y.abs());
                    let quotient = x / y;
                    *rare |= (quotient >= LARGE) | (y == $T::INFINITY);
                    let quotient = num_traits::Float::trunc(quotient);
                    // Rounding may have made the quotient a larger integer, by one.
                    let rest = multiply_add::<V, _>(-quotient, y, x);
                    let over = rest < 0.0;
                    (
                        if over { quotient - 1.0 } else { quotient },
                        if over { rest + y } else { rest },
                    )
                }
            }
        };
    }
    division! { f32 }
    division! { f64 }
}
/// Functions of the platform with feature `std`, else `libm`'s; with feature `reproducible` always these.
macro_rules! platform {
    ($T:ident: $($name:ident $of:ident $libm:ident ($($other:ident)?);)*) => { $(
        #[cfg_attr(not(unoptimised), inline(always))]
        fn $name(self $(, $other: Self)?) -> Self {
            if cfg!(feature = "reproducible") {
                libm::$libm(self $(, $other)?)
            } else {
                num_traits::Float::$of(self $(, $other)?)
            }
        }
    )* };
    (f32) => {
        platform! { f32: hypotenuse hypot hypotf (other); }
    };
    (f64) => {
        platform! { f64: hypotenuse hypot hypot (other); }
    };
}
macro_rules! floats {
    ($($T:ident $Running:ident $rint:ident $sin:ident $cos:ident $tan:ident $erf:ident $erfc:ident $asinh:ident $acosh:ident $atanh:ident $pow:ident $power:ident;)*) => { $(
        #[diagnostic::do_not_recommend]
        impl Ring for $T {
            const NOTHING: Self = 0.0;
            const UNIT: Self = 1.0;
            const ROUNDS: bool = true;
            #[cfg_attr(not(unoptimised), inline(always))]
            fn plus(self, other: Self) -> Self { self + other }
            #[cfg_attr(not(unoptimised), inline(always))]
            fn minus(self, other: Self) -> Self { self - other }
            #[cfg_attr(not(unoptimised), inline(always))]
            fn times(self, other: Self) -> Self { self * other }
            #[cfg(feature = "std")]
            #[cfg_attr(not(unoptimised), inline(always))]
            fn fused(self, by: Self, to: Self) -> Self { self.mul_add(by, to) }
            #[cfg_attr(not(unoptimised), inline(always))]
            fn negated(self) -> Self { -self }
            #[cfg_attr(not(unoptimised), inline(always))]
            fn is_number(self) -> bool { !self.is_nan() }
            running! { $Running: |x| x as $Running, |x| x as $T }
        }
        #[diagnostic::do_not_recommend]
        impl Arithmetic for $T {
            #[cfg_attr(not(unoptimised), inline(always))]
            fn absolute(self) -> Self { self.abs() }
            #[cfg_attr(not(unoptimised), inline(always))]
            fn floored_over(self, other: Self) -> Self {
                if other == 0.0 {
                    return self / other;
                }
                let rest = self % other;
                let mut quotient = (self - rest) / other;
                if rest != 0.0 && (other < 0.0) != (rest < 0.0) {
                    quotient -= 1.0;
                }
                if quotient == 0.0 {
                    return (0.0 as $T).copysign(self / other);
                }
                let floor = quotient.floored();
                if quotient - floor > 0.5 { floor + 1.0 } else { floor }
            }
            #[cfg_attr(not(unoptimised), inline(always))]
            fn modulo(self, other: Self) -> Self {
                let rest = self % other;
                if rest != 0.0 && (other < 0.0) != (rest < 0.0) { rest + other } else { rest }
            }
            #[cfg_attr(not(unoptimised), inline(always))]
            fn rest(self, other: Self) -> Self { self % other }
            const USUAL_REST: bool = VECTORS && FUSES;
            #[cfg_attr(not(unoptimised), inline(always))]
            fn usual_rest<V: Vectors>(self, other: Self, rare: &mut bool) -> Self {
                if const { !V::FUSED } {
                    return self.rest(other);
                }
                division::$T::parts::<V>(self, other, rare).1.copysign(self)
            }
            #[cfg_attr(not(unoptimised), inline(always))]
            fn usual_modulo<V: Vectors>(self, other: Self, rare: &mut bool) -> Self {
                let rest = self.usual_rest::<V>(other, rare);
                let other_sign = (rest != 0.0) & ((other < 0.0) != (rest < 0.0));
                rest + if other_sign { other } else { rest * 0.0 }
            }
            #[cfg_attr(not(unoptimised), inline(always))]
            fn usual_floored_over<V: Vectors>(self, other: Self, rare: &mut bool) -> Self {
                if const { !V::FUSED } {
                    return self.floored_over(other);
                }
                let (quotient, rest) = division::$T::parts::<V>(self, other, rare);
                let more = if rest == 0.0 { quotient } else { quotient + 1.0 };
                if self.is_sign_negative() != other.is_sign_negative() { -more } else { quotient }
            }
            #[cfg_attr(not(unoptimised), inline(always))]
            fn to_power(self, exponent: Self) -> Self {
                // In a loop with one exponent, the compiler asks once.
                if VECTORS && exponent == 2.0 {
                    self * self
                } else if VECTORS && exponent == 3.0 {
                    self * self * self
                } else if cfg!(feature = "reproducible") {
                    libm::$pow(self, exponent)
                } else {
                    num_traits::Float::powf(self, exponent)
                }
            }
            const FUSED_POWER: bool = VECTORS && FUSES;
            #[cfg_attr(not(unoptimised), inline(always))]
            fn to_power_with<V: Vectors, const SCALAR: bool>(self, exponent: Self) -> Self {
                if const { !V::FUSED || !Self::FUSED_POWER } {
                    self.to_power(exponent)
                } else if SCALAR && exponent == 2.0 {
                    self * self
                } else if SCALAR && exponent == 3.0 {
                    self * self * self
                } else {
                    // Where exponents differ, a branch would end the vectors.
                    let power = elementary::power::$power::<V>(self, exponent);
                    if SCALAR {
                        return power;
                    }
                    let square = self * self;
                    let power = if exponent == 3.0 { square * self } else { power };
                    if exponent == 2.0 { square } else { power }
                }
            }
            #[cfg_attr(not(unoptimised), inline(always))]
            fn to_power_of_number<V: Vectors>(self, exponent: Self) -> Self {
                if const { !V::FUSED || !Self::FUSED_POWER } {
                    self.to_power(exponent)
                } else if exponent == 0.5 {
                    // The power of -0 is 0, and that of -∞ is ∞.
                    let root = num_traits::Float::sqrt(self + 0.0);
                    if self == -Self::INFINITY { Self::INFINITY } else { root }
                } else if exponent == -0.5 {
                    // The reciprocal of a root is rounded twice; a step of Newton's method makes up for that.
                    let root = 1.0 / num_traits::Float::sqrt(self + 0.0);
                    let rest = Ring::fused(-(self * root), root, 1.0);
                    let power = Ring::fused(root * 0.5, rest, root);
                    let power = if rest.is_nan() { root } else { power };
                    if self == -Self::INFINITY { 0.0 } else { power }
                } else if exponent == -1.0 {
                    1.0 / self
                } else if exponent == -2.0 {
                    // What both roundings took is added: of the reciprocal, and of its square.
                    let whole = 1.0 / self;
                    let power = whole * whole;
                    let rest = Ring::fused(-self, whole, 1.0);
                    let exact = power + Ring::fused(power, rest + rest, Ring::fused(whole, whole, -power));
                    if exact.is_nan() { power } else { exact }
                } else {
                    self.to_power_with::<V, true>(exponent)
                }
            }
            #[cfg_attr(not(unoptimised), inline(always))]
            fn floored(self) -> Self { num_traits::Float::floor(self) }
            #[cfg_attr(not(unoptimised), inline(always))]
            fn ceiled(self) -> Self { num_traits::Float::ceil(self) }
            #[cfg_attr(not(unoptimised), inline(always))]
            fn rounded(self) -> Self {
                if !VECTORS {
                    return libm::$rint(self);
                }
                // From this number on, all floats are integers; a sum with it has no fraction.
                const WHOLE: $T = 1.0 / $T::EPSILON;
                let size = self.abs();
                if size < WHOLE { ((size + WHOLE) - WHOLE).copysign(self) } else { self }
            }
            // Vectors that fuse have an instruction that rounds; without it this would be a call.
            #[cfg(feature = "std")]
            #[cfg_attr(not(unoptimised), inline(always))]
            fn rounded_with<V: Vectors>(self) -> Self {
                if const { V::FUSED } { self.round_ties_even() } else { self.rounded() }
            }
            #[cfg_attr(not(unoptimised), inline(always))]
            fn truncated(self) -> Self { num_traits::Float::trunc(self) }
        }
        #[diagnostic::do_not_recommend]
        impl Fraction for $T {
            #[cfg_attr(not(unoptimised), inline(always))]
            fn over(self, other: Self) -> Self { self / other }
        }
        truth! { $T: |x| x != 0.0 }
        #[diagnostic::do_not_recommend]
        impl Real for $T {
            #[cfg(all(feature = "std", target_arch = "x86_64", not(any(feature = "reproducible", miri))))]
            const BLOCKS: Blocks<Self> = Blocks::<$T>::ALL;
            #[cfg_attr(not(unoptimised), inline(always))]
            fn nearest(x: f64) -> Self { x as $T }
            // Large angles use `libm` on every platform, so that the result is the same with or without vectors.
            #[cfg_attr(not(unoptimised), inline(always))]
            fn sine(self) -> Self { self.sine_with::<Guaranteed>() }
            #[cfg_attr(not(unoptimised), inline(always))]
            fn sine_with<V: Vectors>(self) -> Self {
                match VECTORS {
                    _ if LARGE_ANGLES && self.is_large_angle() => libm::$sin(self),
                    true => self.usual_sine_with::<V>(),
                    false => num_traits::Float::sin(self),
                }
            }
            #[cfg_attr(not(unoptimised), inline(always))]
            fn cosine(self) -> Self { self.cosine_with::<Guaranteed>() }
            #[cfg_attr(not(unoptimised), inline(always))]
            fn cosine_with<V: Vectors>(self) -> Self {
                match VECTORS {
                    _ if LARGE_ANGLES && self.is_large_angle() => libm::$cos(self),
                    true => self.usual_cosine_with::<V>(),
                    false => num_traits::Float::cos(self),
                }
            }
            #[cfg_attr(not(unoptimised), inline(always))]
            fn tangent(self) -> Self { self.tangent_with::<Guaranteed>() }
            #[cfg_attr(not(unoptimised), inline(always))]
            fn tangent_with<V: Vectors>(self) -> Self {
                match VECTORS {
                    _ if LARGE_ANGLES && self.is_large_angle() => libm::$tan(self),
                    true => self.usual_tangent_with::<V>(),
                    false => num_traits::Float::tan(self),
                }
            }
            #[cfg_attr(not(unoptimised), inline(always))]
            fn is_large_angle(self) -> bool { elementary::circular::$T::is_large(self) }
            // `libm` is used with feature `std` too: the standard library's functions lose precision near 1 and 0.
            vectors! { $T:
                error_function error_function_with [error::$T::erf] |x| libm::$erf(x);
                error_function_complement error_function_complement_with [error::$T::erfc] |x| libm::$erfc(x);
                usual_sine usual_sine_with [circular::$T::sin] |x| num_traits::Float::sin(x);
                usual_cosine usual_cosine_with [circular::$T::cos] |x| num_traits::Float::cos(x);
                usual_tangent usual_tangent_with [circular::$T::tan] |x| num_traits::Float::tan(x);
                area_sine area_sine_with [$T::asinh] |x| libm::$asinh(x);
                area_cosine area_cosine_with [$T::acosh] |x| if x < 1.0 { $T::NAN } else { libm::$acosh(x) };
                area_tangent area_tangent_with [inverse::$T::atanh] |x| libm::$atanh(x);
                exponential exponential_with [$T::exp] |x| num_traits::Float::exp(x);
                share share_with [$T::exp_or_nothing] |x| num_traits::Float::exp(x);
                exponential_less_one exponential_less_one_with [$T::exp_m1] |x| num_traits::Float::exp_m1(x);
                power_of_two power_of_two_with [$T::exp2] |x| num_traits::Float::exp2(x);
                logarithm logarithm_with [$T::ln] |x| num_traits::Float::ln(x);
                logarithm_to_2 logarithm_to_2_with [$T::log2] |x| num_traits::Float::log2(x);
                logarithm_to_10 logarithm_to_10_with [$T::log10] |x| num_traits::Float::log10(x);
                logarithm_of_one_more logarithm_of_one_more_with [$T::ln_1p] |x| num_traits::Float::ln_1p(x);
                hyperbolic_tangent hyperbolic_tangent_with [$T::tanh] |x| num_traits::Float::tanh(x);
                arc_sine arc_sine_with [inverse::$T::asin] |x| num_traits::Float::asin(x);
                arc_cosine arc_cosine_with [inverse::$T::acos] |x| num_traits::Float::acos(x);
                arc_tangent arc_tangent_with [inverse::$T::atan] |x| num_traits::Float::atan(x);
                hyperbolic_sine hyperbolic_sine_with [$T::sinh] |x| num_traits::Float::sinh(x);
                hyperbolic_cosine hyperbolic_cosine_with [$T::cosh] |x| num_traits::Float::cosh(x);
            }
            // Far below zero, where the result is tiny, the rounding of an argument of `libm`'s costs hundreds of units.
            #[cfg_attr(not(unoptimised), inline(always))]
            fn times_normal(self) -> Self { self.times_normal_with::<Guaranteed>() }
            #[cfg_attr(not(unoptimised), inline(always))]
            fn times_normal_with<V: Vectors>(self) -> Self { elementary::error::$T::gelu::<V>(self) }
            #[cfg_attr(not(unoptimised), inline(always))]
            fn normal(self) -> (Self, Self) { elementary::error::$T::normal(self) }
            #[cfg_attr(not(unoptimised), inline(always))]
            fn arc_tangent_of(self, x: Self) -> Self { self.arc_tangent_of_with::<Guaranteed>(x) }
            #[cfg_attr(not(unoptimised), inline(always))]
            fn arc_tangent_of_with<V: Vectors>(self, x: Self) -> Self {
                if VECTORS { elementary::inverse::$T::atan2::<V>(self, x) } else { num_traits::Float::atan2(self, x) }
            }
            platform! { $T }
            #[cfg_attr(not(unoptimised), inline(always))]
            fn log_odds_with<V: Vectors>(self) -> Self {
                if const { V::FUSED } {
                    return elementary::$T::logit::<V>(self);
                }
                log_odds::<V, Self>(self)
            }
            #[cfg_attr(not(unoptimised), inline(always))]
            fn hypotenuse_with<V: Vectors>(self, other: Self) -> Self {
                if const { V::FUSED } { elementary::$T::hypot::<V>(self, other) } else { self.hypotenuse(other) }
            }
        }
        #[diagnostic::do_not_recommend]
        impl Ordered for $T {
            fn median_of_none() -> Self { $T::NAN }
            const KEY_BYTES: usize = size_of::<$T>();
            #[cfg_attr(not(unoptimised), inline(always))]
            fn key(self) -> u64 {
                // Zeros are equal, and NaNs.
                let bits = (self + 0.0).to_bits();
                const SIGN: u32 = 8 * size_of::<$T>() as u32 - 1;
                // Without a branch: all bits of a negative number are inverted, the first one of another.
                let inverted = (bits >> SIGN).wrapping_neg() | 1 << SIGN;
                u64::from(if self.is_nan() { !0 } else { bits ^ inverted })
            }
            // Not greater than or equal to the other: smaller, or NaN.
            #[cfg_attr(not(unoptimised), inline(always))]
            #[allow(clippy::neg_cmp_op_on_partial_ord)]
            fn below(self, best: Self) -> bool { !best.is_nan() & !(self >= best) }
            #[cfg_attr(not(unoptimised), inline(always))]
            #[allow(clippy::neg_cmp_op_on_partial_ord)]
            fn above(self, best: Self) -> bool { !best.is_nan() & !(self <= best) }
            #[cfg_attr(not(unoptimised), inline(always))]
            fn lower(self, other: Self) -> Self { if self < other { self } else { other } }
            #[cfg_attr(not(unoptimised), inline(always))]
            fn upper(self, other: Self) -> Self { if self > other { self } else { other } }
            #[cfg_attr(not(unoptimised), inline(always))]
            fn is_unordered(self) -> bool { self.is_nan() }
            #[cfg_attr(not(unoptimised), inline(always))]
            fn or_unordered(self, other: Self, best: Self) -> Self {
                if self.is_nan() | other.is_nan() { $T::NAN } else { best }
            }
        }
        #[diagnostic::do_not_recommend]
        impl Sum for $T {
            type Sum = $T;
            #[cfg_attr(not(unoptimised), inline(always))]
            fn summand(self) -> $T { self }
            const SUMMANDS: Option<fn(*const $T) -> *const $T> = Some(|x| x);
        }
    )* };
}
floats! {
    f32 Wide rintf sinf cosf tanf erff erfcf asinhf acoshf atanhf powf pow;
    f64 f64 rint sin cos tan erf erfc asinh acosh atanh pow pow_of_two_parts;
}

#[diagnostic::do_not_recommend]
impl Ordered for bool {
    fn median_of_none() -> Self {
        false
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    fn below(self, best: Self) -> bool {
        !self & best
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    fn above(self, best: Self) -> bool {
        self & !best
    }
}
#[diagnostic::do_not_recommend]
impl Sum for bool {
    type Sum = i64;
    #[cfg_attr(not(unoptimised), inline(always))]
    fn summand(self) -> i64 {
        self as i64
    }
}
