//! Rotations of the columns of a matrix of many rows, which are collected, and applied to some rows at a time (feature `std`).

use alloc::vec;
use alloc::vec::Vec;
use core::cell::Cell;

use super::factor::Mat;
use super::singular::Turns;
use crate::expr::simd_dispatch::{Job, Vectors, widest};
use crate::expr::transpose::{Lines, transpose};
use crate::ops::Real;
use crate::ops::element_traits::multiply_add;
use crate::storage::Aligned;

/// The rows of a strip. With 16, LLVM unrolls the loops before it has vectors for them.
const ROWS: usize = 32;
/// The rotations that are collected at most: they stay in the cache while the strips pass.
const COLLECTED: usize = 8192;

/// The elements of a column in a strip.
type Part<T> = [T; ROWS];

/// Rotations of column `low` and one after it, and then of each of both and the one after it.
struct Sweep {
    low: usize,
    high: usize,
    count: usize,
}

impl Sweep {
    fn is_adjacent(&self) -> bool {
        self.high == self.low + 1
    }
    /// Whether each rotation may be applied soon after those of another sweep.
    fn follows(&self, other: &Self) -> bool {
        let adjacent = self.is_adjacent() && other.is_adjacent();
        adjacent && self.low == other.low && self.count <= other.count
    }
}

/// The columns of a matrix, and the rotations that are not applied yet.
pub(super) struct Rotations<T> {
    rows: usize,
    columns: usize,
    /// Of each strip, one column after the other. The rows after the last one are 0.
    strips: Aligned<T>,
    sweeps: Vec<Sweep>,
    turns: [Vec<T>; 2],
    /// The column that has become each one, and its sign.
    order: Vec<usize>,
    signs: Vec<T>,
}
impl<T: Real> Rotations<T> {
    /// Without rotations. Rows of the matrix are contiguous.
    pub(super) fn of(matrix: Mat<T>) -> Self {
        let [rows, columns] = [matrix.rows, matrix.columns];
        let mut strips = Aligned::zeros(rows.div_ceil(ROWS) * ROWS * columns);
        let each = strips.groups::<ROWS>().chunks_exact_mut(columns.max(1));
        for (i, strip) in each.enumerate() {
            let some = matrix.rows_from(i * ROWS, ROWS);
            let [step, column] = some.strides();
            assert!(column == 1);
            let from = Lines {
                first: some.first().cast_const(),
                step,
            };
            let to = Lines {
                first: strip.as_flattened_mut().as_mut_ptr(),
                step: ROWS,
            };
            // SAFETY: Bounds: the strip has as many columns of at least as many rows. Initialisation: the promise of those
            // who made the matrix.
            unsafe { transpose(from, to, [columns, some.rows]) };
        }
        Self {
            rows,
            columns,
            strips,
            sweeps: Vec::new(),
            turns: [Vec::new(), Vec::new()],
            order: (0..columns).collect(),
            signs: vec![T::ONE; columns],
        }
    }
    /// Applies the rotations.
    fn apply(&mut self) {
        widest(Apply {
            strips: self.strips.groups(),
            columns: self.columns,
            sweeps: &self.sweeps,
            turns: self.turns.each_ref().map(|x| &x[..]),
        });
        self.sweeps.clear();
        self.turns.iter_mut().for_each(Vec::clear);
    }
    /// Moves each column to its place.
    pub(super) fn reorder(&mut self, order: Vec<usize>) {
        self.order = order;
    }
    /// Writes the columns to the rows of a matrix, which are contiguous.
    pub(super) fn write_columns(mut self, to: &mut [T]) {
        self.apply();
        if self.rows * self.columns == 0 {
            return;
        }
        assert!(to.len() == self.rows * self.columns);
        let strips = self.strips.groups::<ROWS>().chunks_exact(self.columns);
        for (i, strip) in strips.enumerate() {
            let columns = to.chunks_exact_mut(self.rows);
            for ((column, &from), &sign) in columns.zip(&self.order).zip(&self.signs) {
                let part = column.iter_mut().skip(i * ROWS);
                part.zip(&strip[from]).for_each(|(to, x)| *to = sign * *x);
            }
        }
    }
}
impl<T: Real> Turns<T> for Rotations<T> {
    fn turn(&mut self, i: usize, j: usize, (c, s): (T, T)) {
        let (low, high, s) = if i < j { (i, j, s) } else { (j, i, -s) };
        match self.sweeps.last_mut() {
            Some(last) if high == low + 1 && last.is_adjacent() && low == last.low + last.count => {
                last.count += 1;
            }
            _ => self.sweeps.push(Sweep {
                low,
                high,
                count: 1,
            }),
        }
        let [cosines, sines] = &mut self.turns;
        cosines.push(c);
        sines.push(s);
        if cosines.len() == COLLECTED {
            self.apply();
        }
    }
    fn swap(&mut self, i: usize, j: usize) {
        self.order.swap(i, j);
        self.signs.swap(i, j);
    }
    fn negate(&mut self, j: usize) {
        self.signs[j] = -self.signs[j];
    }
}

/// The cosines and the sines of rotations.
type Angles<'a, T> = [&'a [T]; 2];

struct Apply<'a, T> {
    strips: &'a mut [Part<T>],
    columns: usize,
    sweeps: &'a [Sweep],
    turns: Angles<'a, T>,
}
impl<T: Real> Job for Apply<'_, T> {
    type Out = ();
    const HEAVY: bool = true;
    #[cfg_attr(not(unoptimised), inline(always))]
    fn run<V: Vectors>(self) {
        for strip in self.strips.chunks_exact_mut(self.columns.max(1)) {
            let strip = Cell::from_mut(strip).as_slice_of_cells();
            let (mut sweeps, mut turns) = (self.sweeps, self.turns);
            while let [sweep, rest @ ..] = sweeps {
                let own;
                (own, turns) = split(turns, sweep.count);
                sweeps = rest;
                match rest {
                    [next, rest @ ..] if next.follows(sweep) => {
                        let others;
                        (others, turns) = split(turns, next.count);
                        sweeps = rest;
                        both::<V, T>(&strip[sweep.low..], own, others);
                    }
                    _ => one::<V, T>(&strip[sweep.low], &strip[sweep.high..], own),
                }
            }
        }
    }
}
#[cfg_attr(not(unoptimised), inline(always))]
fn split<T>([c, s]: Angles<'_, T>, at: usize) -> (Angles<'_, T>, Angles<'_, T>) {
    let ([c, more_c], [s, more_s]): ([_; 2], [_; 2]) =
        (c.split_at(at).into(), s.split_at(at).into());
    ([c, s], [more_c, more_s])
}
/// Two columns after a rotation.
#[cfg_attr(not(unoptimised), inline(always))]
fn turned<V: Vectors, T: Real>(mut x: Part<T>, mut y: Part<T>, (&c, &s): (&T, &T)) -> [Part<T>; 2] {
    for (x, y) in x.iter_mut().zip(&mut y) {
        (*x, *y) = (
            multiply_add::<V, T>(*x, c, *y * s),
            multiply_add::<V, T>(*x, -s, *y * c),
        );
    }
    [x, y]
}
/// Rotates a column and the first of others, then each of these and the next one.
#[cfg_attr(not(unoptimised), inline(always))]
fn one<V: Vectors, T: Real>(first: &Cell<Part<T>>, others: &[Cell<Part<T>>], [c, s]: Angles<T>) {
    let (mut place, mut held) = (first, first.get());
    for (next, turn) in others.iter().zip(c.iter().zip(s)) {
        // Each rotation leaves one column where the other one was.
        let [x, y] = turned::<V, T>(held, next.get(), turn);
        place.set(x);
        (place, held) = (next, y);
    }
    place.set(held);
}
/// The same of two sweeps, of which the second one has at most as many rotations: it follows one column behind.
#[cfg_attr(not(unoptimised), inline(always))]
fn both<V: Vectors, T: Real>(columns: &[Cell<Part<T>>], [c, s]: Angles<T>, others: Angles<T>) {
    let ([first, second, after @ ..], [c, rest_c @ ..], [sine, rest_s @ ..]) = (columns, c, s)
    else {
        return;
    };
    let [mut behind, mut held] = turned::<V, T>(first.get(), second.get(), (c, sine));
    for (((place, next), turn), other) in columns
        .iter()
        .zip(after)
        .zip(rest_c.iter().zip(rest_s))
        .zip(others[0].iter().zip(others[1]))
    {
        let [x, y] = turned::<V, T>(held, next.get(), turn);
        held = y;
        let [x, y] = turned::<V, T>(behind, x, other);
        place.set(x);
        behind = y;
    }
    let done = rest_c.len().min(others[0].len());
    match others.map(|x| x.get(done)) {
        [Some(c), Some(s)] => {
            let [x, y] = turned::<V, T>(behind, held, (c, s));
            columns[done].set(x);
            columns[done + 1].set(y);
        }
        _ => {
            columns[done].set(behind);
            columns[done + 1].set(held);
            one::<V, T>(
                &columns[done + 1],
                &columns[done + 2..],
                [&rest_c[done..], &rest_s[done..]],
            );
        }
    }
}

#[cfg(test)]
mod tests {
    extern crate std;
    use super::*;

    /// Sweeps of any columns, of which some may be applied together, give what rotations one by one do.
    #[test]
    fn sweeps_are_rotations_one_by_one() {
        let mut random = 7_u32;
        let mut next = |below: usize| {
            random = random.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (random >> 8) as usize % below
        };
        let sizes: &[[usize; 2]] = if cfg!(miri) {
            &[[3, 5], [33, 4]]
        } else {
            &[[1, 2], [31, 9], [32, 24], [33, 24], [100, 40]]
        };
        for &[rows, columns] in sizes {
            let mut elements: Vec<f64> = (0..rows * columns).map(|_| next(100) as f64).collect();
            // SAFETY: Bounds, uniqueness: so many elements, which are copied.
            let mut found =
                Rotations::of(unsafe { Mat::new(elements.as_mut_ptr(), rows, columns) });
            let mut wanted = elements;
            let mut turn = |found: &mut Rotations<f64>, i: usize, j: usize, angle: usize| {
                let (s, c) = (angle as f64).sin_cos();
                found.turn(i, j, (c, s));
                for row in wanted.chunks_exact_mut(columns) {
                    let (x, y) = (row[i], row[j]);
                    (row[i], row[j]) = (c * x + s * y, c * y - s * x);
                }
            };
            let (mut low, mut count) = (0, 1);
            for sweep in 0..if cfg!(miri) { 12 } else { 400 } {
                match next(4) {
                    // Two columns that need not be adjacent, in either order.
                    0 => {
                        let i = next(columns);
                        let j = (i + 1 + next(columns - 1)) % columns;
                        turn(&mut found, i, j, sweep);
                        continue;
                    }
                    // Another sweep of the same first column, of more rotations, fewer, or as many.
                    1 | 2 => count = 1 + next(columns - 1 - low),
                    _ => low = next(columns - 1),
                }
                count = count.min(columns - 1 - low);
                for i in low..low + count {
                    turn(&mut found, i, i + 1, sweep + i);
                }
            }
            found.swap(0, columns - 1);
            found.negate(0);
            let mut of_found = vec![0.0; rows * columns];
            found.write_columns(&mut of_found);
            for (i, row) in wanted.chunks_exact_mut(columns).enumerate() {
                row.swap(0, columns - 1);
                row[0] = -row[0];
                for (j, x) in row.iter().enumerate() {
                    let found = of_found[j * rows + i];
                    assert!((found - x).abs() < 1e-9, "{i}, {j}: {found}, not {x}");
                }
            }
        }
    }
}
