//! The derivative of `linear`.

use crate::cuda::CudaError;
use crate::cuda::codegen::emit::Emit;
use crate::cuda::codegen::matmul::factor::CudaFactor;
use crate::cuda::codegen::matmul::product::CudaProduct;
use crate::cuda::codegen::nn::channels::PerChannel;
use crate::cuda::codegen::nn::linear::WithBias;
use crate::cuda::codegen::node::kept;
use crate::cuda::codegen::optional::EmitOptional;
use crate::cuda::codegen::temporaries::{Temporaries, Temporary};
use crate::cuda::grad::elementwise::Broadcasted;
use crate::cuda::grad::factors::{As, FLAT, FLAT_TRANSPOSED};
use crate::cuda::grad::kernels::CudaDifferentiableKernel;
use crate::cuda::grad::products::{MemoryOf, TapeOf};
use crate::cuda::grad::tape::{CudaDifferentiable, CudaDifferentiableOperand, CudaTape};
use crate::cuda::ptx::element::CudaElement;
use crate::expr::{ExprNode, KernelOperand, Tracked};
use crate::ops::Real;
use crate::ops::nn::{Linear, Maybe};
use crate::shape::{MAX_RANK, Shape};

/// An operand that may be missing.
#[doc(hidden)]
pub trait CudaOptionalOperand<T> {
    type Tape;
    type InMemory: EmitOptional + PerChannel + Copy;
    /// Whether there is a variable in it.
    const VARIABLE: bool;
    fn record_in_memory(
        self,
        room: &mut Temporaries<'_>,
    ) -> Result<(Self::Tape, Self::InMemory), CudaError>;
    /// Adds the gradients of all elements of the shape `S`, to which the operand is broadcast.
    fn accept<S: Shape, G: Emit<Elem = T> + Copy>(
        tape: Self::Tape,
        grad: G,
        room: &mut Temporaries<'_>,
    ) -> Result<(), CudaError>;
}
impl<T> CudaOptionalOperand<T> for () {
    type Tape = ();
    type InMemory = ();
    const VARIABLE: bool = false;
    fn record_in_memory(self, _: &mut Temporaries<'_>) -> Result<((), ()), CudaError> {
        Ok(((), ()))
    }
    fn accept<S: Shape, G: Emit<Elem = T> + Copy>(
        (): (),
        _: G,
        _: &mut Temporaries<'_>,
    ) -> Result<(), CudaError> {
        Ok(())
    }
}
#[diagnostic::do_not_recommend]
impl<T: Real + CudaElement, N: CudaDifferentiableOperand + ExprNode<Elem = T>>
    CudaOptionalOperand<T> for N
{
    type Tape = TapeOf<N>;
    type InMemory = MemoryOf<N>;
    const VARIABLE: bool = <N::Tape as ExprNode>::RequiresGrad::VALUE;
    fn record_in_memory(
        self,
        room: &mut Temporaries<'_>,
    ) -> Result<(Self::Tape, Self::InMemory), CudaError> {
        CudaDifferentiable::record_in_memory(self, room)
    }
    fn accept<S: Shape, G: Emit<Elem = T> + Copy>(
        tape: Self::Tape,
        grad: G,
        room: &mut Temporaries<'_>,
    ) -> Result<(), CudaError> {
        Broadcasted::<_, S>::new(tape).accept(grad, room)
    }
}

/// Whether elements are in row-major order without gaps.
const fn is_row_major<F: CudaFactor>() -> bool {
    let (mut d, mut step) = (MAX_RANK, 1);
    while d > 0 {
        d -= 1;
        if F::PADDED[d] != 1 && F::STEPS[d] != step {
            return false;
        }
        step *= F::PADDED[d];
    }
    true
}

impl<X, W, B, Out> CudaDifferentiableKernel for Linear<X, W, B, Out>
where
    X: CudaDifferentiableOperand,
    W: CudaDifferentiableOperand + ExprNode<Elem = X::Elem>,
    B: CudaOptionalOperand<X::Elem> + KernelOperand<Placed: Maybe<X::Elem>>,
    Out: Shape,
{
    type Saved = (TapeOf<X>, MemoryOf<X>, TapeOf<W>, MemoryOf<W>, B::Tape);
    fn run(
        self,
        room: &mut Temporaries<'_>,
    ) -> Result<(Self::Saved, Temporary<X::Elem, Out>), CudaError> {
        let (x_tape, x) = self.x.record_in_memory(room)?;
        let (w_tape, w) = self.w.record_in_memory(room)?;
        let (b_tape, b) = self.b.record_in_memory(room)?;
        let product = CudaProduct::<_, _, Out, true>::new(x, w);
        let y = kept(&WithBias::new(product, b), room)?;
        Ok(((x_tape, x, w_tape, w, b_tape), y))
    }
    fn backward(
        (x_tape, x, w_tape, w, b_tape): Self::Saved,
        _: Temporary<X::Elem, Out>,
        grad: Temporary<X::Elem, Out>,
        room: &mut Temporaries<'_>,
    ) -> Result<(), CudaError> {
        if <X::Tape as ExprNode>::RequiresGrad::VALUE {
            x_tape.accept(CudaProduct::<_, _, X::Shape>::new(grad, w), room)?;
        }
        B::accept::<Out, _>(b_tape, grad, room)?;
        if !<W::Tape as ExprNode>::RequiresGrad::VALUE {
            return Ok(());
        }
        let transposed = As::<_, FLAT_TRANSPOSED>::new(grad);
        if const { is_row_major::<MemoryOf<X>>() } {
            let product = CudaProduct::<_, _, W::Shape>::new(transposed, As::<_, FLAT>::new(x));
            w_tape.accept(product, room)
        } else {
            let x = kept(&x, room)?;
            let product = CudaProduct::<_, _, W::Shape>::new(transposed, As::<_, FLAT>::new(x));
            w_tape.accept(product, room)
        }
    }
}
