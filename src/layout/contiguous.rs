//! `is_contiguous`: whether the elements are contiguous in row-major order. PyTorch's `is_contiguous()`.
//!
//! Requires, from the innermost dimension outwards, that each stride is the product of the inner sizes. A dimension of
//! size 1 may have any stride, and a tensor without elements is contiguous.

use super::{Layout, NoPairs, Pair, Pairs};
use crate::num::Dim;
use crate::num::bits::{Bool, False, True};
use crate::num::nat::{Nat, One};
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
    <<NumelNat<<L as Layout>::Shape> as Nat>::IsZero as ContiguousBranch>::DenseOver<
        <<L as Layout>::Shape as Shape>::Zip<<L as Layout>::Strides>,
    >;

/// The branches of this rule.
pub trait ContiguousBranch: Sized {
    type DenseUnit<A: Dim, T: Dim, R: Pairs, Expected: Nat>: Bool;
    type DenseMeet<A: Dim, R: Pairs, Expected: Nat>: Bool;
    type DenseOver<P: Pairs>: Bool;
}
impl ContiguousBranch for True {
    type DenseUnit<A: Dim, T: Dim, R: Pairs, Expected: Nat> = R::Dense<Expected>;
    type DenseMeet<A: Dim, R: Pairs, Expected: Nat> = R::Dense<Expected::Mul<A::Nat>>;
    type DenseOver<P: Pairs> = True;
}
impl ContiguousBranch for False {
    type DenseUnit<A: Dim, T: Dim, R: Pairs, Expected: Nat> =
        <Expected::Eq<T::Nat> as ContiguousBranch>::DenseMeet<A, R, Expected>;
    type DenseMeet<A: Dim, R: Pairs, Expected: Nat> = False;
    type DenseOver<P: Pairs> = P::Dense<One>;
}
