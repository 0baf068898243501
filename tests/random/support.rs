//! What the generated programs share: their data come from a file, bit for bit, and what they compute goes to
//! standard output, bit for bit. The judge compares.

#![allow(dead_code)]

use std::fmt::{Debug, Write};
use std::panic::set_hook;
use stridewise::storage::Element;

pub trait Bits: Element {
    const NAME: &'static str;
    const SIZE: usize;
    fn read(bytes: &[u8]) -> Self;
    fn write(self, out: &mut String);
}
macro_rules! bits {
    ($($T:ident $name:literal $U:ident;)*) => { $(
        impl Bits for $T {
            const NAME: &'static str = $name;
            const SIZE: usize = size_of::<$T>();
            fn read(bytes: &[u8]) -> Self {
                $T::from_le_bytes(bytes.try_into().unwrap())
            }
            fn write(self, out: &mut String) {
                let _ = write!(out, " {:x}", $U::from_le_bytes(self.to_le_bytes()));
            }
        }
    )* };
}
bits! {
    f32 "f32" u32; f64 "f64" u64; i8 "i8" u8; i16 "i16" u16; i32 "i32" u32; i64 "i64" u64; u8 "u8" u8;
    usize "i64" usize;
}
impl Bits for bool {
    const NAME: &'static str = "bool";
    const SIZE: usize = 1;
    fn read(bytes: &[u8]) -> Self {
        bytes[0] != 0
    }
    fn write(self, out: &mut String) {
        let _ = write!(out, " {}", self as u8);
    }
}
macro_rules! pairs {
    ($($T:ident $name:literal;)*) => { $(
        impl Bits for [$T; 2] {
            const NAME: &'static str = $name;
            const SIZE: usize = 2 * size_of::<$T>();
            fn read(bytes: &[u8]) -> Self {
                let (re, im) = bytes.split_at(size_of::<$T>());
                [$T::read(re), $T::read(im)]
            }
            fn write(self, out: &mut String) {
                self[0].write(out);
                self[1].write(out);
            }
        }
    )* };
}
pairs! { f32 "c64"; f64 "c128"; }

/// The elements of an owned tensor.
#[macro_export]
macro_rules! own {
    ($io:ident, $x:expr) => {
        match &$x {
            x => $io.slice(x.shape(), x.as_slice()),
        }
    };
}

/// The elements of a view.
#[macro_export]
macro_rules! put {
    ($io:ident, $x:expr) => {
        match &$x {
            x => $io.flat(x.shape(), x.iter().copied()),
        }
    };
}

pub struct Io {
    data: Vec<u8>,
    at: usize,
    out: String,
}

impl Io {
    /// The data of a program begin there.
    pub fn from(&mut self, at: usize) {
        self.at = at;
    }

    pub fn elements<T: Bits>(&mut self, count: usize) -> Vec<T> {
        let next = |_| {
            self.at += T::SIZE;
            T::read(&self.data[self.at - T::SIZE..self.at])
        };
        (0..count).map(next).collect()
    }

    /// An owned tensor, and what else has its elements in one slice.
    pub fn slice<T: Bits>(&mut self, shape: &[usize], elements: &[T]) {
        let _ = write!(self.out, "value {} {shape:?} :", T::NAME);
        for x in elements {
            x.write(&mut self.out);
        }
        self.out.push('\n');
    }

    pub fn flat<T: Bits>(&mut self, shape: &[usize], elements: impl IntoIterator<Item = T>) {
        let elements: Vec<T> = elements.into_iter().collect();
        self.slice(shape, &elements);
    }

    pub fn number<T: Bits>(&mut self, x: T) {
        self.slice(&[], &[x]);
    }

    pub fn layout(&mut self, strides: &[usize], offset: usize) {
        let _ = writeln!(self.out, "strides {strides:?} {offset}");
    }

    pub fn text(&mut self, text: &str) {
        let _ = writeln!(self.out, "text {}", text.replace('\n', "|"));
    }

    pub fn error(&mut self, error: impl Debug) {
        let _ = writeln!(self.out, "error {}", format!("{error:?}").replace('\n', " "));
    }
}

pub fn run(programs: &[(usize, fn(&mut Io))]) {
    let mut arguments = std::env::args().skip(1);
    let data = std::fs::read(arguments.next().expect("the file of the data")).unwrap();
    let first: usize = arguments.next().map_or(0, |n| n.parse().unwrap());
    let programs = programs[first..].to_vec();
    set_hook(Box::new(|info| println!("panic {}", info.to_string().replace('\n', " "))));
    let all = move || {
        let mut io = Io { data, at: 0, out: String::new() };
        for (number, program) in programs {
            println!("program {number}");
            program(&mut io);
            print!("{}", std::mem::take(&mut io.out));
        }
    };
    let thread = std::thread::Builder::new().stack_size(1 << 28);
    thread.spawn(all).unwrap().join().unwrap();
}
