//! `cat` and `stack`: join tensors along a dimension, or along a new one. PyTorch's `cat` and `stack`.
//!
//! `cat`: requires that all other sizes are equal; the sizes of the dimension are added. `stack`: requires that all
//! sizes are equal; the size of the new dimension is the number of tensors.

use super::bound::decided;
use crate::num::bits::True;
use crate::num::{Add, D};
use crate::shape::{Index, SameShape};

/// Whether two shapes differ at most in the dimension `I`.
pub type CatVerdict<I, A, B> = SameShape<<I as Index>::Set<A, D<0>>, <I as Index>::Set<B, D<0>>>;

decided! {
    /// Requires shapes that `cat` accepts.
    #[diagnostic::on_unimplemented(
        message = "cat: cannot prove that the shapes differ from {A} in dimension {DIM} alone",
        label = "this depends on sizes that are generic",
        note = "generic sizes are equal where they have one name"
    )]
    CatFits [const DIM: isize, A, B,] [DIM, A, B,];
    #[diagnostic::on_unimplemented(
        message = "cat: incompatible shapes along dimension {DIM}: {A} and {B}",
        label = "their other sizes differ",
        note = "all have equally many dimensions, and only dimension {DIM} may differ in size",
        note = "along a new dimension, `stack` joins tensors of one shape"
    )]
    else CatDiffer;
}

/// The shape of the result of `cat` for two tensors.
pub type Joined<I, A, B> = <I as Index>::Set<A, Add<<I as Index>::Get<A>, <I as Index>::Get<B>>>;

/// Whether two shapes are equal.
pub type StackVerdict<A, B> = SameShape<A, B>;

decided! {
    /// Requires shapes that `stack` accepts.
    #[diagnostic::on_unimplemented(
        message = "stack: cannot prove that all shapes are {A}",
        label = "this depends on sizes that are generic",
        note = "generic sizes are equal where they have one name"
    )]
    StackFits [A, B,] [A, B,];
    #[diagnostic::on_unimplemented(
        message = "stack: the shapes {A} and {B} differ",
        label = "all tensors have one shape",
        note = "along a dimension that they have, `cat` joins tensors that differ in its size"
    )]
    else StackDiffer;
}

/// Requires an array of at least one tensor, which gives the shape.
pub trait JoinsSome: crate::num::Sealed {}
#[diagnostic::do_not_recommend]
impl JoinsSome for True {}
