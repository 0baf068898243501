//! How much of a storage a view may see: all of a stretch, or only its own elements in it.
//!
//! A view names the length of its storage. Where that is a number, every element of the storage is the
//! view's to see. The parts of a mutable split may interleave, as the two column halves of a matrix do:
//! between the elements of one lie those of the other. The length of such a part is [`Apart`], which is
//! no number, and what hands out a slice asks for a number. A part without gaps keeps a number: nobody
//! else's element lies within it.
//!
//! | | storage length | of a part that is rebased |
//! |---|---|---|
//! | a number | the whole stretch is seen | its reach |
//! | `Apart` | its elements alone are seen | its reach where it has no gaps, else `Apart` |

use core::marker::PhantomData;

use super::as_strided::ReachNat;
use super::parts::PartBranch;
use super::{Layout, ReachOf, Sort, Steps};
use crate::num::bits::Bool;
use crate::num::nat::{Division, Nat, One};
use crate::num::{Dim, Sealed};
use crate::shape::{NumelNat, Shape};

/// The length of a storage of which a view sees its own elements alone: others of the `Len` elements
/// from its first to its last may belong to another part.
#[derive(Debug)]
pub struct Apart<Len>(PhantomData<Len>);

/// The length of a storage: a number, or [`Apart`].
pub trait Extent: Sealed + Sized + 'static {
    /// The number of elements from the first to the last that a view reaches.
    const LEN: usize;
    /// The same as a type.
    #[doc(hidden)]
    type Number: Dim;
    /// The length that stays when a view forgets all but what the layout reaches.
    #[doc(hidden)]
    type Within<L: Layout>: Extent;
    /// The length in `R` times smaller elements.
    #[doc(hidden)]
    type Times<R: Nat>: Extent;
    /// The length in `R` times larger elements; a rest is left out.
    #[doc(hidden)]
    type Over<R: Nat>: Extent;
}
#[diagnostic::do_not_recommend]
impl<N: Dim> Extent for N {
    const LEN: usize = N::SIZE;
    type Number = N;
    type Within<L: Layout> = ReachOf<L>;
    type Times<R: Nat> = <R::Mul<N::Nat> as Nat>::Dim;
    type Over<R: Nat> = <<<N::Nat as Nat>::Divide<R> as Division>::Quotient as Nat>::Dim;
}
impl<N: Dim> Sealed for Apart<N> {}
#[diagnostic::do_not_recommend]
impl<N: Dim> Extent for Apart<N> {
    const LEN: usize = N::SIZE;
    type Number = N;
    type Within<L: Layout> = ApartLen<L>;
    type Times<R: Nat> = Apart<<R::Mul<N::Nat> as Nat>::Dim>;
    type Over<R: Nat> = Apart<<<<N::Nat as Nat>::Divide<R> as Division>::Quotient as Nat>::Dim>;
}

/// The storage length of a rebased view: its reach, which stays apart where the view it came from was.
pub type Within<Len, L> = <Len as Extent>::Within<L>;

/// A storage length that is a number, so that the storage may be handed out as a slice.
#[diagnostic::on_unimplemented(
    message = "a part of a mutable split hands out no slice: other parts' elements lie between its own",
    label = "this part does not own all of its stretch of the storage",
    note = "`x[[i, j]]`, `iter_mut()`, `copy_(..)` reach its own elements; a part without gaps, as a row, has its slice"
)]
pub trait Whole: Extent {}
#[diagnostic::do_not_recommend]
impl<N: Dim> Whole for N {}

/// The storage length of a part of a mutable view: its reach, apart unless the part has no gaps. It has none
/// where it reaches over as many elements as it has, because no two of its indices share one.
pub type PartLen<L> = <<ReachNat<<L as Layout>::Shape, <L as Layout>::Strides> as Nat>::Eq<
    NumelNat<<L as Layout>::Shape>,
> as PartBranch>::PartLen<ReachOf<L>>;

/// Whether the elements of a layout lie without gaps, in whatever order, though several indices may share one:
/// an element that is shared counts as a gap.
type IsPacked<Sh, St> = <<NumelNat<Sh> as Nat>::IsZero as Bool>::Or<
    <<<Sh as Shape>::Zip<St> as Sort>::Sort<super::injective::NoSteps> as Steps>::Packed<One>,
>;
/// The storage length of a rebased view of a part.
type ApartLen<L> =
    <IsPacked<<L as Layout>::Shape, <L as Layout>::Strides> as PartBranch>::PartLen<ReachOf<L>>;
