//! Temporaries of an expression, in memory of the stream.

use std::vec::Vec;

use crate::cuda::codegen::leaf::CudaLeaf;
use crate::cuda::ptx::element::CudaElement;
use crate::cuda::runtime::memory::CudaBuffer;
use crate::cuda::{CudaError, CudaStream, CudaTensor};
use crate::expr::ExprNode;
use crate::layout::{Contiguous, Layout};
use crate::shape::{Numel, Shape};

/// The row-major strides of a shape.
pub(in crate::cuda) type RowMajor<Sh> = <Contiguous<Sh> as Layout>::Strides;
/// A temporary that holds the result of a kernel.
pub(in crate::cuda) type Temporary<T, Sh> = CudaLeaf<'static, T, Sh, RowMajor<Sh>>;
/// A temporary that holds the elements of a node.
pub(in crate::cuda) type Computed<N> = Temporary<<N as ExprNode>::Elem, <N as ExprNode>::Shape>;

/// Temporaries on a stream, freed in stream order on drop. The kernels that read them have been launched by then.
#[doc(hidden)]
pub struct Temporaries<'s> {
    pub(in crate::cuda) stream: &'s CudaStream,
    held: Vec<CudaBuffer<u8, ()>>,
}
impl core::fmt::Debug for Temporaries<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("Temporaries")
            .field("held", &self.held.len())
            .finish()
    }
}
impl<'s> Temporaries<'s> {
    pub(in crate::cuda) fn on(stream: &'s CudaStream) -> Self {
        Self {
            stream,
            held: Vec::new(),
        }
    }
    /// Allocates a temporary. It must be written before it is read.
    pub(in crate::cuda) fn take<T: CudaElement, Sh: Shape>(
        &mut self,
    ) -> Result<Temporary<T, Sh>, CudaError> {
        let bytes = const {
            crate::storage::assert_addressable::<T, Numel<Sh>>();
            Sh::NUMEL * size_of::<T>()
        };
        let buffer = CudaBuffer::<u8, ()>::of_bytes(bytes, self.stream)?;
        let first = buffer.ptr().as_ptr().cast::<T>().cast_const();
        self.held.push(buffer);
        // SAFETY: the buffer has an element for each index of the shape, and is held until the kernels that read it are
        // launched.
        Ok(unsafe { CudaLeaf::new(first) })
    }
    /// Allocates memory for a number of elements, which must be written before they are read.
    pub(in crate::cuda) fn take_elements<T: CudaElement>(
        &mut self,
        count: usize,
    ) -> Result<usize, CudaError> {
        let buffer = CudaBuffer::<u8, ()>::of_bytes(count * size_of::<T>(), self.stream)?;
        let first = buffer.first_address();
        self.held.push(buffer);
        Ok(first)
    }
    /// An empty set of temporaries on the same stream.
    pub(in crate::cuda) fn another(&self) -> Self {
        Self::on(self.stream)
    }
    pub(in crate::cuda) fn stream(&self) -> &'s CudaStream {
        self.stream
    }
    /// Holds the memory of a number, which has been computed on the stream.
    pub(in crate::cuda) fn held<T: CudaElement>(
        &mut self,
        number: CudaTensor<T, ()>,
    ) -> Temporary<T, ()> {
        let buffer = number.storage.into_bytes();
        let first = buffer.ptr().as_ptr().cast::<T>().cast_const();
        self.held.push(buffer);
        // SAFETY: the buffer has one element, and is held until the kernels that read it are launched.
        unsafe { CudaLeaf::new(first) }
    }
    /// Holds the memory of a tensor that an expression owns.
    pub(in crate::cuda) fn keep(&mut self, buffer: CudaBuffer<u8, ()>) {
        self.held.push(buffer);
    }
}
