//! Indices of rows and classes: integers that are checked against a size when the program runs.

use super::{LookupError, try_walk};
use crate::expr::ExprNode;
use crate::shape::Shape;
use crate::storage::Element;

/// Integer elements that are indices of rows or classes.
#[diagnostic::on_unimplemented(
    message = "expected row or class indices of an integer type, found `{Self}`",
    label = "integers are needed",
    note = "convert them first: `x.long()`"
)]
pub trait ClassIndex: Element + crate::num::Sealed {
    /// The integer as `i64`; one that is too large for `i64` becomes `i64::MAX`, which is out of range.
    #[doc(hidden)]
    fn number(self) -> i64;
    #[doc(hidden)]
    type Passes;
}
macro_rules! indices {
    ($($T:ident)*) => { $(
        #[diagnostic::do_not_recommend]
        impl ClassIndex for $T {
            type Passes = ();
            #[cfg_attr(not(unoptimised), inline(always))]
            fn number(self) -> i64 {
                i64::try_from(self).unwrap_or(i64::MAX)
            }
        }
    )* };
}
indices! { i8 i16 i32 i64 isize u8 u16 u32 u64 usize }

/// The integer as an index, if it is less than a size.
#[cfg_attr(not(unoptimised), inline(always))]
pub(crate) fn below(index: i64, size: usize) -> Result<usize, LookupError> {
    match usize::try_from(index) {
        Ok(i) if i < size => Ok(i),
        _ => Err(LookupError { index, size }),
    }
}
/// Checks that all indices are less than a size. The indices are read here, and again when the result is computed.
pub(crate) fn checked<Y: ExprNode<Elem: ClassIndex>>(
    indices: &Y,
    size: usize,
) -> Result<(), LookupError> {
    const {
        assert!(
            Y::PENDING.is_empty(),
            "these indices are the result of a kernel, or a view of a result, and are read twice: evaluate them first, `.eval()`"
        )
    };
    try_walk(
        const { &<Y::Shape as Shape>::PADDED },
        #[cfg_attr(not(unoptimised), inline(always))]
        // SAFETY: a valid index of the indices.
        |index| below(unsafe { indices.load(index) }.number(), size).map(drop),
    )
}
