//! Running sums and products along a dimension: one block for each line, or one thread where lines are short and many.

use core::any::TypeId;
use core::marker::PhantomData;
use std::format;
use std::vec;
use std::vec::Vec;

use crate::cuda::codegen::emit::Emit;
use crate::cuda::codegen::node::{CudaNode, kernel_nodes};
use crate::cuda::codegen::reduce::team::{are_short, one_axis};
use crate::cuda::codegen::reduce::walk::Rows;
use crate::cuda::codegen::temporaries::{RowMajor, Temporaries};
use crate::cuda::ptx::access::{BLOCK, LeafInfo, Place};
use crate::cuda::ptx::element::CudaElement;
use crate::cuda::ptx::ir::{Body, Ty, Val};
use crate::cuda::ptx::kernel::{Kernel, Target};
use crate::cuda::ptx::ranged::Ranged;
use crate::cuda::runtime::launch::{self, Args};
use crate::cuda::{CudaError, CudaStream};
use crate::expr::plan::effective;
use crate::layout::{Layout, Places, Strided};
use crate::num::Sealed;
use crate::ops::join::axis;
use crate::ops::{RunningProduct, RunningSum, ScanStep, Sum};
use crate::shape::{MAX_RANK, Shape};

/// A running result: a value, and what its roundings have lost, if sums are compensated.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct State {
    value: Val,
    lost: Option<Val>,
}
impl State {
    fn map(self, mut f: impl FnMut(Val) -> Val) -> Self {
        Self {
            value: f(self.value),
            lost: self.lost.map(f),
        }
    }
    fn select(k: &mut Body, condition: Val, a: Self, b: Self) -> Self {
        Self {
            value: k.sel(condition, a.value, b.value),
            lost: a.lost.zip(b.lost).map(|(a, b)| k.sel(condition, a, b)),
        }
    }
    fn set(k: &mut Body, to: Self, from: Self) {
        k.set_to(to.value, from.value);
        if let Some((to, from)) = to.lost.zip(from.lost) {
            k.set_to(to, from);
        }
    }
}

/// The steps of a scan on a device, which may combine results of several elements.
#[doc(hidden)]
pub trait PtxStep<T: CudaElement>: ScanStep<T, Out: CudaElement> + Sealed + 'static {
    /// The result of no element.
    fn start(k: &Body) -> State;
    fn element(k: &mut Body, x: Val) -> State;
    /// The result of the elements of `a`, then of those of `b`.
    fn combined(k: &mut Body, a: State, b: State) -> State;
    fn result(k: &mut Body, state: State) -> Val;
}
#[diagnostic::do_not_recommend]
impl<T: CudaElement + Sum<Sum: CudaElement>> PtxStep<T> for RunningSum {
    fn start(k: &Body) -> State {
        let ty = <T::Sum as CudaElement>::TY;
        State {
            value: k.lit(ty, 0.0),
            lost: ty.is_float().then(|| k.lit(ty, 0.0)),
        }
    }
    fn element(k: &mut Body, x: Val) -> State {
        let ty = <T::Sum as CudaElement>::TY;
        State {
            value: k.cvt(x, ty),
            lost: ty.is_float().then(|| k.lit(ty, 0.0)),
        }
    }
    // The rounding error of a sum is a float, which a second sum collects.
    fn combined(k: &mut Body, a: State, b: State) -> State {
        let value = k.add(a.value, b.value);
        let lost = a.lost.zip(b.lost).map(|(of_a, of_b)| {
            let added = k.sub(value, a.value);
            let kept = k.sub(value, added);
            let (of_first, of_second) = (k.sub(a.value, kept), k.sub(b.value, added));
            let error = k.add(of_first, of_second);
            // NaN if infinities are involved.
            let (number, zero) = (k.cmp("num", error, error), k.lit(error.ty, 0.0));
            let error = k.sel(number, error, zero);
            let lost = k.add(of_a, of_b);
            k.add(lost, error)
        });
        State { value, lost }
    }
    fn result(k: &mut Body, state: State) -> Val {
        match state.lost {
            Some(lost) => k.add(state.value, lost),
            None => state.value,
        }
    }
}
#[diagnostic::do_not_recommend]
impl<T: CudaElement + Sum<Sum: CudaElement>> PtxStep<T> for RunningProduct {
    fn start(k: &Body) -> State {
        State {
            value: k.lit(<T::Sum as CudaElement>::TY, 1.0),
            lost: None,
        }
    }
    fn element(k: &mut Body, x: Val) -> State {
        State {
            value: k.cvt(x, <T::Sum as CudaElement>::TY),
            lost: None,
        }
    }
    fn combined(k: &mut Body, a: State, b: State) -> State {
        State {
            value: k.mul(a.value, b.value),
            lost: None,
        }
    }
    fn result(_: &mut Body, state: State) -> Val {
        state.value
    }
}

/// The number of threads of a warp, and of warps of a block.
const WARP: usize = 32;
const WARPS: usize = BLOCK as usize / WARP;

/// What a block scans: its line, with the positions in the loops outside of it.
struct Line {
    length: usize,
    base: Ranged,
    outer: Vec<Ranged>,
    out: LeafInfo,
}
impl Line {
    fn place(&self, k: &mut Body, at: Ranged) {
        let position = k.plus(self.base, at);
        k.at.counts = vec![position];
        k.at.counts.extend(&self.outer);
        k.rewind();
    }
    fn element<N: Emit, F: PtxStep<N::Elem>>(&self, k: &mut Body, at: Ranged) -> State
    where
        N::Elem: CudaElement,
    {
        self.place(k, at);
        let _ = k.param(Ty::U64, true);
        let x = N::emit(k)[0][0];
        F::element(k, x)
    }
    fn store(&self, k: &mut Body, at: Ranged, y: Val) {
        self.place(k, at);
        let to = k.param(Ty::U64, true);
        k.store(to, &self.out, &[y]);
    }
}

impl Body {
    /// The results up to each thread of a block, and, in all threads, the result of the block, both after `carry`.
    fn scanned<T: CudaElement, F: PtxStep<T>>(&mut self, own: State, carry: State) -> [State; 2] {
        let lane = self.lane(BLOCK);
        let (warp, within) = self.parts(lane, WARP);
        // In each step, a thread has the result of its group and of the group's elements up to its own; the groups
        // double.
        let (mut group, mut upto) = (own, own);
        for distance in [1, 2, 4, 8, 16] {
            let other = group.map(|x| self.shuffled(x, distance));
            let bit = self.int(Ty::U32, distance);
            let bit = self.bitwise("and", within.val(), bit);
            let zero = self.int(Ty::U32, 0);
            let second = self.cmp("ne", bit, zero);
            let after = F::combined(self, other, upto);
            upto = State::select(self, second, after, upto);
            group = F::combined(self, group, other);
        }
        let slot = self.shared;
        self.shared += WARPS * 16;
        let zero = self.constant(0);
        let leads = self.compare("eq", within, zero);
        let memory = self.shared_memory();
        let at = self.times_plus(warp, 16, memory).val();
        let kind = own.value.ty.register();
        for (offset, x) in [(0, Some(group.value)), (8, group.lost)] {
            if let Some(x) = x {
                self.line(&format!(
                    "@{leads} st.shared.{kind} [{at}+{}], {x}",
                    slot + offset
                ));
            }
        }
        self.line("bar.sync 0");
        let (mut all, mut before) = (carry, carry);
        for i in 0..WARPS {
            let mut read = |offset: usize, ty: Ty| {
                let x = self.fresh(ty);
                self.line(&format!(
                    "ld.shared.{kind} {x}, [shared+{}]",
                    slot + i * 16 + offset
                ));
                x
            };
            let part = State {
                value: read(0, own.value.ty),
                lost: own.lost.map(|lost| read(8, lost.ty)),
            };
            let here = self.constant(i as i64);
            let here = self.compare("eq", warp, here);
            before = State::select(self, here, all, before);
            all = F::combined(self, all, part);
        }
        // No thread writes the next results before all have read these.
        self.line("bar.sync 0");
        [F::combined(self, before, upto), all]
    }
}

fn scan<N: Emit<Elem: CudaElement>, F: PtxStep<N::Elem>, Sh: Shape, St: Shape>(
    axis: usize,
    target: Target,
) -> Result<Kernel, CudaError> {
    let sizes = N::Shape::PADDED;
    let length = sizes[axis];
    let rows = (0..MAX_RANK).rev().filter(|&d| d != axis && sizes[d] != 1);
    let rows: Vec<(usize, usize)> = rows.map(|d| (d, sizes[d])).collect();
    let lines: usize = rows.iter().map(|&(_, size)| size).product();
    if N::Shape::NUMEL >= 1 << 30 || lines >= 1 << 30 {
        return Err(CudaError::TooLarge);
    }
    let mut loops = vec![(axis, length)];
    loops.extend(&rows);
    let mut k = Body::over(Place {
        lanes: 1,
        loops,
        ..Place::default()
    });
    // The parameters are declared in the order of the arguments.
    let _ = k.param(Ty::U64, true);
    k.dry(|k| {
        let _ = N::emit(k);
    });
    let alone = are_short(&sizes, &one_axis(axis));
    let (row, blocks);
    if alone {
        blocks = lines.div_ceil(BLOCK as usize);
        let thread = k.thread(blocks);
        let beyond = k.is_past(thread, lines);
        k.line(&format!("@{beyond} ret"));
        row = thread.index(lines);
    } else {
        blocks = lines;
        row = k.block(lines);
    }
    let mut outer = Vec::new();
    let mut rest = row;
    for &(_, extent) in &rows {
        outer.push(rest);
        rest = k.quotient(rest, extent);
    }
    let line = Line {
        length,
        base: k.times(row, length),
        outer,
        out: LeafInfo::new::<F::Out>(effective(
            &Sh::PADDED,
            &<Strided<Sh, St> as Layout>::PADDED_STRIDES,
        )),
    };
    let start = F::start(&k);
    let sum = start.map(|x| k.copy(x));
    let nothing = k.constant(0);
    let step = if alone { 1 } else { BLOCK as usize };
    let at = k.variable(nothing, length + step);
    let (begin, done) = (k.label(), k.label());
    k.place_label(begin);
    // The same in all threads of a block, which meet at barriers.
    let past = k.is_past(at, line.length);
    k.line(&format!("@{past} bra L{done}"));
    if alone {
        let at = at.index(length);
        let x = line.element::<N, F>(&mut k, at);
        let next = F::combined(&mut k, sum, x);
        State::set(&mut k, sum, next);
        let y = F::result(&mut k, sum);
        line.store(&mut k, at, y);
    } else {
        let lane = k.lane(BLOCK);
        let position = k.plus(at, lane);
        let inside = k.is_index(position, length);
        let position = position.index(length);
        let own = start.map(|x| k.copy(x));
        let (skip, end) = (k.label(), k.label());
        k.line(&format!("@!{inside} bra L{skip}"));
        let x = line.element::<N, F>(&mut k, position);
        State::set(&mut k, own, x);
        k.place_label(skip);
        let [upto, all] = k.scanned::<N::Elem, F>(own, sum);
        State::set(&mut k, sum, all);
        k.line(&format!("@!{inside} bra L{end}"));
        let y = F::result(&mut k, upto);
        line.store(&mut k, position, y);
        k.place_label(end);
    }
    k.advance(at, step);
    k.line(&format!("bra L{begin}"));
    k.place_label(done);
    Kernel::new(&k, target, blocks as u32, Vec::new())
}

/// The key of a kernel.
struct Scanned<F>(PhantomData<F>);

kernel_nodes! {
    [F: PtxStep<A::Elem>, P: Places, A: CudaNode<Elem: CudaElement>] crate::ops::Scan<F, P, A> where [] {
        |this, out| this.a.pointers(out);
        unsafe fn compute<Sh: Shape, St: Shape>(self, first: usize, stream: &CudaStream) -> Result<(), CudaError> {
            let mut room = Temporaries::on(stream);
            let node = self.a.fused(&mut room)?;
            let mut args = Args::default();
            args.pointer(first);
            node.args(&mut args);
            type Key<F, I, N, Sh, St> = Rows<(Scanned<F>, N), I, (Sh, St)>;
            // SAFETY: the kernel of this key writes the elements of the layout and reads the operands of the node.
            unsafe {
                launch::launch(
                    TypeId::of::<Key<F, P::First, <A::Fused as Emit>::Key, Sh, St>>(),
                    stream,
                    args,
                    |_, target| scan::<A::Fused, F, Sh, St>(along::<A, P>(), target),
                )
            }
        }
        fn kernel(target: Target) -> Result<Kernel, CudaError> {
            scan::<A::Fused, F, A::Shape, RowMajor<A::Shape>>(along::<A, P>(), target)
        }
    }
}
/// The dimension, right-aligned.
fn along<A: CudaNode, P: Places>() -> usize {
    axis::<A::Shape, P::First>()
}
