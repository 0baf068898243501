//! The table of reductions: each row makes the methods of one reduction.

use super::extrema::{joined_together, shared_extreme};
use super::moments::{deviation, variance};
use super::node::{Reduced, Reducer};
use super::region::Region;
use super::scan::{RunningProduct, RunningSum, Scan};
use super::search::{ArgOp, Extreme, Largest, Smallest, ValuesIndices, first_extreme};
use super::shapes::{
    Found, HasAlong, HasElements, Keeping, KeepingDims, NonEmpty, NonEmptyAlong, NonEmptyBy,
    Searched, SizeAlong, SomeAlong, Without, WithoutDims,
};
use super::sums::{log_sum_exp, log_sum_exp_with, mean, norm, norm_with, product, total, truths};
use crate::expr::simd_dispatch::Vectors;
use crate::expr::{
    Binary, Expr, Host, IntoExpr, Lazy, Memory, MixesWith, NoDerivative, has_no_variable,
    with_ready,
};
use crate::layout::{Contiguous, NamedDims, NamedOnce, NamesOnce, OnePlace, operation};
use crate::num::bits::False;
use crate::num::{IsZeroOf, NonZeroDim};
use crate::ops::{Ordered, Real, SubOp, Sum, ToBool};
use crate::shape::{AxisOrScalar, BroadcastBy, BroadcastWith};

// A row generates a method for all elements, and four along dimensions:
//
//     /// The description.
//     name dim dims dim_keepdim dims_keepdim (parameters) { op: its type, of: the bound on the elements, to: the type
//         of the result, by: how a region is reduced, with: how short ones are by a loop with the vectors `V`,
//         lanes: the least and the most elements of such ones, some:
//         NonEmpty Searched NonEmptyAlong if it takes an element, eg: elements, (parameters) => result }
//
// Types are written twice: for elements of `Self` and of `T`.
macro_rules! reductions {
    (
        rows { $(
            $(#[$doc:meta])*
            $name:ident $dim:ident $dims:ident $dim_keep:ident $dims_keep:ident ($($p:ident: $P:ty as $PT:ty),*) {
                op: $Op:ident, of: $Bound:tt, to: $Out:ty as $OutT:ty, by: |$r:ident| $e:expr, $(with: |$V:ident| $with:expr, lanes: $lanes:expr,)? $(derivative: $none:ident,)? $(some: $Some:tt $One:tt $Along:tt,)?
                eg: $from:expr, ($($arg:expr),*) => $to:expr
            }
        )* }
        best { $(
            $best:ident $best_keep:ident $arg_dim:ident $arg_keep:ident $Of:ident $what:literal,
                $eg:literal $at:literal;
        )* }
        other { $($other:tt)* }
        along { $($along:tt)* }
    ) => {
        /// Reductions of all elements of an expression to one value: `x.sum()`.
        pub trait Reduce: Expr {
            $(
                $(#[$doc])*
                #[doc = concat!(
                    "
PyTorch's `x.", stringify!($name), "(..)`.

```
use stridewise::prelude::*;
let x = ",
                    stringify!($from), ";
assert_eq!(x.", stringify!($name), "(", stringify!($($arg),*), "), ",
                    stringify!($to), ");
```"
                )]
                fn $name(self $(, $p: $P)*) -> $Out
                where
                    Self::Elem: $Bound,
                    $(Self::Shape: NonEmptyBy<HasElements<Self::Shape>> + $Some,)?
                {
                    reductions!(@number [$($none)?] Self::Node);
                    with_ready(self.node(), #[cfg_attr(not(unoptimised), inline(always))] |node| {
                        let $r = &node;
                        let [result] = $e;
                        result
                    })
                }
            )*
            $($other)*
        }
        impl<E: Expr> Reduce for E {}

        /// Reductions of an expression along dimensions.
        ///
        /// `x.sum_dim::<1>()` reduces one dimension, which is removed, and `x.sum_dims::<Dims![0, 2]>()` reduces
        /// several; with `_keepdim` the dimensions are kept with size 1. Negative dimensions count from the end. A
        /// dimension that is out of range, or is named twice, does not compile.
        pub trait ReduceDims<M: Memory = Host>: Expr<M> {
            $(
                #[doc = concat!(
                    "[`", stringify!($name), "`](Reduce::", stringify!($name), ") along dimension `DIM`, which ",
                    "disappears. PyTorch's `x.", stringify!($name), "(.., dim)`.

```
",
                    "use stridewise::prelude::*;
let x = Tensor::<", reductions!(@example $Bound), ", Shape![2, 3]>::ones();
",
                    "assert_eq!(x.", stringify!($dim), "::<1>(", stringify!($($arg),*), ").eval().shape(), [2]);
```"
                )]
                fn $dim<const DIM: isize>(self $(, $p: $P)*) -> Lazy<Reduced<reductions!(@op $Op $($P)*), OnePlace<Self::Shape, DIM>, Self::Node, reductions!(@one [$($One)?] Without<Self::Shape, DIM>)>>
                where
                    Self::Elem: $Bound,
                    Self::Shape: AxisOrScalar<DIM>,
                    $(SizeAlong<Self::Shape, DIM>: NonZeroDim,
                    SizeAlong<Self::Shape, DIM>: $One<Self::Shape, IsZeroOf<SizeAlong<Self::Shape, DIM>>>,)?
                {
                    Lazy(Reduced::new($Op { $($p),* }, self.node()))
                }
                #[doc = concat!(
                    "[`", stringify!($name), "`](Reduce::", stringify!($name), ") along the dimensions `P`, which ",
                    "disappear. PyTorch's `x.", stringify!($name), "(.., dim=(0, 2))`.

```
",
                    "use stridewise::prelude::*;
let x = Tensor::<", reductions!(@example $Bound), ", Shape![2, 3, 4]>::ones();
",
                    "assert_eq!(x.", stringify!($dims), "::<Dims![0, -1]>(", stringify!($($arg),*), ").eval().shape(), [3]);
```"
                )]
                fn $dims<P: NamedDims<Self::Shape, operation::$dims>>(self $(, $p: $P)*)
                    -> Lazy<Reduced<reductions!(@op $Op $($P)*), P::Places, Self::Node, reductions!(@along [$($Along)?] P::Places, WithoutDims<Self::Shape, P, operation::$dims>)>>
                where
                    Self::Elem: $Bound,
                    NamesOnce<Contiguous<Self::Shape>, P, operation::$dims>:
                        NamedOnce<P, Self::Shape, operation::$dims>,
                    $(HasAlong<Self::Shape, P::Places>: $Along<Self::Shape>,)?
                {
                    Lazy(Reduced::new($Op { $($p),* }, self.node()))
                }
                #[doc = concat!(
                    "[`", stringify!($name), "`](Reduce::", stringify!($name), ") along dimension `DIM`, which ",
                    "stays with the size 1. PyTorch's `x.", stringify!($name), "(.., dim, keepdim=True)`.

```
",
                    "use stridewise::prelude::*;
let x = Tensor::<", reductions!(@example $Bound), ", Shape![2, 3]>::ones();
",
                    "assert_eq!(x.", stringify!($dim_keep), "::<1>(", stringify!($($arg),*), ").eval().shape(), [2, 1]);
```"
                )]
                fn $dim_keep<const DIM: isize>(self $(, $p: $P)*) -> Lazy<Reduced<reductions!(@op $Op $($P)*), OnePlace<Self::Shape, DIM>, Self::Node, reductions!(@one [$($One)?] Keeping<Self::Shape, DIM>)>>
                where
                    Self::Elem: $Bound,
                    Self::Shape: AxisOrScalar<DIM>,
                    $(SizeAlong<Self::Shape, DIM>: NonZeroDim,
                    SizeAlong<Self::Shape, DIM>: $One<Self::Shape, IsZeroOf<SizeAlong<Self::Shape, DIM>>>,)?
                {
                    Lazy(Reduced::new($Op { $($p),* }, self.node()))
                }
                #[doc = concat!(
                    "[`", stringify!($name), "`](Reduce::", stringify!($name), ") along the dimensions `P`, which ",
                    "stay with the size 1. PyTorch's `x.", stringify!($name), "(.., dim=(0, 2), keepdim=True)`.

```
",
                    "use stridewise::prelude::*;
let x = Tensor::<", reductions!(@example $Bound), ", Shape![2, 3, 4]>::ones();
",
                    "assert_eq!(x.", stringify!($dims_keep), "::<Dims![0, -1]>(", stringify!($($arg),*), ").eval().shape(), [1, 3, 1]);
```"
                )]
                fn $dims_keep<P: NamedDims<Self::Shape, operation::$dims>>(self $(, $p: $P)*)
                    -> Lazy<Reduced<reductions!(@op $Op $($P)*), P::Places, Self::Node, reductions!(@along [$($Along)?] P::Places, KeepingDims<Self::Shape, P, operation::$dims>)>>
                where
                    Self::Elem: $Bound,
                    NamesOnce<Contiguous<Self::Shape>, P, operation::$dims>:
                        NamedOnce<P, Self::Shape, operation::$dims>,
                    $(HasAlong<Self::Shape, P::Places>: $Along<Self::Shape>,)?
                {
                    Lazy(Reduced::new($Op { $($p),* }, self.node()))
                }
            )*
            $(
                #[doc = concat!("The ", $what, " elements along dimension `DIM`, which disappears, and where along it ",
                    "the first of each lies. NaN counts as the ", $what, ". PyTorch's `x.", $eg, "(dim)`.

```
",
                    "use stridewise::prelude::*;
let x = tensor![[3, 1, 2], [4, 4, 5]];
",
                    "let (values, indices) = x.", stringify!($best), "::<1>().eval();
",
                    "assert_eq!((values, indices), (x.a", $eg, "_dim::<1>().eval(), x.", stringify!($arg_dim), "::<1>().eval()));
",
                    "assert_eq!(x.", stringify!($arg_dim), "::<1>().eval().as_slice(), ", $at, ");
```"
                )]
                fn $best<const DIM: isize>(self)
                    -> Lazy<ValuesIndices<$Of, OnePlace<Self::Shape, DIM>, Self::Node, Found<Self::Shape, DIM, Without<Self::Shape, DIM>>>>
                where
                    Self::Elem: Ordered,
                    Self::Shape: AxisOrScalar<DIM>,
                    SizeAlong<Self::Shape, DIM>: NonZeroDim,
                    SizeAlong<Self::Shape, DIM>: Searched<Self::Shape, IsZeroOf<SizeAlong<Self::Shape, DIM>>>,
                {
                    Lazy(ValuesIndices::new(self.node()))
                }
                #[doc = concat!("The ", $what, " elements along dimension `DIM`, which stays with the size 1, and where. ",
                    "PyTorch's `x.", $eg, "(dim, keepdim=True)`.")]
                fn $best_keep<const DIM: isize>(self)
                    -> Lazy<ValuesIndices<$Of, OnePlace<Self::Shape, DIM>, Self::Node, Found<Self::Shape, DIM, Keeping<Self::Shape, DIM>>>>
                where
                    Self::Elem: Ordered,
                    Self::Shape: AxisOrScalar<DIM>,
                    SizeAlong<Self::Shape, DIM>: NonZeroDim,
                    SizeAlong<Self::Shape, DIM>: Searched<Self::Shape, IsZeroOf<SizeAlong<Self::Shape, DIM>>>,
                {
                    Lazy(ValuesIndices::new(self.node()))
                }
                #[doc = concat!("Where along dimension `DIM`, which disappears, the ", $what, " element lies; the first of ",
                    "several. PyTorch's `x.arg", $eg, "(dim)`.

```
use stridewise::prelude::*;
",
                    "let x = tensor![[3, 1, 2], [4, 4, 5]];
",
                    "assert_eq!(x.", stringify!($arg_dim), "::<1>().eval().as_slice(), ", $at, ");
```"
                )]
                fn $arg_dim<const DIM: isize>(self) -> Lazy<Reduced<ArgOp<$Of>, OnePlace<Self::Shape, DIM>, Self::Node, Found<Self::Shape, DIM, Without<Self::Shape, DIM>>>>
                where
                    Self::Elem: Ordered,
                    Self::Shape: AxisOrScalar<DIM>,
                    SizeAlong<Self::Shape, DIM>: NonZeroDim,
                    SizeAlong<Self::Shape, DIM>: Searched<Self::Shape, IsZeroOf<SizeAlong<Self::Shape, DIM>>>,
                {
                    Lazy(Reduced::new(ArgOp($Of), self.node()))
                }
                #[doc = concat!("Where along dimension `DIM`, which stays with the size 1, the ", $what, " element lies. ",
                    "PyTorch's `x.arg", $eg, "(dim, keepdim=True)`.")]
                fn $arg_keep<const DIM: isize>(self) -> Lazy<Reduced<ArgOp<$Of>, OnePlace<Self::Shape, DIM>, Self::Node, Found<Self::Shape, DIM, Keeping<Self::Shape, DIM>>>>
                where
                    Self::Elem: Ordered,
                    Self::Shape: AxisOrScalar<DIM>,
                    SizeAlong<Self::Shape, DIM>: NonZeroDim,
                    SizeAlong<Self::Shape, DIM>: Searched<Self::Shape, IsZeroOf<SizeAlong<Self::Shape, DIM>>>,
                {
                    Lazy(Reduced::new(ArgOp($Of), self.node()))
                }
            )*
            $($along)*
        }
        impl<M: Memory, E: Expr<M>> ReduceDims<M> for E {}
        $(
            #[doc = concat!("How `", stringify!($name), "` reduces elements to one.")]
            #[derive(Clone, Copy, Debug)]
            #[allow(non_camel_case_types)]
            pub struct $Op<$($p),*> {
                $(pub(crate) $p: $p),*
            }
            #[diagnostic::do_not_recommend]
            #[allow(non_camel_case_types)]
            impl<$($p),*> crate::num::Sealed for $Op<$($p),*> {}
            impl<T: $Bound> Reducer<T> for reductions!(@op $Op $($PT)*) {
                type Out = $OutT;
                type Derivative = reductions!(@derivative $dim $($none)?);
                #[cfg_attr(not(unoptimised), inline(always))]
                fn reduce<const W: usize, R: Region<W, Elem = T>>(self, $r: &R) -> [Self::Out; W] {
                    let Self { $($p),* } = self;
                    $e
                }
                $(
                    const IN_VECTORS: [usize; 2] = $lanes;
                    #[cfg_attr(not(unoptimised), inline(always))]
                    fn reduce_with<$V: Vectors, const W: usize, R: Region<W, Elem = T>>(
                        self,
                        $r: &R,
                    ) -> [Self::Out; W] {
                        $with
                    }
                )?
            }
        )*
    };
    (@derivative $name:ident) => { False };
    (@derivative $name:ident none) => { NoDerivative<operation::$name> };
    (@number [$none:ident] $Node:ty) => {};
    (@number [] $Node:ty) => { const { has_no_variable::<$Node>() } };
    (@op $Op:ident) => { $Op };
    (@op $Op:ident $P:ty) => { $Op<$P> };
    (@one [] $Out:ty) => { $Out };
    (@one [$One:tt] $Out:ty) => { Found<Self::Shape, DIM, $Out> };
    (@along [] $P:ty, $Out:ty) => { $Out };
    (@along [$Along:tt] $P:ty, $Out:ty) => { SomeAlong<Self::Shape, $P, $Out> };
    (@example Real) => { "f32" };
    (@example $Bound:tt) => { "i32" };
}

reductions! {
    rows {
        /// The sum. Floats are summed in their own type, integers and booleans in `i64`, as in PyTorch.
        sum sum_dim sum_dims sum_dim_keepdim sum_dims_keepdim () { // x.sum_dim::<1>(), x.sum_dim_keepdim::<1>()
            op: SumOp, of: Sum, to: <Self::Elem as Sum>::Sum as <T as Sum>::Sum, by: |r| total(r, |x| x.summand()),
            eg: Tensor::<u8, Shape![5]>::full(255), () => 1275
        }
        /// The product. Floats are multiplied in their own type, integers and booleans in `i64`, as in PyTorch.
        prod prod_dim prod_dims prod_dim_keepdim prod_dims_keepdim () { // x.prod_dim::<1>(), x.prod_dim_keepdim::<1>()
            op: ProdOp, of: Sum, to: <Self::Elem as Sum>::Sum as <T as Sum>::Sum,
            by: |r| product(r),
            eg: tensor![2.0, 3.0, 4.0], () => 24.0
        }
        /// The mean; NaN if there are no elements.
        mean mean_dim mean_dims mean_dim_keepdim mean_dims_keepdim () { // x.mean_dim::<1>(), x.mean_dim_keepdim::<1>()
            op: MeanOp, of: Real, to: Self::Elem as T, by: |r| mean(r), eg: tensor![1.0, 2.0, 4.5], () => 2.5
        }
        /// The variance, divided by the number of elements minus one.
        var var_dim var_dims var_dim_keepdim var_dims_keepdim () { // x.var_dim::<1>(), x.var_dim_keepdim::<1>()
            op: VarOp, of: Real, to: Self::Elem as T, by: |r| variance(r, 1), eg: tensor![1.0, 2.0, 3.0], () => 1.0
        }
        /// The variance, divided by the number of elements minus `correction`: 0 for the variance of a whole
        /// population.
        var_with var_dim_with var_dims_with var_dim_keepdim_with var_dims_keepdim_with (correction: usize as usize) {
            op: VarWithOp, of: Real, to: Self::Elem as T, by: |r| variance(r, correction), eg: tensor![1.0, 3.0], (0) => 1.0
        }
        /// The standard deviation, with the variance divided by the number of elements minus one.
        std std_dim std_dims std_dim_keepdim std_dims_keepdim () { // x.std_dim::<1>(), x.std_dim_keepdim::<1>()
            op: StdOp, of: Real, to: Self::Elem as T, by: |r| deviation(r, 1),
            eg: tensor![1.0, 2.0, 3.0], () => 1.0
        }
        /// The standard deviation, with the variance divided by the number of elements minus `correction`.
        std_with std_dim_with std_dims_with std_dim_keepdim_with std_dims_keepdim_with (correction: usize as usize) {
            op: StdWithOp, of: Real, to: Self::Elem as T, by: |r| deviation(r, correction),
            eg: tensor![1.0, 3.0], (0) => 1.0
        }
        /// The Euclidean norm: the square root of the sum of squares.
        norm norm_dim norm_dims norm_dim_keepdim norm_dims_keepdim () { // x.norm_dim::<1>(), x.norm_with(1.0)
            op: NormOp, of: Real, to: Self::Elem as T, by: |r| norm(r), eg: tensor![3.0, -4.0], () => 5.0
        }
        /// The `p`-norm: the `p`-th root of the sum of the `p`-th powers of the absolute values. For `p` = 0 it is the
        /// number of nonzero elements, for ∞ and -∞ the largest and the smallest absolute value.
        norm_with norm_dim_with norm_dims_with norm_dim_keepdim_with norm_dims_keepdim_with (p: Self::Elem as T) {
            op: NormWithOp, of: Real, to: Self::Elem as T, by: |r| norm_with(r, p), eg: tensor![3.0, -4.0], (1.0) => 7.0
        }
        /// The logarithm of the sum of the exponentials, without intermediate overflow.
        logsumexp logsumexp_dim logsumexp_dims logsumexp_dim_keepdim logsumexp_dims_keepdim () {
            op: LogSumExpOp, of: Real, to: Self::Elem as T, by: |r| log_sum_exp(r), with: |V| log_sum_exp_with::<V, _, _>(r), lanes: [0, usize::MAX], eg: tensor![500.0, f64::NEG_INFINITY], () => 500.0
        }
        /// Whether at least one element is true, or nonzero.
        any any_dim any_dims any_dim_keepdim any_dims_keepdim () { // x.any_dim::<1>(), x.any_dim_keepdim::<1>()
            op: AnyOp, of: ToBool, to: bool as bool, by: |r| truths(r, false, |a, b| a | b), derivative: none, eg: tensor![0, 2], () => true
        }
        /// Whether all elements are true, or nonzero.
        all all_dim all_dims all_dim_keepdim all_dims_keepdim () { // x.all_dim::<1>(), x.all_dim_keepdim::<1>()
            op: AllOp, of: ToBool, to: bool as bool, by: |r| truths(r, true, |a, b| a & b), derivative: none, eg: tensor![0, 2], () => false
        }
        /// The number of elements that are true, or nonzero.
        count_nonzero count_nonzero_dim count_nonzero_dims count_nonzero_dim_keepdim count_nonzero_dims_keepdim () {
            op: CountNonzeroOp, of: ToBool, to: i64 as i64, by: |r| total(r, |x| x.truth() as i64), derivative: none, eg: tensor![0, 2, 3], () => 2
        }
        /// The smallest element; NaN if there is one.
        amin amin_dim amin_dims amin_dim_keepdim amin_dims_keepdim () { // x.amin_dim::<1>(), x.amin_dim_keepdim::<1>()
            op: AminOp, of: Ordered, to: Self::Elem as T, by: |r| shared_extreme(r, |x| x, Ordered::lower),
            with: |V| shared_extreme(r, |x| x, Ordered::lower), lanes: joined_together(size_of::<T>()), some: NonEmpty Searched NonEmptyAlong,
            eg: tensor![3, 1, 2], () => 1
        }
        /// The largest element; NaN if there is one.
        amax amax_dim amax_dims amax_dim_keepdim amax_dims_keepdim () { // x.amax_dim::<1>(), x.amax_dim_keepdim::<1>()
            op: AmaxOp, of: Ordered, to: Self::Elem as T, by: |r| shared_extreme(r, |x| x, Ordered::upper),
            with: |V| shared_extreme(r, |x| x, Ordered::upper), lanes: joined_together(size_of::<T>()), some: NonEmpty Searched NonEmptyAlong,
            eg: tensor![3, 1, 2], () => 3
        }
    }
    best {
        min_dim min_dim_keepdim argmin_dim argmin_dim_keepdim // x.argmin_dim::<1>(), x.min_dim::<1>()
            Smallest "smallest", "min" "[1, 0]";
        max_dim max_dim_keepdim argmax_dim argmax_dim_keepdim // x.argmax_dim::<1>(), x.max_dim::<1>()
            Largest "largest", "max" "[0, 2]";
    }
    other {
        /// Returns the smallest element; NaN if there is one. PyTorch's `x.min()`.
        ///
        /// ```
        /// use stridewise::prelude::*;
        /// assert_eq!(tensor![3, 1, 2].min(), 1);
        /// ```
        fn min(self) -> Self::Elem // x.min_dim::<1>(), x.amin_dim::<1>()
        where
            Self::Elem: Ordered,
            Self::Shape: NonEmptyBy<HasElements<Self::Shape>> + NonEmpty,
        {
            const { has_no_variable::<Self::Node>() };
            let [smallest] = with_ready(self.node(), #[cfg_attr(not(unoptimised), inline(always))] |node| shared_extreme(&node, |x| x, Ordered::lower));
            smallest
        }

        /// Returns the largest element; NaN if there is one. PyTorch's `x.max()`.
        ///
        /// ```
        /// use stridewise::prelude::*;
        /// assert_eq!(tensor![3, 1, 2].max(), 3);
        /// ```
        fn max(self) -> Self::Elem // x.max_dim::<1>(), x.amax_dim::<1>()
        where
            Self::Elem: Ordered,
            Self::Shape: NonEmptyBy<HasElements<Self::Shape>> + NonEmpty,
        {
            const { has_no_variable::<Self::Node>() };
            let [largest] = with_ready(self.node(), #[cfg_attr(not(unoptimised), inline(always))] |node| shared_extreme(&node, |x| x, Ordered::upper));
            largest
        }

        /// Returns the position of the smallest element, counted row by row; the first of several. PyTorch's
        /// `x.argmin()`.
        ///
        /// ```
        /// use stridewise::prelude::*;
        /// let x = tensor![[3, 1, 2], [4, 4, 5]];
        /// assert_eq!(x.as_slice()[x.argmin()], x.min());
        /// ```
        fn argmin(self) -> usize // x.argmin_dim::<1>(), x.min_dim::<1>()
        where
            Self::Elem: Ordered,
            Self::Shape: NonEmptyBy<HasElements<Self::Shape>> + NonEmpty,
        {
            with_ready(self.node(), #[cfg_attr(not(unoptimised), inline(always))] |node| first_extreme(&node, Smallest::beats, Smallest::keep)[0].1)
        }

        /// Returns the position of the largest element, counted row by row; the first of several. PyTorch's
        /// `x.argmax()`.
        ///
        /// ```
        /// use stridewise::prelude::*;
        /// let x = tensor![[3, 1, 2], [4, 4, 5]];
        /// assert_eq!(x.as_slice()[x.argmax()], x.max());
        /// ```
        fn argmax(self) -> usize // x.argmax_dim::<1>(), x.max_dim::<1>()
        where
            Self::Elem: Ordered,
            Self::Shape: NonEmptyBy<HasElements<Self::Shape>> + NonEmpty,
        {
            with_ready(self.node(), #[cfg_attr(not(unoptimised), inline(always))] |node| first_extreme(&node, Largest::beats, Largest::keep)[0].1)
        }

        /// Returns the Euclidean distance from another expression; the two broadcast. PyTorch's `x.dist(y)`.
        ///
        /// ```
        /// use stridewise::prelude::*;
        /// let x: Tensor<f32, Shape![2]> = tensor![3.0, 4.0];
        /// assert_eq!(x.dist(&Tensor::<f32, Shape![2]>::zeros()), 5.0);
        /// ```
        fn dist<E: IntoExpr<Elem: MixesWith<Self::Elem>>>(self, other: E) -> Self::Elem
        where
            Self::Elem: Real,
            Self::Shape: BroadcastBy<E::Shape>,
            Self::Shape: BroadcastWith<E::Shape>,
        {
            const { has_no_variable::<Self::Node>() };
            const { has_no_variable::<E::Node>() };
            let difference = Binary { op: SubOp, a: self.node(), b: <E::Elem as MixesWith<Self::Elem>>::node(other.node()) };
            let [distance] = with_ready(difference, |node| norm(&node));
            distance
        }

        /// Returns the distance from another expression in the `p`-norm: [`norm_with`](Reduce::norm_with). PyTorch's
        /// `x.dist(y, p)`.
        ///
        /// ```
        /// use stridewise::prelude::*;
        /// let x: Tensor<f32, Shape![2]> = tensor![3.0, 4.0];
        /// assert_eq!(x.dist_with(&Tensor::<f32, Shape![2]>::zeros(), f32::INFINITY), 4.0);
        /// ```
        fn dist_with<E: IntoExpr<Elem: MixesWith<Self::Elem>>>(self, other: E, p: Self::Elem) -> Self::Elem
        where
            Self::Elem: Real,
            Self::Shape: BroadcastBy<E::Shape>,
            Self::Shape: BroadcastWith<E::Shape>,
        {
            const { has_no_variable::<Self::Node>() };
            const { has_no_variable::<E::Node>() };
            let difference = Binary { op: SubOp, a: self.node(), b: <E::Elem as MixesWith<Self::Elem>>::node(other.node()) };
            let [distance] = with_ready(difference, |node| norm_with(&node, p));
            distance
        }
    }
    along {
        /// Returns the cumulative sums along dimension `DIM`; the shape is unchanged. Float sums are as accurate as if
        /// computed with twice the digits: those of `f32` are accumulated in `f64`, others are compensated, and so are those
        /// of `f32` on a processor without vectors, unless feature `std` or `reproducible` is enabled. PyTorch's
        /// `x.cumsum(dim)`.
        ///
        /// ```
        /// use stridewise::prelude::*;
        /// assert_eq!(tensor![[1i64, 2, 3], [4, 5, 6]].cumsum::<1>().eval().as_slice(), [1, 3, 6, 4, 9, 15]);
        /// ```
        fn cumsum<const DIM: isize>( // x.cumsum::<0>()
            self,
        ) -> Lazy<Scan<RunningSum, OnePlace<Self::Shape, DIM>, Self::Node>>
        where
            Self::Elem: Sum,
            Self::Shape: AxisOrScalar<DIM>,
        {
            Lazy(Scan::new(self.node()))
        }

        /// Returns the cumulative products along dimension `DIM`; the shape is unchanged. Those of `f32` are accumulated in
        /// `f64` where those of `cumsum` are. PyTorch's `x.cumprod(dim)`.
        ///
        /// ```
        /// use stridewise::prelude::*;
        /// assert_eq!(tensor![[1i64, 2, 3], [4, 5, 6]].cumprod::<1>().eval().as_slice(), [1, 2, 6, 4, 20, 120]);
        /// ```
        fn cumprod<const DIM: isize>(self) -> Lazy<Scan<RunningProduct, OnePlace<Self::Shape, DIM>, Self::Node>>
        where
            Self::Elem: Sum,
            Self::Shape: AxisOrScalar<DIM>,
        {
            Lazy(Scan::new(self.node()))
        }
    }
}
