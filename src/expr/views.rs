//! The view methods of expressions: those of tensors, with the same requirements.
//!
//! The layout of a result is that of an owned tensor, so that the rules are those of `layout`.

use super::result_view::ResultView;
use super::{Expr, Host, IntoExpr, Lazy, Memory};
use crate::layout::operation::{movedims, squeeze_dims, tile, windows_with};
use crate::layout::{
    AtLeast1d, AtLeast2d, AtLeast3d, CanSlice, CanUnfold, CanView, Contiguous, DecidedTiles,
    Diagonal, DiagonalDims, DiagonalOrder, DimList, Entries, EqualLengths, EquallyMany,
    ExpandVerdict, Expandable, Expanded, FlattenBackwards, FlattenOrder, FlattenVerdict, IsView,
    Layout, LayoutOfView, Matrices, MatricesTransposed, Matrix, MatrixTransposed, Moved, MovedDims,
    NamedDims, NamedOnce, NamesOnce, NarrowFits, NarrowRule, NarrowVerdict, Narrowed, OneForEach,
    PartitionShape, Partitioned, PartitionsDims, PermuteVerdict, Permuted, Permutes, Rejection,
    SameCount, SelectFits, SelectRule, SelectVerdict, Selected, SizeAt, SliceRejection, SlicedBy,
    Slices, Squeezed, SqueezedAll, SqueezedDims, TakesWindows, TileFits, TileVerdict, Tiled,
    Transposed, UnflattenShape, UnflattenSize, UnflattenVerdict, Unflattened, Unflattens,
    UnfoldRejection, Unfolded, Unfolds, Unsqueezed, ViewVerdict, ViewedAs, Windowed, WindowedWith,
    WindowsVerdict, WindowsWithFit, WindowsWithVerdict,
};
use crate::num::{BelowThousand, Count};
use crate::shape::{
    At, AtMostEight, Axis, AxisOrScalar, NewDimension, Numel, Position, Shape, ShapeOrInfer,
};
use crate::tensor::TensorBase;

/// The layout of a result in memory, as a name: in the methods below it is the layout of a tensor in its view methods, so
/// that their requirements and their messages are the same.
#[doc(hidden)]
pub trait InRows<M: Memory>: IntoExpr<M> {
    type Layout: Layout;
}
#[diagnostic::do_not_recommend]
impl<M: Memory, E: IntoExpr<M>> InRows<M> for E {
    type Layout = Contiguous<E::Shape>;
}
type Rows<E, M> = <E as InRows<M>>::Layout;
type Sizes<E, M> = <Rows<E, M> as Layout>::Shape;

/// The elements of an expression, which is computed in row-major order, in the layout `L`.
///
/// # Safety
/// The layout is a view of contiguous elements of that shape.
unsafe fn view_of<L: Layout, M: Memory, E: IntoExpr<M>>(x: E) -> Lazy<ResultView<L, E::Node>> {
    // SAFETY: the caller's promise.
    unsafe { ResultView::of(x.node()) }
}

/// Views of the result of an expression, which are parts of an expression. PyTorch's methods of the same names.
///
/// The result is computed once, in row-major order, and what computes with the view reads it in place: `reshape` and
/// `flatten` of a result copy nothing. Of a part (`narrow`, `select`, ...) the whole result is computed. A tensor has methods
/// of these names that are views of its memory; several parts (`chunk`, `split`, `unbind`, ...) are those of tensors:
/// `.eval()` comes first.
// The first line of a method, which rustc quotes, shows a call.
#[allow(clippy::type_complexity)]
pub trait Views<M: Memory = Host>: Expr<M> + InRows<M> {
    /// The elements with the shape `To`, in which one size may be `_`. PyTorch's `x.view(..)` of a result.
    ///
    /// A result is contiguous, whatever its operands are, so that only the number of elements has to agree.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let (a, b) = (Tensor::<f32, Shape![4, 3]>::ones(), Tensor::<f32, Shape![6, 3]>::ones());
    /// assert_eq!(a.mm(b.t()).relu().view::<Shape![2, _]>().shape(), [2, 12]);
    /// ```
    #[rustfmt::skip]
    fn view<To: ShapeOrInfer>( // x.mm(&w).view::<Shape![2, _]>()
        self,
    ) -> Lazy<ResultView<ViewedAs<Rows<Self, M>, To>, Self::Node>>
    where
        Sizes<Self, M>: CanView<To, <Rows<Self, M> as Layout>::Strides>,
    {
        // SAFETY: the layout is a view of the contiguous elements of the result.
        unsafe { view_of(self) }
    }

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
    #[rustfmt::skip]
    fn reshape<To: ShapeOrInfer>( // x.mm(&w).reshape::<Shape![2, _]>()
        self,
    ) -> Lazy<ResultView<ViewedAs<Rows<Self, M>, To>, Self::Node>>
    where
        Sizes<Self, M>: CanView<To, <Rows<Self, M> as Layout>::Strides>,
    {
        // SAFETY: the layout is a view of the contiguous elements of the result.
        unsafe { view_of(self) }
    }

    /// Dimensions `START_DIM` to `END_DIM` merged into one. PyTorch's `x.flatten(a, b)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let image = Tensor::<f32, Shape![1, 1, 4, 4]>::ones();
    /// let (c, w) = (Tensor::<f32, Shape![3, 1, 3, 3]>::ones(), Tensor::<f32, Shape![5, 12]>::ones());
    /// let y = image.conv2d(&c).relu().flatten::<1, -1>().linear(&w).eval();
    /// assert_eq!((y.shape(), y[[0, 4]]), (&[1, 5][..], 108.0));
    /// ```
    #[rustfmt::skip]
    fn flatten<const START_DIM: isize, const END_DIM: isize>( // x.mm(&w).flatten::<0, -1>()
        self,
    ) -> Lazy<ResultView<LayoutOfView<FlattenVerdict<Rows<Self, M>, START_DIM, END_DIM>>, Self::Node>>
    where
        Sizes<Self, M>: AxisOrScalar<START_DIM> + AxisOrScalar<END_DIM>,
        FlattenBackwards<Rows<Self, M>, START_DIM, END_DIM>: FlattenOrder<START_DIM, END_DIM, Sizes<Self, M>>,
        FlattenVerdict<Rows<Self, M>, START_DIM, END_DIM>: IsView,
    {
        // SAFETY: the layout is a view of the contiguous elements of the result.
        unsafe { view_of(self) }
    }

    /// Dimension `DIM` split into the sizes `To`, one of which may be `_`. PyTorch's `x.unflatten(dim, sizes)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<i64, Shape![6, 4]>::arange();
    /// assert_eq!((&x + 1).unflatten::<0, Shape![2, _]>().shape(), [2, 3, 4]);
    /// ```
    #[rustfmt::skip]
    fn unflatten<const DIM: isize, To: ShapeOrInfer>( // x.mm(&w).unflatten::<0, Shape![2, _]>()
        self,
    ) -> Lazy<ResultView<Unflattened<Rows<Self, M>, DIM, To>, Self::Node>>
    where
        Sizes<Self, M>: Axis<DIM>,
        UnflattenVerdict<Rows<Self, M>, DIM, To>: Unflattens<DIM, UnflattenSize<Rows<Self, M>, DIM>, To>,
        UnflattenShape<Rows<Self, M>, DIM, To>: AtMostEight,
    {
        // SAFETY: the layout is a view of the contiguous elements of the result.
        unsafe { view_of(self) }
    }

    /// Dimensions `DIM0` and `DIM1` swapped. PyTorch's `x.transpose(a, b)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<i64, Shape![2, 3, 4]>::arange();
    /// let y = (&x + 1).transpose::<0, -1>().eval();
    /// assert_eq!((y.shape(), y[[3, 2, 1]]), (&[4, 3, 2][..], 24));
    /// ```
    #[rustfmt::skip]
    fn transpose<const DIM0: isize, const DIM1: isize>( // x.mm(&w).transpose::<0, 1>()
        self,
    ) -> Lazy<ResultView<Transposed<Rows<Self, M>, DIM0, DIM1>, Self::Node>>
    where
        Sizes<Self, M>: AxisOrScalar<DIM0> + AxisOrScalar<DIM1>,
    {
        // SAFETY: the layout is a view of the contiguous elements of the result.
        unsafe { view_of(self) }
    }

    /// The transpose of a matrix. PyTorch's `x.t()`: a result of fewer than two dimensions is unchanged.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<f32, Shape![2, 3]>::arange();
    /// let w = Tensor::<f32, Shape![4, 3]>::ones();
    /// // The product is a temporary that `mm` reads in place.
    /// assert_eq!(x.linear(&w).t().mm(&x).eval()[[3, 0]], 36.0);
    /// ```
    fn t(self) -> Lazy<ResultView<MatrixTransposed<Rows<Self, M>>, Self::Node>>
    where
        Sizes<Self, M>: Matrix,
    {
        // SAFETY: the layout is a view of the contiguous elements of the result.
        unsafe { view_of(self) }
    }

    /// The dimensions in the order of the list. PyTorch's `x.permute(2, 0, 1)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<i64, Shape![2, 3, 4]>::arange();
    /// assert_eq!((&x + 1).permute::<Dims![2, 0, 1]>().shape(), [4, 2, 3]);
    /// ```
    #[rustfmt::skip]
    fn permute<Dims: DimList<Sizes<Self, M>>>( // x.mm(&w).permute::<Dims![1, 0]>()
        self,
    ) -> Lazy<ResultView<Permuted<Rows<Self, M>, Dims>, Self::Node>>
    where
        PermuteVerdict<Rows<Self, M>, Dims>: Permutes<Dims, Sizes<Self, M>>,
    {
        // SAFETY: the layout is a view of the contiguous elements of the result.
        unsafe { view_of(self) }
    }

    /// Dimension `SOURCE` moved to the position `DESTINATION`; the other dimensions keep their order. PyTorch's
    /// `x.movedim(a, b)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<i64, Shape![2, 3, 4]>::arange();
    /// assert_eq!((&x + 1).movedim::<0, 2>().shape(), [3, 4, 2]);
    /// ```
    #[rustfmt::skip]
    fn movedim<const SOURCE: isize, const DESTINATION: isize>( // x.mm(&w).movedim::<0, 1>()
        self,
    ) -> Lazy<ResultView<Moved<Rows<Self, M>, SOURCE, DESTINATION>, Self::Node>>
    where
        Sizes<Self, M>: AxisOrScalar<SOURCE> + AxisOrScalar<DESTINATION>,
    {
        // SAFETY: the layout is a view of the contiguous elements of the result.
        unsafe { view_of(self) }
    }

    /// A new dimension of size 1 at `DIM`. PyTorch's `x.unsqueeze(dim)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<i64, Shape![3, 4]>::arange();
    /// assert_eq!((&x + 1).unsqueeze::<0>().shape(), [1, 3, 4]);
    /// ```
    #[rustfmt::skip]
    fn unsqueeze<const DIM: isize>( // x.mm(&w).unsqueeze::<0>()
        self,
    ) -> Lazy<ResultView<Unsqueezed<Rows<Self, M>, DIM>, Self::Node>>
    where
        Sizes<Self, M>: NewDimension<DIM>,
    {
        // SAFETY: the layout is a view of the contiguous elements of the result.
        unsafe { view_of(self) }
    }

    /// Removes dimension `DIM` if its size is 1, else has no effect. PyTorch's `x.squeeze(dim)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<i64, Shape![3, 1]>::arange();
    /// assert_eq!((&x + 1).squeeze::<1>().shape(), [3]);
    /// ```
    #[rustfmt::skip]
    fn squeeze<const DIM: isize>( // x.mm(&w).squeeze::<0>()
        self,
    ) -> Lazy<ResultView<Squeezed<Rows<Self, M>, DIM>, Self::Node>>
    where
        Sizes<Self, M>: AxisOrScalar<DIM>,
    {
        // SAFETY: the layout is a view of the contiguous elements of the result.
        unsafe { view_of(self) }
    }

    /// `LENGTH` indices of dimension `DIM`, from `START` on. PyTorch's `x.narrow(dim, start, len)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<i64, Shape![4, 5]>::arange();
    /// let y = (&x + 1).narrow::<1, 2, 2>().eval();
    /// assert_eq!((y.shape(), y[[0, 0]]), (&[4, 2][..], 3));
    /// ```
    #[rustfmt::skip]
    fn narrow<const DIM: isize, const START: isize, const LENGTH: usize>( // x.mm(&w).narrow::<0, 1, 2>()
        self,
    ) -> Lazy<ResultView<Narrowed<Rows<Self, M>, DIM, START, LENGTH>, Self::Node>>
    where
        Sizes<Self, M>: Axis<DIM>,
        At<START>: Position,
        Count<LENGTH>: BelowThousand<LENGTH>,
        SizeAt<Rows<Self, M>, DIM>: NarrowRule<START, LENGTH>
            + NarrowFits<DIM, START, LENGTH, NarrowVerdict<Rows<Self, M>, DIM, START, LENGTH>>,
    {
        // SAFETY: the layout is a view of the contiguous elements of the result.
        unsafe { view_of(self) }
    }

    /// Index `INDEX` of dimension `DIM`, without that dimension. PyTorch's `x.select(dim, i)`, or `x[i]` for
    /// dimension 0.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<i64, Shape![4, 5]>::arange();
    /// assert_eq!((&x + 1).select::<0, -1>().eval()[[0]], 16);
    /// ```
    #[rustfmt::skip]
    fn select<const DIM: isize, const INDEX: isize>( // x.mm(&w).select::<0, 1>()
        self,
    ) -> Lazy<ResultView<Selected<Rows<Self, M>, DIM, INDEX>, Self::Node>>
    where
        Sizes<Self, M>: Axis<DIM>,
        At<INDEX>: Position,
        SizeAt<Rows<Self, M>, DIM>:
            SelectRule<INDEX> + SelectFits<DIM, INDEX, SelectVerdict<Rows<Self, M>, DIM, INDEX>>,
    {
        // SAFETY: the layout is a view of the contiguous elements of the result.
        unsafe { view_of(self) }
    }

    /// [`view`](Self::view) with the shape of a tensor. PyTorch's `x.view_as(other)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<i64, Shape![3, 4]>::arange();
    /// let y = Tensor::<f32, Shape![2, 6]>::zeros();
    /// assert_eq!((&x + 1).view_as(&y).shape(), [2, 6]);
    /// ```
    fn view_as<S2, L2: Layout>(
        self,
        _other: &TensorBase<S2, L2>,
    ) -> Lazy<ResultView<ViewedAs<Rows<Self, M>, L2::Shape>, Self::Node>>
    where
        L2::Shape: ShapeOrInfer,
        ViewVerdict<Rows<Self, M>, L2::Shape>:
            SameCount<Sizes<Self, M>, Numel<Sizes<Self, M>>, L2::Shape, Numel<L2::Shape>>,
        Sizes<Self, M>: CanView<L2::Shape, <Rows<Self, M> as Layout>::Strides>,
    {
        // SAFETY: the layout is a view of the contiguous elements of the result.
        unsafe { view_of(self) }
    }

    /// Slices with ranges, steps and single indices. PyTorch's `x[:, 1:3, 0, ::2]`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<i64, Shape![4, 6]>::arange();
    /// let y = (&x * 2).slice(s![1.., ..;2]).eval();
    /// assert_eq!((y.shape(), y[[0, 1]]), (&[3, 3][..], 16));
    /// ```
    fn slice<E: Entries>(
        self,
        _entries: E,
    ) -> Lazy<ResultView<SlicedBy<Rows<Self, M>, E>, Self::Node>>
    where
        SliceRejection<Rows<Self, M>, E>: Slices<Sizes<Self, M>, SliceRejection<Rows<Self, M>, E>>,
        Sizes<Self, M>: CanSlice<E>,
    {
        // SAFETY: the layout is a view of the contiguous elements of the result.
        unsafe { view_of(self) }
    }

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
    #[rustfmt::skip]
    fn expand<To: ShapeOrInfer>( // x.mm(&w).expand::<Shape![2, 3, 4]>()
        self,
    ) -> Lazy<ResultView<Expanded<Rows<Self, M>, To>, Self::Node>>
    where
        ExpandVerdict<Rows<Self, M>, To>: Expandable<Sizes<Self, M>, To, Rejection<ExpandVerdict<Rows<Self, M>, To>>>,
    {
        // SAFETY: the layout is a view of the contiguous elements of the result.
        unsafe { view_of(self) }
    }

    /// [`expand`](Self::expand). PyTorch's `x.broadcast_to((3, 4))`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<i64, Shape![4]>::arange();
    /// assert_eq!((&x + 1).broadcast_to::<Shape![3, 4]>().eval()[[2, 3]], 4);
    /// ```
    #[rustfmt::skip]
    fn broadcast_to<To: ShapeOrInfer>( // x.mm(&w).broadcast_to::<Shape![2, 3, 4]>()
        self,
    ) -> Lazy<ResultView<Expanded<Rows<Self, M>, To>, Self::Node>>
    where
        ExpandVerdict<Rows<Self, M>, To>: Expandable<Sizes<Self, M>, To, Rejection<ExpandVerdict<Rows<Self, M>, To>>>,
    {
        // SAFETY: the layout is a view of the contiguous elements of the result.
        unsafe { view_of(self) }
    }

    /// [`expand`](Self::expand) to the shape of a tensor. PyTorch's `x.expand_as(other)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<i64, Shape![3, 1]>::arange();
    /// let y = Tensor::<f32, Shape![3, 5]>::zeros();
    /// assert_eq!((&x + 1).expand_as(&y).shape(), [3, 5]);
    /// ```
    fn expand_as<S2, L2: Layout>(
        self,
        _other: &TensorBase<S2, L2>,
    ) -> Lazy<ResultView<Expanded<Rows<Self, M>, L2::Shape>, Self::Node>>
    where
        L2::Shape: ShapeOrInfer,
        ExpandVerdict<Rows<Self, M>, L2::Shape>: Expandable<
                Sizes<Self, M>,
                L2::Shape,
                Rejection<ExpandVerdict<Rows<Self, M>, L2::Shape>>,
            >,
    {
        // SAFETY: the layout is a view of the contiguous elements of the result.
        unsafe { view_of(self) }
    }

    /// All windows of `SIZE` elements along dimension `DIM`, `STEP` elements apart. PyTorch's
    /// `x.unfold(dim, size, step)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<i64, Shape![7]>::arange();
    /// let sums = (&x * &x).unfold::<0, 3, 2>().sum_dim::<1>().eval();
    /// assert_eq!(sums, tensor![0 + 1 + 4, 4 + 9 + 16, 16 + 25 + 36]);
    /// ```
    #[rustfmt::skip]
    fn unfold<const DIM: isize, const SIZE: usize, const STEP: usize>( // x.mm(&w).unfold::<0, 2, 1>()
        self,
    ) -> Lazy<ResultView<Unfolded<Rows<Self, M>, DIM, SIZE, STEP>, Self::Node>>
    where
        Sizes<Self, M>: AxisOrScalar<DIM>,
        Count<SIZE>: BelowThousand<SIZE>,
        Count<STEP>: BelowThousand<STEP>,
        UnfoldRejection<Rows<Self, M>, DIM, SIZE, STEP>: Unfolds<DIM, SIZE, UnfoldRejection<Rows<Self, M>, DIM, SIZE, STEP>>,
        Sizes<Self, M>: CanUnfold<DIM, SIZE, STEP>,
    {
        // SAFETY: the layout is a view of the contiguous elements of the result.
        unsafe { view_of(self) }
    }

    /// All windows of the sizes `Size` in the last dimensions. NumPy's `sliding_window_view`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<i64, Shape![4, 5]>::arange();
    /// let y = (&x + 1).windows::<Shape![3, 3]>().eval();
    /// assert_eq!((y.shape(), y[[1, 2, 0, 0]]), (&[2, 3, 3, 3][..], 8));
    /// ```
    #[rustfmt::skip]
    fn windows<Size: Shape>( // x.mm(&w).windows::<Shape![3, 3]>()
        self,
    ) -> Lazy<ResultView<Windowed<Rows<Self, M>, Size>, Self::Node>>
    where
        WindowsVerdict<Rows<Self, M>, Size>: TakesWindows<Size, Sizes<Self, M>, Rejection<WindowsVerdict<Rows<Self, M>, Size>>>,
    {
        // SAFETY: the layout is a view of the contiguous elements of the result.
        unsafe { view_of(self) }
    }

    /// Windows of the sizes `Size` in the last dimensions, `Step` elements apart, that take every `Dilation`th
    /// element. The three lists have the same length.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<i64, Shape![7, 8]>::arange();
    /// let y = (&x + 1).windows_with::<Shape![3, 2], Shape![2, 3], Shape![1, 2]>().eval();
    /// assert_eq!((y.shape(), y[[1, 1, 2, 1]]), (&[3, 2, 3, 2][..], x[[4, 5]] + 1));
    /// ```
    fn windows_with<Size: Shape, Step: Shape, Dilation: Shape>(
        self,
    ) -> Lazy<ResultView<WindowedWith<Rows<Self, M>, Size, Step, Dilation>, Self::Node>>
    where
        WindowsWithVerdict<Rows<Self, M>, Size, Step, Dilation>: OneForEach<Size, Step, Dilation>,
        WindowsWithVerdict<Rows<Self, M>, Size, Step, Dilation>:
            PartitionsDims<windows_with, Size, Sizes<Self, M>>,
        WindowsWithVerdict<Rows<Self, M>, Size, Step, Dilation>: WindowsWithFit<
                <WindowsWithVerdict<Rows<Self, M>, Size, Step, Dilation> as Partitioned>::Axis,
                <WindowsWithVerdict<Rows<Self, M>, Size, Step, Dilation> as Partitioned>::Size,
                <WindowsWithVerdict<Rows<Self, M>, Size, Step, Dilation> as Partitioned>::Asked,
                <WindowsWithVerdict<Rows<Self, M>, Size, Step, Dilation> as Partitioned>::Step,
                <WindowsWithVerdict<Rows<Self, M>, Size, Step, Dilation> as Partitioned>::Apart,
            >,
        PartitionShape<WindowsWithVerdict<Rows<Self, M>, Size, Step, Dilation>, Size>: AtMostEight,
    {
        // SAFETY: the layout is a view of the contiguous elements of the result.
        unsafe { view_of(self) }
    }

    /// Splits the last dimensions into tiles: `[.., M, N]` becomes `[.., M / 8, N / 8, 8, 8]` for `Shape![8, 8]`.
    /// PyTorch has no counterpart.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<i64, Shape![4, 6]>::arange();
    /// let sums = (&x + 1).tile::<Shape![2, 3]>().sum_dims::<Dims![2, 3]>().eval();
    /// assert_eq!(sums[[1, 0]], 13 + 14 + 15 + 19 + 20 + 21);
    /// ```
    fn tile<To: Shape>(self) -> Lazy<ResultView<Tiled<Rows<Self, M>, To>, Self::Node>>
    where
        TileVerdict<Rows<Self, M>, To>: PartitionsDims<tile, To, Sizes<Self, M>>,
        DecidedTiles<Rows<Self, M>, To>: TileFits<
                <TileVerdict<Rows<Self, M>, To> as Partitioned>::Axis,
                <TileVerdict<Rows<Self, M>, To> as Partitioned>::Size,
                <TileVerdict<Rows<Self, M>, To> as Partitioned>::Asked,
            >,
        PartitionShape<DecidedTiles<Rows<Self, M>, To>, To>: AtMostEight,
    {
        // SAFETY: the layout is a view of the contiguous elements of the result.
        unsafe { view_of(self) }
    }

    /// The elements at equal indices of the dimensions `DIM1` and `DIM2`, as a new last dimension. PyTorch's
    /// `x.diagonal(offset, dim1, dim2)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let (a, b) = (Tensor::<i64, Shape![3, 4]>::arange(), Tensor::<i64, Shape![4, 3]>::ones());
    /// let trace = a.mm(&b).diagonal::<0, 0, 1>().sum();
    /// assert_eq!(trace, 66);
    /// ```
    #[rustfmt::skip]
    fn diagonal<const OFFSET: isize, const DIM1: isize, const DIM2: isize>( // x.mm(&w).diagonal::<0, 0, 1>()
        self,
    ) -> Lazy<ResultView<Diagonal<Rows<Self, M>, OFFSET, DIM1, DIM2>, Self::Node>>
    where
        Sizes<Self, M>: Axis<DIM1> + Axis<DIM2>,
        At<OFFSET>: Position,
        DiagonalOrder<Rows<Self, M>, DIM1, DIM2>: DiagonalDims<DIM1, DIM2, Sizes<Self, M>>,
    {
        // SAFETY: the layout is a view of the contiguous elements of the result.
        unsafe { view_of(self) }
    }

    /// [`transpose`](Self::transpose). PyTorch's `x.swapaxes(a, b)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<i64, Shape![2, 3, 4]>::arange();
    /// assert_eq!((&x + 1).swapaxes::<0, -1>().shape(), [4, 3, 2]);
    /// ```
    #[rustfmt::skip]
    fn swapaxes<const AXIS0: isize, const AXIS1: isize>( // x.mm(&w).swapaxes::<0, 1>()
        self,
    ) -> Lazy<ResultView<Transposed<Rows<Self, M>, AXIS0, AXIS1>, Self::Node>>
    where
        Sizes<Self, M>: AxisOrScalar<AXIS0> + AxisOrScalar<AXIS1>,
    {
        // SAFETY: the layout is a view of the contiguous elements of the result.
        unsafe { view_of(self) }
    }

    /// [`transpose`](Self::transpose). PyTorch's `x.swapdims(a, b)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<i64, Shape![2, 3, 4]>::arange();
    /// assert_eq!((&x + 1).swapdims::<1, 2>().shape(), [2, 4, 3]);
    /// ```
    fn swapdims<const DIM0: isize, const DIM1: isize>(
        self,
    ) -> Lazy<ResultView<Transposed<Rows<Self, M>, DIM0, DIM1>, Self::Node>>
    where
        Sizes<Self, M>: AxisOrScalar<DIM0> + AxisOrScalar<DIM1>,
    {
        // SAFETY: the layout is a view of the contiguous elements of the result.
        unsafe { view_of(self) }
    }

    /// Moves each dimension of the list `Source` to its place in the list `Destination`; the other dimensions keep
    /// their order. PyTorch's `x.movedim((0, 1), (2, 0))`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<i64, Shape![2, 3, 4]>::arange();
    /// assert_eq!((&x + 1).movedims::<Dims![0, 1], Dims![2, 0]>().shape(), [3, 4, 2]);
    /// ```
    fn movedims<
        Source: NamedDims<Sizes<Self, M>, movedims>,
        Destination: NamedDims<Sizes<Self, M>, movedims>,
    >(
        self,
    ) -> Lazy<ResultView<MovedDims<Rows<Self, M>, Source, Destination>, Self::Node>>
    where
        EquallyMany<Rows<Self, M>, Source, Destination>: EqualLengths<Source, Destination>,
        NamesOnce<Rows<Self, M>, Source, movedims>: NamedOnce<Source, Sizes<Self, M>, movedims>,
        NamesOnce<Rows<Self, M>, Destination, movedims>:
            NamedOnce<Destination, Sizes<Self, M>, movedims>,
    {
        // SAFETY: the layout is a view of the contiguous elements of the result.
        unsafe { view_of(self) }
    }

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
    fn mT(self) -> Lazy<ResultView<MatricesTransposed<Rows<Self, M>>, Self::Node>>
    where
        Sizes<Self, M>: Matrices,
    {
        // SAFETY: the layout is a view of the contiguous elements of the result.
        unsafe { view_of(self) }
    }

    /// Removes all dimensions of size 1. PyTorch's `x.squeeze()`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<i64, Shape![1, 3, 1, 2]>::arange();
    /// assert_eq!((&x + 1).squeeze_all().shape(), [3, 2]);
    /// ```
    fn squeeze_all(self) -> Lazy<ResultView<SqueezedAll<Rows<Self, M>>, Self::Node>> {
        // SAFETY: the layout is a view of the contiguous elements of the result.
        unsafe { view_of(self) }
    }

    /// Removes the dimensions of the list that have size 1. PyTorch's `x.squeeze((0, 2))`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<i64, Shape![1, 3, 1, 2]>::arange();
    /// assert_eq!((&x + 1).squeeze_dims::<Dims![0, 1]>().shape(), [3, 1, 2]);
    /// ```
    fn squeeze_dims<Dims: NamedDims<Sizes<Self, M>, squeeze_dims>>(
        self,
    ) -> Lazy<ResultView<SqueezedDims<Rows<Self, M>, Dims>, Self::Node>>
    where
        NamesOnce<Rows<Self, M>, Dims, squeeze_dims>: NamedOnce<Dims, Sizes<Self, M>, squeeze_dims>,
    {
        // SAFETY: the layout is a view of the contiguous elements of the result.
        unsafe { view_of(self) }
    }

    /// At least one dimension: a result without dimensions gets one of size 1. PyTorch's `torch.atleast_1d(x)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<i64, Shape![]>::full(7);
    /// assert_eq!((&x + 1).atleast_1d().shape(), [1]);
    /// ```
    fn atleast_1d(self) -> Lazy<ResultView<AtLeast1d<Rows<Self, M>>, Self::Node>> {
        // SAFETY: the layout is a view of the contiguous elements of the result.
        unsafe { view_of(self) }
    }

    /// At least two dimensions: a vector becomes a matrix of one row. PyTorch's `torch.atleast_2d(x)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<i64, Shape![3]>::arange();
    /// assert_eq!((&x + 1).atleast_2d().shape(), [1, 3]);
    /// ```
    fn atleast_2d(self) -> Lazy<ResultView<AtLeast2d<Rows<Self, M>>, Self::Node>> {
        // SAFETY: the layout is a view of the contiguous elements of the result.
        unsafe { view_of(self) }
    }

    /// At least three dimensions: a vector of 3 becomes `[1, 3, 1]`, a matrix gets a last dimension of
    /// size 1. PyTorch's `torch.atleast_3d(x)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<i64, Shape![3]>::arange();
    /// assert_eq!((&x + 1).atleast_3d().shape(), [1, 3, 1]);
    /// ```
    fn atleast_3d(self) -> Lazy<ResultView<AtLeast3d<Rows<Self, M>>, Self::Node>> {
        // SAFETY: the layout is a view of the contiguous elements of the result.
        unsafe { view_of(self) }
    }

    /// The expression: a result is contiguous. PyTorch's `x.contiguous()`.
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
    fn contiguous(self) -> Lazy<Self::Node> {
        self.into_lazy()
    }
}
#[diagnostic::do_not_recommend]
impl<M: Memory, E: Expr<M>> Views<M> for E {}
