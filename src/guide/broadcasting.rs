//! Arithmetic on tensors of different shapes.
//!
//! *The guide, chapter 5 of 9.* Before: [contiguity](super::contiguity). Next: [expressions](super::expressions).
//!
//! PyTorch's rule: align the shapes at the right. In each column the sizes are equal, or one of them is 1 or missing.
//! The size of the result is the larger one.
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
//! # A broadcast is a view with stride 0
//!
//! The row is not copied three times. It is *expanded*: the new dimension has stride 0, so every index along it
//! refers to the same element.
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
//! Several indices share each element, so an expanded view is read-only. In PyTorch `rows.fill_(1)` raises an error
//! at run time.
//!
//! # A column and a row
//!
//! Both operands may be expanded. A column of four and a row of five give a table:
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
//! To use a vector as a column, add a dimension of size 1: `v.unsqueeze::<1>()`, which is `v[:, None]`.
//!
//! # Incompatible shapes
//!
//! ```compile_fail,E0277
//! use stridewise::prelude::*;
//! let x = Tensor::<f32, Shape![3, 4]>::zeros();
//! let y = Tensor::<f32, Shape![3]>::zeros();
//! let z = (&x + &y).eval();
//! ```
//!
//! PyTorch reports "The size of tensor a (4) must match the size of tensor b (3)" when it executes this line. Here
//! the compiler reports it, with the same numbers. The [error index](super::errors) shows the correct program.
//!
//! *Next: [expressions](super::expressions), which are evaluated in one pass.*
