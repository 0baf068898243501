//! Derivatives of reductions.

use num_traits::{Float, Zero};

use super::bytes;
use super::kernels::DifferentiableKernel;
use super::tape::{Arena, Differentiable, Kept, Place, Tape, kept};
use crate::expr::variable::VarLeaf;
use crate::expr::{
    Binary, BinaryOp, Compute, ExprNode, IntoExpr, Lazy, Leaf, Materialized, Shared, kernels,
    store_from,
};
use crate::layout::{Contiguous, Layout, Places, StorageSpan};
use crate::num::Sealed;
use crate::num::bits::True;
use crate::ops::contract::Matrices;
use crate::ops::{
    AmaxOp, AminOp, DotProduct, HasElements, LogSumExpOp, MeanOp, NonEmpty, NormOp, NormWithOp,
    Pair, Product, Real, Reduced, Reducer, RunningSum, Scan, StdOp, StdWithOp, SumOp, VarOp,
    VarWithOp,
};
use crate::shape::Shape;
use crate::storage::Variable;
use crate::tensor::TensorBase;

/// A reduction of all elements to one number, as an expression.
#[derive(Clone, Copy, Debug)]
pub struct Total<F, A> {
    pub(super) reducer: F,
    pub(super) a: A,
}
kernels! { ready:
    [F: Reducer<A::Elem>, A: ExprNode]
    Total<F, A> => Total<F, A::Ready>, F::Out, ();
    a: A;
    |this| Total { reducer: this.reducer, a };
}
// SAFETY: the only element is written.
unsafe impl<F: Reducer<A::Elem>, A: ExprNode> Compute for Total<F, A> {
    type Elem = F::Out;
    type Shape = ();
    #[inline(always)]
    unsafe fn run<L: Layout<Shape = ()>>(&self, out: *mut F::Out, _: bool) {
        let [result] = self.reducer.reduce::<1, A>(&self.a);
        // SAFETY: the caller's promise.
        unsafe { out.write(result) }
    }
}

/// What the derivative of a reduction needs of the elements of a lane in addition to its result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Also {
    /// Nothing.
    Nothing,
    /// Their mean.
    Mean,
    /// How many of them equal the result.
    Ties,
}

/// The derivative of a reduction.
#[diagnostic::on_unimplemented(
    message = "the reduction `{Self}` has no derivative for elements of type `{T}`",
    label = "`backward` cannot differentiate this",
    note = "`x.detach()` makes an expression a constant of the others"
)]
pub(super) trait ReduceDerivative<T: Real>: Reducer<T, Out = T> {
    const ALSO: Also;
    /// The gradient of an element `x`, from the result `y`, from `also`, and from the gradient of the result. There
    /// are `n` elements.
    fn derivative(self, x: T, y: T, also: T, grad: T, n: T) -> T;
}
macro_rules! derivatives {
    ($($Op:ident $({$($p:ident),+})?, $also:ident: |$x:pat_param, $y:pat_param, $m:pat_param, $g:pat_param, $n:pat_param| $e:expr;)*) => { $(
        impl<T: Real> ReduceDerivative<T> for derivatives!(@type $Op $({$($p),+})?) {
            const ALSO: Also = Also::$also;
            #[inline(always)]
            fn derivative(self, $x: T, $y: T, $m: T, $g: T, $n: T) -> T {
                $( let $Op { $($p),+ } = self; )?
                $e
            }
        }
    )* };
    (@type NormWithOp {$p:ident}) => { NormWithOp<T> };
    (@type $Op:ident {$p:ident}) => { $Op<usize> };
    (@type $Op:ident $($rest:tt)*) => { $Op };
}
fn number<T: Real>(n: usize) -> T {
    T::nearest(n as f64)
}
derivatives! {
    SumOp, Nothing: |_, _, _, g, _| g;
    MeanOp, Nothing: |_, _, _, g, n| g / n;
    VarOp, Mean: |x, _, m, g, n| g * (x - m) * number(2) / (n - T::one());
    VarWithOp { correction }, Mean: |x, _, m, g, n| g * (x - m) * number(2) / (n - number(correction)).max(T::zero());
    StdOp, Mean: |x, y, m, g, n| if y == T::zero() { T::zero() } else { g * (x - m) / (y * (n - T::one())) };
    StdWithOp { correction }, Mean: |x, y, m, g, n| if y == T::zero() { T::zero() } else { g * (x - m) / (y * (n - number(correction))) };
    NormOp, Nothing: |x, y, _, g, _| if y == T::zero() { T::zero() } else { g * x / y };
    LogSumExpOp, Nothing: |x, y, _, g, _| g * (x - y).exponential();
    AminOp, Ties: |x, y, ties, g, _| if x == y { g / ties } else { T::zero() };
    AmaxOp, Ties: |x, y, ties, g, _| if x == y { g / ties } else { T::zero() };
    NormWithOp { p }, Nothing: |x, y, _, g, _| {
        let size = Float::abs(x);
        if x == T::zero() || y == T::zero() || p == T::zero() {
            T::zero()
        } else if p.is_infinite() {
            if size == y { g * x.signum() } else { T::zero() }
        } else {
            g * x.signum() * (size / y).powf(p - T::one())
        }
    };
}

/// The gradient of an element of a lane, from the element and the results of the lane.
#[derive(Clone, Copy, Debug)]
pub(super) struct OfLane<F, T>(F, T);
#[diagnostic::do_not_recommend]
impl<F, T> Sealed for OfLane<F, T> {}
impl<T: Real, F: ReduceDerivative<T>> BinaryOp<T, (T, (T, T))> for OfLane<F, T> {
    type Out = T;
    // SAFETY: a function of its operands.
    const SHARED: Shared = unsafe { Shared::yes() };
    #[inline(always)]
    fn apply(&self, x: T, (grad, (y, also)): (T, (T, T))) -> T {
        self.0.derivative(x, y, also, grad, self.1)
    }
}
/// Whether two elements are equal, as 1 or 0.
#[derive(Clone, Copy, Debug)]
pub(super) struct Equal;
#[diagnostic::do_not_recommend]
impl Sealed for Equal {}
impl<T: Real> BinaryOp<T, T> for Equal {
    type Out = T;
    // SAFETY: a function of its operands.
    const SHARED: Shared = unsafe { Shared::yes() };
    #[inline(always)]
    fn apply(&self, a: T, b: T) -> T {
        if a == b { T::one() } else { T::zero() }
    }
}
#[inline(always)]
fn pair<A, B>(a: A, b: B) -> Binary<Pair, A, B> {
    Binary { op: Pair, a, b }
}
/// The same elements with another shape of as many elements.
#[inline(always)]
fn reshaped<T: Real, S: Shape, To: Shape>(x: Kept<T, S>) -> Kept<T, To> {
    const { assert!(S::NUMEL == To::NUMEL) };
    // SAFETY: both are contiguous and have as many elements.
    unsafe { Leaf::new(Materialized::first(&x)) }
}

// A reduction and its derivative: the node, the node over another operand, the shape of its result with the reduced
// dimensions of size 1, and the number of elements of a lane.
macro_rules! reductions {
    ($(
        [$($g:tt)*] $Node:ty, $Over:ident, |$F:ident, $N:ident| $Of:ty, $Out:ty, $Kept:ty, $count:expr;
        |$reducer:ident, $a:ident| $make:expr;
    )*) => { $(
        // SAFETY: the operand is counted, and what `also` keeps.
                #[diagnostic::do_not_recommend]
                unsafe impl<F: ReduceDerivative<A::Elem>, A: Differentiable<Elem: Real>, $($g)*> DifferentiableKernel for $Node {
            type Saved = (F, A::Tape);
            const KEPT: usize = <A as Differentiable>::KEPT;
            const GRADS: usize = <A::Tape as Tape>::GRADS + bytes::<A::Elem>(<$Kept as Shape>::NUMEL);
            #[inline(always)]
            unsafe fn run(self, out: *mut A::Elem, arena: &mut Arena) -> Self::Saved {
                // SAFETY: the caller's promise.
                unsafe {
                    let tape = self.a.record(arena);
                    let ($reducer, $a) = (self.reducer, tape);
                    store_from::<_, Contiguous<$Out>>(out, $make, true);
                    (self.reducer, tape)
                }
            }
            #[inline(always)]
            unsafe fn backward<P: Place>(
                (reducer, tape): Self::Saved,
                y: Kept<A::Elem, $Out>,
                grad: Kept<A::Elem, $Out>,
                arena: &mut Arena,
            ) {
                let (y, grad) = (reshaped::<_, _, $Kept>(y), reshaped::<_, _, $Kept>(grad));
                let op = OfLane(reducer, number::<A::Elem>($count));
                // SAFETY: the caller's promise. The results of a lane broadcast to its elements.
                unsafe {
                    match const { <F as ReduceDerivative<A::Elem>>::ALSO } {
                        Also::Nothing => {
                            let b = pair(grad, pair(y, y));
                            tape.accept::<P, _>(Binary { op, a: tape, b }, arena);
                        }
                        Also::Mean => {
                            let ($reducer, $a) = (MeanOp {}, tape);
                            let mean = reshaped::<_, _, $Kept>(kept($make, arena));
                            let b = pair(grad, pair(y, mean));
                            tape.accept::<P, _>(Binary { op, a: tape, b }, arena);
                        }
                        Also::Ties => {
                            let ($reducer, $a) = (SumOp {}, Binary { op: Equal, a: tape, b: y });
                            let ties = reshaped::<_, _, $Kept>(kept($make, arena));
                            let b = pair(grad, pair(y, ties));
                            tape.accept::<P, _>(Binary { op, a: tape, b }, arena);
                        }
                    }
                }
            }
        }
    )* };
}
reductions! {
    [] Total<F, A>, Total, |F, N| Total<F, N>, (), (), <A::Shape as Shape>::NUMEL;
    |reducer, a| Total { reducer, a };
    [Q: Places, Out: Shape] Reduced<F, Q, A, Out>, Reduced, |F, N| Reduced<F, Q, N, Out>, Out, Q::Mark<A::Shape>,
        <A::Shape as Shape>::NUMEL / if Out::NUMEL == 0 { 1 } else { Out::NUMEL };
    |reducer, a| Reduced::<_, Q, _, Out>::new(reducer, a);
}

// The reductions to a number of an expression with a variable: expressions, so that `backward` follows.
macro_rules! totals {
    ($($(#[$doc:meta])* $name:ident($($p:ident: $P:ty),*) $Op:ident $(, $Some:ident)?;)*) => {
        impl<N: ExprNode<RequiresGrad = True, Elem: Real>> Lazy<N> { $(
            #[doc = concat!(
                "[`", stringify!($name), "`](crate::ops::Reduce::", stringify!($name), ") of an expression with a                 variable: an expression itself, of which [`backward`](Self::backward) gives the value and the gradients."
            )]
            pub fn $name(self $(, $p: $P)*) -> Lazy<Total<totals!(@type $Op $($p)*), N>>
            $(where HasElements<N::Shape>: $Some<N::Shape>)?
            {
                Lazy(Total { reducer: $Op { $($p),* }, a: self.0 })
            }
        )* }
        impl<'a, T: Real, Rest: StorageSpan, L: Layout> TensorBase<Variable<'a, T, Rest>, L> { $(
            #[doc = concat!("[`", stringify!($name), "`](crate::ops::Reduce::", stringify!($name), ") of a variable, as an expression.")]
            pub fn $name(self $(, $p: totals!(@own $P))*)
                -> Lazy<Total<totals!(@own_type $Op $($p)*), VarLeaf<'a, T, L::Shape, L::Strides>>>
            $(where HasElements<L::Shape>: $Some<L::Shape>)?
            {
                Lazy(Total { reducer: $Op { $($p),* }, a: self.leaf() })
            }
        )* }
    };
    (@type NormWithOp p) => { NormWithOp<N::Elem> };
    (@type $Op:ident $($p:ident)*) => { $Op };
    (@own_type NormWithOp p) => { NormWithOp<T> };
    (@own_type $Op:ident $($p:ident)*) => { $Op };
    (@own N::Elem) => { T };
    (@own $P:ty) => { $P };
}
totals! {
    sum() SumOp;
    mean() MeanOp;
    var() VarOp;
    std() StdOp;
    norm() NormOp;
    logsumexp() LogSumExpOp;
    min() AminOp, NonEmpty;
    max() AmaxOp, NonEmpty;
}

// ------------------------------------------------------------------ scans

// SAFETY: the operand is counted, and its gradient.
#[diagnostic::do_not_recommend]
unsafe impl<Q: Places, A: Differentiable<Elem: Real>> DifferentiableKernel
    for Scan<RunningSum, Q, A>
{
    type Saved = A::Tape;
    const KEPT: usize = <A as Differentiable>::KEPT;
    const GRADS: usize = <A::Tape as Tape>::GRADS + bytes::<A::Elem>(<A::Shape as Shape>::NUMEL);
    unsafe fn run(self, out: *mut A::Elem, arena: &mut Arena) -> Self::Saved {
        // SAFETY: the caller's promise.
        unsafe {
            let tape = self.into_operand().record(arena);
            let scan = Scan::<RunningSum, Q, _>::new(tape);
            store_from::<_, Contiguous<A::Shape>>(out, scan, true);
            tape
        }
    }
    unsafe fn backward<P: Place>(
        tape: Self::Saved,
        _: Kept<A::Elem, A::Shape>,
        grad: Kept<A::Elem, A::Shape>,
        arena: &mut Arena,
    ) {
        let axis = const { crate::ops::join::axis::<A::Shape, Q::First>() };
        let (sizes, strides) = const {
            let mut sizes = <A::Shape as Shape>::PADDED;
            let axis = crate::ops::join::axis::<A::Shape, Q::First>();
            sizes[axis] = (sizes[axis] > 0) as usize;
            (sizes, <Contiguous<A::Shape> as Layout>::PADDED_STRIDES)
        };
        let of_a: *mut A::Elem = arena.take(<A::Shape as Shape>::NUMEL);
        crate::ops::nn::walk(&sizes, |index| {
            let first = crate::ops::nn::distance(index, &strides);
            let mut sum = A::Elem::zero();
            for i in (0..<A::Shape as Shape>::PADDED[axis]).rev() {
                // SAFETY: an element of the lane, of the gradient and of the memory that was taken.
                unsafe {
                    let at = first + i * strides[axis];
                    sum = sum + *Materialized::first(&grad).add(at);
                    of_a.add(at).write(sum);
                }
            }
        });
        // SAFETY: the caller's promise.
        unsafe { tape.accept::<P, Kept<A::Elem, A::Shape>>(Leaf::new(of_a), arena) }
    }
}

/// A product of two vectors.
type Dot<A, B> = Lazy<Product<Matrices, A, B, ()>>;

impl<N: ExprNode<RequiresGrad = True, Elem: Real>> Lazy<N> {
    /// [`dot`](crate::ops::MatrixScalars::dot) of an expression with a variable, as an expression.
    pub fn dot<B: IntoExpr<Elem = N::Elem>>(self, b: B) -> Dot<N, B::Node>
    where
        N::Shape: DotProduct<B::Shape>,
    {
        Lazy(Product::new(self.0, b.node()))
    }
}
impl<'a, T: Real, Rest: StorageSpan, L: Layout> TensorBase<Variable<'a, T, Rest>, L> {
    /// [`dot`](crate::ops::MatrixScalars::dot) of a variable, as an expression.
    pub fn dot<B: IntoExpr<Elem = T>>(
        self,
        b: B,
    ) -> Dot<VarLeaf<'a, T, L::Shape, L::Strides>, B::Node>
    where
        L::Shape: DotProduct<B::Shape>,
    {
        Lazy(Product::new(self.leaf(), b.node()))
    }
}
