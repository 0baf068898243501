//! The arithmetic of elements, as PyTorch's: integers wrap, floats follow IEEE 754.

use crate::storage::Element;

/// Elements that can be added, subtracted and multiplied: integers, which wrap, and floats.
#[diagnostic::on_unimplemented(
    message = "elements of type `{Self}` have no arithmetic",
    label = "neither an integer nor a float",
    note = "convert them first: `x.to::<f32>()`"
)]
pub trait Arithmetic: Element + num_traits::ConstZero + num_traits::ConstOne + PartialOrd {
    /// The sum.
    fn plus(self, other: Self) -> Self;
    /// The difference.
    fn minus(self, other: Self) -> Self;
    /// The product.
    fn times(self, other: Self) -> Self;
    /// The opposite.
    fn negated(self) -> Self;
    /// The absolute value.
    fn absolute(self) -> Self;
}

/// Elements that can be divided: floats.
#[diagnostic::on_unimplemented(
    message = "elements of type `{Self}` are not divided by `/`",
    label = "`/` divides floats",
    note = "PyTorch's `/` makes floats of integers; here the conversion is written: `x.float() / 2.0`"
)]
pub trait Fraction: Arithmetic {
    /// The quotient.
    fn over(self, other: Self) -> Self;
}

/// Floats: `f32` and `f64`.
#[diagnostic::on_unimplemented(
    message = "elements of type `{Self}` are no floats",
    label = "this operation is defined for `f32` and `f64`",
    note = "convert them first: `x.float()`"
)]
pub trait Real: Fraction + num_traits::Float + Summable<Sum = Self> {}

/// Elements that can be ordered, where NaN, if there is one, wins: as in PyTorch's `min` and `max`.
#[diagnostic::on_unimplemented(
    message = "elements of type `{Self}` have no order",
    label = "neither an integer, a float nor a boolean"
)]
pub trait Ordered: Element {
    /// Whether `self` takes the place of `best` as the minimum.
    fn below(self, best: Self) -> bool;
    /// Whether `self` takes the place of `best` as the maximum.
    fn above(self, best: Self) -> bool;
}

/// Elements that can be summed up, in the type that PyTorch sums them in: floats in their own,
/// integers and booleans in `i64`.
#[diagnostic::on_unimplemented(
    message = "elements of type `{Self}` cannot be summed up",
    label = "neither an integer, a float nor a boolean"
)]
pub trait Summable: Element {
    /// The type of the sum.
    type Sum: Arithmetic;
    /// The element as a summand.
    fn summand(self) -> Self::Sum;
}

macro_rules! integers {
    ($($T:ident $Sum:ident;)*) => { $(
        #[diagnostic::do_not_recommend]
        impl Arithmetic for $T {
            #[inline(always)]
            fn plus(self, other: Self) -> Self { self.wrapping_add(other) }
            #[inline(always)]
            fn minus(self, other: Self) -> Self { self.wrapping_sub(other) }
            #[inline(always)]
            fn times(self, other: Self) -> Self { self.wrapping_mul(other) }
            #[inline(always)]
            fn negated(self) -> Self { self.wrapping_neg() }
            #[inline(always)]
            #[allow(unused_comparisons)]
            fn absolute(self) -> Self { if self < 0 { self.wrapping_neg() } else { self } }
        }
        #[diagnostic::do_not_recommend]
        impl Ordered for $T {
            #[inline(always)]
            fn below(self, best: Self) -> bool { self < best }
            #[inline(always)]
            fn above(self, best: Self) -> bool { self > best }
        }
        #[diagnostic::do_not_recommend]
        impl Summable for $T {
            type Sum = $Sum;
            #[inline(always)]
            fn summand(self) -> $Sum { self as $Sum }
        }
    )* };
}
integers! {
    i8 i64; i16 i64; i32 i64; i64 i64; isize isize;
    u8 i64; u16 i64; u32 i64; u64 u64; usize usize;
}

macro_rules! floats {
    ($($T:ident)*) => { $(
        #[diagnostic::do_not_recommend]
        impl Arithmetic for $T {
            #[inline(always)]
            fn plus(self, other: Self) -> Self { self + other }
            #[inline(always)]
            fn minus(self, other: Self) -> Self { self - other }
            #[inline(always)]
            fn times(self, other: Self) -> Self { self * other }
            #[inline(always)]
            fn negated(self) -> Self { -self }
            #[inline(always)]
            fn absolute(self) -> Self { self.abs() }
        }
        #[diagnostic::do_not_recommend]
        impl Fraction for $T {
            #[inline(always)]
            fn over(self, other: Self) -> Self { self / other }
        }
        #[diagnostic::do_not_recommend]
        impl Real for $T {}
        #[diagnostic::do_not_recommend]
        impl Ordered for $T {
            #[inline(always)]
            fn below(self, best: Self) -> bool { !best.is_nan() && (self < best || self.is_nan()) }
            #[inline(always)]
            fn above(self, best: Self) -> bool { !best.is_nan() && (self > best || self.is_nan()) }
        }
        #[diagnostic::do_not_recommend]
        impl Summable for $T {
            type Sum = $T;
            #[inline(always)]
            fn summand(self) -> $T { self }
        }
    )* };
}
floats! { f32 f64 }

#[diagnostic::do_not_recommend]
impl Ordered for bool {
    #[inline(always)]
    fn below(self, best: Self) -> bool {
        !self & best
    }
    #[inline(always)]
    fn above(self, best: Self) -> bool {
        self & !best
    }
}
#[diagnostic::do_not_recommend]
impl Summable for bool {
    type Sum = i64;
    #[inline(always)]
    fn summand(self) -> i64 {
        self as i64
    }
}
