//! Derivatives of kernels: products, layers, norms.

use core::marker::PhantomData;

use super::bytes;
#[cfg(feature = "rayon")]
use super::tape::Places;
use super::tape::{
    Arena, Differentiable, Place, SavedTensor, Tape, gradients_in_memory, loaded_values,
    one_operand, sweep,
};
use crate::expr::kernel::loads;
use crate::expr::plan::Operands;
use crate::expr::simd_dispatch::Vectors;
use crate::expr::temporaries::{Need, Room};
use crate::expr::{
    Binary, Compute, ExprNode, Kernel, KernelOperand, Leaf, Materialized, Tracked, Unary,
    store_from,
};
use crate::layout::{AtPlace, Contiguous, NoPlaces};
use crate::num::{D, Sealed};
use crate::ops::matmul::contract::{self, Labels, Matrices, Outer, Subscripts, Weighted};
use crate::ops::nn::{Linear, Maybe, Softmax};
use crate::ops::{Arithmetic, Exp, MulOp, Multiply, Product, Real, Reduced, SubOp, SumOp};
use crate::shape::{Index, MAX_RANK, Shape};
use crate::storage::Element;

/// An element of a gradient: a real number, or a complex one as its parts; or one that has none, of masks and indices.
pub trait GradientElement: Element {
    fn zero() -> Self;
    fn plus(self, other: Self) -> Self;
}
impl<T: Real> GradientElement for T {
    #[cfg_attr(not(unoptimised), inline(always))]
    fn zero() -> Self {
        num_traits::zero()
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    fn plus(self, other: Self) -> Self {
        self + other
    }
}
impl<T: Real> GradientElement for [T; 2]
where
    Self: Element,
{
    #[cfg_attr(not(unoptimised), inline(always))]
    fn zero() -> Self {
        [num_traits::zero(); 2]
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    fn plus(self, [re, im]: Self) -> Self {
        [self[0] + re, self[1] + im]
    }
}
/// Elements whose gradient nobody asks for: constants beside variables, such as a view of a mask.
macro_rules! no_gradients {
    ($($T:ident: $zero:literal)*) => { $(
        impl GradientElement for $T {
            fn zero() -> Self {
                $zero
            }
            fn plus(self, _: Self) -> Self {
                self
            }
        }
    )* };
}
no_gradients! { bool: false u8: 0 i8: 0 u16: 0 i16: 0 u32: 0 i32: 0 u64: 0 i64: 0 u128: 0 i128: 0 usize: 0 isize: 0 }

/// An element of a variable: a real number or a complex one. Integers, whose gradient nobody would receive, are none.
#[diagnostic::on_unimplemented(
    message = "a variable has real or complex numbers, not elements of type `{Self}`",
    label = "elements without a gradient",
    note = "convert them first: `let x = x.float().eval()`"
)]
pub trait VariableElement: Element {}
#[diagnostic::do_not_recommend]
impl<T: Real> VariableElement for T {}
#[diagnostic::do_not_recommend]
impl<T: Real> VariableElement for [T; 2] where Self: Element {}
// Of these, the parts are variables: `view_as_real`.
#[cfg(feature = "num_complex_04")]
#[diagnostic::do_not_recommend]
impl<T: Real> VariableElement for num_complex::Complex<T> {}

/// A kernel with a derivative.
///
/// # Safety
/// `run` takes at most `SAVED` bytes, `to_operands` at most `GRADS` bytes. `run` writes every element of the result, unless
/// it is asked for none and `to_operands` does not `READS_RESULT`.
pub unsafe trait DifferentiableKernel: Kernel<Elem: GradientElement> {
    /// The operands, in memory, with their tapes.
    type Saved: Copy;
    /// The bytes of the operands that are kept.
    const SAVED: usize;
    /// The bytes of the gradients of kernels.
    const GRADS: usize;
    /// Whether `to_operands` reads the result, or the result is to be computed in any case: its computation checks indices.
    const READS_RESULT: bool = true;
    /// Records the operands, and computes the result; if not `RESULT`, nothing reads it but `to_operands`.
    ///
    /// # Safety
    /// The arena has `SAVED` bytes, and `out` memory for the result.
    unsafe fn run<const RESULT: bool>(self, out: *mut Self::Elem, arena: &mut Arena)
    -> Self::Saved;
    /// Propagates the gradient of the result `y` to the operands.
    ///
    /// # Safety
    /// The arena has `GRADS` bytes. The gradient may be written: nothing else reads it. The result was computed, or it is
    /// not read.
    unsafe fn to_operands<P: Place>(
        saved: Self::Saved,
        y: SavedTensor<Self::Elem, Self::Shape>,
        grad: SavedTensor<Self::Elem, Self::Shape>,
        arena: &mut Arena,
    );
}

/// The result of a kernel, which is kept, with what its derivative needs.
pub struct KernelTape<K: DifferentiableKernel> {
    saved: K::Saved,
    y: SavedTensor<K::Elem, K::Shape>,
    grad: *mut K::Elem,
}
impl<K: DifferentiableKernel> core::fmt::Debug for KernelTape<K> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("KernelTape")
    }
}
impl<K: DifferentiableKernel> Clone for KernelTape<K> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<K: DifferentiableKernel> Copy for KernelTape<K> {}
impl<K: DifferentiableKernel> KernelTape<K> {
    /// The gradient of an element.
    ///
    /// # Safety
    /// The gradients have memory; the index is one of the result.
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn grad_at(&self, index: &[usize; MAX_RANK]) -> *mut K::Elem {
        let strides = const { Self::STEPS };
        // SAFETY: the caller's promise.
        unsafe { self.grad.add(crate::ops::nn::distance(index, &strides)) }
    }
    const STEPS: [usize; MAX_RANK] = <SavedTensor<K::Elem, K::Shape> as Materialized>::STEPS;
}
#[diagnostic::do_not_recommend]
impl<K: DifferentiableKernel> Sealed for KernelTape<K> {}

#[diagnostic::do_not_recommend]
// SAFETY: the result's promise.
unsafe impl<K: DifferentiableKernel> ExprNode for KernelTape<K> {
    type Elem = K::Elem;
    type Shape = K::Shape;
    type Memory = K::Memory;
    type RequiresGrad = K::RequiresGrad;
    const OPERANDS: Operands = <SavedTensor<K::Elem, K::Shape> as ExprNode>::OPERANDS;
    const AGAIN: bool = true;
    type Ready = SavedTensor<K::Elem, K::Shape>;
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn ready(self, _: &mut Room) -> Self::Ready {
        self.y
    }
    type Placed = SavedTensor<K::Elem, K::Shape>;
    const PLACED: Need = Need::NONE;
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn placed(self, _: &mut Room) -> Self::Placed {
        self.y
    }
    #[cfg(feature = "rayon")]
    #[cfg_attr(not(unoptimised), inline(always))]
    fn is_shared() -> bool {
        <Self::Ready as ExprNode>::is_shared()
    }
    loads!(y);
}

// SAFETY: the result and the operands are counted.
#[diagnostic::do_not_recommend]
unsafe impl<K: DifferentiableKernel> Differentiable for K {
    type Tape = KernelTape<K>;
    const SAVED: usize =
        bytes::<K::Elem>(<K::Shape as Shape>::NUMEL) + <K as DifferentiableKernel>::SAVED;
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn record(self, arena: &mut Arena) -> KernelTape<K> {
        // SAFETY: the caller's promise.
        unsafe { recorded::<K, true>(self, arena).0 }
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn record_root<const LOADED: bool>(self, arena: &mut Arena) -> KernelTape<K> {
        // SAFETY: the caller's promise; memory for the elements of the result.
        unsafe {
            let (tape, out) = recorded::<K, false>(self, arena);
            if const { LOADED && !K::READS_RESULT } {
                for i in 0..<K::Shape as Shape>::NUMEL {
                    out.add(i).write(GradientElement::zero());
                }
            }
            tape
        }
    }
    type InMemory = SavedTensor<K::Elem, K::Shape>;
    const PLACED: usize = <Self as Differentiable>::SAVED;
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn record_in_memory(self, arena: &mut Arena) -> (KernelTape<K>, Self::InMemory) {
        // SAFETY: the caller's promise.
        let tape = unsafe { self.record(arena) };
        (tape, tape.y)
    }
}

/// # Safety
/// As for [`DifferentiableKernel::run`], with the bytes of the result.
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn recorded<K: DifferentiableKernel, const RESULT: bool>(
    kernel: K,
    arena: &mut Arena,
) -> (KernelTape<K>, *mut K::Elem) {
    let out: *mut K::Elem = arena.take(<K::Shape as Shape>::NUMEL);
    // SAFETY: the caller's promise.
    let tape = unsafe {
        KernelTape {
            saved: kernel.run::<RESULT>(out, arena),
            y: Leaf::new(out),
            grad: core::ptr::null_mut(),
        }
    };
    (tape, out)
}

// SAFETY: the result's gradient and those of the operands are counted.
#[diagnostic::do_not_recommend]
unsafe impl<K: DifferentiableKernel> Tape for KernelTape<K> {
    loaded_values!();
    const GRADS: usize = if K::RequiresGrad::VALUE {
        bytes::<K::Elem>(<K::Shape as Shape>::NUMEL) + K::GRADS
    } else {
        0
    };
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn propagate<V: Vectors, const FIRST: bool>(
        &self,
        index: &[usize; MAX_RANK],
        _: (),
        grad: K::Elem,
    ) {
        // A constant, beside variables in `cat`, has no memory for gradients.
        if const { K::RequiresGrad::VALUE } {
            // SAFETY: Bounds: `begin` has taken memory for each index of the result. Initialisation: it has set the
            // elements to 0, unless each is written before it is read.
            unsafe {
                let at = self.grad_at(index);
                at.write(if FIRST { grad } else { at.read().plus(grad) });
            }
        }
    }
    const PLACES: usize = K::RequiresGrad::VALUE as usize;
    const WRITTEN: Operands = if K::RequiresGrad::VALUE {
        <Self as ExprNode>::OPERANDS
    } else {
        Operands::NONE
    };
    gradients_in_memory!(Self::STEPS);
    const WRITES: bool = K::RequiresGrad::VALUE;
    #[cfg(feature = "rayon")]
    #[cfg_attr(not(unoptimised), inline(always))]
    fn places(&self, places: &mut Places) {
        if const { K::RequiresGrad::VALUE } {
            places.name(self.grad, const { <K::Shape as Shape>::NUMEL });
        }
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn begin<const UNSET: bool>(&mut self, arena: &mut Arena) {
        if const { K::RequiresGrad::VALUE } {
            // SAFETY: Bounds: the arena has the bytes that the tape counts.
            self.grad = unsafe { arena.gradients::<_, UNSET>(<K::Shape as Shape>::NUMEL) };
        }
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn finish<P: Place>(self, arena: &mut Arena) {
        if const { K::RequiresGrad::VALUE } {
            // SAFETY: the caller's promise.
            unsafe { K::to_operands::<P>(self.saved, self.y, Leaf::new(self.grad), arena) }
        }
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn accept<P: Place, G: ExprNode<Elem = K::Elem>>(mut self, grad: G, arena: &mut Arena) {
        if const { K::RequiresGrad::VALUE } {
            self.grad = arena.take(<K::Shape as Shape>::NUMEL);
            let at = self.grad;
            P::with_ready(
                grad,
                #[cfg_attr(not(unoptimised), inline(always))]
                // SAFETY: memory for an element of each index.
                |grad| unsafe { store_from::<G::Ready, Contiguous<K::Shape>>(at, grad, true) },
            );
            // SAFETY: the caller's promise.
            unsafe { self.finish::<P>(arena) }
        }
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn accept_product<P: Place, Of, A, B>(mut self, a: A, b: B, arena: &mut Arena)
    where
        Of: Multiply<A, B> + Multiply<A::Ready, B::Ready>,
        A: ExprNode<Elem = K::Elem>,
        B: ExprNode<Elem = K::Elem>,
        K::Elem: Real,
    {
        if const { K::RequiresGrad::VALUE } {
            self.grad = arena.take(<K::Shape as Shape>::NUMEL);
            // SAFETY: memory for an element of each index; the rest is the caller's promise.
            unsafe {
                let product = Product::<Of, A, B, K::Shape>::new(a, b);
                Compute::write::<Contiguous<K::Shape>>(&product, self.grad, true);
                self.finish::<P>(arena);
            }
        }
    }
}

/// A tape whose elements are broadcast to the shape `S`: the gradients of all copies are added.
#[derive(Debug)]
pub(super) struct Broadcasted<T, S> {
    pub(super) a: T,
    pub(super) to: PhantomData<S>,
}
impl<T: Copy, S> Clone for Broadcasted<T, S> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<T: Copy, S> Copy for Broadcasted<T, S> {}
#[diagnostic::do_not_recommend]
impl<T, S> Sealed for Broadcasted<T, S> {}
#[diagnostic::do_not_recommend]
// SAFETY: the operand's promise: its shape broadcasts to `S`.
unsafe impl<T: ExprNode, S: Shape> ExprNode for Broadcasted<T, S> {
    type Elem = T::Elem;
    type Shape = S;
    type Memory = T::Memory;
    type RequiresGrad = T::RequiresGrad;
    const OPERANDS: Operands = T::OPERANDS;
    crate::expr::kernel::structural! { Broadcasted<T::Ready, S>; T a; |this| Broadcasted { a, to: this.to } }
    loads!(a);
}
one_operand! {
    [T: Tape, S: Shape] Broadcasted<T, S>, T, T::Values, false;
    |_this, x, values| (x, values);
    |values, grad| (values, grad);
}

/// An operand of elements `T` that may be missing.
///
/// # Safety
/// As for [`Differentiable`] and [`Tape`].
pub unsafe trait OptionalOperand<T>: KernelOperand {
    type Tape: Copy;
    type InMemory: Copy;
    const PLACED: usize;
    /// The bytes of the gradients of kernels.
    const GRADS: usize;
    /// # Safety
    /// As for [`Differentiable`].
    unsafe fn record_in_memory(self, arena: &mut Arena) -> (Self::Tape, Self::InMemory);
    /// Adds the gradients of all elements of the shape `S`, to which the operand is broadcast.
    ///
    /// # Safety
    /// As for [`Tape::accept`].
    unsafe fn accept<P: Place, S: Shape, G: ExprNode<Elem = T>>(
        tape: Self::Tape,
        grad: G,
        arena: &mut Arena,
    );
    /// As `accept`, from the gradient of a kernel's result.
    ///
    /// # Safety
    /// As for [`Tape::accept`].
    unsafe fn accept_copies<P: Place, S: Shape>(
        tape: Self::Tape,
        grad: SavedTensor<T, S>,
        arena: &mut Arena,
    );
}
// SAFETY: it takes nothing.
unsafe impl<T> OptionalOperand<T> for () {
    type Tape = ();
    type InMemory = ();
    const PLACED: usize = 0;
    const GRADS: usize = 0;
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn record_in_memory(self, _: &mut Arena) -> ((), ()) {
        ((), ())
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn accept<P: Place, S: Shape, G: ExprNode<Elem = T>>((): (), _: G, _: &mut Arena) {}
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn accept_copies<P: Place, S: Shape>((): (), _: SavedTensor<T, S>, _: &mut Arena) {}
}
// SAFETY: the operand's promise.
unsafe impl<T: Real, N: Parameter<Elem = T>> OptionalOperand<T> for N {
    type Tape = N::Tape;
    type InMemory = N::InMemory;
    const PLACED: usize = <N as Parameter>::PLACED;
    const GRADS: usize = <N::Tape as Tape>::GRADS;
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn record_in_memory(self, arena: &mut Arena) -> (Self::Tape, Self::InMemory) {
        // SAFETY: the caller's promise.
        unsafe { Parameter::record_in_memory(self, arena) }
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn accept<P: Place, S: Shape, G: ExprNode<Elem = T>>(
        tape: Self::Tape,
        grad: G,
        arena: &mut Arena,
    ) {
        // SAFETY: the caller's promise.
        unsafe { accept_broadcast::<N::Tape, P, S, G>(tape, grad, arena) }
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn accept_copies<P: Place, S: Shape>(
        tape: Self::Tape,
        grad: SavedTensor<T, S>,
        arena: &mut Arena,
    ) {
        // SAFETY: the caller's promise.
        unsafe { N::accept_copies::<P, S>(tape, grad, arena) }
    }
}
/// Adds the gradients of all elements of the shape `S`, to which the operand is broadcast.
///
/// # Safety
/// As for [`Tape::accept`].
#[cfg_attr(not(unoptimised), inline(always))]
pub(super) unsafe fn accept_broadcast<T: Tape, P: Place, S: Shape, G: ExprNode<Elem = T::Elem>>(
    tape: T,
    grad: G,
    arena: &mut Arena,
) {
    let tape = Broadcasted {
        a: tape,
        to: PhantomData::<S>,
    };
    // SAFETY: the caller's promise.
    unsafe { sweep::<_, P, G>(tape, grad, arena) }
}

/// An operand that `backward` can differentiate, or one that it updates: `w.sgd(lr)`. A kernel lets it accept its
/// gradient after the operand has been read for the last time.
///
/// # Safety
/// As for [`Differentiable`] and [`Tape`].
#[diagnostic::on_unimplemented(
    message = "`{Self}` has no derivative",
    label = "`backward` cannot differentiate this operation"
)]
pub unsafe trait Parameter: ExprNode<Elem: Real> {
    type Tape: Tape<Elem = Self::Elem, Shape = Self::Shape>;
    type InMemory: Materialized<Elem = Self::Elem, Shape = Self::Shape> + Copy;
    const PLACED: usize;
    /// # Safety
    /// As for [`Differentiable`].
    unsafe fn record_in_memory(self, arena: &mut Arena) -> (Self::Tape, Self::InMemory);
    /// Accepts the product of a factor and the gradient of a kernel's result, which may be overwritten.
    ///
    /// # Safety
    /// As for [`Tape::accept_product`].
    unsafe fn accept_product<P: Place, Of, X, Out>(
        tape: Self::Tape,
        x: X,
        grad: SavedTensor<Self::Elem, Out>,
        arena: &mut Arena,
    ) where
        Of: Multiply<X, SavedTensor<Self::Elem, Out>>
            + Multiply<X::Ready, SavedTensor<Self::Elem, Out>>,
        X: ExprNode<Elem = Self::Elem>,
        Out: Shape;
    /// Accepts the gradients of all elements of the shape `S`, to which the operand is broadcast.
    ///
    /// # Safety
    /// As for [`Tape::accept`].
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn accept_copies<P: Place, S: Shape>(
        tape: Self::Tape,
        grad: SavedTensor<Self::Elem, S>,
        arena: &mut Arena,
    ) {
        // SAFETY: the caller's promise.
        unsafe { accept_broadcast::<Self::Tape, P, S, _>(tape, grad, arena) }
    }
}
// SAFETY: the operand's promise.
#[diagnostic::do_not_recommend]
unsafe impl<N: Differentiable<Elem: Real>> Parameter for N {
    type Tape = TapeOf<N>;
    type InMemory = MemoryOf<N>;
    const PLACED: usize = <N as Differentiable>::PLACED;
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn record_in_memory(self, arena: &mut Arena) -> (Self::Tape, Self::InMemory) {
        // SAFETY: the caller's promise.
        unsafe { Differentiable::record_in_memory(self, arena) }
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn accept_product<P: Place, Of, X, Out>(
        tape: Self::Tape,
        x: X,
        grad: SavedTensor<Self::Elem, Out>,
        arena: &mut Arena,
    ) where
        Of: Multiply<X, SavedTensor<Self::Elem, Out>>
            + Multiply<X::Ready, SavedTensor<Self::Elem, Out>>,
        X: ExprNode<Elem = Self::Elem>,
        Out: Shape,
    {
        // SAFETY: the caller's promise.
        unsafe { tape.accept_product::<P, Of, _, _>(x, grad, arena) }
    }
}

pub(super) type TapeOf<N> = <N as Differentiable>::Tape;
pub(super) type MemoryOf<N> = <N as Differentiable>::InMemory;
/// The tape of a parameter, and its elements in memory.
pub(super) type ParameterTape<N> = <N as Parameter>::Tape;
pub(super) type ParameterMemory<N> = <N as Parameter>::InMemory;
/// The bytes of the gradients of an operand's kernels, whose elements may be complex.
#[cfg(feature = "fft")]
pub(super) const fn grads_of<N: Differentiable>() -> usize {
    <N::Tape as Tape>::GRADS
}
/// The bytes of the gradients of an operand's kernels.
pub(super) const fn grads<N: Parameter>() -> usize {
    <ParameterTape<N> as Tape>::GRADS
}

// `run` of a kernel whose operands are recorded in memory: the operands, each with the trait by which it is recorded,
// its tape and its elements; the kernel over these; and what is saved.
macro_rules! run {
    (
        $Out:ty; |$this:ident| $($T:ident($operand:ident) => ($tape:pat, $memory:pat)),+;
        $kernel:expr; $saved:expr
    ) => {
        #[cfg_attr(not(unoptimised), inline(always))]
        unsafe fn run<const RESULT: bool>(
            self,
            out: *mut Self::Elem,
            arena: &mut Arena,
        ) -> Self::Saved {
            let $this = self;
            // SAFETY: Bounds: the arena has the bytes of each operand, which `SAVED` adds up.
            $( let ($tape, $memory) = unsafe { $T::record_in_memory($this.$operand, arena) }; )+
            if const { RESULT || <Self as $crate::grad::kernels::DifferentiableKernel>::READS_RESULT } {
                let kernel = $kernel;
                // SAFETY: Bounds: there is memory for the result, which no operand overlaps.
                unsafe { Compute::write::<Contiguous<$Out>>(&kernel, out, true) };
            }
            $saved
        }
    };
}
pub(super) use run;

// ------------------------------------------------------------------ products

/// The labels of the left factor's gradient: the gradient of the product `P` of `A` and `B` times the right factor.
#[derive(Debug)]
pub(super) struct OfLeft<P, A, B>(PhantomData<(P, A, B)>);
/// The labels of the right factor's gradient: the left factor times the gradient of the product.
#[derive(Debug)]
pub(super) struct OfRight<P, A, B>(PhantomData<(P, A, B)>);

// A dimension of size 1 is one to which the other factor was broadcast: the sum of the gradients of all copies.
const fn summed_copies(mut labels: Labels, sizes: [usize; MAX_RANK]) -> Labels {
    let mut d = 0;
    while d < MAX_RANK {
        if sizes[d] == 1 {
            labels[d] = 0;
        }
        d += 1;
    }
    labels
}
impl<P: Subscripts<A, B>, A: ExprNode, B: ExprNode, G, F> Subscripts<G, F> for OfLeft<P, A, B> {
    const LEFT: Labels = P::OUT;
    const RIGHT: Labels = P::RIGHT;
    const OUT: Labels = summed_copies(P::LEFT, <A::Shape as Shape>::PADDED);
}
impl<P: Subscripts<A, B>, A: ExprNode, B: ExprNode, F, G> Subscripts<F, G> for OfRight<P, A, B> {
    const LEFT: Labels = P::LEFT;
    const RIGHT: Labels = P::OUT;
    const OUT: Labels = summed_copies(P::RIGHT, <B::Shape as Shape>::PADDED);
}
macro_rules! by_labels {
    ($($Of:ident)*) => { $(
        #[diagnostic::do_not_recommend]
        impl<P, A, B> Sealed for $Of<P, A, B> {}
        impl<P: Subscripts<A, B>, A: ExprNode, B: ExprNode, F: ExprNode<Elem: Arithmetic>, G: ExprNode<Elem = F::Elem>>
            Multiply<F, G> for $Of<P, A, B>
        {
            #[cfg_attr(not(unoptimised), inline(always))]
            unsafe fn write<L: crate::layout::Layout>(a: &F, b: &G, out: *mut F::Elem, unique: bool) {
                // SAFETY: the caller's promise.
                unsafe { contract::write::<$Of<P, A, B>, F, G, L>(a, b, out, unique) }
            }
            #[cfg_attr(not(unoptimised), inline(always))]
            fn adds<L: crate::layout::Layout>() -> bool {
                const { <L::Shape as Shape>::NUMEL > 0 && contract::adds::<$Of<P, A, B>, F, G, L>() }
            }
            #[cfg_attr(not(unoptimised), inline(always))]
            unsafe fn add<L: crate::layout::Layout>(a: &F, b: &G, out: *mut F::Elem) {
                // SAFETY: the caller's promise.
                unsafe { contract::add::<$Of<P, A, B>, F, G, L>(a, b, out) }
            }
        }
    )* };
}
by_labels! { OfLeft OfRight }

/// The factors of a product.
pub(super) type Factors<A, B> = (
    (TapeOf<A>, ParameterTape<B>),
    (MemoryOf<A>, ParameterMemory<B>),
);

macro_rules! products {
    ($($Of:ident)*) => { $(
        // SAFETY: the operands are counted.
        #[diagnostic::do_not_recommend]
        unsafe impl<A: Differentiable<Elem: Real>, B: Parameter<Elem = A::Elem>, Out: Shape> DifferentiableKernel
            for Product<$Of, A, B, Out>
        {
            type Saved = Factors<A, B>;
            const SAVED: usize = <A as Differentiable>::PLACED + <B as Parameter>::PLACED;
            const GRADS: usize = grads::<A>() + grads::<B>();
            const READS_RESULT: bool = false;
            run! {
                Out; |this| Differentiable(a) => (a_tape, a), Parameter(b) => (b_tape, b);
                Product::<$Of, _, _, Out>::new(a, b); ((a_tape, b_tape), (a, b))
            }
            #[cfg_attr(not(unoptimised), inline(always))]
            unsafe fn to_operands<P: Place>(
                ((a_tape, b_tape), (a, b)): Self::Saved,
                _: SavedTensor<A::Elem, Out>,
                grad: SavedTensor<A::Elem, Out>,
                arena: &mut Arena,
            ) {
                type Left<A, B> = OfLeft<$Of, A, B>;
                type Right<A, B> = OfRight<$Of, A, B>;
                // SAFETY: the caller's promise; both products have the shapes of the factors. The right factor is read
                // before it accepts its gradient, and is the last to read the gradient of the result.
                unsafe {
                    a_tape.accept_product::<P, Left<MemoryOf<A>, B::InMemory>, _, _>(grad, b, arena);
                    B::accept_product::<P, Right<MemoryOf<A>, B::InMemory>, _, _>(b_tape, a, grad, arena);
                }
            }
        }
    )* };
}
products! { Matrices Outer }

// ------------------------------------------------------------------ layers

// SAFETY: the operands are counted.
#[diagnostic::do_not_recommend]
unsafe impl<X, W, B, Out: Shape> DifferentiableKernel for Linear<X, W, B, Out>
where
    X: Differentiable<Elem: Real>,
    W: Parameter<Elem = X::Elem>,
    B: OptionalOperand<X::Elem, InMemory: Maybe<X::Elem>> + KernelOperand<Placed: Maybe<X::Elem>>,
{
    type Saved = ((TapeOf<X>, MemoryOf<X>), (W::Tape, W::InMemory), B::Tape);
    const SAVED: usize = <X as Differentiable>::PLACED
        + <W as Parameter>::PLACED
        + <B as OptionalOperand<X::Elem>>::PLACED;
    const GRADS: usize = grads::<X>() + grads::<W>() + B::GRADS;
    const READS_RESULT: bool = false;
    run! {
        Out; |this| Differentiable(x) => (x_tape, x), Parameter(w) => (w_tape, w), OptionalOperand(b) => (b_tape, b);
        Linear::<_, _, _, Out>::with(x, w, b); ((x_tape, x), (w_tape, w), b_tape)
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn to_operands<P: Place>(
        ((x_tape, x), (w_tape, w), bias): Self::Saved,
        _: SavedTensor<X::Elem, Out>,
        grad: SavedTensor<X::Elem, Out>,
        arena: &mut Arena,
    ) {
        // SAFETY: the caller's promise; a bias broadcasts to the result. The weight accepts its gradient after it has
        // been read for that of the input, and is the last to read the gradient of the result.
        unsafe {
            type Left<X, W> = OfLeft<Weighted, X, W>;
            type Right<X, W> = OfRight<Weighted, X, W>;
            x_tape.accept_product::<P, Left<MemoryOf<X>, W::InMemory>, _, _>(grad, w, arena);
            B::accept_copies::<P, Out>(bias, grad, arena);
            W::accept_product::<P, Right<MemoryOf<X>, W::InMemory>, _, _>(w_tape, x, grad, arena);
        }
    }
}

/// The sum along a dimension, which is kept with the size 1.
type SumAlong<I, N> =
    Reduced<SumOp, AtPlace<I, NoPlaces>, N, <I as Index>::Set<<N as ExprNode>::Shape, D<1>>>;

// SAFETY: the operand is counted.
#[diagnostic::do_not_recommend]
unsafe impl<X: Differentiable<Elem: Real>, I: Index, const LOG: bool> DifferentiableKernel
    for Softmax<X, I, LOG>
{
    type Saved = TapeOf<X>;
    const SAVED: usize = <X as Differentiable>::PLACED;
    const GRADS: usize = grads::<X>();
    run! {
        X::Shape; |this| Differentiable(x) => (tape, x); Softmax::<_, I, LOG>::new(x); tape
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn to_operands<P: Place>(
        tape: Self::Saved,
        y: SavedTensor<X::Elem, X::Shape>,
        grad: SavedTensor<X::Elem, X::Shape>,
        arena: &mut Arena,
    ) {
        // SAFETY: the caller's promise.
        unsafe {
            if LOG {
                let sum = SumAlong::<I, _>::new(SumOp {}, grad);
                let part = Binary {
                    op: MulOp,
                    a: Unary { op: Exp, a: y },
                    b: sum,
                };
                tape.accept::<P, _>(
                    Binary {
                        op: SubOp,
                        a: grad,
                        b: part,
                    },
                    arena,
                );
            } else {
                let sum = SumAlong::<I, _>::new(
                    SumOp {},
                    Binary {
                        op: MulOp,
                        a: grad,
                        b: y,
                    },
                );
                let part = Binary {
                    op: SubOp,
                    a: grad,
                    b: sum,
                };
                tape.accept::<P, _>(
                    Binary {
                        op: MulOp,
                        a: y,
                        b: part,
                    },
                    arena,
                );
            }
        }
    }
}
