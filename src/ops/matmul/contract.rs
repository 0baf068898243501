//! Tensor contractions: sums of products over the indices that two factors share. All matrix products and `einsum!` use
//! them.
//!
//! Each dimension of the factors and of the result has a label. Dimensions with equal labels are iterated together; a
//! label that the result lacks is summed over. A plan is computed from the labels and sizes at compile time: one label
//! becomes the rows, one the columns and one the inner size of the [kernel](super::gemm). All others become loops
//! around the kernel.

use core::marker::PhantomData;
use core::mem::MaybeUninit;
use core::ops::Range;

#[cfg(target_arch = "x86_64")]
use super::gemm::is_few;
use super::gemm::{
    BLOCK, Elements, HasStrategy, Kind, LINE_ELEMENT, Sizes, Source, Strategy, Target, WIDE,
    add_outer, floats, gemm_large, gemm_small, gemm_tiny, has_long_column, has_long_row, is_float,
    is_small, is_tiny, is_wide,
};
use super::outer::outer;
#[cfg(feature = "rayon")]
use super::skinny::is_skinny;
#[cfg(feature = "rayon")]
use crate::expr::only::{Condition, only};
#[cfg(feature = "rayon")]
use crate::expr::parallel::{Others, in_turn};
use crate::expr::plan::effective;
use crate::expr::simd_dispatch::{Job, VECTORS, Vectors, widest};
use crate::expr::{ExprNode, with_ready};
use crate::layout::{Contiguous, Layout};
use crate::ops::Arithmetic;
use crate::shape::{MAX_RANK, Shape};
use crate::tensor::Tensor;

/// A label for each dimension, aligned to the right; 0 for a missing dimension.
pub(crate) type Labels = [u8; MAX_RANK];
/// Labels are less than this.
pub(crate) const MAX_LABELS: usize = 12;
/// The maximum number of loops around the kernel: one for each label except the inner size.
const LOOPS: usize = MAX_LABELS - 2;

/// A factor of a product.
pub(crate) trait Factor {
    type Elem: Arithmetic;
    /// Whether several threads may read or compute elements at the same time.
    #[cfg(feature = "rayon")]
    fn is_shared() -> bool;
    const SIZES: [usize; MAX_RANK];
    /// The strides of the elements at a pointer.
    const STRIDES: Option<[usize; MAX_RANK]>;
    fn pointer(&self) -> *const Self::Elem;
    /// # Safety
    /// The index is less than the size in each dimension, or 0 where a size is 1.
    unsafe fn load(&self, index: &[usize; MAX_RANK]) -> Self::Elem;
}
impl<N: ExprNode> Factor for N
where
    N::Elem: Arithmetic,
{
    type Elem = N::Elem;
    #[cfg(feature = "rayon")]
    #[cfg_attr(not(unoptimised), inline(always))]
    fn is_shared() -> bool {
        N::is_shared()
    }
    const SIZES: [usize; MAX_RANK] = <N::Shape as Shape>::PADDED;
    const STRIDES: Option<[usize; MAX_RANK]> = N::STRIDES;
    #[cfg_attr(not(unoptimised), inline(always))]
    fn pointer(&self) -> *const N::Elem {
        ExprNode::pointer(self)
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn load(&self, index: &[usize; MAX_RANK]) -> N::Elem {
        // SAFETY: the caller's promise.
        unsafe { ExprNode::load(self, index) }
    }
}

/// Calls `f` with both factors after their kernels have been computed into temporaries on the stack.
#[cfg_attr(not(unoptimised), inline(always))]
pub(crate) fn with_operands<A: ExprNode, B: ExprNode, R>(
    a: A,
    b: B,
    f: impl FnOnce(A::Ready, B::Ready) -> R,
) -> R {
    with_ready(
        a,
        #[cfg_attr(not(unoptimised), inline(always))]
        |a| {
            with_ready(
                b,
                #[cfg_attr(not(unoptimised), inline(always))]
                |b| f(a, b),
            )
        },
    )
}
/// The labels of the factors and of the product, for these sizes.
pub(crate) trait Subscripts<A, B> {
    const LEFT: Labels;
    const RIGHT: Labels;
    const OUT: Labels;
    /// Whether the product is added to the previous contents.
    const ADDED: bool = false;
}

/// The product `P`, added to the previous contents.
pub(crate) struct Added<P>(PhantomData<P>);
impl<P: Subscripts<A, B>, A, B> Subscripts<A, B> for Added<P> {
    const LEFT: Labels = P::LEFT;
    const RIGHT: Labels = P::RIGHT;
    const OUT: Labels = P::OUT;
    const ADDED: bool = true;
}

/// The dimensions of the left factor, the right factor and the product along which a loop moves.
#[derive(Clone, Copy)]
struct Moves {
    extent: usize,
    left: [bool; MAX_RANK],
    right: [bool; MAX_RANK],
    out: [bool; MAX_RANK],
}
const STILL: Moves = Moves {
    extent: 1,
    left: [false; MAX_RANK],
    right: [false; MAX_RANK],
    out: [false; MAX_RANK],
};

const fn has(labels: &Labels, label: u8) -> [bool; MAX_RANK] {
    let mut out = [false; MAX_RANK];
    let mut d = 0;
    while d < MAX_RANK {
        out[d] = labels[d] == label;
        d += 1;
    }
    out
}
// A dimension of size 1 is broadcast: its index stays 0.
const fn moving(mut dims: [bool; MAX_RANK], sizes: &[usize; MAX_RANK]) -> [bool; MAX_RANK] {
    let mut d = 0;
    while d < MAX_RANK {
        dims[d] &= sizes[d] != 1;
        d += 1;
    }
    dims
}
const fn any(dims: &[bool; MAX_RANK]) -> bool {
    let mut d = 0;
    while d < MAX_RANK {
        if dims[d] {
            return true;
        }
        d += 1;
    }
    false
}
// The first size that is not 1.
const fn size(dims: &[bool; MAX_RANK], sizes: &[usize; MAX_RANK]) -> usize {
    let mut d = 0;
    while d < MAX_RANK {
        if dims[d] && sizes[d] != 1 {
            return sizes[d];
        }
        d += 1;
    }
    1
}
const fn stride(dims: &[bool; MAX_RANK], strides: &[usize; MAX_RANK]) -> usize {
    let (mut sum, mut d) = (0, 0);
    while d < MAX_RANK {
        if dims[d] {
            sum += strides[d];
        }
        d += 1;
    }
    sum
}

struct Plan {
    rows: Moves,
    inner: Moves,
    columns: Moves,
    loops: [Moves; LOOPS],
}

impl Plan {
    const fn new(
        left: (&Labels, &[usize; MAX_RANK]),
        right: (&Labels, &[usize; MAX_RANK]),
        out: &Labels,
    ) -> Self {
        let mut plan = Self {
            rows: STILL,
            inner: STILL,
            columns: STILL,
            loops: [STILL; LOOPS],
        };
        let mut count = 0;
        // The last label of each kind becomes a kernel dimension, because it is the innermost one.
        let mut label = MAX_LABELS as u8;
        while label > 0 {
            label -= 1;
            if label == 0 {
                break;
            }
            let mut moves = Moves {
                extent: 1,
                left: moving(has(left.0, label), left.1),
                right: moving(has(right.0, label), right.1),
                out: has(out, label),
            };
            let of_left = size(&moves.left, left.1);
            moves.extent = if of_left == 1 {
                size(&moves.right, right.1)
            } else {
                of_left
            };
            let (on_left, on_right) = (any(&moves.left), any(&moves.right));
            let summed = !any(&moves.out);
            if moves.extent == 1 {
                continue;
            }
            let taken = if summed {
                &mut plan.inner
            } else if on_left && !on_right {
                &mut plan.rows
            } else if on_right && !on_left {
                &mut plan.columns
            } else {
                // The label is in both factors and in the product: a batch dimension.
                plan.loops[count] = moves;
                count += 1;
                continue;
            };
            if taken.extent == 1 {
                *taken = moves;
            } else {
                // The kernel writes an empty sum.
                if summed && moves.extent == 0 {
                    (*taken, moves) = (moves, *taken);
                    moves.extent = 1;
                }
                plan.loops[count] = moves;
                count += 1;
            }
        }
        if plan.inner.extent == 0 {
            let mut i = 0;
            while i < count {
                if !any(&plan.loops[i].out) {
                    plan.loops[i] = STILL;
                }
                i += 1;
            }
        }
        plan
    }

    /// Whether all products have one right factor, whose columns are contiguous. 900 products of [12, 12] take 107 microseconds
    /// as one, 308 by themselves; of [4, 4] 13 and 8.
    const fn turns_one_factor(&self, right: &[usize; MAX_RANK]) -> bool {
        let mut i = 0;
        while i < LOOPS {
            if any(&self.loops[i].right) {
                return false;
            }
            i += 1;
        }
        stride(&self.inner.right, right) == 1
            && stride(&self.columns.right, right) != 1
            && self.inner.extent.saturating_mul(self.columns.extent) >= 20
    }

    /// The number of products that are added to each other by loops around the kernel.
    const fn sums(&self) -> usize {
        let (mut sums, mut i) = (1_usize, 0);
        while i < LOOPS {
            if !any(&self.loops[i].out) {
                sums = sums.saturating_mul(self.loops[i].extent);
            }
            i += 1;
        }
        sums
    }

    /// The plan with fewer loops, for operands and a target of these strides: what continues the rows, the columns or the inner
    /// size at the same step is a part of them. A layer over `[batch, sequence, features]` is one product, whose weight is
    /// packed once, and the gradient of its weight one long sum.
    const fn merged(
        mut self,
        left: &[usize; MAX_RANK],
        right: &[usize; MAX_RANK],
        out: &[usize; MAX_RANK],
    ) -> Self {
        let mut i = 0;
        while i < LOOPS {
            let moves = self.loops[i];
            let axis = match (any(&moves.left), any(&moves.right), any(&moves.out)) {
                (true, false, true) => Some(&mut self.rows),
                (false, true, true) => Some(&mut self.columns),
                // A sum in another order: not where all processors have the same bits.
                (_, _, false) if !cfg!(feature = "reproducible") => Some(&mut self.inner),
                _ => None,
            };
            if let Some(axis) = axis
                && moves.extent > 1
                && axis.extent > 1
                && continues(&moves.left, &axis.left, axis.extent, left)
                && continues(&moves.right, &axis.right, axis.extent, right)
                && continues(&moves.out, &axis.out, axis.extent, out)
                // Operands that are expanded, with strides of 0, may have any number of terms.
                && let Some(extent) = axis.extent.checked_mul(moves.extent)
            {
                axis.extent = extent;
                self.loops[i] = STILL;
            }
            i += 1;
        }
        self
    }
}
/// Up to this number of products, each is added to those before it. Errors grow with the number of additions.
const LONG_SUM: usize = 64;
/// Whether a step of the loop that moves along `outer` is `extent` steps of the one that moves along `inner`.
const fn continues(
    outer: &[bool; MAX_RANK],
    inner: &[bool; MAX_RANK],
    extent: usize,
    strides: &[usize; MAX_RANK],
) -> bool {
    stride(outer, strides) == stride(inner, strides).saturating_mul(extent)
}

/// The strides of a product's target, aligned to the right.
pub(crate) trait Strided {
    const STRIDES: [usize; MAX_RANK];
}
impl<L: Layout> Strided for L {
    const STRIDES: [usize; MAX_RANK] = effective(&<L::Shape as Shape>::PADDED, &L::PADDED_STRIDES);
}

/// The step of each loop in one of the three operands.
#[derive(Clone, Copy)]
struct Steps {
    row: usize,
    column: usize,
    loops: [usize; LOOPS],
}

/// A plan that is a constant of types, and the meaning of its loops for each operand.
struct Planned<P, A, B, O>(PhantomData<(P, A, B, O)>);
impl<P: Subscripts<A, B>, A: Factor, B: Factor, O: Strided> Planned<P, A, B, O> {
    const PLAN: Plan = {
        let plan = Plan::new((&P::LEFT, &A::SIZES), (&P::RIGHT, &B::SIZES), &P::OUT);
        // Small products are compiled for their sizes, but for those with one right factor that is read column by column: each
        // would turn it.
        let small = is_small(plan.rows.extent, plan.inner.extent, plan.columns.extent)
            && plan.sums() <= LONG_SUM
            && !plan.turns_one_factor(&strides::<B>());
        if VECTORS && Self::POINTERS && !small {
            plan.merged(&strides::<A>(), &strides::<B>(), &O::STRIDES)
        } else {
            plan
        }
    };
    const LEFT: Steps = {
        let strides = strides::<A>();
        let mut loops = [0; LOOPS];
        let mut i = 0;
        while i < LOOPS {
            loops[i] = stride(&Self::PLAN.loops[i].left, &strides);
            i += 1;
        }
        Steps {
            row: stride(&Self::PLAN.rows.left, &strides),
            column: stride(&Self::PLAN.inner.left, &strides),
            loops,
        }
    };
    const RIGHT: Steps = {
        let strides = strides::<B>();
        let mut loops = [0; LOOPS];
        let mut i = 0;
        while i < LOOPS {
            loops[i] = stride(&Self::PLAN.loops[i].right, &strides);
            i += 1;
        }
        Steps {
            row: stride(&Self::PLAN.inner.right, &strides),
            column: stride(&Self::PLAN.columns.right, &strides),
            loops,
        }
    };
    const OUT: Steps = {
        let mut loops = [0; LOOPS];
        let mut i = 0;
        while i < LOOPS {
            loops[i] = stride(&Self::PLAN.loops[i].out, &O::STRIDES);
            i += 1;
        }
        Steps {
            row: stride(&Self::PLAN.rows.out, &O::STRIDES),
            column: stride(&Self::PLAN.columns.out, &O::STRIDES),
            loops,
        }
    };
    const SUMMED: [bool; LOOPS] = {
        let mut summed = [false; LOOPS];
        let mut i = 0;
        while i < LOOPS {
            summed[i] = !any(&Self::PLAN.loops[i].out);
            i += 1;
        }
        summed
    };
    const SMALL: bool = is_small(
        Self::PLAN.rows.extent,
        Self::PLAN.inner.extent,
        Self::PLAN.columns.extent,
    );
    const POINTERS: bool = A::STRIDES.is_some() && B::STRIDES.is_some();
    const SIZES: Sizes = Sizes {
        m: Self::PLAN.rows.extent,
        k: Self::PLAN.inner.extent,
        n: Self::PLAN.columns.extent,
    };
    /// The total number of multiplications.
    const WORK: usize = {
        let Sizes { m, k, n } = Self::SIZES;
        let mut work = m.saturating_mul(k).saturating_mul(n);
        let mut i = 0;
        while i < LOOPS {
            work = work.saturating_mul(Self::PLAN.loops[i].extent);
            i += 1;
        }
        work
    };
    /// Whether the kernel, if it is a float kernel, is compiled for its sizes and for the processor features that are
    /// detected at run time.
    const TINY: bool = Self::POINTERS
        && !P::ADDED
        && !any_of(&Self::SUMMED, &Self::PLAN.loops)
        && is_tiny(
            Self::SIZES,
            Self::STEPS_OF,
            size_of::<A::Elem>(),
            Self::WORK,
        );
    const STEPS_OF: [[usize; 2]; 3] = [
        [Self::LEFT.row, Self::LEFT.column],
        [Self::RIGHT.row, Self::RIGHT.column],
        [Self::OUT.row, Self::OUT.column],
    ];
    /// The loop of a long sum whose result is one number, which is added by halves, or none: the longest one, if the factors
    /// let it not be a part of the inner size.
    const HALVES: usize = {
        let Sizes { m, n, .. } = Self::SIZES;
        let (mut longest, mut i) = (NOTHING, 0);
        while i < LOOPS {
            let extent = Self::PLAN.loops[i].extent;
            if extent > LONG_SUM
                && (longest == NOTHING || extent > Self::PLAN.loops[longest].extent)
            {
                longest = i;
            }
            i += 1;
        }
        let mut numbers = m == 1 && n == 1;
        i = 0;
        while i < LOOPS {
            numbers = numbers && (Self::SUMMED[i] || Self::PLAN.loops[i].extent == 1);
            i += 1;
        }
        if numbers { longest } else { NOTHING }
    };
    /// The axis that is split among threads: a loop, the rows, the columns, or none.
    const SPLIT: usize = {
        let Sizes { m, n, .. } = Self::SIZES;
        let mut split = NOTHING;
        if cfg!(feature = "rayon") {
            let mut i = 0;
            while i < LOOPS {
                if Self::PLAN.loops[i].extent >= 4 && !Self::SUMMED[i] {
                    split = i;
                }
                i += 1;
            }
            if split == NOTHING && !Self::TINY && (m > 1 || n > 1) {
                // A part of the columns packs its own alone, and reads rows that are contiguous in place (`packed`): on
                // two threads of a Zen 3, 1024³ takes 12.1 ms by columns, 14.5 by rows. 1024 are as many parts as
                // there are at most.
                let in_place = Self::POINTERS && Self::LEFT.column == 1 && Self::OUT.column == 1;
                let columns = n > m || in_place && (n == m || n >= 1024);
                split = if columns { COLUMNS } else { ROWS };
            }
        }
        split
    };
    /// Whether some steps of this loop are a part.
    const fn in_parts(i: usize) -> bool {
        i == Self::SPLIT || i == Self::HALVES
    }
    /// The number of steps to split.
    const STEPS: usize = match Self::SPLIT {
        ROWS => Self::SIZES.m,
        COLUMNS => Self::SIZES.n,
        NOTHING if Self::HALVES != NOTHING => Self::PLAN.loops[Self::HALVES].extent,
        NOTHING => 1,
        i => Self::PLAN.loops[i].extent,
    };
    /// The number of steps in a part, if there is enough work for several threads.
    #[cfg(feature = "rayon")]
    const PART: Option<usize> = {
        let Sizes { m, k, n } = Self::SIZES;
        // Memory bandwidth is the limit if each element is used once; otherwise the threshold is eight times as many
        // multiplications.
        let once = m == 1 || n == 1 || k == 1;
        let work = if once { Self::WORK } else { Self::WORK / 8 };
        let part = crate::expr::parallel::part_of(Self::STEPS, work);
        if Self::SPLIT == NOTHING || work < crate::expr::PARALLEL_FROM {
            None
        } else if Self::SPLIT < LOOPS {
            Some(part)
        } else if once {
            // Rows times one vector are computed by fours; lines are read in pieces of some lines of the cache. A single
            // column would be another kernel's.
            let least = if Self::LONG_ROW || Self::LONG_COLUMN {
                64
            } else {
                4
            };
            let mut part = part.next_multiple_of(least);
            while part < Self::STEPS && Self::STEPS % part == 1 {
                part += 4;
            }
            Some(part)
        } else {
            // Each part packs the other factor again, unless it is read in place.
            let least = (Self::STEPS / 16).next_multiple_of(64);
            Some(if part < least { least } else { part })
        }
    };
    /// Whether results depend on where parts begin: factors are computed in blocks of the rows or columns of a part.
    #[cfg(feature = "rayon")]
    const PARTS: bool = Self::SPLIT >= LOOPS && !Self::POINTERS;
    /// Whether each part packs a factor: the number of parts then depends on the number of threads.
    #[cfg(feature = "rayon")]
    const PACKS: bool = {
        let Sizes { m, n, .. } = Self::SIZES;
        m > 1 && n > 1 && Self::SPLIT >= LOOPS && Self::POINTERS
    };
    /// The size of the rows or columns that are not split.
    #[cfg(feature = "rayon")]
    const UNSPLIT: usize = match Self::SPLIT {
        ROWS => Self::SIZES.n,
        _ => Self::SIZES.m,
    };
    /// Whether it is faster to add the product to the previous contents than to write it and to add that: without
    /// vectors, for outer products, and where one thread computes a product that is not compiled for its sizes.
    /// With feature `reproducible` the inner size is one block then: the sums of several would be added to the previous
    /// contents one by one, or to each other first.
    const ADDS: bool = Self::POINTERS
        && (!VECTORS || Self::OUTER || (Self::SPLIT == NOTHING && !Self::SMALL))
        && (cfg!(not(feature = "reproducible")) || Self::SIZES.k <= BLOCK);
    const OUTER: bool = Self::SIZES.k == 1;
    const KINDS: [Kind; 2] = [
        kind(Self::POINTERS, Self::LEFT),
        kind(Self::POINTERS, Self::RIGHT),
    ];
}

const ROWS: usize = LOOPS;
const COLUMNS: usize = LOOPS + 1;
const NOTHING: usize = LOOPS + 2;

impl<P: Subscripts<A, B>, A: Factor, B: Factor, O: Strided> HasStrategy for Planned<P, A, B, O> {
    const STRATEGY: Strategy = Strategy::small(Self::SIZES, Self::KINDS[0], Self::KINDS[1]);
    const LONG_ROW: bool = has_long_row(
        Self::SIZES,
        Self::KINDS[0],
        Self::KINDS[1],
        size_of::<A::Elem>(),
    );
    const LONG_COLUMN: bool = has_long_column(
        Self::SIZES,
        Self::KINDS[0],
        Self::KINDS[1],
        size_of::<A::Elem>(),
    );
    #[cfg(target_arch = "x86_64")]
    const FEW: bool = Self::POINTERS
        && !P::ADDED
        && !any_of(&Self::SUMMED, &Self::PLAN.loops)
        && is_few(Self::SIZES, Self::STEPS_OF, size_of::<A::Elem>());
}
const fn kind(in_memory: bool, steps: Steps) -> Kind {
    Kind {
        in_memory,
        unit_row: in_memory && steps.row == 1,
        unit_column: in_memory && steps.column == 1,
    }
}
// Whether one of the loops with several steps is a summation.
const fn any_of(summed: &[bool; LOOPS], loops: &[Moves; LOOPS]) -> bool {
    let mut i = 0;
    while i < LOOPS {
        if summed[i] && loops[i].extent != 1 {
            return true;
        }
        i += 1;
    }
    false
}

const fn strides<F: Factor>() -> [usize; MAX_RANK] {
    match F::STRIDES {
        Some(strides) => effective(&F::SIZES, &strides),
        None => [0; MAX_RANK],
    }
}

/// The dimensions of a factor along which its rows and columns run.
trait Axes {
    const ROW: [bool; MAX_RANK];
    const COLUMN: [bool; MAX_RANK];
}
struct OnLeft<P, A, B, O>(PhantomData<(P, A, B, O)>);
impl<P: Subscripts<A, B>, A: Factor, B: Factor, O: Strided> Axes for OnLeft<P, A, B, O> {
    const ROW: [bool; MAX_RANK] = Planned::<P, A, B, O>::PLAN.rows.left;
    const COLUMN: [bool; MAX_RANK] = Planned::<P, A, B, O>::PLAN.inner.left;
}
struct OnRight<P, A, B, O>(PhantomData<(P, A, B, O)>);
impl<P: Subscripts<A, B>, A: Factor, B: Factor, O: Strided> Axes for OnRight<P, A, B, O> {
    const ROW: [bool; MAX_RANK] = Planned::<P, A, B, O>::PLAN.inner.right;
    const COLUMN: [bool; MAX_RANK] = Planned::<P, A, B, O>::PLAN.columns.right;
}

/// A factor whose elements are computed when they are read, or the other factor of such a product.
struct Computed<'f, F, W> {
    factor: &'f F,
    index: [usize; MAX_RANK],
    axes: PhantomData<W>,
}
impl<F, W> Clone for Computed<'_, F, W> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<F, W> Copy for Computed<'_, F, W> {}
// SAFETY: the index of each row and column is an index of the factor.
unsafe impl<F: Factor, W: Axes> Source<F::Elem> for Computed<'_, F, W> {
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn at(self, row: usize, column: usize) -> F::Elem {
        let (rows, columns) = const { (W::ROW, W::COLUMN) };
        let mut index = self.index;
        macro_rules! move_along {
            ($($d:literal)*) => { $(
                index[$d] += row * rows[$d] as usize + column * columns[$d] as usize;
            )* };
        }
        move_along! { 0 1 2 3 4 5 6 7 }
        // SAFETY: the caller's promise.
        unsafe { self.factor.load(&index) }
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    fn unit_row(self) -> bool {
        false
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    fn unit_column(self) -> bool {
        false
    }
    #[cfg(feature = "rayon")]
    #[cfg_attr(not(unoptimised), inline(always))]
    fn is_shared(self) -> bool {
        F::is_shared()
    }
}
impl<F: Factor, W: Axes> Computed<'_, F, W> {
    /// Whether no element has to be computed.
    const IN_MEMORY: bool = F::STRIDES.is_some();

    /// A block of the factor in memory: in its own storage, or else computed into the scratch buffer.
    ///
    /// # Safety
    /// The block is within the factor, and fits in the scratch buffer if it has to be computed.
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn part(
        self,
        place: *mut F::Elem,
        [row, column]: [usize; 2],
        [rows, columns]: [usize; 2],
    ) -> Elements<F::Elem> {
        if const { Self::IN_MEMORY } {
            let steps = const { strides::<F>() };
            let (down, along) = const {
                (
                    stride(&W::ROW, &strides::<F>()),
                    stride(&W::COLUMN, &strides::<F>()),
                )
            };
            let index = self.index.iter().zip(steps);
            let first: usize = index.map(|(i, step)| i * step).sum();
            return Elements {
                first: self
                    .factor
                    .pointer()
                    .wrapping_add(first + row * down + column * along),
                row: down,
                column: along,
            };
        }
        for r in 0..rows {
            for c in 0..columns {
                // SAFETY: the caller's promise.
                unsafe {
                    place
                        .add(r * columns + c)
                        .write(self.at(row + r, column + c))
                };
            }
        }
        Elements {
            first: place,
            row: columns,
            column: 1,
        }
    }
}

/// A scratch buffer for a block of a computed factor.
#[repr(align(64))]
struct Place([MaybeUninit<u8>; 1 << 15]);
impl Place {
    const fn takes<T>() -> bool {
        align_of::<T>() <= 64 && matches!(size_of::<T>(), 1..=64)
    }
}
/// The number of products that are accumulated before they are added to the target.
const DEEP: usize = 128;

/// Computes a product of factors of which one or both are computed. It proceeds block by block: each element is
/// computed once for each block of the other factor that also has to be computed, instead of once for each product that
/// it is in.
///
/// # Safety
/// The factors may be computed, and the target may be written, at each index of these sizes.
#[inline(never)]
unsafe fn staged<A: Factor, B: Factor<Elem = A::Elem>, L: Axes, R: Axes>(
    Sizes { m, k, n }: Sizes,
    a: Computed<'_, A, L>,
    b: Computed<'_, B, R>,
    out: Target<A::Elem>,
) {
    let most = const { size_of::<Place>() / size_of::<A::Elem>() };
    let mut places = [const { Place([MaybeUninit::uninit(); _]) }; 2];
    let [left, right] = places
        .each_mut()
        .map(|place| (&raw mut place.0).cast::<A::Elem>());
    if m == 1 && n == 1 {
        // By halves, as for the dot product of factors in memory.
        let sum = by_halves(0, k, most, &|from, to| {
            let mut sum = <A::Elem as num_traits::ConstZero>::ZERO;
            let target = Target {
                first: &raw mut sum,
                row: 1,
                column: 1,
                add: false,
            };
            let (m, k, n) = (1, to - from, 1);
            // SAFETY: the caller's promise; the sum is written.
            unsafe {
                let a = a.part(left, [0, from], [1, k]);
                let b = b.part(right, [from, 0], [k, 1]);
                gemm_large(Sizes { m, k, n }, a, b, target);
            }
            sum
        });
        // SAFETY: the caller's promise.
        return unsafe { out.put(0, 0, sum) };
    }
    let deep = k.min(if m == 1 || n == 1 { most } else { DEEP });
    let parts = |in_memory: bool, all: usize| {
        if in_memory {
            all
        } else {
            all.min(most.checked_div(deep).unwrap_or(1))
        }
    };
    let high = parts(const { Computed::<A, L>::IN_MEMORY }, m);
    let wide = parts(const { Computed::<B, R>::IN_MEMORY }, n);
    let mut l = 0;
    while l < k {
        let depth = deep.min(k - l);
        let mut i = 0;
        while i < m {
            let rows = high.min(m - i);
            // SAFETY: the caller's promise; the block fits in the buffer.
            let a = unsafe { a.part(left, [i, l], [rows, depth]) };
            let mut j = 0;
            while j < n {
                let columns = wide.min(n - j);
                let sizes = Sizes {
                    m: rows,
                    k: depth,
                    n: columns,
                };
                // SAFETY: Bounds: the caller's promise; the block of `b` fits in its buffer, and that of `out` is
                // within the result.
                unsafe {
                    let b = b.part(right, [l, j], [depth, columns]);
                    gemm_large(sizes, a, b, out.from(i, j).adding(l > 0));
                }
                j += columns;
            }
            i += rows;
        }
        l += depth;
    }
}
/// Sums blocks of at most the given number of elements, by halves.
fn by_halves<T: Arithmetic>(
    from: usize,
    to: usize,
    most: usize,
    part: &impl Fn(usize, usize) -> T,
) -> T {
    if to - from <= most {
        return part(from, to);
    }
    let middle = from + (to - from).div_ceil(most) / 2 * most;
    by_halves(from, middle, most, part).plus(by_halves(middle, to, most, part))
}

/// Tiny products of factors in memory.
struct Tiny<P, A: Factor, B, O>(InMemory<P, A, B, O>, Range<usize>);
impl<P, A, B, O> Job for Tiny<P, A, B, O>
where
    P: Subscripts<A, B>,
    A: Factor,
    B: Factor<Elem = A::Elem>,
    O: Strided,
{
    type Out = ();
    #[cfg_attr(not(unoptimised), inline(always))]
    fn run<V: Vectors>(self) {
        let sizes = const { Planned::<P, A, B, O>::SIZES };
        self.0.each(
            self.1,
            #[cfg_attr(not(unoptimised), inline(always))]
            // SAFETY: the plan visits the indices of the factors and of the product; tiny products are not split.
            |_, a, b, target| unsafe { gemm_tiny::<A::Elem, V>(sizes, a, b, target) },
        );
    }
}

/// Factors in memory, and the target of their product.
struct InMemory<P, A: Factor, B, O> {
    a: *const A::Elem,
    b: *const A::Elem,
    out: *mut A::Elem,
    of: PhantomData<(P, B, O)>,
}
impl<P, A, B, O> InMemory<P, A, B, O>
where
    P: Subscripts<A, B>,
    A: Factor,
    B: Factor<Elem = A::Elem>,
    O: Strided,
{
    /// Calls `f` with the sizes, the factors and the target of each product.
    #[cfg_attr(not(unoptimised), inline(always))]
    fn each(
        self,
        part: Range<usize>,
        f: impl Fn(Sizes, Elements<A::Elem>, Elements<A::Elem>, Target<A::Elem>),
    ) {
        let left = const { Planned::<P, A, B, O>::LEFT };
        let right = const { Planned::<P, A, B, O>::RIGHT };
        nest::<P, A, B, O>(
            self.out,
            part,
            #[cfg_attr(not(unoptimised), inline(always))]
            |sizes, [row, column], [on_left, on_right], _, target| {
                let a = Elements {
                    first: self.a.wrapping_add(on_left + row * left.row),
                    row: left.row,
                    column: left.column,
                };
                let b = Elements {
                    first: self.b.wrapping_add(on_right + column * right.column),
                    row: right.row,
                    column: right.column,
                };
                f(sizes, a, b, target);
            },
        );
    }
}

/// Calls `f` for each step of the loops around the kernel, with the sizes of the product, its first row and column, the
/// offset of the loops in each factor, their steps, and the kernel's target.
#[cfg_attr(not(unoptimised), inline(always))]
fn nest<P, A, B, O>(
    out: *mut A::Elem,
    part: Range<usize>,
    f: impl Fn(Sizes, [usize; 2], [usize; 2], [usize; LOOPS], Target<A::Elem>),
) where
    P: Subscripts<A, B>,
    A: Factor,
    B: Factor<Elem = A::Elem>,
    O: Strided,
{
    let plan = const { Planned::<P, A, B, O>::PLAN };
    let left = const { Planned::<P, A, B, O>::LEFT };
    let right = const { Planned::<P, A, B, O>::RIGHT };
    let steps = const { Planned::<P, A, B, O>::OUT };
    let summed = const { Planned::<P, A, B, O>::SUMMED };
    let mut sizes = const { Planned::<P, A, B, O>::SIZES };
    let mut first = [0; 2];
    if const { Planned::<P, A, B, O>::SPLIT == ROWS } {
        sizes.m = part.end - part.start;
        first[0] = part.start;
    }
    if const { Planned::<P, A, B, O>::SPLIT == COLUMNS } {
        sizes.n = part.end - part.start;
        first[1] = part.start;
    }
    let out = out.wrapping_add(first[0] * steps.row + first[1] * steps.column);
    macro_rules! nest {
        ([$($i:ident $n:literal)*]) => {{
            let mut at = [0; LOOPS];
            $( at[$n] = $i; )*
            let target = Target {
                first: out.wrapping_add(0 $( + $i * steps.loops[$n] )*),
                row: steps.row,
                column: steps.column,
                // The first part of a sum is written; the following parts are added.
                add: P::ADDED $( || (summed[$n] && $i > start!($n)) )*,
            };
            let moved = [
                0 $( + $i * left.loops[$n] )*,
                0 $( + $i * right.loops[$n] )*,
            ];
            f(sizes, first, moved, at, target);
        }};
        ([$($done:tt)*] $i:ident $n:literal $($rest:tt)*) => {
            for $i in (if const { Planned::<P, A, B, O>::in_parts($n) } {
                part.start..part.end
            } else {
                0..plan.loops[$n].extent
            }) {
                nest!([$($done)* $i $n] $($rest)*)
            }
        };
    }
    macro_rules! start {
        ($n:literal) => {
            if const { Planned::<P, A, B, O>::HALVES == $n } {
                part.start
            } else {
                0
            }
        };
    }
    nest!([] i9 9 i8 8 i7 7 i6 6 i5 5 i4 4 i3 3 i2 2 i1 1 i0 0)
}

/// Writes the sums of products to `out`, which has the layout `O`.
///
/// # Safety
/// `out` may be written at each index of the product. If the elements are `unique`, no other code reads or writes them.
#[cfg_attr(not(unoptimised), inline(always))]
pub(crate) unsafe fn write<P, A, B, O>(a: &A, b: &B, out: *mut A::Elem, unique: bool)
where
    P: Subscripts<A, B>,
    A: Factor,
    B: Factor<Elem = A::Elem>,
    O: Strided,
{
    let steps = const { Planned::<P, A, B, O>::STEPS };
    #[cfg(feature = "rayon")]
    if unique
        && A::is_shared()
        && B::is_shared()
        && only::<HasParts<P, A, B, O>, _, _>(
            #[cfg_attr(not(unoptimised), inline(always))]
            // SAFETY: the caller's promise; both factors may be read by several threads.
            || unsafe { write_in_parts::<P, A, B, O>(a, b, out) },
        )
        .is_some()
    {
        return;
    }
    let _ = unique;
    // SAFETY: the caller's promise.
    unsafe { (const { Whole::<P, A, B, O>::WRITE })(a, b, out, 0..steps) }
}
/// The function that writes a whole product, as a constant: the code of the other one is not compiled.
struct Whole<P, A, B, O>(PhantomData<(P, A, B, O)>);
impl<P, A, B, O> Whole<P, A, B, O>
where
    P: Subscripts<A, B>,
    A: Factor,
    B: Factor<Elem = A::Elem>,
    O: Strided,
{
    const WRITE: unsafe fn(&A, &B, *mut A::Elem, Range<usize>) =
        if Planned::<P, A, B, O>::HALVES == NOTHING {
            write_part::<P, A, B, O>
        } else {
            write_by_halves::<P, A, B, O>
        };
}
/// Writes, or adds, a number that is the sum of many products.
///
/// # Safety
/// As for [`write`].
#[inline(never)]
unsafe fn write_by_halves<P, A, B, O>(a: &A, b: &B, out: *mut A::Elem, steps: Range<usize>)
where
    P: Subscripts<A, B>,
    A: Factor,
    B: Factor<Elem = A::Elem>,
    O: Strided,
{
    let sum = by_halves(steps.start, steps.end, LONG_SUM, &|from, to| {
        let mut sum = <A::Elem as num_traits::ConstZero>::ZERO;
        // SAFETY: the caller's promise for the factors; the product is one number.
        unsafe { write_part::<P, A, B, O>(a, b, &raw mut sum, from..to) };
        sum
    });
    let target = Target {
        first: out,
        row: 1,
        column: 1,
        add: P::ADDED,
    };
    // SAFETY: the caller's promise.
    unsafe { target.put(0, 0, sum) }
}

/// Whether the product has parts for several threads.
#[cfg(feature = "rayon")]
struct HasParts<P, A, B, O>(PhantomData<(P, A, B, O)>);
#[cfg(feature = "rayon")]
impl<P: Subscripts<A, B>, A: Factor, B: Factor<Elem = A::Elem>, O: Strided> Condition
    for HasParts<P, A, B, O>
{
    const HOLDS: bool = Planned::<P, A, B, O>::PART.is_some();
}
/// Writes the sums of products by parts, on several threads if there are any.
///
/// # Safety
/// As for [`write`]. `out` is not shared; several threads may read both factors.
#[cfg(feature = "rayon")]
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn write_in_parts<P, A, B, O>(a: &A, b: &B, out: *mut A::Elem)
where
    P: Subscripts<A, B>,
    A: Factor,
    B: Factor<Elem = A::Elem>,
    O: Strided,
{
    let steps = const { Planned::<P, A, B, O>::STEPS };
    let part = const { Planned::<P, A, B, O>::PART }.unwrap_or(steps);
    let Some(others) = Others::available() else {
        if const { Planned::<P, A, B, O>::PARTS } {
            return in_turn(
                steps,
                part,
                #[cfg_attr(not(unoptimised), inline(always))]
                // SAFETY: the caller's promise.
                |range| unsafe { write_part::<P, A, B, O>(a, b, out, range) },
            );
        }
        // SAFETY: the caller's promise.
        return unsafe { write_part::<P, A, B, O>(a, b, out, 0..steps) };
    };
    let part = if const { Planned::<P, A, B, O>::PACKS } {
        packed_part(
            steps,
            part,
            const {
                (
                    Planned::<P, A, B, O>::UNSPLIT,
                    Planned::<P, A, B, O>::SIZES.k,
                )
            },
            others.threads(),
        )
    } else {
        part
    };
    // SAFETY: the factors are plain numbers, which several threads may read; each element is written by one thread.
    unsafe {
        others.split(steps, part, |_, range| {
            write_part::<P, A, B, O>(a, b, out, range);
        });
    }
}

/// Whether [`add`] is faster than [`write`] and an addition.
#[cfg_attr(not(unoptimised), inline(always))]
pub(crate) const fn adds<P, A, B, O>() -> bool
where
    P: Subscripts<A, B>,
    A: Factor,
    B: Factor<Elem = A::Elem>,
    O: Strided,
{
    Planned::<P, A, B, O>::ADDS
}

/// Adds the sums of products to `out`, which has the layout `O`, on one thread.
///
/// # Safety
/// `out` may be written at each index of the product.
#[cfg_attr(not(unoptimised), inline(always))]
pub(crate) unsafe fn add<P, A, B, O>(a: &A, b: &B, out: *mut A::Elem)
where
    P: Subscripts<A, B>,
    A: Factor,
    B: Factor<Elem = A::Elem>,
    O: Strided,
{
    // SAFETY: the caller's promise.
    unsafe { write::<Added<P>, A, B, O>(a, b, out, false) }
}

/// The number of rows or columns in a part of a large product, at least `least`. A part packs the other factor again,
/// unless it is read in place, so there are few parts: two for each thread, since other programs may delay one. Their
/// number does not change a result: each element is the same sum in a part as in the whole product, if no part is a
/// single row, nor has few rows where the whole has not, or is too small where the whole has few ([`is_skinny`]): other
/// kernels compute these; nor few rows by few columns ([`SHORT_SIDE`]), whose inner size the crate `gemm` divides otherwise. The
/// other axis of the result has the size `unsplit`, the inner one `k`.
#[cfg(feature = "rayon")]
fn packed_part(steps: usize, least: usize, (unsplit, k): (usize, usize), threads: usize) -> usize {
    let skinny = |m: usize| is_skinny(Sizes { m, k, n: unsplit });
    let differs = |rows: usize| {
        rows > 0
            && (rows == 1
                || rows <= SHORT_SIDE && unsplit <= SHORT_SIDE
                || skinny(rows) != skinny(steps))
    };
    let mut part = (steps.div_ceil(2 * threads).max(least)).next_multiple_of(TILES);
    while part < steps && (differs(part) || differs(steps % part)) {
        part += TILES;
    }
    part
}
/// Up to this number of rows and of columns, the crate `gemm`, elsewhere than on x86-64, has another block of the inner size.
#[cfg(feature = "rayon")]
const SHORT_SIDE: usize = 64;
/// Whole tiles of every kernel, and whole cache lines.
#[cfg(feature = "rayon")]
const TILES: usize = 64;

/// Writes the sums of products for some steps of the split axis.
///
/// # Safety
/// As above.
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn write_part<P, A, B, O>(a: &A, b: &B, out: *mut A::Elem, part: Range<usize>)
where
    P: Subscripts<A, B>,
    A: Factor,
    B: Factor<Elem = A::Elem>,
    O: Strided,
{
    // SAFETY: the caller's promise.
    unsafe { (const { Chosen::<P, A, B, O>::WRITE })(a, b, out, part) }
}

/// Functions that the plan chooses, as constants: the code of the others is not compiled.
struct Chosen<P, A, B, O>(PhantomData<(P, A, B, O)>);
impl<P, A, B, O> Chosen<P, A, B, O>
where
    P: Subscripts<A, B>,
    A: Factor,
    B: Factor<Elem = A::Elem>,
    O: Strided,
{
    const WRITE: unsafe fn(&A, &B, *mut A::Elem, Range<usize>) = if Planned::<P, A, B, O>::POINTERS
    {
        write_in_memory::<P, A, B, O>
    } else {
        write_computed::<P, A, B, O>
    };
    #[expect(clippy::type_complexity)]
    const COMPUTED: unsafe fn(
        Sizes,
        Computed<'_, A, OnLeft<P, A, B, O>>,
        Computed<'_, B, OnRight<P, A, B, O>>,
        Target<A::Elem>,
    ) = if VECTORS && !Planned::<P, A, B, O>::SMALL && Place::takes::<A::Elem>() {
        staged::<A, B, OnLeft<P, A, B, O>, OnRight<P, A, B, O>>
    } else {
        multiply_computed::<P, A, B, O>
    };
}
/// The kernel that the plan chooses for two sources.
struct Kernel<P, A, B, O, L, R>(PhantomData<(P, A, B, O, L, R)>);
impl<P, A, B, O, L, R> Kernel<P, A, B, O, L, R>
where
    P: Subscripts<A, B>,
    A: Factor,
    B: Factor<Elem = A::Elem>,
    O: Strided,
    L: Source<A::Elem>,
    R: Source<A::Elem>,
{
    const MULTIPLY: unsafe fn(Sizes, L, R, Target<A::Elem>) =
        if P::ADDED && Planned::<P, A, B, O>::OUTER {
            add_outer::<A::Elem, L, R>
        } else if Planned::<P, A, B, O>::SMALL {
            gemm_small::<A::Elem, Planned<P, A, B, O>, L, R>
        } else if VECTORS
            && !P::ADDED
            && Planned::<P, A, B, O>::OUTER
            && size_of::<A::Elem>() <= LINE_ELEMENT
        {
            outer_or_large::<A::Elem, L, R>
        } else {
            gemm_large::<A::Elem, L, R>
        };
}
/// # Safety
/// As for [`multiply`], with an inner size of 1.
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn outer_or_large<T: Arithmetic, L: Source<T>, R: Source<T>>(
    sizes: Sizes,
    a: L,
    b: R,
    target: Target<T>,
) {
    // SAFETY: the caller's promise.
    unsafe {
        if let (Some(a), Some(b)) = (a.elements(), b.elements()) {
            outer(sizes, a, b, target);
        } else {
            gemm_large(sizes, a, b, target);
        }
    }
}

/// Writes the sums of products of factors in memory.
///
/// # Safety
/// As above.
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn write_in_memory<P, A, B, O>(a: &A, b: &B, out: *mut A::Elem, part: Range<usize>)
where
    P: Subscripts<A, B>,
    A: Factor,
    B: Factor<Elem = A::Elem>,
    O: Strided,
{
    let factors = InMemory::<P, A, B, O> {
        a: a.pointer(),
        b: b.pointer(),
        out,
        of: PhantomData,
    };
    if const { Planned::<P, A, B, O>::TINY } && is_float::<A::Elem>() {
        if is_wide::<A::Elem>(const { Planned::<P, A, B, O>::SIZES }, WIDE) {
            return factors.each(
                part,
                #[cfg_attr(not(unoptimised), inline(always))]
                |sizes, a, b, target| {
                    // SAFETY: the plan visits the indices of the factors and of the product. The elements are floats, the
                    // processor has the vectors: all are written.
                    unsafe { floats(sizes, a, b, target) };
                },
            );
        }
        return widest(Tiny(factors, part));
    }
    factors.each(
        part,
        #[cfg_attr(not(unoptimised), inline(always))]
        // SAFETY: the plan visits the indices of the factors and of the product.
        |sizes, a, b, target| unsafe { multiply::<P, A, B, O, _, _>(sizes, a, b, target) },
    );
}

/// Writes the sums of products of factors that are computed where they are read.
///
/// # Safety
/// As above.
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn write_computed<P, A, B, O>(a: &A, b: &B, out: *mut A::Elem, part: Range<usize>)
where
    P: Subscripts<A, B>,
    A: Factor,
    B: Factor<Elem = A::Elem>,
    O: Strided,
{
    let plan = const { Planned::<P, A, B, O>::PLAN };
    nest::<P, A, B, O>(
        out,
        part,
        #[cfg_attr(not(unoptimised), inline(always))]
        |sizes, [row, column], _, at, target| {
            let mut first = [[0; MAX_RANK]; 2];
            let [left, right] = &mut first;
            for (d, (left, right)) in left.iter_mut().zip(right.iter_mut()).enumerate() {
                *left += row * plan.rows.left[d] as usize;
                *right += column * plan.columns.right[d] as usize;
            }
            for (at, moves) in at.iter().zip(&plan.loops) {
                for (d, (left, right)) in left.iter_mut().zip(right.iter_mut()).enumerate() {
                    *left += at * moves.left[d] as usize;
                    *right += at * moves.right[d] as usize;
                }
            }
            let a = Computed::<_, OnLeft<P, A, B, O>> {
                factor: a,
                index: first[0],
                axes: PhantomData,
            };
            let b = Computed::<_, OnRight<P, A, B, O>> {
                factor: b,
                index: first[1],
                axes: PhantomData,
            };
            // SAFETY: Bounds: the caller's promise: the plan visits the indices of the factors and of the product.
            unsafe {
                (const { Chosen::<P, A, B, O>::COMPUTED })(sizes, a, b, target);
            }
        },
    );
}

/// # Safety
/// As for [`multiply`].
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn multiply_computed<P, A, B, O>(
    sizes: Sizes,
    a: Computed<'_, A, OnLeft<P, A, B, O>>,
    b: Computed<'_, B, OnRight<P, A, B, O>>,
    target: Target<A::Elem>,
) where
    P: Subscripts<A, B>,
    A: Factor,
    B: Factor<Elem = A::Elem>,
    O: Strided,
{
    // SAFETY: the caller's promise.
    unsafe { multiply::<P, A, B, O, _, _>(sizes, a, b, target) }
}

/// # Safety
/// The sources may be read, and the target may be written, at each index of these sizes.
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn multiply<P, A, B, O, L, R>(sizes: Sizes, a: L, b: R, target: Target<A::Elem>)
where
    P: Subscripts<A, B>,
    A: Factor,
    B: Factor<Elem = A::Elem>,
    O: Strided,
    L: Source<A::Elem>,
    R: Source<A::Elem>,
{
    // SAFETY: the caller's promise.
    unsafe {
        (const { Kernel::<P, A, B, O, L, R>::MULTIPLY })(sizes, a, b, target);
    }
}

/// Evaluates the product into an owned tensor.
#[cfg_attr(not(unoptimised), inline(always))]
pub(crate) fn owned<P, A: Factor, B, Out: Shape>(a: A, b: B) -> Tensor<A::Elem, Out>
where
    B: Factor<Elem = A::Elem>,
    P: Subscripts<A, B>,
{
    // SAFETY: the plan visits each index of the shape, so all elements are written.
    unsafe {
        Tensor::written(
            #[cfg_attr(not(unoptimised), inline(always))]
            |out| write::<P, A, B, Contiguous<Out>>(&a, &b, out, true),
        )
    }
}

/// The labels of `matmul`: batches, then rows, inner size and columns. A vector is treated as one row on the left and
/// as one column on the right.
#[derive(Debug)]
pub struct Matrices;
impl<A: ExprNode, B: ExprNode> Subscripts<A, B> for Matrices {
    const LEFT: Labels = if <A::Shape as Shape>::RANK == 1 {
        [0, 0, 0, 0, 0, 0, 0, K]
    } else {
        matrix(<A::Shape as Shape>::RANK, M, K)
    };
    const RIGHT: Labels = if <B::Shape as Shape>::RANK == 1 {
        [0, 0, 0, 0, 0, 0, 0, K]
    } else {
        matrix(<B::Shape as Shape>::RANK, K, N)
    };
    const OUT: Labels = match (<A::Shape as Shape>::RANK, <B::Shape as Shape>::RANK) {
        (1, 1) => [0; MAX_RANK],
        (1, _) => [0, 1, 2, 3, 4, 5, 6, N],
        (_, 1) => [0, 1, 2, 3, 4, 5, 6, M],
        _ => [1, 2, 3, 4, 5, 6, M, N],
    };
}
const M: u8 = 7;
const K: u8 = 8;
const N: u8 = 9;
const fn matrix(rank: usize, row: u8, column: u8) -> Labels {
    let mut out = [1, 2, 3, 4, 5, 6, row, column];
    let mut d = 0;
    while d + rank < MAX_RANK {
        out[d] = 0;
        d += 1;
    }
    out
}

/// The labels of `linear`: the last dimension of the input times each row of a weight.
pub(crate) struct Weighted;
impl<A: ExprNode, B: ExprNode> Subscripts<A, B> for Weighted {
    const LEFT: Labels = matrix(<A::Shape as Shape>::RANK, M, K);
    const RIGHT: Labels = matrix(2, N, K);
    const OUT: Labels = matrix(<A::Shape as Shape>::RANK, M, N);
}

/// The labels of `outer`.
#[derive(Debug)]
pub struct Outer;
impl<A, B> Subscripts<A, B> for Outer {
    const LEFT: Labels = [0, 0, 0, 0, 0, 0, 0, M];
    const RIGHT: Labels = [0, 0, 0, 0, 0, 0, 0, N];
    const OUT: Labels = [0, 0, 0, 0, 0, 0, M, N];
}

/// The labels of `kron`, whose result has a dimension for each of the four dimensions of the operands.
#[derive(Debug)]
pub struct Kronecker;
impl<A, B> Subscripts<A, B> for Kronecker {
    const LEFT: Labels = [0, 0, 0, 0, 0, 0, 1, M];
    const RIGHT: Labels = [0, 0, 0, 0, 0, 0, 2, N];
    const OUT: Labels = [0, 0, 0, 0, 1, 2, M, N];
}
/// The result of `kron` as a tensor of four dimensions.
pub(crate) struct InFour<B, L>(PhantomData<(B, L)>);
impl<B: Shape, L: Layout> Strided for InFour<B, L> {
    const STRIDES: [usize; MAX_RANK] = {
        let [p, q] = [B::PADDED[MAX_RANK - 2], B::PADDED[MAX_RANK - 1]];
        let strides = L::PADDED_STRIDES;
        let [row, column] = [strides[MAX_RANK - 2], strides[MAX_RANK - 1]];
        [0, 0, 0, 0, p * row, row, q * column, column]
    };
}
