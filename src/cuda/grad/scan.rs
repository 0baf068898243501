//! The derivative of running sums: the running sums of the gradients, from the end.

use core::marker::PhantomData;

use crate::cuda::CudaError;
use crate::cuda::codegen::node::{CudaNode, put};
use crate::cuda::codegen::temporaries::{Computed, Temporaries, Temporary};
use crate::cuda::grad::kernels::CudaDifferentiableKernel;
use crate::cuda::grad::products::{MemoryOf, TapeOf};
use crate::cuda::grad::tape::{CudaDifferentiableOperand, CudaTape};
use crate::expr::{ExprNode, Tracked};
use crate::layout::Places;
use crate::ops::rearrange::{Arranged, Flip};
use crate::ops::{RunningSum, Scan};
use crate::shape::Shape;

/// The elements of a tensor of the shape `S` in reverse order along the dimension of `P`, which alone has another size
/// in the marked shape.
type Reversed<P, S, N> = Arranged<S, Flip<<P as Places>::Mark<S>>, N>;
fn reversed<P: Places, S: Shape, N>(a: N) -> Reversed<P, S, N> {
    let (rule, to) = (Flip(PhantomData), PhantomData);
    Arranged { rule, a, to }
}

impl<P, A> CudaDifferentiableKernel for Scan<RunningSum, P, A>
where
    P: Places,
    A: CudaDifferentiableOperand,
    Scan<RunningSum, P, MemoryOf<A>>: CudaNode<Elem = A::Elem, Shape = A::Shape>,
    Scan<RunningSum, P, Reversed<P, A::Shape, Temporary<A::Elem, A::Shape>>>:
        CudaNode<Elem = A::Elem, Shape = A::Shape>,
    Self: ExprNode<Elem = A::Elem, Shape = A::Shape>,
{
    type Saved = TapeOf<A>;
    fn run(
        self,
        room: &mut Temporaries<'_>,
    ) -> Result<(Self::Saved, Temporary<A::Elem, A::Shape>), CudaError> {
        let (tape, a) = self.into_operand().record_in_memory(room)?;
        let y = put(Scan::<RunningSum, P, _>::new(a), room)?;
        Ok((tape, y))
    }
    fn backward(
        tape: Self::Saved,
        _: Temporary<A::Elem, A::Shape>,
        grad: Temporary<A::Elem, A::Shape>,
        room: &mut Temporaries<'_>,
    ) -> Result<(), CudaError> {
        if !<A::Tape as ExprNode>::RequiresGrad::VALUE {
            return Ok(());
        }
        let grad = reversed::<P, A::Shape, _>(grad);
        let sums: Computed<A> = put(Scan::<RunningSum, P, _>::new(grad), room)?;
        tape.accept(reversed::<P, A::Shape, _>(sums), room)
    }
}
