//! Joining, rearranging, indexing and ordering beside PyTorch's: `arrange/cases.rs` holds the expressions
//! and what PyTorch makes of them; `arrange/generate.py` writes it.

// Operands by reference are how owned tensors are used; here they are views.
#![allow(
    clippy::op_ref,
    clippy::needless_borrow,
    clippy::needless_borrows_for_generic_args
)]

use stridewise::prelude::*;

/// What differs from PyTorch.
#[derive(Default)]
struct Failures {
    texts: Vec<String>,
    cases: usize,
}

impl Failures {
    /// By their text, in which NaN equals itself and -0.0 differs from 0.0.
    fn check<T: std::fmt::Debug>(
        &mut self,
        text: &str,
        (shape, ours): (&[usize], &[T]),
        (wanted, theirs): (&[usize], &[T]),
    ) {
        self.cases += 1;
        let (ours, theirs) = (
            format!("{shape:?} {ours:?}"),
            format!("{wanted:?} {theirs:?}"),
        );
        if ours != theirs {
            self.texts
                .push(format!("{text}: {ours}\n    instead of {theirs}"));
        }
    }
    fn report(&self) {
        assert!(self.cases > 0);
        assert!(
            self.texts.is_empty(),
            "{} of {} differ:\n{}",
            self.texts.len(),
            self.cases,
            self.texts.join("\n")
        );
    }
}

/// Positions are `usize` here and `i64` in PyTorch.
trait Plain {
    type Plain: std::fmt::Debug;
    fn plain(&self) -> Self::Plain;
}
macro_rules! plain {
    ($($T:ident $U:ident)*) => { $(
        impl Plain for $T {
            type Plain = $U;
            fn plain(&self) -> $U {
                *self as $U
            }
        }
    )* };
}
plain! { f32 f32 f64 f64 i64 i64 i32 i32 u8 u8 bool bool usize i64 }

fn plain<T: Plain>(x: &[T]) -> Vec<T::Plain> {
    x.iter().map(T::plain).collect()
}

macro_rules! eager {
    ($c:ident, $e:expr, [$($n:literal),*], $T:ident, [$($x:expr),*]) => {
        let y = $e;
        $c.check::<$T>(stringify!($e), (y.shape(), &plain(y.as_slice())), (&[$($n),*], &[$($x),*]));
    };
}
macro_rules! lazy {
    ($c:ident, $e:expr, [$($n:literal),*], $T:ident, [$($x:expr),*]) => {
        eager!($c, ($e).eval(), [$($n),*], $T, [$($x),*]);
        // The same into memory that held something else, and on the heap.
        let mut y = ($e).eval();
        y.as_mut_slice().reverse();
        ($e).eval_into(&mut y);
        assert_eq!(y.to_string(), ($e).eval_boxed().to_string());
    };
}
macro_rules! checked {
    ($c:ident, $e:expr, $($rest:tt)*) => {
        eager!($c, ($e).unwrap().eval(), $($rest)*);
    };
}
macro_rules! pair {
    ($c:ident, $e:expr, [$($n:literal),*], $T:ident, [$($x:expr),*], [$($i:expr),*]) => {
        let (values, indices) = $e;
        $c.check::<$T>(stringify!($e), (values.shape(), &plain(values.as_slice())), (&[$($n),*], &[$($x),*]));
        $c.check::<i64>(stringify!($e), (indices.shape(), &plain(indices.as_slice())), (&[$($n),*], &[$($i),*]));
    };
}
macro_rules! write {
    ($c:ident, $base:ident, $t:ident, $e:expr, $($rest:tt)*) => {
        let mut $t = ($base).eval();
        $e;
        eager!($c, $t, $($rest)*);
    };
}
macro_rules! found {
    ($c:ident, $e:expr, [$n:literal $(, $k:literal)?], $T:ident, [$($x:expr),*]) => {
        let found = $e;
        let flat: Vec<$T> = found.iter().flat_map(Flat::flat).collect();
        $c.check::<$T>(stringify!($e), (&[found.len()], &flat), (&[$n], &[$($x),*]));
    };
}
macro_rules! scalar {
    ($c:ident, $e:expr, [], $T:ident, [$x:expr]) => {
        $c.check::<$T>(stringify!($e), (&[], &[$e]), (&[], &[$x]));
    };
}

/// What is found is an element, or an index of several numbers.
trait Flat {
    type Item;
    fn flat(&self) -> Vec<Self::Item>;
}
impl<const R: usize> Flat for [usize; R] {
    type Item = i64;
    fn flat(&self) -> Vec<i64> {
        plain(self)
    }
}
macro_rules! flat {
    ($($T:ident)*) => { $(
        impl Flat for $T {
            type Item = $T;
            fn flat(&self) -> Vec<$T> {
                vec![*self]
            }
        }
    )* };
}
flat! { f32 i64 bool }

include!("arrange/cases.rs");

#[test]
fn there_are_cases() {
    const { assert!(CASES >= 250) };
}
