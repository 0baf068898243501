//! The shapes that functions of `torch.nn.functional` other than windows take, by PyTorch's rules.
//!
//! 1. The shape of a weight, a bias or a target is determined by the input.
//! 2. `linear` requires that the last size of the input equals the second size of the weight, and replaces it by the
//!    first size of the weight.
//! 3. A norm takes a shape and runs over the last dimensions of the input, as many as the shape has. They must have
//!    the sizes of that shape.
//! 4. The classes are the only dimension, or the second one.

use super::bound::{Accepted, Verdicts, named_bound, proven, reasons, stated};
use super::conv_shapes::{HasPlaces, Lowered, Unbatched, verdicts};
use super::operation::{linear, scaled_dot_product_attention};
use crate::num::bits::{Bool, False, True};
use crate::num::nat::{Division, Nat};
use crate::num::{D, Dim, Named, Same};
use crate::shape::{Broadcast, Broadcasts, Cons, Index, List, Nil, Rank, SameShape, Shape};

verdicts! {
    /// Checks the shapes of `linear`.
    #[diagnostic::on_unimplemented(
        message = "linear: incompatible shapes: input {X}, weight {W}",
        label = "the last size of the input is not the second one of the weight",
        note = "[.., in] and a weight [out, in] make [.., out]; `w.t()` where the weight is [in, out]"
    )]
    LinearFits[X W][];
    /// Checks the classes of a loss.
    #[diagnostic::on_unimplemented(
        message = "{Op}: a tensor of the shape {X} has no dimension of classes",
        label = "[C], [N, C] or [N, C, ..] is needed"
    )]
    HasClasses[Op X][];
    /// Checks the shape of an embedding.
    #[diagnostic::on_unimplemented(
        message = "embedding: expected a weight of 2 dimensions, found the shape {W}",
        label = "a weight [rows, features] is needed",
        note = "the weight comes first: `weight.embedding(&indices)?`"
    )]
    EmbeddingRows[W][];
    /// Checks the groups of a norm.
    #[diagnostic::on_unimplemented(
        message = "group_norm: the channels of the shape {X} cannot be divided into {G} groups",
        label = "the channels must be divisible by the groups, and a group must have more than one element",
        note = "a tensor [N, C] or [N, C, ..] is needed; `x.unsqueeze::<0>()` makes a batch of one"
    )]
    HasGroups[X G][];
    /// Checks the input of `instance_norm`.
    #[diagnostic::on_unimplemented(
        message = "instance_norm: the channels of a tensor of the shape {X} have one element each",
        label = "[N, C, ..] is needed, where the sizes after the channels multiply to 0, 2 or more",
        note = "`x.unsqueeze::<0>()` makes a batch of one"
    )]
    HasPositions[X][];
    /// Checks the input of `batch_norm_training`.
    #[diagnostic::on_unimplemented(
        message = "batch_norm_training: the channels of a tensor of the shape {X} have one element each",
        label = "[N, C] or [N, C, ..] is needed, where the sizes without the channels multiply to 0, 2 or more",
        note = "a batch of one has no variance; `batch_norm` takes running statistics"
    )]
    HasBatch[X][];
    /// Checks the operands of attention.
    #[diagnostic::on_unimplemented(
        message = "scaled_dot_product_attention: incompatible shapes: query {Q}, key {K}, value {V}",
        label = "[.., L, E], [.., S, E] and [.., S, V] are needed, with the same sizes in front"
    )]
    AttentionFits[Q K V][];
}

proven! {
    /// The shape `Wanted`, as an argument of an operation needs it. Generic code names the bound where sizes of different
    /// names are equal: `(M,): ShapeFits<cross_entropy, target, (N,)>`.
    #[diagnostic::on_unimplemented(
        message = "{Op}: cannot prove that the {Role} of the shape {Self} has the shape {Wanted}",
        label = "this depends on sizes that are generic",
        note = "generic sizes are equal where they have one name"
    )]
    ShapeFits [Op, Role, Wanted: Shape] of Shape, by SameShape [Wanted], ShapeFitsBy, ShapeFitsProven, IfShapeFits;
    #[diagnostic::on_unimplemented(
        message = "{Op}: the {Role} has the shape {X_}, and {Wanted} is needed",
        label = "another shape than {Wanted}",
        note = "the shape follows from the input, as in PyTorch; a view of another shape is made by `view`, `expand` or `unsqueeze`"
    )]
    else ShapeDiffers;
    /// The shape of a mask of attention, which broadcasts to that of the products of queries and keys.
    #[diagnostic::on_unimplemented(
        message = "scaled_dot_product_attention: cannot prove that the mask of the shape {Self} broadcasts to {Scores}",
        label = "this depends on sizes that are generic",
        note = "generic sizes are equal where they have one name; a known size of 1 broadcasts to any"
    )]
    MaskFits [Scores: Shape] of Shape, by MaskVerdict [Scores], MaskBy, MaskProven, IfMaskFits;
    #[diagnostic::on_unimplemented(
        message = "scaled_dot_product_attention: the mask has the shape {X_}, which does not broadcast to {Scores}",
        label = "queries by keys, {Scores}, are needed",
        note = "from the last dimension backwards, each size must be the same, or 1, or missing"
    )]
    else MaskDiffers;
    /// A shape of vectors of size 3, which `cross` takes with vectors of the shape `B`.
    #[diagnostic::on_unimplemented(
        message = "cross: cannot prove that {Self} and {B} are vectors of size 3",
        label = "this depends on sizes that are generic",
        note = "[.., 3] times [.., 3] gives [.., 3]; generic sizes in front are equal where they have one name"
    )]
    CrossFits [B: Shape] of Shape, by CrossVerdict [B], CrossBy, CrossProven, IfCrossFits;
    #[diagnostic::on_unimplemented(
        message = "cross: {X_} and {B} are not vectors of size 3",
        label = "[.., 3] times [.., 3] gives [.., 3], where the sizes in front, as many in both, broadcast"
    )]
    else CrossDiffers;
    /// A shape that `batch_norm` takes with a mean of the shape `Mean` and a variance of the shape `Var`: `[N, C]` or
    /// `[N, C, ..]` with `[C]` and `[C]`. Use this bound where sizes of different names are equal.
    #[diagnostic::on_unimplemented(
        message = "batch_norm: cannot prove that the statistics of the shapes {Mean} and {Var} are those of the channels of {Self}",
        label = "this depends on sizes that are generic",
        note = "generic sizes are equal where they have one name: an input `(N, C)` takes a mean and a variance `(C,)`"
    )]
    BatchNormInput [Mean: Shape, Var: Shape] of Shape, by StatisticsVerdict [Mean, Var], StatisticsBy, StatisticsProven, IfStatisticsFit;
    #[diagnostic::on_unimplemented(
        message = "batch_norm: an input of the shape {X_} does not take a running_mean of the shape {Mean} and a running_var of the shape {Var}",
        label = "[N, C] or [N, C, ..] and statistics [C] and [C] are needed",
        note = "one mean and one variance for each channel; `x.unsqueeze::<0>()` makes a batch of one"
    )]
    else StatisticsDiffer;
}

stated! {
    /// Checks the dimensions that a norm runs over.
    #[diagnostic::on_unimplemented(
        message = "{Op}: cannot prove that the normalized shape {To} is the last sizes of {Self}",
        label = "this depends on sizes that are generic",
        note = "generic sizes are equal where they have one name; else add the bound `{Self}: NormFits<{Op}, {To}>`"
    )]
    NormFits [Op, To: Shape,] [Op, To,] by NormVerdict [To], NormRule, NormFitsBy, NormFitsProof, NormFitsProven, NormNever, IfNormFits;
    #[diagnostic::on_unimplemented(
        message = "{Op}: the normalized shape {To} must be the last sizes of {Self}",
        label = "the norm runs over the last dimensions",
        note = "`x.{Op}::<Shape![..]>(eps)` names the last sizes of `x`, at least one"
    )]
    else NormDiffers;
}
stated! {
    /// Checks the input of an adaptive pool.
    #[diagnostic::on_unimplemented(
        message = "{Op}: cannot prove that an input of the shape {Self} has elements to pool",
        label = "a generic size may be 0",
        note = "write `NonZeroDim` instead of `Dim` for the last sizes, or add the bound `{Self}: AdaptiveParts<{Op}>`"
    )]
    AdaptiveParts [Op: super::conv_shapes::WindowOp,] [Op,] by AdaptiveVerdict [Op], AdaptiveRule, AdaptiveBy, AdaptiveProof, AdaptiveProven, AdaptiveNever, IfAdaptive;
    #[diagnostic::on_unimplemented(
        message = "{Op}: an input of the shape {Self} has no elements to pool",
        label = "[N, C, H, W] or [C, H, W] is needed, or [N, C, L] or [C, L] for one dimension, where H, W and L are not 0"
    )]
    else NothingToPool;
    /// Checks the sizes of an interpolation.
    #[diagnostic::on_unimplemented(
        message = "{Op}: cannot prove that an input of the shape {Self} can become {H} by {W} elements",
        label = "a generic size may be 0",
        note = "write `NonZeroDim` instead of `Dim` for the last sizes, those of the input and those of the result",
        note = "where a size is computed, add the bound `{Self}: Resizes<{Op}, {H}, {W}>`"
    )]
    Resizes [Op: super::conv_shapes::WindowOp, H: Dim, W: Dim,] [Op, H, W,] by ResizeVerdict [Op, H, W], ResizeRule, ResizeBy, ResizeProof, ResizeProven, ResizeNever, IfResizes;
    #[diagnostic::on_unimplemented(
        message = "{Op}: an input of the shape {Self} cannot become {H} by {W} elements",
        label = "[N, C, H, W] or [C, H, W] is needed, and no size is 0",
        note = "of [N, C, L], `x.unsqueeze::<-2>()` is [N, C, 1, L]"
    )]
    else ResizesNothing;
}

type RankOf<S> = <<S as Shape>::Rank as Rank>::Nat;
type Not<A> = <A as Bool>::Not;
type And<A, B> = <A as Bool>::And<B>;
type IsSome<N> = Not<<<N as Dim>::Nat as Nat>::IsZero>;

/// Whether a list of sizes, innermost first, is a prefix of another.
pub trait Begins: Sized {
    type Begins<B: List>: Bool;
    type BeginsWith<A: Dim, R: List>: Bool;
}
impl Begins for Nil {
    type Begins<B: List> = True;
    type BeginsWith<A: Dim, R: List> = False;
}
impl<N: Dim, T: List> Begins for Cons<N, T> {
    type Begins<B: List> = B::BeginsWith<N, T>;
    type BeginsWith<A: Dim, R: List> = And<Same<A, N>, R::Begins<T>>;
}

/// Positions of dimensions, by rank.
pub trait Positions: Sized {
    /// The last position.
    type Last: Index;
    /// The second position; the first one if there is only one.
    type Second: Index;
}
macro_rules! positions {
    ($($R:ident $Last:ident $Second:ident)*) => { $(
        impl Positions for crate::shape::$R {
            type Last = crate::shape::$Last;
            type Second = crate::shape::$Second;
        }
    )* };
}
positions! { R0 I0 I0 R1 I0 I0 R2 I1 I1 R3 I2 I1 R4 I3 I1 R5 I4 I1 R6 I5 I1 R7 I6 I1 R8 I7 I1 }
type LastOf<S> = <<S as Shape>::Rank as Positions>::Last;
/// The position of the channels, or of the classes.
pub(crate) type SecondOf<S> = <<S as Shape>::Rank as Positions>::Second;

// The result of the check of `linear`.
type LinearVerdict<X, W> = And<
    And<<RankOf<W> as Nat>::Eq<<D<2> as Dim>::Nat>, Not<<RankOf<X> as Nat>::IsZero>>,
    Same<<LastOf<X> as Index>::Get<X>, <W as Shape>::Get1>,
>;
/// Shapes for which the check of `linear` is decided.
pub trait LinearRule<Op, W>: crate::num::Sealed {
    #[doc(hidden)]
    type Verdict;
    #[doc(hidden)]
    type Out: Shape;
}
#[diagnostic::do_not_recommend]
impl<Op, X: Shape, W: Shape, V_, S_: Shape> LinearRule<Op, W> for X
where
    <LinearVerdict<X, W> as Bool>::Then<
        Accepted<<LastOf<X> as Index>::Set<X, <W as Shape>::Get0>>,
        LinearDiffers,
    >: Verdicts<Verdict = V_, Out = S_>,
{
    type Verdict = V_;
    type Out = S_;
}
/// The result of the check by [`LinearRule`].
pub type LinearOf<X, W> = <X as LinearRule<linear, W>>::Verdict;
/// The shape that `linear` makes.
pub type LinearShape<X, W> = <X as LinearBy<linear, W, LinearOf<X, W>>>::Shape;
/// A result of the check without an error.
pub trait LinearBy<Op, W, Verdict>: crate::num::Sealed {
    #[doc(hidden)]
    type Shape: Shape;
}
reasons! {
    LinearBy [Op, W] [Op, W: Shape];
    /// The shapes are incompatible.
    LinearDiffers: False where LinearFits<X, W>;
}
named_bound! {
    /// A shape that `linear` takes with a weight of the shape `W`. Use this bound where the check depends on generic
    /// sizes. `Output` is the shape of the result.
    ///
    /// Generic sizes are equal if they have the same name: an input `(N, I)` takes a weight `(O, I)`.
    #[diagnostic::on_unimplemented(
        message = "linear: cannot prove that input {Self} and weight {W} are compatible",
        label = "this depends on sizes that are generic",
        note = "generic sizes are equal where they have one name: an input `(N, I)` takes a weight `(O, I)`; else add the bound `{Self}: LinearInput<{W}>`"
    )]
    LinearInput<W: Shape> by LinearRule<linear>, LinearBy
}

/// The result of the check of a norm of `X` over its last dimensions `To`.
pub type NormVerdict<X, To> = And<
    Not<<RankOf<To> as Nat>::IsZero>,
    <<To as Shape>::Dims as Begins>::Begins<<X as Shape>::Dims>,
>;
/// The shape of a norm of `X` over its last dimensions `To`.
pub type NormShape<Op, X, To> = IfNormFits<X, Op, To, X>;

/// The result of the check of the factors of a cross product.
pub type CrossVerdict<A, B> = And<
    And<<RankOf<A> as Nat>::Eq<RankOf<B>>, Broadcasts<A, B>>,
    And<<NatOf<LastSize<A>> as Nat>::Eq<NatOf<D<3>>>, <NatOf<LastSize<B>> as Nat>::Eq<NatOf<D<3>>>>,
>;
type NatOf<N> = <N as Dim>::Nat;

/// Whether there are at least two dimensions.
type TwoDims<X> =
    And<Not<<RankOf<X> as Nat>::IsZero>, Not<<<RankOf<X> as Nat>::AtLeastOne as Nat>::IsOne>>;
/// The shape of one value for each channel.
pub type ChannelsOf<X> = (<SecondOf<X> as Index>::Get<X>,);
/// The result of the check of the mean and of the variance of `batch_norm`. The variance comes first: it is the last
/// argument, so that the result is not known, nor an error reported, before all shapes are.
pub type StatisticsVerdict<X, Mean, Var> =
    And<SameShape<Var, ChannelsOf<X>>, And<SameShape<Mean, ChannelsOf<X>>, TwoDims<X>>>;

/// Whether there is at least one dimension.
pub type HasDims<X> = Not<<RankOf<X> as Nat>::IsZero>;
/// The shape without the dimension of the classes.
pub type WithoutClasses<X> = <SecondOf<X> as Index>::Remove<X>;
/// The shape of the targets of `X`; any shape `Y` if `X` has no dimension of classes, none if the check `Passes` of its
/// elements does not, so that there is one error.
pub type TargetOf<X, Y, Passes> = <Passes as crate::num::AfterVerdict>::Then<
    <HasDims<X> as Bool>::PickShape<WithoutClasses<X>, Y>,
>;
/// The shape of the losses of `X`: the shape of `X` without the dimension of the classes.
pub type ClassShape<Op, X> = <HasDims<X> as HasClasses<Op, X>>::Pass<WithoutClasses<X>>;

/// The result of the check of the weight of an embedding.
pub type EmbeddingVerdict<W> = <RankOf<W> as Nat>::Eq<<D<2> as Dim>::Nat>;
/// The shape of the indices, followed by the size of a row.
pub type WithRow<W, Y> = <Y as Shape>::Append<<W as Shape>::Get1>;
/// The shape of the rows of `W` at indices of the shape `Y`.
pub type EmbeddingShape<W, Y> =
    <EmbeddingVerdict<W> as EmbeddingRows<W>>::Pass<<WithRow<W, Y> as Shaped>::Pass<WithRow<W, Y>>>;
/// The shape of the class indices, followed by the number of classes.
pub type WithClasses<Y, N> = <Y as Shape>::Append<N>;
/// The shape of `one_hot`: class indices of the shape `Y` as vectors of `N` elements.
pub type OneHotShape<Y, N> = <WithClasses<Y, N> as Shaped>::Pass<WithClasses<Y, N>>;
/// A shape with at most eight dimensions.
#[diagnostic::on_unimplemented(
    message = "the result would have more than 8 dimensions",
    label = "a tensor has at most 8 dimensions"
)]
pub trait Shaped: crate::num::Sealed {
    #[doc(hidden)]
    type Pass<S: Shape>: Shape;
}
#[diagnostic::do_not_recommend]
impl<T: crate::shape::AtMostEight> Shaped for T {
    type Pass<S: Shape> = S;
}

/// The result of the check of the input of an adaptive pool.
pub type AdaptiveVerdict<X, Op> = And<
    HasPlaces<Op, X>,
    And<
        IsSome<<super::conv_shapes::Four<Op, X> as Shape>::Get2>,
        IsSome<<super::conv_shapes::Four<Op, X> as Shape>::Get3>,
    >,
>;
type Sized4<Op, X, H, W> = Unbatched<
    Op,
    X,
    Lowered<
        Op,
        (
            <super::conv_shapes::Four<Op, X> as Shape>::Get0,
            <super::conv_shapes::Four<Op, X> as Shape>::Get1,
            H,
            W,
        ),
    >,
>;
/// The shape of an adaptive pool of `X` with `H` by `W` parts.
pub type AdaptiveShape<Op, X, const H: usize, const W: usize> =
    IfAdaptive<X, Op, Sized4<Op, X, Named<H>, Named<W>>>;
/// The result of the check of an interpolation to `H` by `W` elements.
pub type ResizeVerdict<X, Op, H, W> = And<AdaptiveVerdict<X, Op>, And<IsSome<H>, IsSome<W>>>;
/// The shape of an interpolation to `H` by `W` elements.
pub type ResizedShape<Op, X, H, W> = IfResizes<X, Op, H, W, Sized4<Op, X, H, W>>;

type Channels<X> = <SecondOf<X> as Index>::Get<X>;
/// The result of the check of `G` groups of channels.
pub type GroupVerdict<X, G> = And<
    And<TwoDims<X>, IsSome<G>>,
    And<
        <<<<Channels<X> as Dim>::Nat as Nat>::Divide<<<G as Dim>::Nat as Nat>::AtLeastOne> as Division>::Remainder as Nat>::IsZero,
        Not<And<<Example<X> as Nat>::Eq<<G as Dim>::Nat>, IsOneExample<X>>>,
    >,
>;
// The number of elements of an example. A group has one element if it has one in an example, and the batch is of one: of
// known channels and positions, this is known for a generic batch.
type Example<X> = <<X as Shape>::Remove0 as Shape>::NumelNat;
type IsOneExample<X> = <<X as Shape>::Get0 as Dim>::IsOne;
// The number of elements of the dimensions after the channels.
type Spatial<X> = <<<X as Shape>::Remove0 as Shape>::Remove0 as Shape>::NumelNat;
/// The result of the check of the input of `instance_norm`.
pub type InstanceVerdict<X> = And<TwoDims<X>, Not<<Spatial<X> as Nat>::IsOne>>;

/// The result of the check of the input of `batch_norm_training`.
pub type BatchVerdict<X> = And<TwoDims<X>, Not<And<<Spatial<X> as Nat>::IsOne, IsOneExample<X>>>>;

type LastButOne<S> = <LastOf<S> as Index>::Outer;
type LastSize<S> = <LastOf<S> as Index>::Get<S>;
type Rows<S> = <LastButOne<S> as Index>::Get<S>;
// The shape of the query with the number of rows and the last size of another operand.
type Like<Q, S> = <LastOf<Q> as Index>::Set<<LastButOne<Q> as Index>::Set<Q, Rows<S>>, LastSize<S>>;
// The result of the check of a query, a key and a value.
type AttentionVerdict<Q, K, V> = And<
    And<TwoDims<Q>, And<TwoDims<K>, TwoDims<V>>>,
    And<
        And<SameShape<K, Like<Q, K>>, SameShape<V, Like<Q, V>>>,
        And<Same<LastSize<Q>, LastSize<K>>, Same<Rows<K>, Rows<V>>>,
    >,
>;
/// Shapes for which the check of `scaled_dot_product_attention` is decided.
pub trait AttentionRule<Op, K, V>: crate::num::Sealed {
    #[doc(hidden)]
    type Verdict;
    #[doc(hidden)]
    type Out: Shape;
}
#[diagnostic::do_not_recommend]
impl<Op, X: Shape, K: Shape, V: Shape, V_, S_: Shape> AttentionRule<Op, K, V> for X
where
    <AttentionVerdict<X, K, V> as Bool>::Then<
        Accepted<<LastOf<X> as Index>::Set<X, LastSize<V>>>,
        AttentionDiffers,
    >: Verdicts<Verdict = V_, Out = S_>,
{
    type Verdict = V_;
    type Out = S_;
}
/// The result of the check by [`AttentionRule`].
pub type AttentionOf<X, K, V> = <X as AttentionRule<scaled_dot_product_attention, K, V>>::Verdict;
/// The shape that `scaled_dot_product_attention` makes.
pub type AttentionShape<X, K, V> =
    <X as AttentionBy<scaled_dot_product_attention, K, V, AttentionOf<X, K, V>>>::Shape;
/// A result of the check without an error.
pub trait AttentionBy<Op, K, V, Verdict>: crate::num::Sealed {
    #[doc(hidden)]
    type Shape: Shape;
}
reasons! {
    AttentionBy [Op, K, V] [Op, K: Shape, V: Shape];
    /// The shapes are incompatible.
    AttentionDiffers: False where AttentionFits<X, K, V>;
}
named_bound! {
    /// A shape that `scaled_dot_product_attention` takes as a query with a key `K` and a value `V`. Use this bound
    /// where the check depends on generic sizes. `Output` is the shape of the result.
    ///
    /// Generic sizes are equal if they have the same name: `(L, E)`, `(S, E)` and `(S, V)`.
    #[diagnostic::on_unimplemented(
        message = "scaled_dot_product_attention: cannot prove that query {Self}, key {K} and value {V} are compatible",
        label = "this depends on sizes that are generic",
        note = "generic sizes are equal where they have one name: `(L, E)`, `(S, E)` and `(S, V)`; else add the bound `{Self}: AttentionQuery<{K}, {V}>`"
    )]
    AttentionQuery<K: Shape, V: Shape> by AttentionRule<scaled_dot_product_attention>, AttentionBy
}

/// The shape of the products of queries and keys.
pub type ScoresOf<Q, K> = <LastOf<Q> as Index>::Set<Q, Rows<K>>;
/// Whether a mask broadcasts to the products of queries and keys.
pub type MaskVerdict<M, Scores> =
    And<Broadcasts<Scores, M>, SameShape<Broadcast<Scores, M>, Scores>>;
