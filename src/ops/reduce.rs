//! Reductions of any expression, whole or along some of its dimensions, without a temporary: one row each.
//!
//! Sums run in several accumulators over blocks, whose sums are added pairwise: at least as accurate as
//! pairwise summation, along a dimension too.

use core::marker::PhantomData;
use core::mem::MaybeUninit;

use num_traits::{ConstOne, ConstZero};

use crate::expr::plan::{Operands, Plan};
use crate::expr::{Binary, Expr, Node, Walk, distance};
use crate::layout::{
    Contiguous, DroppedFrom, Layout, NamedDims, NamedOnce, NamesOnce, OnePlace, Places, operation,
};
use crate::num::D;
use crate::num::bits::{Bool, True};
use crate::num::nat::Nat;
use crate::ops::select::Written;
use crate::ops::{Arithmetic, Ordered, Real, SubOp, Summable, Truth};
use crate::shape::{AxisOrScalar, BroadcastWith, Index, MAX_RANK, Numel, NumelNat, Shape};
use crate::storage::{Array, Element, Storage, StorageMut};
use crate::tensor::{Tensor, TensorBase};

// ------------------------------------------------------------------ what is reduced to one

/// Elements that are reduced to one: all of an expression, or those along some of its dimensions.
trait Region {
    type Elem: Element;
    const SIZES: [usize; MAX_RANK];
    const OPERANDS: Operands;
    const COUNT: usize = {
        let (mut count, mut d) = (1, 0);
        while d < MAX_RANK {
            count *= Self::SIZES[d];
            d += 1;
        }
        count
    };
    /// # Safety
    /// The index, against the right end, is one that a plan of these sizes and operands visits.
    unsafe fn load(&self, index: &[usize; MAX_RANK]) -> Self::Elem;
}
impl<N: Node> Region for N {
    type Elem = N::Elem;
    const SIZES: [usize; MAX_RANK] = <N::Shape as Shape>::PADDED;
    const OPERANDS: Operands = N::OPERANDS;
    #[inline(always)]
    unsafe fn load(&self, index: &[usize; MAX_RANK]) -> N::Elem {
        // SAFETY: the caller's promise.
        unsafe { Node::load(self, index) }
    }
}

/// The elements of an expression along the dimensions `P`, from a given index on.
struct Lane<'n, N, P> {
    node: &'n N,
    start: [usize; MAX_RANK],
    along: PhantomData<P>,
}

/// 1 for each dimension that is reduced, 0 for the others; 1 as well where there is no dimension.
const fn marks<S: Shape, P: Places>() -> [usize; MAX_RANK] {
    <P::Mark<S::Zeros> as Shape>::PADDED
}

impl<N: Node, P: Places> Region for Lane<'_, N, P> {
    type Elem = N::Elem;
    const SIZES: [usize; MAX_RANK] = {
        let mut sizes = <N::Shape as Shape>::PADDED;
        let mut d = 0;
        while d < MAX_RANK {
            if marks::<N::Shape, P>()[d] == 0 {
                sizes[d] = 1;
            }
            d += 1;
        }
        sizes
    };
    const OPERANDS: Operands = N::OPERANDS;
    #[inline(always)]
    unsafe fn load(&self, index: &[usize; MAX_RANK]) -> N::Elem {
        let mut at = self.start;
        macro_rules! step {
            ($($d:literal)*) => { $( at[$d] += index[$d]; )* };
        }
        step! { 0 1 2 3 4 5 6 7 }
        // SAFETY: `start` is an index of the expression with 0 along the dimensions of the lane, and
        // `index` is 0 along the others.
        unsafe { self.node.load(&at) }
    }
}

/// `reduce` of each lane along the dimensions `P`.
#[inline]
fn along<N: Node, P: Places, T: Element, Out: Shape>(
    node: &N,
    mut reduce: impl FnMut(&Lane<'_, N, P>) -> T,
) -> Tensor<T, Out> {
    let mut start = [0; MAX_RANK];
    Tensor::from_elements(|_| {
        let out = reduce(&Lane {
            node,
            start,
            along: PhantomData,
        });
        let (sizes, marks) = (<N::Shape as Shape>::PADDED, marks::<N::Shape, P>());
        for d in (0..MAX_RANK).rev() {
            if marks[d] == 1 {
                continue;
            }
            start[d] += 1;
            if start[d] < sizes[d] {
                break;
            }
            start[d] = 0;
        }
        out
    })
}

/// The plan to read a region in the order that suits its operands.
struct Read<R>(PhantomData<R>);
impl<R: Region> Walk for Read<R> {
    const PLAN: Plan = Plan::new(&R::SIZES, &R::OPERANDS);
}

/// The plan to read a region in logical order.
struct ReadInOrder<R>(PhantomData<R>);
impl<R: Region> Walk for ReadInOrder<R> {
    const PLAN: Plan = Plan::in_order(&R::SIZES, &R::OPERANDS);
}

// ------------------------------------------------------------------ the loops

const LANES: usize = 32;
const BLOCK: usize = 16 * LANES;

/// Results of blocks, joined like the digits of a binary counter: each has met about as many others.
struct Pairwise<T, J> {
    // Level `l` is written where bit `l` of `blocks` is set. To clear them all first would be a call.
    results: [MaybeUninit<T>; usize::BITS as usize],
    blocks: usize,
    nothing: T,
    join: J,
}
impl<T: Copy, J: Fn(T, T) -> T> Pairwise<T, J> {
    #[inline]
    fn new(nothing: T, join: J) -> Self {
        Self {
            results: [const { MaybeUninit::uninit() }; usize::BITS as usize],
            blocks: 0,
            nothing,
            join,
        }
    }
    #[inline]
    fn push(&mut self, mut result: T) {
        let level = self.blocks.trailing_ones() as usize;
        for r in self.results.iter().take(level) {
            // SAFETY: the bits below `level` are set. Each was set by the push that wrote its level, and is
            // cleared by the one that takes it in.
            result = (self.join)(unsafe { r.assume_init() }, result);
        }
        if let Some(r) = self.results.get_mut(level) {
            r.write(result);
        }
        self.blocks = self.blocks.wrapping_add(1);
    }
    #[inline]
    fn total(&self) -> T {
        let mut total = self.nothing;
        for (level, result) in self.results.iter().enumerate() {
            if self.blocks >> level & 1 == 1 {
                // SAFETY: the bit is set, as above.
                total = (self.join)(unsafe { result.assume_init() }, total);
            }
        }
        total
    }
}

/// `f` of each element, joined in several accumulators and pairwise; `nothing` where there is none.
#[inline]
fn fold<R: Region, T: Copy>(
    region: &R,
    nothing: T,
    f: impl Fn(R::Elem) -> T,
    join: impl Fn(T, T) -> T + Copy,
) -> T {
    let mut pairwise = Pairwise::new(nothing, join);
    Read::<R>::walk_runs(
        #[inline(always)]
        |first, axis, extent| {
            let at = |i| {
                let mut index = *first;
                index[axis] = i;
                // SAFETY: the plan visits the index.
                f(unsafe { region.load(&index) })
            };
            let mut begin = 0;
            while begin < extent {
                let end = if extent - begin > BLOCK {
                    begin + BLOCK
                } else {
                    extent
                };
                let mut lanes = [nothing; LANES];
                let mut i = begin;
                while i + LANES <= end {
                    for (lane, sum) in lanes.iter_mut().enumerate() {
                        *sum = join(*sum, at(i + lane));
                    }
                    i += LANES;
                }
                for sum in lanes.iter_mut() {
                    if i < end {
                        *sum = join(*sum, at(i));
                        i += 1;
                    }
                }
                let mut half = LANES / 2;
                while half > 0 {
                    let (low, high) = lanes.split_at_mut(half);
                    for (a, b) in low.iter_mut().zip(high) {
                        *a = join(*a, *b);
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
#[inline]
fn total<R: Region, T: Arithmetic>(region: &R, f: impl Fn(R::Elem) -> T) -> T {
    fold(region, T::ZERO, f, T::plus)
}

/// `f` of the element for which no other one beats it, in several lanes at once.
#[inline]
fn extreme<R: Region, T: Copy>(
    region: &R,
    f: impl Fn(R::Elem) -> T,
    beats: impl Fn(T, T) -> bool,
) -> T {
    let better = |x, best| if beats(x, best) { x } else { best };
    // SAFETY: there is an element, so there is the index 0.
    let mut lanes = [f(unsafe { region.load(&[0; MAX_RANK]) }); LANES];
    Read::<R>::walk_runs(
        #[inline(always)]
        |first, axis, extent| {
            let at = |i| {
                let mut index = *first;
                index[axis] = i;
                // SAFETY: the plan visits the index.
                f(unsafe { region.load(&index) })
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

/// The first element that no other one beats, and its position in logical order.
#[inline]
fn first_extreme<R: Region>(
    region: &R,
    beats: impl Fn(R::Elem, R::Elem) -> bool,
) -> (R::Elem, usize) {
    // SAFETY: there is an element, so there is the index 0.
    let mut best = (unsafe { region.load(&[0; MAX_RANK]) }, 0);
    let mut position = 0;
    ReadInOrder::<R>::walk(
        #[inline(always)]
        |index| {
            // SAFETY: the plan visits the index.
            let x = unsafe { region.load(index) };
            if beats(x, best.0) {
                best = (x, position);
            }
            position += 1;
        },
    );
    best
}

/// What `step` makes of the elements one after the other along each lane, written to `out`.
///
/// # Safety
/// `out` may be written at the layout `L`, which has the node's shape.
unsafe fn scan<N: Node, P: Places, L: Layout, T: Element, A: Copy>(
    node: &N,
    start: A,
    out: *mut T,
    step: impl Fn(A, N::Elem) -> (A, T),
) {
    if <N::Shape as Shape>::NUMEL == 0 {
        return;
    }
    along::<N, P, (), P::Mark<N::Shape>>(node, |lane| {
        let mut state = start;
        ReadInOrder::<Lane<'_, N, P>>::walk(
            #[inline(always)]
            |index| {
                // SAFETY: the plan visits the index; the start of the lane and it make one of the shape.
                unsafe {
                    let (next, y) = step(state, lane.load(index));
                    state = next;
                    let at = distance::<L>(&lane.start) + distance::<L>(index);
                    out.add(at).write(y);
                }
            },
        );
    });
}

fn scanned<N: Node, P: Places, T: Element, A: Copy>(
    node: &N,
    start: A,
    step: impl Fn(A, N::Elem) -> (A, T),
) -> Tensor<T, N::Shape> {
    let mut out = MaybeUninit::<Array<T, Numel<N::Shape>>>::uninit();
    // SAFETY: the array has room for the shape, and all elements are written.
    unsafe {
        scan::<N, P, Contiguous<N::Shape>, T, A>(node, start, out.as_mut_ptr().cast(), step);
        TensorBase::over(out.assume_init())
    }
}
fn scan_into<N: Node, P: Places, W, A: Copy>(
    node: &N,
    start: A,
    out: &mut W,
    step: impl Fn(A, N::Elem) -> (A, <W::Storage as Storage>::Elem),
) where
    W: Written<Storage: StorageMut, Layout: Layout<Shape = N::Shape>>,
{
    let first = out.tensor().first_mut();
    // SAFETY: the layout lies within the storage, which may be written.
    unsafe { scan::<N, P, W::Layout, _, A>(node, start, first, step) }
}

/// The sum with one more element: what it is, and what has been lost by rounding.
#[inline(always)]
fn running_sum<T: Summable>((sum, lost): (T::Sum, T::Sum), x: T) -> ((T::Sum, T::Sum), T::Sum) {
    let x = x.summand();
    let next = sum.plus(x);
    let added = next.minus(sum);
    let error = sum.minus(next.minus(added)).plus(x.minus(added));
    // Not a number beside infinities.
    let finite = error.partial_cmp(&error).is_some();
    let lost = if finite { lost.plus(error) } else { lost };
    ((next, lost), next.plus(lost))
}
/// The product with one more element.
#[inline(always)]
fn running_product<T: Summable>(product: T::Sum, x: T) -> (T::Sum, T::Sum) {
    let product = product.times(x.summand());
    (product, product)
}

// ------------------------------------------------------------------ the values

fn count<T: Real>(n: usize) -> T {
    T::from(n).unwrap_or_else(T::nan)
}
#[inline]
fn mean<R: Region<Elem: Real>>(region: &R) -> R::Elem {
    total(region, |x| x) / count(R::COUNT)
}
#[inline]
fn variance<R: Region<Elem: Real>>(region: &R, correction: usize) -> R::Elem {
    let mean = mean(region);
    let squares = total(region, |x| (x - mean) * (x - mean));
    squares / count(R::COUNT.saturating_sub(correction))
}
#[inline]
fn norm<R: Region<Elem: Real>>(region: &R) -> R::Elem {
    num_traits::Float::sqrt(total(region, |x| x * x))
}
#[inline]
fn norm_with<R: Region>(region: &R, p: R::Elem) -> R::Elem
where
    R::Elem: Real,
{
    use num_traits::Float;
    let (zero, one) = (R::Elem::ZERO, R::Elem::ONE);
    if p == zero {
        total(region, |x: R::Elem| if x == zero { zero } else { one })
    } else if p == one {
        total(region, |x| x.absolute())
    } else if p == one + one {
        norm(region)
    } else if p.is_infinite() {
        if R::COUNT == 0 {
            if p > zero { zero } else { R::Elem::infinity() }
        } else if p > zero {
            extreme(region, |x| x.absolute(), Ordered::above)
        } else {
            extreme(region, |x| x.absolute(), Ordered::below)
        }
    } else {
        total(region, |x| x.absolute().powf(p)).powf(one / p)
    }
}
#[inline]
fn log_sum_exp<R: Region<Elem: Real>>(region: &R) -> R::Elem {
    use num_traits::Float;
    if R::COUNT == 0 {
        return R::Elem::neg_infinity();
    }
    let largest = extreme(region, |x| x, Ordered::above);
    let shift = if largest.is_infinite() {
        R::Elem::ZERO
    } else {
        largest
    };
    total(region, |x| (x - shift).exp()).ln() + shift
}

// ------------------------------------------------------------------ shapes

/// A shape with at least one element, of which there is a smallest and a largest.
#[diagnostic::on_unimplemented(
    message = "a tensor of the shape {S} has no elements, so none is the smallest or the largest",
    label = "a size is 0"
)]
pub trait NonEmpty<S> {}
#[diagnostic::do_not_recommend]
impl<S> NonEmpty<S> for True {}
type HasElements<S> = <<NumelNat<S> as Nat>::IsZero as Bool>::Not;

/// Dimensions with at least one element, of which there is a smallest and a largest.
#[diagnostic::on_unimplemented(
    message = "a dimension of the shape {S} that is searched has the size 0, so none of its elements is the smallest or the largest",
    label = "a size is 0"
)]
pub trait NonEmptyAlong<S> {
    #[doc(hidden)]
    type Pass<Out: Shape>: Shape;
}
#[diagnostic::do_not_recommend]
impl<S> NonEmptyAlong<S> for True {
    type Pass<Out: Shape> = Out;
}
type HasAlong<S, P> = <<P as Places>::OneIsEmpty<S> as Bool>::Not;
// Through the verdict, as below.
type SomeAlong<S, P, Out> = <HasAlong<S, P> as NonEmptyAlong<S>>::Pass<Out>;

/// The shape without dimension `DIM`.
pub type Without<S, const DIM: isize> = <<S as AxisOrScalar<DIM>>::Index as Index>::Remove<S>;
/// The shape with 1 for dimension `DIM`.
pub type Keeping<S, const DIM: isize> = <<S as AxisOrScalar<DIM>>::Index as Index>::Set<S, D<1>>;

type PlacesOf<S, P, Op> = <P as NamedDims<S, Op>>::Places;
// Through the verdict, whose reason is then the error.
type Judged<S, P, Op, Out> = <<NamesOnce<Contiguous<S>, P, Op> as NamedOnce<P, S, Op>>::Pass<
    Contiguous<Out>,
> as Layout>::Shape;
/// The shape without the dimensions that `P` names.
pub type WithoutDims<S, P, Op> = Judged<S, P, Op, DroppedFrom<S, PlacesOf<S, P, Op>>>;
/// The shape with 1 for each dimension that `P` names.
pub type KeepingDims<S, P, Op> = Judged<S, P, Op, <PlacesOf<S, P, Op> as Places>::Mark<S>>;

// ------------------------------------------------------------------ the table

/// The best elements along a dimension, and where along it they lie.
pub type Best<E, Out> = (Tensor<<E as Expr>::Elem, Out>, Tensor<usize, Out>);

// The values and their positions, the best of each lane.
#[inline]
fn best<N: Node, P: Places, Out: Shape>(
    node: &N,
    beats: impl Fn(N::Elem, N::Elem) -> bool,
) -> (Tensor<N::Elem, Out>, Tensor<usize, Out>) {
    let mut indices = Tensor::<usize, Out>::full(0);
    let mut next = 0;
    let values = along::<N, P, _, Out>(node, |lane| {
        let (value, index) = first_extreme(lane, &beats);
        if let Some(out) = indices.as_mut_slice().get_mut(next) {
            *out = index;
        }
        next += 1;
        value
    });
    (values, indices)
}

// A row makes a method for all elements, and four along dimensions:
//
//     /// What it is.
//     name dim dims dim_keepdim dims_keepdim (parameters) { of: what the elements must be, to: the type
//         of the result, by: how a region is reduced, some: NonEmpty NonEmptyAlong if it takes an element,
//         eg: elements, (parameters) => result }
macro_rules! reductions {
    (
        rows { $(
            $(#[$doc:meta])*
            $name:ident $dim:ident $dims:ident $dim_keep:ident $dims_keep:ident ($($p:ident: $P:ty),*) {
                of: $Bound:tt, to: $Out:ty, by: |$r:ident| $e:expr, $(some: $Some:tt $Along:tt,)?
                eg: $from:expr, ($($arg:expr),*) => $to:expr
            }
        )* }
        best { $(
            $best:ident $best_keep:ident $position:ident $arg_dim:ident $arg_keep:ident $beats:ident $what:literal,
                $eg:literal $at:literal;
        )* }
        other { $($other:tt)* }
    ) => {
        /// Reductions of an expression.
        ///
        /// `x.sum()` takes all elements, `x.sum_dim::<1>()` those along one dimension, which disappears, and
        /// `x.sum_dims::<Dims![0, 2]>()` those along several; with `_keepdim` the dimensions stay, with the
        /// size 1. Negative dimensions count from behind. A dimension that the shape does not have, or that is
        /// named twice, does not compile.
        pub trait Reduce: Expr {
            $(
                $(#[$doc])*
                #[doc = concat!(
                    "
PyTorch's `x.", stringify!($name), "(..)`.

```
use stridewise::prelude::*;
let x = ",
                    stringify!($from), ";
assert_eq!(x.", stringify!($name), "(", stringify!($($arg),*), "), ",
                    stringify!($to), ");
```"
                )]
                fn $name(self $(, $p: $P)*) -> $Out
                where
                    Self::Elem: $Bound,
                    $(HasElements<Self::Shape>: $Some<Self::Shape>,)?
                {
                    let node = self.node();
                    let $r = &node;
                    $e
                }
                #[doc = concat!(
                    "[`", stringify!($name), "`](Reduce::", stringify!($name), ") along dimension `DIM`, which ",
                    "disappears. PyTorch's `x.", stringify!($name), "(.., dim)`.

```
",
                    "use stridewise::prelude::*;
let x = Tensor::<", reductions!(@example $Bound), ", Shape![2, 3]>::ones();
",
                    "assert_eq!(x.", stringify!($dim), "::<1>(", stringify!($($arg),*), ").shape(), [2]);
```"
                )]
                fn $dim<const DIM: isize>(self $(, $p: $P)*) -> Tensor<$Out, reductions!(@along [$($Along)?] OnePlace<Self::Shape, DIM>, Without<Self::Shape, DIM>)>
                where
                    Self::Elem: $Bound,
                    Self::Shape: AxisOrScalar<DIM>,
                    $(HasAlong<Self::Shape, OnePlace<Self::Shape, DIM>>: $Along<Self::Shape>,)?
                {
                    along::<_, OnePlace<Self::Shape, DIM>, _, _>(&self.node(), |$r| $e)
                }
                #[doc = concat!(
                    "[`", stringify!($name), "`](Reduce::", stringify!($name), ") along the dimensions `P`, which ",
                    "disappear. PyTorch's `x.", stringify!($name), "(.., dim=(0, 2))`.

```
",
                    "use stridewise::prelude::*;
let x = Tensor::<", reductions!(@example $Bound), ", Shape![2, 3, 4]>::ones();
",
                    "assert_eq!(x.", stringify!($dims), "::<Dims![0, -1]>(", stringify!($($arg),*), ").shape(), [3]);
```"
                )]
                fn $dims<P: NamedDims<Self::Shape, operation::$dims>>(self $(, $p: $P)*)
                    -> Tensor<$Out, reductions!(@along [$($Along)?] P::Places, WithoutDims<Self::Shape, P, operation::$dims>)>
                where
                    Self::Elem: $Bound,
                    NamesOnce<Contiguous<Self::Shape>, P, operation::$dims>:
                        NamedOnce<P, Self::Shape, operation::$dims>,
                    $(HasAlong<Self::Shape, P::Places>: $Along<Self::Shape>,)?
                {
                    along::<_, P::Places, _, _>(&self.node(), |$r| $e)
                }
                #[doc = concat!(
                    "[`", stringify!($name), "`](Reduce::", stringify!($name), ") along dimension `DIM`, which ",
                    "stays with the size 1. PyTorch's `x.", stringify!($name), "(.., dim, keepdim=True)`.

```
",
                    "use stridewise::prelude::*;
let x = Tensor::<", reductions!(@example $Bound), ", Shape![2, 3]>::ones();
",
                    "assert_eq!(x.", stringify!($dim_keep), "::<1>(", stringify!($($arg),*), ").shape(), [2, 1]);
```"
                )]
                fn $dim_keep<const DIM: isize>(self $(, $p: $P)*) -> Tensor<$Out, reductions!(@along [$($Along)?] OnePlace<Self::Shape, DIM>, Keeping<Self::Shape, DIM>)>
                where
                    Self::Elem: $Bound,
                    Self::Shape: AxisOrScalar<DIM>,
                    $(HasAlong<Self::Shape, OnePlace<Self::Shape, DIM>>: $Along<Self::Shape>,)?
                {
                    along::<_, OnePlace<Self::Shape, DIM>, _, _>(&self.node(), |$r| $e)
                }
                #[doc = concat!(
                    "[`", stringify!($name), "`](Reduce::", stringify!($name), ") along the dimensions `P`, which ",
                    "stay with the size 1. PyTorch's `x.", stringify!($name), "(.., dim=(0, 2), keepdim=True)`.

```
",
                    "use stridewise::prelude::*;
let x = Tensor::<", reductions!(@example $Bound), ", Shape![2, 3, 4]>::ones();
",
                    "assert_eq!(x.", stringify!($dims_keep), "::<Dims![0, -1]>(", stringify!($($arg),*), ").shape(), [1, 3, 1]);
```"
                )]
                fn $dims_keep<P: NamedDims<Self::Shape, operation::$dims>>(self $(, $p: $P)*)
                    -> Tensor<$Out, reductions!(@along [$($Along)?] P::Places, KeepingDims<Self::Shape, P, operation::$dims>)>
                where
                    Self::Elem: $Bound,
                    NamesOnce<Contiguous<Self::Shape>, P, operation::$dims>:
                        NamedOnce<P, Self::Shape, operation::$dims>,
                    $(HasAlong<Self::Shape, P::Places>: $Along<Self::Shape>,)?
                {
                    along::<_, P::Places, _, _>(&self.node(), |$r| $e)
                }
            )*
            $(
                #[doc = concat!("The ", $what, " elements along dimension `DIM`, which disappears, and where along it ",
                    "the first of each lies. NaN counts as the ", $what, ". PyTorch's `x.", $eg, "(dim)`.

```
",
                    "use stridewise::prelude::*;
let x = tensor![[3, 1, 2], [4, 4, 5]];
",
                    "let (values, indices) = x.", stringify!($best), "::<1>();
",
                    "assert_eq!((values, indices), (x.a", $eg, "_dim::<1>(), x.", stringify!($arg_dim), "::<1>()));
",
                    "assert_eq!(x.", stringify!($arg_dim), "::<1>().as_slice(), ", $at, ");
```"
                )]
                fn $best<const DIM: isize>(self)
                    -> Best<Self, SomeAlong<Self::Shape, OnePlace<Self::Shape, DIM>, Without<Self::Shape, DIM>>>
                where
                    Self::Elem: Ordered,
                    Self::Shape: AxisOrScalar<DIM>,
                    HasAlong<Self::Shape, OnePlace<Self::Shape, DIM>>: NonEmptyAlong<Self::Shape>,
                {
                    best::<_, OnePlace<Self::Shape, DIM>, _>(&self.node(), Ordered::$beats)
                }
                #[doc = concat!("The ", $what, " elements along dimension `DIM`, which stays with the size 1, and where. ",
                    "PyTorch's `x.", $eg, "(dim, keepdim=True)`.")]
                fn $best_keep<const DIM: isize>(self)
                    -> Best<Self, SomeAlong<Self::Shape, OnePlace<Self::Shape, DIM>, Keeping<Self::Shape, DIM>>>
                where
                    Self::Elem: Ordered,
                    Self::Shape: AxisOrScalar<DIM>,
                    HasAlong<Self::Shape, OnePlace<Self::Shape, DIM>>: NonEmptyAlong<Self::Shape>,
                {
                    best::<_, OnePlace<Self::Shape, DIM>, _>(&self.node(), Ordered::$beats)
                }
                #[doc = concat!("The position of the ", $what, " element, counted row by row; the first of several. ",
                    "PyTorch's `x.arg", $eg, "()`.

```
use stridewise::prelude::*;
",
                    "let x = tensor![[3, 1, 2], [4, 4, 5]];
",
                    "assert_eq!(x.as_slice()[x.", stringify!($position), "()], x.", $eg, "());
```"
                )]
                fn $position(self) -> usize
                where
                    Self::Elem: Ordered,
                    HasElements<Self::Shape>: NonEmpty<Self::Shape>,
                {
                    first_extreme(&self.node(), Ordered::$beats).1
                }
                #[doc = concat!("Where along dimension `DIM`, which disappears, the ", $what, " element lies; the first of ",
                    "several. PyTorch's `x.arg", $eg, "(dim)`.

```
use stridewise::prelude::*;
",
                    "let x = tensor![[3, 1, 2], [4, 4, 5]];
",
                    "assert_eq!(x.", stringify!($arg_dim), "::<1>().as_slice(), ", $at, ");
```"
                )]
                fn $arg_dim<const DIM: isize>(self) -> Tensor<usize, SomeAlong<Self::Shape, OnePlace<Self::Shape, DIM>, Without<Self::Shape, DIM>>>
                where
                    Self::Elem: Ordered,
                    Self::Shape: AxisOrScalar<DIM>,
                    HasAlong<Self::Shape, OnePlace<Self::Shape, DIM>>: NonEmptyAlong<Self::Shape>,
                {
                    let node = self.node();
                    along::<_, OnePlace<Self::Shape, DIM>, _, _>(&node, |r| first_extreme(r, Ordered::$beats).1)
                }
                #[doc = concat!("Where along dimension `DIM`, which stays with the size 1, the ", $what, " element lies. ",
                    "PyTorch's `x.arg", $eg, "(dim, keepdim=True)`.")]
                fn $arg_keep<const DIM: isize>(self) -> Tensor<usize, SomeAlong<Self::Shape, OnePlace<Self::Shape, DIM>, Keeping<Self::Shape, DIM>>>
                where
                    Self::Elem: Ordered,
                    Self::Shape: AxisOrScalar<DIM>,
                    HasAlong<Self::Shape, OnePlace<Self::Shape, DIM>>: NonEmptyAlong<Self::Shape>,
                {
                    let node = self.node();
                    along::<_, OnePlace<Self::Shape, DIM>, _, _>(&node, |r| first_extreme(r, Ordered::$beats).1)
                }
            )*
            $($other)*
        }
        impl<E: Expr> Reduce for E {}
    };
    (@along [] $P:ty, $Out:ty) => { $Out };
    (@along [$Along:tt] $P:ty, $Out:ty) => { SomeAlong<Self::Shape, $P, $Out> };
    (@example Real) => { "f32" };
    (@example $Bound:tt) => { "i32" };
}

macro_rules! scans {
    ($($name:ident $into:ident $boxed:ident $start:expr, $step:ident;)*) => { $(
        #[doc = concat!("As [`", stringify!($name), "`](Reduce::", stringify!($name), "), into a tensor of the caller.")]
        fn $into<const DIM: isize>(
            self,
            out: &mut impl Written<
                Storage: StorageMut<Elem = <Self::Elem as Summable>::Sum>,
                Layout: Layout<Shape = Self::Shape>,
            >,
        ) where
            Self::Elem: Summable,
            Self::Shape: AxisOrScalar<DIM>,
        {
            scan_into::<_, OnePlace<Self::Shape, DIM>, _, _>(&self.node(), $start, out, $step);
        }

        #[doc = concat!("As [`", stringify!($name), "`](Reduce::", stringify!($name), "), on the heap.")]
        #[cfg(feature = "alloc")]
        fn $boxed<const DIM: isize>(self) -> crate::BoxedTensor<<Self::Elem as Summable>::Sum, Self::Shape>
        where
            Self::Elem: Summable,
            Self::Shape: AxisOrScalar<DIM>,
        {
            let node = self.node();
            // SAFETY: there is room for the shape, and all elements are written.
            TensorBase::over(unsafe {
                crate::storage::Boxed::written(|out| {
                    scan::<_, OnePlace<Self::Shape, DIM>, Contiguous<Self::Shape>, _, _>(&node, $start, out, $step)
                })
            })
        }
    )* };
}

reductions! {
    rows {
        /// The sum: floats in their own type, integers and booleans as PyTorch in `i64`.
        sum sum_dim sum_dims sum_dim_keepdim sum_dims_keepdim () {
            of: Summable, to: <Self::Elem as Summable>::Sum, by: |r| total(r, |x| x.summand()),
            eg: Tensor::<u8, Shape![5]>::full(255), () => 1275
        }
        /// The product: floats in their own type, integers and booleans as PyTorch in `i64`.
        prod prod_dim prod_dims prod_dim_keepdim prod_dims_keepdim () {
            of: Summable, to: <Self::Elem as Summable>::Sum,
            by: |r| fold(r, <Self::Elem as Summable>::Sum::ONE, |x| x.summand(), Arithmetic::times),
            eg: tensor![2.0, 3.0, 4.0], () => 24.0
        }
        /// The mean: NaN where there are no elements.
        mean mean_dim mean_dims mean_dim_keepdim mean_dims_keepdim () {
            of: Real, to: Self::Elem, by: |r| mean(r), eg: tensor![1.0, 2.0, 4.5], () => 2.5
        }
        /// The variance, over one less than the number of elements.
        var var_dim var_dims var_dim_keepdim var_dims_keepdim () {
            of: Real, to: Self::Elem, by: |r| variance(r, 1), eg: tensor![1.0, 2.0, 3.0], () => 1.0
        }
        /// The variance, over the number of elements less `correction`: 0 for that of a whole population.
        var_with var_dim_with var_dims_with var_dim_keepdim_with var_dims_keepdim_with (correction: usize) {
            of: Real, to: Self::Elem, by: |r| variance(r, correction), eg: tensor![1.0, 3.0], (0) => 1.0
        }
        /// The standard deviation, over one less than the number of elements.
        std std_dim std_dims std_dim_keepdim std_dims_keepdim () {
            of: Real, to: Self::Elem, by: |r| num_traits::Float::sqrt(variance(r, 1)),
            eg: tensor![1.0, 2.0, 3.0], () => 1.0
        }
        /// The standard deviation, over the number of elements less `correction`.
        std_with std_dim_with std_dims_with std_dim_keepdim_with std_dims_keepdim_with (correction: usize) {
            of: Real, to: Self::Elem, by: |r| num_traits::Float::sqrt(variance(r, correction)),
            eg: tensor![1.0, 3.0], (0) => 1.0
        }
        /// The Euclidean length: the root of the sum of squares.
        norm norm_dim norm_dims norm_dim_keepdim norm_dims_keepdim () {
            of: Real, to: Self::Elem, by: |r| norm(r), eg: tensor![3.0, -4.0], () => 5.0
        }
        /// The `p`-norm: the `p`-th root of the sum of `p`-th powers of the absolute values. Of 0 it is the
        /// number of elements that are not 0, of ∞ and -∞ the largest and the smallest absolute value.
        norm_with norm_dim_with norm_dims_with norm_dim_keepdim_with norm_dims_keepdim_with (p: Self::Elem) {
            of: Real, to: Self::Elem, by: |r| norm_with(r, p), eg: tensor![3.0, -4.0], (1.0) => 7.0
        }
        /// The logarithm of the sum of the exponentials, without overflow on the way.
        logsumexp logsumexp_dim logsumexp_dims logsumexp_dim_keepdim logsumexp_dims_keepdim () {
            of: Real, to: Self::Elem, by: |r| log_sum_exp(r), eg: tensor![500.0, f64::NEG_INFINITY], () => 500.0
        }
        /// Whether one element is true, or not 0.
        any any_dim any_dims any_dim_keepdim any_dims_keepdim () {
            of: Truth, to: bool, by: |r| fold(r, false, Truth::truth, |a, b| a | b), eg: tensor![0, 2], () => true
        }
        /// Whether all elements are true, or not 0.
        all all_dim all_dims all_dim_keepdim all_dims_keepdim () {
            of: Truth, to: bool, by: |r| fold(r, true, Truth::truth, |a, b| a & b), eg: tensor![0, 2], () => false
        }
        /// The number of elements that are true, or not 0.
        count_nonzero count_nonzero_dim count_nonzero_dims count_nonzero_dim_keepdim count_nonzero_dims_keepdim () {
            of: Truth, to: i64, by: |r| total(r, |x| x.truth() as i64), eg: tensor![0, 2, 3], () => 2
        }
        /// The smallest element; NaN where there is one.
        amin amin_dim amin_dims amin_dim_keepdim amin_dims_keepdim () {
            of: Ordered, to: Self::Elem, by: |r| extreme(r, |x| x, Ordered::below), some: NonEmpty NonEmptyAlong,
            eg: tensor![3, 1, 2], () => 1
        }
        /// The largest element; NaN where there is one.
        amax amax_dim amax_dims amax_dim_keepdim amax_dims_keepdim () {
            of: Ordered, to: Self::Elem, by: |r| extreme(r, |x| x, Ordered::above), some: NonEmpty NonEmptyAlong,
            eg: tensor![3, 1, 2], () => 3
        }
    }
    best {
        min_dim min_dim_keepdim argmin argmin_dim argmin_dim_keepdim below "smallest", "min" "[1, 0]";
        max_dim max_dim_keepdim argmax argmax_dim argmax_dim_keepdim above "largest", "max" "[0, 2]";
    }
    other {
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
            extreme(&self.node(), |x| x, Ordered::below)
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
            extreme(&self.node(), |x| x, Ordered::above)
        }

        /// The Euclidean distance from another expression, broadcast to each other. PyTorch's `x.dist(y)`.
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
            norm(&Binary { op: SubOp, a: self.node(), b: other.node() })
        }

        /// The distance from another expression in the `p`-norm: [`norm_with`](Reduce::norm_with). PyTorch's
        /// `x.dist(y, p)`.
        ///
        /// ```
        /// use stridewise::prelude::*;
        /// let x: Tensor<f32, Shape![2]> = tensor![3.0, 4.0];
        /// assert_eq!(x.dist_with(&Tensor::<f32, Shape![2]>::zeros(), f32::INFINITY), 4.0);
        /// ```
        fn dist_with<E: Expr<Elem = Self::Elem>>(self, other: E, p: Self::Elem) -> Self::Elem
        where
            Self::Elem: Real,
            Self::Shape: BroadcastWith<E::Shape>,
        {
            norm_with(&Binary { op: SubOp, a: self.node(), b: other.node() }, p)
        }

        /// The sums of the elements up to each one along dimension `DIM`: the shape stays. Floats are
        /// compensated: each sum is as if computed with twice the digits. PyTorch's `x.cumsum(dim)`.
        ///
        /// ```
        /// use stridewise::prelude::*;
        /// assert_eq!(tensor![[1i64, 2, 3], [4, 5, 6]].cumsum::<1>().as_slice(), [1, 3, 6, 4, 9, 15]);
        /// ```
        fn cumsum<const DIM: isize>(self) -> Tensor<<Self::Elem as Summable>::Sum, Self::Shape>
        where
            Self::Elem: Summable,
            Self::Shape: AxisOrScalar<DIM>,
        {
            let zero = <Self::Elem as Summable>::Sum::ZERO;
            scanned::<_, OnePlace<Self::Shape, DIM>, _, _>(&self.node(), (zero, zero), running_sum)
        }

        /// The products of the elements up to each one along dimension `DIM`: the shape stays. PyTorch's
        /// `x.cumprod(dim)`.
        ///
        /// ```
        /// use stridewise::prelude::*;
        /// assert_eq!(tensor![[1i64, 2, 3], [4, 5, 6]].cumprod::<1>().as_slice(), [1, 2, 6, 4, 20, 120]);
        /// ```
        fn cumprod<const DIM: isize>(self) -> Tensor<<Self::Elem as Summable>::Sum, Self::Shape>
        where
            Self::Elem: Summable,
            Self::Shape: AxisOrScalar<DIM>,
        {
            let one = <Self::Elem as Summable>::Sum::ONE;
            scanned::<_, OnePlace<Self::Shape, DIM>, _, _>(&self.node(), one, running_product)
        }

        scans! {
            cumsum cumsum_into cumsum_boxed
                (<Self::Elem as Summable>::Sum::ZERO, <Self::Elem as Summable>::Sum::ZERO), running_sum;
            cumprod cumprod_into cumprod_boxed <Self::Elem as Summable>::Sum::ONE, running_product;
        }
    }
}
