//! The operations of neural networks: PyTorch's `torch.nn.functional`.
//!
//! A layer is an expression, as `a + b` and `a.mm(&b)` are: [`eval`](Expr::eval) returns an owned tensor,
//! [`eval_into`](Expr::eval_into) writes to memory of the caller, and [`eval_boxed`](Expr::eval_boxed) (feature
//! `alloc`) allocates the result on the heap. Operands are tensors, views of any layout and other expressions. Any
//! operation may follow a layer: an activation is applied when the layer's result is stored. A layer whose input is
//! another layer reads a temporary; [`Expr::TEMPORARIES`] is the size of all temporaries in bytes. With feature `std`,
//! convolutions also allocate working memory on the heap: for the weights, and for a few rows of the input.
//!
//! ```
//! use stridewise::prelude::*;
//! let image = Tensor::<f32, Shape![1, 3, 8, 8]>::ones();
//! let (w, b) = (Tensor::<f32, Shape![4, 3, 3, 3]>::ones(), Tensor::<f32, Shape![4]>::ones());
//!
//! let y = image.conv2d(&w).bias(&b).relu().eval();
//! assert_eq!((y.shape(), y[[0, 0, 0, 0]]), (&[1, 4, 6, 6][..], 28.0));
//! let y = image.conv_options::<(Stride<2>, Padding<1>)>().conv2d(&w).eval();
//! assert_eq!((y.shape(), y[[0, 0, 0, 0]]), (&[1, 4, 4, 4][..], 12.0));
//! let mut pooled = Tensor::<f32, Shape![1, 4, 2, 2]>::zeros();
//! y.max_pool2d::<Kernel<2>>().eval_into(&mut pooled);
//! assert_eq!(pooled.max(), 27.0);
//! ```
//!
//! Operations that select elements by indices known only at run time are a [`Lookup`], and return a `Result`.
//! Element-wise losses ([`mse_loss`](Losses::mse_loss)) are expressions: `.mean()` and `.sum()` are PyTorch's
//! `reduction`.

mod attention;
mod attention_blocks;
pub(crate) mod batch_columns;
mod batch_norm;
mod batch_norm_training;
mod class_index;
mod class_loss;
mod contiguous_lane;
pub(in crate::ops) mod conv;
mod conv_ops;
mod conv_transpose;
mod embedding;
mod exponentials;
mod grid_sample;
mod group;
mod input_copy;
mod interpolate;
mod layers;
mod linear;
mod loss;
mod nn_ops;
mod norm;
mod one_hot;
mod pool;
mod pool_rows;
mod short_rows;
pub(in crate::ops) mod sizes;
mod softmax;
mod softmax_lane;
pub(crate) mod windows;

use core::marker::PhantomData;
use core::ops::Range;

#[cfg(doc)]
use crate::expr::Expr;
pub use crate::expr::LookupError;
#[cfg(feature = "rayon")]
use crate::expr::PARALLEL_FROM;
use crate::expr::absent::{absent, names};
#[cfg(feature = "alloc")]
use crate::expr::kernel::with_operands_on_heap;
use crate::expr::kernel::{with_operands, with_operands_in};
#[cfg(feature = "rayon")]
use crate::expr::parallel::{AWAKE_FROM, Alone, Others, is_plain, part_of};
use crate::expr::{Compute, Materialized, Operation, Workspace};
#[cfg(feature = "alloc")]
use crate::layout::Contiguous;
use crate::layout::{Layout, OfShape, OutputOf};
use crate::num::Sealed;
use crate::num::offset::index;
use crate::ops::element_traits::count;
#[cfg(any(
    feature = "reproducible",
    target_feature = "sse2",
    target_feature = "neon",
    target_feature = "simd128"
))]
use crate::ops::reduce::{LEVELS, Pairwise};
use crate::ops::{Arithmetic, IndicesError};
use crate::shape::{MAX_RANK, Shape};
use crate::storage::{Element, StorageMut, evaluated_on_stack, temporaries_on_stack};
use crate::tensor::{Tensor, TensorBase};

pub use crate::layout::{
    CeilMode, Dilation, DilationDim, Groups, GroupsDim, Kernel, KernelDim, OutputPadding, Padding,
    PaddingAfter, PaddingAfterDim, PaddingDim, PaddingSame, Stride, StrideDim,
};
pub(crate) use attention::Masks;
#[cfg_attr(doc, doc(hidden))]
pub use attention::{Attention, MaskElement};
#[cfg_attr(doc, doc(hidden))]
pub use batch_norm::BatchNorm;
#[cfg_attr(doc, doc(hidden))]
pub use batch_norm_training::BatchNormTraining;
#[cfg_attr(doc, doc(hidden))]
pub use class_index::ClassIndex;
pub(crate) use class_index::{below, checked as check_indices};
#[doc(hidden)]
pub use class_loss::{CheckedLoss, ClassTotal};
#[cfg_attr(doc, doc(hidden))]
pub use class_loss::{ClassLoss, ClassLosses};
pub(crate) use class_loss::{Scores, check_classes, classes_of};
pub(crate) use contiguous_lane::steps as number_of;
#[cfg_attr(doc, doc(hidden))]
pub use conv::Conv;
pub(crate) use conv::meets;
pub use conv_ops::ConvOps;
#[cfg_attr(doc, doc(hidden))]
pub use conv_ops::{ConvOptions, ConvolutionOptions};
#[cfg_attr(doc, doc(hidden))]
pub use conv_transpose::ConvTranspose;
#[cfg_attr(doc, doc(hidden))]
pub use embedding::Embedding;
pub use embedding::EmbeddingOps;
pub(crate) use exponentials::{largest_and_sum, largest_and_sums, largest_of, sum_of_exponentials};
#[cfg_attr(doc, doc(hidden))]
pub use grid_sample::{GridSample, Places};
pub use grid_sample::{SampleOps, Sampled};
pub(crate) use grid_sample::{around, nearest as nearest_place, sample_strides};
#[cfg_attr(doc, doc(hidden))]
pub use group::GroupNorm;
pub(crate) use group::{group, groups};
#[cfg_attr(doc, doc(hidden))]
pub use interpolate::Resize;
pub(crate) use interpolate::{between, nearest};
pub use layers::NormOps;
#[cfg_attr(doc, doc(hidden))]
pub use linear::Linear;
pub use loss::Losses;
#[cfg_attr(doc, doc(hidden))]
pub use loss::{
    BceLogitsOp, BceLogitsPosWeightOp, BceOp, HuberOp, KlDivLogOp, KlDivOp, L1Op, MseOp,
};
pub use nn_ops::NnOps;
#[cfg_attr(doc, doc(hidden))]
pub use norm::Norm;
pub(crate) use norm::{Centered, Epsilon};
#[cfg_attr(doc, doc(hidden))]
pub use one_hot::OneHot;
#[cfg_attr(doc, doc(hidden))]
pub use pool::{AdaptivePool, AveragePool, MaxPool, MaxPoolIndices, Poolable};
pub(crate) use pool::{Seen, divisor, part};
pub(crate) use sizes::part as last_dims;
#[cfg_attr(doc, doc(hidden))]
pub use softmax::Softmax;

impl From<IndicesError> for LookupError {
    fn from(error: IndicesError) -> Self {
        Self {
            index: error.index,
            size: error.size,
        }
    }
}

/// An operation that selects elements by indices. It is lazy: it computes nothing before it is evaluated.
#[derive(Clone, Copy, Debug)]
#[must_use = "a look-up computes nothing until `eval`, `eval_into` or `eval_boxed`"]
pub struct Lookup<Op>(pub(crate) Op);
#[diagnostic::do_not_recommend]
impl<Op> crate::num::Sealed for Lookup<Op> {}

absent! {
    OfLookups, of_lookups for [Op] Lookup<Op>; "an index may be out of range: `x.cross_entropy(&t).mean()` and `.eval()` give a `Result`":
    unwrap() = "this look-up is not computed yet: it is not a `Result`", "write `.eval()` before it; of a loss `.mean()`, `.sum()` or `.eval()`";
    item() = "this look-up is not computed yet: it has no number", "write `.eval()?[[]]`; of a loss `.mean()?` or `.sum()?`, which are numbers";
    expect(message) = "this look-up is not computed yet: it is not a `Result`", "write `.eval()` before it; of a loss `.mean()`, `.sum()` or `.eval()`";
}

#[diagnostic::do_not_recommend]
impl<O, X> crate::num::Sealed for ConvOptions<O, X> {}
absent! {
    PoolsOfOptions, pools_of_options for [O, X] ConvOptions<O, X>; "`conv_options` are those of a convolution, which follows":
    max_pool1d [_P] () = "`max_pool1d` takes its options itself", "write `x.max_pool1d::<(Kernel<3>, Stride<2>, Padding<1>)>()`";
    max_pool2d [_P] () = "`max_pool2d` takes its options itself", "write `x.max_pool2d::<(Kernel<3>, Stride<2>, Padding<1>)>()`";
    avg_pool1d [_P] () = "`avg_pool1d` takes its options itself", "write `x.avg_pool1d::<(Kernel<3>, Stride<2>, Padding<1>)>()`";
    avg_pool2d [_P] () = "`avg_pool2d` takes its options itself", "write `x.avg_pool2d::<(Kernel<3>, Stride<2>, Padding<1>)>()`";
}

names! {
    names_of_convolutions, "`Padding<1>`, `Dilation<2>` and `Groups<2>` are such options, too; the strides of a result in memory are those of `.eval()`":
    stride = "`stride` is an option before the convolution", "write `x.conv_options::<(Stride<2>, Padding<1>)>().conv2d(&w)`";
}
/// The stride of a convolution. By `&self`, so that it is found before that of an expression that is not evaluated.
#[doc(hidden)]
pub trait OfConvolutions: Sealed {
    fn stride(&self, _: impl Sized) -> <Self as names_of_convolutions::stride>::Result
    where
        Self: names_of_convolutions::stride,
    {
        <Self as names_of_convolutions::stride>::result()
    }
}
impl<Op, O, X, W, B, Out> OfConvolutions for crate::expr::Lazy<Conv<Op, O, X, W, B, Out>> {}
impl<Op, O, X, W, B, Out> OfConvolutions for crate::expr::Lazy<ConvTranspose<Op, O, X, W, B, Out>> {}

/// The computation of a look-up whose operands are stored.
#[doc(hidden)]
pub trait TryCompute: Sealed {
    type Elem: Arithmetic;
    type Shape: Shape;
    /// # Safety
    /// Every index of the layout, relative to `out`, is in writable memory.
    unsafe fn run<L: Layout<Shape = Self::Shape>>(
        &self,
        out: *mut Self::Elem,
    ) -> Result<(), LookupError>;
}
/// A look-up whose operands are expressions.
#[doc(hidden)]
pub trait TryKernel: Operation<Over: TryCompute<Elem = Self::Elem, Shape = Self::Shape>> {
    type Elem: Arithmetic;
    type Shape: Shape;
}
impl<Op: Operation<Over: TryCompute>> TryKernel for Op {
    type Elem = <Op::Over as TryCompute>::Elem;
    type Shape = <Op::Over as TryCompute>::Shape;
}

impl<Op: TryKernel> Lookup<Op> {
    /// Returns the result as an owned tensor.
    ///
    /// # Errors
    /// [`LookupError`] for the first index that is out of range.
    pub fn eval(self) -> Result<Tensor<Op::Elem, Op::Shape>, LookupError> {
        const { evaluated_on_stack::<Tensor<Op::Elem, Op::Shape>>(Op::OPERANDS.peak) };
        let mut out = Tensor::zeros();
        self.eval_into(&mut out)?;
        Ok(out)
    }

    /// Returns the result on the heap.
    ///
    /// # Errors
    /// [`LookupError`] for the first index that is out of range.
    #[cfg(feature = "alloc")]
    pub fn eval_boxed(self) -> Result<crate::BoxedTensor<Op::Elem, Op::Shape>, LookupError> {
        let mut out = crate::BoxedTensor::zeros();
        let first = out.first_mut();
        // SAFETY: the box has an element for each index of the shape.
        with_operands_on_heap(self.0, |over| unsafe {
            over.run::<Contiguous<Op::Shape>>(first)
        })?;
        Ok(out)
    }

    /// Writes the result to `out`, a tensor or a view of any layout.
    ///
    /// # Errors
    /// [`LookupError`] for the first index that is out of range; the elements before it have been written.
    pub fn eval_into<S, L>(self, out: &mut TensorBase<S, L>) -> Result<(), LookupError>
    where
        S: StorageMut<Elem = Op::Elem>,
        L: OutputOf<Op::Shape>,
    {
        const { temporaries_on_stack(Op::OPERANDS.peak) };
        let first = out.first_mut();
        // SAFETY: the span of the layout is within the storage, which is mutably borrowed.
        with_operands(self.0, |over| unsafe {
            over.run::<OfShape<L, Op::Shape>>(first)
        })
    }

    /// As [`eval_into`](Self::eval_into), with the temporaries in memory of the caller.
    ///
    /// # Errors
    /// [`LookupError`] for the first index that is out of range; the elements before it have been written.
    pub fn eval_into_with<S, L, const BYTES: usize>(
        self,
        out: &mut TensorBase<S, L>,
        workspace: &mut Workspace<BYTES>,
    ) -> Result<(), LookupError>
    where
        S: StorageMut<Elem = Op::Elem>,
        L: OutputOf<Op::Shape>,
    {
        let first = out.first_mut();
        // SAFETY: the span of the layout is within the storage, which is mutably borrowed.
        with_operands_in(self.0, workspace, |over| unsafe {
            over.run::<OfShape<L, Op::Shape>>(first)
        })
    }
}

/// An optional operand: `()`, or a stored operand.
///
/// # Safety
/// Implementations have no conditions to keep; `at` reads an element.
#[doc(hidden)]
pub trait Maybe<T>: Sealed {
    /// Whether the operand is present.
    const GIVEN: bool;
    /// Whether the operand is contiguous, or missing.
    const IS_LINE: bool;
    /// The strides of the operand, 0 along dimensions that it lacks.
    const STEPS: [usize; MAX_RANK];
    /// # Safety
    /// `index` is a valid index of the operand, right-aligned.
    unsafe fn at(&self, index: &[usize; MAX_RANK]) -> Option<T>;
    /// The first element, or null if the operand is missing.
    fn pointer(&self) -> *const T;
    /// The first element and the stride of a one-dimensional operand, if it is present.
    fn row(&self) -> Option<(*const T, usize)>;
}
impl<T> Maybe<T> for () {
    const GIVEN: bool = false;
    const IS_LINE: bool = true;
    const STEPS: [usize; MAX_RANK] = [0; MAX_RANK];
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn at(&self, _: &[usize; MAX_RANK]) -> Option<T> {
        None
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    fn pointer(&self) -> *const T {
        core::ptr::null()
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    fn row(&self) -> Option<(*const T, usize)> {
        None
    }
}
impl<T: Element, N: Materialized<Elem = T>> Maybe<T> for N {
    const GIVEN: bool = true;
    const IS_LINE: bool =
        contiguous_lane::is_line(&<N::Shape as Shape>::PADDED, &<N as Materialized>::STEPS);
    const STEPS: [usize; MAX_RANK] = <N as Materialized>::STEPS;
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn at(&self, index: &[usize; MAX_RANK]) -> Option<T> {
        // SAFETY: guaranteed by the caller.
        Some(unsafe { crate::expr::ExprNode::load(self, index) })
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    fn pointer(&self) -> *const T {
        self.first()
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    fn row(&self) -> Option<(*const T, usize)> {
        Some((self.first(), <N as Materialized>::STEPS[MAX_RANK - 1]))
    }
}
/// An index of one dimension.
#[cfg_attr(not(unoptimised), inline(always))]
pub(crate) fn only(i: usize) -> [usize; MAX_RANK] {
    [0, 0, 0, 0, 0, 0, 0, i]
}

/// Calls `f` with each index of the sizes, in row-major order.
#[cfg_attr(not(unoptimised), inline(always))]
pub(crate) fn walk(sizes: &[usize; MAX_RANK], mut f: impl FnMut(&[usize; MAX_RANK])) {
    let walked = try_walk(
        sizes,
        #[cfg_attr(not(unoptimised), inline(always))]
        |index| {
            f(index);
            Ok::<(), core::convert::Infallible>(())
        },
    );
    match walked {
        Ok(()) => {}
    }
}
/// The cost of a multiply-add, in additions.
const TERM: usize = 4;
/// [`walk`] on several threads, if the output is `unique` and the `work` is large enough. The unit of `work` is one
/// addition. On one thread, the loop is the one of a build without threads. The copy for several threads knows what `f`
/// owns and the constants within `f`; what `f` borrows is read again after each write.
///
/// # Safety
/// `T` is the type of the elements that `f` reads and computes with, by operations of this crate. If the elements are
/// plain numbers and nobody else accesses the output, calls for different indices may run at once on different threads.
#[cfg_attr(not(unoptimised), inline(always))]
#[cfg_attr(not(feature = "rayon"), allow(clippy::extra_unused_type_parameters))]
pub(crate) unsafe fn walk_shared<T: 'static>(
    sizes: &[usize; MAX_RANK],
    work: usize,
    unique: bool,
    f: impl Fn(&[usize; MAX_RANK]) + Copy,
) {
    #[cfg(feature = "rayon")]
    let _alone = if unique && is_plain::<T>() {
        match parts(contiguous_lane::steps(sizes), work) {
            Ok((others, part)) => {
                let (sizes, steps) = (*sizes, contiguous_lane::steps(sizes));
                // SAFETY: guaranteed by the caller; each index is in exactly one part.
                return unsafe {
                    others.split(
                        steps,
                        part,
                        #[cfg_attr(not(unoptimised), inline(always))]
                        move |_, part| {
                            let (sizes, f) = (sizes, f);
                            walk_part(&sizes, PARALLEL_FROM, part, f);
                        },
                    )
                };
            }
            Err(alone) => alone,
        }
    } else {
        None
    };
    let _ = (work, unique);
    walk(sizes, f);
}
/// Tells the compiler that indices are within their sizes, which it knows of the loops of [`walk`], but not of those of
/// a part.
///
/// # Safety
/// Each index is less than its size.
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn within<const N: usize>(indices: [usize; N], sizes: [usize; N]) {
    #[cfg(feature = "rayon")]
    for (index, size) in indices.into_iter().zip(sizes) {
        // SAFETY: guaranteed by the caller.
        unsafe { core::hint::assert_unchecked(index < size) };
    }
    let _ = (indices, sizes);
}
/// The other threads, and the number of steps of a part, if the work is to be split.
#[cfg(feature = "rayon")]
#[cfg_attr(not(unoptimised), inline(always))]
fn parts(steps: usize, work: usize) -> Result<(Others, usize), Option<Alone>> {
    if work < AWAKE_FROM || steps < 2 {
        return Err(None);
    }
    match Others::of_work(work) {
        Ok(others) => Ok((others, part_of(steps, work))),
        Err(alone) => Err(Some(alone)),
    }
}
/// Calls `f` with ranges of steps whose total cost is `work`: with all steps, or with several ranges on several
/// threads.
///
/// # Safety
/// If the work is `shared`, calls of `f` for different ranges may run at once on different threads.
#[cfg_attr(not(unoptimised), inline(always))]
pub(crate) unsafe fn in_parts(steps: usize, work: usize, shared: bool, f: impl Fn(Range<usize>)) {
    #[cfg(feature = "rayon")]
    let _alone = if shared {
        match parts(steps, work) {
            // SAFETY: guaranteed by the caller.
            Ok((others, part)) => return unsafe { others.split(steps, part, |_, part| f(part)) },
            Err(alone) => alone,
        }
    } else {
        None
    };
    let _ = (work, shared);
    f(0..steps);
}
/// Calls `f` with a range of the indices of the sizes, in row-major order. Unless the work is large enough for several
/// threads, the range is all indices.
#[cfg_attr(not(unoptimised), inline(always))]
pub(crate) fn walk_part(
    sizes: &[usize; MAX_RANK],
    work: usize,
    part: Range<usize>,
    mut f: impl FnMut(&[usize; MAX_RANK]),
) {
    #[cfg(feature = "rayon")]
    let whole = work < AWAKE_FROM;
    #[cfg(not(feature = "rayon"))]
    let whole = true;
    let _ = work;
    if whole {
        return walk(sizes, f);
    }
    let mut index = [0; MAX_RANK];
    let mut rest = part.start;
    for (i, &size) in index.iter_mut().zip(sizes).rev() {
        // None of the sizes is 0, or the range is empty.
        *i = rest.checked_rem(size).unwrap_or(0);
        rest = rest.checked_div(size).unwrap_or(0);
    }
    for _ in part {
        f(&index);
        for (i, &size) in index.iter_mut().zip(sizes).rev() {
            *i += 1;
            if *i < size {
                break;
            }
            *i = 0;
        }
    }
}
/// [`walk`] with a fallible `f`; stops at the first error.
#[cfg_attr(not(unoptimised), inline(always))]
fn try_walk<E>(
    sizes: &[usize; MAX_RANK],
    mut f: impl FnMut(&[usize; MAX_RANK]) -> Result<(), E>,
) -> Result<(), E> {
    macro_rules! nest {
        ([$($i:ident)*]) => { f(&[$($i),*])?; };
        ([$($done:ident)*] $i:ident $n:literal $($rest:tt)*) => {
            for $i in 0..sizes[$n] {
                nest!([$($done)* $i] $($rest)*);
            }
        };
    }
    nest!([] i0 0 i1 1 i2 2 i3 3 i4 4 i5 5 i6 6 i7 7);
    Ok(())
}
/// The offset of an index from the first element.
#[cfg_attr(not(unoptimised), inline(always))]
pub(crate) fn distance(index: &[usize; MAX_RANK], strides: &[usize; MAX_RANK]) -> usize {
    let mut at = 0;
    macro_rules! step {
        ($($d:literal)*) => { $( at = index!(at + index[$d] * strides[$d]); )* };
    }
    step! { 0 1 2 3 4 5 6 7 }
    at
}

/// A sum of a few elements in several lanes, which are added pairwise at the end: more accurate than a single accumulator.
struct ShortSum<T> {
    lanes: [T; LANES],
    next: usize,
}
const LANES: usize = 8;
impl<T: Arithmetic> ShortSum<T> {
    #[cfg_attr(not(unoptimised), inline(always))]
    fn new() -> Self {
        Self {
            lanes: [T::ZERO; LANES],
            next: 0,
        }
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    fn add(&mut self, x: T) {
        let lane = &mut self.lanes[self.next % LANES];
        *lane = lane.plus(x);
        self.next = self.next.wrapping_add(1);
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    fn total(self) -> T {
        of_lanes(self.lanes)
    }
}
/// A sum of any number of elements: a lane that has grown loses the digits of what is added to it, so a long sum adds
/// blocks pairwise.
pub(crate) struct Sum<T> {
    block: ShortSum<T>,
    blocks: Blocks<T>,
}
/// The elements of a block of a long sum.
const BLOCK: usize = 64 * LANES;
impl<T: Arithmetic> Sum<T> {
    /// A sum of at most so many elements: with a constant, a short sum has no code for blocks.
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(crate) fn of_at_most(count: usize) -> Self {
        Self {
            block: ShortSum::new(),
            blocks: Blocks::of_at_most(count),
        }
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(crate) fn add(&mut self, x: T) {
        if self.blocks.are_some() && self.block.next == BLOCK {
            self.blocks.push(of_lanes(self.block.lanes));
            self.block = ShortSum::new();
        }
        self.block.add(x);
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(crate) fn total(self) -> T {
        self.blocks.with(self.block.total())
    }
}
/// The blocks of a long sum.
#[cfg(any(
    feature = "reproducible",
    target_feature = "sse2",
    target_feature = "neon",
    target_feature = "simd128"
))]
struct Blocks<T> {
    some: bool,
    sums: Pairwise<T, fn(T, T) -> T, LEVELS>,
}
#[cfg(any(
    feature = "reproducible",
    target_feature = "sse2",
    target_feature = "neon",
    target_feature = "simd128"
))]
impl<T: Arithmetic> Blocks<T> {
    #[cfg_attr(not(unoptimised), inline(always))]
    fn of_at_most(count: usize) -> Self {
        let (some, sums) = (count > BLOCK, Pairwise::new(T::plus as fn(T, T) -> T));
        Self { some, sums }
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    fn are_some(&self) -> bool {
        self.some
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    fn push(&mut self, sum: T) {
        self.sums.push(sum);
    }
    /// The sum of all, and of what follows them.
    #[cfg_attr(not(unoptimised), inline(always))]
    fn with(mut self, last: T) -> T {
        if self.some {
            self.sums.push(last);
            return self.sums.total(last);
        }
        last
    }
}
/// A processor without vectors has no memory for long sums.
#[cfg(not(any(
    feature = "reproducible",
    target_feature = "sse2",
    target_feature = "neon",
    target_feature = "simd128"
)))]
struct Blocks<T>(PhantomData<T>);
#[cfg(not(any(
    feature = "reproducible",
    target_feature = "sse2",
    target_feature = "neon",
    target_feature = "simd128"
)))]
impl<T: Arithmetic> Blocks<T> {
    #[cfg_attr(not(unoptimised), inline(always))]
    fn of_at_most(_: usize) -> Self {
        Self(PhantomData)
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    fn are_some(&self) -> bool {
        false
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    fn push(&mut self, _: T) {}
    #[cfg_attr(not(unoptimised), inline(always))]
    fn with(self, last: T) -> T {
        last
    }
}
/// The sum of lanes, added pairwise.
#[cfg_attr(not(unoptimised), inline(always))]
fn of_lanes<T: Arithmetic>([a, b, c, d, e, f, g, h]: [T; LANES]) -> T {
    (a.plus(b).plus(c.plus(d))).plus(e.plus(f).plus(g.plus(h)))
}

/// Carries the shape of an operation's result in its type.
pub(in crate::ops) type AcceptedLayout<Out> = PhantomData<fn() -> Out>;

type ElemOf<N> = <N as crate::expr::ExprNode>::Elem;
pub(in crate::ops) type ShapeOf<N> = <N as crate::expr::ExprNode>::Shape;
pub(in crate::ops) type StridesOf<N> = <N as Materialized>::Strides;
