//! `num-complex` 0.4: complex numbers as elements. What they can do is in the documentation of `interop`.

use num_complex::Complex;

use crate::expr::NoDerivative;
use crate::files::{Dtype, FileElement};
use crate::layout::operation::to;
use crate::num::{D, Sealed};
use crate::ops::{CastTo, Fraction, Magnitude, Ring, Sum, ToBool, running};
use crate::storage::{AnyBitPattern, Element, NoUninit, TwoParts};

/// `x.view_as_real()`, `x.real()` and `x.imag()` view the two parts.
///
/// ```
/// use num_complex::Complex;
/// use stridewise::prelude::*;
/// let x = Tensor::<Complex<f32>, Shape![3]>::full(Complex::new(1.0, 2.0));
/// assert_eq!(x.view_as_real().shape(), [3, 2]);
/// assert_eq!(x.imag().sum(), 6.0);
/// ```
#[diagnostic::do_not_recommend]
// SAFETY: Validity: `Complex` is `repr(C)`: two parts, contiguous.
unsafe impl<P: Element> TwoParts<P> for Complex<P> {}

macro_rules! complex {
    ($($T:ident $Dtype:ident $bytes:literal $align:expr, $hypot:ident;)*) => { $(
        #[diagnostic::do_not_recommend]
        impl Ring for Complex<$T> {
            const NOTHING: Self = Complex::new(0.0, 0.0);
            const UNIT: Self = Complex::new(1.0, 0.0);
            #[cfg_attr(not(unoptimised), inline(always))]
            fn plus(self, other: Self) -> Self { self + other }
            #[cfg_attr(not(unoptimised), inline(always))]
            fn minus(self, other: Self) -> Self { self - other }
            #[cfg_attr(not(unoptimised), inline(always))]
            fn times(self, other: Self) -> Self { self * other }
            #[cfg_attr(not(unoptimised), inline(always))]
            fn negated(self) -> Self { -self }
            #[cfg_attr(not(unoptimised), inline(always))]
            fn is_number(self) -> bool { !self.re.is_nan() && !self.im.is_nan() }
            running! {
                Complex<<$T as Ring>::Running>: |x| Complex::new(x.re.running(), x.im.running()),
                |x| Complex::new(<$T>::settled(x.re), <$T>::settled(x.im))
            }
        }
        #[diagnostic::do_not_recommend]
        impl Fraction for Complex<$T> {
            // Divides by the larger part, so that no square overflows.
            #[inline]
            fn over(self, other: Self) -> Self {
                let (Complex { re: a, im: b }, Complex { re: c, im: d }) = (self, other);
                if c.abs() >= d.abs() {
                    if c == 0.0 && d == 0.0 {
                        return Complex::new(a / c.abs(), b / d.abs());
                    }
                    let ratio = d / c;
                    let scale = 1.0 / (c + d * ratio);
                    Complex::new((a + b * ratio) * scale, (b - a * ratio) * scale)
                } else {
                    let ratio = c / d;
                    let scale = 1.0 / (c * ratio + d);
                    Complex::new((a * ratio + b) * scale, (b * ratio - a) * scale)
                }
            }
        }
        #[diagnostic::do_not_recommend]
        impl Magnitude for Complex<$T> {
            type Abs = $T;
            #[cfg_attr(not(unoptimised), inline(always))]
            fn magnitude(self) -> $T { libm::$hypot(self.re, self.im) }
        }
        #[diagnostic::do_not_recommend]
        impl Sum for Complex<$T> {
            type Sum = Self;
            #[cfg_attr(not(unoptimised), inline(always))]
            fn summand(self) -> Self { self }
        }
        #[cfg(feature = "fft")]
        #[diagnostic::do_not_recommend]
        impl crate::ops::fft::ToComplex for Complex<$T> {
            type Part = $T;
            type Complex = Self;
            const REAL: bool = false;
            #[cfg_attr(not(unoptimised), inline(always))]
            fn to_complex(self) -> [$T; 2] { [self.re, self.im] }
            #[cfg_attr(not(unoptimised), inline(always))]
            fn from_complex([re, im]: [$T; 2]) -> Self { Complex::new(re, im) }
        }
        #[diagnostic::do_not_recommend]
        impl ToBool for Complex<$T> {
            #[cfg_attr(not(unoptimised), inline(always))]
            fn truth(self) -> bool { self.re != 0.0 || self.im != 0.0 }
        }
        #[diagnostic::do_not_recommend]
        impl CastTo<Complex<$T>> for f32 {
            type Derivative = NoDerivative<to<Complex<$T>>>;
            #[allow(clippy::unnecessary_cast)]
            fn cast_to(self) -> Complex<$T> { Complex::new(self as $T, 0.0) }
        }
        #[diagnostic::do_not_recommend]
        impl CastTo<Complex<$T>> for f64 {
            type Derivative = NoDerivative<to<Complex<$T>>>;
            #[allow(clippy::unnecessary_cast)]
            fn cast_to(self) -> Complex<$T> { Complex::new(self as $T, 0.0) }
        }
        #[diagnostic::do_not_recommend]
        impl CastTo<Complex<f32>> for Complex<$T> {
            type Derivative = NoDerivative<to<Complex<f32>>>;
            #[allow(clippy::unnecessary_cast)]
            fn cast_to(self) -> Complex<f32> { Complex::new(self.re as f32, self.im as f32) }
        }
        #[diagnostic::do_not_recommend]
        impl CastTo<Complex<f64>> for Complex<$T> {
            type Derivative = NoDerivative<to<Complex<f64>>>;
            #[allow(clippy::unnecessary_cast)]
            fn cast_to(self) -> Complex<f64> { Complex::new(self.re as f64, self.im as f64) }
        }
        #[diagnostic::do_not_recommend]
        impl Sealed for Complex<$T> {}
        #[diagnostic::do_not_recommend]
        // SAFETY: Validity: two contiguous floats.
        unsafe impl NoUninit for Complex<$T> {
            type Bytes = D<$bytes>;
            type Align = D<{ $align }>;
        }
        #[diagnostic::do_not_recommend]
        // SAFETY: Validity: every bit pattern is a valid float.
        unsafe impl AnyBitPattern for Complex<$T> {}
        #[diagnostic::do_not_recommend]
        // SAFETY: Validity: two floats, of which every bit pattern is valid.
        unsafe impl FileElement for Complex<$T> {
            const DTYPE: Dtype = Dtype::$Dtype;
        }
    )* };
}
complex! {
    f32 Complex64 8 align_of::<f32>(), hypotf;
    f64 Complex128 16 align_of::<f64>(), hypot;
}
