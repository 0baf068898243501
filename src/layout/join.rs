//! `cat` and `stack`: tensors one after the other along a dimension, or along a new one. PyTorch's `cat`
//! and `stack`.
//!
//! `cat`: the sizes of the dimension add up, all others are the same. `stack`: all sizes are the same, and
//! the new dimension counts the tensors.

use crate::num::bits::True;
use crate::num::{Add, D};
use crate::shape::{Index, SameShape};

/// Whether two shapes differ in the dimension `I` at most.
pub type CatVerdict<I, A, B> = SameShape<<I as Index>::Set<A, D<0>>, <I as Index>::Set<B, D<0>>>;

/// The verdict on `cat`.
#[diagnostic::on_unimplemented(
    message = "cat: incompatible shapes along dimension {DIM}: {A} and {B}",
    label = "their other sizes differ",
    note = "all have equally many dimensions, and only dimension {DIM} may differ in size",
    note = "along a new dimension, `stack` joins tensors of one shape"
)]
pub trait CatFits<const DIM: isize, A, B>: crate::num::Sealed {}
#[diagnostic::do_not_recommend]
impl<const DIM: isize, A, B> CatFits<DIM, A, B> for True {}

/// The shape that `cat` makes of two.
pub type Joined<I, A, B> = <I as Index>::Set<A, Add<<I as Index>::Get<A>, <I as Index>::Get<B>>>;

/// Whether two shapes are the same.
pub type StackVerdict<A, B> = SameShape<A, B>;

/// The verdict on `stack`.
#[diagnostic::on_unimplemented(
    message = "stack: the shapes {A} and {B} differ",
    label = "all tensors have one shape",
    note = "along a dimension that they have, `cat` joins tensors that differ in its size"
)]
pub trait StackFits<A, B>: crate::num::Sealed {}
#[diagnostic::do_not_recommend]
impl<A, B> StackFits<A, B> for True {}

/// An array of at least one tensor, which says what the shape is.
pub trait JoinsSome: crate::num::Sealed {}
#[diagnostic::do_not_recommend]
impl JoinsSome for True {}
