//! Layouts: the position of each index's element in the storage, as a type.
//!
//! The only layout is [`Strided<Shape, Strides, Offset>`](Strided): the element at index `(j, k)` has the position
//! `offset + j·stride(0) + k·stride(1)`. Each file contains one rule that computes a layout from another. The rules
//! are functions from types to types and never access an element.

// Accepts a layout: either it is valid, or another trait reports the error.
macro_rules! pass {
    ($([$($g:ident)*] $Trait:path, $V:ty;)*) => { $(
        #[diagnostic::do_not_recommend]
        impl<$($g),*> $Trait for $V {
            type Pass<L: Layout> = L;
        }
    )* };
}

// An error of a layout rule: a use of the layout fails with the message of the error's own trait.
macro_rules! because {
    ($([$($g:ident)*] $Trait:path, $Reason:ty: $Own:path;)*) => { $(
        #[diagnostic::do_not_recommend]
        impl<$($g),*> $Trait for $Reason
        where
            $Reason: $Own,
        {
            type Pass<L: Layout> = L;
        }
    )* };
}

mod as_strided;
mod bound;
// The documentation shows the bounds there, and the compiler suggests them here.
pub mod bounds;
mod channel_norm;
mod coalesce;
mod contiguous;
mod conv_options;
mod conv_shapes;
mod conv_transpose;
mod diagonal;
mod dtype;
mod einsum;
mod expand;
mod flatten;
mod gather;
mod infer;
mod injective;
mod join;
mod matmul;
mod narrow;
mod nn;
#[cfg_attr(doc, doc(hidden))]
pub mod operation;
mod pad;
mod partition;
mod parts;
mod permute;
mod queries;
mod reorder;
mod repeat;
mod slice;
mod span;
mod tile;
mod unflatten;
mod unfold;
mod unsqueeze;
mod verdict;
mod view;

use core::marker::PhantomData;

use crate::num::bits::{Greater, Less};
use crate::num::{D, Dim, Sealed};
use crate::shape::{Index, MAX_RANK, Place, RowMajor, Shape, ShapeOrInfer, padded};

#[doc(hidden)]
pub use as_strided::OutOfStorage;
#[cfg_attr(doc, doc(hidden))]
pub use as_strided::{
    AsStrided, LengthOf, OneStrideEach, RanksAgree, Rebased, SpanSizeOf, StridedSpan,
    StridedVerdict, WithinStorage,
};
pub(crate) use as_strided::{AsStridedBranch, assert_one_stride_each};
#[cfg_attr(doc, doc(hidden))]
pub use bound::{Accepted, After, IfPasses, Sizes, Verdicts};
pub(crate) use bound::{decided, proven};
#[cfg_attr(doc, doc(hidden))]
pub use channel_norm::{
    BatchNormBy, BatchNormOf, BatchNormRule, BatchNormTrainingShape, GroupNormBy, GroupNormOf,
    GroupNormRule, GroupNormShape, GroupsDiffer, InstanceNormBy, InstanceNormOf, InstanceNormRule,
    InstanceNormShape, OneInBatch, OnePosition,
};
#[cfg_attr(doc, doc(hidden))]
pub use channel_norm::{BatchNormTrainingInput, GroupNormInput, InstanceNormInput};
#[cfg_attr(doc, doc(hidden))]
pub use coalesce::Coalesced;
pub(crate) use contiguous::ContiguousBranch;
#[cfg_attr(doc, doc(hidden))]
pub use contiguous::{InOneSlice, InSlice, IsContiguous};
#[cfg_attr(doc, doc(hidden))]
pub use diagonal::{Diagonal, DiagonalDims, DiagonalOrder, DiagonalVerdict};
#[cfg_attr(doc, doc(hidden))]
pub use dtype::{
    AlignVerdict, Aligned, AlignedAs, AsComplex, AsReal, ComplexVerdict, Divides, Doubled,
    DtypeRest, DtypeVerdict, HalfOf, HalfSpan, Halved, HasLast, InPairs, ReadAs, Reading,
    RealShape, SideBySide,
};
#[doc(hidden)]
pub use einsum::{Agrees, HasLetters, Leading, Leads, Letter, LetterFits, RepeatedLetter};
pub(crate) use expand::ExpandBranch;
#[cfg_attr(doc, doc(hidden))]
pub use expand::ExpandsTo;
#[cfg_attr(doc, doc(hidden))]
pub use expand::{
    ExpandCovers, ExpandFits, ExpandKeeps, ExpandNever, ExpandProof, ExpandProven, ExpandRejection,
    ExpandRule, ExpandVerdict, Expandable, Expanded, ExpandedAs, Expansion, Repeats,
};
pub(crate) use flatten::FlattenBranch;
#[cfg_attr(doc, doc(hidden))]
pub use flatten::{FlattenBackwards, FlattenOrder, FlattenVerdict, IsView, LayoutOfView};
#[cfg_attr(doc, doc(hidden))]
pub use gather::GatherWith;
#[cfg_attr(doc, doc(hidden))]
pub use gather::{
    Boundaries, GatherFits, GatherVerdict, GatherWithBy, GatherWithRule, IndexExceeds, Indices,
    OneDimension, SearchFits, SearchVerdict, SlicesFit, SlicesVerdict, SourceCovers, SourceVerdict,
};
pub(crate) use infer::InferBranch;
pub(crate) use injective::InjectiveBranch;
#[cfg_attr(doc, doc(hidden))]
pub use injective::NonOverlapping;
#[cfg_attr(doc, doc(hidden))]
pub use join::{CatFits, CatVerdict, Joined, JoinsSome, StackFits, StackVerdict};
#[cfg_attr(doc, doc(hidden))]
pub use matmul::{BatchesBroadcast, Matmul};
#[cfg_attr(doc, doc(hidden))]
pub use matmul::{BatchesBy, BatchesOf, BatchesProven, IfBatchesBroadcast};
#[cfg_attr(doc, doc(hidden))]
pub use narrow::{AtLeast, Narrow, Select, TopK};
#[cfg_attr(doc, doc(hidden))]
pub use narrow::{
    AtLeastBeyond, AtLeastBy, AtLeastExceeds, AtLeastFits, AtLeastKnown, AtLeastRule, NarrowBeyond,
    NarrowBy, NarrowExceeds, NarrowFits, NarrowKnown, NarrowRule, NarrowVerdict, Narrowed,
    NarrowedAt, NarrowedSpan, NarrowedTo, SelectBeyond, SelectBy, SelectExceeds, SelectFits,
    SelectKnown, SelectRule, SelectVerdict, Selected, SelectedAt, SelectedSpan, SizeAt, StrideAt,
    TopKBeyond, TopKBy, TopKExceeds, TopKFits, TopKKnown, TopKRule,
};
#[cfg_attr(doc, doc(hidden))]
pub use nn::{
    AdaptiveBy, AdaptiveNever, AdaptiveParts, AdaptiveProof, AdaptiveProven, AdaptiveRule,
    AdaptiveShape, AdaptiveVerdict, AttentionBy, AttentionFits, AttentionOf, AttentionQuery,
    AttentionRule, AttentionShape, BatchVerdict, ChannelsOf, ClassShape, CrossBy, CrossProven,
    CrossVerdict, EmbeddingRows, EmbeddingShape, EmbeddingVerdict, GroupVerdict, HasBatch,
    HasClasses, HasDims, HasGroups, HasPositions, IfAdaptive, IfCrossFits, IfMaskFits, IfNormFits,
    IfResizes, IfShapeFits, IfStatisticsFit, InstanceVerdict, LinearBy, LinearFits, LinearInput,
    LinearOf, LinearRule, LinearShape, MaskBy, MaskProven, MaskVerdict, NormFits, NormFitsBy,
    NormFitsProof, NormFitsProven, NormNever, NormRule, NormShape, NormVerdict, OneHotShape,
    ResizeBy, ResizeNever, ResizeProof, ResizeProven, ResizeRule, ResizeVerdict, ResizedShape,
    Resizes, ScoresOf, ShapeFitsBy, ShapeFitsProven, Shaped, StatisticsBy, StatisticsProven,
    StatisticsVerdict, TargetOf, WithClasses, WithRow, WithoutClasses,
};
#[cfg_attr(doc, doc(hidden))]
pub use nn::{BatchNormInput, CrossFits, MaskFits, ShapeFits};
#[cfg_attr(doc, doc(hidden))]
pub use pad::{
    Amounts, CircularVerdict, IfReflects, IfReplicates, IfWrapsOnce, PadFits, PadVerdict, Padded,
    ReflectVerdict, Reflects, ReflectsBy, ReflectsNever, ReflectsProof, ReflectsProven,
    ReflectsRule, ReplicateVerdict, Replicates, ReplicatesBy, ReplicatesNever, ReplicatesProof,
    ReplicatesProven, ReplicatesRule, WrapsOnce, WrapsOnceBy, WrapsOnceNever, WrapsOnceProof,
    WrapsOnceProven, WrapsOnceRule,
};
#[cfg_attr(doc, doc(hidden))]
pub use partition::{PartitionShape, Partitioned, PartitionsDims};
#[cfg_attr(doc, doc(hidden))]
pub use parts::Chunk;
#[cfg_attr(doc, doc(hidden))]
pub use parts::{
    AddUp, ChunkBeyond, ChunkBy, ChunkFits, ChunkKnown, ChunkRule, ChunkUneven, ChunkVerdict,
    Chunked, Cut, Fields, InArray, PieceLaid, PieceRebased, PieceSizes, SplitAtVerdict, SplitCount,
    SplitInto, SplitSizes, SplitVerdict, SplitsEvenly, SplitsSome, SplitsWithin, SumOf, SumVerdict,
};
#[cfg_attr(doc, doc(hidden))]
pub use permute::{
    DimList, EachOnce, LeavesOut, Matrix, MatrixTransposed, Moved, NamedTwice, NamesAll, Ordered,
    PermuteVerdict, Permuted, Permutes, Transposed,
};
#[cfg_attr(doc, doc(hidden))]
pub use reorder::{
    AtLeast1d, AtLeast2d, AtLeast3d, DroppedFrom, EqualLengths, EquallyMany, MarkedDims, Matrices,
    MatricesTransposed, MovedDims, NamedDims, NamedOnce, NamesOnce, OnePlace, SqueezedAll,
    SqueezedDims,
};
#[cfg_attr(doc, doc(hidden))]
pub use repeat::{KronShape, RepeatCovers, RepeatInterleaved, RepeatVerdict, Repeated};
pub(crate) use slice::SliceBranch;
pub(crate) use span::storage_len;
pub use span::{EmptySpan, ExclusiveSpan, Interleaved, StorageSpan, Trailing};
#[cfg_attr(doc, doc(hidden))]
pub use span::{ExpandedSpan, KeptSpan, PartLen, RebasedSpan, SpanOf, ViewSpan};
#[doc(hidden)]
pub use verdict::Nothing;
#[cfg_attr(doc, doc(hidden))]
pub use verdict::{AcceptedLayout, Rejection, RuleResult};
pub(crate) use view::ViewBranch;
// The types that `s![..]` creates.
#[cfg_attr(doc, doc(hidden))]
pub use conv_options::WindowOptions;
pub use conv_options::{
    CeilMode, Dilation, DilationDim, Groups, GroupsDim, Kernel, KernelDim, Padding, PaddingAfter,
    PaddingAfterDim, PaddingDim, PaddingSame, Stride, StrideDim,
};
#[cfg_attr(doc, doc(hidden))]
pub use conv_shapes::{AvgPool1d, AvgPool2d, Conv1d, Conv2d, MaxPool1d, MaxPool2d};
#[cfg_attr(doc, doc(hidden))]
pub use conv_shapes::{
    ChannelsIn, ConvChannels, ConvDims, ConvFits, ConvGroups, ConvOf, ConvRule, ConvShape,
    ConvVerdict, ConvWindowRule, DilationOf, GroupsOf, HasPlaces, HeightOf, KernelOf, PaddingOf,
    PoolDims, PoolFits, PoolKernel, PoolOf, PoolPadding, PoolRule, PoolShape, PoolVerdict,
    PoolWindowRule, SizesOf as WindowSizes, StrideOf, WidthOf, WindowFits, WindowGeometry,
    WindowMoves, WindowOp,
};
pub use conv_transpose::OutputPadding;
#[cfg_attr(doc, doc(hidden))]
pub use conv_transpose::{ConvTranspose1d, ConvTranspose2d};
#[cfg_attr(doc, doc(hidden))]
pub use conv_transpose::{
    ConvTransposeChannels, ConvTransposeDilation, ConvTransposeDims, ConvTransposeFits,
    ConvTransposeIn, ConvTransposeKernel, ConvTransposeMore, ConvTransposeOf, ConvTransposeOutputs,
    ConvTransposeOver, ConvTransposePadding, ConvTransposeRule, ConvTransposeShape,
    ConvTransposeStride, ConvTransposeVerdict, ConvTransposeWindow,
};
pub(crate) use conv_transpose::{ConvTransposeGeometry, ConvTransposeSizes};
pub use slice::NewAxis;
#[doc(hidden)]
pub use slice::{All, EachOne, Ellipsis, Entry, NoEntries, Pick, Range, ToEnd};
#[cfg_attr(doc, doc(hidden))]
pub use slice::{
    CanSlice, Entries, EntriesFit, IndicesFit, RangesFit, SliceProof, SliceRejection, SliceRule,
    SliceVerdict, SlicedBy, SlicedShape, Slices, SlicesProven, StepsMove,
};
#[cfg_attr(doc, doc(hidden))]
pub use tile::{
    DecidedTiles, DecidedUntile, Joining, TileFits, TileVerdict, Tiled, TiledDims, UntileCounts,
    UntileFits, UntileVerdict, Untiled,
};
#[cfg_attr(doc, doc(hidden))]
pub use unflatten::{UnflattenShape, UnflattenSize, UnflattenVerdict, Unflattened, Unflattens};
#[cfg_attr(doc, doc(hidden))]
pub use unfold::{
    CanUnfold, OneForEach, TakesWindows, UnfoldApart, UnfoldFits, UnfoldInjective, UnfoldMoves,
    UnfoldProof, UnfoldRejection, UnfoldRule, UnfoldShape, UnfoldSize, UnfoldVerdict, Unfolded,
    Unfolds, UnfoldsProven, Windowed, WindowedWith, WindowsApart, WindowsFit, WindowsInjective,
    WindowsVerdict, WindowsWithApart, WindowsWithFit, WindowsWithInjective, WindowsWithVerdict,
};
#[cfg_attr(doc, doc(hidden))]
pub use unsqueeze::{Squeezed, Unsqueezed};
#[cfg_attr(doc, doc(hidden))]
pub use view::ViewAs;
#[doc(hidden)]
pub use view::{CanView, CanViewProof, ViewRule, ViewableProven};
#[cfg_attr(doc, doc(hidden))]
pub use view::{InfersOnce, InfersOne, SameCount, ViewVerdict, Viewable, ViewedAs, WithoutCopy};

// Errors, public so that messages print their names without a path.
#[doc(hidden)]
pub use crate::num::bits::{Equal, False, True};
#[doc(hidden)]
pub use dtype::{
    LastStride, Misaligned, NoDimensions, NotPairs, Undivided, size_of_the_last_dimension,
    storage_offset, stride_of_an_outer_dimension,
};
#[doc(hidden)]
pub use einsum::LetterDiffers;
#[doc(hidden)]
pub use expand::{FewerDimensions, NothingToKeep, SizeDiffers};
#[doc(hidden)]
pub use gather::{IndexLarger, SearchDiffers, SlicesDiffer, SourceSmaller};
#[doc(hidden)]
pub use injective::Overlapping;
#[doc(hidden)]
pub use join::{CatDiffer, StackDiffer};
#[doc(hidden)]
pub use matmul::BatchesDiffer;
#[doc(hidden)]
pub use nn::{
    CrossDiffers, MaskDiffers, NormDiffers, NothingToPool, ResizesNothing, ShapeDiffers,
    StatisticsDiffer,
};
#[doc(hidden)]
pub use pad::{ReflectsTooMuch, ReplicatesNothing, WrapsTooMuch};
#[doc(hidden)]
pub use partition::HasMoreDims;
#[cfg_attr(doc, doc(hidden))]
pub use partition::{MoreThanDims, Parts, Uneven};
#[doc(hidden)]
pub use parts::{BeyondEnd, NoParts, SplitsAt, UnevenParts};
#[doc(hidden)]
pub use slice::{IndexBeyond, RangeBeyond, StepIsZero, TooManyEntries};
#[doc(hidden)]
pub use tile::UntileTooFew;
#[doc(hidden)]
pub use tile::{FewerThanTwice, Joins, TilesApart};
#[doc(hidden)]
pub use unfold::{ListsDiffer, WindowExceeds, WindowsExceed, ZeroStep};
#[doc(hidden)]
pub use view::{
    CannotInfer, DoesNotDivide, ElementCountDiffers, Spans, TwoInferred, Viewed, a_multiple_of,
};

// Items that the rules share.
use as_strided::Reach;
use coalesce::{Coalesce, Continues};
use contiguous::Dense;
pub(crate) use conv_shapes::{Four, FourWeights, Window, four};
use diagonal::{DiagonalBranch, DiagonalEnd};
use expand::ExpandBy;
pub(crate) use expand::{NoTargets, Target, Targets};
pub(crate) use gather::CoverBy;
pub(crate) use infer::{CancelBy, Cancellation, Close, NoneOpen, Open};
pub(crate) use injective::IsInjective;
use injective::{Sort, Steps};
pub(crate) use nn::{Begins, Positions, SecondOf};
pub(crate) use pad::{PadBy, before as padding_before};
use partition::{DividesEvenly, PartitionBy};
pub(crate) use partition::{Partition, PartitionInto};
pub(crate) use reorder::{AtPlace, NoPlaces, Places};
use reorder::{Grow, Rearrange};
pub(crate) use repeat::RepeatBy;
use slice::SliceBy;
pub(crate) use slice::SliceSizes;
use tile::{Adjoin, Join, Twice};
use unflatten::Found;
pub(crate) use unflatten::SizesOf;
pub(crate) use unfold::WindowList;
use unfold::{EachPlace, ListsAgree, UnfoldOrder, WindowBy};
use view::Take;
pub(crate) use view::{Merge, SizeComparison, Verdict, Walk};

/// The shape itself: the shape required of a tensor that a result of this shape is written to.
#[cfg_attr(doc, doc(hidden))]
#[diagnostic::on_unimplemented(
    message = "cannot write a result of the shape {Self} to a tensor of the shape {S}",
    label = "has the shape {S}",
    note = "a result is written to a tensor of its own shape; nothing is resized"
)]
pub trait ResultFits<S>: Shape {}
#[diagnostic::do_not_recommend]
impl<S: Shape> ResultFits<S> for S {}
/// A layout of the shape `S`, as required of a tensor that a result of this shape is written to.
// A requirement on the layout, which rustc decides once it knows the tensor. One on the result's shape alone it would decide
// before: the tensor's shape would follow, and the message would be rustc's on two different types.
#[cfg_attr(doc, doc(hidden))]
pub trait OutputOf<S>: Layout {}
impl<S: ResultFits<L::Shape>, L: Layout> OutputOf<S> for L {}

/// The shape itself: the shape required of tensors that are compared with `==` to tensors of the shape `S`.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "tensors of the shapes {Self} and {S} are not compared",
    label = "{Self} on the left, {S} on the right",
    note = "`==` asks whether two tensors of one shape are equal; `x.eq(&y)`, which broadcasts, compares each element"
)]
pub trait ComparedWith<S>: Shape {}
#[diagnostic::do_not_recommend]
impl<S: Shape> ComparedWith<S> for S {}

/// The layout `L` with the shape `S`.
pub(crate) type OfShape<L, S> = Strided<S, <L as Layout>::Strides, <L as Layout>::Offset>;

/// The layout of a tensor in its storage: its sizes, its strides and the position of its first element.
///
/// PyTorch's `size()`, `stride()` and `storage_offset()`. [`Strided`] is the only layout; the trait lets a generic
/// function use one bound.
pub trait Layout: Sealed + Sized + 'static {
    /// The sizes.
    type Shape: Shape;
    /// The strides, in elements.
    type Strides: Shape;
    /// The position of the first element, in elements.
    type Offset: Dim;
    // The rules: one projection each, so that a signature that names a result stays small. The compiler expands every
    // alias in a signature repeatedly.
    #[doc(hidden)]
    type View<To: ShapeOrInfer>: Verdict;
    #[doc(hidden)]
    type Swap<I: Index, J: Index>: Layout;
    #[doc(hidden)]
    type Move<I: Index, J: Index>: Layout;
    #[doc(hidden)]
    type Unsqueeze<I: Index>: Layout;
    #[doc(hidden)]
    type Squeeze<I: Index>: Layout;
    #[doc(hidden)]
    type Narrow<I: Index, Start: Place, Len: Dim>: Layout;
    #[doc(hidden)]
    type Select<I: Index, At: Place>: Layout;
    #[doc(hidden)]
    type Expand<To: ShapeOrInfer>: Expansion;
    #[doc(hidden)]
    type Unfold<I: Index, Size: Dim, Step: Dim>: RuleResult;
    #[doc(hidden)]
    type Windows<To: Shape>: RuleResult;
    /// The strides, right-aligned in an array.
    #[doc(hidden)]
    const PADDED_STRIDES: [usize; MAX_RANK];
    /// The span: the number of elements of the storage from the first element to the last, both included; 0 if there
    /// are no elements.
    const SPAN_SIZE: usize;
    /// Whether the layout is dense: the elements fill their storage without gaps or overlap, in any order of
    /// dimensions. PyTorch's `is_non_overlapping_and_dense`.
    const IS_DENSE: bool = queries::is_dense(
        <Self::Shape as Shape>::SIZES,
        <Self::Strides as Shape>::SIZES,
    );
    /// Whether no two indices refer to the same element, as a mutable view requires: every stride is larger than the
    /// sum of all `stride * (size - 1)` of the smaller strides.
    ///
    /// It is also `false` for a few layouts whose strides interleave without overlap, such as sizes (2, 3) with strides
    /// (3, 2). Of an owned tensor, `as_strided` makes such layouts, `windows_with` with a dilation, and `slice` with a step
    /// within windows that overlap. For all other views of an owned tensor, the result is exact.
    const IS_INJECTIVE: bool = queries::is_injective(
        <Self::Shape as Shape>::SIZES,
        <Self::Strides as Shape>::SIZES,
    );
    /// The length of a contiguous run in logical order: the product of the innermost sizes that are contiguous. 1 if
    /// the innermost stride is not 1, 0 if there are no elements.
    const CONTIGUOUS_RUN: usize = queries::contiguous_run(
        <Self::Shape as Shape>::SIZES,
        <Self::Strides as Shape>::SIZES,
    );
    /// The largest number of elements that divides the position of every such run in the storage: the greatest common
    /// divisor of the offset and of the strides outside the run. 0 if 0 is the only position.
    const RUN_STEP: usize = queries::run_step(
        <Self::Shape as Shape>::SIZES,
        <Self::Strides as Shape>::SIZES,
        <Self::Offset as Dim>::SIZE,
    );
    /// The minimal loops that visit the elements in logical order: their extents and their strides.
    #[doc(hidden)]
    const LOOPS: [[usize; MAX_RANK]; 2] = queries::loops(
        <Self::Shape as Shape>::SIZES,
        <Self::Strides as Shape>::SIZES,
    );
    /// Whether the elements are contiguous in row-major order, as PyTorch's `is_contiguous` defines it.
    #[doc(hidden)]
    const IS_CONTIGUOUS: bool;
}

/// The layout with the shape `Sh`, the strides `St` and the offset `O`.
#[derive(Clone, Copy, Debug, Default)]
pub struct Strided<Sh, St, O = D<0>>(PhantomData<(Sh, St, O)>);

#[diagnostic::do_not_recommend]
impl<Sh: Shape, St: Shape, O: Dim> Sealed for Strided<Sh, St, O> {}
impl<Sh: Shape, St: Shape, O: Dim> Layout for Strided<Sh, St, O> {
    type Shape = Sh;
    type Strides = St;
    type Offset = O;
    type View<To: ShapeOrInfer> = view::ViewOpen<Sh, St, To>;
    type Swap<I: Index, J: Index> = Strided<permute::Swap<Sh, I, J>, permute::Swap<St, I, J>, O>;
    type Move<I: Index, J: Index> = Strided<permute::Move<Sh, I, J>, permute::Move<St, I, J>, O>;
    type Unsqueeze<I: Index> =
        Strided<I::Insert<Sh, D<1>>, I::Insert<St, unsqueeze::StepAt<Sh, St, I>>, O>;
    type Squeeze<I: Index> =
        Strided<unsqueeze::Without<Sh, I, Sh>, unsqueeze::Without<Sh, I, St>, O>;
    type Narrow<I: Index, Start: Place, Len: Dim> =
        Strided<I::Set<Sh, Len>, St, narrow::Moved<O, Start, I::Get<Sh>, I::Get<St>>>;
    type Select<I: Index, At: Place> =
        Strided<I::Remove<Sh>, I::Remove<St>, narrow::Moved<O, At, I::Get<Sh>, I::Get<St>>>;
    type Expand<To: ShapeOrInfer> =
        <<To::Dims as Targets>::Expand<Sh::Zip<St>, (), (), False> as Expansion>::From<O>;
    type Unfold<I: Index, Size: Dim, Step: Dim> = unfold::Windowing<I, Sh, St, O, Size, Step>;
    type Windows<To: Shape> = <To::Dims as WindowList>::Windows<Sh::Zip<St>, To, (), St, O>;
    const PADDED_STRIDES: [usize; MAX_RANK] = padded(St::SIZES, 0);
    const SPAN_SIZE: usize = queries::reach(Sh::SIZES, St::SIZES);
    const IS_CONTIGUOUS: bool = queries::is_contiguous(Sh::SIZES, St::SIZES);
}

/// The contiguous layout of a shape: row-major, at the start of the storage.
pub type Contiguous<Sh> = Strided<Sh, RowMajor<Sh>, D<0>>;

/// A list of sizes with their strides. Internal to the rules, as are all hidden items here.
#[doc(hidden)]
pub trait Pairs:
    Sized
    + Take
    + infer::Strip
    + Dense
    + Reach
    + Sort
    + SliceBy
    + ExpandBy
    + PartitionBy
    + WindowBy
    + Join
    + Rearrange
    + Coalesce
    + dtype::Resize
    + 'static
{
}
/// No dimensions.
#[doc(hidden)]
#[derive(Debug)]
pub struct NoPairs;
/// A dimension's size and stride, followed by the other dimensions.
#[doc(hidden)]
#[derive(Debug)]
pub struct Pair<Size, Stride, Rest>(PhantomData<(Size, Stride, Rest)>);
impl Pairs for NoPairs {}
impl<A: Dim, T: Dim, R: Pairs> Pairs for Pair<A, T, R> {}

/// The branches of the rules on the order of two numbers.
#[doc(hidden)]
pub trait Order: Merge + UnfoldOrder + DiagonalEnd + 'static {}
impl Order for Less {}
impl Order for Equal {}
impl Order for Greater {}

/// The branches of the rules on a boolean: `True` and `False` have separate impls in each rule's file.
#[doc(hidden)]
pub trait Branch:
    Sized
    + FlattenBranch
    + ViewBranch
    + InferBranch
    + SliceBranch
    + ExpandBranch
    + ContiguousBranch
    + InjectiveBranch
    + AsStridedBranch
    + conv_shapes::Rounded
    + conv_shapes::PaddingBranch
    + conv_shapes::Grouped
    + parts::PartBranch
    + permute::PermuteBranch
    + DiagonalBranch
    + span::SpanBranch
    + dtype::DtypeBranch
    + DividesEvenly
    + EachPlace
    + ListsAgree
    + Twice
    + Adjoin
    + Continues
    + Grow
    + 'static
{
}
impl Branch for True {}
impl Branch for False {}
