//! Derivatives of softmax and its logarithm.

use crate::cuda::codegen::node::{CudaNode, put};
use crate::cuda::codegen::temporaries::{Temporaries, Temporary};
use crate::cuda::grad::kernels::CudaDifferentiableKernel;
use crate::cuda::grad::products::{MemoryOf, TapeOf};
use crate::cuda::grad::tape::{CudaDifferentiableOperand, CudaTape};
use crate::cuda::{CudaError, Gpu};
use crate::expr::{Binary, ExprNode, Unary};
use crate::layout::{AtPlace, NoPlaces};
use crate::num::D;
use crate::num::bits::Bool;
use crate::ops::nn::Softmax;
use crate::ops::{Exp, MulOp, Reduced, SubOp, SumOp};
use crate::shape::Index;

/// The sum along a dimension, which is kept with the size 1.
type SumAlong<I, N> =
    Reduced<SumOp, AtPlace<I, NoPlaces>, N, <I as Index>::Set<<N as ExprNode>::Shape, D<1>>>;

impl<X, I, const LOG: bool> CudaDifferentiableKernel for Softmax<X, I, LOG>
where
    X: CudaDifferentiableOperand + ExprNode<Memory = Gpu>,
    I: Index,
    Softmax<MemoryOf<X>, I, LOG>: CudaNode<Elem = X::Elem, Shape = X::Shape>,
    MemoryOf<X>: CudaNode,
{
    type Saved = TapeOf<X>;
    fn run(
        self,
        room: &mut Temporaries<'_>,
    ) -> Result<(Self::Saved, Temporary<X::Elem, X::Shape>), CudaError> {
        let (tape, x) = self.x.record_in_memory(room)?;
        let y = put(Softmax::<_, I, LOG>::new(x), room)?;
        Ok((tape, y))
    }
    fn backward(
        tape: Self::Saved,
        y: Temporary<X::Elem, X::Shape>,
        grad: Temporary<X::Elem, X::Shape>,
        room: &mut Temporaries<'_>,
    ) -> Result<(), CudaError> {
        if !<X::Tape as ExprNode>::RequiresGrad::VALUE {
            return Ok(());
        }
        if LOG {
            let b = put(SumAlong::<I, _>::new(SumOp {}, grad), room)?;
            let a = Unary { op: Exp, a: y };
            let part = Binary { op: MulOp, a, b };
            tape.accept(
                Binary {
                    op: SubOp,
                    a: grad,
                    b: part,
                },
                room,
            )
        } else {
            let product = Binary {
                op: MulOp,
                a: grad,
                b: y,
            };
            let b = put(SumAlong::<I, _>::new(SumOp {}, product), room)?;
            let part = Binary {
                op: SubOp,
                a: grad,
                b,
            };
            tape.accept(
                Binary {
                    op: MulOp,
                    a: y,
                    b: part,
                },
                room,
            )
        }
    }
}
