//! Operations of linear algebra as expressions: `eval` and `eval_into` compute on the stack, `eval_boxed` on the heap.

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
use crate::expr::{Computes, ExprNode, Host, IntoExpr, Lazy, WrittenFrom, with_ready};
use crate::layout::OutputOf;
use crate::ops::Real;
use crate::ops::matmul::contract::with_operands;
use crate::shape::{MAX_RANK, Shape};
#[cfg(feature = "alloc")]
use crate::storage::STACK_LIMIT;
use crate::storage::fits_stack;
use crate::tensor::{Tensor, TensorBase};

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
#[cfg_attr(doc, doc(hidden))]
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
    pub struct MatrixPower(pub(crate) i32);
    /// The operation of [`matrix_norm`](crate::ops::linalg::Linalg::matrix_norm).
    #[derive(Clone, Copy, Debug)]
    pub struct NormOf(pub(crate) crate::ops::linalg::MatrixNorm);
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

// Whether a check in a row below rejects the size.
#[cfg(feature = "alloc")]
macro_rules! is_too_large {
    ({ on_stack::<$T:ty>($what:literal, $copies:literal, $elements:expr) }) => {
        (size_of::<$T>() * $elements).saturating_mul($copies) > STACK_LIMIT
    };
}

/// The elements of the larger of `[M, N]` and `[M, M]`.
const fn with_rows<S: Shape>() -> usize {
    let rows = S::PADDED[MAX_RANK - 2];
    match rows * rows > S::NUMEL {
        true => rows * rows,
        false => S::NUMEL,
    }
}

/// Copies a result to memory of the caller.
fn copy<R: IntoExpr, S, L>(result: R, out: &mut TensorBase<S, L>)
where
    S: WrittenFrom<Host, Elem = R::Elem>,
    L: OutputOf<R::Shape>,
{
    <Host as Computes<R::Node>>::eval_into(result.node(), out);
}

// One result or several, `certain` or `fallible`: their type, the outputs that they are written to, and how.
macro_rules! results {
    (@type $Kind:ident fallible $($of:tt)+) => { Checked<results!(@type $Kind certain $($of)+)> };
    (@type $Kind:ident certain [$T:ty, $Sh:ty]) => { $Kind<$T, $Sh> };
    (@type $Kind:ident certain $([$T:ty, $Sh:ty])+) => { ($($Kind<$T, $Sh>),+) };
    (@done certain) => { () };
    (@done fallible) => { Checked<()> };
    (@names $out:ident) => { $out };
    (@names $($out:ident)+) => { ($($out),+) };
    (@outputs [$S:ident $L:ident]) => { &mut TensorBase<$S, $L> };
    (@outputs $([$S:ident $L:ident])+) => { ($(&mut TensorBase<$S, $L>),+) };
    // All results are computed before the first is written.
    (@write certain $result:expr, $out:ident) => { copy($result, $out) };
    (@write certain $result:expr, $x:ident $y:ident) => {{
        let result = $result;
        copy(result.0, $x);
        copy(result.1, $y);
    }};
    (@write certain $result:expr, $x:ident $y:ident $z:ident) => {{
        let result = $result;
        copy(result.0, $x);
        copy(result.1, $y);
        copy(result.2, $z);
    }};
    (@write fallible $result:expr, $($out:ident)+) => {{
        results!(@write certain $result?, $($out)+);
        Ok(())
    }};
}

// What an operation on a matrix computes. The bound of `eval` and the check of its size are written in each row,
// because messages show them.
macro_rules! of_matrix {
    ($(
        $Op:ident $what:literal, $Shape:ident, $const:tt $check:tt;
        fn $eval:ident($self:ident) [$($bound:tt)*] |$a:ident, $op:ident| $on_stack:expr;
        $on_heap:expr => $fails:ident $([$S:ident $L:ident $out:ident: $T:ty, $Sh:ty])+;
    )*) => { $(
        #[doc = concat!("Evaluation of ", $what, ".")]
        impl<A: ExprNode<Memory = Host, Elem: Real, Shape: $Shape>> Lazy<OfMatrix<op::$Op, A>> {
            /// The result as owned tensors, computed on the stack. A matrix for which that would overflow the default
            /// stack of a thread is rejected when the program is built.
            pub fn $eval($self) -> results!(@type Tensor $fails $([$T, $Sh])+)
            where
                $($bound)*
            {
                $const $check;
                let $op = $self.0.op;
                with_ready(
                    $self.0.a,
                    #[cfg_attr(not(unoptimised), inline(always))]
                    |$a| $on_stack,
                )
            }
        }
        impl<A: ExprNode<Memory = Host, Elem: Real + RealField, Shape: $Shape>> Lazy<OfMatrix<op::$Op, A>> {
            /// The result on the heap, of a matrix of any size.
            #[cfg(feature = "alloc")]
            pub fn eval_boxed(self) -> results!(@type BoxedTensor $fails $([$T, $Sh])+) {
                let ($op, $a) = (self.0.op, self.0.a);
                $on_heap
            }
            /// Writes the result to a tensor or view of any layout, several results to a tuple of them. PyTorch's
            /// `out=`.
            ///
            /// It is computed as by `eval`, but on the heap where `eval` rejects the size (feature `alloc`). If the
            /// operation fails, nothing is written.
            pub fn eval_into<$($S, $L),+>(
                self,
                results!(@names $($out)+): results!(@outputs $([$S $L])+),
            ) -> results!(@done $fails)
            where
                $($bound)*,
                $( $S: WrittenFrom<Host, Elem = $T>, $L: OutputOf<$Sh>, )+
            {
                let ($op, $a) = (self.0.op, self.0.a);
                #[cfg(feature = "alloc")]
                if const { is_too_large!($check) } {
                    let result: results!(@type BoxedTensor $fails $([$T, $Sh])+) = $on_heap;
                    return results!(@write $fails result, $($out)+);
                }
                #[cfg(not(feature = "alloc"))]
                $const $check;
                let result: results!(@type Tensor $fails $([$T, $Sh])+) = with_ready(
                    $a,
                    #[cfg_attr(not(unoptimised), inline(always))]
                    |$a| $on_stack,
                );
                results!(@write $fails result, $($out)+)
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
type Transposed<A> = <Get<A> as MatrixShape>::Transposed;

of_matrix! {
    Inverse "`inverse`", SquareShape, const { on_stack::<A::Elem>("`inverse`", 5, A::Shape::NUMEL) };
    fn eval(self) [A::Shape: Invertible<A::Elem>] |a, _op| A::Shape::invert(a);
    heap::inverse(a) => fallible [S L x: A::Elem, A::Shape];

    Cholesky "`cholesky`", SquareShape, const { on_stack::<A::Elem>("`cholesky`", 6, A::Shape::NUMEL) };
    fn eval(self) [A::Shape: DecomposesSquare<A::Elem>] |a, _op| A::Shape::cholesky(&a);
    heap::cholesky(a) => fallible [S L l: A::Elem, A::Shape];

    Eigh "`eigh`", SquareShape, const { on_stack::<A::Elem>("`eigh`", 11, A::Shape::NUMEL) };
    fn eval(self) [A::Shape: DecomposesSquare<A::Elem>] |a, _op| A::Shape::eigh(&a);
    heap::eigh(a) => fallible [S L values: A::Elem, DiagonalOf<A>] [S2 L2 vectors: A::Elem, A::Shape];

    EigVals "`eigvals`", SquareShape, const { on_stack::<A::Elem>("`eigvals`", 22, A::Shape::NUMEL) };
    fn eval(self) [A::Shape: DecomposesSquare<A::Elem>] |a, _op| A::Shape::eigvals(&a);
    heap::eigvals(a) => fallible [S L values: [A::Elem; 2], DiagonalOf<A>];

    Eig "`eig`", SquareShape, const { on_stack::<A::Elem>("`eig`", 31, A::Shape::NUMEL) };
    fn eval(self) [A::Shape: DecomposesSquare<A::Elem>] |a, _op| A::Shape::eig(&a);
    heap::eig(a) => fallible [S L values: [A::Elem; 2], DiagonalOf<A>] [S2 L2 vectors: [A::Elem; 2], A::Shape];

    MatrixPower "`matrix_power`", SquareShape, const { on_stack::<A::Elem>("`matrix_power`", 8, A::Shape::NUMEL) };
    fn eval(self) [A::Shape: DecomposesSquare<A::Elem>] |a, op| A::Shape::power(&a, op.0);
    heap::power(a, op.0) => fallible [S L x: A::Elem, A::Shape];

    Qr "`qr`", MatrixShape, const { on_stack::<A::Elem>("`qr`", 5, A::Shape::NUMEL) };
    fn eval(self) [A::Shape: DecomposesMatrix<A::Elem>] |a, _op| A::Shape::qr(&a);
    heap::qr(a) => certain [S L q: A::Elem, Tall<A>] [S2 L2 r: A::Elem, Wide<A>];

    Lu "`lu`", MatrixShape, const { on_stack::<A::Elem>("`lu`", 6, with_rows::<A::Shape>()) };
    fn eval(self) [A::Shape: DecomposesMatrix<A::Elem>] |a, _op| A::Shape::lu(&a);
    heap::lu(a) => certain [S L p: A::Elem, Rows<A>] [S2 L2 l: A::Elem, Tall<A>] [S3 L3 u: A::Elem, Wide<A>];

    Svd "`svd`", MatrixShape, const { on_stack::<A::Elem>("`svd`", 15, A::Shape::NUMEL) };
    fn eval(self) [A::Shape: DecomposesMatrix<A::Elem>] |a, _op| A::Shape::svd(&a);
    heap::svd(a) => fallible [S L u: A::Elem, Tall<A>] [S2 L2 s: A::Elem, Values<A>] [S3 L3 vt: A::Elem, Wide<A>];

    SvdVals "`svdvals`", MatrixShape, const { on_stack::<A::Elem>("`svdvals`", 9, A::Shape::NUMEL) };
    fn eval(self) [A::Shape: DecomposesMatrix<A::Elem>] |a, _op| A::Shape::svdvals(&a);
    heap::svdvals(a) => fallible [S L s: A::Elem, Values<A>];

    Pinv "`pinv`", MatrixShape, const { on_stack::<A::Elem>("`pinv`", 12, A::Shape::NUMEL) };
    fn eval(self) [A::Shape: DecomposesMatrix<A::Elem>] |a, _op| A::Shape::pinv(&a);
    heap::pinv(a) => fallible [S L x: A::Elem, Transposed<A>];
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
        $Op:ident $what:literal, $Shape:ident, $const:tt $check:tt;
        fn $eval:ident($self:ident) [$($bound:tt)*] |$a:ident, $b:ident, $op:ident| $on_stack:expr => $Out:ty;
        $on_heap:expr;
    )*) => { $(
        #[doc = concat!("Evaluation of ", $what, ".")]
        impl<A, B> Lazy<OfSystem<op::$Op, A, B>>
        where
            A: ExprNode<Memory = Host, Elem: Real, Shape: $Shape<B::Shape>>,
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
                $const $check;
                let $op = $self.0.op;
                with_operands(
                    $self.0.a,
                    $self.0.b,
                    #[cfg_attr(not(unoptimised), inline(always))]
                    |$a, $b| $on_stack,
                )
            }
        }
        impl<A, B> Lazy<OfSystem<op::$Op, A, B>>
        where
            A: ExprNode<Memory = Host, Elem: Real + RealField, Shape: $Shape<B::Shape>>,
            B: ExprNode<Memory = Host, Elem = A::Elem>,
        {
            /// The solution on the heap, of a system of any size.
            ///
            /// # Errors
            /// Those of the operation.
            #[cfg(feature = "alloc")]
            pub fn eval_boxed(self) -> Checked<BoxedTensor<A::Elem, $Out>> {
                let ($op, $a, $b) = (self.0.op, self.0.a, self.0.b);
                $on_heap
            }
            /// Writes the solution to a tensor or view of any layout. PyTorch's `out=`.
            ///
            /// It is computed as by `eval`, but on the heap where `eval` rejects the size (feature `alloc`).
            ///
            /// # Errors
            /// Those of the operation; then nothing is written.
            pub fn eval_into<S, L>(self, out: &mut TensorBase<S, L>) -> Checked<()>
            where
                $($bound)*,
                S: WrittenFrom<Host, Elem = A::Elem>,
                L: OutputOf<$Out>,
            {
                let ($op, $a, $b) = (self.0.op, self.0.a, self.0.b);
                #[cfg(feature = "alloc")]
                if const { is_too_large!($check) } {
                    let result: Checked<BoxedTensor<A::Elem, $Out>> = $on_heap;
                    return results!(@write fallible result, out);
                }
                #[cfg(not(feature = "alloc"))]
                $const $check;
                let result: Checked<Tensor<A::Elem, $Out>> = with_operands(
                    $a,
                    $b,
                    #[cfg_attr(not(unoptimised), inline(always))]
                    |$a, $b| $on_stack,
                );
                results!(@write fallible result, out)
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
