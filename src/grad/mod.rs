//! Gradients: reverse-mode differentiation of expressions, without a tape and without a heap.
//!
//! A tensor becomes a [variable](crate::TensorVar) together with the memory of its gradient; the rest of an expression
//! is as without gradients. [`backward`](Lazy::backward) computes the value and adds the derivative with respect to
//! each variable to its gradient, as PyTorch's `loss.backward()` does. The graph is the type of the expression, so the
//! backward pass is a type as well: nothing is recorded when the program runs.
//!
//! ```
//! use stridewise::prelude::*;
//! let x: Tensor<f64, Shape![3, 2]> = tensor![[1.0, 2.0], [0.0, 1.0], [3.0, -1.0]];
//! let y: Tensor<f64, Shape![3, 1]> = tensor![[5.0], [2.0], [1.0]];
//! let mut weight = Tensor::<f64, Shape![1, 2]>::zeros();
//! let mut bias = Tensor::<f64, Shape![1]>::zeros();
//! for _ in 0..1000 {
//!     let (mut weight_grad, mut bias_grad) = (Tensor::zeros(), Tensor::zeros());
//!     let (w, b) = (weight.requires_grad(&mut weight_grad), bias.requires_grad(&mut bias_grad));
//!     let loss = x.linear(w).bias(b).mse_loss(&y).mean();
//!     let _value = loss.backward();
//!     weight.sub_(&weight_grad * 0.1);
//!     bias.sub_(&bias_grad * 0.1);
//! }
//! assert!((weight[[0, 0]] - 1.0).abs() < 1e-3 && (weight[[0, 1]] - 2.0).abs() < 1e-3 && bias[[0]].abs() < 1e-3);
//! ```
//!
//! # What is stored
//! Results of kernels (products, convolutions, norms) are kept for the backward pass, in one buffer whose size is a
//! constant of the type, with their gradients. Elementwise operations between them are computed again, in the one
//! pass that also propagates their gradients. The exponentials of a `logsumexp` of up to 64 KiB are kept as well,
//! except on processors without vectors and with feature `reproducible`. The buffer is on the stack, or with
//! [`backward_boxed`](Lazy::backward_boxed) on the heap.
//!
//! # Operations without a derivative
//! An operation without a derivative (`argmax`, `floor_divide`, `eig`) does not compile below `backward`. Comparisons
//! and their results have none in PyTorch either: they are constants. [`detach`](Lazy::detach) makes any expression a
//! constant. The guide has [a table](crate::guide::gradients#which-operations-have-a-derivative).

mod attention;
mod check;
mod conv;
mod cumulate;
mod custom;
mod dual;
mod einsum;
mod elementwise;
mod forward;
#[cfg(feature = "fft")]
mod fourier;
mod grid_sample;
mod kernels;
mod layers;
#[cfg(feature = "linalg")]
mod linalg;
mod losses;
mod norm;
mod pool;
mod portable;
mod products;
mod rearrange;
mod reduce;
mod result_view;
mod scatter;
mod select;
mod tape;
mod update;

#[cfg(feature = "alloc")]
use crate::expr::temporaries::on_heap;
use core::ptr::NonNull;

use crate::expr::temporaries::{Needs, bytes_of, on_stack};
use crate::expr::{ExprNode, Host, IntoExpr, Lazy, Memory, NoDerivative, Scalar, Tracked};
use crate::layout::{Layout, StorageSpan, Trailing};
use crate::num::bits::True;
use crate::num::{D, Dim, Sealed};
use crate::ops::Real;
use crate::shape::Shape;
use crate::storage::{
    Array, Cells, Element, Heapless, Ref, RefMut, ValueAndGrad, Variable, gradients_on_stack,
};
use crate::tensor::TensorBase;

#[cfg_attr(doc, doc(hidden))]
pub use check::GradcheckInputs;
pub use check::{GradcheckError, GradcheckOptions, gradcheck, gradcheck_with};
#[cfg_attr(doc, doc(hidden))]
pub use custom::WithDerivative;
pub use dual::Dual;
#[cfg_attr(doc, doc(hidden))]
pub use elementwise::{BinaryDerivative, UnaryDerivative};
#[cfg_attr(doc, doc(hidden))]
pub use forward::JacobianShape;
pub use forward::{jacfwd, jacrev, jvp};
#[cfg(feature = "cuda")]
pub(crate) use kernels::GradientElement;
use kernels::VariableElement;
#[doc(hidden)]
pub use kernels::{DifferentiableKernel, KernelTape};
#[doc(hidden)]
pub use losses::{ChecksTargets, UncheckedTargets};
#[doc(hidden)]
pub use portable::{CheckedIn, CheckedIndices, DifferentiableAnywhere};
pub use portable::{PortableConstant, PortableIndices, PortableVariable};
#[doc(hidden)]
pub use reduce::Total;
pub(crate) use tape::Arena;
#[cfg_attr(doc, doc(hidden))]
pub use tape::Differentiable;
#[cfg(feature = "alloc")]
use tape::OnHeap;
use tape::OnStack;
#[doc(hidden)]
pub use tape::{Detached, Place, Tape};

/// The memory of a variable's gradient, with the layout `L` of the value: `&mut` of a tensor, or [`TensorCells`], of
/// which several variables may hold copies.
///
/// [`TensorCells`]: crate::TensorCells
///
/// # Safety
/// `pointer` points to memory for an element of each index of the layout, which is borrowed through cells for `'a`, or
/// mutably if it is `UNIQUE`.
#[diagnostic::on_unimplemented(
    message = "the gradient of a variable is a tensor of the same element type, shape and strides",
    label = "expected `&mut` of such a tensor, or its `as_cells()`",
    note = "`Tensor::<T, S>::zeros()` is one for a tensor of shape `S` in row-major order",
    note = "views of a variable are variables: `x.requires_grad(&mut grad).t()`"
)]
pub unsafe trait GradientMemory<'a, T: Element, Rest, L>: Sealed {
    /// The variable, with the elements of a tensor of this layout.
    type Variable: From<TensorBase<Variable<'a, T, Rest>, L>>;
    #[doc(hidden)]
    fn pointer(self) -> NonNull<T>;
    /// Whether it is borrowed mutably, so that nothing but the variable accesses it.
    #[doc(hidden)]
    const UNIQUE: bool = false;
}
#[diagnostic::do_not_recommend]
// SAFETY: the layout is within the storage, which is borrowed for `'a`, and may be written through cells.
unsafe impl<'a, T: Element, Rest: StorageSpan, L: Layout> GradientMemory<'a, T, Rest, L>
    for TensorBase<Cells<'a, T, Rest>, L>
{
    type Variable = TensorBase<Variable<'a, T, Rest>, L>;
    fn pointer(self) -> NonNull<T> {
        self.storage.ptr()
    }
}
#[diagnostic::do_not_recommend]
// SAFETY: the layout is within the storage, which is borrowed for `'a`, and may be written through cells.
unsafe impl<'a, T: Element, Rest: StorageSpan, L: Layout> GradientMemory<'a, T, Rest, L>
    for &TensorBase<Cells<'a, T, Rest>, L>
{
    type Variable = TensorBase<Variable<'a, T, Rest>, L>;
    fn pointer(self) -> NonNull<T> {
        self.storage.ptr()
    }
}
#[diagnostic::do_not_recommend]
// SAFETY: the layout is within the storage, which is borrowed for `'a`, and may be written through cells.
unsafe impl<'a, T: Element, Rest: StorageSpan, L: Layout> GradientMemory<'a, T, Rest, L>
    for TensorBase<RefMut<'a, T, Rest>, L>
{
    const UNIQUE: bool = true;
    type Variable = TensorBase<Variable<'a, T, Rest>, L>;
    fn pointer(self) -> NonNull<T> {
        self.storage.ptr()
    }
}
macro_rules! owned_gradients {
    ($([$($g:tt)*] $S:ty;)*) => { $(
        #[diagnostic::do_not_recommend]
        // SAFETY: the mutably borrowed storage has an element for each index of the layout, and nothing else accesses it.
        unsafe impl<'a, $($g)*, L: Layout> GradientMemory<'a, T, Trailing<D<0>>, L> for &'a mut TensorBase<$S, L> {
            const UNIQUE: bool = true;
            type Variable = TensorBase<Variable<'a, T, Trailing<D<0>>>, L>;
            fn pointer(self) -> NonNull<T> {
                self.as_cells().storage.ptr()
            }
        }
        #[diagnostic::do_not_recommend]
        impl<$($g)*, L: Layout> Sealed for &mut TensorBase<$S, L> {}
    )* };
}
owned_gradients! {
    [T: Element, Len: Dim] Array<T, Len>;
    [T: Element, const N: usize, Len: Dim] Heapless<T, N, Len>;
}
#[cfg(feature = "alloc")]
owned_gradients! { [T: Element, Len: Dim] crate::storage::Boxed<T, Len>; }

/// # Safety
/// Both have this layout and are borrowed for `'a`. What is borrowed mutably or through cells does not overlap what is
/// borrowed as elements. If `unique`, the gradient is borrowed mutably.
unsafe fn variable<'a, T, Rest, L: ?Sized>(
    value: NonNull<T>,
    grad: NonNull<T>,
    unique: bool,
) -> TensorBase<Variable<'a, T, Rest>, L> {
    #[allow(unused_mut)]
    let mut at = ValueAndGrad::new(value, grad);
    #[cfg(feature = "rayon")]
    {
        at.unique = unique;
    }
    let _ = unique;
    // SAFETY: the caller's promise.
    TensorBase::over(unsafe { Variable::from_ptr(at) })
}
impl<T: Element, Len: Dim, L: Layout> TensorBase<Array<T, Len>, L> {
    /// A variable: these elements, and the memory of their gradient, to which [`backward`](Lazy::backward) adds. It is
    /// an operand as the tensor itself is, and has the view methods. PyTorch's `x.requires_grad_()`, with `grad` as
    /// `x.grad`.
    ///
    /// The gradient has the element type, shape and strides of the tensor: `&mut` of a tensor of its own, or
    /// [`TensorCells`](crate::TensorCells), which is `Copy`, for a tensor that occurs more than once.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let (x, mut grad) = (tensor![3.0, 4.0], Tensor::<f64, Shape![2]>::zeros());
    /// assert_eq!(x.requires_grad(&mut grad).square().sum().backward(), 25.0);
    /// assert_eq!(grad.as_slice(), [6.0, 8.0]);
    /// ```
    #[rustfmt::skip]
    pub fn requires_grad<'a, G: GradientMemory<'a, T, Trailing<D<0>>, L>>( // x.requires_grad(&mut grad)
        &'a self,
        grad: G,
    ) -> G::Variable
    where
        T: VariableElement,
    {
        self.as_view().requires_grad(grad)
    }
}
impl<'a, T: Element, Rest: StorageSpan, L: Layout> TensorBase<Ref<'a, T, Rest>, L> {
    /// A variable: these elements, and the memory of their gradient; see [`Tensor`](crate::Tensor)'s method.
    #[rustfmt::skip]
    pub fn requires_grad<G: GradientMemory<'a, T, Rest, L>>(self, grad: G) -> G::Variable // x.requires_grad(&mut grad)
    where
        T: VariableElement,
    {
        // SAFETY: Bounds: both have the layout `L` and are borrowed for `'a`. Uniqueness: what is borrowed mutably, or
        // through cells, does not overlap what is borrowed as elements.
        unsafe { variable::<T, Rest, L>(self.storage.ptr(), grad.pointer(), G::UNIQUE) }.into()
    }
}
impl<T: Element, const N: usize, Len: Dim, L: Layout> TensorBase<Heapless<T, N, Len>, L> {
    /// A variable: these elements, and the memory of their gradient; see [`Tensor`](crate::Tensor)'s method.
    #[rustfmt::skip]
    pub fn requires_grad<'a, G: GradientMemory<'a, T, Trailing<D<0>>, L>>( // x.requires_grad(&mut grad)
        &'a self,
        grad: G,
    ) -> G::Variable
    where
        T: VariableElement,
    {
        self.as_view().requires_grad(grad)
    }
}
#[cfg(feature = "alloc")]
impl<T: Element, Len: Dim, L: Layout> TensorBase<crate::storage::Boxed<T, Len>, L> {
    /// A variable: these elements, and the memory of their gradient; see [`Tensor`](crate::Tensor)'s method.
    #[rustfmt::skip]
    pub fn requires_grad<'a, G: GradientMemory<'a, T, Trailing<D<0>>, L>>( // x.requires_grad(&mut grad)
        &'a self,
        grad: G,
    ) -> G::Variable
    where
        T: VariableElement,
    {
        self.as_view().requires_grad(grad)
    }
}

impl<'a, T: Element, Rest: StorageSpan, L: Layout> TensorBase<Variable<'a, T, Rest>, L> {
    /// The elements, as a view that is a constant. PyTorch's `x.detach()`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let (x, mut grad) = (tensor![3.0], Tensor::<f64, Shape![1]>::zeros());
    /// let x = x.requires_grad(&mut grad);
    /// (x * x.detach()).sum().backward();
    /// assert_eq!(grad.as_slice(), [3.0]);
    /// ```
    pub fn detach(self) -> TensorBase<Ref<'a, T, Rest>, L> {
        // SAFETY: the same elements, borrowed for `'a`.
        TensorBase::over(unsafe { Ref::from_ptr(self.storage.ptr().value) })
    }
}

/// Whether an expression has a variable.
#[diagnostic::on_unimplemented(
    message = "`backward`: no operand of the expression is a variable",
    label = "nothing to differentiate with respect to",
    note = "`x.requires_grad(&mut grad)` makes a variable of the tensor `x`"
)]
#[cfg_attr(doc, doc(hidden))]
pub trait HasVariable: Tracked {}
#[diagnostic::do_not_recommend]
impl HasVariable for True {}
#[diagnostic::do_not_recommend]
impl<Op: 'static> HasVariable for NoDerivative<Op, True> {}

/// The name of the operation without a derivative; `()`, which is the only one that implements it, if there is none.
#[diagnostic::on_unimplemented(
    message = "`backward`: `{Self}` has no derivative",
    label = "`{Self}` is an operation of this expression",
    note = "indices, integers, counts, booleans and `floor_divide` have none, in PyTorch, too; `.detach()` makes an expression a constant, as `.eval()` does",
    note = "`x.map(f).with_derivative(df)` is an elementwise operation of your own"
)]
#[cfg_attr(doc, doc(hidden))]
pub trait HasDerivative: Sealed {
    /// The expression: unknown if there is such an operation, so that the compiler says nothing about its type.
    type Of<N: ExprNode>: ExprNode<Elem = N::Elem, Shape = N::Shape, Memory = N::Memory>;
    #[doc(hidden)]
    fn of<N: ExprNode>(node: N) -> Self::Of<N>;
}
#[diagnostic::do_not_recommend]
impl HasDerivative for () {
    type Of<N: ExprNode> = N;
    #[cfg_attr(not(unoptimised), inline(always))]
    fn of<N: ExprNode>(node: N) -> N {
        node
    }
}
/// The name of the first operation of an expression that has no derivative.
#[cfg_attr(doc, doc(hidden))]
pub type Obstacle<N> = <<N as ExprNode>::RequiresGrad as Tracked>::Obstacle;
/// An expression, if each of its operations has a derivative.
#[cfg_attr(doc, doc(hidden))]
pub type Smooth<N> = <Obstacle<N> as HasDerivative>::Of<N>;

/// A shape with one element.
#[diagnostic::on_unimplemented(
    message = "`backward` of an expression of the shape {Self}, which is not a single number",
    label = "expected a number",
    note = "`.sum()` or `.mean()` gives one; `backward_with(&gradient)` starts from a gradient of the result"
)]
#[cfg_attr(doc, doc(hidden))]
pub trait SingleNumber: Shape {}
#[diagnostic::do_not_recommend]
impl SingleNumber for () {}

/// Numbers have no `backward`: this one says what to do.
#[doc(hidden)]
pub trait NumberWithoutVariable: Sized + Sealed {
    fn backward(&mut self) -> <Self as Differentiates>::Value
    where
        Self: Differentiates,
    {
        unreachable!()
    }
}
macro_rules! numbers {
    ($($T:ident)*) => { $( impl NumberWithoutVariable for $T {} )* };
}
numbers! { f32 f64 i8 i16 i32 i64 isize u8 u16 u32 u64 usize bool }
/// Never implemented.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "`backward` of a number: by its type, the expression that gave it has no variable",
    label = "a `{Self}`, which has no derivatives",
    note = "`x.requires_grad(&mut grad)` makes a variable of the tensor `x`; then `sum`, `mean` and other reductions to a number are expressions",
    note = "a function whose result is `impl Node<..>` hides its variables: let it return `impl PortableVariable<..>` of `stridewise::grad`, and write `f(..).lazy().mean()`"
)]
pub trait Differentiates: Sealed {
    type Value;
}

/// Never implemented.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "`requires_grad` of an expression: a variable is a tensor",
    label = "an expression has no elements in memory",
    note = "make variables of its tensors: `x.requires_grad(&mut grad).square()`; or evaluate it first, as a segment: `let h = x.square().eval();`, `h.requires_grad(&mut grad)`"
)]
pub trait IsTensor: Sealed {
    type Variable;
}
/// Expressions are no variables: this method says what to do.
#[doc(hidden)]
pub trait NotATensor: Sized + Sealed {
    fn requires_grad(&mut self, _: impl Sized) -> <Self as IsTensor>::Variable
    where
        Self: IsTensor,
    {
        unreachable!()
    }
}
impl<N: ExprNode> NotATensor for Lazy<N> {}

/// The bytes that `backward` needs.
struct ForBackward<N>(core::marker::PhantomData<N>);
impl<N: Differentiable> Needs for ForBackward<N> {
    const BYTES: usize = N::SAVED + <N::Tape as Tape>::GRADS;
}

/// A memory in which [`backward`](Lazy::backward) differentiates this expression.
///
/// A function for every memory that calls `backward` itself needs this bound:
///
/// ```
/// use stridewise::expr::{Lazy, Memory};
/// use stridewise::grad::{ComputesGradients, WithVariable};
/// use stridewise::prelude::*;
/// fn value<M: Memory + ComputesGradients<N>, N: WithVariable<M, Elem = f32, Shape = ()>>(
///     loss: Lazy<N>,
/// ) -> M::Number<f32> {
///     loss.backward()
/// }
/// let (x, mut grad): (Tensor<f32, Shape![2]>, _) = (tensor![3.0, 4.0], Tensor::zeros());
/// assert_eq!(value(x.requires_grad(&mut grad).square().sum()), 25.0);
/// ```
#[diagnostic::on_unimplemented(
    message = "`backward`: an operation of this expression has no derivative in the memory of the `{Self}`",
    label = "the type of the expression, below, names its operations",
    note = "`x.detach()` makes an expression a constant; a function whose result is `impl ..` hides derivatives, unless it is `impl PortableVariable<..>`",
    note = "`w.sgd(lr)` is the weight or the bias of a layer, or the right factor of `mm`; elsewhere a variable: `w.requires_grad(&mut grad)`"
)]
pub trait ComputesGradients<N: ExprNode>: Memory {
    /// The bytes of results and gradients on the stack of the host.
    #[doc(hidden)]
    const ON_STACK: usize = 0;
    #[doc(hidden)]
    fn backward(node: N) -> Self::Number<N::Elem>;
}
#[diagnostic::do_not_recommend]
impl<N: Differentiable<Elem: Real>> ComputesGradients<N> for Host {
    const ON_STACK: usize = ForBackward::<N>::BYTES;
    #[cfg_attr(not(unoptimised), inline(always))]
    fn backward(node: N) -> N::Elem {
        on_stack::<ForBackward<N>, _, _>(
            #[cfg_attr(not(unoptimised), inline(always))]
            // SAFETY: the room has the bytes that `ForBackward` counts.
            |mut room| unsafe {
                differentiated::<N, OnStack>(
                    node,
                    &mut Arena::new(&mut room, ForBackward::<N>::BYTES),
                )
            },
        )
    }
}
/// The content of a [`Lazy`] with a variable. That its operations have derivatives is another bound, such as
/// [`ComputesGradients`]; [`PortableVariable`] has both.
pub trait WithVariable<M: Memory = Host>: ExprNode<Memory = M, RequiresGrad = True> {}
#[diagnostic::do_not_recommend]
impl<M: Memory, N: ExprNode<Memory = M, RequiresGrad = True>> WithVariable<M> for N {}

/// A memory in which [`backward_with`](Lazy::backward_with) differentiates this expression, from a gradient `G`.
#[diagnostic::on_unimplemented(
    message = "`backward_with`: an operation of this expression has no derivative in the memory of the `{Self}`",
    label = "the type of the expression, below, names its operations",
    note = "`x.detach()` makes an expression a constant",
    note = "`w.sgd(lr)` is the weight or the bias of a layer, or the right factor of `mm`; elsewhere a variable: `w.requires_grad(&mut grad)`"
)]
pub trait ComputesGradientsWith<N: ExprNode, G: IntoExpr<Self>>: Memory {
    /// The bytes of results and gradients on the stack of the host.
    #[doc(hidden)]
    const ON_STACK: usize = 0;
    #[doc(hidden)]
    fn backward_with(node: N, grad: G) -> Self::Done
    where
        G: IntoExpr<Self, Elem = N::Elem, Shape = N::Shape>;
}
#[diagnostic::do_not_recommend]
impl<N: Differentiable, G: IntoExpr> ComputesGradientsWith<N, G> for Host {
    const ON_STACK: usize = ForBackward::<N>::BYTES;
    #[cfg_attr(not(unoptimised), inline(always))]
    fn backward_with(node: N, grad: G)
    where
        G: IntoExpr<Elem = N::Elem, Shape = N::Shape>,
    {
        on_stack::<ForBackward<N>, _, _>(
            #[cfg_attr(not(unoptimised), inline(always))]
            |mut room| {
                // SAFETY: Bounds: the buffer has the bytes that `ForBackward` counts; the gradient has the shape of
                // the result, by the bound.
                unsafe {
                    let mut arena = Arena::new(&mut room, ForBackward::<N>::BYTES);
                    let tape = node.record_root::<false>(&mut arena);
                    tape.accept::<OnStack, _>(grad.node(), &mut arena);
                }
            },
        )
    }
}

impl<N: ExprNode> Lazy<N> {
    /// Computes the value, and adds the derivative of the value with respect to each variable to the variable's
    /// gradient. PyTorch's `loss.backward()`; the value is `loss.item()`.
    ///
    /// The results of kernels and their gradients are on the stack: at most 512 KiB
    /// ([`STACK_LIMIT`](crate::storage::STACK_LIMIT)), else it does not compile.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let (x, w) = (tensor![[1.0, 2.0]], tensor![[3.0], [4.0]]);
    /// let mut grad = Tensor::<f64, Shape![2, 1]>::zeros();
    /// let value = x.mm(w.requires_grad(&mut grad)).square().sum().backward();
    /// assert_eq!((value, grad.as_slice()), (121.0, &[22.0, 44.0][..]));
    /// ```
    ///
    /// On a device (feature `cuda`), results and gradients are in memory of the stream of the first operand, and the
    /// value is a `Result` of a tensor there; nothing waits for it:
    #[cfg_attr(not(feature = "cuda"), doc = "```ignore")]
    #[cfg_attr(feature = "cuda", doc = "```no_run")]
    /// use stridewise::prelude::*;
    /// let x = Tensor::<f32, Shape![32, 8]>::ones().cuda()?;
    /// let target = Tensor::<f32, Shape![32, 1]>::zeros().cuda()?;
    /// let mut weight = Tensor::<f32, Shape![1, 8]>::ones().cuda()?;
    /// let mut grad = Tensor::<f32, Shape![1, 8]>::zeros().cuda()?;
    /// for _ in 0..10 {
    ///     let loss = x.linear(weight.requires_grad(&mut grad)).mse_loss(&target).mean();
    ///     let _value = loss.backward()?;
    ///     weight.sub_(&grad * 0.01)?;
    ///     grad.fill_(0.0)?;
    /// }
    /// # Ok::<(), CudaError>(())
    /// ```
    pub fn backward(self) -> <N::Memory as Memory>::Number<N::Elem>
    where
        N::RequiresGrad: HasVariable,
        N::Shape: SingleNumber,
        N::Elem: Real,
        Obstacle<N>: HasDerivative,
        N::Memory: ComputesGradients<Smooth<N>>,
    {
        const { gradients_on_stack(<N::Memory as ComputesGradients<Smooth<N>>>::ON_STACK) };
        <N::Memory as ComputesGradients<Smooth<N>>>::backward(Obstacle::<N>::of(self.0))
    }

    /// Adds the derivative of the sum of the elements, each times that of `grad`, to the gradients of the variables.
    /// PyTorch's `y.backward(grad)`: a vector–Jacobian product.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let (x, mut grad) = (tensor![2.0, 3.0], Tensor::<f64, Shape![2]>::zeros());
    /// x.requires_grad(&mut grad).square().backward_with(&tensor![1.0, 10.0]);
    /// assert_eq!(grad.as_slice(), [4.0, 60.0]);
    /// ```
    pub fn backward_with<G>(self, grad: G) -> <N::Memory as Memory>::Done
    where
        N::RequiresGrad: HasVariable,
        G: IntoExpr<N::Memory, Elem = N::Elem, Shape = N::Shape>,
        Obstacle<N>: HasDerivative,
        N::Memory: ComputesGradientsWith<Smooth<N>, G>,
    {
        const { gradients_on_stack(<N::Memory as ComputesGradientsWith<Smooth<N>, G>>::ON_STACK) };
        <N::Memory as ComputesGradientsWith<Smooth<N>, G>>::backward_with(
            Obstacle::<N>::of(self.0),
            grad,
        )
    }
}
#[cfg(feature = "alloc")]
impl<N: ExprNode<Memory = Host>> Lazy<N> {
    /// As [`backward`](Self::backward), with the memory that it needs on the heap.
    pub fn backward_boxed(self) -> N::Elem
    where
        N::RequiresGrad: HasVariable,
        N::Shape: SingleNumber,
        N::Elem: Real,
        Obstacle<N>: HasDerivative,
        Smooth<N>: Differentiable<Elem = N::Elem>,
    {
        on_heap::<ForBackward<Smooth<N>>, _>(
            #[cfg_attr(not(unoptimised), inline(always))]
            // SAFETY: Bounds: the buffer has the bytes that `ForBackward` counts.
            |mut room| unsafe {
                differentiated::<Smooth<N>, OnHeap>(
                    Obstacle::<N>::of(self.0),
                    &mut Arena::new(&mut room, ForBackward::<Smooth<N>>::BYTES),
                )
            },
        )
    }

    /// As [`backward_with`](Self::backward_with), with the memory that it needs on the heap.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let (x, mut grad) = (BoxedTensor::<f32, Shape![512, 512]>::ones(), BoxedTensor::zeros());
    /// x.requires_grad(&mut grad).mm(&x).backward_with_boxed(&x);
    /// assert_eq!(grad[[511, 0]], 512.0);
    /// ```
    pub fn backward_with_boxed<G>(self, grad: G)
    where
        N::RequiresGrad: HasVariable,
        G: IntoExpr<Elem = N::Elem, Shape = N::Shape>,
        Obstacle<N>: HasDerivative,
        Smooth<N>: Differentiable<Elem = N::Elem>,
    {
        on_heap::<ForBackward<Smooth<N>>, _>(
            #[cfg_attr(not(unoptimised), inline(always))]
            |mut room| {
                // SAFETY: Bounds: the buffer has the bytes that `ForBackward` counts; the gradient has the shape of
                // the result, by the bound.
                unsafe {
                    let mut arena = Arena::new(&mut room, ForBackward::<Smooth<N>>::BYTES);
                    let tape = Obstacle::<N>::of(self.0).record_root::<false>(&mut arena);
                    tape.accept::<OnHeap, _>(grad.node(), &mut arena);
                }
            },
        )
    }
}
impl<N: ExprNode> Lazy<N> {
    /// The same elements as a constant: `backward` does not differentiate them. PyTorch's `x.detach()`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let (x, mut grad) = (tensor![3.0], Tensor::<f64, Shape![1]>::zeros());
    /// let x = x.requires_grad(&mut grad);
    /// (x * x.square().detach()).sum().backward();
    /// assert_eq!(grad.as_slice(), [9.0]);
    /// ```
    pub fn detach(self) -> Lazy<Detached<N>> {
        Lazy(Detached { a: self.0 })
    }
}

/// # Safety
/// The arena has the bytes that `ForBackward` counts.
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn differentiated<N: Differentiable<Elem: Real>, P: Place>(
    node: N,
    arena: &mut Arena,
) -> N::Elem {
    // SAFETY: the caller's promise. A single number has the index 0.
    unsafe {
        let tape = node.record(arena);
        let (value, _) = tape.values(&[0; crate::shape::MAX_RANK]);
        tape.accept::<P, _>(Scalar::<_, Host>::new(num_traits::one()), arena);
        value
    }
}

/// The bytes of `count` elements in the arena.
const fn bytes<T>(count: usize) -> usize {
    bytes_of::<T>(count)
}
