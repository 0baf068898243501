//! Linear algebra with `nalgebra` (feature `linalg`).
//!
//! Sizes are limited to 127, the maximum static size that `nalgebra` supports in its decompositions.

mod decompose;

use core::fmt;

use nalgebra::{ComplexField, Const, DimMin, OMatrix, RealField};

use crate::expr::{Expr, ExprNode, IntoExpr, with_ready};
use crate::num::{D, Dim};
use crate::ops::Real;
use crate::ops::contract::with_operands;
use crate::shape::{MAX_RANK, NoShape, Shape};
use crate::storage::fits_stack;
use crate::tensor::Tensor;

pub use decompose::{DecomposesMatrix, DecomposesSquare, Lu, Qr, Solves, Svd};

/// The reason why a linear system or a decomposition has no result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LinalgError {
    /// The matrix has no inverse.
    Singular,
    /// The columns of the matrix are linearly dependent, so the least-squares solution is not unique.
    RankDeficient,
    /// The matrix is not positive definite.
    NotPositiveDefinite,
    /// The iterations did not converge, for example because an element is NaN.
    NotConverged,
}

impl fmt::Display for LinalgError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Singular => "the matrix is singular: it has no inverse",
            Self::RankDeficient => {
                "the columns of the matrix depend on each other: the solution is not unique"
            }
            Self::NotPositiveDefinite => "the matrix is not positive definite",
            Self::NotConverged => "the iterations did not converge",
        })
    }
}
impl core::error::Error for LinalgError {}

// Converts an expression of two dimensions, or of one as a column, to a nalgebra matrix. nalgebra does not decompose
// matrices without rows or columns: for those, the sizes are 1 instead of 0, and the matrix is the identity, of which
// only the determinant is read.
fn matrix<N: ExprNode, const R: usize, const C: usize>(
    node: &N,
) -> OMatrix<N::Elem, Const<R>, Const<C>>
where
    N::Elem: RealField,
{
    if const { N::Shape::NUMEL == 0 } {
        return OMatrix::<N::Elem, Const<R>, Const<C>>::identity();
    }
    OMatrix::<N::Elem, Const<R>, Const<C>>::from_fn(|i, j| {
        let mut index = [0; MAX_RANK];
        if N::Shape::RANK == 1 {
            index[MAX_RANK - 1] = i;
        } else {
            index[MAX_RANK - 2] = i;
            index[MAX_RANK - 1] = j;
        }
        // SAFETY: the traits below call this with the sizes of the expression, none of which is 0.
        unsafe { node.load(&index) }
    })
}

/// A system of `M` equations in `N <= M` unknowns with the right-hand side `B`.
#[diagnostic::on_unimplemented(
    message = "lstsq: incompatible shapes: matrix {Self}, right-hand side {B}",
    label = "a [M, N] matrix with M >= N needs a right-hand side [M] or [M, P]",
    note = "sizes reach up to 127, as far as nalgebra carries static ones"
)]
pub trait LeastSquares<B, T: RealField + num_traits::Float>: Shape {
    /// The shape of the solution: `[N]` or `[N, P]`.
    type Solution: Shape;
    #[doc(hidden)]
    fn solve<A: ExprNode<Elem = T, Shape = Self>, Rhs: ExprNode<Elem = T, Shape = B>>(
        a: A,
        b: Rhs,
    ) -> Result<Tensor<T, Self::Solution>, LinalgError>;
}

// Two impls for every shape prevent the compiler from inferring the right-hand side's shape, so that the error message
// depends on the actual one.
macro_rules! not_guessed {
    ($($B:ty),*) => { $(
        #[diagnostic::do_not_recommend]
        impl<S: Shape, T: RealField + num_traits::Float> LeastSquares<$B, T> for S {
            type Solution = ();
            fn solve<A: ExprNode<Elem = T, Shape = Self>, Rhs: ExprNode<Elem = T, Shape = $B>>(
                _: A,
                _: Rhs,
            ) -> Result<Tensor<T, ()>, LinalgError> {
                Err(LinalgError::RankDeficient)
            }
        }
    )* };
}
not_guessed! { [NoShape; 0], [NoShape; 1] }

// A separate function: with the bound on `DimMin` in scope, the compiler confuses `N` with `M`.
fn back_substituted<T: RealField, const N: usize, const P: usize>(
    r: &OMatrix<T, Const<N>, Const<N>>,
    b: &OMatrix<T, Const<N>, Const<P>>,
) -> Option<OMatrix<T, Const<N>, Const<P>>> {
    r.solve_upper_triangular(b)
}

fn solve<
    A: ExprNode,
    B: ExprNode<Elem = A::Elem>,
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
    if N == 0 || P == 0 {
        return Ok(Tensor::from_elements(|_| num_traits::zero()));
    }
    let qr = matrix::<A, M, N>(a).qr();
    let r: OMatrix<A::Elem, Const<N>, Const<N>> = qr.r().fixed_view::<N, N>(0, 0).into_owned();
    // A pivot that is negligible relative to the largest one: the columns are linearly dependent.
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

#[diagnostic::do_not_recommend]
impl<T: RealField + num_traits::Float, const M: usize, const N: usize> LeastSquares<(D<M>,), T>
    for (D<M>, D<N>)
where
    D<M>: Dim,
    D<N>: Dim,
    Const<M>: DimMin<Const<N>, Output = Const<N>>,
{
    type Solution = (D<N>,);
    fn solve<A: ExprNode<Elem = T, Shape = Self>, Rhs: ExprNode<Elem = T, Shape = (D<M>,)>>(
        a: A,
        b: Rhs,
    ) -> Result<Tensor<T, Self::Solution>, LinalgError> {
        solve::<A, Rhs, _, M, N, 1>(&a, &b)
    }
}

#[diagnostic::do_not_recommend]
impl<T: RealField + num_traits::Float, const M: usize, const N: usize, const P: usize>
    LeastSquares<(D<M>, D<P>), T> for (D<M>, D<N>)
where
    D<M>: Dim,
    D<N>: Dim,
    D<P>: Dim,
    Const<M>: DimMin<Const<N>, Output = Const<N>>,
{
    type Solution = (D<N>, D<P>);
    fn solve<A: ExprNode<Elem = T, Shape = Self>, Rhs: ExprNode<Elem = T, Shape = (D<M>, D<P>)>>(
        a: A,
        b: Rhs,
    ) -> Result<Tensor<T, Self::Solution>, LinalgError> {
        solve::<A, Rhs, _, M, N, P>(&a, &b)
    }
}

/// A square matrix of a size that nalgebra can invert.
#[diagnostic::on_unimplemented(
    message = "inverse: cannot prove that a matrix of the shape {Self} can be inverted",
    label = "a square matrix of at most 999 rows is needed"
)]
pub trait Invertible<T: RealField + num_traits::Float>: Shape {
    #[doc(hidden)]
    fn invert<A: ExprNode<Elem = T, Shape = Self>>(a: A) -> Result<Tensor<T, Self>, LinalgError>;
}
impl<T: RealField + num_traits::Float, const N: usize> Invertible<T> for (D<N>, D<N>)
where
    D<N>: Dim,
{
    fn invert<A: ExprNode<Elem = T, Shape = Self>>(a: A) -> Result<Tensor<T, Self>, LinalgError> {
        let x = matrix::<A, N, N>(&a)
            .try_inverse()
            .ok_or(LinalgError::Singular)?;
        Ok(Tensor::from_elements(|i| x[(i / N.max(1), i % N.max(1))]))
    }
}

/// The type of the solution of a system with the matrix `A` and the right-hand side `B`.
pub type Solution<A, B> = Tensor<
    <A as IntoExpr>::Elem,
    <<A as IntoExpr>::Shape as LeastSquares<<B as IntoExpr>::Shape, <A as IntoExpr>::Elem>>::Solution,
>;

/// Rejects, when the program is built, the inverse of a matrix `X` that is too large for the stack.
#[track_caller]
const fn inverted_on_stack<X>() {
    // The matrix, its inverse, and one more copy that nalgebra makes for the decomposition.
    let bytes = 3 * size_of::<X>();
    let instead =
        "nalgebra inverts larger matrices on the heap, as `DMatrix` (feature `nalgebra_034`)";
    fits_stack("`inverse`", bytes, instead);
}

/// Linear algebra on expressions.
pub trait Linalg: Expr {
    /// Returns the least-squares solution `x` of `self · x = b`, by QR decomposition. PyTorch's
    /// `torch.linalg.lstsq(a, b).solution`.
    ///
    /// # Errors
    /// [`LinalgError::RankDeficient`] if the columns are linearly dependent.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x: Tensor<f64, Shape![3, 2]> = tensor![[0.0, 1.0], [1.0, 1.0], [2.0, 1.0]];
    /// let y: Tensor<f64, Shape![3]> = tensor![1.0, 3.0, 5.0];
    /// let line = x.lstsq(&y).unwrap();
    /// assert!(line.dist(&tensor![2.0, 1.0]) < 1e-12);
    /// ```
    fn lstsq<B: IntoExpr<Elem = Self::Elem>>(self, b: B) -> Result<Solution<Self, B>, LinalgError>
    where
        Self::Elem: Real + RealField,
        Self::Shape: LeastSquares<B::Shape, Self::Elem>,
    {
        with_operands(
            self.node(),
            b.node(),
            <Self::Shape as LeastSquares<_, _>>::solve,
        )
    }

    /// Returns the inverse of a square matrix. PyTorch's `x.inverse()`.
    ///
    /// # Errors
    /// [`LinalgError::Singular`] if the matrix has no inverse.
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
        const { inverted_on_stack::<Tensor<Self::Elem, Self::Shape>>() };
        with_ready(self.node(), Self::Shape::invert)
    }

    /// Returns the solution `x` of `self · x = b`, for a square matrix and a vector, or several vectors as the columns
    /// of a matrix. PyTorch's `torch.linalg.solve(a, b)`.
    ///
    /// # Errors
    /// [`LinalgError::Singular`] if the matrix has no inverse.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let a: Tensor<f64, Shape![2, 2]> = tensor![[2.0, 0.0], [0.0, 4.0]];
    /// assert_eq!(a.solve(&tensor![1.0, 1.0]).unwrap().as_slice(), [0.5, 0.25]);
    /// ```
    fn solve<B: IntoExpr<Elem = Self::Elem>>(
        self,
        b: B,
    ) -> Result<Tensor<Self::Elem, B::Shape>, LinalgError>
    where
        Self::Elem: Real + RealField,
        Self::Shape: Solves<B::Shape, Self::Elem>,
    {
        with_operands(self.node(), b.node(), |a, b| {
            <Self::Shape as Solves<_, _>>::solve(&a, &b)
        })
    }

    /// Returns the solution `x` of `self · x = b` for a triangular matrix. Only the upper triangle is read if `upper`
    /// is true, otherwise only the lower one. PyTorch's `torch.linalg.solve_triangular(a, b, upper=upper)`.
    ///
    /// # Errors
    /// [`LinalgError::Singular`] if an element of the diagonal is 0.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let a: Tensor<f64, Shape![2, 2]> = tensor![[2.0, 1.0], [0.0, 4.0]];
    /// let x = a.solve_triangular(&tensor![2.0, 4.0], true).unwrap();
    /// assert_eq!(x.as_slice(), [0.5, 1.0]);
    /// ```
    fn solve_triangular<B: IntoExpr<Elem = Self::Elem>>(
        self,
        b: B,
        upper: bool,
    ) -> Result<Tensor<Self::Elem, B::Shape>, LinalgError>
    where
        Self::Elem: Real + RealField,
        Self::Shape: Solves<B::Shape, Self::Elem>,
    {
        with_operands(self.node(), b.node(), |a, b| {
            Self::Shape::triangular(&a, &b, upper)
        })
    }

    /// Returns the determinant. PyTorch's `torch.linalg.det(x)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x: Tensor<f64, Shape![2, 2]> = tensor![[1.0, 2.0], [3.0, 4.0]];
    /// assert!((x.det() + 2.0).abs() < 1e-12);
    /// ```
    fn det(self) -> Self::Elem
    where
        Self::Elem: Real + RealField,
        Self::Shape: DecomposesSquare<Self::Elem>,
    {
        with_ready(
            self.node(),
            #[inline(always)]
            |node| Self::Shape::det(&node),
        )
    }

    /// Returns the sign of the determinant and the logarithm of its absolute value: 0 and negative infinity if the
    /// matrix is singular. PyTorch's `torch.linalg.slogdet(x)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x: Tensor<f64, Shape![2, 2]> = tensor![[1.0, 2.0], [3.0, 4.0]];
    /// let (sign, log) = x.slogdet();
    /// assert!(sign == -1.0 && (log - 2.0_f64.ln()).abs() < 1e-12);
    /// ```
    fn slogdet(self) -> (Self::Elem, Self::Elem)
    where
        Self::Elem: Real + RealField,
        Self::Shape: DecomposesSquare<Self::Elem>,
    {
        with_ready(
            self.node(),
            #[inline(always)]
            |node| Self::Shape::slogdet(&node),
        )
    }

    /// Returns `Q` with orthonormal columns and the upper triangular `R`, whose product is the matrix. Their shapes are
    /// `[M, K]` and `[K, N]`, where `K` is the smaller of `M` and `N`. PyTorch's `torch.linalg.qr(x)`; the signs of the
    /// rows of `R` are unspecified.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x: Tensor<f64, Shape![3, 2]> = tensor![[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]];
    /// let (q, r) = x.qr();
    /// assert!(q.mm(&r).eval().dist(&x) < 1e-12);
    /// ```
    fn qr(self) -> Qr<Self::Elem, Self::Shape>
    where
        Self::Elem: Real + RealField,
        Self::Shape: DecomposesMatrix<Self::Elem>,
    {
        with_ready(
            self.node(),
            #[inline(always)]
            |node| Self::Shape::qr(&node),
        )
    }

    /// Returns a permutation `P`, the lower triangular `L` with ones on the diagonal, and the upper triangular `U`,
    /// such that the matrix is `P · L · U`. PyTorch's `torch.linalg.lu(x)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x: Tensor<f64, Shape![2, 2]> = tensor![[1.0, 2.0], [3.0, 4.0]];
    /// let (p, l, u) = x.lu();
    /// assert!(p.mm(&l).eval().mm(&u).eval().dist(&x) < 1e-12);
    /// ```
    fn lu(self) -> Lu<Self::Elem, Self::Shape>
    where
        Self::Elem: Real + RealField,
        Self::Shape: DecomposesMatrix<Self::Elem>,
    {
        with_ready(
            self.node(),
            #[inline(always)]
            |node| Self::Shape::lu(&node),
        )
    }

    /// Returns the lower triangular `L` such that the matrix is `L · Lᵀ`. Only the lower triangle is read. PyTorch's
    /// `torch.linalg.cholesky(x)`.
    ///
    /// # Errors
    /// [`LinalgError::NotPositiveDefinite`] if there is none.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x: Tensor<f64, Shape![2, 2]> = tensor![[4.0, 2.0], [2.0, 3.0]];
    /// let l = x.cholesky().unwrap();
    /// assert!(l.mm(l.t()).eval().dist(&x) < 1e-12);
    /// assert!((-&x).cholesky().is_err());
    /// ```
    fn cholesky(self) -> Result<Tensor<Self::Elem, Self::Shape>, LinalgError>
    where
        Self::Elem: Real + RealField,
        Self::Shape: DecomposesSquare<Self::Elem>,
    {
        with_ready(
            self.node(),
            #[inline(always)]
            |node| Self::Shape::cholesky(&node),
        )
    }

    /// Returns `U`, the singular values in descending order, and `Vᵀ`, with the shapes `[M, K]`, `[K]` and `[K, N]`,
    /// where `K` is the smaller of `M` and `N`. PyTorch's `torch.linalg.svd(x, full_matrices=False)`; the signs of a
    /// column of `U` and its row of `Vᵀ` are unspecified.
    ///
    /// # Errors
    /// [`LinalgError::NotConverged`].
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x: Tensor<f64, Shape![2, 3]> = tensor![[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]];
    /// let (u, s, vt) = x.svd().unwrap();
    /// assert!((&u * &s).mm(&vt).eval().dist(&x) < 1e-12);
    /// ```
    fn svd(self) -> Result<Svd<Self::Elem, Self::Shape>, LinalgError>
    where
        Self::Elem: Real + RealField,
        Self::Shape: DecomposesMatrix<Self::Elem>,
    {
        with_ready(
            self.node(),
            #[inline(always)]
            |node| Self::Shape::svd(&node),
        )
    }

    /// Returns the singular values in descending order. PyTorch's `torch.linalg.svdvals(x)`.
    ///
    /// # Errors
    /// [`LinalgError::NotConverged`].
    #[allow(clippy::type_complexity)]
    fn svdvals(
        self,
    ) -> Result<
        Tensor<Self::Elem, <Self::Shape as DecomposesMatrix<Self::Elem>>::Diagonal>,
        LinalgError,
    >
    where
        Self::Elem: Real + RealField,
        Self::Shape: DecomposesMatrix<Self::Elem>,
    {
        with_ready(
            self.node(),
            #[inline(always)]
            |node| Self::Shape::svdvals(&node),
        )
    }

    /// Returns the eigenvalues of a symmetric matrix in ascending order, and its eigenvectors as columns. Only the
    /// lower triangle is read. PyTorch's `torch.linalg.eigh(x)`; the signs of the columns are unspecified.
    ///
    /// # Errors
    /// [`LinalgError::NotConverged`].
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x: Tensor<f64, Shape![2, 2]> = tensor![[2.0, 1.0], [1.0, 2.0]];
    /// let (values, vectors) = x.eigh().unwrap();
    /// assert!(values.dist(&tensor![1.0, 3.0]) < 1e-12);
    /// assert!(x.mm(&vectors).eval().dist(&vectors * &values) < 1e-12);
    /// ```
    #[allow(clippy::type_complexity)]
    fn eigh(
        self,
    ) -> Result<
        (
            Tensor<Self::Elem, <Self::Shape as DecomposesSquare<Self::Elem>>::Diagonal>,
            Tensor<Self::Elem, Self::Shape>,
        ),
        LinalgError,
    >
    where
        Self::Elem: Real + RealField,
        Self::Shape: DecomposesSquare<Self::Elem>,
    {
        with_ready(
            self.node(),
            #[inline(always)]
            |node| Self::Shape::eigh(&node),
        )
    }

    /// Returns the eigenvalues of a square matrix as complex numbers (real part and imaginary part), in no particular
    /// order. PyTorch's `torch.linalg.eigvals(x)`.
    ///
    /// # Errors
    /// [`LinalgError::NotConverged`].
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let quarter_turn: Tensor<f64, Shape![2, 2]> = tensor![[0.0, -1.0], [1.0, 0.0]];
    /// let values = quarter_turn.eigvals().unwrap();
    /// assert_eq!(values.imag().square().eval().as_slice(), [1.0, 1.0]);
    /// ```
    #[allow(clippy::type_complexity)]
    fn eigvals(
        self,
    ) -> Result<
        Tensor<[Self::Elem; 2], <Self::Shape as DecomposesSquare<Self::Elem>>::Diagonal>,
        LinalgError,
    >
    where
        Self::Elem: Real + RealField,
        Self::Shape: DecomposesSquare<Self::Elem>,
    {
        with_ready(
            self.node(),
            #[inline(always)]
            |node| Self::Shape::eigvals(&node),
        )
    }

    /// Returns the eigenvalues of a square matrix and the matching eigenvectors of length 1, as the columns of the
    /// second result. Both are complex and in no particular order. PyTorch's `torch.linalg.eig(x)`.
    ///
    /// The largest element of each vector is real. The product of `x` and a vector equals the eigenvalue times the
    /// vector up to a few units in the last place of the norm of `x`. For nearly equal eigenvalues, the vectors may be
    /// nearly equal too.
    ///
    /// # Errors
    /// [`LinalgError::NotConverged`].
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let quarter_turn: Tensor<f64, Shape![2, 2]> = tensor![[0.0, -1.0], [1.0, 0.0]];
    /// let (values, vectors) = quarter_turn.eig().unwrap();
    /// assert!(values.real().abs().max() < 1e-12 && (values.imag().abs().sum() - 2.0).abs() < 1e-12);
    /// assert!((vectors.view_as_real().norm() - 2f64.sqrt()).abs() < 1e-12);
    /// ```
    #[allow(clippy::type_complexity)]
    fn eig(
        self,
    ) -> Result<
        (
            Tensor<[Self::Elem; 2], <Self::Shape as DecomposesSquare<Self::Elem>>::Diagonal>,
            Tensor<[Self::Elem; 2], Self::Shape>,
        ),
        LinalgError,
    >
    where
        Self::Elem: Real + RealField,
        Self::Shape: DecomposesSquare<Self::Elem>,
    {
        with_ready(
            self.node(),
            #[inline(always)]
            |node| Self::Shape::eig(&node),
        )
    }

    /// Returns the pseudo-inverse, `[N, M]` for an `[M, N]` matrix. Singular values that are negligible relative to the
    /// largest one count as 0, as in PyTorch's `torch.linalg.pinv(x)`.
    ///
    /// # Errors
    /// [`LinalgError::NotConverged`].
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x: Tensor<f64, Shape![3, 2]> = tensor![[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]];
    /// assert!(x.mm(&x.pinv().unwrap()).eval().mm(&x).eval().dist(&x) < 1e-12);
    /// ```
    #[allow(clippy::type_complexity)]
    fn pinv(
        self,
    ) -> Result<
        Tensor<Self::Elem, <Self::Shape as DecomposesMatrix<Self::Elem>>::Turned>,
        LinalgError,
    >
    where
        Self::Elem: Real + RealField,
        Self::Shape: DecomposesMatrix<Self::Elem>,
    {
        with_ready(
            self.node(),
            #[inline(always)]
            |node| Self::Shape::pinv(&node),
        )
    }

    /// Returns the number of singular values that are not negligible relative to the largest one. PyTorch's
    /// `torch.linalg.matrix_rank(x)`.
    ///
    /// # Errors
    /// [`LinalgError::NotConverged`].
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<f64, Shape![3, 4]>::ones();
    /// assert_eq!(x.matrix_rank(), Ok(1));
    /// ```
    fn matrix_rank(self) -> Result<usize, LinalgError>
    where
        Self::Elem: Real + RealField,
        Self::Shape: DecomposesMatrix<Self::Elem>,
    {
        let values = self.svdvals()?;
        let values = values.as_slice();
        let [.., rows, columns] = <Self::Shape as Shape>::PADDED;
        let Some(&largest) = values.first() else {
            return Ok(0);
        };
        let nothing = decompose::tolerance(largest, rows, columns);
        Ok(values.iter().filter(|&&x| x > nothing).count())
    }

    /// Returns a norm of a matrix. PyTorch's `torch.linalg.matrix_norm(x, ord)`.
    ///
    /// # Errors
    /// [`LinalgError::NotConverged`].
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x: Tensor<f64, Shape![2, 2]> = tensor![[3.0, 0.0], [0.0, 4.0]];
    /// assert_eq!(x.matrix_norm(MatrixNorm::Frobenius), Ok(5.0));
    /// assert_eq!(x.matrix_norm(MatrixNorm::Nuclear), Ok(7.0));
    /// ```
    fn matrix_norm(self, ord: MatrixNorm) -> Result<Self::Elem, LinalgError>
    where
        Self::Elem: Real + RealField,
        Self::Shape: DecomposesMatrix<Self::Elem>,
    {
        with_ready(self.node(), |node| {
            let zero = <Self::Elem as num_traits::Zero>::zero();
            let [.., rows, columns] = <Self::Shape as Shape>::PADDED;
            let larger = |x: Self::Elem, y| {
                if x > y || num_traits::Float::is_nan(x) {
                    x
                } else {
                    y
                }
            };
            let absolute = |i, j| {
                let mut index = [0; MAX_RANK];
                index[MAX_RANK - 2] = i;
                index[MAX_RANK - 1] = j;
                // SAFETY: `i` and `j` are less than the sizes.
                num_traits::Float::abs(unsafe { node.load(&index) })
            };
            Ok(match ord {
                MatrixNorm::Frobenius => {
                    let squares = (0..rows).map(|i| {
                        (0..columns).fold(zero, |sum, j| sum + absolute(i, j) * absolute(i, j))
                    });
                    num_traits::Float::sqrt(squares.fold(zero, |sum, x| sum + x))
                }
                MatrixNorm::One => (0..columns)
                    .map(|j| (0..rows).fold(zero, |sum, i| sum + absolute(i, j)))
                    .fold(zero, |most, x| larger(x, most)),
                MatrixNorm::Infinity => (0..rows)
                    .map(|i| (0..columns).fold(zero, |sum, j| sum + absolute(i, j)))
                    .fold(zero, |most, x| larger(x, most)),
                MatrixNorm::Two => Self::Shape::svdvals(&node)?
                    .as_slice()
                    .iter()
                    .fold(zero, |most, &x| larger(x, most)),
                MatrixNorm::Nuclear => Self::Shape::svdvals(&node)?
                    .as_slice()
                    .iter()
                    .fold(zero, |sum, &x| sum + x),
            })
        })
    }

    /// Returns the `n`-th power of the matrix; for a negative `n`, the power of its inverse. PyTorch's
    /// `torch.linalg.matrix_power(x, n)`.
    ///
    /// # Errors
    /// [`LinalgError::Singular`] if `n` is negative and there is no inverse.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x: Tensor<f64, Shape![2, 2]> = tensor![[1.0, 1.0], [0.0, 1.0]];
    /// assert_eq!(x.matrix_power(10).unwrap().as_slice(), [1.0, 10.0, 0.0, 1.0]);
    /// ```
    fn matrix_power(self, n: i32) -> Result<Tensor<Self::Elem, Self::Shape>, LinalgError>
    where
        Self::Elem: Real + RealField,
        Self::Shape: DecomposesSquare<Self::Elem>,
    {
        let mut base = if n < 0 {
            with_ready(
                self.node(),
                #[inline(always)]
                |node| <Self::Shape as DecomposesSquare<Self::Elem>>::inverse(&node),
            )?
        } else {
            self.eval()
        };
        let mut out = Self::Shape::identity();
        let mut n = n.unsigned_abs();
        while n > 0 {
            if n & 1 == 1 {
                out = Self::Shape::product(&out, &base);
            }
            n >>= 1;
            if n > 0 {
                base = Self::Shape::product(&base, &base);
            }
        }
        Ok(out)
    }
}

/// The kind of matrix norm: PyTorch's `ord`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MatrixNorm {
    /// The square root of the sum of squares: `"fro"`.
    Frobenius,
    /// The sum of the singular values: `"nuc"`.
    Nuclear,
    /// The largest column sum of absolute values: `1`.
    One,
    /// The largest singular value: `2`.
    Two,
    /// The largest row sum of absolute values: `inf`.
    Infinity,
}
impl<E: Expr> Linalg for E {}

/// Returns the least-squares solution `x` of `a · x = b`: PyTorch's former `torch.gels(b, a)`, with the right-hand side
/// first. See [`Linalg::lstsq`].
///
/// # Errors
/// [`LinalgError::RankDeficient`] if the columns of `a` are linearly dependent.
///
/// ```
/// use stridewise::prelude::*;
/// let m: Tensor<f64, Shape![2, 2]> = tensor![[1.0, 2.0], [3.0, 5.0]];
/// let y: Tensor<f64, Shape![2]> = tensor![4.0, 7.0];
/// let q = gels(&y, &m).unwrap();
/// assert!(m.mv(&q).eval().dist(&y) < 1e-12);
/// ```
pub fn gels<A: IntoExpr, B: IntoExpr<Elem = A::Elem>>(
    b: B,
    a: A,
) -> Result<Solution<A, B>, LinalgError>
where
    A::Elem: Real + RealField,
    A::Shape: LeastSquares<B::Shape, A::Elem>,
{
    a.into_lazy().lstsq(b)
}
