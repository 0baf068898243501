//! Derivatives of linear algebra.
//!
//! With the gradient `G` of the result, and `X` the result: a system `A X = B` gives `A⁻ᵀ G` for `B`, and minus its
//! product with `Xᵀ` for `A`; an inverse gives `-Xᵀ G Xᵀ`; a determinant gives its cofactors. The functions below have the
//! formulas of factorisations.

use super::kernels::{DifferentiableKernel, OptionalOperand, grads};
use super::layers::zero;
use super::tape::{Arena, Differentiable, Place, SavedTensor, Tape};
use super::{HasVariable, bytes};
use crate::expr::temporaries::{Need, Room, bytes_of};
use crate::expr::variable::VarLeaf;
use crate::expr::{
    Compute, ExprNode, Host, Kernel, KernelOperand, Lazy, Leaf, Materialized, Operation, write_from,
};
use crate::layout::{Contiguous, Layout, StorageSpan};
use crate::num::Sealed;
use crate::ops::Real;
use crate::ops::linalg::checked::{
    PartOf, RightHandSide, SideOf, Work, check, column_sum, columns, copied, qr_in, rows, svd_in,
    work_bytes,
};
use crate::ops::linalg::dense::{
    Dense, Factors, Triangle, cofactors, determinant as diagonal_product, substitute,
};
use crate::ops::linalg::factor::Mat;
#[cfg(all(feature = "std", not(feature = "reproducible")))]
use crate::ops::linalg::systems::{divide_rows, multiplies};
use crate::ops::linalg::{
    Checked, LeastSquares, LinalgError, MatrixNorm, MatrixShape, SquareShape, op,
};
use crate::shape::Shape;
use crate::storage::Variable;
use crate::tensor::TensorBase;

/// The elements of an expression in the arena, which may be overwritten.
///
/// # Safety
/// The arena has memory for them.
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn copy<N: ExprNode>(node: N, arena: &mut Arena) -> *mut N::Elem {
    let at: *mut N::Elem = arena.take(<N::Shape as Shape>::NUMEL);
    // SAFETY: memory for an element of each index of the contiguous layout.
    unsafe { write_from::<N, Contiguous<N::Shape>, true>(at, node) }
    at
}

/// An operation after [`PartOf::compute`]: its memory, the result, its gradient, the gradients of the operands, and memory
/// for temporaries.
#[derive(Clone, Copy, Debug)]
pub struct Computed<T> {
    work: Work<T>,
    y: *mut T,
    grad: *mut T,
    of_a: *mut T,
    of_b: *mut T,
    more: *mut T,
}
/// The derivative of a result of linear algebra.
pub trait PartDerivative<T: Real, A: Shape, B: Shape, const PART: usize>:
    PartOf<T, A, B, PART>
{
    /// The elements that the derivative needs in addition.
    const TEMPORARIES: usize;
    /// Writes the gradients of the operands.
    ///
    /// # Safety
    /// The result has been computed, and there is memory for the gradients and the temporaries.
    unsafe fn backward(self, of: Computed<T>);
}

// SAFETY: the operands are counted, the copies of them, and their gradients.
#[diagnostic::do_not_recommend]
unsafe impl<Op, A, B, const PART: usize> DifferentiableKernel for Checked<Op, A, B, PART>
where
    A: Differentiable<Elem: Real>,
    B: KernelOperand<Placed: RightHandSide<A::Elem>>
        + OptionalOperand<A::Elem, InMemory: RightHandSide<A::Elem, Shape = SideOf<A::Elem, B>>>,
    Op: PartDerivative<A::Elem, A::Shape, SideOf<A::Elem, B>, PART>,
{
    type Saved = (A::Tape, B::Tape, Op, Work<A::Elem>);
    const SAVED: usize = {
        let [a, b, pivots, more] = work_bytes::<A::Elem, A::Shape, SideOf<A::Elem, B>>(Op::MORE);
        <A as Differentiable>::SAVED
            + <B as OptionalOperand<A::Elem>>::PLACED
            + a
            + b
            + pivots
            + more
    };
    const GRADS: usize = grads::<A>()
        + B::GRADS
        + bytes::<A::Elem>(<A::Shape as Shape>::NUMEL)
        + bytes::<A::Elem>(<SideOf<A::Elem, B> as Shape>::NUMEL)
        + bytes::<A::Elem>(Op::TEMPORARIES);
    unsafe fn run<const RESULT: bool>(self, out: *mut A::Elem, arena: &mut Arena) -> Self::Saved {
        // SAFETY: the caller's promise.
        unsafe {
            let tape = self.a.record(arena);
            let (b_tape, b) = OptionalOperand::record_in_memory(self.b, arena);
            let work = Work {
                a: copy(tape, arena),
                b: arena.take(<SideOf<A::Elem, B> as Shape>::NUMEL),
                pivots: arena.take(const { rows::<A::Shape>() }),
                more: arena.take(Op::MORE),
            };
            b.copy_to(work.b);
            self.op.compute(work, out);
            (tape, b_tape, self.op, work)
        }
    }
    unsafe fn to_operands<P: Place>(
        (a_tape, b_tape, op, work): Self::Saved,
        y: SavedTensor<A::Elem, Op::Shape>,
        grad: SavedTensor<A::Elem, Op::Shape>,
        arena: &mut Arena,
    ) {
        let of = Computed {
            work,
            y: Materialized::first(&y).cast_mut(),
            grad: Materialized::first(&grad).cast_mut(),
            of_a: arena.take(<A::Shape as Shape>::NUMEL),
            of_b: arena.take(<SideOf<A::Elem, B> as Shape>::NUMEL),
            more: arena.take(Op::TEMPORARIES),
        };
        // SAFETY: the caller's promise.
        unsafe {
            if const { <Op::Shape as Shape>::NUMEL > 0 } {
                op.backward(of);
            } else {
                zero(of.of_a, <A::Shape as Shape>::NUMEL);
                zero(of.of_b, <SideOf<A::Elem, B> as Shape>::NUMEL);
            }
            a_tape.accept::<P, SavedTensor<A::Elem, A::Shape>>(Leaf::new(of.of_a), arena);
            let of_b = Leaf::new(of.of_b);
            B::accept::<P, SideOf<A::Elem, B>, SavedTensor<A::Elem, SideOf<A::Elem, B>>>(
                b_tape, of_b, arena,
            );
        }
    }
}

// An operation's part: its bound on the shapes, the elements of temporaries, and how the gradients of the operands follow.
macro_rules! derivatives {
    ($(
        $Op:ident $part:literal: [$($bound:tt)*], $more:expr;
        |$op:ident, $of:ident, [$m:ident, $n:ident, $p:ident]| $backward:expr;
    )*) => { $(
        impl<T: Real, A: Shape, B: Shape> PartDerivative<T, A, B, $part> for op::$Op
        where
            $($bound)*
        {
            const TEMPORARIES: usize = {
                let ($m, $n, $p) = (rows::<A>(), columns::<A>(), columns::<B>());
                let _ = ($m, $n, $p);
                $more
            };
            unsafe fn backward(self, $of: Computed<T>) {
                let ($op, ($m, $n, $p)) = (self, const { (rows::<A>(), columns::<A>(), columns::<B>()) });
                let _ = ($m, $n, $p);
                // SAFETY: the caller's promise; all sizes are those of the shapes.
                unsafe { $backward }
            }
        }
    )* };
}
derivatives! {
    Solve 0: [], 0;
    |_op, of, [m, n, p]| {
        Mat::new(of.of_b, n, p).copy(Mat::new(of.grad, n, p));
        Factors::stored(of.work.a, of.work.pivots, n).solve_transposed(Dense::new(of.of_b, p));
        of_matrix(of, n, p);
    };
    SolveTriangular 0: [], 0;
    |op, of, [m, n, p]| {
        Mat::new(of.of_b, n, p).copy(Mat::new(of.grad, n, p));
        let triangle = Triangle::stored(op.upper).transposed();
        substitute(Dense::new(of.work.a, n), n, Dense::new(of.of_b, p), triangle);
        of_matrix(of, n, p);
        // The elements that the system does not read.
        let a = Mat::new(of.of_a, n, n);
        a.fill(|i, j| if i != j && (i < j) != op.upper { T::zero() } else { a.get(i, j) });
    };
    Lstsq 0: [A: LeastSquares<B>], n * p + m * p;
    |_op, of, [m, n, p]| lstsq::<T, A>(of, n, p);
    Inverse 0: [], n * n;
    |_op, of, [m, n, p]| {
        let [y, g, half, of_a] = [of.y, of.grad, of.more, of.of_a].map(|at| Mat::new(at, n, n));
        half.product(T::zero(), T::one(), g, y.t());
        of_a.product(T::zero(), -T::one(), y.t(), half);
    };
    Cholesky 0: [], 0;
    |_op, of, [m, n, p]| cholesky(of, n);
    Lu 0: [], 0;
    |_op, of, [m, n, p]| {
        let [l, g, x] = [of.work.a, of.grad, of.of_a].map(|at| Mat::new(at, n, n));
        // The strict lower triangle of `Lᵀ G`.
        x.fill(|i, j| match i > j {
            true => (i + 1..n).fold(g.get(i, j), |sum, k| sum + l.get(k, i) * g.get(k, j)),
            false => T::zero(),
        });
        lu(of, n);
    };
    Lu 1: [], 0;
    |_op, of, [m, n, p]| {
        let [u, g, x] = [of.work.a, of.grad, of.of_a].map(|at| Mat::new(at, n, n));
        // The upper triangle of `G Uᵀ`.
        x.fill(|i, j| match i <= j {
            true => (j..n).fold(T::zero(), |sum, k| sum + g.get(i, k) * u.get(j, k)),
            false => T::zero(),
        });
        lu(of, n);
    };
    Qr 0: [A: MatrixShape], (2 * least(m, n) + m) * least(m, n);
    |_op, of, [m, n, p]| qr::<T, A>(of, false);
    Qr 1: [A: MatrixShape], (2 * least(m, n) + m) * least(m, n);
    |_op, of, [m, n, p]| qr::<T, A>(of, true);
    Svd 0: [A: MatrixShape], m * n + least(m, n) * least(m, n);
    |_op, of, [m, n, p]| {
        let (u, v, values) = svd_in::<T, A>(of.work.more);
        vectors(u, values, v, Mat::new(of.grad, m, u.columns), Mat::new(of.of_a, m, n), for_vectors(u, of.more));
    };
    Svd 2: [A: MatrixShape], m * n + least(m, n) * least(m, n);
    |_op, of, [m, n, p]| {
        let (u, v, values) = svd_in::<T, A>(of.work.more);
        vectors(v, values, u, Mat::new(of.grad, v.columns, n).t(), Mat::new(of.of_a, m, n).t(),
            for_vectors(v, of.more));
    };
    Svd 1: [A: MatrixShape], 0;
    |_op, of, [m, n, p]| values::<T, A>(of);
    SvdVals 0: [A: MatrixShape], 0;
    |_op, of, [m, n, p]| values::<T, A>(of);
    Pinv 0: [A: MatrixShape], m * m + m * n + n * n;
    |_op, of, [m, n, p]| pinv(of, m, n);
    Eigh 0: [A: SquareShape], 0;
    |_op, of, [m, n, p]| {
        let v = Mat::new(of.work.more, n, n);
        Mat::new(of.of_a, n, n).fill(|i, j| {
            (0..n).fold(T::zero(), |sum, k| sum + v.get(i, k) * of.grad.add(k).read() * v.get(j, k))
        });
    };
    Eigh 1: [A: SquareShape], 2 * n * n;
    |_op, of, [m, n, p]| {
        let (v, values) = (Mat::new(of.work.more, n, n), of.work.more.add(n * n));
        let (inner, half) = (Mat::new(of.more, n, n), Mat::new(of.more.add(n * n), n, n));
        // As PyTorch's, the gradient is symmetric: `Vᵀ G` without its symmetric part, divided by the differences.
        half.product(T::zero(), T::nearest(0.5), v.t(), Mat::new(of.grad, n, n));
        inner.fill(|i, j| match i == j {
            true => T::zero(),
            false => (half.get(i, j) - half.get(j, i)) / (values.add(j).read() - values.add(i).read()),
        });
        half.product(T::zero(), T::one(), v, inner);
        Mat::new(of.of_a, n, n).product(T::zero(), T::one(), half, v.t());
    };
    MatrixPower 0: [], 4 * n * n;
    |op, of, [m, n, p]| power(of, op.0, n);
    NormOf 0: [A: MatrixShape], 0;
    |op, of, [m, n, p]| norm::<T, A>(of, op.0, m, n);
}
const fn least(m: usize, n: usize) -> usize {
    if m < n { m } else { n }
}

/// Writes the gradient of a square matrix, minus the product of that of the right-hand side and the transposed solution.
///
/// # Safety
/// As for [`PartDerivative::backward`], with `n` rows and `p` columns.
unsafe fn of_matrix<T: Real>(of: Computed<T>, n: usize, p: usize) {
    // SAFETY: Bounds, uniqueness: the caller's promise; the matrices are at different places.
    let (of_a, b, y) = unsafe {
        (
            Mat::new(of.of_a, n, n),
            Mat::new(of.of_b, n, p),
            Mat::new(of.y, n, p),
        )
    };
    of_a.product(T::zero(), -T::one(), b, y.t());
}

/// The gradient is the derivative of the power of the transposed matrix in the direction `G`: of two factors `(P, D)`,
/// each a matrix and its derivative, the product is `(P P', P D' + D P')`.
///
/// # Safety
/// As for [`PartDerivative::backward`], with `n` rows and columns.
#[inline(never)]
unsafe fn power<T: Real>(of: Computed<T>, exponent: i32, n: usize) {
    let (zero, one) = (T::zero(), T::one());
    // SAFETY: Bounds, uniqueness: the caller's promise; the matrices are at different places.
    unsafe {
        let more = |number: usize| of.more.wrapping_add(number * n * n);
        let [base, g, p, d, power, product, of_a] = [
            of.work.more,
            of.grad,
            more(0),
            more(1),
            more(2),
            more(3),
            of.of_a,
        ]
        .map(|at| Mat::new(at, n, n));
        // `base` is the matrix, or its inverse, whose derivative is `-P G P`.
        p.copy(base.t());
        if exponent < 0 {
            product.product(zero, one, g, p);
            d.product(zero, -one, p, product);
        } else {
            d.copy(g);
        }
        of_a.fill(|_, _| zero);
        let (mut rest, mut is_one) = (exponent.unsigned_abs(), true);
        while rest > 0 {
            if rest % 2 == 1 {
                if is_one {
                    power.copy(p);
                    of_a.copy(d);
                } else {
                    product.product(zero, one, of_a, p);
                    product.product(one, one, power, d);
                    of_a.copy(product);
                    product.product(zero, one, power, p);
                    power.copy(product);
                }
                is_one = false;
            }
            rest /= 2;
            if rest > 0 {
                product.product(zero, one, d, p);
                product.product(one, one, p, d);
                d.copy(product);
                product.product(zero, one, p, p);
                p.copy(product);
            }
        }
    }
}

/// Of the largest sum of a column or a row, the signs, and of the largest singular value its vectors: equal ones share
/// the gradient.
///
/// # Safety
/// As for [`PartDerivative::backward`], with `m` rows and `n` columns.
#[inline(never)]
unsafe fn norm<T: Real, A: Shape>(of: Computed<T>, ord: MatrixNorm, m: usize, n: usize) {
    // SAFETY: Bounds, uniqueness: the caller's promise; the matrices are at different places.
    unsafe {
        let (a, of_a) = (Mat::new(of.work.a, m, n), Mat::new(of.of_a, m, n));
        let (y, g) = (of.y.read(), of.grad.read());
        match ord {
            MatrixNorm::Frobenius if y == T::zero() => of_a.fill(|_, _| y),
            MatrixNorm::Frobenius => of_a.fill(|i, j| g * a.at(i, j) / y),
            MatrixNorm::One => of_sums(a, of_a, y, g),
            MatrixNorm::Infinity => of_sums(a.t(), of_a.t(), y, g),
            MatrixNorm::Two | MatrixNorm::Nuclear => {
                let (u, v, values) = svd_in::<T, A>(of.work.more);
                let counts = |k: usize| ord == MatrixNorm::Nuclear || values.at(0, k) == y;
                let ties = match ord {
                    MatrixNorm::Nuclear => 1,
                    _ => (0..values.columns).filter(|&k| counts(k)).count(),
                };
                let share = g / T::nearest(ties as f64);
                of_a.fill(|i, j| {
                    let vectors = (0..values.columns).filter(|&k| counts(k));
                    vectors.fold(T::zero(), |sum, k| sum + share * u.at(i, k) * v.at(j, k))
                });
            }
        }
    }
}
/// The gradient of the largest sum `y` of the absolute elements of a column. If it is NaN, so are all, as in PyTorch.
fn of_sums<T: Real>(a: Mat<T>, of_a: Mat<T>, y: T, g: T) {
    let ties = (0..a.columns).filter(|&j| column_sum(a, j) == y).count();
    let share = g / T::nearest(ties as f64);
    for j in 0..a.columns {
        let is_largest = column_sum(a, j) == y;
        for i in 0..a.rows {
            let x = a.at(i, j);
            let of_x = match x == T::zero() {
                true => x,
                false => share * x.signum(),
            };
            let of_x = if is_largest { of_x } else { T::zero() };
            of_a.put(i, j, if y.is_nan() { y } else { of_x });
        }
    }
}

/// With `z = R⁻¹ R⁻ᵀ G`, the gradient of the right-hand side is `A z`, and that of the matrix `r zᵀ - A z xᵀ`, where `r`
/// is the residual `b - A x`.
///
/// # Safety
/// As for [`PartDerivative::backward`].
unsafe fn lstsq<T: Real, A: Shape>(of: Computed<T>, n: usize, p: usize) {
    let m = const { rows::<A>() };
    // SAFETY: Bounds, uniqueness: the caller's promise; the matrices are at different places.
    unsafe {
        let [q, r] = qr_in::<T, A>(of.work.more);
        let r = Dense::new(r.first(), n);
        let (z, residual) = (
            Mat::new(of.more, n, p),
            Mat::new(of.more.wrapping_add(n * p), m, p),
        );
        let (a, x) = (Mat::new(of.work.a, m, n), Mat::new(of.y, n, p));
        let (of_a, of_b) = (Mat::new(of.of_a, m, n), Mat::new(of.of_b, m, p));
        z.copy(Mat::new(of.grad, n, p));
        substitute(r, n, Dense::new(of.more, p), Triangle::UPPER.transposed());
        of_b.product(T::zero(), T::one(), q, z);
        substitute(r, n, Dense::new(of.more, p), Triangle::UPPER);
        residual.copy(Mat::new(of.work.b, m, p));
        residual.product(T::one(), -T::one(), a, x);
        of_a.product(T::zero(), T::one(), residual, z.t());
        of_a.product(T::one(), -T::one(), of_b, x.t());
    }
}

/// Writes the symmetric part of `L⁻ᵀ P L⁻¹`, where `P` is the lower triangle of `Lᵀ G` with half the diagonal.
///
/// # Safety
/// As for [`PartDerivative::backward`], with `n` rows and columns.
#[inline(never)]
unsafe fn cholesky<T: Real>(of: Computed<T>, n: usize) {
    let half = T::nearest(0.5);
    let [l, of_a] = [of.y, of.of_a].map(|at| Dense::new(at, n));
    // SAFETY: the caller's promise.
    unsafe {
        symmetric_product(of, n);
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
/// Writes `P + Pᵀ`, which is twice the symmetric part of `Lᵀ G`; the diagonal counts once.
///
/// # Safety
/// As for [`cholesky`].
unsafe fn symmetric_product<T: Real>(of: Computed<T>, n: usize) {
    #[cfg(all(feature = "std", not(feature = "reproducible")))]
    {
        // SAFETY: the caller's promise.
        let [l, g, of_a] = [of.y, of.grad, of.of_a].map(|at| unsafe { Mat::new(at, n, n) });
        if multiplies(of_a, l) {
            of_a.product(T::zero(), T::one(), l.t(), g);
            for i in 0..n {
                (0..i).for_each(|j| of_a.put(j, i, of_a.at(i, j)));
            }
            return;
        }
    }
    let [l, g, of_a] = [of.y, of.grad, of.of_a].map(|at| Dense::new(at, n));
    // SAFETY: the caller's promise: all indices are less than `n`.
    unsafe {
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

/// Replaces the triangle `X` in the memory of the matrix's gradient by `P L⁻ᵀ X U⁻ᵀ`.
///
/// # Safety
/// As for [`PartDerivative::backward`], with `n` rows and columns.
#[inline(never)]
unsafe fn lu<T: Real>(of: Computed<T>, n: usize) {
    let factors = Factors::stored(of.work.a, of.work.pivots, n);
    let x = Dense::new(of.of_a, n);
    // SAFETY: the caller's promise.
    unsafe {
        substitute(factors.lu, n, x, Triangle::UNIT_LOWER.transposed());
        transpose(x, n);
        substitute(factors.lu, n, x, Triangle::UPPER);
        transpose(x, n);
        factors.unpermute(x);
    }
}

/// With `M = R G_Rᵀ - G_Qᵀ Q`, of which the lower triangle is mirrored, the gradient is `(G_Q + Q M) R⁻ᵀ`. The columns of a
/// wide matrix beyond those of `Q` have the gradient `Q G_R`, and add their product with `G_Rᵀ` to `G_Q`.
///
/// # Safety
/// As for [`PartDerivative::backward`]; the gradient is that of `R`, or of `Q`.
#[inline(never)]
unsafe fn qr<T: Real, A: Shape>(of: Computed<T>, of_r: bool) {
    let (m, n) = const { (rows::<A>(), columns::<A>()) };
    let one = T::one();
    // SAFETY: Bounds, uniqueness: the caller's promise; the matrices are at different places, and the indices are less
    // than the sizes.
    unsafe {
        let [q, r] = qr_in::<T, A>(of.work.more);
        let (k, rest) = (q.columns, n - q.columns);
        let square = |number: usize| Mat::new(of.more.wrapping_add(number * k * k), k, k);
        let (inner, left) = (square(0), r.columns_from(0, k));
        let of_q = Mat::new(of.more.wrapping_add(2 * k * k), m, k);
        let (a, of_a) = (Mat::new(of.work.a, m, n), Mat::new(of.of_a, m, n));
        if of_r {
            let g = Mat::new(of.grad, k, n);
            of_q.product(
                T::zero(),
                one,
                a.columns_from(k, rest),
                g.columns_from(k, rest).t(),
            );
            // `R` is upper triangular: the gradient below it does not count.
            square(1).fill(|i, j| if i <= j { g.get(i, j) } else { T::zero() });
            inner.product(T::zero(), one, left, square(1).t());
            of_a.columns_from(k, rest)
                .product(T::zero(), one, q, g.columns_from(k, rest));
        } else {
            of_q.copy(Mat::new(of.grad, m, k));
            inner.fill(|_, _| T::zero());
            of_a.columns_from(k, rest).fill(|_, _| T::zero());
        }
        inner.product(one, -one, of_q.t(), q);
        for i in 0..k {
            for j in 0..i {
                inner.put(j, i, inner.get(i, j));
            }
        }
        of_q.product(one, one, q, inner);
        #[cfg(all(feature = "std", not(feature = "reproducible")))]
        if multiplies(of_q, inner) {
            divide_rows(of_q, left);
            return of_a.columns_from(0, k).copy(of_q);
        }
        // From the right: each row is the solution of a system with `R`.
        for row in 0..m {
            for i in (0..k).rev() {
                let mut x = of_q.get(row, i);
                for j in i + 1..k {
                    x = x - left.get(i, j) * of_a.get(row, j);
                }
                of_a.put(row, i, x / left.get(i, i));
            }
        }
    }
}

/// Writes the gradient of a matrix from that of its singular vectors `u`: `(U C + (G - U Uᵀ G) S⁻¹) Vᵀ`, where `C` is
/// `Uᵀ G - Gᵀ U`, divided by the differences of squared singular values and times the value of the column. Of square
/// matrices, the second part is zero.
#[inline(never)]
fn vectors<T: Real>(
    u: Mat<T>,
    values: Mat<T>,
    v: Mat<T>,
    g: Mat<T>,
    of_a: Mat<T>,
    [inner, outer]: [Mat<T>; 2],
) {
    let k = u.columns;
    let value = |j: usize| values.at(0, j);
    inner.product(T::zero(), T::one(), u.t(), g);
    outer.fill(|_, _| T::zero());
    if u.rows > k {
        outer.copy(g);
        outer.product(T::one(), -T::one(), u, inner);
        outer.fill(|i, j| outer.at(i, j) / value(j));
    }
    for i in 0..k {
        inner.put(i, i, T::zero());
        for j in 0..i {
            let skew =
                (inner.at(i, j) - inner.at(j, i)) / ((value(j) - value(i)) * (value(j) + value(i)));
            inner.put(i, j, skew * value(j));
            inner.put(j, i, skew * value(i));
        }
    }
    outer.product(T::one(), T::one(), u, inner);
    of_a.product(T::zero(), T::one(), outer, v.t());
}
/// The temporaries of [`vectors`]: the square of the columns of `u`, and the elements of `u`.
///
/// # Safety
/// There is memory for them.
unsafe fn for_vectors<T: Real>(u: Mat<T>, more: *mut T) -> [Mat<T>; 2] {
    let k = u.columns;
    // SAFETY: Bounds: the caller's promise.
    unsafe {
        [
            Mat::new(more, k, k),
            Mat::new(more.wrapping_add(k * k), u.rows, k),
        ]
    }
}
/// `U` times the gradients of the values times `Vᵀ`.
///
/// # Safety
/// As for [`PartDerivative::backward`].
unsafe fn values<T: Real, A: Shape>(of: Computed<T>) {
    // SAFETY: Bounds, uniqueness: the caller's promise; the matrices are at different places, and the indices are less
    // than the sizes.
    unsafe {
        let (u, v, _) = svd_in::<T, A>(of.work.more);
        Mat::new(of.of_a, u.rows, v.rows).fill(|i, j| {
            (0..u.columns).fold(T::zero(), |sum, k| {
                sum + u.get(i, k) * of.grad.add(k).read() * v.get(j, k)
            })
        });
    }
}

/// Of the pseudo-inverse `P`: `-Pᵀ G Pᵀ + (1 - A P) Gᵀ P Pᵀ + Pᵀ P Gᵀ (1 - P A)`.
///
/// # Safety
/// As for [`PartDerivative::backward`], with `m` rows and `n` columns.
#[inline(never)]
unsafe fn pinv<T: Real>(of: Computed<T>, m: usize, n: usize) {
    let (zero, one) = (T::zero(), T::one());
    // SAFETY: Bounds, uniqueness: the caller's promise; the matrices are at different places.
    let [p, g, a, of_a, rows, half, columns] = unsafe {
        [
            Mat::new(of.y, n, m),
            Mat::new(of.grad, n, m),
            Mat::new(of.work.a, m, n),
            Mat::new(of.of_a, m, n),
            Mat::new(of.more, m, m),
            Mat::new(of.more.wrapping_add(m * m), m, n),
            Mat::new(of.more.wrapping_add(m * m + m * n), n, n),
        ]
    };
    columns.product(zero, one, g, p.t());
    of_a.product(zero, -one, p.t(), columns);

    rows.product(zero, one, g.t(), p);
    half.product(zero, one, rows, p.t());
    columns.product(zero, one, p, half);
    of_a.fill(|i, j| of_a.at(i, j) + half.at(i, j));
    of_a.product(one, -one, a, columns);

    columns.product(zero, one, p, g.t());
    half.product(zero, one, p.t(), columns);
    rows.product(zero, one, half, p);
    of_a.fill(|i, j| of_a.at(i, j) + half.at(i, j));
    of_a.product(one, -one, rows, a);
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
        let det = diagonal_product(factors.lu, n, factors.odd);
        (det.signum(), det)
    }
}

// SAFETY: the operand is counted, its copies, and its gradient.
#[diagnostic::do_not_recommend]
unsafe impl<A: Differentiable<Elem: Real>, const LOG: bool> DifferentiableKernel
    for Determinant<A, LOG>
{
    type Saved = (A::Tape, Factors<A::Elem>);
    const SAVED: usize = <A as Differentiable>::SAVED
        + bytes::<A::Elem>(<A::Shape as Shape>::NUMEL)
        + bytes::<usize>(rows::<A::Shape>());
    const GRADS: usize = grads::<A>()
        + 2 * bytes::<A::Elem>(<A::Shape as Shape>::NUMEL)
        + 2 * bytes::<usize>(2 * rows::<A::Shape>());
    unsafe fn run<const RESULT: bool>(self, out: *mut A::Elem, arena: &mut Arena) -> Self::Saved {
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
    unsafe fn to_operands<P: Place>(
        (tape, factors): Self::Saved,
        _: SavedTensor<A::Elem, ()>,
        grad: SavedTensor<A::Elem, ()>,
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
                let (rows, columns) = (arena.take(2 * n), arena.take(2 * n));
                cofactors(Dense::new(a, n), matrix, rows, columns, n);
            }
            let grad = Materialized::first(&grad).read();
            for i in 0..<A::Shape as Shape>::NUMEL {
                of_a.add(i).write(of_a.add(i).read() * grad);
            }
            tape.accept::<P, SavedTensor<A::Elem, A::Shape>>(Leaf::new(of_a), arena);
        }
    }
}

/// A matrix norm as an expression.
type Norm<N> = Lazy<Checked<op::NormOf, N>>;
fn matrix_norm<N: ExprNode<Memory = Host, Elem: Real> + Clone>(
    a: N,
    ord: MatrixNorm,
) -> Result<Norm<N>, LinalgError> {
    let op = op::NormOf(ord);
    check(op, a.clone())?;
    Ok(Lazy(Checked { op, a, b: () }))
}
impl<N: ExprNode<Memory = Host, RequiresGrad: HasVariable, Elem: Real, Shape: MatrixShape>>
    Lazy<N>
{
    /// [`matrix_norm`](crate::ops::linalg::Linalg::matrix_norm) of an expression with a variable, as an expression.
    ///
    /// # Errors
    /// [`LinalgError::NotConverged`] of singular values, if an element is not finite.
    pub fn matrix_norm(self, ord: MatrixNorm) -> Result<Norm<N>, LinalgError>
    where
        N: Clone,
    {
        matrix_norm(self.0, ord)
    }
}
impl<'a, T: Real, Rest: StorageSpan, L: Layout<Shape: MatrixShape>>
    TensorBase<Variable<'a, T, Rest>, L>
{
    /// [`matrix_norm`](crate::ops::linalg::Linalg::matrix_norm) of a variable, as an expression. Equal singular values,
    /// rows or columns share the gradient.
    ///
    /// # Errors
    /// [`LinalgError::NotConverged`] of singular values, if an element is not finite.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let (x, mut grad) = (tensor![[3.0, 1.0], [0.0, -4.0]], Tensor::<f64, Shape![2, 2]>::zeros());
    /// let norm = x.requires_grad(&mut grad).matrix_norm(MatrixNorm::One)?;
    /// assert_eq!(norm.backward(), 5.0);
    /// assert_eq!(grad.as_slice(), [0.0, 1.0, 0.0, -1.0]);
    /// # Ok::<(), LinalgError>(())
    /// ```
    pub fn matrix_norm(self, ord: MatrixNorm) -> Result<Norm<Var<'a, T, L>>, LinalgError> {
        matrix_norm(self.leaf(), ord)
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
impl<N: ExprNode<Memory = Host, RequiresGrad: HasVariable, Elem: Real, Shape: SquareShape>>
    Lazy<N>
{
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
