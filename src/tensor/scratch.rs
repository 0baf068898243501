//! `Scratch`: a buffer for a sequence of tensors of which only two consecutive ones are needed at a time.
//!
//! Tensors 1, 3, 5, … are at the start of the buffer, the others at its end. So two consecutive tensors never
//! overlap, and the size of the buffer is the largest sum of two consecutive ones.

use core::fmt;
use core::marker::PhantomData;
use core::mem::{ManuallyDrop, MaybeUninit};

use super::Tensor;
use crate::num::Sealed;
use crate::num::bits::{Bool, False, True};
use crate::shape::Shape;
use crate::storage::AnyBitPattern;

/// A tensor that can be stored in memory of any content: an owned tensor of numbers in row-major order.
///
/// A layout that is out of range for its storage does not compile:
///
/// ```compile_fail,E0277
/// use stridewise::prelude::*;
/// use stridewise::storage::OwnedArray;
/// type Beyond = TensorBase<OwnedArray<u8, D<1>>, Strided<Shape![1000], Strides![1]>>;
/// let mut words = [0; 1];
/// let scratch = Scratch::<(Beyond,)>::over(&mut words);
/// ```
///
/// # Safety
/// Every bit pattern is a value, and no byte is padding.
#[diagnostic::on_unimplemented(
    message = "a scratch cannot hold `{Self}`",
    label = "not an owned tensor of numbers",
    note = "it holds a `Tensor<T, Shape![..]>` of integers, floats or quantised elements: those that any bits make"
)]
pub unsafe trait Held: Sealed {}
#[diagnostic::do_not_recommend]
// SAFETY: a transparent wrapper around contiguous elements, for which any bit pattern is valid. The layout has the
// same number of elements: a type with another layout has no values, and must not get one here.
unsafe impl<T: AnyBitPattern, Sh: Shape> Held for Tensor<T, Sh> {}

/// The tensors after `A`, as a list: `(B, (C, ()))`.
#[doc(hidden)]
pub trait After<A>: Sealed {
    /// A type with the size of the largest two consecutive tensors.
    type Room;
    /// The bitwise or of the sizes in bytes.
    const BITS: usize;
}
impl<A: Held> After<A> for () {
    type Room = Two<A, ()>;
    const BITS: usize = size_of::<A>();
}
impl<A: Held, B: Held, Rest: After<B>> After<A> for (B, Rest) {
    type Room = Larger<Two<A, B>, Rest::Room>;
    const BITS: usize = size_of::<A>() | Rest::BITS;
}
#[doc(hidden)]
#[allow(missing_debug_implementations)]
#[repr(C)]
pub struct Two<A, B>(A, B);
#[doc(hidden)]
#[allow(missing_debug_implementations)]
#[repr(C)]
pub union Larger<A, B> {
    a: ManuallyDrop<A>,
    b: ManuallyDrop<B>,
}

/// A sequence of tensors: a tuple of 1 to 16 of them.
#[diagnostic::on_unimplemented(
    message = "a scratch of `{Self}`",
    label = "not a tuple of owned tensors",
    note = "the tensors are named in the order in which they are written: `Scratch<(Tensor<f32, Shape![16]>, Tensor<f32, Shape![4]>)>`"
)]
pub trait Chain: crate::num::Own {
    /// The first tensor.
    type First: Held;
    /// The remaining tensors.
    #[doc(hidden)]
    type Rest: After<Self::First>;
}
macro_rules! chains {
    () => {};
    ($A:ident $($B:ident)*) => {
        #[diagnostic::do_not_recommend]
        impl<$A: Held, $($B: Held),*> Chain for ($A, $($B,)*) {
            type First = $A;
            type Rest = chains!(@list $($B)*);
        }
        chains! { $($B)* }
    };
    (@list) => { () };
    (@list $A:ident $($B:ident)*) => { ($A, chains!(@list $($B)*)) };
}
// Shorter tuples are already `Sealed` as shapes.
macro_rules! long_tuples {
    ($($A:ident)* ;) => { #[diagnostic::do_not_recommend] impl<$($A),*> Sealed for ($($A,)*) {} };
    ($($A:ident)* ; $B:ident $($C:ident)*) => {
        #[diagnostic::do_not_recommend]
        impl<$($A),*> Sealed for ($($A,)*) {}
        long_tuples! { $($A)* $B; $($C)* }
    };
}
long_tuples! { T1 T2 T3 T4 T5 T6 T7 T8 T9; T10 T11 T12 T13 T14 T15 T16 }
chains! { T1 T2 T3 T4 T5 T6 T7 T8 T9 T10 T11 T12 T13 T14 T15 T16 }

type RoomOf<C> = <<C as Chain>::Rest as After<<C as Chain>::First>>::Room;

/// Memory for a sequence of tensors of which only two consecutive ones are needed at a time, such as the activations
/// of a network, layer by layer. Its size is the largest sum of two consecutive tensors, a constant. PyTorch uses an
/// allocator instead.
///
/// ```
/// use stridewise::prelude::*;
/// type Hidden = Tensor<f32, Shape![16]>;
/// type Output = Tensor<f32, Shape![4]>;
/// // Three layers. The third result has the memory of the first.
/// type Memory = Scratch<(Hidden, Hidden, Output)>;
/// assert_eq!(Memory::BYTES, (16 + 16) * 4);
///
/// fn infer<'s>(x: &Tensor<f32, Shape![8]>, memory: &'s mut Memory) -> &'s Output {
///     # let (w1, w2, w3) = (Tensor::<f32, Shape![16, 8]>::ones(), Tensor::<f32, Shape![16, 16]>::ones(), Tensor::<f32, Shape![4, 16]>::ones());
///     memory
///         .start(|a| x.linear(&w1).relu().eval_into(a))
///         .then(|a, b| a.linear(&w2).relu().eval_into(b))
///         .then(|b, y| b.linear(&w3).eval_into(y))
///         .end()
/// }
/// // A `static` of zeros is in RAM and costs no flash.
/// let mut memory = Memory::zeros();
/// assert_eq!(infer(&Tensor::ones(), &mut memory).as_slice(), [2048.0; 4]);
/// ```
///
/// A layer whose result has another shape than the tensor of the tuple does not compile, nor does an additional
/// layer. A layer can read only the tensor before it:
///
/// ```compile_fail,E0308
/// use stridewise::prelude::*;
/// let mut memory = Scratch::<(Tensor<f32, Shape![4]>, Tensor<f32, Shape![3]>)>::zeros();
/// memory.start(|a| a.fill_(1.0)).then(|a, b: &mut Tensor<f32, Shape![4]>| b.copy_(&*a));
/// ```
///
/// A tensor that is needed longer, for instance across a residual connection, needs separate memory of the caller.
#[repr(transparent)]
pub struct Scratch<C: Chain> {
    // All bytes are initialised, except padding.
    room: MaybeUninit<RoomOf<C>>,
    chain: PhantomData<fn() -> C>,
}

impl<C: Chain> Scratch<C> {
    /// The size in bytes.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// type Long = Tensor<i8, Shape![100]>;
    /// type Short = Tensor<i8, Shape![10]>;
    /// assert_eq!(Scratch::<(Long, Short, Short, Long, Short)>::BYTES, 100 + 10);
    /// ```
    pub const BYTES: usize = size_of::<Self>();

    /// Zero-initialised memory.
    pub const fn zeros() -> Self {
        Self {
            room: MaybeUninit::zeroed(),
            chain: PhantomData,
        }
    }

    /// A scratch in memory that has other uses at other times, such as memory shared by two networks that do not run
    /// at the same time. Memory that is too small does not compile, nor do tensors whose sizes in bytes are not multiples
    /// of the scratch's alignment: the memory would have padding between them.
    ///
    /// ```
    /// use stridewise::prelude::*;
    /// type Ears = Scratch<(Tensor<i8, Shape![400]>, Tensor<i8, Shape![4]>)>;
    /// type Eyes = Scratch<(Tensor<f32, Shape![50]>, Tensor<f32, Shape![60]>)>;
    /// const WORDS: usize = if Ears::BYTES > Eyes::BYTES { Ears::BYTES } else { Eyes::BYTES }.div_ceil(4);
    /// let mut memory = [0; WORDS];
    /// Ears::over(&mut memory).start(|a| { a.fill_(1); }).end();
    /// Eyes::over(&mut memory).start(|a| { a.fill_(0.5); }).end();
    /// assert_eq!(WORDS, 110);
    /// ```
    ///
    /// ```compile_fail
    /// # use stridewise::prelude::*;
    /// let mut memory = [0; 100];
    /// let small = Scratch::<(Tensor<f32, Shape![50]>, Tensor<f32, Shape![60]>)>::over(&mut memory);
    /// ```
    pub const fn over<const WORDS: usize>(memory: &mut [u32; WORDS]) -> &mut Self {
        const {
            assert!(
                size_of::<[u32; WORDS]>() >= size_of::<Self>(),
                "the memory is smaller than the scratch, whose size in bytes is `BYTES`"
            );
            assert!(
                align_of::<u32>() >= align_of::<Self>(),
                "elements of eight bytes have a larger alignment than words"
            );
            assert!(
                C::Rest::BITS % align_of::<Self>() == 0,
                "a tensor's size in bytes is not a multiple of the scratch's alignment, and borrowed memory has no padding: enlarge it"
            );
        }
        // SAFETY: large enough, aligned and initialised; words accept any bit pattern.
        unsafe { &mut *(&raw mut *memory).cast() }
    }

    /// Writes the first tensor with `write`. Elements that it does not write keep the previous content of the memory; they
    /// are 0 if a tensor's size in bytes is not a multiple of the alignment of all, since the memory then has padding, whose
    /// content is lost when it moves.
    pub fn start(&mut self, write: impl FnOnce(&mut C::First)) -> Link<'_, C, C::First, C::Rest> {
        let memory = (&raw mut self.room).cast();
        let first = at::<C, C::First, False>(memory);
        // SAFETY: the first tensor is at the start: it is aligned, and within the room for it and the next one. Any
        // bit pattern is valid for it, and all bytes are initialised. The memory is borrowed mutably.
        write(unsafe {
            initialise::<C, _>(first);
            &mut *first
        });
        Link {
            memory,
            scratch: PhantomData,
            state: PhantomData,
        }
    }
}
impl<C: Chain> Clone for Scratch<C> {
    fn clone(&self) -> Self {
        // SAFETY: bytes, copied unchanged.
        unsafe { core::ptr::read(self) }
    }
}
impl<C: Chain> fmt::Debug for Scratch<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Scratch")
            .field("bytes", &Self::BYTES)
            .finish()
    }
}
// SAFETY: it consists of numbers only.
unsafe impl<C: Chain> Send for Scratch<C> {}
// SAFETY: it consists of numbers, and is read only by way of `&mut`.
unsafe impl<C: Chain> Sync for Scratch<C> {}

/// Makes sure that all bytes of a tensor are initialised. They are from the start, unless the memory has padding,
/// which a move need not preserve: padding exists if the size of some tensor is not a multiple of the alignment.
///
/// # Safety
/// `place` is the tensor's address, aligned.
#[cfg_attr(not(unoptimised), inline(always))]
unsafe fn initialise<C: Chain, A: Held>(place: *mut A) {
    if const { C::Rest::BITS % align_of::<Scratch<C>>() != 0 } {
        // SAFETY: Validity: any bit pattern is valid for the tensor.
        unsafe { place.write_bytes(0, 1) };
    }
}

/// The address of a tensor: at the start of the memory, or such that the tensor ends at the end of the memory.
#[cfg_attr(not(unoptimised), inline(always))]
fn at<C: Chain, A, AtEnd: Bool>(memory: *mut u8) -> *mut A {
    let offset = const {
        assert!(
            size_of::<A>() <= Scratch::<C>::BYTES && align_of::<A>() <= align_of::<Scratch<C>>()
        );
        if AtEnd::VALUE {
            Scratch::<C>::BYTES - size_of::<A>()
        } else {
            0
        }
    };
    memory.wrapping_add(offset).cast()
}

/// A marker of types that a type names and does not contain.
type Names<T> = PhantomData<fn() -> T>;

/// The tensor `A` of a [`Scratch`] of `C` that was written last; the tensors `Rest` follow it.
#[must_use = "the tensor that was written last is at `end`"]
pub struct Link<'s, C, A, Rest, AtEnd = False> {
    memory: *mut u8,
    scratch: PhantomData<&'s mut C>,
    state: Names<(A, Rest, AtEnd)>,
}
impl<C, A, Rest, AtEnd> fmt::Debug for Link<'_, C, A, Rest, AtEnd> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Link")
    }
}

macro_rules! links {
    ($($Here:ident $Next:ident)*) => { $(
        impl<'s, C: Chain, A: Held, B: Held, Rest: After<B>> Link<'s, C, A, (B, Rest), $Here> {
            /// Writes the next tensor with `write`, from the previous one.
            pub fn then(self, write: impl FnOnce(&A, &mut B)) -> Link<'s, C, B, Rest, $Next> {
                const { assert!(size_of::<A>() + size_of::<B>() <= Scratch::<C>::BYTES) };
                let next = at::<C, B, $Next>(self.memory);
                // SAFETY: one tensor is at the start, the other at the end, and the memory is at least as large as
                // both. Both are aligned: the end is aligned, and sizes are multiples of alignments. Any bit pattern
                // is valid for them, and all bytes are initialised. The memory is borrowed mutably.
                let (before, next) = unsafe {
                    initialise::<C, _>(next);
                    (&*at::<C, A, $Here>(self.memory), &mut *next)
                };
                write(before, next);
                Link {
                    memory: self.memory,
                    scratch: PhantomData,
            state: PhantomData,
                }
            }
        }
        impl<'s, C: Chain, A: Held, Rest> Link<'s, C, A, Rest, $Here> {
            /// The tensor that was written last.
            pub fn end(self) -> &'s A {
                // SAFETY: Bounds, alignment: the tensor is at one end of the memory, which is at least as large and
                // aligned for it. Initialisation: it was written there, and nothing after it. The memory is borrowed
                // for `'s`.
                unsafe { &*at::<C, A, $Here>(self.memory) }
            }
        }
    )* };
}
links! { False True True False }
