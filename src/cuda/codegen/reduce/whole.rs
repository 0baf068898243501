//! Reductions of all elements to one number.

use core::any::TypeId;
use std::vec::Vec;

use crate::cuda::codegen::emit::Emit;
use crate::cuda::codegen::leaf::CudaLeaf;
use crate::cuda::codegen::node::{self, CudaNode, CudaValue};
use crate::cuda::codegen::pointwise;
use crate::cuda::codegen::reduce::team::BLOCKS;
use crate::cuda::codegen::reduce::walk::{MAX, MEAN, MIN, SUM, Walk};
use crate::cuda::codegen::temporaries::Temporaries;
use crate::cuda::ptx::access::{BLOCK, Place};
use crate::cuda::ptx::element::CudaElement;
use crate::cuda::ptx::ir::Body;
use crate::cuda::ptx::kernel::{Kernel, Target};
use crate::cuda::runtime::launch::{self, Args};
use crate::cuda::runtime::memory::CudaBuffer;
use crate::cuda::{CudaError, CudaExpr, CudaStream, CudaTensor};
use crate::expr::plan::Plan;
use crate::expr::{NoDerivative, Tracked};
use crate::num::D;
use crate::num::bits::False;
use crate::ops::Real;
use crate::shape::{Numel, Shape};
use crate::tensor::TensorBase;

struct Whole<const WHAT: u8, const MANY: bool>;

/// Reduces all elements to one per block; `divisor` is that of a mean.
pub(in crate::cuda) fn whole<N: Emit<Elem: CudaElement>, const WHAT: u8>(
    blocks: usize,
    divisor: Option<usize>,
    target: Target,
) -> Result<Kernel, CudaError> {
    let (sizes, ty) = (N::Shape::PADDED, N::Elem::TY);
    let count = N::Shape::NUMEL;
    let step = blocks as u32 * BLOCK;
    if count >= (1 << 31) - step as usize {
        return Err(CudaError::TooLarge);
    }
    // Any order is valid; the plan chooses one that suits the operands.
    let plan = Plan::new(&sizes, &N::OPERANDS);
    let mut k = Body::over(Place {
        lanes: 1,
        loops: pointwise::loops(&plan),
        ..Place::default()
    });
    let (first, block) = (k.thread(blocks), k.block(blocks));
    let walk = Walk::of_block(first, step, count, N::emit);
    let mut x = walk.fold(&mut k, WHAT, ty, |_, x| x);
    if let Some(divisor) = divisor {
        let n = k.lit(ty, divisor as f64);
        x = k.div(x, n);
    }
    k.write_once(block, x);
    Kernel::new(&k, target, blocks as u32, Vec::new())
}

fn launched<Key: 'static, N: Emit<Elem: CudaElement>, Sh: Shape>(
    node: &N,
    stream: &CudaStream,
    write: impl Fn(bool, Target) -> Result<Kernel, CudaError>,
) -> Result<CudaTensor<N::Elem, Sh>, CudaError> {
    let out = CudaBuffer::<N::Elem, Numel<Sh>>::room(stream)?;
    let mut args = Args::default();
    args.pointer(out.first_address());
    node.args(&mut args);
    // SAFETY: the kernel of this key writes the elements of the fresh buffer and reads the operands of the node.
    unsafe { launch::launch(TypeId::of::<(Key, N::Key)>(), stream, args, write)? };
    Ok(TensorBase::over(out))
}

pub(in crate::cuda) fn all<N: Emit<Elem: CudaElement>, const WHAT: u8>(
    node: &N,
    stream: &CudaStream,
) -> Result<CudaTensor<N::Elem, ()>, CudaError> {
    let count = N::Shape::NUMEL;
    let divisor = (WHAT == MEAN).then_some(count);
    if count <= BLOCKS * BLOCK as usize {
        return launched::<Whole<WHAT, false>, N, ()>(node, stream, |_, target| {
            whole::<N, WHAT>(1, divisor, target)
        });
    }
    let parts = launched::<Whole<WHAT, true>, N, (D<512>,)>(node, stream, |_, target| {
        whole::<N, WHAT>(BLOCKS, None, target)
    })?;
    type Parts<'a, T> = CudaLeaf<'a, T, (D<512>,), (D<1>,)>;
    let node = crate::expr::IntoExpr::node(&parts);
    // The divisor is part of the kernel, so the expression is part of its key.
    launched::<(Whole<WHAT, false>, N::Key), Parts<'_, N::Elem>, ()>(&node, stream, |_, target| {
        whole::<Parts<'_, N::Elem>, WHAT>(1, divisor, target)
    })
}
fn all_of<N: CudaNode<Elem: CudaElement>, const WHAT: u8>(
    node: N,
) -> Result<CudaTensor<N::Elem, ()>, CudaError> {
    let stream = node::stream_of(&node)?;
    let mut room = Temporaries::on(&stream);
    all::<_, WHAT>(&node.fused(&mut room)?, &stream)
}

/// The sum of a count per element.
pub(in crate::cuda) fn count<N: Emit<Elem = u32>>(
    node: &N,
    stream: &CudaStream,
) -> Result<CudaTensor<u32, ()>, CudaError> {
    all::<_, SUM>(node, stream)
}

/// That no operand is a variable. A variable, and an expression with one, have reductions of their own, by value, which are
/// expressions; of a reference to them, those of the trait would be constants.
#[diagnostic::on_unimplemented(
    message = "the reduction of a reference to a variable, or to an expression with one, would be a constant",
    label = "`backward` would not go through this",
    note = "by value, `x.sum()` of a variable or an expression `x` is an expression",
    note = "`x.detach().sum()?` is a constant"
)]
#[cfg_attr(doc, doc(hidden))]
pub trait NoVariable: Tracked {}
#[diagnostic::do_not_recommend]
impl NoVariable for False {}
#[diagnostic::do_not_recommend]
impl<Op: 'static> NoVariable for NoDerivative<Op> {}

macro_rules! reductions {
    ($($(#[$doc:meta])* $all:ident $WHAT:ident;)*) => {
        /// Reductions of a whole expression on a device: one kernel that also evaluates the expression, or two kernels
        /// for a large tensor. The result is a scalar tensor on the device.
        pub trait CudaReduce: CudaExpr {
            $(
                $(#[$doc])*
                ///
                /// # Errors
                /// As [`CudaExpr::eval_on`].
                fn $all(self) -> Result<CudaTensor<Self::Elem, ()>, CudaError>
                where
                    Self::Elem: Real + CudaElement,
                    Self::Node: CudaValue<RequiresGrad: NoVariable>,
                {
                    all_of::<_, $WHAT>(self.node())
                }
            )*
        }
        impl<E: CudaExpr> CudaReduce for E {}
    };
}
reductions! {
    /// The sum of all elements. PyTorch's `torch.sum`.
    sum SUM;
    /// The mean of all elements. PyTorch's `torch.mean`.
    mean MEAN;
    /// The largest element; NaN if any element is NaN; -∞ if there are no elements. PyTorch's `torch.amax`.
    amax MAX;
    /// The smallest element; NaN if any element is NaN; ∞ if there are no elements. PyTorch's `torch.amin`.
    amin MIN;
}
