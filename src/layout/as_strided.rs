//! `as_strided`: any sizes and strides over the storage. PyTorch's `as_strided` and `set_`.
//!
//! Requires that the last element of the layout is within the storage.

use super::{Layout, NoPairs, Pair, Pairs, Sizes, SpanOf, StorageSpan, Strided};
use crate::num::bits::{Bool, False, Ordering, True};
use crate::num::nat::{End, Nat, One};
use crate::num::{D, Dim, Named};
use crate::shape::{AtMostEight, Rank, Shape};

/// The span of a layout.
pub trait Reach: Sized {
    /// `Acc` elements plus `(size - 1) * stride` of every dimension.
    type Reach<Acc: Nat>: Nat;
}
impl Reach for NoPairs {
    type Reach<Acc: Nat> = Acc;
}
impl<A: Dim, T: Dim, R: Pairs> Reach for Pair<A, T, R> {
    type Reach<Acc: Nat> = R::Reach<Acc::Add<<<A::Nat as Nat>::Pred as Nat>::Mul<T::Nat>>>;
}

/// The span of a layout: the number of storage elements from its first to its last element, 0 if it is empty.
pub(crate) type ReachNat<Sh, St> =
    <<Sh as Shape>::IsEmpty as AsStridedBranch>::Reach<<Sh as Shape>::Zip<St>>;
/// The span of a layout that has elements.
pub(super) type Reaching<Sh, St> = <<Sh as Shape>::Zip<St> as Reach>::Reach<One>;

/// The span of a layout: the number of storage elements from its first to its last element. This is the length of a
/// rebased view's storage.
pub type SpanSizeOf<L> = <ReachNat<<L as Layout>::Shape, <L as Layout>::Strides> as Nat>::Dim;

/// The layout with offset 0: the result of `rebase`.
pub type Rebased<L> = Strided<<L as Layout>::Shape, <L as Layout>::Strides, D<0>>;

/// Requires one stride for each size.
#[diagnostic::on_unimplemented(
    message = "as_strided: the shape {Sh} and the strides {St} have different numbers of dimensions",
    label = "one stride for each size is needed",
    note = "`x.as_strided::<Shape![3, 2], Strides![4, 1], 5>()`"
)]
pub trait OneStrideEach<Sh, St>: crate::num::Sealed {
    #[doc(hidden)]
    type Pass<L: Layout>: Layout;
}
#[diagnostic::do_not_recommend]
impl<Sh: AtMostEight, St: AtMostEight> OneStrideEach<Sh, St> for True {
    type Pass<L: Layout> = L;
}

/// Whether two tuples have the same length.
pub type RanksAgree<Sh, St> =
    <<<Sh as Shape>::Rank as Rank>::Nat as Nat>::Eq<<<St as Shape>::Rank as Rank>::Nat>;

/// The same of a layout whose sizes and strides are compared with those of another library, or of a file.
pub(crate) const fn assert_one_stride_each<L: Layout>() {
    assert!(
        <L::Shape as Shape>::SIZES.len() == <L::Strides as Shape>::SIZES.len()
            && !<<L::Strides as Shape>::IsTooMany as Bool>::VALUE,
        "a layout has one stride for each size: `Shape![4, 3]` has `Strides![3, 1]`"
    );
}

/// Never implemented: the result of `as_strided` is not within the storage.
#[diagnostic::on_unimplemented(
    message = "as_strided: the shape {Sh} with the strides {St} from offset {O} is out of range for a storage of {Len} elements",
    label = "the last element is out of range",
    note = "the last element is number offset + the sum of (size - 1) * stride, and must be below {Len}"
)]
pub trait OutOfStorage<Sh, St, O, Len>: crate::num::Sealed {}
/// Requires that the result of `as_strided` is within the storage.
#[diagnostic::on_unimplemented(
    message = "as_strided: cannot prove that the shape {Sh} with the strides {St} from offset {O} is within the storage",
    label = "this depends on sizes that are generic"
)]
pub trait WithinStorage<Sh, St, O, Len, V_ = Self>: crate::num::Sealed {
    #[doc(hidden)]
    type Layout: Layout;
}
#[diagnostic::do_not_recommend]
impl<Sh: Shape, St: Shape, O: Dim, Len> WithinStorage<Sh, St, O, Len, True> for True {
    type Layout = Strided<Sh, St, O>;
}
impl<Sh: Shape, St: Shape, O: Dim, Len, V: crate::num::Sealed> WithinStorage<Sh, St, O, Len, False>
    for V
where
    Sizes: OutOfStorage<Sh, St, O, Len>,
{
    type Layout = Strided<Sh, St, O>;
}

/// Whether a layout is valid for a storage of `Len` elements: its last element is within the storage, or it is empty.
pub type StridedVerdict<Sh, St, O, Len> = <<ReachNat<Sh, St> as Nat>::IsZero as Bool>::Or<
    <<<<ReachNat<Sh, St> as Nat>::Add<<O as Dim>::Nat> as Nat>::Cmp<<Len as Dim>::Nat> as Ordering>::IsGreater as Bool>::Not,
>;

/// The layout of the result of `as_strided`: sizes `Sh` and strides `St` from `OFFSET` on, in the storage of `L`.
/// PyTorch's `as_strided`.
pub type AsStrided<Rest, L, Sh, St, const OFFSET: usize> =
    <RanksAgree<Sh, St> as OneStrideEach<Sh, St>>::Pass<
        <StridedVerdict<Sh, St, Named<OFFSET>, LengthOf<Rest, L>> as WithinStorage<
            Sh,
            St,
            Named<OFFSET>,
            LengthOf<Rest, L>,
        >>::Layout,
    >;
/// The span of this layout in the storage, with the trailing elements.
pub type StridedSpan<Rest, L, Sh, St, const OFFSET: usize> =
    SpanOf<LengthOf<Rest, L>, Strided<Sh, St, Named<OFFSET>>>;
/// The number of elements of the storage of a layout.
pub type LengthOf<Rest, L> = <Rest as StorageSpan>::Length<L>;

/// The branches of this rule.
pub trait AsStridedBranch: Sized {
    type Reach<P: Pairs>: Nat;
}
impl AsStridedBranch for True {
    type Reach<P: Pairs> = End;
}
impl AsStridedBranch for False {
    type Reach<P: Pairs> = P::Reach<One>;
}
