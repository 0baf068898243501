//! Pools row by row: the elements of a window are joined along its columns first, for all windows of a row at once and in
//! whole vectors, then along its rows.

use super::pool::Poolable;
use crate::expr::simd_dispatch::{Job, Vectors, widest};
use crate::num::offset::Numbered;
use crate::ops::Real;
use crate::ops::reduce::join_lanes;

/// The number of columns of which a buffer on the stack has room.
pub(super) const LINE: usize = 1024;

/// How the elements of a window are joined.
pub(super) trait Join<T>: Copy {
    /// The result of no elements.
    const NONE: T;
    /// The columns of a window from which on adjacent windows are joined in vectors, one column of all of them after the
    /// other: on a Xeon with AVX-512, maxima of [64, 56, 56] over 5 by 5 take 242 µs instead of 358, those over 25 of
    /// [64, 3136] 0.31 ms instead of 1.9; the compiler adds in vectors anyway, and sums over 25 take 236 µs instead of 376,
    /// over 7 by 7 256 instead of 210.
    const MANY: usize;
    fn join(all: T, x: T) -> T;
}
/// The maximum, which is NaN if one of the elements is.
#[derive(Clone, Copy)]
pub(super) struct Most;
impl<T: Poolable> Join<T> for Most {
    const NONE: T = T::LOWEST;
    const MANY: usize = 5;
    #[cfg_attr(not(unoptimised), inline(always))]
    fn join(all: T, x: T) -> T {
        if x.above(all) { x } else { all }
    }
}
/// The sum.
#[derive(Clone, Copy)]
pub(super) struct Total;
impl<T: Real> Join<T> for Total {
    const NONE: T = T::ZERO;
    const MANY: usize = 16;
    #[cfg_attr(not(unoptimised), inline(always))]
    fn join(all: T, x: T) -> T {
        all.plus(x)
    }
}

/// Some rows of a plane, each of which has elements one element apart.
#[derive(Clone, Copy)]
pub(super) struct Rows<T> {
    pub(super) first: *const T,
    /// The distance between rows.
    pub(super) step: usize,
    pub(super) rows: usize,
}

/// Joins rows to one row.
struct Joined<'l, T, J>(Rows<T>, &'l mut [T], J);
impl<T: Copy, J: Join<T>> Job for Joined<'_, T, J> {
    type Out = ();
    const HEAVY: bool = true;
    #[cfg_attr(not(unoptimised), inline(always))]
    fn run<V: Vectors>(self) {
        let Self(rows, line, _) = self;
        let mut r = 0;
        while r < rows.rows {
            let left = rows.rows - r;
            macro_rules! some {
                ($n:literal: $($i:literal)*) => {{
                    let first = rows.first.wrapping_add(r * rows.step);
                    for (c, all) in line.iter_mut().numbered() {
                        // Some rows are joined first: a long sum loses fewer digits.
                        // SAFETY: the promise of `joined`.
                        let joined = unsafe { first.add(c).read() };
                        $(
                            // SAFETY: the promise of `joined`.
                            let x = unsafe { first.add($i * rows.step + c).read() };
                            let joined = J::join(joined, x);
                        )*
                        *all = J::join(*all, joined);
                    }
                    r += $n;
                }};
            }
            if left >= 8 {
                some!(8: 1 2 3 4 5 6 7);
            } else if left >= 4 {
                some!(4: 1 2 3);
            } else if left >= 3 {
                some!(3: 1 2);
            } else {
                some!(1:);
            }
        }
    }
}

/// Joins each column of some rows to the elements of a line, which is as long as the rows.
///
/// # Safety
/// The elements of the rows are readable.
pub(super) unsafe fn joined<T: Copy, J: Join<T>>(rows: Rows<T>, line: &mut [T], join: J) {
    widest(Joined(rows, line, join));
}

/// The elements of a vector, or of two.
const LANES: usize = 16;
/// Joins the elements of a line, in vectors.
struct Across<'l, T, J>(&'l [T], J);
impl<T: Copy, J: Join<T>> Job for Across<'_, T, J> {
    type Out = T;
    const HEAVY: bool = true;
    #[cfg_attr(not(unoptimised), inline(always))]
    fn run<V: Vectors>(self) -> T {
        let mut lanes = [J::NONE; LANES];
        let chunks = self.0.chunks_exact(LANES);
        let rest = chunks.remainder();
        for chunk in chunks {
            for (lane, x) in lanes.iter_mut().zip(chunk) {
                *lane = J::join(*lane, *x);
            }
        }
        let mut width = LANES / 2;
        while width > 0 {
            for lane in 0..width {
                lanes[lane] = J::join(lanes[lane], lanes[lane + width]);
            }
            width /= 2;
        }
        rest.iter().fold(lanes[0], |all, x| J::join(all, *x))
    }
}
/// The same of a long line: four vectors are joined first, each of which would wait for the one before.
struct AcrossMany<'l, T, J>(&'l [T], J);
impl<T: Copy, J: Join<T>> Job for AcrossMany<'_, T, J> {
    type Out = T;
    const HEAVY: bool = true;
    #[cfg_attr(not(unoptimised), inline(always))]
    fn run<V: Vectors>(self) -> T {
        let mut lanes = [J::NONE; LANES];
        let (chunks, rest) = self.0.as_chunks::<{ 4 * LANES }>();
        for chunk in chunks {
            for (i, lane) in lanes.iter_mut().enumerate() {
                let two = J::join(chunk[i], chunk[LANES + i]);
                let two_more = J::join(chunk[2 * LANES + i], chunk[3 * LANES + i]);
                *lane = J::join(*lane, J::join(two, two_more));
            }
        }
        let (chunks, rest) = rest.as_chunks::<LANES>();
        for chunk in chunks {
            for (lane, x) in lanes.iter_mut().zip(chunk) {
                *lane = J::join(*lane, *x);
            }
        }
        let joined = join_lanes(&lanes, J::join);
        rest.iter().fold(joined, |all, x| J::join(all, *x))
    }
}
/// The elements of a line, joined.
pub(super) fn across<T: Copy, J: Join<T>>(line: &[T], join: J) -> T {
    if line.len() >= 8 * LANES {
        return widest(AcrossMany(line, join));
    }
    widest(Across(line, join))
}

#[cfg(test)]
mod tests {
    extern crate std;
    use super::*;
    use std::vec::Vec;

    // All numbers of rows and columns around those that are joined at once.
    #[test]
    fn rows_are_joined_as_by_plain_loops() {
        fn check<T: Poolable + PartialEq + core::fmt::Debug, J: Join<T> + Copy>(
            join: J,
            of: impl Fn(usize) -> T,
        ) {
            let some = if cfg!(miri) { 7 } else { 1 };
            for rows in (0..20).step_by(some) {
                for columns in (1..41).step_by(some).chain([63, 127, 128, 129, 150, 200]) {
                    let step = columns + rows % 3;
                    let x: Vec<T> = (0..(rows + 1) * step)
                        .map(|i| of((i * 37 + rows) % 17))
                        .collect();
                    let mut line: Vec<T> = (0..columns).map(|c| of(c % 5)).collect();
                    let expected: Vec<T> = (line.iter().enumerate())
                        .map(|(c, &x0)| (0..rows).fold(x0, |all, r| J::join(all, x[r * step + c])))
                        .collect();
                    let of = Rows {
                        first: x.as_ptr(),
                        step,
                        rows,
                    };
                    // SAFETY: the vector has the rows.
                    unsafe { joined(of, &mut line, join) };
                    assert_eq!(line, expected, "{rows} rows of {columns}");
                    let all = expected.iter().fold(J::NONE, |all, x| J::join(all, *x));
                    assert_eq!(across(&line, join), all, "{columns} columns");
                }
            }
        }
        check(Total, |i| i as f32 - 8.0);
        check(Total, |i| i as f64 - 8.0);
        check(Most, |i| i as f32 - 8.0);
        check(Most, |i| i as i32 - 8);
        let line: Vec<f32> = (0..40)
            .map(|i| if i == 23 { f32::NAN } else { i as f32 })
            .collect();
        assert!(across(&line, Most).is_nan());
    }
}
