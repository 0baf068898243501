//! A view is another walk over the same row.
//!
//! *The guide, chapter 3 of 9.* Before: [strides](super::stride). Next: [contiguity](super::contiguity).
//!
//! `x.t()`, `x[1:]`, `x.permute(2, 0, 1)`: in PyTorch these copy nothing. They make a new tensor over the same storage,
//! with other numbers. Here they have the same names, and the numbers go between `::<` and `>`:
//!
//! ```
//! use stridewise::prelude::*;
//! let x = Tensor::<i64, Shape![3, 4]>::arange();
//! let y = x.t();
//! assert_eq!((y.shape(), y.stride()), (&[4, 3][..], &[1, 4][..]));
//! assert_eq!(y.storage().as_ptr(), x.storage().as_ptr());
//! ```
//!
#![doc = include_str!("pictures/view.svg")]
//!
//! Only the strides have changed places. `x` and `y` are two types over one row. A view is a pointer, and taking one is
//! no work at all: nothing is left of it in the program.
//!
//! # Views of one tensor, side by side
//!
#![doc = include_str!("pictures/views.svg")]
//!
//! ```
//! use stridewise::prelude::*;
//! let x = Tensor::<i64, Shape![2, 3, 4]>::arange();
//! assert_eq!(x.narrow::<1, 1, 2>().stride(), [12, 4, 1]);                 // x.narrow(1, 1, 2)
//! assert_eq!(x.select::<2, 0>().stride(), [12, 4]);                       // x[:, :, 0]
//! assert_eq!(x.slice(s![.., 1.., ..;2]).stride(), [12, 4, 2]);            // x[:, 1:, ::2]
//! assert_eq!(x.permute::<Dims![2, 0, 1]>().stride(), [1, 12, 4]);         // x.permute(2, 0, 1)
//! assert_eq!(x.unsqueeze::<0>().shape(), [1, 2, 3, 4]);                   // x.unsqueeze(0)
//! assert_eq!(x.view::<Shape![6, _]>().shape(), [6, 4]);                   // x.view(6, -1)
//! ```
//!
//! Views chain, and a chain is one pointer again. Where PyTorch would raise an error, the program does not compile:
//! `x.select::<2, 4>()` says that index 4 is out of range for dimension 2 of size 4.
//!
//! # An index that the program finds
//!
//! `select::<0, 1>` has its index in the type. An index that is known when the program runs is checked when it runs:
//!
//! ```
//! use stridewise::prelude::*;
//! let x = Tensor::<i64, Shape![3, 4]>::arange();
//! for (i, row) in x.rows().enumerate() {
//!     assert_eq!(row[[0]], 4 * i as i64);
//! }
//! assert_eq!(x.select_at::<0>(2)?.sum(), 38);
//! assert!(x.narrow_at::<1, 2>(3).is_err());
//! # Ok::<(), IndexError>(())
//! ```
//!
//! # Writing through a view
//!
//! A view that writes begins with `as_view_mut()`. It is the only one while it lives:
//!
//! ```
//! use stridewise::prelude::*;
//! let mut x = Tensor::<i64, Shape![3, 4]>::zeros();
//! x.as_view_mut().select::<1, 2>().fill_(7);                              // x[:, 2] = 7
//! assert_eq!(x.sum(), 21);
//! let (mut left, mut right) = x.as_view_mut().split_at::<1, 2>();         // two parts, both writable
//! left.fill_(1);
//! right.fill_(2);
//! assert_eq!(x.select::<0, 0>(), tensor![1, 1, 2, 2]);
//! ```
//!
//! PyTorch lets you write through `x` and see it in `y`. For that, take the views over cells, `x.as_cells()`: the
//! [differences](super::differences) show how.
//!
//! *Next: [contiguity](super::contiguity), which decides what `view` may do.*
