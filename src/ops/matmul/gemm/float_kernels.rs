//! Large products of `f32` and `f64` by the tiles of `packed`, or by the kernels of the crate `gemm`.

#[cfg(all(
    feature = "std",
    not(feature = "reproducible"),
    not(target_arch = "x86_64"),
    not(miri)
))]
use core::any::TypeId;

#[cfg(all(
    feature = "std",
    not(feature = "reproducible"),
    not(target_arch = "x86_64"),
    not(miri)
))]
use super::operands::Elements;
use super::operands::{Sizes, Source, Target};
#[cfg(all(feature = "std", not(feature = "reproducible"), not(miri)))]
use crate::ops::Arithmetic;

/// Writes the product of two float matrices, on x86-64 by [`packed`](crate::ops::matmul::packed), if the processor has
/// AVX2, elsewhere by the kernels of the crate `gemm`. Returns false if the elements are not floats, or are not in memory.
///
/// # Safety
/// As for `gemm_small`.
#[cfg(all(feature = "std", not(feature = "reproducible"), not(miri)))]
pub(crate) unsafe fn floats<T: Arithmetic>(
    sizes: Sizes,
    a: impl Source<T>,
    b: impl Source<T>,
    out: Target<T>,
) -> bool {
    let (Some(a), Some(b)) = (a.elements(), b.elements()) else {
        return false;
    };
    #[cfg(target_arch = "x86_64")]
    // SAFETY: Bounds: the caller's promise.
    return unsafe { crate::ops::matmul::packed::packed(sizes, a, b, out) };
    #[cfg(not(target_arch = "x86_64"))]
    // SAFETY: Bounds: the caller's promise.
    return unsafe { by_gemm(sizes, a, b, out) };
}
/// # Safety
/// None.
#[cfg(not(all(feature = "std", not(feature = "reproducible"), not(miri))))]
pub(crate) unsafe fn floats<T>(
    _: Sizes,
    _: impl Source<T>,
    _: impl Source<T>,
    _: Target<T>,
) -> bool {
    false
}
/// As above, by the kernels of the crate `gemm`.
///
/// # Safety
/// As for `gemm_small`.
#[cfg(all(
    feature = "std",
    not(feature = "reproducible"),
    not(target_arch = "x86_64"),
    not(miri)
))]
unsafe fn by_gemm<T: Arithmetic>(
    sizes: Sizes,
    a: Elements<T>,
    b: Elements<T>,
    out: Target<T>,
) -> bool {
    // The kernels write columns, so that is what rows of the result have to be for them.
    let (mut sizes, mut a, mut b, mut out) = if out.column < out.row {
        (
            sizes.swapped(),
            b.transposed(),
            a.transposed(),
            out.swapped(),
        )
    } else {
        (sizes, a, b, out)
    };
    // They copy the left factor to panels, line by line if its columns are not contiguous. If the right factor is much
    // smaller, a copy of that one costs less, although the kernels then write rows one element at a time; unless these
    // writes share few lines of the cache.
    if a.column == 1
        && b.row == 1
        && sizes.n <= sizes.k / 4
        && sizes.n < sizes.m
        && !(sizes.m > sizes.k && (out.column * size_of::<T>()).is_multiple_of(4096))
    {
        (sizes, a, b, out) = (
            sizes.swapped(),
            b.transposed(),
            a.transposed(),
            out.swapped(),
        );
    }
    let Sizes { m, k, n } = sizes;
    // No stride is above `isize::MAX`: the elements that it spans occupy fewer bytes.
    let step = |stride: usize| stride as isize;
    macro_rules! call {
        ($F:ident $gemm:ident) => {
            if TypeId::of::<T>() == TypeId::of::<$F>() {
                // SAFETY: `T` is this exact type; the caller's promise. If nothing is added, the contents of the target
                // are not read.
                unsafe {
                    $gemm::gemm::$F::get_gemm_fn()(
                        m,
                        n,
                        k,
                        out.first.cast(),
                        step(out.column),
                        step(out.row),
                        out.add,
                        a.first.cast(),
                        step(a.column),
                        step(a.row),
                        b.first.cast(),
                        step(b.column),
                        step(b.row),
                        1.0,
                        1.0,
                        false,
                        false,
                        false,
                        gemm_common::Parallelism::None,
                    );
                }
                return true;
            }
        };
    }
    call!(f32 gemm_f32);
    call!(f64 gemm_f64);
    false
}
