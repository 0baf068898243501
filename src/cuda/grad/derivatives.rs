//! The derivative of each pointwise operation in PTX, one row each: the rows of `grad/elementwise.rs`, computed in a
//! kernel.

use core::cell::RefCell;
use core::f64::consts::{FRAC_1_SQRT_2, FRAC_2_SQRT_PI, LN_2, LN_10, PI};
use core::ops::{Add, Div, Mul, Neg, Sub};
use std::vec;
use std::vec::Vec;

use crate::cuda::codegen::emit::{PtxBinary, PtxUnary};
use crate::cuda::ptx::element::CudaElement;
use crate::cuda::ptx::ir::{Body, Ty, Val};
use crate::expr::{BinaryOp, UnaryOp};
use crate::ops::nn::{
    BceLogitsOp, BceLogitsPosWeightOp, BceOp, HuberOp, KlDivLogOp, KlDivOp, L1Op, MseOp,
};
use crate::ops::rearrange::MaskedFill;
use crate::ops::*;

/// The derivative of an operation on one element, in PTX.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "the operation `{Self}` has no gradient on CUDA devices for elements of type `{T}`",
    label = "`backward` cannot differentiate this on a device",
    note = "`x.detach()` makes an expression a constant of the others"
)]
pub trait PtxUnaryDerivative<T>: PtxUnary<T> {
    /// The gradient of the operand `x` from that of the result `y`.
    fn derivative(k: &mut Body, x: Val, y: Val, grad: Val, params: &[Val]) -> Val;
}
/// The derivative of an operation on two elements, in PTX.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "the operation `{Self}` has no gradient on CUDA devices for elements of type `{A}` and `{B}`",
    label = "`backward` cannot differentiate this on a device",
    note = "`x.detach()` makes an expression a constant of the others"
)]
pub trait PtxBinaryDerivative<A, B>: PtxBinary<A, B> {
    /// The gradients of the operands `a` and `b` from that of the result `y`.
    fn derivatives(
        k: &mut Body,
        values: [&[Val]; 3],
        grad: &[Val],
        params: &[Val],
    ) -> [Vec<Val>; 2];
    /// The gradients where `b` is a number, or two, rather than a tensor: `b` has none.
    fn derivatives_by_number(
        k: &mut Body,
        values: [&[Val]; 3],
        grad: &[Val],
        params: &[Val],
    ) -> [Vec<Val>; 2] {
        Self::derivatives(k, values, grad, params)
    }
}

/// A value in a kernel under construction, with the operators of numbers.
#[derive(Clone, Copy)]
struct Sym<'k, 'b> {
    k: &'k RefCell<&'b mut Body>,
    val: Val,
}
impl Sym<'_, '_> {
    fn with(self, f: impl FnOnce(&mut Body, Val) -> Val) -> Self {
        let val = f(&mut self.k.borrow_mut(), self.val);
        Self { val, ..self }
    }
    /// A number of the same type.
    fn c(self, x: f64) -> Self {
        self.with(|k, val| k.lit(val.ty, x))
    }
    fn is(self, how: &str, other: Self) -> Self {
        self.with(|k, x| k.cmp(how, x, other.val))
    }
    fn gt(self, other: f64) -> Self {
        self.is("gt", self.c(other))
    }
    fn lt(self, other: f64) -> Self {
        self.is("lt", self.c(other))
    }
    fn le(self, other: f64) -> Self {
        self.is("le", self.c(other))
    }
    fn and(self, other: Self) -> Self {
        self.with(|k, x| k.bitwise("and", x, other.val))
    }
    fn or(self, other: Self) -> Self {
        self.with(|k, x| k.bitwise("or", x, other.val))
    }
    fn not(self) -> Self {
        self.with(|k, x| k.not(x))
    }
    /// One of two values, by this condition.
    fn pick(self, yes: Self, no: Self) -> Self {
        self.with(|k, condition| k.sel(condition, yes.val, no.val))
    }
    /// A value, or 0, by this condition.
    fn when(self, yes: Self) -> Self {
        self.pick(yes, yes.c(0.0))
    }
    fn abs(self) -> Self {
        self.with(|k, x| k.abs(x))
    }
    fn floored_over(self, other: Self) -> Self {
        self.with(|k, x| k.floats_divided(x, other.val))
    }
    fn trunc(self) -> Self {
        self.with(|k, x| k.whole("rzi", x))
    }
    fn sqrt(self) -> Self {
        self.with(|k, x| k.sqrt(x))
    }
    fn exp(self) -> Self {
        self.with(|k, x| k.exp(x))
    }
    fn ln(self) -> Self {
        self.with(|k, x| k.log(x))
    }
    fn ln_1p(self) -> Self {
        self.with(|k, x| k.log1p(x))
    }
    fn erfc(self) -> Self {
        self.with(|k, x| k.erfc(x))
    }
    fn sin(self) -> Self {
        self.with(|k, x| k.sine(x, 0))
    }
    fn cos(self) -> Self {
        self.with(|k, x| k.sine(x, 1))
    }
    fn sinh(self) -> Self {
        self.with(|k, x| k.sinh(x))
    }
    fn cosh(self) -> Self {
        self.with(|k, x| k.cosh(x))
    }
    fn tanh(self) -> Self {
        self.with(|k, x| k.tanh(x))
    }
    fn logistic(self) -> Self {
        self.with(|k, x| k.logistic(x))
    }
    fn power(self, exponent: Self) -> Self {
        self.with(|k, x| k.power(x, exponent.val))
    }
    fn larger(self, other: f64) -> Self {
        let other = self.c(other);
        self.with(|k, x| k.larger(x, other.val))
    }
}
macro_rules! operators {
    ($($Trait:ident $method:ident $op:ident;)*) => { $(
        impl $Trait for Sym<'_, '_> {
            type Output = Self;
            fn $method(self, other: Self) -> Self {
                self.with(|k, x| k.$op(x, other.val))
            }
        }
        impl $Trait<f64> for Sym<'_, '_> {
            type Output = Self;
            fn $method(self, other: f64) -> Self {
                let other = self.c(other);
                self.with(|k, x| k.$op(x, other.val))
            }
        }
    )* };
}
operators! { Add add add; Sub sub sub; Mul mul mul; Div div div; }
impl Neg for Sym<'_, '_> {
    type Output = Self;
    fn neg(self) -> Self {
        self.with(|k, x| k.neg(x))
    }
}

// name(parameters): |x, y, grad| derivative;
macro_rules! unary {
    ($($Op:ident $(($($p:ident)+))?: |$x:pat_param, $y:pat_param, $g:pat_param| $e:expr;)*) => { $(
        unary! { @row $Op [$($($p)+)?] |$x, $y, $g| $e }
    )* };
    (@row $Op:ident [] |$x:pat_param, $y:pat_param, $g:pat_param| $e:expr) => {
        #[diagnostic::do_not_recommend]
        impl<T: CudaElement + Real> PtxUnaryDerivative<T> for $Op
        where
            Self: UnaryOp<T, Out = T>,
        {
            fn derivative(k: &mut Body, x: Val, y: Val, grad: Val, _: &[Val]) -> Val {
                let k = &RefCell::new(k);
                let [$x, $y, $g] = [x, y, grad].map(|val| Sym { k, val });
                $e.val
            }
        }
    };
    (@row $Op:ident [$($p:ident)+] |$x:pat_param, $y:pat_param, $g:pat_param| $e:expr) => {
        #[diagnostic::do_not_recommend]
        impl<T: CudaElement + Real> PtxUnaryDerivative<T> for $Op<T>
        where
            Self: UnaryOp<T, Out = T>,
        {
            fn derivative(k: &mut Body, x: Val, y: Val, grad: Val, params: &[Val]) -> Val {
                let k = &RefCell::new(k);
                let [$x, $y, $g] = [x, y, grad].map(|val| Sym { k, val });
                let [$($p),+] = *params else { return grad };
                $( let $p = Sym { k, val: $p }; )+
                $( let _ = $p; )+
                $e.val
            }
        }
    };
}
unary! {
    NegOp: |_, _, g| -g;
    Abs: |x, _, g| {
        let low = x.lt(0.0).when(-g);
        x.gt(0.0).pick(g, low)
    };
    Sign: |_, _, g| g.c(0.0);
    Floor: |_, _, g| g.c(0.0);
    Ceil: |_, _, g| g.c(0.0);
    Round: |_, _, g| g.c(0.0);
    Trunc: |_, _, g| g.c(0.0);
    Frac: |_, _, g| g;
    Square: |x, _, g| g * (x + x);
    Sqrt: |_, y, g| g / (y + y);
    Rsqrt: |_, y, g| g * -0.5 * y * y * y;
    Reciprocal: |_, y, g| -g * y * y;
    Exp: |_, y, g| g * y;
    Exp2: |_, y, g| g * y * LN_2;
    Expm1: |_, y, g| g * (y + 1.0);
    Log: |x, _, g| g / x;
    Log2: |x, _, g| g / (x * LN_2);
    Log10: |x, _, g| g / (x * LN_10);
    Log1p: |x, _, g| g / (x + 1.0);
    Sin: |x, _, g| g * x.cos();
    Cos: |x, _, g| -g * x.sin();
    Tan: |_, y, g| g * (y * y + 1.0);
    Asin: |x, _, g| g / (x.c(1.0) - x * x).sqrt();
    Acos: |x, _, g| -g / (x.c(1.0) - x * x).sqrt();
    Atan: |x, _, g| g / (x * x + 1.0);
    Sinh: |x, _, g| g * x.cosh();
    Cosh: |x, _, g| g * x.sinh();
    Tanh: |_, y, g| g * (y.c(1.0) - y * y);
    Asinh: |x, _, g| g / (x * x + 1.0).sqrt();
    Acosh: |x, _, g| g / (x * x - 1.0).sqrt();
    Atanh: |x, _, g| g / (x.c(1.0) - x * x);
    Erf: |x, _, g| g * FRAC_2_SQRT_PI * (-x * x).exp();
    Erfc: |x, _, g| -g * FRAC_2_SQRT_PI * (-x * x).exp();
    Deg2Rad: |_, _, g| g * (PI / 180.0);
    Rad2Deg: |_, _, g| g * (180.0 / PI);
    Logit: |x, _, g| x.lt(0.0).or(x.gt(1.0)).pick(x.c(f64::NAN), g / (x * (x.c(1.0) - x)));
    NanToNum: |x, _, g| x.abs().lt(f64::INFINITY).when(g);
    NanToNumWith(nan posinf neginf): |x, _, g| x.abs().lt(f64::INFINITY).when(g);
    // A NaN has the gradient of a positive element.
    Relu: |x, _, g| x.le(0.0).pick(g.c(0.0), g);
    Relu6: |x, _, g| x.le(0.0).or(x.is("ge", x.c(6.0))).pick(g.c(0.0), g);
    LeakyRelu(slope): |x, _, g| x.gt(0.0).pick(g, g * slope);
    Elu(alpha): |x, _, g| x.le(0.0).pick(g * alpha * x.exp(), g);
    Selu: |x, _, g| x.le(0.0).pick(g * 1.7580993408473766 * x.exp(), g * 1.0507009873554805);
    Sigmoid: |_, y, g| g * y * (y.c(1.0) - y);
    LogSigmoid: |x, _, g| g * (-x).logistic();
    Gelu: |x, _, g| {
        let density = (x * x * -0.5).exp() * (FRAC_2_SQRT_PI * 0.5 * FRAC_1_SQRT_2);
        let below = (x * -FRAC_1_SQRT_2).erfc() * 0.5;
        g * (below + x * density)
    };
    GeluTanh: |x, _, g| {
        let (a, b) = (1.5957691216057308, 0.044715);
        let s = ((x + x * x * x * b) * a).logistic();
        g * (s + x * s * (s.c(1.0) - s) * a * (x * x * (3.0 * b) + 1.0))
    };
    Silu: |x, _, g| {
        let s = x.logistic();
        g * s * (x * (s.c(1.0) - s) + 1.0)
    };
    Softplus: |x, _, g| x.gt(20.0).pick(g, g / ((-x).exp() + 1.0));
    SoftplusWith(beta threshold): |x, _, g| (x * beta).is("gt", threshold).pick(g, g / ((-x * beta).exp() + 1.0));
    Softsign: |x, _, g| {
        let d = x.abs() + 1.0;
        g / (d * d)
    };
    Mish: |x, _, g| {
        let s = x.logistic();
        let t = x.gt(20.0).pick(x, x.exp().ln_1p()).tanh();
        g * (t + x * s * (t.c(1.0) - t * t))
    };
    Hardswish: |x, _, g| {
        let middle = x.lt(3.0).pick(g * (x / 3.0 + 0.5), g);
        x.le(-3.0).pick(g.c(0.0), middle)
    };
    Hardsigmoid: |x, _, g| x.gt(-3.0).and(x.lt(3.0)).when(g / 6.0);
    Hardtanh(min max): |x, _, g| x.is("le", min).or(x.is("ge", max)).pick(g.c(0.0), g);
    Celu(alpha): |x, _, g| x.le(0.0).pick(g * (x / alpha).exp(), g);
    Hardshrink(lambda): |x, _, g| x.abs().is("le", lambda).pick(g.c(0.0), g);
    Softshrink(lambda): |x, _, g| x.abs().is("le", lambda).pick(g.c(0.0), g);
    Threshold(bound value): |x, _, g| x.is("le", bound).pick(g.c(0.0), g);
}

/// The gradients of two operands, of which one is the result: half of `g` each where they are equal, else `g` of each
/// that is not excluded.
fn shared<'k, 'b>(
    a: Sym<'k, 'b>,
    b: Sym<'k, 'b>,
    without: [Sym<'k, 'b>; 2],
    g: Sym<'k, 'b>,
) -> [Sym<'k, 'b>; 2] {
    let equal = a.is("eq", b);
    without.map(|without| equal.pick(g * 0.5, without.pick(g.c(0.0), g)))
}
// name: |a, b, y, grad| [derivative by a, derivative by b];
macro_rules! binary {
    ($($Op:ident $(<$C:ident>)?: |$a:pat_param, $b:pat_param, $y:pat_param, $g:pat_param| $e:expr;)*) => { $(
        #[diagnostic::do_not_recommend]
        impl<T: CudaElement + Real $(, const $C: bool)?> PtxBinaryDerivative<T, T> for $Op $(<$C>)?
        where
            Self: BinaryOp<T, T, Out = T>,
        {
            fn derivatives(k: &mut Body, [a, b, y]: [&[Val]; 3], grad: &[Val], _: &[Val]) -> [Vec<Val>; 2] {
                let k = &RefCell::new(k);
                let [$a, $b, $y, $g] = [a[0], b[0], y[0], grad[0]].map(|val| Sym { k, val });
                $e.map(|x| vec![x.val])
            }
        }
    )* };
}
binary! {
    AddOp: |_, _, _, g| [g, g];
    SubOp: |_, _, _, g| [g, -g];
    MulOp: |a, b, _, g| [g * b, g * a];
    DivOp: |_, b, y, g| [g / b, -g * y / b];
    Remainder: |a, b, _, g| [g, -g * a.floored_over(b)];
    Fmod: |a, b, _, g| [g, -g * (a / b).trunc()];
    CopySign: |a, _, y, g| {
        // NaN has no sign.
        let of_a = y.is("eq", a).pick(g, -g);
        let of_a = a.is("nan", a).pick(a, of_a);
        [a.is("ne", a.c(0.0)).when(of_a), g.c(0.0)]
    };
    Atan2: |a, b, _, g| {
        let r = a * a + b * b;
        let g = r.is("ne", r.c(0.0)).when(g / r);
        [g * b, -g * a]
    };
    Hypot: |a, b, y, g| [g * a / y, g * b / y];
    Prelu: |a, b, _, g| {
        let above = a.gt(0.0);
        [above.pick(g, g * b), above.pick(g.c(0.0), g * a)]
    };
    // Equal elements share the gradient, and each of two has it where one is NaN.
    Minimum: |a, b, _, g| shared(a, b, [a.is("gt", b), b.is("gt", a)], g);
    Maximum: |a, b, _, g| shared(a, b, [a.is("lt", b), b.is("lt", a)], g);
    Fmin: |a, b, _, g| {
        let first = a.is("le", b).or(b.is("nan", b));
        shared(a, b, [first.not(), first], g)
    };
    Fmax: |a, b, _, g| {
        let first = a.is("ge", b).or(b.is("nan", b));
        shared(a, b, [first.not(), first], g)
    };
    XLogY: |a, b, _, g| {
        let bounded = a.is("eq", a.c(0.0)).and(b.le(0.0));
        let none = g.is("eq", g.c(0.0)).and(b.is("nan", b).not());
        [bounded.or(none).not().when(g * b.ln()), g * a / b]
    };
    Pow<SCALAR>: |x, exponent, y, g| {
        let of_x = g * exponent * x.power(exponent - 1.0);
        let flat = x.is("eq", x.c(0.0)).and(exponent.is("ge", x.c(0.0)));
        [exponent.is("ne", x.c(0.0)).when(of_x), flat.not().when(g * y * x.ln())]
    };
    MseOp: |a, b, _, g| {
        let d = g * 2.0 * (a - b);
        [d, -d]
    };
    L1Op: |a, b, _, g| {
        let low = a.is("lt", b).when(-g);
        let d = a.is("gt", b).pick(g, low);
        [d, -d]
    };
    KlDivOp: |x, y, _, g| {
        let nothing = y.is("eq", y.c(0.0));
        [-g * y, nothing.pick(-g * x, g * (y.ln() + 1.0 - x))]
    };
    KlDivLogOp: |x, y, _, g| {
        let share = y.exp();
        [-g * share, g * share * (y - x + 1.0)]
    };
    BceOp: |x, y, _, g| {
        let between = (x * (x.c(1.0) - x)).larger(1e-12);
        [g * (x - y) / between, g * ((-x).ln_1p().larger(-100.0) - x.ln().larger(-100.0))]
    };
    BceLogitsOp: |x, y, _, g| [g * (x.logistic() - y), -g * x];
}
#[diagnostic::do_not_recommend]
impl<T: CudaElement + Real, const SMOOTH: bool> PtxBinaryDerivative<T, T> for HuberOp<T, SMOOTH>
where
    Self: BinaryOp<T, T, Out = T>,
{
    fn derivatives(
        k: &mut Body,
        [a, b, _]: [&[Val]; 3],
        grad: &[Val],
        params: &[Val],
    ) -> [Vec<Val>; 2] {
        let k = &RefCell::new(k);
        let [a, b, g, bound] = [a[0], b[0], grad[0], params[0]].map(|val| Sym { k, val });
        let way = a - b;
        // The sign.
        let far = way.gt(0.0).when(way.c(1.0));
        let far = way.lt(0.0).pick(way.c(-1.0), far);
        // NaN is near, as on the host.
        let slope = match SMOOTH {
            true => {
                let near = bound.gt(0.0).and(way.abs().is("ge", bound).not());
                near.pick(way / bound, far)
            }
            false => way.abs().is("gt", bound).pick(bound * far, way),
        };
        [g * slope, -g * slope].map(|x| vec![x.val])
    }
}
// Tests of elements, and their results: constants.
macro_rules! tests {
    ($($Op:ident)*) => { $(
        #[diagnostic::do_not_recommend]
        impl<T: CudaElement + Real> PtxUnaryDerivative<T> for $Op
        where
            Self: UnaryOp<T>,
        {
            fn derivative(k: &mut Body, x: Val, _: Val, _: Val, _: &[Val]) -> Val {
                k.lit(x.ty, 0.0)
            }
        }
    )* };
}
tests! { IsNan IsInf IsPosInf IsNegInf SignBit IsFinite LogicalNot }
macro_rules! logic {
    (unary $($Not:ident)*; binary $($Op:ident)*;) => {
        $(
            #[diagnostic::do_not_recommend]
            impl PtxUnaryDerivative<bool> for $Not {
                fn derivative(k: &mut Body, _: Val, _: Val, _: Val, _: &[Val]) -> Val {
                    k.int(Ty::U32, 0)
                }
            }
        )*
        $(
            #[diagnostic::do_not_recommend]
            impl PtxBinaryDerivative<bool, bool> for $Op {
                fn derivatives(k: &mut Body, _: [&[Val]; 3], _: &[Val], _: &[Val]) -> [Vec<Val>; 2] {
                    [none(k), none(k)]
                }
            }
        )*
    };
}
logic! {
    unary NotOp LogicalNot;
    binary AndOp OrOp XorOp LogicalAnd LogicalOr LogicalXor;
}
// Comparisons: constants.
macro_rules! comparisons {
    ($($Op:ident)*) => { $(
        #[diagnostic::do_not_recommend]
        impl<T: CudaElement + Real> PtxBinaryDerivative<T, T> for $Op
        where
            Self: BinaryOp<T, T>,
        {
            fn derivatives(k: &mut Body, [a, ..]: [&[Val]; 3], _: &[Val], _: &[Val]) -> [Vec<Val>; 2] {
                let zero = k.lit(a[0].ty, 0.0);
                [vec![zero], vec![zero]]
            }
        }
    )* };
}
comparisons! { EqOp NeOp LtOp LeOp GtOp GeOp }
#[diagnostic::do_not_recommend]
impl<A: CudaElement, B: CudaElement> PtxBinaryDerivative<A, B> for Pair {
    fn derivatives(_: &mut Body, _: [&[Val]; 3], grad: &[Val], _: &[Val]) -> [Vec<Val>; 2] {
        [vec![grad[0]], vec![grad[1]]]
    }
}
// A condition has no gradient.
fn none(k: &mut Body) -> Vec<Val> {
    vec![k.int(Ty::U32, 0)]
}
#[diagnostic::do_not_recommend]
impl<T: CudaElement + Real> PtxBinaryDerivative<bool, (T, T)> for Where {
    fn derivatives(
        k: &mut Body,
        [condition, ..]: [&[Val]; 3],
        grad: &[Val],
        _: &[Val],
    ) -> [Vec<Val>; 2] {
        let (zero, condition) = (k.lit(T::TY, 0.0), condition[0]);
        let parts = vec![
            k.sel(condition, grad[0], zero),
            k.sel(condition, zero, grad[0]),
        ];
        [none(k), parts]
    }
}
#[diagnostic::do_not_recommend]
impl<T: CudaElement + Real> PtxBinaryDerivative<T, bool> for MaskedFill<T>
where
    Self: BinaryOp<T, bool, Out = T>,
{
    fn derivatives(
        k: &mut Body,
        [_, mask, _]: [&[Val]; 3],
        grad: &[Val],
        _: &[Val],
    ) -> [Vec<Val>; 2] {
        let zero = k.lit(T::TY, 0.0);
        [vec![k.sel(mask[0], zero, grad[0])], none(k)]
    }
}
// The operation, how an element compares with a bound beyond which it is replaced, and where it is not.
macro_rules! clamps {
    ($($Op:ident $beyond:literal $within:literal;)*) => { $(
        #[diagnostic::do_not_recommend]
        impl<T: CudaElement + Real> PtxBinaryDerivative<T, T> for $Op
        where
            Self: BinaryOp<T, T, Out = T>,
        {
            fn derivatives(k: &mut Body, [a, b, _]: [&[Val]; 3], grad: &[Val], _: &[Val]) -> [Vec<Val>; 2] {
                let k = &RefCell::new(k);
                let [a, b, g] = [a[0], b[0], grad[0]].map(|val| Sym { k, val });
                shared(a, b, [a.is($beyond, b), a.is($within, b)], g).map(|x| vec![x.val])
            }
            fn derivatives_by_number(
                k: &mut Body, [a, b, _]: [&[Val]; 3], grad: &[Val], _: &[Val]
            ) -> [Vec<Val>; 2] {
                let k = &RefCell::new(k);
                let [a, b, g] = [a[0], b[0], grad[0]].map(|val| Sym { k, val });
                [a.is($within, b).when(g), g].map(|x| vec![x.val])
            }
        }
    )* };
}
clamps! { ClampMin "lt" "gt"; ClampMax "gt" "lt"; }
#[diagnostic::do_not_recommend]
impl<T: CudaElement + Real> PtxBinaryDerivative<T, (T, T)> for Clamp
where
    Self: BinaryOp<T, (T, T), Out = T>,
{
    fn derivatives(
        k: &mut Body,
        [x, limits, _]: [&[Val]; 3],
        grad: &[Val],
        _: &[Val],
    ) -> [Vec<Val>; 2] {
        let k = &RefCell::new(k);
        let [x, min, max, g] = [x[0], limits[0], limits[1], grad[0]].map(|val| Sym { k, val });
        // Of equal bounds `x` has the gradient, of different ones it shares it with the bound that it equals.
        let (apart, ordered) = (min.is("lt", max), min.is("le", max));
        let at_min = apart.and(x.is("eq", min));
        let at_max = apart.and(x.is("eq", max));
        let (below, above) = (x.is("lt", min), x.is("gt", max));
        let half = g * 0.5;
        let of_x = at_min.or(at_max).pick(half, g);
        let of_x = below.or(above).pick(g.c(0.0), of_x);
        let of_min = at_min.pick(half, below.and(ordered).when(g));
        let over = above.and(ordered).or(max.is("lt", min));
        let of_max = at_max.pick(half, over.when(g));
        [vec![of_x.val], vec![of_min.val, of_max.val]]
    }
    fn derivatives_by_number(
        k: &mut Body,
        [x, limits, _]: [&[Val]; 3],
        grad: &[Val],
        _: &[Val],
    ) -> [Vec<Val>; 2] {
        let k = &RefCell::new(k);
        let [x, min, max, g] = [x[0], limits[0], limits[1], grad[0]].map(|val| Sym { k, val });
        let within = x.is("gt", min).and(x.is("lt", max));
        [vec![within.when(g).val], vec![g.val; 2]]
    }
}
#[diagnostic::do_not_recommend]
impl<T: CudaElement + Real> PtxBinaryDerivative<T, (T, T)> for Lerp
where
    Self: BinaryOp<T, (T, T), Out = T>,
{
    fn derivatives(
        k: &mut Body,
        [start, other, _]: [&[Val]; 3],
        grad: &[Val],
        _: &[Val],
    ) -> [Vec<Val>; 2] {
        let k = &RefCell::new(k);
        let [start, end, weight, g] =
            [start[0], other[0], other[1], grad[0]].map(|val| Sym { k, val });
        let of_start = g * (weight.c(1.0) - weight);
        [
            vec![of_start.val],
            vec![(g * weight).val, (g * (end - start)).val],
        ]
    }
}
#[diagnostic::do_not_recommend]
impl<T: CudaElement + Real> PtxBinaryDerivative<T, (T, T)> for BceLogitsPosWeightOp
where
    Self: BinaryOp<T, (T, T), Out = T>,
{
    fn derivatives(
        k: &mut Body,
        [x, other, _]: [&[Val]; 3],
        grad: &[Val],
        _: &[Val],
    ) -> [Vec<Val>; 2] {
        let k = &RefCell::new(k);
        let [x, y, weight, g] = [x[0], other[0], other[1], grad[0]].map(|val| Sym { k, val });
        let both = (-x.abs()).exp().ln_1p();
        let log = x.lt(0.0).when(x) - both;
        let log_rest = x.gt(0.0).when(-x) - both;
        let of_x = (y.c(1.0) - y) * x.logistic() - y * weight * (-x).logistic();
        [
            vec![(g * of_x).val],
            vec![(g * (log_rest - weight * log)).val, (-g * y * log).val],
        ]
    }
}
#[diagnostic::do_not_recommend]
impl<T: CudaElement + Real> PtxBinaryDerivative<T, i32> for Powi
where
    Self: BinaryOp<T, i32, Out = T>,
{
    fn derivatives(
        k: &mut Body,
        [x, exponent, _]: [&[Val]; 3],
        grad: &[Val],
        _: &[Val],
    ) -> [Vec<Val>; 2] {
        let (one, zero) = (k.int(Ty::I32, 1), k.lit(T::TY, 0.0));
        let less = k.sub(exponent[0], one);
        let power = k.whole_power(x[0], less, Ty::I32);
        let factor = k.cvt(exponent[0], T::TY);
        let slope = k.mul(grad[0], factor);
        let slope = k.mul(slope, power);
        let nothing = k.int(Ty::I32, 0);
        let some = k.cmp("ne", exponent[0], nothing);
        [vec![k.sel(some, slope, zero)], none(k)]
    }
}
