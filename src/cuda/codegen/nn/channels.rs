//! Operands with one value for each channel.

use std::vec::Vec;

use crate::cuda::CudaError;
use crate::cuda::codegen::emit::Emit;
use crate::cuda::codegen::node::{CudaNode, CudaValue, InMemory};
use crate::cuda::codegen::optional::CudaOptional;
use crate::cuda::codegen::temporaries::Temporaries;
use crate::cuda::ptx::access::LeafInfo;
use crate::cuda::ptx::ir::{Body, Ty, Val};
use crate::cuda::runtime::launch::Args;
use crate::expr::ExprNode;
use crate::shape::MAX_RANK;

/// One value per channel, or nothing.
///
/// # Safety
/// As for [`Emit`].
#[doc(hidden)]
pub unsafe trait PerChannel {
    type Key: 'static;
    fn args(&self, args: &mut Args);
    fn leaves(axis: usize, out: &mut Vec<LeafInfo>);
    /// The values of the channels of the current elements, along the dimension `axis`.
    fn emit(k: &mut Body, axis: usize) -> Option<Vec<Val>> {
        Self::emit_with(k, |steps| {
            let mut strides = [0; MAX_RANK];
            strides[axis] = steps[MAX_RANK - 1];
            strides
        })
    }
    /// As `emit`, with the strides that follow from those of the operand.
    fn emit_with(
        k: &mut Body,
        strides: impl FnOnce([usize; MAX_RANK]) -> [usize; MAX_RANK],
    ) -> Option<Vec<Val>>;
}
// SAFETY: no arguments, no parameters.
unsafe impl PerChannel for () {
    type Key = ();
    fn args(&self, _: &mut Args) {}
    fn leaves(_: usize, _: &mut Vec<LeafInfo>) {}
    fn emit_with(
        _: &mut Body,
        _: impl FnOnce([usize; MAX_RANK]) -> [usize; MAX_RANK],
    ) -> Option<Vec<Val>> {
        None
    }
}
fn along<V: InMemory>(axis: usize) -> LeafInfo {
    let mut strides = [0; MAX_RANK];
    strides[axis] = V::STEPS[MAX_RANK - 1];
    LeafInfo::new::<<V as ExprNode>::Elem>(strides)
}
// SAFETY: one argument, one parameter.
#[diagnostic::do_not_recommend]
unsafe impl<V: InMemory> PerChannel for V {
    type Key = <V as Emit>::Key;
    fn args(&self, args: &mut Args) {
        Emit::args(self, args);
    }
    fn leaves(axis: usize, out: &mut Vec<LeafInfo>) {
        out.push(along::<V>(axis));
    }
    fn emit_with(
        k: &mut Body,
        strides: impl FnOnce([usize; MAX_RANK]) -> [usize; MAX_RANK],
    ) -> Option<Vec<Val>> {
        let from = k.param(Ty::U64, true);
        let leaf = LeafInfo::new::<<V as ExprNode>::Elem>(strides(V::STEPS));
        Some(k.load(from, &leaf, true))
    }
}
/// A per-channel operand that may be missing.
#[doc(hidden)]
pub trait CudaChannels: CudaOptional {
    type Resident: PerChannel;
    fn resident(self, room: &mut Temporaries<'_>) -> Result<Self::Resident, CudaError>;
}
impl CudaChannels for () {
    type Resident = ();
    fn resident(self, _: &mut Temporaries<'_>) -> Result<(), CudaError> {
        Ok(())
    }
}
#[diagnostic::do_not_recommend]
impl<N: CudaValue> CudaChannels for N {
    type Resident = <N as CudaNode>::Resident;
    fn resident(self, room: &mut Temporaries<'_>) -> Result<Self::Resident, CudaError> {
        CudaNode::resident(self, room)
    }
}
