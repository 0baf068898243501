//! Derivatives of products of matrices.

use crate::cuda::CudaError;
use crate::cuda::codegen::emit::Emit;
use crate::cuda::codegen::matmul::factor::CudaFactor;
use crate::cuda::codegen::matmul::product::CudaProduct;
use crate::cuda::codegen::node::kept;
use crate::cuda::codegen::reduce::team::marked;
use crate::cuda::codegen::temporaries::{Temporaries, Temporary};
use crate::cuda::grad::factors::{
    As, GRAD_LEFT, GRAD_RIGHT, LAST, OTHER_LEFT, OTHER_RIGHT, TRANSPOSED,
};
use crate::cuda::grad::kernels::CudaDifferentiableKernel;
use crate::cuda::grad::sums::{Terms, row_major, summed};
use crate::cuda::grad::tape::{CudaDifferentiable, CudaDifferentiableOperand, CudaTape};
use crate::cuda::grad::vectors::accept_with_vector;
use crate::cuda::ptx::access::Lanes;
use crate::cuda::ptx::element::CudaElement;
use crate::cuda::ptx::ir::Body;
use crate::cuda::runtime::launch::Args;
use crate::expr::{ExprNode, Tracked};
use crate::ops::{Matrices, Outer, Product};
use crate::shape::{MAX_RANK, Shape};
use core::marker::PhantomData;

/// Products that are summed over the dimensions along which a factor was broadcast.
struct Summed<P, S>(P, PhantomData<S>);

/// The sizes of a gradient before it is summed: those of the factor, and the batches of the product.
const fn in_batches<S: Shape, Out: Shape>() -> [usize; MAX_RANK] {
    let mut sizes = Out::PADDED;
    (sizes[LAST - 1], sizes[LAST]) = (S::PADDED[LAST - 1], S::PADDED[LAST]);
    sizes
}
impl<L: CudaFactor, R: CudaFactor<Sum = L::Sum>, S: Shape, Out: Shape> Terms
    for Summed<CudaProduct<L, R, S>, Out>
{
    type Elem = L::Sum;
    type Key = Summed<<CudaProduct<L, R, S> as Emit>::Key, (S, Out)>;
    fn sizes() -> [usize; MAX_RANK] {
        const { in_batches::<S, Out>() }
    }
    fn strides() -> [usize; MAX_RANK] {
        row_major::<S>()
    }
    fn args(&self, args: &mut Args) {
        self.0.args(args);
    }
    fn emit(k: &mut Body) -> Lanes {
        CudaProduct::<L, R, S>::emit(k)
    }
}

/// Propagates the product of two factors, the gradient of a factor of the shape `T::Shape`.
pub(in crate::cuda) fn accept_product<T, L, R, Out>(
    tape: T,
    left: L,
    right: R,
    room: &mut Temporaries<'_>,
) -> Result<(), CudaError>
where
    T: CudaTape<Elem: CudaElement>,
    L: CudaFactor<Sum = T::Elem>,
    R: CudaFactor<Sum = T::Elem>,
    Out: Shape,
{
    if !T::RequiresGrad::VALUE {
        return Ok(());
    }
    let product = CudaProduct::<L, R, T::Shape>::new(left, right);
    let matrices = L::RANK > 1 && R::RANK > 1;
    if !matrices || marked(&in_batches::<T::Shape, Out>(), &T::Shape::PADDED) == [false; MAX_RANK] {
        return tape.accept(product, room);
    }
    let leaf = summed::<_, T::Shape>(&Summed::<_, Out>(product, PhantomData), room)?;
    tape.accept(leaf, room)
}

pub(in crate::cuda) type TapeOf<N> = <N as CudaDifferentiable>::Tape;
pub(in crate::cuda) type MemoryOf<N> = <N as CudaDifferentiable>::InMemory;

impl<A, B, Out> CudaDifferentiableKernel for Product<Matrices, A, B, Out>
where
    A: CudaDifferentiableOperand,
    B: CudaDifferentiableOperand + ExprNode<Elem = A::Elem>,
    Out: Shape,
{
    type Saved = (TapeOf<A>, MemoryOf<A>, TapeOf<B>, MemoryOf<B>);
    fn run(
        self,
        room: &mut Temporaries<'_>,
    ) -> Result<(Self::Saved, Temporary<A::Elem, Out>), CudaError> {
        let (a_tape, a) = self.a.record_in_memory(room)?;
        let (b_tape, b) = self.b.record_in_memory(room)?;
        let y = kept(&CudaProduct::<_, _, Out>::new(a, b), room)?;
        Ok(((a_tape, a, b_tape, b), y))
    }
    fn backward(
        (a_tape, a, b_tape, b): Self::Saved,
        _: Temporary<A::Elem, Out>,
        grad: Temporary<A::Elem, Out>,
        room: &mut Temporaries<'_>,
    ) -> Result<(), CudaError> {
        // A batch of matrices and a vector.
        if A::Shape::RANK > 2 && B::Shape::RANK == 1 {
            return accept_with_vector::<_, _, _, _, _, _, true>(
                (a_tape, a),
                (b_tape, b),
                grad,
                room,
            );
        }
        if A::Shape::RANK == 1 && B::Shape::RANK > 2 {
            return accept_with_vector::<_, _, _, _, _, _, false>(
                (b_tape, b),
                (a_tape, a),
                grad,
                room,
            );
        }
        accept_product::<_, _, _, Out>(
            a_tape,
            As::<_, GRAD_LEFT, A::Shape, B::Shape>::new(grad),
            As::<_, OTHER_RIGHT, A::Shape, B::Shape>::new(b),
            room,
        )?;
        accept_product::<_, _, _, Out>(
            b_tape,
            As::<_, OTHER_LEFT, A::Shape, B::Shape>::new(a),
            As::<_, GRAD_RIGHT, A::Shape, B::Shape>::new(grad),
            room,
        )
    }
}

impl<A, B, Out> CudaDifferentiableKernel for Product<Outer, A, B, Out>
where
    A: CudaDifferentiableOperand,
    B: CudaDifferentiableOperand + ExprNode<Elem = A::Elem>,
    Out: Shape,
    Product<Outer, MemoryOf<A>, MemoryOf<B>, Out>: Emit<Elem = A::Elem, Shape = Out>,
    Self: ExprNode<Elem = A::Elem, Shape = Out>,
{
    type Saved = (TapeOf<A>, MemoryOf<A>, TapeOf<B>, MemoryOf<B>);
    fn run(
        self,
        room: &mut Temporaries<'_>,
    ) -> Result<(Self::Saved, Temporary<A::Elem, Out>), CudaError> {
        let (a_tape, a) = self.a.record_in_memory(room)?;
        let (b_tape, b) = self.b.record_in_memory(room)?;
        let y = kept(&Product::<Outer, _, _, Out>::new(a, b), room)?;
        Ok(((a_tape, a, b_tape, b), y))
    }
    fn backward(
        (a_tape, a, b_tape, b): Self::Saved,
        _: Temporary<A::Elem, Out>,
        grad: Temporary<A::Elem, Out>,
        room: &mut Temporaries<'_>,
    ) -> Result<(), CudaError> {
        accept_product::<_, _, _, Out>(a_tape, grad, b, room)?;
        accept_product::<_, _, _, Out>(b_tape, As::<_, TRANSPOSED>::new(grad), a, room)
    }
}
