//! Reductions of any expression to one number, without a temporary.
//!
//! Sums run in several accumulators over blocks, whose sums are added pairwise: at least as accurate as
//! pairwise summation.

use core::marker::PhantomData;
use core::mem::MaybeUninit;

use crate::expr::plan::Plan;
use crate::expr::{Expr, Node, Walk};
use crate::num::bits::Bool;
use crate::num::nat::Nat;
use crate::ops::{Arithmetic, Ordered, Real, SubOp, Summable};
use crate::shape::{Axis, BroadcastWith, Index, MAX_RANK, NumelNat, Shape};
use crate::tensor::Tensor;

/// The plan to read an expression in the order that suits its operands.
struct Read<N>(PhantomData<N>);
impl<N: Node> Walk for Read<N> {
    const PLAN: Plan = Plan::new(&<N::Shape as Shape>::PADDED, &N::OPERANDS);
}

/// The plan to read an expression in logical order.
struct ReadInOrder<N>(PhantomData<N>);
impl<N: Node> Walk for ReadInOrder<N> {
    const PLAN: Plan = Plan::in_order(&<N::Shape as Shape>::PADDED, &N::OPERANDS);
}

const LANES: usize = 32;
const BLOCK: usize = 16 * LANES;

/// Sums of blocks, added like the digits of a binary counter: each sum has met about as many others.
struct Pairwise<T> {
    // Level `l` is written where bit `l` of `blocks` is set. To clear them all first would be a call.
    sums: [MaybeUninit<T>; usize::BITS as usize],
    blocks: usize,
}
impl<T: Arithmetic> Pairwise<T> {
    #[inline]
    fn new() -> Self {
        Self {
            sums: [const { MaybeUninit::uninit() }; usize::BITS as usize],
            blocks: 0,
        }
    }
    #[inline]
    fn push(&mut self, mut sum: T) {
        let level = self.blocks.trailing_ones() as usize;
        for s in self.sums.iter().take(level) {
            // SAFETY: the bits below `level` are set. Each was set by the push that wrote its level, and is
            // cleared by the one that takes it in.
            sum = unsafe { s.assume_init() }.plus(sum);
        }
        if let Some(s) = self.sums.get_mut(level) {
            s.write(sum);
        }
        self.blocks = self.blocks.wrapping_add(1);
    }
    #[inline]
    fn total(&self) -> T {
        let mut total = T::ZERO;
        for (level, sum) in self.sums.iter().enumerate() {
            if self.blocks >> level & 1 == 1 {
                // SAFETY: the bit is set, as above.
                total = unsafe { sum.assume_init() }.plus(total);
            }
        }
        total
    }
}

/// The sum of `f` of each element.
#[inline]
fn sum_of<N: Node, T: Arithmetic>(node: &N, f: impl Fn(N::Elem) -> T) -> T {
    let mut pairwise = Pairwise::new();
    Read::<N>::walk_runs(
        #[inline(always)]
        |first, axis, extent| {
            let at = |i| {
                let mut index = *first;
                index[axis] = i;
                // SAFETY: the plan visits the index.
                f(unsafe { node.load(&index) })
            };
            let mut begin = 0;
            while begin < extent {
                let end = if extent - begin > BLOCK {
                    begin + BLOCK
                } else {
                    extent
                };
                let mut lanes = [T::ZERO; LANES];
                let mut i = begin;
                while i + LANES <= end {
                    for (lane, sum) in lanes.iter_mut().enumerate() {
                        *sum = sum.plus(at(i + lane));
                    }
                    i += LANES;
                }
                for sum in lanes.iter_mut() {
                    if i < end {
                        *sum = sum.plus(at(i));
                        i += 1;
                    }
                }
                let mut half = LANES / 2;
                while half > 0 {
                    let (low, high) = lanes.split_at_mut(half);
                    for (a, b) in low.iter_mut().zip(high) {
                        *a = a.plus(*b);
                    }
                    half /= 2;
                }
                pairwise.push(lanes[0]);
                begin = end;
            }
        },
    );
    pairwise.total()
}

/// The element that no other one beats, in several lanes at once.
#[inline]
fn extreme_of<N: Node>(node: &N, beats: impl Fn(N::Elem, N::Elem) -> bool) -> N::Elem {
    let better = |x, best| if beats(x, best) { x } else { best };
    // SAFETY: the shape has an element, so it has the index 0.
    let mut lanes = [unsafe { node.load(&[0; MAX_RANK]) }; LANES];
    Read::<N>::walk_runs(
        #[inline(always)]
        |first, axis, extent| {
            let at = |i| {
                let mut index = *first;
                index[axis] = i;
                // SAFETY: the plan visits the index.
                unsafe { node.load(&index) }
            };
            let mut i = 0;
            while i + LANES <= extent {
                for (lane, best) in lanes.iter_mut().enumerate() {
                    *best = better(at(i + lane), *best);
                }
                i += LANES;
            }
            for best in lanes.iter_mut() {
                if i < extent {
                    *best = better(at(i), *best);
                    i += 1;
                }
            }
        },
    );
    let [first, ..] = lanes;
    lanes.into_iter().fold(first, |best, x| better(x, best))
}

/// The position, in logical order, of the first element that no other one beats.
#[inline]
fn position_of<N: Node>(node: &N, beats: impl Fn(N::Elem, N::Elem) -> bool) -> usize {
    // SAFETY: the shape has an element, so it has the index 0.
    let mut best = (0, unsafe { node.load(&[0; MAX_RANK]) });
    let mut position = 0;
    ReadInOrder::<N>::walk(
        #[inline(always)]
        |index| {
            // SAFETY: the plan visits the index.
            let x = unsafe { node.load(index) };
            if beats(x, best.1) {
                best = (position, x);
            }
            position += 1;
        },
    );
    best.0
}

/// A shape with at least one element, of which there is a smallest and a largest.
#[diagnostic::on_unimplemented(
    message = "a tensor of the shape {S} has no elements, so none is the smallest or the largest",
    label = "a size is 0"
)]
pub trait NonEmpty<S> {}
#[diagnostic::do_not_recommend]
impl<S> NonEmpty<S> for crate::num::bits::True {}
type HasElements<S> = <<NumelNat<S> as Nat>::IsZero as Bool>::Not;

fn count<T: Real>(n: usize) -> T {
    T::from(n).unwrap_or_else(T::nan)
}

/// Reductions of an expression.
pub trait Reduce: Expr {
    /// The sum of all elements: floats in their own type, integers and booleans as PyTorch in `i64`.
    /// PyTorch's `x.sum()`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// assert_eq!(Tensor::<f32, Shape![5]>::full(1.125).sum(), 5.625);
    /// assert_eq!(Tensor::<u8, Shape![5]>::full(255).sum(), 1275);
    /// ```
    fn sum(self) -> <Self::Elem as Summable>::Sum
    where
        Self::Elem: Summable,
    {
        sum_of(&self.node(), |x| x.summand())
    }

    /// The mean of all elements, NaN where there are none. PyTorch's `x.mean()`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// assert_eq!(Tensor::<f32, Shape![5]>::full(1.125).mean(), 1.125);
    /// ```
    fn mean(self) -> Self::Elem
    where
        Self::Elem: Real,
    {
        sum_of(&self.node(), |x| x) / count(<Self::Shape as Shape>::NUMEL)
    }

    /// The variance of all elements, over one less than their number. PyTorch's `x.var()`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x: Tensor<f32, Shape![4]> = tensor![1.0, 2.0, 3.0, 4.0];
    /// assert!((x.var() - 5.0 / 3.0).abs() < 1e-6);
    /// ```
    fn var(self) -> Self::Elem
    where
        Self::Elem: Real,
    {
        let n = <Self::Shape as Shape>::NUMEL;
        let node = self.node();
        let mean = sum_of(&node, |x| x) / count::<Self::Elem>(n);
        let squares = sum_of(&node, |x| (x - mean) * (x - mean));
        match n.checked_sub(1) {
            Some(n) => squares / count(n),
            None => num_traits::Float::nan(),
        }
    }

    /// The standard deviation of all elements, over one less than their number. PyTorch's `x.std()`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// assert_eq!(Tensor::<f32, Shape![5]>::full(1.125).std(), 0.0);
    /// ```
    fn std(self) -> Self::Elem
    where
        Self::Elem: Real,
    {
        num_traits::Float::sqrt(self.var())
    }

    /// The Euclidean length: the root of the sum of squares. PyTorch's `x.norm()`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x: Tensor<f32, Shape![2]> = tensor![3.0, 4.0];
    /// assert_eq!(x.norm(), 5.0);
    /// ```
    fn norm(self) -> Self::Elem
    where
        Self::Elem: Real,
    {
        num_traits::Float::sqrt(sum_of(&self.node(), |x| x * x))
    }

    /// The Euclidean distance from another expression. PyTorch's `x.dist(y)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x: Tensor<f32, Shape![2]> = tensor![3.0, 4.0];
    /// assert_eq!(x.dist(&Tensor::<f32, Shape![2]>::zeros()), 5.0);
    /// ```
    fn dist<E: Expr<Elem = Self::Elem>>(self, other: E) -> Self::Elem
    where
        Self::Elem: Real,
        Self::Shape: BroadcastWith<E::Shape>,
    {
        let node = crate::expr::Binary {
            op: SubOp,
            a: self.node(),
            b: other.node(),
        };
        num_traits::Float::sqrt(sum_of(&node, |x| x * x))
    }

    /// The smallest element; NaN where there is one. PyTorch's `x.min()`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// assert_eq!(tensor![3, 1, 2].min(), 1);
    /// ```
    fn min(self) -> Self::Elem
    where
        Self::Elem: Ordered,
        HasElements<Self::Shape>: NonEmpty<Self::Shape>,
    {
        extreme_of(&self.node(), Ordered::below)
    }

    /// The largest element; NaN where there is one. PyTorch's `x.max()`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// assert_eq!(tensor![3, 1, 2].max(), 3);
    /// ```
    fn max(self) -> Self::Elem
    where
        Self::Elem: Ordered,
        HasElements<Self::Shape>: NonEmpty<Self::Shape>,
    {
        extreme_of(&self.node(), Ordered::above)
    }

    /// The position of the smallest element, counted row by row; the first of several. PyTorch's
    /// `x.argmin()`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// assert_eq!(tensor![[3, 1], [2, 1]].argmin(), 1);
    /// ```
    fn argmin(self) -> usize
    where
        Self::Elem: Ordered,
        HasElements<Self::Shape>: NonEmpty<Self::Shape>,
    {
        position_of(&self.node(), Ordered::below)
    }

    /// The position of the largest element, counted row by row; the first of several. PyTorch's
    /// `x.argmax()`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// assert_eq!(tensor![[3, 1], [2, 3]].argmax(), 0);
    /// ```
    fn argmax(self) -> usize
    where
        Self::Elem: Ordered,
        HasElements<Self::Shape>: NonEmpty<Self::Shape>,
    {
        position_of(&self.node(), Ordered::above)
    }

    /// The sums along dimension `DIM`, which disappears. PyTorch's `x.sum(dim)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x = Tensor::<i64, Shape![2, 3]>::arange();
    /// assert_eq!(x.sum_dim::<1>().as_slice(), [3, 12]);
    /// ```
    fn sum_dim<const DIM: isize>(
        self,
    ) -> Tensor<<Self::Elem as Summable>::Sum, Without<Self::Shape, DIM>>
    where
        Self::Elem: Summable,
        Self::Shape: Axis<DIM>,
    {
        let node = self.node();
        along::<_, _, DIM>(&node, |node| sum_of(node, |x: Self::Elem| x.summand()))
    }

    /// The means along dimension `DIM`, which disappears. PyTorch's `x.mean(dim)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x: Tensor<f32, Shape![2, 2]> = tensor![[1.0, 2.0], [3.0, 4.0]];
    /// assert_eq!(x.mean_dim::<0>().as_slice(), [2.0, 3.0]);
    /// ```
    fn mean_dim<const DIM: isize>(self) -> Tensor<Self::Elem, Without<Self::Shape, DIM>>
    where
        Self::Elem: Real,
        Self::Shape: Axis<DIM>,
    {
        let node = self.node();
        let n = <<<Self::Shape as Axis<DIM>>::Index as Index>::Get<Self::Shape> as crate::num::Dim>::SIZE;
        along::<_, _, DIM>(&node, |node| sum_of(node, |x: Self::Elem| x) / count(n))
    }
}
impl<E: Expr> Reduce for E {}

/// The shape without dimension `DIM`.
pub type Without<S, const DIM: isize> = <<S as Axis<DIM>>::Index as Index>::Remove<S>;

/// The elements of an expression along one dimension, from a given index on.
struct Lane<'n, N, I> {
    node: &'n N,
    start: [usize; MAX_RANK],
    along: PhantomData<I>,
}

/// A dimension, counted against the right end.
const fn axis<S: Shape, I: Index>() -> usize {
    MAX_RANK - S::RANK + I::VALUE
}

// SAFETY: along the one dimension the index is one of the expression's. One dimension merges with no other, so
// that no operand need be named.
unsafe impl<N: Node, I: Index> Node for Lane<'_, N, I> {
    type Elem = N::Elem;
    type Shape = (I::Get<N::Shape>,);
    const OPERANDS: crate::expr::plan::Operands = crate::expr::plan::Operands::NONE;
    #[inline(always)]
    unsafe fn load(&self, index: &[usize; MAX_RANK]) -> N::Elem {
        let mut at = self.start;
        at[const { axis::<N::Shape, I>() }] = index[MAX_RANK - 1];
        // SAFETY: `start` is an index of the expression, and this is one along the dimension.
        unsafe { self.node.load(&at) }
    }
}

/// `reduce` of each lane along dimension `DIM`.
fn along<N: Node, T: crate::storage::Element, const DIM: isize>(
    node: &N,
    reduce: impl Fn(&Lane<'_, N, <N::Shape as Axis<DIM>>::Index>) -> T,
) -> Tensor<T, Without<N::Shape, DIM>>
where
    N::Shape: Axis<DIM>,
{
    let along = axis::<N::Shape, <N::Shape as Axis<DIM>>::Index>();
    let mut start = [0; MAX_RANK];
    Tensor::from_elements(|_| {
        let out = reduce(&Lane {
            node,
            start,
            along: PhantomData,
        });
        let sizes = <N::Shape as Shape>::PADDED;
        for (d, (at, size)) in start.iter_mut().zip(&sizes).enumerate().rev() {
            if d == along {
                continue;
            }
            *at += 1;
            if *at < *size {
                break;
            }
            *at = 0;
        }
        out
    })
}
