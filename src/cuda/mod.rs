//! Tensors in the memory of an NVIDIA GPU (feature `cuda`).
//!
//! Every operation is an expression, has the same name as on the host, and composes with every other operation.
//! Elementwise operations fuse into one kernel with the product, convolution or reduction that they feed or follow. An
//! operation that reads its operands several times reads them from temporaries in device memory.
//!
//! The type of an expression determines its kernel. The first evaluation writes the kernel in NVIDIA's PTX, with all
//! sizes and strides as literals; the driver compiles it, and the library caches it.
//!
//! | what | signature |
//! |---|---|
//! | to the device | `x.to_device(&stream) -> Result<CudaTensor<T, Sh>, CudaError>`, `x.cuda()` |
//! | views | `y.as_view() -> CudaView<'_, T, Sh>`, `y.as_view_mut()`, then each view operation of the library |
//! | compute | `e.eval() -> Result<CudaTensor<T, Sh>, CudaError>`, `e.eval_into(&mut out)?`, `e.eval_on(&stream)?` |
//! | reduce | `e.sum_dim::<1>()`, `mean_dims`, `var_dim`, `amax_dim`, `argmax_dim`, …; of all elements at once, `e.sum()?`, `mean`, `amax`, `amin` |
//! | rows | `softmax::<1>()`, `log_softmax`, `layer_norm::<Shape![64]>(eps).weight(&w).bias(&b)`, `rms_norm` |
//! | running results | `cumsum::<1>()`, `cumprod` |
//! | norms of channels | `batch_norm(&mean, &var, eps)`, `batch_norm_training`, `group_norm::<4>(eps)`, `instance_norm` |
//! | multiply | `(a.mm(&b) + &bias).relu().eval()?`, `mv`, `bmm`, `matmul`, `x.linear(&w).bias(&b)` |
//! | images | `x.conv_options::<Padding<1>>().conv2d(&w).bias(&b)`, `conv1d`, `conv_transpose2d`, `max_pool2d` and its `indices`, `avg_pool2d`, `adaptive_avg_pool2d`, `adaptive_max_pool2d`, `interpolate_nearest`, `interpolate_bilinear` |
//! | attention | `q.scaled_dot_product_attention(&k, &v).mask(&m)`, `.causal()`, `.scale(s)` |
//! | join, rearrange | `(&a, &b).cat::<0>()`, `x.flip::<Dims![0]>()`, `pad`, `roll`, `repeat`, `tril` …: as on the host |
//! | by indices | `x.index_select::<0>(&i)?`, `gather`, `take`, `weight.embedding(&i)?`, of indices on the device |
//! | multiply by cuBLAS | `Cublas::new(&stream)?.mm(&a, &b)?` (feature `cublas`) |
//! | places | `e.argmax()?`, `e.argmin_dim::<1>()`, `let (values, places) = e.max_dim::<1>().eval()?` |
//! | gradients | `x.requires_grad(&mut grad)`, `loss.backward()?`, `y.backward_with(&g)?`, `x.cross_entropy(&classes).mean()?` |
//! | training | `Sgd::new(0.1).step_on_device(&mut w, &grad)?`, `Adam`, `AdamW`, `RmsProp`, `Adagrad`, with `SgdState::zeros_like(&w)?` and the other states |
//! | in place | `m.fill_(1.0)?`, `m.copy_(&e)?`, `m.add_(&e)?`, `sub_`, `mul_`, `div_` |
//! | while the host goes on | `CudaTensor::upload(pinned)?.wait()?`, `x.download(pinned)?.wait()?`, of `PinnedTensor` |
//! | to the host | `y.to_host() -> Result<BoxedTensor<T, Sh>, CudaError>`, `y.copy_to_slice(&mut s)` |
//! | with `cust` (feature `cust_03`) | `CudaTensor::from_cust(buffer, &stream)?`, `x.into_cust()?`, `stream.borrow::<T, Sh>(&buffer)?`, `CudaStream::from_cust(stream)?` |
//! | look | `e.kernel(Target::new(90, 12040))?.ptx()`, without a device |
//!
//! A few operations on a batch run as one kernel, in one pass:
//!
//! ```no_run
//! use stridewise::prelude::*;
//! let (a, b) = (Tensor::<f32, Shape![64, 64]>::ones().cuda()?, Tensor::<f32, Shape![64]>::ones().cuda()?);
//! let y = (&a.t() * 2.0 + &b).relu().eval()?;
//! assert_eq!(y.to_host()?[[0, 0]], 3.0);
//! # Ok::<(), CudaError>(())
//! ```
//!
//! One function serves the host and the device if it takes [`Portable`](crate::expr::Portable) expressions:
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
//! A function can also name its return type:
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
//! In-place operations write to a part of a tensor through a view:
//!
//! ```no_run
//! use stridewise::prelude::*;
//! let mut m = Tensor::<f32, Shape![4, 8]>::zeros().cuda()?;
//! m.as_view_mut().narrow::<1, 2, 2>().fill_(1.0)?;
//! # Ok::<(), CudaError>(())
//! ```
//!
//! A layer, its bias and its activation run as one kernel:
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
//! - Pointwise: each thread computes 16 bytes of the result, with vector loads and stores where the elements are
//!   contiguous.
//! - Copies of transposed views, and elementwise expressions of one such view: tiles in shared memory, so that both
//!   loads and stores are coalesced.
//! - Matrix products of more than 16 rows and columns, in an expression of that shape: tiles of 128 by 128, 64 by
//!   128, 64 by 64 or 32 by 32, depending on the sizes. Smaller products and matrix-vector products whose inner dimension is long and
//!   has stride 1: one warp per sum. All other products are summed in the kernel that reads them, by one thread each.
//!   For products with few tiles and an inner dimension of 512 or more, the inner dimension is split into parts, and a
//!   second kernel sums the parts, always in the same order.
//! - Reductions, softmax, norms and indices of extrema along rows: a part of a warp for short rows, a warp for up to
//!   1024 floats, a block for longer rows, with loads and stores of 16 bytes where the elements are contiguous. Elements
//!   of rows of up to 16,384 floats stay in registers: each is read and computed once. Longer rows are read once for
//!   each pass over them.
//! - The same where adjacent elements belong to different rows: one thread per row of up to 32 elements, else a block
//!   for 8 to 32 rows side by side, of which each has several threads. Softmax reads rows of up to 2048 floats once.
//! - Reductions of a whole tensor: up to 512 blocks, then one.
//! - Convolutions of 16 or more output channels in a group, 32 or more elements in a window, 16 or more positions, and
//!   16384 or more results, in an expression of that shape: products in tiles of the weights and of the input, which is
//!   read where it is. Transposed convolutions of stride 1 likewise; each of the two is also the gradient of the other's
//!   input. The gradient of a weight likewise, from 512 positions on, which are divided into parts as those of a long
//!   inner dimension. Windows of more than 32 rows and columns together are left out.
//! - Other convolutions, pools and interpolation: one thread per element, which loops over its window.
//! - Running sums and products: one block per line, whose threads scan its elements 256 at a time. Lines of up to 32
//!   elements, and many lines whose elements are adjacent, have one thread each.
//!
//! # Number of kernels of an expression
//!
//! | expression | kernels |
//! |---|---|
//! | elementwise operations, joining, rearranging, `batch_norm`, `outer`, `kron`, `cross`, of tensors and views | 1 |
//! | a product, `linear` or a convolution with its bias, and all that is elementwise after it | 1, or 2 where a product is cut into parts |
//! | a reduction along dimensions of an elementwise expression, a product or a convolution | 1; both results of `max_dim` come from 1 |
//! | what reads elements several times: `var_dim`, `std_dim`, `norm_dim_with`, `logsumexp_dim`; `outer`, `kron`, `repeat`, `repeat_interleave`; `index_select`, `gather`, `take`, after the kernel that checks the indices | 1, after those of products and convolutions in the operand |
//! | softmax, `layer_norm`, `rms_norm`, running sums | 1, after those of products and convolutions in the operand |
//! | `group_norm`, `instance_norm`, `batch_norm_training` | 1, after those of an operand that is not a tensor or a view |
//! | a pool or an interpolation, and all that is elementwise before and after it | 1, after those of products and convolutions in the operand |
//! | a factor of a product, the input of a convolution | its own kernels, unless it is a tensor, a view or `x.to::<U>()` of one |
//! | attention | 3: scores with their mask, their softmax, the product with the values, and what is elementwise after it |
//! | `copy_` of any of these to a tensor of more elements | 1 more, unless all is elementwise |
//!
//! Temporaries are allocated and freed in stream order; each is held until the kernel that reads it is launched. The
//! memory of dropped tensors is kept for later results; [`CudaStream::empty_cache`] gives it back to the driver.
//!
//! # Gradients
//!
//! [`requires_grad`](TensorBase::requires_grad) makes a variable of a tensor and the memory of its gradient;
//! [`backward`](crate::expr::Lazy::backward) returns the value, on the device, and adds to the gradients of the variables.
//! The program is that of the host, but for `?` and the memory of the tensors:
//!
//! ```no_run
//! use stridewise::optim::Sgd;
//! use stridewise::prelude::*;
//! let x = Tensor::<f32, Shape![64, 20]>::ones().cuda()?;
//! let classes = Tensor::<i64, Shape![64]>::zeros().cuda()?;
//! let mut w = Tensor::<f32, Shape![10, 20]>::zeros().cuda()?;
//! let mut b = Tensor::<f32, Shape![10]>::zeros().cuda()?;
//! let mut grads = (Tensor::<f32, Shape![10, 20]>::zeros().cuda()?, Tensor::<f32, Shape![10]>::zeros().cuda()?);
//! let sgd = Sgd::new(0.1);
//! for _ in 0..100 {
//!     let (weight, bias) = (w.requires_grad(&mut grads.0), b.requires_grad(&mut grads.1));
//!     let loss = x.linear(weight).bias(bias).cross_entropy(&classes).mean()?;
//!     let _value = loss.backward()?;
//!     sgd.step_on_device(&mut w, &grads.0)?;
//!     sgd.step_on_device(&mut b, &grads.1)?;
//!     grads.0.fill_(0.0)?;
//!     grads.1.fill_(0.0)?;
//! }
//! # Ok::<(), CudaError>(())
//! ```
//!
//! | with a gradient on devices | kernels of `backward`, in addition to those of the value |
//! |---|---|
//! | elementwise operations and their operators, elementwise losses, `where_`, `clamp`, `masked_fill`, `x.to::<U>()` of floats; views of variables (of overlapping windows, 1 more for each position in a window) | 1 for each variable and each result of a kernel that an elementwise part reads; it also sums over what was broadcast |
//! | `mm`, `mv`, `bmm`, `matmul`, `outer`, `linear` with its bias | 1 product for each factor with a gradient, 1 sum for the bias |
//! | `matmul` of a batch of matrices and a vector | 1 for the matrices, 1 sum for the vector |
//! | `kron`, `cross` | 1 for each factor |
//! | `conv1d`, `conv2d` and the transposed ones, of all options | 1 convolution for the input, 1 sum each for the weight and the bias |
//! | `max_pool1d`, `max_pool2d`, `avg_pool1d`, `avg_pool2d`, adaptive pools | 1 for the places of the largest elements or the shares of the means, 1 for the input |
//! | `layer_norm`, `rms_norm`, `group_norm`, `instance_norm`, `batch_norm_training`, `batch_norm` | 1 for means and scales (2 for `batch_norm`), 1 for the input, 1 sum each for weight and bias |
//! | `scaled_dot_product_attention` | 1 product for the shares, 1 for their softmax, 1 product each for queries, keys and values; 1 for a mask with a gradient |
//! | `softmax`, `log_softmax` | 1 sum, and 1 that is elementwise |
//! | `sum`, `mean`, `sum_dim`, `mean_dim` and those along several dimensions | none of their own |
//! | `amax`, `amin` | 1 sum, of ties |
//! | `var_dim`, `std_dim`, `norm_dim`, `norm_dim_with`, `logsumexp_dim`, `amax_dim`, `amin_dim` and those along several dimensions | 1 sum, of the elements or of ties, for some of them |
//! | `cumsum` | 1 |
//! | `prod_dim` and that along several dimensions | 1 sum, of the zeros, and 1 whose threads multiply the elements of their row |
//! | `cumprod` | 1, whose threads multiply the elements of their row |
//! | `pad_reflect`, `pad_replicate`, `pad_circular`, `interpolate_nearest`, `interpolate_bilinear` | 1, whose threads add the gradients of the copies |
//! | `cat`, `stack`, `pad`, `unsqueeze`, `tril`, `triu`, `flip`, `roll`, `rot90`, `repeat`, `repeat_interleave`, `meshgrid` | 1 sum for those that repeat, else none of their own |
//! | `index_select`, `embedding` | 3: the first position of each slice among the indices, the next one with the same index, and the sums along these; in the order of the indices |
//! | `gather`, `take` | 1, whose threads compare each index that may be theirs, in the order of the indices |
//! | `cross_entropy` of classes | 1 |
//!
//! The gradient of a kernel's operand that is neither a variable nor the result of a kernel takes one more, as the
//! first line says, and so does that of a variable which is first summed or computed by rows.
//! A view of a result, `x.linear(w).flatten::<1, -1>()`, has the gradient of what it is a view of. The mask of a dropout
//! is a factor.
//!
//! Every operation of a device that has a derivative has it there. One without a derivative (`heaviside`, `argmax_dim`)
//! is an error at compile time below `backward`, unless its operands are constants or follow
//! [`detach`](crate::expr::Lazy::detach). Gradients
//! are the same in each run: nothing is added by atomic operations. Long sums for few results are divided into parts,
//! which a second kernel adds in order. A step of an optimiser is one kernel for each tensor.
//!
//! # Streams, threads, devices
//!
//! A tensor belongs to the stream on which it was created. `eval` runs on the stream of the first operand; `eval_into`
//! and in-place operations run on the stream of the output tensor. Launches are asynchronous: they return before the
//! work is done. Before a kernel reads or writes tensors of other streams, its stream waits for those streams; they
//! then wait for the kernel. Both waits use events, so no order of calls causes a race. Memory is freed in stream
//! order. Copies from and to the host block until they are done, except copies of a [`PinnedTensor`], which own the
//! source and the destination. Kernels that access memory borrowed from an application are synchronous, too. Tensors,
//! views and streams are `Send` and `Sync`; the library makes the context of a device current only during its own
//! calls. An expression over tensors of two devices is an error, [`CudaError::OtherDevice`].
//!
//! # Compile-time checks
//!
//! The memory is part of an expression's type: `Expr<Gpu>`, or `Expr` for the host. The compiler therefore rejects code
//! in which the host would read device memory: `x[[i, j]]`, `x.iter()`, a function of `impl Expr`, an operation that
//! only the host has. It also rejects an expression that mixes both memories, at the operator that would mix them. An
//! operation without an implementation for devices is rejected where it is called, by name
//! ([`Supports`](crate::expr::Supports)): `map` and `zip`, whose closures are machine code of the host. What only the host
//! has:
//!
//! | | operations |
//! |---|---|
//! | sorts | `sort`, `argsort`, `topk`, `kthvalue`, `median`, `quantile`, `searchsorted` |
//! | by indices | `scatter`, `scatter_add`, `index_add`, `index_copy`, in place and as copies; `one_hot`, `nll_loss`; `grid_sample_bilinear`, `grid_sample_nearest` |
//! | by values | `nonzero`, `masked_select`, `unique` |
//! | products | `einsum!`, `dot`, `addmm`, `baddbmm`; `linalg` and `fft` with all their operations; quantised layers |
//! | of all elements | `max`, `min`, `norm`, `dist`, `var`, `std`, `prod`, `logsumexp`, `any`, `all`, `count_nonzero`, `allclose`: along all dimensions, `x.norm_dims::<Dims![0, 1]>()` is one number as well |
//! | running results | `cummax`, `cummin`, `logcumsumexp` |
//!
//! Operations that read elements by index (joining, rearranging) are supported and are part of the kernel;
//! `index_select`, `gather`, `take`, `embedding` and `cross_entropy` first check the indices against the size, in a
//! synchronous kernel.
//!
//! ```compile_fail,E0277
//! use stridewise::prelude::*;
//! fn norm(x: impl Expr<Elem = f32>) -> f32 {
//!     x.square().sum()
//! }
//! norm(CudaView::<f32, Shape![4]>::nowhere());
//! ```
//!
//! A function for every memory is generic over the memory and evaluates on that of its operand:
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
//! # Numerical results
//!
//! Sums, products, quotients, remainders, roots, conversions and comparisons are bitwise equal to those of the host.
//! Exponentials, logarithms, trigonometric and hyperbolic functions and the error function are evaluated as
//! polynomials: for `f32` to within a few units in the last place, `erfc` of `f64` to within 64. Products of matrices
//! and convolutions are summed in order, with each product and sum rounded once, except two kinds of products of
//! matrices: those whose inner dimension is split into parts, and those with a vector, or with at most 16 rows or
//! columns, whose larger factor has stride 1 along an inner dimension of at least 64, of which each thread of a warp
//! sums a part. Running sums of floats are compensated, in another order than on the host; running products are products
//! of products of parts, so that one that overflows on the way may be NaN where the host has 0 or ∞. Both are of the
//! elements' type, where the host, as PyTorch on a CPU, accumulates `f32` in `f64`: a running result behind an infinite
//! one is never finite again. As on the host, arithmetic on 16-bit floats (feature `half`) goes through `x.float()`, which
//! needs no separate pass: a product reads 16-bit floats directly. Conversion to 16 bits rounds to the nearest value, ties
//! to even; doubles and integers are converted to `f32` first, as on the host. Sines, cosines and tangents have this
//! accuracy for angles of any size: those from 2³⁰ on are multiplied by 2/π in integers. Powers of `f64` were within 0.75
//! units for 60,000 random operands, and powers of whole numbers up to 2⁵³ are exact. Of many terms, a thread
//! adds sums of some 256, so that long sums of `f32` keep their digits.
//!
//! # Requirements
//!
//! Only NVIDIA's driver is required, not the CUDA toolkit. It is loaded on first use. A program with feature `cuda`
//! builds and starts on every machine. `x.cuda()` returns [`CudaError::NoDriver`] if no driver is installed,
//! [`CudaError::OldDriver`] if the driver is older than CUDA 11.4, and [`CudaError::NoDevice`] if there is no device.
//!
//! # With `cust`
//!
//! Feature `cust_03` converts types of the crate `cust` 0.3 to storage and back, without a copy. Both libraries use
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
//! - *Ownership*: the owner frees the memory. A tensor frees a buffer that was moved into it, in the order of its
//!   stream; `cust` frees a buffer that was moved out, on a thread where the context is current.
//! - *Order*: memory received from the application is used after all work that the application submitted to streams of
//!   `cust`, by an event; memory handed to the application has no pending work. Kernels over borrowed memory are
//!   synchronous. The application must itself wait for a stream that it created by means other than `cust` and that
//!   does not wait for the default stream.
//! - *Lifetime*: a borrowed tensor and its views live as long as the borrow of the buffer. A `DeviceSlice` and a
//!   `DevicePointer` carry no lifetime, so the caller must guarantee it.
//! - The number of elements must equal that of the shape: [`CudaError::Length`]. `cust` supports all element types
//!   except those of `half` 2.x; convert these to `u16` ([`view_dtype`](TensorBase::view_dtype)).
//!
//! `cust` links the driver: a program with feature `cust_03` builds where CUDA is installed, or where
//! `CUDA_LIBRARY_PATH` names a folder with `lib64/libcuda.so`, and starts where a driver is installed. `DOCS_RS=1 cargo
//! check` needs neither. The example `cust_interop` shows an application.

#[cfg(not(target_pointer_width = "64"))]
compile_error!("feature `cuda` is for hosts of 64 bits, as CUDA is");

mod codegen;
#[cfg(feature = "cublas")]
mod cublas;
mod grad;
mod ptx;
mod runtime;

use crate::expr::{Computes, Expr, Memory, PerhapsContiguous, WrittenFrom};
use crate::layout::{Layout, OutputOf, StorageSpan};
use crate::num::Sealed;
use crate::shape::Shape;
use crate::storage::Element;
use crate::tensor::TensorBase;

#[doc(hidden)]
pub use codegen::emit::{Emit, PtxBinary, PtxUnary};
#[doc(hidden)]
pub use codegen::indexing::rearrange::PtxRule;
pub use codegen::indexing::run_time::CudaIndex;
#[cfg_attr(doc, doc(hidden))]
pub use codegen::indexing::run_time::Found;
#[cfg_attr(doc, doc(hidden))]
pub use codegen::leaf::CudaLeaf;
#[cfg_attr(doc, doc(hidden))]
pub use codegen::nn::losses::CudaLoss;
pub use codegen::nn::losses::CudaLosses;
#[doc(hidden)]
pub use codegen::node::{CudaNode, CudaValue};
pub(crate) use codegen::nodes::each;
pub use codegen::reduce::extrema::CudaOrder;
pub use codegen::reduce::whole::CudaReduce;
#[cfg_attr(doc, doc(hidden))]
pub use codegen::reduce::whole::NoVariable;
#[cfg_attr(doc, doc(hidden))]
pub use codegen::variable::CudaVarLeaf;
pub use codegen::variable::{CudaVar, CudaVariable};
#[cfg(feature = "cublas")]
#[cfg_attr(doc, doc(hidden))]
pub use cublas::BlasElement;
#[cfg(feature = "cublas")]
pub use cublas::Cublas;
#[cfg_attr(doc, doc(hidden))]
pub use grad::tape::CudaDifferentiable;
#[doc(hidden)]
pub use grad::tape::DifferentiableThere;
pub(crate) use grad::update::{
    AdagradUpdate, AdamUpdate, MomentumSgdUpdate, PlainSgdUpdate, RmsPropUpdate, update,
};
pub use ptx::element::CudaElement;
pub use ptx::kernel::{Kernel, Target};
#[cfg(feature = "cust_03")]
pub use runtime::cust::{CudaSlice, CudaSliceMut};
pub use runtime::error::CudaError;
pub use runtime::memory::{CudaBuffer, CudaMut, CudaRef, CudaTensor, CudaView, CudaViewMut};
#[cfg_attr(doc, doc(hidden))]
pub use runtime::pinned::Sides;
pub use runtime::pinned::{CudaCopy, Pinned, PinnedTensor};
pub use runtime::stream::CudaStream;
pub use runtime::transfer::ToDevice;

/// The memory of CUDA devices. The `eval` and `eval_into` of an [`Expr<Gpu>`](Expr) return a `Result`.
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
    type Number<T: Element> = Result<CudaTensor<T, ()>, CudaError>;
    type IndexError = CudaError;
}
#[diagnostic::do_not_recommend]
impl<N: CudaValue> Computes<N> for Gpu {
    fn eval(node: N) -> Result<CudaTensor<N::Elem, N::Shape>, CudaError> {
        let stream = codegen::node::stream_of(&node)?;
        codegen::node::owned(node, &stream)
    }
    fn eval_into<S, L>(node: N, out: &mut TensorBase<S, L>) -> Result<(), CudaError>
    where
        S: WrittenFrom<Self, Elem = N::Elem>,
        L: OutputOf<N::Shape>,
    {
        codegen::write::write_to(out.of_shape::<N::Shape>(), node)
    }
}

impl<T: Element, Rest: StorageSpan, L: Layout> PerhapsContiguous
    for TensorBase<CudaRef<'_, T, Rest>, L>
{
}
impl<T: Element, Rest: StorageSpan, L: Layout> PerhapsContiguous
    for TensorBase<CudaVariable<'_, T, Rest>, L>
{
}

/// Expressions over the memory of a device.
///
/// The kernels of an expression type are compiled on its first evaluation. [`eval`](Expr::eval) runs them on the
/// stream of the first operand, [`eval_into`](Expr::eval_into) on the stream of the output tensor.
pub trait CudaExpr: Expr<Gpu> {
    /// Evaluates the expression on a stream, to which the result belongs.
    ///
    /// # Errors
    /// As `eval`: [`CudaError::OutOfMemory`], [`CudaError::OtherDevice`], [`CudaError::TooLarge`], and errors of the
    /// driver.
    fn eval_on(self, stream: &CudaStream) -> Result<CudaTensor<Self::Elem, Self::Shape>, CudaError>
    where
        Self::Elem: CudaElement,
        Self::Node: CudaValue,
    {
        codegen::node::owned(self.node(), stream)
    }

    /// The kernel for a kind of device, which need not be present. If there are several kernels, this is the last one,
    /// which writes the result.
    ///
    /// Where the inner dimension of a product is split into parts, `eval` runs two kernels in its place; the result
    /// differs only by the order of its sums.
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
