//! A view is another layout over the same storage.
//!
//! *The guide, chapter 3 of 9.* Before: [strides](super::stride). Next: [contiguity](super::contiguity).
//!
//! In PyTorch `x.t()`, `x[1:]` and `x.permute(2, 0, 1)` copy nothing. They make a new tensor over the same storage,
//! with another size, stride and offset. Here they have the same names, and their arguments are written between `::<`
//! and `>`:
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
//! Only the strides are exchanged. `x` and `y` have two types and one storage. A view is a pointer, and making one
//! costs nothing: the compiler removes it.
//!
//! # The views of one tensor, compared
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
//! Views can be chained, and the result is again one pointer. Where PyTorch raises an error, the program does not
//! compile: `x.select::<2, 4>()` reports that index 4 is out of range for dimension 2 of size 4.
//!
//! # An index that is known at run time
//!
//! `select::<0, 1>` has its index in the type. An index that is known only at run time is checked at run time:
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
//! A mutable view begins with `as_view_mut()`. It is exclusive for as long as it is in use:
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
//! In PyTorch a write through `x` is visible in `y`. Views over cells, `x.as_cells()`, behave in the same way: the
//! [differences](super::differences) show an example.
//!
//! *Next: [contiguity](super::contiguity), which determines the shapes that `view` accepts.*
