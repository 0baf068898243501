//! Operations of linear algebra as expressions: `eval` computes on the stack, `eval_boxed` on the heap.

use nalgebra::RealField;

use super::decompose::{DecomposesMatrix, DecomposesSquare, Solves};
#[cfg(feature = "alloc")]
use super::heap;
use super::{
    Invertible, LeastSquares, LinalgError, MatrixShape, SolvesLeastSquares, SquareShape,
    SquareSystem,
};
#[cfg(feature = "alloc")]
use crate::BoxedTensor;
use crate::expr::{ExprNode, Host, Lazy, with_ready};
use crate::ops::Real;
use crate::ops::matmul::contract::with_operands;
use crate::shape::{MAX_RANK, Shape};
use crate::storage::fits_stack;
use crate::tensor::Tensor;

/// An operation `Op` on a matrix.
#[derive(Clone, Copy, Debug)]
pub struct OfMatrix<Op, A> {
    pub(crate) op: Op,
    pub(crate) a: A,
}
/// An operation `Op` on the matrix and the right-hand side of a system.
#[derive(Clone, Copy, Debug)]
pub struct OfSystem<Op, A, B> {
    pub(crate) op: Op,
    pub(crate) a: A,
    pub(crate) b: B,
}

/// Names of operations, in the types of their expressions.
pub mod op {
    macro_rules! ops {
        ($($name:ident $method:literal)*) => { $(
            #[doc = concat!("The operation of [`", $method, "`](crate::ops::linalg::Linalg::", $method, ").")]
            #[derive(Clone, Copy, Debug)]
            pub struct $name;
        )* };
    }
    ops! {
        Inverse "inverse" Qr "qr" Lu "lu" Cholesky "cholesky" Svd "svd" SvdVals "svdvals" Eigh "eigh"
        EigVals "eigvals" Eig "eig" Pinv "pinv" Lstsq "lstsq" Solve "solve"
    }
    /// The operation of [`matrix_power`](crate::ops::linalg::Linalg::matrix_power).
    #[derive(Clone, Copy, Debug)]
    pub struct MatrixPower(pub(in crate::ops::linalg) i32);
    /// The operation of [`solve_triangular`](crate::ops::linalg::Linalg::solve_triangular).
    #[derive(Clone, Copy, Debug)]
    pub struct SolveTriangular {
        pub(crate) upper: bool,
    }
}

/// Rejects an operation that needs as much of the stack as `copies` of the elements, which is measured: nalgebra
/// passes matrices by value. The unit is that of `STACK_LIMIT`, of which a debug build takes up to four times as much.
#[track_caller]
pub(super) const fn on_stack<T>(what: &str, copies: usize, elements: usize) {
    let instead = "`.eval_boxed()` computes on the heap (feature `alloc`)";
    let bytes = (size_of::<T>() * elements).saturating_mul(copies);
    fits_stack(what, bytes, instead);
}

/// The elements of the larger of `[M, N]` and `[M, M]`.
const fn with_rows<S: Shape>() -> usize {
    let rows = S::PADDED[MAX_RANK - 2];
    match rows * rows > S::NUMEL {
        true => rows * rows,
        false => S::NUMEL,
    }
}

// What an operation on a matrix computes. The bound of `eval` and the check of its size are written in each row, because
// messages show them.
macro_rules! of_matrix {
    ($(
        $Op:ident $what:literal, $Shape:ident, $guard:expr;
        fn $eval:ident($self:ident) [$($bound:tt)*] |$a:ident, $op:ident| $on_stack:expr => $Result:ty;
        $on_heap:expr => $Boxed:ty;
    )*) => { $(
        #[doc = concat!("Evaluation of ", $what, ".")]
        impl<A: ExprNode<Memory = Host, Elem: Real + RealField, Shape: $Shape>> Lazy<OfMatrix<op::$Op, A>> {
            /// The result as owned tensors, computed on the stack. A matrix for which that would overflow the default
            /// stack of a thread is rejected when the program is built.
            pub fn $eval($self) -> $Result
            where
                $($bound)*
            {
                $guard;
                let $op = $self.0.op;
                with_ready(
                    $self.0.a,
                    #[cfg_attr(not(unoptimised), inline(always))]
                    |$a| $on_stack,
                )
            }
            /// The result on the heap, of a matrix of any size.
            #[cfg(feature = "alloc")]
            pub fn eval_boxed(self) -> $Boxed {
                let ($op, $a) = (self.0.op, self.0.a);
                $on_heap
            }
        }
    )* };
}

type Checked<T> = Result<T, LinalgError>;
type DiagonalOf<A> = <<A as ExprNode>::Shape as SquareShape>::Diagonal;
type Get<A> = <A as ExprNode>::Shape;
type Rows<A> = <Get<A> as MatrixShape>::Rows;
type Tall<A> = <Get<A> as MatrixShape>::Tall;
type Wide<A> = <Get<A> as MatrixShape>::Wide;
type Values<A> = <Get<A> as MatrixShape>::Diagonal;
type Turned<A> = <Get<A> as MatrixShape>::Turned;

of_matrix! {
    Inverse "`inverse`", SquareShape, const { on_stack::<A::Elem>("`inverse`", 5, A::Shape::NUMEL) };
    fn eval(self) [A::Shape: Invertible<A::Elem>] |a, _op| A::Shape::invert(a) => Checked<Tensor<A::Elem, A::Shape>>;
    heap::inverse(a) => Checked<BoxedTensor<A::Elem, A::Shape>>;

    Cholesky "`cholesky`", SquareShape, const { on_stack::<A::Elem>("`cholesky`", 6, A::Shape::NUMEL) };
    fn eval(self) [A::Shape: DecomposesSquare<A::Elem>] |a, _op| A::Shape::cholesky(&a) => Checked<Tensor<A::Elem, A::Shape>>;
    heap::cholesky(a) => Checked<BoxedTensor<A::Elem, A::Shape>>;

    Eigh "`eigh`", SquareShape, const { on_stack::<A::Elem>("`eigh`", 11, A::Shape::NUMEL) };
    fn eval(self) [A::Shape: DecomposesSquare<A::Elem>] |a, _op| A::Shape::eigh(&a) => Checked<(Tensor<A::Elem, DiagonalOf<A>>, Tensor<A::Elem, A::Shape>)>;
    heap::eigh(a) => Checked<(BoxedTensor<A::Elem, DiagonalOf<A>>, BoxedTensor<A::Elem, A::Shape>)>;

    EigVals "`eigvals`", SquareShape, const { on_stack::<A::Elem>("`eigvals`", 22, A::Shape::NUMEL) };
    fn eval(self) [A::Shape: DecomposesSquare<A::Elem>] |a, _op| A::Shape::eigvals(&a) => Checked<Tensor<[A::Elem; 2], DiagonalOf<A>>>;
    heap::eigvals(a) => Checked<BoxedTensor<[A::Elem; 2], DiagonalOf<A>>>;

    Eig "`eig`", SquareShape, const { on_stack::<A::Elem>("`eig`", 31, A::Shape::NUMEL) };
    fn eval(self) [A::Shape: DecomposesSquare<A::Elem>] |a, _op| A::Shape::eig(&a) => Checked<(Tensor<[A::Elem; 2], DiagonalOf<A>>, Tensor<[A::Elem; 2], A::Shape>)>;
    heap::eig(a) => Checked<(BoxedTensor<[A::Elem; 2], DiagonalOf<A>>, BoxedTensor<[A::Elem; 2], A::Shape>)>;

    MatrixPower "`matrix_power`", SquareShape, const { on_stack::<A::Elem>("`matrix_power`", 8, A::Shape::NUMEL) };
    fn eval(self) [A::Shape: DecomposesSquare<A::Elem>] |a, op| A::Shape::power(&a, op.0) => Checked<Tensor<A::Elem, A::Shape>>;
    heap::power(a, op.0) => Checked<BoxedTensor<A::Elem, A::Shape>>;

    Qr "`qr`", MatrixShape, const { on_stack::<A::Elem>("`qr`", 5, A::Shape::NUMEL) };
    fn eval(self) [A::Shape: DecomposesMatrix<A::Elem>] |a, _op| A::Shape::qr(&a) => (Tensor<A::Elem, Tall<A>>, Tensor<A::Elem, Wide<A>>);
    heap::qr(a) => (BoxedTensor<A::Elem, Tall<A>>, BoxedTensor<A::Elem, Wide<A>>);

    Lu "`lu`", MatrixShape, const { on_stack::<A::Elem>("`lu`", 6, with_rows::<A::Shape>()) };
    fn eval(self) [A::Shape: DecomposesMatrix<A::Elem>] |a, _op| A::Shape::lu(&a) => (Tensor<A::Elem, Rows<A>>, Tensor<A::Elem, Tall<A>>, Tensor<A::Elem, Wide<A>>);
    heap::lu(a) => (BoxedTensor<A::Elem, Rows<A>>, BoxedTensor<A::Elem, Tall<A>>, BoxedTensor<A::Elem, Wide<A>>);

    Svd "`svd`", MatrixShape, const { on_stack::<A::Elem>("`svd`", 15, A::Shape::NUMEL) };
    fn eval(self) [A::Shape: DecomposesMatrix<A::Elem>] |a, _op| A::Shape::svd(&a) => Checked<(Tensor<A::Elem, Tall<A>>, Tensor<A::Elem, Values<A>>, Tensor<A::Elem, Wide<A>>)>;
    heap::svd(a) => Checked<(BoxedTensor<A::Elem, Tall<A>>, BoxedTensor<A::Elem, Values<A>>, BoxedTensor<A::Elem, Wide<A>>)>;

    SvdVals "`svdvals`", MatrixShape, const { on_stack::<A::Elem>("`svdvals`", 9, A::Shape::NUMEL) };
    fn eval(self) [A::Shape: DecomposesMatrix<A::Elem>] |a, _op| A::Shape::svdvals(&a) => Checked<Tensor<A::Elem, Values<A>>>;
    heap::svdvals(a) => Checked<BoxedTensor<A::Elem, Values<A>>>;

    Pinv "`pinv`", MatrixShape, const { on_stack::<A::Elem>("`pinv`", 12, A::Shape::NUMEL) };
    fn eval(self) [A::Shape: DecomposesMatrix<A::Elem>] |a, _op| A::Shape::pinv(&a) => Checked<Tensor<A::Elem, Turned<A>>>;
    heap::pinv(a) => Checked<BoxedTensor<A::Elem, Turned<A>>>;
}

/// The elements that the operations on a system count.
const fn in_system<A: Shape, B: Shape>() -> usize {
    match B::NUMEL > A::NUMEL {
        true => B::NUMEL,
        false => A::NUMEL,
    }
}

// The same for an operation on a matrix and a right-hand side.
macro_rules! of_system {
    ($(
        $Op:ident $what:literal, $Shape:ident, $guard:expr;
        fn $eval:ident($self:ident) [$($bound:tt)*] |$a:ident, $b:ident, $op:ident| $on_stack:expr => $Out:ty;
        $on_heap:expr;
    )*) => { $(
        #[doc = concat!("Evaluation of ", $what, ".")]
        impl<A, B> Lazy<OfSystem<op::$Op, A, B>>
        where
            A: ExprNode<Memory = Host, Elem: Real + RealField, Shape: $Shape<B::Shape>>,
            B: ExprNode<Memory = Host, Elem = A::Elem>,
        {
            /// The solution as an owned tensor, computed on the stack. A system for which that would overflow the
            /// default stack of a thread is rejected when the program is built.
            ///
            /// # Errors
            /// Those of the operation.
            pub fn $eval($self) -> Checked<Tensor<A::Elem, $Out>>
            where
                $($bound)*
            {
                $guard;
                let $op = $self.0.op;
                with_operands(
                    $self.0.a,
                    $self.0.b,
                    #[cfg_attr(not(unoptimised), inline(always))]
                    |$a, $b| $on_stack,
                )
            }
            /// The solution on the heap, of a system of any size.
            ///
            /// # Errors
            /// Those of the operation.
            #[cfg(feature = "alloc")]
            pub fn eval_boxed(self) -> Checked<BoxedTensor<A::Elem, $Out>> {
                let ($op, $a, $b) = (self.0.op, self.0.a, self.0.b);
                $on_heap
            }
        }
    )* };
}
of_system! {
    Solve "`solve`", SquareSystem,
    const { on_stack::<A::Elem>("`solve`", 6, in_system::<A::Shape, B::Shape>()) };
    fn eval(self) [A::Shape: Solves<B::Shape, A::Elem>] |a, b, _op| A::Shape::solve(&a, &b) => B::Shape;
    heap::solve(a, b);

    SolveTriangular "`solve_triangular`", SquareSystem,
    const { on_stack::<A::Elem>("`solve_triangular`", 5, in_system::<A::Shape, B::Shape>()) };
    fn eval(self) [A::Shape: Solves<B::Shape, A::Elem>] |a, b, op| A::Shape::triangular(&a, &b, op.upper) => B::Shape;
    heap::solve_triangular(a, b, op.upper);

    Lstsq "`lstsq`", LeastSquares,
    const { on_stack::<A::Elem>("`lstsq`", 7, in_system::<A::Shape, B::Shape>()) };
    fn eval(self) [A::Shape: SolvesLeastSquares<B::Shape, A::Elem>] |a, b, _op| A::Shape::solve(a, b) => <A::Shape as LeastSquares<B::Shape>>::Solution;
    heap::lstsq(a, b);
}
