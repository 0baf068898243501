//! Kernels over tensors that are larger than any memory, of which the simulated device runs single blocks: every element
//! that is read is what its index says, so that what is written says from where it was read.
//!
//! ```sh
//! LD_LIBRARY_PATH=$(.ci/cuda_sim) cargo test --features cuda --test cuda_large
//! ```
#![cfg(feature = "cuda")]

use cuda_sim::{Array, imagined};
use std::collections::BTreeSet;
use stridewise::cuda::{CudaExpr, Kernel, Target};
use stridewise::prelude::*;

const TARGET: Target = Target {
    version: "7.4",
    capability: 75,
};
/// Where tensors end one below, at and one above what 31 and 32 bits hold.
const EDGES: [u64; 10] = [
    0,
    (1 << 31) - 1,
    1 << 31,
    (1 << 31) + 1,
    3_000_000_000,
    (1 << 32) - 2,
    (1 << 32) - 1,
    1 << 32,
    (1 << 32) + 1,
    u64::MAX,
];

/// The number of elements, the bytes of one, and the bits of each.
type Input<'a> = (u64, u64, &'a dyn Fn(u64) -> u64);

/// Runs the blocks of a kernel whose elements include the edges. Each element that they write must be as expected, and
/// written once; each edge must be among them.
fn runs(
    what: &str,
    kernel: &Kernel,
    out: (u64, u64),
    inputs: &[Input],
    others: &[u64],
    expected: &dyn Fn(u64) -> u64,
) {
    let (blocks, _) = kernel.grid();
    let (elements, size) = out;
    let mut arrays = vec![Array {
        first: 1 << 44,
        elements,
        size,
        value: None,
    }];
    for (i, &(elements, size, value)) in inputs.iter().enumerate() {
        arrays.push(Array {
            first: (i as u64 + 1) << 40,
            elements,
            size,
            value: Some(value),
        });
    }
    let edges = EDGES.map(|edge| edge.min(elements - 1));
    let mut chosen: BTreeSet<u32> = BTreeSet::new();
    for edge in edges {
        let near = (u128::from(edge) * u128::from(blocks) / u128::from(elements)) as u32;
        chosen.extend(near.saturating_sub(1)..=near.saturating_add(1).min(blocks - 1));
    }
    let mut seen = BTreeSet::new();
    for block in chosen {
        let written = imagined(kernel.ptx(), (blocks, block), &arrays, others);
        let written = written
            .unwrap_or_else(|error| panic!("{what}, block {block}: {error}\n{}", kernel.ptx()));
        for one in written {
            assert_eq!(one.array, 0, "{what}");
            assert!(
                seen.insert(one.index),
                "{what}: element {} twice",
                one.index
            );
            let mask = u64::MAX >> (64 - 8 * size);
            assert_eq!(
                one.bits,
                expected(one.index) & mask,
                "{what}: element {}",
                one.index
            );
        }
    }
    for edge in edges {
        assert!(
            seen.contains(&edge),
            "{what}: element {edge} is not written"
        );
    }
}
fn itself(i: u64) -> u64 {
    i
}
/// The element of a tensor that a kernel reads for each of its own.
macro_rules! reads {
    ($T:ident, $($e:expr, $from:expr, [$($other:expr),*], $expected:expr;)*) => { $( {
        let kernel = $e.kernel(TARGET).unwrap();
        let elements: u64 = $e.numel() as u64;
        let size = size_of::<$T>() as u64;
        let inputs = $from.map(|n: u64| (n, size, &itself as &dyn Fn(u64) -> u64));
        runs(stringify!($e), &kernel, (elements, size), &inputs, &[$($other),*], &$expected);
    } )* };
}

#[test]
fn lengths_about_what_31_and_32_bits_hold() {
    macro_rules! lengths {
        ($T:ident: $($n:literal)*) => { $( {
            let x = CudaView::<$T, Shape![$n]>::nowhere();
            let n: u64 = $n;
            reads! { $T,
                x + 0, [n], [0], itself;
                x.flip::<Dims![0]>(), [n], [], |i| n - 1 - i;
                x.roll::<0>(1), [n], [n - 1], |i| (i + n - 1) % n;
                (&x, &x).cat::<0>(), [n, n], [], |i| i % n;
            }
        } )* };
    }
    lengths! { u64: 2147483647 2147483648 2147483649 4294967295 4294967296 4294967297 3000000000 9000000000 }
    lengths! { u8: 2147483647 2147483649 4294967295 4294967297 }
}

#[test]
fn what_is_found_by_its_index() {
    let x = CudaView::<f32, Shape![3_000_000_000]>::nowhere();
    let y = CudaView::<u64, Shape![3, 1_500_000_001]>::nowhere();
    const ROW: u64 = 1_500_000_001;
    let (row, column) = (|i: u64| i / ROW, |i: u64| i % ROW);
    reads! { f32,
        x.flip::<Dims![0]>(), [3_000_000_000], [], |i| 2_999_999_999 - i;
        x.roll::<0>(-7), [3_000_000_000], [7], |i| (i + 7) % 3_000_000_000;
        x.view::<Shape![30, 100_000_000]>().flip::<Dims![0, 1]>(), [3_000_000_000], [], |i| 2_999_999_999 - i;
    }
    reads! { u64,
        y.flip::<Dims![1]>(), [3 * ROW], [], |i| row(i) * ROW + ROW - 1 - column(i);
        y.flip::<Dims![0]>(), [3 * ROW], [], |i| (2 - row(i)) * ROW + column(i);
        y.roll::<1>(5), [3 * ROW], [ROW - 5], |i| row(i) * ROW + (column(i) + ROW - 5) % ROW;
        y.rot90::<1, 0, 1>(), [3 * ROW], [], |i| (i % 3) * ROW + ROW - 1 - i / 3;
        y.t().rot90::<2, 0, 1>(), [3 * ROW], [], |i| (2 - i % 3) * ROW + ROW - 1 - i / 3;
        y.repeat::<Shape![2, 2]>(), [3 * ROW], [], |i| i / (2 * ROW) % 3 * ROW + i % (2 * ROW) % ROW;
        y.repeat_interleave::<1, 3>(), [3 * ROW], [], |i| i / (3 * ROW) * ROW + i % (3 * ROW) / 3;
        (&y, &y).cat::<1>(), [3 * ROW, 3 * ROW], [], |i| i / (2 * ROW) * ROW + i % (2 * ROW) % ROW;
        [&y, &y, &y].cat::<0>(), [3 * ROW; 3], [], |i| i % (3 * ROW);
        (&y, &y).stack::<0>(), [3 * ROW; 2], [], |i| i % (3 * ROW);
        y.pad::<Shape![3, 0]>(9), [3 * ROW], [9], |i| match i % (ROW + 3) {
            0..3 => 9,
            column => i / (ROW + 3) * ROW + column - 3,
        };
        y.pad_reflect::<Shape![2, 3]>(), [3 * ROW], [], |i| {
            let way = (i % (ROW + 5)).abs_diff(2);
            i / (ROW + 5) * ROW + if way < ROW { way } else { 2 * ROW - 2 - way }
        };
        y.pad_replicate::<Shape![2, 3]>(), [3 * ROW], [], |i| {
            i / (ROW + 5) * ROW + (i % (ROW + 5)).saturating_sub(2).min(ROW - 1)
        };
        y.pad_circular::<Shape![2, 3]>(), [3 * ROW], [], |i| i / (ROW + 5) * ROW + (i % (ROW + 5) + ROW - 2) % ROW;
        y.tril(-1), [3 * ROW], [-1i64 as u64], |i| if row(i) > column(i) { i } else { 0 };
        y.triu(4), [3 * ROW], [4], |i| if column(i) >= row(i) + 4 { i } else { 0 };
    }
    // The difference of two indices does not fit 32 bits.
    let z = CudaView::<u64, Shape![2, 2_500_000_000]>::nowhere();
    const LONG: u64 = 2_500_000_000;
    let high = 2_400_000_000;
    reads! { u64,
        z.triu(2_400_000_000), [2 * LONG], [high], |i| if i % LONG >= i / LONG + high { i } else { 0 };
        z.tril(2_400_000_000), [2 * LONG], [high], |i| if i % LONG <= i / LONG + high { i } else { 0 };
        z.flip::<Dims![0]>() + z, [2 * LONG, 2 * LONG], [], |i| (1 - i / LONG) * LONG + i % LONG + i;
    }
}

#[test]
fn views_and_broadcasts() {
    let x = CudaView::<u64, Shape![70_000, 70_001]>::nowhere();
    const WIDE: u64 = 70_001;
    const ALL: u64 = 70_000 * WIDE;
    let (row, column) = (
        CudaView::<u64, Shape![70_001]>::nowhere(),
        CudaView::<u64, Shape![70_000, 1]>::nowhere(),
    );
    let long = CudaView::<u64, Shape![5_000_000_000]>::nowhere();
    let deep = CudaView::<u64, Shape![2, 3_000_000_000]>::nowhere();
    reads! { u64,
        x + row, [ALL, WIDE], [], |i| i + i % WIDE;
        x + column, [ALL, 70_000], [], |i| i + i / WIDE;
        row + column, [WIDE, 70_000], [], |i| i % WIDE + i / WIDE;
        // From its own first element on.
        x.slice(s![.., 1..]) + 0, [ALL], [0], |i| i / 70_000 * WIDE + i % 70_000;
        long.slice(s![..;2]) + 0, [5_000_000_000], [0], |i| 2 * i;
        // A step of more bytes than an instruction adds.
        deep.t() + 0, [6_000_000_000], [0], |i| i % 2 * 3_000_000_000 + i / 2;
        deep.t().flip::<Dims![0]>(), [6_000_000_000], [], |i| i % 2 * 3_000_000_000 + 2_999_999_999 - i / 2;
    }
}

#[test]
fn indices_of_run_time() {
    let table = CudaView::<u64, Shape![5_000_000_000]>::nowhere();
    let wide = CudaView::<u64, Shape![2, 2_500_000_000]>::nowhere();
    let places = [4_999_999_999_i64, 0, 1 << 31, (1 << 32) + 1, (1 << 32) - 1];
    let indices = Tensor::<i64, Shape![5]>::from_array(places).cuda().unwrap();
    let values = |i: u64| places[i as usize] as u64;
    let size = (5, 8);
    let read = |n: u64| (n, 8, &itself as &dyn Fn(u64) -> u64);
    let indexed = (5, 8, &values as &dyn Fn(u64) -> u64);
    let inputs = [read(5_000_000_000), indexed];
    let kernel = table
        .index_select::<0>(&indices)
        .unwrap()
        .kernel(TARGET)
        .unwrap();
    runs("index_select", &kernel, size, &inputs, &[], &values);
    let kernel = table.gather::<0>(&indices).unwrap().kernel(TARGET).unwrap();
    runs("gather", &kernel, size, &inputs, &[], &values);
    let kernel = wide.take(&indices).unwrap().kernel(TARGET).unwrap();
    runs("take", &kernel, size, &inputs, &[], &values);
}

/// Tiles by way of shared memory.
#[test]
fn transposes() {
    let x = CudaView::<u32, Shape![70_000, 60_010]>::nowhere();
    let kernel = x.t().kernel(TARGET).unwrap();
    assert!(kernel.ptx().contains("st.shared"));
    let (blocks, _) = kernel.grid();
    let arrays = [
        Array {
            first: 1 << 44,
            elements: 70_000 * 60_010,
            size: 4,
            value: None,
        },
        Array {
            first: 1 << 40,
            elements: 70_000 * 60_010,
            size: 4,
            value: Some(&itself),
        },
    ];
    let mut largest = 0;
    for block in [0, 1, blocks / 2, blocks / 2 + 1, blocks / 3 * 2, blocks - 1] {
        let written = imagined(kernel.ptx(), (blocks, block), &arrays, &[]).unwrap();
        assert!(written.len() > 100);
        for one in written {
            assert_eq!(one.bits, one.index % 70_000 * 60_010 + one.index / 70_000);
            largest = largest.max(one.index);
        }
    }
    assert_eq!(largest, 70_000 * 60_010 - 1);
}

/// In tiles, by warps, and where each sum is a thread's.
#[test]
fn products() {
    macro_rules! product {
        ($a:expr, $b:expr, [$m:expr, $inner:expr, $n:expr]) => {{
            let (m, inner, n): (u64, u64, u64) = ($m, $inner, $n);
            let kernel = $a.mm($b).kernel(TARGET).unwrap();
            let (blocks, _) = kernel.grid();
            let arrays = [
                Array {
                    first: 1 << 44,
                    elements: m * n,
                    size: 8,
                    value: None,
                },
                Array {
                    first: 1 << 40,
                    elements: m * inner,
                    size: 8,
                    value: Some(&itself),
                },
                Array {
                    first: 1 << 42,
                    elements: inner * n,
                    size: 8,
                    value: Some(&itself),
                },
            ];
            let mut last = 0;
            for block in [0, blocks / 2, blocks - 2, blocks - 1] {
                let written = imagined(kernel.ptx(), (blocks, block), &arrays, &[]);
                let written = written.unwrap_or_else(|error| panic!("{error}\n{}", kernel.ptx()));
                assert!(!written.is_empty());
                for one in written {
                    let (i, j) = (one.index / n, one.index % n);
                    let sum = (0..inner).fold(0u64, |sum, k| {
                        sum.wrapping_add((i * inner + k).wrapping_mul(k * n + j))
                    });
                    assert_eq!(one.bits, sum, "row {i}, column {j}");
                    last = last.max(one.index);
                }
            }
            assert_eq!(last, m * n - 1);
        }};
    }
    let tall = CudaView::<u64, Shape![1_200_000_001, 2]>::nowhere();
    let few = CudaView::<u64, Shape![2, 20]>::nowhere();
    product!(tall, few, [1_200_000_001, 2, 20]);
    let (left, right) = (
        CudaView::<u64, Shape![20, 2]>::nowhere(),
        CudaView::<u64, Shape![2, 1_200_000_001]>::nowhere(),
    );
    product!(left, right, [20, 2, 1_200_000_001]);
    let rows = CudaView::<u64, Shape![50_000_001, 64]>::nowhere();
    let column = CudaView::<u64, Shape![64, 1]>::nowhere();
    product!(rows, column, [50_000_001, 64, 1]);
    let narrow = CudaView::<u64, Shape![2, 3]>::nowhere();
    product!(tall, narrow, [1_200_000_001, 2, 3]);
}
