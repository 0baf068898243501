//! Arithmetic, reductions and products beside PyTorch's: `ops/cases.rs` holds the expressions and what
//! PyTorch makes of them, bit for bit; `ops/generate.py` writes it.

// Operands by reference are how owned tensors are used; here they are views.
#![allow(clippy::needless_borrow, clippy::op_ref)]

use stridewise::prelude::*;

/// What differs from PyTorch.
#[derive(Default)]
struct Failures {
    texts: Vec<String>,
    cases: usize,
}

impl Failures {
    fn check<T: Close>(
        &mut self,
        text: &str,
        shape: &[usize],
        wanted: &[usize],
        ours: &[T],
        theirs: &[T],
    ) {
        self.compare(text, shape, wanted, ours, theirs, T::close)
    }
    fn compare<T: Close>(
        &mut self,
        text: &str,
        shape: &[usize],
        wanted: &[usize],
        ours: &[T],
        theirs: &[T],
        close: fn(&T, &T) -> bool,
    ) {
        self.cases += 1;
        if shape != wanted {
            self.texts
                .push(format!("{text}: shape {shape:?} instead of {wanted:?}"));
        } else if ours.len() != theirs.len() || !ours.iter().zip(theirs).all(|(a, b)| close(a, b)) {
            self.texts
                .push(format!("{text}: {ours:?}\n    instead of {theirs:?}"));
        }
    }
    fn report(&self) {
        assert!(self.cases > 0);
        assert!(
            self.texts.is_empty(),
            "{} of {} differ:\n{}",
            self.texts.len(),
            self.cases,
            self.texts.join("\n")
        );
    }
}

trait Close: std::fmt::Debug {
    fn close(&self, other: &Self) -> bool;
    fn strict(&self, other: &Self) -> bool {
        self.close(other)
    }
}
macro_rules! close {
    ($($T:ident)*) => { $(
        impl Close for $T {
            // Equal, or a few units in the last place apart: the functions and the order of sums differ.
            // The operands are about 10, so sums that cancel keep the error of numbers of that size.
            fn close(&self, other: &Self) -> bool {
                let error = (self - other).abs();
                self == other
                    || self.is_nan() && other.is_nan()
                    || error <= 8.0 * $T::EPSILON * other.abs()
                    || error <= 16.0 * $T::EPSILON
            }
            // One operation: the sign of 0 is the same, and the error is relative down to tiny numbers.
            fn strict(&self, other: &Self) -> bool {
                let error = (self - other).abs();
                self.to_bits() == other.to_bits()
                    || self.is_nan() && other.is_nan()
                    || error > 0.0 && error <= 8.0 * $T::EPSILON * other.abs().max(1e-30)
            }
        }
    )* };
}
close! { f32 f64 }
macro_rules! equal {
    ($($T:ident)*) => { $( impl Close for $T { fn close(&self, other: &Self) -> bool { self == other } } )* };
}
equal! { u8 i32 i64 bool }

macro_rules! lazy {
    ($c:ident, $e:expr, [$($n:literal),*], $T:ident, [$($x:expr),*]) => {
        let y = ($e).eval();
        $c.check::<$T>(stringify!($e), y.shape(), &[$($n),*], y.as_slice(), &[$($x),*]);
    };
}
macro_rules! strict {
    ($c:ident, $e:expr, [$($n:literal),*], $T:ident, [$($x:expr),*]) => {
        let y = ($e).eval();
        $c.compare::<$T>(stringify!($e), y.shape(), &[$($n),*], y.as_slice(), &[$($x),*], <$T>::strict);
    };
}
macro_rules! eager {
    ($c:ident, $e:expr, [$($n:literal),*], $T:ident, [$($x:expr),*]) => {
        let y = $e;
        $c.check::<$T>(stringify!($e), y.shape(), &[$($n),*], y.as_slice(), &[$($x),*]);
    };
}
// PyTorch counts in `i64`, places here are `usize`.
macro_rules! index {
    ($c:ident, $e:expr, [$($n:literal),*], i64, [$($x:expr),*]) => {
        let y = $e;
        let y = y.long().eval();
        $c.check::<i64>(stringify!($e), y.shape(), &[$($n),*], y.as_slice(), &[$($x),*]);
    };
}
macro_rules! scalar {
    ($c:ident, $e:expr, [], $T:ident, [$x:expr]) => {
        $c.check::<$T>(stringify!($e), &[], &[], &[$e as $T], &[$x]);
    };
}

include!("ops/cases.rs");

#[test]
fn there_are_cases() {
    const { assert!(CASES >= 1000) };
}

// One accumulator is off by 100 times as much.
#[test]
fn sums_are_as_accurate_as_pairwise_along_a_dimension_too() {
    const N: usize = 50_000;
    let mut state = 1u32;
    let mut x = BoxedTensor::<f32, Shape![50_000, 2]>::zeros();
    x.as_mut_slice().fill_with(|| {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (state >> 8) as f32 / 16_777_216.0
    });
    let exact = |column: usize| -> f64 {
        let elements = x.as_slice().iter().skip(column).step_by(2);
        elements.map(|&x| x as f64).sum()
    };
    let (first, second) = (exact(0), exact(1));
    let ulp =
        |sum: f32, exact: f64| (sum as f64 - exact).abs() / (exact * f32::EPSILON as f64 / 2.0);
    let sums = x.sum_dim::<0>();
    let running = x.cumsum::<0>();
    for (what, sum, exact) in [
        ("whole", x.sum(), first + second),
        ("transposed", x.t().sum(), first + second),
        ("first column", sums[[0]], first),
        ("second column", sums[[1]], second),
        ("mean", x.mean_dim::<0>()[[1]] * N as f32, second),
        ("running", running[[N - 1, 0]], first),
    ] {
        let error = ulp(sum, exact);
        println!("{what}: {error:.2} ulp");
        assert!(error <= 4.0, "{what}: {error} ulp");
    }
}
