//! Kernels on a tape: their results are kept, with their gradients.

use core::marker::PhantomData;
use std::vec::Vec;

use crate::cuda::codegen::emit::{Emit, not_read_here, of_device};
use crate::cuda::codegen::matmul::factor::CudaFactor;
use crate::cuda::codegen::temporaries::{RowMajor, Temporaries, Temporary};
use crate::cuda::codegen::write;
use crate::cuda::grad::tape::{CudaDifferentiable, CudaTape, Goal, Record};
use crate::cuda::ptx::access::{Lanes, LeafInfo};
use crate::cuda::ptx::element::CudaElement;
use crate::cuda::ptx::ir::Body;
use crate::cuda::runtime::launch::Args;
use crate::cuda::{CudaError, Gpu};
use crate::expr::plan::Operands;
use crate::expr::{ExprNode, Tracked};
use crate::num::Sealed;
use crate::ops::Real;
use crate::shape::{MAX_RANK, Shape};

/// The result of a kernel, in memory.
type ResultOf<K> = Temporary<<K as ExprNode>::Elem, <K as ExprNode>::Shape>;
/// A kernel with a derivative on a device.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "the operation `{Self}` has no gradient on CUDA devices",
    label = "`backward` cannot differentiate this on a device",
    note = "the module `cuda` lists the operations with gradients; `x.detach()` makes an expression a constant"
)]
pub trait CudaDifferentiableKernel: ExprNode<Elem: Real + CudaElement> {
    /// The operands, in memory, with their tapes.
    type Saved;
    /// Computes the result.
    fn run(self, room: &mut Temporaries<'_>) -> Result<(Self::Saved, ResultOf<Self>), CudaError>;
    /// Propagates the gradient of the result `y` to the operands.
    fn backward(
        saved: Self::Saved,
        y: ResultOf<Self>,
        grad: ResultOf<Self>,
        room: &mut Temporaries<'_>,
    ) -> Result<(), CudaError>;
}

/// The result of a kernel, which is kept, with what its derivative needs.
#[doc(hidden)]
pub struct CudaKernelTape<K: CudaDifferentiableKernel> {
    saved: K::Saved,
    y: Temporary<K::Elem, K::Shape>,
    grad: Option<Temporary<K::Elem, K::Shape>>,
}
/// The key of a [`CudaKernelTape`].
#[doc(hidden)]
#[derive(Debug)]
pub struct KeyOfTape<T, Sh, G>(PhantomData<(T, Sh, G)>);
impl<K: CudaDifferentiableKernel> core::fmt::Debug for CudaKernelTape<K> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("CudaKernelTape")
    }
}
#[diagnostic::do_not_recommend]
impl<K: CudaDifferentiableKernel> Sealed for CudaKernelTape<K> {}
#[diagnostic::do_not_recommend]
// SAFETY: `load` is never instantiated: a program that would call it does not compile.
unsafe impl<K: CudaDifferentiableKernel> ExprNode for CudaKernelTape<K> {
    type Elem = K::Elem;
    type Shape = K::Shape;
    type Memory = Gpu;
    type RequiresGrad = K::RequiresGrad;
    const OPERANDS: Operands = <Temporary<K::Elem, K::Shape> as ExprNode>::OPERANDS;
    unsafe fn load(&self, _: &[usize; MAX_RANK]) -> K::Elem {
        not_read_here!(K)
    }
    of_device! {}
}
// SAFETY: the leaf's.
#[diagnostic::do_not_recommend]
unsafe impl<K: CudaDifferentiableKernel> Emit for CudaKernelTape<K> {
    // Whether there is a goal is part of the kernel of a pass.
    type Key = KeyOfTape<K::Elem, K::Shape, K::RequiresGrad>;
    fn args(&self, args: &mut Args) {
        self.y.args(args);
    }
    fn leaves(out: &mut Vec<LeafInfo>) {
        <Temporary<K::Elem, K::Shape> as Emit>::leaves(out);
    }
    fn emit(k: &mut Body) -> Lanes {
        <Temporary<K::Elem, K::Shape> as Emit>::emit(k)
    }
}
#[diagnostic::do_not_recommend]
impl<K: CudaDifferentiableKernel> CudaTape for CudaKernelTape<K> {
    fn reverse(_: &mut Body, _: &Record, grad: Lanes, out: &mut Vec<Lanes>) {
        if K::RequiresGrad::VALUE {
            out.push(grad);
        }
    }
    fn goals(out: &mut Vec<Goal>) {
        if K::RequiresGrad::VALUE {
            out.push(Goal {
                ty: <K::Elem as CudaElement>::TY,
                sizes: <K::Shape as Shape>::PADDED,
                strides: <Temporary<K::Elem, K::Shape> as CudaFactor>::STEPS,
                adds: false,
            });
        }
    }
    fn addresses(&self, out: &mut Vec<usize>) {
        out.extend(self.grad.map(|leaf| leaf.address()));
    }
    fn begin(&mut self, room: &mut Temporaries<'_>) -> Result<(), CudaError> {
        if K::RequiresGrad::VALUE {
            self.grad = Some(room.take()?);
        }
        Ok(())
    }
    fn finish(self, room: &mut Temporaries<'_>) -> Result<(), CudaError> {
        match self.grad {
            Some(grad) => K::backward(self.saved, self.y, grad, room),
            None => Ok(()),
        }
    }
    fn accept<G: Emit<Elem = K::Elem> + Copy>(
        mut self,
        grad: G,
        room: &mut Temporaries<'_>,
    ) -> Result<(), CudaError> {
        self.begin(room)?;
        if let Some(leaf) = self.grad
            && <K::Shape as Shape>::NUMEL > 0
        {
            // SAFETY: the memory is fresh and has an element for each index of the shape, in row-major order; the
            // gradient broadcasts to it.
            unsafe {
                write::write::<G, K::Shape, RowMajor<K::Shape>>(
                    leaf.address(),
                    &grad,
                    room.stream(),
                )?;
            }
        }
        self.finish(room)
    }
}
impl<K: CudaDifferentiableKernel> CudaDifferentiable for K {
    type Tape = CudaKernelTape<K>;
    fn record(self, room: &mut Temporaries<'_>) -> Result<Self::Tape, CudaError> {
        let (saved, y) = self.run(room)?;
        Ok(CudaKernelTape {
            saved,
            y,
            grad: None,
        })
    }
    type InMemory = Temporary<<K as ExprNode>::Elem, <K as ExprNode>::Shape>;
    fn record_in_memory(
        self,
        room: &mut Temporaries<'_>,
    ) -> Result<(Self::Tape, Self::InMemory), CudaError> {
        let tape = self.record(room)?;
        let y = tape.y;
        Ok((tape, y))
    }
}
