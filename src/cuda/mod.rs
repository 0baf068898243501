//! Tensors in the memory of an NVIDIA GPU (feature `cuda`): the expressions of the host, computed there.
//!
//! Every operation is an expression, under the names of the host, and composes with all others. Elementwise operations are
//! one kernel, together with the product, the convolution or the reduction that they are operands or results of; where an
//! operation needs the results of others several times, these are temporaries in the memory of the device.
//!
//! An expression is a type, so the type is the kernel: when it is first computed, its text is written in NVIDIA's
//! PTX with all sizes and strides as literals, compiled by the driver, and kept.
//!
//! | what | signature |
//! |---|---|
//! | to the device | `x.to_device(&stream) -> Result<CudaTensor<T, Sh>, CudaError>`, `x.cuda()` |
//! | views | `y.as_view() -> CudaView<'_, T, Sh>`, `y.as_view_mut()`, then each view operation of the library |
//! | compute | `e.eval() -> Result<CudaTensor<T, Sh>, CudaError>`, `e.eval_into(&mut out)?`, `e.eval_on(&stream)?` |
//! | reduce | `e.sum_dim::<1>()`, `mean_dims`, `var_dim`, `amax_dim`, `argmax_dim`, …; of all elements at once, `e.sum()?`, `mean`, `amax`, `amin` |
//! | rows | `softmax::<1>()`, `log_softmax`, `layer_norm::<Shape![64]>(eps).weight(&w).bias(&b)`, `rms_norm` |
//! | multiply | `(a.mm(&b) + &bias).relu().eval()?`, `mv`, `bmm`, `matmul`, `x.linear(&w).bias(&b)` |
//! | images | `x.sliding::<Padding<1>>().conv2d(&w).bias(&b)`, `conv1d`, `batch_norm`, `max_pool2d`, `avg_pool2d` |
//! | attention | `q.scaled_dot_product_attention(&k, &v).mask(&m)`, `.causal()`, `.scale(s)` |
//! | join, rearrange | `(&a, &b).cat::<0>()`, `x.flip::<Dims![0]>()`, `pad`, `roll`, `repeat`, `tril` …: as on the host |
//! | by indices | `x.index_select::<0>(&i)?`, `gather`, `take`, of indices on the device |
//! | multiply by cuBLAS | `Cublas::new(&stream)?.mm(&a, &b)?` (feature `cublas`) |
//! | places | `e.argmax()?`, `e.argmin_dim::<1>()`, `let (values, places) = e.max_dim::<1>().eval()?` |
//! | in place | `m.fill_(1.0)?`, `m.copy_(&e)?`, `m.add_(&e)?`, `sub_`, `mul_`, `div_` |
//! | while the host goes on | `CudaTensor::upload(pinned)?.wait()?`, `x.download(pinned)?.wait()?`, of `PinnedTensor` |
//! | to the host | `y.to_host() -> Result<BoxedTensor<T, Sh>, CudaError>`, `y.copy_to_slice(&mut s)` |
//! | with `cust` (feature `cust_03`) | `CudaTensor::from_cust(buffer, &stream)?`, `x.into_cust()?`, `stream.borrow::<T, Sh>(&buffer)?`, `CudaStream::from_cust(stream)?` |
//! | look | `e.kernel(Target::new(90, 12040))?.ptx()`, without a device |
//!
//! Three uses. A few operations on a batch, one kernel, one pass:
//!
//! ```no_run
//! use stridewise::prelude::*;
//! let (a, b) = (Tensor::<f32, Shape![64, 64]>::ones().cuda()?, Tensor::<f32, Shape![64]>::ones().cuda()?);
//! let y = (&a.t() * 2.0 + &b).relu().eval()?;
//! assert_eq!(y.to_host()?[[0, 0]], 3.0);
//! # Ok::<(), CudaError>(())
//! ```
//!
//! The same function for the host and the device, of [`Portable`](crate::expr::Portable) expressions:
//!
//! ```no_run
//! use stridewise::expr::{Memory, Portable};
//! use stridewise::prelude::*;
//! // Where it is computed, the caller says.
//! fn layer<M: Memory, B: Dim, I: Dim, O: Dim>(
//!     x: impl Portable<M, Elem = f32, Shape = (B, I)>,
//!     w: impl Portable<M, Elem = f32, Shape = (O, I)>,
//!     bias: impl Portable<M, Elem = f32, Shape = (O,)>,
//! ) -> impl Portable<M, Elem = f32, Shape = (B, O)> {
//!     x.linear(w).bias(bias).relu().softmax::<1>()
//! }
//! let (x, w) = (Tensor::<f32, Shape![32, 40]>::ones(), Tensor::<f32, Shape![10, 40]>::ones());
//! let bias = Tensor::<f32, Shape![10]>::zeros();
//! let here = layer(&x, &w, &bias).eval();
//! let there = layer(&x.cuda()?, &w.cuda()?, &bias.cuda()?).eval()?.to_host()?;
//! # Ok::<(), CudaError>(())
//! ```
//!
//! A function may also name what it gives:
//!
//! ```no_run
//! use stridewise::prelude::*;
//! use stridewise::expr::{Lazy, Memory, Unary};
//! use stridewise::ops::{Square, Tanh};
//! type Bounded<N> = Lazy<Unary<Square, Unary<Tanh, N>>>;
//! fn bounded<M: Memory, X: Expr<M, Elem = f32>>(x: X) -> Bounded<X::Node> {
//!     x.tanh().square()
//! }
//! let x = Tensor::<f32, Shape![8]>::ones();
//! let y = x.cuda()?;
//! let (here, there) = (bounded(&x).eval(), bounded(&y).eval()?.to_host()?);
//! # Ok::<(), CudaError>(())
//! ```
//!
//! In place, through a part of a tensor:
//!
//! ```no_run
//! use stridewise::prelude::*;
//! let mut m = Tensor::<f32, Shape![4, 8]>::zeros().cuda()?;
//! m.as_view_mut().narrow::<1, 2, 2>().fill_(1.0)?;
//! # Ok::<(), CudaError>(())
//! ```
//!
//! A layer, its bias and its activation as one kernel:
//!
//! ```no_run
//! use stridewise::prelude::*;
//! let (x, w) = (Tensor::<f32, Shape![32, 40]>::ones().cuda()?, Tensor::<f32, Shape![64, 40]>::ones().cuda()?);
//! let bias = Tensor::<f32, Shape![64]>::ones().cuda()?;
//! let y = (x.mm(w.t()) + &bias).gelu().eval()?;
//! # Ok::<(), CudaError>(())
//! ```
//!
//! # Kinds of kernels
//!
//! - Pointwise: each thread has 16 bytes of the result, read and written at once where everything lies in a row.
//! - Copies of transposed views, and what is computed of one such view: tiles by way of shared memory, so that both
//!   sides are read and written in whole lines.
//! - Products of matrices of more than 16 rows and columns, in an expression of that shape: tiles of 128 by 128, 64
//!   by 64 or 32 by 32, as the sizes say. Smaller ones and those with vectors, whose rows are long: a warp for each
//!   sum. All other products are summed where they are read, by one thread each.
//!   Of products with few tiles and 512 or more to sum, the inner dimension is cut into parts, summed by a second kernel,
//!   always in the same order.
//! - Reductions, softmax and their like, and places of extremes: a block for each row, or 512 for a whole tensor. Rows
//!   of up to 32 elements share a warp; of rows that lie beside each other, each thread has one.
//! - Convolutions and pools: a thread for each element, which walks its window.
//!
//! # Which kernels an expression is
//!
//! | expression | kernels |
//! |---|---|
//! | elementwise operations, joining, rearranging, `batch_norm`, `outer`, `kron`, `cross`, of tensors and views | 1 |
//! | a product, `linear` or a convolution with its bias, and all that is elementwise after it | 1, or 2 where a product is cut into parts |
//! | a reduction along dimensions of an elementwise expression, a product or a convolution | 1; both results of `max_dim` come from 1 |
//! | softmax and norms | 1, after those of products and convolutions in the operand |
//! | a pool, and all that is elementwise before and after it | 1, after those of products and convolutions in the operand |
//! | a factor of a product, the input of a convolution | its own kernels, unless it is a tensor, a view or `x.to::<U>()` of one |
//! | attention | 3: scores with their mask, their softmax, the product with the values, and what is elementwise after it |
//!
//! Temporaries are taken and given back in the order of the stream; each lives until the kernel that reads it is launched.
//!
//! # Streams, threads, devices
//!
//! A tensor belongs to the stream that it was made on. `eval` runs on the stream of the first operand,
//! `eval_into` and what works in place on that of the tensor that is written. Launches return before the
//! work is done. Before a kernel reads or writes tensors of other streams, its stream waits for theirs, and then
//! theirs for the kernel, by events: no order of calls makes a race. Memory is freed in the order of its stream.
//! Copies from and to the host wait until they are done, but those of a [`PinnedTensor`], which own both sides. Kernels that touch memory borrowed from an application
//! are waited for. Tensors, views and streams may be sent to and shared with other threads; the library makes the
//! context of a device current only for its own calls. Tensors of two devices in one expression are an error,
//! [`CudaError::OtherDevice`].
//!
//! # What the compiler refuses
//!
//! The memory is part of an expression's type, `Expr<Gpu>` or, of the host, `Expr`. So `cargo check` refuses what the
//! host would read of a device: `x[[i, j]]`, `x.iter()`, a function of `impl Expr`, an operation of the host alone; and
//! an expression over both memories, at the operator that would mix them. An operation without a form for devices is
//! refused where it is called, by name ([`Supports`](crate::expr::Supports)): `map` and `zip`, whose closures are the
//! host's machine code, running sums, transposed convolutions, adaptive pools, `group_norm`, `instance_norm`,
//! `interpolate`, the indices of a pool. Sorts, `searchsorted`, look-ups and quantiles are methods of the host's tensors
//! alone. What finds its elements by their index (joining, rearranging) has a form, and is part of the kernel;
//! `index_select`, `gather` and `take` compare the indices with the size first, by a kernel that is waited for.
//!
//! ```compile_fail,E0277
//! use stridewise::prelude::*;
//! fn norm(x: impl Expr<Elem = f32>) -> f32 {
//!     x.square().sum()
//! }
//! norm(CudaView::<f32, Shape![4]>::nowhere());
//! ```
//!
//! One function for every memory names it, and computes where its operand is:
//!
//! ```no_run
//! use stridewise::expr::{Computes, Memory};
//! use stridewise::prelude::*;
//! fn copied<M: Memory + Computes<X::Node>, X: Expr<M>>(x: X) -> M::Owned<X::Elem, X::Shape> {
//!     x.eval()
//! }
//! let x = Tensor::<f32, Shape![2]>::ones();
//! let here: Tensor<f32, Shape![2]> = copied(&x);
//! let there: CudaTensor<f32, Shape![2]> = copied(&x.cuda()?)?;
//! # Ok::<(), CudaError>(())
//! ```
//!
//! # Numbers
//!
//! Sums, products, quotients, rests, roots, conversions and comparisons have the bits of the host. Exponentials,
//! logarithms, angles, hyperbolics and the error function are computed as polynomials, `f32` to within a few units in
//! the last place, `erfc` of `f64` to within 64. Products of matrices are summed in order, each product and sum
//! rounded once, but for those that are cut into parts, and so are convolutions. As on the host, arithmetic of 16-bit floats
//! (feature `half`) goes through `x.float()`, which costs no pass of its own: a product reads halves as they are in memory. They are rounded to the
//! nearest, of two to the even one; from doubles and integers by way of `f32`, as on the host.
//! Sines are exact to that up to 2³⁰.
//!
//! # What has to be installed
//!
//! Only NVIDIA's driver is needed, not the CUDA toolkit, and it is loaded when it is first asked for. A program with
//! feature `cuda` is built and started everywhere; where there is no driver, `x.cuda()` is
//! [`CudaError::NoDriver`], where it is older than CUDA 11.4 [`CudaError::OldDriver`], where there is no device
//! [`CudaError::NoDevice`].
//!
//! # With `cust`
//!
//! With feature `cust_03` the types of the crate `cust` 0.3 become storage and come back, without a copy. Both sides use
//! the primary context of the device.
//!
//! | of `cust` | here | back |
//! |---|---|---|
//! | `Context` | `CudaStream::in_context(&context)?` | `stream.context()?` |
//! | `Stream` | `CudaStream::from_cust(stream)?` | `stream.into_cust()`, `stream.as_cust()` |
//! | `DeviceBuffer` | `CudaTensor::from_cust(buffer, &stream)?`, or borrowed `stream.borrow(&buffer)?`, `borrow_mut` | `x.into_cust()?` |
//! | `DeviceSlice` | `unsafe { stream.borrow_slice(slice)? }`, `borrow_slice_mut` | `unsafe { x.as_device_slice() }` |
//! | `DevicePointer` | `DeviceSlice::from_raw_parts(pointer, len)`, and as above | `x.as_device_ptr()`, of views, too |
//!
//! - *Who frees*: who owns. A tensor frees a buffer that was moved in, in the order of its stream; `cust` frees one that was
//!   moved out, on a thread where the context is current.
//! - *Which order*: what is received is used after all work that the application gave to streams of `cust`, by an event;
//!   what is given back is done. Kernels over borrowed memory are waited for. A stream that the application made by
//!   other means than `cust` and that does not wait for the default stream is the application's to wait for.
//! - *How long*: a borrowed tensor and its views live as long as the borrow of the buffer. A `DeviceSlice` and a
//!   `DevicePointer` remember no lifetime, so their user promises it.
//! - The number of elements is compared with the shape: [`CudaError::Length`]. `cust` has elements for all types but
//!   `half`'s 2.x; those travel as `u16` ([`view_dtype`](TensorBase::view_dtype)).
//!
//! `cust` links the driver: a program with feature `cust_03` is built where CUDA is installed, or where
//! `CUDA_LIBRARY_PATH` names a folder with `lib64/libcuda.so`, and is started where there is a driver. `DOCS_RS=1 cargo
//! check` does without. The example `cust_interop` shows an application.

#[cfg(not(target_pointer_width = "64"))]
compile_error!("feature `cuda` is for hosts of 64 bits, as CUDA is");

mod argmax;
#[cfg(feature = "cublas")]
mod blas;
mod driver;
mod error;
mod expr;
mod index;
#[cfg(feature = "cust_03")]
mod interop;
mod kernel;
mod matmul;
mod memory;
mod nn;
mod node;
mod pinned;
mod ptx;
mod ranged;
mod reduce;
mod stream;
mod table;
mod transpose;
mod windows;
mod without;

use crate::expr::{Binary, Computes, Expr, ExprNode, Memory, Operand, Scalar, WrittenFrom};
use crate::layout::{Layout, ResultFits, StorageSpan};
use crate::num::{Dim, Sealed};
use crate::ops::{AddOp, BinaryOp, DivOp, MulOp, SubOp};
use crate::shape::Shape;
use crate::storage::Element;
use crate::tensor::TensorBase;

pub use argmax::CudaOrder;
#[cfg(feature = "cublas")]
pub use blas::{BlasElement, Cublas};
pub use error::CudaError;
pub use expr::{CudaElement, CudaLeaf};
#[doc(hidden)]
pub use expr::{Emit, PtxBinary, PtxUnary};
#[doc(hidden)]
pub use index::PtxRule;
pub use index::{CudaIndex, Found};
#[cfg(feature = "cust_03")]
pub use interop::{CudaSlice, CudaSliceMut};
pub use kernel::{Kernel, Target};
pub use memory::{CudaBuffer, CudaMut, CudaRef, CudaTensor, CudaView, CudaViewMut, ToDevice};
#[doc(hidden)]
pub use node::{CudaNode, CudaValue};
pub use pinned::{CudaCopy, Pinned, PinnedTensor, Sides};
pub use reduce::CudaReduce;
pub use stream::CudaStream;

/// The memory of CUDA devices: of [`Expr<Gpu>`](Expr), whose `eval` and `eval_into` give a `Result`.
///
/// ```no_run
/// use stridewise::prelude::*;
/// let x = Tensor::<f32, Shape![2, 3]>::ones().cuda()?;
/// let y = (x.t() + 1.0).eval()?;
/// assert_eq!(y.to_host()?.sum(), 12.0);
/// let mut out = Tensor::<f32, Shape![3, 2]>::zeros().cuda()?;
/// (x.t() * 2.0).eval_into(&mut out)?;
/// # Ok::<(), CudaError>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Gpu;
#[diagnostic::do_not_recommend]
impl Sealed for Gpu {}
impl Memory for Gpu {
    type Owned<T: Element, Sh: Shape> = Result<CudaTensor<T, Sh>, CudaError>;
    type OwnedPair<A: Element, B: Element, Sh: Shape> =
        Result<(CudaTensor<A, Sh>, CudaTensor<B, Sh>), CudaError>;
    type Done = Result<(), CudaError>;
}
#[diagnostic::do_not_recommend]
impl<N: CudaValue> Computes<N> for Gpu {
    fn eval(node: N) -> Result<CudaTensor<N::Elem, N::Shape>, CudaError> {
        let stream = node::stream_of(&node)?;
        node::owned(node, &stream)
    }
    fn eval_into<S, L>(node: N, out: &mut TensorBase<S, L>) -> Result<(), CudaError>
    where
        S: WrittenFrom<Self, Elem = N::Elem>,
        L: Layout,
        N::Shape: ResultFits<L::Shape>,
    {
        memory::write_to(out.of_shape::<N::Shape>(), node)
    }
}

/// Expressions over the memory of a device.
///
/// The kernels of an expression are compiled when one of its type is first computed. [`eval`](Expr::eval) runs them on the
/// stream of the first operand, [`eval_into`](Expr::eval_into) on that of the tensor that is written.
pub trait CudaExpr: Expr<Gpu> {
    /// The elements, computed on a stream, to which the result belongs.
    ///
    /// # Errors
    /// As of `eval`: [`CudaError::OutOfMemory`], [`CudaError::OtherDevice`], [`CudaError::TooLarge`], and what the
    /// driver says.
    fn eval_on(self, stream: &CudaStream) -> Result<CudaTensor<Self::Elem, Self::Shape>, CudaError>
    where
        Self::Elem: CudaElement,
        Self::Node: CudaValue,
    {
        node::owned(self.node(), stream)
    }

    /// The kernel for a kind of device, which need not be there: of several, the last one, which writes the result.
    ///
    /// Where the inner dimension of a product is cut into parts, `eval` runs two kernels in its place, with the same result
    /// but for the order of its sums.
    ///
    /// # Errors
    /// [`CudaError::TooLarge`].
    fn kernel(self, target: Target) -> Result<Kernel, CudaError>
    where
        Self::Elem: CudaElement,
        Self::Node: CudaValue,
    {
        let _ = self.node();
        Self::Node::kernel(target)
    }
}
#[diagnostic::do_not_recommend]
impl<E: Expr<Gpu>> CudaExpr for E {}

// SAFETY: owned, and borrowed uniquely.
#[diagnostic::do_not_recommend]
unsafe impl<T: CudaElement, Len: Dim> WrittenFrom<Gpu> for CudaBuffer<T, Len> {
    type Elem = T;
    const UNIQUE: bool = true;
    fn start(&mut self) -> *mut T {
        self.ptr().as_ptr()
    }
}
// SAFETY: as above.
#[diagnostic::do_not_recommend]
unsafe impl<T: CudaElement, Rest: StorageSpan> WrittenFrom<Gpu> for CudaMut<'_, T, Rest> {
    type Elem = T;
    const UNIQUE: bool = true;
    fn start(&mut self) -> *mut T {
        self.ptr().as_ptr()
    }
}

type ShapeOf<R, T> = <<R as Operand<T, Gpu>>::Node as ExprNode>::Shape;
type Fit<R, T, L> = crate::expr::BroadcastTo<ShapeOf<R, T>, <L as Layout>::Shape>;

macro_rules! in_place {
    ([$($g:tt)*] $S:ty; $($(#[$doc:meta])* $name:ident $Op:ident;)*) => {
        impl<$($g)*, L: Layout> TensorBase<$S, L> {
            /// Every element set to `value`, on the stream of the tensor. PyTorch's `x.fill_(value)`.
            ///
            /// # Errors
            /// What the driver says.
            pub fn fill_(&mut self, value: T) -> Result<&mut Self, CudaError> {
                memory::write_to(self, Scalar::<_, Gpu>::new(value))?;
                Ok(self)
            }

            /// Every element set to that of an expression, broadcast. PyTorch's `x.copy_(e)`.
            ///
            /// # Errors
            /// As [`CudaExpr::eval_on`].
            pub fn copy_<R: Operand<T, Gpu>>(&mut self, rhs: R) -> Result<&mut Self, CudaError>
            where
                R::Node: CudaNode,
                Fit<R, T, L>: crate::expr::FitsInto<ShapeOf<R, T>, L::Shape>,
            {
                memory::write_to(self, rhs.operand())?;
                Ok(self)
            }
            $(
                $(#[$doc])*
                ///
                /// # Errors
                /// As [`CudaExpr::eval_on`].
                pub fn $name<R: Operand<T, Gpu>>(&mut self, rhs: R) -> Result<&mut Self, CudaError>
                where
                    $Op: BinaryOp<T, <R::Node as ExprNode>::Elem, Out = T>
                        + PtxBinary<T, <R::Node as ExprNode>::Elem>,
                    R::Node: CudaNode,
                    Fit<R, T, L>: crate::expr::FitsInto<ShapeOf<R, T>, L::Shape>,
                {
                    let first = expr::first!(self, L);
                    // SAFETY: the layout lies within the storage, which is borrowed. What each thread writes it has
                    // read before, and no other thread reads it: the leaf is not shared.
                    let a = unsafe { kernel::Old::<T, L>::new(first) };
                    memory::write_to(self, Binary { op: $Op, a, b: rhs.operand() })?;
                    Ok(self)
                }
            )*
        }
    };
    ($([$($g:tt)*] $S:ty;)*) => { $(
        in_place! { [$($g)*] $S;
            /// The elements of an expression added, in place. PyTorch's `x.add_(e)`.
            add_ AddOp;
            /// The elements of an expression subtracted, in place. PyTorch's `x.sub_(e)`.
            sub_ SubOp;
            /// Each element times that of an expression, in place. PyTorch's `x.mul_(e)`.
            mul_ MulOp;
            /// Each element over that of an expression, in place. PyTorch's `x.div_(e)`.
            div_ DivOp;
        }
    )* };
}
in_place! {
    [T: CudaElement, Len: Dim] CudaBuffer<T, Len>;
    [T: CudaElement, Rest: StorageSpan] CudaMut<'_, T, Rest>;
}
