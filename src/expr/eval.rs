//! The evaluator: walks the plan and asks the expression for each element.

use core::marker::PhantomData;

use super::Node;
use super::plan::{Operands, Plan, effective};
use crate::layout::{Contiguous, Layout};
use crate::shape::{MAX_RANK, Shape};
use crate::storage::{Array, StorageMut};
use crate::tensor::{Tensor, TensorBase};

/// A plan that is a constant of a type.
pub(crate) trait Walk {
    const PLAN: Plan;

    /// Calls `f` with each index of the plan. The loops have constant bounds; those of extent 1 vanish.
    #[inline(always)]
    fn walk(mut f: impl FnMut(&[usize; MAX_RANK])) {
        Self::walk_runs(
            #[inline(always)]
            |index, axis, extent| {
                let mut index = *index;
                for i in 0..extent {
                    index[axis] = i;
                    f(&index);
                }
            },
        );
    }

    /// Calls `f` with the first index of each innermost loop, its axis and its extent.
    #[inline(always)]
    fn walk_runs(mut f: impl FnMut(&[usize; MAX_RANK], usize, usize)) {
        let plan = const { Self::PLAN };
        macro_rules! nest {
            ([$($i:ident $n:literal)*]) => {{
                let mut index = [0; MAX_RANK];
                $( index[const { Self::PLAN.axis[$n] }] = $i; )*
                f(&index, plan.axis[7], plan.extent[7]);
            }};
            ([$($done:tt)*] $i:ident $n:literal $($rest:tt)*) => {
                for $i in 0..plan.extent[$n] {
                    nest!([$($done)* $i $n] $($rest)*)
                }
            };
        }
        nest!([] i0 0 i1 1 i2 2 i3 3 i4 4 i5 5 i6 6)
    }
}

/// The plan to write an expression `N` to a layout `L`.
struct Write<N, L>(PhantomData<(N, L)>);
impl<N: Node, L: Layout> Walk for Write<N, L> {
    const PLAN: Plan = Plan::new(
        &<L::Shape as Shape>::PADDED,
        &Operands::one(&<L::Shape as Shape>::PADDED, &L::PADDED_STRIDES).and(&N::OPERANDS),
    );
}

/// Writes `f(old, new)` for each element, `new` from the expression.
#[inline]
pub(crate) fn write<S: StorageMut, L: Layout, N: Node>(
    out: &mut TensorBase<S, L>,
    node: N,
    f: impl Fn(S::Elem, N::Elem) -> S::Elem,
) {
    let first = out.first_mut();
    Write::<N, L>::walk(
        #[inline(always)]
        |index| {
            let at = distance::<L>(index);
            // SAFETY: the plan visits the indices of the layout, which lies within the storage; the
            // expression's shape broadcasts to the layout's. The storage is one to write to, and what the
            // expression reads there, if both are over the same cells, it reads without a reference.
            unsafe {
                let place = first.add(at);
                place.write(f(place.read(), node.load(index)));
            }
        },
    );
}

/// Writes each element to fresh memory, row by row.
///
/// # Safety
/// `out` has room for the elements of the shape.
#[inline]
unsafe fn fill<N: Node>(out: *mut N::Elem, node: &N) {
    Write::<N, Contiguous<N::Shape>>::walk(
        #[inline(always)]
        |index| {
            let at = distance::<Contiguous<N::Shape>>(index);
            // SAFETY: the plan visits the indices of the shape; the caller's promise.
            unsafe { out.add(at).write(node.load(index)) };
        },
    );
}

/// How far an index, against the right end, lies from the first element.
#[inline(always)]
pub(crate) fn distance<L: Layout>(index: &[usize; MAX_RANK]) -> usize {
    let strides = const { effective(&<L::Shape as Shape>::PADDED, &L::PADDED_STRIDES) };
    let mut at = 0;
    macro_rules! step {
        ($($d:literal)*) => { $( at += index[$d] * strides[$d]; )* };
    }
    step! { 0 1 2 3 4 5 6 7 }
    at
}

pub(super) fn owned<N: Node>(node: N) -> Tensor<N::Elem, N::Shape> {
    let mut out = Array::<N::Elem, _>::room();
    // SAFETY: the array has an element for each index of the shape, row by row, and all are written.
    unsafe {
        fill(out.as_mut_ptr().cast(), &node);
        TensorBase::over(out.assume_init())
    }
}

#[cfg(feature = "alloc")]
pub(super) fn boxed<N: Node>(node: N) -> crate::BoxedTensor<N::Elem, N::Shape> {
    // SAFETY: as above.
    TensorBase::over(unsafe {
        crate::storage::Boxed::written(|out: *mut N::Elem| fill(out, &node))
    })
}
