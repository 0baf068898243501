//! `layer_norm` and `rms_norm`.

use core::any::TypeId;
use core::marker::PhantomData;
use std::vec::Vec;

use crate::cuda::codegen::emit::Emit;
use crate::cuda::codegen::nn::softmax::layout;
use crate::cuda::codegen::node::{CudaValue, kernel_nodes};
use crate::cuda::codegen::optional::{CudaOptional, EmitOptional};
use crate::cuda::codegen::reduce::walk::{Axes, Rows, SUM, too_large, walked};
use crate::cuda::codegen::temporaries::{RowMajor, Temporaries};
use crate::cuda::ptx::element::CudaElement;
use crate::cuda::ptx::ir::Ty;
use crate::cuda::ptx::kernel::{Kernel, Target};
use crate::cuda::runtime::launch::{self, Args};
use crate::cuda::{CudaError, CudaStream};
use crate::expr::KernelOperand;
use crate::layout::operation::{layer_norm, rms_norm};
use crate::ops::Real;
use crate::ops::nn::{Centered, Maybe, Norm};
use crate::shape::{MAX_RANK, Shape};

struct Normed<Op, W, B>(PhantomData<(Op, W, B)>);

fn norm<Op: Centered, N, W: EmitOptional, B: EmitOptional, Sh: Shape, St: Shape>(
    axes: &Axes,
    target: Target,
) -> Result<Kernel, CudaError>
where
    N: Emit<Elem: CudaElement>,
{
    let ty = N::Elem::TY;
    if too_large::<N::Shape>(axes) {
        return Err(CudaError::TooLarge);
    }
    let (mut k, walk, blocks) = walked::<N>(axes);
    let out = layout::<N::Elem, Sh, St>();
    // The parameters, in the order of the arguments.
    let _ = k.param(Ty::U64, true);
    let mut given = 0;
    k.dry(|k| {
        let _ = N::emit(k);
        given = k.mark();
        let _ = (W::emit(k), B::emit(k));
    });
    let eps = k.param(ty, false);
    let n = k.lit(ty, walk.end as f64);
    let mean = match Op::CENTERED {
        true => {
            let sum = walk.fold(&mut k, SUM, ty, |_, x| x);
            k.div(sum, n)
        }
        false => k.lit(ty, 0.0),
    };
    let squares = walk.fold(&mut k, SUM, ty, |k, x| {
        let x = k.sub(x, mean);
        k.mul(x, x)
    });
    let variance = k.div(squares, n);
    let sum = k.add(variance, eps);
    let root = k.sqrt(sum);
    walk.end(&mut k, false);
    walk.each(&mut k, |k, x, _| {
        let x = k.sub(x, mean);
        let mut y = k.div(x, root);
        k.back_to(given);
        if let Some(w) = W::emit(k) {
            y = k.mul(y, w[0][0]);
        }
        if let Some(b) = B::emit(k) {
            y = k.add(y, b[0][0]);
        }
        k.rewind();
        let to = k.param(Ty::U64, true);
        k.store(to, &out, &[y]);
    });
    Ok(Kernel::new(&k, target, blocks, Vec::new()))
}

/// The last `To::RANK` dimensions.
pub(in crate::cuda) const fn last<To: Shape>() -> Axes {
    let mut axes = [false; MAX_RANK];
    let mut d = MAX_RANK - To::RANK;
    while d < MAX_RANK {
        axes[d] = true;
        d += 1;
    }
    axes
}

macro_rules! norms {
    ($($Op:ident)*) => {
        kernel_nodes! { $(
            [
                X: CudaValue<Elem: Real>, To: Shape,
                W: CudaOptional + KernelOperand<Placed: Maybe<X::Elem>>,
                B: CudaOptional + KernelOperand<Placed: Maybe<X::Elem>>, Out: Shape
            ] Norm<$Op, X, To, W, B, Out> where [] {
                |this, out| {
                    this.x.pointers(out);
                    this.w.pointers(out);
                    this.b.pointers(out);
                };
                unsafe fn compute<Sh: Shape, St: Shape>(self, first: usize, stream: &CudaStream) -> Result<(), CudaError> {
                    let mut room = Temporaries::on(stream);
                    let mut args = Args::default();
                    args.pointer(first);
                    Emit::args(&self.x.loaded(&mut room)?, &mut args);
                    self.w.loaded(&mut room)?.args(&mut args);
                    self.b.loaded(&mut room)?.args(&mut args);
                    args.number(self.eps.0);
                    type Key<Op, X, W, B, To, Sh, St> = Rows<(Normed<Op, W, B>, X), To, (Sh, St)>;
                    type KeyOf<W> = <<W as CudaOptional>::Loaded as EmitOptional>::Key;
                    // SAFETY: the kernel of this key writes the elements of the layout and reads the operands of the
                    // nodes.
                    unsafe {
                        launch::launch(
                            TypeId::of::<Key<$Op, <X::Loaded as Emit>::Key, KeyOf<W>, KeyOf<B>, To, Sh, St>>(),
                            stream,
                            args,
                            |_, target| norm::<$Op, X::Loaded, W::Loaded, B::Loaded, Sh, St>(&last::<To>(), target),
                        )
                    }
                }
                fn kernel(target: Target) -> Result<Kernel, CudaError> {
                    norm::<$Op, X::Loaded, W::Loaded, B::Loaded, Out, RowMajor<Out>>(&last::<To>(), target)
                }
            }
        )* }
    };
}
norms! { layer_norm rms_norm }
