//! The derivative of attention: products of matrices around the derivative of a softmax. The shares of the keys are
//! kept.

use core::marker::PhantomData;
use std::vec::Vec;

use crate::cuda::codegen::emit::{Emit, not_read_here, of_device};
use crate::cuda::codegen::matmul::product::CudaProduct;
use crate::cuda::codegen::nn::attention::{scale_of, shares};
use crate::cuda::codegen::node::kept;
use crate::cuda::codegen::optional::EmitOptional;
use crate::cuda::codegen::temporaries::{Temporaries, Temporary};
use crate::cuda::grad::elementwise::Broadcasted;
use crate::cuda::grad::factors::{As, TRANSPOSED};
use crate::cuda::grad::kernels::CudaDifferentiableKernel;
use crate::cuda::grad::products::{MemoryOf, TapeOf, accept_product};
use crate::cuda::grad::softmax::of_rows;
use crate::cuda::grad::tape::{CudaDifferentiable, CudaDifferentiableOperand, CudaTape};
use crate::cuda::ptx::access::{Lanes, LeafInfo};
use crate::cuda::ptx::element::CudaElement;
use crate::cuda::ptx::ir::Body;
use crate::cuda::runtime::launch::Args;
use crate::cuda::{CudaError, Gpu};
use crate::expr::plan::Operands;
use crate::expr::{ExprNode, KernelOperand, Tracked};
use crate::layout::ScoresOf;
use crate::num::Sealed;
use crate::num::bits::False;
use crate::ops::nn::{Attention, Masks};
use crate::shape::{MAX_RANK, Shape};

/// A mask that may be missing.
#[doc(hidden)]
pub trait CudaMaskOperand<T> {
    type Tape;
    type InMemory: EmitOptional + Copy;
    /// Whether there is a variable in it.
    const VARIABLE: bool;
    fn record_in_memory(
        self,
        room: &mut Temporaries<'_>,
    ) -> Result<(Self::Tape, Self::InMemory), CudaError>;
    /// Adds the gradients of what was added to the scores, to whose shape the mask is broadcast.
    fn accept<S: Shape>(
        tape: Self::Tape,
        grad: Temporary<T, S>,
        room: &mut Temporaries<'_>,
    ) -> Result<(), CudaError>;
}
impl<T: CudaElement> CudaMaskOperand<T> for () {
    type Tape = ();
    type InMemory = ();
    const VARIABLE: bool = false;
    fn record_in_memory(self, _: &mut Temporaries<'_>) -> Result<((), ()), CudaError> {
        Ok(((), ()))
    }
    fn accept<S: Shape>(
        (): (),
        _: Temporary<T, S>,
        _: &mut Temporaries<'_>,
    ) -> Result<(), CudaError> {
        Ok(())
    }
}
#[diagnostic::do_not_recommend]
impl<T: CudaElement, N> CudaMaskOperand<T> for N
where
    N: CudaDifferentiable<Elem: CudaElement, InMemory: Emit + Copy>,
{
    type Tape = N::Tape;
    type InMemory = N::InMemory;
    // A mask of booleans has no gradient.
    const VARIABLE: bool =
        <N::Tape as ExprNode>::RequiresGrad::VALUE && <N::Elem as CudaElement>::TY.is_float();
    fn record_in_memory(
        self,
        room: &mut Temporaries<'_>,
    ) -> Result<(Self::Tape, Self::InMemory), CudaError> {
        CudaDifferentiable::record_in_memory(self, room)
    }
    fn accept<S: Shape>(
        tape: Self::Tape,
        grad: Temporary<T, S>,
        room: &mut Temporaries<'_>,
    ) -> Result<(), CudaError> {
        let of = PhantomData;
        Broadcasted::<_, S>::new(tape).accept(OfMask::<N::Elem, _> { grad, of }, room)
    }
}
/// Gradients of the type of a mask, which is that of the scores.
struct OfMask<U, G> {
    grad: G,
    of: PhantomData<U>,
}
impl<U, G: Copy> Clone for OfMask<U, G> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<U, G: Copy> Copy for OfMask<U, G> {}
#[diagnostic::do_not_recommend]
impl<U, G> Sealed for OfMask<U, G> {}
// SAFETY: `load` is never instantiated: a program that would call it does not compile.
unsafe impl<U: CudaElement, G: Emit> ExprNode for OfMask<U, G> {
    type Elem = U;
    type Shape = G::Shape;
    type Memory = Gpu;
    type RequiresGrad = False;
    const OPERANDS: Operands = G::OPERANDS;
    unsafe fn load(&self, _: &[usize; MAX_RANK]) -> U {
        not_read_here!(U)
    }
    of_device! {}
}
// SAFETY: the gradients'.
unsafe impl<U: CudaElement, G: Emit> Emit for OfMask<U, G> {
    type Key = OfMask<U, G::Key>;
    fn args(&self, args: &mut Args) {
        self.grad.args(args);
    }
    fn leaves(out: &mut Vec<LeafInfo>) {
        G::leaves(out);
    }
    fn emit(k: &mut Body) -> Lanes {
        G::emit(k)
    }
}

type Scored<Q, K> = ScoresOf<<Q as ExprNode>::Shape, <K as ExprNode>::Shape>;

impl<Q, K, V, M, Out> CudaDifferentiableKernel for Attention<Q, K, V, M, Out>
where
    Q: CudaDifferentiableOperand,
    K: CudaDifferentiableOperand + ExprNode<Elem = Q::Elem>,
    V: CudaDifferentiableOperand + ExprNode<Elem = Q::Elem>,
    M: CudaMaskOperand<Q::Elem> + KernelOperand<Placed: Masks<Q::Elem>>,
    Out: Shape,
{
    type Saved = (
        (TapeOf<Q>, TapeOf<K>, TapeOf<V>, M::Tape),
        (MemoryOf<Q>, MemoryOf<K>, MemoryOf<V>),
        Temporary<Q::Elem, Scored<Q, K>>,
        Q::Elem,
    );
    fn run(
        self,
        room: &mut Temporaries<'_>,
    ) -> Result<(Self::Saved, Temporary<Q::Elem, Out>), CudaError> {
        let (q_tape, q) = self.q.record_in_memory(room)?;
        let (k_tape, k) = self.k.record_in_memory(room)?;
        let (v_tape, v) = self.v.record_in_memory(room)?;
        let (m_tape, mask) = self.mask.record_in_memory(room)?;
        let scale = scale_of::<Q::Shape, _>(self.scale);
        let p = shares::<_, _, _, Scored<Q, K>>((q, k, mask), (self.causal, scale), room)?;
        let y = kept(&CudaProduct::<_, _, Out>::new(p, v), room)?;
        let tapes = (q_tape, k_tape, v_tape, m_tape);
        Ok(((tapes, (q, k, v), p, scale), y))
    }
    fn backward(
        ((q_tape, k_tape, v_tape, m_tape), (q, k, v), p, scale): Self::Saved,
        _: Temporary<Q::Elem, Out>,
        grad: Temporary<Q::Elem, Out>,
        room: &mut Temporaries<'_>,
    ) -> Result<(), CudaError> {
        accept_product::<_, _, _, Scored<Q, K>>(v_tape, As::<_, TRANSPOSED>::new(p), grad, room)?;
        let queries = <Q::Tape as ExprNode>::RequiresGrad::VALUE;
        let keys = <K::Tape as ExprNode>::RequiresGrad::VALUE;
        if !(queries || keys || M::VARIABLE) {
            return Ok(());
        }
        let of_shares = kept(&CudaProduct::<_, _, Scored<Q, K>, true>::new(grad, v), room)?;
        if M::VARIABLE {
            let one = num_traits::one();
            M::accept::<Scored<Q, K>>(m_tape, of_rows(p, of_shares, one, room)?, room)?;
        }
        if queries || keys {
            let scores = of_rows(p, of_shares, scale, room)?;
            accept_product::<_, _, _, Scored<Q, K>>(q_tape, scores, k, room)?;
            let transposed = As::<_, TRANSPOSED>::new(scores);
            accept_product::<_, _, _, Scored<Q, K>>(k_tape, transposed, q, room)?;
        }
        Ok(())
    }
}
