//! Places of extremes compared with the host's, on a device or on the simulated driver: see `tests/cuda.rs`.
#![cfg(feature = "cuda")]

use stridewise::prelude::*;

fn ties<Sh: Shape>() -> BoxedTensor<f32, Sh> {
    let mut state = 7u32;
    let mut out = BoxedTensor::<f32, Sh>::zeros();
    for x in out.as_mut_slice() {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        *x = (state >> 29) as f32 - 3.0;
    }
    out
}
macro_rules! rows {
    ($x:ident: $($e:expr, $DIM:literal;)*) => { $( {
        let most = $e.argmax_dim::<$DIM>().eval_boxed();
        let least = $e.argmin_dim::<$DIM>().eval_boxed();
        let d = $x.cuda().unwrap();
        let (there_most, there_least) = {
            let $x = &d;
            ($e.argmax_dim::<$DIM>().eval().unwrap(), $e.argmin_dim::<$DIM>().eval().unwrap())
        };
        assert_eq!(most.as_slice(), there_most.to_host().unwrap().as_slice(), "{}", stringify!($e));
        assert_eq!(least.as_slice(), there_least.to_host().unwrap().as_slice(), "{}", stringify!($e));
    } )* };
}
macro_rules! whole {
    ($x:ident: $($e:expr;)*) => { $( {
        let (most, least) = ($e.argmax(), $e.argmin());
        let d = $x.cuda().unwrap();
        let (there_most, there_least) = {
            let $x = &d;
            ($e.argmax().unwrap(), $e.argmin().unwrap())
        };
        assert_eq!([most], there_most.to_host().unwrap().as_slice(), "{}", stringify!($e));
        assert_eq!([least], there_least.to_host().unwrap().as_slice(), "{}", stringify!($e));
    } )* };
}

#[test]
fn the_first_of_equal_ones() {
    let mut x: BoxedTensor<f32, Shape![2, 270, 3]> = ties();
    for round in 0..2 {
        rows! { x:
            x, 0; x, 1; x, 2; x.transpose::<0, 1>(), 0; x.narrow::<1, 7, 260>(), 1;
            x.select::<2, 1>().expand::<Shape![3, 2, 270]>(), 0; (x.as_view() * -2.0), 1;
        }
        whole! { x: x; x.transpose::<0, 2>(); x.slice(s![.., ..;3, 1]); (x.as_view() * -1.0); }
        // NaN is beyond all numbers; and infinities where all are.
        if round == 0 {
            for i in [100, 101, 700, 1500] {
                x.as_mut_slice()[i] = f32::NAN;
            }
        }
    }
    let x = BoxedTensor::<f32, Shape![2, 3]>::full(f32::NEG_INFINITY);
    rows! { x: x, 0; x, 1; }
    whole! { x: x; }
    let x: BoxedTensor<f32, Shape![6, 8]> = ties();
    let (values, places) = x.max_dim::<1>().eval();
    let d = x.cuda().unwrap();
    let (there, where_) = d.as_view().max_dim::<1>().eval().unwrap();
    assert_eq!(values.as_slice(), there.to_host().unwrap().as_slice());
    assert_eq!(places.as_slice(), where_.to_host().unwrap().as_slice());
}

#[test]
fn types() {
    let x: BoxedTensor<f32, Shape![4, 20]> = ties();
    macro_rules! each {
        ($($T:ident)*) => { $( {
            let x = x.to::<$T>().eval_boxed();
            rows! { x: x, 0; x, 1; }
            whole! { x: x; }
        } )* };
    }
    each! { f64 i8 i16 i32 i64 u8 u32 u64 bool }
}

/// By two kernels: many blocks, then the best of theirs.
#[test]
fn many() {
    let x: BoxedTensor<f32, Shape![500, 400]> = ties();
    whole! { x: x.t(); }
}
