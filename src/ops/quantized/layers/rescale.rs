//! The results of sums of products: rescaled, with a bias and an activation, saturated.

use core::marker::PhantomData;

use super::{Activation, bounded};
#[cfg(all(feature = "std", target_arch = "x86_64", target_feature = "sse2"))]
use crate::expr::simd_dispatch::{Job, Vectors};
use crate::num::Dim;
#[cfg(all(feature = "std", target_arch = "x86_64", target_feature = "sse2"))]
use crate::ops::nn::{Maybe, only};
#[cfg(all(feature = "std", target_arch = "x86_64", target_feature = "sse2"))]
use crate::ops::quantized::{Bias, QuantizedInt, rows};
use crate::ops::quantized::{Checked, Multiplier, PerTensor, Quantization, Quantized, is_scale};

/// Rescales sums of products to results: with one multiplier per output channel, or one for all.
pub(super) struct Rescale<X, W, Q, O>(PhantomData<(X, W, Q, O)>);
impl<X: PerTensor, W: Quantization, Q: PerTensor, O: Dim> Rescale<X, W, Q, O> {
    pub(super) const ONE_SCALE: bool = {
        assert!(
            Checked::<W>::SCALES.len() == 1 || Checked::<W>::SCALES.len() == O::SIZE,
            "the weight has another number of scales than of output channels"
        );
        Checked::<W>::SCALES.len() == 1
    };
    /// Whether all multipliers shift to the right, by at most 22 bits, so that the simpler functions can be used.
    pub(super) const TO_THE_RIGHT: bool = {
        let (mut all, mut o) = (true, 0);
        while o < Checked::<W>::SCALES.len() {
            let shift = Self::of_channel(o).shift;
            all &= -22 <= shift && shift < 0;
            o += 1;
        }
        all
    };
    pub(super) const fn of_channel(o: usize) -> Multiplier {
        Multiplier::new(
            Checked::<X>::SCALE as f64 * Checked::<W>::SCALES[o] as f64
                / Checked::<Q>::SCALE as f64,
        )
    }
    // TFLite multiplies the scales of a fully connected layer as `f32`.
    pub(super) const OF_LINEAR: Multiplier = {
        let product = Checked::<X>::SCALE * Checked::<W>::SCALES[0];
        assert!(
            is_scale(product),
            "the scale of the input times that of the weight must be positive and finite"
        );
        Multiplier::new(product as f64 / Checked::<Q>::SCALE as f64)
    };
    pub(super) const OF_CONVOLUTION: Multiplier = Self::of_channel(0);
    /// The multipliers of the channels, in an array that may be longer: a constant whose length is a generic parameter
    /// cannot have a `'static` reference.
    pub(super) const fn table<const N: usize>() -> [Multiplier; N] {
        let mut out = [Multiplier::new(0.0); N];
        let mut o = 0;
        while o < Checked::<W>::SCALES.len() && o < N {
            out[o] = Self::of_channel(o);
            o += 1;
        }
        out
    }
    /// # Safety
    /// `o` is less than the number of scales.
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn multiplier(o: usize) -> Multiplier {
        macro_rules! choose {
            ($($n:literal)*) => { $(
                if const { Checked::<W>::SCALES.len() <= $n } {
                    // SAFETY: the table has at least as many multipliers as there are scales.
                    return unsafe { *const { &Self::table::<$n>() }.get_unchecked(o) };
                }
            )* };
        }
        choose! { 4 8 12 16 24 32 48 64 96 128 192 256 384 512 768 1024 }
        const {
            assert!(
                Checked::<W>::SCALES.len() <= 1024,
                "a weight has at most 1024 scales, or one for all output channels"
            )
        };
        Multiplier::new(0.0)
    }

    /// The result for output channel `o`, from its sum.
    ///
    /// # Safety
    /// `o` is less than the number of output channels.
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(super) unsafe fn finish<A: Activation, const LINEAR: bool>(
        o: usize,
        sum: i32,
    ) -> Quantized<Q> {
        let multiplier = if const { Self::ONE_SCALE } {
            if LINEAR {
                const { Self::OF_LINEAR }
            } else {
                const { Self::OF_CONVOLUTION }
            }
        } else {
            // SAFETY: guaranteed by the caller.
            unsafe { Self::multiplier(o) }
        };
        let result = if LINEAR {
            let to_the_right = if const { Self::ONE_SCALE } {
                const { Self::OF_LINEAR.shift < 0 }
            } else {
                const { Self::TO_THE_RIGHT }
            };
            if to_the_right {
                multiplier.apply_once_right(sum)
            } else {
                within_half(multiplier.apply_once(sum))
            }
        } else if const { Self::TO_THE_RIGHT } {
            multiplier.apply_right(sum)
        } else {
            within_half(multiplier.apply(sum))
        };
        bounded::<Q, A>(result.wrapping_add(Checked::<Q>::ZERO_POINT))
    }
}

/// Saturates to ±2³⁰, a range in which any zero point can be added without overflow.
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) const fn within_half(x: i32) -> i32 {
    pub(super) const HALF: i32 = 1 << 30;
    if x > HALF {
        HALF
    } else if x < -HALF {
        -HALF
    } else {
        x
    }
}

/// Writes the results of a block of sums.
#[cfg(all(feature = "std", target_arch = "x86_64", target_feature = "sse2"))]
pub(super) struct Finish<'a, X, W, Q: Quantization, O, A, const LINEAR: bool> {
    pub(super) block: rows::Block<'a>,
    pub(super) bias: [i32; rows::MOST],
    pub(super) out: *mut Quantized<Q>,
    /// The distance of output channels.
    pub(super) step: usize,
    pub(super) layer: PhantomData<(X, W, O, A)>,
}
#[cfg(all(feature = "std", target_arch = "x86_64", target_feature = "sse2"))]
impl<X: PerTensor, W: Quantization, Q: PerTensor, O: Dim, A: Activation, const LINEAR: bool> Job
    for Finish<'_, X, W, Q, O, A, LINEAR>
{
    type Out = ();
    const HEAVY: bool = true;
    #[cfg_attr(not(unoptimised), inline(always))]
    fn run<V: Vectors>(self) {
        const MOST: usize = rows::MOST;
        let block = &self.block;
        // SAFETY: the block has a sum for each output and position, which are in range.
        unsafe {
            let row = |r: usize, to: &mut [Quantized<Q>; MOST]| {
                let sums =
                    core::slice::from_raw_parts(block.sums.add(r * block.step), block.outputs);
                for (i, ((to, &sum), &more)) in to.iter_mut().zip(sums).zip(&self.bias).enumerate()
                {
                    let sum = sum.wrapping_add(more);
                    *to = Rescale::<X, W, Q, O>::finish::<A, LINEAR>(block.first + i, sum);
                }
            };
            if self.step == 1 {
                let mut results = [Quantized(Q::Int::LOWEST_INT); MOST];
                for (r, &at) in block.positions.iter().enumerate() {
                    row(r, &mut results);
                    let to = self.out.add(at + block.first);
                    to.copy_from_nonoverlapping(results.as_ptr(), block.outputs);
                }
                return;
            }
            let mut results = [[Quantized(Q::Int::LOWEST_INT); MOST]; MOST];
            for (r, results) in results.iter_mut().take(block.positions.len()).enumerate() {
                row(r, results);
            }
            let (tiles, rest) = block.positions.as_chunks::<TILE>();
            let mut done = 0;
            for (tile, at) in tiles.iter().enumerate() {
                let rows = &results[tile * TILE..];
                // Adjacent positions are written by vectors.
                let whole = if at.is_sorted_by(|a, b| a + 1 == *b) {
                    block.outputs / TILE * TILE
                } else {
                    0
                };
                for i in (0..whole).step_by(TILE) {
                    let rows = core::array::from_fn(|r| rows[r].as_ptr().add(i).cast());
                    for (o, column) in columns_of(rows).into_iter().enumerate() {
                        let to = self.out.add((block.first + i + o) * self.step + at[0]);
                        core::arch::x86_64::_mm_storeu_si128(to.cast(), column);
                    }
                }
                for i in whole..block.outputs {
                    let to = self.out.add((block.first + i) * self.step);
                    for (results, &at) in rows.iter().zip(at) {
                        to.add(at).write(results[i]);
                    }
                }
                done += TILE;
            }
            for i in 0..block.outputs {
                let to = self.out.add((block.first + i) * self.step);
                for (results, &at) in results[done..].iter().zip(rest) {
                    to.add(at).write(results[i]);
                }
            }
        }
    }
}
/// The bytes of a vector.
#[cfg(all(feature = "std", target_arch = "x86_64", target_feature = "sse2"))]
pub(super) const TILE: usize = 16;
/// The columns of rows of as many bytes.
///
/// # Safety
/// The rows may be read.
#[cfg(all(feature = "std", target_arch = "x86_64", target_feature = "sse2"))]
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) unsafe fn columns_of(
    rows: [*const core::arch::x86_64::__m128i; TILE],
) -> [core::arch::x86_64::__m128i; TILE] {
    use core::arch::x86_64::{_mm_loadu_si128, _mm_unpackhi_epi8, _mm_unpacklo_epi8};
    // SAFETY: the caller's promise; every processor of the target has SSE2.
    unsafe {
        let mut vectors = rows.map(|row| _mm_loadu_si128(row));
        // Each step interleaves the vectors with those half of them later: it moves a bit of the vector's number to that
        // of the byte.
        for _ in 0..TILE.ilog2() {
            let from = vectors;
            for i in 0..TILE / 2 {
                let (a, b) = (from[i], from[i + TILE / 2]);
                vectors[2 * i] = _mm_unpacklo_epi8(a, b);
                vectors[2 * i + 1] = _mm_unpackhi_epi8(a, b);
            }
        }
        vectors
    }
}
/// The elements of a bias for the outputs of a block.
///
/// # Safety
/// They are in range.
#[cfg(all(feature = "std", target_arch = "x86_64", target_feature = "sse2"))]
pub(super) unsafe fn biases<X: Quantization, W: Quantization>(
    b: &impl Maybe<Bias<X, W>>,
    block: &rows::Block<'_>,
) -> [i32; rows::MOST] {
    let mut all = [0; rows::MOST];
    for (i, one) in all.iter_mut().take(block.outputs).enumerate() {
        // SAFETY: guaranteed by the caller.
        *one = unsafe { b.at(&only(block.first + i)) }.map_or(0, Bias::int);
    }
    all
}
