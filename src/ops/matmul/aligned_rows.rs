//! Products of rows and a vector with AVX-512, of rows that do not begin with a line of the cache: a vector that is in two
//! lines takes twice as long to read, and boxed tensors of more than some pages never begin with a line.
//!
//! Vectors begin with lines instead: the lanes of the accumulators are turned by what is before the first line, and turned
//! back in the end. Each lane has the same sum of the same products in the same order. On a Xeon with AVX-512, a dot product
//! of 65,536 `f32` takes 3.7 µs instead of 7.7, [256, 256] times a vector of `f64` 7.4 instead of 9.

use core::any::TypeId;
use core::arch::x86_64::*;
use core::mem::transmute_copy;
use core::ops::Range;

use crate::ops::Arithmetic;

/// The sums of the products of some steps of `L` columns, in `L` accumulators for each row. `None` if the elements are not
/// floats, or the rows begin with a line, or not all at the same distance from one.
///
/// # Safety
/// The rows and `b` have the columns; the processor has AVX-512.
#[inline(always)]
pub(super) unsafe fn sums<T: Arithmetic, const R: usize, const L: usize>(
    steps: Range<usize>,
    rows: [*const T; R],
    b: *const T,
) -> Option<[[T; L]; R]> {
    // Of few steps, the first and the last, of which both are less than full, are too many.
    if steps.len() < const { if R == 1 { 4 } else { 16 } } {
        return None;
    }
    let before = rows.map(|row| (row.addr() % 64).checked_div(size_of::<T>()).unwrap_or(0));
    let first = before.first().copied().unwrap_or(0);
    if first == 0 || before != [first; R] {
        return None;
    }
    macro_rules! of {
        ($($T:ident $sums:ident $L:literal $U:literal;)*) => { $(
            if TypeId::of::<T>() == TypeId::of::<$T>() && L == $L {
                let rows = rows.map(<*const T>::cast::<$T>);
                // SAFETY: the caller's promise. `T` is this exact type, and vectors consist of their lanes, of which there
                // are `L`.
                return Some(unsafe {
                    let sums = $sums::<R, $U>(steps, rows, b.cast(), first);
                    transmute_copy(&sums)
                });
            }
        )* };
    }
    of! {
        f32 sums_f32 64 4;
        f32 sums_f32 16 1;
        f64 sums_f64 64 8;
        f64 sums_f64 16 2;
    }
    None
}

macro_rules! functions {
    ($($name:ident $T:ident $V:ident $M:ident $lanes:literal: $zeros:ident $read:ident $some:ident $fused:ident $turn:ident
        $indices:expr;)*) => { $(
        /// `before`: the number of elements of the first line that are before a row.
        ///
        /// # Safety
        /// As for [`sums`], with `U` vectors; each row begins so many elements after a line.
        #[inline]
        #[target_feature(enable = "avx512f")]
        unsafe fn $name<const R: usize, const U: usize>(
            steps: Range<usize>,
            rows: [*const $T; R],
            b: *const $T,
            before: usize,
        ) -> [[$V; U]; R] {
            let width = const { U * $lanes };
            // The columns before the first line that begins among them.
            let lead = $lanes - before;
            let mut sums = [[$zeros(); U]; R];
            let from = steps.start * width + lead;
            // SAFETY: Bounds: the caller's promise: the vectors are within the steps but for the lanes that masks leave out.
            unsafe {
                // The last lanes of the last vector are those of the first columns, the first of the last columns.
                let mask = ((1_u32 << lead) - 1 << before) as $M;
                let mut at = from.wrapping_sub($lanes);
                let y = $some(mask, b.wrapping_add(at));
                for r in 0..R {
                    let x = $some(mask, rows[r].wrapping_add(at));
                    sums[r][U - 1] = $fused(x, y, sums[r][U - 1]);
                }
                at = from;
                for _ in 1..steps.len() {
                    for u in 0..U {
                        let y = $read(b.add(at + u * $lanes));
                        for r in 0..R {
                            let x = $read(rows[r].add(at + u * $lanes));
                            sums[r][u] = $fused(x, y, sums[r][u]);
                        }
                    }
                    at += width;
                }
                for u in 0..U {
                    let mask = if u == U - 1 { !mask } else { <$M>::MAX };
                    let y = $some(mask, b.wrapping_add(at + u * $lanes));
                    for r in 0..R {
                        let x = $some(mask, rows[r].wrapping_add(at + u * $lanes));
                        sums[r][u] = $fused(x, y, sums[r][u]);
                    }
                }
            }
            let indices = $indices(before);
            let mut turned = sums;
            for r in 0..R {
                for u in 0..U {
                    turned[r][u] = $turn(sums[r][(u + U - 1) % U], indices, sums[r][u]);
                }
            }
            turned
        }
    )* };
}
functions! {
    sums_f32 f32 __m512 __mmask16 16: _mm512_setzero_ps _mm512_loadu_ps _mm512_maskz_loadu_ps _mm512_fmadd_ps
        _mm512_permutex2var_ps |before: usize| _mm512_add_epi32(
            _mm512_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15),
            _mm512_set1_epi32(before as i32),
        );
    sums_f64 f64 __m512d __mmask8 8: _mm512_setzero_pd _mm512_loadu_pd _mm512_maskz_loadu_pd _mm512_fmadd_pd
        _mm512_permutex2var_pd |before: usize| _mm512_add_epi64(
            _mm512_setr_epi64(0, 1, 2, 3, 4, 5, 6, 7),
            _mm512_set1_epi64(before as i64),
        );
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::expr::simd_dispatch::vector_bytes;
    use crate::placed::Placed;

    #[test]
    fn sums_are_the_same_bits_wherever_rows_begin() {
        if vector_bytes() < 64 {
            return;
        }
        #[target_feature(enable = "avx512f")]
        unsafe fn with_avx512<T: Arithmetic, const R: usize, const L: usize>(
            steps: Range<usize>,
            rows: [*const T; R],
            b: *const T,
        ) -> Option<[[T; L]; R]> {
            // SAFETY: the caller's promise.
            unsafe { sums(steps, rows, b) }
        }
        fn check<T: Arithmetic + PartialEq + core::fmt::Debug, const R: usize, const L: usize>(
            number: fn(usize) -> T,
            fused: fn(T, T, T) -> T,
        ) {
            let line = 64 / size_of::<T>();
            for (count, first) in [(16, 0), (17, 2), (40, 1)] {
                let columns = (first + count) * L;
                for before in 0..line {
                    // The buffers hold only what is read.
                    let all = Placed::new(before, (0..R * columns).map(|i| number(i * 7)));
                    let b = Placed::new(before / 2, (0..columns).map(|i| number(i * 5 + 3)));
                    let rows = core::array::from_fn(|r| all.as_ptr().wrapping_add(r * columns));
                    let mut wanted = [[T::ZERO; L]; R];
                    for (r, wanted) in wanted.iter_mut().enumerate() {
                        for l in first * L..columns {
                            let at = &mut wanted[l % L];
                            *at = fused(all.as_slice()[r * columns + l], b.as_slice()[l], *at);
                        }
                    }
                    // SAFETY: the rows and `b` have the columns; the processor has the vectors.
                    let found =
                        unsafe { with_avx512::<T, R, L>(first..first + count, rows, b.as_ptr()) };
                    assert_eq!(found.is_some(), rows[0].addr() % 64 != 0);
                    assert!(
                        found.is_none_or(|found| found == wanted),
                        "{R} {L} {before}"
                    );
                }
            }
        }
        let single = |i: usize| ((i * 37 + 11) % 101) as f32 / 7.0 - 6.0;
        let double = |i: usize| ((i * 37 + 11) % 101) as f64 / 7.0 - 6.0;
        check::<f32, 1, 64>(single, f32::mul_add);
        check::<f32, 4, 16>(single, f32::mul_add);
        check::<f64, 1, 64>(double, f64::mul_add);
        check::<f64, 4, 16>(double, f64::mul_add);
    }
}
