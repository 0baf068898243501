//! Bounds of generic code: a shape that is the input of an operation, and what is known of its sizes.
//!
//! Sizes that only have to agree need no bound: `linear`, `mm` and sums take any [`Dim`](crate::Dim). Where a size is computed
//! or compared, generic code names the operation, and the compiler suggests the line. The prelude has these names.
//!
//! | bound | of |
//! |---|---|
//! | [`Matmul`], [`BatchesBroadcast`] | `matmul` of shapes, of batches |
//! | [`Conv1d`], [`Conv2d`], [`ConvTranspose1d`], [`ConvTranspose2d`] | `conv1d`, … |
//! | [`MaxPool1d`], [`MaxPool2d`], [`AvgPool1d`], [`AvgPool2d`] | `max_pool1d`, … |
//! | [`BatchNormInput`], [`BatchNormTrainingInput`], [`GroupNormInput`], [`InstanceNormInput`] | `batch_norm`, … |
//! | [`Narrow`], [`Select`], [`TopK`], [`AtLeast`], [`Chunk`] | `narrow`, `select`, `topk`, `topk_to`, `chunk` along a generic size |
//! | [`ViewAs`] | `view` |
//! | [`ExpandsTo`], [`GatherWith`] | `expand`, `gather` |
//! | [`NonZeroDim`](crate::num::NonZeroDim) of a size | `amax_dim`, `interpolate_nearest`, `adaptive_avg_pool2d`, … |
//! | `Invertible`, `Solves`, `LeastSquares`, `DecomposesSquare`, `DecomposesMatrix` (feature `linalg`) | `eval` of `inverse`, `solve`, `lstsq`, `cholesky`, `svd`, …, on the stack; `checked()?` has no limit of sizes |
//! | [`CrossFits`], [`MaskFits`] | `cross`, masks of attention |
//! | [`ShapeFits`] | an argument whose sizes have other names, such as the targets of a loss |
//!
//! ```
//! use stridewise::prelude::*;
//! fn block<N: Dim, C: Dim, H: Dim, W: Dim, O: Dim>(
//!     x: impl Expr<Elem = f32, Shape = (N, C, H, W)>,
//!     weight: &Tensor<f32, (O, C, D<3>, D<3>)>,
//! ) -> f32
//! where
//!     (N, C, H, W): Conv2d<(O, C, D<3>, D<3>)>,
//! {
//!     x.conv2d(weight).relu().sum()
//! }
//! let x = Tensor::<f32, Shape![1, 2, 4, 4]>::ones();
//! assert_eq!(block(&x, &Tensor::<f32, Shape![3, 2, 3, 3]>::ones()), 18.0 * 12.0);
//! ```

pub use super::channel_norm::{BatchNormTrainingInput, GroupNormInput, InstanceNormInput};
pub use super::conv_shapes::{AvgPool1d, AvgPool2d, Conv1d, Conv2d, MaxPool1d, MaxPool2d};
pub use super::conv_transpose::{ConvTranspose1d, ConvTranspose2d};
pub use super::expand::ExpandsTo;
pub use super::gather::GatherWith;
pub use super::matmul::{BatchesBroadcast, Matmul};
pub use super::narrow::{AtLeast, Narrow, Select, TopK};
pub use super::nn::{BatchNormInput, CrossFits, MaskFits, ShapeFits};
pub use super::parts::Chunk;
pub use super::view::ViewAs;
