//! Functions of one element or two that rows of the table use.

use crate::expr::simd_dispatch::{VECTORS, Vectors};
use crate::ops::{Integer, Ordered, Real};

// A constant of the element type, and the smaller and larger of two elements, with NaN propagated.
pub(super) fn c<T: Real>(x: f64) -> T {
    T::nearest(x)
}
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) fn smaller<T: Ordered>(a: T, b: T) -> T {
    if b.is_unordered() { b } else { b.lower(a) }
}
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) fn larger<T: Ordered>(a: T, b: T) -> T {
    if b.is_unordered() { b } else { b.upper(a) }
}
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) fn between<T: Ordered>(x: T, min: T, max: T) -> T {
    x.at_least(min).at_most(max)
}

/// 1 / (1 + e⁻ˣ): 0 where the exponential is infinity, rather than a subnormal number, which takes a hundred times as long.
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) fn logistic<V: Vectors, T: Real>(x: T) -> T {
    T::one() / (T::one() + (-x).exponential_with::<V>())
}

/// `slope` · x above 0, `alpha` · (eˣ - 1) elsewhere.
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) fn linear_above<V: Vectors, T: Real>(x: T, slope: T, alpha: T) -> T {
    if const { !VECTORS } {
        return if x > T::zero() {
            x * slope
        } else {
            alpha * x.exponential_less_one_with::<V>()
        };
    }
    // Vectors compute both; a large number would overflow, which takes five times as long.
    let below = if x > T::zero() { T::zero() } else { x };
    let below = alpha * below.exponential_less_one_with::<V>();
    if x > T::zero() { x * slope } else { below }
}

/// a · log(b); 0 if a is 0, unless b is NaN. A number `a` of value 0 still has its derivative where the logarithm is finite.
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) fn times_logarithm<V: Vectors, T: Real>(a: T, b: T) -> T {
    if a == T::zero() && !b.is_nan() {
        if a.is_nothing() || !(b > T::zero() && b < T::infinity()) {
            return T::zero();
        }
        // Not -0, where the logarithm is below 0.
        return T::zero() + a * b.logarithm_with::<V>();
    }
    a * b.logarithm_with::<V>()
}

// The smallest integer has no absolute value: it, and so the divisor, may be negative, as in PyTorch.
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) fn common_divisor<T: Integer>(a: T, b: T) -> T {
    let (mut a, mut b) = (a.absolute(), b.absolute());
    while b != T::ZERO {
        (a, b) = (b, a.rest(b));
    }
    a
}
// PyTorch multiplies integers of less than 32 bits in 32 bits, so the sign is removed before the product wraps.
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) fn common_multiple<T: Integer>(a: T, b: T) -> T {
    let divisor = common_divisor(a, b);
    let product = a.floored_over(divisor).times(b);
    let negative = if size_of::<T>() < 4 {
        (a < T::ZERO) ^ (b < T::ZERO) ^ (divisor < T::ZERO)
    } else {
        product < T::ZERO
    };
    if negative {
        T::ZERO.minus(product)
    } else {
        product
    }
}
