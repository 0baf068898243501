//! The same expressions on an NVIDIA GPU.
//!
//! *The guide, chapter 9 of 9.* Before: [firmware](super::firmware).
//!
//! With feature `cuda` a tensor may lie in the memory of a device. Views of it are types and cost nothing there either.
//! An expression becomes a kernel, or several where an operation reads the results of others more than once: the text is
//! written for these very sizes and strides, the driver compiles it, and it is kept. Only the driver is needed, not the CUDA toolkit, and it is loaded when it is first asked for: the same
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
//! text: a thread knows how far apart its elements lie, and contiguous elements are loaded four at a time.
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
//! index](super::errors#device_in_a_host_function) shows the messages. `to_host()` brings the elements back.
//!
//! # One function, both memories
//!
//! A function for every memory takes and gives [`Portable`](crate::expr::Portable) expressions, those whose operations all
//! have a form for devices. Operations have the names of the host, and the sizes may be generic:
//!
//! ```
//! use stridewise::expr::{Memory, Portable};
//! use stridewise::prelude::*;
//! fn mlp<M: Memory, B: Dim, I: Dim, H: Dim, O: Dim>(
//!     x: impl Portable<M, Elem = f32, Shape = (B, I)>,
//!     w1: impl Portable<M, Elem = f32, Shape = (H, I)>,
//!     b1: impl Portable<M, Elem = f32, Shape = (H,)>,
//!     w2: impl Portable<M, Elem = f32, Shape = (O, H)>,
//! ) -> impl Portable<M, Elem = f32, Shape = (B, O)> {
//!     x.linear(w1).bias(b1).relu().linear(w2).softmax::<1>()
//! }
//! let x = Tensor::<f32, Shape![2, 8]>::ones();
//! let (w1, b1) = (Tensor::<f32, Shape![4, 8]>::ones(), Tensor::<f32, Shape![4]>::zeros());
//! let w2 = Tensor::<f32, Shape![3, 4]>::ones();
//! let y = mlp(&x, &w1, &b1, &w2).eval();
//! assert!((y.sum() - 2.0).abs() < 1e-6);
//! ```
//!
//! On a device the caller writes `mlp(&x, &w1, &b1, &w2).eval()?`, of tensors there, and three kernels run: a layer with its
//! bias and its activation, a layer, and the softmax. The result of the first two are temporaries in the memory of the
//! device, taken and given back in the order of the stream. The module `cuda` lists which expression is how many kernels.
//!
//! A kernel can be looked at on a machine without a GPU: `e.kernel(Target::new(90, 12040))?.ptx()`. The module `cuda`
//! of a documentation that is built with the feature has the rest: streams, numbers, errors, and the types of the crate
//! `cust` as storage.
//!
//! *This was the last chapter. The reference: [PyTorch's functions](super::torch), the
//! [differences](super::differences), the [error index](super::errors), and [why it is safe](super::safety).*
