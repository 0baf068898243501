//! Run-time detection of vector instructions that the target does not guarantee (feature `std`).
//!
//! Wider vectors do not change results of elementwise operations: the operations of each lane are the same. Sums of
//! products, and steps of elementary functions, may be fused ([`Vectors::FUSED`]), which the feature `reproducible`
//! switches off.

/// Code for a target that does not guarantee a feature of the processor, but can detect it.
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
    /// Whether AVX2 is available but not guaranteed by the target. All processors with AVX2 but one have the fused
    /// multiply-add, too; that one is treated as if it had neither.
    #[cfg_attr(not(unoptimised), inline(always))]
    fn has_avx2() -> bool {
        std::is_x86_feature_detected!("avx2") && std::is_x86_feature_detected!("fma")
    }
}

/// From this number of elements on, a loop has a second copy for processors with wider vectors.
pub(crate) const WORTH_VECTORS: usize = 512;

asked! { "avx512f"
    /// Whether AVX-512 is available but not guaranteed by the target.
    #[cfg_attr(not(unoptimised), inline(always))]
    fn has_avx512() -> bool {
        std::is_x86_feature_detected!("avx512f")
            && std::is_x86_feature_detected!("avx512dq")
            && std::is_x86_feature_detected!("avx512bw")
            && std::is_x86_feature_detected!("avx512vl")
    }
}

/// Whether the work per element is large enough, or its operands are near enough, for a third copy of the loop, for
/// AVX-512. For little work in memory, AVX2 already saturates the bandwidth.
pub(crate) trait Weight {
    const HEAVY: bool;
}
/// Work with many operations per element.
pub(crate) struct ComputeBound;
impl Weight for ComputeBound {
    const HEAVY: bool = true;
}

/// A loop over an operand.
pub(crate) trait Loop<N, R> {
    /// Runs the loop with these vectors.
    fn run<V: Vectors>(self, operand: &N) -> R;
}
/// A loop that is the same for all vectors.
struct Same<F>(F);
impl<N, R, F: FnOnce(&N) -> R> Loop<N, R> for Same<F> {
    #[cfg_attr(not(unoptimised), inline(always))]
    fn run<V: Vectors>(self, operand: &N) -> R {
        self.0(operand)
    }
}

/// Calls `f` with the operand, as [`with_vectors`] does. Products and sums are not contracted, so results are bitwise
/// identical.
#[cfg_attr(not(unoptimised), inline(always))]
pub(crate) fn vectorised<W: Weight, N, R>(
    elements: usize,
    operand: &N,
    f: impl FnOnce(&N) -> R,
) -> R {
    with_vectors::<W, N, R>(elements, operand, Same(f))
}

/// Runs a loop over the operand, compiled for AVX2 if the processor has it and feature `std` allows its detection;
/// heavy work also for AVX-512.
///
/// Requires that all functions called by `f` are inlined, and that `f` owns its data other than the operand: the
/// compiler must be able to prove that writing elements does not change this data.
#[cfg_attr(not(unoptimised), inline(always))]
pub(crate) fn with_vectors<W: Weight, N, R>(elements: usize, operand: &N, f: impl Loop<N, R>) -> R {
    asked! { "avx512f"
        if const { W::HEAVY } && elements >= WORTH_VECTORS && has_avx512() {
            #[target_feature(enable = "avx512f,avx512dq,avx512bw,avx512vl,fma")]
            fn with_avx512<N, R>(operand: &N, f: impl Loop<N, R>) -> R {
                f.run::<Avx512>(operand)
            }
            // SAFETY: the processor has AVX-512.
            return unsafe { with_avx512(operand, f) };
        }
    }
    asked! { "avx2"
        if elements >= WORTH_VECTORS && has_avx2() {
            #[target_feature(enable = "avx2,fma")]
            fn with_avx2<N, R>(operand: &N, f: impl Loop<N, R>) -> R {
                f.run::<Avx2>(operand)
            }
            // SAFETY: the processor has AVX2.
            return unsafe { with_avx2(operand, f) };
        }
    }
    let _ = elements < WORTH_VECTORS;
    f.run::<Guaranteed>(operand)
}

/// Runs a loop compiled for AVX-512, if the processor has it.
#[cfg_attr(not(unoptimised), inline(always))]
pub(crate) fn with_avx512<N, R>(operand: &N, f: impl Loop<N, R>) -> Option<R> {
    asked! { "avx512f"
        if has_avx512() {
            #[target_feature(enable = "avx512f,avx512dq,avx512bw,avx512vl,fma")]
            fn run<N, R>(operand: &N, f: impl Loop<N, R>) -> R {
                f.run::<Avx512>(operand)
            }
            // SAFETY: the processor has AVX-512.
            return Some(unsafe { run(operand, f) });
        }
    }
    if const { GUARANTEED_AVX512 } {
        return Some(f.run::<Guaranteed>(operand));
    }
    None
}
/// Whether the processor has AVX-512.
#[cfg_attr(not(unoptimised), inline(always))]
pub(crate) fn has_blocks() -> bool {
    asked! { "avx512f"
        if has_avx512() {
            return true;
        }
    }
    GUARANTEED_AVX512
}
const GUARANTEED_AVX512: bool = cfg!(all(
    target_feature = "avx512f",
    target_feature = "avx512dq",
    target_feature = "avx512bw",
    target_feature = "avx512vl",
    target_feature = "fma"
));

/// The vector instructions that a loop is compiled for.
pub trait Vectors {
    /// The bytes of a vector.
    const BYTES: usize;
    /// Whether a sum of products rounds once for each product, by fused multiply-add.
    const FUSED: bool;
    /// Whether they are those of AVX-512, for which the library has functions of adjacent elements.
    const BLOCKS: bool = false;
}
/// Whether anything is fused: `core` alone has no fused multiply-add.
pub(crate) const FUSES: bool = cfg!(all(feature = "std", not(feature = "reproducible")));
/// The vectors that the target guarantees.
pub(crate) enum Guaranteed {}
impl Vectors for Guaranteed {
    const BYTES: usize = VECTOR;
    const FUSED: bool = FUSES && cfg!(any(target_feature = "fma", target_arch = "aarch64"));
    const BLOCKS: bool = GUARANTEED_AVX512;
}
/// Any vectors with fused multiply-add, if anything is fused: one type for loops that are the same for all of these.
pub(crate) enum Fused {}
impl Vectors for Fused {
    const BYTES: usize = VECTOR;
    const FUSED: bool = FUSES;
}
asked! { "avx2"
    /// AVX2.
    enum Avx2 {}
}
asked! { "avx2"
    impl Vectors for Avx2 {
        const BYTES: usize = 32;
        const FUSED: bool = FUSES;
    }
}
asked! { "avx512f"
    /// AVX-512.
    enum Avx512 {}
}
asked! { "avx512f"
    impl Vectors for Avx512 {
        const BYTES: usize = 64;
        const FUSED: bool = FUSES;
        const BLOCKS: bool = true;
    }
}

/// Loops for vectors of any width, compiled for those of the target.
#[cfg(test)]
pub(crate) struct OfBytes<const BYTES: usize>;
#[cfg(test)]
impl<const BYTES: usize> Vectors for OfBytes<BYTES> {
    const BYTES: usize = BYTES;
    const FUSED: bool = false;
}

/// A loop, with its operands.
pub(crate) trait Job: Sized {
    type Out;
    /// Whether there are many operations for each element, so that it is also compiled for AVX-512.
    #[allow(dead_code)]
    const HEAVY: bool = false;
    /// Runs the loop with these vectors. Implementations and the functions they call are `inline(always)` in optimised
    /// builds, else they are not compiled for these vectors.
    fn run<V: Vectors>(self) -> Self::Out;
}

/// Asks for the line of the cache at an address, which need not be one that may be read.
#[cfg_attr(not(unoptimised), inline(always))]
pub(crate) fn prefetch<T>(at: *const T) {
    #[cfg(all(target_arch = "x86_64", target_feature = "sse", not(miri)))]
    {
        use core::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
        // SAFETY: the target has the instruction, which reads nothing.
        unsafe { _mm_prefetch::<_MM_HINT_T0>(at.cast()) }
    }
    let _ = at;
}
/// The number of elements in a line of the cache.
pub(crate) const fn line<T>() -> usize {
    match 64_usize.checked_div(size_of::<T>()) {
        None | Some(0) => 1,
        Some(elements) => elements,
    }
}

/// The bytes of the vectors that the target guarantees.
pub(crate) const VECTOR: usize = if cfg!(target_feature = "avx512f") {
    64
} else if cfg!(target_feature = "avx") {
    32
} else {
    16
};

/// Whether loops are written for vectors, which the processors of the target have. The order of a sum depends on it:
/// with feature `reproducible` processors without vectors add in the same order.
pub(crate) const VECTORS: bool = cfg!(any(
    feature = "reproducible",
    target_feature = "sse2",
    target_feature = "neon",
    target_feature = "simd128"
));

/// The bytes of the vectors that the processor has.
#[cfg(all(target_arch = "x86_64", target_feature = "sse2"))]
#[cfg_attr(not(unoptimised), inline(always))]
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

/// Runs the job with the widest vectors that the processor has: those of AVX-512 only if it is heavy.
#[cfg_attr(not(unoptimised), inline(always))]
pub(crate) fn widest<J: Job>(job: J) -> J::Out {
    asked! { "avx512f"
        if const { J::HEAVY } && has_avx512() {
            #[target_feature(enable = "avx512f,avx512dq,avx512bw,avx512vl,fma")]
            fn with_avx512<J: Job>(job: J) -> J::Out {
                job.run::<Avx512>()
            }
            // SAFETY: the processor has AVX-512.
            return unsafe { with_avx512(job) };
        }
    }
    asked! { "avx2"
        if has_avx2() {
            #[target_feature(enable = "avx2,fma")]
            fn with_avx2<J: Job>(job: J) -> J::Out {
                job.run::<Avx2>()
            }
            // SAFETY: the processor has AVX2.
            return unsafe { with_avx2(job) };
        }
    }
    job.run::<Guaranteed>()
}

/// Whether the processor adds the products of four pairs of bytes to a sum of 32 bits: AVX-512 with VNNI.
#[cfg(all(feature = "std", target_arch = "x86_64", target_feature = "sse2"))]
pub(crate) fn has_sums_of_bytes() -> bool {
    !cfg!(miri)
        && std::is_x86_feature_detected!("avx512f")
        && std::is_x86_feature_detected!("avx512vnni")
}

/// [`widest`] for a heavy job that adds products of pairs of `i16`: AVX-512 has one instruction for both if the processor
/// has VNNI.
#[cfg(all(feature = "std", target_arch = "x86_64"))]
#[cfg_attr(not(unoptimised), inline(always))]
pub(crate) fn widest_of_pairs<J: Job>(job: J) -> J::Out {
    asked! { "avx512f"
        if has_avx512() && std::is_x86_feature_detected!("avx512vnni") {
            #[target_feature(enable = "avx512f,avx512dq,avx512bw,avx512vl,avx512vnni,fma")]
            fn with_vnni<J: Job>(job: J) -> J::Out {
                job.run::<Avx512>()
            }
            // SAFETY: the processor has AVX-512 and VNNI.
            return unsafe { with_vnni(job) };
        }
    }
    widest(job)
}
