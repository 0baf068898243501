//! Derivatives of operations that select elements by their order: the values of `sort`, `topk`, `kthvalue`,
//! `median_dim`, `max_dim`, `min_dim`, `cummax` and `cummin`, quantiles, and the median of all. The gradient of a value
//! goes to the element at its index.

use super::cumulate::ContiguousLanes;
use super::kernels::DifferentiableKernel;
use super::reduce::{IsResult, OfLane, Total, Whole, pair};
use super::tape::{Arena, Differentiable, Place, SavedTensor, Tape, kept};
use super::{HasVariable, bytes};
use crate::expr::temporaries::{Need, Room, bytes_of};
use crate::expr::variable::VarLeaf;
use crate::expr::{
    Binary, Compute, ComputePair, ExprNode, Host, Kernel, Lazy, Leaf, Materialized, Operation,
    Values,
};
use crate::layout::{Contiguous, Layout, Places, StorageSpan};
use crate::num::Sealed;
use crate::ops::nn::walk;
use crate::ops::sort::{Choice, Chosen, Sorted, median};
use crate::ops::{
    AmaxOp, Extreme, HasElements, HasQuantile, HasQuantileBy, Ordered, Quantile, Real,
    ScanWithIndices, SumOp, ValuesIndices, between, neighbours, quantile_of_all,
};
use crate::shape::{I0, Index, Numel, Shape};
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
            unsafe fn run<const RESULT: bool>(self, out: *mut A::Elem, arena: &mut Arena) -> Self::Saved {
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
    unsafe fn run<const RESULT: bool>(self, out: *mut A::Elem, arena: &mut Arena) -> Self::Saved {
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
        // SAFETY: the caller's promise.
        unsafe { of_quantiles::<A, Out, P, SKIP_NAN>(lanes, saved, grad, arena) }
    }
}
/// Adds the gradients of the quantiles of lanes.
///
/// # Safety
/// As for [`DifferentiableKernel::to_operands`]; the values and the places are those of the lanes.
unsafe fn of_quantiles<A, Out: Shape, P: Place, const SKIP_NAN: bool>(
    lanes: ContiguousLanes,
    saved: SavedQuantile<A::Tape, A::Elem>,
    grad: SavedTensor<A::Elem, Out>,
    arena: &mut Arena,
) where
    A: Differentiable<Elem: Real + Ordered>,
{
    let of_a: *mut A::Elem = arena.take(<A::Shape as Shape>::NUMEL);
    // SAFETY: the caller's promise; the offsets are those of elements of the lanes.
    unsafe {
        for i in 0..lanes.all {
            of_a.add(i).write(num_traits::zero());
        }
        lanes.each(|first, lane| {
            let value = |i: usize| saved.values.add(first + i * lanes.step).read();
            let ([low, high], weight) = match neighbours(lanes.size, saved.q, SKIP_NAN, value) {
                Some(found) => found,
                // NaN is the last element, and where there is no number the first one, too.
                None if SKIP_NAN => ([0; 2], num_traits::zero()),
                None => ([lanes.size - 1; 2], num_traits::zero()),
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

// ------------------------------------------------------------------ the median and quantiles of all elements

/// An operation that selects from all elements by their order.
pub trait Selection<T>: Copy + Sealed {
    /// The result, from elements that may be moved.
    fn of(&self, elements: &mut [T]) -> T;
}
/// The operation of `median`.
#[derive(Clone, Copy, Debug)]
pub struct MedianOp;
#[diagnostic::do_not_recommend]
impl Sealed for MedianOp {}
impl<T: Real> Selection<T> for MedianOp {
    fn of(&self, elements: &mut [T]) -> T {
        median(elements)
    }
}
/// The operation of `quantile`, and of `nanquantile`.
#[derive(Clone, Copy, Debug)]
pub struct QuantileOp<T, const SKIP_NAN: bool>(T);
#[diagnostic::do_not_recommend]
impl<T, const SKIP_NAN: bool> Sealed for QuantileOp<T, SKIP_NAN> {}
impl<T: Real + Ordered, const SKIP_NAN: bool> Selection<T> for QuantileOp<T, SKIP_NAN> {
    fn of(&self, elements: &mut [T]) -> T {
        quantile_of_all(elements, self.0, SKIP_NAN)
    }
}

/// A selection from an expression's elements, as an expression.
#[derive(Clone, Copy, Debug)]
pub struct SelectedOf<Op, A> {
    op: Op,
    a: A,
}
#[diagnostic::do_not_recommend]
impl<Op, A> Sealed for SelectedOf<Op, A> {}
/// The operation after its operand has been evaluated into memory, with memory for the elements in order.
#[doc(hidden)]
#[derive(Debug)]
pub struct InSelected<Op, A: ExprNode> {
    op: Op,
    a: A,
    values: *mut A::Elem,
}
// SAFETY: `over` takes memory for the operand, then for its elements, as `OPERANDS` requests.
#[diagnostic::do_not_recommend]
unsafe impl<Op: Selection<A::Elem>, A: ExprNode<Elem: Real>> Operation for SelectedOf<Op, A> {
    type Over = InSelected<Op, A::Ready>;
    const OPERANDS: Need = A::PENDING
        .need(None)
        .then(Need::kept(bytes_of::<A::Elem>(<A::Shape as Shape>::NUMEL)));
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn over(self, room: &mut Room) -> Self::Over {
        // SAFETY: the caller's promise.
        let a = unsafe { self.a.ready(room) };
        let values = room.take(const { bytes_of::<A::Elem>(<A::Shape as Shape>::NUMEL) });
        InSelected {
            op: self.op,
            a,
            values: values.cast(),
        }
    }
}
#[diagnostic::do_not_recommend]
impl<Op: Selection<A::Elem>, A: ExprNode<Elem: Real>> Kernel for SelectedOf<Op, A> {
    type Elem = A::Elem;
    type Shape = ();
    type Memory = A::Memory;
    type RequiresGrad = A::RequiresGrad;
}
/// What is selected of the elements, which are copied into memory.
///
/// # Safety
/// There is memory for the elements.
unsafe fn select_from<Op: Selection<N::Elem>, N: ExprNode<Elem: Real>>(
    op: &Op,
    node: &N,
    values: *mut N::Elem,
) -> N::Elem {
    // SAFETY: the caller's promise; all elements are written.
    unsafe {
        copy_to(node, values);
        op.of(core::slice::from_raw_parts_mut(
            values,
            const { <N::Shape as Shape>::NUMEL },
        ))
    }
}
/// # Safety
/// There is memory for the elements.
unsafe fn copy_to<N: ExprNode>(node: &N, mut at: *mut N::Elem) {
    walk(const { &<N::Shape as Shape>::PADDED }, |index| {
        // SAFETY: the caller's promise.
        unsafe {
            at.write(node.load(index));
            at = at.add(1);
        }
    });
}
// SAFETY: the only element is written.
unsafe impl<Op: Selection<A::Elem>, A: ExprNode<Elem: Real>> Compute for InSelected<Op, A> {
    type Elem = A::Elem;
    type Shape = ();
    unsafe fn run<L: Layout<Shape = ()>>(&self, out: *mut A::Elem, _: bool) {
        // SAFETY: the caller's promise; memory for the elements.
        unsafe { out.write(select_from(&self.op, &self.a, self.values)) }
    }
}
// SAFETY: the operand is counted, its elements, and the number of medians.
#[diagnostic::do_not_recommend]
unsafe impl<A: Differentiable<Elem: Real>> DifferentiableKernel for SelectedOf<MedianOp, A> {
    type Saved = A::Tape;
    const SAVED: usize =
        <A as Differentiable>::SAVED + bytes::<A::Elem>(<A::Shape as Shape>::NUMEL);
    const GRADS: usize = <A::Tape as Tape>::GRADS + bytes::<A::Elem>(1);
    unsafe fn run<const RESULT: bool>(self, out: *mut A::Elem, arena: &mut Arena) -> A::Tape {
        // SAFETY: the caller's promise.
        unsafe {
            let tape = self.a.record(arena);
            let values = arena.take(<A::Shape as Shape>::NUMEL);
            out.write(select_from(&self.op, &tape, values));
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
            op: IsResult(Whole(AmaxOp {})),
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
            let op = OfLane::<_, _, false>(Whole(AmaxOp {}), num_traits::one());
            let b = pair(grad, pair(y, ties));
            tape.accept::<P, _>(Binary { op, a: tape, b }, arena);
        }
    }
}
/// All elements of an expression, as a vector in memory.
type Flat<A> = SavedTensor<<A as ExprNode>::Elem, (Numel<<A as ExprNode>::Shape>,)>;
// SAFETY: the operand is counted, its elements as they are and in order, their places, and the gradient.
#[diagnostic::do_not_recommend]
unsafe impl<A, const SKIP_NAN: bool> DifferentiableKernel
    for SelectedOf<QuantileOp<A::Elem, SKIP_NAN>, A>
where
    A: Differentiable<Elem: Real + Ordered>,
{
    type Saved = SavedQuantile<A::Tape, A::Elem>;
    const SAVED: usize = <A as Differentiable>::SAVED
        + 2 * bytes::<A::Elem>(<A::Shape as Shape>::NUMEL)
        + needed::<InOrder<I0, Flat<A>>>();
    const GRADS: usize = <A::Tape as Tape>::GRADS + bytes::<A::Elem>(<A::Shape as Shape>::NUMEL);
    unsafe fn run<const RESULT: bool>(self, out: *mut A::Elem, arena: &mut Arena) -> Self::Saved {
        let q = self.op.0;
        // SAFETY: the caller's promise.
        unsafe {
            let tape = self.a.record(arena);
            let all: *mut A::Elem = arena.take(<A::Shape as Shape>::NUMEL);
            copy_to(&tape, all);
            let values: *mut A::Elem = arena.take(<A::Shape as Shape>::NUMEL);
            let sorted = Sorted::new(Flat::<A>::new(all));
            let places = selected::<InOrder<I0, Flat<A>>>(sorted, values, arena);
            let value = |i: usize| values.add(i).read();
            out.write(between(<A::Shape as Shape>::NUMEL, q, SKIP_NAN, value));
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
        _: SavedTensor<A::Elem, ()>,
        grad: SavedTensor<A::Elem, ()>,
        arena: &mut Arena,
    ) {
        let lanes = const {
            ContiguousLanes {
                size: <A::Shape as Shape>::NUMEL,
                step: 1,
                all: <A::Shape as Shape>::NUMEL,
            }
        };
        // SAFETY: the caller's promise.
        unsafe { of_quantiles::<A, (), P, SKIP_NAN>(lanes, saved, grad, arena) }
    }
}

// The selections from all elements of an expression with a variable: their documentation and example, the name, the
// trait of the method for elements without a variable, the parameter, and for quantiles whether they skip NaN, and the
// bounds, since none is of no elements.
macro_rules! of_all {
    ($(
        $name:ident $Trait:ident ($($q:ident)?) $($skip:literal [$($of_node:tt)*] [$($of_layout:tt)*])?, $doc:literal $eg:literal $value:literal $grad:literal;
    )*) => {
        impl<N: ExprNode<Memory = Host, RequiresGrad: HasVariable, Elem: Real + Ordered>> Lazy<N> { $(
            #[doc = concat!(
                "[`", stringify!($name), "`](crate::ops::", stringify!($Trait), "::", stringify!($name),
                ") of an expression with a variable, as an expression. ", $doc
            )]
            pub fn $name(self $(, $q: N::Elem)?) -> Lazy<SelectedOf<of_all!(@type N::Elem, $($skip)?), N>>
            $(where $($of_node)*)?
            {
                Lazy(SelectedOf { op: of_all!(@new $($q)?), a: self.0 })
            }
        )* }
        impl<'a, T: Real + Ordered, Rest: StorageSpan, L: Layout> TensorBase<Variable<'a, T, Rest>, L> { $(
            #[doc = concat!(
                "[`", stringify!($name), "`](crate::ops::", stringify!($Trait), "::", stringify!($name),
                ") of a variable, as an expression. ", $doc, "

```
use stridewise::prelude::*;
",
                "let (x, mut grad) = (tensor![3.0, 1.0, 3.0, 9.0], Tensor::<f64, Shape![4]>::zeros());
",
                "assert_eq!(x.requires_grad(&mut grad).", $eg, ".backward(), ", $value, ");
",
                "assert_eq!(grad.as_slice(), ", $grad, ");
```"
            )]
            pub fn $name(self $(, $q: T)?)
                -> Lazy<SelectedOf<of_all!(@type T, $($skip)?), VarLeaf<'a, T, L::Shape, L::Strides>>>
            $(where $($of_layout)*)?
            {
                Lazy(SelectedOf { op: of_all!(@new $($q)?), a: self.leaf() })
            }
        )* }
    };
    (@type $T:ty,) => { MedianOp };
    (@type $T:ty, $skip:literal) => { QuantileOp<$T, $skip> };
    (@new) => { MedianOp };
    (@new $q:ident) => { QuantileOp($q) };
}
of_all! {
    median SortOps (), "Elements that are equal to it share its gradient."
        "median()" "3.0" "[0.5, 0.0, 0.5, 0.0]";
    quantile Quantiles (q) false
        [N::Shape: HasQuantileBy<HasElements<N::Shape>> + HasQuantile] [L::Shape: HasQuantileBy<HasElements<L::Shape>> + HasQuantile],
        "The two elements beside it share its gradient by their weights."
        "quantile(0.75)" "4.5" "[0.0, 0.0, 0.75, 0.25]";
    nanquantile Quantiles (q) true
        [N::Shape: HasQuantileBy<HasElements<N::Shape>> + HasQuantile] [L::Shape: HasQuantileBy<HasElements<L::Shape>> + HasQuantile],
        "The two numbers beside it share its gradient by their weights."
        "nanquantile(0.75)" "4.5" "[0.0, 0.0, 0.75, 0.25]";
}
