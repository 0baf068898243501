//! Sums in parts against those of one loop.

extern crate std;

use super::dot;
use super::inner_products::{halves, long_rows};
use super::operands::{Elements, Sizes, Target};
#[cfg(feature = "rayon")]
use crate::expr::PARALLEL_FROM;
use crate::expr::simd_dispatch::VECTORS;
use crate::ops::Arithmetic;
use std::vec::Vec;

// The parts of a long row are partial sums that one thread computes, so that the sum is bitwise identical to that
// of one loop.
#[test]
fn dots_in_parts_are_those_of_one_loop() {
    fn one<T: Arithmetic + PartialEq + core::fmt::Debug>(k: usize, number: impl Fn(usize) -> T) {
        let numbers: Vec<T> = (0..k + 1).map(number).collect();
        let (a, b) = (numbers.as_ptr(), numbers[1..].as_ptr());
        let elements = |first, step| Elements {
            first,
            row: step,
            column: step,
        };
        let mut sum = T::ZERO;
        let sizes = Sizes { m: 1, k, n: 1 };
        let target = Target {
            first: &raw mut sum,
            row: 1,
            column: 1,
            add: false,
        };
        // SAFETY: the buffer has one more number than `k`.
        let parts = unsafe {
            if VECTORS {
                long_rows(sizes, elements(a, 1), elements(b, 1), target);
            } else {
                sum = halves(0, k, &|l| a.add(l).read().times(b.add(l).read()));
            }
            dot::in_parts(k, elements(a, 1), elements(b, 1))
        };
        assert_eq!(parts, sum, "{k}");
        // Every other element.
        let k = k / 2;
        if k >= PARALLEL_FROM {
            // SAFETY: Bounds: the buffers have more than `2 * k` numbers, and `l` is less than `k`.
            let product = |l| unsafe { a.add(2 * l).read().times(b.add(2 * l).read()) };
            // SAFETY: Bounds: the buffers have more than `2 * k` numbers, of which every other one is read.
            let parts = unsafe { dot::in_parts(k, elements(a, 2), elements(b, 2)) };
            assert_eq!(parts, halves(0, k, &product), "every other of {k}");
        }
    }
    let digit = |i: usize| (i.wrapping_mul(2_654_435_761) >> 7 & 0xFFFF) as f32;
    for k in [262_144, 262_145, 300_007, 524_288, 1_000_003] {
        one(k, |i| digit(i) / 777.0 - 40.0);
        one(k, |i| digit(i) as f64 / 777.0 - 40.0);
        one(k, |i| digit(i) as i32);
    }
    // More than one sum of the highest level.
    one(17_000_000, |i| digit(i) / 777.0 - 40.0);
}
