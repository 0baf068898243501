//! The same expressions on an NVIDIA GPU.
//!
//! *The guide, chapter 8 of 8.* Before: [firmware](super::firmware).
//!
//! With feature `cuda` a tensor may lie in the memory of a device. Views of it are types and cost nothing there either.
//! An expression becomes one kernel: its text is written for these very sizes and strides, the driver compiles it, and
//! it is kept. What is `x.cuda()` in PyTorch is `x.cuda()?` here, since there may be no device:
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
//! The host cannot read a device's memory. A tensor of the device has no `x[[i, j]]`, its expressions have no `eval()`,
//! and one that mixes both memories is refused. `to_host()` brings the elements back.
//!
//! A kernel can be looked at on a machine without a GPU: `e.kernel(Target::new(90, 12040))?.ptx()`. The module `cuda`
//! of a documentation that is built with the feature has the rest: streams, numbers, errors.
//!
//! *This was the last chapter. The reference: [PyTorch's functions](super::torch), the
//! [differences](super::differences), the [error index](super::errors), and [why it is safe](super::safety).*
