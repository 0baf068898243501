//! The walk of a block along the rows that it reduces.

use core::cell::Cell;
use core::marker::PhantomData;
use std::format;
use std::vec;
use std::vec::Vec;

use crate::cuda::codegen::emit::Emit;
use crate::cuda::ptx::access::{BLOCK, Lanes, LeafInfo, Place};
use crate::cuda::ptx::element::CudaElement;
use crate::cuda::ptx::ir::{Body, Ty, Val};
use crate::cuda::ptx::ranged::Ranged;
use crate::expr::plan::effective;
use crate::layout::{Layout, Strided};
use crate::shape::{MAX_RANK, Shape};

/// Reduction operations.
pub(in crate::cuda) const SUM: u8 = 0;
pub(in crate::cuda) const MEAN: u8 = 1;
pub(in crate::cuda) const MAX: u8 = 2;
pub(in crate::cuda) const MIN: u8 = 3;
pub(in crate::cuda) const PRODUCT: u8 = 4;
pub(in crate::cuda) const ANY: u8 = 5;
pub(in crate::cuda) const ALL: u8 = 6;

/// The lane distances of the shuffles of a warp reduction.
pub(in crate::cuda) const DISTANCES: [i64; 5] = [16, 8, 4, 2, 1];

/// The number of blocks that reduce a whole tensor.
pub(in crate::cuda) const BLOCKS: usize = 512;

/// Key of a kernel: its operation, its dimensions, and its output.
pub(in crate::cuda) struct Rows<What, Marked, To>(PhantomData<(What, Marked, To)>);

fn start(k: &Body, what: u8, ty: Ty) -> Val {
    match what {
        MAX => k.lit(ty, f64::NEG_INFINITY),
        MIN => k.lit(ty, f64::INFINITY),
        PRODUCT => k.lit(ty, 1.0),
        ANY => k.int(ty, 0),
        ALL => k.int(ty, 1),
        _ => k.lit(ty, 0.0),
    }
}
fn combined(k: &mut Body, what: u8, a: Val, b: Val) -> Val {
    match what {
        MAX => k.larger(a, b),
        MIN => k.smaller(a, b),
        PRODUCT => k.mul(a, b),
        ANY => k.bitwise("or", a, b),
        ALL => k.bitwise("and", a, b),
        _ => k.add(a, b),
    }
}

/// The elements that a thread visits: from its own index on, with a step.
#[doc(hidden)]
#[derive(Debug)]
pub struct Walk {
    /// Added to the position along the row.
    pub(in crate::cuda) base: Option<Ranged>,
    pub(in crate::cuda) first: Ranged,
    pub(in crate::cuda) step: u32,
    pub(in crate::cuda) end: usize,
    /// The positions in the loops outside of the row. If `None`, each position is divided.
    pub(in crate::cuda) outer: Option<Vec<Ranged>>,
    pub(in crate::cuda) emit: fn(&mut Body) -> Lanes,
    /// The number of threads that share a row: a block, or, for short rows, a part of a warp.
    pub(in crate::cuda) team: usize,
    /// Whether the row of a thread is out of range. The thread then recomputes the last row and writes nothing.
    pub(in crate::cuda) beyond: Option<Val>,
    /// The element of a thread that has at most one, and its position.
    pub(in crate::cuda) held: Cell<Option<(Val, Ranged)>>,
    /// The number of the row, and that of the part.
    pub(in crate::cuda) part: (Ranged, Ranged),
    /// The index of the row, in the loops outside of the row.
    pub(in crate::cuda) row: Place,
}
impl Walk {
    /// Visits all elements that a block shares.
    pub(in crate::cuda) fn of_block(
        first: Ranged,
        step: u32,
        end: usize,
        emit: fn(&mut Body) -> Lanes,
    ) -> Self {
        Self {
            base: None,
            first,
            step,
            end,
            outer: None,
            emit,
            team: BLOCK as usize,
            beyond: None,
            held: Cell::new(None),
            part: (first, first),
            row: Place::default(),
        }
    }
    /// As [`each`](Self::each), for a thread that has at most one element, which is computed once.
    fn only(&self, k: &mut Body, f: impl FnOnce(&mut Body, Val, Ranged)) {
        let done = k.label();
        if self.end < self.team {
            let none = k.is_past(self.first, self.end);
            k.line(&format!("@{none} bra L{done}"));
        }
        let first = self.first.index(self.end);
        let (x, position) = match self.held.get() {
            Some(held) => held,
            None => {
                let position = match self.base {
                    Some(base) => k.plus(base, first),
                    None => first,
                };
                match &self.outer {
                    Some(outer) => {
                        k.at.counts = vec![position];
                        k.at.counts.extend(outer);
                    }
                    None => k.count(position),
                }
                k.rewind();
                let _ = k.param(Ty::U64, true);
                ((self.emit)(k)[0][0], position)
            }
        };
        self.held.set(Some((x, position)));
        f(k, x, position);
        k.place_label(done);
    }
    /// Returns from all threads that have nothing more to write; if `one`, from all but the first thread of the row.
    pub(in crate::cuda) fn end(&self, k: &mut Body, one: bool) {
        if one && self.team > 1 {
            let zero = k.int(Ty::U32, 0);
            let other = k.cmp("ne", self.first.val(), zero);
            k.line(&format!("@{other} ret"));
        }
        if let Some(beyond) = self.beyond {
            k.line(&format!("@{beyond} ret"));
        }
    }
    /// One thread writes the result of the row.
    pub(in crate::cuda) fn write(&self, k: &mut Body, out: &LeafInfo, x: Val) {
        k.rewind();
        let to = k.param(Ty::U64, true);
        self.write_all(k, &[(to, out, x)]);
    }
    /// As [`write`](Self::write), of what `f` computes at the address.
    pub(in crate::cuda) fn write_with(
        &self,
        k: &mut Body,
        out: &LeafInfo,
        f: impl FnOnce(&mut Body, Val) -> Val,
    ) {
        k.rewind();
        let to = k.param(Ty::U64, true);
        let inside = core::mem::replace(&mut k.at, self.row.clone());
        let at = k.address(to, out);
        self.end(k, true);
        let x = f(k, at);
        k.store_one(at, 0, x);
        k.at = inside;
    }
    /// As [`write`](Self::write), for several results.
    pub(in crate::cuda) fn write_all(&self, k: &mut Body, all: &[(Val, &LeafInfo, Val)]) {
        let inside = core::mem::replace(&mut k.at, self.row.clone());
        let at: Vec<Val> = all.iter().map(|&(to, out, _)| k.address(to, out)).collect();
        self.end(k, true);
        for (at, &(.., x)) in at.into_iter().zip(all) {
            k.store_one(at, 0, x);
        }
        k.at = inside;
    }
    /// One thread writes the sum of its part of the row, of `parts`.
    pub(in crate::cuda) fn write_part(&self, k: &mut Body, parts: usize, x: Val) {
        let (row, part) = self.part;
        let place = k.times_plus(row, parts, part);
        if self.team == BLOCK as usize {
            return k.write_once(place, x);
        }
        k.rewind();
        let to = k.param(Ty::U64, true);
        let at = k.step(to, place, x.ty.size() as i64);
        self.end(k, false);
        k.store_one(at, 0, x);
    }
    /// Loops over the elements: calls `f` with each element and its position.
    pub(in crate::cuda) fn each(&self, k: &mut Body, f: impl FnOnce(&mut Body, Val, Ranged)) {
        if self.team < BLOCK as usize && self.end <= self.team && self.step as usize == self.team {
            return self.only(k, f);
        }
        let at = k.variable(self.first, self.end + self.step as usize);
        let (begin, done) = (k.label(), k.label());
        k.place_label(begin);
        let beyond = k.is_past(at, self.end);
        k.line(&format!("@{beyond} bra L{done}"));
        let here = at.index(self.end);
        let position = match self.base {
            Some(base) => k.plus(base, here),
            None => here,
        };
        match &self.outer {
            Some(outer) => {
                k.at.counts = vec![position];
                k.at.counts.extend(outer);
            }
            None => k.count(position),
        }
        k.rewind();
        let _ = k.param(Ty::U64, true);
        let x = (self.emit)(k)[0][0];
        f(k, x, position);
        k.advance(at, self.step as usize);
        k.line(&format!("bra L{begin}"));
        k.place_label(done);
    }
    /// Reduces all elements; every thread gets the result.
    pub(in crate::cuda) fn fold(
        &self,
        k: &mut Body,
        what: u8,
        ty: Ty,
        of: impl FnOnce(&mut Body, Val) -> Val,
    ) -> Val {
        let first = start(k, what, ty);
        let sum = k.copy(first);
        self.each(k, |k, x, _| {
            let x = of(k, x);
            let next = combined(k, what, sum, x);
            k.set_to(sum, next);
        });
        k.across(what, sum, self.team)
    }
}

impl Body {
    /// Reduces the values of all threads of a team: within each warp by shuffles, then through shared memory.
    pub(in crate::cuda) fn across(&mut self, what: u8, mut x: Val, team: usize) -> Val {
        for distance in DISTANCES.into_iter().filter(|&d| d < team as i64) {
            let other = self.shuffled(x, distance);
            x = combined(self, what, x, other);
        }
        if team < BLOCK as usize {
            return x;
        }
        // A separate slot for each warp, not reused, so that no thread overwrites a value that another still reads.
        let (slot, warps) = (self.shared, BLOCK as usize / 32);
        self.shared += warps * 8;
        let lane = self.lane(BLOCK).val();
        let (mask, zero, five) = (
            self.int(Ty::U32, 31),
            self.int(Ty::U32, 0),
            self.int(Ty::U32, 5),
        );
        let within = self.bitwise("and", lane, mask);
        let leads = self.cmp("eq", within, zero);
        let warp = self.shift(false, lane, five);
        let memory = self.shared_memory();
        let warp = self.count_in(warp, 0, warps as i64 - 1);
        let at = self.times_plus(warp, 8, memory).val();
        self.line(&format!(
            "@{leads} st.shared.{} [{at}+{slot}], {x}",
            x.ty.stored()
        ));
        self.line("bar.sync 0");
        let mut sum = None;
        for warp in 0..warps {
            let part = self.fresh(x.ty);
            self.line(&format!(
                "ld.shared.{} {part}, [shared+{}]",
                x.ty.stored(),
                slot + warp * 8
            ));
            sum = Some(match sum {
                Some(sum) => combined(self, what, sum, part),
                None => part,
            });
        }
        sum.unwrap_or(x)
    }
    pub(in crate::cuda) fn shuffled(&mut self, x: Val, distance: i64) -> Val {
        let (by, clamp, all) = (
            self.int(Ty::U32, distance),
            self.int(Ty::U32, 31),
            self.int(Ty::I32, -1),
        );
        if x.ty.bits() == 32 {
            return self.op("shfl.sync.bfly.b32", x.ty, &[x, by, clamp, all]);
        }
        let bits = self.bits_as(x, Ty::U64);
        let width = self.int(Ty::U32, 32);
        let high = self.shift(false, bits, width);
        let halves = [bits, high].map(|half| {
            let half = self.cvt(half, Ty::U32);
            let half = self.op("shfl.sync.bfly.b32", Ty::U32, &[half, by, clamp, all]);
            self.cvt(half, Ty::U64)
        });
        let high = self.shift(true, halves[1], width);
        let bits = self.bitwise("or", halves[0], high);
        self.bits_as(bits, x.ty)
    }
    /// One thread of the block writes its result.
    pub(in crate::cuda) fn write_once(&mut self, index: Ranged, x: Val) {
        self.rewind();
        let to = self.param(Ty::U64, true);
        let at = self.step(to, index, x.ty.size() as i64);
        let (lane, zero) = (self.lane(BLOCK), self.int(Ty::U32, 0));
        let other = self.cmp("ne", lane.val(), zero);
        self.line(&format!("@{other} ret"));
        self.store_one(at, 0, x);
    }
}

/// Whether each dimension is reduced, right-aligned.
#[doc(hidden)]
pub(in crate::cuda) type Axes = [bool; MAX_RANK];
/// A single dimension.
pub(in crate::cuda) const fn one_axis(axis: usize) -> Axes {
    let mut axes = [false; MAX_RANK];
    axes[axis] = true;
    axes
}
/// The dimensions whose sizes differ from `marked`, which is 1 there. A dimension of size 1 needs no reduction.
pub(in crate::cuda) const fn marked(sizes: &[usize; MAX_RANK], marked: &[usize; MAX_RANK]) -> Axes {
    let mut axes = [false; MAX_RANK];
    let mut d = 0;
    while d < MAX_RANK {
        axes[d] = sizes[d] != marked[d];
        d += 1;
    }
    axes
}
fn sizes_where(sizes: &[usize], axes: &[bool], along: bool) -> usize {
    let all = sizes.iter().zip(axes);
    all.filter(|&(_, &is)| is == along)
        .map(|(size, _)| size)
        .product()
}

/// The number of threads that share each row, and the number of such teams that each sum a part of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::cuda) struct Shares {
    pub(in crate::cuda) team: usize,
    pub(in crate::cuda) parts: usize,
}
impl Shares {
    /// One team for each row.
    pub(in crate::cuda) fn whole(sizes: &[usize; MAX_RANK], axes: &Axes) -> Self {
        let team = team(sizes, axes);
        Self { team, parts: 1 }
    }
    /// More of them, so that all processors have work, if the rows are long and few; the parts of a row are then added
    /// by another kernel. If adjacent elements belong to different rows, adjacent threads do.
    pub(in crate::cuda) fn parts(sizes: &[usize; MAX_RANK], axes: &Axes) -> Self {
        // The terms of a thread, and of all of them.
        const LEAST: usize = 16;
        const FEW: usize = 1 << 14;
        let count = sizes_where(sizes, axes, true);
        let others = sizes_where(sizes, axes, false).max(1);
        let last = axes.iter().rposition(|&is| is).unwrap_or(MAX_RANK - 1);
        let beside: usize = sizes[last + 1..].iter().product();
        let whole = Self::whole(sizes, axes);
        if count * others < FEW {
            return whole;
        }
        let (team, teams) = match beside {
            0 | 1 => (BLOCK as usize, BLOCKS),
            _ => (1, BLOCKS * BLOCK as usize / 2),
        };
        let parts = (teams / others).min(count / (LEAST * team));
        match (parts, whole.team) {
            (0 | 1, _) => whole,
            (_, of) if of < BLOCK as usize && (of > 1 || team > 1) => whole,
            _ => Self { team, parts },
        }
    }
}

/// The number of threads that share each row. For short rows it is a part of a warp. If adjacent elements belong to
/// different rows, and there are many rows, each thread computes one row, so that adjacent threads read adjacent
/// elements.
pub(in crate::cuda) fn team(sizes: &[usize; MAX_RANK], axes: &Axes) -> usize {
    let count = sizes_where(sizes, axes, true);
    let last = axes.iter().rposition(|&is| is).unwrap_or(MAX_RANK - 1);
    let beside: usize = sizes[last + 1..].iter().product();
    let others = sizes_where(sizes, axes, false);
    match () {
        _ if beside > 1 && (count <= 32 || count <= 1024 && others >= 1 << 16) => 1,
        _ if beside <= 1 && count <= 32 => count.next_power_of_two(),
        _ => BLOCK as usize,
    }
}

/// Whether there are more threads or elements than a kernel can count: short rows have up to two threads for each
/// element.
pub(in crate::cuda) fn too_large<S: Shape>(axes: &Axes) -> bool {
    are_too_large(&S::PADDED, axes)
}
/// As [`too_large`], for sizes.
pub(in crate::cuda) fn are_too_large(sizes: &[usize; MAX_RANK], axes: &Axes) -> bool {
    let all = if team(sizes, axes) < BLOCK as usize {
        1 << 30
    } else {
        1 << 31
    };
    sizes.iter().product::<usize>() >= all || sizes_where(sizes, axes, false) >= 1 << 31
}

/// A kernel in which a team loops over each row, and the number of blocks.
pub(in crate::cuda) fn walked<N: Emit>(axes: &Axes) -> (Body, Walk, u32) {
    walked_over(&N::Shape::PADDED, axes, N::emit)
}
/// As [`walked`], over the indices of sizes.
pub(in crate::cuda) fn walked_over(
    sizes: &[usize; MAX_RANK],
    axes: &Axes,
    emit: fn(&mut Body) -> Lanes,
) -> (Body, Walk, u32) {
    walked_in(sizes, axes, Shares::whole(sizes, axes), emit)
}
/// As [`walked_over`], by teams of which several may share a row.
pub(in crate::cuda) fn walked_in(
    sizes: &[usize; MAX_RANK],
    axes: &Axes,
    Shares { team, parts }: Shares,
    emit: fn(&mut Body) -> Lanes,
) -> (Body, Walk, u32) {
    let count = sizes_where(sizes, axes, true);
    let others = sizes_where(sizes, axes, false);
    let of = |along: bool| {
        let all = (0..MAX_RANK).rev().map(|d| (d, sizes[d]));
        let all = all.filter(move |&(d, size)| axes[d] == along && size != 1);
        all.collect::<Vec<_>>()
    };
    let (mut loops, rows) = (of(true), of(false));
    // Rows of no element, or of one: one loop remains in any case.
    if count == 0 {
        loops.truncate(1);
    }
    if loops.is_empty() {
        loops.push((axes.iter().position(|&is| is).unwrap_or(MAX_RANK - 1), 1));
    }
    let single = loops.len() == 1;
    loops.extend(&rows);
    let mut k = Body::over(Place {
        lanes: 1,
        loops,
        ..Place::default()
    });
    let (row, first, part, beyond, blocks);
    if team == BLOCK as usize {
        let (block, lane) = (k.block(others * parts), k.lane(BLOCK));
        (row, part) = k.parts(block, parts);
        first = k.times_plus(part, team, lane);
        (beyond, blocks) = (None, (others * parts) as u32);
    } else {
        let all = (others * team * parts).div_ceil(BLOCK as usize);
        let thread = k.thread(all);
        let (number, lane) = k.parts(thread, team);
        let in_blocks = (others * team * parts).is_multiple_of(BLOCK as usize);
        beyond = (!in_blocks).then(|| k.is_past(number, others * parts));
        let number = match beyond {
            Some(_) => k.at_most(number, (others * parts).saturating_sub(1)),
            None => number.index(others * parts),
        };
        // Adjacent teams are of adjacent rows.
        (part, row) = match parts {
            1 => (k.constant(0), number),
            _ => k.parts(number, others),
        };
        first = match parts {
            1 => lane,
            _ => k.times_plus(part, team, lane),
        };
        blocks = all as u32;
    }
    let row = row.index(others);
    let mut outer = Vec::new();
    let mut rest = row;
    for &(_, extent) in &rows {
        outer.push(rest);
        rest = k.quotient(rest, extent);
    }
    let base = k.times(row, count);
    let walk = Walk {
        base: Some(base),
        first,
        step: (team * parts) as u32,
        end: count,
        outer: single.then(|| outer.clone()),
        emit,
        team,
        beyond,
        held: Cell::new(None),
        part: (row, part),
        row: Place {
            lanes: 1,
            loops: rows,
            counts: outer,
            ..Place::default()
        },
    };
    (k, walk, blocks)
}

/// The output of row kernels: a layout without the dimensions of the rows, or with size 1 for each, aligned with the
/// dimensions of the operand.
pub(in crate::cuda) fn result<T: CudaElement, From: Shape, To: Shape, St: Shape>(
    axes: &Axes,
) -> LeafInfo {
    let strides = effective(&To::PADDED, &<Strided<To, St> as Layout>::PADDED_STRIDES);
    // Dimensions of size 1 are skipped in both shapes.
    let inside = (0..MAX_RANK)
        .rev()
        .filter(|&d| !axes[d] && From::PADDED[d] != 1);
    let outside = (0..MAX_RANK).rev().filter(|&d| To::PADDED[d] != 1);
    let mut out = [0; MAX_RANK];
    for (d, to) in inside.zip(outside) {
        out[d] = strides[to];
    }
    LeafInfo::new::<T>(out)
}
