//! Loops compiled twice: for the vectors that every processor of the target has, and for those that this one turns
//! out to have when the program runs (feature `std`).
//!
//! Wider vectors change nothing in a result: each lane does what it does anyway, and no product is fused with a sum.

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

/// Does the job with the widest vectors that there are.
#[inline(always)]
pub(crate) fn widest<J: Job>(job: J) -> J::Out {
    #[cfg(all(feature = "std", target_arch = "x86_64", not(target_feature = "avx2")))]
    if std::arch::is_x86_feature_detected!("avx2") {
        #[target_feature(enable = "avx2")]
        fn with_avx2<J: Job>(job: J) -> J::Out {
            job.run::<32>()
        }
        // SAFETY: the processor has AVX2.
        return unsafe { with_avx2(job) };
    }
    job.run::<VECTOR>()
}
