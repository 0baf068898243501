//! Quick comparison of two numbers: by the last two digits, which are one type, then by the digit before them.
//!
//! The types here have no parameters, so a comparison costs the compiler one step and almost no proof of bounds. The
//! same comparison digit by digit costs nearly twice as much.

use super::Dim;

/// The result of a quick comparison of a number with another one.
pub trait QuickComparison: Sized + crate::layout::SizeComparison + 'static {}
/// The numbers are equal, and neither 0 nor 1.
#[derive(Debug)]
pub struct EqualSizes;
/// The number is 0.
#[derive(Debug)]
pub struct SizeZero;
/// The number is 1.
#[derive(Debug)]
pub struct SizeOne;
/// The numbers differ, or the quick comparison cannot tell.
#[derive(Debug)]
pub struct DifferentSizes;
impl QuickComparison for EqualSizes {}
impl QuickComparison for SizeZero {}
impl QuickComparison for SizeOne {}
impl QuickComparison for DifferentSizes {}

// A trait with one associated type per type: for that type it has the given value, for all others it is `DifferentSizes`.
macro_rules! questions {
    (@declare $is:ident [$($of:tt)*]) => { type $is $($of)*: QuickComparison; };
    (@answer $is:ident [$($of:tt)*] $answer:ty) => { type $is $($of)* = $answer; };
    ($Trait:ident $of:tt $yes:ty: $($X:ident $is:ident)*) => {
        #[doc(hidden)]
        pub trait $Trait: Sized { $( questions! { @declare $is $of } )* }
        questions! { @ $Trait $of $yes: [] $($X $is)* }
    };
    (@ $Trait:ident $of:tt $yes:ty: [$($before:ident)*] $X:ident $is:ident $($more:ident $after:ident)*) => {
        #[doc(hidden)]
        #[derive(Debug)]
        pub struct $X;
        impl $Trait for $X {
            questions! { @answer $is $of $yes }
            $( questions! { @answer $before $of DifferentSizes } )*
            $( questions! { @answer $after $of DifferentSizes } )*
        }
        questions! { @ $Trait $of $yes: [$($before)* $is] $($more $after)* }
    };
    (@ $Trait:ident $of:tt $yes:ty: $before:tt) => {};
}
// The last two digits.
questions! { Tail [<A: Dim, B: Dim>] A::LikeHead<B>:
    T00 Is00 T01 Is01 T02 Is02 T03 Is03 T04 Is04 T05 Is05 T06 Is06 T07 Is07 T08 Is08 T09 Is09
    T10 Is10 T11 Is11 T12 Is12 T13 Is13 T14 Is14 T15 Is15 T16 Is16 T17 Is17 T18 Is18 T19 Is19
    T20 Is20 T21 Is21 T22 Is22 T23 Is23 T24 Is24 T25 Is25 T26 Is26 T27 Is27 T28 Is28 T29 Is29
    T30 Is30 T31 Is31 T32 Is32 T33 Is33 T34 Is34 T35 Is35 T36 Is36 T37 Is37 T38 Is38 T39 Is39
    T40 Is40 T41 Is41 T42 Is42 T43 Is43 T44 Is44 T45 Is45 T46 Is46 T47 Is47 T48 Is48 T49 Is49
    T50 Is50 T51 Is51 T52 Is52 T53 Is53 T54 Is54 T55 Is55 T56 Is56 T57 Is57 T58 Is58 T59 Is59
    T60 Is60 T61 Is61 T62 Is62 T63 Is63 T64 Is64 T65 Is65 T66 Is66 T67 Is67 T68 Is68 T69 Is69
    T70 Is70 T71 Is71 T72 Is72 T73 Is73 T74 Is74 T75 Is75 T76 Is76 T77 Is77 T78 Is78 T79 Is79
    T80 Is80 T81 Is81 T82 Is82 T83 Is83 T84 Is84 T85 Is85 T86 Is86 T87 Is87 T88 Is88 T89 Is89
    T90 Is90 T91 Is91 T92 Is92 T93 Is93 T94 Is94 T95 Is95 T96 Is96 T97 Is97 T98 Is98 T99 Is99
}
// The digit before the last two.
questions! { Head [] EqualSizes:
    H0 Is0 H1 Is1 H2 Is2 H3 Is3 H4 Is4 H5 Is5 H6 Is6 H7 Is7 H8 Is8 H9 Is9
}
/// The digits before the last two, if there is more than one. No number below 1000 has more than one.
#[derive(Debug)]
pub struct More;
impl Head for More {
    type Is0 = DifferentSizes;
    type Is1 = DifferentSizes;
    type Is2 = DifferentSizes;
    type Is3 = DifferentSizes;
    type Is4 = DifferentSizes;
    type Is5 = DifferentSizes;
    type Is6 = DifferentSizes;
    type Is7 = DifferentSizes;
    type Is8 = DifferentSizes;
    type Is9 = DifferentSizes;
}
