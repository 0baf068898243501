//! Eigenvalues of symmetric matrices and singular values of many rows (feature `std`): reflections leave two diagonals, and
//! rotations leave one, or `quotients` where no vectors are asked for.
//!
//! With feature `reproducible`, they would have other digits on hosts than on processors without a heap.

use alloc::vec;
use alloc::vec::Vec;

use super::LinalgError;
use super::bands::{Bidiagonal, Tridiagonal, WIDTH, groups};
use super::blocks::multiply_reflections;
use super::decompose::{finite, normalise};
use super::factor::Mat;
use super::quotients;
use super::rotations::Rotations;
use super::singular::{Columns, Turns, diagonalise, rotation};
use crate::expr::simd_dispatch::{VECTORS, widest};
use crate::ops::Real;
use crate::ops::matmul::gemm::is_float;
use crate::storage::Aligned;

/// Whether matrices of so many rows and columns are decomposed here.
pub(super) fn decomposes<T: Real>(few: usize) -> bool {
    VECTORS && is_float::<T>() && few >= 24
}

/// Rows, in groups.
fn grouped<T: Real>(matrix: &[T], columns: usize) -> Aligned<T> {
    let width = groups(columns);
    let mut a = Aligned::zeros(matrix.len() / columns * width * WIDTH);
    let rows = a.groups::<WIDTH>().chunks_exact_mut(width);
    for (to, from) in rows.zip(matrix.chunks_exact(columns)) {
        to.as_flattened_mut()[..columns].copy_from_slice(from);
    }
    a
}
/// The first `columns` columns of the product of reflections, with vectors that begin after `below` zeros and one more each.
pub(super) fn product<T: Real>(
    axes: &mut [T],
    scales: &[T],
    below: usize,
    [rows, columns]: [usize; 2],
) -> Vec<T> {
    let mut q = vec![T::ZERO; rows * columns];
    q.iter_mut()
        .step_by(columns + 1)
        .take(columns)
        .for_each(|x| *x = T::ONE);
    let count = axes.len() / rows - below;
    // SAFETY: Bounds, uniqueness: slices of so many elements, which are not used otherwise as long as the matrices are.
    unsafe {
        let q = Mat::new(q.as_mut_ptr(), rows, columns);
        let axes = Mat::new(axes.as_mut_ptr(), count, rows);
        multiply_reflections(q, axes, scales, below);
    }
    q
}
/// The same, to be rotated.
fn rotations<T: Real>(
    axes: &mut [T],
    scales: &[T],
    below: usize,
    [rows, columns]: [usize; 2],
) -> Rotations<T> {
    let mut q = product(axes, scales, below, [rows, columns]);
    // SAFETY: Bounds, uniqueness: so many elements, which are copied.
    Rotations::of(unsafe { Mat::new(q.as_mut_ptr(), rows, columns) })
}

/// The lower triangle of a symmetric matrix, in groups, of which those on the diagonal are whole.
fn lower<T: Real>(matrix: &[T], n: usize) -> Aligned<T> {
    let width = groups(n);
    let mut a = Aligned::zeros(n * width * WIDTH);
    let rows = a.groups::<WIDTH>().chunks_exact_mut(width);
    for (i, (to, from)) in rows.zip(matrix.chunks_exact(n)).enumerate() {
        let to = to.as_flattened_mut();
        to[..=i].copy_from_slice(&from[..=i]);
        let end = (i + 1).next_multiple_of(WIDTH).min(n);
        let below = matrix.chunks_exact(n).skip(i + 1);
        for (to, row) in to[i + 1..end].iter_mut().zip(below) {
            *to = row[i];
        }
    }
    a
}

/// The eigenvalues in ascending order of a symmetric matrix of `n` rows, whose lower triangle is read, and the vectors, one after
/// the other.
pub(super) fn eigh<T: Real>(matrix: &[T], n: usize) -> Result<(Vec<T>, Vec<T>), LinalgError> {
    let mut a = lower(matrix, n);
    let a = a.groups::<WIDTH>();
    finite(a.as_flattened().iter())?;
    let unit = normalise(a.as_flattened_mut());
    let (mut d, mut e) = (vec![T::ZERO; n], vec![T::ZERO; n]);
    let (mut axes, mut scales) = (vec![T::ZERO; n * n], vec![T::ZERO; n]);
    widest(Tridiagonal {
        a,
        d: &mut d,
        e: &mut e,
        axes: &mut axes,
        scales: &mut scales,
    });
    e.pop();
    let mut columns = rotations(&mut axes, &scales, 1, [n, n]);
    if !iterate(&mut d, &mut e, &mut columns) {
        return Err(LinalgError::NotConverged);
    }
    let mut order: Vec<usize> = (0..n).collect();
    order.sort_unstable_by(|&i, &j| {
        d[i].partial_cmp(&d[j])
            .unwrap_or(core::cmp::Ordering::Equal)
    });
    let values = order.iter().map(|&i| d[i] * unit).collect();
    columns.reorder(order);
    let mut vectors = axes;
    columns.write_columns(&mut vectors);
    Ok((values, vectors))
}

/// The singular values in descending order of a matrix of `n` columns, and at least as many rows. Writes the vectors on both
/// sides, one after the other, if there is room for them.
pub(super) fn svd<T: Real>(
    matrix: &[T],
    n: usize,
    vectors: Option<[&mut [T]; 2]>,
) -> Result<Vec<T>, LinalgError> {
    let m = matrix.len() / n;
    let mut a = grouped(matrix, n);
    let a = a.groups::<WIDTH>();
    finite(a.as_flattened().iter())?;
    let unit = normalise(a.as_flattened_mut());
    let (mut d, mut e) = (vec![T::ZERO; n], vec![T::ZERO; n]);
    let (mut left, mut right) = (vec![T::ZERO; n * m], vec![T::ZERO; n * n]);
    let mut scales = [vec![T::ZERO; n], vec![T::ZERO; n]];
    let [left_scales, right_scales] = &mut scales;
    widest(Bidiagonal {
        a,
        d: &mut d,
        e: &mut e,
        left: [&mut left, left_scales],
        right: [&mut right, right_scales],
    });
    e.pop();
    let converges = match vectors {
        None => {
            let (mut left, mut right) = (Columns::none(), Columns::none());
            quotients::singular_values(&mut d, &e)
                || diagonalise(&mut d, &mut e, &mut left, &mut right)
        }
        Some([to_left, to_right]) => {
            let mut of_left = rotations(&mut left, left_scales, 0, [m, n]);
            let mut of_right = rotations(&mut right, right_scales, 1, [n, n]);
            let converges = diagonalise(&mut d, &mut e, &mut of_left, &mut of_right);
            of_left.write_columns(to_left);
            of_right.write_columns(to_right);
            converges
        }
    };
    if !converges {
        return Err(LinalgError::NotConverged);
    }
    d.iter_mut().for_each(|x| *x = *x * unit);
    Ok(d)
}

/// Makes a symmetric tridiagonal matrix diagonal, by implicit QR iterations. Returns false if there is no convergence.
fn iterate<T: Real>(d: &mut [T], e: &mut [T], columns: &mut impl Turns<T>) -> bool {
    let sizes = d.iter().chain(&*e).map(|x| x.abs());
    let nothing = sizes.fold(T::zero(), T::max) * T::epsilon() * T::epsilon();
    let mut end = d.len().saturating_sub(1);
    for _ in 0..100 + 60 * d.len() {
        for (e, d) in e.iter_mut().zip(d.windows(2)).take(end) {
            let beside = T::epsilon() * (d[0].abs() + d[1].abs());
            if e.abs() <= beside.max(nothing) {
                *e = T::ZERO;
            }
        }
        // The last part that is not diagonal.
        while end > 0 && e[end - 1] == T::ZERO {
            end -= 1;
        }
        if end == 0 {
            return true;
        }
        let mut start = end - 1;
        while start > 0 && e[start - 1] != T::ZERO {
            start -= 1;
        }
        step(d, e, columns, start, end);
    }
    false
}
/// One iteration over the part from `start` to `end`, shifted by the eigenvalue of the last two rows and columns that is nearer
/// to its last element.
fn step<T: Real>(d: &mut [T], e: &mut [T], columns: &mut impl Turns<T>, start: usize, end: usize) {
    let beside = e[end - 1];
    let half = (d[end - 1] - d[end]) / (T::ONE + T::ONE);
    let root = half.hypot(beside);
    let shift = d[end] - beside * (beside / (half + if half < T::ZERO { -root } else { root }));
    let (mut c, mut s, mut less) = (T::ONE, T::ONE, T::ZERO);
    let mut x = d[start] - shift;
    for i in start..end {
        let (y, b) = (s * e[i], c * e[i]);
        let r;
        (c, s, r) = rotation(x, y);
        if i > start {
            e[i - 1] = r;
        }
        columns.turn(i, i + 1, (c, s));
        let g = d[i] - less;
        let r = (d[i + 1] - g) * s + (c + c) * b;
        less = s * r;
        d[i] = g + less;
        x = c * r - b;
    }
    d[end] = d[end] - less;
    e[end - 1] = x;
}
