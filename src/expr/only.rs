//! Code for some types alone.
//!
//! A function that says `if const { CONDITION } { .. }` is compiled without the branch where the condition is false, but
//! the compiler visits all functions that the branch calls, for each type anew: in a debug build most of its time. A
//! constant that is a function makes it visit the function that the constant evaluates to, and no other.

use core::marker::PhantomData;

/// A condition that types decide.
pub(crate) trait Condition {
    const HOLDS: bool;
}

struct Only<C, F, R>(PhantomData<(C, F, R)>);
impl<C: Condition, R, F: FnOnce() -> R> Only<C, F, R> {
    const CALL: fn(F) -> Option<R> = if C::HOLDS { some } else { none };
}
#[cfg_attr(not(unoptimised), inline(always))]
fn some<F: FnOnce() -> R, R>(f: F) -> Option<R> {
    Some(f())
}
#[cfg_attr(not(unoptimised), inline(always))]
fn none<F, R>(_: F) -> Option<R> {
    None
}

/// The result of `f` if the condition holds; `f` is not compiled otherwise.
#[cfg_attr(not(unoptimised), inline(always))]
pub(crate) fn only<C: Condition, F: FnOnce() -> R, R>(f: F) -> Option<R> {
    (const { Only::<C, F, R>::CALL })(f)
}

#[cfg(test)]
mod tests {
    use super::*;

    struct IsZero<const N: usize>;
    impl<const N: usize> Condition for IsZero<N> {
        const HOLDS: bool = N == 0;
    }

    // Where the condition does not hold, a constant of `f` that is out of range is not evaluated.
    #[test]
    fn what_does_not_hold_is_not_compiled() {
        fn first<const N: usize>() -> Option<u8> {
            only::<IsZero<N>, _, _>(|| const { [7][N] })
        }
        assert_eq!((first::<0>(), first::<1>()), (Some(7), None));
    }
}
