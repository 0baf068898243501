//! Indices that are elements in device memory.

use core::marker::PhantomData;
use std::vec;
use std::vec::Vec;

use crate::cuda::codegen::emit::Emit;
use crate::cuda::codegen::indexing::at::{At, apart, elsewhere, operands};
use crate::cuda::codegen::node::{self, CudaNode};
use crate::cuda::codegen::reduce::whole;
use crate::cuda::codegen::write;
use crate::cuda::ptx::access::{Lanes, LeafInfo};
use crate::cuda::ptx::element::CudaElement;
use crate::cuda::ptx::ir::{Body, Ty, Val};
use crate::cuda::runtime::launch::Args;
use crate::cuda::{CudaError, Gpu};
use crate::expr::plan::Operands;
use crate::expr::{Expr, ExprNode, IntoExpr, Lazy};
use crate::grad::CheckedIndices;
use crate::layout::operation::index_select;
use crate::layout::{
    EmbeddingRows, EmbeddingShape, EmbeddingVerdict, GatherWith, GatherWithBy, GatherWithRule,
    Indices, OneDimension, Shaped, WithRow,
};
use crate::num::Dim;
use crate::ops::indexing::{Gather, IndexElement, IndexSelect, Take};
use crate::ops::join::axis;
use crate::ops::nn::{ClassIndex, Embedding};
use crate::ops::{Arithmetic, IndicesError};
use crate::shape::{Axis, AxisOrScalar, Index, MAX_RANK, Shape};

// SAFETY: the arguments of the operand, then those of the indices, in both; an index that is out of range is read as 0.
// If there are indices, there is an element, as was checked.
#[diagnostic::do_not_recommend]
unsafe impl<I, A, X> Emit for IndexSelect<I, A, X>
where
    I: Index,
    A: Emit<Elem: CudaElement>,
    X: Emit<Elem: IndexElement + CudaElement>,
{
    type Key = IndexSelect<I, A::Key, X::Key>;
    operands! { a: A, indices: X }
    fn emit(k: &mut Body) -> Lanes {
        let axis = axis::<Self::Shape, I>();
        read::<Self::Shape, A, X>(k, axis, |k, at| {
            let mut which = [k.constant(0); MAX_RANK];
            which[MAX_RANK - 1] = at[axis];
            which
        })
    }
}
// SAFETY: the arguments of the operand, then those of the indices, in both; an index that is out of range is read as
// 0. If there are indices, there is an element, as was checked.
#[diagnostic::do_not_recommend]
unsafe impl<I, A, X> Emit for Gather<I, A, X>
where
    I: Index,
    A: Emit<Elem: CudaElement>,
    X: Emit<Elem: IndexElement + CudaElement>,
{
    type Key = Gather<I, A::Key, X::Key>;
    operands! { a: A, index: X }
    fn emit(k: &mut Body) -> Lanes {
        read::<X::Shape, A, X>(k, axis::<X::Shape, I>(), |_, at| at)
    }
}
/// Reads `A` at the index of the result, except along `axis`, where the index is the element of `X` at `which(index)`.
pub(in crate::cuda) fn read<S: Shape, A: Emit, X: Emit>(
    k: &mut Body,
    axis: usize,
    which: impl Fn(&mut Body, At) -> At,
) -> Lanes {
    elsewhere::<S, A>(k, |k, at| {
        let place = which(k, at);
        let i = k.at::<X>(&place)[0];
        let mut from = at;
        from[axis] = k.checked(i, A::Shape::PADDED[axis], false);
        for (d, i) in from.iter_mut().enumerate() {
            if A::Shape::PADDED[d] == 1 {
                *i = k.constant(0);
            }
        }
        from
    })
}
// SAFETY: the arguments of the operand, then those of the indices, in both; a position that is out of range is read
// as 0, and one below the number of elements is converted to an index.
#[diagnostic::do_not_recommend]
unsafe impl<A, X> Emit for Take<A, X>
where
    A: Emit<Elem: CudaElement>,
    X: Emit<Elem: IndexElement + CudaElement>,
{
    type Key = Take<A::Key, X::Key>;
    operands! { a: A, index: X }
    fn emit(k: &mut Body) -> Lanes {
        elsewhere::<X::Shape, A>(k, |k, at| {
            let i = k.at::<X>(&at)[0];
            let mut rest = k.checked(i, A::Shape::NUMEL, true);
            let mut from = [k.constant(0); MAX_RANK];
            for d in (0..MAX_RANK).rev() {
                if A::Shape::PADDED[d] > 1 {
                    (rest, from[d]) = k.parts(rest, A::Shape::PADDED[d]);
                }
            }
            from
        })
    }
}

/// 1 for each index that is out of range, else 0.
struct Beyond<'x, X> {
    indices: &'x X,
    /// The first valid index, and one past the last.
    from: i64,
    end: i64,
    /// An index that is valid, too.
    except: i64,
}
struct BeyondKey<X>(PhantomData<X>);
#[diagnostic::do_not_recommend]
impl<X> crate::num::Sealed for Beyond<'_, X> {}
#[diagnostic::do_not_recommend]
// SAFETY: `load` is not called: kernels evaluate an `Emit` node.
unsafe impl<X: Emit<Elem: CudaElement>> ExprNode for Beyond<'_, X> {
    type Elem = u32;
    type Shape = X::Shape;
    type Memory = Gpu;
    type RequiresGrad = crate::num::bits::False;
    const OPERANDS: Operands = X::OPERANDS;
    unsafe fn load(&self, _: &[usize; MAX_RANK]) -> u32 {
        crate::cuda::codegen::emit::not_read_here!(X)
    }
    crate::cuda::codegen::emit::of_device! {}
}
// SAFETY: the indices' arguments, then the bounds, in both.
unsafe impl<X: Emit<Elem: CudaElement>> Emit for Beyond<'_, X> {
    type Key = BeyondKey<X::Key>;
    const PRODUCT: bool = X::PRODUCT;
    fn args(&self, args: &mut Args) {
        self.indices.args(args);
        args.number(self.from);
        args.number(self.end);
        args.number(self.except);
    }
    fn leaves(out: &mut Vec<LeafInfo>) {
        X::leaves(out);
    }
    fn emit(k: &mut Body) -> Lanes {
        let all = X::emit(k);
        let [from, end, except] = [(); 3].map(|()| k.param(Ty::I64, false));
        let one = |k: &mut Body, x: Val| {
            let x = k.cvt(x, Ty::I64);
            let (low, high) = (k.cmp("lt", x, from), k.cmp("ge", x, end));
            let beyond = k.bitwise("or", low, high);
            let other = k.cmp("ne", x, except);
            let beyond = k.bitwise("and", beyond, other);
            vec![k.cvt(beyond, Ty::U32)]
        };
        all.into_iter().map(|x| one(k, x[0])).collect()
    }
}

/// Checks that the indices are in range, with a synchronous kernel.
pub(in crate::cuda) fn check<X: Emit<Elem: IndexElement + CudaElement> + CudaNode>(
    indices: &X,
    size: usize,
    from_either_end: bool,
    except: Option<i64>,
) -> Result<(), CudaError> {
    if X::Shape::NUMEL == 0 {
        return Ok(());
    }
    let end = size as i64;
    let from = if from_either_end && <X::Elem as CudaElement>::TY.is_signed() {
        -end
    } else {
        0
    };
    let stream = node::stream_of(indices)?;
    // Of no elements every index is out of range, so that there is no number in range that may be excepted instead of none.
    if size > 0 || except.is_some() {
        let beyond = Beyond {
            indices,
            from,
            end,
            except: except.unwrap_or(from),
        };
        let wrong = whole::count(&beyond, &stream)?.to_host()?;
        if wrong.as_slice() == [0] {
            return Ok(());
        }
    }
    let all = write::owned(indices, &stream)?.to_host()?;
    let first = all.as_slice().iter().enumerate().find_map(|(at, i)| {
        let index = i.number();
        (except != Some(index) && (index < from || index >= end)).then_some(IndicesError {
            index,
            at,
            size,
        })
    });
    first.map_or(Ok(()), |error| Err(CudaError::Index(error)))
}

#[diagnostic::do_not_recommend]
impl<X> CheckedIndices<Gpu> for X
where
    X: Emit<Elem: ClassIndex + IndexElement + CudaElement> + CudaNode,
{
    fn check(&self, size: usize, except: Option<i64>) -> Result<(), CudaError> {
        check(self, size, false, except)
    }
}

type IndexOf<E, const DIM: isize> = <<E as IntoExpr<Gpu>>::Shape as AxisOrScalar<DIM>>::Index;
type SlicedOf<E, const DIM: isize> = <<E as IntoExpr<Gpu>>::Shape as Axis<DIM>>::Index;
type SizeOf<E, I> = <I as Index>::Get<<E as IntoExpr<Gpu>>::Shape>;

type EmbeddingOf<W, X> = Embedding<
    <W as IntoExpr<Gpu>>::Node,
    <X as IntoExpr<Gpu>>::Node,
    EmbeddingShape<<W as IntoExpr<Gpu>>::Shape, <X as IntoExpr<Gpu>>::Shape>,
>;

/// An expression that reads elements by index, or the first index that is out of range.
pub type Found<N> = Result<Lazy<N>, CudaError>;

/// Reads elements on a device by run-time indices, which are on the device, too. `X` is the type of the indices.
///
/// A separate, synchronous kernel first checks that the indices are in range. The `Ok` value is an expression, with
/// which elementwise operations fuse. If the indices change afterwards, no other memory is read: an index that is then
/// out of range is read as 0.
pub trait CudaIndex<X>: Expr<Gpu> {
    /// The slices of dimension `DIM` at the indices, for example of an embedding table. PyTorch's
    /// `x.index_select(dim, index)`.
    ///
    /// # Errors
    /// [`CudaError::Index`], and as [`CudaExpr::eval_on`](crate::cuda::CudaExpr::eval_on).
    ///
    /// ```no_run
    /// use stridewise::prelude::*;
    /// let (x, i) = (Tensor::<f32, Shape![50, 8]>::ones().cuda()?, Tensor::<i64, Shape![3]>::arange().cuda()?);
    /// let rows = (x.index_select::<0>(&i)? * 2.0).eval()?;
    /// assert_eq!(rows.shape(), [3, 8]);
    /// # Ok::<(), CudaError>(())
    /// ```
    fn index_select<const DIM: isize>(
        self,
        indices: X,
    ) -> Found<IndexSelect<SlicedOf<Self, DIM>, Self::Node, X::Node>>
    where
        X: IntoExpr<Gpu, Elem: IndexElement + CudaElement>,
        X::Node: Emit + CudaNode,
        OneDimension<X::Shape>: Indices<X::Shape, index_select>,
        Self::Shape: Axis<DIM>,
    {
        let (a, indices) = (self.node(), indices.node());
        check(
            &indices,
            <SizeOf<Self, SlicedOf<Self, DIM>> as Dim>::SIZE,
            false,
            None,
        )?;
        let along = PhantomData;
        Ok(Lazy(IndexSelect { a, indices, along }))
    }

    /// For each element of the index, the element of this expression at that index along dimension `DIM`.
    /// PyTorch's `x.gather(dim, index)`.
    ///
    /// # Errors
    /// As [`index_select`](Self::index_select).
    fn gather<const DIM: isize>(
        self,
        index: X,
    ) -> Found<Gather<IndexOf<Self, DIM>, Self::Node, X::Node>>
    where
        X: IntoExpr<Gpu, Elem: IndexElement + CudaElement>,
        X::Node: Emit + CudaNode,
        Self::Shape: AxisOrScalar<DIM>
            + GatherWithRule<DIM, X::Shape>
            + GatherWithBy<DIM, X::Shape, <Self::Shape as GatherWithRule<DIM, X::Shape>>::Verdict>
            + GatherWith<DIM, X::Shape>,
    {
        let (a, index) = (self.node(), index.node());
        check(
            &index,
            <SizeOf<Self, IndexOf<Self, DIM>> as Dim>::SIZE,
            false,
            None,
        )?;
        let along = PhantomData;
        Ok(Lazy(Gather { a, index, along }))
    }

    /// The rows of this weight `[rows, features]` at indices of any shape: `[..]` becomes `[.., features]`. PyTorch's
    /// `F.embedding(indices, weight)`.
    ///
    /// # Errors
    /// As [`index_select`](Self::index_select).
    ///
    /// ```no_run
    /// use stridewise::prelude::*;
    /// let weight = Tensor::<f32, Shape![50, 8]>::ones().cuda()?;
    /// let words = Tensor::<i64, Shape![2, 3]>::zeros().cuda()?;
    /// let x = weight.embedding(&words)?.eval()?;
    /// assert_eq!(x.shape(), [2, 3, 8]);
    /// # Ok::<(), CudaError>(())
    /// ```
    fn embedding(self, indices: X) -> Found<EmbeddingOf<Self, X>>
    where
        X: IntoExpr<Gpu, Elem: ClassIndex + IndexElement + CudaElement>,
        X::Node: Emit + CudaNode,
        Self::Elem: Arithmetic,
        EmbeddingVerdict<Self::Shape>: EmbeddingRows<Self::Shape>,
        WithRow<Self::Shape, X::Shape>: Shaped,
    {
        let (weight, indices) = (self.node(), indices.node());
        let [.., rows, _] = Self::Shape::PADDED;
        check(&indices, rows, false, None)?;
        Ok(Lazy(Embedding::with(weight, indices)))
    }

    /// The elements at linear positions in row-major order; negative positions count from the end. PyTorch's
    /// `x.take(index)`.
    ///
    /// # Errors
    /// As [`index_select`](Self::index_select).
    fn take(self, index: X) -> Found<Take<Self::Node, X::Node>>
    where
        X: IntoExpr<Gpu, Elem: IndexElement + CudaElement>,
        X::Node: Emit + CudaNode,
    {
        let (a, index) = (self.node(), index.node());
        check(&index, <Self::Shape as Shape>::NUMEL, true, None)?;
        Ok(Lazy(Take { a, index }))
    }
}
#[diagnostic::do_not_recommend]
impl<E: Expr<Gpu>, X> CudaIndex<X> for E {}
