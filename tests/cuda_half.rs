//! Floats of 16 bits compared with the host's, on a device or on the simulated driver: see `tests/cuda.rs`.
#![cfg(feature = "cuda")]

use half::{bf16, f16};
use stridewise::prelude::*;

/// Floats of all sizes, each with digits behind those of a half, and ties.
fn floats() -> BoxedTensor<f32, Shape![1000]> {
    let mut out = BoxedTensor::<f32, Shape![1000]>::zeros();
    let mut state = 3u32;
    for (i, x) in out.as_mut_slice().iter_mut().enumerate() {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        *x = match i {
            0..7 => [
                0.0,
                -0.0,
                f32::INFINITY,
                f32::NEG_INFINITY,
                f32::NAN,
                65520.0,
                65519.0,
            ][i],
            7..300 => f32::from_bits(state),
            300..500 => 1.0 + (i as f32) / 2048.0,
            500..700 => f32::from_bits(0x3F80_0000 + ((i as u32) << 14)),
            _ => (state >> 8) as f32 / 2f32.powi(20) - 8.0,
        };
    }
    out
}

macro_rules! each {
    ($($T:ident)*) => { $( {
        let x = floats();
        let d = x.cuda().unwrap();
        // The numbers of the crate are rounded once.
        let there = d.to::<$T>().eval().unwrap();
        for (x, y) in x.as_slice().iter().zip(there.to_host().unwrap().as_slice()) {
            let here = $T::from_f32(*x);
            assert!(here.to_bits() == y.to_bits() || here.is_nan() && y.is_nan(), "{x}: {here} and {y}");
        }
        let wide = d.double().to::<$T>().eval().unwrap().to_host().unwrap();
        assert!(wide.as_slice().iter().zip(there.to_host().unwrap().as_slice()).all(|(a, b)| a == b || a.is_nan()));
        // And back, with arithmetic between, also where nothing is aligned and where lanes are apart.
        let h = there.to_host().unwrap();
        let (back, there_back) = (h.float() * 2.0 + 1.0, (there.float() * 2.0 + 1.0).eval().unwrap());
        let same = |a: &[f32], b: &[f32]| a.iter().zip(b).all(|(a, b)| a == b || a.is_nan() && b.is_nan());
        assert!(same(back.eval_boxed().as_slice(), there_back.to_host().unwrap().as_slice()));
        let (part, there_part) = (h.slice(s![1..;3]), there.slice(s![1..;3]));
        let there_part = there_part.float().eval().unwrap();
        assert!(same(part.float().eval_boxed().as_slice(), there_part.to_host().unwrap().as_slice()));
        let (table, there_table) = (h.view::<Shape![20, 50]>(), there.view::<Shape![20, 50]>());
        let there_table = there_table.t().eval().unwrap();
        assert!(same(
            table.t().float().eval_boxed().as_slice(),
            there_table.float().eval().unwrap().to_host().unwrap().as_slice(),
        ));
        // Numbers, comparison, choice, integers.
        let (p, q) = (h.slice(s![..500]), h.slice(s![500..]));
        let (dp, dq) = (there.slice(s![..500]), there.slice(s![500..]));
        let big = where_(p.gt(q), p, q.minimum(p)).eval_boxed();
        let there_big = where_(dp.gt(dq), dp, dq.minimum(dp)).eval().unwrap().to_host().unwrap();
        assert!(big.as_slice().iter().zip(there_big.as_slice()).all(|(a, b)| a == b || a.is_nan() && b.is_nan()));
        let (whole, there_whole) = (h.to::<i32>().eval_boxed(), there.to::<i32>().eval().unwrap());
        assert_eq!(whole.as_slice(), there_whole.to_host().unwrap().as_slice());
        let (again, there_again) = (whole.to::<i8>().to::<$T>().eval_boxed(), there_whole.to::<i8>().to::<$T>());
        assert!(again.as_slice() == there_again.eval().unwrap().to_host().unwrap().as_slice());
        assert_eq!([h.argmax()], there.argmax().unwrap().to_host().unwrap().as_slice());
        // Products are summed as `f32`.
        let a = floats().slice(s![720..]).view::<Shape![14, 20]>().to::<$T>().eval_boxed();
        let b = floats().slice(s![712..]).view::<Shape![12, 24]>().to::<$T>().eval_boxed();
        let (da, db) = (a.cuda().unwrap(), b.cuda().unwrap());
        let wide_a = da.unsqueeze::<0>().expand::<Shape![3, 14, 20]>();
        let there = wide_a.float().matmul(db.view::<Shape![24, 12]>().narrow::<0, 0, 20>().float());
        let there = (there * 0.5).to::<$T>().eval().unwrap().to_host().unwrap();
        let fb = b.view::<Shape![24, 12]>().float().eval_boxed();
        let here = (&a.float().eval_boxed().mm(fb.narrow::<0, 0, 20>()).eval_boxed() * 0.5).eval_boxed();
        for (x, y) in here.as_slice().iter().zip(there.as_slice()) {
            assert!((x - y.to_f32()).abs() <= 0.01 * (1.0 + x.abs()), "{x} and {y}");
        }
        let a: BoxedTensor<$T, Shape![18, 40]> = floats().slice(s![280..]).view::<Shape![18, 40]>().clamp(-4.0, 4.0).to::<$T>().eval_boxed();
        let da = a.cuda().unwrap();
        let there = da.float().mm(da.t().float()).eval().unwrap().to_host().unwrap();
        // Halves compared with floats.
        let fa = a.float().eval_boxed();
        let mixed = da.float().mm(&fa.t().cuda().unwrap()).eval().unwrap().to_host().unwrap();
        assert!(mixed.as_slice().iter().zip(there.as_slice()).all(|(a, b)| a == b || a.is_nan() && b.is_nan()));
        let here = fa.mm(fa.t()).eval_boxed();
        assert!(here.as_slice().iter().zip(there.as_slice()).all(|(a, b)| (a - b).abs() < 1e-3 * (1.0 + a.abs()) || a.is_nan() && b.is_nan()));
    } )* };
}
#[test]
fn f16_and_bf16() {
    each! { f16 bf16 }
}

/// Ties of a half that only the digits beyond those of an `f32` would break: these are rounded first.
#[test]
fn doubles_and_integers_go_through_f32() {
    let tie = |bits: i32| 1.0 + 2f64.powi(-bits);
    let x: Tensor<f64, Shape![4]> = tensor![
        tie(11) + 2f64.powi(-30),
        tie(8) + 2f64.powi(-30),
        -tie(11) - 2f64.powi(-40),
        f64::NAN
    ];
    let d = x.cuda().unwrap();
    let there = d.to::<f16>().eval().unwrap().to_host().unwrap();
    assert_eq!(there[[0]], f16::from_f32(1.0));
    assert_eq!(there[[2]], f16::from_f32(-1.0));
    assert_eq!(there.as_slice()[..3], x.to::<f16>().eval().as_slice()[..3]);
    assert!(there[[3]].is_nan());
    let there = d.to::<bf16>().eval().unwrap().to_host().unwrap();
    assert_eq!(there[[1]], bf16::from_f32(1.0));
    assert_eq!(there.as_slice()[..3], x.to::<bf16>().eval().as_slice()[..3]);
    assert!(there[[3]].is_nan());
    macro_rules! integers {
        ($($T:ident $x:expr;)*) => { $( {
            let tie: $T = $x;
            let x: Tensor<$T, Shape![3]> = tensor![tie, 3, $T::MAX];
            let there = x.cuda().unwrap().to::<bf16>().eval().unwrap().to_host().unwrap();
            assert_eq!(there[[0]].to_f64(), (tie as f64).log2().floor().exp2());
            assert_eq!(there.as_slice(), x.to::<bf16>().eval().as_slice());
            let there = x.cuda().unwrap().to::<f16>().eval().unwrap().to_host().unwrap();
            assert_eq!(there.as_slice(), x.to::<f16>().eval().as_slice());
        } )* };
    }
    integers! {
        i32 (257 << 22) + 1; u32 (257 << 23) + 1; i64 (257 << 50) + 1; u64 (257 << 54) + 1;
    }
}
