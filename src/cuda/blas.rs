//! Large products by NVIDIA's cuBLAS (feature `cublas`), which is loaded when it is first asked for.
//!
//! `cudarc` finds and loads the library. Its functions are called by their addresses, with results as numbers: a code
//! that is newer than the crate would be no value of its enum, and a function that is missing is an error here.

use core::ffi::{c_int, c_longlong, c_void};
use core::fmt;
use core::ptr::null_mut;
use std::sync::Mutex;

use cudarc::cublas::sys;

use super::expr::CudaElement;
use super::kernel::{self, Address};
use super::memory::CudaBuffer;
use super::node::{self, CudaNode, InMemory};
use super::stream::lock;
use super::{CudaError, CudaStream, CudaTensor, Gpu};
use crate::expr::{Expr, ExprNode};
use crate::num::Sealed;
use crate::ops::{BatchProduct, MatrixProduct};
use crate::shape::{MAX_RANK, Numel, Shape};
use crate::tensor::TensorBase;

/// What cuBLAS multiplies: `f32` and `f64`, with feature `half` also `f16` and `bf16`, whose products come as `f32`.
#[diagnostic::on_unimplemented(
    message = "cuBLAS does not multiply elements of type `{Self}` here",
    label = "`f32` and `f64` are multiplied, with feature `half` also `f16` and `bf16`",
    note = "`a.mm(&b)` multiplies elements of every type, by kernels of this library"
)]
pub trait BlasElement: CudaElement + Sealed {
    /// The type of the product.
    type Product: CudaElement + num_traits::One + num_traits::Zero;
    // `cudaDataType` of the elements and of the product, and `cublasComputeType_t`.
    #[doc(hidden)]
    const KINDS: [c_int; 3];
}
macro_rules! elements {
    ($($T:ident $Product:ident $kinds:expr;)*) => { $(
        #[diagnostic::do_not_recommend]
        impl BlasElement for $T {
            type Product = $Product;
            const KINDS: [c_int; 3] = $kinds;
        }
    )* };
}
elements! { f32 f32 [0, 0, 68]; f64 f64 [1, 1, 70]; }
#[cfg(feature = "half")]
use half::{bf16, f16};
#[cfg(feature = "half")]
elements! { f16 f32 [2, 0, 68]; bf16 f32 [14, 0, 68]; }

type Create = unsafe extern "C" fn(*mut *mut c_void) -> u32;
type Destroy = unsafe extern "C" fn(*mut c_void) -> u32;
type SetStream = unsafe extern "C" fn(*mut c_void, *mut c_void) -> u32;
type Gemm = unsafe extern "C" fn(
    *mut c_void,
    c_int,
    c_int,
    c_int,
    c_int,
    c_int,
    *const c_void,
    *const c_void,
    c_int,
    c_int,
    c_longlong,
    *const c_void,
    c_int,
    c_int,
    c_longlong,
    *const c_void,
    *mut c_void,
    c_int,
    c_int,
    c_longlong,
    c_int,
    c_int,
    c_int,
) -> u32;

/// A function of the library.
///
/// # Safety
/// `F` is its type in C, with enums as integers.
unsafe fn function<F: Copy + 'static>(name: &[u8]) -> Result<F, CudaError> {
    // SAFETY: loading cuBLAS runs its initialisers, which ask nothing of the process. `culib` would panic where it is
    // not there. The caller's promise.
    unsafe {
        if !sys::is_culib_present() {
            return Err(CudaError::NoCublas);
        }
        let found = sys::culib().get::<F>(name);
        found.map(|f| *f).map_err(|_| CudaError::NoCublas)
    }
}
fn check(code: u32) -> Result<(), CudaError> {
    match code {
        0 => Ok(()),
        3 => Err(CudaError::OutOfMemory),
        code => Err(CudaError::Cublas { code }),
    }
}

/// cuBLAS on a stream: NVIDIA's library for products of matrices, for large ones. PyTorch's `torch.mm` on `cuda`.
///
/// [`a.mm(&b)`](crate::ops::MatrixOps::mm) needs no library, fuses with what follows, and multiplies matrices of any
/// strides and elements. cuBLAS has the tensor cores for `f16` and `bf16`. It sums in an order of its own, so that the
/// last digits of results differ. It has not been run on a GPU by the authors of this library.
///
/// The work is ordered as that of kernels is: on this stream, behind what the streams of the operands have to do.
///
/// ```no_run
/// use stridewise::prelude::*;
/// let stream = CudaStream::new(0)?;
/// let a = Tensor::<f32, Shape![64, 128]>::ones().to_device(&stream)?;
/// let b = Tensor::<f32, Shape![32, 128]>::ones().to_device(&stream)?;
/// let blas = Cublas::new(&stream)?;
/// let y = blas.mm(&a, b.t())?;
/// assert_eq!(y.to_host()?[[63, 31]], 128.0);
/// # Ok::<(), CudaError>(())
/// ```
pub struct Cublas {
    // One thread at a time.
    handle: Mutex<Handle>,
    stream: CudaStream,
    gemm: Gemm,
}
struct Handle(*mut c_void);
// SAFETY: a handle may be used by several threads, one after the other.
unsafe impl Send for Handle {}

impl fmt::Debug for Cublas {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Cublas")
            .field("stream", &self.stream)
            .finish_non_exhaustive()
    }
}

/// A factor as cuBLAS sees it.
#[derive(Clone, Copy)]
struct Factor {
    at: usize,
    transposed: bool,
    /// From a row, or a column, to the next one.
    leading: usize,
    /// From a batch to the next one.
    batch: usize,
}
impl Factor {
    /// A matrix in rows or in columns; `None` of any other.
    fn new(at: usize, sizes: &[usize; MAX_RANK], steps: &[usize; MAX_RANK]) -> Option<Self> {
        const ROW: usize = MAX_RANK - 2;
        let (rows, columns) = (sizes[ROW], sizes[ROW + 1]);
        // A size of 1 may have any step.
        let row = if rows == 1 {
            columns.max(1)
        } else {
            steps[ROW]
        };
        let column = if columns == 1 { 1 } else { steps[ROW + 1] };
        let batch = steps[ROW - 1];
        if column == 1 && row >= columns.max(1) {
            return Some(Self {
                at,
                transposed: false,
                leading: row,
                batch,
            });
        }
        let column = if columns == 1 { rows.max(1) } else { column };
        (row == 1 && column >= rows.max(1)).then_some(Self {
            at,
            transposed: true,
            leading: column,
            batch,
        })
    }
    /// Row by row.
    fn contiguous(at: usize, sizes: &[usize; MAX_RANK]) -> Self {
        let (rows, columns) = (sizes[MAX_RANK - 2], sizes[MAX_RANK - 1]);
        Self {
            at,
            transposed: false,
            leading: columns.max(1),
            batch: rows * columns,
        }
    }
}

impl Cublas {
    /// The library on a stream, to which results belong.
    ///
    /// # Errors
    /// [`CudaError::NoCublas`] where the library is not there, and what it and the driver say.
    pub fn new(stream: &CudaStream) -> Result<Self, CudaError> {
        // SAFETY: the types are those of C.
        let (create, set_stream, gemm) = unsafe {
            (
                function::<Create>(b"cublasCreate_v2\0")?,
                function::<SetStream>(b"cublasSetStream_v2\0")?,
                function::<Gemm>(b"cublasGemmStridedBatchedEx\0")?,
            )
        };
        let (device, raw) = stream.parts();
        let _entered = device.enter()?;
        let mut handle = null_mut();
        // SAFETY: the context is current. `CUstream` of the driver and `cudaStream_t` are one type.
        check(unsafe { create(&mut handle) })?;
        let this = Self {
            handle: Mutex::new(Handle(handle)),
            stream: stream.clone(),
            gemm,
        };
        // SAFETY: the handle is new, and the stream lives as long as this.
        check(unsafe { set_stream(handle, raw.cast()) })?;
        Ok(this)
    }

    /// The product of two matrices. PyTorch's `a.mm(b)`.
    ///
    /// A factor that lies neither in rows nor in columns is copied first.
    ///
    /// # Errors
    /// [`CudaError::Cublas`], [`CudaError::OtherDevice`], [`CudaError::TooLarge`], and what the driver says.
    #[allow(clippy::type_complexity)]
    pub fn mm<A, B>(
        &self,
        a: A,
        b: B,
    ) -> Result<
        CudaTensor<
            <A::Elem as BlasElement>::Product,
            <A::Shape as MatrixProduct<B::Shape>>::Output,
        >,
        CudaError,
    >
    where
        A: Expr<Gpu, Elem: BlasElement>,
        B: Expr<Gpu>,
        A::Shape: MatrixProduct<B::Shape>,
        A::Node: InMemory + CudaNode,
        B::Node: InMemory + CudaNode<Elem = A::Elem>,
    {
        self.product(a.node(), b.node())
    }

    /// The products of two batches of matrices, one by one. PyTorch's `a.bmm(b)`.
    ///
    /// # Errors
    /// As [`mm`](Self::mm).
    #[allow(clippy::type_complexity)]
    pub fn bmm<A, B>(
        &self,
        a: A,
        b: B,
    ) -> Result<
        CudaTensor<<A::Elem as BlasElement>::Product, <A::Shape as BatchProduct<B::Shape>>::Output>,
        CudaError,
    >
    where
        A: Expr<Gpu, Elem: BlasElement>,
        B: Expr<Gpu>,
        A::Shape: BatchProduct<B::Shape>,
        A::Node: InMemory + CudaNode,
        B::Node: InMemory + CudaNode<Elem = A::Elem>,
    {
        self.product(a.node(), b.node())
    }

    fn product<T, A, B, Sh>(&self, a: A, b: B) -> Result<CudaTensor<T::Product, Sh>, CudaError>
    where
        T: BlasElement,
        A: InMemory + CudaNode<Elem = T>,
        B: InMemory + CudaNode<Elem = T>,
        Sh: Shape,
    {
        let out = CudaBuffer::<T::Product, Numel<Sh>>::room(&self.stream)?;
        if Sh::NUMEL == 0 {
            return Ok(TensorBase::over(out));
        }
        let (left, right) = (
            <A as ExprNode>::Shape::PADDED,
            <B as ExprNode>::Shape::PADDED,
        );
        let inner = left[MAX_RANK - 1];
        // Copies live until the work is ordered.
        let (mut first, mut second) = (None, None);
        let a = match Factor::new(a.at(), &left, &A::STEPS) {
            Some(factor) => factor,
            None => {
                let copy = first.insert(node::owned(a, &self.stream)?);
                Factor::contiguous(copy.storage.first_address(), &left)
            }
        };
        let b = match Factor::new(b.at(), &right, &B::STEPS) {
            Some(factor) => factor,
            None => {
                let copy = second.insert(node::owned(b, &self.stream)?);
                Factor::contiguous(copy.storage.first_address(), &right)
            }
        };
        let [m, n] = [Sh::PADDED[MAX_RANK - 2], Sh::PADDED[MAX_RANK - 1]];
        let batches = Sh::PADDED[MAX_RANK - 3];
        let short = |x: usize| c_int::try_from(x).map_err(|_| CudaError::TooLarge);
        let [m, n, k, lda, ldb, count] = [
            short(m)?,
            short(n)?,
            short(inner)?,
            short(a.leading)?,
            short(b.leading)?,
            short(batches)?,
        ];
        let one = <T::Product as num_traits::One>::one();
        let zero = <T::Product as num_traits::Zero>::zero();
        let [elements, products, compute] = T::KINDS;
        let to = out.first_address();
        // Of no products nothing is read.
        let empty = inner == 0;
        let call = |()| {
            let handle = lock(&self.handle);
            // SAFETY: the handle is alive, the operands lie on its device, reach as far as their sizes and steps say,
            // and are ordered on its stream. What is row by row here is column by column there, so it is told of
            // the product of the transposes, the factors in the other order.
            let code = unsafe {
                (self.gemm)(
                    handle.0,
                    b.transposed.into(),
                    a.transposed.into(),
                    n,
                    m,
                    k,
                    core::ptr::from_ref(&one).cast(),
                    core::ptr::with_exposed_provenance(b.at),
                    elements,
                    ldb,
                    b.batch as c_longlong,
                    core::ptr::with_exposed_provenance(a.at),
                    elements,
                    lda,
                    a.batch as c_longlong,
                    core::ptr::from_ref(&zero).cast(),
                    core::ptr::with_exposed_provenance_mut(to),
                    products,
                    n,
                    c_longlong::from(m) * c_longlong::from(n),
                    count,
                    compute,
                    // CUBLAS_GEMM_DEFAULT.
                    -1,
                )
            };
            check(code)
        };
        let pointers = [(to, false), (a.at, empty), (b.at, empty)];
        let pointers = pointers.map(|(at, empty)| Address { at, empty });
        kernel::in_order(&self.stream, &pointers, || Ok(()), call)?;
        Ok(TensorBase::over(out))
    }
}
impl Drop for Cublas {
    fn drop(&mut self) {
        let (device, _) = self.stream.parts();
        let handle = lock(&self.handle);
        // SAFETY: the type is that of C; the handle is this one's own. The library waits for what it has to do.
        unsafe {
            if let (Ok(_entered), Ok(destroy)) =
                (device.enter(), function::<Destroy>(b"cublasDestroy_v2\0"))
            {
                let _ = destroy(handle.0);
            }
        }
    }
}
