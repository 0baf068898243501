//! Products of matrices compared with the host's, on a device or on the simulated driver: see `tests/cuda.rs`.
#![cfg(feature = "cuda")]

use stridewise::cuda::CudaElement;
use stridewise::prelude::*;

fn floats<Sh: Shape>(seed: u32) -> BoxedTensor<f32, Sh> {
    let mut state = seed;
    let mut out = BoxedTensor::<f32, Sh>::zeros();
    for x in out.as_mut_slice() {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        *x = (state >> 8) as f32 / 2f32.powi(23) - 1.0;
    }
    out
}
fn device<T: CudaElement, Sh: Shape>(x: &BoxedTensor<T, Sh>) -> CudaTensor<T, Sh> {
    x.cuda().unwrap()
}
/// Sums in another order than the host's: off by the rounding of each of `count` products of numbers up to 1.
fn near(here: &[f32], there: &[f32], count: usize, what: &str) {
    assert_eq!(here.len(), there.len());
    for (i, (a, b)) in here.iter().zip(there).enumerate() {
        let bound = count as f32 * f32::EPSILON;
        assert!(
            (a - b).abs() <= bound * (1.0 + a.abs()),
            "{what}: element {i} is {a} on the host, {b} on the device"
        );
    }
}

/// The same product here and there, of the views that the expressions name.
macro_rules! same {
    ($a:ident, $b:ident, $count:expr; $op:ident; $x:expr, $y:expr) => {{
        let here = $x.$op($y).eval_boxed();
        let there = {
            let ($a, $b) = (device(&$a), device(&$b));
            let _ = (&$a, &$b);
            $x.$op($y).eval().unwrap().to_host().unwrap()
        };
        near(
            here.as_slice(),
            there.as_slice(),
            $count,
            stringify!($x, $y),
        );
    }};
}

#[test]
fn strides_and_edges() {
    // Whole tiles, and such that end at none.
    let (a, b) = (floats::<Shape![64, 32]>(1), floats::<Shape![32, 64]>(2));
    same!(a, b, 32; mm; (&a), &b);
    same!(a, b, 64; mm; (&b), &a);
    same!(a, b, 32; mm; (b.t()), a.t());
    let (a, b) = (floats::<Shape![70, 37]>(3), floats::<Shape![37, 45]>(4));
    same!(a, b, 37; mm; (&a), &b);
    same!(a, b, 37; mm; (b.t()), a.t());
    // By one slice alone, and by less than one.
    same!(a, b, 16; mm; (a.narrow::<1, 3, 16>()), b.narrow::<0, 3, 16>());
    same!(a, b, 5; mm; (a.narrow::<1, 3, 5>()), b.narrow::<0, 30, 5>());
    // Stepped, narrowed, expanded.
    same!(a, b, 18; mm; (a.slice(s![..;2, 1..37;2])), b.slice(s![1..37;2, 3..40]));
    same!(a, b, 37; mm; (a.narrow::<0, 5, 1>().expand::<Shape![40, 37]>()), &b);
    let (a, b) = (floats::<Shape![100, 72]>(5), floats::<Shape![72, 100]>(6));
    same!(a, b, 72; mm; (&a), &b);
    same!(a, b, 100; mm; (a.t()), b.t());
}

#[test]
fn small_ones_and_vectors() {
    let (a, b) = (floats::<Shape![8, 12]>(1), floats::<Shape![12, 16]>(2));
    same!(a, b, 12; mm; (&a), &b);
    same!(a, b, 12; mm; (b.t()), a.t());
    let (a, b) = (floats::<Shape![5, 35]>(1), floats::<Shape![35, 7]>(2));
    same!(a, b, 35; mm; (&a), &b);
    let (a, b) = (floats::<Shape![40, 70]>(1), floats::<Shape![70]>(2));
    same!(a, b, 70; mv; (&a), &b);
    same!(a, b, 70; matmul; (&b), a.t());
    let (a, b) = (floats::<Shape![3, 20, 9]>(1), floats::<Shape![9]>(2));
    same!(a, b, 9; matmul; (&a), &b);
    same!(a, b, 9; matmul; (&b), a.mT());
    same!(a, b, 9; matmul; (&b), &b);
    let none = Tensor::<f32, Shape![20, 0]>::zeros().cuda().unwrap();
    let zeros = none.mm(none.t()).eval().unwrap().to_host().unwrap();
    assert_eq!(zeros.as_slice(), [0.0; 400]);
}

/// A warp for each sum.
#[test]
fn long_rows() {
    let (a, b) = (floats::<Shape![21, 130]>(1), floats::<Shape![130]>(2));
    same!(a, b, 130; mv; (&a), &b);
    same!(a, b, 128; mv; (a.narrow::<1, 1, 128>()), b.narrow::<0, 2, 128>());
    same!(a, b, 130; matmul; (&b), &b);
    let (a, b) = (floats::<Shape![20, 256]>(1), floats::<Shape![3, 256]>(2));
    same!(a, b, 256; mm; (&a), b.t());
    same!(a, b, 256; mm; (&b), a.t());
    same!(a, b, 256; mv; (&a), b.select::<0, 1>());
    same!(a, b, 256; mv; (a.narrow::<1, 4, 240>()), b.select::<0, 1>().narrow::<0, 1, 240>());
    let (a, b) = (floats::<Shape![2, 4, 80]>(1), floats::<Shape![2, 9, 80]>(2));
    same!(a, b, 80; bmm; (&a), b.mT());
    let (da, row) = (device(&a), floats::<Shape![9]>(5));
    let there = (da.bmm(device(&b).mT()) + &device(&row))
        .relu()
        .eval()
        .unwrap();
    let here = (&a.bmm(b.mT()).eval_boxed() + &row).relu().eval_boxed();
    near(
        here.as_slice(),
        there.to_host().unwrap().as_slice(),
        80,
        "a layer",
    );
    let there = a.double().eval_boxed().cuda().unwrap();
    let there = there
        .matmul(there.select::<0, 0>().select::<0, 0>())
        .eval()
        .unwrap();
    let here = a.matmul(a.select::<0, 0>().select::<0, 0>()).eval_boxed();
    let there = there.to::<f32>().eval().unwrap().to_host().unwrap();
    near(here.as_slice(), there.as_slice(), 80, "doubles");
}

#[test]
fn batches() {
    let (a, b) = (
        floats::<Shape![3, 20, 24]>(1),
        floats::<Shape![3, 24, 36]>(2),
    );
    same!(a, b, 24; bmm; (&a), &b);
    same!(a, b, 24; bmm; (b.mT()), a.mT());
    same!(a, b, 24; matmul; (&a), b.select::<0, 1>());
    let (a, b) = (
        floats::<Shape![2, 1, 17, 10]>(1),
        floats::<Shape![3, 10, 18]>(2),
    );
    same!(a, b, 10; matmul; (&a), &b);
    let (a, b) = (floats::<Shape![50, 4, 4]>(1), floats::<Shape![50, 4, 4]>(2));
    same!(a, b, 4; bmm; (&a), &b);
    let (a, b) = (
        floats::<Shape![20, 2, 18]>(1),
        floats::<Shape![20, 18, 2]>(2),
    );
    // The batches lie innermost.
    same!(a, b, 20; bmm; (a.permute::<Dims![1, 2, 0]>()), b.permute::<Dims![2, 0, 1]>());
}

#[test]
fn what_is_computed_of_a_product_is_part_of_its_kernel() {
    let (a, b) = (floats::<Shape![40, 24]>(1), floats::<Shape![24, 36]>(2));
    let (row, whole) = (floats::<Shape![36]>(3), floats::<Shape![40, 36]>(4));
    let (da, db, drow, dwhole) = (device(&a), device(&b), device(&row), device(&whole));
    let here = a.mm(&b).eval_boxed();
    let relu = ((&here * 0.5) + &row).relu().eval_boxed();
    let there = (da.mm(&db) * 0.5 + &drow).relu().eval().unwrap();
    near(
        relu.as_slice(),
        there.to_host().unwrap().as_slice(),
        24,
        "relu",
    );
    let gelu = (2.0 - (-&here)).gelu_tanh().eval_boxed();
    let there = (2.0 - (-da.mm(&db))).gelu_tanh().eval().unwrap();
    near(
        gelu.as_slice(),
        there.to_host().unwrap().as_slice(),
        100,
        "gelu",
    );
    // In place, into a transposed view, and as another type.
    let (mut h, mut d) = (whole.clone(), dwhole);
    h.add_(&here);
    d.add_(da.mm(&db)).unwrap();
    near(
        h.as_slice(),
        d.to_host().unwrap().as_slice(),
        24,
        "in place",
    );
    let mut out = Tensor::<f32, Shape![36, 40]>::zeros().cuda().unwrap();
    da.mm(&db).eval_into(&mut out.as_view_mut().t()).unwrap();
    near(
        here.t().contiguous().as_slice(),
        out.to_host().unwrap().as_slice(),
        24,
        "transposed",
    );
    let there = da.mm(&db).double().eval().unwrap().to_host().unwrap();
    assert!(
        here.as_slice()
            .iter()
            .zip(there.as_slice())
            .all(|(a, b)| (f64::from(*a) - b).abs() < 1e-5)
    );
    // Two products, and one within a reduction.
    let two = (&here + &here).eval_boxed();
    let there = (da.mm(&db) + da.mm(&db)).eval().unwrap();
    near(
        two.as_slice(),
        there.to_host().unwrap().as_slice(),
        24,
        "two",
    );
    // The first in tiles, beside one of larger elements, which each thread sums.
    let (c, d) = (
        floats::<Shape![40, 5]>(5).double().eval_boxed(),
        floats::<Shape![5, 36]>(6).double().eval_boxed(),
    );
    let beside = c.mm(&d).eval_boxed();
    let both = (&here + beside.float()).eval_boxed();
    let there = (da.mm(&db) + device(&c).mm(&device(&d)).float())
        .eval()
        .unwrap();
    near(
        both.as_slice(),
        there.to_host().unwrap().as_slice(),
        24,
        "beside larger ones",
    );
    let there = da.mm(&db).sum_dim::<1>().eval().unwrap();
    near(
        here.sum_dim::<1>().eval().as_slice(),
        there.to_host().unwrap().as_slice(),
        1000,
        "sum",
    );
    // Broadcast.
    let ones = BoxedTensor::<f32, Shape![2, 1, 1]>::ones();
    let there = (da.mm(&db) + &device(&ones)).eval().unwrap();
    let more = (&here + &ones).eval_boxed();
    near(
        more.as_slice(),
        there.to_host().unwrap().as_slice(),
        24,
        "broadcast",
    );
}
#[test]
fn other_elements() {
    macro_rules! whole {
        ($($T:ident)*) => { $( {
            let a = (&floats::<Shape![33, 40]>(1) * 1000.0).to::<$T>().eval_boxed();
            let b = (&floats::<Shape![40, 20]>(2) * 1000.0).to::<$T>().eval_boxed();
            let there = device(&a).mm(&device(&b)).eval().unwrap().to_host().unwrap();
            assert_eq!(a.mm(&b).eval_boxed().as_slice(), there.as_slice());
        } )* };
    }
    whole! { i8 i32 i64 u16 u64 }
    let a = floats::<Shape![70, 40]>(1).double().eval_boxed();
    let b = floats::<Shape![40, 66]>(2).double().eval_boxed();
    let there = device(&a)
        .mm(&device(&b))
        .eval()
        .unwrap()
        .to_host()
        .unwrap();
    let here = a.mm(&b).eval_boxed();
    assert!(
        here.as_slice()
            .iter()
            .zip(there.as_slice())
            .all(|(a, b)| (a - b).abs() < 1e-13)
    );
}

/// Factors that their product converts.
#[test]
fn widened_factors() {
    fn whole<Sh: Shape>(seed: u32) -> BoxedTensor<f32, Sh> {
        (&floats::<Sh>(seed) * 100.0).floor().eval_boxed()
    }
    macro_rules! exact {
        ([$a:ident $b:ident] $To:ident: $($x:expr, $y:expr;)*) => { $( {
            let here = $x.to::<$To>().mm($y.to::<$To>()).eval_boxed();
            let there = {
                let ($a, $b) = (device(&$a), device(&$b));
                let _ = (&$a, &$b);
                $x.to::<$To>().mm($y.to::<$To>()).eval().unwrap().to_host().unwrap()
            };
            assert_eq!(here.as_slice(), there.as_slice(), stringify!($To $x, $y));
        } )* };
    }
    macro_rules! widened {
        ($($From:ident $To:ident)*) => { $( {
            // Tiles whose slices are one load of each thread, small ones, and edges.
            let a = whole::<Shape![64, 64]>(1).to::<$From>().eval_boxed();
            let b = whole::<Shape![64, 64]>(2).to::<$From>().eval_boxed();
            exact! { [a b] $To: (&a), &b; a.t(), b.t(); }
            let a = whole::<Shape![20, 40]>(1).to::<$From>().eval_boxed();
            let b = whole::<Shape![40, 20]>(2).to::<$From>().eval_boxed();
            exact! { [a b] $To: (&a), &b; b.t(), a.t(); }
            let a = whole::<Shape![100, 72]>(1).to::<$From>().eval_boxed();
            let b = whole::<Shape![72, 66]>(2).to::<$From>().eval_boxed();
            exact! { [a b] $To: (&a), &b; b.t(), a.t(); }
            // A warp for each sum.
            let a = whole::<Shape![20, 128]>(1).to::<$From>().eval_boxed();
            let b = whole::<Shape![3, 128]>(2).to::<$From>().eval_boxed();
            exact! { [a b] $To: (&a), b.t(); }
        } )* };
    }
    widened! { f32 f64 i8 i64 i32 f64 u16 u64 f64 f32 i16 i32 }
}

/// The largest tiles, of 128 by 128: the batch makes them pay.
#[test]
fn large_tiles() {
    let (a, b) = (floats::<Shape![128, 16]>(1), floats::<Shape![16, 132]>(2));
    let (da, db) = (device(&a), device(&b));
    let dwide = da.unsqueeze::<0>().expand::<Shape![64, 128, 16]>();
    let kernel = dwide
        .matmul(&db)
        .kernel(stridewise::cuda::Target::new(90, 12040))
        .unwrap();
    assert_eq!(kernel.grid(), (128, 256));
    // Two blocks on a processor: with one, its threads wait for their loads.
    assert!(kernel.ptx().contains(".minnctapersm 2"));
    let there = dwide.matmul(&db).eval().unwrap().to_host().unwrap();
    let here = a.mm(&b).eval_boxed();
    for i in [0, 1, 63] {
        let part = &there.as_slice()[i * 128 * 132..][..128 * 132];
        near(here.as_slice(), part, 16, "large");
    }
    // Those of half as many rows.
    let (a, da) = (a.narrow::<0, 7, 64>(), da.narrow::<0, 7, 64>());
    let dwide = da.unsqueeze::<0>().expand::<Shape![64, 64, 16]>();
    let kernel = dwide
        .matmul(&db)
        .kernel(stridewise::cuda::Target::new(90, 12040))
        .unwrap();
    assert_eq!(kernel.grid(), (128, 128));
    let there = dwide.matmul(&db).eval().unwrap().to_host().unwrap();
    let here = a.mm(&b).eval_boxed();
    for i in [0, 1, 63] {
        let part = &there.as_slice()[i * 64 * 132..][..64 * 132];
        near(here.as_slice(), part, 16, "large");
    }
}

/// Few tiles and much to sum: two kernels, whose sums are always in the same order.
#[test]
fn long_inner_dimensions_are_cut_into_parts() {
    fn whole<Sh: Shape>() -> BoxedTensor<f32, Sh> {
        let mut out = BoxedTensor::<f32, Sh>::zeros();
        for (i, x) in out.as_mut_slice().iter_mut().enumerate() {
            *x = ((i * 37 + i / 7) % 9) as f32 - 4.0;
        }
        out
    }
    // Whole numbers: exact in any order.
    let (a, b) = (whole::<Shape![40, 2048]>(), whole::<Shape![2048, 24]>());
    let (x, y) = (a.cuda().unwrap(), b.cuda().unwrap());
    let bias = whole::<Shape![24]>();
    let z = bias.cuda().unwrap();
    let here = a.mm(&b).eval_boxed();
    let there = || x.mm(&y).eval().unwrap().to_host().unwrap();
    assert_eq!(here.as_slice(), there().as_slice());
    let fused = (x.mm(&y) * 2.0 + &z).relu().eval().unwrap();
    let with = (&here * 2.0 + &bias).relu().eval_boxed();
    assert_eq!(with.as_slice(), fused.to_host().unwrap().as_slice());
    // Into a part of a tensor, and of transposed and stepped factors.
    let mut out = Tensor::<f32, Shape![24, 50]>::zeros().cuda().unwrap();
    x.mm(&y)
        .eval_into(&mut out.as_view_mut().narrow::<1, 3, 40>().t())
        .unwrap();
    let kept = out.to_host().unwrap();
    assert_eq!(
        here.as_slice(),
        kept.narrow::<1, 3, 40>().t().eval_boxed().as_slice()
    );
    let (c, d) = (whole::<Shape![1024, 60]>(), whole::<Shape![33, 2048]>());
    let (u, v) = (c.cuda().unwrap(), d.cuda().unwrap());
    let there = u.slice(s![.., ..;3]).t().mm(v.slice(s![.., ..;2]).t());
    let here = c
        .slice(s![.., ..;3])
        .t()
        .mm(d.slice(s![.., ..;2]).t())
        .eval_boxed();
    assert_eq!(
        here.as_slice(),
        there.eval().unwrap().to_host().unwrap().as_slice()
    );
    // Batches.
    let (a, b) = (
        whole::<Shape![3, 20, 1024]>(),
        whole::<Shape![3, 1024, 17]>(),
    );
    let (x, y) = (a.cuda().unwrap(), b.cuda().unwrap());
    let there = x.bmm(&y).eval().unwrap();
    assert_eq!(
        a.bmm(&b).eval_boxed().as_slice(),
        there.to_host().unwrap().as_slice()
    );
    // Inexact ones are the same each time, and near.
    let (a, b) = (
        (&a.select::<0, 0>() * 0.1).eval_boxed(),
        (&b.select::<0, 0>() * 0.3).eval_boxed(),
    );
    let (x, y) = (a.cuda().unwrap(), b.cuda().unwrap());
    let there = || x.mm(&y).eval().unwrap().to_host().unwrap();
    let (first, second) = (there(), there());
    assert_eq!(first.as_slice(), second.as_slice());
    for (a, b) in a
        .mm(&b)
        .eval_boxed()
        .as_slice()
        .iter()
        .zip(first.as_slice())
    {
        assert!((a - b).abs() <= 1e-4 * a.abs().max(1.0), "{a} {b}");
    }
}
