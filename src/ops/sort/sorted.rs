//! Sorted elements along a dimension, or the first of these: `sort`, `argsort` and `topk`.

use core::marker::PhantomData;

#[cfg(feature = "std")]
use super::counting::KEYS;
#[cfg(all(feature = "std", target_arch = "x86_64", not(miri)))]
use super::few::{Few, LANES as FEW_LANES};
#[cfg(all(feature = "std", target_arch = "x86_64", not(miri)))]
use super::lane::FEW_COMPARED;
use super::lane::{COMPARED, Lane, Memory};
use super::lanes::Lanes;
#[cfg(all(feature = "std", target_arch = "x86_64", not(miri)))]
use crate::expr::Walk;
#[cfg(feature = "rayon")]
use crate::expr::parallel::is_plain;
use crate::expr::plan::effective;
use crate::expr::simd_dispatch::VECTORS;
use crate::expr::temporaries::{Need, Room, bytes_of};
use crate::expr::{
    Compute, ComputePair, ExprNode, Kernel, NoDerivative, Operation, Tracked, distance, pairs,
};
use crate::layout::operation::argsort;
use crate::layout::{Contiguous, Layout};
use crate::num::Dim;
use crate::ops::Ordered;
#[cfg(feature = "std")]
use crate::ops::heap::Scratch;
use crate::ops::join::axis;
use crate::ops::nn::distance as steps_to;
#[cfg(feature = "std")]
use crate::ops::reduce::{Along, fill_along, in_chunks};
use crate::shape::{Index, MAX_RANK, Shape};

/// As [`order`], by vectors, for lanes in memory of which few elements are sorted. Returns false if it writes nothing.
///
/// # Safety
/// As for `order`, if `alone`.
#[cfg(all(feature = "std", target_arch = "x86_64", not(miri)))]
unsafe fn few<N: ExprNode<Elem: Ordered>, I: Index, LV: Layout, LP: Layout>(
    node: &N,
    values: *mut N::Elem,
    places: *mut usize,
    descending: bool,
) -> bool {
    let write = const {
        let k = <LV::Shape as Shape>::PADDED[axis::<N::Shape, I>()];
        let n = <I::Get<N::Shape> as Dim>::SIZE;
        match <N::Shape as Shape>::NUMEL.checked_div(n) {
            Some(lanes) => Few::<N::Elem>::write(k, n, lanes),
            None => None,
        }
    };
    let Some(write) = write else {
        return false;
    };
    let (along, n) = const { (axis::<N::Shape, I>(), <I::Get<N::Shape> as Dim>::SIZE) };
    let steps = const {
        match N::STRIDES {
            Some(strides) => Some(effective(&<N::Shape as Shape>::PADDED, &strides)),
            None => None,
        }
    };
    let out = move |start: &[usize; MAX_RANK]| Lane {
        values: values.wrapping_add(distance::<LV>(start)),
        value_step: LV::PADDED_STRIDES[along],
        places: match places.is_null() {
            true => places,
            false => places.wrapping_add(distance::<LP>(start)),
        },
        place_step: LP::PADDED_STRIDES[along],
        descending,
    };
    let step = steps.map_or(1, |steps| steps[along]);
    let Some(none) = Few::new(write, n, step, out(&[0; MAX_RANK])) else {
        return false;
    };
    let part = move |part| {
        let mut lanes = none;
        // Elements that are computed are computed once.
        let computed = match steps {
            Some(_) => None,
            None => Some(Scratch::<N::Elem>::new(FEW_LANES * n)),
        };
        // SAFETY: the start of a lane is within both results, and within the node, whose elements are in memory at the
        // step, or in scratch memory for as many lanes as are written at once; nobody writes them.
        unsafe {
            Lanes::<N::Shape, I>::walk_part(part, |start| {
                let first = match (&steps, &computed) {
                    (Some(steps), _) => node.pointer().add(steps_to(start, steps)),
                    (None, Some(computed)) => {
                        let first = computed.first.add(lanes.len() * n);
                        fill_along::<Along<N, I>, N>(node, *start, n, first);
                        first.cast_const()
                    }
                    (None, None) => return,
                };
                lanes.push(first, out(start));
            });
            lanes.finish();
        }
    };
    // SAFETY: each lane is written by one thread.
    unsafe { Lanes::<N::Shape, I>::each_part::<N>(FEW_COMPARED, part) }
    true
}

/// Writes the first elements in sorted order along the dimension `I`: as many as fit in the results.
///
/// # Safety
/// The results may be written with the layouts `LV` and `LP`. Their shapes are that of the node, with a size along the
/// dimension that is not larger. If `alone`, no other code reads or writes them.
pub(in crate::ops) unsafe fn order<N: ExprNode<Elem: Ordered>, I: Index, LV: Layout, LP: Layout>(
    node: &N,
    values: *mut N::Elem,
    places: *mut usize,
    descending: bool,
    alone: bool,
) {
    #[cfg(all(feature = "std", target_arch = "x86_64", not(miri)))]
    // SAFETY: the caller's promise.
    if alone && unsafe { few::<N, I, LV, LP>(node, values, places, descending) } {
        return;
    }
    let one = move |start: &[usize; MAX_RANK]| {
        let along = const { axis::<N::Shape, I>() };
        let (k, n) = const {
            (
                <LV::Shape as Shape>::PADDED[axis::<N::Shape, I>()],
                <I::Get<N::Shape> as Dim>::SIZE,
            )
        };
        // SAFETY: the start of a lane is within both results, and within the node.
        unsafe {
            let lane = Lane {
                values: values.add(distance::<LV>(start)),
                value_step: LV::PADDED_STRIDES[along],
                places: match places.is_null() {
                    true => places,
                    false => places.add(distance::<LP>(start)),
                },
                place_step: LP::PADDED_STRIDES[along],
                descending,
            };
            let load = |i| {
                let mut at = *start;
                // Known here, too, where this is a function of its own.
                at[const { axis::<N::Shape, I>() }] = i;
                node.load(&at)
            };
            #[cfg(feature = "std")]
            let computed;
            let memory = match const { N::STRIDES } {
                // Nobody writes the elements.
                Some(strides) if VECTORS && alone => {
                    let steps = effective(const { &<N::Shape as Shape>::PADDED }, &strides);
                    Some(Memory {
                        first: node.pointer().add(steps_to(start, &steps)),
                        step: steps[along],
                        #[cfg(feature = "rayon")]
                        shared: N::is_shared() && is_plain::<N::Elem>(),
                        #[cfg(not(feature = "rayon"))]
                        shared: false,
                    })
                }
                // Elements that are computed are computed once, as keys are made of those in memory.
                #[cfg(feature = "std")]
                None if VECTORS
                    && N::Elem::KEY_BYTES > 0
                    && (k > 16 || const { in_chunks::<N>() })
                    && n >= KEYS / 4 =>
                {
                    computed = Scratch::<N::Elem>::new(n);
                    if const { in_chunks::<N>() } {
                        fill_along::<Along<N, I>, N>(node, *start, n, computed.first);
                    } else {
                        for i in 0..n {
                            computed.first.add(i).write(load(i));
                        }
                    }
                    Some(Memory {
                        first: computed.first,
                        step: 1,
                        #[cfg(feature = "rayon")]
                        shared: alone && is_plain::<N::Elem>(),
                        #[cfg(not(feature = "rayon"))]
                        shared: false,
                    })
                }
                _ => None,
            };
            lane.fill(k, n, load, memory);
        }
    };
    // SAFETY: each lane is written by one thread.
    unsafe { Lanes::<N::Shape, I>::each::<N>(COMPARED, alone, one) }
}

/// The first elements in sorted order along the dimension `I`, as many as `Out` has, and their original indices.
#[derive(Debug)]
pub struct Sorted<I, A, Out, const DESCENDING: bool> {
    pub(super) a: A,
    of: PhantomData<fn() -> (I, Out)>,
}
impl<I, A, Out, const DESCENDING: bool> Sorted<I, A, Out, DESCENDING> {
    pub(crate) fn new(a: A) -> Self {
        Self { a, of: PhantomData }
    }
    pub(crate) fn into_operand(self) -> A {
        self.a
    }
}
impl<I, A: Clone, Out, const DESCENDING: bool> Clone for Sorted<I, A, Out, DESCENDING> {
    fn clone(&self) -> Self {
        Self::new(self.a.clone())
    }
}
impl<I, A: Copy, Out, const DESCENDING: bool> Copy for Sorted<I, A, Out, DESCENDING> {}
pairs! { ready:
    [I: Index, A: ExprNode<Elem: Ordered>, Out: Shape, const DESCENDING: bool]
    Sorted<I, A, Out, DESCENDING> => Sorted<I, A::Ready, Out, DESCENDING>, A::Elem, usize, Out;
    a: A;
    |_this| Sorted::new(a);
}
// SAFETY: each lane is filled. `Out` has no more elements along the dimension than the operand, and the same other
// sizes: the methods that create a `Sorted` ensure that.
unsafe impl<I: Index, A: ExprNode<Elem: Ordered>, Out: Shape, const DESCENDING: bool> ComputePair
    for Sorted<I, A, Out, DESCENDING>
{
    type First = A::Elem;
    type Second = usize;
    type Shape = Out;
    unsafe fn run<LV: Layout<Shape = Out>, LP: Layout<Shape = Out>>(
        &self,
        values: *mut A::Elem,
        places: *mut usize,
        alone: bool,
    ) {
        // SAFETY: the caller's promise.
        unsafe { order::<A, I, LV, LP>(&self.a, values, places, DESCENDING, alone) }
    }
}

/// The original indices of the sorted elements; the values are a temporary.
#[derive(Clone, Copy, Debug)]
pub struct ArgSorted<S>(pub(super) S);
/// The operation after its operand has been evaluated into memory, with a buffer for the values.
#[doc(hidden)]
#[derive(Debug)]
pub struct ArgSorting<S, T>(S, *mut T);
#[diagnostic::do_not_recommend]
// SAFETY: `over` takes memory for the operand, then for the values, as `OPERANDS` requests.
unsafe impl<I: Index, A: ExprNode<Elem: Ordered>, Out: Shape, const DESCENDING: bool> Operation
    for ArgSorted<Sorted<I, A, Out, DESCENDING>>
{
    type Over = ArgSorting<Sorted<I, A::Ready, Out, DESCENDING>, A::Elem>;
    const OPERANDS: Need = A::PENDING
        .need(None)
        .then(Need::kept(bytes_of::<A::Elem>(Out::NUMEL)));
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn over(self, room: &mut Room) -> Self::Over {
        // SAFETY: the caller's promise.
        let a = unsafe { self.0.a.ready(room) };
        let values = room.take(const { bytes_of::<A::Elem>(Out::NUMEL) });
        ArgSorting(Sorted::new(a), values.cast())
    }
}
#[diagnostic::do_not_recommend]
impl<S> crate::num::Sealed for ArgSorted<S> {}
#[diagnostic::do_not_recommend]
impl<I: Index, A: ExprNode<Elem: Ordered>, Out: Shape, const DESCENDING: bool> Kernel
    for ArgSorted<Sorted<I, A, Out, DESCENDING>>
{
    type Elem = usize;
    type Shape = Out;
    type Memory = A::Memory;
    type RequiresGrad = <A::RequiresGrad as Tracked>::Or<NoDerivative<argsort>>;
}
// SAFETY: each lane is filled.
unsafe impl<S: ComputePair<Second = usize>> Compute for ArgSorting<S, S::First> {
    type Elem = usize;
    type Shape = S::Shape;
    unsafe fn run<L: Layout<Shape = S::Shape>>(&self, out: *mut usize, alone: bool) {
        // SAFETY: the caller's promise, and that of the buffer.
        unsafe { self.0.run::<Contiguous<S::Shape>, L>(self.1, out, alone) }
    }
}
