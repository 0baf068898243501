//! Softmax and its logarithm along a dimension.

use core::any::TypeId;

use crate::cuda::codegen::emit::Emit;
use crate::cuda::codegen::node::{CudaValue, kernel_nodes};
use crate::cuda::codegen::reduce::team::{one_axis, too_large};
use crate::cuda::codegen::reduce::walk::{MAX, MAX_NUMBER, Rows, SUM, walked};
use crate::cuda::codegen::temporaries::{RowMajor, Temporaries};
use crate::cuda::ptx::access::LeafInfo;
use crate::cuda::ptx::element::CudaElement;
use crate::cuda::ptx::ir::{Body, Val};
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
    wide: bool,
    target: Target,
) -> Result<Kernel, CudaError> {
    let (axes, ty) = (one_axis(axis), N::Elem::TY);
    if too_large::<N::Shape>(&axes) {
        return Err(CudaError::TooLarge);
    }
    let out = layout::<N::Elem, Sh, St>();
    let (mut k, walk) = walked::<N>(&axes, Some(&out), |_| {}, wide);
    // If an element is NaN, their sum is. Only a row of -∞ alone has shares that are not NaN.
    let largest = if WHAT == SHARES { MAX } else { MAX_NUMBER };
    let max = walk.fold(&mut k, largest, ty, |_, x| x);
    let power = |k: &mut Body, x: Val| {
        let x = k.sub(x, max);
        k.exp_below_zero(x)
    };
    let powers = WHAT != LOG_SOFTMAX && walk.replace(&mut k, power);
    let sum = walk.fold(&mut k, SUM, ty, |k, x| if powers { x } else { power(k, x) });
    let log = (WHAT == LOG_SOFTMAX).then(|| k.log(sum));
    let inverse = k.reciprocal(sum);
    let none = (WHAT == SHARES).then(|| {
        let nothing = k.lit(ty, f64::NEG_INFINITY);
        k.cmp("eq", max, nothing)
    });
    walk.map(&mut k, &out, |k, values| {
        let each = values.iter().map(|&x| {
            if let Some(log) = log {
                let x = k.sub(x, max);
                return k.sub(x, log);
            }
            let e = if powers { x } else { power(k, x) };
            let y = k.share(e, sum, inverse);
            let zero = k.lit(ty, 0.0);
            none.map_or(y, |none| k.sel(none, zero, y))
        });
        each.collect()
    });
    walk.kernel(&k, target)
}
impl Body {
    /// The quotient of a number by one of at least 1, of which `inverse` is the reciprocal: correctly rounded, unless
    /// it is almost a subnormal number.
    fn share(&mut self, x: Val, of: Val, inverse: Val) -> Val {
        let near = self.mul(x, inverse);
        let minus = self.neg(near);
        let rest = self.fma(minus, of, x);
        self.fma(rest, inverse, near)
    }
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
            |wide, target| softmax::<N, Sh, St, WHAT>(axis, wide, target),
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
                    softmax::<X::Loaded, X::Shape, RowMajor<X::Shape>, $WHAT>(axis::<X::Shape, I>(), true, target)
                }
            }
        )* }
    };
}
softmaxes! {
    false SOFTMAX;
    true LOG_SOFTMAX;
}
