//! One row times a matrix that is read row by row.

use super::BLOCK;
use super::operands::{Elements, Sizes, Source, Target};
use crate::expr::simd_dispatch::{Job, VECTORS, Vectors, widest};
use crate::num::offset::Numbered;
use crate::ops::Arithmetic;
use crate::ops::element_traits::multiply_add;

/// The number of columns that are accumulated at once: a line that fits in the first-level cache.
pub(super) const LINE: usize = 1024;
/// The number of rows that are added to the line at once. A block is the first row plus a multiple of this number.
pub(super) const AT_ONCE: usize = 7;

/// Whether one row times a matrix, both in memory, uses a separate function, if the columns of the matrix are one
/// element apart.
pub(super) const fn is_long_row(sizes: Sizes, unit_column: bool) -> bool {
    sizes.n >= 64 && is_row_of_lines(sizes, unit_column)
}
/// The same for any number of columns, for large products: parts of one have few.
pub(super) const fn is_row_of_lines(Sizes { m, k, n }: Sizes, unit_column: bool) -> bool {
    VECTORS && m == 1 && n > 1 && k > AT_ONCE && unit_column
}
/// The largest element of a line, in bytes: the line is on the stack.
pub(in crate::ops::matmul) const LINE_ELEMENT: usize = 16;

/// One row times a matrix, both in memory; the columns of the matrix are one element apart. Whole rows are read in
/// order.
///
/// # Safety
/// As for `gemm_small`.
#[inline(never)]
pub(super) unsafe fn long_row<T: Arithmetic>(
    sizes: Sizes,
    a: Elements<T>,
    b: Elements<T>,
    out: Target<T>,
) {
    widest(LongRow(sizes, a, b, out));
}

pub(super) struct LongRow<T>(
    pub(super) Sizes,
    pub(super) Elements<T>,
    pub(super) Elements<T>,
    pub(super) Target<T>,
);
impl<T: Arithmetic> Job for LongRow<T> {
    type Out = ();
    #[cfg_attr(not(unoptimised), inline(always))]
    fn run<V: Vectors>(self) {
        let Self(Sizes { k, n, .. }, a, b, out) = self;
        let mut line = [T::ZERO; LINE];
        let mut j = 0;
        while j < n {
            let width = if n - j > LINE { LINE } else { n - j };
            let mut from = 0;
            while from < k {
                let end = if k - from > BLOCK { from + BLOCK } else { k };
                // SAFETY: the promise of `long_row`.
                unsafe {
                    let right = b.first.add(j);
                    let row = |l| (a.at(0, l), right.add(l * b.row));
                    add_rows::<_, V, 1, true>(&mut line, width, [row(from)]);
                    let mut l = from + 1;
                    while end - l >= AT_ONCE {
                        let rows: [_; AT_ONCE] = core::array::from_fn(|r| row(l + r));
                        add_rows::<_, V, AT_ONCE, false>(&mut line, width, rows);
                        l += AT_ONCE;
                    }
                    while l < end {
                        add_rows::<_, V, 1, false>(&mut line, width, [row(l)]);
                        l += 1;
                    }
                    let out = out.adding(from > 0);
                    for (c, sum) in line.iter().numbered().take(width) {
                        out.put(0, j + c, *sum);
                    }
                }
                from = end;
            }
            j += width;
        }
    }
}

// Adds some rows, each multiplied by a number, to the line; with `FIRST`, the products are not added to 0.
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn add_rows<T: Arithmetic, V: Vectors, const R: usize, const FIRST: bool>(
    line: &mut [T; LINE],
    width: usize,
    rows: [(T, *const T); R],
) {
    let line = line.as_mut_ptr();
    let mut j = 0;
    macro_rules! some {
        ($count:literal) => {
            while width - j >= $count {
                // SAFETY: the caller's promise: the rows have as many columns, and the line has room for them.
                unsafe {
                    let place = line.add(j).cast::<[T; $count]>();
                    let mut sums = place.read();
                    for (factor, row) in rows {
                        let right = row.add(j).cast::<[T; $count]>().read_unaligned();
                        for (sum, x) in sums.iter_mut().zip(right) {
                            *sum = if FIRST {
                                factor.times(x)
                            } else {
                                multiply_add::<V, T>(factor, x, *sum)
                            };
                        }
                    }
                    place.write(sums);
                }
                j += $count;
            }
        };
    }
    some!(32);
    some!(8);
    some!(1);
}
