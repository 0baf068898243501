//! One function for products in memory of any sizes, in the widest vectors of the processor: strips of columns.

use core::any::TypeId;

use super::float_kernels::floats;
use super::operands::{Elements, Sizes, Source, Target};
use super::panels::panels_of;
#[cfg(target_arch = "x86_64")]
use super::strategy::is_few;
use super::tiles::tile;
use super::{BLOCK, is_float};
use crate::expr::simd_dispatch::{Job, Vectors, widest};
use crate::num::offset::index;
use crate::ops::Arithmetic;
use crate::ops::matmul::packs_wide;
#[cfg(target_arch = "x86_64")]
use crate::ops::matmul::small;

/// Writes a [tiny](super::is_tiny) product of two matrices in memory, which is not added to the previous contents, with
/// the vectors `V`.
///
/// # Safety
/// As for `gemm_small`. The processor has these vectors.
#[cfg_attr(not(unoptimised), inline(always))]
pub(crate) unsafe fn gemm_tiny<T: Arithmetic, V: Vectors>(
    sizes: Sizes,
    a: Elements<T>,
    b: Elements<T>,
    out: Target<T>,
) {
    let product = Product::of(sizes, a, b, out);
    // SAFETY: the caller's promise.
    unsafe {
        #[cfg(target_arch = "x86_64")]
        if const { V::BYTES > 16 } {
            let Product(sizes, a, b, out) = product;
            return small::product::<T, V>(sizes, a, b, out);
        }
        #[cfg(target_arch = "x86_64")]
        if TypeId::of::<T>() == TypeId::of::<f32>() {
            let Product(sizes, a, b, out) = product;
            let steps = [[a.row, a.column], [b.row, b.column], [out.row, out.column]];
            if is_few(sizes, steps, size_of::<T>()) {
                return small::few(sizes, a, b, out);
            }
        }
        shared(product);
    }
}

/// Writes the product of two matrices in memory, of any sizes, with the widest vectors available.
///
/// # Safety
/// As above.
#[inline(never)]
pub(super) unsafe fn shared<T: Arithmetic>(product: Product<T>) {
    let Product(sizes, a, b, out) = product;
    // Here columns of the right factor are turned to rows one by one, by the tiles in vectors.
    let least = if b.column == 1 { WIDE } else { WIDE_TURNED };
    // SAFETY: Bounds: the caller's promise.
    unsafe {
        if is_wide::<T>(sizes, least) && floats(sizes, a, b, out) {
            return;
        }
    }
    widest(Product(sizes, a, b, out));
}
/// From so many multiplications on, small products of floats are faster by the tiles of AVX-512
/// ([`packed`](crate::ops::matmul::packed)): on a Xeon, 64 products of [32, 32] take 33 µs instead of 53, by transposed
/// ones 42 instead of 113, of [16, 16] by transposed ones 13 instead of 22, of [24, 24] 22 as before, and those of
/// `f64` 30 instead of 45.
pub(crate) const WIDE: usize = 24 * 24 * 24;
const WIDE_TURNED: usize = 12 * 12 * 12;
/// Whether a small product of at least so many multiplications is for the tiles of AVX-512.
#[cfg_attr(not(unoptimised), inline(always))]
pub(crate) fn is_wide<T: 'static>(Sizes { m, k, n }: Sizes, least: usize) -> bool {
    is_float::<T>() && m.min(n) > 1 && k > 2 && m * k * n >= least && packs_wide(TypeId::of::<T>())
}

/// A product of two matrices in memory.
pub(super) struct Product<T>(Sizes, Elements<T>, Elements<T>, Target<T>);
impl<T: Arithmetic> Product<T> {
    /// Vectors are read from rows of the right factor: if only its columns allow that, it is swapped with the left
    /// factor.
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(super) fn of(sizes: Sizes, a: Elements<T>, b: Elements<T>, out: Target<T>) -> Self {
        if b.column != 1 && a.row == 1 {
            Product(
                sizes.swapped(),
                b.transposed(),
                a.transposed(),
                out.swapped(),
            )
        } else {
            Product(sizes, a, b, out)
        }
    }
}
impl<T: Arithmetic> Job for Product<T> {
    type Out = ();
    /// Before AVX-512, vectors have no products of 64 bits, and those of 32 are half as many: 512 by 512 `i32` take 1.3 ms on
    /// a Zen 5, 256 by 256 `i64` 0.3.
    const HEAVY: bool = T::QUICK && size_of::<T>() >= 4;
    #[cfg_attr(not(unoptimised), inline(always))]
    fn run<V: Vectors>(self) {
        // Processes two vectors of columns, then one, then a half. With two AVX vectors, six rows keep their sums in
        // registers, and need fewer loads than four.
        // SAFETY: the promise of `shared`.
        unsafe {
            match const { (2 * V::BYTES / size_of::<T>(), V::BYTES == 32) } {
                (32.., _) => strips::<T, V, 4, 32, 16, 8>(self),
                (16.., true) => strips::<T, V, 6, 16, 8, 4>(self),
                (16.., false) => strips::<T, V, 4, 16, 8, 4>(self),
                (8.., true) => strips::<T, V, 6, 8, 4, 2>(self),
                (8.., false) => strips::<T, V, 4, 8, 4, 2>(self),
                _ => strips::<T, V, 4, 4, 2, 1>(self),
            }
        }
    }
}

/// Elements whose columns are one element apart.
struct Lines<T>(Elements<T>);
impl<T> Clone for Lines<T> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<T> Copy for Lines<T> {}
// SAFETY: reads through the pointer.
unsafe impl<T: Copy> Source<T> for Lines<T> {
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn at(self, row: usize, column: usize) -> T {
        // SAFETY: the caller's promise.
        unsafe { self.0.first.add(index!(row * self.0.row + column)).read() }
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    fn unit_row(self) -> bool {
        false
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    fn unit_column(self) -> bool {
        true
    }
}

// Strips of `N` columns, `M` rows at a time; the remainder is processed in narrower strips.
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn strips<
    T: Arithmetic,
    V: Vectors,
    const M: usize,
    const N: usize,
    const H: usize,
    const Q: usize,
>(
    Product(sizes, a, b, out): Product<T>,
) {
    let Sizes { m, k, n } = sizes;
    // Sums that are accumulated, and lines that cannot be read as vectors, go through a panel.
    if out.add || k > BLOCK || b.column != 1 || n < Q {
        // SAFETY: the caller's promise.
        return unsafe { panels_of::<T, V, N>(sizes, a, b, out) };
    }
    let b = Lines(b);
    let mut j = 0;
    // SAFETY: the caller's promise. A strip that overlaps the previous one writes the same values again.
    unsafe {
        while n - j >= N {
            strip::<T, V, M, N>(m, k, a, (j, b), (j, out));
            j = index!(j + N);
        }
        let rest = n - j;
        if rest > H && n >= N {
            strip::<T, V, M, N>(m, k, a, (n - N, b), (n - N, out));
        } else if rest > Q && n >= H {
            if rest > H {
                strip::<T, V, 8, H>(m, k, a, (j, b), (j, out));
            }
            strip::<T, V, 8, H>(m, k, a, (n - H, b), (n - H, out));
        } else if rest > 0 {
            if rest > Q {
                strip::<T, V, 8, Q>(m, k, a, (j, b), (j, out));
            }
            strip::<T, V, 8, Q>(m, k, a, (n - Q, b), (n - Q, out));
        }
    }
}

// All rows of `N` columns, `M` at a time: four or six with two vectors, eight with one.
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn strip<T: Arithmetic, V: Vectors, const M: usize, const N: usize>(
    m: usize,
    k: usize,
    mut a: Elements<T>,
    right: (usize, Lines<T>),
    (column, mut out): (usize, Target<T>),
) {
    let mut rest = m;
    macro_rules! some {
        ($n:expr) => {{
            // SAFETY: the caller's promise: there are that many rows.
            unsafe {
                tile::<T, V, { $n }, N>(k, (0, a), right, (column, N, out));
                a.first = a.first.wrapping_add($n * a.row);
                out.first = out.first.wrapping_add($n * out.row);
            }
            rest -= $n;
        }};
    }
    while rest >= M {
        some!(M);
    }
    if M > 4 && rest >= 4 {
        some!(4);
    }
    if rest >= 2 {
        some!(2);
    }
    if rest >= 1 {
        some!(1);
    }
    let _ = (a, out, rest);
}
