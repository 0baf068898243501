//! Decompositions of large matrices by blocks, between which products take most of the time (feature `alloc`).

use alloc::vec;

use super::dense::{self, Dense, Triangle};
use super::factor::Mat;
use super::reflections::{Factors, Panel, scale_columns, unscale};
use crate::expr::transpose::{Lines, transpose};
use crate::ops::Real;
use crate::ops::matmul::gemm::{Elements, Sizes, Target, gemm_in_memory};

/// Writes the product of two matrices to another one, which they do not overlap, or adds it.
pub(super) fn product<T: Real>(to: Mat<T>, left: Mat<T>, right: Mat<T>, add: bool) {
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
/// Writes the elements of a matrix to another one. Rows of both are contiguous.
pub(super) fn copy<T: Real>(to: Mat<T>, from: Mat<T>) {
    write(to, from, |x| x);
}
/// Writes the negative elements of a matrix to another one, or to the same. Rows of both are contiguous.
pub(super) fn negate<T: Real>(to: Mat<T>, from: Mat<T>) {
    write(to, from, |x| -x);
}
/// Writes `f` of each element of a matrix to another one, or to the same. Rows of both are contiguous.
fn write<T: Real>(to: Mat<T>, from: Mat<T>, f: impl Fn(T) -> T) {
    let ([to_row, to_column], [row, column]) = (to.strides(), from.strides());
    assert!([to.rows, to.columns, to_column, 1] == [from.rows, from.columns, 1, column]);
    for i in 0..to.rows {
        let place = to.first().wrapping_add(i * to_row);
        let first = from.first().wrapping_add(i * row);
        for j in 0..to.columns {
            // SAFETY: Bounds, initialisation: the promise of those who made the matrices, which have as many columns.
            unsafe { place.add(j).write(f(first.add(j).read())) };
        }
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
/// Multiplies a matrix, whose rows are contiguous, by the product of reflections, with their vectors in rows, which begin after
/// `below` zeros and then one more each. Rows and columns before those of a reflection are the identity's.
#[cfg(all(feature = "std", not(feature = "reproducible")))]
pub(super) fn multiply_reflections<T: Real>(
    elements: Mat<T>,
    vectors: Mat<T>,
    scales: &[T],
    below: usize,
) {
    const SOME: usize = 32;
    let [rows, columns] = [elements.rows, elements.columns];
    let mut triangle = vec![T::ZERO; SOME * SOME];
    let mut products = vec![T::ZERO; 2 * PANEL * columns];
    // SAFETY: Bounds, uniqueness: so many elements, which are used by nobody else as long as the matrix is.
    let products = unsafe { Mat::new(products.as_mut_ptr(), 2 * PANEL, columns) };
    for from in (0..vectors.rows).step_by(SOME).rev() {
        let begin = from + below;
        let v = vectors.rows_from(from, SOME).columns_from(begin, rows);
        // SAFETY: as above.
        let t = unsafe { Mat::new(triangle.as_mut_ptr(), v.rows, v.rows) };
        product(t, v, v.t(), false);
        triangular(t, &scales[from..][..v.rows]);
        let rest = elements.rows_from(begin, rows).columns_from(begin, columns);
        reflect(rest, v, t, products);
    }
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
pub(super) const ROWS: usize = 48;

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
