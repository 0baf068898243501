//! The shape of another tensor: `expand_as` and `view_as`; and `broadcast_to`, another name of `expand`.
//!
//! Of the other tensor only the type is read.

use super::TensorBase;
use super::views::{AfterExpand, each_kind};
use crate::layout::{
    AskedCount, ExpandCovers, ExpandFits, ExpandKeeps, ExpandVerdict, Expanded, Expansion, Follows,
    HadCount, InfersOnce, InfersOne, IsOnce, Layout, Repeats, SameCount, ViewVerdict, Viewable,
    ViewedAs,
};
use crate::num::Dim;
use crate::shape::ShapeOrInfer;
use crate::storage::{Array, Cells, Element, Heapless, Ref, RefMut};

// The size that does not expand, and what it was to become.
type Misfit<L, To> = <ExpandVerdict<L, To> as Expansion>::Size;
type Target<L, To> = <ExpandVerdict<L, To> as Expansion>::To;

// A method for every kind of tensor that gives what `expand` gives; a unique view whose elements are repeated
// becomes a shared one.
macro_rules! expanding {
    (
        $(#[$doc:meta])*
        fn $name:ident[$($generic:tt)*]($($arg:ident: $Arg:ty)?) [$To:ty] where $($bound:tt)*
    ) => {
        each_kind! { shared [
            $(#[$doc])*
            fn $name[$($generic)*]($($arg: $Arg)?) -> Expanded<L, $To> where $($bound)*
        ] }
        impl<'a, T: Element, Len: crate::layout::Extent, L: Layout> TensorBase<RefMut<'a, T, Len>, L> {
            $(#[$doc])*
            pub const fn $name<$($generic)*>(
                self $(, $arg: $Arg)?
            ) -> TensorBase<
                <Repeats<L, $To> as AfterExpand>::Storage<'a, T, Len>,
                Expanded<L, $To>,
            >
            where
                $($bound)*
                Repeats<L, $To>: AfterExpand,
            {
                self.expand::<$To>()
            }
        }
    };
}

expanding! {
    /// Dimensions of size 1 repeated, and new ones in front, as by [`expand`](Self::expand). PyTorch's
    /// `x.broadcast_to((3, 4))`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<i64, Shape![3, 1]>::arange();
    /// assert_eq!(x.broadcast_to::<Shape![2, 3, 4]>().stride(), [0, 1, 0]);
    /// ```
    fn broadcast_to[To: ShapeOrInfer]() [To] where
    ExpandVerdict<L, To>: ExpandCovers<L::Shape, To>,
    ExpandVerdict<L, To>: ExpandKeeps<L::Shape, To>,
    ExpandVerdict<L, To>: ExpandFits<L::Shape, To, Misfit<L, To>, Target<L, To>>,
}
expanding! {
    /// As [`expand`](Self::expand) to the shape of another tensor. PyTorch's `x.expand_as(other)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<i64, Shape![3, 1]>::arange();
    /// let y = Tensor::<f32, Shape![3, 5]>::zeros();
    /// assert_eq!(x.expand_as(&y).shape(), [3, 5]);
    /// ```
    fn expand_as[S2, L2: Layout](_other: &TensorBase<S2, L2>) [L2::Shape] where
    L2::Shape: ShapeOrInfer,
    ExpandVerdict<L, L2::Shape>: ExpandCovers<L::Shape, L2::Shape>,
    ExpandVerdict<L, L2::Shape>: ExpandKeeps<L::Shape, L2::Shape>,
    ExpandVerdict<L, L2::Shape>: ExpandFits<L::Shape, L2::Shape, Misfit<L, L2::Shape>, Target<L, L2::Shape>>,
}
each_kind! {
    /// As [`view`](Self::view) under the shape of another tensor. PyTorch's `x.view_as(other)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<i64, Shape![3, 4]>::arange();
    /// let y = Tensor::<f32, Shape![2, 6]>::zeros();
    /// assert_eq!(x.view_as(&y).shape(), [2, 6]);
    /// ```
    fn view_as[S2, L2: Layout](_other: &TensorBase<S2, L2>) -> ViewedAs<L, L2::Shape> where
    L2::Shape: ShapeOrInfer,
    IsOnce<L2::Shape>: InfersOnce<L2::Shape>,
    Follows<L2::Shape>: InfersOne<L2::Shape>,
    ViewVerdict<L, L2::Shape>: SameCount<L::Shape, HadCount<L, L2::Shape>, L2::Shape, AskedCount<L, L2::Shape>>,
    ViewVerdict<L, L2::Shape>: Viewable<L::Shape, L::Strides, L2::Shape>,
}
