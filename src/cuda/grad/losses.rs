//! The derivative of `cross_entropy`.

use crate::cuda::CudaError;
use crate::cuda::codegen::nn::losses::{COUNTED, Classes, Logs, Loss, SLOPE, Scores, total};
use crate::cuda::codegen::node::{CudaNode, CudaValue, kept, put};
use crate::cuda::codegen::temporaries::{Temporaries, Temporary};
use crate::cuda::grad::kernels::CudaDifferentiableKernel;
use crate::cuda::grad::tape::{CudaDifferentiable, CudaDifferentiableOperand, CudaTape};
use crate::expr::{Binary, ExprNode, Tracked};
use crate::ops::nn::{ClassIndex, ClassTotal};
use crate::ops::{DivOp, MulOp};
use crate::shape::Shape;

impl<X, Y, Out, const MEAN: bool> CudaDifferentiableKernel for ClassTotal<Loss<X, Y, Out>, MEAN>
where
    X: CudaDifferentiableOperand,
    Y: CudaValue<Elem: ClassIndex>,
    Out: Shape,
    Logs<<X as CudaDifferentiable>::InMemory>: CudaNode<Elem = X::Elem, Shape = X::Shape>,
    Self: crate::expr::kernel::Kernel<Elem = X::Elem, Shape = ()>,
{
    type Saved = (
        <X as CudaDifferentiable>::Tape,
        Scores<X::Elem, X::Shape>,
        <Y as CudaNode>::Resident,
        Temporary<X::Elem, ()>,
        i64,
    );
    fn run(
        self,
        room: &mut Temporaries<'_>,
    ) -> Result<(Self::Saved, Temporary<X::Elem, ()>), CudaError> {
        let ignored = self.0.ignored;
        let (tape, x) = CudaDifferentiable::record_in_memory(self.0.x, room)?;
        let y = CudaNode::resident(self.0.y, room)?;
        let logs = put(Logs::new(x), room)?;
        let [total, count] = total::<_, _, _, Out, MEAN>(logs, y, ignored, room)?;
        Ok(((tape, logs, y, count, ignored), total))
    }
    fn backward(
        (tape, logs, y, count, ignored): Self::Saved,
        _: Temporary<X::Elem, ()>,
        grad: Temporary<X::Elem, ()>,
        room: &mut Temporaries<'_>,
    ) -> Result<(), CudaError> {
        if !<X::Tape as ExprNode>::RequiresGrad::VALUE {
            return Ok(());
        }
        let b = match MEAN {
            true => kept(
                &Binary {
                    op: DivOp,
                    a: grad,
                    b: count,
                },
                room,
            )?,
            false => grad,
        };
        let a = Classes::<SLOPE, _, _, X::Shape>::new(logs, y, ignored);
        // An infinite gradient, as of the mean of no losses, is not multiplied by the 0 of an ignored target.
        let scaled = Binary { op: MulOp, a, b };
        tape.accept(
            Classes::<COUNTED, _, _, X::Shape>::new(scaled, y, ignored),
            room,
        )
    }
}
