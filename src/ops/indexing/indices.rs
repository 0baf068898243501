//! Indices known when the program runs, and the check of these against a size.

use core::fmt;
use core::marker::PhantomData;
use core::sync::atomic::{AtomicBool, Ordering};

use crate::expr::plan::{Operands, Plan};
use crate::expr::simd_dispatch::{ComputeBound, VECTORS, vectorised};
use crate::expr::{ExprNode, Walk, or_more};
use crate::ops::nn::in_parts;
use crate::shape::Shape;

/// An index that is out of range for its dimension.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IndicesError {
    /// The index; `i64::MAX` for larger ones, too.
    pub index: i64,
    /// The position of the index among the indices, in row-major order.
    pub at: usize,
    /// The size of the dimension.
    pub size: usize,
}

impl fmt::Display for IndicesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let more = or_more(self.index);
        write!(
            f,
            "index {}{more}, at position {} of the indices, is out of range for size {}",
            self.index, self.at, self.size
        )
    }
}
impl core::error::Error for IndicesError {}

/// Elements that are indices: integers.
#[diagnostic::on_unimplemented(
    message = "expected indices of an integer type, found `{Self}`",
    label = "indices are integers",
    note = "convert them: `index.long()`; a mask selects by `x.masked_select(&mask)`"
)]
pub trait IndexElement: crate::storage::Element + crate::num::Own {
    /// The index, if it is less than the size.
    fn below(self, size: usize) -> Option<usize>;
    /// The index as a number.
    fn number(self) -> i64;
}
macro_rules! index_elements {
    ($($T:ident)*) => { $(
        #[diagnostic::do_not_recommend]
        impl IndexElement for $T {
            #[cfg_attr(not(unoptimised), inline(always))]
            #[allow(clippy::unnecessary_fallible_conversions)]
            fn below(self, size: usize) -> Option<usize> {
                usize::try_from(self).ok().filter(|&i| i < size)
            }
            #[allow(clippy::unnecessary_fallible_conversions)]
            fn number(self) -> i64 {
                i64::try_from(self).unwrap_or(i64::MAX)
            }
        }
    )* };
}
index_elements! { i8 i16 i32 i64 isize u8 u16 u32 u64 usize }

// Less than the size, or negative and counted from the end.
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) fn from_either_end<T: IndexElement>(index: T, size: usize) -> Option<usize> {
    index.below(size).or_else(|| {
        let back = usize::try_from(index.number().checked_neg()?).ok()?;
        size.checked_sub(back).filter(|&i| i < size)
    })
}

/// The plan that visits each index of a shape in logical order.
pub(super) struct Each<S>(PhantomData<S>);
impl<S: Shape> Walk for Each<S> {
    const PLAN: Plan = Plan::in_order(&S::PADDED, &Operands::BY_INDEX);
}

pub(crate) fn check<X: ExprNode>(
    indices: &X,
    size: usize,
    find: impl Fn(X::Elem, usize) -> Option<usize> + Copy,
) -> Result<(), IndicesError>
where
    X::Elem: IndexElement,
{
    if VECTORS && all_found(indices, size, find) {
        return Ok(());
    }
    let mut wrong = None;
    let mut position = 0;
    Each::<X::Shape>::walk(
        #[cfg_attr(not(unoptimised), inline(always))]
        |index| {
            // SAFETY: the plan visits the indices of the shape.
            let i = unsafe { indices.load(index) };
            if wrong.is_none() && find(i, size).is_none() {
                wrong = Some(IndicesError {
                    index: i.number(),
                    at: position,
                    size,
                });
            }
            position += 1;
        },
    );
    wrong.map_or(Ok(()), Err)
}

/// Whether all indices are in range, by vectors.
#[cfg_attr(not(unoptimised), inline(always))]
fn all_found<X: ExprNode<Elem: IndexElement>>(
    indices: &X,
    size: usize,
    find: impl Fn(X::Elem, usize) -> Option<usize> + Copy,
) -> bool {
    let wrong = AtomicBool::new(false);
    // SAFETY: expressions that are shared may be read by several threads.
    unsafe {
        in_parts(
            Each::<X::Shape>::STEPS,
            <X::Shape as Shape>::NUMEL,
            X::is_shared(),
            #[cfg_attr(not(unoptimised), inline(always))]
            |part| {
                let all = vectorised::<ComputeBound, _, _>(
                    const { <X::Shape as Shape>::NUMEL },
                    indices,
                    #[cfg_attr(not(unoptimised), inline(always))]
                    move |indices| {
                        let mut all = true;
                        Each::<X::Shape>::walk_part(
                            part,
                            #[cfg_attr(not(unoptimised), inline(always))]
                            |index| {
                                let i = indices.load(index);
                                all &= find(i, size).is_some();
                            },
                        );
                        all
                    },
                );
                if !all {
                    wrong.store(true, Ordering::Relaxed);
                }
            },
        );
    }
    !wrong.into_inner()
}

/// Indices. They are read once for the check and again when the result is computed.
pub(crate) fn evaluated<N: ExprNode>(indices: N) -> N {
    const {
        assert!(
            N::PENDING.is_empty(),
            "these indices are the result of a kernel, or a view of a result, and are read twice: evaluate them first, `.eval()`"
        )
    };
    indices
}
