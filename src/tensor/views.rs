//! The view methods of PyTorch, one invocation each.
//!
//! Borrowed views take `self`; an owned tensor is borrowed by `&self`. No method accesses an element or changes the
//! pointer: each changes the type. The return type of an operation goes through the trait that checks it, so that the
//! error is the library's own message, at the call.

use super::TensorBase;
use super::kinds::{AfterExpand, each_kind, expanding, signature};
use super::view_or_copy::{ViewOrCopy, copied_on_stack};
use crate::layout::{
    CanSlice, CanView, DimList, Entries, ExpandRejection, ExpandRule, Expandable, Expanded,
    ExpandsTo, FlattenBackwards, FlattenOrder, FlattenVerdict, IsContiguous, Layout, Matrix,
    MatrixTransposed, Moved, NarrowFits, NarrowRule, NarrowVerdict, Narrowed, PermuteVerdict,
    Permuted, Permutes, Repeats, SelectFits, SelectRule, SelectVerdict, Selected, SizeAt,
    SliceRejection, SliceVerdict, SlicedBy, Slices, Squeezed, Transposed, Unsqueezed, ViewVerdict,
    ViewedAs,
};
use crate::num::{BelowThousand, Count, Dim};
use crate::shape::{At, Axis, AxisOrScalar, NewDimension, Position, ShapeOrInfer};
use crate::storage::{Array, Cells, Element, Heapless, Ref, RefMut};

each_kind! {
    /// The same elements with the shape `To`, in which one size may be `_`. PyTorch's `x.view(2, -1)`, with the same
    /// rule: dimensions can be merged if they are contiguous.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<i64, Shape![12]>::arange();
    /// assert_eq!(x.view::<Shape![3, _]>().shape(), [3, 4]);
    /// ```
    fn view<To: ShapeOrInfer>() // x.view::<Shape![2, _]>()
        -> ViewedAs<L, To> where
    L::Shape: CanView<To, L::Strides>,
}
each_kind! {
    /// The same elements with the shape `To`: a view where `view` would compile, else an owned copy. The return type
    /// shows which. PyTorch's `x.reshape(..)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<i64, Shape![2, 3]>::arange();
    /// let copy: Tensor<i64, Shape![6]> = x.t().reshape::<Shape![6]>();
    /// assert_eq!(copy.as_slice(), [0, 3, 1, 4, 2, 5]);
    /// ```
    fn reshape<To: ShapeOrInfer>() // x.reshape::<Shape![2, _]>()
        -> either[ViewVerdict<L, To>, To] where
}
each_kind! {
    /// Dimensions `START_DIM` to `END_DIM` merged into one: a view if one is possible, else an owned copy. PyTorch's
    /// `x.flatten(a, b)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<i64, Shape![2, 3, 4]>::arange();
    /// assert_eq!(x.flatten::<0, 1>().shape(), [6, 4]);
    /// ```
    fn flatten<const START_DIM: isize, const END_DIM: isize>() // x.flatten::<0, -1>()
        -> either[FlattenVerdict<L, START_DIM, END_DIM>, ()] where
    L::Shape: AxisOrScalar<START_DIM> + AxisOrScalar<END_DIM>,
    FlattenBackwards<L, START_DIM, END_DIM>: FlattenOrder<START_DIM, END_DIM, L::Shape>,
}
each_kind! {
    /// The tensor itself if it is contiguous, else an owned copy. The return type shows which. PyTorch's
    /// `x.contiguous()`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<i64, Shape![2, 3]>::arange();
    /// assert_eq!(x.t().contiguous().stride(), [2, 1]);
    /// ```
    fn contiguous()
        -> either[IsContiguous<L>, ()] where
}
each_kind! {
    /// Dimensions `DIM0` and `DIM1` swapped. PyTorch's `x.transpose(a, b)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<i64, Shape![2, 3, 4]>::arange();
    /// assert_eq!(x.transpose::<0, -1>().stride(), [1, 4, 12]);
    /// ```
    fn transpose<const DIM0: isize, const DIM1: isize>() // x.transpose::<0, 1>(), or x.t() of a matrix
        -> Transposed<L, DIM0, DIM1> where
    L::Shape: AxisOrScalar<DIM0> + AxisOrScalar<DIM1>,
}
each_kind! {
    /// The dimensions in the order of the list. PyTorch's `x.permute(2, 0, 1)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<i64, Shape![2, 3, 4]>::arange();
    /// assert_eq!(x.permute::<Dims![2, 0, 1]>().shape(), [4, 2, 3]);
    /// ```
    fn permute<Dims: DimList<L::Shape>>() // x.permute::<Dims![1, 0]>()
        -> Permuted<L, Dims> where
    PermuteVerdict<L, Dims>: Permutes<Dims, L::Shape>,
}
each_kind! {
    /// Moves dimension `SOURCE` to the position `DESTINATION`; the other dimensions keep their order. PyTorch's
    /// `x.movedim(a, b)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<i64, Shape![2, 3, 4]>::arange();
    /// assert_eq!(x.movedim::<0, 2>().shape(), [3, 4, 2]);
    /// ```
    fn movedim<const SOURCE: isize, const DESTINATION: isize>() // x.movedim::<0, 2>()
        -> Moved<L, SOURCE, DESTINATION> where
    L::Shape: AxisOrScalar<SOURCE> + AxisOrScalar<DESTINATION>,
}
each_kind! {
    /// `LENGTH` indices of dimension `DIM`, from `START` on. PyTorch's `x.narrow(dim, start, len)`.
    ///
    /// For numbers above 999, use `slice(s![1000..2000])`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<i64, Shape![4, 5]>::arange();
    /// assert_eq!(x.narrow::<1, 2, 2>().shape(), [4, 2]);
    /// assert_eq!(x.narrow::<1, 2, 2>().storage_offset(), 2);
    /// ```
    fn narrow<const DIM: isize, const START: isize, const LENGTH: usize>() // x.narrow::<0, 1, 2>()
        -> Narrowed<L, DIM, START, LENGTH>, NarrowedSpan[DIM, START, LENGTH] where
    L::Shape: Axis<DIM>,
    At<START>: Position,
    Count<LENGTH>: BelowThousand<LENGTH>,
    SizeAt<L, DIM>: NarrowRule<START, LENGTH> + NarrowFits<DIM, START, LENGTH, NarrowVerdict<L, DIM, START, LENGTH>>,
}
each_kind! {
    /// Index `INDEX` of dimension `DIM`, without that dimension. PyTorch's `x.select(dim, i)`, or `x[i]` for
    /// dimension 0.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<i64, Shape![4, 5]>::arange();
    /// assert_eq!(x.select::<0, -1>().storage_offset(), 15);
    /// ```
    fn select<const DIM: isize, const INDEX: isize>() // x.select::<0, 1>(): dimension, index
        -> Selected<L, DIM, INDEX>, SelectedSpan[DIM, INDEX] where
    L::Shape: Axis<DIM>,
    At<INDEX>: Position,
    SizeAt<L, DIM>: SelectRule<INDEX> + SelectFits<DIM, INDEX, SelectVerdict<L, DIM, INDEX>>,
}
expanding! {
    /// Repeats dimensions of size 1 and adds new leading dimensions, without a copy. PyTorch's `x.expand(3, -1, 4)`;
    /// `_` keeps a size.
    ///
    /// If elements are repeated, a mutable view becomes a read-only one, because several indices alias one element.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<i64, Shape![3, 1]>::arange();
    /// assert_eq!(x.expand::<Shape![2, _, 4]>().stride(), [0, 1, 0]);
    /// ```
    fn expand<To: ShapeOrInfer>() // x.expand::<Shape![2, 3, 4]>()
        [To] Expanded where
    L::Shape: ExpandRule<To> + Expandable<To, ExpandRejection<L, To>> + ExpandsTo<To>,
}
each_kind! {
    /// A new dimension of size 1 at `DIM`. PyTorch's `x.unsqueeze(dim)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<i64, Shape![3, 4]>::arange();
    /// assert_eq!(x.unsqueeze::<0>().shape(), [1, 3, 4]);
    /// ```
    fn unsqueeze<const DIM: isize>() // x.unsqueeze::<0>()
        -> Unsqueezed<L, DIM> where
    L::Shape: NewDimension<DIM>,
}
each_kind! {
    /// Removes dimension `DIM` if its size is 1, else has no effect. PyTorch's `x.squeeze(dim)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<i64, Shape![3, 1]>::arange();
    /// assert_eq!(x.squeeze::<1>().shape(), [3]);
    /// ```
    fn squeeze<const DIM: isize>() // x.squeeze::<0>(), or x.squeeze_all()
        -> Squeezed<L, DIM> where
    L::Shape: AxisOrScalar<DIM>,
}
each_kind! {
    /// The transpose of a matrix. PyTorch's `x.t()`: a tensor of fewer than two dimensions is unchanged.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<i64, Shape![2, 3]>::arange();
    /// assert_eq!(x.t()[[2, 1]], x[[1, 2]]);
    /// ```
    fn t()
        -> MatrixTransposed<L> where
    L::Shape: Matrix,
}
each_kind! {
    /// Slices with ranges, steps and single indices: `x.slice(s![.., 1..3, 0, ..;2])`, as PyTorch's
    /// `x[:, 1:3, 0, ::2]` and ndarray's `s!`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<i64, Shape![4, 6]>::arange();
    /// let y = x.slice(s![1.., ..;2]);
    /// assert_eq!((y.shape(), y.stride(), y.storage_offset()), (&[3, 3][..], &[6, 2][..], 6));
    /// ```
    // The macro takes one bound of `E`; of the other, rustc shows this line.
    #[allow(clippy::multiple_bound_locations)]
    fn slice<E: Sized>(_entries: E) -> SlicedBy<L, E>, ViewSpan[SliceVerdict<L, E>] where E: Entries, SliceRejection<L, E>: Slices<L::Shape, SliceRejection<L, E>>, L::Shape: CanSlice<E>,
}
