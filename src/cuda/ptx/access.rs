//! Access to memory: the address of each element that a thread processes, loads and stores.

use std::format;
use std::string::{String, ToString};
use std::vec;
use std::vec::Vec;

use crate::cuda::codegen::transpose::Staged;
use crate::cuda::ptx::element::CudaElement;
use crate::cuda::ptx::ir::{Body, Ty, Val};
use crate::cuda::ptx::ranged::Ranged;
use crate::shape::MAX_RANK;

/// The values of the current elements, one list per element.
pub(in crate::cuda) type Lanes = Vec<Vec<Val>>;

/// The number of threads of a block.
pub(in crate::cuda) const BLOCK: u32 = 256;
/// The largest number of blocks of a launch.
pub(in crate::cuda) const MAX_BLOCKS: usize = (1 << 31) - 1;

/// An operand: its element type and its strides, right-aligned.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct LeafInfo {
    pub(in crate::cuda) ty: Ty,
    pub(in crate::cuda) strides: [usize; MAX_RANK],
    /// Whether it is the left or the right factor of a product, or neither.
    pub(in crate::cuda) factor: Option<Side>,
}
impl LeafInfo {
    pub(in crate::cuda) fn new<T: CudaElement>(strides: [usize; MAX_RANK]) -> Self {
        Self {
            strides,
            ..Self::of(T::TY)
        }
    }
    /// One element.
    pub(in crate::cuda) const fn of(ty: Ty) -> Self {
        Self {
            ty,
            strides: [0; MAX_RANK],
            factor: None,
        }
    }
}
/// Which factor of a product an operand is.
#[doc(hidden)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::cuda) enum Side {
    Left,
    Right,
}

/// When a load is done: a predicate, and whether its registers are 0 where it does not hold.
#[derive(Clone, Copy, Debug)]
pub(in crate::cuda) struct Only {
    pub(in crate::cuda) is: Val,
    pub(in crate::cuda) else_zero: bool,
}

/// The elements that a thread currently processes: some of the innermost loop, at a position in each loop.
#[doc(hidden)]
#[derive(Clone, Debug, Default)]
pub(in crate::cuda) struct Place {
    /// The number of current elements, consecutive in the innermost loop.
    pub(in crate::cuda) lanes: usize,
    /// Whether vector loads and stores are allowed.
    pub(in crate::cuda) wide: bool,
    /// The loops from the innermost outwards: dimension and extent, in elements.
    pub(in crate::cuda) loops: Vec<(usize, usize)>,
    /// The position, in units of `lanes` elements, then divided by each extent in turn.
    pub(in crate::cuda) counts: Vec<Ranged>,
    /// Whether `counts` are the indices themselves, in elements.
    pub(in crate::cuda) apart: bool,
}

impl Place {
    // With the linear position Q₀ and Qₖ₊₁ = Qₖ / eₖ, the index of loop k is Qₖ - eₖ·Qₖ₊₁. So the offset of an
    // operand with the strides sₖ is Σ Qₖ·(sₖ - sₖ₋₁·eₖ₋₁): loops over which it is contiguous cost nothing.
    fn steps(&self, leaf: &LeafInfo) -> Vec<i64> {
        let size = leaf.ty.size() as i64;
        if self.apart {
            let loops = self.loops.iter();
            return loops
                .map(|&(axis, _)| (leaf.strides[axis] as i64).wrapping_mul(size))
                .collect();
        }
        let mut inner = 0;
        let mut out = Vec::new();
        for (k, &(axis, extent)) in self.loops.iter().enumerate() {
            let stride = leaf.strides[axis] as i64;
            let lanes = if k == 0 { self.lanes as i64 } else { 1 };
            // Modulo 2⁶⁴, like addresses.
            out.push(
                stride
                    .wrapping_mul(lanes)
                    .wrapping_sub(inner)
                    .wrapping_mul(size),
            );
            inner = stride.wrapping_mul(extent as i64);
        }
        out
    }
    pub(in crate::cuda) fn inner(&self, leaf: &LeafInfo) -> usize {
        self.loops
            .first()
            .map_or(0, |&(axis, _)| leaf.strides[axis])
    }
    // Whether each group of lanes of an operand is contiguous and starts at a multiple of the number of lanes.
    pub(in crate::cuda) fn in_groups(&self, leaf: &LeafInfo) -> bool {
        let outer = self.loops.iter().skip(1);
        self.inner(leaf) == 1
            && outer
                .into_iter()
                .all(|&(axis, _)| leaf.strides[axis].is_multiple_of(self.lanes))
    }
}

impl Body {
    pub(in crate::cuda) fn address(&mut self, from: Val, leaf: &LeafInfo) -> Val {
        let counts = self.at.counts.clone();
        let steps = self.at.steps(leaf);
        let mut at = from;
        for (count, step) in counts.into_iter().zip(steps) {
            at = self.step(at, count, step);
        }
        at
    }

    /// Loads the current elements of an operand. No thread writes those of a `shared` operand during the launch.
    pub(in crate::cuda) fn load(&mut self, from: Val, leaf: &LeafInfo, shared: bool) -> Vec<Val> {
        match core::mem::take(&mut self.staged) {
            Staged::No => {}
            Staged::Here(values) => return values,
            _ => {
                self.staged = Staged::From(from);
                return vec![self.lit(leaf.ty, 0.0); self.at.lanes];
            }
        }
        let at = self.address(from, leaf);
        self.load_at(at, leaf, shared)
    }
    /// Loads the current elements of an operand, the first of which is at an address.
    pub(in crate::cuda) fn load_at(&mut self, at: Val, leaf: &LeafInfo, shared: bool) -> Vec<Val> {
        let (lanes, size, ty) = (self.at.lanes, leaf.ty.size(), leaf.ty);
        let inner = self.at.inner(leaf);
        let how = if shared { "ld.global.nc" } else { "ld.global" };
        if lanes == 1 || inner == 0 {
            let one = self.load_one(how, at, 0, ty);
            return vec![one; lanes];
        }
        if !self.at.wide || !self.at.in_groups(leaf) {
            return (0..lanes)
                .map(|i| self.load_one(how, at, i * inner * size, ty))
                .collect();
        }
        // What other positions of the loops outside read again should stay in the cache.
        let outer = self.at.loops.iter().skip(1);
        let once = outer.into_iter().all(|&(axis, _)| leaf.strides[axis] > 0);
        let how = if shared && once {
            "ld.global.nc.L1::no_allocate"
        } else {
            how
        };
        let words = self.load_words(how, at, lanes, ty, None);
        self.elements(&words, lanes, ty)
    }
    /// Loads adjacent elements, as they are in memory, into the registers that [`elements`](Self::elements) takes them
    /// from; only where a condition holds, if there is one.
    pub(in crate::cuda) fn load_words(
        &mut self,
        how: &str,
        at: Val,
        lanes: usize,
        ty: Ty,
        only: Option<Only>,
    ) -> Vec<Val> {
        let size = ty.size();
        // Several small elements are packed into each register.
        let (kind, name) = match ty {
            _ if lanes > 1 && size < 4 && lanes * size >= 4 => (Ty::U32, "u32"),
            Ty::Bool => (Ty::U8, "u8"),
            _ if ty.is_half() => (Ty::U32, "u16"),
            _ => (ty, ty.stored()),
        };
        let count = if lanes * size >= 4 {
            lanes * size / size.max(4)
        } else {
            lanes
        };
        let out: Vec<Val> = (0..count).map(|_| self.fresh(kind)).collect();
        let names: Vec<String> = out.iter().map(Val::to_string).collect();
        let guard = match only {
            None => String::new(),
            Some(only) => {
                if only.else_zero {
                    let zero = self.lit(kind, 0.0);
                    for &word in &out {
                        self.set_to(word, zero);
                    }
                }
                format!("@{} ", only.is)
            }
        };
        match count {
            1 => self.line(&format!("{guard}{how}.{name} {}, [{at}]", names[0])),
            n => self.line(&format!(
                "{guard}{how}.v{n}.{name} {{{}}}, [{at}]",
                names.join(", ")
            )),
        }
        out
    }
    /// The elements in the registers that [`load_words`](Self::load_words) returns.
    pub(in crate::cuda) fn elements(&mut self, words: &[Val], lanes: usize, ty: Ty) -> Vec<Val> {
        let size = ty.size();
        if words.len() == lanes {
            return words.iter().map(|&x| self.truth_of(x, ty)).collect();
        }
        let mut all = Vec::new();
        for i in 0..lanes {
            let (word, begin) = (words[i * size / 4], i * size % 4 * 8);
            let (begin, bits) = (
                self.int(Ty::U32, begin as i64),
                self.int(Ty::U32, ty.bits().into()),
            );
            let (name, kind) = match ty {
                Ty::Bool => ("bfe.u32", Ty::U8),
                _ if ty.is_half() => ("bfe.u32", Ty::U32),
                _ if ty.is_signed() => ("bfe.s32", ty),
                _ => ("bfe.u32", ty),
            };
            let x = self.op(name, kind, &[word, begin, bits]);
            all.push(self.truth_of(x, ty));
        }
        all
    }
    // Converts a byte to a boolean, and bits to a 16-bit float.
    fn truth_of(&mut self, x: Val, ty: Ty) -> Val {
        match ty {
            Ty::Bool => self.cvt(x, Ty::Bool),
            _ if ty.is_half() => self.decoded(x, ty),
            _ => x,
        }
    }
    // An address plus a number of bytes: an instruction takes a 32-bit offset.
    fn at_bytes(&mut self, at: Val, bytes: usize) -> String {
        match i32::try_from(bytes) {
            Ok(0) => format!("{at}"),
            Ok(bytes) => format!("{at}+{bytes}"),
            Err(_) => format!("{}", self.ahead(at, bytes as i64)),
        }
    }
    pub(in crate::cuda) fn load_one(&mut self, how: &str, at: Val, bytes: usize, ty: Ty) -> Val {
        let place = self.at_bytes(at, bytes);
        let out = self.fresh(match ty {
            Ty::Bool => Ty::U8,
            _ if ty.is_half() => Ty::U32,
            _ => ty,
        });
        self.line(&format!("{how}.{} {out}, [{place}]", ty.stored()));
        self.truth_of(out, ty)
    }
    fn byte(&mut self, x: Val) -> Val {
        match x.ty {
            Ty::Bool => self.cvt(x, Ty::U8),
            ty if ty.is_half() => self.encoded(x),
            _ => x,
        }
    }
    pub(in crate::cuda) fn store_one(&mut self, at: Val, bytes: usize, x: Val) {
        let (ty, x) = (x.ty, self.byte(x));
        let place = self.at_bytes(at, bytes);
        self.line(&format!("st.global.{} [{place}], {x}", ty.stored()));
    }

    /// Stores the current elements.
    pub(in crate::cuda) fn store(&mut self, to: Val, leaf: &LeafInfo, values: &[Val]) {
        let (lanes, size) = (self.at.lanes, leaf.ty.size());
        let at = self.address(to, leaf);
        let inner = self.at.inner(leaf);
        if lanes == 1 || !self.at.wide || !self.at.in_groups(leaf) {
            for (i, &x) in values.iter().enumerate() {
                self.store_one(at, i * inner * size, x);
            }
            return;
        }
        let values: Vec<Val> = values.iter().map(|&x| self.byte(x)).collect();
        let words = if size >= 4 || lanes * size < 4 {
            values
        } else {
            let each = 4 / size;
            values
                .chunks(each)
                .map(|parts| self.packed(parts, size))
                .collect()
        };
        let names: Vec<String> = words.iter().map(Val::to_string).collect();
        let kind = match words[0].ty {
            // Packed elements.
            ty if lanes * size >= 4 && size < 4 => {
                let _ = ty;
                "u32"
            }
            ty => ty.stored(),
        };
        match names.len() {
            1 => self.line(&format!("st.global.{kind} [{at}], {}", names[0])),
            n => self.line(&format!(
                "st.global.v{n}.{kind} [{at}], {{{}}}",
                names.join(", ")
            )),
        }
    }
    // Small elements in one register, the first in the low bits.
    fn packed(&mut self, parts: &[Val], size: usize) -> Val {
        let mut word = parts[0];
        for (i, &part) in parts.iter().enumerate().skip(1) {
            let (begin, bits) = (
                self.int(Ty::U32, (i * size * 8) as i64),
                self.int(Ty::U32, (size * 8) as i64),
            );
            word = self.op("bfi.b32", Ty::U32, &[part, word, begin, bits]);
        }
        word
    }

    /// Divides a position by the extents of the loops, in turn.
    pub(in crate::cuda) fn count(&mut self, position: Ranged) {
        let mut counts = vec![position];
        let loops = self.at.loops.clone();
        for (k, &(_, extent)) in loops.iter().enumerate().take(loops.len().saturating_sub(1)) {
            let extent = if k == 0 {
                extent / self.at.lanes
            } else {
                extent
            };
            let last = counts[k];
            counts.push(self.quotient(last, extent));
        }
        self.at.counts = counts;
    }
}
