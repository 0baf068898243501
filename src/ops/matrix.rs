//! Products of matrices and vectors, on strided views of any layout, without copies.
//!
//! All products use one kernel over pointers, sizes and strides: `matmul/`.

use core::marker::PhantomData;

use super::matmul::contract::{self, InFour, Kronecker, Matrices, Outer};
use super::nn::{distance, walk};
use crate::expr::{
    Binary, BroadcastTo, Compute, Expr, ExprNode, FitsIntoResult, Host, IntoExpr, Lazy, Memory,
    Mixed, MixesWith, has_no_variable, kernels, with_ready,
};
use crate::layout::{
    BatchesBroadcast, BatchesBy, BatchesOf, CrossBy, CrossFits, CrossVerdict, IfBatchesBroadcast,
    IfCrossFits, IfPasses, KronShape, Layout, Matmul,
};
use crate::num::Dim;
use crate::num::bits::False;
use crate::ops::{Arithmetic, BinaryOp, Ring, Sum};
use crate::shape::{Broadcast, MAX_RANK, NoShape, Shape};

// A product's bound, which generic code names, and the rule below it. What a bound requires in turn is reported at one
// place, the right operand; what has an impl of its own, at the method as well.
macro_rules! products {
    ($(#[doc = $doc:literal] #[$says:meta] $Product:ident by $Rule:ident: $shape:literal;)*) => { $(
        #[doc = $doc]
        #[$says]
        pub trait $Product<B>: Shape {
            #[doc = $shape]
            type Output: Shape;
        }
        #[diagnostic::do_not_recommend]
        impl<A: $Rule<B>, B> $Product<B> for A {
            type Output = A::Out;
        }
        #[doc = concat!("See [`", stringify!($Product), "`].")]
        #[$says]
        #[cfg_attr(doc, doc(hidden))]
        pub trait $Rule<B>: Shape {
            #[doc(hidden)]
            type Out: Shape;
        }
    )* };
}

products! {
    /// Two matrices whose inner sizes agree: `[M, K]` and `[K, N]`.
    #[diagnostic::on_unimplemented(
        message = "mm: cannot multiply {Self} by {B}: the inner sizes must be equal",
        label = "columns on the left, rows on the right: they must be equal",
        note = "[M, K] times [K, N] gives [M, N]; both have two dimensions; `mv` takes a vector on the right, `matmul` on either side"
    )]
    MatrixProduct by MatrixProductRule: "`[M, N]`.";
    /// A matrix and a vector whose inner sizes agree: `[M, K]` and `[K]`.
    #[diagnostic::on_unimplemented(
        message = "mv: cannot multiply {Self} by {B}: the inner sizes must be equal",
        label = "the vector needs an element for each column of the matrix",
        note = "[M, K] times [K] gives [M]"
    )]
    MatrixVectorProduct by MatrixVectorProductRule: "`[M]`.";
    /// Two batches of matrices with the same number of matrices, whose inner sizes agree: `[B, M, K]` and `[B, K, N]`.
    #[diagnostic::on_unimplemented(
        message = "bmm: cannot multiply {Self} by {B}: the batches and the inner sizes must be equal",
        label = "as many matrices on both sides, columns on the left as rows on the right",
        note = "[B, M, K] times [B, K, N] gives [B, M, N]; `matmul` also broadcasts the batches"
    )]
    BatchProduct by BatchProductRule: "`[B, M, N]`.";
}
#[diagnostic::do_not_recommend]
impl<M: Dim, K: Dim, N: Dim> MatrixProductRule<(K, N)> for (M, K) {
    type Out = (M, N);
}

// A second impl prevents the compiler from inferring the right operand's shape and replacing our error message. No
// tensor has this shape.
#[diagnostic::do_not_recommend]
impl<M: Dim, K: Dim> MatrixProductRule<NoShape> for (M, K) {
    type Out = ();
}

#[diagnostic::do_not_recommend]
impl<M: Dim, K: Dim> MatrixVectorProductRule<(K,)> for (M, K) {
    type Out = (M,);
}

#[diagnostic::do_not_recommend]
impl<M: Dim, K: Dim> MatrixVectorProductRule<NoShape> for (M, K) {
    type Out = ();
}

#[diagnostic::do_not_recommend]
impl<P: Dim, M: Dim, K: Dim, N: Dim> BatchProductRule<(P, K, N)> for (P, M, K) {
    type Out = (P, M, N);
}
#[diagnostic::do_not_recommend]
impl<P: Dim, M: Dim, K: Dim> BatchProductRule<NoShape> for (P, M, K) {
    type Out = ();
}

/// Two vectors of the same size.
#[diagnostic::on_unimplemented(
    message = "dot: {Self} and {B} must be two vectors of one size",
    label = "[K] times [K] gives a number",
    note = "`(&a * &b).sum()` for more dimensions; the product of matrices is `a.mm(&b)`, of a matrix and a vector `a.mv(&v)`"
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

// Left operands of another rank: two additional impls for every shape prevent the compiler from inferring the right
// operand's shape, so that the error message depends on the actual one.
macro_rules! not_guessed {
    ($($Product:ident { $($output:tt)* })*) => { $(
        #[diagnostic::do_not_recommend]
        impl<A: Shape> $Product<[NoShape; 0]> for A { $($output)* }
        #[diagnostic::do_not_recommend]
        impl<A: Shape> $Product<[NoShape; 1]> for A { $($output)* }
    )* };
}
not_guessed! {
    MatrixProductRule { type Out = (); }
    MatrixVectorProductRule { type Out = (); }
    BatchProductRule { type Out = (); }
    DotProduct {}
    OuterProduct { type Output = (); }
}

// The result of `addmm`, where the product has the shape `Out`.
type Added<M, E, A, B, Out> = Binary<
    AddProduct<<E as IntoExpr<M>>::Elem>,
    <E as IntoExpr<M>>::Node,
    Product<
        Matrices,
        <A as IntoExpr<M>>::Node,
        <B as IntoExpr<M>>::Node,
        IfPasses<
            <BroadcastTo<<E as IntoExpr<M>>::Shape, Out> as FitsIntoResult<
                <E as IntoExpr<M>>::Shape,
                Out,
            >>::Passes,
            Out,
        >,
    >,
>;

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

/// A product of matrices, vectors or batches, with its operands.
#[derive(Debug)]
pub struct Product<P, A, B, Out> {
    pub(crate) a: A,
    pub(crate) b: B,
    of: PhantomData<fn() -> (P, Out)>,
}
impl<P, A, B, Out> Product<P, A, B, Out> {
    pub(crate) fn new(a: A, b: B) -> Self {
        Self {
            a,
            b,
            of: PhantomData,
        }
    }
}
impl<P, A: Clone, B: Clone, Out> Clone for Product<P, A, B, Out> {
    fn clone(&self) -> Self {
        Self::new(self.a.clone(), self.b.clone())
    }
}
impl<P, A: Copy, B: Copy, Out> Copy for Product<P, A, B, Out> {}

/// The rule that computes the elements of a product from those of its factors.
#[doc(hidden)]
pub trait Multiply<A: ExprNode, B: ExprNode<Elem = A::Elem>>: crate::num::Sealed {
    /// # Safety
    /// The layout, which has the shape of the product, may be written starting at `out`. If it is `unique`, no other
    /// code reads or writes the memory.
    unsafe fn write<L: Layout>(a: &A, b: &B, out: *mut A::Elem, unique: bool);
    /// Whether `add` is faster than to write the product and to add that.
    #[cfg_attr(not(unoptimised), inline(always))]
    fn adds<L: Layout>() -> bool {
        false
    }
    /// Adds the product to the elements of the layout, which are contiguous, if this [`adds`](Self::adds).
    ///
    /// # Safety
    /// As for `write`; other code may read and write the memory.
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn add<L: Layout>(_: &A, _: &B, _: *mut A::Elem) {}
}
kernels! { ready:
    [P: Multiply<A::Ready, B::Ready>, A: ExprNode<Elem: Arithmetic>, B: ExprNode<Elem = A::Elem>, Out: Shape]
    Product<P, A, B, Out> => Product<P, A::Ready, B::Ready, Out>, A::Elem, Out;
    a: A, b: B;
    |_this| Product::new(a, b);
}
// SAFETY: `write` writes each element of the shape.
unsafe impl<P, A, B, Out: Shape> Compute for Product<P, A, B, Out>
where
    A: ExprNode<Elem: Arithmetic>,
    B: ExprNode<Elem = A::Elem>,
    P: Multiply<A, B>,
{
    type Elem = A::Elem;
    type Shape = Out;
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn run<L: Layout<Shape = Out>>(&self, out: *mut A::Elem, unique: bool) {
        // SAFETY: the caller's promise.
        unsafe { P::write::<L>(&self.a, &self.b, out, unique) }
    }
}

macro_rules! by_labels {
    ($($P:ident)*) => { $(
        #[diagnostic::do_not_recommend]
        impl crate::num::Sealed for $P {}
        impl<A: ExprNode<Elem: Arithmetic>, B: ExprNode<Elem = A::Elem>> Multiply<A, B> for $P {
            #[cfg_attr(not(unoptimised), inline(always))]
            unsafe fn write<L: Layout>(a: &A, b: &B, out: *mut A::Elem, unique: bool) {
                // SAFETY: the caller's promise.
                unsafe { contract::write::<$P, A, B, L>(a, b, out, unique) }
            }
        }
    )* };
}
by_labels! { Matrices Outer }

#[diagnostic::do_not_recommend]
impl crate::num::Sealed for Kronecker {}
impl<A: ExprNode<Elem: Arithmetic>, B: ExprNode<Elem = A::Elem>> Multiply<A, B> for Kronecker {
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn write<L: Layout>(a: &A, b: &B, out: *mut A::Elem, unique: bool) {
        if const { <A::Shape as Shape>::RANK <= 2 && <B::Shape as Shape>::RANK <= 2 } {
            // SAFETY: for matrices, and for vectors and numbers as matrices, the four dimensions visit each element of
            // the product once.
            return unsafe {
                contract::write::<Kronecker, A, B, InFour<B::Shape, L>>(a, b, out, unique)
            };
        }
        let of_b = const { <B::Shape as Shape>::PADDED };
        walk(const { &<L::Shape as Shape>::PADDED }, |index| {
            let (mut in_a, mut in_b) = ([0; MAX_RANK], [0; MAX_RANK]);
            for d in 0..MAX_RANK {
                in_a[d] = index[d].checked_div(of_b[d]).unwrap_or(0);
                in_b[d] = index[d].checked_rem(of_b[d]).unwrap_or(0);
            }
            // SAFETY: an index of the product divided by the size of the right factor is an index of the left one, and
            // the remainder is an index of the right one; if a size is 0, there is no element.
            unsafe {
                out.add(distance(index, const { &L::PADDED_STRIDES }))
                    .write(a.load(&in_a).times(b.load(&in_b)));
            }
        });
    }
}

/// The product of `cross`.
#[derive(Debug)]
pub struct CrossProduct;
#[diagnostic::do_not_recommend]
impl crate::num::Sealed for CrossProduct {}
impl<A: ExprNode<Elem: Arithmetic>, B: ExprNode<Elem = A::Elem>> Multiply<A, B> for CrossProduct {
    unsafe fn write<L: Layout>(a: &A, b: &B, out: *mut A::Elem, _: bool) {
        const LAST: usize = MAX_RANK - 1;
        walk(const { &<L::Shape as Shape>::PADDED }, |index| {
            let at = |sizes: &[usize; MAX_RANK], i: usize| {
                let mut at = *index;
                at[LAST] = i % 3;
                for d in 0..MAX_RANK {
                    if sizes[d] == 1 {
                        at[d] = 0;
                    }
                }
                at
            };
            let along = index[LAST];
            let first = |i| at(const { &<A::Shape as Shape>::PADDED }, along + i);
            let second = |i| at(const { &<B::Shape as Shape>::PADDED }, along + i);
            // SAFETY: both have 3 elements along the last dimension; along the others the index is an index of the
            // common shape, and 0 where the size is 1.
            unsafe {
                let element = a
                    .load(&first(1))
                    .times(b.load(&second(2)))
                    .minus(a.load(&first(2)).times(b.load(&second(1))));
                out.add(distance(index, const { &L::PADDED_STRIDES }))
                    .write(element);
            }
        });
    }
}

/// `beta * input + alpha * product`; if `beta` is 0, the input is ignored, as in PyTorch.
#[derive(Clone, Copy, Debug)]
pub struct AddProduct<T> {
    pub(crate) beta: T,
    pub(crate) alpha: T,
}
#[diagnostic::do_not_recommend]
impl<T> crate::num::Sealed for AddProduct<T> {}
impl<T: Arithmetic> BinaryOp<T, T> for AddProduct<T> {
    type Out = T;
    type Derivative = False;
    #[cfg_attr(not(unoptimised), inline(always))]
    fn apply(&self, input: T, product: T) -> T {
        let product = self.alpha.times(product);
        if self.beta.is_nothing() {
            product
        } else {
            self.beta.times(input).plus(product)
        }
    }
}

/// Products of matrices and vectors.
///
/// Each product is an expression: `a.mm(&b).eval()` returns an owned tensor, `a.mm(&b).eval_into(&mut out)` writes to
/// memory that the caller provides, with any strides, and `a.mm(&b).eval_boxed()` (feature `alloc`) keeps a large
/// result off the stack. The elements of an elementwise operand are computed when they are read, several times each in
/// a matrix product: if they are expensive, `eval` the operand first.
///
/// With feature `std`, products of tensors and views use AVX2 or AVX-512 if the processor supports them, and round once for
/// each product and sum (fused multiply-add): so a result may differ in its last bits from that of another processor,
/// unless feature `reproducible` is on. Float products with more than 32³ multiplications allocate working memory on the
/// heap, for copies of parts of the factors; elsewhere than on x86-64 they use the kernels of the crate `gemm`. Without
/// `std` nothing is allocated or fused.
pub trait MatrixOps<M: Memory = Host>: Expr<M> {
    /// Returns the product of two matrices. PyTorch's `a.mm(b)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let a: Tensor<f32, Shape![2, 2]> = tensor![[1.0, 2.0], [3.0, 4.0]];
    /// assert_eq!(a.mm(a.t()).eval().as_slice(), [5.0, 11.0, 11.0, 25.0]);
    /// let mut out = Tensor::<f32, Shape![2, 4]>::zeros();
    /// a.mm(&a).eval_into(&mut out.as_view_mut().narrow::<1, 1, 2>());
    /// assert_eq!(out.as_slice(), [0.0, 7.0, 10.0, 0.0, 0.0, 15.0, 22.0, 0.0]);
    /// ```
    fn mm<B: IntoExpr<M, Elem: MixesWith<Self::Elem>>>(
        self,
        b: B,
    ) -> Lazy<
        Product<
            Matrices,
            Self::Node,
            Mixed<M, B, Self::Elem>,
            <Self::Shape as MatrixProduct<B::Shape>>::Output,
        >,
    >
    where
        Self::Elem: Arithmetic,
        Self::Shape: MatrixProduct<B::Shape>,
    {
        Lazy(Product::new(
            self.node(),
            <B::Elem as MixesWith<Self::Elem>>::node(b.node()),
        ))
    }

    /// Returns the product of a matrix and a vector. PyTorch's `a.mv(v)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let a: Tensor<f32, Shape![2, 2]> = tensor![[1.0, 2.0], [3.0, 4.0]];
    /// assert_eq!(a.mv(&tensor![1.0, 1.0]).eval().as_slice(), [3.0, 7.0]);
    /// ```
    fn mv<B: IntoExpr<M, Elem: MixesWith<Self::Elem>>>(
        self,
        b: B,
    ) -> Lazy<
        Product<
            Matrices,
            Self::Node,
            Mixed<M, B, Self::Elem>,
            <Self::Shape as MatrixVectorProduct<B::Shape>>::Output,
        >,
    >
    where
        Self::Elem: Arithmetic,
        Self::Shape: MatrixVectorProduct<B::Shape>,
    {
        Lazy(Product::new(
            self.node(),
            <B::Elem as MixesWith<Self::Elem>>::node(b.node()),
        ))
    }

    /// Returns the pairwise products of two batches of matrices. PyTorch's `a.bmm(b)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let a = Tensor::<f32, Shape![5, 2, 3]>::ones();
    /// let b = Tensor::<f32, Shape![5, 3, 4]>::ones();
    /// assert_eq!(a.bmm(&b).eval().shape(), [5, 2, 4]);
    /// assert_eq!(a.bmm(&b).eval().max(), 3.0);
    /// ```
    fn bmm<B: IntoExpr<M, Elem: MixesWith<Self::Elem>>>(
        self,
        b: B,
    ) -> Lazy<
        Product<
            Matrices,
            Self::Node,
            Mixed<M, B, Self::Elem>,
            <Self::Shape as BatchProduct<B::Shape>>::Output,
        >,
    >
    where
        Self::Elem: Arithmetic,
        Self::Shape: BatchProduct<B::Shape>,
    {
        Lazy(Product::new(
            self.node(),
            <B::Elem as MixesWith<Self::Elem>>::node(b.node()),
        ))
    }

    /// Returns the product of vectors, matrices or batches of matrices; the batch dimensions broadcast. PyTorch's
    /// `a.matmul(b)`, `a @ b`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let v: Tensor<f32, Shape![2]> = tensor![3.0, 4.0];
    /// assert_eq!(v.matmul(&v).eval()[[]], 25.0);
    /// let a = Tensor::<f32, Shape![5, 1, 3, 2]>::ones();
    /// let b = Tensor::<f32, Shape![4, 2, 6]>::ones();
    /// assert_eq!(a.matmul(&b).eval().shape(), [5, 4, 3, 6]);
    /// assert_eq!(a.matmul(&v).eval().shape(), [5, 1, 3]);
    /// ```
    fn matmul<B: IntoExpr<M, Elem: MixesWith<Self::Elem>>>(
        self,
        b: B,
    ) -> Lazy<
        Product<
            Matrices,
            Self::Node,
            Mixed<M, B, Self::Elem>,
            IfBatchesBroadcast<Self::Shape, B::Shape, ProductOf<Self::Shape, B::Shape>>,
        >,
    >
    where
        Self::Elem: Arithmetic,
        Self::Shape: Matmul<B::Shape>,
        Self::Shape:
            BatchesBy<B::Shape, BatchesOf<Self::Shape, B::Shape>> + BatchesBroadcast<B::Shape>,
    {
        Lazy(Product::new(
            self.node(),
            <B::Elem as MixesWith<Self::Elem>>::node(b.node()),
        ))
    }

    /// Returns the outer product: each element of one vector times each element of the other. PyTorch's `a.outer(b)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let a: Tensor<f32, Shape![2]> = tensor![1.0, 2.0];
    /// let b: Tensor<f32, Shape![3]> = tensor![3.0, 4.0, 5.0];
    /// assert_eq!(a.outer(&b).eval().as_slice(), [3.0, 4.0, 5.0, 6.0, 8.0, 10.0]);
    /// ```
    fn outer<B: IntoExpr<M, Elem: MixesWith<Self::Elem>>>(
        self,
        b: B,
    ) -> Lazy<
        Product<
            Outer,
            Self::Node,
            Mixed<M, B, Self::Elem>,
            <Self::Shape as OuterProduct<B::Shape>>::Output,
        >,
    >
    where
        Self::Elem: Arithmetic,
        Self::Shape: OuterProduct<B::Shape>,
    {
        Lazy(Product::new(
            self.node(),
            <B::Elem as MixesWith<Self::Elem>>::node(b.node()),
        ))
    }

    /// Returns `beta · self + alpha · (a · b)`, for matrices `a` and `b`; `self` broadcasts. If `beta` is 0, `self` is
    /// not read. PyTorch's `torch.addmm(self, a, b, beta=beta, alpha=alpha)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let bias: Tensor<f32, Shape![3]> = tensor![1.0, 2.0, 3.0];
    /// let a = Tensor::<f32, Shape![2, 4]>::ones();
    /// let b = Tensor::<f32, Shape![4, 3]>::ones();
    /// assert_eq!(bias.addmm(&a, &b, 1.0, 0.5).eval().as_slice(), [3.0, 4.0, 5.0, 3.0, 4.0, 5.0]);
    /// ```
    // In one line, as the error message shows it.
    #[rustfmt::skip]
    fn addmm<A: IntoExpr<M, Elem = Self::Elem>, B: IntoExpr<M, Elem = Self::Elem>>(self, a: A, b: B, beta: Self::Elem, alpha: Self::Elem) -> Lazy<Added<M, Self, A, B, <A::Shape as MatrixProduct<B::Shape>>::Output>> where A::Shape: MatrixProduct<B::Shape>, BroadcastTo<Self::Shape, <A::Shape as MatrixProduct<B::Shape>>::Output>: FitsIntoResult<Self::Shape, <A::Shape as MatrixProduct<B::Shape>>::Output>, Self::Elem: Arithmetic {
        Lazy(Binary {
            op: AddProduct { beta, alpha },
            a: self.node(),
            b: Product::new(a.node(), b.node()),
        })
    }

    /// Returns `beta · self + alpha · (a · b)`, for batches of matrices `a` and `b`; `self` broadcasts. If `beta` is 0,
    /// `self` is not read. PyTorch's `torch.baddbmm(self, a, b, beta=beta, alpha=alpha)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let bias = Tensor::<i64, Shape![5, 1, 3]>::ones();
    /// let a = Tensor::<i64, Shape![5, 2, 4]>::ones();
    /// let b = Tensor::<i64, Shape![5, 4, 3]>::ones();
    /// assert_eq!(bias.baddbmm(&a, &b, 10, 2).eval().as_slice(), [18; 30]);
    /// ```
    // In one line, as the error message shows it.
    #[rustfmt::skip]
    fn baddbmm<A: IntoExpr<M, Elem = Self::Elem>, B: IntoExpr<M, Elem = Self::Elem>>(self, a: A, b: B, beta: Self::Elem, alpha: Self::Elem) -> Lazy<Added<M, Self, A, B, <A::Shape as BatchProduct<B::Shape>>::Output>> where A::Shape: BatchProduct<B::Shape>, BroadcastTo<Self::Shape, <A::Shape as BatchProduct<B::Shape>>::Output>: FitsIntoResult<Self::Shape, <A::Shape as BatchProduct<B::Shape>>::Output>, Self::Elem: Arithmetic {
        Lazy(Binary {
            op: AddProduct { beta, alpha },
            a: self.node(),
            b: Product::new(a.node(), b.node()),
        })
    }

    /// Returns the cross product of two vectors of size 3. For operands with more dimensions, the vectors are along the
    /// last dimension and the other dimensions broadcast. PyTorch's `torch.linalg.cross(a, b)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let (x, y) = (tensor![1, 0, 0], tensor![0, 1, 0]);
    /// assert_eq!(x.cross(&y).eval().as_slice(), [0, 0, 1]);
    /// let both = tensor![[0, 1, 0], [0, 0, 1]];
    /// assert_eq!(x.unsqueeze::<0>().cross(&both).eval(), tensor![[0, 0, 1], [0, -1, 0]]);
    /// ```
    fn cross<B: IntoExpr<M, Elem: MixesWith<Self::Elem>>>(
        self,
        b: B,
    ) -> Lazy<
        Product<
            CrossProduct,
            Self::Node,
            Mixed<M, B, Self::Elem>,
            IfCrossFits<Self::Shape, B::Shape, Broadcast<Self::Shape, B::Shape>>,
        >,
    >
    where
        Self::Elem: Arithmetic,
        Self::Shape: CrossBy<B::Shape, CrossVerdict<Self::Shape, B::Shape>> + CrossFits<B::Shape>,
    {
        Lazy(Product::new(
            self.node(),
            <B::Elem as MixesWith<Self::Elem>>::node(b.node()),
        ))
    }

    /// Returns the Kronecker product: the right operand times each element of the left one. Each size is the product of
    /// the two sizes; the operand with fewer dimensions is extended with leading dimensions of size 1. PyTorch's
    /// `torch.kron(a, b)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let a = tensor![[1, 2]];
    /// let b = tensor![[1, 1], [0, 1]];
    /// assert_eq!(a.kron(&b).eval(), tensor![[1, 1, 2, 2], [0, 1, 0, 2]]);
    /// assert_eq!(tensor![1, 10].kron(&tensor![1, 2, 3]).eval(), tensor![1, 2, 3, 10, 20, 30]);
    /// ```
    fn kron<B: IntoExpr<M, Elem: MixesWith<Self::Elem>>>(
        self,
        b: B,
    ) -> Lazy<
        Product<Kronecker, Self::Node, Mixed<M, B, Self::Elem>, KronShape<Self::Shape, B::Shape>>,
    >
    where
        Self::Elem: Arithmetic,
    {
        Lazy(Product::new(
            self.node(),
            <B::Elem as MixesWith<Self::Elem>>::node(b.node()),
        ))
    }
}
impl<M: Memory, E: Expr<M>> MatrixOps<M> for E {}

/// Products of vectors and matrices that are single numbers.
pub trait MatrixScalars: Expr {
    /// Returns the dot product of two vectors. PyTorch's `a.dot(b)`, and for real numbers `a.vdot(b)`.
    ///
    /// The error is at most that of pairwise summation. With feature `rayon`, several threads compute the product of
    /// long vectors; the result is bitwise identical to that of one thread, and to that without the feature.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let a: Tensor<f32, Shape![2]> = tensor![3.0, 4.0];
    /// assert_eq!(a.dot(&a), 25.0);
    /// ```
    // In one line, as the error message shows it.
    #[rustfmt::skip]
    fn dot<B: IntoExpr<Elem: MixesWith<Self::Elem>>>(self, b: B) -> Self::Elem where Self::Shape: DotProduct<B::Shape>, Self::Elem: Arithmetic {
        const { has_no_variable::<Self::Node>() };
        const { has_no_variable::<B::Node>() };
        let b = <B::Elem as MixesWith<Self::Elem>>::node(b.node());
        contract::with_operands(self.node(), b, |a, b| {
            contract::owned::<Matrices, _, _, ()>(a, b)
        })[[]]
    }

    /// Returns the sum of the diagonal of a matrix; integers are summed as `i64`. PyTorch's `x.trace()`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<i64, Shape![2, 3]>::arange();
    /// assert_eq!(x.trace(), 4);
    /// ```
    fn trace(self) -> <Self::Elem as Sum>::Sum
    where
        Self::Elem: Arithmetic,
        Self::Shape: TraceOf,
    {
        const { has_no_variable::<Self::Node>() };
        with_ready(self.node(), |node| {
            let sizes = <Self::Shape as Shape>::PADDED;
            let mut sum = <Self::Elem as Sum>::Sum::NOTHING;
            for i in 0..sizes[MAX_RANK - 2].min(sizes[MAX_RANK - 1]) {
                let mut index = [0; MAX_RANK];
                index[MAX_RANK - 2] = i;
                index[MAX_RANK - 1] = i;
                // SAFETY: `i` is less than both sizes.
                sum = sum.plus(unsafe { node.load(&index) }.summand());
            }
            sum
        })
    }
}
impl<E: Expr> MatrixScalars for E {}
