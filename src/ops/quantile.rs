//! Quantiles, with linear interpolation between sorted elements. PyTorch's `quantile` and `nanquantile`, with the
//! default interpolation.

use core::cell::Cell;
use core::marker::PhantomData;

use super::nn::walk;
use super::sort::{HasElements, Rows, in_order, order, place, with_elements};
use crate::expr::simd_dispatch::VECTORS;
use crate::expr::temporaries::{Need, Room, bytes_of};
use crate::expr::{Compute, Expr, ExprNode, IntoExpr, Kernel, Lazy, Operation, distance};
use crate::layout::{Contiguous, Layout};
use crate::ops::element_traits::count;
use crate::ops::{HasQuantile, HasQuantileBy, Keeping, Ordered, Real, Without};
use crate::shape::{AxisOrScalar, Index, Shape};

type IndexOf<E, const DIM: isize> = <<E as IntoExpr>::Shape as AxisOrScalar<DIM>>::Index;

/// Where the quantile `q` of `size` sorted elements, with NaN last, is: the elements below and above, and how far from
/// the first to the second. `None` if it is NaN.
pub(crate) fn neighbours<T: Real>(
    size: usize,
    q: T,
    skip_nan: bool,
    at: impl Fn(usize) -> T,
) -> Option<([usize; 2], T)> {
    let mut size = size;
    if skip_nan {
        while size > 0 && at(size - 1).is_nan() {
            size -= 1;
        }
    }
    // A `q` outside 0 to 1 is not a fraction; neither is NaN.
    let part = q >= T::zero() && q <= T::one();
    if !part || size == 0 || at(size - 1).is_nan() {
        return None;
    }
    let last = count::<T>(size - 1);
    let rank = q * last;
    let below = rank.floor();
    let weight = rank - below;
    // For a `q` of at most 1, the rank is at most the last index.
    let low = below.to_usize().unwrap_or(0).min(size - 1);
    let high = if weight > T::zero() {
        (low + 1).min(size - 1)
    } else {
        low
    };
    Some(([low, high], weight))
}

/// The quantile `q` of `size` sorted elements, with NaN last.
pub(crate) fn between<T: Real>(size: usize, q: T, skip_nan: bool, at: impl Fn(usize) -> T) -> T {
    let Some(([low, high], weight)) = neighbours(size, q, skip_nan, &at) else {
        return T::nan();
    };
    let (a, b) = (at(low), at(high));
    let half = T::one() / (T::one() + T::one());
    if weight < half {
        a + weight * (b - a)
    } else {
        b - (b - a) * (T::one() - weight)
    }
}

/// The quantile `q` of elements, which are moved.
pub(crate) fn of_all<T: Real>(values: &mut [T], q: T, skip_nan: bool) -> T {
    if !VECTORS {
        in_order(values);
        return between(values.len(), q, skip_nan, |i| {
            values.get(i).copied().unwrap_or_else(T::nan)
        });
    }
    // NaN comes last.
    let (mut numbers, cells) = (0, Cell::from_mut(&mut *values).as_slice_of_cells());
    for x in cells {
        if let Some(first) = cells.get(numbers)
            && !x.get().is_nan()
        {
            let number = x.get();
            x.set(first.get());
            first.set(number);
            numbers += 1;
        }
    }
    if numbers < values.len() && !skip_nan {
        return T::nan();
    }
    let Some(values) = values.get_mut(..numbers) else {
        return T::nan();
    };
    // The elements from here on are not below the others.
    let Some(([low, high], _)) = neighbours(numbers, q, false, |_| T::zero()) else {
        return T::nan();
    };
    place(values, low);
    if let Some((first, rest)) = values
        .get_mut(high..)
        .and_then(|rest| rest.split_first_mut())
        && high > low
    {
        for x in rest {
            if *x < *first {
                core::mem::swap(x, first);
            }
        }
    }
    between(numbers, q, false, |i| {
        values.get(i).copied().unwrap_or_else(T::nan)
    })
}

/// The quantile `q` of the elements along a dimension.
#[derive(Debug)]
pub struct Quantile<I, A, T, Out, const SKIP_NAN: bool> {
    a: A,
    q: T,
    of: PhantomData<fn() -> (I, Out)>,
}
impl<I, A, T, Out, const SKIP_NAN: bool> Quantile<I, A, T, Out, SKIP_NAN> {
    pub(crate) fn into_parts(self) -> (A, T) {
        (self.a, self.q)
    }
    fn new(a: A, q: T) -> Self {
        Self {
            a,
            q,
            of: PhantomData,
        }
    }
}
impl<I, A: Clone, T: Clone, Out, const SKIP_NAN: bool> Clone for Quantile<I, A, T, Out, SKIP_NAN> {
    fn clone(&self) -> Self {
        Self::new(self.a.clone(), self.q.clone())
    }
}
impl<I, A: Copy, T: Copy, Out, const SKIP_NAN: bool> Copy for Quantile<I, A, T, Out, SKIP_NAN> {}
/// The quantile after its operand has been evaluated into memory, with a buffer for the sorted elements.
#[doc(hidden)]
#[derive(Debug)]
pub struct InOrder<Q, T>(Q, *mut T);
#[diagnostic::do_not_recommend]
// SAFETY: `over` takes memory for the operand, then for its sorted elements, as `OPERANDS` requests.
unsafe impl<I: Index, A: ExprNode, Out: Shape, const SKIP_NAN: bool> Operation
    for Quantile<I, A, A::Elem, Out, SKIP_NAN>
where
    A::Elem: Real + Ordered,
{
    type Over = InOrder<Quantile<I, A::Ready, A::Elem, Out, SKIP_NAN>, A::Elem>;
    const OPERANDS: Need = A::PENDING
        .need(None)
        .then(Need::kept(bytes_of::<A::Elem>(A::Shape::NUMEL)));
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn over(self, room: &mut Room) -> Self::Over {
        // SAFETY: the caller's promise.
        let a = unsafe { self.a.ready(room) };
        let values = room.take(const { bytes_of::<A::Elem>(A::Shape::NUMEL) });
        InOrder(Quantile::new(a, self.q), values.cast())
    }
}
#[diagnostic::do_not_recommend]
impl<I, A, T, Out, const SKIP_NAN: bool> crate::num::Sealed for Quantile<I, A, T, Out, SKIP_NAN> {}
#[diagnostic::do_not_recommend]
impl<I: Index, A: ExprNode, Out: Shape, const SKIP_NAN: bool> Kernel
    for Quantile<I, A, A::Elem, Out, SKIP_NAN>
where
    A::Elem: Real + Ordered,
{
    type Elem = A::Elem;
    type Shape = Out;
    type Memory = A::Memory;
    type RequiresGrad = A::RequiresGrad;
}
// SAFETY: `Out` has one element for each lane.
unsafe impl<I: Index, A: ExprNode, Out: Shape, const SKIP_NAN: bool> Compute
    for InOrder<Quantile<I, A, A::Elem, Out, SKIP_NAN>, A::Elem>
where
    A::Elem: Real + Ordered,
{
    type Elem = A::Elem;
    type Shape = Out;
    unsafe fn run<L: Layout<Shape = Out>>(&self, out: *mut A::Elem, _: bool) {
        let Self(Quantile { a, q, .. }, values) = self;
        let rows = Rows::of::<A::Shape, I>();
        let mut lane = 0;
        // SAFETY: the buffer has room for all elements of the operand.
        unsafe {
            order::<A, I, Contiguous<A::Shape>, Contiguous<A::Shape>>(
                a,
                *values,
                core::ptr::null_mut(),
                false,
                true,
            );
            walk(const { &Out::PADDED }, |index| {
                let value = |i| values.add(rows.place(lane, i)).read();
                out.add(distance::<L>(index))
                    .write(between(rows.size, *q, SKIP_NAN, value));
                lane += 1;
            });
        }
    }
}

macro_rules! quantiles {
    ($($name:ident $dim:ident $dim_keepdim:ident $skip:literal $word:literal $eg:literal;)*) => { $(
        #[doc = concat!(
            "The element of which the part `q`, from 0 to 1, of the elements is smaller; between two elements, on the \
             straight line. ", $word, " PyTorch's `x.", stringify!($name), "(q)`.\n\nA `q` outside of 0 to 1 gives NaN, \
             where PyTorch raises an error. More than 512 KiB are selected on the heap (feature `alloc`).\n\n```\nuse stridewise::prelude::*;\n",
            "let x: Tensor<f32, Shape![4]> = tensor![4.0, 1.0, 3.0, 2.0];\n",
            "assert_eq!(x.", stringify!($name), "(0.5), 2.5);\n",
            "let y: Tensor<f32, Shape![3]> = tensor![f32::NAN, 1.0, 3.0];\n", $eg, "\n```"
        )]
        fn $name(self, q: Self::Elem) -> Self::Elem
        where
            Self::Elem: Real + Ordered,
            Self::Shape: HasQuantileBy<HasElements<Self::Shape>> + HasQuantile,
        {
            with_elements(self, |values| of_all(values, q, $skip))
        }

        #[doc = concat!(
            "[`", stringify!($name), "`](Self::", stringify!($name), ") along dimension `DIM`, which disappears. PyTorch's `x.",
            stringify!($name), "(q, dim)`.\n\n```\nuse stridewise::prelude::*;\n",
            "let x: Tensor<f32, Shape![2, 3]> = tensor![[1.0, 2.0, 3.0], [40.0, 60.0, 50.0]];\n",
            "assert_eq!(x.", stringify!($dim), "::<1>(0.75).eval(), tensor![2.5, 55.0]);\n```"
        )]
        fn $dim<const DIM: isize>(self, q: Self::Elem) -> Lazy<Quantile<IndexOf<Self, DIM>, Self::Node, Self::Elem, Without<Self::Shape, DIM>, $skip>>
        where
            Self::Elem: Real + Ordered,
            Self::Shape: AxisOrScalar<DIM>,
            Self::Shape: HasQuantileBy<HasElements<Self::Shape>> + HasQuantile,
        {
            Lazy(Quantile::new(self.node(), q))
        }

        #[doc = concat!(
            "[`", stringify!($dim), "`](Self::", stringify!($dim), ") where the dimension stays, with the size 1. PyTorch's `x.",
            stringify!($name), "(q, dim, keepdim=True)`."
        )]
        fn $dim_keepdim<const DIM: isize>(self, q: Self::Elem) -> Lazy<Quantile<IndexOf<Self, DIM>, Self::Node, Self::Elem, Keeping<Self::Shape, DIM>, $skip>>
        where
            Self::Elem: Real + Ordered,
            Self::Shape: AxisOrScalar<DIM>,
            Self::Shape: HasQuantileBy<HasElements<Self::Shape>> + HasQuantile,
        {
            Lazy(Quantile::new(self.node(), q))
        }
    )* };
}

/// Quantiles of any expression.
pub trait Quantiles: Expr {
    quantiles! {
        quantile quantile_dim quantile_dim_keepdim false
            "NaN where there is one." "assert!(y.quantile(0.5).is_nan());";
        nanquantile nanquantile_dim nanquantile_dim_keepdim true
            "NaN does not count; without any number the result is NaN." "assert_eq!(y.nanquantile(0.5), 2.0);";
    }
}
impl<E: Expr> Quantiles for E {}

#[cfg(test)]
mod tests {
    extern crate std;
    use std::vec::Vec;

    use super::*;

    /// Quantiles of all elements, which are selected, are those of sorted elements.
    #[test]
    fn selected_quantiles_are_those_of_sorted_elements() {
        for n in [0, 1, 2, 5, 40, if cfg!(miri) { 41 } else { 1000 }] {
            for nan in [0, 1, 3, 1000] {
                let of = |i: usize| match i % 7 {
                    3 if i / 7 < nan => f64::NAN,
                    _ => (i.wrapping_mul(2_654_435_761) >> 7 & 0xFF) as f64 - 100.0,
                };
                let mut sorted: Vec<f64> = (0..n).map(of).collect();
                in_order(&mut sorted);
                for q in [0.0, 0.1, 0.25, 0.5, 0.6543, 0.9, 1.0, -0.1, 1.1, f64::NAN] {
                    for skip_nan in [false, true] {
                        let mut values: Vec<f64> = (0..n).map(of).collect();
                        let found = of_all(&mut values, q, skip_nan);
                        let wanted = between(n, q, skip_nan, |i| sorted[i]);
                        assert!(
                            found == wanted || found.is_nan() && wanted.is_nan(),
                            "{q} of {n}: {found}, not {wanted}"
                        );
                    }
                }
            }
        }
    }
}
