//! Evaluation of an expression on a device: its kernels run in order, with each result in memory of the stream, and the
//! remaining expression is the last kernel.
//!
//! The counterpart of the host's temporaries. On the host these are in a buffer on the stack; here their memory is
//! allocated and freed in stream order. If the whole expression is one kernel, that kernel writes the result directly.

use core::marker::PhantomData;
use std::vec::Vec;

use super::expr::{CudaElement, CudaLeaf, Emit, LeafOf, Owned, not_read_here};
use super::index::PtxRule;
use super::kernel::{self, Args, Kernel, Target};
use super::matmul::{CudaFactor, Widened};
use super::memory::{self, CudaBuffer};
use super::variable::CudaVarLeaf;
use super::{CudaError, CudaStream, CudaTensor, PtxBinary, PtxUnary};
use crate::expr::plan::Operands;
use crate::expr::{Binary, Cast, ExprNode, Leaf, Memory, Moved, Scalar, Unary};
use crate::layout::{Contiguous, Layout};
use crate::num::{BelowThousand, Count, Dim};
use crate::ops::indexing::{Gather, IndexElement, IndexSelect, Take};
use crate::ops::join::{Cat, CatMany, Unsqueeze};
use crate::ops::rearrange::{Arranged, Pad, Triangle, WithZero};
use crate::ops::{Arithmetic, CastTo, Crossed, Kronecker, Outer, Product};
use crate::shape::{Index, Numel, Shape};
use crate::storage::Storage;
use crate::tensor::TensorBase;

/// The row-major strides of a shape.
pub(super) type RowMajor<Sh> = <Contiguous<Sh> as Layout>::Strides;
/// A temporary that holds the result of a kernel.
pub(super) type Temporary<T, Sh> = CudaLeaf<'static, T, Sh, RowMajor<Sh>>;
/// A temporary that holds the elements of a node.
pub(super) type Computed<N> = Temporary<<N as ExprNode>::Elem, <N as ExprNode>::Shape>;

/// Temporaries on a stream, freed in stream order on drop. The kernels that read them have been launched by then.
#[doc(hidden)]
pub struct Temporaries<'s> {
    stream: &'s CudaStream,
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
    pub(super) fn on(stream: &'s CudaStream) -> Self {
        Self {
            stream,
            held: Vec::new(),
        }
    }
    /// Allocates a temporary. It must be written before it is read.
    pub(super) fn take<T: CudaElement, Sh: Shape>(
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
    /// An empty set of temporaries on the same stream.
    pub(super) fn another(&self) -> Self {
        Self::on(self.stream)
    }
    pub(super) fn stream(&self) -> &'s CudaStream {
        self.stream
    }
    /// Holds the memory of a number, which has been computed on the stream.
    pub(super) fn held<T: CudaElement>(&mut self, number: CudaTensor<T, ()>) -> Temporary<T, ()> {
        let buffer = number.storage.into_bytes();
        let first = buffer.ptr().as_ptr().cast::<T>().cast_const();
        self.held.push(buffer);
        // SAFETY: the buffer has one element, and is held until the kernels that read it are launched.
        unsafe { CudaLeaf::new(first) }
    }
    /// Holds the memory of a tensor that an expression owns.
    pub(super) fn keep(&mut self, buffer: CudaBuffer<u8, ()>) {
        self.held.push(buffer);
    }
}

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
        unsafe { kernel::write::<Self::Fused, Sh, St>(first, &node, stream) }
    }
    /// The kernel that writes the elements in row-major order, after the kernels of the temporaries.
    fn kernel(target: Target) -> Result<Kernel, CudaError>
    where
        Self::Elem: CudaElement,
    {
        kernel::kernel_of::<Self::Fused>(target)
    }
}

/// A node whose elements a device can hold. Required by `eval`.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "this expression has no form for CUDA devices",
    label = "an operation or a type of elements in it is one of the host alone",
    note = "`x.to_host()?` copies the elements of a device to the host"
)]
pub trait CudaValue:
    CudaNode<
        Elem: CudaElement,
        Resident: InMemory<Elem = <Self as ExprNode>::Elem, Shape = <Self as ExprNode>::Shape>,
        Factor: CudaFactor<Sum = <Self as ExprNode>::Elem, Sizes = <Self as ExprNode>::Shape>,
    >
{
}
#[diagnostic::do_not_recommend]
impl<N> CudaValue for N where
    N: CudaNode<
            Elem: CudaElement,
            Resident: InMemory<Elem = <N as ExprNode>::Elem, Shape = <N as ExprNode>::Shape>,
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
pub(super) fn put<N: CudaNode<Elem: CudaElement>>(
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

/// Evaluates the elements to a tensor on a stream.
pub(super) fn owned<N: CudaNode<Elem: CudaElement>>(
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
pub(super) fn stream_of<N: CudaNode>(node: &N) -> Result<CudaStream, CudaError> {
    let mut args = Args::default();
    node.pointers(&mut args);
    match args.addresses().find_map(memory::place) {
        Some(place) => Ok(place.stream),
        None => CudaStream::shared(),
    }
}

/// An operand that may be missing, represented by `()`.
#[doc(hidden)]
pub trait CudaOptional {
    /// The operand, after its temporaries are evaluated.
    type Loaded: EmitOptional;
    fn loaded(self, room: &mut Temporaries<'_>) -> Result<Self::Loaded, CudaError>;
    fn pointers(&self, out: &mut Args);
}
impl CudaOptional for () {
    type Loaded = ();
    fn loaded(self, _: &mut Temporaries<'_>) -> Result<(), CudaError> {
        Ok(())
    }
    fn pointers(&self, _: &mut Args) {}
}
#[diagnostic::do_not_recommend]
impl<N: CudaNode> CudaOptional for N {
    type Loaded = N::Loaded;
    fn loaded(self, room: &mut Temporaries<'_>) -> Result<N::Loaded, CudaError> {
        CudaNode::loaded(self, room)
    }
    fn pointers(&self, out: &mut Args) {
        CudaNode::pointers(self, out);
    }
}
/// The current elements of an operand that may be missing.
///
/// # Safety
/// As for [`Emit`].
#[doc(hidden)]
pub unsafe trait EmitOptional {
    type Key: 'static;
    /// The strides with which it is read.
    const OPERANDS: Operands;
    fn args(&self, args: &mut Args);
    fn leaves(out: &mut Vec<kernel::LeafInfo>);
    fn emit(k: &mut super::ptx::Body) -> Option<kernel::Lanes>;
}
// SAFETY: no arguments, no parameters.
unsafe impl EmitOptional for () {
    type Key = ();
    const OPERANDS: Operands = Operands::NONE;
    fn args(&self, _: &mut Args) {}
    fn leaves(_: &mut Vec<kernel::LeafInfo>) {}
    fn emit(_: &mut super::ptx::Body) -> Option<kernel::Lanes> {
        None
    }
}
// SAFETY: the operand's contract.
#[diagnostic::do_not_recommend]
unsafe impl<N: Emit> EmitOptional for N {
    type Key = N::Key;
    const OPERANDS: Operands = <N as ExprNode>::OPERANDS;
    fn args(&self, args: &mut Args) {
        Emit::args(self, args);
    }
    fn leaves(out: &mut Vec<kernel::LeafInfo>) {
        <N as Emit>::leaves(out);
    }
    fn emit(k: &mut super::ptx::Body) -> Option<kernel::Lanes> {
        Some(<N as Emit>::emit(k))
    }
}

// Nodes whose elements are computed from those of their operands, in the kernel that reads them.
macro_rules! elementwise {
    ($(
        [$($g:tt)*] $N:ty => $Fused:ty, $Loaded:ty $(, factor $Factor:ty: |$room:ident| $factor:expr)?;
        $($a:ident),*; |$this:ident| $e:expr;
    )*) => { $(
        #[diagnostic::do_not_recommend]
        impl<$($g)*> CudaNode for $N {
            type Fused = $Fused;
            fn fused(self, room: &mut Temporaries<'_>) -> Result<Self::Fused, CudaError> {
                let $this = self;
                $( let $a = $this.$a.fused(room)?; )*
                let _ = room;
                Ok($e)
            }
            type Loaded = $Loaded;
            fn loaded(self, room: &mut Temporaries<'_>) -> Result<Self::Loaded, CudaError> {
                let $this = self;
                $( let $a = $this.$a.loaded(room)?; )*
                let _ = room;
                Ok($e)
            }
            type Resident = Computed<Self>;
            fn resident(self, room: &mut Temporaries<'_>) -> Result<Self::Resident, CudaError>
            where
                Self::Elem: CudaElement,
            {
                put(self, room)
            }
            type Factor = Computed<Self>;
            fn factor(self, room: &mut Temporaries<'_>) -> Result<Self::Factor, CudaError>
            where
                Self::Elem: CudaElement,
            {
                put(self, room)
            }
            fn pointers(&self, out: &mut Args) {
                $( CudaNode::pointers(&self.$a, out); )*
                let _ = out;
            }
        }
    )* };
}
elementwise! {
    [T: CudaElement, M: Memory] Scalar<T, M> => Self, Self; ; |this| this;
    [Op: PtxUnary<A::Elem>, A: CudaNode] Unary<Op, A> => Unary<Op, A::Fused>, Unary<Op, A::Loaded>;
        a; |this| Unary { op: this.op, a };
    [Op: PtxBinary<A::Elem, B::Elem>, A: CudaNode, B: CudaNode] Binary<Op, A, B>
        => Binary<Op, A::Fused, B::Fused>, Binary<Op, A::Loaded, B::Loaded>;
        a, b; |this| Binary { op: this.op, a, b };
    [To: Shape, R: PtxRule<A::Shape, To>, A: CudaNode<Elem: CudaElement>] Arranged<To, R, A>
        => Arranged<To, R, A::Fused>, Arranged<To, R, A::Loaded>;
        a; |this| Arranged { rule: this.rule, a, to: this.to };
    [To: Shape, P: Shape, A: CudaNode<Elem: CudaElement>] Pad<To, P, A>
        => Pad<To, P, A::Fused>, Pad<To, P, A::Loaded>;
        a; |this| Pad { a, value: this.value, to: this.to };
    [A: CudaNode<Elem: WithZero + CudaElement>, const LOWER: bool] Triangle<A, LOWER>
        => Triangle<A::Fused, LOWER>, Triangle<A::Loaded, LOWER>;
        a; |this| Triangle { a, diagonal: this.diagonal };
    [I: Index, A: CudaNode<Elem: CudaElement>, B: CudaNode<Elem = A::Elem>] Cat<I, A, B>
        => Cat<I, A::Fused, B::Fused>, Cat<I, A::Loaded, B::Loaded>;
        a, b; |this| Cat { a, b, along: this.along };
    [I: Index, A: CudaNode<Elem: CudaElement>] Unsqueeze<I, A>
        => Unsqueeze<I, A::Fused>, Unsqueeze<I, A::Loaded>;
        a; |this| Unsqueeze { a, at: this.at };
    [I: Index, A: CudaNode<Elem: CudaElement>, X: CudaNode<Elem: IndexElement + CudaElement>] IndexSelect<I, A, X>
        => IndexSelect<I, A::Fused, X::Fused>, IndexSelect<I, A::Loaded, X::Loaded>;
        a, indices; |this| IndexSelect { a, indices, along: this.along };
    [I: Index, A: CudaNode<Elem: CudaElement>, X: CudaNode<Elem: IndexElement + CudaElement>] Gather<I, A, X>
        => Gather<I, A::Fused, X::Fused>, Gather<I, A::Loaded, X::Loaded>;
        a, index; |this| Gather { a, index, along: this.along };
    [A: CudaValue<Elem: Arithmetic>, B: CudaValue<Elem = A::Elem>, Out: Shape] Product<Outer, A, B, Out>
        => Product<Outer, A::Fused, B::Fused, Out>, Product<Outer, A::Loaded, B::Loaded, Out>;
        a, b; |_this| Product::new(a, b);
    [A: CudaValue<Elem: Arithmetic>, B: CudaValue<Elem = A::Elem>, Out: Shape] Product<Kronecker, A, B, Out>
        => Product<Kronecker, A::Fused, B::Fused, Out>, Product<Kronecker, A::Loaded, B::Loaded, Out>;
        a, b; |_this| Product::new(a, b);
    [A: CudaValue<Elem: Arithmetic>, B: CudaValue<Elem = A::Elem>, Out: Shape] Product<Crossed, A, B, Out>
        => Product<Crossed, A::Fused, B::Fused, Out>, Product<Crossed, A::Loaded, B::Loaded, Out>;
        a, b; |_this| Product::new(a, b);
    [A: CudaNode<Elem: CudaElement>, X: CudaNode<Elem: IndexElement + CudaElement>] Take<A, X>
        => Take<A::Fused, X::Fused>, Take<A::Loaded, X::Loaded>;
        a, index; |this| Take { a, index };
}

// A product converts elements of another type as it reads them.
#[diagnostic::do_not_recommend]
impl<U: CudaElement, A: CudaNode> CudaNode for Cast<U, A>
where
    A::Elem: CastTo<U> + CudaElement,
{
    type Fused = Cast<U, A::Fused>;
    fn fused(self, room: &mut Temporaries<'_>) -> Result<Self::Fused, CudaError> {
        Ok(Cast {
            a: self.a.fused(room)?,
            to: PhantomData,
        })
    }
    type Loaded = Cast<U, A::Loaded>;
    fn loaded(self, room: &mut Temporaries<'_>) -> Result<Self::Loaded, CudaError> {
        Ok(Cast {
            a: self.a.loaded(room)?,
            to: PhantomData,
        })
    }
    type Resident = Computed<Self>;
    fn resident(self, room: &mut Temporaries<'_>) -> Result<Self::Resident, CudaError> {
        put(self, room)
    }
    type Factor = Widened<U, A::Resident>;
    fn factor(self, room: &mut Temporaries<'_>) -> Result<Self::Factor, CudaError> {
        Ok(Widened::new(self.a.resident(room)?))
    }
    fn pointers(&self, out: &mut Args) {
        self.a.pointers(out);
    }
}

#[diagnostic::do_not_recommend]
impl<I: Index, A: CudaNode<Elem: CudaElement>, const N: usize> CudaNode for CatMany<I, A, N>
where
    Count<N>: BelowThousand<N>,
{
    type Fused = CatMany<I, A::Fused, N>;
    fn fused(self, room: &mut Temporaries<'_>) -> Result<Self::Fused, CudaError> {
        Ok(CatMany {
            parts: each(self.parts, |part| part.fused(room))?,
            along: PhantomData,
        })
    }
    type Loaded = CatMany<I, A::Loaded, N>;
    fn loaded(self, room: &mut Temporaries<'_>) -> Result<Self::Loaded, CudaError> {
        Ok(CatMany {
            parts: each(self.parts, |part| part.loaded(room))?,
            along: PhantomData,
        })
    }
    type Resident = Computed<Self>;
    fn resident(self, room: &mut Temporaries<'_>) -> Result<Self::Resident, CudaError> {
        put(self, room)
    }
    type Factor = Computed<Self>;
    fn factor(self, room: &mut Temporaries<'_>) -> Result<Self::Factor, CudaError> {
        put(self, room)
    }
    fn pointers(&self, out: &mut Args) {
        for part in &self.parts {
            part.pointers(out);
        }
    }
}
/// Collects the results, or returns the first error.
fn each<A, B, const N: usize>(
    parts: [A; N],
    mut f: impl FnMut(A) -> Result<B, CudaError>,
) -> Result<[B; N], CudaError> {
    let mut error = None;
    let all = parts.map(|part| match f(part) {
        Ok(part) => Some(part),
        Err(first) => {
            error.get_or_insert(first);
            None
        }
    });
    match error {
        None => {
            let mut all = all.into_iter().flatten();
            let next = |_| all.next().ok_or(CudaError::TooLarge);
            let parts: Result<Vec<B>, CudaError> = (0..N).map(next).collect();
            <[B; N]>::try_from(parts?).map_err(|_| CudaError::TooLarge)
        }
        Some(error) => Err(error),
    }
}

// Elements that are in memory.
macro_rules! leaves {
    ($([$($g:tt)*] $N:ty => $To:ty; |$this:ident, $room:ident| $leaf:expr; |$that:ident, $out:ident| $pointers:expr;)*) => { $(
        #[diagnostic::do_not_recommend]
        // Where there is no leaf, the code after it is unreachable.
        #[allow(unreachable_code)]
        impl<$($g)*> CudaNode for $N {
            type Fused = $To;
            fn fused(self, $room: &mut Temporaries<'_>) -> Result<$To, CudaError> {
                let ($this, _) = (self, &$room);
                Ok($leaf)
            }
            type Loaded = $To;
            fn loaded(self, $room: &mut Temporaries<'_>) -> Result<$To, CudaError> {
                let ($this, _) = (self, &$room);
                Ok($leaf)
            }
            type Resident = $To;
            fn resident(self, $room: &mut Temporaries<'_>) -> Result<$To, CudaError> {
                let ($this, _) = (self, &$room);
                Ok($leaf)
            }
            type Factor = $To;
            fn factor(self, $room: &mut Temporaries<'_>) -> Result<$To, CudaError> {
                let ($this, _) = (self, &$room);
                Ok($leaf)
            }
            fn pointers(&self, $out: &mut Args) {
                let $that = self;
                $pointers
            }
        }
    )* };
}
leaves! {
    ['a, T: CudaElement, Sh: Shape, St: Shape, const SHARED: bool] CudaLeaf<'a, T, Sh, St, SHARED> => Self;
        |this, room| this; |that, out| Emit::args(that, out);
    [T: CudaElement, Len: Dim, L: Layout] Owned<T, Len, L> => LeafOf<'static, T, L>;
        |this, room| {
            let leaf = this.leaf().address();
            room.keep(this.0.storage.into_bytes());
            // SAFETY: the layout is in range of the buffer, which `room` holds until the kernels that read it are
            // launched.
            unsafe { CudaLeaf::new(core::ptr::with_exposed_provenance(leaf)) }
        };
        |that, out| Emit::args(&that.leaf(), out);
    ['a, T: CudaElement, Sh: Shape, St: Shape] CudaVarLeaf<'a, T, Sh, St> => CudaLeaf<'a, T, Sh, St>;
        |this, room| this.value; |that, out| Emit::args(&that.value, out);
    // A function generic over the memory is also one for the host: its nodes have an implementation here, which is
    // never evaluated.
    ['a, T: CudaElement, Sh: Shape, St: Shape] Leaf<'a, T, Sh, St> => CudaLeaf<'static, T, Sh, St>;
        |_this, room| not_read_here!(T); |_that, _out| ();
    [S: Storage<Elem: CudaElement>, L: Layout] Moved<S, L> => LeafOf<'static, S::Elem, L>;
        |_this, room| not_read_here!(S); |_that, _out| ();
}

// Nodes with their own kernel, which computes all elements at once.
macro_rules! kernel_nodes {
    ($([$($g:tt)*] $N:ty where [$($w:tt)*] { |$this:ident, $out:ident| $pointers:expr; $($write:tt)* })*) => { $(
        #[diagnostic::do_not_recommend]
        impl<$($g)*> $crate::cuda::node::CudaNode for $N
        where
            $($w)*
        {
            type Fused = $crate::cuda::node::Computed<Self>;
            fn fused(
                self,
                room: &mut $crate::cuda::node::Temporaries<'_>,
            ) -> Result<Self::Fused, $crate::cuda::CudaError> {
                $crate::cuda::node::put(self, room)
            }
            type Loaded = Self::Fused;
            fn loaded(
                self,
                room: &mut $crate::cuda::node::Temporaries<'_>,
            ) -> Result<Self::Fused, $crate::cuda::CudaError> {
                $crate::cuda::node::put(self, room)
            }
            type Resident = Self::Fused;
            fn resident(
                self,
                room: &mut $crate::cuda::node::Temporaries<'_>,
            ) -> Result<Self::Fused, $crate::cuda::CudaError> {
                $crate::cuda::node::put(self, room)
            }
            type Factor = Self::Fused;
            fn factor(
                self,
                room: &mut $crate::cuda::node::Temporaries<'_>,
            ) -> Result<Self::Fused, $crate::cuda::CudaError> {
                $crate::cuda::node::put(self, room)
            }
            fn pointers(&self, $out: &mut $crate::cuda::kernel::Args) {
                let $this = self;
                $pointers
            }
            $($write)*
        }
    )* };
}
pub(super) use kernel_nodes;

// Nodes that are a part of the kernel that reads them, and are expensive per element: products and convolutions.
macro_rules! fused_nodes {
    ($([$($g:tt)*] $N:ty => $Fused:ty; |$this:ident, $room:ident| $fused:expr; |$that:ident, $out:ident| $pointers:expr;)*) => { $(
        #[diagnostic::do_not_recommend]
        impl<$($g)*> $crate::cuda::node::CudaNode for $N {
            type Fused = $Fused;
            fn fused(
                self,
                $room: &mut $crate::cuda::node::Temporaries<'_>,
            ) -> Result<Self::Fused, $crate::cuda::CudaError> {
                let $this = self;
                Ok($fused)
            }
            type Loaded = $crate::cuda::node::Computed<Self>;
            fn loaded(
                self,
                room: &mut $crate::cuda::node::Temporaries<'_>,
            ) -> Result<Self::Loaded, $crate::cuda::CudaError> {
                $crate::cuda::node::put(self, room)
            }
            type Resident = Self::Loaded;
            fn resident(
                self,
                room: &mut $crate::cuda::node::Temporaries<'_>,
            ) -> Result<Self::Loaded, $crate::cuda::CudaError> {
                $crate::cuda::node::put(self, room)
            }
            type Factor = Self::Loaded;
            fn factor(
                self,
                room: &mut $crate::cuda::node::Temporaries<'_>,
            ) -> Result<Self::Loaded, $crate::cuda::CudaError> {
                $crate::cuda::node::put(self, room)
            }
            fn pointers(&self, $out: &mut $crate::cuda::kernel::Args) {
                let $that = self;
                $pointers
            }
        }
    )* };
}
pub(super) use fused_nodes;
