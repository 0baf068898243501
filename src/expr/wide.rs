//! What the processor that runs the program has: wider vectors than every one of its kind, found when the program
//! runs.

/// From how many elements on a loop is worth a second copy for processors with wider vectors.
pub(crate) const WORTH_VECTORS: usize = 512;

/// Calls `f` with the operand, compiled for AVX2 where the processor has it and feature `std` lets it be asked.
///
/// What `f` calls must be inlined into it, and what it needs but the operand it must own: the compiler has to see that
/// writing elements changes none of it. Products and sums are not contracted: the results are the same bits.
#[inline(always)]
pub(crate) fn vectorised<N, R>(elements: usize, operand: &N, f: impl FnOnce(&N) -> R) -> R {
    #[cfg(all(
        feature = "std",
        target_arch = "x86_64",
        not(target_feature = "avx2"),
        not(miri)
    ))]
    if elements >= WORTH_VECTORS && std::is_x86_feature_detected!("avx2") {
        #[target_feature(enable = "avx2")]
        fn with_avx2<N, R>(operand: &N, f: impl FnOnce(&N) -> R) -> R {
            f(operand)
        }
        // SAFETY: the processor has it.
        return unsafe { with_avx2(operand, f) };
    }
    let _ = elements < WORTH_VECTORS;
    f(operand)
}
