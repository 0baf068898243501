//! Where elements are, and what computes there.

use super::{Node, eval};
use crate::layout::Layout;
use crate::num::{Dim, Sealed};
use crate::shape::Shape;
use crate::storage::{Element, StorageMut};
use crate::tensor::{Tensor, TensorBase};

/// Where elements are: in the memory of the [`Host`], or of a device (`Gpu`, of feature `cuda`). It says what
/// [`eval`](super::Expr::eval) gives.
pub trait Memory: Sized + Sealed + 'static {
    /// A tensor there, computed: where that can fail, a `Result`.
    type Owned<T: Element, Sh: Shape>;
    /// What is said where a result has been written.
    type Done;
}

/// The memory of the host.
#[derive(Clone, Copy, Debug)]
pub struct Host;
#[diagnostic::do_not_recommend]
impl Sealed for Host {}
impl Memory for Host {
    type Owned<T: Element, Sh: Shape> = Tensor<T, Sh>;
    type Done = ();
}

/// A memory beside which an expression of this kind can be computed.
///
/// The host computes every expression over its memory. A generic function for every memory that computes, rather than
/// leave that to its caller, asks for it:
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
pub trait Computes<N: Node>: Memory {
    /// The bytes of temporaries on the stack of the host, as of `Node::TEMPORARIES`.
    #[doc(hidden)]
    const ON_STACK: [usize; 2] = [0; 2];
    #[doc(hidden)]
    fn eval(node: N) -> Self::Owned<N::Elem, N::Shape>;
    #[doc(hidden)]
    fn eval_into<S, L>(node: N, out: &mut TensorBase<S, L>) -> Self::Done
    where
        S: WrittenFrom<Self, Elem = N::Elem>,
        L: Layout<Shape = N::Shape>;
}
#[diagnostic::do_not_recommend]
impl<N: Node> Computes<N> for Host {
    const ON_STACK: [usize; 2] = N::TEMPORARIES;
    #[inline(always)]
    fn eval(node: N) -> Tensor<N::Elem, N::Shape> {
        eval::owned(node)
    }
    #[inline(always)]
    fn eval_into<S, L>(node: N, out: &mut TensorBase<S, L>)
    where
        S: WrittenFrom<Self, Elem = N::Elem>,
        L: Layout<Shape = N::Shape>,
    {
        // SAFETY: the layout is within the storage, which is borrowed mutably and may be written.
        unsafe {
            if const { S::UNIQUE } {
                eval::write_from::<N, L, true>(first_written(out), node);
            } else {
                eval::write_from::<N, L, false>(first_written(out), node);
            }
        }
    }
}

/// A storage that a result in the memory `M` may be written to.
///
/// # Safety
/// The elements from `start` on that a layout over the storage reaches may be written for as long as it is borrowed
/// mutably; if it is `UNIQUE`, nobody else reads or writes them meanwhile.
#[cfg_attr(
    not(feature = "cuda"),
    diagnostic::on_unimplemented(
        message = "this view is shared and cannot be written to",
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
    /// The type of an element.
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
    #[inline(always)]
    fn start(&mut self) -> *mut S::Elem {
        self.as_mut_ptr()
    }
}

/// Whether a kernel may have its result in the place of such a result.
pub(super) const fn in_place<S: WrittenFrom<M>, L: Layout, M: Memory>() -> bool {
    S::UNIQUE && super::kernel::is_contiguous::<L>()
}

/// Where the first element of a result is written.
pub(crate) fn first_written<M: Memory, S: WrittenFrom<M>, L: Layout>(
    out: &mut TensorBase<S, L>,
) -> *mut S::Elem {
    out.storage.start().wrapping_add(<L::Offset as Dim>::SIZE)
}

/// The memory that the host reads.
#[cfg(feature = "alloc")]
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "the host cannot read the memory of a CUDA device",
    label = "the elements are in the memory of a device",
    note = "compute there, `x.eval()?`, and copy the result: `.to_host()?`"
)]
pub trait OnHost: Memory {}
#[cfg(feature = "alloc")]
impl OnHost for Host {}
