//! What the benchmarks and the count of instructions share: numbers, views of them, the loops to compare with, and the
//! rows compared with another program's times.

#[cfg(feature = "std")]
use stridewise::prelude::*;

pub mod callgrind;
pub mod reference;
pub mod rows;

/// A view of an array behind a reference, of whose elements the compiler knows nothing.
#[macro_export]
macro_rules! view {
    ($x:expr, $($shape:literal),+) => {
        stridewise::TensorView::<_, stridewise::Shape![$($shape),+]>::new(std::hint::black_box(&*$x))
    };
}
/// Memory for a result, which may be read afterwards.
#[macro_export]
macro_rules! out {
    ($x:expr, $($shape:literal),+) => {
        &mut stridewise::TensorViewMut::<_, stridewise::Shape![$($shape),+]>::new(std::hint::black_box(&mut *$x))
    };
}

/// Numbers from 0.25 to 1.25, from a generator that is no better than it needs to be.
fn generator(seed: u32) -> impl FnMut() -> f32 {
    let mut state = seed.wrapping_mul(0x9E37_79B9) | 1;
    move || {
        state ^= state << 13;
        state ^= state >> 17;
        state ^= state << 5;
        (state >> 8) as f32 / (1 << 24) as f32 + 0.25
    }
}

/// `N` numbers in memory of their own.
pub fn numbers<const N: usize>(seed: u32) -> Box<[f32; N]> {
    let mut next = generator(seed);
    filled(|_| next())
}

/// A tensor on the heap, whose elements `f` makes of numbers from 0.25 to 1.25.
#[cfg(feature = "std")]
pub fn tensor<T: stridewise::storage::Element, S: Shape>(
    seed: u32,
    f: impl Fn(f32) -> T,
) -> BoxedTensor<T, S> {
    let mut next = generator(seed);
    let elements: Vec<T> = (0..S::NUMEL).map(|_| f(next())).collect();
    let Ok(x) = BoxedTensor::try_new(elements.into_boxed_slice()) else {
        unreachable!("as many as the shape has");
    };
    x
}

/// An array on the heap.
pub fn filled<T: Copy + std::fmt::Debug, const N: usize>(f: impl FnMut(usize) -> T) -> Box<[T; N]> {
    (0..N)
        .map(f)
        .collect::<Vec<T>>()
        .into_boxed_slice()
        .try_into()
        .unwrap()
}

/// Two factors and their product, each from the begin of a line of the cache on, as types of C++ for such products lie,
/// and none across two pages, if it has room in one: a store across two takes ten times as long.
#[repr(C, align(4096))]
pub struct Operands<M> {
    pub a: Line<M>,
    pub b: Line<M>,
    pub x: Line<M>,
}
#[repr(C, align(64))]
pub struct Line<M>(pub M);

/// Operands of `N` numbers each, as `of` makes them.
pub fn operands<const N: usize, M>(of: impl Fn(&[f32; N]) -> M) -> Box<Operands<M>> {
    let [a, b, x] = [1, 2, 3].map(|seed| Line(of(&numbers::<N>(seed))));
    Box::new(Operands { a, b, x })
}
