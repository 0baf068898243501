//! Tensors in flash, in RAM and on the stack.
//!
//! *The guide, chapter 8 of 9.* Before: [sizes at run time](super::runtime_sizes). Next: [GPU](super::gpu).
//!
//! This chapter covers programs for a microcontroller: no heap, no panics, no copies. `examples/firmware` in the
//! repository contains such programs for three processors, with measurements. They link without a reachable panic at
//! `opt-level` 1, 2, 3, `"s"` and `"z"`, with `overflow-checks = true` and without.
//!
//! # In flash: weights
//!
//! The linker places a `static` that is not `mut` in flash, and a view of it is a pointer. No operation on the view
//! copies its elements to RAM.
//!
//! ```
//! use stridewise::prelude::*;
//! static W: [f32; 6] = [1.0, 2.0, 3.0, 4.0, 5.0, 6.0];
//! static WEIGHT: TensorView<f32, Shape![2, 3]> = TensorView::<f32, Shape![2, 3]>::new(&W);
//! // Still in flash: a transposed view, the second row.
//! static TURNED: TensorView<f32, Shape![3, 2], Strides![1, 3]> = WEIGHT.t();
//! assert_eq!(TURNED[[2, 1]], 6.0);
//! ```
//!
//! [`include_npy!`](crate::include_npy) places a file in flash, aligned and without its header; a file of another
//! shape or type does not compile. `as_quantized` gives integers their scale:
//!
//! ```standalone_crate
//! use stridewise::prelude::*;
//! static WEIGHT: TensorView<f32, Shape![4, 3]> = include_npy!("../../tests/files/f32_4x3.npy");
//! quantization! { Weight: i8 = 0.01, 0; }
//! static BYTES: [i8; 6] = [1, -2, 3, -4, 5, -6];
//! static QUANTISED: TensorView<Quantized<Weight>, Shape![2, 3]> =
//!     TensorView::<i8, Shape![2, 3]>::new(&BYTES).as_quantized();
//! assert_eq!(QUANTISED[[1, 2]].int(), -6);
//! ```
//!
//! An array in a chosen section (tightly coupled memory, external flash) is an ordinary `static`, and a view of it is
//! made in the same way:
//!
//! ```
//! use stridewise::prelude::*;
//! # #[cfg(target_os = "none")]
//! #[unsafe(link_section = ".dtcm")]
//! static FAST: [f32; 4] = [0.25; 4];
//! # #[cfg(not(target_os = "none"))]
//! # static FAST: [f32; 4] = [0.25; 4];
//! assert_eq!(TensorView::<f32, Shape![4]>::new(&FAST).sum(), 1.0);
//! ```
//!
//! # In RAM: the scratch
//!
//! The caller of a network owns the memory of its activations: a [`Scratch`](crate::tensor::Scratch), a list of
//! tensors in the order in which they are written. Two consecutive tensors are alive at a time; earlier ones are
//! overwritten. The size of the scratch is a constant, the size of the largest two consecutive tensors; a layer whose
//! result has another shape than its tensor does not compile. A `static` of zeros takes no flash.
//!
//! ```
//! use stridewise::prelude::*;
//! # static W1: TensorView<f32, Shape![16, 4]> = TensorView::<f32, Shape![16, 4]>::new(&[0.5; 64]);
//! # static W2: TensorView<f32, Shape![16, 16]> = TensorView::<f32, Shape![16, 16]>::new(&[0.5; 256]);
//! # static W3: TensorView<f32, Shape![3, 16]> = TensorView::<f32, Shape![3, 16]>::new(&[0.5; 48]);
//! # static B1: TensorView<f32, Shape![16]> = TensorView::<f32, Shape![16]>::new(&[-1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -9.0]);
//! # static B2: TensorView<f32, Shape![16]> = TensorView::<f32, Shape![16]>::new(&[-99.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, -99.0]);
//! # static B3: TensorView<f32, Shape![3]> = TensorView::<f32, Shape![3]>::new(&[0.0, -200.0, 1.0]);
//! pub type Memory = Scratch<(
//!     Tensor<f32, Shape![16]>,
//!     Tensor<f32, Shape![16]>,
//!     Tensor<f32, Shape![3]>,
//! )>;
//! // Two of 16, not three tensors.
//! const _: () = assert!(Memory::BYTES == 2 * 16 * 4);
//!
//! pub fn infer<'s>(x: TensorView<f32, Shape![4]>, memory: &'s mut Memory) -> &'s Tensor<f32, Shape![3]> {
//!     memory
//!         .start(|y| x.linear(W1).bias(B1).relu().eval_into(y))
//!         .then(|x, y| x.linear(W2).bias(B2).relu().eval_into(y))
//!         .then(|x, y| x.linear(W3).bias(B3).eval_into(y))
//!         .end()
//! }
//! let mut memory = Memory::zeros();
//! assert_eq!(infer(TensorView::<f32, Shape![4]>::new(&[1.0; 4]), &mut memory).as_slice(), [108.5, -91.5, 109.5]);
//! ```
//!
//! A network that is one expression needs no list: its temporaries are in a [`Workspace`](crate::expr::Workspace), of
//! which the compiler says how many bytes it must have. As in a scratch, two consecutive results are alive at a time.
//!
//! ```
//! use stridewise::expr::Workspace;
//! # use stridewise::prelude::*;
//! # static W1: TensorView<f32, Shape![16, 4]> = TensorView::<f32, Shape![16, 4]>::new(&[0.5; 64]);
//! # static W2: TensorView<f32, Shape![16, 16]> = TensorView::<f32, Shape![16, 16]>::new(&[0.5; 256]);
//! # static W3: TensorView<f32, Shape![3, 16]> = TensorView::<f32, Shape![3, 16]>::new(&[0.5; 48]);
//! type Input<'a> = TensorView<'a, f32, Shape![4]>;
//! pub fn infer(x: Input, y: &mut Tensor<f32, Shape![3]>, workspace: &mut Workspace<128>) {
//!     x.linear(W1).relu().linear(W2).relu().linear(W3).eval_into_with(y, workspace);
//! }
//! let mut y = Tensor::zeros();
//! infer(TensorView::<f32, Shape![4]>::new(&[1.0; 4]), &mut y, &mut Workspace::new());
//! assert_eq!(y.as_slice(), [128.0; 3]);
//! ```
//!
//! Two networks that do not run at the same time share an array: [`Scratch::over`](crate::tensor::Scratch::over)
//! makes a scratch in it, and rejects an array that is too small at compile time. If more than two tensors are alive
//! at once, use a struct of tensors, or parts of one buffer, which the types keep disjoint:
//! `buffer.as_view_mut().split_at::<0, 64>()`.
//!
#![doc = include_str!("pictures/firmware.svg")]
//!
//! ## `&'static mut` in edition 2024
//!
//! The compiler rejects a reference to a `static mut` by name; `&raw mut` makes one, once:
//!
//! ```
//! use stridewise::prelude::*;
//! fn main() {
//!     static mut SCRATCH: Tensor<f32, Shape![16]> = Tensor::zeros();
//!     // SAFETY: `main` runs once, and nothing else sees the name: the reference is unique.
//!     let scratch: &'static mut Tensor<f32, Shape![16]> = unsafe { &mut *(&raw mut SCRATCH) };
//!     scratch.fill_(1.0);
//! }
//! ```
//!
//! The crates `cortex-m` (`singleton!`) and `static_cell` wrap this in a check.
//!
//! # On the stack: small results
//!
//! `eval()` returns a tensor by value, on the stack of the caller; `eval_into(&mut out)` writes to memory that you
//! name, and needs no further memory. Layers keep a few accumulators in registers. The examples print two numbers for
//! the stack of each program: a bound, which is the deepest path of calls, computed from the frame sizes that the
//! compiler emits and the calls in the machine code; and the use, which is the part of painted memory that the
//! program has overwritten. Their networks use less than 250 bytes on a Cortex-M4F.
//!
//! # Buffers of a DMA
//!
//! A DMA transfer requires memory that does not move, and that the program does not access until the transfer ends: a
//! `&'static mut` array. Pass the array to the driver, take it back after the transfer, and make a view of it:
//!
//! ```
//! use stridewise::prelude::*;
//! # fn transfer(buffer: &'static mut [u16; 256]) -> &'static mut [u16; 256] { buffer }
//! # static mut SAMPLES: [u16; 256] = [0; 256];
//! # // SAFETY: the only reference.
//! # let samples: &'static mut [u16; 256] = unsafe { &mut *(&raw mut SAMPLES) };
//! // The driver has it, and gives it back.
//! let samples = transfer(samples);
//! let signal = TensorView::<u16, Shape![128, 2]>::new(samples);
//! let left = signal.select::<1, 0>();
//! assert_eq!(left.stride(), [2]);
//! ```
//!
//! In the other direction, a contiguous tensor lends its memory to the driver:
//!
//! ```
//! use stridewise::prelude::*;
//! fn send(samples: &[u16]) -> usize { samples.len() }
//! let block = Tensor::<u16, Shape![4, 8]>::full(7);
//! assert_eq!(send(block.as_slice()), 32);
//! // A view of whole rows has no gaps.
//! assert_eq!(send(block.narrow::<0, 1, 2>().rebase().storage()), 16);
//! ```
//!
//! Only contiguous memory can be passed to a DMA: an owned tensor lends its array with `as_slice()`, and a view with
//! gaps has no slice. Memory ordering is the responsibility of the driver: a barrier before a transfer begins and
//! after it ends (`compiler_fence`, on an M7 `dmb` too). On an M7 with its data cache on, clean the lines of the
//! buffer before the DMA reads, invalidate them before the program reads data that a DMA wrote, and align the buffer
//! to 32 bytes (`#[repr(align(32))]` on a struct around it), or keep it in memory that is not cached.
//!
//! # Blocks through a queue
//!
//! A tensor is a plain value, so a `heapless::spsc::Queue` can pass blocks from an interrupt to the main loop. A
//! block is copied into the queue and out of it; for large blocks send `&'static mut` references instead.
//! `examples/firmware/src/bin/recipes.rs` in the repository does this from an interrupt, on each of three processors,
//! and contains the other recipes of this page.
//!
//! ```
//! use heapless::spsc::Queue;
//! use stridewise::prelude::*;
//! type Block = Tensor<i16, Shape![64]>;
//! let mut queue: Queue<Block, 4> = Queue::new();
//! let (mut interrupt, mut main) = queue.split();
//! interrupt.enqueue(Block::full(7)).ok();
//! let block = main.dequeue().unwrap();
//! assert_eq!(block.to::<f32>().mean(), 7.0);
//! ```
//!
//! # Windows over a sample buffer
//!
//! The start of a window is known at run time; its length is a type. `narrow_at` returns the window, or an error at
//! the end of the buffer; the samples that remain there are the history of the next block.
//!
//! ```
//! use stridewise::prelude::*;
//! let samples = Tensor::<f32, Shape![100]>::arange();
//! let mut start = 0;
//! let mut windows = 0;
//! while let Ok(window) = samples.narrow_at::<0, 32>(start) {
//!     assert_eq!(window[[0]], start as f32);
//!     windows += 1;
//!     start += 16;
//! }
//! assert_eq!((windows, 100 - start), (5, 20));
//! ```
//!
//! # Logs
//!
//! With feature `defmt`, tensors, quantised elements and errors implement `defmt::Format`: numbers are sent in
//! binary, and the image contains no formatting code.
//!
//! # Integers instead of floats
//!
//! A Cortex-M0 takes some 220 instructions for a product of floats and 9 for a product of bytes. [`quantized`]
//! implements the arithmetic of TFLite, bit for bit; a bias with the scale of another layer does not compile. On
//! cores with the DSP extension, feature `dsp` doubles its speed.
//!
//! *Next: [GPU](super::gpu), the same expressions as kernels.*
//!
//! [`quantized`]: crate::ops::quantized
