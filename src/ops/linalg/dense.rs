//! Factorisations of matrices of any size in memory that the caller provides, row by row: for expressions that contain
//! linear algebra, and for derivatives.

use super::factor::{Mat, exponent, times_power_of_two};
#[cfg(all(feature = "std", not(feature = "reproducible")))]
use super::systems;
use crate::expr::simd_dispatch::{Guaranteed, Job, VECTORS, Vectors, widest};
use crate::ops::Real;
use crate::ops::element_traits::multiply_add;

/// A matrix in memory, row by row.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Dense<T> {
    first: *mut T,
    columns: usize,
}
impl<T: Real> Dense<T> {
    pub(crate) const fn new(first: *mut T, columns: usize) -> Self {
        Self { first, columns }
    }
    /// # Safety
    /// The matrix has this element.
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(crate) unsafe fn get(self, i: usize, j: usize) -> T {
        // SAFETY: the caller's promise.
        unsafe { self.first.add(i * self.columns + j).read() }
    }
    /// # Safety
    /// As for `get`.
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(crate) unsafe fn set(self, i: usize, j: usize, x: T) {
        // SAFETY: the caller's promise.
        unsafe { self.first.add(i * self.columns + j).write(x) }
    }
    /// Adds a multiple of a row of `other` to a row.
    ///
    /// # Safety
    /// Both matrices have the rows, and as many columns.
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn add_row(self, i: usize, factor: T, other: Self, k: usize, from: usize) {
        for j in from..self.columns {
            // SAFETY: the caller's promise.
            unsafe { self.set(i, j, self.get(i, j) + factor * other.get(k, j)) }
        }
    }
    /// # Safety
    /// The matrix has both rows.
    unsafe fn swap(self, i: usize, k: usize) {
        for j in 0..self.columns {
            // SAFETY: the caller's promise.
            unsafe {
                let x = self.get(i, j);
                self.set(i, j, self.get(k, j));
                self.set(k, j, x);
            }
        }
    }
    /// The row of the largest number of column `k`, from row `k` on, and the size of that number.
    ///
    /// # Safety
    /// The matrix has `n` rows and more than `k` columns; `k` is less than `n`.
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn pivot(self, k: usize, n: usize) -> (usize, T) {
        // SAFETY: the caller's promise.
        let size = |i: usize| unsafe { self.get(i, k) }.abs();
        let mut best = (k, size(k));
        for i in k + 1..n {
            let x = size(i);
            if x > best.1 {
                best = (i, x);
            }
        }
        best
    }
    /// Whether a number of column `k`, from row `k` on, has derivatives.
    ///
    /// # Safety
    /// The matrix has `n` rows and columns; `k` is less than `n`.
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn varies(self, k: usize, n: usize) -> bool {
        // SAFETY: the caller's promise.
        (k..n).any(|i| unsafe { !self.get(i, k).without_value().is_nothing() })
    }
    /// Where column `k` is 0 from row `k` on, but varies, so that the determinant does: exchanges it with another column, and
    /// rows, so that the pivot is not 0 and the determinant the same. Returns whether the elimination goes on with it.
    ///
    /// If all numbers that are left are 0, it does not. The product of two of them has second derivatives; those of three or
    /// more have neither those nor first ones.
    ///
    /// # Safety
    /// As for `varies`.
    #[cold]
    #[inline(never)]
    unsafe fn exchange_for_pivot(self, k: usize, n: usize) -> bool {
        let (mut best, mut size) = ([k, k], T::zero());
        // SAFETY: the caller's promise: all indices are less than `n`.
        unsafe {
            for i in k..n {
                for j in k + 1..n {
                    let x = self.get(i, j).abs();
                    if x > size {
                        (best, size) = ([i, j], x);
                    }
                }
            }
            if size > T::zero() {
                let [row, column] = best;
                for i in k..n {
                    let x = self.get(i, k);
                    self.set(i, k, self.get(i, column));
                    self.set(i, column, -x);
                }
                for j in k..n {
                    if row != k {
                        let x = self.get(k, j);
                        self.set(k, j, self.get(row, j));
                        self.set(row, j, -x);
                    }
                }
                return true;
            }
            match n - k {
                1 => {}
                2 => {
                    let last = k + 1;
                    let det = self.get(k, k) * self.get(last, last)
                        - self.get(k, last) * self.get(last, k);
                    self.set(k, k, det);
                    self.set(last, k, T::zero());
                    self.set(last, last, T::one());
                }
                _ => self.set(k, k, T::zero()),
            }
        }
        false
    }
    /// Copies `n` rows of as many columns.
    ///
    /// # Safety
    /// Both matrices have them.
    pub(crate) unsafe fn copy(self, from: Self, n: usize) {
        for i in 0..n {
            for j in 0..self.columns {
                // SAFETY: the caller's promise.
                unsafe { self.set(i, j, from.get(i, j)) }
            }
        }
    }
    /// Writes the identity.
    ///
    /// # Safety
    /// The matrix has `n` rows and columns.
    pub(crate) unsafe fn identity(self, n: usize) {
        for i in 0..n {
            for j in 0..n {
                // SAFETY: the caller's promise.
                unsafe { self.set(i, j, if i == j { T::one() } else { T::zero() }) }
            }
        }
    }
}

/// The factors of a square matrix, in its memory, and the rows that were exchanged.
#[derive(Clone, Copy, Debug)]
pub struct Factors<T> {
    pub(crate) lu: Dense<T>,
    pivots: *mut usize,
    n: usize,
    /// Whether a pivot is zero, or NaN.
    pub(crate) singular: bool,
    /// Whether the number of exchanges is odd.
    pub(crate) odd: bool,
}
impl<T: Real> Factors<T> {
    /// Factors a matrix in place, by elimination with partial pivoting.
    ///
    /// # Safety
    /// The memory has `n` rows of `n` elements, and `pivots` memory for `n` numbers.
    #[inline(never)]
    pub(crate) unsafe fn of(first: *mut T, pivots: *mut usize, n: usize) -> Self {
        let lu = Dense::new(first, n);
        let (mut singular, mut odd) = (false, false);
        #[cfg(all(feature = "std", not(feature = "reproducible")))]
        if systems::solves::<T>(n) {
            // SAFETY: the caller's promise: all indices are less than `n`.
            unsafe {
                for k in 0..n {
                    pivots.add(k).write(k);
                }
                systems::eliminate(Mat::new(first, n, n), |k, best| {
                    pivots.add(k).write(best);
                    odd = !odd;
                });
                singular = (0..n).any(|k| lu.get(k, k) == T::zero() || lu.get(k, k).is_nan());
            }
            return Self {
                lu,
                pivots,
                n,
                singular,
                odd,
            };
        }
        // SAFETY: all indices are less than `n`.
        unsafe {
            for k in 0..n {
                let (best, size) = lu.pivot(k, n);
                pivots.add(k).write(best);
                if best != k {
                    lu.swap(k, best);
                    odd = !odd;
                }
                if size <= T::zero() || size.is_nan() {
                    singular = true;
                    if size.is_nan() || !lu.varies(k, n) || !lu.exchange_for_pivot(k, n) {
                        continue;
                    }
                }
                let pivot = lu.get(k, k);
                for i in k + 1..n {
                    let factor = lu.get(i, k) / pivot;
                    lu.set(i, k, factor);
                    if !factor.is_nothing() {
                        lu.add_row(i, -factor, lu, k, k + 1);
                    }
                }
            }
        }
        Self {
            lu,
            pivots,
            n,
            singular,
            odd,
        }
    }
    /// Solves for the columns of `b`, in place.
    ///
    /// # Safety
    /// `b` has the rows of the matrix, and the factors are in memory.
    #[inline(never)]
    pub(crate) unsafe fn solve(self, b: Dense<T>) {
        // SAFETY: the caller's promise.
        unsafe {
            for k in 0..self.n {
                let row = self.pivots.add(k).read();
                if row != k {
                    b.swap(k, row);
                }
            }
            substitute(self.lu, self.n, b, Triangle::UNIT_LOWER);
            substitute(self.lu, self.n, b, Triangle::UPPER);
        }
    }
    /// As [`solve`](Self::solve), with the transposed matrix.
    ///
    /// # Safety
    /// As for `solve`.
    #[inline(never)]
    pub(crate) unsafe fn solve_transposed(self, b: Dense<T>) {
        // SAFETY: the caller's promise.
        unsafe {
            substitute(self.lu, self.n, b, Triangle::UPPER.transposed());
            substitute(self.lu, self.n, b, Triangle::UNIT_LOWER.transposed());
            self.unpermute(b);
        }
    }
    /// Exchanges the rows of `b` back: the product with the permutation.
    ///
    /// # Safety
    /// As for `solve`.
    pub(crate) unsafe fn unpermute(self, b: Dense<T>) {
        for k in (0..self.n).rev() {
            // SAFETY: the caller's promise.
            unsafe {
                let row = self.pivots.add(k).read();
                if row != k {
                    b.swap(k, row);
                }
            }
        }
    }
    /// Factors that [`of`](Self::of) has left in memory, of a matrix that is not singular.
    pub(crate) const fn stored(first: *mut T, pivots: *mut usize, n: usize) -> Self {
        Self {
            lu: Dense::new(first, n),
            pivots,
            n,
            singular: false,
            odd: false,
        }
    }
    /// The sign of the determinant, and the logarithm of its size.
    ///
    /// # Safety
    /// The factors are in memory.
    pub(crate) unsafe fn sign_and_log(self) -> (T, T) {
        // SAFETY: the caller's promise.
        unsafe { sign_and_log(self.lu, self.n, self.odd) }
    }
}

/// The sign of the determinant of a triangular matrix, whose rows were exchanged an `odd` number of times, and the
/// logarithm of its size.
///
/// # Safety
/// The matrix has `n` rows and columns.
pub(crate) unsafe fn sign_and_log<T: Real>(a: Dense<T>, n: usize, odd: bool) -> (T, T) {
    let (mut sign, mut log) = (if odd { -T::one() } else { T::one() }, T::zero());
    for i in 0..n {
        // SAFETY: the caller's promise.
        let x = unsafe { a.get(i, i) };
        sign = sign
            * if x > T::zero() {
                T::one()
            } else if x < T::zero() {
                -T::one()
            } else {
                x
            };
        log = log + x.abs().ln();
    }
    (sign, log)
}
/// The determinant of such a matrix.
///
/// # Safety
/// As for [`sign_and_log`].
#[cfg_attr(not(unoptimised), inline(always))]
pub(crate) unsafe fn determinant<T: Real>(a: Dense<T>, n: usize, odd: bool) -> T {
    let sign = if odd { -T::one() } else { T::one() };
    let (mut product, mut least) = (sign, T::one());
    for i in 0..n {
        // SAFETY: the caller's promise.
        product = product * unsafe { a.get(i, i) };
        let size = product.abs();
        least = if size < least { size } else { least };
    }
    // Once infinite, it is not finite at the end; once small, it may have lost digits.
    if least >= T::min_positive_value() && product.abs() < T::infinity() {
        return product;
    }
    let mut parts = (sign, 0);
    for i in 0..n {
        // SAFETY: the caller's promise.
        parts = times(parts, unsafe { a.get(i, i) });
    }
    times_power_of_two(parts.0, parts.1)
}
/// The product of a number, given by a number and a power of two, with another one. By value: what is in registers stays
/// there.
#[cold]
#[inline(never)]
fn times<T: Real>((x, power): (T, i64), y: T) -> (T, i64) {
    let of_y = exponent(y);
    let product = x * times_power_of_two(y, -of_y);
    let unit = exponent(product);
    (times_power_of_two(product, -unit), power + of_y + unit)
}

/// Makes a matrix upper triangular, by elimination with partial pivoting; below the diagonal, numbers are left. Returns
/// whether rows were exchanged an odd number of times.
///
/// # Safety
/// The matrix has `n` rows of `n` elements.
#[cfg_attr(not(unoptimised), inline(always))]
pub(crate) unsafe fn triangular<T: Real>(a: *mut T, n: usize) -> bool {
    #[cfg(all(feature = "std", not(feature = "reproducible")))]
    if systems::solves::<T>(n) {
        let mut odd = false;
        // SAFETY: the caller's promise.
        systems::eliminate(unsafe { Mat::new(a, n, n) }, |_, _| odd = !odd);
        return odd;
    }
    // Few rows are no work for vectors.
    match n < 8 {
        true => Triangular(a, n).run::<Guaranteed>(),
        false => widest(Triangular(a, n)),
    }
}
struct Triangular<T>(*mut T, usize);
impl<T: Real> Job for Triangular<T> {
    type Out = bool;
    const HEAVY: bool = true;
    #[cfg_attr(not(unoptimised), inline(always))]
    fn run<V: Vectors>(self) -> bool {
        let Self(a, n) = self;
        let mut odd = false;
        // SAFETY: the constructor's promise: all indices are less than `n`.
        unsafe { eliminate::<T, V>(a, [n, n], |_, _| odd = !odd, |_, _, _| ()) };
        odd
    }
}
/// The elimination of a matrix of `m` rows and `n` columns, with partial pivoting. `swapped` is called with each pair of rows
/// that is exchanged, `subtracted` with a row, a factor, and the row of which this multiple is subtracted. Returns whether a
/// pivot is zero.
///
/// # Safety
/// The matrix has `m` rows of `n` elements.
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn eliminate<T: Real, V: Vectors>(
    a: *mut T,
    [m, n]: [usize; 2],
    mut swapped: impl FnMut(usize, usize),
    mut subtracted: impl FnMut(usize, T, usize),
) -> bool {
    let (lu, mut singular) = (Dense::new(a, n), false);
    // SAFETY: all rows are less than `m`, all columns less than `n`.
    unsafe {
        for k in 0..m.min(n) {
            let (best, _) = lu.pivot(k, m);
            if best != k {
                lu.swap(k, best);
                swapped(k, best);
            }
            let pivot = lu.get(k, k);
            if pivot == T::zero() {
                singular = true;
                // What is below is 0, or NaN, which the determinant is then.
                let sum = (k..m).fold(pivot, |sum, i| sum + lu.get(i, k));
                if sum.is_nan() || m != n || !lu.varies(k, n) {
                    lu.set(k, k, sum);
                    continue;
                }
                if !lu.exchange_for_pivot(k, n) {
                    continue;
                }
            }
            let pivot = lu.get(k, k);
            for i in k + 1..m {
                let factor = lu.get(i, k) / pivot;
                if !factor.is_nothing() {
                    // From a whole vector on: what is left of the diagonal is not read again.
                    let from = (k + 1) & !15;
                    let row = |i: usize| a.add(i * n + from);
                    subtract::<T, V>(row(i), factor, row(k), n - from);
                    subtracted(i, factor, k);
                }
            }
        }
    }
    singular
}

/// Eliminates some columns. The upper factor is written to the triangle, the others, below the diagonal, to `factors`, with the
/// opposite sign, which is zero before; the row that each was exchanged for to `order`. Returns whether a pivot is zero.
///
/// # Safety
/// Both have memory for `m` rows of `n` elements; `order` has memory for as many numbers as the smaller size.
#[cfg(all(feature = "std", not(feature = "reproducible")))]
pub(super) unsafe fn eliminate_some<T: Real>(
    a: *mut T,
    factors: *mut T,
    sizes: [usize; 2],
    order: &mut [usize],
) -> bool {
    widest(EliminateSome([a, factors], sizes, order))
}
#[cfg(all(feature = "std", not(feature = "reproducible")))]
struct EliminateSome<'a, T>([*mut T; 2], [usize; 2], &'a mut [usize]);
#[cfg(all(feature = "std", not(feature = "reproducible")))]
impl<T: Real> Job for EliminateSome<'_, T> {
    type Out = bool;
    const HEAVY: bool = true;
    #[cfg_attr(not(unoptimised), inline(always))]
    fn run<V: Vectors>(self) -> bool {
        let Self([a, factors], [m, n], order) = self;
        for (k, row) in order.iter_mut().enumerate() {
            *row = k;
        }
        let factors = Dense::new(factors, n);
        // SAFETY: the caller's promise: all indices are those of the matrices; both closures write to `factors` alone.
        unsafe {
            eliminate::<T, V>(
                a,
                [m, n],
                |k, i| {
                    order[k] = i;
                    factors.swap(k, i);
                },
                |i, factor, k| factors.set(i, k, -factor),
            )
        }
    }
}

/// Factors the matrix `a` by elimination with partial pivoting: the upper factor is written to its upper triangle, the
/// numbers below the diagonal of the lower factor to `lower`, of which the others are those of the identity. `order`, the
/// numbers of the rows, becomes the number that each row of their product has in the matrix.
///
/// # Safety
/// The matrix has as many rows as `order` has numbers, of `columns` elements; `lower` has as many rows, and as many columns as
/// the smaller of both.
pub(crate) unsafe fn lu<T: Real>(a: *mut T, columns: usize, lower: *mut T, order: &mut [usize]) {
    #[cfg(all(feature = "std", not(feature = "reproducible")))]
    if systems::solves::<T>(columns.min(order.len())) {
        // SAFETY: the caller's promise.
        let (a, lower) = unsafe {
            let few = columns.min(order.len());
            (
                Mat::new(a, order.len(), columns),
                Mat::new(lower, order.len(), few),
            )
        };
        return systems::lu(a, lower, order);
    }
    let job = Factor(a, columns, lower, order);
    // Few rows are no work for vectors.
    match job.3.len() < 8 {
        true => job.run::<Guaranteed>(),
        false => widest(job),
    }
}
struct Factor<'a, T>(*mut T, usize, *mut T, &'a mut [usize]);
impl<T: Real> Job for Factor<'_, T> {
    type Out = ();
    const HEAVY: bool = true;
    #[cfg_attr(not(unoptimised), inline(always))]
    fn run<V: Vectors>(self) {
        let Self(a, columns, lower, order) = self;
        let rows = order.len();
        let lower = Dense::new(lower, rows.min(columns));
        // SAFETY: the caller's promise: all indices are those of the matrices; both closures write to `lower` alone.
        unsafe {
            eliminate::<T, V>(
                a,
                [rows, columns],
                |k, i| {
                    order.swap(k, i);
                    for j in 0..k {
                        let x = lower.get(i, j);
                        lower.set(i, j, lower.get(k, j));
                        lower.set(k, j, x);
                    }
                },
                |i, factor, k| lower.set(i, k, factor),
            );
        }
    }
}

/// Replaces the columns of `b` by the solutions of the system of the matrix `a`, which is overwritten, by elimination with
/// partial pivoting. Returns false if a pivot is zero.
///
/// # Safety
/// `a` has `n` rows of `n` elements, `b` `n` rows of `columns` elements.
pub(crate) unsafe fn solve<T: Real>(a: *mut T, b: *mut T, n: usize, columns: usize) -> bool {
    #[cfg(all(feature = "std", not(feature = "reproducible")))]
    if systems::solves::<T>(n) {
        // SAFETY: the caller's promise.
        let (a, x) = unsafe { (Mat::new(a, n, n), Dense::new(b, columns)) };
        // SAFETY: as above: rows are less than `n`.
        let singular = systems::eliminate(a, |i, k| unsafe { x.swap(i, k) });
        if !singular {
            // SAFETY: the caller's promise.
            let x = unsafe { Mat::new(b, n, columns) };
            systems::substitute(a, x, Triangle::UNIT_LOWER);
            systems::substitute(a, x, Triangle::UPPER);
        }
        return !singular;
    }
    let job = Solve([a, b], n, columns);
    // Few rows are no work for vectors.
    match n < 8 {
        true => job.run::<Guaranteed>(),
        false => widest(job),
    }
}
/// Writes the inverse of the matrix `a`, which is overwritten, to `b`. Returns false if a pivot is zero.
///
/// # Safety
/// Both have memory for `n` rows of `n` elements.
pub(crate) unsafe fn invert<T: Real>(a: *mut T, b: *mut T, n: usize) -> bool {
    // SAFETY: the caller's promise.
    unsafe {
        Dense::new(b, n).identity(n);
        #[cfg(all(feature = "std", not(feature = "reproducible")))]
        if systems::solves::<T>(n) {
            return systems::invert(Mat::new(a, n, n), Mat::new(b, n, n));
        }
        solve(a, b, n, n)
    }
}
struct Solve<T>([*mut T; 2], usize, usize);
impl<T: Real> Job for Solve<T> {
    type Out = bool;
    const HEAVY: bool = true;
    #[cfg_attr(not(unoptimised), inline(always))]
    fn run<V: Vectors>(self) -> bool {
        let Self([a, b], n, columns) = self;
        let (lu, x) = (Dense::new(a, n), Dense::new(b, columns));
        // SAFETY: the caller's promise: all rows are less than `n`, all columns less than `n` or `columns`.
        unsafe {
            let row = |i: usize| b.add(i * columns);
            let singular = eliminate::<T, V>(
                a,
                [n, n],
                |i, k| x.swap(i, k),
                |i, factor, k| subtract::<T, V>(row(i), factor, row(k), columns),
            );
            if singular {
                return false;
            }
            for i in (0..n).rev() {
                for k in i + 1..n {
                    subtract::<T, V>(row(i), lu.get(i, k), row(k), columns);
                }
                let pivot = lu.get(i, i);
                for j in 0..columns {
                    x.set(i, j, x.get(i, j) / pivot);
                }
            }
        }
        true
    }
}
/// Subtracts a multiple of a row from another one.
///
/// # Safety
/// Both have `n` elements.
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn subtract<T: Real, V: Vectors>(to: *mut T, factor: T, from: *const T, n: usize) {
    let mut j = 0;
    macro_rules! some {
        ($count:literal) => {
            while n - j >= $count {
                // SAFETY: the caller's promise. A group is read completely before it is written.
                unsafe {
                    let place = to.add(j).cast::<[T; $count]>();
                    let mut y = place.read_unaligned();
                    let x = from.add(j).cast::<[T; $count]>().read_unaligned();
                    for (y, x) in y.iter_mut().zip(x) {
                        *y = multiply_add::<V, T>(-factor, x, *y);
                    }
                    place.write_unaligned(y);
                }
                j += $count;
            }
        };
    }
    some!(16);
    some!(4);
    some!(1);
}

/// Which triangle of a matrix is read, and how.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Triangle {
    pub(crate) upper: bool,
    /// The diagonal counts as ones.
    pub(crate) unit: bool,
    pub(crate) transposed: bool,
}
impl Triangle {
    pub(crate) const UNIT_LOWER: Self = Self {
        upper: false,
        unit: true,
        transposed: false,
    };
    pub(crate) const UPPER: Self = Self::stored(true);
    pub(crate) const fn stored(upper: bool) -> Self {
        Self {
            upper,
            unit: false,
            transposed: false,
        }
    }
    pub(crate) const fn transposed(self) -> Self {
        Self {
            transposed: !self.transposed,
            ..self
        }
    }
}

/// Solves a triangular system for the columns of `b`, in place.
///
/// # Safety
/// `a` has `n` rows and columns, `b` has `n` rows.
#[inline(never)]
pub(crate) unsafe fn substitute<T: Real>(a: Dense<T>, n: usize, b: Dense<T>, of: Triangle) {
    // SAFETY: the caller's promise.
    let (a, b) = unsafe {
        (
            Mat::with_rows(a.first, [n, n], a.columns),
            Mat::new(b.first, n, b.columns),
        )
    };
    // The transposed upper triangle is a lower one.
    let (a, of) = match of.transposed {
        true => (
            a.t(),
            Triangle {
                upper: !of.upper,
                transposed: false,
                ..of
            },
        ),
        false => (a, of),
    };
    #[cfg(all(feature = "std", not(feature = "reproducible")))]
    if systems::solves::<T>(n) {
        return systems::substitute(a, b, of);
    }
    solve_rows(a, b, of);
}
/// Replaces the rows of `b`, which are contiguous, by the solutions of a triangular system.
pub(super) fn solve_rows<T: Real>(a: Mat<T>, b: Mat<T>, of: Triangle) {
    assert!(a.rows == b.rows && a.columns == a.rows && b.strides()[1] == 1);
    let job = SolveRows(a, b, of);
    // Few rows are no work for vectors.
    match VECTORS && b.columns < 8 {
        true => job.run::<Guaranteed>(),
        false => widest(job),
    }
}
struct SolveRows<T>(Mat<T>, Mat<T>, Triangle);
/// Whether those that are solved are subtracted from some rows at once. The order of the sums is another one then.
const AT_ONCE: bool = VECTORS && cfg!(all(feature = "std", not(feature = "reproducible")));
const FOUR: usize = 4;
impl<T: Real> Job for SolveRows<T> {
    type Out = ();
    const HEAVY: bool = true;
    #[cfg_attr(not(unoptimised), inline(always))]
    fn run<V: Vectors>(self) {
        let Self(a, b, of) = self;
        let (n, [step, _], mut from) = (b.rows, b.strides(), 0);
        // Some columns at a time, whose solutions stay in the cache.
        macro_rules! some {
            ($count:literal) => {
                while b.columns - from >= $count {
                    let row = |i: usize| b.first().wrapping_add(i * step + from).cast::<[T; $count]>();
                    let mut done = 0;
                    while done < n {
                        let count = if AT_ONCE && n - done >= FOUR { FOUR } else { 1 };
                        let rows = match of.upper {
                            true => n - done - count..n - done,
                            false => done..done + count,
                        };
                        let solved = if of.upper { rows.end..n } else { 0..rows.start };
                        done += count;
                        // SAFETY: Bounds, initialisation: the promise of those who made the matrices, which have `n` rows and
                        // columns; the group ends with the last column of the other, or before it.
                        unsafe {
                            let subtract = |y: &mut [T; $count], i: usize, k: usize, x: &[T; $count]| {
                                let factor = a.get(i, k);
                                for (y, x) in y.iter_mut().zip(x) {
                                    *y = multiply_add::<V, T>(-factor, *x, *y);
                                }
                            };
                            if count == FOUR {
                                let i = rows.start;
                                let all = [row(i), row(i + 1), row(i + 2), row(i + 3)];
                                let [mut y0, mut y1, mut y2, mut y3] = all.map(|y| y.read_unaligned());
                                for k in solved.clone() {
                                    let x = row(k).read_unaligned();
                                    subtract(&mut y0, i, k, &x);
                                    subtract(&mut y1, i + 1, k, &x);
                                    subtract(&mut y2, i + 2, k, &x);
                                    subtract(&mut y3, i + 3, k, &x);
                                }
                                for (place, y) in all.iter().zip([y0, y1, y2, y3]) {
                                    place.write_unaligned(y);
                                }
                            }
                            for k in 0..count {
                                let i = if of.upper { rows.end - 1 - k } else { rows.start + k };
                                let others = match (count, of.upper) {
                                    (1, _) => solved.clone(),
                                    (_, true) => i + 1..rows.end,
                                    (_, false) => rows.start..i,
                                };
                                let mut y = row(i).read_unaligned();
                                for k in others {
                                    if !a.get(i, k).is_nothing() {
                                        subtract(&mut y, i, k, &row(k).read_unaligned());
                                    }
                                }
                                if !of.unit {
                                    let diagonal = a.get(i, i);
                                    y.iter_mut().for_each(|y| *y = *y / diagonal);
                                }
                                row(i).write_unaligned(y);
                            }
                        }
                    }
                    from += $count;
                }
            };
        }
        if VECTORS {
            some!(32);
            some!(8);
        }
        some!(1);
    }
}

/// Replaces a matrix, of which the lower triangle is read, by its Cholesky factor. False if it is not positive definite.
///
/// # Safety
/// The matrix has `n` rows, and at least as many columns.
#[inline(never)]
pub(crate) unsafe fn cholesky<T: Real>(a: Dense<T>, n: usize) -> bool {
    #[cfg(all(feature = "std", not(feature = "reproducible")))]
    if systems::solves::<T>(n) {
        // SAFETY: the caller's promise.
        return super::blocks::cholesky(unsafe { Mat::with_rows(a.first, [n, n], a.columns) });
    }
    // Few rows are no work for vectors.
    match n < 8 {
        true => Cholesky(a, n).run::<Guaranteed>(),
        false => widest(Cholesky(a, n)),
    }
}
struct Cholesky<T>(Dense<T>, usize);
impl<T: Real> Job for Cholesky<T> {
    type Out = bool;
    const HEAVY: bool = true;
    #[cfg_attr(not(unoptimised), inline(always))]
    fn run<V: Vectors>(self) -> bool {
        let Self(a, n) = self;
        // SAFETY: the constructor's promise: all indices are less than `n`.
        unsafe {
            for j in 0..n {
                let x = a.get(j, j);
                if x <= T::zero() || x.is_nan() {
                    return false;
                }
                let root = x.sqrt();
                a.set(j, j, root);
                // The column is copied to the row, which is not read otherwise, so that its numbers are contiguous.
                for i in j + 1..n {
                    let x = a.get(i, j) / root;
                    a.set(i, j, x);
                    a.set(j, i, x);
                }
                let row = |i: usize| a.first.add(i * a.columns + j + 1);
                for i in j + 1..n {
                    subtract::<T, V>(row(i), a.get(i, j), row(j), i - j);
                }
                for i in 0..j {
                    a.set(i, j, T::zero());
                }
            }
        }
        true
    }
}

/// Divides a row, or a column, by the largest power of two that is not above its largest element, and returns the exponent.
///
/// # Safety
/// The matrix has `n` rows and columns; `i` is less than `n`.
#[cold]
#[inline(never)]
unsafe fn divide_line<T: Real>(a: Dense<T>, n: usize, i: usize, is_column: bool) -> i64 {
    let at = |j: usize| if is_column { (j, i) } else { (i, j) };
    // SAFETY: the caller's promise.
    unsafe {
        let largest = (0..n).fold(T::zero(), |largest, j| {
            let size = a.get(at(j).0, at(j).1).abs();
            if size > largest { size } else { largest }
        });
        let unit = exponent(largest);
        for j in 0..n {
            let (i, j) = at(j);
            a.set(i, j, times_power_of_two(a.get(i, j), -unit));
        }
        unit
    }
}

/// Writes the cofactors of a matrix, whose elements are overwritten: the derivative of its determinant by each element.
/// They are finite and exact for singular matrices also.
///
/// The matrix is factored with complete pivoting, `P A Q = L U`. With the last column `c` of `U` above its last element
/// `d`, the adjugate of `U` is `det(U1) [d U1⁻¹, -U1⁻¹ c; 0, 1]`, in which only the part `U1`, of rank `n - 1`, is
/// inverted; if this is singular too, all cofactors are zero. The adjugate of `A` is `sign Q adj(U) L⁻¹ P`.
///
/// Where elements are very large or small, rows and columns are divided by powers of two first, and the determinant of `U1`
/// is a number and a power of two, so that only cofactors that are out of range themselves are infinite or lose digits.
///
/// # Safety
/// `a` and `out` have `n` rows and columns; `rows` and `columns` have memory for `2 n` numbers.
#[inline(never)]
pub(crate) unsafe fn cofactors<T: Real>(
    a: Dense<T>,
    out: Dense<T>,
    rows: *mut usize,
    columns: *mut usize,
    n: usize,
) {
    if n == 0 {
        return;
    }
    // The exponents of rows and columns are in the second half of the memory: their bits, of those that are negative also.
    let (of_rows, of_columns) = (rows.wrapping_add(n), columns.wrapping_add(n));
    let read = |exponents: *mut usize, i: usize| {
        // SAFETY: the caller's promise; each is written before.
        unsafe { exponents.add(i).read() as isize as i64 }
    };
    let most = T::max_value().sqrt().sqrt();
    let least = most.recip();
    let is_usual = |size: T| size == T::zero() || size >= least && size <= most;
    // SAFETY: all indices are less than `n`.
    unsafe {
        // That of rows and columns, and that of the pivots.
        let (mut of_lines, mut of_det) = (0, 0);
        let usual = (0..n * n).fold(true, |all, i| all & is_usual(a.get(0, i).abs()));
        for (of, turned) in [(of_rows, false), (of_columns, true)] {
            for i in 0..n {
                let unit = if usual {
                    0
                } else {
                    divide_line(a, n, i, turned)
                };
                of.add(i).write(unit as usize);
                of_lines += unit;
            }
        }
        let mut det = T::one();
        for k in 0..n {
            let (mut best, mut size) = ([k, k], T::zero());
            for i in k..n {
                for j in k..n {
                    let x = a.get(i, j).abs();
                    if x > size || x.is_nan() {
                        (best, size) = ([i, j], x);
                    }
                }
            }
            rows.add(k).write(best[0]);
            columns.add(k).write(best[1]);
            if best[0] != k {
                a.swap(k, best[0]);
                det = -det;
            }
            if best[1] != k {
                for i in 0..n {
                    let x = a.get(i, k);
                    a.set(i, k, a.get(i, best[1]));
                    a.set(i, best[1], x);
                }
                det = -det;
            }
            if k + 1 < n {
                // The pivots that are left are all zero: the rank is less than `n - 1`.
                if size == T::zero() {
                    for i in 0..n * n {
                        out.set(0, i, T::zero());
                    }
                    return;
                }
                det = det * a.get(k, k);
                let unit = exponent(det);
                det = times_power_of_two(det, -unit);
                of_det += unit;
                for i in k + 1..n {
                    let factor = a.get(i, k) / a.get(k, k);
                    a.set(i, k, factor);
                    a.add_row(i, -factor, a, k, k + 1);
                }
            }
        }
        // The adjugate of `U`, of which the last pivot is not inverted, from the product with the inverse of `L`.
        let last = n - 1;
        let d = a.get(last, last);
        out.identity(n);
        substitute(a, n, out, Triangle::UNIT_LOWER);
        for j in 0..n {
            let bottom = out.get(last, j);
            for i in (0..last).rev() {
                let mut x = d * out.get(i, j) - a.get(i, last) * bottom;
                for k in i + 1..last {
                    x = x - a.get(i, k) * out.get(k, j);
                }
                out.set(i, j, x / a.get(i, i));
            }
        }
        // The exchanges of rows of the matrix are those of columns of its adjugate, and the other way round.
        for k in (0..n).rev() {
            let (row, column) = (rows.add(k).read(), columns.add(k).read());
            if row != k {
                for i in 0..n {
                    let x = out.get(i, k);
                    out.set(i, k, out.get(i, row));
                    out.set(i, row, x);
                }
            }
            if column != k {
                out.swap(k, column);
            }
        }
        // The cofactors are the transposed adjugate.
        let whole = times_power_of_two(det, of_det);
        if whole.abs() >= T::min_positive_value() && whole.abs() < T::infinity() {
            (det, of_det) = (whole, 0);
        }
        let cofactor = |i: usize, j: usize, x: T| {
            let exponent = of_det + of_lines - read(of_rows, i) - read(of_columns, j);
            times_power_of_two(det * x, exponent)
        };
        for i in 0..n {
            for j in 0..i {
                let x = out.get(i, j);
                out.set(i, j, cofactor(i, j, out.get(j, i)));
                out.set(j, i, cofactor(j, i, x));
            }
            out.set(i, i, cofactor(i, i, out.get(i, i)));
        }
    }
}
