//! Tests of operations beside those that each row has, and what those have in common.

extern crate std;
use std::vec::Vec;

use super::*;
use crate::expr::simd_dispatch::Fused;
use crate::num::D;
use crate::shape::Shape;
use crate::tensor::Tensor;

/// Elements that are modified in place.
pub(super) trait InPlace: Element {
    fn some(i: usize) -> Self;
    fn is_same(self, other: Self) -> bool;
    fn matrix(seed: usize) -> Tensor<Self, Matrix> {
        Tensor::<Self, Matrix>::from_fn(|[i, j]| Self::some(7 * i + 11 * j + seed))
    }
    #[track_caller]
    fn same<Sh: Shape>(a: &Tensor<Self, Sh>, b: &Tensor<Self, Sh>) {
        for (i, (a, b)) in a.as_slice().iter().zip(b.as_slice()).enumerate() {
            assert!(a.is_same(*b), "element {i}");
        }
    }
}
type Matrix = (D<9>, D<37>);
impl InPlace for f32 {
    fn some(i: usize) -> f32 {
        match i % 61 {
            0 => f32::NAN,
            1 => f32::INFINITY,
            // An angle for which the sine needs a call.
            2 => 1e30,
            i => (i as f32 - 30.0) * 0.17,
        }
    }
    fn is_same(self, other: f32) -> bool {
        self.to_bits() == other.to_bits() || self.is_nan() && other.is_nan()
    }
}
impl InPlace for i32 {
    fn some(i: usize) -> i32 {
        (i as i32 * 37) % 101 - 50
    }
    fn is_same(self, other: i32) -> bool {
        self == other
    }
}
impl InPlace for bool {
    fn some(i: usize) -> bool {
        i.is_multiple_of(3)
    }
    fn is_same(self, other: bool) -> bool {
        self == other
    }
}

/// Limits, zeros and numbers of all sizes.
const SPECIAL: [f64; 24] = [
    0.0,
    -0.0,
    1.0,
    -1.0,
    0.5,
    -0.5,
    0.75,
    1.0 / 3.0,
    -2.0,
    3.0,
    1e-3,
    -1e10,
    1e20,
    1e-30,
    3e38,
    -1e-38,
    1e-45,
    1e300,
    -1e-300,
    5e-324,
    f64::MAX,
    f64::INFINITY,
    f64::NEG_INFINITY,
    f64::NAN,
];
/// Powers in a loop with fused vectors, and their limits.
#[test]
fn powers_are_exact_to_a_unit() {
    let found = |a: f64, b: f64| Pow::<true>.apply_with::<Fused>(a, b);
    super::exact::within("pow", 0.6, found);
    super::exact::within("pow", 0.6, |a, b| Pow::<false>.apply_with::<Fused>(a, b));
    super::exact::within("pow", 1.0, |a, b| Pow::<false>.apply(a, b));
    // Those of the platform are within a unit, too.
    let more = [
        2.0,
        7.0,
        -3.0,
        1023.9,
        1074.0,
        -1074.5,
        9.007_199_254_740_993e15,
    ];
    let all = || SPECIAL.into_iter().chain(more);
    for (a, b) in all().flat_map(|a| all().map(move |b| (a, b))) {
        let (found, wanted) = (found(a, b), libm::pow(a, b));
        let close = (found - wanted).abs() <= 2.0 * f64::EPSILON * wanted.abs() + 5e-324;
        let same = found == wanted || found.is_nan() && wanted.is_nan();
        let sign = wanted.is_nan() || found.is_sign_negative() == wanted.is_sign_negative();
        assert!(
            (same || close) && sign,
            "{a:e} to the power of {b:e}: {found:e}, not {wanted:e}"
        );
    }
}

/// Powers that are products, roots and quotients.
#[test]
fn powers_by_roots_and_quotients_are_exact_to_a_unit() {
    let exponents = [2.0, 3.0, 0.5, -0.5, -1.0, -2.0];
    let found = |a: f32, b: f32| Pow::<true>.apply_with::<Fused>(a, b);
    for (a, b) in SPECIAL.into_iter().flat_map(|a| exponents.map(|b| (a, b))) {
        let (found, wanted) = (Pow::<true>.apply_with::<Fused>(a, b), libm::pow(a, b));
        let near = (found - wanted).abs() <= f64::EPSILON * wanted.abs();
        let same = found == wanted && found.is_sign_negative() == wanted.is_sign_negative();
        assert!(
            same || near || found.is_nan() && wanted.is_nan(),
            "{a:e} {b}: {found:e}, {wanted:e}"
        );
    }
    let step = if cfg!(miri) { 90_000_001 } else { 9_001 };
    for bits in (1..f32::INFINITY.to_bits()).step_by(step) {
        let x = f32::from_bits(bits);
        for b in [0.5, -0.5, -1.0, -2.0] {
            let (found, exact) = (f64::from(found(x, b)), f64::from(x).powf(f64::from(b)));
            let unit = f64::from((exact as f32).next_up()) - f64::from(exact as f32);
            let infinite = found.is_infinite() && exact > f64::from(f32::MAX);
            assert!(
                infinite || (found - exact).abs() <= unit,
                "{x:e} {b}: {found:e}, {exact:e}"
            );
        }
    }
}

/// Integers of 8 and 16 bits may be divided as floats.
#[test]
#[cfg_attr(miri, ignore = "more numbers than Miri does in minutes")]
fn small_integers_have_exact_quotients() {
    macro_rules! check {
        ($($T:ident: $divisors:expr;)*) => { $( {
            let divisors: std::vec::Vec<$T> = $divisors.collect();
            assert!(divisors.len() > 50);
            for b in divisors {
                for a in $T::MIN..=$T::MAX {
                    let found = [FloorDivide.apply(a, b), Remainder.apply(a, b), Fmod.apply(a, b)];
                    if b == 0 {
                        assert_eq!(found, [0, a, a]);
                        continue;
                    }
                    let (x, y) = (i32::from(a), i32::from(b));
                    let rest = ((x % y) + y) % y;
                    let wanted = [(x - rest) / y, rest, x % y].map(|x| x as $T);
                    assert_eq!(found, wanted, "{a} over {b}");
                }
            }
        } )* };
    }
    let few = |i: i32| (-4..5).map(move |j| i + j);
    let many = || {
        [0, 181, 256, 8192, 16384, 32768, -32768, 65536]
            .into_iter()
            .flat_map(few)
    };
    check! {
        i8: i8::MIN..=i8::MAX;
        u8: 0..=u8::MAX;
        i16: many().filter_map(|x| i16::try_from(x).ok());
        u16: many().filter_map(|x| u16::try_from(x).ok());
    }
}

/// Quotients and remainders in a loop, fused or not, are those of the operators, to the bit.
#[test]
#[cfg_attr(miri, ignore = "more numbers than Miri does in minutes")]
fn remainders_in_loops_are_those_of_the_operator() {
    fn check<T: Real + core::fmt::Debug>(pairs: impl Iterator<Item = (T, T)>) {
        let mut usual = 0;
        for (a, b) in pairs {
            macro_rules! same {
                ($($Op:ident)*) => { $(
                    let (mut rare, wanted) = (false, $Op.apply(a, b));
                    let found = $Op.apply_usual::<Fused>(a, b, &mut rare);
                    usual += usize::from(!rare);
                    let same = found == wanted && found.is_sign_negative() == wanted.is_sign_negative();
                    assert!(rare || same || found.is_nan() && wanted.is_nan(), "{a:?}, {b:?}: {found:?}, not {wanted:?}");
                )* };
            }
            same! { Fmod Remainder FloorDivide }
        }
        assert!(usual > 10_000);
    }
    let special = || SPECIAL.into_iter().flat_map(|a| SPECIAL.map(|b| (a, b)));
    let wide =
        || TWO().flat_map(|(a, b)| [(a, b), ((a * 8.0).round(), (b * 4.0).round()), (a * b, b)]);
    check(special().map(|(a, b)| (a as f32, b as f32)).chain(wide()));
    check(special().chain(wide().map(|(a, b)| (f64::from(a), f64::from(b)))));
    // Many elements in one expression, some of them rare.
    let a = Tensor::<f32, (D<2>, D<300>)>::from_fn(|[i, j]| (i * 300 + j) as f32 * 0.37 - 90.0);
    for at in [None, Some(0), Some(130), Some(299)] {
        let mut b =
            Tensor::<f32, (D<2>, D<300>)>::from_fn(|[i, j]| ((i + 7 * j) % 11) as f32 - 5.5);
        if let Some(at) = at {
            (b[[0, at]], b[[1, at]]) = (0.0, 1e-30);
        }
        let (x, y, z) = (
            a.fmod(&b).eval(),
            a.remainder(&b).eval(),
            a.floor_divide(b.t().t()).eval(),
        );
        for i in 0..2 {
            for j in 0..300 {
                let (a, b) = (a[[i, j]], b[[i, j]]);
                let same = |found: f32, wanted: f32| {
                    found.is_same(wanted)
                        && (found != 0.0 || found.is_sign_negative() == wanted.is_sign_negative())
                };
                assert!(same(x[[i, j]], a % b), "{a} % {b}");
                assert!(same(y[[i, j]], Remainder.apply(a, b)), "{a} modulo {b}");
                assert!(same(z[[i, j]], FloorDivide.apply(a, b)), "{a} // {b}");
            }
        }
    }
}

/// Functions of limits and zeros, fused or not, are those of the standard library, with their signs.
#[test]
fn limits_are_those_of_the_standard_library() {
    // The square roots of `libm` are assembly.
    if cfg!(miri) {
        return;
    }
    fn same(found: f64, wanted: f64) -> bool {
        let near = (found - wanted).abs() <= 1e-6 * wanted.abs();
        let equal = found == wanted
            && (found != 0.0 || found.is_sign_negative() == wanted.is_sign_negative());
        equal || wanted != 0.0 && near || found.is_nan() && wanted.is_nan()
    }
    macro_rules! check {
        ($($Op:ident $of:ident)*; $($Op2:ident $of2:ident)*) => {
            for a in SPECIAL {
                $(
                    let found = [$Op.apply(a), $Op.apply_with::<Fused>(a)];
                    assert!(found.iter().all(|x| same(*x, a.$of())), "{} of {a:e}: {found:?}", stringify!($of));
                    let (x, wanted) = (a as f32, f64::from((a as f32).$of()));
                    let found = [$Op.apply(x), $Op.apply_with::<Fused>(x)];
                    assert!(found.iter().all(|x| same((*x).into(), wanted)), "{} of {a:e}: {found:?}", stringify!($of));
                )*
                for b in SPECIAL {
                    $(
                        let found = [$Op2.apply(a, b), $Op2.apply_with::<Fused>(a, b)];
                        assert!(found.iter().all(|x| same(*x, a.$of2(b))), "{} of {a:e}, {b:e}: {found:?}", stringify!($of2));
                        let (x, y) = (a as f32, b as f32);
                        let (found, wanted) = ([$Op2.apply(x, y), $Op2.apply_with::<Fused>(x, y)], f64::from(x.$of2(y)));
                        assert!(found.iter().all(|x| same((*x).into(), wanted)), "{} of {a:e}, {b:e}: {found:?}", stringify!($of2));
                    )*
                }
            }
        };
    }
    check! {
        Exp exp Exp2 exp2 Expm1 exp_m1 Log ln Log2 log2 Log10 log10 Log1p ln_1p Sin sin Cos cos Tan tan Asin asin
        Acos acos Atan atan Sinh sinh Cosh cosh Tanh tanh Sqrt sqrt;
        Atan2 atan2 Hypot hypot
    }
    // Those of the standard library overflow early.
    macro_rules! check_areas {
        ($($Op:ident $of:ident $of_single:ident)*) => {
            for a in SPECIAL {
                $(
                    let (found, wanted) = ([$Op.apply(a), $Op.apply_with::<Fused>(a)], libm::$of(a));
                    assert!(found.iter().all(|x| same(*x, wanted) || a < 0.0 && x.is_nan()), "{} of {a:e}: {found:?}", stringify!($of));
                    let (x, wanted) = (a as f32, f64::from(libm::$of_single(a as f32)));
                    let found = [$Op.apply(x), $Op.apply_with::<Fused>(x)];
                    assert!(found.iter().all(|x| same((*x).into(), wanted) || a < 0.0 && x.is_nan()), "{} of {a:e}: {found:?}", stringify!($of));
                )*
            }
        };
    }
    check_areas! { Asinh asinh asinhf Acosh acosh acoshf Atanh atanh atanhf }
}

/// The result of a function of blocks, in the rest of a block, if there is one.
pub(super) fn by_block<T: Element, Op: UnaryOp<T, Out = T>>(_: Op, x: T) -> Option<T> {
    let function = Op::BLOCK?;
    if !crate::expr::simd_dispatch::has_blocks() {
        return None;
    }
    let mut y = [x];
    // SAFETY: one element is read and written; the processor has AVX-512.
    unsafe { function(y.as_ptr(), y.as_mut_ptr(), 1) };
    Some(y[0])
}

/// Floats of all magnitudes, and many between about -10 and 10.
#[allow(non_snake_case)]
pub(super) fn ONE() -> impl Iterator<Item = f32> + Clone {
    let near = (-20_000..=20_000).map(|i| i as f32 * 0.000_517);
    let wide = (-360..=360).map(|i| 1.27f32.powi(i));
    let about_one = (1..=200).map(|i| 1.0 - 1.0 / (i * i) as f32);
    let wide = wide.chain(about_one).flat_map(|x| [x, -x, 1.0 / x]);
    near.chain(wide)
}
/// Pairs of such floats.
#[allow(non_snake_case)]
pub(super) fn TWO() -> impl Iterator<Item = (f32, f32)> {
    let some: Vec<f32> = ONE().step_by(97).collect();
    let others = some.clone();
    some.into_iter()
        .flat_map(move |a| others.clone().into_iter().map(move |b| (a, b)))
}

/// The largest error, in units in the last place of the exact result.
#[derive(Default)]
pub(super) struct Worst {
    pub(super) ulp: f64,
    pub(super) at: [f32; 2],
    /// Results below may be 0.
    pub(super) nothing: f64,
}
/// The least result, in `f32` and in `f64`, of functions that are documented to be 0 where an exponential is infinite, or
/// the result almost subnormal.
pub(super) fn nothing(name: &str) -> [f64; 2] {
    match name {
        "sigmoid" => [2.95e-39, 5.6e-309],
        "silu" => [2.7e-37, 4e-306],
        "gelu" => [2.1e-37, 0.0],
        "gelu_tanh" => [3e-38, 1e-307],
        _ => [0.0; 2],
    }
}
impl Worst {
    pub(super) fn see(&mut self, x: &[f32], got: f32, exact: f64) {
        let nearest = exact as f32;
        let overflow = nearest.is_infinite() && got == f32::MAX.copysign(nearest);
        let nothing = got == 0.0 && exact.abs() < self.nothing;
        if nearest == got || overflow || nothing || nearest.is_nan() && got.is_nan() {
            return;
        }
        // Below 2⁻¹²⁰ intermediate results lose digits; above the largest float the result is infinity.
        let size = exact.abs().clamp(2f64.powi(-120), f32::MAX as f64);
        let unit = (size.log2().floor() - 23.0).exp2();
        let end = f32::MAX as f64 + unit;
        let (got, exact) = (f64::from(got).clamp(-end, end), exact.clamp(-end, end));
        let ulp = (got - exact).abs() / unit;
        if ulp.is_nan() || ulp > self.ulp {
            self.ulp = if ulp.is_nan() { f64::INFINITY } else { ulp };
            self.at = [x[0], x[x.len() - 1]];
        }
    }
    pub(super) fn within(&self, ulp: f64) {
        std::println!("{:.2} ulp at {:?}", self.ulp, self.at);
        assert!(self.ulp <= ulp, "{:.2} ulp at {:?}", self.ulp, self.at);
    }
}
