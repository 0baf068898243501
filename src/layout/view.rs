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
    /// The number of elements that is at fault.
    type Count: Dim;
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
pub struct ElementCountDiffers<Count>(PhantomData<Count>);
/// More than one `_`.
#[derive(Debug)]
pub struct TwoInferred;
/// The number of elements is not a multiple of the known sizes.
#[derive(Debug)]
pub struct DoesNotDivide<Known>(PhantomData<Known>);
/// With a size of 0, any `_` would do.
#[derive(Debug)]
pub struct CannotInfer;

impl<St: Shape> Verdict for Fits<St> {
    type Named<To: Shape> = Viewed<To, St>;
    type Count = D<0>;
}
impl<Sh: Shape, St: Shape> Verdict for Viewed<Sh, St> {
    type Named<To: Shape> = Self;
    type Count = D<0>;
}
macro_rules! refused {
    ($($reason:ty: [$($N:ident)?] $count:ty;)*) => { $(
        impl<$($N: Dim)?> Verdict for $reason {
            type Named<To: Shape> = Self;
            type Count = $count;
        }
    )* };
}
refused! {
    ElementCountDiffers<N>: [N] N;
    TwoInferred: [] D<0>;
    DoesNotDivide<N>: [N] N;
    CannotInfer: [] D<0>;
}
impl Verdict for SpansTwoContiguousSubspaces {
    type Named<To: Shape> = Spans<To>;
    type Count = D<0>;
}
/// The counts agree, but the new shape needs a copy.
#[derive(Debug)]
pub struct Spans<To>(PhantomData<To>);
impl<Sh: Shape> Verdict for Spans<Sh> {
    type Named<To: Shape> = Self;
    type Count = D<0>;
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

/// The number of elements that `To` asks for, where it is at fault.
pub type AskedCount<L, To> = <ViewVerdict<L, To> as Verdict>::Count;

/// The verdict on the number of `_`.
#[diagnostic::on_unimplemented(
    message = "{To} leaves more than one size open",
    label = "only one `_` can follow from the others",
    note = "write all sizes but one"
)]
pub trait InfersOnce<To> {
    #[doc(hidden)]
    type Pass<L: Layout>: Layout;
}
/// The verdict on the size that `_` stands for.
#[diagnostic::on_unimplemented(
    message = "the {N} elements of the shape {Sh} do not divide into {To}",
    label = "no whole number fits the place of `_`",
    note = "the sizes beside `_` make {Known}, which must divide {N}"
)]
pub trait InfersWhole<Sh, N, To, Known> {
    #[doc(hidden)]
    type Pass<L: Layout>: Layout;
}
/// The verdict on `_` beside a size of 0.
#[diagnostic::on_unimplemented(
    message = "any size would do for `_` in {To}, because another size is 0",
    label = "`_` does not follow from the others",
    note = "write the size instead of `_`"
)]
pub trait InfersOne<To> {
    #[doc(hidden)]
    type Pass<L: Layout>: Layout;
}
/// The verdict on the number of elements.
#[diagnostic::on_unimplemented(
    message = "the shape {Sh} has {N} elements, the shape {To} has {Count}",
    label = "{N} elements do not become {Count}",
    note = "the elements stay the same; `_` stands for the size that follows from the others"
)]
pub trait SameCount<Sh, N, To, Count> {
    #[doc(hidden)]
    type Pass<L: Layout>: Layout;
}
/// The verdict on the strides.
#[diagnostic::on_unimplemented(
    message = "view: the shape {Sh} with the strides {St} cannot be viewed as {To} without a copy",
    label = "a new dimension would span elements that do not lie in one row",
    note = "`x.reshape::<..>()` copies where it must; so does `x.contiguous()` before `view`"
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
    ($([$($N:ident)?] $V:ty;)*) => { $(
        #[diagnostic::do_not_recommend]
        impl<A, B, To, $($N)?> Viewable<A, B, To> for $V {
            type Strides = Strided<(), ()>;
        }
    )* };
}
elsewhere! { [N] ElementCountDiffers<N>; [] TwoInferred; [N] DoesNotDivide<N>; [] CannotInfer; }
pass! {
    [To Sh St] InfersOnce<To>, Viewed<Sh, St>;
    [To Sh] InfersOnce<To>, Spans<Sh>;
    [To N] InfersOnce<To>, ElementCountDiffers<N>;
    [To N] InfersOnce<To>, DoesNotDivide<N>;
    [To] InfersOnce<To>, CannotInfer;
    [S N To Sh St K] InfersWhole<S, N, To, K>, Viewed<Sh, St>;
    [S N To Sh K] InfersWhole<S, N, To, K>, Spans<Sh>;
    [S N To K C] InfersWhole<S, N, To, K>, ElementCountDiffers<C>;
    [S N To K] InfersWhole<S, N, To, K>, TwoInferred;
    [S N To K] InfersWhole<S, N, To, K>, CannotInfer;
    [To Sh St] InfersOne<To>, Viewed<Sh, St>;
    [To Sh] InfersOne<To>, Spans<Sh>;
    [To N] InfersOne<To>, ElementCountDiffers<N>;
    [To] InfersOne<To>, TwoInferred;
    [To N] InfersOne<To>, DoesNotDivide<N>;
    [S N To Sh St K] SameCount<S, N, To, K>, Viewed<Sh, St>;
    [S N To Sh K] SameCount<S, N, To, K>, Spans<Sh>;
    [S N To K] SameCount<S, N, To, K>, TwoInferred;
    [S N To K C] SameCount<S, N, To, K>, DoesNotDivide<C>;
    [S N To K] SameCount<S, N, To, K>, CannotInfer;
}

/// The layout itself, where nothing but its strides can stand against a view as `To`.
pub type Countable<L, To> = <ViewVerdict<L, To> as InfersOnce<To>>::Pass<
    <ViewVerdict<L, To> as InfersWhole<
        <L as Layout>::Shape,
        Numel<<L as Layout>::Shape>,
        To,
        AskedCount<L, To>,
    >>::Pass<
        <ViewVerdict<L, To> as InfersOne<To>>::Pass<
            <ViewVerdict<L, To> as SameCount<
                <L as Layout>::Shape,
                Numel<<L as Layout>::Shape>,
                To,
                AskedCount<L, To>,
            >>::Pass<L>,
        >,
    >,
>;

/// The layout that `view::<To>()` makes. PyTorch's `view`.
pub type ViewedAs<L, To> = <ViewVerdict<L, To> as InfersOnce<To>>::Pass<
    <ViewVerdict<L, To> as InfersWhole<
        <L as Layout>::Shape,
        Numel<<L as Layout>::Shape>,
        To,
        AskedCount<L, To>,
    >>::Pass<
        <ViewVerdict<L, To> as InfersOne<To>>::Pass<
            <ViewVerdict<L, To> as SameCount<
                <L as Layout>::Shape,
                Numel<<L as Layout>::Shape>,
                To,
                AskedCount<L, To>,
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
