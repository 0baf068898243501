//! Derivatives of linear algebra.
//!
//! With the gradient `G` of the result, and `X` the result: a system `A X = B` gives `A⁻ᵀ G` for `B`, and minus its
//! product with `Xᵀ` for `A`; an inverse gives `-Xᵀ G Xᵀ`; a Cholesky factor `L` gives the symmetric part of
//! `L⁻ᵀ P L⁻¹`, where `P` is the lower triangle of `Lᵀ G` with half the diagonal; a determinant gives its cofactors.

use super::bytes;
use super::kernels::{DifferentiableKernel, grads};
use super::tape::{Arena, Differentiable, Kept, Place, Tape};
use crate::expr::temporaries::{Need, Room, bytes_of};
use crate::expr::variable::VarLeaf;
use crate::expr::{
    Compute, ExprNode, Host, Kernel, Lazy, Leaf, Materialized, Operation, store_from,
};
use crate::layout::{Contiguous, Layout, StorageSpan};
use crate::num::Sealed;
use crate::num::bits::{Bool, True};
use crate::ops::Real;
use crate::ops::linalg::checked::{columns, copied};
use crate::ops::linalg::dense::{Dense, Factors, Triangle, cofactors, substitute};
use crate::ops::linalg::{Checked, OfMatrix, OfSystem, SquareShape, op};
use crate::shape::{MAX_RANK, Shape};
use crate::storage::Variable;
use crate::tensor::TensorBase;

const fn rows<S: Shape>() -> usize {
    S::PADDED[MAX_RANK - 1]
}
/// The elements of an expression in the arena, which may be overwritten.
///
/// # Safety
/// The arena has memory for them.
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn copy<N: ExprNode>(node: N, arena: &mut Arena) -> *mut N::Elem {
    let at: *mut N::Elem = arena.take(<N::Shape as Shape>::NUMEL);
    // SAFETY: memory for an element of each index of the contiguous layout.
    unsafe { store_from::<N, Contiguous<N::Shape>>(at, node, true) }
    at
}
/// Writes `factor · a · bᵀ`, where `a` has `n` rows, `b` has `m`, and both have `k` columns.
///
/// # Safety
/// All have these sizes.
#[inline(never)]
unsafe fn times_transposed<T: Real>(
    out: Dense<T>,
    factor: T,
    (a, n): (Dense<T>, usize),
    (b, m): (Dense<T>, usize),
    k: usize,
) {
    for i in 0..n {
        for j in 0..m {
            let mut sum = T::zero();
            for l in 0..k {
                // SAFETY: the caller's promise.
                sum = sum + unsafe { a.get(i, l) * b.get(j, l) };
            }
            // SAFETY: the caller's promise.
            unsafe { out.set(i, j, factor * sum) }
        }
    }
}

// ------------------------------------------------------------------ of one matrix

// SAFETY: the operand is counted, its copy, and its gradient with a temporary.
#[diagnostic::do_not_recommend]
unsafe impl<A: Differentiable<Elem: Real>> DifferentiableKernel
    for Checked<OfMatrix<op::Inverse, A>>
{
    type Saved = A::Tape;
    const KEPT: usize = <A as Differentiable>::KEPT
        + bytes::<A::Elem>(<A::Shape as Shape>::NUMEL)
        + bytes::<usize>(rows::<A::Shape>());
    const GRADS: usize = grads::<A>() + 2 * bytes::<A::Elem>(<A::Shape as Shape>::NUMEL);
    unsafe fn run(self, out: *mut A::Elem, arena: &mut Arena) -> A::Tape {
        let n = const { rows::<A::Shape>() };
        // SAFETY: the caller's promise.
        unsafe {
            let tape = self.0.a.record(arena);
            let (a, pivots) = (copy(tape, arena), arena.take(n));
            let out = Dense::new(out, n);
            out.identity(n);
            Factors::of(a, pivots, n).solve(out);
            tape
        }
    }
    unsafe fn backward<P: Place>(
        tape: A::Tape,
        y: Kept<A::Elem, A::Shape>,
        grad: Kept<A::Elem, A::Shape>,
        arena: &mut Arena,
    ) {
        let n = const { rows::<A::Shape>() };
        let (half, of_a) = (
            arena.take(<A::Shape as Shape>::NUMEL),
            arena.take(<A::Shape as Shape>::NUMEL),
        );
        let (y, g) = (dense(&y, n), dense(&grad, n));
        // SAFETY: the caller's promise.
        unsafe {
            inverse_backward(y, g, Dense::new(half, n), Dense::new(of_a, n), n);
            tape.accept::<P, Kept<A::Elem, A::Shape>>(Leaf::new(of_a), arena);
        }
    }
}
/// The elements of a contiguous matrix, to be read.
fn dense<T: Real, S: Shape>(x: &Kept<T, S>, columns: usize) -> Dense<T> {
    Dense::new(Materialized::first(x).cast_mut(), columns)
}
/// Writes `-Yᵀ G Yᵀ`.
///
/// # Safety
/// All have `n` rows and columns.
#[inline(never)]
unsafe fn inverse_backward<T: Real>(
    y: Dense<T>,
    g: Dense<T>,
    half: Dense<T>,
    of_a: Dense<T>,
    n: usize,
) {
    // SAFETY: the caller's promise.
    unsafe {
        times_transposed(half, T::one(), (g, n), (y, n), n);
        for i in 0..n {
            for j in 0..n {
                let mut sum = T::zero();
                for k in 0..n {
                    sum = sum + y.get(k, i) * half.get(k, j);
                }
                of_a.set(i, j, -sum);
            }
        }
    }
}

// SAFETY: the operand is counted, and its gradient.
#[diagnostic::do_not_recommend]
unsafe impl<A: Differentiable<Elem: Real>> DifferentiableKernel
    for Checked<OfMatrix<op::Cholesky, A>>
{
    type Saved = A::Tape;
    const KEPT: usize = <A as Differentiable>::KEPT;
    const GRADS: usize = grads::<A>() + bytes::<A::Elem>(<A::Shape as Shape>::NUMEL);
    unsafe fn run(self, out: *mut A::Elem, arena: &mut Arena) -> A::Tape {
        let n = const { rows::<A::Shape>() };
        // SAFETY: the caller's promise.
        unsafe {
            let tape = self.0.a.record(arena);
            store_from::<_, Contiguous<A::Shape>>(out, tape, true);
            crate::ops::linalg::dense::cholesky(Dense::new(out, n), n);
            tape
        }
    }
    unsafe fn backward<P: Place>(
        tape: A::Tape,
        y: Kept<A::Elem, A::Shape>,
        grad: Kept<A::Elem, A::Shape>,
        arena: &mut Arena,
    ) {
        let n = const { rows::<A::Shape>() };
        let of_a = arena.take(<A::Shape as Shape>::NUMEL);
        // SAFETY: the caller's promise.
        unsafe {
            cholesky_backward(dense(&y, n), dense(&grad, n), Dense::new(of_a, n), n);
            tape.accept::<P, Kept<A::Elem, A::Shape>>(Leaf::new(of_a), arena);
        }
    }
}
/// Writes the symmetric part of `L⁻ᵀ P L⁻¹`, where `P` is the lower triangle of `Lᵀ G` with half the diagonal.
///
/// # Safety
/// All have `n` rows and columns.
#[inline(never)]
unsafe fn cholesky_backward<T: Real>(l: Dense<T>, g: Dense<T>, of_a: Dense<T>, n: usize) {
    let half = T::nearest(0.5);
    // SAFETY: the caller's promise.
    unsafe {
        // `P + Pᵀ`, which is twice the symmetric part; the diagonal counts once.
        for i in 0..n {
            for j in 0..=i {
                let mut sum = T::zero();
                for k in i..n {
                    sum = sum + l.get(k, i) * g.get(k, j);
                }
                of_a.set(i, j, sum);
                of_a.set(j, i, sum);
            }
        }
        let from_left = Triangle::stored(false).transposed();
        substitute(l, n, of_a, from_left);
        // The product with `L⁻¹` from the right is the transposed product of `L⁻ᵀ` and the transposed matrix.
        transpose(of_a, n);
        substitute(l, n, of_a, from_left);
        for i in 0..n {
            for j in 0..n {
                of_a.set(i, j, of_a.get(i, j) * half);
            }
        }
    }
}
/// # Safety
/// The matrix has `n` rows and columns.
unsafe fn transpose<T: Real>(x: Dense<T>, n: usize) {
    for i in 0..n {
        for j in 0..i {
            // SAFETY: the caller's promise.
            unsafe {
                let above = x.get(j, i);
                x.set(j, i, x.get(i, j));
                x.set(i, j, above);
            }
        }
    }
}

// ------------------------------------------------------------------ of systems

/// What the derivative of a system needs: the tapes, and the factors of the matrix.
#[derive(Debug)]
pub struct SavedSystem<A, B, F> {
    a: A,
    b: B,
    factors: F,
}
impl<A: Copy, B: Copy, F: Copy> Clone for SavedSystem<A, B, F> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<A: Copy, B: Copy, F: Copy> Copy for SavedSystem<A, B, F> {}

// A system: its operation, what is kept of the matrix, which is made of its copy, and how the gradient of the right-hand
// side and that of the matrix follow.
macro_rules! systems {
    ($(
        $Op:ident, $Factors:ty, |$this:ident, $a:ident, $pivots:ident, $n:ident| $make:expr;
        |$factors:ident, $x:ident| $solve:expr, |$f:ident, $g:ident| $transposed:expr, $mask:expr;
    )*) => { $(
        // SAFETY: the operands are counted, the factors, and both gradients.
        #[diagnostic::do_not_recommend]
        unsafe impl<A: Differentiable<Elem: Real>, B: Differentiable<Elem = A::Elem>>
            DifferentiableKernel for Checked<OfSystem<op::$Op, A, B>>
        {
            type Saved = SavedSystem<A::Tape, B::Tape, $Factors>;
            const KEPT: usize = <A as Differentiable>::KEPT
                + <B as Differentiable>::KEPT
                + bytes::<A::Elem>(<A::Shape as Shape>::NUMEL)
                + bytes::<usize>(rows::<A::Shape>());
            const GRADS: usize = grads::<A>()
                + grads::<B>()
                + bytes::<A::Elem>(<A::Shape as Shape>::NUMEL)
                + bytes::<A::Elem>(<B::Shape as Shape>::NUMEL);
            unsafe fn run(self, out: *mut A::Elem, arena: &mut Arena) -> Self::Saved {
                let $n = const { rows::<A::Shape>() };
                // SAFETY: the caller's promise.
                unsafe {
                    let $this = self.0.op;
                    let a = self.0.a.record(arena);
                    let b = self.0.b.record(arena);
                    let ($a, $pivots): (_, *mut usize) = (copy(a, arena), arena.take($n));
                    let $factors: $Factors = $make;
                    store_from::<_, Contiguous<B::Shape>>(out, b, true);
                    let $x = Dense::new(out, const { columns::<B::Shape>() });
                    $solve;
                    SavedSystem { a, b, factors: $factors }
                }
            }
            unsafe fn backward<P: Place>(
                saved: Self::Saved,
                y: Kept<A::Elem, B::Shape>,
                grad: Kept<A::Elem, B::Shape>,
                arena: &mut Arena,
            ) {
                let (n, p) = const { (rows::<A::Shape>(), columns::<B::Shape>()) };
                // SAFETY: the caller's promise.
                unsafe {
                    let of_b = copy(grad, arena);
                    let ($f, $g) = (saved.factors, Dense::new(of_b, p));
                    $transposed;
                    if const { A::RequiresGrad::VALUE } {
                        let of_a: *mut A::Elem = arena.take(<A::Shape as Shape>::NUMEL);
                        let matrix = Dense::new(of_a, n);
                        times_transposed(matrix, A::Elem::nearest(-1.0), ($g, n), (dense(&y, p), n), p);
                        $mask($f, matrix, n);
                        saved.a.accept::<P, Kept<A::Elem, A::Shape>>(Leaf::new(of_a), arena);
                    }
                    saved.b.accept::<P, Kept<A::Elem, B::Shape>>(Leaf::new(of_b), arena);
                }
            }
        }
    )* };
}
systems! {
    Solve, Factors<A::Elem>, |_op, a, pivots, n| Factors::of(a, pivots, n);
    |factors, x| factors.solve(x), |factors, g| factors.solve_transposed(g), |_, _, _| {};

    SolveTriangular, Triangular<A::Elem>, |op, a, _pivots, n| Triangular { a: Dense::new(a, n), n, upper: op.upper };
    |factors, x| substitute(factors.a, factors.n, x, Triangle::stored(factors.upper)),
    |factors, g| substitute(factors.a, factors.n, g, Triangle::stored(factors.upper).transposed()),
    only_triangle;
}
/// A triangular matrix.
#[derive(Clone, Copy, Debug)]
pub struct Triangular<T> {
    a: Dense<T>,
    n: usize,
    upper: bool,
}
/// Sets the elements to 0 that the system does not read.
///
/// # Safety
/// The matrix has `n` rows and columns.
unsafe fn only_triangle<T: Real>(of: Triangular<T>, x: Dense<T>, n: usize) {
    for i in 0..n {
        for j in 0..n {
            if i != j && (i < j) != of.upper {
                // SAFETY: the caller's promise.
                unsafe { x.set(i, j, T::zero()) }
            }
        }
    }
}

// ------------------------------------------------------------------ determinants

/// The determinant of an expression, or the logarithm of its size, as an expression.
#[derive(Clone, Copy, Debug)]
pub struct Determinant<A, const LOG: bool> {
    a: A,
}
#[diagnostic::do_not_recommend]
impl<A, const LOG: bool> Sealed for Determinant<A, LOG> {}
/// The operation after its operand has been evaluated into memory, with memory for the factors.
#[doc(hidden)]
#[derive(Debug)]
pub struct Eliminating<A: ExprNode, const LOG: bool> {
    a: A,
    factors: *mut A::Elem,
    pivots: *mut usize,
}
// SAFETY: `over` takes memory for the operand, then for the factors, as `OPERANDS` requests.
#[diagnostic::do_not_recommend]
unsafe impl<A: ExprNode<Elem: Real>, const LOG: bool> Operation for Determinant<A, LOG> {
    type Over = Eliminating<A::Ready, LOG>;
    const OPERANDS: Need = A::PENDING
        .need(None)
        .then(Need::kept(bytes_of::<A::Elem>(<A::Shape as Shape>::NUMEL)))
        .then(Need::kept(bytes_of::<usize>(rows::<A::Shape>())));
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn over(self, room: &mut Room) -> Self::Over {
        // SAFETY: the caller's promise.
        let a = unsafe { self.a.ready(room) };
        let factors = room.take(const { bytes_of::<A::Elem>(<A::Shape as Shape>::NUMEL) });
        let pivots = room.take(const { bytes_of::<usize>(rows::<A::Shape>()) });
        Eliminating {
            a,
            factors: factors.cast(),
            pivots: pivots.cast(),
        }
    }
}
#[diagnostic::do_not_recommend]
impl<A: ExprNode<Elem: Real>, const LOG: bool> Kernel for Determinant<A, LOG> {
    type Elem = A::Elem;
    type Shape = ();
    type Memory = A::Memory;
    type RequiresGrad = A::RequiresGrad;
}
// SAFETY: the only element is written.
unsafe impl<A: ExprNode<Elem: Real>, const LOG: bool> Compute for Eliminating<A, LOG> {
    type Elem = A::Elem;
    type Shape = ();
    unsafe fn run<L: Layout<Shape = ()>>(&self, out: *mut A::Elem, _: bool) {
        let n = const { rows::<A::Shape>() };
        // SAFETY: the caller's promise; memory for the factors.
        unsafe {
            copied(&self.a, self.factors);
            out.write(determinant(Factors::of(self.factors, self.pivots, n), n, LOG).1);
        }
    }
}
/// The sign, and the determinant or the logarithm of its size.
///
/// # Safety
/// The factors are in memory.
unsafe fn determinant<T: Real>(factors: Factors<T>, n: usize, log: bool) -> (T, T) {
    // SAFETY: the caller's promise.
    unsafe {
        if log {
            return factors.sign_and_log();
        }
        let mut det = if factors.odd { -T::one() } else { T::one() };
        for i in 0..n {
            det = det * factors.lu.get(i, i);
        }
        (det.signum(), det)
    }
}

// SAFETY: the operand is counted, its copies, and its gradient.
#[diagnostic::do_not_recommend]
unsafe impl<A: Differentiable<Elem: Real>, const LOG: bool> DifferentiableKernel
    for Determinant<A, LOG>
{
    type Saved = (A::Tape, Factors<A::Elem>);
    const KEPT: usize = <A as Differentiable>::KEPT
        + bytes::<A::Elem>(<A::Shape as Shape>::NUMEL)
        + bytes::<usize>(rows::<A::Shape>());
    const GRADS: usize = grads::<A>()
        + 2 * bytes::<A::Elem>(<A::Shape as Shape>::NUMEL)
        + 2 * bytes::<usize>(rows::<A::Shape>());
    unsafe fn run(self, out: *mut A::Elem, arena: &mut Arena) -> Self::Saved {
        let n = const { rows::<A::Shape>() };
        // SAFETY: the caller's promise.
        unsafe {
            let tape = self.a.record(arena);
            let (a, pivots) = (copy(tape, arena), arena.take(n));
            let factors = Factors::of(a, pivots, n);
            out.write(determinant(factors, n, LOG).1);
            (tape, factors)
        }
    }
    unsafe fn backward<P: Place>(
        (tape, factors): Self::Saved,
        _: Kept<A::Elem, ()>,
        grad: Kept<A::Elem, ()>,
        arena: &mut Arena,
    ) {
        let n = const { rows::<A::Shape>() };
        // SAFETY: the caller's promise.
        unsafe {
            let of_a: *mut A::Elem = arena.take(<A::Shape as Shape>::NUMEL);
            let matrix = Dense::new(of_a, n);
            if LOG {
                // The transposed inverse.
                matrix.identity(n);
                factors.solve_transposed(matrix);
            } else {
                let a = copy(tape, arena);
                let (rows, columns) = (arena.take(n), arena.take(n));
                cofactors(Dense::new(a, n), matrix, rows, columns, n);
            }
            let grad = Materialized::first(&grad).read();
            for i in 0..<A::Shape as Shape>::NUMEL {
                of_a.add(i).write(of_a.add(i).read() * grad);
            }
            tape.accept::<P, Kept<A::Elem, A::Shape>>(Leaf::new(of_a), arena);
        }
    }
}

/// A variable as a node.
type Var<'a, T, L> = VarLeaf<'a, T, <L as Layout>::Shape, <L as Layout>::Strides>;
/// The sign of the determinant, and the logarithm of its size as an expression.
type SignAndLog<T, N> = (T, Lazy<Determinant<N, true>>);
fn slogdet<N: ExprNode<Memory = Host, Elem: Real> + Clone>(node: N) -> SignAndLog<N::Elem, N> {
    let log = Determinant { a: node };
    let sign = crate::expr::kernel::with_operands(
        log.clone(),
        #[cfg_attr(not(unoptimised), inline(always))]
        // SAFETY: the operands are in memory.
        |over| unsafe {
            let n = const { rows::<N::Shape>() };
            copied(&over.a, over.factors);
            determinant(Factors::of(over.factors, over.pivots, n), n, true).0
        },
    );
    (sign, Lazy(log))
}
impl<N: ExprNode<Memory = Host, RequiresGrad = True, Elem: Real, Shape: SquareShape>> Lazy<N> {
    /// [`det`](crate::ops::linalg::Linalg::det) of an expression with a variable, as an expression. Its gradient, the
    /// cofactors of the matrix, is exact for singular matrices also.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let (x, mut grad) = (tensor![[1.0, 2.0], [2.0, 4.0]], Tensor::<f64, Shape![2, 2]>::zeros());
    /// assert_eq!((x.requires_grad(&mut grad) * 1.0).det().backward(), 0.0);
    /// assert_eq!(grad.as_slice(), [4.0, -2.0, -2.0, 1.0]);
    /// ```
    pub fn det(self) -> Lazy<Determinant<N, false>> {
        Lazy(Determinant { a: self.0 })
    }
    /// [`slogdet`](crate::ops::linalg::Linalg::slogdet) of an expression with a variable: the sign, and the logarithm as
    /// an expression. The gradient of the logarithm of a singular matrix is infinite or NaN.
    pub fn slogdet(self) -> SignAndLog<N::Elem, N>
    where
        N: Clone,
    {
        slogdet(self.0)
    }
}
impl<'a, T: Real, Rest: StorageSpan, L: Layout<Shape: SquareShape>>
    TensorBase<Variable<'a, T, Rest>, L>
{
    /// [`det`](crate::ops::linalg::Linalg::det) of a variable, as an expression. Its gradient, the cofactors of the
    /// matrix, is exact for singular matrices also.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let (x, mut grad) = (tensor![[1.0, 2.0], [2.0, 4.0]], Tensor::<f64, Shape![2, 2]>::zeros());
    /// assert_eq!(x.requires_grad(&mut grad).det().backward(), 0.0);
    /// assert_eq!(grad.as_slice(), [4.0, -2.0, -2.0, 1.0]);
    /// ```
    pub fn det(self) -> Lazy<Determinant<Var<'a, T, L>, false>> {
        Lazy(Determinant { a: self.leaf() })
    }
    /// [`slogdet`](crate::ops::linalg::Linalg::slogdet) of a variable: the sign, and the logarithm as an expression. The
    /// gradient of the logarithm of a singular matrix is infinite or NaN.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let (x, mut grad) = (tensor![[2.0, 0.0], [0.0, -4.0]], Tensor::<f64, Shape![2, 2]>::zeros());
    /// let (sign, log) = x.requires_grad(&mut grad).slogdet();
    /// assert_eq!((sign, log.backward()), (-1.0, 2f64.ln() + 4f64.ln()));
    /// assert_eq!(grad.as_slice(), [0.5, 0.0, 0.0, -0.25]);
    /// ```
    pub fn slogdet(self) -> SignAndLog<T, Var<'a, T, L>> {
        slogdet(self.leaf())
    }
}
