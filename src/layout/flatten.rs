//! `flatten`: merges adjacent dimensions into one. PyTorch's `Tensor.flatten`.
//!
//! A single dimension keeps its size and its stride. Otherwise the rule of `view` applies to the new shape. If the
//! elements are contiguous in row-major order, so is the result, even if the sizes are generic.

use super::ViewBranch;
use super::view::{IsRowMajor, Verdict, Viewed};
use super::{Layout, Strided};
use crate::num::Mul;
use crate::num::bits::{False, Ordering, True};
use crate::num::nat::Nat;
use crate::shape::{AxisOrScalar, Index, Shape};

type AxisOf<L, const A: isize> = <<L as Layout>::Shape as AxisOrScalar<A>>::Index;

/// Whether dimension `A` comes after dimension `B`.
pub type FlattenBackwards<L, const A: isize, const B: isize> =
    <<<AxisOf<L, A> as Index>::Nat as Nat>::Cmp<<AxisOf<L, B> as Index>::Nat> as Ordering>::IsGreater;

/// The result of `flatten::<A, B>()` for a layout: a view, or a copy.
pub type FlattenVerdict<L, const A: isize, const B: isize> =
    <FlattenBackwards<L, A, B> as FlattenOrder<A, B, <L as Layout>::Shape>>::Verdict<
        AxisOf<L, A>,
        AxisOf<L, B>,
        <L as Layout>::Strides,
    >;

/// The dimensions `I` to `J` of the shape `S` merged into one. Requires that `I` and `J` differ.
pub(crate) type Merged<I, J, S, St> =
    <IsRowMajor<S, St> as ViewBranch>::RowMajor<S, St, <J as Index>::Merge<I, S>>;

/// Requires that the first dimension is not after the last.
#[diagnostic::on_unimplemented(
    message = "flatten: dimension {A} comes after dimension {B} in the shape {S}",
    label = "the first dimension must not come after the last",
    note = "write `flatten::<FIRST, LAST>()`, outermost first"
)]
pub trait FlattenOrder<const A: isize, const B: isize, S: Shape>: crate::num::Sealed {
    #[doc(hidden)]
    type Verdict<I: Index, J: Index, St: Shape>: Verdict;
}
#[diagnostic::do_not_recommend]
impl<const A: isize, const B: isize, S: Shape> FlattenOrder<A, B, S> for False {
    type Verdict<I: Index, J: Index, St: Shape> =
        <<I::Nat as Nat>::Eq<J::Nat> as FlattenBranch>::Flatten<I, J, S, St>;
}

/// A verdict that is a view, as that on contiguous elements is.
#[diagnostic::on_unimplemented(
    message = "flatten: cannot prove that the merged dimensions are a view of the result",
    label = "this depends on sizes that are generic",
    note = "`reshape` takes all sizes, with the bound `ViewAs` of the shape"
)]
pub trait IsView: crate::num::Sealed {
    #[doc(hidden)]
    type Layout: Layout;
}
#[diagnostic::do_not_recommend]
impl<Sh: Shape, St: Shape> IsView for Viewed<Sh, St> {
    type Layout = Strided<Sh, St>;
}
/// The layout of a view of contiguous elements.
pub type LayoutOfView<V> = <V as IsView>::Layout;

/// The branches of this rule.
pub trait FlattenBranch: Sized {
    type Merge<J: Index, To: Index, T: Shape>: Shape;
    type Flatten<I: Index, J: Index, S: Shape, St: Shape>: Verdict;
}
impl FlattenBranch for True {
    type Merge<J: Index, To: Index, T: Shape> = T;
    type Flatten<I: Index, J: Index, S: Shape, St: Shape> = I::Alone<S, St>;
}
impl FlattenBranch for False {
    type Merge<J: Index, To: Index, T: Shape> = <J::Outer as Index>::Merge<
        To,
        J::Remove<<J::Outer as Index>::Set<T, Mul<<J::Outer as Index>::Get<T>, J::Get<T>>>>,
    >;
    type Flatten<I: Index, J: Index, S: Shape, St: Shape> = Merged<I, J, S, St>;
}
