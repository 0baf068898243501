//! Factorisations with orthogonal factors, of matrices of any size in memory that the caller provides: QR by
//! Gram-Schmidt, singular values and eigenvalues by Jacobi's rotations.

use crate::ops::Real;

/// A matrix in memory: the sizes, and the steps to the next row and column.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Mat<T> {
    first: *mut T,
    pub(crate) rows: usize,
    pub(crate) columns: usize,
    row: usize,
    column: usize,
}
impl<T: Real> Mat<T> {
    /// A matrix whose rows are contiguous.
    pub(crate) const fn new(first: *mut T, rows: usize, columns: usize) -> Self {
        Self {
            first,
            rows,
            columns,
            row: columns,
            column: 1,
        }
    }
    pub(crate) const fn first(self) -> *mut T {
        self.first
    }
    /// Whether no element is infinite or NaN.
    ///
    /// # Safety
    /// The elements are in memory.
    pub(crate) unsafe fn is_finite(self) -> bool {
        // SAFETY: the caller's promise.
        (0..self.rows).all(|i| (0..self.columns).all(|j| unsafe { self.get(i, j) }.is_finite()))
    }
    /// The transposed matrix.
    pub(crate) const fn t(self) -> Self {
        Self {
            first: self.first,
            rows: self.columns,
            columns: self.rows,
            row: self.column,
            column: self.row,
        }
    }
    /// The columns from one on.
    pub(crate) const fn columns_from(self, from: usize, count: usize) -> Self {
        Self {
            first: self.first.wrapping_add(from * self.column),
            columns: count,
            ..self
        }
    }
    /// # Safety
    /// The matrix has this element.
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(crate) unsafe fn get(self, i: usize, j: usize) -> T {
        debug_assert!(i < self.rows && j < self.columns);
        // SAFETY: the caller's promise.
        unsafe { self.first.add(i * self.row + j * self.column).read() }
    }
    /// # Safety
    /// As for `get`.
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(crate) unsafe fn set(self, i: usize, j: usize, x: T) {
        debug_assert!(i < self.rows && j < self.columns);
        // SAFETY: the caller's promise.
        unsafe {
            self.first.add(i * self.row + j * self.column).write(x);
        }
    }
    /// Writes `f` of each index.
    ///
    /// # Safety
    /// There is memory for the elements.
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(crate) unsafe fn fill(self, mut f: impl FnMut(usize, usize) -> T) {
        for i in 0..self.rows {
            for j in 0..self.columns {
                // SAFETY: the caller's promise.
                unsafe { self.set(i, j, f(i, j)) }
            }
        }
    }
    /// Writes the elements of another matrix.
    ///
    /// # Safety
    /// Both have the same sizes.
    pub(crate) unsafe fn copy(self, from: Self) {
        // SAFETY: the caller's promise.
        unsafe { self.fill(|i, j| from.get(i, j)) }
    }
    /// Writes `beta * self + alpha * a * b`. With a `beta` of 0, nothing is read.
    ///
    /// # Safety
    /// The sizes fit, and the result overlaps neither factor.
    #[inline(never)]
    pub(crate) unsafe fn product(self, beta: T, alpha: T, a: Self, b: Self) {
        // SAFETY: the caller's promise.
        unsafe {
            self.fill(|i, j| {
                let mut sum = T::zero();
                for k in 0..a.columns {
                    sum = sum + a.get(i, k) * b.get(k, j);
                }
                if beta == T::zero() {
                    alpha * sum
                } else {
                    beta * self.get(i, j) + alpha * sum
                }
            });
        }
    }
    /// The product of two columns.
    ///
    /// # Safety
    /// The matrices have the columns, and as many rows.
    unsafe fn dot(self, i: usize, other: Self, j: usize) -> T {
        let mut sum = T::zero();
        for k in 0..self.rows {
            // SAFETY: the caller's promise.
            sum = sum + unsafe { self.get(k, i) * other.get(k, j) };
        }
        sum
    }
    /// The length of a column; neither squares nor their sum overflow.
    ///
    /// # Safety
    /// The matrix has the column.
    unsafe fn length(self, j: usize) -> T {
        // SAFETY: the caller's promise.
        unsafe {
            let mut largest = T::zero();
            for k in 0..self.rows {
                let x = self.get(k, j).abs();
                if x > largest || x.is_nan() {
                    largest = x;
                }
            }
            if largest == T::zero() || !largest.is_finite() {
                return largest;
            }
            let mut sum = T::zero();
            for k in 0..self.rows {
                let x = self.get(k, j) / largest;
                sum = sum + x * x;
            }
            largest * sum.sqrt()
        }
    }
    /// Replaces columns `i` and `j` by `c i - s j` and `s i + c j`.
    ///
    /// # Safety
    /// The matrix has both columns.
    unsafe fn rotate(self, i: usize, j: usize, c: T, s: T) {
        for k in 0..self.rows {
            // SAFETY: the caller's promise.
            unsafe {
                let (x, y) = (self.get(k, i), self.get(k, j));
                self.set(k, i, c * x - s * y);
                self.set(k, j, s * x + c * y);
            }
        }
    }
    /// # Safety
    /// The matrix has both columns.
    unsafe fn swap_columns(self, i: usize, j: usize) {
        for k in 0..self.rows {
            // SAFETY: the caller's promise.
            unsafe {
                let x = self.get(k, i);
                self.set(k, i, self.get(k, j));
                self.set(k, j, x);
            }
        }
    }
}

/// Subtracts from column `j` its part along each of the columns before it, twice, so that it is orthogonal to them.
/// `along` is called with the number of each and the part.
///
/// # Safety
/// The matrix has the columns; the first `j` are orthonormal.
unsafe fn orthogonalise<T: Real>(q: Mat<T>, j: usize, mut along: impl FnMut(usize, T)) {
    for _ in 0..2 {
        for i in 0..j {
            // SAFETY: the caller's promise.
            unsafe {
                let part = q.dot(i, q, j);
                along(i, part);
                for k in 0..q.rows {
                    q.set(k, j, q.get(k, j) - part * q.get(k, i));
                }
            }
        }
    }
}

/// Replaces the columns of `q`, at most as many as rows, by orthonormal ones, and writes the upper triangular `r`, whose
/// product with `q` they were. The diagonal of `r` is positive, or zero where columns are linearly dependent.
///
/// # Safety
/// `r` has as many rows and columns as `q` has columns.
#[inline(never)]
pub(crate) unsafe fn qr<T: Real>(q: Mat<T>, r: Mat<T>) {
    // SAFETY: all indices are less than the sizes.
    unsafe {
        r.fill(|_, _| T::zero());
        for j in 0..q.columns {
            orthogonalise(q, j, |i, part| r.set(i, j, r.get(i, j) + part));
            let length = q.length(j);
            r.set(j, j, length);
            if length > T::zero() {
                for k in 0..q.rows {
                    q.set(k, j, q.get(k, j) / length);
                }
            }
        }
    }
}

/// Whether the columns of a matrix, which is overwritten, are linearly independent.
///
/// # Safety
/// There are at most as many columns as rows.
#[inline(never)]
pub(crate) unsafe fn has_full_rank<T: Real>(a: Mat<T>) -> bool {
    // SAFETY: all indices are less than the sizes.
    unsafe {
        let (mut largest, mut smallest) = (T::zero(), T::infinity());
        for j in 0..a.columns {
            orthogonalise(a, j, |_, _| ());
            let length = a.length(j);
            if length.is_nan() {
                return false;
            }
            (largest, smallest) = (largest.max(length), smallest.min(length));
            for k in 0..a.rows {
                a.set(k, j, a.get(k, j) / length);
            }
            if smallest <= largest * T::epsilon() * T::nearest(a.rows as f64) {
                return false;
            }
        }
        true
    }
}

/// The rotation that makes two columns orthogonal whose squared lengths are `a` and `b` and whose product is `p`: the
/// cosine and the sine. The eigenvalues of `[a, p; p, b]` are on its diagonal then.
fn rotation<T: Real>(a: T, b: T, p: T) -> (T, T) {
    let tau = (b - a) / (p + p);
    let sign = if tau < T::zero() { -T::one() } else { T::one() };
    let t = sign / (tau.abs() + tau.hypot(T::one()));
    let c = T::one() / t.hypot(T::one());
    (c, t * c)
}
/// More than enough: the rotations converge quadratically, in some ten rounds.
const ROUNDS: usize = 60;

/// Replaces `u`, which has at least as many rows as columns, by its left singular vectors, and writes the singular values
/// in descending order and the right singular vectors as columns.
///
/// # Safety
/// `v` has as many rows and columns as `u` has columns, and `values` memory for as many elements.
#[inline(never)]
pub(crate) unsafe fn svd<T: Real>(u: Mat<T>, values: *mut T, v: Mat<T>) {
    let n = u.columns;
    // SAFETY: all indices are less than the sizes.
    unsafe {
        v.fill(|i, j| if i == j { T::one() } else { T::zero() });
        for _ in 0..ROUNDS {
            let mut done = true;
            for i in 0..n {
                for j in i + 1..n {
                    let (a, b, p) = (u.dot(i, u, i), u.dot(j, u, j), u.dot(i, u, j));
                    if p.abs() > T::epsilon() * a.sqrt() * b.sqrt() {
                        done = false;
                        let (c, s) = rotation(a, b, p);
                        u.rotate(i, j, c, s);
                        v.rotate(i, j, c, s);
                    }
                }
            }
            if done {
                break;
            }
        }
        for j in 0..n {
            values.add(j).write(u.length(j));
        }
        for j in 0..n {
            let mut largest = j;
            for k in j + 1..n {
                if values.add(k).read() > values.add(largest).read() {
                    largest = k;
                }
            }
            u.swap_columns(j, largest);
            v.swap_columns(j, largest);
            core::ptr::swap(values.add(j), values.add(largest));
        }
        for j in 0..n {
            let length = values.add(j).read();
            if length > T::zero() {
                for k in 0..u.rows {
                    u.set(k, j, u.get(k, j) / length);
                }
            } else {
                complete(u, j);
            }
        }
    }
}
/// Replaces column `j` by one of length 1 that is orthogonal to those before it: of the unit vectors, the one that is the
/// least along them.
///
/// # Safety
/// There are fewer columns before it than rows.
unsafe fn complete<T: Real>(u: Mat<T>, j: usize) {
    // SAFETY: the caller's promise.
    unsafe {
        let (mut best, mut least) = (0, T::infinity());
        for k in 0..u.rows {
            let mut along = T::zero();
            for i in 0..j {
                along = along + u.get(k, i) * u.get(k, i);
            }
            if along < least {
                (best, least) = (k, along);
            }
        }
        for k in 0..u.rows {
            u.set(k, j, if k == best { T::one() } else { T::zero() });
        }
        orthogonalise(u, j, |_, _| ());
        let length = u.length(j);
        for k in 0..u.rows {
            u.set(k, j, u.get(k, j) / length);
        }
    }
}

/// Writes the eigenvalues of a symmetric matrix, of which the lower triangle is read and which is overwritten, in ascending
/// order, and the eigenvectors as columns.
///
/// # Safety
/// `v` has the sizes of `a`, and `values` memory for as many elements as there are columns.
#[inline(never)]
pub(crate) unsafe fn eigh<T: Real>(a: Mat<T>, values: *mut T, v: Mat<T>) {
    let n = a.columns;
    // SAFETY: all indices are less than the sizes.
    unsafe {
        for i in 0..n {
            for j in 0..i {
                a.set(j, i, a.get(i, j));
            }
        }
        v.fill(|i, j| if i == j { T::one() } else { T::zero() });
        let mut all = T::zero();
        for j in 0..n {
            all = all.hypot(a.length(j));
        }
        for _ in 0..ROUNDS {
            let mut done = true;
            for i in 0..n {
                for j in i + 1..n {
                    let p = a.get(i, j);
                    if p.abs() > T::epsilon() * T::nearest(0.01) * all {
                        done = false;
                        let (c, s) = rotation(a.get(i, i), a.get(j, j), p);
                        a.rotate(i, j, c, s);
                        a.t().rotate(i, j, c, s);
                        a.set(i, j, T::zero());
                        a.set(j, i, T::zero());
                        v.rotate(i, j, c, s);
                    }
                }
            }
            if done {
                break;
            }
        }
        for j in 0..n {
            values.add(j).write(a.get(j, j));
        }
        for j in 0..n {
            let mut smallest = j;
            for k in j + 1..n {
                if values.add(k).read() < values.add(smallest).read() {
                    smallest = k;
                }
            }
            v.swap_columns(j, smallest);
            core::ptr::swap(values.add(j), values.add(smallest));
        }
    }
}
