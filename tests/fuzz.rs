//! Files that lie: whatever the bytes are, reading them is a tensor or an error, never a panic, and asks for no
//! more memory than the file and the tensor have.
//!
//! `FUZZ_INPUTS=1000000 cargo test --test fuzz` reads a million of each format.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::hint::black_box;
use std::io::{Cursor, Read};

use stridewise::files::{FileRows, FileTensor, Npz, Safetensors};
use stridewise::prelude::*;

thread_local! {
    static LARGEST: Cell<usize> = const { Cell::new(0) };
}

/// The system's allocator, which remembers the largest request of the thread.
struct Watched;
#[global_allocator]
static WATCHED: Watched = Watched;
fn note(size: usize) {
    let _ = LARGEST.try_with(|largest| largest.set(largest.get().max(size)));
}
// SAFETY: the system's allocator does all.
unsafe impl GlobalAlloc for Watched {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        note(layout.size());
        // SAFETY: the caller's promise.
        unsafe { System.alloc(layout) }
    }
    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        note(layout.size());
        // SAFETY: the caller's promise.
        unsafe { System.alloc_zeroed(layout) }
    }
    unsafe fn realloc(&self, ptr: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        note(size);
        // SAFETY: the caller's promise.
        unsafe { System.realloc(ptr, layout, size) }
    }
    unsafe fn dealloc(&self, ptr: *mut u8, layout: Layout) {
        // SAFETY: the caller's promise.
        unsafe { System.dealloc(ptr, layout) }
    }
}

/// Numbers without a pattern: xorshift64*.
struct Random(u64);
impl Random {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        self.0.wrapping_mul(0x2545_F491_4F6C_DD1D)
    }
    fn below(&mut self, n: usize) -> usize {
        (self.next() % n.max(1) as u64) as usize
    }
}

// What a file is more likely to be wrong about than a byte at random.
const WORDS: &[&[u8]] = &[
    b"0",
    b"-1",
    b"18446744073709551615",
    b"18446744073709551616",
    b"4294967296",
    b"9223372036854775807",
    b"()",
    b"(",
    b")",
    b"[",
    b"]",
    b"{",
    b"}",
    b",",
    b":",
    b"'",
    b"\"",
    b"\\",
    b"True",
    b"False",
    b"'<f4'",
    b"'>i8'",
    b"'|b1'",
    b"'descr'",
    b"'shape'",
    b"'fortran_order'",
    b"shape",
    b"dtype",
    b"data_offsets",
    b"F32",
    b"BOOL",
    b"F4",
    b"\xff\xff\xff\xff",
    b"\0\0\0\0",
    b"\xff\xff\xff\xff\xff\xff\xff\x7f",
    b"PK\x01\x02",
    b"PK\x05\x06",
    b"\n",
    b"1e999",
    b"nan",
];

/// A file with some of its bytes changed.
fn changed(random: &mut Random, seeds: &[Vec<u8>]) -> Vec<u8> {
    let mut file = seeds[random.below(seeds.len())].clone();
    for _ in 0..=random.below(4) {
        let at = random.below(file.len());
        match random.below(8) {
            0 => file.truncate(at),
            1 if !file.is_empty() => file[at] = random.next() as u8,
            2 if !file.is_empty() => file[at] ^= 1 << random.below(8),
            3 => {
                let word = WORDS[random.below(WORDS.len())];
                file.splice(at..at, word.iter().copied());
            }
            4 => {
                let word = WORDS[random.below(WORDS.len())];
                let end = (at + word.len()).min(file.len());
                file.splice(at..end, word.iter().copied());
            }
            5 => {
                let end = (at + random.below(40)).min(file.len());
                file.drain(at..end);
            }
            6 => {
                let end = (at + random.below(40)).min(file.len());
                let part = file[at..end].to_vec();
                let to = random.below(file.len());
                file.splice(to..to, part);
            }
            _ => {
                // A number of the file, another one.
                if let Some(digit) = file[at..].iter().position(u8::is_ascii_digit) {
                    file[at + digit] = b'0' + random.below(10) as u8;
                }
            }
        }
    }
    file
}

/// Calls `read` with many files, and looks at what each asked for.
fn fuzz(seed: u64, seeds: &[Vec<u8>], room: usize, mut read: impl FnMut(&[u8])) {
    let inputs = std::env::var("FUZZ_INPUTS").map_or(4000, |n| n.parse().unwrap());
    let mut random = Random(seed);
    for n in 0..inputs {
        let file = if n % 16 == 0 {
            (0..random.below(300))
                .map(|_| random.next() as u8)
                .collect()
        } else {
            changed(&mut random, seeds)
        };
        LARGEST.set(0);
        read(&file);
        let largest = LARGEST.get();
        assert!(
            largest <= room + 4 * file.len(),
            "{largest} bytes for {:?}",
            file.escape_ascii().to_string()
        );
    }
}

fn small_npy() -> Vec<Vec<u8>> {
    [
        &include_bytes!("files/f32_4x3.npy")[..],
        include_bytes!("files/f32_4x3_fortran.npy"),
        include_bytes!("files/i64_4x3.npy"),
        include_bytes!("files/bool_4x3.npy"),
        include_bytes!("files/c64_3.npy"),
        include_bytes!("files/scalar.npy"),
        include_bytes!("files/texts.npy"),
        include_bytes!("files/version_2.npy"),
    ]
    .map(<[u8]>::to_vec)
    .to_vec()
}

/// All that a file may be read as. Elements that were read are looked at.
fn read_as_all(file: FileTensor<'_>) {
    black_box(file.held().to_string());
    macro_rules! read {
        ($($X:ty),*) => { $(
            match file.read::<$X>() {
                Ok(x) => { black_box(format!("{x}")); }
                Err(error) => { black_box(error.to_string()); }
            }
        )* };
    }
    read! {
        Tensor<f32, Shape![4, 3]>, BoxedTensor<f32, Shape![3, 4]>, BoxedTensor<i64, Shape![4, 3]>,
        TensorView<'_, bool, Shape![4, 3]>, Tensor<bool, Shape![4, 3]>, TensorView<'_, f32, Shape![]>,
        TensorView<'_, f32, Shape![4, 3], Strides![1, 4]>, TensorView<'_, u8, Shape![12]>
    }
    let mut cells = Tensor::<f32, Shape![3, 4]>::zeros();
    let _ = cells.as_view_mut().t().read_file(file);
    macro_rules! read_rows {
        ($($X:ty),*) => { $(
            match file.read::<$X>() {
                Ok(x) => { black_box(format!("{x:?}")); }
                Err(error) => { black_box(error.to_string()); }
            }
        )* };
    }
    read_rows! {
        FileRows<f32, Shape![3]>, FileRows<bool, Shape![3]>, FileRows<i64, Shape![]>, FileRows<u8, Shape![0]>
    }
}

#[test]
fn npy() {
    fuzz(1, &small_npy(), 4096, |file| {
        match FileTensor::parse_npy(file) {
            Ok(file) => read_as_all(file),
            Err(error) => {
                black_box(error.to_string());
            }
        }
    });
}

#[test]
fn safetensors() {
    let small = br#"x       {"a":{"dtype":"F32","shape":[4,3],"data_offsets":[0,48]},"b":{"dtype":"BOOL","shape":[4,3],"data_offsets":[48,60]}}         "#;
    let mut small = small.to_vec();
    let len = small.len() as u64 - 8;
    small[..8].copy_from_slice(&len.to_le_bytes());
    small.extend([0; 60]);
    assert!(Safetensors::parse(&small).is_ok());
    let metadata = br#"4       {"__metadata__":{"a":"b"},"a\u00e9":{"dtype":"U8","shape":[],"data_offsets":[0,1]}}"#;
    let mut metadata = metadata.to_vec();
    let len = metadata.len() as u64 - 8;
    metadata[..8].copy_from_slice(&len.to_le_bytes());
    metadata.push(0);
    assert!(Safetensors::parse(&metadata).is_ok());
    // The tables of the crate's map grow by powers of two, of entries of some hundred bytes.
    fuzz(
        2,
        &[small, metadata],
        1 << 14,
        |file| match Safetensors::parse(file) {
            Ok(file) => {
                for name in file.names() {
                    if let Ok(tensor) = file.tensor(name) {
                        read_as_all(tensor);
                    }
                }
            }
            Err(error) => {
                black_box(error.to_string());
            }
        },
    );
}

#[test]
fn npz() {
    let npz = |compressed| {
        let out = Cursor::new(Vec::new());
        let mut npz = match compressed {
            true => stridewise::files::NpzWriter::compressed(out),
            false => stridewise::files::NpzWriter::new(out),
        };
        npz.add("a", &Tensor::<f32, Shape![4, 3]>::arange())
            .unwrap();
        npz.add("b", &Tensor::<bool, Shape![4, 3]>::full(true))
            .unwrap();
        npz.finish().unwrap().into_inner()
    };
    // A decompressor has a window of 32 KiB and tables.
    fuzz(3, &[npz(false), npz(true)], 1 << 18, |file| {
        let Ok(mut npz) = Npz::parse(file) else {
            return;
        };
        let names: Vec<String> = npz.names().collect();
        for name in names {
            black_box(npz.read::<Tensor<f32, Shape![4, 3]>>(&name).is_ok());
            black_box(npz.read::<BoxedTensor<bool, Shape![4, 3]>>(&name).is_ok());
            black_box(npz.read::<FileRows<f32, Shape![3]>>(&name).is_ok());
        }
    });
}

#[test]
fn text() {
    let seeds = [
        &b"1 2 3\n4 5 6\n# end\n"[..],
        b"1.5, -2e3, nan\r\ninf,0,1\r\n",
        b"true false\n1 0\n",
    ];
    fuzz(4, &seeds.map(<[u8]>::to_vec), 4096, |file| {
        let text = String::from_utf8_lossy(file);
        macro_rules! read {
            ($($X:ty),*) => { $(
                if let Err(error) = <$X>::from_text(&text) {
                    black_box(error.to_string());
                }
            )* };
        }
        read! { Tensor<f32, Shape![2, 3]>, Tensor<i8, Shape![2, 3]>, Tensor<u64, Shape![0, 3]> }
    });
}

// A path may lead to something without an end.
#[test]
fn a_reader_without_end() {
    if let Ok(mut zeros) = std::fs::File::open("/dev/zero") {
        let mut one = [1];
        zeros.read_exact(&mut one).unwrap();
        let error = Tensor::<f32, Shape![4, 3]>::load_npy("/dev/zero").unwrap_err();
        assert!(error.to_string().contains("not a .npy file"), "{error}");
    }
}
