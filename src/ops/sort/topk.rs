//! The shapes of the results of `topk` and `kthvalue`, with the checks of the number of elements.

use crate::layout::{AtLeastFits, AtLeastRule, Contiguous, Layout, TopKBeyond, TopKFits, TopKRule};
use crate::num::bits::{Bool, False, True};
use crate::num::nat::Nat;
use crate::num::{Dim, Named};
use crate::shape::{AxisOrScalar, Index, NoShape, Shape};

/// The shape of the result of `topk::<K, DIM>()`.
pub type Topped<S, const K: usize, const DIM: isize> =
    <<TopKSize<S, DIM> as TopKFits<DIM, K, TopKVerdict<S, DIM, K>>>::Pass<
        Contiguous<<<S as AxisOrScalar<DIM>>::Index as Index>::Set<S, Named<K>>>,
    > as Layout>::Shape;
// The size of dimension `DIM`, and the result of the check that it is at least `K`.
pub(super) type TopKSize<S, const DIM: isize> = <<S as AxisOrScalar<DIM>>::Index as Index>::Get<S>;
pub(super) type TopKVerdict<S, const DIM: isize, const K: usize> =
    <TopKSize<S, DIM> as TopKRule<K>>::Verdict;

/// The shape of the result of `topk_to::<(K,), DIM>()`.
pub type ToppedTo<S, K, const DIM: isize> =
    <<TopKSize<S, DIM> as AtLeastFits<DIM, K, AtLeastVerdict<S, DIM, K>>>::Pass<
        Contiguous<<<S as AxisOrScalar<DIM>>::Index as Index>::Set<S, K>>,
    > as Layout>::Shape;
pub(super) type AtLeastVerdict<S, const DIM: isize, K> =
    <TopKSize<S, DIM> as AtLeastRule<K>>::Verdict;

pub(super) type Smallest<S, const K: usize, const DIM: isize> =
    <<S as AxisOrScalar<DIM>>::Index as Index>::Set<S, Named<K>>;

/// Whether there is a `K`-th element.
pub type KthVerdict<S, const DIM: isize, const K: usize> =
    <TopKVerdict<S, DIM, K> as Bool>::And<<<<Named<K> as Dim>::Nat as Nat>::IsZero as Bool>::Not>;

/// Checks the rank of a selected element along the dimension of this size: the result is `V`. A generic size has the
/// bound [`TopK`](crate::layout::TopK).
#[diagnostic::on_unimplemented(
    message = "kthvalue: cannot prove that there is an element {K} along dimension {DIM} of the shape {S}",
    label = "this depends on sizes that are generic"
)]
pub trait KthFits<const K: usize, const DIM: isize, S, V>: crate::num::Sealed {
    #[doc(hidden)]
    type Pass<Out: Shape>: Shape;
}
#[diagnostic::do_not_recommend]
impl<N: Dim, const K: usize, const DIM: isize, S: Shape> KthFits<K, DIM, S, True> for N {
    type Pass<Out: Shape> = Out;
}
impl<N: KthBeyond<K, DIM, S>, const K: usize, const DIM: isize, S: Shape> KthFits<K, DIM, S, False>
    for N
{
    type Pass<Out: Shape> = Out;
}
// Never used: with a second candidate, rustc does not guess the first before the result of the check is known.
#[diagnostic::do_not_recommend]
impl<N: Dim, const K: usize, const DIM: isize, S: Shape> KthFits<K, DIM, S, NoShape> for N {
    type Pass<Out: Shape> = Out;
}
/// Never implemented: there is no such element.
#[diagnostic::on_unimplemented(
    message = "kthvalue: there is no element {K} along dimension {DIM} of the shape {S}",
    label = "elements count from 1 to the size of dimension {DIM}",
    note = "`x.kthvalue::<K, DIM>().eval()`: the number comes first, then the dimension"
)]
pub trait KthBeyond<const K: usize, const DIM: isize, S>:
    TopKBeyond<K> + crate::num::Sealed
{
}
