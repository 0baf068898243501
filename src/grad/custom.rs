//! Operations of one's own with their derivatives.

use super::elementwise::{BinaryDerivative, UnaryDerivative};
use crate::expr::{Binary, BinaryOp, ExprNode, Lazy, Unary, UnaryOp};
use crate::num::Sealed;
use crate::num::bits::False;
use crate::ops::Map;
use crate::storage::Element;

/// The operation of [`map`](crate::ops::Pointwise::map) or [`zip`](crate::ops::Pointwise::zip) with a function and its
/// derivative.
#[derive(Clone, Copy)]
pub struct WithDerivative<F, D> {
    f: F,
    derivative: D,
}
#[diagnostic::do_not_recommend]
impl<F, D> Sealed for WithDerivative<F, D> {}
impl<F, D> core::fmt::Debug for WithDerivative<F, D> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("WithDerivative")
    }
}
impl<T, U: Element, F: Fn(T) -> U, D> UnaryOp<T> for WithDerivative<F, D> {
    type Out = U;
    type Derivative = False;
    #[cfg_attr(not(unoptimised), inline(always))]
    fn apply(&self, x: T) -> U {
        (self.f)(x)
    }
}
impl<A, B, U: Element, F: Fn(A, B) -> U, D> BinaryOp<A, B> for WithDerivative<F, D> {
    type Out = U;
    type Derivative = False;
    #[cfg_attr(not(unoptimised), inline(always))]
    fn apply(&self, a: A, b: B) -> U {
        (self.f)(a, b)
    }
}
impl<T, U: Element, F: Fn(T) -> U + Copy, D: Fn(T, U, U) -> T + Copy> UnaryDerivative<T>
    for WithDerivative<F, D>
{
    #[cfg_attr(not(unoptimised), inline(always))]
    fn derivative(&self, x: T, y: U, grad: U) -> T {
        (self.derivative)(x, y, grad)
    }
}
impl<A, B, U, F, D> BinaryDerivative<A, B> for WithDerivative<F, D>
where
    U: Element,
    F: Fn(A, B) -> U + Copy,
    D: Fn(A, B, U, U) -> (A, B) + Copy,
{
    #[cfg_attr(not(unoptimised), inline(always))]
    fn derivatives(&self, a: A, b: B, y: U, grad: U) -> (A, B) {
        (self.derivative)(a, b, y, grad)
    }
}

impl<F: Copy, X: ExprNode> Lazy<Unary<Map<F>, X>> {
    /// The derivative of the function of [`map`](crate::ops::Pointwise::map), with which
    /// [`backward`](Lazy::backward) differentiates it. PyTorch's `torch.autograd.Function`, for elementwise operations.
    ///
    /// `derivative(x, y, grad)` is the gradient of the element `x`, from the result `y = f(x)` and its gradient.
    /// [`gradcheck`](crate::grad::gradcheck) compares it with finite differences.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let (x, mut grad) = (tensor![1.0, 2.0, 3.0], Tensor::<f64, Shape![3]>::zeros());
    /// let x = x.requires_grad(&mut grad);
    /// let cube = x.map(|x| x * x * x).with_derivative(|x, _y, grad| grad * 3.0 * x * x);
    /// assert_eq!(cube.sum().backward(), 36.0);
    /// assert_eq!(grad.as_slice(), [3.0, 12.0, 27.0]);
    /// ```
    ///
    /// The derivative need not be that of the function. Here, rounding passes the gradient on unchanged, a
    /// straight-through estimator:
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let (x, mut grad) = (tensor![0.4, 1.7], Tensor::<f32, Shape![2]>::zeros());
    /// let rounded = x.requires_grad(&mut grad).map(f32::round_ties_even).with_derivative(|_x, _y, grad| grad);
    /// assert_eq!(rounded.square().sum().backward(), 4.0);
    /// assert_eq!(grad.as_slice(), [0.0, 4.0]);
    /// ```
    pub fn with_derivative<U: Element, D: Fn(X::Elem, U, U) -> X::Elem + Copy>(
        self,
        derivative: D,
    ) -> Lazy<Unary<WithDerivative<F, D>, X>>
    where
        F: Fn(X::Elem) -> U,
    {
        let Map(f) = self.0.op;
        Lazy(Unary {
            op: WithDerivative { f, derivative },
            a: self.0.a,
        })
    }
}
impl<F: Copy, A: ExprNode, B: ExprNode> Lazy<Binary<Map<F>, A, B>> {
    /// The derivatives of the function of [`zip`](crate::ops::Pointwise::zip), with which
    /// [`backward`](Lazy::backward) differentiates it. PyTorch's `torch.autograd.Function`, for elementwise operations.
    ///
    /// `derivatives(a, b, y, grad)` gives the gradients of the elements `a` and `b`, from the result `y = f(a, b)` and
    /// its gradient.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let (a, b) = (tensor![3.0, 1.0], tensor![2.0]);
    /// let (mut a_grad, mut b_grad) = (Tensor::<f64, Shape![2]>::zeros(), Tensor::<f64, Shape![1]>::zeros());
    /// let product = a
    ///     .requires_grad(&mut a_grad)
    ///     .zip(b.requires_grad(&mut b_grad), |a, b| a * b)
    ///     .with_derivatives(|a, b, _y, grad| (grad * b, grad * a));
    /// assert_eq!(product.sum().backward(), 8.0);
    /// assert_eq!((a_grad.as_slice(), b_grad.as_slice()), (&[2.0, 2.0][..], &[4.0][..]));
    /// ```
    pub fn with_derivatives<U, D>(self, derivatives: D) -> Lazy<Binary<WithDerivative<F, D>, A, B>>
    where
        U: Element,
        F: Fn(A::Elem, B::Elem) -> U,
        D: Fn(A::Elem, B::Elem, U, U) -> (A::Elem, B::Elem) + Copy,
    {
        let Map(f) = self.0.op;
        Lazy(Binary {
            op: WithDerivative {
                f,
                derivative: derivatives,
            },
            a: self.0.a,
            b: self.0.b,
        })
    }
}
