//! `gather`, `scatter_` and related operations: the sizes of their index. PyTorch's functions of these names.
//!
//! Requires that the index has as many dimensions as the tensor, and that none of its sizes is larger, except along the
//! indexed dimension. Requires that the source of a `scatter_` is at least as large as the index in every dimension.

use super::Positions;
use super::bound::{Sizes, decided};
use crate::num::bits::{Bool, False, Ordering, True};
use crate::num::nat::Nat;
use crate::num::{D, Dim, Same, Sealed};
use crate::shape::{AxisOrScalar, Cons, Index, List, Nil, NoShape, Rank, SameShape, Shape};

/// The sizes, innermost first.
pub trait CoverBy: Sized {
    /// Whether `B` has the same number of sizes, none of them larger.
    type Covers<B: List>: Bool;
    type CoveredCons<N: Dim, R: List>: Bool;
}
impl CoverBy for Nil {
    type Covers<B: List> = B::IsNil;
    type CoveredCons<N: Dim, R: List> = False;
}
impl<A: Dim, T: List> CoverBy for Cons<A, T> {
    type Covers<B: List> = B::CoveredCons<A, T>;
    // A size is not larger than itself, even if it is generic.
    type CoveredCons<N: Dim, R: List> = <<Same<N, A> as Bool>::Or<
        <<<A::Nat as Nat>::Cmp<N::Nat> as Ordering>::IsGreater as Bool>::Not,
    > as Bool>::And<R::Covers<T>>;
}

/// Whether the index `X` fits the shape `S` along the dimension `I`.
pub type GatherVerdict<I, S, X> =
    <<<I as Index>::Set<S, <I as Index>::Get<X>> as Shape>::Dims as CoverBy>::Covers<
        <X as Shape>::Dims,
    >;
/// Whether the source `Src` is at least as large as the index `X`.
pub type SourceVerdict<Src, X> = <<Src as Shape>::Dims as CoverBy>::Covers<<X as Shape>::Dims>;

// As `proven!` does it, for a bound with a constant, and without `Shape` as a supertrait: generic code that names the bound
// keeps all that it knows of the shape.
/// A shape that `gather::<DIM>` takes with an index of the shape `X`. Use this bound where a size of the index has
/// another name than that of the tensor.
///
/// ```
/// use stridewise::layout::GatherWith;
/// use stridewise::prelude::*;
/// /// One element of each of the first rows, as many as the index has.
/// fn picked<N: Dim, M: Dim, K: Dim>(
///     x: &Tensor<f32, (N, M)>,
///     index: &Tensor<i64, (K, D<1>)>,
/// ) -> Result<Tensor<f32, (K, D<1>)>, IndicesError>
/// where
///     (N, M): GatherWith<1, (K, D<1>)>,
/// {
///     Ok(x.gather::<1>(index)?.eval())
/// }
/// let x = tensor![[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]];
/// assert_eq!(picked(&x, &tensor![[1], [0]])?, tensor![[2.0], [3.0]]);
/// # Ok::<(), IndicesError>(())
/// ```
#[diagnostic::on_unimplemented(
    message = "gather: cannot prove that an index of the shape {X} fits the shape {Self} along dimension {DIM}",
    label = "this depends on sizes that are generic",
    note = "generic sizes are equal where they have one name; else add the bound `{Self}: GatherWith<{DIM}, {X}>`"
)]
pub trait GatherWith<const DIM: isize, X>:
    GatherWithRule<DIM, X> + GatherWithBy<DIM, X, <Self as GatherWithRule<DIM, X>>::Verdict>
{
}
#[diagnostic::do_not_recommend]
impl<S, const DIM: isize, X> GatherWith<DIM, X> for S where
    S: GatherWithRule<DIM, X> + GatherWithProven<DIM, X, <S as GatherWithRule<DIM, X>>::Verdict>
{
}
/// A shape, and the result of the check.
#[cfg_attr(doc, doc(hidden))]
pub trait GatherWithRule<const DIM: isize, X>: Sealed {
    #[doc(hidden)]
    type Verdict;
}
#[diagnostic::do_not_recommend]
impl<S: AxisOrScalar<DIM>, const DIM: isize, X: Shape> GatherWithRule<DIM, X> for S {
    type Verdict = GatherVerdict<<S as AxisOrScalar<DIM>>::Index, S, X>;
}
/// Requires that the result `V` of the check is no rejection: it may be unknown.
#[cfg_attr(doc, doc(hidden))]
pub trait GatherWithBy<const DIM: isize, X, V>: Sealed {
    #[doc(hidden)]
    type Passes;
}
/// Requires that the result `V` of the check is known.
#[cfg_attr(doc, doc(hidden))]
pub trait GatherWithProven<const DIM: isize, X, V>: GatherWithBy<DIM, X, V> {}
macro_rules! gathers {
    ($($(#[$unless:meta])? $V:ty $(where $Rejected:path)?;)*) => { $(
        $(#[$unless])?
        impl<S: Shape, const DIM: isize, X> GatherWithBy<DIM, X, $V> for S
        $(where Sizes: $Rejected)?
        {
            type Passes = ();
        }
        $(#[$unless])?
        impl<S: Shape, const DIM: isize, X> GatherWithProven<DIM, X, $V> for S
        $(where Sizes: $Rejected)?
        {
        }
    )* };
}
gathers! {
    #[diagnostic::do_not_recommend]
    True;
    False where IndexExceeds<S, DIM, X>;
    // Never used: with a second candidate, rustc does not guess the first before the result is known.
    #[diagnostic::do_not_recommend]
    NoShape;
}
/// Never implemented: the check rejects sizes that are known.
#[diagnostic::on_unimplemented(
    message = "gather: an index of the shape {X} does not fit the shape {S} along dimension {DIM}",
    label = "the index has more dimensions, fewer, or a larger size",
    note = "both have equally many dimensions; but for dimension {DIM}, the index is nowhere larger"
)]
#[cfg_attr(doc, doc(hidden))]
pub trait IndexExceeds<S, const DIM: isize, X>: Sealed {}

decided! {
    /// Requires an index that fits.
    #[diagnostic::on_unimplemented(
        message = "{Op}: cannot prove that an index of the shape {X} fits the shape {S} along dimension {DIM}",
        label = "generic sizes are equal where they have one name"
    )]
    GatherFits [const DIM: isize, S, X, Op,] [DIM, S, X, Op,];
    #[diagnostic::on_unimplemented(
        message = "{Op}: an index of the shape {X} does not fit the shape {S} along dimension {DIM}",
        label = "the index has more dimensions, fewer, or a larger size",
        note = "both have equally many dimensions; but for dimension {DIM}, the index is nowhere larger"
    )]
    else IndexLarger;
}

decided! {
    /// Requires a source that covers the index.
    #[diagnostic::on_unimplemented(
        message = "{Op}: cannot prove that a source of the shape {Src} covers an index of the shape {X}",
        label = "generic sizes are equal where they have one name"
    )]
    SourceCovers [Src, X, Op,] [Src, X, Op,];
    #[diagnostic::on_unimplemented(
        message = "{Op}: a source of the shape {Src} does not cover an index of the shape {X}",
        label = "the source needs an element for each index",
        note = "both have equally many dimensions, and the source is nowhere smaller"
    )]
    else SourceSmaller;
}

/// Whether a shape has one dimension.
pub type OneDimension<S> = <<<S as Shape>::Rank as Rank>::Nat as Nat>::IsOne;

/// Requires indices with one dimension.
#[diagnostic::on_unimplemented(
    message = "{Op}: the indices have the shape {X}, not one dimension",
    label = "one dimension of indices",
    note = "`x.gather::<DIM>(&index)` takes an index of as many dimensions as `x`"
)]
pub trait Indices<X, Op>: crate::num::Sealed {}
#[diagnostic::do_not_recommend]
impl<X, Op> Indices<X, Op> for True {}

/// Requires boundaries with one dimension.
#[diagnostic::on_unimplemented(
    message = "bucketize: the boundaries have the shape {S}, not one dimension",
    label = "one dimension of boundaries",
    note = "`rows.searchsorted(&values)` takes a row of sorted elements for each row of values"
)]
pub trait Boundaries<S>: crate::num::Sealed {}
#[diagnostic::do_not_recommend]
impl<S> Boundaries<S> for True {}

type LastOf<S> = <<S as Shape>::Rank as Positions>::Last;
/// Whether the sorted elements are one row, or one row for each row of the values `V`: the shapes differ at most in the
/// last size.
pub type SearchVerdict<S, V> = <OneDimension<S> as Bool>::Or<
    <<<<<S as Shape>::Rank as Rank>::Nat as Nat>::IsZero as Bool>::Not as Bool>::And<
        SameShape<<LastOf<S> as Index>::Set<S, D<0>>, <LastOf<S> as Index>::Set<V, D<0>>>,
    >,
>;

decided! {
    /// Requires sorted elements whose shape fits the searched values.
    #[diagnostic::on_unimplemented(
        message = "searchsorted: cannot prove that sorted elements {S} and values {V} have equally many rows",
        label = "generic sizes are equal where they have one name"
    )]
    SearchFits [S, V,] [S, V,];
    #[diagnostic::on_unimplemented(
        message = "searchsorted: incompatible shapes: sorted elements {S}, values {V}",
        label = "one row of sorted elements, or one for each row of the values",
        note = "sorted elements of several rows have the shape of the values, but for the last size"
    )]
    else SearchDiffers;
}

/// Whether the source `Src` has the shape `S`, with the number of the indices `X` as the size of the dimension `I`.
pub type SlicesVerdict<I, S, X, Src> = SameShape<<I as Index>::Set<S, <X as Shape>::Get0>, Src>;

decided! {
    /// Requires a source with one slice for each index.
    #[diagnostic::on_unimplemented(
        message = "{Op}: cannot prove that a source of the shape {Src} fits the shape {S} with the indices {X} along dimension {DIM}",
        label = "generic sizes are equal where they have one name"
    )]
    SlicesFit [const DIM: isize, S, X, Src, Op,] [DIM, S, X, Src, Op,];
    #[diagnostic::on_unimplemented(
        message = "{Op}: a source of the shape {Src} does not fit the shape {S} with the indices {X} along dimension {DIM}",
        label = "a slice of the source for each index",
        note = "the source has the shape of the tensor, but along dimension {DIM} the number of indices"
    )]
    else SlicesDiffer;
}
