//! Selections of whole slices by indices, gathered without comparing each index for each element of a slice. Of each
//! slice, the first position of its index is found, and of each position the next one with the same index. The thread
//! of an element follows these, and adds the gradients in the order of the indices.

use core::marker::PhantomData;
use std::format;
use std::vec;
use std::vec::Vec;

use crate::cuda::codegen::emit::{Emit, not_read_here, of_device};
use crate::cuda::codegen::indexing::at::{At, apart};
use crate::cuda::codegen::node::{InMemory, kept};
use crate::cuda::codegen::temporaries::{Temporaries, Temporary};
use crate::cuda::grad::collect::{Collect, Collected};
use crate::cuda::grad::select::{Positions, Reads, Rows, Slices};
use crate::cuda::grad::tape::CudaTape;
use crate::cuda::ptx::access::{Lanes, LeafInfo};
use crate::cuda::ptx::element::CudaElement;
use crate::cuda::ptx::ir::{Body, Ty, Val};
use crate::cuda::ptx::ranged::Ranged;
use crate::cuda::runtime::launch::Args;
use crate::cuda::{CudaError, Gpu};
use crate::expr::ExprNode;
use crate::expr::plan::Operands;
use crate::num::Sealed;
use crate::num::bits::False;
use crate::shape::{I0, Index, MAX_RANK, Shape};

const LAST: usize = MAX_RANK - 1;

/// A selection of slices of an operand of the shape `S`.
pub(in crate::cuda) trait ReadsSlices<S: Shape, X: Shape>: Reads<S, X> {
    /// The number of slices.
    type Slices: Shape;
}
impl<I: Index, S: Shape, X: Shape> ReadsSlices<S, X> for Slices<I> {
    type Slices = (I::Get<S>,);
}
impl<S: Shape, X: Shape> ReadsSlices<S, X> for Rows {
    type Slices = (<I0 as Index>::Get<S>,);
}

/// The place of a position among indices of the shape `X`.
fn place<X: Shape>(k: &mut Body, position: Ranged) -> At {
    let nowhere = [k.constant(0); MAX_RANK];
    <Positions as Reads<X, X>>::read(k, nowhere, position).0
}
/// The slice that the index at a place selects.
fn slice<X: InMemory, Of: Shape>(k: &mut Body, at: &At) -> Ranged {
    let index = k.at::<X>(at)[0];
    k.checked(index, Of::NUMEL, false)
}
/// One plus the first position whose index selects each slice of `Of`; 0 if there is none.
struct First<X, Of>(X, PhantomData<Of>);
/// One plus the next position with the same index, of each position; 0 if there is none.
struct Next<X, Of>(X, PhantomData<Of>);
// The thread looks at the positions from the first on, and stays with the one that it has found.
macro_rules! positions {
    ($($Of:ident, $To:ty, |$k:ident, $at:ident, $i:ident| $slice:expr, $counts:expr;)*) => { $(
        impl<X: Copy, Of> Clone for $Of<X, Of> {
            fn clone(&self) -> Self {
                *self
            }
        }
        impl<X: Copy, Of> Copy for $Of<X, Of> {}
        impl<X: InMemory + Copy, Of: Shape> Collect for $Of<X, Of> {
            type Elem = usize;
            type To = $To;
            type Key = $Of<<X as Emit>::Key, Of>;
            fn args(&self, args: &mut Args) {
                Emit::args(&self.0, args);
            }
            fn leaves(out: &mut Vec<LeafInfo>) {
                apart::<X>(out);
            }
            fn steps() -> usize {
                <X as ExprNode>::Shape::NUMEL
            }
            fn step($k: &mut Body, $at: At, $i: Ranged, found: &[Val]) -> Vec<Val> {
                let mark = $k.mark();
                let own = $slice;
                $k.back_to(mark);
                let there = place::<<X as ExprNode>::Shape>($k, $i);
                let other = slice::<X, Of>($k, &there);
                let same = $k.compare("eq", own, other);
                let none = $k.lit(Ty::U64, 0.0);
                let is_first = $k.cmp("eq", found[0], none);
                let mut is = $k.bitwise("and", same, is_first);
                if let Some(counts) = $counts {
                    is = $k.bitwise("and", is, counts);
                }
                let one_more = $k.moved($i, 1);
                let one_more = $k.cvt(one_more.val(), Ty::U64);
                vec![$k.sel(is, one_more, found[0])]
            }
        }
    )* };
}
positions! {
    First, Of, |k, at, i| at[LAST], None::<Val>;
    Next, <X as ExprNode>::Shape, |k, at, i| slice::<X, Of>(k, &at), {
        let own = <Positions as Reads<<X as ExprNode>::Shape, <X as ExprNode>::Shape>>::own(k, at);
        Some(k.compare("gt", i, own))
    };
}

/// The gradients of the elements of an operand of the shape `S`, from which a result of the shape `To` was read.
struct Followed<R, T: 'static, S, X: Shape, Of: Shape, To: Shape> {
    first: Temporary<usize, Of>,
    next: Temporary<usize, X>,
    grad: Temporary<T, To>,
    of: PhantomData<(R, S)>,
}
impl<R, T, S, X: Shape, Of: Shape, To: Shape> Clone for Followed<R, T, S, X, Of, To> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<R, T, S, X: Shape, Of: Shape, To: Shape> Copy for Followed<R, T, S, X, Of, To> {}
#[diagnostic::do_not_recommend]
impl<R, T, S, X: Shape, Of: Shape, To: Shape> Sealed for Followed<R, T, S, X, Of, To> {}
// SAFETY: `load` is never instantiated: a program that would call it does not compile.
unsafe impl<R, T: CudaElement, S: Shape, X: Shape, Of: Shape, To: Shape> ExprNode
    for Followed<R, T, S, X, Of, To>
{
    type Elem = T;
    type Shape = S;
    type Memory = Gpu;
    type RequiresGrad = False;
    const OPERANDS: Operands = Operands::BY_INDEX;
    unsafe fn load(&self, _: &[usize; MAX_RANK]) -> T {
        not_read_here!(T)
    }
    of_device! {}
}
// SAFETY: the arguments of the first positions, of the next ones, then of the gradients, in both.
unsafe impl<R: Reads<S, X>, T: CudaElement, S: Shape, X: Shape, Of: Shape, To: Shape> Emit
    for Followed<R, T, S, X, Of, To>
{
    type Key = Followed<R, T, S, X, Of, To>;
    const COSTLY: bool = true;
    fn args(&self, args: &mut Args) {
        Emit::args(&self.first, args);
        Emit::args(&self.next, args);
        Emit::args(&self.grad, args);
    }
    fn leaves(out: &mut Vec<LeafInfo>) {
        apart::<Temporary<usize, Of>>(out);
        apart::<Temporary<usize, X>>(out);
        apart::<Temporary<T, To>>(out);
    }
    fn emit(k: &mut Body) -> Lanes {
        let of_first = k.mark();
        k.skip::<Temporary<usize, Of>>();
        let of_next = k.mark();
        k.skip::<Temporary<usize, X>>();
        let of_grad = k.mark();
        k.skip::<Temporary<T, To>>();
        let end = k.mark();
        let (zero, none) = (k.lit(T::TY, 0.0), k.lit(Ty::U64, 0.0));
        let lanes = k.at.lanes;
        let each = |lane| {
            let at = k.index(lane, &S::PADDED);
            let sum = k.copy(zero);
            if To::NUMEL == 0 {
                return vec![sum];
            }
            let mut own = [k.constant(0); MAX_RANK];
            if Of::NUMEL > 1 {
                own[LAST] = R::own(k, at);
            }
            k.back_to(of_first);
            let first = k.at::<Temporary<usize, Of>>(&own)[0];
            let position = k.copy(first);
            let (again, done) = (k.label(), k.label());
            k.place_label(again);
            let is_none = k.cmp("eq", position, none);
            k.line(&format!("@{is_none} bra L{done}"));
            let found = match u32::try_from(X::NUMEL) {
                Ok(_) => k.cvt(position, Ty::U32),
                Err(_) => position.as_type(Ty::I64),
            };
            let found = k.count_in(found, 1, X::NUMEL as i64);
            let found = k.moved(found, -1).index(X::NUMEL);
            let (mut there, mut from, _) = R::read(k, at, found);
            k.within_sizes(&mut there, &X::PADDED);
            k.within_sizes(&mut from, &To::PADDED);
            k.back_to(of_grad);
            let x = k.at::<Temporary<T, To>>(&from)[0];
            let total = k.add(sum, x);
            k.set_to(sum, total);
            k.back_to(of_next);
            let next = k.at::<Temporary<usize, X>>(&there)[0];
            k.set_to(position, next);
            k.line(&format!("bra L{again}"));
            k.place_label(done);
            k.back_to(end);
            vec![sum]
        };
        (0..lanes).map(each).collect()
    }
}

/// Propagates the gradients of slices that indices select.
pub(in crate::cuda) fn accept_slices<R, T, X, To>(
    tape: T,
    indices: X,
    grad: Temporary<T::Elem, To>,
    room: &mut Temporaries<'_>,
) -> Result<(), CudaError>
where
    T: CudaTape<Elem: CudaElement>,
    X: InMemory + Copy,
    R: ReadsSlices<T::Shape, <X as ExprNode>::Shape>,
    To: Shape,
{
    let first = kept(
        &Collected(First::<X, R::Slices>(indices, PhantomData)),
        room,
    )?;
    let next = kept(&Collected(Next::<X, R::Slices>(indices, PhantomData)), room)?;
    let of = PhantomData::<(R, T::Shape)>;
    tape.accept(
        Followed {
            first,
            next,
            grad,
            of,
        },
        room,
    )
}
