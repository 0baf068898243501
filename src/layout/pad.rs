//! `pad`: additional elements before and after those of the innermost dimensions. PyTorch's `F.pad`.
//!
//! The amounts are pairs, the innermost dimension first: `Shape![left, right, top, bottom]`. Each size grows by its
//! two amounts. Reflection requires each amount to be smaller than the size. Repetition of the edge (replicate)
//! requires at least one element. Circular padding requires each amount to be at most the size.

use super::bound::stated;
use crate::num::Dim;
use crate::num::bits::{Bool, Ordering, True};
use crate::num::nat::{End, Nat};
use crate::shape::{Cons, List, Nil, Rank, Shape};

/// The sizes, innermost first.
pub trait PadBy: Sized {
    /// Each size plus its two amounts.
    type Pad<P: Shape, Out: Shape>: Shape;
    /// Whether each amount is smaller than its size, or 0.
    type Reflects<P: Shape>: Bool;
    /// Whether each dimension with a nonzero amount has at least one element.
    type Repeats<P: Shape>: Bool;
    /// Whether each amount is at most its size.
    type Wraps<P: Shape>: Bool;
}
impl PadBy for Nil {
    type Pad<P: Shape, Out: Shape> = Out;
    type Reflects<P: Shape> = True;
    type Repeats<P: Shape> = True;
    type Wraps<P: Shape> = True;
}
type Next<P> = <<P as Shape>::Remove0 as Shape>::Remove0;
type Amount<P> = <<<P as Shape>::Get0 as Dim>::Nat as Nat>::Add<<<P as Shape>::Get1 as Dim>::Nat>;
type IsNone<A> = <<A as Dim>::Nat as Nat>::IsZero;
type Below<A, N> = <<<A as Dim>::Nat as Nat>::Cmp<<N as Dim>::Nat> as Ordering>::IsLess;
type Above<A, N> = <<<A as Dim>::Nat as Nat>::Cmp<<N as Dim>::Nat> as Ordering>::IsGreater;
impl<N: Dim, T: List> PadBy for Cons<N, T> {
    // A size without amounts is unchanged, even if it is generic.
    type Pad<P: Shape, Out: Shape> = T::Pad<Next<P>, Out::Prepend<<Amount<P> as Nat>::Upon<N>>>;
    type Reflects<P: Shape> = <<IsNone<P::Get0> as Bool>::Or<Below<P::Get0, N>> as Bool>::And<
        <<IsNone<P::Get1> as Bool>::Or<Below<P::Get1, N>> as Bool>::And<T::Reflects<Next<P>>>,
    >;
    type Repeats<P: Shape> = <<<IsNone<P::Get0> as Bool>::And<IsNone<P::Get1>> as Bool>::Or<
        <IsNone<N> as Bool>::Not,
    > as Bool>::And<T::Repeats<Next<P>>>;
    type Wraps<P: Shape> =
        <<IsNone<P::Get0> as Bool>::Or<<Above<P::Get0, N> as Bool>::Not> as Bool>::And<
            <<IsNone<P::Get1> as Bool>::Or<<Above<P::Get1, N> as Bool>::Not> as Bool>::And<
                T::Wraps<Next<P>>,
            >,
        >;
}

/// Amounts in pairs.
#[diagnostic::on_unimplemented(
    message = "{Op}: `{Self}` is not a list of amounts",
    label = "two for each dimension that grows, of at most four dimensions",
    note = "the innermost dimension comes first: `Shape![left, right, top, bottom]`"
)]
pub trait Amounts<Op>: Shape {
    #[doc(hidden)]
    type Count: Nat;
}
macro_rules! amounts {
    ($($n:literal: $($D:ident)*;)*) => { $(
        #[diagnostic::do_not_recommend]
        impl<Op, $($D: Dim),*> Amounts<Op> for ($($D,)*) {
            type Count = <crate::num::D<$n> as Dim>::Nat;
        }
    )* };
}
amounts! {
    1: A B;
    2: A B C E;
    3: A B C E F G;
    4: A B C E F G H I;
}
#[diagnostic::do_not_recommend]
impl<Op> Amounts<Op> for () {
    type Count = End;
}

/// Whether there are at least as many dimensions as pairs of amounts.
pub type PadVerdict<S, P, Op> = <<<<P as Amounts<Op>>::Count as Nat>::Cmp<
    <<S as Shape>::Rank as Rank>::Nat,
> as Ordering>::IsGreater as Bool>::Not;

/// Checks the number of amounts.
#[diagnostic::on_unimplemented(
    message = "{Op}: {P} has amounts for more dimensions than the shape {S} has",
    label = "too many amounts",
    note = "two for each dimension, the innermost first: `Shape![left, right, top, bottom]`"
)]
pub trait PadFits<S: Shape, P: Shape, Op>: crate::num::Sealed {
    #[doc(hidden)]
    type Shape: Shape;
}
#[diagnostic::do_not_recommend]
impl<S: Shape, P: Shape, Op> PadFits<S, P, Op> for True {
    type Shape = <S::Dims as PadBy>::Pad<P, ()>;
}
/// The shape that `pad::<P>` makes.
pub type Padded<S, P, Op> = <PadVerdict<S, P, Op> as PadFits<S, P, Op>>::Shape;

/// Whether each amount is smaller than its size.
pub type ReflectVerdict<S, P> = <<S as Shape>::Dims as PadBy>::Reflects<P>;
stated! {
    /// Checks reflection.
    #[diagnostic::on_unimplemented(
        message = "pad_reflect: cannot prove that padding {P} is smaller than the sizes of the shape {Self}",
        label = "this depends on sizes that are generic",
        note = "pad dimensions of known sizes, or add the bound `{Self}: Reflects<{P}>`"
    )]
    Reflects [P: Shape,] [P,] by ReflectVerdict [P], ReflectsRule, ReflectsBy, ReflectsProof, ReflectsProven, ReflectsNever, IfReflects;
    #[diagnostic::on_unimplemented(
        message = "pad_reflect: padding {P} is too large for the shape {Self}",
        label = "reflection padding must be smaller than the dimension",
        note = "the element at the edge is not repeated: a size of 4 reflects at most 3 elements",
        note = "`pad_replicate` repeats the edge, `pad` fills with a value"
    )]
    else ReflectsTooMuch;
}

/// Whether each padded dimension has an edge to repeat.
pub type ReplicateVerdict<S, P> = <<S as Shape>::Dims as PadBy>::Repeats<P>;
stated! {
    /// Checks repetition of the edge.
    #[diagnostic::on_unimplemented(
        message = "pad_replicate: cannot prove that the dimensions of the shape {Self} that padding {P} extends are not empty",
        label = "this depends on sizes that are generic",
        note = "pad dimensions of known sizes, or add the bound `{Self}: Replicates<{P}>`"
    )]
    Replicates [P: Shape,] [P,] by ReplicateVerdict [P], ReplicatesRule, ReplicatesBy, ReplicatesProof, ReplicatesProven, ReplicatesNever, IfReplicates;
    #[diagnostic::on_unimplemented(
        message = "pad_replicate: padding {P} extends an empty dimension of the shape {Self}",
        label = "an empty dimension has no edge to repeat",
        note = "`pad` fills with a value"
    )]
    else ReplicatesNothing;
}

/// Whether each amount is at most its size.
pub type CircularVerdict<S, P> = <<S as Shape>::Dims as PadBy>::Wraps<P>;
stated! {
    /// Checks circular padding.
    #[diagnostic::on_unimplemented(
        message = "pad_circular: cannot prove that padding {P} is at most the sizes of the shape {Self}",
        label = "this depends on sizes that are generic",
        note = "pad dimensions of known sizes, or add the bound `{Self}: WrapsOnce<{P}>`"
    )]
    WrapsOnce [P: Shape,] [P,] by CircularVerdict [P], WrapsOnceRule, WrapsOnceBy, WrapsOnceProof, WrapsOnceProven, WrapsOnceNever, IfWrapsOnce;
    #[diagnostic::on_unimplemented(
        message = "pad_circular: padding {P} is too large for the shape {Self}",
        label = "circular padding must not be larger than the dimension",
        note = "`x.repeat::<..>()` repeats a tensor as often as one likes"
    )]
    else WrapsTooMuch;
}

/// The amounts before the elements, right-aligned in an array.
pub(crate) const fn before(amounts: &[usize]) -> [usize; crate::shape::MAX_RANK] {
    let mut out = [0; crate::shape::MAX_RANK];
    let mut i = 0;
    while i < amounts.len() {
        out[crate::shape::MAX_RANK - 1 - i / 2] = amounts[i];
        i += 2;
    }
    out
}
