//! Views of the same bytes as elements of another type: `view_dtype`, and the halves of complex elements.
//!
//! A read-only view can be read as any type for which every bit pattern is a value. Elements written through a view
//! of another type are read as the type of the storage, so a mutable view requires the same of both types. The types
//! know the address of the storage only up to the alignment of its elements.

use core::fmt;

use super::TensorBase;
#[cfg(feature = "cuda")]
use crate::cuda::{CudaBuffer, CudaMut, CudaRef};
use crate::layout::{
    Aligned, AlignedAs, AsComplex, AsReal, ComplexVerdict, Divides, Doubled, HalfOf, HalfSpan,
    Halved, HasLast, InPairs, Layout, ReadAs, Reading, RealShape, SideBySide, StorageSpan,
    Trailing,
};
use crate::num::{D, Dim};
use crate::shape::AtMostEight;
use crate::storage::{
    Array, CastFrom, CastFromMut, Cells, Element, Heapless, Ref, RefMut, TwoParts, Variable,
};

/// The error of an address that is not aligned for the other element type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AlignmentError {
    /// The required alignment, in bytes.
    pub needed: usize,
}
impl fmt::Display for AlignmentError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the storage is not aligned to {} bytes", self.needed)
    }
}
impl core::error::Error for AlignmentError {}

type What<V> = <V as Reading>::What;
type Got<V> = <V as Reading>::Got;
type Ratio<V> = <V as Reading>::Ratio;
macro_rules! dtype_methods {
    ($Over:ident [$($g:tt)*] $S:ty, [$($const:ident)?] [$($life:lifetime)?] ($($recv:tt)+)
        -> $K:ident<$a:lifetime, $Rest:ty> { $lend:expr }) => {
        impl<$($g)*, L: Layout> TensorBase<$S, L> {
            /// The same bytes as elements of type `U`. PyTorch's `x.view(dtype)`.
            ///
            /// If the sizes of the element types differ, the last dimension changes, and must have stride 1. If the
            /// alignment of `U` is larger, use [`try_view_dtype`](TensorBase::try_view_dtype), which checks the
            /// address.
            ///
            /// ```
            /// use stridewise::prelude::*;
            /// let x: Tensor<f32, Shape![2, 2]> = tensor![[1.0, -1.0], [0.0, 0.5]];
            /// assert_eq!(x.view_dtype::<u32>()[[0, 1]], 0xBF80_0000);
            /// let bytes = x.view_dtype::<u8>();
            /// assert_eq!((bytes.shape(), bytes.stride()), (&[2, 8][..], &[8, 1][..]));
            /// ```
            pub $($const)? fn view_dtype<$($life,)? U: $Over<T>>(
                $($recv)+
            ) -> TensorBase<$K<$a, U, U::Rest<$Rest>>, AlignedAs<U::AlignVerdict<L>, T, U>>
            where
                U::AlignVerdict<L>: Aligned<T, U>
                    + HasLast
                    + SideBySide<Got<U::AlignVerdict<L>>>
                    + Divides<
                        What<U::AlignVerdict<L>>,
                        Got<U::AlignVerdict<L>>,
                        Ratio<U::AlignVerdict<L>>,
                    >,
            {
                let storage = $lend;
                // SAFETY: Bounds, alignment, validity: the storage has the bytes of elements `U`, at an address aligned
                // for them, as the verdict says. Any bytes are a `U`, and where `U` can be written, a `T`. The new
                // layout covers the same bytes.
                TensorBase::over(unsafe { <$K<$a, U, U::Rest<$Rest>>>::from_ptr(storage.ptr().cast()) })
            }

            /// The same bytes as elements of type `U`, if the address is aligned for them. PyTorch's `x.view(dtype)`.
            ///
            /// # Errors
            /// [`AlignmentError`] if the start of the storage is not aligned for `U`.
            ///
            /// ```
            /// use stridewise::prelude::*;
            /// let x: Tensor<u8, Shape![2, 8]> = Tensor::zeros();
            /// match x.try_view_dtype::<f32>() {
            ///     Ok(floats) => assert_eq!((floats.shape(), floats.sum()), (&[2, 2][..], 0.0)),
            ///     Err(error) => assert_eq!(error.needed, 4),
            /// }
            /// ```
            pub fn try_view_dtype<$($life,)? U: $Over<T>>(
                $($recv)+
            ) -> Result<TensorBase<$K<$a, U, U::Rest<$Rest>>, ReadAs<U::Verdict<L>>>, AlignmentError>
            where
                U::Verdict<L>: HasLast
                    + SideBySide<Got<U::Verdict<L>>>
                    + Divides<What<U::Verdict<L>>, Got<U::Verdict<L>>, Ratio<U::Verdict<L>>>,
            {
                let ptr = $lend.ptr().cast::<U>();
                if ptr.is_aligned() {
                    // SAFETY: Bounds: the new layout covers the same bytes. Alignment: the address was checked.
                    // Validity: any bytes are a `U`, and where `U` can be written, a `T`.
                    Ok(TensorBase::over(unsafe { <$K<$a, U, U::Rest<$Rest>>>::from_ptr(ptr) }))
                } else {
                    Err(AlignmentError { needed: align_of::<U>() })
                }
            }
        }
    };
}
// In the documentation once, as for an owned tensor.
#[cfg(doc)]
dtype_methods! {
    CastFrom [T: Element, S: crate::storage::Storage<Elem = T>] S, [const] ['s] (&'s self)
        -> Ref<'s, S::Rest> { unimplemented!() }
}
#[cfg(not(doc))]
dtype_methods! {
    CastFrom ['a, T: Element, Rest: StorageSpan] Ref<'a, T, Rest>, [const] [] (self) -> Ref<'a, Rest> { self.storage }
}
#[cfg(not(doc))]
dtype_methods! {
    CastFromMut ['a, T: Element, Rest: StorageSpan] Cells<'a, T, Rest>, [const] [] (self) -> Cells<'a, Rest> { self.storage }
}
#[cfg(not(doc))]
dtype_methods! {
    CastFromMut ['a, T: Element, Rest: StorageSpan] RefMut<'a, T, Rest>, [const] [] (self) -> RefMut<'a, Rest> { self.storage }
}
#[cfg(not(doc))]
dtype_methods! {
    CastFrom [T: Element, Len: Dim] Array<T, Len>, [const] ['s] (&'s self) -> Ref<'s, Trailing<D<0>>> { self.as_view().storage }
}
#[cfg(not(doc))]
dtype_methods! {
    CastFrom [T: Element, const N: usize, Len: Dim] Heapless<T, N, Len>, [] ['s] (&'s self)
        -> Ref<'s, Trailing<D<0>>> { self.as_view().storage }
}
#[cfg(all(feature = "alloc", not(doc)))]
dtype_methods! {
    CastFrom [T: Element, Len: Dim] crate::storage::Boxed<T, Len>, [] ['s] (&'s self)
        -> Ref<'s, Trailing<D<0>>> { self.as_view().storage }
}
#[cfg(all(feature = "cuda", not(doc)))]
dtype_methods! {
    CastFrom ['a, T: Element, Rest: StorageSpan] CudaRef<'a, T, Rest>, [const] [] (self) -> CudaRef<'a, Rest> { self.storage }
}
#[cfg(all(feature = "cuda", not(doc)))]
dtype_methods! {
    CastFromMut ['a, T: Element, Rest: StorageSpan] CudaMut<'a, T, Rest>, [const] [] (self) -> CudaMut<'a, Rest> { self.storage }
}
#[cfg(all(feature = "cuda", not(doc)))]
dtype_methods! {
    CastFrom [T: Element, Len: Dim] CudaBuffer<T, Len>, [] ['s] (&'s self) -> CudaRef<'s, Trailing<D<0>>> { self.as_view().storage }
}

// The bounds do not depend on a type argument, so rustc shows where they are written: the line that an invocation
// passes on, not the inside of a macro.
macro_rules! each_kind {
    (
        @ [$($g:tt)*] $S:ty, [$($const:ident)?] ($($recv:tt)+) -> $K:ident<$a:lifetime, $Rest:ty> { $lend:expr };
        [$(#[$doc:meta])* fn $name:ident[$($generic:tt)*]() -> $To:ty, $Span:ident[$($by:tt)*], $Out:ty where $($bound:tt)*]
    ) => {
        impl<$($g)*, L: Layout> TensorBase<$S, L> {
            $(#[$doc])*
            pub $($const)? fn $name<$($generic)*>($($recv)+) -> TensorBase<$K<$a, $To, $Span<$Rest, $($by)*>>, $Out>
            where
                $($bound)*
            {
                let storage = $lend;
                // SAFETY: Validity: an array consists of its two elements, contiguous, and has their alignment. The new
                // layout covers the same elements.
                TensorBase::over(unsafe { $K::from_ptr(storage.ptr().cast()) })
            }
        }
    };
    ($($method:tt)*) => {
        #[cfg(not(doc))]
        each_kind! { @ ['a, T: Element, Rest: StorageSpan] Ref<'a, T, Rest>, [const] (self)
            -> Ref<'a, Rest> { self.storage }; [$($method)*] }
        #[cfg(not(doc))]
        each_kind! { @ ['a, T: Element, Rest: StorageSpan] Cells<'a, T, Rest>, [const] (self)
            -> Cells<'a, Rest> { self.storage }; [$($method)*] }
        #[cfg(not(doc))]
        each_kind! { @ ['a, T: Element, Rest: StorageSpan] Variable<'a, T, Rest>, [const] (self)
            -> Variable<'a, Rest> { self.storage }; [$($method)*] }
        #[cfg(not(doc))]
        each_kind! { @ ['a, T: Element, Rest: StorageSpan] RefMut<'a, T, Rest>, [const] (self)
            -> RefMut<'a, Rest> { self.storage }; [$($method)*] }
        #[cfg(not(doc))]
        each_kind! { @ [T: Element, Len: Dim] Array<T, Len>, [const] (&self)
            -> Ref<'_, Trailing<D<0>>> { self.as_view().storage }; [$($method)*] }
        #[cfg(not(doc))]
        each_kind! { @ [T: Element, const N: usize, Len: Dim] Heapless<T, N, Len>, [] (&self)
            -> Ref<'_, Trailing<D<0>>> { self.as_view().storage }; [$($method)*] }
        #[cfg(all(feature = "alloc", not(doc)))]
        each_kind! { @ [T: Element, Len: Dim] crate::storage::Boxed<T, Len>, [] (&self)
            -> Ref<'_, Trailing<D<0>>> { self.as_view().storage }; [$($method)*] }
        #[cfg(doc)]
        each_kind! { @ [T: Element, S: crate::storage::Storage<Elem = T>] S, [const] (&self)
            -> Ref<'_, S::Rest> { unimplemented!() }; [$($method)*] }
    };
}
each_kind! {
    /// Pairs as complex elements. Requires a last dimension of size 2 and stride 1, and removes it. PyTorch's
    /// `torch.view_as_complex(x)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<f32, Shape![3, 2]>::arange();
    /// assert_eq!(x.view_as_complex()[[1]], [2.0, 3.0]);
    /// ```
    fn view_as_complex[]() -> [T; 2], Halved[], AsComplex<L> where
    ComplexVerdict<L>: HasLast,
    ComplexVerdict<L>: InPairs<Got<ComplexVerdict<L>>>,
    ComplexVerdict<L>: SideBySide<Got<ComplexVerdict<L>>>,
    ComplexVerdict<L>: Divides<What<ComplexVerdict<L>>, Got<ComplexVerdict<L>>, Ratio<ComplexVerdict<L>>>,
}
each_kind! {
    /// The two halves of each element as a new last dimension. PyTorch's `torch.view_as_real(x)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<[f32; 2], Shape![3]>::full([1.0, 2.0]);
    /// assert_eq!(x.view_as_real().shape(), [3, 2]);
    /// assert_eq!(x.view_as_real().select::<1, 1>().sum(), 6.0);
    /// ```
    fn view_as_real[P: Element]() -> P, Doubled[], AsReal<L> where
    T: TwoParts<P>,
    RealShape<L>: AtMostEight,
}
each_kind! {
    /// The first half of each element. PyTorch's `x.real`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<[f32; 2], Shape![3]>::full([1.0, 2.0]);
    /// assert_eq!((x.real().stride(), x.real().sum()), (&[2][..], 3.0));
    /// ```
    fn real[P: Element]() -> P, HalfSpan[D<0>], HalfOf<L, D<0>> where
    T: TwoParts<P>,
}
each_kind! {
    /// The second half of each element. PyTorch's `x.imag`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<[f32; 2], Shape![3]>::full([1.0, 2.0]);
    /// assert_eq!((x.imag().storage_offset(), x.imag().sum()), (1, 6.0));
    /// ```
    fn imag[P: Element]() -> P, HalfSpan[D<1>], HalfOf<L, D<1>> where
    T: TwoParts<P>,
}
