//! Norms over groups of channels, over channels of each element of a batch, and over a batch: one block for each group.

use core::any::TypeId;
use core::marker::PhantomData;
use std::vec::Vec;

use crate::cuda::codegen::emit::Emit;
use crate::cuda::codegen::nn::channels::{CudaChannels, PerChannel};
use crate::cuda::codegen::node::{CudaNode, CudaValue, InMemory, kernel_nodes};
use crate::cuda::codegen::reduce::walk::{Axes, Rows, SUM, are_too_large, walked_over};
use crate::cuda::codegen::temporaries::{RowMajor, Temporaries};
use crate::cuda::ptx::access::{Lanes, LeafInfo};
use crate::cuda::ptx::element::CudaElement;
use crate::cuda::ptx::ir::{Body, Ty};
use crate::cuda::ptx::kernel::{Kernel, Target};
use crate::cuda::runtime::launch::{self, Args};
use crate::cuda::{CudaError, CudaStream};
use crate::expr::plan::effective;
use crate::expr::{ExprNode, KernelOperand};
use crate::layout::{Layout, SecondOf, Strided};
use crate::num::Dim;
use crate::ops::Real;
use crate::ops::join::axis;
use crate::ops::nn::{BatchNormTraining, GroupNorm, Maybe};
use crate::shape::{MAX_RANK, Shape};

/// How channels are grouped.
trait Grouping: 'static {
    /// The number of groups of an input of the shape `S`.
    fn groups<S: Shape>() -> usize;
    /// Whether a group contains the elements of the whole batch.
    const BATCH: bool;
}
/// `G` groups in each element of a batch.
struct PerElement<G>(PhantomData<G>);
impl<G: Dim> Grouping for PerElement<G> {
    fn groups<S: Shape>() -> usize {
        G::SIZE
    }
    const BATCH: bool = false;
}
/// One group for each channel.
struct PerBatch;
impl Grouping for PerBatch {
    fn groups<S: Shape>() -> usize {
        S::PADDED[axis::<S, SecondOf<S>>()]
    }
    const BATCH: bool = true;
}

/// The dimension of batches in a shape whose channels are two dimensions: the groups, and the channels of a group. A
/// tensor of as many dimensions as there can be has no room for it.
fn split<G: Grouping, S: Shape>() -> Option<([usize; MAX_RANK], Axes)> {
    let channels = axis::<S, SecondOf<S>>();
    if channels < 2 {
        return None;
    }
    let mut sizes = S::PADDED;
    let groups = G::groups::<S>();
    sizes[channels - 2] = sizes[channels - 1];
    sizes[channels - 1] = groups;
    sizes[channels] /= groups.max(1);
    let mut axes = [false; MAX_RANK];
    axes[channels..].fill(true);
    axes[channels - 2] = G::BATCH;
    Some((sizes, axes))
}
/// Strides for the sizes of [`split`].
fn in_groups<G: Grouping, S: Shape>(mut strides: [usize; MAX_RANK]) -> [usize; MAX_RANK] {
    let channels = axis::<S, SecondOf<S>>();
    let per = S::PADDED[channels] / G::groups::<S>().max(1);
    if channels >= 2 {
        strides[channels - 2] = strides[channels - 1];
        strides[channels - 1] = strides[channels] * per;
    }
    strides
}

fn emit<G: Grouping, X: InMemory>(k: &mut Body) -> Lanes {
    let leaf =
        LeafInfo::new::<<X as ExprNode>::Elem>(in_groups::<G, <X as ExprNode>::Shape>(X::STEPS));
    let from = k.param(Ty::U64, true);
    let values = k.load(from, &leaf, true);
    values.into_iter().map(|x| std::vec![x]).collect()
}

fn norm<G, X, W, B, Sh: Shape, St: Shape>(target: Target) -> Result<Kernel, CudaError>
where
    G: Grouping,
    X: InMemory,
    W: PerChannel,
    B: PerChannel,
{
    let ty = <X as ExprNode>::Elem::TY;
    let Some((sizes, axes)) = split::<G, <X as ExprNode>::Shape>() else {
        return Err(CudaError::TooLarge);
    };
    if are_too_large(&sizes, &axes) {
        return Err(CudaError::TooLarge);
    }
    let strides = effective(&Sh::PADDED, &<Strided<Sh, St> as Layout>::PADDED_STRIDES);
    let out =
        LeafInfo::new::<<X as ExprNode>::Elem>(in_groups::<G, <X as ExprNode>::Shape>(strides));
    let (mut k, walk, blocks) = walked_over(&sizes, &axes, emit::<G, X>);
    // The parameters, in the order of the arguments.
    let _ = k.param(Ty::U64, true);
    let channels = axis::<<X as ExprNode>::Shape, SecondOf<<X as ExprNode>::Shape>>();
    let per = sizes[channels];
    let mut given = 0;
    k.dry(|k| {
        let _ = emit::<G, X>(k);
        given = k.mark();
        let _ = (
            W::emit_with(k, |step| channel(channels, per, step)),
            B::emit_with(k, |step| channel(channels, per, step)),
        );
    });
    let eps = k.param(ty, false);
    let n = k.lit(ty, walk.end as f64);
    let sum = walk.fold(&mut k, SUM, ty, |_, x| x);
    let mean = k.div(sum, n);
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
        if let Some(w) = W::emit_with(k, |step| channel(channels, per, step)) {
            y = k.mul(y, w[0]);
        }
        if let Some(b) = B::emit_with(k, |step| channel(channels, per, step)) {
            y = k.add(y, b[0]);
        }
        k.rewind();
        let to = k.param(Ty::U64, true);
        k.store(to, &out, &[y]);
    });
    Ok(Kernel::new(&k, target, blocks, Vec::new()))
}
/// The strides of a value for each channel, for the sizes of [`split`].
fn channel(channels: usize, per: usize, step: usize) -> [usize; MAX_RANK] {
    let mut strides = [0; MAX_RANK];
    strides[channels] = step;
    strides[channels - 1] = step * per;
    strides
}

/// # Safety
/// As for [`CudaNode::compute`].
unsafe fn write<G, X, W, B, Sh: Shape, St: Shape>(
    (x, w, b): (X, W, B),
    eps: <X as ExprNode>::Elem,
    first: usize,
    stream: &CudaStream,
) -> Result<(), CudaError>
where
    G: Grouping,
    X: InMemory,
    W: PerChannel,
    B: PerChannel,
{
    let mut args = Args::default();
    args.pointer(first);
    Emit::args(&x, &mut args);
    w.args(&mut args);
    b.args(&mut args);
    args.number(eps);
    type Key<G, X, W, B, Sh, St> = Rows<G, (X, W, B), (Sh, St)>;
    // SAFETY: the kernel of this key writes the elements of the layout and reads the operands of the nodes.
    unsafe {
        launch::launch(
            TypeId::of::<Key<G, <X as Emit>::Key, W::Key, B::Key, Sh, St>>(),
            stream,
            args,
            |_, target| norm::<G, X, W, B, Sh, St>(target),
        )
    }
}

macro_rules! norms {
    ($([$($g:tt)*] $N:ty, $G:ty;)*) => {
        kernel_nodes! { $(
            [
                X: CudaValue<Elem: Real>,
                W: CudaChannels + KernelOperand<Placed: Maybe<X::Elem>>,
                B: CudaChannels + KernelOperand<Placed: Maybe<X::Elem>>, Out: Shape $($g)*
            ] $N where [] {
                |this, out| {
                    this.x.pointers(out);
                    this.w.pointers(out);
                    this.b.pointers(out);
                };
                unsafe fn compute<Sh: Shape, St: Shape>(self, first: usize, stream: &CudaStream) -> Result<(), CudaError> {
                    let mut room = Temporaries::on(stream);
                    let operands = (
                        CudaNode::resident(self.x, &mut room)?,
                        self.w.resident(&mut room)?,
                        self.b.resident(&mut room)?,
                    );
                    // SAFETY: the caller guarantees it.
                    unsafe { write::<$G, _, _, _, Sh, St>(operands, self.eps.0, first, stream) }
                }
                fn kernel(target: Target) -> Result<Kernel, CudaError> {
                    norm::<$G, <X as CudaNode>::Resident, W::Resident, B::Resident, Out, RowMajor<Out>>(target)
                }
            }
        )* }
    };
}
norms! {
    [, Op, G: Dim] GroupNorm<Op, X, G, W, B, Out>, PerElement<G>;
    [] BatchNormTraining<X, W, B, Out>, PerBatch;
}
