//! The view methods of expressions, one invocation each: those of tensors, with the same requirements.
//!
//! The layout of a result is that of an owned tensor, so that the rules are those of `layout`.

use super::result_view::ResultView;
use super::{ExprNode, Lazy};
use crate::layout::operation::{movedims, squeeze_dims, tile, windows_with};
use crate::layout::{
    AtLeast1d, AtLeast2d, AtLeast3d, CanSlice, CanUnfold, CanView, Contiguous, DecidedTiles,
    Diagonal, DiagonalDims, DiagonalOrder, DimList, Entries, EqualLengths, EquallyMany,
    ExpandRejection, ExpandRule, Expandable, Expanded, ExpandedAs, ExpandsTo, FlattenBackwards,
    FlattenOrder, FlattenVerdict, IsView, Layout, LayoutOfView, Matrices, MatricesTransposed,
    Matrix, MatrixTransposed, Moved, MovedDims, NamedDims, NamedOnce, NamesOnce, NarrowFits,
    NarrowRule, NarrowVerdict, Narrowed, OneForEach, PartitionShape, Partitioned, PartitionsDims,
    PermuteVerdict, Permuted, Permutes, Rejection, SameCount, SelectFits, SelectRule,
    SelectVerdict, Selected, SizeAt, SliceRejection, SlicedBy, Slices, Squeezed, SqueezedAll,
    SqueezedDims, TakesWindows, TileFits, TileVerdict, Tiled, Transposed, UnflattenShape,
    UnflattenSize, UnflattenVerdict, Unflattened, Unflattens, UnfoldRejection, Unfolded, Unfolds,
    Unsqueezed, ViewVerdict, ViewedAs, Windowed, WindowedWith, WindowsVerdict, WindowsWithFit,
    WindowsWithVerdict,
};
use crate::num::{BelowThousand, Count};
use crate::shape::{
    At, AtMostEight, Axis, AxisOrScalar, NewDimension, Numel, Position, Shape, ShapeOrInfer,
};
use crate::tensor::{TensorBase, signature};

/// The layout of a result in memory, as a name: in the methods below it is the layout of a tensor in its view methods, so
/// that their requirements and their messages are the same.
#[doc(hidden)]
pub trait InRows: ExprNode {
    type Layout: Layout;
}
#[diagnostic::do_not_recommend]
impl<N: ExprNode> InRows for N {
    type Layout = Contiguous<N::Shape>;
}
type Rows<N> = <N as InRows>::Layout;
type Sizes<N> = <Rows<N> as Layout>::Shape;

// A view method of expressions. For an error at a call, rustc shows the line of the invocation that has the name, so that
// this line shows a call.
macro_rules! of_result {
    (
        @
        $(#[$doc:meta])*
        fn $name:ident[$($generic:tt)*]($($arg:ident: $Arg:ty)?) -> $Out:ty where $($bound:tt)*
    ) => {
        impl<N: InRows> Lazy<N> {
            $(#[$doc])*
            #[allow(clippy::type_complexity)]
            pub fn $name<$($generic)*>(self $(, $arg: $Arg)?) -> Lazy<ResultView<$Out, N>>
            where
                $($bound)*
            {
                // SAFETY: the layout is a view of the contiguous elements of the result: the rule's promise.
                unsafe { ResultView::of(self.0) }
            }
        }
    };
    ($($method:tt)*) => { signature! { [of_result @] $($method)* } };
}

impl<N: ExprNode> Lazy<N> {
    /// The expression itself: a result is contiguous. PyTorch's `x.contiguous()`.
    ///
    /// After a view, such as `a.mm(&b).t().contiguous()`, the elements are computed in the order of the view where the
    /// result, or what follows, requires it.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<i64, Shape![2, 3]>::arange();
    /// let y = (&x + 1).t().contiguous().view::<Shape![6]>().eval();
    /// assert_eq!(y.as_slice(), [1, 4, 2, 5, 3, 6]);
    /// ```
    pub fn contiguous(self) -> Self {
        self
    }
}
of_result! {
    /// The elements with the shape `To`, in which one size may be `_`. PyTorch's `x.view(..)` of a result.
    ///
    /// A result is contiguous, whatever its operands are, so that only the number of elements has to agree.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let (a, b) = (Tensor::<f32, Shape![4, 3]>::ones(), Tensor::<f32, Shape![6, 3]>::ones());
    /// assert_eq!(a.mm(b.t()).relu().view::<Shape![2, _]>().shape(), [2, 12]);
    /// ```
    fn view<To: ShapeOrInfer>() // x.mm(&w).view::<Shape![2, _]>()
        -> ViewedAs<Rows<N>, To> where
    Sizes<N>: CanView<To, <Rows<N> as Layout>::Strides>,
}
of_result! {
    /// The elements with the shape `To`, in which one size may be `_`. PyTorch's `x.reshape(..)`; of a result, it is
    /// [`view`](Self::view).
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<f32, Shape![2, 6]>::ones();
    /// let w = Tensor::<f32, Shape![8, 6]>::ones();
    /// // Two heads of four features each.
    /// let heads = x.linear(&w).reshape::<Shape![2, 2, _]>().transpose::<0, 1>().eval();
    /// assert_eq!((heads.shape(), heads[[1, 0, 3]]), (&[2, 2, 4][..], 6.0));
    /// ```
    fn reshape<To: ShapeOrInfer>() // x.mm(&w).reshape::<Shape![2, _]>()
        -> ViewedAs<Rows<N>, To> where
    Sizes<N>: CanView<To, <Rows<N> as Layout>::Strides>,
}
of_result! {
    /// Dimensions `START_DIM` to `END_DIM` merged into one. PyTorch's `x.flatten(a, b)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let image = Tensor::<f32, Shape![1, 1, 4, 4]>::ones();
    /// let (c, w) = (Tensor::<f32, Shape![3, 1, 3, 3]>::ones(), Tensor::<f32, Shape![5, 12]>::ones());
    /// let y = image.conv2d(&c).relu().flatten::<1, -1>().linear(&w).eval();
    /// assert_eq!((y.shape(), y[[0, 4]]), (&[1, 5][..], 108.0));
    /// ```
    fn flatten<const START_DIM: isize, const END_DIM: isize>() // x.mm(&w).flatten::<0, -1>()
        -> LayoutOfView<FlattenVerdict<Rows<N>, START_DIM, END_DIM>> where
    Sizes<N>: AxisOrScalar<START_DIM> + AxisOrScalar<END_DIM>,
    FlattenBackwards<Rows<N>, START_DIM, END_DIM>: FlattenOrder<START_DIM, END_DIM, Sizes<N>>,
    FlattenVerdict<Rows<N>, START_DIM, END_DIM>: IsView,
}
of_result! {
    /// Dimension `DIM` split into the sizes `To`, one of which may be `_`. PyTorch's `x.unflatten(dim, sizes)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<i64, Shape![6, 4]>::arange();
    /// assert_eq!((&x + 1).unflatten::<0, Shape![2, _]>().shape(), [2, 3, 4]);
    /// ```
    fn unflatten<const DIM: isize, To: ShapeOrInfer>() // x.mm(&w).unflatten::<0, Shape![2, _]>()
        -> Unflattened<Rows<N>, DIM, To> where
    Sizes<N>: Axis<DIM>,
    UnflattenVerdict<Rows<N>, DIM, To>: Unflattens<DIM, UnflattenSize<Rows<N>, DIM>, To>,
    UnflattenShape<Rows<N>, DIM, To>: AtMostEight,
}
of_result! {
    /// Dimensions `DIM0` and `DIM1` swapped. PyTorch's `x.transpose(a, b)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<i64, Shape![2, 3, 4]>::arange();
    /// let y = (&x + 1).transpose::<0, -1>().eval();
    /// assert_eq!((y.shape(), y[[3, 2, 1]]), (&[4, 3, 2][..], 24));
    /// ```
    fn transpose<const DIM0: isize, const DIM1: isize>() // x.mm(&w).transpose::<0, 1>()
        -> Transposed<Rows<N>, DIM0, DIM1> where
    Sizes<N>: AxisOrScalar<DIM0> + AxisOrScalar<DIM1>,
}
of_result! {
    /// The transpose of a matrix. PyTorch's `x.t()`: a result of fewer than two dimensions is unchanged.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<f32, Shape![2, 3]>::arange();
    /// let w = Tensor::<f32, Shape![4, 3]>::ones();
    /// // The product is a temporary that `mm` reads in place.
    /// assert_eq!(x.linear(&w).t().mm(&x).eval()[[3, 0]], 36.0);
    /// ```
    fn t()
        -> MatrixTransposed<Rows<N>> where
    Sizes<N>: Matrix,
}
of_result! {
    /// The dimensions in the order of the list. PyTorch's `x.permute(2, 0, 1)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<i64, Shape![2, 3, 4]>::arange();
    /// assert_eq!((&x + 1).permute::<Dims![2, 0, 1]>().shape(), [4, 2, 3]);
    /// ```
    fn permute<Dims: DimList<Sizes<N>>>() // x.mm(&w).permute::<Dims![1, 0]>()
        -> Permuted<Rows<N>, Dims> where
    PermuteVerdict<Rows<N>, Dims>: Permutes<Dims, Sizes<N>>,
}
of_result! {
    /// Dimension `SOURCE` moved to the position `DESTINATION`; the other dimensions keep their order. PyTorch's
    /// `x.movedim(a, b)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<i64, Shape![2, 3, 4]>::arange();
    /// assert_eq!((&x + 1).movedim::<0, 2>().shape(), [3, 4, 2]);
    /// ```
    fn movedim<const SOURCE: isize, const DESTINATION: isize>() // x.mm(&w).movedim::<0, 1>()
        -> Moved<Rows<N>, SOURCE, DESTINATION> where
    Sizes<N>: AxisOrScalar<SOURCE> + AxisOrScalar<DESTINATION>,
}
of_result! {
    /// A new dimension of size 1 at `DIM`. PyTorch's `x.unsqueeze(dim)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<i64, Shape![3, 4]>::arange();
    /// assert_eq!((&x + 1).unsqueeze::<0>().shape(), [1, 3, 4]);
    /// ```
    fn unsqueeze<const DIM: isize>() // x.mm(&w).unsqueeze::<0>()
        -> Unsqueezed<Rows<N>, DIM> where
    Sizes<N>: NewDimension<DIM>,
}
of_result! {
    /// Removes dimension `DIM` if its size is 1, else has no effect. PyTorch's `x.squeeze(dim)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<i64, Shape![3, 1]>::arange();
    /// assert_eq!((&x + 1).squeeze::<1>().shape(), [3]);
    /// ```
    fn squeeze<const DIM: isize>() // x.mm(&w).squeeze::<0>()
        -> Squeezed<Rows<N>, DIM> where
    Sizes<N>: AxisOrScalar<DIM>,
}
of_result! {
    /// `LENGTH` indices of dimension `DIM`, from `START` on. PyTorch's `x.narrow(dim, start, len)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<i64, Shape![4, 5]>::arange();
    /// let y = (&x + 1).narrow::<1, 2, 2>().eval();
    /// assert_eq!((y.shape(), y[[0, 0]]), (&[4, 2][..], 3));
    /// ```
    fn narrow<const DIM: isize, const START: isize, const LENGTH: usize>() // x.mm(&w).narrow::<0, 1, 2>()
        -> Narrowed<Rows<N>, DIM, START, LENGTH> where
    Sizes<N>: Axis<DIM>,
    At<START>: Position,
    Count<LENGTH>: BelowThousand<LENGTH>,
    SizeAt<Rows<N>, DIM>: NarrowRule<START, LENGTH>
        + NarrowFits<DIM, START, LENGTH, NarrowVerdict<Rows<N>, DIM, START, LENGTH>>,
}
of_result! {
    /// Index `INDEX` of dimension `DIM`, without that dimension. PyTorch's `x.select(dim, i)`, or `x[i]` for
    /// dimension 0.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<i64, Shape![4, 5]>::arange();
    /// assert_eq!((&x + 1).select::<0, -1>().eval()[[0]], 16);
    /// ```
    fn select<const DIM: isize, const INDEX: isize>() // x.mm(&w).select::<0, 1>()
        -> Selected<Rows<N>, DIM, INDEX> where
    Sizes<N>: Axis<DIM>,
    At<INDEX>: Position,
    SizeAt<Rows<N>, DIM>:
        SelectRule<INDEX> + SelectFits<DIM, INDEX, SelectVerdict<Rows<N>, DIM, INDEX>>,
}
of_result! {
    /// [`view`](Self::view) with the shape of a tensor. PyTorch's `x.view_as(other)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<i64, Shape![3, 4]>::arange();
    /// let y = Tensor::<f32, Shape![2, 6]>::zeros();
    /// assert_eq!((&x + 1).view_as(&y).shape(), [2, 6]);
    /// ```
    fn view_as[S2, L2: Layout](_other: &TensorBase<S2, L2>) -> ViewedAs<Rows<N>, L2::Shape> where
    L2::Shape: ShapeOrInfer,
    ViewVerdict<Rows<N>, L2::Shape>: SameCount<Sizes<N>, Numel<Sizes<N>>, L2::Shape, Numel<L2::Shape>>,
    Sizes<N>: CanView<L2::Shape, <Rows<N> as Layout>::Strides>,
}
of_result! {
    /// Slices with ranges, steps and single indices. PyTorch's `x[:, 1:3, 0, ::2]`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<i64, Shape![4, 6]>::arange();
    /// let y = (&x * 2).slice(s![1.., ..;2]).eval();
    /// assert_eq!((y.shape(), y[[0, 1]]), (&[3, 3][..], 16));
    /// ```
    // The macro takes one bound of `E`; of the other, rustc shows this line.
    #[allow(clippy::multiple_bound_locations)]
    fn slice<E: Sized>(_entries: E) -> SlicedBy<Rows<N>, E> where E: Entries, SliceRejection<Rows<N>, E>: Slices<Sizes<N>, SliceRejection<Rows<N>, E>>, Sizes<N>: CanSlice<E>,
}
of_result! {
    /// Repeats dimensions of size 1 and adds new leading dimensions, without a copy; `_` keeps a size. PyTorch's
    /// `x.expand(3, -1, 4)`.
    ///
    /// An operand of arithmetic needs no `expand`: it broadcasts.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<i64, Shape![3, 1]>::arange();
    /// assert_eq!((&x + 1).expand::<Shape![2, _, 4]>().eval()[[1, 2, 3]], 3);
    /// ```
    fn expand<To: ShapeOrInfer>() // x.mm(&w).expand::<Shape![2, 3, 4]>()
        -> Expanded<Rows<N>, To> where
    Sizes<N>: ExpandRule<To> + Expandable<To, ExpandRejection<Rows<N>, To>> + ExpandsTo<To>,
}
of_result! {
    /// [`expand`](Self::expand). PyTorch's `x.broadcast_to((3, 4))`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<i64, Shape![4]>::arange();
    /// assert_eq!((&x + 1).broadcast_to::<Shape![3, 4]>().eval()[[2, 3]], 4);
    /// ```
    fn broadcast_to<To: ShapeOrInfer>() // x.mm(&w).broadcast_to::<Shape![2, 3, 4]>()
        -> Expanded<Rows<N>, To> where
    Sizes<N>: ExpandRule<To> + Expandable<To, ExpandRejection<Rows<N>, To>> + ExpandsTo<To>,
}
of_result! {
    /// [`expand`](Self::expand) to the shape of a tensor. PyTorch's `x.expand_as(other)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<i64, Shape![3, 1]>::arange();
    /// let y = Tensor::<f32, Shape![3, 5]>::zeros();
    /// assert_eq!((&x + 1).expand_as(&y).shape(), [3, 5]);
    /// ```
    fn expand_as[S2, L2: Layout](_other: &TensorBase<S2, L2>) -> ExpandedAs<Rows<N>, L2::Shape> where
    L2::Shape: ShapeOrInfer,
    Sizes<N>: ExpandRule<L2::Shape> + Expandable<L2::Shape, ExpandRejection<Rows<N>, L2::Shape>>,
}
of_result! {
    /// All windows of `SIZE` elements along dimension `DIM`, `STEP` elements apart. PyTorch's
    /// `x.unfold(dim, size, step)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<i64, Shape![7]>::arange();
    /// let sums = (&x * &x).unfold::<0, 3, 2>().sum_dim::<1>().eval();
    /// assert_eq!(sums, tensor![0 + 1 + 4, 4 + 9 + 16, 16 + 25 + 36]);
    /// ```
    fn unfold<const DIM: isize, const SIZE: usize, const STEP: usize>() // x.mm(&w).unfold::<0, 2, 1>()
        -> Unfolded<Rows<N>, DIM, SIZE, STEP> where
    Sizes<N>: AxisOrScalar<DIM>,
    Count<SIZE>: BelowThousand<SIZE>,
    Count<STEP>: BelowThousand<STEP>,
    UnfoldRejection<Rows<N>, DIM, SIZE, STEP>: Unfolds<DIM, SIZE, UnfoldRejection<Rows<N>, DIM, SIZE, STEP>>,
    Sizes<N>: CanUnfold<DIM, SIZE, STEP>,
}
of_result! {
    /// All windows of the sizes `Size` in the last dimensions. NumPy's `sliding_window_view`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<i64, Shape![4, 5]>::arange();
    /// let y = (&x + 1).windows::<Shape![3, 3]>().eval();
    /// assert_eq!((y.shape(), y[[1, 2, 0, 0]]), (&[2, 3, 3, 3][..], 8));
    /// ```
    fn windows<Size: Shape>() // x.mm(&w).windows::<Shape![3, 3]>()
        -> Windowed<Rows<N>, Size> where
    WindowsVerdict<Rows<N>, Size>: TakesWindows<Size, Sizes<N>, Rejection<WindowsVerdict<Rows<N>, Size>>>,
}
of_result! {
    /// Windows of the sizes `Size` in the last dimensions, `Step` elements apart, that take every `Dilation`th
    /// element. The three lists have the same length.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<i64, Shape![7, 8]>::arange();
    /// let y = (&x + 1).windows_with::<Shape![3, 2], Shape![2, 3], Shape![1, 2]>().eval();
    /// assert_eq!((y.shape(), y[[1, 1, 2, 1]]), (&[3, 2, 3, 2][..], x[[4, 5]] + 1));
    /// ```
    fn windows_with<Size: Shape, Step: Shape, Dilation: Shape>()
        -> WindowedWith<Rows<N>, Size, Step, Dilation> where
    WindowsWithVerdict<Rows<N>, Size, Step, Dilation>: OneForEach<Size, Step, Dilation>,
    WindowsWithVerdict<Rows<N>, Size, Step, Dilation>: PartitionsDims<windows_with, Size, Sizes<N>>,
    WindowsWithVerdict<Rows<N>, Size, Step, Dilation>: WindowsWithFit<
        <WindowsWithVerdict<Rows<N>, Size, Step, Dilation> as Partitioned>::Axis,
        <WindowsWithVerdict<Rows<N>, Size, Step, Dilation> as Partitioned>::Size,
        <WindowsWithVerdict<Rows<N>, Size, Step, Dilation> as Partitioned>::Asked,
        <WindowsWithVerdict<Rows<N>, Size, Step, Dilation> as Partitioned>::Step,
        <WindowsWithVerdict<Rows<N>, Size, Step, Dilation> as Partitioned>::Apart,
    >,
    PartitionShape<WindowsWithVerdict<Rows<N>, Size, Step, Dilation>, Size>: AtMostEight,
}
of_result! {
    /// Splits the last dimensions into tiles: `[.., M, N]` becomes `[.., M / 8, N / 8, 8, 8]` for `Shape![8, 8]`.
    /// PyTorch has no counterpart.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<i64, Shape![4, 6]>::arange();
    /// let sums = (&x + 1).tile::<Shape![2, 3]>().sum_dims::<Dims![2, 3]>().eval();
    /// assert_eq!(sums[[1, 0]], 13 + 14 + 15 + 19 + 20 + 21);
    /// ```
    fn tile<To: Shape>()
        -> Tiled<Rows<N>, To> where
    TileVerdict<Rows<N>, To>: PartitionsDims<tile, To, Sizes<N>>,
    DecidedTiles<Rows<N>, To>: TileFits<
        <TileVerdict<Rows<N>, To> as Partitioned>::Axis,
        <TileVerdict<Rows<N>, To> as Partitioned>::Size,
        <TileVerdict<Rows<N>, To> as Partitioned>::Asked,
    >,
    PartitionShape<DecidedTiles<Rows<N>, To>, To>: AtMostEight,
}
of_result! {
    /// The elements at equal indices of the dimensions `DIM1` and `DIM2`, as a new last dimension. PyTorch's
    /// `x.diagonal(offset, dim1, dim2)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let (a, b) = (Tensor::<i64, Shape![3, 4]>::arange(), Tensor::<i64, Shape![4, 3]>::ones());
    /// let trace = a.mm(&b).diagonal::<0, 0, 1>().sum();
    /// assert_eq!(trace, 66);
    /// ```
    fn diagonal<const OFFSET: isize, const DIM1: isize, const DIM2: isize>() // x.mm(&w).diagonal::<0, 0, 1>()
        -> Diagonal<Rows<N>, OFFSET, DIM1, DIM2> where
    Sizes<N>: Axis<DIM1> + Axis<DIM2>,
    At<OFFSET>: Position,
    DiagonalOrder<Rows<N>, DIM1, DIM2>: DiagonalDims<DIM1, DIM2, Sizes<N>>,
}
of_result! {
    /// [`transpose`](Self::transpose). PyTorch's `x.swapaxes(a, b)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<i64, Shape![2, 3, 4]>::arange();
    /// assert_eq!((&x + 1).swapaxes::<0, -1>().shape(), [4, 3, 2]);
    /// ```
    fn swapaxes<const AXIS0: isize, const AXIS1: isize>() // x.mm(&w).swapaxes::<0, 1>()
        -> Transposed<Rows<N>, AXIS0, AXIS1> where
    Sizes<N>: AxisOrScalar<AXIS0> + AxisOrScalar<AXIS1>,
}
of_result! {
    /// [`transpose`](Self::transpose). PyTorch's `x.swapdims(a, b)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<i64, Shape![2, 3, 4]>::arange();
    /// assert_eq!((&x + 1).swapdims::<1, 2>().shape(), [2, 4, 3]);
    /// ```
    fn swapdims<const DIM0: isize, const DIM1: isize>()
        -> Transposed<Rows<N>, DIM0, DIM1> where
    Sizes<N>: AxisOrScalar<DIM0> + AxisOrScalar<DIM1>,
}
of_result! {
    /// Moves each dimension of the list `Source` to its place in the list `Destination`; the other dimensions keep
    /// their order. PyTorch's `x.movedim((0, 1), (2, 0))`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<i64, Shape![2, 3, 4]>::arange();
    /// assert_eq!((&x + 1).movedims::<Dims![0, 1], Dims![2, 0]>().shape(), [3, 4, 2]);
    /// ```
    fn movedims<Source: NamedDims<Sizes<N>, movedims>, Destination: NamedDims<Sizes<N>, movedims>>()
        -> MovedDims<Rows<N>, Source, Destination> where
    EquallyMany<Rows<N>, Source, Destination>: EqualLengths<Source, Destination>,
    NamesOnce<Rows<N>, Source, movedims>: NamedOnce<Source, Sizes<N>, movedims>,
    NamesOnce<Rows<N>, Destination, movedims>: NamedOnce<Destination, Sizes<N>, movedims>,
}
of_result! {
    /// The last two dimensions swapped: the transpose of each matrix. PyTorch's `x.mT`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<f32, Shape![5, 2, 3]>::ones();
    /// // `Q^T Q` of each matrix, in which the first factor is a result.
    /// let y = x.softmax::<-1>().mT().matmul(&x).eval();
    /// assert_eq!(y.shape(), [5, 3, 3]);
    /// ```
    #[allow(non_snake_case)]
    fn mT()
        -> MatricesTransposed<Rows<N>> where
    Sizes<N>: Matrices,
}
of_result! {
    /// Removes all dimensions of size 1. PyTorch's `x.squeeze()`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<i64, Shape![1, 3, 1, 2]>::arange();
    /// assert_eq!((&x + 1).squeeze_all().shape(), [3, 2]);
    /// ```
    fn squeeze_all()
        -> SqueezedAll<Rows<N>> where
}
of_result! {
    /// Removes the dimensions of the list that have size 1. PyTorch's `x.squeeze((0, 2))`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<i64, Shape![1, 3, 1, 2]>::arange();
    /// assert_eq!((&x + 1).squeeze_dims::<Dims![0, 1]>().shape(), [3, 1, 2]);
    /// ```
    fn squeeze_dims<Dims: NamedDims<Sizes<N>, squeeze_dims>>()
        -> SqueezedDims<Rows<N>, Dims> where
    NamesOnce<Rows<N>, Dims, squeeze_dims>: NamedOnce<Dims, Sizes<N>, squeeze_dims>,
}
of_result! {
    /// At least one dimension: a result without dimensions gets one of size 1. PyTorch's `torch.atleast_1d(x)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<i64, Shape![]>::full(7);
    /// assert_eq!((&x + 1).atleast_1d().shape(), [1]);
    /// ```
    fn atleast_1d()
        -> AtLeast1d<Rows<N>> where
}
of_result! {
    /// At least two dimensions: a vector becomes a matrix of one row. PyTorch's `torch.atleast_2d(x)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<i64, Shape![3]>::arange();
    /// assert_eq!((&x + 1).atleast_2d().shape(), [1, 3]);
    /// ```
    fn atleast_2d()
        -> AtLeast2d<Rows<N>> where
}
of_result! {
    /// At least three dimensions: a vector of 3 becomes `[1, 3, 1]`, a matrix gets a last dimension of
    /// size 1. PyTorch's `torch.atleast_3d(x)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<i64, Shape![3]>::arange();
    /// assert_eq!((&x + 1).atleast_3d().shape(), [1, 3, 1]);
    /// ```
    fn atleast_3d()
        -> AtLeast3d<Rows<N>> where
}
