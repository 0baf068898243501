//! Lanes of all patterns, sorted by each algorithm.

extern crate std;
use std::vec::Vec;

use super::lane::{Lane, Memory};
use super::slice::{in_order, of, place};
use crate::num::D;
use crate::ops::Ordered;

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

// Groups without one of the first elements are passed over, from either end: as a stable sort has it, with equal elements,
// those of no order, and lanes in either order.
#[test]
fn first_elements_of_long_lanes_are_those_of_a_stable_sort() {
    let random = |i: usize| i.wrapping_mul(2_654_435_761) >> 9;
    let patterns: [&dyn Fn(usize) -> f64; 5] = [
        &|i| random(i) as f64,
        &|i| (random(i) % 5) as f64,
        &|i| i as f64,
        &|i| -(i as f64),
        &|i| {
            if random(i) % 7 == 0 {
                f64::NAN
            } else {
                (random(i) % 90) as f64
            }
        },
    ];
    for (pattern, n) in patterns
        .into_iter()
        .flat_map(|p| [33, 64, 97, 300].map(|n| (p, n)))
    {
        let elements: Vec<f64> = (0..n).map(pattern).collect();
        for (k, descending) in [1, 4, 16].into_iter().flat_map(|k| [(k, false), (k, true)]) {
            let (mut values, mut places) = (std::vec![0.0; k], std::vec![0; k]);
            let lane = Lane {
                values: values.as_mut_ptr(),
                value_step: 1,
                places: places.as_mut_ptr(),
                place_step: 1,
                descending,
            };
            let memory = Memory {
                first: elements.as_ptr(),
                step: 1,
                shared: false,
            };
            // SAFETY: there is room for `k` elements, and the elements are in memory.
            unsafe { lane.fill(k, n, |i| elements[i], Some(memory)) };
            let mut sorted: Vec<usize> = (0..n).collect();
            sorted.sort_by_key(|&i| {
                if descending {
                    !elements[i].key()
                } else {
                    elements[i].key()
                }
            });
            assert_eq!(places, sorted[..k], "{k} of {n}, {descending}");
        }
    }
}

/// A slice is sorted where it is, whatever its order was.
#[test]
fn slices_in_order_are_sorted_slices() {
    fn check<T: Ordered + Ord + core::fmt::Debug>(of: impl Fn(usize) -> T) {
        for n in (0..40).chain([if cfg!(miri) { 64 } else { 3000 }]) {
            let random = |i: usize| i.wrapping_mul(2_654_435_761) >> 7 & 0x7F;
            for order in [|i, _| i, |i, n| n - i, |i, n| (i + n / 2) % n, |i, _| i % 3] {
                for shuffled in [false, true] {
                    let place = |i| order(i, n);
                    let number = |i| if shuffled { random(place(i)) } else { place(i) };
                    let mut found: Vec<T> = (0..n).map(|i| of(number(i))).collect();
                    let mut wanted = found.clone();
                    in_order(&mut found);
                    wanted.sort();
                    assert_eq!(found, wanted);
                }
            }
        }
    }
    check(|i| i as i64 - 20);
    check(|i| i as u8);
    check(|i| i % 3 == 0);
}
