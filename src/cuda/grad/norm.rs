//! Derivatives of norms.
//!
//! Elements that are normalised together are a group, which has a mean and a scale, 1 over the standard deviation. With
//! `h` for a normalised element and `g` for its gradient times its weight, the gradient of the element is
//! `scale * (g - mean(g) - h * mean(g * h))`, and `scale * g` if mean and scale are constants. One kernel computes the
//! means and scales, one the gradient of the input, and one each that of the weight and of the bias.

use core::marker::PhantomData;
use std::vec;

use crate::cuda::codegen::emit::Emit;
use crate::cuda::codegen::nn::channels::PerChannel;
use crate::cuda::codegen::nn::group::{PerBatch, PerElement, grouped};
use crate::cuda::codegen::nn::norm::{Grouping, Last};
use crate::cuda::codegen::node::{CudaNode, InMemory, put};
use crate::cuda::codegen::reduce::team::are_too_large;
use crate::cuda::codegen::reduce::walk::{SUM, Walk, walked_over};
use crate::cuda::codegen::temporaries::{RowMajor, Temporaries, Temporary};
use crate::cuda::codegen::write;
use crate::cuda::grad::kernels::CudaDifferentiableKernel;
use crate::cuda::grad::linear::CudaOptionalOperand;
use crate::cuda::grad::products::{MemoryOf, TapeOf};
use crate::cuda::grad::sums::{Terms, row_major, summed};
use crate::cuda::grad::tape::{CudaDifferentiableOperand, CudaTape};
use crate::cuda::ptx::access::{Lanes, LeafInfo};
use crate::cuda::ptx::element::CudaElement;
use crate::cuda::ptx::ir::{Body, Ty, Val};
use crate::cuda::ptx::kernel::{Kernel, Target};
use crate::cuda::runtime::cache::Key;
use crate::cuda::runtime::launch::{self, Args};
use crate::cuda::{CudaError, Gpu};
use crate::expr::{Binary, ExprNode, KernelOperand, Scalar, Tracked, Unary};
use crate::layout::ChannelsOf;
use crate::num::Dim;
use crate::ops::nn::{BatchNorm, BatchNormTraining, Centered, GroupNorm, Maybe, Norm};
use crate::ops::{AddOp, Rsqrt};
use crate::shape::{MAX_RANK, Shape};

/// The strides of a number for each group, and the number of groups.
fn of_groups<G: Grouping>() -> ([usize; MAX_RANK], usize) {
    let (mut strides, mut step) = ([0; MAX_RANK], 1);
    if let Some((sizes, axes)) = G::split() {
        for d in (0..MAX_RANK).rev().filter(|&d| !axes[d]) {
            strides[d] = step;
            step *= sizes[d];
        }
    }
    (strides, step)
}
/// Where the means are, followed by the scales.
struct Stats<G, T> {
    at: usize,
    of: PhantomData<(G, T)>,
}
impl<G, T> Clone for Stats<G, T> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<G, T> Copy for Stats<G, T> {}
impl<G: Grouping, T: CudaElement> Stats<G, T> {
    /// Memory for them, if the groups can be counted.
    fn take(room: &mut Temporaries<'_>) -> Result<Self, CudaError> {
        if G::split().is_none() {
            return Err(CudaError::TooLarge);
        }
        let at = room.take_elements::<T>(2 * of_groups::<G>().1)?;
        let of = PhantomData;
        Ok(Self { at, of })
    }
    /// The mean and the scale of the current group.
    fn emit(k: &mut Body) -> [Val; 2] {
        let (strides, count) = of_groups::<G>();
        let stats = k.param(Ty::U64, true);
        let at = k.address(stats, &LeafInfo::new::<T>(strides));
        [0, count].map(|i| k.load_one("ld.global.nc", at, i * T::TY.size(), T::TY))
    }
}
/// The current gradient of the result.
fn gradient<G: Grouping, T: CudaElement>(k: &mut Body) -> Val {
    let grad = k.param(Ty::U64, true);
    let leaf = LeafInfo::new::<T>(G::steps(row_major::<G::Shape>()));
    k.load(grad, &leaf, true)[0]
}

fn walked<G: Grouping>(emit: fn(&mut Body) -> Lanes) -> Result<(Body, Walk), CudaError> {
    let split = G::split().ok_or(CudaError::TooLarge)?;
    match are_too_large(&split.0, &split.1) {
        true => Err(CudaError::TooLarge),
        false => Ok(walked_over(&split.0, &split.1, emit)),
    }
}
fn moments<G: Grouping, X: InMemory>(target: Target) -> Result<Kernel, CudaError> {
    let ty = <X as ExprNode>::Elem::TY;
    let (mut k, walk) = walked::<G>(grouped::<G, X>)?;
    let to = k.param(Ty::U64, true);
    k.dry(|k| {
        let _ = grouped::<G, X>(k);
    });
    let [mean, root] = walk.moments::<G::Centered>(&mut k, ty);
    let one = k.lit(ty, 1.0);
    let scale = k.div(one, root);
    let (strides, count) = of_groups::<G>();
    let out = LeafInfo::new::<<X as ExprNode>::Elem>(strides);
    let scales = k.ahead(to, (count * ty.size()) as i64);
    walk.write_all(&mut k, &[(to, &out, mean), (scales, &out, scale)]);
    walk.kernel(&k, target)
}
/// The gradient of the input. `MOVING`: mean and scale depend on the input.
fn of_input<G: Grouping, X: InMemory, W: PerChannel, const MOVING: bool>(
    target: Target,
) -> Result<Kernel, CudaError> {
    type ElemOf<X> = <X as ExprNode>::Elem;
    let ty = ElemOf::<X>::TY;
    let (mut k, walk) = walked::<G>(grouped::<G, X>)?;
    // The parameters, in the order of the arguments.
    let _ = k.param(Ty::U64, true);
    let mut given = 0;
    k.dry(|k| {
        let _ = grouped::<G, X>(k);
        let _ = Stats::<G, ElemOf<X>>::emit(k);
        given = k.mark();
        let _ = gradient::<G, ElemOf<X>>(k);
        let _ = W::emit_with(k, G::weight);
    });
    k.back_to(given - 1);
    let inside = core::mem::replace(&mut k.at, walk.row.clone());
    let [mean, scale] = Stats::<G, ElemOf<X>>::emit(&mut k);
    k.at = inside;
    // The normalised element, and its gradient.
    let both = |k: &mut Body, x: Val| {
        k.back_to(given);
        let mut g = gradient::<G, ElemOf<X>>(k);
        if let Some(w) = W::emit_with(k, G::weight) {
            g = k.mul(g, w[0]);
        }
        let x = k.sub(x, mean);
        [k.mul(x, scale), g]
    };
    let mut means = None;
    if MOVING {
        let zero = k.lit(ty, 0.0);
        let sums = [k.copy(zero), k.copy(zero)];
        walk.each(&mut k, |k, x, _| {
            let [h, g] = both(k, x);
            let terms = [g, k.mul(g, h)];
            for (sum, x) in sums.into_iter().zip(terms) {
                let next = k.add(sum, x);
                k.set_to(sum, next);
            }
        });
        let n = k.lit(ty, walk.end as f64);
        means = Some(sums.map(|x| {
            let sum = walk.across(&mut k, SUM, x);
            k.div(sum, n)
        }));
    }
    walk.end(&mut k, false);
    let out = LeafInfo::new::<ElemOf<X>>(G::steps(row_major::<G::Shape>()));
    walk.each(&mut k, |k, x, _| {
        let [h, mut g] = both(k, x);
        if let Some([of_mean, of_scale]) = means {
            if G::Centered::CENTERED {
                g = k.sub(g, of_mean);
            }
            let h = k.mul(h, of_scale);
            g = k.sub(g, h);
        }
        let y = k.mul(scale, g);
        k.rewind();
        let to = k.param(Ty::U64, true);
        k.store(to, &out, &[y]);
    });
    walk.kernel(&k, target)
}

/// Of what terms are the gradients.
const WEIGHT: u8 = 0;
const BIAS: u8 = 1;
const MEAN: u8 = 2;
const VARIANCE: u8 = 3;
/// The terms of the gradient of a parameter.
struct OfParameter<G: Grouping, X: ExprNode, W, const WHAT: u8> {
    x: X,
    stats: Stats<G, X::Elem>,
    grad: Temporary<X::Elem, G::Shape>,
    w: W,
}
struct KeyOfParameter<G, X, W, const WHAT: u8>(PhantomData<(G, X, W)>);
impl<G: Grouping, X: InMemory, W: PerChannel, const WHAT: u8> Terms for OfParameter<G, X, W, WHAT> {
    type Elem = <X as ExprNode>::Elem;
    type Key = KeyOfParameter<G, <X as Emit>::Key, W::Key, WHAT>;
    fn sizes() -> [usize; MAX_RANK] {
        G::split().map_or([1; MAX_RANK], |(sizes, _)| sizes)
    }
    fn strides() -> [usize; MAX_RANK] {
        G::weight(row_major::<G::Weights>())
    }
    fn args(&self, args: &mut Args) {
        Emit::args(&self.x, args);
        args.pointer(self.stats.at);
        Emit::args(&self.grad, args);
        self.w.args(args);
    }
    fn emit(k: &mut Body) -> Lanes {
        let ty = Self::Elem::TY;
        let x = grouped::<G, X>(k)[0][0];
        let [mean, scale] = Stats::<G, Self::Elem>::emit(k);
        let mut g = gradient::<G, Self::Elem>(k);
        let w = W::emit_with(k, G::weight);
        if matches!(WHAT, WEIGHT | VARIANCE) {
            let x = k.sub(x, mean);
            let h = k.mul(x, scale);
            g = k.mul(g, h);
        }
        if matches!(WHAT, MEAN | VARIANCE) {
            if let Some(w) = w {
                g = k.mul(g, w[0]);
            }
            g = k.mul(g, scale);
            g = match WHAT {
                MEAN => k.neg(g),
                _ => {
                    let half = k.lit(ty, -0.5);
                    let scale = k.mul(scale, half);
                    k.mul(g, scale)
                }
            };
        }
        vec![vec![g]]
    }
}

/// The input of a norm, its means and scales, the gradient of the result, and the weight.
struct Given<G: Grouping, X: ExprNode, W> {
    x: X,
    stats: Stats<G, X::Elem>,
    grad: Temporary<X::Elem, G::Shape>,
    w: W,
}
impl<G: Grouping, X: InMemory, W: PerChannel + Copy> Given<G, X, W> {
    fn parameter<const WHAT: u8, S: Shape>(
        &self,
        room: &mut Temporaries<'_>,
    ) -> Result<Temporary<<X as ExprNode>::Elem, S>, CudaError> {
        if G::split().is_none() {
            return Err(CudaError::TooLarge);
        }
        let Self { x, stats, grad, w } = *self;
        summed::<_, S>(&OfParameter::<G, X, W, WHAT> { x, stats, grad, w }, room)
    }
    /// Propagates the gradients to the input, the weight and the bias.
    fn accept<T, V, B, const MOVING: bool>(
        &self,
        (tape, v, b): (T, V::Tape, B::Tape),
        room: &mut Temporaries<'_>,
    ) -> Result<(), CudaError>
    where
        T: CudaTape<Elem = <X as ExprNode>::Elem, Shape = G::Shape>,
        V: CudaOptionalOperand<<X as ExprNode>::Elem>,
        B: CudaOptionalOperand<<X as ExprNode>::Elem>,
    {
        if T::RequiresGrad::VALUE {
            let out = room.take::<<X as ExprNode>::Elem, G::Shape>()?;
            if G::Shape::NUMEL > 0 {
                let mut args = Args::default();
                args.pointer(out.address());
                Emit::args(&self.x, &mut args);
                args.pointer(self.stats.at);
                Emit::args(&self.grad, &mut args);
                self.w.args(&mut args);
                type KeyOf<G, X, W> =
                    KeyOfParameter<G, <X as Emit>::Key, <W as PerChannel>::Key, 4>;
                // SAFETY: the kernel of this key writes the elements of fresh memory and reads the operands.
                unsafe {
                    launch::launch(
                        Key::part::<KeyOf<G, X, W>>(MOVING.into()),
                        room.stream(),
                        args,
                        |_, target| of_input::<G, X, W, MOVING>(target),
                    )?;
                }
            }
            tape.accept(out, room)?;
        }
        if V::VARIABLE {
            let sums = self.parameter::<WEIGHT, G::Weights>(room)?;
            V::accept::<G::Weights, _>(v, sums, room)?;
        }
        if B::VARIABLE {
            let sums = self.parameter::<BIAS, G::Weights>(room)?;
            B::accept::<G::Weights, _>(b, sums, room)?;
        }
        Ok(())
    }
}
/// The means and scales of the groups.
fn measured<G: Grouping, X: InMemory>(
    x: &X,
    eps: <X as ExprNode>::Elem,
    room: &mut Temporaries<'_>,
) -> Result<Stats<G, <X as ExprNode>::Elem>, CudaError> {
    let stats = Stats::take(room)?;
    if G::Shape::NUMEL == 0 {
        return Ok(stats);
    }
    let mut args = Args::default();
    args.pointer(stats.at);
    Emit::args(x, &mut args);
    args.number(eps);
    // SAFETY: the memory has two numbers for each group; the kernel of this key writes them, and reads the input.
    unsafe {
        launch::launch(
            Key::part::<KeyOfParameter<G, <X as Emit>::Key, (), 5>>(0),
            room.stream(),
            args,
            |_, target| moments::<G, X>(target),
        )?;
    }
    Ok(stats)
}

macro_rules! norms {
    ($([$($g:tt)*] $Norm:ty, $Over:ty, $G:ty;)*) => { $(
        impl<$($g)* X, W, B, Out: Shape> CudaDifferentiableKernel for $Norm
        where
            X: CudaDifferentiableOperand + ExprNode<Shape = Out>,
            W: CudaOptionalOperand<X::Elem> + KernelOperand<Placed: Maybe<X::Elem>>,
            B: CudaOptionalOperand<X::Elem> + KernelOperand<Placed: Maybe<X::Elem>>,
            $Over: CudaNode<Elem = X::Elem, Shape = Out>,
        {
            type Saved = (
                (TapeOf<X>, W::Tape, B::Tape),
                (MemoryOf<X>, W::InMemory),
                X::Elem,
            );
            fn run(
                self,
                room: &mut Temporaries<'_>,
            ) -> Result<(Self::Saved, Temporary<X::Elem, Out>), CudaError> {
                let (x_tape, x) = self.x.record_in_memory(room)?;
                let (w_tape, w) = self.w.record_in_memory(room)?;
                let (b_tape, b) = self.b.record_in_memory(room)?;
                let eps = self.eps.0;
                let y = put(<$Over>::with(x, w, b, self.eps), room)?;
                Ok((((x_tape, w_tape, b_tape), (x, w), eps), y))
            }
            fn backward(
                (tapes, (x, w), eps): Self::Saved,
                _: Temporary<X::Elem, Out>,
                grad: Temporary<X::Elem, Out>,
                room: &mut Temporaries<'_>,
            ) -> Result<(), CudaError> {
                let stats = measured::<$G, _>(&x, eps, room)?;
                Given { x, stats, grad, w }.accept::<_, W, B, true>(tapes, room)
            }
        }
    )* };
}
type In<N> = MemoryOf<N>;
type May<N, T> = <N as CudaOptionalOperand<T>>::InMemory;
norms! {
    [Op: Centered + 'static, To: Shape,] Norm<Op, X, To, W, B, Out>,
        Norm<Op, In<X>, To, May<W, X::Elem>, May<B, X::Elem>, Out>, Last<Op, Out, To>;
    [Op, G: Dim,] GroupNorm<Op, X, G, W, B, Out>,
        GroupNorm<Op, In<X>, G, May<W, X::Elem>, May<B, X::Elem>, Out>, PerElement<G, Out>;
    [] BatchNormTraining<X, W, B, Out>,
        BatchNormTraining<In<X>, May<W, X::Elem>, May<B, X::Elem>, Out>, PerBatch<Out>;
}

impl<X, M, V, W, B, Out: Shape> CudaDifferentiableKernel for BatchNorm<X, M, V, W, B, Out>
where
    X: CudaDifferentiableOperand + ExprNode<Shape = Out>,
    M: CudaDifferentiableOperand + ExprNode<Elem = X::Elem>,
    V: CudaDifferentiableOperand + ExprNode<Elem = X::Elem>,
    W: CudaOptionalOperand<X::Elem> + KernelOperand<Placed: Maybe<X::Elem>>,
    B: CudaOptionalOperand<X::Elem> + KernelOperand<Placed: Maybe<X::Elem>>,
    BatchNorm<In<X>, In<M>, In<V>, May<W, X::Elem>, May<B, X::Elem>, Out>:
        CudaNode<Elem = X::Elem, Shape = Out>,
{
    type Saved = (
        (TapeOf<X>, W::Tape, B::Tape),
        (TapeOf<M>, TapeOf<V>),
        (In<X>, In<M>, In<V>, W::InMemory),
        X::Elem,
    );
    fn run(
        self,
        room: &mut Temporaries<'_>,
    ) -> Result<(Self::Saved, Temporary<X::Elem, Out>), CudaError> {
        let (x_tape, x) = self.x.record_in_memory(room)?;
        let (m_tape, mean) = self.mean.record_in_memory(room)?;
        let (v_tape, var) = self.var.record_in_memory(room)?;
        let (w_tape, w) = self.w.record_in_memory(room)?;
        let (b_tape, b) = self.b.record_in_memory(room)?;
        let eps = self.eps.0;
        let y = put(
            BatchNorm::<_, _, _, _, _, Out>::with(x, mean, var, w, b, self.eps),
            room,
        )?;
        let saved = (
            (x_tape, w_tape, b_tape),
            (m_tape, v_tape),
            (x, mean, var, w),
            eps,
        );
        Ok((saved, y))
    }
    fn backward(
        (tapes, (m_tape, v_tape), (x, mean, var, w), eps): Self::Saved,
        _: Temporary<X::Elem, Out>,
        grad: Temporary<X::Elem, Out>,
        room: &mut Temporaries<'_>,
    ) -> Result<(), CudaError> {
        let stats = Stats::<PerBatch<Out>, X::Elem>::take(room)?;
        let eps = Scalar::<X::Elem, Gpu>::new(eps);
        let sum = Binary {
            op: AddOp,
            a: var,
            b: eps,
        };
        let scale = Unary { op: Rsqrt, a: sum };
        let scales = stats.at + <ChannelsOf<Out> as Shape>::NUMEL * size_of::<X::Elem>();
        // SAFETY: the memory is fresh and has two numbers for each channel.
        unsafe {
            write::write::<_, M::Shape, RowMajor<M::Shape>>(stats.at, &mean, room.stream())?;
            write::write::<_, V::Shape, RowMajor<V::Shape>>(scales, &scale, room.stream())?;
        }
        let given = Given { x, stats, grad, w };
        if <M::Tape as ExprNode>::RequiresGrad::VALUE {
            m_tape.accept(given.parameter::<MEAN, M::Shape>(room)?, room)?;
        }
        if <V::Tape as ExprNode>::RequiresGrad::VALUE {
            v_tape.accept(given.parameter::<VARIANCE, V::Shape>(room)?, room)?;
        }
        given.accept::<_, W, B, false>(tapes, room)
    }
}
