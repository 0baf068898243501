//! `ndarray` 0.17: arrays whose sizes are known at run time.

use core::ptr::NonNull;

use ndarray::{
    Array, ArrayBase, ArrayView, ArrayViewMut, Data, Dim as Axes, Dimension, IntoDimension, Ix,
    ShapeBuilder, StrideShape,
};

use super::{
    LayoutError, Seen, assert_countable, check, check_sizes, check_unique, stride_to_tell,
};
use crate::BoxedTensor;
use crate::layout::{Layout, StorageSpan, Strided};
use crate::num::D;
use crate::shape::Shape;
use crate::storage::{Element, Ref, RefMut};
use crate::tensor::{HasRank, Tensor, TensorBase};

/// Sizes and strides as `ndarray`'s types.
fn laid<L: Layout, const R: usize>() -> StrideShape<Axes<[Ix; R]>>
where
    L::Shape: HasRank<R>,
    [Ix; R]: IntoDimension<Dim = Axes<[Ix; R]>>,
    Axes<[Ix; R]>: Dimension,
{
    const { assert_countable::<L>() };
    let size = |d| <L::Shape as Shape>::SIZES.get(d).copied().unwrap_or(0);
    let sizes: [Ix; R] = core::array::from_fn(size);
    let strides: [Ix; R] = core::array::from_fn(stride_to_tell::<L>);
    sizes.into_dimension().strides(strides.into_dimension())
}

/// An `ndarray` view of the same elements, with the same strides, or with strides 0 if there are no elements. Requires
/// at most 6 dimensions.
///
/// The number of elements of an `ndarray`, without the dimensions of size 0, is at most `isize::MAX`. An expanded view
/// may have more; it is rejected at compile time:
///
/// ```compile_fail,E0080
/// use ndarray::ArrayView;
/// use stridewise::prelude::*;
/// let x = tensor![[1.0]];
/// let y = ArrayView::from(x.expand::<Shape![4_000_000_000, 4_000_000_000]>());
/// ```
///
/// ```
/// use ndarray::ArrayView;
/// use stridewise::prelude::*;
/// let x = Tensor::<f32, Shape![2, 3]>::arange();
/// let y = ArrayView::from(x.t());
/// assert_eq!((y.shape(), y.strides()), (&[3, 2][..], &[1, 3][..]));
/// assert_eq!(y[[2, 1]], 5.0);
/// ```
impl<'a, T: Element, Rest: StorageSpan, L: Layout, const R: usize>
    From<TensorBase<Ref<'a, T, Rest>, L>> for ArrayView<'a, T, Axes<[Ix; R]>>
where
    L::Shape: HasRank<R>,
    [Ix; R]: IntoDimension<Dim = Axes<[Ix; R]>>,
    Axes<[Ix; R]>: Dimension,
{
    fn from(x: TensorBase<Ref<'a, T, Rest>, L>) -> Self {
        // SAFETY: Bounds: the elements of the layout are within the storage, borrowed for `'a`: fewer than `isize::MAX`
        // bytes. The product of the sizes is no larger, as `laid` asserts, and without elements all strides are 0.
        unsafe { Self::from_shape_ptr(laid::<L, R>(), x.first()) }
    }
}

/// A mutable `ndarray` view of the same elements, with the same strides, or with strides 0 if there are no elements.
/// Requires at most 6 dimensions.
///
/// ```
/// use ndarray::ArrayViewMut;
/// use stridewise::prelude::*;
/// let mut x = Tensor::<f32, Shape![2, 3]>::zeros();
/// ArrayViewMut::from(x.as_view_mut().t())[[2, 1]] = 5.0;
/// assert_eq!(x[[1, 2]], 5.0);
/// ```
impl<'a, T: Element, Rest: StorageSpan, L: Layout, const R: usize>
    From<TensorBase<RefMut<'a, T, Rest>, L>> for ArrayViewMut<'a, T, Axes<[Ix; R]>>
where
    L::Shape: HasRank<R>,
    [Ix; R]: IntoDimension<Dim = Axes<[Ix; R]>>,
    Axes<[Ix; R]>: Dimension,
{
    fn from(mut x: TensorBase<RefMut<'a, T, Rest>, L>) -> Self {
        // SAFETY: Bounds: the elements of the layout are within the storage, borrowed for `'a`; `laid` asserts that
        // ndarray can count them. Uniqueness: the view is mutable, and no two of its indices share an element.
        unsafe { Self::from_shape_ptr(laid::<L, R>(), x.first_mut()) }
    }
}

/// Converts the box to an array, without a copy.
///
/// ```
/// use ndarray::Array;
/// use stridewise::prelude::*;
/// let x = BoxedTensor::<f32, Shape![2, 3]>::arange();
/// let first = x.as_slice().as_ptr();
/// let y = Array::from(x);
/// assert_eq!((y.shape(), y.as_ptr()), (&[2, 3][..], first));
/// ```
impl<T: Element, Sh: Shape, const R: usize> From<BoxedTensor<T, Sh>> for Array<T, Axes<[Ix; R]>>
where
    Sh: HasRank<R>,
    [Ix; R]: IntoDimension<Dim = Axes<[Ix; R]>>,
    Axes<[Ix; R]>: Dimension,
{
    fn from(x: BoxedTensor<T, Sh>) -> Self {
        let shape = laid::<crate::layout::Contiguous<Sh>, R>();
        let elements = x.into_boxed_slice().into_vec();
        // SAFETY: Bounds: there are as many elements as the shape has, and the strides are row-major.
        unsafe { Self::from_shape_vec_unchecked(shape, elements) }
    }
}

/// Copies the elements to an array.
///
/// ```
/// use ndarray::Array;
/// use stridewise::prelude::*;
/// let y = Array::from(Tensor::<f32, Shape![2, 3]>::arange());
/// assert_eq!(y[[1, 2]], 5.0);
/// ```
impl<T: Element, Sh: Shape, const R: usize> From<Tensor<T, Sh>> for Array<T, Axes<[Ix; R]>>
where
    Sh: HasRank<R>,
    [Ix; R]: IntoDimension<Dim = Axes<[Ix; R]>>,
    Axes<[Ix; R]>: Dimension,
{
    fn from(x: Tensor<T, Sh>) -> Self {
        let shape = laid::<crate::layout::Contiguous<Sh>, R>();
        // SAFETY: Bounds: the vector has as many elements as the shape, and the strides are row-major.
        unsafe { Self::from_shape_vec_unchecked(shape, x.as_slice().to_vec()) }
    }
}

/// A tensor view of the same elements. Requires the sizes and strides of its type.
///
/// An array in Fortran order has column-major strides. If there are gaps between the elements, the length of the
/// storage is [`Interleaved`](crate::layout::Interleaved): the elements in the gaps may belong to another view.
///
/// ```
/// use ndarray::array;
/// use stridewise::prelude::*;
/// let x = array![[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]];
/// let y = TensorView::<f64, Shape![2, 3]>::try_from(x.view()).unwrap();
/// assert_eq!(y[[1, 2]], 6.0);
/// let t = TensorView::<f64, Shape![3, 2], Strides![1, 3]>::try_from(x.t()).unwrap();
/// assert_eq!(t[[2, 1]], 6.0);
/// let error = TensorView::<f64, Shape![2, 4]>::try_from(x.view()).unwrap_err();
/// assert_eq!(error.to_string(), "expected size 4 of dimension 1, found 3");
/// ```
impl<'a, T: Element, Sh: Shape, St: Shape, A: Dimension> TryFrom<ArrayView<'a, T, A>>
    for TensorBase<Ref<'a, T, Seen<Strided<Sh, St, D<0>>>>, Strided<Sh, St, D<0>>>
{
    type Error = LayoutError;
    fn try_from(array: ArrayView<'a, T, A>) -> Result<Self, LayoutError> {
        let size = |d| array.shape().get(d).copied();
        let stride = |d| array.strides().get(d).copied();
        check::<Strided<Sh, St, D<0>>>(array.ndim(), size, stride)?;
        // SAFETY: Bounds: the address of an array is not 0. It has the elements of the layout, borrowed for `'a`;
        // elements between them are not accessed.
        Ok(TensorBase::over(unsafe {
            Ref::from_ptr(NonNull::new_unchecked(array.as_ptr().cast_mut()))
        }))
    }
}

/// A mutable tensor view of the same elements. Requires the sizes and strides of its type.
///
/// ```
/// use ndarray::Array;
/// use stridewise::prelude::*;
/// let mut x = Array::<f32, _>::zeros((2, 3));
/// TensorViewMut::<f32, Shape![2, 3]>::try_from(x.view_mut()).unwrap().fill_(1.0);
/// assert_eq!(x.sum(), 6.0);
/// ```
impl<'a, T: Element, Sh: Shape, St: Shape, A: Dimension> TryFrom<ArrayViewMut<'a, T, A>>
    for TensorBase<RefMut<'a, T, Seen<Strided<Sh, St, D<0>>>>, Strided<Sh, St, D<0>>>
{
    type Error = LayoutError;
    fn try_from(mut array: ArrayViewMut<'a, T, A>) -> Result<Self, LayoutError> {
        let size = |d| array.shape().get(d).copied();
        let stride = |d| array.strides().get(d).copied();
        check_unique::<Strided<Sh, St, D<0>>>(array.ndim(), size, stride)?;
        // SAFETY: Bounds: the array has the elements of the layout, at an address that is not 0, and elements between
        // them are not accessed. Uniqueness: it is borrowed mutably for `'a`, and `check_unique` found no element
        // under two indices.
        Ok(TensorBase::over(unsafe {
            RefMut::from_ptr(NonNull::new_unchecked(array.as_mut_ptr()))
        }))
    }
}

/// Copies the elements of an array of any strides.
///
/// ```
/// use ndarray::array;
/// use stridewise::prelude::*;
/// let x = array![[1, 2, 3], [4, 5, 6]];
/// let y = Tensor::<i32, Shape![3, 2]>::try_from(&x.t()).unwrap();
/// assert_eq!(y.as_slice(), [1, 4, 2, 5, 3, 6]);
/// let error = Tensor::<i32, Shape![6]>::try_from(&x).unwrap_err();
/// assert_eq!(error.to_string(), "expected 1 dimensions, found 2");
/// ```
impl<T: Element, Sh: Shape, S: Data<Elem = T>, A: Dimension> TryFrom<&ArrayBase<S, A>>
    for Tensor<T, Sh>
{
    type Error = LayoutError;
    fn try_from(array: &ArrayBase<S, A>) -> Result<Self, LayoutError> {
        check_sizes::<Sh>(array.ndim(), |d| array.shape().get(d).copied())?;
        const { crate::storage::made_on_stack::<Self>("`try_from`") };
        // SAFETY: Bounds: the array has as many elements as the shape.
        Ok(unsafe {
            Self::written(|first| {
                for (i, x) in array.iter().enumerate() {
                    first.add(i).write(*x);
                }
            })
        })
    }
}

/// Converts the array to a box, without a copy if its elements are row-major and contiguous and its allocation contains
/// no others.
///
/// ```
/// use ndarray::Array;
/// use stridewise::prelude::*;
/// let x = Array::from_iter(0..6).into_shape_with_order((2, 3)).unwrap();
/// let first = x.as_ptr();
/// let y = BoxedTensor::<i32, Shape![2, 3]>::try_from(x).unwrap();
/// assert_eq!(y.as_slice().as_ptr(), first);
/// ```
impl<T: Element, Sh: Shape, A: Dimension> TryFrom<Array<T, A>> for BoxedTensor<T, Sh> {
    type Error = LayoutError;
    fn try_from(array: Array<T, A>) -> Result<Self, LayoutError> {
        check_sizes::<Sh>(array.ndim(), |d| array.shape().get(d).copied())?;
        let elements = if array.is_standard_layout() && array.len() == Sh::NUMEL {
            match array.into_raw_vec_and_offset() {
                (elements, None | Some(0)) if elements.len() == Sh::NUMEL => elements,
                (elements, first) => {
                    let part = elements.iter().skip(first.unwrap_or(0)).take(Sh::NUMEL);
                    part.copied().collect()
                }
            }
        } else {
            array.iter().copied().collect::<alloc::vec::Vec<_>>()
        };
        // As many elements as the shape has.
        Self::try_from(elements).map_err(|error| LayoutError::OtherRank {
            expected: error.expected,
            found: error.found,
        })
    }
}
