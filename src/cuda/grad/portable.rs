//! Leaves of the other memory. A function that is generic over the memory asks that its operands can be differentiated in
//! each: the leaves of the host have an implementation for devices here, and those of devices one for the host, which
//! are never evaluated.

use crate::cuda::CudaError;
use crate::cuda::codegen::emit::not_read_here;
use crate::cuda::codegen::leaf::{CudaLeaf, LeafOf, Owned};
use crate::cuda::codegen::temporaries::Temporaries;
use crate::cuda::codegen::variable::CudaVarLeaf;
use crate::cuda::grad::tape::CudaDifferentiable;
use crate::cuda::ptx::element::CudaElement;
use crate::expr::variable::VarLeaf;
use crate::expr::{Leaf, Moved};
use crate::grad::{Arena, Differentiable, GradientElement};
use crate::layout::Layout;
use crate::num::Dim;
use crate::ops::Real;
use crate::shape::Shape;
use crate::storage::{Element, Storage};

macro_rules! of_host {
    ($([$($g:tt)*] $N:ty => $Tape:ty, $InMemory:ty, $T:ty;)*) => { $(
        impl<$($g)*> CudaDifferentiable for $N {
            type Tape = $Tape;
            fn record(self, _: &mut Temporaries<'_>) -> Result<$Tape, CudaError> {
                not_read_here!($T)
            }
            type InMemory = $InMemory;
            fn record_in_memory(self, _: &mut Temporaries<'_>) -> Result<($Tape, $InMemory), CudaError> {
                not_read_here!($T)
            }
        }
    )* };
}
of_host! {
    [T: CudaElement, Sh: Shape, St: Shape] Leaf<'_, T, Sh, St> => CudaLeaf<'static, T, Sh, St>, CudaLeaf<'static, T, Sh, St>, T;
    [S: Storage<Elem: CudaElement>, L: Layout] Moved<S, L> => LeafOf<'static, S::Elem, L>, LeafOf<'static, S::Elem, L>, S;
    [T: Real + CudaElement, Sh: Shape, St: Shape] VarLeaf<'_, T, Sh, St> => CudaVarLeaf<'static, T, Sh, St>, CudaLeaf<'static, T, Sh, St>, T;
}

macro_rules! of_device {
    ($([$($g:tt)*] $N:ty => $Tape:ty, $InMemory:ty, $T:ty;)*) => { $(
        #[diagnostic::do_not_recommend]
        // SAFETY: Bounds: a program that would record them does not compile.
        unsafe impl<$($g)*> Differentiable for $N {
            type Tape = $Tape;
            const SAVED: usize = 0;
            unsafe fn record(self, _: &mut Arena) -> $Tape {
                not_read_here!($T)
            }
            type InMemory = $InMemory;
            const PLACED: usize = 0;
            unsafe fn record_in_memory(self, _: &mut Arena) -> ($Tape, $InMemory) {
                not_read_here!($T)
            }
        }
    )* };
}
of_device! {
    [T: Element, Sh: Shape, St: Shape, const SHARED: bool] CudaLeaf<'_, T, Sh, St, SHARED> => Leaf<'static, T, Sh, St>, Leaf<'static, T, Sh, St>, T;
    [T: Element, Len: Dim, L: Layout] Owned<T, Len, L> => Leaf<'static, T, L::Shape, L::Strides>, Leaf<'static, T, L::Shape, L::Strides>, T;
    [T: GradientElement, Sh: Shape, St: Shape] CudaVarLeaf<'_, T, Sh, St> => VarLeaf<'static, T, Sh, St>, Leaf<'static, T, Sh, St>, T;
}
