//! Reflections that leave two diagonals of a matrix of many rows (feature `std`).
//!
//! What a reflection subtracts is a product of two vectors. It waits until the next one is found, whose products with the rows
//! are added up while these are read.

use alloc::vec;
use core::array;
use core::ops::Range;

use super::reflections::reflection;
use crate::expr::simd_dispatch::{Job, Vectors};
use crate::ops::Real;
use crate::ops::element_traits::multiply_add;
use crate::storage::Aligned;

/// Adjacent elements of a row.
pub(super) type Group<T> = [T; WIDTH];
pub(super) const WIDTH: usize = 16;

/// The groups of a row: an odd number, so that rows do not meet in the same few sets of a cache.
pub(super) const fn groups(columns: usize) -> usize {
    columns.div_ceil(WIDTH) | 1
}

/// Makes a symmetric matrix tridiagonal.
pub(super) struct Tridiagonal<'a, T> {
    /// The rows, of which each one is read up to the group of its diagonal element.
    pub(super) a: &'a mut [Group<T>],
    /// The diagonal, and the elements beside it, and a last one.
    pub(super) d: &'a mut [T],
    pub(super) e: &'a mut [T],
    /// The vectors of the reflections, as many numbers each as there are rows, and their scales.
    pub(super) axes: &'a mut [T],
    pub(super) scales: &'a mut [T],
}
impl<T: Real> Job for Tridiagonal<'_, T> {
    type Out = ();
    const HEAVY: bool = true;
    /// A reflection `1 - t v vᵀ` on both sides subtracts `v wᵀ + w vᵀ`.
    #[cfg_attr(not(unoptimised), inline(always))]
    fn run<V: Vectors>(self) {
        let n = self.d.len();
        let width = groups(n);
        let mut vectors = Aligned::<T>::zeros(5 * width * WIDTH);
        let (v, rest) = vectors.groups::<WIDTH>().split_at_mut(width);
        let (w, rest) = rest.split_at_mut(width);
        let (next, rest) = rest.split_at_mut(width);
        let (before, product) = rest.split_at_mut(width);
        let mut sums = vec![[T::ZERO; WIDTH]; n];
        for (j, axis) in self.axes.chunks_exact_mut(n).enumerate() {
            let from = j / WIDTH;
            let rows = &mut self.a[j * width..];
            let axis = &mut axis[j..];
            let [of_v, of_w] = [&*v, &*w].map(|x| &x.as_flattened()[j..n]);
            let waiting = of_v.iter().zip(of_w);
            for ((to, row), (v, w)) in axis.iter_mut().zip(rows.chunks_exact(width)).zip(waiting) {
                let less = multiply_add::<V, T>(-*v, of_w[0], row.as_flattened()[j]);
                *to = multiply_add::<V, T>(-*w, of_v[0], less);
            }
            self.d[j] = axis[0];
            axis[0] = T::ZERO;
            if j + 1 == n {
                return;
            }
            let scale;
            (self.e[j], scale) = reflection::<V, T>(&mut axis[1..]);
            self.scales[j] = scale;
            next.as_flattened_mut()[..j].fill(T::ZERO);
            next.as_flattened_mut()[j..n].copy_from_slice(axis);
            // The product of the matrix with the vector.
            product.fill([T::ZERO; WIDTH]);
            let after = Waiting {
                rows: &mut rows[width..],
                by: [&of_v[1..], &of_w[1..], &axis[1..]],
                vectors: [w, v],
                from,
            };
            after.of_triangle::<V>(j + 1, [next, before], product, &mut sums[j + 1..]);
            let product = product.as_flattened_mut();
            product[..=j].fill(T::ZERO);
            for (to, sum) in product[j + 1..n].iter_mut().zip(&sums[j + 1..]) {
                *to = *to + total(*sum);
            }
            v.copy_from_slice(next);
            let (product, _) = product.as_chunks::<WIDTH>();
            let half = scale / (T::ONE + T::ONE);
            let part = half * scale * dot::<V, T>(&product[from..], &v[from..]);
            for ((w, p), v) in w.iter_mut().zip(product).zip(&*v) {
                for ((w, p), v) in w.iter_mut().zip(p).zip(v) {
                    *w = scale * *p - part * *v;
                }
            }
        }
    }
}

/// Makes a matrix with at least as many rows as columns upper bidiagonal.
pub(super) struct Bidiagonal<'a, T> {
    /// The rows.
    pub(super) a: &'a mut [Group<T>],
    /// The diagonal, and the elements above it, and a last one.
    pub(super) d: &'a mut [T],
    pub(super) e: &'a mut [T],
    /// The vectors of the reflections from the left, as many numbers each as there are rows, and their scales.
    pub(super) left: [&'a mut [T]; 2],
    /// Those from the right, as many numbers each as there are columns.
    pub(super) right: [&'a mut [T]; 2],
}
impl<T: Real> Job for Bidiagonal<'_, T> {
    type Out = ();
    const HEAVY: bool = true;
    /// A reflection from the left subtracts `v yᵀ`, one from the right `x uᵀ`.
    #[cfg_attr(not(unoptimised), inline(always))]
    fn run<V: Vectors>(self) {
        let n = self.d.len();
        let width = groups(n);
        let m = self.a.len() / width;
        let mut vectors = Aligned::<T>::zeros(3 * width * WIDTH);
        let (y, rest) = vectors.groups::<WIDTH>().split_at_mut(width);
        let (u, next) = rest.split_at_mut(width);
        let mut of_rows = vec![T::ZERO; 2 * m];
        let (v, x) = of_rows.split_at_mut(m);
        let [left, left_scales] = self.left;
        let [right, right_scales] = self.right;
        let axes = left.chunks_exact_mut(m).zip(right.chunks_exact_mut(n));
        for (j, (axis, across)) in axes.enumerate() {
            let from = j / WIDTH;
            let rows = &mut self.a[j * width..];
            let axis = &mut axis[j..];
            let [of_y, of_u] = [&*y, &*u].map(|x| x.as_flattened()[j]);
            let waiting = v[j..].iter().zip(&x[j..]);
            for ((to, row), (v, x)) in axis.iter_mut().zip(rows.chunks_exact(width)).zip(waiting) {
                let less = multiply_add::<V, T>(-*v, of_y, row.as_flattened()[j]);
                *to = multiply_add::<V, T>(-*x, of_u, less);
            }
            let scale;
            (self.d[j], scale) = reflection::<V, T>(axis);
            left_scales[j] = scale;
            if j + 1 == n {
                return;
            }
            next.fill([T::ZERO; WIDTH]);
            let all = Waiting {
                rows,
                by: [&v[j..], &x[j..], axis],
                vectors: [y, u],
                from,
            };
            all.of_columns::<V>(next);
            for (y, sum) in y.as_flattened_mut().iter_mut().zip(next.as_flattened()) {
                *y = *sum * scale;
            }
            y.as_flattened_mut()[..=j].fill(T::ZERO);
            v[j..].copy_from_slice(axis);

            let (row, after) = rows.split_at_mut(width);
            let across = &mut across[j + 1..];
            let of_row = &row.as_flattened()[j + 1..n];
            for ((to, x), y) in across
                .iter_mut()
                .zip(of_row)
                .zip(&y.as_flattened()[j + 1..])
            {
                *to = *x - *y;
            }
            let scale;
            (self.e[j], scale) = reflection::<V, T>(across);
            right_scales[j] = scale;
            u.as_flattened_mut()[..=j].fill(T::ZERO);
            u.as_flattened_mut()[j + 1..n].copy_from_slice(across);
            let both = dot::<V, T>(&y[from..], &u[from..]);
            multiply::<V, T>(after, width, from, u, &mut x[j + 1..]);
            for (x, v) in x[j + 1..].iter_mut().zip(&v[j + 1..]) {
                *x = scale * (*x - *v * both);
            }
        }
    }
}

/// The sum of the products of two vectors.
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) fn dot<V: Vectors, T: Real>(x: &[Group<T>], y: &[Group<T>]) -> T {
    let (mut even, mut odd) = ([T::ZERO; WIDTH], [T::ZERO; WIDTH]);
    let ((x, last_x), (y, last_y)) = (x.as_chunks::<2>(), y.as_chunks::<2>());
    for (x, y) in x.iter().zip(y) {
        for l in 0..WIDTH {
            even[l] = multiply_add::<V, T>(x[0][l], y[0][l], even[l]);
        }
        for l in 0..WIDTH {
            odd[l] = multiply_add::<V, T>(x[1][l], y[1][l], odd[l]);
        }
    }
    for (x, y) in last_x.iter().zip(last_y) {
        for l in 0..WIDTH {
            even[l] = multiply_add::<V, T>(x[l], y[l], even[l]);
        }
    }
    total(array::from_fn(|l| even[l] + odd[l]))
}
/// The sum of the elements, by halves.
#[cfg_attr(not(unoptimised), inline(always))]
fn total<T: Real>(x: Group<T>) -> T {
    let x: [T; 8] = array::from_fn(|l| x[l] + x[l + 8]);
    let x: [T; 4] = array::from_fn(|l| x[l] + x[l + 4]);
    (x[0] + x[2]) + (x[1] + x[3])
}
/// The rows of which each group is read at once.
const SOME: usize = 4;

/// Rows from which two vectors are to be subtracted, times a number of each list for the row. Their product with a third list is
/// wanted.
struct Waiting<'a, T> {
    rows: &'a mut [Group<T>],
    by: [&'a [T]; 3],
    vectors: [&'a [Group<T>]; 2],
    /// The group with which rows begin.
    from: usize,
}
impl<T: Real> Waiting<'_, T> {
    /// Adds the rows, times the numbers of the list, to the product.
    #[cfg_attr(not(unoptimised), inline(always))]
    fn of_columns<V: Vectors>(self, product: &mut [Group<T>]) {
        let (width, from) = (product.len(), self.from);
        let [y, u] = self.vectors.map(|x| &x[from..]);
        let product = &mut product[from..];
        let [(a, last_a), (b, last_b), (c, last_c)] = self.by.map(|x| x.as_chunks::<SOME>());
        let mut rows = self.rows.chunks_exact_mut(SOME * width);
        for (((rows, a), b), c) in rows.by_ref().zip(a).zip(b).zip(c) {
            let by = [*a, *b, *c];
            four::<V, T, false>(split(rows, from..width), by, [y, u, u], product, &mut []);
        }
        let last = last_a.iter().zip(last_b).zip(last_c);
        let rows = rows.into_remainder().chunks_exact_mut(width);
        for (row, ((a, b), c)) in rows.zip(last) {
            one::<V, T, false>(&mut row[from..], [*a, *b, *c], [y, u, u], product, &mut []);
        }
    }
    /// The same of a symmetric matrix, of which there is the lower triangle, and groups with elements on the diagonal. Rows begin
    /// with number `first`. The product is that of the columns, and the total of the sums of each row, of which the third list is
    /// `all` and `before` is a buffer.
    #[cfg_attr(not(unoptimised), inline(always))]
    fn of_triangle<V: Vectors>(
        self,
        first: usize,
        [all, before]: [&mut [Group<T>]; 2],
        product: &mut [Group<T>],
        sums: &mut [Group<T>],
    ) {
        let (width, from) = (product.len(), self.from);
        before.fill([T::ZERO; WIDTH]);
        let mut i = 0;
        while i < sums.len() {
            // A row's groups but for the last one are also those of a column.
            let last = (first + i) / WIDTH;
            if last > from {
                before[last - 1] = all[last - 1];
            }
            let range = from..last + 1;
            let [y, u, x] = [self.vectors[0], self.vectors[1], &*before].map(|x| &x[range.clone()]);
            let product = &mut product[range.clone()];
            let rows = &mut self.rows[i * width..];
            let [a, b, c] = self.by.map(|x| &x[i..]);
            let (some, vectors) = ((first + i).is_multiple_of(SOME), [y, u, x]);
            match (some, a.first_chunk(), b.first_chunk(), c.first_chunk()) {
                (true, Some(a), Some(b), Some(c)) => {
                    let rows = split(&mut rows[..SOME * width], range);
                    let sums = &mut sums[i..][..SOME];
                    four::<V, T, true>(rows, [*a, *b, *c], vectors, product, sums);
                    i += SOME;
                }
                _ => {
                    let by = [a[0], b[0], c[0]];
                    let sums = &mut sums[i..=i];
                    one::<V, T, true>(&mut rows[range], by, vectors, product, sums);
                    i += 1;
                }
            }
        }
    }
}
/// Some groups of each of four rows.
#[cfg_attr(not(unoptimised), inline(always))]
fn split<T>(rows: &mut [Group<T>], range: Range<usize>) -> [&mut [Group<T>]; SOME] {
    let mut rows = rows.chunks_exact_mut(rows.len() / SOME);
    array::from_fn(|_| &mut rows.next().unwrap_or_default()[range.clone()])
}
/// `to + x * by`.
#[cfg_attr(not(unoptimised), inline(always))]
fn plus<V: Vectors, T: Real>(mut to: Group<T>, x: Group<T>, by: T) -> Group<T> {
    for l in 0..WIDTH {
        to[l] = multiply_add::<V, T>(x[l], by, to[l]);
    }
    to
}
/// Adds the products of two groups.
#[cfg_attr(not(unoptimised), inline(always))]
fn add_products<V: Vectors, T: Real>(to: &mut Group<T>, x: Group<T>, y: Group<T>) {
    let mut sums = *to;
    for l in 0..WIDTH {
        sums[l] = multiply_add::<V, T>(x[l], y[l], sums[l]);
    }
    *to = sums;
}
/// Subtracts the first two vectors from a row, adds it to the product, and its products with the third vector to the sums.
#[cfg_attr(not(unoptimised), inline(always))]
fn one<V: Vectors, T: Real, const SUMS: bool>(
    row: &mut [Group<T>],
    by: [T; 3],
    [y, u, x]: [&[Group<T>]; 3],
    product: &mut [Group<T>],
    sums: &mut [Group<T>],
) {
    let mut sum = [T::ZERO; WIDTH];
    for ((row, to), ((y, u), x)) in row.iter_mut().zip(product).zip(y.iter().zip(u).zip(x)) {
        *row = plus::<V, T>(plus::<V, T>(*row, *y, -by[0]), *u, -by[1]);
        *to = plus::<V, T>(*to, *row, by[2]);
        if SUMS {
            add_products::<V, T>(&mut sum, *row, *x);
        }
    }
    if SUMS {
        sums[0] = sum;
    }
}
/// The same of four rows.
#[cfg_attr(not(unoptimised), inline(always))]
fn four<V: Vectors, T: Real, const SUMS: bool>(
    [r0, r1, r2, r3]: [&mut [Group<T>]; SOME],
    [a, b, c]: [[T; SOME]; 3],
    [y, u, x]: [&[Group<T>]; 3],
    product: &mut [Group<T>],
    sums: &mut [Group<T>],
) {
    let zeros = [T::ZERO; WIDTH];
    let (mut s0, mut s1, mut s2, mut s3) = (zeros, zeros, zeros, zeros);
    let rows = r0.iter_mut().zip(r1).zip(r2).zip(r3);
    let vectors = y.iter().zip(u).zip(x);
    for (((((r0, r1), r2), r3), ((y, u), x)), to) in rows.zip(vectors).zip(product) {
        let (y, u, x) = (*y, *u, *x);
        *r0 = plus::<V, T>(plus::<V, T>(*r0, y, -a[0]), u, -b[0]);
        *r1 = plus::<V, T>(plus::<V, T>(*r1, y, -a[1]), u, -b[1]);
        *r2 = plus::<V, T>(plus::<V, T>(*r2, y, -a[2]), u, -b[2]);
        *r3 = plus::<V, T>(plus::<V, T>(*r3, y, -a[3]), u, -b[3]);
        let (x0, x1, x2, x3) = (*r0, *r1, *r2, *r3);
        let both = plus::<V, T>(plus::<V, T>(*to, x0, c[0]), x1, c[1]);
        *to = plus::<V, T>(plus::<V, T>(both, x2, c[2]), x3, c[3]);
        if SUMS {
            add_products::<V, T>(&mut s0, x0, x);
            add_products::<V, T>(&mut s1, x1, x);
            add_products::<V, T>(&mut s2, x2, x);
            add_products::<V, T>(&mut s3, x3, x);
        }
    }
    if SUMS {
        sums.copy_from_slice(&[s0, s1, s2, s3]);
    }
}
/// Writes the product of each row with a vector.
#[cfg_attr(not(unoptimised), inline(always))]
fn multiply<V: Vectors, T: Real>(
    rows: &[Group<T>],
    width: usize,
    from: usize,
    u: &[Group<T>],
    to: &mut [T],
) {
    for (row, to) in rows.chunks_exact(width).zip(to) {
        *to = dot::<V, T>(&row[from..], &u[from..]);
    }
}
