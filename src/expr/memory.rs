//! Memory: the location of elements, and the evaluation of expressions there.

use super::kernel::with_operands;
use super::pair::ComputePair;
use super::{ExprNode, LookupError, Pair, eval};
use crate::layout::{Contiguous, Layout, OfShape, OutputOf, Rebased};
use crate::num::{Dim, Sealed};
use crate::shape::Shape;
use crate::storage::{Element, StorageMut};
use crate::tensor::{Tensor, TensorBase};

/// The location of elements: the memory of the [`Host`], or of a device (`Gpu`, with feature `cuda`). It determines
/// the type of the result of [`eval`](super::Expr::eval).
pub trait Memory: Sized + Sealed + 'static {
    /// The result of an evaluation: a tensor in this memory, or a `Result` if the evaluation can fail.
    type Owned<T: Element, Sh: Shape>;
    /// Two tensors in this memory, the results of an operation such as a sort.
    type OwnedPair<A: Element, B: Element, Sh: Shape>;
    /// The return type of an evaluation into a given tensor.
    type Done;
    /// A single number, the value of an expression that [`backward`](super::Lazy::backward) differentiates: on a device,
    /// a tensor without dimensions, for which nothing waits.
    type Number<T: Element>;
    /// The error of an index that is out of range: [`LookupError`], or that of the device.
    type IndexError: core::error::Error + 'static;
}

/// An expression that every memory can evaluate: the argument and result type of functions for the host and for
/// devices.
///
/// It is an [`Expr<M>`](super::Expr) all of whose operations have a form for devices. `eval` evaluates it in the
/// memory of its operands, and returns a `Result` on a device. A function that is generic over the memory leaves the
/// evaluation to its caller.
///
/// ```
/// use stridewise::expr::{Memory, Portable};
/// use stridewise::prelude::*;
/// fn layer<M: Memory, B: Dim, I: Dim, O: Dim>(
///     x: impl Portable<M, Elem = f32, Shape = (B, I)>,
///     weight: impl Portable<M, Elem = f32, Shape = (O, I)>,
///     bias: impl Portable<M, Elem = f32, Shape = (O,)>,
/// ) -> impl Portable<M, Elem = f32, Shape = (B, O)> {
///     x.linear(weight).bias(bias).relu().softmax::<1>()
/// }
/// let x = Tensor::<f32, Shape![4, 8]>::ones();
/// let (weight, bias) = (Tensor::<f32, Shape![3, 8]>::ones(), Tensor::<f32, Shape![3]>::zeros());
/// assert_eq!(layer(&x, &weight, &bias).eval().sum(), 4.0);
/// ```
///
/// With feature `cuda`, two kernels of the device compute
/// `layer(&x.cuda()?, &weight.cuda()?, &bias.cuda()?).eval()?`. Operations that not every memory has, such as `map`
/// with its closures, need a bound [`Supports`] for each of them.
#[cfg_attr(
    feature = "cuda",
    diagnostic::on_unimplemented(
        message = "this expression has no form for every memory `{M}`",
        label = "an operation or a type of elements in it is one of the host alone",
        note = "a function for the host alone takes and gives `impl Expr`"
    )
)]
pub trait Portable<M: Memory = Host>: super::Expr<M, Node: OnDevices> {}
#[diagnostic::do_not_recommend]
impl<M: Memory, E: super::Expr<M, Node: OnDevices>> Portable<M> for E {}
#[cfg(not(feature = "cuda"))]
use super::ExprNode as OnDevices;
#[cfg(feature = "cuda")]
use crate::cuda::CudaValue as OnDevices;

/// The memory of the host.
#[derive(Clone, Copy, Debug)]
pub struct Host;
#[diagnostic::do_not_recommend]
impl Sealed for Host {}
impl Memory for Host {
    type Owned<T: Element, Sh: Shape> = Tensor<T, Sh>;
    type OwnedPair<A: Element, B: Element, Sh: Shape> = (Tensor<A, Sh>, Tensor<B, Sh>);
    type Done = ();
    type Number<T: Element> = T;
    type IndexError = LookupError;
}

/// A memory that can evaluate an expression of this kind.
///
/// The host can evaluate every expression over its memory. A function for every memory that evaluates an expression
/// itself, rather than leave that to its caller, needs this bound:
///
/// ```
/// use stridewise::expr::{Computes, Memory};
/// use stridewise::prelude::*;
/// fn copied<M: Memory + Computes<E::Node>, E: Expr<M>>(x: E) -> M::Owned<E::Elem, E::Shape> {
///     x.eval()
/// }
/// assert_eq!(copied(&tensor![1, 2]), tensor![1, 2]);
/// ```
#[diagnostic::on_unimplemented(
    message = "this expression cannot be computed in the memory of the `{Self}`",
    label = "an operation or a type of elements in it has no form for the `{Self}`",
    note = "closures are the machine code of the host: `x.to_host()?` copies the elements there",
    note = "a function for every memory asks for it: `M: Memory + Computes<E::Node>, E: Expr<M>`"
)]
pub trait Computes<N: ExprNode>: Memory {
    /// The bytes of temporaries on the stack of the host, as `Node::TEMPORARIES`.
    #[doc(hidden)]
    const ON_STACK: [usize; 2] = [0; 2];
    #[doc(hidden)]
    fn eval(node: N) -> Self::Owned<N::Elem, N::Shape>;
    #[doc(hidden)]
    fn eval_into<S, L>(node: N, out: &mut TensorBase<S, L>) -> Self::Done
    where
        S: WrittenFrom<Self, Elem = N::Elem>,
        L: OutputOf<N::Shape>;
}
#[diagnostic::do_not_recommend]
impl<N: ExprNode> Computes<N> for Host {
    const ON_STACK: [usize; 2] = N::TEMPORARIES;
    #[cfg_attr(not(unoptimised), inline(always))]
    fn eval(node: N) -> Tensor<N::Elem, N::Shape> {
        eval::owned(node)
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    fn eval_into<S, L>(node: N, out: &mut TensorBase<S, L>)
    where
        S: WrittenFrom<Self, Elem = N::Elem>,
        L: OutputOf<N::Shape>,
    {
        // SAFETY: the layout is within the storage, which is borrowed mutably and may be written.
        unsafe {
            if const { S::UNIQUE } {
                eval::write_from::<N, OfShape<L, N::Shape>, true>(first_written(out), node);
            } else {
                eval::write_from::<N, OfShape<L, N::Shape>, false>(first_written(out), node);
            }
        }
    }
}

/// A memory that can evaluate an operation with two results: [`Computes`] for `sort`, `max_dim` and similar
/// operations.
#[diagnostic::on_unimplemented(
    message = "this expression cannot be computed in the memory of the `{Self}`",
    label = "an operation or a type of elements in it has no form for the `{Self}`",
    note = "`x.to_host()?` copies the elements of a device to the host",
    note = "a function for every memory asks for it: `M: Memory + ComputesPair<Op>`"
)]
pub trait ComputesPair<Op: Pair>: Memory {
    /// The bytes of temporaries on the stack of the host.
    #[doc(hidden)]
    const ON_STACK: usize = 0;
    #[doc(hidden)]
    fn eval(op: Op) -> Self::OwnedPair<Op::First, Op::Second, Op::Shape>;
    #[doc(hidden)]
    fn eval_into<S, L, S2, L2>(
        op: Op,
        first: &mut TensorBase<S, L>,
        second: &mut TensorBase<S2, L2>,
    ) -> Self::Done
    where
        S: WrittenFrom<Self, Elem = Op::First>,
        L: OutputOf<Op::Shape>,
        S2: WrittenFrom<Self, Elem = Op::Second>,
        L2: OutputOf<Op::Shape>;
}
#[diagnostic::do_not_recommend]
impl<Op: Pair> ComputesPair<Op> for Host {
    const ON_STACK: usize = Op::OPERANDS.peak;
    #[cfg_attr(not(unoptimised), inline(always))]
    fn eval(op: Op) -> (Tensor<Op::First, Op::Shape>, Tensor<Op::Second, Op::Shape>) {
        let mut out = (
            Tensor::<Op::First, Op::Shape>::UNWRITTEN,
            Tensor::<Op::Second, Op::Shape>::UNWRITTEN,
        );
        let (first, second) = (out.0.first_mut(), out.1.first_mut());
        with_operands(
            op,
            #[cfg_attr(not(unoptimised), inline(always))]
            // SAFETY: both have an element for each index of the shape, and all are written.
            |over| unsafe {
                over.write::<Contiguous<Op::Shape>, Contiguous<Op::Shape>>(first, second, true);
            },
        );
        out
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    fn eval_into<S, L, S2, L2>(
        op: Op,
        first: &mut TensorBase<S, L>,
        second: &mut TensorBase<S2, L2>,
    ) where
        S: WrittenFrom<Self, Elem = Op::First>,
        L: OutputOf<Op::Shape>,
        S2: WrittenFrom<Self, Elem = Op::Second>,
        L2: OutputOf<Op::Shape>,
    {
        let (first, second) = (first_written(first), first_written(second));
        with_operands(
            op,
            #[cfg_attr(not(unoptimised), inline(always))]
            // SAFETY: the layouts are within storages that are borrowed mutably.
            |over| unsafe {
                over.write::<Rebased<OfShape<L, Op::Shape>>, Rebased<OfShape<L2, Op::Shape>>>(
                    first,
                    second,
                    S::UNIQUE && S2::UNIQUE,
                );
            },
        );
    }
}

/// A memory that has an operation: the [`Host`] has all of them, a device those for which there is a kernel.
///
/// Most operations need no such bound. A function for every memory that uses one of the others names it in a bound:
///
/// ```
/// use stridewise::expr::{Memory, Supports};
/// use stridewise::layout::operation::map;
/// use stridewise::prelude::*;
/// fn halves<M: Memory + Supports<map>>(x: impl Expr<M, Elem = f32, Shape = Shape![2]>) -> impl Expr<M, Elem = f32> {
///     x.map(|x: f32| x / 2.0)
/// }
/// assert_eq!(halves(&tensor![1.0_f32, 2.0]).eval_boxed().as_slice(), [0.5, 1.0]);
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Op}` has no form for the memory of the `{Self}`",
    label = "`{Op}` runs on the host only",
    note = "`x.to_host()?` copies the elements of a device to the host",
    note = "a function for every memory asks for it: `M: Memory + Supports<{Op}>`"
)]
pub trait Supports<Op>: Memory {}
#[diagnostic::do_not_recommend]
impl<Op> Supports<Op> for Host {}

/// A storage to which a result in the memory `M` can be written.
///
/// # Safety
/// The elements from `start` on that a layout over the storage spans may be written for as long as the storage is
/// borrowed mutably; if it is `UNIQUE`, no other code reads or writes them meanwhile.
#[cfg_attr(
    not(feature = "cuda"),
    diagnostic::on_unimplemented(
        message = "this view is read-only",
        label = "a shared view only reads",
        note = "an owned tensor lends views that write: `x.as_view_mut()`, or `x.as_cells()` for several at once",
        note = "an expanded view is always shared: several of its indices mean one element"
    )
)]
#[cfg_attr(
    feature = "cuda",
    diagnostic::on_unimplemented(
        message = "a result in the memory of the `{M}` cannot be written to this",
        label = "neither an owned tensor of the `{M}` nor a view of one that writes",
        note = "an owned tensor lends views that write: `x.as_view_mut()`; an expanded view is always shared",
        note = "`x.cuda()?` copies a tensor of the host to a device, `x.to_host()?` one of a device to the host"
    )
)]
pub unsafe trait WrittenFrom<M: Memory = Host>: Sealed {
    /// The element type.
    type Elem: Element;
    #[doc(hidden)]
    const UNIQUE: bool;
    #[doc(hidden)]
    fn start(&mut self) -> *mut Self::Elem;
}
// SAFETY: the storage's promise.
#[diagnostic::do_not_recommend]
unsafe impl<S: StorageMut> WrittenFrom for S {
    type Elem = S::Elem;
    const UNIQUE: bool = S::UNIQUE;
    #[cfg_attr(not(unoptimised), inline(always))]
    fn start(&mut self) -> *mut S::Elem {
        self.as_mut_ptr()
    }
}

/// Whether a kernel's result can be written to the memory of such a result.
pub(super) const fn in_place<S: WrittenFrom<M>, L: Layout, M: Memory>() -> bool {
    S::UNIQUE && super::kernel::is_contiguous::<L>()
}

/// A pointer to the first element of a result.
pub(crate) fn first_written<M: Memory, S: WrittenFrom<M>, L: Layout>(
    out: &mut TensorBase<S, L>,
) -> *mut S::Elem {
    out.storage.start().wrapping_add(<L::Offset as Dim>::SIZE)
}

/// A memory that the host can read.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "the host cannot read the memory of a CUDA device",
    label = "the elements are in the memory of a device",
    note = "compute there, `x.eval()?`, and copy the result: `.to_host()?`"
)]
pub trait OnHost: Memory {}
impl OnHost for Host {}

#[cfg(feature = "cuda")]
impl<S, L: Layout> TensorBase<S, L> {
    /// This tensor with the shape `Sh`, the name by which generic code knows the shape of a result.
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(crate) fn of_shape<Sh>(&mut self) -> &mut TensorBase<S, OfShape<L, Sh>>
    where
        Sh: Shape,
        L: OutputOf<Sh>,
    {
        // SAFETY: a tensor consists of its storage, and the bound says that the layouts are equal.
        unsafe { &mut *core::ptr::from_mut(self).cast() }
    }
}
