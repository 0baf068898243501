//! Decompositions of matrices on the heap by blocks, between which products take most of the time.

use alloc::vec;

use super::dense::{self, Dense};
use super::reflections::{Factors, Panel, scale_columns, unscale};
use crate::expr::transpose::{Lines, transpose};
use crate::ops::Real;
use crate::ops::matmul::gemm::{Elements, Sizes, Target, gemm_in_memory};

/// A matrix row by row in memory, which others may share.
#[derive(Clone, Copy)]
struct Block<T> {
    first: *mut T,
    /// The distance of rows, and of columns.
    strides: [usize; 2],
}
impl<T: Real> Block<T> {
    const fn new(first: *mut T, row: usize) -> Self {
        Self {
            first,
            strides: [row, 1],
        }
    }
    /// The elements from row `i` and column `j` on.
    const fn from(self, i: usize, j: usize) -> Self {
        let [row, column] = self.strides;
        Self {
            first: self.first.wrapping_add(i * row + j * column),
            ..self
        }
    }
    const fn t(self) -> Self {
        let [row, column] = self.strides;
        Self {
            strides: [column, row],
            ..self
        }
    }
    /// The rows, which are read.
    const fn lines(self) -> Lines<*const T> {
        Lines {
            first: self.first.cast_const(),
            step: self.strides[0],
        }
    }
    const fn lines_mut(self) -> Lines<*mut T> {
        Lines {
            first: self.first,
            step: self.strides[0],
        }
    }
    /// Writes the product of two others, or adds it.
    ///
    /// # Safety
    /// `self` has m rows and n columns, the others k columns and k rows. They do not overlap with it.
    unsafe fn product(self, [m, k, n]: [usize; 3], left: Self, right: Self, add: bool) {
        let of = |block: Self| Elements {
            first: block.first.cast_const(),
            row: block.strides[0],
            column: block.strides[1],
        };
        let [row, column] = self.strides;
        let target = Target {
            first: self.first,
            row,
            column,
            add,
        };
        // SAFETY: the caller's promise.
        unsafe { gemm_in_memory(Sizes { m, k, n }, of(left), of(right), target) };
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
    a[..area].copy_from_slice(&factors[..area]);
    if q.is_empty() {
        return;
    }
    for part in 0..parts {
        let (left, right) = (&columns_of[range(part)], &of_factors[part * area..][..area]);
        let of = |first: &[T]| Elements {
            first: first.as_ptr(),
            row: columns,
            column: 1,
        };
        let target = Target {
            first: q[range(part)].as_mut_ptr(),
            row: columns,
            column: 1,
            add: false,
        };
        let sizes = Sizes {
            m: left.len() / columns,
            k: columns,
            n: columns,
        };
        // SAFETY: Bounds: all have rows of `columns` elements, the right factor as many of them.
        unsafe { gemm_in_memory(sizes, of(left), of(right), target) };
    }
}
/// The least rows of a part of a tall matrix.
const LINES: usize = 64;

/// The bytes of a matrix whose reflections are applied one by one: those that the fastest cache has, of which 64 by 64 `f32`
/// take 30 us, and 38 us in panels.
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
    let products = Block::new(products.as_mut_ptr(), columns);
    let panels = |from: usize| (PANEL.min(few - from), rows - from);
    for from in (0..few).step_by(PANEL) {
        let (width, length) = panels(from);
        for at in (from..from + width).step_by(WIDTH) {
            let (w, l) = (WIDTH.min(from + width - at), rows - at);
            let (some, of) = buffers.split_at_mut(rows * WIDTH);
            let (some, of) = (&mut some[..l * w], &mut of[..w * l]);
            let of_rows = a[at * columns..].chunks_exact(columns);
            for (to, row) in some.chunks_exact_mut(w).zip(of_rows) {
                to.copy_from_slice(&row[at..at + w]);
            }
            of.fill(T::ZERO);
            let scales = &mut signs[..w];
            Panel {
                a: some,
                vectors: of,
                scales,
            }
            .decompose();
            let of_rows = a[at * columns..].chunks_exact_mut(columns);
            for (to, row) in of_rows.zip(some.chunks_exact(w).take(w)) {
                to[at..at + w].copy_from_slice(row);
            }
            let p = at - from;
            let (_, panel) = vectors[from * rows..].split_at_mut(p * length);
            for (to, vector) in panel.chunks_exact_mut(length).zip(of.chunks_exact(l)) {
                to[p..].copy_from_slice(vector);
            }
            let v = Block::new(vectors[from * rows..].as_mut_ptr(), length);
            let t = Block::new(triangles[from * PANEL..].as_mut_ptr(), width);
            let (own, of) = (v.from(p, p), t.from(p, p));
            // SAFETY: Bounds: the vectors of the panel are `width` rows of `length` numbers, the last of each `l`; `T` has
            // `width` rows and columns; each of the two products has memory for `width` rows of `columns` numbers.
            unsafe {
                of.product([w, l, w], own, own.t(), false);
                triangular(Dense::new(of.first, width), scales);
                if p > 0 {
                    let [first, second] = [products, products.from(PANEL, 0)];
                    first.product([p, l, w], v.from(0, p), own.t(), false);
                    second.product([p, p, w], t, first, false);
                    t.from(0, p).product([p, w, w], second, of, false);
                }
            }
            let rest = Block::new(a.as_mut_ptr(), columns).from(at, at + w);
            // SAFETY: as above; the rest of the panel has `l` rows.
            unsafe { rest.reflect([w, l, from + width - at - w], own, of.t(), products) };
        }
        let v = Block::new(vectors[from * rows..].as_mut_ptr(), length);
        let t = Block::new(triangles[from * PANEL..].as_mut_ptr(), width);
        let rest = Block::new(a.as_mut_ptr(), columns).from(from, from + width);
        // SAFETY: as above; the rest of the matrix has `length` rows.
        unsafe { rest.reflect([width, length, columns - from - width], v, t.t(), products) };
    }
    if !q.is_empty() {
        q.fill(T::ZERO);
        let diagonal = q.iter_mut().step_by(few + 1).take(few);
        diagonal.for_each(|x| *x = T::ONE);
        for from in (0..few).step_by(PANEL).rev() {
            let (width, length) = panels(from);
            let v = Block::new(vectors[from * rows..].as_mut_ptr(), length);
            let t = Block::new(triangles[from * PANEL..].as_mut_ptr(), width);
            let rest = Block::new(q.as_mut_ptr(), few).from(from, from);
            // SAFETY: as above, of the orthonormal columns, which are those of the identity up to `from`.
            unsafe { rest.reflect([width, length, few - from], v, t, products) };
        }
    }
    unscale(a, q, &units, &mut signs);
}
impl<T: Real> Block<T> {
    /// Adds `V t Vᵀ` of the elements to them, of `count` vectors in the rows of `v`.
    ///
    /// # Safety
    /// `v` and the elements have `length` columns and rows, `t` has `count` rows and columns, and there is memory for two
    /// products of [`PANEL`] rows. They do not overlap.
    unsafe fn reflect(
        self,
        [count, length, columns]: [usize; 3],
        v: Self,
        t: Self,
        products: Self,
    ) {
        if columns == 0 {
            return;
        }
        let [first, second] = [products, products.from(PANEL, 0)];
        // SAFETY: the caller's promise.
        unsafe {
            first.product([count, length, columns], v, self, false);
            second.product([count, count, columns], t, first, false);
            self.product([length, count, columns], v.t(), second, true);
        }
    }
}
/// Replaces the products of the vectors of some reflections by the matrix `-T` of all.
///
/// # Safety
/// The matrix has as many rows and columns as there are scales.
unsafe fn triangular<T: Real>(t: Dense<T>, scales: &[T]) {
    for (j, &scale) in scales.iter().enumerate() {
        // SAFETY: Bounds: all indices are less than the number of scales.
        unsafe {
            // The columns before this one times the products of its vector with theirs.
            for i in 0..j {
                let sum = (i..j).fold(T::ZERO, |sum, k| sum + t.get(i, k) * t.get(k, j));
                t.set(i, j, -sum * scale);
            }
            for i in j + 1..scales.len() {
                t.set(i, j, T::ZERO);
            }
            t.set(j, j, -scale);
        }
    }
}

/// Replaces a matrix, of which the lower triangle is read, by its Cholesky factor. False if it is not positive definite.
pub(super) fn cholesky<T: Real>(a: &mut [T], n: usize) -> bool {
    assert!(a.len() == n * n);
    let whole = Block::new(a.as_mut_ptr(), n);
    if n < 2 * ROWS {
        // SAFETY: Bounds: the matrix has `n` rows of `n` elements.
        return unsafe { dense::cholesky(Dense::new(whole.first, n), n) };
    }
    let mut lines = vec![T::ZERO; ROWS * n];
    for from in (0..n).step_by(ROWS) {
        let width = ROWS.min(n - from);
        let end = from + width;
        let square = whole.from(from, from);
        // SAFETY: Bounds: the square is part of the matrix.
        if !unsafe { dense::cholesky(Dense::new(square.first, n), width) } {
            return false;
        }
        for row in a[from * n..end * n].chunks_exact_mut(n) {
            row[end..].fill(T::ZERO);
        }
        let below = n - end;
        if below == 0 {
            break;
        }
        // The rows below the square are divided by its transposed factor, as columns that are adjacent.
        let lines = &mut lines[..width * below];
        let left = Block::new(a.as_mut_ptr(), n).from(end, from);
        let right = Block::new(lines.as_mut_ptr(), below);
        // SAFETY: Bounds: `below` rows of `width` elements, and memory for as many; the square has `width` rows.
        unsafe {
            transpose(left.lines(), right.lines_mut(), [width, below]);
            let of = Dense::new(square.first, n);
            dense::divide_by_lower(of, width, Dense::new(right.first, below));
            transpose(right.lines(), left.lines_mut(), [below, width]);
        }
        lines.iter_mut().for_each(|x| *x = -*x);
        let rest = left.from(0, width);
        for i in (0..below).step_by(ROWS) {
            let rows = ROWS.min(below - i);
            // SAFETY: Bounds: the rows and columns are below those of the square; only elements of the lower triangle, and
            // of squares on the diagonal, are written.
            unsafe {
                rest.from(i, 0)
                    .product([rows, width, i + rows], left.from(i, 0), right, true)
            };
        }
    }
    true
}
/// The rows and columns of a square that is factored by itself. 256 rows of `f32` take 0.13 ms, and 0.67 ms at once.
const ROWS: usize = 48;
