//! Constructors of tensors on the heap, and conversions from boxes and vectors.

use alloc::boxed::Box;
use alloc::vec::Vec;

use generic_array::{ArrayLength, GenericArray};
use num_traits::{Float, Num, Zero};

use super::create::{HasOne, HasZero};
#[cfg(not(doc))]
use super::create::{SquareOver, VectorOver};
use super::create::{by_index, counted, diagonal, parse_into, spaced};
use super::index::HasRank;
use super::text::{FromText, TextError};
use super::{LengthError, NestedArray, Tensor, TensorBase};
use crate::BoxedTensor;
use crate::layout::{Layout, Transposed};
#[cfg(not(doc))]
use crate::num::Squared;
use crate::num::{Dim, Typenum};
use crate::shape::{AxisOrScalar, Numel, Shape};
use crate::storage::{Boxed, Element};

/// The constructors of [`Tensor`], for tensors of any size: the elements are written directly on the heap.
impl<T: Element, Sh: Shape> BoxedTensor<T, Sh> {
    /// The elements of an array, flat or nested according to the shape. PyTorch's `torch.tensor([...])`.
    ///
    /// The array itself is passed by value. For a large one, pass a slice or a `Vec` to `try_from`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = BoxedTensor::<f32, Shape![2, 2]>::from_array([[1.0, 2.0], [3.0, 4.0]]);
    /// assert_eq!(x[[1, 0]], 3.0);
    /// ```
    pub fn from_array<A: NestedArray<T, Sh>>(elements: A) -> Self {
        const { assert!(A::FITS, "the array has another length than the tensor") };
        // SAFETY: Validity: the array consists of the elements of the shape, contiguous in row-major order: the trait's
        // promise.
        TensorBase::over(unsafe { Boxed::written(|out: *mut T| out.cast::<A>().write(elements)) })
    }

    /// All elements equal to `value`. PyTorch's `torch.full(size, value)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// assert_eq!(BoxedTensor::<f32, Shape![1000, 500]>::full(0.5).sum(), 250_000.0);
    /// ```
    pub fn full(value: T) -> Self {
        TensorBase::over(Boxed::filled(value))
    }

    /// All zeros, from zeroed memory of the allocator. PyTorch's `torch.zeros(size)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let images = BoxedTensor::<u8, Shape![5000, 3, 32, 32]>::zeros();
    /// assert_eq!(images.numel(), 15_360_000);
    /// ```
    pub fn zeros() -> Self
    where
        T: HasZero,
    {
        Self::full(T::ZERO)
    }

    /// All ones. PyTorch's `torch.ones(size)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// assert_eq!(BoxedTensor::<i64, Shape![1000, 500]>::ones().sum(), 500_000);
    /// ```
    pub fn ones() -> Self
    where
        T: HasOne,
    {
        Self::full(T::ONE)
    }

    /// 0, 1, 2, … in row-major order. PyTorch's `torch.arange(n).view(size)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// assert_eq!(BoxedTensor::<i64, Shape![300, 400]>::arange()[[299, 399]], 119_999);
    /// ```
    pub fn arange() -> Self
    where
        T: Num,
    {
        Self::arange_from(T::zero(), T::one())
    }

    /// `start`, `start + step`, … in row-major order. PyTorch's `torch.arange(start, end, step)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// assert_eq!(BoxedTensor::<i64, Shape![3]>::arange_from(1, 2).as_slice(), [1, 3, 5]);
    /// ```
    pub fn arange_from(start: T, step: T) -> Self
    where
        T: Num,
    {
        TensorBase::over(Boxed::from_fn(counted(start, step)))
    }

    /// The element at each index, computed by a function. ndarray's `from_shape_fn`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = BoxedTensor::<usize, Shape![300, 400]>::from_fn(|[i, j]| 1000 * i + j);
    /// assert_eq!(x[[299, 3]], 299_003);
    /// ```
    pub fn from_fn<const R: usize>(value: impl FnMut([usize; R]) -> T) -> Self
    where
        Sh: HasRank<R>,
    {
        TensorBase::over(Boxed::from_fn(by_index::<T, Sh, R>(value)))
    }

    /// The elements of a `GenericArray`, in row-major order.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let array = tensor![1, 2, 3, 4].into_generic_array();
    /// assert_eq!(BoxedTensor::<i32, Shape![2, 2]>::from_generic_array(array)[[1, 0]], 3);
    /// ```
    pub fn from_generic_array(elements: GenericArray<T, Typenum<Numel<Sh>>>) -> Self
    where
        Typenum<Numel<Sh>>: ArrayLength,
    {
        Tensor::<T, Sh>::from_generic_array(elements).into()
    }

    /// Text of numbers separated by white space or commas, one line per row, as
    /// [`Tensor::from_text`](TensorBase::from_text). NumPy's `loadtxt`.
    ///
    /// # Errors
    /// [`TextError`] gives the line and column of a malformed number, of a row with too few or too many fields, or of
    /// a missing or extra row.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = BoxedTensor::<f32, Shape![2, 2]>::from_text("39 144 # age, pressure\n47, 220\n").unwrap();
    /// assert_eq!(x[[1, 0]], 47.0);
    /// ```
    pub fn from_text(text: &str) -> Result<Self, TextError>
    where
        T: FromText + Zero,
    {
        let mut out = Self::full(T::zero());
        parse_into::<T, Sh>(text, out.as_mut_slice())?;
        Ok(out)
    }

    /// The elements that `write` writes, in row-major order, or its error.
    ///
    /// # Safety
    /// `write` writes all elements, or fails.
    pub(crate) unsafe fn try_written<E>(
        write: impl FnOnce(*mut T) -> Result<(), E>,
    ) -> Result<Self, E> {
        // SAFETY: the caller's promise.
        unsafe { Boxed::try_written(write) }.map(TensorBase::over)
    }

    /// The tensor with the elements of the box.
    ///
    /// # Errors
    /// The box itself, if its length differs from the number of elements of the shape.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let samples = vec![0.5; 120_000].into_boxed_slice();
    /// let x = BoxedTensor::<f32, Shape![300, 400]>::try_new(samples).unwrap();
    /// assert!(BoxedTensor::<f32, Shape![400]>::try_new(x.into_boxed_slice()).is_err());
    /// ```
    pub fn try_new(elements: Box<[T]>) -> Result<Self, Box<[T]>> {
        Boxed::new(elements).map(TensorBase::over)
    }

    /// The elements in row-major order, as a slice.
    pub fn as_slice(&self) -> &[T] {
        self.storage()
    }

    /// The elements in row-major order, as a mutable slice.
    pub fn as_mut_slice(&mut self) -> &mut [T] {
        self.storage.as_mut_slice()
    }

    /// The elements in row-major order, as a box.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = BoxedTensor::<i64, Shape![2, 3]>::arange().into_boxed_slice();
    /// assert_eq!(x.into_vec(), [0, 1, 2, 3, 4, 5]);
    /// ```
    pub fn into_boxed_slice(self) -> Box<[T]> {
        self.storage.into_inner()
    }
}

// See `SquareOver`.
#[cfg(not(doc))]
type BoxedSquare<T, N> = SquareOver<Boxed<T, Squared<N>>, N>;
#[cfg(not(doc))]
type BoxedVector<T, N> = VectorOver<Boxed<T, N>, N>;
#[cfg(doc)]
type BoxedSquare<T, N> = BoxedTensor<T, (N, N)>;
#[cfg(doc)]
type BoxedVector<T, N> = BoxedTensor<T, (N,)>;

impl<T: Element, N: Dim> BoxedSquare<T, N> {
    /// Ones on the diagonal, zeros elsewhere. PyTorch's `torch.eye(n)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// assert_eq!(BoxedTensor::<f32, Shape![600, 600]>::eye().sum(), 600.0);
    /// ```
    pub fn eye() -> Self
    where
        T: Num,
    {
        TensorBase::over(Boxed::from_fn(diagonal::<T, N>))
    }
}

impl<T: Element + Float, N: Dim> BoxedVector<T, N> {
    /// `N` numbers from `start` to `end`, both included. PyTorch's `torch.linspace(start, end, n)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// assert_eq!(BoxedTensor::<f32, Shape![4]>::linspace(1.0, 4.0).as_slice(), [1.0, 2.0, 3.0, 4.0]);
    /// ```
    pub fn linspace(start: T, end: T) -> Self {
        TensorBase::over(Boxed::from_fn(spaced::<T, N>(start, end)))
    }
}

impl<T: Element, Len: Dim, L: Layout> TensorBase<Boxed<T, Len>, L> {
    /// The tensor with dimensions `A` and `B` swapped in its type. PyTorch's `x.transpose_(a, b)`, which changes the
    /// tensor's metadata in place; this method takes the tensor by value and returns it.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = BoxedTensor::<i64, Shape![2, 3]>::arange().transpose_::<0, 1>();
    /// assert_eq!(x.shape(), [3, 2]);
    /// ```
    pub fn transpose_<const A: isize, const B: isize>(
        self,
    ) -> TensorBase<Boxed<T, Len>, Transposed<L, A, B>>
    where
        L::Shape: AxisOrScalar<A> + AxisOrScalar<B>,
    {
        TensorBase::over(self.storage)
    }
}

/// The elements, moved to the heap.
///
/// ```
/// use stridewise::prelude::*;
/// let x: BoxedTensor<i32, Shape![2, 2]> = tensor![[1, 2], [3, 4]].into();
/// assert_eq!(x[[1, 0]], 3);
/// ```
#[diagnostic::do_not_recommend]
impl<T: Element, Sh: Shape> From<Tensor<T, Sh>> for BoxedTensor<T, Sh> {
    fn from(x: Tensor<T, Sh>) -> Self {
        // SAFETY: Validity: the tensor consists of the elements of the shape in row-major order.
        TensorBase::over(unsafe {
            Boxed::written(|out: *mut T| out.cast::<Tensor<T, Sh>>().write(x))
        })
    }
}

/// Does not copy if the vector's capacity equals its length. Fails if the number of elements differs from that of the
/// shape; `try_new` returns the elements in that case.
///
/// ```
/// use stridewise::prelude::*;
/// let x = BoxedTensor::<f32, Shape![300, 400]>::try_from(vec![0.5; 120_000]).unwrap();
/// assert_eq!(x.sum(), 60_000.0);
/// let error = BoxedTensor::<f32, Shape![300, 400]>::try_from(vec![0.5; 7]).unwrap_err();
/// assert_eq!(error.to_string(), "expected 120000 elements, found 7");
/// ```
impl<T: Element, Sh: Shape> TryFrom<Vec<T>> for BoxedTensor<T, Sh> {
    type Error = LengthError;
    fn try_from(elements: Vec<T>) -> Result<Self, LengthError> {
        Self::try_from(elements.into_boxed_slice())
    }
}

/// Does not copy. Fails if the number of elements differs from that of the shape; `try_new` returns the box in that
/// case.
impl<T: Element, Sh: Shape> TryFrom<Box<[T]>> for BoxedTensor<T, Sh> {
    type Error = LengthError;
    fn try_from(elements: Box<[T]>) -> Result<Self, LengthError> {
        Self::try_new(elements).map_err(|elements| LengthError {
            expected: Sh::NUMEL,
            found: elements.len(),
        })
    }
}

/// A copy of the elements. Fails if the number of elements differs from that of the shape.
impl<T: Element, Sh: Shape> TryFrom<&[T]> for BoxedTensor<T, Sh> {
    type Error = LengthError;
    fn try_from(elements: &[T]) -> Result<Self, LengthError> {
        LengthError::check::<T, Sh>(elements.len())?;
        Self::try_from(Box::<[T]>::from(elements))
    }
}

// A vector converts wherever a slice does: `try_from(&samples)` needs no `as_slice()`.
macro_rules! vectors {
    ($([$($life:lifetime)?] $Vec:ty => $Tensor:ty, $slice:ident;)*) => { $(
        /// As for the slice of its elements. Fails if the number of elements differs from that of the shape.
        ///
        /// ```
        /// use stridewise::prelude::*;
        /// let mut samples = vec![0.5_f32; 12];
        /// TensorViewMut::<f32, Shape![3, 4]>::try_from(&mut samples)?.select::<0, 0>().fill_(1.0);
        /// let x = TensorView::<f32, Shape![3, 4]>::try_from(&samples)?;
        /// assert_eq!(x.sum(), 8.0);
        /// assert_eq!(Tensor::<f32, Shape![3, 4]>::try_from(&samples)?, x);
        /// assert_eq!(BoxedTensor::<f32, Shape![3, 4]>::try_from(&samples)?, x);
        /// assert!(TensorView::<f32, Shape![3, 5]>::try_from(&samples).is_err());
        /// # Ok::<(), LengthError>(())
        /// ```
        impl<$($life,)? T: Element, Sh: Shape> TryFrom<$Vec> for $Tensor {
            type Error = LengthError;
            fn try_from(elements: $Vec) -> Result<Self, LengthError> {
                Self::try_from(elements.$slice())
            }
        }
    )* };
}
vectors! {
    ['a] &'a Vec<T> => super::TensorView<'a, T, Sh>, as_slice;
    ['a] &'a mut Vec<T> => super::TensorViewMut<'a, T, Sh>, as_mut_slice;
    [] &Vec<T> => Tensor<T, Sh>, as_slice;
    [] Vec<T> => Tensor<T, Sh>, as_slice;
    [] &Vec<T> => BoxedTensor<T, Sh>, as_slice;
}
