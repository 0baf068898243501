//! Vectors of AVX and AVX-512: elements of four bytes, in squares of 16 by 16, which fill whole cache lines of both source
//! and target, and elements of eight.

use core::arch::x86_64::*;

use super::super::simd_dispatch::prefetch;
use super::{Lines, MaybeUninit, block};

const SQUARE: usize = 16;
/// From this number of lines on, aligning the squares to cache lines outweighs the cost of the remainders.
const MANY: usize = 128;

/// A distance between lines, in bytes, at which all lines map to the same set of the first-level cache, which has
/// few places.
pub(super) const SET: usize = 4096;
/// The number of elements that [`packed`] reads of a line of the source before it proceeds to the next line: as
/// many as are prefetched.
pub(super) const HIGH: usize = 64;
/// The number of elements that it writes of a line of the target.
pub(super) const WIDE: usize = 128;
/// If a line begins within a cache line, its first part includes the rest of that cache line; a short end is
/// added to the part before it.
const STEP: usize = HIGH + SQUARE;
#[repr(align(64))]
struct Stage([MaybeUninit<u32>; (WIDE + SQUARE) * STEP]);

/// Copies elements of 8 bytes, block by block. A function of its own: [`super::transpose`] would prepare the addresses
/// of smaller squares at each block.
///
/// # Safety
/// The elements of both are in memory that may be read and written, and the processor has AVX-512.
#[inline(never)]
#[target_feature(enable = "avx512f")]
pub(super) unsafe fn wide_blocks(
    from: Lines<*const u64>,
    to: Lines<*mut u64>,
    [high, wide]: [usize; 2],
) {
    if wide <= super::WIDE {
        // SAFETY: the caller's promise.
        return unsafe { wide_squares(from, to, [high, wide]) };
    }
    for i in (0..high).step_by(super::HIGH) {
        for j in (0..wide).step_by(super::WIDE) {
            // SAFETY: the block is within the matrix.
            unsafe {
                let first = from.first.add(j * from.step + i);
                let out = to.first.add(i * to.step + j);
                let sizes = [super::HIGH.min(high - i), super::WIDE.min(wide - j)];
                wide_squares(Lines { first, ..from }, Lines { first: out, ..to }, sizes);
            }
        }
    }
}

/// Copies a block of elements of 8 bytes, in squares of eight by eight and in smaller ones at the ends.
///
/// # Safety
/// The elements of both are in memory that may be read and written, and the processor has AVX-512.
#[inline(never)]
#[target_feature(enable = "avx512f")]
pub(super) unsafe fn wide_squares(
    from: Lines<*const u64>,
    to: Lines<*mut u64>,
    [high, wide]: [usize; 2],
) {
    let (rows, columns) = (high - high % 8, wide - wide % 8);
    for r in (0..rows).step_by(8) {
        for c in (0..columns).step_by(8) {
            // SAFETY: the square is within the block; no address needs to be aligned.
            unsafe {
                let first = from.first.add(c * from.step + r);
                let line = |c: usize| _mm512_loadu_si512(first.add(c * from.step).cast());
                let (a, b, c_, d) = (line(0), line(1), line(2), line(3));
                let (e, f, g, h) = (line(4), line(5), line(6), line(7));
                // Pairs, fours, eights of columns.
                let [ab, cd] = [_mm512_unpacklo_epi64(a, b), _mm512_unpacklo_epi64(c_, d)];
                let [ef, gh] = [_mm512_unpacklo_epi64(e, f), _mm512_unpacklo_epi64(g, h)];
                let [ba, dc] = [_mm512_unpackhi_epi64(a, b), _mm512_unpackhi_epi64(c_, d)];
                let [fe, hg] = [_mm512_unpackhi_epi64(e, f), _mm512_unpackhi_epi64(g, h)];
                let first = to.first.add(r * to.step + c);
                for (odd, [ab, cd, ef, gh]) in
                    [[ab, cd, ef, gh], [ba, dc, fe, hg]].into_iter().enumerate()
                {
                    // Lines 0 and 4, 2 and 6 of the four.
                    let near = [
                        _mm512_shuffle_i64x2::<0b10_00_10_00>(ab, cd),
                        _mm512_shuffle_i64x2::<0b10_00_10_00>(ef, gh),
                    ];
                    let far = [
                        _mm512_shuffle_i64x2::<0b11_01_11_01>(ab, cd),
                        _mm512_shuffle_i64x2::<0b11_01_11_01>(ef, gh),
                    ];
                    let write = |line: usize, x| {
                        _mm512_storeu_si512(first.add((line + odd) * to.step).cast(), x);
                    };
                    write(0, _mm512_shuffle_i64x2::<0b10_00_10_00>(near[0], near[1]));
                    write(4, _mm512_shuffle_i64x2::<0b11_01_11_01>(near[0], near[1]));
                    write(2, _mm512_shuffle_i64x2::<0b10_00_10_00>(far[0], far[1]));
                    write(6, _mm512_shuffle_i64x2::<0b11_01_11_01>(far[0], far[1]));
                }
            }
        }
    }
    let part = |[r, c]: [usize; 2], sizes| {
        // SAFETY: the part is within the block.
        unsafe {
            let first = from.first.add(c * from.step + r);
            let out = to.first.add(r * to.step + c);
            block(Lines { first, ..from }, Lines { first: out, ..to }, sizes);
        }
    };
    if columns < wide {
        part([0, columns], [rows, wide - columns]);
    }
    if rows < high {
        part([rows, 0], [high - rows, wide]);
    }
}

/// Calls `each` with the position of each square: along the lines of the target, or of the source.
#[cfg_attr(not(unoptimised), inline(always))]
fn walk<const ALONG: bool>([high, wide]: [usize; 2], each: impl Fn(usize, usize)) {
    if ALONG {
        for c in 0..wide {
            for r in 0..high {
                each(r * SQUARE, c * SQUARE);
            }
        }
        return;
    }
    for r in 0..high {
        for c in 0..wide {
            each(r * SQUARE, c * SQUARE);
        }
    }
}

/// Copies `to[r][c] = from[c][r]` for all `r < high` and `c < wide`, in squares that are aligned to cache lines
/// if the distances between the matrix's lines allow it, and in parts of squares at the ends.
///
/// # Safety
/// The elements of both are in memory that may be read and written, and the processor has AVX-512.
#[inline(never)]
#[target_feature(enable = "avx512f")]
pub(super) unsafe fn sixteens<const ALONG: bool>(
    from: Lines<*const u32>,
    to: Lines<*mut u32>,
    [high, wide]: [usize; 2],
) {
    let whole = [from.step, to.step]
        .iter()
        .all(|step| step.is_multiple_of(SQUARE));
    let ahead = |first| match whole && high.min(wide) >= MANY {
        true => ahead(first),
        false => 0,
    };
    let (above, before) = (ahead(from.first), ahead(to.first));
    let (rows, columns) = ((high - above) / SQUARE, (wide - before) / SQUARE);
    // SAFETY: the caller's promise; the squares and the parts around them are within the matrix.
    unsafe {
        let first = Lines {
            first: from.first.add(before * from.step + above),
            ..from
        };
        let out = Lines {
            first: to.first.add(above * to.step + before),
            ..to
        };
        squares::<ALONG>(first, out, [rows, columns]);
        let (below, behind) = (above + rows * SQUARE, before + columns * SQUARE);
        if above > 0 {
            part(from, to, [0, 0], [above, wide]);
        }
        if before > 0 {
            part(from, to, [above, 0], [rows * SQUARE, before]);
        }
        if behind < wide {
            part(from, to, [above, behind], [rows * SQUARE, wide - behind]);
        }
        if below < high {
            part(from, to, [below, 0], [high - below, wide]);
        }
    }
}

/// # Safety
/// As for [`sixteens`], for `counts` squares.
#[inline(never)]
#[target_feature(enable = "avx512f")]
unsafe fn squares<const ALONG: bool>(
    from: Lines<*const u32>,
    to: Lines<*mut u32>,
    counts: [usize; 2],
) {
    // SAFETY: the caller's promise.
    walk::<ALONG>(counts, |r, c| unsafe {
        sixteen::<ALONG>(
            from.first.add(c * from.step + r),
            from.step,
            to.first.add(r * to.step + c),
            to.step,
        );
    });
}

/// As [`sixteens`], with AVX and without parts of squares before the first square.
///
/// # Safety
/// The elements of both are in memory that may be read and written, and the processor has AVX.
#[inline(never)]
#[target_feature(enable = "avx")]
pub(super) unsafe fn eights(
    from: Lines<*const u32>,
    to: Lines<*mut u32>,
    [high, wide]: [usize; 2],
    along: bool,
) {
    let far = is_far([high, wide]) && !along;
    let each = |r: usize, c: usize| {
        if far {
            let line = from.first.wrapping_add((c + 2 * SQUARE) * from.step + r);
            prefetch_square(line, from.step);
            let line = to.first.wrapping_add(r * to.step + c + 2 * SQUARE);
            prefetch_square(line.cast_const(), to.step);
        }
        for (r, c) in [(r, c), (r, c + 8), (r + 8, c), (r + 8, c + 8)] {
            // SAFETY: the caller's promise; the squares are whole.
            unsafe {
                eight::<false>(
                    from.first.add(c * from.step + r).cast(),
                    from.step,
                    to.first.add(r * to.step + c).cast(),
                    to.step,
                );
            }
        }
    };
    let (rows, columns) = (high / SQUARE, wide / SQUARE);
    if along {
        walk::<true>([rows, columns], each);
    } else {
        walk::<false>([rows, columns], each);
    }
    let (rows, columns) = (rows * SQUARE, columns * SQUARE);
    // SAFETY: the remainders, to the right of the squares and below them, are within the matrix.
    unsafe {
        if columns < wide {
            part(from, to, [0, columns], [rows, wide - columns]);
        }
        if rows < high {
            part(from, to, [rows, 0], [high - rows, wide]);
        }
    }
}

/// Whether lines of the cache are asked for ahead: the next squares are on other pages, which the processor does not
/// foresee. Of [2000, 1500] a transposed copy takes 2.6 ms instead of 3.6 on a busy Zen 3 and 1.8 instead of 2.25 on a
/// quiet one; [1000, 1000], which its last-level cache holds, takes longer so.
pub(super) fn is_far([high, wide]: [usize; 2]) -> bool {
    high * wide >= 1 << 21
}
/// Asks for the lines of the cache with the last elements of a square's lines: those with the first ones have been read
/// before.
#[cfg_attr(not(unoptimised), inline(always))]
fn prefetch_square(first: *const u32, step: usize) {
    for i in 0..SQUARE {
        prefetch(first.wrapping_add(i * step + SQUARE - 1));
    }
}

/// As [`super::transpose_up`]; `FAR` is [`is_far`] of the sizes.
///
/// # Safety
/// The elements of both are in memory that may be read and written, and the processor has AVX.
#[inline(never)]
#[target_feature(enable = "avx")]
pub(super) unsafe fn eights_up<const FAR: bool>(
    from: Lines<*const u32>,
    to: Lines<*mut u32>,
    [high, wide]: [usize; 2],
) {
    let place = |r: usize, c: usize| to.first.wrapping_sub(r * to.step).wrapping_add(c);
    let square = |r: usize, c: usize| {
        // SAFETY: the caller's promise: the square is within the matrix.
        unsafe {
            let first = from.first.add(c * from.step + r);
            eight::<true>(first.cast(), from.step, place(r, c).cast(), to.step);
        }
    };
    let (rows, columns) = (high - high % SQUARE, wide - wide % SQUARE);
    for r in (0..rows).step_by(SQUARE) {
        for c in (0..columns).step_by(SQUARE) {
            if FAR {
                let line = from.first.wrapping_add((c + 2 * SQUARE) * from.step + r);
                prefetch_square(line, from.step);
                let line = place(r + SQUARE - 1, c + 2 * SQUARE);
                prefetch_square(line.cast_const(), to.step);
            }
            square(r, c);
            square(r, c + 8);
            square(r + 8, c);
            square(r + 8, c + 8);
        }
    }
    // The remainders: below the squares over the whole width, and to the right of them.
    for (rows, columns) in [(rows..high, 0..wide), (0..rows, columns..wide)] {
        for r in rows.clone().step_by(8) {
            for c in columns.clone().step_by(8) {
                if r + 8 <= rows.end && c + 8 <= columns.end {
                    square(r, c);
                    continue;
                }
                for r in r..rows.end.min(r + 8) {
                    for c in c..columns.end.min(c + 8) {
                        // SAFETY: the caller's promise: the element is within the matrix.
                        unsafe { place(r, c).write(from.first.add(c * from.step + r).read()) };
                    }
                }
            }
        }
    }
}

/// Copies a part without squares, of `sizes` elements from `[r, c]` on.
///
/// # Safety
/// As for [`super::transpose`].
#[inline(never)]
unsafe fn part(
    from: Lines<*const u32>,
    to: Lines<*mut u32>,
    [r, c]: [usize; 2],
    sizes: [usize; 2],
) {
    // SAFETY: the caller's promise.
    unsafe {
        let from = Lines {
            first: from.first.add(c * from.step + r),
            ..from
        };
        let to = Lines {
            first: to.first.add(r * to.step + c),
            ..to
        };
        block(from, to, sizes);
    }
}

/// The number of elements before the first cache-line boundary.
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) fn ahead(first: *const u32) -> usize {
    (first as usize / 4).wrapping_neg() % SQUARE
}

/// Copies `to[r][c] = from[c][r]` for all `r < high` and `c < wide`, for lines that conflict in the cache: long
/// parts of some lines of the source are copied to a buffer without conflicts, and from there to long parts of a
/// few lines of the target.
///
/// # Safety
/// The elements of both are in memory that may be read and written, and the processor has AVX.
#[inline(never)]
#[target_feature(enable = "avx")]
pub(super) unsafe fn packed(
    from: Lines<*const u32>,
    to: Lines<*mut u32>,
    [high, wide]: [usize; 2],
) {
    let mut stage = Stage([MaybeUninit::uninit(); _]);
    let stage = stage.0.as_mut_ptr().cast::<u32>();
    let next = |done: usize, all: usize, most: usize, ahead: usize| match all - done {
        rest if rest <= most + SQUARE => rest,
        _ if done == 0 => most + ahead,
        _ => most,
    };
    let (above, before) = (ahead(from.first), ahead(to.first));
    let mut i = 0;
    while i < high {
        let rows = next(i, high, HIGH, above);
        let mut j = 0;
        while j < wide {
            let columns = next(j, wide, WIDE, before);
            let head = if j == 0 { before.min(columns) } else { 0 };
            // SAFETY: the block is within the matrix and fits into the stage. Of `rows` elements of each of
            // `columns` lines, all are written there before any is read.
            unsafe {
                let first = from.first.add(j * from.step + i);
                for c in 0..columns {
                    let (from, to) = (first.add(c * from.step), stage.add(c * STEP));
                    if rows == HIGH {
                        for k in (0..HIGH).step_by(8) {
                            let x = _mm256_loadu_si256(from.add(k).cast());
                            _mm256_storeu_si256(to.add(k).cast(), x);
                        }
                    } else {
                        to.copy_from_nonoverlapping(from, rows);
                    }
                }
                let from = Lines {
                    first: stage.cast_const(),
                    step: STEP,
                };
                let to = Lines {
                    first: to.first.add(i * to.step + j),
                    ..to
                };
                let whole = columns - (columns - head) % SQUARE;
                let fours = rows - rows % 4;
                for r in (0..fours).step_by(4) {
                    if head > 0 {
                        part(from, to, [r, 0], [4, head]);
                    }
                    for c in (head..whole).step_by(SQUARE) {
                        four(
                            from.first.add(c * STEP + r).cast(),
                            STEP,
                            to.first.add(r * to.step + c).cast(),
                            to.step,
                        );
                    }
                    if whole < columns {
                        part(from, to, [r, whole], [4, columns - whole]);
                    }
                }
                if fours < rows {
                    part(from, to, [fours, 0], [rows - fours, columns]);
                }
            }
            j += columns;
        }
        i += rows;
    }
}

/// One cache line of each of four lines of the target.
///
/// # Safety
/// 4 by 16 elements are read from lines `step` apart, and written to lines `to_step` apart.
#[inline]
#[target_feature(enable = "avx")]
unsafe fn four(from: *const f32, step: usize, to: *mut f32, to_step: usize) {
    let mut out = [[_mm256_setzero_ps(); 2]; 4];
    for h in 0..2 {
        // SAFETY: the caller's promise; the pointer need not be aligned.
        let fours = |c: usize| unsafe {
            let four = |c: usize| _mm_loadu_ps(from.add((8 * h + c) * step));
            _mm256_insertf128_ps::<1>(_mm256_castps128_ps256(four(c)), four(c + 4))
        };
        let pairs = |low, high| {
            let (a, b) = (_mm256_castps_pd(low), _mm256_castps_pd(high));
            [_mm256_unpacklo_pd(a, b), _mm256_unpackhi_pd(a, b)].map(|x| _mm256_castpd_ps(x))
        };
        let (a, b, c, d) = (fours(0), fours(1), fours(2), fours(3));
        let [first, second] = pairs(_mm256_unpacklo_ps(a, b), _mm256_unpacklo_ps(c, d));
        let [third, fourth] = pairs(_mm256_unpackhi_ps(a, b), _mm256_unpackhi_ps(c, d));
        for (out, x) in out.iter_mut().zip([first, second, third, fourth]) {
            out[h] = x;
        }
    }
    for (r, line) in out.into_iter().enumerate() {
        for (h, x) in line.into_iter().enumerate() {
            // SAFETY: the caller's promise; the pointer need not be aligned.
            unsafe { _mm256_storeu_ps(to.add(r * to_step + 8 * h), x) };
        }
    }
}

/// A separate function for each order of traversal, inlined into its loop.
///
/// # Safety
/// 16 by 16 elements are read from lines `step` apart, and written to lines `to_step` apart.
#[inline]
#[target_feature(enable = "avx512f")]
unsafe fn sixteen<const ALONG: bool>(from: *const u32, step: usize, to: *mut u32, to_step: usize) {
    // SAFETY: the caller's promise; neither pointer needs to be aligned.
    unsafe {
        exchanged(
            core::array::from_fn(|c| _mm512_loadu_si512(from.add(c * step).cast())),
            |r, x| _mm512_storeu_si512(to.add(r * to_step).cast(), x),
        );
    }
}

/// The bits of some vectors of numbers. A loop: `map` does not have the processor's features, and would call the cast.
#[cfg(all(feature = "std", not(feature = "reproducible"), not(miri)))]
#[inline]
#[target_feature(enable = "avx512f")]
pub(crate) fn bits(lines: &[__m512; 16]) -> [__m512i; 16] {
    let mut all = [_mm512_setzero_si512(); 16];
    for (bits, line) in all.iter_mut().zip(lines) {
        *bits = _mm512_castps_si512(*line);
    }
    all
}

/// Calls `write` with each line of the transposed square.
#[inline]
#[target_feature(enable = "avx512f")]
pub(crate) fn exchanged(lines: [__m512i; 16], write: impl Fn(usize, __m512i)) {
    // Pairs of lines, then groups of four: `fours[4 * g + r]` has the `r`th of each four elements of the lines
    // from 4 g on.
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

/// # Safety
/// 8 by 8 elements are read from lines `step` apart, and written to lines `to_step` apart, with `UP` in descending
/// order.
#[inline]
#[target_feature(enable = "avx")]
unsafe fn eight<const UP: bool>(from: *const f32, step: usize, to: *mut f32, to_step: usize) {
    // SAFETY: the caller's promise; neither pointer needs to be aligned.
    unsafe {
        let lines: [__m256; 8] = core::array::from_fn(|c| _mm256_loadu_ps(from.add(c * step)));
        let mut pairs = lines;
        for g in 0..4 {
            let (a, b) = (lines[2 * g], lines[2 * g + 1]);
            pairs[2 * g] = _mm256_unpacklo_ps(a, b);
            pairs[2 * g + 1] = _mm256_unpackhi_ps(a, b);
        }
        let write = |r: usize, x| match UP {
            true => _mm256_storeu_ps(to.sub(r * to_step), x),
            false => _mm256_storeu_ps(to.add(r * to_step), x),
        };
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
