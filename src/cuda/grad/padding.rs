//! Derivatives of padding by elements of the operand: an element has the gradients of its copies.

use std::vec;
use std::vec::Vec;

use crate::cuda::CudaError;
use crate::cuda::codegen::emit::Emit;
use crate::cuda::codegen::indexing::at::{At, apart};
use crate::cuda::codegen::temporaries::{Temporaries, Temporary};
use crate::cuda::grad::collect::{Collect, Collected};
use crate::cuda::grad::rearrange::CudaReversible;
use crate::cuda::grad::tape::CudaTape;
use crate::cuda::ptx::access::LeafInfo;
use crate::cuda::ptx::element::CudaElement;
use crate::cuda::ptx::ir::{Body, Val};
use crate::cuda::ptx::ranged::Ranged;
use crate::cuda::runtime::launch::Args;
use crate::layout::padding_before;
use crate::ops::rearrange::{Circular, Reflect, Replicate};
use crate::shape::{MAX_RANK, Shape};
use core::marker::PhantomData;

/// A dimension of `size` elements, with padding before and after them.
#[derive(Clone, Copy)]
struct Padded {
    size: usize,
    before: usize,
    after: usize,
}
/// Where the copies of an element are along a padded dimension.
trait Copies: 'static {
    /// The largest number of copies, with the element itself.
    fn count(padded: Padded) -> usize;
    /// The index of copy `j` of the element `i`, and whether there is one.
    fn copy(k: &mut Body, padded: Padded, i: Ranged, j: Ranged) -> (Ranged, Val);
}
/// One of three indices by `j`, and whether it is the element, one of the padding before it, or one of that after it.
fn one_of_three(
    k: &mut Body,
    Padded {
        size,
        before,
        after,
    }: Padded,
    j: Ranged,
    [own, low, high]: [Ranged; 3],
) -> (Ranged, Val) {
    let (one, two) = (k.constant(1), k.constant(2));
    let (is_low, is_high) = (k.compare("eq", j, one), k.compare("eq", j, two));
    let other = k.choose(is_high, high, own);
    let at = k.choose(is_low, low, other);
    let first_after = k.moved(high, -((before + size) as i64));
    let (low_fits, high_fits) = (k.is_index(low, before), k.is_index(first_after, after));
    let (not_low, not_high) = (k.not(is_low), k.not(is_high));
    let low = k.bitwise("or", not_low, low_fits);
    let high = k.bitwise("or", not_high, high_fits);
    (at, k.bitwise("and", low, high))
}
impl<P: Shape> Copies for Reflect<P> {
    fn count(_: Padded) -> usize {
        3
    }
    fn copy(k: &mut Body, padded: Padded, i: Ranged, j: Ranged) -> (Ranged, Val) {
        let Padded { size, before, .. } = padded;
        let (first, last) = (
            k.constant(before as i64),
            k.constant((before + 2 * size - 2) as i64),
        );
        let all = [k.plus(i, first), k.minus(first, i), k.minus(last, i)];
        one_of_three(k, padded, j, all)
    }
}
impl<P: Shape> Copies for Circular<P> {
    fn count(_: Padded) -> usize {
        3
    }
    fn copy(k: &mut Body, padded: Padded, i: Ranged, j: Ranged) -> (Ranged, Val) {
        let Padded { size, before, .. } = padded;
        let own = k.moved(i, before as i64);
        let all = [own, k.moved(own, -(size as i64)), k.moved(own, size as i64)];
        one_of_three(k, padded, j, all)
    }
}
impl<P: Shape> Copies for Replicate<P> {
    fn count(Padded { before, after, .. }: Padded) -> usize {
        1 + before + after
    }
    fn copy(k: &mut Body, padded: Padded, i: Ranged, j: Ranged) -> (Ranged, Val) {
        let Padded { size, before, .. } = padded;
        let (first, last, end) = (
            k.constant(0),
            k.constant(size as i64 - 1),
            k.constant(before as i64),
        );
        let (is_own, is_low) = (k.compare("eq", j, first), k.compare("le", j, end));
        let (is_first, is_last) = (k.compare("eq", i, first), k.compare("eq", i, last));
        let (own, low, high) = (k.plus(i, end), k.moved(j, -1), k.moved(j, size as i64 - 1));
        let other = k.choose(is_low, low, high);
        let edge = k.sel(is_low, is_first, is_last);
        (k.choose(is_own, own, other), k.bitwise("or", is_own, edge))
    }
}

/// The gradients of the copies, of an operand of the shape `From`.
struct OfCopies<R, P, T: 'static, From, To: Shape> {
    grad: Temporary<T, To>,
    of: PhantomData<(R, P, From)>,
}
impl<R, P, T, From, To: Shape> Clone for OfCopies<R, P, T, From, To> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<R, P, T, From, To: Shape> Copy for OfCopies<R, P, T, From, To> {}
impl<R, P: Shape, T, From: Shape, To: Shape> OfCopies<R, P, T, From, To> {
    fn padded(d: usize) -> Padded {
        let (before, size) = (padding_before(P::SIZES)[d], From::PADDED[d]);
        let after = To::PADDED[d] - size - before;
        Padded {
            size,
            before,
            after,
        }
    }
    fn is_padded(d: usize) -> bool {
        To::PADDED[d] != From::PADDED[d]
    }
}
impl<R: Copies, P: Shape, T: CudaElement, From: Shape, To: Shape> Collect
    for OfCopies<R, P, T, From, To>
{
    type Elem = T;
    type To = From;
    type Key = OfCopies<R, P, T, From, To>;
    fn args(&self, args: &mut Args) {
        Emit::args(&self.grad, args);
    }
    fn leaves(out: &mut Vec<LeafInfo>) {
        apart::<Temporary<T, To>>(out);
    }
    fn steps() -> usize {
        (0..MAX_RANK)
            .filter(|&d| Self::is_padded(d))
            .map(|d| R::count(Self::padded(d)))
            .product()
    }
    fn step(k: &mut Body, mut at: At, i: Ranged, sum: &[Val]) -> Vec<Val> {
        let (mut rest, mut inside) = (i, None);
        for (d, at) in at.iter_mut().enumerate() {
            if !Self::is_padded(d) {
                continue;
            }
            let padded = Self::padded(d);
            let j;
            (rest, j) = k.parts(rest, R::count(padded));
            let (copy, is_one) = R::copy(k, padded, *at, j);
            let found = k.at_least(copy, 0);
            *at = k.at_most(found, To::PADDED[d] - 1).index(To::PADDED[d]);
            inside = k.both(inside, Some(is_one));
        }
        let zero = k.lit(T::TY, 0.0);
        let x = k.at::<Temporary<T, To>>(&at)[0];
        let x = match inside {
            Some(inside) => k.sel(inside, x, zero),
            None => x,
        };
        vec![k.add(sum[0], x)]
    }
}

macro_rules! paddings {
    ($($R:ident)*) => { $(
        impl<P: Shape, From: Shape, To: Shape> CudaReversible<From, To> for $R<P> {
            fn accept<T: CudaTape<Elem: CudaElement, Shape = From>>(
                self,
                tape: T,
                grad: Temporary<T::Elem, To>,
                room: &mut Temporaries<'_>,
            ) -> Result<(), CudaError> {
                let copies = OfCopies::<Self, P, T::Elem, From, To> { grad, of: PhantomData };
                tape.accept(Collected(copies), room)
            }
        }
    )* };
}
paddings! { Reflect Replicate Circular }
