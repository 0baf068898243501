//! Sums of products of bytes: the innermost loop of every quantised layer.
//!
//! With feature `dsp`, on an Arm core that has them, four products take two instructions `smlad`. The sums are
//! the same: integers that do not overflow may be added in any order.

use super::QuantizedInt;

/// `sums[r] += Σ (x[i] - x_zero) * (w[r * stride + i] - w_zero)`, over `n` elements that lie side by side.
///
/// # Safety
/// `x` is read at `n` elements, `w` at `n` from each of the `R` rows on.
#[inline(always)]
pub(super) unsafe fn dots<X: QuantizedInt, W: QuantizedInt, const R: usize>(
    (x, x_zero): (*const X, i32),
    (w, stride, w_zero): (*const W, usize, i32),
    n: usize,
    sums: &mut [i32; R],
) {
    let mut i = 0;
    #[cfg(all(feature = "dsp", target_arch = "arm", target_has_atomic = "32"))]
    if X::SIGNED && W::SIGNED && w_zero == 0 {
        let zeros = dsp::both(-x_zero);
        while n - i >= 4 {
            // SAFETY: four more elements of each; a byte has no alignment.
            unsafe {
                let four = x.add(i).cast::<u32>().read_unaligned();
                let (even, odd) = (dsp::add_even(zeros, four), dsp::add_odd(zeros, four));
                for (r, sum) in sums.iter_mut().enumerate() {
                    let four = w.add(r * stride + i).cast::<u32>().read_unaligned();
                    *sum = dsp::two_products(even, dsp::even(four), *sum);
                    *sum = dsp::two_products(odd, dsp::odd(four), *sum);
                }
            }
            i += 4;
        }
    }
    while i < n {
        // SAFETY: `i` is below `n`.
        unsafe {
            let left = (*x.add(i)).wide() - x_zero;
            for (r, sum) in sums.iter_mut().enumerate() {
                let right = (*w.add(r * stride + i)).wide() - w_zero;
                *sum = sum.wrapping_add(left.wrapping_mul(right));
            }
        }
        i += 1;
    }
}

/// The instructions of the DSP extension, whose intrinsics are not stable.
#[cfg(all(feature = "dsp", target_arch = "arm", target_has_atomic = "32"))]
mod dsp {
    use core::arch::asm;

    /// A number below 2¹⁵ in both halves.
    #[inline(always)]
    pub(super) fn both(x: i32) -> u32 {
        (x as u32 & 0xFFFF) | (x as u32) << 16
    }

    macro_rules! extends {
        ($($(#[$doc:meta])* $name:ident($($x:ident),*) $text:literal;)*) => { $(
            $(#[$doc])*
            #[inline(always)]
            pub(super) fn $name($($x: u32),*) -> u32 {
                let out;
                // SAFETY: arithmetic on registers.
                unsafe {
                    asm!($text, out = lateout(reg) out, $($x = in(reg) $x,)*
                        options(pure, nomem, nostack, preserves_flags));
                }
                out
            }
        )* };
    }
    extends! {
        /// Bytes 0 and 2 with their signs, in two halves.
        even(x) "sxtb16 {out}, {x}";
        /// Bytes 1 and 3.
        odd(x) "sxtb16 {out}, {x}, ror #8";
        /// Bytes 0 and 2 added to two halves.
        add_even(a, x) "sxtab16 {out}, {a}, {x}";
        /// Bytes 1 and 3.
        add_odd(a, x) "sxtab16 {out}, {a}, {x}, ror #8";
    }

    /// The products of the lower and of the upper halves, added to a sum.
    #[inline(always)]
    pub(super) fn two_products(a: u32, b: u32, sum: i32) -> i32 {
        let out;
        // SAFETY: as above. It may set the saturation flag.
        unsafe {
            asm!("smlad {out}, {a}, {b}, {sum}", out = lateout(reg) out, a = in(reg) a, b = in(reg) b,
                sum = in(reg) sum, options(pure, nomem, nostack));
        }
        out
    }
}
