//! Expressions: arithmetic as a type, evaluated in one pass into memory that the caller chooses.
//!
//! `(&a + &b * 2.0).exp()` computes nothing. It is a value whose type represents the operations, and which holds a
//! pointer for each tensor in it. [`Expr::eval`] and [`Expr::eval_into`] evaluate it in one pass.

pub(crate) mod absent;
mod blocks;
mod eval;

mod fallible;
pub(crate) mod group;
mod in_place;
pub(crate) mod kernel;
pub(crate) mod memory;
mod nodes;
pub(crate) mod only;
mod op;
pub(crate) mod operators;
pub(crate) mod pair;
pub(crate) mod parallel;
pub(crate) mod plan;
pub(crate) mod result_view;
pub(crate) mod runs;
pub(crate) mod simd_dispatch;
mod slow_path;
#[cfg(all(feature = "std", target_arch = "x86_64", not(miri)))]
mod streamed;
pub(crate) mod temporaries;
mod tracked;
pub(crate) mod transpose;
pub(crate) mod turned;
pub(crate) mod unevaluated;
pub(crate) mod variable;
mod view_or_copy;
mod views;
#[cfg(feature = "rayon")]
mod workers;
mod workspace;

use core::ops::Range;

use crate::layout::{Layout, OfShape, OutputOf, StorageSpan};
use crate::num::Dim;
use crate::shape::{MAX_RANK, Shape};
use crate::storage::{
    Array, Cells, Element, Heapless, Ref, RefMut, Storage, evaluated_on_stack,
    temporaries_in_workspace, temporaries_on_stack,
};
use crate::tensor::TensorBase;
use plan::Operands;
use runs::Run;
use simd_dispatch::Vectors;
use temporaries::{Need, Pending, Room};

#[doc(hidden)]
pub use eval::Stage;
pub(crate) use eval::{
    Walk, copy, distance, has_no_variable, in_blocks, store, store_from, tiles, update, with_ready,
    write_from,
};
pub(crate) use fallible::or_more;
pub use fallible::{Fallible, LookupError};
pub(crate) use in_place::InPlace;
#[doc(hidden)]
pub use kernel::{Compute, Kernel, KernelOperand, Operation};
pub(crate) use kernel::{in_memory, kernels, operations, structural};
#[doc(hidden)]
pub use memory::OnHost;
#[cfg(feature = "cuda")]
pub(crate) use memory::first_written;
use memory::in_place;
#[cfg_attr(doc, doc(hidden))]
pub use memory::{Computes, ComputesPair, WrittenFrom};
pub use memory::{Host, Memory, Portable, Supports};
pub use nodes::Lazy;
#[cfg_attr(doc, doc(hidden))]
pub use nodes::{Binary, Cast, Leaf, Moved, Scalar, Unary};
#[doc(hidden)]
pub use nodes::{Materialized, MaterializedOf};
pub use op::BinaryOp;
#[doc(hidden)]
pub use op::Block;
#[cfg_attr(doc, doc(hidden))]
pub use op::UnaryOp;
#[cfg_attr(doc, doc(hidden))]
pub use operators::{
    BroadcastTo, FitsInto, FitsIntoBy, FitsIntoProven, FitsIntoResult, FitsNotInto,
    FitsNotIntoResult, IfFitsInto, Operand,
};
#[doc(hidden)]
pub use operators::{Mask, MaskOfBool, MixesWith};
pub(crate) use operators::{MaskShape, Mixed};
pub(crate) use pair::pairs;
#[doc(hidden)]
pub use pair::{ComputePair, Pair, Values};
#[doc(hidden)]
pub use parallel::Shared;
#[cfg(feature = "rayon")]
pub use parallel::{PARALLEL_FROM, get_num_threads, set_num_threads};
#[cfg_attr(doc, doc(hidden))]
pub use result_view::ResultView;
#[doc(hidden)]
pub use tracked::{NoDerivative, Tracked};
#[doc(hidden)]
pub use unevaluated::{ComparesUnevaluated, Evaluated, EvaluatedOnce, NoMemory, NoParts};
#[doc(hidden)]
pub use view_or_copy::PerhapsContiguous;
pub use workspace::Workspace;

/// A value with elements: a tensor by reference, a view, or arithmetic on them.
///
/// A function with this bound accepts any tensor, view or expression:
///
/// ```
/// use stridewise::prelude::*;
/// fn norm(x: impl Expr<Elem = f32>) -> f32 {
///     (x.square().sum()).sqrt()
/// }
/// let a: Tensor<f32, Shape![2, 2]> = tensor![[3.0, 0.0], [0.0, 4.0]];
/// assert_eq!(norm(&a), 5.0);
/// assert_eq!(norm(a.t()), 5.0);
/// assert_eq!(norm(&a + &a), 10.0);
/// ```
///
/// `M` is the memory of the elements, by default that of the [`Host`]: a function of `impl Expr` is for the host. A
/// function that is generic over the memory also computes on a device, for operands that are there:
///
/// ```
/// use stridewise::expr::Memory;
/// use stridewise::prelude::*;
/// fn scaled<M: Memory>(x: impl Expr<M, Elem = f32>) -> impl Expr<M, Elem = f32> {
///     x.lazy() * 2.0 + 1.0
/// }
/// assert_eq!(scaled(&tensor![1.0_f32, 2.0]).eval_boxed().as_slice(), [3.0, 5.0]);
/// ```
#[cfg_attr(
    not(feature = "cuda"),
    diagnostic::on_unimplemented(
        message = "this is not an expression: `&x` of a tensor, a view, or arithmetic over them",
        label = "an owned tensor is passed by reference, `&x`, and so is a view that writes",
        note = "in arithmetic a number has the type of the elements: with floats, write `0.0` and not `0`",
        note = "`tensor![1.0, 2.0]` is a tensor, `TensorView::<f32, Shape![2]>::try_from(&vec[..])?` one of a slice"
    )
)]
#[cfg_attr(
    feature = "cuda",
    diagnostic::on_unimplemented(
        message = "this is not an expression over the memory of the `{M}`",
        label = "an expression is `&x` of a tensor, a view, or arithmetic over them, all in the memory of the `{M}`",
        note = "`x.cuda()?` copies a tensor of the host to a device, `x.to_host()?` one of a device to the host",
        note = "in arithmetic a number has the type of the elements: with floats, write `0.0` and not `0`"
    )
)]
pub trait Expr<M: Memory = Host>: IntoExpr<M> {
    /// The bytes of temporaries that [`eval`](Self::eval) and [`eval_into`](Self::eval_into) use in addition to the
    /// result: the results of kernels, such as products and layers, that are read by other kernels. 0 for elementwise
    /// expressions and for a single kernel, also with elementwise operations on its result.
    ///
    /// `eval` and `eval_into` allocate them on the stack, in a buffer that is up to an eighth larger, `eval_boxed` on
    /// the heap. A result that is not contiguous, or that is shared (`TensorCells`), may need an additional temporary
    /// of its own size.
    ///
    /// Not counted is the working memory inside a kernel, which does not grow with the result:
    /// - on the stack, at most 64 KiB (blocks of attention, products of factors that are expressions), and at most 16 KiB
    ///   in other kernels, 32 with `std`;
    /// - on the heap with feature `std` alone: convolutions copy rows of the input (128 KiB, or one row with its windows
    ///   if that is more) and weights (2¹⁸ elements, or those of one tile if they are more); products above 32³ pack blocks
    ///   of both factors of the size of the caches; Fourier transforms keep their plans.
    ///
    /// Without `std`, no operation allocates but `eval_boxed` and, with feature `alloc`, medians and quantiles of all of
    /// more than 512 KiB.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// fn temporaries<E: Expr>(_: &E) -> usize {
    ///     E::TEMPORARIES
    /// }
    /// let x = Tensor::<f32, Shape![8, 16]>::ones();
    /// let (v, w) = (Tensor::<f32, Shape![32, 16]>::ones(), Tensor::<f32, Shape![4, 32]>::ones());
    /// assert_eq!(temporaries(&x.linear(&v).relu()), 0);
    /// // The first layer's result is a temporary of the second one.
    /// assert_eq!(temporaries(&x.linear(&v).relu().linear(&w)), 8 * 32 * 4);
    /// ```
    const TEMPORARIES: usize = <Self::Node as ExprNode>::TEMPORARIES[0];

    /// The expression itself, as a type that has operators. Generic code needs it for arithmetic, since a type of
    /// which only the trait is known has no operators.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// fn scaled<S: Shape>(x: impl Expr<Elem = f32, Shape = S>, y: impl Expr<Elem = f32, Shape = S>) -> Tensor<f32, S>
    /// {
    ///     (2.0 * x.lazy() + y.lazy() / 3.0 - 1.0).eval()
    /// }
    /// let a: Tensor<f32, Shape![2, 2]> = tensor![[3.0, 0.0], [0.0, 3.0]];
    /// assert_eq!(scaled(&a, a.t()), tensor![[6.0, -1.0], [-1.0, 6.0]]);
    /// ```
    fn lazy(self) -> Lazy<Self::Node> {
        Lazy(self.node())
    }

    /// The elements, evaluated in one pass, as an owned tensor.
    ///
    /// The result is returned by value. A result of more than 512 KiB, temporaries included
    /// ([`STACK_LIMIT`](crate::storage::STACK_LIMIT)), does not compile: `eval_boxed` (feature `alloc`) allocates it
    /// on the heap, [`eval_into`](Self::eval_into) writes to existing memory.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let a = Tensor::<f32, Shape![4, 1]>::arange_from(1.0, 1.0);
    /// let b: Tensor<f32, Shape![1, 5]> = tensor![[5.0, -5.0, 5.0, -5.0, 5.0]];
    /// let y = (&a + &b).eval();
    /// assert_eq!(y.as_slice()[..5], [6.0, -4.0, 6.0, -4.0, 6.0]);
    /// ```
    ///
    /// On a device, the result is a `Result` of a tensor there: one kernel computes it, on the stream of the first
    /// operand.
    fn eval(self) -> M::Owned<Self::Elem, Self::Shape>
    where
        M: Computes<Self::Node>,
    {
        const { evaluated_on_stack::<M::Owned<Self::Elem, Self::Shape>>(M::ON_STACK[0]) };
        M::eval(self.node())
    }

    /// The elements, evaluated in one pass, on the heap.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let a = BoxedTensor::<f32, Shape![1000, 1000]>::ones();
    /// assert_eq!((&a + &a).eval_boxed()[[999, 999]], 2.0);
    /// ```
    #[cfg(feature = "alloc")]
    fn eval_boxed(self) -> crate::BoxedTensor<Self::Elem, Self::Shape>
    where
        M: OnHost,
    {
        eval::boxed(self.node())
    }

    /// The elements, evaluated in one pass, written to `out`. PyTorch's `out=`.
    ///
    /// Cells may share elements, as expanded ones do: those of an elementwise expression are then written one by one, in no
    /// particular order. A product, a convolution or another operation that computes all elements together is rejected for
    /// such cells when the program is built: it may read what it has written. `cells.copy_(&x.eval())` is the same in two
    /// steps.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let a = Tensor::<f32, Shape![2, 3]>::ones();
    /// let mut out = Tensor::<f32, Shape![3, 2]>::zeros();
    /// (a.t() * 2.0).eval_into(&mut out);
    /// assert_eq!(out.sum(), 12.0);
    /// ```
    fn eval_into<S, L>(self, out: &mut TensorBase<S, L>) -> M::Done
    where
        S: WrittenFrom<M, Elem = Self::Elem>,
        L: OutputOf<Self::Shape>,
        M: Computes<Self::Node>,
    {
        const { temporaries_on_stack(M::ON_STACK[!in_place::<S, L, M>() as usize]) };
        const { kernel::result_is_apart::<L>(Self::Node::APART) };
        M::eval_into(self.node(), out)
    }

    /// As [`eval_into`](Self::eval_into), with the temporaries in memory of the caller, of any size. A workspace that
    /// is too small is rejected when the program is built. For the host only: a device has its own memory.
    ///
    /// ```
    /// use stridewise::expr::Workspace;
    /// use stridewise::prelude::*;
    /// let x = Tensor::<f32, Shape![4, 4]>::ones();
    /// let mut out = Tensor::<f32, Shape![4, 4]>::zeros();
    /// // The product is a temporary of the softmax.
    /// let mut workspace = Workspace::<64>::new();
    /// x.mm(&x).softmax::<1>().eval_into_with(&mut out, &mut workspace);
    /// assert_eq!(out, Tensor::full(0.25));
    /// ```
    fn eval_into_with<S, L, const BYTES: usize>(
        self,
        out: &mut TensorBase<S, L>,
        workspace: &mut Workspace<BYTES>,
    ) where
        S: WrittenFrom<M, Elem = Self::Elem>,
        L: OutputOf<Self::Shape>,
        M: OnHost,
    {
        const { temporaries_in_workspace(eval::bytes_for::<Self::Node, L>(S::UNIQUE), BYTES) };
        const { kernel::result_is_apart::<L>(Self::Node::APART) };
        // SAFETY: the layout is within the storage, which is borrowed mutably and may be written; the workspace has the
        // bytes.
        unsafe {
            let room = workspace.room(const { eval::bytes_for::<Self::Node, L>(S::UNIQUE) });
            let first = memory::first_written(out);
            if const { S::UNIQUE } {
                eval::write_in::<Self::Node, OfShape<L, Self::Shape>, true>(
                    first,
                    self.node(),
                    room,
                );
            } else {
                eval::write_in::<Self::Node, OfShape<L, Self::Shape>, false>(
                    first,
                    self.node(),
                    room,
                );
            }
        }
    }
}

/// An operand: an expression ([`Expr`]), or an owned tensor, which is moved into the expression.
///
/// Operators and arguments use this bound, so that a temporary needs no `&`. Methods are those of [`Expr`]; they
/// borrow an owned receiver.
///
/// ```
/// use stridewise::prelude::*;
/// let a = Tensor::<f32, Shape![2, 2]>::ones();
/// // Both identities are moved, `a` is borrowed and stays.
/// let y = (a.mm(Tensor::<f32, Shape![2, 2]>::eye()) + Tensor::<f32, Shape![2, 2]>::eye()).eval();
/// assert_eq!(y, (&a + Tensor::<f32, Shape![2, 2]>::eye()).eval());
///
/// fn twice(x: impl IntoExpr<Elem = f32, Shape = Shape![2, 2]>) -> Tensor<f32, Shape![2, 2]> {
///     (x.into_lazy() * 2.0).eval()
/// }
/// assert_eq!(twice(&a), twice(a.t()));
/// assert_eq!(twice(a)[[0, 0]], 2.0);
/// ```
#[cfg_attr(
    not(feature = "cuda"),
    diagnostic::on_unimplemented(
        message = "expected a tensor, a view or an expression, found `{Self}`",
        label = "not an expression",
        note = "in arithmetic a number has the type of the elements: with floats, write `0.0` and not `0`",
        note = "`tensor![0.5]` is a tensor of one number, which broadcasts, `Tensor::<f32, Shape![2]>::full(0.5)` one of a shape; `TensorView::<f32, Shape![2]>::try_from(&vec[..])?` is one of a slice"
    )
)]
#[cfg_attr(
    feature = "cuda",
    diagnostic::on_unimplemented(
        message = "this is not an expression over the memory of the `{M}`",
        label = "an expression is a tensor, a view, or arithmetic over them, all in the memory of the `{M}`",
        note = "`x.cuda()?` copies a tensor of the host to a device, `x.to_host()?` one of a device to the host",
        note = "in arithmetic a number has the type of the elements: with floats, write `0.0` and not `0`"
    )
)]
pub trait IntoExpr<M: Memory = Host>: AsExpression<Memory = M> + Sized {
    /// The element type.
    type Elem: Element;
    /// The shape.
    type Shape: Shape;
    #[doc(hidden)]
    type Node: ExprNode<Elem = Self::Elem, Shape = Self::Shape, Memory = M>;
    #[doc(hidden)]
    fn node(self) -> Self::Node;

    /// The expression, as a type that has operators; an owned tensor is moved into it, so that the expression can be
    /// returned.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// fn doubled(x: [f32; 3]) -> Lazy<impl Node<Elem = f32, Shape = Shape![3]>> {
    ///     (Tensor::<f32, Shape![3]>::from_array(x).into_lazy() * 2.0).lazy()
    /// }
    /// assert_eq!((doubled([1.0, 2.0, 3.0]) + 1.0).eval().as_slice(), [3.0, 5.0, 7.0]);
    /// ```
    fn into_lazy(self) -> Lazy<Self::Node> {
        Lazy(self.node())
    }
}

/// An expression in the memory that it names. Numbers do not implement it, so that they can be operands of
/// expressions.
#[doc(hidden)]
pub trait AsExpression: Sized + crate::num::Sealed {
    type Memory: Memory;
    type Of: Element;
    type In: Shape;
    type Tree: ExprNode<Elem = Self::Of, Shape = Self::In, Memory = Self::Memory>;
    fn tree(self) -> Self::Tree;
}

/// The content of a [`Lazy`]. A function returns an expression as `Lazy<impl Node<Elem = f32, Shape = S>>`, which has
/// operators and methods, and which the caller evaluates. For a device, write
/// `Lazy<impl Node<Gpu, Elem = f32, Shape = S>>`; for every memory, [`Portable`].
///
/// ```
/// use stridewise::prelude::*;
/// fn layer<B: Dim, I: Dim, O: Dim>(
///     x: impl Expr<Elem = f32, Shape = (B, I)>,
///     weight: TensorView<f32, (O, I)>,
/// ) -> Lazy<impl Node<Elem = f32, Shape = (B, O)>> {
///     x.linear(weight).relu()
/// }
/// let (x, w) = (Tensor::<f32, Shape![2, 3]>::ones(), Tensor::<f32, Shape![4, 3]>::ones());
/// let y = (layer(&x, w.as_view()) * 2.0 - 1.0).eval();
/// assert_eq!((y.shape(), y[[1, 3]]), (&[2, 4][..], 5.0));
/// ```
pub trait Node<M: Memory = Host>: ExprNode<Memory = M> {}
#[diagnostic::do_not_recommend]
impl<M: Memory, N: ExprNode<Memory = M>> Node<M> for N {}

/// An expression in the form in which it is evaluated: a tree of operations on pointers, whose type contains sizes
/// and strides, but neither offsets nor storages, so that equal loops are one function.
///
/// # Safety
/// `load` may be called with any index within `Shape`, and for a merged dimension past its size as
/// [`plan`] describes; `OPERANDS` names the strides of every operand that `load` reads.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "this is no expression: an operation has several results, can fail, or has operands of different types",
    label = "an operand is not evaluated (`.eval()` comes first), or a number has another type",
    note = "as a part of an expression: `a.inverse().checked()?`, `x.sort::<0>().values()`",
    note = "a number without a type is an `f64` or an `i32`: write `where_(&mask, 1.0_f32, 0.0)`"
)]
pub unsafe trait ExprNode: Sized + crate::num::Sealed {
    type Elem: Element;
    type Shape: Shape;
    /// The memory of the elements.
    type Memory: Memory;
    /// Whether a variable is among the operands, so that `backward` has gradients to add to.
    type RequiresGrad: Tracked;
    const OPERANDS: Operands;
    /// Whether an operation is expensive for each element.
    const HEAVY: bool = false;
    /// Whether a loop of it gains by the widest vectors, as the roots and quotients of large tensors do.
    const WIDE: bool = Self::HEAVY;
    /// Whether an operation has a call for rare elements, which prevents the vectorisation of a loop, while computing
    /// an element of the expression twice has no side effects.
    const RARE: bool = false;
    /// Whether computing an element twice has no side effects.
    const AGAIN: bool = false;
    /// Whether each index of the result needs an element of its own: of a kernel that may read what it has written.
    const APART: bool = false;
    /// The kernels that are computed before an element can be loaded.
    const PENDING: Pending = Pending::NONE;
    /// The bytes of temporaries for a contiguous result without other readers, and for other results.
    const TEMPORARIES: [usize; 2] = kernel::temporaries::<Self>();
    /// The same elements once the kernels are computed, which can be loaded.
    type Ready: ExprNode<Elem = Self::Elem, Shape = Self::Shape>;
    /// Computes the kernels.
    ///
    /// # Safety
    /// The room has the memory that `PENDING` requires. The result reads from there.
    unsafe fn ready(self, room: &mut Room) -> Self::Ready;
    /// The same elements in memory: those of a tensor or a view unchanged, others in a temporary.
    type Placed: Materialized<Elem = Self::Elem, Shape = Self::Shape>;
    /// The temporaries that `placed` needs.
    const PLACED: Need;
    /// Computes all elements, unless they are in memory.
    ///
    /// # Safety
    /// The room has the memory that `PLACED` requires. The result reads from there.
    unsafe fn placed(self, room: &mut Room) -> Self::Placed;
    /// Writes all elements.
    ///
    /// # Safety
    /// The layout from `out` on may be written. If the elements are `unique`, no other code reads or writes them. The
    /// room has the memory that `TEMPORARIES` requires.
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn write<L: Layout<Shape = Self::Shape>>(
        self,
        out: *mut Self::Elem,
        unique: bool,
        room: Room,
    ) {
        // SAFETY: the caller's promise.
        unsafe { kernel::write::<Self, L>(self, out, unique, room) }
    }

    /// The strides, right-aligned, if the elements are in memory from [`pointer`](Self::pointer) on.
    const STRIDES: Option<[usize; MAX_RANK]> = None;
    /// Whether these elements are in memory that the node borrows, so that the pointer outlives it.
    const BORROWED: bool = false;
    /// A pointer to the first element, if there are `STRIDES`.
    fn pointer(&self) -> *const Self::Elem {
        core::ptr::null()
    }
    /// # Safety
    /// The index, right-aligned, is one that the plan of `OPERANDS` visits.
    unsafe fn load(&self, index: &[usize; MAX_RANK]) -> Self::Elem;
    /// Whether the loop over the last dimension is cut at [`cuts`](Self::cuts).
    #[doc(hidden)]
    const CUT: bool = false;
    /// Two indices of the last dimension, in order, between which elements are found in one way.
    #[doc(hidden)]
    #[cfg_attr(not(unoptimised), inline(always))]
    fn cuts(&self) -> [usize; 2] {
        [0; 2]
    }
    /// Whether [`runs`](Self::runs) finds the elements of a row.
    #[doc(hidden)]
    const RUNS: bool = false;
    /// Calls `f` with consecutive ranges of indices of the last dimension, and where the elements of each are.
    ///
    /// # Safety
    /// As for `load`, for each index of the range; `RUNS` is true.
    #[doc(hidden)]
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn runs(
        &self,
        _: &[usize; MAX_RANK],
        _range: Range<usize>,
        _f: &mut impl FnMut(Range<usize>, Run<Self::Elem>),
    ) {
    }
    /// The dimension along which elements are adjacent in memory, in order or reversed, if it is not the last one, and
    /// all elements have a [`place`](Self::place).
    #[doc(hidden)]
    const TRANSPOSED_AXIS: Option<usize> = None;
    /// Where an element is.
    #[doc(hidden)]
    fn place(&self, _: &[usize; MAX_RANK]) -> *const Self::Elem {
        core::ptr::null()
    }
    /// As `load`, in a loop with these vectors. It differs for heavy expressions.
    ///
    /// # Safety
    /// As for `load`.
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn load_with<V: Vectors>(&self, index: &[usize; MAX_RANK]) -> Self::Elem {
        // SAFETY: the caller's promise.
        unsafe { self.load(index) }
    }
    /// As `load_with`, without the calls for rare elements: for those it marks `rare`, and the result is wrong.
    ///
    /// # Safety
    /// As for `load`.
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn load_usual<V: Vectors>(
        &self,
        index: &[usize; MAX_RANK],
        _rare: &mut bool,
    ) -> Self::Elem {
        // SAFETY: the caller's promise.
        unsafe { self.load_with::<V>(index) }
    }

    /// Whether [`block`](Self::block) computes adjacent elements, by a function of the library with AVX-512.
    #[doc(hidden)]
    const BLOCK: bool = false;
    /// Writes so many elements from `out` on: those from the index on along the dimension `axis`. Where `out` is an
    /// operand, each element is read before it is written.
    ///
    /// # Safety
    /// As for `load`, for each of the indices; `BLOCK` is true, `out` may be written, and the processor has AVX-512.
    #[doc(hidden)]
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn block<V: Vectors>(
        &self,
        _: &[usize; MAX_RANK],
        _axis: usize,
        _out: *mut Self::Elem,
        _len: usize,
    ) {
    }

    /// Whether several threads may compute elements at once: plain numbers, by operations known to be safe.
    #[cfg_attr(not(unoptimised), inline(always))]
    fn is_shared() -> bool {
        false
    }

    /// The number of places of a [`Stage`] that the transposed operands take.
    #[cfg_attr(not(unoptimised), inline(always))]
    fn staged(&self, _: &Stage) -> usize {
        0
    }
    /// Copies the transposed operands to the stage, from the index on; `at` is the first place.
    ///
    /// # Safety
    /// The plan visits the whole block of the stage from the index on.
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn stage(&self, _: &[usize; MAX_RANK], _: &Stage, _at: usize) {}
    /// As `load_with`, with the transposed operands read from the stage, where the element has the position `of`.
    ///
    /// # Safety
    /// As for `load`, within the block that `stage` has copied.
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn load_staged<V: Vectors>(
        &self,
        index: &[usize; MAX_RANK],
        _: &Stage,
        _at: usize,
        _of: usize,
    ) -> Self::Elem {
        // SAFETY: the caller's promise.
        unsafe { self.load_with::<V>(index) }
    }
}

#[diagnostic::do_not_recommend]
impl<'a, S: Storage, L: Layout> AsExpression for &'a TensorBase<S, L> {
    type Memory = Host;
    type Of = S::Elem;
    type In = L::Shape;
    type Tree = Leaf<'a, S::Elem, L::Shape, L::Strides>;
    fn tree(self) -> Self::Tree {
        self.node()
    }
}
#[diagnostic::do_not_recommend]
impl<S: Storage, L: Layout> Expr for &TensorBase<S, L> {}
#[diagnostic::do_not_recommend]
impl<'a, S: Storage, L: Layout> IntoExpr for &'a TensorBase<S, L> {
    type Elem = S::Elem;
    type Shape = L::Shape;
    type Node = Leaf<'a, S::Elem, L::Shape, L::Strides>;
    fn node(self) -> Self::Node {
        // SAFETY: the layout is within the storage, which is borrowed for `'a`.
        unsafe { Leaf::new(self.first()) }
    }
}

macro_rules! views {
    ($($S:ident)*) => { $(
        #[diagnostic::do_not_recommend]
        impl<'a, T: Element, Rest: StorageSpan, L: Layout> AsExpression for TensorBase<$S<'a, T, Rest>, L> {
            type Memory = Host;
            type Of = T;
            type In = L::Shape;
            type Tree = Leaf<'a, T, L::Shape, L::Strides>;
            fn tree(self) -> Self::Tree {
                self.node()
            }
        }
        #[diagnostic::do_not_recommend]
        impl<T: Element, Rest: StorageSpan, L: Layout> Expr for TensorBase<$S<'_, T, Rest>, L> {}
        #[diagnostic::do_not_recommend]
        impl<'a, T: Element, Rest: StorageSpan, L: Layout> IntoExpr for TensorBase<$S<'a, T, Rest>, L> {
            type Elem = T;
            type Shape = L::Shape;
            type Node = Leaf<'a, T, L::Shape, L::Strides>;
            fn node(self) -> Self::Node {
                // SAFETY: Bounds: the layout is within the storage, which is borrowed for `'a`.
                unsafe { Leaf::new(self.first()) }
            }
        }
    )* };
}
views! { Ref Cells }

// Tensors that are moved into an expression.
macro_rules! owned {
    ($([$($g:tt)*] $S:ty;)*) => { $(
        #[diagnostic::do_not_recommend]
        impl<$($g)*, L: Layout> AsExpression for TensorBase<$S, L> {
            type Memory = Host;
            type Of = T;
            type In = L::Shape;
            type Tree = Moved<$S, L>;
            fn tree(self) -> Self::Tree {
                Moved(self)
            }
        }
        #[diagnostic::do_not_recommend]
        impl<$($g)*, L: Layout> IntoExpr for TensorBase<$S, L> {
            type Elem = T;
            type Shape = L::Shape;
            type Node = Moved<$S, L>;
            fn node(self) -> Self::Node {
                Moved(self)
            }
        }
    )* };
}
owned! {
    [T: Element, Len: Dim] Array<T, Len>;
    [T: Element, const N: usize, Len: Dim] Heapless<T, N, Len>;
    ['a, T: Element, Rest: StorageSpan] RefMut<'a, T, Rest>;
}
#[cfg(feature = "alloc")]
owned! { [T: Element, Len: Dim] crate::storage::Boxed<T, Len>; }
