//! Methods that move, remove or add several dimensions at once, and PyTorch's other names for `transpose`.

use super::TensorBase;
use super::kinds::{each_kind, signature};
use crate::layout::operation::{movedims, squeeze_dims};
use crate::layout::{
    AtLeast1d, AtLeast2d, AtLeast3d, EqualLengths, EquallyMany, Layout, Matrices,
    MatricesTransposed, MovedDims, NamedDims, NamedOnce, NamesOnce, SqueezedAll, SqueezedDims,
    Transposed,
};
use crate::num::Dim;
use crate::shape::AxisOrScalar;
use crate::storage::{Array, Cells, Element, Heapless, Ref, RefMut};

each_kind! {
    /// Dimensions `AXIS0` and `AXIS1` swapped, as by [`transpose`](Self::transpose). PyTorch's `x.swapaxes(a, b)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<i64, Shape![2, 3, 4]>::arange();
    /// assert_eq!(x.swapaxes::<0, -1>().shape(), [4, 3, 2]);
    /// ```
    fn swapaxes<const AXIS0: isize, const AXIS1: isize>() // x.swapaxes::<0, 1>()
        -> Transposed<L, AXIS0, AXIS1> where
    L::Shape: AxisOrScalar<AXIS0> + AxisOrScalar<AXIS1>,
}
each_kind! {
    /// Dimensions `DIM0` and `DIM1` swapped, as by [`transpose`](Self::transpose). PyTorch's `x.swapdims(a, b)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<i64, Shape![2, 3, 4]>::arange();
    /// assert_eq!(x.swapdims::<1, 2>().shape(), [2, 4, 3]);
    /// ```
    fn swapdims<const DIM0: isize, const DIM1: isize>()
        -> Transposed<L, DIM0, DIM1> where
    L::Shape: AxisOrScalar<DIM0> + AxisOrScalar<DIM1>,
}
each_kind! {
    /// Moves each dimension of the list `Source` to its place in the list `Destination`; the other dimensions keep
    /// their order. PyTorch's `x.movedim((0, 1), (2, 0))`.
    ///
    /// Lists of different lengths, and dimensions that are named twice or out of range, do not compile.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<i64, Shape![2, 3, 4]>::arange();
    /// let y = x.movedims::<Dims![0, 1], Dims![2, 0]>();
    /// assert_eq!((y.shape(), y.stride()), (&[3, 4, 2][..], &[4, 1, 12][..]));
    /// ```
    fn movedims<Source: NamedDims<L::Shape, movedims>, Destination: NamedDims<L::Shape, movedims>>()
        -> MovedDims<L, Source, Destination> where
    EquallyMany<L, Source, Destination>: EqualLengths<Source, Destination>,
    NamesOnce<L, Source, movedims>: NamedOnce<Source, L::Shape, movedims>,
    NamesOnce<L, Destination, movedims>: NamedOnce<Destination, L::Shape, movedims>,
}
each_kind! {
    /// The last two dimensions swapped: the transpose of each matrix. PyTorch's `x.mT`.
    ///
    /// For a vector it does not compile; a tensor without dimensions is unchanged, as in PyTorch.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<i64, Shape![5, 2, 3]>::arange();
    /// assert_eq!(x.mT().shape(), [5, 3, 2]);
    /// ```
    #[allow(non_snake_case)]
    fn mT()
        -> MatricesTransposed<L> where
    L::Shape: Matrices,
}
each_kind! {
    /// Removes all dimensions of size 1. PyTorch's `x.squeeze()`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<i64, Shape![1, 3, 1, 2]>::arange();
    /// assert_eq!(x.squeeze_all().shape(), [3, 2]);
    /// ```
    fn squeeze_all()
        -> SqueezedAll<L> where
}
each_kind! {
    /// Removes the dimensions of the list that have size 1. PyTorch's `x.squeeze((0, 2))`.
    ///
    /// Dimensions that are named twice or out of range do not compile.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<i64, Shape![1, 3, 1, 2]>::arange();
    /// assert_eq!(x.squeeze_dims::<Dims![0, 1]>().shape(), [3, 1, 2]);
    /// ```
    fn squeeze_dims<Dims: NamedDims<L::Shape, squeeze_dims>>()
        -> SqueezedDims<L, Dims> where
    NamesOnce<L, Dims, squeeze_dims>: NamedOnce<Dims, L::Shape, squeeze_dims>,
}
each_kind! {
    /// At least one dimension: a tensor without dimensions gets one of size 1. PyTorch's `torch.atleast_1d(x)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<i64, Shape![]>::full(7);
    /// assert_eq!(x.atleast_1d().shape(), [1]);
    /// ```
    fn atleast_1d()
        -> AtLeast1d<L> where
}
each_kind! {
    /// At least two dimensions: a vector becomes a matrix of one row. PyTorch's `torch.atleast_2d(x)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<i64, Shape![3]>::arange();
    /// assert_eq!(x.atleast_2d().shape(), [1, 3]);
    /// ```
    fn atleast_2d()
        -> AtLeast2d<L> where
}
each_kind! {
    /// At least three dimensions: a vector of 3 becomes `[1, 3, 1]`, a matrix gets a last dimension of
    /// size 1. PyTorch's `torch.atleast_3d(x)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<i64, Shape![3]>::arange();
    /// assert_eq!(x.atleast_3d().shape(), [1, 3, 1]);
    /// ```
    fn atleast_3d()
        -> AtLeast3d<L> where
}
