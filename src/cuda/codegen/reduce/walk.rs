//! The walk of a block along the rows that it reduces.

use core::cell::RefCell;
use core::marker::PhantomData;
use std::format;
use std::vec;
use std::vec::Vec;

use crate::cuda::CudaError;
use crate::cuda::codegen::emit::Emit;
use crate::cuda::codegen::reduce::team::{Axes, Rule, Shares, Team, sizes_where};
use crate::cuda::ptx::access::{BLOCK, Lanes, LeafInfo, Place};
use crate::cuda::ptx::element::CudaElement;
use crate::cuda::ptx::ir::{Body, Ty, Val};
use crate::cuda::ptx::kernel::{Kernel, Target};
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
/// The largest number, whatever is NaN.
pub(in crate::cuda) const MAX_NUMBER: u8 = 7;

/// After how many turns of its loop a thread adds its sums to one of all turns.
const TURNS: usize = 64;

/// Key of a kernel: its operation, its dimensions, and its output.
pub(in crate::cuda) struct Rows<What, Marked, To>(PhantomData<(What, Marked, To)>);

fn start(k: &Body, what: u8, ty: Ty) -> Val {
    match what {
        MAX | MAX_NUMBER => k.lit(ty, f64::NEG_INFINITY),
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
        MAX_NUMBER => k.op(&format!("max.{}", a.ty.work()), a.ty, &[a, b]),
        MIN => k.smaller(a, b),
        PRODUCT => k.mul(a, b),
        ANY => k.bitwise("or", a, b),
        ALL => k.bitwise("and", a, b),
        _ => k.add(a, b),
    }
}

/// A group of consecutive elements that a thread holds: their values, the position of the group in each loop, and its
/// index along the row.
type Group = (Vec<Val>, Vec<Ranged>, Ranged);

/// The elements that a thread visits, in groups of consecutive ones: from its own group on, with a step.
#[doc(hidden)]
#[derive(Debug)]
pub struct Walk {
    /// The position of the first group of the row.
    base: Option<Ranged>,
    first: Ranged,
    /// The number of the thread among those of its row, or of its part of the row.
    lane: Ranged,
    step: usize,
    /// The number of elements of the row.
    pub(in crate::cuda) end: usize,
    /// The number of elements of a group.
    lanes: usize,
    /// The positions in the loops outside of the row. If `None`, each position is divided.
    outer: Option<Vec<Ranged>>,
    pub(in crate::cuda) emit: fn(&mut Body) -> Lanes,
    pub(in crate::cuda) team: Team,
    /// Whether the row of a thread is out of range. The thread then recomputes the last row and writes nothing.
    beyond: Option<Val>,
    /// The number of groups that are loaded before the first of them is used.
    unroll: usize,
    /// Whether a thread has so few elements that it computes each once and holds them.
    holds: bool,
    held: RefCell<Vec<Group>>,
    /// The number of the row, and that of the part.
    part: (Ranged, Ranged),
    /// The index of the row, in the loops outside of the row.
    pub(in crate::cuda) row: Place,
    blocks: usize,
    /// The pointer arguments that must be aligned.
    aligned: Vec<(usize, usize)>,
}
impl Walk {
    /// Visits all elements that blocks share, one at a time.
    pub(in crate::cuda) fn of_block(
        first: Ranged,
        step: u32,
        end: usize,
        emit: fn(&mut Body) -> Lanes,
    ) -> Self {
        Self {
            base: None,
            first,
            lane: first,
            step: step as usize,
            end,
            lanes: 1,
            outer: None,
            emit,
            team: Team::Block(BLOCK as usize),
            beyond: None,
            unroll: 1,
            holds: false,
            held: RefCell::default(),
            part: (first, first),
            row: Place::default(),
            blocks: 1,
            aligned: Vec::new(),
        }
    }
    /// For a kernel that reads weights beside the elements that its threads hold: 16 floats and 4 weights exceed the 40
    /// registers with which ptxas 13.5 fills a processor of sm_80 or sm_90, and up to 8 bytes were spilled. With half as many
    /// threads on a processor, each has 64, and four loads of 16 bytes under way. Of 32 floats ptxas itself chooses so.
    pub(in crate::cuda) fn leave_registers(&self, k: &mut Body, ty: Ty) {
        let (full, more) = self.counts();
        let held = (full + usize::from(more)) * self.lanes;
        if self.holds && ty == Ty::F32 && (16..32).contains(&held) {
            k.least_blocks = (1024 / self.team.block()).max(1);
        }
    }
    /// The kernel, once its text is complete.
    pub(in crate::cuda) fn kernel(self, k: &Body, target: Target) -> Result<Kernel, CudaError> {
        let grid = (self.blocks as u32, self.team.block());
        Kernel::of_blocks(k, target, grid, self.aligned)
    }
    /// Returns from all threads that have nothing more to write; if `one`, from all but the first thread of the row.
    pub(in crate::cuda) fn end(&self, k: &mut Body, one: bool) {
        if one && self.team.size() > 1 {
            let zero = k.int(Ty::U32, 0);
            let other = k.cmp("ne", self.lane.val(), zero);
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
        k.rewind();
        let to = k.param(Ty::U64, true);
        let at = k.step(to, place, x.ty.size() as i64);
        self.end(k, true);
        k.store_one(at, 0, x);
    }

    // The number of groups that every thread has, and whether some threads have one more.
    fn counts(&self) -> (usize, bool) {
        let groups = self.end / self.lanes;
        (groups / self.step, !groups.is_multiple_of(self.step))
    }
    // Computes the elements of a group, given its index.
    fn load(&self, k: &mut Body, index: Ranged) -> Group {
        let index = index.index(self.end / self.lanes);
        let position = match self.base {
            Some(base) => k.plus(base, index),
            None => index,
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
        let values = (self.emit)(k).into_iter().map(|x| x[0]).collect();
        (values, k.at.counts.clone(), index)
    }
    // Runs `f` in the threads whose group of this number, `ahead` of `from`, is in the row; all have those before `full`.
    fn where_there(
        &self,
        k: &mut Body,
        number: usize,
        full: usize,
        (from, ahead): (Ranged, usize),
        f: impl FnOnce(&mut Body),
    ) {
        if number < full {
            return f(k);
        }
        let done = k.label();
        let index = k.moved(from, ahead as i64);
        let none = k.is_past(index, self.end / self.lanes);
        k.line(&format!("@{none} bra L{done}"));
        f(k);
        k.place_label(done);
    }
    /// Calls `f` with the values of each group and its index along the row.
    fn groups(&self, k: &mut Body, f: impl FnMut(&mut Body, &[Val], Ranged)) {
        self.groups_with(k, f, None);
    }
    /// The number of turns of the loop along the row.
    fn turns(&self) -> usize {
        if self.holds {
            0
        } else {
            self.counts().0 / self.unroll
        }
    }
    /// As [`groups`](Self::groups), and calls `pause` in every turn of the loop whose number is a multiple of `TURNS`.
    fn groups_with(
        &self,
        k: &mut Body,
        mut f: impl FnMut(&mut Body, &[Val], Ranged),
        mut pause: Option<&mut dyn FnMut(&mut Body)>,
    ) {
        let (full, more) = self.counts();
        let all = full + usize::from(more);
        if self.holds {
            if self.held.borrow().is_empty() {
                // All are loaded before the first is used.
                for number in 0..all {
                    self.where_there(k, number, full, (self.first, number * self.step), |k| {
                        let index = k.moved(self.first, (number * self.step) as i64);
                        let group = self.load(k, index);
                        self.held.borrow_mut().push(group);
                    });
                }
            }
            for number in 0..all {
                let (values, counts, index) = self.held.borrow()[number].clone();
                self.where_there(k, number, full, (self.first, number * self.step), |k| {
                    k.at.counts = counts;
                    f(k, &values, index);
                });
            }
            return;
        }
        let mut several = |k: &mut Body, from: Ranged, count: usize| {
            let groups: Vec<Group> = (0..count)
                .map(|i| {
                    let index = k.moved(from, (i * self.step) as i64);
                    self.load(k, index)
                })
                .collect();
            for (values, counts, index) in groups {
                k.at.counts = counts;
                f(k, &values, index);
            }
        };
        let stride = self.unroll * self.step;
        let turns = self.turns();
        let mut from = self.first;
        if turns > 0 {
            let at = k.variable(self.first, (turns + 1) * stride);
            let none = k.int(Ty::U32, 0);
            let turn = pause.is_some().then(|| k.copy(none));
            let begin = k.label();
            k.place_label(begin);
            several(k, at.index(turns * stride), self.unroll);
            if let (Some(pause), Some(turn)) = (&mut pause, turn) {
                let (one, end) = (k.int(Ty::U32, 1), k.int(Ty::U32, TURNS as i64));
                let (next, goes_on) = (k.add(turn, one), k.label());
                k.set_to(turn, next);
                let before = k.cmp("lt", turn, end);
                k.line(&format!("@{before} bra L{goes_on}"));
                pause(k);
                k.set_to(turn, none);
                k.place_label(goes_on);
            }
            k.advance(at, stride);
            let done = k.is_past(at, turns * stride);
            k.line(&format!("@!{done} bra L{begin}"));
            // What the loop counted goes on: the first index need not be kept in a register meanwhile.
            from = at.after(self.first, turns * stride);
        }
        let left = full % self.unroll;
        several(k, from, left);
        if more {
            let ahead = left * self.step;
            self.where_there(k, full, full, (from, ahead), |k| {
                let from = k.moved(from, ahead as i64);
                several(k, from, 1);
            });
        }
    }
    /// Calls `f` with each element and its index along the row.
    pub(in crate::cuda) fn each(&self, k: &mut Body, mut f: impl FnMut(&mut Body, Val, Ranged)) {
        self.groups(k, |k, values, index| {
            let first = k.times(index, self.lanes);
            for (i, &x) in values.iter().enumerate() {
                let index = k.moved(first, i as i64).index(self.end);
                f(k, x, index);
            }
        });
    }
    /// Stores what `f` computes of each group.
    pub(in crate::cuda) fn map(
        &self,
        k: &mut Body,
        out: &LeafInfo,
        mut f: impl FnMut(&mut Body, &[Val]) -> Vec<Val>,
    ) {
        self.end(k, false);
        self.groups(k, |k, values, _| {
            let values = f(k, values);
            k.rewind();
            let to = k.param(Ty::U64, true);
            k.store(to, out, &values);
        });
    }
    /// Replaces the elements by what `f` computes of each, if the threads hold them. Otherwise, returns false.
    pub(in crate::cuda) fn replace(
        &self,
        k: &mut Body,
        mut f: impl FnMut(&mut Body, Val) -> Val,
    ) -> bool {
        if self.holds {
            let mut all = Vec::new();
            self.groups(k, |k, values, _| {
                all.push(values.iter().map(|&x| f(k, x)).collect::<Vec<Val>>());
            });
            for (group, values) in self.held.borrow_mut().iter_mut().zip(all) {
                group.0 = values;
            }
        }
        self.holds
    }
    /// Reduces all elements; every thread gets the result.
    pub(in crate::cuda) fn fold(
        &self,
        k: &mut Body,
        what: u8,
        ty: Ty,
        mut of: impl FnMut(&mut Body, Val) -> Val,
    ) -> Val {
        self.fold_groups(k, what, ty, |k, values| {
            values.iter().map(|&x| of(k, x)).collect()
        })
    }
    /// As [`fold`](Self::fold), of what `of` computes of a group.
    pub(in crate::cuda) fn fold_groups(
        &self,
        k: &mut Body,
        what: u8,
        ty: Ty,
        mut of: impl FnMut(&mut Body, &[Val]) -> Vec<Val>,
    ) -> Val {
        // Several sums in turn, so that few additions wait for another.
        let (full, more) = self.counts();
        let groups = match self.holds {
            true => full + usize::from(more),
            false => self.unroll,
        };
        let first = start(k, what, ty);
        let several = 0..(groups * self.lanes).clamp(1, 4);
        let sums: Vec<Val> = several.map(|_| k.copy(first)).collect();
        let mut next = 0;
        // A float that many have been added to loses the last digits of the next. Sums of many are sums of sums.
        let many = matches!(what, SUM | MEAN) && ty.is_float() && self.turns() > TURNS;
        let total = many.then(|| k.copy(first));
        let part = |k: &mut Body| {
            let mut sums = sums.clone();
            while sums.len() > 1 {
                let (a, b) = (sums.remove(0), sums.remove(0));
                sums.push(combined(k, what, a, b));
            }
            sums[0]
        };
        let mut pause = |k: &mut Body| {
            let part = part(k);
            if let Some(total) = total {
                let all = k.add(total, part);
                k.set_to(total, all);
            }
            for &sum in &sums {
                k.set_to(sum, first);
            }
        };
        let add = |k: &mut Body, values: &[Val], _: Ranged| {
            for x in of(k, values) {
                let sum = sums[next % sums.len()];
                next += 1;
                let all = combined(k, what, sum, x);
                k.set_to(sum, all);
            }
        };
        match many {
            true => self.groups_with(k, add, Some(&mut pause)),
            false => self.groups(k, add),
        }
        let mut all = part(k);
        if let Some(total) = total {
            all = k.add(total, all);
        }
        self.across(k, what, all)
    }
    /// Reduces the values of all threads of a team: within each warp by shuffles, then through shared memory.
    pub(in crate::cuda) fn across(&self, k: &mut Body, what: u8, mut x: Val) -> Val {
        for distance in self.team.distances() {
            let other = k.shuffled(x, distance);
            x = combined(k, what, x, other);
        }
        let parts = self.team.exchange(k, &[x]);
        let parts = parts.into_iter().map(|part| part[0]);
        let all = parts.reduce(|a, b| combined(k, what, a, b));
        all.unwrap_or(x)
    }
}
impl Body {
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

/// A kernel in which a team walks along each row of an expression. `out` is written like the expression is read, and
/// `more` is read after it. `wide`: with vector loads and stores, where all these are contiguous.
pub(in crate::cuda) fn walked<N: Emit<Elem: CudaElement>>(
    axes: &Axes,
    out: Option<&LeafInfo>,
    more: impl FnOnce(&mut Vec<LeafInfo>),
    wide: bool,
) -> (Body, Walk) {
    let sizes = &N::Shape::PADDED;
    let mut rule = Rule::of(sizes, axes);
    let (loops, rows) = loops_of(sizes, axes);
    if N::COSTLY {
        let team = rule.team(1, 0, false);
        let shares = Shares { team, parts: 1 };
        return built(sizes, axes, shares, (1, 0, false), N::emit);
    }
    // With the place of their pointer among the arguments.
    let mut leaves = Vec::new();
    N::leaves(&mut leaves);
    more(&mut leaves);
    let leaves = (1..).zip(leaves);
    let leaves: Vec<(usize, LeafInfo)> =
        out.map(|&out| (0, out)).into_iter().chain(leaves).collect();
    let mut at = Place {
        lanes: 1,
        wide,
        loops,
        ..Place::default()
    };
    // Which elements are adjacent in memory.
    if let Some(&(beside, _)) = rows.first() {
        let along = leaves
            .iter()
            .filter(|(_, leaf)| at.inner(leaf) == 1)
            .count();
        let across =
            |(_, leaf): &&(usize, LeafInfo)| at.inner(leaf) > 1 && leaf.strides[beside] == 1;
        let across = leaves.iter().filter(across).count();
        if along != across {
            rule.beside = across > along;
        }
    }
    let rows = leaves.iter().filter(|(_, leaf)| at.inner(leaf) == 1);
    let largest = rows.map(|(_, leaf)| leaf.ty.size()).max();
    if let Some(largest) = largest
        && !rule.beside
        && leaves.iter().all(|(_, leaf)| at.inner(leaf) <= 1)
    {
        at.lanes = 16 / largest;
        let inner = at.loops[0].1;
        let fits = |at: &Place| {
            let mut rows = leaves.iter().filter(|(_, leaf)| at.inner(leaf) == 1);
            inner.is_multiple_of(at.lanes) && rows.all(|(_, leaf)| at.in_groups(leaf))
        };
        while at.lanes > 1 && !fits(&at) {
            at.lanes /= 2;
        }
    }
    let lanes = at.lanes;
    let most = 128 / N::Elem::TY.size().max(4);
    let team = rule.team(lanes, most, out.is_some());
    let shares = Shares { team, parts: 1 };
    let (k, mut walk) = built(sizes, axes, shares, (lanes, most, wide), N::emit);
    if wide && lanes > 1 {
        walk.aligned = (leaves.iter())
            .filter(|(_, leaf)| at.in_groups(leaf))
            .map(|(i, leaf)| (*i, lanes * leaf.ty.size()))
            .collect();
    }
    (k, walk)
}
/// As [`walked`], over the indices of sizes, one element at a time.
pub(in crate::cuda) fn walked_over(
    sizes: &[usize; MAX_RANK],
    axes: &Axes,
    emit: fn(&mut Body) -> Lanes,
) -> (Body, Walk) {
    const MOST: usize = 16;
    let team = Rule::of(sizes, axes).team(1, MOST, false);
    built(
        sizes,
        axes,
        Shares { team, parts: 1 },
        (1, MOST, false),
        emit,
    )
}
/// As [`walked_over`], by teams of which several may share a row. No element is held.
pub(in crate::cuda) fn walked_in(
    sizes: &[usize; MAX_RANK],
    axes: &Axes,
    shares: Shares,
    emit: fn(&mut Body) -> Lanes,
) -> (Body, Walk) {
    built(sizes, axes, shares, (1, 0, false), emit)
}

// The loops along a row and outside of it: dimensions and extents.
type Loops = Vec<(usize, usize)>;
fn loops_of(sizes: &[usize; MAX_RANK], axes: &Axes) -> (Loops, Loops) {
    let of = |along: bool| {
        let all = (0..MAX_RANK).rev().map(|d| (d, sizes[d]));
        let all = all.filter(move |&(d, size)| axes[d] == along && size != 1);
        all.collect::<Vec<_>>()
    };
    let (mut loops, rows) = (of(true), of(false));
    // Rows of no element, or of one: one loop remains in any case.
    if loops.iter().any(|&(_, size)| size == 0) {
        loops.truncate(1);
    }
    if loops.is_empty() {
        loops.push((axes.iter().position(|&is| is).unwrap_or(MAX_RANK - 1), 1));
    }
    (loops, rows)
}
fn built(
    sizes: &[usize; MAX_RANK],
    axes: &Axes,
    Shares { team, parts }: Shares,
    (lanes, most, wide): (usize, usize, bool),
    emit: fn(&mut Body) -> Lanes,
) -> (Body, Walk) {
    let count = sizes_where(sizes, axes, true);
    let others = sizes_where(sizes, axes, false);
    let (mut loops, rows) = loops_of(sizes, axes);
    let single = loops.len() == 1;
    loops.extend(&rows);
    let mut k = Body::over(Place {
        lanes,
        wide,
        loops,
        ..Place::default()
    });
    let (row, lane, part, blocks);
    let mut beyond = None;
    match team {
        Team::Block(size) => {
            let block = k.block(others * parts);
            lane = k.lane(size as u32);
            (row, part) = k.parts(block, parts);
            blocks = others * parts;
        }
        Team::Lanes(size) => {
            blocks = (others * size * parts).div_ceil(BLOCK as usize);
            let thread = k.thread(blocks);
            let (mut number, within) = k.parts(thread, size);
            lane = within;
            if !(others * size * parts).is_multiple_of(BLOCK as usize) {
                beyond = Some(k.is_past(number, others * parts));
                number = k.at_most(number, (others * parts).saturating_sub(1));
            }
            let number = number.index(others * parts);
            // Adjacent teams are of adjacent rows.
            (part, row) = match parts {
                1 => (k.constant(0), number),
                _ => k.parts(number, others),
            };
        }
        Team::Beside { rows, each } => {
            blocks = others.div_ceil(rows);
            let (block, thread) = (k.block(blocks), k.lane((rows * each) as u32));
            let (within, beside) = k.parts(thread, rows);
            let mut number = k.times_plus(block, rows, beside);
            if !others.is_multiple_of(rows) {
                beyond = Some(k.is_past(number, others));
                number = k.at_most(number, others.saturating_sub(1));
            }
            (row, part, lane) = (number, k.constant(0), within);
        }
    }
    let first = match parts {
        1 => lane,
        _ => k.times_plus(part, team.size(), lane),
    };
    let row = row.index(others);
    let mut outer = Vec::new();
    let mut rest = row;
    for &(_, extent) in &rows {
        outer.push(rest);
        rest = k.quotient(rest, extent);
    }
    let base = k.times(row, count / lanes);
    let step = team.size() * parts;
    let walk = Walk {
        base: Some(base),
        first,
        lane,
        step,
        end: count,
        lanes,
        outer: single.then(|| outer.clone()),
        emit,
        team,
        beyond,
        unroll: if most == 0 {
            1
        } else {
            (16 / lanes).clamp(1, 8)
        },
        holds: (count / lanes).div_ceil(step) * lanes <= most,
        held: RefCell::default(),
        part: (row, part),
        row: Place {
            lanes: 1,
            loops: rows,
            counts: outer,
            ..Place::default()
        },
        blocks,
        aligned: Vec::new(),
    };
    (k, walk)
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
