//! Products of matrices and vectors, of any strided views, without copies.
//!
//! Every product is one function over pointers, sizes and strides: `gemm.rs`.

use super::contract::{self, Matrices, Outer};
use crate::expr::{BroadcastTo, Expr, FitsInto, Node};
use crate::layout::{
    BatchesBroadcast, CrossFits, CrossShape, CrossVerdict, KronShape, Layout, Matmul,
};
use crate::num::Dim;
use crate::ops::{Arithmetic, Ring, Summable};
use crate::shape::{MAX_RANK, NoShape, Shape};
use crate::storage::StorageMut;
use crate::tensor::{Tensor, TensorBase};

/// Two matrices whose inner sizes agree: `[M, K]` and `[K, N]`.
#[diagnostic::on_unimplemented(
    message = "mm: the inner sizes of {Self} and {B} differ",
    label = "columns on the left, rows on the right: they must be equal",
    note = "[M, K] times [K, N] gives [M, N]; both have two dimensions; `mv` takes a vector on the right, `matmul` on either side"
)]
pub trait MatrixProduct<B>: Shape {
    /// `[M, N]`.
    type Output: Shape;
}
#[diagnostic::do_not_recommend]
impl<M: Dim, K: Dim, N: Dim> MatrixProduct<(K, N)> for (M, K) {
    type Output = (M, N);
}

// A second impl keeps the compiler from guessing the right operand's shape, and the message ours. No tensor
// has this one.
#[diagnostic::do_not_recommend]
impl<M: Dim, K: Dim> MatrixProduct<NoShape> for (M, K) {
    type Output = ();
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
impl<M: Dim, K: Dim> MatrixVectorProduct<NoShape> for (M, K) {
    type Output = ();
}

/// Two batches of matrices, equally many, whose inner sizes agree: `[B, M, K]` and `[B, K, N]`.
#[diagnostic::on_unimplemented(
    message = "bmm: the shapes {Self} and {B} do not multiply",
    label = "as many matrices on both sides, columns on the left as rows on the right",
    note = "[B, M, K] times [B, K, N] gives [B, M, N]; `matmul` also broadcasts the batches"
)]
pub trait BatchProduct<B>: Shape {
    /// `[B, M, N]`.
    type Output: Shape;
}
#[diagnostic::do_not_recommend]
impl<P: Dim, M: Dim, K: Dim, N: Dim> BatchProduct<(P, K, N)> for (P, M, K) {
    type Output = (P, M, N);
}
#[diagnostic::do_not_recommend]
impl<P: Dim, M: Dim, K: Dim> BatchProduct<NoShape> for (P, M, K) {
    type Output = ();
}

/// Two vectors of the same size.
#[diagnostic::on_unimplemented(
    message = "dot: {Self} and {B} are not two vectors of one size",
    label = "[K] times [K] gives a number",
    note = "`mul` and `sum` do the same for tensors of more dimensions: `(&a * &b).sum()`"
)]
pub trait DotProduct<B>: Shape {}
#[diagnostic::do_not_recommend]
impl<K: Dim> DotProduct<(K,)> for (K,) {}
#[diagnostic::do_not_recommend]
impl<K: Dim> DotProduct<NoShape> for (K,) {}

/// Two vectors: `[M]` and `[N]`.
#[diagnostic::on_unimplemented(
    message = "outer: {Self} and {B} are not two vectors",
    label = "[M] times [N] gives [M, N]",
    note = "`x.view::<Shape![_]>()` makes one vector of a contiguous tensor"
)]
pub trait OuterProduct<B>: Shape {
    /// `[M, N]`.
    type Output: Shape;
}
#[diagnostic::do_not_recommend]
impl<M: Dim, N: Dim> OuterProduct<(N,)> for (M,) {
    type Output = (M, N);
}
#[diagnostic::do_not_recommend]
impl<M: Dim> OuterProduct<NoShape> for (M,) {
    type Output = ();
}

// A left operand of another rank: two impls more for every shape keep the compiler from guessing that of the right one,
// so that the message waits for it.
macro_rules! not_guessed {
    ($($Product:ident { $($output:tt)* })*) => { $(
        #[diagnostic::do_not_recommend]
        impl<A: Shape> $Product<[NoShape; 0]> for A { $($output)* }
        #[diagnostic::do_not_recommend]
        impl<A: Shape> $Product<[NoShape; 1]> for A { $($output)* }
    )* };
}
not_guessed! {
    MatrixProduct { type Output = (); }
    MatrixVectorProduct { type Output = (); }
    BatchProduct { type Output = (); }
    DotProduct {}
    OuterProduct { type Output = (); }
}

/// A matrix, of any sizes.
#[diagnostic::on_unimplemented(
    message = "trace: {Self} is not a matrix",
    label = "a trace has two dimensions",
    note = "for the last two of more: `einsum!(\"bii->b\", x)`"
)]
pub trait TraceOf: Shape {}
#[diagnostic::do_not_recommend]
impl<M: Dim, N: Dim> TraceOf for (M, N) {}

/// The shape of `a.matmul(b)`, for the shapes of `a` and `b`.
pub type ProductOf<A, B> = <A as Matmul<B>>::Output;

// `beta * input + alpha * product`, where a `beta` of 0 leaves the input unread, as in PyTorch.
#[inline(always)]
fn add_product<I: Node, S, L>(input: &I, [beta, alpha]: [I::Elem; 2], out: &mut TensorBase<S, L>)
where
    I::Elem: Arithmetic,
    S: StorageMut<Elem = I::Elem>,
    L: Layout,
{
    let unread = beta == <I::Elem as num_traits::ConstZero>::ZERO;
    crate::expr::write(out, ByRef(input), |product, x| {
        let product = alpha.times(product);
        if unread {
            product
        } else {
            beta.times(x).plus(product)
        }
    });
}

struct ByRef<'n, N>(&'n N);
// SAFETY: the node's promises.
unsafe impl<N: Node> Node for ByRef<'_, N> {
    type Elem = N::Elem;
    type Shape = N::Shape;
    type Memory = N::Memory;
    const OPERANDS: crate::expr::plan::Operands = N::OPERANDS;
    #[cfg(feature = "rayon")]
    #[inline(always)]
    fn is_shared() -> bool {
        N::is_shared()
    }
    #[inline(always)]
    unsafe fn load(&self, index: &[usize; MAX_RANK]) -> N::Elem {
        // SAFETY: the caller's promise.
        unsafe { self.0.load(index) }
    }
}

/// Products of matrices and vectors.
///
/// Each comes in three forms: `a.mm(&b)` returns an owned tensor, `a.mm_into(&b, &mut out)` writes to memory
/// that the caller names, of any strides, and `a.mm_boxed(&b)` (feature `alloc`) keeps a large result off
/// the stack. An operand that is an expression is computed where it is read, several times in a product of
/// matrices: `eval` it first where that is dear.
///
/// With feature `std` products of tensors and views use AVX2 where the processor has it, and those of floats with more
/// than 64³ multiplications are those of `matrixmultiply`, which takes working memory from the heap. Without it nothing is
/// allocated.
pub trait MatrixOps: Expr {
    /// The product of two matrices. PyTorch's `a.mm(b)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let a: Tensor<f32, Shape![2, 2]> = tensor![[1.0, 2.0], [3.0, 4.0]];
    /// assert_eq!(a.mm(a.t()).as_slice(), [5.0, 11.0, 11.0, 25.0]);
    /// let mut out = Tensor::<f32, Shape![2, 4]>::zeros();
    /// a.mm_into(&a, &mut out.as_view_mut().narrow::<1, 1, 2>());
    /// assert_eq!(out.as_slice(), [0.0, 7.0, 10.0, 0.0, 0.0, 15.0, 22.0, 0.0]);
    /// ```
    fn mm<B: Expr<Elem = Self::Elem>>(
        self,
        b: B,
    ) -> Tensor<Self::Elem, <Self::Shape as MatrixProduct<B::Shape>>::Output>
    where
        Self::Elem: Arithmetic,
        Self::Shape: MatrixProduct<B::Shape>,
    {
        contract::owned::<Matrices, _, _, _>(self.node(), b.node())
    }

    /// [`mm`](Self::mm), written to `out`. PyTorch's `out=`.
    fn mm_into<B: Expr<Elem = Self::Elem>, S, L>(self, b: B, out: &mut TensorBase<S, L>)
    where
        Self::Elem: Arithmetic,
        Self::Shape: MatrixProduct<B::Shape>,
        S: StorageMut<Elem = Self::Elem>,
        L: Layout<Shape = <Self::Shape as MatrixProduct<B::Shape>>::Output>,
    {
        contract::into::<Matrices, _, _, _, _>(self.node(), b.node(), out);
    }

    /// [`mm`](Self::mm), on the heap.
    #[cfg(feature = "alloc")]
    fn mm_boxed<B: Expr<Elem = Self::Elem>>(
        self,
        b: B,
    ) -> crate::BoxedTensor<Self::Elem, <Self::Shape as MatrixProduct<B::Shape>>::Output>
    where
        Self::Elem: Arithmetic,
        Self::Shape: MatrixProduct<B::Shape>,
    {
        contract::boxed::<Matrices, _, _, _>(self.node(), b.node())
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
        b: B,
    ) -> Tensor<Self::Elem, <Self::Shape as MatrixVectorProduct<B::Shape>>::Output>
    where
        Self::Elem: Arithmetic,
        Self::Shape: MatrixVectorProduct<B::Shape>,
    {
        contract::owned::<Matrices, _, _, _>(self.node(), b.node())
    }

    /// [`mv`](Self::mv), written to `out`. PyTorch's `out=`.
    fn mv_into<B: Expr<Elem = Self::Elem>, S, L>(self, b: B, out: &mut TensorBase<S, L>)
    where
        Self::Elem: Arithmetic,
        Self::Shape: MatrixVectorProduct<B::Shape>,
        S: StorageMut<Elem = Self::Elem>,
        L: Layout<Shape = <Self::Shape as MatrixVectorProduct<B::Shape>>::Output>,
    {
        contract::into::<Matrices, _, _, _, _>(self.node(), b.node(), out);
    }

    /// [`mv`](Self::mv), on the heap.
    #[cfg(feature = "alloc")]
    fn mv_boxed<B: Expr<Elem = Self::Elem>>(
        self,
        b: B,
    ) -> crate::BoxedTensor<Self::Elem, <Self::Shape as MatrixVectorProduct<B::Shape>>::Output>
    where
        Self::Elem: Arithmetic,
        Self::Shape: MatrixVectorProduct<B::Shape>,
    {
        contract::boxed::<Matrices, _, _, _>(self.node(), b.node())
    }

    /// The products of two batches of matrices, one by one. PyTorch's `a.bmm(b)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let a = Tensor::<f32, Shape![5, 2, 3]>::ones();
    /// let b = Tensor::<f32, Shape![5, 3, 4]>::ones();
    /// assert_eq!(a.bmm(&b).shape(), [5, 2, 4]);
    /// assert_eq!(a.bmm(&b).max(), 3.0);
    /// ```
    fn bmm<B: Expr<Elem = Self::Elem>>(
        self,
        b: B,
    ) -> Tensor<Self::Elem, <Self::Shape as BatchProduct<B::Shape>>::Output>
    where
        Self::Elem: Arithmetic,
        Self::Shape: BatchProduct<B::Shape>,
    {
        contract::owned::<Matrices, _, _, _>(self.node(), b.node())
    }

    /// [`bmm`](Self::bmm), written to `out`. PyTorch's `out=`.
    fn bmm_into<B: Expr<Elem = Self::Elem>, S, L>(self, b: B, out: &mut TensorBase<S, L>)
    where
        Self::Elem: Arithmetic,
        Self::Shape: BatchProduct<B::Shape>,
        S: StorageMut<Elem = Self::Elem>,
        L: Layout<Shape = <Self::Shape as BatchProduct<B::Shape>>::Output>,
    {
        contract::into::<Matrices, _, _, _, _>(self.node(), b.node(), out);
    }

    /// [`bmm`](Self::bmm), on the heap.
    #[cfg(feature = "alloc")]
    fn bmm_boxed<B: Expr<Elem = Self::Elem>>(
        self,
        b: B,
    ) -> crate::BoxedTensor<Self::Elem, <Self::Shape as BatchProduct<B::Shape>>::Output>
    where
        Self::Elem: Arithmetic,
        Self::Shape: BatchProduct<B::Shape>,
    {
        contract::boxed::<Matrices, _, _, _>(self.node(), b.node())
    }

    /// The product of vectors, matrices or batches of matrices, whose batches broadcast. PyTorch's
    /// `a.matmul(b)`, `a @ b`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let v: Tensor<f32, Shape![2]> = tensor![3.0, 4.0];
    /// assert_eq!(v.matmul(&v)[[]], 25.0);
    /// let a = Tensor::<f32, Shape![5, 1, 3, 2]>::ones();
    /// let b = Tensor::<f32, Shape![4, 2, 6]>::ones();
    /// assert_eq!(a.matmul(&b).shape(), [5, 4, 3, 6]);
    /// assert_eq!(a.matmul(&v).shape(), [5, 1, 3]);
    /// ```
    fn matmul<B: Expr<Elem = Self::Elem>>(
        self,
        b: B,
    ) -> Tensor<Self::Elem, ProductOf<Self::Shape, B::Shape>>
    where
        Self::Elem: Arithmetic,
        Self::Shape: Matmul<B::Shape>,
        <Self::Shape as Matmul<B::Shape>>::Batches: BatchesBroadcast<Self::Shape, B::Shape>,
    {
        contract::owned::<Matrices, _, _, _>(self.node(), b.node())
    }

    /// [`matmul`](Self::matmul), written to `out`. PyTorch's `out=`.
    fn matmul_into<B: Expr<Elem = Self::Elem>, S, L>(self, b: B, out: &mut TensorBase<S, L>)
    where
        Self::Elem: Arithmetic,
        Self::Shape: Matmul<B::Shape>,
        <Self::Shape as Matmul<B::Shape>>::Batches: BatchesBroadcast<Self::Shape, B::Shape>,
        S: StorageMut<Elem = Self::Elem>,
        L: Layout<Shape = ProductOf<Self::Shape, B::Shape>>,
    {
        contract::into::<Matrices, _, _, _, _>(self.node(), b.node(), out);
    }

    /// [`matmul`](Self::matmul), on the heap.
    #[cfg(feature = "alloc")]
    fn matmul_boxed<B: Expr<Elem = Self::Elem>>(
        self,
        b: B,
    ) -> crate::BoxedTensor<Self::Elem, ProductOf<Self::Shape, B::Shape>>
    where
        Self::Elem: Arithmetic,
        Self::Shape: Matmul<B::Shape>,
        <Self::Shape as Matmul<B::Shape>>::Batches: BatchesBroadcast<Self::Shape, B::Shape>,
    {
        contract::boxed::<Matrices, _, _, _>(self.node(), b.node())
    }

    /// The products of each element of one vector and each of another. PyTorch's `a.outer(b)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let a: Tensor<f32, Shape![2]> = tensor![1.0, 2.0];
    /// let b: Tensor<f32, Shape![3]> = tensor![3.0, 4.0, 5.0];
    /// assert_eq!(a.outer(&b).as_slice(), [3.0, 4.0, 5.0, 6.0, 8.0, 10.0]);
    /// ```
    fn outer<B: Expr<Elem = Self::Elem>>(
        self,
        b: B,
    ) -> Tensor<Self::Elem, <Self::Shape as OuterProduct<B::Shape>>::Output>
    where
        Self::Elem: Arithmetic,
        Self::Shape: OuterProduct<B::Shape>,
    {
        contract::owned::<Outer, _, _, _>(self.node(), b.node())
    }

    /// [`outer`](Self::outer), written to `out`. PyTorch's `out=`.
    fn outer_into<B: Expr<Elem = Self::Elem>, S, L>(self, b: B, out: &mut TensorBase<S, L>)
    where
        Self::Elem: Arithmetic,
        Self::Shape: OuterProduct<B::Shape>,
        S: StorageMut<Elem = Self::Elem>,
        L: Layout<Shape = <Self::Shape as OuterProduct<B::Shape>>::Output>,
    {
        contract::into::<Outer, _, _, _, _>(self.node(), b.node(), out);
    }

    /// [`outer`](Self::outer), on the heap.
    #[cfg(feature = "alloc")]
    fn outer_boxed<B: Expr<Elem = Self::Elem>>(
        self,
        b: B,
    ) -> crate::BoxedTensor<Self::Elem, <Self::Shape as OuterProduct<B::Shape>>::Output>
    where
        Self::Elem: Arithmetic,
        Self::Shape: OuterProduct<B::Shape>,
    {
        contract::boxed::<Outer, _, _, _>(self.node(), b.node())
    }

    /// The sum of the products of two vectors' elements. PyTorch's `a.dot(b)`, and for real numbers
    /// `a.vdot(b)`.
    ///
    /// The error is at most that of pairwise summation. With feature `rayon` several threads add up long vectors, to
    /// the same bits as one, and as without the feature.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let a: Tensor<f32, Shape![2]> = tensor![3.0, 4.0];
    /// assert_eq!(a.dot(&a), 25.0);
    /// ```
    fn dot<B: Expr<Elem = Self::Elem>>(self, b: B) -> Self::Elem
    where
        Self::Elem: Arithmetic,
        Self::Shape: DotProduct<B::Shape>,
    {
        contract::owned::<Matrices, _, _, ()>(self.node(), b.node())[[]]
    }

    /// `beta · self + alpha · (a · b)`, for matrices `a` and `b`; `self` broadcasts. PyTorch's
    /// `torch.addmm(self, a, b, beta=beta, alpha=alpha)`: where `beta` is 0, `self` is not read.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let bias: Tensor<f32, Shape![3]> = tensor![1.0, 2.0, 3.0];
    /// let a = Tensor::<f32, Shape![2, 4]>::ones();
    /// let b = Tensor::<f32, Shape![4, 3]>::ones();
    /// assert_eq!(bias.addmm(&a, &b, 1.0, 0.5).as_slice(), [3.0, 4.0, 5.0, 3.0, 4.0, 5.0]);
    /// ```
    fn addmm<A: Expr<Elem = Self::Elem>, B: Expr<Elem = Self::Elem>>(
        self,
        a: A,
        b: B,
        beta: Self::Elem,
        alpha: Self::Elem,
    ) -> Tensor<Self::Elem, <A::Shape as MatrixProduct<B::Shape>>::Output>
    where
        Self::Elem: Arithmetic,
        A::Shape: MatrixProduct<B::Shape>,
        BroadcastTo<Self::Shape, <A::Shape as MatrixProduct<B::Shape>>::Output>:
            FitsInto<Self::Shape, <A::Shape as MatrixProduct<B::Shape>>::Output>,
    {
        let mut out = a.mm(b);
        add_product(&self.node(), [beta, alpha], &mut out);
        out
    }

    /// [`addmm`](Self::addmm), written to `out`. PyTorch's `out=`.
    fn addmm_into<A: Expr<Elem = Self::Elem>, B: Expr<Elem = Self::Elem>, S, L>(
        self,
        a: A,
        b: B,
        beta: Self::Elem,
        alpha: Self::Elem,
        out: &mut TensorBase<S, L>,
    ) where
        Self::Elem: Arithmetic,
        A::Shape: MatrixProduct<B::Shape>,
        BroadcastTo<Self::Shape, <A::Shape as MatrixProduct<B::Shape>>::Output>:
            FitsInto<Self::Shape, <A::Shape as MatrixProduct<B::Shape>>::Output>,
        S: StorageMut<Elem = Self::Elem>,
        L: Layout<Shape = <A::Shape as MatrixProduct<B::Shape>>::Output>,
    {
        a.mm_into(b, out);
        add_product(&self.node(), [beta, alpha], out);
    }

    /// `beta · self + alpha · (a · b)`, for batches of matrices `a` and `b`; `self` broadcasts. PyTorch's
    /// `torch.baddbmm(self, a, b, beta=beta, alpha=alpha)`: where `beta` is 0, `self` is not read.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let bias = Tensor::<i64, Shape![5, 1, 3]>::ones();
    /// let a = Tensor::<i64, Shape![5, 2, 4]>::ones();
    /// let b = Tensor::<i64, Shape![5, 4, 3]>::ones();
    /// assert_eq!(bias.baddbmm(&a, &b, 10, 2).as_slice(), [18; 30]);
    /// ```
    fn baddbmm<A: Expr<Elem = Self::Elem>, B: Expr<Elem = Self::Elem>>(
        self,
        a: A,
        b: B,
        beta: Self::Elem,
        alpha: Self::Elem,
    ) -> Tensor<Self::Elem, <A::Shape as BatchProduct<B::Shape>>::Output>
    where
        Self::Elem: Arithmetic,
        A::Shape: BatchProduct<B::Shape>,
        BroadcastTo<Self::Shape, <A::Shape as BatchProduct<B::Shape>>::Output>:
            FitsInto<Self::Shape, <A::Shape as BatchProduct<B::Shape>>::Output>,
    {
        let mut out = a.bmm(b);
        add_product(&self.node(), [beta, alpha], &mut out);
        out
    }

    /// The vector that stands upright on two others of size 3; of several, along the last dimension, where the
    /// others broadcast. PyTorch's `torch.linalg.cross(a, b)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let (x, y) = (tensor![1, 0, 0], tensor![0, 1, 0]);
    /// assert_eq!(x.cross(&y).as_slice(), [0, 0, 1]);
    /// let both = tensor![[0, 1, 0], [0, 0, 1]];
    /// assert_eq!(x.unsqueeze::<0>().cross(&both), tensor![[0, 0, 1], [0, -1, 0]]);
    /// ```
    fn cross<B: Expr<Elem = Self::Elem>>(
        self,
        b: B,
    ) -> Tensor<Self::Elem, CrossShape<Self::Shape, B::Shape>>
    where
        Self::Elem: Arithmetic,
        CrossVerdict<Self::Shape, B::Shape>: CrossFits<Self::Shape, B::Shape>,
    {
        let (a, b) = (self.node(), b.node());
        let sizes = const { <CrossShape<Self::Shape, B::Shape> as Shape>::PADDED };
        Tensor::from_elements(|i| {
            let mut index = [0; MAX_RANK];
            let mut rest = i;
            for d in (0..MAX_RANK).rev() {
                index[d] = rest.checked_rem(sizes[d]).unwrap_or(0);
                rest = rest.checked_div(sizes[d]).unwrap_or(0);
            }
            let along = index[MAX_RANK - 1];
            let at = |sizes: &[usize; MAX_RANK], i: usize| {
                let mut at = index;
                at[MAX_RANK - 1] = i % 3;
                for d in 0..MAX_RANK {
                    if sizes[d] == 1 {
                        at[d] = 0;
                    }
                }
                at
            };
            let first = |i| at(&<Self::Shape as Shape>::PADDED, along + i);
            let second = |i| at(&<B::Shape as Shape>::PADDED, along + i);
            // SAFETY: both have 3 elements along the last dimension; along the others the index is one of the common
            // shape, and 0 where the size is 1.
            unsafe {
                a.load(&first(1))
                    .times(b.load(&second(2)))
                    .minus(a.load(&first(2)).times(b.load(&second(1))))
            }
        })
    }

    /// The Kronecker product: the right operand times each element of the left one. Each size is the product of the
    /// two; the operand with fewer dimensions has sizes of 1 in front. PyTorch's `torch.kron(a, b)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let a = tensor![[1, 2]];
    /// let b = tensor![[1, 1], [0, 1]];
    /// assert_eq!(a.kron(&b), tensor![[1, 1, 2, 2], [0, 1, 0, 2]]);
    /// assert_eq!(tensor![1, 10].kron(&tensor![1, 2, 3]), tensor![1, 2, 3, 10, 20, 30]);
    /// ```
    fn kron<B: Expr<Elem = Self::Elem>>(
        self,
        b: B,
    ) -> Tensor<Self::Elem, KronShape<Self::Shape, B::Shape>>
    where
        Self::Elem: Arithmetic,
    {
        contract::kronecker(self.node(), b.node())
    }

    /// The sum of the diagonal of a matrix, of integers as `i64`. PyTorch's `x.trace()`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<i64, Shape![2, 3]>::arange();
    /// assert_eq!(x.trace(), 4);
    /// ```
    fn trace(self) -> <Self::Elem as Summable>::Sum
    where
        Self::Elem: Arithmetic,
        Self::Shape: TraceOf,
    {
        let node = self.node();
        let sizes = <Self::Shape as Shape>::PADDED;
        let mut sum = <Self::Elem as Summable>::Sum::NOTHING;
        for i in 0..sizes[MAX_RANK - 2].min(sizes[MAX_RANK - 1]) {
            let mut index = [0; MAX_RANK];
            index[MAX_RANK - 2] = i;
            index[MAX_RANK - 1] = i;
            // SAFETY: `i` is below both sizes.
            sum = sum.plus(unsafe { node.load(&index) }.summand());
        }
        sum
    }
}
impl<E: Expr> MatrixOps for E {}
