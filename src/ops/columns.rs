//! Adjacent elements as values that stay in registers, for tiles of products.

use core::ops::Range;

use crate::expr::simd_dispatch::Vectors;
use crate::ops::Arithmetic;
use crate::ops::element_traits::multiply_add;
use crate::ops::reduce::join_lanes;

/// `C` adjacent columns, as a value that stays in registers.
///
/// # Safety
/// The processor has the vectors when a method is called.
pub(crate) trait Columns<T, const C: usize>: Copy {
    unsafe fn zeros() -> Self;
    unsafe fn read(from: *const T) -> Self;
    unsafe fn write(self, to: *mut T);
    /// Writes the columns in a range; `to` is the place of the first column, whether that is in the range or not.
    #[cfg_attr(not(feature = "std"), allow(dead_code))]
    unsafe fn write_part(self, to: *mut T, part: Range<usize>);
    /// `self + weight * x`, fused where `V` is.
    unsafe fn plus_product<V: Vectors>(self, weight: *const T, x: Self) -> Self;
    unsafe fn plus(self, bias: T) -> Self;
    /// `self + x * y`, fused where `V` is.
    #[cfg_attr(not(feature = "std"), allow(dead_code))]
    unsafe fn plus_products<V: Vectors>(self, x: Self, y: Self) -> Self;
    #[cfg_attr(all(feature = "std", not(test)), allow(dead_code))]
    unsafe fn of(columns: [T; C]) -> Self;
    unsafe fn columns(self) -> [T; C];
    /// The sum of all columns: halves are added repeatedly.
    #[cfg_attr(not(feature = "std"), allow(dead_code))]
    unsafe fn total(self) -> T;
}
// The compiler makes vectors of it, if all of them have room in a few hundred elements.
impl<T: Arithmetic, const C: usize> Columns<T, C> for [T; C] {
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn zeros() -> Self {
        [T::ZERO; C]
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn read(from: *const T) -> Self {
        // SAFETY: the caller's promise.
        unsafe { from.cast::<[T; C]>().read_unaligned() }
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn write(self, to: *mut T) {
        // SAFETY: the caller's promise.
        unsafe { to.cast::<[T; C]>().write_unaligned(self) }
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn write_part(self, to: *mut T, part: Range<usize>) {
        let lanes = self;
        let lanes = (&raw const lanes).cast::<T>();
        let (mut at, end) = (part.start, part.end.min(C));
        // In pieces of a power of two, each of which is one load and one store.
        macro_rules! pieces {
            ($($n:literal)*) => { $(
                while end.saturating_sub(at) >= $n {
                    // SAFETY: Bounds: the caller's promise for the columns of the range, which are columns of `self`.
                    unsafe {
                        let piece = lanes.add(at).cast::<[T; $n]>().read();
                        to.wrapping_add(at).cast::<[T; $n]>().write_unaligned(piece);
                    }
                    at += $n;
                }
            )* };
        }
        pieces!(8 4 2 1);
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn plus_product<V: Vectors>(mut self, weight: *const T, x: Self) -> Self {
        // SAFETY: the caller's promise.
        let weight = unsafe { weight.read() };
        for (sum, x) in self.iter_mut().zip(x) {
            *sum = multiply_add::<V, T>(weight, x, *sum);
        }
        self
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn plus_products<V: Vectors>(mut self, x: Self, y: Self) -> Self {
        for ((sum, x), y) in self.iter_mut().zip(x).zip(y) {
            *sum = multiply_add::<V, T>(x, y, *sum);
        }
        self
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn plus(mut self, bias: T) -> Self {
        for sum in &mut self {
            *sum = sum.plus(bias);
        }
        self
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn of(columns: [T; C]) -> Self {
        columns
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn columns(self) -> [T; C] {
        self
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn total(self) -> T {
        join_lanes(&self, T::plus)
    }
}
// Vectors of 64 bytes. Tiles of so many elements as arrays would be kept in memory.
#[cfg(target_arch = "x86_64")]
mod wide {
    use core::arch::x86_64 as arch;
    use core::mem::transmute;
    use core::ops::Range;

    use super::{Columns, Vectors};

    macro_rules! wide {
        ($($T:ident $V:ident $n:literal $C:literal: $zero:ident $read:ident $write:ident $part:ident $all:ident $plus:ident $times:ident
            $fused:ident $total:ident;)*) => { $(
            impl Columns<$T, $C> for [arch::$V; $n] {
                #[cfg_attr(not(unoptimised), inline(always))]
                unsafe fn zeros() -> Self {
                    // SAFETY: the caller's promise.
                    [unsafe { arch::$zero() }; $n]
                }
                #[cfg_attr(not(unoptimised), inline(always))]
                unsafe fn read(from: *const $T) -> Self {
                    // SAFETY: the caller's promise; no address needs to be aligned.
                    unsafe {
                        let mut of = Self::zeros();
                        for (i, vector) in of.iter_mut().enumerate() {
                            *vector = arch::$read(from.add(i * ($C / $n)));
                        }
                        of
                    }
                }
                #[cfg_attr(not(unoptimised), inline(always))]
                unsafe fn write(self, to: *mut $T) {
                    // SAFETY: Bounds: the caller's promise: as many numbers may be written from `to` on. The
                    // instruction needs no alignment.
                    unsafe {
                        for (i, vector) in self.iter().enumerate() {
                            arch::$write(to.add(i * ($C / $n)), *vector);
                        }
                    }
                }
                #[cfg_attr(not(unoptimised), inline(always))]
                unsafe fn write_part(self, to: *mut $T, part: Range<usize>) {
                    for (i, vector) in self.iter().enumerate() {
                        let below = |end: usize| {
                            let lanes = end.saturating_sub(i * ($C / $n)).min($C / $n);
                            (1_u32 << lanes).wrapping_sub(1)
                        };
                        let mask = below(part.end) & !below(part.start);
                        if mask != 0 {
                            // SAFETY: Bounds: the caller's promise for the lanes of the mask; a lane outside of it is
                            // not written, wherever it would be.
                            unsafe { arch::$part(to.wrapping_add(i * ($C / $n)), mask as _, *vector) }
                        }
                    }
                }
                #[cfg_attr(not(unoptimised), inline(always))]
                unsafe fn plus_product<V: Vectors>(mut self, weight: *const $T, x: Self) -> Self {
                    // SAFETY: the caller's promise.
                    unsafe {
                        let weight = arch::$all(*weight);
                        for (sum, x) in self.iter_mut().zip(x) {
                            *sum = if const { V::FUSED } {
                                arch::$fused(weight, x, *sum)
                            } else {
                                arch::$plus(*sum, arch::$times(weight, x))
                            };
                        }
                    }
                    self
                }
                #[cfg_attr(not(unoptimised), inline(always))]
                unsafe fn plus_products<V: Vectors>(mut self, x: Self, y: Self) -> Self {
                    for ((sum, x), y) in self.iter_mut().zip(x).zip(y) {
                        // SAFETY: the caller's promise.
                        *sum = unsafe {
                            if const { V::FUSED } {
                                arch::$fused(x, y, *sum)
                            } else {
                                arch::$plus(*sum, arch::$times(x, y))
                            }
                        };
                    }
                    self
                }
                #[cfg_attr(not(unoptimised), inline(always))]
                unsafe fn plus(mut self, bias: $T) -> Self {
                    for sum in &mut self {
                        // SAFETY: the caller's promise.
                        *sum = unsafe { arch::$plus(*sum, arch::$all(bias)) };
                    }
                    self
                }
                #[cfg_attr(not(unoptimised), inline(always))]
                unsafe fn of(columns: [$T; $C]) -> Self {
                    // SAFETY: vectors consist of their lanes.
                    unsafe { transmute::<[$T; $C], Self>(columns) }
                }
                #[cfg_attr(not(unoptimised), inline(always))]
                unsafe fn columns(self) -> [$T; $C] {
                    // SAFETY: vectors consist of their lanes.
                    unsafe { transmute::<Self, [$T; $C]>(self) }
                }
                #[cfg_attr(not(unoptimised), inline(always))]
                unsafe fn total(self) -> $T {
                    // SAFETY: the caller's promise.
                    unsafe {
                        let [first, rest @ ..] = self;
                        arch::$total(rest.into_iter().fold(first, |a, b| arch::$plus(a, b)))
                    }
                }
            }
        )* };
    }
    wide! {
        f32 __m512 4 64: _mm512_setzero_ps _mm512_loadu_ps _mm512_storeu_ps _mm512_mask_storeu_ps _mm512_set1_ps
            _mm512_add_ps _mm512_mul_ps _mm512_fmadd_ps _mm512_reduce_add_ps;
        f32 __m512 2 32: _mm512_setzero_ps _mm512_loadu_ps _mm512_storeu_ps _mm512_mask_storeu_ps _mm512_set1_ps
            _mm512_add_ps _mm512_mul_ps _mm512_fmadd_ps _mm512_reduce_add_ps;
        f32 __m512 1 16: _mm512_setzero_ps _mm512_loadu_ps _mm512_storeu_ps _mm512_mask_storeu_ps _mm512_set1_ps
            _mm512_add_ps _mm512_mul_ps _mm512_fmadd_ps _mm512_reduce_add_ps;
        f64 __m512d 4 32: _mm512_setzero_pd _mm512_loadu_pd _mm512_storeu_pd _mm512_mask_storeu_pd _mm512_set1_pd
            _mm512_add_pd _mm512_mul_pd _mm512_fmadd_pd _mm512_reduce_add_pd;
        f64 __m512d 2 16: _mm512_setzero_pd _mm512_loadu_pd _mm512_storeu_pd _mm512_mask_storeu_pd _mm512_set1_pd
            _mm512_add_pd _mm512_mul_pd _mm512_fmadd_pd _mm512_reduce_add_pd;
        f64 __m512d 1 8: _mm512_setzero_pd _mm512_loadu_pd _mm512_storeu_pd _mm512_mask_storeu_pd _mm512_set1_pd
            _mm512_add_pd _mm512_mul_pd _mm512_fmadd_pd _mm512_reduce_add_pd;
    }
}
