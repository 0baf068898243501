//! Softmax and its logarithm along a dimension.

use core::any::TypeId;
use std::vec::Vec;

use crate::cuda::codegen::emit::Emit;
use crate::cuda::codegen::node::{CudaValue, kernel_nodes};
use crate::cuda::codegen::reduce::walk::{MAX, Rows, SUM, one_axis, too_large, walked};
use crate::cuda::codegen::temporaries::{RowMajor, Temporaries};
use crate::cuda::ptx::access::LeafInfo;
use crate::cuda::ptx::element::CudaElement;
use crate::cuda::ptx::ir::Ty;
use crate::cuda::ptx::kernel::{Kernel, Target};
use crate::cuda::runtime::launch::{self, Args};
use crate::cuda::{CudaError, CudaStream};
use crate::expr::plan::effective;
use crate::layout::{Layout, Strided};
use crate::ops::Real;
use crate::ops::join::axis;
use crate::ops::nn::Softmax;
use crate::shape::{Index, Shape};

pub(in crate::cuda) fn layout<T: CudaElement, Sh: Shape, St: Shape>() -> LeafInfo {
    LeafInfo::new::<T>(effective(
        &Sh::PADDED,
        &<Strided<Sh, St> as Layout>::PADDED_STRIDES,
    ))
}

/// Which operation a row kernel computes.
const SOFTMAX: u8 = 0;
const LOG_SOFTMAX: u8 = 1;
/// As `SOFTMAX`, but 0 if all elements are -∞.
pub(in crate::cuda) const SHARES: u8 = 2;

struct SoftmaxOf<const WHAT: u8>;

fn softmax<N: Emit<Elem: CudaElement>, Sh: Shape, St: Shape, const WHAT: u8>(
    axis: usize,
    target: Target,
) -> Result<Kernel, CudaError> {
    let (axes, ty) = (one_axis(axis), N::Elem::TY);
    if too_large::<N::Shape>(&axes) {
        return Err(CudaError::TooLarge);
    }
    let (mut k, walk, blocks) = walked::<N>(&axes);
    let out = layout::<N::Elem, Sh, St>();
    let max = walk.fold(&mut k, MAX, ty, |_, x| x);
    let sum = walk.fold(&mut k, SUM, ty, |k, x| {
        let x = k.sub(x, max);
        k.exp(x)
    });
    let log = k.log(sum);
    let none = (WHAT == SHARES).then(|| {
        let nothing = k.lit(ty, f64::NEG_INFINITY);
        k.cmp("eq", max, nothing)
    });
    walk.end(&mut k, false);
    walk.each(&mut k, |k, x, _| {
        let x = k.sub(x, max);
        let mut y = if WHAT == LOG_SOFTMAX {
            k.sub(x, log)
        } else {
            let e = k.exp(x);
            k.div(e, sum)
        };
        if let Some(none) = none {
            let zero = k.lit(ty, 0.0);
            y = k.sel(none, zero, y);
        }
        k.rewind();
        let to = k.param(Ty::U64, true);
        k.store(to, &out, &[y]);
    });
    Ok(Kernel::new(&k, target, blocks, Vec::new()))
}

/// # Safety
/// As for [`CudaNode::compute`].
pub(in crate::cuda) unsafe fn write_softmax<N, I: 'static, Sh: Shape, St: Shape, const WHAT: u8>(
    node: &N,
    axis: usize,
    first: usize,
    stream: &CudaStream,
) -> Result<(), CudaError>
where
    N: Emit<Elem: CudaElement>,
{
    let mut args = Args::default();
    args.pointer(first);
    node.args(&mut args);
    type Key<const WHAT: u8, K, I, Sh, St> = Rows<(SoftmaxOf<WHAT>, K), I, (Sh, St)>;
    // SAFETY: the kernel of this key writes the elements of the layout and reads the operands of the node.
    unsafe {
        launch::launch(
            TypeId::of::<Key<WHAT, N::Key, I, Sh, St>>(),
            stream,
            args,
            |_, target| softmax::<N, Sh, St, WHAT>(axis, target),
        )
    }
}

macro_rules! softmaxes {
    ($($LOG:literal $WHAT:ident;)*) => {
        kernel_nodes! { $(
            [X: CudaValue<Elem: Real>, I: Index] Softmax<X, I, $LOG> where [] {
                |this, out| this.x.pointers(out);
                unsafe fn compute<Sh: Shape, St: Shape>(self, first: usize, stream: &CudaStream) -> Result<(), CudaError> {
                    let mut room = Temporaries::on(stream);
                    let x = self.x.loaded(&mut room)?;
                    // SAFETY: the caller guarantees it.
                    unsafe { write_softmax::<_, I, Sh, St, $WHAT>(&x, axis::<X::Shape, I>(), first, stream) }
                }
                fn kernel(target: Target) -> Result<Kernel, CudaError> {
                    softmax::<X::Loaded, X::Shape, RowMajor<X::Shape>, $WHAT>(axis::<X::Shape, I>(), target)
                }
            }
        )* }
    };
}
softmaxes! {
    false SOFTMAX;
    true LOG_SOFTMAX;
}
