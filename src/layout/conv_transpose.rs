//! `conv_transpose1d`, `conv_transpose2d`: each element of the input contributes to a window of the output. The sizes
//! follow PyTorch's rule for a transposed convolution.
//!
//! 1. A dimension of size `N` becomes `(N - 1) * S + A * (K - 1) + 1 + B - 2P`, for a kernel of `K`, a stride `S`, a
//!    padding `P`, a dilation `A` and an output padding `B`.
//! 2. Requires an output padding that is smaller than the stride or the dilation.
//! 3. Requires a weight of the shape `[C, O / groups, ..]`, where the groups divide `C`.

use core::marker::PhantomData;

use super::bound::{Accepted, Verdicts, named_bound, reasons};
use super::conv_options::{Choice, Chosen, WindowOptions};
use super::conv_shapes::{
    And, Four, FourWeights, Grouped, GroupsOf, HasPlaces, IsSome, Lowered, Not, RankIs, Unbatched,
    WindowMoves, WindowOp, four, verdicts,
};
use super::operation::{conv_options, conv_transpose1d, conv_transpose2d};
use crate::num::bits::{Bool, False, Ordering, True};
use crate::num::nat::Nat;
use crate::num::{BelowThousand, Count, D, Dim, Minus, Named, Same};
use crate::shape::Shape;

/// The additional size at one end of the output of a transposed convolution: `OutputPadding<1>`, or `OutputPadding<1,
/// 0>` for height and width. PyTorch's `output_padding`.
#[derive(Clone, Copy, Debug, Default)]
pub struct OutputPadding<const H: usize, const W: usize = H>;
#[diagnostic::do_not_recommend]
impl<const H: usize, const W: usize> crate::num::Sealed for OutputPadding<H, W> {}

// It takes the place of the trailing padding of a convolution.
#[diagnostic::do_not_recommend]
impl<const N: usize> WindowOptions<conv_transpose1d> for OutputPadding<N, N>
where
    Count<N>: BelowThousand<N>,
{
    type Choose<C: Choice> =
        Chosen<C::Kernel, C::Stride, C::Padding, (Named<N>, Named<N>), C::Dilation, C::Groups>;
}
#[diagnostic::do_not_recommend]
impl<const H: usize, const W: usize> WindowOptions<conv_options> for OutputPadding<H, W>
where
    Self: WindowOptions<conv_transpose2d>,
{
    type Choose<C: Choice> = <Self as WindowOptions<conv_transpose2d>>::Choose<C>;
}
#[diagnostic::do_not_recommend]
impl<const H: usize, const W: usize> WindowOptions<conv_transpose2d> for OutputPadding<H, W>
where
    Count<H>: BelowThousand<H>,
    Count<W>: BelowThousand<W>,
{
    type Choose<C: Choice> =
        Chosen<C::Kernel, C::Stride, C::Padding, (Named<H>, Named<W>), C::Dilation, C::Groups>;
}

verdicts! {
    /// Requires numbers of dimensions of the input and the weight that a transposed convolution accepts.
    #[diagnostic::on_unimplemented(
        message = "{Op}: incompatible shapes: input {X}, weight {W}",
        label = "other numbers of dimensions are needed",
        note = "`conv_transpose1d` takes [N, C, L] or [C, L] and a weight [C, O / groups, K]",
        note = "`conv_transpose2d` takes [N, C, H, W] or [C, H, W] and a weight [C, O / groups, KH, KW]"
    )]
    ConvTransposeDims[Op X W][];
    /// Requires a number of channels that the weight of a transposed convolution accepts.
    #[diagnostic::on_unimplemented(
        message = "{Op}: the input has {Channels} channels, but a weight of the shape {W} in {Groups} groups takes other ones",
        label = "not as many channels as the weight takes",
        note = "the first size of the weight is the number of channels, {Channels}, and a multiple of the groups"
    )]
    ConvTransposeChannels[Op Channels W Groups][];
    /// Requires that a transposed convolution has an output.
    #[diagnostic::on_unimplemented(
        message = "{Op}: a kernel {K} with the padding {P} and the output padding {B} makes no output of the sizes {N}",
        label = "the padding takes everything away, or the output padding is not below the stride or the dilation",
        note = "a size becomes (size - 1) * stride + dilation * (kernel - 1) + 1 + output padding - 2 * padding"
    )]
    ConvTransposeFits[Op K P B N][];
}

type NatOf<D> = <D as Dim>::Nat;
type Below<A, B> = <<NatOf<A> as Nat>::Cmp<NatOf<B>> as Ordering>::IsLess;

/// The operation `Op` with an input of the shape `X`, a weight of the shape `W` and the options `O`.
#[derive(Debug)]
pub struct ConvTransposeGeometry<Op, X, W, O>(PhantomData<(Op, X, W, O)>);
/// The sizes of an operation.
pub trait ConvTransposeSizes {
    #[doc(hidden)]
    type Sizes: Shape;
    #[doc(hidden)]
    type Kernel: Shape;
    #[doc(hidden)]
    type Stride: Shape;
    #[doc(hidden)]
    type Padding: Shape;
    #[doc(hidden)]
    type More: Shape;
    #[doc(hidden)]
    type Dilation: Shape;
    #[doc(hidden)]
    type Channels: Dim;
    #[doc(hidden)]
    type Outputs: Dim;
    #[doc(hidden)]
    type Fits: Bool;
    #[doc(hidden)]
    type Four: Shape;
    #[doc(hidden)]
    type Out: Shape;
    #[doc(hidden)]
    const WINDOW: [[usize; 4]; 6];
}
type ChoiceOf<Op, O> = <O as WindowOptions<Op>>::Choose<
    Chosen<(), (D<1>, D<1>), (D<0>, D<0>), (D<0>, D<0>), (D<1>, D<1>), D<1>>,
>;
// The value for the height, or `Else` for an operation without a height.
type High<Op, S, Else> = <<Op as WindowOp>::IsFlat as Bool>::PickDim<<S as Shape>::Get0, Else>;
type Pair<Op, S, Else> = (High<Op, S, Else>, <S as Shape>::Get1);
// The size of the output before the padding is removed.
type Whole<N, K, S, B, A> = <<<<Minus<NatOf<N>, NatOf<D<1>>> as Nat>::Mul<NatOf<S>> as Nat>::Add<
    <Minus<NatOf<K>, NatOf<D<1>>> as Nat>::Mul<NatOf<A>>,
> as Nat>::Succ as Nat>::Add<NatOf<B>>;
type Twice<P> = <NatOf<P> as Nat>::Add<NatOf<P>>;
type Size<N, K, S, P, B, A> = <Minus<Whole<N, K, S, B, A>, Twice<P>> as Nat>::Dim;
type Remains<N, K, S, P, B, A> = And<
    And<IsSome<N>, <<Whole<N, K, S, B, A> as Nat>::Cmp<Twice<P>> as Ordering>::IsGreater>,
    <Below<B, S> as Bool>::Or<Below<B, A>>,
>;
type At0<S> = <S as Shape>::Get0;
type At1<S> = <S as Shape>::Get1;

impl<Op: WindowOp, X: Shape, W: Shape, O: WindowOptions<Op>> ConvTransposeSizes
    for ConvTransposeGeometry<Op, X, W, O>
{
    type Sizes = (<Four<Op, X> as Shape>::Get2, <Four<Op, X> as Shape>::Get3);
    type Kernel = (
        <FourWeights<Op, W> as Shape>::Get2,
        <FourWeights<Op, W> as Shape>::Get3,
    );
    type Stride = Pair<Op, <ChoiceOf<Op, O> as Choice>::Stride, D<1>>;
    type Padding = Pair<Op, <ChoiceOf<Op, O> as Choice>::Padding, D<0>>;
    type More = Pair<Op, <ChoiceOf<Op, O> as Choice>::After, D<0>>;
    type Dilation = Pair<Op, <ChoiceOf<Op, O> as Choice>::Dilation, D<1>>;
    type Channels = <Four<Op, X> as Shape>::Get1;
    type Outputs =
        <<GroupsOf<Op, O> as Dim>::IsOne as Grouped>::Outputs<<W as Shape>::Get1, GroupsOf<Op, O>>;
    type Fits = And<
        Remains<
            At0<Self::Sizes>,
            At0<Self::Kernel>,
            At0<Self::Stride>,
            At0<Self::Padding>,
            At0<Self::More>,
            At0<Self::Dilation>,
        >,
        Remains<
            At1<Self::Sizes>,
            At1<Self::Kernel>,
            At1<Self::Stride>,
            At1<Self::Padding>,
            At1<Self::More>,
            At1<Self::Dilation>,
        >,
    >;
    type Four = (
        <Four<Op, X> as Shape>::Get0,
        Self::Outputs,
        Size<
            At0<Self::Sizes>,
            At0<Self::Kernel>,
            At0<Self::Stride>,
            At0<Self::Padding>,
            At0<Self::More>,
            At0<Self::Dilation>,
        >,
        Size<
            At1<Self::Sizes>,
            At1<Self::Kernel>,
            At1<Self::Stride>,
            At1<Self::Padding>,
            At1<Self::More>,
            At1<Self::Dilation>,
        >,
    );
    type Out = Unbatched<Op, X, Lowered<Op, Self::Four>>;
    const WINDOW: [[usize; 4]; 6] = [
        four(<Four<Op, X> as Shape>::SIZES, 0),
        four(<Self::Four as Shape>::SIZES, 0),
        four(<Self::Kernel as Shape>::SIZES, 0),
        four(<Self::Stride as Shape>::SIZES, 0),
        four(<Self::Padding as Shape>::SIZES, 0),
        four(
            <Self::Dilation as Shape>::SIZES,
            <<ChoiceOf<Op, O> as Choice>::Groups as Dim>::SIZE,
        ),
    ];
}

type Moves<S> = Not<
    <<<<S as ConvTransposeSizes>::Kernel as Shape>::IsEmpty as Bool>::Or<
        <<S as ConvTransposeSizes>::Stride as Shape>::IsEmpty,
    > as Bool>::Or<<<S as ConvTransposeSizes>::Dilation as Shape>::IsEmpty>,
>;
type ChannelsFit<Op, X, W, O> = And<
    Same<<W as Shape>::Get0, <Four<Op, X> as Shape>::Get1>,
    <<GroupsOf<Op, O> as Dim>::IsOne as Grouped>::ConvTransposeGeometry<
        <W as Shape>::Get0,
        <W as Shape>::Get1,
        GroupsOf<Op, O>,
    >,
>;
/// The kernel of a transposed convolution. The aliases below are its stride, padding, output padding, dilation, sizes
/// and channels.
pub type ConvTransposeKernel<S> = <S as ConvTransposeSizes>::Kernel;
/// See [`ConvTransposeKernel`].
pub type ConvTransposeStride<S> = <S as ConvTransposeSizes>::Stride;
/// See [`ConvTransposeKernel`].
pub type ConvTransposePadding<S> = <S as ConvTransposeSizes>::Padding;
/// See [`ConvTransposeKernel`].
pub type ConvTransposeMore<S> = <S as ConvTransposeSizes>::More;
/// See [`ConvTransposeKernel`].
pub type ConvTransposeDilation<S> = <S as ConvTransposeSizes>::Dilation;
/// See [`ConvTransposeKernel`].
pub type ConvTransposeWindow<S> = <S as ConvTransposeSizes>::Sizes;
/// See [`ConvTransposeKernel`].
pub type ConvTransposeIn<S> = <S as ConvTransposeSizes>::Channels;
/// The shape of the bias: one size, the number of output channels.
pub type ConvTransposeOutputs<Op, X, W, O> =
    (<ConvTransposeGeometry<Op, X, W, O> as ConvTransposeSizes>::Outputs,);

/// The verdict on a transposed convolution: the first reason for a rejection, if there is one.
pub type ConvTransposeVerdict<Op, X, W, O> =
    <And<RankIs<W, <Op as WindowOp>::Rank>, HasPlaces<Op, X>> as Bool>::Then<
        <Moves<ConvTransposeGeometry<Op, X, W, O>> as Bool>::Then<
            <ChannelsFit<Op, X, W, O> as Bool>::Then<
                <<ConvTransposeGeometry<Op, X, W, O> as ConvTransposeSizes>::Fits as Bool>::Then<
                    Accepted<<ConvTransposeGeometry<Op, X, W, O> as ConvTransposeSizes>::Out>,
                    ConvTransposeOfNothing,
                >,
                ConvTransposeChannelsDiffer,
            >,
            ConvTransposeStrideIsZero,
        >,
        ConvTransposeDimsDiffer,
    >;
/// A shape that a transposed convolution accepts: there is a verdict for a weight of the shape `W` and the options `O`.
pub trait ConvTransposeRule<Op, W, O>: crate::num::Sealed {
    #[doc(hidden)]
    type Verdict;
    #[doc(hidden)]
    type Out: Shape;
}
#[diagnostic::do_not_recommend]
impl<Op: WindowOp, X: Shape, W: Shape, O: WindowOptions<Op>, V, S: Shape>
    ConvTransposeRule<Op, W, O> for X
where
    ConvTransposeVerdict<Op, X, W, O>: Verdicts<Verdict = V, Out = S>,
{
    type Verdict = V;
    type Out = S;
}
/// The verdict of [`ConvTransposeRule`].
pub type ConvTransposeOf<Op, X, W, O> = <X as ConvTransposeRule<Op, W, O>>::Verdict;
/// The shape of the result of a transposed convolution.
pub type ConvTransposeShape<Op, X, W, O> =
    <X as ConvTransposeOver<Op, W, O, ConvTransposeOf<Op, X, W, O>>>::Shape;
/// Requires a verdict without a reason against the transposed convolution.
pub trait ConvTransposeOver<Op, W, O, Verdict>: crate::num::Sealed {
    #[doc(hidden)]
    type Shape: Shape;
}
type Sp<Op, X, W, O> = ConvTransposeGeometry<Op, X, W, O>;
reasons! {
    ConvTransposeOver [Op, W, O] [Op: WindowOp, W: Shape, O: WindowOptions<Op>];
    /// The number of dimensions is wrong.
    ConvTransposeDimsDiffer: False where ConvTransposeDims<Op, X, W>;
    /// A size, a stride or a dilation is 0.
    ConvTransposeStrideIsZero: False where WindowMoves<Op, ConvTransposeKernel<Sp<Op, X, W, O>>, ConvTransposeStride<Sp<Op, X, W, O>>, ConvTransposeDilation<Sp<Op, X, W, O>>>;
    /// The numbers of channels differ, or the groups do not divide them.
    ConvTransposeChannelsDiffer: False where ConvTransposeChannels<Op, ConvTransposeIn<Sp<Op, X, W, O>>, W, GroupsOf<Op, O>>;
    /// There is no output.
    ConvTransposeOfNothing: False where ConvTransposeFits<Op, ConvTransposeKernel<Sp<Op, X, W, O>>, ConvTransposePadding<Sp<Op, X, W, O>>, ConvTransposeMore<Sp<Op, X, W, O>>, ConvTransposeWindow<Sp<Op, X, W, O>>>;
}
macro_rules! transposed {
    ($($Trait:ident $op:ident $image:literal $says:literal $add:literal $example:literal)*) => { $(
        named_bound! {
            #[doc = concat!("A shape that `", stringify!($op), "` takes with a weight of the shape `W` and the options ",
                "`O`: the bound to name where ", $image, " is generic. `Output` is the shape of the result. Generic ",
                "batches and channels need no bound.

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
            $Trait<W: Shape, O: WindowOptions<$op> = ()> by ConvTransposeRule<$op>, ConvTransposeOver
        }
    )* };
}
transposed! {
    ConvTranspose1d conv_transpose1d "the length"
        "conv_transpose1d: cannot prove that input {Self} and weight {W} are compatible"
        "add the bound `{Self}: ConvTranspose1d<{W}>`, or with options `ConvTranspose1d<{W}, {O}>`; its `Output` is the shape of the result"
        "fn wide<C: Dim, L: Dim>(
    x: &Tensor<f32, (C, L)>,
    w: &Tensor<f32, (C, D<4>, D<2>)>,
) -> Tensor<f32, <(C, L) as ConvTranspose1d<(C, D<4>, D<2>)>>::Output>
where
    (C, L): ConvTranspose1d<(C, D<4>, D<2>)>,
{
    x.conv_transpose1d(w).eval()
}
assert_eq!(wide(&Tensor::<f32, Shape![3, 8]>::ones(), &Tensor::ones()).shape(), [4, 9]);"
    ConvTranspose2d conv_transpose2d "the image"
        "conv_transpose2d: cannot prove that input {Self} and weight {W} are compatible"
        "add the bound `{Self}: ConvTranspose2d<{W}>`, or with options `ConvTranspose2d<{W}, {O}>`; its `Output` is the shape of the result"
        "fn wide<C: Dim, H: Dim>(
    x: &Tensor<f32, (C, H, H)>,
    w: &Tensor<f32, (C, D<4>, D<2>, D<2>)>,
) -> Tensor<f32, <(C, H, H) as ConvTranspose2d<(C, D<4>, D<2>, D<2>)>>::Output>
where
    (C, H, H): ConvTranspose2d<(C, D<4>, D<2>, D<2>)>,
{
    x.conv_transpose2d(w).eval()
}
assert_eq!(wide(&Tensor::<f32, Shape![3, 8, 8]>::ones(), &Tensor::ones()).shape(), [4, 9, 9]);"
}
