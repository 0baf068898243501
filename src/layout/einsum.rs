//! `einsum!`: the shape of the result, from the letters of the pattern. PyTorch's `torch.einsum`.
//!
//! A constant parse of the pattern gives, for each letter of the result, the dimensions of the operands that have it,
//! and the dimensions that have the same letter. This file converts these positions to sizes. The size of a letter is
//! the first of its sizes that is not 1. Requires that the sizes of a letter are equal or 1 in two operands, and equal
//! within one operand.

use super::bound::decided;
use crate::num::bits::Bool;
use crate::num::{D, Dim, Same, Sealed, SizesFit, SizesJoin};
use crate::shape::Shape;

/// A dimension of an operand: 8 for each of three operands, and 24 for none.
#[derive(Debug)]
#[doc(hidden)]
pub struct Place<const AT: usize>;

/// The size of this dimension in the operands `A`, `B` and `C`.
#[doc(hidden)]
pub trait Placed {
    type Size<A: Shape, B: Shape, C: Shape>: Dim;
    /// The size of this dimension if `S`, the size so far, is 1; otherwise `S`.
    type Join<S: Dim, A: Shape, B: Shape, C: Shape>: Dim;
    /// The shape `Rest` with `S` prepended, if this is a dimension.
    type Prepend<S: Dim, Rest: Shape>: Shape;
}
impl Placed for Place<24> {
    type Size<A: Shape, B: Shape, C: Shape> = D<1>;
    type Join<S: Dim, A: Shape, B: Shape, C: Shape> = S;
    type Prepend<S: Dim, Rest: Shape> = Rest;
}
macro_rules! places {
    ($($S:ident: $($n:literal $get:ident)*;)*) => { $( $(
        impl Placed for Place<$n> {
            type Size<A: Shape, B: Shape, C: Shape> = $S::$get;
            type Join<S: Dim, A: Shape, B: Shape, C: Shape> =
                SizesJoin<S, $S::$get>;
            type Prepend<S: Dim, Rest: Shape> = Rest::Prepend<S>;
        }
    )* )* };
}
places! {
    A: 0 Get0 1 Get1 2 Get2 3 Get3 4 Get4 5 Get5 6 Get6 7 Get7;
    B: 8 Get0 9 Get1 10 Get2 11 Get3 12 Get4 13 Get5 14 Get6 15 Get7;
    C: 16 Get0 17 Get1 18 Get2 19 Get3 20 Get4 21 Get5 22 Get6 23 Get7;
}

/// A letter of the result: its first dimension, and its dimensions in later operands.
#[derive(Debug)]
#[doc(hidden)]
pub struct Letter<const FIRST: usize, const SECOND: usize, const THIRD: usize>;
#[diagnostic::do_not_recommend]
impl<const F: usize, const S: usize, const T: usize> Sealed for Letter<F, S, T> {}
/// The size that a letter adds to the shape of the result.
#[doc(hidden)]
pub trait Leads: Sealed {
    type Lead<Rest: Shape, A: Shape, B: Shape, C: Shape>: Shape;
}
impl<const F: usize, const S: usize, const T: usize> Leads for Letter<F, S, T>
where
    Place<F>: Placed,
    Place<S>: Placed,
    Place<T>: Placed,
{
    type Lead<Rest: Shape, A: Shape, B: Shape, C: Shape> = <Place<F> as Placed>::Prepend<
        <Place<T> as Placed>::Join<
            <Place<S> as Placed>::Join<<Place<F> as Placed>::Size<A, B, C>, A, B, C>,
            A,
            B,
            C,
        >,
        Rest,
    >;
}

/// All letters of the result.
#[doc(hidden)]
pub trait Leading: Sealed {
    type Shape<A: Shape, B: Shape, C: Shape>: Shape;
}
macro_rules! leading {
    ($($L:ident)*) => {
        impl<$($L: Leads),*> Leading for ($($L,)*) {
            type Shape<A: Shape, B: Shape, C: Shape> = leading!(@lead $($L)*);
        }
    };
    (@lead) => { () };
    (@lead $L:ident $($rest:ident)*) => { $L::Lead<leading!(@lead $($rest)*), A, B, C> };
}
leading! { L0 L1 L2 L3 L4 L5 L6 L7 }

/// Two dimensions with the same letter; within one operand, a size of 1 does not broadcast.
#[derive(Debug)]
#[doc(hidden)]
pub struct RepeatedLetter<const FIRST: usize, const AGAIN: usize, const WITHIN: bool>;
#[diagnostic::do_not_recommend]
impl<const F: usize, const G: usize, const W: bool> Sealed for RepeatedLetter<F, G, W> {}
/// The two sizes of a letter, and whether they are compatible.
#[doc(hidden)]
pub trait Agrees<A, B, C>: Sealed {
    type First: Dim;
    type Again: Dim;
    type Ok: Bool;
}
impl<const F: usize, const G: usize, A: Shape, B: Shape, C: Shape> Agrees<A, B, C>
    for RepeatedLetter<F, G, true>
where
    Place<F>: Placed,
    Place<G>: Placed,
{
    type First = <Place<F> as Placed>::Size<A, B, C>;
    type Again = <Place<G> as Placed>::Size<A, B, C>;
    type Ok = Same<Self::First, Self::Again>;
}
impl<const F: usize, const G: usize, A: Shape, B: Shape, C: Shape> Agrees<A, B, C>
    for RepeatedLetter<F, G, false>
where
    Place<F>: Placed,
    Place<G>: Placed,
{
    type First = <Place<F> as Placed>::Size<A, B, C>;
    type Again = <Place<G> as Placed>::Size<A, B, C>;
    type Ok = SizesFit<Self::First, Self::Again>;
}

decided! {
    /// Requires compatible sizes of one letter.
    #[diagnostic::on_unimplemented(
        message = "einsum: cannot prove that the sizes {First} and {Again} of the letter {LETTER} are equal",
        label = "this depends on sizes that are generic",
        note = "generic sizes are equal where they have one name"
    )]
    #[doc(hidden)]
    LetterFits [const LETTER: char, First, Again,] [LETTER, First, Again,];
    #[diagnostic::on_unimplemented(
        message = "einsum: the letter {LETTER} has the sizes {First} and {Again}",
        label = "one letter, one size",
        note = "a size of 1 in another operand fits to all; within one operand, equal letters are equal sizes"
    )]
    else LetterDiffers;
}

/// A shape whose number of dimensions is the number of letters of an operand.
#[diagnostic::on_unimplemented(
    message = "einsum: {LETTERS} letters for an operand of the shape {Self}",
    label = "the pattern names {LETTERS} dimensions of this operand",
    note = "each dimension of an operand has a letter: `einsum!(\"bij,bjk->bik\", a, b)`"
)]
#[doc(hidden)]
pub trait HasLetters<const LETTERS: usize>: Shape {}
macro_rules! letters {
    ($($n:literal: $($D:ident)*;)*) => { $(
        #[diagnostic::do_not_recommend]
        impl<$($D: Dim),*> HasLetters<$n> for ($($D,)*) {}
        // A pattern that is invalid by itself; the error is reported elsewhere.
        #[diagnostic::do_not_recommend]
        impl<$($D: Dim),*> HasLetters<{ usize::MAX }> for ($($D,)*) {}
    )* };
}
each_rank!(letters numbered);
