//! Files beside those that NumPy wrote: `tests/files/generate.py`.

use stridewise::prelude::*;

macro_rules! embedded {
    ($($name:ident $T:ty, $path:literal, |$i:ident| $e:expr;)*) => { $(
        #[test]
        fn $name() {
            static X: TensorView<$T, Shape![4, 3]> = include_npy!($path);
            let read = Tensor::<$T, Shape![4, 3]>::from_npy(include_bytes!($path)).unwrap();
            for $i in 0..12_usize {
                assert_eq!(X[[$i / 3, $i % 3]], $e, "element {}", $i);
                assert_eq!(read[[$i / 3, $i % 3]], $e, "element {}", $i);
            }
            assert_eq!(X.storage().as_ptr().addr() % 16, 0);
        }
    )* };
}
embedded! {
    embedded_f32 f32, "files/f32_4x3.npy", |i| i as f32;
    embedded_f64 f64, "files/f64_4x3.npy", |i| i as f64;
    embedded_i8 i8, "files/i8_4x3.npy", |i| i as i8;
    embedded_i16 i16, "files/i16_4x3.npy", |i| i as i16;
    embedded_i32 i32, "files/i32_4x3.npy", |i| i as i32;
    embedded_i64 i64, "files/i64_4x3.npy", |i| i as i64;
    embedded_u8 u8, "files/u8_4x3.npy", |i| i as u8;
    embedded_u16 u16, "files/u16_4x3.npy", |i| i as u16;
    embedded_u32 u32, "files/u32_4x3.npy", |i| i as u32;
    embedded_u64 u64, "files/u64_4x3.npy", |i| i as u64;
    embedded_bool bool, "files/bool_4x3.npy", |i| i % 2 == 0;
}

#[test]
fn embedded_in_fortran_order() {
    static X: TensorView<f32, Shape![4, 3], Strides![1, 4]> =
        include_npy!("files/f32_4x3_fortran.npy");
    assert_eq!(X.t().rebase().storage()[..5], [0.0, 3.0, 6.0, 9.0, 1.0]);
    assert_eq!(X[[3, 2]], 11.0);
}

#[test]
fn embedded_complex_and_scalar() {
    const X: TensorView<[f32; 2], Shape![3]> = include_npy!("files/c64_3.npy");
    assert_eq!(X[[2]], [2.0, -0.5]);
    assert_eq!(include_npy!("files/scalar.npy", f32, [])[[]], 2.5);
}

// A view in a `const` is part of other constants.
#[test]
fn embedded_views_are_constants() {
    const ROW: TensorView<f32, Shape![3]> = include_npy!("files/f32_4x3.npy", f32, [4, 3])
        .select::<0, 2>()
        .rebase();
    assert_eq!(ROW.sum(), 21.0);
}
