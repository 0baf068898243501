//! `narrow` and `select`: a part of one dimension, or one index of it.
//!
//! The offset moves to the first element of the part; `select` then drops the dimension.

use core::marker::PhantomData;

use super::{Branch, Layout, Strided};
use crate::num::bits::{Bool, Ordering};
use crate::num::nat::Nat;
use crate::num::{Add, Dim, Mul, Named};
use crate::shape::{At, Axis, Index, Position};

type AxisOf<L, const DIM: isize> = <<L as Layout>::Shape as Axis<DIM>>::Index;
/// The stride of dimension `DIM`.
pub type StrideAt<L, const DIM: isize> = <AxisOf<L, DIM> as Index>::Get<<L as Layout>::Strides>;
type SizeNat<L, const DIM: isize> = <SizeAt<L, DIM> as Dim>::Nat;
type StartNat<L, const DIM: isize, const START: isize> =
    <At<START> as Position>::Resolve<SizeNat<L, DIM>>;

/// The size of dimension `DIM`.
pub type SizeAt<L, const DIM: isize> = <AxisOf<L, DIM> as Index>::Get<<L as Layout>::Shape>;

/// The part begins here.
#[derive(Debug)]
pub struct StartsAt<Start>(PhantomData<Start>);
/// The part reaches beyond the dimension.
#[derive(Debug)]
pub struct OutOfRange;

/// The verdict on `narrow`.
#[diagnostic::on_unimplemented(
    message = "narrow: start {START} + length {LEN} exceeds the size {Size} of dimension {DIM}",
    label = "reaches beyond dimension {DIM}",
    note = "`x.narrow::<DIM, START, LEN>()` needs a START + LEN of at most the size, {Size}"
)]
pub trait NarrowFits<const DIM: isize, const START: isize, const LEN: usize, Size> {
    #[doc(hidden)]
    type Start: Dim;
}
#[diagnostic::do_not_recommend]
impl<const DIM: isize, const START: isize, const LEN: usize, Size, S: Dim>
    NarrowFits<DIM, START, LEN, Size> for StartsAt<S>
{
    type Start = S;
}

/// The verdict on `narrow::<DIM, START, LEN>()` of a layout.
pub type NarrowVerdict<L, const DIM: isize, const START: isize, const LEN: usize> =
    <<<At<START> as Position>::Reached<SizeNat<L, DIM>> as Bool>::And<
        <<<<StartNat<L, DIM, START> as Nat>::Add<<Named<LEN> as Dim>::Nat> as Nat>::Cmp<
            SizeNat<L, DIM>,
        > as Ordering>::IsGreater as Bool>::Not,
    > as Branch>::Within<<StartNat<L, DIM, START> as Nat>::Dim>;

/// The layout that `narrow::<DIM, START, LEN>()` makes. PyTorch's `narrow`.
pub type Narrowed<L, const DIM: isize, const START: isize, const LEN: usize> =
    Strided<
        <AxisOf<L, DIM> as Index>::Set<<L as Layout>::Shape, Named<LEN>>,
        <L as Layout>::Strides,
        Add<
            <L as Layout>::Offset,
            Mul<
                <NarrowVerdict<L, DIM, START, LEN> as NarrowFits<
                    DIM,
                    START,
                    LEN,
                    SizeAt<L, DIM>,
                >>::Start,
                StrideAt<L, DIM>,
            >,
        >,
    >;

/// The verdict on `select`.
#[diagnostic::on_unimplemented(
    message = "select: index {I} is out of range for the size {Size} of dimension {DIM}",
    label = "there is no index {I}",
    note = "indices count from 0 upwards, or from -1 backwards, and there are {Size} of them"
)]
pub trait SelectFits<const DIM: isize, const I: isize, Size> {
    #[doc(hidden)]
    type Start: Dim;
}
#[diagnostic::do_not_recommend]
impl<const DIM: isize, const I: isize, Size, S: Dim> SelectFits<DIM, I, Size> for StartsAt<S> {
    type Start = S;
}

/// The verdict on `select::<DIM, I>()` of a layout.
pub type SelectVerdict<L, const DIM: isize, const I: isize> =
    <<At<I> as Position>::Inside<SizeNat<L, DIM>> as Branch>::Within<
        <StartNat<L, DIM, I> as Nat>::Dim,
    >;

/// The layout that `select::<DIM, I>()` makes. PyTorch's `select`.
pub type Selected<L, const DIM: isize, const I: isize> = Strided<
    <AxisOf<L, DIM> as Index>::Remove<<L as Layout>::Shape>,
    <AxisOf<L, DIM> as Index>::Remove<<L as Layout>::Strides>,
    Add<
        <L as Layout>::Offset,
        Mul<
            <SelectVerdict<L, DIM, I> as SelectFits<DIM, I, SizeAt<L, DIM>>>::Start,
            StrideAt<L, DIM>,
        >,
    >,
>;

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
