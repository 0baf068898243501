//! The two passes: an expression whose kernels are computed and kept, and the propagation of gradients through it.

use core::marker::PhantomData;
use core::mem::MaybeUninit;
use core::ops::Range;

use super::bytes;
use super::kernels::GradientElement;
use crate::expr::kernel::loads;
use crate::expr::only::{Condition, only};
#[cfg(feature = "rayon")]
use crate::expr::parallel::{AWAKE_FROM, Alone, Others, is_plain, part_of};
use crate::expr::plan::{Operands, Plan, effective};
use crate::expr::simd_dispatch::{ComputeBound, Loop, VECTORS, Vectors, with_vectors};
use crate::expr::structural;
use crate::expr::temporaries::{Needs, Room, on_stack};
use crate::expr::variable::VarLeaf;
use crate::expr::{
    ExprNode, Leaf, Materialized, Memory, Moved, Scalar, Tracked, Walk, tiles, write_from,
};
use crate::layout::{Contiguous, Layout, Strided};
use crate::num::Sealed;
use crate::num::bits::False;
use crate::num::offset::{Numbered, index};
use crate::ops::{Multiply, Product, Real, join_halves};
use crate::shape::{MAX_RANK, Shape};
use crate::storage::{Element, Storage, gradients_on_stack};

/// The memory of results and gradients that are kept until the end of `backward`.
#[derive(Debug)]
pub struct Arena {
    at: *mut u8,
    left: usize,
}
impl Arena {
    /// # Safety
    /// The room has `bytes` free bytes, which are in use as long as the arena and what is taken from it.
    pub(super) unsafe fn new(room: &mut Room, bytes: usize) -> Self {
        Self {
            at: room.take(bytes),
            left: bytes,
        }
    }
    /// Memory for `count` elements, aligned.
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(super) fn take<T>(&mut self, count: usize) -> *mut T {
        let bytes = bytes::<T>(count);
        debug_assert!(bytes <= self.left, "more memory than the type counts");
        self.left = self.left.wrapping_sub(bytes);
        let at = self.at;
        self.at = at.wrapping_add(bytes);
        at.cast()
    }
    /// Memory for the gradients of `count` elements: each is 0, unless it is `UNSET`.
    ///
    /// # Safety
    /// The arena has bytes for as many.
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(super) unsafe fn gradients<T: GradientElement, const UNSET: bool>(
        &mut self,
        count: usize,
    ) -> *mut T {
        let at: *mut T = self.take(count);
        if !UNSET {
            for i in 0..count {
                // SAFETY: Bounds: memory for as many elements.
                unsafe { at.add(i).write(T::zero()) }
            }
        }
        at
    }
}

/// Where temporaries of a backward pass are that it needs for one derivative only.
pub trait Place: Sealed {
    /// Calls `f` with an expression whose kernels are computed.
    fn with_ready<N: ExprNode, R>(node: N, f: impl FnOnce(N::Ready) -> R) -> R;
}
#[derive(Debug)]
pub(super) struct OnStack;
#[diagnostic::do_not_recommend]
impl Sealed for OnStack {}
struct UntilReady<N>(PhantomData<N>);
impl<N: ExprNode> Needs for UntilReady<N> {
    const BYTES: usize = N::PENDING.need(None).peak;
}
impl Place for OnStack {
    #[cfg_attr(not(unoptimised), inline(always))]
    fn with_ready<N: ExprNode, R>(node: N, f: impl FnOnce(N::Ready) -> R) -> R {
        const { gradients_on_stack(UntilReady::<N>::BYTES) };
        on_stack::<UntilReady<N>, R, _>(
            #[cfg_attr(not(unoptimised), inline(always))]
            // SAFETY: the room has the required memory, until `f` returns.
            |mut room| f(unsafe { node.ready(&mut room) }),
        )
    }
}
#[cfg(feature = "alloc")]
#[derive(Debug)]
pub(super) struct OnHeap;
#[cfg(feature = "alloc")]
#[diagnostic::do_not_recommend]
impl Sealed for OnHeap {}
#[cfg(feature = "alloc")]
impl Place for OnHeap {
    #[cfg_attr(not(unoptimised), inline(always))]
    fn with_ready<N: ExprNode, R>(node: N, f: impl FnOnce(N::Ready) -> R) -> R {
        crate::expr::temporaries::on_heap::<UntilReady<N>, R>(
            #[cfg_attr(not(unoptimised), inline(always))]
            // SAFETY: Bounds: the buffer has the bytes that `UntilReady` counts, until `f` returns.
            |mut room| f(unsafe { node.ready(&mut room) }),
        )
    }
}

/// An expression that `backward` can differentiate.
///
/// # Safety
/// `record` and `record_in_memory` take no more than `SAVED` and `PLACED` bytes.
#[diagnostic::on_unimplemented(
    message = "`backward`: an operation of this expression has no derivative",
    label = "the type of the expression, below, names its operations",
    note = "indices (`argmax`, `argsort`), integers, counts and `floor_divide` have none, in PyTorch, too; `x.detach()` makes an expression a constant",
    note = "`x.map(f).with_derivative(df)` is an elementwise operation of your own",
    note = "`w.sgd(lr)` is the weight or the bias of a layer, or the right factor of `mm`; elsewhere a variable: `w.requires_grad(&mut grad)`"
)]
pub unsafe trait Differentiable: ExprNode {
    #[doc(hidden)]
    type Tape: Tape<Elem = Self::Elem, Shape = Self::Shape>;
    /// The bytes of the results that are kept.
    #[doc(hidden)]
    const SAVED: usize;
    /// Computes the kernels.
    #[doc(hidden)]
    unsafe fn record(self, arena: &mut Arena) -> Self::Tape;
    /// As `record`, of an expression whose elements nobody asks for: the only call of the tape is `accept`, at once. Kernels
    /// that no derivative reads are not computed; if `LOADED`, because operations of other operands load their elements,
    /// these are zeros.
    #[doc(hidden)]
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn record_root<const LOADED: bool>(self, arena: &mut Arena) -> Self::Tape {
        // SAFETY: the caller's promise.
        unsafe { self.record(arena) }
    }
    /// The elements in memory.
    #[doc(hidden)]
    type InMemory: Materialized<Elem = Self::Elem, Shape = Self::Shape> + Copy;
    #[doc(hidden)]
    const PLACED: usize;
    /// Computes all elements, unless they are in memory.
    #[doc(hidden)]
    unsafe fn record_in_memory(self, arena: &mut Arena) -> (Self::Tape, Self::InMemory);
}

/// An expression whose kernels are computed, with places for their gradients.
///
/// # Safety
/// As for [`ExprNode`]; what `accept` takes from the arena is at most `GRADS` bytes. If the tape is `ASIDE`, `propagate` and
/// `add` write to its `PLACES` alone, which have the layouts `WRITTEN`, and `places` names those that no other code accesses.
pub unsafe trait Tape: ExprNode + Copy {
    /// The values of the elementwise operations at one index.
    type Values: Copy;
    /// The bytes of the gradients of kernels.
    const GRADS: usize;
    /// The element, and the values that lead to it.
    ///
    /// # Safety
    /// As for `load`.
    unsafe fn values(&self, index: &[usize; MAX_RANK]) -> (Self::Elem, Self::Values);
    /// As `values`, with these vectors. If `USUAL`, not for rare elements: for those it marks `rare`, and the values are
    /// wrong.
    ///
    /// # Safety
    /// As for `load`.
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn values_with<V: Vectors, const USUAL: bool>(
        &self,
        index: &[usize; MAX_RANK],
        _rare: &mut bool,
    ) -> (Self::Elem, Self::Values) {
        // SAFETY: Bounds: the caller's promise: an index of the shape.
        unsafe { self.values(index) }
    }
    /// Adds the gradient of an element to the gradients of the operands, or, if it is the `FIRST` one and the tape
    /// `WRITES`, writes it there.
    ///
    /// # Safety
    /// As for `load`.
    unsafe fn propagate<V: Vectors, const FIRST: bool>(
        &self,
        index: &[usize; MAX_RANK],
        values: Self::Values,
        grad: Self::Elem,
    );
    /// Takes memory for the gradients of the kernels, filled with 0, or `UNSET` if the tape `WRITES`.
    ///
    /// # Safety
    /// The arena has `GRADS` bytes. If `UNSET`, `propagate` writes each element.
    unsafe fn begin<const UNSET: bool>(&mut self, arena: &mut Arena);
    /// Whether the gradients have one kernel to go to, each to an element of its own, so that they need no 0 to be
    /// added to.
    const WRITES: bool = false;
    /// The places that the gradients of an element are added to, of those that `collect` puts aside.
    const PLACES: usize = 0;
    /// Their layouts.
    const WRITTEN: Operands = Operands::NONE;
    /// Whether `collect` puts all gradients aside, so that nothing is lost if it is called again.
    const ASIDE: bool = false;
    /// Gradients of a block of elements, for each place.
    type Block;
    /// As `propagate`, for element `i` of a block: the gradients are put aside, for `add`, or added to those that are
    /// there if `SUM`. If `USUAL`, the element is not rare.
    ///
    /// # Safety
    /// As for `propagate`; the block has memory, and `i` is less than `BLOCK`. If `SUM`, `collect` was called with it.
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn collect<V: Vectors, const USUAL: bool, const SUM: bool>(
        &self,
        _block: *mut Self::Block,
        _i: usize,
        index: &[usize; MAX_RANK],
        values: Self::Values,
        grad: Self::Elem,
    ) {
        // SAFETY: Bounds: the caller's promise: an index of the shape.
        unsafe { self.propagate::<V, false>(index, values, grad) }
    }
    /// Adds the gradients of `count` elements from the index on, along an axis.
    ///
    /// # Safety
    /// The plan visits their indices, and `collect` was called with each.
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn add(
        &self,
        _block: *const Self::Block,
        _count: usize,
        _index: &[usize; MAX_RANK],
        _axis: usize,
    ) {
    }
    /// As `add`, of a row along `axes[1]`, of several along `axes[0]`: gradients of places that have one element along
    /// that are added to `sums`, or written there if they are the `first`.
    ///
    /// # Safety
    /// As for `add`; the sums have memory, and those of the first row were written.
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn add_row(
        &self,
        _blocks: (*const Self::Block, *mut Self::Block),
        _first: bool,
        _count: usize,
        _index: &[usize; MAX_RANK],
        _axes: [usize; 2],
    ) {
    }
    /// Adds the sums of the rows from the index on.
    ///
    /// # Safety
    /// As for `add_row`, which was called with each row.
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn add_sums(
        &self,
        _sums: *const Self::Block,
        _count: usize,
        _index: &[usize; MAX_RANK],
        _axes: [usize; 2],
    ) {
    }
    /// Names the memory of each place, unless other code may access it meanwhile.
    #[cfg(feature = "rayon")]
    #[cfg_attr(not(unoptimised), inline(always))]
    fn places(&self, _: &mut Places) {}
    /// Propagates the gradients of the kernels to their operands.
    ///
    /// # Safety
    /// As above, less what `begin` took.
    unsafe fn finish<P: Place>(self, arena: &mut Arena);
    /// Adds to the gradients of the variables, from the gradient of each element. The gradient's shape broadcasts to
    /// that of the expression.
    ///
    /// # Safety
    /// The arena has `GRADS` bytes.
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn accept<P: Place, G: ExprNode<Elem = Self::Elem>>(self, grad: G, arena: &mut Arena) {
        // SAFETY: the caller's promise.
        unsafe { sweep::<Self, P, G>(self, grad, arena) }
    }
    /// As `accept`, from a gradient that is the product of two factors in memory.
    ///
    /// # Safety
    /// As for `accept`.
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn accept_product<P: Place, Of, A, B>(self, a: A, b: B, arena: &mut Arena)
    where
        Of: Multiply<A, B> + Multiply<A::Ready, B::Ready>,
        A: ExprNode<Elem = Self::Elem>,
        B: ExprNode<Elem = Self::Elem>,
        Self::Elem: Real,
    {
        // SAFETY: the caller's promise.
        unsafe { self.accept::<P, _>(Product::<Of, A, B, Self::Shape>::new(a, b), arena) }
    }
}

/// The memory of the places of a tape.
#[cfg(feature = "rayon")]
#[derive(Debug)]
pub struct Places {
    /// The addresses of the first element and of the end.
    spans: [[usize; 2]; Self::MOST],
    count: usize,
}
#[cfg(feature = "rayon")]
impl Places {
    /// The largest number of places of a sweep that is split.
    const MOST: usize = 8;
    /// One place more: `elements` from the first one on.
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(super) fn name<T>(&mut self, first: *const T, elements: usize) {
        if let Some(span) = self.spans.get_mut(self.count) {
            *span = [
                first.addr(),
                first
                    .addr()
                    .saturating_add(elements.saturating_mul(size_of::<T>())),
            ];
        }
        self.count += 1;
    }
    /// Whether parts that write different elements of each place write different elements of all: two places have no
    /// element in common, or they have the same elements at the same indices.
    fn separate(&self, alike: bool) -> bool {
        let Some(spans) = self.spans.get(..self.count) else {
            return false;
        };
        (spans.iter().enumerate()).all(|(i, [first, end])| {
            (spans[..i].iter())
                .all(|[other, last]| end <= other || last <= first || alike && first == other)
        })
    }
}

/// The plan that visits the elements of a tape together with their gradients.
struct Sweep<T, G>(PhantomData<(T, G)>);
impl<T: Tape, G: ExprNode> Walk for Sweep<T, G> {
    const PLAN: Plan = match Self::CROSSED {
        Some(plan) => plan,
        None => Self::STRAIGHT,
    };
}
impl<T: Tape, G: ExprNode> Sweep<T, G> {
    const OPERANDS: Operands = T::OPERANDS.and(&G::OPERANDS);
    const STRAIGHT: Plan = Plan::new(&<T::Shape as Shape>::PADDED, &Self::OPERANDS);
    /// The loops for operands that are transposed with respect to the innermost loop, in tiles, if the tensor exceeds
    /// the first-level cache. On an AMD EPYC (Zen 3), the gradients of `(x.t() * x).sum()` of 256 by 256 elements take
    /// 158 µs instead of 443.
    const CROSSED: Option<Plan> = {
        let bytes = <T::Shape as Shape>::NUMEL.saturating_mul(size_of::<T::Elem>());
        match Self::STRAIGHT.crossed(&Self::OPERANDS) {
            // Of gradients that are added up in one element, many are added up at a time.
            Some(plan)
                if VECTORS
                    && bytes >= 1 << 15
                    && plan.tiled()
                    && !T::WRITTEN.repeats(plan.axis[MAX_RANK - 1])
                    && !T::WRITTEN.repeats(plan.axis[MAX_RANK - 2]) =>
            {
                Some(plan)
            }
            _ => None,
        }
    };
    /// Calls `f` with the first index of each innermost loop, or of each row of a tile, its axis and the range along it.
    #[cfg_attr(not(unoptimised), inline(always))]
    fn runs(part: Range<usize>, mut f: impl FnMut(&[usize; MAX_RANK], usize, Range<usize>)) {
        if const { Self::CROSSED.is_none() } {
            return Self::walk_runs(part, f);
        }
        let [row, column] = const { [Self::PLAN.axis[6], Self::PLAN.axis[7]] };
        tiles::<Self>(
            part,
            [LANES; 2],
            #[cfg_attr(not(unoptimised), inline(always))]
            |mut index, [rows, columns]| {
                let [i, j] = [index[row], index[column]];
                for r in 0..rows {
                    index[row] = index!(i + r);
                    f(&index, column, j..index!(j + columns));
                }
            },
        );
    }
}

/// One pass over an elementwise expression, then its kernels.
///
/// # Safety
/// As for [`Tape::accept`].
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) unsafe fn sweep<T: Tape, P: Place, G: ExprNode<Elem = T::Elem>>(
    mut tape: T,
    grad: G,
    arena: &mut Arena,
) {
    if !const { T::RequiresGrad::VALUE } {
        return;
    }
    // SAFETY: the caller's promise; the plan visits indices of the expression, to which the gradient broadcasts.
    unsafe {
        if const { T::WRITES && !Sweep::<T, G::Ready>::IN_BLOCKS } {
            tape.begin::<true>(arena);
        } else {
            tape.begin::<false>(arena);
        }
        P::with_ready(
            grad,
            #[cfg_attr(not(unoptimised), inline(always))]
            |grad| swept::<T, G::Ready>(tape, grad),
        );
        tape.finish::<P>(arena);
    }
}
/// # Safety
/// As for [`sweep`].
#[inline(never)]
pub(super) unsafe fn swept<T: Tape, G: ExprNode<Elem = T::Elem>>(tape: T, grad: G) {
    #[cfg(feature = "rayon")]
    let (_alone, tape, grad) = {
        let both = (tape, grad);
        let alone = if T::is_shared() && G::is_shared() && is_plain::<T::Elem>() {
            let split = only::<IsSplit<T, G>, _, _>(
                #[cfg_attr(not(unoptimised), inline(always))]
                || swept_in_parts(&both),
            );
            match split {
                Some(Ok(())) => return,
                Some(Err(alone)) => alone,
                None => None,
            }
        } else {
            None
        };
        (alone, both.0, both.1)
    };
    // By value: that no element written is a pointer of theirs, the compiler knows of the operand alone.
    let both = (tape, grad);
    let all = Swept::<true>(0..0);
    with_vectors::<ComputeBound, _, _>(const { <T::Shape as Shape>::NUMEL }, &both, all);
}
/// Whether a sweep may be worth several threads, each of which adds to elements of its own.
#[cfg(feature = "rayon")]
struct IsSplit<T, G>(PhantomData<(T, G)>);
#[cfg(feature = "rayon")]
impl<T: Tape, G: ExprNode<Elem = T::Elem>> Condition for IsSplit<T, G> {
    const HOLDS: bool = T::ASIDE
        && T::PLACES > 0
        && Sweep::<T, G>::WORK >= AWAKE_FROM
        && Sweep::<T, G>::STEPS > 1
        && T::WRITTEN.separate(&Sweep::<T, G>::PLAN, Sweep::<T, G>::SPLIT);
}
/// A sweep on several threads, unless the calling thread is to do it alone.
#[cfg(feature = "rayon")]
fn swept_in_parts<T: Tape, G: ExprNode<Elem = T::Elem>>(
    both: &(T, G),
) -> Result<(), Option<Alone>> {
    let mut places = Places {
        spans: [[0; 2]; Places::MOST],
        count: 0,
    };
    both.0.places(&mut places);
    if places.count != T::PLACES || !places.separate(const { T::WRITTEN.alike() }) {
        return Err(None);
    }
    let (steps, work) = const { (Sweep::<T, G>::STEPS, Sweep::<T, G>::WORK) };
    let others = Others::of_work(work).map_err(Some)?;
    let mut part = part_of(steps, work);
    if const { Sweep::<T, G>::SPLIT == MAX_RANK - 1 } {
        // The blocks of one thread: rare elements decide how all of a block are computed.
        part = part.next_multiple_of(BLOCK);
    }
    // SAFETY: the elements are plain numbers, computed by operations of this crate. `collect` puts all gradients aside,
    // so that places alone are written; no other code accesses these, and the parts write different elements of them.
    unsafe {
        others.split(steps, part, |_, part| {
            // Initialisation: a copy that is read alone, while the original is borrowed, and is not dropped. As above,
            // the compiler knows of it that no element written is a pointer of its.
            let mut copy = MaybeUninit::<(T, G)>::uninit();
            copy.as_mut_ptr().copy_from_nonoverlapping(both, 1);
            with_vectors::<ComputeBound, _, _>(
                const { <T::Shape as Shape>::NUMEL },
                copy.assume_init_ref(),
                Swept::<false>(part),
            );
        });
    }
    Ok(())
}
/// The loop of a sweep: over `ALL` steps, or over a range of them.
struct Swept<const ALL: bool>(Range<usize>);
impl<T: Tape, G: ExprNode<Elem = T::Elem>, const ALL: bool> Loop<(T, G), ()> for Swept<ALL> {
    #[cfg_attr(not(unoptimised), inline(always))]
    fn run<V: Vectors>(self, (tape, grad): &(T, G)) {
        let steps = if ALL {
            const { 0..Sweep::<T, G>::STEPS }
        } else {
            self.0
        };
        let rows = only::<InRows<T, G>, _, _>(
            #[cfg_attr(not(unoptimised), inline(always))]
            // SAFETY: the caller of `swept` promises what `in_rows` requires.
            || unsafe { Sweep::in_rows::<V>(steps.clone(), tape, grad) },
        );
        if rows.is_some() {
            return;
        }
        if const { Sweep::<T, G>::IN_BLOCKS } {
            // SAFETY: the caller of `swept` promises what `in_blocks` requires.
            unsafe { Sweep::in_blocks::<V>(steps, tape, grad) }
            return;
        }
        Sweep::<T, G>::runs(
            steps,
            #[cfg_attr(not(unoptimised), inline(always))]
            |index, axis, run| {
                let mut index = *index;
                for i in run {
                    index[axis] = i;
                    // SAFETY: the promise of the caller of `swept`.
                    unsafe {
                        let (values, grad) = Sweep::<T, G>::both::<V>(tape, grad, &index);
                        if const { T::WRITES } {
                            tape.propagate::<V, true>(&index, values, grad);
                        } else {
                            tape.propagate::<V, false>(&index, values, grad);
                        }
                    }
                }
            },
        );
    }
}

/// The rows that are added up at a time where many are added to one: the sum of all in sequence is as inaccurate as it
/// is long. Fewer than twice as many are added to it one by one.
const ROWS: usize = 256;
/// The blocks of each row: of longer rows than that, a part of all rows is added up before the next part.
const ABREAST: usize = if VECTORS { 4 } else { 1 };
struct InRows<T, G>(PhantomData<(T, G)>);
impl<T: Tape, G: ExprNode<Elem = T::Elem>> Condition for InRows<T, G> {
    const HOLDS: bool = !T::WRITES
        // Blocks are on the stack.
        && size_of::<T::Block>() <= 1 << 15
        && Sweep::<T, G>::PLAN.extent[MAX_RANK - 2] >= 2 * ROWS
        && T::WRITTEN.repeats(Sweep::<T, G>::PLAN.axis[MAX_RANK - 2]);
}

/// The sums that gradients of one element are added up in.
const LANES: usize = 16;
/// The elements of a block.
pub(super) const BLOCK: usize = 256;
/// The gradients of the elements of a block, for one place.
pub(super) type Gradients<T> = [MaybeUninit<T>; BLOCK];
/// Puts aside the gradient of element `i` of a block, or adds it to the one that is there if `SUM`.
///
/// # Safety
/// `i` is less than `BLOCK`; the block has memory, and a gradient there if `SUM`.
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) unsafe fn collect<T: GradientElement, const SUM: bool>(
    block: *mut Gradients<T>,
    i: usize,
    grad: T,
) {
    // SAFETY: the caller's promise.
    unsafe {
        let at = block.cast::<T>().add(i);
        at.write(if SUM { at.read().plus(grad) } else { grad });
    }
}
/// Adds gradients that `collect` has put aside to the elements from `first` on, `step` apart. Those of one element are
/// added up in lanes.
///
/// # Safety
/// There are `count` of them, and memory for each.
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) unsafe fn add<T: GradientElement>(
    block: *const Gradients<T>,
    count: usize,
    first: *mut T,
    step: usize,
) {
    // SAFETY: the caller's promise.
    unsafe {
        // The block is its own memory: a slice of it is read while elements elsewhere are written.
        let grads = core::slice::from_raw_parts(block.cast::<T>(), count);
        if step > 0 {
            for (i, grad) in grads.iter().numbered() {
                let at = first.add(index!(i * step));
                at.write(at.read().plus(*grad));
            }
            return;
        }
        let mut lanes = [T::zero(); LANES];
        let (whole, rest) = grads.as_chunks::<LANES>();
        for grads in whole {
            for (lane, grad) in lanes.iter_mut().zip(grads) {
                *lane = lane.plus(*grad);
            }
        }
        for (lane, grad) in lanes.iter_mut().zip(rest) {
            *lane = lane.plus(*grad);
        }
        first.write(first.read().plus(join_halves(lanes, T::plus)));
    }
}

/// Adds gradients that `collect` has put aside to sums, or writes the first ones there.
///
/// # Safety
/// There are `count` of them, and as many sums, unless they are the first ones.
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) unsafe fn add_to_sums<T: GradientElement>(
    (block, sums): (*const Gradients<T>, *mut Gradients<T>),
    first: bool,
    count: usize,
) {
    let (block, sums) = (block.cast::<T>(), sums.cast::<T>());
    // SAFETY: the caller's promise.
    unsafe {
        if first {
            sums.copy_from_nonoverlapping(block, count);
            return;
        }
        for i in 0..count {
            let at = sums.add(i);
            at.write(at.read().plus(block.add(i).read()));
        }
    }
}

impl<T: Tape, G: ExprNode<Elem = T::Elem>> Sweep<T, G> {
    /// Whether gradients are put aside for a block of elements, then added, place by place. One loop that does both is
    /// not one over vectors where it adds to places that may be the same, as those of a variable that occurs twice, or
    /// to one place from each element.
    const IN_BLOCKS: bool = VECTORS
        && (!T::WRITES && (T::PLACES > 1 || T::WRITTEN.repeats(Self::PLAN.axis[MAX_RANK - 1]))
            || Self::RARE)
        && !T::OPERANDS.is_crowded()
        && Self::PLAN.extent[MAX_RANK - 1] >= 16;

    /// Whether rare elements need a call: a loop over usual ones then comes first, as in `expr/slow_path.rs`.
    const RARE: bool = VECTORS && (T::RARE && G::AGAIN || G::RARE && T::AGAIN) && T::ASIDE;
    /// The cost, in additions of an element: expensive functions come with their derivatives. On an AMD EPYC (Zen 3), the
    /// value and the gradients of `tanh(sin(exp(a)))` of 65536 numbers take 600 µs, those of `relu` 9.
    #[cfg(feature = "rayon")]
    const WORK: usize = if T::HEAVY || G::HEAVY {
        <T::Shape as Shape>::NUMEL.saturating_mul(16)
    } else {
        <T::Shape as Shape>::NUMEL / 2
    };
    /// Whether values are computed with vectors that fuse.
    const fn fuses<V: Vectors>() -> bool {
        (T::HEAVY || G::HEAVY) && V::FUSED
    }

    /// The values at an index and the gradient.
    ///
    /// # Safety
    /// The index is one of the plan.
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn both<V: Vectors>(
        tape: &T,
        grad: &G,
        index: &[usize; MAX_RANK],
    ) -> (T::Values, T::Elem) {
        // SAFETY: the caller's promise.
        unsafe {
            if const { Self::fuses::<V>() } {
                let (_, values) = tape.values_with::<V, false>(index, &mut false);
                (values, grad.load_with::<V>(index))
            } else {
                let (_, values) = tape.values(index);
                (values, grad.load(index))
            }
        }
    }

    /// Puts aside the gradients of `count` elements from the index `first` on, along an axis, or adds them to those that
    /// are there if `SUM`, where none are `RARE`.
    ///
    /// # Safety
    /// The plan visits their indices; the block has memory for them, and gradients there if `SUM`.
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn put_aside<V: Vectors, const SUM: bool>(
        (tape, grad): (&T, &G),
        block: *mut T::Block,
        count: usize,
        first: &[usize; MAX_RANK],
        axis: usize,
    ) {
        let mut at = *first;
        let mut rare = !const { Self::RARE };
        if const { Self::RARE } {
            for i in 0..count {
                at[axis] = index!(first[axis] + i);
                // SAFETY: the caller's promise; `i` is less than `BLOCK`.
                unsafe {
                    let (_, values) = tape.values_with::<V, true>(&at, &mut rare);
                    let grad = grad.load_usual::<V>(&at, &mut rare);
                    tape.collect::<V, true, false>(block, i, &at, values, grad);
                }
            }
        }
        if rare {
            for i in 0..count {
                at[axis] = index!(first[axis] + i);
                // SAFETY: the caller's promise; `i` is less than `BLOCK`.
                unsafe {
                    let (values, grad) = Self::both::<V>(tape, grad, &at);
                    tape.collect::<V, false, SUM>(block, i, &at, values, grad);
                }
            }
        }
    }

    /// In tiles of `ROWS` rows, of which those that are added to one are added up first.
    ///
    /// # Safety
    /// As for [`sweep`].
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn in_rows<V: Vectors>(part: Range<usize>, tape: &T, grad: &G) {
        let axes = const { [Self::PLAN.axis[MAX_RANK - 2], Self::PLAN.axis[MAX_RANK - 1]] };
        let both = (tape, grad);
        tiles::<Self>(
            part,
            [ROWS, ABREAST * BLOCK],
            #[cfg_attr(not(unoptimised), inline(always))]
            |first, [rows, columns]| {
                let mut block = MaybeUninit::<T::Block>::uninit();
                let mut sums = [const { MaybeUninit::<T::Block>::uninit() }; ABREAST];
                let mut at = first;
                for row in 0..rows {
                    at[axes[0]] = index!(first[axes[0]] + row);
                    at[axes[1]] = first[axes[1]];
                    let mut left = columns;
                    for sums in &mut sums {
                        let (block, sums) = (block.as_mut_ptr(), sums.as_mut_ptr());
                        let count = left.min(BLOCK);
                        // SAFETY: the caller's promise: the plan visits the indices of the tile, whose rows have at most
                        // a block for each of the sums. The first row writes these.
                        unsafe {
                            if const { T::PLACES > 1 || Self::RARE } {
                                Self::put_aside::<V, false>(both, block, count, &at, axes[1]);
                                tape.add_row((block, sums), row == 0, count, &at, axes);
                            } else if row == 0 {
                                Self::put_aside::<V, false>(both, sums, count, &at, axes[1]);
                            } else {
                                Self::put_aside::<V, true>(both, sums, count, &at, axes[1]);
                            }
                        }
                        at[axes[1]] = index!(at[axes[1]] + count);
                        left = index!(left - count);
                        if left == 0 {
                            break;
                        }
                    }
                }
                at = first;
                let mut left = columns;
                for sums in &sums {
                    let count = left.min(BLOCK);
                    // SAFETY: the caller's promise; a tile has at least one row, which has these elements.
                    unsafe { tape.add_sums(sums.as_ptr(), count, &at, axes) }
                    at[axes[1]] = index!(at[axes[1]] + count);
                    left = index!(left - count);
                    if left == 0 {
                        break;
                    }
                }
            },
        );
    }

    /// # Safety
    /// As for [`sweep`].
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn in_blocks<V: Vectors>(part: Range<usize>, tape: &T, grad: &G) {
        Self::runs(
            part,
            #[cfg_attr(not(unoptimised), inline(always))]
            |index, axis, run| {
                let mut block = MaybeUninit::<T::Block>::uninit();
                let block = block.as_mut_ptr();
                let mut first = *index;
                first[axis] = run.start;
                while first[axis] < run.end {
                    let count = index!(run.end - first[axis]).min(BLOCK);
                    // SAFETY: the caller's promise; there are at most `BLOCK` elements.
                    unsafe { Self::put_aside::<V, false>((tape, grad), block, count, &first, axis) }
                    // SAFETY: the caller's promise; the gradients are those put aside.
                    unsafe { tape.add(block, count, &first, axis) }
                    first[axis] = index!(first[axis] + count);
                }
            },
        );
    }
}

// ------------------------------------------------------------------ forwarding

// The part of an impl of `Differentiable` that computes the elements into the arena.
macro_rules! in_arena {
    () => {
        type InMemory = $crate::grad::tape::SavedTensor<Self::Elem, Self::Shape>;
        const PLACED: usize = Self::SAVED
            + $crate::grad::bytes::<Self::Elem>(<Self::Shape as $crate::shape::Shape>::NUMEL);
        #[cfg_attr(not(unoptimised), inline(always))]
        unsafe fn record_in_memory(self, arena: &mut Arena) -> (Self::Tape, Self::InMemory) {
            // SAFETY: Bounds: the arena has `PLACED` bytes: those of the record, and of the elements.
            unsafe {
                let tape = self.record(arena);
                let at: *mut Self::Elem = arena.take(<Self::Shape as $crate::shape::Shape>::NUMEL);
                $crate::expr::store_from::<Self::Tape, $crate::layout::Contiguous<Self::Shape>>(
                    at, tape, true,
                );
                (tape, $crate::expr::Leaf::new(at))
            }
        }
    };
}
pub(super) use in_arena;

// Elementwise nodes, of whose operands each is recorded: generics, the node, its tape, bounds, the operands, and the
// tape of theirs; then, that of the root of an expression, if elements of an operand may be missing there.
macro_rules! recorded {
    ($(
        [$($g:tt)*] $Node:ty => $Tape:ty $(, [$($bound:tt)*])?;
        $($A:ident $a:ident),+; |$this:ident| $tape:expr;
        $(root($arena:ident): $root:expr;)?
    )*) => { $(
        // SAFETY: Bounds: `SAVED` counts the bytes that the operands take.
        #[diagnostic::do_not_recommend]
        unsafe impl<$($g)*> Differentiable for $Node $( where $($bound)* )? {
            type Tape = $Tape;
            const SAVED: usize = 0 $( + <$A as Differentiable>::SAVED )+;
            #[cfg_attr(not(unoptimised), inline(always))]
            unsafe fn record(self, arena: &mut Arena) -> Self::Tape {
                let $this = self;
                // SAFETY: Bounds: the arena has the bytes of each operand.
                $( let $a = unsafe { $this.$a.record(arena) }; )+
                $tape
            }
            $(
                #[cfg_attr(not(unoptimised), inline(always))]
                unsafe fn record_root<const LOADED: bool>(self, $arena: &mut Arena) -> Self::Tape {
                    let $this = self;
                    $root
                }
            )?
            $crate::grad::tape::in_arena!();
        }
    )* };
}
pub(super) use recorded;

// Tapes of nodes of one operand `a`, whose element at each index is the one needed: generics, the node, the operand,
// the values, whether it writes, and bounds; the element and the values from those of the operand; and the values and
// the gradient of the operand from those of the node.
macro_rules! one_operand {
    (@usual $all:expr) => { $all };
    (@usual $all:expr, $usual:expr) => { $usual };
    ($(
        [$($g:tt)*] $Node:ty, $A:ident, $Values:ty, $writes:expr $(, [$($bound:tt)*])?;
        |$this:ident, $x:ident, $inner:ident| $values:expr;
        |$back:pat_param, $grad:ident| $gradient:expr;
        $(usual($rare:ident) $usual:expr; $usual_gradient:expr;)?
    )*) => { $(
        // SAFETY: Bounds: it takes what the operand takes.
        #[diagnostic::do_not_recommend]
        unsafe impl<$($g)*> Tape for $Node $( where $($bound)* )? {
            type Values = $Values;
            const PLACES: usize = $A::PLACES;
            const ASIDE: bool = $A::ASIDE;
            const WRITTEN: Operands = $A::WRITTEN;
            const WRITES: bool = $writes;
            const GRADS: usize = $A::GRADS;
            type Block = $A::Block;
            #[cfg_attr(not(unoptimised), inline(always))]
            unsafe fn values(&self, index: &[usize; MAX_RANK]) -> (Self::Elem, Self::Values) {
                let $this = self;
                // SAFETY: Bounds: an index of the shape is one of the operand.
                let ($x, $inner) = unsafe { $this.a.values(index) };
                $values
            }
            #[cfg_attr(not(unoptimised), inline(always))]
            unsafe fn values_with<V: crate::expr::simd_dispatch::Vectors, const USUAL: bool>(
                &self,
                index: &[usize; MAX_RANK],
                rare: &mut bool,
            ) -> (Self::Elem, Self::Values) {
                let $this = self;
                // SAFETY: Bounds: an index of the shape is one of the operand.
                let ($x, $inner) = unsafe { $this.a.values_with::<V, USUAL>(index, rare) };
                $( let $rare = rare; )?
                $crate::grad::tape::one_operand!(@usual $values $(, $usual)?)
            }
            #[cfg_attr(not(unoptimised), inline(always))]
            unsafe fn propagate<V: $crate::expr::simd_dispatch::Vectors, const FIRST: bool>(
                &self,
                index: &[usize; MAX_RANK],
                $back: Self::Values,
                $grad: Self::Elem,
            ) {
                if const { $A::RequiresGrad::VALUE } {
                    let $this = self;
                    let (values, grad) = $gradient;
                    // SAFETY: Bounds: an index of the shape is one of the operand.
                    unsafe { $this.a.propagate::<V, FIRST>(index, values, grad) }
                }
            }
            #[cfg_attr(not(unoptimised), inline(always))]
            unsafe fn collect<V: $crate::expr::simd_dispatch::Vectors, const USUAL: bool, const SUM: bool>(
                &self,
                block: *mut Self::Block,
                i: usize,
                index: &[usize; MAX_RANK],
                $back: Self::Values,
                $grad: Self::Elem,
            ) {
                if const { $A::RequiresGrad::VALUE } {
                    let $this = self;
                    let (values, grad) = if USUAL {
                        $crate::grad::tape::one_operand!(@usual $gradient $(, $usual_gradient)?)
                    } else {
                        $gradient
                    };
                    // SAFETY: Bounds: an index of the shape is one of the operand, and the block is that of the
                    // operand.
                    unsafe { $this.a.collect::<V, USUAL, SUM>(block, i, index, values, grad) }
                }
            }
            #[cfg_attr(not(unoptimised), inline(always))]
            unsafe fn add(
                &self,
                block: *const Self::Block,
                count: usize,
                index: &[usize; MAX_RANK],
                axis: usize,
            ) {
                // SAFETY: Bounds, initialisation: `collect` has put aside the operand's gradients.
                unsafe { self.a.add(block, count, index, axis) }
            }
            #[cfg_attr(not(unoptimised), inline(always))]
            unsafe fn add_row(
                &self,
                blocks: (*const Self::Block, *mut Self::Block),
                first: bool,
                count: usize,
                index: &[usize; MAX_RANK],
                axes: [usize; 2],
            ) {
                // SAFETY: Bounds, initialisation: `collect` has put aside the operand's gradients.
                unsafe { self.a.add_row(blocks, first, count, index, axes) }
            }
            #[cfg_attr(not(unoptimised), inline(always))]
            unsafe fn add_sums(
                &self,
                sums: *const Self::Block,
                count: usize,
                index: &[usize; MAX_RANK],
                axes: [usize; 2],
            ) {
                // SAFETY: Bounds, initialisation: `add_row` has added up the operand's gradients.
                unsafe { self.a.add_sums(sums, count, index, axes) }
            }
            #[cfg_attr(not(unoptimised), inline(always))]
            #[cfg(feature = "rayon")]
            fn places(&self, places: &mut $crate::grad::tape::Places) {
                self.a.places(places);
            }
            #[cfg_attr(not(unoptimised), inline(always))]
            unsafe fn begin<const UNSET: bool>(&mut self, arena: &mut Arena) {
                // SAFETY: Bounds: the arena has the operand's bytes.
                unsafe { self.a.begin::<UNSET>(arena) }
            }
            #[cfg_attr(not(unoptimised), inline(always))]
            unsafe fn finish<P: Place>(self, arena: &mut Arena) {
                // SAFETY: Bounds: the arena has the operand's bytes.
                unsafe { self.a.finish::<P>(arena) }
            }
        }
    )* };
}
pub(super) use one_operand;

// The values of a tape whose elements are loaded: nothing leads to them.
macro_rules! loaded_values {
    () => {
        type Values = ();
        #[cfg_attr(not(unoptimised), inline(always))]
        unsafe fn values(&self, index: &[usize; MAX_RANK]) -> (Self::Elem, ()) {
            // SAFETY: Bounds: the caller's promise: an index of the shape.
            (unsafe { ExprNode::load(self, index) }, ())
        }
    };
}
pub(super) use loaded_values;

// The blocks of a tape whose gradients are in memory: `grad_at`, at these steps.
macro_rules! gradients_in_memory {
    ($steps:expr) => {
        type Block = $crate::grad::tape::Gradients<Self::Elem>;
        const ASIDE: bool = true;
        #[cfg_attr(not(unoptimised), inline(always))]
        unsafe fn collect<
            V: $crate::expr::simd_dispatch::Vectors,
            const USUAL: bool,
            const SUM: bool,
        >(
            &self,
            block: *mut Self::Block,
            i: usize,
            _: &[usize; MAX_RANK],
            _: (),
            grad: Self::Elem,
        ) {
            // SAFETY: Bounds, initialisation: the caller's promise: `i` is less than `BLOCK`.
            unsafe { $crate::grad::tape::collect::<_, SUM>(block, i, grad) }
        }
        #[cfg_attr(not(unoptimised), inline(always))]
        unsafe fn add(
            &self,
            block: *const Self::Block,
            count: usize,
            index: &[usize; MAX_RANK],
            axis: usize,
        ) {
            let step = const { $steps }[axis];
            // SAFETY: Bounds, initialisation: the caller's promise: there is a gradient for each index that the plan
            // visits, and `collect` was called with each.
            unsafe { $crate::grad::tape::add(block, count, self.grad_at(index), step) }
        }
        #[cfg_attr(not(unoptimised), inline(always))]
        unsafe fn add_row(
            &self,
            blocks: (*const Self::Block, *mut Self::Block),
            first: bool,
            count: usize,
            index: &[usize; MAX_RANK],
            axes: [usize; 2],
        ) {
            // SAFETY: Bounds, initialisation: the caller's promise.
            unsafe {
                if const { $steps }[axes[0]] == 0 {
                    $crate::grad::tape::add_to_sums(blocks, first, count);
                } else {
                    self.add(blocks.0, count, index, axes[1]);
                }
            }
        }
        #[cfg_attr(not(unoptimised), inline(always))]
        unsafe fn add_sums(
            &self,
            sums: *const Self::Block,
            count: usize,
            index: &[usize; MAX_RANK],
            axes: [usize; 2],
        ) {
            if const { $steps }[axes[0]] == 0 {
                // SAFETY: Bounds, initialisation: the caller's promise: there is a sum of each of the elements.
                unsafe { self.add(sums, count, index, axes[1]) }
            }
        }
    };
}
pub(super) use gradients_in_memory;

// ------------------------------------------------------------------ constants

// Nodes that are constants of an expression: nothing is propagated.
macro_rules! constant {
    ($([$($g:tt)*] $N:ty;)*) => { $(
        // SAFETY: it takes nothing.
        #[diagnostic::do_not_recommend]
        unsafe impl<$($g)*> Tape for $N {
            loaded_values!();
            type Block = ();
            const ASIDE: bool = true;
            const GRADS: usize = 0;
            #[cfg_attr(not(unoptimised), inline(always))]
            unsafe fn propagate<V: $crate::expr::simd_dispatch::Vectors, const FIRST: bool>(&self, _: &[usize; MAX_RANK], _: (), _: Self::Elem) {}
            #[cfg_attr(not(unoptimised), inline(always))]
            unsafe fn begin<const UNSET: bool>(&mut self, _: &mut Arena) {}
            #[cfg_attr(not(unoptimised), inline(always))]
            unsafe fn finish<P: Place>(self, _: &mut Arena) {}
            #[cfg_attr(not(unoptimised), inline(always))]
            unsafe fn accept<P: Place, G: ExprNode<Elem = Self::Elem>>(self, _: G, _: &mut Arena) {}
        }
    )* };
}
constant! {
    ['a, T: Element, Sh: Shape, St: Shape] Leaf<'a, T, Sh, St>;
    [T: Element, M: Memory] Scalar<T, M>;
}

// SAFETY: it takes nothing.
#[diagnostic::do_not_recommend]
unsafe impl<T: Element, Sh: Shape, St: Shape> Differentiable for Leaf<'_, T, Sh, St> {
    type Tape = Self;
    const SAVED: usize = 0;
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn record(self, _: &mut Arena) -> Self {
        self
    }
    type InMemory = Self;
    const PLACED: usize = 0;
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn record_in_memory(self, _: &mut Arena) -> (Self, Self) {
        (self, self)
    }
}
// SAFETY: it takes one element at most.
#[diagnostic::do_not_recommend]
unsafe impl<T: Element, M: Memory> Differentiable for Scalar<T, M> {
    type Tape = Self;
    const SAVED: usize = 0;
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn record(self, _: &mut Arena) -> Self {
        self
    }
    type InMemory = SavedTensor<T, ()>;
    const PLACED: usize = bytes::<T>(1);
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn record_in_memory(self, arena: &mut Arena) -> (Self, Self::InMemory) {
        let at: *mut T = arena.take(1);
        // SAFETY: memory for one element.
        unsafe {
            at.write(self.0);
            (self, Leaf::new(at))
        }
    }
}

/// A result or a gradient in the arena.
pub(super) type SavedTensor<T, S> = Leaf<'static, T, S, <Contiguous<S> as Layout>::Strides>;

/// The elements of an expression in the arena.
///
/// # Safety
/// The arena has memory for them, and for the kernels of the expression there is room on the stack or heap.
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) unsafe fn kept<N: ExprNode>(
    node: N,
    arena: &mut Arena,
) -> SavedTensor<N::Elem, N::Shape> {
    let at: *mut N::Elem = arena.take(<N::Shape as Shape>::NUMEL);
    // SAFETY: memory for an element of each index of the contiguous layout.
    unsafe {
        write_from::<N, Contiguous<N::Shape>, true>(at, node);
        Leaf::new(at)
    }
}

/// An expression as a constant of a larger one.
#[derive(Clone, Copy, Debug)]
pub struct Detached<N> {
    pub(crate) a: N,
}
#[diagnostic::do_not_recommend]
impl<N> Sealed for Detached<N> {}
#[diagnostic::do_not_recommend]
// SAFETY: the operand's promise.
unsafe impl<N: ExprNode> ExprNode for Detached<N> {
    type Elem = N::Elem;
    type Shape = N::Shape;
    type Memory = N::Memory;
    type RequiresGrad = False;
    const OPERANDS: Operands = N::OPERANDS;
    const HEAVY: bool = N::HEAVY;
    structural! { Detached<N::Ready>; N a; |_this| Detached { a } }
    #[cfg(feature = "rayon")]
    fn is_shared() -> bool {
        N::is_shared()
    }
    loads!(a);
}
// Constants whose elements are computed, or copied, once: an owned operand, so that what refers to it is `Copy`.
macro_rules! constants_in_arena {
    ($([$($g:tt)*] $N:ty;)*) => { $(
        // SAFETY: Bounds: `SAVED` and `PLACED` count its elements.
        #[diagnostic::do_not_recommend]
        unsafe impl<$($g)*> Differentiable for $N {
            type Tape = SavedTensor<Self::Elem, Self::Shape>;
            const SAVED: usize = bytes::<Self::Elem>(<Self::Shape as Shape>::NUMEL);
            #[cfg_attr(not(unoptimised), inline(always))]
            unsafe fn record(self, arena: &mut Arena) -> Self::Tape {
                // SAFETY: Bounds: the arena has the bytes of the elements.
                unsafe { kept(self, arena) }
            }
            type InMemory = SavedTensor<Self::Elem, Self::Shape>;
            const PLACED: usize = Self::SAVED;
            #[cfg_attr(not(unoptimised), inline(always))]
            unsafe fn record_in_memory(self, arena: &mut Arena) -> (Self::Tape, Self::InMemory) {
                // SAFETY: Bounds: the arena has the bytes of the elements.
                let kept = unsafe { kept(self, arena) };
                (kept, kept)
            }
        }
    )* };
}
constants_in_arena! {
    [S: Storage, L: Layout] Moved<S, L>;
    [N: ExprNode] Detached<N>;
}

// ------------------------------------------------------------------ variables

// SAFETY: it takes nothing.
#[diagnostic::do_not_recommend]
unsafe impl<'a, T: GradientElement, Sh: Shape, St: Shape> Differentiable
    for VarLeaf<'a, T, Sh, St>
{
    type Tape = Self;
    const SAVED: usize = 0;
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn record(self, _: &mut Arena) -> Self {
        self
    }
    type InMemory = Leaf<'a, T, Sh, St>;
    const PLACED: usize = 0;
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn record_in_memory(self, _: &mut Arena) -> (Self, Self::InMemory) {
        (self, self.value)
    }
}
// SAFETY: it takes nothing.
#[diagnostic::do_not_recommend]
unsafe impl<T: GradientElement, Sh: Shape, St: Shape> Tape for VarLeaf<'_, T, Sh, St> {
    loaded_values!();
    const GRADS: usize = 0;
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn propagate<V: Vectors, const FIRST: bool>(
        &self,
        index: &[usize; MAX_RANK],
        _: (),
        grad: T,
    ) {
        // SAFETY: the gradient has the layout of the value, and may be written through cells.
        unsafe {
            let at = self.grad_at(index);
            at.write(at.read().plus(grad));
        }
    }
    const PLACES: usize = 1;
    const WRITTEN: Operands = <Self as ExprNode>::OPERANDS;
    gradients_in_memory!(<Self as Materialized>::STEPS);
    #[cfg(feature = "rayon")]
    #[cfg_attr(not(unoptimised), inline(always))]
    fn places(&self, places: &mut Places) {
        if self.unique {
            places.name(self.grad, const { <Strided<Sh, St> as Layout>::SPAN_SIZE });
        }
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn begin<const UNSET: bool>(&mut self, _: &mut Arena) {}
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn finish<P: Place>(self, _: &mut Arena) {}
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn accept_product<P: Place, Of, A, B>(self, a: A, b: B, arena: &mut Arena)
    where
        Of: Multiply<A, B> + Multiply<A::Ready, B::Ready>,
        A: ExprNode<Elem = T>,
        B: ExprNode<Elem = T>,
        T: Real,
    {
        // SAFETY: the caller's promise; the gradient has the layout of the value, and may be written through cells.
        unsafe {
            if const { is_contiguous::<Sh, St>() }
                && <Of as Multiply<A, B>>::adds::<Contiguous<Sh>>()
            {
                <Of as Multiply<A, B>>::add::<Contiguous<Sh>>(&a, &b, self.grad);
            } else {
                self.accept::<P, _>(Product::<Of, A, B, Sh>::new(a, b), arena);
            }
        }
    }
}

/// Whether elements of the shape `Sh` and the strides `St` are contiguous: each has a place of its own.
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) const fn is_contiguous<Sh: Shape, St: Shape>() -> bool {
    let strides = effective(&Sh::PADDED, &<Strided<Sh, St> as Layout>::PADDED_STRIDES);
    let rows = effective(&Sh::PADDED, &Contiguous::<Sh>::PADDED_STRIDES);
    let mut d = 0;
    while d < MAX_RANK {
        if strides[d] != rows[d] {
            return false;
        }
        d += 1;
    }
    true
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::num::D;
    use crate::prelude::*;

    #[repr(align(64))]
    struct Memory([f32; 256]);
    const UNSET: f32 = -123.0;
    /// The first elements of the arena, where the result of a kernel is that is recorded first.
    fn results<N: Differentiable>(
        node: Lazy<N>,
        record: impl FnOnce(N, &mut Arena) -> N::Tape,
    ) -> [f32; 6] {
        let mut memory = Memory([UNSET; 256]);
        let mut arena = Arena {
            at: (&raw mut memory).cast(),
            left: size_of::<Memory>(),
        };
        assert!(N::SAVED <= arena.left);
        let _ = record(node.0, &mut arena);
        memory.0[..6].try_into().unwrap()
    }
    macro_rules! root {
        ($node:expr) => {
            // SAFETY: `results` compares the sizes.
            results($node, |node, arena| unsafe {
                node.record_root::<false>(arena)
            })
        };
    }

    #[test]
    fn the_result_of_the_root_is_not_computed_where_no_derivative_reads_it() {
        let x: Tensor<f32, (D<2>, D<4>)> = Tensor::arange();
        let w: Tensor<f32, (D<3>, D<4>)> = Tensor::ones();
        let t: Tensor<f32, (D<2>, D<3>)> = Tensor::ones();
        let mut grad = Tensor::zeros();
        // SAFETY: `results` compares the sizes.
        let y = results(x.linear(w.requires_grad(&mut grad)), |node, arena| unsafe {
            node.record(arena)
        });
        assert_eq!(y, [6.0, 6.0, 6.0, 22.0, 22.0, 22.0]);

        let unset = [UNSET; 6];
        assert_eq!(root!(x.linear(w.requires_grad(&mut grad))), unset);
        assert_eq!(root!(x.mm(w.requires_grad(&mut grad).t())), unset);
        assert_eq!(root!(x.linear(w.requires_grad(&mut grad)).t()), unset);
        let image: Tensor<f32, (D<1>, D<1>, D<3>, D<4>)> = Tensor::ones();
        let kernel: Tensor<f32, (D<1>, D<1>, D<2>, D<2>)> = Tensor::ones();
        let mut of_kernel = Tensor::zeros();
        let conv = image.conv2d(kernel.requires_grad(&mut of_kernel));
        assert_eq!(root!(conv), unset);
        let mut of_t = Tensor::zeros();
        let norm = t.requires_grad(&mut of_t).layer_norm::<(D<3>,)>(1e-5_f32);
        assert_eq!(root!(norm), unset);

        // Elements that are loaded, but make no difference.
        let mut of_w = Tensor::zeros();
        let variable = w.requires_grad(&mut of_w);
        assert_eq!(root!(x.linear(variable) + &t), [0.0; 6]);
        assert_eq!(root!(x.linear(variable) - &t), [0.0; 6]);
        assert_eq!(root!(x.linear(variable) * 2.0 + &t), [0.0; 6]);

        // Read by the derivative.
        assert_eq!(root!(x.linear(variable) * x.linear(variable)), y);
        assert_eq!(root!(x.linear(variable).square()), y);
        let shares = t.requires_grad(&mut of_t).softmax::<1>();
        assert_eq!(root!(shares), [1.0 / 3.0; 6]);
    }
}
