//! `t`, `transpose`, `permute`, `movedim`: reorder the dimensions.
//!
//! Sizes and strides are reordered together; the offset is unchanged.

use super::{Layout, RanksAgree, Strided};
use crate::num::bits::{False, True};
use crate::num::{D, Dim, Sealed};
use crate::shape::{At, Axis, AxisOrScalar, Index, Rank, Shape};

type AxisOf<L, const A: isize> = <<L as Layout>::Shape as AxisOrScalar<A>>::Index;
pub(super) type Swap<S, I, J> =
    <J as Index>::Set<<I as Index>::Set<S, <J as Index>::Get<S>>, <I as Index>::Get<S>>;

/// The layout of `transpose::<A, B>()`: two dimensions swapped. PyTorch's `transpose`.
pub type Transposed<L, const A: isize, const B: isize> =
    <L as Layout>::Swap<AxisOf<L, A>, AxisOf<L, B>>;

pub(super) type Move<S, I, J> = <J as Index>::Insert<<I as Index>::Remove<S>, <I as Index>::Get<S>>;

/// The layout of `movedim::<A, B>()`: dimension `A` moved to position `B`. PyTorch's `movedim`.
pub type Moved<L, const A: isize, const B: isize> = <L as Layout>::Move<AxisOf<L, A>, AxisOf<L, B>>;

/// A shape with at most two dimensions, which `t()` can transpose.
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

/// The layout that `t()` makes of a matrix. PyTorch's `t`.
///
/// It is defined for every shape: `Matrix` reports the error. If the return type did not exist, rustc would report
/// that the method is missing, because the type depends on no argument.
pub type MatrixTransposed<L> = Strided<
    <<<L as Layout>::Shape as Shape>::Rank as Rank>::Transpose<<L as Layout>::Shape>,
    <<<L as Layout>::Shape as Shape>::Rank as Rank>::Transpose<<L as Layout>::Strides>,
    <L as Layout>::Offset,
>;

/// A list of dimensions of the shape `S`.
#[diagnostic::on_unimplemented(
    message = "permute: `{Self}` names a dimension that the shape {S} does not have",
    label = "a dimension is out of range",
    note = "dimensions count from 0, the outermost, or from -1, the innermost, backwards",
    note = "write every dimension once, in `Dims![..]` and not in `Shape![..]`: `x.permute::<Dims![2, 0, 1]>()`"
)]
pub trait DimList<S: Shape>: Sealed {
    #[doc(hidden)]
    type Apply<L: Layout>: Layout;
    /// The result of the check that each dimension is named once.
    #[doc(hidden)]
    type Verdict;
}
#[diagnostic::do_not_recommend]
impl<S: Shape> DimList<S> for () {
    type Apply<L: Layout> = Strided<(), (), L::Offset>;
    type Verdict = <RanksAgree<S, ()> as PermuteBranch>::Order<()>;
}
macro_rules! dim_lists {
    ($($($N:ident)*;)*) => { $(
        #[diagnostic::do_not_recommend]
        impl<S: Shape, $(const $N: isize),*> DimList<S> for ($(At<$N>,)*)
        where
            $(S: Axis<$N>,)*
        {
            type Apply<L: Layout> = Strided<
                ($(<<S as Axis<$N>>::Index as Index>::Get<L::Shape>,)*),
                ($(<<S as Axis<$N>>::Index as Index>::Get<L::Strides>,)*),
                L::Offset,
            >;
            // A list of full length that leaves out no dimension names each of them once.
            type Verdict = <RanksAgree<S, ($(dim_lists!(@zero $N),)*)> as PermuteBranch>::Order<
                dim_lists!(@mark [($(dim_lists!(@zero $N),)*)] $($N)*),
            >;
        }
    )* };
    (@zero $N:ident) => { D<0> };
    (@mark [$marks:ty]) => { $marks };
    (@mark [$marks:ty] $N:ident $($rest:ident)*) => {
        dim_lists!(@mark [<<S as Axis<$N>>::Index as Index>::Set<$marks, D<1>>] $($rest)*)
    };
}
each_rank!(dim_lists);

/// Each dimension is named once.
#[derive(Debug)]
pub struct Ordered;
#[diagnostic::do_not_recommend]
impl crate::num::Sealed for Ordered {}
/// A dimension is left out, or there are more entries than dimensions.
#[derive(Debug)]
pub struct LeavesOut;
#[diagnostic::do_not_recommend]
impl crate::num::Sealed for LeavesOut {}
/// A dimension is named twice.
#[derive(Debug)]
pub struct NamedTwice;
#[diagnostic::do_not_recommend]
impl crate::num::Sealed for NamedTwice {}

/// The branches of this rule.
pub trait PermuteBranch: Sized {
    /// The result, where the branch is whether the list has full length; 0 marks a dimension that the list leaves out.
    type Order<Marks: Shape>;
    /// The result, where the branch is whether the list leaves out a dimension.
    type LeftOut;
}
impl PermuteBranch for True {
    type Order<Marks: Shape> = <Marks::IsEmpty as PermuteBranch>::LeftOut;
    type LeftOut = NamedTwice;
}
impl PermuteBranch for False {
    type Order<Marks: Shape> = LeavesOut;
    type LeftOut = Ordered;
}

/// Checks a list of dimensions.
pub trait Permutes<P, S>: crate::num::Sealed {
    #[doc(hidden)]
    type Pass<L: Layout>: Layout;
}
/// Checks that a list names every dimension.
#[diagnostic::on_unimplemented(
    message = "permute: `{P}` does not name every dimension of the shape {S}",
    label = "one entry for each dimension",
    note = "write every dimension once: `x.permute::<Dims![2, 0, 1]>()`"
)]
pub trait NamesAll<P, S>: crate::num::Sealed {}
/// Checks that a list names no dimension twice.
#[diagnostic::on_unimplemented(
    message = "permute: `{P}` names a dimension of the shape {S} twice",
    label = "a dimension is named twice",
    note = "write every dimension once: `x.permute::<Dims![2, 0, 1]>()`"
)]
pub trait EachOnce<P, S>: crate::num::Sealed {}
pass! {
    [P S] Permutes<P, S>, Ordered;
}
because! {
    [P S] Permutes<P, S>, LeavesOut: NamesAll<P, S>;
    [P S] Permutes<P, S>, NamedTwice: EachOnce<P, S>;
}
/// The result of the check that a list names each dimension once.
pub type PermuteVerdict<L, P> = <P as DimList<<L as Layout>::Shape>>::Verdict;
/// The layout of `permute::<P>()`: the dimensions in the order of `P`. PyTorch's `permute`.
pub type Permuted<L, P> = <P as DimList<<L as Layout>::Shape>>::Apply<
    <PermuteVerdict<L, P> as Permutes<P, <L as Layout>::Shape>>::Pass<L>,
>;
