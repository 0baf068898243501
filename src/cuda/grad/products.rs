//! Derivatives of products of matrices.

use core::marker::PhantomData;
use std::vec::Vec;

use crate::cuda::codegen::emit::Emit;
use crate::cuda::codegen::matmul::factor::CudaFactor;
use crate::cuda::codegen::matmul::product::CudaProduct;
use crate::cuda::codegen::node::kept;
use crate::cuda::codegen::reduce::walk::{Axes, SUM, are_too_large, marked, walked_over};
use crate::cuda::codegen::temporaries::{Temporaries, Temporary};
use crate::cuda::grad::factors::{As, GRAD_LEFT, GRAD_RIGHT, LAST, OTHER_LEFT, OTHER_RIGHT};
use crate::cuda::grad::kernels::CudaDifferentiableKernel;
use crate::cuda::grad::tape::{CudaDifferentiable, CudaDifferentiableOperand, CudaTape};
use crate::cuda::ptx::access::LeafInfo;
use crate::cuda::ptx::element::CudaElement;
use crate::cuda::ptx::ir::Ty;
use crate::cuda::ptx::kernel::{Kernel, Target};
use crate::cuda::runtime::cache::Key;
use crate::cuda::runtime::launch::{self, Args};
use crate::cuda::{CudaError, Gpu};
use crate::expr::ExprNode;
use crate::num::bits::Bool;
use crate::ops::{Matrices, Product};
use crate::shape::{MAX_RANK, Shape};

/// Key of the kernel that sums products over the dimensions along which a factor was broadcast.
struct Summed<P, S>(PhantomData<(P, S)>);

/// The sizes of a gradient before it is summed: those of the factor, and the batches of the product.
const fn in_batches<S: Shape, Out: Shape>() -> [usize; MAX_RANK] {
    let mut sizes = Out::PADDED;
    (sizes[LAST - 1], sizes[LAST]) = (S::PADDED[LAST - 1], S::PADDED[LAST]);
    sizes
}
fn summed<P: Emit<Elem: CudaElement>, S: Shape, Out: Shape>(
    target: Target,
) -> Result<Kernel, CudaError> {
    let sizes = const { in_batches::<S, Out>() };
    let axes: Axes = marked(&sizes, &S::PADDED);
    if are_too_large(&sizes, &axes) {
        return Err(CudaError::TooLarge);
    }
    let (mut k, walk, blocks) = walked_over(&sizes, &axes, P::emit);
    let _ = k.param(Ty::U64, true);
    k.dry(|k| {
        let _ = P::emit(k);
    });
    let x = walk.fold(&mut k, SUM, P::Elem::TY, |_, x| x);
    let out = LeafInfo::new::<P::Elem>(<Temporary<P::Elem, S> as CudaFactor>::STEPS);
    walk.write(&mut k, &out, x);
    Ok(Kernel::new(&k, target, blocks, Vec::new()))
}

/// Propagates the product of two factors, the gradient of a factor of the shape `T::Shape`.
fn accept_product<T, L, R, Out>(
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
    let leaf = room.take::<T::Elem, T::Shape>()?;
    if <T::Shape as Shape>::NUMEL > 0 {
        let mut args = Args::default();
        args.pointer(leaf.address());
        product.args(&mut args);
        // SAFETY: the memory is fresh; the kernel of this key writes its elements and reads the factors.
        unsafe {
            launch::launch(
                Key::part::<Summed<<CudaProduct<L, R, T::Shape> as Emit>::Key, (T::Shape, Out)>>(0),
                room.stream(),
                args,
                |_, target| summed::<CudaProduct<L, R, T::Shape>, T::Shape, Out>(target),
            )?;
        }
    }
    tape.accept(leaf, room)
}

pub(in crate::cuda) type TapeOf<N> = <N as CudaDifferentiable>::Tape;
pub(in crate::cuda) type MemoryOf<N> = <N as CudaDifferentiable>::InMemory;

impl<A, B, Out> CudaDifferentiableKernel for Product<Matrices, A, B, Out>
where
    A: CudaDifferentiableOperand + ExprNode<Memory = Gpu>,
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
        const {
            assert!(
                <A::Shape as Shape>::RANK + <B::Shape as Shape>::RANK <= 3
                    || <A::Shape as Shape>::RANK > 1 && <B::Shape as Shape>::RANK > 1,
                "the product of a batch of matrices and a vector has no gradient on CUDA devices: `unsqueeze` makes the \
                 vector a matrix"
            )
        };
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
