//! Numbers with their derivatives: the elements of forward mode.

use core::cmp::Ordering;
use core::fmt;
use core::mem::MaybeUninit;
use core::num::FpCategory;
use core::ops;

use num_traits::{ConstOne, ConstZero, Float, Num, NumCast, One, ToPrimitive, Zero};

use crate::expr::{Memory, Operand, Scalar};
use crate::num::nat::Nat;
use crate::num::{D, Dim, Sealed};
use crate::ops::{Arithmetic, Fraction, Ordered, Real, Ring, Sum, ToBool, running};
use crate::tensor::Tensor;

type Tangents<T, N> = <<N as Dim>::Nat as Nat>::Array<T>;

/// A number with its derivatives in `N` directions: a dual number, the element type of [`jvp`](crate::grad::jvp) and
/// [`jacfwd`](crate::grad::jacfwd).
///
/// It is a [`Real`], so that generic functions of `T: Real` and the operations on tensors of floats compute it. The
/// value is bitwise what the operation gives without derivatives, except that of products of matrices, whose sums may be
/// rounded in another way. Comparisons compare values; `floor`, `sign` and the like are constants.
/// `torch.autograd.forward_ad.make_dual(value, tangent)`, where `N` is 1.
///
/// ```
/// use stridewise::grad::Dual;
/// use stridewise::prelude::*;
/// let x = Dual::<f64>::with_tangents(3.0, &tensor![1.0]);
/// let y = x * x + Dual::constant(2.0) / x;
/// assert_eq!(y.value(), 9.0 + 2.0 / 3.0);
/// assert!((y.tangents()[0] - (6.0 - 2.0 / 9.0)).abs() < 1e-12);
/// ```
pub struct Dual<T: Copy, N: Dim = D<1>> {
    value: T,
    tangents: Tangents<T, N>,
}
impl<T: Copy, N: Dim> Clone for Dual<T, N> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<T: Copy, N: Dim> Copy for Dual<T, N> {}
#[diagnostic::do_not_recommend]
impl<T: Copy, N: Dim> Sealed for Dual<T, N> {}
impl<T: Copy + fmt::Debug, N: Dim> fmt::Debug for Dual<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Dual")
            .field("value", &self.value)
            .field("tangents", &self.tangents())
            .finish()
    }
}

impl<T: Copy, N: Dim> Dual<T, N> {
    /// The number.
    pub const fn value(&self) -> T {
        self.value
    }
    /// The derivatives, one for each direction.
    pub const fn tangents(&self) -> &[T] {
        const { Self::IS_DENSE };
        // SAFETY: the tangents are `N` elements `T`, contiguous and initialised.
        unsafe { core::slice::from_raw_parts((&raw const self.tangents).cast(), N::SIZE) }
    }
    // The nested arrays have the size of one array.
    const IS_DENSE: () = assert!(size_of::<Tangents<T, N>>() == size_of::<T>() * N::SIZE);

    /// The number `value` with the derivatives that `tangent` gives.
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(super) fn from_fn(value: T, mut tangent: impl FnMut(usize) -> T) -> Self {
        const { Self::IS_DENSE };
        let mut tangents = MaybeUninit::<Tangents<T, N>>::uninit();
        let first = tangents.as_mut_ptr().cast::<T>();
        for i in 0..N::SIZE {
            // SAFETY: memory for `N` elements.
            unsafe { first.add(i).write(tangent(i)) }
        }
        Self {
            value,
            // SAFETY: every element is written.
            tangents: unsafe { tangents.assume_init() },
        }
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    fn along(&self, i: usize) -> T {
        debug_assert!(i < N::SIZE);
        // SAFETY: `from_fn` and the loops below give indices less than `N`.
        unsafe { (&raw const self.tangents).cast::<T>().add(i).read() }
    }
}

impl<T: Real, N: Dim> Dual<T, N> {
    const NO_TANGENTS: Tangents<T, N> = {
        let () = Self::IS_DENSE;
        let mut tangents = MaybeUninit::<Tangents<T, N>>::uninit();
        let first = tangents.as_mut_ptr().cast::<T>();
        let mut i = 0;
        while i < N::SIZE {
            // SAFETY: memory for `N` elements.
            unsafe { first.add(i).write(T::ZERO) };
            i += 1;
        }
        // SAFETY: every element is written.
        unsafe { tangents.assume_init() }
    };

    /// A number whose derivatives are 0.
    pub const fn constant(value: T) -> Self {
        Self {
            value,
            tangents: Self::NO_TANGENTS,
        }
    }
    /// A number with a derivative for each direction.
    pub fn with_tangents(value: T, tangents: &Tensor<T, (N,)>) -> Self {
        let tangents = tangents.as_slice();
        Self::from_fn(value, |i| tangents.get(i).copied().unwrap_or(T::ZERO))
    }
    /// The number `value` of a function with the derivative `slope` at `self`.
    #[cfg_attr(not(unoptimised), inline(always))]
    fn chain(self, value: T, slope: T) -> Self {
        Self::from_fn(value, |i| part(self.along(i), slope))
    }
    /// The same with two operands.
    #[cfg_attr(not(unoptimised), inline(always))]
    fn chain_two(self, other: Self, value: T, slope: T, other_slope: T) -> Self {
        Self::from_fn(value, |i| {
            part(self.along(i), slope) + part(other.along(i), other_slope)
        })
    }
    /// `self`, where it equals a bound: at a constant it has no derivative.
    #[cfg_attr(not(unoptimised), inline(always))]
    fn bounded(self, bound: Self) -> Self {
        if bound.is_constant() {
            return Self::constant(self.value);
        }
        self.tied(bound)
    }
    /// `self`, of two numbers with the same value: each has half of the derivative.
    #[cfg_attr(not(unoptimised), inline(always))]
    fn tied(self, other: Self) -> Self {
        Self::from_fn(self.value, |i| {
            (self.along(i) + other.along(i)) * c::<T>(0.5)
        })
    }
    /// The same operations on a value that another function computes.
    #[cfg_attr(not(unoptimised), inline(always))]
    fn with_value(self, value: T) -> Self {
        Self { value, ..self }
    }
    fn is_constant(&self) -> bool {
        self.tangents().iter().all(|t| t.is_nothing())
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    fn powered(self, exponent: Self, value: T) -> Self {
        let (x, e) = (self.value, exponent.value);
        let slope = if e.is_nothing() {
            T::ZERO
        } else {
            e * Float::powf(x, e - T::ONE)
        };
        // The logarithm of a negative base is of no consequence for a constant exponent.
        if exponent.is_constant() {
            self.chain(value, slope)
        } else {
            let by_exponent = if value == T::ZERO || x == T::ZERO && e >= T::ZERO {
                T::ZERO
            } else {
                value * x.logarithm()
            };
            self.chain_two(exponent, value, slope, by_exponent)
        }
    }
}

#[cfg_attr(not(unoptimised), inline(always))]
fn c<T: Real>(x: f64) -> T {
    T::nearest(x)
}

/// The derivative of a function of a number whose derivative is `tangent`. A constant stays one where the slope is
/// infinite or NaN.
#[cfg_attr(not(unoptimised), inline(always))]
fn part<T: Real>(tangent: T, slope: T) -> T {
    if tangent.is_nothing() {
        tangent
    } else {
        tangent * slope
    }
}

/// A constant.
impl<T: Real, N: Dim> From<T> for Dual<T, N> {
    fn from(value: T) -> Self {
        Self::constant(value)
    }
}
impl<T: Real, N: Dim> PartialEq for Dual<T, N> {
    fn eq(&self, other: &Self) -> bool {
        self.value == other.value
    }
}
impl<T: Real, N: Dim> PartialOrd for Dual<T, N> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        self.value.partial_cmp(&other.value)
    }
}
impl<T: Real, N: Dim> PartialEq<T> for Dual<T, N> {
    fn eq(&self, other: &T) -> bool {
        self.value == *other
    }
}
impl<T: Real, N: Dim> PartialOrd<T> for Dual<T, N> {
    fn partial_cmp(&self, other: &T) -> Option<Ordering> {
        self.value.partial_cmp(other)
    }
}

impl<T: Real, N: Dim> ops::Neg for Dual<T, N> {
    type Output = Self;
    #[cfg_attr(not(unoptimised), inline(always))]
    fn neg(self) -> Self {
        Self::from_fn(-self.value, |i| -self.along(i))
    }
}

// Trait, method, assigning trait and method: two dual numbers, and one with a constant.
macro_rules! operators {
    ($($Trait:ident $method:ident $Assign:ident $assign:ident: |$a:ident, $b:ident| $both:expr, |$x:ident, $k:ident| $one:expr;)*) => { $(
        impl<T: Real, N: Dim> ops::$Trait for Dual<T, N> {
            type Output = Self;
            #[cfg_attr(not(unoptimised), inline(always))]
            fn $method(self, other: Self) -> Self {
                let ($a, $b) = (self, other);
                $both
            }
        }
        impl<T: Real, N: Dim> ops::$Trait<T> for Dual<T, N> {
            type Output = Self;
            #[cfg_attr(not(unoptimised), inline(always))]
            fn $method(self, other: T) -> Self {
                let ($x, $k) = (self, other);
                $one
            }
        }
        impl<T: Real, N: Dim> ops::$Assign for Dual<T, N> {
            #[cfg_attr(not(unoptimised), inline(always))]
            fn $assign(&mut self, other: Self) {
                *self = ops::$Trait::$method(*self, other);
            }
        }
        impl<T: Real, N: Dim> ops::$Assign<T> for Dual<T, N> {
            #[cfg_attr(not(unoptimised), inline(always))]
            fn $assign(&mut self, other: T) {
                *self = ops::$Trait::$method(*self, other);
            }
        }
    )* };
}
operators! {
    Add add AddAssign add_assign:
        |a, b| Self::from_fn(a.value + b.value, |i| a.along(i) + b.along(i)),
        |a, k| a.with_value(a.value + k);
    Sub sub SubAssign sub_assign:
        |a, b| Self::from_fn(a.value - b.value, |i| a.along(i) - b.along(i)),
        |a, k| a.with_value(a.value - k);
    Mul mul MulAssign mul_assign:
        |a, b| a.chain_two(b, a.value * b.value, b.value, a.value),
        |a, k| a.chain(a.value * k, k);
    Div div DivAssign div_assign:
        |a, b| {
            let (quotient, inverse) = (a.value / b.value, b.value.recip());
            a.chain_two(b, quotient, inverse, -quotient * inverse)
        },
        |a, k| a.chain(a.value / k, k.recip());
    Rem rem RemAssign rem_assign:
        |a, b| a.chain_two(b, a.value % b.value, T::ONE, -(a.value / b.value).trunc()),
        |a, k| a.with_value(a.value % k);
}

impl<T: Real, N: Dim> Zero for Dual<T, N> {
    fn zero() -> Self {
        Self::ZERO
    }
    fn is_zero(&self) -> bool {
        self.value == T::ZERO
    }
}
impl<T: Real, N: Dim> One for Dual<T, N> {
    fn one() -> Self {
        Self::ONE
    }
}
impl<T: Real, N: Dim> ConstZero for Dual<T, N> {
    const ZERO: Self = Self::constant(T::ZERO);
}
impl<T: Real, N: Dim> ConstOne for Dual<T, N> {
    const ONE: Self = Self::constant(T::ONE);
}
impl<T: Real, N: Dim> Num for Dual<T, N> {
    type FromStrRadixErr = T::FromStrRadixErr;
    fn from_str_radix(text: &str, radix: u32) -> Result<Self, Self::FromStrRadixErr> {
        T::from_str_radix(text, radix).map(Self::constant)
    }
}
impl<T: Real, N: Dim> ToPrimitive for Dual<T, N> {
    fn to_i64(&self) -> Option<i64> {
        self.value.to_i64()
    }
    fn to_u64(&self) -> Option<u64> {
        self.value.to_u64()
    }
    fn to_f32(&self) -> Option<f32> {
        self.value.to_f32()
    }
    fn to_f64(&self) -> Option<f64> {
        self.value.to_f64()
    }
}
impl<T: Real, N: Dim> NumCast for Dual<T, N> {
    fn from<X: ToPrimitive>(x: X) -> Option<Self> {
        <T as NumCast>::from(x).map(Self::constant)
    }
}

// The derivative `slope` of a function of `x` with the result `y`.
macro_rules! functions {
    ($($name:ident: |$x:pat_param, $y:pat_param| $slope:expr;)*) => { $(
        #[cfg_attr(not(unoptimised), inline(always))]
        fn $name(self) -> Self {
            let y = self.value.$name();
            let ($x, $y) = (self.value, y);
            self.chain(y, $slope)
        }
    )* };
}
macro_rules! constants {
    ($($name:ident)*) => { $(
        fn $name() -> Self { Self::constant(T::$name()) }
    )* };
}
macro_rules! tests {
    ($($name:ident)*) => { $(
        fn $name(self) -> bool { self.value.$name() }
    )* };
}
// Functions whose derivative is 0.
macro_rules! steps {
    ($($name:ident)*) => { $(
        #[cfg_attr(not(unoptimised), inline(always))]
        fn $name(self) -> Self { Self::constant(self.value.$name()) }
    )* };
}

impl<T: Real, N: Dim> Float for Dual<T, N> {
    constants! { nan infinity neg_infinity neg_zero min_value min_positive_value epsilon max_value }
    tests! { is_nan is_infinite is_finite is_normal is_subnormal is_sign_positive is_sign_negative }
    steps! { floor ceil round trunc signum }
    fn classify(self) -> FpCategory {
        self.value.classify()
    }
    fn integer_decode(self) -> (u64, i16, i8) {
        self.value.integer_decode()
    }
    functions! {
        fract: |_, _| T::ONE;
        abs: |x, _| x.sign();
        recip: |_, y| -y * y;
        sqrt: |_, y| c::<T>(0.5) / y;
        cbrt: |_, y| (c::<T>(3.0) * y * y).recip();
        exp: |_, y| y;
        exp2: |_, y| y * c(core::f64::consts::LN_2);
        exp_m1: |_, y| y + T::ONE;
        ln: |x, _| x.recip();
        log2: |x, _| (x * c(core::f64::consts::LN_2)).recip();
        log10: |x, _| (x * c(core::f64::consts::LN_10)).recip();
        ln_1p: |x, _| (x + T::ONE).recip();
        to_degrees: |_, _| c(180.0 / core::f64::consts::PI);
        to_radians: |_, _| c(core::f64::consts::PI / 180.0);
        sin: |x, _| x.cos();
        cos: |x, _| -x.sin();
        tan: |_, y| T::ONE + y * y;
        asin: |x, _| (T::ONE - x * x).sqrt().recip();
        acos: |x, _| -(T::ONE - x * x).sqrt().recip();
        atan: |x, _| (T::ONE + x * x).recip();
        sinh: |x, _| x.cosh();
        cosh: |x, _| x.sinh();
        tanh: |_, y| T::ONE - y * y;
        asinh: |x, _| (x * x + T::ONE).sqrt().recip();
        acosh: |x, _| (x * x - T::ONE).sqrt().recip();
        atanh: |x, _| (T::ONE - x * x).recip();
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    fn sin_cos(self) -> (Self, Self) {
        let (sin, cos) = self.value.sin_cos();
        (self.chain(sin, cos), self.chain(cos, -sin))
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    fn mul_add(self, a: Self, b: Self) -> Self {
        let value = self.value.mul_add(a.value, b.value);
        Self::from_fn(value, |i| {
            part(self.along(i), a.value) + part(a.along(i), self.value) + b.along(i)
        })
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    fn powi(self, n: i32) -> Self {
        let value = self.value.powi(n);
        let slope = match n.checked_sub(1) {
            Some(-1) => T::ZERO,
            Some(less) => c::<T>(n as f64) * self.value.powi(less),
            None => c::<T>(n as f64) * (value / self.value),
        };
        self.chain(value, slope)
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    fn powf(self, exponent: Self) -> Self {
        self.powered(exponent, Float::powf(self.value, exponent.value))
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    fn log(self, base: Self) -> Self {
        let (y, ln) = (self.value.log(base.value), base.value.ln());
        let (slope, other) = ((self.value * ln).recip(), -y / (base.value * ln));
        self.chain_two(base, y, slope, other)
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    fn max(self, other: Self) -> Self {
        let value = Float::max(self.value, other.value);
        if self == other {
            self.tied(other)
        } else if value == self.value {
            self
        } else {
            other
        }
        .with_value(value)
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    fn min(self, other: Self) -> Self {
        let value = Float::min(self.value, other.value);
        if self == other {
            self.tied(other)
        } else if value == self.value {
            self
        } else {
            other
        }
        .with_value(value)
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    fn clamp(self, min: Self, max: Self) -> Self {
        if self < min {
            min
        } else if self > max {
            max
        } else if self == min {
            self.bounded(min)
        } else if self == max {
            self.bounded(max)
        } else {
            self
        }
    }
    fn abs_sub(self, other: Self) -> Self {
        if self <= other {
            Self::ZERO
        } else {
            self - other
        }
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    fn hypot(self, other: Self) -> Self {
        let y = self.value.hypotenuse(other.value);
        self.chain_two(other, y, self.value / y, other.value / y)
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    fn atan2(self, other: Self) -> Self {
        let (y, x) = (self.value, other.value);
        let inverse = (x * x + y * y).recip();
        self.chain_two(other, y.arc_tangent_of(x), x * inverse, -y * inverse)
    }
    fn copysign(self, sign: Self) -> Self {
        if self.value == T::ZERO {
            return Self::constant(self.value.copysign(sign.value));
        }
        let same = self.value.is_sign_negative() == sign.value.is_sign_negative();
        if same { self } else { -self }
    }
}

#[diagnostic::do_not_recommend]
impl<T: Real, N: Dim> Ring for Dual<T, N> {
    const NOTHING: Self = Self::ZERO;
    const UNIT: Self = Self::ONE;
    #[cfg_attr(not(unoptimised), inline(always))]
    fn plus(self, other: Self) -> Self {
        self + other
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    fn minus(self, other: Self) -> Self {
        self - other
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    fn times(self, other: Self) -> Self {
        self * other
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    fn fused(self, by: Self, to: Self) -> Self {
        let product = self.chain_two(by, T::ZERO, by.value, self.value);
        Self::from_fn(self.value.fused(by.value, to.value), |i| {
            to.along(i) + product.along(i)
        })
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    fn negated(self) -> Self {
        -self
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    fn is_number(self) -> bool {
        self.value.is_number()
    }
    running! {}
}
#[diagnostic::do_not_recommend]
impl<T: Real, N: Dim> Fraction for Dual<T, N> {
    #[cfg_attr(not(unoptimised), inline(always))]
    fn over(self, other: Self) -> Self {
        self / other
    }
}
#[diagnostic::do_not_recommend]
impl<T: Real, N: Dim> Arithmetic for Dual<T, N> {
    steps! { sign floored ceiled rounded truncated }
    functions! { absolute: |x, _| x.sign(); }
    #[cfg_attr(not(unoptimised), inline(always))]
    fn is_nothing(self) -> bool {
        self.value.is_nothing() && self.is_constant()
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    fn floored_over(self, other: Self) -> Self {
        Self::constant(self.value.floored_over(other.value))
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    fn modulo(self, other: Self) -> Self {
        // The quotient itself may be rounded up to an integer.
        let whole = self.value.floored_over(other.value);
        self.chain_two(other, self.value.modulo(other.value), T::ONE, -whole)
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    fn rest(self, other: Self) -> Self {
        self % other
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    fn to_power(self, exponent: Self) -> Self {
        self.powered(exponent, self.value.to_power(exponent.value))
    }
}
#[diagnostic::do_not_recommend]
impl<T: Real, N: Dim> ToBool for Dual<T, N> {
    #[cfg_attr(not(unoptimised), inline(always))]
    fn truth(self) -> bool {
        self.value != T::ZERO
    }
}
#[diagnostic::do_not_recommend]
impl<T: Real, N: Dim> Ordered for Dual<T, N> {
    fn median_of_none() -> Self {
        Self::constant(T::median_of_none())
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    fn lower(self, other: Self) -> Self {
        if self == other {
            other.tied(self)
        } else if self.below(other) {
            self
        } else {
            other
        }
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    fn upper(self, other: Self) -> Self {
        if self == other {
            other.tied(self)
        } else if self.above(other) {
            self
        } else {
            other
        }
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    fn at_least(self, bound: Self) -> Self {
        if self == bound {
            self.bounded(bound)
        } else if bound.is_unordered() {
            bound
        } else {
            bound.upper(self)
        }
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    fn at_most(self, bound: Self) -> Self {
        if self == bound {
            self.bounded(bound)
        } else if bound.is_unordered() {
            bound
        } else {
            bound.lower(self)
        }
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    fn below(self, best: Self) -> bool {
        self.value.below(best.value)
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    fn above(self, best: Self) -> bool {
        self.value.above(best.value)
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    fn is_unordered(self) -> bool {
        self.value.is_unordered()
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    fn or_unordered(self, other: Self, best: Self) -> Self {
        if self.is_nan() {
            self
        } else if other.is_nan() {
            other
        } else {
            best
        }
    }
    const SHARES: bool = true;
    fn shared(self, each: impl FnOnce(&mut dyn FnMut(Self))) -> Self {
        let (mut sum, mut count) = (Self::ZERO, T::ZERO);
        each(&mut |x| {
            if x == self {
                sum += x;
                count = count + T::ONE;
            }
        });
        // NaN equals none.
        if count == T::ZERO {
            return self;
        }
        Self::from_fn(self.value, |i| sum.along(i) / count)
    }
}
#[diagnostic::do_not_recommend]
impl<T: Real, N: Dim> Sum for Dual<T, N> {
    type Sum = Self;
    #[cfg_attr(not(unoptimised), inline(always))]
    fn summand(self) -> Self {
        self
    }
    const SUMMANDS: Option<fn(*const Self) -> *const Self> = Some(|x| x);
}
// The density of the normal distribution.
#[cfg_attr(not(unoptimised), inline(always))]
fn density<T: Real>(x: T) -> T {
    c::<T>(core::f64::consts::FRAC_2_SQRT_PI * 0.5 * core::f64::consts::FRAC_1_SQRT_2)
        * (x * x * c(-0.5)).exponential()
}
#[diagnostic::do_not_recommend]
impl<T: Real, N: Dim> Real for Dual<T, N> {
    fn nearest(x: f64) -> Self {
        Self::constant(T::nearest(x))
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    fn minus_size(self) -> Self {
        if self.value < T::ZERO { self } else { -self }.with_value(self.value.minus_size())
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    fn without_value(self) -> Self {
        self.with_value(self.value.without_value())
    }
    fn is_large_angle(self) -> bool {
        self.value.is_large_angle()
    }
    fn arc_tangent_of(self, x: Self) -> Self {
        self.atan2(x)
    }
    fn hypotenuse(self, other: Self) -> Self {
        self.hypot(other)
    }
    functions! {
        error_function: |x, _| c::<T>(core::f64::consts::FRAC_2_SQRT_PI) * (-x * x).exponential();
        error_function_complement: |x, _| -c::<T>(core::f64::consts::FRAC_2_SQRT_PI) * (-x * x).exponential();
        times_normal: |x, _| {
            let below = c::<T>(0.5) * (-x * c(core::f64::consts::FRAC_1_SQRT_2)).error_function_complement();
            below + x * density(x)
        };
        sine: |x, _| x.cosine();
        cosine: |x, _| -x.sine();
        tangent: |_, y| T::ONE + y * y;
        usual_sine: |x, _| x.usual_cosine();
        usual_cosine: |x, _| -x.usual_sine();
        usual_tangent: |_, y| T::ONE + y * y;
        area_sine: |x, _| (x * x + T::ONE).sqrt().recip();
        area_cosine: |x, _| (x * x - T::ONE).sqrt().recip();
        area_tangent: |x, _| (T::ONE - x * x).recip();
        arc_sine: |x, _| (T::ONE - x * x).sqrt().recip();
        arc_cosine: |x, _| -(T::ONE - x * x).sqrt().recip();
        arc_tangent: |x, _| (T::ONE + x * x).recip();
        hyperbolic_sine: |x, _| x.hyperbolic_cosine();
        hyperbolic_cosine: |x, _| x.hyperbolic_sine();
        exponential: |_, y| y;
        exponential_less_one: |_, y| y + T::ONE;
        power_of_two: |_, y| y * c(core::f64::consts::LN_2);
        logarithm: |x, _| x.recip();
        logarithm_to_2: |x, _| (x * c(core::f64::consts::LN_2)).recip();
        logarithm_to_10: |x, _| (x * c(core::f64::consts::LN_10)).recip();
        logarithm_of_one_more: |x, _| (x + T::ONE).recip();
        hyperbolic_tangent: |_, y| T::ONE - y * y;
    }
}
#[diagnostic::do_not_recommend]
impl<T: Real, N: Dim, M: Memory> Operand<Dual<T, N>, M> for Dual<T, N> {
    type Node = Scalar<Dual<T, N>, M>;
    fn operand(self) -> Self::Node {
        Scalar::new(self)
    }
}
