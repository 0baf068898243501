//! Views with the shape of another tensor, `expand_as` and `view_as`; and `broadcast_to`, another name of `expand`.
//!
//! Only the type of the other tensor is used.

use super::TensorBase;
use super::kinds::{AfterExpand, each_kind, expanding, signature};
use crate::layout::{
    CanView, ExpandRejection, ExpandRule, Expandable, Expanded, ExpandedAs, ExpandsTo, Layout,
    Repeats, SameCount, ViewVerdict, Viewable, ViewedAs, WithoutCopy,
};
use crate::num::Dim;
use crate::shape::{Numel, ShapeOrInfer};
use crate::storage::{Array, Cells, Element, Heapless, Ref, RefMut};

expanding! {
    /// Repeats dimensions of size 1 and adds new leading dimensions, as [`expand`](Self::expand) does. PyTorch's
    /// `x.broadcast_to((3, 4))`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<i64, Shape![3, 1]>::arange();
    /// assert_eq!(x.broadcast_to::<Shape![2, 3, 4]>().stride(), [0, 1, 0]);
    /// ```
    fn broadcast_to<To: ShapeOrInfer>() // x.broadcast_to::<Shape![3, 4]>()
        [To] Expanded where
    L::Shape: ExpandRule<To> + Expandable<To, ExpandRejection<L, To>> + ExpandsTo<To>,
}
expanding! {
    /// [`expand`](Self::expand) to the shape of another tensor. PyTorch's `x.expand_as(other)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<i64, Shape![3, 1]>::arange();
    /// let y = Tensor::<f32, Shape![3, 5]>::zeros();
    /// assert_eq!(x.expand_as(&y).shape(), [3, 5]);
    /// ```
    fn expand_as[S2, L2: Layout](_other: &TensorBase<S2, L2>) [L2::Shape] ExpandedAs where
    L2::Shape: ShapeOrInfer,
    L::Shape: ExpandRule<L2::Shape> + Expandable<L2::Shape, ExpandRejection<L, L2::Shape>>,
}
each_kind! {
    /// [`view`](Self::view) with the shape of another tensor. PyTorch's `x.view_as(other)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<i64, Shape![3, 4]>::arange();
    /// let y = Tensor::<f32, Shape![2, 6]>::zeros();
    /// assert_eq!(x.view_as(&y).shape(), [2, 6]);
    /// ```
    fn view_as[S2, L2: Layout](_other: &TensorBase<S2, L2>) -> ViewedAs<L, L2::Shape> where
    L2::Shape: ShapeOrInfer,
    ViewVerdict<L, L2::Shape>: SameCount<L::Shape, Numel<L::Shape>, L2::Shape, Numel<L2::Shape>>,
    ViewVerdict<L, L2::Shape>: WithoutCopy<L::Shape, L::Strides, L2::Shape>,
    ViewVerdict<L, L2::Shape>: Viewable<L::Shape, L::Strides, L2::Shape>,
    L::Shape: CanView<L2::Shape, L::Strides>,
}
