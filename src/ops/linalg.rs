//! Linear algebra through `nalgebra` (feature `linalg`).
//!
//! Sizes reach as far as `nalgebra` carries static ones through its decompositions: 127.

use core::fmt;

use nalgebra::{ComplexField, Const, DimMin, OMatrix, RealField};

use crate::expr::{Expr, Node};
use crate::num::{D, Dim};
use crate::ops::Real;
use crate::shape::{MAX_RANK, Shape};
use crate::tensor::Tensor;

/// Why a linear system has no answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LinalgError {
    /// The matrix has no inverse.
    Singular,
    /// The columns of the matrix depend on each other, so the least-squares solution is not unique.
    RankDeficient,
}

impl fmt::Display for LinalgError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Singular => "the matrix is singular: it has no inverse",
            Self::RankDeficient => {
                "the columns of the matrix depend on each other: the solution is not unique"
            }
        })
    }
}
impl core::error::Error for LinalgError {}

// A matrix of nalgebra from an expression of two dimensions, or of one as a column.
fn matrix<N: Node, const R: usize, const C: usize>(node: &N) -> OMatrix<N::Elem, Const<R>, Const<C>>
where
    N::Elem: RealField,
{
    OMatrix::<N::Elem, Const<R>, Const<C>>::from_fn(|i, j| {
        let mut index = [0; MAX_RANK];
        if N::Shape::RANK == 1 {
            index[MAX_RANK - 1] = i;
        } else {
            index[MAX_RANK - 2] = i;
            index[MAX_RANK - 1] = j;
        }
        // SAFETY: the traits below call this with the sizes of the expression.
        unsafe { node.load(&index) }
    })
}

/// A system of `M` equations in `N <= M` unknowns with the right-hand side `B`.
#[diagnostic::on_unimplemented(
    message = "lstsq: a matrix of the shape {Self} and a right-hand side of the shape {B} make no least-squares system",
    label = "a [M, N] matrix with M >= N needs a right-hand side [M] or [M, P]",
    note = "sizes reach up to 127, as far as nalgebra carries static ones"
)]
pub trait LeastSquares<B: Shape, T: RealField + num_traits::Float>: Shape {
    /// The shape of the solution: `[N]` or `[N, P]`.
    type Solution: Shape;
    #[doc(hidden)]
    fn solve<A: Node<Elem = T, Shape = Self>, Rhs: Node<Elem = T, Shape = B>>(
        a: A,
        b: Rhs,
    ) -> Result<Tensor<T, Self::Solution>, LinalgError>;
}

// A function of its own: beside the bound on `DimMin`, the compiler takes `N` for `M`.
fn back_substituted<T: RealField, const N: usize, const P: usize>(
    r: &OMatrix<T, Const<N>, Const<N>>,
    b: &OMatrix<T, Const<N>, Const<P>>,
) -> Option<OMatrix<T, Const<N>, Const<P>>> {
    r.solve_upper_triangular(b)
}

fn solve<
    A: Node,
    B: Node<Elem = A::Elem>,
    Out: Shape,
    const M: usize,
    const N: usize,
    const P: usize,
>(
    a: &A,
    b: &B,
) -> Result<Tensor<A::Elem, Out>, LinalgError>
where
    A::Elem: RealField + num_traits::Float,
    Const<M>: DimMin<Const<N>, Output = Const<N>>,
{
    let qr = matrix::<A, M, N>(a).qr();
    let r: OMatrix<A::Elem, Const<N>, Const<N>> = qr.r().fixed_view::<N, N>(0, 0).into_owned();
    // A pivot that is nothing beside the largest one: the columns depend on each other.
    let nothing = r.diagonal().amax()
        * <A::Elem as num_traits::Float>::epsilon()
        * nalgebra::convert::<f64, A::Elem>(M as f64);
    if r.diagonal()
        .iter()
        .any(|pivot| ComplexField::abs(*pivot) <= nothing)
    {
        return Err(LinalgError::RankDeficient);
    }
    let mut rhs = matrix::<B, M, P>(b);
    qr.q_tr_mul(&mut rhs);
    let top: OMatrix<A::Elem, Const<N>, Const<P>> = rhs.fixed_view::<N, P>(0, 0).into_owned();
    let x = back_substituted(&r, &top).ok_or(LinalgError::RankDeficient)?;
    Ok(Tensor::from_elements(|i| x[(i / P.max(1), i % P.max(1))]))
}

impl<T: RealField + num_traits::Float, const M: usize, const N: usize> LeastSquares<(D<M>,), T>
    for (D<M>, D<N>)
where
    D<M>: Dim,
    D<N>: Dim,
    Const<M>: DimMin<Const<N>, Output = Const<N>>,
{
    type Solution = (D<N>,);
    fn solve<A: Node<Elem = T, Shape = Self>, Rhs: Node<Elem = T, Shape = (D<M>,)>>(
        a: A,
        b: Rhs,
    ) -> Result<Tensor<T, Self::Solution>, LinalgError> {
        solve::<A, Rhs, _, M, N, 1>(&a, &b)
    }
}

impl<T: RealField + num_traits::Float, const M: usize, const N: usize, const P: usize>
    LeastSquares<(D<M>, D<P>), T> for (D<M>, D<N>)
where
    D<M>: Dim,
    D<N>: Dim,
    D<P>: Dim,
    Const<M>: DimMin<Const<N>, Output = Const<N>>,
{
    type Solution = (D<N>, D<P>);
    fn solve<A: Node<Elem = T, Shape = Self>, Rhs: Node<Elem = T, Shape = (D<M>, D<P>)>>(
        a: A,
        b: Rhs,
    ) -> Result<Tensor<T, Self::Solution>, LinalgError> {
        solve::<A, Rhs, _, M, N, P>(&a, &b)
    }
}

/// A square matrix of a size that nalgebra inverts.
#[diagnostic::on_unimplemented(
    message = "inverse: a matrix of the shape {Self} has no inverse",
    label = "a square matrix of at most 999 rows is needed"
)]
pub trait Invertible<T: RealField + num_traits::Float>: Shape {
    #[doc(hidden)]
    fn invert<A: Node<Elem = T, Shape = Self>>(a: A) -> Result<Tensor<T, Self>, LinalgError>;
}
impl<T: RealField + num_traits::Float, const N: usize> Invertible<T> for (D<N>, D<N>)
where
    D<N>: Dim,
{
    fn invert<A: Node<Elem = T, Shape = Self>>(a: A) -> Result<Tensor<T, Self>, LinalgError> {
        let x = matrix::<A, N, N>(&a)
            .try_inverse()
            .ok_or(LinalgError::Singular)?;
        Ok(Tensor::from_elements(|i| x[(i / N.max(1), i % N.max(1))]))
    }
}

/// The solution of a system with the matrix `A` and the right-hand side `B`.
pub type Solution<A, B> = Tensor<
    <A as Expr>::Elem,
    <<A as Expr>::Shape as LeastSquares<<B as Expr>::Shape, <A as Expr>::Elem>>::Solution,
>;

/// Linear algebra on expressions.
pub trait Linalg: Expr {
    /// The least-squares solution `x` of `self · x = b`, by QR decomposition. PyTorch's
    /// `torch.linalg.lstsq(a, b).solution`.
    ///
    /// # Errors
    /// [`LinalgError::RankDeficient`] where the columns depend on each other.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x: Tensor<f64, Shape![3, 2]> = tensor![[0.0, 1.0], [1.0, 1.0], [2.0, 1.0]];
    /// let y: Tensor<f64, Shape![3]> = tensor![1.0, 3.0, 5.0];
    /// let line = x.lstsq(&y).unwrap();
    /// assert!(line.dist(&tensor![2.0, 1.0]) < 1e-12);
    /// ```
    fn lstsq<B: Expr<Elem = Self::Elem>>(self, b: B) -> Result<Solution<Self, B>, LinalgError>
    where
        Self::Elem: Real + RealField,
        Self::Shape: LeastSquares<B::Shape, Self::Elem>,
    {
        Self::Shape::solve(self.node(), b.node())
    }

    /// The inverse of a square matrix. PyTorch's `x.inverse()`.
    ///
    /// # Errors
    /// [`LinalgError::Singular`] where there is none.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x: Tensor<f64, Shape![2, 2]> = tensor![[2.0, 0.0], [0.0, 4.0]];
    /// assert_eq!(x.inverse().unwrap().as_slice(), [0.5, 0.0, 0.0, 0.25]);
    /// assert!((&x * 0.0).inverse().is_err());
    /// ```
    fn inverse(self) -> Result<Tensor<Self::Elem, Self::Shape>, LinalgError>
    where
        Self::Elem: Real + RealField,
        Self::Shape: Invertible<Self::Elem>,
    {
        Self::Shape::invert(self.node())
    }
}
impl<E: Expr> Linalg for E {}

/// The least-squares solution `x` of `a · x = b`: PyTorch's former `torch.gels(b, a)`, with the
/// right-hand side first. See [`Linalg::lstsq`].
///
/// # Errors
/// [`LinalgError::RankDeficient`] where the columns of `a` depend on each other.
///
/// ```
/// use stridewise::prelude::*;
/// let m: Tensor<f64, Shape![2, 2]> = tensor![[1.0, 2.0], [3.0, 5.0]];
/// let y: Tensor<f64, Shape![2]> = tensor![4.0, 7.0];
/// let q = gels(&y, &m).unwrap();
/// assert!(m.mv(&q).dist(&y) < 1e-12);
/// ```
pub fn gels<A: Expr, B: Expr<Elem = A::Elem>>(b: B, a: A) -> Result<Solution<A, B>, LinalgError>
where
    A::Elem: Real + RealField,
    A::Shape: LeastSquares<B::Shape, A::Elem>,
{
    a.lstsq(b)
}
