//! Products whose factors are both contiguous along the inner size, for the microkernels of the crate `gemm`: `x · wᵀ`
//! of a layer, and of the gradients of a product that of its left factor.
//!
//! `gemm` copies the factor whose columns it reads element by element, all of it, before the first product. Here each
//! panel of it is transposed in registers just before it is multiplied, into a buffer in the first-level cache. On an
//! AMD EPYC (Zen 3), products of [128, 128] take 44.7 µs instead of 48.8, those of [64, 64] 5.9 instead of 7.0; at
//! [512, 64] they are equal, and so are those of `f64`, which are left to `gemm`. The microkernels, and the order in
//! which they add, are those of `gemm`, so that the results are the same bits.

use core::any::TypeId;
use core::mem::MaybeUninit;

use gemm_f32::microkernel::fma::f32::UKR;

use super::gemm::{Elements, Sizes, Target};
use crate::expr::simd_dispatch::vector_bytes;
use crate::expr::transpose::{Lines, transpose};
use crate::ops::Arithmetic;

/// The largest inner size. The panel then has half of a first-level cache of 32 KiB; `gemm` adds up to 512 products
/// in one accumulator, so that neither has blocks of the inner size.
const DEEP: usize = 256;
/// The most bytes of the right factor, which is read once for each panel, from the second-level cache.
const RIGHT: usize = 1 << 17;
/// Up to this many elements of the result, `gemm` has other kernels, which add in another order.
const FEW: usize = 256;
/// The rows of the left factor in a panel.
const HIGH: usize = 16;

#[repr(C, align(64))]
struct Panel([f32; HIGH * DEEP]);

/// Writes the product of two matrices of `f32`. Returns false if it is not one of these.
///
/// # Safety
/// `a` is read at `[m, k]`, `b` at `[k, n]`, and `out` is written at `[m, n]`.
pub(super) unsafe fn transposed<T: Arithmetic>(
    sizes: Sizes,
    a: Elements<T>,
    b: Elements<T>,
    out: Target<T>,
) -> bool {
    let Sizes { m, k, n } = sizes;
    if TypeId::of::<T>() != TypeId::of::<f32>()
        || a.column != 1
        || a.row == 1
        || b.row != 1
        || out.row != 1
        || m < HIGH
        || n < 2
        || m.saturating_mul(n) <= FEW
        || !(8..=DEEP).contains(&k)
        || n.saturating_mul(k * size_of::<T>()) > RIGHT
        || vector_bytes() != 32
    {
        return false;
    }
    let mut panel = MaybeUninit::<Panel>::uninit();
    let panel = panel.as_mut_ptr().cast::<f32>();
    let (first, right): (*const f32, *const f32) = (a.first.cast(), b.first.cast());
    // No stride is above `isize::MAX`: the elements that it spans occupy fewer bytes.
    let step = |stride: usize| stride as isize;
    let mut i = 0;
    while i < m {
        let high = HIGH.min(m - i);
        // SAFETY: Bounds: the panel has `HIGH` elements for each of `k <= DEEP` rows; the rows and columns of the
        // microkernel are within the factors and the result, of which it writes `high` rows and `wide` columns.
        // Initialisation: the panel is 0 where the factor has no rows left; the contents of the result are not read if
        // nothing is added. The processor has AVX2 and FMA. `T` is `f32`.
        unsafe {
            if high < HIGH {
                panel.write_bytes(0, HIGH * k);
            }
            let from = Lines {
                first: first.add(i * a.row),
                step: a.row,
            };
            let to = Lines {
                first: panel,
                step: HIGH,
            };
            transpose(from, to, [k, high]);
            let kernels = &UKR[(high - 1) / (HIGH / UKR.len())];
            let mut j = 0;
            while j < n {
                let wide = UKR[0].len().min(n - j);
                kernels[wide - 1](
                    high,
                    wide,
                    k,
                    out.first.cast::<f32>().add(i + j * out.column),
                    panel,
                    right.add(j * b.column),
                    step(out.column),
                    1,
                    step(HIGH),
                    1,
                    step(b.column),
                    1.0,
                    1.0,
                    u8::from(out.add),
                    false,
                    false,
                    false,
                    core::ptr::null(),
                );
                j += wide;
            }
        }
        i += high;
    }
    true
}

#[cfg(test)]
mod tests {
    extern crate std;
    use std::vec;
    use std::vec::Vec;

    use super::*;

    #[test]
    fn the_bits_are_those_of_gemm() {
        for (m, k, n) in [
            (64, 8, 5),
            (17, 9, 16),
            (40, 16, 7),
            (31, 255, 13),
            (128, 128, 33),
            (64, 256, 11),
        ] {
            for add in [false, true] {
                let number = |i: usize| ((i * 7919 + 12_345) % 1009) as f32 / 1009.0 - 0.5;
                let (a_row, b_column, column) = (k + 3, k + 1, m + 2);
                let a: Vec<f32> = (0..m * a_row).map(number).collect();
                let b: Vec<f32> = (0..n * b_column).map(|i| number(i + 5)).collect();
                let (mut found, mut wanted) =
                    (vec![0.25f32; n * column], vec![0.25f32; n * column]);
                let [left, right] = [(&a, a_row, 1), (&b, 1, b_column)].map(|(x, row, column)| {
                    let first = x.as_ptr();
                    Elements { first, row, column }
                });
                let out = Target {
                    first: found.as_mut_ptr(),
                    row: 1,
                    column,
                    add,
                };
                // SAFETY: Bounds: each has the elements of its sizes and strides.
                unsafe {
                    let done = transposed(Sizes { m, k, n }, left, right, out);
                    assert_eq!(done, vector_bytes() == 32);
                    if !done {
                        continue;
                    }
                    gemm_f32::gemm::f32::get_gemm_fn()(
                        m,
                        n,
                        k,
                        wanted.as_mut_ptr(),
                        column as isize,
                        1,
                        add,
                        a.as_ptr(),
                        1,
                        a_row as isize,
                        b.as_ptr(),
                        b_column as isize,
                        1,
                        1.0,
                        1.0,
                        false,
                        false,
                        false,
                        gemm_common::Parallelism::None,
                    );
                }
                assert_eq!(found, wanted, "{m} {k} {n} {add}");
            }
        }
    }
}
