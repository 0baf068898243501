//! The parts of complex elements of an expression. Tensors and views have them as views.

use core::marker::PhantomData;

use crate::expr::{ExprNode, Lazy, Shared, Unary, UnaryOp};
use crate::num::Sealed;
use crate::num::bits::False;
use crate::storage::{Element, TwoParts};

/// The real or the imaginary part, a `P`.
#[derive(Debug)]
pub struct PartOf<P, const IMAGINARY: bool>(PhantomData<fn() -> P>);
impl<P, const IMAGINARY: bool> Clone for PartOf<P, IMAGINARY> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<P, const IMAGINARY: bool> Copy for PartOf<P, IMAGINARY> {}
#[diagnostic::do_not_recommend]
impl<P, const IMAGINARY: bool> Sealed for PartOf<P, IMAGINARY> {}
impl<P: Element, T: TwoParts<P>, const IMAGINARY: bool> UnaryOp<T> for PartOf<P, IMAGINARY> {
    type Out = P;
    type Derivative = False;
    // SAFETY: a copy.
    const SHARED: Shared = unsafe { Shared::yes() };
    #[cfg_attr(not(unoptimised), inline(always))]
    fn apply(&self, x: T) -> P {
        // SAFETY: the element has two parts, as `TwoParts` promises.
        unsafe {
            (&raw const x)
                .cast::<P>()
                .add(usize::from(IMAGINARY))
                .read()
        }
    }
}

/// Parts of complex elements.
impl<N: ExprNode> Lazy<N> {
    /// Returns the real part of each complex element. PyTorch's `x.real`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<[f32; 2], Shape![3]>::full([1.0, 2.0]);
    /// let y = x.map(|[re, im]| [re * 2.0, -im]).real();
    /// assert_eq!((y + 1.0).eval().as_slice(), [3.0; 3]);
    /// ```
    pub fn real<P: Element>(self) -> Lazy<Unary<PartOf<P, false>, N>>
    where
        N::Elem: TwoParts<P>,
    {
        Lazy(Unary {
            op: PartOf(PhantomData),
            a: self.0,
        })
    }
    /// Returns the imaginary part of each complex element. PyTorch's `x.imag`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<[f32; 2], Shape![3]>::full([1.0, 2.0]);
    /// assert_eq!(x.map(|[re, im]| [re * 2.0, -im]).imag().eval().as_slice(), [-2.0; 3]);
    /// ```
    pub fn imag<P: Element>(self) -> Lazy<Unary<PartOf<P, true>, N>>
    where
        N::Elem: TwoParts<P>,
    {
        Lazy(Unary {
            op: PartOf(PhantomData),
            a: self.0,
        })
    }
}
