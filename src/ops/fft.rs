//! Discrete Fourier transforms of any size, through `rustfft`. PyTorch's `torch.fft`.
//!
//! A complex element is an array of its real and imaginary part, `[f32; 2]`; `view_as_real()`, `real()` and `imag()`
//! give access to the parts. Forward transforms are not scaled, inverse ones are divided by the size: PyTorch's
//! `norm="backward"`.

use alloc::vec;
use alloc::vec::Vec;

use rustfft::num_complex::Complex;
use rustfft::{FftDirection, FftNum, FftPlanner};

use crate::expr::Expr;
use crate::layout::{Layout, SizeAt};
use crate::num::bits::False;
use crate::num::nat::Nat;
use crate::num::{Add, BelowThousand, Count, D, Dim, Div, Named};
use crate::shape::{Axis, Index};
use crate::storage::{Element, Storage, StorageMut, fits_stack};
use crate::tensor::{Tensor, TensorBase};

/// An element that is a complex number or converts to one: `f32`, `f64`, and arrays of two of them.
#[diagnostic::on_unimplemented(
    message = "elements of type `{Self}` have no Fourier transform",
    label = "expected `f32`, `f64`, `[f32; 2]` or `[f64; 2]`",
    note = "integers become floats by `x.float()`"
)]
pub trait ToComplex: Element + crate::num::Sealed {
    /// The type of each part.
    type Part: FftNum + num_traits::Float;
    /// The element as real and imaginary part.
    fn to_complex(self) -> [Self::Part; 2];
}
/// A real element: `f32` or `f64`.
#[diagnostic::on_unimplemented(
    message = "rfft: the elements are `{Self}`, not real numbers",
    label = "expected `f32` or `f64`",
    note = "complex elements are transformed by `fft`"
)]
pub trait RealPart: ToComplex<Part = Self> + num_traits::Float {}
macro_rules! to_complex {
    ($($T:ident)*) => { $(
        #[diagnostic::do_not_recommend]
        impl ToComplex for $T {
            type Part = $T;
            fn to_complex(self) -> [$T; 2] {
                [self, 0.0]
            }
        }
        #[diagnostic::do_not_recommend]
        impl RealPart for $T {}
        #[diagnostic::do_not_recommend]
        impl ToComplex for [$T; 2] {
            type Part = $T;
            fn to_complex(self) -> [$T; 2] {
                self
            }
        }
    )* };
}
to_complex! { f32 f64 }

type IndexOf<S, const DIM: isize> = <S as Axis<DIM>>::Index;
type SizeOf<S, const DIM: isize> = <IndexOf<S, DIM> as Index>::Get<S>;
/// The shape of the result of `rfft::<DIM>()`: the size of dimension `DIM` is halved, plus one.
pub type Halved<S, const DIM: isize> =
    <IndexOf<S, DIM> as Index>::Set<S, Add<Div<SizeOf<S, DIM>, D<2>>, D<1>>>;
/// The shape of the result of `irfft::<DIM, N>()`.
pub type Resized<S, const DIM: isize, const N: usize> =
    <IndexOf<S, DIM> as Index>::Set<S, Named<N>>;

/// The verdict on a transform along a dimension: the size of the dimension must not be 0.
#[diagnostic::on_unimplemented(
    message = "dimension {DIM} has the size 0 and no Fourier transform",
    label = "no elements along dimension {DIM}"
)]
pub trait HasPoints<const DIM: isize>: crate::num::Sealed {}
#[diagnostic::do_not_recommend]
impl<const DIM: isize> HasPoints<DIM> for False {}
/// Whether dimension `DIM` has the size 0.
pub type NoPoints<S, const DIM: isize> = <<SizeOf<S, DIM> as Dim>::Nat as Nat>::IsZero;

/// Whether `N` is 0.
pub type NoneAsked<const N: usize> = <<Named<N> as Dim>::Nat as Nat>::IsZero;

fn complex<E: Expr>(x: E) -> Tensor<[<E::Elem as ToComplex>::Part; 2], E::Shape>
where
    E::Elem: ToComplex,
{
    let x = x.eval();
    let mut elements = x.elements();
    let zero = [num_traits::zero(); 2];
    Tensor::from_elements(|_| elements.next().map_or(zero, ToComplex::to_complex))
}

/// Rejects a transform whose result `R` has more bytes than the stack permits.
#[track_caller]
const fn transformed_on_stack<R>(what: &str) {
    let instead = "a `BoxedTensor` of complex numbers is transformed in place, `x.fft_::<DIM>()`";
    fits_stack(what, size_of::<R>(), instead);
}

/// Fourier transforms of any expression.
pub trait Fourier: Expr {
    /// Returns the discrete Fourier transform along dimension `DIM`. PyTorch's `torch.fft.fft(x, dim=dim)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x: Tensor<f64, Shape![4]> = tensor![1.0, 0.0, 0.0, 0.0];
    /// assert!(x.fft::<0>() == Tensor::full([1.0, 0.0]));
    /// ```
    fn fft<const DIM: isize>(self) -> Tensor<[<Self::Elem as ToComplex>::Part; 2], Self::Shape>
    where
        Self::Elem: ToComplex,
        Self::Shape: Axis<DIM>,
        NoPoints<Self::Shape, DIM>: HasPoints<DIM>,
    {
        const {
            transformed_on_stack::<Tensor<[<Self::Elem as ToComplex>::Part; 2], Self::Shape>>(
                "`fft`",
            )
        };
        let mut out = complex(self);
        out.fft_::<DIM>();
        out
    }

    /// Returns the inverse of [`fft`](Self::fft). PyTorch's `torch.fft.ifft(x, dim=dim)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x: Tensor<f64, Shape![2]> = tensor![3.0, -1.0];
    /// assert_eq!(x.fft::<0>().ifft::<0>().real().eval(), x);
    /// ```
    fn ifft<const DIM: isize>(self) -> Tensor<[<Self::Elem as ToComplex>::Part; 2], Self::Shape>
    where
        Self::Elem: ToComplex,
        Self::Shape: Axis<DIM>,
        NoPoints<Self::Shape, DIM>: HasPoints<DIM>,
    {
        const {
            transformed_on_stack::<Tensor<[<Self::Elem as ToComplex>::Part; 2], Self::Shape>>(
                "`ifft`",
            )
        };
        let mut out = complex(self);
        out.ifft_::<DIM>();
        out
    }

    /// Returns the transform of real numbers without the redundant mirrored frequencies: the size along `DIM` is
    /// `n / 2 + 1`. PyTorch's `torch.fft.rfft(x, dim=dim)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<f32, Shape![2, 5]>::ones();
    /// assert_eq!(x.rfft::<1>().shape(), [2, 3]);
    /// ```
    fn rfft<const DIM: isize>(self) -> Tensor<[Self::Elem; 2], Halved<Self::Shape, DIM>>
    where
        Self::Elem: RealPart,
        Self::Shape: Axis<DIM>,
        NoPoints<Self::Shape, DIM>: HasPoints<DIM>,
    {
        const { transformed_on_stack::<Tensor<[Self::Elem; 2], Self::Shape>>("`rfft`") };
        let all = self.fft::<DIM>();
        let (n, inner) = (
            <SizeOf<Self::Shape, DIM> as Dim>::SIZE,
            inner::<Self::Shape, DIM>(),
        );
        let m = n / 2 + 1;
        Tensor::from_elements(|i| {
            let (line, k, lane) = (i / inner / m, i / inner % m, i % inner);
            // For a dimension of size 0, the only frequency is 0.
            let zero = [num_traits::zero(); 2];
            *all.as_slice()
                .get((line * n + k) * inner + lane)
                .unwrap_or(&zero)
        })
    }

    /// Returns the inverse of [`rfft`](Self::rfft): the `N` real numbers that have these frequencies. It reads
    /// `N / 2 + 1` frequencies; additional ones are ignored, and missing ones are 0. PyTorch's
    /// `torch.fft.irfft(x, n, dim=dim)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x: Tensor<f64, Shape![3]> = tensor![3.0, -1.0, 4.0];
    /// let y = x.rfft::<0>().irfft::<0, 3>();
    /// assert!((&y - &x).abs().max() < 1e-12);
    /// ```
    fn irfft<const DIM: isize, const N: usize>(
        self,
    ) -> Tensor<<Self::Elem as ToComplex>::Part, Resized<Self::Shape, DIM, N>>
    where
        Self::Elem: ToComplex,
        Self::Shape: Axis<DIM>,
        Count<N>: BelowThousand<N>,
        NoneAsked<N>: HasPoints<DIM>,
    {
        const {
            transformed_on_stack::<(
                Tensor<[<Self::Elem as ToComplex>::Part; 2], Self::Shape>,
                Tensor<<Self::Elem as ToComplex>::Part, Resized<Self::Shape, DIM, N>>,
            )>("`irfft`")
        };
        let inner = inner::<Self::Shape, DIM>();
        let half = complex(self);
        let (half, m) = (half.as_slice(), N / 2 + 1);
        let there = <SizeOf<Self::Shape, DIM> as Dim>::SIZE;
        let mut out = Tensor::<_, Resized<Self::Shape, DIM, N>>::full(num_traits::zero());
        let mut buffer = vec![Complex::new(num_traits::zero(), num_traits::zero()); N];
        let inverse = FftPlanner::new().plan_fft(N, FftDirection::Inverse);
        let scale = scale(N);
        // If there are no frequencies, all are missing.
        for (line, lane) in (0..half.len() / there.max(1)).map(|i| (i / inner, i % inner)) {
            for (k, z) in buffer.iter_mut().enumerate() {
                // The second half mirrors the first; frequencies that mirror themselves are real.
                let (at, mirrored) = if k < m { (k, false) } else { (N - k, true) };
                let [re, im] = match at < there {
                    true => half[(line * there + at) * inner + lane],
                    false => [num_traits::zero(); 2],
                };
                *z = match (mirrored, at == 0 || 2 * at == N) {
                    (_, true) => Complex::new(re, num_traits::zero()),
                    (false, _) => Complex::new(re, im),
                    (true, _) => Complex::new(re, -im),
                };
            }
            inverse.process(&mut buffer);
            for (k, z) in buffer.iter().enumerate() {
                out.as_mut_slice()[(line * N + k) * inner + lane] = z.re * scale;
            }
        }
        out
    }
}
impl<E: Expr> Fourier for E {}

// The number of elements between neighbours along dimension `DIM` of a contiguous tensor.
fn inner<S: Axis<DIM>, const DIM: isize>() -> usize {
    let dim = <IndexOf<S, DIM> as Index>::VALUE;
    S::SIZES.iter().skip(dim + 1).product()
}

fn scale<T: FftNum + num_traits::Float>(n: usize) -> T {
    T::from_usize(n).map_or_else(T::nan, |n| T::one() / n)
}

/// In-place Fourier transforms.
impl<T: FftNum + num_traits::Float, S: StorageMut + Storage<Elem = [T; 2]>, L: Layout>
    TensorBase<S, L>
{
    /// Computes the discrete Fourier transform along dimension `DIM`, in place.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let mut x = BoxedTensor::<[f32; 2], Shape![64, 1024]>::full([1.0, 0.0]);
    /// x.fft_::<-1>();
    /// assert_eq!((x[[3, 0]], x[[3, 1]]), ([1024.0, 0.0], [0.0, 0.0]));
    /// ```
    pub fn fft_<const DIM: isize>(&mut self) -> &mut Self
    where
        L::Shape: Axis<DIM>,
        NoPoints<L::Shape, DIM>: HasPoints<DIM>,
    {
        self.transform::<DIM>(FftDirection::Forward)
    }

    /// Computes the inverse of [`fft_`](Self::fft_), in place.
    pub fn ifft_<const DIM: isize>(&mut self) -> &mut Self
    where
        L::Shape: Axis<DIM>,
        NoPoints<L::Shape, DIM>: HasPoints<DIM>,
    {
        self.transform::<DIM>(FftDirection::Inverse)
    }

    fn transform<const DIM: isize>(&mut self, direction: FftDirection) -> &mut Self
    where
        L::Shape: Axis<DIM>,
        NoPoints<L::Shape, DIM>: HasPoints<DIM>,
    {
        let n = <SizeAt<L, DIM> as Dim>::SIZE;
        let plan = FftPlanner::<T>::new().plan_fft(n, direction);
        let scale = match direction {
            FftDirection::Forward => T::one(),
            FftDirection::Inverse => scale(n),
        };
        let mut line: Vec<Complex<T>> = Vec::with_capacity(n);
        let mut scratch = vec![Complex::new(T::zero(), T::zero()); plan.get_inplace_scratch_len()];
        let (lines, step) = self.lines::<DIM>();
        for first in lines {
            line.clear();
            line.extend((0..n).map(|k| {
                // SAFETY: the line's `n` elements are within the layout, and the layout is within the storage.
                let [re, im] = unsafe { first.add(k * step).read() };
                Complex::new(re, im)
            }));
            plan.process_with_scratch(&mut line, &mut scratch);
            for (k, z) in line.iter().enumerate() {
                // SAFETY: as above, and the storage may be written.
                unsafe { first.add(k * step).write([z.re * scale, z.im * scale]) };
            }
        }
        self
    }
}
