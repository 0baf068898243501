//! The kernel of every product: `out[i, j] = Σ a[i, l] · b[l, j]`, on pointers, sizes and strides.
//!
//! A small product is compiled for its sizes: tiles of the result stay in registers while the kernel iterates over the
//! inner size, and the loops are unrolled by constants. Float products up to about 32 by 32 are additionally compiled
//! for AVX (`tiny`); the version is chosen at run time. With vectors, all other products of size 8 and more use one
//! function for all sizes, compiled for the widest vectors available. A large product packs one panel of the right
//! matrix at a time, so that the matrix is read from memory once, and accumulates the inner size in blocks. It uses one
//! function for all sizes, which is also the place to call another library's kernel.
//!
//! Float sums accumulate at most [`BLOCK`] products in one accumulator, those of [`packed`](super::packed) at most 384; the
//! sums of the blocks are then added.

use core::any::TypeId;
use core::marker::PhantomData;
use core::ops::Range;

#[cfg(target_arch = "x86_64")]
use super::small;
use super::{packs, packs_wide};
#[cfg(feature = "rayon")]
use crate::expr::PARALLEL_FROM;
#[cfg(feature = "rayon")]
use crate::expr::parallel::is_plain;
use crate::expr::simd_dispatch::{Guaranteed, Job, VECTOR, VECTORS, Vectors, widest};
use crate::num::offset::{Numbered, index};
use crate::ops::element_traits::multiply_add;
use crate::ops::{Arithmetic, LANES};

/// A factor of a product, from which the kernel reads elements.
///
/// # Safety
/// As for a pointer: `at` may be called with the rows and columns that the creator of the source promised.
pub(crate) unsafe trait Source<T>: Copy {
    unsafe fn at(self, row: usize, column: usize) -> T;
    /// Whether the rows, or the columns for `unit_column`, are one element apart.
    fn unit_row(self) -> bool;
    fn unit_column(self) -> bool;
    /// The elements, if they are in memory.
    fn elements(self) -> Option<Elements<T>> {
        None
    }
    /// Whether several threads may read or compute elements at the same time.
    #[cfg(feature = "rayon")]
    fn is_shared(self) -> bool {
        false
    }
}

/// Elements in memory: a pointer to the first one, and strides.
pub(crate) struct Elements<T> {
    pub(crate) first: *const T,
    pub(crate) row: usize,
    pub(crate) column: usize,
}
impl<T> Clone for Elements<T> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<T> Copy for Elements<T> {}
impl<T> Elements<T> {
    /// The elements from a row and a column on.
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(super) fn from(self, row: usize, column: usize) -> Self {
        Self {
            first: (self.first).wrapping_add(index!(row * self.row + column * self.column)),
            ..self
        }
    }
    /// The same for the type that `T` is.
    #[cfg(target_arch = "x86_64")]
    pub(super) fn cast<F>(self) -> Elements<F> {
        Elements {
            first: self.first.cast(),
            row: self.row,
            column: self.column,
        }
    }
    /// Swaps rows and columns.
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(super) fn transposed(self) -> Self {
        Self {
            row: self.column,
            column: self.row,
            ..self
        }
    }
}

// SAFETY: reads through the pointer.
unsafe impl<T: Copy + 'static> Source<T> for Elements<T> {
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn at(self, row: usize, column: usize) -> T {
        // SAFETY: the caller's promise.
        unsafe {
            self.first
                .add(index!(row * self.row + column * self.column))
                .read()
        }
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    fn unit_row(self) -> bool {
        self.row == 1
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    fn unit_column(self) -> bool {
        self.column == 1
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    fn elements(self) -> Option<Elements<T>> {
        Some(self)
    }
    #[cfg(feature = "rayon")]
    #[cfg_attr(not(unoptimised), inline(always))]
    fn is_shared(self) -> bool {
        is_plain::<T>()
    }
}

/// A source with rows and columns swapped.
#[derive(Clone, Copy)]
struct Swapped<S>(S);
// SAFETY: the source's promise.
unsafe impl<T, S: Source<T>> Source<T> for Swapped<S> {
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn at(self, row: usize, column: usize) -> T {
        // SAFETY: the caller's promise.
        unsafe { self.0.at(column, row) }
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    fn unit_row(self) -> bool {
        self.0.unit_column()
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    fn unit_column(self) -> bool {
        self.0.unit_row()
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    fn elements(self) -> Option<Elements<T>> {
        self.0.elements().map(Elements::transposed)
    }
}

/// The target of a product.
pub(crate) struct Target<T> {
    pub(crate) first: *mut T,
    pub(crate) row: usize,
    pub(crate) column: usize,
    /// Whether the product is added to the previous contents.
    pub(crate) add: bool,
}
impl<T> Clone for Target<T> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<T> Copy for Target<T> {}
#[cfg(target_arch = "x86_64")]
impl<T> Target<T> {
    /// The same for the type that `T` is.
    pub(super) fn cast<F>(self) -> Target<F> {
        Target {
            first: self.first.cast(),
            row: self.row,
            column: self.column,
            add: self.add,
        }
    }
}

impl<T: Arithmetic> Target<T> {
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(crate) unsafe fn put(self, row: usize, column: usize, value: T) {
        // SAFETY: the caller's promise.
        unsafe {
            let place = self
                .first
                .add(index!(row * self.row + column * self.column));
            place.write(if self.add {
                place.read().plus(value)
            } else {
                value
            });
        }
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(super) fn swapped(self) -> Self {
        Self {
            row: self.column,
            column: self.row,
            ..self
        }
    }
    /// The part of the target that starts at a row and a column.
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(crate) fn from(self, row: usize, column: usize) -> Self {
        Self {
            first: (self.first).wrapping_add(index!(row * self.row + column * self.column)),
            ..self
        }
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(crate) fn adding(self, more: bool) -> Self {
        Self {
            add: self.add | more,
            ..self
        }
    }
}

/// `[M, K]` times `[K, N]`.
#[derive(Clone, Copy)]
pub(crate) struct Sizes {
    pub(crate) m: usize,
    pub(crate) k: usize,
    pub(crate) n: usize,
}
impl Sizes {
    // Without a type parameter, the function would be a call into another crate.
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(super) const fn swapped(self) -> Self {
        Self {
            m: self.n,
            n: self.m,
            ..self
        }
    }
}

/// The maximum number of multiplications of a product that is compiled for its sizes, or, with vectors, uses one
/// function for all sizes. Above it [`gemm_large`] is faster.
const SMALL: usize = 32 * 32 * 32;
/// Whether the function for all sizes has wider vectors than a product that is compiled for its sizes. With vectors of
/// equal width the latter is faster from size 9 to 20.
const WIDER: bool = cfg!(any(
    feature = "reproducible",
    all(feature = "std", target_arch = "x86_64"),
    target_feature = "avx"
));
/// The number of products that one accumulator adds up.
pub(super) const BLOCK: usize = 64;

// The width of two vectors of the machine, in elements.
const fn width<T>() -> usize {
    let vector = if cfg!(target_feature = "avx512f") {
        64
    } else if cfg!(target_feature = "avx") {
        32
    } else {
        16
    };
    2 * vector / size_of::<T>()
}

/// Whether a product is compiled for its sizes.
pub(crate) const fn is_small(m: usize, k: usize, n: usize) -> bool {
    m.saturating_mul(k).saturating_mul(n) <= SMALL
}

/// Whether a float product of the given element size in bytes is so small that a separate loop, compiled for its sizes
/// and for AVX, is worth its code size. Requires that the columns of the right factor and of the product are one
/// element apart, or the rows of the left factor and of the product. `work` is the total number of multiplications of
/// all such products: for small numbers, detecting the processor features would take longer than the gain.
pub(crate) const fn is_tiny(
    Sizes { m, k, n }: Sizes,
    [a, b, out]: [[usize; 2]; 3],
    bytes: usize,
    work: usize,
) -> bool {
    let wide = if b[1] == 1 || a[0] != 1 {
        (b[1] == 1 && out[1] == 1, n)
    } else {
        (out[0] == 1, m)
    };
    VECTORS
        && cfg!(target_arch = "x86_64")
        && (cfg!(feature = "std") || VECTOR > 16)
        && m > 1
        && n > 1
        && k > 0
        && k <= BLOCK
        && wide.0
        && wide.1 * bytes >= 16
        && m.saturating_mul(k).saturating_mul(n) <= TINY
        && work >= WORTH_ASKING
}
const TINY: usize = 32 * 32 * 32;
const WORTH_ASKING: usize = 4 * 4 * 4;

/// Whether the elements are `f32` or `f64`: known at compile time.
#[cfg_attr(not(unoptimised), inline(always))]
pub(crate) fn is_float<T: 'static>() -> bool {
    TypeId::of::<T>() == TypeId::of::<f32>() || TypeId::of::<T>() == TypeId::of::<f64>()
}

/// Writes the product of two matrices, compiled for its sizes and for its `Strategy`. It is a constant, so the code of
/// the others is not compiled.
///
/// # Safety
/// `a` is read at `[m, k]`, `b` at `[k, n]`, and `out` is written at `[m, n]`. The strategy matches the sizes and
/// factors.
#[cfg_attr(not(unoptimised), inline(always))]
pub(crate) unsafe fn gemm_small<T: Arithmetic, W: HasStrategy, A: Source<T>, B: Source<T>>(
    sizes: Sizes,
    a: A,
    b: B,
    out: Target<T>,
) {
    let swapped = sizes.swapped();
    // SAFETY: the caller's promise; both factors and the product are swapped together.
    unsafe {
        if const { W::LONG_ROW }
            && let (Some(a), Some(b)) = (a.elements(), b.elements())
        {
            return long_row(sizes, a, b, out);
        }
        if const { W::LONG_COLUMN }
            && let (Some(a), Some(b)) = (a.elements(), b.elements())
        {
            return long_row(swapped, b.transposed(), a.transposed(), out.swapped());
        }
        #[cfg(target_arch = "x86_64")]
        if const { W::FEW }
            && TypeId::of::<T>() == TypeId::of::<f32>()
            && let (Some(a), Some(b)) = (a.elements(), b.elements())
        {
            return small::few(sizes, a, b, out);
        }
        (const { Small::<T, W, A, B>::CALL })(sizes, a, b, out);
    }
}
/// The loops of a strategy, as a constant: the code of the others is not compiled.
struct Small<T, W, A, B>(PhantomData<(T, W, A, B)>);
impl<T: Arithmetic, W: HasStrategy, A: Source<T>, B: Source<T>> Small<T, W, A, B> {
    const CALL: unsafe fn(Sizes, A, B, Target<T>) = match W::STRATEGY {
        Strategy::Shared => Self::shared,
        Strategy::InnerProducts => Self::inner_products,
        Strategy::InnerProductsSwapped => Self::inner_products_swapped,
        Strategy::TilesSwapped => Self::tiles_swapped,
        Strategy::Tiles => Self::tiles,
    };
    /// # Safety
    /// As for [`gemm_small`], like the following.
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn shared(sizes: Sizes, a: A, b: B, out: Target<T>) {
        if let (Some(a), Some(b)) = (a.elements(), b.elements()) {
            // SAFETY: the caller's promise.
            unsafe { shared(Product::of(sizes, a, b, out)) };
        }
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn inner_products(sizes: Sizes, a: A, b: B, out: Target<T>) {
        // SAFETY: the caller's promise.
        unsafe { inner_products(sizes, a, b, out) };
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn inner_products_swapped(sizes: Sizes, a: A, b: B, out: Target<T>) {
        // SAFETY: the caller's promise; both factors and the product are transposed together.
        unsafe { inner_products(sizes.swapped(), Swapped(b), Swapped(a), out.swapped()) };
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn tiles_swapped(sizes: Sizes, a: A, b: B, out: Target<T>) {
        // SAFETY: the caller's promise; both factors and the product are transposed together.
        unsafe { tiles(sizes.swapped(), Swapped(b), Swapped(a), out.swapped()) };
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn tiles(sizes: Sizes, a: A, b: B, out: Target<T>) {
        // SAFETY: the caller's promise.
        unsafe { tiles(sizes, a, b, out) };
    }
}
/// Adds the outer product of a column and a row to the target.
///
/// # Safety
/// As above, with an inner size of 1.
#[cfg_attr(not(unoptimised), inline(always))]
pub(crate) unsafe fn add_outer<T: Arithmetic, A: Source<T>, B: Source<T>>(
    sizes: Sizes,
    a: A,
    b: B,
    out: Target<T>,
) {
    let swapped = sizes.swapped();
    let mut out = out;
    if !VECTORS {
        // Else the compiler computes each address of a short loop from that of the whole struct of parameters, with
        // instructions of their own.
        out.first = core::hint::black_box(out.first);
    }
    // SAFETY: the caller's promise; both factors and the product are swapped together.
    unsafe {
        if out.column != 1 && out.row == 1 {
            add_rows_of_outer(swapped, Swapped(b), Swapped(a), out.swapped());
        } else {
            add_rows_of_outer(sizes, a, b, out);
        }
    }
}
/// The columns of an outer product that are added at once: as many as registers hold.
const OUTER: usize = 8;
/// # Safety
/// As above.
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn add_rows_of_outer<T: Arithmetic>(
    Sizes { m, n, .. }: Sizes,
    a: impl Source<T>,
    b: impl Source<T>,
    out: Target<T>,
) {
    let mut j = 0;
    // SAFETY: the caller's promise.
    unsafe {
        while index!(n - j) >= OUTER {
            let mut right = [T::ZERO; OUTER];
            for (c, y) in right.iter_mut().numbered() {
                *y = b.at(0, index!(j + c));
            }
            for i in 0..m {
                let x = a.at(i, 0);
                for (c, y) in right.iter().numbered() {
                    out.put(i, index!(j + c), x.times(*y));
                }
            }
            j = index!(j + OUTER);
        }
        while j < n {
            let y = b.at(0, j);
            for i in 0..m {
                out.put(i, j, a.at(i, 0).times(y));
            }
            j = index!(j + 1);
        }
    }
}

/// A strategy that is a constant of a type.
pub(crate) trait HasStrategy {
    const STRATEGY: Strategy;
    /// Whether the product is one row times a matrix that is read row by row; or, for `LONG_COLUMN`, a matrix times one
    /// column, with rows and columns swapped.
    const LONG_ROW: bool;
    const LONG_COLUMN: bool;
    /// Whether the product has few elements and is not added to the previous contents.
    #[cfg(target_arch = "x86_64")]
    const FEW: bool;
}

/// Whether a product of elements of the given size in bytes, if they are `f32`, has few elements. It then uses explicit
/// vectors on x86-64 processors, which all have SSE2.
#[cfg(target_arch = "x86_64")]
pub(crate) const fn is_few(sizes: Sizes, steps: [[usize; 2]; 3], bytes: usize) -> bool {
    VECTORS && small::is_few(sizes, steps, bytes)
}

/// Writes a [tiny](is_tiny) product of two matrices in memory, which is not added to the previous contents, with
/// the vectors `V`.
///
/// # Safety
/// As above. The processor has these vectors.
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
unsafe fn shared<T: Arithmetic>(product: Product<T>) {
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
/// ([`packed`](super::packed)): on a Xeon, 64 products of [32, 32] take 33 µs instead of 53, by transposed ones 42 instead
/// of 113, of [16, 16] by transposed ones 13 instead of 22, of [24, 24] 22 as before, and those of `f64` 30 instead of 45.
pub(crate) const WIDE: usize = 24 * 24 * 24;
const WIDE_TURNED: usize = 12 * 12 * 12;
/// Whether a small product of at least so many multiplications is for the tiles of AVX-512.
#[cfg_attr(not(unoptimised), inline(always))]
pub(crate) fn is_wide<T: 'static>(Sizes { m, k, n }: Sizes, least: usize) -> bool {
    is_float::<T>() && m.min(n) > 1 && k > 2 && m * k * n >= least && packs_wide(TypeId::of::<T>())
}

/// A product of two matrices in memory.
struct Product<T>(Sizes, Elements<T>, Elements<T>, Target<T>);
impl<T: Arithmetic> Product<T> {
    /// Vectors are read from rows of the right factor: if only its columns allow that, it is swapped with the left
    /// factor.
    #[cfg_attr(not(unoptimised), inline(always))]
    fn of(sizes: Sizes, a: Elements<T>, b: Elements<T>, out: Target<T>) -> Self {
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

// Strips of `N` columns, copied to a contiguous panel, one block of the inner size at a time.
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn panels_of<T: Arithmetic, V: Vectors, const N: usize>(
    Sizes { m, k, n }: Sizes,
    a: Elements<T>,
    b: Elements<T>,
    out: Target<T>,
) {
    let mut from = 0;
    loop {
        let left = index!(k - from);
        let block = if left > BLOCK { BLOCK } else { left };
        let sizes = Sizes { m, k: block, n };
        let out = out.adding(from > 0);
        let mut j = 0;
        while j < n {
            // SAFETY: the caller's promise; the block is within the inner size.
            unsafe { panel::<T, V, N>(sizes, from, a, (j, b), out) };
            j = index!(j + N);
        }
        from = index!(from + block);
        if from >= k {
            return;
        }
    }
}

/// Writes the product of two matrices of any sizes.
///
/// # Safety
/// As above.
#[inline(never)]
pub(crate) unsafe fn gemm_large<T: Arithmetic, A: Source<T>, B: Source<T>>(
    sizes: Sizes,
    a: A,
    b: B,
    out: Target<T>,
) {
    let swapped = sizes.swapped();
    // SAFETY: Bounds: the caller's promise; the transposed product reads and writes the same elements.
    unsafe {
        if VECTORS
            && is_float::<T>()
            && let (Some(a), Some(b)) = (a.elements(), b.elements())
            && super::skinny::skinny(sizes, a, b, out, !packs(TypeId::of::<T>()))
        {
            return;
        }
        if sizes.m > 1 && sizes.n > 1 && sizes.k > 2 && floats(sizes, a, b, out) {
            return;
        }
        if VECTORS
            && sizes.m.min(sizes.n) > 1
            && let (Some(a), Some(b)) = (a.elements(), b.elements())
        {
            return shared(Product::of(sizes, a, b, out));
        }
        if is_row_of_lines(sizes, b.unit_column())
            && size_of::<T>() <= LINE_ELEMENT
            && let (Some(a), Some(b)) = (a.elements(), b.elements())
        {
            return long_row(sizes, a, b, out);
        }
        if is_row_of_lines(swapped, a.unit_row())
            && size_of::<T>() <= LINE_ELEMENT
            && let (Some(a), Some(b)) = (a.elements(), b.elements())
        {
            return long_row(swapped, b.transposed(), a.transposed(), out.swapped());
        }
        match Strategy::of(sizes, kind(a), kind(b)) {
            Strategy::InnerProducts => inner_products(sizes, a, b, out),
            Strategy::InnerProductsSwapped => {
                inner_products(swapped, Swapped(b), Swapped(a), out.swapped());
            }
            Strategy::TilesSwapped => panels(swapped, Swapped(b), Swapped(a), out.swapped()),
            Strategy::Tiles | Strategy::Shared => panels(sizes, a, b, out),
        }
    }
}

/// Writes the product of two matrices in memory, of any sizes, small ones without fused multiplication: what a product
/// of the same sizes that are constants would do, but for rows of fewer than 64 columns.
///
/// # Safety
/// As above.
pub(crate) unsafe fn gemm_in_memory<T: Arithmetic>(
    sizes: Sizes,
    a: Elements<T>,
    b: Elements<T>,
    out: Target<T>,
) {
    let Sizes { m, k, n } = sizes;
    // SAFETY: Bounds: the caller's promise, passed on with the same sizes and operands.
    unsafe {
        if VECTORS && is_small(m, k, n) && m.min(n) > 1 {
            shared(Product::of(sizes, a, b, out));
        } else {
            gemm_large(sizes, a, b, out);
        }
    }
}

/// The same for some rows or columns of a product of floats, whose kernel is that of the whole: however it is divided, each
/// element is the same sum. A part has as many rows or columns as the whole, or at least [`LEAST_PART`].
///
/// # Safety
/// As above.
#[cfg(all(feature = "std", not(feature = "reproducible")))]
pub(crate) unsafe fn gemm_part<T: Arithmetic>(
    whole: Sizes,
    sizes: Sizes,
    a: Elements<T>,
    b: Elements<T>,
    out: Target<T>,
) {
    let Sizes { m, k, n } = whole;
    // SAFETY: Bounds: the caller's promise, passed on with the same sizes and operands. Few rows or columns are not divided.
    unsafe {
        if VECTORS && is_small(m, k, n) && m.min(n) > 1 {
            shared(Product::of(sizes, a, b, out));
        } else if !(VECTORS
            && is_float::<T>()
            && super::skinny::is_skinny(whole)
            && super::skinny::skinny_part(sizes, a, b, out, !packs(TypeId::of::<T>())))
        {
            gemm_large(sizes, a, b, out);
        }
    }
}
/// The least rows or columns of a part: more than a few, as `skinny` has, and elsewhere than on x86-64 more than the crate
/// `gemm` has another block of the inner size for.
#[cfg(all(feature = "std", not(feature = "reproducible")))]
pub(crate) const LEAST_PART: usize = if cfg!(target_arch = "x86_64") { 16 } else { 72 };

/// Writes the product of two float matrices, on x86-64 by [`packed`](super::packed), if the processor has AVX2, elsewhere by
/// the kernels of the crate `gemm`. Returns false if the elements are not floats, or are not in memory.
///
/// # Safety
/// As above.
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
    return unsafe { super::packed::packed(sizes, a, b, out) };
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
/// As above.
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

/// The algorithm that writes a product.
#[derive(Clone, Copy)]
pub(crate) enum Strategy {
    /// One function for all sizes.
    Shared,
    Tiles,
    TilesSwapped,
    InnerProducts,
    InnerProductsSwapped,
}
/// Properties of a factor: whether it is in memory, and whether its rows or its columns are one element apart.
#[derive(Clone, Copy)]
pub(crate) struct Kind {
    pub(crate) in_memory: bool,
    pub(crate) unit_row: bool,
    pub(crate) unit_column: bool,
}
/// Whether a product is one row times a matrix that is read row by row.
pub(crate) const fn has_long_row(sizes: Sizes, a: Kind, b: Kind, bytes: usize) -> bool {
    bytes <= LINE_ELEMENT && a.in_memory && b.in_memory && is_long_row(sizes, b.unit_column)
}
/// Whether a product is a matrix times one column; the counterpart of `has_long_row` with rows and columns swapped.
pub(crate) const fn has_long_column(sizes: Sizes, a: Kind, b: Kind, bytes: usize) -> bool {
    bytes <= LINE_ELEMENT && a.in_memory && b.in_memory && is_long_row(sizes.swapped(), a.unit_row)
}

impl Strategy {
    /// The strategy of a small product.
    pub(crate) const fn small(sizes: Sizes, a: Kind, b: Kind) -> Self {
        let Sizes { m, n, .. } = sizes;
        let (least, most) = if m < n { (m, n) } else { (n, m) };
        if VECTORS
            && a.in_memory
            && b.in_memory
            && least > 1
            && most >= 8
            && (WIDER || !matches!(most, 9..=20))
        {
            return Self::Shared;
        }
        match Self::of(sizes, a, b) {
            Self::Tiles if !b.unit_column && a.unit_row => Self::TilesSwapped,
            way => way,
        }
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    const fn of(Sizes { m, n, .. }: Sizes, a: Kind, b: Kind) -> Self {
        let tall = m > 1 && !a.unit_column && a.unit_row;
        let flat = m == 1 && !b.unit_column && b.unit_row;
        match (n, tall, flat) {
            (1, true, _) => Self::TilesSwapped,
            (1, ..) => Self::InnerProducts,
            (_, _, true) => Self::InnerProductsSwapped,
            _ => Self::Tiles,
        }
    }
}
#[cfg_attr(not(unoptimised), inline(always))]
fn kind<T>(source: impl Source<T>) -> Kind {
    Kind {
        in_memory: source.elements().is_some(),
        unit_row: source.unit_row(),
        unit_column: source.unit_column(),
    }
}

// Sums of integers may be taken in any order, so LLVM would make vectors of the steps, which it gathers element by
// element: what it cannot look into keeps them apart, and costs no instruction.
#[cfg_attr(not(unoptimised), inline(always))]
fn one_by_one<T: Arithmetic>() {
    #[cfg(all(target_arch = "x86_64", not(miri)))]
    if const { T::QUICK } {
        // SAFETY: no instruction.
        unsafe { core::arch::asm!("", options(nomem, nostack, preserves_flags)) }
    }
}

// Computes `M` rows by `N` columns of the result in registers; the first `wanted` columns are written.
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn tile<T: Arithmetic, V: Vectors, const M: usize, const N: usize>(
    k: usize,
    (i, a): (usize, impl Source<T>),
    (j, b): (usize, impl Source<T>),
    (column, wanted, out): (usize, usize, Target<T>),
) {
    let mut sums = [[T::ZERO; N]; M];
    macro_rules! step {
        ($l:expr, $first:literal) => {{
            let mut right = [T::ZERO; N];
            for (c, x) in right.iter_mut().numbered() {
                // SAFETY: the caller's promise.
                *x = unsafe { b.at($l, index!(j + c)) };
            }
            for (r, row) in sums.iter_mut().numbered() {
                // SAFETY: the caller's promise.
                let x = unsafe { a.at(index!(i + r), $l) };
                for (sum, y) in row.iter_mut().zip(right) {
                    *sum = if $first {
                        x.times(y)
                    } else {
                        multiply_add::<V, T>(x, y, *sum)
                    };
                }
            }
        }};
    }
    // The first product is not added to 0: that would take one more operation, and would lose the sign of -0.
    if k > 0 {
        step!(0, true);
    }
    for l in 1..k {
        one_by_one::<T>();
        step!(l, false);
    }
    if out.column == 1 && wanted == N {
        // SAFETY: the caller's promise: `N` columns, one element apart.
        unsafe {
            let first = out.first.add(index!(i * out.row + column));
            // By reference: an iterator over the rows by value would write them to memory first.
            for (r, row) in sums.iter().numbered() {
                let line = first.add(index!(r * out.row)).cast::<[T; N]>();
                let mut row = *row;
                if out.add {
                    for (sum, before) in row.iter_mut().zip(line.read_unaligned()) {
                        *sum = before.plus(*sum);
                    }
                }
                line.write_unaligned(row);
            }
        }
        return;
    }
    for (r, row) in sums.into_iter().numbered() {
        for (c, sum) in row.into_iter().numbered() {
            if c < wanted {
                // SAFETY: the caller's promise.
                unsafe { out.put(index!(i + r), index!(column + c), sum) };
            }
        }
    }
}

// All rows of `N` columns.
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn columns<T: Arithmetic, const N: usize>(
    m: usize,
    k: usize,
    a: impl Source<T>,
    right: (usize, impl Source<T>),
    (column, out): (usize, Target<T>),
) {
    let out = (column, N, out);
    let mut i = 0;
    // SAFETY: the caller's promise.
    unsafe {
        while index!(m - i) >= 4 {
            tile::<T, Guaranteed, 4, N>(k, (i, a), right, out);
            i = index!(i + 4);
        }
        match index!(m - i) {
            3 if VECTORS => tile::<T, Guaranteed, 3, N>(k, (i, a), right, out),
            3 => {
                tile::<T, Guaranteed, 2, N>(k, (i, a), right, out);
                tile::<T, Guaranteed, 1, N>(k, (index!(i + 2), a), right, out);
            }
            2 => tile::<T, Guaranteed, 2, N>(k, (i, a), right, out),
            1 => tile::<T, Guaranteed, 1, N>(k, (i, a), right, out),
            _ => {}
        }
    }
}

macro_rules! by_width {
    ($T:ty, $n:expr, $j:ident, $call:ident $args:tt) => {{
        let mut $j = 0;
        by_width! { @ $T, $n, $j, $call $args 32 16 8 4 2 1 }
    }};
    (@ $T:ty, $n:expr, $j:ident, $call:ident $args:tt $($w:literal)*) => { $(
        if const { $w <= width::<$T>() || $w == 1 } {
            while index!($n - $j) >= $w {
                by_width!(@call $call $w $args);
                $j = index!($j + $w);
            }
        }
    )* };
    (@call $call:ident $w:literal ($($arg:expr),*)) => { $call::<T, $w>($($arg),*) };
}

#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn tiles<T: Arithmetic>(
    Sizes { m, k, n }: Sizes,
    a: impl Source<T>,
    b: impl Source<T>,
    out: Target<T>,
) {
    // SAFETY: the caller's promise.
    unsafe {
        match n {
            3 if VECTORS => columns::<T, 3>(m, k, a, (0, b), (0, out)),
            // The two vectors overlap: some columns are computed and written twice.
            5..8 if VECTORS && !out.add && b.unit_column() && size_of::<T>() == 4 => {
                columns::<T, 4>(m, k, a, (0, b), (0, out));
                columns::<T, 4>(m, k, a, (index!(n - 4), b), (index!(n - 4), out));
            }
            _ => by_width!(T, n, j, columns(m, k, a, (j, b), (j, out))),
        }
    }
}

/// A panel of the right matrix, `N` columns wide.
struct Panel<'p, T, const N: usize>(&'p [[T; N]; BLOCK]);
impl<T, const N: usize> Clone for Panel<'_, T, N> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<T, const N: usize> Copy for Panel<'_, T, N> {}
// SAFETY: rows below `BLOCK` and columns below `N` are in the panel.
unsafe impl<T: Copy, const N: usize> Source<T> for Panel<'_, T, N> {
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn at(self, row: usize, column: usize) -> T {
        // SAFETY: the caller's promise.
        unsafe { *self.0.get_unchecked(row).get_unchecked(column) }
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

/// A source that starts at a given column.
#[derive(Clone, Copy)]
struct FromColumn<S>(usize, S);
// SAFETY: the source's promise.
unsafe impl<T, S: Source<T>> Source<T> for FromColumn<S> {
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn at(self, row: usize, column: usize) -> T {
        // SAFETY: the caller's promise.
        unsafe { self.1.at(row, index!(self.0 + column)) }
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    fn unit_row(self) -> bool {
        self.1.unit_row()
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    fn unit_column(self) -> bool {
        self.1.unit_column()
    }
}

/// A source that starts at a given row.
#[derive(Clone, Copy)]
struct FromRow<S>(usize, S);
// SAFETY: the source's promise.
unsafe impl<T, S: Source<T>> Source<T> for FromRow<S> {
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn at(self, row: usize, column: usize) -> T {
        // SAFETY: the caller's promise.
        unsafe { self.1.at(index!(self.0 + row), column) }
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    fn unit_row(self) -> bool {
        self.1.unit_row()
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    fn unit_column(self) -> bool {
        self.1.unit_column()
    }
}

// Packs the columns from `j` on: at most the width of a panel, and at most up to `n`.
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn panel<T: Arithmetic, V: Vectors, const N: usize>(
    Sizes { m, k, n }: Sizes,
    from: usize,
    a: impl Source<T>,
    (j, b): (usize, impl Source<T>),
    out: Target<T>,
) {
    // The missing columns of the last panel stay 0, and are not written.
    let left = index!(n - j);
    let wanted = if left < N { left } else { N };
    let mut packed = [[T::ZERO; N]; BLOCK];
    for (l, row) in packed.iter_mut().numbered().take(k) {
        for (c, x) in row.iter_mut().numbered().take(wanted) {
            // SAFETY: the caller's promise.
            *x = unsafe { b.at(index!(from + l), index!(j + c)) };
        }
    }
    let (a, right, out) = (FromColumn(from, a), (0, Panel(&packed)), (j, wanted, out));
    let mut i = 0;
    // SAFETY: the caller's promise; `k <= BLOCK`.
    unsafe {
        while index!(m - i) >= 4 {
            tile::<T, V, 4, N>(k, (i, a), right, out);
            i = index!(i + 4);
        }
        while i < m {
            tile::<T, V, 1, N>(k, (i, a), right, out);
            i = index!(i + 1);
        }
    }
}

unsafe fn panels<T: Arithmetic>(
    Sizes { m, k, n }: Sizes,
    a: impl Source<T>,
    b: impl Source<T>,
    out: Target<T>,
) {
    let mut from = 0;
    loop {
        let left = index!(k - from);
        let block = if left > BLOCK { BLOCK } else { left };
        let sizes = Sizes { m, k: block, n };
        let out = out.adding(from > 0);
        let mut j = 0;
        while j < n {
            // SAFETY: the caller's promise; the block is within the inner size.
            unsafe {
                // A vector reads the matrix only once: packing would read it a second time.
                if m == 1 && b.unit_column() {
                    let right = FromRow(from, b);
                    let a = FromColumn(from, a);
                    if index!(n - j) >= 32 {
                        tile::<T, Guaranteed, 1, 32>(block, (0, a), (j, right), (j, 32, out));
                        j = index!(j + 32);
                    } else {
                        tile::<T, Guaranteed, 1, 1>(block, (0, a), (j, right), (j, 1, out));
                        j = index!(j + 1);
                    }
                    continue;
                }
                match const { width::<T>() } {
                    32.. => {
                        panel::<T, Guaranteed, 32>(sizes, from, a, (j, b), out);
                        j = index!(j + 32);
                    }
                    16.. => {
                        panel::<T, Guaranteed, 16>(sizes, from, a, (j, b), out);
                        j = index!(j + 16);
                    }
                    8.. => {
                        panel::<T, Guaranteed, 8>(sizes, from, a, (j, b), out);
                        j = index!(j + 8);
                    }
                    _ => {
                        panel::<T, Guaranteed, 4>(sizes, from, a, (j, b), out);
                        j = index!(j + 4);
                    }
                }
            }
        }
        from = index!(from + block);
        if from >= k {
            return;
        }
    }
}

// Each row times one vector.
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn inner_products<T: Arithmetic>(
    Sizes { m, k, n }: Sizes,
    a: impl Source<T>,
    b: impl Source<T>,
    out: Target<T>,
) {
    // One number for all: sums.
    if VECTORS
        && k >= 16
        && a.unit_column()
        && let (Some(a), Some(b)) = (a.elements(), b.elements())
        && b.row == 0
    {
        // SAFETY: the caller's promise.
        return unsafe { sums_of_rows(Sizes { m, k, n }, a, b.first.read(), out) };
    }
    #[cfg(feature = "rayon")]
    if m == 1 && k >= PARALLEL_FROM && a.is_shared() && b.is_shared() {
        // SAFETY: the caller's promise; the elements are plain numbers, which several threads may read or compute.
        return unsafe { out.put(0, 0, dot::in_parts(k, a, b)) };
    }
    // Shorter rows are worth it where they are many: [10000, 16] takes 23 µs on a Zen 5, and 65 one by one.
    if VECTORS
        && (k >= 64 || k >= 16 && m >= 16)
        && a.unit_column()
        && b.unit_row()
        && let (Some(a), Some(b)) = (a.elements(), b.elements())
    {
        // SAFETY: the caller's promise.
        return unsafe { long_rows(Sizes { m, k, n }, a, b, out) };
    }
    for i in 0..m {
        // SAFETY: the caller's promise.
        let product = |l| unsafe { a.at(i, l).times(b.at(l, 0)) };
        let sum = if k <= 16 * LANES {
            lanes(0, k, &product)
        } else {
            halves(0, k, &product)
        };
        // SAFETY: the caller's promise.
        unsafe { out.put(i, 0, sum) };
    }
}

/// Rows times one vector, all in memory, with elements one element apart.
///
/// # Safety
/// As above.
#[inline(never)]
unsafe fn long_rows<T: Arithmetic>(sizes: Sizes, a: Elements<T>, b: Elements<T>, out: Target<T>) {
    widest(LongRows(sizes, a, b.first, out));
}
/// Rows in memory, with elements one element apart, times one number.
///
/// # Safety
/// As above.
#[inline(never)]
unsafe fn sums_of_rows<T: Arithmetic>(sizes: Sizes, a: Elements<T>, b: T, out: Target<T>) {
    widest(LongRows(sizes, a, Same(b), out));
}

/// What rows are multiplied by: a vector in memory, or one number.
trait Right<T>: Copy {
    /// The elements from an index on.
    ///
    /// # Safety
    /// There are that many.
    unsafe fn read<const L: usize>(self, at: usize) -> [T; L];
    /// The vector.
    #[cfg(all(
        target_arch = "x86_64",
        feature = "std",
        not(feature = "reproducible"),
        not(miri)
    ))]
    fn pointer(self) -> Option<*const T>;
}
impl<T: Copy> Right<T> for *const T {
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn read<const L: usize>(self, at: usize) -> [T; L] {
        // SAFETY: the caller's promise.
        unsafe { self.add(at).cast::<[T; L]>().read_unaligned() }
    }
    #[cfg(all(
        target_arch = "x86_64",
        feature = "std",
        not(feature = "reproducible"),
        not(miri)
    ))]
    #[cfg_attr(not(unoptimised), inline(always))]
    fn pointer(self) -> Option<*const T> {
        Some(self)
    }
}
#[derive(Clone, Copy)]
struct Same<T>(T);
impl<T: Copy> Right<T> for Same<T> {
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn read<const L: usize>(self, _: usize) -> [T; L] {
        [self.0; L]
    }
    #[cfg(all(
        target_arch = "x86_64",
        feature = "std",
        not(feature = "reproducible"),
        not(miri)
    ))]
    #[cfg_attr(not(unoptimised), inline(always))]
    fn pointer(self) -> Option<*const T> {
        None
    }
}

/// The number of columns that are accumulated at once: a line that fits in the first-level cache.
const LINE: usize = 1024;
/// The number of rows that are added to the line at once. A block is the first row plus a multiple of this number.
const AT_ONCE: usize = 7;

/// Whether one row times a matrix, both in memory, uses a separate function, if the columns of the matrix are one
/// element apart.
const fn is_long_row(sizes: Sizes, unit_column: bool) -> bool {
    sizes.n >= 64 && is_row_of_lines(sizes, unit_column)
}
/// The same for any number of columns, for large products: parts of one have few.
const fn is_row_of_lines(Sizes { m, k, n }: Sizes, unit_column: bool) -> bool {
    VECTORS && m == 1 && n > 1 && k > AT_ONCE && unit_column
}
/// The largest element of a line, in bytes: the line is on the stack.
pub(super) const LINE_ELEMENT: usize = 16;

/// One row times a matrix, both in memory; the columns of the matrix are one element apart. Whole rows are read in
/// order.
///
/// # Safety
/// As above.
#[inline(never)]
unsafe fn long_row<T: Arithmetic>(sizes: Sizes, a: Elements<T>, b: Elements<T>, out: Target<T>) {
    widest(LongRow(sizes, a, b, out));
}

struct LongRow<T>(Sizes, Elements<T>, Elements<T>, Target<T>);
impl<T: Arithmetic> Job for LongRow<T> {
    type Out = ();
    #[cfg_attr(not(unoptimised), inline(always))]
    fn run<V: Vectors>(self) {
        let Self(Sizes { k, n, .. }, a, b, out) = self;
        let mut line = [T::ZERO; LINE];
        let mut j = 0;
        while j < n {
            let width = if n - j > LINE { LINE } else { n - j };
            let mut from = 0;
            while from < k {
                let end = if k - from > BLOCK { from + BLOCK } else { k };
                // SAFETY: the promise of `long_row`.
                unsafe {
                    let right = b.first.add(j);
                    let row = |l| (a.at(0, l), right.add(l * b.row));
                    add_rows::<_, V, 1, true>(&mut line, width, [row(from)]);
                    let mut l = from + 1;
                    while end - l >= AT_ONCE {
                        let rows: [_; AT_ONCE] = core::array::from_fn(|r| row(l + r));
                        add_rows::<_, V, AT_ONCE, false>(&mut line, width, rows);
                        l += AT_ONCE;
                    }
                    while l < end {
                        add_rows::<_, V, 1, false>(&mut line, width, [row(l)]);
                        l += 1;
                    }
                    let out = out.adding(from > 0);
                    for (c, sum) in line.iter().numbered().take(width) {
                        out.put(0, j + c, *sum);
                    }
                }
                from = end;
            }
            j += width;
        }
    }
}

// Adds some rows, each multiplied by a number, to the line; with `FIRST`, the products are not added to 0.
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn add_rows<T: Arithmetic, V: Vectors, const R: usize, const FIRST: bool>(
    line: &mut [T; LINE],
    width: usize,
    rows: [(T, *const T); R],
) {
    let line = line.as_mut_ptr();
    let mut j = 0;
    macro_rules! some {
        ($count:literal) => {
            while width - j >= $count {
                // SAFETY: the caller's promise: the rows have as many columns, and the line has room for them.
                unsafe {
                    let place = line.add(j).cast::<[T; $count]>();
                    let mut sums = place.read();
                    for (factor, row) in rows {
                        let right = row.add(j).cast::<[T; $count]>().read_unaligned();
                        for (sum, x) in sums.iter_mut().zip(right) {
                            *sum = if FIRST {
                                factor.times(x)
                            } else {
                                multiply_add::<V, T>(factor, x, *sum)
                            };
                        }
                    }
                    place.write(sums);
                }
                j += $count;
            }
        };
    }
    some!(32);
    some!(8);
    some!(1);
}

/// The number of accumulators of a row: eight vectors, or as many as eight of 32 bytes hold if results are not to
/// depend on the vectors.
const fn accumulators<T, V: Vectors>() -> usize {
    let bytes = if cfg!(feature = "reproducible") {
        32
    } else {
        V::BYTES
    };
    8 * bytes / size_of::<T>()
}
struct LongRows<T, B>(Sizes, Elements<T>, B, Target<T>);
impl<T: Arithmetic, B: Right<T>> Job for LongRows<T, B> {
    type Out = ();
    const HEAVY: bool = true;
    #[cfg_attr(not(unoptimised), inline(always))]
    fn run<V: Vectors>(self) {
        // Eight vectors of accumulators: for one row, or for four.
        // SAFETY: the promise of `long_rows`.
        unsafe {
            match const { accumulators::<T, V>() } {
                64.. => rows::<T, V, _, 64, 16>(self),
                32.. => rows::<T, V, _, 32, 8>(self),
                _ => rows::<T, V, _, 16, 4>(self),
            }
        }
    }
}

#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn rows<T: Arithmetic, V: Vectors, B: Right<T>, const ONE: usize, const FOUR: usize>(
    LongRows(Sizes { m, k, .. }, a, b, out): LongRows<T, B>,
) {
    let mut i = 0;
    // SAFETY: the caller's promise.
    unsafe {
        while index!(m - i) >= 4 {
            let first = a.first.add(i * a.row);
            let [second, third, fourth] = [a.row, 2 * a.row, 3 * a.row].map(
                #[cfg_attr(not(unoptimised), inline(always))]
                |at| first.add(at),
            );
            let sums = products_of::<T, V, 4, FOUR>(k, [first, second, third, fourth], b);
            for (r, sum) in sums.into_iter().numbered() {
                out.put(i + r, 0, sum);
            }
            i = index!(i + 4);
        }
        while i < m {
            let [sum] = products_of::<T, V, 1, ONE>(k, [a.first.add(i * a.row)], b);
            out.put(i, 0, sum);
            i += 1;
        }
    }
}

// `R` rows times one vector, with `L` accumulators for each row. An accumulator adds at most `BLOCK` products; these
// sums are added in turn, in two levels, so that no sum has many terms.
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn products_of<T: Arithmetic, V: Vectors, const R: usize, const L: usize>(
    k: usize,
    rows: [*const T; R],
    b: impl Right<T>,
) -> [T; R] {
    let steps = k / L;
    let mut levels = [[[T::ZERO; L]; R]; 3];
    let (mut l, mut blocks) = (0, 0_usize);
    while l < steps {
        let end = if steps - l > BLOCK { l + BLOCK } else { steps };
        // SAFETY: the caller's promise.
        let mut sums = unsafe { products_in::<T, V, R, L>(l..end, rows, b) };
        l = end;
        blocks += 1;
        let [first, second, third] = &mut levels;
        gather(first, &mut sums);
        if blocks.is_multiple_of(BLOCK) {
            gather(second, first);
            if (blocks / BLOCK).is_multiple_of(BLOCK) {
                gather(third, second);
            }
        }
    }
    let [first, mut second, mut third] = levels;
    gather(&mut second, &mut { first });
    gather(&mut third, &mut second);
    // A loop: `map` is a call for each row, without the vectors.
    let mut sums = [T::ZERO; R];
    for ((sum, lanes), row) in sums.iter_mut().zip(third).zip(rows) {
        // SAFETY: the caller's promise.
        *sum = unsafe { across(lanes, steps * L..k, row, b) };
    }
    sums
}
// The sums of products of some steps, in `L` accumulators for each row.
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn products_in<T: Arithmetic, V: Vectors, const R: usize, const L: usize>(
    steps: Range<usize>,
    rows: [*const T; R],
    b: impl Right<T>,
) -> [[T; L]; R] {
    #[cfg(all(
        target_arch = "x86_64",
        feature = "std",
        not(feature = "reproducible"),
        not(miri)
    ))]
    if const { V::BYTES == 64 }
        && let Some(b) = b.pointer()
        // SAFETY: the caller's promise; the processor has the vectors.
        && let Some(sums) = unsafe { super::aligned_rows::sums(steps.clone(), rows, b) }
    {
        return sums;
    }
    let mut sums = [[T::ZERO; L]; R];
    for l in steps {
        // SAFETY: the caller's promise.
        unsafe {
            let y = b.read::<L>(l * L);
            for (sums, row) in sums.iter_mut().zip(rows) {
                let x = row.add(l * L).cast::<[T; L]>().read_unaligned();
                for ((sum, x), y) in sums.iter_mut().zip(x).zip(y) {
                    *sum = multiply_add::<V, T>(x, y, *sum);
                }
            }
        }
    }
    sums
}
// The sum of the accumulators, by halves, plus the products of the remainder after the last step.
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn across<T: Arithmetic, const L: usize>(
    mut lanes: [T; L],
    rest: Range<usize>,
    row: *const T,
    b: impl Right<T>,
) -> T {
    let mut width = L;
    while width > 1 {
        width /= 2;
        for c in 0..width {
            lanes[c] = lanes[c].plus(lanes[c + width]);
        }
    }
    let mut sum = lanes[0];
    for l in rest {
        // SAFETY: the caller's promise.
        let [y] = unsafe { b.read(l) };
        // SAFETY: as above.
        sum = sum.plus(unsafe { row.add(l).read() }.times(y));
    }
    sum
}
// Adds sums to the sums of the level above, and resets them to 0.
#[cfg_attr(not(unoptimised), inline(always))]
fn gather<T: Arithmetic, const R: usize, const L: usize>(
    above: &mut [[T; L]; R],
    sums: &mut [[T; L]; R],
) {
    for (above, sums) in above.iter_mut().zip(sums.iter_mut()) {
        for (above, sum) in above.iter_mut().zip(sums.iter_mut()) {
            *above = above.plus(*sum);
            *sum = T::ZERO;
        }
    }
}

// A sum of many products, by halves: pairwise.
fn halves<T: Arithmetic>(from: usize, to: usize, product: &impl Fn(usize) -> T) -> T {
    if index!(to - from) <= 16 * LANES {
        return lanes(from, to, product);
    }
    let middle = middle(from, to);
    halves(from, middle, product).plus(halves(middle, to, product))
}

// The index at which a sum of many products is split.
#[cfg_attr(not(unoptimised), inline(always))]
fn middle(from: usize, to: usize) -> usize {
    let lanes = index!(to - from).div_ceil(16 * LANES);
    index!(from + (lanes / 2) * (16 * LANES))
}

/// One row times one vector, both long, on several threads. Each thread computes partial sums that one thread alone
/// would compute, and the partial sums are added in the same order. The result is therefore bitwise identical with and
/// without the feature.
#[cfg(feature = "rayon")]
mod dot {
    use core::marker::PhantomData;

    use super::*;
    use crate::expr::parallel::{MOST_PARTS, split_and_join};

    /// The largest number of accumulators for any vector width; with narrow vectors the last ones stay 0.
    const MOST: usize = 64;
    /// The number of steps after which the sums of a level are reset.
    const STRETCH: usize = BLOCK * BLOCK;

    /// # Safety
    /// The sources are `shared`, and have a row and a column of `k` elements; `k` is large.
    #[inline(never)]
    pub(super) unsafe fn in_parts<T: Arithmetic>(
        k: usize,
        a: impl Source<T>,
        b: impl Source<T>,
    ) -> T {
        if VECTORS
            && a.unit_column()
            && b.unit_row()
            && let (Some(a), Some(b)) = (a.elements(), b.elements())
        {
            // SAFETY: the caller's promise.
            return unsafe { of_vectors(k, a.first, b.first) };
        }
        // SAFETY: the caller's promise.
        by_halves(k, &|l| unsafe { a.at(0, l).times(b.at(l, 0)) })
    }

    /// # Safety
    /// As above, with contiguous elements.
    unsafe fn of_vectors<T: Arithmetic>(k: usize, a: *const T, b: *const T) -> T {
        let lanes = widest(Width::<T>(PhantomData));
        let steps = k / lanes;
        let stretches = steps.div_ceil(STRETCH);
        let mut all = [T::ZERO; MOST];
        let add = |sums: &mut [T; MOST], more: [T; MOST]| {
            for (sum, more) in sums.iter_mut().zip(more) {
                *sum = sum.plus(more);
            }
        };
        // As many stretches as are added into one sum of the level above.
        const { assert!(BLOCK <= MOST_PARTS) };
        let mut from = 0;
        while from < stretches {
            let some = BLOCK.min(stretches - from);
            let mut sums = [T::ZERO; MOST];
            let stretch = |part: Range<usize>| {
                let begin = (from + part.start) * STRETCH;
                let end = steps.min(begin + STRETCH);
                // SAFETY: the steps are below `k / lanes`.
                widest(unsafe { Stretch(a.add(begin * lanes), b.add(begin * lanes), end - begin) })
            };
            // SAFETY: the elements are plain numbers, which are only read.
            unsafe { split_and_join(some, 1, k, stretch, |more| add(&mut sums, more)) };
            add(&mut all, sums);
            from += some;
        }
        // SAFETY: the caller's promise.
        unsafe { across(all, steps * lanes..k, a, b) }
    }

    /// The number of accumulators of a row: as in [`LongRows`].
    struct Width<T>(PhantomData<T>);
    impl<T> Job for Width<T> {
        type Out = usize;
        const HEAVY: bool = true;
        #[cfg_attr(not(unoptimised), inline(always))]
        fn run<V: Vectors>(self) -> usize {
            match const { accumulators::<T, V>() } {
                64.. => 64,
                32.. => 32,
                _ => 16,
            }
        }
    }

    /// Some steps of a row and a vector: their sums, before those of the next stretch are added.
    struct Stretch<T>(*const T, *const T, usize);
    impl<T: Arithmetic> Job for Stretch<T> {
        type Out = [T; MOST];
        const HEAVY: bool = true;
        #[cfg_attr(not(unoptimised), inline(always))]
        fn run<V: Vectors>(self) -> [T; MOST] {
            // SAFETY: the promise of the code that created the stretch.
            unsafe {
                match const { accumulators::<T, V>() } {
                    64.. => stretch::<T, V, 64>(self),
                    32.. => stretch::<T, V, 32>(self),
                    _ => stretch::<T, V, 16>(self),
                }
            }
        }
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn stretch<T: Arithmetic, V: Vectors, const L: usize>(
        Stretch(a, b, steps): Stretch<T>,
    ) -> [T; MOST] {
        let mut above = [[T::ZERO; L]];
        let mut l = 0;
        while l < steps {
            let end = if steps - l > BLOCK { l + BLOCK } else { steps };
            // SAFETY: the caller's promise.
            let mut sums = unsafe { products_in::<T, V, 1, L>(l..end, [a], b) };
            gather(&mut above, &mut sums);
            l = end;
        }
        let mut out = [T::ZERO; MOST];
        for (out, sum) in out.iter_mut().zip(above[0]) {
            *out = sum;
        }
        out
    }

    /// The sum of many products that are computed or are not contiguous: split in two recursively.
    fn by_halves<T: Arithmetic>(k: usize, product: &impl Fn(usize) -> T) -> T {
        const CUTS: u32 = if cfg!(miri) { 3 } else { 6 };
        const { assert!(1 << CUTS <= MOST_PARTS && PARALLEL_FROM >> CUTS > 16 * LANES) };
        let mut sums = [T::ZERO; 1 << CUTS];
        let mut places = sums.iter_mut();
        let half = |part: Range<usize>| {
            let (mut from, mut to) = (0, k);
            for cut in (0..CUTS).rev() {
                if part.start >> cut & 1 == 0 {
                    to = middle(from, to);
                } else {
                    from = middle(from, to);
                }
            }
            halves(from, to, product)
        };
        // SAFETY: the caller's sources are shared.
        unsafe {
            split_and_join(1 << CUTS, 1, k, half, |sum| {
                if let Some(place) = places.next() {
                    *place = sum;
                }
            });
        }
        let mut pairs = 1 << CUTS;
        while pairs > 1 {
            pairs /= 2;
            for i in 0..pairs {
                sums[i] = sums[2 * i].plus(sums[2 * i + 1]);
            }
        }
        sums[0]
    }
}

// A sum of few products, in several accumulators.
#[cfg_attr(not(unoptimised), inline(always))]
fn lanes<T: Arithmetic>(from: usize, to: usize, product: &impl Fn(usize) -> T) -> T {
    const FEW: usize = 8;
    let mut i = from;
    let mut sum = T::ZERO;
    if index!(to - from) >= FEW {
        let mut sums = [T::ZERO; FEW];
        if LANES > FEW && index!(to - from) >= 2 * LANES {
            let mut all = [T::ZERO; LANES];
            while index!(to - i) >= LANES {
                for (lane, sum) in all.iter_mut().numbered() {
                    *sum = sum.plus(product(index!(i + lane)));
                }
                i = index!(i + LANES);
            }
            let (low, high) = all.split_at(LANES / 2);
            for (lane, sum) in sums.iter_mut().numbered() {
                *sum = (low[lane].plus(high[lane])).plus(low[lane + FEW].plus(high[lane + FEW]));
            }
        }
        while index!(to - i) >= FEW {
            for (lane, sum) in sums.iter_mut().numbered() {
                *sum = sum.plus(product(index!(i + lane)));
            }
            i = index!(i + FEW);
        }
        let [a, b, c, d, e, f, g, h] = sums;
        sum = a.plus(e).plus(c.plus(g)).plus(b.plus(f).plus(d.plus(h)));
    }
    if index!(to - from) == 1 {
        return product(i);
    }
    while i < to {
        sum = sum.plus(product(i));
        i = index!(i + 1);
    }
    sum
}

#[cfg(all(test, feature = "rayon", not(miri)))]
mod tests {
    extern crate std;
    use super::*;
    use std::vec::Vec;

    // The parts of a long row are partial sums that one thread computes, so that the sum is bitwise identical to that
    // of one loop.
    #[test]
    fn dots_in_parts_are_those_of_one_loop() {
        fn one<T: Arithmetic + PartialEq + core::fmt::Debug>(
            k: usize,
            number: impl Fn(usize) -> T,
        ) {
            let numbers: Vec<T> = (0..k + 1).map(number).collect();
            let (a, b) = (numbers.as_ptr(), numbers[1..].as_ptr());
            let elements = |first, step| Elements {
                first,
                row: step,
                column: step,
            };
            let mut sum = T::ZERO;
            let sizes = Sizes { m: 1, k, n: 1 };
            let target = Target {
                first: &raw mut sum,
                row: 1,
                column: 1,
                add: false,
            };
            // SAFETY: the buffer has one more number than `k`.
            let parts = unsafe {
                if VECTORS {
                    long_rows(sizes, elements(a, 1), elements(b, 1), target);
                } else {
                    sum = halves(0, k, &|l| a.add(l).read().times(b.add(l).read()));
                }
                dot::in_parts(k, elements(a, 1), elements(b, 1))
            };
            assert_eq!(parts, sum, "{k}");
            // Every other element.
            let k = k / 2;
            if k >= PARALLEL_FROM {
                // SAFETY: Bounds: the buffers have more than `2 * k` numbers, and `l` is less than `k`.
                let product = |l| unsafe { a.add(2 * l).read().times(b.add(2 * l).read()) };
                // SAFETY: Bounds: the buffers have more than `2 * k` numbers, of which every other one is read.
                let parts = unsafe { dot::in_parts(k, elements(a, 2), elements(b, 2)) };
                assert_eq!(parts, halves(0, k, &product), "every other of {k}");
            }
        }
        let digit = |i: usize| (i.wrapping_mul(2_654_435_761) >> 7 & 0xFFFF) as f32;
        for k in [262_144, 262_145, 300_007, 524_288, 1_000_003] {
            one(k, |i| digit(i) / 777.0 - 40.0);
            one(k, |i| digit(i) as f64 / 777.0 - 40.0);
            one(k, |i| digit(i) as i32);
        }
        // More than one sum of the highest level.
        one(17_000_000, |i| digit(i) / 777.0 - 40.0);
    }
}

#[cfg(test)]
mod alignment {
    extern crate std;
    use super::*;
    use crate::expr::simd_dispatch::OfBytes;
    use crate::placed::{Placed, offsets};
    use std::vec::Vec;

    /// The layouts of a factor or of a product: rows and columns with gaps, row-major or column-major.
    fn steps(rows: usize, columns: usize) -> [[usize; 2]; 3] {
        [[columns, 1], [1, rows + 1], [2 * columns + 1, 2]]
    }
    /// The number of elements.
    fn reach([rows, columns]: [usize; 2], [row, column]: [usize; 2]) -> usize {
        if rows == 0 || columns == 0 {
            return 0;
        }
        (rows - 1) * row + (columns - 1) * column + 1
    }

    // Small integers: every order of summation has the same bits. Of the sizes, every other one from the first or the second.
    fn check<T: Arithmetic + core::fmt::Debug>(first: usize, number: impl Fn(usize) -> T) {
        let sizes = [
            (1, 1),
            (1, 5),
            (1, 64),
            (1, 70),
            (2, 3),
            (3, 8),
            (4, 4),
            (5, 17),
            (7, 33),
            (9, 1),
        ];
        let all = (sizes.into_iter())
            .flat_map(|(m, n)| [0, 1, 3, 8, 65, 130].map(|k| (m, k, n)))
            .skip(first)
            .step_by(2)
            .collect::<Vec<_>>();
        // A long row, rows and columns that do not fill whole tiles, a long column, and an empty inner size.
        let few = [(1, 2, 75), (5, 3, 39), (3, 0, 2), (2, 9, 3), (5, 66, 1)];
        let mut turn = 0;
        for &(m, k, n) in if cfg!(miri) { &few[..] } else { &all } {
            for way in 0..3 {
                let (left, right, to) = (
                    steps(m, k)[way],
                    steps(k, n)[(way + m) % 3],
                    steps(m, n)[(way + k) % 3],
                );
                let a = (0..reach([m, k], left)).map(|i| number(7 * i + 1));
                let b = (0..reach([k, n], right)).map(|i| number(5 * i + 3));
                let before = (0..reach([m, n], to)).map(|i| number(3 * i));
                let (x, y, before): (Vec<T>, Vec<T>, Vec<T>) =
                    (a.collect(), b.collect(), before.collect());
                for add in [false, true] {
                    let mut expected = before.clone();
                    for i in 0..m {
                        for j in 0..n {
                            let place = &mut expected[i * to[0] + j * to[1]];
                            let mut sum = if add { *place } else { T::ZERO };
                            for l in 0..k {
                                let x = x[i * left[0] + l * left[1]];
                                sum = sum.plus(x.times(y[l * right[0] + j * right[1]]));
                            }
                            *place = sum;
                        }
                    }
                    for offsets in offsets::<3>() {
                        let a = Placed::new(offsets[0], x.iter().copied());
                        let b = Placed::new(offsets[1], y.iter().copied());
                        let mut out = Placed::new(offsets[2], before.iter().copied());
                        let elements = |first: *const T, [row, column]: [usize; 2]| Elements {
                            first,
                            row,
                            column,
                        };
                        let (a, b) = (elements(a.as_ptr(), left), elements(b.as_ptr(), right));
                        let target = Target {
                            first: out.as_mut_ptr(),
                            row: to[0],
                            column: to[1],
                            add,
                        };
                        let sizes = Sizes { m, k, n };
                        let kernel = turn % 7;
                        turn += 1;
                        // SAFETY: the sizes and steps are those of the memory; vectors wider than the processor's are
                        // split.
                        unsafe {
                            match kernel {
                                0 => Product::of(sizes, a, b, target).run::<OfBytes<16>>(),
                                1 => Product::of(sizes, a, b, target).run::<OfBytes<32>>(),
                                2 => Product::of(sizes, a, b, target).run::<OfBytes<64>>(),
                                3 if !add => tiles(sizes, a, b, target),
                                4 => panels(sizes, a, b, target),
                                5 if n == 1 => inner_products(sizes, a, b, target),
                                6 if m == 1 && k > 0 && right[1] == 1 => {
                                    LongRow(sizes, a, b, target).run::<OfBytes<32>>();
                                }
                                _ => gemm_large(sizes, a, b, target),
                            }
                        }
                        assert!(
                            out.as_slice() == expected,
                            "[{m}, {k}] · [{k}, {n}] by {kernel}, {left:?} {right:?} {to:?}, added: {add}, at {offsets:?}"
                        );
                    }
                }
            }
        }
    }

    #[test]
    fn products_are_those_of_plain_loops_at_every_alignment() {
        check(0, |i| digit(i) as f32 - 6.0);
        check(1, |i| digit(i) as f64 - 6.0);
    }
    #[test]
    #[ignore = "takes long; `.ci/suites` runs it"]
    fn more_products_are_those_of_plain_loops_at_every_alignment() {
        check(1, |i| digit(i) as f32 - 6.0);
        check(0, |i| digit(i) as f64 - 6.0);
    }
    fn digit(i: usize) -> usize {
        (i.wrapping_mul(2_654_435_761) >> 7) % 13
    }

    // Rows times one vector, for all numbers of lanes.
    #[test]
    fn rows_times_a_vector_are_those_of_plain_loops_at_every_alignment() {
        fn check<T: Arithmetic + core::fmt::Debug>(number: impl Fn(usize) -> T) {
            let lengths = if cfg!(miri) { 64..66 } else { 0..140 };
            for k in lengths {
                for m in [1, 5] {
                    let (a, b) = ((0..m * k).map(&number), (0..k).map(|i| number(i + 5)));
                    let expected: Vec<T> = (0..m)
                        .map(|i| {
                            (0..k).fold(T::ZERO, |sum, l| {
                                sum.plus(number(i * k + l).times(number(l + 5)))
                            })
                        })
                        .collect();
                    for (case, offsets) in offsets::<3>().enumerate() {
                        let a = Placed::new(offsets[0], a.clone());
                        let b = Placed::new(offsets[1], b.clone());
                        let mut out = Placed::new(offsets[2], expected.iter().map(|_| T::ONE));
                        let elements = |first: *const T, row| Elements {
                            first,
                            row,
                            column: 1,
                        };
                        let target = Target {
                            first: out.as_mut_ptr(),
                            row: 1,
                            column: 1,
                            add: false,
                        };
                        let vector = Elements {
                            column: 1,
                            ..elements(b.as_ptr(), 1)
                        };
                        let rows = LongRows(
                            Sizes { m, k, n: 1 },
                            elements(a.as_ptr(), k),
                            vector.first,
                            target,
                        );
                        match case % 3 {
                            0 => rows.run::<OfBytes<16>>(),
                            1 => rows.run::<OfBytes<32>>(),
                            _ => rows.run::<OfBytes<64>>(),
                        }
                        assert!(out.as_slice() == expected, "[{m}, {k}] at {offsets:?}");
                    }
                }
            }
        }
        let digit = |i: usize| (i.wrapping_mul(2_654_435_761) >> 7) % 13;
        check(|i| digit(i) as f32 - 6.0);
        check(|i| digit(i) as f64 - 6.0);
    }

    #[test]
    fn small_products_by_wide_tiles_are_those_of_plain_loops() {
        fn check<T: Arithmetic + Into<f64>>(number: impl Fn(usize) -> T) {
            for size in 0..216 {
                let m = [2, 7, 12, 24, 31, 32][size % 6];
                let k = [3, 12, 24, 29, 32, 48][size / 6 % 6];
                let n = [8, 13, 16, 24, 31, 32][size / 36];
                for (turned, add) in [(false, false), (true, false), (true, true)] {
                    let a: Vec<T> = (0..m * k).map(|i| number(7 * i)).collect();
                    let b: Vec<T> = (0..k * n).map(|i| number(5 * i + 3)).collect();
                    let mut out: Vec<T> = (0..m * n).map(&number).collect();
                    let before = out.clone();
                    let (row, column) = if turned { (1, k) } else { (n, 1) };
                    let left = Elements {
                        first: a.as_ptr(),
                        row: k,
                        column: 1,
                    };
                    let right = Elements {
                        first: b.as_ptr(),
                        row,
                        column,
                    };
                    let target = Target {
                        first: out.as_mut_ptr(),
                        row: n,
                        column: 1,
                        add,
                    };
                    // SAFETY: the sizes and strides are those of the memory.
                    unsafe { gemm_in_memory(Sizes { m, k, n }, left, right, target) };
                    for (at, found) in out.into_iter().enumerate() {
                        let (i, j) = (at / n, at % n);
                        let mut wanted: f64 = if add { before[at].into() } else { 0.0 };
                        for l in 0..k {
                            let (x, y): (f64, f64) =
                                (a[i * k + l].into(), b[l * row + j * column].into());
                            wanted += x * y;
                        }
                        let found: f64 = found.into();
                        assert!(
                            (found - wanted).abs() < 1e-2,
                            "[{m}, {k}, {n}], {turned}, {add}: {found}, not {wanted}"
                        );
                    }
                }
            }
        }
        check(|i| ((i * 37 + 11) % 101) as f32 / 7.0 - 6.0);
        check(|i| ((i * 37 + 11) % 101) as f64 / 7.0 - 6.0);
    }
}
