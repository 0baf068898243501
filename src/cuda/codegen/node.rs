//! Evaluation of an expression on a device: its kernels run in order, with each result in memory of the stream, and the
//! remaining expression is the last kernel. If the whole expression is one kernel, that kernel writes the result.

use crate::cuda::codegen::emit::Emit;
use crate::cuda::codegen::leaf::CudaLeaf;
use crate::cuda::codegen::matmul::factor::CudaFactor;
use crate::cuda::codegen::temporaries::{Computed, RowMajor, Temporaries};
use crate::cuda::codegen::write;
use crate::cuda::ptx::element::CudaElement;
use crate::cuda::ptx::kernel::{Kernel, Target};
use crate::cuda::runtime::launch::Args;
use crate::cuda::runtime::memory::{self, CudaBuffer};
use crate::cuda::{CudaError, CudaStream, CudaTensor};
use crate::expr::ExprNode;
use crate::shape::{Numel, Shape};
use crate::tensor::TensorBase;

/// A node of an expression that a device can evaluate.
///
/// Its temporaries are evaluated first. Products of matrices and convolutions are parts of the kernel that reads them
/// if it reads each element once.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "this expression has no form for CUDA devices",
    label = "an operation or a type of elements in it is one of the host alone",
    note = "`x.to_host()?` copies the elements of a device to the host"
)]
pub trait CudaNode: ExprNode {
    /// The expression after its temporaries are evaluated. It may still contain products and convolutions.
    type Fused: Emit<Elem = Self::Elem, Shape = Self::Shape>;
    /// Evaluates the temporaries, except products and convolutions.
    fn fused(self, room: &mut Temporaries<'_>) -> Result<Self::Fused, CudaError>;
    /// The expression after all temporaries are evaluated: each element is cheap to compute, however often it is read.
    type Loaded: Emit<Elem = Self::Elem, Shape = Self::Shape>;
    /// Evaluates all temporaries, including products and convolutions.
    fn loaded(self, room: &mut Temporaries<'_>) -> Result<Self::Loaded, CudaError>;
    /// The elements in memory: [`InMemory`], if they are [`CudaElement`]s.
    type Resident;
    /// Evaluates all elements, unless they are already in memory.
    fn resident(self, room: &mut Temporaries<'_>) -> Result<Self::Resident, CudaError>
    where
        Self::Elem: CudaElement;
    /// The elements as a product reads them: [`CudaFactor`], if they are [`CudaElement`]s.
    type Factor;
    /// As `resident`, for a factor of a product.
    fn factor(self, room: &mut Temporaries<'_>) -> Result<Self::Factor, CudaError>
    where
        Self::Elem: CudaElement;
    /// The addresses of the tensors.
    fn pointers(&self, out: &mut Args);

    /// Writes the elements.
    ///
    /// # Safety
    /// The sizes are those of the node. The layout from `first` on may be written, and does not overlap the operands of
    /// the expression, except that an element may read itself.
    unsafe fn compute<Sh: Shape, St: Shape>(
        self,
        first: usize,
        stream: &CudaStream,
    ) -> Result<(), CudaError>
    where
        Self::Elem: CudaElement,
    {
        let mut room = Temporaries::on(stream);
        let node = self.fused(&mut room)?;
        // SAFETY: the caller guarantees it.
        unsafe { write::write::<Self::Fused, Sh, St>(first, &node, stream) }
    }
    /// The kernel that writes the elements in row-major order, after the kernels of the temporaries.
    fn kernel(target: Target) -> Result<Kernel, CudaError>
    where
        Self::Elem: CudaElement,
    {
        write::kernel_of::<Self::Fused>(target)
    }
}

/// How often a kernel reads an element of an operand.
#[doc(hidden)]
pub trait Reads: 'static {
    /// The operand, as the kernel reads it.
    type Of<A: CudaNode>: Emit<Elem = A::Elem, Shape = A::Shape>;
    fn of<A: CudaNode>(a: A, room: &mut Temporaries<'_>) -> Result<Self::Of<A>, CudaError>;
}
/// Once: products and convolutions are parts of the kernel.
#[doc(hidden)]
#[derive(Debug)]
pub struct Once;
impl Reads for Once {
    type Of<A: CudaNode> = A::Fused;
    fn of<A: CudaNode>(a: A, room: &mut Temporaries<'_>) -> Result<A::Fused, CudaError> {
        a.fused(room)
    }
}
/// Several times: they are temporaries.
#[doc(hidden)]
#[derive(Debug)]
pub struct Often;
impl Reads for Often {
    type Of<A: CudaNode> = A::Loaded;
    fn of<A: CudaNode>(a: A, room: &mut Temporaries<'_>) -> Result<A::Loaded, CudaError> {
        a.loaded(room)
    }
}

/// A node whose elements a device can hold. Required by `eval`.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "this expression has no form for CUDA devices",
    label = "an operation or a type of elements in it is one of the host alone",
    note = "`x.to_host()?` copies the elements of a device to the host"
)]
pub trait CudaValue: CudaNode<
        Elem: CudaElement,
        Resident: ExprNode
                      + InMemory<Elem = <Self as ExprNode>::Elem, Shape = <Self as ExprNode>::Shape>,
        Factor: CudaFactor<Sum = <Self as ExprNode>::Elem, Sizes = <Self as ExprNode>::Shape>,
    >
{
}
#[diagnostic::do_not_recommend]
impl<N> CudaValue for N where
    N: CudaNode<
            Elem: CudaElement,
            Resident: ExprNode
                          + InMemory<Elem = <N as ExprNode>::Elem, Shape = <N as ExprNode>::Shape>,
            Factor: CudaFactor<Sum = <N as ExprNode>::Elem, Sizes = <N as ExprNode>::Shape>,
        >
{
}

/// Elements in the memory of a device.
#[doc(hidden)]
pub trait InMemory:
    Emit<Elem: CudaElement>
    + CudaFactor<
        From = <Self as ExprNode>::Elem,
        Sum = <Self as ExprNode>::Elem,
        Sizes = <Self as ExprNode>::Shape,
    >
{
}
#[diagnostic::do_not_recommend]
impl<T: CudaElement, Sh: Shape, St: Shape, const SHARED: bool> InMemory
    for CudaLeaf<'_, T, Sh, St, SHARED>
{
}

/// The elements in a temporary.
pub(in crate::cuda) fn put<N: CudaNode<Elem: CudaElement>>(
    node: N,
    room: &mut Temporaries<'_>,
) -> Result<Computed<N>, CudaError> {
    let leaf = room.take::<N::Elem, N::Shape>()?;
    if N::Shape::NUMEL > 0 {
        // SAFETY: the memory is fresh and has an element for each index of the shape, in row-major order.
        unsafe { node.compute::<N::Shape, RowMajor<N::Shape>>(leaf.address(), room.stream)? }
    }
    Ok(leaf)
}

/// The elements of an expression that is one kernel, in a temporary.
pub(in crate::cuda) fn kept<T: Emit<Elem: CudaElement>>(
    node: &T,
    room: &mut Temporaries<'_>,
) -> Result<Computed<T>, CudaError> {
    let leaf = room.take::<T::Elem, T::Shape>()?;
    if <T::Shape as Shape>::NUMEL > 0 {
        // SAFETY: the memory is fresh and has an element for each index of the shape, in row-major order.
        unsafe {
            write::write::<T, T::Shape, RowMajor<T::Shape>>(leaf.address(), node, room.stream())?;
        }
    }
    Ok(leaf)
}

/// Evaluates the elements to a tensor on a stream.
pub(in crate::cuda) fn owned<N: CudaNode<Elem: CudaElement>>(
    node: N,
    stream: &CudaStream,
) -> Result<CudaTensor<N::Elem, N::Shape>, CudaError> {
    let out = CudaBuffer::<N::Elem, Numel<N::Shape>>::room(stream)?;
    if N::Shape::NUMEL > 0 {
        // SAFETY: Bounds: the memory is fresh and has an element for each index of the shape, in row-major order.
        unsafe { node.compute::<N::Shape, RowMajor<N::Shape>>(out.first_address(), stream)? }
    }
    Ok(TensorBase::over(out))
}

/// The stream of the first operand.
pub(in crate::cuda) fn stream_of<N: CudaNode>(node: &N) -> Result<CudaStream, CudaError> {
    let mut args = Args::default();
    node.pointers(&mut args);
    match args.addresses().find_map(memory::place) {
        Some(place) => Ok(place.stream),
        None => CudaStream::shared(),
    }
}

// Nodes with their own kernel, which computes all elements at once.
macro_rules! kernel_nodes {
    ($([$($g:tt)*] $N:ty where [$($w:tt)*] { |$this:ident, $out:ident| $pointers:expr; $($write:tt)* })*) => { $(
        #[diagnostic::do_not_recommend]
        impl<$($g)*> $crate::cuda::codegen::node::CudaNode for $N
        where
            $($w)*
        {
            type Fused = $crate::cuda::codegen::temporaries::Computed<Self>;
            fn fused(
                self,
                room: &mut $crate::cuda::codegen::temporaries::Temporaries<'_>,
            ) -> Result<Self::Fused, $crate::cuda::CudaError> {
                $crate::cuda::codegen::node::put(self, room)
            }
            type Loaded = Self::Fused;
            fn loaded(
                self,
                room: &mut $crate::cuda::codegen::temporaries::Temporaries<'_>,
            ) -> Result<Self::Fused, $crate::cuda::CudaError> {
                $crate::cuda::codegen::node::put(self, room)
            }
            type Resident = Self::Fused;
            fn resident(
                self,
                room: &mut $crate::cuda::codegen::temporaries::Temporaries<'_>,
            ) -> Result<Self::Fused, $crate::cuda::CudaError> {
                $crate::cuda::codegen::node::put(self, room)
            }
            type Factor = Self::Fused;
            fn factor(
                self,
                room: &mut $crate::cuda::codegen::temporaries::Temporaries<'_>,
            ) -> Result<Self::Fused, $crate::cuda::CudaError> {
                $crate::cuda::codegen::node::put(self, room)
            }
            fn pointers(&self, $out: &mut $crate::cuda::runtime::launch::Args) {
                let $this = self;
                $pointers
            }
            $($write)*
        }
    )* };
}
pub(in crate::cuda) use kernel_nodes;

// Nodes that are a part of the kernel that reads them, and are expensive per element: products and convolutions.
macro_rules! fused_nodes {
    ($([$($g:tt)*] $N:ty => $Fused:ty; |$this:ident, $room:ident| $fused:expr; |$that:ident, $out:ident| $pointers:expr;)*) => { $(
        #[diagnostic::do_not_recommend]
        impl<$($g)*> $crate::cuda::codegen::node::CudaNode for $N {
            type Fused = $Fused;
            fn fused(
                self,
                $room: &mut $crate::cuda::codegen::temporaries::Temporaries<'_>,
            ) -> Result<Self::Fused, $crate::cuda::CudaError> {
                let $this = self;
                Ok($fused)
            }
            type Loaded = $crate::cuda::codegen::temporaries::Computed<Self>;
            fn loaded(
                self,
                room: &mut $crate::cuda::codegen::temporaries::Temporaries<'_>,
            ) -> Result<Self::Loaded, $crate::cuda::CudaError> {
                $crate::cuda::codegen::node::put(self, room)
            }
            type Resident = Self::Loaded;
            fn resident(
                self,
                room: &mut $crate::cuda::codegen::temporaries::Temporaries<'_>,
            ) -> Result<Self::Loaded, $crate::cuda::CudaError> {
                $crate::cuda::codegen::node::put(self, room)
            }
            type Factor = Self::Loaded;
            fn factor(
                self,
                room: &mut $crate::cuda::codegen::temporaries::Temporaries<'_>,
            ) -> Result<Self::Loaded, $crate::cuda::CudaError> {
                $crate::cuda::codegen::node::put(self, room)
            }
            fn pointers(&self, $out: &mut $crate::cuda::runtime::launch::Args) {
                let $that = self;
                $pointers
            }
        }
    )* };
}
pub(in crate::cuda) use fused_nodes;
