//! Sizes as a list, for rules that take one after the other.

use super::*;
use crate::num::bits::False;
use crate::num::{Compare, D};

/// A list of sizes, innermost first.
#[doc(hidden)]
pub trait List:
    Sized
    + crate::layout::CancelBy
    + crate::layout::PadBy
    + crate::layout::RepeatBy
    + crate::layout::CoverBy
    + crate::layout::WindowList
    + crate::layout::SliceSizes
    + crate::layout::Begins
    + 'static
{
    /// The product of all sizes.
    type Whole: Dim;
    /// The product of all sizes and `N`.
    type WholeOf<N: Dim>: Dim;
    /// The product of all sizes and `Acc`.
    type Times<Acc: Nat>: Nat;
    /// The sizes in reverse order, followed by `Acc`.
    type Reversed<Acc: List>: List;
    /// The state after these sizes, which are outside `_`, take their dimensions from `C`, in the order of the list.
    type Close<C: crate::layout::Close>: crate::layout::Close;
    /// `Out` with these strides prepended one after the other, so the last of them becomes the first.
    type Before<Out: Shape>: Shape;
    /// Broadcasts two lists: prepends the resulting sizes to `Out`, and says whether all sizes are compatible.
    type Broadcast<B: List, Out: Shape, Ok: Bool>: Joined;
    type BroadcastCons<A: Dim, R: List, Out: Shape, Ok: Bool>: Joined;
    type BroadcastRest<Out: Shape, Ok: Bool>: Joined;
    type Same<B: List>: Bool;
    type SameCons<A: Dim, R: List>: Bool;
    type IsNil: Bool;
}
/// The empty list.
#[doc(hidden)]
#[derive(Debug)]
pub struct Nil;
/// A size, followed by those of the outer dimensions.
#[doc(hidden)]
#[derive(Debug)]
pub struct Cons<A, R>(core::marker::PhantomData<(A, R)>);

impl List for Nil {
    type Whole = D<1>;
    type WholeOf<N: Dim> = N;
    type Times<Acc: Nat> = Acc;
    type Reversed<Acc: List> = Acc;
    type Close<C: crate::layout::Close> = C;
    type Before<Out: Shape> = Out;
    type Broadcast<B: List, Out: Shape, Ok: Bool> = B::BroadcastRest<Out, Ok>;
    type BroadcastCons<A: Dim, R: List, Out: Shape, Ok: Bool> =
        R::BroadcastRest<Out::Prepend<A>, Ok>;
    type BroadcastRest<Out: Shape, Ok: Bool> = Join<Out, Ok>;
    type Same<B: List> = B::IsNil;
    type SameCons<A: Dim, R: List> = False;
    type IsNil = True;
}

impl<N: Dim, T: List> List for Cons<N, T> {
    type Whole = T::WholeOf<N>;
    type WholeOf<M: Dim> = <T::Times<<N::Nat as Nat>::Mul<M::Nat>> as Nat>::Dim;
    type Times<Acc: Nat> = T::Times<<N::Nat as Nat>::Mul<Acc>>;
    type Reversed<Acc: List> = T::Reversed<Cons<N, Acc>>;
    type Close<C: crate::layout::Close> = T::Close<C::Step<N>>;
    type Before<Out: Shape> = T::Before<Out::Prepend<N>>;
    type Broadcast<B: List, Out: Shape, Ok: Bool> = B::BroadcastCons<N, T, Out, Ok>;
    type BroadcastCons<A: Dim, R: List, Out: Shape, Ok: Bool> = R::Broadcast<
        T,
        Out::Prepend<<A::Compare as Compare>::Join<N>>,
        Ok::And<<A::Compare as Compare>::Fits<N>>,
    >;
    type BroadcastRest<Out: Shape, Ok: Bool> = T::BroadcastRest<Out::Prepend<N>, Ok>;
    type Same<B: List> = B::SameCons<N, T>;
    type SameCons<A: Dim, R: List> = <<A::Compare as Compare>::Same<N> as Bool>::And<R::Same<T>>;
    type IsNil = False;
}
