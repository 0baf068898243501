//! Inputs that are copied to the memory of the result and normalised there: their strides allow no vectors, those of the
//! result do.

use super::ShapeOf;
use super::contiguous_lane::{is_line, is_long};
use crate::expr::simd_dispatch::{VECTORS, WORTH_VECTORS};
use crate::expr::{Materialized, copy};
use crate::layout::Layout;
use crate::shape::{MAX_RANK, Shape};

/// Whether an input whose strides allow no vectors is copied to the memory of the result, which costs less than to read it
/// as it is. With feature `reproducible` it is on small processors, too: the order of sums is that of the strides.
pub(super) const fn worth_a_copy<X: Materialized>() -> bool {
    VECTORS
        && cfg!(any(feature = "std", feature = "reproducible"))
        && size_of::<X::Elem>() <= 8
        && ShapeOf::<X>::NUMEL >= WORTH_VECTORS
}
/// The strides of the elements that are read, `in_place` of the result.
pub(super) const fn steps_of<X: Materialized, L: Layout>(in_place: bool) -> [usize; MAX_RANK] {
    if in_place {
        L::PADDED_STRIDES
    } else {
        X::STEPS
    }
}
/// The first of the elements that are read, which are copied to the result if they are normalised `in_place`. That it is that
/// of the result the compiler then knows.
///
/// # Safety
/// As for `Compute::run`.
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) unsafe fn first_of<X: Materialized, L: Layout>(
    x: &X,
    out: *mut X::Elem,
    unique: bool,
    in_place: bool,
) -> *const X::Elem {
    if !in_place {
        return x.first();
    }
    // SAFETY: guaranteed by the caller.
    unsafe { copy::<X, L>(x, out, unique) };
    out.cast_const()
}
/// Whether elements of these inner sizes are contiguous in the output and, with these strides, in the input, and many.
pub(super) const fn are_lines<L: Layout>(
    inner: &[usize; MAX_RANK],
    xs: &[usize; MAX_RANK],
) -> bool {
    is_long(inner) && is_line(inner, xs) && is_line(inner, &L::PADDED_STRIDES)
}
/// Whether elements of these inner sizes are normalised in the memory of the result.
pub(super) const fn lines_in_place<X: Materialized, L: Layout>(inner: &[usize; MAX_RANK]) -> bool {
    worth_a_copy::<X>()
        && !are_lines::<L>(inner, &X::STEPS)
        && are_lines::<L>(inner, &L::PADDED_STRIDES)
}
