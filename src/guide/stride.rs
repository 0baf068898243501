//! A stride is the distance in the storage between neighbours along a dimension.
//!
//! *The guide, chapter 2 of 9.* Before: [storage](super::storage). Next: [views](super::view).
//!
//! Each dimension has a stride: the number of elements of the storage from one element to the next along it. The
//! position of the element at index (i, j, k) is
//!
//! ```text
//! offset + i · stride[0] + j · stride[1] + k · stride[2]
//! ```
//!
//! A new tensor is row-major. The last dimension has stride 1, and every other stride is the product of the sizes of
//! the dimensions after it:
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
//! # Other strides over the same storage
//!
//! Other numbers give another tensor over the same storage. [`as_strided`](crate::TensorBase::as_strided) takes any
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
//! The last position of this view is 5 + 2 · 4 + 1 · 1 = 14, and the storage has 20 elements. The compiler checks
//! this sum: a view whose last position is out of range for the storage does not compile. A loop over a tensor
//! therefore needs no bounds checks.
//!
//! # Stride 0 and overlapping strides
//!
//! A dimension of stride 0 repeats one element. It makes a matrix of a row without a copy, which is how
//! [broadcasting](super::broadcasting) works. A stride may also be smaller than the extent of the dimensions inside
//! it. Then neighbours overlap, as the windows of a moving average do:
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
//! A view in which several indices share an element is read-only. PyTorch warns about a write to it, or raises an
//! error at run time; here it [does not compile](super::errors).
//!
//! Strides are not negative, as in PyTorch. [`flip`](crate::ops::Arrange::flip) is an operation, not a view.
//!
//! *Next: [views](super::view), which compute new strides from existing ones.*
