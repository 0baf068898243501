//! What the benchmark and the count of instructions share: numbers, and the loops to measure beside.

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
