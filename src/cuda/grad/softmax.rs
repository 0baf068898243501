//! Derivatives of softmax and its logarithm.

use core::any::TypeId;

use crate::cuda::CudaError;
use crate::cuda::codegen::emit::Emit;
use crate::cuda::codegen::node::{CudaNode, put};
use crate::cuda::codegen::reduce::team::{one_axis, too_large};
use crate::cuda::codegen::reduce::walk::{SUM, walked};
use crate::cuda::codegen::temporaries::{Temporaries, Temporary};
use crate::cuda::grad::kernels::CudaDifferentiableKernel;
use crate::cuda::grad::products::{MemoryOf, TapeOf};
use crate::cuda::grad::sums::row_major;
use crate::cuda::grad::tape::{CudaDifferentiableOperand, CudaTape};
use crate::cuda::ptx::access::LeafInfo;
use crate::cuda::ptx::element::CudaElement;
use crate::cuda::ptx::ir::{Body, Ty};
use crate::cuda::ptx::kernel::{Kernel, Target};
use crate::cuda::runtime::launch::{self, Args};
use crate::expr::{Binary, ExprNode, Tracked, Unary};
use crate::layout::{AtPlace, NoPlaces};
use crate::num::D;
use crate::ops::nn::Softmax;
use crate::ops::{Exp, MulOp, Real, Reduced, SubOp, SumOp};
use crate::shape::{Index, MAX_RANK, Shape};

/// The sum along a dimension, which is kept with the size 1.
type SumAlong<I, N> =
    Reduced<SumOp, AtPlace<I, NoPlaces>, N, <I as Index>::Set<<N as ExprNode>::Shape, D<1>>>;

impl<X, I, const LOG: bool> CudaDifferentiableKernel for Softmax<X, I, LOG>
where
    X: CudaDifferentiableOperand,
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

/// The key of the kernel of the gradients of the operand of a softmax.
struct OfRows<T, S>(core::marker::PhantomData<(T, S)>);

fn rows<T: CudaElement, S: Shape>(wide: bool, target: Target) -> Result<Kernel, CudaError> {
    let (axes, ty) = (one_axis(MAX_RANK - 1), T::TY);
    if too_large::<S>(&axes) {
        return Err(CudaError::TooLarge);
    }
    type Leaf<T, S> = Temporary<T, S>;
    let out = LeafInfo::new::<T>(row_major::<S>());
    let (mut k, walk) = walked::<Leaf<T, S>>(&axes, Some(&out), Leaf::<T, S>::leaves, wide);
    let _ = k.param(Ty::U64, true);
    let mut given = 0;
    k.dry(|k| {
        let _ = Leaf::<T, S>::emit(k);
        given = k.mark();
        let _ = Leaf::<T, S>::emit(k);
    });
    let scale = k.param(ty, false);
    let grads = |k: &mut Body| {
        k.back_to(given);
        Leaf::<T, S>::emit(k).into_iter().map(|g| g[0])
    };
    let sum = walk.fold_groups(&mut k, SUM, ty, |k, ys| {
        let grads = grads(k);
        grads.zip(ys).map(|(g, &y)| k.mul(y, g)).collect()
    });
    walk.map(&mut k, &out, |k, ys| {
        let each = grads(k).zip(ys).map(|(g, &y)| {
            let x = k.sub(g, sum);
            let x = k.mul(y, x);
            k.mul(x, scale)
        });
        each.collect()
    });
    walk.kernel(&k, target)
}
/// The gradients of the operand of a softmax along the last dimension, times a factor, from its result `y`: one kernel.
pub(in crate::cuda) fn of_rows<T: Real + CudaElement, S: Shape>(
    y: Temporary<T, S>,
    grad: Temporary<T, S>,
    scale: T,
    room: &mut Temporaries<'_>,
) -> Result<Temporary<T, S>, CudaError> {
    let out = room.take::<T, S>()?;
    if S::NUMEL == 0 {
        return Ok(out);
    }
    let mut args = Args::default();
    args.pointer(out.address());
    y.args(&mut args);
    grad.args(&mut args);
    args.number(scale);
    // SAFETY: the kernel of this key writes the elements of fresh memory, and reads as many of both operands.
    unsafe {
        launch::launch(
            TypeId::of::<OfRows<T, S>>(),
            room.stream(),
            args,
            rows::<T, S>,
        )?;
    }
    Ok(out)
}
