//! Attention in blocks of queries and keys, for processors with vectors: products by the kernels of matrices, and a
//! softmax that continues from one block of keys to the next.
//!
//! For each query, the largest product so far and the sum of the exponentials relative to it are kept. If a block of
//! keys has a larger product, the sum and the output so far are multiplied by the exponential of the difference. The
//! products of one block are in memory at a time, so memory does not depend on the number of keys.

use core::mem::MaybeUninit;

use crate::expr::simd_dispatch::{ComputeBound, Loop, Vectors, vectorised, with_vectors};
use crate::ops::Real;
use crate::ops::matmul::gemm::{Elements, Sizes, Target, gemm_in_memory};
use crate::ops::reduce::join_halves;

/// One head: the elements of queries, transposed keys, values and output, and their sizes.
pub(super) struct Head<T> {
    pub(super) q: Elements<T>,
    pub(super) k: Elements<T>,
    pub(super) v: Elements<T>,
    pub(super) out: Target<T>,
    /// The length of a query and of a key.
    pub(super) inner: usize,
    pub(super) keys: usize,
    /// The length of a value.
    pub(super) wide: usize,
    pub(super) scale: T,
    pub(super) causal: bool,
}

/// Multiplies the products of a query with some keys, from the given key on, by the scale and adds the mask.
pub(super) type AddMask<'m, T> = &'m dyn Fn(usize, usize, *mut T, usize);

/// The memory for the products of one block, in bytes: small enough for a stack and for the second-level cache.
const BYTES: usize = 1 << 16;
#[repr(align(64))]
struct Products([MaybeUninit<u8>; BYTES]);
/// The number of accumulators of a row; rows in memory are padded to a multiple of it.
const LANES: usize = 16;
/// The maximum number of queries and of keys in a block. Each product of blocks packs its factors again, so blocks are
/// large; one accumulator adds at most `KEYS / LANES` exponentials.
const ROWS: usize = 128;
const KEYS: usize = 1024;

/// The number of queries in each block but the last one.
pub(super) const fn rows_of(queries: usize) -> usize {
    match queries.div_ceil(ROWS) {
        0 => 1,
        blocks => queries.div_ceil(blocks),
    }
}

/// Writes the output of some queries; `from` is the first one.
///
/// # Safety
/// The elements of the head are readable, and the rows of the output writable. There are at most `ROWS` queries. `mask`
/// may be called for these queries and all keys.
#[inline(never)]
pub(super) unsafe fn attend<T: Real>(
    head: &Head<T>,
    from: usize,
    rows: usize,
    mask: Option<AddMask<'_, T>>,
) {
    let mut products = Products([MaybeUninit::uninit(); BYTES]);
    let first = (&raw mut products.0).cast::<T>();
    let rows = if rows > ROWS { ROWS } else { rows };
    // At least `LANES`, for elements of at most 32 bytes.
    let room = (BYTES / size_of::<T>()).checked_div(rows).unwrap_or(0);
    let most_keys = if room > KEYS { KEYS } else { room } / LANES * LANES;
    let end = if head.causal && head.keys > from + rows {
        from + rows
    } else {
        head.keys
    };
    let out = head.out.from(from, 0);
    let q = Elements {
        first: head.q.first.wrapping_add(from * head.q.row),
        ..head.q
    };
    let mut queries = [Query {
        most: T::neg_infinity(),
        total: T::ZERO,
        factor: T::ZERO,
        chunks: 0,
    }; ROWS];
    let positive = head.scale > T::ZERO;
    let mut key = 0;
    while key < end {
        let keys = if end - key > most_keys {
            most_keys
        } else {
            end - key
        };
        let line = keys.next_multiple_of(LANES);
        // SAFETY: the keys are keys of the head, and the block has room for `rows` rows of `line` elements.
        unsafe {
            let k = Elements {
                first: head.k.first.wrapping_add(key * head.k.column),
                ..head.k
            };
            let sizes = Sizes {
                m: rows,
                k: head.inner,
                n: keys,
            };
            let block = Target {
                first,
                row: line,
                column: 1,
                add: false,
            };
            gemm_in_memory(sizes, q, k, block);
            for (row, query) in queries.iter_mut().enumerate().take(rows) {
                let first = first.add(row * line);
                if let Some(mask) = mask {
                    mask(from + row, key, first, keys);
                }
                let mut visible = keys;
                if head.causal && from + row + 1 < key + keys {
                    visible = (from + row + 1).saturating_sub(key);
                }
                let end = visible.next_multiple_of(LANES);
                // A hidden product stays the smallest whatever the factor is: it is not multiplied by one that is not
                // positive.
                if mask.is_none() && !positive {
                    for i in 0..visible {
                        let product = first.add(i);
                        product.write(product.read() * head.scale);
                    }
                }
                for hidden in visible..end {
                    first.add(hidden).write(T::neg_infinity());
                }
                for hidden in end..line {
                    first.add(hidden).write(T::ZERO);
                }
                query.chunks = end / LANES;
            }
            let scale = if mask.is_some() || !positive {
                T::ONE
            } else {
                head.scale
            };
            let shares = Shares { first, line, scale };
            let some = Softmax(queries.iter_mut().take(rows));
            with_vectors::<ComputeBound, _, _>(rows * line, &shares, some);
            if key > 0 {
                scaled(
                    out,
                    head.wide,
                    queries.iter().take(rows).map(|query| query.factor),
                );
            }
            let shares = Elements {
                first: first.cast_const(),
                row: line,
                column: 1,
            };
            let v = Elements {
                first: head.v.first.wrapping_add(key * head.v.row),
                ..head.v
            };
            let sizes = Sizes {
                m: rows,
                k: keys,
                n: head.wide,
            };
            gemm_in_memory(sizes, shares, v, out.adding(key > 0));
        }
        key += keys;
    }
    // SAFETY: the rows are rows of the output; they have been written if there are keys.
    unsafe {
        for (row, query) in queries.iter().enumerate().take(rows) {
            // No key is attended to: the result is 0, as in PyTorch.
            if query.total == T::ZERO {
                for d in 0..head.wide {
                    out.first.add(row * out.row + d * out.column).write(T::ZERO);
                }
            }
        }
        let totals = queries.iter().take(rows).map(|query| query.total);
        divided(out, head.wide, totals);
    }
}

/// A query's largest product so far, the sum of the exponentials relative to it, and the factor by which the last block
/// of keys has changed them.
#[derive(Clone, Copy)]
struct Query<T> {
    most: T,
    total: T,
    factor: T,
    /// The number of chunks of its row that have visible keys.
    chunks: usize,
}

/// A block of products, which exponentials replace.
struct Shares<T> {
    first: *mut T,
    line: usize,
    scale: T,
}
/// The exponentials of the products of some queries.
struct Softmax<I>(I);
impl<'q, T: Real + 'q, I: Iterator<Item = &'q mut Query<T>>> Loop<Shares<T>, ()> for Softmax<I> {
    #[cfg_attr(not(unoptimised), inline(always))]
    fn run<V: Vectors>(self, shares: &Shares<T>) {
        // SAFETY: the block has a row for each query (`attend`).
        unsafe { shares.write::<V>(self.0) }
    }
}
impl<T: Real> Shares<T> {
    /// # Safety
    /// There is a row of `line` elements, a multiple of `LANES` and at least one, for each query.
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn write<'q, V: Vectors>(&self, queries: impl Iterator<Item = &'q mut Query<T>>)
    where
        T: 'q,
    {
        let Self { first, line, scale } = *self;
        let mut row = first.cast::<[T; LANES]>();
        for query in queries {
            let chunks = query.chunks;
            let mut most = [T::neg_infinity(); LANES];
            for chunk in 0..chunks {
                // SAFETY: guaranteed by the caller.
                let mut some = unsafe { row.add(chunk).read_unaligned() };
                for (x, most) in some.iter_mut().zip(&mut most) {
                    *x = *x * scale;
                    // No check for NaN is needed: the exponential propagates it.
                    *most = if *x > *most { *x } else { *most };
                }
            }
            let largest = join_halves(most, |a, b| if a > b { a } else { b });
            let most = if largest > query.most {
                largest
            } else {
                query.most
            };
            // Equal infinities cannot be subtracted.
            let base = if most == T::neg_infinity() {
                T::ZERO
            } else {
                most
            };
            let mut sums = [T::ZERO; LANES];
            for chunk in 0..chunks {
                // SAFETY: guaranteed by the caller.
                unsafe {
                    let mut some = row.add(chunk).read_unaligned();
                    for (x, sum) in some.iter_mut().zip(&mut sums) {
                        *x = (*x * scale - base).share_with::<V>();
                        *sum = *sum + *x;
                    }
                    row.add(chunk).write_unaligned(some);
                }
            }
            // Nothing has been added up before the first block.
            let factor = if query.most == T::neg_infinity() {
                T::ZERO
            } else {
                (query.most - base).exponential()
            };
            query.total = query.total * factor + join_halves(sums, T::plus);
            (query.most, query.factor) = (most, factor);
            row = row.wrapping_add(line / LANES);
        }
    }
}

/// Multiplies each row by its factor.
///
/// # Safety
/// The rows have been written, with `wide` elements each.
#[inline(never)]
unsafe fn scaled<T: Real>(out: Target<T>, wide: usize, factors: impl Iterator<Item = T>) {
    // SAFETY: guaranteed by the caller.
    unsafe { each(out, wide, factors, |x, factor| x * factor) }
}
/// Divides each row by its sum, unless that is 0.
///
/// # Safety
/// As for `scaled`.
#[inline(never)]
unsafe fn divided<T: Real>(out: Target<T>, wide: usize, totals: impl Iterator<Item = T>) {
    let some = 4 * wide;
    vectorised::<ComputeBound, _, _>(
        some,
        &(),
        #[cfg_attr(not(unoptimised), inline(always))]
        // SAFETY: guaranteed by the caller.
        move |()| unsafe {
            each(
                out,
                wide,
                totals,
                #[cfg_attr(not(unoptimised), inline(always))]
                |x, total| if total == T::ZERO { x } else { x / total },
            );
        },
    );
}
/// # Safety
/// As for `scaled`.
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn each<T: Real>(
    out: Target<T>,
    wide: usize,
    numbers: impl Iterator<Item = T>,
    f: impl Fn(T, T) -> T,
) {
    for (row, number) in numbers.enumerate() {
        let line = out.first.wrapping_add(row * out.row);
        // SAFETY: guaranteed by the caller.
        unsafe {
            if out.column == 1 {
                for d in 0..wide {
                    let y = line.add(d);
                    y.write(f(y.read(), number));
                }
            } else {
                for d in 0..wide {
                    let y = line.add(d * out.column);
                    y.write(f(y.read(), number));
                }
            }
        }
    }
}
