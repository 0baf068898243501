//! Products of floats on a processor with AVX-512: tiles of up to eight rows by three vectors.
//!
//! As in [`packed`](super::packed), the inner size is divided into blocks, of which each has one accumulator: no other
//! size, no stride and no number of threads changes a bit. A tile reads a strip of the right factor, three vectors wide.
//! The first tile that reads a strip reads it in place, asks for the lines ahead, and copies what it reads, so that the
//! copy costs next to nothing; the tiles below it read the copy. The rows of a tile are copied next to each other, if the
//! left factor has many columns to be multiplied by, else they are read in place, too.
//!
//! Rests of rows and columns share one function with strips in place, which reads and writes by masks.

use core::arch::asm;
use core::arch::x86_64 as arch;
use core::mem::MaybeUninit;

use super::gemm::{Elements, Sizes, Target};
use super::packed::{block, copy};
use crate::expr::simd_dispatch::prefetch;
use crate::ops::Arithmetic;
use crate::ops::heap::Scratch;

/// The most rows of a tile: with three vectors each, 24 of 32 registers hold sums. Fourteen rows of two vectors are as
/// fast where the time is that of computing, and slower where it is that of reading the right factor or of writing.
const HIGH: usize = 8;
/// The vectors of a strip.
const WIDTH: usize = 3;
/// The most products in one accumulator. A strip of so many rows takes 48 KiB, and stays in the second-level cache.
const DEEP: usize = 256;
/// The rows of the left factor that are multiplied by all strips: at most 192 KiB of `f32`, 384 of `f64`, of a
/// second-level cache of at least 1024.
const ROWS: usize = 192;
/// The bytes of a row of the right factor that are copied before the next rows of the left one are multiplied.
const WIDE: usize = 4096;
/// Up to this inner size, the time is that of writing the result, row by row; but of a few rows, whose strips stay in the
/// first-level cache.
const SHALLOW: usize = 64;
const LOW: usize = 32;
/// From so many strips on, the first one may be narrower, for the others to begin at lines of the cache.
const MANY: usize = 10;
/// From so many columns on, the rows of the left factor are copied.
const FAR: usize = 256;
/// Bytes that stay in half of the first-level cache.
const LEVEL_1: usize = 3 << 13;
/// Columns of the left factor that are a multiple of so many bytes apart have few places in the first-level cache: they are
/// copied.
const COLLIDE: usize = 1024;
/// How many lines of a factor in place are asked for before they are read.
const AHEAD: usize = 8;

/// The bytes of the memory for copies that is on the stack.
const PLACE: usize = 1 << 14;
#[repr(align(64))]
struct Place([MaybeUninit<u8>; PLACE]);

/// Vectors of 64 bytes.
///
/// # Safety
/// The processor has AVX-512 when a method is called; pointers may be read, or written, for a vector, for the numbers of a
/// mask, or for one number.
trait Vector: Copy {
    type Number: Arithmetic;
    type Mask: Copy;
    const LANES: usize;
    /// The mask of the first numbers.
    fn mask(numbers: usize) -> Self::Mask;
    unsafe fn zeros() -> Self;
    unsafe fn read(from: *const Self::Number) -> Self;
    /// The other numbers are 0.
    unsafe fn read_some(from: *const Self::Number, mask: Self::Mask) -> Self;
    unsafe fn write(to: *mut Self::Number, vector: Self);
    unsafe fn write_some(to: *mut Self::Number, vector: Self, mask: Self::Mask);
    unsafe fn all(number: *const Self::Number) -> Self;
    unsafe fn sum(x: Self, y: Self) -> Self;
    /// `sum + x * y`, rounded once.
    unsafe fn plus_product(sum: Self, x: Self, y: Self) -> Self;
}
macro_rules! vectors {
    ($($V:ident $T:ident $Mask:ident $lanes:literal: $zeros:ident $read:ident $get:ident $write:ident $put:ident $all:ident
        $plus:ident $fused:ident;)*) => { $(
        impl Vector for arch::$V {
            type Number = $T;
            type Mask = arch::$Mask;
            const LANES: usize = $lanes;
            #[inline(always)]
            fn mask(numbers: usize) -> arch::$Mask {
                (1_u32 << numbers).wrapping_sub(1) as arch::$Mask
            }
            #[inline(always)]
            unsafe fn zeros() -> Self {
                // SAFETY: the caller's promise.
                unsafe { arch::$zeros() }
            }
            #[inline(always)]
            unsafe fn read(from: *const $T) -> Self {
                // SAFETY: the caller's promise; no address needs to be aligned.
                unsafe { arch::$read(from) }
            }
            #[inline(always)]
            unsafe fn read_some(from: *const $T, mask: arch::$Mask) -> Self {
                // SAFETY: the caller's promise; numbers that the mask leaves out are not read.
                unsafe { arch::$get(mask, from) }
            }
            #[inline(always)]
            unsafe fn write(to: *mut $T, vector: Self) {
                // SAFETY: the caller's promise; no address needs to be aligned.
                unsafe { arch::$write(to, vector) }
            }
            #[inline(always)]
            unsafe fn write_some(to: *mut $T, vector: Self, mask: arch::$Mask) {
                // SAFETY: the caller's promise; numbers that the mask leaves out are not written.
                unsafe { arch::$put(to, mask, vector) }
            }
            #[inline(always)]
            unsafe fn all(number: *const $T) -> Self {
                // SAFETY: the caller's promise.
                unsafe { arch::$all(number.read()) }
            }
            #[inline(always)]
            unsafe fn sum(x: Self, y: Self) -> Self {
                // SAFETY: the caller's promise.
                unsafe { arch::$plus(x, y) }
            }
            #[inline(always)]
            unsafe fn plus_product(sum: Self, x: Self, y: Self) -> Self {
                // SAFETY: the caller's promise.
                unsafe { arch::$fused(x, y, sum) }
            }
        }
    )* };
}
vectors! {
    __m512 f32 __mmask16 16: _mm512_setzero_ps _mm512_loadu_ps _mm512_maskz_loadu_ps _mm512_storeu_ps _mm512_mask_storeu_ps
        _mm512_set1_ps _mm512_add_ps _mm512_fmadd_ps;
    __m512d f64 __mmask8 8: _mm512_setzero_pd _mm512_loadu_pd _mm512_maskz_loadu_pd _mm512_storeu_pd _mm512_mask_storeu_pd
        _mm512_set1_pd _mm512_add_pd _mm512_fmadd_pd;
}

/// A strip of the right factor.
struct Strip<V: Vector> {
    first: *const V::Number,
    row: usize,
    /// Where its lines are copied to, if they are to be, a strip's width apart.
    copy: *mut V::Number,
    /// Whether it may have fewer columns than vectors, and its lines are asked for ahead.
    in_place: bool,
    /// The first element of the next strip, whose lines are asked for while this one is multiplied.
    next: *const V::Number,
    next_row: usize,
}
impl<V: Vector> Clone for Strip<V> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<V: Vector> Copy for Strip<V> {}

macro_rules! products {
    ($($name:ident $T:ident $V:ident;)*) => { $(
        /// Writes the product of two matrices. It names its types, so that it is compiled with the library, and no program
        /// has copies of its tiles.
        ///
        /// # Safety
        /// As for [`product`].
        #[target_feature(enable = "avx512f")]
        pub(super) unsafe fn $name(
            sizes: Sizes,
            a: Elements<$T>,
            b: Elements<$T>,
            out: Target<$T>,
            bias: Option<Bias<$T>>,
        ) {
            // SAFETY: the caller's promise.
            unsafe { product::<arch::$V>(sizes, a, b, out, bias) }
        }
    )* };
}
products! {
    product_f32 f32 __m512;
    product_f64 f64 __m512d;
}

/// What is added to the sums of each row: the first element, and the distance to the next.
pub(super) type Bias<T> = (*const T, usize);

/// Writes the product of two matrices of floats, plus a bias of the rows.
///
/// # Safety
/// `a` is read at `[m, k]`, `b` at `[k, n]`, the bias for `m` rows, and `out` is written at `[m, n]`; no size is 0. The
/// processor has AVX-512.
#[target_feature(enable = "avx512f")]
unsafe fn product<V: Vector>(
    sizes: Sizes,
    a: Elements<V::Number>,
    b: Elements<V::Number>,
    out: Target<V::Number>,
    bias: Option<Bias<V::Number>>,
) {
    let transposed = (
        sizes.swapped(),
        b.transposed(),
        a.transposed(),
        out.swapped(),
    );
    let given = (sizes, a, b, out);
    let swap = bias.is_none() && cost::<V>(transposed) < cost::<V>(given);
    let (sizes, a, b, out) = if swap { transposed } else { given };
    let Sizes { m, k, n } = sizes;
    let bytes = |elements: usize| elements.saturating_mul(size_of::<V::Number>());
    let width = const { WIDTH * V::LANES };
    let deep = block(k, DEEP);
    let apart = a.row != 1 || bytes(a.column).is_multiple_of(COLLIDE);
    let copies_left = a.column != 1 && apart || n >= FAR;
    // Panels of equal size, but for the last.
    let panels = m.div_ceil(ROWS);
    let panel_rows = m.div_ceil(panels).next_multiple_of(HIGH).min(m);
    let shallow = k <= SHALLOW && m > LOW;
    // Columns before the first that begins a line of the cache, if those of all rows do: no write is divided between two. Of
    // few columns, the vector more that this takes outweighs it ([128, 64] by [64, 128] 15.0 µs instead of 13.1).
    let lead = match bytes(out.row) % 64 {
        0 if shallow && out.column == 1 && n > MANY * width => {
            out.first.align_offset(64).min(width)
        }
        _ => 0,
    };
    // Whether strips are read in place by all tiles.
    let near = b.column == 1 && (m <= HIGH || bytes(k.saturating_mul(n)) <= LEVEL_1);
    // Whether a strip is multiplied by all rows before the next one is copied.
    let single = panels == 1 && !shallow;
    let wide = if single {
        n
    } else {
        n.min(WIDE / size_of::<V::Number>())
    };
    let kept = if near {
        0
    } else if single {
        width
    } else {
        wide.next_multiple_of(width) + width
    };
    let left = if copies_left { panel_rows } else { 0 };
    let copies = (kept + left).saturating_mul(deep);
    // Small copies are on the stack: an allocation would take as long as some tiles.
    let mut place = Place([MaybeUninit::uninit(); PLACE]);
    let scratch;
    let strips = if bytes(copies) <= PLACE {
        place.0.as_mut_ptr().cast()
    } else {
        scratch = Scratch::<V::Number>::new(copies);
        scratch.first
    };
    let panel = strips.wrapping_add(kept * deep);
    let mut j = 0;
    while j < n {
        let columns = wide.min(n - j);
        let mut l = 0;
        while l < k {
            let depth = deep.min(k - l);
            let right = b.from(l, j);
            let mut i = 0;
            while i < m {
                let rows = panel_rows.min(m - i);
                let left = a.from(i, l);
                if copies_left {
                    // SAFETY: Bounds: there is room for the rows of a panel; the elements are of `a`. The
                    // processor has the vectors.
                    unsafe { interleave::<V>(left, [rows, depth], panel) };
                }
                let mut r = 0;
                while r < rows {
                    let high = if shallow { next(rows - r) } else { rows };
                    let (mut c, mut turn) = (0, 0);
                    while c < columns {
                        let across = match turn {
                            0 if lead > 0 && j == 0 => lead,
                            // Not a rest of one vector.
                            _ if (width + 1..=width + V::LANES).contains(&(columns - c)) => {
                                width - V::LANES
                            }
                            _ => width.min(columns - c),
                        };
                        let copied =
                            strips.wrapping_add(if single { 0 } else { turn * width * depth });
                        let first = i == 0 && r == 0;
                        let place = right.from(0, c);
                        // Of the last strip, that of the next block.
                        let more = c + across < columns;
                        let next = match (more, near || first || single) {
                            (true, true) => place.first.wrapping_add(across),
                            (false, true) => b.from(l + depth, j).first,
                            _ => place.first,
                        };
                        let strip = if near || first && b.column == 1 {
                            Strip::<V> {
                                first: place.first,
                                row: place.row,
                                copy: if near { core::ptr::null_mut() } else { copied },
                                in_place: m <= HIGH || !near || across % V::LANES != 0,
                                next: if near && m > HIGH {
                                    core::ptr::null()
                                } else {
                                    next
                                },
                                next_row: b.row,
                            }
                        } else {
                            if first {
                                // SAFETY: Bounds: there is room for a strip of `depth` lines; the elements are of `b`.
                                unsafe {
                                    if across < width {
                                        copied.write_bytes(0, width * depth);
                                    }
                                    copy(place, [depth, across], copied, width);
                                }
                            }
                            Strip::<V> {
                                first: copied.cast_const(),
                                row: width,
                                copy: core::ptr::null_mut(),
                                in_place: false,
                                next: core::ptr::null(),
                                next_row: 0,
                            }
                        };
                        let left = if copies_left {
                            Left::Interleaved(panel.wrapping_add(r * depth).cast_const())
                        } else if left.column == 1 {
                            Left::Rows(left.from(r, 0))
                        } else {
                            Left::Columns(left.from(r, 0))
                        };
                        let out = Written {
                            out: out.from(i + r, j + c).adding(l > 0),
                            bias: match bias {
                                Some((first, step)) if l == 0 => first.wrapping_add((i + r) * step),
                                _ => core::ptr::null(),
                            },
                            step: bias.map_or(0, |(_, step)| step),
                        };
                        // SAFETY: Bounds: a copied strip has a place of its own, or is the one of this turn; rows and columns
                        // are within the left factor and the result.
                        unsafe {
                            let sizes = [high, depth, across];
                            match across.div_ceil(V::LANES) {
                                1 => tiles::<V, 1>(sizes, left, strip, out),
                                2 => tiles::<V, 2>(sizes, left, strip, out),
                                _ => tiles::<V, WIDTH>(sizes, left, strip, out),
                            }
                        }
                        (c, turn) = (c + across, turn + 1);
                    }
                    r += high;
                }
                i += rows;
            }
            l += depth;
        }
        j += columns;
    }
}
/// The target of some tiles.
struct Written<T> {
    out: Target<T>,
    /// What is added to the sums of the first row, or null; and the distance to that of the next row.
    bias: *const T,
    step: usize,
}
/// The rows of the left factor.
#[derive(Clone, Copy)]
enum Left<T> {
    /// In place, contiguous rows.
    Rows(Elements<T>),
    /// In place, contiguous columns.
    Columns(Elements<T>),
    Interleaved(*const T),
}

/// About how many vectors a product computes with and copies, times two.
fn cost<V: Vector>(
    (Sizes { m, k, n }, a, b, out): (
        Sizes,
        Elements<V::Number>,
        Elements<V::Number>,
        Target<V::Number>,
    ),
) -> usize {
    // One or two rows make tiles that are less than full.
    let rows = m + [0, 2, 1].get(m % HIGH).unwrap_or(&0);
    let columns = n.next_multiple_of(V::LANES);
    let times = |x: usize, y: usize, weight: usize| x.saturating_mul(y).saturating_mul(weight);
    let products = times(rows.saturating_mul(columns) / V::LANES, k, 2);
    let left = times(m, k, if a.column == 1 { 0 } else { 1 });
    let right = times(k, n, if b.column == 1 { 0 } else { 2 });
    let written = times(m, n, if out.column == 1 { 0 } else { 8 });
    (products.saturating_add(left).saturating_add(right))
        .saturating_add(written.saturating_mul(k.div_ceil(DEEP)))
}
/// The rows of the next tile: as many as the rest allows, of the heights that there are.
#[inline(always)]
fn next(left: usize) -> usize {
    match left {
        0..=HIGH => left,
        9 | 10 => 5,
        _ => HIGH,
    }
}

/// Copies rows of the left factor, those of each tile next to each other: its elements of one column are contiguous.
///
/// # Safety
/// There is room for the elements, which may be read; the processor has the vectors.
#[inline(always)]
unsafe fn interleave<V: Vector>(
    left: Elements<V::Number>,
    [rows, depth]: [usize; 2],
    panel: *mut V::Number,
) {
    let mut i = 0;
    while i < rows {
        let high = next(rows - i);
        let to = panel.wrapping_add(i * depth);
        let from = left.from(i, 0).transposed();
        // SAFETY: Bounds: the caller's promise: each tile begins after `depth` elements of each row before it.
        unsafe {
            if from.column == 1 {
                let mask = V::mask(high);
                for l in 0..depth {
                    V::write_some(
                        to.add(l * high),
                        V::read_some(from.first.add(l * from.row), mask),
                        mask,
                    );
                }
            } else {
                copy(from, [depth, high], to, high);
            }
        }
        i += high;
    }
}

/// Multiplies rows of the left factor by a strip, whose lines are `N` vectors.
///
/// # Safety
/// As for [`tile`].
#[inline(always)]
unsafe fn tiles<V: Vector, const N: usize>(
    [rows, depth, across]: [usize; 3],
    left: Left<V::Number>,
    mut strip: Strip<V>,
    out: Written<V::Number>,
) {
    let mut i = 0;
    while i < rows {
        let high = next(rows - i);
        let out = Written {
            out: out.out.from(i, 0),
            bias: if out.bias.is_null() {
                out.bias
            } else {
                out.bias.wrapping_add(i * out.step)
            },
            ..out
        };
        macro_rules! tile {
            ($($n:literal)*) => {
                match high {
                    $($n => {
                        let sizes = [depth, across];
                        // The code that does less is for full tiles alone: others are few.
                        let asks = |strip: Strip<V>| strip.in_place || $n < HIGH || N < WIDTH - 1;
                        // SAFETY: Bounds: the caller's promise, for the rows from `i` on.
                        unsafe {
                            match left {
                                Left::Rows(left) => {
                                    let from = (left.first.add(i * left.row), left.row);
                                    if asks(strip) {
                                        tile::<V, $n, N, false, true>(sizes, from, strip, out);
                                    } else {
                                        tile::<V, HIGH, N, false, false>(sizes, from, strip, out);
                                    }
                                }
                                Left::Columns(_) | Left::Interleaved(_) => {
                                    let from = match left {
                                        Left::Interleaved(first) => (first.add(i * depth), $n),
                                        Left::Rows(left) | Left::Columns(left) => {
                                            (left.first.add(i), left.column)
                                        }
                                    };
                                    if asks(strip) {
                                        tile::<V, $n, N, true, true>(sizes, from, strip, out);
                                    } else {
                                        tile::<V, HIGH, N, true, false>(sizes, from, strip, out);
                                    }
                                }
                            }
                        }
                    })*
                    _ => {}
                }
            };
        }
        tile!(1 2 3 4 5 6 7 8);
        if !strip.copy.is_null() {
            strip = Strip {
                first: strip.copy.cast_const(),
                row: const { WIDTH * V::LANES },
                copy: core::ptr::null_mut(),
                in_place: false,
                ..strip
            };
        }
        i += high;
    }
}

/// [`sums_of`] as a function of its own. Without features of the processor, which keeps callers that have them from
/// inlining it: what it calls would then share its registers with all other tiles.
///
/// # Safety
/// As for [`sums_of`].
#[inline(never)]
unsafe fn tile<V: Vector, const M: usize, const N: usize, const I: bool, const R: bool>(
    sizes: [usize; 2],
    left: (*const V::Number, usize),
    strip: Strip<V>,
    out: Written<V::Number>,
) {
    // SAFETY: the caller's promise.
    unsafe { sums_of::<V, M, N, I, R>(sizes, left, strip, out) }
}

/// The same address, of which the compiler does not know that: it would keep the address of each row.
#[expect(clippy::pointers_in_nomem_asm_block)]
#[inline(always)]
fn opaque<T>(mut address: *const T) -> *const T {
    // SAFETY: no instruction.
    unsafe {
        asm!("/* {0} */", inout(reg) address, options(pure, nomem, nostack, preserves_flags));
    }
    address
}

/// Adds up the products of `M` rows and a strip, in registers, and writes `across` columns. `I`: the rows are
/// contiguous along columns, `step` apart, else each is, `step` apart. `R`: the strip may be in place, and have fewer
/// columns than vectors.
///
/// # Safety
/// There is a bias for each row, or none.
/// `depth` lines of the strip may be read, for `across` columns if it is in place, else for `N` vectors, and as many columns
/// of the rows; there is room for the copy of the strip, and the result has the rows and columns. The processor has AVX-512.
#[target_feature(enable = "avx512f")]
unsafe fn sums_of<V: Vector, const M: usize, const N: usize, const I: bool, const R: bool>(
    [depth, across]: [usize; 2],
    (mut left, step): (*const V::Number, usize),
    strip: Strip<V>,
    Written {
        out,
        bias,
        step: bias_step,
    }: Written<V::Number>,
) {
    // SAFETY: the processor has the vectors.
    let mut sums = [[unsafe { V::zeros() }; N]; HIGH];
    let whole = across == const { N * V::LANES };
    let mut masks = [V::mask(V::LANES); N];
    for (c, mask) in masks.iter_mut().enumerate() {
        *mask = V::mask(across.saturating_sub(c * V::LANES).min(V::LANES));
    }
    // The lines of the result are fetched while the products are computed.
    for i in 0..if depth <= SHALLOW { 0 } else { M } {
        let line = out.first.wrapping_add(i * out.row).cast::<i8>();
        prefetch(line);
        prefetch(line.wrapping_add(const { N * 64 - 1 }));
    }
    let (mut line, mut copy) = (strip.first, strip.copy);
    let (copies, width) = (!copy.is_null(), const { WIDTH * V::LANES });
    // What is asked for: the lines of this strip ahead, then those of the next, or only these.
    let (mut ahead, ahead_row) = match R {
        true => (line.wrapping_add(AHEAD * strip.row), strip.row),
        false => (strip.next, strip.next_row),
    };
    let asks = !strip.next.is_null();
    // No loops over rows: the compiler does not unroll one that is so long before it decides what stays in registers.
    macro_rules! rows {
        ($l:literal $right:ident: $($i:literal)*) => { $(if const { $i < M } {
            let x = V::all(if I {
                left.add($l * step + $i)
            } else {
                left.add($i / 3 * (3 * step)).add($i % 3 * step).add($l)
            });
            for c in 0..N {
                sums[$i][c] = V::plus_product(sums[$i][c], x, $right[c]);
            }
        })* };
    }
    macro_rules! steps {
        ($n:literal: $($l:literal)*) => {
            $({
                // SAFETY: Bounds: the caller's promise: `depth` lines of the strip and of the rows.
                unsafe {
                    let mut right = [V::zeros(); N];
                    for c in 0..N {
                        right[c] = if R {
                            V::read_some(line.wrapping_add($l * strip.row + c * V::LANES), masks[c])
                        } else {
                            V::read(line.wrapping_add($l * strip.row + c * V::LANES))
                        };
                        if R || asks {
                            prefetch(ahead.wrapping_add($l * ahead_row + c * V::LANES));
                        }
                        if R && copies {
                            V::write(copy.add($l * width + c * V::LANES), right[c]);
                        }
                    }
                    rows!($l right: 0 1 2 3 4 5 6 7);
                }
            })*
            left = left.wrapping_add(if I { $n * step } else { $n });
            if !I {
                left = opaque(left);
            }
            line = line.wrapping_add($n * strip.row);
            ahead = ahead.wrapping_add($n * ahead_row);
            copy = copy.wrapping_add($n * width);
        };
    }
    let mut l = 0;
    if !R {
        while l + 2 <= depth {
            steps!(2: 0 1);
            l += 2;
        }
    }
    while l < depth {
        if R && l + AHEAD == depth {
            ahead = strip.next;
        }
        steps!(1: 0);
        l += 1;
    }
    if !bias.is_null() {
        for (i, sums) in sums.iter_mut().enumerate().take(M) {
            // SAFETY: Bounds: the caller's promise: a bias for each row.
            let bias = unsafe { V::all(bias.wrapping_add(i * bias_step)) };
            for sum in sums {
                // SAFETY: the processor has the vectors.
                *sum = unsafe { V::sum(*sum, bias) };
            }
        }
    }
    if out.column == 1 {
        for (i, sums) in sums.iter().enumerate().take(M) {
            for (c, sum) in sums.iter().enumerate() {
                let to = out.first.wrapping_add(i * out.row + c * V::LANES);
                // SAFETY: Bounds: the caller's promise: the result has `across` columns.
                unsafe {
                    if whole {
                        let sum = if out.add {
                            V::sum(*sum, V::read(to))
                        } else {
                            *sum
                        };
                        V::write(to, sum);
                    } else {
                        let sum = if out.add {
                            V::sum(*sum, V::read_some(to, masks[c]))
                        } else {
                            *sum
                        };
                        V::write_some(to, sum, masks[c]);
                    }
                }
            }
        }
    } else {
        // A copy is in memory, so that the sums need not be.
        let sums = sums;
        // SAFETY: Bounds: the caller's promise: the result has `across` columns. Vectors consist of their lanes.
        unsafe { scattered::<V, N>(out, sums.as_ptr().cast(), [M, across]) }
    }
}
/// Writes a tile to a result whose rows are not contiguous.
///
/// # Safety
/// The target has the rows and columns; the sums have as many rows, of `N` vectors.
#[inline(never)]
unsafe fn scattered<V: Vector, const N: usize>(
    out: Target<V::Number>,
    sums: *const V::Number,
    [rows, columns]: [usize; 2],
) {
    for c in 0..columns {
        for i in 0..rows {
            // SAFETY: Bounds: the caller's promise.
            unsafe { out.put(i, c, sums.add(i * N * V::LANES + c).read()) };
        }
    }
}
