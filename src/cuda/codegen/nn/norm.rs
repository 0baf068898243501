//! Norms: what their kernels share, and `layer_norm` and `rms_norm`.

use core::any::TypeId;
use core::marker::PhantomData;
use std::vec::Vec;

use crate::cuda::codegen::emit::Emit;
use crate::cuda::codegen::nn::softmax::layout;
use crate::cuda::codegen::node::{CudaValue, kernel_nodes};
use crate::cuda::codegen::optional::{CudaOptional, EmitOptional};
use crate::cuda::codegen::reduce::team::{Axes, too_large};
use crate::cuda::codegen::reduce::walk::{Rows, SUM, Walk, walked};
use crate::cuda::codegen::temporaries::{RowMajor, Temporaries};
use crate::cuda::ptx::access::{Lanes, LeafInfo};
use crate::cuda::ptx::element::CudaElement;
use crate::cuda::ptx::ir::{Body, Ty, Val};
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
    wide: bool,
    target: Target,
) -> Result<Kernel, CudaError>
where
    N: Emit<Elem: CudaElement>,
{
    if too_large::<N::Shape>(axes) {
        return Err(CudaError::TooLarge);
    }
    let out = layout::<N::Elem, Sh, St>();
    let weights = |leaves: &mut Vec<LeafInfo>| {
        W::leaves(leaves);
        B::leaves(leaves);
    };
    let (mut k, walk) = walked::<N>(axes, Some(&out), weights, wide);
    // The parameters, in the order of the arguments.
    let _ = k.param(Ty::U64, true);
    let mut given = 0;
    k.dry(|k| {
        let _ = N::emit(k);
        given = k.mark();
        let _ = (W::emit(k), B::emit(k));
    });
    walk.normalized::<Op>(&mut k, &out, |k| {
        k.back_to(given);
        let first = |x: Option<Lanes>| x.map(|x| x.into_iter().map(|x| x[0]).collect());
        [first(W::emit(k)), first(B::emit(k))]
    });
    walk.kernel(&k, target)
}
impl Walk {
    /// The mean of each row, or 0 if it is not subtracted, and the root of its variance and of the next parameter.
    pub(in crate::cuda) fn moments<Op: Centered>(&self, k: &mut Body, ty: Ty) -> [Val; 2] {
        let eps = k.param(ty, false);
        let n = k.lit(ty, self.end as f64);
        let mean = match Op::CENTERED {
            true => {
                let sum = self.fold(k, SUM, ty, |_, x| x);
                k.div(sum, n)
            }
            false => k.lit(ty, 0.0),
        };
        let squares = self.fold(k, SUM, ty, |k, x| {
            let x = k.sub(x, mean);
            k.mul(x, x)
        });
        let variance = k.div(squares, n);
        let sum = k.add(variance, eps);
        [mean, k.sqrt(sum)]
    }
    /// Writes the normalised elements, times the current weight and plus the current bias. The next parameter is what
    /// is added to the variance.
    pub(in crate::cuda) fn normalized<Op: Centered>(
        &self,
        k: &mut Body,
        out: &LeafInfo,
        weights: impl Fn(&mut Body) -> [Option<Vec<Val>>; 2],
    ) {
        let here = k.mark();
        let mut weighted = false;
        k.dry(|k| weighted = weights(k).iter().any(Option::is_some));
        k.back_to(here);
        if weighted {
            self.leave_registers(k, out.ty);
        }
        let [mean, root] = self.moments::<Op>(k, out.ty);
        let scale = k.reciprocal(root);
        self.map(k, out, |k, values| {
            let [w, b] = weights(k);
            let each = values.iter().enumerate().map(|(i, &x)| {
                let x = k.sub(x, mean);
                let mut y = k.mul(x, scale);
                if let Some(w) = &w {
                    y = k.mul(y, w[i]);
                }
                if let Some(b) = &b {
                    y = k.add(y, b[i]);
                }
                y
            });
            each.collect()
        });
    }
}

/// How a norm groups the elements of an input.
pub(in crate::cuda) trait Grouping: 'static {
    type Shape: Shape;
    /// The shape of weight and bias.
    type Weights: Shape;
    type Centered: Centered;
    /// Sizes whose marked dimensions are those of a group; `None` if there are not as many dimensions.
    fn split() -> Option<([usize; MAX_RANK], Axes)>;
    /// The strides of a tensor of the shape for these sizes, and those of a weight.
    fn steps(strides: [usize; MAX_RANK]) -> [usize; MAX_RANK];
    fn weight(strides: [usize; MAX_RANK]) -> [usize; MAX_RANK];
}
/// The last dimensions.
pub(in crate::cuda) struct Last<Op, S, To>(PhantomData<(Op, S, To)>);
impl<Op: Centered + 'static, S: Shape, To: Shape> Grouping for Last<Op, S, To> {
    type Shape = S;
    type Weights = To;
    type Centered = Op;
    fn split() -> Option<([usize; MAX_RANK], Axes)> {
        Some((S::PADDED, last::<To>()))
    }
    fn steps(strides: [usize; MAX_RANK]) -> [usize; MAX_RANK] {
        strides
    }
    fn weight(strides: [usize; MAX_RANK]) -> [usize; MAX_RANK] {
        strides
    }
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
                            |wide, target| {
                                norm::<$Op, X::Loaded, W::Loaded, B::Loaded, Sh, St>(&last::<To>(), wide, target)
                            },
                        )
                    }
                }
                fn kernel(target: Target) -> Result<Kernel, CudaError> {
                    norm::<$Op, X::Loaded, W::Loaded, B::Loaded, Out, RowMajor<Out>>(&last::<To>(), true, target)
                }
            }
        )* }
    };
}
norms! { layer_norm rms_norm }
