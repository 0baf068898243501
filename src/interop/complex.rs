//! `num-complex` 0.4: complex numbers as elements.

use num_complex::Complex;

use crate::files::{Dtype, FileElement};
use crate::num::{D, Sealed};
use crate::storage::{AnyBits, Element, NoPadding, TwoParts};

/// `x.view_as_real()`, `x.real()` and `x.imag()` see the two parts.
///
/// ```
/// use num_complex::Complex;
/// use stridewise::prelude::*;
/// let x = Tensor::<Complex<f32>, Shape![3]>::full(Complex::new(1.0, 2.0));
/// assert_eq!(x.view_as_real().shape(), [3, 2]);
/// assert_eq!(x.imag().sum(), 6.0);
/// ```
#[diagnostic::do_not_recommend]
// SAFETY: `Complex` is `repr(C)`: two parts, one after the other.
unsafe impl<P: Element> TwoParts<P> for Complex<P> {}

macro_rules! complex {
    ($($T:ident $Dtype:ident $bytes:literal $align:expr;)*) => { $(
        impl Sealed for Complex<$T> {}
        #[diagnostic::do_not_recommend]
        // SAFETY: two floats, one after the other.
        unsafe impl NoPadding for Complex<$T> {
            type Bytes = D<$bytes>;
            type Align = D<{ $align }>;
        }
        #[diagnostic::do_not_recommend]
        // SAFETY: every bit pattern is a float.
        unsafe impl AnyBits for Complex<$T> {}
        #[diagnostic::do_not_recommend]
        // SAFETY: as above.
        unsafe impl FileElement for Complex<$T> {
            const DTYPE: Dtype = Dtype::$Dtype;
        }
    )* };
}
complex! {
    f32 Complex64 8 align_of::<f32>();
    f64 Complex128 16 align_of::<f64>();
}
