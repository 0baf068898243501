//! `unflatten`: splits one dimension into several. PyTorch's `Tensor.unflatten`.
//!
//! The product of the sizes must be the size of the dimension; one of them may be `_`. PyTorch then views the whole
//! tensor under the new shape, so the strides are those of `view`, including those of the other dimensions of size 1.

use super::infer::{NotYet, Remaining};
use super::view::{Fits, IsRowMajor, SpansTwoContiguousSubspaces};
use super::{
    CannotInfer, DoesNotDivide, ElementCountDiffers, Layout, Spans, Strided, TwoInferred,
    ViewBranch, Viewed,
};
use crate::num::D;
use crate::num::bits::Bool;
use crate::num::nat::Nat;
use crate::shape::{AtMostEight, Axis, Index, Rank, Shape, ShapeOrInfer};

/// The strides that the check of a view computes.
pub trait Found: Sized {
    type Strides: Shape;
}
impl<St: Shape, Q> Found for Fits<St, Q> {
    type Strides = St;
}
impl<Sh, St: Shape> Found for Viewed<Sh, St> {
    type Strides = St;
}
macro_rules! not_found {
    ($([$($N:ident)*] $V:ty;)*) => { $(
        impl<$($N),*> Found for $V {
            type Strides = ();
        }
    )* };
}
not_found! {
    [N] ElementCountDiffers<N>; [] TwoInferred; [N] DoesNotDivide<N>; [] CannotInfer;
    [] SpansTwoContiguousSubspaces; [To] Spans<To>; [] NotYet;
    [P Out] Remaining<P, Out>;
}

type AxisOf<L, const DIM: isize> = <<L as Layout>::Shape as Axis<DIM>>::Index;
/// The size of the dimension.
pub type UnflattenSize<L, const DIM: isize> = <AxisOf<L, DIM> as Index>::Get<<L as Layout>::Shape>;
type IsEmptyList<To> =
    <<<<To as ShapeOrInfer>::Resolve<D<1>> as Shape>::Rank as Rank>::Nat as Nat>::IsZero;

/// The result of the check of a size against the sizes `To`: the result of the check of a view of this dimension
/// alone. An empty list `To` is compatible with size 0 only.
pub(crate) type SizesOf<N, To> =
    <Strided<(<IsEmptyList<To> as Bool>::PickDim<D<0>, N>,), (D<1>,), D<0>> as Layout>::View<To>;
/// The result of the check of `unflatten::<DIM, To>()` on a layout.
pub type UnflattenVerdict<L, const DIM: isize, To> =
    <AxisOf<L, DIM> as Index>::Unflatten<<L as Layout>::Shape, To>;

/// Requires sizes that multiply to that of the dimension.
#[diagnostic::on_unimplemented(
    message = "unflatten: {To} must multiply to the size {Size} of dimension {DIM}",
    label = "the sizes must multiply to {Size}",
    note = "one of them may be `_`, the size that follows from the others: not two, and not where another size is 0"
)]
pub trait MultiplyTo<const DIM: isize, Size, To>: crate::num::Sealed {}
#[diagnostic::do_not_recommend]
impl<const DIM: isize, Size, To, Sh, St> MultiplyTo<DIM, Size, To> for Viewed<Sh, St> {}

/// Checks the sizes of `unflatten`. Generic sizes may leave it open.
#[diagnostic::on_unimplemented(
    message = "unflatten: cannot prove that {To} multiply to the size {Size} of dimension {DIM}",
    label = "this depends on sizes that are generic",
    note = "`x.view::<(..)>()`, of a result `x.reshape::<(..)>()`, takes all sizes, with the bound `ViewAs` of the shape"
)]
pub trait Unflattens<const DIM: isize, Size, To>: crate::num::Sealed {
    /// The resulting shape, with these sizes at the position `I`.
    #[doc(hidden)]
    type Shape<I: Index, S: Shape>: Shape;
    /// The resulting layout.
    #[doc(hidden)]
    type Layout<I: Index, L: Layout>: Layout;
}
#[diagnostic::do_not_recommend]
impl<const DIM: isize, Size, To, Sh: Shape, St> Unflattens<DIM, Size, To> for Viewed<Sh, St> {
    type Shape<I: Index, S: Shape> = Sh::InsertInto<I, I::Remove<S>>;
    type Layout<I: Index, L: Layout> = ViewedWhole<L, Sh::InsertInto<I, I::Remove<L::Shape>>>;
}
macro_rules! rejected {
    ($([$($N:ident)*] $V:ty;)*) => { $(
        #[diagnostic::do_not_recommend]
        impl<const DIM: isize, Size, To, $($N),*> Unflattens<DIM, Size, To> for $V
        where
            Self: MultiplyTo<DIM, Size, To>,
        {
            type Shape<I: Index, S: Shape> = S;
            type Layout<I: Index, L: Layout> = L;
        }
    )* };
}
rejected! {
    [N] ElementCountDiffers<N>; [] TwoInferred; [N] DoesNotDivide<N>; [] CannotInfer; [New] Spans<New>;
}

/// The shape that `unflatten` makes.
pub type UnflattenShape<L, const DIM: isize, To> = <UnflattenVerdict<L, DIM, To> as Unflattens<
    DIM,
    UnflattenSize<L, DIM>,
    To,
>>::Shape<AxisOf<L, DIM>, <L as Layout>::Shape>;

type ViewedWhole<L, To> = Strided<
    To,
    <<IsRowMajor<<L as Layout>::Shape, <L as Layout>::Strides> as ViewBranch>::RowMajor<
        <L as Layout>::Shape,
        <L as Layout>::Strides,
        To,
    > as Found>::Strides,
    <L as Layout>::Offset,
>;

/// The layout that `unflatten::<DIM, To>()` makes. PyTorch's `unflatten`.
pub type Unflattened<L, const DIM: isize, To> = <UnflattenShape<L, DIM, To> as AtMostEight>::Pass<
    <UnflattenVerdict<L, DIM, To> as Unflattens<DIM, UnflattenSize<L, DIM>, To>>::Layout<
        AxisOf<L, DIM>,
        L,
    >,
>;
