//! Tiles of a convolution whose vectors are output channels, of `f32` with AVX-512.
//!
//! Other tiles (`planes`) hold columns in a vector, and lose the lanes behind the last column of a row. Here a vector
//! holds sixteen channels: of a tap, the weights of these channels are read as vectors, and the inputs of up to fourteen
//! columns are broadcast, so that a row of 28 or 7 columns loses nothing. The sums are transposed when they are written,
//! which pays where a window has many taps. Each sum adds up the same products in the same order as in other tiles.

use core::arch::x86_64::{
    __m512, _mm512_add_ps, _mm512_castsi512_ps, _mm512_fmadd_ps, _mm512_loadu_ps,
    _mm512_mask_storeu_ps, _mm512_set1_ps, _mm512_setzero_ps,
};

use super::planes::{BLOCK, LANES, Source, Taps, Target, next_block};
use crate::expr::transpose::avx::{bits, exchanged};

/// The most columns of a tile of two vectors of channels: 28 of 32 registers hold sums.
const COLUMNS: usize = 14;
/// The same for three vectors.
const FEWER: usize = 9;

/// Writes the rows of a band, of all channels.
///
/// # Safety
/// The taps of each column of each row are in memory; there are weights for the channels, a multiple of [`LANES`], in
/// blocks of [`next_block`]; the target has the rows and columns, and its columns are contiguous. The processor has AVX-512.
#[target_feature(enable = "avx512f")]
pub(super) unsafe fn tiles(
    source: Source<f32>,
    taps: Taps,
    w: *const f32,
    channels: usize,
    target: Target<f32>,
) {
    let [rows, columns] = source.size;
    let mut done = 0;
    while done < channels {
        let wide = next_block(channels - done);
        debug_assert!(wide >= BLOCK && wide.is_multiple_of(LANES));
        let most = if wide > BLOCK { FEWER } else { COLUMNS };
        // Tiles of one size: the last one overlaps the one before it, and writes the same values again.
        let at_once = columns.div_ceil(columns.div_ceil(most).max(1));
        let w = w.wrapping_add(done * taps.channels * taps.window);
        let bias = (target.bias).map(|(bias, step)| (bias.wrapping_add(done * step), step));
        for row in 0..rows {
            let mut q = 0;
            while q < columns {
                let column = q.min(columns - at_once);
                let place = Target {
                    first: (target.first)
                        .wrapping_add(done * target.channel + row * target.row + column),
                    bias,
                    ..target
                };
                let x = source.x.wrapping_add(row * source.pitch + column);
                macro_rules! tile {
                    ($($vectors:literal: $($n:literal)*;)*) => {
                        match (wide / LANES, at_once) {
                            // SAFETY: Bounds: the caller's promise, for these rows, columns and channels.
                            $($(($vectors, $n) => unsafe { tile::<$n, $vectors>(x, taps, w, place) },)*)*
                            _ => {}
                        }
                    };
                }
                tile! {
                    2: 1 2 3 4 5 6 7 8 9 10 11 12 13 14;
                    3: 1 2 3 4 5 6 7 8 9;
                }
                q = column + at_once;
            }
        }
        done += wide;
    }
}

/// [`sums_of`] as a function of its own. Without features of the processor, which keeps callers that have them from
/// inlining it: what it calls would then share its registers with all other tiles.
///
/// # Safety
/// As for [`sums_of`].
#[inline(never)]
unsafe fn tile<const P: usize, const N: usize>(
    x: *const f32,
    taps: Taps,
    w: *const f32,
    target: Target<f32>,
) {
    // SAFETY: the caller's promise.
    unsafe { sums_of::<P, N>(x, taps, w, target) }
}

/// `P` columns of `N` vectors of channels.
///
/// # Safety
/// As for [`tiles`].
#[target_feature(enable = "avx512f")]
unsafe fn sums_of<const P: usize, const N: usize>(
    mut x: *const f32,
    taps: Taps,
    mut w: *const f32,
    target: Target<f32>,
) {
    let mut sums = [[_mm512_setzero_ps(); N]; COLUMNS];
    // No loops over columns: the compiler does not unroll one that is so long before it decides what stays in registers.
    macro_rules! columns {
        ($x:ident $weights:ident: $($p:literal)*) => { $(if const { $p < P } {
            let x = _mm512_set1_ps($x.add($p).read());
            for i in 0..N {
                sums[$p][i] = _mm512_fmadd_ps($weights[i], x, sums[$p][i]);
            }
        })* };
    }
    let mut c = 0;
    while c < taps.channels {
        let some = taps.some.min(taps.channels - c);
        for t in 0..some * taps.window {
            // SAFETY: Bounds: the caller's promise: the table has the distances of these channels' taps, which each column
            // has, and the weights are `N` vectors for each tap.
            unsafe {
                let first = x.add(taps.table.add(t).read());
                let mut weights = [_mm512_setzero_ps(); N];
                for (i, weights) in weights.iter_mut().enumerate() {
                    *weights = _mm512_loadu_ps(w.add(i * LANES));
                }
                w = w.add(const { N * LANES });
                columns!(first weights: 0 1 2 3 4 5 6 7 8 9 10 11 12 13);
            }
        }
        x = x.wrapping_add(taps.step);
        c += some;
    }
    // With constant indices, or the sums would be in memory.
    macro_rules! lines {
        ($i:literal: $($p:literal)*) => { if const { $i < N } {
            let mut lines = [_mm512_setzero_ps(); LANES];
            $(if const { $p < P } {
                lines[$p] = sums[$p][const { $i % N }];
            })*
            let of = Target {
                first: target.first.wrapping_add($i * LANES * target.channel),
                bias: (target.bias).map(|(b, step)| (b.wrapping_add($i * LANES * step), step)),
                ..target
            };
            // SAFETY: Bounds: the caller's promise.
            unsafe { write::<P>(&lines, of) }
        } };
    }
    lines!(0: 0 1 2 3 4 5 6 7 8 9 10 11 12 13);
    lines!(1: 0 1 2 3 4 5 6 7 8 9 10 11 12 13);
    lines!(2: 0 1 2 3 4 5 6 7 8);
}

/// Writes `P` columns of sixteen channels.
///
/// # Safety
/// As for [`tiles`].
#[inline(never)]
#[target_feature(enable = "avx512f")]
unsafe fn write<const P: usize>(sums: &[__m512; LANES], target: Target<f32>) {
    let mut lines = *sums;
    if let Some((bias, step)) = target.bias {
        let mut numbers = [0.0; LANES];
        for (i, number) in numbers.iter_mut().enumerate() {
            // SAFETY: Bounds: the caller's promise: each channel has a bias.
            *number = unsafe { bias.add(i * step).read() };
        }
        // SAFETY: Bounds: sixteen numbers are a vector.
        let bias = unsafe { _mm512_loadu_ps(numbers.as_ptr()) };
        for line in &mut lines {
            *line = _mm512_add_ps(*line, bias);
        }
    }
    let columns = const { ((1_u32 << P) - 1) as u16 };
    exchanged(bits(&lines), |o, row| {
        // SAFETY: Bounds: the caller's promise: the target has these columns of the channel.
        unsafe {
            let to = target.first.add(o * target.channel);
            _mm512_mask_storeu_ps(to, columns, _mm512_castsi512_ps(row));
        }
    });
}
