//! Convolutions with windows of one element, as products of matrices, with AVX-512: the weight by the columns of an image.
//!
//! On a Xeon with AVX-512, one thread, `f32`, compared with the tiles of `planes`: four images of [16, 32, 32] to 16 channels
//! take 21 µs instead of 32, of [64, 28, 28] to 64 channels 167 instead of 190, one of [256, 56, 56] to 64 channels 660
//! instead of 950.

use core::any::TypeId;

use super::Plan;
#[cfg(feature = "rayon")]
use crate::expr::PARALLEL_FROM;
#[cfg(feature = "rayon")]
use crate::expr::parallel::Others;
use crate::ops::Arithmetic;
use crate::ops::matmul::gemm::{Elements, Sizes, Target};
use crate::ops::matmul::packed::{packed_wide, packs_wide};

/// The least multiplications of an image.
const LEAST: usize = 1 << 12;
/// The least input channels: with fewer, the time is that of reading and writing images, and that of `planes` is as short or
/// shorter.
const CHANNELS: usize = 16;
/// Whole strips, of vectors of either type: the columns of a part for a thread are a multiple.
#[cfg(feature = "rayon")]
const COLUMNS: usize = 192;

/// Whether a convolution is a product of matrices for these tiles.
fn is_product<T: 'static>(p: &Plan) -> bool {
    let columns = p.output[1];
    p.kernel == [1, 1]
        && p.output[0] == 1
        && p.input == p.output
        && p.stride == [1, 1]
        && p.padding == [0, 0]
        && p.os[3] == 1
        && p.made > 1
        && p.per >= CHANNELS
        && columns > 1
        && (p.made.saturating_mul(p.per)).saturating_mul(columns) >= LEAST
        && packs_wide(TypeId::of::<T>())
}

/// Writes a convolution that is a product of matrices. Returns false if it is not one.
///
/// # Safety
/// As for [`convolve`](super::convolve).
pub(super) unsafe fn products<T: Arithmetic>(
    p: &Plan,
    x: *const T,
    w: *const T,
    bias: Option<(*const T, usize)>,
    out: *mut T,
    unique: bool,
) -> bool {
    if !is_product::<T>(p) {
        return false;
    }
    let _ = unique;
    let columns = p.output[1];
    // Some columns of an image and a group.
    let product = |n: usize, group: usize, from: usize, columns: usize| {
        let channel = group * p.made;
        let sizes = Sizes {
            m: p.made,
            k: p.per,
            n: columns,
        };
        let a = Elements {
            first: w.wrapping_add(group * p.group),
            row: p.ws[0],
            column: p.ws[1],
        };
        let b = Elements {
            first: x.wrapping_add(n * p.xs[0] + group * p.per * p.xs[1] + from * p.xs[3]),
            row: p.xs[1],
            column: p.xs[3],
        };
        let out = Target {
            first: out.wrapping_add(n * p.os[0] + channel * p.os[1] + from),
            row: p.os[1],
            column: 1,
            add: false,
        };
        let bias = bias.map(|(first, step)| (first.wrapping_add(channel * step), step));
        // SAFETY: Bounds: the caller's promise: channels and columns of the plan.
        unsafe { packed_wide(sizes, a, b, out, bias) };
    };
    #[cfg(feature = "rayon")]
    if unique
        && p.work() >= 8 * PARALLEL_FROM
        && let Some(others) = Others::available()
    {
        // Some parts for each thread. No sum depends on where they begin.
        let (of_images, groups) = (p.batches * p.groups, p.groups.max(1));
        let parts = (4 * others.threads()).div_ceil(of_images.max(1)).max(1);
        let part = columns.div_ceil(parts).next_multiple_of(COLUMNS);
        let parts = columns.div_ceil(part).max(1);
        // SAFETY: floats are plain numbers, and each output is written by one thread only.
        unsafe {
            others.split(of_images * parts, 1, |_, steps| {
                for step in steps {
                    let (image, from) = (step / parts, step % parts * part);
                    product(
                        image / groups,
                        image % groups,
                        from,
                        part.min(columns - from),
                    );
                }
            });
        }
        return true;
    }
    for n in 0..p.batches {
        for group in 0..p.groups {
            product(n, group, 0, columns);
        }
    }
    true
}

#[cfg(test)]
mod tests {
    extern crate std;
    use std::ops::Range;
    use std::vec::Vec;

    use super::super::tests::picks;
    use super::super::{Window, in_lanes};
    use super::*;

    fn compare(cases: Range<usize>) {
        fn check<T: Arithmetic + Into<f64>>(cases: Range<usize>, number: fn(usize) -> T) {
            let (mut count, all) = (0, cases.len());
            for case in cases {
                let mut pick = picks(case);
                let (groups, per, made) = (pick(1, 2), pick(3, 40), pick(2, 40));
                let (high, wide) = (pick(1, 12), pick(1, 80));
                let (by_channels, biased) = (pick(0, 3) == 0, pick(0, 1) == 0);
                let (inputs, outputs) = (groups * per, groups * made);
                let window = Window {
                    input: [2, inputs, high, wide],
                    output: [2, outputs, high, wide],
                    kernel: [1, 1],
                    stride: [1, 1],
                    padding: [0, 0],
                    dilation: [1, 1],
                    groups,
                };
                let area = high * wide;
                let xs = if by_channels {
                    [inputs * area, 1, wide * inputs, inputs]
                } else {
                    [inputs * area, area, wide, 1]
                };
                let plan = Plan::new(window, xs, [per, 1, 1, 1], [outputs * area, area, wide, 1]);
                if !is_product::<T>(&plan) {
                    continue;
                }
                count += 1;
                let all =
                    |n: usize, k: usize| (0..n).map(|i| number(i * k + 5)).collect::<Vec<T>>();
                let (x, w, b) = (
                    all(2 * inputs * area, 7),
                    all(outputs * per, 11),
                    all(outputs, 3),
                );
                let bias = biased.then_some((b.as_ptr(), 1));
                let mut found = std::vec![number(0); 2 * outputs * area];
                let mut wanted = found.clone();
                // SAFETY: the plan is that of these elements.
                unsafe {
                    assert!(products(
                        &plan,
                        x.as_ptr(),
                        w.as_ptr(),
                        bias,
                        found.as_mut_ptr(),
                        true
                    ));
                    in_lanes(&plan, x.as_ptr(), w.as_ptr(), bias, wanted.as_mut_ptr());
                }
                for (found, wanted) in found.into_iter().zip(wanted) {
                    let (found, wanted): (f64, f64) = (found.into(), wanted.into());
                    assert!(
                        (found - wanted).abs() < 1e-3,
                        "{case}: {found}, not {wanted}"
                    );
                }
            }
            assert!(count > all / 6 || !packs_wide(TypeId::of::<T>()));
        }
        check(cases.clone(), |i| ((i * 37 + 11) % 101) as f32 / 50.0 - 1.0);
        check(cases, |i| ((i * 37 + 11) % 101) as f64 / 50.0 - 1.0);
    }
    #[test]
    fn products_are_sums_of_products() {
        compare(0..20);
    }
    #[test]
    #[ignore = "takes long; `.ci/suites` runs it"]
    fn more_products_are_sums_of_products() {
        compare(20..300);
    }
}
