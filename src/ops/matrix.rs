//! Products of matrices and vectors.

use crate::expr::{Expr, Node};
use crate::num::Dim;
use crate::ops::Arithmetic;
use crate::shape::{MAX_RANK, Shape, TooManyDims};
use crate::tensor::Tensor;

/// Two matrices whose inner sizes agree: `[M, K]` and `[K, N]`.
#[diagnostic::on_unimplemented(
    message = "mm: the inner sizes of {Self} and {B} differ",
    label = "columns on the left, rows on the right: they must be equal",
    note = "[M, K] times [K, N] gives [M, N]; both have two dimensions, and `mv` takes a vector"
)]
pub trait MatrixProduct<B>: Shape {
    /// `[M, N]`.
    type Output: Shape;
}
#[diagnostic::do_not_recommend]
impl<M: Dim, K: Dim, N: Dim> MatrixProduct<(K, N)> for (M, K) {
    type Output = (M, N);
}

// A second impl keeps the compiler from guessing the right operand's shape, and the message ours.
#[diagnostic::do_not_recommend]
impl<M: Dim, K: Dim> MatrixProduct<TooManyDims> for (M, K) {
    type Output = TooManyDims;
}

/// A matrix and a vector whose inner sizes agree: `[M, K]` and `[K]`.
#[diagnostic::on_unimplemented(
    message = "mv: the inner sizes of {Self} and {B} differ",
    label = "the vector needs an element for each column of the matrix",
    note = "[M, K] times [K] gives [M]"
)]
pub trait MatrixVectorProduct<B>: Shape {
    /// `[M]`.
    type Output: Shape;
}
#[diagnostic::do_not_recommend]
impl<M: Dim, K: Dim> MatrixVectorProduct<(K,)> for (M, K) {
    type Output = (M,);
}

#[diagnostic::do_not_recommend]
impl<M: Dim, K: Dim> MatrixVectorProduct<TooManyDims> for (M, K) {
    type Output = TooManyDims;
}

/// Two shapes that `matmul` multiplies: vectors and matrices whose inner sizes agree.
#[diagnostic::on_unimplemented(
    message = "matmul: the inner sizes of {Self} and {B} differ",
    label = "the last size on the left must be the first on the right",
    note = "[M, K] times [K, N], [M, K] times [K], [K] times [K, N], [K] times [K]; no other numbers of dimensions"
)]
pub trait Matmul<B>: Shape {
    /// The shape of the product.
    type Output: Shape;
    #[doc(hidden)]
    const SIZES: [usize; 3];
}
#[diagnostic::do_not_recommend]
impl<K: Dim> Matmul<(K,)> for (K,) {
    type Output = ();
    const SIZES: [usize; 3] = [1, K::SIZE, 1];
}
#[diagnostic::do_not_recommend]
impl<M: Dim, K: Dim> Matmul<(K,)> for (M, K) {
    type Output = (M,);
    const SIZES: [usize; 3] = [M::SIZE, K::SIZE, 1];
}
#[diagnostic::do_not_recommend]
impl<K: Dim, N: Dim> Matmul<(K, N)> for (K,) {
    type Output = (N,);
    const SIZES: [usize; 3] = [1, K::SIZE, N::SIZE];
}
#[diagnostic::do_not_recommend]
impl<M: Dim, K: Dim, N: Dim> Matmul<(K, N)> for (M, K) {
    type Output = (M, N);
    const SIZES: [usize; 3] = [M::SIZE, K::SIZE, N::SIZE];
}

// Row by row: each element of the left matrix times a row of the right one, so that the inner loop runs
// along rows. A vector on the left is one row, on the right one column.
fn product<A: Node, B: Node<Elem = A::Elem>, Out: Shape>(
    a: &A,
    b: &B,
    [m, k, n]: [usize; 3],
) -> Tensor<A::Elem, Out>
where
    A::Elem: Arithmetic,
{
    let mut out = Tensor::<A::Elem, Out>::zeros();
    let column = <B::Shape as Shape>::RANK == 1;
    for (i, row) in out
        .as_mut_slice()
        .chunks_exact_mut(n.max(1))
        .enumerate()
        .take(m)
    {
        for l in 0..k {
            let mut at = [0; MAX_RANK];
            at[MAX_RANK - 2] = i;
            at[MAX_RANK - 1] = l;
            // SAFETY: `i` and `l` are below the sizes of the left operand; a vector ignores `i`.
            let x = unsafe { a.load(&at) };
            for (j, sum) in row.iter_mut().enumerate() {
                let mut at = [0; MAX_RANK];
                at[MAX_RANK - 2] = if column { 0 } else { l };
                at[MAX_RANK - 1] = if column { l } else { j };
                // SAFETY: `l` and `j` are below the sizes of the right operand.
                *sum = sum.plus(x.times(unsafe { b.load(&at) }));
            }
        }
    }
    out
}

/// Products of matrices and vectors.
pub trait MatrixOps: Expr {
    /// The product of two matrices. PyTorch's `a.mm(b)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let a: Tensor<f32, Shape![2, 2]> = tensor![[1.0, 2.0], [3.0, 4.0]];
    /// assert_eq!(a.mm(a.t()).as_slice(), [5.0, 11.0, 11.0, 25.0]);
    /// ```
    fn mm<B: Expr<Elem = Self::Elem>>(
        self,
        b: B,
    ) -> Tensor<Self::Elem, <Self::Shape as MatrixProduct<B::Shape>>::Output>
    where
        Self::Elem: Arithmetic,
        Self::Shape: MatrixProduct<B::Shape>,
    {
        let [m, k] = [MAX_RANK - 2, MAX_RANK - 1].map(|d| <Self::Shape as Shape>::PADDED[d]);
        product(
            &self.node(),
            &b.node(),
            [m, k, <B::Shape as Shape>::PADDED[MAX_RANK - 1]],
        )
    }

    /// The product of a matrix and a vector. PyTorch's `a.mv(v)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let a: Tensor<f32, Shape![2, 2]> = tensor![[1.0, 2.0], [3.0, 4.0]];
    /// assert_eq!(a.mv(&tensor![1.0, 1.0]).as_slice(), [3.0, 7.0]);
    /// ```
    fn mv<B: Expr<Elem = Self::Elem>>(
        self,
        v: B,
    ) -> Tensor<Self::Elem, <Self::Shape as MatrixVectorProduct<B::Shape>>::Output>
    where
        Self::Elem: Arithmetic,
        Self::Shape: MatrixVectorProduct<B::Shape>,
    {
        let [m, k] = [MAX_RANK - 2, MAX_RANK - 1].map(|d| <Self::Shape as Shape>::PADDED[d]);
        product(&self.node(), &v.node(), [m, k, 1])
    }

    /// The product of two vectors or matrices. PyTorch's `a.matmul(b)`, for at most two dimensions.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let v: Tensor<f32, Shape![2]> = tensor![3.0, 4.0];
    /// assert_eq!(v.matmul(&v)[[]], 25.0);
    /// ```
    fn matmul<B: Expr<Elem = Self::Elem>>(
        self,
        b: B,
    ) -> Tensor<Self::Elem, <Self::Shape as Matmul<B::Shape>>::Output>
    where
        Self::Elem: Arithmetic,
        Self::Shape: Matmul<B::Shape>,
    {
        product(
            &self.node(),
            &b.node(),
            <Self::Shape as Matmul<B::Shape>>::SIZES,
        )
    }
}
impl<E: Expr> MatrixOps for E {}
