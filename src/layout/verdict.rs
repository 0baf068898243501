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
    // The same a second time, as `$Proven`, which contains `$Trait`: see `named_view`.
    ($Trait:ident and $Proven:ident $c:tt $p:tt; $($reason:tt)*) => {
        requires_a_layout! { $Trait $c $p; $($reason)* }
        requires_a_layout! { @proven $Trait $Proven $c $p $($reason)* }
    };
    (@proven $Trait:ident $Proven:ident [$($c:tt)*] [$($p:tt)*] $($reason:tt)*) => {
        /// Requires that the result of the check is known, too.
        #[cfg_attr(doc, doc(hidden))]
        pub trait $Proven<$($c)* R_>: $Trait<$($p)* R_> {}
        #[diagnostic::do_not_recommend]
        impl<$($c)* L: $crate::layout::Layout, Left> $Proven<$($p)* $crate::layout::Nothing>
            for $crate::layout::AcceptedLayout<L, Left> {}
        requires_a_layout! { @each_proven $Proven [$($c)*] [$($p)*] $($reason)* }
    };
    (@each_proven $Proven:ident $c:tt $p:tt) => {};
    (
        @each_proven $Proven:ident [$($c:tt)*] [$($p:tt)*]
        [$($g:ident)*] $Reason:ty: |$V:ident| $Asked:ty: $Own:path;
        $($more:tt)*
    ) => {
        impl<$($c)* $V: $crate::num::Sealed, $($g),*> $Proven<$($p)* $Reason> for $V where $Asked: $Own {}
        requires_a_layout! { @each_proven $Proven [$($c)*] [$($p)*] $($more)* }
    };
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

// The check `$Fits` of a view as a bound on the shape, `$Can`, for sizes that are generic. A result type requires both. What
// `$Fits` lacks for generic sizes is contained in what `$Can` lacks, and of two errors in one place rustc reports the one
// that contains the other; so the error names the shape, and not the unknown result of the rule. With the bound, the
// result is the associated type `Good`. (`$Proof` is between the two because rustc prints the message of the trait below
// the required one, with all parameters.) No trait contains `Shape`: a bound on one rule would hide the others.
macro_rules! named_view {
    (
        $(#[$open:meta])*
        $Can:ident [$($g:tt)*] [$($a:tt)*] where [$($w:tt)*] by $Rule:ident $Proof:ident: $Verdict:ty;
        $Fits:ident [$($p:tt)*] $Proven:ident
    ) => {
        $(#[$open])*
        pub trait $Can<$($g)* St_, O_>: $Rule<$($a)* St_, O_, Verdict = <Self as $Can<$($a)* St_, O_>>::Good> {
            #[doc(hidden)]
            type Good: $crate::layout::RuleResult
                + $Fits<$($p)* $crate::layout::Rejection<<Self as $Can<$($a)* St_, O_>>::Good>>;
            /// `T_`, whose own requirements come before this one.
            #[doc(hidden)]
            type Given<T_: $crate::layout::Layout>: $crate::layout::Layout;
        }
        #[diagnostic::do_not_recommend]
        impl<X_: $Proof<$($a)* St_, O_>, $($g)* St_, O_> $Can<$($a)* St_, O_> for X_ {
            type Good = <X_ as $Proof<$($a)* St_, O_>>::Good;
            type Given<T_: $crate::layout::Layout> = T_;
        }
        /// The shape of a layout with the strides `St_` and the offset `O_`, and the result of the check.
        #[cfg_attr(doc, doc(hidden))]
        pub trait $Rule<$($g)* St_, O_>: $crate::num::Sealed + Sized {
            #[doc(hidden)]
            type Verdict: $crate::layout::RuleResult;
        }
        impl<X_: $crate::shape::Shape, $($g)* St_: $crate::shape::Shape, O_: $crate::num::Dim> $Rule<$($a)* St_, O_> for X_
        where $($w)*
        {
            type Verdict = $Verdict;
        }
        /// The requirement of the name without `Proof`.
        $(#[$open])*
        #[cfg_attr(doc, doc(hidden))]
        pub trait $Proof<$($g)* St_, O_>: $Rule<$($a)* St_, O_, Verdict = <Self as $Proof<$($a)* St_, O_>>::Good> {
            #[doc(hidden)]
            type Good: $crate::layout::RuleResult
                + $Fits<$($p)* $crate::layout::Rejection<<Self as $Proof<$($a)* St_, O_>>::Good>>;
        }
        #[diagnostic::do_not_recommend]
        impl<X_, $($g)* St_, O_, V_: $crate::layout::RuleResult> $Proof<$($a)* St_, O_> for X_
        where
            X_: $Rule<$($a)* St_, O_, Verdict = V_>,
            V_: $Proven<$($p)* $crate::layout::Rejection<V_>>,
        {
            type Good = V_;
        }
    };
}
pub(super) use named_view;
