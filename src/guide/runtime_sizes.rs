//! Data whose sizes are known only at run time.
//!
//! *The guide, chapter 7 of 9.* Before: [expressions](super::expressions). Next: [firmware](super::firmware).
//!
//! Every size of a tensor is part of its type, so it is known at compile time. Data often have other sizes: a file
//! has any number of samples, a camera any resolution, a text any number of words. One checked call at the input
//! converts such data to tensors of a known shape. After that there are no checks.
//!
//! | input | result | write |
//! |---|---|---|
//! | a slice or a `Vec` of the right length | one tensor | `TensorView::<f32, Shape![3, 4]>::try_from(&data)?` |
//! | a slice of any number of rows | batches, then rows | `TensorView::<f32, Shape![64, 40]>::chunks(&data)` |
//! | an image of any size | a part of a known size | `DynView::new(&pixels, [h, w, 3])?.crop([top, left, 0])?` |
//! | a buffer of which `n` rows are in use | those rows | `x.rows().take(n)` |
//! | a long tensor | a window of a known length | `x.narrow_at::<0, 16>(start)?` |
//!
//! # Batches, and the last partial one
//!
//! `chunks` corresponds to `chunks_exact` of slices. The last, partial batch is not a tensor of another shape: the
//! [`remainder`](crate::tensor::chunks::Chunks::remainder) is an iterator over its rows. Write one function with a
//! generic number of rows, and call it with a batch or with a single row:
//!
//! ```
//! use stridewise::prelude::*;
//! fn scores<N: Dim>(x: TensorView<f32, (N, D<40>)>, w: &Tensor<f32, Shape![2, 40]>) -> Tensor<f32, (N, D<2>)> {
//!     x.linear(w).relu().eval()
//! }
//! let w = Tensor::<f32, Shape![2, 40]>::ones();
//! let data = vec![0.5_f32; 150 * 40];                       // 150 rows, known when the program runs
//!
//! let batches = TensorView::<f32, Shape![64, 40]>::chunks(&data);
//! let mut results = Vec::new();
//! for batch in batches.clone() {
//!     results.extend_from_slice(scores(batch, &w).as_slice());
//! }
//! for row in batches.remainder() {
//!     results.extend_from_slice(scores(row.unsqueeze::<0>(), &w).as_slice());
//! }
//! assert_eq!(results, [20.0; 300]);
//! ```
//!
//! Alternatively, copy the remaining rows to a full batch and ignore the other rows, which is faster if the model is:
//!
//! ```
//! # use stridewise::prelude::*;
//! # let data = vec![0.5_f32; 150 * 40];
//! let rows = TensorView::<f32, Shape![64, 40]>::chunks(&data).remainder();
//! let (mut last, n) = (Tensor::<f32, Shape![64, 40]>::zeros(), rows.len());
//! for (mut to, row) in last.rows_mut().zip(rows) {
//!     to.copy_(row);
//! }
//! let sums = last.sum_dim::<1>().eval();
//! assert_eq!((n, &sums.as_slice()[..n]), (22, &[20.0; 22][..]));
//! ```
//!
//! `TensorViewMut::chunks` gives mutable batches. With feature `rayon`, `chunks(&data).into_par_iter()` distributes
//! the batches over several threads, as an `IndexedParallelIterator`. To drop the rows that do not fill a batch, as
//! PyTorch's `DataLoader(drop_last=True)` does, do not call `remainder`.
//!
//! # A crop of an image
//!
//! A [`DynView`](crate::prelude::DynView) is a slice with sizes and strides that are values, not types. Its
//! constructor checks them. `crop` checks its start and copies a part of a known shape. Neither panics: the error
//! names the dimension.
//!
//! ```
//! use stridewise::prelude::*;
//! fn patch(pixels: &[u8], height: usize, width: usize, at: [usize; 2]) -> Result<f32, CropError> {
//!     let image = DynView::new(pixels, [height, width, 3])?;
//!     let patch: Tensor<u8, Shape![8, 8, 3]> = image.crop([at[0], at[1], 0])?;
//!     Ok((patch.float() / 255.0).mean())
//! }
//! let pixels = vec![255; 480 * 640 * 3];
//! assert_eq!(patch(&pixels, 480, 640, [100, 200]), Ok(1.0));
//! let error = patch(&pixels, 480, 640, [100, 635]).unwrap_err();
//! assert_eq!(error.to_string(), "dimension 1: start 635 + length 8 exceeds the size 640");
//! assert!(patch(&pixels, 481, 640, [0, 0]).is_err());
//! ```
//!
//! [`with_strides`](crate::prelude::DynView::with_strides) accepts rows with padding. `crop_boxed` writes the part to
//! the heap, `crop_into` to an existing tensor, such as one image of a batch. Each row of the part is one copy.
//!
#![doc = include_str!("pictures/runtime_sizes.svg")]
//!
//! # A cache of growing length
//!
//! A tensor has its maximum size from the start, and a number says how many of its rows are in use. This cache holds
//! the keys and values of an attention head, one row for each word so far:
//!
//! ```
//! use stridewise::prelude::*;
//! struct Cache {
//!     keys: Tensor<f32, Shape![128, 4]>,
//!     values: Tensor<f32, Shape![128, 4]>,
//!     n: usize,
//! }
//! impl Cache {
//!     /// Adds a word, and asks all words so far.
//!     fn step(&mut self, q: &Tensor<f32, Shape![4]>, k: &Tensor<f32, Shape![4]>, v: &Tensor<f32, Shape![4]>)
//!         -> Result<Tensor<f32, Shape![4]>, IndexError>
//!     {
//!         // An error, not a panic, where the cache is full.
//!         self.keys.as_view_mut().select_at::<0>(self.n)?.copy_(k);
//!         self.values.as_view_mut().select_at::<0>(self.n)?.copy_(v);
//!         self.n += 1;
//!         // Words that are not there yet have the weight 0.
//!         let mut scores = Tensor::<f32, Shape![128]>::full(f32::NEG_INFINITY);
//!         for (score, key) in scores.iter_mut().zip(self.keys.rows().take(self.n)) {
//!             *score = q.dot(key) / 2.0;
//!         }
//!         Ok(self.values.t().mv(scores.softmax::<0>()).eval())
//!     }
//! }
//! let mut cache = Cache { keys: Tensor::zeros(), values: Tensor::zeros(), n: 0 };
//! let (one, two) = (Tensor::<f32, Shape![4]>::ones(), Tensor::<f32, Shape![4]>::full(2.0));
//! assert_eq!(cache.step(&one, &one, &one)?, one);
//! assert_eq!(cache.step(&one, &one, &two)?, Tensor::full(1.5));
//! # Ok::<(), IndexError>(())
//! ```
//!
//! A window over the last words has a known length, so it is a view: `narrow_at` checks its start.
//!
//! ```
//! use stridewise::prelude::*;
//! let (history, n) = (Tensor::<f32, Shape![128, 4]>::arange(), 100);
//! let last = history.narrow_at::<0, 16>(n - 16)?;             // Shape![16, 4]
//! assert_eq!(last[[0, 0]], 84.0 * 4.0);
//! assert!(history.narrow_at::<0, 16>(120).is_err());
//! # Ok::<(), IndexError>(())
//! ```
//!
//! # Limits
//!
//! - A tensor whose size is a value: there is no `Shape![n, 40]` with `let n = ..`, and no arithmetic on a `DynView`.
//! - A function that returns a shape which depends on data. `nonzero` and `masked_select` fill a `heapless::Vec` of a
//!   known capacity.
//! - Batches of different shapes in one tensor: pad them to one shape, with a mask.
//! - Negative strides: a `DynView` of a flipped image is a crop, then [`flip`](crate::ops::Arrange::flip).
//! - Models whose sizes are read from a file. Sizes are in the source; a file with other sizes gives an error that
//!   names both ([`FileError`](crate::files::FileError)). For a few variants, `match` on the size and call one
//!   generic function:
//!
//! ```
//! use stridewise::prelude::*;
//! fn energy<N: Dim>(x: TensorView<f32, (N,)>) -> f32 {
//!     x.square().sum()
//! }
//! let samples = vec![1.0_f32; 512];
//! let energy = match samples.len() {
//!     256 => energy(TensorView::<f32, Shape![256]>::try_from(&samples)?),
//!     512 => energy(TensorView::<f32, Shape![512]>::try_from(&samples)?),
//!     _ => 0.0,
//! };
//! assert_eq!(energy, 512.0);
//! # Ok::<(), LengthError>(())
//! ```
