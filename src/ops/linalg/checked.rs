//! Results of linear algebra within larger expressions: whether there is a result is checked first, so that an
//! expression cannot fail.

use super::dense::{Dense, Factors, Triangle, cholesky, substitute};
use super::factor::{Mat, eigh, has_full_rank, lu as factor_lu, qr, svd};
use super::{
    LeastSquares, LinalgError, MatrixNorm, MatrixShape, OfMatrix, OfSystem, SquareShape,
    SquareSystem, op,
};
use crate::expr::kernel::{KernelOperand, result_is_apart, with_operands_in};
use crate::expr::memory::first_written;
use crate::expr::temporaries::{Need, Room, bytes_of};
use crate::expr::{
    Compute, ExprNode, Host, Kernel, Lazy, Operation, Tracked, Workspace, WrittenFrom, with_ready,
};
use crate::layout::{Layout, OfShape, OutputOf, Rebased};
use crate::num::Sealed;
use crate::ops::Real;
use crate::ops::nn::{distance, walk};
use crate::shape::{MAX_RANK, Shape};
use crate::tensor::{Tensor, TensorBase};

/// A result of an operation of linear algebra on the matrix `A` and the right-hand side `B`, which is `()` if there is
/// none, as a part of an expression: the first result, or that of the number `PART`.
#[derive(Clone, Copy, Debug)]
pub struct Checked<Op, A, B = (), const PART: usize = 0> {
    pub(crate) op: Op,
    pub(crate) a: A,
    pub(crate) b: B,
}
#[diagnostic::do_not_recommend]
impl<Op, A, B, const PART: usize> Sealed for Checked<Op, A, B, PART> {}

/// The memory of an operation: copies of the matrix and of the right-hand side, as many numbers as there are rows, and
/// what the operation needs in addition.
#[derive(Clone, Copy, Debug)]
pub struct Work<T> {
    pub(crate) a: *mut T,
    pub(crate) b: *mut T,
    pub(crate) pivots: *mut usize,
    pub(crate) more: *mut T,
}
/// An operation whose result number `PART` follows from a matrix `A` and a right-hand side `B`.
pub trait PartOf<T: Real, A: Shape, B: Shape, const PART: usize>: Copy {
    /// The shape of the result.
    type Shape: Shape;
    /// The elements that the operation needs in addition to the copies.
    const MORE: usize;
    /// Writes the result, in row-major order.
    ///
    /// # Safety
    /// There is a copy of each operand in the memory, and memory for the result.
    unsafe fn compute(self, work: Work<T>, out: *mut T);
}
/// Whether an operation on a matrix has a result, by a copy of the matrix that is overwritten.
pub(crate) trait HasResult<T: Real>: Copy {
    /// # Safety
    /// `a` has these elements, and `pivots` memory for as many numbers as there are rows.
    unsafe fn check(self, a: Mat<T>, pivots: *mut usize) -> Result<(), LinalgError>;
}

/// The rows of a matrix.
pub(crate) const fn rows<S: Shape>() -> usize {
    S::PADDED[MAX_RANK - 2]
}
/// The columns of a matrix, or of a right-hand side: 1 of a vector.
pub(crate) const fn columns<S: Shape>() -> usize {
    if S::RANK < 2 {
        1
    } else {
        S::PADDED[MAX_RANK - 1]
    }
}
const fn smaller<S: Shape>() -> usize {
    if rows::<S>() < columns::<S>() {
        rows::<S>()
    } else {
        columns::<S>()
    }
}
/// The elements of the factors of a least-squares problem: orthonormal columns, and a triangle.
pub(crate) const fn of_lstsq<S: Shape>() -> usize {
    S::NUMEL + columns::<S>() * columns::<S>()
}
/// Of a QR factorisation: orthonormal columns, and the triangle below them.
pub(crate) const fn of_qr<S: Shape>() -> usize {
    rows::<S>() * smaller::<S>() + smaller::<S>() * columns::<S>()
}
/// Of singular values: the vectors on both sides, and the values.
pub(crate) const fn of_svd<S: Shape>() -> usize {
    S::NUMEL + smaller::<S>() * smaller::<S>() + smaller::<S>()
}
/// Of eigenvalues: the vectors, and the values.
pub(crate) const fn of_eigh<S: Shape>() -> usize {
    S::NUMEL + rows::<S>()
}

/// The matrices of a QR factorisation in memory: all columns of the second are `Qᵀ A`.
///
/// # Safety
/// As for [`Mat::new`], with [`of_qr`] elements.
pub(crate) const unsafe fn qr_in<T: Real, S: Shape>(more: *mut T) -> [Mat<T>; 2] {
    let (m, k, n) = (rows::<S>(), smaller::<S>(), columns::<S>());
    // SAFETY: Bounds: the caller's promise.
    unsafe {
        [
            Mat::new(more, m, k),
            Mat::new(more.wrapping_add(m * k), k, n),
        ]
    }
}
/// Those of a singular value decomposition: `U`, `V` and the values, as a row.
///
/// # Safety
/// As for [`Mat::new`], with [`of_svd`] elements.
pub(crate) const unsafe fn svd_in<T: Real, S: Shape>(more: *mut T) -> (Mat<T>, Mat<T>, Mat<T>) {
    let (m, k, n) = (rows::<S>(), smaller::<S>(), columns::<S>());
    let small = more.wrapping_add(S::NUMEL);
    // SAFETY: Bounds: the caller's promise.
    unsafe {
        let values = Mat::new(small.wrapping_add(k * k), 1, k);
        let (large, small) = (Mat::new(more, m, n), Mat::new(small, k, k));
        if m >= n {
            (large, small, values)
        } else {
            (small, large.t(), values)
        }
    }
}

// What an operation computes: the shapes, its bound on them, the elements in addition to copies, and each part.
macro_rules! parts {
    ($(
        $Op:ident $part:literal: $Out:ty, [$($bound:tt)*], $more:expr;
        |$op:ident, $work:ident, $out:ident| $compute:expr;
    )*) => { $(
        impl<T: Real, A: Shape, B: Shape> PartOf<T, A, B, $part> for op::$Op
        where
            $($bound)*
        {
            type Shape = $Out;
            const MORE: usize = $more;
            unsafe fn compute(self, $work: Work<T>, $out: *mut T) {
                let $op = self;
                // SAFETY: the caller's promise; all sizes are those of the shapes.
                unsafe { $compute }
            }
        }
    )* };
}
parts! {
    Solve 0: B, [], 0;
    |_op, work, out| {
        let b = Dense::new(out, const { columns::<B>() });
        b.copy(Dense::new(work.b, const { columns::<B>() }), const { rows::<A>() });
        Factors::of(work.a, work.pivots, const { rows::<A>() }).solve(b);
    };
    SolveTriangular 0: B, [], 0;
    |op, work, out| {
        let (n, b) = (const { rows::<A>() }, Dense::new(out, const { columns::<B>() }));
        b.copy(Dense::new(work.b, const { columns::<B>() }), n);
        substitute(Dense::new(work.a, n), n, b, Triangle::stored(op.upper));
    };
    Lstsq 0: A::Solution, [A: LeastSquares<B>], const { of_lstsq::<A>() };
    |_op, work, out| {
        let (n, p) = const { (columns::<A>(), columns::<B>()) };
        let [q, r] = qr_in::<T, A>(work.more);
        q.copy(Mat::new(work.a, const { rows::<A>() }, n));
        qr(q, r);
        Mat::new(out, n, p).product(T::zero(), T::one(), q.t(), Mat::new(work.b, const { rows::<A>() }, p));
        substitute(Dense::new(work.more.wrapping_add(A::NUMEL), n), n, Dense::new(out, p), Triangle::stored(true));
    };
    Inverse 0: A, [], 0;
    |_op, work, out| {
        let (n, out) = (const { rows::<A>() }, Dense::new(out, const { rows::<A>() }));
        out.identity(n);
        Factors::of(work.a, work.pivots, n).solve(out);
    };
    Cholesky 0: A, [], 0;
    |_op, work, out| {
        let (n, a) = (const { rows::<A>() }, Dense::new(work.a, const { rows::<A>() }));
        cholesky(a, n);
        Dense::new(out, n).copy(a, n);
    };
    Lu 0: A, [], 0;
    |_op, work, out| lu(work, out, const { rows::<A>() }, false);
    Lu 1: A, [], 0;
    |_op, work, out| lu(work, out, const { rows::<A>() }, true);
    Qr 0: A::Tall, [A: MatrixShape], const { of_qr::<A>() };
    |_op, work, out| {
        let [q, _] = factor_qr::<T, A>(work);
        Mat::new(out, q.rows, q.columns).copy(q);
    };
    Qr 1: A::Wide, [A: MatrixShape], const { of_qr::<A>() };
    |_op, work, out| {
        let [_, r] = factor_qr::<T, A>(work);
        Mat::new(out, r.rows, r.columns).copy(r);
    };
    Svd 0: A::Tall, [A: MatrixShape], const { of_svd::<A>() };
    |_op, work, out| {
        let (u, _, _) = factor_svd::<T, A>(work);
        Mat::new(out, u.rows, u.columns).copy(u);
    };
    Svd 1: A::Diagonal, [A: MatrixShape], const { of_svd::<A>() };
    |_op, work, out| {
        let (_, _, values) = factor_svd::<T, A>(work);
        Mat::new(out, 1, const { smaller::<A>() }).copy(values);
    };
    Svd 2: A::Wide, [A: MatrixShape], const { of_svd::<A>() };
    |_op, work, out| {
        let (_, v, _) = factor_svd::<T, A>(work);
        Mat::new(out, v.columns, v.rows).copy(v.t());
    };
    SvdVals 0: A::Diagonal, [A: MatrixShape], const { of_svd::<A>() };
    |_op, work, out| {
        let (_, _, values) = factor_svd::<T, A>(work);
        Mat::new(out, 1, const { smaller::<A>() }).copy(values);
    };
    Pinv 0: A::Transposed, [A: MatrixShape], const { of_svd::<A>() };
    |_op, work, out| {
        let (u, v, values) = factor_svd::<T, A>(work);
        let many = T::nearest(const { if rows::<A>() > columns::<A>() { rows::<A>() } else { columns::<A>() } } as f64);
        let out = Mat::new(out, const { columns::<A>() }, const { rows::<A>() });
        out.fill(|i, j| {
            let mut sum = T::zero();
            for k in 0..const { smaller::<A>() } {
                let value = values.get(0, k);
                if value > values.get(0, 0) * T::epsilon() * many {
                    sum = sum + v.get(i, k) * u.get(j, k) / value;
                }
            }
            sum
        });
        with_derivatives::<T, A>(work, out);
    };
    Eigh 0: A::Diagonal, [A: SquareShape], const { of_eigh::<A>() };
    |_op, work, out| {
        factor_eigh::<T, A>(work);
        out.copy_from_nonoverlapping(work.more.wrapping_add(A::NUMEL), const { rows::<A>() });
    };
    Eigh 1: A, [A: SquareShape], const { of_eigh::<A>() };
    |_op, work, out| {
        factor_eigh::<T, A>(work);
        out.copy_from_nonoverlapping(work.more, A::NUMEL);
    };
    MatrixPower 0: A, [], const { 3 * A::NUMEL };
    |op, work, out| power(op.0, work, out, const { rows::<A>() });
    NormOf 0: (), [A: MatrixShape], const { of_svd::<A>() };
    |op, work, out| out.write(norm::<T, A>(op.0, work));
}
/// Replaces the derivatives of a pseudoinverse `X` by those of `2 X - X A X`: the same ones, but where singular values are equal,
/// so that their vectors have none.
///
/// # Safety
/// As for [`PartOf::compute`]; the matrix is in memory, its vectors are not used again.
unsafe fn with_derivatives<T: Real, A: Shape>(work: Work<T>, x: Mat<T>) {
    let (m, n, k) = const { (rows::<A>(), columns::<A>(), smaller::<A>()) };
    let varies = |i: usize, j: usize| !x.at(i, j).without_value().is_nothing();
    if !(0..n).any(|i| (0..m).any(|j| varies(i, j))) {
        return;
    }
    // SAFETY: Bounds, uniqueness: the caller's promise; the matrices are at different places.
    let [a, before, product] = unsafe {
        let product = Mat::new(work.more.wrapping_add(A::NUMEL), k, k);
        [Mat::new(work.a, m, n), Mat::new(work.more, n, m), product]
    };
    let (zero, one) = (T::zero(), T::one());
    // The second time, derivatives of derivatives.
    for _ in 0..2 {
        before.copy(x);
        if m >= n {
            product.product(zero, one, before, a);
            x.product(one + one, -one, product, before);
        } else {
            product.product(zero, one, a, before);
            x.product(one + one, -one, before, product);
        }
        for i in 0..n {
            for j in 0..m {
                let old = before.at(i, j);
                let value = old - old.without_value();
                x.put(i, j, value + x.at(i, j).without_value());
            }
        }
    }
}
/// Writes a power, by squaring. `more` begins with the matrix, or with its inverse if the exponent is negative.
///
/// # Safety
/// The matrix has `n` rows and columns.
unsafe fn power<T: Real>(exponent: i32, work: Work<T>, out: *mut T, n: usize) {
    let (zero, one) = (T::zero(), T::one());
    // SAFETY: Bounds, uniqueness: the caller's promise; the matrices are at different places.
    unsafe {
        let more = |number: usize| work.more.wrapping_add(number * n * n);
        let [a, base, square, product, out] =
            [work.a, more(0), more(1), more(2), out].map(|at| Mat::new(at, n, n));
        if exponent < 0 {
            let inverse = Dense::new(more(0), n);
            inverse.identity(n);
            Factors::of(work.a, work.pivots, n).solve(inverse);
        } else {
            base.copy(a);
        }
        square.copy(base);
        out.fill(|i, j| if i == j { one } else { zero });
        let (mut rest, mut is_one) = (exponent.unsigned_abs(), true);
        while rest > 0 {
            if rest % 2 == 1 {
                if is_one {
                    out.copy(square);
                } else {
                    product.product(zero, one, out, square);
                    out.copy(product);
                }
                is_one = false;
            }
            rest /= 2;
            if rest > 0 {
                product.product(zero, one, square, square);
                square.copy(product);
            }
        }
    }
}
/// The sum of the absolute elements of a column.
pub(crate) fn column_sum<T: Real>(a: Mat<T>, j: usize) -> T {
    (0..a.rows).fold(T::zero(), |sum, i| sum + num_traits::Float::abs(a.at(i, j)))
}
/// # Safety
/// As for [`PartOf::compute`].
unsafe fn norm<T: Real, A: Shape>(ord: MatrixNorm, work: Work<T>) -> T {
    let largest = |a: Mat<T>| {
        (0..a.columns)
            .map(|j| column_sum(a, j))
            .fold(
                T::zero(),
                |most, x| if x > most || x.is_nan() { x } else { most },
            )
    };
    // SAFETY: Bounds: the caller's promise.
    unsafe {
        let a = Mat::new(work.a, const { rows::<A>() }, const { columns::<A>() });
        match ord {
            MatrixNorm::Frobenius => {
                let squares =
                    |i| (0..a.columns).fold(T::zero(), |sum, j| sum + a.at(i, j) * a.at(i, j));
                (0..a.rows)
                    .fold(T::zero(), |sum, i| sum + squares(i))
                    .sqrt()
            }
            MatrixNorm::One => largest(a),
            MatrixNorm::Infinity => largest(a.t()),
            MatrixNorm::Two | MatrixNorm::Nuclear => {
                let (_, _, values) = factor_svd::<T, A>(work);
                let all = 0..values.columns;
                match ord {
                    MatrixNorm::Two => all.take(1).fold(T::zero(), |_, k| values.at(0, k)),
                    _ => all.fold(T::zero(), |sum, k| sum + values.at(0, k)),
                }
            }
        }
    }
}

/// Writes the lower or the upper factor.
///
/// # Safety
/// The matrix has `n` rows and columns.
unsafe fn lu<T: Real>(work: Work<T>, out: *mut T, n: usize, upper: bool) {
    // SAFETY: the caller's promise.
    unsafe {
        let lu = Factors::of(work.a, work.pivots, n).lu;
        Mat::new(out, n, n).fill(|i, j| match i.cmp(&j) {
            core::cmp::Ordering::Equal if !upper => T::one(),
            order if upper == order.is_gt() => T::zero(),
            _ => lu.get(i, j),
        });
    }
}
/// # Safety
/// As for [`PartOf::compute`].
unsafe fn factor_qr<T: Real, A: Shape>(work: Work<T>) -> [Mat<T>; 2] {
    let (m, n) = const { (rows::<A>(), columns::<A>()) };
    // SAFETY: Bounds, uniqueness: the caller's promise; the matrices are at different places.
    let (a, [q, r]) = unsafe { (Mat::new(work.a, m, n), qr_in::<T, A>(work.more)) };
    // The columns of `A` that are beyond those of `Q` follow from these.
    q.copy(a.columns_from(0, q.columns));
    let rest = r.columns - q.columns;
    qr(q, r.columns_from(0, q.columns));
    r.columns_from(q.columns, rest).product(
        T::zero(),
        T::one(),
        q.t(),
        a.columns_from(q.columns, rest),
    );
    [q, r]
}
/// # Safety
/// As for [`PartOf::compute`].
unsafe fn factor_svd<T: Real, A: Shape>(work: Work<T>) -> (Mat<T>, Mat<T>, Mat<T>) {
    let (m, n) = const { (rows::<A>(), columns::<A>()) };
    // SAFETY: Bounds, uniqueness: the caller's promise; the matrices are at different places.
    let (a, (u, v, values)) = unsafe { (Mat::new(work.a, m, n), svd_in::<T, A>(work.more)) };
    if m >= n {
        u.copy(a);
        svd(u, values, v);
    } else {
        v.copy(a.t());
        svd(v, values, u);
    }
    (u, v, values)
}
/// # Safety
/// As for [`PartOf::compute`].
unsafe fn factor_eigh<T: Real, A: Shape>(work: Work<T>) {
    let n = const { rows::<A>() };
    // SAFETY: Bounds, uniqueness: the caller's promise; the matrices are at different places.
    let [a, values, v] = unsafe {
        let values = Mat::new(work.more.wrapping_add(A::NUMEL), 1, n);
        [Mat::new(work.a, n, n), values, Mat::new(work.more, n, n)]
    };
    eigh(a, values, v);
}

macro_rules! checks {
    ($($($Op:ident)+: |$op:ident, $a:ident, $pivots:ident| $has:expr => $error:ident;)*) => { $($(
        impl<T: Real> HasResult<T> for op::$Op {
            unsafe fn check(self, $a: Mat<T>, $pivots: *mut usize) -> Result<(), LinalgError> {
                let $op = self;
                match $has {
                    true => Ok(()),
                    false => Err(LinalgError::$error),
                }
            }
        }
    )+)* };
}
checks! {
    // SAFETY: Bounds: the caller's promise: a square matrix, row by row, and as many pivots.
    Solve Inverse Lu: |_op, a, pivots| !unsafe { Factors::of(a.first(), pivots, a.rows) }.singular => Singular;
    SolveTriangular: |_op, a, _pivots| (0..a.rows).all(|i| a.at(i, i) != T::zero()) => Singular;
    // SAFETY: Bounds: the caller's promise: a square matrix, row by row.
    Cholesky: |_op, a, _pivots| unsafe { cholesky(Dense::new(a.first(), a.rows), a.rows) } => NotPositiveDefinite;
    // A wide matrix has independent columns at the left.
    Qr: |_op, a, _pivots| has_full_rank(a.columns_from(0, a.columns.min(a.rows)), true) => RankDeficient;
    Lstsq: |_op, a, _pivots| has_full_rank(a.columns_from(0, a.columns.min(a.rows)), false) => RankDeficient;
    // SAFETY: Bounds: the caller's promise: a square matrix, row by row, and as many pivots.
    MatrixPower: |op, a, pivots| op.0 >= 0 || !unsafe { Factors::of(a.first(), pivots, a.rows) }.singular => Singular;
    NormOf: |op, a, _pivots| !matches!(op.0, MatrixNorm::Two | MatrixNorm::Nuclear) || a.is_finite() => NotConverged;
    // Rotations converge if all elements are finite.
    Svd SvdVals Pinv: |_op, a, _pivots| a.is_finite() => NotConverged;
    // Only the lower triangle is read.
    Eigh: |_op, a, _pivots| (0..a.rows).all(|i| (0..=i).all(|j| a.at(i, j).is_finite())) => NotConverged;
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

/// The right-hand side of a system in memory, or `()` if there is none.
pub trait RightHandSide<T> {
    /// Its shape.
    type Shape: Shape;
    /// # Safety
    /// There is memory for the elements.
    unsafe fn copy_to(&self, at: *mut T);
}
impl<T> RightHandSide<T> for () {
    type Shape = ();
    unsafe fn copy_to(&self, _: *mut T) {}
}
impl<N: ExprNode> RightHandSide<N::Elem> for N {
    type Shape = N::Shape;
    unsafe fn copy_to(&self, at: *mut N::Elem) {
        // SAFETY: the caller's promise.
        unsafe { copied(self, at) }
    }
}

/// The operation over operands in memory, with its memory and that of the result.
#[doc(hidden)]
#[derive(Debug)]
pub struct Solving<Op, A: ExprNode, B, const PART: usize> {
    op: Op,
    a: A,
    b: B,
    work: Work<A::Elem>,
    result: *mut A::Elem,
}
/// The bytes of the parts of the memory of an operation.
pub(crate) const fn work_bytes<T, A: Shape, B: Shape>(more: usize) -> [usize; 4] {
    [
        bytes_of::<T>(A::NUMEL),
        bytes_of::<T>(B::NUMEL),
        bytes_of::<usize>(rows::<A>()),
        bytes_of::<T>(more),
    ]
}
// SAFETY: each element of the result is written.
unsafe impl<Op, A, B, const PART: usize> Compute for Solving<Op, A, B, PART>
where
    A: ExprNode<Elem: Real>,
    B: RightHandSide<A::Elem>,
    Op: PartOf<A::Elem, A::Shape, B::Shape, PART>,
{
    type Elem = A::Elem;
    type Shape = Op::Shape;
    unsafe fn run<L: Layout<Shape = Op::Shape>>(&self, out: *mut A::Elem, _: bool) {
        // SAFETY: there is memory for copies of the operands and for the result.
        unsafe {
            copied(&self.a, self.work.a);
            self.b.copy_to(self.work.b);
            self.op.compute(self.work, self.result);
            let mut from = self.result;
            walk(const { &<Op::Shape as Shape>::PADDED }, |index| {
                out.add(distance(index, const { &L::PADDED_STRIDES }))
                    .write(from.read());
                from = from.add(1);
            });
        }
    }
}
/// The shape of a right-hand side.
pub(crate) type SideOf<T, B> = <<B as KernelOperand>::Placed as RightHandSide<T>>::Shape;

// SAFETY: `over` takes memory for the operands, for the operation and for its result, as `OPERANDS` requests.
#[diagnostic::do_not_recommend]
unsafe impl<Op, A, B, const PART: usize> Operation for Checked<Op, A, B, PART>
where
    A: ExprNode<Elem: Real>,
    B: KernelOperand<Placed: RightHandSide<A::Elem>>,
    Op: PartOf<A::Elem, A::Shape, SideOf<A::Elem, B>, PART>,
{
    type Over = Solving<Op, A::Ready, B::Placed, PART>;
    const OPERANDS: Need = {
        let [a, b, pivots, more] = work_bytes::<A::Elem, A::Shape, SideOf<A::Elem, B>>(Op::MORE);
        A::PENDING
            .need(None)
            .then(B::PLACED)
            .then(Need::kept(a))
            .then(Need::kept(b))
            .then(Need::kept(pivots))
            .then(Need::kept(more))
            .then(Need::kept(bytes_of::<A::Elem>(<Op::Shape as Shape>::NUMEL)))
    };
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn over(self, room: &mut Room) -> Self::Over {
        // SAFETY: the caller's promise.
        let (a, b) = unsafe { (self.a.ready(room), self.b.placed(room)) };
        let bytes = const { work_bytes::<A::Elem, A::Shape, SideOf<A::Elem, B>>(Op::MORE) };
        Solving {
            op: self.op,
            a,
            b,
            work: Work {
                a: room.take(bytes[0]).cast(),
                b: room.take(bytes[1]).cast(),
                pivots: room.take(bytes[2]).cast(),
                more: room.take(bytes[3]).cast(),
            },
            result: room
                .take(const { bytes_of::<A::Elem>(<Op::Shape as Shape>::NUMEL) })
                .cast(),
        }
    }
}
#[diagnostic::do_not_recommend]
impl<Op, A, B, const PART: usize> Kernel for Checked<Op, A, B, PART>
where
    A: ExprNode<Elem: Real>,
    B: KernelOperand<Placed: RightHandSide<A::Elem>>,
    Op: PartOf<A::Elem, A::Shape, SideOf<A::Elem, B>, PART>,
{
    type Elem = A::Elem;
    type Shape = Op::Shape;
    type Memory = A::Memory;
    type RequiresGrad = <A::RequiresGrad as Tracked>::Or<B::RequiresGrad>;
}

/// Calls `f` with a copy of the matrix that may be overwritten.
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) fn with_copy<A, R>(a: A, f: impl FnOnce(Mat<A::Elem>) -> R) -> R
where
    A: ExprNode<Memory = Host, Elem: Real>,
{
    let (m, n) = const { (rows::<A::Shape>(), columns::<A::Shape>()) };
    #[cfg(feature = "alloc")]
    if const { super::is_large::<A>(1) } {
        let mut copy = crate::expr::Expr::eval_boxed(Lazy(a));
        // SAFETY: Bounds, initialisation, uniqueness: the elements of a tensor of this shape, which nothing else has.
        return f(unsafe { Mat::new(copy.as_mut_slice().as_mut_ptr(), m, n) });
    }
    let mut copy = Tensor::<A::Elem, A::Shape>::zeros();
    with_ready(
        a,
        #[cfg_attr(not(unoptimised), inline(always))]
        // SAFETY: memory for a copy of the matrix.
        |a| unsafe { copied(&a, copy.as_mut_slice().as_mut_ptr()) },
    );
    // SAFETY: Bounds, initialisation, uniqueness: the elements of a tensor of this shape, which nothing else has.
    f(unsafe { Mat::new(copy.as_mut_slice().as_mut_ptr(), m, n) })
}
/// The same, with memory for as many numbers as there are rows.
fn with_pivots<A, R>(a: A, f: impl FnOnce(Mat<A::Elem>, *mut usize) -> R) -> R
where
    A: ExprNode<Memory = Host, Elem: Real>,
{
    #[cfg(not(feature = "alloc"))]
    const {
        super::on_stack::<A::Elem>("`checked`", 2, <A::Shape as Shape>::NUMEL)
    };
    with_copy(a, |copy| {
        #[cfg(feature = "alloc")]
        if const { super::is_large::<A>(2) } {
            return f(copy, alloc::vec![0; copy.rows].as_mut_ptr());
        }
        // A matrix has as many rows as elements at most.
        let mut pivots = Tensor::<usize, A::Shape>::zeros();
        f(copy, pivots.as_mut_slice().as_mut_ptr())
    })
}
/// Whether the operation on the matrix has a result.
pub(crate) fn check<Op: HasResult<A::Elem>, A>(op: Op, a: A) -> Result<(), LinalgError>
where
    A: ExprNode<Memory = Host, Elem: Real>,
{
    // SAFETY: the copy has the elements of the matrix.
    with_pivots(a, |a, pivots| unsafe { op.check(a, pivots) })
}

/// A result of an operation on the matrix `A` as an expression.
type Part<Op, A, const PART: usize> = Lazy<Checked<Op, A, (), PART>>;
const fn part<Op, A, B, const PART: usize>(op: Op, a: A, b: B) -> Lazy<Checked<Op, A, B, PART>> {
    Lazy(Checked { op, a, b })
}

/// The shape of the result number 0.
type ResultShape<Op, A, B> = <Op as PartOf<
    <A as ExprNode>::Elem,
    <A as ExprNode>::Shape,
    SideOf<<A as ExprNode>::Elem, B>,
    0,
>>::Shape;
/// Checks that there is a result, and writes it to memory of the caller. All else is in the workspace.
fn in_workspace<Op, A, B, S, L, const BYTES: usize>(
    operation: Checked<Op, A, B>,
    out: &mut TensorBase<S, L>,
    workspace: &mut Workspace<BYTES>,
) -> Result<(), LinalgError>
where
    A: ExprNode<Memory = Host, Elem: Real>,
    B: KernelOperand<Placed: RightHandSide<A::Elem>>,
    Op: PartOf<A::Elem, A::Shape, SideOf<A::Elem, B>, 0> + HasResult<A::Elem>,
    S: WrittenFrom<Host, Elem = A::Elem>,
    L: OutputOf<ResultShape<Op, A, B>>,
{
    const { result_is_apart::<L>(true) };
    let first = first_written(out);
    with_operands_in(operation, workspace, |over| {
        // SAFETY: there is memory for a copy of the matrix, and for as many numbers as there are rows. The layout is
        // within the storage, which is borrowed mutably and may be written.
        unsafe {
            copied(&over.a, over.work.a);
            let (m, n) = const { (rows::<A::Shape>(), columns::<A::Shape>()) };
            over.op
                .check(Mat::new(over.work.a, m, n), over.work.pivots)?;
            over.write::<Rebased<OfShape<L, ResultShape<Op, A, B>>>>(first, S::UNIQUE);
        }
        Ok(())
    })
}

// Evaluation in memory of the caller, of operations with one result.
macro_rules! in_workspace {
    ($($Op:ident $Shape:ident $(<$B:ident>)?;)*) => { $(
        impl<A $(, $B)?> Lazy<checked!(@node $Op $($B)?)>
        where
            A: ExprNode<Memory = Host, Elem: Real, Shape: $Shape $(<$B::Shape>)?>,
            $( $B: ExprNode<Memory = Host, Elem = A::Elem>, )?
        {
            /// Writes the result to a tensor or view of any layout, with all working memory in the workspace: neither
            /// the stack nor the heap is used for copies of the matrix. The algorithm is that of `checked`.
            ///
            /// # Errors
            /// Those of the operation; then nothing is written.
            #[allow(private_bounds)]
            pub fn eval_into_with<S, L, const BYTES: usize>(
                self,
                out: &mut TensorBase<S, L>,
                workspace: &mut Workspace<BYTES>,
            ) -> Result<(), LinalgError>
            where
                S: WrittenFrom<Host, Elem = A::Elem>,
                L: OutputOf<ResultShape<op::$Op, A, in_workspace!(@side $($B)?)>>,
            {
                let operation = Checked { op: self.0.op, a: self.0.a, b: in_workspace!(@b self $($B)?) };
                in_workspace(operation, out, workspace)
            }
        }
    )* };
    (@side) => { () };
    (@side $B:ident) => { $B };
    (@b $this:ident) => { () };
    (@b $this:ident $B:ident) => { $this.0.b };
}

macro_rules! checked {
    ($(
        $(#[$doc:meta])*
        $Op:ident $Shape:ident $(<$B:ident>)?: |$this:ident| $results:expr => $Results:ty;
    )*) => { $(
        impl<A $(, $B)?> Lazy<checked!(@node $Op $($B)?)>
        where
            A: ExprNode<Memory = Host, Elem: Real, Shape: $Shape $(<$B::Shape>)?> + Clone,
            $( $B: ExprNode<Memory = Host, Elem = A::Elem>, )?
        {
            $(#[$doc])*
            pub fn checked(self) -> Result<$Results, LinalgError> {
                check(self.0.op, self.0.a.clone())?;
                let $this = self.0;
                Ok($results)
            }
        }
    )* };
    (@node $Op:ident) => { OfMatrix<op::$Op, A> };
    (@node $Op:ident $B:ident) => { OfSystem<op::$Op, A, $B> };
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
    Inverse SquareShape: |x| part(x.op, x.a, ()) => Part<op::Inverse, A, 0>;
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
    Cholesky SquareShape: |x| part(x.op, x.a, ()) => Part<op::Cholesky, A, 0>;
    /// The permutation `P`, and the factors `L` and `U` of a square matrix as parts of larger expressions: `P` is
    /// constant. Each factor factors the matrix.
    ///
    /// # Errors
    /// [`LinalgError::Singular`] if the matrix has no inverse: then the factors have no derivative.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let (a, mut grad) = (tensor![[0.0, 2.0], [4.0, 1.0]], Tensor::<f64, Shape![2, 2]>::zeros());
    /// let (p, _l, u) = a.requires_grad(&mut grad).lu().checked()?;
    /// assert_eq!(p.as_slice(), [0.0, 1.0, 1.0, 0.0]);
    /// assert_eq!(u.sum().backward(), 7.0);
    /// assert_eq!(grad.as_slice(), [-0.25, 1.0, 1.0, 1.0]);
    /// # Ok::<(), LinalgError>(())
    /// ```
    Lu SquareShape: |x| {
        let p = permutation(x.a.clone());
        (p, part(x.op, x.a.clone(), ()), part(x.op, x.a, ()))
    } => (Tensor<A::Elem, A::Shape>, Part<op::Lu, A, 0>, Part<op::Lu, A, 1>);
    /// `Q` and `R` as parts of larger expressions. Each of them factors the matrix; the diagonal of `R` is positive.
    ///
    /// # Errors
    /// [`LinalgError::RankDeficient`] if the columns, of a wide matrix the first ones, are linearly dependent: then the
    /// factors have no derivative.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let (a, mut grad) = (tensor![[3.0], [4.0]], Tensor::<f64, Shape![2, 1]>::zeros());
    /// let (_q, r) = a.requires_grad(&mut grad).qr().checked()?;
    /// assert_eq!(r.sum().backward(), 5.0);
    /// assert!((grad - tensor![[0.6], [0.8]]).abs().max() < 1e-15);
    /// # Ok::<(), LinalgError>(())
    /// ```
    Qr MatrixShape: |x| (part(x.op, x.a.clone(), ()), part(x.op, x.a, ()))
        => (Part<op::Qr, A, 0>, Part<op::Qr, A, 1>);
    /// `U`, the singular values and `Vᵀ` as parts of larger expressions. Each of them decomposes the matrix.
    ///
    /// As in PyTorch, vectors have derivatives if the singular values differ and, of a matrix that is not square, are not
    /// 0; functions that depend on their signs have none.
    ///
    /// # Errors
    /// [`LinalgError::NotConverged`] if an element is not finite.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let (a, mut grad) = (tensor![[3.0, 0.0], [0.0, -2.0]], Tensor::<f64, Shape![2, 2]>::zeros());
    /// let (_u, s, _vt) = a.requires_grad(&mut grad).svd().checked()?;
    /// assert_eq!(s.sum().backward(), 5.0);
    /// assert_eq!(grad, tensor![[1.0, 0.0], [0.0, -1.0]]);
    /// # Ok::<(), LinalgError>(())
    /// ```
    Svd MatrixShape: |x| (part(x.op, x.a.clone(), ()), part(x.op, x.a.clone(), ()), part(x.op, x.a, ()))
        => (Part<op::Svd, A, 0>, Part<op::Svd, A, 1>, Part<op::Svd, A, 2>);
    /// The singular values as a part of a larger expression.
    ///
    /// # Errors
    /// [`LinalgError::NotConverged`] if an element is not finite.
    SvdVals MatrixShape: |x| part(x.op, x.a, ()) => Part<op::SvdVals, A, 0>;
    /// The pseudo-inverse as a part of a larger expression. The gradient is that of matrices of the same rank.
    ///
    /// # Errors
    /// [`LinalgError::NotConverged`] if an element is not finite.
    Pinv MatrixShape: |x| part(x.op, x.a, ()) => Part<op::Pinv, A, 0>;
    /// The power as a part of a larger expression, which cannot fail: for a negative exponent, whether there is an inverse
    /// is checked at once.
    ///
    /// # Errors
    /// [`LinalgError::Singular`] if the exponent is negative and the matrix has no inverse.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let (a, mut grad) = (tensor![[1.0, 1.0], [0.0, 1.0]], Tensor::<f64, Shape![2, 2]>::zeros());
    /// let power = a.requires_grad(&mut grad).matrix_power(3).checked()?;
    /// assert_eq!(power.sum().backward(), 5.0);
    /// assert_eq!(grad.as_slice(), [6.0, 3.0, 10.0, 6.0]);
    /// # Ok::<(), LinalgError>(())
    /// ```
    MatrixPower SquareShape: |x| part(x.op, x.a, ()) => Part<op::MatrixPower, A, 0>;
    /// The eigenvalues and the eigenvectors of a symmetric matrix as parts of larger expressions. Each of them decomposes
    /// the matrix, of which only the lower triangle is read.
    ///
    /// As in PyTorch, vectors have derivatives if the eigenvalues differ; functions that depend on their signs have none.
    ///
    /// # Errors
    /// [`LinalgError::NotConverged`] if an element is not finite.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let (a, mut grad) = (tensor![[2.0, 1.0], [1.0, 2.0]], Tensor::<f64, Shape![2, 2]>::zeros());
    /// let (values, _vectors) = a.requires_grad(&mut grad).eigh().checked()?;
    /// let largest = values.amax_dim::<0>();
    /// assert!((largest.backward() - 3.0).abs() < 1e-12);
    /// assert!((grad - 0.5).abs().max() < 1e-12);
    /// # Ok::<(), LinalgError>(())
    /// ```
    Eigh SquareShape: |x| (part(x.op, x.a.clone(), ()), part(x.op, x.a, ()))
        => (Part<op::Eigh, A, 0>, Part<op::Eigh, A, 1>);
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
    Solve SquareSystem<B>: |x| part(x.op, x.a, x.b) => Lazy<Checked<op::Solve, A, B>>;
    /// The solution as a part of a larger expression, which cannot fail: whether there is one is checked at once.
    ///
    /// # Errors
    /// [`LinalgError::Singular`] if an element of the diagonal is 0.
    SolveTriangular SquareSystem<B>: |x| part(x.op, x.a, x.b) => Lazy<Checked<op::SolveTriangular, A, B>>;
    /// The least-squares solution as a part of a larger expression, which cannot fail: whether there is one is checked at
    /// once. The matrix is evaluated, and factored, for this check and again by the expression.
    ///
    /// # Errors
    /// [`LinalgError::RankDeficient`] if the columns are linearly dependent.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let (a, b) = (tensor![[1.0], [1.0], [1.0]], tensor![1.0, 2.0, 6.0]);
    /// let mut grad = Tensor::<f64, Shape![3]>::zeros();
    /// let mean = a.lstsq(b.requires_grad(&mut grad)).checked()?.sum();
    /// assert!((mean.backward() - 3.0).abs() < 1e-12);
    /// assert!((grad - 1.0 / 3.0).abs().max() < 1e-12);
    /// # Ok::<(), LinalgError>(())
    /// ```
    Lstsq LeastSquares<B>: |x| part(x.op, x.a, x.b) => Lazy<Checked<op::Lstsq, A, B>>;
}
in_workspace! {
    Inverse SquareShape;
    Cholesky SquareShape;
    SvdVals MatrixShape;
    Pinv MatrixShape;
    Solve SquareSystem<B>;
    SolveTriangular SquareSystem<B>;
    Lstsq LeastSquares<B>;
    MatrixPower SquareShape;
}

/// Writes a matrix of these elements, or a row for a vector, to memory of the layout.
///
/// # Safety
/// The memory of the layout may be written.
unsafe fn written<T: Real, L: Layout>(element: impl Fn(usize, usize) -> T, out: *mut T) {
    walk(const { &<L::Shape as Shape>::PADDED }, |index| {
        // SAFETY: Bounds, uniqueness: the caller's promise.
        unsafe {
            out.add(distance(index, const { &L::PADDED_STRIDES }))
                .write(element(index[MAX_RANK - 2], index[MAX_RANK - 1]));
        }
    });
}
/// An operation with several results, which follow from one factorisation.
struct Several<Op, A> {
    op: Op,
    a: A,
}
/// The operation over a matrix in memory, with its memory.
struct Factoring<Op, A: ExprNode> {
    op: Op,
    a: A,
    work: Work<A::Elem>,
}
impl<Op, A> Several<Op, A>
where
    A: ExprNode<Elem: Real>,
    Op: PartOf<A::Elem, A::Shape, (), 0>,
{
    const BYTES: [usize; 4] = work_bytes::<A::Elem, A::Shape, ()>(Op::MORE);
}
// SAFETY: `over` takes memory for the operand and for the operation, as `OPERANDS` requests.
unsafe impl<Op, A> Operation for Several<Op, A>
where
    A: ExprNode<Elem: Real>,
    Op: PartOf<A::Elem, A::Shape, (), 0>,
{
    type Over = Factoring<Op, A::Ready>;
    const OPERANDS: Need = {
        let [a, _, pivots, more] = Self::BYTES;
        A::PENDING
            .need(None)
            .then(Need::kept(a))
            .then(Need::kept(pivots))
            .then(Need::kept(more))
    };
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn over(self, room: &mut Room) -> Self::Over {
        // SAFETY: the caller's promise.
        let a = unsafe { self.a.ready(room) };
        let [copy, _, pivots, more] = const { Self::BYTES };
        let work = Work {
            a: room.take(copy).cast(),
            b: core::ptr::null_mut(),
            pivots: room.take(pivots).cast(),
            more: room.take(more).cast(),
        };
        Factoring {
            op: self.op,
            a,
            work,
        }
    }
}
// Evaluation of these in memory of the caller. Elements of the results are functions of their indices. The caller of the macro
// writes the name of the method, so that rustc reports its line and not the whole macro.
macro_rules! several_in_workspace {
    ($(
        $(#[$doc:meta])*
        $name:ident of $Op:ident $Shape:ident $fails:ident: |$work:ident| $factor:expr
            => $([$from:ident: $Sh:ty, $out:ident: $S:ident $L:ident])+;
    )*) => { $(
        impl<A> Lazy<checked!(@node $Op)>
        where
            A: ExprNode<Memory = Host, Elem: Real, Shape: $Shape>,
        {
            /// Writes the results to tensors or views of any layout, with all working memory in the workspace: neither
            /// the stack nor the heap is used for copies of the matrix.
            $(#[$doc])*
            pub fn $name<$($S, $L),+, const BYTES: usize>(
                self,
                ($($out),+): ($(&mut TensorBase<$S, $L>),+),
                workspace: &mut Workspace<BYTES>,
            ) -> several_in_workspace!(@done $fails)
            where
                $( $S: WrittenFrom<Host, Elem = A::Elem>, $L: OutputOf<$Sh>, )+
            {
                $( let $out = first_written($out); )+
                let operation = Several { op: self.0.op, a: self.0.a };
                with_operands_in(operation, workspace, |over| {
                    let $work = over.work;
                    // SAFETY: there is memory for a copy of the matrix, for as many numbers as there are rows, and for
                    // the factors, which have the sizes of the results. The layouts are within storages that are
                    // borrowed mutably and may be written.
                    unsafe {
                        copied(&over.a, $work.a);
                        several_in_workspace!(@check $fails over $work);
                        let ($($from),+) = $factor;
                        $( written::<_, Rebased<OfShape<$L, $Sh>>>($from, $out); )+
                    }
                    several_in_workspace!(@ok $fails)
                })
            }
        }
    )* };
    (@done certain) => { () };
    (@done fallible) => { Result<(), LinalgError> };
    (@check certain $over:ident $work:ident) => {
        let _ = $over.op;
    };
    (@check fallible $over:ident $work:ident) => {
        let (m, n) = const { (rows::<A::Shape>(), columns::<A::Shape>()) };
        $over.op.check(Mat::new($work.a, m, n), $work.pivots)?;
        copied(&$over.a, $work.a);
    };
    (@ok certain) => { () };
    (@ok fallible) => { Ok(()) };
}
several_in_workspace! {
    /// The algorithm is that of `checked`.
    ///
    /// # Errors
    /// Those of `checked`; then nothing is written.
    ///
    /// ```
    /// use stridewise::expr::Workspace;
    /// use stridewise::prelude::*;
    /// let a = tensor![[3.0, 0.0], [4.0, 5.0]];
    /// let (mut q, mut r) = (Tensor::zeros(), Tensor::zeros());
    /// let mut workspace = Workspace::<192>::new();
    /// a.qr().eval_into_with((&mut q, &mut r), &mut workspace)?;
    /// assert!((r - tensor![[5.0, 4.0], [0.0, 3.0]]).abs().max() < 1e-12);
    /// # Ok::<(), LinalgError>(())
    /// ```
    eval_into_with of Qr MatrixShape fallible: |work| {
        let [q, r] = factor_qr::<A::Elem, A::Shape>(work);
        (move |i, j| q.at(i, j), move |i, j| r.at(i, j))
    } => [q: <A::Shape as MatrixShape>::Tall, to_q: S L] [r: <A::Shape as MatrixShape>::Wide, to_r: S2 L2];
    /// It does not fail, as `eval` does not.
    ///
    /// ```
    /// use stridewise::expr::Workspace;
    /// use stridewise::prelude::*;
    /// let a = tensor![[1.0, 3.0], [2.0, 4.0]];
    /// let (mut p, mut l, mut u) = (Tensor::zeros(), Tensor::zeros(), Tensor::zeros());
    /// let mut workspace = Workspace::<128>::new();
    /// a.lu().eval_into_with((&mut p, &mut l, &mut u), &mut workspace);
    /// assert_eq!(p, tensor![[0.0, 1.0], [1.0, 0.0]]);
    /// assert_eq!((l, u), (tensor![[1.0, 0.0], [0.5, 1.0]], tensor![[2.0, 4.0], [0.0, 1.0]]));
    /// ```
    eval_into_with of Lu MatrixShape certain: |work| {
        let (m, n) = const { (rows::<A::Shape>(), columns::<A::Shape>()) };
        let a = Mat::new(work.a, m, n);
        let (zero, one) = (num_traits::zero::<A::Elem>(), num_traits::one::<A::Elem>());
        factor_lu(a, work.pivots);
        let order = work.pivots;
        (
            // Row `j` of the product is row `order[j]` of the matrix.
            move |i, j| if order.add(j).read() == i { one } else { zero },
            move |i: usize, j: usize| match i.cmp(&j) {
                core::cmp::Ordering::Greater => a.at(i, j),
                core::cmp::Ordering::Equal => one,
                core::cmp::Ordering::Less => zero,
            },
            move |i, j| if i > j { zero } else { a.at(i, j) },
        )
    } => [p: <A::Shape as MatrixShape>::Rows, to_p: S L] [l: <A::Shape as MatrixShape>::Tall, to_l: S2 L2]
        [u: <A::Shape as MatrixShape>::Wide, to_u: S3 L3];
    /// The algorithm is that of `checked`.
    ///
    /// # Errors
    /// Those of `checked`; then nothing is written.
    ///
    /// ```
    /// use stridewise::expr::Workspace;
    /// use stridewise::prelude::*;
    /// let a = tensor![[2.0, 1.0], [1.0, 2.0]];
    /// let (mut values, mut vectors) = (Tensor::zeros(), Tensor::zeros());
    /// let mut workspace = Workspace::<192>::new();
    /// a.eigh().eval_into_with((&mut values, &mut vectors), &mut workspace)?;
    /// assert!((values - tensor![1.0, 3.0]).abs().max() < 1e-12);
    /// # Ok::<(), LinalgError>(())
    /// ```
    eval_into_with of Eigh SquareShape fallible: |work| {
        factor_eigh::<A::Elem, A::Shape>(work);
        let n = const { rows::<A::Shape>() };
        let values = Mat::new(work.more.wrapping_add(<A::Shape as Shape>::NUMEL), 1, n);
        let vectors = Mat::new(work.more, n, n);
        (move |i, j| values.at(i, j), move |i, j| vectors.at(i, j))
    } => [values: <A::Shape as SquareShape>::Diagonal, to_values: S L] [vectors: A::Shape, to_vectors: S2 L2];
    /// The algorithm is that of `checked`.
    ///
    /// # Errors
    /// Those of `checked`; then nothing is written.
    ///
    /// ```
    /// use stridewise::expr::Workspace;
    /// use stridewise::prelude::*;
    /// let a = tensor![[0.0, -3.0], [2.0, 0.0]];
    /// let (mut u, mut s, mut vt) = (Tensor::zeros(), Tensor::zeros(), Tensor::zeros());
    /// let mut workspace = Workspace::<256>::new();
    /// a.svd().eval_into_with((&mut u, &mut s, &mut vt), &mut workspace)?;
    /// assert!((&s - tensor![3.0, 2.0]).abs().max() < 1e-12);
    /// assert!(((u * s).mm(&vt) - a).abs().max() < 1e-12);
    /// # Ok::<(), LinalgError>(())
    /// ```
    eval_into_with of Svd MatrixShape fallible: |work| {
        let (u, v, values) = factor_svd::<A::Elem, A::Shape>(work);
        (move |i, j| u.at(i, j), move |i, j| values.at(i, j), move |i, j| v.at(j, i))
    } => [u: <A::Shape as MatrixShape>::Tall, to_u: S L] [s: <A::Shape as MatrixShape>::Diagonal, to_s: S2 L2]
        [vt: <A::Shape as MatrixShape>::Wide, to_vt: S3 L3];
}
/// The permutation of an LU factorisation.
fn permutation<A: ExprNode<Memory = Host, Elem: Real>>(a: A) -> Tensor<A::Elem, A::Shape> {
    let mut p = Tensor::<A::Elem, A::Shape>::zeros();
    let first = p.as_mut_slice().as_mut_ptr();
    with_pivots(a, |a, pivots| {
        let p = Dense::new(first, a.rows);
        // SAFETY: the copy has the elements of the matrix, of which the permutation has the sizes.
        unsafe {
            Factors::of(a.first(), pivots, a.rows);
            p.identity(a.rows);
            Factors::stored(a.first(), pivots, a.rows).unpermute(p);
        }
    });
    p
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
