//! The lanes of a shape along a dimension: a walk over their first elements.

use core::marker::PhantomData;
#[cfg(all(feature = "std", target_arch = "x86_64", not(miri)))]
use core::ops::Range;

#[cfg(feature = "rayon")]
use crate::expr::PARALLEL_FROM;
#[cfg(feature = "rayon")]
use crate::expr::parallel::{Others, part_of};
use crate::expr::plan::{Operands, Plan};
use crate::expr::{ExprNode, Walk};
use crate::layout::{Contiguous, Layout};
use crate::num::D;
use crate::ops::join::axis;
use crate::shape::{Index, MAX_RANK, Shape};

/// The plan that visits the start of each lane along the dimension `I` of a shape.
pub(in crate::ops) struct Lanes<S, I>(PhantomData<(S, I)>);
impl<S: Shape, I: Index> Walk for Lanes<S, I> {
    const PLAN: Plan = Plan::in_order(&<I::Set<S, D<1>> as Shape>::PADDED, &Operands::BY_INDEX);
}
impl<S: Shape, I: Index> Lanes<S, I> {
    /// Calls `f` with the start of each lane. It uses several threads if no other code accesses the target of `f`
    /// (`alone`), and the elements of `N`, which `f` reads, are plain numbers. `each` is the cost of one element,
    /// measured in additions.
    ///
    /// # Safety
    /// Calls for different lanes may then run concurrently on different threads.
    #[cfg_attr(not(feature = "rayon"), allow(clippy::extra_unused_type_parameters))]
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(in crate::ops) unsafe fn each<N: ExprNode>(
        each: usize,
        alone: bool,
        f: impl Fn(&[usize; MAX_RANK]) + Copy,
    ) {
        #[cfg(feature = "rayon")]
        {
            let (steps, work) = (<Self as Walk>::STEPS, S::NUMEL.saturating_mul(each));
            if alone
                && steps > 1
                && work >= PARALLEL_FROM
                && N::is_shared()
                && let Ok(others) = Others::of_work(work)
            {
                // SAFETY: the caller's promise; each lane is in exactly one part.
                return unsafe {
                    others.split(steps, part_of(steps, work), move |_, part| {
                        let f = f;
                        Self::walk_part(part, f);
                    })
                };
            }
        }
        let _ = (each, alone);
        Self::walk(f);
    }

    /// As [`each`](Self::each), with the parts of the lanes, which [`walk_part`](Walk::walk_part) visits.
    ///
    /// # Safety
    /// Calls for different parts may run concurrently on different threads.
    #[cfg(all(feature = "std", target_arch = "x86_64", not(miri)))]
    #[cfg_attr(not(feature = "rayon"), allow(clippy::extra_unused_type_parameters))]
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(super) unsafe fn each_part<N: ExprNode>(each: usize, f: impl Fn(Range<usize>) + Copy) {
        let steps = <Self as Walk>::STEPS;
        #[cfg(feature = "rayon")]
        {
            let work = S::NUMEL.saturating_mul(each);
            if steps > 1
                && work >= PARALLEL_FROM
                && N::is_shared()
                && let Ok(others) = Others::of_work(work)
            {
                // SAFETY: the caller's promise; each lane is in exactly one part.
                return unsafe {
                    others.split(steps, part_of(steps, work), move |_, part| {
                        let f = f;
                        f(part);
                    })
                };
            }
        }
        let _ = each;
        f(0..steps);
    }
}

/// Lanes of `size` elements in a contiguous tensor, of which `inner` are adjacent.
#[derive(Clone, Copy)]
pub(in crate::ops) struct Rows {
    pub(in crate::ops) size: usize,
    pub(in crate::ops) inner: usize,
}
impl Rows {
    pub(in crate::ops) fn of<S: Shape, I: Index>() -> Self {
        let along = axis::<S, I>();
        Self {
            size: S::PADDED[along],
            // A scalar is one lane.
            inner: match Contiguous::<S>::PADDED_STRIDES[along] {
                0 => 1,
                inner => inner,
            },
        }
    }
    /// The offset of the element `i` of the lane `lane` from the first element.
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(in crate::ops) fn place(&self, lane: usize, i: usize) -> usize {
        lane / self.inner * self.size * self.inner + lane % self.inner + i * self.inner
    }
}
