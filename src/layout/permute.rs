//! `t`, `transpose`, `permute`, `movedim`: the dimensions in another order.
//!
//! Sizes and strides change places together; the offset stays.

use super::{Layout, Strided};
use crate::num::bits::True;
use crate::num::nat::Nat;
use crate::num::{D, Dim, Sealed};
use crate::shape::{At, Axis, AxisOrScalar, Index, NumelNat, Rank, Shape};

type AxisOf<L, const A: isize> = <<L as Layout>::Shape as AxisOrScalar<A>>::Index;
type Swap<S, I, J> =
    <J as Index>::Set<<I as Index>::Set<S, <J as Index>::Get<S>>, <I as Index>::Get<S>>;

/// The layout with dimensions `A` and `B` swapped.
pub type Transposed<L, const A: isize, const B: isize> = Strided<
    Swap<<L as Layout>::Shape, AxisOf<L, A>, AxisOf<L, B>>,
    Swap<<L as Layout>::Strides, AxisOf<L, A>, AxisOf<L, B>>,
    <L as Layout>::Offset,
>;

type Move<S, I, J> = <J as Index>::Insert<<I as Index>::Remove<S>, <I as Index>::Get<S>>;

/// The layout with dimension `A` moved to the place `B`.
pub type Moved<L, const A: isize, const B: isize> = Strided<
    Move<<L as Layout>::Shape, AxisOf<L, A>, AxisOf<L, B>>,
    Move<<L as Layout>::Strides, AxisOf<L, A>, AxisOf<L, B>>,
    <L as Layout>::Offset,
>;

/// A shape of at most two dimensions, which `t()` can transpose.
#[diagnostic::on_unimplemented(
    message = "t() expects at most 2 dimensions, the shape is {Self}",
    label = "more than 2 dimensions",
    note = "name the two dimensions: `x.transpose::<0, 1>()`"
)]
pub trait Matrix: Shape {}
#[diagnostic::do_not_recommend]
impl Matrix for () {}
#[diagnostic::do_not_recommend]
impl<A: Dim> Matrix for (A,) {}
#[diagnostic::do_not_recommend]
impl<A: Dim, B: Dim> Matrix for (A, B) {}

/// The transposed layout of a matrix.
///
/// It exists for every shape: a return type that did not would make rustc call the method missing,
/// because nothing in it waits for an argument. `Matrix` refuses.
pub type MatrixTransposed<L> = Strided<
    <<<L as Layout>::Shape as Shape>::Rank as Rank>::Transpose<<L as Layout>::Shape>,
    <<<L as Layout>::Shape as Shape>::Rank as Rank>::Transpose<<L as Layout>::Strides>,
    <L as Layout>::Offset,
>;

/// A list of as many dimensions as the shape `S` has.
#[diagnostic::on_unimplemented(
    message = "permute: `{Self}` is not a list of the dimensions of the shape {S}",
    label = "one entry for each dimension",
    note = "write every dimension once: `x.permute::<Dims![2, 0, 1]>()`"
)]
pub trait DimList<S: Shape>: Sealed {
    #[doc(hidden)]
    type Apply<T: Shape>: Shape;
    /// 1 for every dimension that is named, 0 for the others.
    #[doc(hidden)]
    type Marks: Shape;
}
impl DimList<()> for () {
    type Apply<T: Shape> = ();
    type Marks = ();
}
macro_rules! dim_lists {
    ($($($D:ident $N:ident)*;)*) => { $( dim_lists! { @impl ($($D,)*) ($($D $N)*) } )* };
    (@impl $S:tt ($($D:ident $N:ident)*)) => {
        impl<$($D: Dim,)* $(const $N: isize),*> DimList<$S> for ($(At<$N>,)*)
        where
            $($S: Axis<$N>,)*
        {
            type Apply<T: Shape> = ($(<<$S as Axis<$N>>::Index as Index>::Get<T>,)*);
            type Marks = dim_lists!(@mark $S [($(dim_lists!(@zero $D),)*)] $($N)*);
        }
    };
    (@zero $D:ident) => { D<0> };
    (@mark $S:tt [$marks:ty]) => { $marks };
    (@mark $S:tt [$marks:ty] $N:ident $($rest:ident)*) => {
        dim_lists!(@mark $S [<<$S as Axis<$N>>::Index as Index>::Set<$marks, D<1>>] $($rest)*)
    };
}
dim_lists! {
    A NA;
    A NA B NB;
    A NA B NB C NC;
    A NA B NB C NC E NE;
    A NA B NB C NC E NE F NF;
    A NA B NB C NC E NE F NF G NG;
    A NA B NB C NC E NE F NF G NG H NH;
    A NA B NB C NC E NE F NF G NG H NH I NI;
}

/// The verdict on a list of dimensions: each is named once.
#[diagnostic::on_unimplemented(
    message = "permute: `{P}` names a dimension of the shape {S} twice",
    label = "a dimension is named twice",
    note = "write every dimension once: `x.permute::<Dims![2, 0, 1]>()`"
)]
pub trait EachOnce<P, S> {
    #[doc(hidden)]
    type Pass<T: Shape>: Shape;
}
#[diagnostic::do_not_recommend]
impl<P, S> EachOnce<P, S> for True {
    type Pass<T: Shape> = T;
}
/// Whether a list names each dimension.
pub type NamesEach<L, P> = <NumelNat<<P as DimList<<L as Layout>::Shape>>::Marks> as Nat>::IsOne;
type Pass<L, P, T> = <NamesEach<L, P> as EachOnce<P, <L as Layout>::Shape>>::Pass<
    <P as DimList<<L as Layout>::Shape>>::Apply<T>,
>;

/// The layout with its dimensions in the order of the list `P`.
pub type Permuted<L, P> = Strided<
    Pass<L, P, <L as Layout>::Shape>,
    Pass<L, P, <L as Layout>::Strides>,
    <L as Layout>::Offset,
>;
