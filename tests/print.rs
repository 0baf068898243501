//! Tensors print as PyTorch prints them, character for character.
//!
//! `print/cases.txt` holds the tensors and what PyTorch wrote; `print/generate.py` says in which
//! form, and writes it anew.

use std::fmt::Write;
use stridewise::fmt::{Printable, write_tensor};

/// Element types that the cases name.
trait Element: Printable {
    /// The element written in the file.
    fn read(field: &str) -> Self;
    /// The element that is `whole * 2^scale`.
    fn scaled(whole: i128, scale: i32) -> Self;
}

macro_rules! integers {
    ($($element:ty)*) => {$(
        impl Element for $element {
            fn read(field: &str) -> Self {
                field.parse().unwrap()
            }
            fn scaled(whole: i128, scale: i32) -> Self {
                assert_eq!(scale, 0);
                whole.try_into().unwrap()
            }
        }
    )*};
}
integers!(i8 i16 i32 i64 u8 u16 u32 u64);

impl Element for f32 {
    fn read(field: &str) -> Self {
        f32::from_bits(u32::from_str_radix(field, 16).unwrap())
    }
    fn scaled(whole: i128, scale: i32) -> Self {
        whole as f32 * 2_f32.powi(scale)
    }
}

impl Element for f64 {
    fn read(field: &str) -> Self {
        f64::from_bits(u64::from_str_radix(field, 16).unwrap())
    }
    fn scaled(whole: i128, scale: i32) -> Self {
        whole as f64 * 2_f64.powi(scale)
    }
}

impl Element for bool {
    fn read(field: &str) -> Self {
        field == "1"
    }
    fn scaled(whole: i128, _: i32) -> Self {
        whole != 0
    }
}

fn printed<T: Element>(shape: &[usize], values: &[&str]) -> String {
    let value: Box<dyn Fn(usize) -> T> = match *values {
        ["=", ref data @ ..] => {
            let data: Vec<T> = if T::DTYPE == "torch.bool" {
                let digits = data.concat();
                digits
                    .chars()
                    .map(|digit| T::read(&digit.to_string()))
                    .collect()
            } else {
                data.iter().map(|field| T::read(field)).collect()
            };
            assert_eq!(data.len(), shape.iter().product::<usize>());
            Box::new(move |i| data[i])
        }
        ["~", ref numbers @ .., special] => {
            let special = T::read(special);
            let numbers: Vec<i128> = numbers.iter().map(|n| n.parse().unwrap()).collect();
            let [a, b, m, c, s, k, r] = *numbers else {
                panic!("{numbers:?}")
            };
            Box::new(move |i| {
                let i = i as i128;
                if i % k == r {
                    special
                } else {
                    T::scaled((i * a + b) % m - c, s as i32)
                }
            })
        }
        _ => panic!("{values:?}"),
    };
    let mut text = String::new();
    let at = |index: &[usize]| {
        assert_eq!(index.len(), shape.len());
        let flat = index.iter().zip(shape).fold(0, |flat, (&place, &size)| {
            assert!(place < size);
            flat * size + place
        });
        value(flat)
    };
    write_tensor(&mut text, shape, &at).unwrap();
    text
}

#[test]
fn tensors_print_as_in_pytorch() {
    let mut lines = include_str!("print/cases.txt")
        .lines()
        .filter(|line| !line.starts_with('#'))
        .peekable();
    let (mut count, mut mismatches) = (0, 0);
    let mut report = String::new();
    while let Some(head) = lines.next() {
        let mut expected = String::new();
        while let Some(line) = lines.next_if(|line| line.starts_with('|')) {
            if !expected.is_empty() {
                expected.push('\n');
            }
            expected.push_str(&line[1..]);
        }
        let fields: Vec<&str> = head.split(' ').collect();
        let [dtype, shape, ref values @ ..] = *fields else {
            panic!("{head}")
        };
        let shape: Vec<usize> = match shape {
            "-" => vec![],
            _ => shape.split('x').map(|size| size.parse().unwrap()).collect(),
        };
        let found = match dtype {
            "f32" => printed::<f32>(&shape, values),
            "f64" => printed::<f64>(&shape, values),
            "i8" => printed::<i8>(&shape, values),
            "i16" => printed::<i16>(&shape, values),
            "i32" => printed::<i32>(&shape, values),
            "i64" => printed::<i64>(&shape, values),
            "u8" => printed::<u8>(&shape, values),
            "u16" => printed::<u16>(&shape, values),
            "u32" => printed::<u32>(&shape, values),
            "u64" => printed::<u64>(&shape, values),
            "bool" => printed::<bool>(&shape, values),
            _ => panic!("{head}"),
        };
        count += 1;
        if found != expected {
            mismatches += 1;
            writeln!(
                report,
                "{head:.200}\nPyTorch:\n{expected}\nfound:\n{found}\n"
            )
            .unwrap();
        }
    }
    println!("{count} cases");
    assert!(count >= 300, "only {count} cases");
    assert!(
        mismatches == 0,
        "{mismatches} of {count} cases differ\n{report}"
    );
}
