//! `Workspace`: memory of the caller for the temporaries of an expression.

use core::fmt;
use core::mem::MaybeUninit;

use super::temporaries::Room;

/// Memory of `BYTES` bytes for the temporaries of an expression: for
/// [`eval_into_with`](super::Expr::eval_into_with), which uses neither the stack nor the heap for them. It has no content;
/// any number of expressions use the same one after the other.
///
/// An expression needs [`TEMPORARIES`](super::Expr::TEMPORARIES) bytes. A workspace that is smaller is rejected when the
/// program is built, and the message contains the number; `cargo check` does not report it. On processors with vectors a
/// temporary begins at a multiple of 64 bytes, on others of 8, so that the number depends on the processor.
///
/// ```
/// use stridewise::expr::Workspace;
/// use stridewise::prelude::*;
/// let x = Tensor::<f32, Shape![8, 16]>::ones();
/// let (v, w) = (Tensor::<f32, Shape![32, 16]>::ones(), Tensor::<f32, Shape![4, 32]>::ones());
/// let mut out = Tensor::<f32, Shape![8, 4]>::zeros();
/// // The result of the first layer, 8 × 32 numbers, is in the workspace.
/// let mut workspace = Workspace::<1024>::new();
/// x.linear(&v).relu().linear(&w).eval_into_with(&mut out, &mut workspace);
/// assert_eq!(out, x.linear(&v).relu().linear(&w).eval());
/// ```
///
/// A `static` of it takes no flash:
///
/// ```
/// use stridewise::expr::Workspace;
/// use stridewise::prelude::*;
/// static W1: TensorView<f32, Shape![16, 4]> = TensorView::<f32, Shape![16, 4]>::new(&[0.5; 64]);
/// static W2: TensorView<f32, Shape![3, 16]> = TensorView::<f32, Shape![3, 16]>::new(&[0.5; 48]);
/// type Input<'a> = TensorView<'a, f32, Shape![4]>;
///
/// pub fn infer(x: Input, out: &mut Tensor<f32, Shape![3]>, workspace: &mut Workspace<64>) {
///     x.linear(W1).relu().linear(W2).eval_into_with(out, workspace);
/// }
/// fn main() {
///     static mut WORKSPACE: Workspace<64> = Workspace::new();
///     // SAFETY: `main` runs once, and nothing else sees the name: the reference is unique.
///     let workspace = unsafe { &mut *(&raw mut WORKSPACE) };
///     let mut y = Tensor::zeros();
///     infer(TensorView::<f32, Shape![4]>::new(&[1.0; 4]), &mut y, workspace);
///     assert_eq!(y.as_slice(), [16.0; 3]);
/// }
/// ```
///
/// ```compile_fail,E0080
/// use stridewise::expr::Workspace;
/// use stridewise::prelude::*;
/// let (x, mut out) = (Tensor::<f32, Shape![8, 8]>::ones(), Tensor::<f32, Shape![8, 8]>::zeros());
/// x.mm(&x).softmax::<1>().eval_into_with(&mut out, &mut Workspace::<64>::new());
/// ```
#[cfg_attr(target_pointer_width = "64", repr(C, align(64)))]
#[cfg_attr(not(target_pointer_width = "64"), repr(C, align(8)))]
pub struct Workspace<const BYTES: usize> {
    bytes: [MaybeUninit<u8>; BYTES],
}
const _: () = assert!(align_of::<Workspace<1>>() >= super::temporaries::ALIGN);

impl<const BYTES: usize> Workspace<BYTES> {
    /// Memory without content.
    pub const fn new() -> Self {
        Self {
            bytes: [const { MaybeUninit::uninit() }; BYTES],
        }
    }

    /// The same on the heap, of any size.
    ///
    /// ```
    /// use stridewise::expr::Workspace;
    /// use stridewise::prelude::*;
    /// let x = BoxedTensor::<f32, Shape![600, 600]>::eye();
    /// let mut out = BoxedTensor::<f32, Shape![600, 600]>::zeros();
    /// // Two products of 600 × 600 numbers at a time.
    /// let mut workspace = Workspace::<{ 2 * 600 * 600 * 4 }>::boxed();
    /// for _ in 0..3 {
    ///     x.mm(&x).softmax::<1>().mm(&x).eval_into_with(&mut out, &mut workspace);
    /// }
    /// assert!((out.sum() - 600.0).abs() < 1e-2);
    /// ```
    #[cfg(feature = "alloc")]
    pub fn boxed() -> alloc::boxed::Box<Self> {
        // SAFETY: bytes that need not be initialised.
        unsafe { alloc::boxed::Box::<Self>::new_uninit().assume_init() }
    }

    /// Room for temporaries of `bytes` bytes.
    ///
    /// # Safety
    /// There are at most `BYTES`. The room is used no longer than the workspace is borrowed.
    #[cfg_attr(not(unoptimised), inline(always))]
    pub(super) unsafe fn room(&mut self, bytes: usize) -> Room {
        debug_assert!(bytes <= BYTES);
        // SAFETY: aligned memory of at least as many bytes, which is borrowed mutably.
        unsafe { Room::new((&raw mut self.bytes).cast(), bytes) }
    }
}
impl<const BYTES: usize> Default for Workspace<BYTES> {
    fn default() -> Self {
        Self::new()
    }
}
impl<const BYTES: usize> fmt::Debug for Workspace<BYTES> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Workspace").field("bytes", &BYTES).finish()
    }
}
