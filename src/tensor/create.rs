//! Constructors of tensors and views.

use core::any::TypeId;
use core::fmt;
use core::mem::transmute_copy;
use core::ptr::NonNull;

use generic_array::{ArrayLength, GenericArray};
use num_traits::{ConstOne, ConstZero, Num};

use super::index::HasRank;
use super::text::{FromText, TextError, parse_rows};
use super::{HeaplessTensor, Tensor, TensorBase, TensorView, TensorViewMut};
use crate::layout::Layout;
#[cfg(not(doc))]
use crate::layout::Strided;
#[cfg(not(doc))]
use crate::num::Squared;
use crate::num::{D, Dim, Typenum};
use crate::shape::{Numel, Shape};
use crate::storage::{
    Array, Element, Heapless, LenIs, Ref, RefMut, assert_addressable, made_on_stack,
};

/// Elements that have a 0, as a constant.
#[diagnostic::on_unimplemented(
    message = "elements of type `{Self}` have no 0",
    label = "not a number",
    note = "`full(element)` makes a tensor of any element: `Tensor::<bool, Shape![3]>::full(false)`",
    note = "`full(Quantized::ZERO)` makes one of quantised elements that represent 0"
)]
#[doc(hidden)]
pub trait HasZero: ConstZero {}
#[diagnostic::do_not_recommend]
impl<T: ConstZero> HasZero for T {}
/// Elements that have a 1, as a constant.
#[diagnostic::on_unimplemented(
    message = "elements of type `{Self}` have no 1",
    label = "not a number",
    note = "`full(element)` makes a tensor of any element: `Tensor::<bool, Shape![3]>::full(true)`"
)]
#[doc(hidden)]
pub trait HasOne: ConstOne {}
#[diagnostic::do_not_recommend]
impl<T: ConstOne> HasOne for T {}

/// The error of a slice whose length differs from the number of elements of the shape.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LengthError {
    /// The number of elements of the shape.
    pub expected: usize,
    /// The number of elements found.
    pub found: usize,
}

impl fmt::Display for LengthError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "expected {} elements, found {}",
            self.expected, self.found
        )
    }
}
impl core::error::Error for LengthError {}

impl LengthError {
    pub(super) fn check<T, Sh: Shape>(found: usize) -> Result<(), Self> {
        const { assert_addressable::<T, Numel<Sh>>() };
        if found == Sh::NUMEL {
            Ok(())
        } else {
            Err(Self {
                expected: Sh::NUMEL,
                found,
            })
        }
    }
}

impl<'a, T: Element, Sh: Shape> TensorView<'a, T, Sh> {
    /// A view of an array in row-major order. The length is checked at compile time.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// static W: [f32; 12] = [0.5; 12];
    /// static X: TensorView<f32, Shape![3, 4]> = TensorView::<f32, Shape![3, 4]>::new(&W);
    /// assert_eq!(X.t().shape(), [4, 3]);
    /// ```
    #[rustfmt::skip]
    pub const fn new<const N: usize>(elements: &'a [T; N]) -> Self // ::try_from(&vec[..])? of a slice
    where
        Numel<Sh>: LenIs<N>,
    {
        const {
            assert!(
                N == Sh::NUMEL,
                "the array has another length than the tensor"
            )
        };
        // SAFETY: Bounds: the array has as many elements as the shape, borrowed for `'a`.
        TensorBase::over(unsafe { Ref::from_ptr(NonNull::from_ref(elements).cast()) })
    }
}

impl<'a, T: Element, Sh: Shape> TensorViewMut<'a, T, Sh> {
    /// A mutable view of an array in row-major order. The length is checked at compile time.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let mut elements = [0.0; 12];
    /// TensorViewMut::<f32, Shape![3, 4]>::new(&mut elements).select::<0, 1>().fill_(1.0);
    /// assert_eq!(elements[4..8], [1.0; 4]);
    /// ```
    #[rustfmt::skip]
    pub const fn new<const N: usize>(elements: &'a mut [T; N]) -> Self // ::try_from(&mut vec[..])? of a slice
    where
        Numel<Sh>: LenIs<N>,
    {
        const {
            assert!(
                N == Sh::NUMEL,
                "the array has another length than the tensor"
            )
        };
        // SAFETY: Bounds, uniqueness: the array has as many elements as the shape, borrowed uniquely for `'a`.
        TensorBase::over(unsafe { RefMut::from_ptr(NonNull::from_mut(elements).cast()) })
    }
}

/// Fails if the length of the slice differs from the number of elements of the shape.
///
/// A slice has at most `isize::MAX` bytes. A shape that needs more does not compile:
///
/// ```compile_fail,E0080
/// use stridewise::prelude::*;
/// let x = TensorView::<f64, Shape![2_000_000_000, 2_000_000_000]>::try_from(&[0.0][..]);
/// ```
impl<'a, T: Element, Sh: Shape> TryFrom<&'a [T]> for TensorView<'a, T, Sh> {
    type Error = LengthError;
    fn try_from(elements: &'a [T]) -> Result<Self, LengthError> {
        LengthError::check::<T, Sh>(elements.len())?;
        // SAFETY: Bounds: the slice has as many elements as the shape, borrowed for `'a`.
        Ok(TensorBase::over(unsafe {
            Ref::from_ptr(NonNull::from_ref(elements).cast())
        }))
    }
}

impl<'a, T: Element, Sh: Shape> TryFrom<&'a mut [T]> for TensorViewMut<'a, T, Sh> {
    type Error = LengthError;
    fn try_from(elements: &'a mut [T]) -> Result<Self, LengthError> {
        LengthError::check::<T, Sh>(elements.len())?;
        // SAFETY: Bounds, uniqueness: the slice has as many elements as the shape, borrowed uniquely for `'a`.
        Ok(TensorBase::over(unsafe {
            RefMut::from_ptr(NonNull::from_mut(elements).cast())
        }))
    }
}

impl<'a, T: Element, Sh: Shape, const N: usize> TryFrom<&'a heapless::Vec<T, N>>
    for TensorView<'a, T, Sh>
{
    type Error = LengthError;
    fn try_from(elements: &'a heapless::Vec<T, N>) -> Result<Self, LengthError> {
        Self::try_from(elements.as_slice())
    }
}

impl<'a, T: Element, Sh: Shape, const N: usize> TryFrom<&'a mut heapless::Vec<T, N>>
    for TensorViewMut<'a, T, Sh>
{
    type Error = LengthError;
    fn try_from(elements: &'a mut heapless::Vec<T, N>) -> Result<Self, LengthError> {
        Self::try_from(elements.as_mut_slice())
    }
}

impl<T: Element, Sh: Shape> TryFrom<&[T]> for Tensor<T, Sh> {
    type Error = LengthError;
    fn try_from(elements: &[T]) -> Result<Self, LengthError> {
        const { made_on_stack::<Self>("`try_from`") };
        let x = TensorView::<T, Sh>::try_from(elements)?;
        // SAFETY: Bounds, Initialisation: the slice has as many elements as the shape, all of which are copied.
        Ok(unsafe { Self::written(|out| out.copy_from_nonoverlapping(x.first(), Sh::NUMEL)) })
    }
}

/// Fails if the number of elements differs from that of the shape; `try_new` returns the vector in that case.
impl<T: Element, Sh: Shape, const N: usize> TryFrom<heapless::Vec<T, N>>
    for HeaplessTensor<T, Sh, N>
{
    type Error = LengthError;
    fn try_from(elements: heapless::Vec<T, N>) -> Result<Self, LengthError> {
        LengthError::check::<T, Sh>(elements.len())?;
        Heapless::new(elements)
            .map(TensorBase::over)
            .map_err(|elements| LengthError {
                expected: Sh::NUMEL,
                found: elements.len(),
            })
    }
}

impl<T: Element, Sh: Shape, const N: usize> HeaplessTensor<T, Sh, N> {
    /// The tensor with the elements of the vector.
    ///
    /// # Errors
    /// The vector itself, if its length differs from the number of elements of the shape.
    pub fn try_new(elements: heapless::Vec<T, N>) -> Result<Self, heapless::Vec<T, N>> {
        Heapless::new(elements).map(TensorBase::over)
    }

    /// The elements in row-major order, as a vector.
    pub fn into_vec(self) -> heapless::Vec<T, N> {
        self.storage.into_inner()
    }
}

/// An array of elements, flat or nested according to the shape.
///
/// # Safety
/// If it `FITS`, the array consists of the elements `T` of the shape in row-major order, and of nothing else.
#[diagnostic::on_unimplemented(
    message = "this array does not make a tensor of `{T}` with the shape {Sh}",
    label = "another type of elements, or nested otherwise",
    note = "of `{T}`, where a float has a point, `1.0`; flat, or nested as the shape: `[[T; 3]; 2]` for `Shape![2, 3]`"
)]
pub unsafe trait NestedArray<T, Sh: Shape>: Copy {
    /// Whether the lengths are those of the shape: [`LenIs`] compares no number above 999.
    #[doc(hidden)]
    const FITS: bool;
}
// SAFETY: the lengths are compared.
unsafe impl<T: Element, Sh: Shape<Numel: LenIs<N>>, const N: usize> NestedArray<T, Sh> for [T; N] {
    const FITS: bool = N == Sh::NUMEL;
}
macro_rules! nested {
    ($($array:ty: $($N:ident $D:ident)*;)*) => { $(
        // SAFETY: the lengths are compared, from the outermost array inwards.
        #[diagnostic::do_not_recommend]
        unsafe impl<T: Element, $($D: Dim + LenIs<$N>,)* $(const $N: usize),*>
            NestedArray<T, ($($D,)*)> for $array
        {
            const FITS: bool = true $(&& $N == $D::SIZE)*;
        }
    )* };
}
nested! {
    [[T; N1]; N0]: N0 A N1 B;
    [[[T; N2]; N1]; N0]: N0 A N1 B N2 C;
    [[[[T; N3]; N2]; N1]; N0]: N0 A N1 B N2 C N3 E;
    [[[[[T; N4]; N3]; N2]; N1]; N0]: N0 A N1 B N2 C N3 E N4 F;
    [[[[[[T; N5]; N4]; N3]; N2]; N1]; N0]: N0 A N1 B N2 C N3 E N4 F N5 G;
}

/// After this number of steps the elements are copied, twice as many each time: rustc rejects a constant that takes
/// millions of steps.
const MOST_STEPS: usize = 1 << 16;

// Each element from its row-major position: the same functions for tensors of every storage.

/// `start`, `start + step`, …, requested in order.
pub(super) fn counted<T: Element + Num>(start: T, step: T) -> impl FnMut(usize) -> T {
    // The position as a number, whose last digit is counted: where numbers are rounded, one more may be none more.
    let (mut high, mut digit) = (T::zero(), T::zero());
    move |i| {
        if let Some(x) = native(start, step, i) {
            return x;
        }
        if i.is_multiple_of(DIGIT) {
            (high, digit) = (number(i), T::zero());
        } else {
            digit = digit + T::one();
        }
        start + step * (high + digit)
    }
}
/// Every type of numbers counts so far.
const DIGIT: usize = 128;

/// `start + step * i` in Rust's own numbers, of which integers wrap.
#[cfg_attr(not(unoptimised), inline(always))]
fn native<T: Element>(start: T, step: T, i: usize) -> Option<T> {
    macro_rules! native {
        ($($($Of:ident)*: |$start:ident, $step:ident, $i:ident| $e:expr;)*) => { $( $(
            if TypeId::of::<T>() == TypeId::of::<$Of>() {
                // SAFETY: Validity: the two types are the same.
                let ($start, $step) = unsafe {
                    (transmute_copy::<T, $Of>(&start), transmute_copy::<T, $Of>(&step))
                };
                // A position is at most `isize::MAX`.
                let $i = i as isize as $Of;
                let x: $Of = $e;
                // SAFETY: Validity: the two types are the same.
                return Some(unsafe { transmute_copy::<$Of, T>(&x) });
            }
        )* )* };
    }
    native! {
        f32 f64: |start, step, i| start + step * i;
        i8 i16 i32 i64 i128 isize u8 u16 u32 u64 u128 usize:
            |start, step, i| start.wrapping_add(step.wrapping_mul(i));
    }
    None
}
/// A number, bit by bit.
fn number<T: Num + Copy>(i: usize) -> T {
    let mut x = T::zero();
    for bit in (0..usize::BITS - i.leading_zeros()).rev() {
        x = x + x;
        if i >> bit & 1 == 1 {
            x = x + T::one();
        }
    }
    x
}

/// The result of a function of each index, requested in order.
pub(super) fn by_index<T, Sh: Shape, const R: usize>(
    mut value: impl FnMut([usize; R]) -> T,
) -> impl FnMut(usize) -> T {
    let mut index = [0; R];
    move |_| {
        let out = value(index);
        for (i, size) in index.iter_mut().zip(Sh::SIZES).rev() {
            *i += 1;
            if *i < *size {
                break;
            }
            *i = 0;
        }
        out
    }
}

/// 1 on the diagonal of a square matrix, else 0.
pub(super) fn diagonal<T: Num, N: Dim>(i: usize) -> T {
    if i.is_multiple_of(N::SIZE + 1) {
        T::one()
    } else {
        T::zero()
    }
}

/// `N` evenly spaced numbers from `start` to `end`.
pub(super) fn spaced<T: num_traits::Float, N: Dim>(start: T, end: T) -> impl Fn(usize) -> T {
    let n = N::SIZE;
    let count = |i: usize| T::from(i).unwrap_or_else(T::zero);
    let step = if n > 1 {
        (end - start) / count(n - 1)
    } else {
        T::zero()
    };
    // Computed from the nearer end, as PyTorch does, so that both ends are exact.
    move |i| {
        if i < n / 2 || n == 1 {
            start + step * count(i)
        } else {
            end - step * count(n - 1 - i)
        }
    }
}

/// The elements of a text, one line per row.
pub(super) fn parse_into<T: FromText, Sh: Shape>(
    text: &str,
    elements: &mut [T],
) -> Result<(), TextError> {
    let columns = Sh::SIZES.last().copied().unwrap_or(1);
    let rows = Sh::NUMEL.checked_div(columns).unwrap_or(0);
    parse_rows(text, rows, columns, &mut |i, value| {
        if let Some(e) = elements.get_mut(i) {
            *e = value;
        }
    })
}

impl<T: Element, Sh: Shape> Tensor<T, Sh> {
    /// The elements of an array, flat or nested according to the shape. PyTorch's `torch.tensor([...])`.
    ///
    /// The function is `const`, for a `static` of any size, so it also compiles for a tensor larger than the stack.
    /// For a tensor of more than 512 KiB outside a `static`, use `BoxedTensor` (feature `alloc`).
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// static X: Tensor<f32, Shape![2, 2]> = Tensor::<f32, Shape![2, 2]>::from_array([[1.0, 2.0], [3.0, 4.0]]);
    /// assert_eq!(X[[1, 0]], 3.0);
    /// ```
    pub const fn from_array<A: NestedArray<T, Sh>>(elements: A) -> Self {
        const { assert!(A::FITS, "the array has another length than the tensor") };
        // SAFETY: the trait's promise.
        TensorBase::over(unsafe { Array::from_plain(elements) })
    }

    /// All elements equal to `value`. PyTorch's `torch.full(size, value)`.
    ///
    /// The function is `const`, for a `static` of any size, so it also compiles for a tensor larger than the stack.
    /// For a tensor of more than 512 KiB outside a `static`, use `BoxedTensor` (feature `alloc`).
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// assert_eq!(Tensor::<f32, Shape![5]>::full(1.125).sum(), 5.625);
    /// ```
    pub const fn full(value: T) -> Self {
        let mut out = Self::UNWRITTEN;
        let first = out.storage.ptr_mut().as_ptr();
        let mut written = 0;
        while written < Sh::NUMEL && written < MOST_STEPS {
            // SAFETY: Bounds: `written` is less than the number of elements.
            unsafe { first.add(written).write(value) };
            written += 1;
        }
        while written < Sh::NUMEL {
            let left = Sh::NUMEL - written;
            let more = if left < written { left } else { written };
            // SAFETY: Bounds: `more` elements are written at the start, and there is room for `more` after `written`;
            // the ranges do not overlap.
            unsafe { core::ptr::copy_nonoverlapping(first, first.add(written), more) };
            written += more;
        }
        out
    }

    /// All zeros. PyTorch's `torch.zeros(size)`.
    ///
    /// The function is `const`, for a `static` of any size, so it also compiles for a tensor larger than the stack.
    /// For a tensor of more than 512 KiB outside a `static`, use `BoxedTensor` (feature `alloc`).
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// static Z: Tensor<f32, Shape![2, 3]> = Tensor::<f32, Shape![2, 3]>::zeros();
    /// assert_eq!(Z.sum(), 0.0);
    /// ```
    #[rustfmt::skip]
    pub const fn zeros() -> Self // Tensor::<f32, Shape![3, 4]>::zeros()
    where
        T: HasZero,
    {
        Self::full(T::ZERO)
    }

    /// All ones. PyTorch's `torch.ones(size)`.
    ///
    /// The function is `const`, for a `static` of any size, so it also compiles for a tensor larger than the stack.
    /// For a tensor of more than 512 KiB outside a `static`, use `BoxedTensor` (feature `alloc`).
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// assert_eq!(Tensor::<i64, Shape![2, 3]>::ones().sum(), 6);
    /// ```
    #[rustfmt::skip]
    pub const fn ones() -> Self // Tensor::<f32, Shape![3, 4]>::ones()
    where
        T: HasOne,
    {
        Self::full(T::ONE)
    }

    /// 0, 1, 2, … in row-major order. PyTorch's `torch.arange(n).view(size)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// assert_eq!(Tensor::<i64, Shape![2, 3]>::arange()[[1, 2]], 5);
    /// ```
    #[rustfmt::skip]
    pub fn arange() -> Self // Tensor::<i64, Shape![12]>::arange(), ::arange_from(start, step)
    where
        T: Num,
    {
        const { made_on_stack::<Self>("`arange`") };
        Self::arange_from(T::zero(), T::one())
    }

    /// `start`, `start + step`, … in row-major order. PyTorch's `torch.arange(start, end, step)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// assert_eq!(Tensor::<i64, Shape![3]>::arange_from(1, 2).as_slice(), [1, 3, 5]);
    /// ```
    pub fn arange_from(start: T, step: T) -> Self
    where
        T: Num,
    {
        const { made_on_stack::<Self>("`arange_from`") };
        Self::from_elements(counted(start, step))
    }

    /// The element at each index, computed by a function. ndarray's `from_shape_fn`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<usize, Shape![3, 4]>::from_fn(|[i, j]| 10 * i + j);
    /// assert_eq!(x[[2, 3]], 23);
    /// ```
    pub fn from_fn<const R: usize>(value: impl FnMut([usize; R]) -> T) -> Self
    where
        Sh: HasRank<R>,
    {
        const { made_on_stack::<Self>("`from_fn`") };
        Self::from_elements(by_index::<T, Sh, R>(value))
    }

    /// Uninitialised memory for the elements, which are written before the tensor is returned.
    pub(crate) const UNWRITTEN: Self = TensorBase::over(Array::UNWRITTEN);

    /// The elements that `write` writes in row-major order, directly into the memory of the returned tensor.
    ///
    /// # Safety
    /// `write` writes all elements.
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(crate) unsafe fn written(write: impl FnOnce(*mut T)) -> Self {
        // For a large tensor a separate function, which receives the memory of the result: if it were inlined, LLVM
        // might keep a copy.
        if const { size_of::<Self>() > 1 << 14 } {
            // SAFETY: the caller's promise.
            return unsafe { Self::written_apart(write) };
        }
        let mut out = Self::UNWRITTEN;
        write(out.storage.ptr_mut().as_ptr());
        out
    }

    /// # Safety
    /// As for `written`.
    #[inline(never)]
    unsafe fn written_apart(write: impl FnOnce(*mut T)) -> Self {
        #[inline(never)]
        fn call<T>(write: impl FnOnce(*mut T), first: *mut T) {
            write(first);
        }
        let mut out = Self::UNWRITTEN;
        call(write, out.storage.ptr_mut().as_ptr());
        out
    }

    /// As `written`, for a `write` that can fail.
    ///
    /// # Safety
    /// `write` writes all elements, or fails.
    pub(crate) unsafe fn try_written<E>(
        write: impl FnOnce(*mut T) -> Result<(), E>,
    ) -> Result<Self, E> {
        let mut out = Ok(Self::UNWRITTEN);
        let written = match &mut out {
            Ok(out) => write(out.storage.ptr_mut().as_ptr()),
            Err(_) => Ok(()),
        };
        if let Err(error) = written {
            out = Err(error);
        }
        out
    }

    /// Each element from its row-major position.
    pub(crate) fn from_elements(mut value: impl FnMut(usize) -> T) -> Self {
        // SAFETY: Initialisation: each of the elements is written, once.
        unsafe {
            Self::written(
                #[cfg_attr(not(unoptimised), inline(always))]
                |first| {
                    for i in 0..Sh::NUMEL {
                        first.add(i).write(value(i));
                    }
                },
            )
        }
    }

    /// The elements in row-major order, as a slice.
    pub const fn as_slice(&self) -> &[T] {
        self.storage.as_slice()
    }

    /// The elements in row-major order, as a mutable slice.
    pub const fn as_mut_slice(&mut self) -> &mut [T] {
        self.storage.as_mut_slice()
    }

    /// The elements as a `GenericArray`, moved as one block.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = tensor![[1, 2], [3, 4]].into_generic_array();
    /// assert_eq!(x.as_slice(), [1, 2, 3, 4]);
    /// ```
    pub const fn into_generic_array(self) -> GenericArray<T, Typenum<Numel<Sh>>>
    where
        Typenum<Numel<Sh>>: ArrayLength,
    {
        const { assert!(size_of::<GenericArray<T, Typenum<Numel<Sh>>>>() == size_of::<Self>()) };
        // SAFETY: Validity: both consist of `NUMEL` contiguous elements.
        unsafe { transmute_copy(&core::mem::ManuallyDrop::new(self)) }
    }

    /// The elements of a `GenericArray`, in row-major order.
    ///
    /// The function is `const`, for a `static` of any size, so it also compiles for a tensor larger than the stack.
    /// For a tensor of more than 512 KiB outside a `static`, use `BoxedTensor` (feature `alloc`).
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let array = tensor![1, 2, 3, 4].into_generic_array();
    /// assert_eq!(Tensor::<i32, Shape![2, 2]>::from_generic_array(array)[[1, 0]], 3);
    /// ```
    pub const fn from_generic_array(elements: GenericArray<T, Typenum<Numel<Sh>>>) -> Self
    where
        Typenum<Numel<Sh>>: ArrayLength,
    {
        // SAFETY: Validity: a `GenericArray` consists of its elements, contiguous.
        TensorBase::over(unsafe { Array::from_plain(elements) })
    }

    /// Text of numbers separated by white space or commas, one line per row. NumPy's `loadtxt`.
    ///
    /// The last dimension is that of the columns. `#` starts a comment, and empty lines are skipped.
    ///
    /// # Errors
    /// [`TextError`] gives the line and column of a malformed number, of a row with too few or too many fields, or of
    /// a missing or extra row.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<f32, Shape![2, 2]>::from_text("39 144 # age, pressure\n47, 220\n").unwrap();
    /// assert_eq!(x[[1, 0]], 47.0);
    /// assert!(Tensor::<f32, Shape![2, 2]>::from_text("39 144\n47 x").is_err());
    /// ```
    pub fn from_text(text: &str) -> Result<Self, TextError>
    where
        T: FromText + num_traits::Zero,
    {
        const { made_on_stack::<Self>("`from_text`") };
        let mut out = Self::full(T::zero());
        parse_into::<T, Sh>(text, out.as_mut_slice())?;
        Ok(out)
    }
}

// The types of a square matrix and of a vector with `S`, spelled out: with a bound on another square shape in scope,
// `<(N, N) as Shape>::Numel` would be the number of elements of that one, as long as `N` is to be inferred.
#[cfg(not(doc))]
pub(super) type SquareOver<S, N> = TensorBase<S, Strided<(N, N), (<N as Dim>::AtLeastOne, D<1>)>>;
#[cfg(not(doc))]
pub(super) type VectorOver<S, N> = TensorBase<S, Strided<(N,), (D<1>,)>>;
#[cfg(not(doc))]
type Square<T, N> = SquareOver<Array<T, Squared<N>>, N>;
#[cfg(not(doc))]
type Vector<T, N> = VectorOver<Array<T, N>, N>;
#[cfg(doc)]
type Square<T, N> = Tensor<T, (N, N)>;
#[cfg(doc)]
type Vector<T, N> = Tensor<T, (N,)>;

impl<T: Element, N: Dim> Square<T, N> {
    /// Ones on the diagonal, zeros elsewhere. PyTorch's `torch.eye(n)`.
    ///
    /// As a factor, write its element type: `x.mm(Tensor::<f32, _>::eye())`. Both sizes follow from `x`, since the matrix is
    /// square, but rustc does not infer the type of an operand's elements ("type annotations needed").
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// assert_eq!(Tensor::<f32, Shape![3, 3]>::eye().as_slice()[..4], [1.0, 0.0, 0.0, 0.0]);
    /// let x = Tensor::<f32, Shape![2, 3]>::arange();
    /// assert_eq!(x.mm(Tensor::<f32, _>::eye()).eval(), x);
    /// ```
    pub fn eye() -> Self
    where
        T: Num,
    {
        const { made_on_stack::<Self>("`eye`") };
        Self::from_elements(diagonal::<T, N>)
    }
}

impl<T: Element + num_traits::Float, N: Dim> Vector<T, N> {
    /// `N` evenly spaced numbers from `start` to `end`, both included. PyTorch's `torch.linspace(start, end, n)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// assert_eq!(Tensor::<f32, Shape![4]>::linspace(1.0, 4.0).as_slice(), [1.0, 2.0, 3.0, 4.0]);
    /// ```
    pub fn linspace(start: T, end: T) -> Self {
        const { made_on_stack::<Self>("`linspace`") };
        Self::from_elements(spaced::<T, N>(start, end))
    }
}

impl<T: Element, Len: Dim, L: Layout> TensorBase<Array<T, Len>, L> {
    /// The tensor with dimensions `A` and `B` swapped in its type. PyTorch's `x.transpose_(a, b)`, which changes the
    /// tensor's metadata in place; this method takes the tensor by value and returns it.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<i64, Shape![2, 3]>::arange().transpose_::<0, 1>();
    /// assert_eq!(x.shape(), [3, 2]);
    /// ```
    pub const fn transpose_<const A: isize, const B: isize>(
        self,
    ) -> TensorBase<Array<T, Len>, crate::layout::Transposed<L, A, B>>
    where
        L::Shape: crate::shape::AxisOrScalar<A> + crate::shape::AxisOrScalar<B>,
    {
        // SAFETY: the type of the storage is the same, and the new layout covers the same elements. The tensor is
        // moved bitwise, because a `const fn` cannot destructure it.
        TensorBase::over(unsafe { transmute_copy(&core::mem::ManuallyDrop::new(self.storage)) })
    }
}

macro_rules! from_nested {
    ($($name:ident $array:ty: $($N:ident)*;)*) => { $(
        #[doc(hidden)]
        #[allow(clippy::type_complexity)]
        pub const fn $name<T: Element, $(const $N: usize),*>(elements: $array) -> Tensor<T, ($(D<$N>,)*)>
        where
            $(D<$N>: Dim,)*
        {
            // SAFETY: Bounds: the sizes are the lengths of the arrays.
            TensorBase::over(unsafe { Array::from_plain(elements) })
        }
    )* };
}
from_nested! {
    from_nested1 [T; N0]: N0;
    from_nested2 [[T; N1]; N0]: N0 N1;
    from_nested3 [[[T; N2]; N1]; N0]: N0 N1 N2;
    from_nested4 [[[[T; N3]; N2]; N1]; N0]: N0 N1 N2 N3;
    from_nested5 [[[[[T; N4]; N3]; N2]; N1]; N0]: N0 N1 N2 N3 N4;
    from_nested6 [[[[[[T; N5]; N4]; N3]; N2]; N1]; N0]: N0 N1 N2 N3 N4 N5;
}

/// An owned tensor from its elements, with the shape of the nested brackets. PyTorch's `torch.tensor`.
///
/// The element type is inferred as for any Rust literal: from the context, else `f64` or `i32`.
///
/// ```
/// use stridewise::prelude::*;
/// static A: Tensor<f32, Shape![2, 3]> = tensor![[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]];
/// assert_eq!(A.t()[[2, 1]], 6.0);
/// ```
#[macro_export]
macro_rules! tensor {
    ($([$([$([$([$([$($x:expr),* $(,)?]),* $(,)?]),* $(,)?]),* $(,)?]),* $(,)?]),* $(,)?) => {
        $crate::tensor::from_nested6([$([$([$([$([$([$($x),*]),*]),*]),*]),*]),*])
    };
    ($([$([$([$([$($x:expr),* $(,)?]),* $(,)?]),* $(,)?]),* $(,)?]),* $(,)?) => {
        $crate::tensor::from_nested5([$([$([$([$([$($x),*]),*]),*]),*]),*])
    };
    ($([$([$([$($x:expr),* $(,)?]),* $(,)?]),* $(,)?]),* $(,)?) => {
        $crate::tensor::from_nested4([$([$([$([$($x),*]),*]),*]),*])
    };
    ($([$([$($x:expr),* $(,)?]),* $(,)?]),* $(,)?) => {
        $crate::tensor::from_nested3([$([$([$($x),*]),*]),*])
    };
    ($([$($x:expr),* $(,)?]),* $(,)?) => { $crate::tensor::from_nested2([$([$($x),*]),*]) };
    ($($x:expr),* $(,)?) => { $crate::tensor::from_nested1([$($x),*]) };
    ($x:expr; $($n:tt)*) => {
        ::core::compile_error!("`tensor!` lists elements; a tensor of equal ones is `Tensor::<f32, Shape![3, 4]>::full(x)`")
    };
}
