//! Rows and columns exchanged: the copy of a matrix whose elements lie along the other dimension.
//!
//! Small squares are exchanged in registers, so that both sides are read and written several elements at a time.
//! One function for all sizes and strides of an element type: what it does per element is little beside what
//! a call costs.

use core::mem::MaybeUninit;

/// Where a matrix lies, and how far its elements and its lines are apart.
#[derive(Clone, Copy)]
pub(super) struct Lines<P> {
    pub(super) first: P,
    /// From one line to the next. Within a line elements are neighbours.
    pub(super) step: usize,
}

/// Whether `T` is one of these types: known when compiling.
#[cfg(all(target_arch = "x86_64", target_feature = "sse2"))]
macro_rules! is_one_of {
    ($T:ident: $($Of:ident)*) => {
        false $( || core::any::TypeId::of::<$T>() == core::any::TypeId::of::<$Of>() )*
    };
}

/// How many lines of the source are exchanged before the next part of the same lines: as many as leave the target's
/// lines in the first level of the cache.
const HIGH: usize = 16;
const WIDE: usize = 64;
/// How many elements a square has along each side.
const SIDE: usize = 4;

/// Distances between lines, in bytes, of which a multiple brings many lines to the same few places of a cache.
const COLLIDE: usize = 1024;

/// A place for a block, its lines apart by a distance that does not collide.
const STAGE_HIGH: usize = 64;
const STAGE_WIDE: usize = 128;
const STAGE_STEP: usize = STAGE_WIDE + SIDE;

/// Copies `to[r][c] = from[c][r]` for all `r` below `high` and `c` below `wide`.
///
/// # Safety
/// The elements of both lie in memory that may be read and written.
#[inline(never)]
pub(super) unsafe fn transpose<T: Copy + 'static>(
    from: Lines<*const T>,
    to: Lines<*mut T>,
    [high, wide]: [usize; 2],
) {
    let collides = |step: usize| (step * size_of::<T>()).is_multiple_of(COLLIDE);
    let collides = collides(from.step) || collides(to.step);
    #[cfg(all(target_arch = "x86_64", target_feature = "sse2"))]
    if is_one_of!(T: f32 i32 u32) {
        let from = Lines {
            first: from.first.cast(),
            step: from.step,
        };
        let to = Lines {
            first: to.first.cast(),
            step: to.step,
        };
        // SAFETY: the caller's promise; these types have 4 bytes, all of which are values; the processor has the vectors.
        unsafe {
            match super::wide::vector_bytes() {
                64 => return avx::exchange::<avx::Sixteen>(from, to, [high, wide], collides),
                32 if !collides => {
                    return avx::exchange::<avx::Eight>(from, to, [high, wide], false);
                }
                _ => {}
            }
        }
    }
    let large = high >= STAGE_HIGH && wide >= STAGE_WIDE && size_of::<T>() <= 8;
    if large && collides {
        // SAFETY: the caller's promise.
        return unsafe { staged(from, to, [high, wide]) };
    }
    let mut i = 0;
    while i < high {
        let rows = HIGH.min(high - i);
        let mut j = 0;
        while j < wide {
            let columns = WIDE.min(wide - j);
            // SAFETY: the block is within the matrix.
            unsafe {
                block(
                    Lines {
                        first: from.first.add(j * from.step + i),
                        ..from
                    },
                    Lines {
                        first: to.first.add(i * to.step + j),
                        ..to
                    },
                    [rows, columns],
                );
            }
            j += WIDE;
        }
        i += HIGH;
    }
}

/// By way of a block of its own, which is then written in whole lines of the cache.
///
/// # Safety
/// As for [`transpose`].
#[inline(never)]
unsafe fn staged<T: Copy + 'static>(
    from: Lines<*const T>,
    to: Lines<*mut T>,
    [high, wide]: [usize; 2],
) {
    let mut stage = MaybeUninit::<[[T; STAGE_STEP]; STAGE_HIGH]>::uninit();
    let stage = Lines {
        first: stage.as_mut_ptr().cast::<T>(),
        step: STAGE_STEP,
    };
    let mut i = 0;
    while i < high {
        let rows = STAGE_HIGH.min(high - i);
        let mut j = 0;
        while j < wide {
            let columns = STAGE_WIDE.min(wide - j);
            // SAFETY: the block is within the matrix, and within the stage.
            unsafe {
                let from = Lines {
                    first: from.first.add(j * from.step + i),
                    ..from
                };
                block(from, stage, [rows, columns]);
                for r in 0..rows {
                    to.first
                        .add((i + r) * to.step + j)
                        .copy_from_nonoverlapping(stage.first.add(r * STAGE_STEP), columns);
                }
            }
            j += STAGE_WIDE;
        }
        i += STAGE_HIGH;
    }
}

/// Copies a block, in squares.
///
/// # Safety
/// As for [`transpose`].
#[inline(always)]
pub(super) unsafe fn block<T: Copy + 'static>(
    from: Lines<*const T>,
    to: Lines<*mut T>,
    [high, wide]: [usize; 2],
) {
    let (rows, columns) = (high - high % SIDE, wide - wide % SIDE);
    let mut c = 0;
    while c < columns {
        let mut r = 0;
        while r < rows {
            // SAFETY: the square is within the block.
            unsafe {
                square(
                    from.first.add(c * from.step + r),
                    from.step,
                    to.first.add(r * to.step + c),
                    to.step,
                );
            }
            r += SIDE;
        }
        c += SIDE;
    }
    let each = |r: usize, c: usize| {
        // SAFETY: the element is within the block.
        unsafe {
            to.first
                .add(r * to.step + c)
                .write(from.first.add(c * from.step + r).read())
        }
    };
    for c in columns..wide {
        for r in 0..rows {
            each(r, c);
        }
    }
    for r in rows..high {
        for c in 0..wide {
            each(r, c);
        }
    }
}

/// # Safety
/// The elements of both squares lie in memory that may be read and written.
#[inline(always)]
unsafe fn square<T: Copy + 'static>(from: *const T, step: usize, to: *mut T, to_step: usize) {
    #[cfg(all(target_arch = "x86_64", target_feature = "sse2"))]
    {
        // All of their bits are values: a type with padding would not be.
        // SAFETY: the caller's promise; the types have 4 and 8 bytes.
        unsafe {
            if is_one_of!(T: f32 i32 u32) {
                return sse2::four_bytes(from.cast(), step, to.cast(), to_step);
            }
            if is_one_of!(T: f64 i64 u64 isize usize) {
                return sse2::eight_bytes(from.cast(), step, to.cast(), to_step);
            }
        }
    }
    for r in 0..SIDE {
        for c in 0..SIDE {
            // SAFETY: the caller's promise.
            unsafe { to.add(r * to_step + c).write(from.add(c * step + r).read()) };
        }
    }
}

#[cfg(all(target_arch = "x86_64", target_feature = "sse2"))]
mod sse2 {
    use core::arch::x86_64::{
        __m128i, _mm_loadu_si128, _mm_storeu_si128, _mm_unpackhi_epi32, _mm_unpackhi_epi64,
        _mm_unpacklo_epi32, _mm_unpacklo_epi64,
    };

    /// # Safety
    /// 16 elements are read from lines `step` apart, and written to lines `to_step` apart.
    #[inline(always)]
    pub(super) unsafe fn four_bytes(from: *const u32, step: usize, to: *mut u32, to_step: usize) {
        // SAFETY: the caller's promise; neither side needs to be aligned.
        unsafe {
            let line = |c: usize| _mm_loadu_si128(from.add(c * step).cast::<__m128i>());
            let (a, b, c, d) = (line(0), line(1), line(2), line(3));
            let (ab, cd) = (_mm_unpacklo_epi32(a, b), _mm_unpacklo_epi32(c, d));
            let (high_ab, high_cd) = (_mm_unpackhi_epi32(a, b), _mm_unpackhi_epi32(c, d));
            let write = |r: usize, x| _mm_storeu_si128(to.add(r * to_step).cast(), x);
            write(0, _mm_unpacklo_epi64(ab, cd));
            write(1, _mm_unpackhi_epi64(ab, cd));
            write(2, _mm_unpacklo_epi64(high_ab, high_cd));
            write(3, _mm_unpackhi_epi64(high_ab, high_cd));
        }
    }

    /// # Safety
    /// As above, of elements of 8 bytes.
    #[inline(always)]
    pub(super) unsafe fn eight_bytes(from: *const u64, step: usize, to: *mut u64, to_step: usize) {
        for i in [0, 2] {
            for j in [0, 2] {
                // SAFETY: the caller's promise; neither side needs to be aligned.
                unsafe {
                    let line =
                        |c: usize| _mm_loadu_si128(from.add((j + c) * step + i).cast::<__m128i>());
                    let (a, b) = (line(0), line(1));
                    let write =
                        |r: usize, x| _mm_storeu_si128(to.add((i + r) * to_step + j).cast(), x);
                    write(0, _mm_unpacklo_epi64(a, b));
                    write(1, _mm_unpackhi_epi64(a, b));
                }
            }
        }
    }
}

/// Elements of four bytes, in squares of 16 by 16, which fill whole lines of the cache on both sides.
#[cfg(all(target_arch = "x86_64", target_feature = "sse2"))]
mod avx {
    use core::arch::x86_64::*;

    use super::{Lines, block};

    const SQUARE: usize = 16;
    /// How far a walk goes where lines collide.
    const TILE: usize = 16;

    /// A kind of vectors.
    pub(super) trait Vectors {
        /// Exchanges all squares but what is left over at the ends.
        ///
        /// # Safety
        /// As for [`exchange`].
        unsafe fn squares(
            from: Lines<*const u32>,
            to: Lines<*mut u32>,
            counts: [usize; 2],
            collides: bool,
        );
    }
    /// Of sixteen elements.
    pub(super) struct Sixteen;
    /// Of eight.
    pub(super) struct Eight;
    impl Vectors for Sixteen {
        #[inline]
        #[target_feature(enable = "avx512f")]
        unsafe fn squares(
            from: Lines<*const u32>,
            to: Lines<*mut u32>,
            counts: [usize; 2],
            collides: bool,
        ) {
            // SAFETY: the caller's promise.
            walk(counts, collides, |r, c| unsafe {
                sixteen(
                    from.first.add(c * from.step + r),
                    from.step,
                    to.first.add(r * to.step + c),
                    to.step,
                );
            });
        }
    }
    impl Vectors for Eight {
        #[inline]
        #[target_feature(enable = "avx")]
        unsafe fn squares(
            from: Lines<*const u32>,
            to: Lines<*mut u32>,
            counts: [usize; 2],
            collides: bool,
        ) {
            walk(counts, collides, |r, c| {
                for (r, c) in [(r, c), (r, c + 8), (r + 8, c), (r + 8, c + 8)] {
                    // SAFETY: the caller's promise.
                    unsafe {
                        eight(
                            from.first.add(c * from.step + r).cast(),
                            from.step,
                            to.first.add(r * to.step + c).cast(),
                            to.step,
                        );
                    }
                }
            });
        }
    }

    /// Calls `each` with the place of each square. Along one line of the target; but where lines collide, along
    /// diagonals, on which neighbours have different places in the cache on both sides.
    #[inline(always)]
    fn walk([high, wide]: [usize; 2], collides: bool, each: impl Fn(usize, usize)) {
        if !collides {
            for r in 0..high {
                for c in 0..wide {
                    each(r * SQUARE, c * SQUARE);
                }
            }
            return;
        }
        for row in (0..high).step_by(TILE) {
            let rows = TILE.min(high - row);
            for column in (0..wide).step_by(TILE) {
                for k in 0..rows {
                    let mut r = k;
                    for c in 0..TILE.min(wide - column) {
                        each((row + r) * SQUARE, (column + c) * SQUARE);
                        r += 1;
                        if r == rows {
                            r = 0;
                        }
                    }
                }
            }
        }
    }

    /// Copies `to[r][c] = from[c][r]` for all `r` below `high` and `c` below `wide`.
    ///
    /// # Safety
    /// The elements of both lie in memory that may be read and written, and the processor has the vectors.
    #[inline(always)]
    pub(super) unsafe fn exchange<V: Vectors>(
        from: Lines<*const u32>,
        to: Lines<*mut u32>,
        [high, wide]: [usize; 2],
        collides: bool,
    ) {
        let (rows, columns) = (high / SQUARE, wide / SQUARE);
        // SAFETY: the caller's promise; the squares are whole, and the rest lies beside and below them.
        unsafe {
            V::squares(from, to, [rows, columns], collides);
            let (rows, columns) = (rows * SQUARE, columns * SQUARE);
            let part = |r: usize, c: usize, sizes| {
                block(
                    Lines {
                        first: from.first.add(c * from.step + r),
                        ..from
                    },
                    Lines {
                        first: to.first.add(r * to.step + c),
                        ..to
                    },
                    sizes,
                );
            };
            if columns < wide {
                part(0, columns, [rows, wide - columns]);
            }
            if rows < high {
                part(rows, 0, [high - rows, wide]);
            }
        }
    }

    /// # Safety
    /// 16 by 16 elements are read from lines `step` apart, and written to lines `to_step` apart.
    #[inline]
    #[target_feature(enable = "avx512f")]
    unsafe fn sixteen(from: *const u32, step: usize, to: *mut u32, to_step: usize) {
        // SAFETY: the caller's promise; neither side needs to be aligned.
        unsafe {
            let lines: [__m512i; 16] =
                core::array::from_fn(|c| _mm512_loadu_si512(from.add(c * step).cast()));
            // Pairs of lines, then fours: `fours[4 * g + r]` has, of each four elements of the lines from 4 g on, the `r`th.
            let mut pairs = lines;
            for g in 0..8 {
                let (a, b) = (lines[2 * g], lines[2 * g + 1]);
                pairs[2 * g] = _mm512_unpacklo_epi32(a, b);
                pairs[2 * g + 1] = _mm512_unpackhi_epi32(a, b);
            }
            let mut fours = pairs;
            for g in 0..4 {
                for h in 0..2 {
                    let (a, b) = (pairs[4 * g + h], pairs[4 * g + 2 + h]);
                    fours[4 * g + 2 * h] = _mm512_unpacklo_epi64(a, b);
                    fours[4 * g + 2 * h + 1] = _mm512_unpackhi_epi64(a, b);
                }
            }
            let write = |r: usize, x| _mm512_storeu_si512(to.add(r * to_step).cast(), x);
            for r in 0..4 {
                let (a, b, c, d) = (fours[r], fours[4 + r], fours[8 + r], fours[12 + r]);
                let (even_ab, even_cd) = (
                    _mm512_shuffle_i32x4::<0x88>(a, b),
                    _mm512_shuffle_i32x4::<0x88>(c, d),
                );
                let (odd_ab, odd_cd) = (
                    _mm512_shuffle_i32x4::<0xdd>(a, b),
                    _mm512_shuffle_i32x4::<0xdd>(c, d),
                );
                write(r, _mm512_shuffle_i32x4::<0x88>(even_ab, even_cd));
                write(4 + r, _mm512_shuffle_i32x4::<0x88>(odd_ab, odd_cd));
                write(8 + r, _mm512_shuffle_i32x4::<0xdd>(even_ab, even_cd));
                write(12 + r, _mm512_shuffle_i32x4::<0xdd>(odd_ab, odd_cd));
            }
        }
    }

    /// # Safety
    /// 8 by 8 elements are read from lines `step` apart, and written to lines `to_step` apart.
    #[inline]
    #[target_feature(enable = "avx")]
    unsafe fn eight(from: *const f32, step: usize, to: *mut f32, to_step: usize) {
        // SAFETY: the caller's promise; neither side needs to be aligned.
        unsafe {
            let lines: [__m256; 8] = core::array::from_fn(|c| _mm256_loadu_ps(from.add(c * step)));
            let mut pairs = lines;
            for g in 0..4 {
                let (a, b) = (lines[2 * g], lines[2 * g + 1]);
                pairs[2 * g] = _mm256_unpacklo_ps(a, b);
                pairs[2 * g + 1] = _mm256_unpackhi_ps(a, b);
            }
            let write = |r: usize, x| _mm256_storeu_ps(to.add(r * to_step), x);
            for h in 0..2 {
                let four = |g: usize, high: bool| {
                    let (a, b) = (
                        _mm256_castps_pd(pairs[4 * g + h]),
                        _mm256_castps_pd(pairs[4 * g + 2 + h]),
                    );
                    _mm256_castpd_ps(if high {
                        _mm256_unpackhi_pd(a, b)
                    } else {
                        _mm256_unpacklo_pd(a, b)
                    })
                };
                for high in [false, true] {
                    let (a, b) = (four(0, high), four(1, high));
                    let r = 2 * h + high as usize;
                    write(r, _mm256_permute2f128_ps::<0x20>(a, b));
                    write(4 + r, _mm256_permute2f128_ps::<0x31>(a, b));
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    extern crate std;
    use super::*;
    use std::vec::Vec;

    fn check<T: Copy + 'static + PartialEq + core::fmt::Debug>(
        high: usize,
        wide: usize,
        [step, to_step]: [usize; 2],
        value: impl Fn(usize) -> T,
        transpose: unsafe fn(Lines<*const T>, Lines<*mut T>, [usize; 2]),
    ) {
        let from: Vec<T> = (0..wide * step).map(&value).collect();
        let mut to: Vec<T> = (0..high * to_step).map(|_| value(usize::MAX / 2)).collect();
        // SAFETY: the lines lie within the vectors.
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
        for r in 0..high {
            for c in 0..to_step {
                let right = if c < wide {
                    value(c * step + r)
                } else {
                    value(usize::MAX / 2)
                };
                assert_eq!(to[r * to_step + c], right, "[{r}, {c}] of [{high}, {wide}]");
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
            ] {
                check(high, wide, steps, |i| i as u8, transpose);
                check(high, wide, steps, |i| i as f32, transpose);
                check(high, wide, steps, |i| i as i64, transpose);
                check(high, wide, steps, |i| (i as u8, i as u32), transpose);
                // What this processor would not choose, too.
                #[cfg(all(feature = "std", target_arch = "x86_64", not(miri)))]
                for collides in [false, true] {
                    use super::avx::{Eight, Sixteen, exchange};
                    macro_rules! with {
                        ($feature:tt $V:ident $collides:literal) => {
                            if std::is_x86_feature_detected!($feature) && collides == $collides {
                                check(high, wide, steps, |i| i as u32, |from, to, sizes| {
                                    // SAFETY: the lines lie within the vectors; the processor was asked.
                                    unsafe { exchange::<$V>(from, to, sizes, $collides) }
                                });
                            }
                        };
                    }
                    with!("avx512f" Sixteen false);
                    with!("avx512f" Sixteen true);
                    with!("avx" Eight false);
                    with!("avx" Eight true);
                }
            }
        }
    }
}
