//! In flash, in RAM, on the stack: where each byte of your model lives.
//!
//! *The guide, chapter 7 of 8.* Before: [expressions](super::expressions). Next: [GPU](super::gpu).
//!
//! A program for a microcontroller without heap, without panic, without copies. `examples/firmware` in the repository
//! is such a program, for three processors, with its figures.
//!
//! # In flash: weights
//!
//! A `static` that is not `mut` lies in flash, and a view of it is a pointer. Nothing is copied to RAM, whatever is
//! done with the view.
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
//! A file comes into flash by [`include_npy!`](crate::include_npy), without its header and aligned; one of another
//! shape or type does not compile. Integers get their scale by `as_quantized`:
//!
//! ```
//! use stridewise::prelude::*;
//! static WEIGHT: TensorView<f32, Shape![4, 3]> = include_npy!("../../tests/files/f32_4x3.npy");
//! quantization! { Weight: i8 = 0.01, 0; }
//! static BYTES: [i8; 6] = [1, -2, 3, -4, 5, -6];
//! static QUANTISED: TensorView<Quantized<Weight>, Shape![2, 3]> =
//!     TensorView::<i8, Shape![2, 3]>::new(&BYTES).as_quantized();
//! assert_eq!(QUANTISED[[1, 2]].int(), -6);
//! ```
//!
//! An array in a section of your own (tightly coupled memory, external flash) is your own `static`, of which a view
//! is made as of any other:
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
//! What a network writes, its caller owns: a struct of tensors, whose size is a constant. A `static` of zeros costs no
//! flash.
//!
//! ```
//! use stridewise::prelude::*;
//! pub struct Scratch {
//!     hidden: Tensor<f32, Shape![16]>,
//!     output: Tensor<f32, Shape![4]>,
//! }
//! impl Scratch {
//!     pub const NEW: Self = Self { hidden: Tensor::zeros(), output: Tensor::zeros() };
//! }
//! const BYTES: usize = size_of::<Scratch>();
//! assert_eq!(BYTES, 80);
//! ```
//!
//! Where two lifetimes do not overlap, they share their memory: one buffer of bytes, of which each layer takes a part.
//! The parts of a split are disjoint by type, and each fits or does not compile.
//!
//! ```
//! use stridewise::prelude::*;
//! quantization! { First: i8 = 0.1, 0; Second: i8 = 0.2, 0; }
//! let mut buffer = Tensor::<i8, Shape![96]>::zeros();
//! let (a, b) = buffer.as_view_mut().split_at::<0, 64>();
//! let mut first = a.as_quantized::<First>();
//! let mut second = b.as_quantized::<Second>();
//! first.copy_(Tensor::<f32, Shape![64]>::ones().as_view().quantize::<First>());
//! second.copy_(first.as_view().narrow::<0, 0, 32>().requantize());
//! // What `first` held is not needed any more: its memory takes the next result.
//! assert_eq!(buffer.as_slice()[64], 5);
//! ```
//!
#![doc = include_str!("pictures/firmware.svg")]
//!
//! ## `&'static mut` in edition 2024
//!
//! A reference to a `static mut` is refused by name; `&raw mut` is the way, once:
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
//! # On the stack: nothing large
//!
//! `eval()` returns a tensor by value, on the stack of the caller; `eval_into(&mut out)` writes to memory that you
//! name, and needs none besides. Layers keep a few sums in registers. The largest frame of the examples' networks has
//! 168 bytes on a Cortex-M4F.
//!
//! # Buffers of a DMA
//!
//! A transfer wants an address that stays, and memory that nobody looks at until it ends: a `&'static mut` array. Give
//! the array to the driver, take it back when the transfer is complete, and view it:
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
//! Only contiguous memory is handed to a DMA: an owned tensor lends its array by `as_slice()`, and a view that has gaps
//! has none to lend. Ordering is the driver's: the barrier before a transfer begins and after it ends
//! (`compiler_fence`, on an M7 `dmb` too). On an M7 with its data cache on, clean the lines of the buffer before the
//! DMA reads, invalidate them before the program reads what a DMA wrote, and align the buffer to 32 bytes
//! (`#[repr(align(32))]` on a struct around it), or keep it in memory that is not cached.
//!
//! # Blocks through a queue
//!
//! A tensor is a plain value, so a `heapless::spsc::Queue` carries whole blocks from an interrupt to the main loop.
//! A block is copied in and out of the queue; for large ones send `&'static mut` references instead.
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
//! Where a window begins is known when the program runs; its length is a type. `narrow_at` gives it, or an error at the
//! end of the buffer; what remains there is the past of the next block.
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
//! With feature `defmt` tensors, quantised elements and errors are `defmt::Format`: numbers travel as they are, and no
//! formatting is in the image.
//!
//! # Integers instead of floats
//!
//! A Cortex-M0 takes some 220 instructions for a product of floats and 9 for one of bytes. [`quantized`] has the
//! arithmetic of TFLite, bit for bit. On cores with the DSP extension, feature `dsp` doubles its speed.
//!
//! *Next: [GPU](super::gpu), the same expressions as kernels.*
//!
//! [`quantized`]: crate::ops::quantized
