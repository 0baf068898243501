//! Kernels: operations that need several elements of an operand for one element of the result, such as a matrix
//! product, a convolution or a softmax.
//!
//! A kernel is a [`ExprNode`], as an elementwise operation is. Its operands are first computed into memory, unless they
//! are in memory already. Its result is written to the memory of the expression's own result if both have the same
//! shape, else to a temporary.

use core::mem::MaybeUninit;

use super::in_place::Put;
use super::plan::{Operands, effective};
#[cfg(feature = "alloc")]
use super::temporaries::on_heap;
use super::temporaries::{Need, Needs, Pending, Room, bytes_of, on_stack};
use super::{ExprNode, Leaf, Memory, Tracked};
use crate::layout::{Contiguous, Layout};
use crate::num::bits::False;
use crate::shape::{MAX_RANK, Shape};
use crate::storage::Element;

/// The computation of a kernel whose operands are in memory.
///
/// # Safety
/// `run` writes every element of the layout from `out` on.
pub unsafe trait Compute {
    /// The element type of the result.
    type Elem: Element;
    /// The shape of the result.
    type Shape: Shape;
    /// Whether each index of the result needs an element of its own, as what is written may be read, or added to.
    const APART: bool = true;
    /// Writes the result; on several threads, if the output is `unique` and the work is large enough.
    ///
    /// # Safety
    /// The layout from `out` on is within memory that may be written. If it is `unique`, no other code reads or
    /// writes the memory.
    unsafe fn run<L: Layout<Shape = Self::Shape>>(&self, out: *mut Self::Elem, unique: bool);
    /// `run` if the result has elements: pointers to rows without elements would be out of range for their storage.
    ///
    /// # Safety
    /// As for `run`.
    // Without optimisation, each inlined kernel would have its own part of the caller's stack frame.
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn write<L: Layout<Shape = Self::Shape>>(&self, out: *mut Self::Elem, unique: bool) {
        if const { Self::Shape::NUMEL > 0 } {
            // SAFETY: the caller's promise.
            unsafe { self.run::<L>(out, unique) }
        }
    }
}

/// An operation over operands that are expressions.
///
/// # Safety
/// `OPERANDS` is the part of the room that `over` takes.
pub unsafe trait Operation: Sized {
    /// The same operation on operands in memory.
    type Over;
    /// The memory that the operands need until they are in memory.
    const OPERANDS: Need;
    /// Computes the operands into memory.
    ///
    /// # Safety
    /// The room has the memory that `OPERANDS` requires. The result reads from there.
    unsafe fn over(self, room: &mut Room) -> Self::Over;
}

/// An operation that cannot fail once its operands are in memory.
pub trait Kernel:
    Operation<Over: Compute<Elem = Self::Elem, Shape = Self::Shape>> + crate::num::Sealed
{
    /// The element type of the result.
    type Elem: Element;
    /// The shape of the result.
    type Shape: Shape;
    /// The memory of the operands.
    type Memory: Memory;
    /// Whether a variable is among the operands.
    type RequiresGrad: Tracked;
}

/// Rejects, when the program is built, cells in which several indices share an element as the result of a kernel that may
/// read what it has written, or add to it. Call it in the body of the function that a user calls, so that rustc names that
/// call.
#[track_caller]
pub(crate) const fn result_is_apart<L: Layout>(apart: bool) {
    assert!(
        !apart || L::IS_INJECTIVE,
        "several indices of the result share an element, as in expanded cells, and this operation may read what it has written: \
         evaluate it first, then copy, `cells.copy_(&x.eval())`"
    );
}

/// The memory that the operands of an operation need.
struct ForOperands<Op>(core::marker::PhantomData<Op>);
impl<Op: Operation> Needs for ForOperands<Op> {
    const BYTES: usize = Op::OPERANDS.peak;
}
/// Calls `f` with the operation on operands in memory. Operands other than tensors and views are computed into
/// temporaries on the stack.
#[cfg_attr(not(unoptimised), inline(always))]
pub(crate) fn with_operands<Op: Operation, R>(op: Op, f: impl FnOnce(Op::Over) -> R) -> R {
    on_stack::<ForOperands<Op>, R, _>(
        #[cfg_attr(not(unoptimised), inline(always))]
        // SAFETY: the room has the required memory, until `f` returns.
        |mut room| f(unsafe { op.over(&mut room) }),
    )
}

/// As [`with_operands`], with temporaries on the heap.
#[cfg(feature = "alloc")]
pub(crate) fn with_operands_on_heap<Op: Operation, R>(op: Op, f: impl FnOnce(Op::Over) -> R) -> R {
    on_heap::<ForOperands<Op>, R>(
        #[cfg_attr(not(unoptimised), inline(always))]
        // SAFETY: the room has the required memory, until `f` returns.
        |mut room| f(unsafe { op.over(&mut room) }),
    )
}

/// As [`with_operands`], with temporaries in memory of the caller. One that is too small is rejected when the program is
/// built.
#[cfg_attr(not(unoptimised), inline(always))]
pub(crate) fn with_operands_in<Op: Operation, R, const BYTES: usize>(
    op: Op,
    workspace: &mut super::Workspace<BYTES>,
    f: impl FnOnce(Op::Over) -> R,
) -> R {
    const { crate::storage::temporaries_in_workspace(Op::OPERANDS.peak, BYTES) };
    // SAFETY: the workspace has the required memory, until `f` returns.
    f(unsafe { op.over(&mut workspace.room(const { Op::OPERANDS.peak })) })
}

// `load` of a node whose elements are in memory only once it is computed.
macro_rules! not_computed {
    ($T:ty) => {{
        const {
            // Dependent on the type, so that it is evaluated only if an element is loaded.
            assert!(
                size_of::<$T>() == usize::MAX,
                "an element of a kernel is loaded before the kernel is computed"
            )
        };
        // SAFETY: unreachable.
        unsafe { core::hint::unreachable_unchecked() }
    }};
}
pub(crate) use not_computed;

/// A result in a temporary.
pub(crate) type Temporary<T, S> = Leaf<'static, T, S, <Contiguous<S> as Layout>::Strides>;

// SAFETY: nothing is loaded before the kernel is computed: `load` does not compile.
#[diagnostic::do_not_recommend]
unsafe impl<K: Kernel> ExprNode for K {
    type Elem = K::Elem;
    type Shape = K::Shape;
    type Memory = K::Memory;
    type RequiresGrad = K::RequiresGrad;
    const OPERANDS: Operands = Operands::BY_INDEX;
    const APART: bool = <K::Over as Compute>::APART;
    unsafe fn load(&self, _: &[usize; MAX_RANK]) -> K::Elem {
        not_computed!(K::Elem)
    }

    const PENDING: Pending = Pending::one::<K::Elem, K::Shape>(K::OPERANDS);
    const TEMPORARIES: [usize; 2] = [K::OPERANDS.peak; 2];
    type Ready = Temporary<K::Elem, K::Shape>;
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn ready(self, room: &mut Room) -> Self::Ready {
        // SAFETY: the caller's promise.
        unsafe { computed(self, room, Room::next) }
    }
    type Placed = Temporary<K::Elem, K::Shape>;
    const PLACED: Need = K::OPERANDS.result(bytes_of::<K::Elem>(<K::Shape as Shape>::NUMEL));
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn placed(self, room: &mut Room) -> Self::Placed {
        // SAFETY: the caller's promise.
        unsafe { computed(self, room, Room::take) }
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn write<L: Layout<Shape = K::Shape>>(
        self,
        out: *mut K::Elem,
        unique: bool,
        mut room: Room,
    ) {
        // SAFETY: the caller's promise.
        unsafe { self.over(&mut room).write::<L>(out, unique) }
    }
}

/// Computes a kernel and writes its result to a place of the room.
///
/// # Safety
/// The room has the memory that the kernel needs.
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn computed<K: Kernel>(
    kernel: K,
    room: &mut Room,
    place: impl FnOnce(&mut Room, usize) -> *mut u8,
) -> Temporary<K::Elem, K::Shape> {
    // SAFETY: the caller's promise: operands and result do not overlap, since they are taken from opposite ends of a
    // buffer that is large enough for both. The result has an element for each index of the contiguous layout.
    unsafe {
        let over = kernel.over(&mut room.opposite());
        let out = place(
            room,
            const { bytes_of::<K::Elem>(<K::Shape as Shape>::NUMEL) },
        );
        let out: *mut K::Elem = out.cast();
        over.write::<Contiguous<K::Shape>>(out, true);
        Leaf::new(out)
    }
}

/// The kernel whose result can be written to the memory of the expression's own contiguous result.
const fn in_place<N: ExprNode>() -> Option<usize> {
    N::PENDING.in_place::<N::Elem, N::Shape>()
}

/// The temporaries of an elementwise expression: with a kernel's result in the memory of its own result, and without.
pub(super) const fn temporaries<N: ExprNode>() -> [usize; 2] {
    [
        N::PENDING.need(in_place::<N>()).peak,
        N::PENDING.need(None).peak,
    ]
}

pub(crate) const fn is_contiguous<L: Layout>() -> bool {
    are_contiguous::<L::Shape>(&L::PADDED_STRIDES)
}
/// Whether these strides are those of row-major order.
pub(super) const fn are_contiguous<S: Shape>(strides: &[usize; MAX_RANK]) -> bool {
    let rows = effective(&S::PADDED, &Contiguous::<S>::PADDED_STRIDES);
    let strides = effective(&S::PADDED, strides);
    let mut d = 0;
    while d < MAX_RANK {
        if strides[d] != rows[d] {
            return false;
        }
        d += 1;
    }
    true
}

/// Whether a kernel's result can be written to the memory of a result of this layout.
pub(super) const fn serves_as_place<N: ExprNode, L: Layout>(unique: bool) -> bool {
    unique && in_place::<N>().is_some() && is_contiguous::<L>()
}

/// Gives the elements of a result values again if a panic leaves those of a kernel there, whose type may be another one.
struct Refill<T> {
    first: *mut T,
    count: usize,
    old: MaybeUninit<T>,
}
impl<T> Drop for Refill<T> {
    #[cold]
    fn drop(&mut self) {
        for i in 0..self.count {
            // SAFETY: Bounds, uniqueness: `count` contiguous elements, which nobody else accesses. Validity: the value of
            // the first one, if they had values.
            unsafe {
                (self.first.add(i).cast::<MaybeUninit<T>>())
                    .copy_from_nonoverlapping(&raw const self.old, 1)
            }
        }
    }
}

/// Writes an elementwise expression.
///
/// # Safety
/// As for [`ExprNode::write`].
#[cfg_attr(not(unoptimised), inline(always))]
pub(crate) unsafe fn write<N: ExprNode, L: Layout>(
    node: N,
    out: *mut N::Elem,
    unique: bool,
    mut room: Room,
) {
    let mut refill = None;
    if const { serves_as_place::<N, L>(true) } && unique {
        room = room.at(out.cast(), const { in_place::<N>() });
        if const { <N::Shape as Shape>::NUMEL > 0 } {
            refill = Some(Refill {
                first: out,
                count: const { <N::Shape as Shape>::NUMEL },
                // SAFETY: the caller's promise: memory for an element.
                old: unsafe { out.cast::<MaybeUninit<N::Elem>>().read() },
            });
        }
    }
    // SAFETY: the caller's promise. If a kernel's result is in the memory of the expression's own result, each
    // element is read before it is overwritten, and no other code reads it.
    unsafe {
        let ready = node.ready(&mut room);
        Put::<N, L>::READY(out, ready, unique);
    }
    core::mem::forget(refill);
}

/// The temporaries of an elementwise expression that is computed into memory.
pub(crate) const fn need_in_memory<N: ExprNode>() -> Need {
    let bytes = bytes_of::<N::Elem>(<N::Shape as Shape>::NUMEL);
    match in_place::<N>() {
        Some(kernel) => Need::before(bytes, N::PENDING.need(Some(kernel))),
        None => N::PENDING.need(None).result(bytes),
    }
}

/// Computes an elementwise expression into memory.
///
/// # Safety
/// The room has the memory that [`need_in_memory`] requires.
#[cfg_attr(not(unoptimised), inline(always))]
pub(crate) unsafe fn put_in_memory<N: ExprNode>(
    node: N,
    room: &mut Room,
) -> Temporary<N::Elem, N::Shape> {
    let bytes = const { bytes_of::<N::Elem>(<N::Shape as Shape>::NUMEL) };
    // SAFETY: the caller's promise, as in `computed` and `write`.
    unsafe {
        let out: *mut N::Elem;
        let ready;
        if const { in_place::<N>().is_some() } {
            out = room.take(bytes).cast();
            let mut room = room.opposite().at(out.cast(), const { in_place::<N>() });
            ready = node.ready(&mut room);
        } else {
            ready = node.ready(&mut room.opposite());
            out = room.take(bytes).cast();
        }
        Put::<N, Contiguous<N::Shape>>::READY(out, ready, true);
        Leaf::new(out)
    }
}

// The part of a node's impl that computes its elements into a temporary.
macro_rules! in_memory {
    () => {
        type Placed = $crate::expr::kernel::Temporary<Self::Elem, Self::Shape>;
        const PLACED: $crate::expr::temporaries::Need =
            $crate::expr::kernel::need_in_memory::<Self>();
        #[cfg_attr(not(unoptimised), inline(always))]
        unsafe fn placed(self, room: &mut $crate::expr::temporaries::Room) -> Self::Placed {
            // SAFETY: the caller's promise.
            unsafe { $crate::expr::kernel::put_in_memory(self, room) }
        }
    };
}
pub(crate) use in_memory;

// The part of a node's impl that computes the kernels of its operands: of the fields that are nodes; other fields are
// unchanged. A node that finds elements by their index does not read each element where it writes it, so none of its
// kernels has its result in the memory of the node's own result (`apart`).
macro_rules! structural {
    (@pending) => { $crate::expr::temporaries::Pending::NONE };
    (@pending $A:ident) => { $A::PENDING };
    (@pending $A:ident $B:ident) => { $A::PENDING.and(&$B::PENDING) };
    ($Ready:ty; $($A:ident $a:ident),+; |$this:ident| $ready:expr $(; $apart:ident)?) => {
        const PENDING: $crate::expr::temporaries::Pending =
            $crate::expr::kernel::structural!(@pending $($A)+) $( .$apart() )?;
        type Ready = $Ready;
        #[cfg_attr(not(unoptimised), inline(always))]
        unsafe fn ready(self, room: &mut $crate::expr::temporaries::Room) -> Self::Ready {
            let $this = self;
            // SAFETY: the caller's promise.
            $( let $a = unsafe { $this.$a.ready(room) }; )+
            $ready
        }
        $crate::expr::kernel::in_memory!();
    };
}
pub(crate) use structural;

// The part of a node's impl that loads its elements from those of its operands at the same index: the element from
// theirs, `with` vectors, and as usual. An index of the node's shape is one of each operand's, to which it is
// broadcast.
macro_rules! loads {
    // The elements of one field.
    ($a:ident) => {
        #[cfg_attr(not(unoptimised), inline(always))]
        unsafe fn load(&self, index: &[usize; $crate::shape::MAX_RANK]) -> Self::Elem {
            // SAFETY: Bounds: the caller's promise: an index of the shape, which is the field's, or is broadcast from
            // it.
            unsafe { $crate::expr::ExprNode::load(&self.$a, index) }
        }
    };
    ($($a:ident)+; |$this:ident| $apply:expr; with<$V:ident> $with:expr; usual($rare:ident) $usual:expr) => {
        $crate::expr::kernel::loads! { $($a)+; |$this| $apply; with<$V> $with }
        #[cfg_attr(not(unoptimised), inline(always))]
        unsafe fn load_usual<$V: Vectors>(&self, index: &[usize; MAX_RANK], $rare: &mut bool) -> Self::Elem {
            let $this = self;
            // SAFETY: Bounds: the caller's promise: an index of the shape.
            $( let $a = unsafe { self.$a.load_usual::<$V>(index, $rare) }; )+
            $usual
        }
    };
    ($($a:ident)+; |$this:ident| $apply:expr; with<$V:ident> $with:expr) => {
        #[cfg_attr(not(unoptimised), inline(always))]
        unsafe fn load(&self, index: &[usize; MAX_RANK]) -> Self::Elem {
            let $this = self;
            // SAFETY: Bounds: the caller's promise: an index of the shape.
            $( let $a = unsafe { self.$a.load(index) }; )+
            $apply
        }
        #[cfg_attr(not(unoptimised), inline(always))]
        unsafe fn load_with<$V: Vectors>(&self, index: &[usize; MAX_RANK]) -> Self::Elem {
            let $this = self;
            // SAFETY: Bounds: the caller's promise: an index of the shape.
            $( let $a = unsafe { self.$a.load_with::<$V>(index) }; )+
            $with
        }
        #[cfg_attr(not(unoptimised), inline(always))]
        fn staged(&self, stage: &Stage) -> usize {
            0 $( + self.$a.staged(stage) )+
        }
        #[cfg_attr(not(unoptimised), inline(always))]
        unsafe fn stage(&self, index: &[usize; MAX_RANK], stage: &Stage, at: usize) {
            let free = at;
            $(
                let place = free;
                let free = place + self.$a.staged(stage);
                // SAFETY: Bounds: the caller's promise: the tile is within the shape.
                unsafe { self.$a.stage(index, stage, place) };
            )+
            let _ = free;
        }
        #[cfg_attr(not(unoptimised), inline(always))]
        unsafe fn load_staged<$V: Vectors>(
            &self,
            index: &[usize; MAX_RANK],
            stage: &Stage,
            at: usize,
            of: usize,
        ) -> Self::Elem {
            let $this = self;
            let free = at;
            $(
                let place = free;
                let free = place + self.$a.staged(stage);
                // SAFETY: Bounds, initialisation: the caller's promise: the index is within the tile, which `stage`
                // copied.
                let $a = unsafe { self.$a.load_staged::<$V>(index, stage, place, of) };
            )+
            let _ = free;
            $with
        }
    };
}
pub(crate) use loads;

/// An operand of a kernel: an expression, or `()` if an optional operand is missing.
pub trait KernelOperand: crate::num::Sealed {
    /// The operand in memory.
    type Placed;
    /// Whether a variable is in the operand.
    type RequiresGrad: Tracked;
    /// The memory that the operand needs until it is in memory.
    const PLACED: Need;
    /// Computes the operand into memory.
    ///
    /// # Safety
    /// As for [`ExprNode::placed`].
    unsafe fn placed(self, room: &mut Room) -> Self::Placed;
}
impl KernelOperand for () {
    type Placed = ();
    type RequiresGrad = False;
    const PLACED: Need = Need::NONE;
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn placed(self, _: &mut Room) {}
}
impl<N: ExprNode> KernelOperand for N {
    type Placed = N::Placed;
    type RequiresGrad = N::RequiresGrad;
    const PLACED: Need = N::PLACED;
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn placed(self, room: &mut Room) -> N::Placed {
        // SAFETY: the caller's promise.
        unsafe { ExprNode::placed(self, room) }
    }
}

// The memory that an operand needs until it is in memory, or until its elements can be loaded, and the call that does
// this.
macro_rules! operand {
    (placed need $F:ty) => {
        <$F as $crate::expr::kernel::KernelOperand>::PLACED
    };
    (ready need $F:ty) => {
        <$F as $crate::expr::ExprNode>::PENDING.need(None)
    };
    (placed $operand:expr, $room:expr) => {
        $crate::expr::kernel::KernelOperand::placed($operand, $room)
    };
    (ready $operand:expr, $room:expr) => {
        $crate::expr::ExprNode::ready($operand, $room)
    };
}
pub(crate) use operand;

// Operations on operands that are expressions: the generics, the operation, the same on operands in memory, and the
// operands in the order in which they are computed into memory. Operations that load each element about once take
// operands that are `ready`, which need no memory of their own.
macro_rules! operations {
    (@$mode:ident $(
        [$($g:tt)*] $Op:ty => $Over:ty;
        $($field:ident: $F:ty),+; |$this:ident| $over:expr;
    )*) => { $(
        #[diagnostic::do_not_recommend]
        // SAFETY: `OPERANDS` counts the operands in the order in which they are computed into memory.
        unsafe impl<$($g)*> $crate::expr::Operation for $Op {
            type Over = $Over;
            const OPERANDS: $crate::expr::temporaries::Need = $crate::expr::temporaries::Need::NONE
                $( .then($crate::expr::kernel::operand!($mode need $F)) )+;
            #[cfg_attr(not(unoptimised), inline(always))]
            unsafe fn over(self, room: &mut $crate::expr::temporaries::Room) -> Self::Over {
                let $this = self;
                // SAFETY: the caller's promise.
                $( let $field = unsafe { $crate::expr::kernel::operand!($mode $this.$field, room) }; )+
                $over
            }
        }
    )* };
    (ready: $($rows:tt)*) => { $crate::expr::kernel::operations! { @ready $($rows)* } };
    ($($rows:tt)*) => { $crate::expr::kernel::operations! { @placed $($rows)* } };
}
pub(crate) use operations;

// The same for kernels, with their element type and shape, and `NoDerivative<..>` if they have none.
macro_rules! kernels {
    (@$mode:ident $(
        [$($g:tt)*] $Op:ty => $Over:ty, $Elem:ty, $Shape:ty $(, $Derivative:ty)?;
        $first:ident: $First:ty $(, $field:ident: $F:ty)*; |$this:ident| $over:expr;
    )*) => { $(
        $crate::expr::kernel::operations! {
            @$mode [$($g)*] $Op => $Over; $first: $First $(, $field: $F)*; |$this| $over;
        }
        #[diagnostic::do_not_recommend]
        impl<$($g)*> $crate::num::Sealed for $Op {}
        #[diagnostic::do_not_recommend]
        impl<$($g)*> $crate::expr::Kernel for $Op {
            type Elem = $Elem;
            type Shape = $Shape;
            // All operands are in the same memory, as the methods require.
            type Memory = <$First as $crate::expr::ExprNode>::Memory;
            type RequiresGrad = $crate::expr::kernel::kernels!(@any $First $(, $F)* $(; $Derivative)?);
        }
    )* };
    (@any $F:ty) => { <$F as $crate::expr::KernelOperand>::RequiresGrad };
    (@any $F:ty; $Derivative:ty) => {
        <<$F as $crate::expr::KernelOperand>::RequiresGrad as $crate::expr::Tracked>::Or<$Derivative>
    };
    (@any $F:ty, $($rest:ty),+) => {
        <<$F as $crate::expr::KernelOperand>::RequiresGrad as $crate::expr::Tracked>::Or<
            $crate::expr::kernel::kernels!(@any $($rest),+)
        >
    };
    (ready: $($rows:tt)*) => { $crate::expr::kernel::kernels! { @ready $($rows)* } };
    ($($rows:tt)*) => { $crate::expr::kernel::kernels! { @placed $($rows)* } };
}
pub(crate) use kernels;
