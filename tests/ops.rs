//! Arithmetic, reductions and products beside PyTorch's: `ops/cases.rs` holds the expressions and what
//! PyTorch makes of them, bit for bit; `ops/generate.py` writes it.

// Operands by reference are how owned tensors are used; here they are views.
#![allow(clippy::op_ref)]

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
