//! `view`: the same elements under another shape. PyTorch's `Tensor.view`.
//!
//! Three steps, innermost dimension first:
//! 1. **Coalesce** the old layout into chunks. A dimension joins the chunk inside it when its stride is
//!    where that chunk ends; dimensions of size 1 vanish.
//! 2. **Refine** the chunks by the new sizes. Each size takes its share of the chunk, from the stride
//!    reached so far; when the chunk is used up exactly, the next one begins.
//! 3. The **verdict**: the new strides, or the reason why there are none.
//!
//! A chunk is its first stride and the stride at its end, so a dimension costs one multiplication and
//! one test for equality: whoever steps over the end of a chunk never meets it again. A chunk whose
//! elements are all one (stride 0) counts elements instead.

use core::marker::PhantomData;

use super::{Branch, Layout, NoPairs, Pair, Pairs, Strided};
use crate::num::nat::{Division, End, Nat, One};
use crate::num::{D, Dim};
use crate::shape::{Cons, List, Nil, Numel, NumelNat, Shape, ShapeOrInfer};

/// A chunk: dimensions that walk as one.
pub trait Chunk {
    /// Where its inner end begins.
    type Begin: Nat;
    /// Where its outer end is.
    type End: Nat;
    /// The stride of a dimension that would join it.
    type Next: Nat;
    type Grow<Size: Nat>: Chunk;
    /// The stride of a new dimension that begins at a place in the chunk.
    type Stride<At: Nat>: Dim;
}
/// A chunk from its first stride to the stride at its end.
#[derive(Debug)]
pub struct Run<Begin, End>(PhantomData<(Begin, End)>);
/// A chunk of stride 0: one element, so many times.
#[derive(Debug)]
pub struct Repeated<Count>(PhantomData<Count>);

impl<B: Nat, E: Nat> Chunk for Run<B, E> {
    type Begin = B;
    type End = E;
    type Next = E;
    type Grow<Size: Nat> = Run<B, E::Mul<Size>>;
    type Stride<At: Nat> = At::Dim;
}
impl<N: Nat> Chunk for Repeated<N> {
    type Begin = One;
    type End = N;
    type Next = End;
    type Grow<Size: Nat> = Repeated<N::Mul<Size>>;
    type Stride<At: Nat> = D<0>;
}

/// Chunks, innermost first.
pub trait Chunks {
    type First: Chunk;
    type Rest: Chunks;
    /// The size `N` opens the next chunk.
    type Continue<N: Dim, R: List, Out: Shape>: Verdict;
    /// The sizes have ended.
    type Finish<Out: Shape>: Verdict;
}
/// A chunk in front of those further out.
#[derive(Debug)]
pub struct More<C, R>(PhantomData<(C, R)>);
/// All chunks are used up.
#[derive(Debug)]
pub struct NoChunks;

impl<C: Chunk, R: Chunks> Chunks for More<C, R> {
    type First = C;
    type Rest = R;
    type Continue<N: Dim, T: List, Out: Shape> =
        T::Refine<<C::Begin as Nat>::Mul<N::Nat>, C, R, Out::Prepend<C::Stride<C::Begin>>>;
    type Finish<Out: Shape> = SpansTwoContiguousSubspaces;
}
impl Chunks for NoChunks {
    type First = Repeated<One>;
    type Rest = NoChunks;
    type Continue<N: Dim, T: List, Out: Shape> = SpansTwoContiguousSubspaces;
    type Finish<Out: Shape> = Fits<Out>;
}

/// Step 1.
pub trait Coalesce {
    /// The innermost dimension opens the first chunk, even with a size of 1.
    type Start: Chunks;
    type Coalesce<C: Chunk>: Chunks;
}
impl Coalesce for NoPairs {
    type Start = More<Run<One, One>, NoChunks>;
    type Coalesce<C: Chunk> = More<C, NoChunks>;
}
impl<A: Dim, T: Dim, R: Pairs> Coalesce for Pair<A, T, R> {
    type Start = R::Coalesce<<<T::Nat as Nat>::IsZero as Branch>::Open<A::Nat, T::Nat>>;
    type Coalesce<C: Chunk> = <<A::Nat as Nat>::IsOne as Branch>::CoalesceUnit<A, T, R, C>;
}

/// Step 2.
pub trait Refine {
    type Start<C: Chunks>: Verdict;
    /// `At` is the place reached in the chunk `C`.
    type Refine<At: Nat, C: Chunk, Next: Chunks, Out: Shape>: Verdict;
}
impl Refine for Nil {
    type Start<C: Chunks> =
        <Self as Refine>::Refine<<C::First as Chunk>::Begin, C::First, C::Rest, ()>;
    type Refine<At: Nat, C: Chunk, Next: Chunks, Out: Shape> =
        <At::Eq<C::End> as Branch>::RefineEnd<Next, Out>;
}
impl<N: Dim, R: List> Refine for Cons<N, R> {
    type Start<C: Chunks> =
        <Self as Refine>::Refine<<C::First as Chunk>::Begin, C::First, C::Rest, ()>;
    type Refine<At: Nat, C: Chunk, Next: Chunks, Out: Shape> =
        <<N::Nat as Nat>::IsOne as Branch>::RefineUnit<N, R, At, C, Next, Out>;
}

/// Step 3: what came out.
pub trait Verdict {
    /// Names the shape beside the strides that were found.
    type Named<To: Shape>: Verdict;
}
/// The strides that were found.
#[derive(Debug)]
pub struct Fits<St>(PhantomData<St>);
/// The view exists.
#[derive(Debug)]
pub struct Viewed<Sh, St>(PhantomData<(Sh, St)>);
/// A new dimension would have to cover elements that do not lie in one row.
#[derive(Debug)]
pub struct SpansTwoContiguousSubspaces;
/// The old and the new shape have different numbers of elements.
#[derive(Debug)]
pub struct ElementCountDiffers;
/// More than one `_`.
#[derive(Debug)]
pub struct TwoInferred;
/// The number of elements is not a multiple of the known sizes.
#[derive(Debug)]
pub struct DoesNotDivide;
/// With a size of 0, any `_` would do.
#[derive(Debug)]
pub struct CannotInfer;

impl<St: Shape> Verdict for Fits<St> {
    type Named<To: Shape> = Viewed<To, St>;
}
impl<Sh: Shape, St: Shape> Verdict for Viewed<Sh, St> {
    type Named<To: Shape> = Self;
}
macro_rules! refused {
    ($($reason:ident)*) => { $(
        impl Verdict for $reason {
            type Named<To: Shape> = Self;
        }
    )* };
}
refused! { ElementCountDiffers TwoInferred DoesNotDivide CannotInfer }
impl Verdict for SpansTwoContiguousSubspaces {
    type Named<To: Shape> = Spans<To>;
}
/// The counts agree, but the new shape needs a copy.
#[derive(Debug)]
pub struct Spans<To>(PhantomData<To>);
impl<Sh: Shape> Verdict for Spans<Sh> {
    type Named<To: Shape> = Self;
}

/// The verdict on viewing `Sh` with the strides `St` as `To`.
pub(crate) type ViewAs<Sh, St, To> = <<<NumelNat<Sh> as Nat>::Eq<NumelNat<To>> as Branch>::CountsAgree<
    Sh,
    St,
    To,
> as Verdict>::Named<To>;
/// The same where one size of `To` follows from the others.
pub(crate) type Infer<Sh, St, To> = <<<<NumelNat<Sh> as Nat>::Divide<
    <To as ShapeOrInfer>::Known,
> as Division>::Remainder as Nat>::IsZero as Branch>::InferDivides<
    Sh,
    St,
    To,
    <<NumelNat<Sh> as Nat>::Divide<<To as ShapeOrInfer>::Known> as Division>::Quotient,
>;
/// The verdict on `view::<To>()` of a layout.
pub type ViewVerdict<L, To> = <<<To as ShapeOrInfer>::Count as Nat>::IsZero as Branch>::NoInfer<
    <L as Layout>::Shape,
    <L as Layout>::Strides,
    To,
>;

/// The verdict on the number of `_`.
#[diagnostic::on_unimplemented(
    message = "view: {To} leaves more than one size open",
    label = "only one `_` can follow from the others"
)]
pub trait InfersOnce<To> {
    #[doc(hidden)]
    type Pass<L: Layout>: Layout;
}
/// The verdict on the size that `_` stands for.
#[diagnostic::on_unimplemented(
    message = "view: the {N} elements of {Sh} do not divide by the known sizes of {To}",
    label = "no whole number fits the place of `_`"
)]
pub trait InfersWhole<Sh, N, To> {
    #[doc(hidden)]
    type Pass<L: Layout>: Layout;
}
/// The verdict on `_` beside a size of 0.
#[diagnostic::on_unimplemented(
    message = "view: any size would do for `_` in {To}, because another size is 0",
    label = "write the size instead of `_`"
)]
pub trait InfersOne<To> {
    #[doc(hidden)]
    type Pass<L: Layout>: Layout;
}
/// The verdict on the number of elements.
#[diagnostic::on_unimplemented(
    message = "view: {Sh} has {N} elements, {To} has another number of them",
    label = "the numbers of elements differ",
    note = "a view shows the same elements: the product of the sizes stays {N}; `_` stands for the size that follows"
)]
pub trait SameCount<Sh, N, To> {
    #[doc(hidden)]
    type Pass<L: Layout>: Layout;
}
/// The verdict on the strides.
#[diagnostic::on_unimplemented(
    message = "cannot view the shape {Sh} with the strides {St} as {To}: a new dimension would span two separate parts of the storage",
    label = "these elements do not lie in one row",
    note = "copy first: `x.reshape::<..>()`, or `x.contiguous()` and then `view`"
)]
pub trait Viewable<Sh, St, To> {
    #[doc(hidden)]
    type Strides: Layout;
}
#[diagnostic::do_not_recommend]
impl<A, B, To, Sh: Shape, St: Shape> Viewable<A, B, To> for Viewed<Sh, St> {
    type Strides = Strided<Sh, St>;
}
macro_rules! elsewhere {
    ($($V:ty)*) => { $(
        #[diagnostic::do_not_recommend]
        impl<A, B, To> Viewable<A, B, To> for $V {
            type Strides = Strided<(), ()>;
        }
    )* };
}
elsewhere! { ElementCountDiffers TwoInferred DoesNotDivide CannotInfer }
pass! {
    [To Sh St] InfersOnce<To>, Viewed<Sh, St>;
    [To Sh] InfersOnce<To>, Spans<Sh>;
    [To] InfersOnce<To>, ElementCountDiffers;
    [To] InfersOnce<To>, DoesNotDivide;
    [To] InfersOnce<To>, CannotInfer;
    [S N To Sh St] InfersWhole<S, N, To>, Viewed<Sh, St>;
    [S N To Sh] InfersWhole<S, N, To>, Spans<Sh>;
    [S N To] InfersWhole<S, N, To>, ElementCountDiffers;
    [S N To] InfersWhole<S, N, To>, TwoInferred;
    [S N To] InfersWhole<S, N, To>, CannotInfer;
    [To Sh St] InfersOne<To>, Viewed<Sh, St>;
    [To Sh] InfersOne<To>, Spans<Sh>;
    [To] InfersOne<To>, ElementCountDiffers;
    [To] InfersOne<To>, TwoInferred;
    [To] InfersOne<To>, DoesNotDivide;
    [S N To Sh St] SameCount<S, N, To>, Viewed<Sh, St>;
    [S N To Sh] SameCount<S, N, To>, Spans<Sh>;
    [S N To] SameCount<S, N, To>, TwoInferred;
    [S N To] SameCount<S, N, To>, DoesNotDivide;
    [S N To] SameCount<S, N, To>, CannotInfer;
}

/// The layout under the shape `To`.
pub type ViewedAs<L, To> =
    <ViewVerdict<L, To> as InfersOnce<To>>::Pass<
        <ViewVerdict<L, To> as InfersWhole<
            <L as Layout>::Shape,
            Numel<<L as Layout>::Shape>,
            To,
        >>::Pass<
            <ViewVerdict<L, To> as InfersOne<To>>::Pass<
                <ViewVerdict<L, To> as SameCount<
                    <L as Layout>::Shape,
                    Numel<<L as Layout>::Shape>,
                    To,
                >>::Pass<
                    Strided<
                        <<ViewVerdict<L, To> as Viewable<
                            <L as Layout>::Shape,
                            <L as Layout>::Strides,
                            To,
                        >>::Strides as Layout>::Shape,
                        <<ViewVerdict<L, To> as Viewable<
                            <L as Layout>::Shape,
                            <L as Layout>::Strides,
                            To,
                        >>::Strides as Layout>::Strides,
                        <L as Layout>::Offset,
                    >,
                >,
            >,
        >,
    >;
