//! Products of floats on a processor with AVX2: tiles of six rows by two vectors, and copies of the factors.
//!
//! The inner size is divided into blocks. A block of some columns of the right factor is copied to strips as wide as a
//! tile, which a tile reads in order; a strip stays in the first-level cache, a block of rows of the left factor in the
//! second. The left factor is read in place if its rows are contiguous along the inner size, since a tile broadcasts one
//! element of each row at a time; so is the right one if its rows are contiguous and a copy costs more than it saves.
//! Of a product and its transpose, that is computed which needs fewer instructions: `x · wᵀ` with a few rows of `x`
//! copies `x`, and reads `w` in place.
//!
//! A sum has one accumulator for each block of the inner size, and blocks depend on the inner size alone: other sizes,
//! strides and the number of threads change no bit.
//!
//! On an AMD EPYC (Zen 3), one thread, compared with the crate `gemm`: squares of 40 to 64 0.85 to 1.2 times as fast, of
//! 100 to 512 0.98 to 1.2, of 1024 1.1 to 1.4, [32, 768] by [768, 3072] 2.7, [16, 768] by the transpose of [3072, 768] 2.0, [16, 256] by
//! [256, 256] 1.05.

use core::any::TypeId;
use core::arch::x86_64 as arch;

use super::gemm::{Elements, Sizes, Target};
use super::packed_avx512;
use crate::expr::simd_dispatch::vector_bytes;
use crate::expr::transpose::{Lines, transpose};
use crate::ops::Arithmetic;
use crate::ops::heap::Scratch;

/// The rows of a tile: with two vectors each, 12 of 16 registers hold sums.
const HIGH: usize = 6;
/// The most products in one accumulator. A strip of so many rows takes 24 KiB of a first-level cache of 32.
const DEEP: usize = 384;
/// The rows of the left factor that are multiplied by all strips: 144 KiB of `f32`, 288 of `f64`, of a second-level
/// cache of 512.
const ROWS: usize = 96;
/// The bytes of a row of the right factor that are copied at once.
const WIDE: usize = 4096;
/// The same, if a block has all rows of the left factor: the strips then stay in the second-level cache.
const NARROW: usize = 1024;
/// Up to this inner size, the time is that of writing the result ([2000, 4] by [4, 2000] row by row 1.1 ms instead of 1.7).
const SHALLOW: usize = 32;
/// Up to this number of rows, the right factor is read in place, if its lines have different places in the cache (Zen 3:
/// [16, 256] by [256, 256] 22 µs instead of 28, [9, 1000] by [1000, 1000] 280 instead of 340; with lines of a multiple
/// of this many bytes, [10, 768] by [768, 3072] 1570 instead of 910).
const FEW: usize = 18;
const COLLIDE: usize = 512;
/// Bytes that stay in half of the first-level cache, and of the second.
const LEVEL_1: usize = 1 << 14;
const LEVEL_2: usize = 1 << 18;
/// The lines of the right factor that are copied to one strip before those of the next. The processor fetches as many
/// ahead, and as many pages are in use.
const LINES: usize = 8;

/// Vectors of 32 bytes.
///
/// # Safety
/// The processor has AVX2 and fused multiply-add when a method is called; pointers may be read, or written, for a
/// vector, or a number for `all`.
trait Number: Arithmetic {
    type Vector: Copy;
    const LANES: usize;
    unsafe fn zeros() -> Self::Vector;
    unsafe fn read(from: *const Self) -> Self::Vector;
    unsafe fn write(to: *mut Self, vector: Self::Vector);
    unsafe fn all(number: *const Self) -> Self::Vector;
    unsafe fn sum(x: Self::Vector, y: Self::Vector) -> Self::Vector;
    /// `sum + x * y`, rounded once.
    unsafe fn plus_product(sum: Self::Vector, x: Self::Vector, y: Self::Vector) -> Self::Vector;
}
macro_rules! numbers {
    ($($T:ident $V:ident $lanes:literal: $zeros:ident $read:ident $write:ident $all:ident $plus:ident $fused:ident;)*) => { $(
        impl Number for $T {
            type Vector = arch::$V;
            const LANES: usize = $lanes;
            #[inline(always)]
            unsafe fn zeros() -> arch::$V {
                // SAFETY: the caller's promise.
                unsafe { arch::$zeros() }
            }
            #[inline(always)]
            unsafe fn read(from: *const $T) -> arch::$V {
                // SAFETY: the caller's promise; no address needs to be aligned.
                unsafe { arch::$read(from) }
            }
            #[inline(always)]
            unsafe fn write(to: *mut $T, vector: arch::$V) {
                // SAFETY: the caller's promise; no address needs to be aligned.
                unsafe { arch::$write(to, vector) }
            }
            #[inline(always)]
            unsafe fn all(number: *const $T) -> arch::$V {
                // SAFETY: the caller's promise.
                unsafe { arch::$all(number.read()) }
            }
            #[inline(always)]
            unsafe fn sum(x: arch::$V, y: arch::$V) -> arch::$V {
                // SAFETY: the caller's promise.
                unsafe { arch::$plus(x, y) }
            }
            #[inline(always)]
            unsafe fn plus_product(sum: arch::$V, x: arch::$V, y: arch::$V) -> arch::$V {
                // SAFETY: the caller's promise.
                unsafe { arch::$fused(x, y, sum) }
            }
        }
    )* };
}
numbers! {
    f32 __m256 8: _mm256_setzero_ps _mm256_loadu_ps _mm256_storeu_ps _mm256_set1_ps _mm256_add_ps _mm256_fmadd_ps;
    f64 __m256d 4: _mm256_setzero_pd _mm256_loadu_pd _mm256_storeu_pd _mm256_set1_pd _mm256_add_pd _mm256_fmadd_pd;
}

/// Whether products of these elements are for [`packed`]. Its tiles read the rows of a large matrix in 0.4 to 0.7 of the
/// time that [`skinny`](super::skinny) takes by whole lines (Zen 3: [8, 256] by [256, 256] 12 µs instead of 28,
/// [8, 768] by [768, 3072] 830 instead of 1150).
pub(super) fn packs(element: TypeId) -> bool {
    // A target with AVX alone has vectors of 32 bytes, too.
    [TypeId::of::<f32>(), TypeId::of::<f64>()].contains(&element)
        && vector_bytes() >= 32
        && std::is_x86_feature_detected!("avx2")
        && std::is_x86_feature_detected!("fma")
}
/// Whether products of these elements are for [`packed_avx512`].
pub(crate) fn packs_wide(element: TypeId) -> bool {
    vector_bytes() == 64 && packs(element)
}
/// Writes the product of two matrices of floats, with AVX-512 by [`packed_avx512`]. Returns false if they are not floats, or
/// the processor has neither these vectors nor those of AVX2.
///
/// # Safety
/// `a` is read at `[m, k]`, `b` at `[k, n]`, and `out` is written at `[m, n]`; no size is 0.
pub(super) unsafe fn packed<T: Arithmetic>(
    sizes: Sizes,
    a: Elements<T>,
    b: Elements<T>,
    out: Target<T>,
) -> bool {
    macro_rules! of {
        ($T:ident $product:ident) => {
            if TypeId::of::<T>() == TypeId::of::<$T>() {
                let (a, b, out) = (a.cast(), b.cast(), out.cast());
                // SAFETY: `T` is this exact type; the processor has the vectors; Bounds: the caller's promise.
                unsafe {
                    if vector_bytes() == 64 {
                        packed_avx512::$product(sizes, a, b, out, None);
                    } else {
                        $product(sizes, a, b, out);
                    }
                }
                return true;
            }
        };
    }
    if packs(TypeId::of::<T>()) {
        of!(f32 product_f32);
        of!(f64 product_f64);
    }
    false
}
/// Writes the product of two matrices of floats, plus a bias of the rows: its first element, and the distance to the next.
/// Returns false if they are not floats, or the processor has no AVX-512.
///
/// # Safety
/// As for [`packed`]; the bias is read for `m` rows.
pub(crate) unsafe fn packed_wide<T: Arithmetic>(
    sizes: Sizes,
    a: Elements<T>,
    b: Elements<T>,
    out: Target<T>,
    bias: Option<(*const T, usize)>,
) -> bool {
    macro_rules! of {
        ($T:ident $product:ident) => {
            if TypeId::of::<T>() == TypeId::of::<$T>() {
                let (a, b, out) = (a.cast(), b.cast(), out.cast());
                let bias = bias.map(|(first, step)| (first.cast(), step));
                // SAFETY: `T` is this exact type; the processor has the vectors; Bounds: the caller's promise.
                unsafe { packed_avx512::$product(sizes, a, b, out, bias) };
                return true;
            }
        };
    }
    if packs_wide(TypeId::of::<T>()) {
        of!(f32 product_f32);
        of!(f64 product_f64);
    }
    false
}
/// # Safety
/// As above; the processor has AVX2 and fused multiply-add.
#[target_feature(enable = "avx2,fma")]
unsafe fn product_f32(sizes: Sizes, a: Elements<f32>, b: Elements<f32>, out: Target<f32>) {
    // SAFETY: the caller's promise.
    unsafe { product(sizes, a, b, out) }
}
/// # Safety
/// As above.
#[target_feature(enable = "avx2,fma")]
unsafe fn product_f64(sizes: Sizes, a: Elements<f64>, b: Elements<f64>, out: Target<f64>) {
    // SAFETY: the caller's promise.
    unsafe { product(sizes, a, b, out) }
}

/// # Safety
/// As above.
#[inline(always)]
unsafe fn product<T: Number>(sizes: Sizes, a: Elements<T>, b: Elements<T>, out: Target<T>) {
    let transposed = (
        sizes.swapped(),
        b.transposed(),
        a.transposed(),
        out.swapped(),
    );
    let given = (sizes, a, b, out);
    let swap = cost(transposed) < cost(given);
    let (sizes, a, b, out) = if swap { transposed } else { given };
    let Sizes { m, k, n } = sizes;
    let strip = const { 2 * T::LANES };
    let deep = block(k, DEEP);
    let copies_left = a.column != 1;
    let copies_right = !reads_in_place(sizes, b);
    let wide = if m > ROWS { WIDE } else { NARROW };
    let wide = (wide / size_of::<T>()).min(n.next_multiple_of(T::LANES));
    let left = if copies_left { ROWS.min(m) * deep } else { 0 };
    let right = if copies_right { wide } else { strip };
    let scratch = Scratch::<T>::new(right * deep + left);
    let (strips, panel) = (scratch.first, scratch.first.wrapping_add(right * deep));
    let mut j = 0;
    while j < n {
        let columns = wide.min(n - j);
        // The columns that are read in place: whole strips.
        let near = if copies_right {
            0
        } else {
            columns - columns % strip
        };
        let mut l = 0;
        while l < k {
            let depth = deep.min(k - l);
            let right = b.from(l, j);
            // SAFETY: Bounds: the other columns, rounded up to a vector, are at most those that there is room for, and
            // `depth` is at most `deep`; the elements are of `b`. The processor has the vectors.
            unsafe { pack(right.from(0, near), [depth, columns - near], strips) };
            let mut i = 0;
            while i < m {
                let rows = ROWS.min(m - i);
                let mut left = a.from(i, l);
                if copies_left {
                    // SAFETY: Bounds: there is room for `ROWS` rows, or for all of them; the elements are of `a`.
                    unsafe { copy(left, [rows, depth], panel, depth) };
                    left = Elements {
                        first: panel.cast_const(),
                        row: depth,
                        column: 1,
                    };
                }
                // Where little is added up, the result is written row by row.
                let mut r = 0;
                while r < rows {
                    let high = if depth <= SHALLOW {
                        next(rows - r)
                    } else {
                        rows
                    };
                    let mut c = 0;
                    while c < columns {
                        let across = strip.min(columns - c);
                        let wide = across > T::LANES;
                        let right = if c < near {
                            right.from(0, c)
                        } else {
                            Elements {
                                first: strips.wrapping_add((c - near) * depth).cast_const(),
                                row: if wide { strip } else { T::LANES },
                                column: 1,
                            }
                        };
                        let (left, out) = (left.from(r, 0), out.from(i + r, j + c).adding(l > 0));
                        let sizes = [high, depth, across];
                        // SAFETY: Bounds: a copied strip begins after `depth` elements of each column before it; the
                        // rows and columns are within the left factor and the result.
                        unsafe {
                            if wide {
                                tiles::<T, 2>(sizes, left, right, out);
                            } else {
                                tiles::<T, 1>(sizes, left, right, out);
                            }
                        }
                        c += strip;
                    }
                    r += high;
                }
                i += rows;
            }
            l += depth;
        }
        j += columns;
    }
}
/// About how many vectors a product computes with and copies.
///
/// The weights are those with which the faster one of both was chosen for all sizes that were measured (Zen 3): copying
/// a contiguous row costs half a vector for each, transposing it a whole one, a result whose rows are not contiguous two.
fn cost<T: Number>(
    (Sizes { m, k, n }, a, b, out): (Sizes, Elements<T>, Elements<T>, Target<T>),
) -> usize {
    // A rest of one to three rows, or of a single vector of columns, makes tiles that are less than full.
    let rows = m + [0, 3, 2, 1, 0, 0][m % HIGH];
    let columns = match n % (2 * T::LANES) {
        0 => n,
        rest if rest > T::LANES => n.next_multiple_of(2 * T::LANES),
        rest => n - rest + T::LANES * 4 / 3,
    };
    let times = |x: usize, y: usize, halves: usize| x.saturating_mul(y).saturating_mul(halves) / 2;
    let products = times(rows.saturating_mul(columns) / T::LANES, k, 2);
    let left = times(m, k, if a.column == 1 { 0 } else { 2 });
    let right = times(k, n, if b.column == 1 { 1 } else { 2 });
    let written = times(m, n, if out.column == 1 { 0 } else { 4 });
    (products.saturating_add(left).saturating_add(right))
        .saturating_add(written.saturating_mul(k.div_ceil(DEEP)))
}
/// Whether the right factor is read in place: for one tile of rows; where it stays in the first-level cache; for a few
/// rows where a strip stays in the second, whose lines must not all have the same places in it.
fn reads_in_place<T>(Sizes { m, k, n }: Sizes, b: Elements<T>) -> bool {
    let bytes = |elements: usize| elements.saturating_mul(size_of::<T>());
    let all = bytes(k.saturating_mul(n));
    b.column == 1
        && (m <= HIGH
            || all <= LEVEL_1
            || m <= FEW && (all <= LEVEL_2 || !bytes(b.row).is_multiple_of(COLLIDE)))
}
/// The size of a block of the inner size, at most `deep`, a multiple of 8: blocks of equal size, but for the last.
pub(super) fn block(k: usize, deep: usize) -> usize {
    let blocks = k.div_ceil(deep).max(1);
    k.div_ceil(blocks).next_multiple_of(8).min(k)
}
/// The rows of the next tile. A tile of one or two rows has too few sums for the latency of their additions.
#[inline(always)]
fn next(left: usize) -> usize {
    match left {
        0..=HIGH => left,
        7 | 8 => 4,
        _ => HIGH,
    }
}

/// Copies columns of the right factor to strips of two vectors; the last strip has one if that is enough.
///
/// # Safety
/// There is room for the columns, rounded up to a vector; the elements may be read; the processor has the vectors.
#[inline(always)]
unsafe fn pack<T: Number>(b: Elements<T>, [depth, columns]: [usize; 2], strips: *mut T) {
    let strip = const { 2 * T::LANES };
    let whole = columns - columns % strip;
    // SAFETY: Bounds: the caller's promise; each strip begins after `depth` elements of each column before it.
    unsafe {
        if b.column == 1 {
            let mut l = 0;
            while l < depth {
                let lines = LINES.min(depth - l);
                let mut c = 0;
                while c < whole {
                    let to = strips.add(c * depth + l * strip);
                    for line in 0..lines {
                        let from = b.first.add((l + line) * b.row + c);
                        let to = to.add(line * strip);
                        T::write(to, T::read(from));
                        T::write(to.add(T::LANES), T::read(from.add(T::LANES)));
                    }
                    c += strip;
                }
                l += lines;
            }
        } else {
            let mut c = 0;
            while c < whole {
                copy(b.from(0, c), [depth, strip], strips.add(c * depth), strip);
                c += strip;
            }
        }
        let rest = columns - whole;
        if rest > 0 {
            let width = if rest > T::LANES { strip } else { T::LANES };
            let to = strips.add(whole * depth);
            to.write_bytes(0, width * depth);
            copy(b.from(0, whole), [depth, rest], to, width);
        }
    }
}
/// Copies lines, to lines that are `width` elements apart.
///
/// # Safety
/// There is room for them; the elements may be read.
pub(super) unsafe fn copy<T: Arithmetic>(
    from: Elements<T>,
    [lines, columns]: [usize; 2],
    to: *mut T,
    width: usize,
) {
    if from.row == 1 && from.column != 1 {
        let from = Lines {
            first: from.first,
            step: from.column,
        };
        let to = Lines {
            first: to,
            step: width,
        };
        // SAFETY: Bounds: the caller's promise.
        return unsafe { transpose(from, to, [lines, columns]) };
    }
    for l in 0..lines {
        for c in 0..columns {
            // SAFETY: Bounds: the caller's promise.
            unsafe {
                let element = from.first.add(l * from.row + c * from.column);
                to.add(l * width + c).write(element.read());
            }
        }
    }
}

/// Multiplies rows of the left factor by a strip, whose lines are `N` vectors.
///
/// # Safety
/// As above.
#[inline(always)]
unsafe fn tiles<T: Number, const N: usize>(
    [rows, depth, across]: [usize; 3],
    left: Elements<T>,
    strip: Elements<T>,
    out: Target<T>,
) {
    let mut i = 0;
    while i < rows {
        let high = next(rows - i);
        macro_rules! tile {
            ($($n:literal)*) => {
                match high {
                    // SAFETY: Bounds: the caller's promise, for the rows from `i` on.
                    $($n => unsafe {
                        let first = left.first.add(i * left.row);
                        tile::<T, $n, N>([depth, across], (first, left.row), strip, out.from(i, 0));
                    },)*
                    _ => {}
                }
            };
        }
        tile!(1 2 3 4 5 6);
        i += high;
    }
}

/// Adds up the products of `M` rows and a strip, in registers, and writes `across` columns.
///
/// # Safety
/// As above.
#[target_feature(enable = "avx2,fma")]
unsafe fn tile<T: Number, const M: usize, const N: usize>(
    [depth, across]: [usize; 2],
    (left, row): (*const T, usize),
    strip: Elements<T>,
    out: Target<T>,
) {
    // SAFETY: the processor has the vectors.
    let mut sums = [[unsafe { T::zeros() }; N]; M];
    let whole = across == const { N * T::LANES } && out.column == 1;
    // The lines of the result are fetched while the products are computed.
    for i in 0..if depth <= SHALLOW { 0 } else { M } {
        let line = out.first.wrapping_add(i * out.row).cast::<i8>();
        let last = N * T::LANES * size_of::<T>() - 1;
        arch::_mm_prefetch::<{ arch::_MM_HINT_T0 }>(line);
        arch::_mm_prefetch::<{ arch::_MM_HINT_T0 }>(line.wrapping_add(last));
    }
    let (mut first, mut line) = (left, strip.first);
    // The rows from the fourth on: no address then takes more than a base and one of three distances.
    let mut fourth = left.wrapping_add(3 * row);
    macro_rules! steps {
        ($($l:literal)*) => { $({
            // SAFETY: Bounds: the caller's promise: `depth` lines of the strip and of the rows.
            unsafe {
                let mut right = [T::zeros(); N];
                for c in 0..N {
                    right[c] = T::read(line.add($l * strip.row + c * T::LANES));
                }
                for i in 0..M {
                    let x = T::all(if i < 3 {
                        first.add(i * row + $l)
                    } else {
                        fourth.add((i - 3) * row + $l)
                    });
                    for c in 0..N {
                        sums[i][c] = T::plus_product(sums[i][c], x, right[c]);
                    }
                }
            }
        })* };
    }
    let mut l = 0;
    while l + 4 <= depth {
        steps!(0 1 2 3);
        (first, fourth) = (first.wrapping_add(4), fourth.wrapping_add(4));
        line = line.wrapping_add(4 * strip.row);
        l += 4;
    }
    while l < depth {
        steps!(0);
        (first, fourth) = (first.wrapping_add(1), fourth.wrapping_add(1));
        line = line.wrapping_add(strip.row);
        l += 1;
    }
    if whole {
        for (i, sums) in sums.iter().enumerate() {
            for (c, sum) in sums.iter().enumerate() {
                let to = out.first.wrapping_add(i * out.row + c * T::LANES);
                // SAFETY: Bounds: the caller's promise.
                unsafe {
                    let sum = if out.add {
                        T::sum(*sum, T::read(to))
                    } else {
                        *sum
                    };
                    T::write(to, sum);
                }
            }
        }
    } else {
        // SAFETY: Bounds: the caller's promise: the result has `across` columns. Vectors consist of their lanes.
        unsafe { part(out, &sums, across) }
    }
}
/// Writes some columns of a tile.
///
/// # Safety
/// The target has rows for all sums, and the columns.
#[inline(never)]
unsafe fn part<T: Number, const M: usize, const N: usize>(
    out: Target<T>,
    sums: &[[T::Vector; N]; M],
    across: usize,
) {
    let sums = sums.as_ptr().cast::<T>();
    let put = |i: usize, c: usize| {
        // SAFETY: Bounds: the caller's promise. Vectors consist of their lanes.
        unsafe { out.put(i, c, sums.add(i * N * T::LANES + c).read()) };
    };
    if out.row == 1 {
        for c in 0..across {
            for i in 0..M {
                put(i, c);
            }
        }
    } else {
        for i in 0..M {
            for c in 0..across {
                put(i, c);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    extern crate std;
    use std::vec;
    use std::vec::Vec;

    use super::*;

    /// A matrix in memory of exactly the elements that it spans, of small whole numbers: sums of them are exact.
    struct Matrix<T> {
        memory: Vec<T>,
        row: usize,
        column: usize,
    }
    impl<T: Number + From<i8>> Matrix<T> {
        /// `layout`: rows are contiguous, columns are, or neither; with a distance, or without.
        fn new([rows, columns]: [usize; 2], layout: usize, seed: usize) -> Self {
            let (row, column) = match layout {
                0 => (columns, 1),
                1 => (columns + 3, 1),
                2 => (1, rows),
                3 => (1, rows + 5),
                4 => (2 * columns + 1, 2),
                _ => (0, 1),
            };
            let span = (rows - 1) * row + (columns - 1) * column + 1;
            let number = |i: usize| T::from(((i * 7 + seed) % 13) as i8 - 6);
            Self {
                memory: (0..span).map(number).collect(),
                row,
                column,
            }
        }
        fn elements(&self) -> Elements<T> {
            Elements {
                first: self.memory.as_ptr(),
                row: self.row,
                column: self.column,
            }
        }
        fn target(&mut self, add: bool) -> Target<T> {
            Target {
                first: self.memory.as_mut_ptr(),
                row: self.row,
                column: self.column,
                add,
            }
        }
        fn at(&self, i: usize, j: usize) -> T {
            self.memory[i * self.row + j * self.column]
        }
    }

    fn check<T: Number + From<i8> + core::fmt::Debug>(
        sizes: Sizes,
        layouts: [usize; 3],
        add: bool,
    ) {
        let Sizes { m, k, n } = sizes;
        let a = Matrix::<T>::new([m, k], layouts[0], 1);
        let b = Matrix::<T>::new([k, n], layouts[1], 2);
        let mut out = Matrix::<T>::new([m, n], layouts[2], 3);
        let mut wanted = out.memory.clone();
        for i in 0..m {
            for j in 0..n {
                let place = &mut wanted[i * out.row + j * out.column];
                let mut sum = if add { *place } else { T::from(0) };
                for l in 0..k {
                    sum = sum.plus(a.at(i, l).times(b.at(l, j)));
                }
                *place = sum;
            }
        }
        // SAFETY: Bounds: each has the elements of its sizes and strides.
        let done = unsafe { packed(sizes, a.elements(), b.elements(), out.target(add)) };
        assert_eq!(done, packs(TypeId::of::<T>()));
        if done {
            assert!(out.memory == wanted, "{m} {k} {n} {layouts:?} {add}");
        }
    }

    // The sizes by turns in one type and in the other.
    fn check_all<Even, Odd>()
    where
        Even: Number + From<i8> + core::fmt::Debug,
        Odd: Number + From<i8> + core::fmt::Debug,
    {
        let all = [
            (2, 3, 2),
            (5, 9, 7),
            (6, 8, 16),
            (7, 64, 33),
            (8, 12, 40),
            (9, 385, 9),
            (13, 390, 25),
            (8, 9, 270),
            (97, 5, 18),
            (100, 386, 8),
            (200, 769, 4),
            (4, 8, 1040),
            (97, 9, 1048),
            (10, 30, 304),
            (130, 40, 300),
            (200, 20, 1100),
            (40, 260, 100),
        ];
        for (at, (m, k, n)) in all.into_iter().enumerate() {
            let sizes = Sizes { m, k, n };
            let large = m * k * n > 1 << 15;
            for i in 0..if large { 6 } else { 36 } {
                let right = if large { (i + 2) % 6 } else { i / 6 };
                match at % 2 {
                    0 => check::<Even>(sizes, [i % 6, right, (i + 1) % 5], i % 2 == 0),
                    _ => check::<Odd>(sizes, [i % 6, right, i % 5], i % 3 == 0),
                }
            }
        }
    }
    #[test]
    fn products_are_those_of_plain_loops_in_every_layout() {
        check_all::<f32, f64>();
    }
    #[test]
    #[ignore = "takes long; `.ci/suites` runs it"]
    fn more_products_are_those_of_plain_loops_in_every_layout() {
        check_all::<f64, f32>();
    }

    #[test]
    fn a_part_of_a_product_is_the_same_bits() {
        let (m, k, n) = (70, 900, 45);
        let number = |i: usize| ((i * 7919 + 12_345) % 1009) as f32 / 1009.0 - 0.5;
        let a: Vec<f32> = (0..m * k).map(number).collect();
        let b: Vec<f32> = (0..k * n).map(|i| number(i + 5)).collect();
        let product = |rows: [usize; 2], columns: [usize; 2], out: &mut Vec<f32>| {
            let target = Target {
                first: out.as_mut_ptr(),
                row: n,
                column: 1,
                add: false,
            };
            let [a, b] = [(&a, k), (&b, n)].map(|(x, row)| Elements {
                first: x.as_ptr(),
                row,
                column: 1,
            });
            let sizes = Sizes {
                m: rows[1] - rows[0],
                k,
                n: columns[1] - columns[0],
            };
            let target = target.from(rows[0], columns[0]);
            // SAFETY: Bounds: the rows and columns are within the matrices.
            unsafe { packed(sizes, a.from(rows[0], 0), b.from(0, columns[0]), target) }
        };
        let (mut whole, mut parts) = (vec![0.0; m * n], vec![0.0; m * n]);
        if !product([0, m], [0, n], &mut whole) {
            return;
        }
        for rows in [[0, 3], [3, 9], [9, 28], [28, m]] {
            for columns in [[0, 16], [16, 18], [18, n]] {
                product(rows, columns, &mut parts);
            }
        }
        assert_eq!(whole, parts);
    }
}
