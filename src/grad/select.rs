//! Derivatives of operations that select elements by their order: the values of `sort`, `topk`, `kthvalue`,
//! `median_dim`, `max_dim`, `min_dim`, `cummax` and `cummin`, and quantiles. The gradient of a value goes to the element
//! at its index.

use super::bytes;
use super::cumulate::ContiguousLanes;
use super::kernels::DifferentiableKernel;
use super::reduce::{IsResult, OfLane, Total, pair};
use super::tape::{Arena, Differentiable, Place, SavedTensor, Tape, kept};
use crate::expr::temporaries::{Need, Room, bytes_of};
use crate::expr::variable::VarLeaf;
use crate::expr::{
    Binary, Compute, ComputePair, ExprNode, Host, Kernel, Lazy, Leaf, Materialized, Operation,
    Values,
};
use crate::layout::{Contiguous, Layout, Places, StorageSpan};
use crate::num::Sealed;
use crate::num::bits::True;
use crate::ops::nn::walk;
use crate::ops::sort::{Choice, Chosen, Sorted, median};
use crate::ops::{
    AmaxOp, Extreme, Ordered, Quantile, Real, ScanWithIndices, SumOp, ValuesIndices, between,
    neighbours,
};
use crate::shape::{Index, Shape};
use crate::storage::Variable;
use crate::tensor::TensorBase;

/// Writes the gradients of the elements of lanes from those of their values, `each` of each lane.
///
/// # Safety
/// `of` has memory for the elements of the lanes; `places` and `grad` have the elements of the values, and a place is
/// one of a lane.
#[inline(never)]
unsafe fn to_places<T: Real>(
    lanes: ContiguousLanes,
    each: usize,
    places: *const usize,
    grad: *const T,
    of: *mut T,
) {
    for i in 0..lanes.all {
        // SAFETY: the caller's promise.
        unsafe { of.add(i).write(T::zero()) }
    }
    lanes.each(|first, lane| {
        let value = lane / lanes.step * each * lanes.step + lane % lanes.step;
        for i in 0..each {
            // SAFETY: the caller's promise.
            unsafe {
                let from = value + i * lanes.step;
                let to = of.add(first + places.add(from).read() * lanes.step);
                to.write(to.read() + grad.add(from).read());
            }
        }
    });
}

/// The values of an operation over a tape, with the places of the selected elements.
///
/// # Safety
/// The arena has the bytes that [`needed`] counts, and `out` memory for the values.
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn selected<Op>(
    op: Op,
    out: *mut <Op::Over as ComputePair>::First,
    arena: &mut Arena,
) -> *const usize
where
    Op: Operation<Over: ComputePair<Second = usize>>,
{
    let places: *mut usize = arena.take(<<Op::Over as ComputePair>::Shape as Shape>::NUMEL);
    let room: *mut u8 = arena.take(Op::OPERANDS.peak);
    // SAFETY: the caller's promise.
    unsafe {
        let over = op.over(&mut Room::new(room, Op::OPERANDS.peak));
        over.write::<Contiguous<_>, Contiguous<_>>(out, places, true);
    }
    places
}
const fn needed<Op: Operation<Over: ComputePair>>() -> usize {
    bytes::<usize>(<<Op::Over as ComputePair>::Shape as Shape>::NUMEL)
        + bytes::<u8>(Op::OPERANDS.peak)
}

// An operation whose first result are values: its generics, the node, the node over a tape, the index of the dimension,
// the operand, and the node over another one.
macro_rules! selections {
    ($(
        [$($g:tt)*] $Op:ty => $Over:ty, $I:ty, $Out:ty;
        |$op:ident| $operand:expr, |$a:ident| $make:expr;
    )*) => { $(
        // SAFETY: the operand is counted, the places, and the gradient of the operand.
        #[diagnostic::do_not_recommend]
        unsafe impl<$($g)*, A: Differentiable<Elem: Real>> DifferentiableKernel for Values<$Op> {
            type Saved = (A::Tape, *const usize);
            const SAVED: usize = <A as Differentiable>::SAVED + needed::<$Over>();
            const GRADS: usize =
                <A::Tape as Tape>::GRADS + bytes::<A::Elem>(<A::Shape as Shape>::NUMEL);
            unsafe fn run(self, out: *mut A::Elem, arena: &mut Arena) -> Self::Saved {
                let $op = self.0;
                // SAFETY: the caller's promise.
                unsafe {
                    let $a = $operand.record(arena);
                    let tape = $a;
                    (tape, selected::<$Over>($make, out, arena))
                }
            }
            unsafe fn to_operands<P: Place>(
                (tape, places): Self::Saved,
                _: SavedTensor<A::Elem, $Out>,
                grad: SavedTensor<A::Elem, $Out>,
                arena: &mut Arena,
            ) {
                let (lanes, each) = const {
                    let lanes = ContiguousLanes::of::<A::Shape, $I>();
                    let count = if lanes.size == 0 { 0 } else { lanes.all / lanes.size };
                    (lanes, if count == 0 { 0 } else { <$Out as Shape>::NUMEL / count })
                };
                let of_a: *mut A::Elem = arena.take(<A::Shape as Shape>::NUMEL);
                // SAFETY: the caller's promise; the operation has written the places.
                unsafe {
                    to_places(lanes, each, places, Materialized::first(&grad), of_a);
                    tape.accept::<P, SavedTensor<A::Elem, A::Shape>>(Leaf::new(of_a), arena);
                }
            }
        }
    )* };
}
selections! {
    [I: Index, Out: Shape, const DOWN: bool] Sorted<I, A, Out, DOWN> => Sorted<I, A::Tape, Out, DOWN>, I, Out;
    |op| op.into_operand(), |a| Sorted::new(a);

    [C: Choice<A::Elem>, I: Index, S: Shape, Out: Shape]
    Chosen<C, Sorted<I, A, S, false>, Out> => Chosen<C, Sorted<I, A::Tape, S, false>, Out>, I, Out;
    |op| op.into_sorted().into_operand(), |a| Chosen::new(Sorted::new(a));

    [F: Extreme, Q: Places, Out: Shape]
    ValuesIndices<F, Q, A, Out> => ValuesIndices<F, Q, A::Tape, Out>, Q::First, Out;
    |op| op.a, |a| ValuesIndices::new(a);

    [F: Extreme, I: Index] ScanWithIndices<F, I, A> => ScanWithIndices<F, I, A::Tape>, I, A::Shape;
    |op| op.into_operand(), |a| ScanWithIndices::new(a);
}

/// What the derivative of a quantile needs: the operand's tape, the quantile, the sorted elements and their places.
#[derive(Clone, Copy, Debug)]
pub struct SavedQuantile<N, T> {
    tape: N,
    q: T,
    values: *const T,
    places: *const usize,
}
type InOrder<I, N> = Sorted<I, N, <N as ExprNode>::Shape, false>;

// SAFETY: the operand is counted, its elements in order with their places, and its gradient.
#[diagnostic::do_not_recommend]
unsafe impl<I: Index, A, Out: Shape, const SKIP_NAN: bool> DifferentiableKernel
    for Quantile<I, A, A::Elem, Out, SKIP_NAN>
where
    A: Differentiable<Elem: Real + Ordered>,
{
    type Saved = SavedQuantile<A::Tape, A::Elem>;
    const SAVED: usize = <A as Differentiable>::SAVED
        + bytes::<A::Elem>(<A::Shape as Shape>::NUMEL)
        + needed::<InOrder<I, A::Tape>>();
    const GRADS: usize = <A::Tape as Tape>::GRADS + bytes::<A::Elem>(<A::Shape as Shape>::NUMEL);
    unsafe fn run(self, out: *mut A::Elem, arena: &mut Arena) -> Self::Saved {
        let (a, q) = self.into_parts();
        let lanes = const { ContiguousLanes::of::<A::Shape, I>() };
        // SAFETY: the caller's promise.
        unsafe {
            let tape = a.record(arena);
            let values: *mut A::Elem = arena.take(<A::Shape as Shape>::NUMEL);
            let places = selected::<InOrder<I, _>>(Sorted::new(tape), values, arena);
            lanes.each(|first, lane| {
                let value = |i: usize| values.add(first + i * lanes.step).read();
                out.add(lane).write(between(lanes.size, q, SKIP_NAN, value));
            });
            SavedQuantile {
                tape,
                q,
                values,
                places,
            }
        }
    }
    unsafe fn to_operands<P: Place>(
        saved: Self::Saved,
        _: SavedTensor<A::Elem, Out>,
        grad: SavedTensor<A::Elem, Out>,
        arena: &mut Arena,
    ) {
        let lanes = const { ContiguousLanes::of::<A::Shape, I>() };
        let of_a: *mut A::Elem = arena.take(<A::Shape as Shape>::NUMEL);
        // SAFETY: the caller's promise; the offsets are those of elements of the lanes.
        unsafe {
            for i in 0..lanes.all {
                of_a.add(i).write(num_traits::zero());
            }
            lanes.each(|first, lane| {
                let value = |i: usize| saved.values.add(first + i * lanes.step).read();
                let Some(([low, high], weight)) = neighbours(lanes.size, saved.q, SKIP_NAN, value)
                else {
                    return;
                };
                let grad = Materialized::first(&grad).add(lane).read();
                for (i, part) in [(high, weight), (low, A::Elem::nearest(1.0) - weight)] {
                    let place = saved.places.add(first + i * lanes.step).read();
                    let to = of_a.add(first + place * lanes.step);
                    to.write(to.read() + grad * part);
                }
            });
            saved
                .tape
                .accept::<P, SavedTensor<A::Elem, A::Shape>>(Leaf::new(of_a), arena);
        }
    }
}

// ------------------------------------------------------------------ the median of all elements

/// The median of an expression's elements, as an expression.
#[derive(Clone, Copy, Debug)]
pub struct Median<A> {
    a: A,
}
#[diagnostic::do_not_recommend]
impl<A> Sealed for Median<A> {}
/// The operation after its operand has been evaluated into memory, with memory for the elements in order.
#[doc(hidden)]
#[derive(Debug)]
pub struct InMedian<A: ExprNode> {
    a: A,
    values: *mut A::Elem,
}
// SAFETY: `over` takes memory for the operand, then for its elements, as `OPERANDS` requests.
#[diagnostic::do_not_recommend]
unsafe impl<A: ExprNode<Elem: Real>> Operation for Median<A> {
    type Over = InMedian<A::Ready>;
    const OPERANDS: Need = A::PENDING
        .need(None)
        .then(Need::kept(bytes_of::<A::Elem>(<A::Shape as Shape>::NUMEL)));
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn over(self, room: &mut Room) -> Self::Over {
        // SAFETY: the caller's promise.
        let a = unsafe { self.a.ready(room) };
        let values = room.take(const { bytes_of::<A::Elem>(<A::Shape as Shape>::NUMEL) });
        InMedian {
            a,
            values: values.cast(),
        }
    }
}
#[diagnostic::do_not_recommend]
impl<A: ExprNode<Elem: Real>> Kernel for Median<A> {
    type Elem = A::Elem;
    type Shape = ();
    type Memory = A::Memory;
    type RequiresGrad = A::RequiresGrad;
}
/// The median of the elements, which are copied into memory.
///
/// # Safety
/// There is memory for the elements.
unsafe fn median_of<N: ExprNode<Elem: Real>>(node: &N, values: *mut N::Elem) -> N::Elem {
    // SAFETY: the caller's promise; all elements are written.
    unsafe {
        let mut at = values;
        walk(const { &<N::Shape as Shape>::PADDED }, |index| {
            at.write(node.load(index));
            at = at.add(1);
        });
        median(core::slice::from_raw_parts_mut(
            values,
            const { <N::Shape as Shape>::NUMEL },
        ))
    }
}
// SAFETY: the only element is written.
unsafe impl<A: ExprNode<Elem: Real>> Compute for InMedian<A> {
    type Elem = A::Elem;
    type Shape = ();
    unsafe fn run<L: Layout<Shape = ()>>(&self, out: *mut A::Elem, _: bool) {
        // SAFETY: the caller's promise; memory for the elements.
        unsafe { out.write(median_of(&self.a, self.values)) }
    }
}
// SAFETY: the operand is counted, its elements, and the number of medians.
#[diagnostic::do_not_recommend]
unsafe impl<A: Differentiable<Elem: Real>> DifferentiableKernel for Median<A> {
    type Saved = A::Tape;
    const SAVED: usize =
        <A as Differentiable>::SAVED + bytes::<A::Elem>(<A::Shape as Shape>::NUMEL);
    const GRADS: usize = <A::Tape as Tape>::GRADS + bytes::<A::Elem>(1);
    unsafe fn run(self, out: *mut A::Elem, arena: &mut Arena) -> A::Tape {
        // SAFETY: the caller's promise.
        unsafe {
            let tape = self.a.record(arena);
            out.write(median_of(&tape, arena.take(<A::Shape as Shape>::NUMEL)));
            tape
        }
    }
    unsafe fn to_operands<P: Place>(
        tape: A::Tape,
        y: SavedTensor<A::Elem, ()>,
        grad: SavedTensor<A::Elem, ()>,
        arena: &mut Arena,
    ) {
        // Elements that are the median share the gradient, as those that are the largest do.
        let is_median = Binary {
            op: IsResult(AmaxOp {}),
            a: tape,
            b: y,
        };
        // SAFETY: the caller's promise.
        unsafe {
            let ties = kept(
                Total {
                    reducer: SumOp {},
                    a: is_median,
                },
                arena,
            );
            let op = OfLane(AmaxOp {}, num_traits::one());
            let b = pair(grad, pair(y, ties));
            tape.accept::<P, _>(Binary { op, a: tape, b }, arena);
        }
    }
}
/// The median of a variable's elements.
type MedianOf<'a, T, L> =
    Lazy<Median<VarLeaf<'a, T, <L as Layout>::Shape, <L as Layout>::Strides>>>;
impl<N: ExprNode<Memory = Host, RequiresGrad = True, Elem: Real>> Lazy<N> {
    /// [`median`](crate::ops::SortOps::median) of an expression with a variable, as an expression. Elements that are equal
    /// to it share its gradient.
    pub fn median(self) -> Lazy<Median<N>> {
        Lazy(Median { a: self.0 })
    }
}
impl<'a, T: Real, Rest: StorageSpan, L: Layout> TensorBase<Variable<'a, T, Rest>, L> {
    /// [`median`](crate::ops::SortOps::median) of a variable, as an expression. Elements that are equal to it share its
    /// gradient.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let (x, mut grad) = (tensor![3.0, 1.0, 3.0, 9.0], Tensor::<f64, Shape![4]>::zeros());
    /// assert_eq!(x.requires_grad(&mut grad).median().backward(), 3.0);
    /// assert_eq!(grad.as_slice(), [0.5, 0.0, 0.5, 0.0]);
    /// ```
    pub fn median(self) -> MedianOf<'a, T, L> {
        Lazy(Median { a: self.leaf() })
    }
}
