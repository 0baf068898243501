//! `is_contiguous`: whether the elements lie row by row without gaps. PyTorch's `is_contiguous()`.
//!
//! From the innermost dimension outwards each stride is the product of the sizes inside it; dimensions
//! of size 1 may have any stride, and a tensor without elements is contiguous.

use super::{Branch, Layout, NoPairs, Pair, Pairs};
use crate::num::Dim;
use crate::num::bits::{Bool, True};
use crate::num::nat::Nat;
use crate::shape::{NumelNat, Shape};

/// Whether the strides are those of a contiguous tensor.
pub trait Dense: Sized {
    /// `Expected` is the product of the sizes further in.
    type Dense<Expected: Nat>: Bool;
}
impl Dense for NoPairs {
    type Dense<Expected: Nat> = True;
}
impl<A: Dim, T: Dim, R: Pairs> Dense for Pair<A, T, R> {
    type Dense<Expected: Nat> = <A::IsOne as Branch>::DenseUnit<A, T, R, Expected>;
}

/// Whether a layout is contiguous, as a type. PyTorch's `is_contiguous()`.
pub type IsContiguous<L> = <<NumelNat<<L as Layout>::Shape> as Nat>::IsZero as Branch>::DenseOver<
    <<L as Layout>::Shape as Shape>::Zip<<L as Layout>::Strides>,
>;
