//! `reshape`, `flatten` and `contiguous`: a view where one exists, else an owned copy, which `expr/view_or_copy.rs` makes.

use super::TensorBase;
use crate::layout::{
    CannotInfer, DoesNotDivide, ElementCountDiffers, InfersOnce, InfersOne, Layout, SameCount,
    Strided, TwoInferred, Viewed, a_multiple_of,
};
use crate::num::Sealed;
use crate::num::bits::True;
use crate::shape::{Numel, Shape};
use crate::storage::fits_stack;

/// The result of `reshape`, `flatten` and `contiguous`: a view if one is possible, else an owned copy, of a variable an
/// expression.
#[diagnostic::on_unimplemented(
    message = "cannot prove whether this is a view or needs a copy: it depends on sizes that are generic",
    label = "the type of the result depends on sizes that are generic",
    note = "contiguous elements take the bound `(N, M): ViewAs<..>` with all sizes, as for `view`; `x.lazy().flatten::<0, 1>()` is an expression, which copies where it must"
)]
pub trait ViewOrCopy<S, L: Layout, To = ()>: Sealed {
    /// A tensor.
    type Tensor;
    /// # Safety
    /// The verdict is a verdict on `L`.
    #[doc(hidden)]
    unsafe fn make(x: TensorBase<S, L>) -> Self::Tensor;
}
#[diagnostic::do_not_recommend]
impl<S, L: Layout, To, Sh: Shape, St: Shape> ViewOrCopy<S, L, To> for Viewed<Sh, St> {
    type Tensor = TensorBase<S, Strided<Sh, St, L::Offset>>;
    unsafe fn make(x: TensorBase<S, L>) -> Self::Tensor {
        TensorBase::over(x.storage)
    }
}
// An error of the sizes, and its trait.
macro_rules! refused {
    ($([$($N:ident)?] $V:ty: |$To:ident| $Trait:path;)*) => { $(
        #[diagnostic::do_not_recommend]
        impl<S, L: Layout, $To, $($N)?> ViewOrCopy<S, L, $To> for $V
        where
            $V: $Trait,
        {
            type Tensor = TensorBase<S, L>;
            unsafe fn make(x: TensorBase<S, L>) -> Self::Tensor {
                x
            }
        }
    )* };
}
refused! {
    [] TwoInferred: |To| InfersOnce<To>;
    [] CannotInfer: |To| InfersOne<To>;
    [N] ElementCountDiffers<N>: |To| SameCount<L::Shape, Numel<L::Shape>, To, N>;
    [N] DoesNotDivide<N>: |To| SameCount<L::Shape, Numel<L::Shape>, To, a_multiple_of<N>>;
}

#[diagnostic::do_not_recommend]
impl<S, L: Layout> ViewOrCopy<S, L> for True {
    type Tensor = TensorBase<S, L>;
    unsafe fn make(x: TensorBase<S, L>) -> Self::Tensor {
        x
    }
}
/// Rejects, at compile time, a copy that is too large to be returned by value.
#[track_caller]
pub(super) const fn copied_on_stack<X>(what: &str) {
    let instead = "`.eval_boxed()` copies the elements to the heap (feature `alloc`), and has a `.view` of any shape";
    fits_stack(what, size_of::<X>(), instead);
}
