//! The element types of devices.

use crate::cuda::ptx::ir::Ty;
use crate::num::Sealed;
use crate::storage::Element;

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
