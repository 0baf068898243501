//! A view method for each kind of storage, written once: the macros of all files of view methods.

#[cfg(feature = "cuda")]
use crate::cuda::{CudaMut, CudaRef};
use crate::layout::StorageSpan;
use crate::num::bits::{Bool, False, True};
use crate::storage::{Element, Ref, RefMut, Storage};

// Generic parameters in `<>`, so that rustc quotes a method as Rust, passed to another macro in `[]`.
macro_rules! signature {
    ([$then:ident $($with:tt)*] $(#[$doc:meta])* fn $name:ident<$($const:tt $C:tt: $T:tt),+>$($rest:tt)*) => {
        $then! { $($with)* $(#[$doc])* fn $name[$($const $C: $T),+]$($rest)* }
    };
    ([$then:ident $($with:tt)*] $(#[$doc:meta])* fn $name:ident<$($P:ident: $Bound:path),+>$($rest:tt)*) => {
        $then! { $($with)* $(#[$doc])* fn $name[$($P: $Bound),+]$($rest)* }
    };
    ([$then:ident $($with:tt)*] $(#[$doc:meta])* fn $name:ident<$const:tt $C:tt: $T:tt, $P:ident: $Bound:path>$($rest:tt)*) => {
        $then! { $($with)* $(#[$doc])* fn $name[$const $C: $T, $P: $Bound]$($rest)* }
    };
    ([$then:ident $($with:tt)*] $(#[$doc:meta])* fn $name:ident($($args:tt)*)$($rest:tt)*) => {
        $then! { $($with)* $(#[$doc])* fn $name[]($($args)*)$($rest)* }
    };
    ([$then:ident $($with:tt)*] $($method:tt)*) => { $then! { $($with)* $($method)* } };
}
pub(crate) use signature;

// A view method for each kind of tensor. For an error at a call, rustc shows the definition of the method. It would
// show the inside of a macro together with its invocation, but of the tokens that an invocation passes on it shows
// only the line itself.
macro_rules! each_kind {
    // A view if the verdict allows it, else an owned copy; the second type is the one asked for, which errors name.
    (
        @ [$($g:tt)*] $S:ty, [$($const:ident)?] [$($life:lifetime)?] ($($recv:tt)+)
            -> $BorrowedParts:ty { $lend:expr };
        [
            $(#[$doc:meta])*
            fn $name:ident[$($generic:tt)*]() -> either[$Verdict:ty, $To:ty] where $($bound:tt)*
        ]
    ) => {
        impl<$($g)*, L: Layout> TensorBase<$S, L> {
            $(#[$doc])*
            pub fn $name<$($life,)? $($generic)*>(
                $($recv)+
            ) -> <$Verdict as ViewOrCopy<$BorrowedParts, L, $To>>::Tensor
            where
                $Verdict: ViewOrCopy<$BorrowedParts, L, $To>,
                $($bound)*
            {
                const {
                    copied_on_stack::<<$Verdict as ViewOrCopy<$BorrowedParts, L, $To>>::Tensor>(concat!("`", stringify!($name), "`"))
                };
                // SAFETY: the verdict is on this layout.
                unsafe { <$Verdict as ViewOrCopy<$BorrowedParts, L, $To>>::make(TensorBase::over($lend)) }
            }
        }
    };
    (
        @ [$($g:tt)*] $S:ty, [$($const:ident)?] [$($life:lifetime)?] ($($recv:tt)+)
            -> $BorrowedParts:ty { $lend:expr };
        [
            $(#[$doc:meta])*
            fn $name:ident[$($generic:tt)*]($($arg:ident: $Arg:ty)?) -> $Out:ty where $($bound:tt)*
        ]
    ) => {
        impl<$($g)*, L: Layout> TensorBase<$S, L> {
            $(#[$doc])*
            pub $($const)? fn $name<$($life,)? $($generic)*>(
                $($recv)+ $(, $arg: $Arg)?
            ) -> TensorBase<$BorrowedParts, $Out>
            where
                $($bound)*
            {
                TensorBase::over($lend)
            }
        }
    };
    // A view with other trailing elements of the storage.
    (
        @ [$($g:tt)*] $S:ty, [$($const:ident)?] [$($life:lifetime)?] ($($recv:tt)+)
            -> $($K:ident)::+<$a:lifetime, $T:ty, $Rest:ty> { $lend:expr };
        [
            $(#[$doc:meta])*
            fn $name:ident[$($generic:tt)*]($($arg:ident: $Arg:ty)?) -> $Out:ty, $Span:ident[$($by:tt)*] where $($bound:tt)*
        ]
    ) => {
        impl<$($g)*, L: Layout> TensorBase<$S, L> {
            $(#[$doc])*
            pub $($const)? fn $name<$($life,)? $($generic)*>(
                $($recv)+ $(, $arg: $Arg)?
            ) -> TensorBase<$($K)::+<$a, $T, $crate::layout::$Span<$Rest, L, $($by)*>>, $Out>
            where
                $($bound)*
            {
                // SAFETY: Bounds: the same storage; its type states the trailing elements after the new layout.
                TensorBase::over(unsafe { $($K)::+::from_ptr($lend.ptr()) })
            }
        }
    };
    // The documentation shows a method once, with the signature of an owned tensor.
    (
        documented [
            $(#[$doc:meta])*
            fn $name:ident[$($generic:tt)*]() -> either[$Verdict:ty, $To:ty] where $($bound:tt)*
        ]
    ) => {
        impl<T: Element, S: $crate::storage::Storage<Elem = T>, L: Layout> TensorBase<S, L> {
            $(#[$doc])*
            pub fn $name<'s, $($generic)*>(
                &'s self
            ) -> <$Verdict as ViewOrCopy<Ref<'s, T, S::Rest>, L, $To>>::Tensor
            where
                $Verdict: ViewOrCopy<Ref<'s, T, S::Rest>, L, $To>,
                $($bound)*
            {
                unimplemented!()
            }
        }
    };
    (
        documented [
            $(#[$doc:meta])*
            fn $name:ident[$($generic:tt)*]($($arg:ident: $Arg:ty)?) -> $Out:ty $(, $Span:ident[$($by:tt)*])? where $($bound:tt)*
        ]
    ) => {
        each_kind! { @ [T: Element, S: $crate::storage::Storage<Elem = T>] S, [const] ['s] (&'s self)
            -> Ref<'s, T, S::Rest> { unimplemented!() };
            [$(#[$doc])* fn $name[$($generic)*]($($arg: $Arg)?) -> $Out $(, $Span[$($by)*])? where $($bound)*] }
    };
    // A method with a different definition for unique views.
    (shared $method:tt) => {
        each_kind! { @ ['a, T, Rest: $crate::layout::StorageSpan] Ref<'a, T, Rest>, [const] [] (self)
            -> Ref<'a, T, Rest> { self.storage }; $method }
        each_kind! { @ ['a, T, Rest: $crate::layout::StorageSpan] Cells<'a, T, Rest>, [const] [] (self)
            -> Cells<'a, T, Rest> { self.storage }; $method }
        each_kind! { @ ['a, T, Rest: $crate::layout::StorageSpan] $crate::storage::Variable<'a, T, Rest>, [const] [] (self)
            -> $crate::storage::Variable<'a, T, Rest> { self.storage }; $method }
        each_kind! { @ [T: Element, Len: Dim] Array<T, Len>, [const] ['s] (&'s self)
            -> Ref<'s, T, $crate::layout::Trailing<$crate::num::D<0>>> { self.as_view().storage }; $method }
        each_kind! { @ [T: Element, const N: usize, Len: Dim] Heapless<T, N, Len>, [] ['s] (&'s self)
            -> Ref<'s, T, $crate::layout::Trailing<$crate::num::D<0>>> { self.as_view().storage }; $method }
        #[cfg(feature = "alloc")]
        each_kind! { @ [T: Element, Len: Dim] crate::storage::Boxed<T, Len>, [] ['s] (&'s self)
            -> Ref<'s, T, $crate::layout::Trailing<$crate::num::D<0>>> { self.as_view().storage }; $method }
        #[cfg(feature = "cuda")]
        each_kind! { @ ['a, T, Rest: $crate::layout::StorageSpan] crate::cuda::CudaRef<'a, T, Rest>, [const] [] (self)
            -> crate::cuda::CudaRef<'a, T, Rest> { self.storage }; $method }
        #[cfg(feature = "cuda")]
        each_kind! { @ ['a, T, Rest: $crate::layout::StorageSpan] crate::cuda::CudaVariable<'a, T, Rest>, [const] [] (self)
            -> crate::cuda::CudaVariable<'a, T, Rest> { self.storage }; $method }
        #[cfg(feature = "cuda")]
        each_kind! { @ [T: Element, Len: Dim] crate::cuda::CudaBuffer<T, Len>, [] ['s] (&'s self)
            -> crate::cuda::CudaRef<'s, T, $crate::layout::Trailing<$crate::num::D<0>>> { self.as_view().storage }; $method }
    };
    (unique $method:tt) => {
        each_kind! { @ ['a, T, Rest: $crate::layout::StorageSpan] RefMut<'a, T, Rest>, [const] [] (self)
            -> RefMut<'a, T, Rest> { self.storage }; $method }
        #[cfg(feature = "cuda")]
        each_kind! { @ ['a, T, Rest: $crate::layout::StorageSpan] crate::cuda::CudaMut<'a, T, Rest>, [const] [] (self)
            -> crate::cuda::CudaMut<'a, T, Rest> { self.storage }; $method }
    };
    (both $($method:tt)*) => {
        #[cfg(not(doc))]
        each_kind! { shared [$($method)*] }
        #[cfg(not(doc))]
        each_kind! { unique [$($method)*] }
        #[cfg(doc)]
        each_kind! { documented [$($method)*] }
    };
    ($($method:tt)*) => { signature! { [each_kind both] $($method)* } };
}
pub(super) use each_kind;

/// The storage of a unique view after its elements are repeated: a shared one.
pub trait AfterExpand: Bool {
    #[doc(hidden)]
    type Storage<'a, T: Element, Rest: StorageSpan>: Storage<Elem = T, Rest = Rest>;
    #[doc(hidden)]
    #[cfg(feature = "cuda")]
    type Cuda<'a, T: Element, Rest: StorageSpan>;
}
impl AfterExpand for True {
    type Storage<'a, T: Element, Rest: StorageSpan> = Ref<'a, T, Rest>;
    #[cfg(feature = "cuda")]
    type Cuda<'a, T: Element, Rest: StorageSpan> = CudaRef<'a, T, Rest>;
}
impl AfterExpand for False {
    type Storage<'a, T: Element, Rest: StorageSpan> = RefMut<'a, T, Rest>;
    #[cfg(feature = "cuda")]
    type Cuda<'a, T: Element, Rest: StorageSpan> = CudaMut<'a, T, Rest>;
}

// A method for every kind of tensor with the result of `expand`; a unique view whose elements are repeated becomes a
// shared one.
macro_rules! expanding {
    (
        @
        $(#[$doc:meta])*
        fn $name:ident[$($generic:tt)*]($($arg:ident: $Arg:ty)?) [$To:ty] $Laid:ident where $($bound:tt)*
    ) => {
        #[cfg(doc)]
        each_kind! { documented [
            $(#[$doc])*
            fn $name[$($generic)*]($($arg: $Arg)?) -> $Laid<L, $To>, ExpandedSpan[$To] where $($bound)*
        ] }
        #[cfg(not(doc))]
        each_kind! { shared [
            $(#[$doc])*
            fn $name[$($generic)*]($($arg: $Arg)?) -> $Laid<L, $To>, ExpandedSpan[$To] where $($bound)*
        ] }
        #[cfg(not(doc))]
        impl<'a, T: Element, Rest: crate::layout::StorageSpan, L: Layout> TensorBase<RefMut<'a, T, Rest>, L> {
            $(#[$doc])*
            pub const fn $name<$($generic)*>(
                self $(, $arg: $Arg)?
            ) -> TensorBase<
                <Repeats<L, $To> as AfterExpand>::Storage<'a, T, $crate::layout::ExpandedSpan<Rest, L, $To>>,
                $Laid<L, $To>,
            >
            where
                $($bound)*
                Repeats<L, $To>: AfterExpand,
            {
                // SAFETY: `Ref` and `RefMut` each consist of one pointer; the unique borrow may be shared for its
                // lifetime.
                TensorBase::over(unsafe { core::mem::transmute_copy(&self.storage) })
            }
        }
        #[cfg(all(feature = "cuda", not(doc)))]
        impl<'a, T: Element, Rest: crate::layout::StorageSpan, L: Layout> TensorBase<crate::cuda::CudaMut<'a, T, Rest>, L> {
            $(#[$doc])*
            pub const fn $name<$($generic)*>(
                self $(, $arg: $Arg)?
            ) -> TensorBase<
                <Repeats<L, $To> as AfterExpand>::Cuda<'a, T, $crate::layout::ExpandedSpan<Rest, L, $To>>,
                $Laid<L, $To>,
            >
            where
                $($bound)*
                Repeats<L, $To>: AfterExpand,
            {
                // SAFETY: `CudaRef` and `CudaMut` each consist of one pointer; the unique borrow may be shared for
                // its lifetime.
                TensorBase::over(unsafe { core::mem::transmute_copy(&self.storage) })
            }
        }
    };
    ($($method:tt)*) => { signature! { [expanding @] $($method)* } };
}
pub(super) use expanding;
