//! Sorting and selecting all elements of an expression, in a slice.

use super::lane::Lane;
use super::quicksort::splits;
#[cfg(feature = "std")]
use super::radix::{WORTH_DIGITS, room_on_heap, sort_by_digits};
use super::selection::is_nan;
use crate::expr::Expr;
#[cfg(feature = "alloc")]
use crate::expr::Host;
use crate::expr::simd_dispatch::VECTORS;
use crate::ops::Ordered;

/// Calls `f` with the elements of an expression, on the stack.
#[cfg(not(feature = "alloc"))]
#[cfg_attr(not(unoptimised), inline(always))]
pub(in crate::ops) fn with_elements<E: Expr, R>(x: E, f: impl FnOnce(&mut [E::Elem]) -> R) -> R {
    f(x.eval().as_mut_slice())
}
/// Calls `f` with the elements of an expression: on the stack, or on the heap if there are too many.
#[cfg(feature = "alloc")]
#[cfg_attr(not(unoptimised), inline(always))]
pub(in crate::ops) fn with_elements<E: Expr, R>(x: E, f: impl FnOnce(&mut [E::Elem]) -> R) -> R {
    use crate::expr::Computes;
    use crate::storage::STACK_LIMIT;
    use crate::tensor::Tensor;

    // Functions of their own, so that the one has no place on the stack for the elements of the other.
    fn boxed<E: Expr, R>(x: E, f: impl FnOnce(&mut [E::Elem]) -> R) -> R {
        f(x.eval_boxed().as_mut_slice())
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    fn on_stack<E: Expr, R>(x: E, f: impl FnOnce(&mut [E::Elem]) -> R) -> R {
        f(<Host as Computes<E::Node>>::eval(x.node()).as_mut_slice())
    }
    if const {
        let temporaries = <Host as Computes<E::Node>>::ON_STACK[0];
        size_of::<Tensor<E::Elem, E::Shape>>().saturating_add(temporaries) > STACK_LIMIT
    } {
        boxed(x, f)
    } else {
        on_stack(x, f)
    }
}

/// The lower median of elements, which are overwritten.
pub(crate) fn median<T: Ordered + PartialEq>(values: &mut [T]) -> T {
    if let Some(&nan) = values.iter().find(|x| is_nan(**x)) {
        return nan;
    }
    let Some(last) = values.len().checked_sub(1) else {
        return T::median_of_none();
    };
    let middle = last / 2;
    place(values, middle);
    (values.get(middle).copied()).unwrap_or_else(T::median_of_none)
}
/// Moves the element that sorting would put there to the position `at`; none before it is above it.
pub(in crate::ops) fn place<T: Ordered>(values: &mut [T], at: usize) {
    if !VECTORS {
        return in_order(values);
    }
    if at < values.len() {
        // SAFETY: the elements are set.
        unsafe { of(values).select(at, values.len()) };
    }
}
/// Elements without places.
pub(super) fn of<T>(values: &mut [T]) -> Lane<T> {
    Lane {
        values: values.as_mut_ptr(),
        value_step: 1,
        places: core::ptr::null_mut(),
        place_step: 0,
        descending: false,
    }
}
pub(in crate::ops) fn in_order<T: Ordered>(values: &mut [T]) {
    #[cfg(feature = "std")]
    if T::KEY_BYTES > 0
        && values.len() >= WORTH_DIGITS
        && u32::try_from(values.len()).is_ok()
        && let Some(mut spare) = room_on_heap(values.len())
    {
        return sort_by_digits(values, spare.spare_capacity_mut(), T::KEY_BYTES, T::key);
    }
    let (lane, n) = (of(values), values.len());
    if VECTORS {
        // SAFETY: the elements are set.
        return unsafe { lane.quick(0, n, splits(n)) };
    }
    let values = lane.values;
    // SAFETY: each element is read before, or at the time when, its position is written: without vectors `fill` loads the
    // elements in order, and writes no position after the one that it has loaded.
    unsafe { lane.fill(n, n, |i| values.add(i).read(), None) }
}
