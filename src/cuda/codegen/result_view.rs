//! Views of results: the result is a temporary in row-major order, which what computes with the view reads in place.

use crate::cuda::codegen::leaf::CudaLeaf;
use crate::cuda::codegen::node::{CudaNode, put};
use crate::cuda::codegen::temporaries::{RowMajor, Temporaries};
use crate::cuda::codegen::write;
use crate::cuda::ptx::element::CudaElement;
use crate::cuda::ptx::kernel::{Kernel, Target};
use crate::cuda::runtime::launch::Args;
use crate::cuda::{CudaError, CudaStream};
use crate::expr::kernel::is_contiguous;
use crate::expr::result_view::ResultView;
use crate::layout::{Layout, Strided};
use crate::num::Dim;
use crate::shape::Shape;

/// The view of a result in a temporary.
type ViewOf<T, L> = CudaLeaf<'static, T, <L as Layout>::Shape, <L as Layout>::Strides>;

/// The elements of the storage at an address in the layout `L`.
///
/// # Safety
/// They are readable elements of a device until the kernels that read them are launched.
pub(in crate::cuda) unsafe fn viewed<T: CudaElement, L: Layout>(address: usize) -> ViewOf<T, L> {
    let first = core::ptr::without_provenance::<T>(address);
    // SAFETY: the caller guarantees it. The offset of an empty layout may be out of range, hence `wrapping_add`.
    unsafe { CudaLeaf::new(first.wrapping_add(<L::Offset as Dim>::SIZE)) }
}

#[diagnostic::do_not_recommend]
impl<L: Layout, A: CudaNode<Elem: CudaElement>> CudaNode for ResultView<L, A> {
    type Fused = ViewOf<A::Elem, L>;
    fn fused(self, room: &mut Temporaries<'_>) -> Result<Self::Fused, CudaError> {
        let result = put(self.a, room)?;
        // SAFETY: the temporary has the elements of the layout.
        Ok(unsafe { viewed::<_, L>(result.address()) })
    }
    type Loaded = Self::Fused;
    fn loaded(self, room: &mut Temporaries<'_>) -> Result<Self::Fused, CudaError> {
        self.fused(room)
    }
    type Resident = Self::Fused;
    fn resident(self, room: &mut Temporaries<'_>) -> Result<Self::Fused, CudaError> {
        self.fused(room)
    }
    type Factor = Self::Fused;
    fn factor(self, room: &mut Temporaries<'_>) -> Result<Self::Fused, CudaError> {
        self.fused(room)
    }
    fn pointers(&self, out: &mut Args) {
        self.a.pointers(out);
    }

    unsafe fn compute<Sh: Shape, St: Shape>(
        self,
        first: usize,
        stream: &CudaStream,
    ) -> Result<(), CudaError> {
        // SAFETY: the caller guarantees it; in the same order, the elements are those of the result.
        unsafe {
            if const { Self::IN_ORDER && is_contiguous::<Strided<Sh, St>>() } {
                return self
                    .a
                    .compute::<A::Shape, RowMajor<A::Shape>>(first, stream);
            }
            let mut room = Temporaries::on(stream);
            let node = self.fused(&mut room)?;
            write::write::<Self::Fused, Sh, St>(first, &node, stream)
        }
    }
    fn kernel(target: Target) -> Result<Kernel, CudaError> {
        if const { Self::IN_ORDER } {
            A::kernel(target)
        } else {
            write::kernel_of::<Self::Fused>(target)
        }
    }
}
