//! A view with any sizes and strides over the storage: `as_strided`.

use super::TensorBase;
#[cfg(feature = "cuda")]
use crate::cuda::{CudaBuffer, CudaRef, CudaVariable};
use crate::layout::{
    AsStrided, ExclusiveSpan, IsInjective, Layout, LengthOf, NonOverlapping, OneStrideEach,
    RanksAgree, StorageSpan, StridedSpan, StridedVerdict, Trailing, WithinStorage,
};
use crate::num::{BelowThousand, Count, D, Dim, Named};
use crate::shape::Shape;
#[cfg(doc)]
use crate::storage::Storage;
use crate::storage::{Array, Cells, Element, Heapless, Ref, RefMut, Variable};

// Available only if the view has access to the whole storage.
macro_rules! as_strided {
    ([$($g:tt)*] $S:ty, [$($const:ident)?] ($($recv:tt)+) -> $K:ident<$a:lifetime, T, $Rest:ty> { $lend:expr } [$($whole:tt)*];) => {
        impl<$($g)*, L: Layout> TensorBase<$S, L> {
            /// A view with any sizes and strides over the storage, from position `OFFSET` on. PyTorch's
            /// `x.as_strided(size, stride, offset)` and `set_`.
            ///
            /// ```
            /// use stridewise::prelude::*;
            /// let x = Tensor::<i64, Shape![20]>::arange();
            /// let y = x.as_strided::<Shape![3, 2], Strides![4, 1], 5>();
            /// assert_eq!(y.eval().as_slice(), [5, 6, 9, 10, 13, 14]);
            /// ```
            pub $($const)? fn as_strided<Sh: Shape, St: Shape, const OFFSET: usize>(
                $($recv)+
            ) -> TensorBase<
                $K<$a, T, StridedSpan<$Rest, L, Sh, St, OFFSET>>,
                AsStrided<$Rest, L, Sh, St, OFFSET>,
            >
            where
                Count<OFFSET>: BelowThousand<OFFSET>,
                RanksAgree<Sh, St>: OneStrideEach<Sh, St>,
                $($whole)*
                StridedVerdict<Sh, St, Named<OFFSET>, LengthOf<$Rest, L>>:
                    WithinStorage<Sh, St, Named<OFFSET>, LengthOf<$Rest, L>>,
            {
                // SAFETY: Bounds: the same storage; its type states the trailing elements after the new layout.
                TensorBase::over(unsafe { $K::from_ptr($lend.ptr()) })
            }
        }
    };
}
#[cfg(doc)]
as_strided! { [T: Element, S: Storage<Elem = T>] S, [const] (&self) -> Ref<'_, T, S::Rest> { unimplemented!() } []; }
#[cfg(not(doc))]
as_strided! { ['a, T: Element, Rest: StorageSpan] Ref<'a, T, Rest>, [const] (self) -> Ref<'a, T, Rest> { self.storage } [Rest: ExclusiveSpan,]; }
#[cfg(not(doc))]
as_strided! { ['a, T: Element, Rest: StorageSpan] Cells<'a, T, Rest>, [const] (self) -> Cells<'a, T, Rest> { self.storage } [Rest: ExclusiveSpan,]; }
#[cfg(not(doc))]
as_strided! { ['a, T: Element, Rest: StorageSpan] Variable<'a, T, Rest>, [const] (self) -> Variable<'a, T, Rest> { self.storage } [Rest: ExclusiveSpan,]; }
#[cfg(not(doc))]
as_strided! { [T: Element, Len: Dim] Array<T, Len>, [const] (&self) -> Ref<'_, T, Trailing<D<0>>> { self.as_view().storage } []; }
#[cfg(not(doc))]
as_strided! {
    [T: Element, const N: usize, Len: Dim] Heapless<T, N, Len>, [] (&self)
        -> Ref<'_, T, Trailing<D<0>>> { self.as_view().storage } [];
}
#[cfg(all(feature = "alloc", not(doc)))]
as_strided! {
    [T: Element, Len: Dim] crate::storage::Boxed<T, Len>, [] (&self)
        -> Ref<'_, T, Trailing<D<0>>> { self.as_view().storage } [];
}
#[cfg(all(feature = "cuda", not(doc)))]
as_strided! { ['a, T: Element, Rest: StorageSpan] CudaRef<'a, T, Rest>, [const] (self) -> CudaRef<'a, T, Rest> { self.storage } [Rest: ExclusiveSpan,]; }
#[cfg(all(feature = "cuda", not(doc)))]
as_strided! { ['a, T: Element, Rest: StorageSpan] CudaVariable<'a, T, Rest>, [const] (self) -> CudaVariable<'a, T, Rest> { self.storage } [Rest: ExclusiveSpan,]; }
#[cfg(all(feature = "cuda", not(doc)))]
as_strided! {
    [T: Element, Len: Dim] CudaBuffer<T, Len>, [] (&self)
        -> CudaRef<'_, T, Trailing<D<0>>> { self.as_view().storage } [];
}

#[cfg(not(doc))]
impl<'a, T: Element, Rest: StorageSpan, L: Layout> TensorBase<RefMut<'a, T, Rest>, L> {
    /// A mutable view with any sizes and strides over the storage, provided that no two indices alias the same
    /// element. PyTorch's `x.as_strided(size, stride, offset)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let mut x = Tensor::<i64, Shape![3, 3]>::zeros();
    /// x.as_view_mut().as_strided::<Shape![3], Strides![4], 0>().fill_(1);
    /// assert_eq!(x, Tensor::eye());
    /// ```
    #[expect(clippy::type_complexity)]
    pub const fn as_strided<Sh: Shape, St: Shape, const OFFSET: usize>(
        self,
    ) -> TensorBase<
        RefMut<'a, T, StridedSpan<Rest, L, Sh, St, OFFSET>>,
        AsStrided<Rest, L, Sh, St, OFFSET>,
    >
    where
        Count<OFFSET>: BelowThousand<OFFSET>,
        RanksAgree<Sh, St>: OneStrideEach<Sh, St>,
        Rest: ExclusiveSpan,
        StridedVerdict<Sh, St, Named<OFFSET>, LengthOf<Rest, L>>:
            WithinStorage<Sh, St, Named<OFFSET>, LengthOf<Rest, L>>,
        IsInjective<Sh, St>: NonOverlapping<Sh, St>,
    {
        // SAFETY: Bounds: the same storage; its type states the trailing elements after the new layout.
        TensorBase::over(unsafe { RefMut::from_ptr(self.storage.ptr()) })
    }
}
