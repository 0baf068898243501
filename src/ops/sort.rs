//! Sorting and searching: sorting along a dimension, the largest and the smallest elements, medians, and positions in
//! sorted elements.
//!
//! NaN counts as larger than all numbers, as in PyTorch. Sorting is stable. Without feature `std` no memory is used except
//! for the results, and at most 16 KiB of the stack on processors with vectors; with it, lanes are sorted by digits
//! (`radix.rs`), long ones on the heap, and with `rayon` on several threads. Otherwise each lane is sorted in place, by
//! insertion sort if it is short, otherwise by heapsort, which is also fast in the worst case. Processors with vectors,
//! which predict branches, split long lanes by quicksort without branches instead, as long as the parts are not too
//! unequal.

use core::hint::select_unpredictable;
use core::marker::PhantomData;
use core::mem::MaybeUninit;

#[cfg(feature = "std")]
use super::heap::Scratch;
use super::indexing::{CapacityIs, same_capacity};
use super::join::axis;
use super::nn::{distance as steps_to, walk};
#[cfg(feature = "std")]
use super::radix::room_on_heap;
#[cfg(feature = "rayon")]
use super::radix::{DIGITS, on_heap, part_of_items, places_of, sort_by_digits_shared};
use super::radix::{WORTH_DIGITS, sort_by_digits};
use super::rearrange::within;
#[cfg(feature = "rayon")]
use crate::expr::PARALLEL_FROM;
#[cfg(feature = "rayon")]
use crate::expr::parallel::{Others, is_plain, part_of};
use crate::expr::plan::{Operands, Plan, effective};
use crate::expr::simd_dispatch::VECTORS;
use crate::expr::temporaries::{Need, Room, bytes_of};
use crate::expr::{
    Compute, ComputePair, Expr, ExprNode, Host, IntoExpr, Kernel, Lazy, Mixed, MixesWith,
    NoDerivative, Operation, Pair, Tracked, Walk, distance, has_no_variable, pairs, structural,
};
use crate::layout::operation::{argsort, bucketize, searchsorted, unique};
use crate::layout::{
    AtLeastFits, AtLeastRule, Boundaries, Contiguous, IfPasses, Layout, OneDimension, SearchFits,
    SearchVerdict, TopKBeyond, TopKFits, TopKRule,
};
use crate::num::bits::{Bool, False, True};
use crate::num::nat::Nat;
use crate::num::{BelowThousand, Count, D, Dim, IsZeroOf, Named, NonZeroDim};
use crate::ops::{Arithmetic, Found, Ordered, Searched, SizeAlong};
use crate::shape::{AxisOrScalar, Index, MAX_RANK, NoShape, Numel, OneSize, Shape};

/// The shape without dimension `DIM`.
type Without<S, const DIM: isize> = <<S as AxisOrScalar<DIM>>::Index as Index>::Remove<S>;

/// The elements along one dimension, and their original indices.
#[derive(Clone, Copy)]
struct Lane<T> {
    values: *mut T,
    value_step: usize,
    // Null if the indices are not requested.
    places: *mut usize,
    place_step: usize,
    descending: bool,
}

impl<T: Ordered> Lane<T> {
    /// # Safety
    /// The lane has an element `i` that has been set.
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn get(&self, i: usize) -> (T, usize) {
        // SAFETY: the caller's promise.
        unsafe {
            let value = self.values.add(i * self.value_step).read();
            match self.places.is_null() {
                true => (value, 0),
                false => (value, self.places.add(i * self.place_step).read()),
            }
        }
    }
    /// # Safety
    /// The lane has room for an element `i`.
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn set(&self, i: usize, (value, place): (T, usize)) {
        // SAFETY: the caller's promise.
        unsafe {
            self.values.add(i * self.value_step).write(value);
            if !self.places.is_null() {
                self.places.add(i * self.place_step).write(place);
            }
        }
    }
    /// Whether `a` comes before `b`; equal elements keep their original order.
    #[cfg_attr(not(unoptimised), inline(always))]
    fn before(&self, a: (T, usize), b: (T, usize)) -> bool {
        let (less, more) = match self.descending {
            false => (b.0.above(a.0), a.0.above(b.0)),
            true => (a.0.above(b.0), b.0.above(a.0)),
        };
        less || !more && a.1 < b.1
    }
    /// As `before`, without a branch.
    #[cfg_attr(not(unoptimised), inline(always))]
    fn is_before(&self, a: (T, usize), b: (T, usize)) -> bool {
        let (less, more) = match self.descending {
            false => (b.0.above(a.0), a.0.above(b.0)),
            true => (a.0.above(b.0), b.0.above(a.0)),
        };
        less | (!more & (a.1 < b.1))
    }

    /// Sifts down the element at `root` of a heap of `len` elements, in which no element comes before its children.
    ///
    /// # Safety
    /// `len` elements have been set, and `root` is less than `len`.
    unsafe fn sift(&self, mut root: usize, len: usize) {
        // SAFETY: all indices are less than `len`.
        unsafe {
            let x = self.get(root);
            loop {
                let mut child = 2 * root + 1;
                if child >= len {
                    break;
                }
                if child + 1 < len && self.before(self.get(child), self.get(child + 1)) {
                    child += 1;
                }
                let y = self.get(child);
                if !self.before(x, y) {
                    break;
                }
                self.set(root, y);
                root = child;
            }
            self.set(root, x);
        }
    }

    /// Sorts the first `k` of the `n` elements that `load` returns into the lane.
    ///
    /// # Safety
    /// The lane has room for `k` elements, and `k` is at most `n`. If there is a `memory`, the elements are there, at a step,
    /// and nobody writes them; if it is [shared](Memory::shared), nobody else reads or writes the lane.
    unsafe fn fill(
        &self,
        k: usize,
        n: usize,
        load: impl Fn(usize) -> T,
        memory: Option<Memory<T>>,
    ) {
        if k == 0 {
            return;
        }
        // SAFETY: all indices are less than `k`, and less than the number of elements that have been set.
        unsafe {
            if k <= 16 {
                // Of a lane in the other order each element would come before all that have been set.
                let last = n.wrapping_sub(1);
                let backward = VECTORS && self.before((load(last), last), (load(0), 0));
                for i in 0..n {
                    let place = if backward { last.wrapping_sub(i) } else { i };
                    let x = (load(place), place);
                    let mut at = if i < k { i } else { k };
                    if at == k && !self.before(x, self.get(k - 1)) {
                        continue;
                    }
                    at = if at == k { k - 1 } else { at };
                    while at > 0 && self.before(x, self.get(at - 1)) {
                        self.set(at, self.get(at - 1));
                        at -= 1;
                    }
                    self.set(at, x);
                }
                return;
            }
            if const { VECTORS && T::KEY_BYTES == 1 }
                && let Some(memory) = memory
                && n >= KEYS / 4
            {
                return self.fill_by_counts(k, n, memory);
            }
            // The sort of `core` contains a panic, for orders that are none: only hosts, which have unwinding, link it.
            if const { VECTORS && T::KEY_BYTES > 0 && cfg!(feature = "std") }
                && let Some(memory) = memory
                && self.fill_by_keys(k, n, memory)
            {
                return;
            }
            let apart = self.value_step != 1 || !self.places.is_null() && self.place_step != 1;
            // Scratch memory of elements with many derivatives would be large.
            if const { VECTORS && size_of::<T>() <= 16 } && k <= SCRATCH && apart {
                return self.fill_in_scratch(k, n, load);
            }
            for i in 0..k {
                self.set(i, (load(i), i));
            }
            if VECTORS && k == n {
                return self.quick(0, k, 2 * k.ilog2());
            }
            self.heap(k);
            for i in k..n {
                let x = (load(i), i);
                if self.before(x, self.get(0)) {
                    self.set(0, x);
                    self.sift(0, k);
                }
            }
            if VECTORS {
                self.quick(0, k, 2 * k.ilog2());
            } else {
                self.unheap(k);
            }
        }
    }

    /// As `fill`, for elements that have a key and are in memory, at a step: numbers of 64 bits, of which the key is the
    /// upper half and the index the lower one, are sorted instead. Returns false if there is no room for these.
    ///
    /// # Safety
    /// As for `fill`; nobody writes the elements.
    #[inline(never)]
    unsafe fn fill_by_keys(&self, k: usize, n: usize, memory: Memory<T>) -> bool {
        if u32::try_from(n).is_err() || k > n {
            return false;
        }
        // SAFETY: the caller's promise: `i` is less than `n`.
        let load = move |i: usize| unsafe { memory.at(i) };
        let descending = self.descending;
        let key = move |i: usize| {
            let key = load(i).key();
            if descending { !key } else { key }
        };
        if const { T::KEY_BYTES > 4 } {
            return k == n
                && n >= WORTH_DIGITS
                && self.fill_by_sorted(
                    n,
                    memory.shared,
                    move |i| (key(i), i as u32),
                    |x| x.0,
                    move |(_, i)| (load(i as usize), i as usize),
                );
        }
        let number = move |i: usize| key(i) << 32 | i as u64;
        let take = |i: usize, number: u64| {
            let place = number as u32 as usize;
            // SAFETY: the caller's promise: `i` is less than `k`.
            unsafe { self.set(i, (load(place), place)) };
        };
        if n <= SCRATCH || k.saturating_mul(2) <= SCRATCH {
            let mut numbers = [0; SCRATCH];
            let (mut len, mut limit) = (0, u64::MAX);
            for i in 0..n {
                let next = number(i);
                if next < limit
                    && let Some(place) = numbers.get_mut(len)
                {
                    *place = next;
                    len += 1;
                    if len == SCRATCH && i + 1 < n {
                        // The first `k` so far stay; what is after them is not among the first.
                        limit = select(&mut numbers, k);
                        len = k;
                    }
                }
            }
            if let Some(found) = numbers.get_mut(..len) {
                // What was selected is in no order, and digits are those of the keys alone.
                if k == len && len >= WORTH_DIGITS && limit == u64::MAX {
                    let mut spare = [const { MaybeUninit::uninit() }; SCRATCH];
                    if let Some(spare) = spare.get_mut(..len) {
                        sort_by_digits(found, spare, T::KEY_BYTES, |x| x >> 32);
                    }
                    for (i, &number) in found.iter().enumerate() {
                        take(i, number);
                    }
                    return true;
                }
                if k < len {
                    select(found, k);
                }
                if let Some(found) = found.get_mut(..k) {
                    found.sort_unstable();
                    for (i, &number) in found.iter().enumerate() {
                        take(i, number);
                    }
                }
            }
            return true;
        }
        k == n
            && self.fill_by_sorted(
                n,
                memory.shared,
                number,
                |x| x >> 32,
                move |number| {
                    let place = number as u32 as usize;
                    (load(place), place)
                },
            )
    }

    /// As `fill_by_keys`, for all elements, by the order of `items` on the heap. `take` makes an item its element and index.
    #[cfg_attr(not(unoptimised), inline(always))]
    fn fill_by_sorted<I: Copy>(
        &self,
        n: usize,
        shared: bool,
        item: impl Fn(usize) -> I + Copy,
        key: impl Fn(I) -> u64 + Copy,
        take: impl Fn(I) -> (T, usize) + Copy,
    ) -> bool {
        #[cfg(feature = "std")]
        if let (Some(mut items), Some(mut spare)) = (room_on_heap(n), room_on_heap(n)) {
            #[cfg(feature = "rayon")]
            if shared && let Ok(others) = Others::of_work(n.saturating_mul(COMPARED)) {
                let (lane, bytes) = (*self, T::KEY_BYTES);
                let room = [items.as_mut_ptr(), spare.as_mut_ptr()];
                // SAFETY: the caller's promise: what is shared are plain numbers, and so are keys and indices, and `i` is
                // less than `n`.
                let done = unsafe {
                    sort_by_digits_shared(&others, n, room, bytes, item, key, move |i, x| {
                        lane.set(i, take(x))
                    })
                };
                if done {
                    return true;
                }
            }
            items.extend((0..n).map(item));
            sort_by_digits(&mut items, spare.spare_capacity_mut(), T::KEY_BYTES, key);
            for (i, &item) in items.iter().enumerate() {
                // SAFETY: the caller's promise: `i` is less than `n`.
                unsafe { self.set(i, take(item)) };
            }
            return true;
        }
        let _ = (n, shared, item, key, take);
        false
    }

    /// As `fill`, for elements of one byte, which are in other memory: those with the same key are counted.
    ///
    /// # Safety
    /// As for `fill`.
    #[inline(never)]
    unsafe fn fill_by_counts(&self, k: usize, n: usize, memory: Memory<T>) {
        let turn = if self.descending { KEYS - 1 } else { 0 };
        let place = move |x: T| (x.key() as usize ^ turn) % KEYS;
        #[cfg(feature = "rayon")]
        if memory.shared
            && u32::try_from(n).is_ok()
            && let Ok(others) = Others::of_work(n.saturating_mul(COUNTED))
            // SAFETY: the caller's promise.
            && unsafe { self.fill_by_counts_shared(&others, [k, n], memory, place) }
        {
            return;
        }
        // SAFETY: the caller's promise: `i` is less than `n`.
        let load = |i: usize| unsafe { memory.at(i) };
        let mut next = [0; KEYS];
        for i in 0..n {
            next[place(load(i))] += 1;
        }
        // Where the elements with each key begin.
        let mut begin = 0;
        for place in &mut next {
            let count = *place;
            *place = begin;
            begin += count;
        }
        for i in 0..n {
            let x = load(i);
            let at = &mut next[place(x)];
            if *at < k {
                // SAFETY: less than `k`.
                unsafe { self.set(*at, (x, i)) };
            }
            *at += 1;
        }
    }

    /// As `fill_by_counts`, on several threads. Returns false if there is no memory for it.
    ///
    /// # Safety
    /// As for `fill`, with shared memory; `n` is less than 2³².
    #[cfg(feature = "rayon")]
    #[inline(never)]
    unsafe fn fill_by_counts_shared(
        &self,
        others: &Others,
        [k, n]: [usize; 2],
        memory: Memory<T>,
        place: impl Fn(T) -> usize + Copy,
    ) -> bool {
        let (lane, part) = (*self, part_of_items(others, n));
        let Some(mut counts) = on_heap(n.div_ceil(part), [0; DIGITS]) else {
            return false;
        };
        let first = counts.as_mut_ptr();
        // SAFETY: what is shared are plain numbers; each part has its own counts, and its own places.
        unsafe {
            others.split(n, part, move |number, part| {
                let (memory, place) = (memory, place);
                let mut count = [0; DIGITS];
                part.for_each(|i| count[place(memory.at(i))] += 1);
                first.add(number).write(count);
            });
            places_of(&mut counts);
            let first = counts.as_ptr();
            others.split(n, part, move |number, part| {
                let (lane, memory, place) = (lane, memory, place);
                let mut next = first.add(number).read();
                for i in part {
                    let x = memory.at(i);
                    let at = &mut next[place(x)];
                    if (*at as usize) < k {
                        lane.set(*at as usize, (x, i));
                    }
                    *at += 1;
                }
            });
        }
        true
    }

    /// Makes the first `len` elements a heap.
    ///
    /// # Safety
    /// They have been set.
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn heap(&self, len: usize) {
        for root in (0..len / 2).rev() {
            // SAFETY: guaranteed by the caller.
            unsafe { self.sift(root, len) };
        }
    }
    /// Sorts the first `len` elements, which are a heap.
    ///
    /// # Safety
    /// They have been set.
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn unheap(&self, len: usize) {
        for end in (1..len).rev() {
            // SAFETY: guaranteed by the caller.
            unsafe {
                let (first, last) = (self.get(0), self.get(end));
                self.set(end, first);
                self.set(0, last);
                self.sift(0, end);
            }
        }
    }

    /// As `fill`, for at most `SCRATCH` elements that are not adjacent: in memory where they are.
    ///
    /// # Safety
    /// As for `fill`.
    #[inline(never)]
    unsafe fn fill_in_scratch(&self, k: usize, n: usize, load: impl Fn(usize) -> T) {
        let mut values = [const { MaybeUninit::<T>::uninit() }; SCRATCH];
        let mut places = [const { MaybeUninit::<usize>::uninit() }; SCRATCH];
        let lane = Self {
            values: values.as_mut_ptr().cast(),
            value_step: 1,
            places: places.as_mut_ptr().cast(),
            place_step: 1,
            descending: self.descending,
        };
        // SAFETY: guaranteed by the caller; the scratch memory has room for `k` elements.
        unsafe {
            lane.fill(k, n, load, None);
            for i in 0..k {
                self.set(i, lane.get(i));
            }
        }
    }

    /// Sorts the elements from `from` up to `to`; after the given number of splits by heapsort.
    ///
    /// # Safety
    /// They have been set.
    unsafe fn quick(&self, mut from: usize, mut to: usize, mut splits: u32) {
        // SAFETY: all indices are below `to` and not below `from`.
        unsafe {
            while to - from > SHORT {
                if splits == 0 {
                    return self.heapsort(from, to);
                }
                splits -= 1;
                let (place, next) = self.parts(from, to);
                if place - from < to - next {
                    self.quick(from, place, splits);
                    from = next;
                } else {
                    self.quick(next, to, splits);
                    to = place;
                }
            }
            self.insert(from, to);
        }
    }
    /// Moves the element that sorting would put at `place` there, among the first `len`; none before it comes after it.
    ///
    /// # Safety
    /// They have been set, and there are more than `place`.
    unsafe fn select(&self, wanted: usize, len: usize) {
        let (mut from, mut to, mut splits) = (0, len, 2 * (usize::BITS - len.leading_zeros()));
        // SAFETY: all indices are below `to` and not below `from`.
        unsafe {
            while to - from > SHORT {
                if splits == 0 {
                    return self.heapsort(from, to);
                }
                splits -= 1;
                let (place, next) = self.parts(from, to);
                if wanted < place {
                    to = place;
                } else if wanted >= next {
                    from = next;
                } else {
                    return;
                }
            }
            self.insert(from, to);
        }
    }
    /// Splits a part: elements before the first result come before it, and those from the second one on after it, or
    /// after equal ones.
    ///
    /// # Safety
    /// As for `middle_to_front`.
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn parts(&self, from: usize, to: usize) -> (usize, usize) {
        // SAFETY: guaranteed by the caller.
        unsafe {
            let pivot = self.middle_to_front(from, to);
            let end = self.split(from + 1, to, |x| self.is_before(x, pivot));
            let place = end - 1;
            self.set(from, self.get(place));
            self.set(place, pivot);
            // Without places, elements may be equal: those that are equal to the smallest one are in order.
            if place == from && self.places.is_null() {
                return (place, self.split(end, to, |x| !self.is_before(pivot, x)));
            }
            (place, end)
        }
    }
    /// Sorts a part by heapsort.
    ///
    /// # Safety
    /// Its elements have been set.
    unsafe fn heapsort(&self, from: usize, to: usize) {
        // SAFETY: guaranteed by the caller.
        unsafe {
            let part = Self {
                values: self.values.add(from * self.value_step),
                places: match self.places.is_null() {
                    true => self.places,
                    false => self.places.add(from * self.place_step),
                },
                ..*self
            };
            part.heap(to - from);
            part.unheap(to - from);
        }
    }
    /// Sorts a short part by insertion.
    ///
    /// # Safety
    /// Its elements have been set.
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn insert(&self, from: usize, to: usize) {
        let mut i = from + 1;
        while i < to {
            // SAFETY: guaranteed by the caller.
            unsafe {
                let x = self.get(i);
                let mut at = i;
                while at > from && self.before(x, self.get(at - 1)) {
                    self.set(at, self.get(at - 1));
                    at -= 1;
                }
                self.set(at, x);
            }
            i += 1;
        }
    }
    /// Exchanges the first element of a part with the median of three of its elements, which is the result.
    ///
    /// # Safety
    /// The part has at least four elements, which have been set.
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn middle_to_front(&self, from: usize, to: usize) -> (T, usize) {
        let quarter = (to - from) / 4;
        let [a, b, c] = [from + quarter, from + 2 * quarter, from + 3 * quarter];
        // SAFETY: guaranteed by the caller.
        unsafe {
            let [x, y, z] = [self.get(a), self.get(b), self.get(c)];
            let [low, first, last] = [self.before(x, y), self.before(x, z), self.before(y, z)];
            // `x` is before one of the others but not before both, or else `y` is.
            let (at, middle) = match (low == first, low == last) {
                (false, _) => (a, x),
                (true, true) => (b, y),
                (true, false) => (c, z),
            };
            self.set(at, self.get(from));
            self.set(from, middle);
            middle
        }
    }
    /// Exchanges elements so that those for which `first` is true come before the others, and returns the index of the
    /// first of the others. No branch depends on the elements.
    ///
    /// # Safety
    /// The elements from `from` up to `to` have been set.
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn split(&self, from: usize, to: usize, first: impl Fn((T, usize)) -> bool) -> usize {
        let mut end = from;
        for i in from..to {
            // SAFETY: guaranteed by the caller.
            unsafe {
                let x = self.get(i);
                self.set(i, self.get(end));
                self.set(end, x);
                end += first(x) as usize;
            }
        }
        end
    }
}
/// Moves the smallest `k` numbers, at least one, to the front, and returns the largest of them.
fn select(numbers: &mut [u64], k: usize) -> u64 {
    match k.checked_sub(1) {
        Some(last) if last < numbers.len() => *numbers.select_nth_unstable(last).1,
        _ => u64::MAX,
    }
}
/// Elements in memory, at a step.
#[derive(Clone, Copy)]
struct Memory<T> {
    first: *const T,
    step: usize,
    /// Whether these are plain numbers that several threads may read, and sort.
    shared: bool,
}
impl<T: Copy> Memory<T> {
    /// # Safety
    /// The element is in memory, and nobody writes it.
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn at(&self, i: usize) -> T {
        // SAFETY: the caller's promise.
        unsafe { self.first.add(i * self.step).read() }
    }
}
/// The number of elements of one byte.
const KEYS: usize = 256;
/// Lanes up to this length are sorted by insertion.
const SHORT: usize = 16;
/// The number of elements that are sorted in scratch memory if they are not adjacent.
const SCRATCH: usize = if VECTORS { 1024 } else { 1 };

/// The plan that visits the start of each lane along the dimension `I` of a shape.
pub(super) struct Lanes<S, I>(PhantomData<(S, I)>);
impl<S: Shape, I: Index> Walk for Lanes<S, I> {
    const PLAN: Plan = Plan::in_order(&<I::Set<S, D<1>> as Shape>::PADDED, &Operands::BY_INDEX);
}
impl<S: Shape, I: Index> Lanes<S, I> {
    /// Calls `f` with the start of each lane. It uses several threads if no other code accesses the target of `f`
    /// (`alone`), and the elements of `N`, which `f` reads, are plain numbers. `each` is the cost of one element,
    /// measured in additions.
    ///
    /// # Safety
    /// Calls for different lanes may then run concurrently on different threads.
    #[cfg_attr(not(feature = "rayon"), allow(clippy::extra_unused_type_parameters))]
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(super) unsafe fn each<N: ExprNode>(
        each: usize,
        alone: bool,
        f: impl Fn(&[usize; MAX_RANK]) + Copy,
    ) {
        #[cfg(feature = "rayon")]
        {
            let (steps, work) = (<Self as Walk>::STEPS, S::NUMEL.saturating_mul(each));
            if alone
                && steps > 1
                && work >= PARALLEL_FROM
                && N::is_shared()
                && let Ok(others) = Others::of_work(work)
            {
                // SAFETY: the caller's promise; each lane is in exactly one part.
                return unsafe {
                    others.split(steps, part_of(steps, work), move |_, part| {
                        let f = f;
                        Self::walk_part(part, f);
                    })
                };
            }
        }
        let _ = (each, alone);
        Self::walk(f);
    }
}

/// Writes the first elements in sorted order along the dimension `I`: as many as fit in the results.
///
/// # Safety
/// The results may be written with the layouts `LV` and `LP`. Their shapes are that of the node, with a size along the
/// dimension that is not larger. If `alone`, no other code reads or writes them.
pub(super) unsafe fn order<N: ExprNode<Elem: Ordered>, I: Index, LV: Layout, LP: Layout>(
    node: &N,
    values: *mut N::Elem,
    places: *mut usize,
    descending: bool,
    alone: bool,
) {
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
                None if VECTORS && N::Elem::KEY_BYTES > 0 && k > 16 && n >= KEYS / 4 => {
                    computed = Scratch::<N::Elem>::new(n);
                    for i in 0..n {
                        computed.first.add(i).write(load(i));
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
/// The cost of inserting one element into a short lane, measured in additions.
const COMPARED: usize = 16;
/// The cost of an element of one byte: to sort 100000 of these takes 0.2 ms on a Zen 3.
#[cfg(feature = "rayon")]
const COUNTED: usize = 8;

/// The first elements in sorted order along the dimension `I`, as many as `Out` has, and their original indices.
#[derive(Debug)]
pub struct Sorted<I, A, Out, const DESCENDING: bool> {
    a: A,
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
pub struct ArgSorted<S>(S);
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

/// Lanes of `size` elements in a contiguous tensor, of which `inner` are adjacent.
#[derive(Clone, Copy)]
pub(super) struct Rows {
    pub(super) size: usize,
    pub(super) inner: usize,
}
impl Rows {
    pub(super) fn of<S: Shape, I: Index>() -> Self {
        let along = axis::<S, I>();
        Self {
            size: S::PADDED[along],
            // A scalar is one lane.
            inner: match Contiguous::<S>::PADDED_STRIDES[along] {
                0 => 1,
                inner => inner,
            },
        }
    }
    /// The offset of the element `i` of the lane `lane` from the first element.
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(super) fn place(&self, lane: usize, i: usize) -> usize {
        lane / self.inner * self.size * self.inner + lane % self.inner + i * self.inner
    }
}

#[allow(clippy::eq_op)]
fn is_nan<T: PartialEq>(x: T) -> bool {
    x != x
}

/// The shape of the result of `topk::<K, DIM>()`.
pub type Topped<S, const K: usize, const DIM: isize> =
    <<TopKSize<S, DIM> as TopKFits<DIM, K, TopKVerdict<S, DIM, K>>>::Pass<
        Contiguous<<<S as AxisOrScalar<DIM>>::Index as Index>::Set<S, Named<K>>>,
    > as Layout>::Shape;
// The size of dimension `DIM`, and the result of the check that it is at least `K`.
type TopKSize<S, const DIM: isize> = <<S as AxisOrScalar<DIM>>::Index as Index>::Get<S>;
type TopKVerdict<S, const DIM: isize, const K: usize> = <TopKSize<S, DIM> as TopKRule<K>>::Verdict;

/// The shape of the result of `topk_to::<(K,), DIM>()`.
pub type ToppedTo<S, K, const DIM: isize> =
    <<TopKSize<S, DIM> as AtLeastFits<DIM, K, AtLeastVerdict<S, DIM, K>>>::Pass<
        Contiguous<<<S as AxisOrScalar<DIM>>::Index as Index>::Set<S, K>>,
    > as Layout>::Shape;
type AtLeastVerdict<S, const DIM: isize, K> = <TopKSize<S, DIM> as AtLeastRule<K>>::Verdict;

type IndexOf<E, const DIM: isize> = <<E as IntoExpr>::Shape as AxisOrScalar<DIM>>::Index;
/// The shape `S`, if it has the dimension `DIM`.
pub type Along<S, const DIM: isize> = <<S as AxisOrScalar<DIM>>::Index as Index>::Set<
    S,
    <<S as AxisOrScalar<DIM>>::Index as Index>::Get<S>,
>;
pub(super) type HasElements<S> = <<S as Shape>::IsEmpty as Bool>::Not;

macro_rules! sorts {
    ($($sort:ident $argsort:ident $descending:literal $torch:literal $sorted:literal $places:literal;)*) => { $(
        #[doc = concat!(
            "The elements along dimension `DIM` in ", $torch, ", and the index that each had; equal ones in their \
             order.\n\nNaN counts as larger than all numbers.\n\n```\nuse stridewise::prelude::*;\n",
            "let x = tensor![[3, 1, 2], [4, 6, 5]];\n",
            "let (values, indices) = x.", stringify!($sort), "::<1>().eval();\n",
            "assert_eq!(values, ", $sorted, ");\nassert_eq!(indices, ", $places, ");\n```"
        )]
        fn $sort<const DIM: isize>(
            self,
        ) -> Lazy<Sorted<IndexOf<Self, DIM>, Self::Node, Along<Self::Shape, DIM>, $descending>>
        where
            Self::Elem: Ordered,
            Self::Shape: AxisOrScalar<DIM>,
        {
            Lazy(Sorted::new(self.node()))
        }

        #[doc = concat!(
            "The indices that put the elements along dimension `DIM` in ", $torch, "; see [`",
            stringify!($sort), "`](Self::", stringify!($sort), ").\n\n```\nuse stridewise::prelude::*;\n",
            "let x = tensor![[3, 1, 2], [4, 6, 5]];\n",
            "assert_eq!(x.", stringify!($argsort), "::<1>().eval(), ", $places, ");\n```"
        )]
        fn $argsort<const DIM: isize>(
            self,
        ) -> Lazy<ArgSorted<Sorted<IndexOf<Self, DIM>, Self::Node, Along<Self::Shape, DIM>, $descending>>>
        where
            Self::Elem: Ordered,
            Self::Shape: AxisOrScalar<DIM>,
        {
            Lazy(ArgSorted(Sorted::new(self.node())))
        }
    )* };
}

/// Sorting and selection.
pub trait SortOps: Expr {
    sorts! {
        sort argsort false // x.sort::<1>(), x.argsort::<1>()
            "ascending order. PyTorch's `x.sort(dim, stable=True)`"
            "tensor![[1, 2, 3], [4, 5, 6]]" "tensor![[1, 2, 0], [0, 2, 1]]";
        sort_descending argsort_descending true
            "descending order. PyTorch's `x.sort(dim, descending=True, stable=True)`"
            "tensor![[3, 2, 1], [6, 5, 4]]" "tensor![[0, 2, 1], [1, 2, 0]]";
    }

    /// Returns the `K` largest elements along dimension `DIM`, largest first, and their indices. PyTorch's
    /// `x.topk(k, dim)`.
    ///
    /// The memory use is that of the results, whatever the size of the dimension.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = tensor![3, 1, 4, 1, 5];
    /// let (values, indices) = x.topk::<2, 0>().eval();
    /// assert_eq!((values, indices), (tensor![5, 4], tensor![4, 2]));
    /// ```
    ///
    /// [`topk_to`](Self::topk_to) takes a generic number of elements.
    #[rustfmt::skip]
    fn topk<const K: usize, const DIM: isize>( // x.topk::<2, 1>(): number, dimension
        self,
    ) -> Lazy<Sorted<IndexOf<Self, DIM>, Self::Node, Topped<Self::Shape, K, DIM>, true>>
    where
        Self::Elem: Ordered,
        Self::Shape: AxisOrScalar<DIM>,
        Count<K>: BelowThousand<K>,
        TopKSize<Self::Shape, DIM>: TopKRule<K>,
        TopKSize<Self::Shape, DIM>: TopKFits<DIM, K, TopKVerdict<Self::Shape, DIM, K>>,
    {
        // `K` is at most the size.
        Lazy(Sorted::new(self.node()))
    }

    /// Returns the `K` smallest elements along dimension `DIM`, smallest first, and their indices. PyTorch's
    /// `x.topk(k, dim, largest=False)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = tensor![3, 1, 4, 1, 5];
    /// assert_eq!(x.topk_smallest::<2, 0>().eval(), (tensor![1, 1], tensor![1, 3]));
    /// ```
    ///
    /// [`topk_smallest_to`](Self::topk_smallest_to) takes a generic number of elements.
    fn topk_smallest<const K: usize, const DIM: isize>(
        self,
    ) -> Lazy<Sorted<IndexOf<Self, DIM>, Self::Node, Topped<Self::Shape, K, DIM>, false>>
    where
        Self::Elem: Ordered,
        Self::Shape: AxisOrScalar<DIM>,
        Count<K>: BelowThousand<K>,
        TopKSize<Self::Shape, DIM>: TopKRule<K>,
        TopKSize<Self::Shape, DIM>: TopKFits<DIM, K, TopKVerdict<Self::Shape, DIM, K>>,
    {
        // `K` is at most the size.
        Lazy(Sorted::new(self.node()))
    }

    /// Returns the `K` largest elements along dimension `DIM`, where `K` may be above 999 or generic; see
    /// [`topk`](Self::topk). PyTorch's `x.topk(k, dim)`.
    ///
    /// ```
    /// use stridewise::layout::AtLeast;
    /// use stridewise::prelude::*;
    /// /// The `K` experts of each word, and their shares.
    /// fn route<K: Dim, N: Dim, E: AtLeast<K>>(scores: &Tensor<f32, (N, E)>) -> (Tensor<f32, (N, K)>, Tensor<usize, (N, K)>) {
    ///     let (best, experts) = scores.topk_to::<(K,), 1>().eval();
    ///     (best.softmax::<1>().eval(), experts)
    /// }
    /// let scores = tensor![[1.0, 7.0, 7.0, 0.0]];
    /// assert_eq!(route::<D<2>, _, _>(&scores), (tensor![[0.5, 0.5]], tensor![[1, 2]]));
    /// ```
    #[rustfmt::skip]
    fn topk_to<K: OneSize, const DIM: isize>( // x.topk_to::<(K,), 1>(): number, dimension
        self,
    ) -> Lazy<Sorted<IndexOf<Self, DIM>, Self::Node, ToppedTo<Self::Shape, K::Size, DIM>, true>>
    where
        Self::Elem: Ordered,
        Self::Shape: AxisOrScalar<DIM>,
        TopKSize<Self::Shape, DIM>: AtLeastRule<K::Size>,
        TopKSize<Self::Shape, DIM>: AtLeastFits<DIM, K::Size, AtLeastVerdict<Self::Shape, DIM, K::Size>>,
    {
        // `K` is at most the size.
        Lazy(Sorted::new(self.node()))
    }

    /// Returns the `K` smallest elements along dimension `DIM`, where `K` may be above 999 or generic; see
    /// [`topk_smallest`](Self::topk_smallest). PyTorch's `x.topk(k, dim, largest=False)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = tensor![3, 1, 4, 1, 5];
    /// assert_eq!(x.topk_smallest_to::<Shape![2], 0>().eval(), (tensor![1, 1], tensor![1, 3]));
    /// ```
    #[rustfmt::skip]
    fn topk_smallest_to<K: OneSize, const DIM: isize>( // x.topk_smallest_to::<(K,), 1>(): number, dimension
        self,
    ) -> Lazy<Sorted<IndexOf<Self, DIM>, Self::Node, ToppedTo<Self::Shape, K::Size, DIM>, false>>
    where
        Self::Elem: Ordered,
        Self::Shape: AxisOrScalar<DIM>,
        TopKSize<Self::Shape, DIM>: AtLeastRule<K::Size>,
        TopKSize<Self::Shape, DIM>: AtLeastFits<DIM, K::Size, AtLeastVerdict<Self::Shape, DIM, K::Size>>,
    {
        // `K` is at most the size.
        Lazy(Sorted::new(self.node()))
    }

    /// Returns the lower median along dimension `DIM`, which is removed, and its index; NaN if there is one. PyTorch's
    /// `x.median(dim)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = tensor![[3, 1, 2, 4], [8, 6, 5, 9]];
    /// assert_eq!(x.median_dim::<1>().eval(), (tensor![2, 6], tensor![2, 1]));
    /// ```
    fn median_dim<const DIM: isize>(
        self,
    ) -> Lazy<
        Chosen<
            Middle,
            Sorted<IndexOf<Self, DIM>, Self::Node, Along<Self::Shape, DIM>, false>,
            Found<Self::Shape, DIM, Without<Self::Shape, DIM>>,
        >,
    >
    where
        Self::Elem: Ordered + PartialEq,
        Self::Shape: AxisOrScalar<DIM>,
        SizeAlong<Self::Shape, DIM>: NonZeroDim,
        SizeAlong<Self::Shape, DIM>: Searched<Self::Shape, IsZeroOf<SizeAlong<Self::Shape, DIM>>>,
    {
        Lazy(Chosen::new(Sorted::new(self.node())))
    }

    /// Returns the lower median; NaN if there is one, or no element. PyTorch's `x.median()`. For integers the median of
    /// no elements is 0, the value to which NaN converts. More than 512 KiB are selected on the heap (feature `alloc`).
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// assert_eq!(tensor![[3, 1], [2, 4]].median(), 2);
    /// ```
    fn median(self) -> Self::Elem
    where
        Self::Elem: Ordered + PartialEq,
    {
        const { has_no_variable::<Self::Node>() };
        with_elements(self, median)
    }

    /// Returns the `K`-th smallest element along dimension `DIM`, which is removed, and its index. The rank `K` counts
    /// from 1 (the smallest). PyTorch's `x.kthvalue(k, dim)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = tensor![[3, 1, 2], [8, 6, 7]];
    /// assert_eq!(x.kthvalue::<3, 1>().eval(), (tensor![3, 8], tensor![0, 0]));
    /// ```
    #[rustfmt::skip]
    fn kthvalue<const K: usize, const DIM: isize>( // x.kthvalue::<2, 1>(): number, dimension
        self,
    ) -> Lazy<
        Chosen<
            Last,
            Sorted<IndexOf<Self, DIM>, Self::Node, Smallest<Self::Shape, K, DIM>, false>,
            <TopKSize<Self::Shape, DIM> as KthFits<K, DIM, Self::Shape, KthVerdict<Self::Shape, DIM, K>>>::Pass<
                Without<Self::Shape, DIM>,
            >,
        >,
    >
    where
        Self::Elem: Ordered,
        Self::Shape: AxisOrScalar<DIM>,
        Count<K>: BelowThousand<K>,
        TopKSize<Self::Shape, DIM>: TopKRule<K>,
        TopKSize<Self::Shape, DIM>: KthFits<K, DIM, Self::Shape, KthVerdict<Self::Shape, DIM, K>>,
    {
        // `K` is at most the size.
        Lazy(Chosen::new(Sorted::new(self.node())))
    }

    /// Returns the unique elements in ascending order. PyTorch's `x.unique()`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let found = tensor![3, 1, 3, 2, 1].unique();
    /// assert_eq!(found, [1, 2, 3]);
    /// ```
    fn unique<const N: usize>(self) -> heapless::Vec<Self::Elem, N>
    where
        Self::Elem: Ordered + PartialEq,
        Numel<Self::Shape>: CapacityIs<N, unique>,
    {
        const { same_capacity::<Self::Shape>(N) };
        let mut values = self.eval();
        in_order(values.as_mut_slice());
        let mut found = heapless::Vec::<_, N>::new();
        for &x in values.as_slice() {
            if found.last() != Some(&x) {
                // The vector has room for all.
                let _ = found.push(x);
            }
        }
        found
    }
}
impl<E: Expr> SortOps for E {}

/// Calls `f` with the elements of an expression, on the stack.
#[cfg(not(feature = "alloc"))]
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) fn with_elements<E: Expr, R>(x: E, f: impl FnOnce(&mut [E::Elem]) -> R) -> R {
    f(x.eval().as_mut_slice())
}
/// Calls `f` with the elements of an expression: on the stack, or on the heap if there are too many.
#[cfg(feature = "alloc")]
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) fn with_elements<E: Expr, R>(x: E, f: impl FnOnce(&mut [E::Elem]) -> R) -> R {
    use crate::expr::Computes;
    use crate::storage::STACK_LIMIT;
    use crate::tensor::Tensor;

    // Functions of their own, so that the one has no place on the stack for the elements of the other.
    fn boxed<E: Expr, R>(x: E, f: impl FnOnce(&mut [E::Elem]) -> R) -> R {
        f(x.eval_boxed().as_mut_slice())
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    fn on_stack<E: Expr, R>(x: E, f: impl FnOnce(&mut [E::Elem]) -> R) -> R {
        f(<Host as Computes<E::Node>>::eval(x.node()).as_mut_slice())
    }
    if const {
        let temporaries = <Host as Computes<E::Node>>::ON_STACK[0];
        size_of::<Tensor<E::Elem, E::Shape>>().saturating_add(temporaries) > STACK_LIMIT
    } {
        boxed(x, f)
    } else {
        on_stack(x, f)
    }
}

/// The lower median of elements, which are overwritten.
pub(crate) fn median<T: Ordered + PartialEq>(values: &mut [T]) -> T {
    if let Some(&nan) = values.iter().find(|x| is_nan(**x)) {
        return nan;
    }
    let Some(last) = values.len().checked_sub(1) else {
        return T::median_of_none();
    };
    let middle = last / 2;
    place(values, middle);
    (values.get(middle).copied()).unwrap_or_else(T::median_of_none)
}
/// Moves the element that sorting would put there to the position `at`; none before it is above it.
pub(super) fn place<T: Ordered>(values: &mut [T], at: usize) {
    if !VECTORS {
        return in_order(values);
    }
    if at < values.len() {
        // SAFETY: the elements are set.
        unsafe { of(values).select(at, values.len()) };
    }
}
/// Elements without places.
fn of<T>(values: &mut [T]) -> Lane<T> {
    Lane {
        values: values.as_mut_ptr(),
        value_step: 1,
        places: core::ptr::null_mut(),
        place_step: 0,
        descending: false,
    }
}
pub(super) fn in_order<T: Ordered>(values: &mut [T]) {
    #[cfg(feature = "std")]
    if T::KEY_BYTES > 0
        && values.len() >= WORTH_DIGITS
        && u32::try_from(values.len()).is_ok()
        && let Some(mut spare) = room_on_heap(values.len())
    {
        return sort_by_digits(values, spare.spare_capacity_mut(), T::KEY_BYTES, T::key);
    }
    let (lane, n) = (of(values), values.len());
    let values = lane.values;
    // SAFETY: each element is read before, or at the time when, its position is written: `fill` loads the elements in
    // order, and writes no position after the one that it has loaded.
    unsafe { lane.fill(n, n, |i| values.add(i).read(), None) }
}

type Smallest<S, const K: usize, const DIM: isize> =
    <<S as AxisOrScalar<DIM>>::Index as Index>::Set<S, Named<K>>;

/// Whether there is a `K`-th element.
pub type KthVerdict<S, const DIM: isize, const K: usize> =
    <TopKVerdict<S, DIM, K> as Bool>::And<<<<Named<K> as Dim>::Nat as Nat>::IsZero as Bool>::Not>;

/// Checks the rank of a selected element along the dimension of this size: the result is `V`. A generic size has the
/// bound [`TopK`](crate::layout::TopK).
#[diagnostic::on_unimplemented(
    message = "kthvalue: cannot prove that there is an element {K} along dimension {DIM} of the shape {S}",
    label = "this depends on sizes that are generic"
)]
pub trait KthFits<const K: usize, const DIM: isize, S, V>: crate::num::Sealed {
    #[doc(hidden)]
    type Pass<Out: Shape>: Shape;
}
#[diagnostic::do_not_recommend]
impl<N: Dim, const K: usize, const DIM: isize, S: Shape> KthFits<K, DIM, S, True> for N {
    type Pass<Out: Shape> = Out;
}
impl<N: KthBeyond<K, DIM, S>, const K: usize, const DIM: isize, S: Shape> KthFits<K, DIM, S, False>
    for N
{
    type Pass<Out: Shape> = Out;
}
// Never used: with a second candidate, rustc does not guess the first before the result of the check is known.
#[diagnostic::do_not_recommend]
impl<N: Dim, const K: usize, const DIM: isize, S: Shape> KthFits<K, DIM, S, NoShape> for N {
    type Pass<Out: Shape> = Out;
}
/// Never implemented: there is no such element.
#[diagnostic::on_unimplemented(
    message = "kthvalue: there is no element {K} along dimension {DIM} of the shape {S}",
    label = "elements count from 1 to the size of dimension {DIM}",
    note = "`x.kthvalue::<K, DIM>().eval()`: the number comes first, then the dimension"
)]
pub trait KthBeyond<const K: usize, const DIM: isize, S>:
    TopKBeyond<K> + crate::num::Sealed
{
}

// ------------------------------------------------------------------ among sorted elements

/// The position of each of the elements `V` in the sorted elements `A`, or in the same row of them: before equal
/// elements, or after them.
#[derive(Clone, Copy, Debug)]
pub struct Search<A, V, const BEHIND: bool, Op = searchsorted> {
    sorted: A,
    values: V,
    op: PhantomData<fn() -> Op>,
}
#[diagnostic::do_not_recommend]
impl<A, V, const BEHIND: bool, Op> crate::num::Sealed for Search<A, V, BEHIND, Op> {}
type Searches<S, V, const BEHIND: bool> = Search<
    <S as IntoExpr>::Node,
    IfPasses<
        <SearchVerdict<<S as IntoExpr>::Shape, <V as IntoExpr>::Shape> as SearchFits<
            <S as IntoExpr>::Shape,
            <V as IntoExpr>::Shape,
        >>::Passes,
        Mixed<Host, V, <S as IntoExpr>::Elem>,
    >,
    BEHIND,
>;
impl<A: ExprNode, V: ExprNode, const BEHIND: bool, Op> Search<A, V, BEHIND, Op> {
    /// Whether the sorted elements are rows: `A` and `V` then have equal shapes except for the last size, which the
    /// methods that create a `Search` ensure.
    const ROWS: bool = <A::Shape as Shape>::RANK > 1;
}
// SAFETY: the promise of the values; the positions that are read are less than the number of elements, in the row of
#[diagnostic::do_not_recommend]
// the value.
unsafe impl<A: ExprNode, V: ExprNode<Elem = A::Elem>, const BEHIND: bool, Op: 'static> ExprNode
    for Search<A, V, BEHIND, Op>
where
    A::Elem: Arithmetic,
{
    type Elem = usize;
    type Shape = V::Shape;
    type Memory = V::Memory;
    type RequiresGrad =
        <<A::RequiresGrad as Tracked>::Or<V::RequiresGrad> as Tracked>::Or<NoDerivative<Op>>;
    const OPERANDS: Operands = match Self::ROWS {
        true => Operands::BY_INDEX,
        false => V::OPERANDS,
    };
    const HEAVY: bool = true;
    structural! { Search<A::Ready, V::Ready, BEHIND, Op>; A sorted, V values; |this| Search { sorted, values, op: this.op }; apart }
    #[cfg(feature = "rayon")]
    #[cfg_attr(not(unoptimised), inline(always))]
    fn is_shared() -> bool {
        A::is_shared() && V::is_shared()
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn load(&self, index: &[usize; MAX_RANK]) -> usize {
        // SAFETY: the caller's promise.
        let value = unsafe { self.values.load(index) };
        let mut at = match Self::ROWS {
            true => within::<V::Shape>(index),
            false => [0; MAX_RANK],
        };
        let (mut low, mut high) = (0, <A::Shape as Shape>::PADDED[MAX_RANK - 1]);
        while low < high {
            let middle = low + (high - low) / 2;
            at[MAX_RANK - 1] = middle;
            // SAFETY: `middle` is less than `high`, and the index of the value is an index of its row.
            let x = unsafe { self.sorted.load(&at) };
            let reached = if BEHIND { x > value } else { x >= value };
            // No processor foresees it: the next step waits for the comparison, and not for a jump taken back.
            (low, high) = (
                select_unpredictable(reached, low, middle + 1),
                select_unpredictable(reached, middle, high),
            );
        }
        low
    }
}

/// Binary search in sorted elements. The results are expressions.
pub trait SearchSorted: Expr {
    /// Returns, for each value, the first position of this sorted vector at which inserting it keeps the order: after
    /// all smaller elements. PyTorch's `torch.searchsorted(sorted, values)`.
    ///
    /// If the sorted elements have several dimensions, each row is searched for the values of the same row: the shapes
    /// must be equal except for the last size.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let sorted = tensor![1, 3, 5];
    /// assert_eq!(sorted.searchsorted(&tensor![3, 4, 9]).eval(), tensor![1, 2, 3]);
    /// let rows = tensor![[1, 3, 5], [2, 4, 6]];
    /// assert_eq!(rows.searchsorted(&tensor![[3, 6], [1, 4]]).eval(), tensor![[1, 3], [0, 1]]);
    /// ```
    // In one line, as the error message shows it.
    #[rustfmt::skip]
    fn searchsorted<V: IntoExpr<Elem: MixesWith<Self::Elem>>>(self, values: V) -> Lazy<Searches<Self, V, false>> where SearchVerdict<Self::Shape, V::Shape>: SearchFits<Self::Shape, V::Shape>, Self::Elem: Arithmetic {
        let (sorted, values) = (self.node(), <V::Elem as MixesWith<Self::Elem>>::node(values.node()));
        Lazy(Search { sorted, values, op: PhantomData })
    }

    /// Returns, for each value, the last position of this sorted vector at which inserting it keeps the order: after
    /// all smaller and all equal elements. Several dimensions are searched row by row, as in
    /// [`searchsorted`](Self::searchsorted). PyTorch's `torch.searchsorted(sorted, values, right=True)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let sorted = tensor![1, 3, 5];
    /// assert_eq!(sorted.searchsorted_right(&tensor![3, 4, 9]).eval(), tensor![2, 2, 3]);
    /// ```
    // In one line, as the error message shows it.
    #[rustfmt::skip]
    fn searchsorted_right<V: IntoExpr<Elem: MixesWith<Self::Elem>>>(self, values: V) -> Lazy<Searches<Self, V, true>> where SearchVerdict<Self::Shape, V::Shape>: SearchFits<Self::Shape, V::Shape>, Self::Elem: Arithmetic {
        let (sorted, values) = (self.node(), <V::Elem as MixesWith<Self::Elem>>::node(values.node()));
        Lazy(Search { sorted, values, op: PhantomData })
    }

    /// Returns, for each element, the index of its bucket. The boundaries are the upper limits of the buckets,
    /// inclusive. PyTorch's `torch.bucketize(x, boundaries)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = tensor![[3, 4], [9, 0]];
    /// assert_eq!(x.bucketize(&tensor![1, 3, 5]).eval(), tensor![[1, 2], [3, 0]]);
    /// ```
    fn bucketize<B: IntoExpr<Elem: MixesWith<Self::Elem>>>(
        self,
        boundaries: B,
    ) -> Lazy<Search<Mixed<Host, B, Self::Elem>, Self::Node, false, bucketize>>
    where
        Self::Elem: Arithmetic,
        OneDimension<B::Shape>: Boundaries<B::Shape>,
    {
        let sorted = <B::Elem as MixesWith<Self::Elem>>::node(boundaries.node());
        let values = self.node();
        Lazy(Search {
            sorted,
            values,
            op: PhantomData,
        })
    }
}
impl<E: Expr> SearchSorted for E {}

#[cfg(test)]
mod tests {
    extern crate std;
    use std::vec::Vec;

    use super::*;

    // `backward` names an operation without a derivative by this type.
    #[test]
    fn positions_have_the_name_of_their_operation() {
        fn name<N: ExprNode>(_: &crate::expr::Lazy<N>) -> &'static str {
            core::any::type_name::<<N::RequiresGrad as Tracked>::Obstacle>()
        }
        let (x, sorted) = (crate::tensor![2.0, 4.0], crate::tensor![1.0, 3.0, 5.0]);
        assert!(name(&x.bucketize(&sorted)).ends_with("::bucketize"));
        assert!(name(&sorted.searchsorted(&x)).ends_with("::searchsorted"));
        assert!(name(&sorted.searchsorted_right(&x)).ends_with("::searchsorted"));
    }

    /// Bytes are sorted by counting: all patterns, adjacent and not, with and without places.
    #[test]
    fn bytes_in_order_are_sorted_bytes() {
        fn check<T: Ordered + Ord + core::fmt::Debug>(of: impl Fn(usize) -> T) {
            let lengths: &[usize] = match cfg!(miri) {
                true => &[1, 17, 65],
                false => &[1, 16, 17, 63, 64, 65, 300, 1000],
            };
            for &n in lengths {
                for patterns in [1, 7, 251] {
                    let random = |i: usize| i.wrapping_mul(2_654_435_761) >> 7 & 0xFFFF;
                    let memory: Vec<T> = (0..3 * n).map(|i| of(random(i / 3 % patterns))).collect();
                    for (descending, step) in [(false, 1), (true, 1), (false, 2), (true, 2)] {
                        for k in [n, n.div_ceil(2), n.min(20)] {
                            let mut expected: Vec<usize> = (0..n).collect();
                            expected.sort_by(|&a, &b| {
                                let order = memory[3 * a].cmp(&memory[3 * b]);
                                if descending { order.reverse() } else { order }
                            });
                            let mut values = std::vec![memory[0]; n * step];
                            let mut places = std::vec![0; n * step];
                            let mut lane = Lane {
                                values: values.as_mut_ptr(),
                                value_step: step,
                                places: places.as_mut_ptr(),
                                place_step: step,
                                descending,
                            };
                            for _ in 0..2 {
                                // SAFETY: there is room for `n` elements.
                                unsafe {
                                    lane.fill(
                                        k,
                                        n,
                                        |i| memory[3 * i],
                                        Some(Memory {
                                            first: memory.as_ptr(),
                                            step: 3,
                                            shared: true,
                                        }),
                                    );
                                    for (i, &place) in expected.iter().enumerate().take(k) {
                                        let (value, found) = lane.get(i);
                                        assert_eq!(value, memory[3 * place], "{i} of {k} of {n}");
                                        assert!(lane.places.is_null() || found == place);
                                    }
                                }
                                lane.places = core::ptr::null_mut();
                            }
                        }
                    }
                }
            }
        }
        check(|i| i as u8);
        check(|i| i as i8);
    }

    /// The element that is selected is the one that sorting puts there, and none before it is above it.
    #[test]
    fn selected_elements_are_those_of_sorted_lanes() {
        for n in [1, 2, 16, 17, 40, if cfg!(miri) { 41 } else { 1000 }] {
            let random = |i: usize| (i.wrapping_mul(2_654_435_761) >> 7 & 0xFFFF) as f64;
            let patterns: [&dyn Fn(usize) -> f64; 6] = [
                &random,
                &|i| i as f64,
                &|i| (n - i) as f64,
                &|_| 1.0,
                &|i| (random(i) as usize % 3) as f64,
                &|i| i.min(n - i) as f64,
            ];
            for pattern in patterns {
                let mut sorted: Vec<f64> = (0..n).map(pattern).collect();
                sorted.sort_by(f64::total_cmp);
                for at in [0, n / 9, n / 2, n - 1] {
                    let mut values: Vec<f64> = (0..n).map(pattern).collect();
                    place(&mut values, at);
                    assert_eq!(values[at], sorted[at], "{at} of {n}");
                    assert!(values[..at].iter().all(|x| *x <= values[at]));
                    assert!(values[at..].iter().all(|x| *x >= values[at]));
                    // Few splits, then heapsort.
                    let mut values: Vec<f64> = (0..n).map(pattern).collect();
                    // SAFETY: the elements are set.
                    unsafe { of(&mut values).heapsort(0, n) };
                    assert_eq!(values, sorted);
                }
            }
        }
    }

    // Elements with many derivatives, one kilobyte each here, are sorted in place.
    #[test]
    fn large_elements_need_no_scratch_memory() {
        use crate::grad::Dual;
        let thread = std::thread::Builder::new().stack_size(0x60000);
        let done = thread.spawn(|| {
            let number = |i: usize| Dual::<f64, D<128>>::constant(-(i as f64));
            let mut values = std::vec![number(0); 40];
            let mut places = std::vec![0; 40];
            let lane = Lane {
                values: values.as_mut_ptr(),
                value_step: 2,
                places: places.as_mut_ptr(),
                place_step: 2,
                descending: false,
            };
            // SAFETY: there is room for 20 elements at a step of 2.
            unsafe { lane.fill(20, 20, number, None) };
            for i in 0..20 {
                assert_eq!(
                    (values[2 * i].value(), places[2 * i]),
                    (i as f64 - 19.0, 19 - i)
                );
            }
        });
        done.unwrap().join().unwrap();
    }

    // Lanes of all patterns, adjacent and not, with and without places, and parts that are split too unevenly.
    #[test]
    fn lanes_in_order_are_sorted_lanes() {
        let lengths: &[usize] = if cfg!(miri) {
            &[17, 40]
        } else {
            &[1, 2, 16, 17, 18, 33, 100, 1000, 1024, 1025, 3000]
        };
        let mut case = 0;
        for &n in lengths {
            let random = |i: usize| (i.wrapping_mul(2_654_435_761) >> 7 & 0xFFFF) as f32;
            let patterns: [&dyn Fn(usize) -> f32; 9] = [
                &random,
                &|i| i as f32,
                &|i| (n - i) as f32,
                // In the other order but for equal elements.
                &|i| ((n - i) / 2) as f32,
                &|i| (i / 2) as f32,
                &|_| 1.0,
                &|i| (random(i) as usize % 3) as f32,
                &|i| i.min(n - i) as f32,
                &|i| if i % 3 == 1 { f32::NAN } else { random(i) },
            ];
            for pattern in patterns {
                for descending in [false, true] {
                    for step in [1, 2] {
                        for k in [n, n.div_ceil(2), n.min(300), n.min(20), n.min(9)] {
                            case += 1;
                            let mut expected: Vec<usize> = (0..n).collect();
                            expected.sort_by(|&a, &b| {
                                let [a, b] = [pattern(a), pattern(b)];
                                let order = if b.above(a) {
                                    core::cmp::Ordering::Less
                                } else if a.above(b) {
                                    core::cmp::Ordering::Greater
                                } else {
                                    core::cmp::Ordering::Equal
                                };
                                if descending { order.reverse() } else { order }
                            });
                            let mut values = std::vec![0.0; n * step];
                            let mut places = std::vec![0; n * step];
                            let mut lane = Lane {
                                values: values.as_mut_ptr(),
                                value_step: step,
                                places: places.as_mut_ptr(),
                                place_step: step,
                                descending,
                            };
                            // SAFETY: there is room for `n` elements.
                            unsafe {
                                let memory: Vec<f32> = (0..3 * n).map(|i| pattern(i / 3)).collect();
                                let memory = (case % 3 > 0).then_some(Memory {
                                    first: memory.as_ptr(),
                                    step: 3,
                                    shared: false,
                                });
                                lane.fill(k, n, pattern, memory);
                                if k == n && case % 4 == 0 {
                                    // Few splits, then heapsort.
                                    for i in 0..n {
                                        lane.set(i, (pattern(i), i));
                                    }
                                    lane.quick(0, n, case as u32 / 4 % 4);
                                }
                                for (i, &place) in expected.iter().enumerate().take(k) {
                                    let (value, found) = lane.get(i);
                                    assert_eq!(found, place, "{i} of {k} of {n}");
                                    let right = pattern(place);
                                    assert!(value == right || value.is_nan() && right.is_nan());
                                }
                                lane.places = core::ptr::null_mut();
                                lane.fill(k, n, pattern, None);
                                for (i, &place) in expected.iter().enumerate().take(k) {
                                    let (value, right) = (lane.get(i).0, pattern(place));
                                    assert!(value == right || value.is_nan() && right.is_nan());
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
