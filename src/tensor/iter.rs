//! Iterators over the elements in logical order, and over the parts along a dimension.

use core::iter::FusedIterator;
use core::marker::PhantomData;

use super::TensorBase;
use super::rebase::{offset, place};
#[cfg(feature = "cuda")]
use crate::cuda::{CudaBuffer, CudaMut, CudaRef, CudaVariable};
use crate::layout::{
    ComparedWith, Layout, PartLen, Rebased, RebasedSpan, SelectedAt, SizeAt, StorageSpan, Trailing,
};
use crate::num::offset::index;
use crate::num::{D, Dim};
use crate::shape::{Axis, MAX_RANK, Shape};
use crate::storage::access::{Lane, Sequence};
use crate::storage::{Array, Cells, Element, Heapless, Ref, RefMut, Storage, StorageMut, Variable};

/// The distances of a layout's elements from its first one, in row-major order.
#[derive(Debug)]
pub(crate) struct Offsets<L> {
    // One entry for each loop of `L::LOOPS`.
    index: [usize; MAX_RANK],
    at: usize,
    left: usize,
    layout: PhantomData<fn() -> L>,
}

impl<L: Layout> Offsets<L> {
    pub(crate) const fn new() -> Self {
        Self {
            index: [0; MAX_RANK],
            at: 0,
            left: <L::Shape as Shape>::NUMEL,
            layout: PhantomData,
        }
    }
}

impl<L> Clone for Offsets<L> {
    fn clone(&self) -> Self {
        Self { ..*self }
    }
}

impl<L: Layout> Iterator for Offsets<L> {
    type Item = usize;

    #[inline]
    fn next(&mut self) -> Option<usize> {
        self.left = self.left.checked_sub(1)?;
        let at = self.at;
        let [extent, stride] = const { L::LOOPS };
        // The next index: increment the innermost loop that is not at its end.
        for d in (0..MAX_RANK).rev() {
            if extent[d] == 1 {
                break;
            }
            self.index[d] = index!(self.index[d] + 1);
            self.at = self.at.wrapping_add(stride[d]);
            if self.index[d] < extent[d] {
                break;
            }
            self.at = self.at.wrapping_sub(self.index[d].wrapping_mul(stride[d]));
            self.index[d] = 0;
        }
        Some(at)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.left, Some(self.left))
    }

    /// Nested loops with constant bounds, if no element has been taken yet.
    #[inline]
    fn fold<B, F: FnMut(B, usize) -> B>(self, init: B, mut f: F) -> B {
        let mut acc = init;
        if self.left != <L::Shape as Shape>::NUMEL {
            for at in self {
                acc = f(acc, at);
            }
            return acc;
        }
        macro_rules! nest {
            ($at:ident;) => { acc = f(acc, $at) };
            ($at:ident; $n:literal $($rest:literal)*) => {
                for i in 0..const { L::LOOPS[0][$n] } {
                    let at = i.wrapping_mul(const { L::LOOPS[1][$n] }).wrapping_add($at);
                    nest!(at; $($rest)*);
                }
            };
        }
        let at = 0_usize;
        nest!(at; 0 1 2 3 4 5 6 7);
        acc
    }
}

impl<L: Layout> DoubleEndedIterator for Offsets<L> {
    /// The number of the last index in row-major order follows from that of the first and from how many are left, so that
    /// iterators which only go forward keep and compute nothing for it.
    #[inline]
    fn next_back(&mut self) -> Option<usize> {
        self.left = self.left.checked_sub(1)?;
        let [extent, stride] = const { L::LOOPS };
        let mut number = self.left;
        let mut run = 1;
        for d in (0..MAX_RANK).rev() {
            if extent[d] == 1 {
                break;
            }
            number = index!(number + self.index[d] * run);
            run = index!(run * extent[d]);
        }
        let mut at = 0_usize;
        for d in (0..MAX_RANK).rev() {
            // Not 0: there is an element.
            let extent = extent[d].max(1);
            if extent == 1 {
                break;
            }
            at = at.wrapping_add((number % extent).wrapping_mul(stride[d]));
            number /= extent;
        }
        Some(at)
    }
}

impl<L: Layout> ExactSizeIterator for Offsets<L> {}

macro_rules! iterators {
    ($(#[$doc:meta] $Iter:ident $ptr:ty, $item:ty, $marker:ty, $get:expr;)*) => { $(
        #[$doc]
        pub struct $Iter<'a, T, L> {
            first: $ptr,
            offsets: Offsets<L>,
            elements: PhantomData<$marker>,
        }
        impl<'a, T, L: Layout> Iterator for $Iter<'a, T, L> {
            type Item = $item;
            #[inline]
            fn next(&mut self) -> Option<$item> {
                let at = self.offsets.next()?;
                let get: fn($ptr, usize) -> $item = $get;
                Some(get(self.first, at))
            }
            fn size_hint(&self) -> (usize, Option<usize>) {
                self.offsets.size_hint()
            }
            #[inline]
            fn fold<B, F: FnMut(B, $item) -> B>(self, init: B, mut f: F) -> B {
                let get: fn($ptr, usize) -> $item = $get;
                let first = self.first;
                self.offsets.fold(
                    init,
                    #[cfg_attr(not(unoptimised), inline(always))]
                    |acc, at| f(acc, get(first, at)),
                )
            }
        }
        impl<T, L: Layout> DoubleEndedIterator for $Iter<'_, T, L> {
            #[inline]
            fn next_back(&mut self) -> Option<Self::Item> {
                let at = self.offsets.next_back()?;
                let get: fn($ptr, usize) -> Self::Item = $get;
                Some(get(self.first, at))
            }
        }
        impl<T, L: Layout> ExactSizeIterator for $Iter<'_, T, L> {}
        impl<T, L: Layout> FusedIterator for $Iter<'_, T, L> {}
        impl<T, L> core::fmt::Debug for $Iter<'_, T, L> {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.debug_struct(stringify!($Iter)).field("left", &self.offsets.left).finish()
            }
        }
    )* };
}
iterators! {
    /// An iterator over references to the elements, in logical order. It is double-ended.
    Iter *const T, &'a T, &'a T, |first, at| {
        // SAFETY: Bounds: `at` is the distance of an index of the layout, which is within the storage; the storage is
        // borrowed for `'a`.
        unsafe { &*first.add(at) }
    };
    /// An iterator over mutable references to the elements, in logical order. It is double-ended.
    IterMut *mut T, &'a mut T, &'a mut T, |first, at| {
        // SAFETY: Bounds: `at` is the distance of an index of the layout, which is within the storage. Uniqueness:
        // the borrow is unique for `'a`, no two indices share an element, and each index is visited once.
        unsafe { &mut *first.add(at) }
    };
}
// SAFETY: as for `&[T]` and `&mut [T]`.
unsafe impl<T: Sync, L> Send for Iter<'_, T, L> {}
// SAFETY: as `core::slice::Iter`, which is `Sync` if `T` is.
unsafe impl<T: Sync, L> Sync for Iter<'_, T, L> {}
// SAFETY: as `core::slice::IterMut`, which is `Send` if `T` is.
unsafe impl<T: Send, L> Send for IterMut<'_, T, L> {}
// SAFETY: as `core::slice::IterMut`, of which a shared reference gives no element.
unsafe impl<T: Sync, L> Sync for IterMut<'_, T, L> {}

impl<T, L: Layout> Clone for Iter<'_, T, L> {
    fn clone(&self) -> Self {
        Self {
            first: self.first,
            offsets: self.offsets.clone(),
            elements: PhantomData,
        }
    }
}

macro_rules! iterate {
    ([$($g:tt)*] $S:ty, $Slot:ty, ($($recv:tt)+) $a:lifetime $first:expr) => {
        impl<$($g)*, L: Layout> TensorBase<$S, L> {
            /// The elements in logical (row-major) order.
            ///
            /// ```
            /// use stridewise::prelude::*;
            /// let x = Tensor::<i64, Shape![2, 3]>::arange();
            /// assert!(x.t().iter().eq(&[0, 3, 1, 4, 2, 5]));
            /// assert_eq!(x.iter().rev().position(|&x| x < 3), Some(3));
            /// ```
            pub fn iter($($recv)+) -> Iter<$a, $Slot, Rebased<L>> {
                Iter { first: $first.cast(), offsets: Offsets::new(), elements: PhantomData }
            }
        }
    };
}
iterate! { ['a, T: Element, Rest: StorageSpan] Ref<'a, T, Rest>, T, (self) 'a self.first() }
iterate! { ['a, T: Element, Rest: StorageSpan] Cells<'a, T, Rest>, core::cell::Cell<T>, (self) 'a self.first() }
iterate! { [T: Element, Rest: StorageSpan] RefMut<'_, T, Rest>, T, (&self) '_ self.first() }
iterate! { [T: Element, Len: Dim] Array<T, Len>, T, (&self) '_ self.first() }
iterate! { [T: Element, const N: usize, Len: Dim] Heapless<T, N, Len>, T, (&self) '_ self.first() }
#[cfg(feature = "alloc")]
iterate! { [T: Element, Len: Dim] crate::storage::Boxed<T, Len>, T, (&self) '_ self.first() }

/// A storage that is borrowed uniquely or owned: its elements can be borrowed as `&mut`.
///
/// # Safety
/// No other path accesses the elements while the storage is borrowed mutably.
#[diagnostic::on_unimplemented(
    message = "this view has no `&mut` to its elements",
    label = "a shared view only reads; cells are written by `set`",
    note = "an owned tensor lends a view that writes: `x.as_view_mut()`",
    note = "an expanded view is always shared: several of its indices mean one element"
)]
pub unsafe trait IterMutStorage: StorageMut {}
// SAFETY: Uniqueness: a unique borrow.
#[diagnostic::do_not_recommend]
unsafe impl<T: Element, Rest: StorageSpan> IterMutStorage for RefMut<'_, T, Rest> {}
// SAFETY: Uniqueness: owned.
#[diagnostic::do_not_recommend]
unsafe impl<T: Element, Len: Dim> IterMutStorage for Array<T, Len> {}
// SAFETY: Uniqueness: owned.
#[diagnostic::do_not_recommend]
unsafe impl<T: Element, const N: usize, Len: Dim> IterMutStorage for Heapless<T, N, Len> {}
#[cfg(feature = "alloc")]
// SAFETY: Uniqueness: owned.
#[diagnostic::do_not_recommend]
unsafe impl<T: Element, Len: Dim> IterMutStorage for crate::storage::Boxed<T, Len> {}

impl<S: Storage, L: Layout> TensorBase<S, L> {
    /// Mutable references to the elements in logical order.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let mut x = Tensor::<i64, Shape![2, 3]>::zeros();
    /// for (i, e) in x.as_view_mut().t().iter_mut().enumerate() {
    ///     *e = i as i64;
    /// }
    /// assert_eq!(x.as_slice(), [0, 2, 4, 1, 3, 5]);
    /// ```
    pub fn iter_mut(&mut self) -> IterMut<'_, S::Elem, Rebased<L>>
    where
        S: IterMutStorage,
    {
        IterMut {
            first: self.first_mut(),
            offsets: Offsets::new(),
            elements: PhantomData,
        }
    }
}

/// An iterator over the parts of a view along dimension `DIM`, one for each index. It is double-ended.
pub struct AxisIter<S, L, const DIM: isize> {
    x: TensorBase<S, L>,
    next: usize,
    end: usize,
}

impl<S, L: Layout, const DIM: isize> AxisIter<S, L, DIM>
where
    L::Shape: Axis<DIM>,
{
    const fn new(x: TensorBase<S, L>) -> Self {
        let (next, end) = (0, <SizeAt<L, DIM> as Dim>::SIZE);
        Self { x, next, end }
    }
}
impl<S, L, const DIM: isize> core::fmt::Debug for AxisIter<S, L, DIM> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("AxisIter")
            .field("left", &(self.end - self.next))
            .finish()
    }
}

macro_rules! axis_iter {
    ([$($g:tt)*] $S:ty, ($($recv:tt)+) -> $K:ident<$a:lifetime, $Rest:ty> { $view:expr }) => {
        impl<$($g)*, L: Layout> TensorBase<$S, L> {
            /// The parts along dimension `DIM`, one for each index, all of one type. ndarray's `axis_iter`;
            /// [`unbind`](TensorBase::unbind) gives them as an array.
            ///
            /// The parts of a mutable view are mutable: no two of them share an element.
            ///
            /// ```
            /// use stridewise::prelude::*;
            /// let x = Tensor::<i64, Shape![2, 3]>::arange();
            /// let sums: i64 = x.axis_iter::<1>().map(|column| column[[0]] * column[[1]]).sum();
            /// assert_eq!(sums, 0 * 3 + 1 * 4 + 2 * 5);
            /// ```
            pub fn axis_iter<const DIM: isize>($($recv)+) -> AxisIter<$K<$a, T, $Rest>, L, DIM> // x.axis_iter::<0>()
            where
                L::Shape: Axis<DIM>,
            {
                AxisIter::new($view)
            }

            /// The parts along dimension 0: the rows of a matrix. PyTorch's `for row in x`.
            ///
            /// ```
            /// use stridewise::prelude::*;
            /// let x = Tensor::<i64, Shape![2, 3]>::arange();
            /// assert!(x.rows().map(|row| row[[2]]).eq([2, 5]));
            /// ```
            pub fn rows($($recv)+) -> AxisIter<$K<$a, T, $Rest>, L, 0>
            where
                L::Shape: Axis<0>,
            {
                AxisIter::new($view)
            }
        }
    };
}
// In the documentation once, as for an owned tensor.
#[cfg(doc)]
axis_iter! { [T: Element, S: Storage<Elem = T>] S, (&self) -> Ref<'_, S::Rest> { unimplemented!() } }
#[cfg(not(doc))]
axis_iter! { ['a, T: Element, Rest: StorageSpan] Ref<'a, T, Rest>, (self) -> Ref<'a, Rest> { self } }
#[cfg(not(doc))]
axis_iter! { ['a, T: Element, Rest: StorageSpan] Cells<'a, T, Rest>, (self) -> Cells<'a, Rest> { self } }
#[cfg(not(doc))]
axis_iter! { ['a, T: Element, Rest: StorageSpan] Variable<'a, T, Rest>, (self) -> Variable<'a, Rest> { self } }
#[cfg(not(doc))]
axis_iter! { ['a, T: Element, Rest: StorageSpan] RefMut<'a, T, Rest>, (self) -> RefMut<'a, Rest> { self } }
#[cfg(not(doc))]
axis_iter! { [T: Element, Len: Dim] Array<T, Len>, (&self) -> Ref<'_, Trailing<D<0>>> { self.as_view() } }
#[cfg(not(doc))]
axis_iter! { [T: Element, const N: usize, Len: Dim] Heapless<T, N, Len>, (&self) -> Ref<'_, Trailing<D<0>>> { self.as_view() } }
#[cfg(all(feature = "alloc", not(doc)))]
axis_iter! { [T: Element, Len: Dim] crate::storage::Boxed<T, Len>, (&self) -> Ref<'_, Trailing<D<0>>> { self.as_view() } }
#[cfg(all(feature = "cuda", not(doc)))]
axis_iter! { ['a, T: Element, Rest: StorageSpan] CudaRef<'a, T, Rest>, (self) -> CudaRef<'a, Rest> { self } }
#[cfg(all(feature = "cuda", not(doc)))]
axis_iter! { ['a, T: Element, Rest: StorageSpan] CudaVariable<'a, T, Rest>, (self) -> CudaVariable<'a, Rest> { self } }
#[cfg(all(feature = "cuda", not(doc)))]
axis_iter! { ['a, T: Element, Rest: StorageSpan] CudaMut<'a, T, Rest>, (self) -> CudaMut<'a, Rest> { self } }
#[cfg(all(feature = "cuda", not(doc)))]
axis_iter! { [T: Element, Len: Dim] CudaBuffer<T, Len>, (&self) -> CudaRef<'_, Trailing<D<0>>> { self.as_view() } }

macro_rules! axis_iter_mut {
    ([$($g:tt)*] $S:ty, $Rest:ty) => {
        impl<$($g)*, L: Layout> TensorBase<$S, L> {
            /// The parts along dimension `DIM` as mutable views, one for each index, all of one type. ndarray's
            /// `axis_iter_mut`.
            ///
            /// ```
            /// use stridewise::prelude::*;
            /// let mut x = Tensor::<i64, Shape![2, 3]>::zeros();
            /// for (i, mut column) in x.axis_iter_mut::<1>().enumerate() {
            ///     column.fill_(i as i64);
            /// }
            /// assert_eq!(x.as_slice(), [0, 1, 2, 0, 1, 2]);
            /// ```
            pub fn axis_iter_mut<const DIM: isize>(
                &mut self,
            ) -> AxisIter<RefMut<'_, T, $Rest>, L, DIM>
            where
                L::Shape: Axis<DIM>,
            {
                AxisIter::new(self.as_view_mut())
            }

            /// The parts along dimension 0 as mutable views: the rows of a matrix.
            ///
            /// ```
            /// use stridewise::prelude::*;
            /// let mut x = Tensor::<i64, Shape![2, 3]>::zeros();
            /// for (i, mut row) in x.rows_mut().enumerate() {
            ///     row[[2]] = i as i64 + 1;
            /// }
            /// assert_eq!(x.as_slice(), [0, 0, 1, 0, 0, 2]);
            /// ```
            pub fn rows_mut(&mut self) -> AxisIter<RefMut<'_, T, $Rest>, L, 0>
            where
                L::Shape: Axis<0>,
            {
                AxisIter::new(self.as_view_mut())
            }
        }
    };
}
#[cfg(doc)]
axis_iter_mut! { [T: Element, S: StorageMut<Elem = T>] S, S::Rest }
#[cfg(not(doc))]
axis_iter_mut! { [T: Element, Rest: StorageSpan] RefMut<'_, T, Rest>, Rest }
#[cfg(not(doc))]
axis_iter_mut! { [T: Element, Len: Dim] Array<T, Len>, Trailing<D<0>> }
#[cfg(not(doc))]
axis_iter_mut! { [T: Element, const N: usize, Len: Dim] Heapless<T, N, Len>, Trailing<D<0>> }
#[cfg(all(feature = "alloc", not(doc)))]
axis_iter_mut! { [T: Element, Len: Dim] crate::storage::Boxed<T, Len>, Trailing<D<0>> }

macro_rules! parts {
    ($($K:ident $Part:ty;)*) => { $(
        impl<'a, T: Element, Rest: StorageSpan, L: Layout, const DIM: isize> AxisIter<$K<'a, T, Rest>, L, DIM>
        where
            L::Shape: Axis<DIM>,
        {
            /// # Safety
            /// `i` is less than the size. For a unique view, each `i` is requested at most once.
            #[inline]
            unsafe fn part(&self, i: usize) -> TensorBase<$K<'a, T, $Part>, Rebased<SelectedAt<L, DIM>>> {
                let at = place::<L, DIM>(i);
                // SAFETY: Bounds, uniqueness: `i` is less than the size, so the part is within the layout. The parts of
                // a unique view share no element. A part has access to the elements between its own only if it has no
                // gaps, or if the view is not unique and had access to them.
                TensorBase::over(unsafe {
                    <$K<'a, T, $Part>>::from_ptr(offset(
                        self.x.storage.ptr(),
                        at,
                        <SelectedAt<L, DIM> as Layout>::SPAN_SIZE,
                    ))
                })
            }
        }
        impl<'a, T: Element, Rest: StorageSpan, L: Layout, const DIM: isize> Iterator
            for AxisIter<$K<'a, T, Rest>, L, DIM>
        where
            L::Shape: Axis<DIM>,
        {
            type Item = TensorBase<$K<'a, T, $Part>, Rebased<SelectedAt<L, DIM>>>;
            #[inline]
            fn next(&mut self) -> Option<Self::Item> {
                if self.next == self.end {
                    return None;
                }
                let next = self.next;
                self.next = index!(next + 1);
                // SAFETY: Bounds, uniqueness: less than `end`, which is at most the size; `next` and `end` only
                // approach each other.
                Some(unsafe { self.part(next) })
            }
            #[inline]
            fn size_hint(&self) -> (usize, Option<usize>) {
                let left = index!(self.end - self.next);
                (left, Some(left))
            }
        }
        impl<'a, T: Element, Rest: StorageSpan, L: Layout, const DIM: isize> DoubleEndedIterator
            for AxisIter<$K<'a, T, Rest>, L, DIM>
        where
            L::Shape: Axis<DIM>,
        {
            #[inline]
            fn next_back(&mut self) -> Option<Self::Item> {
                if self.next == self.end {
                    return None;
                }
                self.end -= 1;
                // SAFETY: Bounds, uniqueness: not less than `next` and less than the size, and decreased, so that no
                // part is requested twice.
                Some(unsafe { self.part(self.end) })
            }
        }
        impl<'a, T: Element, Rest: StorageSpan, L: Layout, const DIM: isize> ExactSizeIterator
            for AxisIter<$K<'a, T, Rest>, L, DIM>
        where
            L::Shape: Axis<DIM>,
        {
        }
        impl<'a, T: Element, Rest: StorageSpan, L: Layout, const DIM: isize> FusedIterator
            for AxisIter<$K<'a, T, Rest>, L, DIM>
        where
            L::Shape: Axis<DIM>,
        {
        }
    )* };
}
parts! {
    Ref RebasedSpan<Rest, SelectedAt<L, DIM>>;
    Cells RebasedSpan<Rest, SelectedAt<L, DIM>>;
    Variable RebasedSpan<Rest, SelectedAt<L, DIM>>;
    RefMut PartLen<SelectedAt<L, DIM>>;
}
#[cfg(feature = "cuda")]
parts! {
    CudaRef RebasedSpan<Rest, SelectedAt<L, DIM>>;
    CudaVariable RebasedSpan<Rest, SelectedAt<L, DIM>>;
    CudaMut PartLen<SelectedAt<L, DIM>>;
}

impl<S: Storage<Elem: PartialEq>, L: Layout, S2: Storage<Elem = S::Elem>, L2: Layout>
    PartialEq<TensorBase<S2, L2>> for TensorBase<S, L>
where
    L::Shape: ComparedWith<L2::Shape>,
{
    /// Whether all elements are equal, independent of the layouts.
    fn eq(&self, other: &TensorBase<S2, L2>) -> bool {
        if const { L::IS_CONTIGUOUS && L2::IS_CONTIGUOUS } {
            let len = <L::Shape as Shape>::NUMEL;
            // SAFETY: Bounds, initialisation, alignment, provenance: both layouts are contiguous and have `len` elements,
            // as their shapes are one, which are within storages that are borrowed.
            let (a, b) = unsafe {
                (
                    Lane::new(self.first(), len, 1),
                    Lane::new(other.first(), len, 1),
                )
            };
            return equal(a, b);
        }
        let mut pairs = self.elements().zip(other.elements());
        pairs.all(|(a, b)| a == b)
    }
}

/// Whether lanes of one length have equal elements. Those of a block are all compared, in vectors.
fn equal<T: Copy + PartialEq>(a: Lane<'_, T>, b: Lane<'_, T>) -> bool {
    const BLOCK: usize = 128;
    (0..a.len()).step_by(BLOCK).all(|from| {
        let to = from.saturating_add(BLOCK);
        let pairs = a.part(from, to).zip(b.part(from, to));
        pairs.fold(true, |all, (a, b)| all & (a == b))
    })
}

impl<S: Storage, L: Layout> TensorBase<S, L> {
    /// The elements by value, in logical (row-major) order: of a tensor in any storage, where generic code has no
    /// [`iter`](TensorBase::iter), which lends elements or cells.
    ///
    /// ```
    /// use stridewise::layout::Layout;
    /// use stridewise::prelude::*;
    /// use stridewise::storage::Storage;
    /// fn largest(x: &TensorBase<impl Storage<Elem = f32>, impl Layout>) -> Option<f32> {
    ///     x.elements().reduce(f32::max)
    /// }
    /// let mut x: Tensor<f32, Shape![3]> = tensor![1.0, 3.0, 2.0];
    /// assert_eq!(largest(&x), Some(3.0));
    /// assert_eq!(largest(&x.as_cells().narrow::<0, 2, 1>()), Some(2.0));
    /// assert_eq!(largest(&Tensor::<f32, Shape![0]>::zeros()), None);
    ///
    /// let x = Tensor::<i64, Shape![2, 3]>::arange();
    /// assert_eq!(x.t().elements().len(), 6);
    /// assert!(x.t().elements().rev().eq([5, 2, 4, 1, 3, 0]));
    /// ```
    pub fn elements(&self) -> impl DoubleEndedIterator<Item = S::Elem> + ExactSizeIterator {
        let first = self.first();
        // SAFETY: Bounds: the layout is within the storage, which is borrowed for the lifetime of the iterator.
        Offsets::<L>::new().map(move |at| unsafe { first.add(at).read() })
    }
}

#[cfg(feature = "rand_010")]
impl<S: StorageMut, L: Layout> TensorBase<S, L> {
    /// Sets every element, in logical order.
    pub(crate) fn set_each(&mut self, mut element: impl FnMut() -> S::Elem) {
        let first = self.first_mut();
        for at in Offsets::<L>::new() {
            // SAFETY: Bounds: the layout is within the storage, which may be written.
            unsafe { first.add(at).write(element()) };
        }
    }
}

#[cfg(feature = "fft")]
impl<S: StorageMut, L: Layout> TensorBase<S, L> {
    /// The first elements of all lines along dimension `DIM`, and the stride within a line.
    pub(crate) fn lines<const DIM: isize>(&mut self) -> (impl Iterator<Item = *mut S::Elem>, usize)
    where
        L::Shape: Axis<DIM>,
    {
        let first = self.first_mut();
        let lines = Offsets::<SelectedAt<L, DIM>>::new().map(move |at| first.wrapping_add(at));
        (lines, <crate::layout::StrideAt<L, DIM> as Dim>::SIZE)
    }
}

/// The elements in logical (row-major) order.
///
/// ```
/// use stridewise::prelude::*;
/// let x: Tensor<i64, Shape![2, 2]> = tensor![[1, 2], [3, 4]];
/// let mut sum = 0;
/// for e in &x {
///     sum += e;
/// }
/// assert_eq!(sum, 10);
/// ```
impl<'s, S: Storage, L: Layout> IntoIterator for &'s TensorBase<S, L> {
    type Item = &'s S::Slot;
    type IntoIter = Iter<'s, S::Slot, Rebased<L>>;
    fn into_iter(self) -> Self::IntoIter {
        Iter {
            first: self.first().cast(),
            offsets: Offsets::new(),
            elements: PhantomData,
        }
    }
}
/// Mutable references to the elements in logical (row-major) order.
impl<'s, S: IterMutStorage, L: Layout> IntoIterator for &'s mut TensorBase<S, L> {
    type Item = &'s mut S::Elem;
    type IntoIter = IterMut<'s, S::Elem, Rebased<L>>;
    fn into_iter(self) -> Self::IntoIter {
        self.iter_mut()
    }
}
/// The elements in logical (row-major) order, with the lifetime of the view.
impl<'a, T: Element, Rest: StorageSpan, L: Layout> IntoIterator
    for TensorBase<Ref<'a, T, Rest>, L>
{
    type Item = &'a T;
    type IntoIter = Iter<'a, T, Rebased<L>>;
    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}
