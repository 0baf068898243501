//! All sizes, steps and alignments against copies one by one.

extern crate std;
use super::*;
use crate::placed::{Placed, offsets};

fn check<T: Copy + 'static + PartialEq + core::fmt::Debug>(
    high: usize,
    wide: usize,
    [step, to_step]: [usize; 2],
    value: impl Fn(usize) -> T,
    transpose: unsafe fn(Lines<*const T>, Lines<*mut T>, [usize; 2]),
) {
    for offset in [0, 3] {
        check_at(
            [offset; 2],
            [high, wide],
            [step, to_step],
            &value,
            transpose,
        );
    }
}

#[test]
fn lines_in_descending_order() {
    for [high, wide] in [[1, 1], [7, 9], [8, 8], [16, 24], [33, 47], [100, 70]] {
        for [step, down] in [[high, wide], [high + 3, wide + 5]] {
            let from: std::vec::Vec<f32> = (0..step * wide).map(|i| i as f32).collect();
            let mut to = std::vec![-1.0_f32; down * high];
            // SAFETY: both have these lines, the first of the target is the last in memory.
            let done = unsafe {
                let first = to.as_mut_ptr().add((high - 1) * down);
                let from = Lines {
                    first: from.as_ptr(),
                    step,
                };
                let to = Lines { first, step: down };
                transpose_up(from, to, [high, wide])
            };
            if !done {
                return;
            }
            for (i, x) in to.iter().enumerate() {
                let (r, c) = (high - 1 - i / down, i % down);
                let expected = if c < wide {
                    (c * step + r) as f32
                } else {
                    -1.0
                };
                assert_eq!(*x, expected, "{high} {wide} {r} {c}");
            }
        }
    }
}

/// The elements begin at these offsets from an aligned address.
fn check_at<T: Copy + 'static + PartialEq + core::fmt::Debug>(
    offsets: [usize; 2],
    [high, wide]: [usize; 2],
    [step, to_step]: [usize; 2],
    value: impl Fn(usize) -> T,
    transpose: unsafe fn(Lines<*const T>, Lines<*mut T>, [usize; 2]),
) {
    let nothing = value(usize::MAX / 2);
    // The exact number of elements that are read or written.
    let reach = |lines: usize, step: usize, last: usize| match lines {
        0 => 0,
        _ if last == 0 => 0,
        _ => (lines - 1) * step + last,
    };
    let from = Placed::new(offsets[0], (0..reach(wide, step, high)).map(&value));
    let written = reach(high, to_step, wide);
    let mut to = Placed::new(offsets[1], (0..written).map(|_| nothing));
    // SAFETY: the lines are within the memory.
    unsafe {
        let from = Lines {
            first: from.as_ptr(),
            step,
        };
        let to = Lines {
            first: to.as_mut_ptr(),
            step: to_step,
        };
        transpose(from, to, [high, wide]);
    }
    for (at, &found) in to.as_slice().iter().enumerate() {
        let (r, c) = (at / to_step, at % to_step);
        let right = if c < wide {
            value(c * step + r)
        } else {
            nothing
        };
        assert!(
            found == right,
            "[{r}, {c}] of [{high}, {wide}] at {offsets:?}: {found:?}, not {right:?}"
        );
    }
}

// Sizes below a square, of a square, and of squares with a remainder, for every available vector width.
#[test]
fn rows_and_columns_are_exchanged_at_every_alignment() {
    let sizes = if cfg!(miri) {
        &[(4, 5), (16, 17), (33, 16)][..]
    } else {
        &[
            (1, 1),
            (2, 7),
            (4, 4),
            (5, 9),
            (8, 8),
            (15, 16),
            (16, 16),
            (17, 33),
            (32, 16),
            (33, 50),
            (80, 145),
        ]
    };
    for &(high, wide) in sizes {
        let steps = [[high, wide], [high + 3, wide + 5]];
        for (steps, offsets) in
            (steps.into_iter()).flat_map(|steps| offsets::<2>().map(move |at| (steps, at)))
        {
            let sizes = [high, wide];
            check_at(offsets, sizes, steps, |i| i as f32, transpose);
            check_at(offsets, sizes, steps, |i| i as f64, transpose);
            check_at(offsets, sizes, steps, |i| i as u8, transpose);
            #[cfg(all(feature = "std", target_arch = "x86_64"))]
            {
                use super::avx::{eights, packed, sixteens};
                macro_rules! with {
                    ($feature:tt $f:path $(, $along:literal)?) => {
                        if std::is_x86_feature_detected!($feature) {
                            check_at(offsets, sizes, steps, |i| i as u32, |from, to, sizes| {
                                // SAFETY: the lines are within the memory; the processor was checked.
                                unsafe { $f(from, to, sizes $(, $along)?) }
                            });
                        }
                    };
                }
                with!("avx512f" sixteens::<false>);
                with!("avx512f" sixteens::<true>);
                with!("avx" eights, false);
                with!("avx" eights, true);
                with!("avx" packed);
            }
        }
    }
}

#[test]
fn rows_and_columns_are_exchanged_and_nothing_else_is_written() {
    let sizes = if cfg!(miri) {
        &[(5, 9)][..]
    } else {
        &[
            (0, 3),
            (1, 1),
            (3, 5),
            (4, 4),
            (17, 70),
            (64, 128),
            (70, 131),
            (600, 530),
        ]
    };
    for &(high, wide) in sizes {
        for steps in [
            [high, wide],
            [high + 3, wide + 5],
            [1024.max(high), 256.max(wide)],
            [1024.max(high), 1024.max(wide)],
        ] {
            check(high, wide, steps, |i| i as u8, transpose);
            check(high, wide, steps, |i| i as f32, transpose);
            check(high, wide, steps, |i| i as i64, transpose);
            check(high, wide, steps, |i| (i as u8, i as u32), transpose);
            // Also functions that would not be chosen on this processor.
            #[cfg(all(feature = "std", target_arch = "x86_64", not(miri)))]
            {
                use super::avx::{eights, packed, sixteens};
                macro_rules! with {
                    ($feature:tt $f:path $(, $along:literal)?) => {
                        if std::is_x86_feature_detected!($feature) {
                            check(high, wide, steps, |i| i as u32, |from, to, sizes| {
                                // SAFETY: the lines are within the vectors; the processor was checked.
                                unsafe { $f(from, to, sizes $(, $along)?) }
                            });
                        }
                    };
                }
                with!("avx512f" sixteens::<false>);
                with!("avx512f" sixteens::<true>);
                with!("avx" eights, false);
                with!("avx" eights, true);
                with!("avx" packed);
            }
        }
    }
}
