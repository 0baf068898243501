//! Operations that devices do not support.
//!
//! Their methods require a memory that supports them, so no such node over a device's memory exists. These
//! implementations only keep a subsequent `.eval()` from being a second error.

use crate::cuda::codegen::emit::{PtxBinary, PtxUnary};
use crate::cuda::ptx::ir::{Body, Val};
use crate::ops::Map;
use crate::storage::Element;

/// A program that calls this does not compile.
pub(in crate::cuda) fn never<N, T>() -> T {
    const {
        // Depends on the type, so that it is evaluated only where such a node exists.
        assert!(
            size_of::<N>() == usize::MAX,
            "an operation that has no form for CUDA devices"
        )
    };
    // SAFETY: not reached.
    unsafe { core::hint::unreachable_unchecked() }
}

#[diagnostic::do_not_recommend]
impl<T: Element, U: Element, F: Fn(T) -> U + 'static> PtxUnary<T> for Map<F> {
    fn ptx(_: &mut Body, _: Val, _: &[Val]) -> Val {
        never::<(Self, T), _>()
    }
}
#[diagnostic::do_not_recommend]
impl<A: Element, B: Element, U: Element, F: Fn(A, B) -> U + 'static> PtxBinary<A, B> for Map<F> {
    fn ptx(_: &mut Body, _: &[Val], _: &[Val], _: &[Val]) -> std::vec::Vec<Val> {
        never::<(Self, A, B), _>()
    }
}
