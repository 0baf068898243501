//! Steps of optimisers on a device: one kernel reads a parameter, its gradient and its buffers, and writes the parameter
//! and the buffers.

use core::any::TypeId;
use core::marker::PhantomData;
use std::vec::Vec;

use crate::cuda::codegen::pointwise;
use crate::cuda::ptx::access::LeafInfo;
use crate::cuda::ptx::element::CudaElement;
use crate::cuda::ptx::ir::{Body, Ty, Val};
use crate::cuda::ptx::kernel::{Kernel, Target};
use crate::cuda::runtime::launch::{self, Args};
use crate::cuda::{CudaError, CudaTensor};
use crate::expr::plan::{Operands, effective};
use crate::layout::{Contiguous, Layout};
use crate::shape::Shape;

/// The update of one element with `K` buffers and `N` numbers, in PTX.
pub(crate) trait PtxUpdate<const K: usize, const N: usize>: 'static {
    fn ptx(
        k: &mut Body,
        numbers: [Val; N],
        parameter: Val,
        gradient: Val,
        buffers: [Val; K],
    ) -> (Val, [Val; K]);
}
/// `sign * gradient + weight_decay * parameter`.
fn decayed(k: &mut Body, [weight_decay, sign]: [Val; 2], parameter: Val, gradient: Val) -> Val {
    let own = k.mul(sign, gradient);
    with_multiple(k, own, weight_decay, parameter)
}
/// `x + factor * y`, which is `x` if the factor is 0 and `y` infinite.
fn with_multiple(k: &mut Body, x: Val, factor: Val, y: Val) -> Val {
    let product = k.mul(factor, y);
    let sum = k.add(x, product);
    let zero = k.lit(factor.ty, 0.0);
    let none = k.cmp("eq", factor, zero);
    k.sel(none, x, sum)
}
/// The weight decay, the sign of the gradient and the learning rate.
pub(crate) struct PlainSgdUpdate;
impl PtxUpdate<0, 3> for PlainSgdUpdate {
    fn ptx(
        k: &mut Body,
        [decay, sign, lr]: [Val; 3],
        parameter: Val,
        gradient: Val,
        _: [Val; 0],
    ) -> (Val, [Val; 0]) {
        let gradient = decayed(k, [decay, sign], parameter, gradient);
        let step = k.mul(lr, gradient);
        (k.sub(parameter, step), [])
    }
}
/// As above; the factors of the buffer and of the gradient in the new buffer, and in the step those of the gradient and
/// of the buffer.
pub(crate) struct MomentumSgdUpdate;
impl PtxUpdate<1, 7> for MomentumSgdUpdate {
    fn ptx(
        k: &mut Body,
        [decay, sign, lr, kept, added, of_gradient, of_buffer]: [Val; 7],
        parameter: Val,
        gradient: Val,
        [buffer]: [Val; 1],
    ) -> (Val, [Val; 1]) {
        let gradient = decayed(k, [decay, sign], parameter, gradient);
        let (old, new) = (k.mul(kept, buffer), k.mul(added, gradient));
        let buffer = k.add(old, new);
        let step = k.mul(of_buffer, buffer);
        let step = with_multiple(k, step, of_gradient, gradient);
        let step = k.mul(lr, step);
        (k.sub(parameter, step), [buffer])
    }
}
/// The weight decay and the sign of the gradient, the factor of the parameter, both betas and their differences to 1,
/// `eps`, the step, and the correction of the root. Buffers are both means, and for AMSGrad the largest mean square.
pub(crate) struct AdamUpdate;
impl<const K: usize> PtxUpdate<K, 9> for AdamUpdate {
    fn ptx(
        k: &mut Body,
        [
            decay,
            sign,
            kept,
            beta1,
            less_beta1,
            beta2,
            less_beta2,
            eps,
            step,
        ]: [Val; 9],
        parameter: Val,
        gradient: Val,
        mut buffers: [Val; K],
    ) -> (Val, [Val; K]) {
        let gradient = decayed(k, [decay, sign], parameter, gradient);
        let (old, new) = (k.mul(beta1, buffers[0]), k.mul(less_beta1, gradient));
        let mean = k.add(old, new);
        let (old, new) = (k.mul(beta2, buffers[1]), k.mul(less_beta2, gradient));
        let new = k.mul(new, gradient);
        let square = k.add(old, new);
        (buffers[0], buffers[1]) = (mean, square);
        if K > 2 {
            let is_below = k.cmp("le", square, buffers[2]);
            buffers[2] = k.sel(is_below, buffers[2], square);
        }
        let root = k.sqrt(buffers[K - 1]);
        let denominator = k.add(root, eps);
        let kept = k.mul(kept, parameter);
        let step = k.mul(step, mean);
        let step = k.div(step, denominator);
        (k.sub(kept, step), buffers)
    }
}
/// The weight decay and the sign of the gradient, the learning rate, `eps`, and what is added to the sum.
pub(crate) struct AdagradUpdate;
impl PtxUpdate<1, 5> for AdagradUpdate {
    fn ptx(
        k: &mut Body,
        [decay, sign, lr, eps, initial]: [Val; 5],
        parameter: Val,
        gradient: Val,
        [sum]: [Val; 1],
    ) -> (Val, [Val; 1]) {
        let gradient = decayed(k, [decay, sign], parameter, gradient);
        let (sum, square) = (k.add(sum, initial), k.mul(gradient, gradient));
        let sum = k.add(sum, square);
        let root = k.sqrt(sum);
        let denominator = k.add(root, eps);
        let step = k.mul(lr, gradient);
        let step = k.div(step, denominator);
        (k.sub(parameter, step), [sum])
    }
}
/// The weight decay and the sign of the gradient, the learning rate, `alpha` and its difference to 1, `eps` and the
/// momentum. Buffers are the mean square, the momentum if there is one, and the mean if it is centred.
pub(crate) struct RmsPropUpdate<const CENTERED: bool, const MOMENTUM: bool>;
impl<const CENTERED: bool, const MOMENTUM: bool, const K: usize> PtxUpdate<K, 7>
    for RmsPropUpdate<CENTERED, MOMENTUM>
{
    fn ptx(
        k: &mut Body,
        [decay, sign, lr, alpha, less_alpha, eps, momentum]: [Val; 7],
        parameter: Val,
        gradient: Val,
        mut buffers: [Val; K],
    ) -> (Val, [Val; K]) {
        let gradient = decayed(k, [decay, sign], parameter, gradient);
        let (old, new) = (k.mul(alpha, buffers[0]), k.mul(less_alpha, gradient));
        let new = k.mul(new, gradient);
        let mut variance = k.add(old, new);
        buffers[0] = variance;
        if CENTERED {
            // Exact at both ends, as on the host.
            let start = buffers[K - 1];
            let way = k.sub(gradient, start);
            let (ahead, back) = (k.mul(less_alpha, way), k.mul(way, alpha));
            let (from_start, from_end) = (k.add(start, ahead), k.sub(gradient, back));
            let near = k.cmp("lt", less_alpha, alpha);
            let mean = k.sel(near, from_start, from_end);
            buffers[K - 1] = mean;
            let square = k.mul(mean, mean);
            variance = k.sub(variance, square);
        }
        let root = k.sqrt(variance);
        let denominator = k.add(root, eps);
        let step = if MOMENTUM {
            let (old, new) = (k.mul(momentum, buffers[1]), k.div(gradient, denominator));
            let buffer = k.add(old, new);
            buffers[1] = buffer;
            k.mul(lr, buffer)
        } else {
            let step = k.mul(lr, gradient);
            k.div(step, denominator)
        };
        (k.sub(parameter, step), buffers)
    }
}

/// The key of a kernel: the same rule may have other buffers.
struct Update<R, T, Sh, const K: usize>(PhantomData<(R, T, Sh)>);

fn kernel_of<R: PtxUpdate<K, N>, T: CudaElement, Sh: Shape, const K: usize, const N: usize>(
    wide: bool,
    target: Target,
) -> Result<Kernel, CudaError> {
    let strides = effective(&Sh::PADDED, &Contiguous::<Sh>::PADDED_STRIDES);
    let leaf = LeafInfo::new::<T>(strides);
    let operands = Operands::one(&Sh::PADDED, &strides);
    let leaves: Vec<LeafInfo> = core::iter::repeat_n(leaf, 2 + K).collect();
    pointwise::over_elements(&Sh::PADDED, &operands, &leaves, wide, target, |k| {
        k.rewind();
        let places: [Val; 2] = core::array::from_fn(|_| k.param(Ty::U64, true));
        let buffers: [Val; K] = core::array::from_fn(|_| k.param(Ty::U64, true));
        let numbers: [Val; N] = core::array::from_fn(|_| k.param(T::TY, false));
        // Each thread reads an element before it writes it, and no other thread accesses it.
        let parameters = k.load(places[0], &leaf, false);
        let gradients = k.load(places[1], &leaf, true);
        let states = buffers.map(|at| k.load(at, &leaf, false));
        let mut new: (Vec<Val>, [Vec<Val>; K]) = (Vec::new(), [const { Vec::new() }; K]);
        for (i, (&parameter, &gradient)) in parameters.iter().zip(&gradients).enumerate() {
            let state = core::array::from_fn(|j| states[j][i]);
            let (parameter, state) = R::ptx(k, numbers, parameter, gradient, state);
            new.0.push(parameter);
            for (all, x) in new.1.iter_mut().zip(state) {
                all.push(x);
            }
        }
        k.store(places[0], &leaf, &new.0);
        for (at, values) in buffers.into_iter().zip(&new.1) {
            k.store(at, &leaf, values);
        }
    })
}

/// Updates a parameter and its buffers, on the stream of the parameter.
pub(crate) fn update<R, T, Sh, const K: usize, const N: usize>(
    parameter: &mut CudaTensor<T, Sh>,
    gradient: &CudaTensor<T, Sh>,
    buffers: [&mut CudaTensor<T, Sh>; K],
    numbers: [T; N],
) -> Result<(), CudaError>
where
    R: PtxUpdate<K, N>,
    T: CudaElement,
    Sh: Shape,
{
    if Sh::NUMEL == 0 {
        return Ok(());
    }
    let stream = parameter.stream().clone();
    let mut args = Args::default();
    args.pointer(parameter.storage.first_address());
    args.pointer(gradient.storage.first_address());
    for buffer in buffers {
        args.pointer(buffer.storage.first_address());
    }
    for number in numbers {
        args.number(number);
    }
    // SAFETY: all have an element for each index of the shape, in row-major order; those that the kernel of this key
    // writes are mutably borrowed.
    unsafe {
        launch::launch(
            TypeId::of::<Update<R, T, Sh, K>>(),
            &stream,
            args,
            kernel_of::<R, T, Sh, K, N>,
        )
    }
}
