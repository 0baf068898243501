//! Comparison of gradients with finite differences.

use core::fmt;

use num_traits::Float;

use crate::ops::Real;
use crate::shape::{MAX_RANK, Shape};
use crate::tensor::Tensor;

/// The inputs of a function that [`gradcheck`] checks: a tensor, or a tuple of up to six.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not an input of `gradcheck`",
    label = "expected an owned tensor of floats, or a tuple of such tensors",
    note = "`x.eval()` of an expression and `x.contiguous()` of a view are owned tensors"
)]
pub trait GradcheckInputs: sealed::Inputs<Elem: Real> {}
#[diagnostic::do_not_recommend]
impl<I: sealed::Inputs<Elem: Real>> GradcheckInputs for I {}
mod sealed {
    /// Elements by their position in all inputs.
    pub trait Inputs: Clone {
        /// The type of the elements.
        type Elem;
        const COUNT: usize;
        const NUMEL: usize;
        fn zeros() -> Self;
        fn element(&mut self, position: usize) -> Option<&mut Self::Elem>;
        /// The input that has the element at a position, and its index.
        fn locate(position: usize) -> (usize, super::Index);
    }
}
use sealed::Inputs;
#[doc(hidden)]
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Index {
    at: [usize; MAX_RANK],
    rank: usize,
}

macro_rules! tensors {
    ($($Tensor:ty;)*) => { $(
        #[diagnostic::do_not_recommend]
        impl<T: Real, S: Shape> Inputs for $Tensor {
            type Elem = T;
            const COUNT: usize = 1;
            const NUMEL: usize = S::NUMEL;
            fn zeros() -> Self {
                <$Tensor>::zeros()
            }
            fn element(&mut self, position: usize) -> Option<&mut T> {
                self.as_mut_slice().get_mut(position)
            }
            fn locate(position: usize) -> (usize, Index) {
                let (mut at, mut rest) = ([0; MAX_RANK], position);
                for (at, size) in at.iter_mut().zip(S::SIZES.iter().rev()) {
                    *at = rest.checked_rem(*size).unwrap_or(0);
                    rest = rest.checked_div(*size).unwrap_or(0);
                }
                if let Some(at) = at.get_mut(..S::RANK) {
                    at.reverse();
                }
                (0, Index { at, rank: S::RANK })
            }
        }
    )* };
}
tensors! { Tensor<T, S>; }
#[cfg(feature = "alloc")]
tensors! { crate::BoxedTensor<T, S>; }

macro_rules! tuples {
    ($(($($X:ident $x:ident),+);)*) => { $(
        #[diagnostic::do_not_recommend]
        impl<T: Real, $($X: Inputs<Elem = T>),+> Inputs for ($($X,)+) {
            type Elem = T;
            const COUNT: usize = 0 $(+ $X::COUNT)+;
            const NUMEL: usize = 0 $(+ $X::NUMEL)+;
            fn zeros() -> Self {
                ($($X::zeros(),)+)
            }
            fn element(&mut self, mut position: usize) -> Option<&mut T> {
                let ($($x,)+) = self;
                $(
                    if position < $X::NUMEL {
                        return $x.element(position);
                    }
                    position -= $X::NUMEL;
                )+
                let _ = position;
                None
            }
            fn locate(mut position: usize) -> (usize, Index) {
                let mut first = 0;
                $(
                    if position < $X::NUMEL {
                        let (input, index) = $X::locate(position);
                        return (first + input, index);
                    }
                    position -= $X::NUMEL;
                    first += $X::COUNT;
                )+
                let _ = position;
                (first, Index { at: [0; MAX_RANK], rank: 0 })
            }
        }
    )* };
}
tuples! {
    (A a);
    (A a, B b);
    (A a, B b, C c);
    (A a, B b, C c, D d);
    (A a, B b, C c, D d, E e);
    (A a, B b, C c, D d, E e, F f);
}

/// The step and the tolerances of [`gradcheck_with`], with PyTorch's names.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct GradcheckOptions<T> {
    /// The step of an element, times its absolute value if that is more than 1.
    pub eps: T,
    /// The tolerance, times the absolute value of the function if that is more than 1.
    pub atol: T,
    /// The tolerance as a part of the difference quotient.
    pub rtol: T,
}
/// The cube root of the machine epsilon as the step: 6·10⁻⁶ for `f64`, 0.005 for `f32`. As both tolerances 30 times
/// its square root: 4·10⁻⁷ for `f64`, 0.01 for `f32`.
impl<T: Real> Default for GradcheckOptions<T> {
    fn default() -> Self {
        let (eps, tolerance) = (T::epsilon().cbrt(), T::epsilon().sqrt() * T::nearest(30.0));
        Self {
            eps,
            atol: tolerance,
            rtol: tolerance,
        }
    }
}

/// An element whose gradient is not the difference quotient.
#[derive(Clone, Copy, PartialEq)]
pub struct GradcheckError<T> {
    input: usize,
    index: Index,
    analytical: T,
    numerical: T,
}
impl<T: Copy> GradcheckError<T> {
    /// The number of the input, from 0.
    pub const fn input(&self) -> usize {
        self.input
    }
    /// The index of the element.
    pub fn index(&self) -> &[usize] {
        self.index.at.get(..self.index.rank).unwrap_or(&[])
    }
    /// The gradient that the function computed.
    pub const fn analytical(&self) -> T {
        self.analytical
    }
    /// The difference quotient.
    pub const fn numerical(&self) -> T {
        self.numerical
    }
}
impl<T: Copy + fmt::Debug> fmt::Debug for GradcheckError<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("GradcheckError")
            .field("input", &self.input)
            .field("index", &self.index())
            .field("analytical", &self.analytical)
            .field("numerical", &self.numerical)
            .finish()
    }
}
impl<T: Copy + fmt::Debug> fmt::Display for GradcheckError<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (input, index) = (self.input, self.index());
        let (analytical, numerical) = (self.analytical, self.numerical);
        write!(
            f,
            "the gradient of input {input} at {index:?} is {analytical:?}, the difference quotient {numerical:?}"
        )
    }
}
impl<T: Copy + fmt::Debug> core::error::Error for GradcheckError<T> {}

/// Compares the gradients that a function computes with central finite differences. PyTorch's
/// `torch.autograd.gradcheck(f, inputs)`.
///
/// `f(inputs, gradients)` gives a number, and adds its derivatives to the gradients, which are 0 before: with
/// [`backward`](crate::expr::Lazy::backward), or in any other way. The inputs are an owned tensor, or a tuple of up to
/// six. The function is called twice for each of their elements. `f64` detects errors of some 10⁻⁶, `f32` of some
/// 10⁻²; elements at which the function is not smooth give errors.
///
/// # Errors
/// The first element whose gradient `a` and difference quotient `d` are not within
/// `|a - d| <= atol * max(1, |f|) + rtol * |d|`.
///
/// ```
/// use stridewise::grad::{GradcheckError, gradcheck};
/// use stridewise::prelude::*;
/// let (x, w, b) = (tensor![[1.0, -0.5]], tensor![[0.3, 0.2], [0.1, 0.9]], tensor![0.1, 0.2]);
/// gradcheck(
///     |(w, b), (w_grad, b_grad)| x.linear(w.requires_grad(w_grad)).bias(b.requires_grad(b_grad)).tanh().sum().backward(),
///     &(w, b),
/// )?;
///
/// // The derivative of the cube is wrong.
/// let cube = gradcheck(
///     |x, grad| x.requires_grad(grad).map(|x| x * x * x).with_derivative(|x, _y, grad| grad * 2.0 * x).sum().backward(),
///     &tensor![0.0, 2.0],
/// );
/// let error: GradcheckError<f64> = cube.unwrap_err();
/// assert_eq!((error.index(), error.analytical()), (&[1][..], 4.0));
/// assert!((error.numerical() - 12.0).abs() < 1e-6);
/// # Ok::<(), GradcheckError<f64>>(())
/// ```
pub fn gradcheck<I: GradcheckInputs>(
    f: impl FnMut(&I, &mut I) -> I::Elem,
    inputs: &I,
) -> Result<(), GradcheckError<I::Elem>> {
    gradcheck_with(f, inputs, GradcheckOptions::default())
}

/// [`gradcheck`] with another step and other tolerances.
///
/// # Errors
/// As `gradcheck`.
///
/// ```
/// use stridewise::grad::{GradcheckOptions, gradcheck_with};
/// use stridewise::prelude::*;
/// let options = GradcheckOptions { eps: 1e-2, atol: 1e-3, rtol: 1e-3 };
/// let x: Tensor<f32, Shape![2]> = tensor![0.5, 1.5];
/// assert!(gradcheck_with(|x, grad| x.requires_grad(grad).sin().sum().backward(), &x, options).is_ok());
/// ```
pub fn gradcheck_with<I: GradcheckInputs>(
    mut f: impl FnMut(&I, &mut I) -> I::Elem,
    inputs: &I,
    options: GradcheckOptions<I::Elem>,
) -> Result<(), GradcheckError<I::Elem>> {
    let one = I::Elem::nearest(1.0);
    let mut at = inputs.clone();
    let mut gradients = I::zeros();
    let size = Float::max(Float::abs(f(&at, &mut gradients)), one);
    // The gradients at the other points are not used.
    let mut unused = I::zeros();
    for position in 0..I::NUMEL {
        let (Some(&mut x), Some(&mut analytical)) =
            (at.element(position), gradients.element(position))
        else {
            break;
        };
        let step = options.eps * Float::max(Float::abs(x), one);
        let (above, below) = (x + step, x - step);
        let mut value = |x| {
            if let Some(element) = at.element(position) {
                *element = x;
            }
            f(&at, &mut unused)
        };
        // The rounded difference of the points is not exactly twice the step.
        let numerical = (value(above) - value(below)) / (above - below);
        if let Some(element) = at.element(position) {
            *element = x;
        }
        let tolerance = options.atol * size + options.rtol * Float::abs(numerical);
        // An infinite tolerance accepts any gradient. Equal infinities are close, as in PyTorch.
        let is_close = analytical == numerical
            || tolerance.is_finite() && Float::abs(analytical - numerical) <= tolerance;
        if !is_close {
            let (input, index) = I::locate(position);
            return Err(GradcheckError {
                input,
                index,
                analytical,
                numerical,
            });
        }
    }
    Ok(())
}
