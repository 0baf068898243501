//! Shared by the tests that compare with PyTorch's results: cases are compared one by one, and those that differ are
//! reported together.

// Each test uses a part of it.
#![allow(dead_code, unused_macros, unused_imports)]

use std::fmt::Debug;

/// What differs from PyTorch.
#[derive(Default)]
pub(crate) struct Failures {
    texts: Vec<String>,
    cases: usize,
}

impl Failures {
    /// Our shape and elements next to PyTorch's.
    pub(crate) fn compare<T: Debug>(
        &mut self,
        text: &str,
        (shape, ours): (&[usize], &[T]),
        (wanted, theirs): (&[usize], &[T]),
        same: impl Fn(&T, &T) -> bool,
    ) {
        self.cases += 1;
        if shape != wanted {
            self.texts
                .push(format!("{text}: shape {shape:?} instead of {wanted:?}"));
        } else if ours.len() != theirs.len() || !ours.iter().zip(theirs).all(|(a, b)| same(a, b)) {
            self.texts
                .push(format!("{text}: {ours:?}\n    instead of {theirs:?}"));
        }
    }

    pub(crate) fn report(&self) {
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

/// By their text, in which NaN equals itself and -0.0 differs from 0.0.
pub(crate) fn same_text<T: Debug>(a: &T, b: &T) -> bool {
    format!("{a:?}") == format!("{b:?}")
}

/// How far results may lie apart: the functions and the order of sums differ.
pub(crate) trait Close: Debug {
    /// Equal, or that many units in the last place apart; compared with small numbers, twice as many of those of 1.
    fn within(&self, other: &Self, ulp: f64) -> bool;
    /// One operation: the sign of 0 is the same, and the error is relative down to tiny numbers.
    fn strict(&self, other: &Self) -> bool {
        self.within(other, 8.0)
    }
}
macro_rules! close {
    ($($T:ident)*) => { $(
        impl Close for $T {
            fn within(&self, other: &Self, ulp: f64) -> bool {
                let (error, ulp) = ((self - other).abs(), ulp as $T * $T::EPSILON);
                self == other
                    || self.is_nan() && other.is_nan()
                    || error <= ulp * other.abs()
                    || error <= 2.0 * ulp
            }
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
    ($($T:ident)*) => { $(
        impl Close for $T {
            fn within(&self, other: &Self, _: f64) -> bool {
                self == other
            }
        }
    )* };
}
equal! { i8 i16 u8 i32 i64 bool }

/// PyTorch's elements. Those that are given by their bits are integers to the compiler, and become floats when the test
/// runs: a call of `from_bits` for each would be compiled.
macro_rules! elements {
    (f32, [$(f32::from_bits($bits:literal)),*]) => {{
        const BITS: &[u32] = &[$($bits),*];
        $crate::common::of_bits(BITS, f32::from_bits)
    }};
    (f64, [$(f64::from_bits($bits:literal)),*]) => {{
        const BITS: &[u64] = &[$($bits),*];
        $crate::common::of_bits(BITS, f64::from_bits)
    }};
    ($T:ident, [$($x:expr),*]) => {{
        const ELEMENTS: &[$T] = &[$($x),*];
        ELEMENTS.to_vec()
    }};
}
pub(crate) use elements;

pub(crate) fn of_bits<B: Copy, T>(bits: &[B], of: fn(B) -> T) -> Vec<T> {
    bits.iter().map(|&bits| of(bits)).collect()
}
