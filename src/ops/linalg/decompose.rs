//! Decompositions of matrices, by `nalgebra`'s statically sized matrices, but for those of many rows by `spectral` and `schur`
//! (feature `std`).

use nalgebra::allocator::Allocator;
use nalgebra::{
    Const, DefaultAllocator, DimDiff, DimMin, DimSub, Hessenberg, OMatrix, OVector, RealField,
    Reflection, Schur, SymmetricEigen, U1, Unit,
};
use num_traits::Float;

use super::factor::Mat;
use super::inverse::invert;
use super::reflections::Factors;
use super::singular::svd;
#[cfg(all(feature = "std", not(feature = "reproducible")))]
use super::spectral;
use super::vectors::{self, Parts};
use super::{LinalgError, checked, dense, factor, matrix};
use crate::expr::ExprNode;
use crate::num::{D, Dim, SealedBound};
use crate::ops::Real;
use crate::shape::Shape;
use crate::tensor::Tensor;

/// The limit of iterations that nalgebra's own methods lack, for a matrix of `n` rows: an eigenvalue takes some two.
pub(super) fn iterations(n: usize) -> usize {
    n.saturating_mul(30).max(10_000)
}

pub(super) fn tensor<T: RealField + Copy, Out: Shape, const R: usize, const C: usize>(
    x: &OMatrix<T, Const<R>, Const<C>>,
) -> Tensor<T, Out> {
    Tensor::from_elements(|i| x[(i / C.max(1), i % C.max(1))])
}

fn transposed<T: RealField + Copy, Out: Shape, const R: usize, const C: usize>(
    x: &OMatrix<T, Const<R>, Const<C>>,
) -> Tensor<T, Out> {
    Tensor::from_elements(|i| x[(i % R.max(1), i / R.max(1))])
}

/// A matrix whose sizes are those of nalgebra's static matrices, which `eval` decomposes without a heap.
#[diagnostic::on_unimplemented(
    message = "the shape {Self} is not known to be that of a matrix which is decomposed on the stack",
    label = "a matrix with sizes of at most 127 is needed",
    note = "nalgebra's static sizes reach up to 127: `.eval_boxed()` decomposes any on the heap (feature `alloc`)",
    note = "where sizes are generic, add the bound `{Self}: DecomposesMatrix<{T}>`; `.checked()?` needs none"
)]
pub trait DecomposesMatrix<T: Real>: Sized + SealedBound {
    #[doc(hidden)]
    fn qr<A: ExprNode<Elem = T, Shape = Self>, Q: Shape, R: Shape>(
        a: &A,
    ) -> (Tensor<T, Q>, Tensor<T, R>)
    where
        Self: Shape;
    #[doc(hidden)]
    fn lu<A: ExprNode<Elem = T, Shape = Self>, P: Shape, L: Shape, U: Shape>(
        a: &A,
    ) -> (Tensor<T, P>, Tensor<T, L>, Tensor<T, U>)
    where
        Self: Shape;
    #[allow(clippy::type_complexity)]
    #[doc(hidden)]
    fn svd<A: ExprNode<Elem = T, Shape = Self>, U: Shape, S: Shape, V: Shape>(
        a: &A,
    ) -> Result<(Tensor<T, U>, Tensor<T, S>, Tensor<T, V>), LinalgError>
    where
        Self: Shape;
    #[doc(hidden)]
    fn svdvals<A: ExprNode<Elem = T, Shape = Self>, S: Shape>(
        a: &A,
    ) -> Result<Tensor<T, S>, LinalgError>
    where
        Self: Shape;
    #[doc(hidden)]
    fn each_singular_value<A: ExprNode<Elem = T, Shape = Self>>(
        a: &A,
        f: impl FnMut(T),
    ) -> Result<(), LinalgError>
    where
        Self: Shape;
    #[doc(hidden)]
    fn pinv<A: ExprNode<Elem = T, Shape = Self>, Transposed: Shape>(
        a: &A,
    ) -> Result<Tensor<T, Transposed>, LinalgError>
    where
        Self: Shape;
}

fn one<T: RealField, const N: usize>() -> OMatrix<T, Const<N>, Const<N>> {
    OMatrix::<T, Const<N>, Const<N>>::identity()
}

/// Rejects elements that are not finite: nalgebra's decompositions of them panic, or, of 2 and 3 rows, find no failure.
pub(super) fn finite<'a, T: Float + 'a>(
    mut elements: impl Iterator<Item = &'a T>,
) -> Result<(), LinalgError> {
    match elements.all(|x| Float::is_finite(*x)) {
        true => Ok(()),
        false => Err(LinalgError::NotConverged),
    }
}

/// Divides numbers by a power of two of the size of the largest, which is returned: 1 if there is none, or if it is not
/// finite.
pub(super) fn normalise<T: Float>(numbers: &mut [T]) -> T {
    let sizes = numbers.iter().map(|x| x.abs());
    let unit = factor::unit(sizes.fold(T::zero(), T::max));
    for x in numbers {
        *x = *x / unit;
    }
    unit
}

/// The first `columns` columns of the product of reflections, whose axes are in the first `count` columns of a matrix, from
/// `below` the diagonal on.
///
/// nalgebra does not reflect a column whose squares underflow, but its own methods multiply by the sign of the first number
/// all the same.
fn reflections<T: RealField + Float, R: nalgebra::Dim, C: nalgebra::Dim, K: nalgebra::Dim>(
    axes: &OMatrix<T, R, C>,
    columns: K,
    count: usize,
    below: usize,
) -> OMatrix<T, R, K>
where
    DefaultAllocator: Allocator<R, C> + Allocator<R, K>,
{
    let (rows, _) = axes.shape_generic();
    let mut q = OMatrix::<T, R, K>::identity_generic(rows, columns);
    for i in (0..count).rev() {
        let axis = axes.view_range(i + below.., i);
        if axis.norm_squared() == T::zero() {
            continue;
        }
        let sign = match axis[0] < T::zero() {
            true => T::one(),
            false => -T::one(),
        };
        let reflection = Reflection::new(Unit::new_unchecked(axis), T::zero());
        reflection.reflect_with_sign(&mut q.view_range_mut(i + below.., i..), sign);
    }
    q
}
// Separate functions: with bounds on one size in scope, the compiler would confuse it with another size.
fn zeros<T: RealField, const R: usize, const C: usize>() -> OMatrix<T, Const<R>, Const<C>> {
    OMatrix::<T, Const<R>, Const<C>>::zeros()
}
fn multiplied<T: RealField + Copy, const N: usize, const K: usize, const M: usize>(
    v: &OMatrix<T, Const<N>, Const<K>>,
    inverses: impl Fn(usize) -> T,
    u: &OMatrix<T, Const<M>, Const<K>>,
) -> OMatrix<T, Const<N>, Const<M>> {
    OMatrix::<T, Const<N>, Const<M>>::from_fn(|i, j| {
        (0..K).fold(T::zero(), |sum, l| {
            sum + v[(i, l)] * inverses(l) * u[(j, l)]
        })
    })
}

/// Whether a pivot is subnormal: nalgebra multiplies by the inverse, which may be infinite.
fn has_subnormal_pivot<T: RealField + Float, const N: usize>(
    lu: &OMatrix<T, Const<N>, Const<N>>,
) -> bool {
    let least = <T as Float>::min_positive_value();
    let mut sizes = (0..N).map(|i| Float::abs(lu[(i, i)]));
    sizes.any(|size| size < least && size > T::zero())
}
/// The solution of a system, by the library's own elimination.
#[cold]
#[inline(never)]
fn solved_by_elimination<A: ExprNode, B: ExprNode<Elem = A::Elem>>(
    a: &A,
    b: &B,
) -> Result<Tensor<A::Elem, B::Shape>, LinalgError>
where
    A::Elem: RealField + Real,
{
    let (n, columns) = const { (checked::rows::<A::Shape>(), checked::columns::<B::Shape>()) };
    let mut of_a = Tensor::<A::Elem, A::Shape>::zeros();
    let mut x = Tensor::<A::Elem, B::Shape>::zeros();
    let (first, of_x) = (
        of_a.as_mut_slice().as_mut_ptr(),
        x.as_mut_slice().as_mut_ptr(),
    );
    // SAFETY: Bounds, uniqueness: owned tensors of the shapes of the matrix and of the right-hand side, of as many rows.
    let regular = unsafe {
        checked::copied(a, first);
        checked::copied(b, of_x);
        dense::solve(first, of_x, n, columns)
    };
    match regular {
        true => Ok(x),
        false => Err(LinalgError::Singular),
    }
}

/// The bound below which singular values count as 0. PyTorch's default tolerance.
pub(super) fn tolerance<T: RealField + Float>(largest: T, rows: usize, columns: usize) -> T {
    largest * <T as Float>::epsilon() * nalgebra::convert::<f64, T>(rows.max(columns) as f64)
}

#[diagnostic::do_not_recommend]
impl<
    T: RealField + Real,
    const M: usize,
    const N: usize,
    const K: usize,
    const M1: usize,
    const N1: usize,
    const K1: usize,
> DecomposesMatrix<T> for (D<M>, D<N>)
where
    // The sizes of nalgebra's matrices: 1 instead of 0.
    D<M>: Dim<AtLeastOne = D<M1>>,
    D<N>: Dim<AtLeastOne = D<N1>>,
    D<K>: Dim<AtLeastOne = D<K1>>,
    Const<M>: DimMin<Const<N>, Output = Const<K>>,
    Const<M1>: DimMin<Const<N1>, Output = Const<K1>>,
    Const<K1>: DimSub<U1>,
    DefaultAllocator: Allocator<DimDiff<Const<K1>, U1>>,
{
    fn qr<A: ExprNode<Elem = T, Shape = Self>, Q: Shape, R: Shape>(
        a: &A,
    ) -> (Tensor<T, Q>, Tensor<T, R>) {
        let mut x = Tensor::<T, Self>::zeros();
        let mut q = Tensor::<T, Q>::zeros();
        // SAFETY: Bounds, uniqueness: an owned tensor of the shape of the matrix.
        unsafe { checked::copied(a, x.as_mut_slice().as_mut_ptr()) };
        let mut vectors = Tensor::<T, Q>::zeros();
        let mut of_columns = [[T::ZERO; N1]; 2];
        let [units, scales] = &mut of_columns;
        Factors {
            a: x.as_mut_slice(),
            q: q.as_mut_slice(),
            vectors: vectors.as_mut_slice(),
            units: &mut units[..N],
            scales: &mut scales[..N],
        }
        .decompose();
        let of = x.as_slice();
        let upper = |i: usize| match i / N1 > i % N1 {
            true => T::ZERO,
            false => of[i],
        };
        (q, Tensor::from_elements(upper))
    }
    fn lu<A: ExprNode<Elem = T, Shape = Self>, P: Shape, L: Shape, U: Shape>(
        a: &A,
    ) -> (Tensor<T, P>, Tensor<T, L>, Tensor<T, U>) {
        let unless = |is_zero: bool, x: T| if is_zero { T::zero() } else { x };
        let mut x = Tensor::<T, Self>::zeros();
        let mut lower = Tensor::<T, L>::from_elements(|i| unless(i / K1 != i % K1, T::one()));
        let mut order: [usize; M1] = core::array::from_fn(|i| i);
        let (order, _) = order.split_at_mut(M);
        // SAFETY: Bounds, uniqueness: owned tensors of the shapes of the matrix and of the factor, and `M` numbers.
        unsafe {
            let first = x.as_mut_slice().as_mut_ptr();
            checked::copied(a, first);
            dense::lu(first, N, lower.as_mut_slice().as_mut_ptr(), order);
        }
        let of = x.as_slice();
        (
            Tensor::from_elements(|i| unless(order[i % M1] != i / M1, T::one())),
            lower,
            Tensor::from_elements(|i| unless(i / N1 > i % N1, of[i])),
        )
    }
    fn svd<A: ExprNode<Elem = T, Shape = Self>, U: Shape, S: Shape, V: Shape>(
        a: &A,
    ) -> Result<(Tensor<T, U>, Tensor<T, S>, Tensor<T, V>), LinalgError> {
        let mut u = zeros::<T, M1, K1>();
        let mut v = zeros::<T, N1, K1>();
        let x = matrix::<A, M1, N1>(a);
        let values = svd::<T, Const<M1>, Const<N1>>(x, Some((&mut u, &mut v)))?;
        Ok((tensor(&u), tensor(&values), transposed(&v)))
    }
    fn svdvals<A: ExprNode<Elem = T, Shape = Self>, S: Shape>(
        a: &A,
    ) -> Result<Tensor<T, S>, LinalgError> {
        let values = svd::<T, Const<M1>, Const<N1>>(matrix::<A, M1, N1>(a), None)?;
        Ok(tensor(&values))
    }
    fn each_singular_value<A: ExprNode<Elem = T, Shape = Self>>(
        a: &A,
        f: impl FnMut(T),
    ) -> Result<(), LinalgError> {
        let values = svd::<T, Const<M1>, Const<N1>>(matrix::<A, M1, N1>(a), None)?;
        values.iter().take(K).copied().for_each(f);
        Ok(())
    }
    fn pinv<A: ExprNode<Elem = T, Shape = Self>, Transposed: Shape>(
        a: &A,
    ) -> Result<Tensor<T, Transposed>, LinalgError> {
        let mut u = zeros::<T, M1, K1>();
        let mut v = zeros::<T, N1, K1>();
        let x = matrix::<A, M1, N1>(a);
        let values = svd::<T, Const<M1>, Const<N1>>(x, Some((&mut u, &mut v)))?;
        let nothing = tolerance(values[0], M, N);
        let inverse = |l: usize| {
            let x = values[l];
            if x > nothing { T::one() / x } else { T::zero() }
        };
        Ok(tensor(&multiplied::<T, N1, K1, M1>(&v, inverse, &u)))
    }
}

/// A square matrix whose size is that of nalgebra's static matrices, which `eval` decomposes without a heap.
#[diagnostic::on_unimplemented(
    message = "the shape {Self} is not known to be that of a square matrix which is decomposed on the stack",
    label = "a square matrix with at most 127 rows is needed",
    note = "nalgebra's static sizes reach up to 127: `.eval_boxed()` decomposes any on the heap (feature `alloc`)",
    note = "where sizes are generic, add the bound `{Self}: DecomposesSquare<{T}>`; `.checked()?` of all but `eig` and `eigvals` needs none"
)]
pub trait DecomposesSquare<T: Real>: Sized + SealedBound {
    #[doc(hidden)]
    fn cholesky<A: ExprNode<Elem = T, Shape = Self>>(a: &A) -> Result<Tensor<T, Self>, LinalgError>
    where
        Self: Shape;
    #[allow(clippy::type_complexity)]
    #[doc(hidden)]
    fn eigh<A: ExprNode<Elem = T, Shape = Self>, V: Shape>(
        a: &A,
    ) -> Result<(Tensor<T, V>, Tensor<T, Self>), LinalgError>
    where
        Self: Shape;
    #[doc(hidden)]
    fn eigvals<A: ExprNode<Elem = T, Shape = Self>, V: Shape>(
        a: &A,
    ) -> Result<Tensor<[T; 2], V>, LinalgError>
    where
        Self: Shape;
    #[allow(clippy::type_complexity)]
    #[doc(hidden)]
    fn eig<A: ExprNode<Elem = T, Shape = Self>, V: Shape>(
        a: &A,
    ) -> Result<(Tensor<[T; 2], V>, Tensor<[T; 2], Self>), LinalgError>
    where
        Self: Shape;
    #[doc(hidden)]
    fn power<A: ExprNode<Elem = T, Shape = Self>>(
        a: &A,
        n: i32,
    ) -> Result<Tensor<T, Self>, LinalgError>
    where
        T: crate::ops::Arithmetic,
        Self: Shape;
}

/// Divides a matrix by a unit, adds a shift to its diagonal, and replaces it by the quasi-triangular factor of its real Schur
/// decomposition. The orthogonal factor is written if `q` is given: results that are handed on would take more of the stack.
///
/// Returns the shift and the unit. The shift is 0, or the norm of the matrix if the iteration does not converge without a
/// shift, because eigenvalues are 0 or equal in absolute value.
pub(super) fn schur<T: RealField + Real, N: nalgebra::Dim + DimSub<U1>>(
    x: &mut OMatrix<T, N, N>,
    mut q: Option<&mut OMatrix<T, N, N>>,
) -> Result<(T, T), LinalgError>
where
    DefaultAllocator:
        Allocator<N, N> + Allocator<N> + Allocator<DimDiff<N, U1>> + Allocator<N, DimDiff<N, U1>>,
{
    // Of NaN, the iterations would go on to their limit.
    finite(x.iter())?;
    let unit = normalise(x.as_mut_slice());
    let n = x.nrows();
    #[cfg(all(feature = "std", not(feature = "reproducible")))]
    if spectral::decomposes::<T>(n) {
        let q = q.as_deref_mut().map(|q| q.as_mut_slice());
        if super::schur::decompose(x.as_mut_slice(), n, q) {
            return Ok((T::zero(), unit));
        }
    }
    let epsilon = <T as Float>::epsilon();
    if schur_factors(x, q.as_deref_mut(), epsilon, 30 * n + 100) {
        return Ok((T::zero(), unit));
    }
    let shift = x.norm();
    for i in 0..n {
        x[(i, i)] += shift;
    }
    let four = nalgebra::convert::<f64, T>(4.0);
    match schur_factors(x, q, epsilon * four, iterations(n)) {
        true => Ok((shift, unit)),
        false => Err(LinalgError::NotConverged),
    }
}
/// Returns false, and leaves the matrix, if there is no convergence.
fn schur_factors<T: RealField + Float, N: nalgebra::Dim + DimSub<U1>>(
    x: &mut OMatrix<T, N, N>,
    q: Option<&mut OMatrix<T, N, N>>,
    epsilon: T,
    limit: usize,
) -> bool
where
    DefaultAllocator:
        Allocator<N, N> + Allocator<N> + Allocator<DimDiff<N, U1>> + Allocator<N, DimDiff<N, U1>>,
{
    let Some(q) = q else {
        return iterate(x, None, epsilon, limit);
    };
    let from = x.clone();
    if !iterate(x, Some(q), epsilon, limit) {
        return false;
    }
    // Two rows are not reflected.
    if from.nrows() <= 2 || are_factors(q, x, &from) {
        return true;
    }
    reduce_with_care(&from, x, q);
    let mut rest = q.clone();
    let mut done = iterate(x, Some(&mut rest), epsilon, limit);
    if done {
        *q = &*q * rest;
        done = are_factors(q, x, &from);
    }
    if !done {
        *x = from;
    }
    done
}
#[inline(never)]
fn iterate<T: RealField + Float, N: nalgebra::Dim + DimSub<U1>>(
    x: &mut OMatrix<T, N, N>,
    q: Option<&mut OMatrix<T, N, N>>,
    epsilon: T,
    limit: usize,
) -> bool
where
    DefaultAllocator:
        Allocator<N, N> + Allocator<N> + Allocator<DimDiff<N, U1>> + Allocator<N, DimDiff<N, U1>>,
{
    let Some(schur) = Schur::<T, N>::try_new(x.clone(), epsilon, limit) else {
        return false;
    };
    let (of_x, t) = schur.unpack();
    *x = t;
    if let Some(q) = q {
        *q = of_x;
    }
    true
}
/// Whether `q t` is `x q`, as far as the product with a vector of numbers without a pattern shows. It is not if nalgebra has
/// taken a column that it did not reflect for one that it did: see [`reflections`].
fn are_factors<T: RealField + Float, N: nalgebra::Dim>(
    q: &OMatrix<T, N, N>,
    t: &OMatrix<T, N, N>,
    x: &OMatrix<T, N, N>,
) -> bool
where
    DefaultAllocator: Allocator<N, N> + Allocator<N>,
{
    let v = without_pattern::<T, N>(x.shape_generic().0);
    let errors = x * (q * &v) - q * (t * &v);
    // Those of random matrices of up to 64 rows are up to 19 units.
    errors.norm() <= rounding::<T>(x.nrows()) * x.norm() * v.norm()
}
/// A vector of numbers without a pattern.
fn without_pattern<T: RealField + Float, N: nalgebra::Dim>(n: N) -> OVector<T, N>
where
    DefaultAllocator: Allocator<N>,
{
    let mut random = 1_u32;
    OVector::<T, N>::from_fn_generic(n, U1, |_, _| {
        random = random.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        nalgebra::convert::<f64, T>(f64::from(random >> 8) / f64::from(1 << 24) + 0.5)
    })
}
/// What rounding adds to a product with a matrix of `n` rows, relative to its size.
fn rounding<T: RealField + Float>(n: usize) -> T {
    nalgebra::convert::<f64, T>(n as f64 + 32.0) * <T as Float>::epsilon()
}
/// Whether eigenvalues of a symmetric matrix are finite, and the vectors orthonormal, as far as the product with a vector of
/// numbers without a pattern shows. They are not if nalgebra has rotated by numbers whose squares underflow.
pub(super) fn are_eigenvectors<T: RealField + Float, N: nalgebra::Dim>(
    values: &OVector<T, N>,
    vectors: &OMatrix<T, N, N>,
) -> bool
where
    DefaultAllocator: Allocator<N, N> + Allocator<N>,
{
    let v = without_pattern::<T, N>(vectors.shape_generic().0);
    let errors = vectors.tr_mul(&(vectors * &v)) - &v;
    errors.norm() <= rounding::<T>(vectors.nrows()) * v.norm() && finite(values.iter()).is_ok()
}
/// The eigenvalues of a symmetric matrix, by Jacobi's rotations.
#[cold]
#[inline(never)]
fn eigh_by_rotations<A: ExprNode, V: Shape>(a: &A) -> Symmetric<A::Elem, V, A::Shape>
where
    A::Elem: RealField + Real,
{
    let n = const { checked::rows::<A::Shape>() };
    let mut of_a = Tensor::<A::Elem, A::Shape>::zeros();
    let mut values = Tensor::<A::Elem, V>::zeros();
    let mut vectors = Tensor::<A::Elem, A::Shape>::zeros();
    // SAFETY: Bounds, initialisation, uniqueness: owned tensors, two of the shape of the matrix, one of as many elements as
    // rows.
    unsafe {
        checked::copied(a, of_a.as_mut_slice().as_mut_ptr());
        let [a, v] =
            [&mut of_a, &mut vectors].map(|x| Mat::new(x.as_mut_slice().as_mut_ptr(), n, n));
        factor::eigh(a, Mat::new(values.as_mut_slice().as_mut_ptr(), 1, n), v);
    }
    finite(vectors.as_slice().iter())?;
    Ok((values, vectors))
}
/// The eigenvalues and the eigenvectors of a symmetric matrix.
type Symmetric<T, V, M> = Result<(Tensor<T, V>, Tensor<T, M>), LinalgError>;
/// Writes a matrix of the same eigenvalues that is 0 below the numbers beside its diagonal, and the orthogonal factor. These
/// numbers are 0 where their squares would underflow, or have few digits: beside the largest ones they are nothing.
#[cold]
#[inline(never)]
fn reduce_with_care<T: RealField + Float, N: nalgebra::Dim + DimSub<U1>>(
    from: &OMatrix<T, N, N>,
    x: &mut OMatrix<T, N, N>,
    q: &mut OMatrix<T, N, N>,
) where
    DefaultAllocator: Allocator<N, N> + Allocator<N> + Allocator<DimDiff<N, U1>>,
{
    let (n, _) = from.shape_generic();
    let count = from.nrows().saturating_sub(1);
    let of = Hessenberg::<T, N>::new(from.clone());
    *q = reflections(of.hess_internal(), n, count, 1);
    *x = of.unpack_h();
    for i in 0..count {
        let below = x[(i + 1, i)];
        if below * below < <T as Float>::min_positive_value() / <T as Float>::epsilon() {
            x[(i + 1, i)] = T::zero();
        }
    }
}

/// Eigenvalue `i` of the matrix `t` of a real Schur decomposition.
pub(super) fn eigenvalue<T: RealField + Real, N: nalgebra::Dim>(
    t: &OMatrix<T, N, N>,
    i: usize,
) -> Parts<T>
where
    DefaultAllocator: Allocator<N, N>,
{
    vectors::eigenvalue(|i, j| t[(i, j)], t.nrows(), i)
}

/// The eigenvalues, and the eigenvectors as columns, of the real Schur decomposition of a matrix to which `shift` was added. The
/// parts of the vectors are those that [`vectors::part`] reads.
#[allow(clippy::type_complexity)]
pub(super) fn eigenvectors<T: RealField + Real, N: nalgebra::Dim>(
    mut q: OMatrix<T, N, N>,
    mut t: OMatrix<T, N, N>,
    shift: T,
) -> (OVector<Parts<T>, N>, OMatrix<T, N, N>)
where
    DefaultAllocator: Allocator<N, N> + Allocator<N>,
{
    let (rows, _) = t.shape_generic();
    let n = rows.value();
    for i in 0..n {
        t[(i, i)] -= shift;
    }
    let values = OVector::<Parts<T>, N>::from_fn_generic(rows, U1, |i, _| eigenvalue(&t, i));
    let mut y = OMatrix::<T, N, N>::zeros_generic(rows, rows);
    vectors::substitute(t.as_slice(), values.as_slice(), y.as_mut_slice());
    let [x, q, y] = [&mut t, &mut q, &mut y].map(|x| x.as_mut_slice().as_mut_ptr());
    // SAFETY: Bounds, initialisation, uniqueness: owned matrices of `n` rows and columns. In memory, they are transposed.
    unsafe {
        let [x, q, y] = [x, q, y].map(|first| Mat::new(first, n, n));
        x.product(T::ZERO, T::ONE, y, q);
    }
    vectors::normalise(t.as_mut_slice(), values.as_slice());
    (values, t)
}

#[diagnostic::do_not_recommend]
impl<T: RealField + Real, const N: usize, const N1: usize> DecomposesSquare<T> for (D<N>, D<N>)
where
    // The size of nalgebra's matrices: 1 instead of 0.
    D<N>: Dim<AtLeastOne = D<N1>>,
    D<N1>: Dim,
    Const<N1>: DimMin<Const<N1>, Output = Const<N1>> + DimSub<U1>,
    DefaultAllocator:
        Allocator<DimDiff<Const<N1>, U1>> + Allocator<Const<N1>, DimDiff<Const<N1>, U1>>,
{
    fn cholesky<A: ExprNode<Elem = T, Shape = Self>>(
        a: &A,
    ) -> Result<Tensor<T, Self>, LinalgError> {
        let mut x = Tensor::<T, Self>::zeros();
        let first = x.as_mut_slice().as_mut_ptr();
        // SAFETY: Bounds, uniqueness: an owned tensor of the shape of the matrix.
        let positive = unsafe {
            checked::copied(a, first);
            dense::cholesky(dense::Dense::new(first, N), N)
        };
        match positive {
            true => Ok(x),
            false => Err(LinalgError::NotPositiveDefinite),
        }
    }
    fn eigh<A: ExprNode<Elem = T, Shape = Self>, V: Shape>(
        a: &A,
    ) -> Result<(Tensor<T, V>, Tensor<T, Self>), LinalgError> {
        let x = matrix::<A, N1, N1>(a);
        // Only the lower triangle is read, as in PyTorch.
        let x = OMatrix::<T, Const<N1>, Const<N1>>::from_fn(|i, j| x[(i.max(j), i.min(j))]);
        #[cfg(all(feature = "std", not(feature = "reproducible")))]
        if spectral::decomposes::<T>(N) {
            let (values, vectors) = spectral::eigh(x.as_slice(), N)?;
            return Ok((
                Tensor::from_elements(|i| values[i]),
                Tensor::from_elements(|i| vectors[i % N1 * N + i / N1]),
            ));
        }
        finite(x.iter())?;
        let Some(eigen) =
            SymmetricEigen::<T, Const<N1>>::try_new(x, <T as Float>::epsilon(), iterations(N))
        else {
            return eigh_by_rotations(a);
        };
        if !are_eigenvectors::<T, Const<N1>>(&eigen.eigenvalues, &eigen.eigenvectors) {
            return eigh_by_rotations(a);
        }
        let mut order = [0; N];
        for (i, place) in order.iter_mut().enumerate() {
            *place = i;
        }
        order.sort_unstable_by(|&i, &j| {
            let [x, y] = [eigen.eigenvalues[i], eigen.eigenvalues[j]];
            x.partial_cmp(&y).unwrap_or(core::cmp::Ordering::Equal)
        });
        Ok((
            Tensor::from_elements(|i| eigen.eigenvalues[order[i]]),
            Tensor::from_elements(|i| eigen.eigenvectors[(i / N.max(1), order[i % N.max(1)])]),
        ))
    }
    fn eigvals<A: ExprNode<Elem = T, Shape = Self>, V: Shape>(
        a: &A,
    ) -> Result<Tensor<[T; 2], V>, LinalgError> {
        let mut t = matrix::<A, N1, N1>(a);
        let (shift, unit) = schur::<T, Const<N1>>(&mut t, None)?;
        Ok(Tensor::from_elements(|i| {
            let [re, im] = eigenvalue(&t, i);
            [(re - shift) * unit, im * unit]
        }))
    }
    fn eig<A: ExprNode<Elem = T, Shape = Self>, V: Shape>(
        a: &A,
    ) -> Result<(Tensor<[T; 2], V>, Tensor<[T; 2], Self>), LinalgError> {
        let (mut t, mut q) = (matrix::<A, N1, N1>(a), one::<T, N1>());
        let (shift, unit) = schur::<T, Const<N1>>(&mut t, Some(&mut q))?;
        let (values, x) = eigenvectors::<T, Const<N1>>(q, t, shift);
        Ok((
            Tensor::from_elements(|i| values[i].map(|x| x * unit)),
            Tensor::from_elements(|i| {
                vectors::part(values.as_slice(), x.as_slice(), [i / N1, i % N1])
            }),
        ))
    }
    fn power<A: ExprNode<Elem = T, Shape = Self>>(
        a: &A,
        n: i32,
    ) -> Result<Tensor<T, Self>, LinalgError>
    where
        T: crate::ops::Arithmetic,
    {
        let mut base = matrix::<A, N1, N1>(a);
        if n < 0 && !invert(&mut base) {
            return Err(LinalgError::Singular);
        }
        let product = |a: &_, b: &_| crate::expr::Expr::eval(crate::ops::MatrixOps::mm(a, b));
        Ok(power(tensor(&base), n.unsigned_abs(), product)
            .unwrap_or_else(|| tensor(&one::<T, N1>())))
    }
}

/// The `n`-th power of a matrix by repeated squares, unless `n` is 0.
pub(super) fn power<M: Clone>(mut base: M, mut n: u32, product: impl Fn(&M, &M) -> M) -> Option<M> {
    let mut out: Option<M> = None;
    while n > 0 {
        if n & 1 == 1 {
            out = Some(match out {
                Some(out) => product(&out, &base),
                None => base.clone(),
            });
        }
        n >>= 1;
        if n > 0 {
            base = product(&base, &base);
        }
    }
    out
}

/// A square matrix `Self` and a right-hand side `B` with the same number of rows, whose sizes are those of nalgebra's
/// static matrices, so that `eval` solves without a heap.
#[diagnostic::on_unimplemented(
    message = "a system of a matrix {Self} and a right-hand side {B} is not known to be one that is solved on the stack",
    label = "sizes of at most 127 are needed",
    note = "nalgebra's static sizes reach up to 127: `.eval_boxed()` solves any on the heap (feature `alloc`)",
    note = "where sizes are generic, `.checked()?.eval()` needs no bound, or add `{Self}: Solves<{B}, {T}>`"
)]
pub trait Solves<B: Shape, T: Real>: Sized + SealedBound {
    #[doc(hidden)]
    fn solve<A, Rhs>(a: &A, b: &Rhs) -> Result<Tensor<T, B>, LinalgError>
    where
        A: ExprNode<Elem = T, Shape = Self>,
        Rhs: ExprNode<Elem = T, Shape = B>,
        Self: Shape;
    #[doc(hidden)]
    fn triangular<A, Rhs>(a: &A, b: &Rhs, upper: bool) -> Result<Tensor<T, B>, LinalgError>
    where
        A: ExprNode<Elem = T, Shape = Self>,
        Rhs: ExprNode<Elem = T, Shape = B>,
        Self: Shape;
}
// A separate function: with bounds on one size in scope, the compiler would confuse it with another size.
fn substituted<T: RealField + Copy, Out: Shape, const N: usize, const P: usize>(
    a: &OMatrix<T, Const<N>, Const<N>>,
    b: &OMatrix<T, Const<N>, Const<P>>,
    upper: bool,
) -> Result<Tensor<T, Out>, LinalgError> {
    let x = if upper {
        a.solve_upper_triangular(b)
    } else {
        a.solve_lower_triangular(b)
    };
    Ok(tensor(&x.ok_or(LinalgError::Singular)?))
}

macro_rules! solves {
    ($([$($P:ident)?] $B:ty, $columns:expr;)*) => { $(
        #[diagnostic::do_not_recommend]
        impl<T: RealField + Real, const N: usize $(, const $P: usize)?> Solves<$B, T> for (D<N>, D<N>)
        where
            D<N>: Dim,
            $(D<$P>: Dim,)?
            Const<N>: DimMin<Const<N>, Output = Const<N>>,
        {
            fn solve<A, Rhs>(a: &A, b: &Rhs) -> Result<Tensor<T, $B>, LinalgError>
            where
                A: ExprNode<Elem = T, Shape = Self>,
                Rhs: ExprNode<Elem = T, Shape = $B>,
            {
                let lu = matrix::<A, N, N>(a).lu();
                if !lu.is_invertible() {
                    return Err(LinalgError::Singular);
                }
                if N == 0 || $columns == 0 {
                    return Ok(Tensor::from_elements(|_| T::zero()));
                }
                if has_subnormal_pivot(lu.lu_internal()) {
                    return solved_by_elimination(a, b);
                }
                let mut x = matrix::<Rhs, N, { $columns }>(b);
                if !lu.solve_mut::<Const<N>, Const<{ $columns }>, _>(&mut x) {
                    return Err(LinalgError::Singular);
                }
                Ok(tensor::<T, _, N, { $columns }>(&x))
            }
            fn triangular<A, Rhs>(a: &A, b: &Rhs, upper: bool) -> Result<Tensor<T, $B>, LinalgError>
            where
                A: ExprNode<Elem = T, Shape = Self>,
                Rhs: ExprNode<Elem = T, Shape = $B>,
            {
                if N == 0 || $columns == 0 {
                    return Ok(Tensor::from_elements(|_| T::zero()));
                }
                let a = matrix::<A, N, N>(a);
                let b = matrix::<Rhs, N, { $columns }>(b);
                substituted(&a, &b, upper)
            }
        }
    )* };
}
solves! {
    [] (D<N>,), 1;
    [P] (D<N>, D<P>), P;
}

#[cfg(test)]
mod tests {
    use super::iterations;

    // A test of so many rows would take hours.
    #[test]
    fn each_eigenvalue_of_a_large_matrix_has_iterations() {
        assert_eq!(iterations(100), 10_000);
        assert!(iterations(20_000) > 10 * 20_000);
    }
}
