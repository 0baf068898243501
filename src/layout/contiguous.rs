//! `is_contiguous`: whether the elements are contiguous in row-major order. PyTorch's `is_contiguous()`.
//!
//! Requires, from the innermost dimension outwards, that each stride is the product of the inner sizes. A dimension of
//! size 1 may have any stride, and a tensor without elements is contiguous. Strides that are row-major are contiguous
//! also for generic sizes: each equals itself.

use super::view::IsRowMajor;
use super::{Layout, NoPairs, Pair, Pairs};
use crate::num::bits::{Bool, False, True};
use crate::num::nat::{Nat, One};
use crate::num::{Dim, Sealed};
use crate::shape::{NumelNat, Shape};

/// Whether the strides are those of a contiguous tensor.
pub trait Dense: Sized {
    /// `Expected` is the product of the inner sizes.
    type Dense<Expected: Nat>: Bool;
}
impl Dense for NoPairs {
    type Dense<Expected: Nat> = True;
}
impl<A: Dim, T: Dim, R: Pairs> Dense for Pair<A, T, R> {
    type Dense<Expected: Nat> = <A::IsOne as ContiguousBranch>::DenseUnit<A, T, R, Expected>;
}

/// Whether a layout is contiguous, as a type. PyTorch's `is_contiguous()`.
pub type IsContiguous<L> =
    <IsRowMajor<<L as Layout>::Shape, <L as Layout>::Strides> as ContiguousBranch>::DenseOr<
        <L as Layout>::Shape,
        <L as Layout>::Strides,
    >;

/// The branches of this rule.
pub trait ContiguousBranch: Sized {
    type DenseOr<Sh: Shape, St: Shape>: Bool;
    type DenseUnit<A: Dim, T: Dim, R: Pairs, Expected: Nat>: Bool;
    type DenseMeet<A: Dim, R: Pairs, Expected: Nat>: Bool;
    type DenseOver<P: Pairs>: Bool;
}
impl ContiguousBranch for True {
    type DenseOr<Sh: Shape, St: Shape> = True;
    type DenseUnit<A: Dim, T: Dim, R: Pairs, Expected: Nat> = R::Dense<Expected>;
    type DenseMeet<A: Dim, R: Pairs, Expected: Nat> = R::Dense<Expected::Mul<A::Nat>>;
    type DenseOver<P: Pairs> = True;
}
impl ContiguousBranch for False {
    type DenseOr<Sh: Shape, St: Shape> =
        <<NumelNat<Sh> as Nat>::IsZero as ContiguousBranch>::DenseOver<Sh::Zip<St>>;
    type DenseUnit<A: Dim, T: Dim, R: Pairs, Expected: Nat> =
        <Expected::Eq<T::Nat> as ContiguousBranch>::DenseMeet<A, R, Expected>;
    type DenseMeet<A: Dim, R: Pairs, Expected: Nat> = False;
    type DenseOver<P: Pairs> = P::Dense<One>;
}

/// `True`, for contiguous elements: a slice has them. Without an impl there is no method that gives it, and method lookup
/// goes on to one whose message says so.
pub trait InOneSlice: Sealed {
    #[doc(hidden)]
    type Elem<T>;
}
impl InOneSlice for True {
    type Elem<T> = T;
}
/// `T`, if the layout is contiguous.
pub type InSlice<T, L> = <IsContiguous<L> as InOneSlice>::Elem<T>;
