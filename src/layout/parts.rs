//! `chunk`, `split`, `split_with_sizes`, `split_at`: splits one dimension into parts. PyTorch's `chunk`, `split` and
//! `tensor_split`.
//!
//! `chunk` takes the number of parts and `split` their size. Each must divide the size of the dimension, so that all
//! parts have one shape; PyTorch instead makes the last part smaller. `split` of a dimension of size 0 gives one part.
//! The sizes of `split_with_sizes` must sum to the size of the dimension.

use core::marker::PhantomData;

use super::narrow::along;
use super::{AcceptedLayout, Interleaved, Layout, SizeAt, Steps, StorageSpan, Strided, Trailing};
use crate::num::bits::{Bool, False, True};
use crate::num::nat::{Division, End, Nat};
use crate::num::{Add, BelowThousand, Count, D, Dim, Named, Same, Sealed};
use crate::shape::{At, Axis, Index, Place, Position};

/// The branches of the rules on parts.
pub trait PartBranch: Sized {
    // extent
    type PartLen<N: Dim>: StorageSpan;
    type Packed<R: Steps, Reach: Nat>: Bool;
    // chunk
    type Divides<Size: Nat, N: Nat>: Bool;
    type Each<Size: Nat, N: Nat>: Nat;
    // split
    type SplitNothing<Size: Nat, Each: Nat>;
    type SplitNone<Size: Nat, Each: Nat>;
    // split_at
    type SplitAt<Below: Nat, Above: Nat>;
    type Even<N: Nat, Each: Nat>;
}
type DividesBy<A, B> = <<<A as Nat>::Divide<B> as Division>::Remainder as Nat>::IsZero;
type Quotient<A, B> = <<A as Nat>::Divide<B> as Division>::Quotient;
impl PartBranch for True {
    type PartLen<N: Dim> = Trailing<D<0>>;
    type Packed<R: Steps, Reach: Nat> = R::Packed<Reach>;
    type Divides<Size: Nat, N: Nat> = False;
    type Each<Size: Nat, N: Nat> = Size;
    type SplitNothing<Size: Nat, Each: Nat> = Parts<D<1>, D<0>>;
    type SplitNone<Size: Nat, Each: Nat> = NoParts;
    type SplitAt<Below: Nat, Above: Nat> = SplitsAt<Below, Above>;
    type Even<N: Nat, Each: Nat> = Parts<N::Dim, Each::Dim>;
}
impl PartBranch for False {
    type PartLen<N: Dim> = Interleaved<N>;
    type Packed<R: Steps, Reach: Nat> = False;
    type Divides<Size: Nat, N: Nat> = DividesBy<Size, N>;
    type Each<Size: Nat, N: Nat> = Quotient<Size, N>;
    type SplitNothing<Size: Nat, Each: Nat> = <Each::IsZero as PartBranch>::SplitNone<Size, Each>;
    type SplitNone<Size: Nat, Each: Nat> =
        <DividesBy<Size, Each> as PartBranch>::Even<Quotient<Size, Each>, Each>;
    type SplitAt<Below: Nat, Above: Nat> = BeyondEnd;
    type Even<N: Nat, Each: Nat> = UnevenParts;
}

/// `N` parts of size `Each`.
#[derive(Debug)]
pub struct Parts<N, Each>(PhantomData<(N, Each)>);
#[diagnostic::do_not_recommend]
impl<N, Each> crate::num::Sealed for Parts<N, Each> {}
/// The last part would be smaller.
#[derive(Debug)]
pub struct UnevenParts;
#[diagnostic::do_not_recommend]
impl crate::num::Sealed for UnevenParts {}
/// The size of the parts is 0.
#[derive(Debug)]
pub struct NoParts;
#[diagnostic::do_not_recommend]
impl crate::num::Sealed for NoParts {}

type SizeNat<L, const DIM: isize> = <SizeAt<L, DIM> as Dim>::Nat;
type IndexOf<L, const DIM: isize> = <<L as Layout>::Shape as Axis<DIM>>::Index;
/// The layout with another size of dimension `DIM`, at the start of its storage.
type Resized<L, const DIM: isize, Size> = Strided<
    <IndexOf<L, DIM> as Index>::Set<<L as Layout>::Shape, Size>,
    <L as Layout>::Strides,
    D<0>,
>;

along! {
    /// A size that divides into `N` equal parts. Use this bound where `chunk::<DIM, N>()` applies to a dimension of generic
    /// size; the size of a part is [`Div<C, D<N>>`](crate::num::Div).
    ///
    /// ```
    /// use stridewise::layout::Chunk;
    /// use stridewise::num::Div;
    /// use stridewise::prelude::*;
    /// /// PyTorch's `F.glu(x, 1)`.
    /// fn glu<N: Dim, C: Chunk<2>>(x: &Tensor<f32, (N, C)>) -> Tensor<f32, (N, Div<C, D<2>>)> {
    ///     let [value, gate] = x.chunk::<1, 2>();
    ///     (value * gate.sigmoid()).eval()
    /// }
    /// assert_eq!(glu(&tensor![[1.0, 4.0, 0.0, 0.0]]), tensor![[0.5, 2.0]]);
    /// ```
    ///
    /// Of a size that is a sum, `split_with_sizes` needs no bound, and the parts have the sizes of the summands:
    ///
    /// ```
    /// use stridewise::num::Add;
    /// use stridewise::prelude::*;
    /// /// A layer with a gate, whose weight has the rows of both.
    /// fn gated<N: Dim, I: Dim, H: Dim>(
    ///     x: &Tensor<f32, (N, I)>,
    ///     weight: &Tensor<f32, (Add<H, H>, I)>,
    /// ) -> Tensor<f32, (N, H)> {
    ///     let y = x.linear(weight).eval();
    ///     let (value, gate) = y.split_with_sizes::<1, (H, H)>();
    ///     (value * gate.sigmoid()).eval()
    /// }
    /// let weight = Tensor::<f32, Shape![4, 3]>::zeros();
    /// assert_eq!(gated::<_, _, D<2>>(&Tensor::<f32, Shape![1, 3]>::ones(), &weight), tensor![[0.0, 0.0]]);
    /// ```
    #[diagnostic::on_unimplemented(
        message = "chunk: cannot prove that the size `{Self}` divides into {N} equal parts",
        label = "this depends on a size that is generic",
        note = "add the bound `{Self}: Chunk<{N}>`; the size of a part is `Div<{Self}, D<{N}>>`",
        note = "or make the parts a dimension of their own, here `({N}, N)`: `x.unbind::<0>()` gives the parts; or `x.split_with_sizes::<DIM, (H, H)>()` of the size `Add<H, H>`"
    )]
    Chunk [const N: usize] [N] ChunkRule ChunkKnown ChunkBy ChunkBeyond
    /// Checks the number of parts of `chunk`.
    ChunkFits
    /// The error of `chunk`.
    #[diagnostic::on_unimplemented(
        message = "chunk: the size {Self} of dimension {DIM} does not divide into {N} equal parts",
        label = "one or more parts of one size are needed",
        note = "the parts are elements of an array, so they have one type; PyTorch's last one may be smaller",
        note = "`x.split_with_sizes::<DIM, Shape![4, 4, 2]>()` makes parts of different sizes"
    )]
    ChunkUneven
    where [Count<N>: BelowThousand<N>,]
    <<<Named<N> as Dim>::Nat as Nat>::IsZero as PartBranch>::Divides<
        <N_ as Dim>::Nat,
        <Named<N> as Dim>::Nat,
    >;
}

/// The result of the check of `chunk::<DIM, N>()` on a layout.
pub type ChunkVerdict<L, const DIM: isize, const N: usize> =
    <SizeAt<L, DIM> as ChunkRule<N>>::Verdict;

/// The layout of each part that `chunk::<DIM, N>()` makes, rebased. PyTorch's `chunk`.
pub type Chunked<L, const DIM: isize, const N: usize> =
    <SizeAt<L, DIM> as ChunkFits<DIM, N, ChunkVerdict<L, DIM, N>>>::Pass<
        Resized<
            L,
            DIM,
            <<<<Named<N> as Dim>::Nat as Nat>::IsZero as PartBranch>::Each<
                SizeNat<L, DIM>,
                <Named<N> as Dim>::Nat,
            > as Nat>::Dim,
        >,
    >;

/// The result of the check of `split::<DIM, SIZE>()` on a layout.
pub type SplitVerdict<L, const DIM: isize, const SIZE: usize> =
    <<SizeNat<L, DIM> as Nat>::IsZero as PartBranch>::SplitNothing<
        SizeNat<L, DIM>,
        <Named<SIZE> as Dim>::Nat,
    >;

/// Requires parts that have elements.
#[diagnostic::on_unimplemented(
    message = "split: parts of size 0 cannot add up to the size {Size} of dimension {DIM}",
    label = "only a dimension of size 0 has parts of size 0"
)]
pub trait SplitsSome<const DIM: isize, Size>: crate::num::Sealed {}
#[diagnostic::do_not_recommend]
impl<M, E, const DIM: isize, Size> SplitsSome<DIM, Size> for Parts<M, E> {}
/// Requires parts of one size.
#[diagnostic::on_unimplemented(
    message = "split: the size {Size} of dimension {DIM} does not divide into parts of size {SIZE}",
    label = "the last part would be smaller",
    note = "the parts are elements of an array, so they have one type; PyTorch's last one may be smaller",
    note = "`x.split_with_sizes::<DIM, Shape![4, 4, 2]>()` makes parts of different sizes"
)]
pub trait SplitsIntoOneSize<const DIM: isize, const SIZE: usize, Size>: crate::num::Sealed {}
#[diagnostic::do_not_recommend]
impl<M, E, const DIM: isize, const SIZE: usize, Size> SplitsIntoOneSize<DIM, SIZE, Size>
    for Parts<M, E>
{
}
/// Checks `split`. A generic size leaves it open.
#[diagnostic::on_unimplemented(
    message = "split: cannot prove that the size {Size} of dimension {DIM} divides into parts of size {SIZE}",
    label = "this depends on a size that is generic",
    note = "the number of parts must be known: they are the elements of an array"
)]
pub trait SplitsEvenly<const DIM: isize, const SIZE: usize, Size>: crate::num::Sealed {
    #[doc(hidden)]
    type Count: Dim;
    #[doc(hidden)]
    type Each: Dim;
}
#[diagnostic::do_not_recommend]
impl<M: Dim, E: Dim, const DIM: isize, const SIZE: usize, Size> SplitsEvenly<DIM, SIZE, Size>
    for Parts<M, E>
{
    type Count = M;
    type Each = E;
}
#[diagnostic::do_not_recommend]
impl<const DIM: isize, const SIZE: usize, Size> SplitsEvenly<DIM, SIZE, Size> for UnevenParts
where
    Self: SplitsIntoOneSize<DIM, SIZE, Size>,
{
    type Count = D<0>;
    type Each = D<0>;
}
#[diagnostic::do_not_recommend]
impl<const DIM: isize, const SIZE: usize, Size> SplitsEvenly<DIM, SIZE, Size> for NoParts
where
    Self: SplitsSome<DIM, Size>,
{
    type Count = D<0>;
    type Each = D<0>;
}

/// The number of parts that `split::<DIM, SIZE>()` makes.
pub type SplitCount<L, const DIM: isize, const SIZE: usize> =
    <SplitVerdict<L, DIM, SIZE> as SplitsEvenly<DIM, SIZE, SizeAt<L, DIM>>>::Count;

/// The layout of each part that `split::<DIM, SIZE>()` makes, rebased. PyTorch's `split`.
pub type SplitInto<L, const DIM: isize, const SIZE: usize> =
    Resized<L, DIM, <SplitVerdict<L, DIM, SIZE> as SplitsEvenly<DIM, SIZE, SizeAt<L, DIM>>>::Each>;

/// A number of parts that an array can hold: `D<3>` makes `[V; 3]`.
///
/// # Safety
/// `Of<V>` is an array whose number of elements `V` is this number.
#[diagnostic::on_unimplemented(
    message = "dimension {DIM} has {Self} indices: an array holds a known number of at most 999 parts",
    label = "too many parts for an array, or a generic number",
    note = "`x.axis_iter::<{DIM}>()` visits the indices of the dimension one after the other"
)]
pub unsafe trait InArray<const DIM: isize>: Dim {
    /// The array.
    type Of<V>;
}
#[diagnostic::do_not_recommend]
// SAFETY: an array of `N` elements.
unsafe impl<const DIM: isize, const N: usize> InArray<DIM> for D<N>
where
    D<N>: Dim,
{
    type Of<V> = [V; N];
}

/// The type of a piece of a dimension.
pub trait Cut: crate::num::Sealed {
    /// The piece of `Len` indices starting at `Start`, with `After` indices after it.
    type Piece<Start: Nat, Len: Dim, After: Nat>;
}

/// The offsets of the fields in a tuple, in bytes.
///
/// # Safety
/// The first `COUNT` entries of `PLACES` are the offsets of all fields.
pub unsafe trait Fields {
    /// The number of fields.
    const COUNT: usize;
    /// The offset of each field.
    const PLACES: [usize; 8];
}

/// The sizes of the pieces of a dimension: a tuple of at most 8.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a list of at most 8 sizes",
    label = "not a list of sizes",
    note = "`x.split_with_sizes::<DIM, Shape![2, 3]>()`"
)]
pub trait PieceSizes: Sealed {
    #[doc(hidden)]
    type Sum: Nat;
    /// The sum, as `cat` of the parts has it, if the sizes are generic.
    #[doc(hidden)]
    type Total: Dim;
    /// The tuple of the pieces.
    #[doc(hidden)]
    type Of<C: Cut>: Fields;
    /// The first index of each piece.
    #[doc(hidden)]
    const STARTS: [usize; 8];
    /// The size of each piece.
    #[doc(hidden)]
    const SIZES: [usize; 8];
}

const fn starts(sizes: &[usize]) -> [usize; 8] {
    let mut out = [0; 8];
    let (mut start, mut i) = (0, 0);
    while i < sizes.len() {
        out[i] = start;
        start += sizes[i];
        i += 1;
    }
    out
}
macro_rules! pieces {
    ($($count:literal: $($P:ident $n:tt)*;)*) => { $(
        #[diagnostic::do_not_recommend]
        // SAFETY: the offsets are those of rustc's layout of the tuple.
        unsafe impl<$($P),*> Fields for ($($P,)*) {
            const COUNT: usize = $count;
            const PLACES: [usize; 8] = {
                #[allow(unused_mut)]
                let mut out = [0; 8];
                $( out[$n] = core::mem::offset_of!(Self, $n); )*
                out
            };
        }
        #[diagnostic::do_not_recommend]
        impl<$($P: Dim),*> PieceSizes for ($($P,)*) {
            type Sum = pieces!(@sum End; $($P)*);
            type Total = pieces!(@total $($P)*);
            type Of<RuleResult: Cut> = pieces!(@tuple End; [] $($P)*);
            const STARTS: [usize; 8] = starts(&[$($P::SIZE),*]);
            const SIZES: [usize; 8] = {
                #[allow(unused_mut)]
                let mut out = [0; 8];
                $( out[$n] = $P::SIZE; )*
                out
            };
        }
    )* };
    (@total) => { D<0> };
    (@total $A:ident $($rest:ident)*) => { pieces!(@total_of $A; $($rest)*) };
    (@total_of $at:ty;) => { $at };
    (@total_of $at:ty; $P:ident $($rest:ident)*) => { pieces!(@total_of Add<$at, $P>; $($rest)*) };
    (@sum $at:ty;) => { $at };
    (@sum $at:ty; $P:ident $($rest:ident)*) => {
        pieces!(@sum <$P::Nat as Nat>::Add<$at>; $($rest)*)
    };
    (@tuple $at:ty; [$($done:ty,)*]) => { ($($done,)*) };
    (@tuple $at:ty; [$($done:ty,)*] $P:ident $($rest:ident)*) => {
        pieces!(@tuple <$P::Nat as Nat>::Add<$at>;
            [$($done,)* RuleResult::Piece<$at, $P, pieces!(@sum End; $($rest)*)>,] $($rest)*)
    };
}
pieces! {
    0: ;
    1: A 0;
    2: A 0 B 1;
    3: A 0 B 1 C 2;
    4: A 0 B 1 C 2 E 3;
    5: A 0 B 1 C 2 E 3 F 4;
    6: A 0 B 1 C 2 E 3 F 4 G 5;
    7: A 0 B 1 C 2 E 3 F 4 G 5 H 6;
    8: A 0 B 1 C 2 E 3 F 4 G 5 H 6 I 7;
}

/// The sum of the sizes.
pub type SumOf<Sizes> = <Sizes as PieceSizes>::Total;
/// Whether the sizes sum to the size of the dimension: a sum of generic sizes is that of `cat`, which is equal to itself.
pub type SumVerdict<L, const DIM: isize, Sizes> = <Same<SumOf<Sizes>, SizeAt<L, DIM>> as Bool>::Or<
    <<Sizes as PieceSizes>::Sum as Nat>::Eq<SizeNat<L, DIM>>,
>;

/// Requires sizes that add up to that of the dimension.
#[diagnostic::on_unimplemented(
    message = "split_with_sizes: the sizes {Sizes} add up to {Sum}, not to the size {Size} of dimension {DIM}",
    label = "the sizes must add up to that of dimension {DIM}",
    note = "each index belongs to one part: the sizes add up to {Size}"
)]
pub trait SumsTo<const DIM: isize, Sizes, Sum, Size>: crate::num::Sealed {}
#[diagnostic::do_not_recommend]
impl<const DIM: isize, Sizes, Sum, Size> SumsTo<DIM, Sizes, Sum, Size> for True {}
/// Checks the sizes of `split_with_sizes`. A generic size leaves it open.
#[diagnostic::on_unimplemented(
    message = "split_with_sizes: cannot prove that the sizes {Sizes} add up to the size {Size} of dimension {DIM}",
    label = "this depends on a size that is generic",
    note = "the sum of generic sizes is `Add<Add<A, B>, C>`, as `(&a, &b, &c).cat::<{DIM}>()` has it; else split where sizes are known"
)]
pub trait AddUp<const DIM: isize, Sizes, Sum, Size>: crate::num::Sealed {
    #[doc(hidden)]
    type Then<V: Fields>: Fields;
}
#[diagnostic::do_not_recommend]
impl<const DIM: isize, Sizes, Sum, Size> AddUp<DIM, Sizes, Sum, Size> for True {
    type Then<V: Fields> = V;
}
#[diagnostic::do_not_recommend]
impl<const DIM: isize, Sizes, Sum, Size> AddUp<DIM, Sizes, Sum, Size> for False
where
    Self: SumsTo<DIM, Sizes, Sum, Size>,
{
    type Then<V: Fields> = V;
}

type PlaceAt<const I: isize> = <At<I> as Position>::Place;

/// The two parts of `split_at`. Requires that the index `I`, counted from the end if negative, is at most the size.
pub type SplitAtVerdict<L, const DIM: isize, const I: isize> =
    <<PlaceAt<I> as Place>::Fits<SizeNat<L, DIM>> as PartBranch>::SplitAt<
        <PlaceAt<I> as Place>::Resolve<SizeNat<L, DIM>>,
        <PlaceAt<I> as Place>::Beyond<SizeNat<L, DIM>>,
    >;
/// The sizes of the first and of the second part.
#[derive(Debug)]
pub struct SplitsAt<Below, Above>(PhantomData<(Below, Above)>);
#[diagnostic::do_not_recommend]
impl<Below, Above> crate::num::Sealed for SplitsAt<Below, Above> {}
/// The index is out of range.
#[derive(Debug)]
pub struct BeyondEnd;
#[diagnostic::do_not_recommend]
impl crate::num::Sealed for BeyondEnd {}

/// Requires an index within the dimension.
#[diagnostic::on_unimplemented(
    message = "split_at: index {I} is out of range for the size {Size} of dimension {DIM}",
    label = "beyond dimension {DIM}",
    note = "the first part has the indices below {I}, counted from behind where negative, the second the others"
)]
pub trait WithinSize<const DIM: isize, const I: isize, Size>: crate::num::Sealed {}
#[diagnostic::do_not_recommend]
impl<const DIM: isize, const I: isize, Size, A, B> WithinSize<DIM, I, Size> for SplitsAt<A, B> {}
/// Checks the index of `split_at`. A generic size leaves it open.
#[diagnostic::on_unimplemented(
    message = "split_at: cannot prove that the size {Size} of dimension {DIM} has the index {I}",
    label = "this depends on a size that is generic"
)]
pub trait SplitsWithin<const DIM: isize, const I: isize, Size>: crate::num::Sealed {
    /// The sizes of the parts.
    #[doc(hidden)]
    type Sizes: PieceSizes;
    /// The parts.
    #[doc(hidden)]
    type Parts<C: Cut>: Fields;
}
#[diagnostic::do_not_recommend]
impl<const DIM: isize, const I: isize, Size, A: Nat, B: Nat> SplitsWithin<DIM, I, Size>
    for SplitsAt<A, B>
{
    type Sizes = (A::Dim, B::Dim);
    type Parts<C: Cut> = (C::Piece<End, A::Dim, B>, C::Piece<A, B::Dim, End>);
}
#[diagnostic::do_not_recommend]
impl<const DIM: isize, const I: isize, Size> SplitsWithin<DIM, I, Size> for BeyondEnd
where
    Self: WithinSize<DIM, I, Size>,
{
    type Sizes = ();
    type Parts<C: Cut> = ();
}

/// The sizes of the two parts of `split_at`.
pub type SplitSizes<L, const DIM: isize, const I: isize> =
    <SplitAtVerdict<L, DIM, I> as SplitsWithin<DIM, I, SizeAt<L, DIM>>>::Sizes;

/// The layout of a piece, as `narrow` makes it.
pub type PieceLaid<L, I, Start, Len, After> = AcceptedLayout<
    Strided<
        <I as Index>::Set<<L as Layout>::Shape, Len>,
        <L as Layout>::Strides,
        <<<Start as Nat>::Mul<StrideNat<L, I>> as Nat>::Add<<<L as Layout>::Offset as Dim>::Nat> as Nat>::Dim,
    >,
    <After as Nat>::Mul<StrideNat<L, I>>,
>;
type StrideNat<L, I> = <<I as Index>::Get<<L as Layout>::Strides> as Dim>::Nat;
/// The layout of a piece, rebased.
pub type PieceRebased<L, I, Len> =
    Strided<<I as Index>::Set<<L as Layout>::Shape, Len>, <L as Layout>::Strides, D<0>>;
