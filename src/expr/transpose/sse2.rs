//! Squares of four by four elements of four bytes.

use core::arch::x86_64::{
    __m128i, _mm_loadu_si128, _mm_storeu_si128, _mm_unpackhi_epi32, _mm_unpackhi_epi64,
    _mm_unpacklo_epi32, _mm_unpacklo_epi64,
};

/// # Safety
/// 16 elements are read from lines `step` apart, and written to lines `to_step` apart.
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) unsafe fn four_bytes(from: *const u32, step: usize, to: *mut u32, to_step: usize) {
    // SAFETY: the caller's promise; neither pointer needs to be aligned.
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
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) unsafe fn eight_bytes(from: *const u64, step: usize, to: *mut u64, to_step: usize) {
    for i in [0, 2] {
        for j in [0, 2] {
            // SAFETY: the caller's promise; neither pointer needs to be aligned.
            unsafe {
                let line =
                    |c: usize| _mm_loadu_si128(from.add((j + c) * step + i).cast::<__m128i>());
                let (a, b) = (line(0), line(1));
                let write = |r: usize, x| _mm_storeu_si128(to.add((i + r) * to_step + j).cast(), x);
                write(0, _mm_unpacklo_epi64(a, b));
                write(1, _mm_unpackhi_epi64(a, b));
            }
        }
    }
}
