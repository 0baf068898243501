//! Derivatives of elementwise operations: a row for each.

#[cfg(feature = "rayon")]
use super::tape::Places;
use super::tape::{Arena, Differentiable, Place, Tape, one_operand, recorded};
use crate::expr::plan::Operands;
use crate::expr::simd_dispatch::{VECTORS, Vectors};
use crate::expr::{Binary, BinaryOp, Cast, Tracked, Unary, UnaryOp};
use crate::ops::nn::{
    BceLogitsOp, BceLogitsPosWeightOp, BceOp, HuberOp, KlDivLogOp, KlDivOp, L1Op, MseOp,
};
use crate::ops::pointwise::*;
use crate::ops::rearrange::MaskedFill;
use crate::ops::{AddOp, AddProduct, CastTo, DivOp, MulOp, NegOp, PartOf, Real, SubOp, ToBool};
use crate::shape::{MAX_RANK, Shape};
use crate::storage::{Element, TwoParts};

/// The derivative of an operation on one element.
#[diagnostic::on_unimplemented(
    message = "the operation `{Self}` has no derivative for elements of type `{T}`",
    label = "`backward` cannot differentiate this",
    note = "`x.detach()` makes an expression a constant of the others"
)]
pub trait UnaryDerivative<T>: UnaryOp<T> + Copy {
    /// The gradient of the operand `x` from that of the result `y`.
    fn derivative(&self, x: T, y: Self::Out, grad: Self::Out) -> T;
    /// As `derivative`, where `apply_usual` has not marked `x`.
    #[doc(hidden)]
    #[cfg_attr(not(unoptimised), inline(always))]
    fn usual_derivative(&self, x: T, y: Self::Out, grad: Self::Out) -> T {
        self.derivative(x, y, grad)
    }
}
/// The derivative of an operation on two elements.
#[diagnostic::on_unimplemented(
    message = "the operation `{Self}` has no derivative for elements of type `{A}` and `{B}`",
    label = "`backward` cannot differentiate this",
    note = "`x.detach()` makes an expression a constant of the others"
)]
pub trait BinaryDerivative<A, B>: BinaryOp<A, B> + Copy {
    /// The gradients of the operands `a` and `b` from that of the result `y`.
    fn derivatives(&self, a: A, b: B, y: Self::Out, grad: Self::Out) -> (A, B);
    /// As `derivatives`, by a loop for these vectors.
    #[doc(hidden)]
    #[cfg_attr(not(unoptimised), inline(always))]
    fn derivatives_with<V: Vectors>(&self, a: A, b: B, y: Self::Out, grad: Self::Out) -> (A, B) {
        self.derivatives(a, b, y, grad)
    }
    /// What `derivatives` reads, other than the gradient.
    #[doc(hidden)]
    const READS: Reads = Reads::All;
    /// The gradient of `a` where `b` is a number, or two, rather than a tensor. It differs for bounds that `a` equals:
    /// PyTorch's `clamp` by tensors halves the gradient there, by numbers it has none.
    #[cfg_attr(not(unoptimised), inline(always))]
    fn derivative_by_number(&self, a: A, b: B, y: Self::Out, grad: Self::Out) -> A {
        self.derivatives(a, b, y, grad).0
    }
    /// As `derivative_by_number`, by a loop for these vectors.
    #[doc(hidden)]
    #[cfg_attr(not(unoptimised), inline(always))]
    fn derivative_by_number_with<V: Vectors>(
        &self,
        a: A,
        b: B,
        y: Self::Out,
        grad: Self::Out,
    ) -> A {
        self.derivative_by_number(a, b, y, grad)
    }
}

/// The elements that the derivatives of an operation on two elements read.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub enum Reads {
    /// Those of the operands and of the result.
    All,
    /// For each operand, that of the other one.
    Other,
    /// None.
    None,
}
impl Reads {
    /// Whether the element of an operand is read, where the other one is a variable or not.
    const fn operand(self, other: bool) -> bool {
        match self {
            Self::All => true,
            Self::Other => other,
            Self::None => false,
        }
    }
}

// A number of the element type.
#[cfg_attr(not(unoptimised), inline(always))]
fn c<T: Real>(x: f64) -> T {
    T::nearest(x)
}
#[cfg_attr(not(unoptimised), inline(always))]
fn when<T: Real>(condition: bool, x: T) -> T {
    if condition { x } else { T::zero() }
}

// name: |x, y, grad| derivative, and that of usual elements;  the parameters of the operation are in brackets
macro_rules! unary {
    ($($Op:ident $([$($p:ident)+])?: |$x:pat_param, $y:pat_param, $g:pat_param| $e:expr $(, usual: $usual:expr)?;)*) => { $(
        impl<T: Real> UnaryDerivative<T> for unary!(@type $Op $([$($p)+])?) {
            #[cfg_attr(not(unoptimised), inline(always))]
            fn derivative(&self, $x: T, $y: T, $g: T) -> T {
                $($( let $p = self.$p; )+)?
                $e
            }
            $(
                #[cfg_attr(not(unoptimised), inline(always))]
                fn usual_derivative(&self, $x: T, $y: T, $g: T) -> T {
                    $usual
                }
            )?
        }
    )* };
    (@type $Op:ident) => { $Op };
    (@type $Op:ident [$($p:ident)+]) => { $Op<T> };
}
unary! {
    NegOp: |_, _, g| -g;
    Sign: |_, _, _| T::zero();
    Floor: |_, _, _| T::zero();
    Ceil: |_, _, _| T::zero();
    Round: |_, _, _| T::zero();
    Trunc: |_, _, _| T::zero();
    Frac: |_, _, g| g;
    Square: |x, _, g| g * (x + x);
    Sqrt: |_, y, g| g / (y + y);
    Rsqrt: |_, y, g| c::<T>(-0.5) * g * y * y * y;
    Reciprocal: |_, y, g| -g * y * y;
    Exp: |_, y, g| g * y;
    Exp2: |_, y, g| g * y * c(core::f64::consts::LN_2);
    Expm1: |_, y, g| g * (y + T::one());
    Log: |x, _, g| g / x;
    Log2: |x, _, g| g / (x * c(core::f64::consts::LN_2));
    Log10: |x, _, g| g / (x * c(core::f64::consts::LN_10));
    Log1p: |x, _, g| g / (x + T::one());
    Sin: |x, _, g| g * x.cosine(), usual: g * x.usual_cosine();
    Cos: |x, _, g| -g * x.sine(), usual: -g * x.usual_sine();
    Tan: |_, y, g| g * (T::one() + y * y);
    Asin: |x, _, g| g / (T::one() - x * x).sqrt();
    Acos: |x, _, g| -g / (T::one() - x * x).sqrt();
    Atan: |x, _, g| g / (T::one() + x * x);
    Sinh: |x, _, g| g * x.cosh();
    Cosh: |x, _, g| g * x.sinh();
    Tanh: |_, y, g| g * (T::one() - y * y);
    Asinh: |x, _, g| g / (x * x + T::one()).sqrt();
    Acosh: |x, _, g| g / (x * x - T::one()).sqrt();
    Atanh: |x, _, g| g / (T::one() - x * x);
    Erf: |x, _, g| g * c(core::f64::consts::FRAC_2_SQRT_PI) * (-x * x).share();
    Erfc: |x, _, g| -g * c(core::f64::consts::FRAC_2_SQRT_PI) * (-x * x).share();
    Deg2Rad: |_, _, g| g * c(core::f64::consts::PI / 180.0);
    Rad2Deg: |_, _, g| g * c(180.0 / core::f64::consts::PI);
    Logit: |x, _, g| if x < T::zero() || x > T::one() { T::nan() } else { g / (x * (T::one() - x)) };
    NanToNum: |x, _, g| when(x.is_finite(), g);
    // A NaN has the gradient of a positive element, as in PyTorch.
    Relu: |x, _, g| if x <= T::zero() { T::zero() } else { g };
    Relu6: |x, _, g| if x <= T::zero() || x >= c(6.0) { T::zero() } else { g };
    LeakyRelu[slope]: |x, _, g| if x > T::zero() { g } else { g * slope };
    // Not `y + alpha`, which has no digits where `y` is close to `-alpha`.
    Elu[alpha]: |x, _, g| if x <= T::zero() { g * alpha * x.exponential() } else { g };
    Selu: |x, _, g| if x <= T::zero() { g * c(1.7580993408473766) * x.exponential() } else { g * c(1.0507009873554805) };
    Sigmoid: |_, y, g| g * y * (T::one() - y);
    // The sigmoid of `-x`: as `1 - y.exp()` it would have no digits where `y` is small, and need the result.
    LogSigmoid: |x, _, g| {
        let e = x.minus_size().exponential();
        g * (if x < T::zero() { T::one() } else { e }) / (T::one() + e)
    };
    Gelu: |x, _, g| {
        let (below, e) = x.normal();
        g * (below + x * (c::<T>(core::f64::consts::FRAC_2_SQRT_PI * 0.5 * core::f64::consts::FRAC_1_SQRT_2) * e))
    };
    GeluTanh: |x, _, g| {
        let (a, b) = (c::<T>(1.5957691216057308), c::<T>(0.044715));
        let s = T::one() / (T::one() + (-a * (x + b * x * x * x)).exponential());
        g * (s + x * s * (T::one() - s) * a * (T::one() + c::<T>(3.0) * b * x * x))
    };
    Silu: |x, _, g| {
        let s = T::one() / (T::one() + (-x).exponential());
        g * s * (T::one() + x * (T::one() - s))
    };
    Softplus: |x, _, g| if x > c(20.0) { g } else { g / (T::one() + (-x).exponential()) };
    SoftplusWith[beta threshold]: |x, _, g| if x * beta > threshold { g } else { g / (T::one() + (-x * beta).exponential()) };
    Softsign: |x, _, g| {
        let d = T::one() + x.abs();
        g / (d * d)
    };
    Mish: |x, _, g| {
        let s = T::one() / (T::one() + (-x).exponential());
        let t = if x > c(20.0) { x } else { x.exponential().logarithm_of_one_more() }.hyperbolic_tangent();
        g * (t + x * s * (T::one() - t * t))
    };
    Hardswish: |x, _, g| if x <= c(-3.0) { T::zero() } else if x < c(3.0) { g * (x / c(3.0) + c(0.5)) } else { g };
    Hardsigmoid: |x, _, g| when(x > c(-3.0) && x < c(3.0), g / c(6.0));
    Hardtanh[min max]: |x, _, g| if x <= min || x >= max { T::zero() } else { g };
    Celu[alpha]: |x, _, g| if x <= T::zero() { g * (x / alpha).exponential() } else { g };
    Hardshrink[lambda]: |x, _, g| if x.abs() <= lambda { T::zero() } else { g };
    Softshrink[lambda]: |x, _, g| if x.abs() <= lambda { T::zero() } else { g };
}
impl<T: Real> UnaryDerivative<T> for Threshold<T> {
    #[cfg_attr(not(unoptimised), inline(always))]
    fn derivative(&self, x: T, _: T, g: T) -> T {
        if x <= self.bound { T::zero() } else { g }
    }
}
impl<T: Real + crate::ops::Magnitude<Abs = T>> UnaryDerivative<T> for Abs {
    #[cfg_attr(not(unoptimised), inline(always))]
    fn derivative(&self, x: T, _: T, g: T) -> T {
        if x > T::zero() {
            g
        } else if x < T::zero() {
            -g
        } else {
            T::zero()
        }
    }
}
impl<T: Real> UnaryDerivative<T> for NanToNumWith<T> {
    #[cfg_attr(not(unoptimised), inline(always))]
    fn derivative(&self, x: T, _: T, g: T) -> T {
        when(x.is_finite(), g)
    }
}
// Tests of elements: constants.
macro_rules! tests {
    ($($Op:ident)*) => { $(
        impl<T: Real> UnaryDerivative<T> for $Op {
            #[cfg_attr(not(unoptimised), inline(always))]
            fn derivative(&self, _: T, _: bool, _: bool) -> T {
                T::zero()
            }
        }
    )* };
}
tests! { IsNan IsInf IsPosInf IsNegInf SignBit IsFinite }
impl<T: Real + ToBool> UnaryDerivative<T> for LogicalNot {
    #[cfg_attr(not(unoptimised), inline(always))]
    fn derivative(&self, _: T, _: bool, _: bool) -> T {
        T::zero()
    }
}
macro_rules! not {
    ($($Op:ident)*) => { $(
        impl UnaryDerivative<bool> for $Op {
            #[cfg_attr(not(unoptimised), inline(always))]
            fn derivative(&self, _: bool, _: bool, _: bool) -> bool {
                false
            }
        }
    )* };
}
not! { NotOp LogicalNot }

/// The gradients of two operands, of which one is the result: half of `g` each where they are equal, else `g` of each
/// that is not excluded.
#[cfg_attr(not(unoptimised), inline(always))]
fn shared<T: Real>(equal: bool, without_a: bool, without_b: bool, g: T) -> (T, T) {
    if equal {
        (g * c(0.5), g * c(0.5))
    } else {
        (when(!without_a, g), when(!without_b, g))
    }
}
// name: |a, b, y, grad| (derivative by a, derivative by b);  in brackets what these read, if it is not all
macro_rules! binary {
    ($($Op:ident $([$reads:ident])?: |$a:pat_param, $b:pat_param, $y:pat_param, $g:pat_param| $e:expr;)*) => { $(
        impl<T: Real> BinaryDerivative<T, T> for $Op {
            $( const READS: Reads = Reads::$reads; )?
            #[cfg_attr(not(unoptimised), inline(always))]
            fn derivatives(&self, $a: T, $b: T, $y: T, $g: T) -> (T, T) { $e }
        }
    )* };
}
binary! {
    AddOp[None]: |_, _, _, g| (g, g);
    SubOp[None]: |_, _, _, g| (g, -g);
    MulOp[Other]: |a, b, _, g| (g * b, g * a);
    DivOp: |_, b, y, g| (g / b, -g * y / b);
    // The quotient itself may be rounded up to an integer.
    Remainder: |a, b, _, g| (g, -g * a.floored_over(b));
    Fmod: |a, b, _, g| (g, -g * (a / b).trunc());
    Atan2: |a, b, _, g| {
        let r = a * a + b * b;
        let g = when(r != T::zero(), g / r);
        (g * b, -g * a)
    };
    Hypot: |a, b, y, g| (g * a / y, g * b / y);
    Prelu: |a, b, _, g| if a > T::zero() { (g, T::zero()) } else { (g * b, g * a) };
    // Equal elements share the gradient, and each of two has it where one is NaN, as in PyTorch.
    Minimum: |a, b, _, g| shared(a == b, a > b, b > a, g);
    Maximum: |a, b, _, g| shared(a == b, a < b, b < a, g);
    Fmin: |a, b, _, g| shared(a == b, !(a <= b || b.is_nan()), a <= b || b.is_nan(), g);
    Fmax: |a, b, _, g| shared(a == b, !(a >= b || b.is_nan()), a >= b || b.is_nan(), g);
    CopySign: |a, b, _, g| (when(a != T::zero(), g * a.signum() * T::one().copysign(b)), T::zero());
    // The derivative by `a` is `xlogy` of the gradient, which is 0 for none.
    XLogY: |a, b, _, g| {
        let none = a == T::zero() && b <= T::zero() || g == T::zero() && !b.is_nan();
        (when(!none, g * b.logarithm()), g * a / b)
    };
    MseOp: |a, b, _, g| {
        let d = g * c(2.0) * (a - b);
        (d, -d)
    };
    L1Op: |a, b, _, g| {
        let d = if a > b { g } else if a < b { -g } else { T::zero() };
        (d, -d)
    };
    KlDivOp: |x, y, _, g| (-g * y, if y == T::zero() { -g * x } else { g * (y.logarithm() + T::one() - x) });
    KlDivLogOp: |x, y, _, g| (-g * y.exponential(), g * y.exponential() * (y - x + T::one()));
    BceOp: |x, y, _, g| {
        let between = (x * (T::one() - x)).max(c(1e-12));
        (g * (x - y) / between, g * ((-x).logarithm_of_one_more().max(c(-100.0)) - x.logarithm().max(c(-100.0))))
    };
    BceLogitsOp: |x, y, _, g| (g * (T::one() / (T::one() + (-x).exponential()) - y), -g * x);
}
impl<T: Real, const SMOOTH: bool> BinaryDerivative<T, T> for HuberOp<T, SMOOTH> {
    #[cfg_attr(not(unoptimised), inline(always))]
    fn derivatives(&self, a: T, b: T, _: T, g: T) -> (T, T) {
        let (d, bound) = (a - b, self.0);
        // NaN is near: it stays NaN, but of `l1_loss`, the limit of a bound of 0, it has the gradient 0.
        let far = match SMOOTH {
            true => d.abs() >= bound || bound <= T::zero(),
            false => d.abs() > bound,
        };
        let d = match (SMOOTH, far) {
            (true, false) => d / bound,
            (false, false) => d,
            (true, true) => d.sign(),
            (false, true) => bound * d.signum(),
        };
        (g * d, -g * d)
    }
}
macro_rules! comparisons {
    ($($Op:ident)*) => { $(
        impl<T: Real> BinaryDerivative<T, T> for $Op {
            #[cfg_attr(not(unoptimised), inline(always))]
            fn derivatives(&self, _: T, _: T, _: bool, _: bool) -> (T, T) {
                (T::zero(), T::zero())
            }
        }
    )* };
}
comparisons! { EqOp NeOp LtOp LeOp GtOp GeOp }
macro_rules! logic {
    ($($Op:ident)*) => { $(
        impl BinaryDerivative<bool, bool> for $Op {
            #[cfg_attr(not(unoptimised), inline(always))]
            fn derivatives(&self, _: bool, _: bool, _: bool, _: bool) -> (bool, bool) {
                (false, false)
            }
        }
    )* };
}
logic! { AndOp OrOp XorOp LogicalAnd LogicalOr LogicalXor }
macro_rules! logic_of_numbers {
    ($($Op:ident)*) => { $(
        impl<T: Real + ToBool> BinaryDerivative<T, T> for $Op {
            #[cfg_attr(not(unoptimised), inline(always))]
            fn derivatives(&self, _: T, _: T, _: bool, _: bool) -> (T, T) {
                (T::zero(), T::zero())
            }
        }
    )* };
}
logic_of_numbers! { LogicalAnd LogicalOr LogicalXor }
impl<T: Real> BinaryDerivative<T, T> for IsClose<T> {
    #[cfg_attr(not(unoptimised), inline(always))]
    fn derivatives(&self, _: T, _: T, _: bool, _: bool) -> (T, T) {
        (T::zero(), T::zero())
    }
}

// Integers are constants: a conversion of a variable to integers has no derivative.
macro_rules! integers {
    ($($T:ident)*; $ops:tt) => { $( integers! { @of $T $ops } )* };
    (@of $T:ident { unary: $($Op1:ident)*; binary: $($Op:ident)*; comparisons: $($Cmp:ident)*; }) => {
        $(
            impl UnaryDerivative<$T> for $Op1 {
                #[cfg_attr(not(unoptimised), inline(always))]
                fn derivative(&self, _: $T, _: $T, _: $T) -> $T { 0 }
            }
        )*
        $(
            impl BinaryDerivative<$T, $T> for $Op {
                #[cfg_attr(not(unoptimised), inline(always))]
                fn derivatives(&self, _: $T, _: $T, _: $T, _: $T) -> ($T, $T) { (0, 0) }
            }
        )*
        $(
            impl BinaryDerivative<$T, $T> for $Cmp {
                #[cfg_attr(not(unoptimised), inline(always))]
                fn derivatives(&self, _: $T, _: $T, _: bool, _: bool) -> ($T, $T) { (0, 0) }
            }
        )*
    };
}
integers! {
    i8 i16 i32 i64 isize u8 u16 u32 u64 usize;
    {
        unary: NegOp Square NotOp;
        binary: AddOp SubOp MulOp Remainder Fmod Minimum Maximum Gcd Lcm AndOp OrOp XorOp LeftShift RightShift;
        comparisons: EqOp NeOp LtOp LeOp GtOp GeOp;
    }
}

impl<P: Real, T: TwoParts<P>, const IMAGINARY: bool> UnaryDerivative<T> for PartOf<P, IMAGINARY>
where
    [P; 2]: Into<T>,
{
    #[cfg_attr(not(unoptimised), inline(always))]
    fn derivative(&self, _: T, _: P, g: P) -> T {
        let zero = P::zero();
        if IMAGINARY { [zero, g] } else { [g, zero] }.into()
    }
}
impl<A: Element, B: Element> BinaryDerivative<A, B> for Pair {
    #[cfg_attr(not(unoptimised), inline(always))]
    fn derivatives(&self, _: A, _: B, _: (A, B), grad: (A, B)) -> (A, B) {
        grad
    }
}
impl<T: Real> BinaryDerivative<bool, (T, T)> for Where {
    #[cfg_attr(not(unoptimised), inline(always))]
    fn derivatives(&self, condition: bool, _: (T, T), _: T, g: T) -> (bool, (T, T)) {
        (false, (when(condition, g), when(!condition, g)))
    }
}
impl<T: Real, const SCALAR: bool> BinaryDerivative<T, T> for Pow<SCALAR> {
    #[cfg_attr(not(unoptimised), inline(always))]
    fn derivatives(&self, x: T, exponent: T, y: T, g: T) -> (T, T) {
        self.of_power(x, exponent, y, g, x.to_power(exponent - T::one()))
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    fn derivatives_with<V: Vectors>(&self, x: T, exponent: T, y: T, g: T) -> (T, T) {
        let less = x.to_power_with::<V, SCALAR>(exponent - T::one());
        self.of_power(x, exponent, y, g, less)
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    fn derivative_by_number_with<V: Vectors>(&self, x: T, exponent: T, y: T, g: T) -> T {
        self.derivatives_with::<V>(x, exponent, y, g).0
    }
}
impl<const SCALAR: bool> Pow<SCALAR> {
    /// The derivatives, given the power with an exponent of 1 less.
    #[cfg_attr(not(unoptimised), inline(always))]
    fn of_power<T: Real>(&self, x: T, exponent: T, y: T, g: T, less: T) -> (T, T) {
        let of_x = when(exponent != T::zero(), g * exponent * less);
        let flat = x == T::zero() && exponent >= T::zero();
        (of_x, when(!flat, g * y * x.logarithm()))
    }
}
impl<T: Real> BinaryDerivative<T, T> for AddProduct<T> {
    #[cfg_attr(not(unoptimised), inline(always))]
    fn derivatives(&self, _: T, _: T, _: T, g: T) -> (T, T) {
        (g * self.beta, g * self.alpha)
    }
}
/// The power with an exponent of 1 less than the smallest.
#[cold]
#[inline(never)]
fn below_the_smallest<T: Real>(x: T) -> T {
    Powi.apply(x, i32::MIN) / x
}
impl<T: Real> BinaryDerivative<T, i32> for Powi {
    #[cfg_attr(not(unoptimised), inline(always))]
    fn derivatives(&self, x: T, exponent: i32, _: T, g: T) -> (T, i32) {
        // A loop has one exponent: the compiler asks once. The call of `powi` would end its vectors.
        let power = match exponent.wrapping_sub(1) {
            1 if VECTORS => x,
            // The exponent was the smallest one.
            i32::MAX => below_the_smallest(x),
            less => Powi.apply(x, less),
        };
        (when(exponent != 0, g * c(exponent as f64) * power), 0)
    }
}
impl<T: Real> BinaryDerivative<T, (T, T)> for Lerp {
    #[cfg_attr(not(unoptimised), inline(always))]
    fn derivatives(&self, start: T, (end, weight): (T, T), _: T, g: T) -> (T, (T, T)) {
        (g * (T::one() - weight), (g * weight, g * (end - start)))
    }
}
impl<T: Real> BinaryDerivative<T, (T, T)> for BceLogitsPosWeightOp {
    #[cfg_attr(not(unoptimised), inline(always))]
    fn derivatives(&self, x: T, (y, weight): (T, T), _: T, g: T) -> (T, (T, T)) {
        // The sigmoids of `x` and `-x`, and their logarithms.
        let share = T::one() / (T::one() + (-x).exponential());
        let rest = T::one() / (T::one() + x.exponential());
        let both = x.minus_size().exponential().logarithm_of_one_more();
        let log = when(x < T::zero(), x) - both;
        let log_rest = when(x > T::zero(), -x) - both;
        let of_x = (T::one() - y) * share - y * weight * rest;
        (g * of_x, (g * (log_rest - weight * log), -g * y * log))
    }
}
impl<T: Real> BinaryDerivative<T, bool> for MaskedFill<T> {
    #[cfg_attr(not(unoptimised), inline(always))]
    fn derivatives(&self, _: T, mask: bool, _: T, g: T) -> (T, bool) {
        (when(!mask, g), false)
    }
}
impl<T: Real> BinaryDerivative<T, T> for ClampMin {
    #[cfg_attr(not(unoptimised), inline(always))]
    fn derivatives(&self, a: T, b: T, _: T, g: T) -> (T, T) {
        shared(a == b, a < b, b < a, g)
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    fn derivative_by_number(&self, a: T, b: T, _: T, g: T) -> T {
        when(a > b, g)
    }
}
impl<T: Real> BinaryDerivative<T, T> for ClampMax {
    #[cfg_attr(not(unoptimised), inline(always))]
    fn derivatives(&self, a: T, b: T, _: T, g: T) -> (T, T) {
        shared(a == b, a > b, b > a, g)
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    fn derivative_by_number(&self, a: T, b: T, _: T, g: T) -> T {
        when(a < b, g)
    }
}
impl<T: Real> BinaryDerivative<T, (T, T)> for Clamp {
    #[cfg_attr(not(unoptimised), inline(always))]
    fn derivatives(&self, x: T, (min, max): (T, T), _: T, g: T) -> (T, (T, T)) {
        // Of equal bounds `x` has the gradient, of different ones it shares it with the bound that it equals.
        let (apart, half) = (min < max, g * c(0.5));
        let of_x = if apart && (x == min || x == max) {
            half
        } else {
            g
        };
        let of_min = if apart && x == min {
            half
        } else {
            when(x < min && min <= max, g)
        };
        let of_max = if apart && x == max {
            half
        } else {
            when(x > max && min <= max || max < min, g)
        };
        (when(!(x < min || x > max), of_x), (of_min, of_max))
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    fn derivative_by_number(&self, x: T, (min, max): (T, T), _: T, g: T) -> T {
        when(x > min && x < max, g)
    }
}

// ------------------------------------------------------------------ nodes

recorded! {
    [Op: UnaryDerivative<A::Elem>, A: Differentiable] Unary<Op, A> => Unary<Op, A::Tape>;
    A a; |this| Unary { op: this.op, a };

    [Op: BinaryDerivative<A::Elem, B::Elem>, A: Differentiable, B: Differentiable]
    Binary<Op, A, B> => Binary<Op, A::Tape, B::Tape>;
    A a, B b; |this| Binary { op: this.op, a, b };
    root(arena): {
        // SAFETY: Bounds: the arena has the bytes of each operand.
        let a = unsafe {
            if const { Op::READS.operand(B::RequiresGrad::VALUE) } {
                this.a.record(arena)
            } else {
                this.a.record_root::<true>(arena)
            }
        };
        // SAFETY: as above.
        let b = unsafe {
            if const { Op::READS.operand(A::RequiresGrad::VALUE) } {
                this.b.record(arena)
            } else {
                this.b.record_root::<true>(arena)
            }
        };
        Binary { op: this.op, a, b }
    };

    [U: Real, A: Differentiable] Cast<U, A> => Cast<U, A::Tape>, [A::Elem: CastTo<U>, U: CastTo<A::Elem>];
    A a; |this| Cast { a, to: this.to };
}

one_operand! {
    [Op: UnaryDerivative<A::Elem>, A: Tape] Unary<Op, A>, A, (A::Elem, Op::Out, A::Values), A::WRITES;
    |this, x, values| {
        let y = this.op.apply(x);
        (y, (x, y, values))
    };
    |(x, y, values), grad| (values, this.op.derivative(x, y, grad));
    usual(rare) {
        let y = if USUAL { this.op.apply_usual::<V>(x, rare) } else { this.op.apply_with::<V>(x) };
        (y, (x, y, values))
    };
    (values, this.op.usual_derivative(x, y, grad));

    [U: Real, A: Tape] Cast<U, A>, A, A::Values, A::WRITES, [A::Elem: CastTo<U>, U: CastTo<A::Elem>];
    |_this, x, values| (x.cast_to(), values);
    |values, grad| (values, grad.cast_to());
}

// SAFETY: the operands' promises.
#[diagnostic::do_not_recommend]
unsafe impl<Op: BinaryDerivative<A::Elem, B::Elem>, A: Tape, B: Tape> Tape for Binary<Op, A, B> {
    type Values = ((A::Elem, A::Values), (B::Elem, B::Values), Op::Out);
    const PLACES: usize = A::PLACES + B::PLACES;
    const ASIDE: bool = A::ASIDE && B::ASIDE;
    const WRITTEN: Operands = A::WRITTEN.and(&B::WRITTEN);
    type Block = (A::Block, B::Block);
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn collect<V: Vectors, const USUAL: bool, const SUM: bool>(
        &self,
        block: *mut Self::Block,
        i: usize,
        index: &[usize; MAX_RANK],
        (a, b, y): Self::Values,
        g: Op::Out,
    ) {
        let (of_a, of_b) = if const { B::OPERANDS.is_none() } {
            (self.op.derivative_by_number_with::<V>(a.0, b.0, y, g), b.0)
        } else {
            self.op.derivatives_with::<V>(a.0, b.0, y, g)
        };
        // SAFETY: the caller's promise.
        unsafe {
            if const { A::RequiresGrad::VALUE } {
                (self.a).collect::<V, USUAL, SUM>(&raw mut (*block).0, i, index, a.1, of_a);
            }
            if const { B::RequiresGrad::VALUE } {
                (self.b).collect::<V, USUAL, SUM>(&raw mut (*block).1, i, index, b.1, of_b);
            }
        }
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn add(
        &self,
        block: *const Self::Block,
        count: usize,
        index: &[usize; MAX_RANK],
        axis: usize,
    ) {
        // SAFETY: the caller's promise.
        unsafe {
            if const { A::RequiresGrad::VALUE } {
                self.a.add(&raw const (*block).0, count, index, axis);
            }
            if const { B::RequiresGrad::VALUE } {
                self.b.add(&raw const (*block).1, count, index, axis);
            }
        }
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn add_row(
        &self,
        (block, sums): (*const Self::Block, *mut Self::Block),
        first: bool,
        count: usize,
        index: &[usize; MAX_RANK],
        axes: [usize; 2],
    ) {
        // SAFETY: the caller's promise.
        unsafe {
            if const { A::RequiresGrad::VALUE } {
                let blocks = (&raw const (*block).0, &raw mut (*sums).0);
                self.a.add_row(blocks, first, count, index, axes);
            }
            if const { B::RequiresGrad::VALUE } {
                let blocks = (&raw const (*block).1, &raw mut (*sums).1);
                self.b.add_row(blocks, first, count, index, axes);
            }
        }
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn add_sums(
        &self,
        sums: *const Self::Block,
        count: usize,
        index: &[usize; MAX_RANK],
        axes: [usize; 2],
    ) {
        // SAFETY: the caller's promise.
        unsafe {
            if const { A::RequiresGrad::VALUE } {
                (self.a).add_sums(&raw const (*sums).0, count, index, axes);
            }
            if const { B::RequiresGrad::VALUE } {
                (self.b).add_sums(&raw const (*sums).1, count, index, axes);
            }
        }
    }
    const GRADS: usize = A::GRADS + B::GRADS;
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn values(&self, index: &[usize; MAX_RANK]) -> (Op::Out, Self::Values) {
        // SAFETY: the caller's promise.
        let (a, b) = unsafe { (self.a.values(index), self.b.values(index)) };
        let y = self.op.apply(a.0, b.0);
        (y, (a, b, y))
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn values_with<V: Vectors, const USUAL: bool>(
        &self,
        index: &[usize; MAX_RANK],
        rare: &mut bool,
    ) -> (Op::Out, Self::Values) {
        // SAFETY: the caller's promise.
        let (a, b) = unsafe {
            (
                self.a.values_with::<V, USUAL>(index, rare),
                self.b.values_with::<V, USUAL>(index, rare),
            )
        };
        let y = if USUAL {
            self.op.apply_usual::<V>(a.0, b.0, rare)
        } else {
            self.op.apply_with::<V>(a.0, b.0)
        };
        (y, (a, b, y))
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn propagate<V: Vectors, const FIRST: bool>(
        &self,
        index: &[usize; MAX_RANK],
        (a, b, y): Self::Values,
        g: Op::Out,
    ) {
        let (of_a, of_b) = if const { B::OPERANDS.is_none() } {
            (self.op.derivative_by_number_with::<V>(a.0, b.0, y, g), b.0)
        } else {
            self.op.derivatives_with::<V>(a.0, b.0, y, g)
        };
        // SAFETY: the caller's promise.
        unsafe {
            if const { A::RequiresGrad::VALUE } {
                self.a.propagate::<V, FIRST>(index, a.1, of_a);
            }
            if const { B::RequiresGrad::VALUE } {
                self.b.propagate::<V, FIRST>(index, b.1, of_b);
            }
        }
    }
    #[cfg(feature = "rayon")]
    #[cfg_attr(not(unoptimised), inline(always))]
    fn places(&self, places: &mut Places) {
        self.a.places(places);
        self.b.places(places);
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn begin<const UNSET: bool>(&mut self, arena: &mut Arena) {
        // SAFETY: Bounds: the arena has the bytes of both operands.
        unsafe {
            self.a.begin::<UNSET>(arena);
            self.b.begin::<UNSET>(arena);
        }
    }
    // The other operand is a constant, which takes nothing, and the operand has an element for each of the result.
    const WRITES: bool = A::WRITES
        && !B::RequiresGrad::VALUE
        && <A::Shape as Shape>::NUMEL == <Self::Shape as Shape>::NUMEL
        || B::WRITES
            && !A::RequiresGrad::VALUE
            && <B::Shape as Shape>::NUMEL == <Self::Shape as Shape>::NUMEL;
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn finish<P: Place>(self, arena: &mut Arena) {
        // SAFETY: the caller's promise.
        unsafe {
            self.a.finish::<P>(arena);
            self.b.finish::<P>(arena);
        }
    }
}
