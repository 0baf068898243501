//! Products of all alignments, sizes and strides against sums one by one.

extern crate std;

use super::inner_products::{LongRows, inner_products};
use super::long_row::LongRow;
use super::operands::{Elements, Sizes, Target};
use super::panels::panels;
use super::shared::Product;
use super::tiles::tiles;
use super::{gemm_in_memory, gemm_large};
use crate::expr::simd_dispatch::Job;
use crate::expr::simd_dispatch::OfBytes;
use crate::ops::Arithmetic;
use crate::placed::{Placed, offsets};
use std::vec::Vec;

/// The layouts of a factor or of a product: rows and columns with gaps, row-major or column-major.
fn steps(rows: usize, columns: usize) -> [[usize; 2]; 3] {
    [[columns, 1], [1, rows + 1], [2 * columns + 1, 2]]
}
/// The number of elements.
fn reach([rows, columns]: [usize; 2], [row, column]: [usize; 2]) -> usize {
    if rows == 0 || columns == 0 {
        return 0;
    }
    (rows - 1) * row + (columns - 1) * column + 1
}

// Small integers: every order of summation has the same bits. Of the sizes, every other one from the first or the second.
fn check<T: Arithmetic + core::fmt::Debug>(first: usize, number: impl Fn(usize) -> T) {
    let sizes = [
        (1, 1),
        (1, 5),
        (1, 64),
        (1, 70),
        (2, 3),
        (3, 8),
        (4, 4),
        (5, 17),
        (7, 33),
        (9, 1),
    ];
    let all = (sizes.into_iter())
        .flat_map(|(m, n)| [0, 1, 3, 8, 65, 130].map(|k| (m, k, n)))
        .skip(first)
        .step_by(2)
        .collect::<Vec<_>>();
    // A long row, rows and columns that do not fill whole tiles, a long column, and an empty inner size.
    let few = [(1, 2, 75), (5, 3, 39), (3, 0, 2), (2, 9, 3), (5, 66, 1)];
    let mut turn = 0;
    for &(m, k, n) in if cfg!(miri) { &few[..] } else { &all } {
        for way in 0..3 {
            let (left, right, to) = (
                steps(m, k)[way],
                steps(k, n)[(way + m) % 3],
                steps(m, n)[(way + k) % 3],
            );
            let a = (0..reach([m, k], left)).map(|i| number(7 * i + 1));
            let b = (0..reach([k, n], right)).map(|i| number(5 * i + 3));
            let before = (0..reach([m, n], to)).map(|i| number(3 * i));
            let (x, y, before): (Vec<T>, Vec<T>, Vec<T>) =
                (a.collect(), b.collect(), before.collect());
            for add in [false, true] {
                let mut expected = before.clone();
                for i in 0..m {
                    for j in 0..n {
                        let place = &mut expected[i * to[0] + j * to[1]];
                        let mut sum = if add { *place } else { T::ZERO };
                        for l in 0..k {
                            let x = x[i * left[0] + l * left[1]];
                            sum = sum.plus(x.times(y[l * right[0] + j * right[1]]));
                        }
                        *place = sum;
                    }
                }
                for offsets in offsets::<3>() {
                    let a = Placed::new(offsets[0], x.iter().copied());
                    let b = Placed::new(offsets[1], y.iter().copied());
                    let mut out = Placed::new(offsets[2], before.iter().copied());
                    let elements = |first: *const T, [row, column]: [usize; 2]| Elements {
                        first,
                        row,
                        column,
                    };
                    let (a, b) = (elements(a.as_ptr(), left), elements(b.as_ptr(), right));
                    let target = Target {
                        first: out.as_mut_ptr(),
                        row: to[0],
                        column: to[1],
                        add,
                    };
                    let sizes = Sizes { m, k, n };
                    let kernel = turn % 7;
                    turn += 1;
                    // SAFETY: the sizes and steps are those of the memory; vectors wider than the processor's are
                    // split.
                    unsafe {
                        match kernel {
                            0 => Product::of(sizes, a, b, target).run::<OfBytes<16>>(),
                            1 => Product::of(sizes, a, b, target).run::<OfBytes<32>>(),
                            2 => Product::of(sizes, a, b, target).run::<OfBytes<64>>(),
                            3 if !add => tiles(sizes, a, b, target),
                            4 => panels(sizes, a, b, target),
                            5 if n == 1 => inner_products(sizes, a, b, target),
                            6 if m == 1 && k > 0 && right[1] == 1 => {
                                LongRow(sizes, a, b, target).run::<OfBytes<32>>();
                            }
                            _ => gemm_large(sizes, a, b, target),
                        }
                    }
                    assert!(
                        out.as_slice() == expected,
                        "[{m}, {k}] · [{k}, {n}] by {kernel}, {left:?} {right:?} {to:?}, added: {add}, at {offsets:?}"
                    );
                }
            }
        }
    }
}

#[test]
fn products_are_those_of_plain_loops_at_every_alignment() {
    check(0, |i| digit(i) as f32 - 6.0);
    check(1, |i| digit(i) as f64 - 6.0);
}
#[test]
#[ignore = "takes long; `.ci/suites` runs it"]
fn more_products_are_those_of_plain_loops_at_every_alignment() {
    check(1, |i| digit(i) as f32 - 6.0);
    check(0, |i| digit(i) as f64 - 6.0);
}
fn digit(i: usize) -> usize {
    (i.wrapping_mul(2_654_435_761) >> 7) % 13
}

// Rows times one vector, for all numbers of lanes.
#[test]
fn rows_times_a_vector_are_those_of_plain_loops_at_every_alignment() {
    fn check<T: Arithmetic + core::fmt::Debug>(number: impl Fn(usize) -> T) {
        let lengths = if cfg!(miri) { 64..66 } else { 0..140 };
        for k in lengths {
            for m in [1, 5] {
                let (a, b) = ((0..m * k).map(&number), (0..k).map(|i| number(i + 5)));
                let expected: Vec<T> = (0..m)
                    .map(|i| {
                        (0..k).fold(T::ZERO, |sum, l| {
                            sum.plus(number(i * k + l).times(number(l + 5)))
                        })
                    })
                    .collect();
                for (case, offsets) in offsets::<3>().enumerate() {
                    let a = Placed::new(offsets[0], a.clone());
                    let b = Placed::new(offsets[1], b.clone());
                    let mut out = Placed::new(offsets[2], expected.iter().map(|_| T::ONE));
                    let elements = |first: *const T, row| Elements {
                        first,
                        row,
                        column: 1,
                    };
                    let target = Target {
                        first: out.as_mut_ptr(),
                        row: 1,
                        column: 1,
                        add: false,
                    };
                    let vector = Elements {
                        column: 1,
                        ..elements(b.as_ptr(), 1)
                    };
                    let rows = LongRows(
                        Sizes { m, k, n: 1 },
                        elements(a.as_ptr(), k),
                        vector.first,
                        target,
                    );
                    match case % 3 {
                        0 => rows.run::<OfBytes<16>>(),
                        1 => rows.run::<OfBytes<32>>(),
                        _ => rows.run::<OfBytes<64>>(),
                    }
                    assert!(out.as_slice() == expected, "[{m}, {k}] at {offsets:?}");
                }
            }
        }
    }
    let digit = |i: usize| (i.wrapping_mul(2_654_435_761) >> 7) % 13;
    check(|i| digit(i) as f32 - 6.0);
    check(|i| digit(i) as f64 - 6.0);
}

#[test]
fn small_products_by_wide_tiles_are_those_of_plain_loops() {
    fn check<T: Arithmetic + Into<f64>>(number: impl Fn(usize) -> T) {
        for size in 0..216 {
            let m = [2, 7, 12, 24, 31, 32][size % 6];
            let k = [3, 12, 24, 29, 32, 48][size / 6 % 6];
            let n = [8, 13, 16, 24, 31, 32][size / 36];
            for (turned, add) in [(false, false), (true, false), (true, true)] {
                let a: Vec<T> = (0..m * k).map(|i| number(7 * i)).collect();
                let b: Vec<T> = (0..k * n).map(|i| number(5 * i + 3)).collect();
                let mut out: Vec<T> = (0..m * n).map(&number).collect();
                let before = out.clone();
                let (row, column) = if turned { (1, k) } else { (n, 1) };
                let left = Elements {
                    first: a.as_ptr(),
                    row: k,
                    column: 1,
                };
                let right = Elements {
                    first: b.as_ptr(),
                    row,
                    column,
                };
                let target = Target {
                    first: out.as_mut_ptr(),
                    row: n,
                    column: 1,
                    add,
                };
                // SAFETY: the sizes and strides are those of the memory.
                unsafe { gemm_in_memory(Sizes { m, k, n }, left, right, target) };
                for (at, found) in out.into_iter().enumerate() {
                    let (i, j) = (at / n, at % n);
                    let mut wanted: f64 = if add { before[at].into() } else { 0.0 };
                    for l in 0..k {
                        let (x, y): (f64, f64) =
                            (a[i * k + l].into(), b[l * row + j * column].into());
                        wanted += x * y;
                    }
                    let found: f64 = found.into();
                    assert!(
                        (found - wanted).abs() < 1e-2,
                        "[{m}, {k}, {n}], {turned}, {add}: {found}, not {wanted}"
                    );
                }
            }
        }
    }
    check(|i| ((i * 37 + 11) % 101) as f32 / 7.0 - 6.0);
    check(|i| ((i * 37 + 11) % 101) as f64 / 7.0 - 6.0);
}
