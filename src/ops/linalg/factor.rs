//! Factorisations of matrices of any size in memory that the caller provides: LU by elimination, QR by Gram-Schmidt,
//! singular values and eigenvalues by Jacobi's rotations.

use crate::ops::Real;
use crate::storage::access::{Lane, LaneMut, Positions, Sequence};

/// So many terms are added one after the other, more by halves: the error of one sum of all grows with their number.
const ONE_BY_ONE: usize = 128;

/// The sum of all terms.
#[cfg_attr(not(unoptimised), inline(always))]
fn sum<T: Real>(terms: impl Sequence<Item = T>) -> T {
    match terms.len() <= ONE_BY_ONE {
        true => terms.fold(T::zero(), |sum, x| sum + x),
        false => by_halves(&terms, 0, terms.len()),
    }
}
#[cold]
#[inline(never)]
fn by_halves<T: Real>(terms: &impl Sequence<Item = T>, from: usize, to: usize) -> T {
    let len = to.saturating_sub(from);
    if len <= ONE_BY_ONE {
        return terms.part(from, to).fold(T::zero(), |sum, x| sum + x);
    }
    let middle = from + len / 2;
    by_halves(terms, from, middle) + by_halves(terms, middle, to)
}
/// The sum of the products of two sequences, and that of their items over two numbers.
fn products<T: Real>(x: Lane<'_, T>, y: Lane<'_, T>) -> T {
    sum(x.zip(y).map(|(x, y)| x * y))
}
fn products_over<T: Real>([x, y]: [Lane<'_, T>; 2], by: [T; 2]) -> T {
    sum(x.zip(y).map(|(x, y)| (x / by[0]) * (y / by[1])))
}

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
    ///
    /// # Safety
    /// Bounds, alignment, provenance: there is memory for its elements, which may be read and written as long as the
    /// matrix and its copies are used. Initialisation: an element that has no value is written, by
    /// [`fill`](Self::fill), [`copy`](Self::copy) or a [`product`](Self::product) that is not added, before it is read.
    /// Uniqueness: no other code accesses it meanwhile.
    pub(crate) const unsafe fn new(first: *mut T, rows: usize, columns: usize) -> Self {
        Self {
            first,
            rows,
            columns,
            row: columns,
            column: 1,
        }
    }
    /// A matrix whose rows are contiguous, at a distance.
    ///
    /// # Safety
    /// As for [`new`](Self::new), with the distance of rows.
    pub(crate) const unsafe fn with_rows(
        first: *mut T,
        [rows, columns]: [usize; 2],
        row: usize,
    ) -> Self {
        Self {
            first,
            rows,
            columns,
            row,
            column: 1,
        }
    }
    pub(crate) const fn first(self) -> *mut T {
        self.first
    }
    /// The distances of rows and columns.
    pub(crate) const fn strides(self) -> [usize; 2] {
        [self.row, self.column]
    }
    /// Whether no element is infinite or NaN.
    pub(crate) fn is_finite(self) -> bool {
        (0..self.rows).all(|i| {
            self.row(i)
                .into_read()
                .fold(true, |all, x| all && x.is_finite())
        })
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
    /// The columns from one on, at most `count`.
    pub(crate) fn columns_from(self, from: usize, count: usize) -> Self {
        let from = from.min(self.columns);
        Self {
            first: self.first.wrapping_add(from * self.column),
            columns: count.min(self.columns - from),
            ..self
        }
    }
    /// The rows from one on, at most `count`.
    #[cfg(feature = "alloc")]
    pub(crate) fn rows_from(self, from: usize, count: usize) -> Self {
        self.t().columns_from(from, count).t()
    }
    /// # Safety
    /// Bounds: the matrix has this element.
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(crate) unsafe fn get(self, i: usize, j: usize) -> T {
        debug_assert!(i < self.rows && j < self.columns);
        // SAFETY: Bounds: the caller's promise.
        unsafe { self.first.add(i * self.row + j * self.column).read() }
    }
    /// The elements of a column; none if there is no such column.
    #[cfg_attr(not(unoptimised), inline(always))]
    fn column<'a>(self, j: usize) -> LaneMut<'a, T> {
        let len = if j < self.columns { self.rows } else { 0 };
        // SAFETY: Bounds, initialisation, uniqueness: the constructor's promise.
        unsafe { LaneMut::new(self.first.wrapping_add(j * self.column), len, self.row) }
    }
    /// The elements of a row; none if there is no such row.
    #[cfg_attr(not(unoptimised), inline(always))]
    fn row<'a>(self, i: usize) -> LaneMut<'a, T> {
        self.t().column(i)
    }
    /// The element, or NaN if there is none.
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(crate) fn at(self, i: usize, j: usize) -> T {
        self.column(j).get(i).unwrap_or_else(T::nan)
    }
    /// Sets the element, if there is one.
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(crate) fn put(self, i: usize, j: usize, x: T) {
        self.column(j).put(i, x);
    }
    /// Writes `f` of each index.
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(crate) fn fill(self, f: impl Fn(usize, usize) -> T) {
        for i in 0..self.rows {
            self.row(i).set(Positions(self.columns).map(|j| f(i, j)));
        }
    }
    /// Writes the elements of another matrix of the same sizes.
    pub(crate) fn copy(self, from: Self) {
        for i in 0..self.rows {
            self.row(i).set(from.row(i).into_read());
        }
    }
    /// Writes `beta * self + alpha * a * b`, for factors that do not overlap. With a `beta` of 0, nothing is read.
    #[inline(never)]
    pub(crate) fn product(self, beta: T, alpha: T, a: Self, b: Self) {
        #[cfg(all(feature = "std", not(feature = "reproducible")))]
        if super::systems::multiplies(self, a) && (beta == T::zero() || beta == T::one()) {
            return super::systems::add_product(self, beta == T::one(), alpha, a, b);
        }
        for i in 0..self.rows {
            let products = Positions(self.columns)
                .map(|j| products(a.row(i).into_read(), b.column(j).into_read()));
            if beta == T::zero() {
                self.row(i).set(products.map(|sum| alpha * sum));
            } else {
                self.row(i)
                    .update(products, |x, sum| beta * x + alpha * sum);
            }
        }
    }
    /// The product of two columns.
    fn dot(self, i: usize, other: Self, j: usize) -> T {
        products(self.column(i).into_read(), other.column(j).into_read())
    }
    /// The size of the largest element of a column, or NaN if there is one.
    fn largest(self, j: usize) -> T {
        let sizes = self.column(j).into_read().map(T::abs);
        sizes.fold(T::zero(), |largest, x| {
            if x > largest || x.is_nan() {
                x
            } else {
                largest
            }
        })
    }
    /// Divides the matrix by the [`unit`] of its largest element, which is returned.
    fn normalise(self) -> T {
        let columns = 0..self.columns;
        let largest = columns
            .clone()
            .fold(T::zero(), |largest, j| largest.max(self.largest(j)));
        let unit = unit(largest);
        columns.for_each(|j| self.divide(j, unit));
        unit
    }
    /// The length of a column; neither squares nor their sum overflow.
    fn length(self, j: usize) -> T {
        let (column, largest) = (self.column(j).into_read(), self.largest(j));
        if largest == T::zero() || !largest.is_finite() {
            return largest;
        }
        largest * products_over([column, column], [largest, largest]).sqrt()
    }
    /// Divides a column by a number.
    fn divide(self, j: usize, by: T) {
        self.column(j).update(Positions(self.rows), |x, _| x / by);
    }
    /// Replaces columns `i` and `j` by `c i - s j` and `s i + c j`.
    fn rotate(self, i: usize, j: usize, c: T, s: T) {
        self.column(i)
            .update_both(&mut self.column(j), |x, y| (c * x - s * y, s * x + c * y));
    }
    fn swap_columns(self, i: usize, j: usize) {
        self.column(i)
            .update_both(&mut self.column(j), |x, y| (y, x));
    }
}

/// Factors a matrix in place, by elimination with partial pivoting: the lower factor is below the diagonal, which is ones,
/// the upper one is the rest. `order` becomes the number that each row of their product has in the matrix.
///
/// # Safety
/// `order` has memory for as many numbers as there are rows.
#[inline(never)]
pub(crate) unsafe fn lu<T: Real>(a: Mat<T>, order: *mut usize) {
    for i in 0..a.rows {
        // SAFETY: Bounds: the caller's promise.
        unsafe { order.add(i).write(i) };
    }
    for k in 0..a.rows.min(a.columns) {
        let mut best = k;
        for i in k + 1..a.rows {
            if a.at(i, k).abs() > a.at(best, k).abs() {
                best = i;
            }
        }
        if best != k {
            a.t().swap_columns(k, best);
            // SAFETY: Bounds: two different rows.
            unsafe { core::ptr::swap(order.add(k), order.add(best)) };
        }
        let pivot = a.at(k, k);
        if pivot == T::zero() {
            continue;
        }
        let rest = a.columns_from(k + 1, a.columns);
        for i in k + 1..a.rows {
            let factor = a.at(i, k) / pivot;
            a.put(i, k, factor);
            rest.row(i)
                .update(rest.row(k).into_read(), |x, y| x - factor * y);
        }
    }
}

/// Subtracts from column `j` its part along each of the columns before it, which are orthonormal, twice, so that it is
/// orthogonal to them. `along` is called with the number of each and the part.
fn orthogonalise<T: Real>(q: Mat<T>, j: usize, mut along: impl FnMut(usize, T)) {
    for _ in 0..2 {
        for i in 0..j {
            let part = q.dot(i, q, j);
            along(i, part);
            q.column(j)
                .update(q.column(i).into_read(), |x, along| x - part * along);
        }
    }
}

/// Replaces the columns of `q`, at most as many as rows, by orthonormal ones, and writes the upper triangular `r`,
/// whose product with `q` they were. The diagonal of `r` is positive, or zero where columns are linearly dependent. `r`
/// has as many rows and columns as `q` has columns.
#[inline(never)]
pub(crate) fn qr<T: Real>(q: Mat<T>, r: Mat<T>) {
    #[cfg(all(feature = "std", not(feature = "reproducible")))]
    if super::systems::reflects(q) {
        return super::systems::orthonormal(q, r);
    }
    r.fill(|_, _| T::zero());
    for j in 0..q.columns {
        // A column by itself, so that small ones beside large ones keep their digits. The length of subnormal numbers
        // would have few.
        let unit = unit(q.largest(j));
        q.divide(j, unit);
        orthogonalise(q, j, |i, part| r.put(i, j, r.at(i, j) + part * unit));
        let length = q.length(j);
        r.put(j, j, length * unit);
        if length > T::zero() {
            q.divide(j, length);
        }
    }
}

/// Whether the columns of a matrix, at most as many as rows, are linearly independent. They are overwritten. What a column has
/// beside those before it is compared with the column itself, or with the most that one has.
#[inline(never)]
pub(crate) fn has_full_rank<T: Real>(a: Mat<T>, with_itself: bool) -> bool {
    #[cfg(all(feature = "std", not(feature = "reproducible")))]
    if super::systems::reflects(a) {
        let mut factor = super::systems::upper_factor(a, &mut []);
        // SAFETY: Bounds, uniqueness: so many elements, which are used by nobody else.
        let r = unsafe { Mat::new(factor.as_mut_ptr(), a.rows, a.columns) };
        let (mut largest, mut smallest) = (T::zero(), T::infinity());
        return (0..a.columns).all(|j| {
            // The column of the factor has the length of that of the matrix.
            let (most, rest) = (r.rows_from(0, j + 1).length(j), r.at(j, j));
            if with_itself {
                (largest, smallest) = (most, T::infinity());
            }
            (largest, smallest) = (largest.max(rest), smallest.min(rest));
            !most.is_nan() && smallest > largest * T::epsilon() * T::nearest(a.rows as f64)
        });
    }
    let (mut largest, mut smallest) = (T::zero(), T::infinity());
    for j in 0..a.columns {
        if with_itself {
            (largest, smallest) = (a.length(j), T::infinity());
        }
        orthogonalise(a, j, |_, _| ());
        let length = a.length(j);
        if length.is_nan() {
            return false;
        }
        (largest, smallest) = (largest.max(length), smallest.min(length));
        a.divide(j, length);
        if smallest <= largest * T::epsilon() * T::nearest(a.rows as f64) {
            return false;
        }
    }
    true
}

/// The rotation that makes two columns orthogonal whose squared lengths are `a` and `b` and whose product is `p`: the
/// cosine and the sine. The eigenvalues of `[a, p; p, b]` are on its diagonal then.
fn rotation<T: Real>(a: T, b: T, p: T) -> (T, T) {
    let tau = (b - a) / (p + p);
    let sign = if tau < T::zero() { -T::one() } else { T::one() };
    let t = sign / (tau.hypot(T::one()) - tau.minus_size());
    let c = T::one() / t.hypot(T::one());
    (c, t * c)
}
/// The rotation that makes the derivatives of `p` zero, where its value is nothing beside the others: its angle has the value
/// 0, so that no value changes. Where `a` and `b` are equal, the angle has no derivative.
fn rotation_of_derivatives<T: Real>(a: T, b: T, p: T) -> Option<(T, T)> {
    let (p, apart) = (p.without_value(), b - a);
    if p.is_nothing() || apart == T::zero() {
        return None;
    }
    let (twice, sign) = (p + p, apart.signum());
    let t = twice / (apart + sign * apart.hypot(twice));
    let c = T::one() / t.hypot(T::one());
    Some((c, t * c))
}
/// More than enough: the rotations converge quadratically, in some ten rounds.
const ROUNDS: usize = 60;
/// Of these, the rounds after values have converged: each has twice as many derivatives of derivatives right.
const ROUNDS_OF_DERIVATIVES: usize = 4;
/// The rounds that are left.
struct Rounds {
    all: usize,
    of_derivatives: usize,
}
impl Rounds {
    const fn new() -> Self {
        Self {
            all: ROUNDS,
            of_derivatives: ROUNDS_OF_DERIVATIVES,
        }
    }
    /// Whether there is another round after one that has rotated, or has rotated `values`.
    const fn go_on(&mut self, rotated: bool, values: bool) -> bool {
        let left = match values {
            true => &mut self.all,
            false => &mut self.of_derivatives,
        };
        *left = left.saturating_sub(1);
        rotated && *left > 0
    }
}

/// The largest power of two that is not above the size of a number. Numbers are divided by that of the largest of them,
/// which rounds nothing, so that their squares neither overflow nor underflow. 1 if the number is 0 or not finite.
pub(crate) fn unit<T: num_traits::Float>(x: T) -> T {
    let x = x.abs().to_f64().unwrap_or(0.0);
    if x == 0.0 || !x.is_finite() {
        return T::one();
    }
    let bits = x.to_bits();
    let power = match bits >> 52 {
        // Without exponent, the highest digit.
        0 => bits.checked_ilog2().map_or(0, |digit| 1 << digit),
        exponent => exponent << 52,
    };
    T::from(f64::from_bits(power)).unwrap_or_else(T::one)
}

/// The exponent of the largest power of two that is not above the size of a number. 0 if the number is 0 or not finite.
pub(crate) fn exponent<T: num_traits::Float>(x: T) -> i64 {
    let x = x.abs().to_f64().unwrap_or(0.0);
    if x == 0.0 || !x.is_finite() {
        return 0;
    }
    let bits = x.to_bits();
    match bits >> 52 {
        0 => bits
            .checked_ilog2()
            .map_or(0, |digit| i64::from(digit) - 1074),
        exponent => exponent as i64 - 1023,
    }
}
/// The product with a power of two, which need not be a number itself.
#[cfg_attr(not(unoptimised), inline(always))]
pub(crate) fn times_power_of_two<T: Real>(x: T, exponent: i64) -> T {
    match exponent {
        0 => x,
        _ => times_large_power(x, exponent),
    }
}
#[cold]
#[inline(never)]
fn times_large_power<T: Real>(mut x: T, exponent: i64) -> T {
    // Beyond this, every product is infinite or 0.
    let mut rest = exponent.clamp(-5000, 5000);
    while rest != 0 {
        let step = rest.clamp(-100, 100);
        x = x * T::nearest(f64::from_bits(((1023 + step) as u64) << 52));
        rest -= step;
    }
    x
}

/// The rotation that makes columns `i` and `j` of `u` orthogonal, unless they are.
fn rotation_of<T: Real>(u: Mat<T>, i: usize, j: usize) -> Option<(T, T)> {
    let (a, b, p) = (u.dot(i, u, i), u.dot(j, u, j), u.dot(i, u, j));
    if a.min(b) >= T::min_positive_value() / T::epsilon() {
        if p.abs() > T::epsilon() * a.sqrt() * b.sqrt() {
            return Some(rotation(a, b, p));
        }
        return rotation_of_derivatives(a, b, p);
    }
    let small = rotation_of_small(u, i, j);
    small.or_else(|| rotation_of_derivatives(a, b, p))
}
fn rotation_of_small<T: Real>(u: Mat<T>, i: usize, j: usize) -> Option<(T, T)> {
    // The squares are too small to be exact: those of columns of length 1.
    let (x, y) = (u.length(i), u.length(j));
    if x == T::zero() || y == T::zero() {
        return None;
    }
    let p = products_over([i, j].map(|j| u.column(j).into_read()), [x, y]);
    let (c, s) = rotation(x / y, y / x, p);
    (p.abs() > T::epsilon() && s != T::zero()).then_some((c, s))
}

/// Replaces `u`, which has at least as many rows as columns, by its left singular vectors, and writes the singular
/// values in descending order, as a row, and the right singular vectors as columns. `v` has as many rows and columns as
/// `u` has columns, and so many are the values.
#[inline(never)]
pub(crate) fn svd<T: Real>(u: Mat<T>, values: Mat<T>, v: Mat<T>) {
    let n = u.columns;
    let unit = u.normalise();
    v.fill(|i, j| if i == j { T::one() } else { T::zero() });
    let mut rounds = Rounds::new();
    loop {
        let (mut rotated, mut of_values) = (false, false);
        for i in 0..n {
            for j in i + 1..n {
                if let Some((c, s)) = rotation_of(u, i, j) {
                    rotated = true;
                    of_values |= s != T::zero();
                    u.rotate(i, j, c, s);
                    v.rotate(i, j, c, s);
                }
            }
        }
        if !rounds.go_on(rotated, of_values) {
            break;
        }
    }
    values.fill(|_, j| u.length(j));
    for j in 0..n {
        let mut largest = j;
        for k in j + 1..n {
            if values.at(0, k) > values.at(0, largest) {
                largest = k;
            }
        }
        for of in [u, v, values] {
            of.swap_columns(j, largest);
        }
    }
    let nothing = values.at(0, 0) * T::epsilon() * T::nearest(u.rows as f64);
    for j in 0..n {
        let length = values.at(0, j);
        if length > T::zero() {
            u.divide(j, length);
        }
        // What is nothing beside the largest may be rounding errors along it.
        if length <= nothing {
            orthogonalise(u, j, |_, _| ());
            let rest = u.length(j);
            if rest > T::nearest(0.5) {
                u.divide(j, rest);
            } else {
                complete(u, j);
            }
        }
    }
    values.row(0).update(Positions(n), |x, _| x * unit);
}
/// Replaces column `j`, before which there are fewer columns than rows, by one of length 1 that is orthogonal to those:
/// of the unit vectors, the one that is the least along them.
fn complete<T: Real>(u: Mat<T>, j: usize) {
    let (mut best, mut least) = (0, T::infinity());
    for k in 0..u.rows {
        let before = u.columns_from(0, j).row(k).into_read();
        let along = before.fold(T::zero(), |sum, x| sum + x * x);
        if along < least {
            (best, least) = (k, along);
        }
    }
    let unit = Positions(u.rows).map(|k| if k == best { T::one() } else { T::zero() });
    u.column(j).set(unit);
    orthogonalise(u, j, |_, _| ());
    u.divide(j, u.length(j));
}

/// Writes the eigenvalues of a symmetric matrix, of which the lower triangle is read and which is overwritten, in ascending
/// order, as a row, and the eigenvectors as columns. `v` has the sizes of `a`, and there are as many values as columns.
#[inline(never)]
pub(crate) fn eigh<T: Real>(a: Mat<T>, values: Mat<T>, v: Mat<T>) {
    let n = a.columns;
    for i in 0..n {
        for j in 0..i {
            a.put(j, i, a.at(i, j));
        }
    }
    let unit = a.normalise();
    v.fill(|i, j| if i == j { T::one() } else { T::zero() });
    let mut all = T::zero();
    for j in 0..n {
        all = all.hypot(a.length(j));
    }
    let mut rounds = Rounds::new();
    loop {
        let (mut rotated, mut of_values) = (false, false);
        for i in 0..n {
            for j in i + 1..n {
                let (first, last, p) = (a.at(i, i), a.at(j, j), a.at(i, j));
                let is_value = p.abs() > T::epsilon() * T::nearest(0.01) * all;
                let (rotation, rest) = match is_value {
                    true => (Some(rotation(first, last, p)), T::zero()),
                    false => (
                        rotation_of_derivatives(first, last, p),
                        p - p.without_value(),
                    ),
                };
                if let Some((c, s)) = rotation {
                    rotated = true;
                    of_values |= is_value;
                    a.rotate(i, j, c, s);
                    a.t().rotate(i, j, c, s);
                    a.put(i, j, rest);
                    a.put(j, i, rest);
                    v.rotate(i, j, c, s);
                }
            }
        }
        if !rounds.go_on(rotated, of_values) {
            break;
        }
    }
    values.fill(|_, j| a.at(j, j) * unit);
    for j in 0..n {
        let mut smallest = j;
        for k in j + 1..n {
            if values.at(0, k) < values.at(0, smallest) {
                smallest = k;
            }
        }
        v.swap_columns(j, smallest);
        values.swap_columns(j, smallest);
    }
}
