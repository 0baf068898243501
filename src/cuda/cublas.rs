//! Large matrix products with NVIDIA's cuBLAS (feature `cublas`), which is loaded on first use.
//!
//! `cudarc` finds and loads the library. Its functions are called by address, with integer status codes: a code that is
//! newer than the crate would be no value of its enum, and a missing function is an error here.

use core::ffi::{c_int, c_longlong, c_void};
use core::fmt;
use core::ptr::null_mut;
use std::sync::Mutex;

use cudarc::cublas::sys;

use crate::cuda::codegen::node::{self, CudaNode, InMemory};
use crate::cuda::ptx::element::CudaElement;
use crate::cuda::runtime::device::lock;
use crate::cuda::runtime::launch::{self, Address};
use crate::cuda::runtime::memory::CudaBuffer;
use crate::cuda::{CudaError, CudaStream, CudaTensor, Gpu};
use crate::expr::{Expr, ExprNode};
use crate::num::Sealed;
use crate::ops::{BatchProduct, MatrixProduct};
use crate::shape::{MAX_RANK, Numel, Shape};
use crate::tensor::TensorBase;

/// Element types of cuBLAS products: `f32` and `f64`, with feature `half` also `f16` and `bf16`, whose products are
/// `f32`.
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
/// `F` is the function's C type, with enums as integers.
unsafe fn function<F: Copy + 'static>(name: &[u8]) -> Result<F, CudaError> {
    // SAFETY: loading cuBLAS runs its initialisers, which require nothing of the process. `culib` would panic if it is
    // missing, and the caller guarantees the type.
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

/// A cuBLAS handle on a stream, for large matrix products. PyTorch's `torch.mm` on `cuda`.
///
/// [`a.mm(&b)`](crate::ops::MatrixOps::mm) needs no library, fuses with elementwise operations, and multiplies matrices
/// of any strides and element types. cuBLAS uses the tensor cores for `f16` and `bf16`. It sums in its own order, so
/// the last digits of results differ. The authors of this library have not run it on a GPU.
///
/// The work is ordered as that of kernels: on this stream, after the pending work of the operands' streams.
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

/// A factor in the form that cuBLAS takes.
#[derive(Clone, Copy)]
struct Factor {
    at: usize,
    transposed: bool,
    /// The stride of the rows, or of the columns.
    leading: usize,
    /// The stride of the batches.
    batch: usize,
}
impl Factor {
    /// A row-major or column-major matrix; `None` for any other layout.
    fn new(at: usize, sizes: &[usize; MAX_RANK], steps: &[usize; MAX_RANK]) -> Option<Self> {
        const ROW: usize = MAX_RANK - 2;
        let (rows, columns) = (sizes[ROW], sizes[ROW + 1]);
        // A dimension of size 1 may have any stride.
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
    /// Row-major.
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
    /// Creates a handle on a stream, to which results belong.
    ///
    /// # Errors
    /// [`CudaError::NoCublas`] if the library is missing, and errors of cuBLAS and the driver.
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
    /// A factor that is neither row-major nor column-major is copied first.
    ///
    /// # Errors
    /// [`CudaError::Cublas`], [`CudaError::OtherDevice`], [`CudaError::TooLarge`], and errors of the driver.
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

    /// The products of two batches of matrices. PyTorch's `a.bmm(b)`.
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
        // Copies are held until the work is ordered.
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
        // An empty batch reads nothing.
        let empty = inner == 0;
        let call = |()| {
            let handle = lock(&self.handle);
            // SAFETY: the handle is alive; the operands are on its device, have the span that their sizes and strides
            // give, and are ordered on its stream. A row-major matrix here is column-major for cuBLAS, so it computes
            // the product of the transposes, with the factors in the other order.
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
        launch::in_order(&self.stream, &pointers, || Ok(()), call)?;
        Ok(TensorBase::over(out))
    }
}
impl Drop for Cublas {
    fn drop(&mut self) {
        let (device, _) = self.stream.parts();
        let handle = lock(&self.handle);
        // SAFETY: the type is that of C; this value owns the handle. The library waits for its pending work.
        unsafe {
            if let (Ok(_entered), Ok(destroy)) =
                (device.enter(), function::<Destroy>(b"cublasDestroy_v2\0"))
            {
                let _ = destroy(handle.0);
            }
        }
    }
}
