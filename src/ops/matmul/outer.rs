//! Outer products, whose inner size is 1: each row is a multiple of one vector.

use super::gemm::{Elements, Sizes, Source, Target};
use crate::expr::simd_dispatch::{Job, Vectors, widest};
use crate::num::offset::Numbered;
use crate::ops::Arithmetic;

/// The columns that are written at once: the vector's elements stay in the first-level cache. An outer product of 512 by
/// 512 takes 20 µs on a Zen 3, and 23 µs if 256 columns are written at once.
const WIDE: usize = 1024;

/// Writes the outer product of a column and a row, which is not added to the previous contents.
///
/// # Safety
/// `a` is read at `[m, 1]`, `b` at `[1, n]`, and `out` is written at `[m, n]`.
#[inline(never)]
pub(super) unsafe fn outer<T: Arithmetic>(
    sizes: Sizes,
    a: Elements<T>,
    b: Elements<T>,
    out: Target<T>,
) {
    widest(if out.column != 1 && out.row == 1 {
        Outer(
            sizes.swapped(),
            b.transposed(),
            a.transposed(),
            out.swapped(),
        )
    } else {
        Outer(sizes, a, b, out)
    });
}

struct Outer<T>(Sizes, Elements<T>, Elements<T>, Target<T>);
impl<T: Arithmetic> Job for Outer<T> {
    type Out = ();
    #[cfg_attr(not(unoptimised), inline(always))]
    fn run<V: Vectors>(self) {
        let Self(Sizes { m, n, .. }, a, b, out) = self;
        let mut j = 0;
        while j < n {
            let wide = WIDE.min(n - j);
            // In an array of its own: the compiler knows that writing the product does not change it.
            let mut right = [T::ZERO; WIDE];
            for (c, y) in right.iter_mut().numbered().take(wide) {
                // SAFETY: the promise of `outer`.
                *y = unsafe { b.at(0, j + c) };
            }
            for i in 0..m {
                // SAFETY: Bounds: the promise of `outer`; `i` is less than `m`, and the columns `j..j + wide` are
                // within the result.
                unsafe {
                    let x = a.at(i, 0);
                    let row = out.first.add(i * out.row + j * out.column);
                    if out.column == 1 {
                        for (c, y) in right.iter().numbered().take(wide) {
                            row.add(c).write(x.times(*y));
                        }
                    } else {
                        for (c, y) in right.iter().numbered().take(wide) {
                            row.add(c * out.column).write(x.times(*y));
                        }
                    }
                }
            }
            j += wide;
        }
    }
}

#[cfg(test)]
mod tests {
    extern crate std;
    use super::*;
    use std::vec::Vec;

    // Rows and columns that do and do not fill blocks, in contiguous, transposed and stepped memory.
    #[test]
    fn outer_products_are_those_of_plain_loops() {
        fn check<T: Arithmetic + PartialEq + core::fmt::Debug>(number: impl Fn(usize) -> T) {
            for (m, n) in [
                (1, 1),
                (3, 7),
                (5, 40),
                (40, 5),
                (2, 1023),
                (3, 1024),
                (2, 1025),
                (300, 3),
            ] {
                for way in 0..3 {
                    let (row, column) = [(n, 1), (1, m), (2 * n + 1, 2)][way];
                    let step = 1 + way % 2;
                    let a: Vec<T> = (0..m * step).map(|i| number(7 * i + 1)).collect();
                    let b: Vec<T> = (0..n * step).map(|i| number(5 * i + 2)).collect();
                    let mut found: Vec<T> = (0..(m - 1) * row + (n - 1) * column + 1)
                        .map(&number)
                        .collect();
                    let mut expected = found.clone();
                    for i in 0..m {
                        for j in 0..n {
                            expected[i * row + j * column] = a[i * step].times(b[j * step]);
                        }
                    }
                    let of = |first| Elements {
                        first,
                        row: step,
                        column: step,
                    };
                    let out = Target {
                        first: found.as_mut_ptr(),
                        row,
                        column,
                        add: false,
                    };
                    // SAFETY: the vectors are as long as sizes and strides require.
                    unsafe { outer(Sizes { m, k: 1, n }, of(a.as_ptr()), of(b.as_ptr()), out) };
                    assert_eq!(found, expected, "[{m}, {n}], way {way}");
                }
            }
        }
        check(|i| (i % 13) as f32 - 6.0);
        check(|i| (i % 13) as f64 - 6.0);
        check(|i| (i % 13) as i32 - 6);
    }
}
