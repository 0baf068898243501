//! Operations that devices do not support.
//!
//! Their methods require a memory that supports them, so no such node over a device's memory exists. These
//! implementations only keep a subsequent `.eval()` from being a second error.

use super::CudaError;
use super::expr::{CudaElement, PtxBinary, PtxUnary};
use super::kernel::Args;
use super::node::{Computed, CudaNode, Temporaries};
use super::ptx::{Body, Val};
use crate::expr::ExprNode;
use crate::ops::nn::{AdaptivePool, ConvTranspose, GroupNorm, MaxPoolIndices, Resize};
use crate::ops::{Map, RunningProduct, RunningSum, Scan};
use crate::storage::Element;

/// A program that calls this does not compile.
fn never<N, T>() -> T {
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

macro_rules! nodes {
    ($([$($g:tt)*] $N:ty;)*) => { $(
        #[diagnostic::do_not_recommend]
        impl<$($g)*> CudaNode for $N
        where
            Self: ExprNode<Elem: CudaElement>,
        {
            type Fused = Computed<Self>;
            fn fused(self, _: &mut Temporaries<'_>) -> Result<Self::Fused, CudaError> {
                never::<Self, _>()
            }
            type Loaded = Computed<Self>;
            fn loaded(self, _: &mut Temporaries<'_>) -> Result<Self::Loaded, CudaError> {
                never::<Self, _>()
            }
            type Resident = Computed<Self>;
            fn resident(self, _: &mut Temporaries<'_>) -> Result<Self::Resident, CudaError> {
                never::<Self, _>()
            }
            type Factor = Computed<Self>;
            fn factor(self, _: &mut Temporaries<'_>) -> Result<Self::Factor, CudaError> {
                never::<Self, _>()
            }
            fn pointers(&self, _: &mut Args) {
                never::<Self, _>()
            }
        }
    )* };
}
nodes! {
    [P, A] Scan<RunningSum, P, A>;
    [P, A] Scan<RunningProduct, P, A>;
    [Op, O, X, W, B, Out] ConvTranspose<Op, O, X, W, B, Out>;
    [Op, X: ExprNode, G, W, B, Out] GroupNorm<Op, X, G, W, B, Out>;
    [Op, X, Out] Resize<Op, X, Out>;
    [Op, O, X, Out] MaxPoolIndices<Op, O, X, Out>;
    [Op, X, Out, const MAX: bool] AdaptivePool<Op, X, Out, MAX>;
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
