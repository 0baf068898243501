//! In-place operations: their names have a trailing underscore, as in PyTorch.

use core::marker::PhantomData;
use core::ops;

use crate::expr::{
    Binary, BroadcastTo, ExprNode, FitsInto, FitsIntoBy, IfFitsInto, InPlace, Leaf, Operand,
    Scalar, Shared, Unary, store, store_from, update,
};
use crate::layout::Layout;
use crate::ops::{
    AddOp, Arithmetic, BinaryOp, Clamp, DivOp, Exponent, Lerp, MulOp, Ordered, Pair, Real, SubOp,
    UnaryOp,
};
use crate::shape::{BroadcastBy, BroadcastWith};
use crate::storage::{Storage, StorageMut};
use crate::tensor::{Offsets, TensorBase};

pub(super) type OperandShape<R, S> =
    <<R as Operand<<S as Storage>::Elem>>::Node as ExprNode>::Shape;
type Joined<A, B, S> = <OperandShape<A, S> as BroadcastWith<OperandShape<B, S>>>::Output;
type ElemOf<R, S> = <<R as Operand<<S as Storage>::Elem>>::Node as ExprNode>::Elem;
pub(super) type Fit<R, S, L> = BroadcastTo<OperandShape<R, S>, <L as Layout>::Shape>;

impl<S: Storage, L: Layout> TensorBase<S, L> {
    /// Sets every element to `value`. PyTorch's `x.fill_(value)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let mut x = Tensor::<f32, Shape![2, 4]>::zeros();
    /// x.as_view_mut().view::<Shape![2, 2, 2]>().narrow::<0, 1, 1>().fill_(3.0);
    /// assert_eq!(x.as_slice(), [0.0, 0.0, 0.0, 0.0, 3.0, 3.0, 3.0, 3.0]);
    /// ```
    pub fn fill_(&mut self, value: S::Elem) -> &mut Self
    where
        S: StorageMut,
    {
        store(self, Scalar::<_>::new(value));
        self
    }

    /// Replaces each element with the result of `f`, in logical (row-major) order. PyTorch's `x.apply_(f)`.
    ///
    /// The named functions are faster: [`relu_`](Self::relu_), [`clamp_`](Self::clamp_), [`exp_`](Self::exp_), ….
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let mut x: Tensor<f32, Shape![3]> = tensor![-1.0, 2.0, 9.0];
    /// let mut negative = 0;
    /// x.apply_(|v| {
    ///     negative += usize::from(v < 0.0);
    ///     v.powi(2)
    /// });
    /// assert_eq!((x.as_slice(), negative), (&[1.0, 4.0, 81.0][..], 1));
    /// ```
    pub fn apply_(&mut self, mut f: impl FnMut(S::Elem) -> S::Elem) -> &mut Self
    where
        S: StorageMut,
    {
        let first = self.first_mut();
        // SAFETY: the layout is within the storage, which is borrowed mutably and may be written.
        Offsets::<L>::new().for_each(|at| unsafe {
            let element = first.add(at);
            element.write(f(element.read()));
        });
        self
    }

    /// Sets every element to 0. PyTorch's `x.zero_()`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let mut x = Tensor::<i64, Shape![3]>::arange();
    /// assert_eq!(x.zero_().sum(), 0);
    /// ```
    pub fn zero_(&mut self) -> &mut Self
    where
        S: StorageMut,
        S::Elem: num_traits::ConstZero,
    {
        self.fill_(num_traits::ConstZero::ZERO)
    }
}

/// An operation on old elements, beside nothing new.
#[derive(Clone, Copy, Debug)]
struct OfOld<Op>(Op);
impl<Op> crate::num::Sealed for OfOld<Op> {}
impl<T, Op: UnaryOp<T>> BinaryOp<T, ()> for OfOld<Op> {
    type Out = Op::Out;
    type Derivative = Op::Derivative;
    const SHARED: Shared = Op::SHARED;
    #[cfg_attr(not(unoptimised), inline(always))]
    fn apply(&self, x: T, (): ()) -> Op::Out {
        self.0.apply(x)
    }
}

/// How an operation is applied to each element, in place.
struct Applied<S, L, Op>(PhantomData<(S, L, Op)>);
impl<S: StorageMut, L: Layout, Op> Applied<S, L, Op>
where
    Op: UnaryOp<S::Elem, Out = S::Elem> + Copy,
{
    /// As a constant, so that the compiler visits one of them. Operations of few steps wait for memory: for 65,536 `f32`
    /// they take 4.6 µs in one loop, 9 µs by chunks (Zen 3).
    const IN_PLACE: fn(&mut TensorBase<S, L>, Op) = if Op::HEAVY || Op::RARE {
        apply_in_chunks
    } else {
        apply_directly
    };
}
#[cfg_attr(not(unoptimised), inline(always))]
fn apply_directly<S: StorageMut, L: Layout, Op>(x: &mut TensorBase<S, L>, op: Op)
where
    Op: UnaryOp<S::Elem, Out = S::Elem> + Copy,
{
    update(x, Scalar::<()>::new(()), OfOld(op));
}
#[cfg_attr(not(unoptimised), inline(always))]
fn apply_in_chunks<S: StorageMut, L: Layout, Op>(x: &mut TensorBase<S, L>, op: Op)
where
    Op: UnaryOp<S::Elem, Out = S::Elem> + Copy,
{
    let first = x.first_mut();
    // SAFETY: the layout is within the storage, which is borrowed mutably and may be written. Each element is read
    // before it is written, by the same thread; if no other code reads or writes the elements, no other thread reads
    // it.
    unsafe {
        let a = Leaf::<S::Elem, L::Shape, L::Strides>::new(first);
        let a = Unary { op, a };
        store_from::<_, L>(first, InPlace { a }, S::UNIQUE);
    }
}

/// Applies an operation to each element, in place.
#[inline]
pub(super) fn apply_in_place<S: StorageMut, L: Layout, Op>(x: &mut TensorBase<S, L>, op: Op)
where
    Op: UnaryOp<S::Elem, Out = S::Elem> + Copy,
{
    (const { Applied::<S, L, Op>::IN_PLACE })(x, op);
}

impl<S: StorageMut, L: Layout> TensorBase<S, L> {
    /// Clamps each element to the bounds: numbers or expressions, broadcast to this shape. PyTorch's
    /// `x.clamp_(min, max)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let mut x: Tensor<f32, Shape![3]> = tensor![-5.0, 0.5, 5.0];
    /// assert_eq!(x.clamp_(0.0, 1.0).as_slice(), [0.0, 0.5, 1.0]);
    /// assert_eq!(x.clamp_(&tensor![0.25], 0.75).as_slice(), [0.25, 0.5, 0.75]);
    /// ```
    pub fn clamp_<A: Operand<S::Elem>, B: Operand<S::Elem>>(
        &mut self,
        min: A,
        max: B,
    ) -> &mut IfFitsInto<Joined<A, B, S>, L::Shape, Self>
    where
        S::Elem: Ordered,
        OperandShape<A, S>: BroadcastBy<OperandShape<B, S>>,
        OperandShape<A, S>: BroadcastWith<OperandShape<B, S>>,
        Joined<A, B, S>: FitsIntoBy<L::Shape, BroadcastTo<Joined<A, B, S>, L::Shape>>,
        Joined<A, B, S>: FitsInto<L::Shape>,
    {
        let bounds = Binary {
            op: Pair,
            a: min.operand(),
            b: max.operand(),
        };
        update(self, bounds, Clamp);
        self
    }

    /// Interpolates linearly from each element to `end` with the given `weight`, in place. Both are numbers or
    /// expressions, broadcast to this shape. PyTorch's `x.lerp_(end, weight)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let mut x: Tensor<f32, Shape![2]> = tensor![0.0, 10.0];
    /// assert_eq!(x.lerp_(20.0, 0.5).as_slice(), [10.0, 15.0]);
    /// ```
    pub fn lerp_<A: Operand<S::Elem>, B: Operand<S::Elem>>(
        &mut self,
        end: A,
        weight: B,
    ) -> &mut IfFitsInto<Joined<A, B, S>, L::Shape, Self>
    where
        S::Elem: Real,
        OperandShape<A, S>: BroadcastBy<OperandShape<B, S>>,
        OperandShape<A, S>: BroadcastWith<OperandShape<B, S>>,
        Joined<A, B, S>: FitsIntoBy<L::Shape, BroadcastTo<Joined<A, B, S>, L::Shape>>,
        Joined<A, B, S>: FitsInto<L::Shape>,
    {
        let way = Binary {
            op: Pair,
            a: end.operand(),
            b: weight.operand(),
        };
        update(self, way, Lerp);
        self
    }

    /// Raises each element to the power of a number, or of the elements of an expression, in place. PyTorch's
    /// `x.pow_(e)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let mut x: Tensor<f32, Shape![2]> = tensor![2.0, 3.0];
    /// assert_eq!(x.pow_(2).as_slice(), [4.0, 9.0]);
    /// assert_eq!(x.pow_(&tensor![0.5, 1.0]).as_slice(), [2.0, 9.0]);
    /// ```
    pub fn pow_<E: Exponent<S::Elem>>(
        &mut self,
        exponent: E,
    ) -> &mut IfFitsInto<<E::Node as ExprNode>::Shape, L::Shape, Self>
    where
        S::Elem: Arithmetic,
        E::Op: BinaryOp<S::Elem, <E::Node as ExprNode>::Elem, Out = S::Elem> + Copy,
        <E::Node as ExprNode>::Shape:
            FitsIntoBy<L::Shape, BroadcastTo<<E::Node as ExprNode>::Shape, L::Shape>>,
        <E::Node as ExprNode>::Shape: FitsInto<L::Shape>,
    {
        let (op, exponent) = exponent.exponent();
        update(self, exponent, op);
        self
    }
}

// The caller of the macro writes the bounds, so that rustc reports their line and not a line inside the macro.
macro_rules! in_place {
    ($($(#[$doc:meta])* $name:ident [$($Op:ident)?] where [$($bound:tt)*] |$x:ident, $y:ident| $e:expr;)*) => {
        impl<S: Storage, L: Layout> TensorBase<S, L> {
            $(
                $(#[$doc])*
                pub fn $name<R: Operand<S::Elem>>(&mut self, rhs: R) -> &mut IfFitsInto<OperandShape<R, S>, L::Shape, Self>
                where
                    S: StorageMut,
                    $($Op: BinaryOp<S::Elem, S::Elem, Out = S::Elem>,)?
                    $($bound)*
                {
                    let ($x, $y) = (&mut *self, rhs.operand());
                    $e;
                    self
                }
            )*
        }
    };
}
pub(super) use in_place;
in_place! {
    /// Copies the elements of an expression, broadcast to this shape. PyTorch's `x.copy_(e)`, `x[:] = e`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let mut x = Tensor::<f32, Shape![3, 2]>::zeros();
    /// let column: Tensor<f32, Shape![3]> = tensor![1.0, 2.0, 3.0];
    /// x.as_view_mut().select::<1, 0>().copy_(&column);
    /// assert_eq!(x.as_slice(), [1.0, 0.0, 2.0, 0.0, 3.0, 0.0]);
    /// ```
    copy_ [] where [OperandShape<R, S>: FitsIntoBy<L::Shape, Fit<R, S, L>> + FitsInto<L::Shape>,] |x, y| store(x, y);
    /// Adds an expression or a number to each element. PyTorch's `x.add_(e)`, `x += e`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let mut x = Tensor::<i64, Shape![3]>::arange();
    /// x.add_(10).add_(&tensor![1i64]);
    /// assert_eq!(x.as_slice(), [11, 12, 13]);
    /// x -= 10;
    /// x += &tensor![0, 0, 1];
    /// assert_eq!(x.as_slice(), [1, 2, 4]);
    /// ```
    add_ [AddOp] where [OperandShape<R, S>: FitsIntoBy<L::Shape, Fit<R, S, L>> + FitsInto<L::Shape>,] |x, y| update(x, y, AddOp);
    /// Subtracts an expression or a number from each element. PyTorch's `x.sub_(e)`, `x -= e`.
    sub_ [SubOp] where [OperandShape<R, S>: FitsIntoBy<L::Shape, Fit<R, S, L>> + FitsInto<L::Shape>,] |x, y| update(x, y, SubOp);
    /// Multiplies each element by an expression or a number. PyTorch's `x.mul_(e)`, `x *= e`.
    mul_ [MulOp] where [OperandShape<R, S>: FitsIntoBy<L::Shape, Fit<R, S, L>> + FitsInto<L::Shape>,] |x, y| update(x, y, MulOp);
    /// Divides each element by an expression or a number. PyTorch's `x.div_(e)`, `x /= e`.
    div_ [DivOp] where [OperandShape<R, S>: FitsIntoBy<L::Shape, Fit<R, S, L>> + FitsInto<L::Shape>,] |x, y| update(x, y, DivOp);
}

/// A right operand of `+=` whose left one is in a storage `S` that can be written.
#[doc(hidden)]
pub trait WritesInto<S: Storage> {
    type Storage: StorageMut<Elem = S::Elem>;
    fn writable<L>(x: &mut TensorBase<S, L>) -> &mut TensorBase<Self::Storage, L>;
}
impl<S: StorageMut, R> WritesInto<S> for R {
    type Storage = S;
    #[cfg_attr(not(unoptimised), inline(always))]
    fn writable<L>(x: &mut TensorBase<S, L>) -> &mut TensorBase<S, L> {
        x
    }
}

macro_rules! assignments {
    ($($Trait:ident $method:ident $Op:ident;)*) => { $(
        impl<S: Storage, L: Layout, R: Operand<S::Elem>> ops::$Trait<R> for TensorBase<S, L>
        where
            // The bounds refer to `R`, so that they are checked after `R` is known, and their reasons are the error.
            R: WritesInto<S>,
            $Op: BinaryOp<ElemOf<R, S>, ElemOf<R, S>, Out = ElemOf<R, S>>,
            OperandShape<R, S>: FitsIntoBy<L::Shape, Fit<R, S, L>> + FitsInto<L::Shape>,
        {
            fn $method(&mut self, rhs: R) {
                update(R::writable(self), rhs.operand(), $Op);
            }
        }
    )* };
}
assignments! {
    AddAssign add_assign AddOp;
    SubAssign sub_assign SubOp;
    MulAssign mul_assign MulOp;
    DivAssign div_assign DivOp;
}
