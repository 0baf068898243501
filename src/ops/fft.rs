//! Discrete Fourier transforms of any size, through `rustfft`. PyTorch's `torch.fft`.
//!
//! A complex element is an array of its real and imaginary part, `[f32; 2]`; `view_as_real()`, `real()` and `imag()`
//! give access to the parts. Forward transforms are not scaled, inverse ones are divided by the size: PyTorch's
//! `norm="backward"`.

use alloc::sync::Arc;
use alloc::vec;
use alloc::vec::Vec;
use core::marker::PhantomData;

use rustfft::num_complex::Complex;
use rustfft::{Fft, FftDirection, FftNum, FftPlanner};

use super::join::axis;
use super::sort::Lanes;
use crate::expr::{Compute, Expr, ExprNode, IntoExpr, Lazy, Walk, distance, kernels};
use crate::layout::{Layout, SizeAt};
use crate::num::bits::False;
use crate::num::nat::Nat;
use crate::num::{Add, BelowThousand, Count, D, Dim, Div, Named};
use crate::shape::{Axis, Index, Shape};
use crate::storage::{Element, Storage, StorageMut};
use crate::tensor::TensorBase;

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

/// The points of one line, and the plan of their transform.
struct Line<T: FftNum> {
    points: Vec<Complex<T>>,
    plan: Arc<dyn Fft<T>>,
    scratch: Vec<Complex<T>>,
    scale: T,
}
impl<T: FftNum + num_traits::Float> Line<T> {
    fn new(n: usize, direction: FftDirection) -> Self {
        let plan = FftPlanner::new().plan_fft(n, direction);
        Self {
            points: vec![Complex::new(T::zero(), T::zero()); n],
            scratch: vec![Complex::new(T::zero(), T::zero()); plan.get_inplace_scratch_len()],
            plan,
            scale: match direction {
                FftDirection::Forward => T::one(),
                FftDirection::Inverse => T::from_usize(n).map_or_else(T::nan, |n| T::one() / n),
            },
        }
    }
    /// Replaces the points with their transform.
    fn transform(&mut self) {
        self.plan
            .process_with_scratch(&mut self.points, &mut self.scratch);
        for z in &mut self.points {
            *z = Complex::new(z.re * self.scale, z.im * self.scale);
        }
    }
}

/// A transform along the dimension `I`, whose result `Out` has all frequencies or the first ones.
#[derive(Debug)]
pub struct Transform<I, A, Out, const INVERSE: bool> {
    a: A,
    of: PhantomData<fn() -> (I, Out)>,
}
impl<I, A, Out, const INVERSE: bool> Transform<I, A, Out, INVERSE> {
    fn new(a: A) -> Self {
        Self { a, of: PhantomData }
    }
}
impl<I, A: Clone, Out, const INVERSE: bool> Clone for Transform<I, A, Out, INVERSE> {
    fn clone(&self) -> Self {
        Self::new(self.a.clone())
    }
}
impl<I, A: Copy, Out, const INVERSE: bool> Copy for Transform<I, A, Out, INVERSE> {}
kernels! { ready:
    [I: Index, A: ExprNode<Elem: ToComplex>, Out: Shape, const INVERSE: bool]
    Transform<I, A, Out, INVERSE> => Transform<I, A::Ready, Out, INVERSE>,
    [<A::Elem as ToComplex>::Part; 2], Out;
    a: A;
    |_this| Transform::new(a);
}
// SAFETY: each line of the result is written. `Out` has no more elements along the dimension than the operand, and the
// same other sizes: the methods that create a `Transform` ensure that.
unsafe impl<I: Index, A: ExprNode<Elem: ToComplex>, Out: Shape, const INVERSE: bool> Compute
    for Transform<I, A, Out, INVERSE>
{
    type Elem = [<A::Elem as ToComplex>::Part; 2];
    type Shape = Out;
    unsafe fn run<L: Layout<Shape = Out>>(&self, out: *mut Self::Elem, _: bool) {
        let along = const { axis::<A::Shape, I>() };
        let (n, step) = (
            const { A::Shape::PADDED[axis::<A::Shape, I>()] },
            L::PADDED_STRIDES[along],
        );
        let mut line = Line::new(n, const { direction(INVERSE) });
        Lanes::<Out, I>::walk(|start| {
            let mut at = *start;
            for (k, z) in line.points.iter_mut().enumerate() {
                at[along] = k;
                // SAFETY: an index of the operand's shape.
                let [re, im] = unsafe { self.a.load(&at) }.to_complex();
                *z = Complex::new(re, im);
            }
            line.transform();
            let points = line
                .points
                .iter()
                .take(const { Out::PADDED[axis::<Out, I>()] });
            for (k, z) in points.enumerate() {
                // SAFETY: an index of the result, which may be written.
                unsafe { out.add(distance::<L>(start) + k * step).write([z.re, z.im]) };
            }
        });
    }
}

/// The real numbers along the dimension `I` of `Out` that have the operand's frequencies.
#[derive(Debug)]
pub struct RealInverse<I, A, Out> {
    a: A,
    of: PhantomData<fn() -> (I, Out)>,
}
impl<I, A, Out> RealInverse<I, A, Out> {
    fn new(a: A) -> Self {
        Self { a, of: PhantomData }
    }
}
impl<I, A: Clone, Out> Clone for RealInverse<I, A, Out> {
    fn clone(&self) -> Self {
        Self::new(self.a.clone())
    }
}
impl<I, A: Copy, Out> Copy for RealInverse<I, A, Out> {}
kernels! { ready:
    [I: Index, A: ExprNode<Elem: ToComplex>, Out: Shape]
    RealInverse<I, A, Out> => RealInverse<I, A::Ready, Out>, <A::Elem as ToComplex>::Part, Out;
    a: A;
    |_this| RealInverse::new(a);
}
// SAFETY: each line of the result is written. `Out` has the operand's sizes, except along the dimension: the method
// that creates a `RealInverse` ensures that.
unsafe impl<I: Index, A: ExprNode<Elem: ToComplex>, Out: Shape> Compute for RealInverse<I, A, Out> {
    type Elem = <A::Elem as ToComplex>::Part;
    type Shape = Out;
    unsafe fn run<L: Layout<Shape = Out>>(&self, out: *mut Self::Elem, _: bool) {
        let along = const { axis::<A::Shape, I>() };
        let (there, n) = const {
            (
                A::Shape::PADDED[axis::<A::Shape, I>()],
                Out::PADDED[axis::<Out, I>()],
            )
        };
        let (zero, step) = (num_traits::zero(), L::PADDED_STRIDES[along]);
        let mut line = Line::new(n, FftDirection::Inverse);
        Lanes::<Out, I>::walk(|start| {
            let mut at = *start;
            for k in 0..=n / 2 {
                at[along] = k;
                let [re, im] = match k < there {
                    // SAFETY: an index of the operand's shape.
                    true => unsafe { self.a.load(&at) }.to_complex(),
                    false => [zero; 2],
                };
                // The second half mirrors the first; frequencies that mirror themselves are real.
                if k == 0 || 2 * k == n {
                    line.points[k] = Complex::new(re, zero);
                } else {
                    line.points[k] = Complex::new(re, im);
                    line.points[n - k] = Complex::new(re, -im);
                }
            }
            line.transform();
            for (k, z) in line.points.iter().enumerate() {
                // SAFETY: an index of the result, which may be written.
                unsafe { out.add(distance::<L>(start) + k * step).write(z.re) };
            }
        });
    }
}

const fn direction(inverse: bool) -> FftDirection {
    match inverse {
        false => FftDirection::Forward,
        true => FftDirection::Inverse,
    }
}

/// The type of the transform of `E` along dimension `DIM`.
type Whole<E, const DIM: isize, const INVERSE: bool> = Lazy<
    Transform<
        IndexOf<<E as IntoExpr>::Shape, DIM>,
        <E as IntoExpr>::Node,
        <E as IntoExpr>::Shape,
        INVERSE,
    >,
>;

/// Fourier transforms of any expression, as expressions. Each line is transformed in a buffer on the heap.
pub trait Fourier: Expr {
    /// Returns the discrete Fourier transform along dimension `DIM`. PyTorch's `torch.fft.fft(x, dim=dim)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x: Tensor<f64, Shape![4]> = tensor![1.0, 0.0, 0.0, 0.0];
    /// assert!(x.fft::<0>().eval() == Tensor::full([1.0, 0.0]));
    /// // The power of each frequency, of a signal that is too large for the stack.
    /// let x = BoxedTensor::<f32, Shape![64, 4096]>::ones();
    /// let spectrum = x.fft::<1>().eval_boxed();
    /// assert_eq!((spectrum[[63, 0]], spectrum[[63, 1]]), ([4096.0, 0.0], [0.0, 0.0]));
    /// ```
    fn fft<const DIM: isize>(self) -> Whole<Self, DIM, false>
    where
        Self::Elem: ToComplex,
        Self::Shape: Axis<DIM>,
        NoPoints<Self::Shape, DIM>: HasPoints<DIM>,
    {
        Lazy(Transform::new(self.node()))
    }

    /// Returns the inverse of [`fft`](Self::fft). PyTorch's `torch.fft.ifft(x, dim=dim)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x: Tensor<f64, Shape![2]> = tensor![3.0, -1.0];
    /// assert_eq!(x.fft::<0>().ifft::<0>().real().eval(), x);
    /// ```
    fn ifft<const DIM: isize>(self) -> Whole<Self, DIM, true>
    where
        Self::Elem: ToComplex,
        Self::Shape: Axis<DIM>,
        NoPoints<Self::Shape, DIM>: HasPoints<DIM>,
    {
        Lazy(Transform::new(self.node()))
    }

    /// Returns the transform of real numbers without the redundant mirrored frequencies: the size along `DIM` is
    /// `n / 2 + 1`. PyTorch's `torch.fft.rfft(x, dim=dim)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<f32, Shape![2, 5]>::ones();
    /// assert_eq!(x.rfft::<1>().shape(), [2, 3]);
    /// assert_eq!(x.rfft::<1>().eval()[[1, 0]], [5.0, 0.0]);
    /// ```
    #[allow(clippy::type_complexity)]
    fn rfft<const DIM: isize>(
        self,
    ) -> Lazy<Transform<IndexOf<Self::Shape, DIM>, Self::Node, Halved<Self::Shape, DIM>, false>>
    where
        Self::Elem: RealPart,
        Self::Shape: Axis<DIM>,
        NoPoints<Self::Shape, DIM>: HasPoints<DIM>,
    {
        Lazy(Transform::new(self.node()))
    }

    /// Returns the inverse of [`rfft`](Self::rfft): the `N` real numbers that have these frequencies. It reads
    /// `N / 2 + 1` frequencies; additional ones are ignored, and missing ones are 0. PyTorch's
    /// `torch.fft.irfft(x, n, dim=dim)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x: Tensor<f64, Shape![3]> = tensor![3.0, -1.0, 4.0];
    /// let y = x.rfft::<0>().irfft::<0, 3>();
    /// assert!((y - &x).abs().max() < 1e-12);
    /// ```
    #[allow(clippy::type_complexity)]
    fn irfft<const DIM: isize, const N: usize>(
        self,
    ) -> Lazy<RealInverse<IndexOf<Self::Shape, DIM>, Self::Node, Resized<Self::Shape, DIM, N>>>
    where
        Self::Elem: ToComplex,
        Self::Shape: Axis<DIM>,
        Count<N>: BelowThousand<N>,
        NoneAsked<N>: HasPoints<DIM>,
    {
        Lazy(RealInverse::new(self.node()))
    }
}
impl<E: Expr> Fourier for E {}

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
        let mut line = Line::new(<SizeAt<L, DIM> as Dim>::SIZE, direction);
        let (lines, step) = self.lines::<DIM>();
        for first in lines {
            for (k, z) in line.points.iter_mut().enumerate() {
                // SAFETY: the line's elements are within the layout, and the layout is within the storage.
                let [re, im] = unsafe { first.add(k * step).read() };
                *z = Complex::new(re, im);
            }
            line.transform();
            for (k, z) in line.points.iter().enumerate() {
                // SAFETY: as above, and the storage may be written.
                unsafe { first.add(k * step).write([z.re, z.im]) };
            }
        }
        self
    }
}
