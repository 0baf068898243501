//! The derivative of attention: products of matrices around the derivative of a softmax.

use core::slice::{from_raw_parts, from_raw_parts_mut};

use num_traits::Float;

use super::bytes;
use super::kernels::{Broadcasted, DifferentiableKernel, OfLeft, OfRight, run};
use super::layers::{MemoryOf, TapeOf, grads, sums_of};
use super::tape::{Arena, Differentiable, Place, SavedTensor, Tape, kept, sweep};
use crate::expr::plan::effective;
use crate::expr::simd_dispatch::{Job, Vectors, widest};
use crate::expr::{Compute, ExprNode, KernelOperand, Materialized, Tracked, Unary, UnaryOp};
use crate::layout::{Contiguous, Layout, ScoresOf};
use crate::num::Sealed;
use crate::num::bits::False;
use crate::ops::matmul::contract::{self, Labels, Matrices, Subscripts};
use crate::ops::nn::{Attention, MaskElement, Masks, distance, largest_and_sum, walk_shared};
use crate::ops::{Arithmetic, Multiply, Product, Real};
use crate::shape::{MAX_RANK, Shape};
use crate::storage::access::Sequence;

/// The labels of the products of queries and keys: `[.., L, E]` and `[.., S, E]` make `[.., L, S]`.
#[derive(Debug)]
pub(super) struct Keys;
const fn labels(rank: usize, row: u8, column: u8) -> Labels {
    let mut out = [1, 2, 3, 4, 5, 6, row, column];
    let mut d = 0;
    while d + rank < MAX_RANK {
        out[d] = 0;
        d += 1;
    }
    out
}
impl<Q: ExprNode, K: ExprNode> Subscripts<Q, K> for Keys {
    const LEFT: Labels = labels(<Q::Shape as Shape>::RANK, 7, 8);
    const RIGHT: Labels = labels(<Q::Shape as Shape>::RANK, 9, 8);
    const OUT: Labels = labels(<Q::Shape as Shape>::RANK, 7, 9);
}
#[diagnostic::do_not_recommend]
impl Sealed for Keys {}
impl<Q: ExprNode<Elem: Arithmetic>, K: ExprNode<Elem = Q::Elem>> Multiply<Q, K> for Keys {
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn write<L: Layout>(q: &Q, k: &K, out: *mut Q::Elem, unique: bool) {
        // SAFETY: the caller's promise.
        unsafe { contract::write::<Keys, Q, K, L>(q, k, out, unique) }
    }
}

/// Elements of a mask, from the gradient of what is added to the products.
pub trait MaskGradient<T>: MaskElement<T> {
    fn of(grad: T) -> Self;
}
impl<T: Real> MaskGradient<T> for bool {
    #[cfg_attr(not(unoptimised), inline(always))]
    fn of(_: T) -> bool {
        false
    }
}
macro_rules! added {
    ($($T:ident)*) => { $(
        impl MaskGradient<$T> for $T {
            #[cfg_attr(not(unoptimised), inline(always))]
            fn of(grad: $T) -> $T {
                grad
            }
        }
    )* };
}
added! { f32 f64 }
#[derive(Clone, Copy, Debug)]
struct ToMask<M>(core::marker::PhantomData<fn() -> M>);
#[diagnostic::do_not_recommend]
impl<M> Sealed for ToMask<M> {}
impl<T, M: MaskGradient<T>> UnaryOp<T> for ToMask<M> {
    type Out = M;
    type Derivative = False;
    #[cfg_attr(not(unoptimised), inline(always))]
    fn apply(&self, grad: T) -> M {
        M::of(grad)
    }
}

/// A mask for elements `T` that may be missing.
///
/// # Safety
/// As for [`Differentiable`] and [`Tape`].
pub unsafe trait MaskOperand<T>: KernelOperand {
    type Tape: Copy;
    type InMemory: Masks<T> + Copy;
    const PLACED: usize;
    const GRADS: usize;
    /// # Safety
    /// As for [`Differentiable`].
    unsafe fn record_in_memory(self, arena: &mut Arena) -> (Self::Tape, Self::InMemory);
    /// Adds the gradients of all elements of the shape `S`, to which the mask is broadcast.
    ///
    /// # Safety
    /// As for [`Tape::accept`].
    unsafe fn accept<P: Place, S: Shape>(
        tape: Self::Tape,
        grad: SavedTensor<T, S>,
        arena: &mut Arena,
    );
}
// SAFETY: it takes nothing.
unsafe impl<T> MaskOperand<T> for () {
    type Tape = ();
    type InMemory = ();
    const PLACED: usize = 0;
    const GRADS: usize = 0;
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn record_in_memory(self, _: &mut Arena) -> ((), ()) {
        ((), ())
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn accept<P: Place, S: Shape>((): (), _: SavedTensor<T, S>, _: &mut Arena) {}
}
// SAFETY: the operand's promise.
unsafe impl<T: Real, N: Differentiable<Elem: MaskGradient<T>>> MaskOperand<T> for N {
    type Tape = TapeOf<N>;
    type InMemory = MemoryOf<N>;
    const PLACED: usize = <N as Differentiable>::PLACED;
    const GRADS: usize = <N::Tape as Tape>::GRADS;
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn record_in_memory(self, arena: &mut Arena) -> (Self::Tape, Self::InMemory) {
        // SAFETY: the caller's promise.
        unsafe { Differentiable::record_in_memory(self, arena) }
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn accept<P: Place, S: Shape>(
        tape: Self::Tape,
        grad: SavedTensor<T, S>,
        arena: &mut Arena,
    ) {
        let to = core::marker::PhantomData;
        let op = ToMask::<N::Elem>(to);
        // SAFETY: the caller's promise.
        unsafe {
            sweep::<Broadcasted<Self::Tape, S>, P, _>(
                Broadcasted {
                    a: tape,
                    to: core::marker::PhantomData,
                },
                Unary { op, a: grad },
                arena,
            )
        }
    }
}

/// Calls `f` with each row of the scores, whose elements cost `work` additions each, and the index of its first element.
///
/// # Safety
/// If the scores are plain numbers, calls for different rows may run at once on different threads.
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn rows<T: 'static, S: Shape>(work: usize, f: impl Fn(&[usize; MAX_RANK], usize) + Copy) {
    let strides = const { &effective(&S::PADDED, &<Contiguous<S> as Layout>::PADDED_STRIDES) };
    let sizes = const {
        let mut sizes = S::PADDED;
        sizes[MAX_RANK - 1] = 1;
        &{ sizes }
    };
    // SAFETY: the caller's promise.
    unsafe {
        walk_shared::<T>(
            sizes,
            S::NUMEL.saturating_mul(work),
            true,
            #[cfg_attr(not(unoptimised), inline(always))]
            move |index| f(index, distance(index, strides)),
        );
    }
}
/// The shares of the keys, from the products: the softmax of the scaled and masked products. 0 if no key is attended
/// to.
///
/// # Safety
/// The scores are in row-major order, and the mask broadcasts to them.
#[inline(never)]
unsafe fn shares<T: Real, S: Shape, M: Masks<T> + Copy>(
    p: *mut T,
    mask: M,
    causal: bool,
    scale: T,
) {
    // SAFETY: the caller's promise; each call writes a row of its own.
    unsafe {
        rows::<T, S>(EXPONENTIAL, move |index, at| {
            widest(Shares {
                p: p.add(at),
                keys: const { S::PADDED[MAX_RANK - 1] },
                index,
                mask: &{ mask },
                causal,
                scale,
            });
        });
    }
}
/// The cost of a share and of the gradient of a score, in additions.
const EXPONENTIAL: usize = 8;
const GRADIENT: usize = 2;

/// A row of shares.
struct Shares<'m, T, M> {
    p: *mut T,
    keys: usize,
    index: &'m [usize; MAX_RANK],
    mask: &'m M,
    causal: bool,
    scale: T,
}
impl<T: Real, M: Masks<T>> Job for Shares<'_, T, M> {
    type Out = ();
    const HEAVY: bool = true;
    #[cfg_attr(not(unoptimised), inline(always))]
    fn run<V: Vectors>(self) {
        const LAST: usize = MAX_RANK - 1;
        let Self { p, keys, index, .. } = self;
        if keys == 0 {
            return;
        }
        // SAFETY: the promise of `shares`: a row has an element for each key.
        unsafe {
            let (mut at, mut nan) = (*index, false);
            for s in 0..keys {
                let mut score = *p.add(s) * self.scale;
                at[LAST] = s;
                if self.causal && s > index[LAST - 1] {
                    score = T::neg_infinity();
                } else if let Some(added) = self.mask.added(&at) {
                    score = score + added;
                }
                nan |= score.is_nan();
                p.add(s).write(score);
            }
            let (most, total) = largest_and_sum::<V, _>(p, 1, keys, |s, e| p.add(s).write(e));
            if most == T::neg_infinity() {
                // No key, unless one is NaN.
                let share = if nan { T::nan() } else { T::zero() };
                for s in 0..keys {
                    p.add(s).write(share);
                }
                return;
            }
            for s in 0..keys {
                p.add(s).write(*p.add(s) / total);
            }
        }
    }
}
/// The gradients of the scores times `scale`, from those of the shares `p`, in the memory of the latter.
///
/// # Safety
/// Both have the elements of the scores, in row-major order.
#[inline(never)]
unsafe fn of_scores<T: Real, S: Shape>(p: *const T, grad: *mut T, scale: T) {
    let keys = const { S::PADDED[MAX_RANK - 1] };
    // SAFETY: the caller's promise; each call writes a row of its own.
    unsafe {
        rows::<T, S>(GRADIENT, move |_, at| {
            widest(OfScores(
                from_raw_parts(p.add(at), keys),
                from_raw_parts_mut(grad.add(at), keys),
                scale,
            ));
        });
    }
}
/// The gradients of a row of scores.
struct OfScores<'s, T>(&'s [T], &'s mut [T], T);
impl<T: Real> Job for OfScores<'_, T> {
    type Out = ();
    #[cfg_attr(not(unoptimised), inline(always))]
    fn run<V: Vectors>(self) {
        let Self(p, grad, scale) = self;
        let [mean] = sums_of(p.zip(&*grad).map(|(p, g)| [p * g]));
        for (g, p) in grad.iter_mut().zip(p) {
            *g = *p * (*g - mean) * scale;
        }
    }
}

/// The given scale, or 1 over the square root of the queries' last size.
#[cfg_attr(not(unoptimised), inline(always))]
fn scale<Q: ExprNode<Elem: Real>>(given: Option<Q::Elem>) -> Q::Elem {
    let inner = const { <Q::Shape as Shape>::PADDED[MAX_RANK - 1] };
    given.unwrap_or_else(|| Float::recip(Float::sqrt(Q::Elem::nearest(inner.max(1) as f64))))
}

type Scores<Q, K> = ScoresOf<<Q as ExprNode>::Shape, <K as ExprNode>::Shape>;
type Held<Q, K> = SavedTensor<<Q as ExprNode>::Elem, Scores<Q, K>>;

// SAFETY: the operands are counted, and two matrices of the sizes of the scores.
#[diagnostic::do_not_recommend]
unsafe impl<Q, K, V, M, Out: Shape> DifferentiableKernel for Attention<Q, K, V, M, Out>
where
    Q: Differentiable<Elem: Real>,
    K: Differentiable<Elem = Q::Elem>,
    V: Differentiable<Elem = Q::Elem>,
    M: MaskOperand<Q::Elem> + KernelOperand<Placed: Masks<Q::Elem>>,
{
    type Saved = (
        (TapeOf<Q>, TapeOf<K>, TapeOf<V>, M::Tape),
        (MemoryOf<Q>, MemoryOf<K>, MemoryOf<V>, M::InMemory),
        (bool, Q::Elem),
    );
    const SAVED: usize = <Q as Differentiable>::PLACED
        + <K as Differentiable>::PLACED
        + <V as Differentiable>::PLACED
        + <M as MaskOperand<Q::Elem>>::PLACED;
    const GRADS: usize = grads::<Q>()
        + grads::<K>()
        + grads::<V>()
        + M::GRADS
        + 2 * bytes::<Q::Elem>(<Scores<Q, K> as Shape>::NUMEL);
    const READS_RESULT: bool = false;
    run! {
        Out;
        |this| Differentiable(q) => (q_tape, q), Differentiable(k) => (k_tape, k), Differentiable(v) => (v_tape, v),
            MaskOperand(mask) => (m_tape, m);
        Attention::<_, _, _, _, Out>::with((q, k, v), m, this.causal, this.scale);
        ((q_tape, k_tape, v_tape, m_tape), (q, k, v, m), (this.causal, scale::<Q>(this.scale)))
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn to_operands<P: Place>(
        ((q_tape, k_tape, v_tape, m_tape), (q, k, v, mask), (causal, scale)): Self::Saved,
        _: SavedTensor<Q::Elem, Out>,
        grad: SavedTensor<Q::Elem, Out>,
        arena: &mut Arena,
    ) {
        // SAFETY: the caller's promise; the products have the shapes of the operands and of the scores.
        unsafe {
            let p = kept(Product::<Keys, _, _, Scores<Q, K>>::new(q, k), arena);
            shares::<_, Scores<Q, K>, _>(p.first().cast_mut(), mask, causal, scale);
            v_tape.accept::<P, _>(
                Product::<OfRight<Matrices, Held<Q, K>, MemoryOf<V>>, _, _, V::Shape>::new(p, grad),
                arena,
            );
            if !const { Q::RequiresGrad::VALUE || K::RequiresGrad::VALUE || M::RequiresGrad::VALUE }
            {
                return;
            }
            let ds = kept(
                Product::<OfLeft<Matrices, Held<Q, K>, MemoryOf<V>>, _, _, Scores<Q, K>>::new(
                    grad, v,
                ),
                arena,
            );
            let (scores, n) = (
                ds.first().cast_mut(),
                const { <Scores<Q, K> as Shape>::NUMEL },
            );
            if const { M::RequiresGrad::VALUE } {
                of_scores::<_, Scores<Q, K>>(p.first(), scores, num_traits::one());
                M::accept::<P, Scores<Q, K>>(m_tape, ds, arena);
                for x in from_raw_parts_mut(scores, n) {
                    *x = *x * scale;
                }
            } else {
                of_scores::<_, Scores<Q, K>>(p.first(), scores, scale);
            }
            q_tape.accept::<P, _>(
                Product::<OfLeft<Keys, MemoryOf<Q>, MemoryOf<K>>, _, _, Q::Shape>::new(ds, k),
                arena,
            );
            k_tape.accept::<P, _>(
                Product::<OfRight<Keys, MemoryOf<Q>, MemoryOf<K>>, _, _, K::Shape>::new(q, ds),
                arena,
            );
        }
    }
}
