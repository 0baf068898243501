//! The real Schur decomposition of a matrix of many rows (feature `std`): reflections leave it 0 below the numbers beside its
//! diagonal, and QR iterations with two shifts at once leave blocks of one or two rows.
//!
//! Rows of the matrix and columns of the orthogonal factor are contiguous, so that reflections of them are loops over vectors.

use alloc::vec;

use super::bands::{Group, WIDTH, dot, groups};
use super::reflections::reflection;
use super::spectral::product;
use crate::expr::simd_dispatch::{Job, Vectors, widest};
use crate::expr::transpose::{Lines, transpose};
use crate::ops::Real;
use crate::ops::element_traits::multiply_add;
use crate::storage::Aligned;

/// Replaces a matrix of `n` rows by its quasi-triangular factor, and writes the orthogonal one if there is room for it: without it,
/// only the blocks on the diagonal are right. Both are column by column. Returns false, and leaves the matrix, if there is no
/// convergence.
pub(super) fn decompose<T: Real>(a: &mut [T], n: usize, q: Option<&mut [T]>) -> bool {
    assert!(a.len() == n * n);
    let step = groups(n) * WIDTH;
    let mut h = Aligned::zeros(n * step);
    transposed(h.all(), step, a, n, n);
    let (mut axes, mut scales) = (vec![T::ZERO; n * n], vec![T::ZERO; n]);
    widest(Reduce {
        a: h.groups(),
        axes: &mut axes,
        scales: &mut scales,
    });
    let mut columns = Aligned::zeros(if q.is_some() { n * step } else { 0 });
    if q.is_some() {
        transposed(
            columns.all(),
            step,
            &product(&mut axes, &scales, 1, [n, n]),
            n,
            n,
        );
    }
    let converges = widest(Iterate {
        n,
        h: h.groups(),
        q: columns.groups(),
    });
    if converges {
        transposed(a, n, h.all(), step, n);
        if let Some(q) = q {
            let columns = columns.all().chunks_exact(step);
            for (to, from) in q.chunks_exact_mut(n).zip(columns) {
                to.copy_from_slice(&from[..n]);
            }
        }
    }
    converges
}
/// Writes a transposed matrix of `n` rows and columns, with the distances of lines.
fn transposed<T: Real>(to: &mut [T], to_step: usize, from: &[T], from_step: usize, n: usize) {
    assert!(to.len() >= n * to_step && from.len() >= n * from_step);
    assert!(to_step >= n && from_step >= n);
    let from = Lines {
        first: from.as_ptr(),
        step: from_step,
    };
    let to = Lines {
        first: to.as_mut_ptr(),
        step: to_step,
    };
    // SAFETY: Bounds: both slices have so many lines of at least as many elements.
    unsafe { transpose(from, to, [n, n]) }
}

/// Leaves 0 below the numbers beside the diagonal of a matrix, by reflections on both sides.
struct Reduce<'a, T> {
    /// The rows, in groups.
    a: &'a mut [Group<T>],
    /// The vectors of the reflections, as many numbers each as there are rows, and their scales.
    axes: &'a mut [T],
    scales: &'a mut [T],
}
impl<T: Real> Job for Reduce<'_, T> {
    type Out = ();
    const HEAVY: bool = true;
    #[cfg_attr(not(unoptimised), inline(always))]
    fn run<V: Vectors>(self) {
        let n = self.scales.len();
        let width = groups(n);
        let mut vectors = Aligned::<T>::zeros(2 * width * WIDTH);
        let (v, w) = vectors.groups::<WIDTH>().split_at_mut(width);
        let axes = self.axes.chunks_exact_mut(n).zip(&mut *self.scales);
        for (k, (axis, scale)) in axes.enumerate().take(n.saturating_sub(2)) {
            let below = &mut axis[k + 1..];
            let (upper, lower) = self.a.split_at_mut((k + 1) * width);
            let rows = lower.as_flattened().chunks_exact(width * WIDTH);
            for (to, row) in below.iter_mut().zip(rows) {
                *to = row[k];
            }
            let length;
            (length, *scale) = reflection::<V, T>(below);
            let rows = lower.as_flattened_mut().chunks_exact_mut(width * WIDTH);
            for (i, row) in rows.enumerate() {
                row[k] = if i == 0 { length } else { T::ZERO };
            }
            if *scale == T::ZERO {
                continue;
            }
            // Whole groups, from that of the first column which is reflected.
            let from = (k + 1) / WIDTH;
            let before = (k + 1) % WIDTH;
            let (v, w) = (&mut v[from..], &mut w[from..]);
            v.as_flattened_mut()[..before].fill(T::ZERO);
            v.as_flattened_mut()[before..][..below.len()].copy_from_slice(below);
            w.fill([T::ZERO; WIDTH]);
            for (row, x) in lower.chunks_exact(width).zip(&*below) {
                add::<V, T>(w, *x, &row[from..]);
            }
            w.as_flattened_mut()[..before].fill(T::ZERO);
            for row in upper.chunks_exact_mut(width) {
                let by = dot::<V, T>(&row[from..], v) * -*scale;
                add::<V, T>(&mut row[from..], by, v);
            }
            for (row, x) in lower.chunks_exact_mut(width).zip(&*below) {
                add::<V, T>(&mut row[from..], *x * -*scale, w);
                let by = dot::<V, T>(&row[from..], v) * -*scale;
                add::<V, T>(&mut row[from..], by, v);
            }
        }
    }
}
/// `to + x * by`.
#[cfg_attr(not(unoptimised), inline(always))]
fn plus<V: Vectors, T: Real>(mut to: Group<T>, x: Group<T>, by: T) -> Group<T> {
    for l in 0..WIDTH {
        to[l] = multiply_add::<V, T>(x[l], by, to[l]);
    }
    to
}
/// Adds a multiple of numbers to others.
#[cfg_attr(not(unoptimised), inline(always))]
fn add<V: Vectors, T: Real>(to: &mut [Group<T>], by: T, x: &[Group<T>]) {
    for (to, x) in to.iter_mut().zip(x) {
        *to = plus::<V, T>(*to, *x, by);
    }
}

/// The iterations.
struct Iterate<'a, T> {
    n: usize,
    /// The rows, in groups.
    h: &'a mut [Group<T>],
    /// The columns of the orthogonal factor, in groups, or nothing if only the eigenvalues are wanted: then, only the blocks on
    /// the diagonal are right.
    q: &'a mut [Group<T>],
}
/// A reflection of three adjacent rows or columns, or two: the vector but for its first number, which is 1, and the scale.
#[derive(Clone, Copy)]
struct Reflection<T> {
    vector: [T; 2],
    scale: T,
}
impl<T: Real> Reflection<T> {
    /// That leaves nothing but the first number, and what this becomes.
    #[cfg_attr(not(unoptimised), inline(always))]
    fn of([x, y, z]: [T; 3]) -> (Self, T) {
        if y == T::ZERO && z == T::ZERO {
            let nothing = Self {
                vector: [T::ZERO; 2],
                scale: T::ZERO,
            };
            return (nothing, x);
        }
        let most = x.abs().max(y.abs()).max(z.abs());
        let [x, y, z] = [x, y, z].map(|x| x / most);
        let length = (x * x + y * y + z * z).sqrt();
        let length = if x < T::ZERO { length } else { -length };
        let apart = x - length;
        let vector = [y / apart, z / apart];
        (
            Self {
                vector,
                scale: -apart / length,
            },
            length * most,
        )
    }
    /// Reflects some of three rows.
    #[cfg_attr(not(unoptimised), inline(always))]
    fn rows<V: Vectors>(self, [x, y, z]: [&mut [Group<T>]; 3]) {
        let Self {
            vector: [b, c],
            scale,
        } = self;
        for ((to_x, to_y), to_z) in x.iter_mut().zip(y).zip(z) {
            let (mut x, mut y, mut z) = (*to_x, *to_y, *to_z);
            for l in 0..WIDTH {
                let sum =
                    multiply_add::<V, T>(z[l], c, multiply_add::<V, T>(y[l], b, x[l])) * scale;
                x[l] = x[l] - sum;
                y[l] = multiply_add::<V, T>(-b, sum, y[l]);
                z[l] = multiply_add::<V, T>(-c, sum, z[l]);
            }
            (*to_x, *to_y, *to_z) = (x, y, z);
        }
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    fn two_rows<V: Vectors>(self, [x, y]: [&mut [Group<T>]; 2]) {
        let Self {
            vector: [b, _],
            scale,
        } = self;
        for (to_x, to_y) in x.iter_mut().zip(y) {
            let (mut x, mut y) = (*to_x, *to_y);
            for l in 0..WIDTH {
                let sum = multiply_add::<V, T>(y[l], b, x[l]) * scale;
                x[l] = x[l] - sum;
                y[l] = multiply_add::<V, T>(-b, sum, y[l]);
            }
            (*to_x, *to_y) = (x, y);
        }
    }
    /// Reflects three numbers.
    #[cfg_attr(not(unoptimised), inline(always))]
    fn three<V: Vectors>(self, [x, y, z]: &mut [T; 3]) {
        let Self {
            vector: [b, c],
            scale,
        } = self;
        let sum = multiply_add::<V, T>(*z, c, multiply_add::<V, T>(*y, b, *x)) * scale;
        *x = *x - sum;
        *y = multiply_add::<V, T>(-b, sum, *y);
        *z = multiply_add::<V, T>(-c, sum, *z);
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    fn two<V: Vectors>(self, numbers: &mut [T]) {
        let [x, y, ..] = numbers else { return };
        let Self {
            vector: [b, _],
            scale,
        } = self;
        let sum = multiply_add::<V, T>(*y, b, *x) * scale;
        *x = *x - sum;
        *y = multiply_add::<V, T>(-b, sum, *y);
    }
}
/// Some groups of three rows, of which the first is `i`.
#[cfg_attr(not(unoptimised), inline(always))]
fn three<T>(
    rows: &mut [Group<T>],
    width: usize,
    i: usize,
    [from, to]: [usize; 2],
) -> [&mut [Group<T>]; 3] {
    let (x, rest) = rows[i * width..(i + 3) * width].split_at_mut(width);
    let (y, z) = rest.split_at_mut(width);
    [&mut x[from..to], &mut y[from..to], &mut z[from..to]]
}
#[cfg_attr(not(unoptimised), inline(always))]
fn two<T>(
    rows: &mut [Group<T>],
    width: usize,
    i: usize,
    [from, to]: [usize; 2],
) -> [&mut [Group<T>]; 2] {
    let (x, y) = rows[i * width..(i + 2) * width].split_at_mut(width);
    [&mut x[from..to], &mut y[from..to]]
}

impl<T: Real> Job for Iterate<'_, T> {
    type Out = bool;
    const HEAVY: bool = true;
    #[cfg_attr(not(unoptimised), inline(always))]
    fn run<V: Vectors>(self) -> bool {
        let Self { n, h: of_h, q } = self;
        let (width, step) = (groups(n), groups(n) * WIDTH);
        let whole = !q.is_empty();
        let sizes = of_h.as_flattened().iter().map(|x| x.abs());
        let nothing = sizes.fold(T::ZERO, T::max) * T::epsilon();
        let mut left = 100 + 30 * n;
        let (mut end, mut since) = (n, 0);
        while end > 0 {
            let h = of_h.as_flattened_mut();
            // The last part that is not connected with others.
            let mut start = end - 1;
            while start > 0 {
                let [before, own] = [start - 1, start].map(|i| h[i * step + i].abs());
                if h[start * step + start - 1].abs() <= T::epsilon() * (before + own).max(nothing) {
                    h[start * step + start - 1] = T::ZERO;
                    break;
                }
                start -= 1;
            }
            if end - start <= 2 {
                (end, since) = (start, 0);
                continue;
            }
            if left == 0 {
                return false;
            }
            (left, since) = (left - 1, since + 1);
            let last = end - 1;
            let at = |i: usize, j: usize| h[i * step + j];
            let block = |i: usize| [[at(i, i), at(i, i + 1)], [at(i + 1, i), at(i + 1, i + 1)]];
            let by = match since % 10 {
                // Where others do not lead to an end.
                0 => {
                    let size = at(last, last - 1).abs() + at(last - 1, last - 2).abs();
                    let re = at(last, last) + T::nearest(0.75) * size;
                    let im = T::nearest(0.66) * size;
                    [[re, im], [re, -im]]
                }
                _ => shifts(block(last - 1)),
            };
            let mut first = start_of(by, block(start), at(start + 2, start + 1));
            let (columns, rows) = if whole {
                (width, 0)
            } else {
                (end.div_ceil(WIDTH), start)
            };
            for k in start..last {
                let third = k + 2 < end;
                let h = of_h.as_flattened();
                let from = k.saturating_sub(1);
                if k > start {
                    let at = |i: usize| h[(k + i) * step + from];
                    first = [at(0), at(1), if third { at(2) } else { T::ZERO }];
                }
                let (by, becomes) = Reflection::of(first);
                // Whole groups: before these columns, the rows are 0.
                let range = [from / WIDTH, columns];
                match third {
                    true => by.rows::<V>(three(of_h, width, k, range)),
                    false => by.two_rows::<V>(two(of_h, width, k, range)),
                }
                let h = of_h.as_flattened_mut();
                if k > start {
                    h[k * step + from] = becomes;
                    h[(k + 1) * step + from] = T::ZERO;
                    if third {
                        h[(k + 2) * step + from] = T::ZERO;
                    }
                }
                let to = (k + 4).min(end);
                for row in h[rows * step..to * step].chunks_exact_mut(step) {
                    match row[k..].first_chunk_mut() {
                        Some(x) if third => by.three::<V>(x),
                        _ => by.two::<V>(&mut row[k..]),
                    }
                }
                if whole {
                    match third {
                        true => by.rows::<V>(three(q, width, k, [0, width])),
                        false => by.two_rows::<V>(two(q, width, k, [0, width])),
                    }
                }
            }
        }
        true
    }
}
/// The eigenvalues of two rows and columns; if they are real, the one nearer to the last element twice.
fn shifts<T: Real>([[a, b], [c, d]]: [[T; 2]; 2]) -> [[T; 2]; 2] {
    let half = (T::ONE + T::ONE).recip();
    let size = a.abs() + b.abs() + c.abs() + d.abs();
    if size == T::ZERO {
        return [[T::ZERO; 2]; 2];
    }
    let [a, b, c, d] = [a, b, c, d].map(|x| x / size);
    let (middle, apart) = ((a + d) * half, (a - d) * half);
    let square = apart * apart + b * c;
    let root = square.abs().sqrt();
    if square < T::ZERO {
        return [[middle * size, root * size], [middle * size, -root * size]];
    }
    let [x, y] = [middle + root, middle - root];
    let near = if (x - d).abs() < (y - d).abs() { x } else { y };
    [[near * size, T::ZERO]; 2]
}
/// The first column of the product of the matrix less each shift, but for a factor.
fn start_of<T: Real>(
    [[x, x_im], [y, y_im]]: [[T; 2]; 2],
    [[a, b], [c, d]]: [[T; 2]; 2],
    below: T,
) -> [T; 3] {
    let size = (a - y).abs() + y_im.abs() + c.abs();
    if size == T::ZERO {
        return [T::ZERO; 3];
    }
    let part = c / size;
    [
        part * b + (a - x) * ((a - y) / size) - x_im * (y_im / size),
        part * (a + d - x - y),
        part * below,
    ]
}
