//! Broadcasting: the shape that two shapes have in common.

use super::*;

/// The comparisons of a shape with other shapes.
#[doc(hidden)]
pub trait CompareShape: Sized + 'static + crate::num::Sealed {
    type Join<B: Shape>: Joined;
    type Same<B: Shape>: Bool;
}
// A result with a ninth dimension has been rejected before.
impl CompareShape for TooManyDims {
    type Join<B: Shape> = Join<Self, True>;
    type Same<B: Shape> = True;
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
#[doc(hidden)]
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
    message = "the shapes {Self} and {B} do not broadcast",
    label = "two sizes differ",
    note = "from the last dimension backwards, two sizes must be the same, or one of them 1 or missing",
    note = "`*` multiplies element by element; the product of matrices is `a.mm(&b)`",
    note = "where sizes are generic, add a bound that names the result: `A: BroadcastWith<B, Output = A>`"
)]
pub trait BroadcastWith<B: Shape>:
    Shape<Compare: CompareShape<Join<B> = Join<<Self as BroadcastWith<B>>::Output, True>>>
{
    /// The shape of the result.
    type Output: Shape;
}
#[diagnostic::do_not_recommend]
impl<A: Shape, B: Shape, O: Shape> BroadcastWith<B> for A
where
    A::Compare: CompareShape<Join<B> = Join<O, True>>,
{
    type Output = O;
}
