//! The PTX implementation of each elementwise operation, one row each, in the order of the table of operations.

use core::f64::consts::{LN_2, LN_10, LOG2_E, LOG10_E, PI};
use std::vec;
use std::vec::Vec;

use crate::cuda::codegen::emit::{PtxBinary, PtxUnary};
use crate::cuda::ptx::element::CudaElement;
use crate::cuda::ptx::ir::{Body, Ty, Val};
use crate::cuda::runtime::launch::Args;
use crate::ops::nn::{
    BceLogitsOp, BceLogitsPosWeightOp, BceOp, HuberOp, KlDivLogOp, KlDivOp, L1Op, MseOp,
};
use crate::ops::rearrange::MaskedFill;
use crate::ops::*;

use Ty::*;

macro_rules! table {
    (
        unary { $($Op:ident $(($($p:ident)+))?: |$k:ident, $x:ident| $e:expr;)* }
        binary { $($Op2:ident $(<$C:ident>)?: |$k2:ident, $a:ident, $b:ident| $e2:expr;)* }
    ) => {
        $( table! { @unary $Op [$($($p)+)?] |$k, $x| $e } )*
        $(
            #[diagnostic::do_not_recommend]
            impl<T: CudaElement $(, const $C: bool)?> PtxBinary<T, T> for $Op2 $(<$C>)?
            where
                Self: BinaryOp<T, T>,
            {
                fn ptx($k2: &mut Body, a: &[Val], b: &[Val], _: &[Val]) -> Vec<Val> {
                    let ($a, $b) = (a[0], b[0]);
                    vec![$e2]
                }
            }
        )*
    };
    (@unary $Op:ident [] |$k:ident, $x:ident| $e:expr) => {
        #[diagnostic::do_not_recommend]
        impl<T: CudaElement> PtxUnary<T> for $Op
        where
            Self: UnaryOp<T>,
        {
            fn ptx($k: &mut Body, $x: Val, _: &[Val]) -> Val { $e }
        }
    };
    (@unary $Op:ident [$($p:ident)+] |$k:ident, $x:ident| $e:expr) => {
        #[diagnostic::do_not_recommend]
        impl<T: CudaElement> PtxUnary<T> for $Op<T>
        where
            Self: UnaryOp<T>,
        {
            fn args(&self, args: &mut Args) {
                $( args.number(self.$p); )+
            }
            fn params(k: &mut Body) -> Vec<Val> {
                vec![$({ let _ = stringify!($p); k.param(T::TY, false) }),+]
            }
            fn ptx($k: &mut Body, $x: Val, params: &[Val]) -> Val {
                if let [$($p),+] = *params { $e } else { $x }
            }
        }
    };
}

table! {
    unary {
        NegOp: |k, x| k.neg(x);
        Abs: |k, x| k.abs(x);
        Sign: |k, x| {
            let (zero, one) = (k.lit(x.ty, 0.0), k.lit(x.ty, 1.0));
            let minus = if x.ty.is_float() || x.ty.is_signed() { k.lit(x.ty, -1.0) } else { zero };
            let (below, above) = (k.cmp("lt", x, zero), k.cmp("gt", x, zero));
            let low = k.sel(below, minus, zero);
            k.sel(above, one, low)
        };
        Floor: |k, x| k.whole("rmi", x);
        Ceil: |k, x| k.whole("rpi", x);
        Round: |k, x| k.whole("rni", x);
        Trunc: |k, x| k.whole("rzi", x);
        Frac: |k, x| { let whole = k.whole("rzi", x); k.sub(x, whole) };
        Square: |k, x| k.mul(x, x);
        Sqrt: |k, x| k.sqrt(x);
        Rsqrt: |k, x| { let root = k.sqrt(x); k.reciprocal(root) };
        Reciprocal: |k, x| k.reciprocal(x);
        Exp: |k, x| k.exp(x);
        Exp2: |k, x| k.exp2(x);
        Expm1: |k, x| k.expm1(x);
        Log: |k, x| k.log(x);
        Log2: |k, x| { let (log, whole) = k.log_parts(x); k.log_to(x, log, whole, LOG2_E, 1.0) };
        Log10: |k, x| { let (log, whole) = k.log_parts(x); k.log_to(x, log, whole, LOG10_E, LN_2 / LN_10) };
        Log1p: |k, x| k.log1p(x);
        Sin: |k, x| k.sine(x, 0);
        Cos: |k, x| k.sine(x, 1);
        Tan: |k, x| k.tangent(x);
        Asin: |k, x| { let other = k.other_leg(x); k.atan2(x, other) };
        Acos: |k, x| { let other = k.other_leg(x); k.atan2(other, x) };
        Atan: |k, x| { let one = k.lit(x.ty, 1.0); k.atan2(x, one) };
        Sinh: |k, x| k.sinh(x);
        Cosh: |k, x| k.cosh(x);
        Tanh: |k, x| k.tanh(x);
        Asinh: |k, x| k.asinh(x);
        Acosh: |k, x| k.acosh(x);
        Atanh: |k, x| k.atanh(x);
        NanToNum: |k, x| {
            let largest = if x.ty == F32 { f32::MAX.into() } else { f64::MAX };
            let (min, max, zero) = (k.lit(x.ty, -largest), k.lit(x.ty, largest), k.lit(x.ty, 0.0));
            let (nan, finite) = (k.cmp("nan", x, x), k.between(x, min, max));
            k.sel(nan, zero, finite)
        };
        NanToNumWith(nan posinf neginf): |k, x| {
            let (up, down) = (k.lit(x.ty, f64::INFINITY), k.lit(x.ty, f64::NEG_INFINITY));
            let (is_up, is_down) = (k.cmp("eq", x, up), k.cmp("eq", x, down));
            let is_nan = k.cmp("nan", x, x);
            let y = k.sel(is_down, neginf, x);
            let y = k.sel(is_up, posinf, y);
            k.sel(is_nan, nan, y)
        };
        IsNan: |k, x| if x.ty.is_float() { k.cmp("nan", x, x) } else { k.cmp("ne", x, x) };
        IsInf: |k, x| if x.ty.is_float() {
            let (size, up) = (k.abs(x), k.lit(x.ty, f64::INFINITY));
            k.cmp("eq", size, up)
        } else { k.cmp("ne", x, x) };
        IsFinite: |k, x| if x.ty.is_float() {
            let (size, up) = (k.abs(x), k.lit(x.ty, f64::INFINITY));
            k.cmp("lt", size, up)
        } else { k.cmp("eq", x, x) };
        LogicalNot: |k, x| { let truth = k.cvt(x, Bool); k.not(truth) };
        NotOp: |k, x| k.not(x);
        Relu: |k, x| { let zero = k.lit(x.ty, 0.0); let below = k.cmp("lt", x, zero); k.sel(below, zero, x) };
        Relu6: |k, x| { let (zero, six) = (k.lit(x.ty, 0.0), k.lit(x.ty, 6.0)); k.between(x, zero, six) };
        LeakyRelu(slope): |k, x| { let low = k.mul(x, slope); k.above_zero(x, x, low) };
        Elu(alpha): |k, x| { let e = k.expm1(x); let low = k.mul(alpha, e); k.above_zero(x, x, low) };
        Selu: |k, x| {
            let high = k.scaled(x, 1.0507009873554805);
            let e = k.expm1(x);
            let low = k.scaled(e, 1.7580993408473766);
            k.above_zero(x, high, low)
        };
        Sigmoid: |k, x| k.logistic(x);
        LogSigmoid: |k, x| {
            // min(x, 0) - log1p(e^-|x|)
            let zero = k.lit(x.ty, 0.0);
            let low = k.smaller(x, zero);
            let size = k.abs(x);
            let minus = k.neg(size);
            let e = k.exp(minus);
            let log = k.log1p(e);
            k.sub(low, log)
        };
        GeluTanh: |k, x| {
            let cube = k.mul(x, x);
            let cube = k.mul(cube, x);
            let small = k.scaled(cube, 0.044715);
            let sum = k.add(x, small);
            let wide = k.scaled(sum, 1.5957691216057308);
            k.times_logistic(x, wide)
        };
        Silu: |k, x| k.times_logistic(x, x);
        Softplus: |k, x| {
            let (e, twenty) = (k.exp(x), k.lit(x.ty, 20.0));
            let low = k.log1p(e);
            let above = k.cmp("gt", x, twenty);
            k.sel(above, x, low)
        };
        SoftplusWith(beta threshold): |k, x| {
            let wide = k.mul(x, beta);
            let e = k.exp(wide);
            let low = k.log1p(e);
            let low = k.div(low, beta);
            let above = k.cmp("gt", wide, threshold);
            k.sel(above, x, low)
        };
        Softsign: |k, x| { let size = k.abs(x); let one = k.lit(x.ty, 1.0); let sum = k.add(one, size); k.div(x, sum) };
        Mish: |k, x| {
            let (e, two, twenty) = (k.exp(x), k.lit(x.ty, 2.0), k.lit(x.ty, 20.0));
            let sum = k.add(e, two);
            let n = k.mul(e, sum);
            let more = k.add(n, two);
            let part = k.div(n, more);
            let low = k.mul(x, part);
            let above = k.cmp("gt", x, twenty);
            k.sel(above, x, low)
        };
        Hardswish: |k, x| { let (part, six) = (k.up_to_six(x), k.lit(x.ty, 6.0)); let y = k.mul(x, part); k.div(y, six) };
        Hardsigmoid: |k, x| { let (part, six) = (k.up_to_six(x), k.lit(x.ty, 6.0)); k.div(part, six) };
        Hardtanh(min max): |k, x| k.between(x, min, max);
        Celu(alpha): |k, x| {
            let part = k.div(x, alpha);
            let e = k.expm1(part);
            let low = k.mul(alpha, e);
            k.above_zero(x, x, low)
        };
        Hardshrink(lambda): |k, x| {
            let (size, zero) = (k.abs(x), k.lit(x.ty, 0.0));
            let within = k.cmp("le", size, lambda);
            k.sel(within, zero, x)
        };
        Softshrink(lambda): |k, x| {
            let (zero, minus) = (k.lit(x.ty, 0.0), k.neg(lambda));
            let (high, low, none) = (k.sub(x, lambda), k.add(x, lambda), k.mul(x, zero));
            let (above, below) = (k.cmp("gt", x, lambda), k.cmp("lt", x, minus));
            let y = k.sel(below, low, none);
            k.sel(above, high, y)
        };
        Threshold(bound value): |k, x| { let low = k.cmp("le", x, bound); k.sel(low, value, x) };
        Erf: |k, x| k.erf(x);
        Erfc: |k, x| k.erfc(x);
        Gelu: |k, x| {
            let part = k.scaled(x, -core::f64::consts::FRAC_1_SQRT_2);
            let (mut rest, half) = (k.erfc(part), k.scaled(x, 0.5));
            if x.ty == F32 {
                // As on the host, where subnormal numbers would take long.
                let (end, nothing) = (k.lit(x.ty, -12.9375), k.lit(x.ty, 0.0));
                let below = k.cmp("lt", x, end);
                rest = k.sel(below, nothing, rest);
            }
            k.mul(half, rest)
        };
        Deg2Rad: |k, x| k.scaled(x, PI / 180.0);
        Rad2Deg: |k, x| k.scaled(x, 180.0 / PI);
        Logit: |k, x| {
            let (one, half, quarter) = (k.lit(x.ty, 1.0), k.lit(x.ty, 0.5), k.lit(x.ty, 0.25));
            let (rest, way) = (k.sub(one, x), k.sub(x, half));
            let twice = k.add(way, way);
            let part = k.div(twice, rest);
            let near = k.log1p(part);
            let odds = k.div(x, rest);
            let far = k.log(odds);
            let size = k.abs(way);
            let is_near = k.cmp("lt", size, quarter);
            k.sel(is_near, near, far)
        };
        IsPosInf: |k, x| { let up = k.lit(x.ty, f64::INFINITY); k.cmp("eq", x, up) };
        IsNegInf: |k, x| { let down = k.lit(x.ty, f64::NEG_INFINITY); k.cmp("eq", x, down) };
        SignBit: |k, x| k.is_signed(x);
    }
    binary {
        AddOp: |k, a, b| k.add(a, b);
        SubOp: |k, a, b| k.sub(a, b);
        MulOp: |k, a, b| k.mul(a, b);
        DivOp: |k, a, b| k.div(a, b);
        Atan2: |k, a, b| k.atan2(a, b);
        Hypot: |k, a, b| k.hypot(a, b);
        Prelu: |k, a, b| { let low = k.mul(a, b); k.above_zero(a, a, low) };
        Minimum: |k, a, b| k.smaller(a, b);
        Maximum: |k, a, b| k.larger(a, b);
        Fmin: |k, a, b| k.other_than_nan("lt", a, b);
        Fmax: |k, a, b| k.other_than_nan("gt", a, b);
        ClampMin: |k, a, b| k.larger(a, b);
        ClampMax: |k, a, b| k.smaller(a, b);
        EqOp: |k, a, b| k.cmp("eq", a, b);
        NeOp: |k, a, b| k.cmp("ne", a, b);
        LtOp: |k, a, b| k.cmp("lt", a, b);
        LeOp: |k, a, b| k.cmp("le", a, b);
        GtOp: |k, a, b| k.cmp("gt", a, b);
        GeOp: |k, a, b| k.cmp("ge", a, b);
        LogicalAnd: |k, a, b| { let (a, b) = (k.cvt(a, Bool), k.cvt(b, Bool)); k.bitwise("and", a, b) };
        LogicalOr: |k, a, b| { let (a, b) = (k.cvt(a, Bool), k.cvt(b, Bool)); k.bitwise("or", a, b) };
        LogicalXor: |k, a, b| { let (a, b) = (k.cvt(a, Bool), k.cvt(b, Bool)); k.bitwise("xor", a, b) };
        AndOp: |k, a, b| k.bitwise("and", a, b);
        OrOp: |k, a, b| k.bitwise("or", a, b);
        XorOp: |k, a, b| k.bitwise("xor", a, b);
        LeftShift: |k, a, b| k.shifted(true, a, b);
        RightShift: |k, a, b| k.shifted(false, a, b);
        FloorDivide: |k, a, b| if a.ty.is_float() { k.floats_divided(a, b) } else { k.divided(a, b).0 };
        Remainder: |k, a, b| if a.ty.is_float() {
            let rest = k.rest(a, b);
            let other = k.other_sign(rest, b);
            let sum = k.add(rest, b);
            k.sel(other, sum, rest)
        } else { k.divided(a, b).1 };
        Fmod: |k, a, b| if a.ty.is_float() { k.rest(a, b) } else { k.divided(a, b).2 };
        CopySign: |k, a, b| { let size = k.abs(a); k.signed_as(size, b) };
        Heaviside: |k, a, b| {
            let (zero, one) = (k.lit(a.ty, 0.0), k.lit(a.ty, 1.0));
            let (above, at) = (k.cmp("gt", a, zero), k.cmp("eq", a, zero));
            let y = k.sel(above, one, zero);
            k.sel(at, b, y)
        };
        XLogY: |k, a, b| {
            let (log, zero) = (k.log(b), k.lit(a.ty, 0.0));
            let y = k.mul(a, log);
            let (none, number) = (k.cmp("eq", a, zero), k.cmp("num", b, b));
            let none = k.bitwise("and", none, number);
            k.sel(none, zero, y)
        };
        Gcd: |k, a, b| k.common_divisor(a, b);
        Lcm: |k, a, b| {
            let divisor = k.common_divisor(a, b);
            let part = k.divided(a, divisor).0;
            let y = k.mul(part, b);
            if a.ty.size() >= 4 || !a.ty.is_signed() { k.abs(y) } else {
                let zero = k.int(a.ty, 0);
                let [a, b, divisor] = [a, b, divisor].map(|x| k.cmp("lt", x, zero));
                let signs = k.bitwise("xor", a, b);
                let negative = k.bitwise("xor", signs, divisor);
                let opposite = k.sub(zero, y);
                k.sel(negative, opposite, y)
            }
        };
        MseOp: |k, a, b| {
            let way = k.sub(a, b);
            k.mul(way, way)
        };
        L1Op: |k, a, b| {
            let way = k.sub(a, b);
            k.abs(way)
        };
        KlDivOp: |k, a, b| {
            let (zero, log) = (k.lit(b.ty, 0.0), k.log(b));
            let (nothing, own) = (k.cmp("eq", b, zero), k.mul(b, log));
            let (own, other) = (k.sel(nothing, zero, own), k.mul(b, a));
            k.sub(own, other)
        };
        KlDivLogOp: |k, a, b| {
            let (share, way) = (k.exp(b), k.sub(b, a));
            k.mul(share, way)
        };
        BceOp: |k, a, b| {
            let (one, least, minus) = (k.lit(a.ty, 1.0), k.lit(a.ty, -100.0), k.neg(a));
            let (other, log) = (k.log1p(minus), k.log(a));
            let (other, log) = (k.larger(other, least), k.larger(log, least));
            let rest = k.sub(b, one);
            let (rest, own) = (k.mul(rest, other), k.mul(b, log));
            k.sub(rest, own)
        };
        BceLogitsOp: |k, a, b| {
            let (one, zero) = (k.lit(a.ty, 1.0), k.lit(a.ty, 0.0));
            let rest = k.sub(one, b);
            let rest = k.mul(rest, a);
            let size = k.abs(a);
            let below = k.neg(size);
            let e = k.exp(below);
            let log = k.log1p(e);
            let (negative, minus) = (k.cmp("lt", a, zero), k.neg(a));
            let more = k.sel(negative, minus, zero);
            let sum = k.add(rest, log);
            k.add(sum, more)
        };
        Pow<SCALAR>: |k, a, b| if a.ty.is_float() { k.power(a, b) } else { k.whole_power(a, b, a.ty) };
    }
}
#[diagnostic::do_not_recommend]
impl<T: CudaElement, const SMOOTH: bool> PtxBinary<T, T> for HuberOp<T, SMOOTH>
where
    Self: BinaryOp<T, T, Out = T>,
{
    fn args(&self, args: &mut Args) {
        args.number(self.0);
    }
    fn params(k: &mut Body) -> Vec<Val> {
        vec![k.param(T::TY, false)]
    }
    fn ptx(k: &mut Body, a: &[Val], b: &[Val], params: &[Val]) -> Vec<Val> {
        let (bound, half) = (params[0], k.lit(T::TY, 0.5));
        let way = k.sub(a[0], b[0]);
        let size = k.abs(way);
        let near = k.cmp(if SMOOTH { "lt" } else { "le" }, size, bound);
        let square = k.mul(half, size);
        let mut square = k.mul(square, size);
        let below = k.mul(half, bound);
        let mut line = k.sub(size, below);
        if SMOOTH {
            square = k.div(square, bound);
        } else {
            line = k.mul(bound, line);
        }
        vec![k.sel(near, square, line)]
    }
}
#[diagnostic::do_not_recommend]
impl<T: CudaElement> PtxBinary<T, T> for IsClose<T>
where
    Self: BinaryOp<T, T>,
{
    fn args(&self, args: &mut Args) {
        args.number(self.rtol);
        args.number(self.atol);
    }
    fn params(k: &mut Body) -> Vec<Val> {
        vec![k.param(T::TY, false), k.param(T::TY, false)]
    }
    fn ptx(k: &mut Body, a: &[Val], b: &[Val], params: &[Val]) -> Vec<Val> {
        let (a, b) = (a[0], b[0]);
        let equal = k.cmp("eq", a, b);
        let way = k.sub(a, b);
        let (far, up) = (k.abs(way), k.lit(a.ty, f64::INFINITY));
        let finite = k.cmp("lt", far, up);
        let relative = k.mul(params[0], b);
        let relative = k.abs(relative);
        let bound = k.add(params[1], relative);
        let near = k.cmp("le", far, bound);
        let near = k.bitwise("and", finite, near);
        vec![k.bitwise("or", equal, near)]
    }
}
#[diagnostic::do_not_recommend]
impl<T: CudaElement> PtxBinary<T, bool> for MaskedFill<T>
where
    Self: BinaryOp<T, bool>,
{
    fn args(&self, args: &mut Args) {
        args.number(self.0);
    }
    fn params(k: &mut Body) -> Vec<Val> {
        vec![k.param(T::TY, false)]
    }
    fn ptx(k: &mut Body, a: &[Val], b: &[Val], params: &[Val]) -> Vec<Val> {
        vec![k.sel(b[0], params[0], a[0])]
    }
}
#[diagnostic::do_not_recommend]
impl<T: CudaElement> PtxBinary<T, i32> for Powi
where
    Self: BinaryOp<T, i32>,
{
    fn ptx(k: &mut Body, a: &[Val], b: &[Val], _: &[Val]) -> Vec<Val> {
        vec![k.whole_power(a[0], b[0], I32)]
    }
}
#[diagnostic::do_not_recommend]
impl<T: CudaElement> PtxBinary<T, (T, T)> for Clamp
where
    Self: BinaryOp<T, (T, T)>,
{
    fn ptx(k: &mut Body, x: &[Val], b: &[Val], _: &[Val]) -> Vec<Val> {
        vec![k.between(x[0], b[0], b[1])]
    }
}
#[diagnostic::do_not_recommend]
impl<T: CudaElement> PtxBinary<T, (T, T)> for BceLogitsPosWeightOp
where
    Self: BinaryOp<T, (T, T)>,
{
    fn ptx(k: &mut Body, x: &[Val], b: &[Val], _: &[Val]) -> Vec<Val> {
        let (x, y, weight) = (x[0], b[0], b[1]);
        let (one, zero) = (k.lit(x.ty, 1.0), k.lit(x.ty, 0.0));
        let size = k.abs(x);
        let below = k.neg(size);
        let e = k.exp(below);
        let log = k.log1p(e);
        let (negative, minus) = (k.cmp("lt", x, zero), k.neg(x));
        let more = k.sel(negative, minus, zero);
        let log = k.add(log, more);
        let rest = k.sub(one, y);
        let rest = k.mul(rest, x);
        let more = k.sub(weight, one);
        let more = k.mul(more, y);
        let factor = k.add(more, one);
        let log = k.mul(factor, log);
        vec![k.add(rest, log)]
    }
}
#[diagnostic::do_not_recommend]
impl<T: CudaElement> PtxBinary<T, (T, T)> for Lerp
where
    Self: BinaryOp<T, (T, T)>,
{
    fn ptx(k: &mut Body, start: &[Val], b: &[Val], _: &[Val]) -> Vec<Val> {
        let (start, end, weight) = (start[0], b[0], b[1]);
        let (one, half) = (k.lit(start.ty, 1.0), k.lit(start.ty, 0.5));
        let way = k.sub(end, start);
        let size = k.abs(weight);
        let near = k.cmp("lt", size, half);
        let step = k.mul(weight, way);
        let from_start = k.add(start, step);
        let rest = k.sub(one, weight);
        let back = k.mul(way, rest);
        let from_end = k.sub(end, back);
        vec![k.sel(near, from_start, from_end)]
    }
}
