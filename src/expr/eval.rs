//! The evaluator: iterates over a plan and loads each element of an expression.

use core::marker::PhantomData;
use core::mem::MaybeUninit;
use core::ops::Range;

use super::BinaryOp;
use super::ExprNode;
use super::blocks::{Blocks, WORTH_BLOCKS};
use super::group::Group;
#[cfg(all(feature = "std", target_arch = "x86_64", not(miri)))]
use super::in_place::Unmasked;
use super::kernel::is_contiguous;
use super::nodes::{Leaf, Materialized};
#[cfg(feature = "rayon")]
use super::only::{Condition, only};
#[cfg(any(
    feature = "rayon",
    all(feature = "std", target_arch = "x86_64", not(miri))
))]
use super::parallel::is_plain;
#[cfg(feature = "rayon")]
use super::parallel::{AWAKE_FROM, split_work};
use super::plan::{Operands, Plan, TILE, effective};
use super::runs::{Copies, HIGH, WORTH_RUNS, transposed_runs};
use super::simd_dispatch::{
    Fused, Guaranteed, Loop, VECTORS, Vectors, WORTH_VECTORS, Weight, has_blocks, with_avx512,
    with_vectors,
};
use super::slow_path::{WORTH_CHUNKS, chunks};
#[cfg(all(feature = "std", target_arch = "x86_64", not(miri)))]
use super::streamed::Streamed;
#[cfg(feature = "alloc")]
use super::temporaries::on_heap;
use super::temporaries::{Needs, Room, on_stack};
use super::transpose::{Lines, transpose};
use super::turned::Turned;
use crate::layout::{Contiguous, Layout, Rebased};
use crate::num::offset::{Numbered, index};
use crate::shape::{MAX_RANK, Shape};
use crate::storage::{StorageMut, temporaries_on_stack};
use crate::tensor::{Tensor, TensorBase};

/// A plan, as a constant of a type.
pub trait Walk {
    const PLAN: Plan;
    /// The loop that is split among threads: the outermost one with more than one step.
    const SPLIT: usize = Self::PLAN.outermost();
    /// The number of its steps.
    const STEPS: usize = Self::PLAN.extent[Self::SPLIT];

    /// Calls `f` with each index of the plan. The loops have constant bounds; those of extent 1 are removed.
    #[cfg_attr(not(unoptimised), inline(always))]
    fn walk(f: impl FnMut(&[usize; MAX_RANK])) {
        Self::walk_part(0..Self::STEPS, f);
    }

    /// As `walk`, for a range of steps of the split loop.
    #[cfg_attr(not(unoptimised), inline(always))]
    fn walk_part(part: Range<usize>, mut f: impl FnMut(&[usize; MAX_RANK])) {
        Self::walk_runs(
            part,
            #[cfg_attr(not(unoptimised), inline(always))]
            |index, axis, run| {
                let mut index = *index;
                for i in run {
                    index[axis] = i;
                    f(&index);
                }
            },
        );
    }

    /// Calls `f` with the first index of each innermost loop, its axis and the range of the loop along it.
    #[cfg_attr(not(unoptimised), inline(always))]
    fn walk_runs(part: Range<usize>, mut f: impl FnMut(&[usize; MAX_RANK], usize, Range<usize>)) {
        let plan = const { Self::PLAN };
        macro_rules! nest {
            ([$($i:ident $n:literal)*]) => {{
                let mut index = [0; MAX_RANK];
                $( index[const { Self::PLAN.axis[$n] }] = $i; )*
                f(&index, plan.axis[7], range!(7));
            }};
            ([$($done:tt)*] $i:ident $n:literal $($rest:tt)*) => {
                for $i in range!($n) {
                    nest!([$($done)* $i $n] $($rest)*)
                }
            };
        }
        macro_rules! range {
            ($n:literal) => {
                if const { Self::SPLIT == $n } {
                    part.start..part.end
                } else {
                    0..plan.extent[$n]
                }
            };
        }
        nest!([] i0 0 i1 1 i2 2 i3 3 i4 4 i5 5 i6 6)
    }
}

/// Whether functions of the library compute the adjacent elements of an expression that is evaluated, on a processor with
/// AVX-512.
pub(crate) const fn in_blocks<N: ExprNode>() -> bool {
    Write::<N, Contiguous<N::Shape>>::BLOCKS
}

/// The plan that writes an expression `N` to a layout `L`.
struct Write<N, L>(PhantomData<(N, L)>);
impl<N: ExprNode, L: Layout> Write<N, L> {
    const OPERANDS: Operands =
        Operands::one(&<L::Shape as Shape>::PADDED, &L::PADDED_STRIDES).and(&N::OPERANDS);
    const NUMEL: usize = <L::Shape as Shape>::NUMEL;
    const SIZE: usize = size_of::<N::Elem>();
    /// The loops for operands that are transposed with respect to the innermost loop, if the tensor exceeds the
    /// first-level cache.
    const CROSSED: Option<Plan> = {
        if Self::SIZE > 0 && Self::NUMEL >= (1 << 15) / Self::SIZE {
            Self::STRAIGHT.crossed(&Self::OPERANDS)
        } else {
            None
        }
    };
    const STRAIGHT: Plan = Plan::new(&<L::Shape as Shape>::PADDED, &Self::OPERANDS);
    /// Whether the two innermost loops are tiled.
    const TILED: bool = match Self::CROSSED {
        Some(plan) => plan.tiled(),
        None => false,
    };
    /// Whether transposed operands are copied to a separate buffer, tile by tile, so that whole cache lines are read
    /// and written. Used for tensors that exceed the memory of a microcontroller.
    const STAGED: bool = match Self::CROSSED {
        Some(plan) => {
            let out = effective(&<L::Shape as Shape>::PADDED, &L::PADDED_STRIDES);
            Self::TILED
                && Self::NUMEL >= (1 << 17) / Self::SIZE
                && plan.extent[6] >= Stage::SIDE
                && plan.extent[7] >= Stage::SIDE
                && out[plan.axis[7]] == 1
        }
        None => false,
    };
    /// Whether all operands are transposed, so that tiles of results are.
    const TURNED: bool = match Self::CROSSED {
        Some(plan) => {
            let size = Self::SIZE;
            cfg!(feature = "std")
                && VECTORS
                && Self::STAGED
                && Self::ROWS
                && N::OPERANDS.are_adjacent(plan.axis[6])
                && (size == 4 || size == 8)
        }
        None => false,
    };
    /// Whether all elements fit into a few registers, on a processor with vectors.
    const FEW: bool =
        VECTORS && Self::NUMEL > 1 && Self::NUMEL <= FEW && Self::NUMEL * Self::SIZE <= 4 * FEW;
    /// Whether elements are computed in chunks, each of which is checked for rare elements.
    const CHUNKS: bool = N::RARE
        && !Self::TILED
        // A chunk is on the stack.
        && Self::SIZE <= 16
        && <Self as Walk>::PLAN.extent[7] >= WORTH_CHUNKS;
    /// The cost of the evaluation, in additions of an element.
    #[cfg(feature = "rayon")]
    const WORK: usize = Self::NUMEL.saturating_mul(if N::HEAVY { MANY_STEPS } else { 1 });
    /// Whether the cost is large enough for several threads.
    #[cfg(feature = "rayon")]
    const PARALLEL: bool = Self::WORK >= AWAKE_FROM && <Self as Walk>::STEPS > 1 && Self::SIZE > 0;
    /// Whether rows can be copied: the result has the expression's shape, and adjacent elements in rows.
    const ROWS: bool = {
        let sizes = <L::Shape as Shape>::PADDED;
        let (mut d, mut same) = (0, true);
        while d < MAX_RANK {
            same &= sizes[d] == <N::Shape as Shape>::PADDED[d];
            d += 1;
        }
        cfg!(feature = "std")
            && same
            && Self::NUMEL >= WORTH_VECTORS
            && effective(&sizes, &L::PADDED_STRIDES)[MAX_RANK - 1] == 1
    };
    /// Whether the result exceeds the cache and is written past it: light expressions in one contiguous loop.
    const STREAMED: bool = {
        let size = Self::SIZE;
        cfg!(all(feature = "std", target_arch = "x86_64", not(miri)))
            && (size == 2 || size == 4 || size == 8)
            && Self::NUMEL.saturating_mul(size) >= STREAMED.start
            && Self::NUMEL.saturating_mul(size) < STREAMED.end
            && <Self as Walk>::PLAN.extent[7] == Self::NUMEL
            && is_contiguous::<L>()
            && !N::HEAVY
            && !N::RARE
            && !N::CUT
    };
    /// Whether the elements of a row before the first line of the cache are a loop of their own.
    const LINED: bool = {
        let (plan, size) = (<Self as Walk>::PLAN, Self::SIZE);
        let out = effective(&<L::Shape as Shape>::PADDED, &L::PADDED_STRIDES);
        let row = plan.extent[7];
        cfg!(all(feature = "std", target_arch = "x86_64", not(miri)))
            && !N::HEAVY
            && !N::RARE
            && (size == 1 || size == 2 || size == 4 || size == 8)
            && row >= WORTH_LINES
            && row.saturating_mul(size) >= WORTH_LINES * 4
            && out[plan.axis[7]] == 1
    };
    /// Whether rows are short, so that the compiler unrolls them, but does not make vectors of what it unrolls: it does not
    /// know that writing an element changes no operand.
    const SHORT_ROWS: bool = {
        let (plan, size) = (<Self as Walk>::PLAN, Self::SIZE);
        let out = effective(&<L::Shape as Shape>::PADDED, &L::PADDED_STRIDES);
        let row = plan.extent[7];
        VECTORS
            && !N::HEAVY
            && !N::RARE
            && (size == 1 || size == 2 || size == 4 || size == 8)
            && Self::NUMEL >= WORTH_VECTORS
            && SHORT_ROW.start <= row
            && row < SHORT_ROW.end
            && row * size >= 16
            && out[plan.axis[7]] == 1
    };
    /// Whether a function of the library computes adjacent elements, on a processor with AVX-512.
    const BLOCKS: bool = {
        let plan = <Self as Walk>::PLAN;
        let out = effective(&<L::Shape as Shape>::PADDED, &L::PADDED_STRIDES);
        N::BLOCK
            && !Self::TILED
            && Self::NUMEL >= WORTH_VECTORS
            && plan.extent[7] >= WORTH_BLOCKS
            && out[plan.axis[7]] == 1
    };
    /// Whether the expression is a copy whose rows are runs of elements in memory.
    const RUNS: bool = {
        let plan = <Self as Walk>::PLAN;
        N::RUNS
            && Self::ROWS
            && !Self::TILED
            && plan.axis[7] == MAX_RANK - 1
            && plan.extent[7].saturating_mul(Self::SIZE) >= WORTH_RUNS
    };
    /// The dimension of the result along which the elements of a copy are adjacent in memory, if it is not the last.
    const TRANSPOSED_AXIS: Option<usize> = match N::TRANSPOSED_AXIS {
        Some(axis)
            if Self::ROWS
                && Self::SIZE > 0
                && Self::SIZE <= 8
                && <L::Shape as Shape>::PADDED[axis] >= 8
                && <L::Shape as Shape>::PADDED[MAX_RANK - 1] >= 8 =>
        {
            Some(axis)
        }
        _ => None,
    };
    /// Whether the expression is only a copy of a tensor's elements with rows and columns exchanged.
    const TRANSPOSED: Option<Plan> = match N::STRIDES {
        Some(from)
            if cfg!(feature = "std")
                && Self::SIZE > 0
                && Self::NUMEL >= FROM_TRANSPOSED / Self::SIZE =>
        {
            let from = effective(&<N::Shape as Shape>::PADDED, &from);
            let to = effective(&<L::Shape as Shape>::PADDED, &L::PADDED_STRIDES);
            match Self::STRAIGHT.crossed(&Self::OPERANDS) {
                Some(plan) if plan.tiled() && from[plan.axis[6]] == 1 && to[plan.axis[7]] == 1 => {
                    Some(plan)
                }
                _ => None,
            }
        }
        _ => None,
    };
}
impl<N: ExprNode, L: Layout> Walk for Write<N, L> {
    const PLAN: Plan = match (Self::TRANSPOSED, Self::CROSSED) {
        (Some(plan), _) | (None, Some(plan)) => plan,
        _ => Self::STRAIGHT,
    };
    const SPLIT: usize = {
        let (plan, mut split) = (Self::PLAN, Self::PLAN.outermost());
        // A few steps, such as the channels of an image, are too few parts for several threads.
        if cfg!(feature = "rayon")
            && split < MAX_RANK - 1
            && plan.extent[split] <= FEW_STEPS
            && plan.extent[split + 1] >= 8 * FEW_STEPS
        {
            split += 1;
        }
        // A tile is not split along the loop over its columns.
        if split == MAX_RANK - 1 && (Self::TILED || Self::TRANSPOSED.is_some()) {
            MAX_RANK - 2
        } else {
            split
        }
    };
}

impl<N: ExprNode, L: Layout> Weight for Write<N, L> {
    const HEAVY: bool =
        !Self::BLOCKS && (N::WIDE || Self::NUMEL.saturating_mul(Self::SIZE) <= IN_FIRST_CACHE);
}

/// The number of bytes of a result up to which little work, too, is compiled for AVX-512: the first-level cache has
/// room for it and two operands. On a Xeon, 1024 sums of `f32` take 23 ns instead of 39 if all begin with cache lines,
/// 47 instead of 60 if they begin 16 bytes later, and 47 instead of 40 if 32 bytes later. 65,536 sums, in the
/// second-level cache, take 6.3 µs instead of 5.6.
const IN_FIRST_CACHE: usize = 1 << 14;

/// The cost of an expensive function, in additions of a number.
#[cfg(feature = "rayon")]
const MANY_STEPS: usize = 4;

/// The bytes of results that are streamed: a last-level cache of 32 MiB has no room for two operands more. Boxed results
/// that are larger are new memory each time (glibc's), which the system has just cleared by way of the cache.
const STREAMED: Range<usize> = 1 << 24..1 << 25;

/// Up to this number of steps, a loop is not split among threads if the next one has many.
const FEW_STEPS: usize = 8;

/// The bytes of a line of the cache.
const LINE: usize = 64;
/// From this number of elements of 4 bytes on, a row has a loop of its own for those before the first line.
const WORTH_LINES: usize = 512;

/// The number of elements of a short row; longer ones are loops that become vectors. 2048 rows of 49 and a column are
/// added in 12 µs instead of 37 on a Xeon with AVX-512.
const SHORT_ROW: Range<usize> = 8..50;

/// The largest number of elements that [`put_few`] writes.
const FEW: usize = 32;

/// From this number of bytes on, a copy with rows and columns exchanged is a call.
const FROM_TRANSPOSED: usize = 1 << 10;

/// Calls `f` with the first index of each tile of the two innermost loops of a plan, and with the sizes of the tile.
#[cfg_attr(not(unoptimised), inline(always))]
pub(crate) fn tiles<P: Walk>(
    part: Range<usize>,
    [high, wide]: [usize; 2],
    mut f: impl FnMut([usize; MAX_RANK], [usize; 2]),
) {
    let plan = const { P::PLAN };
    macro_rules! range {
        ($n:literal) => {
            if const { P::SPLIT == $n } {
                part.start..part.end
            } else {
                0..plan.extent[$n]
            }
        };
    }
    macro_rules! nest {
        ([$($i:ident $n:literal)*]) => {{
            let mut index = [0; MAX_RANK];
            $( index[plan.axis[$n]] = $i; )*
            let rows = range!(6);
            let mut j = 0;
            while j < plan.extent[7] {
                let columns = index!(plan.extent[7] - j);
                let columns = if columns < wide { columns } else { wide };
                let mut i = rows.start;
                while i < rows.end {
                    index[plan.axis[6]] = i;
                    index[plan.axis[7]] = j;
                    let rows = index!(rows.end - i);
                    f(index, [if rows < high { rows } else { high }, columns]);
                    i += high;
                }
                j += wide;
            }
        }};
        ([$($done:tt)*] $i:ident $n:literal $($rest:tt)*) => {
            for $i in range!($n) {
                nest!([$($done)* $i $n] $($rest)*)
            }
        };
    }
    nest!([] i0 0 i1 1 i2 2 i3 3 i4 4 i5 5)
}

/// A buffer for tiles of transposed operands. The distance between its lines is chosen so that they do not conflict
/// in the cache.
#[doc(hidden)]
#[derive(Debug)]
pub struct Stage {
    place: *mut u8,
    /// The dimensions of the two innermost loops.
    pub(super) axes: [usize; 2],
    /// The sizes of the tile along them.
    pub(super) sizes: [usize; 2],
}
impl Stage {
    /// The largest size of a tile, in both directions.
    const SIDE: usize = 64;
    /// The distance between lines, in elements.
    pub(super) const STEP: usize = Self::SIDE + 4;
    /// The number of operands for which there is room, of up to 4 bytes per element; an operand of 8 bytes takes two
    /// places.
    pub(super) const ROOM: usize = 2;
    const PLACE: usize = Self::SIDE * Self::STEP * 4;

    #[cfg_attr(not(unoptimised), inline(always))]
    pub(super) fn takes<T>() -> usize {
        match size_of::<T>() {
            0..=4 => 1,
            5..=8 => 2,
            _ => Self::ROOM + 1,
        }
    }
    /// # Safety
    /// The buffer has room for the elements from place `at` on.
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(super) unsafe fn place<T>(&self, at: usize) -> *mut T {
        // SAFETY: the caller's promise.
        unsafe { self.place.add(at * Self::PLACE).cast() }
    }
}
#[repr(align(64))]
struct StageRoom([MaybeUninit<u8>; Stage::ROOM * Stage::PLACE]);

/// Calls `put` with each index and element; transposed operands are first copied to a stage.
#[cfg_attr(not(unoptimised), inline(always))]
fn staged<V: Vectors, N: ExprNode, L: Layout, F: FnMut(&[usize; MAX_RANK], N::Elem)>(
    Part { steps, mut put, .. }: Part<N, L, F>,
    node: &N,
) {
    let axes = const { [Write::<N, L>::PLAN.axis[6], Write::<N, L>::PLAN.axis[7]] };
    let mut room = StageRoom([MaybeUninit::uninit(); _]);
    tiles::<Write<N, L>>(
        steps,
        [Stage::SIDE; 2],
        #[cfg_attr(not(unoptimised), inline(always))]
        |mut index, [rows, columns]| {
            let [i, j] = axes.map(|axis| index[axis]);
            let stage = Stage {
                place: room.0.as_mut_ptr().cast(),
                axes,
                sizes: [rows, columns],
            };
            // SAFETY: Bounds: the promise of `Part`: the plan visits the tile, from its first index on.
            unsafe { node.stage(&index, &stage, 0) };
            for r in 0..rows {
                index[axes[0]] = index!(i + r);
                for c in 0..columns {
                    index[axes[1]] = index!(j + c);
                    // SAFETY: the index is within the tile.
                    let x = unsafe {
                        node.load_staged::<V>(&index, &stage, 0, index!(r * Stage::STEP + c))
                    };
                    put(&index, x);
                }
            }
        },
    );
}

/// Calls `put` with each index and element of a range of steps of the split loop.
#[cfg_attr(not(unoptimised), inline(always))]
fn each<V: Vectors, N: ExprNode, L: Layout, F: FnMut(&[usize; MAX_RANK], N::Elem)>(
    part: Part<N, L, F>,
    node: &N,
) {
    (const { Chosen::<V, N, L, F>::EACH })(part, node)
}

/// The loop that suits a plan, as a constant: the compiler visits one of them.
struct Chosen<V, N, L, F>(PhantomData<(V, N, L, F)>);
impl<V: Vectors, N: ExprNode, L: Layout, F: FnMut(&[usize; MAX_RANK], N::Elem)> Chosen<V, N, L, F> {
    const EACH: fn(Part<N, L, F>, &N) = if Write::<N, L>::TILED {
        each_tile::<V, N, L, F>
    } else if VECTORS && N::CUT {
        each_cut::<V, N, L, F>
    } else if Write::<N, L>::LINED {
        each_in_lines::<V, N, L, F>
    } else if Write::<N, L>::SHORT_ROWS {
        each_in_groups::<V, N, L, F>
    } else {
        each_in_turn::<V, N, L, F>
    };
    const RUN: fn(Part<N, L, F>, &N) = if Write::<N, L>::STAGED {
        staged::<V, N, L, F>
    } else if Write::<N, L>::CHUNKS {
        run_chunks::<V, N, L, F>
    } else {
        each::<V, N, L, F>
    };
    /// Light expressions are the same with all vectors, but for those of which some have an instruction.
    const PART: fn(Part<N, L, F>, &N) = if N::WIDE && V::FUSED {
        run_part::<Fused, N, L, F>
    } else {
        run_part::<Guaranteed, N, L, F>
    };
}

#[cfg_attr(not(unoptimised), inline(always))]
fn each_in_turn<V: Vectors, N: ExprNode, L: Layout, F: FnMut(&[usize; MAX_RANK], N::Elem)>(
    Part { steps, mut put, .. }: Part<N, L, F>,
    node: &N,
) {
    Write::<N, L>::walk_part(
        steps,
        #[cfg_attr(not(unoptimised), inline(always))]
        // SAFETY: Bounds: the promise of `Part`: the plan visits the index.
        |index| put(index, unsafe { node.load_with::<V>(index) }),
    );
}

/// As `each_in_turn`, for short rows: some elements are computed before the first of them is written.
#[cfg_attr(not(unoptimised), inline(always))]
fn each_in_groups<V: Vectors, N: ExprNode, L: Layout, F: FnMut(&[usize; MAX_RANK], N::Elem)>(
    part: Part<N, L, F>,
    node: &N,
) {
    if !part.apart {
        return each_in_turn::<V, N, L, F>(part, node);
    }
    let Part { steps, mut put, .. } = part;
    Write::<N, L>::walk_runs(
        steps,
        #[cfg_attr(not(unoptimised), inline(always))]
        |index, axis, run| {
            let mut index = *index;
            let mut at = run.start;
            macro_rules! groups {
                ($($count:literal)*) => { $(
                    while index!(run.end - at) >= $count {
                        let mut group = [const { MaybeUninit::uninit() }; $count];
                        for (i, e) in group.iter_mut().numbered() {
                            index[axis] = index!(at + i);
                            // SAFETY: Bounds: the promise of `Part`: the plan visits the index.
                            e.write(unsafe { node.load_with::<V>(&index) });
                        }
                        // SAFETY: Initialisation: all have been written.
                        let group = unsafe { group.as_ptr().cast::<[N::Elem; $count]>().read() };
                        // A vector of AVX2, which it may be the last chance to make.
                        let group = if const { size_of::<[N::Elem; $count]>() == 32 } {
                            Group::new(group).lanes()
                        } else {
                            group
                        };
                        for (i, e) in group.iter().numbered() {
                            index[axis] = index!(at + i);
                            put(&index, *e);
                        }
                        at = index!(at + $count);
                    }
                )* };
            }
            groups! { 16 8 4 2 1 }
        },
    );
}

/// As `each_in_turn`, for rows whose elements before the first line of the cache are a loop of their own: a vector across
/// two lines takes twice as long, and boxed elements begin 16 bytes after a line (glibc's).
#[cfg_attr(not(unoptimised), inline(always))]
fn each_in_lines<V: Vectors, N: ExprNode, L: Layout, F: FnMut(&[usize; MAX_RANK], N::Elem)>(
    Part {
        steps,
        mut put,
        first,
        ..
    }: Part<N, L, F>,
    node: &N,
) {
    Write::<N, L>::walk_runs(
        steps,
        #[cfg_attr(not(unoptimised), inline(always))]
        |index, axis, run| {
            let mut index = *index;
            index[axis] = run.start;
            let place = first.wrapping_add(distance::<L>(&index) * Write::<N, L>::SIZE);
            let ahead = (place.wrapping_neg() % LINE) / Write::<N, L>::SIZE;
            let (mut at, mut end) = (run.start, run.start.wrapping_add(ahead).min(run.end));
            loop {
                while at < end {
                    index[axis] = at;
                    // SAFETY: Bounds: the promise of `Part`: the plan visits the index.
                    put(&index, unsafe { node.load_with::<V>(&index) });
                    at = index!(at + 1);
                }
                if end == run.end {
                    break;
                }
                end = run.end;
            }
        },
    );
}

#[cfg_attr(not(unoptimised), inline(always))]
fn each_cut<V: Vectors, N: ExprNode, L: Layout, F: FnMut(&[usize; MAX_RANK], N::Elem)>(
    Part { steps, mut put, .. }: Part<N, L, F>,
    node: &N,
) {
    Write::<N, L>::walk_runs(
        steps,
        #[cfg_attr(not(unoptimised), inline(always))]
        |index, axis, run| {
            let mut index = *index;
            let mut some = |part: Range<usize>| {
                for i in part {
                    index[axis] = i;
                    // SAFETY: Bounds: the promise of `Part`: the plan visits the index.
                    put(&index, unsafe { node.load_with::<V>(&index) });
                }
            };
            if axis != MAX_RANK - 1 {
                return some(run);
            }
            // Separate loops, in each of which the compiler knows how elements are found.
            let [first, second] = node.cuts();
            let within = |i: usize| i.min(run.end).max(run.start);
            some(run.start..within(first));
            some(within(first)..within(second));
            some(within(second)..run.end);
        },
    );
}

#[cfg_attr(not(unoptimised), inline(always))]
fn each_tile<V: Vectors, N: ExprNode, L: Layout, F: FnMut(&[usize; MAX_RANK], N::Elem)>(
    Part { steps, mut put, .. }: Part<N, L, F>,
    node: &N,
) {
    let axes = const { [Write::<N, L>::PLAN.axis[6], Write::<N, L>::PLAN.axis[7]] };
    tiles::<Write<N, L>>(
        steps,
        TILE,
        #[cfg_attr(not(unoptimised), inline(always))]
        |mut index, [rows, columns]| {
            let [i, j] = axes.map(|axis| index[axis]);
            macro_rules! tile {
                ($rows:expr, $columns:expr) => {
                    for r in 0..$rows {
                        for c in 0..$columns {
                            index[axes[0]] = index!(i + r);
                            index[axes[1]] = index!(j + c);
                            // SAFETY: Bounds: the promise of `Part`: the plan visits the index.
                            put(&index, unsafe { node.load_with::<V>(&index) });
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

/// Calls `put` with each index and element, on several threads if `put` is `shared`. `first` is the place of the layout's
/// first element, from which the lines of the cache are counted; nothing is read or written there.
///
/// # Safety
/// The expression's shape broadcasts to that of `L`. If `put` is `shared`, it may be called on several threads at
/// once with different indices, and it does not write to the expression's operands.
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn evaluate<N: ExprNode, L: Layout>(
    node: &N,
    first: *mut impl Sized,
    shared: bool,
    put: impl Fn(&[usize; MAX_RANK], N::Elem) + Copy,
) {
    let first = first.addr();
    #[cfg(feature = "rayon")]
    if shared
        && N::is_shared()
        && only::<IsParallel<N, L>, _, _>(
            #[cfg_attr(not(unoptimised), inline(always))]
            || {
                let steps = <Write<N, L> as Walk>::STEPS;
                // SAFETY: the operands are plain numbers, read by several threads; each index is written by exactly
                // one.
                unsafe {
                    split_work(steps, Write::<N, L>::WORK, |range| {
                        with_vectors::<Write<N, L>, _, _>(
                            Write::<N, L>::NUMEL,
                            node,
                            Part::<N, L, _>::new(range, first, true, put),
                        );
                    });
                }
            },
        )
        .is_some()
    {
        return;
    }
    // SAFETY: the plan visits the indices of the layout, to which the expression broadcasts.
    let all = unsafe { Part::<N, L, _>::new(0..<Write<N, L> as Walk>::STEPS, first, shared, put) };
    with_vectors::<Write<N, L>, _, _>(const { Write::<N, L>::NUMEL }, node, all);
}
/// A range of steps of the loop that writes an expression `N` to the layout `L`, and what is called with each index and
/// element.
struct Part<N, L, F> {
    steps: Range<usize>,
    /// The address of the first element of the layout.
    first: usize,
    apart: bool,
    put: F,
    to: PhantomData<(N, L)>,
}
impl<N, L, F> Part<N, L, F> {
    /// # Safety
    /// Bounds: the plan of `Write<N, L>` visits indices of the expression. If it is `apart`, `put` does not write to
    /// the expression's operands.
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn new(steps: Range<usize>, first: usize, apart: bool, put: F) -> Self {
        Self {
            steps,
            first,
            apart,
            put,
            to: PhantomData,
        }
    }
}
impl<N: ExprNode, L: Layout, F: Fn(&[usize; MAX_RANK], N::Elem)> Loop<N, ()> for Part<N, L, F> {
    #[cfg_attr(not(unoptimised), inline(always))]
    fn run<V: Vectors>(self, node: &N) {
        (const { Chosen::<V, N, L, F>::PART })(self, node)
    }
}
/// Whether the work is shared among threads.
#[cfg(feature = "rayon")]
struct IsParallel<N, L>(PhantomData<(N, L)>);
#[cfg(feature = "rayon")]
impl<N: ExprNode, L: Layout> Condition for IsParallel<N, L> {
    const HOLDS: bool = Write::<N, L>::PARALLEL;
}
#[cfg_attr(not(unoptimised), inline(always))]
fn run_part<V: Vectors, N: ExprNode, L: Layout, F: FnMut(&[usize; MAX_RANK], N::Elem)>(
    part: Part<N, L, F>,
    node: &N,
) {
    (const { Chosen::<V, N, L, F>::RUN })(part, node)
}
#[cfg_attr(not(unoptimised), inline(always))]
fn run_chunks<V: Vectors, N: ExprNode, L: Layout, F: FnMut(&[usize; MAX_RANK], N::Elem)>(
    part: Part<N, L, F>,
    node: &N,
) {
    if part.apart {
        // SAFETY: Bounds: the promise of `Part`.
        unsafe { chunks::<V, Write<N, L>, N>(part.steps, node, part.put) }
    } else {
        each::<V, N, L, F>(part, node);
    }
}

/// Writes the result of an operation of this crate on each old element and the expression's element.
#[inline]
pub(crate) fn update<S: StorageMut, L: Layout, N: ExprNode, Op>(
    out: &mut TensorBase<S, L>,
    node: N,
    op: Op,
) where
    Op: BinaryOp<S::Elem, N::Elem, Out = S::Elem> + Copy,
{
    let first = out.first_mut();
    #[cfg(feature = "rayon")]
    let shared = S::UNIQUE && Op::SHARED.get() && is_plain::<S::Elem>();
    #[cfg(not(feature = "rayon"))]
    let shared = S::UNIQUE;
    #[cfg(all(feature = "std", target_arch = "x86_64", not(miri)))]
    let unmasked = Unmasked::new();
    with_ready(
        node,
        #[cfg_attr(not(unoptimised), inline(always))]
        |node|
    // SAFETY: Bounds: the plan visits the indices of the layout, which is within the storage, and the expression's
    // shape broadcasts to it. On several threads, only plain numbers and operations of this crate.
    unsafe {
        evaluate::<N::Ready, L>(
            &node,
            first,
            shared,
            #[cfg_attr(not(unoptimised), inline(always))]
            move |index, new| {
                let place = first.add(distance::<L>(index));
                let value = op.apply(place.read(), new);
                #[cfg(all(feature = "std", target_arch = "x86_64", not(miri)))]
                let value = unmasked.whole(value);
                place.write(value);
            },
        );
    },
    );
}

/// Writes each element of the expression.
#[inline]
pub(crate) fn store<S: StorageMut, L: Layout, N: ExprNode<Elem = S::Elem>>(
    out: &mut TensorBase<S, L>,
    node: N,
) {
    // SAFETY: Bounds: the layout is within the storage, which is borrowed by `&mut`.
    unsafe { store_from::<N, L>(out.first_mut(), node, S::UNIQUE) }
}

/// Writes each element of the expression, the first one at `first`.
///
/// # Safety
/// As for [`put`].
#[cfg_attr(not(unoptimised), inline(always))]
pub(crate) unsafe fn store_from<N: ExprNode, L: Layout>(
    first: *mut N::Elem,
    node: N,
    unique: bool,
) {
    // SAFETY: the caller's promise.
    unsafe {
        with_ready(
            node,
            #[cfg_attr(not(unoptimised), inline(always))]
            |node| {
                if const { <L::Shape as Shape>::NUMEL >= WORTH_VECTORS } {
                    put_many::<N::Ready, Rebased<L>>(first, node, unique);
                } else {
                    put::<N::Ready, Rebased<L>>(first, &node, unique);
                }
            },
        );
    }
}

/// Writes each element of an expression that has the shape of the layout, the first one at `first`.
///
/// # Safety
/// As for [`put`].
#[cfg_attr(not(unoptimised), inline(always))]
pub(crate) unsafe fn write_from<N: ExprNode, L: Layout<Shape = N::Shape>, const UNIQUE: bool>(
    first: *mut N::Elem,
    node: N,
) {
    // SAFETY: the caller's promise.
    unsafe {
        if const { <L::Shape as Shape>::NUMEL >= WORTH_VECTORS } {
            write_many::<N, Rebased<L>, UNIQUE>(first, node);
        } else {
            write_few::<N, Rebased<L>, UNIQUE>(first, node);
        }
    }
}

/// One function for all calls that write many elements, for a layout without its offset.
///
/// # Safety
/// As for [`put`].
#[inline(never)]
unsafe fn write_many<N: ExprNode, L: Layout<Shape = N::Shape>, const UNIQUE: bool>(
    out: *mut N::Elem,
    node: N,
) {
    // SAFETY: the caller's promise.
    unsafe { write_few::<N, L, UNIQUE>(out, node) }
}
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn write_few<N: ExprNode, L: Layout<Shape = N::Shape>, const UNIQUE: bool>(
    out: *mut N::Elem,
    node: N,
) {
    // SAFETY: the caller's promise.
    unsafe {
        if const { UNIQUE && is_contiguous::<L>() } {
            on_stack::<Temporaries<N, true>, _, _>(
                #[cfg_attr(not(unoptimised), inline(always))]
                |room| node.write::<L>(out, UNIQUE, room),
            );
        } else {
            on_stack::<Temporaries<N, false>, _, _>(
                #[cfg_attr(not(unoptimised), inline(always))]
                |room| node.write::<L>(out, UNIQUE, room),
            );
        }
    }
}

/// As [`write_from`], with temporaries in the room, of [`bytes_for`] bytes.
///
/// # Safety
/// As for [`put`]; the room has these bytes.
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) unsafe fn write_in<N: ExprNode, L: Layout<Shape = N::Shape>, const UNIQUE: bool>(
    first: *mut N::Elem,
    node: N,
    room: Room,
) {
    // SAFETY: the caller's promise.
    unsafe {
        if const { <L::Shape as Shape>::NUMEL >= WORTH_VECTORS } {
            write_many_in::<N, Rebased<L>, UNIQUE>(first, node, room);
        } else {
            node.write::<Rebased<L>>(first, UNIQUE, room);
        }
    }
}
/// As `write_many`, with temporaries in the room.
///
/// # Safety
/// As for [`write_in`].
#[inline(never)]
unsafe fn write_many_in<N: ExprNode, L: Layout<Shape = N::Shape>, const UNIQUE: bool>(
    out: *mut N::Elem,
    node: N,
    room: Room,
) {
    // SAFETY: the caller's promise.
    unsafe { node.write::<L>(out, UNIQUE, room) }
}
/// The bytes of temporaries for a result of the layout.
pub(super) const fn bytes_for<N: ExprNode, L: Layout>(unique: bool) -> usize {
    N::TEMPORARIES[!(unique && is_contiguous::<L>()) as usize]
}

/// The temporaries of an expression: if `IN_PLACE`, for a contiguous result without other readers, else for others.
struct Temporaries<N, const IN_PLACE: bool>(PhantomData<N>);
impl<N: ExprNode, const IN_PLACE: bool> Needs for Temporaries<N, IN_PLACE> {
    const BYTES: usize = N::TEMPORARIES[!IN_PLACE as usize];
}
/// The temporaries of an expression whose elements can be loaded.
struct UntilReady<N>(PhantomData<N>);
impl<N: ExprNode> Needs for UntilReady<N> {
    const BYTES: usize = N::PENDING.need(None).peak;
}
/// Calls `f` with an expression whose kernels have been computed, with temporaries on the stack.
#[cfg_attr(not(unoptimised), inline(always))]
pub(crate) fn with_ready<N: ExprNode, R>(node: N, f: impl FnOnce(N::Ready) -> R) -> R {
    const { temporaries_on_stack(UntilReady::<N>::BYTES) };
    on_stack::<UntilReady<N>, R, _>(
        #[cfg_attr(not(unoptimised), inline(always))]
        // SAFETY: the room has the required memory, until `f` returns.
        |mut room| f(unsafe { node.ready(&mut room) }),
    )
}
/// Requires that the operand of what gives a number has no variable: a number has no gradient, and that of the variable
/// would be lost without a word.
#[track_caller]
pub(crate) const fn has_no_variable<N: ExprNode>() {
    if <N::RequiresGrad as super::Tracked>::VALUE {
        panic!(
            "a number has no gradient, and its operand has a variable: behind a reference write `(*x).sum()`, where any \
             expression is taken reduce the dimensions (`sum_dims`), and a constant is `x.detach()`"
        );
    }
}

/// As [`put`], one function for all calls with many elements, for a layout without its offset.
///
/// # Safety
/// As for [`put`].
#[inline(never)]
unsafe fn put_many<N: ExprNode, L: Layout>(out: *mut N::Elem, node: N, unique: bool) {
    // SAFETY: the caller's promise.
    unsafe { put::<N, L>(out, &node, unique) }
}

/// Copies a tensor to a layout of its sizes, for a kernel that then computes in place.
///
/// # Safety
/// As for [`put`].
#[cfg_attr(not(unoptimised), inline(always))]
pub(crate) unsafe fn copy<N: Materialized, L: Layout>(from: &N, to: *mut N::Elem, unique: bool) {
    // SAFETY: the caller's promise; the elements are in memory from the first on, at these strides.
    unsafe {
        let from = Leaf::<N::Elem, N::Shape, N::Strides>::new(from.first());
        put_many::<_, Rebased<L>>(to, from, unique);
    }
}

/// Writes each element to its position in the layout.
///
/// # Safety
/// The layout from `out` on may be written, and the expression's shape broadcasts to that of the layout. If the
/// elements are `unique`, no other code reads or writes them.
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) unsafe fn put<N: ExprNode, L: Layout>(out: *mut N::Elem, node: &N, unique: bool) {
    // SAFETY: the caller's promise.
    unsafe { (const { Put::<N, L>::CALL })(out, node, unique) }
}
struct Put<N, L>(PhantomData<(N, L)>);
impl<N: ExprNode, L: Layout> Put<N, L> {
    const CALL: unsafe fn(*mut N::Elem, &N, bool) = if Write::<N, L>::TRANSPOSED.is_some() {
        transposed::<N, L>
    } else if Write::<N, L>::RUNS {
        put_runs::<N, L>
    } else if Write::<N, L>::TRANSPOSED_AXIS.is_some() {
        put_transposed::<N, L>
    } else if Write::<N, L>::TURNED {
        put_turned::<N, L>
    } else if Write::<N, L>::FEW {
        put_few::<N, L>
    } else if Write::<N, L>::STREAMED {
        put_streamed::<N, L>
    } else if Write::<N, L>::BLOCKS {
        put_blocks::<N, L>
    } else {
        put_each::<N, L>
    };
}
/// # Safety
/// As for [`put`], where all operands are transposed.
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn put_turned<N: ExprNode, L: Layout>(out: *mut N::Elem, node: &N, unique: bool) {
    if !unique {
        // SAFETY: the caller's promise.
        return unsafe { put_each::<N, L>(out, node, unique) };
    }
    let part = move |part: Range<usize>| {
        // SAFETY: the caller's promise; the condition `TURNED`.
        let turned = unsafe { Turned::<Write<N, L>, N::Elem, L>::new(part, out) };
        with_vectors::<Write<N, L>, _, _>(const { Write::<N, L>::NUMEL }, node, turned);
    };
    let steps = const { <Write<N, L> as Walk>::STEPS };
    #[cfg(feature = "rayon")]
    if Write::<N, L>::PARALLEL && N::is_shared() {
        // SAFETY: the operands are plain numbers, read by several threads; the parts write different elements.
        return unsafe { split_work(steps, Write::<N, L>::WORK, part) };
    }
    part(0..steps);
}
/// # Safety
/// As for [`put`], for a result that is streamed.
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn put_streamed<N: ExprNode, L: Layout>(out: *mut N::Elem, node: &N, unique: bool) {
    #[cfg(all(feature = "std", target_arch = "x86_64", not(miri)))]
    if unique && is_plain::<N::Elem>() {
        let part = move |part: Range<usize>| {
            // SAFETY: the caller's promise; the condition `STREAMED`.
            let streamed = unsafe { Streamed::<Write<N, L>, N::Elem>::new(part, out) };
            with_vectors::<Write<N, L>, _, _>(const { Write::<N, L>::NUMEL }, node, streamed);
        };
        let steps = const { <Write<N, L> as Walk>::STEPS };
        #[cfg(feature = "rayon")]
        if Write::<N, L>::PARALLEL && N::is_shared() {
            // SAFETY: the operands are plain numbers, read by several threads; the parts write different elements.
            return unsafe { split_work(steps, Write::<N, L>::WORK, part) };
        }
        return part(0..steps);
    }
    // SAFETY: the caller's promise.
    unsafe { put_each::<N, L>(out, node, unique) }
}
/// # Safety
/// As for [`put`].
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn put_each<N: ExprNode, L: Layout>(out: *mut N::Elem, node: &N, unique: bool) {
    // SAFETY: the caller's promise.
    unsafe {
        evaluate::<N, L>(
            node,
            out,
            unique,
            #[cfg_attr(not(unoptimised), inline(always))]
            move |index, new| out.add(distance::<L>(index)).write(new),
        );
    }
}

/// # Safety
/// As for [`put`], with rows that are runs.
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn put_runs<N: ExprNode, L: Layout>(out: *mut N::Elem, node: &N, unique: bool) {
    if !unique {
        // SAFETY: the caller's promise.
        return unsafe { put_each::<N, L>(out, node, unique) };
    }
    let part = move |part: Range<usize>| {
        // SAFETY: the caller's promise; the condition `RUNS`.
        let copies = unsafe { Copies::<Write<N, L>, N::Elem, L>::new(part, out) };
        with_vectors::<Write<N, L>, _, _>(const { Write::<N, L>::NUMEL }, node, copies);
    };
    let steps = const { <Write<N, L> as Walk>::STEPS };
    #[cfg(feature = "rayon")]
    if Write::<N, L>::PARALLEL && N::is_shared() {
        // SAFETY: the operands are plain numbers, read by several threads; the parts write different elements.
        return unsafe { split_work(steps, Write::<N, L>::WORK, part) };
    }
    part(0..steps);
}

/// # Safety
/// As for [`put`], with rows that are blocks.
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn put_blocks<N: ExprNode, L: Layout>(out: *mut N::Elem, node: &N, unique: bool) {
    if unique && has_blocks() {
        let part = move |part: Range<usize>| {
            // SAFETY: the caller's promise; the condition `BLOCKS`.
            let blocks = unsafe { Blocks::<Write<N, L>, N::Elem, L>::new(part, out) };
            with_avx512(node, blocks);
        };
        let steps = const { <Write<N, L> as Walk>::STEPS };
        #[cfg(feature = "rayon")]
        if Write::<N, L>::PARALLEL && N::is_shared() {
            // SAFETY: the operands are plain numbers, read by several threads; the parts write different elements.
            return unsafe { split_work(steps, Write::<N, L>::WORK, part) };
        }
        return part(0..steps);
    }
    // SAFETY: the caller's promise.
    unsafe { put_each::<N, L>(out, node, unique) }
}

/// The plan that visits the other dimensions.
struct Others<N, L>(PhantomData<(N, L)>);
impl<N: ExprNode, L: Layout> Walk for Others<N, L> {
    const PLAN: Plan = {
        let mut sizes = <L::Shape as Shape>::PADDED;
        sizes[MAX_RANK - 1] = 1;
        if let Some(axis) = Write::<N, L>::TRANSPOSED_AXIS {
            sizes[axis] = 1;
        }
        Plan::in_order(&sizes, &Operands::BY_INDEX)
    };
}
/// # Safety
/// As for [`put`], for a transposed copy.
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn put_transposed<N: ExprNode, L: Layout>(out: *mut N::Elem, node: &N, unique: bool) {
    let Some(axis) = (const { Write::<N, L>::TRANSPOSED_AXIS }) else {
        return;
    };
    if !unique {
        // SAFETY: the caller's promise.
        return unsafe { put_each::<N, L>(out, node, unique) };
    }
    let rows = <L::Shape as Shape>::PADDED[axis];
    let part = move |part: Range<usize>| {
        let rows = part.start * HIGH..rows.min(part.end * HIGH);
        // SAFETY: the caller's promise; the condition `TRANSPOSED_AXIS`.
        unsafe { transposed_runs::<Others<N, L>, N, L>(node, out, axis, rows) }
    };
    let steps = rows.div_ceil(HIGH);
    #[cfg(feature = "rayon")]
    if Write::<N, L>::PARALLEL && N::is_shared() {
        // SAFETY: the operands are plain numbers, read by several threads; the parts write different elements.
        return unsafe { split_work(steps, Write::<N, L>::WORK, part) };
    }
    part(0..steps);
}

/// The plan that copies elements in row-major order to their positions in the layout.
struct Moved<L>(PhantomData<L>);
impl<L: Layout> Walk for Moved<L> {
    const PLAN: Plan = {
        let sizes = &<L::Shape as Shape>::PADDED;
        let rows = Operands::one(sizes, &Contiguous::<L::Shape>::PADDED_STRIDES);
        Plan::new(sizes, &Operands::one(sizes, &L::PADDED_STRIDES).and(&rows))
    };
}

/// Writes a few elements. If no other code reads or writes them, all are computed before the first is written, so that
/// the compiler need not check whether output and operands overlap.
///
/// # Safety
/// As for [`put`].
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn put_few<N: ExprNode, L: Layout>(out: *mut N::Elem, node: &N, unique: bool) {
    if !unique {
        // SAFETY: the caller's promise.
        return unsafe { put_each::<N, L>(out, node, unique) };
    }
    let mut room = [const { MaybeUninit::<N::Elem>::uninit() }; FEW];
    let room: *mut N::Elem = room.as_mut_ptr().cast();
    // SAFETY: the caller's promise; there is room for the elements, and each is written there once and moved out once.
    unsafe {
        evaluate::<N, Contiguous<L::Shape>>(
            node,
            room,
            true,
            #[cfg_attr(not(unoptimised), inline(always))]
            move |index, new| room.add(distance::<Contiguous<L::Shape>>(index)).write(new),
        );
    }
    Moved::<L>::walk(
        #[cfg_attr(not(unoptimised), inline(always))]
        // SAFETY: Bounds, initialisation: the first pass wrote each element to the buffer; `Moved` visits the indices
        // of the layout, whose elements may be written.
        |index| unsafe {
            let from = room.add(distance::<Contiguous<L::Shape>>(index));
            out.add(distance::<L>(index)).write(from.read());
        },
    );
}

/// Writes the elements of a tensor with rows and columns exchanged.
///
/// # Safety
/// As for [`put`], with a transposed plan.
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn transposed<N: ExprNode, L: Layout>(out: *mut N::Elem, node: &N, unique: bool) {
    let _ = unique;
    let from = node.pointer();
    let Some(plan) = (const { Write::<N, L>::TRANSPOSED }) else {
        return;
    };
    let (reads, writes) = const {
        let reads = match N::STRIDES {
            Some(strides) => effective(&<N::Shape as Shape>::PADDED, &strides),
            None => [0; MAX_RANK],
        };
        (
            reads,
            effective(&<L::Shape as Shape>::PADDED, &L::PADDED_STRIDES),
        )
    };
    let part = move |part: Range<usize>| {
        macro_rules! range {
            ($n:literal) => {
                if const { <Write<N, L> as Walk>::SPLIT == $n } {
                    part.start..part.end
                } else {
                    0..plan.extent[$n]
                }
            };
        }
        macro_rules! nest {
            ([$($i:ident $n:literal)*]) => {{
                let rows = range!(6);
                let read = rows.start $( + $i * reads[plan.axis[$n]] )*;
                let write = rows.start * writes[plan.axis[6]] $( + $i * writes[plan.axis[$n]] )*;
                // SAFETY: the plan visits the indices of the layout; the source has stride 1 along the rows.
                unsafe {
                    transpose(
                        Lines { first: from.add(read), step: reads[plan.axis[7]] },
                        Lines { first: out.add(write), step: writes[plan.axis[6]] },
                        [rows.end - rows.start, plan.extent[7]],
                    );
                }
            }};
            ([$($done:tt)*] $i:ident $n:literal $($rest:tt)*) => {
                for $i in range!($n) {
                    nest!([$($done)* $i $n] $($rest)*)
                }
            };
        }
        nest!([] i0 0 i1 1 i2 2 i3 3 i4 4 i5 5)
    };
    let steps = const { <Write<N, L> as Walk>::STEPS };
    #[cfg(feature = "rayon")]
    if Write::<N, L>::PARALLEL && unique && is_plain::<N::Elem>() {
        // SAFETY: plain numbers; the parts write different elements.
        return unsafe { split_work(steps, Write::<N, L>::WORK, part) };
    }
    part(0..steps);
}

/// The distance of a right-aligned index from the first element.
#[cfg_attr(not(unoptimised), inline(always))]
pub(crate) fn distance<L: Layout>(index: &[usize; MAX_RANK]) -> usize {
    let strides = const { effective(&<L::Shape as Shape>::PADDED, &L::PADDED_STRIDES) };
    let mut at = 0;
    macro_rules! step {
        ($($d:literal)*) => { $( at = index!(at + index[$d] * strides[$d]); )* };
    }
    step! { 0 1 2 3 4 5 6 7 }
    at
}

pub(super) fn owned<N: ExprNode>(node: N) -> Tensor<N::Elem, N::Shape> {
    // SAFETY: all elements are written.
    unsafe {
        Tensor::written(
            #[cfg_attr(not(unoptimised), inline(always))]
            |first| {
                on_stack::<Temporaries<N, true>, _, _>(
                    #[cfg_attr(not(unoptimised), inline(always))]
                    |room| node.write::<Contiguous<N::Shape>>(first, true, room),
                );
            },
        )
    }
}

#[cfg(feature = "alloc")]
pub(super) fn boxed<N: ExprNode>(node: N) -> crate::BoxedTensor<N::Elem, N::Shape> {
    // SAFETY: Initialisation: the node writes each element of its shape.
    TensorBase::over(unsafe {
        crate::storage::Boxed::written(|out: *mut N::Elem| {
            on_heap::<Temporaries<N, true>, _>(|room| {
                node.write::<Contiguous<N::Shape>>(out, true, room);
            });
        })
    })
}
