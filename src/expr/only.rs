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

#[cfg(feature = "rayon")]
struct Only<C, F, R>(PhantomData<(C, F, R)>);
#[cfg(feature = "rayon")]
impl<C: Condition, R, F: FnOnce() -> R> Only<C, F, R> {
    const CALL: fn(F) -> Option<R> = if C::HOLDS { some } else { none };
}
#[cfg(feature = "rayon")]
#[cfg_attr(not(unoptimised), inline(always))]
fn some<F: FnOnce() -> R, R>(f: F) -> Option<R> {
    Some(f())
}
#[cfg(feature = "rayon")]
#[cfg_attr(not(unoptimised), inline(always))]
fn none<F, R>(_: F) -> Option<R> {
    None
}

#[cfg(feature = "rayon")]
/// The result of `f` if the condition holds; `f` is not compiled otherwise.
#[cfg_attr(not(unoptimised), inline(always))]
pub(crate) fn only<C: Condition, F: FnOnce() -> R, R>(f: F) -> Option<R> {
    (const { Only::<C, F, R>::CALL })(f)
}

struct Either<C, F, G, R>(PhantomData<(C, F, G, R)>);
impl<C: Condition, R, F: FnOnce() -> R, G: FnOnce() -> R> Either<C, F, G, R> {
    const CALL: fn(F, G) -> R = if C::HOLDS { first } else { second };
}
#[cfg_attr(not(unoptimised), inline(always))]
fn first<F: FnOnce() -> R, G, R>(f: F, _: G) -> R {
    f()
}
#[cfg_attr(not(unoptimised), inline(always))]
fn second<F, G: FnOnce() -> R, R>(_: F, g: G) -> R {
    g()
}

/// The result of `f` if the condition holds, and of `g` otherwise; the other is not compiled.
#[cfg_attr(not(unoptimised), inline(always))]
pub(crate) fn either<C: Condition, F: FnOnce() -> R, G: FnOnce() -> R, R>(f: F, g: G) -> R {
    (const { Either::<C, F, G, R>::CALL })(f, g)
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
    // Only the branch that is taken evaluates its constant.
    #[test]
    fn one_of_two_is_compiled() {
        fn size<const N: usize>() -> usize {
            either::<IsZero<N>, _, _, _>(|| const { [7][N] }, || const { 12 / N })
        }
        assert_eq!((size::<0>(), size::<3>()), (7, 4));
    }
}
