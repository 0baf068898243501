//! What the elements up to each one come to, beside `cumsum` and `cumprod`: extremes with their places, and
//! sums of exponentials. PyTorch's `cummax`, `cummin` and `logcumsumexp`.
//!
//! A lane is read once, in order; the results are the only memory.

use core::mem::MaybeUninit;

use super::join::axis;
use super::order::Lanes;
use super::select::Written;
#[cfg(feature = "alloc")]
use crate::expr::with_ready_on_heap;
use crate::expr::{Expr, Node, distance, with_ready};
use crate::layout::{Contiguous, Layout};
use crate::ops::{Ordered, Real};
use crate::shape::{AxisOrScalar, Index, MAX_RANK, Numel, Shape};
use crate::storage::{Array, StorageMut};
use crate::tensor::{Tensor, TensorBase};

type Axis<S, const DIM: isize> = <S as AxisOrScalar<DIM>>::Index;

/// What `step` makes of the elements one after the other along each lane of the dimension `I`: two results each.
///
/// # Safety
/// The results may be written at the layouts `LA` and `LB`, which have the node's shape; `b` may be null where
/// `TWO` does not hold. If they are `unique`, nobody else reads or writes them.
unsafe fn scan<N: Node, I: Index, LA: Layout, LB: Layout, A, B, State, const TWO: bool>(
    node: &N,
    a: *mut A,
    b: *mut B,
    unique: bool,
    step: impl Fn(Option<State>, N::Elem, usize) -> (State, A, B),
) {
    let along = const { axis::<N::Shape, I>() };
    let n = const { N::Shape::PADDED[axis::<N::Shape, I>()] };
    let one = |start: &[usize; MAX_RANK]| {
        let mut state = None;
        let mut at = *start;
        for i in 0..n {
            at[along] = i;
            // SAFETY: an index of the shape.
            let x = unsafe { node.load(&at) };
            let (next, first, second) = step(state, x, i);
            state = Some(next);
            // SAFETY: the caller's promise.
            unsafe {
                a.add(distance::<LA>(&at)).write(first);
                if TWO {
                    b.add(distance::<LB>(&at)).write(second);
                }
            }
        }
    };
    // SAFETY: each lane is written by one thread.
    unsafe { Lanes::<N::Shape, I>::each::<N>(STEP, unique, one) }
}
/// How many numbers could be added up during one step.
const STEP: usize = 8;

/// A value, and where it stands.
type Found<T> = (T, usize);
/// The extreme up to each element, and where it stands. The best so far stays where it is strictly `closer`, as
/// NaN is beside a number; of equal ones, and of NaNs, the last counts.
fn extreme<T: Ordered>(
    closer: impl Fn(T, T) -> bool,
) -> impl Fn(Option<Found<T>>, T, usize) -> (Found<T>, T, usize) {
    move |best, x, i| {
        let (value, place) = match best {
            Some((best, place)) if closer(best, x) => (best, place),
            _ => (x, i),
        };
        ((value, place), value, place)
    }
}

/// The logarithm of the sum of the exponentials up to each element: the largest one, and the sum relative to it.
fn log_sum<T: Real>(state: Option<(T, T)>, x: T, _: usize) -> ((T, T), T, ()) {
    let (most, sum) = match state {
        None => (x, T::one()),
        // Of equal infinities nothing can be taken away.
        Some((most, sum)) if x == most => (most, sum + T::one()),
        Some((most, sum)) if x > most => (x, sum * (most - x).exp() + T::one()),
        Some((most, sum)) => (most, sum + (x - most).exp()),
    };
    let log = if most == T::neg_infinity() {
        T::zero()
    } else {
        sum.ln()
    };
    ((most, sum), most + log, ())
}

/// Values along a dimension, and where each stands.
pub type Running<T, S> = (Tensor<T, S>, Tensor<usize, S>);
/// The same on the heap.
#[cfg(feature = "alloc")]
pub type RunningBoxed<T, S> = (crate::BoxedTensor<T, S>, crate::BoxedTensor<usize, S>);

fn pair<N: Node<Elem: Ordered>, I: Index>(
    node: &N,
    closer: impl Fn(N::Elem, N::Elem) -> bool,
) -> Running<N::Elem, N::Shape> {
    let mut values = MaybeUninit::<Array<N::Elem, Numel<N::Shape>>>::uninit();
    let mut places = MaybeUninit::<Array<usize, Numel<N::Shape>>>::uninit();
    // SAFETY: the arrays have room for the shape, and all elements are written.
    unsafe {
        scan::<N, I, Contiguous<N::Shape>, Contiguous<N::Shape>, _, _, _, true>(
            node,
            values.as_mut_ptr().cast(),
            places.as_mut_ptr().cast(),
            true,
            extreme(closer),
        );
        (
            TensorBase::over(values.assume_init()),
            TensorBase::over(places.assume_init()),
        )
    }
}
#[cfg(feature = "alloc")]
fn pair_boxed<N: Node<Elem: Ordered>, I: Index>(
    node: &N,
    closer: impl Fn(N::Elem, N::Elem) -> bool,
) -> RunningBoxed<N::Elem, N::Shape> {
    let mut places = crate::BoxedTensor::<usize, N::Shape>::full(0);
    let at = places.first_mut();
    // SAFETY: both have room for the shape, and all elements are written.
    let values = unsafe {
        crate::storage::Boxed::written(|values: *mut N::Elem| {
            scan::<N, I, Contiguous<N::Shape>, Contiguous<N::Shape>, _, _, _, true>(
                node,
                values,
                at,
                true,
                extreme(closer),
            );
        })
    };
    (TensorBase::over(values), places)
}

macro_rules! extremes {
    ($($name:ident $into:ident $boxed:ident $closer:ident $word:literal $values:literal $places:literal;)*) => { $(
        #[doc = concat!(
            "The ", $word, " of the elements up to each one along dimension `DIM`, and where it stands; of equal ones \
             the last. The shape stays. Behind a NaN all are NaN. PyTorch's `x.", stringify!($name), "(dim)`.\n\n```\n\
             use stridewise::prelude::*;\nlet x = tensor![2, 1, 3, 3];\n",
            "assert_eq!(x.", stringify!($name), "::<0>(), (", $values, ", ", $places, "));\n```"
        )]
        fn $name<const DIM: isize>(self) -> Running<Self::Elem, Self::Shape>
        where
            Self::Elem: Ordered,
            Self::Shape: AxisOrScalar<DIM>,
        {
            with_ready(self.node(), #[inline(always)] |node| pair::<_, Axis<Self::Shape, DIM>>(&node, |best, x| best.$closer(x)))
        }

        #[doc = concat!("As [`", stringify!($name), "`](Self::", stringify!($name), "), into tensors of the caller.")]
        fn $into<const DIM: isize>(
            self,
            values: &mut impl Written<
                Storage: StorageMut<Elem = Self::Elem>,
                Layout: Layout<Shape = Self::Shape>,
            >,
            indices: &mut impl Written<
                Storage: StorageMut<Elem = usize>,
                Layout: Layout<Shape = Self::Shape>,
            >,
        ) where
            Self::Elem: Ordered,
            Self::Shape: AxisOrScalar<DIM>,
        {
            with_ready(self.node(), #[inline(always)] |node| into::<_, Axis<Self::Shape, DIM>, _, _>(&node, values, indices, |best, x| best.$closer(x)));
        }

        #[doc = concat!("As [`", stringify!($name), "`](Self::", stringify!($name), "), on the heap.")]
        #[cfg(feature = "alloc")]
        fn $boxed<const DIM: isize>(self) -> RunningBoxed<Self::Elem, Self::Shape>
        where
            Self::Elem: Ordered,
            Self::Shape: AxisOrScalar<DIM>,
        {
            with_ready_on_heap(self.node(), #[inline(always)] |node| pair_boxed::<_, Axis<Self::Shape, DIM>>(&node, |best, x| best.$closer(x)))
        }
    )* };
}

fn into<N: Node<Elem: Ordered>, I: Index, V, P>(
    node: &N,
    values: &mut V,
    places: &mut P,
    closer: impl Fn(N::Elem, N::Elem) -> bool,
) where
    V: Written<Storage: StorageMut<Elem = N::Elem>, Layout: Layout<Shape = N::Shape>>,
    P: Written<Storage: StorageMut<Elem = usize>, Layout: Layout<Shape = N::Shape>>,
{
    let (values, places) = (values.tensor().first_mut(), places.tensor().first_mut());
    // SAFETY: both layouts have the shape, and lie within storage that may be written.
    unsafe {
        let unique = V::Storage::UNIQUE && P::Storage::UNIQUE;
        scan::<N, I, V::Layout, P::Layout, _, _, _, true>(
            node,
            values,
            places,
            unique,
            extreme(closer),
        );
    }
}

/// What the elements up to each one come to. `cumsum` and `cumprod` are in [`Reduce`](super::Reduce).
pub trait Cumulate: Expr {
    extremes! {
        cummax cummax_into cummax_boxed above "largest" "tensor![2, 2, 3, 3]" "tensor![0, 0, 2, 3]";
        cummin cummin_into cummin_boxed below "smallest" "tensor![2, 1, 1, 1]" "tensor![0, 1, 1, 1]";
    }

    /// The logarithm of the sum of the exponentials of the elements up to each one along dimension `DIM`, without
    /// overflow on the way: the shape stays. PyTorch's `x.logcumsumexp(dim)`.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// let x: Tensor<f64, Shape![3]> = tensor![1000.0, 1000.0, -1000.0];
    /// let y = x.logcumsumexp::<0>();
    /// assert_eq!((y[[0]], y[[2]]), (1000.0, 1000.0 + 2f64.ln()));
    /// ```
    fn logcumsumexp<const DIM: isize>(self) -> Tensor<Self::Elem, Self::Shape>
    where
        Self::Elem: Real,
        Self::Shape: AxisOrScalar<DIM>,
    {
        let mut out = MaybeUninit::<Array<Self::Elem, Numel<Self::Shape>>>::uninit();
        let first = out.as_mut_ptr().cast();
        // SAFETY: the array has room for the shape, and all elements are written.
        unsafe {
            with_ready(self.node(), |node| {
                logs::<_, Axis<Self::Shape, DIM>, Contiguous<Self::Shape>>(&node, first, true);
            });
            TensorBase::over(out.assume_init())
        }
    }

    /// As [`logcumsumexp`](Self::logcumsumexp), into a tensor of the caller.
    fn logcumsumexp_into<const DIM: isize>(
        self,
        out: &mut impl Written<
            Storage: StorageMut<Elem = Self::Elem>,
            Layout: Layout<Shape = Self::Shape>,
        >,
    ) where
        Self::Elem: Real,
        Self::Shape: AxisOrScalar<DIM>,
    {
        with_ready(
            self.node(),
            #[inline(always)]
            |node| logs_into::<_, Axis<Self::Shape, DIM>, _>(&node, out),
        );
    }

    /// As [`logcumsumexp`](Self::logcumsumexp), on the heap.
    #[cfg(feature = "alloc")]
    fn logcumsumexp_boxed<const DIM: isize>(self) -> crate::BoxedTensor<Self::Elem, Self::Shape>
    where
        Self::Elem: Real,
        Self::Shape: AxisOrScalar<DIM>,
    {
        with_ready_on_heap(self.node(), |node| {
            // SAFETY: there is room for the shape, and all elements are written.
            TensorBase::over(unsafe {
                crate::storage::Boxed::written(|out| {
                    logs::<_, Axis<Self::Shape, DIM>, Contiguous<Self::Shape>>(&node, out, true);
                })
            })
        })
    }
}
impl<E: Expr> Cumulate for E {}

/// # Safety
/// `out` may be written at the layout `L`, which has the node's shape. If it is `unique`, nobody else reads or writes it.
unsafe fn logs<N: Node<Elem: Real>, I: Index, L: Layout>(
    node: &N,
    out: *mut N::Elem,
    unique: bool,
) {
    let none = core::ptr::null_mut::<()>();
    // SAFETY: the caller's promise; there is no second result.
    unsafe { scan::<N, I, L, L, _, _, _, false>(node, out, none, unique, log_sum) }
}
fn logs_into<N: Node<Elem: Real>, I: Index, W>(node: &N, out: &mut W)
where
    W: Written<Storage: StorageMut<Elem = N::Elem>, Layout: Layout<Shape = N::Shape>>,
{
    let out = out.tensor().first_mut();
    // SAFETY: the layout lies within the storage, which may be written.
    unsafe { logs::<N, I, W::Layout>(node, out, W::Storage::UNIQUE) }
}
