//! Temporaries: one buffer with constant offsets for the results of kernels that an expression reads.
//!
//! The type of an expression determines the memory that it needs: [`Need`] counts bytes, [`Pending`] lists the
//! kernels that are computed before the elementwise part around them. A temporary is taken from one end of the free
//! memory, and the memory for its operands from the other end. So in a chain of kernels two consecutive temporaries
//! never overlap, and the size of the buffer is the largest sum of two consecutive ones, not the sum of all.

use core::mem::MaybeUninit;

use crate::shape::{MAX_RANK, Shape};
use crate::storage::STACK_LIMIT;

/// The alignment of every temporary: a cache line on targets with vectors, else an element.
pub(super) const ALIGN: usize = if cfg!(target_pointer_width = "64") {
    64
} else {
    8
};

/// The bytes of a temporary of `count` elements `T`. More than `isize::MAX` bytes do not compile.
pub(crate) const fn bytes_of<T>(count: usize) -> usize {
    assert!(
        align_of::<T>() <= ALIGN,
        "elements of this alignment have no temporary: evaluate the operand first, `.eval()`"
    );
    match count.checked_mul(size_of::<T>()) {
        Some(bytes) if bytes <= isize::MAX as usize - ALIGN => bytes.next_multiple_of(ALIGN),
        _ => panic!("a temporary has more bytes than an address counts"),
    }
}

/// The number of bytes that a step needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Need {
    /// The bytes that remain in use after the step.
    pub(crate) kept: usize,
    /// The most bytes in use during the step, including those that it keeps.
    pub(crate) peak: usize,
}
impl Need {
    pub(crate) const NONE: Self = Self { kept: 0, peak: 0 };

    /// A need of `bytes` bytes that remain in use.
    pub(crate) const fn kept(bytes: usize) -> Self {
        Self {
            kept: bytes,
            peak: bytes,
        }
    }

    /// One step, then another one, in addition to the bytes that the first keeps.
    pub(crate) const fn then(self, next: Self) -> Self {
        Self {
            kept: sum(self.kept, next.kept),
            peak: max(self.peak, sum(self.kept, next.peak)),
        }
    }

    /// A result of `bytes` bytes from operands with this need, which are not kept.
    pub(crate) const fn result(self, bytes: usize) -> Self {
        Self {
            kept: bytes,
            peak: max(self.peak, sum(self.kept, bytes)),
        }
    }

    /// A result of `bytes` bytes, then operands that are not kept.
    pub(crate) const fn before(bytes: usize, operands: Self) -> Self {
        Self {
            kept: bytes,
            peak: sum(bytes, operands.peak),
        }
    }
}
/// The sum of two numbers of bytes. Overflow is an error: the buffer would be too small.
const fn sum(bytes: usize, more: usize) -> usize {
    match bytes.checked_add(more) {
        Some(bytes) if bytes <= isize::MAX as usize - ALIGN => bytes,
        _ => panic!("the temporaries of an expression have more bytes than an address counts"),
    }
}
const fn max(a: usize, b: usize) -> usize {
    if a > b { a } else { b }
}

/// A kernel whose result the elementwise part of an expression reads.
#[derive(Clone, Copy, Debug)]
struct Entry {
    sizes: [usize; MAX_RANK],
    /// The bytes of an element.
    element: usize,
    /// The alignment of an element.
    align: usize,
    /// The bytes of the result.
    bytes: usize,
    /// The memory that its operands need.
    operands: Need,
}

/// The largest number of kernels of an expression that are considered for [`in_place`](Pending::in_place).
const LISTED: usize = 6;

/// The kernels whose results the elementwise part of an expression reads, in the order in which they are computed.
#[derive(Clone, Copy, Debug)]
pub struct Pending {
    listed: [Entry; LISTED],
    count: usize,
    /// The memory of the kernels that are not listed.
    others: Need,
    /// Whether there are kernels that are not listed. They may need no memory; those after them are not listed either,
    /// since a kernel's number in the list is its number in the order of computation.
    closed: bool,
}
impl Pending {
    pub(crate) const NONE: Self = Self {
        listed: [Entry {
            sizes: [1; MAX_RANK],
            element: 0,
            align: 1,
            bytes: 0,
            operands: Need::NONE,
        }; LISTED],
        count: 0,
        others: Need::NONE,
        closed: false,
    };

    /// One kernel.
    pub(crate) const fn one<T, S: Shape>(operands: Need) -> Self {
        let mut pending = Self::NONE;
        pending.listed[0] = Entry {
            sizes: S::PADDED,
            element: size_of::<T>(),
            align: align_of::<T>(),
            bytes: bytes_of::<T>(S::NUMEL),
            operands,
        };
        pending.count = 1;
        pending
    }

    /// The kernels of both, in this order.
    pub(crate) const fn and(mut self, next: &Self) -> Self {
        let mut i = 0;
        while i < next.count {
            let entry = next.listed[i];
            if self.count < LISTED && !self.closed {
                self.listed[self.count] = entry;
                self.count += 1;
            } else {
                self.closed = true;
                self.others = self.others.then(entry.operands.result(entry.bytes));
            }
            i += 1;
        }
        self.others = self.others.then(next.others);
        self.closed |= next.closed;
        self
    }

    /// The same kernels, none of which has its result in the memory of the expression's own result.
    pub(crate) const fn apart(&self) -> Self {
        Self {
            others: self.need(None),
            closed: !self.is_empty(),
            ..Self::NONE
        }
    }

    /// The kernels of `count` operands of one type.
    pub(crate) const fn times(&self, count: usize) -> Self {
        let mut all = Self::NONE;
        let mut i = 0;
        while i < count {
            all = all.and(self);
            i += 1;
        }
        all
    }

    /// Whether there are no kernels.
    pub(crate) const fn is_empty(&self) -> bool {
        self.count == 0 && !self.closed
    }

    /// The kernel whose result can be written to the memory of a contiguous result with this shape and element type:
    /// the first kernel with these sizes. The elementwise part then reads each element where it writes it.
    pub(crate) const fn in_place<T, S: Shape>(&self) -> Option<usize> {
        let sizes = S::PADDED;
        let mut i = 0;
        while i < self.count {
            let entry = &self.listed[i];
            let mut same = entry.element == size_of::<T>() && entry.align <= align_of::<T>();
            let mut d = 0;
            while d < MAX_RANK {
                same = same && entry.sizes[d] == sizes[d];
                d += 1;
            }
            if same {
                return Some(i);
            }
            i += 1;
        }
        None
    }

    /// The memory that all of them need. The kernel `in_place`, if any, has its result elsewhere.
    pub(crate) const fn need(&self, in_place: Option<usize>) -> Need {
        let mut sum = Need::NONE;
        let mut i = 0;
        while i < self.count {
            let entry = &self.listed[i];
            let elsewhere = matches!(in_place, Some(k) if k == i);
            let bytes = if elsewhere { 0 } else { entry.bytes };
            sum = sum.then(entry.operands.result(bytes));
            i += 1;
        }
        sum.then(self.others)
    }
}

/// Free memory for temporaries, and the place of the next kernel's result.
#[derive(Debug)]
pub struct Room {
    low: *mut u8,
    high: *mut u8,
    /// Whether results are taken from the high end.
    from_high: bool,
    /// The memory of the expression's own result, and the kernel whose result is written there.
    place: *mut u8,
    in_place: Option<usize>,
    computed: usize,
}
impl Room {
    /// # Safety
    /// The bytes from `low` on, which is aligned, may be written for as long as the room and the places taken from it
    /// are in use. There are at least as many bytes as these places need.
    pub(crate) unsafe fn new(low: *mut u8, bytes: usize) -> Self {
        Self {
            low,
            high: low.wrapping_add(bytes),
            from_high: false,
            place: core::ptr::null_mut(),
            in_place: None,
            computed: 0,
        }
    }

    /// The free memory for the operands of the next place that is taken from this room.
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(crate) fn opposite(&self) -> Self {
        Self {
            low: self.low,
            high: self.high,
            from_high: !self.from_high,
            place: core::ptr::null_mut(),
            in_place: None,
            computed: 0,
        }
    }

    /// The same memory, where one of the kernels has its result at `place`.
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(crate) fn at(mut self, place: *mut u8, in_place: Option<usize>) -> Self {
        self.place = place;
        self.in_place = in_place;
        self
    }

    /// The place of a result of `bytes` bytes.
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(crate) fn take(&mut self, bytes: usize) -> *mut u8 {
        if self.from_high {
            self.high = self.high.wrapping_sub(bytes);
            self.high
        } else {
            let place = self.low;
            self.low = self.low.wrapping_add(bytes);
            place
        }
    }

    /// The place of the next kernel's result, of `bytes` bytes.
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(crate) fn next(&mut self, bytes: usize) -> *mut u8 {
        let this = self.computed;
        self.computed = this.wrapping_add(1);
        if self.in_place == Some(this) {
            self.place
        } else {
            self.take(bytes)
        }
    }
}

/// The memory that is requested of a room, as a type.
pub(crate) trait Needs {
    const BYTES: usize;
}

#[cfg_attr(target_pointer_width = "64", repr(C, align(64)))]
#[cfg_attr(not(target_pointer_width = "64"), repr(C, align(8)))]
struct Words<const WORDS: usize>([MaybeUninit<u64>; WORDS]);
const _: () = assert!(align_of::<Words<1>>() >= ALIGN);

#[cfg_attr(not(unoptimised), inline(always))]
fn with_words<const WORDS: usize, R, F: FnOnce(Room) -> R>(bytes: usize, f: F) -> R {
    let mut words = Words::<WORDS>([const { MaybeUninit::uninit() }; WORDS]);
    debug_assert!(size_of::<Words<WORDS>>() >= bytes);
    // SAFETY: memory of this stack frame, aligned; `on_stack` chooses a sufficient length.
    f(unsafe { Room::new((&raw mut words).cast(), bytes) })
}

// Stable Rust has no array whose length is a constant of a generic type. So the length is chosen among eight for each
// power of two: at most an eighth more than needed.
struct Length<N>(core::marker::PhantomData<N>);
impl<N: Needs> Length<N> {
    const WORDS: usize = N::BYTES.div_ceil(8);
    /// The length is `PART << POWER`.
    const POWER: usize = match Self::WORDS {
        0..=16 => 0,
        words => (usize::BITS - (words - 1).leading_zeros()) as usize - 4,
    };
    const PART: usize = Self::WORDS.div_ceil(1 << Self::POWER);
}

/// The largest buffer.
const MAX_POWER: usize = 12;
const _: () = assert!(STACK_LIMIT == 8 << (MAX_POWER + 4));

/// Calls [`with_words`] of the length that `N` needs.
///
/// Without optimisation the function is chosen by a constant: the compiler visits the one that it evaluates to, while it
/// visits each arm of a `match` in a function, which took most of the time of a debug build. With optimisation a call by
/// a constant costs the stack a copy of the result.
struct OnStack<N, F, R>(core::marker::PhantomData<(N, F, R)>);

macro_rules! lengths {
    ($($power:literal: $($part:literal)*;)*) => {
        impl<N: Needs, R, F: FnOnce(Room) -> R> OnStack<N, F, R> {
            #[cfg(unoptimised)]
            const CALL: fn(usize, F) -> R = match Length::<N>::POWER {
                $(
                    $power => match Length::<N>::PART {
                        $( $part => with_words::<{ $part << $power }, R, F>, )*
                        _ => too_large,
                    },
                )*
                _ => too_large,
            };
            #[cfg(not(unoptimised))]
            #[inline(always)]
            fn call(f: F) -> R {
                match const { Length::<N>::POWER } {
                    $(
                        $power => match const { Length::<N>::PART } {
                            $( $part => with_words::<{ $part << $power }, R, F>(N::BYTES, f), )*
                            _ => too_large(0, f),
                        },
                    )*
                    _ => too_large(0, f),
                }
            }
        }
    };
}
lengths! {
    0: 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16;
    1: 9 10 11 12 13 14 15 16;
    2: 9 10 11 12 13 14 15 16;
    3: 9 10 11 12 13 14 15 16;
    4: 9 10 11 12 13 14 15 16;
    5: 9 10 11 12 13 14 15 16;
    6: 9 10 11 12 13 14 15 16;
    7: 9 10 11 12 13 14 15 16;
    8: 9 10 11 12 13 14 15 16;
    9: 9 10 11 12 13 14 15 16;
    10: 9 10 11 12 13 14 15 16;
    11: 9 10 11 12 13 14 15 16;
    12: 9 10 11 12 13 14 15 16;
}

/// In place of a room that the caller rejects: a second error here would hide the caller's.
#[cold]
fn too_large<F, R>(_: usize, _: F) -> R {
    unreachable!("the caller rejects it at compile time")
}

/// Calls `f` with a room on the stack. The caller rejects a room larger than `STACK_LIMIT`, so that the error message
/// names the user's call.
#[cfg_attr(not(unoptimised), inline(always))]
pub(crate) fn on_stack<N: Needs, R, F: FnOnce(Room) -> R>(f: F) -> R {
    #[cfg(unoptimised)]
    return (const { OnStack::<N, F, R>::CALL })(N::BYTES, f);
    #[cfg(not(unoptimised))]
    OnStack::<N, F, R>::call(f)
}

/// Calls `f` with a room on the heap.
#[cfg(feature = "alloc")]
#[cfg_attr(not(unoptimised), inline(always))]
pub(crate) fn on_heap<N: Needs, R>(f: impl FnOnce(Room) -> R) -> R {
    if const { N::BYTES == 0 } {
        return with_words::<0, R, _>(0, f);
    }
    let lines = const { N::BYTES.div_ceil(size_of::<Words<8>>()) };
    let mut memory = alloc::vec::Vec::<Words<8>>::with_capacity(lines);
    // SAFETY: the vector's memory, aligned and large enough, which is valid until `f` returns.
    f(unsafe { Room::new(memory.as_mut_ptr().cast(), N::BYTES) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_chain_needs_its_largest_two_neighbours() {
        // Four results, each computed from the previous one.
        let sizes = [640, 128, 1280, 64];
        let mut need = Need::NONE;
        for bytes in sizes {
            need = need.result(bytes);
        }
        assert_eq!((need.kept, need.peak), (64, 128 + 1280));
    }

    #[test]
    fn two_operands_are_kept_together() {
        let first = Need::NONE.result(100);
        let second = Need::NONE.result(700).result(30);
        // The operand of the second one is in use at the same time as the first.
        assert_eq!(first.then(second).result(8).peak, 100 + 730);
    }

    // Sums that exceed `isize::MAX` bytes.
    #[test]
    fn temporaries_that_no_address_counts_are_refused() {
        extern crate std;
        const QUARTER: usize = 1 << (usize::BITS - 2);
        let most = Need::kept(QUARTER).then(Need::kept(QUARTER / 2));
        assert_eq!(most.peak, QUARTER / 2 * 3);
        let sums: [fn() -> Need; 3] = [
            || Need::kept(QUARTER).then(Need::kept(QUARTER)),
            || Need::kept(QUARTER).result(QUARTER),
            || Need::before(QUARTER, Need::kept(QUARTER)),
        ];
        for sum in sums {
            assert!(std::panic::catch_unwind(sum).is_err());
        }
    }

    #[test]
    fn rooms_on_the_stack_are_large_enough_and_not_much_larger() {
        struct Bytes<const N: usize>;
        impl<const N: usize> Needs for Bytes<N> {
            const BYTES: usize = N;
        }
        // A separate stack frame for each.
        #[inline(never)]
        fn check<const N: usize>() {
            let length = Length::<Bytes<N>>::PART << Length::<Bytes<N>>::POWER;
            assert!(
                length * 8 >= N && length * 8 < N + N / 8 + 8,
                "{N} {length}"
            );
            on_stack::<Bytes<N>, _, _>(|mut room| {
                let first = room.take(N);
                // SAFETY: `N` bytes are requested.
                unsafe {
                    first.write_bytes(1, N);
                    assert_eq!(*first.add(N - 1), 1);
                }
            });
        }
        macro_rules! check {
            ($($n:literal)*) => { $( check::<$n>(); )* };
        }
        check! { 1 7 8 9 127 128 129 136 137 144 145 1000 1024 1025 4095 4096 4097 65_535 65_537 400_000 }
    }

    #[test]
    fn a_result_in_place_takes_no_memory() {
        type Sizes = (crate::D<3>, crate::D<4>);
        let pending =
            Pending::one::<f32, Sizes>(Need::NONE).and(&Pending::one::<f64, Sizes>(Need::NONE));
        assert_eq!(pending.in_place::<f32, Sizes>(), Some(0));
        assert_eq!(pending.in_place::<i64, Sizes>(), Some(1));
        assert_eq!(pending.in_place::<f32, (crate::D<12>,)>(), None);
        let all = pending.need(None);
        assert_eq!(pending.need(Some(0)).kept, all.kept - bytes_of::<f32>(12));
    }

    #[test]
    fn more_kernels_than_are_listed_are_counted() {
        type Sizes = (crate::D<16>,);
        let one = Pending::one::<f32, Sizes>(Need::NONE);
        let mut all = Pending::NONE;
        for n in 1..=20 {
            all = all.and(&one);
            assert_eq!(all.need(None).kept, n * bytes_of::<f32>(16));
        }
        assert_eq!(
            one.and(&all).and(&all).need(None).kept,
            41 * bytes_of::<f32>(16)
        );
    }
}
