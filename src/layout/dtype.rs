//! `view_dtype`, `view_as_real`, `view_as_complex`: the same bytes as elements of another type. PyTorch's
//! `x.view(dtype)`, `view_as_real` and `view_as_complex`.
//!
//! If the elements have the same size, the layout does not change. If they are `r` times smaller, the last dimension
//! must have stride 1; its size, the other strides and the offset are multiplied by `r`. If they are `r` times larger,
//! the last dimension must have stride 1, and `r` must divide its size, the other strides and the offset, which are
//! divided by `r`. A complex element is an array of two: `view_as_real` appends a dimension for the two halves, and
//! `view_as_complex` removes a last dimension of size 2. For `view_as_complex`, the stride of a dimension of size 1 is
//! ignored.

use core::marker::PhantomData;

use super::{Layout, NoPairs, Pair, Pairs, StorageSpan, Strided};
use crate::num::bits::{Bool, False, Ordering, True};
use crate::num::nat::{Division, End, Nat, X2};
use crate::num::{D, Dim};
use crate::shape::Shape;

type Two = X2<End>;
type Quotient<A, B> = <<A as Nat>::Divide<B> as Division>::Quotient;
type Divided<A, B> = <<<A as Nat>::Divide<B> as Division>::Remainder as Nat>::IsZero;
type Times<A, R> = <<R as Nat>::Mul<<A as Dim>::Nat> as Nat>::Dim;
type Over<A, R> = <Quotient<<A as Dim>::Nat, R> as Nat>::Dim;
type ZipOf<L> = <<L as Layout>::Shape as Shape>::Zip<<L as Layout>::Strides>;

/// The result: a layout, or the reason why there is none, with the number that does not fit.
pub trait Reading: Sized + crate::num::Sealed {
    /// The layout; arbitrary for a reason.
    type Layout: Layout;
    /// The quantity that is not divisible.
    type What;
    /// Its value.
    type Got: Dim;
    /// The number that does not divide it.
    type Ratio: Dim;
}
/// The elements can be read as elements of the other type.
#[derive(Debug)]
pub struct Reads<L>(PhantomData<L>);
#[diagnostic::do_not_recommend]
impl<L> crate::num::Sealed for Reads<L> {}
/// The other type requires a larger alignment.
#[derive(Debug)]
pub struct Misaligned;
#[diagnostic::do_not_recommend]
impl crate::num::Sealed for Misaligned {}
/// There is no last dimension.
#[derive(Debug)]
pub struct NoDimensions;
#[diagnostic::do_not_recommend]
impl crate::num::Sealed for NoDimensions {}
/// The last dimension does not have stride 1.
#[derive(Debug)]
pub struct LastStride<T>(PhantomData<T>);
#[diagnostic::do_not_recommend]
impl<T> crate::num::Sealed for LastStride<T> {}
/// A larger element would begin or end within another element.
#[derive(Debug)]
pub struct Undivided<What, N, R>(PhantomData<(What, N, R)>);
#[diagnostic::do_not_recommend]
impl<What, N, R> crate::num::Sealed for Undivided<What, N, R> {}
/// The size of the last dimension is not 2.
#[derive(Debug)]
pub struct NotPairs<A>(PhantomData<A>);
#[diagnostic::do_not_recommend]
impl<A> crate::num::Sealed for NotPairs<A> {}

// The quantities that may not be divisible, under the names that messages print.
/// The size of the last dimension.
#[derive(Debug)]
#[allow(non_camel_case_types)]
pub struct size_of_the_last_dimension;
/// The storage offset.
#[derive(Debug)]
#[allow(non_camel_case_types)]
pub struct storage_offset;
/// The stride of a dimension other than the last one.
#[derive(Debug)]
#[allow(non_camel_case_types)]
pub struct stride_of_an_outer_dimension;

macro_rules! readings {
    ($([$($g:ident)*] $V:ty: $L:ty, $What:ty, $Got:ty, $R:ty;)*) => { $(
        impl<$($g: Dim),*> Reading for $V {
            type Layout = $L;
            type What = $What;
            type Got = $Got;
            type Ratio = $R;
        }
    )* };
}
type Nothing = Strided<(), (), D<0>>;
readings! {
    [] Misaligned: Nothing, (), D<0>, D<0>;
    [] NoDimensions: Nothing, (), D<0>, D<0>;
    [T] LastStride<T>: Nothing, (), T, D<0>;
    [N R] Undivided<size_of_the_last_dimension, N, R>: Nothing, size_of_the_last_dimension, N, R;
    [N R] Undivided<storage_offset, N, R>: Nothing, storage_offset, N, R;
    [N R] Undivided<stride_of_an_outer_dimension, N, R>: Nothing, stride_of_an_outer_dimension, N, R;
    [A] NotPairs<A>: Nothing, (), A, D<0>;
}
impl<L: Layout> Reading for Reads<L> {
    type Layout = L;
    type What = ();
    type Got = D<0>;
    type Ratio = D<0>;
}

/// Requires an alignment that suffices for the other type.
#[diagnostic::on_unimplemented(
    message = "view_dtype: `{U}` may need a larger alignment than the `{T}` of the storage have",
    label = "the types do not know the alignment",
    note = "`x.try_view_dtype::<{U}>()` looks at the address once, when the program runs"
)]
pub trait Aligned<T, U>: crate::num::Sealed {
    #[doc(hidden)]
    type Pass<L: Layout>: Layout;
}
/// Requires a last dimension.
#[diagnostic::on_unimplemented(
    message = "elements of another size need a last dimension, and the tensor has no dimensions",
    label = "no dimensions",
    note = "`x.unsqueeze::<0>()` adds one"
)]
pub trait HasLast: crate::num::Sealed {
    #[doc(hidden)]
    type Pass<L: Layout>: Layout;
}
/// Requires stride 1 in the last dimension.
#[diagnostic::on_unimplemented(
    message = "elements of another size need a last dimension with stride 1, and here its stride is {Stride}",
    label = "the last dimension must have stride 1",
    note = "`x.contiguous()` copies them"
)]
pub trait SideBySide<Stride>: crate::num::Sealed {
    #[doc(hidden)]
    type Pass<L: Layout>: Layout;
}
/// Requires that the last size, the other strides and the offset are divisible.
#[diagnostic::on_unimplemented(
    message = "view_dtype: the {What} is {Got}, which is not a multiple of {Ratio}",
    label = "the new elements are {Ratio} times as large: one would begin or end within another",
    note = "`x.rebase()` leaves the offset 0, `x.contiguous()` copies the elements row by row"
)]
pub trait Divides<What, Got, Ratio>: crate::num::Sealed {
    #[doc(hidden)]
    type Pass<L: Layout>: Layout;
}
/// Requires a last dimension of pairs.
#[diagnostic::on_unimplemented(
    message = "view_as_complex: the last dimension must have the size 2, and it has {Size}",
    label = "the last dimension holds the real and the imaginary part"
)]
pub trait InPairs<Size>: crate::num::Sealed {
    #[doc(hidden)]
    type Pass<L: Layout>: Layout;
}
// Each reason satisfies all traits except its own.
macro_rules! passes {
    (@each $g:tt $V:ty; $($Trait:ident $p:tt)*) => { $( passes! { @ $g $V, $Trait $p } )* };
    (@ [$($g:ident)*] $V:ty, $Trait:ident [$($P:ident)*]) => {
        #[diagnostic::do_not_recommend]
        impl<$($g,)* $($P),*> $Trait<$($P),*> for $V {
            type Pass<L: Layout> = L;
        }
    };
    ($($g:tt $V:ty: $($Trait:ident $p:tt)*;)*) => { $( passes! { @each $g $V; $($Trait $p)* } )* };
}
passes! {
    [X] Reads<X>: Aligned[T U] HasLast[] SideBySide[T] Divides[W G R] InPairs[A];
    [] Misaligned: HasLast[] SideBySide[T] Divides[W G R];
    [] NoDimensions: Aligned[T U] SideBySide[T] Divides[W G R] InPairs[A];
    [S] LastStride<S>: Aligned[T U] HasLast[] Divides[W G R] InPairs[A];
    [V N Q] Undivided<V, N, Q>: Aligned[T U] HasLast[] SideBySide[T] InPairs[A];
    [S] NotPairs<S>: HasLast[] SideBySide[T] Divides[W G R];
}

/// The branches of the rules on element types.
pub trait DtypeBranch: Sized {
    type Misaligned<V: Reading>: Reading;
    type SameBytes<L: Layout, A: Nat, B: Nat>: Reading;
    type Smaller<L: Layout, A: Nat, B: Nat>: Reading;
    type RestSame<Rest: StorageSpan, A: Nat, B: Nat>: StorageSpan;
    type RestSmaller<Rest: StorageSpan, A: Nat, B: Nat>: StorageSpan;
    type Down<A: Dim, T: Dim, Q: Pairs, R: Nat, O: Dim>: Reading;
    type UpSize<A: Dim, T: Dim, Q: Pairs, R: Nat, O: Dim>: Reading;
    type UpOffset<A: Dim, T: Dim, Q: Pairs, R: Nat, O: Dim>: Reading;
    type UpStride<A: Dim, T: Dim, Q: Pairs, R: Nat, O: Dim>: Reading;
    type UpOuter<A: Dim, T: Dim, Q: Pairs, R: Nat, Skip: Bool, Sh: Shape, St: Shape, O: Dim>: Reading;
    type UpEnd<R: Nat, Sh: Shape, St: Shape, O: Dim>: Reading;
    type PairSize<A: Dim, T: Dim, Q: Pairs, O: Dim>: Reading;
    type PairStride<T: Dim, Q: Pairs, O: Dim>: Reading;
}

/// The dimensions for elements of another size, innermost first.
pub trait Resize: Sized {
    /// Reads `R` times smaller elements: the innermost dimension.
    type Down<R: Nat, O: Dim>: Reading;
    /// Prepends the outer dimensions to `Sh` and `St`.
    type Times<R: Nat, Sh: Shape, St: Shape, O: Dim>: Layout;
    /// Reads `R` times larger elements: the innermost dimension.
    type Up<R: Nat, O: Dim>: Reading;
    /// The outer dimensions. If `Skip` is true, the stride of a dimension of size 1 is ignored.
    type Over<R: Nat, Skip: Bool, Sh: Shape, St: Shape, O: Dim>: Reading;
    /// Reads the pairs of the innermost dimension as one element each.
    type Paired<O: Dim>: Reading;
}

impl DtypeBranch for True {
    type Misaligned<V: Reading> = Misaligned;
    type SameBytes<L: Layout, A: Nat, B: Nat> = Reads<L>;
    type Smaller<L: Layout, A: Nat, B: Nat> = <ZipOf<L> as Resize>::Down<Quotient<A, B>, L::Offset>;
    type RestSame<Rest: StorageSpan, A: Nat, B: Nat> = Rest;
    type RestSmaller<Rest: StorageSpan, A: Nat, B: Nat> = Rest::Times<Quotient<A, B>>;
    type Down<A: Dim, T: Dim, Q: Pairs, R: Nat, O: Dim> =
        Reads<Q::Times<R, (Times<A, R>,), (D<1>,), Times<O, R>>>;
    type UpSize<A: Dim, T: Dim, Q: Pairs, R: Nat, O: Dim> =
        <Divided<O::Nat, R> as DtypeBranch>::UpOffset<A, T, Q, R, O>;
    type UpOffset<A: Dim, T: Dim, Q: Pairs, R: Nat, O: Dim> =
        <T::IsOne as DtypeBranch>::UpStride<A, T, Q, R, O>;
    type UpStride<A: Dim, T: Dim, Q: Pairs, R: Nat, O: Dim> =
        Q::Over<R, False, (Over<A, R>,), (D<1>,), O>;
    type UpOuter<A: Dim, T: Dim, Q: Pairs, R: Nat, Skip: Bool, Sh: Shape, St: Shape, O: Dim> =
        Q::Over<R, Skip, Sh::Prepend<A>, St::Prepend<Over<T, R>>, O>;
    type UpEnd<R: Nat, Sh: Shape, St: Shape, O: Dim> = Reads<Strided<Sh, St, Over<O, R>>>;
    type PairSize<A: Dim, T: Dim, Q: Pairs, O: Dim> =
        <T::IsOne as DtypeBranch>::PairStride<T, Q, O>;
    type PairStride<T: Dim, Q: Pairs, O: Dim> = Q::Over<Two, True, (), (), O>;
}

impl DtypeBranch for False {
    type Misaligned<V: Reading> = V;
    type SameBytes<L: Layout, A: Nat, B: Nat> =
        <<A::Cmp<B> as Ordering>::IsGreater as DtypeBranch>::Smaller<L, A, B>;
    type Smaller<L: Layout, A: Nat, B: Nat> = <ZipOf<L> as Resize>::Up<Quotient<B, A>, L::Offset>;
    type RestSame<Rest: StorageSpan, A: Nat, B: Nat> =
        <<A::Cmp<B> as Ordering>::IsGreater as DtypeBranch>::RestSmaller<Rest, A, B>;
    type RestSmaller<Rest: StorageSpan, A: Nat, B: Nat> = Rest::Over<Quotient<B, A>>;
    type Down<A: Dim, T: Dim, Q: Pairs, R: Nat, O: Dim> = LastStride<T>;
    type UpSize<A: Dim, T: Dim, Q: Pairs, R: Nat, O: Dim> =
        Undivided<size_of_the_last_dimension, A, R::Dim>;
    type UpOffset<A: Dim, T: Dim, Q: Pairs, R: Nat, O: Dim> = Undivided<storage_offset, O, R::Dim>;
    type UpStride<A: Dim, T: Dim, Q: Pairs, R: Nat, O: Dim> = LastStride<T>;
    type UpOuter<A: Dim, T: Dim, Q: Pairs, R: Nat, Skip: Bool, Sh: Shape, St: Shape, O: Dim> =
        Undivided<stride_of_an_outer_dimension, T, R::Dim>;
    type UpEnd<R: Nat, Sh: Shape, St: Shape, O: Dim> = Undivided<storage_offset, O, R::Dim>;
    type PairSize<A: Dim, T: Dim, Q: Pairs, O: Dim> = NotPairs<A>;
    type PairStride<T: Dim, Q: Pairs, O: Dim> = LastStride<T>;
}

impl Resize for NoPairs {
    type Down<R: Nat, O: Dim> = NoDimensions;
    type Times<R: Nat, Sh: Shape, St: Shape, O: Dim> = Strided<Sh, St, O>;
    type Up<R: Nat, O: Dim> = NoDimensions;
    type Over<R: Nat, Skip: Bool, Sh: Shape, St: Shape, O: Dim> =
        <Divided<O::Nat, R> as DtypeBranch>::UpEnd<R, Sh, St, O>;
    type Paired<O: Dim> = NoDimensions;
}

impl<A: Dim, T: Dim, Q: Pairs> Resize for Pair<A, T, Q> {
    type Down<R: Nat, O: Dim> = <T::IsOne as DtypeBranch>::Down<A, T, Q, R, O>;
    type Times<R: Nat, Sh: Shape, St: Shape, O: Dim> =
        Q::Times<R, Sh::Prepend<A>, St::Prepend<Times<T, R>>, O>;
    type Up<R: Nat, O: Dim> = <Divided<A::Nat, R> as DtypeBranch>::UpSize<A, T, Q, R, O>;
    type Over<R: Nat, Skip: Bool, Sh: Shape, St: Shape, O: Dim> =
        <<Skip::And<A::IsOne> as Bool>::Or<Divided<T::Nat, R>> as DtypeBranch>::UpOuter<
            A,
            T,
            Q,
            R,
            Skip,
            Sh,
            St,
            O,
        >;
    type Paired<O: Dim> = <<A::Nat as Nat>::Eq<Two> as DtypeBranch>::PairSize<A, T, Q, O>;
}

/// The verdict on reading a layout of elements of `A` bytes as elements of `B` bytes.
pub type DtypeVerdict<L, A, B> =
    <<<A as Dim>::Nat as Nat>::Eq<<B as Dim>::Nat> as DtypeBranch>::SameBytes<
        L,
        <A as Dim>::Nat,
        <B as Dim>::Nat,
    >;
/// The verdict `V`, unless `B`, the alignment of the new elements, is larger than `A`, the alignment of the old ones.
pub type AlignVerdict<A, B, V> =
    <<<<B as Dim>::Nat as Nat>::Cmp<<A as Dim>::Nat> as Ordering>::IsGreater as DtypeBranch>::Misaligned<V>;
/// The storage span of a view of elements of `A` bytes, in elements of `B` bytes.
pub type DtypeRest<Rest, A, B> =
    <<<A as Dim>::Nat as Nat>::Eq<<B as Dim>::Nat> as DtypeBranch>::RestSame<
        Rest,
        <A as Dim>::Nat,
        <B as Dim>::Nat,
    >;
/// The layout of an accepted verdict.
pub type ReadAs<V> = <V as HasLast>::Pass<
    <V as SideBySide<<V as Reading>::Got>>::Pass<
        <V as Divides<<V as Reading>::What, <V as Reading>::Got, <V as Reading>::Ratio>>::Pass<
            <V as Reading>::Layout,
        >,
    >,
>;
/// The same, if the alignment is part of the verdict.
pub type AlignedAs<V, T, U> = <V as Aligned<T, U>>::Pass<ReadAs<V>>;

/// The layout of the result of `view_as_real`: a last dimension for the two halves of each element.
pub type AsReal<L> =
    <ZipOf<L> as Resize>::Times<Two, (D<2>,), (D<1>,), Times<<L as Layout>::Offset, Two>>;
/// The shape of the result of `view_as_real`.
pub type RealShape<L> = <<L as Layout>::Shape as Shape>::Append<D<2>>;
/// The layout of one half of each element; `Half` is 0 or 1.
pub type HalfOf<L, Half> = <ZipOf<L> as Resize>::Times<
    Two,
    (),
    (),
    <<<Half as Dim>::Nat as Nat>::Add<<Two as Nat>::Mul<<<L as Layout>::Offset as Dim>::Nat>> as Nat>::Dim,
>;
/// The verdict on `view_as_complex` of a layout.
pub type ComplexVerdict<L> = <ZipOf<L> as Resize>::Paired<<L as Layout>::Offset>;
/// The layout of the result of `view_as_complex`.
pub type AsComplex<L> = <ComplexVerdict<L> as Reading>::Layout;
/// The storage span of a view, in elements of half the size.
pub type Doubled<Rest> = <Rest as StorageSpan>::Times<Two>;
/// The storage span of a view, in elements of twice the size.
pub type Halved<Rest> = <Rest as StorageSpan>::Over<Two>;
/// The storage span of the view of one half of each element.
pub type HalfSpan<Rest, Half> = <Doubled<Rest> as StorageSpan>::Half<Half>;
