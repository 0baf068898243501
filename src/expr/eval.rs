//! The evaluator: walks the plan and asks the expression for each element.

use core::marker::PhantomData;
use core::mem::MaybeUninit;

use super::Node;
use super::plan::{Operands, Plan, TILE, effective};
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
impl<N: Node, L: Layout> Write<N, L> {
    const OPERANDS: Operands =
        Operands::one(&<L::Shape as Shape>::PADDED, &L::PADDED_STRIDES).and(&N::OPERANDS);
    /// The loops in tiles, where the first level of the cache does not hold the tensor.
    const CROSSED: Option<Plan> = {
        let size = size_of::<N::Elem>();
        if size > 0 && <L::Shape as Shape>::NUMEL >= (1 << 15) / size {
            Self::PLAN.crossed(&Self::OPERANDS)
        } else {
            None
        }
    };
    /// Whether tiles are computed to a place of their own before they are written, so that whole lines of the
    /// cache are read and written: where the tensor is larger than the memory of a microcontroller.
    const STAGED: bool = match Self::CROSSED {
        Some(plan) => {
            <L::Shape as Shape>::NUMEL >= (1 << 19) / size_of::<N::Elem>()
                && plan.extent[6] >= STAGE
                && plan.extent[7] >= STAGE
                && size_of::<N::Elem>() <= 8
        }
        None => false,
    };

    /// Calls `f` with each index of the plan, crossed dimensions in tiles.
    #[inline(always)]
    fn each(mut f: impl FnMut(&[usize; MAX_RANK])) {
        let Some(plan) = (const { Self::CROSSED }) else {
            return Self::walk(f);
        };
        tiles(
            &plan,
            TILE,
            #[inline(always)]
            |mut index, [rows, columns]| {
                let [i, j] = [index[plan.axis[6]], index[plan.axis[7]]];
                macro_rules! tile {
                    ($rows:expr, $columns:expr) => {
                        for r in 0..$rows {
                            for c in 0..$columns {
                                index[plan.axis[6]] = i + r;
                                index[plan.axis[7]] = j + c;
                                f(&index);
                            }
                        }
                    };
                }
                // A whole tile has constant sizes, and its loops unroll.
                if rows == TILE[0] && columns == TILE[1] {
                    tile!(TILE[0], TILE[1]);
                } else {
                    tile!(rows, columns);
                }
            },
        );
    }
}
impl<N: Node, L: Layout> Walk for Write<N, L> {
    const PLAN: Plan = Plan::new(&<L::Shape as Shape>::PADDED, &Self::OPERANDS);
}

/// How far a staged tile reaches in both directions.
const STAGE: usize = 64;

/// Calls `f` with the first index of each tile of the two innermost loops, and with how far it reaches.
#[inline(always)]
fn tiles(plan: &Plan, [high, wide]: [usize; 2], mut f: impl FnMut([usize; MAX_RANK], [usize; 2])) {
    macro_rules! nest {
        ([$($i:ident $n:literal)*]) => {{
            let mut index = [0; MAX_RANK];
            $( index[plan.axis[$n]] = $i; )*
            let mut j = 0;
            while j < plan.extent[7] {
                let columns = if plan.extent[7] - j < wide { plan.extent[7] - j } else { wide };
                let mut i = 0;
                while i < plan.extent[6] {
                    let rows = if plan.extent[6] - i < high { plan.extent[6] - i } else { high };
                    index[plan.axis[6]] = i;
                    index[plan.axis[7]] = j;
                    f(index, [rows, columns]);
                    i += high;
                }
                j += wide;
            }
        }};
        ([$($done:tt)*] $i:ident $n:literal $($rest:tt)*) => {
            for $i in 0..plan.extent[$n] {
                nest!([$($done)* $i $n] $($rest)*)
            }
        };
    }
    nest!([] i0 0 i1 1 i2 2 i3 3 i4 4 i5 5)
}

/// Calls `put` with each index and element, tile by tile, each computed along the one dimension and put along the
/// other.
///
/// # Safety
/// The plan of `Write<N, L>` visits indices of the expression.
#[inline(always)]
unsafe fn staged<N: Node, L: Layout>(node: &N, mut put: impl FnMut(&[usize; MAX_RANK], N::Elem)) {
    let Some(plan) = (const { Write::<N, L>::CROSSED }) else {
        return;
    };
    let mut stage = [[const { MaybeUninit::<N::Elem>::uninit() }; STAGE]; STAGE];
    tiles(
        &plan,
        [STAGE; 2],
        #[inline(always)]
        |mut index, [rows, columns]| {
            let [i, j] = [index[plan.axis[6]], index[plan.axis[7]]];
            for (c, line) in stage.iter_mut().enumerate().take(columns) {
                index[plan.axis[7]] = j + c;
                for (r, place) in line.iter_mut().enumerate().take(rows) {
                    index[plan.axis[6]] = i + r;
                    // SAFETY: the plan visits the index.
                    place.write(unsafe { node.load(&index) });
                }
            }
            for r in 0..rows {
                index[plan.axis[6]] = i + r;
                for (c, line) in stage.iter().enumerate().take(columns) {
                    index[plan.axis[7]] = j + c;
                    if let Some(x) = line.get(r) {
                        // SAFETY: `r` and `c` are within the tile, which has just been written.
                        put(&index, unsafe { x.assume_init() });
                    }
                }
            }
        },
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
    // SAFETY: the plan visits the indices of the layout, which lies within the storage; the expression's shape
    // broadcasts to the layout's. The storage is one to write to, and what the expression reads there, if both
    // are over the same cells, it reads without a reference.
    unsafe {
        if const { Write::<N, L>::STAGED } {
            staged::<N, L>(
                &node,
                #[inline(always)]
                |index, new| {
                    let place = first.add(distance::<L>(index));
                    place.write(f(place.read(), new));
                },
            );
        } else {
            Write::<N, L>::each(
                #[inline(always)]
                |index| {
                    let place = first.add(distance::<L>(index));
                    place.write(f(place.read(), node.load(index)));
                },
            );
        }
    }
}

/// Writes each element to fresh memory, row by row.
///
/// # Safety
/// `out` has room for the elements of the shape.
#[inline]
unsafe fn fill<N: Node>(out: *mut N::Elem, node: &N) {
    // SAFETY: the plan visits the indices of the shape; the caller's promise.
    unsafe {
        if const { Write::<N, Contiguous<N::Shape>>::STAGED } {
            staged::<N, Contiguous<N::Shape>>(
                node,
                #[inline(always)]
                |index, new| out.add(distance::<Contiguous<N::Shape>>(index)).write(new),
            );
        } else {
            Write::<N, Contiguous<N::Shape>>::each(
                #[inline(always)]
                |index| {
                    let at = distance::<Contiguous<N::Shape>>(index);
                    out.add(at).write(node.load(index));
                },
            );
        }
    }
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
