//! Decompositions of matrices of any size on the heap: eigenvalues and singular values by `nalgebra`'s matrices, but for those of
//! `spectral` and `schur`.

use alloc::vec;
use alloc::vec::Vec;

use nalgebra::{DMatrix, DVector, RealField, SymmetricEigen};
use num_traits::{Float, One, Zero};

use super::LinalgError;
use super::blocks;
use super::decompose::{
    are_eigenvectors, eigenvalue, eigenvectors, finite, iterations, normalise, schur, tolerance,
};
use super::dense::{self, Dense, Triangle};
use super::factor::{self, Mat};
use super::inverse::{self, OWN_INVERSE};
use super::singular;
#[cfg(all(feature = "std", not(feature = "reproducible")))]
use super::spectral;
use super::vectors;
use crate::BoxedTensor;
use crate::expr::transpose::{Lines, transpose};
use crate::expr::{Expr, ExprNode, Host, Lazy};
use crate::ops::Real;
use crate::ops::matmul::gemm::{Elements, Sizes, Target, gemm_in_memory};
use crate::shape::{MAX_RANK, Shape};
use crate::storage::{Boxed, Element};
use crate::tensor::TensorBase;

type Result<T> = core::result::Result<T, LinalgError>;

/// Rows and columns; one dimension is a column.
const fn sizes<S: Shape>() -> [usize; 2] {
    let last = S::PADDED[MAX_RANK - 1];
    match S::RANK {
        1 => [last, 1],
        _ => [S::PADDED[MAX_RANK - 2], last],
    }
}

/// The matrix of an expression. nalgebra does not decompose matrices without rows or columns: for those, the sizes are
/// 1 instead of 0, and the matrix is the identity, of which no element is read.
fn matrix<N: ExprNode<Memory = Host, Elem: RealField>>(node: N) -> DMatrix<N::Elem> {
    let [rows, columns] = const { sizes::<N::Shape>() };
    if rows * columns == 0 {
        return DMatrix::identity(rows.max(1), columns.max(1));
    }
    // nalgebra's matrices are column by column.
    let of_rows = Lazy(node).eval_boxed();
    let mut of_columns = Vec::with_capacity(rows * columns);
    let from = Lines {
        first: of_rows.as_slice().as_ptr(),
        step: columns,
    };
    let to = Lines {
        first: of_columns.as_mut_ptr(),
        step: rows,
    };
    // SAFETY: Bounds: both have memory for `rows * columns` elements. Initialisation: each of them is written.
    unsafe {
        transpose(from, to, [columns, rows]);
        of_columns.set_len(rows * columns);
    }
    DMatrix::from_vec(rows, columns, of_columns)
}

fn boxed<T: Element, S: Shape>(element: impl Fn(usize, usize) -> T) -> BoxedTensor<T, S> {
    let columns = const { sizes::<S>()[1] };
    TensorBase::over(Boxed::from_fn(|i| element(i / columns, i % columns)))
}
/// The upper triangle of the first rows of a matrix, of as many columns, and zeros.
fn upper<T: Real, S: Shape>(of: &[T]) -> BoxedTensor<T, S> {
    let columns = const { sizes::<S>()[1] }.max(1);
    let mut upper: BoxedTensor<T, S> = zeros();
    let rows = upper.as_mut_slice().chunks_exact_mut(columns);
    for (i, (to, from)) in rows.zip(of.chunks_exact(columns)).enumerate() {
        if let (Some(to), Some(from)) = (to.get_mut(i..), from.get(i..)) {
            to.copy_from_slice(from);
        }
    }
    upper
}
fn zeros<T: Real, S: Shape>() -> BoxedTensor<T, S> {
    TensorBase::over(Boxed::from_fn(|_| T::ZERO))
}
fn tensor<T: RealField + Element, S: Shape>(x: &DMatrix<T>) -> BoxedTensor<T, S> {
    let [rows, columns] = const { sizes::<S>() };
    assert!(x.nrows() >= rows && x.ncols() >= columns);
    let from = Lines {
        first: x.as_ptr(),
        step: x.nrows(),
    };
    // SAFETY: Bounds: the matrix has as many rows and columns, the result that many elements, each of which is written.
    TensorBase::over(unsafe {
        Boxed::written(|first| {
            let to = Lines {
                first,
                step: columns,
            };
            transpose(from, to, [rows, columns]);
        })
    })
}

pub(super) fn qr<A, Q: Shape, R: Shape>(a: A) -> (BoxedTensor<A::Elem, Q>, BoxedTensor<A::Elem, R>)
where
    A: ExprNode<Memory = Host, Elem: Real>,
{
    let sizes = const { sizes::<A::Shape>() };
    let mut x = Lazy(a).eval_boxed();
    let mut q: BoxedTensor<A::Elem, Q> = zeros();
    blocks::qr(x.as_mut_slice(), q.as_mut_slice(), sizes);
    (q, upper(x.as_slice()))
}
/// A permutation, and the lower and the upper factor.
type Factors<T, P, L, U> = (BoxedTensor<T, P>, BoxedTensor<T, L>, BoxedTensor<T, U>);

pub(super) fn lu<A, P: Shape, L: Shape, U: Shape>(a: A) -> Factors<A::Elem, P, L, U>
where
    A: ExprNode<Memory = Host, Elem: Real + RealField>,
{
    let [rows, columns] = const { sizes::<A::Shape>() };
    let mut a = Lazy(a).eval_boxed();
    let mut order: Vec<usize> = (0..rows).collect();
    let mut lower: BoxedTensor<A::Elem, L> = zeros();
    let few = rows.min(columns);
    let diagonal = lower.as_mut_slice().iter_mut().step_by(few + 1).take(few);
    diagonal.for_each(|x| *x = A::Elem::one());
    // SAFETY: Bounds: the matrix has as many rows as `order` has numbers, the factor as many, of the smaller size.
    unsafe {
        let first = a.as_mut_slice().as_mut_ptr();
        dense::lu(
            first,
            columns,
            lower.as_mut_slice().as_mut_ptr(),
            &mut order,
        );
    }
    let mut permutation: BoxedTensor<A::Elem, P> = zeros();
    for (i, &row) in order.iter().enumerate() {
        permutation.as_mut_slice()[row * rows + i] = A::Elem::one();
    }
    (permutation, lower, upper(a.as_slice()))
}

/// Whether the singular values are those of the upper triangular factor, which is smaller.
fn is_tall(rows: usize, columns: usize) -> bool {
    columns > singular::FEW && rows >= 2 * columns
}
/// The upper triangular factor of a tall matrix without its unit, the unit, and the orthonormal columns, row by row, if they
/// are asked for.
fn factored<T: RealField + Real>(
    x: DMatrix<T>,
    with_columns: bool,
) -> Result<(DMatrix<T>, T, Vec<T>)> {
    finite(x.iter())?;
    let [rows, columns] = [x.nrows(), x.ncols()];
    // Row by row.
    let mut x = x.transpose();
    let unit = normalise(x.as_mut_slice());
    let mut q = vec![T::ZERO; if with_columns { rows * columns } else { 0 }];
    blocks::qr(x.as_mut_slice(), &mut q, [rows, columns]);
    let upper = DMatrix::from_fn(columns, columns, |i, j| match i > j {
        true => T::ZERO,
        false => x[(j, i)],
    });
    Ok((upper, unit, q))
}
/// The product of a matrix of `rows` rows with another one.
fn product<T: RealField + Real>(left: Elements<T>, rows: usize, right: &DMatrix<T>) -> DMatrix<T> {
    let mut out = DMatrix::zeros(rows, right.ncols());
    let of_right = Elements {
        first: right.as_ptr(),
        row: 1,
        column: right.nrows(),
    };
    let target = Target {
        first: out.as_mut_ptr(),
        row: 1,
        column: rows,
        add: false,
    };
    let sizes = Sizes {
        m: rows,
        k: right.nrows(),
        n: right.ncols(),
    };
    // SAFETY: Bounds: the matrices have these sizes; nalgebra's are column by column.
    unsafe { gemm_in_memory(sizes, left, of_right, target) };
    out
}
/// The product of two matrices.
///
/// # Safety
/// Bounds: the factors have these sizes, and so has `S`.
unsafe fn written_product<T: Real, S: Shape>(
    sizes: Sizes,
    left: Elements<T>,
    right: Elements<T>,
) -> BoxedTensor<T, S> {
    // SAFETY: Bounds: the caller's promise. Initialisation: a product writes each element.
    TensorBase::over(unsafe {
        Boxed::written(|first| {
            let target = Target {
                first,
                row: sizes.n,
                column: 1,
                add: false,
            };
            gemm_in_memory(sizes, left, right, target);
        })
    })
}
fn singular_values<T: RealField + Real>(x: DMatrix<T>) -> Result<DVector<T>> {
    let (rows, columns) = x.shape();
    if is_tall(columns, rows) {
        return singular_values(x.transpose());
    }
    if is_tall(rows, columns) {
        let (of, unit, _) = factored(x, false)?;
        return Ok(singular_values(of)? * unit);
    }
    singular::svd(x, None)
}
/// The left singular vectors as columns, the values, and the right ones.
#[allow(clippy::type_complexity)]
fn singular<T: RealField + Real>(x: DMatrix<T>) -> Result<(DMatrix<T>, DVector<T>, DMatrix<T>)> {
    let (rows, columns) = x.shape();
    if is_tall(columns, rows) {
        let (v, values, u) = singular(x.transpose())?;
        return Ok((u, values, v));
    }
    if is_tall(rows, columns) {
        let (of, unit, q) = factored(x, true)?;
        let (of_u, values, v) = singular(of)?;
        let left = Elements {
            first: q.as_ptr(),
            row: columns,
            column: 1,
        };
        return Ok((product(left, rows, &of_u), values * unit, v));
    }
    let k = rows.min(columns);
    let (mut u, mut v) = (DMatrix::zeros(rows, k), DMatrix::zeros(columns, k));
    let values = singular::svd(x, Some((&mut u, &mut v)))?;
    Ok((u, values, v))
}

#[allow(clippy::type_complexity)]
pub(super) fn svd<A, U: Shape, S: Shape, V: Shape>(
    a: A,
) -> Result<(
    BoxedTensor<A::Elem, U>,
    BoxedTensor<A::Elem, S>,
    BoxedTensor<A::Elem, V>,
)>
where
    A: ExprNode<Memory = Host, Elem: Real + RealField>,
{
    let (u, values, v) = singular(matrix(a))?;
    let values = boxed(|i, _| values[i]);
    Ok((tensor(&u), values, tensor(&v.transpose())))
}

pub(super) fn svdvals<A, S: Shape>(a: A) -> Result<BoxedTensor<A::Elem, S>>
where
    A: ExprNode<Memory = Host, Elem: Real + RealField>,
{
    let values = singular_values(matrix(a))?;
    Ok(boxed(|i, _| values[i]))
}

pub(super) fn each_singular_value<A>(a: A, f: impl FnMut(A::Elem)) -> Result<()>
where
    A: ExprNode<Memory = Host, Elem: Real + RealField>,
{
    if const { A::Shape::NUMEL > 0 } {
        singular_values(matrix(a))?.iter().copied().for_each(f);
    }
    Ok(())
}

pub(super) fn pinv<A, Transposed: Shape>(a: A) -> Result<BoxedTensor<A::Elem, Transposed>>
where
    A: ExprNode<Memory = Host, Elem: Real + RealField>,
{
    let [rows, columns] = const { sizes::<A::Shape>() };
    let (u, values, mut v) = singular(matrix(a))?;
    let nothing = tolerance(values[0], rows, columns);
    for (mut column, &x) in v.column_iter_mut().zip(values.iter()) {
        column *= match x > nothing {
            true => A::Elem::one() / x,
            false => A::Elem::zero(),
        };
    }
    if rows * columns == 0 {
        return Ok(zeros());
    }
    let left = Elements {
        first: v.as_ptr(),
        row: 1,
        column: columns,
    };
    let right = Elements {
        first: u.as_ptr(),
        row: rows,
        column: 1,
    };
    let sizes = Sizes {
        m: columns,
        k: values.len(),
        n: rows,
    };
    // SAFETY: Bounds: these are the sizes of the matrices.
    Ok(unsafe { written_product(sizes, left, right) })
}

pub(super) fn cholesky<A>(a: A) -> Result<BoxedTensor<A::Elem, A::Shape>>
where
    A: ExprNode<Memory = Host, Elem: Real>,
{
    let mut x = Lazy(a).eval_boxed();
    let n = const { sizes::<A::Shape>()[0] };
    // SAFETY: Bounds, uniqueness: an owned tensor of the shape of the matrix.
    match blocks::cholesky(unsafe { Mat::new(x.as_mut_slice().as_mut_ptr(), n, n) }) {
        true => Ok(x),
        false => Err(LinalgError::NotPositiveDefinite),
    }
}

#[allow(clippy::type_complexity)]
pub(super) fn eigh<A, V: Shape>(
    a: A,
) -> Result<(BoxedTensor<A::Elem, V>, BoxedTensor<A::Elem, A::Shape>)>
where
    A: ExprNode<Memory = Host, Elem: Real + RealField>,
{
    let n = const { sizes::<A::Shape>()[0] };
    #[cfg(all(feature = "std", not(feature = "reproducible")))]
    if spectral::decomposes::<A::Elem>(n) {
        let (values, vectors) = spectral::eigh(Lazy(a).eval_boxed().as_slice(), n)?;
        return Ok((
            boxed(|i, _| values[i]),
            tensor(&DMatrix::from_vec(n, n, vectors)),
        ));
    }
    let mut x = matrix(a);
    // Only the lower triangle is read, as in PyTorch.
    x.fill_upper_triangle_with_lower_triangle();
    finite(x.iter())?;
    let limit = iterations(n);
    let eigen = SymmetricEigen::try_new(x.clone(), <A::Elem as Float>::epsilon(), limit);
    let sound =
        |eigen: &SymmetricEigen<_, _>| are_eigenvectors(&eigen.eigenvalues, &eigen.eigenvectors);
    let Some(eigen) = eigen.filter(sound) else {
        return eigh_by_rotations(x);
    };
    let mut order: Vec<usize> = (0..eigen.eigenvalues.len()).collect();
    order.sort_unstable_by(|&i, &j| {
        let [x, y] = [eigen.eigenvalues[i], eigen.eigenvalues[j]];
        x.partial_cmp(&y).unwrap_or(core::cmp::Ordering::Equal)
    });
    Ok((
        boxed(|i, _| eigen.eigenvalues[order[i]]),
        boxed(|i, j| eigen.eigenvectors[(i, order[j])]),
    ))
}

/// The same, by Jacobi's rotations.
#[allow(clippy::type_complexity)]
#[cold]
#[inline(never)]
fn eigh_by_rotations<T: RealField + Real, V: Shape, M: Shape>(
    mut x: DMatrix<T>,
) -> Result<(BoxedTensor<T, V>, BoxedTensor<T, M>)> {
    let n = x.nrows();
    let (mut values, mut vectors) = (DMatrix::zeros(1, n), DMatrix::zeros(n, n));
    // SAFETY: Bounds, initialisation, uniqueness: owned matrices of these sizes. The first one is symmetric; the rows of
    // the last one are the columns in memory.
    unsafe {
        let [a, v] = [&mut x, &mut vectors].map(|x| Mat::new(x.as_mut_ptr(), n, n));
        factor::eigh(a, Mat::new(values.as_mut_ptr(), 1, n), v.t());
    }
    finite(vectors.iter())?;
    Ok((boxed(|i, _| values[(0, i)]), tensor(&vectors)))
}

pub(super) fn eigvals<A, V: Shape>(a: A) -> Result<BoxedTensor<[A::Elem; 2], V>>
where
    A: ExprNode<Memory = Host, Elem: Real + RealField>,
{
    let mut t = matrix(a);
    let (shift, unit) = schur(&mut t, None)?;
    Ok(boxed(|i, _| {
        let [re, im] = eigenvalue(&t, i);
        [(re - shift) * unit, im * unit]
    }))
}

#[allow(clippy::type_complexity)]
pub(super) fn eig<A, V: Shape>(
    a: A,
) -> Result<(
    BoxedTensor<[A::Elem; 2], V>,
    BoxedTensor<[A::Elem; 2], A::Shape>,
)>
where
    A: ExprNode<Memory = Host, Elem: Real + RealField>,
{
    let mut t = matrix(a);
    let mut q = DMatrix::zeros(t.nrows(), t.ncols());
    let (shift, unit) = schur(&mut t, Some(&mut q))?;
    let (values, x) = eigenvectors(q, t, shift);
    Ok((
        boxed(|i, _| values[i].map(|x| x * unit)),
        boxed(|i, j| vectors::part(values.as_slice(), x.as_slice(), [i, j])),
    ))
}

pub(super) fn inverse<A>(a: A) -> Result<BoxedTensor<A::Elem, A::Shape>>
where
    A: ExprNode<Memory = Host, Elem: Real + RealField>,
{
    let n = const { sizes::<A::Shape>()[0] };
    if n < OWN_INVERSE {
        let mut x = matrix(a);
        return match inverse::invert(&mut x) {
            true => Ok(tensor(&x)),
            false => Err(LinalgError::Singular),
        };
    }
    let mut a = Lazy(a).eval_boxed();
    let mut regular = false;
    // SAFETY: both have `n` rows of `n` elements, and each of the inverse is written.
    let x = TensorBase::over(unsafe {
        Boxed::written(|first: *mut A::Elem| {
            regular = dense::invert(a.as_mut_slice().as_mut_ptr(), first, n);
        })
    });
    match regular {
        true => Ok(x),
        false => Err(LinalgError::Singular),
    }
}

pub(super) fn power<A>(a: A, n: i32) -> Result<BoxedTensor<A::Elem, A::Shape>>
where
    A: ExprNode<Memory = Host, Elem: Real + RealField>,
{
    let base = match n < 0 {
        true => inverse(a)?,
        false => Lazy(a).eval_boxed(),
    };
    let rows = const { sizes::<A::Shape>()[0] };
    if rows == 0 {
        return Ok(base);
    }
    let product = |a: &BoxedTensor<A::Elem, A::Shape>, b: &BoxedTensor<A::Elem, A::Shape>| {
        let of = |x: &BoxedTensor<A::Elem, A::Shape>| Elements {
            first: x.as_slice().as_ptr(),
            row: rows,
            column: 1,
        };
        let sizes = Sizes {
            m: rows,
            k: rows,
            n: rows,
        };
        // SAFETY: Bounds: both are square matrices with so many rows.
        unsafe { written_product(sizes, of(a), of(b)) }
    };
    Ok(
        super::decompose::power(base, n.unsigned_abs(), product).unwrap_or_else(|| {
            boxed(|i, j| match i == j {
                true => A::Elem::one(),
                false => A::Elem::zero(),
            })
        }),
    )
}

pub(super) fn solve<A, B>(a: A, b: B) -> Result<BoxedTensor<A::Elem, B::Shape>>
where
    A: ExprNode<Memory = Host, Elem: Real + RealField>,
    B: ExprNode<Memory = Host, Elem = A::Elem>,
{
    let [n, columns] = const { sizes::<B::Shape>() };
    let (mut a, mut x) = (Lazy(a).eval_boxed(), Lazy(b).eval_boxed());
    let [of_a, of_x] = [a.as_mut_slice(), x.as_mut_slice()].map(|x| x.as_mut_ptr());
    // SAFETY: Bounds, uniqueness: two owned tensors of `n` rows; that of the matrix has as many columns.
    match unsafe { dense::solve(of_a, of_x, n, columns) } {
        true => Ok(x),
        false => Err(LinalgError::Singular),
    }
}

pub(super) fn solve_triangular<A, B>(
    a: A,
    b: B,
    upper: bool,
) -> Result<BoxedTensor<A::Elem, B::Shape>>
where
    A: ExprNode<Memory = Host, Elem: Real>,
    B: ExprNode<Memory = Host, Elem = A::Elem>,
{
    let [n, columns] = const { sizes::<B::Shape>() };
    let mut x = Lazy(b).eval_boxed();
    // A matrix in memory is read where it is, if its rows or its columns are contiguous.
    let strides = const {
        match A::STRIDES {
            Some(of) if A::BORROWED => [of[MAX_RANK - 2], of[MAX_RANK - 1]],
            _ => [0; 2],
        }
    };
    let (pointer, mut copy);
    let (first, step, transposed) = match strides {
        [step, 1] | [1, step] if step >= n => {
            pointer = a.pointer();
            (pointer.cast_mut(), step, strides[1] != 1)
        }
        _ => {
            copy = Lazy(a).eval_boxed();
            (copy.as_mut_slice().as_mut_ptr(), n, false)
        }
    };
    // SAFETY: Bounds, initialisation: the matrix has `n` rows and columns, of which the longer stride is `step`.
    let diagonal = |i: usize| unsafe { first.add(i * (step + 1)).read() };
    if (0..n).any(|i| diagonal(i) == A::Elem::zero()) {
        return Err(LinalgError::Singular);
    }
    let of_a = Dense::new(first, step);
    let of_x = Dense::new(x.as_mut_slice().as_mut_ptr(), columns);
    let triangle = Triangle {
        upper: upper != transposed,
        transposed,
        ..Triangle::stored(upper)
    };
    // SAFETY: Bounds: the matrix is only read; the owned tensor has as many rows.
    unsafe { dense::substitute(of_a, n, of_x, triangle) };
    Ok(x)
}

/// The right side is reflected with the matrix, as columns after its own.
pub(super) fn lstsq<A, B, Out: Shape>(a: A, b: B) -> Result<BoxedTensor<A::Elem, Out>>
where
    A: ExprNode<Memory = Host, Elem: Real + RealField>,
    B: ExprNode<Memory = Host, Elem = A::Elem>,
{
    if const { Out::NUMEL == 0 } {
        return Ok(boxed(|_, _| A::Elem::zero()));
    }
    let ([m, n], [_, columns]) = const { (sizes::<A::Shape>(), sizes::<B::Shape>()) };
    let (mut a, b) = (Lazy(a).eval_boxed(), Lazy(b).eval_boxed());
    let unit = normalise(a.as_mut_slice());
    let width = n + columns;
    let mut both = Vec::with_capacity(m * width);
    let right = b.as_slice().chunks_exact(columns);
    for (row, right) in a.as_slice().chunks_exact(n).zip(right) {
        both.extend_from_slice(row);
        both.extend_from_slice(right);
    }
    blocks::qr(&mut both, &mut [], [m, width]);
    if super::is_rank_deficient((0..n).map(|i| both[i * width + i]), m) {
        return Err(LinalgError::RankDeficient);
    }
    let mut x: BoxedTensor<A::Elem, Out> = boxed(|i, j| both[i * width + n + j]);
    let of_r = Dense::new(both.as_mut_ptr(), width);
    let of_x = Dense::new(x.as_mut_slice().as_mut_ptr(), columns);
    // SAFETY: Bounds, uniqueness: `n` rows of the factor, which has more columns, and an owned tensor of as many.
    unsafe { dense::substitute(of_r, n, of_x, Triangle::UPPER) };
    x.as_mut_slice().iter_mut().for_each(|x| *x /= unit);
    Ok(x)
}
