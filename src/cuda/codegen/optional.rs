//! Operands that may be missing, such as a bias.

use std::vec::Vec;

use crate::cuda::CudaError;
use crate::cuda::codegen::emit::Emit;
use crate::cuda::codegen::node::CudaNode;
use crate::cuda::codegen::temporaries::Temporaries;
use crate::cuda::ptx::access;
use crate::cuda::runtime::launch::Args;
use crate::expr::ExprNode;
use crate::expr::plan::Operands;

/// An operand that may be missing, represented by `()`.
#[doc(hidden)]
pub trait CudaOptional {
    /// The operand, after its temporaries are evaluated.
    type Loaded: EmitOptional;
    fn loaded(self, room: &mut Temporaries<'_>) -> Result<Self::Loaded, CudaError>;
    fn pointers(&self, out: &mut Args);
}
impl CudaOptional for () {
    type Loaded = ();
    fn loaded(self, _: &mut Temporaries<'_>) -> Result<(), CudaError> {
        Ok(())
    }
    fn pointers(&self, _: &mut Args) {}
}
#[diagnostic::do_not_recommend]
impl<N: CudaNode> CudaOptional for N {
    type Loaded = N::Loaded;
    fn loaded(self, room: &mut Temporaries<'_>) -> Result<N::Loaded, CudaError> {
        CudaNode::loaded(self, room)
    }
    fn pointers(&self, out: &mut Args) {
        CudaNode::pointers(self, out);
    }
}
/// The current elements of an operand that may be missing.
///
/// # Safety
/// As for [`Emit`].
#[doc(hidden)]
pub unsafe trait EmitOptional {
    type Key: 'static;
    /// The strides with which it is read.
    const OPERANDS: Operands;
    fn args(&self, args: &mut Args);
    fn leaves(out: &mut Vec<access::LeafInfo>);
    fn emit(k: &mut crate::cuda::ptx::ir::Body) -> Option<access::Lanes>;
}
// SAFETY: no arguments, no parameters.
unsafe impl EmitOptional for () {
    type Key = ();
    const OPERANDS: Operands = Operands::NONE;
    fn args(&self, _: &mut Args) {}
    fn leaves(_: &mut Vec<access::LeafInfo>) {}
    fn emit(_: &mut crate::cuda::ptx::ir::Body) -> Option<access::Lanes> {
        None
    }
}
// SAFETY: the operand's contract.
#[diagnostic::do_not_recommend]
unsafe impl<N: Emit> EmitOptional for N {
    type Key = N::Key;
    const OPERANDS: Operands = <N as ExprNode>::OPERANDS;
    fn args(&self, args: &mut Args) {
        Emit::args(self, args);
    }
    fn leaves(out: &mut Vec<access::LeafInfo>) {
        <N as Emit>::leaves(out);
    }
    fn emit(k: &mut crate::cuda::ptx::ir::Body) -> Option<access::Lanes> {
        Some(<N as Emit>::emit(k))
    }
}
