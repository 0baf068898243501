//! How each node without a kernel of its own becomes part of the kernel that reads it.

use core::marker::PhantomData;
use std::vec::Vec;

use crate::cuda::codegen::emit::{Emit, not_read_here};
use crate::cuda::codegen::indexing::rearrange::PtxRule;
use crate::cuda::codegen::leaf::{CudaLeaf, LeafOf, Owned};
use crate::cuda::codegen::matmul::factor::Widened;
use crate::cuda::codegen::node::{CudaNode, CudaValue, Often, Once, Reads, put};
use crate::cuda::codegen::temporaries::{Computed, Temporaries};
use crate::cuda::codegen::variable::CudaVarLeaf;
use crate::cuda::ptx::element::CudaElement;
use crate::cuda::runtime::launch::Args;
use crate::cuda::{CudaError, PtxBinary, PtxUnary};
use crate::expr::variable::VarLeaf;
use crate::expr::{Binary, Cast, Leaf, Memory, Moved, Scalar, Unary};
use crate::layout::Layout;
use crate::num::{BelowThousand, Count, Dim};
use crate::ops::indexing::{Gather, IndexElement, IndexSelect, Take};
use crate::ops::join::{Cat, CatMany, Unsqueeze};
use crate::ops::rearrange::{Arranged, Pad, Triangle, WithZero};
use crate::ops::{Arithmetic, CastTo, CrossProduct, Kronecker, Outer, Product};
use crate::shape::{Index, Shape};
use crate::storage::Storage;

// Nodes whose elements are computed from those of their operands, in the kernel that reads them, and how often these are
// read.
macro_rules! elementwise {
    ($(
        [$($g:tt)*] $N:ty, $Reads:ty => $Fused:ty, $Loaded:ty;
        $($a:ident),*; |$this:ident| $e:expr;
    )*) => { $(
        #[diagnostic::do_not_recommend]
        impl<$($g)*> CudaNode for $N {
            type Fused = $Fused;
            fn fused(self, room: &mut Temporaries<'_>) -> Result<Self::Fused, CudaError> {
                let $this = self;
                $( let $a = <$Reads as Reads>::of($this.$a, room)?; )*
                let _ = room;
                Ok($e)
            }
            type Loaded = $Loaded;
            fn loaded(self, room: &mut Temporaries<'_>) -> Result<Self::Loaded, CudaError> {
                let $this = self;
                $( let $a = $this.$a.loaded(room)?; )*
                let _ = room;
                Ok($e)
            }
            type Resident = Computed<Self>;
            fn resident(self, room: &mut Temporaries<'_>) -> Result<Self::Resident, CudaError>
            where
                Self::Elem: CudaElement,
            {
                put(self, room)
            }
            type Factor = Computed<Self>;
            fn factor(self, room: &mut Temporaries<'_>) -> Result<Self::Factor, CudaError>
            where
                Self::Elem: CudaElement,
            {
                put(self, room)
            }
            fn pointers(&self, out: &mut Args) {
                $( CudaNode::pointers(&self.$a, out); )*
                let _ = out;
            }
        }
    )* };
}
elementwise! {
    [T: CudaElement, M: Memory] Scalar<T, M>, Once => Self, Self; ; |this| this;
    [Op: PtxUnary<A::Elem>, A: CudaNode] Unary<Op, A>, Once => Unary<Op, A::Fused>, Unary<Op, A::Loaded>;
        a; |this| Unary { op: this.op, a };
    [Op: PtxBinary<A::Elem, B::Elem>, A: CudaNode, B: CudaNode] Binary<Op, A, B>, Once
        => Binary<Op, A::Fused, B::Fused>, Binary<Op, A::Loaded, B::Loaded>;
        a, b; |this| Binary { op: this.op, a, b };
    [To: Shape, R: PtxRule<A::Shape, To>, A: CudaNode<Elem: CudaElement>] Arranged<To, R, A>, R::Reads
        => Arranged<To, R, <R::Reads as Reads>::Of<A>>, Arranged<To, R, A::Loaded>;
        a; |this| Arranged { rule: this.rule, a, to: this.to };
    [To: Shape, P: Shape, A: CudaNode<Elem: CudaElement>] Pad<To, P, A>, Once
        => Pad<To, P, A::Fused>, Pad<To, P, A::Loaded>;
        a; |this| Pad { a, value: this.value, to: this.to };
    [A: CudaNode<Elem: WithZero + CudaElement>, const LOWER: bool] Triangle<A, LOWER>, Once
        => Triangle<A::Fused, LOWER>, Triangle<A::Loaded, LOWER>;
        a; |this| Triangle { a, diagonal: this.diagonal };
    [I: Index, A: CudaNode<Elem: CudaElement>, B: CudaNode<Elem = A::Elem>] Cat<I, A, B>, Once
        => Cat<I, A::Fused, B::Fused>, Cat<I, A::Loaded, B::Loaded>;
        a, b; |this| Cat { a, b, along: this.along };
    [I: Index, A: CudaNode<Elem: CudaElement>] Unsqueeze<I, A>, Once
        => Unsqueeze<I, A::Fused>, Unsqueeze<I, A::Loaded>;
        a; |this| Unsqueeze { a, at: this.at };
    [I: Index, A: CudaNode<Elem: CudaElement>, X: CudaNode<Elem: IndexElement + CudaElement>] IndexSelect<I, A, X>, Often
        => IndexSelect<I, A::Loaded, X::Loaded>, IndexSelect<I, A::Loaded, X::Loaded>;
        a, indices; |this| IndexSelect { a, indices, along: this.along };
    [I: Index, A: CudaNode<Elem: CudaElement>, X: CudaNode<Elem: IndexElement + CudaElement>] Gather<I, A, X>, Often
        => Gather<I, A::Loaded, X::Loaded>, Gather<I, A::Loaded, X::Loaded>;
        a, index; |this| Gather { a, index, along: this.along };
    [A: CudaValue<Elem: Arithmetic>, B: CudaValue<Elem = A::Elem>, Out: Shape] Product<Outer, A, B, Out>, Often
        => Product<Outer, A::Loaded, B::Loaded, Out>, Product<Outer, A::Loaded, B::Loaded, Out>;
        a, b; |_this| Product::new(a, b);
    [A: CudaValue<Elem: Arithmetic>, B: CudaValue<Elem = A::Elem>, Out: Shape] Product<Kronecker, A, B, Out>, Often
        => Product<Kronecker, A::Loaded, B::Loaded, Out>, Product<Kronecker, A::Loaded, B::Loaded, Out>;
        a, b; |_this| Product::new(a, b);
    [A: CudaValue<Elem: Arithmetic>, B: CudaValue<Elem = A::Elem>, Out: Shape] Product<CrossProduct, A, B, Out>, Once
        => Product<CrossProduct, A::Fused, B::Fused, Out>, Product<CrossProduct, A::Loaded, B::Loaded, Out>;
        a, b; |_this| Product::new(a, b);
    [A: CudaNode<Elem: CudaElement>, X: CudaNode<Elem: IndexElement + CudaElement>] Take<A, X>, Often
        => Take<A::Loaded, X::Loaded>, Take<A::Loaded, X::Loaded>;
        a, index; |this| Take { a, index };
}

// A product converts elements of another type as it reads them.
#[diagnostic::do_not_recommend]
impl<U: CudaElement, A: CudaNode> CudaNode for Cast<U, A>
where
    A::Elem: CastTo<U> + CudaElement,
{
    type Fused = Cast<U, A::Fused>;
    fn fused(self, room: &mut Temporaries<'_>) -> Result<Self::Fused, CudaError> {
        Ok(Cast {
            a: self.a.fused(room)?,
            to: PhantomData,
        })
    }
    type Loaded = Cast<U, A::Loaded>;
    fn loaded(self, room: &mut Temporaries<'_>) -> Result<Self::Loaded, CudaError> {
        Ok(Cast {
            a: self.a.loaded(room)?,
            to: PhantomData,
        })
    }
    type Resident = Computed<Self>;
    fn resident(self, room: &mut Temporaries<'_>) -> Result<Self::Resident, CudaError> {
        put(self, room)
    }
    type Factor = Widened<U, A::Resident>;
    fn factor(self, room: &mut Temporaries<'_>) -> Result<Self::Factor, CudaError> {
        Ok(Widened::new(self.a.resident(room)?))
    }
    fn pointers(&self, out: &mut Args) {
        self.a.pointers(out);
    }
}

#[diagnostic::do_not_recommend]
impl<I: Index, A: CudaNode<Elem: CudaElement>, const N: usize> CudaNode for CatMany<I, A, N>
where
    Count<N>: BelowThousand<N>,
{
    type Fused = CatMany<I, A::Fused, N>;
    fn fused(self, room: &mut Temporaries<'_>) -> Result<Self::Fused, CudaError> {
        Ok(CatMany {
            parts: each(self.parts, |part| part.fused(room))?,
            along: PhantomData,
        })
    }
    type Loaded = CatMany<I, A::Loaded, N>;
    fn loaded(self, room: &mut Temporaries<'_>) -> Result<Self::Loaded, CudaError> {
        Ok(CatMany {
            parts: each(self.parts, |part| part.loaded(room))?,
            along: PhantomData,
        })
    }
    type Resident = Computed<Self>;
    fn resident(self, room: &mut Temporaries<'_>) -> Result<Self::Resident, CudaError> {
        put(self, room)
    }
    type Factor = Computed<Self>;
    fn factor(self, room: &mut Temporaries<'_>) -> Result<Self::Factor, CudaError> {
        put(self, room)
    }
    fn pointers(&self, out: &mut Args) {
        for part in &self.parts {
            part.pointers(out);
        }
    }
}
/// Collects the results, or returns the first error.
pub(crate) fn each<A, B, const N: usize>(
    parts: [A; N],
    mut f: impl FnMut(A) -> Result<B, CudaError>,
) -> Result<[B; N], CudaError> {
    let mut error = None;
    let all = parts.map(|part| match f(part) {
        Ok(part) => Some(part),
        Err(first) => {
            error.get_or_insert(first);
            None
        }
    });
    match error {
        None => {
            let mut all = all.into_iter().flatten();
            let next = |_| all.next().ok_or(CudaError::TooLarge);
            let parts: Result<Vec<B>, CudaError> = (0..N).map(next).collect();
            <[B; N]>::try_from(parts?).map_err(|_| CudaError::TooLarge)
        }
        Some(error) => Err(error),
    }
}

// Elements that are in memory.
macro_rules! leaves {
    ($([$($g:tt)*] $N:ty => $To:ty; |$this:ident, $room:ident| $leaf:expr; |$that:ident, $out:ident| $pointers:expr;)*) => { $(
        #[diagnostic::do_not_recommend]
        // Where there is no leaf, the code after it is unreachable.
        #[allow(unreachable_code)]
        impl<$($g)*> CudaNode for $N {
            type Fused = $To;
            fn fused(self, $room: &mut Temporaries<'_>) -> Result<$To, CudaError> {
                let ($this, _) = (self, &$room);
                Ok($leaf)
            }
            type Loaded = $To;
            fn loaded(self, $room: &mut Temporaries<'_>) -> Result<$To, CudaError> {
                let ($this, _) = (self, &$room);
                Ok($leaf)
            }
            type Resident = $To;
            fn resident(self, $room: &mut Temporaries<'_>) -> Result<$To, CudaError> {
                let ($this, _) = (self, &$room);
                Ok($leaf)
            }
            type Factor = $To;
            fn factor(self, $room: &mut Temporaries<'_>) -> Result<$To, CudaError> {
                let ($this, _) = (self, &$room);
                Ok($leaf)
            }
            fn pointers(&self, $out: &mut Args) {
                let $that = self;
                $pointers
            }
        }
    )* };
}
leaves! {
    ['a, T: CudaElement, Sh: Shape, St: Shape, const SHARED: bool] CudaLeaf<'a, T, Sh, St, SHARED> => Self;
        |this, room| this; |that, out| Emit::args(that, out);
    [T: CudaElement, Len: Dim, L: Layout] Owned<T, Len, L> => LeafOf<'static, T, L>;
        |this, room| {
            let leaf = this.leaf().address();
            room.keep(this.0.storage.into_bytes());
            // SAFETY: the layout is in range of the buffer, which `room` holds until the kernels that read it are
            // launched.
            unsafe { CudaLeaf::new(core::ptr::with_exposed_provenance(leaf)) }
        };
        |that, out| Emit::args(&that.leaf(), out);
    ['a, T: CudaElement, Sh: Shape, St: Shape] CudaVarLeaf<'a, T, Sh, St> => CudaLeaf<'a, T, Sh, St>;
        |this, room| this.value; |that, out| Emit::args(&that.value, out);
    // A function generic over the memory is also one for the host: its nodes have an implementation here, which is
    // never evaluated.
    ['a, T: CudaElement, Sh: Shape, St: Shape] Leaf<'a, T, Sh, St> => CudaLeaf<'static, T, Sh, St>;
        |_this, room| not_read_here!(T); |_that, _out| ();
    ['a, T: CudaElement, Sh: Shape, St: Shape] VarLeaf<'a, T, Sh, St> => CudaLeaf<'static, T, Sh, St>;
        |_this, room| not_read_here!(T); |_that, _out| ();
    [S: Storage<Elem: CudaElement>, L: Layout] Moved<S, L> => LeafOf<'static, S::Elem, L>;
        |_this, room| not_read_here!(S); |_that, _out| ();
}
