//! Contiguous or not: what `view` may do, and when a copy is made.
//!
//! *The guide, chapter 4 of 9.* Before: [views](super::view). Next: [broadcasting](super::broadcasting).
//!
//! A tensor is **contiguous** if walking it row by row walks its storage cell by cell. A new tensor is. Its transpose
//! is not, and a few of its columns are not:
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
//! `view` gives the elements other sizes, in the same order. It has to find strides for them. Dimensions that lie in one
//! row can be merged and split as you like. Where there is a gap between them, they cannot be merged, since no single
//! stride steps over the gap only now and then.
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
//! PyTorch refuses `x.t().view(12)` when the program runs. Here it does not compile:
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
//! The rule is PyTorch's, to the letter: a view that PyTorch takes compiles, and has the same strides.
//!
//! # `contiguous` and `reshape` copy where they must
//!
//! `contiguous` puts the elements into a new row. What it returns is an owned tensor, so the copy is seen in the type:
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
//! Of a view that is contiguous already, `contiguous` and `reshape` give a view: the decision is made when the program
//! is built. A large copy goes to the heap by `x.t().eval_boxed()`, or to memory of yours by `out.copy_(x.t())`.
//!
//! *Next: [broadcasting](super::broadcasting), where strides are 0.*
