//! Reductions and row kernels over any expression: one block per row, or many blocks for a whole tensor.

use core::any::TypeId;
use core::cell::Cell;
use core::marker::PhantomData;
use std::format;
use std::vec;
use std::vec::Vec;

use super::expr::{CudaElement, CudaLeaf, Emit};
use super::kernel::{self, Args, BLOCK, Kernel, Lanes, LeafInfo, Place, Target};
use super::memory::CudaBuffer;
use super::node::{self, CudaNode, CudaValue, RowMajor, Temporaries, kernel_nodes};
use super::ptx::{Body, Ty, Val};
use super::ranged::Ranged;
use super::{CudaError, CudaExpr, CudaStream, CudaTensor};
use crate::expr::plan::{Plan, effective};
use crate::layout::{Layout, Places, Strided};
use crate::num::D;
use crate::ops::{
    AllOp, AnyOp, CountNonzeroOp, LogSumExpOp, MeanOp, NormOp, NormWithOp, ProdOp, Real, Reduced,
    Reducer, StdOp, StdWithOp, SumOp, Summable, ToBool, VarOp, VarWithOp,
};
use crate::shape::{MAX_RANK, Numel, Shape};
use crate::storage::Element;
use crate::tensor::TensorBase;

/// Reduction operations.
pub(super) const SUM: u8 = 0;
pub(super) const MEAN: u8 = 1;
pub(super) const MAX: u8 = 2;
pub(super) const MIN: u8 = 3;
const PRODUCT: u8 = 4;
const ANY: u8 = 5;
const ALL: u8 = 6;

/// The lane distances of the shuffles of a warp reduction.
pub(super) const DISTANCES: [i64; 5] = [16, 8, 4, 2, 1];

/// The number of blocks that reduce a whole tensor.
pub(super) const BLOCKS: usize = 512;

/// Key of a kernel: its operation, its dimensions, and its output.
pub(super) struct Rows<What, Marked, To>(PhantomData<(What, Marked, To)>);
struct Whole<const WHAT: u8, const MANY: bool>;

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
    pub(super) base: Option<Ranged>,
    pub(super) first: Ranged,
    pub(super) step: u32,
    pub(super) end: usize,
    /// The positions in the loops outside of the row. If `None`, each position is divided.
    pub(super) outer: Option<Vec<Ranged>>,
    pub(super) emit: fn(&mut Body) -> Lanes,
    /// The number of threads that share a row: a block, or, for short rows, a part of a warp.
    pub(super) team: usize,
    /// Whether the row of a thread is out of range. The thread then recomputes the last row and writes nothing.
    pub(super) beyond: Option<Val>,
    /// The element of a thread that has at most one, and its position.
    pub(super) held: Cell<Option<(Val, Ranged)>>,
    /// The index of the row, in the loops outside of the row.
    pub(super) row: Place,
}
impl Walk {
    /// Visits all elements that a block shares.
    pub(super) fn of_block(
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
    pub(super) fn end(&self, k: &mut Body, one: bool) {
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
    pub(super) fn write(&self, k: &mut Body, out: &LeafInfo, x: Val) {
        k.rewind();
        let to = k.param(Ty::U64, true);
        self.write_all(k, &[(to, out, x)]);
    }
    /// As [`write`](Self::write), of what `f` computes at the address.
    pub(super) fn write_with(
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
    pub(super) fn write_all(&self, k: &mut Body, all: &[(Val, &LeafInfo, Val)]) {
        let inside = core::mem::replace(&mut k.at, self.row.clone());
        let at: Vec<Val> = all.iter().map(|&(to, out, _)| k.address(to, out)).collect();
        self.end(k, true);
        for (at, &(.., x)) in at.into_iter().zip(all) {
            k.store_one(at, 0, x);
        }
        k.at = inside;
    }
    /// Loops over the elements: calls `f` with each element and its position.
    pub(super) fn each(&self, k: &mut Body, f: impl FnOnce(&mut Body, Val, Ranged)) {
        if self.team < BLOCK as usize && self.end <= self.team {
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
    pub(super) fn fold(
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
    pub(super) fn across(&mut self, what: u8, mut x: Val, team: usize) -> Val {
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
    pub(super) fn shuffled(&mut self, x: Val, distance: i64) -> Val {
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
    pub(super) fn write_once(&mut self, index: Ranged, x: Val) {
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
pub(super) type Axes = [bool; MAX_RANK];
/// A single dimension.
pub(super) const fn one_axis(axis: usize) -> Axes {
    let mut axes = [false; MAX_RANK];
    axes[axis] = true;
    axes
}
/// The dimensions whose sizes differ from `marked`, which is 1 there. A dimension of size 1 needs no reduction.
pub(super) const fn marked(sizes: &[usize; MAX_RANK], marked: &[usize; MAX_RANK]) -> Axes {
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

/// The number of threads that share each row. For short rows it is a part of a warp. If adjacent elements belong to
/// different rows, and there are many rows, each thread computes one row, so that adjacent threads read adjacent
/// elements.
pub(super) fn team(sizes: &[usize; MAX_RANK], axes: &Axes) -> usize {
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
pub(super) fn too_large<S: Shape>(axes: &Axes) -> bool {
    are_too_large(&S::PADDED, axes)
}
/// As [`too_large`], for sizes.
pub(super) fn are_too_large(sizes: &[usize; MAX_RANK], axes: &Axes) -> bool {
    let all = if team(sizes, axes) < BLOCK as usize {
        1 << 30
    } else {
        1 << 31
    };
    sizes.iter().product::<usize>() >= all || sizes_where(sizes, axes, false) >= 1 << 31
}

/// A kernel in which a team loops over each row, and the number of blocks.
pub(super) fn walked<N: Emit>(axes: &Axes) -> (Body, Walk, u32) {
    walked_over(&N::Shape::PADDED, axes, N::emit)
}
/// As [`walked`], over the indices of sizes.
pub(super) fn walked_over(
    sizes: &[usize; MAX_RANK],
    axes: &Axes,
    emit: fn(&mut Body) -> Lanes,
) -> (Body, Walk, u32) {
    let count = sizes_where(sizes, axes, true);
    let others = sizes_where(sizes, axes, false);
    let team = team(sizes, axes);
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
    let (row, lane, beyond, blocks);
    if team == BLOCK as usize {
        (row, lane) = (k.block(others), k.lane(BLOCK));
        (beyond, blocks) = (None, others as u32);
    } else {
        let all = (others * team).div_ceil(BLOCK as usize);
        let thread = k.thread(all);
        let number;
        (number, lane) = k.parts(thread, team);
        let in_blocks = (others * team).is_multiple_of(BLOCK as usize);
        beyond = (!in_blocks).then(|| k.is_past(number, others));
        row = match beyond {
            Some(_) => k.at_most(number, others.saturating_sub(1)),
            None => number.index(others),
        };
        blocks = all as u32;
    }
    let mut outer = Vec::new();
    let mut rest = row;
    for &(_, extent) in &rows {
        outer.push(rest);
        rest = k.quotient(rest, extent);
    }
    let base = k.times(row, count);
    let walk = Walk {
        base: Some(base),
        first: lane,
        step: team as u32,
        end: count,
        outer: single.then(|| outer.clone()),
        emit,
        team,
        beyond,
        held: Cell::new(None),
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
pub(super) fn result<T: CudaElement, From: Shape, To: Shape, St: Shape>(axes: &Axes) -> LeafInfo {
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

/// The implementation of a reduction on a device.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "`{Self}` has no form for CUDA devices on elements of type `{T}`",
    label = "this reduction runs on the host only"
)]
pub trait PtxReducer<T: Element>: Reducer<T, Out: CudaElement> + 'static {
    /// The arguments after those of the expression.
    fn args(&self, _: &mut Args) {}
    fn ptx(k: &mut Body, walk: &Walk, axes: &Axes) -> Val;
}
#[diagnostic::do_not_recommend]
impl<T: CudaElement + Summable<Sum: CudaElement>> PtxReducer<T> for SumOp {
    fn ptx(k: &mut Body, walk: &Walk, _: &Axes) -> Val {
        let ty = <T::Sum as CudaElement>::TY;
        walk.fold(k, SUM, ty, |k, x| k.cvt(x, ty))
    }
}
#[diagnostic::do_not_recommend]
impl<T: CudaElement + Summable<Sum: CudaElement>> PtxReducer<T> for ProdOp {
    fn ptx(k: &mut Body, walk: &Walk, _: &Axes) -> Val {
        let ty = <T::Sum as CudaElement>::TY;
        walk.fold(k, PRODUCT, ty, |k, x| k.cvt(x, ty))
    }
}
#[diagnostic::do_not_recommend]
impl<T: CudaElement + Real> PtxReducer<T> for MeanOp {
    fn ptx(k: &mut Body, walk: &Walk, _: &Axes) -> Val {
        let sum = walk.fold(k, SUM, T::TY, |_, x| x);
        let n = k.lit(T::TY, walk.end as f64);
        k.div(sum, n)
    }
}
#[diagnostic::do_not_recommend]
impl<T: CudaElement + Real> PtxReducer<T> for NormOp {
    fn ptx(k: &mut Body, walk: &Walk, _: &Axes) -> Val {
        let sum = walk.fold(k, SUM, T::TY, |k, x| k.mul(x, x));
        k.sqrt(sum)
    }
}
#[diagnostic::do_not_recommend]
impl<T: CudaElement + Real> PtxReducer<T> for LogSumExpOp {
    fn ptx(k: &mut Body, walk: &Walk, _: &Axes) -> Val {
        let most = walk.fold(k, MAX, T::TY, |_, x| x);
        // The difference of two infinities is NaN.
        let (size, infinity, zero) = (k.abs(most), k.lit(T::TY, f64::INFINITY), k.lit(T::TY, 0.0));
        let infinite = k.cmp("eq", size, infinity);
        let most = k.sel(infinite, zero, most);
        let sum = walk.fold(k, SUM, T::TY, |k, x| {
            let x = k.sub(x, most);
            k.exp(x)
        });
        let log = k.log(sum);
        k.add(log, most)
    }
}
impl<T: CudaElement + Real> PtxReducer<T> for NormWithOp<T> {
    fn args(&self, args: &mut Args) {
        args.number(self.p);
    }
    // The sum of powers, and the extrema, for infinite exponents.
    fn ptx(k: &mut Body, walk: &Walk, _: &Axes) -> Val {
        let ty = T::TY;
        let p = k.param(ty, false);
        let (zero, one) = (k.lit(ty, 0.0), k.lit(ty, 1.0));
        let counts = k.cmp("eq", p, zero);
        let sum = walk.fold(k, SUM, ty, |k, x| {
            let (some, size) = (k.cmp("ne", x, zero), k.abs(x));
            let (counted, power) = (k.sel(some, one, zero), k.power(size, p));
            k.sel(counts, counted, power)
        });
        let most = walk.fold(k, MAX, ty, |k, x| k.abs(x));
        let most = k.larger(most, zero);
        let least = walk.fold(k, MIN, ty, |k, x| k.abs(x));
        let inverse = k.div(one, p);
        let root = k.power(sum, inverse);
        let norm = k.sel(counts, sum, root);
        let (size, infinity) = (k.abs(p), k.lit(ty, f64::INFINITY));
        let (infinite, positive) = (k.cmp("eq", size, infinity), k.cmp("gt", p, zero));
        let extreme = k.sel(positive, most, least);
        k.sel(infinite, extreme, norm)
    }
}
macro_rules! variances {
    ($($Op:ty: $root:literal |$this:ident, $k:ident| $correction:expr, $arg:expr;)*) => { $(
        #[diagnostic::do_not_recommend]
        impl<T: CudaElement + Real> PtxReducer<T> for $Op {
            fn args(&self, args: &mut Args) {
                let ($this, args) = (self, args);
                $arg(args)
            }
            fn ptx($k: &mut Body, walk: &Walk, _: &Axes) -> Val {
                let n = $k.lit(T::TY, walk.end as f64);
                let sum = walk.fold($k, SUM, T::TY, |_, x| x);
                let mean = $k.div(sum, n);
                let squares = walk.fold($k, SUM, T::TY, |k, x| {
                    let x = k.sub(x, mean);
                    k.mul(x, x)
                });
                let correction: Val = $correction;
                let correction = $k.cvt(correction, T::TY);
                let below = $k.sub(n, correction);
                let zero = $k.lit(T::TY, 0.0);
                let below = $k.larger(below, zero);
                let variance = $k.div(squares, below);
                if $root { $k.sqrt(variance) } else { variance }
            }
        }
    )* };
}
variances! {
    VarOp: false |_this, k| k.int(Ty::U64, 1), |_: &mut Args| ();
    StdOp: true |_this, k| k.int(Ty::U64, 1), |_: &mut Args| ();
    VarWithOp<usize>: false |this, k| k.param(Ty::U64, false), |args: &mut Args| args.number(this.correction);
    StdWithOp<usize>: true |this, k| k.param(Ty::U64, false), |args: &mut Args| args.number(this.correction);
}
macro_rules! truths {
    ($($Op:ident $WHAT:ident;)*) => { $(
        #[diagnostic::do_not_recommend]
        impl<T: CudaElement + ToBool> PtxReducer<T> for $Op {
            fn ptx(k: &mut Body, walk: &Walk, _: &Axes) -> Val {
                let any = walk.fold(k, $WHAT, Ty::U32, |k, x| {
                    let x = k.cvt(x, Ty::Bool);
                    k.cvt(x, Ty::U32)
                });
                k.cvt(any, Ty::Bool)
            }
        }
    )* };
}
truths! { AnyOp ANY; AllOp ALL; }
#[diagnostic::do_not_recommend]
impl<T: CudaElement + ToBool> PtxReducer<T> for CountNonzeroOp {
    fn ptx(k: &mut Body, walk: &Walk, _: &Axes) -> Val {
        walk.fold(k, SUM, Ty::I64, |k, x| {
            let x = k.cvt(x, Ty::Bool);
            k.cvt(x, Ty::I64)
        })
    }
}

fn reduced<
    F: PtxReducer<N::Elem>,
    N: Emit<Elem: CudaElement>,
    Marked: Shape,
    To: Shape,
    St: Shape,
>(
    target: Target,
) -> Result<Kernel, CudaError> {
    let axes = const { marked(&N::Shape::PADDED, &Marked::PADDED) };
    if too_large::<N::Shape>(&axes) {
        return Err(CudaError::TooLarge);
    }
    let (mut k, walk, blocks) = walked::<N>(&axes);
    // The parameters are declared in the order of the arguments, even if the rows have no elements.
    let _ = k.param(Ty::U64, true);
    k.dry(|k| {
        let _ = N::emit(k);
    });
    let x = F::ptx(&mut k, &walk, &axes);
    walk.write(&mut k, &result::<F::Out, N::Shape, To, St>(&axes), x);
    Ok(Kernel::new(&k, target, blocks, Vec::new()))
}

kernel_nodes! {
    [F: PtxReducer<A::Elem>, P: Places, A: CudaNode<Elem: CudaElement>, Out: Shape] Reduced<F, P, A, Out> where [] {
        |this, out| this.a.pointers(out);
        unsafe fn compute<Sh: Shape, St: Shape>(self, first: usize, stream: &CudaStream) -> Result<(), CudaError> {
            let mut room = Temporaries::on(stream);
            let node = self.a.fused(&mut room)?;
            let mut args = Args::default();
            args.pointer(first);
            node.args(&mut args);
            self.reducer.args(&mut args);
            type Key<F, S, N, Sh, St> = Rows<(F, N), S, (Sh, St)>;
            // SAFETY: the kernel of this key writes the elements of the layout and reads the operands of the node.
            unsafe {
                kernel::launch(
                    TypeId::of::<Key<F, P::Mark<A::Shape>, <A::Fused as Emit>::Key, Sh, St>>(),
                    stream,
                    args,
                    |_, target| reduced::<F, A::Fused, P::Mark<A::Shape>, Sh, St>(target),
                )
            }
        }
        fn kernel(target: Target) -> Result<Kernel, CudaError> {
            reduced::<F, A::Fused, P::Mark<A::Shape>, Out, RowMajor<Out>>(target)
        }
    }
}

/// Reduces all elements to one per block; `divisor` is that of a mean.
pub(super) fn whole<N: Emit<Elem: CudaElement>, const WHAT: u8>(
    blocks: usize,
    divisor: Option<usize>,
    target: Target,
) -> Result<Kernel, CudaError> {
    let (sizes, ty) = (N::Shape::PADDED, N::Elem::TY);
    let count = N::Shape::NUMEL;
    let step = blocks as u32 * BLOCK;
    if count >= (1 << 31) - step as usize {
        return Err(CudaError::TooLarge);
    }
    // Any order is valid; the plan chooses one that suits the operands.
    let plan = Plan::new(&sizes, &N::OPERANDS);
    let mut k = Body::over(Place {
        lanes: 1,
        loops: kernel::loops(&plan),
        ..Place::default()
    });
    let (first, block) = (k.thread(blocks), k.block(blocks));
    let walk = Walk::of_block(first, step, count, N::emit);
    let mut x = walk.fold(&mut k, WHAT, ty, |_, x| x);
    if let Some(divisor) = divisor {
        let n = k.lit(ty, divisor as f64);
        x = k.div(x, n);
    }
    k.write_once(block, x);
    Ok(Kernel::new(&k, target, blocks as u32, Vec::new()))
}

fn launched<Key: 'static, N: Emit<Elem: CudaElement>, Sh: Shape>(
    node: &N,
    stream: &CudaStream,
    write: impl Fn(bool, Target) -> Result<Kernel, CudaError>,
) -> Result<CudaTensor<N::Elem, Sh>, CudaError> {
    let out = CudaBuffer::<N::Elem, Numel<Sh>>::room(stream)?;
    let mut args = Args::default();
    args.pointer(out.first_address());
    node.args(&mut args);
    // SAFETY: the kernel of this key writes the elements of the fresh buffer and reads the operands of the node.
    unsafe { kernel::launch(TypeId::of::<(Key, N::Key)>(), stream, args, write)? };
    Ok(TensorBase::over(out))
}

pub(super) fn all<N: Emit<Elem: CudaElement>, const WHAT: u8>(
    node: &N,
    stream: &CudaStream,
) -> Result<CudaTensor<N::Elem, ()>, CudaError> {
    let count = N::Shape::NUMEL;
    let divisor = (WHAT == MEAN).then_some(count);
    if count <= BLOCKS * BLOCK as usize {
        return launched::<Whole<WHAT, false>, N, ()>(node, stream, |_, target| {
            whole::<N, WHAT>(1, divisor, target)
        });
    }
    let parts = launched::<Whole<WHAT, true>, N, (D<512>,)>(node, stream, |_, target| {
        whole::<N, WHAT>(BLOCKS, None, target)
    })?;
    type Parts<'a, T> = CudaLeaf<'a, T, (D<512>,), (D<1>,)>;
    let node = crate::expr::IntoExpr::node(&parts);
    // The divisor is part of the kernel, so the expression is part of its key.
    launched::<(Whole<WHAT, false>, N::Key), Parts<'_, N::Elem>, ()>(&node, stream, |_, target| {
        whole::<Parts<'_, N::Elem>, WHAT>(1, divisor, target)
    })
}
fn all_of<N: CudaNode<Elem: CudaElement>, const WHAT: u8>(
    node: N,
) -> Result<CudaTensor<N::Elem, ()>, CudaError> {
    let stream = node::stream_of(&node)?;
    let mut room = Temporaries::on(&stream);
    all::<_, WHAT>(&node.fused(&mut room)?, &stream)
}

/// The sum of a count per element.
pub(super) fn count<N: Emit<Elem = u32>>(
    node: &N,
    stream: &CudaStream,
) -> Result<CudaTensor<u32, ()>, CudaError> {
    all::<_, SUM>(node, stream)
}

macro_rules! reductions {
    ($($(#[$doc:meta])* $all:ident $WHAT:ident;)*) => {
        /// Reductions of a whole expression on a device: one kernel that also evaluates the expression, or two kernels
        /// for a large tensor. The result is a scalar tensor on the device.
        pub trait CudaReduce: CudaExpr {
            $(
                $(#[$doc])*
                ///
                /// # Errors
                /// As [`CudaExpr::eval_on`].
                fn $all(self) -> Result<CudaTensor<Self::Elem, ()>, CudaError>
                where
                    Self::Elem: Real + CudaElement,
                    Self::Node: CudaValue,
                {
                    all_of::<_, $WHAT>(self.node())
                }
            )*
        }
        impl<E: CudaExpr> CudaReduce for E {}
    };
}
reductions! {
    /// The sum of all elements. PyTorch's `torch.sum`.
    sum SUM;
    /// The mean of all elements. PyTorch's `torch.mean`.
    mean MEAN;
    /// The largest element; NaN if any element is NaN; -∞ if there are no elements. PyTorch's `torch.amax`.
    amax MAX;
    /// The smallest element; NaN if any element is NaN; ∞ if there are no elements. PyTorch's `torch.amin`.
    amin MIN;
}
