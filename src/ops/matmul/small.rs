//! Small float products in AVX registers, compiled for their sizes and strides.
//!
//! The vectors are explicit, not left to the compiler: if the compiler knows all sizes it unrolls every loop, and then
//! often vectorizes over the wrong elements.

use core::any::TypeId;
use core::arch::x86_64 as arch;
use core::mem::transmute;

use super::gemm::{Elements, Sizes, Target};
use crate::expr::simd_dispatch::{Guaranteed, Vectors};

/// A vector of floats.
///
/// # Safety
/// The processor has AVX when a method is called, and fused multiply-add for `times_plus` of vectors `L` that are fused;
/// vectors of 16 bytes require only SSE2. The results are those of scalar operations on each float.
trait Vector: Copy {
    type Of: Copy;
    const LEN: usize;
    unsafe fn read(from: *const Self::Of) -> Self;
    unsafe fn write(self, to: *mut Self::Of);
    /// Loads the first `n` floats, fewer than there are lanes; later floats are not read.
    unsafe fn read_some(from: *const Self::Of, n: usize) -> Self;
    unsafe fn write_some(self, to: *mut Self::Of, n: usize);
    /// The same float in all lanes.
    unsafe fn all(from: *const Self::Of) -> Self;
    unsafe fn times(self, other: Self) -> Self;
    unsafe fn plus(self, other: Self) -> Self;
    unsafe fn times_plus<L: Vectors>(self, by: Self, to: Self) -> Self;
}
macro_rules! vectors {
    ($(
        $V:ident of $T:ident $n:literal: $read:ident $write:ident $all:ident $times:ident $plus:ident $fused:ident
        $(by halves, $low:ident $write_low:ident; masked by $I:ident, $masked:ident)?;
    )*) => { $(
        impl Vector for arch::$V {
            type Of = $T;
            const LEN: usize = $n;
            #[cfg_attr(not(unoptimised), inline(always))]
            unsafe fn read(from: *const $T) -> Self {
                // SAFETY: the caller's promise; neither this nor the write needs to be aligned.
                unsafe { arch::$read(from) }
            }
            #[cfg_attr(not(unoptimised), inline(always))]
            unsafe fn write(self, to: *mut $T) {
                // SAFETY: the caller's promise.
                unsafe { arch::$write(to, self) }
            }
            #[cfg_attr(not(unoptimised), inline(always))]
            #[allow(unreachable_code)]
            unsafe fn read_some(from: *const $T, n: usize) -> Self {
                $(
                    let mut mask: [$I; $n] = [0; $n];
                    for (c, lane) in mask.iter_mut().enumerate() {
                        *lane = if c < n { -1 } else { 0 };
                    }
                    // SAFETY: the caller's promise: masked-out floats are not read. The mask has the bits of as many
                    // lanes.
                    return unsafe { arch::$masked(from, transmute::<[$I; $n], arch::__m256i>(mask)) };
                )?
                let mut lanes: [$T; $n] = [0.0; $n];
                for (c, lane) in lanes.iter_mut().enumerate() {
                    if c < n {
                        // SAFETY: the caller's promise.
                        *lane = unsafe { from.add(c).read() };
                    }
                }
                // SAFETY: a vector consists of its lanes.
                unsafe { transmute::<[$T; $n], Self>(lanes) }
            }
            #[cfg_attr(not(unoptimised), inline(always))]
            unsafe fn write_some(self, to: *mut $T, n: usize) {
                let done = 0;
                $(
                    // SAFETY: the caller's promise: half the lanes are among the first `n`.
                    unsafe { arch::$write_low(to, arch::$low(self)) };
                    let done = done + $n / 2;
                )?
                // SAFETY: a vector consists of its lanes.
                let lanes = unsafe { transmute::<Self, [$T; $n]>(self) };
                for (c, lane) in lanes.into_iter().enumerate() {
                    if c >= done && c < n {
                        // SAFETY: the caller's promise.
                        unsafe { to.add(c).write(lane) };
                    }
                }
            }
            #[cfg_attr(not(unoptimised), inline(always))]
            unsafe fn all(from: *const $T) -> Self {
                // SAFETY: the caller's promise.
                unsafe { arch::$all(*from) }
            }
            #[cfg_attr(not(unoptimised), inline(always))]
            unsafe fn times(self, other: Self) -> Self {
                // SAFETY: the caller's promise.
                unsafe { arch::$times(self, other) }
            }
            #[cfg_attr(not(unoptimised), inline(always))]
            unsafe fn plus(self, other: Self) -> Self {
                // SAFETY: the caller's promise.
                unsafe { arch::$plus(self, other) }
            }
            #[cfg_attr(not(unoptimised), inline(always))]
            unsafe fn times_plus<L: Vectors>(self, by: Self, to: Self) -> Self {
                // SAFETY: the caller's promise.
                unsafe {
                    if const { L::FUSED } {
                        arch::$fused(self, by, to)
                    } else {
                        to.plus(self.times(by))
                    }
                }
            }
        }
    )* };
}
vectors! {
    __m256 of f32 8: _mm256_loadu_ps _mm256_storeu_ps _mm256_set1_ps _mm256_mul_ps _mm256_add_ps _mm256_fmadd_ps
        by halves, _mm256_castps256_ps128 _mm_storeu_ps; masked by i32, _mm256_maskload_ps;
    __m128 of f32 4: _mm_loadu_ps _mm_storeu_ps _mm_set1_ps _mm_mul_ps _mm_add_ps _mm_fmadd_ps;
    __m256d of f64 4: _mm256_loadu_pd _mm256_storeu_pd _mm256_set1_pd _mm256_mul_pd _mm256_add_pd _mm256_fmadd_pd
        by halves, _mm256_castpd256_pd128 _mm_storeu_pd; masked by i64, _mm256_maskload_pd;
    __m128d of f64 2: _mm_loadu_pd _mm_storeu_pd _mm_set1_pd _mm_mul_pd _mm_add_pd _mm_fmadd_pd;
}

/// Writes the product of two float matrices. The columns of the right matrix and of the product are one element apart,
/// and there is at least half a vector of columns. The sizes are above 0.
///
/// # Safety
/// The processor has AVX; `a` is read at `[m, k]`, `b` at `[k, n]`, and `out` is written at `[m, n]`.
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) unsafe fn product<T: 'static, L: Vectors>(
    sizes: Sizes,
    a: Elements<T>,
    b: Elements<T>,
    out: Target<T>,
) {
    macro_rules! of {
        ($T:ident $V:ident $Half:ident) => {
            if TypeId::of::<T>() == TypeId::of::<$T>() {
                let product = Product::<$T> {
                    sizes,
                    a: a.first.cast(),
                    steps: [a.row, a.column],
                    b: b.first.cast(),
                    b_row: b.row,
                    out: out.first.cast(),
                    out_row: out.row,
                };
                // SAFETY: the caller's promise.
                return unsafe { product.write::<L, arch::$V, arch::$Half>() };
            }
        };
    }
    if TypeId::of::<T>() == TypeId::of::<f32>()
        && sizes.k == 4
        && sizes.n == 4
        && a.row == 4
        && a.column == 1
        && out.row == 4
    {
        // SAFETY: the caller's promise.
        return unsafe {
            fours::<L>(
                sizes.m,
                a.first.cast(),
                (b.first.cast(), b.row),
                out.first.cast(),
            )
        };
    }
    of!(f32 __m256 __m128);
    of!(f64 __m256d __m128d);
}

struct Product<T> {
    sizes: Sizes,
    a: *const T,
    steps: [usize; 2],
    b: *const T,
    b_row: usize,
    out: *mut T,
    out_row: usize,
}
impl<T: Copy> Product<T> {
    /// Processes two vectors of columns at a time, or one, or halves; the last ones overlap the previous ones, and
    /// write the same values.
    ///
    /// # Safety
    /// As for [`product`].
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn write<L: Vectors, V: Vector<Of = T>, H: Vector<Of = T>>(&self) {
        let n = self.sizes.n;
        let mut j = 0;
        // SAFETY: the caller's promise: the columns are less than `n`.
        unsafe {
            if n > H::LEN && n < V::LEN {
                return self.rows::<L, V, 8, 1, true>([0]);
            }
            while n - j >= 2 * V::LEN {
                self.rows::<L, V, 4, 2, false>([j, j + V::LEN]);
                j += 2 * V::LEN;
            }
            let rest = n - j;
            if rest == 0 {
            } else if rest > V::LEN {
                self.rows::<L, V, 4, 2, false>([j, n - V::LEN]);
            } else if n >= V::LEN && rest > H::LEN {
                self.rows::<L, V, 8, 1, false>([n - V::LEN]);
            } else if rest > H::LEN {
                self.rows::<L, H, 4, 2, false>([j, n - H::LEN]);
            } else {
                self.rows::<L, H, 8, 1, false>([n - H::LEN]);
            }
        }
    }

    /// Computes these columns of all rows, in blocks of at most `MOST` rows, as many at a time as possible.
    ///
    /// # Safety
    /// As for [`product`]; the columns belong to vectors that are within a row, or are the first ones of a narrow row.
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn rows<
        L: Vectors,
        V: Vector<Of = T>,
        const MOST: usize,
        const C: usize,
        const NARROW: bool,
    >(
        &self,
        columns: [usize; C],
    ) {
        let m = self.sizes.m;
        let parts = m.div_ceil(MOST);
        let (rows, more) = (m / parts, m % parts);
        let mut i = 0;
        macro_rules! tiles {
            ($times:expr, $rows:expr; $($m:literal)*) => {
                for _ in 0..$times {
                    // SAFETY: the caller's promise: the rows are less than `m`.
                    unsafe {
                        match $rows {
                            $( $m if $m <= MOST => self.tile::<L, V, $m, C, NARROW>(i, columns), )*
                            _ => {}
                        }
                    }
                    i += $rows;
                }
            };
        }
        tiles!(more, rows + 1; 1 2 3 4 5 6 7 8);
        tiles!(parts - more, rows; 1 2 3 4 5 6 7 8);
    }

    /// Computes `M` rows and `C` vectors of columns in registers. Narrow rows are shorter than a vector and longer than
    /// half of one: if they are contiguous, a vector also reads or writes a part of the next row, which is written
    /// afterwards.
    ///
    /// # Safety
    /// As for [`product`]; there are `M` rows starting at `i`, and the columns are as for `rows`.
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn tile<
        L: Vectors,
        V: Vector<Of = T>,
        const M: usize,
        const C: usize,
        const NARROW: bool,
    >(
        &self,
        i: usize,
        columns: [usize; C],
    ) {
        let Sizes { m, k, n } = self.sizes;
        // SAFETY: the caller's promise; if rows of `n` elements are `n` apart, the elements between two rows belong to
        // them.
        unsafe {
            let a = self.a.add(i * self.steps[0]);
            // Loops, not closures: a closure that is compiled as a separate function does not have the vector
            // instructions enabled.
            macro_rules! read {
                ($l:expr, $j:expr) => {{
                    let place = self.b.add($l * self.b_row + $j);
                    if NARROW && !(self.b_row == n && $l + 1 < k) {
                        V::read_some(place, n)
                    } else {
                        V::read(place)
                    }
                }};
            }
            let mut sums = [[read!(0, columns[0]); C]; M];
            for l in 0..k {
                let mut right = [read!(l, columns[0]); C];
                for c in 1..C {
                    right[c] = read!(l, columns[c]);
                }
                for (r, sums) in sums.iter_mut().enumerate() {
                    let x = V::all(a.add(r * self.steps[0] + l * self.steps[1]));
                    for (sum, y) in sums.iter_mut().zip(right) {
                        // The first product is not added to 0: that would lose the sign of -0.
                        *sum = if l == 0 {
                            x.times(y)
                        } else {
                            x.times_plus::<L>(y, *sum)
                        };
                    }
                }
            }
            for (r, sums) in sums.into_iter().enumerate() {
                for (sum, j) in sums.into_iter().zip(columns) {
                    let place = self.out.add((i + r) * self.out_row + j);
                    if NARROW && !(self.out_row == n && i + r + 1 < m) {
                        sum.write_some(place, n);
                    } else {
                        sum.write(place);
                    }
                }
            }
        }
    }
}

/// The product with a four by four matrix, two rows in an AVX vector.
///
/// # Safety
/// The processor has AVX; rows of four are contiguous in `a` and `out`, and `b_row` apart in `b`.
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn fours<L: Vectors>(
    m: usize,
    a: *const f32,
    (b, b_row): (*const f32, usize),
    out: *mut f32,
) {
    // SAFETY: the caller's promise.
    unsafe {
        let mut right = [arch::_mm256_setzero_ps(); 4];
        for (l, right) in right.iter_mut().enumerate() {
            // Not `_mm256_broadcast_ps`, which takes a reference: the row may be unaligned. The instruction is the
            // same.
            let row = arch::_mm_loadu_ps(b.add(l * b_row));
            *right = arch::_mm256_set_m128(row, row);
        }
        let mut i = 0;
        while m - i >= 2 {
            let left = arch::_mm256_loadu_ps(a.add(4 * i));
            let mut sum = arch::_mm256_permute_ps::<0b00_00_00_00>(left).times(right[0]);
            sum = arch::_mm256_permute_ps::<0b01_01_01_01>(left).times_plus::<L>(right[1], sum);
            sum = arch::_mm256_permute_ps::<0b10_10_10_10>(left).times_plus::<L>(right[2], sum);
            sum = arch::_mm256_permute_ps::<0b11_11_11_11>(left).times_plus::<L>(right[3], sum);
            arch::_mm256_storeu_ps(out.add(4 * i), sum);
            i += 2;
        }
        if i < m {
            let mut rows = [arch::_mm_setzero_ps(); 4];
            for (row, right) in rows.iter_mut().zip(right) {
                *row = arch::_mm256_castps256_ps128(right);
            }
            row_of_four::<L>(a.add(4 * i), rows).write(out.add(4 * i));
        }
    }
}

/// Four floats times a four by four matrix.
///
/// # Safety
/// Four floats are read; the processor has the vectors `L`.
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn row_of_four<L: Vectors>(a: *const f32, right: [arch::__m128; 4]) -> arch::__m128 {
    // SAFETY: the caller's promise; SSE2 is available.
    unsafe {
        let left = arch::_mm_loadu_ps(a);
        let mut sum = arch::_mm_shuffle_ps::<0b00_00_00_00>(left, left).times(right[0]);
        sum = arch::_mm_shuffle_ps::<0b01_01_01_01>(left, left).times_plus::<L>(right[1], sum);
        sum = arch::_mm_shuffle_ps::<0b10_10_10_10>(left, left).times_plus::<L>(right[2], sum);
        arch::_mm_shuffle_ps::<0b11_11_11_11>(left, left).times_plus::<L>(right[3], sum)
    }
}

/// Whether a product, if it is of type `f32`, is so small that the whole right factor fits in four SSE registers.
pub(super) const fn is_few(
    Sizes { m, k, n }: Sizes,
    [a, b, out]: [[usize; 2]; 3],
    bytes: usize,
) -> bool {
    let rows = b[1] == 1 && out[1] == 1 && bytes == 4;
    let pair = m == 2 && k == 2 && n == 2 && a[0] == 2 && a[1] == 1 && b[0] == 2 && out[0] == 2;
    rows && (pair || (m > 1 && m <= 16 && k > 0 && k <= 4 && (n == 3 || n == 4)))
}

/// Writes a product of [few](is_few) floats.
///
/// # Safety
/// As for [`product`], without AVX.
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) unsafe fn few<T: 'static>(
    Sizes { m, k, n }: Sizes,
    a: Elements<T>,
    b: Elements<T>,
    out: Target<T>,
) {
    let (left, right, to) = (a.first.cast(), b.first.cast(), out.first.cast::<f32>());
    // SAFETY: the caller's promise.
    unsafe {
        if m == 2 && n == 2 && k == 2 && a.row == 2 && b.row == 2 && out.row == 2 {
            return pair(left, right, to);
        }
        // Each row of three is read together with the first float of the next row.
        let mut lines = [arch::_mm_setzero_ps(); 4];
        for (l, line) in lines.iter_mut().enumerate() {
            if l < k {
                let from = right.add(l * b.row);
                *line = if n == 4 || (b.row == n && l + 1 < k) {
                    Vector::read(from)
                } else {
                    Vector::read_some(from, n)
                };
            }
        }
        for i in 0..m {
            let left = left.add(i * a.row);
            let sum = if k == 4 && a.column == 1 {
                row_of_four::<Guaranteed>(left, lines)
            } else {
                let mut sum = lines[0];
                for (l, line) in lines.into_iter().enumerate() {
                    if l < k {
                        let product = arch::__m128::all(left.add(l * a.column)).times(line);
                        sum = if l == 0 { product } else { sum.plus(product) };
                    }
                }
                sum
            };
            let place = to.add(i * out.row);
            if n == 4 || (out.row == n && i + 1 < m) {
                sum.write(place);
            } else {
                sum.write_some(place, n);
            }
        }
    }
}

/// The product of two matrices of two by two floats, each in one register.
///
/// # Safety
/// Four floats are read from `a` and from `b`, and four are written.
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn pair(a: *const f32, b: *const f32, out: *mut f32) {
    // SAFETY: the caller's promise; SSE2 is available.
    unsafe {
        let (a, b) = (arch::_mm_loadu_ps(a), arch::_mm_loadu_ps(b));
        let (first, second) = (arch::_mm_movelh_ps(b, b), arch::_mm_movehl_ps(b, b));
        let product = arch::_mm_shuffle_ps::<0b10_10_00_00>(a, a).times(first);
        let sum = product.plus(arch::_mm_shuffle_ps::<0b11_11_01_01>(a, a).times(second));
        sum.write(out);
    }
}

#[cfg(test)]
mod tests {
    extern crate std;
    use super::*;
    use crate::expr::simd_dispatch::OfBytes;
    use crate::placed::{Placed, offsets};
    use std::vec::Vec;

    // All sizes up to a strip and a remainder of one, dense and with gaps, the left factor in both orders, each operand
    // at each alignment: the results are bitwise identical to sequential sums, and no other element is written.
    fn check<T: Copy + 'static + PartialEq + core::fmt::Debug>(
        columns: impl Iterator<Item = usize> + Clone,
        of: impl Fn(usize) -> T,
        times: impl Fn(T, T) -> T,
        plus: impl Fn(T, T) -> T,
        takes: impl Fn(Sizes, [[usize; 2]; 3]) -> bool,
        product: unsafe fn(Sizes, Elements<T>, Elements<T>, Target<T>),
    ) -> usize {
        let mut count = 0;
        for m in 1..10 {
            for n in columns.clone() {
                for k in [1, 2, 3, 4, 7] {
                    for gap in [0, 3] {
                        let (b_row, out_row) = (n + gap, n + 2 * gap);
                        for [row, column] in [[k + gap, 1], [1, m + gap]] {
                            let sizes = Sizes { m, k, n };
                            if !takes(sizes, [[row, column], [b_row, 1], [out_row, 1]]) {
                                continue;
                            }
                            count += 1;
                            if cfg!(miri) && !matches!((m, n % 4, k), (2 | 5 | 9, 0 | 3, 1 | 4)) {
                                continue;
                            }
                            // The buffers hold only the elements that are read and written.
                            let a = (0..(m - 1) * row + (k - 1) * column + 1).map(|i| of(7 * i));
                            let b = (0..(k - 1) * b_row + n).map(|i| of(5 * i + 3));
                            let (left, right): (Vec<T>, Vec<T>) =
                                (a.clone().collect(), b.clone().collect());
                            let mut expected: Vec<T> =
                                (0..(m - 1) * out_row + n).map(|_| of(1000)).collect();
                            for i in 0..m {
                                for j in 0..n {
                                    let product = |l: usize| {
                                        times(left[i * row + l * column], right[l * b_row + j])
                                    };
                                    expected[i * out_row + j] =
                                        (1..k).fold(product(0), |sum, l| plus(sum, product(l)));
                                }
                            }
                            for offsets in offsets::<3>() {
                                let a = Placed::new(offsets[0], a.clone());
                                let b = Placed::new(offsets[1], b.clone());
                                let mut out =
                                    Placed::new(offsets[2], expected.iter().map(|_| of(1000)));
                                let left = Elements {
                                    first: a.as_ptr(),
                                    row,
                                    column,
                                };
                                let right = Elements {
                                    first: b.as_ptr(),
                                    row: b_row,
                                    column: 1,
                                };
                                let target = Target {
                                    first: out.as_mut_ptr(),
                                    row: out_row,
                                    column: 1,
                                    add: false,
                                };
                                // SAFETY: the sizes and steps are those of the memory; the processor has the required
                                // features.
                                unsafe { product(sizes, left, right, target) };
                                assert!(
                                    out.as_slice() == expected,
                                    "[{m}, {k}] · [{k}, {n}], gap {gap}, at {offsets:?}: {:?}, not {expected:?}",
                                    out.as_slice()
                                );
                            }
                        }
                    }
                }
            }
        }
        count
    }
    fn number(i: usize) -> f32 {
        ((i * 37 + 11) % 101) as f32 / 7.0 - 6.0
    }

    // Every other number of columns, from the first or the second.
    fn check_vectors(first: usize) {
        if !std::is_x86_feature_detected!("avx") {
            return;
        }
        #[target_feature(enable = "avx")]
        unsafe fn with_avx<T: 'static>(
            sizes: Sizes,
            a: Elements<T>,
            b: Elements<T>,
            out: Target<T>,
        ) {
            // SAFETY: the caller's promise.
            unsafe { product::<T, OfBytes<32>>(sizes, a, b, out) }
        }
        let columns = |least: usize, first: usize| {
            let all = (least..2 * least + 2).chain(4 * least - 1..5 * least + 3);
            all.skip(first).step_by(2)
        };
        check(
            columns(4, first),
            number,
            |a, b| a * b,
            |a, b| a + b,
            |_, _| true,
            with_avx,
        );
        check(
            columns(2, 1 - first),
            |i| number(i) as f64,
            |a, b| a * b,
            |a, b| a + b,
            |_, _| true,
            with_avx,
        );
    }
    #[test]
    fn products_in_vectors_are_sums_in_order_at_every_alignment() {
        check_vectors(0);
    }
    #[test]
    #[ignore = "takes long; `.ci/suites` runs it"]
    fn more_products_in_vectors_are_sums_in_order_at_every_alignment() {
        check_vectors(1);
    }

    #[test]
    fn products_of_few_numbers_are_sums_in_order_at_every_alignment() {
        let takes = |sizes, steps| is_few(sizes, steps, 4);
        let count = check(2..6, number, |a, b| a * b, |a, b| a + b, takes, few::<f32>);
        // Eight numbers of rows, two of columns, four depths, gaps, and orders; and one product of two by two.
        assert_eq!(count, 8 * 2 * 4 * 2 * 2 + 1);
    }
}
