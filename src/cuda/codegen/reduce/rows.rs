//! Reductions along dimensions: one block, or a few threads, for each row.

use core::any::TypeId;

use crate::cuda::codegen::emit::Emit;
use crate::cuda::codegen::node::{CudaNode, Reads, kernel_nodes};
use crate::cuda::codegen::reduce::table::PtxReducer;
use crate::cuda::codegen::reduce::team::{marked, too_large};
use crate::cuda::codegen::reduce::walk::{Rows, result, walked};
use crate::cuda::codegen::temporaries::{RowMajor, Temporaries};
use crate::cuda::ptx::element::CudaElement;
use crate::cuda::ptx::ir::Ty;
use crate::cuda::ptx::kernel::{Kernel, Target};
use crate::cuda::runtime::launch::{self, Args};
use crate::cuda::{CudaError, CudaStream};
use crate::expr::ExprNode;
use crate::layout::Places;
use crate::ops::Reduced;
use crate::shape::Shape;

pub(in crate::cuda) fn reduced<
    F: PtxReducer<N::Elem>,
    N: Emit<Elem: CudaElement>,
    Marked: Shape,
    To: Shape,
    St: Shape,
>(
    wide: bool,
    target: Target,
) -> Result<Kernel, CudaError> {
    let axes = const { marked(&N::Shape::PADDED, &Marked::PADDED) };
    if too_large::<N::Shape>(&axes) {
        return Err(CudaError::TooLarge);
    }
    let (mut k, walk) = walked::<N>(&axes, None, |_| {}, wide);
    // The parameters are declared in the order of the arguments, even if the rows have no elements.
    let _ = k.param(Ty::U64, true);
    k.dry(|k| {
        let _ = N::emit(k);
    });
    let x = F::ptx(&mut k, &walk, &axes);
    walk.write(&mut k, &result::<F::Out, N::Shape, To, St>(&axes), x);
    walk.kernel(&k, target)
}

/// The operand, as the kernel reads it.
type Operand<F, A> = <<F as PtxReducer<<A as ExprNode>::Elem>>::Reads as Reads>::Of<A>;

kernel_nodes! {
    [F: PtxReducer<A::Elem>, P: Places, A: CudaNode<Elem: CudaElement>, Out: Shape] Reduced<F, P, A, Out> where [] {
        |this, out| this.a.pointers(out);
        unsafe fn compute<Sh: Shape, St: Shape>(self, first: usize, stream: &CudaStream) -> Result<(), CudaError> {
            let mut room = Temporaries::on(stream);
            let node = <F::Reads as Reads>::of(self.a, &mut room)?;
            let mut args = Args::default();
            args.pointer(first);
            node.args(&mut args);
            self.reducer.args(&mut args);
            type Key<F, S, N, Sh, St> = Rows<(F, N), S, (Sh, St)>;
            // SAFETY: the kernel of this key writes the elements of the layout and reads the operands of the node.
            unsafe {
                launch::launch(
                    TypeId::of::<Key<F, P::Mark<A::Shape>, <Operand<F, A> as Emit>::Key, Sh, St>>(),
                    stream,
                    args,
                    reduced::<F, Operand<F, A>, P::Mark<A::Shape>, Sh, St>,
                )
            }
        }
        fn kernel(target: Target) -> Result<Kernel, CudaError> {
            reduced::<F, Operand<F, A>, P::Mark<A::Shape>, Out, RowMajor<Out>>(true, target)
        }
    }
}
