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
