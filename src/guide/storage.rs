//! A tensor is a row of elements, and a way to walk it.
//!
//! *The guide, chapter 1 of 9.* Next: [strides](super::stride).
//!
//! In PyTorch a tensor has four parts: a **storage**, which is a plain row of numbers, an **offset**, a **size** and a
//! **stride**. `x.storage()`, `x.storage_offset()`, `x.size()` and `x.stride()` show them. Stridewise has the same four
//! parts. But the offset, the size and the stride are types here. They are known when the program is built, and take
//! no memory when it runs.
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
//! Here is `x`. Above is its storage: twelve cells in a row, and in each the index of the element that lives there.
//! Below is `x` as a matrix: in each place the position of that element in the storage.
//!
#![doc = include_str!("pictures/storage.svg")]
//!
//! With feature `viz`, `x.diagram()` draws this picture of any tensor: `x.diagram().save("x.svg")?`, or
//! `println!("{}", x.diagram())` in a terminal.
//!
//! # Who owns the row
//!
//! In PyTorch a storage is on the heap, and every tensor over it keeps it alive. In Rust somebody owns the row, and
//! others borrow it. So there are several kinds of tensors. They differ in their storage, and in nothing else.
//!
//! | | the row | PyTorch |
//! |---|---|---|
//! | [`Tensor`](crate::Tensor) | its own, in place: on the stack, in a struct, in a `static` | `torch.zeros(3, 4)` |
//! | `BoxedTensor` | its own, on the heap (feature `alloc`) | `torch.zeros(3, 4)` |
//! | [`TensorView`](crate::TensorView) | borrowed, to read | `x.t()` |
//! | [`TensorViewMut`](crate::TensorViewMut) | borrowed, to write | `x.t()`, of which nobody else has a view |
//! | [`TensorCells`](crate::TensorCells) | borrowed, to read and write by several | `x.t()` |
//!
//! A view is as large as a pointer, whatever its sizes:
//!
//! ```
//! use stridewise::prelude::*;
//! static WEIGHTS: [f32; 12] = [0., 1., 2., 3., 4., 5., 6., 7., 8., 9., 10., 11.];
//! let w = TensorView::<f32, Shape![3, 4]>::new(&WEIGHTS);
//! assert_eq!(size_of_val(&w), size_of::<usize>());
//! assert_eq!(w[[1, 2]], 6.0);
//! ```
//!
//! The array has 12 elements, and so has the shape. Were it otherwise, the program would not compile.
//!
//! # Sizes that the program reads
//!
//! A slice has a length that is known when the program runs. Then the length is compared once, and the answer may be an
//! error:
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
//! *Next: [strides](super::stride), which say where an index lives.*
