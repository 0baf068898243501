//! Derivatives of layers: gradients as expressions, and the derivatives of interpolations and look-ups.

use core::marker::PhantomData;

use super::bytes;
use super::kernels::{DifferentiableKernel, Parameter, run};
use super::tape::{Arena, Differentiable, Place, SavedTensor, Tape, kept};
use crate::expr::kernel::Operation;
use crate::expr::plan::effective;
use crate::expr::temporaries::{Need, Room};
use crate::expr::{Compute, ExprNode, Host, Kernel, Materialized};
use crate::layout::operation::{interpolate_bilinear, interpolate_nearest};
use crate::layout::{Contiguous, Four, Layout, four};
use crate::num::Sealed;
use crate::num::bits::False;
use crate::ops::Real;
use crate::ops::nn::{ClassIndex, Embedding, Resize, below, between, nearest};
use crate::shape::{MAX_RANK, Shape};
use crate::storage::Element;
use crate::storage::access::Sequence;

pub(super) use super::kernels::{MemoryOf, TapeOf, grads};

/// The elements of the contiguous layout of a shape.
pub(super) type Rows<S> = <Contiguous<S> as Layout>::Strides;

/// A gradient of the shape `S` as an expression: it is computed if an operand accepts it.
pub(super) struct Gradient<F, T, S> {
    fill: F,
    output: PhantomData<fn() -> (T, S)>,
}
impl<F: Fn(*mut T), T, S> Gradient<F, T, S> {
    /// # Safety
    /// `fill` writes each element of the contiguous layout of the shape, from the pointer on.
    pub(super) unsafe fn new(fill: F) -> Self {
        Self {
            fill,
            output: PhantomData,
        }
    }
}
#[diagnostic::do_not_recommend]
impl<F, T, S> Sealed for Gradient<F, T, S> {}
// SAFETY: it takes nothing: the operands are in memory.
#[diagnostic::do_not_recommend]
unsafe impl<F: Fn(*mut T), T: Element, S: Shape> Operation for Gradient<F, T, S> {
    type Over = Self;
    const OPERANDS: Need = Need::NONE;
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn over(self, _: &mut Room) -> Self {
        self
    }
}
#[diagnostic::do_not_recommend]
impl<F: Fn(*mut T), T: Element, S: Shape> Kernel for Gradient<F, T, S> {
    type Elem = T;
    type Shape = S;
    type Memory = Host;
    type RequiresGrad = False;
}
// SAFETY: `new` requires that every element is written.
unsafe impl<F: Fn(*mut T), T: Element, S: Shape> Compute for Gradient<F, T, S> {
    type Elem = T;
    type Shape = S;
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn run<L: Layout<Shape = S>>(&self, out: *mut T, _: bool) {
        const {
            let rows = effective(&S::PADDED, &Contiguous::<S>::PADDED_STRIDES);
            let strides = effective(&S::PADDED, &L::PADDED_STRIDES);
            let mut d = 0;
            while d < MAX_RANK {
                assert!(
                    rows[d] == strides[d],
                    "a gradient is computed in row-major order"
                );
                d += 1;
            }
        }
        (self.fill)(out);
    }
}

/// Writes zeros.
///
/// # Safety
/// There is memory for `n` elements.
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) unsafe fn zero<T: Real>(out: *mut T, n: usize) {
    for i in 0..n {
        // SAFETY: the caller's promise.
        unsafe { out.add(i).write(T::zero()) }
    }
}
/// Adds to an element.
///
/// # Safety
/// The element may be read and written.
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) unsafe fn add<T: Real>(at: *mut T, x: T) {
    // SAFETY: the caller's promise.
    unsafe { at.write(at.read() + x) }
}
/// The number of partial sums of a long sum.
const LANES: usize = 8;
/// `K` sums of `n` terms each, in lanes that are added pairwise at the end.
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) fn sums<const K: usize, T: Real>(n: usize, term: impl Fn(usize) -> [T; K]) -> [T; K] {
    let mut lanes = [[T::zero(); LANES]; K];
    let whole = n / LANES * LANES;
    let mut begin = 0;
    while begin < whole {
        for lane in 0..LANES {
            let terms = term(begin + lane);
            for (lanes, x) in lanes.iter_mut().zip(terms) {
                lanes[lane] = lanes[lane] + x;
            }
        }
        begin += LANES;
    }
    for (lane, i) in (whole..n).enumerate() {
        let terms = term(i);
        for (lanes, x) in lanes.iter_mut().zip(terms) {
            if let Some(sum) = lanes.get_mut(lane) {
                *sum = *sum + x;
            }
        }
    }
    lanes.map(
        #[cfg_attr(not(unoptimised), inline(always))]
        |[a, b, c, d, e, f, g, h]| ((a + b) + (c + d)) + ((e + f) + (g + h)),
    )
}

/// `K` sums of the items of a sequence.
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) fn sums_of<const K: usize, T: Real>(terms: impl Sequence<Item = [T; K]>) -> [T; K] {
    sums(
        terms.len(),
        #[cfg_attr(not(unoptimised), inline(always))]
        // SAFETY: Bounds: `sums` calls it with each number less than the length.
        |i| unsafe { terms.at(i) },
    )
}

// ------------------------------------------------------------------ interpolation

/// Adds the gradient of each element of the result to the elements of the input that it is interpolated from.
macro_rules! resizes {
    ($($Op:ident: |$corners:ident, $from:ident, $to:ident| |$y:ident, $x:ident| $rows:expr, $columns:expr;)*) => { $(
        // SAFETY: the operand is counted.
        #[diagnostic::do_not_recommend]
        unsafe impl<X: Differentiable<Elem: Real>, Out: Shape> DifferentiableKernel for Resize<$Op, X, Out> {
            type Saved = (TapeOf<X>, bool);
            const SAVED: usize = <X as Differentiable>::PLACED;
            const GRADS: usize = grads::<X>();
            run! {
                Out; |this| Differentiable(x) => (tape, x);
                Resize::<$Op, _, Out>::with(x, this.corners); (tape, this.corners)
            }
            #[cfg_attr(not(unoptimised), inline(always))]
            unsafe fn to_operands<P: Place>(
                (tape, $corners): Self::Saved,
                _: SavedTensor<X::Elem, Out>,
                grad: SavedTensor<X::Elem, Out>,
                arena: &mut Arena,
            ) {
                let $from = const { four(<Four<$Op, X::Shape> as Shape>::SIZES, 0) };
                let $to = const { four(<Four<$Op, Out> as Shape>::SIZES, 0) };
                let g = grad.first();
                let fill = move |out: *mut X::Elem| {
                    let [batches, channels, high, wide] = $from;
                    // SAFETY: memory for the elements of the input; the indices are less than its sizes.
                    unsafe {
                        zero(out, batches * channels * high * wide);
                        for plane in 0..batches * channels {
                            let out = out.add(plane * high * wide);
                            for $y in 0..$to[2] {
                                for $x in 0..$to[3] {
                                    let at = (plane * $to[2] + $y) * $to[3] + $x;
                                    let g = g.add(at).read();
                                    for (i, a) in $rows {
                                        for (j, b) in $columns {
                                            add(out.add(i * wide + j), g * a * b);
                                        }
                                    }
                                }
                            }
                        }
                    }
                };
                // SAFETY: the caller's promise.
                unsafe { tape.accept::<P, _>(Gradient::<_, X::Elem, X::Shape>::new(fill), arena) }
            }
        }
    )* };
}
resizes! {
    interpolate_nearest: |_corners, from, to| |y, x|
        [(nearest::<X::Elem>(y, from[2], to[2]), num_traits::one::<X::Elem>())],
        [(nearest::<X::Elem>(x, from[3], to[3]), num_traits::one::<X::Elem>())];
    interpolate_bilinear: |corners, from, to| |y, x|
        between::<X::Elem>(y, from[2], to[2], corners),
        between::<X::Elem>(x, from[3], to[3], corners);
}

// ------------------------------------------------------------------ look-ups

// SAFETY: the operands are counted; indices are constants.
#[diagnostic::do_not_recommend]
unsafe impl<W: Parameter, Y: ExprNode<Elem: ClassIndex>, Out: Shape> DifferentiableKernel
    for Embedding<W, Y, Out>
{
    type Saved = (W::Tape, SavedTensor<Y::Elem, Y::Shape>);
    const SAVED: usize = <W as Parameter>::PLACED + bytes::<Y::Elem>(<Y::Shape as Shape>::NUMEL);
    const GRADS: usize = grads::<W>();
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn run(self, out: *mut W::Elem, arena: &mut Arena) -> Self::Saved {
        // SAFETY: the caller's promise.
        unsafe {
            let (tape, w) = Parameter::record_in_memory(self.w, arena);
            let y = kept(self.y, arena);
            let rows = Embedding::<_, _, Out>::with(w, y);
            Compute::write::<Contiguous<Out>>(&rows, out, true);
            (tape, y)
        }
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn to_operands<P: Place>(
        (tape, y): Self::Saved,
        _: SavedTensor<W::Elem, Out>,
        grad: SavedTensor<W::Elem, Out>,
        arena: &mut Arena,
    ) {
        let [.., rows, features] = const { <W::Shape as Shape>::PADDED };
        let fill = move |out: *mut W::Elem| {
            // SAFETY: a row and a column are less than the sizes of the weight; the result has a row for each index.
            unsafe {
                zero(out, rows * features);
                for i in 0..const { <Y::Shape as Shape>::NUMEL } {
                    let row = below(y.first().add(i).read().number(), rows).unwrap_or(0);
                    for j in 0..features {
                        let g = grad.first().add(i * features + j).read();
                        add(out.add(row * features + j), g);
                    }
                }
            }
        };
        // SAFETY: the caller's promise.
        unsafe { tape.accept::<P, _>(Gradient::<_, W::Elem, W::Shape>::new(fill), arena) }
    }
}
