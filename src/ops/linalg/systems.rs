//! Systems of many rows, by blocks, between which products take most of the time (feature `std`).
//!
//! With feature `reproducible`, they would have other digits on hosts than on processors without a heap.

use alloc::vec;
use alloc::vec::Vec;
use core::ops::Range;
use core::slice;

use super::bands;
use super::blocks::{ROWS, copy, negate, product, qr};
use super::dense::{self, Triangle};
use super::factor::Mat;
use super::panels;
use crate::expr::simd_dispatch::{Job, VECTORS, Vectors, widest};
use crate::ops::Real;
use crate::ops::element_traits::multiply_add;
use crate::ops::matmul::gemm::is_float;

/// Whether systems of so many rows are solved by blocks.
pub(super) fn solves<T: Real>(n: usize) -> bool {
    VECTORS && is_float::<T>() && n >= 2 * ROWS
}

/// Whether the product of a matrix and another one is large. Long sums keep more digits where they are added by halves.
pub(crate) fn multiplies<T: Real>(product: Mat<T>, left: Mat<T>) -> bool {
    let [m, n, k] = [product.rows, product.columns, left.columns];
    VECTORS && is_float::<T>() && m.min(n) >= 4 && m * n * k >= 1 << 15 && k <= 1 << 12
}
/// Writes the product of two matrices and a number, or adds it.
pub(super) fn add_product<T: Real>(to: Mat<T>, add: bool, alpha: T, a: Mat<T>, b: Mat<T>) {
    if alpha == T::ONE {
        return product(to, a, b, add);
    }
    let mut times = vec![T::ZERO; a.rows * a.columns];
    // SAFETY: Bounds, uniqueness: there is memory for so many elements, which is used by nobody else.
    let times = unsafe { Mat::new(times.as_mut_ptr(), a.rows, a.columns) };
    times.fill(|i, j| alpha * a.at(i, j));
    product(to, times, b, add);
}

/// Whether a matrix of so many rows and columns is factored by reflections: for few, products of columns are as fast.
pub(super) fn reflects<T: Real>(a: Mat<T>) -> bool {
    VECTORS && is_float::<T>() && a.columns >= 16 && a.rows * a.columns >= 1 << 10
}
/// Replaces the columns of `q`, at most as many as rows, by orthonormal ones, and writes the upper triangular `r`, whose product
/// with `q` they were. Rows of `q` are contiguous.
pub(super) fn orthonormal<T: Real>(q: Mat<T>, r: Mat<T>) {
    let [m, n] = [q.rows, q.columns];
    let mut of_q = vec![T::ZERO; m * n];
    let a = upper_factor(q, &mut of_q);
    r.fill(|i, j| if i > j { T::ZERO } else { a[i * n + j] });
    // SAFETY: Bounds, uniqueness: so many elements, which are used by nobody else.
    copy(q, unsafe { Mat::new(of_q.as_mut_ptr(), m, n) });
}
/// The upper factor of a matrix, in the first of as many rows, and the orthonormal columns, if there is room for them.
pub(super) fn upper_factor<T: Real>(x: Mat<T>, q: &mut [T]) -> Vec<T> {
    let [m, n] = [x.rows, x.columns];
    let mut a = vec![T::ZERO; m * n];
    // SAFETY: Bounds, uniqueness: so many elements, which are used by nobody else.
    copy(unsafe { Mat::new(a.as_mut_ptr(), m, n) }, x);
    qr(&mut a, q, [m, n]);
    a
}
/// Replaces the rows of `b`, each of them, by the solution of a system with the upper triangle `r`, in rows.
pub(crate) fn divide_rows<T: Real>(b: Mat<T>, r: Mat<T>) {
    let mut lines = vec![T::ZERO; b.rows * b.columns];
    // SAFETY: Bounds, uniqueness: so many elements, which are used by nobody else.
    let lines = unsafe { Mat::new(lines.as_mut_ptr(), b.columns, b.rows) };
    lines.copy(b.t());
    substitute(r, lines, Triangle::UPPER);
    b.copy(lines.t());
}

/// Replaces the rows of `b`, which are contiguous, by the solutions of a triangular system: of some of them, and then of the
/// others, from which a product of the former is subtracted.
pub(super) fn substitute<T: Real>(a: Mat<T>, b: Mat<T>, of: Triangle) {
    let n = a.rows;
    if b.columns == 1 && b.strides()[0] == 1 && a.strides().contains(&1) {
        return widest(Column(a, b, of));
    }
    if n < 2 * ROWS {
        return dense::solve_rows(a, b, of);
    }
    let [first, second] = match of.upper {
        true => [half(n)..n, 0..half(n)],
        false => [0..half(n), half(n)..n],
    };
    let rows = |x: Mat<T>, of: &Range<usize>| x.rows_from(of.start, of.len());
    let columns = |x: Mat<T>, of: &Range<usize>| x.columns_from(of.start, of.len());
    substitute(columns(rows(a, &first), &first), rows(b, &first), of);
    subtract(
        rows(b, &second),
        columns(rows(a, &second), &first),
        rows(b, &first),
    );
    substitute(columns(rows(a, &second), &second), rows(b, &second), of);
}
/// Replaces a column by the solution of a triangular system, whose rows or columns are contiguous.
struct Column<T>(Mat<T>, Mat<T>, Triangle);
impl<T: Real> Job for Column<T> {
    type Out = ();
    const HEAVY: bool = true;
    #[cfg_attr(not(unoptimised), inline(always))]
    fn run<V: Vectors>(self) {
        let Self(a, b, of) = self;
        let n = a.rows;
        assert!(a.columns == n && b.rows == n && b.columns == 1);
        // SAFETY: Bounds, uniqueness: the promise of those who made the matrix, whose rows are one element apart.
        let x = unsafe { slice::from_raw_parts_mut(b.first(), n) };
        let [row, column] = a.strides();
        let step = if column == 1 { row } else { column };
        let line = |i: usize| {
            // SAFETY: Bounds, initialisation: the promise of those who made the matrix, whose lines are contiguous.
            unsafe { slice::from_raw_parts(a.first().wrapping_add(i * step).cast_const(), n) }
        };
        for k in 0..n {
            let i = if of.upper { n - 1 - k } else { k };
            let (line, before, after) = match of.upper {
                true => (line(i), i + 1..n, 0..i),
                false => (line(i), 0..i, i + 1..n),
            };
            if column == 1 {
                x[i] = x[i] - dot::<V, T>(&line[before.clone()], &x[before]);
            }
            if !of.unit {
                x[i] = x[i] / line[i];
            }
            let by = -x[i];
            if column != 1 && !by.is_nothing() {
                for (x, factor) in x[after.clone()].iter_mut().zip(&line[after]) {
                    *x = multiply_add::<V, T>(by, *factor, *x);
                }
            }
        }
    }
}
/// The sum of the products.
#[cfg_attr(not(unoptimised), inline(always))]
fn dot<V: Vectors, T: Real>(x: &[T], y: &[T]) -> T {
    let ((x, last_x), (y, last_y)) = (x.as_chunks(), y.as_chunks());
    let ((some_x, last_x), (some_y, last_y)) = (last_x.as_chunks::<4>(), last_y.as_chunks::<4>());
    let mut sums = [T::ZERO; 4];
    for (x, y) in some_x.iter().zip(some_y) {
        for l in 0..4 {
            sums[l] = multiply_add::<V, T>(x[l], y[l], sums[l]);
        }
    }
    let few = (sums[0] + sums[1]) + (sums[2] + sums[3]);
    let last = last_x.iter().zip(last_y);
    let few = last.fold(few, |sum, (x, y)| multiply_add::<V, T>(*x, *y, sum));
    bands::dot::<V, T>(x, y) + few
}
/// About half of a large number, in whole vectors.
const fn half(n: usize) -> usize {
    (n / 2).next_multiple_of(16)
}
/// Subtracts the product of two matrices, whose rows are contiguous: adds that of the negative smaller one.
fn subtract<T: Real>(from: Mat<T>, left: Mat<T>, right: Mat<T>) {
    let smaller = if from.rows < from.columns && left.strides()[1] == 1 {
        left
    } else {
        right
    };
    let mut negative = vec![T::ZERO; smaller.rows * smaller.columns];
    // SAFETY: Bounds, uniqueness: there is memory for so many elements, which is used by nobody else.
    let of = unsafe { Mat::new(negative.as_mut_ptr(), smaller.rows, smaller.columns) };
    negate(of, smaller);
    match core::ptr::eq(smaller.first(), left.first()) {
        true => product(from, of, right, true),
        false => product(from, left, of, true),
    }
}

/// Replaces the identity by the inverse of a matrix, which is overwritten. Returns false if a pivot is zero.
pub(super) fn invert<T: Real>(a: Mat<T>, x: Mat<T>) -> bool {
    let mut order: Vec<usize> = (0..a.rows).collect();
    if eliminate(a, |k, i| order.swap(k, i)) {
        return false;
    }
    invert_lower(a, x);
    substitute(a, x, Triangle::UPPER);
    // The rows of the matrix are columns of its inverse.
    let mut line = vec![T::ZERO; x.columns];
    for i in 0..x.rows {
        let row = x.rows_from(i, 1);
        // SAFETY: Bounds, uniqueness: so many elements, which are not used otherwise until they are copied.
        copy(unsafe { Mat::new(line.as_mut_ptr(), 1, x.columns) }, row);
        for (x, &j) in line.iter().zip(&order) {
            // SAFETY: Bounds: `order` has the numbers of the rows of the matrix, of which its inverse has as many columns.
            unsafe { row.first().add(j).write(*x) };
        }
    }
    true
}
/// Replaces the identity by the inverse of the lower factor, which is triangular.
fn invert_lower<T: Real>(a: Mat<T>, x: Mat<T>) {
    let n = a.rows;
    if n < 2 * ROWS {
        return dense::solve_rows(a, x, Triangle::UNIT_LOWER);
    }
    let few = half(n);
    let (top, below) = (x.rows_from(0, few), x.rows_from(few, n));
    let rest = a.rows_from(few, n);
    invert_lower(
        a.rows_from(0, few).columns_from(0, few),
        top.columns_from(0, few),
    );
    let left = below.columns_from(0, few);
    subtract(left, rest.columns_from(0, few), top.columns_from(0, few));
    substitute(rest.columns_from(few, n), left, Triangle::UNIT_LOWER);
    invert_lower(rest.columns_from(few, n), below.columns_from(few, n));
}

/// Replaces a matrix by its upper factor, whose lower triangle is anything, and writes the lower one, and the number that each
/// row had.
pub(super) fn lu<T: Real>(a: Mat<T>, lower: Mat<T>, order: &mut [usize]) {
    eliminate(a, |k, i| order.swap(k, i));
    for i in 0..lower.rows {
        let [to, from] = [lower, a].map(|x| x.rows_from(i, 1));
        let few = i.min(lower.columns);
        copy(to.columns_from(0, few), from.columns_from(0, few));
        to.columns_from(few, lower.columns).fill(|_, _| T::ZERO);
        lower.put(i, i, T::ONE);
    }
}

/// Replaces a matrix by its factors, by elimination with partial pivoting: the upper one on and above the diagonal, the lower
/// one, whose diagonal is 1, below. `swapped` is called with each pair of rows that is exchanged. Returns whether a pivot is zero.
pub(super) fn eliminate<T: Real>(a: Mat<T>, mut swapped: impl FnMut(usize, usize)) -> bool {
    let few = a.rows.min(a.columns);
    let mut order = vec![0; few];
    let mut buffers = vec![T::ZERO; 2 * a.rows * PIVOTS];
    let singular = eliminate_columns(a.columns_from(0, few), &mut order, &mut buffers);
    // Below a matrix of more rows than columns there are further rows, which are pivots too, and beside it nothing.
    if few < a.columns {
        after_pivots(a, few, &order);
    }
    for (k, &i) in order.iter().enumerate() {
        if i != k {
            swapped(k, i);
        }
    }
    singular
}
/// As [`eliminate`], of a matrix with at least as many rows as columns: of some columns, and then of the others. Writes the row
/// that each was exchanged for.
fn eliminate_columns<T: Real>(a: Mat<T>, order: &mut [usize], buffers: &mut [T]) -> bool {
    let n = a.columns;
    if n <= PIVOTS {
        return eliminate_some(a, order, buffers);
    }
    let few = half(n);
    let (first, second) = order.split_at_mut(few);
    let left = a.columns_from(0, few);
    let mut singular = eliminate_columns(left, first, buffers);
    after_pivots(a, few, first);
    let (below, right) = (a.rows_from(few, a.rows), a.columns_from(few, n));
    subtract(
        right.rows_from(few, a.rows),
        below.columns_from(0, few),
        right.rows_from(0, few),
    );
    singular |= eliminate_columns(below.columns_from(few, n), second, buffers);
    for (k, i) in second.iter_mut().enumerate() {
        swap(below.columns_from(0, few), k, *i);
        *i += few;
    }
    singular
}
/// Exchanges the rows of the columns after those that are eliminated, and solves for their rows of the upper factor.
fn after_pivots<T: Real>(a: Mat<T>, few: usize, order: &[usize]) {
    let right = a.columns_from(few, a.columns);
    for (k, &i) in order.iter().enumerate() {
        swap(right, k, i);
    }
    let lower = a.columns_from(0, few).rows_from(0, few);
    substitute(lower, right.rows_from(0, few), Triangle::UNIT_LOWER);
}
/// As [`eliminate_columns`], of few columns, in memory of their own.
fn eliminate_some<T: Real>(a: Mat<T>, order: &mut [usize], buffers: &mut [T]) -> bool {
    // Where a pivot is zero, or a number is not finite, row by row: what becomes of these depends on the order.
    if panels::eliminate(a, order) {
        return false;
    }
    let [m, n] = [a.rows, a.columns];
    let (some, factors) = buffers[..2 * m * n].split_at_mut(m * n);
    factors.fill(T::ZERO);
    // SAFETY: Bounds, uniqueness: slices of so many elements, which are used by nobody else.
    let (some, factors) = unsafe {
        (
            Mat::new(some.as_mut_ptr(), m, n),
            Mat::new(factors.as_mut_ptr(), m, n),
        )
    };
    copy(some, a);
    // SAFETY: Bounds: both have `m` rows of `n` elements, and there are as many numbers as columns.
    let singular =
        unsafe { dense::eliminate_some(some.first(), factors.first(), [m, n], &mut order[..n]) };
    negate(a, factors);
    for i in 0..n {
        let [of, upper] = [a, some].map(|x| x.rows_from(i, 1).columns_from(i, n));
        copy(of, upper);
    }
    singular
}
/// The columns whose pivots are found one by one.
const PIVOTS: usize = 32;

/// Exchanges two rows, which are contiguous.
fn swap<T: Real>(x: Mat<T>, i: usize, k: usize) {
    let [row, column] = x.strides();
    assert!(i < x.rows && k < x.rows && (column == 1 || x.columns == 1));
    if i != k {
        let place = |i: usize| x.first().wrapping_add(i * row);
        // SAFETY: Bounds: both rows are those of the matrix, and not the same.
        unsafe { core::ptr::swap_nonoverlapping(place(i), place(k), x.columns) };
    }
}
