//! Inverses of square matrices.

use nalgebra::allocator::Allocator;
use nalgebra::{DefaultAllocator, Dim, OMatrix, RealField};
use num_traits::Float;

use super::decompose::normalise;
use super::dense;
use crate::ops::Real;

/// From this number of rows on, the library's own elimination inverts a matrix, in vectors.
pub(super) const OWN_INVERSE: usize = 8;

/// Replaces a matrix by its inverse. Returns false if there is none.
///
/// Up to 4 rows, cofactors over the determinant are the fastest, as long as the determinant is far from the limits of the
/// numbers.
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) fn invert<T: RealField + Real, D: Dim>(x: &mut OMatrix<T, D, D>) -> bool
where
    DefaultAllocator: Allocator<D, D>,
{
    match x.nrows() {
        2..=4 => by_cofactors(x),
        OWN_INVERSE.. => by_elimination(x),
        _ => x.try_inverse_mut(),
    }
}

#[cfg_attr(not(unoptimised), inline(always))]
fn by_cofactors<T: RealField + Real, D: Dim>(x: &mut OMatrix<T, D, D>) -> bool
where
    DefaultAllocator: Allocator<D, D>,
{
    let mut inverse = x.clone();
    let usual = inverse.try_inverse_mut() && is_usual(x) && is_usual(&inverse);
    if usual {
        *x = inverse;
    }
    usual || with_care(x)
}

/// The size of numbers of which the product of 4, and that of their inverses, is far from overflow.
fn limit<T: Real>() -> T {
    T::nearest(match size_of::<T>() {
        4 => (1u64 << 16) as f64,
        _ => (1u128 << 127) as f64,
    })
}
/// Where the elements of a matrix and of its inverse are within the limit, so are the determinant and its inverse.
#[cfg_attr(not(unoptimised), inline(always))]
fn is_usual<T: RealField + Real, D: Dim>(x: &OMatrix<T, D, D>) -> bool
where
    DefaultAllocator: Allocator<D, D>,
{
    let limit = limit();
    x.iter().all(|&x| Float::abs(x) <= limit)
}

/// As [`by_cofactors`], of a matrix whose determinant may be out of range.
#[cold]
#[inline(never)]
fn with_care<T: RealField + Real, D: Dim>(x: &mut OMatrix<T, D, D>) -> bool
where
    DefaultAllocator: Allocator<D, D>,
{
    if !x.iter().all(|&x| Float::is_finite(x)) {
        return x.try_inverse_mut();
    }
    let mut inverse = x.clone();
    let unit = normalise(inverse.as_mut_slice());
    if !inverse.try_inverse_mut() {
        // No product underflowed: the determinant is 0 as far as its digits go.
        let exact = |&x: &T| x == T::zero() || Float::abs(x) * limit() >= unit;
        return !x.iter().all(exact) && by_elimination(x);
    }
    if !is_usual(&inverse) {
        return by_elimination(x);
    }
    *x = inverse.unscale(unit);
    true
}

fn by_elimination<T: RealField + Real, D: Dim>(x: &mut OMatrix<T, D, D>) -> bool
where
    DefaultAllocator: Allocator<D, D>,
{
    let (n, _) = x.shape_generic();
    let mut a = core::mem::replace(x, OMatrix::<T, D, D>::zeros_generic(n, n));
    // Of a few rows, elements grow by less than this.
    let sixteen = T::nearest(16.0);
    let large = n.value() < OWN_INVERSE
        && a.iter()
            .any(|&x| Float::abs(x) > <T as Float>::max_value() / sixteen);
    if large {
        a.unscale_mut(sixteen);
    }
    // Column by column, both are transposed.
    // SAFETY: Bounds, uniqueness: both are owned matrices of `n` columns of `n` elements, one column after the other.
    let done = unsafe {
        let (a, x) = (a.as_mut_slice(), x.as_mut_slice());
        dense::invert(a.as_mut_ptr(), x.as_mut_ptr(), n.value())
    };
    if large {
        x.unscale_mut(sixteen);
    }
    done
}
