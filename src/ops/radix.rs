//! Sorting by the digits of keys, the least significant one first: a pass for each byte in which keys differ, and no
//! comparison. It needs as much memory again as the items take.

use core::mem::swap;

/// From this number of items on it is faster than comparisons.
pub(super) const WORTH_DIGITS: usize = 192;
/// The number of digits.
const DIGITS: usize = 256;

/// Sorts items by the `bytes` lowest bytes of their keys; those with equal keys keep their order. Both slices have the same
/// length, less than 2³², and the result is in the first; the second may contain anything.
pub(super) fn sort_by_digits<T: Copy>(
    items: &mut [T],
    spare: &mut [T],
    bytes: usize,
    key: impl Fn(T) -> u64,
) {
    let n = items.len();
    let mut counts = [[0_u32; DIGITS]; 8];
    let bytes = bytes.min(8);
    let digit = |x: T, byte: usize| (key(x) >> (8 * byte)) as usize % DIGITS;
    if spare.len() != n || u32::try_from(n).is_err() {
        return;
    }
    let Some(&first) = items.first() else {
        return;
    };
    for &x in items.iter() {
        let key = key(x);
        for (byte, counts) in counts.iter_mut().enumerate().take(bytes) {
            counts[(key >> (8 * byte)) as usize % DIGITS] += 1;
        }
    }
    let (mut from, mut to) = (items, spare);
    let mut passes = 0;
    for (byte, counts) in counts.iter_mut().enumerate().take(bytes) {
        // All have this digit.
        if counts[digit(first, byte)] as usize == n {
            continue;
        }
        let mut begin = 0;
        for count in counts.iter_mut() {
            begin += core::mem::replace(count, begin);
        }
        for &x in from.iter() {
            let place = &mut counts[digit(x, byte)];
            // SAFETY: the places of a digit are as many as the items that have it, after those of smaller digits: less than
            // `n`, the length of both slices.
            unsafe { *to.get_unchecked_mut(*place as usize) = x };
            *place += 1;
        }
        swap(&mut from, &mut to);
        passes += 1;
    }
    if passes % 2 == 1 {
        to.copy_from_slice(from);
    }
}

/// `n` items on the heap; `None` if there is no memory.
#[cfg(feature = "std")]
pub(super) fn on_heap<T: Copy>(n: usize, item: T) -> Option<alloc::vec::Vec<T>> {
    let mut items = alloc::vec::Vec::new();
    items.try_reserve_exact(n).ok()?;
    items.resize(n, item);
    Some(items)
}

#[cfg(test)]
mod tests {
    extern crate std;
    use std::vec::Vec;

    use super::*;

    #[test]
    fn items_are_sorted_by_their_keys_and_keep_their_order() {
        let mut state = 1_u64;
        let mut next = || {
            state = state.wrapping_mul(0x5851_F42D_4C95_7F2D).wrapping_add(11);
            state >> 7
        };
        let lengths = if cfg!(miri) {
            &[0, 1, 33][..]
        } else {
            &[0, 1, 2, 255, 1000, 4097]
        };
        for &n in lengths {
            // Digits that differ in no byte, in one, in the highest and in all.
            for mask in [0, 0xFF00, 0xF00F << 48, u64::MAX] {
                for bytes in [8, 4] {
                    let mut items: Vec<(u64, usize)> = (0..n).map(|i| (next() & mask, i)).collect();
                    let mut wanted = items.clone();
                    wanted.sort_by_key(|x| x.0 << (64 - 8 * bytes));
                    let mut spare = std::vec![(7, 7); n];
                    sort_by_digits(&mut items, &mut spare, bytes, |x| x.0);
                    assert_eq!(items, wanted, "{n} by {bytes} bytes of {mask:x}");
                }
            }
        }
    }
}
