//! Solutions of linear algebra within larger expressions: whether there is a solution is checked first, so that an
//! expression cannot fail.

use super::dense::{Dense, Factors, Triangle, cholesky, substitute};
use super::{LinalgError, OfMatrix, OfSystem, SquareShape, SquareSystem, op};
use crate::expr::temporaries::{Need, Room, bytes_of};
use crate::expr::{Compute, ExprNode, Host, Kernel, Lazy, Operation, with_ready};
use crate::layout::Layout;
use crate::num::Sealed;
use crate::num::bits::Bool;
use crate::ops::Real;
use crate::ops::nn::{distance, walk};
use crate::shape::{MAX_RANK, Shape};
use crate::tensor::Tensor;

/// An operation of linear algebra that has a result, as a part of an expression.
#[derive(Clone, Copy, Debug)]
pub struct Checked<N>(pub(crate) N);
#[diagnostic::do_not_recommend]
impl<N> Sealed for Checked<N> {}

/// How a square matrix, of which there is a copy in memory, gives the result from the right-hand side in `b`.
pub trait Dissolves<T: Real>: Copy {
    /// # Safety
    /// `a` has `n` rows and columns, `b` has `n` rows; `pivots` has memory for `n` numbers.
    unsafe fn dissolve(
        self,
        a: *mut T,
        pivots: *mut usize,
        n: usize,
        b: Dense<T>,
    ) -> Result<(), LinalgError>;
    /// Whether there is a result.
    ///
    /// # Safety
    /// As for `dissolve`.
    unsafe fn check(self, a: *mut T, pivots: *mut usize, n: usize) -> Result<(), LinalgError> {
        // SAFETY: the caller's promise; a right-hand side without columns has no elements.
        unsafe { self.dissolve(a, pivots, n, Dense::new(a, 0)) }
    }
}
impl<T: Real> Dissolves<T> for op::Solve {
    unsafe fn dissolve(
        self,
        a: *mut T,
        pivots: *mut usize,
        n: usize,
        b: Dense<T>,
    ) -> Result<(), LinalgError> {
        // SAFETY: the caller's promise.
        unsafe {
            let factors = Factors::of(a, pivots, n);
            factors.solve(b);
            match factors.singular {
                true => Err(LinalgError::Singular),
                false => Ok(()),
            }
        }
    }
}
impl<T: Real> Dissolves<T> for op::Inverse {
    unsafe fn dissolve(
        self,
        a: *mut T,
        pivots: *mut usize,
        n: usize,
        b: Dense<T>,
    ) -> Result<(), LinalgError> {
        // SAFETY: the caller's promise.
        unsafe { op::Solve.dissolve(a, pivots, n, b) }
    }
}
impl<T: Real> Dissolves<T> for op::SolveTriangular {
    unsafe fn dissolve(
        self,
        a: *mut T,
        _: *mut usize,
        n: usize,
        b: Dense<T>,
    ) -> Result<(), LinalgError> {
        let a = Dense::new(a, n);
        // SAFETY: the caller's promise.
        unsafe {
            substitute(a, n, b, Triangle::stored(self.upper));
            match (0..n).all(|i| a.get(i, i) != T::zero()) {
                true => Ok(()),
                false => Err(LinalgError::Singular),
            }
        }
    }
}
impl<T: Real> Dissolves<T> for op::Cholesky {
    unsafe fn dissolve(
        self,
        a: *mut T,
        _: *mut usize,
        n: usize,
        b: Dense<T>,
    ) -> Result<(), LinalgError> {
        let a = Dense::new(a, n);
        // SAFETY: the caller's promise; the result has the columns of the matrix.
        unsafe {
            if !cholesky(a, n) {
                return Err(LinalgError::NotPositiveDefinite);
            }
            b.copy(a, n);
        }
        Ok(())
    }
}

const fn rows<S: Shape>() -> usize {
    S::PADDED[MAX_RANK - 1]
}
/// The columns of a right-hand side: 1 of a vector.
pub(crate) const fn columns<S: Shape>() -> usize {
    if S::RANK < 2 {
        1
    } else {
        S::PADDED[MAX_RANK - 1]
    }
}
/// Copies the elements of an expression, row by row.
///
/// # Safety
/// There is memory for them.
pub(crate) unsafe fn copied<N: ExprNode>(node: &N, to: *mut N::Elem) {
    let mut at = to;
    walk(const { &<N::Shape as Shape>::PADDED }, |index| {
        // SAFETY: an index of the shape, and memory for as many elements.
        unsafe {
            at.write(node.load(index));
            at = at.add(1);
        }
    });
}

/// The operation over operands in memory, with memory for the factors and for the solution.
#[doc(hidden)]
#[derive(Debug)]
pub struct Solving<Op, A: ExprNode, B> {
    op: Op,
    a: A,
    b: B,
    factors: *mut A::Elem,
    pivots: *mut usize,
    solution: *mut A::Elem,
}
/// The right-hand side of an inverse and of a factorisation.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct Identity<S>(core::marker::PhantomData<fn() -> S>);

/// The right-hand side of a system.
#[doc(hidden)]
pub trait RightHandSide<T> {
    type Shape: Shape;
    /// # Safety
    /// There is memory for the elements.
    unsafe fn copy_to(&self, at: *mut T);
}
impl<T: Real, S: Shape> RightHandSide<T> for Identity<S> {
    type Shape = S;
    unsafe fn copy_to(&self, at: *mut T) {
        let n = const { rows::<S>() };
        // SAFETY: the caller's promise.
        unsafe { Dense::new(at, n).identity(n) }
    }
}
impl<N: ExprNode> RightHandSide<N::Elem> for N {
    type Shape = N::Shape;
    unsafe fn copy_to(&self, at: *mut N::Elem) {
        // SAFETY: the caller's promise.
        unsafe { copied(self, at) }
    }
}

const fn memory<A: ExprNode, B: Shape>() -> Need {
    Need::kept(bytes_of::<A::Elem>(<A::Shape as Shape>::NUMEL))
        .then(Need::kept(bytes_of::<usize>(rows::<A::Shape>())))
        .then(Need::kept(bytes_of::<A::Elem>(B::NUMEL)))
}
#[cfg_attr(not(unoptimised), inline(always))]
fn solving<Op, A: ExprNode, B: RightHandSide<A::Elem>>(
    op: Op,
    a: A,
    b: B,
    room: &mut Room,
) -> Solving<Op, A, B> {
    Solving {
        op,
        a,
        b,
        factors: room
            .take(const { bytes_of::<A::Elem>(<A::Shape as Shape>::NUMEL) })
            .cast(),
        pivots: room
            .take(const { bytes_of::<usize>(rows::<A::Shape>()) })
            .cast(),
        solution: room
            .take(const { bytes_of::<A::Elem>(B::Shape::NUMEL) })
            .cast(),
    }
}
// SAFETY: each element of the solution is written.
unsafe impl<Op, A, B> Compute for Solving<Op, A, B>
where
    Op: Dissolves<A::Elem>,
    A: ExprNode<Elem: Real>,
    B: RightHandSide<A::Elem>,
{
    type Elem = A::Elem;
    type Shape = B::Shape;
    unsafe fn run<L: Layout<Shape = B::Shape>>(&self, out: *mut A::Elem, _: bool) {
        let n = const { rows::<A::Shape>() };
        // SAFETY: there is memory for the matrix, its pivots and the solution.
        unsafe {
            copied(&self.a, self.factors);
            self.b.copy_to(self.solution);
            let b = Dense::new(self.solution, const { columns::<B::Shape>() });
            // That there is a solution has been checked.
            let _ = self.op.dissolve(self.factors, self.pivots, n, b);
            let mut from = self.solution;
            walk(const { &<B::Shape as Shape>::PADDED }, |index| {
                out.add(distance(index, const { &L::PADDED_STRIDES }))
                    .write(from.read());
                from = from.add(1);
            });
        }
    }
}

// SAFETY: `over` takes memory for the operand, then for the factors and the solution, as `OPERANDS` requests.
#[diagnostic::do_not_recommend]
unsafe impl<Op, A: ExprNode<Elem: Real>> Operation for Checked<OfMatrix<Op, A>> {
    type Over = Solving<Op, A::Ready, Identity<A::Shape>>;
    const OPERANDS: Need = A::PENDING.need(None).then(memory::<A, A::Shape>());
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn over(self, room: &mut Room) -> Self::Over {
        // SAFETY: the caller's promise.
        let a = unsafe { self.0.a.ready(room) };
        solving(self.0.op, a, Identity(core::marker::PhantomData), room)
    }
}
#[diagnostic::do_not_recommend]
impl<Op: Dissolves<A::Elem>, A: ExprNode<Elem: Real>> Kernel for Checked<OfMatrix<Op, A>> {
    type Elem = A::Elem;
    type Shape = A::Shape;
    type Memory = A::Memory;
    type RequiresGrad = A::RequiresGrad;
}
// SAFETY: as above, for both operands.
#[diagnostic::do_not_recommend]
unsafe impl<Op, A: ExprNode<Elem: Real>, B: ExprNode<Elem = A::Elem>> Operation
    for Checked<OfSystem<Op, A, B>>
{
    type Over = Solving<Op, A::Ready, B::Ready>;
    const OPERANDS: Need = A::PENDING
        .need(None)
        .then(B::PENDING.need(None))
        .then(memory::<A, B::Shape>());
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn over(self, room: &mut Room) -> Self::Over {
        // SAFETY: the caller's promise.
        let (a, b) = unsafe { (self.0.a.ready(room), self.0.b.ready(room)) };
        solving(self.0.op, a, b, room)
    }
}
#[diagnostic::do_not_recommend]
impl<Op, A, B> Kernel for Checked<OfSystem<Op, A, B>>
where
    Op: Dissolves<A::Elem>,
    A: ExprNode<Elem: Real>,
    B: ExprNode<Elem = A::Elem>,
{
    type Elem = A::Elem;
    type Shape = B::Shape;
    type Memory = A::Memory;
    type RequiresGrad = <A::RequiresGrad as Bool>::Or<B::RequiresGrad>;
}

/// Whether the operation on the matrix has a result.
fn check<Op: Dissolves<A::Elem>, A>(op: Op, a: A) -> Result<(), LinalgError>
where
    A: ExprNode<Memory = Host, Elem: Real>,
{
    let n = const { rows::<A::Shape>() };
    #[cfg(feature = "alloc")]
    if const { super::is_large::<A>(2) } {
        let mut pivots = alloc::vec![0; n];
        let mut copy = crate::expr::Expr::eval_boxed(Lazy(a));
        // SAFETY: a contiguous copy of the matrix.
        return unsafe { op.check(copy.as_mut_slice().as_mut_ptr(), pivots.as_mut_ptr(), n) };
    }
    #[cfg(not(feature = "alloc"))]
    const {
        super::on_stack::<A::Elem>("`checked`", 2, <A::Shape as Shape>::NUMEL)
    };
    let mut copy = Tensor::<A::Elem, A::Shape>::zeros();
    // A matrix has as many rows as elements at most.
    let mut pivots = Tensor::<usize, A::Shape>::zeros();
    with_ready(
        a,
        #[cfg_attr(not(unoptimised), inline(always))]
        // SAFETY: memory for a copy of the matrix.
        |a| unsafe { copied(&a, copy.as_mut_slice().as_mut_ptr()) },
    );
    // SAFETY: a contiguous copy of the matrix.
    unsafe {
        op.check(
            copy.as_mut_slice().as_mut_ptr(),
            pivots.as_mut_slice().as_mut_ptr(),
            n,
        )
    }
}

macro_rules! checked {
    ($(
        $(#[$doc:meta])*
        $Op:ident;
    )*) => { $(
        impl<A> Lazy<OfMatrix<op::$Op, A>>
        where
            A: ExprNode<Memory = Host, Elem: Real, Shape: SquareShape> + Clone,
        {
            $(#[$doc])*
            pub fn checked(self) -> Result<Lazy<Checked<OfMatrix<op::$Op, A>>>, LinalgError> {
                check(self.0.op, self.0.a.clone())?;
                Ok(Lazy(Checked(self.0)))
            }
        }
    )* };
}
checked! {
    /// The inverse as a part of a larger expression, which cannot fail: whether there is one is checked at once.
    ///
    /// The operand is evaluated, and factored, for this check and again by the expression.
    ///
    /// # Errors
    /// [`LinalgError::Singular`] if the matrix has no inverse.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let (a, mut grad) = (tensor![[2.0, 0.0], [0.0, 4.0]], Tensor::<f64, Shape![2, 2]>::zeros());
    /// let trace = (a.requires_grad(&mut grad).inverse().checked()? * Tensor::<f64, Shape![2, 2]>::eye()).sum();
    /// assert_eq!(trace.backward(), 0.75);
    /// assert_eq!(grad.as_slice(), [-0.25, 0.0, 0.0, -0.0625]);
    /// # Ok::<(), LinalgError>(())
    /// ```
    Inverse;
    /// The Cholesky factor as a part of a larger expression, which cannot fail: whether there is one is checked at once.
    ///
    /// The operand is evaluated, and factored, for this check and again by the expression. As in PyTorch, the gradient
    /// is symmetric, although only the lower triangle is read.
    ///
    /// # Errors
    /// [`LinalgError::NotPositiveDefinite`] if there is none.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let (a, mut grad) = (tensor![[4.0, 0.0], [0.0, 9.0]], Tensor::<f64, Shape![2, 2]>::zeros());
    /// assert_eq!(a.requires_grad(&mut grad).cholesky().checked()?.sum().backward(), 5.0);
    /// assert_eq!(grad[[0, 0]], 0.25);
    /// # Ok::<(), LinalgError>(())
    /// ```
    Cholesky;
}
macro_rules! checked_systems {
    ($(
        $(#[$doc:meta])*
        $Op:ident;
    )*) => { $(
        impl<A, B> Lazy<OfSystem<op::$Op, A, B>>
        where
            A: ExprNode<Memory = Host, Elem: Real, Shape: SquareSystem<B::Shape>> + Clone,
            B: ExprNode<Memory = Host, Elem = A::Elem>,
        {
            $(#[$doc])*
            pub fn checked(self) -> Result<Lazy<Checked<OfSystem<op::$Op, A, B>>>, LinalgError> {
                check(self.0.op, self.0.a.clone())?;
                Ok(Lazy(Checked(self.0)))
            }
        }
    )* };
}
checked_systems! {
    /// The solution as a part of a larger expression, which cannot fail: whether there is one is checked at once.
    ///
    /// The matrix is evaluated, and factored, for this check and again by the expression.
    ///
    /// # Errors
    /// [`LinalgError::Singular`] if the matrix has no inverse.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let (a, b) = (tensor![[2.0, 0.0], [0.0, 4.0]], tensor![2.0, 4.0]);
    /// let (mut a_grad, mut b_grad) = (Tensor::<f64, Shape![2, 2]>::zeros(), Tensor::<f64, Shape![2]>::zeros());
    /// let x = a.requires_grad(&mut a_grad).solve(b.requires_grad(&mut b_grad)).checked()?;
    /// assert_eq!(x.sum().backward(), 2.0);
    /// assert_eq!(b_grad.as_slice(), [0.5, 0.25]);
    /// assert_eq!(a_grad.as_slice(), [-0.5, -0.5, -0.25, -0.25]);
    /// # Ok::<(), LinalgError>(())
    /// ```
    Solve;
    /// The solution as a part of a larger expression, which cannot fail: whether there is one is checked at once.
    ///
    /// # Errors
    /// [`LinalgError::Singular`] if an element of the diagonal is 0.
    SolveTriangular;
}

/// Linear algebra whose result is checked. Never implemented.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "whether this operation of linear algebra has a result is not checked",
    label = "`.checked()?` comes first",
    note = "`a.solve(&b).checked()?` factors the matrix and is an expression, or an error: `a.solve(&b).checked()?.sum().backward()`"
)]
pub trait IsChecked: Sealed {
    type Result;
    fn result(&mut self) -> Self::Result;
}
/// The methods for gradients, which need the result: these say what comes first.
#[doc(hidden)]
pub trait Unchecked: Sized + Sealed {
    fn backward(&mut self) -> <Self as IsChecked>::Result
    where
        Self: IsChecked,
    {
        self.result()
    }
    fn backward_boxed(&mut self) -> <Self as IsChecked>::Result
    where
        Self: IsChecked,
    {
        self.result()
    }
    fn backward_with(&mut self, _: impl Sized) -> <Self as IsChecked>::Result
    where
        Self: IsChecked,
    {
        self.result()
    }
}
impl<Op, A> Unchecked for Lazy<OfMatrix<Op, A>> {}
impl<Op, A, B> Unchecked for Lazy<OfSystem<Op, A, B>> {}
