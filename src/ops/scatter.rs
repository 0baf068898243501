//! Scattering to a copy of an expression: `scatter`, `scatter_add`, `index_add` and `index_copy`, which have
//! derivatives. In place are the methods of [`Scatter`](super::Scatter).

use core::marker::PhantomData;

use super::indexing::{IndexElement, IndicesError, check, evaluated, of_slice};
use super::join::axis;
use super::nn::{distance, walk};
use crate::expr::kernel::operations;
use crate::expr::{Compute, Expr, ExprNode, IntoExpr, Kernel, KernelOperand, Lazy, Tracked};
use crate::layout::operation::{index_add, index_copy, scatter, scatter_add};
use crate::layout::{
    GatherFits, GatherVerdict, IfPasses, Indices, Layout, OneDimension, SlicesFit, SlicesVerdict,
    SourceCovers, SourceVerdict,
};
use crate::num::{Dim, Sealed};
use crate::ops::{AddOp, Arithmetic, BinaryOp};
use crate::shape::{Axis, AxisOrScalar, Index, MAX_RANK, Shape};
use crate::storage::Element;

/// How the elements of a source are matched with indices.
#[cfg_attr(doc, doc(hidden))]
pub trait Scattering: Sealed + Copy + core::fmt::Debug {
    /// The shape of the elements that are scattered, of the shapes of the indices and of the source.
    type Visits<X: Shape, V: Shape>: Shape;
    /// Whether elements are added; otherwise they replace.
    const ADDS: bool;
    /// Whether an index is that of a slice; otherwise each element has its own.
    const SLICES: bool;
}
macro_rules! scatterings {
    ($($(#[$doc:meta])* $Name:ident<$X:ident, $V:ident> = $Visits:ty, $adds:literal, $slices:literal;)*) => { $(
        $(#[$doc])*
        #[cfg_attr(doc, doc(hidden))]
        #[derive(Clone, Copy, Debug)]
        pub struct $Name;
        #[diagnostic::do_not_recommend]
        impl Sealed for $Name {}
        impl Scattering for $Name {
            type Visits<$X: Shape, $V: Shape> = $Visits;
            const ADDS: bool = $adds;
            const SLICES: bool = $slices;
        }
    )* };
    (@if [$V:ty: $($Fits:tt)*] $($more:tt)*) => { IfPasses<<$V as $($Fits)*>::Passes, methods!(@if $($more)*)> };
    (@if) => { <V as IntoExpr>::Node };
}
/// The element that is written at an index: a sum needs arithmetic, while any element replaces another.
#[cfg_attr(doc, doc(hidden))]
pub trait Scatters<T>: Scattering {
    #[doc(hidden)]
    fn written(old: T, new: T) -> T;
}
macro_rules! scatters {
    ($($Name:ident of $Bound:ident: |$old:pat_param, $new:ident| $e:expr;)*) => { $(
        #[diagnostic::do_not_recommend]
        impl<T: $Bound> Scatters<T> for $Name {
            #[cfg_attr(not(unoptimised), inline(always))]
            fn written($old: T, $new: T) -> T {
                $e
            }
        }
    )* };
}
scatters! {
    Replaced of Element: |_, new| new;
    Added of Arithmetic: |old, new| AddOp.apply(old, new);
    SlicesReplaced of Element: |_, new| new;
    SlicesAdded of Arithmetic: |old, new| AddOp.apply(old, new);
}
scatterings! {
    /// Elements replace those at their indices.
    Replaced<X, V> = X, false, false;
    /// Elements are added at their indices.
    Added<X, V> = X, true, false;
    /// Slices replace those at their indices.
    SlicesReplaced<X, V> = V, false, true;
    /// Slices are added at their indices.
    SlicesAdded<X, V> = V, true, true;
}

/// A copy of `A`, to which elements of `V` are written at the indices `X` along a dimension.
#[cfg_attr(doc, doc(hidden))]
#[derive(Clone, Copy, Debug)]
pub struct Scattered<How, I, A, X, V> {
    pub(crate) a: A,
    pub(crate) index: X,
    pub(crate) src: V,
    pub(crate) by: PhantomData<(How, I)>,
}
#[diagnostic::do_not_recommend]
impl<How, I, A, X, V> Sealed for Scattered<How, I, A, X, V> {}
operations! {
    [How: Scattering, I: Index, A: ExprNode, X: ExprNode, V: ExprNode]
    Scattered<How, I, A, X, V> => Scattered<How, I, A::Placed, X::Placed, V::Placed>;
    a: A, index: X, src: V; |this| Scattered { a, index, src, by: this.by };
}
#[diagnostic::do_not_recommend]
impl<How, I, A, X, V> Kernel for Scattered<How, I, A, X, V>
where
    How: Scatters<A::Elem>,
    I: Index,
    A: ExprNode,
    X: ExprNode<Elem: IndexElement>,
    V: ExprNode<Elem = A::Elem>,
{
    type Elem = A::Elem;
    type Shape = A::Shape;
    type Memory = A::Memory;
    type RequiresGrad =
        <<<A as KernelOperand>::RequiresGrad as Tracked>::Or<X::RequiresGrad> as Tracked>::Or<
            V::RequiresGrad,
        >;
}

/// Calls `f` with the index of each place in the shape `A`, and with that of the element that is written to it.
///
/// # Safety
/// The indices fit `A` and the source's shape `V`, by the verdicts of the methods.
#[cfg_attr(not(unoptimised), inline(always))]
pub(crate) unsafe fn each<
    How: Scattering,
    I: Index,
    A: Shape,
    V: Shape,
    X: ExprNode<Elem: IndexElement>,
>(
    indices: &X,
    mut f: impl FnMut(&[usize; MAX_RANK], &[usize; MAX_RANK]),
) {
    walk(
        const { &<How::Visits<X::Shape, V> as Shape>::PADDED },
        #[cfg_attr(not(unoptimised), inline(always))]
        |from| {
            let which = match How::SLICES {
                true => of_slice::<I, V>(from),
                false => *from,
            };
            // SAFETY: the caller's promise: it is an index of the indices.
            let i = unsafe { indices.load(&which) };
            // None only if the indices have changed since they were checked.
            if let Some(i) = i.below(const { <I::Get<A> as Dim>::SIZE }) {
                let mut to = *from;
                to[const { axis::<A, I>() }] = i;
                f(&to, from);
            }
        },
    );
}

// SAFETY: each element is written.
unsafe impl<How, I, A, X, V> Compute for Scattered<How, I, A, X, V>
where
    How: Scatters<A::Elem>,
    I: Index,
    A: ExprNode,
    X: ExprNode<Elem: IndexElement>,
    V: ExprNode<Elem = A::Elem>,
{
    type Elem = A::Elem;
    type Shape = A::Shape;
    unsafe fn run<L: Layout<Shape = A::Shape>>(&self, out: *mut A::Elem, _: bool) {
        let place = |index: &_| out.wrapping_add(distance(index, const { &L::PADDED_STRIDES }));
        walk(const { &<A::Shape as Shape>::PADDED }, |index| {
            // SAFETY: an index of the shape.
            unsafe { place(index).write(self.a.load(index)) }
        });
        // SAFETY: the verdicts on the shapes: indices of the result and of the source.
        unsafe {
            each::<How, I, A::Shape, V::Shape, X>(&self.index, |to, from| {
                let (to, new) = (place(to), self.src.load(from));
                to.write(How::written(to.read(), new));
            });
        }
    }
}

type AnyIndex<E, const DIM: isize> = <<E as IntoExpr>::Shape as AxisOrScalar<DIM>>::Index;
type SliceIndex<E, const DIM: isize> = <<E as IntoExpr>::Shape as Axis<DIM>>::Index;
type Result<How, I, E, X, V> = core::result::Result<
    Lazy<Scattered<How, I, <E as IntoExpr>::Node, <X as IntoExpr>::Node, V>>,
    IndicesError,
>;

macro_rules! methods {
    ($($(#[$doc:meta])* $name:ident $How:ident $Index:ident of $Elem:ident if $([$V:ty: $($Fits:tt)*])* where [$($Bound:tt)*];)*) => { $(
        $(#[$doc])*
        fn $name<const DIM: isize>(
            self,
            index: X,
            src: V,
        ) -> Result<$How, $Index<Self, DIM>, Self, X, methods!(@if $([$V: $($Fits)*])*)>
        where
            Self::Elem: $Elem,
            X: IntoExpr<Elem: IndexElement>,
            V: IntoExpr<Elem = Self::Elem>,
            $($V: $($Fits)*,)*
            $($Bound)*
        {
            let (a, index, src) = (self.node(), evaluated(index.node()), src.node());
            check(
                &index,
                <<$Index<Self, DIM> as Index>::Get<Self::Shape> as Dim>::SIZE,
                IndexElement::below,
            )?;
            Ok(Lazy(Scattered { a, index, src, by: PhantomData }))
        }
    )* };
    (@if [$V:ty: $($Fits:tt)*] $($more:tt)*) => { IfPasses<<$V as $($Fits)*>::Passes, methods!(@if $($more)*)> };
    (@if) => { <V as IntoExpr>::Node };
}

/// Scattering to a copy, as expressions over the operand, the indices `X` and the source `V`. The indices are checked
/// against the size first; the first index that is out of range is the error.
///
/// If two indices are equal, the later one in row-major order wins where elements are replaced; as in PyTorch, the
/// gradient of each element of the source is that of its place.
pub trait ScatterOps<X, V>: Expr {
    methods! {
            /// A copy, to which each element of `src` is written at its index along dimension `DIM`. PyTorch's
            /// `x.scatter(dim, index, src)`.
            ///
            /// ```
            /// use stridewise::prelude::*;
            /// let (x, src) = (tensor![[1, 2], [3, 4]], tensor![[7], [8]]);
            /// assert_eq!(x.scatter::<1>(&tensor![[1], [0]], &src)?.eval(), tensor![[1, 7], [8, 4]]);
            /// # Ok::<(), IndicesError>(())
            /// ```
            scatter Replaced AnyIndex of Element if [GatherVerdict<AnyIndex<Self, DIM>, Self::Shape, X::Shape>: GatherFits<DIM, Self::Shape, X::Shape, scatter>] [SourceVerdict<V::Shape, X::Shape>: SourceCovers<V::Shape, X::Shape, scatter>]
                where [Self::Shape: AxisOrScalar<DIM>]
    ;
            /// A copy, to which each element of `src` is added at its index along dimension `DIM`. PyTorch's
            /// `x.scatter_add(dim, index, src)`.
            ///
            /// ```
            /// use stridewise::prelude::*;
            /// let (x, mut grad) = (tensor![1.0, 2.0, 3.0], Tensor::<f64, Shape![3]>::zeros());
            /// let zeros = tensor![0.0, 0.0];
            /// assert_eq!(zeros.scatter_add::<0>(tensor![1, 0, 1], &x)?.eval(), tensor![2.0, 4.0]);
            /// let sums = zeros.scatter_add::<0>(tensor![1, 0, 1], x.requires_grad(&mut grad))?;
            /// sums.backward_with(tensor![10.0, 20.0]);
            /// assert_eq!(grad, tensor![20.0, 10.0, 20.0]);
            /// # Ok::<(), IndicesError>(())
            /// ```
            scatter_add Added AnyIndex of Arithmetic if [GatherVerdict<AnyIndex<Self, DIM>, Self::Shape, X::Shape>: GatherFits<DIM, Self::Shape, X::Shape, scatter_add>] [SourceVerdict<V::Shape, X::Shape>: SourceCovers<V::Shape, X::Shape, scatter_add>]
                where [Self::Shape: AxisOrScalar<DIM>]
    ;
            /// A copy, to which each slice of `src` along dimension `DIM` is added at its index. PyTorch's
            /// `x.index_add(dim, index, src)`. It borrows `x`: zeros that a `let` adds slices to, unevaluated, have a
            /// name first.
            ///
            /// ```
            /// use stridewise::prelude::*;
            /// let (x, src) = (tensor![[1, 2], [3, 4]], tensor![[10, 20], [30, 40]]);
            /// assert_eq!(x.index_add::<0>(&tensor![1, 1], &src)?.eval(), tensor![[1, 2], [43, 64]]);
            /// # Ok::<(), IndicesError>(())
            /// ```
            index_add SlicesAdded SliceIndex of Arithmetic if [SlicesVerdict<SliceIndex<Self, DIM>, Self::Shape, X::Shape, V::Shape>: SlicesFit<DIM, Self::Shape, X::Shape, V::Shape, index_add>]
                where [Self::Shape: Axis<DIM>, OneDimension<X::Shape>: Indices<X::Shape, index_add>]
    ;
            /// A copy, to which each slice of `src` along dimension `DIM` is written at its index. PyTorch's
            /// `x.index_copy(dim, index, src)`.
            ///
            /// ```
            /// use stridewise::prelude::*;
            /// let (x, src) = (tensor![[1, 2], [3, 4]], tensor![[10, 20]]);
            /// assert_eq!(x.index_copy::<0>(&tensor![1], &src)?.eval(), tensor![[1, 2], [10, 20]]);
            /// # Ok::<(), IndicesError>(())
            /// ```
            index_copy SlicesReplaced SliceIndex of Element if [SlicesVerdict<SliceIndex<Self, DIM>, Self::Shape, X::Shape, V::Shape>: SlicesFit<DIM, Self::Shape, X::Shape, V::Shape, index_copy>]
                where [Self::Shape: Axis<DIM>, OneDimension<X::Shape>: Indices<X::Shape, index_copy>]
    ;
        }
}
impl<E: Expr, X, V> ScatterOps<X, V> for E {}
