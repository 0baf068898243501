//! Norms over groups of channels, over channels of each element of a batch, and over a batch: one block for each group.

use core::any::TypeId;
use core::marker::PhantomData;

use crate::cuda::codegen::emit::Emit;
use crate::cuda::codegen::nn::channels::{CudaChannels, PerChannel};
use crate::cuda::codegen::nn::norm::Grouping;
use crate::cuda::codegen::node::{CudaNode, CudaValue, InMemory, kernel_nodes};
use crate::cuda::codegen::reduce::team::{Axes, are_too_large};
use crate::cuda::codegen::reduce::walk::{Rows, walked_over};
use crate::cuda::codegen::temporaries::{RowMajor, Temporaries};
use crate::cuda::ptx::access::{Lanes, LeafInfo};
use crate::cuda::ptx::ir::{Body, Ty};
use crate::cuda::ptx::kernel::{Kernel, Target};
use crate::cuda::runtime::launch::{self, Args};
use crate::cuda::{CudaError, CudaStream};
use crate::expr::plan::effective;
use crate::expr::{ExprNode, KernelOperand};
use crate::layout::operation::layer_norm;
use crate::layout::{ChannelsOf, Layout, SecondOf, Strided};
use crate::num::Dim;
use crate::ops::Real;
use crate::ops::join::axis;
use crate::ops::nn::{BatchNormTraining, GroupNorm, Maybe};
use crate::shape::{MAX_RANK, Shape};

/// `G` groups of channels in each element of a batch.
pub(in crate::cuda) struct PerElement<G, S>(PhantomData<(G, S)>);
impl<G: Dim, S: Shape> Grouping for PerElement<G, S> {
    type Shape = S;
    type Weights = ChannelsOf<S>;
    type Centered = layer_norm;
    fn split() -> Option<([usize; MAX_RANK], Axes)> {
        split::<S>(G::SIZE, false)
    }
    fn steps(strides: [usize; MAX_RANK]) -> [usize; MAX_RANK] {
        in_groups::<S>(G::SIZE, strides)
    }
    fn weight(strides: [usize; MAX_RANK]) -> [usize; MAX_RANK] {
        by_channel::<S>(G::SIZE, strides)
    }
}
/// One group for each channel, of the elements of the whole batch.
pub(in crate::cuda) struct PerBatch<S>(PhantomData<S>);
impl<S: Shape> PerBatch<S> {
    fn groups() -> usize {
        S::PADDED[axis::<S, SecondOf<S>>()]
    }
}
impl<S: Shape> Grouping for PerBatch<S> {
    type Shape = S;
    type Weights = ChannelsOf<S>;
    type Centered = layer_norm;
    fn split() -> Option<([usize; MAX_RANK], Axes)> {
        split::<S>(Self::groups(), true)
    }
    fn steps(strides: [usize; MAX_RANK]) -> [usize; MAX_RANK] {
        in_groups::<S>(Self::groups(), strides)
    }
    fn weight(strides: [usize; MAX_RANK]) -> [usize; MAX_RANK] {
        by_channel::<S>(Self::groups(), strides)
    }
}

/// A shape with its channels as two dimensions: the groups, and the channels of a group. `batch`: a group contains the
/// elements of the whole batch. A tensor of as many dimensions as there can be has no room for it.
fn split<S: Shape>(groups: usize, batch: bool) -> Option<([usize; MAX_RANK], Axes)> {
    let channels = axis::<S, SecondOf<S>>();
    if channels < 2 {
        return None;
    }
    let mut sizes = S::PADDED;
    sizes[channels - 2] = sizes[channels - 1];
    sizes[channels - 1] = groups;
    sizes[channels] /= groups.max(1);
    let mut axes = [false; MAX_RANK];
    axes[channels..].fill(true);
    axes[channels - 2] = batch;
    Some((sizes, axes))
}
/// Strides for the sizes of [`split`].
fn in_groups<S: Shape>(groups: usize, mut strides: [usize; MAX_RANK]) -> [usize; MAX_RANK] {
    let channels = axis::<S, SecondOf<S>>();
    let per = S::PADDED[channels] / groups.max(1);
    if channels >= 2 {
        strides[channels - 2] = strides[channels - 1];
        strides[channels - 1] = strides[channels] * per;
    }
    strides
}
/// The strides of a value for each channel, for the sizes of [`split`].
fn by_channel<S: Shape>(groups: usize, of: [usize; MAX_RANK]) -> [usize; MAX_RANK] {
    let (channels, step) = (axis::<S, SecondOf<S>>(), of[MAX_RANK - 1]);
    let mut strides = [0; MAX_RANK];
    strides[channels] = step;
    strides[channels - 1] = step * (S::PADDED[channels] / groups.max(1));
    strides
}

/// The current element of an input.
pub(in crate::cuda) fn grouped<G: Grouping, X: InMemory>(k: &mut Body) -> Lanes {
    let leaf = LeafInfo::new::<<X as ExprNode>::Elem>(G::steps(X::STEPS));
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
    let Some((sizes, axes)) = G::split() else {
        return Err(CudaError::TooLarge);
    };
    if are_too_large(&sizes, &axes) {
        return Err(CudaError::TooLarge);
    }
    let strides = effective(&Sh::PADDED, &<Strided<Sh, St> as Layout>::PADDED_STRIDES);
    let out = LeafInfo::new::<<X as ExprNode>::Elem>(G::steps(strides));
    let (mut k, walk) = walked_over(&sizes, &axes, grouped::<G, X>);
    // The parameters, in the order of the arguments.
    let _ = k.param(Ty::U64, true);
    let mut given = 0;
    k.dry(|k| {
        let _ = grouped::<G, X>(k);
        given = k.mark();
        let _ = (W::emit_with(k, G::weight), B::emit_with(k, G::weight));
    });
    walk.normalized::<G::Centered>(&mut k, &out, |k| {
        k.back_to(given);
        [W::emit_with(k, G::weight), B::emit_with(k, G::weight)]
    });
    walk.kernel(&k, target)
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
    [, Op, G: Dim] GroupNorm<Op, X, G, W, B, Out>, PerElement<G, X::Shape>;
    [] BatchNormTraining<X, W, B, Out>, PerBatch<X::Shape>;
}
