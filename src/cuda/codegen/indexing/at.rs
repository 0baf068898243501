//! Elements at an index: what a node reads that locates its elements by index.

use std::vec;
use std::vec::Vec;

use crate::cuda::codegen::emit::Emit;
use crate::cuda::codegen::matmul::product::Sought;
use crate::cuda::ptx::access::{Lanes, LeafInfo, Place};
use crate::cuda::ptx::ir::{Body, Ty, Val};
use crate::cuda::ptx::ranged::Ranged;
use crate::shape::{MAX_RANK, Shape};

/// An index for each dimension, right-aligned.
pub(in crate::cuda) type At = [Ranged; MAX_RANK];

impl Body {
    /// The index counted from the end of a dimension.
    pub(in crate::cuda) fn reversed(&mut self, i: Ranged, size: usize) -> Ranged {
        let last = self.constant(size as i64 - 1);
        self.minus(last, i).index(size)
    }

    /// The index of one of the current elements. It is 0 along each dimension in which the shape has size 1, whatever
    /// the index in a larger shape to which it is broadcast.
    pub(in crate::cuda) fn index(&mut self, lane: usize, sizes: &[usize; MAX_RANK]) -> At {
        let mut out = [self.constant(0); MAX_RANK];
        let (loops, counts, lanes) = (self.at.loops.clone(), self.at.counts.clone(), self.at.lanes);
        for (k, (&(axis, extent), &count)) in loops.iter().zip(&counts).enumerate() {
            if sizes[axis] == 1 {
                continue;
            }
            let mut i = count;
            if !self.at.apart {
                // A linear position in steps of `lanes`; the next loop has its quotient.
                let lanes = if k == 0 { lanes } else { 1 };
                if let Some(&outer) = counts.get(k + 1) {
                    i = self.remainder(i, outer, extent / lanes);
                }
                i = self.times(i, lanes);
            }
            out[axis] = if k == 0 {
                self.moved(i, lane as i64)
            } else {
                i
            };
        }
        out
    }

    /// The element of an operand at an index.
    pub(in crate::cuda) fn at<A: Emit>(&mut self, index: &At) -> Vec<Val> {
        let mut place = Place {
            lanes: 1,
            apart: true,
            ..Place::default()
        };
        for d in (0..MAX_RANK).rev() {
            if index[d].val().literal() != Some(0) {
                place.loops.push((d, A::Shape::PADDED[d]));
                place.counts.push(index[d]);
            }
        }
        let outer = core::mem::replace(&mut self.at, place);
        let product = core::mem::replace(&mut self.product, Sought::Nothing);
        let out = A::emit(self).swap_remove(0);
        self.product = product;
        self.at = outer;
        out
    }
    /// Skips an operand, but declares its parameters.
    pub(in crate::cuda) fn skip<A: Emit>(&mut self) {
        let nowhere = [self.constant(0); MAX_RANK];
        self.dry(|k| {
            let _ = k.at::<A>(&nowhere);
        });
    }
    /// Evaluates `f` at the index of each current element, with the same parameters.
    pub(in crate::cuda) fn each_index<S: Shape>(
        &mut self,
        f: impl Fn(&mut Self, At) -> Val,
    ) -> Lanes {
        let mark = self.mark();
        (0..self.at.lanes)
            .map(|lane| {
                self.back_to(mark);
                let index = self.index(lane, &S::PADDED);
                vec![f(self, index)]
            })
            .collect()
    }
    /// The index that was read, or 0 if it is out of range.
    pub(in crate::cuda) fn checked(
        &mut self,
        x: Val,
        size: usize,
        from_either_end: bool,
    ) -> Ranged {
        let wide = if x.ty.bits() == 64 {
            x
        } else {
            self.cvt(x, Ty::I64)
        };
        let (end, none) = (self.int(Ty::I64, size as i64), self.int(Ty::I64, 0));
        let mut wide = wide.as_type(Ty::I64);
        let negative = self.cmp("lt", wide, none);
        if from_either_end && x.ty.is_signed() {
            let back = self.add(wide, end);
            wide = self.sel(negative, back, wide);
        }
        // As an unsigned number, a negative index is out of range, too.
        let end = self.int(Ty::U64, size as i64);
        let fits = self.cmp("lt", wide.as_type(Ty::U64), end);
        let last = size.saturating_sub(1);
        let found = match u32::try_from(last) {
            Ok(_) => self.cvt(wide, Ty::U32),
            Err(_) => wide,
        };
        let zero = self.int(found.ty, 0);
        let found = self.sel(fits, found, zero);
        self.count_in(found, 0, last as i64)
    }
}

/// The operands of `A`, reported as strided, so that no vector load reads them.
pub(in crate::cuda) fn apart<A: Emit>(out: &mut Vec<LeafInfo>) {
    let begin = out.len();
    A::leaves(out);
    for leaf in &mut out[begin..] {
        leaf.strides = [2; MAX_RANK];
        leaf.factor = None;
    }
}

/// The elements of `A`, each at the index that `find` computes from the index of the result. The parameters of `find`
/// follow those of the operand, but its index is computed before the operand's elements are read.
pub(in crate::cuda) fn elsewhere<S: Shape, A: Emit>(
    k: &mut Body,
    find: impl Fn(&mut Body, At) -> At,
) -> Lanes {
    let mark = k.mark();
    k.skip::<A>();
    let behind = k.mark();
    k.back_to(mark);
    k.each_index::<S>(|k, at| {
        k.back_to(behind);
        let from = find(k, at);
        let end = k.mark();
        k.back_to(mark);
        let x = k.at::<A>(&from)[0];
        k.back_to(end);
        x
    })
}

/// The arguments and the leaves of a node that consists of only these operands.
macro_rules! operands {
    ($($field:ident: $Of:ident),*) => {
        fn args(&self, args: &mut Args) {
            $( self.$field.args(args); )*
        }
        fn leaves(out: &mut Vec<LeafInfo>) {
            $( apart::<$Of>(out); )*
        }
    };
}
pub(in crate::cuda) use operands;
