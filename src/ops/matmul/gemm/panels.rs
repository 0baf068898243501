//! Products whose right factor is copied to a panel, some columns and a block of the inner size at a time.

use super::BLOCK;
use super::operands::{Elements, Sizes, Source, Target};
use super::tiles::{tile, width};
use crate::expr::simd_dispatch::{Guaranteed, Vectors};
use crate::num::offset::{Numbered, index};
use crate::ops::Arithmetic;

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
pub(super) unsafe fn panel<T: Arithmetic, V: Vectors, const N: usize>(
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

pub(super) unsafe fn panels<T: Arithmetic>(
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

// Strips of `N` columns, copied to a contiguous panel, one block of the inner size at a time.
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) unsafe fn panels_of<T: Arithmetic, V: Vectors, const N: usize>(
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
