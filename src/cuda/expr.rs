//! Expressions over device memory: the node types of the host, over leaves that the host cannot read.

use core::marker::PhantomData;
use core::ops;
use std::vec;
use std::vec::Vec;

use super::Gpu;
use super::kernel::{Args, Lanes, LeafInfo};
use super::matmul::Product;
use super::memory::{CudaBuffer, CudaMut, CudaRef};
use super::ptx::{Body, Ty, Val};
use super::variable::{CudaVarLeaf, CudaVariable};
use crate::expr::operators::{numbers, operators, prefixes};
use crate::expr::plan::{Operands, effective};
use crate::expr::{
    AsExpression, Binary, Cast, Expr, ExprNode, IntoExpr, Lazy, Memory, Moved, Operand, Scalar,
    Unary,
};
use crate::layout::{Layout, StorageSpan, Strided};
use crate::num::{Dim, Sealed};
use crate::ops::{
    AddOp, AndOp, BinaryOp, CastTo, DivOp, MulOp, NegOp, NotOp, OrOp, Pair, SubOp, UnaryOp, Where,
    XorOp,
};
use crate::shape::{BroadcastWith, MAX_RANK, Shape};
use crate::storage::Element;
use crate::tensor::TensorBase;

/// The element types of tensors in device memory: numbers and booleans.
#[diagnostic::on_unimplemented(
    message = "elements of type `{Self}` are not supported on CUDA devices",
    label = "floats, integers of up to 64 bits and `bool` do; with feature `half`, `f16` and `bf16`"
)]
pub trait CudaElement: Element + Sealed {
    #[doc(hidden)]
    const TY: Ty;
    /// The bits of the element in the low bytes.
    #[doc(hidden)]
    fn bits(self) -> u64;
}
macro_rules! elements {
    ($($T:ident $Ty:ident |$x:ident| $bits:expr;)*) => { $(
        #[diagnostic::do_not_recommend]
        impl CudaElement for $T {
            const TY: Ty = Ty::$Ty;
            fn bits(self) -> u64 {
                let $x = self;
                $bits
            }
        }
    )* };
}
elements! {
    f32 F32 |x| x.to_bits().into(); f64 F64 |x| x.to_bits();
    i8 I8 |x| x as u64; i16 I16 |x| x as u64; i32 I32 |x| x as u64; i64 I64 |x| x as u64;
    u8 U8 |x| x.into(); u16 U16 |x| x.into(); u32 U32 |x| x.into(); u64 U64 |x| x;
    bool Bool |x| x.into();
}
#[cfg(target_pointer_width = "64")]
elements! { isize I64 |x| x as u64; usize U64 |x| x as u64; }

#[cfg(feature = "half")]
use half::{bf16, f16};
#[cfg(feature = "half")]
elements! { f16 F16 |x| x.to_bits().into(); bf16 Bf16 |x| x.to_bits().into(); }

/// A unary elementwise operation that has an implementation in PTX.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "`{Self}` has no form for CUDA devices on elements of type `{T}`",
    label = "this operation runs on the host only"
)]
pub trait PtxUnary<T>: UnaryOp<T> + 'static {
    fn args(&self, _: &mut Args) {}
    fn params(_: &mut Body) -> Vec<Val> {
        Vec::new()
    }
    fn ptx(k: &mut Body, x: Val, params: &[Val]) -> Val;
}
/// A binary elementwise operation that has an implementation in PTX.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "`{Self}` has no form for CUDA devices on elements of type `{A}`",
    label = "this operation runs on the host only"
)]
pub trait PtxBinary<A, B>: BinaryOp<A, B> + 'static {
    fn args(&self, _: &mut Args) {}
    fn params(_: &mut Body) -> Vec<Val> {
        Vec::new()
    }
    fn ptx(k: &mut Body, a: &[Val], b: &[Val], params: &[Val]) -> Vec<Val>;
}

/// An expression that a device can compute. It generates its own PTX.
///
/// # Safety
/// `args` pushes the arguments in the order in which `emit` reads the parameters, and `leaves` the pointers
/// among them; each pointer is valid for the span that the shape and strides give.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "this expression cannot be computed on a CUDA device",
    label = "a tensor of the host, or an operation without a form for devices, is part of it",
    note = "`x.to_device(&stream)?` or `x.cuda()?` copies a tensor of the host to a device"
)]
pub unsafe trait Emit: ExprNode {
    /// The type without its lifetimes. Identifies the kernel.
    type Key: 'static;
    /// Whether the expression contains a product of matrices.
    const PRODUCT: bool = false;
    /// The first product whose elements a thread computes together with those of the expression.
    fn product() -> Option<Product> {
        None
    }
    fn args(&self, args: &mut Args);
    fn leaves(out: &mut Vec<LeafInfo>);
    /// Generates the current elements, each as one value or as a pair.
    fn emit(k: &mut Body) -> Lanes;
}

// Rejects a program in which the host would read device memory, at compile time.
macro_rules! not_read_here {
    ($T:ty) => {{
        const {
            // Depends on the type, so that it is evaluated only where the host would read.
            assert!(
                size_of::<$T>() == usize::MAX,
                "the host cannot read a tensor in the memory of a CUDA device: compute there, `x.eval()?`, \
                 or copy it first, `x.to_host()?`"
            )
        };
        // SAFETY: not reached.
        unsafe { core::hint::unreachable_unchecked() }
    }};
}
pub(super) use not_read_here;

// The part of a node's impl that evaluates temporaries on the host. On a device they are part of the kernel.
macro_rules! of_device {
    () => {
        type Ready = Self;
        unsafe fn ready(self, _: &mut $crate::expr::temporaries::Room) -> Self {
            self
        }
        $crate::expr::in_memory!();
    };
}
pub(super) use of_device;

/// A device tensor as a leaf of an expression.
#[derive(Debug)]
pub struct CudaLeaf<'a, T, Sh, St, const SHARED: bool = true> {
    first: *const T,
    layout: PhantomData<(&'a T, Sh, St)>,
}
impl<T, Sh, St, const SHARED: bool> Clone for CudaLeaf<'_, T, Sh, St, SHARED> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<T, Sh, St, const SHARED: bool> Copy for CudaLeaf<'_, T, Sh, St, SHARED> {}
impl<T, Sh, St, const SHARED: bool> CudaLeaf<'_, T, Sh, St, SHARED> {
    /// # Safety
    /// The layout from `first` on is in range of elements of a device that are readable for `'a`.
    pub(super) unsafe fn new(first: *const T) -> Self {
        Self {
            first,
            layout: PhantomData,
        }
    }
}

#[diagnostic::do_not_recommend]
// SAFETY: `load` is never instantiated: a program that would call it does not compile.
unsafe impl<T: Element, Sh: Shape, St: Shape, const SHARED: bool> ExprNode
    for CudaLeaf<'_, T, Sh, St, SHARED>
{
    type Elem = T;
    type Shape = Sh;
    type Memory = Gpu;
    type RequiresGrad = crate::num::bits::False;
    const OPERANDS: Operands =
        Operands::one(&Sh::PADDED, &<Strided<Sh, St> as Layout>::PADDED_STRIDES);
    unsafe fn load(&self, _: &[usize; MAX_RANK]) -> T {
        not_read_here!(T)
    }
    of_device! {}
}

// SAFETY: one argument, one parameter; the constructor's contract.
#[diagnostic::do_not_recommend]
unsafe impl<T: CudaElement, Sh: Shape, St: Shape, const SHARED: bool> Emit
    for CudaLeaf<'_, T, Sh, St, SHARED>
{
    type Key = CudaLeaf<'static, T, Sh, St, SHARED>;
    fn args(&self, args: &mut Args) {
        args.operand(self.first.addr(), Sh::NUMEL == 0);
    }
    fn leaves(out: &mut Vec<LeafInfo>) {
        out.push(LeafInfo::new::<T>(Self::strides()));
    }
    fn emit(k: &mut Body) -> Lanes {
        let from = k.param(Ty::U64, true);
        let values = k.load(from, &LeafInfo::new::<T>(Self::strides()), SHARED);
        values.into_iter().map(|v| vec![v]).collect()
    }
}
impl<T, Sh: Shape, St: Shape, const SHARED: bool> CudaLeaf<'_, T, Sh, St, SHARED> {
    pub(super) fn address(&self) -> usize {
        self.first.addr()
    }
    fn strides() -> [usize; MAX_RANK] {
        effective(&Sh::PADDED, &<Strided<Sh, St> as Layout>::PADDED_STRIDES)
    }
}

// SAFETY: one argument, one parameter.
#[diagnostic::do_not_recommend]
unsafe impl<T: CudaElement, M: Memory> Emit for Scalar<T, M> {
    type Key = Self;
    fn args(&self, args: &mut Args) {
        args.number(self.0);
    }
    fn leaves(_: &mut Vec<LeafInfo>) {}
    fn emit(k: &mut Body) -> Lanes {
        let value = k.param(T::TY, false);
        vec![vec![value]; k.at.lanes]
    }
}

// SAFETY: the operand's arguments, then the operation's, in both.
#[diagnostic::do_not_recommend]
unsafe impl<Op: PtxUnary<A::Elem>, A: Emit> Emit for Unary<Op, A> {
    type Key = Unary<Op, A::Key>;
    const PRODUCT: bool = A::PRODUCT;
    fn product() -> Option<Product> {
        A::product()
    }
    fn args(&self, args: &mut Args) {
        self.a.args(args);
        self.op.args(args);
    }
    fn leaves(out: &mut Vec<LeafInfo>) {
        A::leaves(out);
    }
    fn emit(k: &mut Body) -> Lanes {
        let a = A::emit(k);
        let params = Op::params(k);
        a.into_iter()
            .map(|x| vec![Op::ptx(k, x[0], &params)])
            .collect()
    }
}

// SAFETY: the arguments of the operands in order, then the operation's, in both.
#[diagnostic::do_not_recommend]
unsafe impl<Op: PtxBinary<A::Elem, B::Elem>, A: Emit, B: Emit> Emit for Binary<Op, A, B> {
    type Key = Binary<Op, A::Key, B::Key>;
    const PRODUCT: bool = A::PRODUCT || B::PRODUCT;
    fn product() -> Option<Product> {
        A::product().or_else(B::product)
    }
    fn args(&self, args: &mut Args) {
        self.a.args(args);
        self.b.args(args);
        self.op.args(args);
    }
    fn leaves(out: &mut Vec<LeafInfo>) {
        A::leaves(out);
        B::leaves(out);
    }
    fn emit(k: &mut Body) -> Lanes {
        let (a, b) = (A::emit(k), B::emit(k));
        let params = Op::params(k);
        a.into_iter()
            .zip(b)
            .map(|(a, b)| Op::ptx(k, &a, &b, &params))
            .collect()
    }
}

// SAFETY: the operand's arguments.
#[diagnostic::do_not_recommend]
unsafe impl<U: CudaElement, A: Emit> Emit for Cast<U, A>
where
    A::Elem: CastTo<U>,
{
    type Key = Cast<U, A::Key>;
    const PRODUCT: bool = A::PRODUCT;
    fn product() -> Option<Product> {
        A::product()
    }
    fn args(&self, args: &mut Args) {
        self.a.args(args);
    }
    fn leaves(out: &mut Vec<LeafInfo>) {
        A::leaves(out);
    }
    fn emit(k: &mut Body) -> Lanes {
        let a = A::emit(k);
        a.into_iter().map(|x| vec![k.cvt(x[0], U::TY)]).collect()
    }
}

#[diagnostic::do_not_recommend]
impl<A: CudaElement, B: CudaElement> PtxBinary<A, B> for Pair {
    fn ptx(_: &mut Body, a: &[Val], b: &[Val], _: &[Val]) -> Vec<Val> {
        vec![a[0], b[0]]
    }
}
#[diagnostic::do_not_recommend]
impl<T: CudaElement> PtxBinary<bool, (T, T)> for Where {
    fn ptx(k: &mut Body, a: &[Val], b: &[Val], _: &[Val]) -> Vec<Val> {
        vec![k.sel(a[0], b[0], b[1])]
    }
}

// The first element of a device tensor. For a tensor without elements, the offset may be outside the allocation.
macro_rules! first {
    ($x:expr, $L:ident) => {
        $x.storage
            .ptr()
            .as_ptr()
            .wrapping_add(if $L::SPAN_SIZE == 0 {
                0
            } else {
                <$L::Offset as Dim>::SIZE
            })
    };
}
pub(super) use first;

macro_rules! leaves {
    ($([$($g:tt)*] $life:lifetime $S:ty;)*) => { $(
        #[diagnostic::do_not_recommend]
        impl<$($g)*> AsExpression for $S {
            type Memory = Gpu;
            type Of = T;
            type In = L::Shape;
            type Tree = CudaLeaf<$life, T, L::Shape, L::Strides>;
            fn tree(self) -> Self::Tree {
                self.node()
            }
        }
        #[diagnostic::do_not_recommend]
        impl<$($g)*> Expr<Gpu> for $S {}
        #[diagnostic::do_not_recommend]
        impl<$($g)*> IntoExpr<Gpu> for $S {
            type Elem = T;
            type Shape = L::Shape;
            type Node = CudaLeaf<$life, T, L::Shape, L::Strides>;
            fn node(self) -> Self::Node {
                // SAFETY: the layout is in range of the storage, which is borrowed for the leaf's lifetime.
                unsafe { CudaLeaf::new(first!(self, L)) }
            }
        }
    )* };
}
leaves! {
    ['a, T: Element, Rest: StorageSpan, L: Layout] 'a TensorBase<CudaRef<'a, T, Rest>, L>;
    ['a, T: Element, Rest: StorageSpan, L: Layout] 'a &'a TensorBase<CudaRef<'_, T, Rest>, L>;
    ['a, T: Element, Rest: StorageSpan, L: Layout] 'a &'a TensorBase<CudaMut<'_, T, Rest>, L>;
    ['a, T: Element, Len: Dim, L: Layout] 'a &'a TensorBase<CudaBuffer<T, Len>, L>;
}

// An owned tensor in an expression, which holds it until its kernel is launched.
pub(super) type Owned<T, Len, L> = Moved<CudaBuffer<T, Len>, L>;
pub(super) type LeafOf<'a, T, L> = CudaLeaf<'a, T, <L as Layout>::Shape, <L as Layout>::Strides>;
impl<T: Element, Len: Dim, L: Layout> Owned<T, Len, L> {
    pub(super) fn leaf(&self) -> LeafOf<'_, T, L> {
        // SAFETY: the layout is in range of the buffer, which is borrowed.
        unsafe { CudaLeaf::new(first!(self.0, L)) }
    }
}
#[diagnostic::do_not_recommend]
// SAFETY: `load` is never instantiated: a program that would call it does not compile.
unsafe impl<T: Element, Len: Dim, L: Layout> ExprNode for Owned<T, Len, L> {
    type Elem = T;
    type Shape = L::Shape;
    type Memory = Gpu;
    type RequiresGrad = crate::num::bits::False;
    const OPERANDS: Operands = <LeafOf<'static, T, L> as ExprNode>::OPERANDS;
    unsafe fn load(&self, _: &[usize; MAX_RANK]) -> T {
        not_read_here!(T)
    }
    of_device! {}
}
// SAFETY: the leaf's.
#[diagnostic::do_not_recommend]
unsafe impl<T: CudaElement, Len: Dim, L: Layout> Emit for Owned<T, Len, L> {
    type Key = <LeafOf<'static, T, L> as Emit>::Key;
    fn args(&self, args: &mut Args) {
        self.leaf().args(args);
    }
    fn leaves(out: &mut Vec<LeafInfo>) {
        LeafOf::<T, L>::leaves(out);
    }
    fn emit(k: &mut Body) -> Lanes {
        LeafOf::<T, L>::emit(k)
    }
}
#[diagnostic::do_not_recommend]
impl<T: Element, Len: Dim, L: Layout> AsExpression for TensorBase<CudaBuffer<T, Len>, L> {
    type Memory = Gpu;
    type Of = T;
    type In = L::Shape;
    type Tree = Owned<T, Len, L>;
    fn tree(self) -> Self::Tree {
        Moved(self)
    }
}
#[diagnostic::do_not_recommend]
impl<T: Element, Len: Dim, L: Layout> IntoExpr<Gpu> for TensorBase<CudaBuffer<T, Len>, L> {
    type Elem = T;
    type Shape = L::Shape;
    type Node = Owned<T, Len, L>;
    fn node(self) -> Self::Node {
        Moved(self)
    }
}

macro_rules! each_operator {
    ($($Trait:ident $method:ident $Op:ident;)*) => { $(
        operators! { @expression $Trait $method $Op
            ['a, T: Element, Rest: StorageSpan, L: Layout] TensorBase<CudaRef<'a, T, Rest>, L>,
                T, L::Shape, CudaLeaf<'a, T, L::Shape, L::Strides>, Gpu;
            ['a, 'b, T: Element, Rest: StorageSpan, L: Layout] &'a TensorBase<CudaRef<'b, T, Rest>, L>,
                T, L::Shape, CudaLeaf<'a, T, L::Shape, L::Strides>, Gpu;
            ['a, 'b, T: Element, Rest: StorageSpan, L: Layout] &'a TensorBase<CudaMut<'b, T, Rest>, L>,
                T, L::Shape, CudaLeaf<'a, T, L::Shape, L::Strides>, Gpu;
            ['a, T: Element, Len: Dim, L: Layout] &'a TensorBase<CudaBuffer<T, Len>, L>,
                T, L::Shape, CudaLeaf<'a, T, L::Shape, L::Strides>, Gpu;
            ['a, T: Element, Rest: StorageSpan, L: Layout] TensorBase<CudaVariable<'a, T, Rest>, L>,
                T, L::Shape, CudaVarLeaf<'a, T, L::Shape, L::Strides>, Gpu;
            ['a, 'b, T: Element, Rest: StorageSpan, L: Layout] &'b TensorBase<CudaVariable<'a, T, Rest>, L>,
                T, L::Shape, CudaVarLeaf<'a, T, L::Shape, L::Strides>, Gpu;
            [T: Element, Len: Dim, L: Layout] TensorBase<CudaBuffer<T, Len>, L>, T, L::Shape, Owned<T, Len, L>, Gpu;
            ['a, T: Element, Sh: Shape, St: Shape] CudaLeaf<'a, T, Sh, St>, T, Sh, Self, Gpu;
        }
    )* };
}
each_operator! {
    Add add AddOp;
    Sub sub SubOp;
    Mul mul MulOp;
    Div div DivOp;
    BitAnd bitand AndOp;
    BitOr bitor OrOp;
    BitXor bitxor XorOp;
}
#[diagnostic::do_not_recommend]
impl<T: Element, Sh: Shape, St: Shape> AsExpression for CudaLeaf<'_, T, Sh, St> {
    type Memory = Gpu;
    type Of = T;
    type In = Sh;
    type Tree = Self;
    fn tree(self) -> Self {
        self
    }
}
#[diagnostic::do_not_recommend]
impl<T: Element, Sh: Shape, St: Shape> Expr<Gpu> for CudaLeaf<'_, T, Sh, St> {}
#[diagnostic::do_not_recommend]
impl<T: Element, Sh: Shape, St: Shape> IntoExpr<Gpu> for CudaLeaf<'_, T, Sh, St> {
    type Elem = T;
    type Shape = Sh;
    type Node = Self;
    fn node(self) -> Self {
        self
    }
}

prefixes! {
    ['a, T: Element, Rest: StorageSpan, L: Layout] TensorBase<CudaRef<'a, T, Rest>, L>, Gpu;
    ['a, 'b, T: Element, Rest: StorageSpan, L: Layout] &'a TensorBase<CudaRef<'b, T, Rest>, L>, Gpu;
    ['a, 'b, T: Element, Rest: StorageSpan, L: Layout] &'a TensorBase<CudaMut<'b, T, Rest>, L>, Gpu;
    ['a, T: Element, Len: Dim, L: Layout] &'a TensorBase<CudaBuffer<T, Len>, L>, Gpu;
    [T: Element, Len: Dim, L: Layout] TensorBase<CudaBuffer<T, Len>, L>, Gpu;
    ['a, T: Element, Rest: StorageSpan, L: Layout] TensorBase<CudaVariable<'a, T, Rest>, L>, Gpu;
    ['a, 'b, T: Element, Rest: StorageSpan, L: Layout] &'b TensorBase<CudaVariable<'a, T, Rest>, L>, Gpu;
}

macro_rules! numbers_on_the_left {
    ($($T:ident)*) => { $(
        numbers_on_the_left! { @op $T Add add AddOp }
        numbers_on_the_left! { @op $T Sub sub SubOp }
        numbers_on_the_left! { @op $T Mul mul MulOp }
    )* };
    (@op $T:ident $Trait:ident $method:ident $Op:ident) => {
        numbers! { @for $T $Trait $method $Op
            ['a, Rest: StorageSpan, L: Layout] TensorBase<CudaRef<'a, $T, Rest>, L>, Gpu;
            ['a, 'b, Rest: StorageSpan, L: Layout] &'a TensorBase<CudaRef<'b, $T, Rest>, L>, Gpu;
            ['a, 'b, Rest: StorageSpan, L: Layout] &'a TensorBase<CudaMut<'b, $T, Rest>, L>, Gpu;
            ['a, Len: Dim, L: Layout] &'a TensorBase<CudaBuffer<$T, Len>, L>, Gpu;
            [Len: Dim, L: Layout] TensorBase<CudaBuffer<$T, Len>, L>, Gpu;
            ['a, Rest: StorageSpan, L: Layout] TensorBase<CudaVariable<'a, $T, Rest>, L>, Gpu;
            ['a, 'b, Rest: StorageSpan, L: Layout] &'b TensorBase<CudaVariable<'a, $T, Rest>, L>, Gpu;
        }
    };
}
numbers_on_the_left! { f32 f64 i8 i16 i32 i64 isize u8 u16 u32 u64 usize }
numbers_on_the_left! { @op f32 Div div DivOp }
numbers_on_the_left! { @op f64 Div div DivOp }
