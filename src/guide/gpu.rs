//! The same expressions on an NVIDIA GPU.
//!
//! *The guide, chapter 9 of 9.* Before: [firmware](super::firmware).
//!
//! With feature `cuda` the elements of a tensor may be in the memory of a device. Views of such a tensor are types
//! too and cost nothing. An expression becomes one kernel, or several if an operation reads the results of others
//! more than once. The library generates the kernel for the sizes and strides of its operands, the driver compiles
//! it, and the result is cached. The CUDA toolkit is not required, only the driver, which is loaded at its first use:
//! the same program also runs on a machine without a driver. PyTorch's `x.cuda()` is `x.cuda()?` here:
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
//! # Strides are constants in the kernel
//!
//! PyTorch's kernels read sizes and strides from memory, since one kernel serves all tensors. Here they are constants
//! in the kernel: the distance between the elements of a thread is known, and contiguous elements are loaded four at
//! a time. The properties that the type of a tensor expresses hold on the host and on a device:
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
//! Kernels work in blocks, and each block computes a tile. Tiles are a view as well: two dimensions for the tiles,
//! two for the elements in each:
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
//! # Host and device memory
//!
//! The memory that holds the elements is part of an expression's type: `Expr` is an expression over host memory,
//! `Expr<Gpu>` one over device memory. `eval()` gives a tensor in the same memory, on a device as a `Result`. A host
//! function, which takes an `impl Expr`, does not accept a device tensor; a device tensor has no `x[[i, j]]`; an
//! operator with operands in both memories is rejected. `cargo check` reports each of these; the [error
//! index](super::errors#device_in_a_host_function) shows the messages. `to_host()` copies the elements to the host.
//!
//! # One function for both memories
//!
//! A function for both memories takes and returns [`Portable`](crate::expr::Portable) expressions, whose operations
//! all have a form for devices. The operations have the same names as on the host, and the sizes may be generic:
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
//! For device tensors the caller writes `mlp(&x, &w1, &b1, &w2).eval()?`, and three kernels run: a layer with its
//! bias and its activation, a layer, and the softmax. The results of the first two are temporaries in device memory,
//! allocated and freed in stream order. The module `cuda` lists the number of kernels for each expression.
//!
//! A machine without a GPU can print a kernel: `e.kernel(Target::new(90, 12040))?.ptx()`. If the documentation is
//! built with the feature, the module `cuda` describes the rest: streams, numerical results, errors, and the types of
//! the crate `cust` as storage.
//!
//! *This is the last chapter. The reference: [PyTorch's functions](super::torch), the
//! [differences](super::differences), the [error index](super::errors), and [why it is safe](super::safety).*
