//! Views of results: `x.linear(&w).reshape::<Shape![4, 2, 8]>()` is an expression, as `x.linear(&w)` is.
//!
//! A view is one of elements in memory. So the result is computed into the memory of the expression's own result where
//! both have the same elements in the same order, else into a temporary, and the view is a [`Leaf`] over it: what reads
//! it finds the strides in its type, as with a view of a tensor. The views here have each element of the result at most
//! once.

use core::marker::PhantomData;

use super::kernel::{self, not_computed};
use super::plan::Operands;
use super::temporaries::{Need, Pending, Room, bytes_of};
use super::{ExprNode, Lazy, Leaf};
use crate::layout::{
    CanView, Contiguous, DimList, FlattenBackwards, FlattenOrder, FlattenVerdict, IsView, Layout,
    LayoutOfView, Matrix, MatrixTransposed, Moved, NarrowFits, NarrowRule, NarrowVerdict, Narrowed,
    PermuteVerdict, Permuted, Permutes, SelectFits, SelectRule, SelectVerdict, Selected, SizeAt,
    Squeezed, Transposed, UnflattenShape, UnflattenSize, UnflattenVerdict, Unflattened, Unflattens,
    Unsqueezed, ViewedAs,
};
use crate::num::{BelowThousand, Count, Dim};
use crate::shape::{
    At, AtMostEight, Axis, AxisOrScalar, MAX_RANK, NewDimension, Position, Shape, ShapeOrInfer,
};

/// The elements of an expression, which is computed in row-major order, in the layout `L`.
#[derive(Debug)]
pub struct ResultView<L, A> {
    pub(crate) a: A,
    pub(crate) layout: PhantomData<L>,
}
impl<L, A: Clone> Clone for ResultView<L, A> {
    fn clone(&self) -> Self {
        Self {
            a: self.a.clone(),
            layout: PhantomData,
        }
    }
}
impl<L, A: Copy> Copy for ResultView<L, A> {}
#[diagnostic::do_not_recommend]
impl<L, A> crate::num::Sealed for ResultView<L, A> {}

/// The view of a result in a temporary.
pub(crate) type ViewLeaf<T, L> = Leaf<'static, T, <L as Layout>::Shape, <L as Layout>::Strides>;

impl<L: Layout, A: ExprNode> ResultView<L, A> {
    /// # Safety
    /// The layout has elements of a contiguous result of this shape, each at most once.
    pub(crate) unsafe fn of(a: A) -> Lazy<Self> {
        let layout = PhantomData;
        Lazy(Self { a, layout })
    }
    /// Whether the elements are in the same order as those of the result.
    pub(crate) const IN_ORDER: bool = Self::WHOLE && kernel::is_contiguous::<L>();
    /// Whether all elements of the result are in the view.
    pub(crate) const WHOLE: bool = <L::Shape as Shape>::NUMEL == <A::Shape as Shape>::NUMEL;
    const BYTES: usize = bytes_of::<A::Elem>(<A::Shape as Shape>::NUMEL);

    /// Computes the result to memory for its elements.
    ///
    /// # Safety
    /// The memory is for the elements, and not in the room, which has `A::TEMPORARIES[0]` bytes.
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn computed(self, out: *mut u8, room: Room) -> ViewLeaf<A::Elem, L> {
        // SAFETY: the caller's promise; the layout is within the elements of the result.
        unsafe {
            self.a.write::<Contiguous<A::Shape>>(out.cast(), true, room);
            // The offset of an empty layout may be out of range, hence `wrapping_add`.
            Leaf::new(out.cast::<A::Elem>().wrapping_add(<L::Offset as Dim>::SIZE))
        }
    }
}

#[diagnostic::do_not_recommend]
// SAFETY: nothing is loaded before the result is computed: `load` does not compile.
unsafe impl<L: Layout, A: ExprNode> ExprNode for ResultView<L, A> {
    type Elem = A::Elem;
    type Shape = L::Shape;
    type Memory = A::Memory;
    type RequiresGrad = A::RequiresGrad;
    const OPERANDS: Operands = Operands::BY_INDEX;
    unsafe fn load(&self, _: &[usize; MAX_RANK]) -> A::Elem {
        not_computed!(A::Elem)
    }

    const PENDING: Pending = {
        let operands = Need::kept(A::TEMPORARIES[0]);
        if Self::IN_ORDER {
            Pending::one::<A::Elem, L::Shape>(operands)
        } else {
            Pending::one::<A::Elem, A::Shape>(operands).apart()
        }
    };
    const TEMPORARIES: [usize; 2] = if Self::IN_ORDER {
        [A::TEMPORARIES[0], Self::PENDING.need(None).peak]
    } else {
        kernel::temporaries::<Self>()
    };
    type Ready = ViewLeaf<A::Elem, L>;
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn ready(self, room: &mut Room) -> Self::Ready {
        let out = room.next(const { Self::BYTES });
        // SAFETY: the caller's promise: what the result needs is free beside its place.
        unsafe { self.computed(out, room.opposite()) }
    }
    type Placed = ViewLeaf<A::Elem, L>;
    const PLACED: Need = Need::before(Self::BYTES, Need::kept(A::TEMPORARIES[0]));
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn placed(self, room: &mut Room) -> Self::Placed {
        let out = room.take(const { Self::BYTES });
        // SAFETY: the caller's promise: what the result needs is free beside its place.
        unsafe { self.computed(out, room.opposite()) }
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn write<To: Layout<Shape = L::Shape>>(
        self,
        out: *mut A::Elem,
        unique: bool,
        room: Room,
    ) {
        // SAFETY: the caller's promise; in the same order, the elements are those of the result.
        unsafe {
            if const { Self::IN_ORDER && kernel::is_contiguous::<To>() } && unique {
                self.a.write::<Contiguous<A::Shape>>(out, true, room);
            } else {
                kernel::write::<Self, To>(self, out, unique, room);
            }
        }
    }
}

/// The layout of a result in memory, as a name: in the methods below it is the layout of a tensor in its view methods, so
/// that their requirements and their messages are the same.
#[doc(hidden)]
pub trait InRows: ExprNode {
    type Layout: Layout;
}
#[diagnostic::do_not_recommend]
impl<N: ExprNode> InRows for N {
    type Layout = Contiguous<N::Shape>;
}
type Rows<N> = <N as InRows>::Layout;
type Sizes<N> = <Rows<N> as Layout>::Shape;

/// Views of the result, which are parts of an expression. PyTorch's methods of the same names.
///
/// The result is computed once, in row-major order, and what computes with the view reads it in place: `reshape` and
/// `flatten` of a result copy nothing. Of a part (`narrow`, `select`) the whole result is computed. Other views (`slice`,
/// `unfold`, ...) and several parts (`chunk`, `split`, `unbind`, ...) are those of tensors: `.eval()` comes first.
// The first line of a method, which rustc quotes, shows a call.
impl<N: InRows> Lazy<N> {
    /// The elements with the shape `To`, in which one size may be `_`. PyTorch's `x.reshape(..)`, and its `x.view(..)`
    /// of a result.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<f32, Shape![2, 6]>::ones();
    /// let w = Tensor::<f32, Shape![8, 6]>::ones();
    /// // Two heads of four features each.
    /// let heads = x.linear(&w).reshape::<Shape![2, 2, _]>().transpose::<0, 1>().eval();
    /// assert_eq!((heads.shape(), heads[[1, 0, 3]]), (&[2, 2, 4][..], 6.0));
    /// ```
    // The requirement is that of `view`: contiguous elements have every shape of as many elements.
    #[rustfmt::skip]
    pub fn reshape<To: ShapeOrInfer>( // x.mm(&w).reshape::<Shape![2, _]>()
        self,
    ) -> Lazy<ResultView<ViewedAs<Rows<N>, To>, N>>
    where
        Sizes<N>: CanView<To, <Rows<N> as Layout>::Strides>,
    {
        // SAFETY: a view of a contiguous layout has each of its elements once.
        unsafe { ResultView::of(self.0) }
    }

    /// Dimensions `START_DIM` to `END_DIM` merged into one. PyTorch's `x.flatten(a, b)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let image = Tensor::<f32, Shape![1, 1, 4, 4]>::ones();
    /// let (c, w) = (Tensor::<f32, Shape![3, 1, 3, 3]>::ones(), Tensor::<f32, Shape![5, 12]>::ones());
    /// let y = image.conv2d(&c).relu().flatten::<1, -1>().linear(&w).eval();
    /// assert_eq!((y.shape(), y[[0, 4]]), (&[1, 5][..], 108.0));
    /// ```
    #[rustfmt::skip]
    pub fn flatten<const START_DIM: isize, const END_DIM: isize>( // x.mm(&w).flatten::<0, -1>()
        self,
    ) -> Lazy<ResultView<LayoutOfView<FlattenVerdict<Rows<N>, START_DIM, END_DIM>>, N>>
    where
        Sizes<N>: AxisOrScalar<START_DIM> + AxisOrScalar<END_DIM>,
        FlattenBackwards<Rows<N>, START_DIM, END_DIM>: FlattenOrder<START_DIM, END_DIM, Sizes<N>>,
        FlattenVerdict<Rows<N>, START_DIM, END_DIM>: IsView,
    {
        // SAFETY: a view of a contiguous layout has each of its elements once.
        unsafe { ResultView::of(self.0) }
    }

    /// Dimension `DIM` split into the sizes `To`, one of which may be `_`. PyTorch's `x.unflatten(dim, sizes)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<i64, Shape![6, 4]>::arange();
    /// assert_eq!((&x + 1).unflatten::<0, Shape![2, _]>().shape(), [2, 3, 4]);
    /// ```
    #[allow(clippy::type_complexity)]
    #[rustfmt::skip]
    pub fn unflatten<const DIM: isize, To: ShapeOrInfer>( // x.mm(&w).unflatten::<0, Shape![2, _]>()
        self,
    ) -> Lazy<ResultView<Unflattened<Rows<N>, DIM, To>, N>>
    where
        Sizes<N>: Axis<DIM>,
        UnflattenVerdict<Rows<N>, DIM, To>: Unflattens<DIM, UnflattenSize<Rows<N>, DIM>, To>,
        UnflattenShape<Rows<N>, DIM, To>: AtMostEight,
    {
        // SAFETY: sizes that multiply to that of the dimension: each element once.
        unsafe { ResultView::of(self.0) }
    }

    /// Dimensions `DIM0` and `DIM1` swapped. PyTorch's `x.transpose(a, b)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<i64, Shape![2, 3, 4]>::arange();
    /// let y = (&x + 1).transpose::<0, -1>().eval();
    /// assert_eq!((y.shape(), y[[3, 2, 1]]), (&[4, 3, 2][..], 24));
    /// ```
    #[rustfmt::skip]
    pub fn transpose<const DIM0: isize, const DIM1: isize>( // x.mm(&w).transpose::<0, 1>()
        self,
    ) -> Lazy<ResultView<Transposed<Rows<N>, DIM0, DIM1>, N>>
    where
        Sizes<N>: AxisOrScalar<DIM0> + AxisOrScalar<DIM1>,
    {
        // SAFETY: sizes and strides in another order: each element once.
        unsafe { ResultView::of(self.0) }
    }

    /// The transpose of a matrix. PyTorch's `x.t()`: a result of fewer than two dimensions is unchanged.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<f32, Shape![2, 3]>::arange();
    /// let w = Tensor::<f32, Shape![4, 3]>::ones();
    /// // The product is a temporary that `mm` reads in place.
    /// assert_eq!(x.linear(&w).t().mm(&x).eval()[[3, 0]], 36.0);
    /// ```
    pub fn t(self) -> Lazy<ResultView<MatrixTransposed<Rows<N>>, N>>
    where
        Sizes<N>: Matrix,
    {
        // SAFETY: sizes and strides in another order: each element once.
        unsafe { ResultView::of(self.0) }
    }

    /// The dimensions in the order of the list. PyTorch's `x.permute(2, 0, 1)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<i64, Shape![2, 3, 4]>::arange();
    /// assert_eq!((&x + 1).permute::<Dims![2, 0, 1]>().shape(), [4, 2, 3]);
    /// ```
    #[rustfmt::skip]
    pub fn permute<Dims: DimList<Sizes<N>>>( // x.mm(&w).permute::<Dims![1, 0]>()
        self,
    ) -> Lazy<ResultView<Permuted<Rows<N>, Dims>, N>>
    where
        PermuteVerdict<Rows<N>, Dims>: Permutes<Dims, Sizes<N>>,
    {
        // SAFETY: sizes and strides in another order: each element once.
        unsafe { ResultView::of(self.0) }
    }

    /// Dimension `SOURCE` moved to the position `DESTINATION`; the other dimensions keep their order. PyTorch's
    /// `x.movedim(a, b)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<i64, Shape![2, 3, 4]>::arange();
    /// assert_eq!((&x + 1).movedim::<0, 2>().shape(), [3, 4, 2]);
    /// ```
    #[rustfmt::skip]
    pub fn movedim<const SOURCE: isize, const DESTINATION: isize>( // x.mm(&w).movedim::<0, 1>()
        self,
    ) -> Lazy<ResultView<Moved<Rows<N>, SOURCE, DESTINATION>, N>>
    where
        Sizes<N>: AxisOrScalar<SOURCE> + AxisOrScalar<DESTINATION>,
    {
        // SAFETY: sizes and strides in another order: each element once.
        unsafe { ResultView::of(self.0) }
    }

    /// A new dimension of size 1 at `DIM`. PyTorch's `x.unsqueeze(dim)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<i64, Shape![3, 4]>::arange();
    /// assert_eq!((&x + 1).unsqueeze::<0>().shape(), [1, 3, 4]);
    /// ```
    #[rustfmt::skip]
    pub fn unsqueeze<const DIM: isize>( // x.mm(&w).unsqueeze::<0>()
        self,
    ) -> Lazy<ResultView<Unsqueezed<Rows<N>, DIM>, N>>
    where
        Sizes<N>: NewDimension<DIM>,
    {
        // SAFETY: a dimension of size 1 more: each element once.
        unsafe { ResultView::of(self.0) }
    }

    /// Removes dimension `DIM` if its size is 1, else has no effect. PyTorch's `x.squeeze(dim)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<i64, Shape![3, 1]>::arange();
    /// assert_eq!((&x + 1).squeeze::<1>().shape(), [3]);
    /// ```
    #[rustfmt::skip]
    pub fn squeeze<const DIM: isize>( // x.mm(&w).squeeze::<0>()
        self,
    ) -> Lazy<ResultView<Squeezed<Rows<N>, DIM>, N>>
    where
        Sizes<N>: AxisOrScalar<DIM>,
    {
        // SAFETY: a dimension of size 1 less: each element once.
        unsafe { ResultView::of(self.0) }
    }

    /// `LENGTH` indices of dimension `DIM`, from `START` on. PyTorch's `x.narrow(dim, start, len)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<i64, Shape![4, 5]>::arange();
    /// let y = (&x + 1).narrow::<1, 2, 2>().eval();
    /// assert_eq!((y.shape(), y[[0, 0]]), (&[4, 2][..], 3));
    /// ```
    #[rustfmt::skip]
    pub fn narrow<const DIM: isize, const START: isize, const LENGTH: usize>( // x.mm(&w).narrow::<0, 1, 2>()
        self,
    ) -> Lazy<ResultView<Narrowed<Rows<N>, DIM, START, LENGTH>, N>>
    where
        Sizes<N>: Axis<DIM>,
        At<START>: Position,
        Count<LENGTH>: BelowThousand<LENGTH>,
        SizeAt<Rows<N>, DIM>: NarrowRule<START, LENGTH>
            + NarrowFits<DIM, START, LENGTH, NarrowVerdict<Rows<N>, DIM, START, LENGTH>>,
    {
        // SAFETY: a part of a contiguous layout has each of its elements once.
        unsafe { ResultView::of(self.0) }
    }

    /// Index `INDEX` of dimension `DIM`, without that dimension. PyTorch's `x.select(dim, i)`, or `x[i]` for
    /// dimension 0.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<i64, Shape![4, 5]>::arange();
    /// assert_eq!((&x + 1).select::<0, -1>().eval()[[0]], 16);
    /// ```
    #[rustfmt::skip]
    pub fn select<const DIM: isize, const INDEX: isize>( // x.mm(&w).select::<0, 1>()
        self,
    ) -> Lazy<ResultView<Selected<Rows<N>, DIM, INDEX>, N>>
    where
        Sizes<N>: Axis<DIM>,
        At<INDEX>: Position,
        SizeAt<Rows<N>, DIM>:
            SelectRule<INDEX> + SelectFits<DIM, INDEX, SelectVerdict<Rows<N>, DIM, INDEX>>,
    {
        // SAFETY: a part of a contiguous layout has each of its elements once.
        unsafe { ResultView::of(self.0) }
    }
}
