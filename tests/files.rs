//! Files compared with those that NumPy wrote: `tests/files/generate.py`.

use std::collections::BTreeMap;
use std::io::{Cursor, Read, Write};

use stridewise::files::{FileRows, Npz, NpzWriter, Safetensors, SafetensorsWriter};
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

/// Rows whose number the type does not say, in each order of bytes and memory.
#[test]
fn rows_of_any_number() {
    type Rows = FileRows<f32, Shape![3]>;
    let numbers: Vec<f32> = (0..12u8).map(f32::from).collect();
    for file in [
        &include_bytes!("files/f32_4x3.npy")[..],
        include_bytes!("files/f32_4x3_big.npy"),
        include_bytes!("files/f32_4x3_fortran.npy"),
    ] {
        let rows = Rows::from_npy(file).unwrap();
        assert_eq!((rows.num_rows(), &rows[..]), (4, &numbers[..]));
        assert_eq!(rows.rows().next_back().unwrap().sum(), 30.0);
        // Cut off and continued files are refused.
        assert!(Rows::from_npy(&file[..file.len() - 4]).is_err());
        assert!(Rows::from_npy(&[file, &[0; 12]].concat()).is_err());
    }
    let rows = Rows::load_npy("tests/files/f32_4x3_fortran.npy").unwrap();
    assert_eq!(rows.into_vec(), numbers);

    // Batches, and the rows that fill none.
    let mut archive = NpzWriter::compressed(Cursor::new(Vec::new()));
    let x = Tensor::<i16, Shape![7, 2, 3]>::arange();
    archive.add("x", &x).unwrap();
    archive
        .add("none", &Tensor::<i16, Shape![0, 2, 3]>::zeros())
        .unwrap();
    let archive = archive.finish().unwrap().into_inner();
    let mut archive = Npz::parse(&archive).unwrap();
    let rows: FileRows<i16, Shape![2, 3]> = archive.read("x").unwrap();
    let batches = TensorView::<i16, Shape![4, 2, 3]>::chunks(&rows);
    assert_eq!(batches.clone().next().unwrap(), x.narrow::<0, 0, 4>());
    let rest: Vec<_> = batches.remainder().collect();
    assert_eq!((rest.len(), rest[2]), (3, x.select::<0, 6>().rebase()));
    let none: FileRows<i16, Shape![2, 3]> = archive.read("none").unwrap();
    assert_eq!((none.num_rows(), none.len()), (0, 0));
    // Numbers in a row.
    let column: FileRows<f32, Shape![]> =
        FileRows::from_npy(&Tensor::<f32, Shape![5]>::arange().to_npy()).unwrap();
    assert_eq!((column.num_rows(), column[4]), (5, 4.0));

    // Three dimensions whose first one varies fastest: the elements of a transpose.
    let y = Tensor::<u16, Shape![2, 3, 5]>::arange();
    let mut file = y.to_npy();
    for (from, to) in [("False", "True "), ("(2, 3, 5)", "(5, 3, 2)")] {
        let at = file.windows(from.len()).position(|w| w == from.as_bytes());
        file[at.unwrap()..][..to.len()].copy_from_slice(to.as_bytes());
    }
    let turned = y.permute::<Dims![2, 1, 0]>();
    let rows = FileRows::<u16, Shape![3, 2]>::from_npy(&file).unwrap();
    assert!(rows.iter().eq(turned.iter()));

    macro_rules! refused {
        ($($T:ty, $file:literal: $why:literal;)*) => { $(
            let error = <$T>::from_npy(include_bytes!(concat!("files/", $file))).unwrap_err();
            assert_eq!(error.to_string(), $why);
        )* };
    }
    refused! {
        FileRows<f32, Shape![4]>, "f32_4x3.npy": "the file holds float32 [4, 3], the rows float32 [4]";
        FileRows<f64, Shape![3]>, "f32_4x3.npy": "the file holds float32 [4, 3], the rows float64 [3]";
        FileRows<f32, Shape![4, 3]>, "f32_4x3.npy": "the file holds float32 [4, 3], the rows float32 [4, 3]";
        FileRows<bool, Shape![3]>, "bool_4x3_seven.npy": "element 11 of the file is 7, a bool is 0 or 1";
    }
    let error = Rows::load_npy("tests/files/u8_4x3.npy").unwrap_err();
    assert_eq!(
        error.to_string(),
        "tests/files/u8_4x3.npy: the file holds uint8 [4, 3], the rows float32 [3]"
    );
}

/// The files of an archive that NumPy wrote, by their names.
fn archive() -> BTreeMap<String, Vec<u8>> {
    let bytes = include_bytes!("files/all.npz");
    let mut archive = zip::ZipArchive::new(Cursor::new(bytes)).unwrap();
    (0..archive.len())
        .map(|i| {
            let mut file = archive.by_index(i).unwrap();
            let mut bytes = Vec::new();
            file.read_to_end(&mut bytes).unwrap();
            let name = file.name().unwrap().trim_end_matches(".npy").to_owned();
            (name, bytes)
        })
        .collect()
}

/// The numbers of a tensor, each as its bits, so that NaN equals NaN and 0 does not equal -0.
fn assert_is<X, T: Copy, B: PartialEq + std::fmt::Debug>(
    found: &[T],
    values: &[X],
    element: impl Fn(&[X], usize) -> T,
    bits: impl Fn(T) -> B,
    name: &str,
) {
    for (k, x) in found.iter().enumerate() {
        assert_eq!(bits(*x), bits(element(values, k)), "{name}, element {k}");
    }
}

macro_rules! round_trip {
    ($($test:ident $T:ty, $name:literal, $values:expr, $element:expr, $bits:expr;)*) => { $(
        #[test]
        fn $test() {
            let archive = archive();
            let npz = include_bytes!("files/all.npz");
            let mut npz = Npz::parse(npz).unwrap();
            let safe = include_bytes!("files/all.safetensors");
            let safe = Safetensors::parse(safe).unwrap();
            round_trip! { @shape archive npz safe $T, $name, $values, $element, $bits;
                "" [], "3" [3], "2x3" [2, 3], "2x1x3" [2, 1, 3], "2x3x1x2" [2, 3, 1, 2],
                "1x2x1x3x2" [1, 2, 1, 3, 2], "2x1x2x1x3x1" [2, 1, 2, 1, 3, 1], "0x4" [0, 4], "16" [16]
            }
        }
    )* };
    (@shape $archive:ident $npz:ident $safe:ident $T:ty, $name:literal, $values:expr, $element:expr, $bits:expr;
        $($sizes:literal [$($size:tt)*]),*) => { $(
        {
        type X = Tensor<$T, Shape![$($size)*]>;
        let x: X = {
            let name = concat!($name, "_", $sizes);
            for layout in ["<C", "<F", ">C", ">F"] {
                let name = format!("{name}_{layout}");
                let file = &$archive[&name];
                let x = X::from_npy(file).unwrap();
                assert_is(x.as_slice(), &$values, $element, $bits, &name);
                let boxed = BoxedTensor::<$T, Shape![$($size)*]>::from_npy(file).unwrap();
                assert_is(boxed.as_slice(), &$values, $element, $bits, &name);
                let x: X = $npz.read(&name).unwrap();
                assert_is(x.as_slice(), &$values, $element, $bits, &name);
                if layout == "<C" && cfg!(target_endian = "little") {
                    assert_eq!(x.to_npy(), *file, "{name}: the bytes that NumPy writes");
                }
            }
            if $name == "complex128" {
                X::from_npy(&$archive[&format!("{name}_<C")]).unwrap()
            } else {
                let x: X = $safe.read(&name).unwrap();
                assert_is(x.as_slice(), &$values, $element, $bits, &name);
                x
            }
        };
        // And back, by each format.
        let mut npz = NpzWriter::new(Cursor::new(Vec::new()));
        npz.add("x", &x).unwrap();
        let npz = npz.finish().unwrap().into_inner();
        let y: X = Npz::parse(&npz).unwrap().read("x").unwrap();
        assert_is(y.as_slice(), &$values, $element, $bits, $sizes);
        let mut safe = SafetensorsWriter::new();
        if safe.add("x", &x).is_ok() {
            let safe = safe.to_bytes().unwrap();
            let y: X = Safetensors::parse(&safe).unwrap().read("x").unwrap();
            assert_is(y.as_slice(), &$values, $element, $bits, $sizes);
        } else {
            assert_eq!($name, "complex128");
        }
        }
    )* };
}

fn cycle<T: Copy>(values: &[T], k: usize) -> T {
    values[k % values.len()]
}
fn pair<T: Copy>(values: &[T], k: usize) -> [T; 2] {
    let n = values.len();
    [values[k % n], values[(k % n + 1) % n]]
}
macro_rules! integers {
    ($($test:ident $T:ident $name:literal;)*) => {
        round_trip! { $(
            $test $T, $name, [0, 1, $T::MAX, $T::MIN, 2, 100, $T::MAX - 1], cycle, |x: $T| x;
        )* }
    };
}
integers! {
    all_i8 i8 "int8"; all_i16 i16 "int16"; all_i32 i32 "int32"; all_i64 i64 "int64";
    all_u8 u8 "uint8"; all_u16 u16 "uint16"; all_u32 u32 "uint32"; all_u64 u64 "uint64";
}
const F32: [f32; 8] = [
    0.0,
    -0.0,
    1.5,
    f32::MAX,
    f32::NEG_INFINITY,
    1e-45,
    f32::NAN,
    -2.0,
];
const F64: [f64; 8] = [
    0.0,
    -0.0,
    1.5,
    f64::MAX,
    f64::NEG_INFINITY,
    5e-324,
    f64::NAN,
    -2.0,
];
round_trip! {
    all_bool bool, "bool", [false, true, true, false, true], cycle, |x: bool| x;
    all_f32 f32, "float32", F32, cycle, f32::to_bits;
    all_f64 f64, "float64", F64, cycle, f64::to_bits;
    all_c64 [f32; 2], "complex64", F32, pair, |x: [f32; 2]| x.map(f32::to_bits);
    all_c128 [f64; 2], "complex128", F64, pair, |x: [f64; 2]| x.map(f64::to_bits);
}

#[test]
fn any_layout_is_written_row_by_row() {
    let x = Tensor::<i32, Shape![2, 3, 4]>::arange();
    let view = x.permute::<Dims![2, 0, 1]>().slice(s![..;2, .., 1..]);
    let expected = view.contiguous();
    let read = Tensor::<i32, Shape![2, 2, 2]>::from_npy(&view.to_npy()).unwrap();
    assert_eq!(read.as_slice(), expected.as_slice());
    assert_eq!(view.expand::<Shape![3, 2, 2, 2]>().to_npy().len(), 128 + 96);
    // Into memory of another layout.
    let mut y = Tensor::<i32, Shape![2, 2, 2]>::zeros();
    y.as_view_mut()
        .permute::<Dims![2, 0, 1]>()
        .read_npy(&view.to_npy())
        .unwrap();
    assert_eq!(
        y.permute::<Dims![2, 0, 1]>().contiguous().as_slice(),
        expected.as_slice()
    );
    // As text.
    assert_eq!(
        x.select::<0, 1>().t().narrow::<0, 0, 2>().to_text(),
        "12 16 20\n13 17 21\n"
    );
}

#[test]
fn a_header_has_a_space_before_its_end() {
    // As `numpy.lib.format.write_array_header_1_0` writes it, in 192 bytes where 128 would do.
    let one = Tensor::<f32, Shape![1]>::ones();
    let none = one.narrow::<0, 0, 0>();
    let none = none.view::<Shape![0, 1, 1, 1, 1, 1, 1, 1]>();
    let none = none.expand::<Shape![0, 1000, 1000, 1000, 1000, 1000, 1000, 100]>();
    let file = none.to_npy();
    assert_eq!((file.len(), file[191]), (192, b'\n'));
    assert_eq!(file[103..191], [&b"), }"[..], &[b' '; 84]].concat());
    assert_eq!(file[8..10], [182, 0]);
}

#[test]
fn versions_with_longer_headers() {
    for file in [
        &include_bytes!("files/version_2.npy")[..],
        include_bytes!("files/version_3.npy"),
    ] {
        assert_eq!(
            Tensor::<f32, Shape![4, 3]>::from_npy(file).unwrap().sum(),
            66.0
        );
    }
}

#[test]
fn every_mismatch_names_both_sides() {
    type X = Tensor<f32, Shape![4, 3]>;
    type View<'a> = TensorView<'a, f32, Shape![4, 3]>;
    let good = include_bytes!("files/f32_4x3.npy");
    let says = |file: &[u8]| X::from_npy(file).unwrap_err().to_string();
    let with = |from: &str, to: &str| -> Vec<u8> {
        let (from, to) = (from.as_bytes(), to.as_bytes());
        assert_eq!(from.len(), to.len());
        let at = good.windows(from.len()).position(|w| w == from).unwrap();
        [&good[..at], to, &good[at + from.len()..]].concat()
    };
    assert_eq!(
        says(&with("(4, 3)", "(3, 4)")),
        "the file holds float32 [3, 4], the tensor float32 [4, 3]"
    );
    assert_eq!(
        says(&with("<f4", "<i4")),
        "the file holds int32 [4, 3], the tensor float32 [4, 3]"
    );
    assert_eq!(
        says(&with("(4, 3)", "(12,) ")),
        "the file holds float32 [12], the tensor float32 [4, 3]"
    );
    assert_eq!(
        says(&with("(4, 3)", "(4, 4)")),
        "the file holds 48 bytes of elements, its shape has 64"
    );
    assert_eq!(
        says(&good[..150]),
        "the file holds 22 bytes of elements, its shape has 48"
    );
    assert_eq!(
        says(&[good, &b"more"[..]].concat()),
        "the file holds 52 bytes of elements, its shape has 48"
    );
    assert_eq!(
        says(&good[..100]),
        "the header ends at byte 128, the file at byte 100"
    );
    assert_eq!(
        says(&good[..8]),
        "the header ends at byte 10, the file at byte 8"
    );
    assert_eq!(
        says(b""),
        "not a .npy file: it does not begin with \\x93NUMPY"
    );
    assert_eq!(
        says(&with("<f4", "<f2")),
        "the file holds 48 bytes of elements, its shape has 24"
    );
    assert_eq!(
        says(&with("<f4", "<O8")),
        "the file holds elements <O8, which are neither numbers nor bool"
    );
    assert_eq!(
        says(&with("'<f4'", "[('a'")),
        "the file holds elements [('a', 'fortran_order': False, ', which are neither numbers nor bool"
    );
    assert_eq!(
        says(&with("(4, 3), }              ", "(1,1,1,1,1,1,1,1,12), }")),
        "the file holds 9 dimensions, a tensor at most 8"
    );
    assert_eq!(
        says(&with(
            "(4, 3), }               ",
            "(4, 18446744073709551616"
        )),
        "a size in the header is too large to count, at byte 64"
    );
    assert_eq!(
        says(&with(
            "(4, 3), }                                  ",
            "(4294967295, 4294967295, 4294967295, 12), }"
        )),
        "the file holds 48 bytes of elements, its shape has 18446744073709551615"
    );
    assert_eq!(
        says(&with("False", "Fals ")),
        "the header of the file is not one of .npy, at byte 44"
    );
    assert_eq!(
        says(&with("(4, 3)", "(4; 3)")),
        "the header of the file is not one of .npy, at byte 62"
    );
    // Without an order of bytes it is that of the machine, as for NumPy.
    let own = with("'<f4', ", "'f4',  ");
    let order = if cfg!(target_endian = "little") {
        "<"
    } else {
        ">"
    };
    let named = with("'<f4'", &format!("'{order}f4'"));
    assert_eq!(
        Tensor::<f32, Shape![4, 3]>::from_npy(&own).unwrap(),
        Tensor::<f32, Shape![4, 3]>::from_npy(&named).unwrap()
    );
    assert_eq!(
        says(&with("'shape'", "'descr'")),
        "the header of the file is not one of .npy, at byte 51"
    );
    assert_eq!(
        says(&with("\x01\0v\0", "\x04\0v\0")),
        "the file is of version 4.0 of the format, not 1.0, 2.0 or 3.0"
    );
    // Of views.
    let says = |file: &[u8]| View::from_npy(file).unwrap_err().to_string();
    assert_eq!(
        says(include_bytes!("files/f32_4x3_big.npy")),
        "the file holds big-endian float32 [4, 3], the target reads little-endian"
    );
    assert_eq!(
        says(include_bytes!("files/f32_4x3_fortran.npy")),
        "the file holds float32 [4, 3] in Fortran order, column by column, the tensor lies in C order, row by row"
    );
    let mut room = [0_u8; 180];
    let at = room.as_ptr().align_offset(4) + 1;
    room[at..at + 176].copy_from_slice(good);
    assert_eq!(
        says(&room[at..at + 176]),
        "the elements are not aligned to 4 bytes"
    );
    room[at - 1..at + 175].copy_from_slice(good);
    let view = View::from_npy(&room[at - 1..at + 175]).unwrap();
    assert_eq!(view.storage().as_ptr().cast(), room[at + 127..].as_ptr());
    let mut short = [0; 170];
    assert_eq!(
        view.write_npy(&mut short).unwrap_err().to_string(),
        "the file has 176 bytes, the memory 170"
    );
    // Of archives.
    let safe = include_bytes!("files/all.safetensors");
    let safe = Safetensors::parse(safe).unwrap();
    assert_eq!(
        safe.read::<X>("float64_2x3").unwrap_err().to_string(),
        "the file holds float64 [2, 3], the tensor float32 [4, 3]"
    );
    assert_eq!(
        safe.read::<X>("w").unwrap_err().to_string(),
        "the file has no tensor w"
    );
    let mut npz = Npz::parse(include_bytes!("files/all.npz")).unwrap();
    assert_eq!(
        npz.read::<X>("w").unwrap_err().to_string(),
        "the file has no tensor w"
    );
    assert_eq!(
        npz.read::<X>("int8_3_<C").unwrap_err().to_string(),
        "the file holds int8 [3], the tensor float32 [4, 3]"
    );
    let error = X::load_npy("tests/files/none.npy").unwrap_err();
    assert!(
        error.to_string().starts_with("tests/files/none.npy: "),
        "{error}"
    );
    let error = X::load_npy("tests/files/truncated.npy").unwrap_err();
    assert!(
        error
            .to_string()
            .ends_with(": the file holds 47 bytes of elements, its shape has 48"),
        "{error}"
    );
}

#[test]
fn safetensors_that_lie() {
    let file = |header: &str, data: usize| {
        [
            &(header.len() as u64).to_le_bytes()[..],
            header.as_bytes(),
            &vec![0; data],
        ]
        .concat()
    };
    let says = |header: &str, data| {
        Safetensors::parse(&file(header, data))
            .unwrap_err()
            .to_string()
    };
    let one = |shape: &str, begin: u64, end: u64| {
        format!(r#"{{"dtype":"F32","shape":[{shape}],"data_offsets":[{begin},{end}]}}"#)
    };
    assert!(Safetensors::parse(&file(&format!(r#"{{"a":{}}}"#, one("2", 0, 8)), 8)).is_ok());
    let (a, b) = (one("2", 0, 8), one("2", 4, 12));
    assert_eq!(
        says(&format!(r#"{{"a":{a},"b":{b}}}"#), 12),
        "not a file of safetensors: two tensors overlap, or leave a gap"
    );
    assert_eq!(
        says(&format!(r#"{{"a":{}}}"#, one("3", 0, 8)), 8),
        "not a file of safetensors: a tensor has other bytes than its shape"
    );
    assert_eq!(
        says(&format!(r#"{{"a":{a}}}"#), 4),
        "not a file of safetensors: the tensors do not cover the file"
    );
    // Sizes whose sum, with the header, is more than a `u64` counts.
    let most = (1_u64 << 61) - 1;
    let tensors: Vec<String> = (0..8)
        .map(|i| {
            let (begin, end) = (i * most, (i + 1) * most);
            format!(r#""t{i}":{{"dtype":"U8","shape":[{most}],"data_offsets":[{begin},{end}]}}"#)
        })
        .collect();
    assert_eq!(
        says(&format!("{{{}}}", tensors.join(",")), 4),
        "not a file of safetensors: a number is above 999,999,999,999,999,999"
    );
    // Digits in a name are none of a number.
    let long = format!(r#"{{"a\"{}":{a}}}"#, "9".repeat(40));
    assert_eq!(
        Safetensors::parse(&file(&long, 8)).unwrap().names().count(),
        1
    );
}

/// An entry that is there and cannot be read is not called missing.
#[test]
fn an_encrypted_entry_is_there() {
    let mut archive = zip::ZipWriter::new(Cursor::new(Vec::new()));
    let stored =
        zip::write::SimpleFileOptions::default().compression_method(zip::CompressionMethod::Stored);
    archive.start_file("x.npy", stored).unwrap();
    archive
        .write_all(&include_bytes!("files/f32_4x3.npy")[..])
        .unwrap();
    let mut bytes = archive.finish().unwrap().into_inner();
    let entry = bytes.windows(4).position(|b| b == b"PK\x01\x02").unwrap();
    bytes[6] |= 1;
    bytes[entry + 8] |= 1;
    let mut archive = Npz::parse(&bytes).unwrap();
    assert!(archive.names().eq(["x"]));
    let mut says = |name| {
        let error = archive.read::<Tensor<f32, Shape![4, 3]>>(name);
        error.unwrap_err().to_string()
    };
    assert_eq!(
        says("x"),
        "not a file of .npz: the entry of the archive cannot be read"
    );
    assert_eq!(says("y"), "the file has no tensor y");
}

// 64 MiB of zeros in 64 KiB: as many are decompressed as the tensor has.
#[test]
fn an_archive_that_unpacks_to_more_than_it_says() {
    let mut archive = zip::ZipWriter::new(Cursor::new(Vec::new()));
    let deflated = zip::write::SimpleFileOptions::default()
        .compression_method(zip::CompressionMethod::Deflated);
    archive.start_file("x.npy", deflated).unwrap();
    archive
        .write_all(&include_bytes!("files/f32_4x3.npy")[..])
        .unwrap();
    archive.write_all(&vec![0; 64 << 20]).unwrap();
    let bytes = archive.finish().unwrap().into_inner();
    assert!(bytes.len() < 1 << 17);
    let error = Npz::parse(&bytes)
        .unwrap()
        .read::<Tensor<f32, Shape![4, 3]>>("x")
        .unwrap_err();
    assert_eq!(
        error.to_string(),
        "the file holds 49 bytes of elements, its shape has 48"
    );
}
