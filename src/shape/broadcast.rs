//! Broadcasting: the shape that two shapes have in common.

use super::*;
use crate::num::bits::False;

/// The comparisons of a shape with other shapes.
#[doc(hidden)]
pub trait CompareShape: Sized + 'static + crate::num::Sealed {
    type Join<B: Shape>: Joined;
    type Same<B: Shape>: Bool;
}
// An operation whose result has a ninth dimension has been rejected before. A tensor of this shape, which has no elements,
// fits where a tuple of sizes is meant no more than another shape does.
impl CompareShape for TooManyDims {
    type Join<B: Shape> = Join<Self, <B::IsTooMany as Bool>::Or<<B::Dims as List>::IsNil>>;
    type Same<B: Shape> = B::IsTooMany;
}
impl CompareShape for () {
    type Join<B: Shape> = Join<B, True>;
    type Same<B: Shape> = <B::Dims as List>::IsNil;
}
macro_rules! compare {
    ($($($D:ident)*;)*) => { $(
        impl<$($D: Dim),*> CompareShape for ($($D,)*) {
            type Join<Of: Shape> = <<Self as Shape>::Dims as List>::Broadcast<Of::Dims, (), True>;
            type Same<Of: Shape> = <<Self as Shape>::Dims as List>::Same<Of::Dims>;
        }
    )* };
}
each_rank!(compare);

/// The result of broadcasting two shapes.
#[doc(hidden)]
pub trait Joined: Sized + crate::num::Sealed {
    type Shape: Shape;
    type Ok: Bool;
}
/// The resulting shape, and whether all sizes are compatible.
#[cfg_attr(doc, doc(hidden))]
#[derive(Debug)]
pub struct Join<S, Ok>(core::marker::PhantomData<(S, Ok)>);
#[diagnostic::do_not_recommend]
impl<S, Ok> crate::num::Sealed for Join<S, Ok> {}
impl<S: Shape, Ok: Bool> Joined for Join<S, Ok> {
    type Shape = S;
    type Ok = Ok;
}

type Join2<A, B> = <<A as Shape>::Compare as CompareShape>::Join<B>;

/// The shape that two shapes broadcast to. PyTorch's `torch.broadcast_shapes`.
///
/// ```
/// use stridewise::prelude::*;
/// assert_eq!(<Broadcast<Shape![4, 1], Shape![5]> as Shape>::SIZES, [4, 5]);
/// ```
pub type Broadcast<A, B> = <Join2<A, B> as Joined>::Shape;
/// Whether two shapes broadcast.
pub(crate) type Broadcasts<A, B> = <Join2<A, B> as Joined>::Ok;
/// Whether two shapes are equal.
pub(crate) type SameShape<A, B> = <<A as Shape>::Compare as CompareShape>::Same<B>;

/// A shape that broadcasts with another one. Generic code that adds tensors of two shapes names this bound.
///
/// 1. The shape with fewer dimensions gets leading sizes of 1.
/// 2. If two sizes differ, one of them must be 1; that dimension is expanded.
///
/// Every shape broadcasts with itself and with `()`, without a bound.
///
/// ```
/// use stridewise::prelude::*;
/// fn shift<M: Dim, N: Dim, P: Dim>(
///     x: TensorView<f32, (M, N)>,
///     by: TensorView<f32, (P, N)>,
/// ) -> Tensor<f32, (M, N)>
/// where
///     (M, N): BroadcastWith<(P, N), Output = (M, N)>,
/// {
///     (x + by).eval()
/// }
/// let x = Tensor::<f32, Shape![4, 3]>::ones();
/// assert_eq!(shift(x.as_view(), x.narrow::<0, 0, 1>().rebase()).sum(), 24.0);
/// ```
#[diagnostic::on_unimplemented(
    message = "cannot prove that the shapes {Self} and {B} broadcast",
    label = "two sizes differ, or are generic",
    note = "two sizes must be the same, where generic sizes have one name, or one of them 1 or missing; else add a bound that names the result: `{Self}: BroadcastWith<{B}, Output = {Self}>`"
)]
pub trait BroadcastWith<B: Shape>:
    Shape<
        Compare: CompareShape<
            Join<B>: Joined<Ok = True, Shape = <Self as BroadcastWith<B>>::Output>,
        >,
    > + BroadcastBy<B>
{
    /// The shape of the result.
    type Output: Shape;
}
#[diagnostic::do_not_recommend]
impl<A: Shape, B: Shape, O: Shape> BroadcastWith<B> for A
where
    A: Broadcasted<B, Join2<A, B>, Out = O>,
{
    type Output = O;
}

// An operation with two operands has two requirements:
// 1. `BroadcastBy`, whose error for known sizes is that of `DoNotBroadcast`;
// 2. `BroadcastWith`, which generic code names. For known sizes it lacks the same `DoNotBroadcast`, and rustc reports
//    what two requirements lack once, for the first. For generic sizes it lacks `Broadcasted`, which contains
//    `BroadcastBy`, so that rustc reports the second requirement alone, and recommends its bound.
/// Requires two shapes, of which `J` is the result of broadcasting, that are not known to be incompatible.
#[cfg_attr(doc, doc(hidden))]
pub trait BroadcastBy<B: Shape, J = Join2<Self, B>>: Shape {}
#[diagnostic::do_not_recommend]
impl<A: Shape, B: Shape, S: Shape> BroadcastBy<B, Join<S, True>> for A {}
impl<A: Shape, B: Shape, S: Shape> BroadcastBy<B, Join<S, False>> for A where
    Join<S, False>: DoNotBroadcast<A, B>
{
}
/// A shape that broadcasts with the result `O` of broadcasting two others.
// Where the two are not known to broadcast, nor is `O` known: that is one error, for the two.
#[cfg_attr(doc, doc(hidden))]
#[diagnostic::on_unimplemented(
    message = "cannot prove that the shapes {Self} and {O} broadcast",
    label = "generic sizes are equal where they have one name; else add a bound that names the result"
)]
pub trait BroadcastWithResult<O>: Shape {}
impl<S: BroadcastBy<O> + BroadcastWith<O>, O: Shape> BroadcastWithResult<O> for S {}
// Never used, as below: a bound of generic code on `S` would be what rustc guesses.
#[diagnostic::do_not_recommend]
impl<S: Shape> BroadcastWithResult<NoShape> for S {}
/// Requires two shapes, of which `J` is the result of broadcasting, that are known to be compatible.
#[cfg_attr(doc, doc(hidden))]
#[diagnostic::on_unimplemented(
    message = "cannot prove that the shapes {Self} and {B} broadcast",
    label = "two sizes differ, or are generic",
    note = "generic sizes are equal where they have one name; else add a bound that names the result: `{Self}: BroadcastWith<{B}, Output = {Self}>`"
)]
pub trait Broadcasted<B: Shape, J>:
    Shape<
        Compare: CompareShape<Join<B>: Joined<Ok = True, Shape = <Self as Broadcasted<B, J>>::Out>>,
    > + BroadcastBy<B, J>
{
    /// The shape of the result.
    type Out: Shape;
}
#[diagnostic::do_not_recommend]
impl<A: Shape, B: Shape, S: Shape> Broadcasted<B, Join<S, True>> for A
where
    A::Compare: CompareShape<Join<B> = Join<S, True>>,
{
    type Out = S;
}
impl<A: Shape, B: Shape, S: Shape> Broadcasted<B, Join<S, False>> for A
where
    A::Compare: CompareShape<Join<B> = Join<S, False>>,
    Join<S, False>: DoNotBroadcast<A, B>,
{
    type Out = <Join<S, False> as Joined>::Shape;
}
/// Never implemented: two shapes that do not broadcast.
#[cfg_attr(doc, doc(hidden))]
#[diagnostic::on_unimplemented(
    message = "the shapes {A} and {B} do not broadcast",
    label = "two sizes differ",
    note = "from the last dimension backwards, two sizes must be the same, or one of them 1 or missing; `*` is not the product of matrices, which is `a.mm(&b)`; `x.sum_dim_keepdim::<1>()` keeps the dimension as one of size 1"
)]
pub trait DoNotBroadcast<A, B>: Joined<Ok = True> {}

// Never used: with a further candidate, rustc does not guess one before both shapes are known.
#[diagnostic::do_not_recommend]
impl<A: Shape, B: Shape> BroadcastBy<B, ()> for A {}
#[diagnostic::do_not_recommend]
impl<A: Shape, B: Shape> BroadcastBy<B, NoShape> for A {}
#[diagnostic::do_not_recommend]
impl<A: Shape, B: Shape> Broadcasted<B, NoShape> for A
where
    A::Compare: CompareShape<Join<B> = Join<A, True>>,
{
    type Out = A;
}
