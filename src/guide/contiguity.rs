//! Contiguous tensors: which shapes `view` accepts, and when a copy is made.
//!
//! *The guide, chapter 4 of 9.* Before: [views](super::view). Next: [broadcasting](super::broadcasting).
//!
//! A tensor is **contiguous** if its elements, in row-major order, are adjacent in the storage. A new tensor is
//! contiguous. Its transpose is not, nor is a selection of its columns:
//!
//! ```
//! use stridewise::prelude::*;
//! let x = Tensor::<i64, Shape![3, 4]>::arange();
//! assert!(x.is_contiguous());
//! assert!(!x.t().is_contiguous());
//! assert!(!x.narrow::<1, 1, 2>().is_contiguous());
//! assert!(x.narrow::<0, 1, 2>().is_contiguous());
//! ```
//!
#![doc = include_str!("pictures/contiguity.svg")]
//!
//! # `view` never copies
//!
//! `view` gives the elements other sizes, in the same order, and has to find strides for them. It splits any
//! dimension. It merges dimensions `i` and `i + 1` if `stride(i) == stride(i+1) * size(i+1)`; with a gap between
//! them, no single stride describes the merged dimension. A dimension of size 1 may have any stride.
//!
//! ```
//! use stridewise::prelude::*;
//! let x = Tensor::<i64, Shape![3, 4]>::arange();
//! assert_eq!(x.view::<Shape![2, 6]>().stride(), [6, 1]);
//! // Columns 1 and 2: their pairs may be split, but not merged with the rows.
//! let y = x.narrow::<1, 1, 2>();
//! assert_eq!(y.view::<Shape![3, 1, 2]>().stride(), [4, 2, 1]);
//! ```
//!
//! PyTorch rejects `x.t().view(12)` at run time. Here it does not compile:
//!
//! ```compile_fail,E0277
//! use stridewise::prelude::*;
//! let x = Tensor::<i64, Shape![3, 4]>::arange();
//! let flat = x.t().view::<Shape![12]>();
//! ```
//! ```text
//! error[E0277]: view: the shape (D<4>, D<3>) with the strides (D<1>, D<4>) cannot be viewed as (D<12>,) without a copy
//! ```
//!
//! The rule is exactly that of PyTorch: a view that PyTorch accepts compiles, and has the same strides.
//!
//! # `contiguous` and `reshape` copy if necessary
//!
//! `contiguous` copies the elements to a new storage. It returns an owned tensor, so the copy is visible in the type:
//!
//! ```
//! use stridewise::prelude::*;
//! let x = Tensor::<i64, Shape![3, 4]>::arange();
//! let z: Tensor<i64, Shape![4, 3]> = x.t().contiguous();
//! assert_eq!(z.view::<Shape![12]>(), tensor![0, 4, 8, 1, 5, 9, 2, 6, 10, 3, 7, 11]);
//! // A view where the strides allow it, else a copy.
//! assert_eq!(x.t().reshape::<Shape![2, 6]>().shape(), [2, 6]);
//! ```
//!
//! For a view that is already contiguous, `contiguous` and `reshape` return a view: the decision is made at compile
//! time. Write a large copy to the heap with `x.t().eval_boxed()`, or to existing memory with `out.copy_(x.t())`.
//!
//! *Next: [broadcasting](super::broadcasting), where strides are 0.*
