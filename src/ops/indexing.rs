//! Indexing with run-time indices: gathering lazily, scattering in place, and collecting the elements found.
//!
//! All indices are checked against the size once, before anything is computed or written; the first index that is out
//! of range is the error. If an index tensor is changed afterwards, through cells, the result may be wrong, but no
//! element out of range is accessed.

use core::fmt;
use core::hint::cold_path;
use core::marker::PhantomData;
use core::ops::Range;
use core::sync::atomic::{AtomicBool, Ordering};

use super::join::{along, axis};
use super::matmul::contract::with_operands;
use super::nn::norm::across;
use super::nn::{distance as steps, in_parts, walk_shared};
#[cfg(feature = "rayon")]
use crate::expr::parallel::is_plain;
use crate::expr::plan::{Operands, Plan, effective};
use crate::expr::simd_dispatch::{ComputeBound, VECTORS, prefetch, vectorised};
use crate::expr::temporaries::Room;
use crate::expr::{
    Expr, ExprNode, IntoExpr, Lazy, Mask, MaskShape, Tracked, Walk, distance, kernel, structural,
    with_ready,
};
use crate::layout::operation::{
    gather, index_add_, index_copy_, index_fill_, index_select, masked_select, nonzero, scatter_,
    scatter_add_, scatter_amax_, scatter_amin_, scatter_prod_, scatter_value_,
};
use crate::layout::{
    GatherFits, GatherVerdict, IfPasses, Indices, Layout, OneDimension, SlicesFit, SlicesVerdict,
    SourceCovers, SourceVerdict,
};
use crate::num::offset::index;
use crate::num::{D, Dim, K};
use crate::ops::pointwise::{Maximum, Minimum};
use crate::ops::rearrange::{WithZero, within};
use crate::ops::reduce::always;
use crate::ops::{AddOp, Arithmetic, BinaryOp, MulOp, Ordered};
use crate::shape::{
    Axis, AxisOrScalar, Broadcast, BroadcastBy, BroadcastWith, Index, MAX_RANK, Numel, Shape,
};
use crate::storage::{Storage, StorageMut};
use crate::tensor::{HasRank, TensorBase};

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
pub(crate) use crate::expr::or_more;

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
fn from_either_end<T: IndexElement>(index: T, size: usize) -> Option<usize> {
    index.below(size).or_else(|| {
        let back = usize::try_from(index.number().checked_neg()?).ok()?;
        size.checked_sub(back).filter(|&i| i < size)
    })
}

/// The plan that visits each index of a shape in logical order.
struct Each<S>(PhantomData<S>);
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

/// Slices of `A`, one for each index.
#[derive(Clone, Copy, Debug)]
pub struct IndexSelect<I, A, X> {
    pub(crate) a: A,
    pub(crate) indices: X,
    pub(crate) along: PhantomData<I>,
}
/// The elements of `A`, each selected by its own index along one dimension.
#[derive(Clone, Copy, Debug)]
pub struct Gather<I, A, X> {
    pub(crate) a: A,
    pub(crate) index: X,
    pub(crate) along: PhantomData<I>,
}
/// The elements of `A`, each selected by its position.
#[derive(Clone, Copy, Debug)]
pub struct Take<A, X> {
    pub(crate) a: A,
    pub(crate) index: X,
}

#[diagnostic::do_not_recommend]
impl<I, A, X> crate::num::Sealed for IndexSelect<I, A, X> {}
#[diagnostic::do_not_recommend]
// SAFETY: the index along the dimension is less than its size, or 0: the size is above 0 if there are indices;
// otherwise `check` would have rejected them.
unsafe impl<I: Index, A: ExprNode, X: ExprNode<Elem: IndexElement>> ExprNode
    for IndexSelect<I, A, X>
{
    type Elem = A::Elem;
    type Shape = I::Set<A::Shape, <X::Shape as Shape>::Get0>;
    type Memory = A::Memory;
    type RequiresGrad = <A::RequiresGrad as Tracked>::Or<X::RequiresGrad>;
    const OPERANDS: Operands = Operands::BY_INDEX;
    structural! { IndexSelect<I, A::Ready, X::Ready>; A a, X indices; |this| IndexSelect { a, indices, along: this.along }; apart }
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn write<L: Layout<Shape = Self::Shape>>(
        self,
        out: *mut A::Elem,
        unique: bool,
        mut room: Room,
    ) {
        // SAFETY: the caller's promise. Slices are copied where nobody else reads or writes the result.
        unsafe {
            if const { slice_of::<I, Self::Shape, A::Ready, L>() > 1 } && unique {
                self.ready(&mut room).copy_slices::<Self::Shape, L>(out);
            } else {
                kernel::write::<Self, L>(self, out, unique, room);
            }
        }
    }
    #[cfg(feature = "rayon")]
    #[cfg_attr(not(unoptimised), inline(always))]
    fn is_shared() -> bool {
        A::is_shared() && X::is_shared()
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn load(&self, index: &[usize; MAX_RANK]) -> A::Elem {
        // SAFETY: see above.
        unsafe { self.a.load(&self.origin(index)) }
    }
}
/// The number of elements of a slice, `A` being in memory and `L` the layout of the result: the elements of the
/// dimensions after `I`, if they are contiguous in both and processors have vectors, or else 0.
const fn slice_of<I: Index, S: Shape, A: ExprNode, L: Layout>() -> usize {
    let Some(from) = A::STRIDES else { return 0 };
    if !VECTORS {
        return 0;
    }
    let (axis, sizes) = (axis::<S, I>(), S::PADDED);
    let (mut elements, mut d) = (1, MAX_RANK);
    while d > axis + 1 {
        d -= 1;
        if sizes[d] != 1 {
            if from[d] != elements || L::PADDED_STRIDES[d] != elements {
                return 0;
            }
            elements *= sizes[d];
        }
    }
    elements
}
impl<I: Index, A: ExprNode, X: ExprNode<Elem: IndexElement>> IndexSelect<I, A, X> {
    /// Copies whole slices to a result of the shape `S`.
    ///
    /// # Safety
    /// `slice_of` is not 0, and the result may be written with the layout `L`; nobody else reads or writes it.
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn copy_slices<S: Shape, L: Layout>(&self, out: *mut A::Elem) {
        let slices = const {
            let (mut sizes, mut d) = (S::PADDED, axis::<S, I>() + 1);
            while d < MAX_RANK {
                sizes[d] = 1;
                d += 1;
            }
            sizes
        };
        let this = &self;
        // SAFETY: the caller's promise: origins are indices of the operand, and each slice is written by one thread
        // only.
        unsafe {
            walk_shared::<A::Elem>(
                &slices,
                S::NUMEL,
                <Self as ExprNode>::is_shared(),
                #[cfg_attr(not(unoptimised), inline(always))]
                move |index| {
                    let elements = const { slice_of::<I, S, A, L>() };
                    let from = const {
                        match A::STRIDES {
                            Some(strides) => effective(&<A::Shape as Shape>::PADDED, &strides),
                            None => [0; MAX_RANK],
                        }
                    };
                    let origin = this.origin(index);
                    let x = this.a.pointer().add(steps(&origin, &from));
                    let y = out.add(distance::<L>(index));
                    x.copy_to_nonoverlapping(y, elements);
                },
            );
        }
    }

    /// The index of the operand whose element is at an index.
    ///
    /// # Safety
    /// As for `load`.
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(crate) unsafe fn origin(&self, index: &[usize; MAX_RANK]) -> [usize; MAX_RANK] {
        let (axis, i) = along::<<Self as ExprNode>::Shape, I>(index);
        let mut which = [0; MAX_RANK];
        which[MAX_RANK - 1] = i;
        let mut at = *index;
        // SAFETY: the caller's promise.
        let i = unsafe { self.indices.load(&which) };
        at[axis] = i
            .below(const { <I::Get<A::Shape> as Dim>::SIZE })
            .unwrap_or(0);
        at
    }
}
#[diagnostic::do_not_recommend]
impl<I, A, X> crate::num::Sealed for Gather<I, A, X> {}
#[diagnostic::do_not_recommend]
// SAFETY: Bounds: the index along `I` is compared with the size; the other sizes of the indices are at most those of
// the operand.
unsafe impl<I: Index, A: ExprNode, X: ExprNode<Elem: IndexElement>> ExprNode for Gather<I, A, X> {
    type Elem = A::Elem;
    type Shape = X::Shape;
    type Memory = A::Memory;
    type RequiresGrad = <A::RequiresGrad as Tracked>::Or<X::RequiresGrad>;
    const OPERANDS: Operands = Operands::BY_INDEX;
    structural! { Gather<I, A::Ready, X::Ready>; A a, X index; |this| Gather { a, index, along: this.along }; apart }
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn write<L: Layout<Shape = X::Shape>>(
        self,
        out: *mut A::Elem,
        unique: bool,
        mut room: Room,
    ) {
        // SAFETY: the caller's promise. Lanes are written where nobody else reads or writes the result.
        unsafe {
            if const { lane_step::<I, X::Shape, A::Ready>() > 0 } && unique {
                self.ready(&mut room).write_lanes::<L>(out);
            } else {
                kernel::write::<Self, L>(self, out, unique, room);
            }
        }
    }
    #[cfg(feature = "rayon")]
    #[cfg_attr(not(unoptimised), inline(always))]
    fn is_shared() -> bool {
        A::is_shared() && X::is_shared()
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn load(&self, index: &[usize; MAX_RANK]) -> A::Elem {
        // SAFETY: see above.
        unsafe { self.a.load(&self.origin(index)) }
    }
}
/// The number of elements from one lane of `A` along the dimension `I` to the next, if lanes run along the last dimension
/// and are contiguous in memory, or else 0.
const fn lane_step<I: Index, S: Shape, A: ExprNode>() -> usize {
    match A::STRIDES {
        Some(strides) if VECTORS && axis::<S, I>() == MAX_RANK - 1 => {
            let strides = effective(&<A::Shape as Shape>::PADDED, &strides);
            if strides[MAX_RANK - 1] == 1 {
                strides[MAX_RANK - 2]
            } else {
                0
            }
        }
        _ => 0,
    }
}
/// The number of elements in a line of the cache.
const fn line<T>() -> usize {
    match 64_usize.checked_div(size_of::<T>()) {
        None | Some(0) => 1,
        Some(elements) => elements,
    }
}
impl<I: Index, A: ExprNode, X: ExprNode<Elem: IndexElement>> Gather<I, A, X> {
    /// Writes the result lane by lane, while the operand's next lane comes to the cache: its elements are read in no
    /// order that a processor would foresee.
    ///
    /// # Safety
    /// `lane_step` is not 0, and the result may be written with the layout `L`; nobody else reads or writes it.
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn write_lanes<L: Layout<Shape = X::Shape>>(&self, out: *mut A::Elem) {
        let lanes = const { across(<X::Shape as Shape>::PADDED, MAX_RANK - 1) };
        let this = &self;
        // SAFETY: the caller's promise: origins are indices of the operand, and each lane is written by one thread only.
        unsafe {
            walk_shared::<A::Elem>(
                &lanes,
                const { <X::Shape as Shape>::NUMEL },
                <Self as ExprNode>::is_shared(),
                #[cfg_attr(not(unoptimised), inline(always))]
                move |index| {
                    let n = const { <X::Shape as Shape>::PADDED[MAX_RANK - 1] };
                    let from = const {
                        match A::STRIDES {
                            Some(strides) => effective(&<A::Shape as Shape>::PADDED, &strides),
                            None => [0; MAX_RANK],
                        }
                    };
                    let lane = this.a.pointer().wrapping_add(steps(index, &from));
                    let next = lane.wrapping_add(const { lane_step::<I, X::Shape, A>() });
                    let mut at = *index;
                    let mut i = 0;
                    while i < n {
                        prefetch(next.wrapping_add(i));
                        let end = n.min(i + const { line::<A::Elem>() });
                        while i < end {
                            at[MAX_RANK - 1] = i;
                            out.add(distance::<L>(&at)).write(this.load(&at));
                            i += 1;
                        }
                    }
                },
            );
        }
    }

    /// The index of the operand whose element is at an index.
    ///
    /// # Safety
    /// As for `load`.
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(crate) unsafe fn origin(&self, index: &[usize; MAX_RANK]) -> [usize; MAX_RANK] {
        let (axis, _) = along::<X::Shape, I>(index);
        let mut at = within::<X::Shape>(index);
        // SAFETY: the caller's promise.
        let i = unsafe { self.index.load(&at) };
        at[axis] = i
            .below(const { <I::Get<A::Shape> as Dim>::SIZE })
            .unwrap_or(0);
        at
    }
}
#[diagnostic::do_not_recommend]
impl<A, X> crate::num::Sealed for Take<A, X> {}
#[diagnostic::do_not_recommend]
// SAFETY: Bounds: a position is compared with the number of elements, and divided into an index of the operand.
unsafe impl<A: ExprNode, X: ExprNode<Elem: IndexElement>> ExprNode for Take<A, X> {
    type Elem = A::Elem;
    type Shape = X::Shape;
    type Memory = A::Memory;
    type RequiresGrad = <A::RequiresGrad as Tracked>::Or<X::RequiresGrad>;
    const OPERANDS: Operands = Operands::BY_INDEX;
    structural! { Take<A::Ready, X::Ready>; A a, X index; |this| Take { a, index }; apart }
    #[cfg(feature = "rayon")]
    #[cfg_attr(not(unoptimised), inline(always))]
    fn is_shared() -> bool {
        A::is_shared() && X::is_shared()
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn load(&self, index: &[usize; MAX_RANK]) -> A::Elem {
        // SAFETY: see above.
        unsafe { self.a.load(&self.origin(index)) }
    }
}
impl<A: ExprNode, X: ExprNode<Elem: IndexElement>> Take<A, X> {
    /// The index of the operand whose element is at an index.
    ///
    /// # Safety
    /// As for `load`.
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(crate) unsafe fn origin(&self, index: &[usize; MAX_RANK]) -> [usize; MAX_RANK] {
        // SAFETY: the caller's promise.
        let i = unsafe { self.index.load(index) };
        let i = from_either_end(i, <A::Shape as Shape>::NUMEL).unwrap_or(0);
        cut::<A::Shape>(i)
    }
}

/// The index of the element at a position in row-major order.
#[cfg_attr(not(unoptimised), inline(always))]
fn cut<S: Shape>(mut position: usize) -> [usize; MAX_RANK] {
    let mut at = [0; MAX_RANK];
    for (d, i) in at.iter_mut().enumerate().rev() {
        let size = S::PADDED[d];
        if size > 1 {
            *i = position % size;
            position /= size;
        }
    }
    at
}

type IndexOf<E, const DIM: isize> = <<E as IntoExpr>::Shape as AxisOrScalar<DIM>>::Index;
type SizeOf<E, const DIM: isize> = <IndexOf<E, DIM> as Index>::Get<<E as IntoExpr>::Shape>;
// For a tensor with at least one dimension: a slice has one dimension less.
type SlicedOf<E, const DIM: isize> = <<E as IntoExpr>::Shape as Axis<DIM>>::Index;
/// The result of `gather` and `index_select`: an expression, or the first index that is out of range.
pub type Checked<N> = Result<Lazy<N>, IndicesError>;

// The result of `gather`.
type Found<E, X, const DIM: isize> = Checked<
    Gather<
        IndexOf<E, DIM>,
        <E as IntoExpr>::Node,
        IfPasses<
            <GatherVerdict<IndexOf<E, DIM>, <E as IntoExpr>::Shape, <X as IntoExpr>::Shape> as GatherFits<
                DIM,
                <E as IntoExpr>::Shape,
                <X as IntoExpr>::Shape,
                gather,
            >>::Passes,
            <X as IntoExpr>::Node,
        >,
    >,
>;

/// Indexing with run-time indices, as expressions over the operand and the indices `X`.
///
/// The indices are checked against the size first; the first index that is out of range is the error. `eval`,
/// `eval_into` or `eval_boxed` compute an `Ok` result, and arithmetic fuses with it.
pub trait IndexOps<X>: Expr {
    /// Selects the slices of dimension `DIM` at the indices. PyTorch's `x.index_select(dim, index)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = tensor![[1, 2], [3, 4], [5, 6]];
    /// let rows = x.index_select::<0>(&tensor![2, 0])?.eval();
    /// assert_eq!(rows, tensor![[5, 6], [1, 2]]);
    /// assert_eq!(x.index_select::<1>(&tensor![2]).unwrap_err().size, 2);
    /// # Ok::<(), IndicesError>(())
    /// ```
    #[rustfmt::skip]
    fn index_select<const DIM: isize>( // x.index_select::<0>(&indices)?
        self,
        indices: X,
    ) -> Checked<IndexSelect<SlicedOf<Self, DIM>, Self::Node, X::Node>>
    where
        X: IntoExpr<Elem: IndexElement>,
        OneDimension<X::Shape>: Indices<X::Shape, index_select>,
        Self::Shape: Axis<DIM>,
    {
        let (a, indices) = (self.node(), evaluated(indices.node()));
        check(
            &indices,
            <<SlicedOf<Self, DIM> as Index>::Get<Self::Shape> as Dim>::SIZE,
            IndexElement::below,
        )?;
        let along = PhantomData;
        Ok(Lazy(IndexSelect { a, indices, along }))
    }

    /// For each element of the index, selects the element of this expression at that index along dimension `DIM`.
    /// PyTorch's `x.gather(dim, index)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = tensor![[1, 2], [3, 4]];
    /// let y = x.gather::<1>(&tensor![[0, 0], [1, 0]])?.eval();
    /// assert_eq!(y, tensor![[1, 1], [4, 3]]);
    /// # Ok::<(), IndicesError>(())
    /// ```
    // The name and the check in one line, as the error message shows it.
    #[rustfmt::skip]
    fn gather<const DIM: isize>(self, index: X) -> Found<Self, X, DIM> where GatherVerdict<IndexOf<Self, DIM>, Self::Shape, X::Shape>: GatherFits<DIM, Self::Shape, X::Shape, gather>, // x.gather::<1>(&indices)?
        X: IntoExpr<Elem: IndexElement>,
        Self::Shape: AxisOrScalar<DIM>,
    {
        let (a, index) = (self.node(), evaluated(index.node()));
        check(
            &index,
            <SizeOf<Self, DIM> as Dim>::SIZE,
            IndexElement::below,
        )?;
        let along = PhantomData;
        Ok(Lazy(Gather { a, index, along }))
    }

    /// Selects the elements at the positions in row-major order; negative positions count from the end. PyTorch's
    /// `x.take(index)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = tensor![[1, 2], [3, 4]];
    /// assert_eq!(x.t().take(&tensor![1, -1])?.eval(), tensor![3, 4]);
    /// # Ok::<(), IndicesError>(())
    /// ```
    fn take(self, index: X) -> Checked<Take<Self::Node, X::Node>>
    where
        X: IntoExpr<Elem: IndexElement>,
    {
        let (a, index) = (self.node(), evaluated(index.node()));
        check(&index, <Self::Shape as Shape>::NUMEL, from_either_end)?;
        Ok(Lazy(Take { a, index }))
    }
}
impl<E: Expr, X> IndexOps<X> for E {}

// ------------------------------------------------------------------ in place

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
type ElemOf<W> = <<W as Written>::Storage as Storage>::Elem;
type ShapeOf<W> = <<W as Written>::Layout as Layout>::Shape;
type SlicedIndex<W, const DIM: isize> = <ShapeOf<W> as Axis<DIM>>::Index;
type WrittenIndex<W, const DIM: isize> = <ShapeOf<W> as AxisOrScalar<DIM>>::Index;

/// Whether several threads may read an expression.
#[cfg_attr(not(unoptimised), inline(always))]
fn is_shared<N: ExprNode>(_: &N) -> bool {
    N::is_shared()
}

/// Writes `f(old, new)` for each index of the shape `To`, at the index that `find` returns along the dimension `I`. The
/// functions get the indices and the source.
///
/// # Safety
/// Except for that dimension, `To` is no larger than the tensor; `find` returns indices less than its size. If indices
/// and source are shared, several threads may call the functions at once.
unsafe fn put<W: Written<Storage: StorageMut>, I: Index, To: Shape, X: ExprNode, V>(
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
unsafe fn put_slices<W: Written<Storage: StorageMut>, I: Index, To: Shape, X: ExprNode, V>(
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

type Pointing<W, X, const DIM: isize> =
    GatherVerdict<WrittenIndex<W, DIM>, ShapeOf<W>, <X as IntoExpr>::Shape>;
type Slicing<W, X, V, const DIM: isize> =
    SlicesVerdict<SlicedIndex<W, DIM>, ShapeOf<W>, <X as IntoExpr>::Shape, <V as IntoExpr>::Shape>;

// The caller of the macro writes the bounds, so that rustc reports their line and not a line inside the macro.
macro_rules! writes {
    ($put:ident $Index:ident $To:ident |$at:ident| $which:expr;
        $($(#[$doc:meta])* $name:ident if $([$V:ty: $($Fits:tt)*])* where [$($Bound:tt)*] |$old:ident, $new:ident| $e:expr;)*) => { $(
        $(#[$doc])*
        fn $name<const DIM: isize>(&mut self, index: X, src: V) -> Result<&mut writes!(@if $([$V: $($Fits)*])*), IndicesError>
        where
            Self::Storage: StorageMut,
            X: IntoExpr<Elem: IndexElement>,
            V: IntoExpr<Elem = ElemOf<Self>>,
            $($V: $($Fits)*,)*
            $($Bound)*
        {
            with_operands(index.node(), src.node(), |index, src| {
            let size = <<$Index<Self, DIM> as Index>::Get<ShapeOf<Self>> as Dim>::SIZE;
            check(&index, size, IndexElement::below)?;
            // SAFETY: the verdicts on the shapes. The walk visits the indices of `index`, or of `src`, which has as
            // many slices as there are indices.
            unsafe {
                $put::<Self, $Index<Self, DIM>, $To::Shape, _, _>(
                    self,
                    is_shared(&src),
                    (&index, &src),
                    |index, $at| {
                        // A number in the code: the index is compared once.
                        let size = const { <<$Index<Self, DIM> as Index>::Get<ShapeOf<Self>> as Dim>::SIZE };
                        index.load(&$which).below(size)
                    },
                    |src, at| src.load(at),
                    |$old, $new| $e,
                );
            }
            Ok(self)
            })
        }
    )* };
    (@if [$V:ty: $($Fits:tt)*] $($more:tt)*) => { IfPasses<<$V as $($Fits)*>::Passes, writes!(@if $($more)*)> };
    (@if) => { Self };
}

/// Writes elements at run-time indices. `X` are the indices, `V` the elements.
///
/// If an index is out of range, nothing is written. If two indices are equal, the later one in row-major order wins;
/// PyTorch leaves the order undefined.
pub trait Scatter<X, V>: Written {
    writes! {
        put WrittenIndex X |at| *at;
        /// Writes each element of `src` at its index along dimension `DIM`. PyTorch's `x.scatter_(dim, index, src)`.
        ///
        /// ```
        /// use stridewise::prelude::*;
        /// let mut x = Tensor::<i64, Shape![2, 3]>::zeros();
        /// x.scatter_::<1>(&tensor![[2, 0], [1, 2]], &tensor![[1i64, 2], [3, 4]])?;
        /// assert_eq!(x, tensor![[2, 0, 1], [0, 3, 4]]);
        /// # Ok::<(), IndicesError>(())
        /// ```
        scatter_ if [Pointing<Self, X, DIM>: GatherFits<DIM, ShapeOf<Self>, X::Shape, scatter_>] [SourceVerdict<V::Shape, X::Shape>: SourceCovers<V::Shape, X::Shape, scatter_>]
            where [ShapeOf<Self>: AxisOrScalar<DIM>]
        |_old, new| new;
        /// Adds each element of `src` at its index along dimension `DIM`. PyTorch's `x.scatter_add_(dim, index, src)`.
        ///
        /// ```
        /// use stridewise::prelude::*;
        /// let mut counts = Tensor::<i64, Shape![3]>::zeros();
        /// counts.scatter_add_::<0>(&tensor![2, 0, 2], &Tensor::<i64, Shape![3]>::ones())?;
        /// assert_eq!(counts, tensor![1, 0, 2]);
        /// # Ok::<(), IndicesError>(())
        /// ```
        scatter_add_ if [Pointing<Self, X, DIM>: GatherFits<DIM, ShapeOf<Self>, X::Shape, scatter_add_>] [SourceVerdict<V::Shape, X::Shape>: SourceCovers<V::Shape, X::Shape, scatter_add_>]
            where [ElemOf<Self>: Arithmetic, ShapeOf<Self>: AxisOrScalar<DIM>]
        |old, new| AddOp.apply(old, new);
        /// Writes the larger one of each element and those of `src` at its index along dimension `DIM`. PyTorch's
        /// `x.scatter_reduce_(dim, index, src, "amax")`.
        ///
        /// NaN wins. Of a tensor of `f32::NEG_INFINITY`, or the smallest integer, it is the largest element of each index.
        ///
        /// ```
        /// use stridewise::prelude::*;
        /// let mut x = Tensor::<i64, Shape![3]>::zeros();
        /// x.scatter_amax_::<0>(&tensor![0, 1, 2], &tensor![4, -3, 9])?;
        /// assert_eq!(x, tensor![4, 0, 9]);
        /// # Ok::<(), IndicesError>(())
        /// ```
        scatter_amax_ if [Pointing<Self, X, DIM>: GatherFits<DIM, ShapeOf<Self>, X::Shape, scatter_amax_>] [SourceVerdict<V::Shape, X::Shape>: SourceCovers<V::Shape, X::Shape, scatter_amax_>]
            where [ElemOf<Self>: Ordered, ShapeOf<Self>: AxisOrScalar<DIM>]
        |old, new| Maximum.apply(old, new);
        /// Writes the smaller one of each element and those of `src` at its index along dimension `DIM`. PyTorch's
        /// `x.scatter_reduce_(dim, index, src, "amin")`.
        ///
        /// NaN wins. Of a tensor of `f32::INFINITY`, or the largest integer, it is the smallest element of each index.
        ///
        /// ```
        /// use stridewise::prelude::*;
        /// let mut x = Tensor::<i64, Shape![3]>::zeros();
        /// x.scatter_amin_::<0>(&tensor![0, 1, 2], &tensor![4, -3, 9])?;
        /// assert_eq!(x, tensor![0, -3, 0]);
        /// # Ok::<(), IndicesError>(())
        /// ```
        scatter_amin_ if [Pointing<Self, X, DIM>: GatherFits<DIM, ShapeOf<Self>, X::Shape, scatter_amin_>] [SourceVerdict<V::Shape, X::Shape>: SourceCovers<V::Shape, X::Shape, scatter_amin_>]
            where [ElemOf<Self>: Ordered, ShapeOf<Self>: AxisOrScalar<DIM>]
        |old, new| Minimum.apply(old, new);
        /// Multiplies each element by those of `src` at its index along dimension `DIM`. PyTorch's
        /// `x.scatter_reduce_(dim, index, src, "prod")`.
        ///
        /// Of a tensor of ones it is the product of the elements of each index.
        ///
        /// ```
        /// use stridewise::prelude::*;
        /// let mut x = Tensor::<i64, Shape![3]>::ones();
        /// x.scatter_prod_::<0>(&tensor![0, 1, 0], &tensor![4, -3, 9])?;
        /// assert_eq!(x, tensor![36, -3, 1]);
        /// # Ok::<(), IndicesError>(())
        /// ```
        scatter_prod_ if [Pointing<Self, X, DIM>: GatherFits<DIM, ShapeOf<Self>, X::Shape, scatter_prod_>] [SourceVerdict<V::Shape, X::Shape>: SourceCovers<V::Shape, X::Shape, scatter_prod_>]
            where [ElemOf<Self>: Arithmetic, ShapeOf<Self>: AxisOrScalar<DIM>]
        |old, new| MulOp.apply(old, new);
    }
    writes! {
        put_slices SlicedIndex V |at| of_slice::<SlicedIndex<Self, DIM>, V::Shape>(at);
        /// Adds each slice of `src` along dimension `DIM` at its index. PyTorch's `x.index_add_(dim, index, src)`.
        ///
        /// ```
        /// use stridewise::prelude::*;
        /// let mut x = Tensor::<i64, Shape![3, 2]>::ones();
        /// x.index_add_::<0>(&tensor![2, 2], &tensor![[1i64, 2], [3, 4]])?;
        /// assert_eq!(x, tensor![[1, 1], [1, 1], [5, 7]]);
        /// # Ok::<(), IndicesError>(())
        /// ```
        index_add_ if [Slicing<Self, X, V, DIM>: SlicesFit<DIM, ShapeOf<Self>, X::Shape, V::Shape, index_add_>]
            where [ElemOf<Self>: Arithmetic, OneDimension<X::Shape>: Indices<X::Shape, index_add_>, ShapeOf<Self>: Axis<DIM>]
        |old, new| AddOp.apply(old, new);
        /// Writes each slice of `src` along dimension `DIM` at its index. PyTorch's `x.index_copy_(dim, index, src)`.
        ///
        /// ```
        /// use stridewise::prelude::*;
        /// let mut x = Tensor::<i64, Shape![3, 2]>::zeros();
        /// x.index_copy_::<0>(&tensor![2, 0], &tensor![[1i64, 2], [3, 4]])?;
        /// assert_eq!(x, tensor![[3, 4], [0, 0], [1, 2]]);
        /// # Ok::<(), IndicesError>(())
        /// ```
        index_copy_ if [Slicing<Self, X, V, DIM>: SlicesFit<DIM, ShapeOf<Self>, X::Shape, V::Shape, index_copy_>]
            where [OneDimension<X::Shape>: Indices<X::Shape, index_copy_>, ShapeOf<Self>: Axis<DIM>]
        |_old, new| new;
    }
}
impl<W: Written, X, V> Scatter<X, V> for W {}

/// Writes one value at the run-time indices `X`. If an index is out of range, nothing is written.
pub trait ScatterValue<X>: Written {
    /// Writes the value at each index along dimension `DIM`. PyTorch's `x.scatter_(dim, index, value)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let mut one_hot = Tensor::<f32, Shape![2, 3]>::zeros();
    /// one_hot.scatter_value_::<1>(&tensor![[2], [0]], 1.0)?;
    /// assert_eq!(one_hot, tensor![[0.0, 0.0, 1.0], [1.0, 0.0, 0.0]]);
    /// # Ok::<(), IndicesError>(())
    /// ```
    fn scatter_value_<const DIM: isize>(
        &mut self,
        index: X,
        value: ElemOf<Self>,
    ) -> Result<
        &mut IfPasses<
            <GatherVerdict<WrittenIndex<Self, DIM>, ShapeOf<Self>, X::Shape> as GatherFits<
                DIM,
                ShapeOf<Self>,
                X::Shape,
                scatter_value_,
            >>::Passes,
            Self,
        >,
        IndicesError,
    >
    where
        Self::Storage: StorageMut,
        X: IntoExpr<Elem: IndexElement>,
        ShapeOf<Self>: AxisOrScalar<DIM>,
        GatherVerdict<WrittenIndex<Self, DIM>, ShapeOf<Self>, X::Shape>:
            GatherFits<DIM, ShapeOf<Self>, X::Shape, scatter_value_>,
    {
        with_ready(index.node(), |index| {
            let size = <<WrittenIndex<Self, DIM> as Index>::Get<ShapeOf<Self>> as Dim>::SIZE;
            check(&index, size, IndexElement::below)?;
            // SAFETY: the verdict on the shape; the indices of the walk are those of `index`.
            unsafe {
                put::<Self, WrittenIndex<Self, DIM>, X::Shape, _, _>(
                    self,
                    true,
                    (&index, &value),
                    |index, at| {
                        let size = const {
                            <<WrittenIndex<Self, DIM> as Index>::Get<ShapeOf<Self>> as Dim>::SIZE
                        };
                        index.load(at).below(size)
                    },
                    |&value, _| value,
                    |_, new| new,
                );
            }
            Ok(self)
        })
    }

    /// Writes the value to the slices of dimension `DIM` at the indices; negative indices count from the end, here as in
    /// [`take`](IndexOps::take) only. PyTorch's `x.index_fill_(dim, index, value)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let mut x = Tensor::<i64, Shape![2, 3]>::zeros();
    /// x.index_fill_::<1>(&tensor![0, 2], 7)?;
    /// assert_eq!(x, tensor![[7, 0, 7], [7, 0, 7]]);
    /// # Ok::<(), IndicesError>(())
    /// ```
    fn index_fill_<const DIM: isize>(
        &mut self,
        indices: X,
        value: ElemOf<Self>,
    ) -> Result<&mut Self, IndicesError>
    where
        Self::Storage: StorageMut,
        X: IntoExpr<Elem: IndexElement>,
        OneDimension<X::Shape>: Indices<X::Shape, index_fill_>,
        ShapeOf<Self>: Axis<DIM>,
    {
        with_ready(indices.node(), |indices| {
            let size = <<SlicedIndex<Self, DIM> as Index>::Get<ShapeOf<Self>> as Dim>::SIZE;
            check(&indices, size, from_either_end)?;
            // SAFETY: the walk visits the tensor's own indices, except along the dimension, where it visits those of
            // the indices.
            unsafe {
                put_slices::<Self, SlicedIndex<Self, DIM>, Filled<Self, X::Shape, DIM>, _, _>(
                    self,
                    true,
                    (&indices, &value),
                    move |indices, at| {
                        let which =
                            of_slice::<SlicedIndex<Self, DIM>, Filled<Self, X::Shape, DIM>>(at);
                        from_either_end(indices.load(&which), size)
                    },
                    |&value, _| value,
                    |_, new| new,
                );
            }
            Ok(self)
        })
    }
}
type Filled<W, X, const DIM: isize> =
    <SlicedIndex<W, DIM> as Index>::Set<ShapeOf<W>, <X as Shape>::Get0>;
impl<W: Written, X> ScatterValue<X> for W {}

// ------------------------------------------------------------------ variable number of results

/// A number of elements that fits in a vector of capacity `N`.
#[diagnostic::on_unimplemented(
    message = "{Op}: at most {Self} elements are found, the vector has a capacity of {N}",
    label = "the capacity is the number of elements, {Self}",
    note = "how many are found is known only at run time, and all may be: `heapless::Vec<_, N>` needs an N of {Self}"
)]
pub trait CapacityIs<const N: usize, Op>: Dim {}
#[diagnostic::do_not_recommend]
impl<const N: usize, Op> CapacityIs<N, Op> for D<N> where D<N>: Dim {}
// Above 999 the two are compared when the program is built.
#[diagnostic::do_not_recommend]
impl<H, L, const N: usize, Op> CapacityIs<N, Op> for K<H, L> where K<H, L>: Dim {}

pub(super) const fn same_capacity<S: Shape>(capacity: usize) {
    assert!(
        S::NUMEL == capacity,
        "the vector has another capacity than the tensor has elements"
    )
}

/// Elements found at run time, in a `heapless::Vec` whose capacity is the number of elements. The compiler infers the
/// capacity up to 999; above that, the caller must write it.
pub trait NonzeroOps: Expr {
    /// Returns the indices of the nonzero elements, in row-major order. PyTorch's `x.nonzero()`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = tensor![[0, 7, 0], [0, 0, 8]];
    /// let found = x.nonzero();
    /// assert_eq!(found, [[0, 1], [1, 2]]);
    /// // Of more than 999 elements, the type has their number (`heapless` 0.9).
    /// let found: heapless::Vec<_, 3072> = Tensor::<f32, Shape![3, 1024]>::ones().nonzero();
    /// assert_eq!(found[1024], [1, 0]);
    /// ```
    fn nonzero<const R: usize, const N: usize>(self) -> heapless::Vec<[usize; R], N>
    where
        Self::Elem: WithZero + PartialEq,
        Self::Shape: HasRank<R>,
        Numel<Self::Shape>: CapacityIs<N, nonzero>,
    {
        const { same_capacity::<Self::Shape>(N) };
        with_ready(self.node(), |node| {
            let mut found = heapless::Vec::new();
            Each::<Self::Shape>::walk(|index| {
                // SAFETY: the plan visits the indices of the shape.
                if unsafe { node.load(index) } != Self::Elem::NOTHING {
                    let mut at = [0; R];
                    for (at, i) in at.iter_mut().rev().zip(index.iter().rev()) {
                        *at = *i;
                    }
                    // The vector has room for all.
                    let _ = found.push(at);
                }
            });
            found
        })
    }

    /// Returns the elements where the mask is true, in row-major order; the two broadcast. PyTorch's
    /// `x.masked_select(mask)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = tensor![[1, 2], [3, 4]];
    /// let found = x.masked_select(&tensor![false, true]);
    /// assert_eq!(found, [2, 4]);
    /// // Of more than 999 elements, the type has their number (`heapless` 0.9).
    /// let x = Tensor::<f32, Shape![3, 1024]>::arange();
    /// let found: heapless::Vec<_, 3072> = x.masked_select(x.gt(3000.0));
    /// assert_eq!(found.len(), 71);
    /// ```
    fn masked_select<X: Mask, const N: usize>(self, mask: X) -> heapless::Vec<Self::Elem, N>
    where
        Self::Shape: BroadcastBy<MaskShape<X>>,
        Self::Shape: BroadcastWith<MaskShape<X>>,
        Numel<Broadcast<Self::Shape, MaskShape<X>>>: CapacityIs<N, masked_select>,
    {
        const { same_capacity::<Broadcast<Self::Shape, MaskShape<X>>>(N) };
        with_operands(self.node(), mask.mask(), |node, mask| {
            let mut found = heapless::Vec::new();
            Each::<Broadcast<Self::Shape, MaskShape<X>>>::walk(|index| {
                // SAFETY: the plan visits the indices of the common shape.
                unsafe {
                    if mask.load(index) {
                        let _ = found.push(node.load(index));
                    }
                }
            });
            found
        })
    }
}
impl<E: Expr> NonzeroOps for E {}
