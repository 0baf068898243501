//! `repeat` and `repeat_interleave`: repeat the elements. PyTorch's `repeat` and `repeat_interleave`.
//!
//! From the innermost dimension outwards, each size is multiplied by its number of repetitions; the remaining numbers
//! are new leading dimensions. There must be at least as many numbers as dimensions.

use crate::num::bits::{Bool, Ordering, True};
use crate::num::nat::Nat;
use crate::num::{Dim, Mul, Named};
use crate::shape::{Axis, Cons, Index, List, Nil, Rank, Shape};

/// The numbers of repetitions, innermost first.
pub trait RepeatBy: Sized {
    /// The sizes `B`, each multiplied by its number.
    type Repeat<B: List, Out: Shape>: Shape;
    /// These sizes: the innermost multiplied by `K`, the others by `R`.
    type RepeatCons<K: Dim, R: List, Out: Shape>: Shape;
}
impl RepeatBy for Nil {
    type Repeat<B: List, Out: Shape> = Out;
    type RepeatCons<K: Dim, R: List, Out: Shape> = R::Repeat<Nil, Out::Prepend<K>>;
}
impl<N: Dim, T: List> RepeatBy for Cons<N, T> {
    type Repeat<B: List, Out: Shape> = B::RepeatCons<N, T, Out>;
    // A dimension that is repeated once keeps its size, even if it is generic.
    type RepeatCons<K: Dim, R: List, Out: Shape> =
        R::Repeat<T, Out::Prepend<<K::IsOne as Bool>::PickDim<N, Mul<K, N>>>>;
}

/// Whether there are at least as many numbers as dimensions.
pub type RepeatVerdict<S, R> = <<<<<S as Shape>::Rank as Rank>::Nat as Nat>::Cmp<
    <<R as Shape>::Rank as Rank>::Nat,
> as Ordering>::IsGreater as Bool>::Not;

/// Checks the numbers of `repeat`.
#[diagnostic::on_unimplemented(
    message = "repeat: {R} does not say for each dimension of the shape {S} how often",
    label = "a number for each dimension",
    note = "a dimension that stays is repeated once: `x.repeat::<Shape![1, 3]>()`"
)]
pub trait RepeatCovers<S: Shape, R: Shape>: crate::num::Sealed {
    #[doc(hidden)]
    type Shape: Shape;
}
#[diagnostic::do_not_recommend]
impl<S: Shape, R: Shape> RepeatCovers<S, R> for True {
    type Shape = <R::Dims as RepeatBy>::Repeat<S::Dims, ()>;
}

/// The shape that `repeat::<R>()` makes.
pub type Repeated<S, R> = <RepeatVerdict<S, R> as RepeatCovers<S, R>>::Shape;

/// The shape of `a.kron(b)`: the products of the sizes, from the innermost dimension outwards.
pub type KronShape<A, B> = <RepeatVerdict<B, A> as Bool>::PickShape<
    <<A as Shape>::Dims as RepeatBy>::Repeat<<B as Shape>::Dims, ()>,
    <<B as Shape>::Dims as RepeatBy>::Repeat<<A as Shape>::Dims, ()>,
>;

type IndexOf<S, const DIM: isize> = <S as Axis<DIM>>::Index;
/// The shape that `repeat_interleave::<DIM, N>()` makes.
pub type RepeatInterleaved<S, const DIM: isize, const N: usize> =
    <IndexOf<S, DIM> as Index>::Set<S, Mul<Named<N>, <IndexOf<S, DIM> as Index>::Get<S>>>;
