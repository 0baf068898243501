//! Views that begin with their first element: `rebase`, and parts whose position is known at run time.

use core::ptr::NonNull;

use super::{IndexError, TensorBase};
#[cfg(feature = "cuda")]
use crate::cuda::{CudaBuffer, CudaMut, CudaRef, CudaVariable};
use crate::layout::{
    Layout, NarrowedAt, NarrowedTo, Rebased, RebasedSpan, SelectedAt, SizeAt, StorageSpan,
    StrideAt, Trailing,
};
use crate::num::{BelowThousand, Count, D, Dim};
use crate::shape::{Axis, OneSize};
#[cfg(doc)]
use crate::storage::Storage;
use crate::storage::{Array, Cells, Element, Heapless, Pointers, Ref, RefMut, Variable};

// Methods that drop the rest of the storage, for all kinds of tensors: `$recv` is the receiver, `$lend` makes the
// storage `$K<$a, $T, $Rest>` of the view from it.
macro_rules! rebased {
    (
        impl [$($g:tt)*] $S:ty, [$($const:ident)?] [$($life:lifetime)?] ($($recv:tt)+)
            -> $K:ident<$a:lifetime, $T:ty, $Rest:ty> { $lend:expr };
    ) => {
        impl<$($g)*, L: Layout> TensorBase<$S, L> {
            /// The same view with offset 0 and without trailing elements: its storage begins with its first element
            /// and ends with its last.
            ///
            /// Two halves of a tensor differ in type because their offsets differ. Rebased, they have the same type,
            /// so that they can be elements of one array or arguments of one function.
            ///
            /// ```
            /// use stridewise::prelude::*;
            /// fn total(row: TensorView<i64, Shape![3]>) -> i64 {
            ///     row.iter().sum()
            /// }
            /// let x = Tensor::<i64, Shape![2, 3]>::arange();
            /// assert_eq!(total(x.select::<0, 1>().rebase()), 12);
            /// ```
            pub $($const)? fn rebase<$($life)?>(
                $($recv)+
            ) -> TensorBase<$K<$a, $T, RebasedSpan<$Rest, L>>, Rebased<L>> {
                let storage = $lend;
                // SAFETY: Bounds: the layout covers `SpanSizeOf<L>` elements of the storage from its offset on. The
                // type still records that there may be elements of other views between them.
                TensorBase::over(unsafe {
                    <$K<$a, $T, RebasedSpan<$Rest, L>>>::from_ptr(offset(
                        storage.ptr(),
                        <L::Offset as Dim>::SIZE,
                        L::SPAN_SIZE,
                    ))
                })
            }

            /// `LEN` indices of dimension `DIM` from `start` on, where `start` is known at run time. PyTorch's
            /// `x.narrow(dim, start, len)`.
            ///
            /// # Errors
            /// [`IndexError`] if `start + LEN` exceeds the size.
            ///
            /// ```
            /// use stridewise::prelude::*;
            /// let x = Tensor::<i64, Shape![5]>::arange();
            /// let windows: i64 = (0..4).map(|i| x.narrow_at::<0, 2>(i).unwrap()[[1]]).sum();
            /// assert_eq!(windows, 1 + 2 + 3 + 4);
            /// assert!(x.narrow_at::<0, 2>(4).is_err());
            /// ```
            ///
            /// [`narrow_to`](TensorBase::narrow_to) takes a generic length.
            pub $($const)? fn narrow_at<$($life,)? const DIM: isize, const LEN: usize>( // x.narrow_at::<0, 2>(start)?
                $($recv)+,
                start: usize,
            ) -> Result<
                TensorBase<
                    $K<$a, $T, RebasedSpan<$Rest, NarrowedAt<L, DIM, LEN>>>,
                    Rebased<NarrowedAt<L, DIM, LEN>>,
                >,
                IndexError,
            >
            where
                L::Shape: Axis<DIM>,
                Count<LEN>: BelowThousand<LEN>,
            {
                let size = <SizeAt<L, DIM> as Dim>::SIZE;
                if LEN > size || start > size - LEN {
                    return Err(IndexError { index: start, len: LEN, size });
                }
                let at = place::<L, DIM>(start);
                let storage = $lend;
                // SAFETY: Bounds: `start + LEN` is at most the size, so the part is within the layout.
                Ok(TensorBase::over(unsafe {
                    <$K<$a, $T, RebasedSpan<$Rest, NarrowedAt<L, DIM, LEN>>>>::from_ptr(offset(
                        storage.ptr(),
                        at,
                        <NarrowedAt<L, DIM, LEN> as Layout>::SPAN_SIZE,
                    ))
                }))
            }

            /// `To` indices of dimension `DIM` from `start` on, where `start` is known at run time and `To`, one size,
            /// may be above 999 or generic; see [`narrow_at`](TensorBase::narrow_at). PyTorch's
            /// `x.narrow(dim, start, len)`.
            ///
            /// # Errors
            /// [`IndexError`] if `start + To` exceeds the size.
            ///
            /// ```
            /// use stridewise::prelude::*;
            /// fn window<L: Dim, N: Dim>(x: &Tensor<f32, (N,)>, start: usize) -> Result<Tensor<f32, (L,)>, IndexError> {
            ///     Ok(x.narrow_to::<0, (L,)>(start)?.eval())
            /// }
            /// let x = Tensor::<f32, Shape![5]>::arange();
            /// assert_eq!(window::<D<2>, _>(&x, 3)?, tensor![3.0, 4.0]);
            /// assert!(window::<D<2>, _>(&x, 4).is_err());
            /// assert!(x.narrow_to::<0, Shape![1000]>(0).is_err());
            /// # Ok::<(), IndexError>(())
            /// ```
            pub $($const)? fn narrow_to<$($life,)? const DIM: isize, To: OneSize>( // x.narrow_to::<0, (L,)>(start)?
                $($recv)+,
                start: usize,
            ) -> Result<
                TensorBase<
                    $K<$a, $T, RebasedSpan<$Rest, NarrowedTo<L, DIM, To::Size>>>,
                    Rebased<NarrowedTo<L, DIM, To::Size>>,
                >,
                IndexError,
            >
            where
                L::Shape: Axis<DIM>,
            {
                let (len, size) = (<To::Size as Dim>::SIZE, <SizeAt<L, DIM> as Dim>::SIZE);
                if len > size || start > size - len {
                    return Err(IndexError { index: start, len, size });
                }
                let at = place::<L, DIM>(start);
                let storage = $lend;
                // SAFETY: Bounds: `start + To` is at most the size, so the part is within the layout.
                Ok(TensorBase::over(unsafe {
                    <$K<$a, $T, RebasedSpan<$Rest, NarrowedTo<L, DIM, To::Size>>>>::from_ptr(offset(
                        storage.ptr(),
                        at,
                        <NarrowedTo<L, DIM, To::Size> as Layout>::SPAN_SIZE,
                    ))
                }))
            }

            /// Index `i` of dimension `DIM`, where `i` is known at run time. PyTorch's `x.select(dim, i)`.
            ///
            /// # Errors
            /// [`IndexError`] if `i` is not less than the size.
            ///
            /// ```
            /// use stridewise::prelude::*;
            /// let x = Tensor::<i64, Shape![2, 3]>::arange();
            /// assert_eq!(x.select_at::<0>(1).unwrap()[[2]], 5);
            /// assert!(x.select_at::<0>(2).is_err());
            /// ```
            pub $($const)? fn select_at<$($life,)? const DIM: isize>( // x.select_at::<0>(i)?
                $($recv)+,
                i: usize,
            ) -> Result<
                TensorBase<
                    $K<$a, $T, RebasedSpan<$Rest, SelectedAt<L, DIM>>>,
                    Rebased<SelectedAt<L, DIM>>,
                >,
                IndexError,
            >
            where
                L::Shape: Axis<DIM>,
            {
                let size = <SizeAt<L, DIM> as Dim>::SIZE;
                if i >= size {
                    return Err(IndexError { index: i, len: 1, size });
                }
                let at = place::<L, DIM>(i);
                let storage = $lend;
                // SAFETY: Bounds: `i` is less than the size, so the part is within the layout.
                Ok(TensorBase::over(unsafe {
                    <$K<$a, $T, RebasedSpan<$Rest, SelectedAt<L, DIM>>>>::from_ptr(offset(
                        storage.ptr(),
                        at,
                        <SelectedAt<L, DIM> as Layout>::SPAN_SIZE,
                    ))
                }))
            }
        }
    };
}

/// The position in the storage at which index `i` of dimension `DIM` begins. It wraps only if there are no elements;
/// otherwise the position is within the storage.
pub(super) const fn place<L: Layout, const DIM: isize>(i: usize) -> usize
where
    L::Shape: Axis<DIM>,
{
    i.wrapping_mul(<StrideAt<L, DIM> as Dim>::SIZE)
        .wrapping_add(<L::Offset as Dim>::SIZE)
}

// The pointers to an element. The position of a layout without elements may be out of range for the storage; the
// pointers are then unchanged.
pub(super) const unsafe fn offset<P: Pointers>(mut storage: P, at: usize, reach: usize) -> P {
    let ptr = (&raw mut storage).cast::<NonNull<P::Elem>>();
    let mut i = if reach == 0 { P::COUNT } else { 0 };
    while i < P::COUNT {
        // SAFETY: `storage` begins with `COUNT` pointers. Bounds: the caller's layout covers `reach` elements of the
        // storage from `at` on, so the pointer is not null. The storage may be in device memory, of which Rust has no
        // knowledge: hence `wrapping_add`.
        unsafe {
            let ptr = ptr.add(i);
            ptr.write(NonNull::new_unchecked(ptr.read().as_ptr().wrapping_add(at)));
        }
        i += 1;
    }
    storage
}

// In the documentation once, as for an owned tensor.
#[cfg(doc)]
rebased! {
    impl [T: Element, S: Storage<Elem = T>] S, [const] ['s] (&'s self) -> Ref<'s, T, S::Rest> { unimplemented!() };
}
#[cfg(not(doc))]
rebased! {
    impl ['a, T: Element, Rest: StorageSpan] Ref<'a, T, Rest>, [const] [] (self) -> Ref<'a, T, Rest> { self.storage };
}
#[cfg(not(doc))]
rebased! {
    impl ['a, T: Element, Rest: StorageSpan] Cells<'a, T, Rest>, [const] [] (self) -> Cells<'a, T, Rest> { self.storage };
}
#[cfg(not(doc))]
rebased! {
    impl ['a, T: Element, Rest: StorageSpan] RefMut<'a, T, Rest>, [const] [] (self) -> RefMut<'a, T, Rest> { self.storage };
}
#[cfg(not(doc))]
rebased! {
    impl ['a, T: Element, Rest: StorageSpan] Variable<'a, T, Rest>, [const] [] (self) -> Variable<'a, T, Rest> { self.storage };
}
#[cfg(not(doc))]
rebased! {
    impl [T: Element, Len: Dim] Array<T, Len>, [const] ['s] (&'s self) -> Ref<'s, T, Trailing<D<0>>> { self.as_view().storage };
}
#[cfg(not(doc))]
rebased! {
    impl [T: Element, const N: usize, Len: Dim] Heapless<T, N, Len>, [] ['s] (&'s self)
        -> Ref<'s, T, Trailing<D<0>>> { self.as_view().storage };
}
#[cfg(all(feature = "alloc", not(doc)))]
rebased! {
    impl [T: Element, Len: Dim] crate::storage::Boxed<T, Len>, [] ['s] (&'s self)
        -> Ref<'s, T, Trailing<D<0>>> { self.as_view().storage };
}

#[cfg(all(feature = "cuda", not(doc)))]
rebased! {
    impl ['a, T: Element, Rest: StorageSpan] CudaRef<'a, T, Rest>, [const] [] (self) -> CudaRef<'a, T, Rest> { self.storage };
}
#[cfg(all(feature = "cuda", not(doc)))]
rebased! {
    impl ['a, T: Element, Rest: StorageSpan] CudaMut<'a, T, Rest>, [const] [] (self) -> CudaMut<'a, T, Rest> { self.storage };
}
#[cfg(all(feature = "cuda", not(doc)))]
rebased! {
    impl ['a, T: Element, Rest: StorageSpan] CudaVariable<'a, T, Rest>, [const] [] (self) -> CudaVariable<'a, T, Rest> { self.storage };
}
#[cfg(all(feature = "cuda", not(doc)))]
rebased! {
    impl [T: Element, Len: Dim] CudaBuffer<T, Len>, [] ['s] (&'s self)
        -> CudaRef<'s, T, Trailing<D<0>>> { self.as_view().storage };
}
