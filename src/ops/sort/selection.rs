//! One of the sorted elements along a dimension, which is selected without sorting where it can be: `median_dim` and
//! `kthvalue`.

use core::marker::PhantomData;

use super::lane::{COMPARED, SCRATCH};
use super::lanes::{Lanes, Rows};
use super::quicksort::SHORT;
use super::sorted::Sorted;
use crate::expr::plan::effective;
use crate::expr::simd_dispatch::VECTORS;
use crate::expr::temporaries::{Need, Room, bytes_of};
use crate::expr::{ComputePair, ExprNode, Operation, Pair, distance};
use crate::layout::{Contiguous, Layout};
use crate::num::Dim;
use crate::ops::Ordered;
use crate::ops::join::axis;
use crate::ops::nn::{distance as steps_to, walk};
use crate::shape::{Index, MAX_RANK, Shape};

/// The rule that selects one of the sorted elements.
#[doc(hidden)]
pub trait Choice<T>: crate::num::Sealed {
    /// Selects one of `size` elements; `size` is at least 1.
    fn choose(size: usize, value: impl Fn(usize) -> T) -> usize;
    /// The position of the element that it selects among `size` sorted ones, of which `choose` has the first `k`; unless it
    /// selects a NaN ([`FIRST_NAN`](Self::FIRST_NAN)).
    fn rank(size: usize, k: usize) -> usize;
    /// Whether it selects the first NaN if there is one.
    const FIRST_NAN: bool;
}
/// The lower median, or the first NaN.
#[derive(Clone, Copy, Debug)]
pub struct Middle;
#[diagnostic::do_not_recommend]
impl crate::num::Sealed for Middle {}
impl<T: PartialEq> Choice<T> for Middle {
    fn choose(size: usize, value: impl Fn(usize) -> T) -> usize {
        // NaN is sorted last.
        match is_nan(value(size - 1)) {
            true => (0..size).find(|&i| is_nan(value(i))).unwrap_or(0),
            false => (size - 1) / 2,
        }
    }
    fn rank(size: usize, _: usize) -> usize {
        size.saturating_sub(1) / 2
    }
    const FIRST_NAN: bool = true;
}
/// The last element.
#[derive(Clone, Copy, Debug)]
pub struct Last;
#[diagnostic::do_not_recommend]
impl crate::num::Sealed for Last {}
impl<T> Choice<T> for Last {
    fn choose(size: usize, _: impl Fn(usize) -> T) -> usize {
        size - 1
    }
    fn rank(_: usize, k: usize) -> usize {
        k.saturating_sub(1)
    }
    const FIRST_NAN: bool = false;
}

/// One of the sorted elements along a dimension, and its original index.
#[derive(Debug)]
pub struct Chosen<C, S, Out> {
    sorted: S,
    of: PhantomData<fn() -> (C, Out)>,
}
impl<C, S: Clone, Out> Clone for Chosen<C, S, Out> {
    fn clone(&self) -> Self {
        Self::new(self.sorted.clone())
    }
}
impl<C, S: Copy, Out> Copy for Chosen<C, S, Out> {}
impl<C, S, Out> Chosen<C, S, Out> {
    pub(crate) fn new(sorted: S) -> Self {
        Self {
            sorted,
            of: PhantomData,
        }
    }
    pub(crate) fn into_sorted(self) -> S {
        self.sorted
    }
}
/// The operation after its operand has been evaluated into memory, with a buffer for the sorted elements.
#[doc(hidden)]
#[derive(Debug)]
pub struct Choosing<C, S, T, Out> {
    sorted: S,
    values: *mut T,
    places: *mut usize,
    of: PhantomData<fn() -> (C, Out)>,
}
#[diagnostic::do_not_recommend]
// SAFETY: `over` takes memory for the operand, then for the values and the indices, as `OPERANDS` requests.
unsafe impl<C, I: Index, A: ExprNode<Elem: Ordered>, S: Shape, Out: Shape> Operation
    for Chosen<C, Sorted<I, A, S, false>, Out>
{
    type Over = Choosing<C, Sorted<I, A::Ready, S, false>, A::Elem, Out>;
    const OPERANDS: Need = A::PENDING
        .need(None)
        .then(Need::kept(bytes_of::<A::Elem>(S::NUMEL)))
        .then(Need::kept(bytes_of::<usize>(S::NUMEL)));
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn over(self, room: &mut Room) -> Self::Over {
        // SAFETY: the caller's promise.
        let a = unsafe { self.sorted.a.ready(room) };
        Choosing {
            sorted: Sorted::new(a),
            values: room.take(const { bytes_of::<A::Elem>(S::NUMEL) }).cast(),
            places: room.take(const { bytes_of::<usize>(S::NUMEL) }).cast(),
            of: PhantomData,
        }
    }
}
#[diagnostic::do_not_recommend]
impl<C, S, Out> crate::num::Sealed for Chosen<C, S, Out> {}
#[diagnostic::do_not_recommend]
impl<C: Choice<A::Elem>, I: Index, A: ExprNode<Elem: Ordered>, S: Shape, Out: Shape> Pair
    for Chosen<C, Sorted<I, A, S, false>, Out>
{
    type First = A::Elem;
    type Second = usize;
    type Shape = Out;
    type Memory = A::Memory;
    type RequiresGrad = A::RequiresGrad;
}
// SAFETY: `Out` has one element for each lane.
unsafe impl<C: Choice<A::Elem>, I: Index, A: ExprNode<Elem: Ordered>, S: Shape, Out: Shape>
    ComputePair for Choosing<C, Sorted<I, A, S, false>, A::Elem, Out>
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
        if alone && unsafe { Self::select::<LV, LP>(&self.sorted.a, values, places) } {
            return;
        }
        let rows = Rows::of::<S, I>();
        let mut lane = 0;
        // SAFETY: the buffers have room for the sorted elements; in each lane one of them is selected.
        unsafe {
            self.sorted
                .run::<Contiguous<S>, Contiguous<S>>(self.values, self.places, true);
            walk(const { &Out::PADDED }, |index| {
                let place = C::choose(rows.size, |i| self.values.add(rows.place(lane, i)).read());
                let from = rows.place(lane, place);
                values
                    .add(distance::<LV>(index))
                    .write(self.values.add(from).read());
                places
                    .add(distance::<LP>(index))
                    .write(self.places.add(from).read());
                lane += 1;
            });
        }
    }
}
impl<C: Choice<A::Elem>, I: Index, A: ExprNode<Elem: Ordered>, S: Shape, Out: Shape>
    Choosing<C, Sorted<I, A, S, false>, A::Elem, Out>
{
    /// Writes the result of each lane without sorting it. Returns false if the elements are not in memory, have no key, or
    /// are too many.
    ///
    /// # Safety
    /// As for `run`, where no other code reads or writes the results.
    unsafe fn select<LV: Layout<Shape = Out>, LP: Layout<Shape = Out>>(
        a: &A,
        values: *mut A::Elem,
        places: *mut usize,
    ) -> bool {
        let n = const { <I::Get<A::Shape> as Dim>::SIZE };
        // The selection of `core` contains a panic, for orders that are none: only hosts, which have unwinding, link it.
        if !const { VECTORS && cfg!(feature = "std") && A::Elem::KEY_BYTES > 0 }
            || !(1..=SCRATCH).contains(&n)
        {
            return false;
        }
        let Some(strides) = (const { A::STRIDES }) else {
            return false;
        };
        let along = const { axis::<A::Shape, I>() };
        let k = const { <S as Shape>::PADDED[axis::<A::Shape, I>()] };
        let steps = effective(const { &<A::Shape as Shape>::PADDED }, &strides);
        let one = move |start: &[usize; MAX_RANK]| {
            // The index of the result: that of the lane without the dimension.
            let mut index = *start;
            index.copy_within(..along, 1);
            index[0] = 0;
            // SAFETY: the start of a lane is within the operand, whose elements along it are in memory at the step; the
            // index is within the results.
            unsafe {
                let first = a.pointer().add(steps_to(start, &steps));
                let step = steps[along];
                let place = chosen(C::rank(n, k), C::FIRST_NAN, n, first, step);
                values
                    .add(distance::<LV>(&index))
                    .write(first.add(place * step).read());
                places.add(distance::<LP>(&index)).write(place);
            }
        };
        // SAFETY: each result is written by one thread.
        unsafe { Lanes::<A::Shape, I>::each::<A>(COMPARED, true, one) };
        true
    }
}
/// The index of the element that sorting would put at `rank`; with `first_nan`, of the first NaN if there is one.
///
/// # Safety
/// `n` elements, which have a key, are in memory, at a step, and nobody writes them; there is at least one, and at most
/// `SCRATCH`.
#[inline(never)]
unsafe fn chosen<T: Ordered>(
    rank: usize,
    first_nan: bool,
    n: usize,
    first: *const T,
    step: usize,
) -> usize {
    // SAFETY: the caller's promise: `i` is less than `n`.
    let load = |i: usize| unsafe { first.add(i * step).read() };
    if first_nan && let Some(nan) = (0..n).find(|&i| load(i).is_unordered()) {
        return nan;
    }
    if const { T::KEY_BYTES <= 4 } {
        nth(rank, n, |i| load(i).key() << 32 | i as u64) as u32 as usize
    } else {
        nth(rank, n, |i| (load(i).key(), i as u32)).1 as usize
    }
}
/// The number at `rank` of `n` sorted ones, at most `SCRATCH`.
#[cfg_attr(not(unoptimised), inline(always))]
fn nth<N: Ord + Copy + Default>(rank: usize, n: usize, number: impl Fn(usize) -> N) -> N {
    // Zeros for a few hundred more numbers take longer than to select one of a few.
    if n <= SHORT {
        nth_of::<_, SHORT>(rank, n, number)
    } else if n <= 8 * SHORT {
        nth_of::<_, { 8 * SHORT }>(rank, n, number)
    } else {
        nth_of::<_, SCRATCH>(rank, n, number)
    }
}
#[inline(never)]
fn nth_of<N: Ord + Copy + Default, const MOST: usize>(
    rank: usize,
    n: usize,
    number: impl Fn(usize) -> N,
) -> N {
    let mut numbers = [N::default(); MOST];
    let numbers = numbers.get_mut(..n).unwrap_or_default();
    for (i, place) in numbers.iter_mut().enumerate() {
        *place = number(i);
    }
    match rank < numbers.len() {
        true => *numbers.select_nth_unstable(rank).1,
        false => N::default(),
    }
}

#[allow(clippy::eq_op)]
pub(super) fn is_nan<T: PartialEq>(x: T) -> bool {
    x != x
}
