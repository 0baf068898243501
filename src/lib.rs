// The README links to the source files of the guide's pages, the documentation to the pages themselves, and to the
// files of the package as docs.rs shows them. The first of two definitions of a link takes precedence.
//! [guide]: guide
//! [gradients]: guide::gradients
//! [some operations]: guide::gpu#what-only-the-host-has
//! [sizes at run time]: guide::runtime_sizes
//! [whole table]: guide::side_by_side
//! [error index]: guide::errors
//! [differences from PyTorch]: guide::differences
//! [all of PyTorch's functions]: guide::torch
//! [all features]: guide::features
//! [safety]: guide::safety
//! [`examples/firmware`]: guide::firmware
//! [examples]: /crate/stridewise/latest/source/examples/README.md
//! [`ARCHITECTURE.md`]: /crate/stridewise/latest/source/ARCHITECTURE.md
//! [`CONTRIBUTING.md`]: /crate/stridewise/latest/source/CONTRIBUTING.md
#![doc = include_str!("../README.md")]
#![no_std]
#![cfg_attr(docsrs, feature(doc_cfg))]

#[cfg(target_pointer_width = "16")]
compile_error!(
    "stridewise needs addresses of at least 32 bits: on this target they have 16, and sizes above 65,535 would wrap"
);

#[cfg(feature = "alloc")]
extern crate alloc;
#[cfg(feature = "std")]
extern crate std;

pub mod fmt;
#[macro_use]
pub mod num;
#[macro_use]
pub mod shape;
pub mod layout;
pub mod storage;
#[macro_use]
pub mod tensor;
#[cfg(feature = "cuda")]
pub mod cuda;
pub mod expr;
pub mod grad;
pub mod ops;
#[macro_use]
pub mod files;
#[cfg(feature = "rand_010")]
pub mod init;
pub mod interop;
#[macro_use]
pub mod optim;
#[cfg(feature = "viz")]
pub mod viz;

#[cfg(test)]
#[path = "../tests/common/placed.rs"]
mod placed;

// Documentation only, not part of a build of the library.
#[cfg(doc)]
pub mod guide;

pub use num::{D, Dim, K};
#[cfg(feature = "alloc")]
pub use tensor::BoxedTensor;
pub use tensor::{
    HeaplessTensor, Tensor, TensorBase, TensorCells, TensorVar, TensorView, TensorViewMut,
};

/// The types, traits and macros that most programs import with `use stridewise::prelude::*;`.
///
/// Traits of operations come without their names, except [`Pointwise`](crate::ops::Pointwise) and
/// [`Reduce`](crate::ops::Reduce): `Pointwise::eq(&x, &y)` compares
/// elements where `x.eq(&y)` would be that of `PartialEq`.
pub mod prelude {
    #[cfg(feature = "cublas")]
    pub use crate::cuda::Cublas;
    #[cfg(feature = "cuda")]
    pub use crate::cuda::{
        CudaError, CudaExpr as _, CudaIndex as _, CudaLosses as _, CudaOrder as _, CudaReduce as _,
        CudaStream, CudaTensor, CudaView, CudaViewMut, ToDevice as _,
    };
    pub use crate::expr::Fallible as _;
    pub use crate::expr::{Expr, IntoExpr, Lazy, Node};
    #[cfg(feature = "rayon")]
    pub use crate::expr::{get_num_threads, set_num_threads};
    pub use crate::files::FileError;
    pub use crate::interop::LayoutError;
    // The bounds that error messages name.
    #[doc(no_inline)]
    pub use crate::layout::bounds::{
        AtLeast, AvgPool1d, AvgPool2d, BatchNormInput, BatchNormTrainingInput, BatchesBroadcast,
        Chunk, Conv1d, Conv2d, ConvTranspose1d, ConvTranspose2d, CrossFits, ExpandsTo, GatherWith,
        GroupNormInput, InstanceNormInput, MaskFits, Matmul, MaxPool1d, MaxPool2d, Narrow, Select,
        ShapeFits, TopK, ViewAs,
    };
    #[doc(hidden)]
    pub use crate::layout::{
        AdaptiveParts, AttentionQuery, LinearInput, NormFits, Reflects, Replicates, Resizes,
        WrapsOnce,
    };
    pub use crate::layout::{Interleaved, Layout, NewAxis, Strided, Trailing};
    pub use crate::num::{D, Dim, NonZeroDim};
    #[cfg(feature = "linalg")]
    #[doc(hidden)]
    pub use crate::ops::NoNegated as _;
    #[cfg(feature = "fft")]
    pub use crate::ops::fft::Fourier as _;
    #[cfg(feature = "linalg")]
    pub use crate::ops::linalg::{
        DecomposesMatrix, DecomposesSquare, Invertible, Linalg as _, LinalgError, MatrixNorm,
        Solves, gels,
    };
    #[cfg(feature = "linalg")]
    #[doc(hidden)]
    pub use crate::ops::linalg::{LeastSquares, SolvesLeastSquares, Unchecked as _};
    pub use crate::ops::nn::{
        CeilMode, ConvOps as _, Dilation, DilationDim, EmbeddingOps as _, Groups, GroupsDim,
        Kernel, KernelDim, LookupError, Losses as _, NnOps as _, NormOps as _, OutputPadding,
        Padding, PaddingAfter, PaddingAfterDim, PaddingDim, PaddingSame, SampleOps as _, Stride,
        StrideDim,
    };
    pub use crate::ops::quantized::{
        Bias, PerTensor, Quantization, Quantize as _, Quantized, QuantizedOps as _,
    };
    #[cfg(feature = "rand_010")]
    pub use crate::ops::random::RandomError;
    pub use crate::ops::{
        Arrange as _, Casts as _, Cumulate as _, GridOps as _, IndexOps as _, IndicesError,
        JoinOps as _, MatrixOps as _, MatrixScalars as _, NonzeroOps as _, Pointwise,
        Quantiles as _, Reduce, ReduceDims as _, Scatter as _, ScatterOps as _, ScatterValue as _,
        SearchSorted as _, SortOps as _, where_,
    };
    #[doc(hidden)]
    pub use crate::ops::{HasQuantile, NonEmpty};
    pub use crate::shape::{Broadcast, BroadcastWith, Infer, RowMajor, Shape};
    #[cfg(feature = "alloc")]
    pub use crate::tensor::BoxedTensor;
    pub use crate::tensor::{
        AlignmentError, CropError, DynView, HeaplessTensor, IndexError, LengthError, Scratch,
        Tensor, TensorBase, TensorCells, TensorVar, TensorView, TensorViewMut, TextError,
    };
    #[cfg(feature = "viz")]
    pub use crate::viz::Pictures as _;
    #[doc(no_inline)]
    pub use crate::{
        Dims, Shape, Strides, einsum, include_npy, include_tensor, quantization, s, tensor,
    };
    #[doc(hidden)]
    pub use crate::{
        expr::NoMemory as _, expr::NoParts as _, expr::PerhapsContiguous as _,
        grad::NotATensor as _, grad::NumberWithoutVariable as _, grad::UncheckedTargets as _,
        ops::NoOperand as _, ops::NoOperandElements as _, ops::RejectedNumber as _,
        ops::RejectedOperation as _, ops::nn::ClassLosses as _,
    };
    // Missing methods, whose error messages say what to write instead.
    #[cfg(not(feature = "alloc"))]
    #[doc(hidden)]
    pub use crate::expr::absent::WithoutAlloc as _;
    #[cfg(not(feature = "cuda"))]
    #[doc(hidden)]
    pub use crate::expr::absent::WithoutCuda as _;
    #[cfg(not(feature = "dlpack"))]
    #[doc(hidden)]
    pub use crate::expr::absent::WithoutDlpack as _;
    #[cfg(not(feature = "fft"))]
    #[doc(hidden)]
    pub use crate::expr::absent::WithoutFft as _;
    #[cfg(not(feature = "linalg"))]
    #[doc(hidden)]
    pub use crate::expr::absent::WithoutLinalg as _;
    #[cfg(not(feature = "viz"))]
    #[doc(hidden)]
    pub use crate::expr::absent::WithoutViz as _;
    #[cfg(not(feature = "rayon"))]
    #[doc(hidden)]
    pub use crate::expr::absent::functions::set_num_threads;
    #[doc(hidden)]
    pub use crate::expr::absent::{
        AfterLayer as _, NotContiguous as _, NotUnwrapped as _, OfElements as _,
        OfExpressions as _, OfNumbers as _, OfSeveral as _, OfSlices as _, OtherConstructors as _,
        OtherNames as _, OtherNamesOfBoth as _,
    };
    #[cfg(not(feature = "alloc"))]
    #[doc(hidden)]
    pub use crate::expr::absent::{BoxConstructors as _, types::BoxedTensor};
    #[cfg(not(feature = "rand_010"))]
    #[doc(hidden)]
    pub use crate::expr::absent::{ConstructorsWithoutRand as _, WithoutRand as _};
    #[cfg(not(feature = "std"))]
    #[doc(hidden)]
    pub use crate::expr::absent::{ConstructorsWithoutStd as _, WithoutStd as _};
    #[doc(hidden)]
    pub use crate::ops::nn::{OfConvolutions as _, OfLookups as _, PoolsOfOptions as _};
}
