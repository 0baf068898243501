//! What the processor that runs the program has: wider vectors than every one of its kind, found when the program
//! runs (feature `std`).
//!
//! Wider vectors change nothing in a result: each lane does what it does anyway, and no product is fused with a sum.

/// Code for a target that does not promise a feature of the processor, but can ask for it.
macro_rules! asked {
    ($feature:tt $($code:tt)*) => {
        #[cfg(all(
            feature = "std",
            target_arch = "x86_64",
            not(target_feature = $feature),
            not(miri)
        ))]
        $($code)*
    };
}

asked! { "avx2"
    /// Whether AVX2 is there, and was not promised by the target.
    #[inline(always)]
    fn has_avx2() -> bool {
        std::is_x86_feature_detected!("avx2")
    }
}

/// From how many elements on a loop is worth a second copy for processors with wider vectors.
pub(crate) const WORTH_VECTORS: usize = 512;

asked! { "avx512f"
    /// Whether AVX-512 is there, and was not promised by the target.
    #[inline(always)]
    fn has_avx512() -> bool {
        std::is_x86_feature_detected!("avx512f")
            && std::is_x86_feature_detected!("avx512dq")
            && std::is_x86_feature_detected!("avx512bw")
            && std::is_x86_feature_detected!("avx512vl")
    }
}

/// Whether there is much to compute for each element of some work, so that a third copy, for AVX-512, is worth it: what
/// memory delivers, AVX2 can add up.
pub(crate) trait Weight {
    const HEAVY: bool;
}
/// Work with much to compute.
pub(crate) struct Heavy;
impl Weight for Heavy {
    const HEAVY: bool = true;
}

/// Calls `f` with the operand, compiled for AVX2 where the processor has it and feature `std` lets it be asked; heavy
/// work for AVX-512 too.
///
/// What `f` calls must be inlined into it, and what it needs but the operand it must own: the compiler has to see that
/// writing elements changes none of it. Products and sums are not contracted: the results are the same bits.
#[inline(always)]
pub(crate) fn vectorised<W: Weight, N, R>(
    elements: usize,
    operand: &N,
    f: impl FnOnce(&N) -> R,
) -> R {
    asked! { "avx512f"
        if const { W::HEAVY } && elements >= WORTH_VECTORS && has_avx512() {
            #[target_feature(enable = "avx512f,avx512dq,avx512bw,avx512vl")]
            fn with_avx512<N, R>(operand: &N, f: impl FnOnce(&N) -> R) -> R {
                f(operand)
            }
            // SAFETY: the processor has it.
            return unsafe { with_avx512(operand, f) };
        }
    }
    asked! { "avx2"
        if elements >= WORTH_VECTORS && has_avx2() {
            #[target_feature(enable = "avx2")]
            fn with_avx2<N, R>(operand: &N, f: impl FnOnce(&N) -> R) -> R {
                f(operand)
            }
            // SAFETY: the processor has it.
            return unsafe { with_avx2(operand, f) };
        }
    }
    let _ = elements < WORTH_VECTORS;
    f(operand)
}

/// A loop, with its operands.
pub(crate) trait Job: Sized {
    type Out;
    /// Does it, with vectors of `BYTES` bytes. Implementations are `#[inline(always)]`, with all that they call, or
    /// they are not compiled for these vectors.
    fn run<const BYTES: usize>(self) -> Self::Out;
}

/// The bytes of the vectors that the target promises.
pub(crate) const VECTOR: usize = if cfg!(target_feature = "avx512f") {
    64
} else if cfg!(target_feature = "avx") {
    32
} else {
    16
};

/// Whether processors of the target have vectors.
pub(crate) const VECTORS: bool = cfg!(any(
    target_feature = "sse2",
    target_feature = "neon",
    target_feature = "simd128"
));

/// The bytes of the vectors that the processor has.
#[cfg(all(target_arch = "x86_64", target_feature = "sse2"))]
#[inline(always)]
pub(crate) fn vector_bytes() -> usize {
    asked! { "avx512f"
        if has_avx512() {
            return 64;
        }
    }
    asked! { "avx2"
        if has_avx2() {
            return 32;
        }
    }
    VECTOR
}

/// Does the job with the widest vectors that there are.
#[inline(always)]
pub(crate) fn widest<J: Job>(job: J) -> J::Out {
    asked! { "avx2"
        if has_avx2() {
            #[target_feature(enable = "avx2")]
            fn with_avx2<J: Job>(job: J) -> J::Out {
                job.run::<32>()
            }
            // SAFETY: the processor has AVX2.
            return unsafe { with_avx2(job) };
        }
    }
    job.run::<VECTOR>()
}
