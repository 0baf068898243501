//! Reductions and row kernels: one block for each row, or many for a whole tensor, of any expression.

use core::any::TypeId;
use core::cell::Cell;
use core::marker::PhantomData;
use std::format;
use std::vec;
use std::vec::Vec;

use super::expr::{CudaElement, CudaLeaf, Emit};
use super::kernel::{self, Args, BLOCK, Kernel, Lanes, LeafInfo, Place, Target};
use super::memory::CudaBuffer;
use super::ptx::{Body, Ty, Val};
use super::ranged::Ranged;
use super::{CudaError, CudaExpr, CudaStream, CudaTensor};
use crate::expr::plan::Plan;
use crate::num::D;
use crate::ops::{Real, Without};
use crate::shape::{AxisOrScalar, Index, MAX_RANK, Numel, Shape};
use crate::tensor::TensorBase;

/// How elements become one.
const SUM: u8 = 0;
const MEAN: u8 = 1;
const MAX: u8 = 2;
const MIN: u8 = 3;
/// What becomes of each row.
const SOFTMAX: u8 = 4;
const LOG_SOFTMAX: u8 = 5;
const LAYER_NORM: u8 = 6;

/// The distances of a sum over a warp.
pub(super) const DISTANCES: [i64; 5] = [16, 8, 4, 2, 1];

/// How many blocks share a whole tensor.
pub(super) const BLOCKS: usize = 512;

/// The name of a kernel: what it does, along which dimension, counted against the right end.
struct Rows<const WHAT: u8, Axis>(PhantomData<Axis>);
struct Whole<const WHAT: u8, const MANY: bool>;

fn start(k: &Body, what: u8, ty: Ty) -> Val {
    match what {
        MAX => k.lit(ty, f64::NEG_INFINITY),
        MIN => k.lit(ty, f64::INFINITY),
        _ => k.lit(ty, 0.0),
    }
}
fn combined(k: &mut Body, what: u8, a: Val, b: Val) -> Val {
    match what {
        MAX => k.larger(a, b),
        MIN => k.smaller(a, b),
        _ => k.add(a, b),
    }
}

/// Which elements a thread visits: from its own number on, in steps.
pub(super) struct Walk {
    /// Added to the position along the row.
    pub(super) base: Option<Ranged>,
    pub(super) first: Ranged,
    pub(super) step: u32,
    pub(super) end: usize,
    /// The positions in the loops outside of the row; without them the position is divided each time.
    pub(super) outer: Option<Vec<Ranged>>,
    pub(super) emit: fn(&mut Body) -> Lanes,
    /// How many threads share a row: a block, or, where rows are short, a part of a warp.
    pub(super) team: usize,
    /// Whether the row of a thread is beyond the last one. It computes that one again and writes nothing.
    pub(super) beyond: Option<Val>,
    /// The element of a thread that has at most one, and its position.
    pub(super) held: Cell<Option<(Val, Ranged)>>,
}
impl Walk {
    /// Over all that a block shares.
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
        }
    }
    /// As [`each`](Self::each), of a thread that has one element or none, which is computed once.
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
                k.at.counts = vec![position];
                k.at.counts.extend(self.outer.iter().flatten());
                k.rewind();
                let _ = k.param(Ty::U64, true);
                ((self.emit)(k)[0][0], position)
            }
        };
        self.held.set(Some((x, position)));
        f(k, x, position);
        k.place_label(done);
    }
    /// The end of all threads that have nothing more to write: `one`, all but the first of the row.
    fn end(&self, k: &mut Body, one: bool) {
        if one && self.team > 1 {
            let zero = k.int(Ty::U32, 0);
            let other = k.cmp("ne", self.first.val(), zero);
            k.line(&format!("@{other} ret"));
        }
        if let Some(beyond) = self.beyond {
            k.line(&format!("@{beyond} ret"));
        }
    }
    /// One thread writes the one result of the row.
    pub(super) fn write(&self, k: &mut Body, row: Ranged, x: Val) {
        if self.team == BLOCK as usize {
            return k.write_once(row, x);
        }
        k.rewind();
        let to = k.param(Ty::U64, true);
        let at = k.step(to, row, x.ty.size() as i64);
        self.end(k, true);
        k.store_one(at, 0, x);
    }
    /// A loop over the elements: `f` gets each with its position.
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
    /// All elements as one, in every thread.
    fn fold(&self, k: &mut Body, what: u8, ty: Ty, of: impl FnOnce(&mut Body, Val) -> Val) -> Val {
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
    /// What all threads of a team have, as one: within each warp by shuffles, then by way of shared memory.
    fn across(&mut self, what: u8, mut x: Val, team: usize) -> Val {
        for distance in DISTANCES.into_iter().filter(|&d| d < team as i64) {
            let other = self.shuffled(x, distance);
            x = combined(self, what, x, other);
        }
        if team < BLOCK as usize {
            return x;
        }
        // A place for each warp, fresh each time, so that nobody overwrites what others still read.
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
    /// One thread of the block writes the one result.
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

/// How many threads share each row along a dimension. Of short rows a warp has several. Where the rows lie beside each
/// other, and there are many, each thread has one: neighbours read what lies beside each other.
fn team(sizes: &[usize; MAX_RANK], axis: usize) -> usize {
    let count = sizes[axis];
    let beside: usize = sizes[axis + 1..].iter().product();
    let others: usize = sizes[..axis].iter().product::<usize>() * beside;
    match () {
        _ if beside > 1 && (count <= 32 || count <= 1024 && others >= 1 << 16) => 1,
        _ if beside <= 1 && count <= 32 => count.next_power_of_two(),
        _ => BLOCK as usize,
    }
}

/// Whether there are more threads, or elements, than a kernel counts: short rows have up to two threads for each element.
pub(super) fn too_large<S: Shape>(axis: usize) -> bool {
    let sizes = S::PADDED;
    let others: usize = sizes[..axis].iter().chain(&sizes[axis + 1..]).product();
    let all = if team(&sizes, axis) < BLOCK as usize {
        1 << 30
    } else {
        1 << 31
    };
    S::NUMEL >= all || others >= 1 << 31
}

/// A kernel in which a team walks along each row, the number of the row, and how many blocks there are.
pub(super) fn walked<N: Emit>(axis: usize) -> (Body, Ranged, Walk, u32) {
    let sizes = N::Shape::PADDED;
    let count = sizes[axis];
    let others: usize = sizes[..axis].iter().chain(&sizes[axis + 1..]).product();
    let team = team(&sizes, axis);
    let mut loops = vec![(axis, count)];
    loops.extend(
        (0..MAX_RANK)
            .rev()
            .filter(|&d| d != axis && sizes[d] != 1)
            .map(|d| (d, sizes[d])),
    );
    let mut k = Body::over(Place {
        lanes: 1,
        loops: loops.clone(),
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
    for &(_, extent) in &loops[1..] {
        outer.push(rest);
        rest = k.quotient(rest, extent);
    }
    let base = k.times(row, count);
    let walk = Walk {
        base: Some(base),
        first: lane,
        step: team as u32,
        end: count,
        outer: Some(outer),
        emit: N::emit,
        team,
        beyond,
        held: Cell::new(None),
    };
    (k, row, walk, blocks)
}

/// One block, or a part of a warp, for each row along a dimension.
fn rows<N: Emit<Elem: CudaElement>, const WHAT: u8>(
    axis: usize,
    target: Target,
) -> Result<Kernel, CudaError> {
    let (sizes, ty) = (N::Shape::PADDED, N::Elem::TY);
    let count = sizes[axis];
    if too_large::<N::Shape>(axis) {
        return Err(CudaError::TooLarge);
    }
    let (mut k, row, walk, blocks) = walked::<N>(axis);
    // Where the results of a row lie: as the shape says, row by row.
    let out = LeafInfo::new::<N::Elem>(row_major(&sizes));
    let write = |k: &mut Body, value: Val| {
        k.rewind();
        let to = k.param(Ty::U64, true);
        k.store(to, &out, &[value]);
    };
    let number = |k: &mut Body| k.lit(ty, count as f64);
    match WHAT {
        SOFTMAX | LOG_SOFTMAX => {
            let max = walk.fold(&mut k, MAX, ty, |_, x| x);
            let sum = walk.fold(&mut k, SUM, ty, |k, x| {
                let x = k.sub(x, max);
                k.exp(x)
            });
            let log = k.log(sum);
            walk.end(&mut k, false);
            walk.each(&mut k, |k, x, _| {
                let x = k.sub(x, max);
                let y = if WHAT == SOFTMAX {
                    let e = k.exp(x);
                    k.div(e, sum)
                } else {
                    k.sub(x, log)
                };
                write(k, y);
            });
        }
        LAYER_NORM => {
            let n = number(&mut k);
            let sum = walk.fold(&mut k, SUM, ty, |_, x| x);
            let mean = k.div(sum, n);
            let squares = walk.fold(&mut k, SUM, ty, |k, x| {
                let x = k.sub(x, mean);
                k.mul(x, x)
            });
            let variance = k.div(squares, n);
            // The parameter behind those of the expression.
            let eps = k.param(ty, false);
            let sum = k.add(variance, eps);
            let root = k.sqrt(sum);
            walk.end(&mut k, false);
            walk.each(&mut k, |k, x, _| {
                let x = k.sub(x, mean);
                let y = k.div(x, root);
                write(k, y);
            });
        }
        _ => {
            let mut x = walk.fold(&mut k, WHAT, ty, |_, x| x);
            if WHAT == MEAN {
                let n = number(&mut k);
                x = k.div(x, n);
            }
            walk.write(&mut k, row, x);
        }
    }
    Ok(Kernel::new(&k, target, blocks, Vec::new()))
}

const fn row_major(sizes: &[usize; MAX_RANK]) -> [usize; MAX_RANK] {
    let mut out = [0; MAX_RANK];
    let (mut step, mut d) = (1, MAX_RANK);
    while d > 0 {
        d -= 1;
        out[d] = if sizes[d] == 1 { 0 } else { step };
        step *= sizes[d];
    }
    out
}

/// All elements as one for each of some blocks; `divisor` is that of a mean.
fn whole<N: Emit<Elem: CudaElement>, const WHAT: u8>(
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
    // The order is free: that which suits the operands.
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
    last: Option<N::Elem>,
    write: impl Fn(bool, Target) -> Result<Kernel, CudaError>,
) -> Result<CudaTensor<N::Elem, Sh>, CudaError> {
    let out = CudaBuffer::<N::Elem, Numel<Sh>>::room(stream)?;
    if Sh::NUMEL > 0 {
        let mut args = Args::default();
        args.pointer(out.first_address());
        node.args(&mut args);
        if let Some(last) = last {
            args.number(last);
        }
        // SAFETY: the kernel of this key writes the elements of the fresh buffer and reads what the node says.
        unsafe { kernel::launch(TypeId::of::<(Key, N::Key)>(), stream, args, write)? };
    }
    Ok(TensorBase::over(out))
}

fn all<N: Emit<Elem: CudaElement>, const WHAT: u8>(
    node: &N,
) -> Result<CudaTensor<N::Elem, ()>, CudaError> {
    let stream = kernel::stream_of(node)?;
    let count = N::Shape::NUMEL;
    let divisor = (WHAT == MEAN).then_some(count);
    if count <= BLOCKS * BLOCK as usize {
        return launched::<Whole<WHAT, false>, N, ()>(node, &stream, None, |_, target| {
            whole::<N, WHAT>(1, divisor, target)
        });
    }
    let parts = launched::<Whole<WHAT, true>, N, (D<512>,)>(node, &stream, None, |_, target| {
        whole::<N, WHAT>(BLOCKS, None, target)
    })?;
    type Parts<'a, T> = CudaLeaf<'a, T, (D<512>,), (D<1>,)>;
    let node = crate::expr::IntoExpr::node(&parts);
    // The divisor is part of the kernel, so the expression is part of its name.
    launched::<(Whole<WHAT, false>, N::Key), Parts<'_, N::Elem>, ()>(
        &node,
        &stream,
        None,
        |_, target| whole::<Parts<'_, N::Elem>, WHAT>(1, divisor, target),
    )
}

/// The sum of a count for each element.
pub(super) fn count<N: Emit<Elem = u32>>(node: &N) -> Result<CudaTensor<u32, ()>, CudaError> {
    all::<_, SUM>(node)
}

pub(super) type AxisOf<S, const DIM: isize> = <S as AxisOrScalar<DIM>>::Index;

fn along<N: Emit<Elem: CudaElement>, I: Index, Sh: Shape, const WHAT: u8>(
    node: &N,
    last: Option<N::Elem>,
) -> Result<CudaTensor<N::Elem, Sh>, CudaError> {
    let stream = kernel::stream_of(node)?;
    launched::<Rows<WHAT, I>, N, Sh>(node, &stream, last, |_, target| {
        rows::<N, WHAT>(MAX_RANK - N::Shape::RANK.max(1) + I::VALUE, target)
    })
}

macro_rules! reductions {
    ($($(#[$doc:meta])* $all:ident $dim:ident $WHAT:ident;)*) => {
        /// Reductions on a device, each one kernel that computes the expression as well, or two of a large tensor.
        /// The results stay on the device.
        pub trait CudaReduce: CudaExpr {
            $(
                $(#[$doc])*
                /// Of all elements.
                ///
                /// # Errors
                /// As [`CudaExpr::eval_on`].
                fn $all(self) -> Result<CudaTensor<Self::Elem, ()>, CudaError>
                where
                    Self::Elem: Real + CudaElement,
                    Self::Node: Emit,
                {
                    all::<_, $WHAT>(&self.node())
                }
                $(#[$doc])*
                /// Along dimension `DIM`, which disappears.
                ///
                /// # Errors
                /// As [`CudaExpr::eval_on`].
                fn $dim<const DIM: isize>(
                    self,
                ) -> Result<CudaTensor<Self::Elem, Without<Self::Shape, DIM>>, CudaError>
                where
                    Self::Elem: Real + CudaElement,
                    Self::Node: Emit,
                    Self::Shape: AxisOrScalar<DIM>,
                {
                    along::<_, AxisOf<Self::Shape, DIM>, _, $WHAT>(&self.node(), None)
                }
            )*

            /// eˣ over the sum of all eˣ along dimension `DIM`. PyTorch's `F.softmax(x, dim)`.
            ///
            /// # Errors
            /// As [`CudaExpr::eval_on`].
            fn softmax<const DIM: isize>(self) -> Result<CudaTensor<Self::Elem, Self::Shape>, CudaError>
            where
                Self::Elem: Real + CudaElement,
                    Self::Node: Emit,
                Self::Shape: AxisOrScalar<DIM>,
            {
                along::<_, AxisOf<Self::Shape, DIM>, _, SOFTMAX>(&self.node(), None)
            }

            /// The logarithm of the softmax along dimension `DIM`. PyTorch's `F.log_softmax(x, dim)`.
            ///
            /// # Errors
            /// As [`CudaExpr::eval_on`].
            fn log_softmax<const DIM: isize>(
                self,
            ) -> Result<CudaTensor<Self::Elem, Self::Shape>, CudaError>
            where
                Self::Elem: Real + CudaElement,
                    Self::Node: Emit,
                Self::Shape: AxisOrScalar<DIM>,
            {
                along::<_, AxisOf<Self::Shape, DIM>, _, LOG_SOFTMAX>(&self.node(), None)
            }

            /// The elements along dimension `DIM`, less their mean, over their deviation. PyTorch's
            /// `F.layer_norm(x, (n,), eps=eps)` for the last dimension.
            ///
            /// # Errors
            /// As [`CudaExpr::eval_on`].
            fn layer_norm<const DIM: isize>(
                self,
                eps: Self::Elem,
            ) -> Result<CudaTensor<Self::Elem, Self::Shape>, CudaError>
            where
                Self::Elem: Real + CudaElement,
                    Self::Node: Emit,
                Self::Shape: AxisOrScalar<DIM>,
            {
                along::<_, AxisOf<Self::Shape, DIM>, _, LAYER_NORM>(&self.node(), Some(eps))
            }
        }
        impl<E: CudaExpr> CudaReduce for E {}
    };
}
reductions! {
    /// The sum. PyTorch's `torch.sum`.
    sum sum_dim SUM;
    /// The mean. PyTorch's `torch.mean`.
    mean mean_dim MEAN;
    /// The largest element; NaN, if there is one; -∞ of none. PyTorch's `torch.amax`.
    amax amax_dim MAX;
    /// The smallest element; NaN, if there is one; ∞ of none. PyTorch's `torch.amin`.
    amin amin_dim MIN;
}
