//! The shapes of results, with the verdict on empty dimensions.

use crate::layout::proven;
use crate::layout::{Contiguous, DroppedFrom, Layout, NamedDims, NamedOnce, NamesOnce, Places};
use crate::num::bits::{Bool, False, True};
use crate::num::{D, IsZeroOf, NonZero};
use crate::shape::{AxisOrScalar, Index, Shape};

proven! {
    /// A shape with at least one element, so that a smallest and a largest element exist.
    #[diagnostic::on_unimplemented(
        message = "cannot prove that a tensor of the shape {Self} has an element",
        label = "a generic size may be 0",
        note = "write `N: NonZeroDim` instead of `N: Dim` for each generic size, or `{Self}: NonEmpty` of a generic shape; `x.elements()` also visits no element"
    )]
    NonEmpty [] of Shape, by HasElements [], NonEmptyBy, NonEmptyProven;
    #[diagnostic::on_unimplemented(
        message = "cannot take the minimum or maximum of an empty tensor of the shape {X_}",
        label = "a size is 0"
    )]
    else IsEmpty;
    /// A shape with at least one element, so that there are quantiles.
    #[diagnostic::on_unimplemented(
        message = "`quantile`: cannot prove that a tensor of the shape {Self} has an element",
        label = "a generic size may be 0",
        note = "add the bound `{Self}: HasQuantile`"
    )]
    HasQuantile [] of Shape, by HasElements [], HasQuantileBy, HasQuantileProven;
    #[diagnostic::on_unimplemented(
        message = "`quantile` of an empty tensor of the shape {X_}",
        label = "a size is 0",
        note = "of no element there is none; PyTorch raises an error, too"
    )]
    else HasNoQuantile;
}

pub(crate) type HasElements<S> = <<S as Shape>::IsEmpty as Bool>::Not;

/// Requires an element along dimensions.
#[diagnostic::on_unimplemented(
    message = "cannot take the minimum or maximum along an empty dimension of the shape {S}",
    label = "a size is 0"
)]
pub trait SomeElementAlong<S>: crate::num::Sealed {}
#[diagnostic::do_not_recommend]
impl<S> SomeElementAlong<S> for True {}

/// Dimensions with at least one element, so that a smallest and a largest element exist. Generic sizes may leave it open.
#[diagnostic::on_unimplemented(
    message = "cannot prove that the reduced dimensions of the shape {S} have an element",
    label = "a generic size may be 0",
    note = "reduce one dimension after the other: `x.amax_dim::<DIM>()` takes a size `N: NonZeroDim`"
)]
pub trait NonEmptyAlong<S>: crate::num::Sealed {
    #[doc(hidden)]
    type Pass<Out: Shape>: Shape;
}

#[diagnostic::do_not_recommend]
impl<S> NonEmptyAlong<S> for True {
    type Pass<Out: Shape> = Out;
}
#[diagnostic::do_not_recommend]
impl<S> NonEmptyAlong<S> for False
where
    Self: SomeElementAlong<S>,
{
    type Pass<Out: Shape> = Out;
}

pub(crate) type HasAlong<S, P> = <<P as Places>::OneIsEmpty<S> as Bool>::Not;

/// The size of dimension `DIM`.
pub type SizeAlong<S, const DIM: isize> = <<S as AxisOrScalar<DIM>>::Index as Index>::Get<S>;

/// A size of a shape `S` for which a smallest and a largest element exist, by the verdict `Z` on whether it is 0.
pub trait Searched<S, Z>: crate::num::Sealed {
    #[doc(hidden)]
    type Pass<Out: Shape>: Shape;
}

#[diagnostic::do_not_recommend]
impl<N: crate::num::Sealed, S> Searched<S, False> for N {
    type Pass<Out: Shape> = Out;
}

impl<N: SearchedForNothing<S>, S> Searched<S, True> for N {
    type Pass<Out: Shape> = Out;
}

// Never used: a second candidate prevents rustc from choosing one before the verdict is known.
#[diagnostic::do_not_recommend]
impl<N: crate::num::Sealed, S> Searched<S, crate::shape::NoShape> for N {
    type Pass<Out: Shape> = Out;
}

/// Never satisfied: a search over no elements.
#[diagnostic::on_unimplemented(
    message = "cannot take the minimum or maximum along an empty dimension of the shape {S}",
    label = "a size is 0"
)]
pub trait SearchedForNothing<S>: crate::num::Zero {}

// Depends on the verdict, so that its reason is the error.
pub(crate) type Found<S, const DIM: isize, Out> =
    <NonZero<SizeAlong<S, DIM>> as Searched<S, IsZeroOf<SizeAlong<S, DIM>>>>::Pass<Out>;

// Depends on the verdict, as below.
pub(super) type SomeAlong<S, P, Out> = <HasAlong<S, P> as NonEmptyAlong<S>>::Pass<Out>;

/// The shape without dimension `DIM`.
pub type Without<S, const DIM: isize> = <<S as AxisOrScalar<DIM>>::Index as Index>::Remove<S>;

/// The shape with 1 for dimension `DIM`.
pub type Keeping<S, const DIM: isize> = <<S as AxisOrScalar<DIM>>::Index as Index>::Set<S, D<1>>;

type PlacesOf<S, P, Op> = <P as NamedDims<S, Op>>::Places;

// Depends on the verdict, so that its reason is the error.
type AfterVerdict<S, P, Op, Out> = <<NamesOnce<Contiguous<S>, P, Op> as NamedOnce<P, S, Op>>::Pass<
    Contiguous<Out>,
> as Layout>::Shape;

/// The shape without the dimensions that `P` names.
pub type WithoutDims<S, P, Op> = AfterVerdict<S, P, Op, DroppedFrom<S, PlacesOf<S, P, Op>>>;

/// The shape with 1 for each dimension that `P` names.
pub type KeepingDims<S, P, Op> = AfterVerdict<S, P, Op, <PlacesOf<S, P, Op> as Places>::Mark<S>>;
