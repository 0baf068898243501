//! `nalgebra` 0.34: matrices and vectors. They are column-major, which the strides of a view express.

use core::ptr::NonNull;

use nalgebra::{
    Const, Dim as Count, Dyn, Matrix, MatrixView, MatrixViewMut, RawStorage, RawStorageMut,
    SMatrix, Scalar, ViewStorage, ViewStorageMut,
};

use super::{LayoutError, Seen, check, check_sizes, check_unique, stride_to_tell};
use crate::layout::{Layout, StorageSpan, Strided};
use crate::num::{D, Dim};
use crate::shape::Shape;
use crate::storage::{Element, Ref, RefMut, made_on_stack};
use crate::tensor::{Tensor, TensorBase, TensorView};

/// The strides of two dimensions. `nalgebra` iterates along a column up to its end address, which must differ from the
/// start address of the column.
fn strides<L: Layout>() -> (Dyn, Dyn) {
    const {
        let (sizes, strides) = (<L::Shape as Shape>::SIZES, <L::Strides as Shape>::SIZES);
        assert!(
            strides[0] > 0 || sizes[0] <= 1 || sizes[1] == 0,
            "nalgebra has no views whose rows are all the same one, of stride 0: copy by `contiguous`, or convert `x.t()`"
        );
    }
    let row = if <L::Shape as Shape>::SIZES[0] == 1 {
        1
    } else {
        stride_to_tell::<L>(0)
    };
    (Dyn(row), Dyn(stride_to_tell::<L>(1)))
}

/// A `nalgebra` view of the same elements, with the same strides. Requires sizes up to 999.
///
/// `nalgebra` does not iterate over rows of stride 0. They are rejected at compile time; columns of stride 0 are
/// accepted:
///
/// ```compile_fail,E0080
/// use nalgebra::MatrixView;
/// use stridewise::prelude::*;
/// let x = tensor![1.0, 2.0, 3.0];
/// let m = MatrixView::from(x.expand::<Shape![2, 3]>());
/// ```
/// ```
/// use nalgebra::MatrixView;
/// use stridewise::prelude::*;
/// let x = tensor![1.0, 2.0, 3.0];
/// assert_eq!(MatrixView::from(x.expand::<Shape![2, 3]>().t()).sum(), 12.0);
/// ```
///
/// ```
/// use nalgebra::MatrixView;
/// use stridewise::prelude::*;
/// let x = Tensor::<f32, Shape![2, 3]>::arange();
/// let m = MatrixView::from(x.as_view());
/// assert_eq!((m.shape(), m[(1, 2)]), ((2, 3), 5.0));
/// assert_eq!(m.transpose()[(2, 1)], 5.0);
/// ```
impl<'a, T: Element + Scalar, Rest: StorageSpan, L, const R: usize, const C: usize>
    From<TensorBase<Ref<'a, T, Rest>, L>> for MatrixView<'a, T, Const<R>, Const<C>, Dyn, Dyn>
where
    L: Layout<Shape = (D<R>, D<C>)>,
    D<R>: Dim,
    D<C>: Dim,
{
    fn from(x: TensorBase<Ref<'a, T, Rest>, L>) -> Self {
        // SAFETY: Bounds: the elements of the layout are within the storage, borrowed for `'a`, and the strides meet
        // the condition that `strides` asserts.
        Self::from_data(unsafe {
            ViewStorage::from_raw_parts(x.first(), (Const, Const), strides::<L>())
        })
    }
}

/// A mutable `nalgebra` view of the same elements, with the same strides. Requires sizes up to 999.
///
/// ```
/// use nalgebra::MatrixViewMut;
/// use stridewise::prelude::*;
/// let mut x = Tensor::<f32, Shape![2, 3]>::zeros();
/// MatrixViewMut::from(x.as_view_mut())[(1, 2)] = 5.0;
/// assert_eq!(x[[1, 2]], 5.0);
/// ```
impl<'a, T: Element + Scalar, Rest: StorageSpan, L, const R: usize, const C: usize>
    From<TensorBase<RefMut<'a, T, Rest>, L>> for MatrixViewMut<'a, T, Const<R>, Const<C>, Dyn, Dyn>
where
    L: Layout<Shape = (D<R>, D<C>)>,
    D<R>: Dim,
    D<C>: Dim,
{
    fn from(mut x: TensorBase<RefMut<'a, T, Rest>, L>) -> Self {
        // SAFETY: Bounds: the elements of the layout are within the storage, borrowed for `'a`; `strides` asserts
        // that nalgebra can compute their addresses. Uniqueness: the view is mutable, and no two of its indices share
        // an element.
        Self::from_data(unsafe {
            ViewStorageMut::from_raw_parts(x.first_mut(), (Const, Const), strides::<L>())
        })
    }
}

impl<'a, T: Element + Scalar, const R: usize, const C: usize>
    TensorView<'a, T, (D<R>, D<C>), (D<1>, D<R>)>
where
    D<R>: Dim,
    D<C>: Dim,
{
    /// A view of the elements of a `nalgebra` matrix, with column-major strides. The compiler checks the sizes.
    ///
    /// ```
    /// use nalgebra::matrix;
    /// use stridewise::prelude::*;
    /// let m = matrix![1.0, 2.0, 3.0; 4.0, 5.0, 6.0];
    /// let x = TensorView::from_matrix(&m);
    /// assert_eq!((x.shape(), x.stride(), x[[1, 2]]), (&[2, 3][..], &[1, 2][..], 6.0));
    /// ```
    pub const fn from_matrix(m: &'a SMatrix<T, R, C>) -> Self {
        // SAFETY: Bounds: the columns of a matrix are contiguous, without gaps.
        TensorBase::over(unsafe { Ref::from_ptr(NonNull::from_ref(m).cast()) })
    }
}

/// The elements as a matrix.
///
/// ```
/// use nalgebra::SMatrix;
/// use stridewise::prelude::*;
/// let m = SMatrix::from(Tensor::<f32, Shape![2, 3]>::arange());
/// assert_eq!((m[(0, 1)], m[(1, 0)]), (1.0, 3.0));
/// assert_eq!(Tensor::from(m)[[1, 0]], 3.0);
/// ```
impl<T: Element + Scalar, const R: usize, const C: usize> From<Tensor<T, (D<R>, D<C>)>>
    for SMatrix<T, R, C>
where
    D<R>: Dim,
    D<C>: Dim,
{
    fn from(x: Tensor<T, (D<R>, D<C>)>) -> Self {
        // In row-major order, as the elements of the tensor are.
        Self::from_row_iterator(x.as_slice().iter().copied())
    }
}

/// The elements of a matrix.
#[diagnostic::do_not_recommend]
impl<T: Element + Scalar, const R: usize, const C: usize> From<SMatrix<T, R, C>>
    for Tensor<T, (D<R>, D<C>)>
where
    D<R>: Dim,
    D<C>: Dim,
{
    fn from(m: SMatrix<T, R, C>) -> Self {
        let columns = m.as_slice();
        Self::from_elements(|i| columns[i / C + i % C * R])
    }
}

fn check_matrix<L: Layout, T, R: Count, C: Count, S: RawStorage<T, R, C>>(
    m: &Matrix<T, R, C, S>,
    writes: bool,
) -> Result<(), LayoutError> {
    let ((rows, columns), (row, column)) = (m.shape(), m.strides());
    let sizes = [rows, columns];
    let strides = [row, column];
    let size = |d: usize| sizes.get(d).copied();
    // A vector is a matrix of one column.
    let rank = if L::Shape::RANK == 1 && columns == 1 {
        1
    } else {
        2
    };
    let stride = |d: usize| isize::try_from(*strides.get(d)?).ok();
    if writes {
        check_unique::<L>(rank, size, stride)
    } else {
        check::<L>(rank, size, stride)
    }
}

/// A tensor view of the same elements. Requires the sizes and strides of its type. A vector converts to a matrix of one
/// column, or to a tensor of one dimension.
///
/// ```
/// use nalgebra::{DMatrix, dvector};
/// use stridewise::prelude::*;
/// let m = DMatrix::from_row_slice(2, 3, &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0]);
/// let x = TensorView::<f64, Shape![2, 3], Strides![1, 2]>::try_from(&m).unwrap();
/// assert_eq!(x[[1, 2]], 6.0);
/// let error = TensorView::<f64, Shape![2, 3]>::try_from(&m).unwrap_err();
/// assert_eq!(error.to_string(), "expected stride 3 of dimension 0, found 1");
/// let v = dvector![1.0, 2.0];
/// assert_eq!(TensorView::<f64, Shape![2]>::try_from(&v).unwrap()[[1]], 2.0);
/// ```
impl<'a, T: Element + Scalar, Sh: Shape, St: Shape, R: Count, C: Count, S: RawStorage<T, R, C>>
    TryFrom<&'a Matrix<T, R, C, S>>
    for TensorBase<Ref<'a, T, Seen<Strided<Sh, St, D<0>>>>, Strided<Sh, St, D<0>>>
{
    type Error = LayoutError;
    fn try_from(m: &'a Matrix<T, R, C, S>) -> Result<Self, LayoutError> {
        check_matrix::<Strided<Sh, St, D<0>>, _, _, _, _>(m, false)?;
        // SAFETY: Bounds: the address of a matrix is not 0. It has the elements of the layout, borrowed for `'a`;
        // elements between them are not accessed.
        Ok(TensorBase::over(unsafe {
            Ref::from_ptr(NonNull::new_unchecked(m.as_ptr().cast_mut()))
        }))
    }
}

/// A mutable tensor view of the same elements. Requires the sizes and strides of its type.
///
/// ```
/// use nalgebra::DMatrix;
/// use stridewise::prelude::*;
/// let mut m = DMatrix::<f32>::zeros(2, 3);
/// let x = TensorViewMut::<f32, Shape![2, 3], Strides![1, 2]>::try_from(&mut m).unwrap();
/// x.select::<0, 1>().fill_(1.0);
/// assert_eq!(m.sum(), 3.0);
/// ```
impl<'a, T: Element + Scalar, Sh: Shape, St: Shape, R: Count, C: Count, S: RawStorageMut<T, R, C>>
    TryFrom<&'a mut Matrix<T, R, C, S>>
    for TensorBase<RefMut<'a, T, Seen<Strided<Sh, St, D<0>>>>, Strided<Sh, St, D<0>>>
{
    type Error = LayoutError;
    fn try_from(m: &'a mut Matrix<T, R, C, S>) -> Result<Self, LayoutError> {
        check_matrix::<Strided<Sh, St, D<0>>, _, _, _, _>(m, true)?;
        // SAFETY: Bounds: the matrix has the elements of the layout, at an address that is not 0, and elements
        // between them are not accessed. Uniqueness: it is borrowed mutably for `'a`, and `check_matrix` found no
        // element under two indices.
        Ok(TensorBase::over(unsafe {
            RefMut::from_ptr(NonNull::new_unchecked(m.as_mut_ptr()))
        }))
    }
}

/// Copies the elements of a matrix of any strides.
///
/// ```
/// use nalgebra::DMatrix;
/// use stridewise::prelude::*;
/// let m = DMatrix::from_row_slice(2, 3, &[1, 2, 3, 4, 5, 6]);
/// let x = Tensor::<i32, Shape![2, 3]>::try_from(&m).unwrap();
/// assert_eq!(x.as_slice(), [1, 2, 3, 4, 5, 6]);
/// ```
impl<T: Element + Scalar, M: Dim, N: Dim, R: Count, C: Count, S: RawStorage<T, R, C>>
    TryFrom<&Matrix<T, R, C, S>> for Tensor<T, (M, N)>
{
    type Error = LayoutError;
    fn try_from(m: &Matrix<T, R, C, S>) -> Result<Self, LayoutError> {
        let sizes = [m.nrows(), m.ncols()];
        check_sizes::<(M, N)>(2, |d| sizes.get(d).copied())?;
        const { made_on_stack::<Self>("`try_from`") };
        // SAFETY: Bounds: both have the shape (M, N), and every element is written.
        Ok(unsafe {
            Self::written(|first| {
                for i in 0..M::SIZE {
                    for j in 0..N::SIZE {
                        first.add(i * N::SIZE + j).write(*m.get_unchecked((i, j)));
                    }
                }
            })
        })
    }
}
