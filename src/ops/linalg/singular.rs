//! Singular values and vectors.
//!
//! Those of many rows are `spectral`'s; nalgebra makes a matrix of fewer rows bidiagonal. Its iterations are not used: of a
//! matrix without full rank, their results do not multiply to the matrix, and those for 2 and 3 rows square its elements.

use nalgebra::allocator::Allocator;
use nalgebra::linalg::Bidiagonal;
use nalgebra::{
    DefaultAllocator, Dim, DimDiff, DimMin, DimMinimum, DimSub, OMatrix, OVector, RealField, U1,
};

use super::LinalgError;
use super::decompose::{finite, normalise};
use super::factor::{self, Mat};
#[cfg(all(feature = "std", not(feature = "reproducible")))]
use super::spectral;
use crate::ops::Real;

/// Up to so many values, Jacobi's rotations are as fast, and more accurate for small values.
pub(super) const FEW: usize = 4;

/// The left and the right singular vectors, as columns.
pub(super) type Vectors<'a, T, R, C> = (
    &'a mut OMatrix<T, R, DimMinimum<R, C>>,
    &'a mut OMatrix<T, C, DimMinimum<R, C>>,
);

/// The singular values of a matrix in descending order. Where vectors are asked for, they are written: results that are
/// handed on would take more of the stack.
pub(super) fn svd<T: RealField + Real, R: DimMin<C>, C: Dim>(
    mut x: OMatrix<T, R, C>,
    vectors: Option<Vectors<'_, T, R, C>>,
) -> Result<OVector<T, DimMinimum<R, C>>, LinalgError>
where
    DimMinimum<R, C>: DimSub<U1>,
    DefaultAllocator: Allocator<R, C>
        + Allocator<C, R>
        + Allocator<C>
        + Allocator<R>
        + Allocator<DimMinimum<R, C>>
        + Allocator<DimDiff<DimMinimum<R, C>, U1>>
        + Allocator<R, DimMinimum<R, C>>
        + Allocator<C, DimMinimum<R, C>>
        + Allocator<DimMinimum<R, C>, C>,
{
    #[cfg(all(feature = "std", not(feature = "reproducible")))]
    if spectral::decomposes::<T>(x.nrows().min(x.ncols())) {
        return of_many_rows(x, vectors);
    }
    finite(x.iter())?;
    let unit = normalise(x.as_mut_slice());
    let few_values = x.nrows().min(x.ncols()) <= FEW;
    let mut values = match (few_values, vectors) {
        (true, Some((u, v))) => few(&x, u, v),
        (true, None) => few_alone(&x),
        (false, vectors) => many(x, vectors)?,
    };
    values *= unit;
    Ok(values)
}

/// By `spectral`.
#[cfg(all(feature = "std", not(feature = "reproducible")))]
fn of_many_rows<T: RealField + Real, R: DimMin<C>, C: Dim>(
    x: OMatrix<T, R, C>,
    vectors: Option<Vectors<'_, T, R, C>>,
) -> Result<OVector<T, DimMinimum<R, C>>, LinalgError>
where
    DefaultAllocator: Allocator<R, C>
        + Allocator<C, R>
        + Allocator<DimMinimum<R, C>>
        + Allocator<R, DimMinimum<R, C>>
        + Allocator<C, DimMinimum<R, C>>,
{
    let (rows, columns) = x.shape_generic();
    let tall = rows.value() > columns.value();
    let vectors = vectors.map(|(u, v)| match tall {
        true => [u.as_mut_slice(), v.as_mut_slice()],
        false => [v.as_mut_slice(), u.as_mut_slice()],
    });
    let few = rows.min(columns);
    // In memory, the rows of the transposed matrix are contiguous.
    let values = match tall {
        true => spectral::svd(x.transpose().as_slice(), few.value(), vectors),
        false => spectral::svd(x.as_slice(), few.value(), vectors),
    }?;
    Ok(OVector::from_iterator_generic(few, U1, values))
}

/// By Jacobi's rotations.
fn few<T: RealField + Real, R: DimMin<C>, C: Dim>(
    x: &OMatrix<T, R, C>,
    u: &mut OMatrix<T, R, DimMinimum<R, C>>,
    v: &mut OMatrix<T, C, DimMinimum<R, C>>,
) -> OVector<T, DimMinimum<R, C>>
where
    DefaultAllocator: Allocator<R, C>
        + Allocator<DimMinimum<R, C>>
        + Allocator<R, DimMinimum<R, C>>
        + Allocator<C, DimMinimum<R, C>>,
{
    let (rows, columns) = x.shape_generic();
    let k = rows.min(columns);
    let mut values = OVector::<T, DimMinimum<R, C>>::zeros_generic(k, U1);
    let tall = rows.value() >= columns.value();
    // The rotations replace the larger of both.
    match tall {
        true => u.copy_from_slice(x.as_slice()),
        false => {
            for (i, mut column) in v.column_iter_mut().enumerate() {
                column.tr_copy_from(&x.row(i));
            }
        }
    }
    // SAFETY: Bounds, initialisation, uniqueness: each is borrowed mutably or owned, and has these elements, column by column.
    unsafe {
        let k = k.value();
        let u = Mat::new(u.as_mut_slice().as_mut_ptr(), k, rows.value()).t();
        let v = Mat::new(v.as_mut_slice().as_mut_ptr(), k, columns.value()).t();
        let values = Mat::new(values.as_mut_slice().as_mut_ptr(), 1, k);
        match tall {
            true => factor::svd(u, values, v),
            false => factor::svd(v, values, u),
        }
    }
    values
}
/// The same without vectors.
fn few_alone<T: RealField + Real, R: DimMin<C>, C: Dim>(
    x: &OMatrix<T, R, C>,
) -> OVector<T, DimMinimum<R, C>>
where
    DefaultAllocator: Allocator<R, C>
        + Allocator<DimMinimum<R, C>>
        + Allocator<R, DimMinimum<R, C>>
        + Allocator<C, DimMinimum<R, C>>,
{
    let (rows, columns) = x.shape_generic();
    let k = rows.min(columns);
    let mut u = OMatrix::<T, R, DimMinimum<R, C>>::zeros_generic(rows, k);
    let mut v = OMatrix::<T, C, DimMinimum<R, C>>::zeros_generic(columns, k);
    few(x, &mut u, &mut v)
}

/// By rotations of a bidiagonal matrix.
fn many<T: RealField + Real, R: DimMin<C>, C: Dim>(
    x: OMatrix<T, R, C>,
    vectors: Option<Vectors<'_, T, R, C>>,
) -> Result<OVector<T, DimMinimum<R, C>>, LinalgError>
where
    DimMinimum<R, C>: DimSub<U1>,
    DefaultAllocator: Allocator<R, C>
        + Allocator<C>
        + Allocator<R>
        + Allocator<DimMinimum<R, C>>
        + Allocator<DimDiff<DimMinimum<R, C>, U1>>
        + Allocator<R, DimMinimum<R, C>>
        + Allocator<C, DimMinimum<R, C>>
        + Allocator<DimMinimum<R, C>, C>,
{
    let of = Bidiagonal::new(x);
    let (mut values, mut above) = (of.diagonal(), of.off_diagonal());
    let (mut left, mut right) = (Columns::none(), Columns::none());
    if let Some((u, v)) = vectors {
        *u = of.u();
        of.v_t().transpose_to(v);
        (left, right) = (Columns::of(u), Columns::of(v));
    }
    // A wide matrix is lower bidiagonal: the transposed one is an upper one.
    if !of.is_upper_diagonal() {
        core::mem::swap(&mut left, &mut right);
    }
    match diagonalise(
        values.as_mut_slice(),
        above.as_mut_slice(),
        &mut left,
        &mut right,
    ) {
        true => Ok(values),
        false => Err(LinalgError::NotConverged),
    }
}

/// The columns of a matrix that are rotated.
pub(super) trait Turns<T> {
    /// Replaces columns `i` and `j` by `c i + s j` and `c j - s i`.
    fn turn(&mut self, i: usize, j: usize, by: (T, T));
    /// Exchanges columns; after the last rotation.
    fn swap(&mut self, i: usize, j: usize);
    /// Negates a column; after the last rotation.
    fn negate(&mut self, j: usize);
}

/// The columns of a matrix, one after the other, or nothing.
pub(super) struct Columns<'a, T> {
    all: &'a mut [T],
    rows: usize,
}
impl<'a, T: Real> Columns<'a, T> {
    pub(super) fn none() -> Self {
        Self {
            all: &mut [],
            rows: 0,
        }
    }
    fn of<R: Dim, C: Dim>(matrix: &'a mut OMatrix<T, R, C>) -> Self
    where
        T: RealField,
        DefaultAllocator: Allocator<R, C>,
    {
        let rows = matrix.nrows();
        Self {
            all: matrix.as_mut_slice(),
            rows,
        }
    }
    /// Columns `i` and `j`, which is larger.
    fn pair(&mut self, i: usize, j: usize) -> impl Iterator<Item = (&mut T, &mut T)> {
        let (before, after) = self.all.split_at_mut(j * self.rows);
        let column = before.get_mut(i * self.rows..).unwrap_or_default();
        column.iter_mut().zip(after).take(self.rows)
    }
}
impl<T: Real> Turns<T> for Columns<'_, T> {
    fn turn(&mut self, i: usize, j: usize, (c, s): (T, T)) {
        let (low, high, s) = if i < j { (i, j, s) } else { (j, i, -s) };
        for (x, y) in self.pair(low, high) {
            (*x, *y) = (c * *x + s * *y, c * *y - s * *x);
        }
    }
    fn swap(&mut self, i: usize, j: usize) {
        self.pair(i, j).for_each(|(x, y)| core::mem::swap(x, y));
    }
    fn negate(&mut self, j: usize) {
        let column = self.all.iter_mut().skip(j * self.rows).take(self.rows);
        column.for_each(|x| *x = -*x);
    }
}

/// The cosine and the sine of the rotation that makes 0 of `y`, and what it makes of `x`.
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) fn rotation<T: Real>(x: T, y: T) -> (T, T, T) {
    let squares = x * x + y * y;
    // The squares of small numbers are not exact.
    if squares < T::min_positive_value() / T::epsilon() {
        return small_rotation(x, y);
    }
    let r = squares.sqrt();
    (x / r, y / r, r)
}
#[cold]
#[inline(never)]
fn small_rotation<T: Real>(x: T, y: T) -> (T, T, T) {
    let r = x.hypot(y);
    match r == T::zero() {
        true => (T::one(), T::zero(), r),
        false => (x / r, y / r, r),
    }
}

/// Replaces the diagonal `d` of an upper bidiagonal matrix, above which `e` is, by its singular values in descending
/// order, and the vectors on both sides by those that belong to them. Returns false if there is no convergence.
pub(super) fn diagonalise<T: Real>(
    d: &mut [T],
    e: &mut [T],
    left: &mut impl Turns<T>,
    right: &mut impl Turns<T>,
) -> bool {
    if !iterate(d, e, left, right) {
        return false;
    }
    for (j, value) in d.iter_mut().enumerate() {
        if *value < T::zero() {
            *value = -*value;
            left.negate(j);
        }
    }
    for j in 0..d.len() {
        let largest = (j..d.len()).fold(j, |best, k| if d[k] > d[best] { k } else { best });
        if largest != j {
            d.swap(j, largest);
            left.swap(j, largest);
            right.swap(j, largest);
        }
    }
    true
}

/// Makes an upper bidiagonal matrix diagonal, by Golub's and Kahan's implicit QR iterations. Elements that are negligible
/// beside the largest become 0, so that squares of the others do not underflow.
fn iterate<T: Real>(
    d: &mut [T],
    e: &mut [T],
    u: &mut impl Turns<T>,
    v: &mut impl Turns<T>,
) -> bool {
    let norm = d
        .iter()
        .chain(&*e)
        .fold(T::zero(), |norm, x| norm.max(x.abs()));
    let nothing = norm * T::epsilon();
    let mut end = d.len().saturating_sub(1);
    for _ in 0..100 + 60 * d.len() {
        for i in 0..end {
            let beside = T::epsilon() * (d[i].abs() + d[i + 1].abs());
            if e[i].abs() <= beside.max(nothing * T::epsilon()) {
                e[i] = T::zero();
            }
        }
        // The last part that is not diagonal.
        while end > 0 && e[end - 1] == T::zero() {
            end -= 1;
        }
        if end == 0 {
            return true;
        }
        let mut start = end - 1;
        while start > 0 && e[start - 1] != T::zero() {
            start -= 1;
        }
        if let Some(i) = (start..end).find(|&i| d[i].abs() <= nothing) {
            // What is beside a 0 is rotated out of its row,
            d[i] = T::zero();
            let mut beside = core::mem::replace(&mut e[i], T::zero());
            for k in i + 1..=end {
                let (c, s, r) = rotation(d[k], beside);
                d[k] = r;
                u.turn(k, i, (c, s));
                if k < end {
                    beside = -s * e[k];
                    e[k] = c * e[k];
                }
            }
        } else if d[end].abs() <= nothing {
            // or, if the 0 is the last one, what is above it out of its column.
            d[end] = T::zero();
            let mut above = core::mem::replace(&mut e[end - 1], T::zero());
            for k in (start..end).rev() {
                let (c, s, r) = rotation(d[k], above);
                d[k] = r;
                v.turn(k, end, (c, s));
                if k > start {
                    above = -s * e[k - 1];
                    e[k - 1] = c * e[k - 1];
                }
            }
        } else {
            step(d, e, u, v, start, end);
        }
    }
    false
}

/// One iteration over the part from `start` to `end`, shifted by the eigenvalue of the last two rows and columns of `BᵀB`
/// that is nearer to its last element.
fn step<T: Real>(
    d: &mut [T],
    e: &mut [T],
    u: &mut impl Turns<T>,
    v: &mut impl Turns<T>,
    start: usize,
    end: usize,
) {
    let before = if end - start > 1 {
        e[end - 2]
    } else {
        T::zero()
    };
    let a = d[end - 1] * d[end - 1] + before * before;
    let b = d[end] * d[end] + e[end - 1] * e[end - 1];
    let p = d[end - 1] * e[end - 1];
    let half = (a - b) / (T::one() + T::one());
    let root = half.hypot(p);
    let shift = b - p * (p / (half + if half < T::zero() { -root } else { root }));
    let (mut x, mut y) = (d[start] * d[start] - shift, d[start] * e[start]);
    for k in start..end {
        let (c, s, r) = rotation(x, y);
        if k > start {
            e[k - 1] = r;
        }
        v.turn(k, k + 1, (c, s));
        (x, e[k]) = (c * d[k] + s * e[k], c * e[k] - s * d[k]);
        (y, d[k + 1]) = (s * d[k + 1], c * d[k + 1]);
        let (c, s, r) = rotation(x, y);
        d[k] = r;
        u.turn(k, k + 1, (c, s));
        (x, d[k + 1]) = (c * e[k] + s * d[k + 1], c * d[k + 1] - s * e[k]);
        if k + 1 < end {
            (y, e[k + 1]) = (s * e[k + 1], c * e[k + 1]);
        }
    }
    e[end - 1] = x;
}
