//! Windows: the elements of an input from which a convolution or a pool computes an element.

use core::marker::PhantomData;
use std::format;

use crate::cuda::codegen::indexing::at::At;
use crate::cuda::ptx::ir::{Body, Val};
use crate::cuda::ptx::ranged::Ranged;
use crate::layout::{Window, WindowOp};
use crate::num::bits::Bool;
use crate::shape::{MAX_RANK, Shape};

/// The operation, its options and the shape of its output.
pub(in crate::cuda) type Of<Op, O, Out> = PhantomData<fn() -> (Op, O, Out)>;

/// The largest number of steps of a loop that is unrolled.
pub(in crate::cuda) const UNROLLED: usize = 16;

impl Body {
    /// Repeats `f` with each index below `steps`: in a loop, or unrolled.
    pub(in crate::cuda) fn repeated(
        &mut self,
        steps: usize,
        unrolled: bool,
        mut f: impl FnMut(&mut Self, Ranged),
    ) {
        if unrolled || steps <= 1 {
            for i in 0..steps {
                let i = self.constant(i as i64);
                f(self, i);
            }
            return;
        }
        let nothing = self.constant(0);
        let count = self.variable(nothing, steps);
        let begin = self.label();
        self.place_label(begin);
        f(self, count.index(steps));
        self.advance(count, 1);
        let again = self.is_index(count, steps);
        self.line(&format!("@{again} bra L{begin}"));
    }
    /// Visits each position of a window, with its index along height and width, without dilation.
    pub(in crate::cuda) fn each_tap(
        &mut self,
        [high, wide]: [usize; 2],
        mut f: impl FnMut(&mut Self, [Ranged; 2]),
    ) {
        let unrolled = high * wide <= UNROLLED;
        self.repeated(high, unrolled, |k, i| {
            k.repeated(wide, unrolled || wide <= UNROLLED, |k, j| f(k, [i, j]));
        });
    }
    /// Batch, channel, height and width of one of the current elements.
    pub(in crate::cuda) fn in_image<Op: WindowOp, Out: Shape>(
        &mut self,
        lane: usize,
    ) -> [Ranged; 4] {
        let at = self.index(lane, &Out::PADDED);
        let last = MAX_RANK - 1;
        match Op::IsFlat::VALUE {
            true => [at[last - 3], at[last - 2], at[last - 1], at[last]],
            false => [at[last - 2], at[last - 1], self.constant(0), at[last]],
        }
    }
    /// The input index of the position `tap` of the window at `at` along one dimension, and whether it is in range, if
    /// it may be in the padding.
    pub(in crate::cuda) fn met(
        &mut self,
        g: &Window,
        d: usize,
        at: Ranged,
        tap: Ranged,
    ) -> (Ranged, Option<Val>) {
        let from = self.times(at, g.stride[d]);
        let tap = self.times(tap, g.dilation[d]);
        let place = self.plus(from, tap);
        let place = self.moved(place, -(g.padding[d] as i64));
        let size = g.input[d + 2];
        let reach = (g.kernel[d] - 1) * g.dilation[d];
        let furthest = (g.output[d + 2] - 1) * g.stride[d] + reach;
        if g.padding[d] == 0 && furthest < size {
            return (place.index(size), None);
        }
        // As an unsigned number, a negative index is out of range, too.
        let inside = self.is_index(place, size);
        (place.index(size), Some(inside))
    }
    pub(in crate::cuda) fn both(&mut self, a: Option<Val>, b: Option<Val>) -> Option<Val> {
        match (a, b) {
            (Some(a), Some(b)) => Some(self.bitwise("and", a, b)),
            (a, b) => a.or(b),
        }
    }
}

// Converts right-aligned strides to those of an image.
pub(in crate::cuda) fn four_of<Op: WindowOp, Sh: Shape>(
    steps: &[usize; MAX_RANK],
    weights: bool,
) -> [usize; 4] {
    let last = MAX_RANK - 1;
    let batch = match Op::IsFlat::VALUE {
        true => last - 3,
        false => last - 2,
    };
    let first = if weights || MAX_RANK - Sh::RANK <= batch {
        steps[batch]
    } else {
        0
    };
    match Op::IsFlat::VALUE {
        true => [first, steps[last - 2], steps[last - 1], steps[last]],
        false => [first, steps[last - 1], 0, steps[last]],
    }
}

// The right-aligned index of an element of an input.
pub(in crate::cuda) fn index_of<Op: WindowOp, X: Shape>(k: &Body, [n, c, y, x]: [Ranged; 4]) -> At {
    let mut at = [k.constant(0); MAX_RANK];
    let last = MAX_RANK - 1;
    if Op::IsFlat::VALUE {
        [at[last - 3], at[last - 2], at[last - 1], at[last]] = [n, c, y, x];
    } else {
        [at[last - 2], at[last - 1], at[last]] = [n, c, x];
    }
    for (i, &size) in at.iter_mut().zip(&X::PADDED) {
        if size == 1 {
            *i = k.constant(0);
        }
    }
    at
}
