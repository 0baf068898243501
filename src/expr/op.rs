//! Elementwise operations: functions of one element or of two.

use super::simd_dispatch::Vectors;
use super::{Shared, Tracked};
use crate::num::Sealed;
use crate::storage::Element;

/// A function that reads so many adjacent elements, and writes as many results, each after its element was read.
///
/// # Safety
/// The elements may be read and written, and the processor has AVX-512.
#[doc(hidden)]
pub type Block<T, U> = unsafe fn(*const T, *mut U, usize);

/// An operation on one element.
pub trait UnaryOp<T>: Sealed {
    /// The type of the result.
    type Out: Element;
    /// `False` if it has a derivative, else `NoDerivative` of its name.
    #[doc(hidden)]
    type Derivative: Tracked;
    /// Whether several threads may apply it at once.
    #[doc(hidden)]
    const SHARED: Shared = Shared::NO;
    /// Whether it is expensive.
    #[doc(hidden)]
    const HEAVY: bool = false;
    /// Whether a loop of it gains by the widest vectors.
    #[doc(hidden)]
    const WIDE: bool = Self::HEAVY;
    /// Whether rare elements need a call, which prevents the vectorisation of a loop.
    #[doc(hidden)]
    const RARE: bool = false;
    /// The function of the library that applies it to adjacent elements with AVX-512, if there is one.
    #[doc(hidden)]
    const BLOCK: Option<Block<T, Self::Out>> = None;
    /// The result.
    fn apply(&self, x: T) -> Self::Out;
    /// The result with these vectors.
    #[doc(hidden)]
    #[cfg_attr(not(unoptimised), inline(always))]
    fn apply_with<V: Vectors>(&self, x: T) -> Self::Out {
        self.apply(x)
    }
    /// As `apply_with`, for all but rare elements: for those it marks `rare`, and the result is wrong.
    #[doc(hidden)]
    #[cfg_attr(not(unoptimised), inline(always))]
    fn apply_usual<V: Vectors>(&self, x: T, _rare: &mut bool) -> Self::Out {
        self.apply_with::<V>(x)
    }
}

/// An operation on two elements.
pub trait BinaryOp<A, B>: Sealed {
    /// The type of the result.
    type Out: Element;
    /// `False` if it has a derivative, else `NoDerivative` of its name.
    #[doc(hidden)]
    type Derivative: Tracked;
    /// Whether several threads may apply it at once.
    #[doc(hidden)]
    const SHARED: Shared = Shared::NO;
    /// Whether it is expensive.
    #[doc(hidden)]
    const HEAVY: bool = false;
    /// Whether a loop of it gains by the widest vectors.
    #[doc(hidden)]
    const WIDE: bool = Self::HEAVY;
    /// Whether rare elements need a call, which prevents the vectorisation of a loop.
    #[doc(hidden)]
    const RARE: bool = false;
    /// The result.
    fn apply(&self, a: A, b: B) -> Self::Out;
    /// The result with these vectors.
    #[doc(hidden)]
    #[cfg_attr(not(unoptimised), inline(always))]
    fn apply_with<V: Vectors>(&self, a: A, b: B) -> Self::Out {
        self.apply(a, b)
    }
    /// As `apply_with`, for all but rare elements: for those it marks `rare`, and the result is wrong.
    #[doc(hidden)]
    #[cfg_attr(not(unoptimised), inline(always))]
    fn apply_usual<V: Vectors>(&self, a: A, b: B, _rare: &mut bool) -> Self::Out {
        self.apply_with::<V>(a, b)
    }
}
