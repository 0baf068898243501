//! Decompositions and systems of large matrices by blocks, between which products take most of the time (feature `alloc`).

use alloc::vec;
#[cfg(all(feature = "std", not(feature = "reproducible")))]
use alloc::vec::Vec;
#[cfg(all(feature = "std", not(feature = "reproducible")))]
use core::ops::Range;

use super::dense::{self, Dense, Triangle};
use super::factor::Mat;
use super::reflections::{Factors, Panel, scale_columns, unscale};
#[cfg(all(feature = "std", not(feature = "reproducible")))]
use crate::expr::simd_dispatch::VECTORS;
use crate::expr::transpose::{Lines, transpose};
use crate::ops::Real;
#[cfg(all(feature = "std", not(feature = "reproducible")))]
use crate::ops::matmul::gemm::is_float;
use crate::ops::matmul::gemm::{Elements, Sizes, Target, gemm_in_memory};

/// Writes the product of two matrices to another one, which they do not overlap, or adds it.
fn product<T: Real>(to: Mat<T>, left: Mat<T>, right: Mat<T>, add: bool) {
    let (m, k, n) = (to.rows, left.columns, to.columns);
    assert!(left.rows == m && right.rows == k && right.columns == n);
    if m == 0 || n == 0 {
        return;
    }
    let of = |x: Mat<T>| {
        let [row, column] = x.strides();
        Elements {
            first: x.first().cast_const(),
            row,
            column,
        }
    };
    let [row, column] = to.strides();
    let target = Target {
        first: to.first(),
        row,
        column,
        add,
    };
    // SAFETY: Bounds, initialisation, uniqueness: the promise of those who made the matrices, whose sizes are compared.
    unsafe { gemm_in_memory(Sizes { m, k, n }, of(left), of(right), target) };
}
/// Writes the elements of a matrix to another one. Rows of both are contiguous, and do not overlap.
fn copy<T: Real>(to: Mat<T>, from: Mat<T>) {
    let ([to_row, to_column], [row, column]) = (to.strides(), from.strides());
    assert!([to.rows, to.columns, to_column, 1] == [from.rows, from.columns, 1, column]);
    for i in 0..to.rows {
        let place = to.first().wrapping_add(i * to_row);
        let first = from.first().wrapping_add(i * row);
        // SAFETY: Bounds, initialisation: as for a product.
        unsafe { place.copy_from_nonoverlapping(first, to.columns) };
    }
}
/// Writes the negative elements of a matrix to another one, or to the same. Rows of both are contiguous.
fn negate<T: Real>(to: Mat<T>, from: Mat<T>) {
    let ([to_row, to_column], [row, column]) = (to.strides(), from.strides());
    assert!([to.rows, to.columns, to_column, 1] == [from.rows, from.columns, 1, column]);
    for i in 0..to.rows {
        let place = to.first().wrapping_add(i * to_row);
        let first = from.first().wrapping_add(i * row);
        for j in 0..to.columns {
            // SAFETY: Bounds, initialisation: as for a product.
            unsafe { place.add(j).write(-first.add(j).read()) };
        }
    }
}
/// Exchanges two rows, which are contiguous.
#[cfg(all(feature = "std", not(feature = "reproducible")))]
fn swap<T: Real>(x: Mat<T>, i: usize, k: usize) {
    let [row, column] = x.strides();
    assert!(i < x.rows && k < x.rows && (column == 1 || x.columns == 1));
    if i != k {
        let place = |i: usize| x.first().wrapping_add(i * row);
        // SAFETY: Bounds: both rows are those of the matrix, and not the same.
        unsafe { core::ptr::swap_nonoverlapping(place(i), place(k), x.columns) };
    }
}

/// Replaces a matrix by its upper triangular factor, in the first rows, and writes the orthonormal columns, unless there is no
/// room for them.
///
/// Of a tall matrix with few columns, some rows at a time are decomposed, which stay in the cache, and then the matrix of
/// their factors. Where there are more columns, products apply the reflections of some to the others: 256 by 256 `f32` take
/// 0.8 ms, and 2.7 ms if each reflection is applied by itself.
pub(super) fn qr<T: Real>(a: &mut [T], q: &mut [T], [rows, columns]: [usize; 2]) {
    if rows.min(columns) >= 2 * WIDTH && size_of_val(a) > CACHE {
        return qr_by_panels(a, q, [rows, columns]);
    }
    let some = LINES.max(4 * columns);
    let parts = rows / some;
    let most = if parts < 2 { rows } else { 2 * some };
    let mut of = vec![T::ZERO; most * most.min(columns) + 2 * columns];
    let mut decompose = |a: &mut [T], q: &mut [T], rows: usize| {
        let (of_columns, of) = of.split_at_mut(2 * columns);
        let (units, scales) = of_columns.split_at_mut(columns);
        Factors {
            a,
            q,
            vectors: &mut of[..rows * rows.min(columns)],
            units,
            scales,
        }
        .decompose();
    };
    if parts < 2 || columns == 0 {
        return decompose(a, q, rows);
    }
    let area = columns * columns;
    // A small column would have few digits in the factor of a part.
    let mut units = vec![T::ZERO; columns];
    scale_columns(a, &mut units);
    let mut factors = vec![T::ZERO; parts * area];
    let range = |part: usize| {
        let end = if part + 1 == parts {
            rows
        } else {
            (part + 1) * some
        };
        part * some * columns..end * columns
    };
    let mut columns_of = vec![T::ZERO; q.len()];
    for (part, factor) in factors.chunks_exact_mut(area).enumerate() {
        let a = &mut a[range(part)];
        let rows = a.len() / columns;
        let q = match q.is_empty() {
            true => &mut [][..],
            false => &mut columns_of[range(part)],
        };
        decompose(a, q, rows);
        for (i, (row, from)) in factor
            .chunks_mut(columns)
            .zip(a.chunks(columns))
            .enumerate()
        {
            row[i..].copy_from_slice(&from[i..]);
        }
    }
    let mut of_factors = vec![T::ZERO; if q.is_empty() { 0 } else { factors.len() }];
    qr(&mut factors, &mut of_factors, [parts * columns, columns]);
    for (row, from) in a
        .chunks_mut(columns)
        .zip(factors.chunks(columns))
        .take(columns)
    {
        for ((x, from), unit) in row.iter_mut().zip(from).zip(&units) {
            *x = *from * *unit;
        }
    }
    if q.is_empty() {
        return;
    }
    for part in 0..parts {
        let (left, right) = (
            &mut columns_of[range(part)],
            &mut of_factors[part * area..][..area],
        );
        let to = &mut q[range(part)];
        let rows = left.len() / columns;
        // SAFETY: Bounds, uniqueness: slices of so many elements, which are used by nobody else.
        let [to, left, right] = unsafe {
            [
                Mat::new(to.as_mut_ptr(), rows, columns),
                Mat::new(left.as_mut_ptr(), rows, columns),
                Mat::new(right.as_mut_ptr(), columns, columns),
            ]
        };
        product(to, left, right, false);
    }
}
/// The least rows of a part of a tall matrix.
const LINES: usize = 64;

/// The bytes of a matrix whose reflections are applied one by one: those that the fastest cache has. 64 by 64 `f32` take 30 us,
/// and 38 us in panels.
const CACHE: usize = 1 << 15;
/// The columns whose reflections are applied to all others at once.
const PANEL: usize = 64;
/// The columns of a panel that are reflected one by one, before products apply their reflections to the others of the panel.
const WIDTH: usize = 16;

/// As [`qr`], of matrices with many columns.
///
/// The product of the reflections of a panel is `1 - V T Vᵀ`, with their vectors in the columns of `V` and an upper
/// triangular matrix `T`, of which `-T` is stored.
fn qr_by_panels<T: Real>(a: &mut [T], q: &mut [T], [rows, columns]: [usize; 2]) {
    let few = rows.min(columns);
    let mut units = vec![T::ZERO; columns];
    let mut signs = vec![T::ZERO; few];
    scale_columns(a, &mut units);
    let mut vectors = vec![T::ZERO; few * rows];
    let mut triangles = vec![T::ZERO; few * PANEL];
    let mut buffers = vec![T::ZERO; 2 * rows * WIDTH];
    let mut products = vec![T::ZERO; 2 * PANEL * columns];
    // SAFETY: Bounds, uniqueness: so many elements, which are used by nobody else as long as the matrices are.
    let (matrix, products) = unsafe {
        (
            Mat::new(a.as_mut_ptr(), rows, columns),
            Mat::new(products.as_mut_ptr(), 2 * PANEL, columns),
        )
    };
    // Of the panel that begins with a column: its vectors, which are 0 before their own rows, and its triangle.
    let (all, triangles) = (vectors.as_mut_ptr(), triangles.as_mut_ptr());
    let panel = |from: usize| {
        let (width, length) = (PANEL.min(few - from), rows - from);
        // SAFETY: Bounds: so many rows of the vectors and of the triangles, from that of the column on. Uniqueness: as above.
        unsafe {
            (
                Mat::new(all.wrapping_add(from * rows), width, length),
                Mat::new(triangles.wrapping_add(from * PANEL), width, width),
            )
        }
    };
    for from in (0..few).step_by(PANEL) {
        let (v, t) = panel(from);
        let (width, rest) = (v.rows, matrix.rows_from(from, rows));
        for p in (0..width).step_by(WIDTH) {
            let w = WIDTH.min(width - p);
            let below = rest.columns_from(from, width).rows_from(p, rows);
            let (own, l) = (below.columns_from(p, w), below.rows);
            let (some, of) = buffers.split_at_mut(rows * WIDTH);
            let (some, of, scales) = (&mut some[..l * w], &mut of[..w * l], &mut signs[..w]);
            of.fill(T::ZERO);
            // SAFETY: Bounds, uniqueness: slices of so many elements, which are used before the matrices are, and after them.
            let buffer =
                |x: &mut [T], [m, n]: [usize; 2]| unsafe { Mat::new(x.as_mut_ptr(), m, n) };
            copy(buffer(some, [l, w]), own);
            Panel {
                a: some,
                vectors: of,
                scales,
            }
            .decompose();
            copy(own.rows_from(0, w), buffer(some, [l, w]).rows_from(0, w));
            let v_own = v.rows_from(p, w).columns_from(p, l);
            copy(v_own, buffer(of, [w, l]));

            let t_own = t.rows_from(p, w).columns_from(p, w);
            product(t_own, v_own, v_own.t(), false);
            triangular(t_own, scales);
            let before = |x: Mat<T>| x.rows_from(0, p);
            let [first, second] =
                [0, PANEL].map(|i| before(products.rows_from(i, p)).columns_from(0, w));
            product(first, before(v).columns_from(p, l), v_own.t(), false);
            product(second, before(t).columns_from(0, p), first, false);
            product(before(t).columns_from(p, w), second, t_own, false);
            reflect(below.columns_from(p + w, width), v_own, t_own.t(), products);
        }
        reflect(rest.columns_from(from + width, columns), v, t.t(), products);
    }
    if !q.is_empty() {
        q.fill(T::ZERO);
        q.iter_mut()
            .step_by(few + 1)
            .take(few)
            .for_each(|x| *x = T::ONE);
        // SAFETY: Bounds, uniqueness: so many orthonormal columns, which are used by nobody else as long as the matrix is.
        let columns = unsafe { Mat::new(q.as_mut_ptr(), rows, few) };
        for from in (0..few).step_by(PANEL).rev() {
            let (v, t) = panel(from);
            // Those before are the identity's.
            reflect(
                columns.rows_from(from, rows).columns_from(from, few),
                v,
                t,
                products,
            );
        }
    }
    unscale(a, q, &units, &mut signs);
}
/// Adds `V t Vᵀ` of the elements to them, of vectors in the rows of `v`, with memory for two products of [`PANEL`] rows.
fn reflect<T: Real>(elements: Mat<T>, v: Mat<T>, t: Mat<T>, products: Mat<T>) {
    let of = |from: usize| {
        products
            .rows_from(from, v.rows)
            .columns_from(0, elements.columns)
    };
    let [first, second] = [of(0), of(PANEL)];
    product(first, v, elements, false);
    product(second, t, first, false);
    product(elements, v.t(), second, true);
}
/// Replaces the products of the vectors of some reflections by the matrix `-T` of all.
fn triangular<T: Real>(t: Mat<T>, scales: &[T]) {
    for (j, &scale) in scales.iter().enumerate() {
        // The columns before this one times the products of its vector with theirs.
        for i in 0..j {
            let sum = (i..j).fold(T::ZERO, |sum, k| sum + t.at(i, k) * t.at(k, j));
            t.put(i, j, -sum * scale);
        }
        for i in j + 1..t.rows {
            t.put(i, j, T::ZERO);
        }
        t.put(j, j, -scale);
    }
}

/// The rows and columns of a square that is factored by itself. 256 rows of `f32` take Cholesky's method 0.13 ms, and 0.67 ms
/// at once.
const ROWS: usize = 48;

/// Replaces a matrix, of which the lower triangle is read, by its Cholesky factor. False if it is not positive definite.
pub(super) fn cholesky<T: Real>(whole: Mat<T>) -> bool {
    let ([row, column], n) = (whole.strides(), whole.rows);
    assert!(whole.columns == n && column == 1);
    if n < 2 * ROWS {
        // SAFETY: Bounds: the matrix has `n` rows of `n` elements.
        return unsafe { dense::cholesky(Dense::new(whole.first(), row), n) };
    }
    let mut lines = vec![T::ZERO; ROWS * n];
    for from in (0..n).step_by(ROWS) {
        let rows = whole.rows_from(from, ROWS);
        let (square, width) = (rows.columns_from(from, ROWS), rows.rows);
        // SAFETY: Bounds: a square of the matrix.
        if !unsafe { dense::cholesky(Dense::new(square.first(), row), width) } {
            return false;
        }
        let after = rows.columns_from(from + width, n);
        after.fill(|_, _| T::ZERO);
        let below = whole.rows_from(from + width, n);
        let (left, rest) = (
            below.columns_from(from, width),
            below.columns_from(from + width, n),
        );
        // The rows below the square are divided by its transposed factor, as columns that are adjacent.
        // SAFETY: Bounds, uniqueness: there is memory for `width` such columns, which is used by nobody else.
        let lines = unsafe { Mat::new(lines.as_mut_ptr(), width, below.rows) };
        let of = |x: Mat<T>| Lines {
            first: x.first(),
            step: x.strides()[0],
        };
        let read = |x: Mat<T>| Lines {
            first: x.first().cast_const(),
            step: x.strides()[0],
        };
        // SAFETY: Bounds: both matrices have so many rows and columns, and do not overlap.
        unsafe { transpose(read(left), of(lines), [lines.rows, lines.columns]) };
        dense::solve_rows(square, lines, Triangle::stored(false));
        // SAFETY: as above.
        unsafe { transpose(read(lines), of(left), [left.rows, left.columns]) };
        negate(lines, lines);
        for i in (0..rest.rows).step_by(ROWS) {
            // Of the upper triangle, only squares on the diagonal are written.
            let end = (i + ROWS).min(rest.rows);
            let to = rest.rows_from(i, ROWS).columns_from(0, end);
            product(
                to,
                left.rows_from(i, ROWS),
                lines.columns_from(0, end),
                true,
            );
        }
    }
    true
}

/// Whether systems of so many rows are solved by blocks: with feature `reproducible`, they would have other digits on hosts
/// than on processors without a heap.
#[cfg(all(feature = "std", not(feature = "reproducible")))]
pub(super) fn solves<T: Real>(n: usize) -> bool {
    VECTORS && is_float::<T>() && n >= 2 * ROWS
}

/// Whether the product of a matrix and another one is large. Long sums keep more digits where they are added by halves.
#[cfg(all(feature = "std", not(feature = "reproducible")))]
pub(crate) fn multiplies<T: Real>(product: Mat<T>, left: Mat<T>) -> bool {
    let [m, n, k] = [product.rows, product.columns, left.columns];
    VECTORS && is_float::<T>() && m.min(n) >= 4 && m * n * k >= 1 << 15 && k <= 1 << 12
}
/// Writes the product of two matrices and a number, or adds it.
#[cfg(all(feature = "std", not(feature = "reproducible")))]
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
#[cfg(all(feature = "std", not(feature = "reproducible")))]
pub(super) fn reflects<T: Real>(a: Mat<T>) -> bool {
    VECTORS && is_float::<T>() && a.columns >= 16 && a.rows * a.columns >= 1 << 10
}
/// Replaces the columns of `q`, at most as many as rows, by orthonormal ones, and writes the upper triangular `r`, whose product
/// with `q` they were. Rows of `q` are contiguous.
#[cfg(all(feature = "std", not(feature = "reproducible")))]
pub(super) fn orthonormal<T: Real>(q: Mat<T>, r: Mat<T>) {
    let [m, n] = [q.rows, q.columns];
    let mut of_q = vec![T::ZERO; m * n];
    let a = upper_factor(q, &mut of_q);
    r.fill(|i, j| if i > j { T::ZERO } else { a[i * n + j] });
    // SAFETY: Bounds, uniqueness: so many elements, which are used by nobody else.
    copy(q, unsafe { Mat::new(of_q.as_mut_ptr(), m, n) });
}
/// The upper factor of a matrix, in the first of as many rows, and the orthonormal columns, if there is room for them.
#[cfg(all(feature = "std", not(feature = "reproducible")))]
pub(super) fn upper_factor<T: Real>(x: Mat<T>, q: &mut [T]) -> Vec<T> {
    let [m, n] = [x.rows, x.columns];
    let mut a = vec![T::ZERO; m * n];
    // SAFETY: Bounds, uniqueness: so many elements, which are used by nobody else.
    copy(unsafe { Mat::new(a.as_mut_ptr(), m, n) }, x);
    qr(&mut a, q, [m, n]);
    a
}
/// Replaces the rows of `b`, each of them, by the solution of a system with the upper triangle `r`, in rows.
#[cfg(all(feature = "std", not(feature = "reproducible")))]
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
#[cfg(all(feature = "std", not(feature = "reproducible")))]
pub(super) fn substitute<T: Real>(a: Mat<T>, b: Mat<T>, of: Triangle) {
    let n = a.rows;
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
/// About half of a large number, in whole vectors.
#[cfg(all(feature = "std", not(feature = "reproducible")))]
const fn half(n: usize) -> usize {
    (n / 2).next_multiple_of(16)
}
/// Subtracts the product of two matrices. Rows of the right one are contiguous.
#[cfg(all(feature = "std", not(feature = "reproducible")))]
fn subtract<T: Real>(from: Mat<T>, left: Mat<T>, right: Mat<T>) {
    let mut negative = vec![T::ZERO; right.rows * right.columns];
    // SAFETY: Bounds, uniqueness: there is memory for so many elements, which is used by nobody else.
    let negative = unsafe { Mat::new(negative.as_mut_ptr(), right.rows, right.columns) };
    negate(negative, right);
    product(from, left, negative, true);
}

/// Replaces the identity by the inverse of a matrix, which is overwritten. Returns false if a pivot is zero.
#[cfg(all(feature = "std", not(feature = "reproducible")))]
pub(super) fn invert<T: Real>(a: Mat<T>, x: Mat<T>) -> bool {
    let mut swaps = vec![];
    if eliminate(a, |k, i| swaps.push([k, i])) {
        return false;
    }
    invert_lower(a, x);
    substitute(a, x, Triangle::UPPER);
    // The rows of the matrix are columns of its inverse.
    for i in 0..x.rows {
        let row = x.rows_from(i, 1).t();
        for &[k, i] in swaps.iter().rev() {
            swap(row, k, i);
        }
    }
    true
}
/// Replaces the identity by the inverse of the lower factor, which is triangular.
#[cfg(all(feature = "std", not(feature = "reproducible")))]
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

/// Replaces a matrix by its factors, by elimination with partial pivoting: the upper one on and above the diagonal, the lower
/// one, whose diagonal is 1, below. `swapped` is called with each pair of rows that is exchanged. Returns whether a pivot is zero.
#[cfg(all(feature = "std", not(feature = "reproducible")))]
pub(super) fn eliminate<T: Real>(a: Mat<T>, mut swapped: impl FnMut(usize, usize)) -> bool {
    let few = a.rows.min(a.columns);
    let mut order = vec![0; few];
    let mut buffers = vec![T::ZERO; 2 * a.rows * PIVOTS];
    let singular = eliminate_columns(a.columns_from(0, few), &mut order, &mut buffers);
    after_pivots(a.rows_from(0, few), few, &order);
    for (k, &i) in order.iter().enumerate() {
        if i != k {
            swapped(k, i);
        }
    }
    singular
}
/// As [`eliminate`], of a matrix with at least as many rows as columns: of some columns, and then of the others. Writes the row
/// that each was exchanged for.
#[cfg(all(feature = "std", not(feature = "reproducible")))]
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
#[cfg(all(feature = "std", not(feature = "reproducible")))]
fn after_pivots<T: Real>(a: Mat<T>, few: usize, order: &[usize]) {
    let right = a.columns_from(few, a.columns);
    for (k, &i) in order.iter().enumerate() {
        swap(right, k, i);
    }
    let lower = a.columns_from(0, few).rows_from(0, few);
    substitute(lower, right.rows_from(0, few), Triangle::UNIT_LOWER);
}
/// As [`eliminate_columns`], of few columns, in memory of their own.
#[cfg(all(feature = "std", not(feature = "reproducible")))]
fn eliminate_some<T: Real>(a: Mat<T>, order: &mut [usize], buffers: &mut [T]) -> bool {
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
#[cfg(all(feature = "std", not(feature = "reproducible")))]
const PIVOTS: usize = 32;
