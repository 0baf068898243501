//! Sums of products of bytes: the innermost loop of every quantised layer.
//!
//! With feature `dsp`, on an Arm core with the DSP extension, four products take two `smlad` instructions. The sums are
//! the same: integer additions that do not overflow may be done in any order.

use super::QuantizedInt;
use crate::num::offset::{Numbered, index};

/// `sums[r] += Σ (x[i] - x_zero) * (w[r * stride + i] - w_zero)`, over `n` contiguous elements.
///
/// # Safety
/// `n` elements are readable from `x`, and `n` from each of the `R` rows of `w`.
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) unsafe fn dots<X: QuantizedInt, W: QuantizedInt, const R: usize>(
    (x, x_zero): (*const X, i32),
    (w, stride, w_zero): (*const W, usize, i32),
    n: usize,
    sums: &mut [i32; R],
) {
    let mut i = 0;
    #[cfg(all(feature = "dsp", target_arch = "arm", target_has_atomic = "32"))]
    if X::SIGNED && W::SIGNED && w_zero == 0 {
        let zeros = dsp::both(x_zero.wrapping_neg());
        while index!(n - i) >= 4 {
            // SAFETY: at least four more elements of each are readable; a byte has no alignment.
            unsafe {
                let four = x.add(i).cast::<u32>().read_unaligned();
                let (even, odd) = (dsp::add_even(zeros, four), dsp::add_odd(zeros, four));
                for (r, sum) in sums.iter_mut().numbered() {
                    let four = w.add(index!(r * stride + i));
                    let four = four.cast::<u32>().read_unaligned();
                    *sum = dsp::two_products(even, dsp::even(four), *sum);
                    *sum = dsp::two_products(odd, dsp::odd(four), *sum);
                }
            }
            i = index!(i + 4);
        }
    }
    while i < n {
        // SAFETY: `i` is less than `n`.
        unsafe {
            let left = (*x.add(i)).wide().wrapping_sub(x_zero);
            for (r, sum) in sums.iter_mut().numbered() {
                let right = (*w.add(index!(r * stride + i))).wide();
                let right = right.wrapping_sub(w_zero);
                *sum = sum.wrapping_add(left.wrapping_mul(right));
            }
        }
        i = index!(i + 1);
    }
}

/// `sums[r] += Σ (x[r] - x_zero) * (w[r] - w_zero)` over the positions of a window. Each sum has elements of its own;
/// the elements of the `R` sums are adjacent in memory.
///
/// # Safety
/// `R` elements of `x` and of `w` are readable from each position: `high` rows of `wide` positions, at these strides.
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) unsafe fn dots_beside<X: QuantizedInt, W: QuantizedInt, const R: usize>(
    (x, x_strides, x_zero): (*const X, [usize; 2], i32),
    (w, w_strides, w_zero): (*const W, [usize; 2], i32),
    [high, wide]: [usize; 2],
    sums: &mut [i32; R],
) {
    for i in 0..high {
        for j in 0..wide {
            // SAFETY: a position of the window.
            let (x, w) = unsafe {
                (
                    x.add(index!(i * x_strides[0] + j * x_strides[1])),
                    w.add(index!(i * w_strides[0] + j * w_strides[1])),
                )
            };
            #[cfg(all(feature = "dsp", target_arch = "arm", target_has_atomic = "32"))]
            if R == 4 && X::SIGNED && W::SIGNED && w_zero == 0 {
                let zeros = dsp::both(x_zero.wrapping_neg());
                // SAFETY: four elements of each are readable; a byte has no alignment.
                let (x, w) = unsafe {
                    (
                        x.cast::<u32>().read_unaligned(),
                        w.cast::<u32>().read_unaligned(),
                    )
                };
                let (even, odd) = (dsp::add_even(zeros, x), dsp::add_odd(zeros, x));
                let (w_even, w_odd) = (dsp::even(w), dsp::odd(w));
                sums[0] = dsp::product_low(even, w_even, sums[0]);
                sums[1] = dsp::product_low(odd, w_odd, sums[1]);
                sums[2] = dsp::product_high(even, w_even, sums[2]);
                sums[3] = dsp::product_high(odd, w_odd, sums[3]);
                continue;
            }
            for (r, sum) in sums.iter_mut().numbered() {
                // SAFETY: `r` is less than `R`.
                let (left, right) = unsafe { ((*x.add(r)).wide(), (*w.add(r)).wide()) };
                let (left, right) = (left.wrapping_sub(x_zero), right.wrapping_sub(w_zero));
                *sum = sum.wrapping_add(left.wrapping_mul(right));
            }
        }
    }
}

/// Instructions of the DSP extension, whose intrinsics are not stable.
#[cfg(all(feature = "dsp", target_arch = "arm", target_has_atomic = "32"))]
mod dsp {
    // Without `pure`, so that they stay in order: LLVM would otherwise move all instructions of one sum before those of
    // the next, and their operands do not fit into the registers.
    use core::arch::asm;

    /// The low 16 bits of a number in both halves.
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(super) fn both(x: i32) -> u32 {
        (x as u32 & 0xFFFF) | (x as u32) << 16
    }

    macro_rules! extends {
        ($($(#[$doc:meta])* $name:ident($($x:ident),*) $text:literal;)*) => { $(
            $(#[$doc])*
            #[cfg_attr(not(unoptimised), inline(always))]
            pub(super) fn $name($($x: u32),*) -> u32 {
                let out;
                // SAFETY: the instruction only computes with registers.
                unsafe {
                    asm!($text, out = lateout(reg) out, $($x = in(reg) $x,)*
                        options(nomem, nostack, preserves_flags));
                }
                out
            }
        )* };
    }
    extends! {
        /// Sign-extends bytes 0 and 2 to two halves.
        even(x) "sxtb16 {out}, {x}";
        /// Sign-extends bytes 1 and 3 to two halves.
        odd(x) "sxtb16 {out}, {x}, ror #8";
        /// Adds the sign-extended bytes 0 and 2 to two halves.
        add_even(a, x) "sxtab16 {out}, {a}, {x}";
        /// Adds the sign-extended bytes 1 and 3 to two halves.
        add_odd(a, x) "sxtab16 {out}, {a}, {x}, ror #8";
    }

    macro_rules! adds {
        ($($(#[$doc:meta])* $name:ident $text:literal;)*) => { $(
            $(#[$doc])*
            #[cfg_attr(not(unoptimised), inline(always))]
            pub(super) fn $name(a: u32, b: u32, mut sum: i32) -> i32 {
                // SAFETY: the instruction only computes with registers; it may set the saturation flag, which the
                // options allow.
                unsafe {
                    asm!($text, sum = inout(reg) sum, a = in(reg) a, b = in(reg) b, options(nomem, nostack));
                }
                sum
            }
        )* };
    }
    adds! {
        /// Adds the products of the lower and of the upper halves to a sum.
        two_products "smlad {sum}, {a}, {b}, {sum}";
        /// Adds the product of the lower halves to a sum.
        product_low "smlabb {sum}, {a}, {b}, {sum}";
        /// Adds the product of the upper halves to a sum.
        product_high "smlatt {sum}, {a}, {b}, {sum}";
    }
}
