//! Elements that are plain bits, so that their bytes may be read as another type.
//!
//! | | bound | source elements | target elements |
//! |---|---|---|---|
//! | a read-only view | [`CastFrom`] | numbers, arrays of two, `bool` | numbers, arrays of two |
//! | a mutable view | [`CastFromMut`] | numbers, arrays of two | numbers, arrays of two |

use super::Element;
use crate::layout::{
    AlignVerdict, DtypeRest, DtypeVerdict, Layout, NoDimensions, Reading, StorageSpan,
};
use crate::num::{D, Dim, Sealed};

/// An element without padding: every byte is initialised. The numbers, arrays of two of them, and `bool`.
///
/// # Safety
/// Every byte is initialised. `Bytes` is the size and `Align` the alignment.
pub unsafe trait NoUninit: Element + Sealed {
    /// The size in bytes.
    #[doc(hidden)]
    type Bytes: Dim;
    /// The alignment in bytes.
    #[doc(hidden)]
    type Align: Dim;
}

/// An element for which every bit pattern is valid: the numbers and arrays of two of them, but not `bool`.
///
/// # Safety
/// Every bit pattern is a value.
#[diagnostic::on_unimplemented(
    message = "view_dtype: not every bit pattern is a `{Self}`",
    label = "other bytes than those of a `{Self}` may be read through the view",
    note = "elements may be read as `u8`, `i8`, `u16`, `i16`, `u32`, `i32`, `u64`, `i64`, `f32`, `f64` and arrays of two of them",
    note = "numbers become truth values by a copy: `x.to::<bool>()`"
)]
pub unsafe trait AnyBitPattern: NoUninit {}

/// An element of two contiguous parts `P`: a complex number as an array.
///
/// # Safety
/// Its size is that of two `P`, and its alignment that of one.
#[diagnostic::on_unimplemented(
    message = "the elements are `{Self}`, not arrays of two parts",
    label = "a `{Self}` has no real and no imaginary part",
    note = "`view_as_complex()` makes `[f32; 2]` of a last dimension of size 2"
)]
pub unsafe trait TwoParts<P>: Element {}
#[diagnostic::do_not_recommend]
// SAFETY: Validity: an array of two.
unsafe impl<P: Element> TwoParts<P> for [P; 2] {}

macro_rules! bits {
    ($($T:ty)*) => { $(
        #[diagnostic::do_not_recommend]
        // SAFETY: Validity: a number, or two contiguous numbers.
        unsafe impl NoUninit for $T {
            type Bytes = D<{ size_of::<$T>() }>;
            type Align = D<{ align_of::<$T>() }>;
        }
    )* };
}
macro_rules! sealed {
    ($($T:ty)*) => { $( #[diagnostic::do_not_recommend] impl Sealed for $T {} )* };
}
sealed! { bool u8 i8 u16 i16 u32 i32 u64 i64 usize isize f32 f64 }
// Only this crate can implement its trait for arrays: no other crate owns the array types.
#[diagnostic::do_not_recommend]
impl<T, const N: usize> Sealed for [T; N] {}
bits! { bool }
macro_rules! any_bits {
    ($($T:ty)*) => { $(
        bits! { $T [$T; 2] }
        #[diagnostic::do_not_recommend]
        // SAFETY: Validity: every bit pattern is a valid number.
        unsafe impl AnyBitPattern for $T {}
        #[diagnostic::do_not_recommend]
        // SAFETY: Validity: two numbers without padding between them, of which every bit pattern is valid.
        unsafe impl AnyBitPattern for [$T; 2] {}
    )* };
}
any_bits! { u8 i8 u16 i16 u32 i32 u64 i64 f32 f64 }

macro_rules! over {
    ($($(#[$doc:meta])* $Over:ident of $From:ident)*) => { $(
        $(#[$doc])*
        pub unsafe trait $Over<T>: Element {
            /// The resulting layout, independent of the address.
            #[doc(hidden)]
            type Verdict<L: Layout>: Reading;
            /// The resulting layout, if only the alignment of `T` is known of the address.
            #[doc(hidden)]
            type AlignVerdict<L: Layout>: Reading;
            /// The storage span of the view in elements of this type.
            #[doc(hidden)]
            type Rest<Rest: StorageSpan>: StorageSpan;
        }
        #[diagnostic::do_not_recommend]
        // SAFETY: the bounds.
        unsafe impl<T: $From, U: AnyBitPattern> $Over<T> for U {
            type Verdict<L: Layout> = DtypeVerdict<L, T::Bytes, U::Bytes>;
            type AlignVerdict<L: Layout> = AlignVerdict<T::Align, U::Align, Self::Verdict<L>>;
            type Rest<Rest: StorageSpan> = DtypeRest<Rest, T::Bytes, U::Bytes>;
        }
        over! { @never $Over NeverThis }
        over! { @never $Over NeverThat }
    )* };
    // These impls are needed even where no type is valid: rustc resolves a trait without any impl for a `T` before it
    // looks at the other type, and then reports that the method is missing.
    (@never $Over:ident $Never:ident) => {
        #[diagnostic::do_not_recommend]
        // SAFETY: nothing is read as a type without values: both checks reject every layout.
        unsafe impl<T> $Over<T> for $Never {
            type Verdict<L: Layout> = NoDimensions;
            type AlignVerdict<L: Layout> = NoDimensions;
            type Rest<Rest: StorageSpan> = Rest;
        }
    };
}
// Public, as the traits are. No elements may be read as these types:
/// ```compile_fail,E0277
/// use stridewise::prelude::*;
/// use stridewise::storage::NeverThis;
/// let x = Tensor::<f32, Shape![2]>::zeros();
/// let never: NeverThis = x.view_dtype::<NeverThis>()[[0]];
/// ```
/// ```compile_fail,E0277
/// use stridewise::prelude::*;
/// use stridewise::storage::NeverThis;
/// let x = Tensor::<f32, Shape![2]>::zeros();
/// let never: NeverThis = x.try_view_dtype::<NeverThis>().unwrap()[[0]];
/// ```
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub enum NeverThis {}
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub enum NeverThat {}
over! {
    /// A type that the elements `T` of a read-only view can be read as.
    ///
    /// # Safety
    /// `T` has no padding, and every bit pattern is a `Self`.
    #[diagnostic::on_unimplemented(
        message = "view_dtype: the bytes of a `{T}` cannot be read as a `{Self}`",
        label = "not every pattern of bits would be a `{Self}`",
        note = "elements may be read as `u8`, `i8`, `u16`, `i16`, `u32`, `i32`, `u64`, `i64`, `f32`, `f64` and arrays of two of them; so may `bool`",
        note = "numbers become truth values by a copy: `x.to::<bool>()`"
    )]
    CastFrom of NoUninit
    /// A type that the elements `T` of a view can be read and written as.
    ///
    /// # Safety
    /// Neither has padding, and every bit pattern is a `T` and a `Self`.
    #[diagnostic::on_unimplemented(
        message = "view_dtype: a `{T}` cannot be written as a `{Self}`",
        label = "not every pattern of bits would be a `{T}` and a `{Self}`",
        note = "elements may be written as `u8`, `i8`, `u16`, `i16`, `u32`, `i32`, `u64`, `i64`, `f32`, `f64` and arrays of two of them",
        note = "a `bool` is only read so: `x.as_view()`"
    )]
    CastFromMut of AnyBitPattern
}
