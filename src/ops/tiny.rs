//! Small products of floats in registers of AVX, compiled for their sizes and strides.
//!
//! The vectors are named, not left to the compiler: where it knows all sizes it unrolls every loop, and what it then
//! makes vectors of are often the wrong elements.

use core::any::TypeId;
use core::arch::x86_64 as arch;

use super::gemm::{Elements, Sizes, Target};

/// Floats side by side.
///
/// # Safety
/// The processor has AVX where a method is called. Nothing is fused: results are those of one float after the other.
trait Vector: Copy {
    type Of: Copy;
    const LEN: usize;
    unsafe fn read(from: *const Self::Of) -> Self;
    unsafe fn write(self, to: *mut Self::Of);
    /// The same float in all lanes.
    unsafe fn all(from: *const Self::Of) -> Self;
    unsafe fn times(self, other: Self) -> Self;
    unsafe fn plus(self, other: Self) -> Self;
}
macro_rules! vectors {
    ($($V:ident of $T:ident $n:literal: $read:ident $write:ident $all:ident $times:ident $plus:ident;)*) => { $(
        impl Vector for arch::$V {
            type Of = $T;
            const LEN: usize = $n;
            #[inline(always)]
            unsafe fn read(from: *const $T) -> Self {
                // SAFETY: the caller's promise; neither this nor the write needs to be aligned.
                unsafe { arch::$read(from) }
            }
            #[inline(always)]
            unsafe fn write(self, to: *mut $T) {
                // SAFETY: the caller's promise.
                unsafe { arch::$write(to, self) }
            }
            #[inline(always)]
            unsafe fn all(from: *const $T) -> Self {
                // SAFETY: the caller's promise.
                unsafe { arch::$all(*from) }
            }
            #[inline(always)]
            unsafe fn times(self, other: Self) -> Self {
                // SAFETY: the caller's promise.
                unsafe { arch::$times(self, other) }
            }
            #[inline(always)]
            unsafe fn plus(self, other: Self) -> Self {
                // SAFETY: the caller's promise.
                unsafe { arch::$plus(self, other) }
            }
        }
    )* };
}
vectors! {
    __m256 of f32 8: _mm256_loadu_ps _mm256_storeu_ps _mm256_set1_ps _mm256_mul_ps _mm256_add_ps;
    __m128 of f32 4: _mm_loadu_ps _mm_storeu_ps _mm_set1_ps _mm_mul_ps _mm_add_ps;
    __m256d of f64 4: _mm256_loadu_pd _mm256_storeu_pd _mm256_set1_pd _mm256_mul_pd _mm256_add_pd;
    __m128d of f64 2: _mm_loadu_pd _mm_storeu_pd _mm_set1_pd _mm_mul_pd _mm_add_pd;
}

/// Writes the product of two matrices of floats, the columns of the right one and of the product one element apart, with
/// at least half a vector of columns. The sizes are above 0.
///
/// # Safety
/// The processor has AVX; `a` is read at `[m, k]`, `b` at `[k, n]`, and `out` is written at `[m, n]`.
#[inline(always)]
pub(super) unsafe fn product<T: 'static>(
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
                return unsafe { product.write::<arch::$V, arch::$Half>() };
            }
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
    /// Two vectors of columns at a time, or one, or halves; the last ones overlap those before, and write the same.
    #[inline(always)]
    unsafe fn write<V: Vector<Of = T>, H: Vector<Of = T>>(&self) {
        let n = self.sizes.n;
        let mut j = 0;
        // SAFETY: the caller's promise: the columns are below `n`.
        unsafe {
            while n - j >= 2 * V::LEN {
                self.rows::<V, 4, 2>([j, j + V::LEN]);
                j += 2 * V::LEN;
            }
            let rest = n - j;
            if rest == 0 {
            } else if rest > V::LEN {
                self.rows::<V, 4, 2>([j, n - V::LEN]);
            } else if n >= V::LEN && rest > H::LEN {
                self.rows::<V, 8, 1>([n - V::LEN]);
            } else if rest > H::LEN {
                self.rows::<H, 4, 2>([j, n - H::LEN]);
            } else {
                self.rows::<H, 8, 1>([n - H::LEN]);
            }
        }
    }

    /// These columns of all rows, `M` rows at a time.
    #[inline(always)]
    unsafe fn rows<V: Vector<Of = T>, const M: usize, const C: usize>(&self, columns: [usize; C]) {
        let m = self.sizes.m;
        let mut i = 0;
        // SAFETY: the caller's promise: the rows are below `m`.
        unsafe {
            while m - i >= M {
                self.tile::<V, M, C>(i, columns);
                i += M;
            }
            if M > 4 && m - i >= 4 {
                self.tile::<V, 4, C>(i, columns);
                i += 4;
            }
            match m - i {
                3 => self.tile::<V, 3, C>(i, columns),
                2 => self.tile::<V, 2, C>(i, columns),
                1 => self.tile::<V, 1, C>(i, columns),
                _ => {}
            }
        }
    }

    /// `M` rows and `C` vectors of columns, in registers.
    #[inline(always)]
    unsafe fn tile<V: Vector<Of = T>, const M: usize, const C: usize>(
        &self,
        i: usize,
        columns: [usize; C],
    ) {
        // SAFETY: the caller's promise.
        unsafe {
            let a = self.a.add(i * self.steps[0]);
            // Loops, not closures: a closure that is a function of its own is not one with vectors.
            let mut sums = [[V::read(self.b.add(columns[0])); C]; M];
            for l in 0..self.sizes.k {
                let mut right = [V::read(self.b.add(l * self.b_row + columns[0])); C];
                for c in 1..C {
                    right[c] = V::read(self.b.add(l * self.b_row + columns[c]));
                }
                for (r, sums) in sums.iter_mut().enumerate() {
                    let x = V::all(a.add(r * self.steps[0] + l * self.steps[1]));
                    for (sum, y) in sums.iter_mut().zip(right) {
                        // The first product is not added to 0: that would lose the sign of -0.
                        let product = x.times(y);
                        *sum = if l == 0 { product } else { sum.plus(product) };
                    }
                }
            }
            for (r, sums) in sums.into_iter().enumerate() {
                for (sum, j) in sums.into_iter().zip(columns) {
                    sum.write(self.out.add((i + r) * self.out_row + j));
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

    // All sizes up to a strip and what remains of one, dense and with gaps, the left factor in both orders: the very
    // bits of sums in order, and nothing else is written.
    fn check<T: Copy + 'static + PartialEq + core::fmt::Debug>(
        least: usize,
        of: impl Fn(usize) -> T,
        times: impl Fn(T, T) -> T,
        plus: impl Fn(T, T) -> T,
    ) {
        if !std::is_x86_feature_detected!("avx") {
            return;
        }
        for m in 1..10 {
            for n in (least..2 * least + 2).chain(4 * least - 1..5 * least + 3) {
                for k in [1, 2, 4, 7] {
                    for gap in [0, 3] {
                        let (b_row, out_row) = (n + gap, n + 2 * gap);
                        for [row, column] in [[k + gap, 1], [1, m + gap]] {
                            let a: Vec<T> = (0..(m + gap) * (k + gap)).map(|i| of(7 * i)).collect();
                            let b: Vec<T> = (0..k * b_row).map(|i| of(5 * i + 3)).collect();
                            let mut out: Vec<T> = (0..m * out_row).map(|_| of(1000)).collect();
                            #[target_feature(enable = "avx")]
                            fn with_avx<T: 'static>(
                                sizes: Sizes,
                                a: Elements<T>,
                                b: Elements<T>,
                                out: Target<T>,
                            ) {
                                // SAFETY: the sizes and steps are those of the vectors.
                                unsafe { product(sizes, a, b, out) }
                            }
                            // SAFETY: the processor has AVX.
                            unsafe {
                                with_avx(
                                    Sizes { m, k, n },
                                    Elements {
                                        first: a.as_ptr(),
                                        row,
                                        column,
                                    },
                                    Elements {
                                        first: b.as_ptr(),
                                        row: b_row,
                                        column: 1,
                                    },
                                    Target {
                                        first: out.as_mut_ptr(),
                                        row: out_row,
                                        column: 1,
                                        add: false,
                                    },
                                );
                            }
                            for i in 0..m {
                                for j in 0..out_row {
                                    let product =
                                        |l: usize| times(a[i * row + l * column], b[l * b_row + j]);
                                    let right = if j < n {
                                        (1..k).fold(product(0), |sum, l| plus(sum, product(l)))
                                    } else {
                                        of(1000)
                                    };
                                    assert_eq!(
                                        out[i * out_row + j],
                                        right,
                                        "[{m}, {k}] · [{k}, {n}], gap {gap}"
                                    );
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn products_in_vectors_are_sums_in_order() {
        let number = |i: usize| ((i * 37 + 11) % 101) as f32 / 7.0 - 6.0;
        check(4, number, |a, b| a * b, |a, b| a + b);
        check(2, |i| number(i) as f64, |a, b| a * b, |a, b| a + b);
    }
}
