//! The operations of neural networks: PyTorch's `torch.nn.functional`.
//!
//! A layer is an expression, as `a + b` and `a.mm(&b)` are: [`eval`](Expr::eval) returns an owned tensor,
//! [`eval_into`](Expr::eval_into) writes to memory of the caller, [`eval_boxed`](Expr::eval_boxed) (feature `alloc`) to the
//! heap. Operands are tensors, views of any layout and other expressions, and what follows is any operation: activations
//! are applied where the layer's result is stored, and a layer after a layer reads a temporary, whose bytes
//! [`Expr::TEMPORARIES`] counts.
//!
//! ```
//! use stridewise::prelude::*;
//! let image = Tensor::<f32, Shape![1, 3, 8, 8]>::ones();
//! let (w, b) = (Tensor::<f32, Shape![4, 3, 3, 3]>::ones(), Tensor::<f32, Shape![4]>::ones());
//!
//! let y = image.conv2d(&w).bias(&b).relu().eval();
//! assert_eq!((y.shape(), y[[0, 0, 0, 0]]), (&[1, 4, 6, 6][..], 28.0));
//! let y = image.sliding::<(Stride<2>, Padding<1>)>().conv2d(&w).eval();
//! assert_eq!((y.shape(), y[[0, 0, 0, 0]]), (&[1, 4, 4, 4][..], 12.0));
//! let mut pooled = Tensor::<f32, Shape![1, 4, 2, 2]>::zeros();
//! y.max_pool2d::<Kernel<2>>().eval_into(&mut pooled);
//! assert_eq!(pooled.max(), 27.0);
//! ```
//!
//! What looks up elements by numbers that are known at run time only is a [`Lookup`]: its results are
//! `Result`s. Losses of elements ([`mse_loss`](Losses::mse_loss)) are expressions: `.mean()` and `.sum()`
//! are PyTorch's `reduction`.

mod attention;
mod contiguous_lane;
pub(in crate::ops) mod conv;
mod conv_transpose;
mod embedding;
mod group;
mod interpolate;
mod layers;
mod linear;
mod loss;
pub(in crate::ops) mod norm;
mod pool;
pub(in crate::ops) mod unevaluated;
mod windows;

use core::fmt;
use core::marker::PhantomData;
use core::ops::Range;

#[cfg(doc)]
use crate::expr::Expr;
#[cfg(feature = "rayon")]
use crate::expr::PARALLEL_FROM;
use crate::expr::kernel::with_operands;
#[cfg(feature = "alloc")]
use crate::expr::kernel::with_operands_on_heap;
#[cfg(feature = "rayon")]
use crate::expr::parallel::{is_plain, part_of, split};
use crate::expr::{Compute, Materialized, Operation};
#[cfg(feature = "alloc")]
use crate::layout::Contiguous;
use crate::layout::{Layout, OfShape, ResultFits};
use crate::num::Sealed;
use crate::num::offset::index;
use crate::ops::Arithmetic;
use crate::ops::element_traits::count;
use crate::shape::{MAX_RANK, Shape};
use crate::storage::{Element, StorageMut, evaluated_on_stack, temporaries_on_stack};
use crate::tensor::{Tensor, TensorBase};

pub use crate::layout::{
    CeilMode, Dilation, Groups, Kernel, OutputPadding, Padding, PaddingAfter, PaddingSame, Stride,
};
#[cfg(feature = "cuda")]
pub(crate) use attention::Masks;
pub use attention::{Attention, MaskElement};
pub use conv::Conv;
pub use conv_transpose::ConvTranspose;
pub use embedding::{ClassIndex, Embedding, Lookups, OneHot};
pub use group::GroupNorm;
pub use interpolate::Resize;
pub use layers::Layers;
pub use linear::{Linear, Neural, Sliding};
pub use loss::{BceLogitsOp, BceOp, ClassLoss, HuberOp, KlDivLogOp, KlDivOp, L1Op, Losses, MseOp};
#[cfg(feature = "cuda")]
pub(crate) use norm::Centered;
pub use norm::{BatchNorm, Norm, Softmax};
pub use pool::{AdaptivePool, AveragePool, MaxPool, MaxPoolIndices, Poolable};
pub use unevaluated::NoResult;

/// A number, known at run time only, that names nothing: an index beyond the rows, a class beyond the
/// classes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LookupError {
    /// The number.
    pub index: i64,
    /// How many there are to choose from.
    pub size: usize,
}
impl fmt::Display for LookupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "index {} is out of range for size {}",
            self.index, self.size
        )
    }
}
impl core::error::Error for LookupError {}

/// An operation that looks up elements by numbers, and computes nothing until it is given memory.
#[derive(Clone, Copy, Debug)]
#[must_use = "a look-up computes nothing until `eval`, `eval_into` or `eval_boxed`"]
pub struct Lookup<Op>(pub(crate) Op);
#[diagnostic::do_not_recommend]
impl<Op> crate::num::Sealed for Lookup<Op> {}

/// What a look-up does once its operands are in memory.
#[doc(hidden)]
pub trait TryCompute: Sealed {
    type Elem: Arithmetic;
    type Shape: Shape;
    /// # Safety
    /// The layout from `out` on lies within memory that may be written.
    unsafe fn run<L: Layout<Shape = Self::Shape>>(
        &self,
        out: *mut Self::Elem,
    ) -> Result<(), LookupError>;
}
/// A look-up over operands that are expressions.
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
    /// The result as an owned tensor.
    ///
    /// # Errors
    /// [`LookupError`] at the first number that is out of range.
    pub fn eval(self) -> Result<Tensor<Op::Elem, Op::Shape>, LookupError> {
        const { evaluated_on_stack::<Tensor<Op::Elem, Op::Shape>>(Op::OPERANDS.peak) };
        let mut out = Tensor::zeros();
        self.eval_into(&mut out)?;
        Ok(out)
    }

    /// The result on the heap.
    ///
    /// # Errors
    /// [`LookupError`] at the first number that is out of range.
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

    /// The result written to `out`, a tensor or a view of any layout.
    ///
    /// # Errors
    /// [`LookupError`] at the first number that is out of range; what comes before it has been written.
    pub fn eval_into<S, L>(self, out: &mut TensorBase<S, L>) -> Result<(), LookupError>
    where
        S: StorageMut<Elem = Op::Elem>,
        L: Layout,
        Op::Shape: ResultFits<L::Shape>,
    {
        const { temporaries_on_stack(Op::OPERANDS.peak) };
        let first = out.first_mut();
        // SAFETY: the layout lies within the storage, which is borrowed mutably.
        with_operands(self.0, |over| unsafe {
            over.run::<OfShape<L, Op::Shape>>(first)
        })
    }
}

/// An operand that may be missing: `()`, or one that is stored.
///
/// # Safety
/// Nothing is promised; `at` reads an element.
#[doc(hidden)]
pub trait Maybe<T>: Sealed {
    /// Whether there is one.
    const GIVEN: bool;
    /// Whether its elements lie one after the other, if there are any.
    const IS_LINE: bool;
    /// # Safety
    /// The index is one of the operand's, against the right end.
    unsafe fn at(&self, index: &[usize; MAX_RANK]) -> Option<T>;
    /// The first element, if there is one.
    fn pointer(&self) -> *const T;
    /// The first element and the step to the next, of an operand with one dimension.
    fn row(&self) -> Option<(*const T, usize)>;
}
impl<T> Maybe<T> for () {
    const GIVEN: bool = false;
    const IS_LINE: bool = true;
    #[inline(always)]
    unsafe fn at(&self, _: &[usize; MAX_RANK]) -> Option<T> {
        None
    }
    #[inline(always)]
    fn pointer(&self) -> *const T {
        core::ptr::null()
    }
    #[inline(always)]
    fn row(&self) -> Option<(*const T, usize)> {
        None
    }
}
impl<T: Element, N: Materialized<Elem = T>> Maybe<T> for N {
    const GIVEN: bool = true;
    const IS_LINE: bool = contiguous_lane::is_line(&<N::Shape as Shape>::PADDED, &N::STEPS);
    #[inline(always)]
    unsafe fn at(&self, index: &[usize; MAX_RANK]) -> Option<T> {
        // SAFETY: the caller's promise.
        Some(unsafe { crate::expr::ExprNode::load(self, index) })
    }
    #[inline(always)]
    fn pointer(&self) -> *const T {
        self.first()
    }
    #[inline(always)]
    fn row(&self) -> Option<(*const T, usize)> {
        Some((self.first(), N::STEPS[MAX_RANK - 1]))
    }
}
/// An index of one dimension.
#[inline(always)]
pub(in crate::ops) fn only(i: usize) -> [usize; MAX_RANK] {
    [0, 0, 0, 0, 0, 0, 0, i]
}

/// Calls `f` with each index below the sizes, in logical order.
#[inline(always)]
pub(crate) fn walk(sizes: &[usize; MAX_RANK], mut f: impl FnMut(&[usize; MAX_RANK])) {
    let walked = try_walk(
        sizes,
        #[inline(always)]
        |index| {
            f(index);
            Ok::<(), core::convert::Infallible>(())
        },
    );
    match walked {
        Ok(()) => {}
    }
}
/// How many numbers could be added up while a product is added to a sum.
const TERM: usize = 4;
/// As [`walk`], on several threads where the output is `unique` and there is enough `work`: counted in numbers that could
/// be added up meanwhile.
///
/// # Safety
/// `T` are the elements that `f` reads and computes with, by operations of this crate. Calls for different indices may run
/// at once on different threads, if the elements are plain numbers and nobody else has the output.
#[inline(always)]
pub(in crate::ops) unsafe fn walk_shared<T: 'static>(
    sizes: &[usize; MAX_RANK],
    work: usize,
    unique: bool,
    f: impl Fn(&[usize; MAX_RANK]),
) {
    // SAFETY: the caller's promise; each index is in one part.
    unsafe {
        in_parts(
            contiguous_lane::steps(sizes),
            work,
            unique && is_shared::<T>(),
            #[inline(always)]
            |part| walk_part(sizes, part, &f),
        );
    }
}
/// Whether several threads may read such elements at once.
#[cfg_attr(not(feature = "rayon"), allow(clippy::extra_unused_type_parameters))]
fn is_shared<T: 'static>() -> bool {
    #[cfg(feature = "rayon")]
    return is_plain::<T>();
    #[cfg(not(feature = "rayon"))]
    false
}
/// Calls `f` with parts of some steps, which are so much `work`: all of them, or several on several threads at once.
///
/// # Safety
/// If the work is `shared`, calls of `f` for different parts may run at once on different threads.
#[inline(always)]
unsafe fn in_parts(steps: usize, work: usize, shared: bool, f: impl Fn(Range<usize>)) {
    #[cfg(feature = "rayon")]
    if shared && work >= PARALLEL_FROM && steps > 1 {
        // SAFETY: the caller's promise.
        return unsafe { split(steps, part_of(steps, work), |_, part| f(part)) };
    }
    let _ = (work, shared);
    f(0..steps);
}
/// Calls `f` with some of the indices below the sizes, in logical order. Without threads these are all.
#[inline(always)]
fn walk_part(sizes: &[usize; MAX_RANK], part: Range<usize>, mut f: impl FnMut(&[usize; MAX_RANK])) {
    if !cfg!(feature = "rayon") {
        return walk(sizes, f);
    }
    let mut index = [0; MAX_RANK];
    let mut rest = part.start;
    for (i, &size) in index.iter_mut().zip(sizes).rev() {
        // None of the sizes is 0, or there are no parts.
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
/// The same, until `f` fails.
#[inline(always)]
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
/// How far the element of an index lies from the first one.
#[inline(always)]
pub(crate) fn distance(index: &[usize; MAX_RANK], strides: &[usize; MAX_RANK]) -> usize {
    let mut at = 0;
    macro_rules! step {
        ($($d:literal)*) => { $( at = index!(at + index[$d] * strides[$d]); )* };
    }
    step! { 0 1 2 3 4 5 6 7 }
    at
}

/// A sum in several lanes, at the end added pairwise: more accurate than one that runs through.
struct Sum<T> {
    lanes: [T; LANES],
    next: usize,
}
const LANES: usize = 8;
impl<T: Arithmetic> Sum<T> {
    #[inline(always)]
    fn new() -> Self {
        Self {
            lanes: [T::ZERO; LANES],
            next: 0,
        }
    }
    #[inline(always)]
    fn add(&mut self, x: T) {
        let lane = &mut self.lanes[self.next % LANES];
        *lane = lane.plus(x);
        self.next = self.next.wrapping_add(1);
    }
    #[inline(always)]
    fn total(self) -> T {
        let [a, b, c, d, e, f, g, h] = self.lanes;
        (a.plus(b).plus(c.plus(d))).plus(e.plus(f).plus(g.plus(h)))
    }
}

/// The shape that an operation makes, which its type carries.
pub(in crate::ops) type Makes<Out> = PhantomData<fn() -> Out>;

type ElemOf<N> = <N as crate::expr::ExprNode>::Elem;
pub(in crate::ops) type ShapeOf<N> = <N as crate::expr::ExprNode>::Shape;
pub(in crate::ops) type StridesOf<N> = <N as Materialized>::Strides;
