//! Writes an expression that is one kernel to memory: which kernel that is, and its launch.

use core::any::TypeId;
use core::marker::PhantomData;

use crate::cuda::codegen::emit::Emit;
use crate::cuda::codegen::leaf::CudaLeaf;
use crate::cuda::codegen::matmul::split;
use crate::cuda::codegen::node::CudaNode;
use crate::cuda::codegen::pointwise::pointwise;
use crate::cuda::codegen::temporaries::Temporaries;
use crate::cuda::ptx::access::LeafInfo;
use crate::cuda::ptx::element::CudaElement;
use crate::cuda::ptx::kernel::{Kernel, Target};
use crate::cuda::runtime::launch::{Args, launch};
use crate::cuda::runtime::memory::{CudaBuffer, place};
use crate::cuda::{CudaError, CudaStream, CudaTensor, Gpu};
use crate::expr::plan::effective;
use crate::expr::{WrittenFrom, first_written};
use crate::layout::{Contiguous, Layout, Strided};
use crate::shape::{Numel, Shape};
use crate::tensor::TensorBase;

/// Writes an expression, which is broadcast, to a tensor, on the stream of the tensor.
pub(in crate::cuda) fn write_to<S: WrittenFrom<Gpu>, L: Layout, N: CudaNode<Elem: CudaElement>>(
    out: &mut TensorBase<S, L>,
    node: N,
) -> Result<(), CudaError> {
    if <L::Shape as Shape>::NUMEL == 0 {
        return Ok(());
    }
    let first = first_written(out).addr();
    let stream = place(first).map_or_else(CudaStream::shared, |place| Ok(place.stream))?;
    // SAFETY: the layout is in range of the storage and is mutably borrowed, so no operand overlaps these
    // elements, except the leaf of the previous elements, which is not shared. The node computes its own sizes; what
    // reads it is broadcast to larger ones.
    unsafe {
        if N::Shape::PADDED == <L::Shape as Shape>::PADDED {
            return node.compute::<L::Shape, L::Strides>(first, &stream);
        }
        let mut room = Temporaries::on(&stream);
        let node = node.loaded(&mut room)?;
        write::<N::Loaded, L::Shape, L::Strides>(first, &node, &stream)
    }
}

/// The kernel of an expression, for a device that need not be present.
pub(in crate::cuda) fn kernel_of<N: Emit<Elem: CudaElement>>(
    target: Target,
) -> Result<Kernel, CudaError> {
    pointwise::<N, Contiguous<N::Shape>>(true, target)
}

/// Writes an expression to a layout from `first` on.
///
/// # Safety
/// The layout is in range of elements that may be written, and does not overlap elements that the expression reads
/// through a shared leaf.
pub(in crate::cuda) unsafe fn write<N: Emit<Elem: CudaElement>, Sh: Shape, St: Shape>(
    first: usize,
    node: &N,
    stream: &CudaStream,
) -> Result<(), CudaError> {
    if Sh::NUMEL == 0 {
        return Ok(());
    }
    let mut args = Args::default();
    args.pointer(first);
    node.args(&mut args);
    if N::PRODUCT
        && let Some(parts) = split::parts::<N>(&Sh::PADDED)
    {
        // SAFETY: the caller guarantees it.
        return unsafe { write_parts::<N, Sh, St>(parts, args, stream) };
    }
    let key = TypeId::of::<(Strided<Sh, St>, N::Key)>();
    // SAFETY: the key identifies the kernel; the node's contract and the caller's cover the arguments.
    unsafe { launch(key, stream, args, pointwise::<N, Strided<Sh, St>>) }
}

/// Keys of the two kernels of a product whose inner dimension is split into parts.
struct Partial<N>(PhantomData<N>);
struct Finish<N, L>(PhantomData<(N, L)>);

/// As [`write`], with two kernels: the first sums each part of the inner dimension, the second adds these sums.
///
/// # Safety
/// As for [`write`].
unsafe fn write_parts<N: Emit<Elem: CudaElement>, Sh: Shape, St: Shape>(
    parts: usize,
    mut args: Args,
    stream: &CudaStream,
) -> Result<(), CudaError> {
    let Some(size) = N::product().map(|product| product.size()) else {
        return Err(CudaError::TooLarge);
    };
    let room = CudaBuffer::<u64, ()>::of_bytes(parts * Sh::NUMEL * size, stream)?;
    let mut first = args.clone();
    first.cells[0] = room.first_address() as u64;
    first.pointers[0].at = room.first_address();
    // SAFETY: the buffer has an element for each part of each sum; the key identifies the kernel.
    unsafe {
        launch(
            TypeId::of::<Partial<N::Key>>(),
            stream,
            first,
            |wide, target| split::partial::<N>(parts, wide, target),
        )?;
    }
    args.pointer(room.first_address());
    let out = LeafInfo::new::<N::Elem>(effective(
        &Sh::PADDED,
        &<Strided<Sh, St> as Layout>::PADDED_STRIDES,
    ));
    // SAFETY: the key identifies the kernel; the caller guarantees the rest. The buffer is freed in stream order.
    unsafe {
        launch(
            TypeId::of::<Finish<N::Key, Strided<Sh, St>>>(),
            stream,
            args,
            |_, target| split::finish::<N>(&Sh::PADDED, parts, &out, target),
        )
    }
}

/// Evaluates an expression that is one kernel to a tensor on a stream.
pub(in crate::cuda) fn owned<N: Emit<Elem: CudaElement>>(
    node: &N,
    stream: &CudaStream,
) -> Result<CudaTensor<N::Elem, N::Shape>, CudaError> {
    owned_as::<N, N::Shape>(node, stream)
}
/// As [`owned`], with a shape to which the expression broadcasts.
pub(in crate::cuda) fn owned_as<N: Emit<Elem: CudaElement>, Sh: Shape>(
    node: &N,
    stream: &CudaStream,
) -> Result<CudaTensor<N::Elem, Sh>, CudaError> {
    let out = CudaBuffer::<N::Elem, Numel<Sh>>::room(stream)?;
    // SAFETY: the buffer is fresh and has an element for each index of the shape, in row-major order.
    unsafe {
        let first = out.first_address();
        write::<N, Sh, <Contiguous<Sh> as Layout>::Strides>(first, node, stream)?;
    }
    Ok(TensorBase::over(out))
}

/// The leaf of the previous elements of an in-place operation.
pub(in crate::cuda) type Old<'a, T, L> =
    CudaLeaf<'a, T, <L as Layout>::Shape, <L as Layout>::Strides, false>;
