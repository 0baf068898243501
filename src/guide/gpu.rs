//! The same expressions on an NVIDIA GPU.
//!
//! *The guide, chapter 9 of 9.* Before: [firmware](super::firmware).
//!
//! With feature `cuda` a tensor may lie in the memory of a device. Views of it are types and cost nothing there either.
//! An expression becomes one kernel: its text is written for these very sizes and strides, the driver compiles it, and
//! it is kept. Only the driver is needed, not the CUDA toolkit, and it is loaded when it is first asked for: the same
//! program runs where there is none. So what is `x.cuda()` in PyTorch is `x.cuda()?` here:
//!
//! ```rust,ignore
//! use stridewise::prelude::*;
//!
//! let a = Tensor::<f32, Shape![64, 64]>::ones().cuda()?;
//! let b = Tensor::<f32, Shape![64]>::ones().cuda()?;
//! let y = (a.t() * 2.0 + &b).relu().eval()?;      // one kernel, one pass
//! assert_eq!(y.to_host()?[[0, 0]], 3.0);
//! ```
//!
//! # Strides are numbers in the kernel
//!
//! PyTorch's kernels read sizes and strides from memory, as they serve all tensors. Here they are constants in the
//! text: a thread knows how far apart its elements lie, and elements that lie in one row are loaded four at a time.
//! What the type says of a tensor on the host, it says of one on the device:
//!
//! ```
//! use stridewise::prelude::*;
//! let x = Tensor::<f32, Shape![4, 8]>::arange();
//! assert_eq!(x.contiguous_run(), 32);             // one run: the kernel is one loop over 32
//! assert_eq!(x.narrow::<1, 0, 4>().contiguous_run(), 4);
//! assert_eq!(x.t().contiguous_run(), 1);
//! ```
//!
//! # Tiles
//!
//! Kernels work in blocks, each on a tile. A tile is a view as well: two dimensions for the tiles, two for the elements
//! in each:
//!
//! ```
//! use stridewise::prelude::*;
//! let x = Tensor::<i64, Shape![4, 8]>::arange();
//! let tiles = x.tile::<Shape![2, 4]>();
//! assert_eq!((tiles.shape(), tiles.stride()), (&[2, 2, 2, 4][..], &[16, 4, 8, 1][..]));
//! let second = tiles.select::<0, 0>().select::<0, 1>();
//! assert_eq!(second, tensor![[4, 5, 6, 7], [12, 13, 14, 15]]);
//! ```
//!
#![doc = include_str!("pictures/gpu.svg")]
//!
//! # What stays on which side
//!
//! Where the elements are is part of an expression's type: `Expr` is one over the memory of the host, `Expr<Gpu>` one
//! over that of a device. `eval()` gives a tensor of the same memory, on a device a `Result`. So the host's functions,
//! which take an `impl Expr`, do not take a tensor of a device, it has no `x[[i, j]]`, and an operator with both
//! memories on its sides is refused: each when the program is checked, and the [error
//! index](super::errors#device_in_a_host_function) shows the messages. `to_host()` brings the elements back. A function
//! for every memory names it:
//!
//! ```
//! use stridewise::expr::Memory;
//! use stridewise::prelude::*;
//! fn centred<M: Memory>(x: impl Expr<M, Elem = f32>, mean: f32) -> impl Expr<M, Elem = f32> {
//!     (x.lazy() - mean) * 2.0
//! }
//! assert_eq!(centred(&tensor![1.0_f32, 2.0], 1.5).sum(), 0.0);
//! ```
//!
//! What is hidden in such an `impl Expr` can be written and calculated with further; a device computes it where the
//! type of the expression is known, or `M: Computes<..>` is asked for.
//!
//! A kernel can be looked at on a machine without a GPU: `e.kernel(Target::new(90, 12040))?.ptx()`. The module `cuda`
//! of a documentation that is built with the feature has the rest: streams, numbers, errors, and the types of the crate
//! `cust` as storage.
//!
//! *This was the last chapter. The reference: [PyTorch's functions](super::torch), the
//! [differences](super::differences), the [error index](super::errors), and [why it is safe](super::safety).*
