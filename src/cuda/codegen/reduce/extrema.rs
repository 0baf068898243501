//! Indices of the largest and the smallest elements.

use core::any::TypeId;
use std::format;

use crate::cuda::codegen::emit::Emit;
use crate::cuda::codegen::node::{self, CudaNode, CudaValue, Once};
use crate::cuda::codegen::pointwise;
use crate::cuda::codegen::reduce::table::PtxReducer;
use crate::cuda::codegen::reduce::team::{Axes, BLOCKS, Team, marked, too_large};
use crate::cuda::codegen::reduce::walk::{MAX, MIN, Rows, Walk, result, walked};
use crate::cuda::codegen::temporaries::{RowMajor, Temporaries};
use crate::cuda::ptx::access::{BLOCK, Place};
use crate::cuda::ptx::element::CudaElement;
use crate::cuda::ptx::ir::{Body, Ty, Val};
use crate::cuda::ptx::kernel::{Kernel, Target};
use crate::cuda::ptx::ranged::Ranged;
use crate::cuda::runtime::launch::{self, Args};
use crate::cuda::runtime::memory::{self, CudaBuffer};
use crate::cuda::{CudaError, CudaExpr, CudaStream, CudaTensor, Gpu};
use crate::expr::plan::Plan;
use crate::expr::{ComputesPair, WrittenFrom, first_written};
use crate::layout::{OutputOf, Places};
use crate::num::D;
use crate::ops::{
    AmaxOp, AminOp, ArgOp, Extreme, HasElements, Largest, NonEmpty, NonEmptyBy, Ordered, Smallest,
    ValuesIndices,
};
use crate::shape::{Numel, Shape};
use crate::tensor::TensorBase;

/// Kernel keys: for a whole tensor, and for the results of its parts.
struct Whole<const MOST: bool, const MANY: bool>;
struct Among<const MOST: bool>;

/// An element and its index.
#[derive(Clone, Copy)]
struct Found {
    x: Val,
    at: Val,
}

/// The 32- or 64-bit type in which elements are compared.
fn order_of(ty: Ty) -> Ty {
    match ty {
        Ty::Bool | Ty::U8 | Ty::U16 => Ty::U32,
        Ty::I8 | Ty::I16 => Ty::I32,
        _ if ty.is_half() => Ty::F32,
        _ => ty,
    }
}

/// Greater than every index.
const NOWHERE: i64 = 0x7FFF_FFFF;

impl Body {
    // Converts an element to a 32- or 64-bit number of the same order.
    fn ordered(&mut self, x: Val) -> Val {
        self.cvt(x, order_of(x.ty))
    }
    // The initial value, which every element replaces.
    fn worst(&mut self, most: bool, ty: Ty) -> Found {
        let x = match ty {
            _ if ty.is_float() => self.lit(
                ty,
                if most {
                    f64::NEG_INFINITY
                } else {
                    f64::INFINITY
                },
            ),
            Ty::I32 => self.int(
                ty,
                if most {
                    i32::MIN.into()
                } else {
                    i32::MAX.into()
                },
            ),
            Ty::I64 => self.int(ty, if most { i64::MIN } else { i64::MAX }),
            Ty::U32 => self.int(ty, if most { 0 } else { u32::MAX.into() }),
            _ => self.int(ty, if most { 0 } else { -1 }),
        };
        let at = self.int(Ty::U32, NOWHERE);
        Found {
            x: self.copy(x),
            at: self.copy(at),
        }
    }
    // Whether the first is more extreme than the second. NaN is more extreme than all numbers.
    fn is_beyond(&mut self, most: bool, a: Val, b: Val) -> Val {
        let how = if most { "gt" } else { "lt" };
        if !a.ty.is_float() {
            return self.cmp(how, a, b);
        }
        let beyond = self.cmp(&format!("{how}u"), a, b);
        let number = self.cmp("num", b, b);
        self.bitwise("and", beyond, number)
    }
    /// The more extreme of two elements, or the first of equal ones.
    fn better(&mut self, most: bool, a: Found, b: Found) -> Found {
        let (wins, loses) = (
            self.is_beyond(most, b.x, a.x),
            self.is_beyond(most, a.x, b.x),
        );
        let (not_worse, earlier) = (self.not(loses), self.cmp("lt", b.at, a.at));
        let tie = self.bitwise("and", not_worse, earlier);
        let wins = self.bitwise("or", wins, tie);
        Found {
            x: self.sel(wins, b.x, a.x),
            at: self.sel(wins, b.at, a.at),
        }
    }
    fn keep(&mut self, best: Found, other: Found, most: bool) {
        let next = self.better(most, best, other);
        self.set_to(best.x, next.x);
        self.set_to(best.at, next.at);
    }
    /// The best element of all threads of a team.
    fn best_of_team(&mut self, most: bool, mut best: Found, team: Team) -> Found {
        for distance in team.distances() {
            let other = Found {
                x: self.shuffled(best.x, distance),
                at: self.shuffled(best.at, distance),
            };
            best = self.better(most, best, other);
        }
        let parts = team.exchange(self, &[best.x, best.at]);
        let parts = parts.into_iter().map(|part| Found {
            x: part[0],
            at: part[1],
        });
        let all = parts.reduce(|a, b| self.better(most, a, b));
        all.unwrap_or(best)
    }
    fn write_place(&mut self, index: Ranged, at: Val) {
        let at = self.cvt(at, Ty::U64);
        self.write_once(index, at);
    }
}

impl Walk {
    fn best<T: CudaElement>(&self, k: &mut Body, most: bool) -> Found {
        let best = k.worst(most, order_of(T::TY));
        self.each(k, |k, x, index| {
            let x = k.ordered(x);
            // Below the limit of elements.
            let at = index.val();
            k.keep(best, Found { x, at }, most);
        });
        k.best_of_team(most, best, self.team)
    }
}

/// Which of two elements a reduction on a device keeps.
#[doc(hidden)]
pub trait PtxExtreme: Extreme + 'static {
    const MOST: bool;
}
impl PtxExtreme for Largest {
    const MOST: bool = true;
}
impl PtxExtreme for Smallest {
    const MOST: bool = false;
}
#[diagnostic::do_not_recommend]
impl<T: Ordered + CudaElement, F: PtxExtreme> PtxReducer<T> for ArgOp<F> {
    type Reads = Once;
    fn ptx(k: &mut Body, walk: &Walk, _: &Axes) -> Val {
        let best = walk.best::<T>(k, F::MOST);
        k.cvt(best.at, Ty::U64)
    }
}
macro_rules! extremes {
    ($($Op:ident $MOST:literal;)*) => { $(
        #[diagnostic::do_not_recommend]
        impl<T: Ordered + CudaElement> PtxReducer<T> for $Op {
            type Reads = Once;
            fn ptx(k: &mut Body, walk: &Walk, _: &Axes) -> Val {
                let worst = k.worst($MOST, order_of(T::TY)).x;
                walk.each(k, |k, x, _| {
                    let x = k.ordered(x);
                    let next = if $MOST { k.larger(worst, x) } else { k.smaller(worst, x) };
                    k.set_to(worst, next);
                });
                let best = walk.across(k, if $MOST { MAX } else { MIN }, worst);
                k.cvt(best, T::TY)
            }
        }
    )* };
}
extremes! { AmaxOp true; AminOp false; }

// Positions in logical order, so that a position is an index.
fn in_order<N: Emit>() -> Body {
    let plan = Plan::in_order(&N::Shape::PADDED, &N::OPERANDS);
    Body::over(Place {
        lanes: 1,
        loops: pointwise::loops(&plan),
        ..Place::default()
    })
}
fn whole<N: Emit<Elem: CudaElement>, const MOST: bool>(
    blocks: usize,
    target: Target,
) -> Result<Kernel, CudaError> {
    let count = N::Shape::NUMEL;
    let step = blocks as u32 * BLOCK;
    if count >= (1 << 31) - step as usize {
        return Err(CudaError::TooLarge);
    }
    let mut k = in_order::<N>();
    let (first, block) = (k.thread(blocks), k.block(blocks));
    let walk = Walk::of_block(first, step, count, N::emit);
    let best = walk.best::<N::Elem>(&mut k, MOST);
    k.write_place(block, best.at);
    Kernel::new(&k, target, blocks as u32, std::vec::Vec::new())
}
/// The best of the indices that the parts have found. The expression is evaluated there once more.
fn among<N: Emit<Elem: CudaElement>, const MOST: bool>(
    target: Target,
) -> Result<Kernel, CudaError> {
    let mut k = in_order::<N>();
    // The parameter after those of the expression.
    let _ = k.param(Ty::U64, true);
    k.dry(|k| {
        let _ = N::emit(k);
    });
    let parts = k.param(Ty::U64, true);
    let lane = k.lane(BLOCK);
    let best = k.worst(MOST, order_of(N::Elem::TY));
    for group in 0..BLOCKS / BLOCK as usize {
        let part = k.moved(lane, (group * BLOCK as usize) as i64);
        let at = k.step(parts, part, 8);
        let at = k.load_one("ld.global.nc", at, 0, Ty::U64);
        let at = k.cvt(at, Ty::U32);
        let place = k.count_in(at, 0, N::Shape::NUMEL as i64 - 1);
        k.count(place);
        k.rewind();
        let _ = k.param(Ty::U64, true);
        let x = N::emit(&mut k)[0][0];
        let x = k.ordered(x);
        k.keep(best, Found { x, at }, MOST);
    }
    let best = k.best_of_team(MOST, best, Team::Block(BLOCK as usize));
    let zero = k.constant(0);
    k.write_place(zero, best.at);
    Kernel::new(&k, target, 1, std::vec::Vec::new())
}

fn launched<Key: 'static, N: Emit<Elem: CudaElement>, Sh: Shape>(
    node: &N,
    stream: &CudaStream,
    parts: Option<&CudaTensor<usize, (D<512>,)>>,
    write: impl Fn(bool, Target) -> Result<Kernel, CudaError>,
) -> Result<CudaTensor<usize, Sh>, CudaError> {
    let out = CudaBuffer::<usize, Numel<Sh>>::room(stream)?;
    let mut args = Args::default();
    args.pointer(out.first_address());
    node.args(&mut args);
    if let Some(parts) = parts {
        args.pointer(parts.storage.first_address());
    }
    // SAFETY: the kernel of this key writes the elements of the fresh buffer and reads the operands of the node and the
    // parts.
    unsafe { launch::launch(TypeId::of::<(Key, N::Key)>(), stream, args, write)? };
    Ok(TensorBase::over(out))
}
fn all<N: CudaNode<Elem: CudaElement>, const MOST: bool>(
    node: N,
) -> Result<CudaTensor<usize, ()>, CudaError> {
    let stream = &node::stream_of(&node)?;
    let mut room = Temporaries::on(stream);
    // With several parts, elements are computed twice.
    let node = &node.loaded(&mut room)?;
    if N::Shape::NUMEL <= BLOCKS * BLOCK as usize {
        return launched::<Whole<MOST, false>, _, ()>(node, stream, None, |_, target| {
            whole::<N::Loaded, MOST>(1, target)
        });
    }
    let parts = launched::<Whole<MOST, true>, _, (D<512>,)>(node, stream, None, |_, target| {
        whole::<N::Loaded, MOST>(BLOCKS, target)
    })?;
    launched::<Among<MOST>, _, ()>(node, stream, Some(&parts), |_, target| {
        among::<N::Loaded, MOST>(target)
    })
}

/// The key of the kernel that computes both results.
struct Both<F>(core::marker::PhantomData<F>);

/// Computes the best element of each row and its index. The index output is the last parameter.
fn both<F: PtxExtreme, N, Marked: Shape, To: Shape, St: Shape, PlaceSt: Shape>(
    wide: bool,
    target: Target,
) -> Result<Kernel, CudaError>
where
    N: Emit<Elem: CudaElement>,
{
    let axes = marked(&N::Shape::PADDED, &Marked::PADDED);
    if too_large::<N::Shape>(&axes) {
        return Err(CudaError::TooLarge);
    }
    let (mut k, walk) = walked::<N>(&axes, None, |_| {}, wide);
    let first = k.param(Ty::U64, true);
    k.dry(|k| {
        let _ = N::emit(k);
    });
    let second = k.param(Ty::U64, true);
    let best = walk.best::<N::Elem>(&mut k, F::MOST);
    let (x, at) = (k.cvt(best.x, N::Elem::TY), k.cvt(best.at, Ty::U64));
    let values = result::<N::Elem, N::Shape, To, St>(&axes);
    let places = result::<usize, N::Shape, To, PlaceSt>(&axes);
    walk.write_all(&mut k, &[(first, &values, x), (second, &places, at)]);
    walk.kernel(&k, target)
}

/// # Safety
/// Both layouts, from their addresses, are writable, and do not overlap any operand of the expression.
unsafe fn write_both<F: PtxExtreme, P: Places, A, To: Shape, St: Shape, PlaceSt: Shape>(
    node: A,
    [values, places]: [usize; 2],
    stream: &CudaStream,
) -> Result<(), CudaError>
where
    A: CudaValue,
{
    if To::NUMEL == 0 {
        return Ok(());
    }
    let mut room = Temporaries::on(stream);
    let node = node.fused(&mut room)?;
    let mut args = Args::default();
    args.pointer(values);
    node.args(&mut args);
    args.pointer(places);
    type Key<F, S, N, To> = Rows<(Both<F>, N), S, To>;
    // SAFETY: the kernel of this key writes the elements of both layouts and reads the operands of the node.
    unsafe {
        launch::launch(
            TypeId::of::<Key<F, P::Mark<A::Shape>, <A::Fused as Emit>::Key, (To, St, PlaceSt)>>(),
            stream,
            args,
            both::<F, A::Fused, P::Mark<A::Shape>, To, St, PlaceSt>,
        )
    }
}
#[diagnostic::do_not_recommend]
impl<F, P, A, Out> ComputesPair<ValuesIndices<F, P, A, Out>> for Gpu
where
    F: PtxExtreme,
    P: Places,
    A: CudaValue<Memory = Gpu, Elem: Ordered>,
    Out: Shape,
{
    fn eval(
        op: ValuesIndices<F, P, A, Out>,
    ) -> Result<(CudaTensor<A::Elem, Out>, CudaTensor<usize, Out>), CudaError> {
        let stream = node::stream_of(&op.a)?;
        let values = CudaBuffer::<A::Elem, Numel<Out>>::room(&stream)?;
        let places = CudaBuffer::<usize, Numel<Out>>::room(&stream)?;
        let out = [values.first_address(), places.first_address()];
        // SAFETY: both buffers are fresh and have an element for each index of the shape, in row-major order.
        unsafe { write_both::<F, P, A, Out, RowMajor<Out>, RowMajor<Out>>(op.a, out, &stream)? }
        Ok((TensorBase::over(values), TensorBase::over(places)))
    }
    fn eval_into<S, L, S2, L2>(
        op: ValuesIndices<F, P, A, Out>,
        first: &mut TensorBase<S, L>,
        second: &mut TensorBase<S2, L2>,
    ) -> Result<(), CudaError>
    where
        S: WrittenFrom<Self, Elem = A::Elem>,
        L: OutputOf<Out>,
        S2: WrittenFrom<Self, Elem = usize>,
        L2: OutputOf<Out>,
    {
        let (first, second) = (first.of_shape::<Out>(), second.of_shape::<Out>());
        if Out::NUMEL == 0 {
            return Ok(());
        }
        let out = [first_written(first).addr(), first_written(second).addr()];
        let place = memory::place(out[0]);
        let stream = place.map_or_else(CudaStream::shared, |place| Ok(place.stream))?;
        // SAFETY: the layouts are in range of storages that are mutably borrowed.
        unsafe { write_both::<F, P, A, Out, L::Strides, L2::Strides>(op.a, out, &stream) }
    }
}

macro_rules! orders {
    ($($(#[$doc:meta])* $all:ident $MOST:literal $torch:literal;)*) => {
        /// Indices of extrema of a whole expression on a device: the first of equal elements, and the first NaN if
        /// there is one, as on the host.
        pub trait CudaOrder: CudaExpr {
            $(
                $(#[$doc])*
                /// The index counts the elements in row-major order.
                #[doc = concat!("PyTorch's `x.arg", $torch, "()`.")]
                ///
                /// # Errors
                /// As [`CudaExpr::eval_on`].
                fn $all(self) -> Result<CudaTensor<usize, ()>, CudaError>
                where
                    Self::Elem: Ordered + CudaElement,
                    Self::Node: CudaValue,
                    Self::Shape: NonEmptyBy<HasElements<Self::Shape>> + NonEmpty,
                {
                    all::<_, $MOST>(self.node())
                }
            )*
        }
        impl<E: CudaExpr> CudaOrder for E {}
    };
}
orders! {
    /// The index of the largest element.
    argmax true "max";
    /// The index of the smallest element.
    argmin false "min";
}
