//! The result of a layout rule: a layout and the number of storage elements between its last element and that of the
//! old layout, or an error.
//!
//! Each rule adds, for each dimension, the number of indices it cuts off at the end times the stride. No rule computes
//! the span of a layout.

use core::marker::PhantomData;

use super::Layout;
use crate::num::bits::Bool;
use crate::num::nat::{End, Nat};
use crate::shape::{Shape, TooManyDims};

/// The result of a layout rule.
pub trait RuleResult: Sized + crate::num::Sealed {
    /// The resulting layout; arbitrary in case of an error.
    type Layout: Layout;
    /// Whether the resulting layout has no elements.
    type IsEmpty: Bool;
    /// The number of elements between its last element and that of the old layout, if it is not empty.
    type Left: Nat;
    /// The error, or `Nothing`. A trait that requires a layout takes this type as its parameter, so that the impl for
    /// each error can require the error's own trait, which has the message. One bound for all errors costs the
    /// compiler a third of the time of three separate bounds.
    type Rejection;
}
/// The error of a layout rule, or `Nothing`.
pub type Rejection<V> = <V as RuleResult>::Rejection;
/// No error.
#[derive(Debug)]
pub struct Nothing;
#[diagnostic::do_not_recommend]
impl crate::num::Sealed for Nothing {}
/// A layout, and the number of elements between its last element and that of the old layout.
#[derive(Debug)]
pub struct AcceptedLayout<L, Left = End>(PhantomData<(L, Left)>);
#[diagnostic::do_not_recommend]
impl<L, Left> crate::num::Sealed for AcceptedLayout<L, Left> {}
impl<L: Layout, Left: Nat> RuleResult for AcceptedLayout<L, Left> {
    type Layout = L;
    type IsEmpty = <L::Shape as Shape>::IsEmpty;
    type Left = Left;
    type Rejection = Nothing;
}

// Implements `RuleResult` for the errors of layout rules.
macro_rules! rejections {
    ($([$($g:ident)*] $Reason:ty;)*) => { $(
        impl<$($g),*> $crate::layout::RuleResult for $Reason {
            type Layout = $crate::layout::Strided<(), ()>;
            type IsEmpty = $crate::num::bits::True;
            type Left = $crate::num::nat::End;
            type Rejection = Self;
        }
    )* };
}
pub(super) use rejections;
// Implements a trait that requires a layout: for `AcceptedLayout`, and for each error.
macro_rules! requires_a_layout {
    ($Trait:ident $c:tt $p:tt; $($reason:tt)*) => {
        requires_a_layout! { @accepted $Trait $c $p }
        requires_a_layout! { @each $Trait $c $p $($reason)* }
    };
    (@accepted $Trait:ident [$($c:tt)*] [$($p:tt)*]) => {
        #[diagnostic::do_not_recommend]
        impl<$($c)* L: $crate::layout::Layout, Left> $Trait<$($p)* $crate::layout::Nothing>
            for $crate::layout::AcceptedLayout<L, Left>
        {
            type Layout = L;
        }
    };
    (@each $Trait:ident $c:tt $p:tt) => {};
    (
        @each $Trait:ident [$($c:tt)*] [$($p:tt)*]
        [$($g:ident)*] $Reason:ty: |$V:ident| $Asked:ty: $Own:path;
        $($more:tt)*
    ) => {
        impl<$($c)* $V: $crate::num::Sealed, $($g),*> $Trait<$($p)* $Reason> for $V
        where
            $Asked: $Own,
        {
            type Layout = $crate::layout::Strided<(), ()>;
        }
        requires_a_layout! { @each $Trait [$($c)*] [$($p)*] $($more)* }
    };
}
pub(super) use requires_a_layout;

rejections! { [] TooManyDims; }

// Implements `$Trait`, which requires that a rule accepts, for `Nothing` and for each error; and a second time as
// `$Proven`, which contains `$Trait`: see `named_view`. The type is the last parameter, too, as in `requires_a_layout`.
macro_rules! accepts_or_rejects {
    ($Trait:ident and $Proven:ident [$($c:tt)*] [$($p:tt)*]; $($reason:tt)*) => {
        #[diagnostic::do_not_recommend]
        impl<$($c)*> $Trait<$($p)* $crate::layout::Nothing> for $crate::layout::Nothing {
            type Passes = ();
        }
        /// Requires that the result of the check is known, too.
        #[cfg_attr(doc, doc(hidden))]
        pub trait $Proven<$($c)* R_>: $Trait<$($p)* R_> {}
        #[diagnostic::do_not_recommend]
        impl<$($c)*> $Proven<$($p)* $crate::layout::Nothing> for $crate::layout::Nothing {}
        accepts_or_rejects! { @each $Trait $Proven [$($c)*] [$($p)*] $($reason)* }
    };
    (@each $Trait:ident $Proven:ident $c:tt $p:tt) => {};
    (
        @each $Trait:ident $Proven:ident [$($c:tt)*] [$($p:tt)*]
        [$($g:ident)*] $Reason:ty: $Own:path;
        $($more:tt)*
    ) => {
        impl<$($c)* V_: $crate::num::Sealed, $($g),*> $Trait<$($p)* $Reason> for V_
        where
            V_: $Own,
        {
            type Passes = ();
        }
        impl<$($c)* V_: $crate::num::Sealed, $($g),*> $Proven<$($p)* $Reason> for V_ where V_: $Own {}
        accepts_or_rejects! { @each $Trait $Proven [$($c)*] [$($p)*] $($more)* }
    };
}
pub(super) use accepts_or_rejects;

// The check `$Fits` of a view as a bound on the shape, `$Can`, for sizes that are generic. A result type requires both. What
// `$Fits` lacks for generic sizes is contained in what `$Can` lacks, and of two errors in one place rustc reports the one
// that contains the other; so the error names the shape, and not the unknown result of the rule. With the bound, the
// result is the associated type `Accepted`. (`$Proof` is between the two because rustc prints the message of the trait below
// the required one, with all parameters.) No trait contains `Shape`: a bound on one rule would hide the others.
//
// The compiler works out `$Rejection` once more to prove `$Can`, so it has no more than what decides.
macro_rules! named_view {
    (
        $(#[$open:meta])*
        $Can:ident [$($g:tt)*] [$($a:tt)*] where [$($w:tt)*] by $Rule:ident $Proof:ident: $Rejection:ty
            $(, $Result:ident = $Layout:ty)?;
        $Fits:ident [$($p:tt)*] $Proven:ident
    ) => {
        $(#[$open])*
        pub trait $Can<$($g)*>: $Rule<$($a)* Rejection = <Self as $Can<$($a)*>>::Accepted> {
            #[doc(hidden)]
            type Accepted: $Fits<$($p)* <Self as $Can<$($a)*>>::Accepted>;
            /// The layout of the result `V_`. The requirements of `Passes_` come before this one.
            #[doc(hidden)]
            type Given<Passes_, V_: $crate::layout::RuleResult>: $crate::layout::Layout;
        }
        #[diagnostic::do_not_recommend]
        impl<X_: $Proof<$($a)*>, $($g)*> $Can<$($a)*> for X_ {
            type Accepted = <X_ as $Proof<$($a)*>>::Accepted;
            type Given<Passes_, V_: $crate::layout::RuleResult> = V_::Layout;
        }
        /// The rule for a shape.
        #[cfg_attr(doc, doc(hidden))]
        pub trait $Rule<$($g)*>: $crate::num::Sealed + Sized {
            /// The error, or `Nothing`.
            #[doc(hidden)]
            type Rejection;
            $(
                /// The result if there is no error, for the strides `St_` and the offset `O_`.
                #[doc(hidden)]
                type $Result<St_: $crate::shape::Shape, O_: $crate::num::Dim>: $crate::layout::RuleResult;
            )?
        }
        impl<X_: $crate::shape::Shape, $($g)*> $Rule<$($a)*> for X_
        where $($w)*
        {
            type Rejection = $Rejection;
            $( type $Result<St_: $crate::shape::Shape, O_: $crate::num::Dim> = $Layout; )?
        }
        /// The requirement of the name without `Proof`.
        $(#[$open])*
        #[cfg_attr(doc, doc(hidden))]
        pub trait $Proof<$($g)*>: $Rule<$($a)* Rejection = <Self as $Proof<$($a)*>>::Accepted> {
            #[doc(hidden)]
            type Accepted: $Fits<$($p)* <Self as $Proof<$($a)*>>::Accepted>;
        }
        #[diagnostic::do_not_recommend]
        impl<X_, $($g)* V_> $Proof<$($a)*> for X_
        where
            X_: $Rule<$($a)* Rejection = V_>,
            V_: $Proven<$($p)* V_>,
        {
            type Accepted = V_;
        }
    };
}
pub(super) use named_view;
