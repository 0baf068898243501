//! Linear algebra with `nalgebra` (feature `linalg`).
//!
//! Solutions and decompositions are expressions: `eval` computes on the stack, with sizes up to 127, the maximum static
//! size that `nalgebra` supports in its decompositions, `eval_boxed` on the heap, with any (feature `alloc`).

#[cfg(all(feature = "std", not(feature = "reproducible")))]
mod bands;
#[cfg(feature = "alloc")]
mod blocks;
pub(crate) mod checked;
mod decompose;
pub(crate) mod dense;
mod evaluate;
pub(crate) mod factor;
#[cfg(feature = "alloc")]
mod heap;
mod inverse;
#[cfg(all(feature = "std", not(feature = "reproducible")))]
mod panels;
#[cfg(all(feature = "std", not(feature = "reproducible")))]
mod quotients;
mod reflections;
#[cfg(all(feature = "std", not(feature = "reproducible")))]
mod rotations;
#[cfg(all(feature = "std", not(feature = "reproducible")))]
mod schur;
mod shapes;
mod singular;
#[cfg(all(feature = "std", not(feature = "reproducible")))]
mod spectral;
#[cfg(all(feature = "std", not(feature = "reproducible")))]
pub(crate) mod systems;
mod vectors;

use core::fmt;

use nalgebra::{ComplexField, Const, DimMin, OMatrix, RealField};

use crate::expr::{
    Expr, ExprNode, Host, IntoExpr, Lazy, Mixed, MixesWith, has_no_variable, with_ready,
};
use crate::num::{D, Dim};
use crate::ops::Real;
use crate::shape::{MAX_RANK, Shape};
use crate::tensor::Tensor;

#[cfg_attr(doc, doc(hidden))]
pub use checked::Checked;
#[doc(hidden)]
pub use checked::{IsChecked, Unchecked};
pub use decompose::{DecomposesMatrix, DecomposesSquare, Solves};
use dense::Dense;
#[cfg(not(feature = "alloc"))]
use evaluate::on_stack;
#[cfg_attr(doc, doc(hidden))]
pub use evaluate::{OfMatrix, OfSystem, op};
#[cfg_attr(doc, doc(hidden))]
pub use shapes::{LeastSquares, MatrixShape, SquareShape, SquareSystem};

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

/// A system that `eval` solves without a heap: its sizes are those of nalgebra's static matrices.
#[diagnostic::on_unimplemented(
    message = "a system of a matrix {Self} and a right-hand side {B} is not known to be one that is solved on the stack",
    label = "sizes of at most 127 are needed",
    note = "nalgebra's static sizes reach up to 127: `.eval_boxed()` solves any on the heap (feature `alloc`)",
    note = "where sizes are generic, `.checked()?.eval()` needs no bound, or add `{Self}: SolvesLeastSquares<{B}, {T}>`"
)]
#[cfg_attr(doc, doc(hidden))]
pub trait SolvesLeastSquares<B, T: Real>: crate::num::SealedBound {
    #[doc(hidden)]
    fn solve<A: ExprNode<Elem = T, Shape = Self>, Rhs: ExprNode<Elem = T, Shape = B>, Out: Shape>(
        a: A,
        b: Rhs,
    ) -> Result<Tensor<T, Out>, LinalgError>;
}

// A separate function: with the bound on `DimMin` in scope, the compiler confuses `N` with `M`.
fn back_substituted<T: RealField, const N: usize, const P: usize>(
    r: &OMatrix<T, Const<N>, Const<N>>,
    b: &OMatrix<T, Const<N>, Const<P>>,
) -> Option<OMatrix<T, Const<N>, Const<P>>> {
    r.solve_upper_triangular(b)
}

/// Whether a pivot of `rows` rows is negligible relative to the largest one: the columns are linearly dependent.
fn is_rank_deficient<T: RealField + num_traits::Float>(
    pivots: impl Iterator<Item = T> + Clone,
    rows: usize,
) -> bool {
    let sizes = pivots.map(ComplexField::abs);
    let largest = sizes.clone().fold(T::zero(), RealField::max);
    let nothing = largest * T::epsilon() * nalgebra::convert::<f64, T>(rows as f64);
    sizes.into_iter().any(|size| size <= nothing)
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
    let mut a = matrix::<A, M, N>(a);
    let unit = decompose::normalise(a.as_mut_slice());
    let qr = a.qr();
    let r: OMatrix<A::Elem, Const<N>, Const<N>> = qr.r().fixed_view::<N, N>(0, 0).into_owned();
    if is_rank_deficient(r.diagonal().iter().copied(), M) {
        return Err(LinalgError::RankDeficient);
    }
    let mut rhs = matrix::<B, M, P>(b);
    qr.q_tr_mul(&mut rhs);
    let top: OMatrix<A::Elem, Const<N>, Const<P>> = rhs.fixed_view::<N, P>(0, 0).into_owned();
    let mut x = back_substituted(&r, &top).ok_or(LinalgError::RankDeficient)?;
    x.unscale_mut(unit);
    Ok(Tensor::from_elements(|i| x[(i / P.max(1), i % P.max(1))]))
}

#[diagnostic::do_not_recommend]
impl<T: RealField + Real, const M: usize, const N: usize> SolvesLeastSquares<(D<M>,), T>
    for (D<M>, D<N>)
where
    D<M>: Dim,
    D<N>: Dim,
    Const<M>: DimMin<Const<N>, Output = Const<N>>,
{
    fn solve<
        A: ExprNode<Elem = T, Shape = Self>,
        Rhs: ExprNode<Elem = T, Shape = (D<M>,)>,
        Out: Shape,
    >(
        a: A,
        b: Rhs,
    ) -> Result<Tensor<T, Out>, LinalgError> {
        solve::<A, Rhs, _, M, N, 1>(&a, &b)
    }
}

#[diagnostic::do_not_recommend]
impl<T: RealField + Real, const M: usize, const N: usize, const P: usize>
    SolvesLeastSquares<(D<M>, D<P>), T> for (D<M>, D<N>)
where
    D<M>: Dim,
    D<N>: Dim,
    D<P>: Dim,
    Const<M>: DimMin<Const<N>, Output = Const<N>>,
{
    fn solve<
        A: ExprNode<Elem = T, Shape = Self>,
        Rhs: ExprNode<Elem = T, Shape = (D<M>, D<P>)>,
        Out: Shape,
    >(
        a: A,
        b: Rhs,
    ) -> Result<Tensor<T, Out>, LinalgError> {
        solve::<A, Rhs, _, M, N, P>(&a, &b)
    }
}

/// A square matrix that `eval` inverts without a heap: at most 999 rows.
#[diagnostic::on_unimplemented(
    message = "inverse: the shape {Self} is not known to be that of a matrix which is inverted on the stack",
    label = "a square matrix of at most 999 rows is needed",
    note = "`.eval_boxed()` inverts any on the heap (feature `alloc`)",
    note = "where sizes are generic, `.checked()?.eval()` needs no bound, or add `{Self}: Invertible<{T}>`"
)]
pub trait Invertible<T: Real>: Sized + crate::num::SealedBound {
    #[doc(hidden)]
    fn invert<A: ExprNode<Elem = T, Shape = Self>>(a: A) -> Result<Tensor<T, Self>, LinalgError>
    where
        Self: Shape;
}
impl<T: RealField + Real, const N: usize> Invertible<T> for (D<N>, D<N>)
where
    D<N>: Dim,
{
    fn invert<A: ExprNode<Elem = T, Shape = Self>>(a: A) -> Result<Tensor<T, Self>, LinalgError> {
        let mut x = matrix::<A, N, N>(&a);
        match inverse::invert(&mut x) {
            true => Ok(decompose::tensor(&x)),
            false => Err(LinalgError::Singular),
        }
    }
}

/// Whether an operation that needs `copies` of its operand on the stack, as [`on_stack`] counts them, is computed on
/// the heap instead.
#[cfg(feature = "alloc")]
const fn is_large<N: ExprNode>(copies: usize) -> bool {
    <N::Shape as Shape>::NUMEL * size_of::<N::Elem>() * copies > crate::storage::STACK_LIMIT
}

/// Calls `f` with the singular values in descending order.
fn each_singular_value<N: ExprNode<Memory = Host, Elem: Real + RealField>>(
    node: N,
    f: impl FnMut(N::Elem),
) -> Result<(), LinalgError>
where
    N::Shape: DecomposesMatrix<N::Elem>,
{
    #[cfg(feature = "alloc")]
    if const { is_large::<N>(9) } {
        return heap::each_singular_value(node, f);
    }
    #[cfg(not(feature = "alloc"))]
    const {
        on_stack::<N::Elem>("the singular values", 9, <N::Shape as Shape>::NUMEL)
    };
    with_ready(node, |node| N::Shape::each_singular_value(&node, f))
}

/// Linear algebra on expressions. Solutions and decompositions are expressions: `eval` computes them on the stack,
/// `eval_boxed` on the heap, `eval_into` writes to memory of the caller; each gives a `Result` if the operation may
/// fail. Several results are a tuple. Numbers are computed at once.
///
/// ```
/// use stridewise::prelude::*;
/// let a: Tensor<f64, Shape![2, 2]> = tensor![[3.0, 0.0], [4.0, 5.0]];
/// let mut x = Tensor::zeros();
/// a.solve(&tensor![3.0, 9.0]).eval_into(&mut x)?;
/// assert_eq!(x, tensor![1.0, 1.0]);
///
/// // A view of other strides receives `R` transposed.
/// let (mut q, mut r) = (Tensor::zeros(), Tensor::<f64, Shape![2, 2]>::zeros());
/// a.qr().eval_into((&mut q, &mut r.as_view_mut().t()));
/// assert!(q.mm(r.t()).eval().dist(&a) < 1e-12);
/// # Ok::<(), LinalgError>(())
/// ```
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
    /// let line = x.lstsq(&y).eval().unwrap();
    /// assert!(line.dist(&tensor![2.0, 1.0]) < 1e-12);
    /// ```
    fn lstsq<B: IntoExpr<Elem: MixesWith<Self::Elem>>>(
        self,
        b: B,
    ) -> Lazy<OfSystem<op::Lstsq, Self::Node, Mixed<Host, B, Self::Elem>>>
    where
        Self::Elem: Real,
        Self::Shape: LeastSquares<B::Shape>,
    {
        Lazy(OfSystem {
            op: op::Lstsq,
            a: self.node(),
            b: <B::Elem as MixesWith<Self::Elem>>::node(b.node()),
        })
    }

    /// Returns the inverse of a square matrix. PyTorch's `x.inverse()`.
    ///
    /// # Errors
    /// [`LinalgError::Singular`] if the matrix has no inverse.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x: Tensor<f64, Shape![2, 2]> = tensor![[2.0, 0.0], [0.0, 4.0]];
    /// assert_eq!(x.inverse().eval().unwrap().as_slice(), [0.5, 0.0, 0.0, 0.25]);
    /// assert!((&x * 0.0).inverse().eval().is_err());
    /// ```
    fn inverse(self) -> Lazy<OfMatrix<op::Inverse, Self::Node>>
    where
        Self::Elem: Real,
        Self::Shape: SquareShape,
    {
        Lazy(OfMatrix {
            op: op::Inverse,
            a: self.node(),
        })
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
    /// assert_eq!(a.solve(&tensor![1.0, 1.0]).eval().unwrap().as_slice(), [0.5, 0.25]);
    /// ```
    fn solve<B: IntoExpr<Elem: MixesWith<Self::Elem>>>(
        self,
        b: B,
    ) -> Lazy<OfSystem<op::Solve, Self::Node, Mixed<Host, B, Self::Elem>>>
    where
        Self::Elem: Real,
        Self::Shape: SquareSystem<B::Shape>,
    {
        Lazy(OfSystem {
            op: op::Solve,
            a: self.node(),
            b: <B::Elem as MixesWith<Self::Elem>>::node(b.node()),
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
    /// let x = a.solve_triangular(&tensor![2.0, 4.0], true).eval().unwrap();
    /// assert_eq!(x.as_slice(), [0.5, 1.0]);
    /// ```
    fn solve_triangular<B: IntoExpr<Elem: MixesWith<Self::Elem>>>(
        self,
        b: B,
        upper: bool,
    ) -> Lazy<OfSystem<op::SolveTriangular, Self::Node, Mixed<Host, B, Self::Elem>>>
    where
        Self::Elem: Real,
        Self::Shape: SquareSystem<B::Shape>,
    {
        Lazy(OfSystem {
            op: op::SolveTriangular { upper },
            a: self.node(),
            b: <B::Elem as MixesWith<Self::Elem>>::node(b.node()),
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
        Self::Elem: Real,
        Self::Shape: SquareShape,
    {
        const { has_no_variable::<Self::Node>() };
        #[cfg(not(feature = "alloc"))]
        const {
            on_stack::<Self::Elem>("`det`", 1, <Self::Shape as Shape>::NUMEL)
        };
        checked::with_copy(
            self.node(),
            #[cfg_attr(not(unoptimised), inline(always))]
            // SAFETY: Bounds, uniqueness: a copy of the matrix, which has as many columns as rows.
            |a| unsafe {
                let n = const { checked::rows::<Self::Shape>() };
                let odd = dense::triangular(a.first(), n);
                dense::determinant(Dense::new(a.first(), n), n, odd)
            },
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
        Self::Elem: Real,
        Self::Shape: SquareShape,
    {
        const { has_no_variable::<Self::Node>() };
        #[cfg(not(feature = "alloc"))]
        const {
            on_stack::<Self::Elem>("`slogdet`", 1, <Self::Shape as Shape>::NUMEL)
        };
        checked::with_copy(
            self.node(),
            #[cfg_attr(not(unoptimised), inline(always))]
            // SAFETY: Bounds, uniqueness: a copy of the matrix, which has as many columns as rows.
            |a| unsafe {
                let n = const { checked::rows::<Self::Shape>() };
                let odd = dense::triangular(a.first(), n);
                dense::sign_and_log(Dense::new(a.first(), n), n, odd)
            },
        )
    }

    /// Returns `Q` with orthonormal columns and the upper triangular `R`, whose product is the matrix. Their shapes are
    /// `[M, K]` and `[K, N]`, where `K` is the smaller of `M` and `N`. PyTorch's `torch.linalg.qr(x)`; the signs of the
    /// rows of `R` are unspecified.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x: Tensor<f64, Shape![3, 2]> = tensor![[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]];
    /// let (q, r) = x.qr().eval();
    /// assert!(q.mm(&r).eval().dist(&x) < 1e-12);
    /// ```
    fn qr(self) -> Lazy<OfMatrix<op::Qr, Self::Node>>
    where
        Self::Elem: Real,
        Self::Shape: MatrixShape,
    {
        Lazy(OfMatrix {
            op: op::Qr,
            a: self.node(),
        })
    }

    /// Returns a permutation `P`, the lower triangular `L` with ones on the diagonal, and the upper triangular `U`,
    /// such that the matrix is `P · L · U`. PyTorch's `torch.linalg.lu(x)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x: Tensor<f64, Shape![2, 2]> = tensor![[1.0, 2.0], [3.0, 4.0]];
    /// let (p, l, u) = x.lu().eval();
    /// assert!(p.mm(&l).eval().mm(&u).eval().dist(&x) < 1e-12);
    /// ```
    fn lu(self) -> Lazy<OfMatrix<op::Lu, Self::Node>>
    where
        Self::Elem: Real,
        Self::Shape: MatrixShape,
    {
        Lazy(OfMatrix {
            op: op::Lu,
            a: self.node(),
        })
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
    /// let l = x.cholesky().eval().unwrap();
    /// assert!(l.mm(l.t()).eval().dist(&x) < 1e-12);
    /// assert!((-&x).cholesky().eval().is_err());
    /// ```
    fn cholesky(self) -> Lazy<OfMatrix<op::Cholesky, Self::Node>>
    where
        Self::Elem: Real,
        Self::Shape: SquareShape,
    {
        Lazy(OfMatrix {
            op: op::Cholesky,
            a: self.node(),
        })
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
    /// let (u, s, vt) = x.svd().eval().unwrap();
    /// assert!((&u * &s).mm(&vt).eval().dist(&x) < 1e-12);
    /// ```
    fn svd(self) -> Lazy<OfMatrix<op::Svd, Self::Node>>
    where
        Self::Elem: Real,
        Self::Shape: MatrixShape,
    {
        Lazy(OfMatrix {
            op: op::Svd,
            a: self.node(),
        })
    }

    /// Returns the singular values in descending order. PyTorch's `torch.linalg.svdvals(x)`.
    ///
    /// # Errors
    /// [`LinalgError::NotConverged`].
    fn svdvals(self) -> Lazy<OfMatrix<op::SvdVals, Self::Node>>
    where
        Self::Elem: Real,
        Self::Shape: MatrixShape,
    {
        Lazy(OfMatrix {
            op: op::SvdVals,
            a: self.node(),
        })
    }

    /// Returns the eigenvalues of a symmetric matrix in ascending order, and its eigenvectors as columns. Only the
    /// lower triangle is read. PyTorch's `torch.linalg.eigh(x)`; the signs of the columns are unspecified.
    ///
    /// Of eigenvalues that are equal but for rounding errors of the largest one, the vectors are any basis of their space.
    ///
    /// # Errors
    /// [`LinalgError::NotConverged`].
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x: Tensor<f64, Shape![2, 2]> = tensor![[2.0, 1.0], [1.0, 2.0]];
    /// let (values, vectors) = x.eigh().eval().unwrap();
    /// assert!(values.dist(&tensor![1.0, 3.0]) < 1e-12);
    /// assert!(x.mm(&vectors).eval().dist(&vectors * &values) < 1e-12);
    /// ```
    fn eigh(self) -> Lazy<OfMatrix<op::Eigh, Self::Node>>
    where
        Self::Elem: Real,
        Self::Shape: SquareShape,
    {
        Lazy(OfMatrix {
            op: op::Eigh,
            a: self.node(),
        })
    }

    /// Returns the eigenvalues of a square matrix as complex numbers (real part and imaginary part), in no particular
    /// order. PyTorch's `torch.linalg.eigvals(x)`.
    ///
    /// The matrix is not balanced first, as PyTorch's is: where its elements differ by many orders of magnitude, small
    /// eigenvalues have the rounding errors of the largest.
    ///
    /// # Errors
    /// [`LinalgError::NotConverged`].
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let quarter_turn: Tensor<f64, Shape![2, 2]> = tensor![[0.0, -1.0], [1.0, 0.0]];
    /// let values = quarter_turn.eigvals().eval().unwrap();
    /// assert_eq!(values.imag().square().eval().as_slice(), [1.0, 1.0]);
    /// ```
    fn eigvals(self) -> Lazy<OfMatrix<op::EigVals, Self::Node>>
    where
        Self::Elem: Real,
        Self::Shape: SquareShape,
    {
        Lazy(OfMatrix {
            op: op::EigVals,
            a: self.node(),
        })
    }

    /// Returns the eigenvalues of a square matrix and the matching eigenvectors of length 1, as the columns of the
    /// second result. Both are complex and in no particular order. PyTorch's `torch.linalg.eig(x)`.
    ///
    /// The largest element of each vector is real. The product of `x` and a vector equals the eigenvalue times the
    /// vector up to a few units in the last place of the norm of `x`. For nearly equal eigenvalues, the vectors may be
    /// nearly equal too.
    /// As for [`eigvals`](Self::eigvals), the matrix is not balanced first.
    ///
    /// # Errors
    /// [`LinalgError::NotConverged`].
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let quarter_turn: Tensor<f64, Shape![2, 2]> = tensor![[0.0, -1.0], [1.0, 0.0]];
    /// let (values, vectors) = quarter_turn.eig().eval().unwrap();
    /// assert!(values.real().abs().max() < 1e-12 && (values.imag().abs().sum() - 2.0).abs() < 1e-12);
    /// assert!((vectors.view_as_real().norm() - 2f64.sqrt()).abs() < 1e-12);
    /// ```
    fn eig(self) -> Lazy<OfMatrix<op::Eig, Self::Node>>
    where
        Self::Elem: Real,
        Self::Shape: SquareShape,
    {
        Lazy(OfMatrix {
            op: op::Eig,
            a: self.node(),
        })
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
    /// assert!(x.mm(&x.pinv().eval().unwrap()).eval().mm(&x).eval().dist(&x) < 1e-12);
    /// ```
    fn pinv(self) -> Lazy<OfMatrix<op::Pinv, Self::Node>>
    where
        Self::Elem: Real,
        Self::Shape: MatrixShape,
    {
        Lazy(OfMatrix {
            op: op::Pinv,
            a: self.node(),
        })
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
        let [.., rows, columns] = <Self::Shape as Shape>::PADDED;
        let (mut nothing, mut rank) = (None, 0);
        // The first one is the largest.
        each_singular_value(self.node(), |x| {
            let nothing = *nothing.get_or_insert(decompose::tolerance(x, rows, columns));
            rank += usize::from(x > nothing);
        })?;
        Ok(rank)
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
        const { has_no_variable::<Self::Node>() };
        let zero = <Self::Elem as num_traits::Zero>::zero();
        let larger = |x: Self::Elem, y| {
            if x > y || num_traits::Float::is_nan(x) {
                x
            } else {
                y
            }
        };
        if let MatrixNorm::Two | MatrixNorm::Nuclear = ord {
            let (mut largest, mut sum) = (zero, zero);
            each_singular_value(self.node(), |x| {
                largest = larger(x, largest);
                sum += x;
            })?;
            return Ok(match ord {
                MatrixNorm::Two => largest,
                _ => sum,
            });
        }
        with_ready(self.node(), |node| {
            let [.., rows, columns] = <Self::Shape as Shape>::PADDED;
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
                _ => (0..rows)
                    .map(|i| (0..columns).fold(zero, |sum, j| sum + absolute(i, j)))
                    .fold(zero, |most, x| larger(x, most)),
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
    /// assert_eq!(x.matrix_power(10).eval().unwrap().as_slice(), [1.0, 10.0, 0.0, 1.0]);
    /// ```
    fn matrix_power(self, n: i32) -> Lazy<OfMatrix<op::MatrixPower, Self::Node>>
    where
        Self::Elem: Real,
        Self::Shape: SquareShape,
    {
        Lazy(OfMatrix {
            op: op::MatrixPower(n),
            a: self.node(),
        })
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
/// let q = gels(&y, &m).eval().unwrap();
/// assert!(m.mv(&q).eval().dist(&y) < 1e-12);
/// ```
pub fn gels<A: IntoExpr, B: IntoExpr<Elem = A::Elem>>(
    b: B,
    a: A,
) -> Lazy<OfSystem<op::Lstsq, A::Node, B::Node>>
where
    A::Elem: Real + RealField,
    A::Shape: LeastSquares<B::Shape>,
{
    Lazy(OfSystem {
        op: op::Lstsq,
        a: a.node(),
        b: b.node(),
    })
}
