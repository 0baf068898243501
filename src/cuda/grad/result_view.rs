//! Derivatives of views of results: the gradient of the result has those of the view at its layout.

use crate::cuda::codegen::matmul::factor::CudaFactor;
use crate::cuda::codegen::node::kept;
use crate::cuda::codegen::result_view::viewed;
use crate::cuda::codegen::temporaries::{RowMajor, Temporaries, Temporary};
use crate::cuda::codegen::variable::CudaVarLeaf;
use crate::cuda::codegen::write;
use crate::cuda::grad::kernels::CudaDifferentiableKernel;
use crate::cuda::grad::products::{MemoryOf, TapeOf};
use crate::cuda::grad::tape::{CudaDifferentiableOperand, CudaTape};
use crate::cuda::{CudaError, Gpu};
use crate::expr::result_view::ResultView;
use crate::expr::{ExprNode, Scalar, Tracked};
use crate::layout::{Contiguous, Layout};
use crate::num::Dim;
use crate::shape::Shape;

/// The result, in row-major order.
type Rows<A> = Temporary<<A as ExprNode>::Elem, <A as ExprNode>::Shape>;

impl<L, A> CudaDifferentiableKernel for ResultView<L, A>
where
    L: Layout,
    A: CudaDifferentiableOperand,
{
    /// With the address of the result.
    type Saved = (TapeOf<A>, usize);
    fn run(
        self,
        room: &mut Temporaries<'_>,
    ) -> Result<(Self::Saved, Temporary<A::Elem, L::Shape>), CudaError> {
        let (tape, x) = self.a.record_in_memory(room)?;
        let steps = <Rows<A> as CudaFactor>::STEPS;
        let first = if <MemoryOf<A> as CudaFactor>::STEPS == steps {
            x.at()
        } else {
            kept(&x, room)?.address()
        };
        // SAFETY: the result is in memory in row-major order, of which both layouts have elements.
        let y = unsafe {
            if Self::IN_ORDER {
                viewed::<_, Contiguous<L::Shape>>(first)
            } else {
                kept(&viewed::<A::Elem, L>(first), room)?
            }
        };
        Ok(((tape, first), y))
    }
    fn backward(
        (tape, result): Self::Saved,
        _: Temporary<A::Elem, L::Shape>,
        grad: Temporary<A::Elem, L::Shape>,
        room: &mut Temporaries<'_>,
    ) -> Result<(), CudaError> {
        if !<A::Tape as ExprNode>::RequiresGrad::VALUE {
            return Ok(());
        }
        if Self::IN_ORDER {
            // SAFETY: as many elements, in the same order.
            let grad = unsafe { viewed::<A::Elem, Contiguous<A::Shape>>(grad.address()) };
            return tape.accept(grad, room);
        }
        let of_result = room.take::<A::Elem, A::Shape>()?;
        let first = of_result.address();
        let zero = Scalar::<A::Elem, Gpu>::new(num_traits::zero());
        let part = first + <L::Offset as Dim>::SIZE * size_of::<A::Elem>();
        // SAFETY: fresh memory for the elements of the result, which is kept.
        unsafe {
            if !Self::WHOLE {
                write::write::<_, A::Shape, RowMajor<A::Shape>>(first, &zero, room.stream())?;
            }
            if !L::IS_INJECTIVE {
                // The gradients of an element that the view has several times are added up, as those of a variable.
                let view: CudaVarLeaf<'_, A::Elem, L::Shape, L::Strides> = CudaVarLeaf {
                    value: viewed::<_, L>(result),
                    grad: part,
                    windows: None,
                };
                view.accept(grad, room)?;
            } else if <L::Shape as Shape>::NUMEL > 0 {
                write::write::<_, L::Shape, L::Strides>(part, &grad, room.stream())?;
            }
        }
        tape.accept(of_result, room)
    }
}
