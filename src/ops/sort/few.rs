//! The first few elements of many lanes, in sorted order, eight lanes at a time: `topk`, and `sort` of short lanes.
//!
//! An element is a number of 64 bits, of which its key is the upper half and its index the lower one; with a key of 64 bits
//! it is two numbers. The first `K` of a lane are in registers; each further one goes past them, and exchanges places with
//! those above it. There is no branch, so the time does not depend on the order: the first 4 of 256 `f32` of 512 lanes take
//! 85 µs on a Zen 5, one lane after the other 215 µs.

use core::arch::x86_64::{
    __m256i, __m512i, _mm256_blendv_epi8, _mm256_cmpgt_epi64, _mm256_or_si256, _mm256_setr_epi64x,
    _mm256_setzero_si256, _mm512_cmpgt_epi64_mask, _mm512_mask_blend_epi64, _mm512_max_epi64,
    _mm512_min_epi64, _mm512_setr_epi64,
};

use super::lane::Lane;
use crate::expr::simd_dispatch::vector_bytes;
use crate::ops::Ordered;

/// The lanes that are processed at once: a vector of numbers of 64 bits.
pub(super) const LANES: usize = 8;
/// With fewer lanes, most of the vector would be the same lane again.
const LEAST_LANES: usize = 7;

/// Writes the first elements of the lanes.
///
/// # Safety
/// The elements are in memory, and nobody writes them. The lanes have room for the results, as many as the function is for,
/// of at least as many elements.
type Write<T> = unsafe fn(&Few<T>);

/// Some lanes of `n` elements in memory, at a step.
#[derive(Clone, Copy)]
pub(super) struct Few<T> {
    n: usize,
    step: usize,
    write: Write<T>,
    // Whether the processor has vectors of 64 bytes.
    wide: bool,
    len: usize,
    first: [*const T; LANES],
    out: [Lane<T>; LANES],
}
impl<T: Ordered> Few<T> {
    /// The function for the first `k` of `n` elements of each lane, if it is faster than one lane after the other.
    pub(super) const fn write(k: usize, n: usize, lanes: usize) -> Option<Write<T>> {
        macro_rules! some {
            ($($k:literal)*) => {
                match k {
                    $($k => Some(write::<T, $k>),)*
                    _ => None,
                }
            };
        }
        let has_key = matches!(T::KEY_BYTES, 1..=4 | 8);
        if has_key && k <= n && n < u32::MAX as usize && lanes >= LEAST_LANES {
            some!(1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16)
        } else {
            None
        }
    }
    /// `out` is a lane of the results, or any one of this type. None if the processor has no vectors of 32 bytes.
    pub(super) fn new(write: Write<T>, n: usize, step: usize, out: Lane<T>) -> Option<Self> {
        let bytes = vector_bytes();
        (bytes >= 32).then_some(Self {
            n,
            step,
            write,
            wide: bytes >= 64,
            len: 0,
            first: [core::ptr::null(); LANES],
            out: [out; LANES],
        })
    }
    /// The number of lanes that have not been written.
    pub(super) fn len(&self) -> usize {
        self.len
    }
    /// Adds a lane.
    ///
    /// # Safety
    /// As for [`Write`], until [`finish`](Self::finish).
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(super) unsafe fn push(&mut self, first: *const T, out: Lane<T>) {
        if self.len == 0 {
            // What is missing of a vector is this lane again.
            self.first = [first; LANES];
        }
        if let (Some(place), Some(to)) = (self.first.get_mut(self.len), self.out.get_mut(self.len))
        {
            (*place, *to) = (first, out);
            self.len += 1;
        }
        if self.len == LANES {
            // SAFETY: the caller's promise.
            unsafe { self.finish() }
        }
    }
    /// Writes the lanes that have not been written.
    ///
    /// # Safety
    /// As for [`Write`].
    pub(super) unsafe fn finish(&mut self) {
        if self.len > 0 {
            // SAFETY: the caller's promise.
            unsafe { (self.write)(self) }
        }
        self.len = 0;
    }
}

unsafe fn write<T: Ordered, const K: usize>(few: &Few<T>) {
    // SAFETY: `new` has asked for the vectors. The rest is the caller's promise.
    unsafe {
        if few.wide {
            write_by_512::<T, K>(few);
        } else {
            write_by_256::<T, K>(few);
        }
    }
}
#[inline(never)]
#[target_feature(enable = "avx512f")]
unsafe fn write_by_512<T: Ordered, const K: usize>(few: &Few<T>) {
    // SAFETY: as for `write`.
    unsafe {
        if const { T::KEY_BYTES > 4 } {
            write_by::<T, Pairs<__m512i>, K>(few);
        } else {
            write_by::<T, Packed<__m512i>, K>(few);
        }
    }
}
#[inline(never)]
#[target_feature(enable = "avx2")]
unsafe fn write_by_256<T: Ordered, const K: usize>(few: &Few<T>) {
    // SAFETY: as for `write`.
    unsafe {
        if const { T::KEY_BYTES > 4 } {
            write_by::<T, Pairs<[__m256i; 2]>, K>(few);
        } else {
            write_by::<T, Packed<[__m256i; 2]>, K>(few);
        }
    }
}
#[inline(always)]
unsafe fn write_by<T: Ordered, N: Numbers, const K: usize>(few: &Few<T>) {
    // As signed numbers in ascending order: the first bit is inverted, and all of the key to reverse the order.
    let flip = match few.out[0].descending {
        true => i64::MAX as u64,
        false => 1 << 63,
    };
    let shift = const { 64 - 8 * T::KEY_BYTES };
    // SAFETY: as for `write`.
    let key = |l: usize, i: usize| unsafe {
        let first = few.first.get(l).copied().unwrap_or(few.first[0]);
        ((first.add(i * few.step).read().key() << shift ^ flip) as i64) >> shift
    };
    // SAFETY: the processor has the vectors.
    let found = unsafe {
        let mut best = [N::last(); K];
        for i in 0..few.n {
            let key = |l| key(l, i);
            let keys = [
                key(0),
                key(1),
                key(2),
                key(3),
                key(4),
                key(5),
                key(6),
                key(7),
            ];
            let mut next = N::of(keys, i as i64);
            let mut moved = N::unmoved();
            for best in &mut best {
                (*best, next, moved) = best.in_order(next, moved);
            }
        }
        best
    };
    let found = found.map(N::places);
    for (l, (first, out)) in few.first.iter().zip(few.out).take(few.len).enumerate() {
        // SAFETY: the caller's promise: an index of the lane, and one of the results.
        let load = |i: usize| unsafe { first.add(i * few.step).read() };
        for (i, found) in found.iter().enumerate() {
            let place = found.get(l).map_or(0, |place| *place as u32 as usize);
            // SAFETY: as above.
            unsafe {
                if place >= few.n {
                    // The last key of all is that of places without an element.
                    out.fill(K, few.n, load, None);
                    break;
                }
                out.set(i, (load(place), place));
            }
        }
    }
}

/// Keys with their indices, for each lane.
///
/// # Safety
/// The processor has the vectors.
trait Numbers: Copy {
    unsafe fn of(keys: [i64; LANES], index: i64) -> Self;
    /// After all elements, or those whose key is the last one.
    unsafe fn last() -> Self;
    /// The lanes whose next element has found its place, so that all after it move on.
    type Moved: Copy;
    unsafe fn unmoved() -> Self::Moved;
    /// What is before the other in each lane, and what is after it. A further element is after those of its key.
    unsafe fn in_order(self, other: Self, moved: Self::Moved) -> (Self, Self, Self::Moved);
    /// The indices, in the lower half.
    fn places(self) -> [i64; LANES];
}
/// A key of 32 bits and an index in one number.
#[derive(Clone, Copy)]
struct Packed<V>(V);
impl<V: Vector> Numbers for Packed<V> {
    #[inline(always)]
    unsafe fn of(keys: [i64; LANES], index: i64) -> Self {
        // SAFETY: the caller's promise.
        Self(unsafe {
            V::of(keys.map(
                #[inline(always)]
                |key| key << 32 | index,
            ))
        })
    }
    #[inline(always)]
    unsafe fn last() -> Self {
        // SAFETY: the caller's promise.
        Self(unsafe { V::of([i64::MAX; LANES]) })
    }
    // The indices are a part of the numbers.
    type Moved = ();
    #[inline(always)]
    unsafe fn unmoved() {}
    #[inline(always)]
    unsafe fn in_order(self, other: Self, _: ()) -> (Self, Self, ()) {
        // SAFETY: the caller's promise.
        let (before, after) = unsafe { self.0.in_order(other.0) };
        (Self(before), Self(after), ())
    }
    #[inline(always)]
    fn places(self) -> [i64; LANES] {
        self.0.array()
    }
}
/// Keys of 64 bits, and their indices.
#[derive(Clone, Copy)]
struct Pairs<V>(V, V);
impl<V: Vector> Numbers for Pairs<V> {
    #[inline(always)]
    unsafe fn of(keys: [i64; LANES], index: i64) -> Self {
        // SAFETY: the caller's promise.
        unsafe { Self(V::of(keys), V::of([index; LANES])) }
    }
    #[inline(always)]
    unsafe fn last() -> Self {
        // SAFETY: the caller's promise.
        unsafe { Self(V::of([i64::MAX; LANES]), V::of([-1; LANES])) }
    }
    type Moved = V::Mask;
    #[inline(always)]
    unsafe fn unmoved() -> V::Mask {
        // SAFETY: the caller's promise.
        unsafe { V::none() }
    }
    #[inline(always)]
    unsafe fn in_order(self, other: Self, moved: V::Mask) -> (Self, Self, V::Mask) {
        // SAFETY: the caller's promise.
        unsafe {
            let (before, after) = self.0.in_order(other.0);
            let moved = self.0.above(other.0, moved);
            let [first, second] = self.1.exchanged(other.1, moved);
            (Self(before, first), Self(after, second), moved)
        }
    }
    #[inline(always)]
    fn places(self) -> [i64; LANES] {
        self.1.array()
    }
}

/// Signed numbers of 64 bits, one for each lane.
///
/// # Safety
/// The processor has the vectors.
trait Vector: Copy {
    unsafe fn of(numbers: [i64; LANES]) -> Self;
    /// The smaller one and the larger one of each lane.
    unsafe fn in_order(self, other: Self) -> (Self, Self);
    type Mask: Copy;
    unsafe fn none() -> Self::Mask;
    /// The lanes in which the other is smaller, and those of a mask.
    unsafe fn above(self, other: Self, or: Self::Mask) -> Self::Mask;
    /// Both, exchanged in the lanes of a mask.
    unsafe fn exchanged(self, other: Self, mask: Self::Mask) -> [Self; 2];
    fn array(self) -> [i64; LANES];
}
impl Vector for __m512i {
    #[inline(always)]
    unsafe fn of([a, b, c, d, e, f, g, h]: [i64; LANES]) -> Self {
        // SAFETY: the caller's promise.
        unsafe { _mm512_setr_epi64(a, b, c, d, e, f, g, h) }
    }
    #[inline(always)]
    unsafe fn in_order(self, other: Self) -> (Self, Self) {
        // SAFETY: the caller's promise.
        unsafe { (_mm512_min_epi64(self, other), _mm512_max_epi64(self, other)) }
    }
    type Mask = u8;
    #[inline(always)]
    unsafe fn none() -> u8 {
        0
    }
    #[inline(always)]
    unsafe fn above(self, other: Self, or: u8) -> u8 {
        // SAFETY: the caller's promise.
        or | unsafe { _mm512_cmpgt_epi64_mask(self, other) }
    }
    #[inline(always)]
    unsafe fn exchanged(self, other: Self, mask: u8) -> [Self; 2] {
        // SAFETY: the caller's promise.
        unsafe {
            [
                _mm512_mask_blend_epi64(mask, self, other),
                _mm512_mask_blend_epi64(mask, other, self),
            ]
        }
    }
    #[inline(always)]
    fn array(self) -> [i64; LANES] {
        // SAFETY: Validity: vectors of numbers are numbers.
        unsafe { core::mem::transmute(self) }
    }
}
impl Vector for [__m256i; 2] {
    #[inline(always)]
    unsafe fn of([a, b, c, d, e, f, g, h]: [i64; LANES]) -> Self {
        // SAFETY: the caller's promise.
        unsafe {
            [
                _mm256_setr_epi64x(a, b, c, d),
                _mm256_setr_epi64x(e, f, g, h),
            ]
        }
    }
    #[inline(always)]
    unsafe fn in_order(self, other: Self) -> (Self, Self) {
        // SAFETY: the caller's promise.
        let [before, after] = unsafe { self.exchanged(other, self.above(other, Self::none())) };
        (before, after)
    }
    type Mask = Self;
    #[inline(always)]
    unsafe fn none() -> Self {
        // SAFETY: the caller's promise.
        unsafe { [_mm256_setzero_si256(); 2] }
    }
    #[inline(always)]
    unsafe fn above(self, other: Self, or: Self) -> Self {
        let ([a, b], [c, d], [e, f]) = (self, other, or);
        // SAFETY: the caller's promise.
        unsafe {
            [
                _mm256_or_si256(e, _mm256_cmpgt_epi64(a, c)),
                _mm256_or_si256(f, _mm256_cmpgt_epi64(b, d)),
            ]
        }
    }
    #[inline(always)]
    unsafe fn exchanged(self, other: Self, mask: Self) -> [Self; 2] {
        let ([a, b], [c, d], [e, f]) = (self, other, mask);
        // SAFETY: the caller's promise.
        unsafe {
            [
                [_mm256_blendv_epi8(a, c, e), _mm256_blendv_epi8(b, d, f)],
                [_mm256_blendv_epi8(c, a, e), _mm256_blendv_epi8(d, b, f)],
            ]
        }
    }
    #[inline(always)]
    fn array(self) -> [i64; LANES] {
        // SAFETY: Validity: vectors of numbers are numbers.
        unsafe { core::mem::transmute(self) }
    }
}

#[cfg(test)]
mod tests {
    use std::format;
    use std::vec::Vec;

    use super::*;

    // The first elements of each lane, by a stable sort of the keys.
    fn check<T: Ordered + core::fmt::Debug>(of: impl Fn(usize) -> T) {
        for (k, n) in [
            (1, 1),
            (1, 40),
            (2, 3),
            (5, 5),
            (5, 37),
            (8, 100),
            (16, 16),
            (16, 33),
        ] {
            for lanes in [7, 8, 19] {
                let elements: Vec<T> = (0..lanes * n).map(&of).collect();
                for (descending, adjacent) in [(false, true), (true, true), (true, false)] {
                    let (across, step) = if adjacent { (n, 1) } else { (1, lanes) };
                    let mut values: Vec<T> = (0..lanes * k).map(&of).collect();
                    let mut places = std::vec![usize::MAX; lanes * k];
                    for wide in [false, true] {
                        let lane = |l: usize| Lane {
                            values: values.as_mut_ptr().wrapping_add(l * k),
                            value_step: 1,
                            places: places.as_mut_ptr().wrapping_add(l * k),
                            place_step: 1,
                            descending,
                        };
                        let mut lane = lane;
                        let write = Few::write(k, n, lanes).unwrap();
                        let Some(few) = Few::new(write, n, step, lane(0)) else {
                            return;
                        };
                        // Vectors of 32 bytes, and those of 64 where there are.
                        let mut few = Few {
                            wide: few.wide && wide,
                            ..few
                        };
                        // SAFETY: the lanes and their results are within the vectors.
                        unsafe {
                            for l in 0..lanes {
                                few.push(elements.as_ptr().add(l * across), lane(l));
                            }
                            few.finish();
                        }
                        for l in 0..lanes {
                            let key = |i: &usize| {
                                let key = elements[l * across + i * step].key();
                                if descending { !key } else { key }
                            };
                            let mut sorted: Vec<usize> = (0..n).collect();
                            sorted.sort_by_key(key);
                            let found = &places[l * k..][..k];
                            assert_eq!(found, &sorted[..k], "lane {l} of {n}, {descending}");
                            for (value, i) in values[l * k..].iter().zip(found) {
                                let element = elements[l * across + i * step];
                                assert_eq!(format!("{value:?}"), format!("{element:?}"));
                            }
                        }
                    }
                }
            }
        }
    }
    fn random(i: usize) -> usize {
        i.wrapping_mul(2_654_435_761) >> 9
    }

    #[test]
    fn first_elements_of_eight_lanes_are_those_of_a_stable_sort() {
        let float = |i: usize| match random(i) % 17 {
            0 => f64::NAN,
            1 => -0.0,
            2 => 0.0,
            3 => f64::INFINITY,
            4 => f64::NEG_INFINITY,
            5 => -f64::NAN,
            x => (random(i) % 97) as f64 - 8.0 * x as f64,
        };
        check(float);
        check(|i| float(i) as f32);
        check(|i| match random(i) % 7 {
            0 => i64::MIN,
            1 => i64::MAX,
            _ => random(i) as i64 % 100 - 50,
        });
        check(|i| match random(i) % 7 {
            0 => u64::MAX,
            _ => random(i) as u64 % 100,
        });
        check(|i| match random(i) % 7 {
            0 => i32::MIN,
            1 => i32::MAX,
            _ => random(i) as i32 % 100 - 50,
        });
        check(|i| random(i) as u8);
        check(|i| random(i) as i16);
    }
}
