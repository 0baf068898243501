//! A slice of any length as consecutive tensors of one shape, with the remaining rows.

use core::iter::FusedIterator;
use core::marker::PhantomData;
use core::ptr::NonNull;

use super::{TensorBase, TensorView, TensorViewMut};
use crate::layout::Layout;
use crate::layout::{Contiguous, SelectedAt};
use crate::shape::{Axis, Numel, Shape};
use crate::storage::{Element, Ref, RefMut, assert_addressable};

/// The shape of a row: the shape without its first dimension.
pub type RowShape<Sh> = <SelectedAt<Contiguous<Sh>, 0> as Layout>::Shape;

macro_rules! chunks {
    ($(
        $(#[$doc:meta])*
        $Chunks:ident, $Ref:ident, $View:ident, [$($mut:tt)?], $split:ident, $from:ident;
    )*) => { $(
        $(#[$doc])*
        pub struct $Chunks<'a, T, Sh> {
            // Rounded down to a multiple of the number of elements of a tensor.
            left: &'a $($mut)? [T],
            remainder: &'a $($mut)? [T],
            shape: PhantomData<fn() -> Sh>,
        }
        impl<T, Sh: Shape> core::fmt::Debug for $Chunks<'_, T, Sh> {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.debug_struct(stringify!($Chunks))
                    .field("left", &(self.left.len() / Sh::NUMEL.max(1)))
                    .field("remainder", &self.remainder.len())
                    .finish()
            }
        }

        impl<'a, T: Element, Sh: Shape> $Chunks<'a, T, Sh> {
            /// Not 0: the constructor has checked it, alone, so that the message is one.
            const LEN: usize = if Sh::NUMEL == 0 { 1 } else { Sh::NUMEL };
            const CHECKED: usize = {
                assert_addressable::<T, Numel<Sh>>();
                assert!(
                    Sh::NUMEL > 0,
                    "`chunks`: a tensor of no elements fits into a slice any number of times"
                );
                Self::LEN
            };

            fn new(elements: &'a $($mut)? [T]) -> Self {
                let len = const { Self::CHECKED };
                let whole = elements.len() - elements.len() % len;
                let (left, remainder) = elements.$split(whole);
                Self { left, remainder, shape: PhantomData }
            }

            fn view(chunk: &'a $($mut)? [T]) -> $View<'a, T, Sh> {
                debug_assert_eq!(chunk.len(), Self::LEN);
                // SAFETY: Bounds: the chunk has as many elements as the shape, borrowed for `'a`.
                TensorBase::over(unsafe { $Ref::from_ptr(NonNull::$from(chunk).cast()) })
            }
        }

        impl<'a, T: Element, Sh: Shape> Iterator for $Chunks<'a, T, Sh> {
            type Item = $View<'a, T, Sh>;
            #[inline]
            fn next(&mut self) -> Option<Self::Item> {
                self.nth(0)
            }
            #[inline]
            fn size_hint(&self) -> (usize, Option<usize>) {
                let left = self.left.len() / const { Self::LEN };
                (left, Some(left))
            }
            #[inline]
            fn nth(&mut self, n: usize) -> Option<Self::Item> {
                let left = core::mem::take(&mut self.left);
                let skipped = n.saturating_mul(const { Self::LEN }).min(left.len());
                let (_, left) = left.$split(skipped);
                if left.is_empty() {
                    return None;
                }
                let (chunk, left) = left.$split(const { Self::LEN });
                self.left = left;
                Some(Self::view(chunk))
            }
        }
        impl<T: Element, Sh: Shape> DoubleEndedIterator for $Chunks<'_, T, Sh> {
            #[inline]
            fn next_back(&mut self) -> Option<Self::Item> {
                let left = core::mem::take(&mut self.left);
                let rest = left.len().checked_sub(const { Self::LEN })?;
                let (left, chunk) = left.$split(rest);
                self.left = left;
                Some(Self::view(chunk))
            }
        }
        impl<T: Element, Sh: Shape> ExactSizeIterator for $Chunks<'_, T, Sh> {}
        impl<T: Element, Sh: Shape> FusedIterator for $Chunks<'_, T, Sh> {}
    )* };
}
chunks! {
    /// The views that [`TensorView::chunks`](TensorBase::chunks) gives. The iterator is double-ended.
    Chunks, Ref, TensorView, [], split_at, from_ref;
    /// The views that [`TensorViewMut::chunks`](TensorBase::chunks) gives. The iterator is double-ended.
    ChunksMut, RefMut, TensorViewMut, [mut], split_at_mut, from_mut;
}

impl<T, Sh> Clone for Chunks<'_, T, Sh> {
    fn clone(&self) -> Self {
        Self { ..*self }
    }
}

impl<'a, T: Element, Sh: Shape> Chunks<'a, T, Sh> {
    /// The rows after the last whole tensor, as tensors without the first dimension.
    ///
    /// The result does not depend on how many views have been taken. If the length of the slice is not a multiple of
    /// the length of a row, [`remainder_slice`](Self::remainder_slice) of the result gives the elements after the
    /// last whole row.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let samples = [1.0_f32; 5 * 3];
    /// let pairs = TensorView::<f32, Shape![2, 3]>::chunks(&samples);
    /// assert_eq!((pairs.len(), pairs.remainder().len()), (2, 1));
    /// assert!(pairs.remainder().remainder_slice().is_empty());
    /// ```
    pub fn remainder(&self) -> Chunks<'a, T, RowShape<Sh>>
    where
        Sh: Axis<0>,
    {
        Chunks::new(self.remainder)
    }

    /// The elements after the last whole tensor, as a slice.
    pub const fn remainder_slice(&self) -> &'a [T] {
        self.remainder
    }
}

impl<'a, T: Element, Sh: Shape> ChunksMut<'a, T, Sh> {
    /// The rows after the last whole tensor, as mutable views.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let mut samples = [0.0_f32; 5 * 3];
    /// let mut pairs = TensorViewMut::<f32, Shape![2, 3]>::chunks(&mut samples);
    /// for mut pair in pairs.by_ref() {
    ///     pair.fill_(1.0);
    /// }
    /// for mut row in pairs.into_remainder() {
    ///     row.fill_(2.0);
    /// }
    /// assert_eq!(samples[11..13], [1.0, 2.0]);
    /// ```
    pub fn into_remainder(self) -> ChunksMut<'a, T, RowShape<Sh>>
    where
        Sh: Axis<0>,
    {
        ChunksMut::new(self.remainder)
    }

    /// The elements after the last whole tensor, as a mutable slice.
    pub fn into_remainder_slice(self) -> &'a mut [T] {
        self.remainder
    }
}

impl<'a, T: Element, Sh: Shape> TensorView<'a, T, Sh> {
    /// Splits a slice whose length is known at run time into consecutive views, without a copy: batches of rows.
    /// PyTorch's `x.split(64)`, except that the last, smaller part is the [`remainder`](Chunks::remainder).
    ///
    /// With feature `rayon` the iterator is also an `IndexedParallelIterator`: `chunks(&samples).into_par_iter()`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let samples: Vec<f32> = (0..150 * 40).map(|i| i as f32).collect();
    /// let batches = TensorView::<f32, Shape![64, 40]>::chunks(&samples);
    /// assert_eq!((batches.len(), batches.remainder().len()), (2, 150 - 2 * 64));
    /// let rest: f32 = batches.remainder().map(|row| row[[0]]).sum();
    /// assert_eq!(rest, (128..150).map(|i| i as f32 * 40.0).sum::<f32>());
    /// let means: Vec<f32> = batches.map(|batch| batch.mean()).collect();
    /// assert_eq!(means, [1279.5, 3839.5]);
    /// ```
    ///
    /// A shape without elements does not compile:
    ///
    /// ```compile_fail,E0080
    /// use stridewise::prelude::*;
    /// let batches = TensorView::<f32, Shape![0, 40]>::chunks(&[1.0; 80]);
    /// ```
    pub fn chunks(elements: &'a [T]) -> Chunks<'a, T, Sh> {
        Chunks::new(elements)
    }
}

impl<'a, T: Element, Sh: Shape> TensorViewMut<'a, T, Sh> {
    /// Splits a slice whose length is known at run time into consecutive mutable views.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let mut samples = vec![2.0_f32; 150 * 40];
    /// for mut batch in TensorViewMut::<f32, Shape![64, 40]>::chunks(&mut samples) {
    ///     batch -= 2.0;
    /// }
    /// assert_eq!(samples.iter().sum::<f32>(), 2.0 * 22.0 * 40.0);
    /// ```
    pub fn chunks(elements: &'a mut [T]) -> ChunksMut<'a, T, Sh> {
        ChunksMut::new(elements)
    }
}

#[cfg(feature = "rayon")]
mod parallel {
    use rayon::iter::{IntoParallelIterator, Map, ParallelIterator};
    use rayon::slice::{ParallelSlice, ParallelSliceMut};

    use super::*;

    macro_rules! parallel {
        ($($(#[$doc:meta])* $Chunks:ident $View:ident $Auto:ident [$($mut:tt)?] $Slices:ident $split:ident;)*) => { $(
            $(#[$doc])*
            impl<'a, T: Element + $Auto, Sh: Shape> IntoParallelIterator for $Chunks<'a, T, Sh> {
                type Item = $View<'a, T, Sh>;
                type Iter = Map<rayon::slice::$Slices<'a, T>, fn(&'a $($mut)? [T]) -> $View<'a, T, Sh>>;
                fn into_par_iter(self) -> Self::Iter {
                    self.left.$split(const { Self::LEN }).map(Self::view)
                }
            }
        )* };
    }
    parallel! {
        /// A parallel iterator over the views, without the remainder.
        ///
        /// ```
        /// use rayon::prelude::*;
        /// use stridewise::prelude::*;
        /// let samples = vec![0.5_f32; 150 * 40];
        /// let batches = TensorView::<f32, Shape![64, 40]>::chunks(&samples);
        /// let sums: Vec<f32> = batches.into_par_iter().map(|batch| batch.sum()).collect();
        /// assert_eq!(sums, [1280.0, 1280.0]);
        /// ```
        Chunks TensorView Sync [] ChunksExact par_chunks_exact;
        /// A parallel iterator over the mutable views, without the remainder.
        ///
        /// ```
        /// use rayon::prelude::*;
        /// use stridewise::prelude::*;
        /// let mut samples = vec![0.5_f32; 150 * 40];
        /// let batches = TensorViewMut::<f32, Shape![64, 40]>::chunks(&mut samples);
        /// batches.into_par_iter().enumerate().for_each(|(i, mut batch)| {
        ///     batch.fill_(i as f32);
        /// });
        /// assert_eq!((samples[0], samples[64 * 40], samples[128 * 40]), (0.0, 1.0, 0.5));
        /// ```
        ChunksMut TensorViewMut Send [mut] ChunksExactMut par_chunks_exact_mut;
    }
}
