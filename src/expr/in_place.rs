//! Expressions that read what they write: a kernel's result in the memory of the expression's own, or an operation in
//! place.

use super::eval::put;
use super::kernel::{loads, serves_as_place, structural};
use super::plan::Operands;
use super::simd_dispatch::Vectors;
use super::{ExprNode, Stage};
use crate::layout::Layout;
use crate::shape::MAX_RANK;
#[cfg(all(feature = "std", target_arch = "x86_64", not(miri)))]
use core::any::TypeId;
use core::marker::PhantomData;
#[cfg(all(feature = "std", target_arch = "x86_64", not(miri)))]
use core::mem::transmute_copy;

/// An expression whose result has the memory of an operand, of which it reads each element where it writes it.
///
/// The compiler does not know that these are the same elements, and its loop over vectors is entered only if no operand
/// overlaps the result. So elements are computed in chunks, as if some were [rare](super::slow_path), and then written.
#[derive(Clone, Copy, Debug)]
pub(crate) struct InPlace<A> {
    pub(crate) a: A,
}
#[diagnostic::do_not_recommend]
impl<A> crate::num::Sealed for InPlace<A> {}
#[diagnostic::do_not_recommend]
// SAFETY: the operand's promise.
unsafe impl<A: ExprNode> ExprNode for InPlace<A> {
    type Elem = A::Elem;
    type Shape = A::Shape;
    type Memory = A::Memory;
    type RequiresGrad = A::RequiresGrad;
    const OPERANDS: Operands = A::OPERANDS;
    const HEAVY: bool = A::HEAVY;
    const AGAIN: bool = A::AGAIN;
    const RARE: bool = A::RARE || HAS_VECTORS;
    structural! { InPlace<A::Ready>; A a; |this| InPlace { a }; apart }
    #[cfg(feature = "rayon")]
    #[cfg_attr(not(unoptimised), inline(always))]
    fn is_shared() -> bool {
        A::is_shared()
    }
    loads! { a; |_this| a; with<V> a }
    const BLOCK: bool = A::BLOCK;
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn block<V: Vectors>(
        &self,
        index: &[usize; MAX_RANK],
        axis: usize,
        out: *mut A::Elem,
        len: usize,
    ) {
        // SAFETY: the caller's promise.
        unsafe { self.a.block::<V>(index, axis, out, len) }
    }
    #[cfg_attr(not(unoptimised), inline(always))]
    unsafe fn load_usual<V: Vectors>(&self, index: &[usize; MAX_RANK], rare: &mut bool) -> A::Elem {
        // SAFETY: the caller's promise.
        unsafe {
            if const { A::RARE } {
                self.a.load_usual::<V>(index, rare)
            } else {
                self.a.load_with::<V>(index)
            }
        }
    }
}

/// A zero that the compiler does not know, for elements that are written where their old values were read.
///
/// A select between the old element and another value would be written under a mask: with AVX2 LLVM prefers that, and it takes
/// ten times as long as a select and a whole vector (`relu_` of 65,536 `f32` on Zen 3: 30 µs, and 3.3 µs).
#[cfg(all(feature = "std", target_arch = "x86_64", not(miri)))]
#[derive(Clone, Copy)]
pub(super) struct Unmasked(u64);
#[cfg(all(feature = "std", target_arch = "x86_64", not(miri)))]
impl Unmasked {
    pub(super) fn new() -> Self {
        Self(core::hint::black_box(0))
    }
    /// The element itself.
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(super) fn whole<T: Copy + 'static>(self, x: T) -> T {
        macro_rules! of {
            ($($Of:ident as $Bits:ident)*) => { $(
                if TypeId::of::<T>() == TypeId::of::<$Of>() {
                    // SAFETY: Validity: the two types are of one size, and each pattern of bits is a value of both.
                    return unsafe {
                        let bits = transmute_copy::<T, $Bits>(&x);
                        transmute_copy::<$Bits, T>(&(bits ^ self.0 as $Bits))
                    };
                }
            )* };
        }
        of! { f32 as u32 f64 as u64 i32 as u32 i64 as u64 u32 as u32 u64 as u64 isize as u64 usize as u64 }
        x
    }
}

/// Writes the elements of an expression whose kernels are computed.
pub(super) struct Put<N, L>(PhantomData<(N, L)>);
impl<N: ExprNode, L: Layout> Put<N, L> {
    /// As a constant, so that the compiler visits one of them. A processor without vectors gains nothing by chunks.
    ///
    /// # Safety
    /// As for [`put`].
    pub(super) const READY: unsafe fn(*mut N::Elem, N::Ready, bool) =
        if HAS_VECTORS && serves_as_place::<N, L>(true) {
            put_in_place::<N::Ready, L>
        } else {
            put_ready::<N::Ready, L>
        };
}
const HAS_VECTORS: bool = cfg!(any(
    target_feature = "sse2",
    target_feature = "neon",
    target_feature = "simd128"
));

/// # Safety
/// As for [`put`].
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn put_ready<N: ExprNode, L: Layout>(out: *mut N::Elem, node: N, unique: bool) {
    // SAFETY: the caller's promise.
    unsafe { put::<N, L>(out, &node, unique) }
}
/// # Safety
/// As for [`put`].
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn put_in_place<N: ExprNode, L: Layout>(out: *mut N::Elem, node: N, unique: bool) {
    // SAFETY: the caller's promise.
    unsafe { put::<InPlace<N>, L>(out, &InPlace { a: node }, unique) }
}
