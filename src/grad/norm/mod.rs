//! Derivatives of norms.
//!
//! Elements that are normalised together are a group, which has a mean and a scale, 1 over the standard deviation. With
//! `h` for a normalised element and `g` for its gradient times its weight, the gradient of the element is
//! `scale * (g - mean(g) - h * mean(g * h))`, and `scale * g` if mean and scale are constants.
//!
//! Groups are contiguous and one after the other (`packed.rs`), or are measured first: by rows (`rows.rs`), or some adjacent
//! columns at a time (`columns.rs`).

mod columns;
mod groups;
mod packed;
mod rows;

use num_traits::Float;

use self::columns::{columns_of, moments_of_columns};
use self::groups::{ADJACENT, ANY, COLUMN, Groups, OF_ROW};
use self::packed::of_packed;
use self::rows::{moments, to_input, to_weight};
use super::bytes;
use super::kernels::{DifferentiableKernel, OptionalOperand, run};
use super::layers::{Gradient, MemoryOf, TapeOf, grads};
use super::tape::{Arena, Differentiable, Place, SavedTensor, Tape};
use crate::expr::simd_dispatch::{ComputeBound, vectorised};
use crate::expr::{Compute, ExprNode, KernelOperand, Materialized, Tracked};
use crate::layout::{ChannelsOf, Contiguous};
use crate::num::Dim;
use crate::ops::Real;
use crate::ops::nn::batch_columns::COLUMNS;
use crate::ops::nn::{
    BatchNorm, BatchNormTraining, Centered, Epsilon, GroupNorm, Maybe, Norm, only,
};
use crate::shape::Shape;

/// The input and the gradient of the result, with the mean and the scale of each group.
#[derive(Clone, Copy)]
struct Given<T> {
    x: *const T,
    grad: *const T,
    stats: *const [T; 2],
    /// Null if there is no weight.
    weight: *const T,
}

/// Propagates the gradient of a norm.
///
/// # Safety
/// The operands are those of the norm of these groups, and the arena has the bytes of their gradients.
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn of_norm<P, X, B, W, S, const WEIGHT: bool, const KIND: u8>(
    groups: &'static Groups,
    given: Given<X::Elem>,
    moving: bool,
    (x, w, b): (TapeOf<X>, W::Tape, B::Tape),
    arena: &mut Arena,
) where
    P: Place,
    X: Differentiable<Elem: Real>,
    W: OptionalOperand<X::Elem>,
    B: OptionalOperand<X::Elem>,
    S: Shape,
{
    let n = const { <X::Shape as Shape>::NUMEL };
    // SAFETY: the caller's promise.
    unsafe {
        let fill = move |out: *mut X::Elem| {
            vectorised::<ComputeBound, _, _>(
                n,
                &given,
                #[cfg_attr(not(unoptimised), inline(always))]
                |given| to_input::<_, WEIGHT, KIND>(groups, *given, moving, out),
            );
        };
        x.accept::<P, _>(Gradient::<_, X::Elem, X::Shape>::new(fill), arena);
        let fill = move |out: *mut X::Elem| {
            vectorised::<ComputeBound, _, _>(
                n,
                &given,
                #[cfg_attr(not(unoptimised), inline(always))]
                |given| to_weight::<_, false, KIND>(groups, *given, out),
            );
        };
        W::accept::<P, S, _>(w, Gradient::<_, X::Elem, S>::new(fill), arena);
        let fill = move |out: *mut X::Elem| {
            vectorised::<ComputeBound, _, _>(
                n,
                &given,
                #[cfg_attr(not(unoptimised), inline(always))]
                |given| to_weight::<_, true, KIND>(groups, *given, out),
            );
        };
        B::accept::<P, S, _>(b, Gradient::<_, X::Elem, S>::new(fill), arena);
    }
}

/// Means and scales in the arena.
///
/// # Safety
/// The groups are those of the input; the arena has two elements for each.
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn measured<X: Materialized<Elem: Real>>(
    groups: &'static Groups,
    x: &X,
    eps: X::Elem,
    arena: &mut Arena,
) -> *const [X::Elem; 2] {
    let stats: *mut [X::Elem; 2] = arena.take(groups.count());
    // SAFETY: the caller's promise.
    unsafe {
        vectorised::<ComputeBound, _, _>(
            const { <X::Shape as Shape>::NUMEL },
            x,
            #[cfg_attr(not(unoptimised), inline(always))]
            |x| match groups.kind(false) {
                COLUMN => columns_of(
                    groups,
                    #[cfg_attr(not(unoptimised), inline(always))]
                    |from| moments_of_columns::<_, COLUMNS>(groups, x.first(), eps, stats, from),
                    #[cfg_attr(not(unoptimised), inline(always))]
                    |from| moments_of_columns::<_, 1>(groups, x.first(), eps, stats, from),
                ),
                ANY => moments::<_, ANY>(groups, x.first(), eps, stats),
                _ => moments::<_, ADJACENT>(groups, x.first(), eps, stats),
            },
        );
    }
    stats
}

// `of_norm` for what is known of the rows of these groups.
macro_rules! of_kind {
    ($groups:expr; $P:ty, $X:ty, $B:ty, $W:ty, $S:ty, $given:literal; $arguments:tt) => {{
        macro_rules! kind {
            () => {
                const {
                    let steps = <<W as OptionalOperand<X::Elem>>::InMemory as Maybe<X::Elem>>::STEPS;
                    $groups.weighted(steps).kind($given)
                }
            };
        }
        if kind!() == COLUMN {
            of_norm::<$P, $X, $B, $W, $S, $given, COLUMN> $arguments;
        } else if kind!() == OF_ROW {
            of_norm::<$P, $X, $B, $W, $S, $given, OF_ROW> $arguments;
        } else if kind!() == ADJACENT {
            of_norm::<$P, $X, $B, $W, $S, $given, ADJACENT> $arguments;
        } else {
            of_norm::<$P, $X, $B, $W, $S, $given, ANY> $arguments;
        }
    }};
}

macro_rules! norms {
    ($(
        [$($g:tt)*] $Norm:ty, $Over:ty, $Weights:ty;
        $groups:expr;
    )*) => { $(
        // SAFETY: the operands are counted, and two elements for each group.
        #[diagnostic::do_not_recommend]
        unsafe impl<$($g)* X, W, B, Out: Shape> DifferentiableKernel for $Norm
        where
            X: Differentiable<Elem: Real>,
            W: OptionalOperand<X::Elem, InMemory: Maybe<X::Elem>> + KernelOperand<Placed: Maybe<X::Elem>>,
            B: OptionalOperand<X::Elem, InMemory: Maybe<X::Elem>> + KernelOperand<Placed: Maybe<X::Elem>>,
        {
            type Saved = (
                (TapeOf<X>, W::Tape, B::Tape),
                (MemoryOf<X>, <W as OptionalOperand<X::Elem>>::InMemory),
                X::Elem,
            );
            const SAVED: usize = <X as Differentiable>::PLACED
                + <W as OptionalOperand<X::Elem>>::PLACED
                + <B as OptionalOperand<X::Elem>>::PLACED;
            const GRADS: usize = grads::<X>() + W::GRADS + B::GRADS
                + match ($groups).weighted(<<W as OptionalOperand<X::Elem>>::InMemory as Maybe<X::Elem>>::STEPS)
                    .packed(<<W as OptionalOperand<X::Elem>>::InMemory as Maybe<X::Elem>>::GIVEN)
                {
                    Some(packed) if W::RequiresGrad::VALUE || B::RequiresGrad::VALUE => bytes::<X::Elem>(packed.sums()),
                    Some(_) => 0,
                    None => bytes::<[X::Elem; 2]>(($groups).count()),
                };
            const READS_RESULT: bool = false;
            run! {
                Out;
                |this| Differentiable(x) => (x_tape, x), OptionalOperand(w) => (w_tape, w),
                    OptionalOperand(b) => (b_tape, b);
                <$Over>::with(x, w, b, Epsilon(this.eps.0)); ((x_tape, w_tape, b_tape), (x, w), this.eps.0)
            }
            #[cfg_attr(not(unoptimised), inline(always))]
            unsafe fn to_operands<P: Place>(
                (tapes, (x, w), eps): Self::Saved,
                _: SavedTensor<X::Elem, Out>,
                grad: SavedTensor<X::Elem, Out>,
                arena: &mut Arena,
            ) {
                let groups = const { &$groups.weighted(<<W as OptionalOperand<X::Elem>>::InMemory as Maybe<X::Elem>>::STEPS) };
                // SAFETY: the caller's promise; a weight has an element for each index.
                unsafe {
                    let mut given = Given {
                        x: x.first(),
                        grad: grad.first(),
                        stats: core::ptr::null(),
                        weight: w.pointer(),
                    };
                    macro_rules! packed {
                        () => {
                            const {
                                ($groups).weighted(<<W as OptionalOperand<X::Elem>>::InMemory as Maybe<X::Elem>>::STEPS)
                                    .packed(<<W as OptionalOperand<X::Elem>>::InMemory as Maybe<X::Elem>>::GIVEN)
                            }
                        };
                    }
                    if const { packed!().is_some() } && let Some(packed) = packed!() {
                        macro_rules! of {
                            ($given:literal, $sums:literal) => {
                                of_packed::<P, X, B, W, $Weights, $given, $sums>(packed, (given, eps), tapes, arena)
                            };
                        }
                        return match const {
                            (
                                <<W as OptionalOperand<X::Elem>>::InMemory as Maybe<X::Elem>>::GIVEN,
                                W::RequiresGrad::VALUE || B::RequiresGrad::VALUE,
                            )
                        } {
                            (true, true) => of!(true, true),
                            (true, false) => of!(true, false),
                            (false, true) => of!(false, true),
                            (false, false) => of!(false, false),
                        };
                    }
                    given.stats = measured(groups, &x, eps, arena);
                    if const { <<W as OptionalOperand<X::Elem>>::InMemory as Maybe<X::Elem>>::GIVEN } {
                        of_kind!($groups; P, X, B, W, $Weights, true; (groups, given, true, tapes, arena));
                    } else {
                        of_kind!($groups; P, X, B, W, $Weights, false; (groups, given, true, tapes, arena));
                    }
                }
            }
        }
    )* };
}
norms! {
    [Op: Centered, To: Shape,] Norm<Op, X, To, W, B, Out>, Norm<Op, _, To, _, _, Out>, To;
    Groups::of_last::<MemoryOf<X>, To>(Op::CENTERED);
    [Op, G: Dim,] GroupNorm<Op, X, G, W, B, Out>, GroupNorm<Op, _, G, _, _, Out>, ChannelsOf<X::Shape>;
    Groups::of_channels::<MemoryOf<X>, G>();
    [] BatchNormTraining<X, W, B, Out>, BatchNormTraining<_, _, _, Out>, ChannelsOf<X::Shape>;
    Groups::of_batch::<MemoryOf<X>>();
}

// SAFETY: the operands are counted, two elements for each channel, and the gradients of mean and variance.
#[diagnostic::do_not_recommend]
unsafe impl<X, M, V, W, B, Out: Shape> DifferentiableKernel for BatchNorm<X, M, V, W, B, Out>
where
    X: Differentiable<Elem: Real>,
    M: Differentiable<Elem = X::Elem>,
    V: Differentiable<Elem = X::Elem>,
    W: OptionalOperand<X::Elem, InMemory: Maybe<X::Elem>> + KernelOperand<Placed: Maybe<X::Elem>>,
    B: OptionalOperand<X::Elem, InMemory: Maybe<X::Elem>> + KernelOperand<Placed: Maybe<X::Elem>>,
{
    type Saved = (
        (TapeOf<X>, W::Tape, B::Tape),
        (TapeOf<M>, TapeOf<V>),
        (
            MemoryOf<X>,
            MemoryOf<M>,
            MemoryOf<V>,
            <W as OptionalOperand<X::Elem>>::InMemory,
        ),
        X::Elem,
    );
    const SAVED: usize = <X as Differentiable>::PLACED
        + <M as Differentiable>::PLACED
        + <V as Differentiable>::PLACED
        + <W as OptionalOperand<X::Elem>>::PLACED
        + <B as OptionalOperand<X::Elem>>::PLACED;
    const GRADS: usize = grads::<X>()
        + grads::<M>()
        + grads::<V>()
        + W::GRADS
        + B::GRADS
        + bytes::<[X::Elem; 2]>(<M::Shape as Shape>::NUMEL);
    const READS_RESULT: bool = false;
    run! {
        Out;
        |this| Differentiable(x) => (x_tape, x), Differentiable(mean) => (m_tape, mean),
            Differentiable(var) => (v_tape, var),
            OptionalOperand(w) => (w_tape, w), OptionalOperand(b) => (b_tape, b);
        BatchNorm::<_, _, _, _, _, Out>::with(x, mean, var, w, b, Epsilon(this.eps.0));
        ((x_tape, w_tape, b_tape), (m_tape, v_tape), (x, mean, var, w), this.eps.0)
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn to_operands<P: Place>(
        (tapes, (m_tape, v_tape), (x, mean, var, w), eps): Self::Saved,
        _: SavedTensor<X::Elem, Out>,
        grad: SavedTensor<X::Elem, Out>,
        arena: &mut Arena,
    ) {
        let groups = const {
            &Groups::of_batch::<MemoryOf<X>>()
                .weighted(<<W as OptionalOperand<X::Elem>>::InMemory as Maybe<X::Elem>>::STEPS)
        };
        let channels = const { <M::Shape as Shape>::NUMEL };
        // SAFETY: the caller's promise: mean, variance and weight have an element for each channel.
        unsafe {
            let stats: *mut [X::Elem; 2] = arena.take(channels);
            for c in 0..channels {
                let scale = Float::recip(Float::sqrt(var.load(&only(c)) + eps));
                stats.add(c).write([mean.load(&only(c)), scale]);
            }
            let given = Given {
                x: x.first(),
                grad: grad.first(),
                stats,
                weight: w.pointer(),
            };
            let fill = move |out: *mut X::Elem| {
                to_weight::<_, true, ANY>(groups, given, out);
                for c in 0..channels {
                    let [_, scale] = *given.stats.add(c);
                    let w = w.at(&only(c)).unwrap_or_else(num_traits::one);
                    out.add(c).write(-*out.add(c) * scale * w);
                }
            };
            m_tape.accept::<P, _>(Gradient::<_, X::Elem, M::Shape>::new(fill), arena);
            let fill = move |out: *mut X::Elem| {
                to_weight::<_, false, ANY>(groups, given, out);
                for c in 0..channels {
                    let [_, scale] = *given.stats.add(c);
                    let w = w.at(&only(c)).unwrap_or_else(num_traits::one);
                    let half = X::Elem::nearest(-0.5);
                    out.add(c).write(*out.add(c) * half * scale * scale * w);
                }
            };
            v_tape.accept::<P, _>(Gradient::<_, X::Elem, V::Shape>::new(fill), arena);
            // The weight is read for the last time before it accepts its gradient.
            if const { <<W as OptionalOperand<X::Elem>>::InMemory as Maybe<X::Elem>>::GIVEN } {
                of_kind!(Groups::of_batch::<MemoryOf<X>>(); P, X, B, W, ChannelsOf<X::Shape>, true;
                    (groups, given, false, tapes, arena));
            } else {
                of_kind!(Groups::of_batch::<MemoryOf<X>>(); P, X, B, W, ChannelsOf<X::Shape>, false;
                    (groups, given, false, tapes, arena));
            }
        }
    }
}
