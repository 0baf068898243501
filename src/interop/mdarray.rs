//! `mdarray` 0.8: views whose sizes are types (`Const<3>`) or known at run time.

use core::ptr::NonNull;

use mdarray::{
    Dyn, Layout as Order, Shape as Sizes, Slice, Strided as Steps, StridedMapping, View, ViewMut,
};

use super::{
    LayoutError, Seen, assert_countable, check, check_sizes, check_unique, stride_to_tell,
};
use crate::layout::{Layout, StorageSpan, Strided};
use crate::num::{D, Dim};
use crate::shape::{MAX_RANK, Shape};
use crate::storage::{Element, Ref, RefMut};
use crate::tensor::{Tensor, TensorBase};

/// A shape that `mdarray` supports: of 1 to 6 dimensions.
#[diagnostic::on_unimplemented(
    message = "the shape {Self} has no counterpart in `mdarray`",
    label = "1 to 6 dimensions are possible"
)]
#[doc(hidden)]
pub trait Ranked: Shape {
    type Sizes: Sizes;
    fn sizes() -> Self::Sizes;
}
macro_rules! ranked {
    ($($($A:ident)+;)*) => { $(
        impl<$($A: Dim),+> Ranked for ($($A,)+) {
            type Sizes = ($(ranked!(@dyn $A),)+);
            fn sizes() -> Self::Sizes {
                ($($A::SIZE,)+)
            }
        }
    )* };
    (@dyn $A:ident) => { Dyn };
}
ranked! { A; A B; A B C; A B C E; A B C E F; A B C E F G; }

/// Sizes and strides as `mdarray`'s mapping.
fn laid<L: Layout<Shape: Ranked>>() -> StridedMapping<<L::Shape as Ranked>::Sizes> {
    const { assert_countable::<L>() };
    // No stride is larger than the span of the layout.
    let steps: [isize; MAX_RANK] = core::array::from_fn(|d| stride_to_tell::<L>(d) as isize);
    StridedMapping::new(L::Shape::sizes(), &steps[..<L::Shape as Shape>::RANK])
}

/// An `mdarray` view of the same elements, with the same strides, or with strides 0 if there are no elements. Requires
/// 1 to 6 dimensions.
///
/// ```
/// use mdarray::View;
/// use stridewise::prelude::*;
/// let x = Tensor::<f32, Shape![2, 3]>::arange();
/// let y = View::from(x.t());
/// assert_eq!((y.dim(0), y.dim(1), y.stride(0), y.stride(1)), (3, 2, 1, 3));
/// assert_eq!(y[[2, 1]], 5.0);
/// ```
impl<'a, T: Element, Rest: StorageSpan, L: Layout<Shape: Ranked>>
    From<TensorBase<Ref<'a, T, Rest>, L>> for View<'a, T, <L::Shape as Ranked>::Sizes, Steps>
{
    fn from(x: TensorBase<Ref<'a, T, Rest>, L>) -> Self {
        // SAFETY: Bounds: the elements of the layout are within the storage, borrowed for `'a`. The product of the
        // sizes is less than `isize::MAX`, as `laid` asserts, and so is each stride.
        unsafe { Self::new_unchecked(x.first(), laid::<L>()) }
    }
}

/// A mutable `mdarray` view of the same elements, with the same strides, or with strides 0 if there are no elements.
/// Requires 1 to 6 dimensions.
///
/// ```
/// use mdarray::ViewMut;
/// use stridewise::prelude::*;
/// let mut x = Tensor::<f32, Shape![2, 3]>::zeros();
/// ViewMut::from(x.as_view_mut().t())[[2, 1]] = 5.0;
/// assert_eq!(x[[1, 2]], 5.0);
/// ```
impl<'a, T: Element, Rest: StorageSpan, L: Layout<Shape: Ranked>>
    From<TensorBase<RefMut<'a, T, Rest>, L>>
    for ViewMut<'a, T, <L::Shape as Ranked>::Sizes, Steps>
{
    fn from(mut x: TensorBase<RefMut<'a, T, Rest>, L>) -> Self {
        // SAFETY: Bounds: the elements of the layout are within the storage, borrowed for `'a`; `laid` asserts that
        // `mdarray` can count them. Uniqueness: the view is mutable, and no two of its indices share an element.
        unsafe { Self::new_unchecked(x.first_mut(), laid::<L>()) }
    }
}

/// A tensor view of the same elements. Requires the sizes and strides of its type.
///
/// If there are gaps between the elements, the length of the storage is [`Interleaved`](crate::layout::Interleaved):
/// the elements in the gaps may belong to another view.
///
/// ```
/// use mdarray::{Array, View, array};
/// use stridewise::prelude::*;
/// let x = array![[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]];
/// let y = TensorView::<f64, Shape![2, 3]>::try_from(x.expr()).unwrap();
/// assert_eq!(y[[1, 2]], 6.0);
/// let t = TensorView::<f64, Shape![3, 2], Strides![1, 3]>::try_from(x.transpose()).unwrap();
/// assert_eq!(t[[2, 1]], 6.0);
/// let error = TensorView::<f64, Shape![2, 4]>::try_from(x.expr()).unwrap_err();
/// assert_eq!(error.to_string(), "expected size 4 of dimension 1, found 3");
/// ```
impl<'a, T: Element, Sh: Shape, St: Shape, S: Sizes, K: Order> TryFrom<View<'a, T, S, K>>
    for TensorBase<Ref<'a, T, Seen<Strided<Sh, St, D<0>>>>, Strided<Sh, St, D<0>>>
{
    type Error = LayoutError;
    fn try_from(view: View<'a, T, S, K>) -> Result<Self, LayoutError> {
        let rank = view.rank();
        let size = |d| (d < rank).then(|| view.dim(d));
        let stride = |d| (d < rank).then(|| view.stride(d));
        check::<Strided<Sh, St, D<0>>>(rank, size, stride)?;
        // SAFETY: Bounds: the address of a view is not 0. It has the elements of the layout, borrowed for `'a`;
        // elements between them are not accessed.
        Ok(TensorBase::over(unsafe {
            Ref::from_ptr(NonNull::new_unchecked(view.as_ptr().cast_mut()))
        }))
    }
}

/// A mutable tensor view of the same elements. Requires the sizes and strides of its type.
///
/// ```
/// use mdarray::tensor;
/// use stridewise::prelude::*;
/// let mut x = tensor![[0.0_f32; 3]; 2];
/// TensorViewMut::<f32, Shape![2, 3]>::try_from(x.expr_mut()).unwrap().fill_(1.0);
/// assert_eq!(x[[1, 2]], 1.0);
/// ```
impl<'a, T: Element, Sh: Shape, St: Shape, S: Sizes, K: Order> TryFrom<ViewMut<'a, T, S, K>>
    for TensorBase<RefMut<'a, T, Seen<Strided<Sh, St, D<0>>>>, Strided<Sh, St, D<0>>>
{
    type Error = LayoutError;
    fn try_from(mut view: ViewMut<'a, T, S, K>) -> Result<Self, LayoutError> {
        let rank = view.rank();
        let size = |d| (d < rank).then(|| view.dim(d));
        let stride = |d| (d < rank).then(|| view.stride(d));
        check_unique::<Strided<Sh, St, D<0>>>(rank, size, stride)?;
        // SAFETY: Bounds: the view has the elements of the layout, at an address that is not 0, and elements between
        // them are not accessed. Uniqueness: it is borrowed mutably for `'a`, and `check_unique` found no element
        // under two indices.
        Ok(TensorBase::over(unsafe {
            RefMut::from_ptr(NonNull::new_unchecked(view.as_mut_ptr()))
        }))
    }
}

/// Copies the elements of an array or a view, of any strides.
///
/// ```
/// use mdarray::array;
/// use stridewise::prelude::*;
/// let x = array![[1, 2, 3], [4, 5, 6]];
/// let y = Tensor::<i32, Shape![3, 2]>::try_from(&*x.transpose()).unwrap();
/// assert_eq!(y.as_slice(), [1, 4, 2, 5, 3, 6]);
/// let error = Tensor::<i32, Shape![6]>::try_from(&*x).unwrap_err();
/// assert_eq!(error.to_string(), "expected 1 dimensions, found 2");
/// ```
impl<T: Element, Sh: Shape, S: Sizes, K: Order> TryFrom<&Slice<T, S, K>> for Tensor<T, Sh> {
    type Error = LayoutError;
    fn try_from(slice: &Slice<T, S, K>) -> Result<Self, LayoutError> {
        let rank = slice.rank();
        check_sizes::<Sh>(rank, |d| (d < rank).then(|| slice.dim(d)))?;
        const { crate::storage::made_on_stack::<Self>("`try_from`") };
        // SAFETY: Bounds: the slice has as many elements as the shape.
        Ok(unsafe {
            Self::written(|first| {
                for (i, x) in slice.iter().enumerate() {
                    first.add(i).write(*x);
                }
            })
        })
    }
}
