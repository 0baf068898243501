//! `narrow` and `select`: a range of one dimension, or one index of it.
//!
//! The offset moves to the first element of the range; `select` also removes the dimension. A dimension of generic
//! size needs the bound [`Narrow`] or [`Select`].

use super::{Layout, StorageSpan, Strided};
use crate::num::bits::{Bool, False, Ordering, True};
use crate::num::nat::Nat;
use crate::num::{BelowThousand, Count, Dim, Named};
use crate::shape::{At, Axis, Index, Place, Position};

type AxisOf<L, const DIM: isize> = <<L as Layout>::Shape as Axis<DIM>>::Index;
/// The stride of dimension `DIM`.
pub type StrideAt<L, const DIM: isize> = <AxisOf<L, DIM> as Index>::Get<<L as Layout>::Strides>;
/// The size of dimension `DIM`.
pub type SizeAt<L, const DIM: isize> = <AxisOf<L, DIM> as Index>::Get<<L as Layout>::Shape>;

// Defines a bound on a size, as `bound.rs` does for shapes: the bound itself, and its error.
macro_rules! along {
    (
        $(#[doc = $doc:literal])* #[diagnostic::on_unimplemented($($unknown:tt)*)] $Trait:ident [$($g:tt)*] [$($c:ident),*] $Rule:ident $Known:ident $By:ident $Beyond:ident
        $(#[$fits:meta])* $Fits:ident $(#[$says:meta])* $Says:ident
        where [$($bound:tt)*] $Verdict:ty;
    ) => {
        $(#[doc = $doc])*
        #[diagnostic::on_unimplemented($($unknown)*)]
        pub trait $Trait<$($g)*>: $Rule<$($c,)* Verdict = True> {
        }
        #[diagnostic::do_not_recommend]
        impl<N_: Dim, $($g)*> $Trait<$($c),*> for N_
        where
            $($bound)*
            N_: $By<$($c,)* $Verdict>,
        {
        }
        /// A size for which the check is decided.
        #[doc(hidden)]
        #[diagnostic::on_unimplemented($($unknown)*)]
        pub trait $Rule<$($g)*>: Dim {
            type Verdict: Bool;
        }
        #[diagnostic::do_not_recommend]
        impl<N_: Dim, V: Bool, $($g)*> $Rule<$($c),*> for N_
        where
            $($bound)*
            N_: $Known<$($c,)* $Verdict, Verdict = V>,
        {
            type Verdict = V;
        }
        /// A size, by the result of the check.
        #[doc(hidden)]
        #[diagnostic::on_unimplemented($($unknown)*)]
        pub trait $Known<$($g)*, B>: crate::num::Sealed {
            type Verdict;
        }
        #[diagnostic::do_not_recommend]
        impl<N_: Dim, $($g)*> $Known<$($c,)* True> for N_ {
            type Verdict = True;
        }
        #[diagnostic::do_not_recommend]
        impl<N_: Dim, $($g)*> $Known<$($c,)* False> for N_ {
            type Verdict = False;
        }
        /// A size that is large enough, by the result of the check. If the size is unknown, this is the only bound
        /// that is missing.
        #[doc(hidden)]
        pub trait $By<$($g)*, B>: $Known<$($c,)* B> + $Rule<$($c,)* Verdict = True> {}
        #[diagnostic::do_not_recommend]
        impl<N_: $Rule<$($c,)* Verdict = True>, $($g)*> $By<$($c,)* True> for N_ {}
        #[diagnostic::do_not_recommend]
        impl<N_: $Beyond<$($c),*>, $($g)*> $By<$($c,)* False> for N_ {}
        /// Never implemented: a size that is known to be too small.
        #[doc(hidden)]
        #[diagnostic::on_unimplemented(message = "the size {Self} is too small", label = "too small")]
        pub trait $Beyond<$($g)*>: $Rule<$($c,)* Verdict = True> {}

        $(#[$fits])*
        #[diagnostic::on_unimplemented($($unknown)*)]
        pub trait $Fits<const DIM: isize, $($g)*, V>: crate::num::Sealed {
            #[doc(hidden)]
            type Pass<L: Layout>: Layout;
        }
        #[diagnostic::do_not_recommend]
        impl<N_: Dim, const DIM: isize, $($g)*> $Fits<DIM, $($c,)* True> for N_ {
            type Pass<L: Layout> = L;
        }
        impl<N_: $Says<DIM, $($c),*>, const DIM: isize, $($g)*> $Fits<DIM, $($c,)* False> for N_ {
            type Pass<L: Layout> = L;
        }
        // Never selected: this impl keeps rustc from choosing one of the others before the result of the check is
        // known.
        #[diagnostic::do_not_recommend]
        impl<N_: Dim, const DIM: isize, $($g)*> $Fits<DIM, $($c,)* crate::shape::NoShape> for N_ {
            type Pass<L: Layout> = L;
        }
        $(#[$says])*
        pub trait $Says<const DIM: isize, $($g)*>: $Beyond<$($c),*> {}
    };
}
pub(super) use along;

along! {
    /// A size that has `LEN` indices starting at `START`. Use this bound where `narrow::<DIM, START, LEN>()` applies
    /// to a dimension of generic size.
    ///
    /// ```
    /// use stridewise::layout::Narrow;
    /// use stridewise::prelude::*;
    /// fn head<N: Narrow<0, 2>>(x: &Tensor<f32, (N,)>) -> Tensor<f32, Shape![2]> {
    ///     x.narrow::<0, 0, 2>().eval()
    /// }
    /// assert_eq!(head(&tensor![1.0, 2.0, 3.0]).as_slice(), [1.0, 2.0]);
    /// ```
    #[diagnostic::on_unimplemented(
        message = "narrow: cannot prove that start {START} + length {LEN} is within the size `{Self}`",
        label = "this depends on a size that is generic",
        note = "add the bound `{Self}: Narrow<{START}, {LEN}>`, or check it when the program runs: `x.narrow_at::<DIM, {LEN}>(start)`"
    )]
    Narrow [const START: isize, const LEN: usize] [START, LEN] NarrowRule NarrowKnown NarrowBy NarrowBeyond
    /// Checks the range of `narrow`.
    NarrowFits
    /// The error of `narrow`.
    #[diagnostic::on_unimplemented(
        message = "narrow: start {START} + length {LEN} exceeds the size {Self} of dimension {DIM}",
        label = "out of range for dimension {DIM}",
        note = "`x.narrow::<DIM, START, LEN>()` needs a START + LEN of at most the size, {Self}"
    )]
    NarrowExceeds
    where [At<START>: Position, Count<LEN>: BelowThousand<LEN>,]
    <<At<START> as Position>::Place as Place>::Holds<<Named<LEN> as Dim>::Nat, <N_ as Dim>::Nat>;
}
along! {
    /// A size of at least `K`. Use this bound where `topk::<K, DIM>()` or `kthvalue::<K, DIM>()` applies to a dimension
    /// of generic size.
    ///
    /// ```
    /// use stridewise::layout::TopK;
    /// use stridewise::prelude::*;
    /// fn best<N: Dim, C: TopK<2>>(x: &Tensor<f32, (N, C)>) -> Tensor<f32, (N, D<2>)> {
    ///     x.topk::<2, 1>().values().eval()
    /// }
    /// assert_eq!(best(&tensor![[1.0, 3.0, 2.0]]), tensor![[3.0, 2.0]]);
    /// ```
    #[diagnostic::on_unimplemented(
        message = "cannot prove that the size `{Self}` is at least {K}",
        label = "this depends on a size that is generic",
        note = "add the bound `{Self}: TopK<{K}>`"
    )]
    TopK [const K: usize] [K] TopKRule TopKKnown TopKBy TopKBeyond
    /// Checks the number of elements of `topk`.
    TopKFits
    /// The error of `topk`.
    #[diagnostic::on_unimplemented(
        message = "topk: {K} elements are asked for, and dimension {DIM} of the size {Self} has fewer",
        label = "dimension {DIM} does not have {K} elements",
        note = "`x.topk::<K, DIM>().eval()`: the number of elements comes first, then the dimension",
        note = "`x.sort_descending::<DIM>().eval()` gives all"
    )]
    TopKExceeds
    where [Count<K>: BelowThousand<K>,]
    <<<Named<K> as Dim>::Nat as Nat>::Cmp<<N_ as Dim>::Nat> as Ordering>::AtMost;
}
along! {
    /// A size of at least `K`. Use this bound where `topk_to::<(K,), DIM>()` applies to a dimension of generic size.
    ///
    /// ```
    /// use stridewise::layout::AtLeast;
    /// use stridewise::prelude::*;
    /// fn best<K: Dim, N: Dim, C: AtLeast<K>>(x: &Tensor<f32, (N, C)>) -> Tensor<f32, (N, K)> {
    ///     x.topk_to::<(K,), 1>().values().eval()
    /// }
    /// assert_eq!(best(&tensor![[1.0, 3.0, 2.0]]), tensor![[3.0, 2.0]]);
    /// ```
    #[diagnostic::on_unimplemented(
        message = "cannot prove that the size `{Self}` is at least `{K}`",
        label = "this depends on sizes that are generic",
        note = "add the bound `{Self}: AtLeast<{K}>`"
    )]
    AtLeast [K: Dim] [K] AtLeastRule AtLeastKnown AtLeastBy AtLeastBeyond
    /// Checks the number of elements of `topk_to`.
    AtLeastFits
    /// The error of `topk_to`.
    #[diagnostic::on_unimplemented(
        message = "topk_to: {K} elements are asked for, and dimension {DIM} of the size {Self} has fewer",
        label = "dimension {DIM} does not have {K} elements",
        note = "`x.topk_to::<Shape![K], DIM>().eval()`: the number of elements comes first, then the dimension",
        note = "`x.sort_descending::<DIM>().eval()` gives all"
    )]
    AtLeastExceeds
    where []
    <<K::Nat as Nat>::Cmp<<N_ as Dim>::Nat> as Ordering>::AtMost;
}
along! {
    /// A size that has the index `I`. Use this bound where `select::<DIM, I>()` applies to a dimension of generic
    /// size.
    ///
    /// ```
    /// use stridewise::layout::Select;
    /// use stridewise::prelude::*;
    /// fn last<N: Select<-1>>(x: &Tensor<f32, (N, D<2>)>) -> Tensor<f32, Shape![2]> {
    ///     x.select::<0, -1>().eval()
    /// }
    /// assert_eq!(last(&tensor![[1.0, 2.0], [3.0, 4.0]]).as_slice(), [3.0, 4.0]);
    /// ```
    #[diagnostic::on_unimplemented(
        message = "select: cannot prove that index {I} is within the size `{Self}`",
        label = "this depends on a size that is generic",
        note = "add the bound `{Self}: Select<{I}>`, or check it when the program runs: `x.select_at::<DIM>(i)`"
    )]
    Select [const I: isize] [I] SelectRule SelectKnown SelectBy SelectBeyond
    /// Checks the index of `select`.
    SelectFits
    /// The error of `select`.
    #[diagnostic::on_unimplemented(
        message = "select: index {I} is out of range for the size {Self} of dimension {DIM}",
        label = "there is no index {I}",
        note = "indices count from 0 upwards, or from -1 backwards, and there are {Self} of them"
    )]
    SelectExceeds
    where [At<I>: Position,]
    <<At<I> as Position>::Place as Place>::Inside<<N_ as Dim>::Nat>;
}

// The offset `O`, moved to index `At` of a dimension.
pub(super) type Moved<O, At, Size, Stride> =
    <<<<At as Place>::Resolve<<Size as Dim>::Nat> as Nat>::Mul<<Stride as Dim>::Nat> as Nat>::Add<
        <O as Dim>::Nat,
    > as Nat>::Dim;

/// The result of the check of `narrow::<DIM, START, LEN>()` on a layout.
pub type NarrowVerdict<L, const DIM: isize, const START: isize, const LEN: usize> =
    <SizeAt<L, DIM> as NarrowRule<START, LEN>>::Verdict;

/// The layout that `narrow::<DIM, START, LEN>()` makes. PyTorch's `narrow`.
pub type Narrowed<L, const DIM: isize, const START: isize, const LEN: usize> =
    <SizeAt<L, DIM> as NarrowFits<DIM, START, LEN, NarrowVerdict<L, DIM, START, LEN>>>::Pass<
        <L as Layout>::Narrow<AxisOf<L, DIM>, <At<START> as Position>::Place, Named<LEN>>,
    >;

/// The storage span of the view that `narrow` makes.
pub type NarrowedSpan<Rest, L, const DIM: isize, const START: isize, const LEN: usize> =
    <Rest as StorageSpan>::Narrowed<L, AxisOf<L, DIM>, <At<START> as Position>::Place, Named<LEN>>;

/// The result of the check of `select::<DIM, I>()` on a layout.
pub type SelectVerdict<L, const DIM: isize, const I: isize> =
    <SizeAt<L, DIM> as SelectRule<I>>::Verdict;

/// The layout that `select::<DIM, I>()` makes. PyTorch's `select`.
pub type Selected<L, const DIM: isize, const I: isize> =
    <SizeAt<L, DIM> as SelectFits<DIM, I, SelectVerdict<L, DIM, I>>>::Pass<
        <L as Layout>::Select<AxisOf<L, DIM>, <At<I> as Position>::Place>,
    >;

/// The storage span of the view that `select` makes.
pub type SelectedSpan<Rest, L, const DIM: isize, const I: isize> =
    <Rest as StorageSpan>::Selected<L, AxisOf<L, DIM>, <At<I> as Position>::Place>;

/// The layout of `LEN` indices of dimension `DIM`, independent of the first one: the layout that `narrow_at` returns.
pub type NarrowedAt<L, const DIM: isize, const LEN: usize> = Strided<
    <AxisOf<L, DIM> as Index>::Set<<L as Layout>::Shape, Named<LEN>>,
    <L as Layout>::Strides,
>;

/// As [`NarrowedAt`], for a length that is a type: the layout that `narrow_to` returns.
pub type NarrowedTo<L, const DIM: isize, Len> =
    Strided<<AxisOf<L, DIM> as Index>::Set<<L as Layout>::Shape, Len>, <L as Layout>::Strides>;

/// The layout of one index of dimension `DIM`, independent of the index: the layout that `select_at`, `unbind` and
/// `rows` return.
pub type SelectedAt<L, const DIM: isize> = Strided<
    <AxisOf<L, DIM> as Index>::Remove<<L as Layout>::Shape>,
    <AxisOf<L, DIM> as Index>::Remove<<L as Layout>::Strides>,
>;
