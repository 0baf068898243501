//! Natural numbers as lists of decimal digits, least significant digit outermost.
//!
//! `X3<X2<X1<End>>>` is 123. Every operation is a generic associated type of the one trait [`Nat`], so generic code
//! needs no bound other than `Nat`. A binary operation first matches its left digit. It then uses the associated type
//! of the right operand that has this digit in its name (`X3::Add<B>` is `B::AddTo3`): one step and no search per
//! digit. The result of the lower digits, a carry or an order, is in the name of the next step (`AddCarry`, `CmpLess`).
//! It is not a parameter, because the compiler would prove the parameter's bounds each time.
//!
//! A product iterates over the digits of its left factor, which is the shorter one: `X3<A>::Mul<B>` is three times `B`
//! plus ten times `A * B`. `B::Times3<P>` adds both at once, where `P` is `A * B`: the lowest digit of the result is
//! that of three times the lowest digit of `B`, and `Fuse` continues with the other digits of `B`, each plus a digit of
//! `P`.

use core::marker::PhantomData;

use typenum::{B0, B1, UInt, UTerm};

use super::bits::{Bool, Equal, False, Greater, Less, Ordering, True};
use super::dim::{D, Dim, K};

/// The number without digits: zero, and the end of the digits of every other number.
#[derive(Clone, Copy, Debug)]
pub struct End;

macro_rules! digit_types {
    ($($X:ident)*) => { $(
        /// A decimal digit, followed by more significant ones.
        #[derive(Clone, Copy, Debug)]
        pub struct $X<R>(PhantomData<R>);
    )* };
}
digit_types! { X0 X1 X2 X3 X4 X5 X6 X7 X8 X9 }

// Adds a digit below a number. A zero below zero vanishes, which keeps the form canonical.
type P0<R> = <R as Nat>::Push0;
type P1<R> = X1<R>;
type P2<R> = X2<R>;
type P3<R> = X3<R>;
type P4<R> = X4<R>;
type P5<R> = X5<R>;
type P6<R> = X6<R>;
type P7<R> = X7<R>;
type P8<R> = X8<R>;
type P9<R> = X9<R>;

/// The number 1.
pub(crate) type One = X1<End>;

/// Ten copies of the tens, followed by the units: contiguous elements, as many as the number says.
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub struct Elements<Tens, Units> {
    tens: Tens,
    units: Units,
}

/// The result of a division.
pub trait Division: Sized {
    type Quotient: Nat;
    type Remainder: Nat;
}
/// The quotient and the remainder.
#[derive(Debug)]
pub struct Divided<Q, R>(PhantomData<(Q, R)>);
impl<Q: Nat, R: Nat> Division for Divided<Q, R> {
    type Quotient = Q;
    type Remainder = R;
}

// The last two digits of a group of three, by name. This table gives the public form.
macro_rules! hundred {
    (declare) => { hundred! { each declare } };
    (end) => { hundred! { each end } };
    (each $($how:tt)*) => {
        hundred! { @ [$($how)*]
            (T00 0) (T01 1) (T02 2) (T03 3) (T04 4) (T05 5) (T06 6) (T07 7) (T08 8) (T09 9)
            (T10 10) (T11 11) (T12 12) (T13 13) (T14 14) (T15 15) (T16 16) (T17 17) (T18 18) (T19 19)
            (T20 20) (T21 21) (T22 22) (T23 23) (T24 24) (T25 25) (T26 26) (T27 27) (T28 28) (T29 29)
            (T30 30) (T31 31) (T32 32) (T33 33) (T34 34) (T35 35) (T36 36) (T37 37) (T38 38) (T39 39)
            (T40 40) (T41 41) (T42 42) (T43 43) (T44 44) (T45 45) (T46 46) (T47 47) (T48 48) (T49 49)
            (T50 50) (T51 51) (T52 52) (T53 53) (T54 54) (T55 55) (T56 56) (T57 57) (T58 58) (T59 59)
            (T60 60) (T61 61) (T62 62) (T63 63) (T64 64) (T65 65) (T66 66) (T67 67) (T68 68) (T69 69)
            (T70 70) (T71 71) (T72 72) (T73 73) (T74 74) (T75 75) (T76 76) (T77 77) (T78 78) (T79 79)
            (T80 80) (T81 81) (T82 82) (T83 83) (T84 84) (T85 85) (T86 86) (T87 87) (T88 88) (T89 89)
            (T90 90) (T91 91) (T92 92) (T93 93) (T94 94) (T95 95) (T96 96) (T97 97) (T98 98) (T99 99)
        }
    };
    (@ [declare] $(($T:ident $n:literal))*) => { $( type $T: Dim; )* };
    (@ [end] $(($T:ident $n:literal))*) => { $( type $T = D<$n>; )* };
}

// The second half of a step of a long multiplication: adds a digit, from the product of two digits, to a number. There
// is one row for each added digit; an entry has the next step without a carry and with a carry.
macro_rules! fuse_rows {
    (declare) => { fuse_rows! { declare 0 } fuse_rows! { declare 1 } fuse_rows! { declare 2 } fuse_rows! { declare 3 } fuse_rows! { declare 4 } fuse_rows! { declare 5 } fuse_rows! { declare 6 } fuse_rows! { declare 7 } fuse_rows! { declare 8 } fuse_rows! { declare 9 } };
    (end) => { fuse_rows! { end 0 X0 } fuse_rows! { end 1 X1 } fuse_rows! { end 2 X2 } fuse_rows! { end 3 X3 } fuse_rows! { end 4 X4 } fuse_rows! { end 5 X5 } fuse_rows! { end 6 X6 } fuse_rows! { end 7 X7 } fuse_rows! { end 8 X8 } fuse_rows! { end 9 X9 } };
    (@ declare [] $(($put:ident $stay:ident $carry:ident $scale:ident))*) => { $( type $put<S: Nat>: Nat; )* };
    (@ end [$X:ident] $(($put:ident $stay:ident $carry:ident $scale:ident))*) => { $( type $put<S: Nat> = $X<S::$scale>; )* };
    (@ stay [$X:ident] $(($put:ident $stay:ident $carry:ident $scale:ident))*) => { $( type $put<S: Nat> = $X<S::$stay<R>>; )* };
    (@ carry [$X:ident] $(($put:ident $stay:ident $carry:ident $scale:ident))*) => { $( type $put<S: Nat> = $X<S::$carry<R>>; )* };
    ($how:ident 0 $($X:ident)?) => { fuse_rows! { @ $how [$($X)?]
        (Put0Fuse2Plus0 Fuse2Plus0 Fuse2Plus1 Scale2Plus0) (Put0Fuse2Plus1 Fuse2Plus1 Fuse2Plus2 Scale2Plus1) (Put0Fuse2Plus2 Fuse2Plus2 Fuse2Plus2 Scale2Plus2)
        (Put0Fuse3Plus0 Fuse3Plus0 Fuse3Plus1 Scale3Plus0) (Put0Fuse3Plus1 Fuse3Plus1 Fuse3Plus2 Scale3Plus1) (Put0Fuse3Plus2 Fuse3Plus2 Fuse3Plus3 Scale3Plus2) (Put0Fuse3Plus3 Fuse3Plus3 Fuse3Plus3 Scale3Plus3)
        (Put0Fuse4Plus0 Fuse4Plus0 Fuse4Plus1 Scale4Plus0) (Put0Fuse4Plus1 Fuse4Plus1 Fuse4Plus2 Scale4Plus1) (Put0Fuse4Plus2 Fuse4Plus2 Fuse4Plus3 Scale4Plus2) (Put0Fuse4Plus3 Fuse4Plus3 Fuse4Plus4 Scale4Plus3) (Put0Fuse4Plus4 Fuse4Plus4 Fuse4Plus4 Scale4Plus4)
        (Put0Fuse5Plus0 Fuse5Plus0 Fuse5Plus1 Scale5Plus0) (Put0Fuse5Plus1 Fuse5Plus1 Fuse5Plus2 Scale5Plus1) (Put0Fuse5Plus2 Fuse5Plus2 Fuse5Plus3 Scale5Plus2) (Put0Fuse5Plus3 Fuse5Plus3 Fuse5Plus4 Scale5Plus3) (Put0Fuse5Plus4 Fuse5Plus4 Fuse5Plus5 Scale5Plus4) (Put0Fuse5Plus5 Fuse5Plus5 Fuse5Plus5 Scale5Plus5)
        (Put0Fuse6Plus0 Fuse6Plus0 Fuse6Plus1 Scale6Plus0) (Put0Fuse6Plus1 Fuse6Plus1 Fuse6Plus2 Scale6Plus1) (Put0Fuse6Plus2 Fuse6Plus2 Fuse6Plus3 Scale6Plus2) (Put0Fuse6Plus3 Fuse6Plus3 Fuse6Plus4 Scale6Plus3) (Put0Fuse6Plus4 Fuse6Plus4 Fuse6Plus5 Scale6Plus4) (Put0Fuse6Plus5 Fuse6Plus5 Fuse6Plus6 Scale6Plus5) (Put0Fuse6Plus6 Fuse6Plus6 Fuse6Plus6 Scale6Plus6)
        (Put0Fuse7Plus0 Fuse7Plus0 Fuse7Plus1 Scale7Plus0) (Put0Fuse7Plus1 Fuse7Plus1 Fuse7Plus2 Scale7Plus1) (Put0Fuse7Plus2 Fuse7Plus2 Fuse7Plus3 Scale7Plus2) (Put0Fuse7Plus3 Fuse7Plus3 Fuse7Plus4 Scale7Plus3) (Put0Fuse7Plus4 Fuse7Plus4 Fuse7Plus5 Scale7Plus4) (Put0Fuse7Plus5 Fuse7Plus5 Fuse7Plus6 Scale7Plus5) (Put0Fuse7Plus6 Fuse7Plus6 Fuse7Plus7 Scale7Plus6) (Put0Fuse7Plus7 Fuse7Plus7 Fuse7Plus7 Scale7Plus7)
        (Put0Fuse8Plus0 Fuse8Plus0 Fuse8Plus1 Scale8Plus0) (Put0Fuse8Plus1 Fuse8Plus1 Fuse8Plus2 Scale8Plus1) (Put0Fuse8Plus2 Fuse8Plus2 Fuse8Plus3 Scale8Plus2) (Put0Fuse8Plus3 Fuse8Plus3 Fuse8Plus4 Scale8Plus3) (Put0Fuse8Plus4 Fuse8Plus4 Fuse8Plus5 Scale8Plus4) (Put0Fuse8Plus5 Fuse8Plus5 Fuse8Plus6 Scale8Plus5) (Put0Fuse8Plus6 Fuse8Plus6 Fuse8Plus7 Scale8Plus6) (Put0Fuse8Plus7 Fuse8Plus7 Fuse8Plus8 Scale8Plus7) (Put0Fuse8Plus8 Fuse8Plus8 Fuse8Plus8 Scale8Plus8)
        (Put0Fuse9Plus0 Fuse9Plus0 Fuse9Plus1 Scale9Plus0) (Put0Fuse9Plus1 Fuse9Plus1 Fuse9Plus2 Scale9Plus1) (Put0Fuse9Plus2 Fuse9Plus2 Fuse9Plus3 Scale9Plus2) (Put0Fuse9Plus3 Fuse9Plus3 Fuse9Plus4 Scale9Plus3) (Put0Fuse9Plus4 Fuse9Plus4 Fuse9Plus5 Scale9Plus4) (Put0Fuse9Plus5 Fuse9Plus5 Fuse9Plus6 Scale9Plus5) (Put0Fuse9Plus6 Fuse9Plus6 Fuse9Plus7 Scale9Plus6) (Put0Fuse9Plus7 Fuse9Plus7 Fuse9Plus8 Scale9Plus7) (Put0Fuse9Plus8 Fuse9Plus8 Fuse9Plus9 Scale9Plus8) (Put0Fuse9Plus9 Fuse9Plus9 Fuse9Plus9 Scale9Plus9)
    } };
    ($how:ident 1 $($X:ident)?) => { fuse_rows! { @ $how [$($X)?]
        (Put1Fuse2Plus0 Fuse2Plus0 Fuse2Plus1 Scale2Plus0) (Put1Fuse2Plus1 Fuse2Plus1 Fuse2Plus2 Scale2Plus1)
        (Put1Fuse3Plus0 Fuse3Plus0 Fuse3Plus1 Scale3Plus0) (Put1Fuse3Plus1 Fuse3Plus1 Fuse3Plus2 Scale3Plus1) (Put1Fuse3Plus2 Fuse3Plus2 Fuse3Plus3 Scale3Plus2)
        (Put1Fuse4Plus0 Fuse4Plus0 Fuse4Plus1 Scale4Plus0) (Put1Fuse4Plus1 Fuse4Plus1 Fuse4Plus2 Scale4Plus1) (Put1Fuse4Plus2 Fuse4Plus2 Fuse4Plus3 Scale4Plus2) (Put1Fuse4Plus3 Fuse4Plus3 Fuse4Plus4 Scale4Plus3)
        (Put1Fuse5Plus0 Fuse5Plus0 Fuse5Plus1 Scale5Plus0) (Put1Fuse5Plus1 Fuse5Plus1 Fuse5Plus2 Scale5Plus1) (Put1Fuse5Plus2 Fuse5Plus2 Fuse5Plus3 Scale5Plus2) (Put1Fuse5Plus3 Fuse5Plus3 Fuse5Plus4 Scale5Plus3) (Put1Fuse5Plus4 Fuse5Plus4 Fuse5Plus5 Scale5Plus4)
        (Put1Fuse6Plus0 Fuse6Plus0 Fuse6Plus1 Scale6Plus0) (Put1Fuse6Plus1 Fuse6Plus1 Fuse6Plus2 Scale6Plus1) (Put1Fuse6Plus2 Fuse6Plus2 Fuse6Plus3 Scale6Plus2) (Put1Fuse6Plus3 Fuse6Plus3 Fuse6Plus4 Scale6Plus3) (Put1Fuse6Plus4 Fuse6Plus4 Fuse6Plus5 Scale6Plus4) (Put1Fuse6Plus5 Fuse6Plus5 Fuse6Plus6 Scale6Plus5)
        (Put1Fuse7Plus0 Fuse7Plus0 Fuse7Plus1 Scale7Plus0) (Put1Fuse7Plus1 Fuse7Plus1 Fuse7Plus2 Scale7Plus1) (Put1Fuse7Plus2 Fuse7Plus2 Fuse7Plus3 Scale7Plus2) (Put1Fuse7Plus3 Fuse7Plus3 Fuse7Plus4 Scale7Plus3) (Put1Fuse7Plus4 Fuse7Plus4 Fuse7Plus5 Scale7Plus4) (Put1Fuse7Plus5 Fuse7Plus5 Fuse7Plus6 Scale7Plus5) (Put1Fuse7Plus6 Fuse7Plus6 Fuse7Plus7 Scale7Plus6)
        (Put1Fuse8Plus0 Fuse8Plus0 Fuse8Plus1 Scale8Plus0) (Put1Fuse8Plus1 Fuse8Plus1 Fuse8Plus2 Scale8Plus1) (Put1Fuse8Plus2 Fuse8Plus2 Fuse8Plus3 Scale8Plus2) (Put1Fuse8Plus3 Fuse8Plus3 Fuse8Plus4 Scale8Plus3) (Put1Fuse8Plus4 Fuse8Plus4 Fuse8Plus5 Scale8Plus4) (Put1Fuse8Plus5 Fuse8Plus5 Fuse8Plus6 Scale8Plus5) (Put1Fuse8Plus6 Fuse8Plus6 Fuse8Plus7 Scale8Plus6) (Put1Fuse8Plus7 Fuse8Plus7 Fuse8Plus8 Scale8Plus7)
        (Put1Fuse9Plus0 Fuse9Plus0 Fuse9Plus1 Scale9Plus0) (Put1Fuse9Plus1 Fuse9Plus1 Fuse9Plus2 Scale9Plus1) (Put1Fuse9Plus2 Fuse9Plus2 Fuse9Plus3 Scale9Plus2) (Put1Fuse9Plus3 Fuse9Plus3 Fuse9Plus4 Scale9Plus3) (Put1Fuse9Plus4 Fuse9Plus4 Fuse9Plus5 Scale9Plus4) (Put1Fuse9Plus5 Fuse9Plus5 Fuse9Plus6 Scale9Plus5) (Put1Fuse9Plus6 Fuse9Plus6 Fuse9Plus7 Scale9Plus6) (Put1Fuse9Plus7 Fuse9Plus7 Fuse9Plus8 Scale9Plus7) (Put1Fuse9Plus8 Fuse9Plus8 Fuse9Plus9 Scale9Plus8)
    } };
    ($how:ident 2 $($X:ident)?) => { fuse_rows! { @ $how [$($X)?]
        (Put2Fuse2Plus0 Fuse2Plus0 Fuse2Plus1 Scale2Plus0) (Put2Fuse2Plus1 Fuse2Plus1 Fuse2Plus2 Scale2Plus1)
        (Put2Fuse3Plus0 Fuse3Plus0 Fuse3Plus1 Scale3Plus0) (Put2Fuse3Plus1 Fuse3Plus1 Fuse3Plus2 Scale3Plus1) (Put2Fuse3Plus2 Fuse3Plus2 Fuse3Plus3 Scale3Plus2)
        (Put2Fuse4Plus0 Fuse4Plus0 Fuse4Plus1 Scale4Plus0) (Put2Fuse4Plus1 Fuse4Plus1 Fuse4Plus2 Scale4Plus1) (Put2Fuse4Plus2 Fuse4Plus2 Fuse4Plus3 Scale4Plus2) (Put2Fuse4Plus3 Fuse4Plus3 Fuse4Plus4 Scale4Plus3)
        (Put2Fuse5Plus0 Fuse5Plus0 Fuse5Plus1 Scale5Plus0) (Put2Fuse5Plus1 Fuse5Plus1 Fuse5Plus2 Scale5Plus1) (Put2Fuse5Plus2 Fuse5Plus2 Fuse5Plus3 Scale5Plus2) (Put2Fuse5Plus3 Fuse5Plus3 Fuse5Plus4 Scale5Plus3) (Put2Fuse5Plus4 Fuse5Plus4 Fuse5Plus5 Scale5Plus4)
        (Put2Fuse6Plus0 Fuse6Plus0 Fuse6Plus1 Scale6Plus0) (Put2Fuse6Plus1 Fuse6Plus1 Fuse6Plus2 Scale6Plus1) (Put2Fuse6Plus2 Fuse6Plus2 Fuse6Plus3 Scale6Plus2) (Put2Fuse6Plus3 Fuse6Plus3 Fuse6Plus4 Scale6Plus3) (Put2Fuse6Plus4 Fuse6Plus4 Fuse6Plus5 Scale6Plus4) (Put2Fuse6Plus5 Fuse6Plus5 Fuse6Plus6 Scale6Plus5)
        (Put2Fuse7Plus0 Fuse7Plus0 Fuse7Plus1 Scale7Plus0) (Put2Fuse7Plus1 Fuse7Plus1 Fuse7Plus2 Scale7Plus1) (Put2Fuse7Plus2 Fuse7Plus2 Fuse7Plus3 Scale7Plus2) (Put2Fuse7Plus3 Fuse7Plus3 Fuse7Plus4 Scale7Plus3) (Put2Fuse7Plus4 Fuse7Plus4 Fuse7Plus5 Scale7Plus4) (Put2Fuse7Plus5 Fuse7Plus5 Fuse7Plus6 Scale7Plus5) (Put2Fuse7Plus6 Fuse7Plus6 Fuse7Plus7 Scale7Plus6)
        (Put2Fuse8Plus0 Fuse8Plus0 Fuse8Plus1 Scale8Plus0) (Put2Fuse8Plus1 Fuse8Plus1 Fuse8Plus2 Scale8Plus1) (Put2Fuse8Plus2 Fuse8Plus2 Fuse8Plus3 Scale8Plus2) (Put2Fuse8Plus3 Fuse8Plus3 Fuse8Plus4 Scale8Plus3) (Put2Fuse8Plus4 Fuse8Plus4 Fuse8Plus5 Scale8Plus4) (Put2Fuse8Plus5 Fuse8Plus5 Fuse8Plus6 Scale8Plus5) (Put2Fuse8Plus6 Fuse8Plus6 Fuse8Plus7 Scale8Plus6) (Put2Fuse8Plus7 Fuse8Plus7 Fuse8Plus8 Scale8Plus7)
        (Put2Fuse9Plus0 Fuse9Plus0 Fuse9Plus1 Scale9Plus0) (Put2Fuse9Plus1 Fuse9Plus1 Fuse9Plus2 Scale9Plus1) (Put2Fuse9Plus2 Fuse9Plus2 Fuse9Plus3 Scale9Plus2) (Put2Fuse9Plus3 Fuse9Plus3 Fuse9Plus4 Scale9Plus3) (Put2Fuse9Plus4 Fuse9Plus4 Fuse9Plus5 Scale9Plus4) (Put2Fuse9Plus5 Fuse9Plus5 Fuse9Plus6 Scale9Plus5) (Put2Fuse9Plus6 Fuse9Plus6 Fuse9Plus7 Scale9Plus6) (Put2Fuse9Plus7 Fuse9Plus7 Fuse9Plus8 Scale9Plus7) (Put2Fuse9Plus8 Fuse9Plus8 Fuse9Plus9 Scale9Plus8)
    } };
    ($how:ident 3 $($X:ident)?) => { fuse_rows! { @ $how [$($X)?]
        (Put3Fuse2Plus0 Fuse2Plus0 Fuse2Plus1 Scale2Plus0) (Put3Fuse2Plus1 Fuse2Plus1 Fuse2Plus2 Scale2Plus1)
        (Put3Fuse3Plus0 Fuse3Plus0 Fuse3Plus1 Scale3Plus0) (Put3Fuse3Plus1 Fuse3Plus1 Fuse3Plus2 Scale3Plus1) (Put3Fuse3Plus2 Fuse3Plus2 Fuse3Plus3 Scale3Plus2)
        (Put3Fuse4Plus0 Fuse4Plus0 Fuse4Plus1 Scale4Plus0) (Put3Fuse4Plus1 Fuse4Plus1 Fuse4Plus2 Scale4Plus1) (Put3Fuse4Plus2 Fuse4Plus2 Fuse4Plus3 Scale4Plus2) (Put3Fuse4Plus3 Fuse4Plus3 Fuse4Plus4 Scale4Plus3)
        (Put3Fuse5Plus0 Fuse5Plus0 Fuse5Plus1 Scale5Plus0) (Put3Fuse5Plus1 Fuse5Plus1 Fuse5Plus2 Scale5Plus1) (Put3Fuse5Plus2 Fuse5Plus2 Fuse5Plus3 Scale5Plus2) (Put3Fuse5Plus3 Fuse5Plus3 Fuse5Plus4 Scale5Plus3) (Put3Fuse5Plus4 Fuse5Plus4 Fuse5Plus5 Scale5Plus4)
        (Put3Fuse6Plus0 Fuse6Plus0 Fuse6Plus1 Scale6Plus0) (Put3Fuse6Plus1 Fuse6Plus1 Fuse6Plus2 Scale6Plus1) (Put3Fuse6Plus2 Fuse6Plus2 Fuse6Plus3 Scale6Plus2) (Put3Fuse6Plus3 Fuse6Plus3 Fuse6Plus4 Scale6Plus3) (Put3Fuse6Plus4 Fuse6Plus4 Fuse6Plus5 Scale6Plus4) (Put3Fuse6Plus5 Fuse6Plus5 Fuse6Plus6 Scale6Plus5)
        (Put3Fuse7Plus0 Fuse7Plus0 Fuse7Plus1 Scale7Plus0) (Put3Fuse7Plus1 Fuse7Plus1 Fuse7Plus2 Scale7Plus1) (Put3Fuse7Plus2 Fuse7Plus2 Fuse7Plus3 Scale7Plus2) (Put3Fuse7Plus3 Fuse7Plus3 Fuse7Plus4 Scale7Plus3) (Put3Fuse7Plus4 Fuse7Plus4 Fuse7Plus5 Scale7Plus4) (Put3Fuse7Plus5 Fuse7Plus5 Fuse7Plus6 Scale7Plus5) (Put3Fuse7Plus6 Fuse7Plus6 Fuse7Plus7 Scale7Plus6)
        (Put3Fuse8Plus0 Fuse8Plus0 Fuse8Plus1 Scale8Plus0) (Put3Fuse8Plus1 Fuse8Plus1 Fuse8Plus2 Scale8Plus1) (Put3Fuse8Plus2 Fuse8Plus2 Fuse8Plus3 Scale8Plus2) (Put3Fuse8Plus3 Fuse8Plus3 Fuse8Plus4 Scale8Plus3) (Put3Fuse8Plus4 Fuse8Plus4 Fuse8Plus5 Scale8Plus4) (Put3Fuse8Plus5 Fuse8Plus5 Fuse8Plus6 Scale8Plus5) (Put3Fuse8Plus6 Fuse8Plus6 Fuse8Plus7 Scale8Plus6) (Put3Fuse8Plus7 Fuse8Plus7 Fuse8Plus8 Scale8Plus7)
        (Put3Fuse9Plus0 Fuse9Plus0 Fuse9Plus1 Scale9Plus0) (Put3Fuse9Plus1 Fuse9Plus1 Fuse9Plus2 Scale9Plus1) (Put3Fuse9Plus2 Fuse9Plus2 Fuse9Plus3 Scale9Plus2) (Put3Fuse9Plus3 Fuse9Plus3 Fuse9Plus4 Scale9Plus3) (Put3Fuse9Plus4 Fuse9Plus4 Fuse9Plus5 Scale9Plus4) (Put3Fuse9Plus5 Fuse9Plus5 Fuse9Plus6 Scale9Plus5) (Put3Fuse9Plus6 Fuse9Plus6 Fuse9Plus7 Scale9Plus6) (Put3Fuse9Plus7 Fuse9Plus7 Fuse9Plus8 Scale9Plus7) (Put3Fuse9Plus8 Fuse9Plus8 Fuse9Plus9 Scale9Plus8)
    } };
    ($how:ident 4 $($X:ident)?) => { fuse_rows! { @ $how [$($X)?]
        (Put4Fuse2Plus0 Fuse2Plus0 Fuse2Plus1 Scale2Plus0) (Put4Fuse2Plus1 Fuse2Plus1 Fuse2Plus2 Scale2Plus1)
        (Put4Fuse3Plus0 Fuse3Plus0 Fuse3Plus1 Scale3Plus0) (Put4Fuse3Plus1 Fuse3Plus1 Fuse3Plus2 Scale3Plus1) (Put4Fuse3Plus2 Fuse3Plus2 Fuse3Plus3 Scale3Plus2)
        (Put4Fuse4Plus0 Fuse4Plus0 Fuse4Plus1 Scale4Plus0) (Put4Fuse4Plus1 Fuse4Plus1 Fuse4Plus2 Scale4Plus1) (Put4Fuse4Plus2 Fuse4Plus2 Fuse4Plus3 Scale4Plus2) (Put4Fuse4Plus3 Fuse4Plus3 Fuse4Plus4 Scale4Plus3)
        (Put4Fuse5Plus0 Fuse5Plus0 Fuse5Plus1 Scale5Plus0) (Put4Fuse5Plus1 Fuse5Plus1 Fuse5Plus2 Scale5Plus1) (Put4Fuse5Plus2 Fuse5Plus2 Fuse5Plus3 Scale5Plus2) (Put4Fuse5Plus3 Fuse5Plus3 Fuse5Plus4 Scale5Plus3) (Put4Fuse5Plus4 Fuse5Plus4 Fuse5Plus5 Scale5Plus4)
        (Put4Fuse6Plus0 Fuse6Plus0 Fuse6Plus1 Scale6Plus0) (Put4Fuse6Plus1 Fuse6Plus1 Fuse6Plus2 Scale6Plus1) (Put4Fuse6Plus2 Fuse6Plus2 Fuse6Plus3 Scale6Plus2) (Put4Fuse6Plus3 Fuse6Plus3 Fuse6Plus4 Scale6Plus3) (Put4Fuse6Plus4 Fuse6Plus4 Fuse6Plus5 Scale6Plus4) (Put4Fuse6Plus5 Fuse6Plus5 Fuse6Plus6 Scale6Plus5)
        (Put4Fuse7Plus0 Fuse7Plus0 Fuse7Plus1 Scale7Plus0) (Put4Fuse7Plus1 Fuse7Plus1 Fuse7Plus2 Scale7Plus1) (Put4Fuse7Plus2 Fuse7Plus2 Fuse7Plus3 Scale7Plus2) (Put4Fuse7Plus3 Fuse7Plus3 Fuse7Plus4 Scale7Plus3) (Put4Fuse7Plus4 Fuse7Plus4 Fuse7Plus5 Scale7Plus4) (Put4Fuse7Plus5 Fuse7Plus5 Fuse7Plus6 Scale7Plus5) (Put4Fuse7Plus6 Fuse7Plus6 Fuse7Plus7 Scale7Plus6)
        (Put4Fuse8Plus0 Fuse8Plus0 Fuse8Plus1 Scale8Plus0) (Put4Fuse8Plus1 Fuse8Plus1 Fuse8Plus2 Scale8Plus1) (Put4Fuse8Plus2 Fuse8Plus2 Fuse8Plus3 Scale8Plus2) (Put4Fuse8Plus3 Fuse8Plus3 Fuse8Plus4 Scale8Plus3) (Put4Fuse8Plus4 Fuse8Plus4 Fuse8Plus5 Scale8Plus4) (Put4Fuse8Plus5 Fuse8Plus5 Fuse8Plus6 Scale8Plus5) (Put4Fuse8Plus6 Fuse8Plus6 Fuse8Plus7 Scale8Plus6) (Put4Fuse8Plus7 Fuse8Plus7 Fuse8Plus8 Scale8Plus7)
        (Put4Fuse9Plus0 Fuse9Plus0 Fuse9Plus1 Scale9Plus0) (Put4Fuse9Plus1 Fuse9Plus1 Fuse9Plus2 Scale9Plus1) (Put4Fuse9Plus2 Fuse9Plus2 Fuse9Plus3 Scale9Plus2) (Put4Fuse9Plus3 Fuse9Plus3 Fuse9Plus4 Scale9Plus3) (Put4Fuse9Plus4 Fuse9Plus4 Fuse9Plus5 Scale9Plus4) (Put4Fuse9Plus5 Fuse9Plus5 Fuse9Plus6 Scale9Plus5) (Put4Fuse9Plus6 Fuse9Plus6 Fuse9Plus7 Scale9Plus6) (Put4Fuse9Plus7 Fuse9Plus7 Fuse9Plus8 Scale9Plus7) (Put4Fuse9Plus8 Fuse9Plus8 Fuse9Plus9 Scale9Plus8)
    } };
    ($how:ident 5 $($X:ident)?) => { fuse_rows! { @ $how [$($X)?]
        (Put5Fuse2Plus0 Fuse2Plus0 Fuse2Plus1 Scale2Plus0) (Put5Fuse2Plus1 Fuse2Plus1 Fuse2Plus2 Scale2Plus1)
        (Put5Fuse3Plus0 Fuse3Plus0 Fuse3Plus1 Scale3Plus0) (Put5Fuse3Plus1 Fuse3Plus1 Fuse3Plus2 Scale3Plus1) (Put5Fuse3Plus2 Fuse3Plus2 Fuse3Plus3 Scale3Plus2)
        (Put5Fuse4Plus0 Fuse4Plus0 Fuse4Plus1 Scale4Plus0) (Put5Fuse4Plus1 Fuse4Plus1 Fuse4Plus2 Scale4Plus1) (Put5Fuse4Plus2 Fuse4Plus2 Fuse4Plus3 Scale4Plus2) (Put5Fuse4Plus3 Fuse4Plus3 Fuse4Plus4 Scale4Plus3)
        (Put5Fuse5Plus0 Fuse5Plus0 Fuse5Plus1 Scale5Plus0) (Put5Fuse5Plus1 Fuse5Plus1 Fuse5Plus2 Scale5Plus1) (Put5Fuse5Plus2 Fuse5Plus2 Fuse5Plus3 Scale5Plus2) (Put5Fuse5Plus3 Fuse5Plus3 Fuse5Plus4 Scale5Plus3) (Put5Fuse5Plus4 Fuse5Plus4 Fuse5Plus5 Scale5Plus4)
        (Put5Fuse6Plus0 Fuse6Plus0 Fuse6Plus1 Scale6Plus0) (Put5Fuse6Plus1 Fuse6Plus1 Fuse6Plus2 Scale6Plus1) (Put5Fuse6Plus2 Fuse6Plus2 Fuse6Plus3 Scale6Plus2) (Put5Fuse6Plus3 Fuse6Plus3 Fuse6Plus4 Scale6Plus3) (Put5Fuse6Plus4 Fuse6Plus4 Fuse6Plus5 Scale6Plus4) (Put5Fuse6Plus5 Fuse6Plus5 Fuse6Plus6 Scale6Plus5)
        (Put5Fuse7Plus0 Fuse7Plus0 Fuse7Plus1 Scale7Plus0) (Put5Fuse7Plus1 Fuse7Plus1 Fuse7Plus2 Scale7Plus1) (Put5Fuse7Plus2 Fuse7Plus2 Fuse7Plus3 Scale7Plus2) (Put5Fuse7Plus3 Fuse7Plus3 Fuse7Plus4 Scale7Plus3) (Put5Fuse7Plus4 Fuse7Plus4 Fuse7Plus5 Scale7Plus4) (Put5Fuse7Plus5 Fuse7Plus5 Fuse7Plus6 Scale7Plus5) (Put5Fuse7Plus6 Fuse7Plus6 Fuse7Plus7 Scale7Plus6)
        (Put5Fuse8Plus0 Fuse8Plus0 Fuse8Plus1 Scale8Plus0) (Put5Fuse8Plus1 Fuse8Plus1 Fuse8Plus2 Scale8Plus1) (Put5Fuse8Plus2 Fuse8Plus2 Fuse8Plus3 Scale8Plus2) (Put5Fuse8Plus3 Fuse8Plus3 Fuse8Plus4 Scale8Plus3) (Put5Fuse8Plus4 Fuse8Plus4 Fuse8Plus5 Scale8Plus4) (Put5Fuse8Plus5 Fuse8Plus5 Fuse8Plus6 Scale8Plus5) (Put5Fuse8Plus6 Fuse8Plus6 Fuse8Plus7 Scale8Plus6) (Put5Fuse8Plus7 Fuse8Plus7 Fuse8Plus8 Scale8Plus7)
        (Put5Fuse9Plus0 Fuse9Plus0 Fuse9Plus1 Scale9Plus0) (Put5Fuse9Plus1 Fuse9Plus1 Fuse9Plus2 Scale9Plus1) (Put5Fuse9Plus2 Fuse9Plus2 Fuse9Plus3 Scale9Plus2) (Put5Fuse9Plus3 Fuse9Plus3 Fuse9Plus4 Scale9Plus3) (Put5Fuse9Plus4 Fuse9Plus4 Fuse9Plus5 Scale9Plus4) (Put5Fuse9Plus5 Fuse9Plus5 Fuse9Plus6 Scale9Plus5) (Put5Fuse9Plus6 Fuse9Plus6 Fuse9Plus7 Scale9Plus6) (Put5Fuse9Plus7 Fuse9Plus7 Fuse9Plus8 Scale9Plus7) (Put5Fuse9Plus8 Fuse9Plus8 Fuse9Plus9 Scale9Plus8)
    } };
    ($how:ident 6 $($X:ident)?) => { fuse_rows! { @ $how [$($X)?]
        (Put6Fuse2Plus0 Fuse2Plus0 Fuse2Plus1 Scale2Plus0) (Put6Fuse2Plus1 Fuse2Plus1 Fuse2Plus2 Scale2Plus1)
        (Put6Fuse3Plus0 Fuse3Plus0 Fuse3Plus1 Scale3Plus0) (Put6Fuse3Plus1 Fuse3Plus1 Fuse3Plus2 Scale3Plus1) (Put6Fuse3Plus2 Fuse3Plus2 Fuse3Plus3 Scale3Plus2)
        (Put6Fuse4Plus0 Fuse4Plus0 Fuse4Plus1 Scale4Plus0) (Put6Fuse4Plus1 Fuse4Plus1 Fuse4Plus2 Scale4Plus1) (Put6Fuse4Plus2 Fuse4Plus2 Fuse4Plus3 Scale4Plus2) (Put6Fuse4Plus3 Fuse4Plus3 Fuse4Plus4 Scale4Plus3)
        (Put6Fuse5Plus0 Fuse5Plus0 Fuse5Plus1 Scale5Plus0) (Put6Fuse5Plus1 Fuse5Plus1 Fuse5Plus2 Scale5Plus1) (Put6Fuse5Plus2 Fuse5Plus2 Fuse5Plus3 Scale5Plus2) (Put6Fuse5Plus3 Fuse5Plus3 Fuse5Plus4 Scale5Plus3) (Put6Fuse5Plus4 Fuse5Plus4 Fuse5Plus5 Scale5Plus4)
        (Put6Fuse6Plus0 Fuse6Plus0 Fuse6Plus1 Scale6Plus0) (Put6Fuse6Plus1 Fuse6Plus1 Fuse6Plus2 Scale6Plus1) (Put6Fuse6Plus2 Fuse6Plus2 Fuse6Plus3 Scale6Plus2) (Put6Fuse6Plus3 Fuse6Plus3 Fuse6Plus4 Scale6Plus3) (Put6Fuse6Plus4 Fuse6Plus4 Fuse6Plus5 Scale6Plus4) (Put6Fuse6Plus5 Fuse6Plus5 Fuse6Plus6 Scale6Plus5)
        (Put6Fuse7Plus0 Fuse7Plus0 Fuse7Plus1 Scale7Plus0) (Put6Fuse7Plus1 Fuse7Plus1 Fuse7Plus2 Scale7Plus1) (Put6Fuse7Plus2 Fuse7Plus2 Fuse7Plus3 Scale7Plus2) (Put6Fuse7Plus3 Fuse7Plus3 Fuse7Plus4 Scale7Plus3) (Put6Fuse7Plus4 Fuse7Plus4 Fuse7Plus5 Scale7Plus4) (Put6Fuse7Plus5 Fuse7Plus5 Fuse7Plus6 Scale7Plus5) (Put6Fuse7Plus6 Fuse7Plus6 Fuse7Plus7 Scale7Plus6)
        (Put6Fuse8Plus0 Fuse8Plus0 Fuse8Plus1 Scale8Plus0) (Put6Fuse8Plus1 Fuse8Plus1 Fuse8Plus2 Scale8Plus1) (Put6Fuse8Plus2 Fuse8Plus2 Fuse8Plus3 Scale8Plus2) (Put6Fuse8Plus3 Fuse8Plus3 Fuse8Plus4 Scale8Plus3) (Put6Fuse8Plus4 Fuse8Plus4 Fuse8Plus5 Scale8Plus4) (Put6Fuse8Plus5 Fuse8Plus5 Fuse8Plus6 Scale8Plus5) (Put6Fuse8Plus6 Fuse8Plus6 Fuse8Plus7 Scale8Plus6) (Put6Fuse8Plus7 Fuse8Plus7 Fuse8Plus8 Scale8Plus7)
        (Put6Fuse9Plus0 Fuse9Plus0 Fuse9Plus1 Scale9Plus0) (Put6Fuse9Plus1 Fuse9Plus1 Fuse9Plus2 Scale9Plus1) (Put6Fuse9Plus2 Fuse9Plus2 Fuse9Plus3 Scale9Plus2) (Put6Fuse9Plus3 Fuse9Plus3 Fuse9Plus4 Scale9Plus3) (Put6Fuse9Plus4 Fuse9Plus4 Fuse9Plus5 Scale9Plus4) (Put6Fuse9Plus5 Fuse9Plus5 Fuse9Plus6 Scale9Plus5) (Put6Fuse9Plus6 Fuse9Plus6 Fuse9Plus7 Scale9Plus6) (Put6Fuse9Plus7 Fuse9Plus7 Fuse9Plus8 Scale9Plus7) (Put6Fuse9Plus8 Fuse9Plus8 Fuse9Plus9 Scale9Plus8)
    } };
    ($how:ident 7 $($X:ident)?) => { fuse_rows! { @ $how [$($X)?]
        (Put7Fuse2Plus0 Fuse2Plus0 Fuse2Plus1 Scale2Plus0) (Put7Fuse2Plus1 Fuse2Plus1 Fuse2Plus2 Scale2Plus1)
        (Put7Fuse3Plus0 Fuse3Plus0 Fuse3Plus1 Scale3Plus0) (Put7Fuse3Plus1 Fuse3Plus1 Fuse3Plus2 Scale3Plus1) (Put7Fuse3Plus2 Fuse3Plus2 Fuse3Plus3 Scale3Plus2)
        (Put7Fuse4Plus0 Fuse4Plus0 Fuse4Plus1 Scale4Plus0) (Put7Fuse4Plus1 Fuse4Plus1 Fuse4Plus2 Scale4Plus1) (Put7Fuse4Plus2 Fuse4Plus2 Fuse4Plus3 Scale4Plus2) (Put7Fuse4Plus3 Fuse4Plus3 Fuse4Plus4 Scale4Plus3)
        (Put7Fuse5Plus0 Fuse5Plus0 Fuse5Plus1 Scale5Plus0) (Put7Fuse5Plus1 Fuse5Plus1 Fuse5Plus2 Scale5Plus1) (Put7Fuse5Plus2 Fuse5Plus2 Fuse5Plus3 Scale5Plus2) (Put7Fuse5Plus3 Fuse5Plus3 Fuse5Plus4 Scale5Plus3) (Put7Fuse5Plus4 Fuse5Plus4 Fuse5Plus5 Scale5Plus4)
        (Put7Fuse6Plus0 Fuse6Plus0 Fuse6Plus1 Scale6Plus0) (Put7Fuse6Plus1 Fuse6Plus1 Fuse6Plus2 Scale6Plus1) (Put7Fuse6Plus2 Fuse6Plus2 Fuse6Plus3 Scale6Plus2) (Put7Fuse6Plus3 Fuse6Plus3 Fuse6Plus4 Scale6Plus3) (Put7Fuse6Plus4 Fuse6Plus4 Fuse6Plus5 Scale6Plus4) (Put7Fuse6Plus5 Fuse6Plus5 Fuse6Plus6 Scale6Plus5)
        (Put7Fuse7Plus0 Fuse7Plus0 Fuse7Plus1 Scale7Plus0) (Put7Fuse7Plus1 Fuse7Plus1 Fuse7Plus2 Scale7Plus1) (Put7Fuse7Plus2 Fuse7Plus2 Fuse7Plus3 Scale7Plus2) (Put7Fuse7Plus3 Fuse7Plus3 Fuse7Plus4 Scale7Plus3) (Put7Fuse7Plus4 Fuse7Plus4 Fuse7Plus5 Scale7Plus4) (Put7Fuse7Plus5 Fuse7Plus5 Fuse7Plus6 Scale7Plus5) (Put7Fuse7Plus6 Fuse7Plus6 Fuse7Plus7 Scale7Plus6)
        (Put7Fuse8Plus0 Fuse8Plus0 Fuse8Plus1 Scale8Plus0) (Put7Fuse8Plus1 Fuse8Plus1 Fuse8Plus2 Scale8Plus1) (Put7Fuse8Plus2 Fuse8Plus2 Fuse8Plus3 Scale8Plus2) (Put7Fuse8Plus3 Fuse8Plus3 Fuse8Plus4 Scale8Plus3) (Put7Fuse8Plus4 Fuse8Plus4 Fuse8Plus5 Scale8Plus4) (Put7Fuse8Plus5 Fuse8Plus5 Fuse8Plus6 Scale8Plus5) (Put7Fuse8Plus6 Fuse8Plus6 Fuse8Plus7 Scale8Plus6) (Put7Fuse8Plus7 Fuse8Plus7 Fuse8Plus8 Scale8Plus7)
        (Put7Fuse9Plus0 Fuse9Plus0 Fuse9Plus1 Scale9Plus0) (Put7Fuse9Plus1 Fuse9Plus1 Fuse9Plus2 Scale9Plus1) (Put7Fuse9Plus2 Fuse9Plus2 Fuse9Plus3 Scale9Plus2) (Put7Fuse9Plus3 Fuse9Plus3 Fuse9Plus4 Scale9Plus3) (Put7Fuse9Plus4 Fuse9Plus4 Fuse9Plus5 Scale9Plus4) (Put7Fuse9Plus5 Fuse9Plus5 Fuse9Plus6 Scale9Plus5) (Put7Fuse9Plus6 Fuse9Plus6 Fuse9Plus7 Scale9Plus6) (Put7Fuse9Plus7 Fuse9Plus7 Fuse9Plus8 Scale9Plus7) (Put7Fuse9Plus8 Fuse9Plus8 Fuse9Plus9 Scale9Plus8)
    } };
    ($how:ident 8 $($X:ident)?) => { fuse_rows! { @ $how [$($X)?]
        (Put8Fuse2Plus0 Fuse2Plus0 Fuse2Plus1 Scale2Plus0) (Put8Fuse2Plus1 Fuse2Plus1 Fuse2Plus2 Scale2Plus1)
        (Put8Fuse3Plus0 Fuse3Plus0 Fuse3Plus1 Scale3Plus0) (Put8Fuse3Plus1 Fuse3Plus1 Fuse3Plus2 Scale3Plus1) (Put8Fuse3Plus2 Fuse3Plus2 Fuse3Plus3 Scale3Plus2)
        (Put8Fuse4Plus0 Fuse4Plus0 Fuse4Plus1 Scale4Plus0) (Put8Fuse4Plus1 Fuse4Plus1 Fuse4Plus2 Scale4Plus1) (Put8Fuse4Plus2 Fuse4Plus2 Fuse4Plus3 Scale4Plus2) (Put8Fuse4Plus3 Fuse4Plus3 Fuse4Plus4 Scale4Plus3)
        (Put8Fuse5Plus0 Fuse5Plus0 Fuse5Plus1 Scale5Plus0) (Put8Fuse5Plus1 Fuse5Plus1 Fuse5Plus2 Scale5Plus1) (Put8Fuse5Plus2 Fuse5Plus2 Fuse5Plus3 Scale5Plus2) (Put8Fuse5Plus3 Fuse5Plus3 Fuse5Plus4 Scale5Plus3) (Put8Fuse5Plus4 Fuse5Plus4 Fuse5Plus5 Scale5Plus4)
        (Put8Fuse6Plus0 Fuse6Plus0 Fuse6Plus1 Scale6Plus0) (Put8Fuse6Plus1 Fuse6Plus1 Fuse6Plus2 Scale6Plus1) (Put8Fuse6Plus2 Fuse6Plus2 Fuse6Plus3 Scale6Plus2) (Put8Fuse6Plus3 Fuse6Plus3 Fuse6Plus4 Scale6Plus3) (Put8Fuse6Plus4 Fuse6Plus4 Fuse6Plus5 Scale6Plus4) (Put8Fuse6Plus5 Fuse6Plus5 Fuse6Plus6 Scale6Plus5)
        (Put8Fuse7Plus0 Fuse7Plus0 Fuse7Plus1 Scale7Plus0) (Put8Fuse7Plus1 Fuse7Plus1 Fuse7Plus2 Scale7Plus1) (Put8Fuse7Plus2 Fuse7Plus2 Fuse7Plus3 Scale7Plus2) (Put8Fuse7Plus3 Fuse7Plus3 Fuse7Plus4 Scale7Plus3) (Put8Fuse7Plus4 Fuse7Plus4 Fuse7Plus5 Scale7Plus4) (Put8Fuse7Plus5 Fuse7Plus5 Fuse7Plus6 Scale7Plus5) (Put8Fuse7Plus6 Fuse7Plus6 Fuse7Plus7 Scale7Plus6)
        (Put8Fuse8Plus0 Fuse8Plus0 Fuse8Plus1 Scale8Plus0) (Put8Fuse8Plus1 Fuse8Plus1 Fuse8Plus2 Scale8Plus1) (Put8Fuse8Plus2 Fuse8Plus2 Fuse8Plus3 Scale8Plus2) (Put8Fuse8Plus3 Fuse8Plus3 Fuse8Plus4 Scale8Plus3) (Put8Fuse8Plus4 Fuse8Plus4 Fuse8Plus5 Scale8Plus4) (Put8Fuse8Plus5 Fuse8Plus5 Fuse8Plus6 Scale8Plus5) (Put8Fuse8Plus6 Fuse8Plus6 Fuse8Plus7 Scale8Plus6) (Put8Fuse8Plus7 Fuse8Plus7 Fuse8Plus8 Scale8Plus7)
        (Put8Fuse9Plus0 Fuse9Plus0 Fuse9Plus1 Scale9Plus0) (Put8Fuse9Plus1 Fuse9Plus1 Fuse9Plus2 Scale9Plus1) (Put8Fuse9Plus2 Fuse9Plus2 Fuse9Plus3 Scale9Plus2) (Put8Fuse9Plus3 Fuse9Plus3 Fuse9Plus4 Scale9Plus3) (Put8Fuse9Plus4 Fuse9Plus4 Fuse9Plus5 Scale9Plus4) (Put8Fuse9Plus5 Fuse9Plus5 Fuse9Plus6 Scale9Plus5) (Put8Fuse9Plus6 Fuse9Plus6 Fuse9Plus7 Scale9Plus6) (Put8Fuse9Plus7 Fuse9Plus7 Fuse9Plus8 Scale9Plus7) (Put8Fuse9Plus8 Fuse9Plus8 Fuse9Plus9 Scale9Plus8)
    } };
    ($how:ident 9 $($X:ident)?) => { fuse_rows! { @ $how [$($X)?]
        (Put9Fuse2Plus0 Fuse2Plus0 Fuse2Plus1 Scale2Plus0) (Put9Fuse2Plus1 Fuse2Plus1 Fuse2Plus2 Scale2Plus1)
        (Put9Fuse3Plus0 Fuse3Plus0 Fuse3Plus1 Scale3Plus0) (Put9Fuse3Plus1 Fuse3Plus1 Fuse3Plus2 Scale3Plus1) (Put9Fuse3Plus2 Fuse3Plus2 Fuse3Plus3 Scale3Plus2)
        (Put9Fuse4Plus0 Fuse4Plus0 Fuse4Plus1 Scale4Plus0) (Put9Fuse4Plus1 Fuse4Plus1 Fuse4Plus2 Scale4Plus1) (Put9Fuse4Plus2 Fuse4Plus2 Fuse4Plus3 Scale4Plus2) (Put9Fuse4Plus3 Fuse4Plus3 Fuse4Plus4 Scale4Plus3)
        (Put9Fuse5Plus0 Fuse5Plus0 Fuse5Plus1 Scale5Plus0) (Put9Fuse5Plus1 Fuse5Plus1 Fuse5Plus2 Scale5Plus1) (Put9Fuse5Plus2 Fuse5Plus2 Fuse5Plus3 Scale5Plus2) (Put9Fuse5Plus3 Fuse5Plus3 Fuse5Plus4 Scale5Plus3) (Put9Fuse5Plus4 Fuse5Plus4 Fuse5Plus5 Scale5Plus4)
        (Put9Fuse6Plus0 Fuse6Plus0 Fuse6Plus1 Scale6Plus0) (Put9Fuse6Plus1 Fuse6Plus1 Fuse6Plus2 Scale6Plus1) (Put9Fuse6Plus2 Fuse6Plus2 Fuse6Plus3 Scale6Plus2) (Put9Fuse6Plus3 Fuse6Plus3 Fuse6Plus4 Scale6Plus3) (Put9Fuse6Plus4 Fuse6Plus4 Fuse6Plus5 Scale6Plus4) (Put9Fuse6Plus5 Fuse6Plus5 Fuse6Plus6 Scale6Plus5)
        (Put9Fuse7Plus0 Fuse7Plus0 Fuse7Plus1 Scale7Plus0) (Put9Fuse7Plus1 Fuse7Plus1 Fuse7Plus2 Scale7Plus1) (Put9Fuse7Plus2 Fuse7Plus2 Fuse7Plus3 Scale7Plus2) (Put9Fuse7Plus3 Fuse7Plus3 Fuse7Plus4 Scale7Plus3) (Put9Fuse7Plus4 Fuse7Plus4 Fuse7Plus5 Scale7Plus4) (Put9Fuse7Plus5 Fuse7Plus5 Fuse7Plus6 Scale7Plus5) (Put9Fuse7Plus6 Fuse7Plus6 Fuse7Plus7 Scale7Plus6)
        (Put9Fuse8Plus0 Fuse8Plus0 Fuse8Plus1 Scale8Plus0) (Put9Fuse8Plus1 Fuse8Plus1 Fuse8Plus2 Scale8Plus1) (Put9Fuse8Plus2 Fuse8Plus2 Fuse8Plus3 Scale8Plus2) (Put9Fuse8Plus3 Fuse8Plus3 Fuse8Plus4 Scale8Plus3) (Put9Fuse8Plus4 Fuse8Plus4 Fuse8Plus5 Scale8Plus4) (Put9Fuse8Plus5 Fuse8Plus5 Fuse8Plus6 Scale8Plus5) (Put9Fuse8Plus6 Fuse8Plus6 Fuse8Plus7 Scale8Plus6) (Put9Fuse8Plus7 Fuse8Plus7 Fuse8Plus8 Scale8Plus7)
        (Put9Fuse9Plus0 Fuse9Plus0 Fuse9Plus1 Scale9Plus0) (Put9Fuse9Plus1 Fuse9Plus1 Fuse9Plus2 Scale9Plus1) (Put9Fuse9Plus2 Fuse9Plus2 Fuse9Plus3 Scale9Plus2) (Put9Fuse9Plus3 Fuse9Plus3 Fuse9Plus4 Scale9Plus3) (Put9Fuse9Plus4 Fuse9Plus4 Fuse9Plus5 Scale9Plus4) (Put9Fuse9Plus5 Fuse9Plus5 Fuse9Plus6 Scale9Plus5) (Put9Fuse9Plus6 Fuse9Plus6 Fuse9Plus7 Scale9Plus6) (Put9Fuse9Plus7 Fuse9Plus7 Fuse9Plus8 Scale9Plus7) (Put9Fuse9Plus8 Fuse9Plus8 Fuse9Plus9 Scale9Plus8)
    } };
}

/// A natural number.
pub trait Nat: Sized {
    /// The number in the public form, as a size.
    type Dim: Dim;
    /// An array with this number of elements.
    type Array<T: Copy>: Copy;
    /// The number as a type of `typenum`.
    type Typenum: typenum::Unsigned;
    type IsZero: Bool;
    type IsOne: Bool;
    /// The number, or 1 if it is 0.
    type AtLeastOne: Nat;
    type Succ: Nat;
    /// The number minus 1; 0 for 0.
    type Pred: Nat;
    type Add<B: Nat>: Nat;
    /// `N` plus this number: `N` itself if this number is 0.
    type Upon<N: Dim>: Dim;
    /// Requires that `B` is not larger: see `Minus` of [`Ordering`].
    type Sub<B: Nat>: Nat;
    type Mul<B: Nat>: Nat;
    type Divide<B: Nat>: Division;
    type Eq<B: Nat>: Bool;
    type Cmp<B: Nat>: Ordering;

    // The second half of each operation, named after the left digit.
    type AddCarry<B: Nat>: Nat;
    type SubBorrow<B: Nat>: Nat;
    /// The comparison if the lower digits compare as less, or as greater.
    type CmpLess<B: Nat>: Ordering;
    type CmpGreater<B: Nat>: Ordering;
    /// The comparison of zero with this number, and the same if the lower digits compare as greater.
    type CmpFromEnd: Ordering;
    type CmpGreaterFromEnd: Ordering;
    /// Counts how often `B` can be subtracted, and adds the quotient `Q`.
    type Reduce<B: Nat, Q: Nat>: Division;
    type Half: Nat;
    /// The number with a group of three digits appended.
    type Group<L: Dim>: Dim;
    type Push0: Nat;
    type Push1: Nat;
    type Push2: Nat;
    type Push3: Nat;
    type Push4: Nat;
    type Push5: Nat;
    type Push6: Nat;
    type Push7: Nat;
    type Push8: Nat;
    type Push9: Nat;
    type AddTo0<R: Nat>: Nat;
    type AddTo1<R: Nat>: Nat;
    type AddTo2<R: Nat>: Nat;
    type AddTo3<R: Nat>: Nat;
    type AddTo4<R: Nat>: Nat;
    type AddTo5<R: Nat>: Nat;
    type AddTo6<R: Nat>: Nat;
    type AddTo7<R: Nat>: Nat;
    type AddTo8<R: Nat>: Nat;
    type AddTo9<R: Nat>: Nat;
    type AddCarryTo0<R: Nat>: Nat;
    type AddCarryTo1<R: Nat>: Nat;
    type AddCarryTo2<R: Nat>: Nat;
    type AddCarryTo3<R: Nat>: Nat;
    type AddCarryTo4<R: Nat>: Nat;
    type AddCarryTo5<R: Nat>: Nat;
    type AddCarryTo6<R: Nat>: Nat;
    type AddCarryTo7<R: Nat>: Nat;
    type AddCarryTo8<R: Nat>: Nat;
    type AddCarryTo9<R: Nat>: Nat;
    type SubFrom0<R: Nat>: Nat;
    type SubFrom1<R: Nat>: Nat;
    type SubFrom2<R: Nat>: Nat;
    type SubFrom3<R: Nat>: Nat;
    type SubFrom4<R: Nat>: Nat;
    type SubFrom5<R: Nat>: Nat;
    type SubFrom6<R: Nat>: Nat;
    type SubFrom7<R: Nat>: Nat;
    type SubFrom8<R: Nat>: Nat;
    type SubFrom9<R: Nat>: Nat;
    type SubBorrowFrom0<R: Nat>: Nat;
    type SubBorrowFrom1<R: Nat>: Nat;
    type SubBorrowFrom2<R: Nat>: Nat;
    type SubBorrowFrom3<R: Nat>: Nat;
    type SubBorrowFrom4<R: Nat>: Nat;
    type SubBorrowFrom5<R: Nat>: Nat;
    type SubBorrowFrom6<R: Nat>: Nat;
    type SubBorrowFrom7<R: Nat>: Nat;
    type SubBorrowFrom8<R: Nat>: Nat;
    type SubBorrowFrom9<R: Nat>: Nat;
    type CmpFrom0<R: Nat>: Ordering;
    type CmpFrom1<R: Nat>: Ordering;
    type CmpFrom2<R: Nat>: Ordering;
    type CmpFrom3<R: Nat>: Ordering;
    type CmpFrom4<R: Nat>: Ordering;
    type CmpFrom5<R: Nat>: Ordering;
    type CmpFrom6<R: Nat>: Ordering;
    type CmpFrom7<R: Nat>: Ordering;
    type CmpFrom8<R: Nat>: Ordering;
    type CmpFrom9<R: Nat>: Ordering;
    type CmpLessFrom0<R: Nat>: Ordering;
    type CmpLessFrom1<R: Nat>: Ordering;
    type CmpLessFrom2<R: Nat>: Ordering;
    type CmpLessFrom3<R: Nat>: Ordering;
    type CmpLessFrom4<R: Nat>: Ordering;
    type CmpLessFrom5<R: Nat>: Ordering;
    type CmpLessFrom6<R: Nat>: Ordering;
    type CmpLessFrom7<R: Nat>: Ordering;
    type CmpLessFrom8<R: Nat>: Ordering;
    type CmpLessFrom9<R: Nat>: Ordering;
    type CmpGreaterFrom0<R: Nat>: Ordering;
    type CmpGreaterFrom1<R: Nat>: Ordering;
    type CmpGreaterFrom2<R: Nat>: Ordering;
    type CmpGreaterFrom3<R: Nat>: Ordering;
    type CmpGreaterFrom4<R: Nat>: Ordering;
    type CmpGreaterFrom5<R: Nat>: Ordering;
    type CmpGreaterFrom6<R: Nat>: Ordering;
    type CmpGreaterFrom7<R: Nat>: Ordering;
    type CmpGreaterFrom8<R: Nat>: Ordering;
    type CmpGreaterFrom9<R: Nat>: Ordering;
    type EqTo0<R: Nat>: Bool;
    type EqTo1<R: Nat>: Bool;
    type EqTo2<R: Nat>: Bool;
    type EqTo3<R: Nat>: Bool;
    type EqTo4<R: Nat>: Bool;
    type EqTo5<R: Nat>: Bool;
    type EqTo6<R: Nat>: Bool;
    type EqTo7<R: Nat>: Bool;
    type EqTo8<R: Nat>: Bool;
    type EqTo9<R: Nat>: Bool;
    // Times a digit, plus the carry.
    type Scale2Plus0: Nat;
    type Scale2Plus1: Nat;
    type Scale3Plus0: Nat;
    type Scale3Plus1: Nat;
    type Scale3Plus2: Nat;
    type Scale4Plus0: Nat;
    type Scale4Plus1: Nat;
    type Scale4Plus2: Nat;
    type Scale4Plus3: Nat;
    type Scale5Plus0: Nat;
    type Scale5Plus1: Nat;
    type Scale5Plus2: Nat;
    type Scale5Plus3: Nat;
    type Scale5Plus4: Nat;
    type Scale6Plus0: Nat;
    type Scale6Plus1: Nat;
    type Scale6Plus2: Nat;
    type Scale6Plus3: Nat;
    type Scale6Plus4: Nat;
    type Scale6Plus5: Nat;
    type Scale7Plus0: Nat;
    type Scale7Plus1: Nat;
    type Scale7Plus2: Nat;
    type Scale7Plus3: Nat;
    type Scale7Plus4: Nat;
    type Scale7Plus5: Nat;
    type Scale7Plus6: Nat;
    type Scale8Plus0: Nat;
    type Scale8Plus1: Nat;
    type Scale8Plus2: Nat;
    type Scale8Plus3: Nat;
    type Scale8Plus4: Nat;
    type Scale8Plus5: Nat;
    type Scale8Plus6: Nat;
    type Scale8Plus7: Nat;
    type Scale9Plus0: Nat;
    type Scale9Plus1: Nat;
    type Scale9Plus2: Nat;
    type Scale9Plus3: Nat;
    type Scale9Plus4: Nat;
    type Scale9Plus5: Nat;
    type Scale9Plus6: Nat;
    type Scale9Plus7: Nat;
    type Scale9Plus8: Nat;
    type Scale2Plus2: Nat;
    type Scale3Plus3: Nat;
    type Scale4Plus4: Nat;
    type Scale5Plus5: Nat;
    type Scale6Plus6: Nat;
    type Scale7Plus7: Nat;
    type Scale8Plus8: Nat;
    type Scale9Plus9: Nat;
    type Below0<B: Nat>: Nat;
    type Below1<B: Nat>: Nat;
    type Below2<B: Nat>: Nat;
    type Below3<B: Nat>: Nat;
    type Below4<B: Nat>: Nat;
    type Below5<B: Nat>: Nat;
    type Below6<B: Nat>: Nat;
    type Below7<B: Nat>: Nat;
    type Below8<B: Nat>: Nat;
    type Below9<B: Nat>: Nat;
    // Times a digit, plus ten times another number: a digit of the left factor, and the digits above it.
    type Times0<P: Nat>: Nat;
    type Times1<P: Nat>: Nat;
    type Times2<P: Nat>: Nat;
    type Times3<P: Nat>: Nat;
    type Times4<P: Nat>: Nat;
    type Times5<P: Nat>: Nat;
    type Times6<P: Nat>: Nat;
    type Times7<P: Nat>: Nat;
    type Times8<P: Nat>: Nat;
    type Times9<P: Nat>: Nat;
    // Times a digit, plus the carry, plus another number: a step of a long multiplication.
    type Fuse2Plus0<P: Nat>: Nat;
    type Fuse2Plus1<P: Nat>: Nat;
    type Fuse2Plus2<P: Nat>: Nat;
    type Fuse3Plus0<P: Nat>: Nat;
    type Fuse3Plus1<P: Nat>: Nat;
    type Fuse3Plus2<P: Nat>: Nat;
    type Fuse3Plus3<P: Nat>: Nat;
    type Fuse4Plus0<P: Nat>: Nat;
    type Fuse4Plus1<P: Nat>: Nat;
    type Fuse4Plus2<P: Nat>: Nat;
    type Fuse4Plus3<P: Nat>: Nat;
    type Fuse4Plus4<P: Nat>: Nat;
    type Fuse5Plus0<P: Nat>: Nat;
    type Fuse5Plus1<P: Nat>: Nat;
    type Fuse5Plus2<P: Nat>: Nat;
    type Fuse5Plus3<P: Nat>: Nat;
    type Fuse5Plus4<P: Nat>: Nat;
    type Fuse5Plus5<P: Nat>: Nat;
    type Fuse6Plus0<P: Nat>: Nat;
    type Fuse6Plus1<P: Nat>: Nat;
    type Fuse6Plus2<P: Nat>: Nat;
    type Fuse6Plus3<P: Nat>: Nat;
    type Fuse6Plus4<P: Nat>: Nat;
    type Fuse6Plus5<P: Nat>: Nat;
    type Fuse6Plus6<P: Nat>: Nat;
    type Fuse7Plus0<P: Nat>: Nat;
    type Fuse7Plus1<P: Nat>: Nat;
    type Fuse7Plus2<P: Nat>: Nat;
    type Fuse7Plus3<P: Nat>: Nat;
    type Fuse7Plus4<P: Nat>: Nat;
    type Fuse7Plus5<P: Nat>: Nat;
    type Fuse7Plus6<P: Nat>: Nat;
    type Fuse7Plus7<P: Nat>: Nat;
    type Fuse8Plus0<P: Nat>: Nat;
    type Fuse8Plus1<P: Nat>: Nat;
    type Fuse8Plus2<P: Nat>: Nat;
    type Fuse8Plus3<P: Nat>: Nat;
    type Fuse8Plus4<P: Nat>: Nat;
    type Fuse8Plus5<P: Nat>: Nat;
    type Fuse8Plus6<P: Nat>: Nat;
    type Fuse8Plus7<P: Nat>: Nat;
    type Fuse8Plus8<P: Nat>: Nat;
    type Fuse9Plus0<P: Nat>: Nat;
    type Fuse9Plus1<P: Nat>: Nat;
    type Fuse9Plus2<P: Nat>: Nat;
    type Fuse9Plus3<P: Nat>: Nat;
    type Fuse9Plus4<P: Nat>: Nat;
    type Fuse9Plus5<P: Nat>: Nat;
    type Fuse9Plus6<P: Nat>: Nat;
    type Fuse9Plus7<P: Nat>: Nat;
    type Fuse9Plus8<P: Nat>: Nat;
    type Fuse9Plus9<P: Nat>: Nat;
    fuse_rows! { declare }
    type HalfOver0: Nat;
    type HalfOver1: Nat;
    type HalfOver2: Nat;
    type HalfOver3: Nat;
    type HalfOver4: Nat;
    type HalfOver5: Nat;
    type HalfOver6: Nat;
    type HalfOver7: Nat;
    type HalfOver8: Nat;
    type HalfOver9: Nat;
    type Units0: Dim;
    type Units1: Dim;
    type Units2: Dim;
    type Units3: Dim;
    type Units4: Dim;
    type Units5: Dim;
    type Units6: Dim;
    type Units7: Dim;
    type Units8: Dim;
    type Units9: Dim;
    hundred! { declare }
}

impl Nat for End {
    type Dim = D<0>;
    type Array<T: Copy> = [T; 0];
    type Typenum = UTerm;
    type IsZero = True;
    type IsOne = False;
    type AtLeastOne = One;
    type Succ = One;
    type Pred = End;
    type Add<B: Nat> = B;
    type Upon<N: Dim> = N;
    type Sub<B: Nat> = End;
    type Mul<B: Nat> = End;
    type Divide<B: Nat> = Divided<End, End>;
    type Eq<B: Nat> = B::IsZero;
    type Cmp<B: Nat> = B::CmpFromEnd;
    type CmpLess<B: Nat> = Less;
    type CmpGreater<B: Nat> = B::CmpGreaterFromEnd;
    type CmpFromEnd = Equal;
    type CmpGreaterFromEnd = Greater;
    type AddCarry<B: Nat> = B::Succ;
    type SubBorrow<B: Nat> = End;
    type Reduce<B: Nat, Q: Nat> = <<End as Nat>::Cmp<B> as Ordering>::Reduce<End, B, Q>;
    type Half = End;
    type Group<L: Dim> = L;
    type Push0 = End;
    type Push1 = X1<End>;
    type Push2 = X2<End>;
    type Push3 = X3<End>;
    type Push4 = X4<End>;
    type Push5 = X5<End>;
    type Push6 = X6<End>;
    type Push7 = X7<End>;
    type Push8 = X8<End>;
    type Push9 = X9<End>;
    type AddTo0<R: Nat> = X0<R>;
    type AddTo1<R: Nat> = X1<R>;
    type AddTo2<R: Nat> = X2<R>;
    type AddTo3<R: Nat> = X3<R>;
    type AddTo4<R: Nat> = X4<R>;
    type AddTo5<R: Nat> = X5<R>;
    type AddTo6<R: Nat> = X6<R>;
    type AddTo7<R: Nat> = X7<R>;
    type AddTo8<R: Nat> = X8<R>;
    type AddTo9<R: Nat> = X9<R>;
    type AddCarryTo0<R: Nat> = <X0<R> as Nat>::Succ;
    type AddCarryTo1<R: Nat> = <X1<R> as Nat>::Succ;
    type AddCarryTo2<R: Nat> = <X2<R> as Nat>::Succ;
    type AddCarryTo3<R: Nat> = <X3<R> as Nat>::Succ;
    type AddCarryTo4<R: Nat> = <X4<R> as Nat>::Succ;
    type AddCarryTo5<R: Nat> = <X5<R> as Nat>::Succ;
    type AddCarryTo6<R: Nat> = <X6<R> as Nat>::Succ;
    type AddCarryTo7<R: Nat> = <X7<R> as Nat>::Succ;
    type AddCarryTo8<R: Nat> = <X8<R> as Nat>::Succ;
    type AddCarryTo9<R: Nat> = <X9<R> as Nat>::Succ;
    type SubFrom0<R: Nat> = X0<R>;
    type SubFrom1<R: Nat> = X1<R>;
    type SubFrom2<R: Nat> = X2<R>;
    type SubFrom3<R: Nat> = X3<R>;
    type SubFrom4<R: Nat> = X4<R>;
    type SubFrom5<R: Nat> = X5<R>;
    type SubFrom6<R: Nat> = X6<R>;
    type SubFrom7<R: Nat> = X7<R>;
    type SubFrom8<R: Nat> = X8<R>;
    type SubFrom9<R: Nat> = X9<R>;
    type SubBorrowFrom0<R: Nat> = <X0<R> as Nat>::Pred;
    type SubBorrowFrom1<R: Nat> = <X1<R> as Nat>::Pred;
    type SubBorrowFrom2<R: Nat> = <X2<R> as Nat>::Pred;
    type SubBorrowFrom3<R: Nat> = <X3<R> as Nat>::Pred;
    type SubBorrowFrom4<R: Nat> = <X4<R> as Nat>::Pred;
    type SubBorrowFrom5<R: Nat> = <X5<R> as Nat>::Pred;
    type SubBorrowFrom6<R: Nat> = <X6<R> as Nat>::Pred;
    type SubBorrowFrom7<R: Nat> = <X7<R> as Nat>::Pred;
    type SubBorrowFrom8<R: Nat> = <X8<R> as Nat>::Pred;
    type SubBorrowFrom9<R: Nat> = <X9<R> as Nat>::Pred;
    type CmpFrom0<R: Nat> = Greater;
    type CmpFrom1<R: Nat> = Greater;
    type CmpFrom2<R: Nat> = Greater;
    type CmpFrom3<R: Nat> = Greater;
    type CmpFrom4<R: Nat> = Greater;
    type CmpFrom5<R: Nat> = Greater;
    type CmpFrom6<R: Nat> = Greater;
    type CmpFrom7<R: Nat> = Greater;
    type CmpFrom8<R: Nat> = Greater;
    type CmpFrom9<R: Nat> = Greater;
    type CmpLessFrom0<R: Nat> = Greater;
    type CmpLessFrom1<R: Nat> = Greater;
    type CmpLessFrom2<R: Nat> = Greater;
    type CmpLessFrom3<R: Nat> = Greater;
    type CmpLessFrom4<R: Nat> = Greater;
    type CmpLessFrom5<R: Nat> = Greater;
    type CmpLessFrom6<R: Nat> = Greater;
    type CmpLessFrom7<R: Nat> = Greater;
    type CmpLessFrom8<R: Nat> = Greater;
    type CmpLessFrom9<R: Nat> = Greater;
    type CmpGreaterFrom0<R: Nat> = Greater;
    type CmpGreaterFrom1<R: Nat> = Greater;
    type CmpGreaterFrom2<R: Nat> = Greater;
    type CmpGreaterFrom3<R: Nat> = Greater;
    type CmpGreaterFrom4<R: Nat> = Greater;
    type CmpGreaterFrom5<R: Nat> = Greater;
    type CmpGreaterFrom6<R: Nat> = Greater;
    type CmpGreaterFrom7<R: Nat> = Greater;
    type CmpGreaterFrom8<R: Nat> = Greater;
    type CmpGreaterFrom9<R: Nat> = Greater;
    type EqTo0<R: Nat> = R::IsZero;
    type EqTo1<R: Nat> = False;
    type EqTo2<R: Nat> = False;
    type EqTo3<R: Nat> = False;
    type EqTo4<R: Nat> = False;
    type EqTo5<R: Nat> = False;
    type EqTo6<R: Nat> = False;
    type EqTo7<R: Nat> = False;
    type EqTo8<R: Nat> = False;
    type EqTo9<R: Nat> = False;
    type Scale2Plus2 = X2<End>;
    type Scale3Plus3 = X3<End>;
    type Scale4Plus4 = X4<End>;
    type Scale5Plus5 = X5<End>;
    type Scale6Plus6 = X6<End>;
    type Scale7Plus7 = X7<End>;
    type Scale8Plus8 = X8<End>;
    type Scale9Plus9 = X9<End>;
    type Below0<B: Nat> = End;
    type Below1<B: Nat> = B;
    type Below2<B: Nat> = B::Scale2Plus0;
    type Below3<B: Nat> = B::Scale3Plus0;
    type Below4<B: Nat> = B::Scale4Plus0;
    type Below5<B: Nat> = B::Scale5Plus0;
    type Below6<B: Nat> = B::Scale6Plus0;
    type Below7<B: Nat> = B::Scale7Plus0;
    type Below8<B: Nat> = B::Scale8Plus0;
    type Below9<B: Nat> = B::Scale9Plus0;
    type Times0<P: Nat> = End;
    type Times1<P: Nat> = End;
    type Times2<P: Nat> = End;
    type Times3<P: Nat> = End;
    type Times4<P: Nat> = End;
    type Times5<P: Nat> = End;
    type Times6<P: Nat> = End;
    type Times7<P: Nat> = End;
    type Times8<P: Nat> = End;
    type Times9<P: Nat> = End;
    type Fuse2Plus0<P: Nat> = P;
    type Fuse2Plus1<P: Nat> = P::AddTo1<End>;
    type Fuse2Plus2<P: Nat> = P::AddTo2<End>;
    type Fuse3Plus0<P: Nat> = P;
    type Fuse3Plus1<P: Nat> = P::AddTo1<End>;
    type Fuse3Plus2<P: Nat> = P::AddTo2<End>;
    type Fuse3Plus3<P: Nat> = P::AddTo3<End>;
    type Fuse4Plus0<P: Nat> = P;
    type Fuse4Plus1<P: Nat> = P::AddTo1<End>;
    type Fuse4Plus2<P: Nat> = P::AddTo2<End>;
    type Fuse4Plus3<P: Nat> = P::AddTo3<End>;
    type Fuse4Plus4<P: Nat> = P::AddTo4<End>;
    type Fuse5Plus0<P: Nat> = P;
    type Fuse5Plus1<P: Nat> = P::AddTo1<End>;
    type Fuse5Plus2<P: Nat> = P::AddTo2<End>;
    type Fuse5Plus3<P: Nat> = P::AddTo3<End>;
    type Fuse5Plus4<P: Nat> = P::AddTo4<End>;
    type Fuse5Plus5<P: Nat> = P::AddTo5<End>;
    type Fuse6Plus0<P: Nat> = P;
    type Fuse6Plus1<P: Nat> = P::AddTo1<End>;
    type Fuse6Plus2<P: Nat> = P::AddTo2<End>;
    type Fuse6Plus3<P: Nat> = P::AddTo3<End>;
    type Fuse6Plus4<P: Nat> = P::AddTo4<End>;
    type Fuse6Plus5<P: Nat> = P::AddTo5<End>;
    type Fuse6Plus6<P: Nat> = P::AddTo6<End>;
    type Fuse7Plus0<P: Nat> = P;
    type Fuse7Plus1<P: Nat> = P::AddTo1<End>;
    type Fuse7Plus2<P: Nat> = P::AddTo2<End>;
    type Fuse7Plus3<P: Nat> = P::AddTo3<End>;
    type Fuse7Plus4<P: Nat> = P::AddTo4<End>;
    type Fuse7Plus5<P: Nat> = P::AddTo5<End>;
    type Fuse7Plus6<P: Nat> = P::AddTo6<End>;
    type Fuse7Plus7<P: Nat> = P::AddTo7<End>;
    type Fuse8Plus0<P: Nat> = P;
    type Fuse8Plus1<P: Nat> = P::AddTo1<End>;
    type Fuse8Plus2<P: Nat> = P::AddTo2<End>;
    type Fuse8Plus3<P: Nat> = P::AddTo3<End>;
    type Fuse8Plus4<P: Nat> = P::AddTo4<End>;
    type Fuse8Plus5<P: Nat> = P::AddTo5<End>;
    type Fuse8Plus6<P: Nat> = P::AddTo6<End>;
    type Fuse8Plus7<P: Nat> = P::AddTo7<End>;
    type Fuse8Plus8<P: Nat> = P::AddTo8<End>;
    type Fuse9Plus0<P: Nat> = P;
    type Fuse9Plus1<P: Nat> = P::AddTo1<End>;
    type Fuse9Plus2<P: Nat> = P::AddTo2<End>;
    type Fuse9Plus3<P: Nat> = P::AddTo3<End>;
    type Fuse9Plus4<P: Nat> = P::AddTo4<End>;
    type Fuse9Plus5<P: Nat> = P::AddTo5<End>;
    type Fuse9Plus6<P: Nat> = P::AddTo6<End>;
    type Fuse9Plus7<P: Nat> = P::AddTo7<End>;
    type Fuse9Plus8<P: Nat> = P::AddTo8<End>;
    type Fuse9Plus9<P: Nat> = P::AddTo9<End>;
    fuse_rows! { end }
    type Scale2Plus0 = End;
    type Scale2Plus1 = X1<End>;
    type Scale3Plus0 = End;
    type Scale3Plus1 = X1<End>;
    type Scale3Plus2 = X2<End>;
    type Scale4Plus0 = End;
    type Scale4Plus1 = X1<End>;
    type Scale4Plus2 = X2<End>;
    type Scale4Plus3 = X3<End>;
    type Scale5Plus0 = End;
    type Scale5Plus1 = X1<End>;
    type Scale5Plus2 = X2<End>;
    type Scale5Plus3 = X3<End>;
    type Scale5Plus4 = X4<End>;
    type Scale6Plus0 = End;
    type Scale6Plus1 = X1<End>;
    type Scale6Plus2 = X2<End>;
    type Scale6Plus3 = X3<End>;
    type Scale6Plus4 = X4<End>;
    type Scale6Plus5 = X5<End>;
    type Scale7Plus0 = End;
    type Scale7Plus1 = X1<End>;
    type Scale7Plus2 = X2<End>;
    type Scale7Plus3 = X3<End>;
    type Scale7Plus4 = X4<End>;
    type Scale7Plus5 = X5<End>;
    type Scale7Plus6 = X6<End>;
    type Scale8Plus0 = End;
    type Scale8Plus1 = X1<End>;
    type Scale8Plus2 = X2<End>;
    type Scale8Plus3 = X3<End>;
    type Scale8Plus4 = X4<End>;
    type Scale8Plus5 = X5<End>;
    type Scale8Plus6 = X6<End>;
    type Scale8Plus7 = X7<End>;
    type Scale9Plus0 = End;
    type Scale9Plus1 = X1<End>;
    type Scale9Plus2 = X2<End>;
    type Scale9Plus3 = X3<End>;
    type Scale9Plus4 = X4<End>;
    type Scale9Plus5 = X5<End>;
    type Scale9Plus6 = X6<End>;
    type Scale9Plus7 = X7<End>;
    type Scale9Plus8 = X8<End>;
    type HalfOver0 = P0<End>;
    type HalfOver1 = P0<End>;
    type HalfOver2 = P1<End>;
    type HalfOver3 = P1<End>;
    type HalfOver4 = P2<End>;
    type HalfOver5 = P2<End>;
    type HalfOver6 = P3<End>;
    type HalfOver7 = P3<End>;
    type HalfOver8 = P4<End>;
    type HalfOver9 = P4<End>;
    type Units0 = D<0>;
    type Units1 = D<1>;
    type Units2 = D<2>;
    type Units3 = D<3>;
    type Units4 = D<4>;
    type Units5 = D<5>;
    type Units6 = D<6>;
    type Units7 = D<7>;
    type Units8 = D<8>;
    type Units9 = D<9>;
    hundred! { end }
}

macro_rules! digit {
    ($X:ident $d:literal $bit:ident
        own $push:ident $addto:ident $carryto:ident $subfrom:ident $borrowfrom:ident $cmpfrom:ident $cmplessfrom:ident $cmpgreaterfrom:ident
            $eq:ident $below:ident $halfover:ident $units:ident;
        one $is_zero:ty, $is_one:ty; succ $succ:ty; pred $pred:ty;
        add $(($add:ident $addx:ident $addrest:ident))*;
        sub $(($sub:ident $subp:ident $subrest:ident))*;
        cmp $(($cmp:ident $cmprest:ident))*;
        ne $($ne:ident)*;
        scale $(($scale:ident $scalep:ident $carry:ident))*;
        times $(($times:ident $timesx:ident $timesfuse:ident))*;
        fuse $(($fuse:ident $put:ident))*;
        put $(($how:ident $plus:tt $sum:ident))*;
        half $(($half:ident $halfp:ident))*;
        units $(($u:ident $tens:ident))*;
        groups $(($last:ident $group:literal))*;
    ) => {
        impl<R: Nat> Nat for $X<R> {
            type Dim = R::$units;
            type Array<T: Copy> = Elements<[R::Array<T>; 10], [T; $d]>;
            type Typenum = UInt<<<Self as Nat>::Half as Nat>::Typenum, $bit>;
            type IsZero = $is_zero;
            type IsOne = $is_one;
            type AtLeastOne = Self;
            type Succ = $succ;
            type Pred = $pred;
            type Add<B: Nat> = B::$addto<R>;
            type Upon<N: Dim> = <Self::Add<N::Nat> as Nat>::Dim;
            type AddCarry<B: Nat> = B::$carryto<R>;
            type Sub<B: Nat> = B::$subfrom<R>;
            type SubBorrow<B: Nat> = B::$borrowfrom<R>;
            type Mul<B: Nat> = R::$below<B>;
            type Below0<B: Nat> = B::Times0<R::$below<B>>;
            type Below1<B: Nat> = B::Times1<R::$below<B>>;
            type Below2<B: Nat> = B::Times2<R::$below<B>>;
            type Below3<B: Nat> = B::Times3<R::$below<B>>;
            type Below4<B: Nat> = B::Times4<R::$below<B>>;
            type Below5<B: Nat> = B::Times5<R::$below<B>>;
            type Below6<B: Nat> = B::Times6<R::$below<B>>;
            type Below7<B: Nat> = B::Times7<R::$below<B>>;
            type Below8<B: Nat> = B::Times8<R::$below<B>>;
            type Below9<B: Nat> = B::Times9<R::$below<B>>;
            type Times0<P: Nat> = X0<P>;
            type Times1<P: Nat> = $X<R::Add<P>>;
            $( type $times<P: Nat> = $timesx<R::$timesfuse<P>>; )*
            type Divide<B: Nat> =
                <<<R::Divide<B> as Division>::Remainder as Nat>::$push as Nat>::Reduce<
                    B,
                    <<R::Divide<B> as Division>::Quotient as Nat>::Push0,
                >;
            type Eq<B: Nat> = B::$eq<R>;
            type Cmp<B: Nat> = B::$cmpfrom<R>;
            type CmpLess<B: Nat> = B::$cmplessfrom<R>;
            type CmpGreater<B: Nat> = B::$cmpgreaterfrom<R>;
            type CmpFromEnd = Less;
            type CmpGreaterFromEnd = Less;
            type Reduce<B: Nat, Q: Nat> =
                <<Self as Nat>::Cmp<B> as Ordering>::Reduce<Self, B, Q>;
            type Half = R::$halfover;
            type Group<L: Dim> = K<<Self as Nat>::Dim, L>;
            type Push0 = X0<Self>;
            type Push1 = X1<Self>;
            type Push2 = X2<Self>;
            type Push3 = X3<Self>;
            type Push4 = X4<Self>;
            type Push5 = X5<Self>;
            type Push6 = X6<Self>;
            type Push7 = X7<Self>;
            type Push8 = X8<Self>;
            type Push9 = X9<Self>;
            $( type $add<S: Nat> = $addx<S::$addrest<R>>; )*
            $( type $sub<S: Nat> = $subp<S::$subrest<R>>; )*
            $( type $cmp<S: Nat> = S::$cmprest<R>; )*
            type $eq<S: Nat> = S::Eq<R>;
            $( type $ne<S: Nat> = False; )*
            $( type $scale = $scalep<R::$carry>; )*
            $( type $fuse<P: Nat> = P::$put<R>; )*
            $( fuse_rows! { $how $plus $sum } )*
            $( type $half = $halfp<<Self as Nat>::Half>; )*
            $( type $u = R::$tens; )*
            $( type $last = R::Group<D<$group>>; )*
        }
    };
}

// One row of each table per digit: the results for each digit of the left operand and this digit.
digit! { X0 0 B0
    own Push0 AddTo0 AddCarryTo0 SubFrom0 SubBorrowFrom0 CmpFrom0 CmpLessFrom0 CmpGreaterFrom0 EqTo0 Below0 HalfOver0 Units0;
    one R::IsZero, False; succ X1<R>; pred X9<R::Pred>;
    add (AddTo0 X0 Add) (AddTo1 X1 Add) (AddTo2 X2 Add) (AddTo3 X3 Add) (AddTo4 X4 Add) (AddTo5 X5 Add) (AddTo6 X6 Add) (AddTo7 X7 Add) (AddTo8 X8 Add) (AddTo9 X9 Add)
        (AddCarryTo0 X1 Add) (AddCarryTo1 X2 Add) (AddCarryTo2 X3 Add) (AddCarryTo3 X4 Add) (AddCarryTo4 X5 Add) (AddCarryTo5 X6 Add) (AddCarryTo6 X7 Add) (AddCarryTo7 X8 Add) (AddCarryTo8 X9 Add) (AddCarryTo9 X0 AddCarry);
    sub (SubFrom0 P0 Sub) (SubFrom1 P1 Sub) (SubFrom2 P2 Sub) (SubFrom3 P3 Sub) (SubFrom4 P4 Sub) (SubFrom5 P5 Sub) (SubFrom6 P6 Sub) (SubFrom7 P7 Sub) (SubFrom8 P8 Sub) (SubFrom9 P9 Sub)
        (SubBorrowFrom0 P9 SubBorrow) (SubBorrowFrom1 P0 Sub) (SubBorrowFrom2 P1 Sub) (SubBorrowFrom3 P2 Sub) (SubBorrowFrom4 P3 Sub) (SubBorrowFrom5 P4 Sub) (SubBorrowFrom6 P5 Sub) (SubBorrowFrom7 P6 Sub) (SubBorrowFrom8 P7 Sub) (SubBorrowFrom9 P8 Sub);
    cmp (CmpFrom0 Cmp) (CmpFrom1 CmpGreater) (CmpFrom2 CmpGreater) (CmpFrom3 CmpGreater) (CmpFrom4 CmpGreater) (CmpFrom5 CmpGreater) (CmpFrom6 CmpGreater) (CmpFrom7 CmpGreater) (CmpFrom8 CmpGreater) (CmpFrom9 CmpGreater)
        (CmpLessFrom0 CmpLess) (CmpLessFrom1 CmpGreater) (CmpLessFrom2 CmpGreater) (CmpLessFrom3 CmpGreater) (CmpLessFrom4 CmpGreater) (CmpLessFrom5 CmpGreater) (CmpLessFrom6 CmpGreater) (CmpLessFrom7 CmpGreater) (CmpLessFrom8 CmpGreater) (CmpLessFrom9 CmpGreater)
        (CmpGreaterFrom0 CmpGreater) (CmpGreaterFrom1 CmpGreater) (CmpGreaterFrom2 CmpGreater) (CmpGreaterFrom3 CmpGreater) (CmpGreaterFrom4 CmpGreater) (CmpGreaterFrom5 CmpGreater) (CmpGreaterFrom6 CmpGreater) (CmpGreaterFrom7 CmpGreater) (CmpGreaterFrom8 CmpGreater) (CmpGreaterFrom9 CmpGreater);
    ne EqTo1 EqTo2 EqTo3 EqTo4 EqTo5 EqTo6 EqTo7 EqTo8 EqTo9;
    scale (Scale2Plus0 X0 Scale2Plus0) (Scale2Plus1 X1 Scale2Plus0) (Scale2Plus2 X2 Scale2Plus0)
        (Scale3Plus0 X0 Scale3Plus0) (Scale3Plus1 X1 Scale3Plus0) (Scale3Plus2 X2 Scale3Plus0) (Scale3Plus3 X3 Scale3Plus0)
        (Scale4Plus0 X0 Scale4Plus0) (Scale4Plus1 X1 Scale4Plus0) (Scale4Plus2 X2 Scale4Plus0) (Scale4Plus3 X3 Scale4Plus0) (Scale4Plus4 X4 Scale4Plus0)
        (Scale5Plus0 X0 Scale5Plus0) (Scale5Plus1 X1 Scale5Plus0) (Scale5Plus2 X2 Scale5Plus0) (Scale5Plus3 X3 Scale5Plus0) (Scale5Plus4 X4 Scale5Plus0) (Scale5Plus5 X5 Scale5Plus0)
        (Scale6Plus0 X0 Scale6Plus0) (Scale6Plus1 X1 Scale6Plus0) (Scale6Plus2 X2 Scale6Plus0) (Scale6Plus3 X3 Scale6Plus0) (Scale6Plus4 X4 Scale6Plus0) (Scale6Plus5 X5 Scale6Plus0) (Scale6Plus6 X6 Scale6Plus0)
        (Scale7Plus0 X0 Scale7Plus0) (Scale7Plus1 X1 Scale7Plus0) (Scale7Plus2 X2 Scale7Plus0) (Scale7Plus3 X3 Scale7Plus0) (Scale7Plus4 X4 Scale7Plus0) (Scale7Plus5 X5 Scale7Plus0) (Scale7Plus6 X6 Scale7Plus0) (Scale7Plus7 X7 Scale7Plus0)
        (Scale8Plus0 X0 Scale8Plus0) (Scale8Plus1 X1 Scale8Plus0) (Scale8Plus2 X2 Scale8Plus0) (Scale8Plus3 X3 Scale8Plus0) (Scale8Plus4 X4 Scale8Plus0) (Scale8Plus5 X5 Scale8Plus0) (Scale8Plus6 X6 Scale8Plus0) (Scale8Plus7 X7 Scale8Plus0) (Scale8Plus8 X8 Scale8Plus0)
        (Scale9Plus0 X0 Scale9Plus0) (Scale9Plus1 X1 Scale9Plus0) (Scale9Plus2 X2 Scale9Plus0) (Scale9Plus3 X3 Scale9Plus0) (Scale9Plus4 X4 Scale9Plus0) (Scale9Plus5 X5 Scale9Plus0) (Scale9Plus6 X6 Scale9Plus0) (Scale9Plus7 X7 Scale9Plus0) (Scale9Plus8 X8 Scale9Plus0) (Scale9Plus9 X9 Scale9Plus0);
    times (Times2 X0 Fuse2Plus0) (Times3 X0 Fuse3Plus0) (Times4 X0 Fuse4Plus0) (Times5 X0 Fuse5Plus0) (Times6 X0 Fuse6Plus0) (Times7 X0 Fuse7Plus0) (Times8 X0 Fuse8Plus0) (Times9 X0 Fuse9Plus0);
    fuse (Fuse2Plus0 Put0Fuse2Plus0) (Fuse2Plus1 Put1Fuse2Plus0) (Fuse2Plus2 Put2Fuse2Plus0)
        (Fuse3Plus0 Put0Fuse3Plus0) (Fuse3Plus1 Put1Fuse3Plus0) (Fuse3Plus2 Put2Fuse3Plus0) (Fuse3Plus3 Put3Fuse3Plus0)
        (Fuse4Plus0 Put0Fuse4Plus0) (Fuse4Plus1 Put1Fuse4Plus0) (Fuse4Plus2 Put2Fuse4Plus0) (Fuse4Plus3 Put3Fuse4Plus0) (Fuse4Plus4 Put4Fuse4Plus0)
        (Fuse5Plus0 Put0Fuse5Plus0) (Fuse5Plus1 Put1Fuse5Plus0) (Fuse5Plus2 Put2Fuse5Plus0) (Fuse5Plus3 Put3Fuse5Plus0) (Fuse5Plus4 Put4Fuse5Plus0) (Fuse5Plus5 Put5Fuse5Plus0)
        (Fuse6Plus0 Put0Fuse6Plus0) (Fuse6Plus1 Put1Fuse6Plus0) (Fuse6Plus2 Put2Fuse6Plus0) (Fuse6Plus3 Put3Fuse6Plus0) (Fuse6Plus4 Put4Fuse6Plus0) (Fuse6Plus5 Put5Fuse6Plus0) (Fuse6Plus6 Put6Fuse6Plus0)
        (Fuse7Plus0 Put0Fuse7Plus0) (Fuse7Plus1 Put1Fuse7Plus0) (Fuse7Plus2 Put2Fuse7Plus0) (Fuse7Plus3 Put3Fuse7Plus0) (Fuse7Plus4 Put4Fuse7Plus0) (Fuse7Plus5 Put5Fuse7Plus0) (Fuse7Plus6 Put6Fuse7Plus0) (Fuse7Plus7 Put7Fuse7Plus0)
        (Fuse8Plus0 Put0Fuse8Plus0) (Fuse8Plus1 Put1Fuse8Plus0) (Fuse8Plus2 Put2Fuse8Plus0) (Fuse8Plus3 Put3Fuse8Plus0) (Fuse8Plus4 Put4Fuse8Plus0) (Fuse8Plus5 Put5Fuse8Plus0) (Fuse8Plus6 Put6Fuse8Plus0) (Fuse8Plus7 Put7Fuse8Plus0) (Fuse8Plus8 Put8Fuse8Plus0)
        (Fuse9Plus0 Put0Fuse9Plus0) (Fuse9Plus1 Put1Fuse9Plus0) (Fuse9Plus2 Put2Fuse9Plus0) (Fuse9Plus3 Put3Fuse9Plus0) (Fuse9Plus4 Put4Fuse9Plus0) (Fuse9Plus5 Put5Fuse9Plus0) (Fuse9Plus6 Put6Fuse9Plus0) (Fuse9Plus7 Put7Fuse9Plus0) (Fuse9Plus8 Put8Fuse9Plus0) (Fuse9Plus9 Put9Fuse9Plus0);
    put (stay 0 X0) (stay 1 X1) (stay 2 X2) (stay 3 X3) (stay 4 X4) (stay 5 X5) (stay 6 X6) (stay 7 X7) (stay 8 X8) (stay 9 X9);
    half (HalfOver0 P0) (HalfOver1 P0) (HalfOver2 P1) (HalfOver3 P1) (HalfOver4 P2) (HalfOver5 P2) (HalfOver6 P3) (HalfOver7 P3) (HalfOver8 P4) (HalfOver9 P4);
    units (Units0 T00) (Units1 T01) (Units2 T02) (Units3 T03) (Units4 T04) (Units5 T05) (Units6 T06) (Units7 T07) (Units8 T08) (Units9 T09);
    groups (T00 0) (T01 1) (T02 2) (T03 3) (T04 4) (T05 5) (T06 6) (T07 7) (T08 8) (T09 9)
        (T10 10) (T11 11) (T12 12) (T13 13) (T14 14) (T15 15) (T16 16) (T17 17) (T18 18) (T19 19)
        (T20 20) (T21 21) (T22 22) (T23 23) (T24 24) (T25 25) (T26 26) (T27 27) (T28 28) (T29 29)
        (T30 30) (T31 31) (T32 32) (T33 33) (T34 34) (T35 35) (T36 36) (T37 37) (T38 38) (T39 39)
        (T40 40) (T41 41) (T42 42) (T43 43) (T44 44) (T45 45) (T46 46) (T47 47) (T48 48) (T49 49)
        (T50 50) (T51 51) (T52 52) (T53 53) (T54 54) (T55 55) (T56 56) (T57 57) (T58 58) (T59 59)
        (T60 60) (T61 61) (T62 62) (T63 63) (T64 64) (T65 65) (T66 66) (T67 67) (T68 68) (T69 69)
        (T70 70) (T71 71) (T72 72) (T73 73) (T74 74) (T75 75) (T76 76) (T77 77) (T78 78) (T79 79)
        (T80 80) (T81 81) (T82 82) (T83 83) (T84 84) (T85 85) (T86 86) (T87 87) (T88 88) (T89 89)
        (T90 90) (T91 91) (T92 92) (T93 93) (T94 94) (T95 95) (T96 96) (T97 97) (T98 98) (T99 99);
}
digit! { X1 1 B1
    own Push1 AddTo1 AddCarryTo1 SubFrom1 SubBorrowFrom1 CmpFrom1 CmpLessFrom1 CmpGreaterFrom1 EqTo1 Below1 HalfOver1 Units1;
    one False, R::IsZero; succ X2<R>; pred P0<R>;
    add (AddTo0 X1 Add) (AddTo1 X2 Add) (AddTo2 X3 Add) (AddTo3 X4 Add) (AddTo4 X5 Add) (AddTo5 X6 Add) (AddTo6 X7 Add) (AddTo7 X8 Add) (AddTo8 X9 Add) (AddTo9 X0 AddCarry)
        (AddCarryTo0 X2 Add) (AddCarryTo1 X3 Add) (AddCarryTo2 X4 Add) (AddCarryTo3 X5 Add) (AddCarryTo4 X6 Add) (AddCarryTo5 X7 Add) (AddCarryTo6 X8 Add) (AddCarryTo7 X9 Add) (AddCarryTo8 X0 AddCarry) (AddCarryTo9 X1 AddCarry);
    sub (SubFrom0 P9 SubBorrow) (SubFrom1 P0 Sub) (SubFrom2 P1 Sub) (SubFrom3 P2 Sub) (SubFrom4 P3 Sub) (SubFrom5 P4 Sub) (SubFrom6 P5 Sub) (SubFrom7 P6 Sub) (SubFrom8 P7 Sub) (SubFrom9 P8 Sub)
        (SubBorrowFrom0 P8 SubBorrow) (SubBorrowFrom1 P9 SubBorrow) (SubBorrowFrom2 P0 Sub) (SubBorrowFrom3 P1 Sub) (SubBorrowFrom4 P2 Sub) (SubBorrowFrom5 P3 Sub) (SubBorrowFrom6 P4 Sub) (SubBorrowFrom7 P5 Sub) (SubBorrowFrom8 P6 Sub) (SubBorrowFrom9 P7 Sub);
    cmp (CmpFrom0 CmpLess) (CmpFrom1 Cmp) (CmpFrom2 CmpGreater) (CmpFrom3 CmpGreater) (CmpFrom4 CmpGreater) (CmpFrom5 CmpGreater) (CmpFrom6 CmpGreater) (CmpFrom7 CmpGreater) (CmpFrom8 CmpGreater) (CmpFrom9 CmpGreater)
        (CmpLessFrom0 CmpLess) (CmpLessFrom1 CmpLess) (CmpLessFrom2 CmpGreater) (CmpLessFrom3 CmpGreater) (CmpLessFrom4 CmpGreater) (CmpLessFrom5 CmpGreater) (CmpLessFrom6 CmpGreater) (CmpLessFrom7 CmpGreater) (CmpLessFrom8 CmpGreater) (CmpLessFrom9 CmpGreater)
        (CmpGreaterFrom0 CmpLess) (CmpGreaterFrom1 CmpGreater) (CmpGreaterFrom2 CmpGreater) (CmpGreaterFrom3 CmpGreater) (CmpGreaterFrom4 CmpGreater) (CmpGreaterFrom5 CmpGreater) (CmpGreaterFrom6 CmpGreater) (CmpGreaterFrom7 CmpGreater) (CmpGreaterFrom8 CmpGreater) (CmpGreaterFrom9 CmpGreater);
    ne EqTo0 EqTo2 EqTo3 EqTo4 EqTo5 EqTo6 EqTo7 EqTo8 EqTo9;
    scale (Scale2Plus0 X2 Scale2Plus0) (Scale2Plus1 X3 Scale2Plus0) (Scale2Plus2 X4 Scale2Plus0)
        (Scale3Plus0 X3 Scale3Plus0) (Scale3Plus1 X4 Scale3Plus0) (Scale3Plus2 X5 Scale3Plus0) (Scale3Plus3 X6 Scale3Plus0)
        (Scale4Plus0 X4 Scale4Plus0) (Scale4Plus1 X5 Scale4Plus0) (Scale4Plus2 X6 Scale4Plus0) (Scale4Plus3 X7 Scale4Plus0) (Scale4Plus4 X8 Scale4Plus0)
        (Scale5Plus0 X5 Scale5Plus0) (Scale5Plus1 X6 Scale5Plus0) (Scale5Plus2 X7 Scale5Plus0) (Scale5Plus3 X8 Scale5Plus0) (Scale5Plus4 X9 Scale5Plus0) (Scale5Plus5 X0 Scale5Plus1)
        (Scale6Plus0 X6 Scale6Plus0) (Scale6Plus1 X7 Scale6Plus0) (Scale6Plus2 X8 Scale6Plus0) (Scale6Plus3 X9 Scale6Plus0) (Scale6Plus4 X0 Scale6Plus1) (Scale6Plus5 X1 Scale6Plus1) (Scale6Plus6 X2 Scale6Plus1)
        (Scale7Plus0 X7 Scale7Plus0) (Scale7Plus1 X8 Scale7Plus0) (Scale7Plus2 X9 Scale7Plus0) (Scale7Plus3 X0 Scale7Plus1) (Scale7Plus4 X1 Scale7Plus1) (Scale7Plus5 X2 Scale7Plus1) (Scale7Plus6 X3 Scale7Plus1) (Scale7Plus7 X4 Scale7Plus1)
        (Scale8Plus0 X8 Scale8Plus0) (Scale8Plus1 X9 Scale8Plus0) (Scale8Plus2 X0 Scale8Plus1) (Scale8Plus3 X1 Scale8Plus1) (Scale8Plus4 X2 Scale8Plus1) (Scale8Plus5 X3 Scale8Plus1) (Scale8Plus6 X4 Scale8Plus1) (Scale8Plus7 X5 Scale8Plus1) (Scale8Plus8 X6 Scale8Plus1)
        (Scale9Plus0 X9 Scale9Plus0) (Scale9Plus1 X0 Scale9Plus1) (Scale9Plus2 X1 Scale9Plus1) (Scale9Plus3 X2 Scale9Plus1) (Scale9Plus4 X3 Scale9Plus1) (Scale9Plus5 X4 Scale9Plus1) (Scale9Plus6 X5 Scale9Plus1) (Scale9Plus7 X6 Scale9Plus1) (Scale9Plus8 X7 Scale9Plus1) (Scale9Plus9 X8 Scale9Plus1);
    times (Times2 X2 Fuse2Plus0) (Times3 X3 Fuse3Plus0) (Times4 X4 Fuse4Plus0) (Times5 X5 Fuse5Plus0) (Times6 X6 Fuse6Plus0) (Times7 X7 Fuse7Plus0) (Times8 X8 Fuse8Plus0) (Times9 X9 Fuse9Plus0);
    fuse (Fuse2Plus0 Put2Fuse2Plus0) (Fuse2Plus1 Put3Fuse2Plus0) (Fuse2Plus2 Put4Fuse2Plus0)
        (Fuse3Plus0 Put3Fuse3Plus0) (Fuse3Plus1 Put4Fuse3Plus0) (Fuse3Plus2 Put5Fuse3Plus0) (Fuse3Plus3 Put6Fuse3Plus0)
        (Fuse4Plus0 Put4Fuse4Plus0) (Fuse4Plus1 Put5Fuse4Plus0) (Fuse4Plus2 Put6Fuse4Plus0) (Fuse4Plus3 Put7Fuse4Plus0) (Fuse4Plus4 Put8Fuse4Plus0)
        (Fuse5Plus0 Put5Fuse5Plus0) (Fuse5Plus1 Put6Fuse5Plus0) (Fuse5Plus2 Put7Fuse5Plus0) (Fuse5Plus3 Put8Fuse5Plus0) (Fuse5Plus4 Put9Fuse5Plus0) (Fuse5Plus5 Put0Fuse5Plus1)
        (Fuse6Plus0 Put6Fuse6Plus0) (Fuse6Plus1 Put7Fuse6Plus0) (Fuse6Plus2 Put8Fuse6Plus0) (Fuse6Plus3 Put9Fuse6Plus0) (Fuse6Plus4 Put0Fuse6Plus1) (Fuse6Plus5 Put1Fuse6Plus1) (Fuse6Plus6 Put2Fuse6Plus1)
        (Fuse7Plus0 Put7Fuse7Plus0) (Fuse7Plus1 Put8Fuse7Plus0) (Fuse7Plus2 Put9Fuse7Plus0) (Fuse7Plus3 Put0Fuse7Plus1) (Fuse7Plus4 Put1Fuse7Plus1) (Fuse7Plus5 Put2Fuse7Plus1) (Fuse7Plus6 Put3Fuse7Plus1) (Fuse7Plus7 Put4Fuse7Plus1)
        (Fuse8Plus0 Put8Fuse8Plus0) (Fuse8Plus1 Put9Fuse8Plus0) (Fuse8Plus2 Put0Fuse8Plus1) (Fuse8Plus3 Put1Fuse8Plus1) (Fuse8Plus4 Put2Fuse8Plus1) (Fuse8Plus5 Put3Fuse8Plus1) (Fuse8Plus6 Put4Fuse8Plus1) (Fuse8Plus7 Put5Fuse8Plus1) (Fuse8Plus8 Put6Fuse8Plus1)
        (Fuse9Plus0 Put9Fuse9Plus0) (Fuse9Plus1 Put0Fuse9Plus1) (Fuse9Plus2 Put1Fuse9Plus1) (Fuse9Plus3 Put2Fuse9Plus1) (Fuse9Plus4 Put3Fuse9Plus1) (Fuse9Plus5 Put4Fuse9Plus1) (Fuse9Plus6 Put5Fuse9Plus1) (Fuse9Plus7 Put6Fuse9Plus1) (Fuse9Plus8 Put7Fuse9Plus1) (Fuse9Plus9 Put8Fuse9Plus1);
    put (stay 0 X1) (stay 1 X2) (stay 2 X3) (stay 3 X4) (stay 4 X5) (stay 5 X6) (stay 6 X7) (stay 7 X8) (stay 8 X9) (carry 9 X0);
    half (HalfOver0 P5) (HalfOver1 P5) (HalfOver2 P6) (HalfOver3 P6) (HalfOver4 P7) (HalfOver5 P7) (HalfOver6 P8) (HalfOver7 P8) (HalfOver8 P9) (HalfOver9 P9);
    units (Units0 T10) (Units1 T11) (Units2 T12) (Units3 T13) (Units4 T14) (Units5 T15) (Units6 T16) (Units7 T17) (Units8 T18) (Units9 T19);
    groups (T00 100) (T01 101) (T02 102) (T03 103) (T04 104) (T05 105) (T06 106) (T07 107) (T08 108) (T09 109)
        (T10 110) (T11 111) (T12 112) (T13 113) (T14 114) (T15 115) (T16 116) (T17 117) (T18 118) (T19 119)
        (T20 120) (T21 121) (T22 122) (T23 123) (T24 124) (T25 125) (T26 126) (T27 127) (T28 128) (T29 129)
        (T30 130) (T31 131) (T32 132) (T33 133) (T34 134) (T35 135) (T36 136) (T37 137) (T38 138) (T39 139)
        (T40 140) (T41 141) (T42 142) (T43 143) (T44 144) (T45 145) (T46 146) (T47 147) (T48 148) (T49 149)
        (T50 150) (T51 151) (T52 152) (T53 153) (T54 154) (T55 155) (T56 156) (T57 157) (T58 158) (T59 159)
        (T60 160) (T61 161) (T62 162) (T63 163) (T64 164) (T65 165) (T66 166) (T67 167) (T68 168) (T69 169)
        (T70 170) (T71 171) (T72 172) (T73 173) (T74 174) (T75 175) (T76 176) (T77 177) (T78 178) (T79 179)
        (T80 180) (T81 181) (T82 182) (T83 183) (T84 184) (T85 185) (T86 186) (T87 187) (T88 188) (T89 189)
        (T90 190) (T91 191) (T92 192) (T93 193) (T94 194) (T95 195) (T96 196) (T97 197) (T98 198) (T99 199);
}
digit! { X2 2 B0
    own Push2 AddTo2 AddCarryTo2 SubFrom2 SubBorrowFrom2 CmpFrom2 CmpLessFrom2 CmpGreaterFrom2 EqTo2 Below2 HalfOver2 Units2;
    one False, False; succ X3<R>; pred P1<R>;
    add (AddTo0 X2 Add) (AddTo1 X3 Add) (AddTo2 X4 Add) (AddTo3 X5 Add) (AddTo4 X6 Add) (AddTo5 X7 Add) (AddTo6 X8 Add) (AddTo7 X9 Add) (AddTo8 X0 AddCarry) (AddTo9 X1 AddCarry)
        (AddCarryTo0 X3 Add) (AddCarryTo1 X4 Add) (AddCarryTo2 X5 Add) (AddCarryTo3 X6 Add) (AddCarryTo4 X7 Add) (AddCarryTo5 X8 Add) (AddCarryTo6 X9 Add) (AddCarryTo7 X0 AddCarry) (AddCarryTo8 X1 AddCarry) (AddCarryTo9 X2 AddCarry);
    sub (SubFrom0 P8 SubBorrow) (SubFrom1 P9 SubBorrow) (SubFrom2 P0 Sub) (SubFrom3 P1 Sub) (SubFrom4 P2 Sub) (SubFrom5 P3 Sub) (SubFrom6 P4 Sub) (SubFrom7 P5 Sub) (SubFrom8 P6 Sub) (SubFrom9 P7 Sub)
        (SubBorrowFrom0 P7 SubBorrow) (SubBorrowFrom1 P8 SubBorrow) (SubBorrowFrom2 P9 SubBorrow) (SubBorrowFrom3 P0 Sub) (SubBorrowFrom4 P1 Sub) (SubBorrowFrom5 P2 Sub) (SubBorrowFrom6 P3 Sub) (SubBorrowFrom7 P4 Sub) (SubBorrowFrom8 P5 Sub) (SubBorrowFrom9 P6 Sub);
    cmp (CmpFrom0 CmpLess) (CmpFrom1 CmpLess) (CmpFrom2 Cmp) (CmpFrom3 CmpGreater) (CmpFrom4 CmpGreater) (CmpFrom5 CmpGreater) (CmpFrom6 CmpGreater) (CmpFrom7 CmpGreater) (CmpFrom8 CmpGreater) (CmpFrom9 CmpGreater)
        (CmpLessFrom0 CmpLess) (CmpLessFrom1 CmpLess) (CmpLessFrom2 CmpLess) (CmpLessFrom3 CmpGreater) (CmpLessFrom4 CmpGreater) (CmpLessFrom5 CmpGreater) (CmpLessFrom6 CmpGreater) (CmpLessFrom7 CmpGreater) (CmpLessFrom8 CmpGreater) (CmpLessFrom9 CmpGreater)
        (CmpGreaterFrom0 CmpLess) (CmpGreaterFrom1 CmpLess) (CmpGreaterFrom2 CmpGreater) (CmpGreaterFrom3 CmpGreater) (CmpGreaterFrom4 CmpGreater) (CmpGreaterFrom5 CmpGreater) (CmpGreaterFrom6 CmpGreater) (CmpGreaterFrom7 CmpGreater) (CmpGreaterFrom8 CmpGreater) (CmpGreaterFrom9 CmpGreater);
    ne EqTo0 EqTo1 EqTo3 EqTo4 EqTo5 EqTo6 EqTo7 EqTo8 EqTo9;
    scale (Scale2Plus0 X4 Scale2Plus0) (Scale2Plus1 X5 Scale2Plus0) (Scale2Plus2 X6 Scale2Plus0)
        (Scale3Plus0 X6 Scale3Plus0) (Scale3Plus1 X7 Scale3Plus0) (Scale3Plus2 X8 Scale3Plus0) (Scale3Plus3 X9 Scale3Plus0)
        (Scale4Plus0 X8 Scale4Plus0) (Scale4Plus1 X9 Scale4Plus0) (Scale4Plus2 X0 Scale4Plus1) (Scale4Plus3 X1 Scale4Plus1) (Scale4Plus4 X2 Scale4Plus1)
        (Scale5Plus0 X0 Scale5Plus1) (Scale5Plus1 X1 Scale5Plus1) (Scale5Plus2 X2 Scale5Plus1) (Scale5Plus3 X3 Scale5Plus1) (Scale5Plus4 X4 Scale5Plus1) (Scale5Plus5 X5 Scale5Plus1)
        (Scale6Plus0 X2 Scale6Plus1) (Scale6Plus1 X3 Scale6Plus1) (Scale6Plus2 X4 Scale6Plus1) (Scale6Plus3 X5 Scale6Plus1) (Scale6Plus4 X6 Scale6Plus1) (Scale6Plus5 X7 Scale6Plus1) (Scale6Plus6 X8 Scale6Plus1)
        (Scale7Plus0 X4 Scale7Plus1) (Scale7Plus1 X5 Scale7Plus1) (Scale7Plus2 X6 Scale7Plus1) (Scale7Plus3 X7 Scale7Plus1) (Scale7Plus4 X8 Scale7Plus1) (Scale7Plus5 X9 Scale7Plus1) (Scale7Plus6 X0 Scale7Plus2) (Scale7Plus7 X1 Scale7Plus2)
        (Scale8Plus0 X6 Scale8Plus1) (Scale8Plus1 X7 Scale8Plus1) (Scale8Plus2 X8 Scale8Plus1) (Scale8Plus3 X9 Scale8Plus1) (Scale8Plus4 X0 Scale8Plus2) (Scale8Plus5 X1 Scale8Plus2) (Scale8Plus6 X2 Scale8Plus2) (Scale8Plus7 X3 Scale8Plus2) (Scale8Plus8 X4 Scale8Plus2)
        (Scale9Plus0 X8 Scale9Plus1) (Scale9Plus1 X9 Scale9Plus1) (Scale9Plus2 X0 Scale9Plus2) (Scale9Plus3 X1 Scale9Plus2) (Scale9Plus4 X2 Scale9Plus2) (Scale9Plus5 X3 Scale9Plus2) (Scale9Plus6 X4 Scale9Plus2) (Scale9Plus7 X5 Scale9Plus2) (Scale9Plus8 X6 Scale9Plus2) (Scale9Plus9 X7 Scale9Plus2);
    times (Times2 X4 Fuse2Plus0) (Times3 X6 Fuse3Plus0) (Times4 X8 Fuse4Plus0) (Times5 X0 Fuse5Plus1) (Times6 X2 Fuse6Plus1) (Times7 X4 Fuse7Plus1) (Times8 X6 Fuse8Plus1) (Times9 X8 Fuse9Plus1);
    fuse (Fuse2Plus0 Put4Fuse2Plus0) (Fuse2Plus1 Put5Fuse2Plus0) (Fuse2Plus2 Put6Fuse2Plus0)
        (Fuse3Plus0 Put6Fuse3Plus0) (Fuse3Plus1 Put7Fuse3Plus0) (Fuse3Plus2 Put8Fuse3Plus0) (Fuse3Plus3 Put9Fuse3Plus0)
        (Fuse4Plus0 Put8Fuse4Plus0) (Fuse4Plus1 Put9Fuse4Plus0) (Fuse4Plus2 Put0Fuse4Plus1) (Fuse4Plus3 Put1Fuse4Plus1) (Fuse4Plus4 Put2Fuse4Plus1)
        (Fuse5Plus0 Put0Fuse5Plus1) (Fuse5Plus1 Put1Fuse5Plus1) (Fuse5Plus2 Put2Fuse5Plus1) (Fuse5Plus3 Put3Fuse5Plus1) (Fuse5Plus4 Put4Fuse5Plus1) (Fuse5Plus5 Put5Fuse5Plus1)
        (Fuse6Plus0 Put2Fuse6Plus1) (Fuse6Plus1 Put3Fuse6Plus1) (Fuse6Plus2 Put4Fuse6Plus1) (Fuse6Plus3 Put5Fuse6Plus1) (Fuse6Plus4 Put6Fuse6Plus1) (Fuse6Plus5 Put7Fuse6Plus1) (Fuse6Plus6 Put8Fuse6Plus1)
        (Fuse7Plus0 Put4Fuse7Plus1) (Fuse7Plus1 Put5Fuse7Plus1) (Fuse7Plus2 Put6Fuse7Plus1) (Fuse7Plus3 Put7Fuse7Plus1) (Fuse7Plus4 Put8Fuse7Plus1) (Fuse7Plus5 Put9Fuse7Plus1) (Fuse7Plus6 Put0Fuse7Plus2) (Fuse7Plus7 Put1Fuse7Plus2)
        (Fuse8Plus0 Put6Fuse8Plus1) (Fuse8Plus1 Put7Fuse8Plus1) (Fuse8Plus2 Put8Fuse8Plus1) (Fuse8Plus3 Put9Fuse8Plus1) (Fuse8Plus4 Put0Fuse8Plus2) (Fuse8Plus5 Put1Fuse8Plus2) (Fuse8Plus6 Put2Fuse8Plus2) (Fuse8Plus7 Put3Fuse8Plus2) (Fuse8Plus8 Put4Fuse8Plus2)
        (Fuse9Plus0 Put8Fuse9Plus1) (Fuse9Plus1 Put9Fuse9Plus1) (Fuse9Plus2 Put0Fuse9Plus2) (Fuse9Plus3 Put1Fuse9Plus2) (Fuse9Plus4 Put2Fuse9Plus2) (Fuse9Plus5 Put3Fuse9Plus2) (Fuse9Plus6 Put4Fuse9Plus2) (Fuse9Plus7 Put5Fuse9Plus2) (Fuse9Plus8 Put6Fuse9Plus2) (Fuse9Plus9 Put7Fuse9Plus2);
    put (stay 0 X2) (stay 1 X3) (stay 2 X4) (stay 3 X5) (stay 4 X6) (stay 5 X7) (stay 6 X8) (stay 7 X9) (carry 8 X0) (carry 9 X1);
    half (HalfOver0 P0) (HalfOver1 P0) (HalfOver2 P1) (HalfOver3 P1) (HalfOver4 P2) (HalfOver5 P2) (HalfOver6 P3) (HalfOver7 P3) (HalfOver8 P4) (HalfOver9 P4);
    units (Units0 T20) (Units1 T21) (Units2 T22) (Units3 T23) (Units4 T24) (Units5 T25) (Units6 T26) (Units7 T27) (Units8 T28) (Units9 T29);
    groups (T00 200) (T01 201) (T02 202) (T03 203) (T04 204) (T05 205) (T06 206) (T07 207) (T08 208) (T09 209)
        (T10 210) (T11 211) (T12 212) (T13 213) (T14 214) (T15 215) (T16 216) (T17 217) (T18 218) (T19 219)
        (T20 220) (T21 221) (T22 222) (T23 223) (T24 224) (T25 225) (T26 226) (T27 227) (T28 228) (T29 229)
        (T30 230) (T31 231) (T32 232) (T33 233) (T34 234) (T35 235) (T36 236) (T37 237) (T38 238) (T39 239)
        (T40 240) (T41 241) (T42 242) (T43 243) (T44 244) (T45 245) (T46 246) (T47 247) (T48 248) (T49 249)
        (T50 250) (T51 251) (T52 252) (T53 253) (T54 254) (T55 255) (T56 256) (T57 257) (T58 258) (T59 259)
        (T60 260) (T61 261) (T62 262) (T63 263) (T64 264) (T65 265) (T66 266) (T67 267) (T68 268) (T69 269)
        (T70 270) (T71 271) (T72 272) (T73 273) (T74 274) (T75 275) (T76 276) (T77 277) (T78 278) (T79 279)
        (T80 280) (T81 281) (T82 282) (T83 283) (T84 284) (T85 285) (T86 286) (T87 287) (T88 288) (T89 289)
        (T90 290) (T91 291) (T92 292) (T93 293) (T94 294) (T95 295) (T96 296) (T97 297) (T98 298) (T99 299);
}
digit! { X3 3 B1
    own Push3 AddTo3 AddCarryTo3 SubFrom3 SubBorrowFrom3 CmpFrom3 CmpLessFrom3 CmpGreaterFrom3 EqTo3 Below3 HalfOver3 Units3;
    one False, False; succ X4<R>; pred P2<R>;
    add (AddTo0 X3 Add) (AddTo1 X4 Add) (AddTo2 X5 Add) (AddTo3 X6 Add) (AddTo4 X7 Add) (AddTo5 X8 Add) (AddTo6 X9 Add) (AddTo7 X0 AddCarry) (AddTo8 X1 AddCarry) (AddTo9 X2 AddCarry)
        (AddCarryTo0 X4 Add) (AddCarryTo1 X5 Add) (AddCarryTo2 X6 Add) (AddCarryTo3 X7 Add) (AddCarryTo4 X8 Add) (AddCarryTo5 X9 Add) (AddCarryTo6 X0 AddCarry) (AddCarryTo7 X1 AddCarry) (AddCarryTo8 X2 AddCarry) (AddCarryTo9 X3 AddCarry);
    sub (SubFrom0 P7 SubBorrow) (SubFrom1 P8 SubBorrow) (SubFrom2 P9 SubBorrow) (SubFrom3 P0 Sub) (SubFrom4 P1 Sub) (SubFrom5 P2 Sub) (SubFrom6 P3 Sub) (SubFrom7 P4 Sub) (SubFrom8 P5 Sub) (SubFrom9 P6 Sub)
        (SubBorrowFrom0 P6 SubBorrow) (SubBorrowFrom1 P7 SubBorrow) (SubBorrowFrom2 P8 SubBorrow) (SubBorrowFrom3 P9 SubBorrow) (SubBorrowFrom4 P0 Sub) (SubBorrowFrom5 P1 Sub) (SubBorrowFrom6 P2 Sub) (SubBorrowFrom7 P3 Sub) (SubBorrowFrom8 P4 Sub) (SubBorrowFrom9 P5 Sub);
    cmp (CmpFrom0 CmpLess) (CmpFrom1 CmpLess) (CmpFrom2 CmpLess) (CmpFrom3 Cmp) (CmpFrom4 CmpGreater) (CmpFrom5 CmpGreater) (CmpFrom6 CmpGreater) (CmpFrom7 CmpGreater) (CmpFrom8 CmpGreater) (CmpFrom9 CmpGreater)
        (CmpLessFrom0 CmpLess) (CmpLessFrom1 CmpLess) (CmpLessFrom2 CmpLess) (CmpLessFrom3 CmpLess) (CmpLessFrom4 CmpGreater) (CmpLessFrom5 CmpGreater) (CmpLessFrom6 CmpGreater) (CmpLessFrom7 CmpGreater) (CmpLessFrom8 CmpGreater) (CmpLessFrom9 CmpGreater)
        (CmpGreaterFrom0 CmpLess) (CmpGreaterFrom1 CmpLess) (CmpGreaterFrom2 CmpLess) (CmpGreaterFrom3 CmpGreater) (CmpGreaterFrom4 CmpGreater) (CmpGreaterFrom5 CmpGreater) (CmpGreaterFrom6 CmpGreater) (CmpGreaterFrom7 CmpGreater) (CmpGreaterFrom8 CmpGreater) (CmpGreaterFrom9 CmpGreater);
    ne EqTo0 EqTo1 EqTo2 EqTo4 EqTo5 EqTo6 EqTo7 EqTo8 EqTo9;
    scale (Scale2Plus0 X6 Scale2Plus0) (Scale2Plus1 X7 Scale2Plus0) (Scale2Plus2 X8 Scale2Plus0)
        (Scale3Plus0 X9 Scale3Plus0) (Scale3Plus1 X0 Scale3Plus1) (Scale3Plus2 X1 Scale3Plus1) (Scale3Plus3 X2 Scale3Plus1)
        (Scale4Plus0 X2 Scale4Plus1) (Scale4Plus1 X3 Scale4Plus1) (Scale4Plus2 X4 Scale4Plus1) (Scale4Plus3 X5 Scale4Plus1) (Scale4Plus4 X6 Scale4Plus1)
        (Scale5Plus0 X5 Scale5Plus1) (Scale5Plus1 X6 Scale5Plus1) (Scale5Plus2 X7 Scale5Plus1) (Scale5Plus3 X8 Scale5Plus1) (Scale5Plus4 X9 Scale5Plus1) (Scale5Plus5 X0 Scale5Plus2)
        (Scale6Plus0 X8 Scale6Plus1) (Scale6Plus1 X9 Scale6Plus1) (Scale6Plus2 X0 Scale6Plus2) (Scale6Plus3 X1 Scale6Plus2) (Scale6Plus4 X2 Scale6Plus2) (Scale6Plus5 X3 Scale6Plus2) (Scale6Plus6 X4 Scale6Plus2)
        (Scale7Plus0 X1 Scale7Plus2) (Scale7Plus1 X2 Scale7Plus2) (Scale7Plus2 X3 Scale7Plus2) (Scale7Plus3 X4 Scale7Plus2) (Scale7Plus4 X5 Scale7Plus2) (Scale7Plus5 X6 Scale7Plus2) (Scale7Plus6 X7 Scale7Plus2) (Scale7Plus7 X8 Scale7Plus2)
        (Scale8Plus0 X4 Scale8Plus2) (Scale8Plus1 X5 Scale8Plus2) (Scale8Plus2 X6 Scale8Plus2) (Scale8Plus3 X7 Scale8Plus2) (Scale8Plus4 X8 Scale8Plus2) (Scale8Plus5 X9 Scale8Plus2) (Scale8Plus6 X0 Scale8Plus3) (Scale8Plus7 X1 Scale8Plus3) (Scale8Plus8 X2 Scale8Plus3)
        (Scale9Plus0 X7 Scale9Plus2) (Scale9Plus1 X8 Scale9Plus2) (Scale9Plus2 X9 Scale9Plus2) (Scale9Plus3 X0 Scale9Plus3) (Scale9Plus4 X1 Scale9Plus3) (Scale9Plus5 X2 Scale9Plus3) (Scale9Plus6 X3 Scale9Plus3) (Scale9Plus7 X4 Scale9Plus3) (Scale9Plus8 X5 Scale9Plus3) (Scale9Plus9 X6 Scale9Plus3);
    times (Times2 X6 Fuse2Plus0) (Times3 X9 Fuse3Plus0) (Times4 X2 Fuse4Plus1) (Times5 X5 Fuse5Plus1) (Times6 X8 Fuse6Plus1) (Times7 X1 Fuse7Plus2) (Times8 X4 Fuse8Plus2) (Times9 X7 Fuse9Plus2);
    fuse (Fuse2Plus0 Put6Fuse2Plus0) (Fuse2Plus1 Put7Fuse2Plus0) (Fuse2Plus2 Put8Fuse2Plus0)
        (Fuse3Plus0 Put9Fuse3Plus0) (Fuse3Plus1 Put0Fuse3Plus1) (Fuse3Plus2 Put1Fuse3Plus1) (Fuse3Plus3 Put2Fuse3Plus1)
        (Fuse4Plus0 Put2Fuse4Plus1) (Fuse4Plus1 Put3Fuse4Plus1) (Fuse4Plus2 Put4Fuse4Plus1) (Fuse4Plus3 Put5Fuse4Plus1) (Fuse4Plus4 Put6Fuse4Plus1)
        (Fuse5Plus0 Put5Fuse5Plus1) (Fuse5Plus1 Put6Fuse5Plus1) (Fuse5Plus2 Put7Fuse5Plus1) (Fuse5Plus3 Put8Fuse5Plus1) (Fuse5Plus4 Put9Fuse5Plus1) (Fuse5Plus5 Put0Fuse5Plus2)
        (Fuse6Plus0 Put8Fuse6Plus1) (Fuse6Plus1 Put9Fuse6Plus1) (Fuse6Plus2 Put0Fuse6Plus2) (Fuse6Plus3 Put1Fuse6Plus2) (Fuse6Plus4 Put2Fuse6Plus2) (Fuse6Plus5 Put3Fuse6Plus2) (Fuse6Plus6 Put4Fuse6Plus2)
        (Fuse7Plus0 Put1Fuse7Plus2) (Fuse7Plus1 Put2Fuse7Plus2) (Fuse7Plus2 Put3Fuse7Plus2) (Fuse7Plus3 Put4Fuse7Plus2) (Fuse7Plus4 Put5Fuse7Plus2) (Fuse7Plus5 Put6Fuse7Plus2) (Fuse7Plus6 Put7Fuse7Plus2) (Fuse7Plus7 Put8Fuse7Plus2)
        (Fuse8Plus0 Put4Fuse8Plus2) (Fuse8Plus1 Put5Fuse8Plus2) (Fuse8Plus2 Put6Fuse8Plus2) (Fuse8Plus3 Put7Fuse8Plus2) (Fuse8Plus4 Put8Fuse8Plus2) (Fuse8Plus5 Put9Fuse8Plus2) (Fuse8Plus6 Put0Fuse8Plus3) (Fuse8Plus7 Put1Fuse8Plus3) (Fuse8Plus8 Put2Fuse8Plus3)
        (Fuse9Plus0 Put7Fuse9Plus2) (Fuse9Plus1 Put8Fuse9Plus2) (Fuse9Plus2 Put9Fuse9Plus2) (Fuse9Plus3 Put0Fuse9Plus3) (Fuse9Plus4 Put1Fuse9Plus3) (Fuse9Plus5 Put2Fuse9Plus3) (Fuse9Plus6 Put3Fuse9Plus3) (Fuse9Plus7 Put4Fuse9Plus3) (Fuse9Plus8 Put5Fuse9Plus3) (Fuse9Plus9 Put6Fuse9Plus3);
    put (stay 0 X3) (stay 1 X4) (stay 2 X5) (stay 3 X6) (stay 4 X7) (stay 5 X8) (stay 6 X9) (carry 7 X0) (carry 8 X1) (carry 9 X2);
    half (HalfOver0 P5) (HalfOver1 P5) (HalfOver2 P6) (HalfOver3 P6) (HalfOver4 P7) (HalfOver5 P7) (HalfOver6 P8) (HalfOver7 P8) (HalfOver8 P9) (HalfOver9 P9);
    units (Units0 T30) (Units1 T31) (Units2 T32) (Units3 T33) (Units4 T34) (Units5 T35) (Units6 T36) (Units7 T37) (Units8 T38) (Units9 T39);
    groups (T00 300) (T01 301) (T02 302) (T03 303) (T04 304) (T05 305) (T06 306) (T07 307) (T08 308) (T09 309)
        (T10 310) (T11 311) (T12 312) (T13 313) (T14 314) (T15 315) (T16 316) (T17 317) (T18 318) (T19 319)
        (T20 320) (T21 321) (T22 322) (T23 323) (T24 324) (T25 325) (T26 326) (T27 327) (T28 328) (T29 329)
        (T30 330) (T31 331) (T32 332) (T33 333) (T34 334) (T35 335) (T36 336) (T37 337) (T38 338) (T39 339)
        (T40 340) (T41 341) (T42 342) (T43 343) (T44 344) (T45 345) (T46 346) (T47 347) (T48 348) (T49 349)
        (T50 350) (T51 351) (T52 352) (T53 353) (T54 354) (T55 355) (T56 356) (T57 357) (T58 358) (T59 359)
        (T60 360) (T61 361) (T62 362) (T63 363) (T64 364) (T65 365) (T66 366) (T67 367) (T68 368) (T69 369)
        (T70 370) (T71 371) (T72 372) (T73 373) (T74 374) (T75 375) (T76 376) (T77 377) (T78 378) (T79 379)
        (T80 380) (T81 381) (T82 382) (T83 383) (T84 384) (T85 385) (T86 386) (T87 387) (T88 388) (T89 389)
        (T90 390) (T91 391) (T92 392) (T93 393) (T94 394) (T95 395) (T96 396) (T97 397) (T98 398) (T99 399);
}
digit! { X4 4 B0
    own Push4 AddTo4 AddCarryTo4 SubFrom4 SubBorrowFrom4 CmpFrom4 CmpLessFrom4 CmpGreaterFrom4 EqTo4 Below4 HalfOver4 Units4;
    one False, False; succ X5<R>; pred P3<R>;
    add (AddTo0 X4 Add) (AddTo1 X5 Add) (AddTo2 X6 Add) (AddTo3 X7 Add) (AddTo4 X8 Add) (AddTo5 X9 Add) (AddTo6 X0 AddCarry) (AddTo7 X1 AddCarry) (AddTo8 X2 AddCarry) (AddTo9 X3 AddCarry)
        (AddCarryTo0 X5 Add) (AddCarryTo1 X6 Add) (AddCarryTo2 X7 Add) (AddCarryTo3 X8 Add) (AddCarryTo4 X9 Add) (AddCarryTo5 X0 AddCarry) (AddCarryTo6 X1 AddCarry) (AddCarryTo7 X2 AddCarry) (AddCarryTo8 X3 AddCarry) (AddCarryTo9 X4 AddCarry);
    sub (SubFrom0 P6 SubBorrow) (SubFrom1 P7 SubBorrow) (SubFrom2 P8 SubBorrow) (SubFrom3 P9 SubBorrow) (SubFrom4 P0 Sub) (SubFrom5 P1 Sub) (SubFrom6 P2 Sub) (SubFrom7 P3 Sub) (SubFrom8 P4 Sub) (SubFrom9 P5 Sub)
        (SubBorrowFrom0 P5 SubBorrow) (SubBorrowFrom1 P6 SubBorrow) (SubBorrowFrom2 P7 SubBorrow) (SubBorrowFrom3 P8 SubBorrow) (SubBorrowFrom4 P9 SubBorrow) (SubBorrowFrom5 P0 Sub) (SubBorrowFrom6 P1 Sub) (SubBorrowFrom7 P2 Sub) (SubBorrowFrom8 P3 Sub) (SubBorrowFrom9 P4 Sub);
    cmp (CmpFrom0 CmpLess) (CmpFrom1 CmpLess) (CmpFrom2 CmpLess) (CmpFrom3 CmpLess) (CmpFrom4 Cmp) (CmpFrom5 CmpGreater) (CmpFrom6 CmpGreater) (CmpFrom7 CmpGreater) (CmpFrom8 CmpGreater) (CmpFrom9 CmpGreater)
        (CmpLessFrom0 CmpLess) (CmpLessFrom1 CmpLess) (CmpLessFrom2 CmpLess) (CmpLessFrom3 CmpLess) (CmpLessFrom4 CmpLess) (CmpLessFrom5 CmpGreater) (CmpLessFrom6 CmpGreater) (CmpLessFrom7 CmpGreater) (CmpLessFrom8 CmpGreater) (CmpLessFrom9 CmpGreater)
        (CmpGreaterFrom0 CmpLess) (CmpGreaterFrom1 CmpLess) (CmpGreaterFrom2 CmpLess) (CmpGreaterFrom3 CmpLess) (CmpGreaterFrom4 CmpGreater) (CmpGreaterFrom5 CmpGreater) (CmpGreaterFrom6 CmpGreater) (CmpGreaterFrom7 CmpGreater) (CmpGreaterFrom8 CmpGreater) (CmpGreaterFrom9 CmpGreater);
    ne EqTo0 EqTo1 EqTo2 EqTo3 EqTo5 EqTo6 EqTo7 EqTo8 EqTo9;
    scale (Scale2Plus0 X8 Scale2Plus0) (Scale2Plus1 X9 Scale2Plus0) (Scale2Plus2 X0 Scale2Plus1)
        (Scale3Plus0 X2 Scale3Plus1) (Scale3Plus1 X3 Scale3Plus1) (Scale3Plus2 X4 Scale3Plus1) (Scale3Plus3 X5 Scale3Plus1)
        (Scale4Plus0 X6 Scale4Plus1) (Scale4Plus1 X7 Scale4Plus1) (Scale4Plus2 X8 Scale4Plus1) (Scale4Plus3 X9 Scale4Plus1) (Scale4Plus4 X0 Scale4Plus2)
        (Scale5Plus0 X0 Scale5Plus2) (Scale5Plus1 X1 Scale5Plus2) (Scale5Plus2 X2 Scale5Plus2) (Scale5Plus3 X3 Scale5Plus2) (Scale5Plus4 X4 Scale5Plus2) (Scale5Plus5 X5 Scale5Plus2)
        (Scale6Plus0 X4 Scale6Plus2) (Scale6Plus1 X5 Scale6Plus2) (Scale6Plus2 X6 Scale6Plus2) (Scale6Plus3 X7 Scale6Plus2) (Scale6Plus4 X8 Scale6Plus2) (Scale6Plus5 X9 Scale6Plus2) (Scale6Plus6 X0 Scale6Plus3)
        (Scale7Plus0 X8 Scale7Plus2) (Scale7Plus1 X9 Scale7Plus2) (Scale7Plus2 X0 Scale7Plus3) (Scale7Plus3 X1 Scale7Plus3) (Scale7Plus4 X2 Scale7Plus3) (Scale7Plus5 X3 Scale7Plus3) (Scale7Plus6 X4 Scale7Plus3) (Scale7Plus7 X5 Scale7Plus3)
        (Scale8Plus0 X2 Scale8Plus3) (Scale8Plus1 X3 Scale8Plus3) (Scale8Plus2 X4 Scale8Plus3) (Scale8Plus3 X5 Scale8Plus3) (Scale8Plus4 X6 Scale8Plus3) (Scale8Plus5 X7 Scale8Plus3) (Scale8Plus6 X8 Scale8Plus3) (Scale8Plus7 X9 Scale8Plus3) (Scale8Plus8 X0 Scale8Plus4)
        (Scale9Plus0 X6 Scale9Plus3) (Scale9Plus1 X7 Scale9Plus3) (Scale9Plus2 X8 Scale9Plus3) (Scale9Plus3 X9 Scale9Plus3) (Scale9Plus4 X0 Scale9Plus4) (Scale9Plus5 X1 Scale9Plus4) (Scale9Plus6 X2 Scale9Plus4) (Scale9Plus7 X3 Scale9Plus4) (Scale9Plus8 X4 Scale9Plus4) (Scale9Plus9 X5 Scale9Plus4);
    times (Times2 X8 Fuse2Plus0) (Times3 X2 Fuse3Plus1) (Times4 X6 Fuse4Plus1) (Times5 X0 Fuse5Plus2) (Times6 X4 Fuse6Plus2) (Times7 X8 Fuse7Plus2) (Times8 X2 Fuse8Plus3) (Times9 X6 Fuse9Plus3);
    fuse (Fuse2Plus0 Put8Fuse2Plus0) (Fuse2Plus1 Put9Fuse2Plus0) (Fuse2Plus2 Put0Fuse2Plus1)
        (Fuse3Plus0 Put2Fuse3Plus1) (Fuse3Plus1 Put3Fuse3Plus1) (Fuse3Plus2 Put4Fuse3Plus1) (Fuse3Plus3 Put5Fuse3Plus1)
        (Fuse4Plus0 Put6Fuse4Plus1) (Fuse4Plus1 Put7Fuse4Plus1) (Fuse4Plus2 Put8Fuse4Plus1) (Fuse4Plus3 Put9Fuse4Plus1) (Fuse4Plus4 Put0Fuse4Plus2)
        (Fuse5Plus0 Put0Fuse5Plus2) (Fuse5Plus1 Put1Fuse5Plus2) (Fuse5Plus2 Put2Fuse5Plus2) (Fuse5Plus3 Put3Fuse5Plus2) (Fuse5Plus4 Put4Fuse5Plus2) (Fuse5Plus5 Put5Fuse5Plus2)
        (Fuse6Plus0 Put4Fuse6Plus2) (Fuse6Plus1 Put5Fuse6Plus2) (Fuse6Plus2 Put6Fuse6Plus2) (Fuse6Plus3 Put7Fuse6Plus2) (Fuse6Plus4 Put8Fuse6Plus2) (Fuse6Plus5 Put9Fuse6Plus2) (Fuse6Plus6 Put0Fuse6Plus3)
        (Fuse7Plus0 Put8Fuse7Plus2) (Fuse7Plus1 Put9Fuse7Plus2) (Fuse7Plus2 Put0Fuse7Plus3) (Fuse7Plus3 Put1Fuse7Plus3) (Fuse7Plus4 Put2Fuse7Plus3) (Fuse7Plus5 Put3Fuse7Plus3) (Fuse7Plus6 Put4Fuse7Plus3) (Fuse7Plus7 Put5Fuse7Plus3)
        (Fuse8Plus0 Put2Fuse8Plus3) (Fuse8Plus1 Put3Fuse8Plus3) (Fuse8Plus2 Put4Fuse8Plus3) (Fuse8Plus3 Put5Fuse8Plus3) (Fuse8Plus4 Put6Fuse8Plus3) (Fuse8Plus5 Put7Fuse8Plus3) (Fuse8Plus6 Put8Fuse8Plus3) (Fuse8Plus7 Put9Fuse8Plus3) (Fuse8Plus8 Put0Fuse8Plus4)
        (Fuse9Plus0 Put6Fuse9Plus3) (Fuse9Plus1 Put7Fuse9Plus3) (Fuse9Plus2 Put8Fuse9Plus3) (Fuse9Plus3 Put9Fuse9Plus3) (Fuse9Plus4 Put0Fuse9Plus4) (Fuse9Plus5 Put1Fuse9Plus4) (Fuse9Plus6 Put2Fuse9Plus4) (Fuse9Plus7 Put3Fuse9Plus4) (Fuse9Plus8 Put4Fuse9Plus4) (Fuse9Plus9 Put5Fuse9Plus4);
    put (stay 0 X4) (stay 1 X5) (stay 2 X6) (stay 3 X7) (stay 4 X8) (stay 5 X9) (carry 6 X0) (carry 7 X1) (carry 8 X2) (carry 9 X3);
    half (HalfOver0 P0) (HalfOver1 P0) (HalfOver2 P1) (HalfOver3 P1) (HalfOver4 P2) (HalfOver5 P2) (HalfOver6 P3) (HalfOver7 P3) (HalfOver8 P4) (HalfOver9 P4);
    units (Units0 T40) (Units1 T41) (Units2 T42) (Units3 T43) (Units4 T44) (Units5 T45) (Units6 T46) (Units7 T47) (Units8 T48) (Units9 T49);
    groups (T00 400) (T01 401) (T02 402) (T03 403) (T04 404) (T05 405) (T06 406) (T07 407) (T08 408) (T09 409)
        (T10 410) (T11 411) (T12 412) (T13 413) (T14 414) (T15 415) (T16 416) (T17 417) (T18 418) (T19 419)
        (T20 420) (T21 421) (T22 422) (T23 423) (T24 424) (T25 425) (T26 426) (T27 427) (T28 428) (T29 429)
        (T30 430) (T31 431) (T32 432) (T33 433) (T34 434) (T35 435) (T36 436) (T37 437) (T38 438) (T39 439)
        (T40 440) (T41 441) (T42 442) (T43 443) (T44 444) (T45 445) (T46 446) (T47 447) (T48 448) (T49 449)
        (T50 450) (T51 451) (T52 452) (T53 453) (T54 454) (T55 455) (T56 456) (T57 457) (T58 458) (T59 459)
        (T60 460) (T61 461) (T62 462) (T63 463) (T64 464) (T65 465) (T66 466) (T67 467) (T68 468) (T69 469)
        (T70 470) (T71 471) (T72 472) (T73 473) (T74 474) (T75 475) (T76 476) (T77 477) (T78 478) (T79 479)
        (T80 480) (T81 481) (T82 482) (T83 483) (T84 484) (T85 485) (T86 486) (T87 487) (T88 488) (T89 489)
        (T90 490) (T91 491) (T92 492) (T93 493) (T94 494) (T95 495) (T96 496) (T97 497) (T98 498) (T99 499);
}
digit! { X5 5 B1
    own Push5 AddTo5 AddCarryTo5 SubFrom5 SubBorrowFrom5 CmpFrom5 CmpLessFrom5 CmpGreaterFrom5 EqTo5 Below5 HalfOver5 Units5;
    one False, False; succ X6<R>; pred P4<R>;
    add (AddTo0 X5 Add) (AddTo1 X6 Add) (AddTo2 X7 Add) (AddTo3 X8 Add) (AddTo4 X9 Add) (AddTo5 X0 AddCarry) (AddTo6 X1 AddCarry) (AddTo7 X2 AddCarry) (AddTo8 X3 AddCarry) (AddTo9 X4 AddCarry)
        (AddCarryTo0 X6 Add) (AddCarryTo1 X7 Add) (AddCarryTo2 X8 Add) (AddCarryTo3 X9 Add) (AddCarryTo4 X0 AddCarry) (AddCarryTo5 X1 AddCarry) (AddCarryTo6 X2 AddCarry) (AddCarryTo7 X3 AddCarry) (AddCarryTo8 X4 AddCarry) (AddCarryTo9 X5 AddCarry);
    sub (SubFrom0 P5 SubBorrow) (SubFrom1 P6 SubBorrow) (SubFrom2 P7 SubBorrow) (SubFrom3 P8 SubBorrow) (SubFrom4 P9 SubBorrow) (SubFrom5 P0 Sub) (SubFrom6 P1 Sub) (SubFrom7 P2 Sub) (SubFrom8 P3 Sub) (SubFrom9 P4 Sub)
        (SubBorrowFrom0 P4 SubBorrow) (SubBorrowFrom1 P5 SubBorrow) (SubBorrowFrom2 P6 SubBorrow) (SubBorrowFrom3 P7 SubBorrow) (SubBorrowFrom4 P8 SubBorrow) (SubBorrowFrom5 P9 SubBorrow) (SubBorrowFrom6 P0 Sub) (SubBorrowFrom7 P1 Sub) (SubBorrowFrom8 P2 Sub) (SubBorrowFrom9 P3 Sub);
    cmp (CmpFrom0 CmpLess) (CmpFrom1 CmpLess) (CmpFrom2 CmpLess) (CmpFrom3 CmpLess) (CmpFrom4 CmpLess) (CmpFrom5 Cmp) (CmpFrom6 CmpGreater) (CmpFrom7 CmpGreater) (CmpFrom8 CmpGreater) (CmpFrom9 CmpGreater)
        (CmpLessFrom0 CmpLess) (CmpLessFrom1 CmpLess) (CmpLessFrom2 CmpLess) (CmpLessFrom3 CmpLess) (CmpLessFrom4 CmpLess) (CmpLessFrom5 CmpLess) (CmpLessFrom6 CmpGreater) (CmpLessFrom7 CmpGreater) (CmpLessFrom8 CmpGreater) (CmpLessFrom9 CmpGreater)
        (CmpGreaterFrom0 CmpLess) (CmpGreaterFrom1 CmpLess) (CmpGreaterFrom2 CmpLess) (CmpGreaterFrom3 CmpLess) (CmpGreaterFrom4 CmpLess) (CmpGreaterFrom5 CmpGreater) (CmpGreaterFrom6 CmpGreater) (CmpGreaterFrom7 CmpGreater) (CmpGreaterFrom8 CmpGreater) (CmpGreaterFrom9 CmpGreater);
    ne EqTo0 EqTo1 EqTo2 EqTo3 EqTo4 EqTo6 EqTo7 EqTo8 EqTo9;
    scale (Scale2Plus0 X0 Scale2Plus1) (Scale2Plus1 X1 Scale2Plus1) (Scale2Plus2 X2 Scale2Plus1)
        (Scale3Plus0 X5 Scale3Plus1) (Scale3Plus1 X6 Scale3Plus1) (Scale3Plus2 X7 Scale3Plus1) (Scale3Plus3 X8 Scale3Plus1)
        (Scale4Plus0 X0 Scale4Plus2) (Scale4Plus1 X1 Scale4Plus2) (Scale4Plus2 X2 Scale4Plus2) (Scale4Plus3 X3 Scale4Plus2) (Scale4Plus4 X4 Scale4Plus2)
        (Scale5Plus0 X5 Scale5Plus2) (Scale5Plus1 X6 Scale5Plus2) (Scale5Plus2 X7 Scale5Plus2) (Scale5Plus3 X8 Scale5Plus2) (Scale5Plus4 X9 Scale5Plus2) (Scale5Plus5 X0 Scale5Plus3)
        (Scale6Plus0 X0 Scale6Plus3) (Scale6Plus1 X1 Scale6Plus3) (Scale6Plus2 X2 Scale6Plus3) (Scale6Plus3 X3 Scale6Plus3) (Scale6Plus4 X4 Scale6Plus3) (Scale6Plus5 X5 Scale6Plus3) (Scale6Plus6 X6 Scale6Plus3)
        (Scale7Plus0 X5 Scale7Plus3) (Scale7Plus1 X6 Scale7Plus3) (Scale7Plus2 X7 Scale7Plus3) (Scale7Plus3 X8 Scale7Plus3) (Scale7Plus4 X9 Scale7Plus3) (Scale7Plus5 X0 Scale7Plus4) (Scale7Plus6 X1 Scale7Plus4) (Scale7Plus7 X2 Scale7Plus4)
        (Scale8Plus0 X0 Scale8Plus4) (Scale8Plus1 X1 Scale8Plus4) (Scale8Plus2 X2 Scale8Plus4) (Scale8Plus3 X3 Scale8Plus4) (Scale8Plus4 X4 Scale8Plus4) (Scale8Plus5 X5 Scale8Plus4) (Scale8Plus6 X6 Scale8Plus4) (Scale8Plus7 X7 Scale8Plus4) (Scale8Plus8 X8 Scale8Plus4)
        (Scale9Plus0 X5 Scale9Plus4) (Scale9Plus1 X6 Scale9Plus4) (Scale9Plus2 X7 Scale9Plus4) (Scale9Plus3 X8 Scale9Plus4) (Scale9Plus4 X9 Scale9Plus4) (Scale9Plus5 X0 Scale9Plus5) (Scale9Plus6 X1 Scale9Plus5) (Scale9Plus7 X2 Scale9Plus5) (Scale9Plus8 X3 Scale9Plus5) (Scale9Plus9 X4 Scale9Plus5);
    times (Times2 X0 Fuse2Plus1) (Times3 X5 Fuse3Plus1) (Times4 X0 Fuse4Plus2) (Times5 X5 Fuse5Plus2) (Times6 X0 Fuse6Plus3) (Times7 X5 Fuse7Plus3) (Times8 X0 Fuse8Plus4) (Times9 X5 Fuse9Plus4);
    fuse (Fuse2Plus0 Put0Fuse2Plus1) (Fuse2Plus1 Put1Fuse2Plus1) (Fuse2Plus2 Put2Fuse2Plus1)
        (Fuse3Plus0 Put5Fuse3Plus1) (Fuse3Plus1 Put6Fuse3Plus1) (Fuse3Plus2 Put7Fuse3Plus1) (Fuse3Plus3 Put8Fuse3Plus1)
        (Fuse4Plus0 Put0Fuse4Plus2) (Fuse4Plus1 Put1Fuse4Plus2) (Fuse4Plus2 Put2Fuse4Plus2) (Fuse4Plus3 Put3Fuse4Plus2) (Fuse4Plus4 Put4Fuse4Plus2)
        (Fuse5Plus0 Put5Fuse5Plus2) (Fuse5Plus1 Put6Fuse5Plus2) (Fuse5Plus2 Put7Fuse5Plus2) (Fuse5Plus3 Put8Fuse5Plus2) (Fuse5Plus4 Put9Fuse5Plus2) (Fuse5Plus5 Put0Fuse5Plus3)
        (Fuse6Plus0 Put0Fuse6Plus3) (Fuse6Plus1 Put1Fuse6Plus3) (Fuse6Plus2 Put2Fuse6Plus3) (Fuse6Plus3 Put3Fuse6Plus3) (Fuse6Plus4 Put4Fuse6Plus3) (Fuse6Plus5 Put5Fuse6Plus3) (Fuse6Plus6 Put6Fuse6Plus3)
        (Fuse7Plus0 Put5Fuse7Plus3) (Fuse7Plus1 Put6Fuse7Plus3) (Fuse7Plus2 Put7Fuse7Plus3) (Fuse7Plus3 Put8Fuse7Plus3) (Fuse7Plus4 Put9Fuse7Plus3) (Fuse7Plus5 Put0Fuse7Plus4) (Fuse7Plus6 Put1Fuse7Plus4) (Fuse7Plus7 Put2Fuse7Plus4)
        (Fuse8Plus0 Put0Fuse8Plus4) (Fuse8Plus1 Put1Fuse8Plus4) (Fuse8Plus2 Put2Fuse8Plus4) (Fuse8Plus3 Put3Fuse8Plus4) (Fuse8Plus4 Put4Fuse8Plus4) (Fuse8Plus5 Put5Fuse8Plus4) (Fuse8Plus6 Put6Fuse8Plus4) (Fuse8Plus7 Put7Fuse8Plus4) (Fuse8Plus8 Put8Fuse8Plus4)
        (Fuse9Plus0 Put5Fuse9Plus4) (Fuse9Plus1 Put6Fuse9Plus4) (Fuse9Plus2 Put7Fuse9Plus4) (Fuse9Plus3 Put8Fuse9Plus4) (Fuse9Plus4 Put9Fuse9Plus4) (Fuse9Plus5 Put0Fuse9Plus5) (Fuse9Plus6 Put1Fuse9Plus5) (Fuse9Plus7 Put2Fuse9Plus5) (Fuse9Plus8 Put3Fuse9Plus5) (Fuse9Plus9 Put4Fuse9Plus5);
    put (stay 0 X5) (stay 1 X6) (stay 2 X7) (stay 3 X8) (stay 4 X9) (carry 5 X0) (carry 6 X1) (carry 7 X2) (carry 8 X3) (carry 9 X4);
    half (HalfOver0 P5) (HalfOver1 P5) (HalfOver2 P6) (HalfOver3 P6) (HalfOver4 P7) (HalfOver5 P7) (HalfOver6 P8) (HalfOver7 P8) (HalfOver8 P9) (HalfOver9 P9);
    units (Units0 T50) (Units1 T51) (Units2 T52) (Units3 T53) (Units4 T54) (Units5 T55) (Units6 T56) (Units7 T57) (Units8 T58) (Units9 T59);
    groups (T00 500) (T01 501) (T02 502) (T03 503) (T04 504) (T05 505) (T06 506) (T07 507) (T08 508) (T09 509)
        (T10 510) (T11 511) (T12 512) (T13 513) (T14 514) (T15 515) (T16 516) (T17 517) (T18 518) (T19 519)
        (T20 520) (T21 521) (T22 522) (T23 523) (T24 524) (T25 525) (T26 526) (T27 527) (T28 528) (T29 529)
        (T30 530) (T31 531) (T32 532) (T33 533) (T34 534) (T35 535) (T36 536) (T37 537) (T38 538) (T39 539)
        (T40 540) (T41 541) (T42 542) (T43 543) (T44 544) (T45 545) (T46 546) (T47 547) (T48 548) (T49 549)
        (T50 550) (T51 551) (T52 552) (T53 553) (T54 554) (T55 555) (T56 556) (T57 557) (T58 558) (T59 559)
        (T60 560) (T61 561) (T62 562) (T63 563) (T64 564) (T65 565) (T66 566) (T67 567) (T68 568) (T69 569)
        (T70 570) (T71 571) (T72 572) (T73 573) (T74 574) (T75 575) (T76 576) (T77 577) (T78 578) (T79 579)
        (T80 580) (T81 581) (T82 582) (T83 583) (T84 584) (T85 585) (T86 586) (T87 587) (T88 588) (T89 589)
        (T90 590) (T91 591) (T92 592) (T93 593) (T94 594) (T95 595) (T96 596) (T97 597) (T98 598) (T99 599);
}
digit! { X6 6 B0
    own Push6 AddTo6 AddCarryTo6 SubFrom6 SubBorrowFrom6 CmpFrom6 CmpLessFrom6 CmpGreaterFrom6 EqTo6 Below6 HalfOver6 Units6;
    one False, False; succ X7<R>; pred P5<R>;
    add (AddTo0 X6 Add) (AddTo1 X7 Add) (AddTo2 X8 Add) (AddTo3 X9 Add) (AddTo4 X0 AddCarry) (AddTo5 X1 AddCarry) (AddTo6 X2 AddCarry) (AddTo7 X3 AddCarry) (AddTo8 X4 AddCarry) (AddTo9 X5 AddCarry)
        (AddCarryTo0 X7 Add) (AddCarryTo1 X8 Add) (AddCarryTo2 X9 Add) (AddCarryTo3 X0 AddCarry) (AddCarryTo4 X1 AddCarry) (AddCarryTo5 X2 AddCarry) (AddCarryTo6 X3 AddCarry) (AddCarryTo7 X4 AddCarry) (AddCarryTo8 X5 AddCarry) (AddCarryTo9 X6 AddCarry);
    sub (SubFrom0 P4 SubBorrow) (SubFrom1 P5 SubBorrow) (SubFrom2 P6 SubBorrow) (SubFrom3 P7 SubBorrow) (SubFrom4 P8 SubBorrow) (SubFrom5 P9 SubBorrow) (SubFrom6 P0 Sub) (SubFrom7 P1 Sub) (SubFrom8 P2 Sub) (SubFrom9 P3 Sub)
        (SubBorrowFrom0 P3 SubBorrow) (SubBorrowFrom1 P4 SubBorrow) (SubBorrowFrom2 P5 SubBorrow) (SubBorrowFrom3 P6 SubBorrow) (SubBorrowFrom4 P7 SubBorrow) (SubBorrowFrom5 P8 SubBorrow) (SubBorrowFrom6 P9 SubBorrow) (SubBorrowFrom7 P0 Sub) (SubBorrowFrom8 P1 Sub) (SubBorrowFrom9 P2 Sub);
    cmp (CmpFrom0 CmpLess) (CmpFrom1 CmpLess) (CmpFrom2 CmpLess) (CmpFrom3 CmpLess) (CmpFrom4 CmpLess) (CmpFrom5 CmpLess) (CmpFrom6 Cmp) (CmpFrom7 CmpGreater) (CmpFrom8 CmpGreater) (CmpFrom9 CmpGreater)
        (CmpLessFrom0 CmpLess) (CmpLessFrom1 CmpLess) (CmpLessFrom2 CmpLess) (CmpLessFrom3 CmpLess) (CmpLessFrom4 CmpLess) (CmpLessFrom5 CmpLess) (CmpLessFrom6 CmpLess) (CmpLessFrom7 CmpGreater) (CmpLessFrom8 CmpGreater) (CmpLessFrom9 CmpGreater)
        (CmpGreaterFrom0 CmpLess) (CmpGreaterFrom1 CmpLess) (CmpGreaterFrom2 CmpLess) (CmpGreaterFrom3 CmpLess) (CmpGreaterFrom4 CmpLess) (CmpGreaterFrom5 CmpLess) (CmpGreaterFrom6 CmpGreater) (CmpGreaterFrom7 CmpGreater) (CmpGreaterFrom8 CmpGreater) (CmpGreaterFrom9 CmpGreater);
    ne EqTo0 EqTo1 EqTo2 EqTo3 EqTo4 EqTo5 EqTo7 EqTo8 EqTo9;
    scale (Scale2Plus0 X2 Scale2Plus1) (Scale2Plus1 X3 Scale2Plus1) (Scale2Plus2 X4 Scale2Plus1)
        (Scale3Plus0 X8 Scale3Plus1) (Scale3Plus1 X9 Scale3Plus1) (Scale3Plus2 X0 Scale3Plus2) (Scale3Plus3 X1 Scale3Plus2)
        (Scale4Plus0 X4 Scale4Plus2) (Scale4Plus1 X5 Scale4Plus2) (Scale4Plus2 X6 Scale4Plus2) (Scale4Plus3 X7 Scale4Plus2) (Scale4Plus4 X8 Scale4Plus2)
        (Scale5Plus0 X0 Scale5Plus3) (Scale5Plus1 X1 Scale5Plus3) (Scale5Plus2 X2 Scale5Plus3) (Scale5Plus3 X3 Scale5Plus3) (Scale5Plus4 X4 Scale5Plus3) (Scale5Plus5 X5 Scale5Plus3)
        (Scale6Plus0 X6 Scale6Plus3) (Scale6Plus1 X7 Scale6Plus3) (Scale6Plus2 X8 Scale6Plus3) (Scale6Plus3 X9 Scale6Plus3) (Scale6Plus4 X0 Scale6Plus4) (Scale6Plus5 X1 Scale6Plus4) (Scale6Plus6 X2 Scale6Plus4)
        (Scale7Plus0 X2 Scale7Plus4) (Scale7Plus1 X3 Scale7Plus4) (Scale7Plus2 X4 Scale7Plus4) (Scale7Plus3 X5 Scale7Plus4) (Scale7Plus4 X6 Scale7Plus4) (Scale7Plus5 X7 Scale7Plus4) (Scale7Plus6 X8 Scale7Plus4) (Scale7Plus7 X9 Scale7Plus4)
        (Scale8Plus0 X8 Scale8Plus4) (Scale8Plus1 X9 Scale8Plus4) (Scale8Plus2 X0 Scale8Plus5) (Scale8Plus3 X1 Scale8Plus5) (Scale8Plus4 X2 Scale8Plus5) (Scale8Plus5 X3 Scale8Plus5) (Scale8Plus6 X4 Scale8Plus5) (Scale8Plus7 X5 Scale8Plus5) (Scale8Plus8 X6 Scale8Plus5)
        (Scale9Plus0 X4 Scale9Plus5) (Scale9Plus1 X5 Scale9Plus5) (Scale9Plus2 X6 Scale9Plus5) (Scale9Plus3 X7 Scale9Plus5) (Scale9Plus4 X8 Scale9Plus5) (Scale9Plus5 X9 Scale9Plus5) (Scale9Plus6 X0 Scale9Plus6) (Scale9Plus7 X1 Scale9Plus6) (Scale9Plus8 X2 Scale9Plus6) (Scale9Plus9 X3 Scale9Plus6);
    times (Times2 X2 Fuse2Plus1) (Times3 X8 Fuse3Plus1) (Times4 X4 Fuse4Plus2) (Times5 X0 Fuse5Plus3) (Times6 X6 Fuse6Plus3) (Times7 X2 Fuse7Plus4) (Times8 X8 Fuse8Plus4) (Times9 X4 Fuse9Plus5);
    fuse (Fuse2Plus0 Put2Fuse2Plus1) (Fuse2Plus1 Put3Fuse2Plus1) (Fuse2Plus2 Put4Fuse2Plus1)
        (Fuse3Plus0 Put8Fuse3Plus1) (Fuse3Plus1 Put9Fuse3Plus1) (Fuse3Plus2 Put0Fuse3Plus2) (Fuse3Plus3 Put1Fuse3Plus2)
        (Fuse4Plus0 Put4Fuse4Plus2) (Fuse4Plus1 Put5Fuse4Plus2) (Fuse4Plus2 Put6Fuse4Plus2) (Fuse4Plus3 Put7Fuse4Plus2) (Fuse4Plus4 Put8Fuse4Plus2)
        (Fuse5Plus0 Put0Fuse5Plus3) (Fuse5Plus1 Put1Fuse5Plus3) (Fuse5Plus2 Put2Fuse5Plus3) (Fuse5Plus3 Put3Fuse5Plus3) (Fuse5Plus4 Put4Fuse5Plus3) (Fuse5Plus5 Put5Fuse5Plus3)
        (Fuse6Plus0 Put6Fuse6Plus3) (Fuse6Plus1 Put7Fuse6Plus3) (Fuse6Plus2 Put8Fuse6Plus3) (Fuse6Plus3 Put9Fuse6Plus3) (Fuse6Plus4 Put0Fuse6Plus4) (Fuse6Plus5 Put1Fuse6Plus4) (Fuse6Plus6 Put2Fuse6Plus4)
        (Fuse7Plus0 Put2Fuse7Plus4) (Fuse7Plus1 Put3Fuse7Plus4) (Fuse7Plus2 Put4Fuse7Plus4) (Fuse7Plus3 Put5Fuse7Plus4) (Fuse7Plus4 Put6Fuse7Plus4) (Fuse7Plus5 Put7Fuse7Plus4) (Fuse7Plus6 Put8Fuse7Plus4) (Fuse7Plus7 Put9Fuse7Plus4)
        (Fuse8Plus0 Put8Fuse8Plus4) (Fuse8Plus1 Put9Fuse8Plus4) (Fuse8Plus2 Put0Fuse8Plus5) (Fuse8Plus3 Put1Fuse8Plus5) (Fuse8Plus4 Put2Fuse8Plus5) (Fuse8Plus5 Put3Fuse8Plus5) (Fuse8Plus6 Put4Fuse8Plus5) (Fuse8Plus7 Put5Fuse8Plus5) (Fuse8Plus8 Put6Fuse8Plus5)
        (Fuse9Plus0 Put4Fuse9Plus5) (Fuse9Plus1 Put5Fuse9Plus5) (Fuse9Plus2 Put6Fuse9Plus5) (Fuse9Plus3 Put7Fuse9Plus5) (Fuse9Plus4 Put8Fuse9Plus5) (Fuse9Plus5 Put9Fuse9Plus5) (Fuse9Plus6 Put0Fuse9Plus6) (Fuse9Plus7 Put1Fuse9Plus6) (Fuse9Plus8 Put2Fuse9Plus6) (Fuse9Plus9 Put3Fuse9Plus6);
    put (stay 0 X6) (stay 1 X7) (stay 2 X8) (stay 3 X9) (carry 4 X0) (carry 5 X1) (carry 6 X2) (carry 7 X3) (carry 8 X4) (carry 9 X5);
    half (HalfOver0 P0) (HalfOver1 P0) (HalfOver2 P1) (HalfOver3 P1) (HalfOver4 P2) (HalfOver5 P2) (HalfOver6 P3) (HalfOver7 P3) (HalfOver8 P4) (HalfOver9 P4);
    units (Units0 T60) (Units1 T61) (Units2 T62) (Units3 T63) (Units4 T64) (Units5 T65) (Units6 T66) (Units7 T67) (Units8 T68) (Units9 T69);
    groups (T00 600) (T01 601) (T02 602) (T03 603) (T04 604) (T05 605) (T06 606) (T07 607) (T08 608) (T09 609)
        (T10 610) (T11 611) (T12 612) (T13 613) (T14 614) (T15 615) (T16 616) (T17 617) (T18 618) (T19 619)
        (T20 620) (T21 621) (T22 622) (T23 623) (T24 624) (T25 625) (T26 626) (T27 627) (T28 628) (T29 629)
        (T30 630) (T31 631) (T32 632) (T33 633) (T34 634) (T35 635) (T36 636) (T37 637) (T38 638) (T39 639)
        (T40 640) (T41 641) (T42 642) (T43 643) (T44 644) (T45 645) (T46 646) (T47 647) (T48 648) (T49 649)
        (T50 650) (T51 651) (T52 652) (T53 653) (T54 654) (T55 655) (T56 656) (T57 657) (T58 658) (T59 659)
        (T60 660) (T61 661) (T62 662) (T63 663) (T64 664) (T65 665) (T66 666) (T67 667) (T68 668) (T69 669)
        (T70 670) (T71 671) (T72 672) (T73 673) (T74 674) (T75 675) (T76 676) (T77 677) (T78 678) (T79 679)
        (T80 680) (T81 681) (T82 682) (T83 683) (T84 684) (T85 685) (T86 686) (T87 687) (T88 688) (T89 689)
        (T90 690) (T91 691) (T92 692) (T93 693) (T94 694) (T95 695) (T96 696) (T97 697) (T98 698) (T99 699);
}
digit! { X7 7 B1
    own Push7 AddTo7 AddCarryTo7 SubFrom7 SubBorrowFrom7 CmpFrom7 CmpLessFrom7 CmpGreaterFrom7 EqTo7 Below7 HalfOver7 Units7;
    one False, False; succ X8<R>; pred P6<R>;
    add (AddTo0 X7 Add) (AddTo1 X8 Add) (AddTo2 X9 Add) (AddTo3 X0 AddCarry) (AddTo4 X1 AddCarry) (AddTo5 X2 AddCarry) (AddTo6 X3 AddCarry) (AddTo7 X4 AddCarry) (AddTo8 X5 AddCarry) (AddTo9 X6 AddCarry)
        (AddCarryTo0 X8 Add) (AddCarryTo1 X9 Add) (AddCarryTo2 X0 AddCarry) (AddCarryTo3 X1 AddCarry) (AddCarryTo4 X2 AddCarry) (AddCarryTo5 X3 AddCarry) (AddCarryTo6 X4 AddCarry) (AddCarryTo7 X5 AddCarry) (AddCarryTo8 X6 AddCarry) (AddCarryTo9 X7 AddCarry);
    sub (SubFrom0 P3 SubBorrow) (SubFrom1 P4 SubBorrow) (SubFrom2 P5 SubBorrow) (SubFrom3 P6 SubBorrow) (SubFrom4 P7 SubBorrow) (SubFrom5 P8 SubBorrow) (SubFrom6 P9 SubBorrow) (SubFrom7 P0 Sub) (SubFrom8 P1 Sub) (SubFrom9 P2 Sub)
        (SubBorrowFrom0 P2 SubBorrow) (SubBorrowFrom1 P3 SubBorrow) (SubBorrowFrom2 P4 SubBorrow) (SubBorrowFrom3 P5 SubBorrow) (SubBorrowFrom4 P6 SubBorrow) (SubBorrowFrom5 P7 SubBorrow) (SubBorrowFrom6 P8 SubBorrow) (SubBorrowFrom7 P9 SubBorrow) (SubBorrowFrom8 P0 Sub) (SubBorrowFrom9 P1 Sub);
    cmp (CmpFrom0 CmpLess) (CmpFrom1 CmpLess) (CmpFrom2 CmpLess) (CmpFrom3 CmpLess) (CmpFrom4 CmpLess) (CmpFrom5 CmpLess) (CmpFrom6 CmpLess) (CmpFrom7 Cmp) (CmpFrom8 CmpGreater) (CmpFrom9 CmpGreater)
        (CmpLessFrom0 CmpLess) (CmpLessFrom1 CmpLess) (CmpLessFrom2 CmpLess) (CmpLessFrom3 CmpLess) (CmpLessFrom4 CmpLess) (CmpLessFrom5 CmpLess) (CmpLessFrom6 CmpLess) (CmpLessFrom7 CmpLess) (CmpLessFrom8 CmpGreater) (CmpLessFrom9 CmpGreater)
        (CmpGreaterFrom0 CmpLess) (CmpGreaterFrom1 CmpLess) (CmpGreaterFrom2 CmpLess) (CmpGreaterFrom3 CmpLess) (CmpGreaterFrom4 CmpLess) (CmpGreaterFrom5 CmpLess) (CmpGreaterFrom6 CmpLess) (CmpGreaterFrom7 CmpGreater) (CmpGreaterFrom8 CmpGreater) (CmpGreaterFrom9 CmpGreater);
    ne EqTo0 EqTo1 EqTo2 EqTo3 EqTo4 EqTo5 EqTo6 EqTo8 EqTo9;
    scale (Scale2Plus0 X4 Scale2Plus1) (Scale2Plus1 X5 Scale2Plus1) (Scale2Plus2 X6 Scale2Plus1)
        (Scale3Plus0 X1 Scale3Plus2) (Scale3Plus1 X2 Scale3Plus2) (Scale3Plus2 X3 Scale3Plus2) (Scale3Plus3 X4 Scale3Plus2)
        (Scale4Plus0 X8 Scale4Plus2) (Scale4Plus1 X9 Scale4Plus2) (Scale4Plus2 X0 Scale4Plus3) (Scale4Plus3 X1 Scale4Plus3) (Scale4Plus4 X2 Scale4Plus3)
        (Scale5Plus0 X5 Scale5Plus3) (Scale5Plus1 X6 Scale5Plus3) (Scale5Plus2 X7 Scale5Plus3) (Scale5Plus3 X8 Scale5Plus3) (Scale5Plus4 X9 Scale5Plus3) (Scale5Plus5 X0 Scale5Plus4)
        (Scale6Plus0 X2 Scale6Plus4) (Scale6Plus1 X3 Scale6Plus4) (Scale6Plus2 X4 Scale6Plus4) (Scale6Plus3 X5 Scale6Plus4) (Scale6Plus4 X6 Scale6Plus4) (Scale6Plus5 X7 Scale6Plus4) (Scale6Plus6 X8 Scale6Plus4)
        (Scale7Plus0 X9 Scale7Plus4) (Scale7Plus1 X0 Scale7Plus5) (Scale7Plus2 X1 Scale7Plus5) (Scale7Plus3 X2 Scale7Plus5) (Scale7Plus4 X3 Scale7Plus5) (Scale7Plus5 X4 Scale7Plus5) (Scale7Plus6 X5 Scale7Plus5) (Scale7Plus7 X6 Scale7Plus5)
        (Scale8Plus0 X6 Scale8Plus5) (Scale8Plus1 X7 Scale8Plus5) (Scale8Plus2 X8 Scale8Plus5) (Scale8Plus3 X9 Scale8Plus5) (Scale8Plus4 X0 Scale8Plus6) (Scale8Plus5 X1 Scale8Plus6) (Scale8Plus6 X2 Scale8Plus6) (Scale8Plus7 X3 Scale8Plus6) (Scale8Plus8 X4 Scale8Plus6)
        (Scale9Plus0 X3 Scale9Plus6) (Scale9Plus1 X4 Scale9Plus6) (Scale9Plus2 X5 Scale9Plus6) (Scale9Plus3 X6 Scale9Plus6) (Scale9Plus4 X7 Scale9Plus6) (Scale9Plus5 X8 Scale9Plus6) (Scale9Plus6 X9 Scale9Plus6) (Scale9Plus7 X0 Scale9Plus7) (Scale9Plus8 X1 Scale9Plus7) (Scale9Plus9 X2 Scale9Plus7);
    times (Times2 X4 Fuse2Plus1) (Times3 X1 Fuse3Plus2) (Times4 X8 Fuse4Plus2) (Times5 X5 Fuse5Plus3) (Times6 X2 Fuse6Plus4) (Times7 X9 Fuse7Plus4) (Times8 X6 Fuse8Plus5) (Times9 X3 Fuse9Plus6);
    fuse (Fuse2Plus0 Put4Fuse2Plus1) (Fuse2Plus1 Put5Fuse2Plus1) (Fuse2Plus2 Put6Fuse2Plus1)
        (Fuse3Plus0 Put1Fuse3Plus2) (Fuse3Plus1 Put2Fuse3Plus2) (Fuse3Plus2 Put3Fuse3Plus2) (Fuse3Plus3 Put4Fuse3Plus2)
        (Fuse4Plus0 Put8Fuse4Plus2) (Fuse4Plus1 Put9Fuse4Plus2) (Fuse4Plus2 Put0Fuse4Plus3) (Fuse4Plus3 Put1Fuse4Plus3) (Fuse4Plus4 Put2Fuse4Plus3)
        (Fuse5Plus0 Put5Fuse5Plus3) (Fuse5Plus1 Put6Fuse5Plus3) (Fuse5Plus2 Put7Fuse5Plus3) (Fuse5Plus3 Put8Fuse5Plus3) (Fuse5Plus4 Put9Fuse5Plus3) (Fuse5Plus5 Put0Fuse5Plus4)
        (Fuse6Plus0 Put2Fuse6Plus4) (Fuse6Plus1 Put3Fuse6Plus4) (Fuse6Plus2 Put4Fuse6Plus4) (Fuse6Plus3 Put5Fuse6Plus4) (Fuse6Plus4 Put6Fuse6Plus4) (Fuse6Plus5 Put7Fuse6Plus4) (Fuse6Plus6 Put8Fuse6Plus4)
        (Fuse7Plus0 Put9Fuse7Plus4) (Fuse7Plus1 Put0Fuse7Plus5) (Fuse7Plus2 Put1Fuse7Plus5) (Fuse7Plus3 Put2Fuse7Plus5) (Fuse7Plus4 Put3Fuse7Plus5) (Fuse7Plus5 Put4Fuse7Plus5) (Fuse7Plus6 Put5Fuse7Plus5) (Fuse7Plus7 Put6Fuse7Plus5)
        (Fuse8Plus0 Put6Fuse8Plus5) (Fuse8Plus1 Put7Fuse8Plus5) (Fuse8Plus2 Put8Fuse8Plus5) (Fuse8Plus3 Put9Fuse8Plus5) (Fuse8Plus4 Put0Fuse8Plus6) (Fuse8Plus5 Put1Fuse8Plus6) (Fuse8Plus6 Put2Fuse8Plus6) (Fuse8Plus7 Put3Fuse8Plus6) (Fuse8Plus8 Put4Fuse8Plus6)
        (Fuse9Plus0 Put3Fuse9Plus6) (Fuse9Plus1 Put4Fuse9Plus6) (Fuse9Plus2 Put5Fuse9Plus6) (Fuse9Plus3 Put6Fuse9Plus6) (Fuse9Plus4 Put7Fuse9Plus6) (Fuse9Plus5 Put8Fuse9Plus6) (Fuse9Plus6 Put9Fuse9Plus6) (Fuse9Plus7 Put0Fuse9Plus7) (Fuse9Plus8 Put1Fuse9Plus7) (Fuse9Plus9 Put2Fuse9Plus7);
    put (stay 0 X7) (stay 1 X8) (stay 2 X9) (carry 3 X0) (carry 4 X1) (carry 5 X2) (carry 6 X3) (carry 7 X4) (carry 8 X5) (carry 9 X6);
    half (HalfOver0 P5) (HalfOver1 P5) (HalfOver2 P6) (HalfOver3 P6) (HalfOver4 P7) (HalfOver5 P7) (HalfOver6 P8) (HalfOver7 P8) (HalfOver8 P9) (HalfOver9 P9);
    units (Units0 T70) (Units1 T71) (Units2 T72) (Units3 T73) (Units4 T74) (Units5 T75) (Units6 T76) (Units7 T77) (Units8 T78) (Units9 T79);
    groups (T00 700) (T01 701) (T02 702) (T03 703) (T04 704) (T05 705) (T06 706) (T07 707) (T08 708) (T09 709)
        (T10 710) (T11 711) (T12 712) (T13 713) (T14 714) (T15 715) (T16 716) (T17 717) (T18 718) (T19 719)
        (T20 720) (T21 721) (T22 722) (T23 723) (T24 724) (T25 725) (T26 726) (T27 727) (T28 728) (T29 729)
        (T30 730) (T31 731) (T32 732) (T33 733) (T34 734) (T35 735) (T36 736) (T37 737) (T38 738) (T39 739)
        (T40 740) (T41 741) (T42 742) (T43 743) (T44 744) (T45 745) (T46 746) (T47 747) (T48 748) (T49 749)
        (T50 750) (T51 751) (T52 752) (T53 753) (T54 754) (T55 755) (T56 756) (T57 757) (T58 758) (T59 759)
        (T60 760) (T61 761) (T62 762) (T63 763) (T64 764) (T65 765) (T66 766) (T67 767) (T68 768) (T69 769)
        (T70 770) (T71 771) (T72 772) (T73 773) (T74 774) (T75 775) (T76 776) (T77 777) (T78 778) (T79 779)
        (T80 780) (T81 781) (T82 782) (T83 783) (T84 784) (T85 785) (T86 786) (T87 787) (T88 788) (T89 789)
        (T90 790) (T91 791) (T92 792) (T93 793) (T94 794) (T95 795) (T96 796) (T97 797) (T98 798) (T99 799);
}
digit! { X8 8 B0
    own Push8 AddTo8 AddCarryTo8 SubFrom8 SubBorrowFrom8 CmpFrom8 CmpLessFrom8 CmpGreaterFrom8 EqTo8 Below8 HalfOver8 Units8;
    one False, False; succ X9<R>; pred P7<R>;
    add (AddTo0 X8 Add) (AddTo1 X9 Add) (AddTo2 X0 AddCarry) (AddTo3 X1 AddCarry) (AddTo4 X2 AddCarry) (AddTo5 X3 AddCarry) (AddTo6 X4 AddCarry) (AddTo7 X5 AddCarry) (AddTo8 X6 AddCarry) (AddTo9 X7 AddCarry)
        (AddCarryTo0 X9 Add) (AddCarryTo1 X0 AddCarry) (AddCarryTo2 X1 AddCarry) (AddCarryTo3 X2 AddCarry) (AddCarryTo4 X3 AddCarry) (AddCarryTo5 X4 AddCarry) (AddCarryTo6 X5 AddCarry) (AddCarryTo7 X6 AddCarry) (AddCarryTo8 X7 AddCarry) (AddCarryTo9 X8 AddCarry);
    sub (SubFrom0 P2 SubBorrow) (SubFrom1 P3 SubBorrow) (SubFrom2 P4 SubBorrow) (SubFrom3 P5 SubBorrow) (SubFrom4 P6 SubBorrow) (SubFrom5 P7 SubBorrow) (SubFrom6 P8 SubBorrow) (SubFrom7 P9 SubBorrow) (SubFrom8 P0 Sub) (SubFrom9 P1 Sub)
        (SubBorrowFrom0 P1 SubBorrow) (SubBorrowFrom1 P2 SubBorrow) (SubBorrowFrom2 P3 SubBorrow) (SubBorrowFrom3 P4 SubBorrow) (SubBorrowFrom4 P5 SubBorrow) (SubBorrowFrom5 P6 SubBorrow) (SubBorrowFrom6 P7 SubBorrow) (SubBorrowFrom7 P8 SubBorrow) (SubBorrowFrom8 P9 SubBorrow) (SubBorrowFrom9 P0 Sub);
    cmp (CmpFrom0 CmpLess) (CmpFrom1 CmpLess) (CmpFrom2 CmpLess) (CmpFrom3 CmpLess) (CmpFrom4 CmpLess) (CmpFrom5 CmpLess) (CmpFrom6 CmpLess) (CmpFrom7 CmpLess) (CmpFrom8 Cmp) (CmpFrom9 CmpGreater)
        (CmpLessFrom0 CmpLess) (CmpLessFrom1 CmpLess) (CmpLessFrom2 CmpLess) (CmpLessFrom3 CmpLess) (CmpLessFrom4 CmpLess) (CmpLessFrom5 CmpLess) (CmpLessFrom6 CmpLess) (CmpLessFrom7 CmpLess) (CmpLessFrom8 CmpLess) (CmpLessFrom9 CmpGreater)
        (CmpGreaterFrom0 CmpLess) (CmpGreaterFrom1 CmpLess) (CmpGreaterFrom2 CmpLess) (CmpGreaterFrom3 CmpLess) (CmpGreaterFrom4 CmpLess) (CmpGreaterFrom5 CmpLess) (CmpGreaterFrom6 CmpLess) (CmpGreaterFrom7 CmpLess) (CmpGreaterFrom8 CmpGreater) (CmpGreaterFrom9 CmpGreater);
    ne EqTo0 EqTo1 EqTo2 EqTo3 EqTo4 EqTo5 EqTo6 EqTo7 EqTo9;
    scale (Scale2Plus0 X6 Scale2Plus1) (Scale2Plus1 X7 Scale2Plus1) (Scale2Plus2 X8 Scale2Plus1)
        (Scale3Plus0 X4 Scale3Plus2) (Scale3Plus1 X5 Scale3Plus2) (Scale3Plus2 X6 Scale3Plus2) (Scale3Plus3 X7 Scale3Plus2)
        (Scale4Plus0 X2 Scale4Plus3) (Scale4Plus1 X3 Scale4Plus3) (Scale4Plus2 X4 Scale4Plus3) (Scale4Plus3 X5 Scale4Plus3) (Scale4Plus4 X6 Scale4Plus3)
        (Scale5Plus0 X0 Scale5Plus4) (Scale5Plus1 X1 Scale5Plus4) (Scale5Plus2 X2 Scale5Plus4) (Scale5Plus3 X3 Scale5Plus4) (Scale5Plus4 X4 Scale5Plus4) (Scale5Plus5 X5 Scale5Plus4)
        (Scale6Plus0 X8 Scale6Plus4) (Scale6Plus1 X9 Scale6Plus4) (Scale6Plus2 X0 Scale6Plus5) (Scale6Plus3 X1 Scale6Plus5) (Scale6Plus4 X2 Scale6Plus5) (Scale6Plus5 X3 Scale6Plus5) (Scale6Plus6 X4 Scale6Plus5)
        (Scale7Plus0 X6 Scale7Plus5) (Scale7Plus1 X7 Scale7Plus5) (Scale7Plus2 X8 Scale7Plus5) (Scale7Plus3 X9 Scale7Plus5) (Scale7Plus4 X0 Scale7Plus6) (Scale7Plus5 X1 Scale7Plus6) (Scale7Plus6 X2 Scale7Plus6) (Scale7Plus7 X3 Scale7Plus6)
        (Scale8Plus0 X4 Scale8Plus6) (Scale8Plus1 X5 Scale8Plus6) (Scale8Plus2 X6 Scale8Plus6) (Scale8Plus3 X7 Scale8Plus6) (Scale8Plus4 X8 Scale8Plus6) (Scale8Plus5 X9 Scale8Plus6) (Scale8Plus6 X0 Scale8Plus7) (Scale8Plus7 X1 Scale8Plus7) (Scale8Plus8 X2 Scale8Plus7)
        (Scale9Plus0 X2 Scale9Plus7) (Scale9Plus1 X3 Scale9Plus7) (Scale9Plus2 X4 Scale9Plus7) (Scale9Plus3 X5 Scale9Plus7) (Scale9Plus4 X6 Scale9Plus7) (Scale9Plus5 X7 Scale9Plus7) (Scale9Plus6 X8 Scale9Plus7) (Scale9Plus7 X9 Scale9Plus7) (Scale9Plus8 X0 Scale9Plus8) (Scale9Plus9 X1 Scale9Plus8);
    times (Times2 X6 Fuse2Plus1) (Times3 X4 Fuse3Plus2) (Times4 X2 Fuse4Plus3) (Times5 X0 Fuse5Plus4) (Times6 X8 Fuse6Plus4) (Times7 X6 Fuse7Plus5) (Times8 X4 Fuse8Plus6) (Times9 X2 Fuse9Plus7);
    fuse (Fuse2Plus0 Put6Fuse2Plus1) (Fuse2Plus1 Put7Fuse2Plus1) (Fuse2Plus2 Put8Fuse2Plus1)
        (Fuse3Plus0 Put4Fuse3Plus2) (Fuse3Plus1 Put5Fuse3Plus2) (Fuse3Plus2 Put6Fuse3Plus2) (Fuse3Plus3 Put7Fuse3Plus2)
        (Fuse4Plus0 Put2Fuse4Plus3) (Fuse4Plus1 Put3Fuse4Plus3) (Fuse4Plus2 Put4Fuse4Plus3) (Fuse4Plus3 Put5Fuse4Plus3) (Fuse4Plus4 Put6Fuse4Plus3)
        (Fuse5Plus0 Put0Fuse5Plus4) (Fuse5Plus1 Put1Fuse5Plus4) (Fuse5Plus2 Put2Fuse5Plus4) (Fuse5Plus3 Put3Fuse5Plus4) (Fuse5Plus4 Put4Fuse5Plus4) (Fuse5Plus5 Put5Fuse5Plus4)
        (Fuse6Plus0 Put8Fuse6Plus4) (Fuse6Plus1 Put9Fuse6Plus4) (Fuse6Plus2 Put0Fuse6Plus5) (Fuse6Plus3 Put1Fuse6Plus5) (Fuse6Plus4 Put2Fuse6Plus5) (Fuse6Plus5 Put3Fuse6Plus5) (Fuse6Plus6 Put4Fuse6Plus5)
        (Fuse7Plus0 Put6Fuse7Plus5) (Fuse7Plus1 Put7Fuse7Plus5) (Fuse7Plus2 Put8Fuse7Plus5) (Fuse7Plus3 Put9Fuse7Plus5) (Fuse7Plus4 Put0Fuse7Plus6) (Fuse7Plus5 Put1Fuse7Plus6) (Fuse7Plus6 Put2Fuse7Plus6) (Fuse7Plus7 Put3Fuse7Plus6)
        (Fuse8Plus0 Put4Fuse8Plus6) (Fuse8Plus1 Put5Fuse8Plus6) (Fuse8Plus2 Put6Fuse8Plus6) (Fuse8Plus3 Put7Fuse8Plus6) (Fuse8Plus4 Put8Fuse8Plus6) (Fuse8Plus5 Put9Fuse8Plus6) (Fuse8Plus6 Put0Fuse8Plus7) (Fuse8Plus7 Put1Fuse8Plus7) (Fuse8Plus8 Put2Fuse8Plus7)
        (Fuse9Plus0 Put2Fuse9Plus7) (Fuse9Plus1 Put3Fuse9Plus7) (Fuse9Plus2 Put4Fuse9Plus7) (Fuse9Plus3 Put5Fuse9Plus7) (Fuse9Plus4 Put6Fuse9Plus7) (Fuse9Plus5 Put7Fuse9Plus7) (Fuse9Plus6 Put8Fuse9Plus7) (Fuse9Plus7 Put9Fuse9Plus7) (Fuse9Plus8 Put0Fuse9Plus8) (Fuse9Plus9 Put1Fuse9Plus8);
    put (stay 0 X8) (stay 1 X9) (carry 2 X0) (carry 3 X1) (carry 4 X2) (carry 5 X3) (carry 6 X4) (carry 7 X5) (carry 8 X6) (carry 9 X7);
    half (HalfOver0 P0) (HalfOver1 P0) (HalfOver2 P1) (HalfOver3 P1) (HalfOver4 P2) (HalfOver5 P2) (HalfOver6 P3) (HalfOver7 P3) (HalfOver8 P4) (HalfOver9 P4);
    units (Units0 T80) (Units1 T81) (Units2 T82) (Units3 T83) (Units4 T84) (Units5 T85) (Units6 T86) (Units7 T87) (Units8 T88) (Units9 T89);
    groups (T00 800) (T01 801) (T02 802) (T03 803) (T04 804) (T05 805) (T06 806) (T07 807) (T08 808) (T09 809)
        (T10 810) (T11 811) (T12 812) (T13 813) (T14 814) (T15 815) (T16 816) (T17 817) (T18 818) (T19 819)
        (T20 820) (T21 821) (T22 822) (T23 823) (T24 824) (T25 825) (T26 826) (T27 827) (T28 828) (T29 829)
        (T30 830) (T31 831) (T32 832) (T33 833) (T34 834) (T35 835) (T36 836) (T37 837) (T38 838) (T39 839)
        (T40 840) (T41 841) (T42 842) (T43 843) (T44 844) (T45 845) (T46 846) (T47 847) (T48 848) (T49 849)
        (T50 850) (T51 851) (T52 852) (T53 853) (T54 854) (T55 855) (T56 856) (T57 857) (T58 858) (T59 859)
        (T60 860) (T61 861) (T62 862) (T63 863) (T64 864) (T65 865) (T66 866) (T67 867) (T68 868) (T69 869)
        (T70 870) (T71 871) (T72 872) (T73 873) (T74 874) (T75 875) (T76 876) (T77 877) (T78 878) (T79 879)
        (T80 880) (T81 881) (T82 882) (T83 883) (T84 884) (T85 885) (T86 886) (T87 887) (T88 888) (T89 889)
        (T90 890) (T91 891) (T92 892) (T93 893) (T94 894) (T95 895) (T96 896) (T97 897) (T98 898) (T99 899);
}
digit! { X9 9 B1
    own Push9 AddTo9 AddCarryTo9 SubFrom9 SubBorrowFrom9 CmpFrom9 CmpLessFrom9 CmpGreaterFrom9 EqTo9 Below9 HalfOver9 Units9;
    one False, False; succ X0<R::Succ>; pred P8<R>;
    add (AddTo0 X9 Add) (AddTo1 X0 AddCarry) (AddTo2 X1 AddCarry) (AddTo3 X2 AddCarry) (AddTo4 X3 AddCarry) (AddTo5 X4 AddCarry) (AddTo6 X5 AddCarry) (AddTo7 X6 AddCarry) (AddTo8 X7 AddCarry) (AddTo9 X8 AddCarry)
        (AddCarryTo0 X0 AddCarry) (AddCarryTo1 X1 AddCarry) (AddCarryTo2 X2 AddCarry) (AddCarryTo3 X3 AddCarry) (AddCarryTo4 X4 AddCarry) (AddCarryTo5 X5 AddCarry) (AddCarryTo6 X6 AddCarry) (AddCarryTo7 X7 AddCarry) (AddCarryTo8 X8 AddCarry) (AddCarryTo9 X9 AddCarry);
    sub (SubFrom0 P1 SubBorrow) (SubFrom1 P2 SubBorrow) (SubFrom2 P3 SubBorrow) (SubFrom3 P4 SubBorrow) (SubFrom4 P5 SubBorrow) (SubFrom5 P6 SubBorrow) (SubFrom6 P7 SubBorrow) (SubFrom7 P8 SubBorrow) (SubFrom8 P9 SubBorrow) (SubFrom9 P0 Sub)
        (SubBorrowFrom0 P0 SubBorrow) (SubBorrowFrom1 P1 SubBorrow) (SubBorrowFrom2 P2 SubBorrow) (SubBorrowFrom3 P3 SubBorrow) (SubBorrowFrom4 P4 SubBorrow) (SubBorrowFrom5 P5 SubBorrow) (SubBorrowFrom6 P6 SubBorrow) (SubBorrowFrom7 P7 SubBorrow) (SubBorrowFrom8 P8 SubBorrow) (SubBorrowFrom9 P9 SubBorrow);
    cmp (CmpFrom0 CmpLess) (CmpFrom1 CmpLess) (CmpFrom2 CmpLess) (CmpFrom3 CmpLess) (CmpFrom4 CmpLess) (CmpFrom5 CmpLess) (CmpFrom6 CmpLess) (CmpFrom7 CmpLess) (CmpFrom8 CmpLess) (CmpFrom9 Cmp)
        (CmpLessFrom0 CmpLess) (CmpLessFrom1 CmpLess) (CmpLessFrom2 CmpLess) (CmpLessFrom3 CmpLess) (CmpLessFrom4 CmpLess) (CmpLessFrom5 CmpLess) (CmpLessFrom6 CmpLess) (CmpLessFrom7 CmpLess) (CmpLessFrom8 CmpLess) (CmpLessFrom9 CmpLess)
        (CmpGreaterFrom0 CmpLess) (CmpGreaterFrom1 CmpLess) (CmpGreaterFrom2 CmpLess) (CmpGreaterFrom3 CmpLess) (CmpGreaterFrom4 CmpLess) (CmpGreaterFrom5 CmpLess) (CmpGreaterFrom6 CmpLess) (CmpGreaterFrom7 CmpLess) (CmpGreaterFrom8 CmpLess) (CmpGreaterFrom9 CmpGreater);
    ne EqTo0 EqTo1 EqTo2 EqTo3 EqTo4 EqTo5 EqTo6 EqTo7 EqTo8;
    scale (Scale2Plus0 X8 Scale2Plus1) (Scale2Plus1 X9 Scale2Plus1) (Scale2Plus2 X0 Scale2Plus2)
        (Scale3Plus0 X7 Scale3Plus2) (Scale3Plus1 X8 Scale3Plus2) (Scale3Plus2 X9 Scale3Plus2) (Scale3Plus3 X0 Scale3Plus3)
        (Scale4Plus0 X6 Scale4Plus3) (Scale4Plus1 X7 Scale4Plus3) (Scale4Plus2 X8 Scale4Plus3) (Scale4Plus3 X9 Scale4Plus3) (Scale4Plus4 X0 Scale4Plus4)
        (Scale5Plus0 X5 Scale5Plus4) (Scale5Plus1 X6 Scale5Plus4) (Scale5Plus2 X7 Scale5Plus4) (Scale5Plus3 X8 Scale5Plus4) (Scale5Plus4 X9 Scale5Plus4) (Scale5Plus5 X0 Scale5Plus5)
        (Scale6Plus0 X4 Scale6Plus5) (Scale6Plus1 X5 Scale6Plus5) (Scale6Plus2 X6 Scale6Plus5) (Scale6Plus3 X7 Scale6Plus5) (Scale6Plus4 X8 Scale6Plus5) (Scale6Plus5 X9 Scale6Plus5) (Scale6Plus6 X0 Scale6Plus6)
        (Scale7Plus0 X3 Scale7Plus6) (Scale7Plus1 X4 Scale7Plus6) (Scale7Plus2 X5 Scale7Plus6) (Scale7Plus3 X6 Scale7Plus6) (Scale7Plus4 X7 Scale7Plus6) (Scale7Plus5 X8 Scale7Plus6) (Scale7Plus6 X9 Scale7Plus6) (Scale7Plus7 X0 Scale7Plus7)
        (Scale8Plus0 X2 Scale8Plus7) (Scale8Plus1 X3 Scale8Plus7) (Scale8Plus2 X4 Scale8Plus7) (Scale8Plus3 X5 Scale8Plus7) (Scale8Plus4 X6 Scale8Plus7) (Scale8Plus5 X7 Scale8Plus7) (Scale8Plus6 X8 Scale8Plus7) (Scale8Plus7 X9 Scale8Plus7) (Scale8Plus8 X0 Scale8Plus8)
        (Scale9Plus0 X1 Scale9Plus8) (Scale9Plus1 X2 Scale9Plus8) (Scale9Plus2 X3 Scale9Plus8) (Scale9Plus3 X4 Scale9Plus8) (Scale9Plus4 X5 Scale9Plus8) (Scale9Plus5 X6 Scale9Plus8) (Scale9Plus6 X7 Scale9Plus8) (Scale9Plus7 X8 Scale9Plus8) (Scale9Plus8 X9 Scale9Plus8) (Scale9Plus9 X0 Scale9Plus9);
    times (Times2 X8 Fuse2Plus1) (Times3 X7 Fuse3Plus2) (Times4 X6 Fuse4Plus3) (Times5 X5 Fuse5Plus4) (Times6 X4 Fuse6Plus5) (Times7 X3 Fuse7Plus6) (Times8 X2 Fuse8Plus7) (Times9 X1 Fuse9Plus8);
    fuse (Fuse2Plus0 Put8Fuse2Plus1) (Fuse2Plus1 Put9Fuse2Plus1) (Fuse2Plus2 Put0Fuse2Plus2)
        (Fuse3Plus0 Put7Fuse3Plus2) (Fuse3Plus1 Put8Fuse3Plus2) (Fuse3Plus2 Put9Fuse3Plus2) (Fuse3Plus3 Put0Fuse3Plus3)
        (Fuse4Plus0 Put6Fuse4Plus3) (Fuse4Plus1 Put7Fuse4Plus3) (Fuse4Plus2 Put8Fuse4Plus3) (Fuse4Plus3 Put9Fuse4Plus3) (Fuse4Plus4 Put0Fuse4Plus4)
        (Fuse5Plus0 Put5Fuse5Plus4) (Fuse5Plus1 Put6Fuse5Plus4) (Fuse5Plus2 Put7Fuse5Plus4) (Fuse5Plus3 Put8Fuse5Plus4) (Fuse5Plus4 Put9Fuse5Plus4) (Fuse5Plus5 Put0Fuse5Plus5)
        (Fuse6Plus0 Put4Fuse6Plus5) (Fuse6Plus1 Put5Fuse6Plus5) (Fuse6Plus2 Put6Fuse6Plus5) (Fuse6Plus3 Put7Fuse6Plus5) (Fuse6Plus4 Put8Fuse6Plus5) (Fuse6Plus5 Put9Fuse6Plus5) (Fuse6Plus6 Put0Fuse6Plus6)
        (Fuse7Plus0 Put3Fuse7Plus6) (Fuse7Plus1 Put4Fuse7Plus6) (Fuse7Plus2 Put5Fuse7Plus6) (Fuse7Plus3 Put6Fuse7Plus6) (Fuse7Plus4 Put7Fuse7Plus6) (Fuse7Plus5 Put8Fuse7Plus6) (Fuse7Plus6 Put9Fuse7Plus6) (Fuse7Plus7 Put0Fuse7Plus7)
        (Fuse8Plus0 Put2Fuse8Plus7) (Fuse8Plus1 Put3Fuse8Plus7) (Fuse8Plus2 Put4Fuse8Plus7) (Fuse8Plus3 Put5Fuse8Plus7) (Fuse8Plus4 Put6Fuse8Plus7) (Fuse8Plus5 Put7Fuse8Plus7) (Fuse8Plus6 Put8Fuse8Plus7) (Fuse8Plus7 Put9Fuse8Plus7) (Fuse8Plus8 Put0Fuse8Plus8)
        (Fuse9Plus0 Put1Fuse9Plus8) (Fuse9Plus1 Put2Fuse9Plus8) (Fuse9Plus2 Put3Fuse9Plus8) (Fuse9Plus3 Put4Fuse9Plus8) (Fuse9Plus4 Put5Fuse9Plus8) (Fuse9Plus5 Put6Fuse9Plus8) (Fuse9Plus6 Put7Fuse9Plus8) (Fuse9Plus7 Put8Fuse9Plus8) (Fuse9Plus8 Put9Fuse9Plus8) (Fuse9Plus9 Put0Fuse9Plus9);
    put (stay 0 X9) (carry 1 X0) (carry 2 X1) (carry 3 X2) (carry 4 X3) (carry 5 X4) (carry 6 X5) (carry 7 X6) (carry 8 X7) (carry 9 X8);
    half (HalfOver0 P5) (HalfOver1 P5) (HalfOver2 P6) (HalfOver3 P6) (HalfOver4 P7) (HalfOver5 P7) (HalfOver6 P8) (HalfOver7 P8) (HalfOver8 P9) (HalfOver9 P9);
    units (Units0 T90) (Units1 T91) (Units2 T92) (Units3 T93) (Units4 T94) (Units5 T95) (Units6 T96) (Units7 T97) (Units8 T98) (Units9 T99);
    groups (T00 900) (T01 901) (T02 902) (T03 903) (T04 904) (T05 905) (T06 906) (T07 907) (T08 908) (T09 909)
        (T10 910) (T11 911) (T12 912) (T13 913) (T14 914) (T15 915) (T16 916) (T17 917) (T18 918) (T19 919)
        (T20 920) (T21 921) (T22 922) (T23 923) (T24 924) (T25 925) (T26 926) (T27 927) (T28 928) (T29 929)
        (T30 930) (T31 931) (T32 932) (T33 933) (T34 934) (T35 935) (T36 936) (T37 937) (T38 938) (T39 939)
        (T40 940) (T41 941) (T42 942) (T43 943) (T44 944) (T45 945) (T46 946) (T47 947) (T48 948) (T49 949)
        (T50 950) (T51 951) (T52 952) (T53 953) (T54 954) (T55 955) (T56 956) (T57 957) (T58 958) (T59 959)
        (T60 960) (T61 961) (T62 962) (T63 963) (T64 964) (T65 965) (T66 966) (T67 967) (T68 968) (T69 969)
        (T70 970) (T71 971) (T72 972) (T73 973) (T74 974) (T75 975) (T76 976) (T77 977) (T78 978) (T79 979)
        (T80 980) (T81 981) (T82 982) (T83 983) (T84 984) (T85 985) (T86 986) (T87 987) (T88 988) (T89 989)
        (T90 990) (T91 991) (T92 992) (T93 993) (T94 994) (T95 995) (T96 996) (T97 997) (T98 998) (T99 999);
}
