//! Vectors of 64 bytes, by short names for the instructions that the functions for blocks use.

/// Functions that are compiled for AVX-512, of one instruction or of few.
macro_rules! steps {
    ($($(#[$doc:meta])* fn $name:ident($($p:ident: $P:ty),*) -> $R:ty { $($e:tt)* })*) => { $(
        $(#[$doc])*
        #[inline]
        #[target_feature(enable = "avx512f,avx512dq,avx512bw,avx512vl,fma")]
        pub(in super::super) fn $name($($p: $P),*) -> $R { $($e)* }
    )* };
}
pub(super) use steps;

macro_rules! vectors {
    ($module:ident: $V:ident $T:ident $Bits:ident $Mask:ident lanes: $lanes:literal exponent: $exponent:literal
        $zero:ident $set:ident $set_bits:ident $read:ident $read_some:ident $write:ident $write_some:ident
        $add:ident $sub:ident $mul:ident $fma:ident $fms:ident $fnma:ident $min:ident $max:ident $abs:ident
        $to_bits:ident $from_bits:ident $exp:ident $mant:ident $scale:ident $rsqrt:ident $rcp:ident $rcp_some:ident $compare:ident $merge:ident
        $select:ident $sqrt:ident $left:ident $right:ident $test:ident $sub_some:ident $keep:ident
        $outside:ident $minus:ident $plus:ident $fnms:ident $root:ident) => {
        pub(super) mod $module {
            use core::arch::x86_64 as arch;

            pub(in super::super) type V = arch::$V;
            pub(in super::super) type Bits = arch::__m512i;
            pub(in super::super) type Mask = arch::$Mask;
            pub(in super::super) type T = $T;
            /// The numbers of a vector.
            pub(in super::super) const LANES: usize = $lanes;
            /// The bits below the exponent.
            pub(in super::super) const MANTISSA: u32 = $exponent;

            steps! {
                fn set(x: $T) -> V { arch::$set(x) }
                fn zero() -> V { arch::$zero() }
                fn set_bits(x: $Bits) -> Bits { arch::$set_bits(x.cast_signed()) }
                fn add(a: V, b: V) -> V { arch::$add(a, b) }
                fn sub(a: V, b: V) -> V { arch::$sub(a, b) }
                fn mul(a: V, b: V) -> V { arch::$mul(a, b) }
                /// a · b + c, rounded once.
                fn fma(a: V, b: V, c: V) -> V { arch::$fma(a, b, c) }
                /// a · b - c, rounded once.
                fn fms(a: V, b: V, c: V) -> V { arch::$fms(a, b, c) }
                /// c - a · b, rounded once.
                fn fnma(a: V, b: V, c: V) -> V { arch::$fnma(a, b, c) }
                /// -c - a · b, rounded once.
                fn fnms(a: V, b: V, c: V) -> V { arch::$fnms(a, b, c) }
                /// The smaller number; `x` if it is NaN.
                fn at_most(x: V, bound: V) -> V { arch::$min(bound, x) }
                /// The larger number; `x` if it is NaN.
                fn at_least(x: V, bound: V) -> V { arch::$max(bound, x) }
                fn abs(x: V) -> V { arch::$abs(x) }
                fn bits(x: V) -> Bits { arch::$to_bits(x) }
                fn from_bits(x: Bits) -> V { arch::$from_bits(x) }
                fn and(a: Bits, b: Bits) -> Bits { arch::_mm512_and_si512(a, b) }
                fn xor(a: Bits, b: Bits) -> Bits { arch::_mm512_xor_si512(a, b) }
                /// The exponent, as a number: that of 0 is -∞.
                fn exponent(x: V) -> V { arch::$exp(x) }
                /// The number times a power of two, between 3/4 and 3/2; ±1 of 0, 1 of infinity, NaN below 0.
                fn mantissa(x: V) -> V {
                    arch::$mant::<{ arch::_MM_MANT_NORM_P75_1P5 }, { arch::_MM_MANT_SIGN_NAN }>(x)
                }
                /// x times two to the power of n.
                fn scaled(x: V, n: V) -> V { arch::$scale(x, n) }
                /// 1 / √x, 14 bits of it.
                fn near_rsqrt(x: V) -> V { arch::$rsqrt(x) }
                /// 1 / x, 14 bits of it.
                fn near_reciprocal(x: V) -> V { arch::$rcp(x) }
                /// The same where the mask is set, else 0.
                fn near_reciprocal_some(mask: Mask, x: V) -> V { arch::$rcp_some(mask, x) }
                fn above(a: V, b: V) -> Mask { arch::$compare::<{ arch::_CMP_GT_OQ }>(a, b) }
                fn below(a: V, b: V) -> Mask { arch::$compare::<{ arch::_CMP_LT_OQ }>(a, b) }
                /// `b` where the mask is set, else `a`.
                fn merge(mask: Mask, a: V, b: V) -> V { arch::$merge(mask, a, b) }
                /// `a` where the mask is set, else 0.
                fn keep(mask: Mask, a: V) -> V { arch::$keep(mask, a) }
                fn sub_some(old: V, mask: Mask, a: V, b: V) -> V { arch::$sub_some(old, mask, a, b) }
                /// √x where the mask is set, else `old`.
                fn sqrt_some(old: V, mask: Mask, x: V) -> V { arch::$sqrt(old, mask, x) }
                /// Whether its bits are not among those from `low` on.
                fn is_outside(x: Bits, low: $Bits, count: $Bits) -> Mask {
                    arch::$outside(arch::$minus(x, set_bits(low)), set_bits(count - 1))
                }
                fn more(x: Bits, by: Bits) -> Bits { arch::$plus(x, by) }
                /// Whether the two have a bit in common.
                fn meets(a: Bits, b: Bits) -> Mask { arch::$test(a, b) }
                /// The numbers of a table of two vectors at these places, of which the lowest bits count.
                fn select(table: &[$T; 2 * LANES], at: Bits) -> V {
                    // SAFETY: the table has two vectors.
                    let [low, high] = unsafe { [0, LANES].map(|i| arch::$read(table.as_ptr().add(i))) };
                    arch::$select(low, at, high)
                }
            }

            #[inline]
            #[target_feature(enable = "avx512f,avx512dq,avx512bw,avx512vl,fma")]
            pub(in super::super) fn left<const BY: u32>(x: Bits) -> Bits {
                arch::$left::<BY>(x)
            }
            #[inline]
            #[target_feature(enable = "avx512f,avx512dq,avx512bw,avx512vl,fma")]
            pub(in super::super) fn right<const BY: u32>(x: Bits) -> Bits {
                arch::$right::<BY>(x)
            }

            /// Writes the roots of vectors, of which one of `N` is computed by the unit for roots, meanwhile the others by `f`.
            ///
            /// # Safety
            /// So many numbers may be read and written; the processor has AVX-512.
            #[inline]
            #[target_feature(enable = "avx512f,avx512dq,avx512bw,avx512vl,fma")]
            pub(in super::super) unsafe fn roots<const N: usize>(
                from: *const $T,
                to: *mut $T,
                len: usize,
                f: impl Fn(V) -> V,
            ) {
                let mut i = 0;
                // SAFETY: the caller's promise.
                unsafe {
                    while i + N * LANES <= len {
                        let mut group = [zero(); N];
                        for (k, y) in group.iter_mut().enumerate() {
                            let x = arch::$read(from.add(i + k * LANES));
                            *y = if k == 0 { arch::$root(x) } else { f(x) };
                        }
                        for (k, y) in group.iter().enumerate() {
                            arch::$write(to.add(i + k * LANES), *y);
                        }
                        i += N * LANES;
                    }
                    each(from.add(i), to.add(i), len - i, f);
                }
            }

            /// Writes what `f` makes of each vector, and of the numbers that are left over, with others that are not written.
            ///
            /// # Safety
            /// So many numbers may be read and written; the processor has AVX-512.
            #[inline]
            #[target_feature(enable = "avx512f,avx512dq,avx512bw,avx512vl,fma")]
            pub(in super::super) unsafe fn each(from: *const $T, to: *mut $T, len: usize, f: impl Fn(V) -> V) {
                let mut i = 0;
                // SAFETY: the caller's promise; numbers that the mask leaves out are neither read nor written.
                let some = |i: usize, many: usize| unsafe {
                    let mask = ((1_u32 << many) - 1) as Mask;
                    let x = arch::$read_some(arch::$set(1.0), mask, from.add(i));
                    arch::$write_some(to.add(i), mask, f(x));
                };
                // SAFETY: the caller's promise.
                unsafe {
                    // From a line of the cache on: a vector across two of them takes twice as long.
                    let ahead = (to.addr().wrapping_neg() % 64) / size_of::<T>();
                    if len >= 8 * LANES && ahead > 0 {
                        some(0, ahead);
                        i = ahead;
                    }
                    while i + LANES <= len {
                        arch::$write(to.add(i), f(arch::$read(from.add(i))));
                        i += LANES;
                    }
                    if i < len {
                        some(i, len - i);
                    }
                }
            }
        }
    };
}
vectors! {
    single: __m512 f32 u32 __mmask16 lanes: 16 exponent: 23
    _mm512_setzero_ps _mm512_set1_ps _mm512_set1_epi32 _mm512_loadu_ps _mm512_mask_loadu_ps _mm512_storeu_ps _mm512_mask_storeu_ps
    _mm512_add_ps _mm512_sub_ps _mm512_mul_ps _mm512_fmadd_ps _mm512_fmsub_ps _mm512_fnmadd_ps _mm512_min_ps _mm512_max_ps _mm512_abs_ps
    _mm512_castps_si512 _mm512_castsi512_ps _mm512_getexp_ps _mm512_getmant_ps _mm512_scalef_ps _mm512_rsqrt14_ps _mm512_rcp14_ps _mm512_maskz_rcp14_ps
    _mm512_cmp_ps_mask _mm512_mask_blend_ps _mm512_permutex2var_ps _mm512_mask_sqrt_ps _mm512_slli_epi32
    _mm512_srli_epi32 _mm512_test_epi32_mask _mm512_mask_sub_ps _mm512_maskz_mov_ps _mm512_cmpgt_epu32_mask _mm512_sub_epi32 _mm512_add_epi32 _mm512_fnmsub_ps _mm512_sqrt_ps
}
vectors! {
    double: __m512d f64 u64 __mmask8 lanes: 8 exponent: 52
    _mm512_setzero_pd _mm512_set1_pd _mm512_set1_epi64 _mm512_loadu_pd _mm512_mask_loadu_pd _mm512_storeu_pd _mm512_mask_storeu_pd
    _mm512_add_pd _mm512_sub_pd _mm512_mul_pd _mm512_fmadd_pd _mm512_fmsub_pd _mm512_fnmadd_pd _mm512_min_pd _mm512_max_pd _mm512_abs_pd
    _mm512_castpd_si512 _mm512_castsi512_pd _mm512_getexp_pd _mm512_getmant_pd _mm512_scalef_pd _mm512_rsqrt14_pd _mm512_rcp14_pd _mm512_maskz_rcp14_pd
    _mm512_cmp_pd_mask _mm512_mask_blend_pd _mm512_permutex2var_pd _mm512_mask_sqrt_pd _mm512_slli_epi64
    _mm512_srli_epi64 _mm512_test_epi64_mask _mm512_mask_sub_pd _mm512_maskz_mov_pd _mm512_cmpgt_epu64_mask _mm512_sub_epi64 _mm512_add_epi64 _mm512_fnmsub_pd _mm512_sqrt_pd
}
