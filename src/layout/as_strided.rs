//! `as_strided`: any sizes and strides over the storage. PyTorch's `as_strided` and `set_`.
//!
//! The last element that the layout reaches must lie within the storage.

use super::{Branch, Layout, NoPairs, Pair, Pairs, Strided};
use crate::num::bits::{Bool, Ordering, True};
use crate::num::nat::Nat;
use crate::num::{D, Dim};
use crate::shape::{NumelNat, Rank, Shape};

/// How far a layout reaches.
pub trait Reach {
    /// `Acc` elements plus the last step of every dimension.
    type Reach<Acc: Nat>: Nat;
}
impl Reach for NoPairs {
    type Reach<Acc: Nat> = Acc;
}
impl<A: Dim, T: Dim, R: Pairs> Reach for Pair<A, T, R> {
    type Reach<Acc: Nat> = R::Reach<Acc::Add<<<A::Nat as Nat>::Pred as Nat>::Mul<T::Nat>>>;
}

/// The number of storage elements from the first to the last of a layout, 0 where it is empty.
pub(crate) type ReachNat<Sh, St> =
    <<NumelNat<Sh> as Nat>::IsZero as Branch>::Reach<<Sh as Shape>::Zip<St>>;

/// The number of storage elements that a layout needs, its offset not counted.
pub type ReachOf<L> = <ReachNat<<L as Layout>::Shape, <L as Layout>::Strides> as Nat>::Dim;

/// The layout at the start of its storage: what `rebase` leaves.
pub type Rebased<L> = Strided<<L as Layout>::Shape, <L as Layout>::Strides, D<0>>;

/// The verdict on the number of strides.
#[diagnostic::on_unimplemented(
    message = "as_strided: the shape {Sh} and the strides {St} have different numbers of dimensions",
    label = "one stride for each size"
)]
pub trait OneStrideEach<Sh, St> {
    #[doc(hidden)]
    type Pass<L: Layout>: Layout;
}
#[diagnostic::do_not_recommend]
impl<Sh, St> OneStrideEach<Sh, St> for True {
    type Pass<L: Layout> = L;
}

/// Whether two tuples are equally long.
pub type RanksAgree<Sh, St> =
    <<<Sh as Shape>::Rank as Rank>::Nat as Nat>::Eq<<<St as Shape>::Rank as Rank>::Nat>;

/// The verdict on `as_strided`.
#[diagnostic::on_unimplemented(
    message = "as_strided: the shape {Sh} with the strides {St} from offset {O} reaches beyond the storage of {Len} elements",
    label = "reaches beyond the storage",
    note = "offset + 1 + the sum of (size - 1) * stride must be at most {Len}"
)]
pub trait WithinStorage<Sh, St, O, Len> {
    #[doc(hidden)]
    type Layout: Layout;
}
#[diagnostic::do_not_recommend]
impl<Sh: Shape, St: Shape, O: Dim, Len> WithinStorage<Sh, St, O, Len> for True {
    type Layout = Strided<Sh, St, O>;
}

/// The verdict on a layout over a storage of `Len` elements: it fits, or it is empty.
pub type StridedVerdict<Sh, St, O, Len> = <<ReachNat<Sh, St> as Nat>::IsZero as Bool>::Or<
    <<<<ReachNat<Sh, St> as Nat>::Add<<O as Dim>::Nat> as Nat>::Cmp<<Len as Dim>::Nat> as Ordering>::IsGreater as Bool>::Not,
>;

/// The layout `as_strided` makes.
pub type AsStrided<Sh, St, O, Len> = <RanksAgree<Sh, St> as OneStrideEach<Sh, St>>::Pass<
    <StridedVerdict<Sh, St, O, Len> as WithinStorage<Sh, St, O, Len>>::Layout,
>;
