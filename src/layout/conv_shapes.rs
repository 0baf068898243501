//! The shapes of convolutions and of pools: windows over a padded input, by PyTorch's rules.
//!
//! 1. A window of `K` elements with dilation `A` covers `A * (K - 1) + 1` elements.
//! 2. A dimension of size `N` with padding `P` on both sides has `(N + 2P - A * (K - 1) - 1) / S + 1` windows with
//!    stride `S`; `PaddingAfter<B>` adds `B` elements of padding at the end.
//! 3. A convolution in `G` groups takes `G` times the weight's channels. The number of output channels is a multiple
//!    of `G`.
//! 4. The padding of a pool is at most half a window.
//!
//! A one-dimensional operation is a two-dimensional one of height 1. The checks run in this order: the numbers of
//! dimensions, sizes, strides and dilations of 0, channels, groups, padding, height, width. A check passes if an
//! earlier one fails, so that there is one error.

use core::marker::PhantomData;

use super::bound::{Accepted, Verdicts, named_bound, reasons};
use super::conv_options::{Choice, Chosen, Nothing, WindowOptions};
use super::operation::{
    adaptive_avg_pool1d, adaptive_avg_pool2d, adaptive_max_pool1d, adaptive_max_pool2d, avg_pool1d,
    avg_pool2d, conv_transpose1d, conv_transpose2d, conv1d, conv2d, interpolate_bilinear,
    interpolate_nearest, max_pool1d, max_pool2d,
};
use crate::num::bits::{Bool, False, Ordering, True};
use crate::num::nat::{Division, Nat};
use crate::num::{D, Dim, Minus, Mul, Same};
use crate::shape::{Rank, Shape};

/// A window operation, by its number of dimensions.
pub trait WindowOp: 'static + crate::num::Sealed {
    #[doc(hidden)]
    type IsFlat: Bool;
    /// The number of dimensions, including batch and channels.
    #[doc(hidden)]
    type Rank: Nat;
}
macro_rules! window_ops {
    ($($Op:ident $Flat:ident $rank:literal)*) => { $(
        impl WindowOp for $Op {
            type IsFlat = $Flat;
            type Rank = <D<$rank> as Dim>::Nat;
        }
    )* };
}
window_ops! {
    adaptive_avg_pool1d False 3 adaptive_max_pool1d False 3 adaptive_avg_pool2d True 4 adaptive_max_pool2d True 4
    interpolate_nearest True 4 interpolate_bilinear True 4
}
window_ops! { conv_transpose1d False 3 conv_transpose2d True 4 conv1d False 3 max_pool1d False 3 avg_pool1d False 3 conv2d True 4 max_pool2d True 4 avg_pool2d True 4 }

pub(super) type RankIs<S, N> = <<<S as Shape>::Rank as Rank>::Nat as Nat>::Eq<N>;
/// Whether the shape has a batch dimension.
pub(super) type IsBatch<Op, S> = RankIs<S, <Op as WindowOp>::Rank>;
type Flat<Op, A, B> = <<Op as WindowOp>::IsFlat as Bool>::PickShape<A, B>;
type Lifted<Op, S> = Flat<Op, S, <S as Shape>::Insert2<D<1>>>;
/// Batch, channels, height and width: the sizes or the strides.
pub(crate) type Four<Op, S> =
    Lifted<Op, <IsBatch<Op, S> as Bool>::PickShape<S, <S as Shape>::Prepend<D<1>>>>;
/// The same for the weights of a convolution.
pub(crate) type FourWeights<Op, S> = Lifted<Op, S>;
pub(super) type Lowered<Op, S> = Flat<Op, S, <S as Shape>::Remove2>;
pub(super) type Unbatched<Op, X, S> = <IsBatch<Op, X> as Bool>::PickShape<S, <S as Shape>::Remove0>;
// The height of a pair of height and width; `Else` if the operation is one-dimensional.
type High<Op, S, Else> = <<Op as WindowOp>::IsFlat as Bool>::PickDim<<S as Shape>::Get0, Else>;

pub(super) type Not<A> = <A as Bool>::Not;
pub(super) type And<A, B> = <A as Bool>::And<B>;
pub(super) type IsSome<N> = Not<<<N as Dim>::Nat as Nat>::IsZero>;
type AtMost<A, B> = Not<<<A as Nat>::Cmp<B> as Ordering>::IsGreater>;
// A * (K - 1) + 1.
type Covers<K, A> =
    <<<<K as Dim>::Nat as Nat>::AtLeastOne as Nat>::Pred as Nat>::Mul<<A as Dim>::Nat>;
type Padded<N, P> = <<<P as Dim>::Nat as Nat>::Add<<P as Dim>::Nat> as Nat>::Add<<N as Dim>::Nat>;
type Lengthened<N, P, B> = <Padded<N, P> as Nat>::Add<<B as Dim>::Nat>;
type Fits<N, K, P, B, A> = And<IsSome<N>, AtMost<<Covers<K, A> as Nat>::Succ, Lengthened<N, P, B>>>;
type Windows<N, K, S, P, B, A> =
    <<<<Minus<Lengthened<N, P, B>, <Covers<K, A> as Nat>::Succ> as Nat>::Divide<
        <<S as Dim>::Nat as Nat>::AtLeastOne,
    > as Division>::Quotient as Nat>::Succ as Nat>::Dim;
// Rounds up: the last window may be partial, but must begin before the padding at the end. PyTorch's rule.
type CeilWindows<N, K, S, P, A> = <Counted<
    <Windows<N, K, S, P, <<<S as Dim>::Nat as Nat>::Pred as Nat>::Dim, A> as Dim>::Nat,
    N,
    S,
    P,
> as Nat>::Dim;
type Counted<C, N, S, P> = <<<<<C as Nat>::Pred as Nat>::Mul<<S as Dim>::Nat> as Nat>::Cmp<
    <<N as Dim>::Nat as Nat>::Add<<P as Dim>::Nat>,
> as Ordering>::IsLess as Bool>::PickNat<C, <C as Nat>::Pred>;

/// How the number of windows is rounded: `True` rounds up.
pub trait Rounded {
    #[doc(hidden)]
    type Windows<N: Dim, K: Dim, S: Dim, P: Dim, B: Dim, A: Dim>: Dim;
    #[doc(hidden)]
    type Fits<N: Dim, K: Dim, S: Dim, P: Dim, B: Dim, A: Dim>: Bool;
}
impl Rounded for True {
    // A window fits if it extends beyond the end by less than the stride.
    type Fits<N: Dim, K: Dim, S: Dim, P: Dim, B: Dim, A: Dim> =
        Fits<N, K, P, <<<S as Dim>::Nat as Nat>::Pred as Nat>::Dim, A>;
    type Windows<N: Dim, K: Dim, S: Dim, P: Dim, B: Dim, A: Dim> = CeilWindows<N, K, S, P, A>;
}
impl Rounded for False {
    type Fits<N: Dim, K: Dim, S: Dim, P: Dim, B: Dim, A: Dim> = Fits<N, K, P, B, A>;
    type Windows<N: Dim, K: Dim, S: Dim, P: Dim, B: Dim, A: Dim> = Windows<N, K, S, P, B, A>;
}
/// The padding: explicit numbers, or `PaddingSame`.
pub trait PaddingBranch {
    #[doc(hidden)]
    type Padding<P: Shape, K: Shape, A: Shape>: Shape;
    #[doc(hidden)]
    type After<B: Shape, K: Shape, A: Shape>: Shape;
    #[doc(hidden)]
    type Moves<S: Shape>: Bool;
    #[doc(hidden)]
    type Fits<R: Rounded, N: Dim, K: Dim, S: Dim, P: Dim, B: Dim, A: Dim>: Bool;
    #[doc(hidden)]
    type Windows<R: Rounded, N: Dim, K: Dim, S: Dim, P: Dim, B: Dim, A: Dim>: Dim;
}
impl PaddingBranch for False {
    type Fits<R: Rounded, N: Dim, K: Dim, S: Dim, P: Dim, B: Dim, A: Dim> =
        R::Fits<N, K, S, P, B, A>;
    type Windows<R: Rounded, N: Dim, K: Dim, S: Dim, P: Dim, B: Dim, A: Dim> =
        R::Windows<N, K, S, P, B, A>;
    type Padding<P: Shape, K: Shape, A: Shape> = P;
    type After<B: Shape, K: Shape, A: Shape> = B;
    type Moves<S: Shape> = True;
}
type HalfOf<K, A> = <<Covers<K, A> as Nat>::Divide<<D<2> as Dim>::Nat> as Division>::Quotient;
type RestOf<K, A> = <<Covers<K, A> as Nat>::Divide<<D<2> as Dim>::Nat> as Division>::Remainder;
impl PaddingBranch for True {
    // The size is unchanged.
    type Fits<R: Rounded, N: Dim, K: Dim, S: Dim, P: Dim, B: Dim, A: Dim> = True;
    type Windows<R: Rounded, N: Dim, K: Dim, S: Dim, P: Dim, B: Dim, A: Dim> = N;
    type Padding<P: Shape, K: Shape, A: Shape> = (
        <HalfOf<K::Get0, A::Get0> as Nat>::Dim,
        <HalfOf<K::Get1, A::Get1> as Nat>::Dim,
    );
    type After<B: Shape, K: Shape, A: Shape> = (
        <RestOf<K::Get0, A::Get0> as Nat>::Dim,
        <RestOf<K::Get1, A::Get1> as Nat>::Dim,
    );
    type Moves<S: Shape> =
        And<<<S::Get0 as Dim>::Nat as Nat>::IsOne, <<S::Get1 as Dim>::Nat as Nat>::IsOne>;
}
type IsNone<S> = RankIs<S, crate::num::nat::End>;
type Half<K, P> = AtMost<Padded<D<0>, P>, <K as Dim>::Nat>;

/// The sizes of a window operation: batch, channels, height, width, and so on.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Window {
    pub(crate) input: [usize; 4],
    pub(crate) output: [usize; 4],
    pub(crate) kernel: [usize; 2],
    pub(crate) stride: [usize; 2],
    pub(crate) padding: [usize; 2],
    pub(crate) dilation: [usize; 2],
    pub(crate) groups: usize,
}

/// The operation `Op` on an input `X`, with a kernel `K`, `O` output channels (which may equal those of the input) and
/// the options `C`.
#[derive(Debug)]
pub struct WindowRule<Op, X, K, O, C>(PhantomData<(Op, X, K, O, C)>);
#[diagnostic::do_not_recommend]
impl<Op, X, K, O, C> crate::num::Sealed for WindowRule<Op, X, K, O, C> {}
/// The sizes and the checks of a window operation.
pub trait WindowGeometry: crate::num::Sealed {
    #[doc(hidden)]
    type Sizes: Shape;
    #[doc(hidden)]
    type Kernel: Shape;
    #[doc(hidden)]
    type Stride: Shape;
    #[doc(hidden)]
    type Padding: Shape;
    #[doc(hidden)]
    type After: Shape;
    #[doc(hidden)]
    type Dilation: Shape;
    #[doc(hidden)]
    type Channels: Dim;
    #[doc(hidden)]
    type Moves: Bool;
    #[doc(hidden)]
    type HalfPadded: Bool;
    #[doc(hidden)]
    type FitsHigh: Bool;
    #[doc(hidden)]
    type FitsWide: Bool;
    #[doc(hidden)]
    type Four: Shape;
    #[doc(hidden)]
    type Out: Shape;
    #[doc(hidden)]
    const WINDOW: [[usize; 4]; 6];
}
impl<Op: WindowOp, X: Shape, K: Shape, O: Dim, C: Choice> WindowGeometry
    for WindowRule<Op, X, K, O, C>
{
    type Sizes = (<Four<Op, X> as Shape>::Get2, <Four<Op, X> as Shape>::Get3);
    type Kernel = (High<Op, K, D<1>>, K::Get1);
    // The default stride of a pool is its kernel size.
    type Stride = (
        High<Op, <RankIs<C::Stride, crate::num::nat::End> as Bool>::PickShape<K, C::Stride>, D<1>>,
        <<RankIs<C::Stride, crate::num::nat::End> as Bool>::PickShape<K, C::Stride> as Shape>::Get1,
    );
    type Padding = <IsNone<C::Padding> as PaddingBranch>::Padding<
        (High<Op, C::Padding, D<0>>, <C::Padding as Shape>::Get1),
        Self::Kernel,
        Self::Dilation,
    >;
    type After = <IsNone<C::Padding> as PaddingBranch>::After<
        (High<Op, C::After, D<0>>, <C::After as Shape>::Get1),
        Self::Kernel,
        Self::Dilation,
    >;
    type Dilation = (High<Op, C::Dilation, D<1>>, <C::Dilation as Shape>::Get1);
    type Channels = <Four<Op, X> as Shape>::Get1;
    type Moves = And<
        Not<
            <<<Self::Kernel as Shape>::IsEmpty as Bool>::Or<<Self::Stride as Shape>::IsEmpty> as Bool>::Or<
                <Self::Dilation as Shape>::IsEmpty,
            >,
        >,
        <IsNone<C::Padding> as PaddingBranch>::Moves<Self::Stride>,
    >;
    type HalfPadded = And<
        Half<<Self::Kernel as Shape>::Get0, <Self::Padding as Shape>::Get0>,
        Half<<Self::Kernel as Shape>::Get1, <Self::Padding as Shape>::Get1>,
    >;
    type FitsHigh = <IsNone<C::Padding> as PaddingBranch>::Fits<
        IsNone<C::After>,
        <Self::Sizes as Shape>::Get0,
        <Self::Kernel as Shape>::Get0,
        <Self::Stride as Shape>::Get0,
        <Self::Padding as Shape>::Get0,
        <Self::After as Shape>::Get0,
        <Self::Dilation as Shape>::Get0,
    >;
    type FitsWide = <IsNone<C::Padding> as PaddingBranch>::Fits<
        IsNone<C::After>,
        <Self::Sizes as Shape>::Get1,
        <Self::Kernel as Shape>::Get1,
        <Self::Stride as Shape>::Get1,
        <Self::Padding as Shape>::Get1,
        <Self::After as Shape>::Get1,
        <Self::Dilation as Shape>::Get1,
    >;
    type Four = (
        <Four<Op, X> as Shape>::Get0,
        O,
        <IsNone<C::Padding> as PaddingBranch>::Windows<
            IsNone<C::After>,
            <Self::Sizes as Shape>::Get0,
            <Self::Kernel as Shape>::Get0,
            <Self::Stride as Shape>::Get0,
            <Self::Padding as Shape>::Get0,
            <Self::After as Shape>::Get0,
            <Self::Dilation as Shape>::Get0,
        >,
        <IsNone<C::Padding> as PaddingBranch>::Windows<
            IsNone<C::After>,
            <Self::Sizes as Shape>::Get1,
            <Self::Kernel as Shape>::Get1,
            <Self::Stride as Shape>::Get1,
            <Self::Padding as Shape>::Get1,
            <Self::After as Shape>::Get1,
            <Self::Dilation as Shape>::Get1,
        >,
    );
    type Out = Unbatched<Op, X, Lowered<Op, Self::Four>>;
    const WINDOW: [[usize; 4]; 6] = [
        four(<Four<Op, X> as Shape>::SIZES, 0),
        four(<Self::Four as Shape>::SIZES, 0),
        four(<Self::Kernel as Shape>::SIZES, 0),
        four(<Self::Stride as Shape>::SIZES, 0),
        four(<Self::Padding as Shape>::SIZES, 0),
        four(<Self::Dilation as Shape>::SIZES, C::Groups::SIZE),
    ];
}
/// The first four numbers, padded with `last`.
pub(crate) const fn four(sizes: &[usize], last: usize) -> [usize; 4] {
    let mut out = [last; 4];
    let mut i = 0;
    while i < 4 && i < sizes.len() {
        out[i] = sizes[i];
        i += 1;
    }
    out
}
impl Window {
    /// The window of these numbers, in the order of [`WindowGeometry::WINDOW`].
    pub(crate) const fn new(
        [input, output, k, s, p, [ah, aw, groups, _]]: [[usize; 4]; 6],
    ) -> Self {
        Self {
            input,
            output,
            kernel: [k[0], k[1]],
            stride: [s[0], s[1]],
            padding: [p[0], p[1]],
            dilation: [ah, aw],
            groups,
        }
    }
    pub(crate) const fn of<S: WindowGeometry>() -> Self {
        Self::new(S::WINDOW)
    }
}

// ------------------------------------------------------------------ checks

macro_rules! verdicts {
    ($($(#[$doc:meta])* $Trait:ident[$($g:ident)*][$($c:ident)*];)*) => { $(
        $(#[$doc])*
        pub trait $Trait<$($g,)* $(const $c: isize),*>: crate::num::Sealed {
            #[doc(hidden)]
            type Pass<S: Shape>: Shape;
        }
        #[diagnostic::do_not_recommend]
        impl<$($g,)* $(const $c: isize),*> $Trait<$($g,)* $($c),*> for True {
            type Pass<S: Shape> = S;
        }
    )* };
}
pub(crate) use verdicts;
verdicts! {
    /// Checks the numbers of dimensions of an input and a weight.
    #[diagnostic::on_unimplemented(
        message = "{Op}: incompatible shapes: input {X}, weight {W}",
        label = "other numbers of dimensions are needed",
        note = "`conv1d` takes [N, C, L] or [C, L] and a weight [O, C / groups, K]",
        note = "`conv2d` takes [N, C, H, W] or [C, H, W] and a weight [O, C / groups, KH, KW]"
    )]
    ConvDims[Op X W][];
    /// Checks the number of dimensions of the input of a pool.
    #[diagnostic::on_unimplemented(
        message = "{Op}: an input of the shape {X} has no place for batch, channels and windows",
        label = "another number of dimensions is needed",
        note = "one-dimensional pools take [N, C, L] or [C, L], two-dimensional ones [N, C, H, W] or [C, H, W]",
        note = "`x.unsqueeze::<0>()` adds a dimension"
    )]
    PoolDims[Op X][];
    /// Checks the size of a pool's windows.
    #[diagnostic::on_unimplemented(
        message = "{Op}: the size of the windows is missing",
        label = "without `Kernel<..>`",
        note = "`x.{Op}::<Kernel<2>>()`, `x.{Op}::<(Kernel<3>, Stride<2>, Padding<1>)>()`"
    )]
    PoolKernel[Op][];
    /// Checks that sizes, strides and dilations are not 0.
    #[diagnostic::on_unimplemented(
        message = "{Op}: invalid kernel size {K}, stride {T} or dilation {A}",
        label = "sizes, strides and dilations are at least 1; with `PaddingSame` the stride is 1",
        note = "the least is 1: `Stride<1>`, `Dilation<1>`"
    )]
    WindowMoves[Op K T A][];
    /// Checks the channels of a convolution.
    #[diagnostic::on_unimplemented(
        message = "{Op}: the input has {Channels} channels, but a weight of the shape {W} in {Groups} groups takes other ones",
        label = "not as many channels as the weight takes",
        note = "the second size of the weight times the groups is the number of channels, {Channels}",
        note = "a depthwise convolution has a weight [C, 1, ..] and `Groups<C>`"
    )]
    ConvChannels[Op Channels W Groups][];
    /// Checks the groups of a convolution.
    #[diagnostic::on_unimplemented(
        message = "{Op}: the {O} output channels are not divisible by {Groups} groups",
        label = "out_channels must be divisible by groups",
        note = "the first size of the weight, {O}, is a multiple of the groups, and at least 1"
    )]
    ConvGroups[Op Groups O][];
    /// Checks the padding of a pool.
    #[diagnostic::on_unimplemented(
        message = "{Op}: the padding {P} is more than half of the windows {K}",
        label = "a window could lie in the padding alone",
        note = "twice the padding is at most the size of a window"
    )]
    PoolPadding[Op P K][];
    /// Checks that a window fits into a dimension.
    #[diagnostic::on_unimplemented(
        message = "{Op}: no window of size {K} with dilation {A} fits dimension {DIM} of size {N} with padding {P}",
        label = "the window is larger than dimension {DIM} with its padding",
        note = "a window covers dilation * (size - 1) + 1 elements, the padding adds {P} on both sides",
        note = "`Padding<..>` makes room; a dimension of size 0 has none"
    )]
    WindowFits[Op K A P N][DIM];
}

/// The height of a pair of height and width in an error.
pub type HeightOf<S> = <S as Shape>::Get0;
/// See [`HeightOf`].
pub type WidthOf<S> = <S as Shape>::Get1;
/// The kernel, the stride, the padding, the dilation and the size of an operation, height before width.
pub type KernelOf<S> = <S as WindowGeometry>::Kernel;
/// See [`KernelOf`].
pub type StrideOf<S> = <S as WindowGeometry>::Stride;
/// See [`KernelOf`].
pub type PaddingOf<S> = <S as WindowGeometry>::Padding;
/// See [`KernelOf`].
pub type DilationOf<S> = <S as WindowGeometry>::Dilation;
/// See [`KernelOf`].
pub type SizesOf<S> = <S as WindowGeometry>::Sizes;
/// The channels of the input.
pub type ChannelsIn<S> = <S as WindowGeometry>::Channels;

/// A convolution: the operation, the shapes of the input and of the weight, the options.
pub type ConvWindowRule<Op, X, W, O> = WindowRule<
    Op,
    X,
    (
        <FourWeights<Op, W> as Shape>::Get2,
        <FourWeights<Op, W> as Shape>::Get3,
    ),
    <W as Shape>::Get0,
    <O as WindowOptions<Op>>::Choose<
        Chosen<(), (D<1>, D<1>), (D<0>, D<0>), (D<0>, D<0>), (D<1>, D<1>), D<1>>,
    >,
>;
/// The number of groups.
pub type GroupsOf<Op, O> = <<O as WindowOptions<Op>>::Choose<Nothing> as Choice>::Groups;
type OneGroup<Op, O> = <GroupsOf<Op, O> as Dim>::IsOne;
type ChannelsFit<Op, X, W, O> = <OneGroup<Op, O> as Grouped>::Channels<
    <Four<Op, X> as Shape>::Get1,
    <W as Shape>::Get1,
    GroupsOf<Op, O>,
>;
type GroupsFit<Op, W, O> =
    <OneGroup<Op, O> as Grouped>::Divide<<W as Shape>::Get0, GroupsOf<Op, O>>;
/// Whether there is one group. If so, the channels are compared directly, without a division.
pub trait Grouped {
    /// Whether an input of `C` channels is compatible with weights of `K` channels in `G` groups.
    #[doc(hidden)]
    type Channels<C: Dim, K: Dim, G: Dim>: Bool;
    /// Whether `G` groups divide `O` output channels.
    #[doc(hidden)]
    type Divide<O: Dim, G: Dim>: Bool;
    /// The same for a transposed convolution of `C` channels to `O` for each group.
    #[doc(hidden)]
    type ConvTransposeGeometry<C: Dim, O: Dim, G: Dim>: Bool;
    /// The number of output channels of `G` groups with `O` each.
    #[doc(hidden)]
    type Outputs<O: Dim, G: Dim>: Dim;
}
impl Grouped for True {
    type Channels<C: Dim, K: Dim, G: Dim> = Same<K, C>;
    type Divide<O: Dim, G: Dim> = True;
    type ConvTransposeGeometry<C: Dim, O: Dim, G: Dim> = True;
    type Outputs<O: Dim, G: Dim> = O;
}
impl Grouped for False {
    type Channels<C: Dim, K: Dim, G: Dim> =
        <<<K as Dim>::Nat as Nat>::Mul<<G as Dim>::Nat> as Nat>::Eq<<C as Dim>::Nat>;
    type Divide<O: Dim, G: Dim> = And<And<IsSome<G>, IsSome<O>>, DividesBy<O, G>>;
    type ConvTransposeGeometry<C: Dim, O: Dim, G: Dim> =
        And<And<IsSome<G>, IsSome<O>>, DividesBy<C, G>>;
    type Outputs<O: Dim, G: Dim> = Mul<O, G>;
}
// Whether `G` divides `O`; 0 counts as 1.
type DividesBy<O, G> = <<<<O as Dim>::Nat as Nat>::Divide<
    <<G as Dim>::Nat as Nat>::AtLeastOne,
> as Division>::Remainder as Nat>::IsZero;

/// The result of the check of a convolution: the first error, if there is one.
pub type ConvVerdict<Op, X, W, O> =
    <And<RankIs<W, <Op as WindowOp>::Rank>, HasPlaces<Op, X>> as Bool>::Then<
        <<ConvWindowRule<Op, X, W, O> as WindowGeometry>::Moves as Bool>::Then<
            <ChannelsFit<Op, X, W, O> as Bool>::Then<
                <GroupsFit<Op, W, O> as Bool>::Then<
                    <<ConvWindowRule<Op, X, W, O> as WindowGeometry>::FitsHigh as Bool>::Then<
                        <<ConvWindowRule<Op, X, W, O> as WindowGeometry>::FitsWide as Bool>::Then<
                            Accepted<<ConvWindowRule<Op, X, W, O> as WindowGeometry>::Out>,
                            ConvTooWide,
                        >,
                        ConvTooHigh,
                    >,
                    ConvGroupsDiffer,
                >,
                ConvChannelsDiffer,
            >,
            ConvZeroStride,
        >,
        ConvDimsDiffer,
    >;
/// Shapes for which the check of a convolution with a weight of the shape `W` and the options `O` is decided.
pub trait ConvRule<Op, W, O>: crate::num::Sealed {
    #[doc(hidden)]
    type Verdict;
    #[doc(hidden)]
    type Out: Shape;
}
#[diagnostic::do_not_recommend]
impl<Op: WindowOp, X: Shape, W: Shape, O: WindowOptions<Op>, V, S: Shape> ConvRule<Op, W, O> for X
where
    ConvVerdict<Op, X, W, O>: Verdicts<Verdict = V, Out = S>,
{
    type Verdict = V;
    type Out = S;
}
/// The result of the check by [`ConvRule`].
pub type ConvOf<Op, X, W, O> = <X as ConvRule<Op, W, O>>::Verdict;
/// The shape of the result of a convolution: `Op` with the input `X`, the weight `W` and the options `O`.
pub type ConvShape<Op, X, W, O> = <X as ConvFits<Op, W, O, ConvOf<Op, X, W, O>>>::Shape;
/// A result of the check of a convolution without an error.
pub trait ConvFits<Op, W, O, Verdict>: crate::num::Sealed {
    #[doc(hidden)]
    type Shape: Shape;
}
type Sl<Op, X, W, O> = ConvWindowRule<Op, X, W, O>;
reasons! {
    ConvFits [Op, W, O] [Op: WindowOp, W: Shape, O: WindowOptions<Op>];
    /// The number of dimensions is wrong.
    ConvDimsDiffer: False where ConvDims<Op, X, W>;
    /// A size, a stride or a dilation is 0.
    ConvZeroStride: False where WindowMoves<Op, KernelOf<Sl<Op, X, W, O>>, StrideOf<Sl<Op, X, W, O>>, DilationOf<Sl<Op, X, W, O>>>;
    /// The channels differ.
    ConvChannelsDiffer: False where ConvChannels<Op, ChannelsIn<Sl<Op, X, W, O>>, W, GroupsOf<Op, O>>;
    /// The number of groups does not divide the number of output channels.
    ConvGroupsDiffer: False where ConvGroups<Op, GroupsOf<Op, O>, HeightOf<W>>;
    /// No window fits the height.
    ConvTooHigh: False where WindowFits<Op, HeightOf<KernelOf<Sl<Op, X, W, O>>>, HeightOf<DilationOf<Sl<Op, X, W, O>>>, HeightOf<PaddingOf<Sl<Op, X, W, O>>>, HeightOf<SizesOf<Sl<Op, X, W, O>>>, -2>;
    /// No window fits the width.
    ConvTooWide: False where WindowFits<Op, WidthOf<KernelOf<Sl<Op, X, W, O>>>, WidthOf<DilationOf<Sl<Op, X, W, O>>>, WidthOf<PaddingOf<Sl<Op, X, W, O>>>, WidthOf<SizesOf<Sl<Op, X, W, O>>>, -1>;
}
named_bound! {
    /// A shape that `conv1d` takes with a weight of the shape `W` and the options `O`. Use this bound where the length
    /// of the input, or of the kernel, is generic. `Output` is the shape of the result.
    ///
    /// Generic batches and channels need no bound; neither do generic lengths with `PaddingSame`.
    ///
    /// ```
    /// use stridewise::layout::Conv1d;
    /// use stridewise::prelude::*;
    /// fn smooth<N: Dim, C: Dim, L: Dim>(
    ///     x: &Tensor<f32, (N, C, L)>,
    ///     w: &Tensor<f32, (C, C, D<3>)>,
    /// ) -> Tensor<f32, <(N, C, L) as Conv1d<(C, C, D<3>)>>::Output>
    /// where
    ///     (N, C, L): Conv1d<(C, C, D<3>)>,
    /// {
    ///     x.conv1d(w).eval()
    /// }
    /// assert_eq!(smooth(&Tensor::<f32, Shape![1, 2, 8]>::ones(), &Tensor::ones()).shape(), [1, 2, 6]);
    /// ```
    #[diagnostic::on_unimplemented(
        message = "conv1d: cannot prove that input {Self} and weight {W} are compatible",
        label = "this depends on sizes that are generic",
        note = "add the bound `{Self}: Conv1d<{W}, {O}>`, whose `Output` is the shape of the result; channels are equal where they have one name, and beside `PaddingSame` a length needs no bound"
    )]
    Conv1d<W: Shape, O: WindowOptions<conv1d> = ()> by ConvRule<conv1d>, ConvFits
}
named_bound! {
    /// A shape that `conv2d` takes with a weight of the shape `W` and the options `O`. Use this bound where the size
    /// of the image, or of the kernel, is generic. `Output` is the shape of the result.
    ///
    /// Generic batches and channels need no bound; neither do generic image sizes with `PaddingSame`.
    ///
    /// ```
    /// use stridewise::layout::Conv2d;
    /// use stridewise::prelude::*;
    /// fn blur<N: Dim, C: Dim, H: Dim, W: Dim>(
    ///     x: &Tensor<f32, (N, C, H, W)>,
    ///     w: &Tensor<f32, (C, C, D<3>, D<3>)>,
    /// ) -> Tensor<f32, <(N, C, H, W) as Conv2d<(C, C, D<3>, D<3>)>>::Output>
    /// where
    ///     (N, C, H, W): Conv2d<(C, C, D<3>, D<3>)>,
    /// {
    ///     x.conv2d(w).eval()
    /// }
    /// assert_eq!(blur(&Tensor::<f32, Shape![1, 2, 8, 5]>::ones(), &Tensor::ones()).shape(), [1, 2, 6, 3]);
    /// ```
    #[diagnostic::on_unimplemented(
        message = "conv2d: cannot prove that input {Self} and weight {W} are compatible",
        label = "this depends on sizes that are generic",
        note = "add the bound `{Self}: Conv2d<{W}, {O}>`, whose `Output` is the shape of the result; channels are equal where they have one name, and beside `PaddingSame` an image needs no bound"
    )]
    Conv2d<W: Shape, O: WindowOptions<conv2d> = ()> by ConvRule<conv2d>, ConvFits
}

type PoolChoice<Op, O> = <O as WindowOptions<Op>>::Choose<Nothing>;
/// A pool: the operation, the shape of the input, the options.
pub type PoolWindowRule<Op, X, O> = WindowRule<
    Op,
    X,
    <PoolChoice<Op, O> as Choice>::Kernel,
    <Four<Op, X> as Shape>::Get1,
    PoolChoice<Op, O>,
>;
type HasKernel<Op, O> = Not<RankIs<<PoolChoice<Op, O> as Choice>::Kernel, crate::num::nat::End>>;

/// Whether the input of a window operation has the required number of dimensions.
pub type HasPlaces<Op, X> = <IsBatch<Op, X> as Bool>::Or<
    <<<<X as Shape>::Rank as Rank>::Nat as Nat>::Succ as Nat>::Eq<<Op as WindowOp>::Rank>,
>;
/// The result of the check of a pool: the first error, if there is one.
pub type PoolVerdict<Op, X, O> = <HasPlaces<Op, X> as Bool>::Then<
    <HasKernel<Op, O> as Bool>::Then<
        <<PoolWindowRule<Op, X, O> as WindowGeometry>::Moves as Bool>::Then<
            <<PoolWindowRule<Op, X, O> as WindowGeometry>::HalfPadded as Bool>::Then<
                <<PoolWindowRule<Op, X, O> as WindowGeometry>::FitsHigh as Bool>::Then<
                    <<PoolWindowRule<Op, X, O> as WindowGeometry>::FitsWide as Bool>::Then<
                        Accepted<<PoolWindowRule<Op, X, O> as WindowGeometry>::Out>,
                        PoolTooWide,
                    >,
                    PoolTooHigh,
                >,
                PoolOverPadded,
            >,
            PoolZeroStride,
        >,
        PoolWithoutKernel,
    >,
    PoolDimsDiffer,
>;
/// Shapes for which the check of a pool with the options `O` is decided.
#[diagnostic::on_unimplemented(
    message = "{Op}: cannot prove that the windows {O} fit into an input {Self}",
    label = "this depends on sizes that are generic",
    note = "add the bound with the name of the pool: `{Self}: MaxPool2d<{O}>`, or `MaxPool1d`, `AvgPool1d`, `AvgPool2d`"
)]
pub trait PoolRule<Op, O>: crate::num::Sealed {
    #[doc(hidden)]
    type Verdict;
    #[doc(hidden)]
    type Out: Shape;
}
#[diagnostic::do_not_recommend]
impl<Op: WindowOp, X: Shape, O: WindowOptions<Op>, V, S: Shape> PoolRule<Op, O> for X
where
    PoolVerdict<Op, X, O>: Verdicts<Verdict = V, Out = S>,
{
    type Verdict = V;
    type Out = S;
}
/// The result of the check by [`PoolRule`].
pub type PoolOf<Op, X, O> = <X as PoolRule<Op, O>>::Verdict;
/// The shape of the result of a pool: `Op` with the input `X` and the options `O`.
///
/// Options that a pool does not take are the first error.
pub type PoolShape<Op, X, O> = <PoolChoice<Op, O> as crate::num::AfterVerdict>::Then<
    <X as PoolFits<Op, O, PoolOf<Op, X, O>>>::Shape,
>;
/// A result of the check of a pool without an error.
pub trait PoolFits<Op, O, Verdict>: crate::num::Sealed {
    #[doc(hidden)]
    type Shape: Shape;
}
type Ps<Op, X, O> = PoolWindowRule<Op, X, O>;
reasons! {
    PoolFits [Op, O] [Op: WindowOp, O: WindowOptions<Op>];
    /// The number of dimensions is wrong.
    PoolDimsDiffer: False where PoolDims<Op, X>;
    /// The size of the windows is missing.
    PoolWithoutKernel: False where PoolKernel<Op>;
    /// A size, a stride or a dilation is 0.
    PoolZeroStride: False where WindowMoves<Op, KernelOf<Ps<Op, X, O>>, StrideOf<Ps<Op, X, O>>, DilationOf<Ps<Op, X, O>>>;
    /// A window could contain padding only.
    PoolOverPadded: False where PoolPadding<Op, PaddingOf<Ps<Op, X, O>>, KernelOf<Ps<Op, X, O>>>;
    /// No window fits the height.
    PoolTooHigh: False where WindowFits<Op, HeightOf<KernelOf<Ps<Op, X, O>>>, HeightOf<DilationOf<Ps<Op, X, O>>>, HeightOf<PaddingOf<Ps<Op, X, O>>>, HeightOf<SizesOf<Ps<Op, X, O>>>, -2>;
    /// No window fits the width.
    PoolTooWide: False where WindowFits<Op, WidthOf<KernelOf<Ps<Op, X, O>>>, WidthOf<DilationOf<Ps<Op, X, O>>>, WidthOf<PaddingOf<Ps<Op, X, O>>>, WidthOf<SizesOf<Ps<Op, X, O>>>, -1>;
}
macro_rules! pools {
    ($($Trait:ident $op:ident $image:literal $says:literal $add:literal $example:literal)*) => { $(
        named_bound! {
            #[doc = concat!("A shape that `", stringify!($op), "` takes with the options `O`: the bound to name where ",
                $image, " is generic. `Output` is the shape of the result. Generic batches and channels need no bound.

```
",
                "use stridewise::layout::", stringify!($Trait), ";
use stridewise::prelude::*;
",
                $example,
                "
```")]
            #[diagnostic::on_unimplemented(
                message = $says,
                label = "this depends on sizes that are generic",
                note = $add
            )]
            $Trait<O: WindowOptions<$op>> by PoolRule<$op>, PoolFits
        }
    )* };
}
pools! {
    MaxPool1d max_pool1d "the length"
        "max_pool1d: cannot prove that the windows {O} fit into an input {Self}"
        "add the bound `{Self}: MaxPool1d<{O}>`; its `Output` is the shape of the result"
        "fn half<C: Dim, L: Dim>(x: &Tensor<f32, (C, L)>) -> Tensor<f32, <(C, L) as MaxPool1d<Kernel<2>>>::Output>
where
    (C, L): MaxPool1d<Kernel<2>>,
{
    x.max_pool1d::<Kernel<2>>().eval()
}
assert_eq!(half(&Tensor::<f32, Shape![3, 8]>::ones()).shape(), [3, 4]);"
    MaxPool2d max_pool2d "the image"
        "max_pool2d: cannot prove that the windows {O} fit into an input {Self}"
        "add the bound `{Self}: MaxPool2d<{O}>`; its `Output` is the shape of the result"
        "fn half<C: Dim, H: Dim>(x: &Tensor<f32, (C, H, H)>) -> Tensor<f32, <(C, H, H) as MaxPool2d<Kernel<2>>>::Output>
where
    (C, H, H): MaxPool2d<Kernel<2>>,
{
    x.max_pool2d::<Kernel<2>>().eval()
}
assert_eq!(half(&Tensor::<f32, Shape![3, 8, 8]>::ones()).shape(), [3, 4, 4]);"
    AvgPool1d avg_pool1d "the length"
        "avg_pool1d: cannot prove that the windows {O} fit into an input {Self}"
        "add the bound `{Self}: AvgPool1d<{O}>`; its `Output` is the shape of the result"
        "fn half<C: Dim, L: Dim>(x: &Tensor<f32, (C, L)>) -> Tensor<f32, <(C, L) as AvgPool1d<Kernel<2>>>::Output>
where
    (C, L): AvgPool1d<Kernel<2>>,
{
    x.avg_pool1d::<Kernel<2>>().eval()
}
assert_eq!(half(&Tensor::<f32, Shape![3, 8]>::ones()).shape(), [3, 4]);"
    AvgPool2d avg_pool2d "the image"
        "avg_pool2d: cannot prove that the windows {O} fit into an input {Self}"
        "add the bound `{Self}: AvgPool2d<{O}>`; its `Output` is the shape of the result"
        "fn half<C: Dim, H: Dim>(x: &Tensor<f32, (C, H, H)>) -> Tensor<f32, <(C, H, H) as AvgPool2d<Kernel<2>>>::Output>
where
    (C, H, H): AvgPool2d<Kernel<2>>,
{
    x.avg_pool2d::<Kernel<2>>().eval()
}
assert_eq!(half(&Tensor::<f32, Shape![3, 8, 8]>::ones()).shape(), [3, 4, 4]);"
}
