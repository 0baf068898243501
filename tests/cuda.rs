//! Kernels compared with the host's results, on a device or on the simulated driver of `tests/cuda_sim`:
//!
//! ```sh
//! cargo test --features cuda --test cuda                                      # a GPU
//! LD_LIBRARY_PATH=$(.ci/cuda_sim) cargo test --features cuda --test cuda      # none
//! ```
#![cfg(feature = "cuda")]

#[path = "cuda_sim/client.rs"]
mod cuda_sim;

use stridewise::cuda::{CudaElement, Target};
use stridewise::prelude::*;

/// How far apart two elements are, in units in the last place; 0 where they are the same or both NaN.
trait Apart: CudaElement + PartialEq + core::fmt::Debug {
    fn apart(self, other: Self) -> u64 {
        u64::from(self != other) * u64::MAX
    }
}
macro_rules! whole {
    ($($T:ident)*) => { $( impl Apart for $T {} )* };
}
whole! { i8 i16 i32 i64 isize u8 u16 u32 u64 usize bool }
macro_rules! floats {
    ($($T:ident $I:ident)*) => { $(
        impl Apart for $T {
            fn apart(self, other: Self) -> u64 {
                if self.is_nan() && other.is_nan() || self == other && self.is_sign_negative() == other.is_sign_negative() {
                    return 0;
                }
                if self.is_nan() || other.is_nan() || self.is_sign_negative() != other.is_sign_negative() {
                    // Both next to 0.
                    let near = |x: $T| x.abs() <= 16.0 * $T::from_bits(1);
                    return if near(self) && near(other) && self != 0.0 { 1 } else { u64::MAX };
                }
                (self.to_bits() as $I).abs_diff(other.to_bits() as $I) as u64
            }
        }
    )* };
}
floats! { f32 i32 f64 i64 }

fn close<T: Apart, Sh: Shape>(
    here: &BoxedTensor<T, Sh>,
    there: &BoxedTensor<T, Sh>,
    ulp: u64,
    what: &str,
) {
    for (i, (a, b)) in here.as_slice().iter().zip(there.as_slice()).enumerate() {
        assert!(
            a.apart(*b) <= ulp,
            "{what}: element {i} is {a:?} on the host, {b:?} on the device, {} ulp",
            a.apart(*b)
        );
    }
}
fn device<T: CudaElement, Sh: Shape>(x: &Tensor<T, Sh>) -> CudaTensor<T, Sh> {
    x.cuda().unwrap()
}

/// The same expression here and there.
macro_rules! same {
    ($($x:ident),+: $e:expr) => { same!(0; $($x),+: $e) };
    ($ulp:expr; $($x:ident),+: $e:expr) => {{
        let here = $e.eval_boxed();
        let there = {
            $( let $x = device(&$x); )+
            $( let _ = &$x; )+
            $e.eval().unwrap().to_host().unwrap()
        };
        close(&here, &there, $ulp, stringify!($e));
    }};
}

fn floats<Sh: Shape>() -> Tensor<f32, Sh> {
    let mut state = 1u32;
    let mut out = Tensor::<f32, Sh>::zeros();
    for x in out.as_mut_slice() {
        state = state.wrapping_mul(1664525).wrapping_add(1013904223);
        *x = (state >> 8) as f32 / 2f32.powi(21) - 4.0;
    }
    out
}
/// Floats of all kinds, and many about 0.
fn edges() -> Tensor<f32, Shape![600]> {
    let special = [
        0.0,
        -0.0,
        1.0,
        -1.0,
        0.5,
        -0.5,
        1.5,
        2.5,
        -2.5,
        f32::INFINITY,
        f32::NEG_INFINITY,
        f32::NAN,
        f32::MAX,
        f32::MIN,
        f32::MIN_POSITIVE,
        1e-40,
        -1e-40,
        1e-45,
        16777216.0,
        3e9,
        -3e9,
        1e19,
        88.0,
        -87.5,
        -103.0,
        89.0,
        20.0,
        21.0,
        0.9999999,
        1.0000001,
        255.7,
        256.0,
        -128.9,
        65535.9,
        4294967296.0,
    ];
    let mut i = 0;
    Tensor::from_fn(|_: [usize; 1]| {
        i += 1;
        let n = i - 1;
        match special.get(n) {
            Some(x) => *x,
            None if n < 400 => (n as f32 - 200.0) * 0.0517,
            None => 1.31f32.powi(n as i32 - 500) * if n % 2 == 0 { 1.0 } else { -1.0 },
        }
    })
}
macro_rules! wholes {
    ($T:ident) => {{
        let mut i = 0u64;
        Tensor::<$T, Shape![256]>::from_fn(|_: [usize; 1]| {
            i += 1;
            match i {
                1 => $T::MIN,
                2 => $T::MAX,
                3 => 0,
                4 => 1,
                5 => (0 as $T).wrapping_sub(1),
                _ => (i.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> (i % 60)) as $T,
            }
        })
    }};
}

#[test]
fn layouts() {
    let (a, b) = (floats::<Shape![6, 8, 10]>(), floats::<Shape![6, 8, 10]>());
    let row: Tensor<f32, Shape![10]> = floats();
    let column: Tensor<f32, Shape![8, 1]> = floats();
    same!(a, b: (&a + &b));
    same!(a: (a.transpose::<0, 2>() * 2.0));
    same!(a, b: (a.permute::<Dims![2, 0, 1]>() + b.permute::<Dims![2, 0, 1]>()));
    same!(a, b: (a.permute::<Dims![1, 0, 2]>() - b.view::<Shape![8, 6, 10]>()));
    same!(a: (a.narrow::<2, 1, 8>() + 1.0));
    same!(a: (a.narrow::<2, 1, 7>() + 1.0));
    same!(a: (a.narrow::<1, 3, 4>() + 1.0));
    same!(a: (a.select::<1, 5>() + 1.0));
    same!(a: (a.slice(s![.., ..;2, ..;3]) + 1.0));
    same!(a, row: (&a * &row));
    same!(a, column: (&a / &column));
    same!(a, row, column: ((&a - &row).maximum(&column)));
    same!(row: (row.expand::<Shape![4, 10]>() + 1.0));
    same!(column: (column.expand::<Shape![3, 8, 12]>() + 1.0));
    same!(a: (a.diagonal::<0, 0, 1>() + 1.0));
    same!(a: (a.unfold::<2, 3, 1>() + 1.0));
    same!(a: (a.mT() + 1.0));
    same!(a: (a.select::<0, 1>().select::<0, 1>().select::<0, 1>() + 1.0));
    same!(a: (1.0 - a.view::<Shape![480]>()));
    // Each length around the number that is read at once.
    macro_rules! lengths { ($($n:literal)*) => { $( { let x: Tensor<f32, Shape![$n]> = floats(); same!(x: (&x * &x)); } )* }; }
    lengths! { 1 2 3 4 5 7 255 256 257 1023 1024 1025 }
}

#[test]
fn views_of_results() {
    let (a, b) = (floats::<Shape![6, 8, 10]>(), floats::<Shape![6, 8, 10]>());
    let m: Tensor<f32, Shape![6, 8]> = floats();
    let w: Tensor<f32, Shape![10, 8]> = floats();
    same!(a, b: (&a + &b).reshape::<Shape![60, _]>());
    same!(a, b: (&a + &b).reshape::<Shape![60, 8]>().t());
    same!(a, b: (&a + &b).transpose::<0, 2>());
    same!(a, b: (&a + &b).permute::<Dims![2, 0, 1]>() * a.permute::<Dims![2, 0, 1]>());
    same!(a: (&a * 2.0).flatten::<1, -1>().unflatten::<1, Shape![4, 20]>().movedim::<0, 2>());
    same!(a: (&a * 2.0).unsqueeze::<1>().squeeze::<1>().transpose::<1, 2>().reshape::<Shape![480]>());
    same!(2; m, w: m.linear(&w).t().mm(&m));
    same!(2; m, w: m.linear(&w).reshape::<Shape![2, 3, 10]>().transpose::<0, 1>().softmax::<-1>());
    same!(2; m, w: (m.linear(&w).relu().t() + 1.0).sum_dim::<0>());
    same!(2; m, w: m.linear(&w).t().linear(m.linear(&w).t()));
    same!(a, b: (&a + &b).narrow::<1, 3, 4>());
    same!(a, b: (&a + &b).select::<2, -1>() * 2.0);
    same!(2; m, w: m.linear(&w).narrow::<1, 2, 6>().softmax::<1>());
    same!(a, b: (&a + &b).view::<Shape![8, _]>().t());
    same!(a, b: (&a + &b).slice(s![1..5;2, 3, ..]) * 2.0);
    same!(a, b: (&a + &b).unfold::<1, 3, 2>().sum_dim::<-1>());
    same!(a, b: (&a + &b).windows::<Shape![3, 4]>());
    same!(a, b: (&a + &b).diagonal::<1, 0, 1>().contiguous().mT());
    same!(2; m, w: m.linear(&w).expand::<Shape![3, _, 10]>());
    same!(2; m, w: m.linear(&w).expand::<Shape![3, _, 10]>().softmax::<1>());
    same!(m: m.lazy().t());
    same!(m: m.flip::<Dims![0]>().t().flip::<Dims![0]>());
    let none = Tensor::<f32, Shape![3, 0]>::zeros();
    same!(none: (&none + 1.0).t());
    same!(none: (&none + 1.0).flatten::<0, 1>().sum_dim::<0>());
}

#[test]
fn types() {
    let (f, g) = (edges(), edges().flip_values());
    macro_rules! casts { ($($T:ident)*) => { $( {
        same!(f: (f.to::<$T>()));
        let d = f.double().eval();
        same!(d: (d.to::<$T>()));
        let x = f.to::<$T>().eval();
        same!(x: (x.to::<f32>()));
        same!(x: (x.to::<i64>()));
        same!(x: (x.to::<u8>()));
        same!(x: (x.to::<i16>()));
        same!(x: (x.to::<bool>()));
    } )* }; }
    casts! { f32 f64 i8 i16 i32 i64 u8 u16 u32 u64 bool }
    macro_rules! integers { ($($T:ident)*) => { $( {
        let (x, y) = (wholes!($T), { let mut v = wholes!($T); v.as_mut_slice().reverse(); v });
        same!(x, y: (&x + &y));
        same!(x, y: (&x - &y));
        same!(x, y: (&x * &y));
        same!(x, y: (&x & &y));
        same!(x, y: (&x | &y));
        same!(x, y: (&x ^ &y));
        same!(x: (!&x));
        same!(x: (-&x));
        same!(x: (x.abs()));
        same!(x: (x.sign()));
        same!(x: (x.relu()));
        same!(x, y: (x.floor_divide(&y)));
        same!(x, y: (x.remainder(&y)));
        same!(x, y: (x.fmod(&y)));
        same!(x, y: (x.gcd(&y)));
        same!(x, y: (x.lcm(&y)));
        same!(x, y: (x.heaviside(&y)));
        same!(x: (x.threshold(3, 7)));
        same!(x, y: (x.bitwise_left_shift(&y)));
        same!(x, y: (x.bitwise_right_shift(&y)));
        same!(x: (x.bitwise_left_shift(3)));
        same!(x: (x.bitwise_right_shift(3)));
        same!(x: (x.pow(3)));
        same!(x, y: (x.pow(&y)));
        same!(x, y: (x.minimum(&y)));
        same!(x, y: (x.fmax(&y)));
        same!(x: (x.clamp(2, 9)));
        same!(x, y: (x.lt(&y)));
        same!(x, y: (x.ge(&y)));
        same!(x, y: (Pointwise::eq(&x, &y)));
        same!(x: (x.logical_not()));
    } )* }; }
    integers! { i8 i16 i32 i64 u16 u32 u64 }
    same!(f, g: (f.gt(&g) & f.lt(1.0)));
    same!(f, g: (f.gt(&g) ^ !f.lt(1.0)));
    same!(f, g: (where_(f.gt(&g), &f, 0.0)));
    same!(f, g: (where_(f.gt(&g), f.lt(1.0), g.lt(1.0))));
    same!(f, g: (f.gt(&g).logical_xor(f.le(&g))));
    same!(f, g: (f.gt(&g).fmin(f.lt(1.0))));
    same!(f, g: (f.gt(&g).fmax(f.lt(1.0))));
}
trait FlipValues {
    fn flip_values(self) -> Self;
}
impl FlipValues for Tensor<f32, Shape![600]> {
    fn flip_values(mut self) -> Self {
        self.as_mut_slice().reverse();
        self
    }
}

/// The bounds of every integer, what is next to them, and what is none: by literals, and as the host says.
#[test]
fn doubles_to_integers() {
    let bounds = [8, 16, 32, 64].map(|bits| 2f64.powi(bits));
    let mut all = vec![
        f64::NAN,
        -f64::NAN,
        f64::INFINITY,
        f64::NEG_INFINITY,
        0.0,
        -0.0,
        1e300,
    ];
    for bound in bounds {
        for x in [bound, bound / 2.0] {
            all.extend([x - 1.0, x - 0.5, x, x + 0.5, x + 1.0, x * 3.0]);
        }
    }
    let mut x = Tensor::<f64, Shape![112]>::zeros();
    for (to, (i, from)) in x
        .as_mut_slice()
        .iter_mut()
        .zip(all.iter().cycle().enumerate())
    {
        *to = if i < 55 { *from } else { -*from };
    }
    macro_rules! each { ($($T:ident)*) => { $( {
        same!(x: (x.to::<$T>()));
        let there = x.cuda().unwrap().to::<$T>().eval().unwrap().to_host().unwrap();
        assert_eq!(there.as_slice()[..4], [0, 0, $T::MAX, $T::MIN]);
    } )* }; }
    each! { i8 i16 i32 i64 isize u8 u16 u32 u64 usize }
    let x = x.float().eval();
    macro_rules! each { ($($T:ident)*) => { $( same!(x: (x.to::<$T>())); )* }; }
    each! { i8 i16 i32 i64 u8 u16 u32 u64 }
}

#[test]
fn exact_operations() {
    let (x, y) = (edges(), edges().flip_values());
    macro_rules! rows { ($x:ident $y:ident; $($e:expr;)*) => { $( same!($x, $y: $e); )* }; }
    rows! { x y;
        (-&x); (x.abs()); (x.sign()); (x.floor()); (x.ceil()); (x.round()); (x.trunc()); (x.frac()); (x.square());
        (x.sqrt()); (x.rsqrt()); (x.reciprocal());
        (x.clamp(-1.0, 2.0)); (x.clamp_min(0.5)); (x.clamp_max(0.5)); (x.nan_to_num()); (x.nan_to_num_with(1.0, 2.0, 3.0));
        (x.isnan()); (x.isinf()); (x.isfinite()); (x.logical_not()); (x.relu()); (x.relu6()); (x.leaky_relu(0.1));
        (x.softsign()); (x.hardswish()); (x.hardsigmoid()); (x.hardtanh(-1.0, 1.0));
        (&x + &y); (&x - &y); (&x * &y); (&x / &y); (x.minimum(&y)); (x.maximum(&y)); (x.fmin(&y)); (x.fmax(&y));
        (Pointwise::eq(&x, &y)); (Pointwise::ne(&x, &y)); (x.lt(&y)); (x.le(&y)); (x.gt(&y)); (x.ge(&y));
        (x.deg2rad()); (x.rad2deg()); (x.isposinf()); (x.isneginf()); (x.signbit()); (x.copysign(&y)); (x.heaviside(&y));
        (x.hardshrink(0.5)); (x.softshrink(0.5)); (x.threshold(1.0, 7.0)); (x.isclose(&y)); (x.isclose_with(&y, 1.5, 0.25));
        (x.masked_fill(y.gt(1.0), 3.0));
        (x.fmod(&y)); (x.remainder(&y)); (x.floor_divide(&y)); (x.fmod(0.1)); (x.remainder(-0.7)); (x.floor_divide(3.0));
        (x.prelu(&y)); (x.prelu(0.25)); (y.prelu(x.abs()));
        (x.logical_and(&y)); (x.logical_or(&y)); (x.logical_xor(&y)); (x.lerp(&y, 0.25)); (x.lerp(&y, 0.75)); (x.pow(3));
    }
    let (x, y) = (x.double().eval(), y.double().eval());
    macro_rules! rows { ($x:ident $y:ident; $($e:expr;)*) => { $( same!($x, $y: $e); )* }; }
    rows! { x y;
        (x.fmod(&y)); (x.remainder(&y)); (x.floor_divide(&y)); (x.copysign(&y)); (x.signbit());
        (&x + &y); (&x / &y); (x.sqrt()); (x.round()); (x.minimum(&y)); (x.relu()); (x.lt(&y)); (x.hardswish());
    }
}

#[test]
fn functions() {
    let (x, y) = (edges(), edges().flip_values());
    macro_rules! rows { ($x:ident $y:ident; $($ulp:literal $e:expr;)*) => { $( same!($ulp; $x, $y: $e); )* }; }
    rows! { x y;
        4 (x.exp()); 4 (x.exp2()); 4 (x.expm1()); 4 (x.log()); 4 (x.log2()); 4 (x.log10()); 4 (x.log1p());
        2 (x.asin()); 2 (x.acos()); 2 (x.atan()); 2 (x.atan2(&y)); 4 (x.hypot(&y)); 2 (x.pow(&y)); 2 (x.pow(2.5));
        6 (x.sinh()); 6 (x.cosh()); 6 (x.tanh()); 8 (x.asinh()); 8 (x.acosh()); 8 (x.atanh());
        6 (x.sigmoid()); 8 (x.silu()); 8 (x.softplus()); 8 (x.softplus_with(2.0, 20.0)); 8 (x.mish()); 8 (x.elu(1.0));
        8 (x.selu()); 400 (x.gelu_tanh());
        8 (x.erf()); 16 (x.erfc()); 200 (x.gelu()); 8 (x.logit()); 8 (x.celu(2.0)); 8 (x.xlogy(&y));
        2 (x.sin()); 2 (x.cos()); 4 (x.tan());
    }
    // Where next to nothing is left, the digits of the two ways differ.
    same!(40; x: (x.logsigmoid()));
    let (x, y) = (x.double().eval(), y.double().eval());
    macro_rules! rows { ($x:ident $y:ident; $($ulp:literal $e:expr;)*) => { $( same!($ulp; $x, $y: $e); )* }; }
    rows! { x y;
        4 (x.exp()); 4 (x.exp2()); 4 (x.expm1()); 4 (x.log()); 4 (x.log2()); 4 (x.log10()); 4 (x.log1p()); 8 (x.asin());
        8 (x.erf()); 64 (x.erfc());
        8 (x.acos()); 8 (x.atan()); 8 (x.atan2(&y)); 4 (x.hypot(&y)); 6 (x.tanh()); 6 (x.sigmoid()); 6 (x.sinh());
        2 (x.pow(&y)); 2 (x.pow(2.5)); 2 (x.pow(-7.0)); 2 (x.sin()); 2 (x.cos()); 4 (x.tan());
    }
}

// Of angles from 1 to the largest numbers, and of those next to multiples of π/2.
#[test]
fn angles_of_any_size() {
    let mut state = 7u64;
    let mut number = |from: u64, to: u64| {
        state = state
            .wrapping_mul(6364136223846793005)
            .wrapping_add(1442695040888963407);
        from + (state >> 11) % (to - from)
    };
    // The first is next to a multiple of π/2 as no other double is.
    let doubles = Tensor::<f64, Shape![600]>::from_fn(|[i]: [usize; 1]| match i {
        0 => 6381956970095103.0 * 2f64.powi(797),
        1 => f64::MAX,
        2 => -1e22,
        3 => f64::INFINITY,
        4..52 => 2f64.powi(i as i32 + 20),
        _ => f64::from_bits(number(1f64.to_bits(), f64::MAX.to_bits())),
    });
    let singles = Tensor::<f32, Shape![600]>::from_fn(|[i]: [usize; 1]| match i {
        0 => 1e18,
        1 => -1e20,
        2 => f32::MAX,
        3 => 16367173.0 * 2f32.powi(72),
        4..40 => 2f32.powi(i as i32 + 20),
        _ => f32::from_bits(number(1f32.to_bits().into(), f32::MAX.to_bits().into()) as u32),
    });
    for x in [(-&doubles).eval(), doubles] {
        same!(2; x: (x.sin()));
        same!(2; x: (x.cos()));
        same!(4; x: (x.tan()));
    }
    for x in [(-&singles).eval(), singles] {
        same!(1; x: (x.sin()));
        same!(1; x: (x.cos()));
        same!(2; x: (x.tan()));
    }
}

// The powers of small whole numbers are whole.
#[test]
fn powers_of_doubles() {
    let x = Tensor::<f64, Shape![40, 1]>::from_fn(|[i, _]: [usize; 2]| i as f64 - 20.0);
    let y = Tensor::<f64, Shape![11]>::from_fn(|[i]: [usize; 1]| i as f64);
    same!(0; x, y: (x.pow(&y)));
    // Of numbers next to 1 and exponents so large that the logarithm counts to its last digit, and of all others.
    let mut state = 3u64;
    let mut part = || {
        state = state
            .wrapping_mul(6364136223846793005)
            .wrapping_add(1442695040888963407);
        (state >> 11) as f64 / 2f64.powi(53)
    };
    let x = Tensor::<f64, Shape![1000]>::from_fn(|[i]: [usize; 1]| match i % 2 {
        0 => 0.7 + 0.72 * part(),
        _ => 2f64.powf(2000.0 * part() - 1000.0),
    });
    let y = Tensor::<f64, Shape![1000]>::from_fn(|[i]: [usize; 1]| {
        (1420.0 * part() - 715.0) / x.as_slice()[i].ln()
    });
    same!(2; x, y: (x.pow(&y)));
}

#[test]
fn in_place() {
    let stream = CudaStream::new(0).unwrap();
    let e: Tensor<f32, Shape![8, 12]> = floats();
    let row: Tensor<f32, Shape![12]> = floats();
    let (mut here, mut there) = (e.clone(), e.to_device(&stream).unwrap());
    let (de, drow) = (device(&e), row.to_device(&stream).unwrap());
    here.add_(&e).mul_(2.0).sub_(&row).div_(&e);
    there
        .add_(&de)
        .unwrap()
        .mul_(2.0)
        .unwrap()
        .sub_(&drow)
        .unwrap()
        .div_(&de)
        .unwrap();
    close(
        &(&here + 0.0).eval_boxed(),
        &there.to_host().unwrap(),
        0,
        "in place",
    );
    here.as_view_mut().narrow::<1, 2, 3>().fill_(7.0);
    here.as_view_mut()
        .transpose::<0, 1>()
        .select::<0, 11>()
        .copy_(e.select::<1, 0>());
    there.as_view_mut().narrow::<1, 2, 3>().fill_(7.0).unwrap();
    there
        .as_view_mut()
        .transpose::<0, 1>()
        .select::<0, 11>()
        .copy_(de.select::<1, 0>())
        .unwrap();
    let [mut left, right] = here.as_view_mut().chunk::<1, 2>();
    left.add_(&right);
    let [mut left, right] = there.as_view_mut().chunk::<1, 2>();
    left.add_(&right).unwrap();
    close(
        &(&here + 0.0).eval_boxed(),
        &there.to_host().unwrap(),
        0,
        "parts in place",
    );
    let mut out = CudaTensor::<f32, Shape![12, 8]>::zeros_on(&stream).unwrap();
    (de.t() * 3.0).eval_into(&mut out).unwrap();
    (de.t() * 3.0)
        .eval_into(&mut out.as_view_mut().rebase())
        .unwrap();
    close(
        &(e.t() * 3.0).eval_boxed(),
        &out.to_host().unwrap(),
        0,
        "into",
    );
}

#[test]
fn copies() {
    let a: Tensor<f32, Shape![4, 6]> = floats();
    let d = device(&a);
    let copy: CudaTensor<f32, Shape![6, 4]> = d.t().contiguous().unwrap();
    close(
        &(a.t() + 0.0).eval_boxed(),
        &copy.to_host().unwrap(),
        0,
        "contiguous",
    );
    let flat: CudaTensor<f32, Shape![24]> = d.t().reshape::<Shape![24]>().unwrap();
    close(
        &(&a.t().reshape::<Shape![24]>() + 0.0).eval_boxed(),
        &flat.to_host().unwrap(),
        0,
        "reshape",
    );
    let mut out = [0.0; 24];
    d.copy_to_slice(&mut out).unwrap();
    assert_eq!(out, a.as_slice());
    assert_eq!(
        d.copy_to_slice(&mut out[1..]),
        Err(CudaError::Length {
            expected: 24,
            found: 23
        })
    );
    let mut d = d;
    d.copy_from_slice(&[1.0; 24]).unwrap();
    assert_eq!(d.view::<Shape![24]>().to_host().unwrap().sum(), 24.0);
    let zeros = CudaTensor::<f32, Shape![24]>::zeros_on(d.stream()).unwrap();
    assert_eq!(zeros.to_host().unwrap().as_slice(), [0.0; 24]);
    let empty = Tensor::<f32, Shape![3, 0]>::zeros().cuda().unwrap();
    assert_eq!((&empty + 1.0).eval().unwrap().to_host().unwrap().numel(), 0);
    assert_eq!(size_of::<CudaView<f32, Shape![3, 4]>>(), size_of::<usize>());
}

/// What has no elements is read by no one, and still belongs to a stream.
#[test]
fn empty_operands() {
    let stream = CudaStream::new(0).unwrap();
    let none = Tensor::<f32, Shape![0, 4]>::zeros()
        .to_device(&stream)
        .unwrap();
    let other = CudaStream::new(0).unwrap();
    let some = Tensor::<f32, Shape![2, 4]>::arange()
        .to_device(&other)
        .unwrap();
    macro_rules! gives {
        ($($e:expr => $expected:expr;)*) => { $( {
            let out = $e.unwrap();
            assert_eq!(out.stream(), &stream, "{}", stringify!($e));
            assert_eq!(out.to_host().unwrap().as_slice(), $expected, "{}", stringify!($e));
        } )* };
    }
    let nothing: [f32; 0] = [];
    let low = f32::NEG_INFINITY;
    gives! {
        none.sum() => [0.0];
        (&none * 2.0).sum() => [0.0];
        none.amax() => [low];
        none.sum_dim::<0>().eval() => [0.0; 4];
        none.prod_dim::<0>().eval() => [1.0; 4];
        none.sum_dims::<Dims![0, 1]>().eval() => [0.0];
        none.amax_dim::<1>().eval() => nothing;
        none.sum_dim::<1>().eval() => nothing;
        none.softmax::<0>().eval() => nothing;
        none.softmax::<1>().eval() => nothing;
        none.layer_norm::<Shape![4]>(1e-5).eval() => nothing;
        none.argmax_dim::<1>().eval() => [0usize; 0];
        none.t().sum_dim::<1>().eval() => [0.0; 4];
        (&none, &some).cat::<0>().eval() => [0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0];
        (&none, &none).cat::<0>().eval() => nothing;
        [&none, &none].cat::<0>().eval() => nothing;
        (&none, &none).stack::<0>().eval() => nothing;
        (&none, &some).cat::<0>().sum() => [28.0];
        none.pad::<Shape![0, 0, 1, 2]>(7.0).eval() => [7.0; 12];
        none.pad::<Shape![1, 0]>(7.0).eval() => nothing;
        none.flip::<Dims![0]>().eval() => nothing;
        none.roll::<0>(1).eval() => nothing;
        none.repeat::<Shape![2, 3]>().eval() => nothing;
        none.tril(0).eval() => nothing;
        none.t().mm(&none).eval() => [0.0; 16];
        (none.t().mm(&none) + 1.0).eval() => [1.0; 16];
        none.t().mm(&none).sum() => [0.0];
        (&none + 1.0).eval() => nothing;
        none.view::<Shape![0]>().eval() => nothing;
    }
    let nowhere = CudaView::<f32, Shape![0, 4]>::nowhere();
    assert_eq!(
        (&some, nowhere)
            .cat::<0>()
            .sum()
            .unwrap()
            .to_host()
            .unwrap()[[]],
        28.0
    );
    assert!(none.mean().unwrap().to_host().unwrap()[[]].is_nan());
    let indices = Tensor::<i64, Shape![0]>::zeros()
        .to_device(&stream)
        .unwrap();
    let rows = some.index_select::<0>(&indices).unwrap();
    assert_eq!(rows.eval().unwrap().numel(), 0);
    assert_eq!(
        some.take(&indices)
            .unwrap()
            .sum()
            .unwrap()
            .to_host()
            .unwrap()[[]],
        0.0
    );
    let first = Tensor::<i64, Shape![1]>::zeros().cuda().unwrap();
    let rows = none.index_select::<1>(&first);
    assert_eq!(rows.unwrap().sum().unwrap().to_host().unwrap()[[]], 0.0);
    // Of no elements, index 0 is out of range.
    assert!(none.index_select::<0>(&first).is_err());
    assert!(some.narrow::<0, 2, 0>().index_select::<0>(&first).is_err());
    // Views without elements of what has some, from its end on.
    let end = some.narrow::<0, 2, 0>();
    assert_eq!(end.sum().unwrap().to_host().unwrap()[[]], 0.0);
    assert_eq!(end.sum().unwrap().stream(), &other);
    assert_eq!(end.rebase().sum().unwrap().stream(), &other);
    assert_eq!(
        (end, &some).cat::<0>().sum().unwrap().to_host().unwrap()[[]],
        28.0
    );
    assert_eq!(
        (&some, end).cat::<0>().sum().unwrap().to_host().unwrap()[[]],
        28.0
    );
    assert_eq!(
        end.pad::<Shape![0, 0, 0, 1]>(1.0)
            .sum()
            .unwrap()
            .to_host()
            .unwrap()[[]],
        4.0
    );
    let (left, right) = some.split_with_sizes::<0, Shape![2, 0]>();
    assert_eq!(left.sum().unwrap().to_host().unwrap()[[]], 28.0);
    assert_eq!(right.sum().unwrap().to_host().unwrap()[[]], 0.0);
    let mut out = CudaTensor::<f32, Shape![0, 4]>::zeros_on(&stream).unwrap();
    out.add_(&none).unwrap().fill_(1.0).unwrap();
    (&none * 2.0).eval_into(&mut out).unwrap();
    if cuda_sim::is_loaded() {
        let far = Tensor::<f32, Shape![0, 4]>::zeros();
        let far = far.to_device(&CudaStream::new(1).unwrap()).unwrap();
        assert_eq!(far.sum().unwrap().stream().device(), 1);
        assert_eq!(
            (&far, &some).cat::<0>().eval().unwrap_err(),
            CudaError::OtherDevice
        );
    }
}

#[test]
fn a_misaligned_view_is_read_element_by_element() {
    let a: Tensor<f32, Shape![1025]> = floats();
    let d = device(&a);
    let (here, there) = (a.narrow_from_one(), d.slice(s![1..]).rebase());
    let there = (there * 2.0).eval().unwrap().to_host().unwrap();
    close(&here, &there, 0, "misaligned");
}
trait NarrowFromOne {
    fn narrow_from_one(&self) -> BoxedTensor<f32, Shape![1024]>;
}
impl NarrowFromOne for Tensor<f32, Shape![1025]> {
    fn narrow_from_one(&self) -> BoxedTensor<f32, Shape![1024]> {
        (self.slice(s![1..]) * 2.0).eval_boxed()
    }
}

#[test]
fn errors() {
    assert!(matches!(CudaStream::new(99), Err(CudaError::NoDevice(_))));
    let nowhere = CudaView::<f32, Shape![4]>::nowhere();
    let error = (nowhere + 1.0).eval().unwrap_err();
    assert_eq!(error, CudaError::Nowhere);
    assert_eq!(
        error.to_string(),
        "the view is over no memory of a CUDA device"
    );
    assert!(CudaError::OutOfMemory.to_string().contains("memory"));
}

#[test]
fn streams_and_threads() {
    let (one, two) = (CudaStream::new(0).unwrap(), CudaStream::new(0).unwrap());
    let a: Tensor<f32, Shape![64]> = floats();
    let (x, y) = (a.to_device(&one).unwrap(), a.to_device(&two).unwrap());
    assert_eq!((&x + &y).eval().unwrap().stream(), &one);
    assert_eq!((&x + &y).eval_on(&two).unwrap().stream(), &two);
    std::thread::scope(|scope| {
        for i in 0..4 {
            let (a, x, y) = (&a, &x, &y);
            scope.spawn(move || {
                let z = (x * y + i as f32).eval().unwrap().to_host().unwrap();
                assert_eq!(z[[3]], a[[3]] * a[[3]] + i as f32);
            });
        }
    });
    one.synchronize().unwrap();
    drop((x, y));
}

#[test]
fn text_is_the_same_each_time_and_reads_16_bytes_at_once() {
    let a = CudaView::<f32, Shape![1024]>::nowhere();
    let target = Target::new(90, 12040);
    let text = |c: f32| (a * a + c).relu().kernel(target).unwrap().ptx().to_string();
    assert_eq!(text(1.0), text(2.0));
    assert!(
        text(1.0).contains("ld.global.nc.L1::no_allocate.v4.f32")
            && text(1.0).contains("st.global.v4.f32")
    );
    // Counted by the disassembler, in `.ci/cuda`.
    if let Some(folder) = std::env::var_os("CUDA_PTX") {
        let b = CudaView::<f32, Shape![48, 64, 80]>::nowhere();
        let c = CudaView::<f32, Shape![80, 48, 64]>::nowhere();
        let permuted = (b.permute::<Dims![2, 0, 1]>() + c).kernel(target).unwrap();
        let whole = CudaView::<f32, Shape![1 << 20]>::nowhere();
        let fused = (whole * whole + whole).relu().kernel(target).unwrap();
        for (name, kernel) in [("permuted_add", permuted), ("fused", fused)] {
            std::fs::write(
                std::path::Path::new(&folder)
                    .join(name)
                    .with_extension("ptx"),
                kernel.ptx(),
            )
            .unwrap();
        }
    }
    let bytes = CudaView::<u8, Shape![1024]>::nowhere();
    assert!(
        (bytes + 1)
            .kernel(target)
            .unwrap()
            .ptx()
            .contains("st.global.v4.u32")
    );
}

/// Sums in another order than the host's.
fn near(here: &[f32], there: &[f32], what: &str) {
    assert_eq!(here.len(), there.len());
    for (a, b) in here.iter().zip(there) {
        let close = (a - b).abs() <= 1e-5 * (1.0 + a.abs());
        assert!(
            close || a.is_nan() && b.is_nan() || a == b,
            "{what}: {a} on the host, {b} on the device"
        );
    }
}
macro_rules! reduced {
    ($x:ident: $($here:expr => $there:expr;)*) => { $( {
        let here = $here.eval_boxed();
        let there = {
            let $x = device(&$x);
            $there.unwrap().to_host().unwrap()
        };
        near(here.as_slice(), there.as_slice(), stringify!($there));
    } )* };
    // The same text here and there.
    ($x:ident; $($e:expr;)*) => { reduced! { $x: $( $e => $e.eval(); )* } };
}

#[test]
fn reductions() {
    let x: Tensor<f32, Shape![6, 37, 10]> = floats();
    macro_rules! number {
        ($e:expr) => {{
            let v: Tensor<f32, Shape![1]> = tensor![$e];
            v
        }};
    }
    reduced! { x:
        number!(x.sum()) => x.sum();
        number!(x.mean()) => x.transpose::<0, 2>().mean();
        number!(x.max()) => x.amax();
        number!((&x * &x).min()) => (&x * &x).amin();
    }
    reduced! { x;
        x.sum_dim::<2>();
        x.sum_dim::<0>();
        x.sum_dim::<-2>();
        x.sum_dim_keepdim::<1>();
        x.transpose::<0, 1>().sum_dim::<1>();
        x.mean_dim::<1>();
        x.amax_dim::<1>();
        (x.narrow::<1, 3, 30>() * 2.0).amin_dim::<0>();
        x.softmax::<2>();
        x.softmax::<0>();
        x.log_softmax::<1>();
        x.layer_norm::<Shape![10]>(1e-5);
        x.layer_norm::<Shape![37, 10]>(1e-5);
        x.rms_norm::<Shape![10]>(1e-5);
        x.sum_dims::<Dims![0, 2]>();
        x.mean_dims::<Dims![1, 2]>();
        x.mean_dims_keepdim::<Dims![0, 1]>();
        x.transpose::<0, 2>().amax_dims::<Dims![0, -1]>();
        x.var_dim::<1>();
        x.std_dim::<2>();
        x.var_dim_with::<1>(0);
        x.norm_dim::<1>();
        x.norm_dim_with::<1>(3.0);
        x.norm_dim_with::<2>(0.5);
        x.norm_dims_with::<Dims![0, 1]>(1.0);
        x.relu().norm_dim_with::<0>(0.0);
        x.norm_dim_with::<1>(f32::INFINITY);
        x.norm_dim_with::<1>(f32::NEG_INFINITY);
        x.logsumexp_dim::<1>();
        (&x * 0.01 + 1.0).prod_dim::<2>();
    }
    let x: Tensor<f32, Shape![3, 1000]> = floats();
    reduced! { x;
        x.softmax::<1>();
        x.sum_dim::<1>();
        x.layer_norm::<Shape![1000]>(1e-5);
    }
    // Whole numbers and truth values: exact.
    let x = (floats::<Shape![5, 7, 40]>() * 3.0).to::<i32>().eval();
    let d = device(&x);
    macro_rules! exact {
        ($($e:ident($($dim:tt)*);)*) => { $( {
            let here = x.$e::<$($dim)*>().eval();
            let there = d.$e::<$($dim)*>().eval().unwrap().to_host().unwrap();
            assert_eq!(here.as_slice(), there.as_slice(), stringify!($e));
        } )* };
    }
    exact! {
        sum_dim(1); sum_dims(Dims![0, 2]); prod_dim(0); amax_dim(2); amin_dim(1); any_dim(0); all_dim(0);
        count_nonzero_dim(1); argmax_dim(1); argmin_dim_keepdim(2); all_dims(Dims![0, 1]); amax_dims_keepdim(Dims![1, 2]);
    }
    let (here, there) = (x.gt(0), d.gt(0));
    assert_eq!(
        here.sum_dim::<0>().eval().as_slice(),
        there
            .sum_dim::<0>()
            .eval()
            .unwrap()
            .to_host()
            .unwrap()
            .as_slice()
    );
    let (values, places) = x.max_dim::<1>().eval();
    let (there, where_) = d.max_dim::<1>().eval().unwrap();
    assert_eq!(values.as_slice(), there.to_host().unwrap().as_slice());
    assert_eq!(places.as_slice(), where_.to_host().unwrap().as_slice());
    // Two kernels.
    let x: BoxedTensor<f32, Shape![200_000]> = BoxedTensor::ones();
    let d = x.cuda().unwrap();
    assert_eq!(d.sum().unwrap().to_host().unwrap().as_slice(), [200_000.0]);
    assert_eq!(d.mean().unwrap().to_host().unwrap().as_slice(), [1.0]);
    let x: Tensor<f64, Shape![4, 50]> = floats::<Shape![4, 50]>().double().eval();
    let (here, there) = (
        x.sum_dim::<1>().eval(),
        device(&x).sum_dim::<1>().eval().unwrap().to_host().unwrap(),
    );
    assert!(
        here.as_slice()
            .iter()
            .zip(there.as_slice())
            .all(|(a, b)| (a - b).abs() < 1e-12)
    );
}

// Each thread adds thousands of terms: one sum of them all would have lost digits.
#[test]
fn long_sums_keep_their_digits() {
    let one: Tensor<f32, Shape![1]> = tensor![0.1];
    let row = device(&one);
    let row = row.expand::<Shape![4_194_304]>();
    let near = |x: CudaTensor<f32, ()>, exact: f64| {
        let x = f64::from(x.to_host().unwrap()[[]]);
        assert!((x / exact - 1.0).abs() < 1e-5, "{x} for {exact}");
    };
    let exact = f64::from(0.1f32);
    near(row.sum_dim::<0>().eval().unwrap(), exact * 4_194_304.0);
    near(row.mean_dim::<0>().eval().unwrap(), exact);
}

/// Two devices, and little memory.
#[test]
fn what_only_the_simulation_sees() {
    if !cuda_sim::is_loaded() {
        return;
    }
    let a: Tensor<f32, Shape![64]> = floats();
    let far = a.to_device(&CudaStream::new(1).unwrap()).unwrap();
    let near = a.to_device(&CudaStream::new(0).unwrap()).unwrap();
    assert_eq!((&near + &far).eval().unwrap_err(), CudaError::OtherDevice);
    let large = CudaTensor::<f32, Shape![300_000_000]>::zeros_on(&CudaStream::shared().unwrap());
    assert_eq!(large.unwrap_err(), CudaError::OutOfMemory);
}

#[test]
fn a_step_that_fails_does_not_count() {
    use stridewise::optim::{
        Adagrad, AdagradState, Adam, AdamState, AdamW, AmsgradState, RmsProp, RmsPropState, Sgd,
        SgdState,
    };
    if !cuda_sim::is_loaded() {
        return;
    }
    let a: Tensor<f32, Shape![64]> = floats();
    let far = a.to_device(&CudaStream::new(1).unwrap()).unwrap();
    let mut near = a.to_device(&CudaStream::new(0).unwrap()).unwrap();
    macro_rules! steps {
        ($($State:ident $optimizer:expr;)*) => { $( {
            let mut state = $State::zeros_like(&near).unwrap();
            let step = $optimizer.step_on_device(&mut near, &far, &mut state);
            assert_eq!(step.unwrap_err(), CudaError::OtherDevice);
            assert_eq!(state.step, 0, stringify!($optimizer));
        } )* };
    }
    steps! {
        SgdState Sgd::new(0.1).momentum(0.9);
        AdamState Adam::new(0.1);
        AdamState AdamW::new(0.1);
        AmsgradState Adam::new(0.1).amsgrad();
        AmsgradState AdamW::new(0.1).amsgrad();
        AdagradState Adagrad::new(0.1);
        RmsPropState RmsProp::new(0.1);
    }
}
