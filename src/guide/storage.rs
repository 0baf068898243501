//! A tensor is a one-dimensional storage and a layout.
//!
//! *The guide, chapter 1 of 9.* Next: [strides](super::stride).
//!
//! In PyTorch a tensor has four parts: a **storage**, which is a one-dimensional array of numbers, an **offset**, a
//! **size** and a **stride**. `x.storage()`, `x.storage_offset()`, `x.size()` and `x.stride()` return them.
//! Stridewise has the same four parts, but the offset, the size and the stride are types. They are known at compile
//! time and take no memory at run time.
//!
//! ```
//! use stridewise::prelude::*;
//! let x = Tensor::<f32, Shape![3, 4]>::arange();
//! assert_eq!(x.shape(), [3, 4]);
//! assert_eq!(x.stride(), [4, 1]);
//! assert_eq!(x.storage_offset(), 0);
//! assert_eq!(x.storage().len(), 12);
//! ```
//!
//! The figure shows `x`. The upper part is its storage: twelve cells, each labelled with the index of the element
//! that it holds. The lower part is `x` as a matrix: each entry is the position of that element in the storage.
//!
#![doc = include_str!("pictures/storage.svg")]
//!
//! With feature `viz`, `x.diagram()` draws this figure for any tensor: `x.diagram().save("x.svg")?`, or
//! `println!("{}", x.diagram())` in a terminal.
//!
//! # Who owns the storage
//!
//! In PyTorch a storage is on the heap, and every tensor over it keeps it alive. In Rust one value owns the storage,
//! and other values borrow it. Stridewise therefore has several kinds of tensors, which differ only in their storage.
//!
//! | | storage | PyTorch |
//! |---|---|---|
//! | [`Tensor`](crate::Tensor) | owned, in place: on the stack, in a struct, in a `static` | `torch.zeros(3, 4)` |
//! | `BoxedTensor` | owned, on the heap (feature `alloc`) | `torch.zeros(3, 4)` |
//! | [`TensorView`](crate::TensorView) | borrowed, read-only | `x.t()` |
//! | [`TensorViewMut`](crate::TensorViewMut) | borrowed, writable, exclusive | `x.t()`, if it is the only view |
//! | [`TensorCells`](crate::TensorCells) | borrowed, writable, shared by several views | `x.t()` |
//!
//! A view has the size of a pointer, whatever its shape:
//!
//! ```
//! use stridewise::prelude::*;
//! static WEIGHTS: [f32; 12] = [0., 1., 2., 3., 4., 5., 6., 7., 8., 9., 10., 11.];
//! let w = TensorView::<f32, Shape![3, 4]>::new(&WEIGHTS);
//! assert_eq!(size_of_val(&w), size_of::<usize>());
//! assert_eq!(w[[1, 2]], 6.0);
//! ```
//!
//! The array has 12 elements, as the shape requires. With another number of elements the program does not compile.
//!
//! # Data whose length is known at run time
//!
//! The length of a slice is known at run time. The conversion compares it once, and returns an error if it differs:
//!
//! ```
//! use stridewise::prelude::*;
//! let numbers = vec![1.0_f32; 12];
//! let x = TensorView::<f32, Shape![3, 4]>::try_from(&numbers[..])?;
//! assert_eq!(x.sum(), 12.0);
//! assert!(TensorView::<f32, Shape![3, 5]>::try_from(&numbers[..]).is_err());
//! # Ok::<(), LengthError>(())
//! ```
//!
//! *Next: [strides](super::stride), which map an index to a position in the storage.*
