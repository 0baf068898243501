//! The QR decomposition by Householder's reflections, of matrices row by row in memory that the caller provides.
//!
//! The reflection of column j is 1 - t v vᵀ, where v is 0 before row j, and 1 there. It is applied to some columns at once,
//! whose products with v stay in registers.

use core::array;

use super::factor::unit;
use crate::expr::simd_dispatch::{Guaranteed, Job, Vectors, widest};
use crate::ops::Real;
use crate::ops::element_traits::multiply_add;

/// A matrix of `M` rows and `N` columns, its factors, and what the decomposition needs beside them.
pub(super) struct Factors<'a, T> {
    /// The matrix, and then the upper triangular factor, on and above the diagonal, which is not negative.
    pub(super) a: &'a mut [T],
    /// The orthonormal columns, as many as the smaller size, or none if they are not asked for.
    pub(super) q: &'a mut [T],
    /// As many numbers as the orthonormal columns.
    pub(super) vectors: &'a mut [T],
    /// Twice `N` numbers.
    pub(super) units: &'a mut [T],
    pub(super) scales: &'a mut [T],
}
impl<T: Real> Factors<'_, T> {
    /// Decomposes the matrix.
    #[inline(never)]
    pub(super) fn decompose(self) {
        let columns = self.units.len();
        let rows = self.a.len().checked_div(columns).unwrap_or(0);
        let few = rows.min(columns);
        assert!(self.a.len() == rows * columns && self.scales.len() == columns);
        assert!(self.vectors.len() == rows * few);
        assert!(self.q.is_empty() || self.q.len() == rows * few);
        // Few rows are no work for vectors.
        match few < 8 {
            true => self.run::<Guaranteed>(),
            false => widest(self),
        }
    }
}
impl<T: Real> Job for Factors<'_, T> {
    type Out = ();
    const HEAVY: bool = true;
    #[cfg_attr(not(unoptimised), inline(always))]
    fn run<V: Vectors>(self) {
        let Self {
            a,
            q,
            vectors,
            units,
            scales,
        } = self;
        let columns = units.len();
        let rows = a.len().checked_div(columns).unwrap_or(0);
        let few = rows.min(columns);
        scale_columns(a, units);
        find::<V, T>(a, columns, vectors, scales);
        q.fill(T::ZERO);
        let wanted = if q.is_empty() { 0 } else { few };
        for j in (0..wanted).rev() {
            // Row and column j are those of the identity.
            q[j * few + j] = T::ONE;
            let v = &vectors[j * rows + j..(j + 1) * rows];
            reflect::<T, V>(&mut q[j * few..], few, j, v, scales[j]);
        }
        unscale(a, q, units, scales);
    }
}

/// Columns of a matrix, and the reflections that make them triangular.
#[cfg(feature = "alloc")]
pub(super) struct Panel<'a, T> {
    /// Some columns, and then the triangle, on and above the diagonal.
    pub(super) a: &'a mut [T],
    /// The vectors of the reflections, one after the other, each with as many numbers as there are rows.
    pub(super) vectors: &'a mut [T],
    /// As many numbers as there are columns.
    pub(super) scales: &'a mut [T],
}
#[cfg(feature = "alloc")]
impl<T: Real> Panel<'_, T> {
    /// Finds the reflections.
    #[inline(never)]
    pub(super) fn decompose(self) {
        assert!(self.a.len() == self.vectors.len());
        assert!(self.a.len() >= self.scales.len() * self.scales.len());
        widest(self)
    }
}
#[cfg(feature = "alloc")]
impl<T: Real> Job for Panel<'_, T> {
    type Out = ();
    const HEAVY: bool = true;
    #[cfg_attr(not(unoptimised), inline(always))]
    fn run<V: Vectors>(self) {
        find::<V, T>(self.a, self.scales.len(), self.vectors, self.scales);
    }
}

/// Divides each column by a power of two of its own, so that small ones beside large ones keep their digits.
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) fn scale_columns<T: Real>(a: &mut [T], units: &mut [T]) {
    let columns = units.len();
    units.fill(T::ZERO);
    for row in a.chunks_exact(columns.max(1)) {
        for (most, x) in units.iter_mut().zip(row) {
            *most = larger(*most, x.abs());
        }
    }
    units.iter_mut().for_each(|most| *most = unit(*most));
    for row in a.chunks_exact_mut(columns.max(1)) {
        for (x, unit) in row.iter_mut().zip(&*units) {
            *x = *x / *unit;
        }
    }
}
/// Gives the columns of the triangular factor their units again, and its diagonal the sign of positive numbers.
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) fn unscale<T: Real>(a: &mut [T], q: &mut [T], units: &[T], signs: &mut [T]) {
    let columns = units.len();
    let few = a.len().checked_div(columns).unwrap_or(0).min(columns);
    for (j, row) in a.chunks_exact_mut(columns.max(1)).take(few).enumerate() {
        let sign = if row[j] < T::ZERO { -T::ONE } else { T::ONE };
        signs[j] = sign;
        row.iter_mut()
            .zip(units)
            .for_each(|(x, unit)| *x = *x * *unit * sign);
    }
    for row in q.chunks_exact_mut(few.max(1)) {
        row.iter_mut()
            .zip(&*signs)
            .for_each(|(x, sign)| *x = *x * *sign);
    }
}

/// Finds the reflections that make a matrix triangular, and applies each to the columns after its own.
#[cfg_attr(not(unoptimised), inline(always))]
fn find<V: Vectors, T: Real>(a: &mut [T], columns: usize, vectors: &mut [T], scales: &mut [T]) {
    let rows = a.len().checked_div(columns).unwrap_or(0);
    for j in 0..rows.min(columns) {
        let v = &mut vectors[j * rows + j..(j + 1) * rows];
        for (i, x) in v.iter_mut().enumerate() {
            *x = a[(j + i) * columns + j];
        }
        let (length, scale) = reflection::<V, T>(v);
        scales[j] = scale;
        reflect::<T, V>(&mut a[j * columns..], columns, j + 1, v, scale);
        a[j * columns + j] = length;
    }
}

/// Replaces numbers, of which there is a first one, by the vector of the reflection that leaves nothing of the others. Gives what
/// the first one becomes, and the scale of the reflection.
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) fn reflection<V: Vectors, T: Real>(v: &mut [T]) -> (T, T) {
    let mut squares = sum_of_squares::<V, T>(v);
    let mut unit_of = T::ONE;
    // Squares of small numbers lose digits.
    if squares < T::min_positive_value() / (T::epsilon() * T::epsilon()) {
        unit_of = unit(v.iter().fold(T::ZERO, |most, x| larger(most, x.abs())));
        v.iter_mut().for_each(|x| *x = *x / unit_of);
        squares = sum_of_squares::<V, T>(v);
    }
    let first = v[0];
    let is_alone = v[1..].iter().all(|x| *x == T::ZERO);
    let (length, scale) = match is_alone {
        true => (first, T::ZERO),
        false => {
            let length = squares.sqrt();
            let length = if first < T::ZERO { length } else { -length };
            let apart = first - length;
            v.iter_mut().for_each(|x| *x = *x / apart);
            (length, -apart / length)
        }
    };
    v[0] = T::ONE;
    (length * unit_of, scale)
}

/// The larger of two sizes; NaN if the second is.
#[cfg_attr(not(unoptimised), inline(always))]
fn larger<T: Real>(most: T, x: T) -> T {
    if x <= most { most } else { x }
}
/// The sum of the squares, of some numbers at a time.
#[cfg_attr(not(unoptimised), inline(always))]
fn sum_of_squares<V: Vectors, T: Real>(x: &[T]) -> T {
    let mut sums = [T::ZERO; 8];
    let (groups, rest) = x.as_chunks::<8>();
    for group in groups {
        for (sum, x) in sums.iter_mut().zip(group) {
            *sum = multiply_add::<V, T>(*x, *x, *sum);
        }
    }
    let sum = sums.into_iter().fold(T::ZERO, |sum, x| sum + x);
    rest.iter()
        .fold(sum, |sum, x| multiply_add::<V, T>(*x, *x, sum))
}

/// Reflects the columns from `from` on, of rows of `columns` elements, as many as `v` has numbers.
#[cfg_attr(not(unoptimised), inline(always))]
fn reflect<T: Real, V: Vectors>(rows: &mut [T], columns: usize, from: usize, v: &[T], scale: T) {
    assert!(rows.len() == v.len() * columns);
    let (first, mut end) = (rows.as_mut_ptr(), columns);
    // SAFETY: Bounds: a group ends with the last column, or where the one before it began, and has `v.len()` rows.
    unsafe {
        macro_rules! groups {
            ($($width:literal $rows:literal more than $least:literal;)*) => { $(
                while end > from + $least && end >= $width {
                    end -= $width;
                    let skipped = from.saturating_sub(end);
                    group::<T, V, $width, $rows>(first.add(end), columns, skipped, v, scale);
                }
            )* };
        }
        groups! {
            32 2 more than 16;
            16 4 more than 8;
            8 8 more than 0;
            1 8 more than 0;
        }
    }
}
/// Reflects some columns, but for the first `skipped` ones.
///
/// # Safety
/// Each row has `W` elements from `first` on, at a distance of `columns`.
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn group<T: Real, V: Vectors, const W: usize, const R: usize>(
    first: *mut T,
    columns: usize,
    skipped: usize,
    v: &[T],
    scale: T,
) {
    let row = |i: usize| first.wrapping_add(i * columns).cast::<[T; W]>();
    // Each row of some has sums of its own, so that fewer additions wait for others.
    let mut sums = [[T::ZERO; W]; R];
    let (some, rest) = v.as_chunks::<R>();
    for (i, some) in some.iter().enumerate() {
        for (r, (sums, &x)) in sums.iter_mut().zip(some).enumerate() {
            // SAFETY: the caller's promise.
            let y = unsafe { row(i * R + r).read_unaligned() };
            for l in 0..W {
                sums[l] = multiply_add::<V, T>(x, y[l], sums[l]);
            }
        }
    }
    for (r, (sums, &x)) in sums.iter_mut().zip(rest).enumerate() {
        // SAFETY: the caller's promise.
        let y = unsafe { row(some.len() * R + r).read_unaligned() };
        for l in 0..W {
            sums[l] = multiply_add::<V, T>(x, y[l], sums[l]);
        }
    }
    let mut total = [T::ZERO; W];
    for sums in sums {
        for l in 0..W {
            total[l] = total[l] + sums[l];
        }
    }
    let sums = total;
    let sums: [T; W] = array::from_fn(|l| {
        if l < skipped {
            T::ZERO
        } else {
            sums[l] * scale
        }
    });
    for (i, &x) in v.iter().enumerate() {
        // SAFETY: the caller's promise.
        unsafe {
            let mut y = row(i).read_unaligned();
            for l in 0..W {
                y[l] = multiply_add::<V, T>(-x, sums[l], y[l]);
            }
            row(i).write_unaligned(y);
        }
    }
}
