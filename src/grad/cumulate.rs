//! Derivatives of cumulative reductions.

use num_traits::{Float, Zero};

use super::bytes;
use super::kernels::DifferentiableKernel;
use super::tape::{Arena, Differentiable, Place, SavedTensor, Tape, kept};
use crate::expr::{ExprNode, Leaf, Materialized, write_from};
use crate::layout::{Contiguous, Layout, Places};
use crate::ops::join::axis;
use crate::ops::{Real, Ring, RunningLogSumExp, RunningProduct, RunningSum, Scan};
use crate::shape::{Index, Shape};

/// Contiguous lanes: `size` elements each, `step` elements apart from one to the next.
#[derive(Clone, Copy, Debug)]
pub(super) struct ContiguousLanes {
    pub(super) size: usize,
    pub(super) step: usize,
    /// The elements of all lanes.
    pub(super) all: usize,
}
impl ContiguousLanes {
    pub(super) const fn of<S: Shape, I: Index>() -> Self {
        let along = axis::<S, I>();
        let step = <Contiguous<S> as Layout>::PADDED_STRIDES[along];
        Self {
            size: S::PADDED[along],
            // A scalar is one lane.
            step: if step == 0 { 1 } else { step },
            all: S::NUMEL,
        }
    }
    /// Calls `f` with the offset of the first element of each lane, and the number of the lane.
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(super) fn each(self, mut f: impl FnMut(usize, usize)) {
        if self.all == 0 {
            return;
        }
        for lane in 0..self.all / self.size {
            f(
                lane / self.step * self.size * self.step + lane % self.step,
                lane,
            );
        }
    }
}

/// Writes the gradients of the operand of a cumulative reduction, from the last element of each lane to the first.
/// `step(state, grad, i, [before, after])` returns the state and the gradient of the element at the offset `i`, from
/// the offsets of its neighbours.
///
/// # Safety
/// `grad` and `out` have the elements of the lanes.
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn from_the_end<T: Real, S: Copy>(
    lanes: ContiguousLanes,
    start: S,
    grad: *const T,
    out: *mut T,
    step: impl Fn(S, T, usize, [Option<usize>; 2]) -> (S, T),
) {
    lanes.each(|first, _| {
        let mut state = start;
        for i in (0..lanes.size).rev() {
            let at = first + i * lanes.step;
            let neighbours = [
                (i > 0).then(|| at - lanes.step),
                (i + 1 < lanes.size).then_some(at + lanes.step),
            ];
            // SAFETY: an element of the lane.
            unsafe {
                let x;
                (state, x) = step(state, grad.add(at).read(), at, neighbours);
                out.add(at).write(x);
            }
        }
    });
}

/// The elements of a lane: the offset of the first one, their number, and the distance from one to the next.
#[derive(Clone, Copy)]
struct Lane {
    first: usize,
    size: usize,
    step: usize,
}

/// Writes the gradients of a lane again if its product is not finite, or 0 without an element of 0: as PyTorch does, which
/// divides the products by the element, and has 0 after the first zero, whatever the elements are.
///
/// # Safety
/// `grad` and `out` have the elements of the lane.
unsafe fn by_division<T: Real>(
    x: impl Fn(usize) -> T,
    y: impl Fn(usize) -> T,
    grad: *const T,
    lane: Lane,
    out: *mut T,
) {
    let at = |i: usize| lane.first + i * lane.step;
    let n = lane.size;
    if n < 2 {
        return;
    }
    // A product that is accumulated in its own type and is not finite once is not finite at the end. In a wider type the
    // next one may be finite again, or other than 0.
    if y(at(n - 1)).is_finite() {
        let is_usual = |i: &usize| y(at(*i)).is_finite() && y(at(*i)) != T::zero();
        let usual = if const { T::WIDER } {
            (0..n).take_while(is_usual).count()
        } else {
            n
        };
        if usual == n || y(at(usual)) == x(at(usual)) {
            return;
        }
    }
    let zero_from = |from: usize| (from..n).find(|&i| x(at(i)) == T::zero()).unwrap_or(n);
    let zero = zero_from(0);
    // SAFETY: Bounds: the offsets are those of elements of the lane.
    unsafe {
        let mut sum = T::Running::NOTHING;
        for i in (0..zero).rev() {
            sum = sum.plus((y(at(i)) * grad.add(at(i)).read()).running());
            out.add(at(i)).write(T::settled(sum) / x(at(i)));
        }
        if zero == n {
            return;
        }
        // The sum over the products of the elements after the zero, up to the next one.
        let next = zero_from(zero + 1);
        let (mut product, mut sum) = (T::nearest(1.0), grad.add(at(zero)).read());
        for i in zero + 1..next {
            product = product * x(at(i));
            sum = sum + product * grad.add(at(i)).read();
        }
        if next < n {
            sum = sum + product * T::zero();
        }
        let before = match zero {
            0 => T::nearest(1.0),
            _ => y(at(zero - 1)),
        };
        out.add(at(zero)).write(before * sum);
        for i in zero + 1..n {
            out.add(at(i)).write(T::zero());
        }
    }
}

/// What running results of the elements of an operand are accumulated in.
type Running<A> = <<A as ExprNode>::Elem as Ring>::Running;

// A cumulative reduction: the node with its generics, the index of the dimension, the node over another operand, and
// the first state and the step of its derivative, which reads elements of the operand, if they are kept, and of the
// result; then, for lanes that have other gradients, what writes those.
macro_rules! scans {
    ($(
        [$($g:tt)*] $Node:ty, $I:ty, |$a:ident| $make:expr, keep: $keep:literal, from: $start:expr;
        |$x:ident, $y:ident, $state:ident, $grad:ident, $i:ident, $next:ident| $step:expr;
        $(else |$xs:ident, $ys:ident, $grads:ident, $lane:ident, $out:ident| $lanes:expr;)?
    )*) => { $(
        // SAFETY: the operand is counted, its elements if they are kept, and its gradient.
        #[diagnostic::do_not_recommend]
        unsafe impl<$($g)*, A: Differentiable<Elem: Real>> DifferentiableKernel for $Node {
            type Saved = (A::Tape, Option<SavedTensor<A::Elem, A::Shape>>);
            const SAVED: usize = <A as Differentiable>::SAVED
                + if $keep { bytes::<A::Elem>(<A::Shape as Shape>::NUMEL) } else { 0 };
            const GRADS: usize =
                <A::Tape as Tape>::GRADS + bytes::<A::Elem>(<A::Shape as Shape>::NUMEL);
            unsafe fn run<const RESULT: bool>(self, out: *mut A::Elem, arena: &mut Arena) -> Self::Saved {
                // SAFETY: the caller's promise.
                unsafe {
                    let $a = self.into_operand().record(arena);
                    let elements = if $keep { Some(kept($a, arena)) } else { None };
                    let tape = $a;
                    write_from::<_, Contiguous<A::Shape>, true>(out, $make);
                    (tape, elements)
                }
            }
            unsafe fn to_operands<P: Place>(
                (tape, elements): Self::Saved,
                y: SavedTensor<A::Elem, A::Shape>,
                grad: SavedTensor<A::Elem, A::Shape>,
                arena: &mut Arena,
            ) {
                let lanes = const { ContiguousLanes::of::<A::Shape, $I>() };
                let of_a: *mut A::Elem = arena.take(<A::Shape as Shape>::NUMEL);
                // SAFETY: the offsets are those of elements of the operand, which has the shape of the result.
                let $y = |at: usize| unsafe { Materialized::first(&y).add(at).read() };
                let $x = |at: usize| match elements {
                    // SAFETY: Bounds: the offsets are those of elements of the operand, whose elements `x` points to.
                    Some(x) => unsafe { Materialized::first(&x).add(at).read() },
                    None => A::Elem::zero(),
                };
                let _ = (&$x, &$y);
                // SAFETY: the caller's promise; memory for the gradient of each element.
                unsafe {
                    from_the_end(
                        lanes,
                        $start,
                        Materialized::first(&grad),
                        of_a,
                        |$state, $grad, $i, $next: [Option<usize>; 2]| $step,
                    );
                    $(
                        let ($xs, $ys, $grads, $out) = (&$x, &$y, Materialized::first(&grad), of_a);
                        lanes.each(|first, _| {
                            let $lane = Lane {
                                first,
                                size: lanes.size,
                                step: lanes.step,
                            };
                            $lanes;
                        });
                    )?
                    tape.accept::<P, SavedTensor<A::Elem, A::Shape>>(Leaf::new(of_a), arena);
                }
            }
        }
    )* };
}
scans! {
    [Q: Places] Scan<RunningSum, Q, A>, Q::First, |a| Scan::<RunningSum, Q, _>::new(a), keep: false, from: Running::<A>::NOTHING;
    |x, y, state, grad, _i, _next| {
        let state = state.plus(grad.running());
        (state, A::Elem::settled(state))
    };

    // The state is the derivative with respect to the product up to this element: no division, whatever is zero. After a
    // zero the product of what is before is 0, however large the state, which does not go beyond the zero.
    [Q: Places] Scan<RunningProduct, Q, A>, Q::First, |a| Scan::<RunningProduct, Q, _>::new(a), keep: true, from: Running::<A>::NOTHING;
    |x, y, state, grad, _i, neighbours| {
        let [before, after] = neighbours;
        let state = match after.map(x) {
            Some(after) if after != A::Elem::zero() => grad.running().plus(after.running().times(state)),
            _ => grad.running(),
        };
        let of_x = match before.map(y) {
            None => A::Elem::settled(state),
            Some(factor) if factor == A::Elem::zero() => factor,
            Some(factor) => A::Elem::settled(factor.running().times(state)),
        };
        (state, of_x)
    };
    else |x, y, grad, lane, out| by_division(x, y, grad, lane, out);

    // The state is relative to the exponential of this result, so that no factor is larger than 1.
    [I: Index] RunningLogSumExp<I, A>, I, |a| RunningLogSumExp::<I, _>::new(a), keep: true, from: A::Elem::zero();
    |x, y, state, grad, i, neighbours| {
        let relative = |a: A::Elem, b: A::Elem| if a == b { A::Elem::nearest(1.0) } else { (a - b).exponential() };
        let [_, after] = neighbours;
        let state = after.map_or(grad, |after| grad + relative(y(i), y(after)) * state);
        let empty = y(i) == A::Elem::neg_infinity();
        (state, if empty { A::Elem::zero() } else { relative(x(i), y(i)) * state })
    };
}
