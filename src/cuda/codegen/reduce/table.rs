//! The reductions along dimensions, one row each.

use crate::cuda::codegen::node::{Often, Once, Reads};
use crate::cuda::codegen::reduce::team::Axes;
use crate::cuda::codegen::reduce::walk::{ALL, ANY, MAX, MIN, PRODUCT, SUM, Walk};
use crate::cuda::ptx::element::CudaElement;
use crate::cuda::ptx::ir::{Body, Ty, Val};
use crate::cuda::runtime::launch::Args;
use crate::ops::{
    AllOp, AnyOp, CountNonzeroOp, LogSumExpOp, MeanOp, NormOp, NormWithOp, ProdOp, Real, Reducer,
    StdOp, StdWithOp, Sum, SumOp, ToBool, VarOp, VarWithOp,
};
use crate::storage::Element;

/// The implementation of a reduction on a device.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "`{Self}` has no form for CUDA devices on elements of type `{T}`",
    label = "this reduction runs on the host only"
)]
pub trait PtxReducer<T: Element>: Reducer<T, Out: CudaElement> + 'static {
    /// How often an element is read.
    type Reads: Reads;
    /// The arguments after those of the expression.
    fn args(&self, _: &mut Args) {}
    fn ptx(k: &mut Body, walk: &Walk, axes: &Axes) -> Val;
}
#[diagnostic::do_not_recommend]
impl<T: CudaElement + Sum<Sum: CudaElement>> PtxReducer<T> for SumOp {
    type Reads = Once;
    fn ptx(k: &mut Body, walk: &Walk, _: &Axes) -> Val {
        let ty = <T::Sum as CudaElement>::TY;
        walk.fold(k, SUM, ty, |k, x| k.cvt(x, ty))
    }
}
#[diagnostic::do_not_recommend]
impl<T: CudaElement + Sum<Sum: CudaElement>> PtxReducer<T> for ProdOp {
    type Reads = Once;
    fn ptx(k: &mut Body, walk: &Walk, _: &Axes) -> Val {
        let ty = <T::Sum as CudaElement>::TY;
        walk.fold(k, PRODUCT, ty, |k, x| k.cvt(x, ty))
    }
}
#[diagnostic::do_not_recommend]
impl<T: CudaElement + Real> PtxReducer<T> for MeanOp {
    type Reads = Once;
    fn ptx(k: &mut Body, walk: &Walk, _: &Axes) -> Val {
        let sum = walk.fold(k, SUM, T::TY, |_, x| x);
        let n = k.lit(T::TY, walk.end as f64);
        k.div(sum, n)
    }
}
#[diagnostic::do_not_recommend]
impl<T: CudaElement + Real> PtxReducer<T> for NormOp {
    type Reads = Once;
    fn ptx(k: &mut Body, walk: &Walk, _: &Axes) -> Val {
        let sum = walk.fold(k, SUM, T::TY, |k, x| k.mul(x, x));
        k.sqrt(sum)
    }
}
#[diagnostic::do_not_recommend]
impl<T: CudaElement + Real> PtxReducer<T> for LogSumExpOp {
    type Reads = Often;
    fn ptx(k: &mut Body, walk: &Walk, _: &Axes) -> Val {
        let most = walk.fold(k, MAX, T::TY, |_, x| x);
        // The difference of two infinities is NaN.
        let (size, infinity, zero) = (k.abs(most), k.lit(T::TY, f64::INFINITY), k.lit(T::TY, 0.0));
        let infinite = k.cmp("eq", size, infinity);
        let most = k.sel(infinite, zero, most);
        let sum = walk.fold(k, SUM, T::TY, |k, x| {
            let x = k.sub(x, most);
            k.exp(x)
        });
        let log = k.log(sum);
        k.add(log, most)
    }
}
impl<T: CudaElement + Real> PtxReducer<T> for NormWithOp<T> {
    type Reads = Often;
    fn args(&self, args: &mut Args) {
        args.number(self.p);
    }
    // The sum of powers, and the extrema, for infinite exponents.
    fn ptx(k: &mut Body, walk: &Walk, _: &Axes) -> Val {
        let ty = T::TY;
        let p = k.param(ty, false);
        let (zero, one) = (k.lit(ty, 0.0), k.lit(ty, 1.0));
        let counts = k.cmp("eq", p, zero);
        let sum = walk.fold(k, SUM, ty, |k, x| {
            let (some, size) = (k.cmp("ne", x, zero), k.abs(x));
            let (counted, power) = (k.sel(some, one, zero), k.power(size, p));
            k.sel(counts, counted, power)
        });
        let most = walk.fold(k, MAX, ty, |k, x| k.abs(x));
        let most = k.larger(most, zero);
        let least = walk.fold(k, MIN, ty, |k, x| k.abs(x));
        let inverse = k.div(one, p);
        let root = k.power(sum, inverse);
        let norm = k.sel(counts, sum, root);
        let (size, infinity) = (k.abs(p), k.lit(ty, f64::INFINITY));
        let (infinite, positive) = (k.cmp("eq", size, infinity), k.cmp("gt", p, zero));
        let extreme = k.sel(positive, most, least);
        k.sel(infinite, extreme, norm)
    }
}
macro_rules! variances {
    ($($Op:ty: $root:literal |$this:ident, $k:ident| $correction:expr, $arg:expr;)*) => { $(
        #[diagnostic::do_not_recommend]
        impl<T: CudaElement + Real> PtxReducer<T> for $Op {
            type Reads = Often;
            fn args(&self, args: &mut Args) {
                let ($this, args) = (self, args);
                $arg(args)
            }
            fn ptx($k: &mut Body, walk: &Walk, _: &Axes) -> Val {
                let n = $k.lit(T::TY, walk.end as f64);
                let sum = walk.fold($k, SUM, T::TY, |_, x| x);
                let mean = $k.div(sum, n);
                let squares = walk.fold($k, SUM, T::TY, |k, x| {
                    let x = k.sub(x, mean);
                    k.mul(x, x)
                });
                let correction: Val = $correction;
                let correction = $k.cvt(correction, T::TY);
                let below = $k.sub(n, correction);
                let zero = $k.lit(T::TY, 0.0);
                let below = $k.larger(below, zero);
                let variance = $k.div(squares, below);
                if $root { $k.sqrt(variance) } else { variance }
            }
        }
    )* };
}
variances! {
    VarOp: false |_this, k| k.int(Ty::U64, 1), |_: &mut Args| ();
    StdOp: true |_this, k| k.int(Ty::U64, 1), |_: &mut Args| ();
    VarWithOp<usize>: false |this, k| k.param(Ty::U64, false), |args: &mut Args| args.number(this.correction);
    StdWithOp<usize>: true |this, k| k.param(Ty::U64, false), |args: &mut Args| args.number(this.correction);
}
macro_rules! truths {
    ($($Op:ident $WHAT:ident;)*) => { $(
        #[diagnostic::do_not_recommend]
        impl<T: CudaElement + ToBool> PtxReducer<T> for $Op {
            type Reads = Once;
            fn ptx(k: &mut Body, walk: &Walk, _: &Axes) -> Val {
                let any = walk.fold(k, $WHAT, Ty::U32, |k, x| {
                    let x = k.cvt(x, Ty::Bool);
                    k.cvt(x, Ty::U32)
                });
                k.cvt(any, Ty::Bool)
            }
        }
    )* };
}
truths! { AnyOp ANY; AllOp ALL; }
#[diagnostic::do_not_recommend]
impl<T: CudaElement + ToBool> PtxReducer<T> for CountNonzeroOp {
    type Reads = Once;
    fn ptx(k: &mut Body, walk: &Walk, _: &Axes) -> Val {
        walk.fold(k, SUM, Ty::I64, |k, x| {
            let x = k.cvt(x, Ty::Bool);
            k.cvt(x, Ty::I64)
        })
    }
}
