//! Errors of CUDA operations.

use core::fmt;
use std::string::String;

use crate::ops::IndicesError;

/// An error of the driver, or of a launch.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum CudaError {
    /// There is no device of this number. Contains the driver's text.
    NoDevice(String),
    /// The driver's library cannot be loaded. Contains the text of the system's loader, which names the library.
    NoDriver(String),
    /// The driver is too old: a function is missing, or its version is below CUDA 11.4. Contains the cause.
    OldDriver(String),
    /// The device has not enough memory for the allocation.
    OutOfMemory,
    /// The driver did not compile a kernel. Contains its log.
    Jit {
        /// The log of the driver's compiler.
        log: String,
    },
    /// Operands of one expression are on two devices, or a stream belongs to another device than the tensor.
    OtherDevice,
    /// The view is over no memory: a [`CudaView::nowhere`](crate::cuda::CudaView::nowhere), whose kernels can be inspected, but
    /// not run.
    Nowhere,
    /// The tensor has more elements than a kernel can count: 2³¹ blocks of 256 work items, or for a reduction, 2³⁰ to
    /// 2³¹ elements. Also for an expression with more than 4096 bytes of parameters in one kernel: a tensor takes 8, and
    /// so does the result, which leaves room for 511 tensors, fewer with numbers among them. And for `group_norm`,
    /// `instance_norm` and `batch_norm_training` of 8 dimensions, for which their kernel has no room.
    TooLarge,
    /// The slice does not have as many elements as the tensor.
    Length {
        /// The number of elements of the tensor.
        expected: usize,
        /// The number of elements of the slice.
        found: usize,
    },
    /// The library cuBLAS is missing, or lacks a function.
    NoCublas,
    /// cuBLAS rejects a product.
    Cublas {
        /// The library's code, a `cublasStatus_t`.
        code: u32,
    },
    /// An index is out of range for its dimension.
    Index(IndicesError),
    /// Any other error of the driver.
    Driver {
        /// The driver's code, a `CUresult`.
        code: u32,
        /// The driver's text.
        text: String,
    },
}

impl fmt::Display for CudaError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoDevice(text) => write!(f, "no CUDA device: {text}"),
            Self::NoDriver(text) => write!(f, "no CUDA driver: {text}"),
            Self::OldDriver(text) => write!(f, "the CUDA driver is too old: {text}"),
            Self::OutOfMemory => f.write_str("the CUDA device is out of memory"),
            Self::Jit { log } => write!(f, "the CUDA driver did not compile a kernel: {log}"),
            Self::OtherDevice => f.write_str("the tensors are on different CUDA devices"),
            Self::Nowhere => f.write_str("the view is over no memory of a CUDA device"),
            Self::TooLarge => f.write_str(
                "the tensor has too many elements, or the expression too many tensors, for one CUDA kernel",
            ),
            Self::Length { expected, found } => {
                write!(
                    f,
                    "expected a slice of {expected} elements, found one of {found}"
                )
            }
            Self::NoCublas => f.write_str("the library cuBLAS cannot be loaded"),
            Self::Cublas { code } => write!(f, "cuBLAS error {code}"),
            Self::Index(error) => error.fmt(f),
            Self::Driver { code, text } => write!(f, "CUDA error {code}: {text}"),
        }
    }
}
impl core::error::Error for CudaError {}
