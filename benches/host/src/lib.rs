//! What the benchmark and the count of instructions share: numbers, and the loops to measure beside.

pub mod callgrind;
pub mod reference;

/// `N` numbers in memory of their own, from a generator that is no better than it needs to be.
pub fn numbers<const N: usize>(seed: u32) -> Box<[f32; N]> {
    let mut state = seed.wrapping_mul(0x9E37_79B9) | 1;
    filled(|_| {
        state ^= state << 13;
        state ^= state >> 17;
        state ^= state << 5;
        (state >> 8) as f32 / (1 << 24) as f32 + 0.25
    })
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
