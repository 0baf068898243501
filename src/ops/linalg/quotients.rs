//! Singular values alone of a bidiagonal matrix of many rows (feature `std`): by quotients and differences with shifts, of the
//! squares of its elements, `q` on the diagonal and `e` above it (the algorithm dqds of Fernando and Parlett).
//!
//! A sweep leaves the squares for a matrix whose squared singular values are smaller by a shift. The last element above the
//! diagonal vanishes soon if the shift is nearly the smallest one, and the sweep fails if it is larger. Each quotient waits for
//! the one before it: the sweep therefore tries some shifts at once, and the largest that does not fail is taken.
//!
//! Nothing but the shift is subtracted, so that small values keep their digits. Those of `f32` are computed in `f64`.

use alloc::vec;
use alloc::vec::Vec;

use crate::expr::simd_dispatch::{Job, Vectors, widest};
use crate::ops::Real;
use crate::ops::element_traits::multiply_add;

/// The shifts of a sweep. With 8, the quotients of `f64` take more than the time that one waits for another.
const SHIFTS: usize = 4;
/// The last shift is 0, with which no sweep fails.
const NONE: usize = SHIFTS - 1;
/// A number for each shift.
type Each = [f64; SHIFTS];

/// Replaces the diagonal `d` of an upper bidiagonal matrix, above which `e` is, by its singular values in descending order. The
/// elements are not much larger than 1. Returns false, and leaves the diagonal, if there is no convergence.
pub(super) fn singular_values<T: Real>(d: &mut [T], e: &[T]) -> bool {
    // Products of squares neither overflow nor underflow but for numbers that are nothing beside the largest.
    let unit = 2f64.powi(200);
    let number = |x: T| x.to_f64().unwrap_or(f64::NAN);
    let square = |x: &T| {
        let x = number(*x) * unit;
        [x * x; SHIFTS]
    };
    let mut values = vec![0.0; d.len()];
    let converges = widest(Quotients {
        q: &mut d.iter().map(square).collect::<Vec<_>>(),
        e: &mut e.iter().map(square).collect::<Vec<_>>(),
        values: &mut values,
        epsilon: number(T::epsilon()),
    });
    if converges {
        values.sort_unstable_by(|x, y| y.total_cmp(x));
        for (to, x) in d.iter_mut().zip(values) {
            *to = T::nearest(x.sqrt() / unit);
        }
    }
    converges
}

struct Quotients<'a> {
    /// The squares on the diagonal and above it, for each shift of the last sweep.
    q: &'a mut [Each],
    e: &'a mut [Each],
    /// The squares of the singular values.
    values: &'a mut [f64],
    epsilon: f64,
}
/// A part of the matrix that is not connected with others, and what was subtracted from it: a sum, and what rounding took of it.
struct Part {
    start: usize,
    end: usize,
    shift: [f64; 2],
}

impl Job for Quotients<'_> {
    type Out = bool;
    const HEAVY: bool = true;
    #[cfg_attr(not(unoptimised), inline(always))]
    fn run<V: Vectors>(self) -> bool {
        let Self {
            q,
            e,
            values,
            epsilon,
        } = self;
        let mut sweeps = 100 + 30 * values.len();
        let mut parts = vec![Part {
            start: 0,
            end: values.len(),
            shift: [0.0; 2],
        }];
        let tiny = epsilon * epsilon;
        while let Some(part) = parts.pop() {
            let Part {
                mut start,
                mut end,
                mut shift,
            } = part;
            // The shift whose squares are read, and whether all elements are compared with those beside them.
            let (mut own, mut compares, mut turns) = (0, true, true);
            // Upper bounds of the smallest value, and of the next one, and whether the last sweep found no shift.
            let (mut most, mut second, mut missed) = (f64::MAX, f64::MAX, false);
            while end > start {
                let last = end - 1;
                let value = |x: f64| (x + shift[1]) + shift[0];
                if end - start == 1 {
                    values[last] = value(q[last][own]);
                    break;
                }
                // Whether the values have the same digits without an element. None is less than what was subtracted; the squares
                // would differ by as much as the element, and by the root of its product with the next square. Relative to its
                // own size, each would differ by the root of the quotient of the element and `apart`: the inverse of the last
                // element of the inverse of the squared part before the element, or after it, of which the last square is one.
                let is_nothing = |i: usize, apart: f64| {
                    let (x, after, all) = (e[i][own], q[i + 1][own], shift[0]);
                    x <= tiny * apart.max(all)
                        || x <= epsilon * all && x * after <= tiny * (all * all)
                };
                let [x, y, z] = [q[last - 1], e[last - 1], q[last]].map(|x| x[own]);
                if is_nothing(last - 1, z) {
                    values[last] = value(z);
                    end = last;
                    (most, second, missed, turns) = (f64::MAX, f64::MAX, false, true);
                    continue;
                }
                // The smallest value of the last two rows and columns.
                let beside = y.sqrt() * z.sqrt();
                let larger = (x + y + z) * 0.5 + (((x - z) + y) * 0.5).hypot(beside);
                let smaller = x * (z / larger);
                if end - start == 2 {
                    (values[start], values[last]) = (value(larger), value(smaller));
                    break;
                }
                if compares {
                    compares = false;
                    let (mut apart, mut found) = (q[start][own], None);
                    for i in start..last - 1 {
                        let after = q[i + 1][own];
                        if is_nothing(i, apart) {
                            (apart, found) = (after, Some(i));
                        } else {
                            apart = apart * (after / (apart + e[i][own]));
                        }
                    }
                    if let Some(i) = found {
                        let before = q[start..=i].iter_mut().chain(&mut e[start..i]);
                        before.for_each(|x| *x = [x[own]; SHIFTS]);
                        parts.push(Part {
                            start,
                            end: i + 1,
                            shift,
                        });
                        start = i + 1;
                        (most, second, missed, turns) = (f64::MAX, f64::MAX, false, true);
                        continue;
                    }
                }
                // The smallest values are found at the end.
                if turns && q[start][own] * 1.5 < z {
                    q[start..end].reverse();
                    e[start..last].reverse();
                    (second, turns) = (f64::MAX, false);
                    continue;
                }
                turns = false;
                let shifts = match missed {
                    true => [0.9, 0.5, 0.2, 0.0].map(|part| part * most),
                    false => {
                        // The part of the vector of that value that the rows before are connected with.
                        let apart = (x - smaller) + y;
                        let share = (beside / apart) * (beside / apart);
                        let error = (e[last - 2][own] * (share / (1.0 + share))).sqrt() * x.sqrt();
                        estimates(
                            smaller,
                            error,
                            [apart, second.min(x) - smaller],
                            most.min(z),
                        )
                    }
                };
                let Some(left) = sweeps.checked_sub(1) else {
                    return false;
                };
                sweeps = left;
                let found = sweep::<V>(&mut q[start..end], &mut e[start..last], own, shifts);
                let sound = |l: usize| found.least[l] >= 0.0 && q[last][l] >= 0.0;
                let Some(best) = (0..SHIFTS)
                    .filter(|&l| sound(l))
                    .reduce(|best, l| if shifts[l] > shifts[best] { l } else { best })
                else {
                    return false;
                };
                let by = shifts[best];
                let larger = shifts.into_iter().filter(|x| *x > by);
                second = found.least[best];
                most = larger.fold(second.min(q[last][best]), |most, x| most.min(x - by));
                (own, missed) = (best, best == NONE);
                let sum = shift[0] + by;
                shift = [sum, shift[1] + (by - (sum - shift[0]))];
                compares = found.above[own] <= tiny * second.max(sum)
                    || found.beside[own] <= tiny * (sum * sum);
            }
        }
        true
    }
}

/// Shifts below the smallest value, of which there is an estimate, and its error at most; the distances of the next one, of
/// which the first is likely and the second is less; and an upper bound.
#[cfg_attr(not(unoptimised), inline(always))]
fn estimates(value: f64, error: f64, distances: [f64; 2], most: f64) -> Each {
    // The error is its square over the distance of other values, if these are far.
    let [likely, least] = distances.map(|distance| match distance > error {
        true => error * (error / distance),
        false => error,
    });
    let below = [likely, 2.0 * least.min(0.5 * error), error].map(|error| value - error);
    let mut shifts = [0.9, 0.5, 0.2, 0.0].map(|part| part * most);
    for (shift, below) in shifts.iter_mut().zip(below) {
        if below > 0.0 && below < most {
            *shift = below;
        }
    }
    shifts
}

/// What a sweep has found for each shift: the least difference but for the last one, which is the last square; the least square
/// above the diagonal, and the least product of one and the square on the diagonal after it, both but for the last one.
struct Found {
    least: Each,
    above: Each,
    beside: Each,
}
/// Subtracts the shifts from the squares that belong to one of the last shifts.
#[cfg_attr(not(unoptimised), inline(always))]
fn sweep<V: Vectors>(q: &mut [Each], e: &mut [Each], own: usize, shifts: Each) -> Found {
    let own = own.min(SHIFTS - 1);
    let large = [f64::MAX; SHIFTS];
    let (mut least, mut above, mut beside, mut before) = (large, large, large, large);
    let mut rest = q.iter_mut();
    let mut place = rest.next();
    let mut d = place
        .as_ref()
        .map_or(large, |q| shifts.map(|shift| q[own] - shift));
    for (e, next) in e.iter_mut().zip(rest) {
        let (of_e, of_q) = (e[own], next[own]);
        let (mut sums, mut others) = (d, d);
        for l in 0..SHIFTS {
            least[l] = smaller(d[l], least[l]);
            sums[l] = d[l] + of_e;
        }
        for l in 0..SHIFTS {
            let quotient = of_q / sums[l];
            others[l] = of_e * quotient;
            d[l] = multiply_add::<V, f64>(d[l], quotient, -shifts[l]);
        }
        for l in 0..SHIFTS {
            above[l] = smaller(before[l], above[l]);
            beside[l] = smaller(before[l] * sums[l], beside[l]);
        }
        before = others;
        *e = others;
        if let Some(place) = place.replace(next) {
            *place = sums;
        }
    }
    if let Some(place) = place {
        *place = d;
    }
    Found {
        least,
        above,
        beside,
    }
}
/// The smaller number, or the second if the first is NaN.
#[cfg_attr(not(unoptimised), inline(always))]
fn smaller(x: f64, y: f64) -> f64 {
    if x < y { x } else { y }
}

#[cfg(test)]
mod tests {
    extern crate std;
    use super::*;

    /// How many singular values of an upper bidiagonal matrix are less than `x`, by the signs of the pivots of the matrix of
    /// `d[0]`, `e[0]`, `d[1]` .. beside a diagonal of zeros: its eigenvalues are they, and as many that are not larger than 0.
    fn count(d: &[f64], e: &[f64], x: f64) -> usize {
        let beside = (1..2 * d.len()).map(|i| match i % 2 {
            1 => d[i / 2],
            _ => e[i / 2 - 1],
        });
        let mut pivot = -x;
        let mut negative = usize::from(pivot < 0.0);
        for y in beside {
            let before = if pivot == 0.0 {
                f64::MIN_POSITIVE
            } else {
                pivot
            };
            pivot = -x - y * (y / before);
            negative += usize::from(pivot < 0.0);
        }
        negative.saturating_sub(d.len())
    }

    /// Each value is right but for its last digits, however small it is.
    #[test]
    fn values_are_those_of_the_matrix() {
        let mut random = 7_u32;
        let mut next = || {
            random = random.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            f64::from(random >> 8) / f64::from(1 << 24) + 1e-3
        };
        let sizes = if cfg!(miri) { 3..=5 } else { 1..=70 };
        for n in sizes {
            let mut each = |kind: usize| -> (Vec<f64>, Vec<f64>) {
                let mut number = |i: usize, above: bool| {
                    let at = i as i32 + i32::from(above);
                    match (kind, above) {
                        (0, _) => next() - 0.5,
                        (1, _) => next() + ((n - i) as f64).sqrt(),
                        (2, _) => 1.0,
                        // Graded in either direction, and beyond the numbers whose squares are normal.
                        (3, _) => next() * 0.5f64.powi(at),
                        (4, _) => next() * 0.5f64.powi(n as i32 - at),
                        (5, _) => next() * 1e-3f64.powi(at),
                        (6, _) => next() * 1e-3f64.powi(n as i32 - at),
                        // Zeros in some places.
                        (7, false) if i % 5 == 2 => 0.0,
                        (7, true) if i % 7 == 3 => 0.0,
                        (8, false) if i == 0 || i + 1 == n => 0.0,
                        (9, false) => 0.0,
                        (7..=9, _) => next() - 0.5,
                        // One value that occurs often, and others next to it.
                        (10, false) => 3.0,
                        (11, false) => 1.0 + 1e-10 * next(),
                        (12, false) => (i % 3) as f64,
                        (10, true) => 1e-15 * next(),
                        (11, true) => 1e-7 * next(),
                        (12, true) => 1e-20 * next(),
                        (13, true) => 0.0,
                        (13, false) => next(),
                        // What rounding leaves of a matrix without full rank.
                        (14, _) if i > 2 => 1e-16 * next(),
                        (15, _) => 10f64.powf(8.0 * next() - 4.0),
                        _ => next(),
                    }
                };
                let d = (0..n).map(|i| number(i, false)).collect();
                (d, (1..n).map(|i| number(i - 1, true)).collect())
            };
            for kind in 0..16 {
                let (d, e) = each(kind);
                let mut values = d.clone();
                assert!(singular_values(&mut values, &e), "{kind} of {n}");
                assert!(values.is_sorted_by(|x, y| x >= y));
                let error = (8 + n) as f64 * f64::EPSILON;
                for (i, &x) in values.iter().rev().enumerate() {
                    if x < 1e-200 {
                        assert!(count(&d, &e, 1e-199) > i, "{x} of {kind} of {n}");
                        continue;
                    }
                    let [less, more] = [1.0 - error, 1.0 + error].map(|by| count(&d, &e, x * by));
                    assert!(
                        less <= i && i < more,
                        "{x} of {kind} of {n}: {less} {i} {more}"
                    );
                }
                let [d, e] = [&d, &e].map(|x| x.iter().map(|x| *x as f32).collect::<Vec<_>>());
                let mut values = d.clone();
                assert!(singular_values(&mut values, &e), "{kind} of {n}");
                let [d, e] = [d, e].map(|x| x.into_iter().map(f64::from).collect::<Vec<_>>());
                for (i, &x) in values.iter().rev().enumerate() {
                    let error = 2.0 * f64::from(f32::EPSILON * x + f32::from_bits(1));
                    let [less, more] = [-error, error].map(|by| count(&d, &e, f64::from(x) + by));
                    assert!(
                        less <= i && i < more,
                        "{x} of {kind} of {n}: {less} {i} {more}"
                    );
                }
            }
        }
    }

    /// There is an end where nothing is found.
    #[test]
    fn numbers_that_are_not_finite_have_no_values() {
        for x in [f64::NAN, f64::INFINITY] {
            for at in 0..5 {
                let (mut d, mut e) = ([1.0; 5], [0.5; 4]);
                d[at] = x;
                assert!(!singular_values(&mut d, &e) || d.iter().any(|x| !x.is_finite()));
                d = [1.0; 5];
                e[at.min(3)] = x;
                assert!(!singular_values(&mut d, &e) || d.iter().any(|x| !x.is_finite()));
            }
        }
    }
}
