//! Tensors of different shapes in one sum.
//!
//! *The guide, chapter 5 of 9.* Before: [contiguity](super::contiguity). Next: [expressions](super::expressions).
//!
//! PyTorch's rule: put the shapes below each other, aligned at the right. In each column the sizes are equal, or one of
//! them is 1, or is missing. The larger one is the size of the result.
//!
//! ```text
//!     x      3 4
//!     bias     4
//!     x+bias 3 4
//! ```
//!
//! ```
//! use stridewise::prelude::*;
//! let x = Tensor::<i64, Shape![3, 4]>::zeros();
//! let bias: Tensor<i64, Shape![4]> = tensor![1, 2, 3, 4];
//! assert_eq!((&x + &bias).eval(), tensor![[1, 2, 3, 4], [1, 2, 3, 4], [1, 2, 3, 4]]);
//! ```
//!
//! # It is a view with stride 0
//!
//! The row is not copied three times. It is *expanded*: the new dimension has the stride 0, so that a step along it
//! stays where it is.
//!
//! ```
//! use stridewise::prelude::*;
//! let bias: Tensor<i64, Shape![4]> = tensor![1, 2, 3, 4];
//! let rows = bias.expand::<Shape![3, 4]>();
//! assert_eq!(rows.stride(), [0, 1]);
//! assert_eq!(rows.storage().len(), 4);
//! ```
//!
#![doc = include_str!("pictures/broadcasting.svg")]
//!
//! Several indices share each cell, so an expanded view is never written to. In PyTorch `rows.fill_(1)` raises when the
//! program runs.
//!
//! # A column and a row
//!
//! Both may be expanded at once. A column of four and a row of five make a table:
//!
//! ```
//! use stridewise::prelude::*;
//! let hours = Tensor::<i64, Shape![4, 1]>::arange_from(0, 60);
//! let minutes = Tensor::<i64, Shape![5]>::arange();
//! let table = (&hours + &minutes).eval();
//! assert_eq!(table.shape(), [4, 5]);
//! assert_eq!(table[[3, 4]], 184);
//! ```
//!
//! Where you want a vector to be a column, give it a dimension of size 1: `v.unsqueeze::<1>()`, which is `v[:, None]`.
//!
//! # Shapes that do not fit
//!
//! ```compile_fail,E0277
//! use stridewise::prelude::*;
//! let x = Tensor::<f32, Shape![3, 4]>::zeros();
//! let y = Tensor::<f32, Shape![3]>::zeros();
//! let z = (&x + &y).eval();
//! ```
//!
//! PyTorch says "The size of tensor a (4) must match the size of tensor b (3)", once the program has come so far. Here
//! the compiler says it, with the same numbers. The [error index](super::errors) shows what to write instead.
//!
//! *Next: [expressions](super::expressions), which are computed in one pass.*
