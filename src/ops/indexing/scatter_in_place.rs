//! Writing to a tensor at run-time indices: `scatter_`, `scatter_add_`, `index_add_` and others.

use super::indices::{IndexElement, IndicesError, check, from_either_end};
use super::write::{ElemOf, ShapeOf, Written, of_slice, put, put_slices};
use crate::expr::{ExprNode, IntoExpr, with_ready};
use crate::layout::operation::{
    index_add_, index_copy_, index_fill_, scatter_, scatter_add_, scatter_amax_, scatter_amin_,
    scatter_prod_, scatter_value_,
};
use crate::layout::{
    GatherFits, GatherVerdict, IfPasses, Indices, OneDimension, SlicesFit, SlicesVerdict,
    SourceCovers, SourceVerdict,
};
use crate::num::Dim;
use crate::ops::matmul::contract::with_operands;
use crate::ops::pointwise::{Maximum, Minimum};
use crate::ops::{AddOp, Arithmetic, BinaryOp, MulOp, Ordered};
use crate::shape::{Axis, AxisOrScalar, Index, Shape};
use crate::storage::StorageMut;

type SlicedIndex<W, const DIM: isize> = <ShapeOf<W> as Axis<DIM>>::Index;
type WrittenIndex<W, const DIM: isize> = <ShapeOf<W> as AxisOrScalar<DIM>>::Index;

/// Whether several threads may read an expression.
#[cfg_attr(not(unoptimised), inline(always))]
fn is_shared<N: ExprNode>(_: &N) -> bool {
    N::is_shared()
}

type Pointing<W, X, const DIM: isize> =
    GatherVerdict<WrittenIndex<W, DIM>, ShapeOf<W>, <X as IntoExpr>::Shape>;
type Slicing<W, X, V, const DIM: isize> =
    SlicesVerdict<SlicedIndex<W, DIM>, ShapeOf<W>, <X as IntoExpr>::Shape, <V as IntoExpr>::Shape>;

// The caller of the macro writes the bounds, so that rustc reports their line and not a line inside the macro.
macro_rules! writes {
    ($put:ident $Index:ident $To:ident |$at:ident| $which:expr;
        $($(#[$doc:meta])* $name:ident if $([$V:ty: $($Fits:tt)*])* where [$($Bound:tt)*] |$old:ident, $new:ident| $e:expr;)*) => { $(
        $(#[$doc])*
        fn $name<const DIM: isize>(&mut self, index: X, src: V) -> Result<&mut writes!(@if $([$V: $($Fits)*])*), IndicesError>
        where
            Self::Storage: StorageMut,
            X: IntoExpr<Elem: IndexElement>,
            V: IntoExpr<Elem = ElemOf<Self>>,
            $($V: $($Fits)*,)*
            $($Bound)*
        {
            with_operands(index.node(), src.node(), |index, src| {
            let size = <<$Index<Self, DIM> as Index>::Get<ShapeOf<Self>> as Dim>::SIZE;
            check(&index, size, IndexElement::below)?;
            // SAFETY: the verdicts on the shapes. The walk visits the indices of `index`, or of `src`, which has as
            // many slices as there are indices.
            unsafe {
                $put::<Self, $Index<Self, DIM>, $To::Shape, _, _>(
                    self,
                    is_shared(&src),
                    (&index, &src),
                    |index, $at| {
                        // A number in the code: the index is compared once.
                        let size = const { <<$Index<Self, DIM> as Index>::Get<ShapeOf<Self>> as Dim>::SIZE };
                        index.load(&$which).below(size)
                    },
                    |src, at| src.load(at),
                    |$old, $new| $e,
                );
            }
            Ok(self)
            })
        }
    )* };
    (@if [$V:ty: $($Fits:tt)*] $($more:tt)*) => { IfPasses<<$V as $($Fits)*>::Passes, writes!(@if $($more)*)> };
    (@if) => { Self };
}

/// Writes elements at run-time indices. `X` are the indices, `V` the elements.
///
/// If an index is out of range, nothing is written. If two indices are equal, the later one in row-major order wins;
/// PyTorch leaves the order undefined.
pub trait Scatter<X, V>: Written {
    writes! {
        put WrittenIndex X |at| *at;
        /// Writes each element of `src` at its index along dimension `DIM`. PyTorch's `x.scatter_(dim, index, src)`.
        ///
        /// ```
        /// use stridewise::prelude::*;
        /// let mut x = Tensor::<i64, Shape![2, 3]>::zeros();
        /// x.scatter_::<1>(&tensor![[2, 0], [1, 2]], &tensor![[1i64, 2], [3, 4]])?;
        /// assert_eq!(x, tensor![[2, 0, 1], [0, 3, 4]]);
        /// # Ok::<(), IndicesError>(())
        /// ```
        scatter_ if [Pointing<Self, X, DIM>: GatherFits<DIM, ShapeOf<Self>, X::Shape, scatter_>] [SourceVerdict<V::Shape, X::Shape>: SourceCovers<V::Shape, X::Shape, scatter_>]
            where [ShapeOf<Self>: AxisOrScalar<DIM>]
        |_old, new| new;
        /// Adds each element of `src` at its index along dimension `DIM`. PyTorch's `x.scatter_add_(dim, index, src)`.
        ///
        /// ```
        /// use stridewise::prelude::*;
        /// let mut counts = Tensor::<i64, Shape![3]>::zeros();
        /// counts.scatter_add_::<0>(&tensor![2, 0, 2], &Tensor::<i64, Shape![3]>::ones())?;
        /// assert_eq!(counts, tensor![1, 0, 2]);
        /// # Ok::<(), IndicesError>(())
        /// ```
        ///
        /// PyTorch's `x.scatter_reduce_(dim, index, src, "mean", include_self=False)` is a quotient of two sums; of
        /// [`scatter_add`](crate::ops::ScatterOps::scatter_add) it has gradients:
        ///
        /// ```
        /// use stridewise::prelude::*;
        /// let mut x = tensor![8.0f32, 8.0, 8.0];
        /// let (index, src) = (tensor![2, 0, 2], tensor![1.0f32, 2.0, 4.0]);
        /// let mut count = Tensor::<f32, Shape![3]>::zeros();
        /// count.scatter_add_::<0>(&index, &Tensor::<f32, Shape![3]>::ones())?;
        /// x.scatter_value_::<0>(&index, 0.0)?.scatter_add_::<0>(&index, &src)?;
        /// x.div_(count.clamp_min(1.0));
        /// assert_eq!(x, tensor![2.0, 8.0, 2.5]);
        /// # Ok::<(), IndicesError>(())
        /// ```
        scatter_add_ if [Pointing<Self, X, DIM>: GatherFits<DIM, ShapeOf<Self>, X::Shape, scatter_add_>] [SourceVerdict<V::Shape, X::Shape>: SourceCovers<V::Shape, X::Shape, scatter_add_>]
            where [ElemOf<Self>: Arithmetic, ShapeOf<Self>: AxisOrScalar<DIM>]
        |old, new| AddOp.apply(old, new);
        /// Writes the larger one of each element and those of `src` at its index along dimension `DIM`. PyTorch's
        /// `x.scatter_reduce_(dim, index, src, "amax")`.
        ///
        /// NaN wins. Of a tensor of `f32::NEG_INFINITY`, or the smallest integer, it is the largest element of each index.
        /// PyTorch's `include_self=False` writes that at the indices first.
        ///
        /// ```
        /// use stridewise::prelude::*;
        /// let mut x = Tensor::<i64, Shape![4]>::zeros();
        /// let (index, src) = (tensor![0, 1, 2], tensor![4, -3, 9]);
        /// x.scatter_amax_::<0>(&index, &src)?;
        /// assert_eq!(x, tensor![4, 0, 9, 0]);
        /// x.scatter_value_::<0>(&index, i64::MIN)?.scatter_amax_::<0>(&index, &src)?;
        /// assert_eq!(x, tensor![4, -3, 9, 0]);
        /// # Ok::<(), IndicesError>(())
        /// ```
        scatter_amax_ if [Pointing<Self, X, DIM>: GatherFits<DIM, ShapeOf<Self>, X::Shape, scatter_amax_>] [SourceVerdict<V::Shape, X::Shape>: SourceCovers<V::Shape, X::Shape, scatter_amax_>]
            where [ElemOf<Self>: Ordered, ShapeOf<Self>: AxisOrScalar<DIM>]
        |old, new| Maximum.apply(old, new);
        /// Writes the smaller one of each element and those of `src` at its index along dimension `DIM`. PyTorch's
        /// `x.scatter_reduce_(dim, index, src, "amin")`.
        ///
        /// NaN wins. Of a tensor of `f32::INFINITY`, or the largest integer, it is the smallest element of each index.
        ///
        /// ```
        /// use stridewise::prelude::*;
        /// let mut x = Tensor::<i64, Shape![3]>::zeros();
        /// x.scatter_amin_::<0>(&tensor![0, 1, 2], &tensor![4, -3, 9])?;
        /// assert_eq!(x, tensor![0, -3, 0]);
        /// # Ok::<(), IndicesError>(())
        /// ```
        scatter_amin_ if [Pointing<Self, X, DIM>: GatherFits<DIM, ShapeOf<Self>, X::Shape, scatter_amin_>] [SourceVerdict<V::Shape, X::Shape>: SourceCovers<V::Shape, X::Shape, scatter_amin_>]
            where [ElemOf<Self>: Ordered, ShapeOf<Self>: AxisOrScalar<DIM>]
        |old, new| Minimum.apply(old, new);
        /// Multiplies each element by those of `src` at its index along dimension `DIM`. PyTorch's
        /// `x.scatter_reduce_(dim, index, src, "prod")`.
        ///
        /// Of a tensor of ones it is the product of the elements of each index.
        ///
        /// ```
        /// use stridewise::prelude::*;
        /// let mut x = Tensor::<i64, Shape![3]>::ones();
        /// x.scatter_prod_::<0>(&tensor![0, 1, 0], &tensor![4, -3, 9])?;
        /// assert_eq!(x, tensor![36, -3, 1]);
        /// # Ok::<(), IndicesError>(())
        /// ```
        scatter_prod_ if [Pointing<Self, X, DIM>: GatherFits<DIM, ShapeOf<Self>, X::Shape, scatter_prod_>] [SourceVerdict<V::Shape, X::Shape>: SourceCovers<V::Shape, X::Shape, scatter_prod_>]
            where [ElemOf<Self>: Arithmetic, ShapeOf<Self>: AxisOrScalar<DIM>]
        |old, new| MulOp.apply(old, new);
    }
    writes! {
        put_slices SlicedIndex V |at| of_slice::<SlicedIndex<Self, DIM>, V::Shape>(at);
        /// Adds each slice of `src` along dimension `DIM` at its index. PyTorch's `x.index_add_(dim, index, src)`.
        ///
        /// ```
        /// use stridewise::prelude::*;
        /// let mut x = Tensor::<i64, Shape![3, 2]>::ones();
        /// x.index_add_::<0>(&tensor![2, 2], &tensor![[1i64, 2], [3, 4]])?;
        /// assert_eq!(x, tensor![[1, 1], [1, 1], [5, 7]]);
        /// # Ok::<(), IndicesError>(())
        /// ```
        index_add_ if [Slicing<Self, X, V, DIM>: SlicesFit<DIM, ShapeOf<Self>, X::Shape, V::Shape, index_add_>]
            where [ElemOf<Self>: Arithmetic, OneDimension<X::Shape>: Indices<X::Shape, index_add_>, ShapeOf<Self>: Axis<DIM>]
        |old, new| AddOp.apply(old, new);
        /// Writes each slice of `src` along dimension `DIM` at its index. PyTorch's `x.index_copy_(dim, index, src)`.
        ///
        /// ```
        /// use stridewise::prelude::*;
        /// let mut x = Tensor::<i64, Shape![3, 2]>::zeros();
        /// x.index_copy_::<0>(&tensor![2, 0], &tensor![[1i64, 2], [3, 4]])?;
        /// assert_eq!(x, tensor![[3, 4], [0, 0], [1, 2]]);
        /// # Ok::<(), IndicesError>(())
        /// ```
        index_copy_ if [Slicing<Self, X, V, DIM>: SlicesFit<DIM, ShapeOf<Self>, X::Shape, V::Shape, index_copy_>]
            where [OneDimension<X::Shape>: Indices<X::Shape, index_copy_>, ShapeOf<Self>: Axis<DIM>]
        |_old, new| new;
    }
}
impl<W: Written, X, V> Scatter<X, V> for W {}

/// Writes one value at the run-time indices `X`. If an index is out of range, nothing is written.
pub trait ScatterValue<X>: Written {
    /// Writes the value at each index along dimension `DIM`. PyTorch's `x.scatter_(dim, index, value)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let mut one_hot = Tensor::<f32, Shape![2, 3]>::zeros();
    /// one_hot.scatter_value_::<1>(&tensor![[2], [0]], 1.0)?;
    /// assert_eq!(one_hot, tensor![[0.0, 0.0, 1.0], [1.0, 0.0, 0.0]]);
    /// # Ok::<(), IndicesError>(())
    /// ```
    fn scatter_value_<const DIM: isize>(
        &mut self,
        index: X,
        value: ElemOf<Self>,
    ) -> Result<
        &mut IfPasses<
            <GatherVerdict<WrittenIndex<Self, DIM>, ShapeOf<Self>, X::Shape> as GatherFits<
                DIM,
                ShapeOf<Self>,
                X::Shape,
                scatter_value_,
            >>::Passes,
            Self,
        >,
        IndicesError,
    >
    where
        Self::Storage: StorageMut,
        X: IntoExpr<Elem: IndexElement>,
        ShapeOf<Self>: AxisOrScalar<DIM>,
        GatherVerdict<WrittenIndex<Self, DIM>, ShapeOf<Self>, X::Shape>:
            GatherFits<DIM, ShapeOf<Self>, X::Shape, scatter_value_>,
    {
        with_ready(index.node(), |index| {
            let size = <<WrittenIndex<Self, DIM> as Index>::Get<ShapeOf<Self>> as Dim>::SIZE;
            check(&index, size, IndexElement::below)?;
            // SAFETY: the verdict on the shape; the indices of the walk are those of `index`.
            unsafe {
                put::<Self, WrittenIndex<Self, DIM>, X::Shape, _, _>(
                    self,
                    true,
                    (&index, &value),
                    |index, at| {
                        let size = const {
                            <<WrittenIndex<Self, DIM> as Index>::Get<ShapeOf<Self>> as Dim>::SIZE
                        };
                        index.load(at).below(size)
                    },
                    |&value, _| value,
                    |_, new| new,
                );
            }
            Ok(self)
        })
    }

    /// Writes the value to the slices of dimension `DIM` at the indices; negative indices count from the end, here as in
    /// [`take`](super::IndexOps::take) only. PyTorch's `x.index_fill_(dim, index, value)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let mut x = Tensor::<i64, Shape![2, 3]>::zeros();
    /// x.index_fill_::<1>(&tensor![0, 2], 7)?;
    /// assert_eq!(x, tensor![[7, 0, 7], [7, 0, 7]]);
    /// # Ok::<(), IndicesError>(())
    /// ```
    fn index_fill_<const DIM: isize>(
        &mut self,
        indices: X,
        value: ElemOf<Self>,
    ) -> Result<&mut Self, IndicesError>
    where
        Self::Storage: StorageMut,
        X: IntoExpr<Elem: IndexElement>,
        OneDimension<X::Shape>: Indices<X::Shape, index_fill_>,
        ShapeOf<Self>: Axis<DIM>,
    {
        with_ready(indices.node(), |indices| {
            let size = <<SlicedIndex<Self, DIM> as Index>::Get<ShapeOf<Self>> as Dim>::SIZE;
            check(&indices, size, from_either_end)?;
            // SAFETY: the walk visits the tensor's own indices, except along the dimension, where it visits those of
            // the indices.
            unsafe {
                put_slices::<Self, SlicedIndex<Self, DIM>, Filled<Self, X::Shape, DIM>, _, _>(
                    self,
                    true,
                    (&indices, &value),
                    move |indices, at| {
                        let which =
                            of_slice::<SlicedIndex<Self, DIM>, Filled<Self, X::Shape, DIM>>(at);
                        from_either_end(indices.load(&which), size)
                    },
                    |&value, _| value,
                    |_, new| new,
                );
            }
            Ok(self)
        })
    }
}
type Filled<W, X, const DIM: isize> =
    <SlicedIndex<W, DIM> as Index>::Set<ShapeOf<W>, <X as Shape>::Get0>;
impl<W: Written, X> ScatterValue<X> for W {}
