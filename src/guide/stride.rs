//! A stride says how far one step goes.
//!
//! *The guide, chapter 2 of 9.* Before: [storage](super::storage). Next: [views](super::view).
//!
//! Each dimension has a stride: the number of cells from one element to the next along it. The element at index
//! (i, j, k) lives at
//!
//! ```text
//! offset + i · stride[0] + j · stride[1] + k · stride[2]
//! ```
//!
//! A new tensor is laid out row by row. The last dimension has stride 1, and each other one the product of the sizes
//! behind it:
//!
//! ```
//! use stridewise::prelude::*;
//! let x = Tensor::<i64, Shape![2, 3, 4]>::arange();
//! assert_eq!(x.stride(), [12, 4, 1]);
//! assert_eq!(x[[1, 2, 3]], 12 + 2 * 4 + 3);
//! ```
//!
#![doc = include_str!("pictures/stride.svg")]
//!
//! # Other strides over the same cells
//!
//! Change the numbers, and the same cells are another tensor. [`as_strided`](crate::TensorBase::as_strided) takes any
//! size, stride and offset, as `torch.as_strided` does:
//!
//! ```
//! use stridewise::prelude::*;
//! let n = Tensor::<i64, Shape![20]>::arange();
//! // Three rows of two, four cells apart, from cell 5 on.
//! let x = n.as_strided::<Shape![3, 2], Strides![4, 1], 5>();
//! assert_eq!(x, tensor![[5, 6], [9, 10], [13, 14]]);
//! ```
//!
#![doc = include_str!("pictures/stride_window.svg")]
//!
//! The last cell that this view reaches is 5 + 2 · 4 + 1 · 1 = 14, and the storage has 20. The compiler has done this
//! sum. A view that reaches too far is no tensor, and so no loop over a tensor checks its bounds.
//!
//! # Stride 0, and strides that overlap
//!
//! A step of 0 cells stays where it is: one element is seen again and again. That is how a row becomes a matrix without
//! a copy ([broadcasting](super::broadcasting) does so). A stride may also be smaller than the part it steps over. Then
//! neighbours share cells, as the windows of a moving average do:
//!
//! ```
//! use stridewise::prelude::*;
//! let n = Tensor::<i64, Shape![6]>::arange();
//! let windows = n.unfold::<0, 3, 1>();
//! assert_eq!((windows.shape(), windows.stride()), (&[4, 3][..], &[1, 1][..]));
//! assert_eq!(windows.sum_dim::<1>().eval(), tensor![3, 6, 9, 12]);
//! ```
//!
#![doc = include_str!("pictures/stride_windows.svg")]
//!
//! A view whose indices share cells can be read, but not written to. PyTorch warns of this, or raises when the program
//! runs; here it [does not compile](super::errors).
//!
//! Strides are not negative, as in PyTorch. [`flip`](crate::ops::Arrange::flip) is an operation, not a view.
//!
//! *Next: [views](super::view), which make new strides from old ones.*
