// A closure in a function for every memory.
// PyTorch: torch.compile cannot look into foreign functions either.
use stridewise::expr::{Memory, Portable};
use stridewise::prelude::*;

fn halved<M: Memory, N: Dim>(
    x: impl Portable<M, Elem = f32, Shape = (N,)>,
) -> impl Portable<M, Elem = f32, Shape = (N,)> {
    x.map(|x: f32| x / 2.0)
}

fn main() {}
