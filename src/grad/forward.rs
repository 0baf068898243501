//! Jacobians of functions, and products with them.

use super::dual::Dual;
use super::tape::{Arena, Differentiable, OnStack, Tape};
use super::{ForBackward, HasDerivative, HasVariable, Obstacle, Smooth};
use crate::expr::temporaries::{Needs, on_stack};
use crate::expr::{ExprNode, IntoExpr, Lazy, store_from};
use crate::layout::Contiguous;
use crate::num::D;
use crate::ops::Real;
use crate::shape::{MAX_RANK, Shape};
use crate::storage::{ValueAndGrad, Variable};
use crate::tensor::{Tensor, TensorBase, TensorVar};

/// The shape of a Jacobian: that of the result, followed by that of the operand.
pub type JacobianShape<R, S> = <R as Shape>::InFrontOf<S>;

const fn fits<R: Shape, S: Shape>() {
    assert!(
        R::RANK + S::RANK <= MAX_RANK,
        "the Jacobian has more than 8 dimensions: those of the result and those of the operand"
    )
}

/// The value of a function at `x`, and its derivative in the direction `v`: the product of its Jacobian with `v`.
/// PyTorch's `torch.func.jvp(f, (x,), (v,))`.
///
/// The function computes with [`Dual`] numbers. Written for elements `T: Real`, it also computes without derivatives.
///
/// ```
/// use stridewise::grad::jvp;
/// use stridewise::ops::Real;
/// use stridewise::prelude::*;
/// fn f<T: Real>(x: &Tensor<T, Shape![2]>) -> Tensor<T, Shape![2]> {
///     Tensor::from_array([x[[0]] * x[[1]], x[[0]].sin()])
/// }
/// let (y, dy) = jvp(f, &tensor![0.0, 3.0], &tensor![1.0, 0.0]);
/// assert_eq!((y.as_slice(), dy.as_slice()), (&[0.0, 0.0][..], &[3.0, 1.0][..]));
/// ```
pub fn jvp<X, V, R>(
    f: impl FnOnce(&Tensor<Dual<X::Elem>, X::Shape>) -> Tensor<Dual<X::Elem>, R>,
    x: X,
    v: V,
) -> (Tensor<X::Elem, R>, Tensor<X::Elem, R>)
where
    X: IntoExpr<Elem: Real>,
    V: IntoExpr<Elem = X::Elem, Shape = X::Shape>,
    R: Shape,
{
    let (x, v) = (evaluated(x.node()), evaluated(v.node()));
    let (x, v) = (x.as_slice(), v.as_slice());
    let y = f(&Tensor::from_elements(
        #[cfg_attr(not(unoptimised), inline(always))]
        // The slices have as many elements as the tensor.
        |i| match (x.get(i), v.get(i)) {
            (Some(&x), Some(&v)) => Dual::<_, D<1>>::from_fn(x, |_| v),
            _ => num_traits::zero(),
        },
    ));
    let elements = y.as_slice();
    (
        values(&y),
        Tensor::from_elements(|i| tangent(elements, i, 0)),
    )
}

/// The value of a function at `x`, and its Jacobian: the derivative of each element of the result with respect to each
/// element of `x`, with the shape of the result followed by that of `x`. PyTorch's `torch.func.jacfwd(f)(x)`, with the
/// value.
///
/// The function is called once, with [`Dual`] numbers that carry the derivatives with respect to all elements of `x`;
/// their number multiplies the arithmetic, and no memory but the stack is used. This serves states of a few elements,
/// such as those of an extended Kalman filter; [`jacrev`] serves functions with many inputs and few outputs.
///
/// ```
/// use stridewise::grad::jacfwd;
/// use stridewise::ops::Real;
/// use stridewise::prelude::*;
///
/// /// The position, heading and speed of a vehicle after 0.1 s.
/// fn predict<T: Real>(state: &Tensor<T, Shape![4]>) -> Tensor<T, Shape![4]> {
///     let (x, y, heading, speed) = (state[[0]], state[[1]], state[[2]], state[[3]]);
///     let distance = speed * T::nearest(0.1);
///     Tensor::from_array([x + distance * heading.cos(), y + distance * heading.sin(), heading, speed])
/// }
///
/// let covariance = Tensor::<f64, Shape![4, 4]>::eye();
/// let (state, f) = jacfwd(predict, &tensor![1.0, 2.0, 0.0, 5.0]);
/// let covariance = f.mm(&covariance).mm(f.t()).eval();
/// assert_eq!(state.as_slice(), [1.5, 2.0, 0.0, 5.0]);
/// assert_eq!(f, tensor![[1.0, 0.0, 0.0, 0.1], [0.0, 1.0, 0.5, 0.0], [0.0, 0.0, 1.0, 0.0], [0.0, 0.0, 0.0, 1.0]]);
/// # assert!((covariance[[0, 0]] - 1.01).abs() < 1e-12);
/// ```
#[expect(clippy::type_complexity)]
pub fn jacfwd<X, R>(
    f: impl FnOnce(
        &Tensor<Dual<X::Elem, <X::Shape as Shape>::Numel>, X::Shape>,
    ) -> Tensor<Dual<X::Elem, <X::Shape as Shape>::Numel>, R>,
    x: X,
) -> (
    Tensor<X::Elem, R>,
    Tensor<X::Elem, JacobianShape<R, X::Shape>>,
)
where
    X: IntoExpr<Elem: Real>,
    R: Shape,
{
    const { fits::<R, X::Shape>() };
    let x = evaluated(x.node());
    let x = x.as_slice();
    let y = f(&Tensor::from_elements(
        #[cfg_attr(not(unoptimised), inline(always))]
        |i| {
            let value = x.get(i).copied().unwrap_or(num_traits::zero());
            Dual::from_fn(value, |j| {
                if i == j {
                    num_traits::one()
                } else {
                    num_traits::zero()
                }
            })
        },
    ));
    let elements = y.as_slice();
    let columns = const {
        match <X::Shape as Shape>::NUMEL {
            0 => 1,
            n => n,
        }
    };
    let jacobian = Tensor::from_elements(
        #[cfg_attr(not(unoptimised), inline(always))]
        |i| tangent(elements, i / columns, i % columns),
    );
    (values(&y), jacobian)
}

/// The value of a function of a variable, and its Jacobian, which is written to `jacobian`: its shape is that of the
/// result followed by that of `x`. PyTorch's `torch.func.jacrev(f)(x)`.
///
/// The function makes an expression of the variable `x`. It is computed once for each element of the result, by
/// [`vjp`](Lazy::vjp) with a unit vector.
///
/// ```
/// use stridewise::grad::jacrev;
/// use stridewise::prelude::*;
/// let w = tensor![[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]];
/// let mut jacobian = Tensor::zeros();
/// let y = jacrev(|x| w.mv(x).square(), &tensor![1.0, 0.0, 0.0], &mut jacobian);
/// assert_eq!(y.as_slice(), [1.0, 16.0]);
/// assert_eq!(jacobian, tensor![[2.0, 4.0, 6.0], [32.0, 40.0, 48.0]]);
/// ```
pub fn jacrev<'a, T, S, N>(
    f: impl Fn(TensorVar<'a, T, S>) -> Lazy<N>,
    x: &'a Tensor<T, S>,
    jacobian: &'a mut Tensor<T, JacobianShape<N::Shape, S>>,
) -> Tensor<T, N::Shape>
where
    T: Real,
    S: Shape,
    N: ExprNode<Elem = T, RequiresGrad: HasVariable>,
    Obstacle<N>: HasDerivative,
    Smooth<N>: Differentiable<Elem = T, Shape = N::Shape>,
{
    const { fits::<N::Shape, S>() };
    for element in jacobian.as_mut_slice() {
        *element = T::ZERO;
    }
    let row = jacobian.storage.ptr_mut();
    let mut y = Tensor::UNWRITTEN;
    for i in 0..<N::Shape as Shape>::NUMEL {
        // SAFETY: the Jacobian has a row of as many elements as `x` for each element of the result. No other reference
        // to it is used before `'a` ends, and each row is the gradient of one variable.
        let x = TensorBase::over(unsafe {
            Variable::from_ptr(ValueAndGrad::new(x.storage.ptr(), row.add(i * S::NUMEL)))
        });
        let unit = Tensor::<T, N::Shape>::from_elements(|j| if i == j { T::ONE } else { T::ZERO });
        y = f(x).vjp(&unit);
    }
    y
}

impl<N: ExprNode> Lazy<N> {
    /// Computes the elements, and adds their vector–Jacobian product with `v` to the gradients of the variables: the
    /// derivative of the sum of the elements, each times that of `v`. PyTorch's `torch.func.vjp(f, *inputs)`, with
    /// the function that it returns applied to `v`; the inputs are the variables of the expression.
    ///
    /// [`backward_with`](Lazy::backward_with) is the same without the elements.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let (x, w) = (tensor![1.0, 2.0], tensor![[1.0, 0.0], [1.0, 1.0]]);
    /// let (mut x_grad, mut w_grad) = (Tensor::zeros(), Tensor::zeros());
    /// let y = w.requires_grad(&mut w_grad).mv(x.requires_grad(&mut x_grad)).vjp(&tensor![1.0, 10.0]);
    /// assert_eq!(y.as_slice(), [1.0, 3.0]);
    /// assert_eq!((x_grad.as_slice(), w_grad), (&[11.0, 10.0][..], tensor![[1.0, 2.0], [10.0, 20.0]]));
    /// ```
    pub fn vjp<V: IntoExpr<Elem = N::Elem, Shape = N::Shape>>(
        self,
        v: V,
    ) -> Tensor<N::Elem, N::Shape>
    where
        N::RequiresGrad: HasVariable,
        N::Elem: Real,
        Obstacle<N>: HasDerivative,
        Smooth<N>: Differentiable<Elem = N::Elem, Shape = N::Shape>,
    {
        const { crate::storage::gradients_on_stack(ForBackward::<Smooth<N>>::BYTES) };
        on_stack::<ForBackward<Smooth<N>>, _, _>(
            #[cfg_attr(not(unoptimised), inline(always))]
            |mut room| {
                // SAFETY: the room has the bytes that `ForBackward` counts.
                unsafe {
                    let mut arena = Arena::new(&mut room, ForBackward::<Smooth<N>>::BYTES);
                    let tape = Obstacle::<N>::of(self.0).record(&mut arena);
                    let y = evaluated(tape);
                    tape.accept::<OnStack, _>(v.node(), &mut arena);
                    y
                }
            },
        )
    }
}

/// The elements of an expression.
#[cfg_attr(not(unoptimised), inline(always))]
fn evaluated<N: ExprNode>(node: N) -> Tensor<N::Elem, N::Shape> {
    // SAFETY: all elements are written.
    unsafe { Tensor::written(|first| store_from::<N, Contiguous<N::Shape>>(first, node, true)) }
}
#[cfg_attr(not(unoptimised), inline(always))]
fn values<T: Real, N: crate::num::Dim, R: Shape>(y: &Tensor<Dual<T, N>, R>) -> Tensor<T, R> {
    let elements = y.as_slice();
    Tensor::from_elements(
        #[cfg_attr(not(unoptimised), inline(always))]
        |i| elements.get(i).map_or(T::ZERO, Dual::value),
    )
}
#[cfg_attr(not(unoptimised), inline(always))]
fn tangent<T: Real, N: crate::num::Dim>(elements: &[Dual<T, N>], i: usize, j: usize) -> T {
    let tangents = elements.get(i).map(Dual::tangents);
    tangents.and_then(|t| t.get(j)).copied().unwrap_or(T::ZERO)
}
