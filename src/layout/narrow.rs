//! `narrow` and `select`: a part of one dimension, or one index of it.
//!
//! The offset moves to the first element of the part; `select` then drops the dimension.

use core::marker::PhantomData;

use super::{Extent, Layout, Strided};
use crate::num::bits::{Bool, False, Ordering, True};
use crate::num::nat::Nat;
use crate::num::{Dim, Named};
use crate::shape::{At, Axis, Index, Place, Position};

type AxisOf<L, const DIM: isize> = <<L as Layout>::Shape as Axis<DIM>>::Index;
/// The stride of dimension `DIM`.
pub type StrideAt<L, const DIM: isize> = <AxisOf<L, DIM> as Index>::Get<<L as Layout>::Strides>;
/// The size of dimension `DIM`.
pub type SizeAt<L, const DIM: isize> = <AxisOf<L, DIM> as Index>::Get<<L as Layout>::Shape>;

/// The part lies there.
#[derive(Debug)]
pub struct Lies<L>(PhantomData<L>);
#[diagnostic::do_not_recommend]
impl<L> crate::num::Sealed for Lies<L> {}
/// The part reaches beyond the dimension.
#[derive(Debug)]
pub struct OutOfRange;

/// The verdict on `narrow`.
#[diagnostic::on_unimplemented(
    message = "narrow: start {START} + length {LEN} exceeds the size {Size} of dimension {DIM}",
    label = "reaches beyond dimension {DIM}",
    note = "`x.narrow::<DIM, START, LEN>()` needs a START + LEN of at most the size, {Size}"
)]
pub trait NarrowFits<const DIM: isize, const START: isize, const LEN: usize, Size>:
    crate::num::Sealed
{
    #[doc(hidden)]
    type Layout: Layout;
}
#[diagnostic::do_not_recommend]
impl<const DIM: isize, const START: isize, const LEN: usize, Size, L: Layout>
    NarrowFits<DIM, START, LEN, Size> for Lies<L>
{
    type Layout = L;
}

// Whether `Len` indices from `Start` lie within the size.
pub(super) type RangeFits<Start, Len, Size> = <<Start as Place>::Reached<Size> as Bool>::And<
    <<<<<Start as Place>::Resolve<Size> as Nat>::Add<<Len as Dim>::Nat> as Nat>::Cmp<
        Size,
    > as Ordering>::IsGreater as Bool>::Not,
>;
// The offset `O`, moved to the index `At` of a dimension.
pub(super) type Moved<O, At, Size, Stride> =
    <<<<At as Place>::Resolve<<Size as Dim>::Nat> as Nat>::Mul<<Stride as Dim>::Nat> as Nat>::Add<
        <O as Dim>::Nat,
    > as Nat>::Dim;

/// The verdict on `narrow::<DIM, START, LEN>()` of a layout.
pub type NarrowVerdict<L, const DIM: isize, const START: isize, const LEN: usize> =
    <L as Layout>::Narrow<AxisOf<L, DIM>, <At<START> as Position>::Place, Named<LEN>>;

/// The layout that `narrow::<DIM, START, LEN>()` makes. PyTorch's `narrow`.
pub type Narrowed<L, const DIM: isize, const START: isize, const LEN: usize> =
    <NarrowVerdict<L, DIM, START, LEN> as NarrowFits<DIM, START, LEN, SizeAt<L, DIM>>>::Layout;

/// What is behind it.
pub type BehindNarrowed<Rest, L, const DIM: isize, const START: isize, const LEN: usize> =
    <Rest as Extent>::Narrowed<L, AxisOf<L, DIM>, <At<START> as Position>::Place, Named<LEN>>;

/// The verdict on `select`.
#[diagnostic::on_unimplemented(
    message = "select: index {I} is out of range for the size {Size} of dimension {DIM}",
    label = "there is no index {I}",
    note = "indices count from 0 upwards, or from -1 backwards, and there are {Size} of them"
)]
pub trait SelectFits<const DIM: isize, const I: isize, Size>: crate::num::Sealed {
    #[doc(hidden)]
    type Layout: Layout;
}
#[diagnostic::do_not_recommend]
impl<const DIM: isize, const I: isize, Size, L: Layout> SelectFits<DIM, I, Size> for Lies<L> {
    type Layout = L;
}

/// The verdict on `select::<DIM, I>()` of a layout.
pub type SelectVerdict<L, const DIM: isize, const I: isize> =
    <L as Layout>::Select<AxisOf<L, DIM>, <At<I> as Position>::Place>;

/// The layout that `select::<DIM, I>()` makes. PyTorch's `select`.
pub type Selected<L, const DIM: isize, const I: isize> =
    <SelectVerdict<L, DIM, I> as SelectFits<DIM, I, SizeAt<L, DIM>>>::Layout;

/// What is behind it.
pub type BehindSelected<Rest, L, const DIM: isize, const I: isize> =
    <Rest as Extent>::Selected<L, AxisOf<L, DIM>, <At<I> as Position>::Place>;

/// The layout of `LEN` indices of dimension `DIM`, wherever they begin: what `narrow_at` gives.
pub type NarrowedAt<L, const DIM: isize, const LEN: usize> = Strided<
    <AxisOf<L, DIM> as Index>::Set<<L as Layout>::Shape, Named<LEN>>,
    <L as Layout>::Strides,
>;

/// The layout of one index of dimension `DIM`, whichever it is: what `select_at`, `unbind` and `rows`
/// give.
pub type SelectedAt<L, const DIM: isize> = Strided<
    <AxisOf<L, DIM> as Index>::Remove<<L as Layout>::Shape>,
    <AxisOf<L, DIM> as Index>::Remove<<L as Layout>::Strides>,
>;

/// The branches of this rule.
pub trait NarrowBranch: Sized {
    type Within<L: Layout>;
}
impl NarrowBranch for True {
    type Within<L: Layout> = Lies<L>;
}
impl NarrowBranch for False {
    type Within<L: Layout> = OutOfRange;
}
