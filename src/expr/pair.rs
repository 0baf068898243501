//! Operations with two results, such as the values of a sort and their indices.

use super::memory::{ComputesPair, first_written};
use super::temporaries::{Need, Room, bytes_of};
use super::{Compute, Kernel, Lazy, Memory, OnHost, Operation, Tracked, Workspace, WrittenFrom};
use crate::layout::{Contiguous, Layout, OfShape, OutputOf, Rebased};
use crate::shape::Shape;
use crate::storage::{Element, evaluated_on_stack, temporaries_in_workspace, temporaries_on_stack};
use crate::tensor::TensorBase;

/// The computation of an operation with two results of one shape, once its operands are in memory.
///
/// # Safety
/// `run` writes every element of both layouts.
#[doc(hidden)]
pub unsafe trait ComputePair {
    /// The element type of the first result.
    type First: Element;
    /// The element type of the second result.
    type Second: Element;
    /// The shape of both results.
    type Shape: Shape;
    /// Writes the results; on several threads, if the outputs are `unique` and the work is large enough.
    ///
    /// # Safety
    /// The layouts from the pointers on are within memory that may be written; cells may overlap. If they are
    /// `unique`, no other code reads or writes the memory.
    unsafe fn run<LA: Layout<Shape = Self::Shape>, LB: Layout<Shape = Self::Shape>>(
        &self,
        first: *mut Self::First,
        second: *mut Self::Second,
        unique: bool,
    );
    /// `run` if the results have elements: pointers to lanes without elements would be out of range for their
    /// storage.
    ///
    /// # Safety
    /// As for `run`.
    // Without optimisation, each inlined kernel would have its own part of the caller's stack frame.
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn write<LA: Layout<Shape = Self::Shape>, LB: Layout<Shape = Self::Shape>>(
        &self,
        first: *mut Self::First,
        second: *mut Self::Second,
        unique: bool,
    ) {
        if const { Self::Shape::NUMEL > 0 } {
            // SAFETY: the caller's promise.
            unsafe { self.run::<LA, LB>(first, second, unique) }
        }
    }
}

/// An operation with two results: `let (values, indices) = x.sort::<0>().eval();`.
#[doc(hidden)]
pub trait Pair:
    Operation<Over: ComputePair<First = Self::First, Second = Self::Second, Shape = Self::Shape>>
    + crate::num::Sealed
{
    /// The element type of the first result.
    type First: Element;
    /// The element type of the second result.
    type Second: Element;
    /// The shape of both results.
    type Shape: Shape;
    /// The memory of the operands.
    type Memory: Memory;
    /// Whether a variable is among the operands.
    type RequiresGrad: Tracked;
}

/// Both results, in the memory of the operands.
type OwnedPair<Op> = <<Op as Pair>::Memory as Memory>::OwnedPair<
    <Op as Pair>::First,
    <Op as Pair>::Second,
    <Op as Pair>::Shape,
>;

/// Expressions with two results: `sort`, `topk`, `max_dim`, `cummax` and similar operations.
impl<Op: Pair> Lazy<Op> {
    /// Both results as owned tensors.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let (values, indices) = tensor![3, 1, 2].sort::<0>().eval();
    /// assert_eq!((values, indices), (tensor![1, 2, 3], tensor![1, 2, 0]));
    /// ```
    pub fn eval(self) -> OwnedPair<Op>
    where
        Op::Memory: ComputesPair<Op>,
    {
        const { evaluated_on_stack::<OwnedPair<Op>>(<Op::Memory as ComputesPair<Op>>::ON_STACK) };
        <Op::Memory as ComputesPair<Op>>::eval(self.0)
    }

    /// Both results on the heap.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = BoxedTensor::<f32, Shape![1000, 1000]>::ones();
    /// let (values, indices) = x.max_dim::<1>().eval_boxed();
    /// assert_eq!((values.sum(), indices.sum()), (1000.0, 0));
    /// ```
    #[cfg(feature = "alloc")]
    #[allow(clippy::type_complexity)]
    pub fn eval_boxed(
        self,
    ) -> (
        crate::BoxedTensor<Op::First, Op::Shape>,
        crate::BoxedTensor<Op::Second, Op::Shape>,
    )
    where
        Op::Memory: OnHost,
    {
        use crate::storage::Boxed;
        super::kernel::with_operands_on_heap(self.0, |over| {
            let mut first = None;
            // SAFETY: both have room for the shape, and all elements are written.
            let second = unsafe {
                Boxed::written(|second| {
                    first = Some(Boxed::written(|first| {
                        over.write::<Contiguous<Op::Shape>, Contiguous<Op::Shape>>(
                            first, second, true,
                        );
                    }));
                })
            };
            let Some(first) = first else { unreachable!() };
            (TensorBase::over(first), TensorBase::over(second))
        })
    }

    /// Writes both results to existing tensors or views of any layout. PyTorch's `out=`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let (mut values, mut indices) = (tensor![0, 0, 0], Tensor::<usize, Shape![3]>::zeros());
    /// tensor![3, 1, 2].sort::<0>().eval_into((&mut values, &mut indices));
    /// assert_eq!((values, indices), (tensor![1, 2, 3], tensor![1, 2, 0]));
    /// ```
    pub fn eval_into<S, L, S2, L2>(
        self,
        (first, second): (&mut TensorBase<S, L>, &mut TensorBase<S2, L2>),
    ) -> <Op::Memory as Memory>::Done
    where
        S: WrittenFrom<Op::Memory, Elem = Op::First>,
        L: OutputOf<Op::Shape>,
        S2: WrittenFrom<Op::Memory, Elem = Op::Second>,
        L2: OutputOf<Op::Shape>,
        Op::Memory: ComputesPair<Op>,
    {
        const { temporaries_on_stack(<Op::Memory as ComputesPair<Op>>::ON_STACK) };
        <Op::Memory as ComputesPair<Op>>::eval_into(self.0, first, second)
    }

    /// As [`eval_into`](Self::eval_into), with the temporaries in memory of the caller, of any size. A workspace that is
    /// too small is rejected when the program is built. For the host only: a device has its own memory.
    ///
    /// ```
    /// use stridewise::expr::Workspace;
    /// use stridewise::prelude::*;
    /// let x: Tensor<f32, Shape![2, 2]> = tensor![[1.0, 2.0], [3.0, 4.0]];
    /// let (mut values, mut indices) = (Tensor::zeros(), Tensor::zeros());
    /// // The maxima of the rows of a product, which is in the workspace.
    /// let mut workspace = Workspace::<64>::new();
    /// x.mm(&x).max_dim::<1>().eval_into_with((&mut values, &mut indices), &mut workspace);
    /// assert_eq!((values, indices), (tensor![10.0, 22.0], tensor![1, 1]));
    /// ```
    pub fn eval_into_with<S, L, S2, L2, const BYTES: usize>(
        self,
        (first, second): (&mut TensorBase<S, L>, &mut TensorBase<S2, L2>),
        workspace: &mut Workspace<BYTES>,
    ) where
        S: WrittenFrom<Op::Memory, Elem = Op::First>,
        L: OutputOf<Op::Shape>,
        S2: WrittenFrom<Op::Memory, Elem = Op::Second>,
        L2: OutputOf<Op::Shape>,
        Op::Memory: OnHost,
    {
        const { temporaries_in_workspace(Op::OPERANDS.peak, BYTES) };
        let (first, second) = (first_written(first), first_written(second));
        // SAFETY: the workspace has the bytes. The layouts are within storages that are borrowed mutably.
        unsafe {
            let over = self
                .0
                .over(&mut workspace.room(const { Op::OPERANDS.peak }));
            over.write::<Rebased<OfShape<L, Op::Shape>>, Rebased<OfShape<L2, Op::Shape>>>(
                first,
                second,
                S::UNIQUE && S2::UNIQUE,
            );
        }
    }
}

/// The first of two results: the values without their indices.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct Values<Op>(pub(crate) Op);
/// The operation after its operand has been evaluated into memory, with a buffer for the second result.
#[doc(hidden)]
#[derive(Debug)]
pub struct ValuesOf<Over, Second>(Over, *mut Second);
#[diagnostic::do_not_recommend]
impl<Op> crate::num::Sealed for Values<Op> {}
// SAFETY: `over` takes memory for the operands, then for the second result, as `OPERANDS` requests.
#[diagnostic::do_not_recommend]
unsafe impl<Op: Pair> Operation for Values<Op> {
    type Over = ValuesOf<Op::Over, Op::Second>;
    const OPERANDS: Need = Op::OPERANDS.then(Need::kept(bytes_of::<Op::Second>(
        <Op::Shape as Shape>::NUMEL,
    )));
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn over(self, room: &mut Room) -> Self::Over {
        // SAFETY: the caller's promise.
        let over = unsafe { self.0.over(room) };
        let second = room.take(const { bytes_of::<Op::Second>(<Op::Shape as Shape>::NUMEL) });
        ValuesOf(over, second.cast())
    }
}
#[diagnostic::do_not_recommend]
impl<Op: Pair> Kernel for Values<Op> {
    type Elem = Op::First;
    type Shape = Op::Shape;
    type Memory = Op::Memory;
    type RequiresGrad = Op::RequiresGrad;
}
// SAFETY: the operation writes all elements of both results; the buffer has room for the second.
unsafe impl<Over: ComputePair> Compute for ValuesOf<Over, Over::Second> {
    type Elem = Over::First;
    type Shape = Over::Shape;
    unsafe fn run<L: Layout<Shape = Over::Shape>>(&self, out: *mut Over::First, unique: bool) {
        // SAFETY: the caller's promise, and that of the buffer.
        unsafe {
            self.0
                .run::<L, Contiguous<Over::Shape>>(out, self.1, unique)
        }
    }
}
impl<Op: Pair> Lazy<Op> {
    /// The first of the two results, as an expression: the values without their indices. PyTorch's
    /// `x.sort(dim).values`.
    ///
    /// The values have gradients, the indices are integers and have none.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let (x, mut grad) = (tensor![3.0, 1.0, 2.0], Tensor::<f64, Shape![3]>::zeros());
    /// let largest = x.requires_grad(&mut grad).topk::<2, 0>().values();
    /// assert_eq!(largest.square().sum().backward(), 13.0);
    /// assert_eq!(grad.as_slice(), [6.0, 0.0, 4.0]);
    /// ```
    pub fn values(self) -> Lazy<Values<Op>> {
        Lazy(Values(self.0))
    }
}

// Operations with two results: the counterpart of `kernels!`.
macro_rules! pairs {
    (@$mode:ident $(
        [$($g:tt)*] $Op:ty => $Over:ty, $First:ty, $Second:ty, $Shape:ty;
        $first:ident: $F0:ty $(, $field:ident: $F:ty)*; |$this:ident| $over:expr;
    )*) => { $(
        $crate::expr::kernel::operations! {
            @$mode [$($g)*] $Op => $Over; $first: $F0 $(, $field: $F)*; |$this| $over;
        }
        #[diagnostic::do_not_recommend]
        impl<$($g)*> $crate::num::Sealed for $Op {}
        #[diagnostic::do_not_recommend]
        impl<$($g)*> $crate::expr::Pair for $Op {
            type First = $First;
            type Second = $Second;
            type Shape = $Shape;
            // All operands are in the same memory, as the methods require.
            type Memory = <$F0 as $crate::expr::ExprNode>::Memory;
            type RequiresGrad = $crate::expr::kernel::kernels!(@any $F0 $(, $F)*);
        }
    )* };
    (ready: $($rows:tt)*) => { $crate::expr::pair::pairs! { @ready $($rows)* } };
}
pub(crate) use pairs;
