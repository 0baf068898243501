//! Tiles of the result, whose sums stay in registers.

use super::operands::{Sizes, Source, Target};
use crate::expr::simd_dispatch::{Guaranteed, VECTORS, Vectors};
use crate::num::offset::{Numbered, index};
use crate::ops::Arithmetic;
use crate::ops::element_traits::multiply_add;

// Sums of integers may be taken in any order, so LLVM would make vectors of the steps, which it gathers element by
// element: what it cannot look into keeps them apart, and costs no instruction.
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) fn one_by_one<T: Arithmetic>() {
    #[cfg(all(target_arch = "x86_64", not(miri)))]
    if const { T::QUICK } {
        // SAFETY: no instruction.
        unsafe { core::arch::asm!("", options(nomem, nostack, preserves_flags)) }
    }
}

// Computes `M` rows by `N` columns of the result in registers; the first `wanted` columns are written.
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) unsafe fn tile<T: Arithmetic, V: Vectors, const M: usize, const N: usize>(
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

// The width of two vectors of the machine, in elements.
pub(super) const fn width<T>() -> usize {
    let vector = if cfg!(target_feature = "avx512f") {
        64
    } else if cfg!(target_feature = "avx") {
        32
    } else {
        16
    };
    2 * vector / size_of::<T>()
}

// All rows of `N` columns.
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) unsafe fn columns<T: Arithmetic, const N: usize>(
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
pub(super) unsafe fn tiles<T: Arithmetic>(
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
