//! Elimination with partial pivoting of some columns of a matrix of many rows (feature `std`): each column is contiguous, so that
//! the pivot is found, and multiples of the column are subtracted, some rows at a time.

use super::bands::{Group, WIDTH};
use super::factor::Mat;
use crate::expr::simd_dispatch::{Job, Vectors, widest};
use crate::expr::transpose::{Lines, transpose};
use crate::ops::Real;
use crate::ops::element_traits::multiply_add;
use crate::storage::Aligned;

/// Replaces some columns, whose rows are contiguous, by their factors, and writes the row that each was exchanged for. Returns
/// false, and leaves the columns, if a pivot is zero, or a number is not finite.
pub(super) fn eliminate<T: Real>(a: Mat<T>, order: &mut [usize]) -> bool {
    let height = a.rows.next_multiple_of(WIDTH);
    let mut columns = Aligned::zeros((a.columns + 1) * height);
    let ([row, column], sizes) = (a.strides(), [a.rows, a.columns]);
    assert!(column == 1 && order.len() == a.columns && a.columns <= a.rows);
    let from = Lines {
        first: a.first().cast_const(),
        step: row,
    };
    let to = Lines {
        first: columns.all().as_mut_ptr(),
        step: height,
    };
    // SAFETY: Bounds: there is a column of at least as many elements for each of the matrix. Initialisation: the promise of those
    // who made the matrix.
    unsafe { transpose(from, to, [sizes[1], sizes[0]]) };
    let regular = widest(Eliminate {
        columns: columns.groups(),
        order,
    });
    if regular {
        let from = Lines {
            first: columns.all().as_ptr(),
            step: height,
        };
        let to = Lines {
            first: a.first(),
            step: row,
        };
        // SAFETY: Bounds, uniqueness: as above.
        unsafe { transpose(from, to, sizes) };
    }
    regular
}

struct Eliminate<'a, T> {
    /// The columns, and one more, in groups of rows, of which the last ones are zeros.
    columns: &'a mut [Group<T>],
    order: &'a mut [usize],
}
impl<T: Real> Job for Eliminate<'_, T> {
    type Out = bool;
    const HEAVY: bool = true;
    #[cfg_attr(not(unoptimised), inline(always))]
    fn run<V: Vectors>(self) -> bool {
        let n = self.order.len();
        let height = self.columns.len() / (n + 1);
        let (columns, factors) = self.columns.split_at_mut(n * height);
        for (k, place) in self.order.iter_mut().enumerate() {
            let (own, from) = (&mut columns[k * height..][..height], k / WIDTH);
            let Some(best) = largest(own, k) else {
                return false;
            };
            *place = best;
            if best != k {
                let rows = columns.as_flattened_mut().chunks_exact_mut(height * WIDTH);
                rows.for_each(|column| column.swap(k, best));
            }
            let (own, others) = columns[k * height..].split_at_mut(height);
            let pivot = own.as_flattened()[k];
            let factors = &mut factors[from..];
            for (factors, x) in factors.iter_mut().zip(&mut own[from..]) {
                for l in 0..WIDTH {
                    factors[l] = x[l] / pivot;
                }
            }
            // The rows up to that of the pivot are the upper factor's.
            factors.as_flattened_mut()[..=k % WIDTH].fill(T::ZERO);
            for other in others.chunks_exact_mut(height) {
                let by = -other.as_flattened()[k];
                if !by.is_finite() {
                    return false;
                }
                for (x, factors) in other[from..].iter_mut().zip(&*factors) {
                    let (mut rows, factors) = (*x, *factors);
                    for l in 0..WIDTH {
                        rows[l] = multiply_add::<V, T>(by, factors[l], rows[l]);
                    }
                    *x = rows;
                }
            }
            let below = own.as_flattened_mut().iter_mut().skip(k + 1);
            for (x, factor) in below.zip(&factors.as_flattened()[k % WIDTH + 1..]) {
                *x = *factor;
            }
        }
        true
    }
}
/// The row of the largest number of a column from row `k` on, the first one of several. Nothing if it is 0, or if a number is not
/// finite.
#[cfg_attr(not(unoptimised), inline(always))]
fn largest<T: Real>(column: &[Group<T>], k: usize) -> Option<usize> {
    let from = k / WIDTH;
    let mut most = [T::ZERO; WIDTH];
    // 0, unless a number is infinite or NaN.
    let mut nothing = [T::ZERO; WIDTH];
    for (i, group) in column[from..].iter().enumerate() {
        let mut group = *group;
        if i == 0 {
            group[..k % WIDTH].fill(T::ZERO);
        }
        for l in 0..WIDTH {
            let size = group[l].abs();
            most[l] = if size > most[l] { size } else { most[l] };
            nothing[l] = nothing[l] + group[l] * T::ZERO;
        }
    }
    let most = most.iter().fold(T::ZERO, |most, x| most.max(*x));
    if most == T::ZERO || nothing.iter().any(|x| *x != T::ZERO) {
        return None;
    }
    let mut rows = column.as_flattened().iter().skip(k);
    Some(k + rows.position(|x| x.abs() == most)?)
}
