//! What came of a rule: a layout, and how much of the storage it leaves behind that the old one reached; or the reason
//! why there is none.
//!
//! What a view leaves behind grows by what the rule cuts off at the end of each dimension, times the stride: no rule
//! works out how far a layout reaches.

use core::marker::PhantomData;

use super::Layout;
use crate::num::bits::Bool;
use crate::num::nat::{End, Nat};
use crate::shape::{Shape, TooManyDims};

/// What came of a rule.
pub trait Made: Sized + crate::num::Sealed {
    /// The layout; any, where there is none.
    type Layout: Layout;
    /// Whether it has no elements.
    type IsEmpty: Bool;
    /// How many elements lie between its last one and that of the old layout, if it has any.
    type Left: Nat;
    /// What stands against it, if anything does. A trait that asks for the layout takes this as its parameter, so that
    /// the impl for each reason can ask for the reason's own trait: there the message comes from. One bound for all
    /// reasons costs the compiler a third of what one for each of three does.
    type Against;
}
/// What stands against a layout.
pub type Against<V> = <V as Made>::Against;
/// Nothing stands against it.
#[derive(Debug)]
pub struct Nothing;
/// A layout, and the number of elements between its last one and that of the old layout.
#[derive(Debug)]
pub struct Makes<L, Left = End>(PhantomData<(L, Left)>);
#[diagnostic::do_not_recommend]
impl<L, Left> crate::num::Sealed for Makes<L, Left> {}
impl<L: Layout, Left: Nat> Made for Makes<L, Left> {
    type Layout = L;
    type IsEmpty = <L::Shape as Shape>::IsEmpty;
    type Left = Left;
    type Against = Nothing;
}

// Reasons against a layout.
macro_rules! nothing_made {
    ($([$($g:ident)*] $Reason:ty;)*) => { $(
        impl<$($g),*> $crate::layout::Made for $Reason {
            type Layout = $crate::layout::Strided<(), ()>;
            type IsEmpty = $crate::num::bits::True;
            type Left = $crate::num::nat::End;
            type Against = Self;
        }
    )* };
}
pub(super) use nothing_made;
// The impls of a trait that asks for a layout: for what makes one, and for each reason against it.
macro_rules! asks_for_a_layout {
    ($Trait:ident $c:tt $p:tt; $($reason:tt)*) => {
        asks_for_a_layout! { @made $Trait $c $p }
        asks_for_a_layout! { @each $Trait $c $p $($reason)* }
    };
    (@made $Trait:ident [$($c:tt)*] [$($p:tt)*]) => {
        #[diagnostic::do_not_recommend]
        impl<$($c)* L: $crate::layout::Layout, Left> $Trait<$($p)* $crate::layout::Nothing>
            for $crate::layout::Makes<L, Left>
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
        asks_for_a_layout! { @each $Trait [$($c)*] [$($p)*] $($more)* }
    };
}
pub(super) use asks_for_a_layout;

nothing_made! { [] TooManyDims; }
