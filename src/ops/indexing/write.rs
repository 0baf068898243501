//! The loops that write to a tensor at run-time indices.

use core::hint::cold_path;
use core::ops::Range;

use super::indices::Each;
#[cfg(feature = "rayon")]
use crate::expr::parallel::is_plain;
use crate::expr::simd_dispatch::{VECTORS, line, prefetch};
use crate::expr::{ExprNode, Walk, distance};
use crate::layout::Layout;
use crate::num::offset::index;
use crate::ops::join::axis;
#[cfg(feature = "rayon")]
use crate::ops::nn::in_parts;
use crate::ops::reduce::always;
use crate::shape::{Index, MAX_RANK, Shape};
use crate::storage::{Storage, StorageMut};
use crate::tensor::TensorBase;

/// A tensor that can be written: any tensor, but not an expression.
pub trait Written: Sized + crate::num::Sealed {
    #[doc(hidden)]
    type Storage: Storage;
    #[doc(hidden)]
    type Layout: Layout;
    #[doc(hidden)]
    fn tensor(&mut self) -> &mut TensorBase<Self::Storage, Self::Layout>;
}
impl<S: Storage, L: Layout> Written for TensorBase<S, L> {
    type Storage = S;
    type Layout = L;
    fn tensor(&mut self) -> &mut Self {
        self
    }
}
pub(super) type ElemOf<W> = <<W as Written>::Storage as Storage>::Elem;
pub(super) type ShapeOf<W> = <<W as Written>::Layout as Layout>::Shape;

/// Writes `f(old, new)` for each index of the shape `To`, at the index that `find` returns along the dimension `I`. The
/// functions get the indices and the source.
///
/// # Safety
/// Except for that dimension, `To` is no larger than the tensor; `find` returns indices less than its size. If indices
/// and source are shared, several threads may call the functions at once.
pub(super) unsafe fn put<W: Written<Storage: StorageMut>, I: Index, To: Shape, X: ExprNode, V>(
    out: &mut W,
    shared: bool,
    (index, src): (&X, &V),
    find: impl Fn(&X, &[usize; MAX_RANK]) -> Option<usize> + Copy,
    new: impl Fn(&V, &[usize; MAX_RANK]) -> ElemOf<W> + Copy,
    f: impl Fn(ElemOf<W>, ElemOf<W>) -> ElemOf<W> + Copy,
) {
    let first = out.tensor().first_mut();
    // Lanes along the dimension are written in order, each by one thread.
    #[cfg(feature = "rayon")]
    if const { Each::<To>::PLAN.axis[Each::<To>::SPLIT] != crate::ops::join::axis::<To, I>() }
        && shared
        && X::is_shared()
        && <W::Storage as StorageMut>::UNIQUE
        && is_plain::<ElemOf<W>>()
    {
        // SAFETY: the caller's promise; parts write different lanes, whose elements are plain numbers.
        return unsafe {
            in_parts(Each::<To>::STEPS, To::NUMEL, true, |part| {
                put_some::<W, I, To, X, V>(first, part, index, src, find, new, f);
            })
        };
    }
    let _ = shared;
    // SAFETY: the caller's promise.
    unsafe { put_lanes::<W, I, To, X, V>(first, 0..Each::<To>::STEPS, index, src, find, new, f) };
}

/// [`put_lanes`], of which nothing else holds the indices and the source, so that they stay in registers.
///
/// # Safety
/// As for `put`.
#[cfg(feature = "rayon")]
#[inline(never)]
unsafe fn put_some<W: Written<Storage: StorageMut>, I: Index, To: Shape, X, V>(
    first: *mut ElemOf<W>,
    part: Range<usize>,
    index: &X,
    src: &V,
    find: impl Fn(&X, &[usize; MAX_RANK]) -> Option<usize>,
    new: impl Fn(&V, &[usize; MAX_RANK]) -> ElemOf<W>,
    f: impl Fn(ElemOf<W>, ElemOf<W>) -> ElemOf<W>,
) {
    // SAFETY: the caller's promise.
    unsafe { put_lanes::<W, I, To, X, V>(first, part, index, src, find, new, f) };
}

/// As [`put`], for some steps of the plan.
///
/// # Safety
/// As for `put`.
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn put_lanes<W: Written<Storage: StorageMut>, I: Index, To: Shape, X, V>(
    first: *mut ElemOf<W>,
    part: Range<usize>,
    indices: &X,
    src: &V,
    find: impl Fn(&X, &[usize; MAX_RANK]) -> Option<usize>,
    new: impl Fn(&V, &[usize; MAX_RANK]) -> ElemOf<W>,
    f: impl Fn(ElemOf<W>, ElemOf<W>) -> ElemOf<W>,
) {
    let axis = const { axis::<To, I>() };
    let next = const {
        let strides = W::Layout::PADDED_STRIDES;
        if VECTORS
            && crate::ops::join::axis::<To, I>() == MAX_RANK - 1
            && strides[MAX_RANK - 1] == 1
        {
            strides[MAX_RANK - 2]
        } else {
            0
        }
    };
    Each::<To>::walk_runs(
        part,
        #[cfg_attr(not(unoptimised), inline(always))]
        |index, along, run| {
            let one = always(
                #[cfg_attr(not(unoptimised), inline(always))]
                |i| {
                    let mut index = *index;
                    index[along] = i;
                    // None only if the indices have changed since they were checked.
                    let Some(to) = find(indices, &index) else {
                        cold_path();
                        return;
                    };
                    let new = new(src, &index);
                    let mut at = index;
                    at[axis] = to;
                    // SAFETY: the caller's promise: the index is within the layout, and the layout is within the
                    // storage.
                    unsafe {
                        let place = first.add(distance::<W::Layout>(&at));
                        place.write(f(place.read(), new));
                    }
                },
            );
            let Range { start: mut i, end } = run;
            // A lane is written in no order that a processor would foresee: the next one comes to the cache.
            while next > 0 && index!(end - i) >= const { line::<ElemOf<W>>() } {
                let mut at = *index;
                at[along] = i;
                prefetch(first.wrapping_add(distance::<W::Layout>(&at) + next));
                for j in 0..const { line::<ElemOf<W>>() } {
                    one(index!(i + j));
                }
                i = index!(i + const { line::<ElemOf<W>>() });
            }
            for i in i..end {
                one(i);
            }
        },
    );
}

/// As [`put`], if `find` depends on the index along the dimension alone: it is called once for each row.
///
/// # Safety
/// As for `put`.
pub(super) unsafe fn put_slices<
    W: Written<Storage: StorageMut>,
    I: Index,
    To: Shape,
    X: ExprNode,
    V,
>(
    out: &mut W,
    shared: bool,
    (indices, src): (&X, &V),
    find: impl Fn(&X, &[usize; MAX_RANK]) -> Option<usize> + Copy,
    new: impl Fn(&V, &[usize; MAX_RANK]) -> ElemOf<W> + Copy,
    f: impl Fn(ElemOf<W>, ElemOf<W>) -> ElemOf<W> + Copy,
) {
    if const { !VECTORS || Each::<To>::PLAN.axis[MAX_RANK - 1] == axis::<To, I>() } {
        // SAFETY: the caller's promise.
        return unsafe { put::<W, I, To, X, V>(out, shared, (indices, src), find, new, f) };
    }
    let first = out.tensor().first_mut();
    Each::<To>::walk_runs(
        0..Each::<To>::STEPS,
        #[cfg_attr(not(unoptimised), inline(always))]
        |index, along, run| {
            let Some(i) = find(indices, index) else {
                return;
            };
            let (mut from, mut to) = (*index, *index);
            to[const { axis::<To, I>() }] = i;
            for j in run {
                (from[along], to[along]) = (j, j);
                let new = new(src, &from);
                // SAFETY: the caller's promise: the index is within the layout, and the layout is within the storage.
                unsafe {
                    let place = first.add(distance::<W::Layout>(&to));
                    place.write(f(place.read(), new));
                }
            }
        },
    );
}

// The index in the vector `index` along the dimension `I`.
#[cfg_attr(not(unoptimised), inline(always))]
pub(crate) fn of_slice<I: Index, To: Shape>(index: &[usize; MAX_RANK]) -> [usize; MAX_RANK] {
    let mut which = [0; MAX_RANK];
    which[MAX_RANK - 1] = index[const { axis::<To, I>() }];
    which
}
